"""How an action of court is done on the board, by whatever presses things."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.browser.script import Json, Step

Press = Callable[[Locator], None]

_OFFERS = ("roll", "finish", "throw", "enough")
_ON_NO_DIE = ("queen", "transmute")  # what they make is chosen, and no die


def click(piece: Locator) -> None:
    piece.click()


def die(page: Page, face: int, nth: int = 0) -> Locator:
    return page.locator(f".rolled .die:has(.face use[href='#die-{face}'])").nth(nth)


def on_display(page: Page, card: str) -> Locator:
    return page.locator(f".display [data-card='{card}']")


def in_court(page: Page, card: str) -> Locator:
    return page.locator(f"section.hand [data-card='{card}']").first


def do(page: Page, step: Step, press: Press = click) -> None:
    """Press whatever does an action."""
    kind = step.action["type"]
    if kind == "keep":
        press(die(page, step.action["face"]))
    elif kind in _OFFERS:
        press(page.locator(f"[data-offer='{kind}']"))
    elif kind == "take":
        press(on_display(page, step.action["card"]))
    elif kind == "bring":
        press(in_court(page, step.action["card"]))
    else:
        _use(page, step, press)


def _use(page: Page, step: Step, press: Press) -> None:
    """A card, the dice that it works on, and what becomes of them where that is not settled yet."""
    _take_up(page, "alchemist" if step.action["type"] == "transmute" else step.action["type"], press)
    faces = faces_of(step.action)
    for at, face in enumerate(faces):
        press(die(page, face, faces[:at].count(face)))
    alike = [action for action in step.legal if _is_alike(action, step.action)]
    if len(alike) > 1 or len(faces) != 1:
        press(page.locator(".results button").nth(alike.index(step.action)))


def _take_up(page: Page, card: str, press: Press) -> None:
    """Once a card is at work its next step needs no other press."""
    if page.locator(f"section.hand [data-card='{card}'].open").count() == 0:
        press(in_court(page, card))


def faces_of(action: Json) -> list[int]:
    if action["type"] == "philosopher":
        return [action["giver"], action["receiver"]]
    return [] if action["type"] in _ON_NO_DIE else [action["face"]]


def _is_alike(one: Json, other: Json) -> bool:
    """Whether two actions use the same card on the same dice."""
    return bool(one["type"] == other["type"]) and sorted(faces_of(one)) == sorted(faces_of(other))
