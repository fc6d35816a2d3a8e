"""Why not: refusals with the one reason that a player should hear, as the rulings have it."""

from collections.abc import Callable
from typing import Any

import pytest

from regalia import Match
from tests.games.language import assert_refused
from tests.games.tumult.table import LAST, Player, action, crowned_by, play, player, table

CHEAP = "b1 m1"
ALMOST_ALL = "b1 b1 b2 b2 b2 b3 b3 m1 m1 m2 m2 m2 m3"


def over() -> Match:
    return play(table(player(castle="m2 t3", fields="a2", placed=22), realm=LAST), "place a1; pay m2; pay t3")


def erecting(done: str = "", **fields: Any) -> Match:
    """The second seat places its first statue."""
    none: dict[str, Any] = {"tiles": [-1] * 27, "spots": ["gone"] * 27, "set_aside": [-1] * 12}
    match = table(phase="first_statues", rounds=0, turn=1, **none, **fields)
    return play(match, done) if done else match


def waiting(*said: str, players: int = 2) -> Match:
    """Before the hourglass; the first seat is king."""
    match = table(*[player()] * players, phase="ready")
    return play(match, "; ".join(said)) if said else match


def robbing(done: str = "", *players: Player, **fields: Any) -> Match:
    match = table(*players, phase="taxes", **fields)
    return play(match, done) if done else match


def last_tiles_in_hands() -> Match:
    """The first and the third seat hold the last tiles."""
    seats = (player(castle=f"{ALMOST_ALL} t1 t1 t2 t2 t2 t3", hand="t3"), player(), player(hand="m3"))
    return robbing("", *seats, taxes="budget")


def placing(castle: str = CHEAP, own: str = "a1", **fields: Any) -> Match:
    return table(player(castle=castle, fields=own), player(fields="f6"), **fields)


def paying(field: str, paid: str = "", castle: str = CHEAP) -> Match:
    return play(placing(castle), "; ".join([f"place {field}", *[f"pay {tile}" for tile in paid.split()]]))


def revealing(*done: str, players: int = 2) -> Match:
    down = " ".join(map(str, range(players, 2 * players)))
    match = crowned_by(*[player()] * players, chronicle=2, down=down)
    return play(match, "; ".join(done)) if done else match


def nearly_done(placed: int) -> Match:
    """So many statues stand, on a realm whose first row are palaces and whose fifth are villages."""
    return table(player(castle="b1 m3 t3", fields="a2", placed=placed), realm=LAST)


_ROWS: list[tuple[str, Callable[[], Match], int, str, str]] = [
    # the game is over: before anything else
    ("over", over, 0, "pass", "game-over"),
    ("over, and whoever asks", over, 1, "lift 3", "game-over"),
    ("over, before what can never be", over, 0, "reveal 7", "game-over"),
    # T3, T7, T9, T14: one seat at a time
    ("T3 the lowest rank begins", erecting, 0, "erect b2", "not-your-turn"),
    ("T3 before the step", erecting, 0, "lift 3", "not-your-turn"),
    ("T7 from the lowest rank up", lambda: robbing(taxes="turns"), 0, "lift 3", "not-your-turn"),
    ("T7 before an empty hand", lambda: robbing(taxes="turns"), 0, "keep", "not-your-turn"),
    ("T9 the king places first", placing, 1, "pass", "not-your-turn"),
    ("T9 before what can never be", placing, 1, "place 4 0", "not-your-turn"),
    ("T11 another pays", lambda: paying("a2"), 1, "pay b1", "not-your-turn"),
    ("T14 the king chooses", revealing, 1, "reveal 2", "not-your-turn"),
    # T6: who waits for whom
    ("T6 the king is early", waiting, 0, "start", "others-not-ready"),
    ("T6 one of two is not ready", lambda: waiting("2: ready", players=3), 0, "start", "others-not-ready"),
    ("T6 the king, before the step", waiting, 0, "lift 3", "others-not-ready"),
    ("T6 the king, before what he never says", waiting, 0, "ready", "others-not-ready"),
    ("T6 ready twice", lambda: waiting("1: ready"), 1, "ready", "ready-already"),
    ("T6 ready while others are not", lambda: waiting("2: ready", players=3), 2, "ready", "ready-already"),
    ("T6 ready, before the king's part", lambda: waiting("1: ready"), 1, "start", "ready-already"),
    ("T6 a lift after the sand", lambda: robbing("0: lift 3; clock: sand"), 1, "lift 5", "sand-out"),
    ("T6 a keep after the sand", lambda: robbing("0: lift 3; clock: sand"), 1, "keep", "sand-out"),
    ("T6 done after the sand", lambda: robbing("0: lift 3; clock: sand"), 1, "done", "sand-out"),
    (
        "T6 a hand just emptied",
        lambda: robbing("0: lift 3; 1: lift 4; clock: sand; 1: return"),
        1,
        "lift 4",
        "sand-out",
    ),
    ("T6 done is final", lambda: robbing("0: done"), 0, "lift 1", "done"),
    ("T6 done twice", lambda: robbing("0: done"), 0, "done", "done"),
    ("T6 done, before an empty hand", lambda: robbing("0: done"), 0, "keep", "done"),
    ("T7 withdrawn for the round", lambda: robbing("done", taxes="turns"), 1, "lift 1", "done"),
    ("T7 done with movements left", lambda: robbing("0: done", taxes="budget"), 0, "lift 1", "done"),
    (
        "T7 the budget is spent",
        lambda: robbing("0: lift 0; 0: return", taxes="budget", budget=2),
        0,
        "lift 1",
        "no-movement-left",
    ),
    (
        "T7 spent, before another hand",
        lambda: robbing("1: lift 5; 0: lift 0; 0: return", taxes="budget", budget=2),
        0,
        "lift 5",
        "no-movement-left",
    ),
    (
        "T7 twelve lifts",
        lambda: robbing("lift 0; return", taxes="turns", moves=[0, 11, 0, 0]),
        1,
        "lift 1",
        "no-lift-left",
    ),
    ("T7 the last tiles are in other hands", last_tiles_in_hands, 1, "lift 20", "nothing-to-lift"),
    ("T7 waiting, even to be done", last_tiles_in_hands, 1, "done", "nothing-to-lift"),
    # T3: the first statues come first
    ("T3 a field to pay for", erecting, 1, "place b2", "first-statues"),
    ("T3 a tile", erecting, 1, "lift 3", "first-statues"),
    ("T3 a pass", erecting, 1, "pass", "first-statues"),
    ("T3 before what can never be", erecting, 1, "reveal 7", "first-statues"),
    # T6: before the hourglass runs
    ("T6 a subject turns the hourglass", waiting, 1, "start", "king-turns-it"),
    ("T6 the king says ready", lambda: waiting("1: ready"), 0, "ready", "king-is-not-asked"),
    ("T6 a tile too early", waiting, 1, "lift 3", "not-started"),
    ("T6 the king lifts too early", lambda: waiting("1: ready"), 0, "lift 3", "not-started"),
    ("T6 a statue before taxes", waiting, 1, "pass", "not-started"),
    ("T6 too early, before no such tile", waiting, 1, "lift 26", "not-started"),
    # T6: while taxes are collected
    ("T6 a statue amid the taxes", robbing, 0, "place a1", "taxes-first"),
    ("T6 a pass amid the taxes", robbing, 0, "pass", "taxes-first"),
    ("T6 a payment amid the taxes", robbing, 0, "pay b1", "taxes-first"),
    ("T6 ready when it runs", robbing, 1, "ready", "taxes-first"),
    ("T6 started twice", robbing, 0, "start", "taxes-first"),
    ("T6 the phase before the hand", lambda: robbing("0: lift 3"), 0, "pass", "taxes-first"),
    ("T6 the phase, when the sand is out", lambda: robbing("0: lift 3; clock: sand"), 0, "erect a1", "taxes-first"),
    ("T6 a second tile", lambda: robbing("0: lift 3"), 0, "lift 4", "hand-full"),
    ("T6 done with a tile", lambda: robbing("0: lift 3"), 0, "done", "hand-full"),
    ("T6 the same tile again", lambda: robbing("0: lift 3"), 0, "lift 3", "hand-full"),
    ("T6 a full hand before another's", lambda: robbing("1: lift 4; 0: lift 3"), 0, "lift 4", "hand-full"),
    ("T6 done, when the sand is out", lambda: robbing("0: lift 3; clock: sand"), 0, "done", "hand-full"),
    ("T7 a full hand in turns", lambda: robbing("lift 3", taxes="turns"), 1, "lift 4", "hand-full"),
    ("T6 nothing to keep", robbing, 0, "keep", "hand-empty"),
    ("T6 nothing to put back", robbing, 0, "return", "hand-empty"),
    ("T6 kept already", lambda: robbing("0: lift 3; 0: keep"), 0, "keep", "hand-empty"),
    # T9, T11, T14: the other steps
    ("T9 a tile amid the placing", placing, 0, "lift 0", "placing-now"),
    ("T9 done amid the placing", placing, 0, "done", "placing-now"),
    ("T9 a first statue too late", placing, 0, "erect a2", "placing-now"),
    ("T9 a region amid the placing", placing, 0, "reveal 1", "placing-now"),
    ("T11 a payment for nothing", placing, 0, "pay b1", "no-field-chosen"),
    ("T11 no field, before the castle", placing, 0, "pay t3", "no-field-chosen"),
    ("T11 another field", lambda: paying("a2"), 0, "place b2", "finish-payment"),
    ("T11 a pass amid a payment", lambda: paying("a2", "b1"), 0, "pass", "finish-payment"),
    ("T11 before a field taken", lambda: paying("a2"), 0, "place a1", "finish-payment"),
    ("T14 a pass amid the reveal", revealing, 0, "pass", "revealing-now"),
    ("T14 a tile amid the reveal", revealing, 0, "lift 0", "revealing-now"),
    # T1, T5: what can never be
    ("T5 the sixteenth of fifteen", robbing, 0, "lift 15", "no-such-tile"),
    ("T5 the last place of four players", robbing, 0, "lift 26", "no-such-tile"),
    ("T5 the 22nd of three players", lambda: robbing("", *[player()] * 3), 0, "lift 21", "no-such-tile"),
    ("T1 a field beyond the realm", placing, 0, "place 4 0", "no-such-region"),
    ("T1 a first statue beyond it", erecting, 1, "erect 7 8", "no-such-region"),
    ("T1 a region beyond it", revealing, 0, "reveal 4", "no-such-region"),
    # T11: what one owns
    ("T11 a value not owned", lambda: paying("a2"), 0, "pay b3", "not-in-castle"),
    ("T11 not owned, before the price", lambda: paying("a2"), 0, "pay t1", "not-in-castle"),
    ("T11 not owned, before covered", lambda: paying("a2", "b1"), 0, "pay b2", "not-in-castle"),
    # T6: the tile
    ("T6 another hand has it", lambda: robbing("1: lift 4"), 0, "lift 4", "in-another-hand"),
    ("T6 another hand, on a budget", lambda: robbing("1: lift 4", taxes="budget"), 0, "lift 4", "in-another-hand"),
    ("T6 another has kept it", lambda: robbing("1: lift 4; 1: keep"), 0, "lift 4", "tile-kept"),
    ("T6 kept oneself", lambda: robbing("0: lift 4; 0: keep"), 0, "lift 4", "tile-kept"),
    # T3: the pasture
    ("T3 a region face down", lambda: erecting(down="1"), 1, "erect f1", "first-face-down"),
    ("T3 face down, before the terrain", lambda: erecting(down="1"), 1, "erect e1", "first-face-down"),
    ("T3 a pasture taken", lambda: erecting("erect b2"), 0, "erect b2", "first-field-taken"),
    ("T3 a forest", erecting, 1, "erect b1", "no-pasture"),
    ("T3 a palace", erecting, 1, "erect e1", "no-pasture"),
    # T9, T10, T18: the field
    ("T10 a region face down", lambda: placing(own="a1 c1", down="1"), 0, "place d1", "region-face-down"),
    ("T10 face down, before the reach", lambda: placing(down="1"), 0, "place e2", "region-face-down"),
    ("T10 a region just revealed", lambda: placing(own="a1 c1", closed="1"), 0, "place d1", "region-closed"),
    ("T10 closed, before the price", lambda: placing(closed="1"), 0, "place f1", "region-closed"),
    ("T9 an own field", placing, 0, "place a1", "field-taken"),
    ("T9 another's field", placing, 0, "place f6", "field-taken"),
    ("T10 a mountain apart", placing, 0, "place c1", "out-of-reach"),
    ("T10 a village apart", lambda: placing("b3 m3"), 0, "place d1", "out-of-reach"),
    ("T10 a palace apart, before the price", placing, 0, "place f2", "out-of-reach"),
    ("T10 a corner is no side", lambda: placing(own="b2"), 0, "place c1", "out-of-reach"),
    ("T18 three statues of one", lambda: nearly_done(24), 0, "place a1", "too-few-statues"),
    ("T18 three statues of two", lambda: nearly_done(23), 0, "place a1", "too-few-statues"),
    # T14: the region
    ("T14 a region that lies open", revealing, 0, "reveal 0", "region-face-up"),
    ("T14 the same region again", lambda: revealing("reveal 4", players=4), 0, "reveal 4", "region-face-up"),
    # T11: the tiles of a payment
    ("T11 a kind that the price lacks", lambda: paying("a2", castle="b1 m1 t1"), 0, "pay t1", "not-in-price"),
    ("T11 a kind that is reached", lambda: paying("a2", "b1", castle="b1 b1 m1"), 0, "pay b1", "covered"),
    ("T11 reached and beyond", lambda: paying("a2", "b3", castle="b1 b3 m1"), 0, "pay b1", "covered"),
    ("T11 one and three for two", lambda: paying("f1", castle="b1 b3 m2"), 0, "pay b1", "needless-tile"),
    ("T11 three after one for two", lambda: paying("f1", "b1", castle="b1 b1 b3 m2"), 0, "pay b3", "needless-tile"),
    # T11: the price
    ("T11 a forest without tools", placing, 0, "place b1", "goods-missing"),
    ("T10 a far pasture at twice the price", placing, 0, "place f1", "goods-missing"),
    ("T11 a village without marble", lambda: placing("b3 m1", own="a1 c1"), 0, "place d1", "goods-missing"),
]
REFUSALS = [(label, make, seat, action(sentence), reason) for label, make, seat, sentence, reason in _ROWS]


@pytest.mark.parametrize(("label", "make", "seat", "asked", "reason"), REFUSALS, ids=[row[0] for row in REFUSALS])
def test_a_refusal_says_the_first_cause(
    label: str, make: Callable[[], Match], seat: int, asked: dict[str, Any], reason: str
) -> None:
    assert_refused(make(), seat, asked, reason)


def test_T7_budget_and_lifts_are_told_apart_from_done() -> None:
    """Whoever stops by choice with movements left hears that, in every mode."""
    for taxes in ("hourglass", "turns", "budget"):
        match = robbing(taxes=taxes, moves=[0, 1, 0, 0])
        refusal = play(match, "1: done").why_not(1, {"type": "lift", "place": 0})
        assert refusal is not None
        assert (refusal.code, refusal.reason) == ("T6", "done")
