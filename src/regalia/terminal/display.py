"""Where a game is shown: a screen that is drawn anew for every question, or where there is none a text that goes on."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from rich.console import Console, RenderableType
from rich.segment import SegmentLines
from rich.text import Text

from regalia.terminal.keyboard import answer, ask, forget_typed, is_live, on_resize
from regalia.terminal.scene import Scene, fitted, rendered

_BELOW = 2  # lines of a screen for the question, and for what is said while a bot thinks


class Display:
    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_screen = is_live() and console.file.isatty() and not console.is_dumb_terminal
        self._notes: list[RenderableType] = []
        self.was_hurried = False  # whether keys were pressed in a hurry since the last question
        self._is_begun = False  # whether the table has been drawn
        self._drawn: Scene | None = None  # what is on the screen

    @contextmanager
    def open(self) -> Iterator[None]:
        """A screen of its own meanwhile: nothing of what was on it stays behind, not in the scrollback either."""
        if self.is_screen:
            self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if self.is_screen:
                self.console.set_alt_screen(False)

    def say(self, *parts: RenderableType) -> None:
        """Answer what was typed: at once, or with the next scene."""
        if self.is_screen:
            self._notes += parts
        else:
            self.tell(parts)

    def tell(self, parts: Iterable[RenderableType]) -> None:
        """Print at once, a part after the other."""
        for part in parts:
            self.console.print(part)

    def show(self, scene: Scene) -> None:
        """On a screen all that fits; in a text first the whole table, later what one needs of it."""
        if self.is_screen:
            self._drawn = replace(scene, notes=self._notes)
            self._draw(self._drawn)
            self._notes = self._notes if scene.is_passing else []
            return
        table = scene.tables[-1 if self._is_begun else 0]
        self._is_begun = True
        self.tell([*scene.story, "", table, Text(f"\n{scene.hint}", "italic"), *scene.menu])

    def _draw(self, scene: Scene) -> None:
        """In one go: a blank screen in between would flicker."""
        with self.console:
            self.console.clear()
            self.console.print(self.lines(scene), end="")

    def lines(self, scene: Scene) -> SegmentLines:
        return SegmentLines(fitted(scene, self.console, self.console.size.height - _BELOW), new_lines=True)

    def cut(self, text: str, margin: int) -> str:
        """A text that takes one line of a screen, beside so many columns of other things."""
        room = self.console.width - margin
        return text if not self.is_screen or len(text) <= room else f"{text[: room - 3].rstrip()}..."

    def prompt(self, text: str) -> None:
        self.console.print(Text(text, "bold"), end=" ")

    def ask(self, prompt: str) -> str:
        if self.was_hurried:
            forget_typed()
            self.was_hurried = False
        scene, self._drawn = self._drawn, None
        if scene is None:
            return ask(self.console, prompt)
        with on_resize(lambda: self._draw_again(scene, prompt)):
            return ask(self.console, prompt)

    def _draw_again(self, scene: Scene, prompt: str) -> None:
        """After a change of the window's size; what is typed and not sent counts, but is not seen."""
        self._draw(scene)
        self.prompt(prompt)

    def answer(self) -> str:
        return answer(self.console)

    def page(self, parts: Sequence[RenderableType], more: str, back: str) -> None:
        """Something long, on a screen page by page until there is no more, or somebody has seen enough."""
        if not self.is_screen:
            self.tell(parts)
            return
        lines = rendered(self.console, parts)
        height = self.console.size.height - 1
        for first in range(0, len(lines), height):
            self.console.clear()
            self.console.print(SegmentLines(lines[first : first + height], new_lines=True), end="")
            if self.ask(more if first + height < len(lines) else back):
                return
