"""The compiled doors to a game, for Python: every rule as (array of records, index).

A generic module (see `contract`): `Game` binds it to a game's rules.
"""

from regalia.compiler import rule
from regalia.contract import (
    act,
    actors,
    await_seats,
    clock,
    clock_seconds,
    deal,
    greedy,
    hide,
    imagine,
    legal,
    mix_anew,
    places,
    points,
    refuse,
    refuse_kind,
    tick,
)
from regalia.kernel import below, change_stream, forget_events, hide_shared, pick_seat
from regalia.schema import Array, Values


@rule
def deal_at(records: Array, index: int) -> None:
    deal(records[index])


@rule
def actors_at(records: Array, index: int) -> int:
    return actors(records[index])


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
    act(records[index], seat, action)


@rule
def clock_at(records: Array, index: int) -> int:
    return clock(records[index])


@rule
def clock_seconds_at(records: Array, index: int) -> int:
    return clock_seconds(records[index])


@rule
def tick_at(records: Array, index: int) -> None:
    """The glass that runs has run out; where none runs, nothing happens."""
    s = records[index]
    if clock(s) != 0:
        forget_events(s)
        tick(s)


@rule
def hide_at(records: Array, index: int, seat: int) -> None:
    hide_shared(records[index], seat)
    hide(records[index], seat)


@rule
def imagine_at(records: Array, index: int, seat: int) -> None:
    s = records[index]
    revealed = s.revealed
    imagine(s, seat)
    s.revealed = revealed  # what is imagined comes to nobody's knowledge


@rule
def places_at(records: Array, index: int, out: Values) -> None:
    places(records[index], out)


@rule
def points_at(records: Array, index: int, out: Values) -> None:
    points(records[index], out)


@rule
def greedy_at(records: Array, index: int, seat: int, out: Values) -> int:
    s = records[index]
    return greedy(s, seat, out, legal(s, seat, out))


@rule
def change_stream_at(records: Array, index: int, stream: int) -> None:
    """Go on after an undo past a reveal: nothing comes again in the order that was seen."""
    s = records[index]
    revealed = s.revealed
    change_stream(s, stream)
    mix_anew(s)
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
        act(s, seat, action)
    return most
