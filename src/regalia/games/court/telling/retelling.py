"""What To Court the King tells together: dice set aside in a row, and a turn that has ended by its end alone."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from regalia.games.court.rules.record import FACES
from regalia.schema import Json

_Event: TypeAlias = Mapping[str, Json]

_FACES = range(1, FACES)
_STEPS = (
    "rolled", "kept", "kept_several", "brought", "rerolled", "changed", "moved", "chose", "transmuted",
    "transmuted_two",
)  # fmt: skip
_ENDS = ("took", "flipped", "declined", "claimed", "beat", "fell_short")  # what a result came to
_TOGETHER = {*_STEPS, *_ENDS, "result"}


def stands_apart(event: _Event) -> bool:
    return event["type"] not in _TOGETHER


def condensed(events: Iterable[_Event]) -> list[_Event]:
    """The story with what belongs together told as one. While a turn goes on its steps are told; then its end is."""
    told = list[_Event]()
    for event in events:
        if event["type"] == "result":
            _drop_steps(told, event["seat"])
        together = _together(told[-1], event) if told else None
        if together is not None:
            told.pop()
        told.append(together or event)
    return told


def _drop_steps(told: list[_Event], seat: int) -> None:
    """The dice of a result say what they came to."""
    while told and told[-1]["type"] in _STEPS and told[-1]["seat"] == seat:
        told.pop()


def _together(before: _Event, event: _Event) -> _Event | None:
    """Two events as one, if they are told so."""
    if before.get("seat") != event.get("seat"):
        return None
    kind, next_kind = before["type"], event["type"]
    if kind in ("kept", "kept_several") and next_kind == "kept":
        return {"type": "kept_several", "seat": event["seat"], "dice": _joined(before, event)}
    if kind == "result" and next_kind in _ENDS:
        return {**before, **event, "type": f"result_{next_kind}"}
    return None


def _joined(before: _Event, event: _Event) -> list[int]:
    """By face, the dice set aside so far and one more."""
    dice = before["dice"] if "dice" in before else [int(face == before["face"]) for face in _FACES]
    return [count + (face == event["face"]) for face, count in zip(_FACES, dice, strict=True)]
