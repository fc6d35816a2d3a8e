"""“Why can't I?” is asked of every piece on the table in some two hundred positions of real games."""

import pytest
from playwright.sync_api import expect

from tests.browser.asking import LISTEN, ask_all, ask_at_once, done, is_right
from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import begun, by_programs, drawn, number_of, offer, table_for
from tests.browser.script import Json, script

PIECES = ".board button[data-card], .board button.die"
STILL = ".board button[data-die]:not(.die)"  # dice that lie aside or in the hand of a card
OWN = ("undo", "step-back", "show")  # of the frame, for no action of the game
ALWAYS = ", ".join(f"[data-offer={name}]" for name in OWN)
OFFERS = f"[data-offer]:not({ALWAYS})"
ADVICE = "location.protocol === 'about:' || localStorage.setItem('advice', 'on');"


@pytest.mark.parametrize("seed", [131, 521])
def test_every_piece_has_an_answer_in_every_position_and_nothing_is_done(
    arrive: Arrive, running: House, seed: int
) -> None:
    running.deal(seed)
    known, people = script(2, seed), [arrive("Ada"), arrive("Ben")]
    people[0].context.add_init_script(LISTEN + ADVICE)
    table = table_for(people)
    page = people[0].at(table)
    number, wrong, still, own = number_of(page), list[Json](), list[str](), list[str]()
    with by_programs(people, table) as channels:
        for step in known.steps:
            drawn(page, number)
            legal = step.legal if step.seat == 0 else []
            wrong += [heard for heard in ask_all(page, PIECES, OFFERS) if not is_right(heard, legal)]
            still += ask_at_once(page, STILL)
            own += ask_at_once(page, ALWAYS)
            channels[step.seat].number = number
            number = channels[step.seat].act(step.action)
    assert len(known.steps) > 100
    assert wrong == []
    assert {sentence.split()[0] for sentence in still} == ({"A", "This"} if seed == 521 else {"A"})
    assert set(own) == {"You can: nothing forbids it."}
    assert done(page) == []


def test_while_asking_no_offer_acts(arrive: Arrive, running: House) -> None:
    """Nor does what a card could make of a die; each is there, and each answers."""
    running.deal(521)
    people, known = [arrive("Ada"), arrive("Ben")], script(2, 521)
    people[0].context.add_init_script(LISTEN + ADVICE)
    page = people[0].at(
        begun(people, known, known.until(lambda step, _: step.seat == 0 and step.action["type"] == "roll"))
    )
    for name in ("aside", "roll", "show"):
        page.keyboard.press("?")
        offer(page, name).click()
        expect(page.locator(".slip").filter(has_text="You can")).to_be_visible()
        page.locator(".slip .close").first.click()
    assert done(page) == []


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
