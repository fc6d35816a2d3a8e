"""Paying with whole tiles (T11), against a plain search through all that could be laid."""

import random
from itertools import combinations, product
from typing import Any

import numpy as np
import pytest

from regalia import Match
from regalia.games.tumult.rules.figures import STANDARD
from regalia.games.tumult.rules.record import Phase
from regalia.schema import Array
from tests.games.tumult.table import GOODS, can, castle, has, kinds, play, player, record_of, refused, table, told

REALM = """
    MFPVSP
    PPPMSF
    SMMMMM
    MMMMMM
    MMMMMM
    MMMMMM
"""
OWN = "b2 b3 c1"
VILLAGE = "d1"
COSTS = {
    "a2": (1, 1, 0),
    "b1": (1, 1, 1),
    "c3": (1, 1, 2),
    "a3": (0, 2, 3),
    "f1": (2, 2, 0),  # a pasture far from all own fields
    "f2": (2, 2, 2),  # and a forest
}

Payment = tuple[str, ...]


def test_T11_three_marble_and_two_bread_on_a_pasture_give_three_supporters() -> None:
    match = play(table(player(castle="m3 b2", fields="a1")), "place a2; pay m3; pay b2")
    assert told(match, "placed")[0]["supporters"] == 3
    assert told(match, "gained")[0] == {"seat": 0, "supporters": 3}


def test_T11_three_threes_on_a_mountain_give_five_supporters() -> None:
    match = play(table(player(castle="b3 m3 t3", fields="b1")), "place c1; pay t3; pay b3; pay m3")
    assert told(match, "placed")[0]["supporters"] == 5
    assert told(match, "gained")[0] == {"seat": 0, "supporters": 5}


def test_T11_the_exact_price_gains_nothing() -> None:
    match = play(table(player(castle="b1 m1", fields="a1")), "place a2; pay b1; pay m1")
    assert told(match, "placed")[0]["supporters"] == 0
    assert kinds(match)[:3] == ["laid", "placed", "consoled"]


def test_T11_cost_two_is_one_and_one_or_two_or_three_and_never_one_and_three() -> None:
    """A far pasture costs two bread and two marble."""
    match = play(table(player(castle="b1 b1 b2 b3 m2", fields="a1")), "place f1")
    assert paid_for(match, "bread") == {("b1", "b1"), ("b2",), ("b3",)}


def test_T11_one_and_three_are_refused_from_either_side() -> None:
    match = play(table(player(castle="b1 b3 m2", fields="a1")), "place f1")
    assert refused(match, "pay b1") == "T11"
    play(match, "pay b3")
    assert refused(match, "pay b1") == "T11"


@pytest.mark.parametrize("sentence", ["pay t3", "pay m2", "pay b3", "pay b6"])
def test_T11_no_other_kind_and_no_tile_that_one_has_not(sentence: str) -> None:
    match = play(table(player(castle="b1 m1 t3", fields="a1"), player(castle="m2 b3")), "place a2")
    assert refused(match, sentence) == "T11"


@pytest.mark.parametrize("sentence", ["pass", "place b1", "lift 0", "done", "reveal 0", "erect a2"])
def test_T11_a_field_chosen_is_paid_before_anything_else(sentence: str) -> None:
    match = play(table(player(castle="b1 m1 t1", fields="a1")), "place a2")
    assert refused(match, sentence) == "T11"


def test_T11_a_field_that_cannot_be_paid_is_refused() -> None:
    match = table(player(castle="b1 m1", fields="a1"))
    assert refused(match, "place b1") == "T11"
    assert refused(match, "place f1") == "T11"


def test_T11_tiles_that_only_overpay_needlessly_do_not_count() -> None:
    """Two from one, one and three: the three alone, or the ones."""
    match = table(player(castle="b1 b3 m1 m3", fields="a1"))
    assert can(match, "place f1")
    play(match, "place f1; pay b3; pay m3")
    assert told(match, "placed")[0]["supporters"] == 2


def test_T11_the_choice_of_a_field_can_be_taken_back() -> None:
    match = table(player(castle="b1 m1 t1", fields="a1"))
    before = match.to_bytes()
    play(match, "place a2; pay b1")
    match.undo(0)
    match.undo(0)
    assert match.to_bytes() == before


def test_T11_a_paid_tile_is_gone() -> None:
    match = table(player(castle="b1 b1 m1 m1", fields="a1"), player(castle="b2 m2", fields="a5"))
    play(match, "place a2; pay b1; pay m1")
    assert castle(match, 0) == "b1 m1"
    assert has(match, "hands") == [-1, -1]


def oracle(tiles: list[str], cost: int) -> set[Payment]:
    """T11 word for word: the sum covers the cost, and without the smallest it would not."""
    if cost == 0:
        return {()}
    found = set()
    for number in range(1, len(tiles) + 1):
        for chosen in combinations(sorted(tiles), number):
            values = [int(name[1]) for name in chosen]
            if sum(values) >= cost > sum(values) - min(values):
                found.add(chosen)
    return found


def reachable(match: Match) -> dict[Payment, int]:
    """Everything that can be laid for the field chosen, with the supporters that it gains; no way ends nowhere."""
    found: dict[Payment, int] = {}
    visited: set[Payment] = set()
    stack: list[tuple[Payment, Array]] = [((), record_of(match))]
    while stack:
        laid, records = stack.pop()
        if laid in visited:
            continue
        visited.add(laid)
        if records[0].phase != Phase.PAYING:
            events = match.game.events_of(records)
            found[laid] = next(event["supporters"] for event in events if event["type"] == "placed")
            continue
        out = np.zeros(len(match.game.actions), np.int32)
        count = match.game.entry_points.legal_at(records, 0, 0, out)
        assert count > 0, "a payment begun can be finished"
        for code in out[:count].tolist():
            action, after = match.game.actions.write(code), records.copy()
            match.game.entry_points.act_at(after, 0, 0, code)
            stack.append((tuple(sorted([*laid, f"{action['good'][0]}{action['value']}"])), after))
    return found


def paid_for(match: Match, good: str) -> set[Payment]:
    return {tuple(name for name in payment if name[0] == good[0]) for payment in reachable(match)}


def drawn(chance: random.Random) -> tuple[dict[str, list[str]], dict[str, Any]]:
    """Some tiles for a castle, by kind, and components in which they exist."""
    plain = {good: [chance.randint(1, chance.choice([3, 6])) for _ in range(7)] for good in GOODS.values()}
    tiles = {
        kind: [f"{kind}{value}" for value in chance.sample(plain[good], chance.randint(0, 5))]
        for kind, good in GOODS.items()
    }
    village = dict(zip(GOODS.values(), (chance.randint(0, 6), chance.randint(1, 3), chance.randint(0, 3)), strict=True))
    return tiles, {**STANDARD, "values": {**STANDARD["values"], "plain": plain}, "village_price": village}


@pytest.mark.parametrize("seed", range(40))
def test_T11_what_can_be_paid_is_exactly_what_the_ruling_says(seed: int) -> None:
    tiles, components = drawn(random.Random(seed))
    costs = COSTS | {VILLAGE: tuple(components["village_price"].values())}
    wanted = {
        field: [oracle(tiles[kind], number) for kind, number in zip(GOODS, cost, strict=True)]
        for field, cost in costs.items()
    }
    if not any(all(ways) for ways in wanted.values()):
        return
    held = " ".join(name for names in tiles.values() for name in names)
    mine = player(castle=held, fields=OWN)
    for field, ways in wanted.items():
        match = table(mine, player(fields="f6"), realm=REALM, components=components)
        if not all(ways):
            assert refused(match, f"place {field}") == "T11"
            continue
        found = reachable(play(match, f"place {field}"))
        assert set(found) == {tuple(sorted(sum(way, ()))) for way in product(*ways)}
        for payment, supporters in found.items():
            assert supporters == sum(int(name[1]) for name in payment) - sum(costs[field])


def test_T11_the_oracle_knows_the_example_of_the_ruling() -> None:
    assert oracle(["b1", "b1", "b2", "b3"], 2) == {("b1", "b1"), ("b2",), ("b3",)}
