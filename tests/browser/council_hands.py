"""How the moves of Council of 4 are made on the board, by whatever presses things."""

from typing import NamedTuple

from playwright.sync_api import Locator, Page

from tests.browser.hands import Press, click
from tests.browser.script import Json, script

PLAIN = ("engage", "additional", "end", "decline")
COUNCILS = ("coast", "hills", "mountains", "queen")
CHOSEN = {"repeat": "city", "reuse": "permit", "free": "permit"}  # answers to a question, and what names them
SEEDS = {(2, "juvelar"): 20, (2, "graden"): 3, (4, "juvelar"): 6, (4, "graden"): 50}  # short games


class Move(NamedTuple):
    """What becomes one entry: an action, or a whole payment."""

    seat: int
    actions: list[Json]
    position: Json  # before it
    legal: list[Json]

    @property
    def kind(self) -> str:
        return str(self.actions[0]["type"])


def moves(players: int, seed: int, board: str) -> list[Move]:
    """A whole game of greedy players; their payments are put together as people put them together."""
    known, made = script(players, seed, "council", board=board), list[Move]()
    for step, position in zip(known.steps, known.positions, strict=True):
        if step.action["type"] in ("lay", "confirm"):
            made[-1].actions.append(step.action)
        else:
            made.append(Move(step.seat, [step.action], position, step.legal))
    return made


def do(page: Page, move: Move, press: Press = click) -> None:
    """Press whatever makes a move."""
    action, *payment = move.actions
    kind = move.kind
    if kind in PLAIN:
        press(page.locator(f"[data-offer='{kind}']"))
    elif kind in ("elect", "send"):
        _elect(page, move, press)
    elif kind in CHOSEN:
        press(option(page, permit_of(move) if kind == "free" else action[CHOSEN[kind]]))
    elif kind == "place":
        take_up(page, move, press)
        press(option(page, action["permit"]))
    else:
        take_up(page, move, press)
        pay(page, payment, press)


def city(page: Page, name: str) -> Locator:
    return page.locator(f"[data-city='{name}']")


def option(page: Page, name: str) -> Locator:
    return page.locator(f"[data-option='{name}']")


def permit_of(move: Move) -> str:
    """The permit on offer that a move is about."""
    action = move.actions[0]
    return str(move.position["face_up"][COUNCILS.index(action["region"])][action["space"]])


def take_up(page: Page, move: Move, press: Press = click) -> None:
    """The piece that a move begins with: a council, a permit on offer, or a city."""
    action = move.actions[0]
    if move.kind in ("elect", "send"):
        _turn_to(page, action["council"], press)
        press(page.locator(f"[data-council='{action['council']}']:visible"))
    elif move.kind == "acquire":
        _turn_to(page, action["region"], press)
        press(page.locator(f".offers [data-permit='{permit_of(move)}']:visible"))
    else:
        press(city(page, action["city"]))
    if move.kind == "visit" and _can_place(move):
        press(option(page, "queen"))  # a permit would do as well: it was asked how


def _turn_to(page: Page, council: str, press: Press) -> None:
    """On phones the four councils are tabs."""
    tab = page.locator(".tabs [role=tab]").nth(COUNCILS.index(council))
    if tab.is_visible():
        press(tab)


def _can_place(move: Move) -> bool:
    action = move.actions[0]
    return any(one["type"] == "place" and one["city"] == action["city"] for one in move.legal)


def pay(page: Page, payment: list[Json], press: Press = click) -> None:
    for action in payment[:-1]:
        press(fitting(page, action["card"]))
    press(page.locator("[data-offer='pay']"))


def fitting(page: Page, card: str) -> Locator:
    """A card of the hand that can be laid."""
    return page.locator(f".hand [data-card='{card}'].fits:visible").last


def _elect(page: Page, move: Move, press: Press) -> None:
    action = move.actions[0]
    take_up(page, move, press)
    press(page.locator(f"[data-way='{action['type']}']"))
    press(page.locator(f"[data-colour='{action['colour']}']"))
