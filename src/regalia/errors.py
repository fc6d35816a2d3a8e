"""The two ways to refuse what somebody sent: it cannot be read, or it is not allowed now."""

import reprlib

_LONGEST_QUOTE = 80


class _Refused(ValueError):
    """A sentence for people (`str(error)`) and a stable code for programs (`error.code`)."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class MalformedInput(_Refused):
    """What was sent (an action, a seat, options, a position, a record) cannot be read."""


class IllegalAction(_Refused):
    """What was sent can be read, but the rules do not allow it now."""


def quoted(value: object) -> str:
    """The offending input, short enough for a sentence, whatever it is."""
    try:
        text = reprlib.repr(value)
    except Exception:  # a number too long to print, an object that cannot describe itself
        text = f"a {type(value).__name__}"
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"
