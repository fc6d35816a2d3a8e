"""What people type."""

import sys
from select import select

from rich.console import Console
from rich.text import Text

from regalia.errors import quoted
from regalia.words import LANGUAGES, Words, words


def commands(spoken: Words, *names: str) -> dict[str, str]:
    """Every word for these commands: the English ones work always, besides those of the player's language."""
    known = {}
    for language in (LANGUAGES[0], spoken.language):
        for command in names:
            for word in words(None, language)(f"command-{command}").split():
                known[word] = command
    return known


def is_live() -> bool:
    """Whether somebody sits at a terminal, for whom time passes."""
    return sys.stdin is not None and sys.stdin.isatty()


def is_typed(patience: float) -> bool:
    """Whether a line is typed at the terminal within so many seconds."""
    return bool(select([sys.stdin], [], [], patience)[0])


def ask(console: Console, prompt: str) -> str:
    """The next line, without the space around it; EOFError if there is none."""
    console.print(Text(prompt, "bold"), end=" ")
    return answer(console)


def answer(console: Console) -> str:
    """The next line after a prompt."""
    if sys.stdin is None:
        raise EOFError
    line = input().strip()
    if not sys.stdin.isatty():
        console.print(Text(line if line.isprintable() else quoted(line)))  # a transcript shows what was answered
    return line
