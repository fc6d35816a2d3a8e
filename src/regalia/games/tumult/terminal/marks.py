"""The marks of the seats: digits number the places, capitals are regions and terrains."""

from rich.text import Text

MARKS = "abcd"
_COLOURS = ("bright_blue", "yellow", "magenta", "bright_white")


def mark_of(seat: int) -> Text:
    return Text(MARKS[seat], f"bold {_COLOURS[seat]}")
