"""People come to a table, stay away, and ask each other for leave."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.hands import do
from tests.browser.house import House
from tests.browser.people import begun, drawn, number_of, offer, table_for
from tests.browser.script import script

SEED = 137


def slip(page: Page, part: str) -> None:
    expect(page.locator(".slip:visible", has_text=part)).to_have_count(1)


def test_the_host_frees_the_seat_of_somebody_who_is_not_ready(arrive: Arrive) -> None:
    people = [arrive("Ada"), arrive("Ben"), arrive("Cid")]
    table = people[0].post("/tables", {"game": "court", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]})["id"]
    for person in people[1:]:
        person.post(f"/tables/{table}/join")
    people[1].post(f"/tables/{table}/ready")
    host, stranger = people[0].at(table), people[2].at(table)
    expect(host.get_by_role("button", name="Free the seat of Ben")).to_have_count(0)
    expect(stranger.get_by_role("button", name="Free the seat")).to_have_count(0)
    host.get_by_role("button", name="Free the seat of Cid").click()
    offer(host, "begin").wait_for()
    offer(stranger, "sit").wait_for()


def test_whoever_asks_for_an_undo_hears_that_it_was_not_allowed(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    people, known = [arrive("Ada"), arrive("Ben")], script(2, SEED)
    rolls = known.until(lambda step, _: step.action["type"] == "roll")
    table = begun(people, known, rolls)
    asker, asked = people[known.steps[rolls].seat], people[1 - known.steps[rolls].seat]
    page, other = asker.at(table), asked.at(table)
    number = number_of(page)
    do(page, known.steps[rolls])
    drawn(page, number + 1)
    offer(page, "undo").click()
    slip(page, "The others are asked")
    expect(other.get_by_role("alert").filter(has_text="Do you agree?")).to_be_visible()
    other.get_by_role("button", name="No", exact=True).click()
    slip(page, "Not all agree")
    drawn(page, number + 3)
    do(page, known.steps[rolls + 1])
    expect(page.locator(".slip:visible")).to_have_count(0)


def test_whoever_looks_at_an_earlier_moment_is_asked_for_an_undo_there_and_can_allow_it(
    arrive: Arrive, running: House
) -> None:
    running.deal(SEED)
    people, known = [arrive("Ada"), arrive("Ben")], script(2, SEED)
    rolled = known.until(lambda step, _: step.action["type"] == "roll") + 1
    table, asker = begun(people, known, rolled), known.steps[rolled - 1].seat
    page, other = people[asker].at(table), people[1 - asker].at(table)
    number, rolling = number_of(other), page.locator("[data-offer=roll].go")
    expect(rolling).to_have_count(0)
    other.keyboard.press(",")
    expect(other.locator(".table")).to_have_attribute("data-number", str(number - 1))
    offer(page, "undo").click()
    other.get_by_role("alert").filter(has_text="Do you agree?").get_by_role("button", name="Yes").click()
    drawn(page, number + 2)
    expect(rolling).to_have_count(1)
    expect(other.locator(".table")).to_have_attribute("data-number", str(number - 1))


def test_where_all_others_are_bots_nobody_is_asked_for_an_undo(arrive: Arrive) -> None:
    ada = arrive("Ada")
    page = ada.at(table_for([ada], bots=[{"kind": "bot", "bot": "easy"}]))
    page.locator(".rolled .die.legal").first.click()
    offer(page, "roll").click()
    offer(page, "undo").wait_for()
    expect(page.locator(".bar")).not_to_contain_text("Ask to undo")


def test_whoever_comes_back_and_has_his_seat_no_more_is_told_so_until_he_has_heard_it(arrive: Arrive) -> None:
    ada, ben = arrive("Ada"), arrive("Ben")
    table = table_for([ada, ben])
    page = ben.at(table)
    ben.post(f"/tables/{table}/resign")
    slip(page, "You are watching")
    page.reload()
    slip(page, "You are watching")
    page.locator(".slip:visible .close").click()
    page.reload()
    drawn(page, number_of(page))
    expect(page.locator(".slip:visible")).to_have_count(0)
