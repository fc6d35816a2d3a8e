"""What is legal, and what stands in the way of the rest: both from the same two predicates of a game."""

from typing import Any

from regalia.contract import Rules
from regalia.kernel import State, forget_events, has, inlined_rule, rule
from regalia.schema import ALLOWED, GAME_OVER, Actions, Values


class Legality:
    """The rules derived from a game's own (see `contract`): what is legal and what is refused cannot disagree."""

    def __init__(self, rules: Rules[Any], actions: Actions) -> None:
        first, verb_of = actions.first, actions.verb

        @rule
        def legal(s: State, seat: int, out: Values) -> int:
            """Write the code of every legal action of a seat; return how many there are."""
            if not has(rules.actors(s), seat):
                return 0
            found = 0
            for verb in range(len(first) - 1):
                if rules.refuse_verb(s, seat, verb) == ALLOWED:
                    for action in range(first[verb], first[verb + 1]):
                        if rules.refuse_choice(s, seat, verb, action) == ALLOWED:
                            out[found] = action
                            found += 1
            return found

        @rule
        def refuse_kind(s: State, seat: int, verb: int) -> int:
            """The reason against anything of a kind, whatever the arguments; ALLOWED if there is none."""
            if rules.actors(s) == 0 and rules.clock(s) == 0:
                return GAME_OVER
            reason = rules.refuse_seat(s, seat)
            return reason if reason != ALLOWED else rules.refuse_verb(s, seat, verb)

        @rule
        def refuse(s: State, seat: int, action: int) -> int:
            """ALLOWED if the action is legal now, else the reason to give: of two causes the first in the table."""
            verb = verb_of[action]
            reason = refuse_kind(s, seat, verb)
            other = rules.refuse_choice(s, seat, verb, action)
            return reason if other == ALLOWED or ALLOWED < reason < other else other

        @inlined_rule
        def await_seats(s: State) -> int:
            """The mask of the seats that may act in a simulation; 0 when the game is over.

            Time passes outside of the rules. In a simulation nobody measures it: the clock acts when no seat can.
            """
            waiting = rules.actors(s)
            while waiting == 0 and rules.clock(s) != 0:
                forget_events(s)
                rules.tick(s)
                waiting = rules.actors(s)
            return waiting

        self.legal, self.refuse, self.refuse_kind, self.await_seats = legal, refuse, refuse_kind, await_seats
