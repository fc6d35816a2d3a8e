"""Several actions as one message: all or none."""

from typing import Final

from regalia.errors import IllegalAction, MalformedInput
from regalia.match import Match, Step
from regalia.server.tables.entries import Acted
from regalia.shapes import Action


class RefusedList(Exception):
    """One of several actions was refused: which, and why."""

    def __init__(self, action: int, refusal: IllegalAction | MalformedInput) -> None:
        super().__init__(action, refusal)
        self.action: Final = action
        self.refusal: Final = refusal


def prepared(match: Match, happened: Acted) -> Step:
    """The step of an only action."""
    try:
        return match.prepare(happened.seat, happened.actions[0])
    except (IllegalAction, MalformedInput) as refusal:
        raise RefusedList(0, refusal) from refusal


def why_not(match: Match, seat: int, action: Action, after: list[Action]) -> IllegalAction | None:
    """Why an action is not allowed now, or would not be after others that were not sent yet; None if it is."""
    if not after:
        return match.why_not(seat, action)
    try:
        try_actions(match.copy(), Acted(seat=seat, actions=[*after, action]))
    except RefusedList as refused:
        if isinstance(refused.refusal, MalformedInput):
            raise refused.refusal from refused
        return refused.refusal
    return None


def try_actions(match: Match, happened: Acted) -> None:
    """Try some actions one after the other. Only the last may bring anything to light, or end the game.

    Where an earlier one would, nothing is said but that: the answer must not tell what it was.
    """
    last = len(happened.actions) - 1
    for number, action in enumerate(happened.actions):
        try:
            match.play(happened.seat, action)
        except (IllegalAction, MalformedInput) as refusal:
            raise RefusedList(number, refusal) from refusal
        if number < last and not match.can_undo(happened.seat):
            raise IllegalAction("reveals-early", "reveals-early")
