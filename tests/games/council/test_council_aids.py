"""The payment helper knows every legal payment and no other."""

import random
from typing import Any

import pytest

import regalia
from regalia.games.council.telling.aids import payments
from regalia.match import Match
from tests.variants import random_moves


def reachable(match: Match, seat: int, target: dict[str, Any]) -> set[tuple[tuple[str, ...], int]]:
    """Every payment that can be played, as the cards laid and the coins paid."""
    match.play(seat, target)
    found, waiting = set(), [()]
    visited: set[tuple[str, ...]] = set()
    while waiting:
        laid: tuple[str, ...] = waiting.pop()
        if laid in visited:
            continue
        visited.add(laid)
        for card in laid:
            match.play(seat, {"type": "lay", "card": card})
        for action in match.legal(seat):
            if action["type"] == "lay":
                waiting.append(tuple(sorted((*laid, action["card"]))))
            else:
                found.add((laid, price(match, seat)))
        for _ in laid:
            match.undo(seat)
    match.undo(seat)
    return found


def price(match: Match, seat: int) -> int:
    """What confirming now would cost."""
    trial = regalia.position("council", match.position())
    before = trial.position()["coins"][seat]
    trial.play(seat, {"type": "confirm"})
    paid = [event for event in trial.view(None)["events"] if event["type"] == "paid"]
    assert paid[0]["coins"] <= before
    return int(paid[0]["coins"])


def listed(match: Match, seat: int, target: dict[str, Any]) -> set[tuple[tuple[str, ...], int]]:
    ways = [way.to_json() for way in payments(match.hidden(seat), seat, target)]
    return {(tuple(sorted(card for card, n in way["cards"].items() for _ in range(n))), way["coins"]) for way in ways}


@pytest.mark.parametrize("seed", range(6))
def test_K7_every_payment_listed_can_be_played_and_no_other(seed: int) -> None:
    match, chance, seen = regalia.new("council", players=3, seed=seed), random.Random(seed), 0
    for seat, _ in random_moves(match, seed=seed, most=400):
        targets = [action for action in match.legal(seat) if action["type"] in ("acquire", "visit")]
        if targets and chance.random() < 0.1:
            target = chance.choice(targets)
            trial = regalia.position("council", match.position())
            assert listed(match, seat, target) == reachable(trial, seat, target) != set()
            seen += 1
    assert seen > 3


def test_K7_the_cheapest_payment_comes_first() -> None:
    match = regalia.new("council", players=2, seed=3)
    (seat,) = match.actors
    for action in match.legal(seat):
        if action["type"] in ("acquire", "visit"):
            coins = [way.coins for way in payments(match.hidden(seat), seat, action)]
            assert coins == sorted(coins)
