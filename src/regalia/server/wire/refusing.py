"""Refusals as messages."""

from regalia.errors import IllegalAction, MalformedInput
from regalia.errors import Refused as Error
from regalia.server.store import StoreProblem
from regalia.server.wire.outgoing import Refusal, Refused


def refusal(error: Error) -> Refusal:
    return {"code": error.code, "reason": error.reason, "sentence": error.sentence.to_json(), "game": error.game}


def refused(message: str | None, error: Error, action: int | None = None) -> Refused:
    """The answer to a message that was refused; `action` is which of its list it was."""
    return {"type": "refused", "id": message, "action": action, **refusal(error)}


def not_saved(problem: StoreProblem) -> IllegalAction:
    """What players are told when the store cannot write: its own sentence is for whoever runs the server."""
    return IllegalAction(f"store-{problem.code}", "not-saved")


def unreadable() -> MalformedInput:
    return MalformedInput("malformed-message", "malformed-message")
