"""What the tables of all games say alike: moves from short sentences, and what came of them.

`read` is the game's own: how it takes a sentence as an action.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from regalia import IllegalAction, Match
from regalia.schema import Array

Read = Callable[[Match, str], dict[str, Any]]
KEY = [0, 0, 0, 0]  # of positions in tests: what comes by chance is the same every time


def spoken(match: Match, sentence: str) -> tuple[int, str]:
    """Who acts, and what he does: "2: lift 3" is seat 2, else it is whoever's turn it is."""
    who, colon, what = sentence.partition(":")
    return (int(who), what) if colon else (match.actors[0], sentence)


def play(read: Read, match: Match, sentences: str) -> Match:
    """Play "keep 2; bring laborer; roll"; with "clock: sand" the glass that runs has run out."""
    for sentence in sentences.split(";"):
        if sentence.strip() == "clock: sand":
            match.tick()
        else:
            seat, what = spoken(match, sentence)
            match.play(seat, read(match, what))
    return match


def refused(read: Read, match: Match, sentence: str) -> str:
    """The code of the refusal; nothing may have changed, and the action must not be on the list."""
    seat, what = spoken(match, sentence)
    before, log, action = match.to_bytes(), list(match.log), read(match, what)
    assert action not in match.legal(seat)
    with pytest.raises(IllegalAction) as error:
        match.play(seat, action)
    assert (match.to_bytes(), list(match.log)) == (before, log)
    assert str(error.value)
    return error.value.code


def assert_refused(match: Match, seat: int, action: dict[str, Any], reason: str) -> None:
    """The action is on no list, and is refused for this reason; nothing has changed."""
    before = match.to_bytes()
    assert action not in match.legal(seat)
    with pytest.raises(IllegalAction) as error:
        match.play(seat, action)
    assert error.value.reason == reason
    assert match.to_bytes() == before


def can(read: Read, match: Match, sentence: str) -> bool:
    seat, what = spoken(match, sentence)
    return read(match, what) in match.legal(seat)


def offered(match: Match, name: str) -> list[list[Any]]:
    """The arguments of every legal action of a type."""
    return [list(action.values())[1:] for action in match.legal(match.actors[0]) if action["type"] == name]


def types(match: Match, seat: int | None = None) -> set[str]:
    """The kinds of action that are possible."""
    return {action["type"] for action in match.legal(match.actors[0] if seat is None else seat)}


def told(match: Match, *names: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of the last action that a seat may know, all or those of some types, without their type."""
    events = match.view(seat)["events"]
    if not names:
        return list(events)
    return [{key: event[key] for key in event if key != "type"} for event in events if event["type"] in names]


def kinds(match: Match) -> list[str]:
    """What the last action told, by type."""
    return [event["type"] for event in told(match)]


def record_of(match: Match) -> Array:
    """The record itself, as an array of one."""
    return np.frombuffer(match.to_bytes(), match.game.layout.dtype).copy()
