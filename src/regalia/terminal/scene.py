"""What is seen at once: the table in short, what happened, and last what can be done. It fits the screen."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.segment import Segment
from rich.text import Text

Lines = list[list[Segment]]

_LEAST_STORY = 3  # lines for which a smaller drawing of the table is taken
_MOST_NEWS = 12  # lines of what is new for which that is done


@dataclass(frozen=True)
class Scene:
    title: str
    tables: Sequence[RenderableType]  # drawings of the table, from the whole to the least that one needs
    story: Sequence[RenderableType]
    notes: Sequence[RenderableType] = ()  # answers to what was typed last
    hint: str = ""
    menu: Sequence[RenderableType] = ()
    news: Sequence[RenderableType] = ()  # what of the story was not on the screen before
    is_passing: bool = False  # whether nobody is asked: answers are seen with the next question too


def rendered(console: Console, parts: Sequence[RenderableType]) -> Lines:
    """Parts as lines of the console."""
    options = console.options.update(height=None)
    return [line for part in parts for line in console.render_lines(part, options, pad=False)]


def fitted(scene: Scene, console: Console, height: int) -> Lines:
    """The scene on so many lines: the largest drawing for which there is room, and the end of the story."""
    title = rendered(console, [Rule(scene.title)])
    last = [*scene.notes, *([Text(scene.hint, "italic")] if scene.hint else []), *scene.menu]
    below, story = rendered(console, last), [rendered(console, [part]) for part in scene.story]
    room = height - len(title) - len(below)
    wanted = max(_LEAST_STORY, min(len(rendered(console, scene.news)), _MOST_NEWS))
    drawn = _drawn(scene, console, room, min(sum(map(len, story)), wanted))
    return [*title, *drawn, *_end_of(story, room - len(drawn)), *below]


def _end_of(story: Sequence[Lines], room: int) -> Lines:
    """The last parts of the story for which there is room as a whole; of a part that is too long, its end."""
    told: Lines = []
    for part in reversed(story):
        if len(told) + len(part) > room:
            break
        told = [*part, *told]
    return told if told or room <= 0 or not story else story[-1][-room:]


def _drawn(scene: Scene, console: Console, room: int, kept_free: int) -> Lines:
    """The largest drawing that leaves some lines free; else the smallest, if there is room for that; else none."""
    sizes = [rendered(console, [table]) for table in scene.tables]
    for lines in sizes:
        if len(lines) <= room - kept_free:
            return lines
    return sizes[-1] if sizes and len(sizes[-1]) <= room else []
