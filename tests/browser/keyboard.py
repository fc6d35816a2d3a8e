"""Pressing things without a pointer: by their own key, or by going there."""

from playwright.sync_api import Locator, Page

FOCUSED = "piece => piece === document.activeElement"
SAME_ROW = "piece => piece.closest('[role=toolbar]')?.contains(document.activeElement) ?? false"
FAR = 80  # more stops than any page has


def press(piece: Locator) -> None:
    """By its own key, or by going there: Tab from stop to stop, arrows within a row."""
    page, key = piece.page, piece.get_attribute("aria-keyshortcuts")
    if key is not None:
        page.keyboard.press(key)
        return
    _go_to(page, piece)
    page.keyboard.press("Enter")


def _go_to(page: Page, piece: Locator) -> None:
    for _ in range(FAR):
        if piece.evaluate(SAME_ROW) or piece.evaluate(FOCUSED):
            break
        page.keyboard.press("Tab")
    for _ in range(FAR):
        if piece.evaluate(FOCUSED):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no key leads to {piece}")
