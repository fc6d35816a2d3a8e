"""The screen: what every terminal can show, in colour or not, with all letters or only plain ones."""

import io
import sys

from rich.console import Console

from regalia.words import Words, words

Screen = Console

_PLAIN = str.maketrans(
    {
        "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
        "→": "->", "×": "x", "·": "-", "–": "-", "−": "-", "…": "...", "“": '"', "”": '"', "„": '"', "’": "'", "♛": "Q",
    }
)  # fmt: skip


def plain_letters(text: str) -> str:
    """The text for a terminal that knows ASCII only."""
    return text.translate(_PLAIN)


def screen(*, stderr: bool = False) -> Console:
    """Where everything is shown; player input and file names are never read as markup."""
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def spelled(text: str, console: Console) -> str:
    """The text in the letters that the console has."""
    return plain_letters(text) if console.options.ascii_only else text


def spoken(console: Console, game: str | None, language: str) -> Words:
    """The words, in the letters that the console has."""
    return words(game, language, plain_letters if console.options.ascii_only else str)


def forgive_odd_letters() -> None:
    """Letters that a stream cannot read or write become question marks, instead of ending the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
