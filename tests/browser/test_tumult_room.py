"""What everybody must have in sight in Tumult Royale, however small the screen is."""

import json

import pytest
from playwright.sync_api import Locator, Page
from tools import screens

from tests.browser.conftest import SCREEN, Arrive
from tests.browser.test_lessons import HELP
from tests.browser.test_tours import LAPTOP, LOW, NARROW, PHONE, TABLET, UPRIGHT

# The whole of a thing lies in the window, and nothing over it but what makes it a button.
SEEN = """one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return isIn && (one.contains(above) || above.matches(".open"));
}"""
# Nor does it stand over the edge of its section or of the board.
WITHIN = """one => {
  const it = one.getBoundingClientRect();
  return ["section", ".board"].map(each => one.closest(each).getBoundingClientRect()).every(
    ({ left, right, top, bottom }) => it.left >= left && it.right <= right && it.top >= top && it.bottom <= bottom
  );
}"""
TURNED = [{"width": 844, "height": 390}, {"width": 780, "height": 340}]  # phones, the second with a browser's bars
FINGERTIP = 40
SIZE = "one => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height)"
TWICE = {"width": SCREEN["width"] // 2, "height": SCREEN["height"] // 2}
POINTED = 700  # milliseconds, after which what is pointed at has been scrolled to


def shown(arrive: Arrive, scene: str, size: dict[str, int]) -> Page:
    person = arrive("Ada", viewport=size, has_touch=size["width"] < TABLET["width"])
    page = person.page
    screens.SCENES[f"tumult-{scene}"](page, person.address)
    return page


def is_seen(thing: Locator) -> bool:
    return bool(thing.evaluate(SEEN))


@pytest.mark.parametrize("phase", ["spin", "ready", "tax", "tumults", "place", "pay"])
def test_on_a_phone_a_dove_sits_with_whoever_has_mercy(arrive: Arrive, phase: str) -> None:
    assert is_seen(shown(arrive, phase, NARROW).locator(".banner .mercy"))


def test_who_sees_all_at_twice_its_size_has_every_tile_in_sight(arrive: Arrive) -> None:
    """T6: there is no time to look for one."""
    tiles = shown(arrive, "tax", TWICE).locator(".place.middle").all()
    assert [is_seen(tile) for tile in tiles] == [True] * len(tiles) != []


@pytest.mark.parametrize("size", [LAPTOP, LOW, UPRIGHT], ids=["laptop", "low", "upright"])
def test_in_a_low_or_narrow_window_tiles_castle_and_need_are_wholly_in_sight(
    arrive: Arrive, size: dict[str, int]
) -> None:
    page = shown(arrive, "tax", size)
    for where in (".place.middle", ".castle b", ".strip .demand li"):
        things = page.locator(where).all()
        assert [is_seen(one) and one.evaluate(WITHIN) for one in things] == [True] * len(things) != [], where


@pytest.mark.parametrize("size", [TABLET, PHONE, NARROW], ids=["tablet", "phone", "narrow"])
def test_the_sand_is_seen_over_the_realm(arrive: Arrive, size: dict[str, int]) -> None:
    assert is_seen(shown(arrive, "map", size).locator("dialog [role=timer]"))


@pytest.mark.parametrize("size", [TABLET, PHONE, NARROW], ids=["tablet", "phone", "narrow"])
def test_what_was_left_and_the_goods_of_all_are_seen_while_statues_are_placed(
    arrive: Arrive, size: dict[str, int]
) -> None:
    page = shown(arrive, "place", size)
    assert is_seen(page.locator(".placing .left"))
    assert [is_seen(goods) for goods in page.locator(".banner .own").all()] == [True] * 4


@pytest.mark.parametrize("size", [TABLET, UPRIGHT, NARROW], ids=["tablet", "upright", "narrow"])
def test_what_was_left_stands_with_what_was_needed_and_has_room(arrive: Arrive, size: dict[str, int]) -> None:
    facts = shown(arrive, "place", size).locator(".placing .fact").all()
    told = [" ".join(fact.locator("p").inner_text().split()) for fact in facts]
    assert told == ["1 2 needed", "0 2 needed", "3 2 needed"]
    assert [fact.evaluate("one => one.scrollWidth <= one.clientWidth") for fact in facts] == [True] * 3


def test_ones_own_glove_is_as_pale_as_others_until_one_is_ready(arrive: Arrive) -> None:
    page = shown(arrive, "ready", SCREEN)
    opacity = "one => getComputedStyle(one).opacity"
    own, other = (page.locator(f".check {who} .sign > .piece") for who in (".me", "li:not(.me, .yes, .king)"))
    assert own.evaluate(opacity) == other.evaluate(opacity) != "1"


def test_what_was_left_is_whole_beneath_the_chronicle_while_a_slip_is_open(arrive: Arrive) -> None:
    person = arrive("Ada", viewport=TABLET)
    person.context.add_init_script(HELP)
    screens.SCENES["tumult-place"](person.page, person.address)
    person.page.locator(".slip").wait_for()
    figures = person.page.locator(".placing .left li").all()
    assert [is_seen(one) and one.evaluate(WITHIN) for one in figures] == [True] * 3


def test_on_a_phone_a_field_that_is_paid_for_is_seen_with_its_region(arrive: Arrive) -> None:
    page = shown(arrive, "pay", PHONE)
    assert is_seen(page.locator(".land.chosen"))
    top = "one => one.getBoundingClientRect().top"
    board, region = (page.locator(where).evaluate(top) for where in (".board", ".region:has(.chosen)"))
    assert 0 <= region - board < 10


@pytest.mark.parametrize("size", TURNED, ids=["turned", "low"])
@pytest.mark.parametrize("scene", ["first", "place", "pay", "revealing"])
def test_on_a_turned_phone_fields_are_as_large_as_fingertips_and_can_be_scrolled_to(
    arrive: Arrive, scene: str, size: dict[str, int]
) -> None:
    page = shown(arrive, scene, size)
    for field in page.locator(".land, .folded").all():
        field.scroll_into_view_if_needed()
        assert field.evaluate(SIZE) >= FINGERTIP
        assert is_seen(field)


@pytest.mark.parametrize("size", TURNED, ids=["turned", "low"])
@pytest.mark.parametrize("scene", ["hand", "late-hand"])
def test_on_a_turned_phone_the_tile_in_hand_is_in_sight_and_every_other_can_be_reached(
    arrive: Arrive, scene: str, size: dict[str, int]
) -> None:
    page = shown(arrive, scene, size)
    assert is_seen(page.locator(".tile-held"))
    for tile in page.locator(".place.middle").all():
        tile.scroll_into_view_if_needed()
        assert tile.evaluate(SIZE) >= FINGERTIP
        assert is_seen(tile)
        assert is_seen(page.locator(".tile-held"))


def test_on_a_turned_phone_the_whole_wheel_is_seen(arrive: Arrive) -> None:
    assert is_seen(shown(arrive, "spin", TURNED[0]).locator(".wheel"))


def test_the_tiles_of_another_lie_on_his_sheet(arrive: Arrive) -> None:
    page = shown(arrive, "place", PHONE)
    page.locator(".banner", has_text="Mechthild").locator(".open").click()
    tiles = page.locator("dialog .tile").all_text_contents()
    assert [tile.strip() for tile in tiles] == ["1", "1", "2", "2"]


def test_a_long_name_is_whole_where_banners_stand_one_beneath_the_other(arrive: Arrive) -> None:
    person = arrive("Ada", viewport=SCREEN)
    moment = json.loads((screens.POSITIONS / "tumult-place.json").read_text("utf-8"))
    moment["seats"][0]["name"] = "Benedikta von Hohenstauf"
    screens.tell(moment, person.page, person.address)
    name = person.page.locator(".banner b", has_text="Hohenstauf")
    assert name.evaluate("one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]") == [0, 0]
    assert is_seen(name)


def test_where_there_is_room_the_log_opens_beside_the_sand_and_covers_nothing(arrive: Arrive) -> None:
    page = shown(arrive, "tax", SCREEN)
    assert page.locator(".side .log").count() == 0
    page.get_by_role("button", name="Log").click()
    seen = (".side .log", ".side .need", ".side [role=timer]", "[data-place='0']")
    assert {where: is_seen(page.locator(where).first) for where in seen} == dict.fromkeys(seen, True)
    page.get_by_role("button", name="Log").click()
    assert is_seen(page.locator(".side .away"))


def test_without_sand_a_tile_bears_the_number_that_the_log_calls_it_by_and_no_key(arrive: Arrive) -> None:
    page = shown(arrive, "turns", SCREEN)
    tiles = page.locator(".place.middle").all()
    named = [str(tile.get_attribute("aria-label")).split(",")[0] for tile in tiles]
    assert named == [f"Tile {tile.locator('.number').inner_text()}" for tile in tiles] != []
    assert page.locator(".place .kbd").count() == 0


def test_on_a_phone_every_field_bears_the_number_that_the_log_calls_it_by(arrive: Arrive) -> None:
    page = shown(arrive, "place", PHONE)
    fields = page.locator(".region:has(.letter:text-is('F')) .land").all()
    named = [str(field.get_attribute("aria-label")).split(",")[0] for field in fields]
    assert named == [f"F{field.locator('.number').inner_text()}" for field in fields]
    assert [field.locator(".number").inner_text() for field in fields] == [*"123456789"]


@pytest.mark.parametrize("size", [SCREEN, TABLET, NARROW], ids=["wide", "tablet", "narrow"])
def test_a_doubled_price_says_so(arrive: Arrive, size: dict[str, int]) -> None:
    page = shown(arrive, "chosen", size)
    name = page.locator(".land.chosen").get_attribute("aria-label")
    assert name == "H9, pasture, for 2 bread and 2 marble, twice the price"
    assert is_seen(page.locator(".box em", has_text="twice the price"))


def test_in_the_first_step_of_the_lesson_the_whole_chronicle_is_seen(arrive: Arrive) -> None:
    page = arrive("Ada", viewport=PHONE, has_touch=True).open("/learn/tumult")
    page.wait_for_selector("[data-pointer]")
    page.wait_for_timeout(POINTED)
    assert page.locator(".board").evaluate("one => one.scrollTop") == 0
    assert is_seen(page.locator(".chronicle"))
