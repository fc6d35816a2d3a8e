"""The rules to look up: pages in both languages, addresses to send, finding, paper, and the way from a refusal."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from regalia import GAMES
from regalia.games.tumult.rules.figures import STANDARD
from regalia.rulings import reference, ruling_sentence, rulings
from regalia.words import words
from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import Person, table_for
from tests.browser.script import script
from tests.browser.test_tours import NARROW, OVERFLOW, serious

MOST_SHEETS = {"court": 3, "council": 5, "tumult": 5}  # of paper
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
COLOURS = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}
# Every piece that the page refers to, and has no drawing of.
UNDRAWN = """() => [...document.querySelectorAll("main use")]
  .map((piece) => piece.getAttribute("href"))
  .filter((name) => document.querySelector(name) === null)"""
IN_VIEW = """ruling => {
  const { top, bottom } = document.getElementById(ruling).getBoundingClientRect();
  return top >= 0 && top < innerHeight && bottom > 0;
}"""


def opened(person: Person, path: str) -> Page:
    page = person.open(path)
    page.locator("[data-rules]").wait_for()
    return page


def entries(page: Page) -> Locator:
    return page.locator("article[data-entry]:visible")


@EVERY_GAME
def test_every_ruling_stands_on_the_page_in_both_languages(arrive: Arrive, game: str) -> None:
    page = opened(arrive(), f"/rules/{game}")
    for language, choice in (("en", "English"), ("de", "Deutsch")):
        page.get_by_role("radio", name=choice).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        spoken = words(game, language)
        for ruling in rulings(game):
            shown = page.locator(f"article#{ruling.name}")
            expect(shown).to_contain_text(spoken.say(ruling.sentence))
            expect(shown.get_by_role("heading")).to_contain_text(spoken(f"ruling-{ruling.name}.title"))
    assert page.evaluate(UNDRAWN) == []


@EVERY_GAME
def test_the_page_is_there_for_everybody_on_a_phone_and_in_the_dark(arrive: Arrive, game: str) -> None:
    page = opened(arrive(viewport=NARROW, locale="de", has_touch=True), f"/rules/{game}")
    assert page.evaluate(OVERFLOW) <= 0
    assert serious(page, "parchment", {"resultTypes": ["violations"]}) == []
    assert serious(page, "candlelight", COLOURS) == []


@EVERY_GAME
def test_it_is_printed_on_a_few_sheets_with_every_ruling(arrive: Arrive, game: str) -> None:
    for language in ("en", "de"):
        page = opened(arrive(locale=language), f"/rules/{game}")
        printed = page.pdf(prefer_css_page_size=True)
        assert 1 <= len(re.findall(rb"/Type\s*/Page\b", printed)) <= MOST_SHEETS[game]
        page.emulate_media(media="print")
        assert entries(page).count() == len(rulings(game))


def test_an_address_leads_to_its_ruling_and_links_lead_on(arrive: Arrive) -> None:
    page = opened(arrive(), "/rules/council#K9")
    expect(page.locator("article.marked")).to_have_id("K9")
    page.wait_for_function(IN_VIEW, arg="K9")
    page.locator("#K9").get_by_role("link", name="K7", exact=True).click()
    expect(page.locator("article.marked")).to_have_id("K7")
    page.wait_for_function(IN_VIEW, arg="K7")
    assert page.url.endswith("/rules/council#K7")
    page.go_back()
    expect(page.locator("article.marked")).to_have_id("K9")


def test_what_is_searched_for_is_left_and_nothing_else(arrive: Arrive) -> None:
    page = opened(arrive(), "/rules/court")
    page.get_by_role("searchbox").fill("astronomer")
    named = [
        name for name in rulings("court") if "Astronomer" in words("court").say(ruling_sentence("court", name.name))
    ]
    expect(entries(page)).to_have_count(len(named))
    expect(page.locator("#pieces li[data-entry]:visible")).to_have_count(1)
    expect(page.locator("nav .rulings li")).to_have_count(len(named))
    page.get_by_role("searchbox").fill("pineapple")
    expect(entries(page)).to_have_count(0)
    expect(page.get_by_text("Nothing says that.")).to_be_visible()


def test_how_it_is_built_is_folded_away_at_the_end_and_names_code_and_tests_that_can_be_read(arrive: Arrive) -> None:
    person = arrive()
    page = opened(person, "/rules/tumult#T20")
    expect(page.get_by_text("::test_")).to_have_count(0)
    page.locator("[data-built] summary").press("Enter")
    (ruling,) = [ruling for ruling in rulings("tumult") if ruling.name == "T20"]
    for address in (*ruling.functions, *ruling.tests):
        link = page.locator("[data-of=T20]").get_by_role("link", name=address, exact=True)
        with person.context.expect_page() as read:
            link.click()
        expect(read.value.get_by_text(f"def {address.partition('::')[2]}(")).to_be_visible()


def test_options_lead_to_the_rulings_that_they_change(arrive: Arrive) -> None:
    page = opened(arrive(), "/rules/court")
    links = page.locator("#options dt a")
    assert links.all_inner_texts() == [option["ruling"] for option in reference("court")["options"]]
    links.first.click()
    expect(page.locator("article.marked")).to_have_id("C11")


def test_a_game_that_there_is_not_has_no_rules(arrive: Arrive) -> None:
    person = arrive()
    person.open("/rules/chess").get_by_role("heading", level=1).wait_for()
    expect(person.page.get_by_text("There is nothing at this address.")).to_be_visible()
    person.expect_problem("404 (Not Found)")


def test_the_hall_leads_to_the_rules_of_each_game(arrive: Arrive) -> None:
    page = arrive().open("/")
    for game in GAMES:
        expect(page.locator(f"[data-game={game}] a[href='/rules/{game}']")).to_be_visible()
    page.locator("[data-game=court] a[href='/rules/court']").click()
    page.locator("[data-rules=court]").wait_for()


def test_a_refusal_leads_to_its_ruling_in_the_sheet_with_why_one_is_there(arrive: Arrive, running: House) -> None:
    running.deal(131)
    people = [arrive("Ada"), arrive("Ben")]
    page = people[script(2, 131).steps[0].seat].at(table_for(people))
    page.get_by_role("button", name="Why can’t I?").click()
    page.locator(".display [data-card=king]").click()
    slip = page.get_by_role("alert").filter(has_text="Not now")
    said = slip.locator("p, div").first.inner_text()
    slip.get_by_role("button", name="Ruling C5").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("article.marked")).to_have_id("C5")
    expect(sheet.locator("article.marked aside")).to_contain_text("Why you are here")
    expect(sheet.locator("article.marked aside")).to_contain_text(said.split("\n")[0][:20])
    expect(sheet.locator("article.marked [data-active] svg")).to_have_count(3)
    page.wait_for_function(IN_VIEW, arg="C5")
    sheet.get_by_role("link", name="C6", exact=True).first.click()
    expect(sheet.locator("article.marked")).to_have_id("C6")
    assert "/t/" in page.url, "a link within the sheet does not leave the table"
    grave = Axe().run(page).response["violations"]
    assert [one["id"] for one in grave if one["impact"] in ("serious", "critical")] == []


def test_the_sheet_over_a_table_that_knows_the_box_shows_its_figures(arrive: Arrive) -> None:
    person = arrive("Ada")
    figures = STANDARD | {"village_price": {"bread": 1, "marble": 1, "tools": 4}}
    plan = {"game": "tumult", "bots": [{"kind": "bot"}], "options": {"components": figures}}
    page = person.at(table_for([person], **plan))
    page.keyboard.press("h")
    village = page.get_by_role("dialog").locator("[data-entry]").filter(has_text="village").first
    expect(village.locator(".good")).to_have_text(["1", "1", "4"])
    expect(village.locator(".stand-in")).to_have_text("this table’s")
    expect(page.get_by_role("dialog").get_by_text("stand-in", exact=True)).to_have_count(0)
