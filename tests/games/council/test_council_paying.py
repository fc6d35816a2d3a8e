"""Satisfying a council: cards, jokers and coins (K7, K7b, K9), against a brute force over all cards of a hand."""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from regalia import Match
from tests.games.council.table import (
    CARDS,
    COLOURS,
    can,
    hand,
    has,
    offered,
    play,
    player,
    record_of,
    refused,
    shown,
    table,
    told,
    types,
)

PRICE = {1: 10, 2: 7, 3: 4, 4: 0}
Payment = tuple[str, int]  # the cards laid and the coins paid


def buyer(cards: str, coins: int = 20, **fields: Any) -> Match:
    """Somebody before the council of the coast: white, black, orange, purple unless told."""
    return table(player(hand=cards, coins=coins), **fields)


def paid(match: Match, cards: str, target: str = "acquire coast 0") -> int:
    """What the target costs with these cards."""
    play(match, "; ".join([target, *(f"lay {card}" for card in cards.split()), "confirm"]))
    return int(told(match, "paid")[0]["coins"])


@pytest.mark.parametrize(
    ("cards", "price"),
    [
        ("white", 10),
        ("white black", 7),
        ("white black orange", 4),
        ("white black orange purple", 0),
        ("joker", 11),
        ("white joker", 8),
        ("joker joker", 9),
        ("white black joker", 5),
        ("joker joker joker", 7),
        ("white black orange joker", 1),
        ("white black joker joker", 2),
        ("joker joker joker joker", 4),
    ],
)
def test_K7_one_to_four_cards_cost_ten_seven_four_or_no_coins_and_one_for_each_joker(cards: str, price: int) -> None:
    match = buyer("white black orange purple joker joker joker joker", face_up={"coast": "ABC A"})
    assert paid(match, cards) == price
    assert has(match, "coins") == 20 - price


def test_K7_the_cards_laid_go_to_the_discards() -> None:
    match = buyer("white white black pink joker", face_up={"coast": "ABC A"})
    paid(match, "white black joker")
    assert hand(match) == "white pink"
    assert shown(match.position()["discards"]) == "white black joker"
    assert match.position()["hand_sizes"][0] == 2
    assert sum(match.position()["laid"]) == 0


def test_K7_a_card_must_match_a_councillor() -> None:
    match = play(buyer("white pink"), "acquire coast 0")
    assert refused(match, "lay pink") == "K7"


def test_K7_a_card_must_be_in_the_hand() -> None:
    match = play(buyer("white"), "acquire coast 0")
    assert refused(match, "lay black") == refused(match, "lay joker") == "K7"


def test_K7_cards_of_a_colour_never_exceed_its_councillors() -> None:
    twice = {"coast": "white white orange orange"}
    match = play(buyer("white white white", councils=twice), "acquire coast 0; lay white; lay white")
    assert refused(match, "lay white") == "K7"


def test_K7_each_card_matches_a_different_councillor() -> None:
    match = play(buyer("white white"), "acquire coast 0; lay white")
    assert refused(match, "lay white") == "K7"


def test_K7_no_more_than_four_cards_are_laid() -> None:
    match = play(buyer("white black joker joker joker"), "acquire coast 0; lay white; lay joker; lay joker; lay joker")
    assert refused(match, "lay black") == "K7"
    assert types(match) == {"confirm"}


def test_K7_jokers_match_any_councillor_even_one_whose_colour_is_held() -> None:
    match = play(buyer("white joker joker joker joker"), "acquire coast 0; lay joker; lay joker; lay joker; lay joker")
    assert can(match, "confirm")
    assert hand(match) == "white"


def test_K7_at_least_one_card_is_laid() -> None:
    match = play(buyer("white"), "acquire coast 0")
    assert refused(match, "confirm") == "K7"
    assert types(match) == {"lay"}


def test_K7_no_council_can_be_satisfied_without_a_card_that_fits() -> None:
    match = buyer("pink blue")
    assert refused(match, "acquire coast 0") == "K7"
    assert can(match, "acquire hills 0")


def test_K7_the_player_chooses_which_cards_to_lay() -> None:
    match = play(buyer("white black orange purple joker"), "acquire coast 0")
    assert offered(match, "lay") == [["white"], ["black"], ["orange"], ["purple"], ["joker"]]
    play(match, "lay joker")
    assert types(match) == {"lay", "confirm"}


@pytest.mark.parametrize("action", ["elect coast blue", "engage", "end", "acquire hills 0", "additional", "place AB A"])
def test_K7_a_payment_under_way_is_finished_first(action: str) -> None:
    match = table(player(hand="white blue", coins=20, servants=9, permits="AB"))
    assert refused(play(match, "acquire coast 0"), action) == "K7"


@pytest.mark.parametrize("action", ["lay white", "confirm"])
def test_K7_nothing_is_laid_or_paid_without_a_payment_under_way(action: str) -> None:
    assert refused(buyer("white"), action) == "K7"


PAYMENTS_BEGUN = ["acquire hills 1", "acquire coast 0; lay white; lay joker", "visit F; lay black; lay white"]
OTHERS = pytest.mark.parametrize("other", [1, None])


@OTHERS
@pytest.mark.parametrize("begun", PAYMENTS_BEGUN)
def test_K7_until_a_payment_is_made_others_see_everything_as_before_it_began(begun: str, other: int | None) -> None:
    match = buyer("white black joker")
    before = match.hidden(other).tobytes()
    play(match, begun)
    assert match.hidden(other).tobytes() == before
    assert told(match, seat=other) == []


@pytest.mark.parametrize("begun", PAYMENTS_BEGUN)
def test_K7_who_pays_sees_the_own_payment(begun: str) -> None:
    match = play(buyer("white black joker"), begun)
    state, whole = match.view(0)["state"], match.position()
    for field in ("step", "laid", "pay_region", "pay_space", "pay_city", "hand_sizes"):
        assert state[field] == whole[field]
    assert state["step"] != "actions"
    assert told(match, seat=0) != []


@OTHERS
@pytest.mark.parametrize(
    ("sentences", "paid", "for_what"),
    [
        (
            "acquire coast 0; lay black; lay joker; lay white; confirm",
            {"council": "coast", "coins": 5, "cards": ["white", "black", "joker", None]},
            {"type": "acquired", "seat": 0, "permit": "abc"},
        ),
        (
            "visit F; lay white; confirm",
            {"council": "queen", "coins": 14, "cards": ["white", None, None, None]},
            {"type": "queen_moved", "seat": 0, "city": "framek"},
        ),
    ],
)
def test_K7_when_the_payment_is_made_everybody_sees_cards_coins_and_what_for(
    sentences: str, paid: dict[str, Any], for_what: dict[str, Any], other: int | None
) -> None:
    match = play(buyer("white black joker", face_up={"coast": "ABC A"}), sentences)
    events = told(match, seat=other)
    assert events[0] == {"type": "paid", "seat": 0, **paid}
    assert events[1] == for_what
    laid = [card for card in paid["cards"] if card]
    assert shown(match.view(other)["state"]["discards"]).split() == laid
    assert match.view(other)["state"]["hand_sizes"][0] == 3 - len(laid)


def test_K7_a_payment_tried_and_taken_back_leaves_nothing_for_others_to_see() -> None:
    match = buyer("white black joker")
    before = match.hidden(1).tobytes()
    play(match, "acquire coast 0; lay white")
    match.undo(0)
    match.undo(0)
    assert match.hidden(1).tobytes() == before


@pytest.mark.parametrize(
    ("cards", "price"),
    [("white", 10), ("white black", 7), ("white black orange", 4), ("white black orange purple", 0), ("joker", 11)],
)
def test_K7b_exactly_enough_coins_suffice(cards: str, price: int) -> None:
    match = buyer(cards, price, face_up={"coast": "ABC A"})
    assert paid(match, cards) == price
    assert has(match, "coins") == 0
    if price:
        assert refused(buyer(cards, price - 1), "acquire coast 0") == "K7b"


def test_K7b_a_joker_is_laid_only_if_what_is_left_can_be_paid() -> None:
    match = play(buyer("white black orange purple joker", 0), "acquire coast 0; lay white")
    assert refused(match, "lay joker") == "K7b"


def test_K7b_a_payment_is_confirmed_only_when_the_coins_cover_it() -> None:
    match = play(buyer("white black", 7), "acquire coast 0; lay white")
    assert refused(match, "confirm") == "K7b"
    assert can(play(match, "lay black"), "confirm")


def test_K7b_the_bonus_of_the_permit_cannot_help_to_pay_for_it() -> None:
    """Permit N brings 7 coins."""
    assert refused(buyer("orange", 9, face_up={"mountains": "N K"}), "acquire mountains 0") == "K7b"


def test_K7b_the_token_of_the_city_cannot_help_to_pay_the_queen() -> None:
    """In Framek lie 3 coins; it is two roads from Juvelar."""
    all_four = "white black orange purple"
    assert refused(buyer(all_four, 3), "visit F") == "K7b"
    assert paid(buyer(all_four, 4), all_four, "visit F") == 4


@pytest.mark.parametrize(("city", "roads"), [("J", 0), ("G", 1), ("H", 1), ("I", 1), ("L", 1), ("F", 2), ("A", 4)])
def test_K9_the_queen_costs_two_coins_a_road_by_the_shortest_way(city: str, roads: int) -> None:
    assert paid(buyer("white black orange purple"), "white black orange purple", f"visit {city}") == 2 * roads
    assert paid(buyer("white joker"), "white joker", f"visit {city}") == 8 + 2 * roads


def test_K9_the_way_is_counted_from_where_the_queen_stands() -> None:
    match = buyer("white black orange purple", queen="A")
    assert paid(match, "white black orange purple", "visit C") == 2


def test_K7b_the_roads_are_part_of_the_price_to_be_held() -> None:
    assert refused(buyer("white black orange purple", 7), "visit A") == "K7b"
    assert can(buyer("white black orange purple", 8), "visit A")


def test_K9_the_queens_council_is_her_own() -> None:
    councils = {
        "hills": "blue blue white black",
        "mountains": "orange purple blue blue",
        "queen": "pink pink pink pink",
    }
    match = play(buyer("white pink", councils=councils), "visit J")
    assert refused(match, "lay white") == "K7"
    assert can(match, "lay pink")


def test_K9_without_a_card_that_fits_her_council_the_queen_does_not_help() -> None:
    assert refused(buyer("pink blue"), "visit J") == "K7"


def brute_force(cards: list[int], council: list[str], coins: int, extra: int) -> set[Payment]:
    """Every way to pay, over all choices among the single cards of the hand."""
    single = [card for card, number in zip(CARDS, cards, strict=True) for _ in range(number)]
    found = set()
    for size, coins_for_cards in PRICE.items():
        for chosen in combinations(single, size):
            price = coins_for_cards + chosen.count("joker") + extra
            if price <= coins and all(chosen.count(colour) <= council.count(colour) for colour in COLOURS):
                found.add((" ".join(chosen), price))
    return found


def explored(match: Match, target: str) -> set[Payment]:
    """Every way to pay that can be played; every step on the way must lead on, and to a confirmation."""
    game, out = match.game, np.zeros(len(match.game.actions), np.int32)
    lay, confirm = game.actions["lay"], game.actions["confirm"]
    todo, seen, found = [record_of(play(match, target))], set[bytes](), set[Payment]()
    while todo:
        here = todo.pop()
        codes = out[: game.entry_points.legal_at(here, 0, 0, out)].tolist()
        assert codes, "every step of a payment leads on"
        for code in codes:
            after = here.copy()
            game.entry_points.act_at(after, 0, 0, code)
            if game.actions.verb[code] == confirm:
                prices = [event["coins"] for event in game.events_of(after) if event["type"] == "paid"]
                found.add((shown(here[0].laid.tolist()), *prices))
            elif after[0].laid.tobytes() not in seen:
                assert game.actions.verb[code] == lay
                seen.add(after[0].laid.tobytes())
                todo.append(after)
    return found


def shoppers(seed: int) -> Iterator[tuple[random.Random, dict[str, str], str, int]]:
    """Random councils, hands and coins."""
    chance = random.Random(seed)
    for _ in range(40):
        seated = chance.sample([*COLOURS] * 4, 16)
        names = ("coast", "hills", "mountains", "queen")
        councils = {name: " ".join(seated[4 * place :][:4]) for place, name in enumerate(names)}
        weights = [3, 3, 1, 1, 1, 1, chance.choice([1, 6])]
        cards = chance.choices(CARDS, weights, k=chance.randint(0, 9))
        yield chance, councils, " ".join(cards), chance.choice([0, 1, 4, 7, 10, 11, 15, 20, chance.randint(0, 20)])


@pytest.mark.parametrize("seed", range(3))
def test_K7_K7b_every_payment_for_a_permit_can_be_played_and_no_other(seed: int) -> None:
    for chance, councils, cards, coins in shoppers(seed):
        match = buyer(cards, coins, councils=councils)
        region = chance.randrange(3)
        name = list(councils)[region]
        expected = brute_force(match.position()["hands"][0], councils[name].split(), coins, 0)
        assert can(match, f"acquire {name} 1") == bool(expected), (councils, cards, coins)
        if expected:
            assert explored(match, f"acquire {name} 1") == expected, (councils, cards, coins)


@pytest.mark.parametrize("seed", range(3, 6))
def test_K7_K7b_K9_every_payment_for_the_queen_can_be_played_and_no_other(seed: int) -> None:
    roads = {"J": 0, "G": 1, "M": 2, "C": 3, "A": 4, "E": 2}
    for chance, councils, cards, coins in shoppers(seed):
        match, city = buyer(cards, coins, councils=councils), chance.choice(list(roads))
        expected = brute_force(match.position()["hands"][0], councils["queen"].split(), coins, 2 * roads[city])
        assert can(match, f"visit {city}") == bool(expected), (councils, cards, coins, city)
        if expected:
            assert explored(match, f"visit {city}") == expected, (councils, cards, coins, city)


def test_K7_K7b_from_every_step_of_a_payment_a_confirmation_can_be_reached() -> None:
    """Lay whatever is offered in any order: there is always a next step, and four cards at most before the last."""
    for chance, councils, cards, coins in shoppers(7):
        match = buyer(cards, coins, councils=councils)
        for target in offered(match, "visit"):
            trial = play(buyer(cards, coins, councils=councils), f"visit {target[0][0].upper()}")
            for _ in range(4):
                if not offered(trial, "lay"):
                    break
                play(trial, f"lay {chance.choice(offered(trial, 'lay'))[0]}")
            assert can(trial, "confirm")
