"""Council of 4 in real browsers: whole games, a payment that is interrupted, keys alone, secrets, reasons."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import regalia
from tests.browser.asking import LISTEN, ask_all, is_right
from tests.browser.conftest import Arrive
from tests.browser.council_hands import SEEDS, do, fitting, moves, pay, permit_of, take_up
from tests.browser.council_phases import Course
from tests.browser.house import House
from tests.browser.keyboard import press
from tests.browser.people import Person, drawn, number_of, offer, table_for
from tests.browser.script import Json
from tests.soak import SHARE

PIECES = ":is([data-city], [data-council], [data-permit], [data-card], [data-change]):is(button)"


@pytest.mark.parametrize(("players", "board"), SEEDS if SHARE else [(2, "graden"), (4, "juvelar")])
def test_a_whole_game_is_played_to_its_end(arrive: Arrive, running: House, players: int, board: str) -> None:
    """K1, K17: on both sides of the printed board, by two people and by four, each with a browser."""
    running.deal(SEEDS[players, board])
    people = [arrive(name) for name in ("Ada", "Ben", "Cleo", "Dag")[:players]]
    table = table_for(people, game="council", options={"board": board})
    pages = [person.at(table) for person in people]
    number = number_of(pages[0])
    for move in moves(players, SEEDS[players, board], board):
        page = pages[move.seat]
        drawn(page, number)
        do(page, move)
        number += 1
    for page in pages:
        drawn(page, number)
        expect(page.get_by_role("dialog")).to_be_visible()


def entries(person: Person, after: int) -> list[Json]:
    """What has happened at the table since an entry, as a browser was told."""
    return [frame for way, frame in person.frames if way == "in" and frame.get("number", 0) > after and "told" in frame]


def sent(person: Person) -> list[list[Json]]:
    """The messages with actions that a browser has sent."""
    return [frame["actions"] for way, frame in person.frames if way == "out" and frame["type"] == "act"]


def laid(page: Page) -> int:
    """How many councillors are won by the cards that lie there."""
    return page.locator("[data-work=pay] .tick").count()


def test_a_payment_outlives_a_reload_and_nobody_else_sees_it_before_it_is_made(arrive: Arrive, running: House) -> None:
    """K7: what somebody tries is nobody else's business."""
    course = Course([arrive("Ada"), arrive("Ben")], running)
    ada, ben = course.people
    ben.at(course.table)
    page = course.until(lambda move: move.seat == 0 and move.kind == "acquire" and len(move.actions) > 3)
    take_up(page, course.move)
    fitting(page, course.move.actions[1]["card"]).click()
    assert laid(page) == 1
    page.reload()
    drawn(page, course.number)
    expect(page.locator("[data-work=pay]")).to_be_visible()
    assert laid(page) == 1
    fitting(page, course.move.actions[2]["card"]).click()
    assert entries(ben, after=course.number) == []
    pay(page, course.move.actions[3:])
    drawn(ben.page, course.number + 1)
    told = [event["type"] for entry in entries(ben, after=course.number) for event in entry["told"]]
    assert {"paid", "acquired"} <= set(told)
    assert sent(ada) == [course.move.actions]


def test_a_payment_is_let_go_when_the_same_seat_moves_from_elsewhere(arrive: Arrive, running: House) -> None:
    """What it was begun for may lie elsewhere by then: it is not paid by mistake."""
    course = Course([arrive("Ada"), arrive("Ben")], running)
    engage = {"type": "engage"}
    page = course.until(lambda move: move.seat == 0 and move.kind == "acquire" and engage in move.legal)
    take_up(page, course.move)
    fitting(page, course.move.actions[1]["card"]).click()
    with course.people[0].by_program(course.table) as channel:
        drawn(page, channel.act(engage))
    expect(page.locator("[data-work=own]")).to_be_visible()
    assert laid(page) == 0


def test_a_draft_has_one_way_back_by_the_same_key_as_the_table(arrive: Arrive, running: House) -> None:
    """Z takes the last card back, then Esc lets go: what was done before is not touched."""
    course = Course([arrive("Ada"), arrive("Ben")], running)
    page = course.until(lambda move: move.seat == 0 and move.kind == "acquire" and len(move.actions) > 2)
    take_up(page, course.move)
    fitting(page, course.move.actions[1]["card"]).click()
    expect(offer(page, "undo")).to_have_count(0)
    page.keyboard.press("z")
    assert laid(page) == 0
    page.keyboard.press("Escape")
    expect(page.locator("[data-work=pay]")).to_have_count(0)
    assert number_of(page) == course.number


# Pieces that fly lie above the page for a moment: each is noted when it comes, and whether all on it lies within it.
NOTE_FLIGHTS = """
  window.flights = [];
  const isWithin = (drawn, piece) => {
    const [box, whole] = [drawn.getBoundingClientRect(), piece.getBoundingClientRect()];
    return box.left >= whole.left && box.right <= whole.right && box.bottom <= whole.bottom;
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const piece of target === document.body ? [...addedNodes].filter((node) => node.inert) : [])
        flights.push({ piece, isWhole: [...piece.querySelectorAll("svg")].every((drawn) => isWithin(drawn, piece)) });
  }).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize(("motion", "flights"), [("no-preference", 1), ("reduce", 0)])
def test_a_permit_flies_to_its_new_owner_unless_somebody_wants_no_motion(
    arrive: Arrive, running: House, motion: str, flights: int
) -> None:
    ada = arrive("Ada", reduced_motion=motion)
    ada.context.add_init_script(NOTE_FLIGHTS)
    course = Course([ada, arrive("Ben")], running)
    page = course.until_mine("acquire")
    page.evaluate("flights.length = 0")  # another's permit has flown before
    do(page, course.move)
    drawn(page, course.number + 1)
    seen = page.evaluate("flights.filter(({ piece }) => piece.matches('.permit')).map(({ isWhole }) => isWhole)")
    assert seen == [True] * flights
    page.wait_for_function("() => document.querySelector('body > [inert]') === null")
    expect(page.locator(f".own [data-permit='{permit_of(course.move)}']").first).to_be_attached()


def test_an_election_that_is_taken_back_moves_nobody(arrive: Arrive, running: House) -> None:
    """All four would step down at once."""
    course = Course([arrive("Ada", reduced_motion="no-preference"), arrive("Ben")], running)
    page = course.until_mine("elect")
    bench = page.locator(f"[data-council={course.move.actions[0]['council']}]:visible .figure")
    do(page, course.move)
    drawn(page, course.number + 1)
    expect(bench).to_have_count(4)
    offer(page, "undo").click()
    drawn(page, course.number + 2)
    assert bench.count() == len(course.move.position["councils"][0])


def test_the_queens_way_and_its_price_are_shown_before_anything_is_pressed(arrive: Arrive, running: House) -> None:
    """K9: two coins a road, by pointer and by keys."""
    course = Course([arrive("Ada"), arrive("Ben")], running)
    page = course.until(lambda move: move.seat == 0 and _far_visits(move.legal, move.position) != [])
    for name, look in (("hover", "hover"), ("focus", "focus")):
        city = _far_visits(course.move.legal, course.move.position)[-1]
        getattr(page.locator(f"[data-city='{city}']"), look)()
        expect(page.locator(".outlook .walk")).to_be_visible()
        roads = page.locator(".way:not(.under)").count()
        coins = page.locator(".outlook .walk b").inner_text()
        assert (roads * 2, name) == (int(coins), name)
        page.mouse.move(0, 0)


def _far_visits(legal: list[Json], position: Json) -> list[str]:
    """Cities that the queen would have to walk to, and that no permit is good for."""
    placed = {one["city"] for one in legal if one["type"] == "place"}
    visits = [one["city"] for one in legal if one["type"] == "visit"]
    return [city for city in visits if city != position["queen"] and city not in placed]


def test_a_whole_game_is_played_by_keyboard_alone(arrive: Arrive, running: House) -> None:
    """With every kind of action that a greedy player knows."""
    course = Course([arrive("Ada"), arrive("Ben")], running)
    done = set[str]()
    while course.at < len(course.known):
        page = course.to(next((at for at in _left(course) if course.known[at].seat == 0), len(course.known)))
        if course.at == len(course.known):
            break
        do(page, course.move, press)
        course.number += 1
        drawn(page, course.number)
        assert sorted(sent(course.people[0])[-1], key=str) == sorted(course.move.actions, key=str)  # cards in any order
        done.add(course.move.kind)
        course.at += 1
    expect(course.page.get_by_role("dialog")).to_be_visible()
    assert done == {
        "acquire", "additional", "elect", "end", "engage", "free", "place", "repeat", "reuse", "send", "visit",
    }  # fmt: skip


def _left(course: Course) -> range:
    return range(course.at, len(course.known))


def hidden_in(fields: Json, seat: int) -> list[Any]:
    """All that a reader may not know, where the server would have to say it: others' hands, the stacks, the deck."""
    hands = fields.get("hands", [])
    return [*hands[1 - seat : 2 - seat], *fields.get("permit_decks", []), fields.get("deck", [])]


def is_blank(value: Any) -> bool:
    return all(map(is_blank, value)) if isinstance(value, list) else value in (0, None)


def test_no_card_and_no_permit_that_is_hidden_comes_to_a_browser(arrive: Arrive, running: House) -> None:
    """K7: others' hands, the deck, the stacks, and the cards that others draw."""
    course = Course([arrive("Ada"), arrive("Ben")], running)
    course.people[1].at(course.table)
    course.to(len(course.known) // 2)
    drawn(course.people[1].page, course.number)
    truth = course.move.position
    assert not any(is_blank(value) for value in hidden_in(truth, 0))
    for seat, person in enumerate(course.people):
        told = [frame for way, frame in person.frames if way == "in"]
        assert all(is_blank(hidden_in(frame.get("fields", {}), seat)) for frame in told)
        events = [event for frame in told for event in frame.get("told", [])]
        assert {event["seat"] for event in events if event["type"] == "drew_card"} == {seat}
        assert not _random(person, truth)


def _random(person: Person, position: Json) -> set[str]:
    """Names of fields that nobody may know, in what a browser was sent."""
    shown = regalia.position("council", position).view(0)["state"]
    sent = {name for way, frame in person.frames if way == "in" for name in frame.get("fields", {})}
    return (set(position) - set(shown) | {"seed", "record"}) & sent


def test_every_piece_has_an_answer_in_every_position(arrive: Arrive, running: House) -> None:
    people = [arrive("Ada"), arrive("Ben")]
    people[0].context.add_init_script(LISTEN)
    course = Course(people, running)
    wrong, pressed = list[Json](), 0
    for at in range(0, len(course.known), 3):
        page = course.to(at)
        heard = ask_all(page, PIECES, ".foot .off")
        pressed += len(heard)
        legal = course.move.legal if course.move.seat == 0 else []
        wrong += [one for one in heard if not is_right(one, legal)]
    assert pressed > 600
    assert wrong == []
