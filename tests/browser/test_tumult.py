"""Tumult Royale through the interface: against the real hourglass, by several browsers at once, and in calm mode."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.far import far_away
from tests.browser.hands import Press, click
from tests.browser.house import House
from tests.browser.keyboard import press
from tests.browser.people import HeldBack, drawn, offer, table_for
from tests.browser.tumult_games import robbing
from tests.browser.tumult_hands import Robber, in_hand, place, until

NAMES = ("Ada", "Ben", "Cleo", "Dag")
FAR = 0.08  # seconds to the server and back
SHORTEST = 10  # seconds that an hourglass runs at least
COUNT_POINTED = "window.pointed = 0; addEventListener('pointerdown', () => { pointed += 1 }, true);"
GREED = (7, 2, 1, 1)  # tiles that each keeps: one gets so far ahead that the game ends early


def test_four_play_a_whole_game_against_the_hourglass_far_from_the_server(arrive: Arrive, running: House) -> None:
    """T6: in the first round the sand runs out over a tile in a hand; then all stop when they have enough."""
    with far_away(running.address, FAR) as address:
        robbers = _seated(arrive, running, address, {"seconds": SHORTEST})
        first = robbers[0].page
        until(robbers, lambda: first.locator(".place.middle.legal").count() > 0)
        _hold_a_tile_until_the_sand_is_out(first)
        _play_to_the_end(robbers)


def test_four_play_a_whole_calm_game_by_keyboard_alone_far_from_the_server(arrive: Arrive, running: House) -> None:
    """T7: in turns there is no clock, and no hand needs a pointer."""
    with far_away(running.address, FAR) as address:
        robbers = _seated(arrive, running, address, {"taxes": "turns"}, press)
        _play_to_the_end(robbers, lambda page: page.evaluate("pointed") == 0)


def _seated(arrive: Arrive, house: House, address: str, options: dict[str, Any], by: Press = click) -> list[Robber]:
    """Four browsers at one table, each of which counts what is pressed by a pointer."""
    house.deal(5)
    people = [arrive(name, address=address) for name in NAMES]
    for person in people:
        person.context.add_init_script(COUNT_POINTED)
    table = table_for(people, game="tumult", options=options)
    return [Robber(person.at(table), keeps, by) for person, keeps in zip(people, GREED, strict=True)]


def _play_to_the_end(robbers: list[Robber], holds: Callable[[Page], bool] = lambda _: True) -> None:
    until(robbers, lambda: robbers[0].page.get_by_role("dialog").count() > 0)
    for robber in robbers:
        expect(robber.page.get_by_role("dialog")).to_be_visible()
        assert holds(robber.page)
    for robber in robbers:
        robber.page.close()  # before the line is cut


def _hold_a_tile_until_the_sand_is_out(page: Page) -> None:
    page.locator(".place.middle.legal").first.click()
    expect(in_hand(page)).to_be_visible()
    assert int(page.locator(".side .sand .soft").inner_text().split()[1]) >= FAR * 1000
    page.get_by_role("alert").filter(has_text="Sand out: keep or put back").wait_for(state="attached")
    offer(page, "keep").click()
    expect(page.locator(".tumults, .spin")).to_be_visible()  # the next round, if one tile pays for nothing


def test_a_tile_that_another_hand_was_first_at_falls_back(arrive: Arrive, running: House) -> None:
    """T6: two hands on one tile. It is in the hand at once, and put right when the server has said who was first."""
    ada, ben = people = [arrive("Ada"), arrive("Ben")]
    table, number = robbing(people, running)
    held = HeldBack(ada.context)
    page = ada.at(table)
    drawn(page, number)
    tile = page.locator(".place.middle.legal").first
    at = int(tile.get_attribute("data-place") or 0)
    tile.click()
    expect(page.locator(".in-hand.full")).to_be_visible()
    expect(in_hand(page)).to_have_count(0)  # nobody has said yet what it shows
    with ben.by_program(table) as other:
        other.act({"type": "lift", "place": at})
    drawn(page, number + 1)
    held.let_go()
    expect(page.locator(".in-hand.full")).to_have_count(0)
    expect(place(page, at)).to_have_attribute("aria-label", f"Tile {at + 1} in the hand of Ben")
    expect(page.locator("[data-called]")).to_have_text("taken")
    assert page.locator(".slip").count() == 0  # there is no time to read one


def test_a_page_loaded_anew_while_the_sand_runs_has_the_tile_in_hand(arrive: Arrive, running: House) -> None:
    """What was seen and put back before is still remembered, and the sand runs on."""
    people = [arrive("Ada"), arrive("Ben")]
    table, number = robbing(people, running)
    page = people[0].at(table)
    drawn(page, number)
    for key, done in (("1", "Backspace"), ("2", "Space"), ("3", None)):
        page.keyboard.press(key)
        expect(in_hand(page)).to_be_visible()
        if done is not None:
            page.keyboard.press(done)
    drawn(page, number + 5)
    shown = _hand_and_castle(page)
    page.reload()
    drawn(page, number + 5)
    assert _hand_and_castle(page) == shown
    expect(page.locator("[data-place='0'] .memo")).to_be_visible()
    assert 0 < int(page.get_by_role("timer").first.locator("b").inner_text()) <= 60
    page.keyboard.press("Space")
    drawn(page, number + 6)
    expect(page.locator(".castle .tile")).to_have_count(2)


def _hand_and_castle(page: Page) -> str:
    return page.locator(".in-hand").inner_text() + page.locator(".castle").inner_text()
