"""A whole game without a pointer."""

import pytest
from playwright.sync_api import expect
from tools.screens import moment

from tests.browser.conftest import Arrive
from tests.browser.hands import do
from tests.browser.house import House
from tests.browser.keyboard import SAME_ROW, press
from tests.browser.people import by_programs, drawn, number_of, offer, table_for
from tests.browser.script import script
from tests.browser.test_tours import PHONE, TABLET

SEED = 137


def test_a_whole_game_is_played_by_keyboard_alone(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    known, people = script(2, SEED), [arrive("Ada"), arrive("Ben")]
    table = table_for(people)
    page = people[0].at(table)
    number = number_of(page)
    with by_programs(people, table) as channels:
        for step in known.steps:
            if step.seat == 0:
                drawn(page, number)
                do(page, step, press)
                number += 1
                drawn(page, number)
            else:
                channels[1].number = number
                number = channels[1].act(step.action)
    drawn(page, number)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_a_piece_that_was_pressed_leaves_the_focus_in_its_row(arrive: Arrive, running: House) -> None:
    """Whoever sets dice aside by keys goes on where he was, though the die lies elsewhere now."""
    running.deal(SEED)
    people = [arrive("Ada"), arrive("Ben")]
    page = people[script(2, SEED).steps[0].seat].at(table_for(people))
    number = number_of(page)
    row = page.locator(".rolled [data-rove]")
    row.first.focus()
    page.keyboard.press("Enter")
    drawn(page, number + 1)
    assert row.first.evaluate(SAME_ROW)


def test_the_regions_of_the_table_are_reached_by_one_key(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    people = [arrive("Ada"), arrive("Ben")]
    page = people[script(2, SEED).steps[0].seat].at(table_for(people))
    found = set[str]()
    for _ in range(5):
        page.keyboard.press("F6")
        found.add(page.evaluate("['foot', 'board', 'side', 'head'].find(r => document.activeElement.closest('.' + r))"))
    assert found >= {"foot", "board", "head"}


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_esc_closes_the_log_where_it_lies_over_the_table(arrive: Arrive, running: House, size: dict[str, int]) -> None:
    page = arrive("Ada", viewport=size).page
    moment("court-others", page, running.address)
    page.keyboard.press("l")
    expect(page.locator(".side .log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".side .log")).to_be_hidden()


def test_esc_ends_asking_before_it_closes_anything_and_what_is_pressed_then_is_done(
    arrive: Arrive, running: House
) -> None:
    running.deal(SEED)
    people = [arrive("Ada", viewport=TABLET), arrive("Ben", viewport=TABLET)]
    page = people[script(2, SEED).steps[0].seat].at(table_for(people))
    number, asking = number_of(page), page.get_by_role("button", name="Why can’t I?")
    page.keyboard.press("l")
    page.keyboard.press("?")
    expect(asking).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(asking).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".side .log")).to_be_visible()
    offer(page, "aside").click()
    drawn(page, number + 1)
