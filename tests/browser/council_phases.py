"""A known game of Council of 4, and every phase of it as the first of them sees it."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from tests.browser.council_hands import Move, moves, take_up
from tests.browser.house import House
from tests.browser.people import Person, by_programs, drawn, number_of, offer, table_for

SEED = 132  # in this game the first seat does all that a greedy player ever does
BOARD = "juvelar"
PHASES = 14


class Course:
    """A program plays for all until something is about to happen."""

    def __init__(self, people: list[Person], house: House) -> None:
        house.deal(SEED)
        self.people = people
        self.known = moves(len(people), SEED, BOARD)
        self.table = table_for(people, game="council", options={"board": BOARD})
        self.page = people[0].at(self.table)
        self.at = 0
        self.number = number_of(self.page)

    @property
    def move(self) -> Move:
        return self.known[self.at]

    def until(self, is_so: Callable[[Move], bool]) -> Page:
        """Just before the next move that fulfils something."""
        return self.to(next(at for at in range(self.at, len(self.known)) if is_so(self.known[at])))

    def until_mine(self, kind: str) -> Page:
        return self.until(lambda move: move.seat == 0 and move.kind == kind)

    def to(self, end: int) -> Page:
        with by_programs(self.people, self.table) as channels:
            for move in self.known[self.at : end]:
                channels[move.seat].number = self.number
                self.number = channels[move.seat].act(*move.actions)
        self.at = end
        drawn(self.page, self.number)
        return self.page


def phases(people: list[Person], house: House) -> Iterator[tuple[str, Page]]:
    course = Course(people, house)
    page = course.until_mine("acquire")
    yield "one's own turn", page
    take_up(page, course.move)
    yield "a payment without a card", page
    offer(page, "cheapest").click()
    yield "a payment", page
    page.keyboard.press("Escape")
    course.until(lambda move: move.seat == 1 and move.kind == "end")
    yield "another's turn", page
    course.until(lambda move: move.seat == 0 and any(one["type"] == "change" for one in move.legal))
    page.locator("[data-change]:visible").first.click()
    yield "new permits", page
    offer(page, "let-go").click()
    for kind, name in (
        ("place", "ways to place"),
        ("elect", "an election"),
        ("repeat", "a token again"),
        ("visit", "the queen’s help"),
        ("free", "a permit for nothing"),
        ("reuse", "a permit’s bonus again"),
    ):
        course.until_mine(kind)
        is_begun = kind in ("place", "elect", "visit")
        if is_begun:
            take_up(page, course.move)
        page.locator("[data-work=choose], [data-work=elect], [data-work=pay]").wait_for(state="attached")
        yield name, page
        if is_begun:
            offer(page, "let-go").click()
    page.locator("[data-city]").first.focus()
    page.keyboard.press("?")
    page.locator(".slip").wait_for()
    yield "an answer why not", page
    course.to(len(course.known))
    page.locator("dialog[open]").wait_for()
    yield "the end", page
    offer(page, "look").click()
    page.locator("dialog[open]").wait_for(state="detached")
    yield "the table after the end", page
