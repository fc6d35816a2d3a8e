"""Council of 4 in real browsers: whole games, a payment that is interrupted, keys alone, small screens, secrets."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.council_hands import SEEDS, do, moves
from tests.browser.house import House
from tests.browser.people import drawn, number_of, table_for


@pytest.mark.parametrize(("players", "board"), SEEDS)
def test_a_whole_game_is_played_to_its_end(arrive: Arrive, running: House, players: int, board: str) -> None:
    """K1, K17: on both sides of the printed board, by two people and by four, each with a browser."""
    running.deal(SEEDS[players, board])
    people = [arrive(name) for name in ("Ada", "Ben", "Cleo", "Dag")[:players]]
    table = table_for(people, game="council", options={"board": board})
    pages = [person.at(table) for person in people]
    number = number_of(pages[0])
    for move in moves(players, SEEDS[players, board], board):
        page = pages[move.seat]
        drawn(page, number)
        do(page, move)
        number += 1
    for page in pages:
        drawn(page, number)
        expect(page.get_by_role("dialog")).to_be_visible()
