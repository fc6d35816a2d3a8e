"""Record moments of Tumult Royale as a reader is sent them: see `tools/positions.py`."""

from collections.abc import Callable

from regalia.server.tables.entries import Ticked
from tools.positions import READER, Fields, played, seen, write, write_moments

SEED = 3
CROWNED = 1  # the seed of a game whose third space is the reader's
MANY_ROUNDS = 4
MANY_TILES = 9
REMEMBERED = 2  # tiles that were looked at and put back


def _is_placer(fields: Fields, phase: str) -> bool:
    return bool(fields["phase"] == phase and fields["ranks"][fields["turn"]] == READER)


def _kept(fields: Fields) -> int:
    return int(fields["spots"].count("castle"))


def _can_choose(fields: Fields) -> bool:
    """Whether tiles of several values are there in two goods."""
    several = [tiles for tiles in fields["castles"][READER] if sum(number > 0 for number in tiles) > 1]
    return len(several) > 1


def _robs(fields: Fields) -> bool:
    return bool(fields["phase"] == "taxes" and fields["rounds"] >= MANY_ROUNDS and _kept(fields) >= MANY_TILES)


def _remembered(fields: Fields) -> int:
    """T6: tiles in the middle that the reader has seen."""
    return sum(fields["spots"][place] == "middle" for place in fields["seen"][READER])


def _is_counted(fields: Fields) -> bool:
    """T8: the tiles have just been turned up, and there is more than one tumult."""
    return bool(
        fields["phase"] == "placing" and len(fields["greedy"]) > 1 and fields["turn"] == 0 and not fields["placed"]
    )


# moments of a game, by the fields that the reader sees
MOMENTS: dict[str, Callable[[Fields], bool]] = {
    "first": lambda fields: _is_placer(fields, "first_statues"),
    "spin": lambda fields: fields["phase"] == "ready" and fields["rounds"] == MANY_ROUNDS and not fields["ready"],
    "ready": lambda fields: (
        fields["phase"] == "ready"
        and fields["rounds"] >= MANY_ROUNDS
        and len(fields["ready"]) == 1
        and READER not in (fields["ranks"][0], *fields["ready"])
    ),
    "tax": lambda fields: _robs(fields) and fields["hands"][READER] < 0 and max(fields["hands"]) >= 0,
    "hand": lambda fields: (
        _robs(fields) and fields["hands"][READER] >= 0 and sum(hand >= 0 for hand in fields["hands"]) > 1
    ),
    "memory": lambda fields: _robs(fields) and fields["hands"][READER] < 0 and _remembered(fields) >= REMEMBERED,
    "tumults": _is_counted,
    "place": lambda fields: _is_placer(fields, "placing") and fields["rounds"] >= MANY_ROUNDS,
    "pay": lambda fields: _is_placer(fields, "paying") and _can_choose(fields),
    "over": lambda fields: fields["phase"] == "over",
}
IN_TURNS: dict[str, Callable[[Fields], bool]] = {
    "turns": lambda fields: _robs(fields) and fields["ranks"][fields["turn"]] == READER,
}
CROWN: dict[str, Callable[[Fields], bool]] = {
    "revealing": lambda fields: fields["phase"] == "revealing" and fields["ranks"][0] == READER,
}
TRIAL: dict[str, Callable[[Fields], bool]] = {
    "trial-ready": lambda fields: fields["phase"] == "ready" and fields["rounds"] == 0 and not fields["ready"],
    "trial": lambda fields: fields["phase"] == "taxes" and fields["rounds"] == 0 and _kept(fields) >= MANY_TILES,
    "trial-over": lambda fields: fields["phase"] == "ready" and fields["rounds"] == 1 and not fields["ready"],
}
GAMBLING: dict[str, Callable[[Fields], bool]] = {"gamble": _is_counted}
ON_BUDGET: dict[str, Callable[[Fields], bool]] = {
    "budget": lambda fields: _robs(fields) and fields["hands"][READER] >= 0,
}


def write_late_hand() -> None:
    """T6: the sand has run out over a tile in the reader's hand."""
    course = next(course for course in played("tumult", SEED, {}) if MOMENTS["hand"](seen(course)))
    course.take_place(Ticked())
    write("tumult", "late-hand", course)


if __name__ == "__main__":
    write_moments("tumult", MOMENTS, SEED)
    write_moments("tumult", IN_TURNS, SEED, {"taxes": "turns"})
    write_moments("tumult", CROWN, CROWNED)
    write_moments("tumult", TRIAL, SEED, {"practice": "yes"})
    write_late_hand()
    write_moments("tumult", GAMBLING, SEED, {"gamble": "yes"})
    write_moments("tumult", ON_BUDGET, SEED, {"taxes": "budget"})
