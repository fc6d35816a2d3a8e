"""A game's rules as Python calls them: every rule by (array of records, index)."""

from typing import Any

from regalia.compiler import rule
from regalia.contract import Greedy, Rules
from regalia.kernel import below, change_stream, forget_events, hide_shared, pick_seat
from regalia.legality import Legality
from regalia.schema import Array, Values


class EntryPoints:
    """The compiled entry points of one game."""

    def __init__(self, rules: Rules[Any], legality: Legality, bot: Greedy[Any]) -> None:
        legal, refuse, refuse_kind = legality.legal, legality.refuse, legality.refuse_kind
        await_seats = legality.await_seats

        @rule
        def deal_at(records: Array, index: int) -> None:
            rules.deal(records[index])

        @rule
        def actors_at(records: Array, index: int) -> int:
            return rules.actors(records[index])

        @rule
        def clock_at(records: Array, index: int) -> int:
            return rules.clock(records[index])

        @rule
        def clock_seconds_at(records: Array, index: int) -> int:
            return rules.clock_seconds(records[index])

        @rule
        def tick_at(records: Array, index: int) -> None:
            forget_events(records[index])
            rules.tick(records[index])

        @rule
        def legal_at(records: Array, index: int, seat: int, out: Values) -> int:
            return legal(records[index], seat, out)

        @rule
        def refuse_at(records: Array, index: int, seat: int, action: int) -> int:
            return refuse(records[index], seat, action)

        @rule
        def refuse_kind_at(records: Array, index: int, seat: int, verb: int) -> int:
            return refuse_kind(records[index], seat, verb)

        @rule
        def act_at(records: Array, index: int, seat: int, action: int) -> None:
            forget_events(records[index])
            rules.act(records[index], seat, action)

        @rule
        def hide_at(records: Array, index: int, seat: int) -> None:
            hide_shared(records[index], seat)
            rules.hide(records[index], seat)

        @rule
        def imagine_at(records: Array, index: int, seat: int) -> None:
            s = records[index]
            revealed = s.revealed
            rules.imagine(s, seat)
            s.revealed = revealed  # what is imagined comes to nobody's knowledge

        @rule
        def places_at(records: Array, index: int, out: Values) -> None:
            rules.places(records[index], out)

        @rule
        def points_at(records: Array, index: int, out: Values) -> None:
            rules.points(records[index], out)

        @rule
        def greedy_at(records: Array, index: int, seat: int, out: Values) -> int:
            s = records[index]
            return bot.greedy(s, seat, out, legal(s, seat, out))

        @rule
        def change_stream_at(records: Array, index: int, stream: int) -> None:
            """Go on after an undo past a reveal: nothing comes again in the order that was seen."""
            s = records[index]
            revealed = s.revealed
            change_stream(s, stream)
            rules.mix_anew(s)
            s.revealed = revealed  # what is mixed comes to nobody's knowledge

        @rule
        def forget_events_at(records: Array, index: int) -> None:
            forget_events(records[index])

        @rule
        def play_randomly(records: Array, index: int, most: int, chance: Array, out: Values) -> int:
            """Play random legal actions, chosen from the caller's own stream; return how many were played."""
            s = records[index]
            for played in range(most):
                waiting = await_seats(s)
                if waiting == 0:
                    return played
                seat = pick_seat(chance[0], waiting)
                action = out[below(chance[0], legal(s, seat, out))]
                forget_events(s)
                rules.act(s, seat, action)
            return most

        self.deal_at = deal_at
        self.actors_at = actors_at
        self.clock_at = clock_at
        self.clock_seconds_at = clock_seconds_at
        self.tick_at = tick_at
        self.legal_at = legal_at
        self.refuse_at = refuse_at
        self.refuse_kind_at = refuse_kind_at
        self.act_at = act_at
        self.hide_at = hide_at
        self.imagine_at = imagine_at
        self.places_at = places_at
        self.points_at = points_at
        self.greedy_at = greedy_at
        self.change_stream_at = change_stream_at
        self.forget_events_at = forget_events_at
        self.play_randomly = play_randomly
