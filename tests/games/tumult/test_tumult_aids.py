"""The payment helper knows every legal payment and no other."""

from typing import Any

import regalia
from regalia.games.tumult.telling.aids import payments
from regalia.match import Match
from tests.variants import random_moves

_Tiles = frozenset[tuple[str, tuple[int, ...]]]


def reachable(match: Match, seat: int, target: dict[str, Any]) -> set[tuple[_Tiles, int]]:
    """Every payment that can be played, as the tiles laid and the supporters gained."""
    found: set[tuple[_Tiles, int]] = set()
    match.play(seat, target)
    visited: set[tuple[tuple[str, int], ...]] = set()

    def explore(laid: tuple[tuple[str, int], ...]) -> None:
        if laid in visited:
            return
        visited.add(laid)
        for action in match.legal(seat):
            now = tuple(sorted((*laid, (action["good"], action["value"]))))
            match.play(seat, action)
            placed = [event for event in match.view(None)["events"] if event["type"] == "placed"]
            if placed:
                found.add((grouped(now), placed[0]["supporters"]))
                match.undo(seat, consented=True)
            else:
                explore(now)
                match.undo(seat, consented=True)

    explore(())
    match.undo(seat, consented=True)
    return found


def grouped(laid: tuple[tuple[str, int], ...]) -> _Tiles:
    goods = {good for good, _ in laid}
    return frozenset((good, tuple(value for kind, value in laid if kind == good)) for good in goods)


def listed(match: Match, seat: int, target: dict[str, Any]) -> set[tuple[_Tiles, int]]:
    ways = [way.to_json() for way in payments(match.hidden(seat), seat, target["slot"], target["field"])]
    return {
        (frozenset((good, tuple(values)) for good, values in way["tiles"].items() if values), way["supporters"])
        for way in ways
    }


def test_T11_every_payment_listed_can_be_played_and_no_other() -> None:
    seen = 0
    for seed in range(4):
        match = regalia.new("tumult", players=3, seed=seed, options={"taxes": "turns"})
        for number, (seat, _) in enumerate(random_moves(match, seed=seed, most=500)):
            targets = [action for action in match.legal(seat) if action["type"] == "place"]
            if targets and number % 5 == 0:
                trial = regalia.position("tumult", match.position())
                assert listed(match, seat, targets[0]) == reachable(trial, seat, targets[0]) != set()
                seen += 1
    assert seen > 5
