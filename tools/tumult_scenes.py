"""Moments of Tumult Royale that are half made by the reader: where they begin, and what he presses then."""

from collections.abc import Callable

from playwright.sync_api import Page

Act = Callable[[Page], None]


def looks_at_a_field(page: Page) -> None:
    """One that costs twice as much."""
    page.locator("[data-cell].legal", has_text="×2").last.click()


def looks_on(page: Page) -> None:
    page.keyboard.press("Space")


def opens_the_map(page: Page) -> None:
    page.keyboard.press("m")
    page.locator("dialog[open]").wait_for()


def sees_the_realm(page: Page) -> None:
    page.locator("[data-offer=look]").click()
    page.locator("dialog[open]").wait_for(state="detached")


# by name: the recorded moment, and what is pressed in it
SCENES: dict[str, tuple[str, Act]] = {
    "chosen": ("place", looks_at_a_field),
    "marble": ("tumults", looks_on),
    "gamble-judged": ("gamble", looks_on),
    "map": ("tax", opens_the_map),
    "after": ("over", sees_the_realm),
}
