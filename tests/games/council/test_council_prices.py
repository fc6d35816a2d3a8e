"""Prices and payments all at once, against asking for each of them on its own."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

import regalia
from regalia import Match
from regalia.games.council.rules.prices import (
    CITY_COLUMNS,
    COINS,
    COUNCIL_PRICES,
    LEAST,
    MOST_PAYMENTS,
    PAYMENT_COLUMNS,
    PAYMENT_ROWS,
    ROADS,
    SERVANTS,
    payments_at,
    price_of_more_at,
    prices_at,
)
from regalia.games.council.rules.record import CITIES, COUNCILS, QUEENS_COUNCIL, Card, City
from regalia.schema import Array
from tests.games.council.table import CARDS, offered, play, player, table, told
from tests.variants import random_moves

PRICE = [0, 10, 7, 4, 0]


def prices(match: Match, seat: int) -> tuple[Array, Array]:
    """What the seat can work out: the prices of the councils, and what cities add."""
    councils, cities = np.zeros((COUNCILS, COUNCIL_PRICES), np.int32), np.zeros((CITIES, CITY_COLUMNS), np.int32)
    prices_at(match.hidden(seat), 0, seat, councils, cities)
    return councils, cities


def payments(match: Match, reader: int) -> list[list[list[int]]] | None:
    """What whoever has the turn can pay with, by council; None if the reader does not see his hand."""
    out, ends = np.zeros((PAYMENT_ROWS, PAYMENT_COLUMNS), np.int32), np.zeros(COUNCILS, np.int32)
    if not payments_at(match.hidden(reader), 0, out, ends):
        return None
    return [rows.tolist() for rows in np.split(out[: ends[-1]], ends[:-1])]


def all_payments(position: dict[str, Any], seat: int, council: int) -> Iterator[list[int]]:
    """K7, by trying every number of every kind."""
    hand, seated = position["hands"][seat], position["councils"][council]
    limits = [min(held, 4 if card == "joker" else seated.count(card)) for card, held in zip(CARDS, hand, strict=True)]
    for cards in product(*(range(most + 1) for most in limits)):
        if 1 <= sum(cards) <= 4:
            coins = PRICE[sum(cards)] + cards[Card.JOKER]
            if coins <= position["coins"][seat]:
                yield [*cards, coins]


def walked(seed: int) -> Iterator[Match]:
    match = regalia.new("council", players=2 + seed % 3, seed=seed)
    for number, _ in enumerate(random_moves(match, seed, most=500)):
        if number % 5 == 0 and match.position()["step"] not in ("pay_for_permit", "pay_for_queen"):
            yield match


@pytest.mark.parametrize("seed", range(6))
def test_K7_K7b_the_payments_of_a_council_are_all_that_can_be_made(seed: int) -> None:
    for match in walked(seed):
        position = match.position()
        seat = position["seat"]
        found = [sorted(all_payments(position, seat, council)) for council in range(COUNCILS)]
        for reader in range(match.players):
            seen = payments(match, reader)
            is_seen = reader == seat or not sum(position["hands"][seat])
            assert (None if seen is None else [*map(sorted, seen)]) == (found if is_seen else None)


@pytest.mark.parametrize("seed", range(6))
def test_K7_the_prices_of_a_council_are_those_of_its_cheapest_payments(seed: int) -> None:
    for match in walked(seed):
        position = match.position() | {"coins": [100] * 4}
        for seat in range(match.players):
            councils, _ = prices(match, seat)
            for council in range(COUNCILS):
                coins = dict.fromkeys(range(5), -1)
                for *cards, price in sorted(all_payments(position, seat, council), key=lambda row: -row[COINS]):
                    coins[sum(cards)] = coins[LEAST] = price
                assert councils[council].tolist() == list(coins.values())


@pytest.mark.parametrize("seed", range(6))
def test_K7b_K10_what_is_offered_is_what_the_prices_allow(seed: int) -> None:
    """The council's price, a city's roads on top, and its servants, against what is legal."""
    for match in walked(seed):
        (seat,) = match.actors
        if match.position()["step"] != "actions" or not match.position()["main_actions"]:
            continue
        position, (councils, cities) = match.position(), prices(match, seat)
        coins, servants = position["coins"][seat], position["servants"][seat]
        for region, name in enumerate(("coast", "hills", "mountains")):
            payable = 0 <= councils[region, LEAST] <= coins
            spaces = [[name, space] for space in (0, 1) if payable and position["face_up"][region][space]]
            assert [choice for choice in offered(match, "acquire") if choice[0] == name] == spaces
        least = councils[QUEENS_COUNCIL, LEAST]
        open_to_visits = [
            [city.name.lower()]
            for city in City
            if least >= 0 and least + cities[city, ROADS] <= coins and cities[city, SERVANTS] <= servants
            if city.name.lower() not in position["merchants"][seat] and position["merchants_left"][seat]
        ]
        assert offered(match, "visit") == open_to_visits


def test_K9_K10_a_city_adds_two_coins_a_road_and_a_servant_for_each_merchant_of_others() -> None:
    match = table(player(cities="F"), player(cities="FG"), queen="J", neutrals="G")
    for seat, servants in ((0, {"F": 1, "G": 2}), (1, {"F": 1, "G": 1})):
        _, cities = prices(match, seat)
        for city in City:
            assert cities[city, SERVANTS] == servants.get(city.name[0], 0)
        assert [cities[City[name], ROADS] for name in ("JUVELAR", "GRADEN", "FRAMEK", "ARKON")] == [0, 2, 4, 8]


def test_K7_cards_laid_are_still_counted_in_the_prices() -> None:
    match = table(player(hand="white black joker", coins=20))
    before, rows = prices(match, 0), payments(match, 0)
    play(match, "acquire coast 0; lay white; lay joker")
    assert [part.tolist() for part in prices(match, 0)] == [part.tolist() for part in before]
    assert payments(match, 0) == rows


def test_K7_K9_the_price_of_the_cards_laid_is_what_is_then_paid() -> None:
    match = table(player(hand="white black joker", coins=20))
    play(match, "visit F; lay white; lay joker")
    assert price_of_more_at(match.hidden(0), 0, 0, 0) == 7 + 1 + 4
    assert price_of_more_at(match.hidden(0), 0, 1, 0) == 4 + 1 + 4
    assert price_of_more_at(match.hidden(0), 0, 1, 1) == 4 + 2 + 4
    play(match, "confirm")
    assert told(match, "paid")[0]["coins"] == 12


def test_K7_no_hand_has_more_payments_than_there_is_room_for() -> None:
    """Four cards of every kind before any council: 47 ways before four different councillors are the most."""
    everything = player(hand=" ".join(" ".join([card] * 4) for card in CARDS), coins=20)
    most = 0
    others = {
        "hills": "purple pink purple pink",
        "mountains": "orange purple blue pink",
        "queen": "pink blue blue blue",
    }
    for council in ("white black orange purple", "white white black orange", "white white black black"):
        match = table(everything, councils={"coast": council, **others})
        most = max(most, *map(len, payments(match, 0) or []))
    assert most == 47 < MOST_PAYMENTS
