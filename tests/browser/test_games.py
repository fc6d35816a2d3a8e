"""Whole games of court through the interface, by several browsers at once."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.hands import do
from tests.browser.house import House
from tests.browser.people import begun, by_programs, drawn, number_of, offer, table_for
from tests.browser.script import script


@pytest.mark.parametrize(("players", "seed"), [(2, 131), (4, 59)])
def test_a_whole_game_is_played_to_its_end_and_again(arrive: Arrive, running: House, players: int, seed: int) -> None:
    running.deal(seed)
    known = script(players, seed)
    people = [arrive(name) for name in ("Ada", "Ben", "Cleo", "Dag")[:players]]
    table = table_for(people)
    pages = [person.at(table) for person in people]
    number = number_of(pages[0])
    for step in known.steps:
        page = pages[step.seat]
        drawn(page, number)
        do(page, step)
        number += 1
    for page in pages:
        drawn(page, number)
        expect(page.get_by_role("dialog")).to_be_visible()
    offer(pages[0], "again").click()
    pages[0].wait_for_url(lambda url: not url.endswith(table))
    for page in pages[1:]:
        offer(page, "again").click()
    for page in pages:
        expect(page.locator(".table")).to_have_attribute("data-state", "playing")
    assert len({page.url for page in pages}) == 1


def test_every_card_can_be_used_by_pressing_it_and_its_dice(arrive: Arrive, running: House) -> None:
    """Each kind of action where it first comes up in a game that has nearly all; between them a program plays."""
    running.deal(111)
    known, people = script(2, 111), [arrive("Ada"), arrive("Ben")]
    table = begun(people, known)
    pages, tried = [person.at(table) for person in people], set[str]()
    with by_programs(people, table) as channels:
        number = channels[0].number
        for step in known.steps:
            page, channel = pages[step.seat], channels[step.seat]
            if step.action["type"] in tried:
                channel.number = number
                number = channel.act(step.action)
                continue
            tried.add(step.action["type"])
            drawn(page, number)
            do(page, step)
            number += 1
            drawn(page, number)
    assert tried >= {"bring", "fool", "merchant", "throw", "nobleman", "noblewoman", "enough", "astronomer", "magician"}
