"""Tumult Royale through the interface: against the real hourglass, by several browsers at once, and in calm mode."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.far import far_away
from tests.browser.house import House
from tests.browser.keyboard import press
from tests.browser.people import HeldBack, by_programs, drawn, number_of, offer, table_for
from tests.browser.tumult_games import SEED, in_turns, payments, robbing
from tests.browser.tumult_hands import Robber, do, in_hand, look_on, place, until

NAMES = ("Ada", "Ben", "Cleo", "Dag")
FAR = 0.08  # seconds to the server and back
SHORTEST = 10  # seconds that an hourglass runs at least
GREED = (7, 2, 1, 1)  # tiles that each keeps: one gets so far ahead that the game ends early


def test_four_play_a_whole_game_against_the_hourglass_far_from_the_server(arrive: Arrive, running: House) -> None:
    """T6: in the first round the sand runs out over a tile in a hand; then all stop when they have enough."""
    running.deal(5)
    with far_away(running.address, FAR) as address:
        people = [arrive(name, address=address) for name in NAMES]
        table = table_for(people, game="tumult", options={"seconds": SHORTEST})
        robbers = [Robber(person.at(table), keeps) for person, keeps in zip(people, GREED, strict=True)]
        first = robbers[0].page
        until(robbers, lambda: first.locator(".place.middle.legal").count() > 0)
        _hold_a_tile_until_the_sand_is_out(first)
        until(robbers, lambda: first.get_by_role("dialog").count() > 0)
        for robber in robbers:
            expect(robber.page.get_by_role("dialog")).to_be_visible()
        for robber in robbers:
            robber.page.close()  # before the line is cut


def _hold_a_tile_until_the_sand_is_out(page: Page) -> None:
    page.locator(".place.middle.legal").first.click()
    expect(in_hand(page)).to_be_visible()
    assert int(page.locator(".side .sand .soft").inner_text().split()[0]) >= FAR * 1000
    page.get_by_role("alert").filter(has_text="Sand out: keep or put back").wait_for(state="attached")
    offer(page, "keep").click()
    expect(page.locator(".tumults, .spin")).to_be_visible()  # the next round, if one tile pays for nothing


def test_a_whole_calm_game_is_played_by_keyboard_alone(arrive: Arrive, running: House) -> None:
    """T7: in turns there is no clock."""
    running.deal(SEED)
    known, people = in_turns(), [arrive("Ada"), arrive("Ben")]
    table = table_for(people, game="tumult", options={"taxes": "turns"})
    page = people[0].at(table)
    number, at = number_of(page), 0
    with by_programs(people[1:], table) as (other,):
        while at < len(known.steps):
            step, paid = known.steps[at], 0
            if step.seat == 1:
                other.number = number
                number = other.act(step.action)
            else:
                drawn(page, number)
                look_on(page, press)
                do(page, step.action, press)
                paid = payments(known, at)
                number += 1 + (paid > 0)
                drawn(page, number)
            at += 1 + paid
    drawn(page, number)
    expect(page.get_by_role("dialog")).to_be_visible()


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
