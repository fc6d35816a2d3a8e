"""What stops a command, as a message for the person who gave it."""

from regalia.errors import Refused


class Problem(Exception):
    """The name of a message and its arguments: the sentence is made in the reader's language.

    Where it quotes a refusal, that may be in a game's own catalogue.
    """

    def __init__(self, message: str, *, catalogue: str | None = None, **arguments: object) -> None:
        super().__init__(message)
        self.message = message
        self.catalogue = catalogue  # the game's, if it is not said in shared words
        self.arguments = arguments


def refused(message: str, error: Refused, **arguments: object) -> Problem:
    """A problem that quotes a refusal as its reason."""
    return Problem(message, catalogue=error.game, reason=error.sentence, **arguments)
