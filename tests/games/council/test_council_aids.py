"""What follows from a view by the rules: ways to pay, the payment under way, scores and the map."""

import json
import random
from typing import Any

import pytest

import regalia
from regalia.games.council.rules.board import BOARDS, NEIGHBOURS
from regalia.games.council.rules.record import City
from regalia.kernel import has
from regalia.match import Match
from regalia.telling import Facts, telling
from tests.games.council.table import metals, play, player, shown, table
from tests.variants import play_out, random_moves


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


def told_of(match: Match, seat: int, action: dict[str, Any]) -> Facts:
    code = match.game.actions.read(action)
    (figures,) = telling("council").figures(match.hidden(seat), seat, [code])
    return telling("council").facts(code, figures)


def listed(match: Match, seat: int, target: dict[str, Any]) -> set[tuple[tuple[str, ...], int]]:
    """Every payment that is told of: those of the council, with the roads on top, as far as the coins go."""
    view = match.hidden(seat)
    facts = told_of(match, seat, target)
    roads, coins = facts.get("road_coins", 0), match.position()["coins"][seat]
    ways = telling("council").derived(view)["payments"][target.get("region", "queen")]
    paid = [(tuple(sorted(shown(cards).split())), price + roads) for *cards, price in ways]
    return {(cards, price) for cards, price in paid if price <= coins}


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
    ways = derived(match, match.actors[0])["payments"]
    assert ways.keys() == {"coast", "hills", "mountains", "queen"}
    for council in ways.values():
        prices = [coins for *_, coins in council]
        assert prices == sorted(prices)


def derived(match: Match, reader: int | None) -> Facts:
    return telling("council").derived(match.hidden(reader))


@pytest.mark.parametrize("reader", [1, None])
def test_K7_nobody_else_is_told_how_a_hand_could_pay_or_pays(reader: int | None) -> None:
    match = table(player(hand="white black", coins=20), player(hand="white"))
    before = derived(match, reader)
    assert (before["payments"], before["payment"]) == ({}, None)
    play(match, "acquire coast 0; lay white")
    assert derived(match, reader) == before


def test_K7_cards_laid_are_still_among_the_ways_to_pay() -> None:
    match = table(player(hand="white black joker", coins=20))
    before = derived(match, 0)["payments"]
    play(match, "acquire coast 0; lay white; lay joker")
    assert derived(match, 0)["payments"] == before


def test_the_next_turns_go_round_the_table() -> None:
    assert derived(table(player(), player(), player(), seat=1), None)["coming"] == [2, 0, 1]


def test_K17_once_the_tenth_merchant_stands_only_the_last_turns_are_told() -> None:
    match = table(player(cities="ABCDEFGHIK"), player(), player(), seat=1)
    assert derived(match, None)["coming"] == [2]


def test_a_game_that_is_over_has_no_more_ways_to_pay() -> None:
    match = play(table(player(), player(hand="white"), turn=4, turn_limit=4), "elect coast blue; end")
    assert derived(match, 0)["payments"] == {}


def test_K7_K9_the_payment_under_way_says_what_for_and_what_it_costs_so_far() -> None:
    match = play(table(player(hand="white black", coins=20), face_up={"coast": "AE B"}), "acquire coast 0")
    permit = {"permit": "ae", "cities": ["arkon", "esti"], "bonus": {"nobility": 2}}
    assert derived(match, 0)["payment"] == {**permit, "coins": None}
    play(match, "lay white")
    assert derived(match, 0)["payment"] == {**permit, "coins": 10}
    match = play(table(player(hand="white", coins=20, servants=1), player(cities="F")), "visit F; lay white")
    payment = derived(match, 0)["payment"]
    assert (payment["city"], payment["coins"], payment["road_coins"], payment["servants"]) == ("framek", 14, 4, 1)


def test_K16_K18_the_score_counts_tiles_already_won() -> None:
    """Iron (5) and the mountains (5) with the first two queen's tiles (25, 18); gained in play are 26 points."""
    match = table(player(cities="AKLMNO", points=26, nobility=3, permits="B"), player(points=30, cities="B"))
    shown = derived(match, 1)
    assert shown["points_won"] == [26 + 5 + 5 + 25 + 18, 30]
    assert shown["score"] == {
        "play": [26, 30], "colours": [5, 0], "regions": [5, 0], "queen": [43, 0], "nobility": [5, 2], "permits": [3, 0],
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_K18_at_the_end_the_score_is_the_result(seed: int) -> None:
    match = play_out(regalia.new("council", players=2 + seed, seed=seed), seed)
    assert match.result is not None
    assert derived(match, None)["score"] == match.result["sources"]


@pytest.mark.parametrize("board", BOARDS)
def test_K1_the_map_has_the_roads_and_colours_of_the_board(board: str) -> None:
    shown = derived(table(board=board), None)
    number = BOARDS.index(board)
    for city in City:
        of_colour = [metal for metal, cities in metals(board).items() if city.name[0] in cities]
        assert shown["metals"][city] == (of_colour[0] if of_colour else None)
        mine = {name for road in shown["roads"] if city.name.lower() in road for name in road} - {city.name.lower()}
        assert mine == {other.name.lower() for other in City if has(NEIGHBOURS[number, city], other)}
    assert len({frozenset(road) for road in shown["roads"]}) == len(shown["roads"])


def test_what_is_derived_is_json_and_shadows_no_field() -> None:
    match = regalia.new("council", players=4, seed=2)
    for seat, _ in random_moves(match, seed=2, most=200):
        shown = derived(match, seat)
        assert json.loads(json.dumps(shown)) == shown
        assert not shown.keys() & match.position().keys()


@pytest.mark.parametrize("board", BOARDS)
def test_K9_the_queens_way_to_a_city_has_as_many_roads_as_it_costs(board: str) -> None:
    match = table(player(hand="white black orange purple", coins=20), board=board)
    told = derived(match, 0)
    before = dict(zip([city.name.lower() for city in City], told["walk"], strict=True))
    assert [city for city, previous in before.items() if previous is None] == [match.position()["queen"]]
    for action in match.legal(0):
        if action["type"] == "visit":
            facts = told_of(match, 0, action)
            way = [action["city"]]
            while previous := before[way[-1]]:
                assert sorted((way[-1], previous)) in [sorted(road) for road in told["roads"]]
                way.append(previous)
            assert facts["road_coins"] == 2 * (len(way) - 1)
