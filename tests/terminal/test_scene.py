"""What a screen shows when there is not room for everything."""

import pytest
from rich.console import Console
from rich.text import Text

from regalia.terminal.display import Display
from regalia.terminal.scene import Scene, fitted
from tests.noticed import Terminal

STORY = [Text("first"), Text("second\nsecond again"), Text("third\nthird again")]


def lines(height: int) -> list[str]:
    """The lines of a scene below its title and its drawing."""
    shown = fitted(Scene("title", [Text("board")], STORY), Console(width=40), height)
    return ["".join(segment.text for segment in line).strip() for line in shown][2:]


@pytest.mark.parametrize(
    ("height", "told"),
    [
        (9, ["first", "second", "second again", "third", "third again"]),
        (6, ["second", "second again", "third", "third again"]),
        (5, ["third", "third again"]),
        (3, ["third again"]),
        (2, []),
    ],
)
def test_of_the_story_the_last_whole_parts_are_told(height: int, told: list[str]) -> None:
    assert lines(height) == told


def test_an_answer_stays_until_somebody_is_asked_who_can_read_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("regalia.terminal.display.is_live", lambda: True)
    file = Terminal()
    display = Display(Console(file=file, width=40, height=10))
    display.say(Text("welcome"))
    seen = []
    for scene in (Scene("bot", [], [], is_passing=True), Scene("asked", [], []), Scene("asked again", [], [])):
        display.show(scene)
        seen.append("welcome" in file.text)
        file.truncate(0)
    assert seen == [True, True, False]


def test_for_what_is_new_a_smaller_drawing_of_the_table_is_taken() -> None:
    tables = [Text("large\nlarge\nlarge\nlarge"), Text("small")]
    story = [Text(str(number)) for number in range(9)]
    for news, told in (([], ["5", "6", "7", "8"]), (story[2:], ["2", "3", "4", "5", "6", "7", "8"])):
        shown = fitted(Scene("title", tables, story, news=news), Console(width=40), 9)
        assert ["".join(segment.text for segment in line).strip() for line in shown][-len(told) :] == told
        assert len(shown) == 9
