"""Windows of other sizes: laptops beneath the bars of a browser, upright tablets, and screens where all is larger."""

import pytest
from playwright.sync_api import Page, expect
from tools import screens

from regalia.server.wire.messages import LONGEST_NAME
from tests.browser.conftest import SCREEN, Arrive
from tests.browser.council_phases import Course
from tests.browser.house import House
from tests.browser.test_council_room import BEYOND, TURNED_PHONE
from tests.browser.test_dragging import middle
from tests.browser.test_lessons import HELP
from tests.browser.test_tours import LAPTOP, LOW, NARROW, OVERFLOW, PHONE, TABLET, UPRIGHT, WIDE, WIDEST

MOMENTS = [
    *(f"court-{moment}" for moment in ("first-turn", "many", "raising", "sharing", "take", "others", "final")),
    *(f"council-{moment}" for moment in ("turn", "pay", "token", "elect", "change", "way", "others")),
    *(f"tumult-{moment}" for moment in ("spin", "ready", "tax", "hand", "tumults", "place", "pay")),
]
# By how much the board is wider and higher than what is seen of it.
HIDDEN = """() => {
  const board = document.querySelector(".board");
  return [board.scrollWidth - board.clientWidth, board.scrollHeight - board.clientHeight];
}"""
LIES_OVER_THE_BOARD = """(slip) => {
  const [one, other] = [slip, document.querySelector(".board")].map((it) => it.getBoundingClientRect());
  return one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;
}"""
BENEATH_THE_BAR = """() => {
  const bar = document.querySelector(".foot").getBoundingClientRect();
  const seen = [...document.querySelectorAll(".side *")].filter((part) => part.getBoundingClientRect().height > 0);
  const cut = seen.filter((part) => !part.closest(".scroll") && part.getBoundingClientRect().bottom > bar.top);
  return cut.map((part) => part.className);
}"""
BESIDE_THE_TABLE = """() => {
  const room = document.querySelector(".room").getBoundingClientRect();
  const names = [...document.querySelectorAll(".room b")];
  return names.map((name) => name.getBoundingClientRect()).filter((it) => it.left < room.left || it.right > room.right);
}"""
SHAPES = "() => [...document.querySelectorAll('[data-game] img')].map((it) => it.clientWidth / it.clientHeight)"
BOTTOMS = "(buttons) => buttons.map((button) => button.getBoundingClientRect().bottom)"
SIZE = """() => [".say", ".frame"].map((place) => document.querySelector(place).getBoundingClientRect().height)"""
# Of a paragraph: those that are seen, and all that it would take.
LINES = """(it) => {
  const lines = (height) => Math.round(height / Number.parseFloat(getComputedStyle(it).lineHeight));
  return [lines(it.clientHeight), lines(it.scrollHeight)];
}"""
ELECTED = 33  # moves of a game of two: the other's last action was an election, which takes many words


def resized(page: Page, size: dict[str, int]) -> Page:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    return page


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_whole_board_is_in_sight_on_laptops_and_wide_screens_and_no_wider_than_an_upright_tablet(
    arrive: Arrive, moment: str
) -> None:
    person = arrive("Ada", viewport=LAPTOP)
    screens.SCENES[moment](person.page, person.address)
    assert person.page.evaluate(HIDDEN) == [0, 0]
    assert resized(person.page, LOW).evaluate(HIDDEN) == [0, 0]
    assert resized(person.page, WIDE).evaluate(HIDDEN) == [0, 0]
    assert resized(person.page, WIDEST).evaluate(HIDDEN) == [0, 0]
    assert resized(person.page, UPRIGHT).evaluate(HIDDEN)[0] == 0


@pytest.mark.parametrize("size", [LAPTOP, TABLET, UPRIGHT], ids=["laptop", "tablet", "upright"])
def test_what_is_pointed_out_is_said_beside_the_board_and_covers_nothing(arrive: Arrive, size: dict[str, int]) -> None:
    person = arrive("Ada", viewport=size)
    person.context.add_init_script(HELP)
    screens.SCENES["council-pay"](person.page, person.address)
    slip = person.page.locator(".slip")
    slip.wait_for()
    assert not slip.evaluate(LIES_OVER_THE_BOARD)


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_pointed_out_beside_the_board_is_whole(arrive: Arrive, moment: str) -> None:
    person = arrive("Ada")
    person.context.add_init_script(HELP)
    screens.SCENES[moment](person.page, person.address)
    person.page.locator("[data-offer=show], .side .steps").first.wait_for()
    assert person.page.evaluate(BENEATH_THE_BAR) == []


@pytest.mark.parametrize("scene", ["hall", "open", "waiting", "court-over", "council-over", "lesson-council"])
def test_no_page_is_wider_than_its_window(arrive: Arrive, scene: str) -> None:
    person = arrive("Ada")
    screens.SCENES[scene](person.page, person.address)
    for size in (SCREEN, LAPTOP, TABLET, UPRIGHT, WIDE, WIDEST):
        page = resized(person.page, size)
        assert page.evaluate(OVERFLOW) == 0, size


def test_the_longest_names_stay_at_the_waiting_table(arrive: Arrive) -> None:
    people = [
        arrive(name) for name in ("MAXIMILIAN VON WOHLGEMUT", *("M" * (LONGEST_NAME - 1) + end for end in "NOPQ"))
    ]
    table = people[0].post("/tables", {"game": "court", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 4]})["id"]
    for person in people[1:]:
        person.post(f"/tables/{table}/join")
    page = people[0].at(table)
    for size in (SCREEN, LAPTOP, WIDE):
        assert resized(page, size).evaluate(BESIDE_THE_TABLE) == [], size


def test_news_of_others_takes_one_line_of_the_bar_and_two_on_phones(arrive: Arrive, running: House) -> None:
    people = [arrive("Ada", viewport=LAPTOP, locale="de"), arrive("M" * LONGEST_NAME)]
    page = Course(people, running).to(ELECTED)
    for size, lines in ((LAPTOP, 1), (TABLET, 1), (UPRIGHT, 1), (PHONE, 2), (NARROW, 2)):
        seen, whole = resized(page, size).locator(".bar .news").evaluate(LINES)
        assert seen == lines < whole, size


def test_between_phones_and_tablets_the_pictures_of_the_hall_are_whole(arrive: Arrive) -> None:
    page = arrive("Ada").open()
    page.wait_for_selector("[data-game] img")
    resized(page, {"width": 700, "height": 900})
    assert page.evaluate(SHAPES) == pytest.approx([404 / 214] * 3, rel=0.02)


@pytest.mark.parametrize("game", ["court", "council", "tumult"])
def test_all_players_are_in_sight_at_the_end_on_a_laptop(arrive: Arrive, game: str) -> None:
    person = arrive("Ada", viewport=LAPTOP)
    screens.SCENES[f"{game}-over"](person.page, person.address)
    person.page.wait_for_selector("dialog[open] .offers")
    assert person.page.locator(".veil").evaluate(BEYOND) <= 1


@pytest.mark.parametrize("game", ["court", "council", "tumult"])
def test_on_turned_phones_the_foot_of_the_end_sheet_is_whole_and_no_button_is_ringed(arrive: Arrive, game: str) -> None:
    person = arrive("Ada", viewport=TURNED_PHONE, has_touch=True)
    screens.SCENES[f"{game}-over"](person.page, person.address)
    person.page.wait_for_selector("dialog[open] .offers")
    assert max(person.page.locator(".end .button").evaluate_all(BOTTOMS)) <= TURNED_PHONE["height"]
    expect(person.page.get_by_role("dialog").get_by_role("heading")).to_be_focused()


def test_on_turned_phones_no_keys_are_shown_and_a_shield_is_whole(arrive: Arrive) -> None:
    person = arrive("Ada", viewport=TURNED_PHONE, has_touch=True, is_mobile=True)
    screens.SCENES["court-changers"](person.page, person.address)
    expect(person.page.locator(".kbd:visible")).to_have_count(0)
    screens.SCENES["court-others"](person.page, person.address)
    shield, board = (person.page.locator(part).bounding_box() for part in (".tray .flag", ".board"))
    assert shield is not None
    assert board is not None
    assert shield["y"] >= board["y"]


def test_on_wide_screens_all_is_larger_and_a_page_fills_its_window(arrive: Arrive) -> None:
    person = arrive("Ada")
    screens.SCENES["court-changers"](person.page, person.address)
    sizes = [resized(person.page, size).evaluate(SIZE) for size in (SCREEN, WIDE, WIDEST)]
    assert [text for text, _ in sizes] == pytest.approx([sizes[0][0] * by for by in (1, 1.1, 1.5)], abs=0.02)
    assert [height for _, height in sizes] == pytest.approx([size["height"] for size in (SCREEN, WIDE, WIDEST)])


def test_on_wide_screens_a_die_that_is_dragged_stays_beneath_the_pointer(arrive: Arrive) -> None:
    person = arrive("Ada", viewport=WIDEST)
    screens.SCENES["court-changers"](person.page, person.address)
    die, mouse = person.page.locator(".rolled .die").first, person.page.mouse
    x, y = middle(die)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 300, y - 120, steps=3)
    assert middle(die) == pytest.approx((x + 300, y - 120), abs=1)
