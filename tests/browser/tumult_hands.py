"""How Tumult Royale is played on its board, by whatever presses things: a known action, or what seems best to do."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.browser.hands import Press, click
from tests.browser.people import drawn, number_of, offer
from tests.browser.script import Json

_GOES_ON = """number => Number(document.querySelector('.table').dataset.number) > number
  || document.querySelector('dialog[open]') !== null"""
OFFERS = ("ready", "start", "done", "keep", "return", "pass")


def place(page: Page, at: int) -> Locator:
    return page.locator(f"[data-place='{at}']")


def field(page: Page, action: Json) -> Locator:
    return page.locator(f"[data-cell='{action['slot'] * 9 + action['field']}']")


def in_hand(page: Page) -> Locator:
    """The tile in one's hand, face up."""
    return page.locator(".in-hand .face")


def look_on(page: Page, press: Press = click) -> None:
    """Past the counting of the tumults, what the realm has become, and the spinner: they are there to be looked at."""
    while offer(page, "on").count() > 0:
        press(offer(page, "on"))


def look_on_to_the_wheel(page: Page) -> None:
    """Past what the realm has become: whoever comes only now does not see that."""
    while page.locator(".spin").count() == 0:
        offer(page, "on").click()


def do(page: Page, action: Json, press: Press = click) -> None:
    """Press whatever does an action."""
    kind = action["type"]
    if kind in OFFERS:
        press(offer(page, kind))
    elif kind == "lift":
        press(place(page, action["place"]))
    elif kind == "erect":
        press(field(page, action))
    elif kind == "place":
        press(field(page, action))
        press(offer(page, "place"))
    elif kind == "pay":
        press(page.locator(f"[data-tile='{action['good']} {action['value']}']").first)
    else:
        press(page.locator(f"[data-region='{action['slot']}']"))


class Robber:
    """Somebody who presses what the board offers, and keeps so many tiles a round."""

    _FIRST = "selectors => selectors.find(one => document.querySelector(one) !== null) ?? null"
    _NEXT = (
        "[data-offer=on]", "[data-offer=start].go", "[data-offer=ready].go",
        "[data-offer=keep].go", ".zone.keep", ".place.middle.legal", "[data-offer=done].plain",
        "[data-offer=pay].go", "[data-tile].legal", "[data-cell].legal", "[data-region].legal",
        "[data-offer=pass].plain",
    )  # fmt: skip

    def __init__(self, page: Page, keeps: int, press: Press = click) -> None:
        self.page = page
        self._keeps = keeps
        self._press = press

    def step(self) -> bool:
        """Press the next thing, if there is any, and wait for what comes of it."""
        wanted = [one for one in self._NEXT if one != ".place.middle.legal" or self._wants_more()]
        selector = self.page.evaluate(self._FIRST, wanted)
        if selector is None:
            return False
        number = number_of(self.page)
        self._press(self.page.locator(selector).first)
        if offer(self.page, "place").count() > 0:
            self._press(offer(self.page, "place"))
        if selector != "[data-offer=on]":  # which nobody else hears of
            drawn(self.page, number + 1)
        return True

    def _wants_more(self) -> bool:
        return self.page.locator(".castle .tile").count() < self._keeps


def until(robbers: list[Robber], is_so: Callable[[], bool]) -> None:
    """Go on together: everybody sees what the others did before anybody does more."""
    while not is_so():
        before = latest = max(number_of(robber.page) for robber in robbers)
        pressed = False
        for robber in robbers:
            drawn(robber.page, latest)
            pressed |= robber.step()
            latest = max(latest, number_of(robber.page))
        if not pressed:  # a payment that is the only one is under way, or the end
            robbers[0].page.wait_for_function(_GOES_ON, arg=before)
