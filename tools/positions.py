"""Record what a reader of a table is sent in chosen moments: the client draws these in its tests and in its gallery.

Some moments come up in a game of greedy players, others are arranged and played on from. What is recorded is what the
server would send, word for word.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
from tests.games.court.table import action, table

from regalia.bots import SearchMemory
from regalia.game import load_game
from regalia.match import Match
from regalia.schema import Json
from regalia.server.store import Head, Saved
from regalia.server.tables.course import Course
from regalia.server.tables.entries import Acted, Readied, Sat
from regalia.server.tables.reading import shown, snapshot
from regalia.server.wire.messages import Seat
from regalia.table import Table

POSITIONS = Path(__file__).parent.parent / "web" / "tests" / "positions"
READER = 1
NAMES = ("Anselm", "Isolde", "Mechthild", "Oswin")
BOT = 3
SEED = 7
GLANCE = 0.15  # seconds between two looks at the clock
EVERY_CARD = (
    "fool charlatan charlatan farmer serving_maid philosopher laborer guard hunter astronomer merchant noblewoman "
    "pawnbroker knight magician alchemist bishop nobleman general"
)
COURTS = (
    "farmer laborer guard magician bishop general charlatan",
    "farmer serving_maid laborer hunter astronomer bishop nobleman",
    "fool guard astronomer merchant knight charlatan",
    "farmer serving_maid laborer guard hunter astronomer",
)
CROWDED = ("farmer laborer", EVERY_CARD, "fool merchant", "hunter")

Fields = dict[str, Any]

# moments of a game, by the fields that the reader sees
COMING: dict[str, Callable[[Fields], bool]] = {
    "first-turn": lambda fields: fields["seat"] == READER,
    "others": lambda fields: fields["seat"] == BOT and len(fields["used"]) > 2 and sum(fields["set_aside"]) > 2,
    "take": lambda fields: fields["seat"] == READER and fields["turn"] > 16 and not any(fields["active"]),
    "over": lambda fields: fields["phase"] == "over",
}

# positions arranged, and the actions played from there
ARRANGED: dict[str, tuple[Match, str]] = {
    "changers": (
        table(*COURTS, seat=READER, start=0, turn=30, active="1 2 4 5 5 6", used=["laborer", "hunter"]),
        "keep 6, keep 1",
    ),
    "raising": (table(*COURTS, seat=READER, turn=30, active="1 2 4 5 5 6"), "keep 6, nobleman 2, nobleman 4"),
    "many": (table(*CROWDED, seat=READER, turn=60, active="1 1 2 2 3 4 5 6 6", aside="6 6 6"), ""),
    "sharing": (
        table(*CROWDED, seat=READER, turn=60, active="1 2 4 5 6", aside="6"),
        "alchemist 2, alchemist 4, alchemist 6",
    ),
    "final": (
        table(
            "laborer hunter astronomer knight general king charlatan",
            "fool farmer laborer guard hunter bishop general",
            "farmer guard astronomer pawnbroker knight charlatan",
            "farmer laborer guard hunter astronomer bishop queen",
            seat=READER, start=2, turn=31, phase="final", bar="9 5", active="1 2 3 4 5 6", aside="6 6 6",
            used=["laborer", "guard", "hunter"],
        ),
        "",
    ),
}  # fmt: skip


def main() -> None:
    POSITIONS.mkdir(parents=True, exist_ok=True)
    for name, (match, actions) in ARRANGED.items():
        write("court", name, _arranged(match, [action(line) for line in actions.split(", ") if line]))
    write_moments("court", COMING, SEED)


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


def _arranged(match: Match, actions: list[dict[str, Any]]) -> Course:
    """A table that goes on from a position: the server has none yet, so the match is put in its place."""
    course = _begun(match.game.name, SEED, {})
    course.table = Table(match, course.seating.players(), now=lambda: 0.0, seed=SEED, memory=SearchMemory())
    for played in actions:
        course.take_place(Acted(seat=READER, actions=[played]))
    return course


def played(game: str, seed: int, options: Mapping[str, Json]) -> Iterator[Course]:
    """A whole game, seen after each move."""
    course = _begun(game, seed, options)
    assert course.table is not None
    match = course.table.match
    out = np.zeros(len(match.game.actions), np.int32)
    while not match.over:
        yield course
        seat = match.actors[course.number % len(match.actors)]  # with the hourglass all act at once
        code = match.game.entry_points.greedy_at(match.hidden(seat), 0, seat, out)
        course.take_place(Acted(seat=seat, actions=[match.game.actions.write(code)]))
    yield course


def _begun(game: str, seed: int, options: Mapping[str, Json]) -> Course:
    seats = [Seat(kind="open") for _ in NAMES]
    seats[BOT] = Seat(kind="bot", name=NAMES[BOT], bot="greedy", colour=BOT)
    head = Head("a-table", "ROSE-7", game, load_game(game).edition, dict(options), "public", 0, "open", [], {})
    beginning = {"seats": [seat.model_dump() for seat in seats], "seed": f"{seed:032x}"}
    glances = count(step=GLANCE)
    course = Course(Saved(head, beginning, [], []), now=lambda: next(glances), seed=seed, memory=SearchMemory())
    for at, name in enumerate(NAMES):
        if at != BOT:
            course.take_place(Sat(seat=at, guest=name, name=name, title="feminine", colour=at))
            course.take_place(Readied(seat=at, ready=True))
    return course


if __name__ == "__main__":
    main()
