"""A die is set aside by dragging it to the others, with a mouse or a finger; whatever comes after that is a press."""

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import SCREEN, Arrive
from tests.browser.house import House
from tests.browser.people import begun, drawn, number_of, offer
from tests.browser.script import script
from tests.browser.test_tours import PHONE

SEED = 137
STEPS = 6  # of a movement

Drag = Callable[[Page, tuple[float, float], tuple[float, float]], None]


def by_mouse(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=STEPS)
    page.mouse.up()


def by_finger(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    hand = page.context.new_cdp_session(page)
    path = [tuple(a + (b - a) * at / STEPS for a, b in zip(start, end, strict=True)) for at in range(STEPS + 1)]
    for at, (x, y) in enumerate(path):
        kind = "touchMove" if at else "touchStart"
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


WAYS = pytest.mark.parametrize(("drag", "screen"), [(by_mouse, SCREEN), (by_finger, PHONE)], ids=["mouse", "finger"])


def box(piece: Locator) -> FloatRect:
    found = piece.bounding_box()
    assert found is not None
    return found


def middle(piece: Locator) -> tuple[float, float]:
    found = box(piece)
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def sitting(arrive: Arrive, running: House, screen: dict[str, int]) -> Page:
    """At a turn that has just begun."""
    running.deal(SEED)
    people, known = [arrive("Ada", viewport=screen, has_touch=screen is PHONE), arrive("Ben")], script(2, SEED)
    return people[0].at(begun(people, known, known.until(lambda step, _: step.seat == 0)))


@WAYS
def test_a_die_that_is_dragged_to_those_aside_is_set_aside(
    arrive: Arrive, running: House, drag: Drag, screen: dict[str, int]
) -> None:
    page = sitting(arrive, running, screen)
    number = number_of(page)
    drag(page, middle(page.locator(".rolled .die").first), middle(page.locator(".put")))
    drawn(page, number + 1)
    expect(page.locator(".put [data-die]")).to_have_count(1)


@WAYS
def test_after_a_die_was_let_go_elsewhere_the_next_press_is_heard(
    arrive: Arrive, running: House, drag: Drag, screen: dict[str, int]
) -> None:
    page = sitting(arrive, running, screen)
    number = number_of(page)
    x, y = middle(page.locator(".rolled .die").first)
    drag(page, (x, y), (x + 20, y + 4))
    assert number_of(page) == number
    offer(page, "aside").click()
    drawn(page, number + 1)
