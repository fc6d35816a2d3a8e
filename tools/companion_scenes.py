"""The helpers for people with the box, as they look in the middle of their work."""

from collections.abc import Callable
from functools import partial

from playwright.sync_api import Page


def _open(tab: str, page: Page, address: str) -> None:
    page.goto(f"{address}/companion{tab}")
    page.wait_for_selector("main")


def hourglass(page: Page, address: str) -> None:
    """The hourglass with twelve of its seconds left."""
    page.clock.install()
    _open("", page, address)
    page.click("[data-press]")
    page.clock.run_for(8_000)


def tumults(page: Page, address: str) -> None:
    _open("/tumults", page, address)
    for seat, robbed in enumerate((3, 3, 5, 3)):
        row = page.locator(f"[data-seat='{seat}']")
        for _ in range(robbed):
            row.locator("fieldset button").last.click()
        if seat > 1:
            row.locator(".mercy").click()
    for _ in range(2):
        page.locator(".left button").last.click()
    page.wait_for_selector("[data-verdict=bread] b:not(:empty)")


def payment(page: Page, address: str) -> None:
    _open("/tumults", page, address)
    page.locator("label").nth(1).click()
    for tile in ("bread-2", "bread-3", "marble-3", "marble-1", "tools-2"):
        page.click(f"[data-add={tile}]")
    page.wait_for_selector("[data-supporters]")


def dice(page: Page, address: str) -> None:
    _open("/dice", page, address)
    page.wait_for_selector("[data-card]")
    for face in (4, 4):
        page.click(f"[data-face='{face}']")


def scores(page: Page, address: str) -> None:
    _open("/scores", page, address)
    for stock, counted in (("points", (41, 38, 52, 29)), ("nobility", (9, 4, 9, 2)), ("permits", (7, 5, 6, 3))):
        for seat, number in enumerate(counted):
            page.locator(f"[data-stock={stock}] input").nth(seat).fill(str(number))
    for reward, seat in (("colours-2", 1), ("regions-0", 0), ("queens-0", 1), ("queens-1", 0)):
        page.locator(f"[data-reward={reward}] button").nth(seat).click()
    page.wait_for_selector("[data-source=total]")
    page.locator("thead").scroll_into_view_if_needed()


SCENES: dict[str, Callable[[Page, str], None]] = {
    "companion": hourglass,
    "companion-spinner": partial(_open, "/spinner"),
    "companion-tumults": tumults,
    "companion-payment": payment,
    "companion-dice": dice,
    "companion-scores": scores,
}
