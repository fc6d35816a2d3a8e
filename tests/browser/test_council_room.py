"""Council of 4 in little room: low screens, narrow phones, many answers."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tools.screens import POSITIONS, moment, tell

from tests.browser.conftest import Arrive
from tests.browser.council_hands import SEEDS, moves
from tests.browser.council_phases import Course
from tests.browser.house import House
from tests.browser.people import Person, by_programs, drawn, number_of, table_for
from tests.browser.test_tours import LAPTOP, TABLET, UPRIGHT

TURNED_PHONE = {"width": 844, "height": 390}
ENLARGED = {"width": 720, "height": 450}  # a wide screen at twice its size
NARROW = {"width": 360, "height": 740}
PHONE = {"width": 390, "height": 844}
SHORT_PHONE = {"width": 390, "height": 664}  # between the bars of its browser
HELPED, ASKED = 104, 98  # moves of a game of four: the queen's help for a servant, and a permit's bonus again
LEAST_MAP, LEAST_COUNCILLOR, TWO_LINES, APART = 180, 20, 34, 6  # pixels
SIZES = """() => {
  const height = (name) => [...document.querySelectorAll(name)].find((one) => one.checkVisibility()).clientHeight;
  return [height(".map"), height(".strip .figure")];
}"""
# How many tags of each banner are cut, and what they say.
TAGS = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return [...document.querySelectorAll(".banner .to-use")].map((row) => {
    const seen = [...row.querySelectorAll("b, .rest")].filter((tag) => tag.checkVisibility({ checkOpacity: true }));
    const { left, right } = row.getBoundingClientRect();
    const cut = seen.map((tag) => tag.getBoundingClientRect()).filter((tag) => tag.left < left || tag.right > right);
    return [cut.length, seen.map((tag) => tag.querySelector("span")?.textContent ?? tag.textContent)];
  });
}"""
CUT = """() => {
  const end = document.querySelector(".foot").getBoundingClientRect().top;
  const cards = [...document.querySelectorAll("[data-work=pay] .slot.fits > button")];
  return cards.filter((card) => card.getBoundingClientRect().bottom > end).map((card) => card.dataset.card);
}"""
BEYOND = "scroll => scroll.scrollHeight - scroll.clientHeight"


@pytest.mark.parametrize("screen", [LAPTOP, TURNED_PHONE, ENLARGED])
def test_map_and_councillors_are_seen_on_low_screens(arrive: Arrive, running: House, screen: dict[str, int]) -> None:
    page = Course([arrive("Ada", viewport=screen), arrive("Ben")], running).until_mine("acquire")
    map_height, councillor = page.evaluate(SIZES)
    assert map_height >= LEAST_MAP
    assert councillor >= LEAST_COUNCILLOR


def among_four(people: list[Person], house: House, reader: int, end: int) -> Page:
    """A game of four, until some moves of it are made."""
    seed = SEEDS[4, "juvelar"]
    house.deal(seed)
    table = table_for(people, game="council", options={"board": "juvelar"})
    number = number_of(people[reader].at(table))
    with by_programs(people, table) as channels:
        for move in moves(4, seed, "juvelar")[:end]:
            channels[move.seat].number = number
            number = channels[move.seat].act(*move.actions)
    drawn(people[reader].page, number)
    return people[reader].page


def test_the_last_step_of_others_is_told_whole_on_a_narrow_phone(arrive: Arrive, running: House) -> None:
    """German takes more lines."""
    others = [arrive(name) for name in ("Ada", "Ben", "Cleo")]
    page = among_four([*others, arrive("Dag", viewport=NARROW, locale="de")], running, 3, HELPED + 1)
    told = page.locator(".told .scroll")
    expect(told).to_contain_text("mit Hilfe der Königin")
    assert told.evaluate(BEYOND) <= 1


def test_all_answers_to_a_question_are_in_sight_on_a_wide_screen(arrive: Arrive, running: House) -> None:
    page = among_four([arrive(name) for name in ("Ada", "Ben", "Cleo", "Dag")], running, 0, ASKED)
    expect(page.locator("[data-option]")).to_have_count(9)
    assert page.locator("[data-work=choose] .options").evaluate(BEYOND) <= 1


def test_all_players_and_their_points_are_in_sight_at_the_end_on_a_narrow_phone(arrive: Arrive, running: House) -> None:
    page = arrive(viewport=NARROW).page
    moment("council-over", page, running.address)
    assert page.locator(".veil").evaluate(BEYOND) <= 1
    expect(page.locator(".end tr.bars")).to_have_count(4)


def recorded(name: str) -> dict[str, Any]:
    snapshot: dict[str, Any] = json.loads((POSITIONS / f"council-{name}.json").read_text("utf-8"))
    return snapshot


@pytest.mark.parametrize(
    ("screen", "tags"),
    [(LAPTOP, ["N", "AE", "CDE", "IJ"]), (TABLET, ["N", "+3"]), (UPRIGHT, ["4"])],
    ids=["laptop", "tablet", "upright"],
)
def test_permits_in_a_banner_are_whole_and_the_rest_is_counted(
    arrive: Arrive, running: House, screen: dict[str, int], tags: list[str]
) -> None:
    """Cut in the middle one would be read as another."""
    page = arrive(viewport=screen).page
    snapshot = recorded("turn")
    snapshot["fields"]["permits"] = [["ko", "mn", "g"], ["n", "ae", "cde", "ij"], ["k", "bcd"], ["abc", "f"]]
    tell(snapshot, page, running.address)
    drawn(page, snapshot["number"])
    rows = page.evaluate(TAGS)
    assert [cut for cut, _ in rows] == [0, 0, 0, 0]
    assert [said.strip() for said in rows[0][1]] == tags


def test_both_ways_to_elect_say_in_one_line_what_they_cost_or_bring(arrive: Arrive, running: House) -> None:
    """The one that is not possible now says so besides."""
    page = arrive(viewport=NARROW, locale="de").page
    snapshot = recorded("turn")
    choices = snapshot["choices"]
    snapshot["choices"] = {at: choice for at, choice in choices.items() if choice["action"]["type"] != "elect"}
    tell(snapshot, page, running.address)
    page.locator("[data-council=coast]:visible").click()
    expect(page.locator("[data-way=elect]")).to_contain_text("bringt dir\xa04")
    expect(page.locator("[data-way=elect]")).to_contain_text("jetzt nicht")
    expect(page.locator("[data-way=send]")).to_contain_text("Nebenaktion, für\xa01")
    assert all(cost.evaluate("it => it.offsetHeight") < TWO_LINES for cost in page.locator("[data-way] .cost").all())


@pytest.mark.parametrize("screen", [SHORT_PHONE, TURNED_PHONE], ids=["short", "turned"])
def test_cards_that_can_be_laid_are_whole_on_a_phone_however_many_one_holds(
    arrive: Arrive, running: House, screen: dict[str, int]
) -> None:
    page = arrive(viewport=screen).page
    snapshot = recorded("turn")
    snapshot["fields"]["hands"][snapshot["seat"]] = [2, 2, 1, 2, 1, 2, 1]
    tell(snapshot, page, running.address)
    page.locator("[data-city=lyram]").click()
    expect(page.locator("[data-work=pay] .slot.fits")).to_have_count(4)
    assert page.evaluate(CUT) == []


def test_what_an_election_brings_and_new_permits_stand_apart_on_a_phone(arrive: Arrive, running: House) -> None:
    """German takes more room."""
    page = arrive(viewport=PHONE, locale="de").page
    tell(recorded("turn"), page, running.address)
    brings, change = (page.locator(f".one.shown .{name}") for name in ("brings", "change"))
    expect(change).to_contain_text("neue Lizenzen")
    end, start = brings.bounding_box(), change.bounding_box()
    assert end is not None
    assert start is not None
    assert end["x"] + end["width"] + APART <= start["x"]


def test_used_permits_stand_beneath_a_heading_of_their_own(arrive: Arrive, running: House) -> None:
    page = arrive(viewport=PHONE).page
    snapshot = recorded("turn")
    tell(snapshot, page, running.address)
    page.locator(".banner .open").first.click()
    goods = page.get_by_role("dialog")
    expect(goods.locator(".soft", has_text="to use").locator("+ .row .permit")).to_have_count(1)
    expect(goods.locator(".soft", has_text="used").locator("+ .row .permit")).to_have_count(5)


@pytest.mark.parametrize("screen", [PHONE, SHORT_PHONE], ids=["usual", "short"])
def test_a_refusal_makes_the_map_of_a_phone_no_smaller(arrive: Arrive, running: House, screen: dict[str, int]) -> None:
    page = Course([arrive("Ada", viewport=screen), arrive("Ben")], running).until_mine("acquire")
    map_height, _ = page.evaluate(SIZES)
    page.keyboard.press("?")
    page.locator("[data-city]:visible").first.click()
    page.get_by_role("alert").filter(has_text="Not now").wait_for()
    assert page.evaluate(SIZES)[0] == map_height >= LEAST_MAP
