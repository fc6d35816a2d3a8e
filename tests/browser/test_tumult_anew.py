"""Tumult Royale loaded anew in any phase, taken back, and tried by whoever is new to it."""

from itertools import chain

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import by_programs, drawn, number_of, offer, table_for
from tests.browser.tumult_games import SEED, in_turns, payments
from tests.browser.tumult_hands import do, in_hand, look_on
from tests.browser.tumult_phases import calm, hurried

# The wheel, the realm, the counting and the end of the trial run go on by themselves after some seconds: not here.
WAITS = """
const later = window.setTimeout;
window.setTimeout = (act, wait, ...given) => (wait > 2_000 && wait < 9_000 ? 0 : later(act, wait, ...given));
"""
# All that stands at the table, but for the sand, which runs on, and what is called out when it happens.
SHOWN = """() => {
  const frame = document.querySelector(".frame").cloneNode(true);
  for (const one of frame.querySelectorAll(".sand, [role=status], [role=alert]")) one.remove();
  const named = [...frame.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
  return [frame.textContent.replaceAll(/\\s+/g, " "), ...named];
}"""


def test_loading_a_page_anew_changes_nothing_in_any_phase(arrive: Arrive, running: House) -> None:
    people = [arrive("Ada"), arrive("Ben")]
    people[0].context.add_init_script(WAITS)
    trial = ((f"trial {phase}", page) for phase, page in hurried(people, running, practice="yes"))
    met = list[str]()
    for phase, page in chain(calm(people, running), hurried(people, running), trial):
        number, shown = number_of(page), page.evaluate(SHOWN)
        page.reload()
        drawn(page, number)
        expect(page.locator(".table")).to_have_attribute("data-number", str(number))
        look_on_as_before(page, phase)
        assert page.evaluate(SHOWN) == shown, phase
        met.append(phase)
    assert {*met} == {
        "first_statues", "spin", "taxes", "a tile in hand", "counting", "placing", "paying", "revealing", "the end",
        "ready", "robbing", "trial ready", "trial robbing",
    }  # fmt: skip


def look_on_as_before(page: Page, phase: str) -> None:
    """The wheel and the counting are looked at again by whoever comes before play has gone on."""
    if phase not in ("spin", "counting"):
        look_on(page)


def test_a_field_that_was_chosen_can_be_taken_back_before_anything_is_paid(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    known, people = in_turns(), [arrive("Ada"), arrive("Ben")]
    chosen = next(
        at
        for at, step in enumerate(known.steps)
        if step.seat == 0 and step.action["type"] == "place" and payments(known, at) == 0
    )
    table = table_for(people, game="tumult", options={"taxes": "turns"})
    page = people[0].at(table)
    number = number_of(page)
    with by_programs(people, table) as channels:
        for step in known.steps[:chosen]:
            channels[step.seat].number = number
            number = channels[step.seat].act(step.action)
    drawn(page, number)
    look_on(page)
    goods = page.locator(".box").inner_text()
    do(page, known.steps[chosen].action)
    drawn(page, number + 1)
    expect(page.locator("[data-tile].legal").first).to_be_visible()
    offer(page, "undo").click()
    drawn(page, number + 2)
    expect(page.locator("[data-tile].legal")).to_have_count(0)
    assert page.locator(".box").inner_text() == goods
    do(page, known.steps[chosen].action)
    drawn(page, number + 3)
    expect(page.locator("[data-tile].legal").first).to_be_visible()


def test_whoever_is_new_to_it_tries_the_taxes_before_they_count(arrive: Arrive, running: House) -> None:
    """T7: one click in the hall, a trial run against bots and the real sand, then a round that counts."""
    running.deal(SEED)
    ada = arrive("Ada")
    ada.context.add_init_script(WAITS)
    page = ada.open()
    page.locator("[data-game=tumult] [data-bots]").click()
    page.locator("[data-cell].legal").first.click()
    expect(page.locator("header")).to_contain_text("Trial run")
    supporters = page.locator(".banner .supporters").all_inner_texts()
    page.locator("[data-offer=ready].go, [data-offer=start].go").click()
    page.locator(".place.middle.legal").first.click()
    in_hand(page).wait_for()
    expect(page.locator(".bar .say")).to_contain_text("this is a trial run")
    offer(page, "keep").click()
    expect(page.locator(".castle")).to_contain_text("only on trial")
    offer(page, "done").click()
    expect(page.locator(".trial li", has_text="Left for the people")).to_have_count(1)
    expect(page.locator(".trial li", has_text="robbed")).to_have_count(3)  # each of three
    expect(page.locator(".bar .say")).to_contain_text("The trial run is over; now it counts.")
    offer(page, "on").click()
    page.locator(".spin").wait_for()
    expect(page.locator(".side .log")).to_contain_text("The trial run is over; now it counts")
    expect(page.locator("header")).to_contain_text("Round 1")
    assert page.locator(".banner .supporters").all_inner_texts() == supporters
    look_on(page)
    expect(page.locator(".place.middle")).to_have_count(21)
