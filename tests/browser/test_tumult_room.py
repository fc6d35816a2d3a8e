"""What everybody must have in sight in Tumult Royale, however small the screen is."""

import pytest
from playwright.sync_api import Locator, Page
from tools import screens

from tests.browser.conftest import Arrive
from tests.browser.test_tours import NARROW, PHONE
from tests.browser.test_tumult_seen import TABLET

# The whole of a thing lies in the window, and nothing over it but what makes it a button.
SEEN = """one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return isIn && (one.contains(above) || above.matches(".open"));
}"""


def shown(arrive: Arrive, scene: str, size: dict[str, int]) -> Page:
    person = arrive("Ada", viewport=size, has_touch=size is not TABLET)
    page = person.page
    screens.SCENES[f"tumult-{scene}"](page, person.address)
    return page


def is_seen(thing: Locator) -> bool:
    return bool(thing.evaluate(SEEN))


@pytest.mark.parametrize("phase", ["spin", "ready", "tax", "tumults", "place", "pay"])
def test_on_a_phone_a_dove_sits_with_whoever_has_mercy(arrive: Arrive, phase: str) -> None:
    assert is_seen(shown(arrive, phase, NARROW).locator(".banner .mercy"))


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


def test_on_a_phone_a_field_that_is_paid_for_is_seen_with_its_region(arrive: Arrive) -> None:
    page = shown(arrive, "pay", PHONE)
    assert is_seen(page.locator(".land.chosen"))
    top = "one => one.getBoundingClientRect().top"
    board, region = (page.locator(where).evaluate(top) for where in (".board", ".region:has(.chosen)"))
    assert 0 <= region - board < 10


def test_the_tiles_of_another_lie_on_his_sheet(arrive: Arrive) -> None:
    page = shown(arrive, "place", PHONE)
    page.locator(".banner .open").nth(1).click()
    tiles = page.locator("dialog .tile").all_text_contents()
    assert [tile.strip() for tile in tiles] == ["1", "1", "2", "2"]
