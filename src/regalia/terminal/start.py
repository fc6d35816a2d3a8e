"""`regalia` alone: go on with the last game, begin a new one, or watch one that was played."""

import re
from pathlib import Path

from rich.table import Table
from rich.text import Text

from regalia.bots import opponents
from regalia.game import GAMES, Game, load_game
from regalia.match import new
from regalia.table.players import TITLES
from regalia.terminal.compiling import compile_game
from regalia.terminal.display import Display
from regalia.terminal.files import read_record
from regalia.terminal.keeping import kept_files, last_unfinished, seated_players
from regalia.terminal.keyboard import commands
from regalia.terminal.keys import keys
from regalia.terminal.opponents import Person, given_people, kind_of, seated, usual_titles
from regalia.terminal.problem import Problem
from regalia.terminal.replay import Replay
from regalia.terminal.screen import Screen, spoken
from regalia.terminal.session import Session

_SHOWN = 9  # of the games that can be watched


class Start:
    """A few questions, each with a usual answer for who only presses Enter."""

    def __init__(self, console: Screen, language: str) -> None:
        self._console = console
        self._language = language
        self._words = spoken(console, None, language)
        self._display = Display(console)
        self._leaves = commands(self._words, "quit")

    def run(self) -> int:
        """Returns the exit code of the command."""
        kept = last_unfinished()
        choices = ["resume"] if kept is not None else []
        choices += [*GAMES, "watch"]
        self._console.print(Text(self._words("start"), "bold"))
        self._list([self._named(choice, kept) for choice in choices])
        picked = self._pick(choices)
        if picked is None:
            return 0
        if picked == "resume" and kept is not None:
            return self._resume(kept)
        return self._watch() if picked == "watch" else self._begin(load_game(picked))

    def _list(self, lines: list[str]) -> None:
        grid = Table.grid(padding=(0, 2))
        for number, line in enumerate(lines, 1):
            grid.add_row(Text(f"{number:>4}", "bold cyan"), line)
        self._console.print(grid)

    def _named(self, choice: str, kept: Path | None) -> str:
        if choice == "resume" and kept is not None:
            return self._words("start-resume", file=self._about(kept))
        if choice == "watch":
            return self._words("start-watch")
        words = spoken(self._console, choice, self._language)
        return f"{words(f'{choice}-title')}: {words(f'{choice}-pitch')}"

    def _about(self, path: Path, *, is_any: bool = False) -> str:
        """A game that is kept: which, when it was begun, and who plays; among any games also that it is not over."""
        record, match = read_record(path)
        title = spoken(self._console, match.game.name, self._language)(f"{match.game.name}-title")
        names = ", ".join(player.name for player in seated_players(record) or [])
        unfinished = self._words("start-unfinished") if is_any and not match.over else ""
        return ", ".join(part for part in (title, _begun(path), names, unfinished) if part)

    def _pick(self, choices: list[str]) -> str | None:
        """The choice whose number is typed, the first for nothing at all; None to leave."""
        while True:
            line = self._display.ask(self._words("start-prompt", most=len(choices)))
            if line.casefold() in self._leaves:
                return None
            number = line or "1"
            if number.isascii() and number.isdigit() and 0 < int(number[:3]) <= len(choices):
                return choices[int(number) - 1]

    def _begin(self, game: Game) -> int:
        least, most = game.players
        players = self._number("start-players", least, most, max(least, 3))
        people = self._people(players)
        if keys(game.name).HAS_TITLES:
            people = [*map(self._titled, people, usual_titles(players))]
        bot = "steady" if len(people) == players else self._bot()
        compile_game(self._console, game, self._language)
        match = new(game.name, players, None, keys(game.name).SHARED_KEYBOARD if len(people) > 1 else {})
        session = Session(self._console, seated(players, people, kind_of(bot, None)), self._language)
        return session.begin(match, None, None)

    def _number(self, message: str, least: int, most: int, usual: int) -> int:
        while True:
            line = self._display.ask(self._words(message, least=least, most=most, usual=usual)) or str(usual)
            if line.isascii() and line.isdigit() and least <= int(line[:3]) <= most:
                return int(line)

    def _people(self, players: int) -> list[Person]:
        """The people who share the keyboard; one player if nobody is named."""
        usual = self._words("name-person", number=1)
        while True:
            line = self._display.ask(self._words("start-names", usual=usual))
            try:
                people = given_people(line, self._words) or [Person(usual)]
            except Problem as problem:
                self._console.print(self._words(problem.message, **problem.arguments))
                continue
            if len(people) <= players:
                return people
            self._console.print(self._words("problem-names", people=players, given=len(people)))

    def _titled(self, person: Person, usual: str) -> Person:
        """T1: somebody with the title that is chosen; who has typed it with the name is not asked."""
        known = commands(self._words, *TITLES)
        prompt = self._words("start-title", name=person.name, usual=usual)
        while person.title is None:
            letter = self._display.ask(prompt).casefold()
            person = Person(person.name, known.get(letter) if letter else usual)
        return person

    def _bot(self) -> str:
        """The kind of the bots, by number or by name."""
        kinds = opponents()
        names = [self._words(f"bot-{kind}.name") for kind in kinds]
        self._list([f"{name}: {self._words(f'bot-{kind}')}" for name, kind in zip(names, kinds, strict=True)])
        numbers = map(str, range(1, len(kinds) + 1))
        known = dict(zip(numbers, kinds, strict=True)) | dict(zip(map(str.casefold, names), kinds, strict=True))
        known |= {kind: kind for kind in kinds} | {"": "steady"}
        while True:
            line = self._display.ask(self._words("start-bot", usual=kinds.index("steady") + 1)).casefold()
            if line in known:
                return known[line]

    def _resume(self, path: Path) -> int:
        record, match = read_record(path)
        players = seated_players(record)
        assert players is not None, "what the terminal keeps says who plays"
        return Session(self._console, players, self._language).go_on(match, path, None)

    def _watch(self) -> int:
        """One of the last games, the newest first."""
        files = kept_files()[:_SHOWN]
        if not files:
            self._console.print(self._words("start-nothing"))
            return 0
        self._list([self._about(path, is_any=True) for path in files])
        chosen = self._pick([str(path) for path in files])
        if chosen is not None:
            record, match = read_record(Path(chosen))
            Replay(self._display, record, match, spoken(self._console, match.game.name, self._language)).step()
        return 0


def _begun(path: Path) -> str:
    """When a game was begun, by the name of its file."""
    found = re.search(r"(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)", path.stem)
    return f"{found[1]} {found[2]}:{found[3]}" if found else ""
