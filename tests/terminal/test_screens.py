"""Every screen of whole games fits, whatever is listed on it, and while the sand runs too."""

import io
import random
import re
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path

import pytest
from rich.console import Console

import regalia
from regalia.game import load_game
from regalia.table import Table
from regalia.table.players import TITLES
from regalia.terminal.display import Display
from regalia.terminal.keeping import Keeper
from regalia.terminal.opponents import Kind, Person, seated
from regalia.terminal.play import End, Play
from regalia.terminal.rush import Time
from regalia.words import LANGUAGES, words
from tests.terminal.reading import chosen

CLEARED = "\x1b[2J"
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
SIZES = [(80, 24), (100, 40), (120, 50)]


class FakeTerminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Looked:
    """Somebody at a screen of some size, who types what is listed and measures every screen on the way."""

    def __init__(self, width: int, height: int, seed: int, over: str) -> None:
        self.file = FakeTerminal()
        self.console = Console(file=self.file, width=width, height=height, markup=False, highlight=False)
        self.screens = self.hurried_screens = 0
        self._over = over  # what is asked at the end: there is nothing more to choose
        self._chance = random.Random(seed)

    def answer(self, console: Console) -> str:
        screen = self._measured()
        return "" if self._over in screen else chosen(screen, self._chance)

    def press(self) -> str:
        """A key while the sand runs."""
        self.hurried_screens += 1
        self._measured()
        return self._chance.choice("123456789qweasd .  ")

    def _measured(self) -> str:
        screen = CONTROL.sub("", self.file.getvalue().rpartition(CLEARED)[2])
        lines = screen.splitlines()
        assert len(lines) < self.console.height, screen  # one is left for what is said while a bot thinks
        assert max(map(len, lines)) <= self.console.width, screen
        self.screens += 1
        self.file.truncate(0)
        self.file.seek(0)
        return screen


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked of a real terminal besides lines and keys."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("regalia.terminal.display.is_live", lambda: True)
    monkeypatch.setattr("regalia.terminal.display.forget_typed", lambda: None)
    monkeypatch.setattr("regalia.terminal.rush.single_keys", nullcontext)
    monkeypatch.setattr("regalia.terminal.rush.is_typed", lambda patience: True)


VARIANTS = [*((game, {}) for game in regalia.GAMES), ("tumult", {"taxes": "turns"})]


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_every_screen_of_a_whole_game_fits(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    game: str,
    options: dict[str, str],
    width: int,
    height: int,
    language: str,
) -> None:
    looked = Looked(width, height, 3, words(game, language)("over-prompt"))
    monkeypatch.setattr("regalia.terminal.keyboard.answer", looked.answer)
    monkeypatch.setattr("regalia.terminal.rush.pressed", looked.press)
    display, time = Display(looked.console), Time(is_live=True)
    match = regalia.new(game, load_game(game).players[1], 5, options)
    players = seated(match.players, [Person("Wilhelmine-Charlotte")], Kind("steady"))
    table = Table(match, players, now=time.now, seed=1)
    keeper = Keeper(match, players, tmp_path / "game.json")
    assert Play(display, table, time, words(game, language), keeper).run() == End.OVER
    assert display.is_screen
    assert match.over
    assert looked.screens > 10
    assert (looked.hurried_screens > 10) == (game == "tumult" and not options)


QUESTIONS: list[tuple[str, Mapping[str, object]]] = [
    ("over-prompt", {}),
    ("more", {}),
    ("enough", {}),
    ("prompt", {"people": 2, "name": "Maximilian"}),
    ("hand-over", {"name": "Maximilian"}),
    ("start-prompt", {"most": 9}),
    ("start-players", {"least": 2, "most": 5, "usual": 3}),
    ("start-names", {"usual": "Spieler 1"}),
    ("start-bot", {"usual": 2}),
    *[("start-title", {"name": "Maximilian", "usual": title}) for title in TITLES],
    *[("replay-prompt", {"by": by}) for by in ("turn", "action")],
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits_on_a_line(language: str) -> None:
    asked = [words(None, language)(name, **arguments) for name, arguments in QUESTIONS]
    assert [question for question in asked if len(question) >= 80] == []
