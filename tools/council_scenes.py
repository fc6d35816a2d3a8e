"""Moments of Council of 4 that are half made by the reader: where they begin, and what he presses then."""

from collections.abc import Callable

from playwright.sync_api import Page

Act = Callable[[Page], None]


def elects(page: Page) -> None:
    tab = page.get_by_role("tab").nth(1)
    if tab.is_visible():  # on phones each council has its own
        tab.click()
    page.locator("[data-council=hills]:visible").click()
    page.locator("[data-colour].legal").nth(1).focus()


def pays(page: Page) -> None:
    page.locator(".offers [data-permit].legal:visible").first.click()
    page.locator(".hand .fits:visible").last.click()


def asks_for_the_queen(page: Page) -> None:
    page.keyboard.press("m")
    page.locator("[data-city=lyram]").focus()


def pays_the_queen(page: Page) -> None:
    page.locator("[data-city=lyram]").click()
    page.keyboard.press("c")


def places(page: Page) -> None:
    page.locator("[data-city=naris]").click()


def changes(page: Page) -> None:
    page.locator("[data-change]:visible").first.click()


def sees_the_scores(page: Page) -> None:
    page.keyboard.press("Escape")


# by name: the recorded moment, and what is pressed in it
SCENES: dict[str, tuple[str, Act]] = {
    "elect": ("turn", elects),
    "paying": ("turn", pays),
    "way": ("turn", asks_for_the_queen),
    "visit": ("turn", pays_the_queen),
    "place": ("turn", places),
    "change": ("turn", changes),
    "after": ("over", sees_the_scores),
}
