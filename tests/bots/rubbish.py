"""What somebody may hand to a bot by mistake or in bad faith, and the code of the refusal that is due.

As a program it hands all of it to a bot of the kind named, in every game: what indexes past an array may end it.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

import regalia
from regalia.bots import Bot, Budget, bot
from regalia.errors import IllegalAction, MalformedInput
from regalia.game import GAMES, load_game
from regalia.match import Match
from regalia.schema import Array
from tests.bots.playing import SETTINGS
from tests.variants import play_out

CHOSEN = "chosen"  # no rubbish after all: an action is chosen
NO_SEATS = [True, "0", 0.0, None, [0], np.int64(0), -1, -(1 << 63), 2, 4, 5, 1_000_000, (1 << 63) - 1, 1 << 64, 10**400]


class Case(NamedTuple):
    about: str
    view: Any
    seat: Any
    due: str


def match_of(name: str) -> Match:
    return regalia.new(name, 2, seed=4, options=dict(SETTINGS)[name])


def cases(name: str) -> Iterator[Case]:
    """All of it, for a game: with a seat that may act unless the seat is what is wrong."""
    match = match_of(name)
    seat = match.actors[0]
    view = match.hidden(seat)
    for wrong in NO_SEATS:
        yield Case(f"seat {wrong!r:.30}", view, wrong, "malformed-seat")
    for idle in {0, 1} - {*match.actors}:
        yield Case("a seat that is not to act", view, idle, "not-your-turn")
    over = play_out(match_of(name), 1)
    yield Case("a game that is over", over.hidden(0), 0, "game-over")
    for about, wrong in wrong_shapes(name, view):
        yield Case(about, wrong, seat, "malformed-view")
    for about, wrong in wrong_numbers(match, view):
        yield Case(about, wrong, seat, "malformed-view")
    for about, odd in odd_views(match, view):
        yield Case(about, odd, seat, CHOSEN)


def wrong_shapes(name: str, view: Array) -> Iterator[tuple[str, Any]]:
    plain: list[Any] = [None, "view", 0, [], {}, view.tobytes(), [view], view[0]]
    yield from ((f"{wrong!r:.30}", wrong) for wrong in plain)
    yield "its JSON", match_of(name).view(0)
    yield "no record", view[:0]
    yield "two records", np.concatenate([view, view])
    yield "a table of records", view.reshape(1, 1)
    yield "bytes", np.frombuffer(view.tobytes(), np.uint8)
    yield "objects", np.array([view], object)
    yield "numbers of another byte order", view.astype(view.dtype.newbyteorder())
    for other in GAMES:
        if other != name:
            yield f"a view of {other}", match_of(other).hidden(0)


def wrong_numbers(match: Match, view: Array) -> Iterator[tuple[str, Array]]:
    """Every field out of its range, and records of nothing but rubbish."""
    layout = match.game.layout
    for name, field in layout.fields.items():
        for wrong in (field.domain.least - 1, field.domain.greatest + 1):
            limits = np.iinfo(view[name].dtype)
            if limits.min <= wrong <= limits.max:
                yield f"{name} {wrong}", changed(view, name, wrong)
    for players in {0, 1, 2, 3, 4, 5} - {*range(match.game.players[0], match.game.players[1] + 1)}:
        yield f"{players} players", changed(view, "players", players)
    yield "another edition", changed(view, "edition", match.game.edition + 1)
    for filling in (0, 0x7F, 0x80, 0xFF):
        yield f"bytes {filling}", layout.from_bytes(bytes([filling]) * layout.dtype.itemsize)
    for seed in range(20):
        yield f"random bytes {seed}", layout.from_bytes(np.random.default_rng(seed).bytes(layout.dtype.itemsize))


def odd_views(match: Match, view: Array) -> Iterator[tuple[str, Array]]:
    """Views that serve, though they are not as `Match.hidden` gives them."""
    read_only = view.copy()
    read_only.flags.writeable = False
    yield "one that cannot be written", read_only
    yield "one of several", np.concatenate([view, view])[::2]
    yield "more events than there are rows", changed(view, "event_count", 1000)
    yield "one that hides nothing", match.game.layout.from_bytes(match.to_bytes())


def changed(view: Array, name: str, value: int) -> Array:
    other = view.copy()
    other[name] = value
    return other


def outcome(choosing: Bot, view: Any, seat: Any) -> int | str:
    """What a bot makes of it: an action, or the code of a refusal."""
    try:
        return choosing.choose(view, seat)
    except (MalformedInput, IllegalAction) as refused:
        return refused.code


def outcomes(kind: str, name: str) -> list[str]:
    choosing = bot(kind, load_game(name), 1, Budget(iterations=3))
    found = [outcome(choosing, case.view, case.seat) for case in cases(name)]
    return [what if isinstance(what, str) else CHOSEN for what in found]


if __name__ == "__main__":
    print(json.dumps({name: outcomes(sys.argv[1], name) for name in GAMES}))
