"""The two ways to refuse what somebody sent: it cannot be read, or it is not allowed now."""

import reprlib
from functools import partial
from typing import Any, Final

from regalia.sentences import Argument, Sentence

_LONGEST_QUOTE = 80


class Refused(ValueError):
    """Why not: a stable `code` (a ruling such as C3, or a word), the `reason`, and a sentence for people.

    The sentence is free of language; `str` of the error is English.
    """

    def __init__(self, code: str, reason: str, /, *, game: str | None = None, **arguments: Argument) -> None:
        super().__init__(code, reason)
        self.code: Final = code
        self.reason: Final = reason
        self.game: Final = game  # in whose catalogue the sentence is, if not in the shared one
        self.sentence: Final = Sentence(f"reason-{reason}", arguments)

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), game=self.game, **self.sentence.arguments), (self.code, self.reason)

    def __str__(self) -> str:
        from regalia.words import words  # noqa: PLC0415 - catalogues load slowly, and most programs read no refusal

        return words(self.game).say(self.sentence)


class MalformedInput(Refused):
    """What was sent (an action, a seat, options, a position, a record) cannot be read."""


class IllegalAction(Refused):
    """What was sent can be read, but the rules do not allow it now."""


def quoted(value: object) -> str:
    """The offending input, short enough for a sentence, whatever it is."""
    try:
        text = reprlib.repr(value)
    except Exception:  # a number too long to print, an object that cannot describe itself
        text = f"a {type(value).__name__}"
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"
