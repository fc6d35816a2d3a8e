"""Record what a reader of a table is sent in chosen moments: the client draws these in its tests and in its gallery.

All of them come up in games of greedy players, some of whom have habits. What is recorded is what the server would
send, word for word.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from tests.games.court.table import action

from regalia.bots import SearchMemory
from regalia.game import load_game
from regalia.games.court.rules.record import Card
from regalia.match import Match
from regalia.schema import Json
from regalia.server.store import Head, Saved
from regalia.server.tables.course import Course
from regalia.server.tables.entries import Acted, Readied, Sat
from regalia.server.tables.reading import shown, snapshot
from regalia.server.wire.messages import Seat, Title

POSITIONS = Path(__file__).parent.parent / "web" / "tests" / "positions"
READER = 1
PEOPLE: dict[str, Title] = {
    "Anselm": "masculine",
    "Isolde": "feminine",
    "Mechthild": "feminine",
    "Oswin": "masculine",
}
BOT = 3
SEED = 7
GLANCE = 0.15  # seconds between two looks at the clock
CHANGERS = (
    "nobleman", "bishop", "alchemist", "magician", "noblewoman", "astronomer", "serving_maid", "hunter", "laborer",
    "farmer",
)  # fmt: skip
FROM_THE_HIGHEST = [card.name.lower() for card in reversed(Card) if card < Card.QUEEN]
Action = dict[str, Any]
Fields = dict[str, Any]
Habit = Callable[[Match, int, Action], Action]  # what a seat does, where a greedy player would do this


def greedily(_: Match, _seat: int, action: Action) -> Action:
    return action


# moments of a game, by the fields that the reader sees
COMING: dict[str, Callable[[Fields], bool]] = {
    "first-turn": lambda fields: fields["seat"] == READER,
    "others": lambda fields: fields["seat"] == BOT and len(fields["used"]) > 2 and sum(fields["set_aside"]) > 2,
    "take": lambda fields: fields["seat"] == READER and fields["turn"] > 16 and not any(fields["active"]),
    "over": lambda fields: fields["phase"] == "over",
}


def collects(match: Match, seat: int, action: Action) -> Action:
    """The reader takes what changes dice, and what brings some in, as long as he can."""
    return _taken(match, CHANGERS, action) if seat == READER and action["type"] in ("take", "finish") else action


def waits(match: Match, seat: int, action: Action) -> Action:
    """Nobody claims the King, and the reader takes the highest card that he can, but no third Charlatan."""
    chosen = {"type": "finish"} if action.get("card") == "king" else action
    if seat != READER or action["type"] not in ("take", "finish"):
        return chosen
    has_two = match.position()["charlatans"][READER] > 1
    return _taken(match, [card for card in FROM_THE_HIGHEST if card != "charlatan" or not has_two], {"type": "finish"})


def _taken(match: Match, wanted: Iterable[str], else_: Action) -> Action:
    """The first of some cards that can be taken."""
    legal = [offer["card"] for offer in match.legal(match.actors[0]) if offer["type"] == "take"]
    return next(({"type": "take", "card": card} for card in wanted if card in legal), else_)


def _is_free(fields: Fields, aside: int) -> bool:
    """Whether the reader may roll or use cards, with dice before him and so many set aside."""
    is_turn = fields["seat"] == READER and fields["step"] == "dice" and not fields["must_set_aside"]
    return is_turn and sum(fields["active"]) > 3 and sum(fields["set_aside"]) >= aside


def _unused(fields: Fields) -> set[str]:
    return {*fields["cards"][READER]} - {*fields["used"]}


def _can_change(fields: Fields) -> bool:
    return _is_free(fields, aside=2) and _unused(fields) >= {"nobleman", "serving_maid", "astronomer"}


def _can_share(fields: Fields) -> bool:
    return _is_free(fields, aside=2) and "alchemist" in _unused(fields)


def _has_many(fields: Fields) -> bool:
    return _is_free(fields, aside=3) and len(fields["cards"][READER]) + fields["charlatans"][READER] > 15


def _is_last_chance(fields: Fields) -> bool:
    return fields["phase"] == "final" and _is_free(fields, aside=5)


class Sought(NamedTuple):
    """A moment of some other game, and what the reader does then."""

    seed: int
    habit: Habit
    is_now: Callable[[Fields], bool]
    actions: str = ""


SOUGHT = {
    "changers": Sought(6219, collects, _can_change),
    "raising": Sought(6219, collects, _can_change, "nobleman 1, nobleman 3"),
    "many": Sought(87, waits, _has_many),
    "sharing": Sought(524, waits, _can_share, "alchemist 3, alchemist 4, alchemist 5"),
    "final": Sought(102, greedily, _is_last_chance),
}


def main() -> None:
    POSITIONS.mkdir(parents=True, exist_ok=True)
    write_moments("court", COMING, SEED)
    for name, (seed, habit, is_now, actions) in SOUGHT.items():
        course = next(course for course in played("court", seed, {}, habit) if is_now(seen(course)))
        for line in actions.split(", ") if actions else []:
            course.take_place(Acted(seat=READER, actions=[action(line)]))
        write("court", name, course)


def write_moments(
    game: str, moments: Mapping[str, Callable[[Fields], bool]], seed: int, options: Mapping[str, Json] | None = None
) -> None:
    """Each of the moments when it first comes in a game of greedy players."""
    missing = dict(moments)
    for course in played(game, seed, options or {}):
        fields = seen(course)
        for name in [name for name, is_now in missing.items() if is_now(fields)]:
            del missing[name]
            write(game, name, course)
    assert not missing, f"these moments did not come: {list(missing)}"


def seen(course: Course) -> Fields:
    """The fields that the reader sees."""
    return course.table.match.look(READER).to_json()["state"] if course.table else {}


def write(game: str, name: str, course: Course) -> None:
    sent = snapshot(course, READER, shown(course, [READER], {})[READER], spectators=0)
    (POSITIONS / f"{game}-{name}.json").write_text(sent + "\n", "utf-8")


def played(game: str, seed: int, options: Mapping[str, Json], habit: Habit = greedily) -> Iterator[Course]:
    """A whole game, seen after each move."""
    course = _begun(game, seed, options)
    assert course.table is not None
    match = course.table.match
    out = np.zeros(len(match.game.actions), np.int32)
    while not match.over:
        yield course
        seat = match.actors[course.number % len(match.actors)]  # with the hourglass all act at once
        code = match.game.entry_points.greedy_at(match.hidden(seat), 0, seat, out)
        course.take_place(Acted(seat=seat, actions=[habit(match, seat, match.game.actions.write(code))]))
    yield course


def _begun(game: str, seed: int, options: Mapping[str, Json]) -> Course:
    seats = [Seat(kind="open", title=title) for title in PEOPLE.values()]
    seats[BOT] = seats[BOT].model_copy(update={"kind": "bot", "name": [*PEOPLE][BOT], "bot": "greedy", "colour": BOT})
    head = Head("a-table", "ROSE-7", game, load_game(game).edition, dict(options), "public", 0, "open", [], {})
    beginning = {"seats": [seat.model_dump() for seat in seats], "seed": f"{seed:032x}"}
    glances = count(step=GLANCE)
    course = Course(Saved(head, beginning, [], []), now=lambda: next(glances), seed=seed, memory=SearchMemory())
    for at, (name, title) in enumerate(PEOPLE.items()):
        if at != BOT:
            course.take_place(Sat(seat=at, guest=name, name=name, title=title, colour=at))
            course.take_place(Readied(seat=at, ready=True))
    return course


if __name__ == "__main__":
    main()
