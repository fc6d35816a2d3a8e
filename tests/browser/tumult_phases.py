"""Every phase of Tumult Royale at a real table, as the first of two people sees it."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

import regalia
from tests.browser.house import House
from tests.browser.people import Person, by_programs, drawn, number_of, table_for
from tests.browser.script import Json, Step
from tests.browser.tumult_games import LONGEST, RETURN, SEED, in_turns, lift
from tests.browser.tumult_hands import look_on, look_on_to_the_wheel

# what hands do: one tile was seen and put back, one is in the reader's hand and one in another's
MOVEMENTS: list[tuple[int, Json]] = [(0, lift(0)), (0, RETURN), (1, lift(5)), (0, lift(3))]


def calm(people: list[Person], house: House) -> Iterator[tuple[str, Page]]:
    """T7: in turns, each phase when it first comes to the reader; a program plays for both."""
    house.deal(SEED)
    known = in_turns()
    table = table_for(people, game="tumult", options={"taxes": "turns"})
    page, met = people[0].at(table), set[str]()
    number = number_of(page)
    with by_programs(people, table) as channels:
        for at, step in enumerate(known.steps):
            drawn(page, number)
            phase = _phase(step, known.positions[at])
            if phase not in met and (step.seat == 0 or phase in ("counting", "revealing")):
                met.add(phase)
                if phase == "spin":
                    look_on_to_the_wheel(page)
                elif phase != "counting":
                    look_on(page)
                yield phase, page
            look_on(page)
            channels[step.seat].number = number
            number = channels[step.seat].act(step.action)
    drawn(page, number)
    yield "the end", page


def _phase(step: Step, position: Json) -> str:
    """What the reader looks at: in turns the wheel and the counting come before the first action after them."""
    phase: str = position["phase"]
    if phase == "taxes" and not any(position["moves"]):
        return "spin"
    if phase == "taxes" and step.action["type"] != "lift":
        return "a tile in hand"
    if phase == "placing" and position["turn"] == 0 and not position["placed"]:
        return "counting"
    return phase


def hurried(people: list[Person], house: House, **options: Any) -> Iterator[tuple[str, Page]]:
    """T6: the ready check, and hands while the sand runs."""
    house.deal(SEED)
    chosen = {"seconds": LONGEST, **options}
    match = regalia.new("tumult", players=len(people), seed=SEED, options=chosen)
    table = table_for(people, game="tumult", options=chosen)
    page = people[0].at(table)
    number = number_of(page)
    with by_programs(people, table) as channels:

        def play(seat: int, action: Json) -> None:
            nonlocal number
            match.play(seat, action)
            channels[seat].number = number
            number = channels[seat].act(action)
            drawn(page, number)

        while (position := match.position())["phase"] != "taxes":
            if position["phase"] == "ready" and not position["ready"]:
                look_on(page)
                yield "ready", page
            play(match.actors[0], match.legal(match.actors[0])[0])
        for seat, action in MOVEMENTS:
            play(seat, action)
        yield "robbing", page
