"""What moves in Tumult Royale: tiles to whoever keeps them, statues to their fields, tiles that are turned up."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SCREEN, Arrive
from tests.browser.house import House
from tests.browser.people import Person, by_programs, drawn, number_of, table_for
from tests.browser.test_tours import WIDEST
from tests.browser.tumult_games import SEED, in_turns, robbing
from tests.browser.tumult_hands import in_hand, look_on

LONGEST = 400  # milliseconds that anything moves
WHEEL = "turning"  # which is there to be looked at
# Whatever is moved, for how long, and where it ends if it flies above the page.
WATCH = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const duration = how.duration ?? how;
  const [, x, y] = /translate\\((.+)px, (.+)px\\)/.exec(frames.at(-1).transform ?? "") ?? [];
  const kind = Object.keys(frames[0]).find((name) => name !== "opacity") ?? "opacity";
  moved.push({ name: this.classList[0], kind, duration, flies: x !== undefined && [Number(x), Number(y)] });
  return animate.call(this, frames, how);
};
"""
WHERE = """piece => {
  const { left, top } = piece.getBoundingClientRect();
  const { currentCSSZoom: larger } = document.documentElement;
  return [left / larger, top / larger];
}"""
LANDED = "() => document.querySelector('body > [inert]') === null"
WITH_MOTION = {"reduced_motion": "no-preference"}


def flights(page: Page) -> list[list[float]]:
    """Where everything that flew has landed."""
    page.wait_for_function(LANDED)
    moved: list[dict[str, Any]] = page.evaluate("moved")
    assert all(one["duration"] <= LONGEST for one in moved if one["name"] != WHEEL)
    return [one["flies"] for one in moved if one["flies"]]


def watched(person: Person) -> Person:
    person.context.add_init_script(WATCH)
    return person


@pytest.mark.parametrize("screen", [SCREEN, WIDEST], ids=["usual", "widest"])
def test_a_tile_that_is_kept_travels_to_its_owner(arrive: Arrive, running: House, screen: dict[str, int]) -> None:
    people = [watched(arrive("Ada", viewport=screen, **WITH_MOTION)), arrive("Ben")]
    table, number = robbing(people, running)
    page = people[0].at(table)
    drawn(page, number)
    page.keyboard.press("1")
    in_hand(page).wait_for()
    page.keyboard.press("Space")
    drawn(page, number + 2)
    mine = page.locator(".castle [data-piece='tile-0']").evaluate(WHERE)
    assert flights(page) == [pytest.approx(mine, abs=1)]
    with people[1].by_program(table) as other:
        other.act({"type": "lift", "place": 7})
        drawn(page, other.act({"type": "keep"}))
    his = page.locator(".banner .loot [data-piece='tile-7']").evaluate(WHERE)
    assert flights(page) == [pytest.approx(mine, abs=1), pytest.approx(his, abs=1)]


def test_what_flies_is_in_nobodys_way(arrive: Arrive, running: House) -> None:
    """The next tile is lifted while the last one is under way, however long that takes."""
    people = [arrive("Ada", **WITH_MOTION), arrive("Ben")]
    slow = "const go = Element.prototype.animate; Element.prototype.animate = function (frames) { "
    people[0].context.add_init_script(slow + "return go.call(this, frames, 600_000); };")
    table, number = robbing(people, running)
    page = people[0].at(table)
    drawn(page, number)
    for key in ("1", "2", "3"):
        page.keyboard.press(key)
        in_hand(page).wait_for(state="attached")
        page.keyboard.press("Space")
        expect(page.locator(".in-hand.full")).to_have_count(0)
    drawn(page, number + 6)
    expect(page.locator(".castle .tile")).to_have_count(3)
    expect(page.locator("body > [inert]")).to_have_count(3)


def placed(arrive: Arrive, running: House, **motion: Any) -> Page:
    """A table in turns, up to the first statue that is paid for; the counting before it was looked at."""
    running.deal(SEED)
    known, people = in_turns(), [watched(arrive("Ada", **motion)), arrive("Ben")]
    table = table_for(people, game="tumult", options={"taxes": "turns"})
    page = people[0].at(table)
    number, is_counted = number_of(page), False
    with by_programs(people, table) as channels:
        for at, step in enumerate(known.steps):
            drawn(page, number)
            if not is_counted and known.positions[at]["phase"] == "placing":
                page.locator(".tumults").wait_for()
                look_on(page)
                is_counted = True
            channels[step.seat].number = number
            number = channels[step.seat].act(step.action)
            if step.action["type"] == "pay" and known.positions[at + 1]["phase"] != "paying":
                drawn(page, number)
                break
    return page


def test_tiles_are_turned_up_the_greedy_tremble_and_statues_fly_in(arrive: Arrive, running: House) -> None:
    page = placed(arrive, running, **WITH_MOTION)
    fresh = page.locator(".land:has(.fresh) .stands").evaluate(WHERE)
    assert flights(page)[-1] == pytest.approx(fresh, abs=1)
    moved = page.evaluate("moved")
    turned = [one for one in moved if one["kind"] == "scale"]
    assert len(turned) >= 15  # all tiles of a game for two
    greedy = [one for one in moved if one["name"] == "shield"]
    sealed = [one for one in moved if one["name"] == "seal"]
    assert len(sealed) == 3  # a verdict a good
    assert 0 < len(greedy) <= len(sealed)


def test_nothing_moves_for_whoever_wants_no_motion(arrive: Arrive, running: House) -> None:
    page = placed(arrive, running)
    assert page.evaluate("moved") == []
