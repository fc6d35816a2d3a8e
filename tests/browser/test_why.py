"""“Why can't I?” is asked of every piece on the table in some two hundred positions of real games."""

import pytest
from playwright.sync_api import expect

from tests.browser.asking import LISTEN, ask_all, is_right
from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import by_programs, drawn, number_of, table_for
from tests.browser.script import Json, script

PIECES = ".board button[data-card], .board button[data-die]"
OFFERS = "[data-offer]:not([data-offer=aside], [data-offer=undo], [data-offer=step-back])"


@pytest.mark.parametrize("seed", [131, 313])
def test_every_piece_has_an_answer_in_every_position(arrive: Arrive, running: House, seed: int) -> None:
    running.deal(seed)
    known, people = script(2, seed), [arrive("Ada"), arrive("Ben")]
    people[0].context.add_init_script(LISTEN)
    table = table_for(people)
    page = people[0].at(table)
    number, wrong = number_of(page), list[Json]()
    with by_programs(people, table) as channels:
        for step in known.steps:
            drawn(page, number)
            legal = step.legal if step.seat == 0 else []
            wrong += [heard for heard in ask_all(page, PIECES, OFFERS) if not is_right(heard, legal)]
            channels[step.seat].number = number
            number = channels[step.seat].act(step.action)
    assert len(known.steps) > 100
    assert wrong == []


def test_the_answer_stands_on_a_slip_with_its_ruling(arrive: Arrive, running: House) -> None:
    running.deal(131)
    people = [arrive("Ada"), arrive("Ben")]
    page = people[script(2, 131).steps[0].seat].at(table_for(people))
    page.get_by_role("button", name="Why can’t I?").click()
    page.locator(".display [data-card=king]").click()
    slip = page.get_by_role("alert").filter(has_text="Not now")
    expect(slip).to_be_visible()
    slip.get_by_role("button", name="Ruling").click()
    expect(page.get_by_role("dialog").locator("article.marked")).to_be_visible()
