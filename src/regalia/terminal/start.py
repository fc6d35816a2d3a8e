"""`regalia` alone: go on with the last game, begin a new one, or watch one that was played."""

import re
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from rich.table import Table
from rich.text import Text

from regalia.bots import opponents
from regalia.game import GAMES, Game, load_game
from regalia.match import new
from regalia.table.players import TITLES
from regalia.terminal.compiling import compile_game
from regalia.terminal.display import Display
from regalia.terminal.keeping import Kept, kept_games, last_unfinished, seated_players
from regalia.terminal.keyboard import commands
from regalia.terminal.keys import keys
from regalia.terminal.opponents import Person, all_titles, given_people, kind_of, seated
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
        try:
            return self._start()
        except EOFError:
            return 0

    def _start(self) -> int:
        kept = last_unfinished()
        choices = ["resume"] if kept is not None else []
        choices += [*GAMES, *(["watch"] if any(kept_games()) else [])]
        self._console.print(Text(self._words("start"), "bold"))
        self._list([self._named(choice, kept) for choice in choices])
        picked = self._pick(choices)
        if picked == "resume" and kept is not None:
            return self._resume(kept)
        return self._watch() if picked == "watch" else self._begin(load_game(picked))

    def _ask(self, prompt: str) -> str:
        """An answer; EOFError from whoever leaves."""
        line = self._display.ask(prompt)
        if line.casefold() in self._leaves:
            raise EOFError
        return line

    def _list(self, lines: list[str]) -> None:
        grid = Table.grid(padding=(0, 2))
        for number, line in enumerate(lines, 1):
            grid.add_row(Text(f"{number:>4}", "bold cyan"), line)
        self._console.print(grid)

    def _named(self, choice: str, kept: Kept | None) -> str:
        if choice == "resume" and kept is not None:
            return self._words("start-resume", file=self._about(kept))
        if choice == "watch":
            return self._words("start-watch")
        words = spoken(self._console, choice, self._language)
        return f"{words(f'{choice}-title')}: {words(f'{choice}-pitch')}"

    def _about(self, kept: Kept, *, is_any: bool = False) -> str:
        """A game that is kept: which, when it was begun, and who plays; among any games also that it is not over."""
        game = kept.match.game.name
        title = spoken(self._console, game, self._language)(f"{game}-title")
        names = ", ".join(player.name for player in seated_players(kept.record) or [])
        unfinished = self._words("start-unfinished") if is_any and not kept.match.over else ""
        return ", ".join(part for part in (title, _begun(kept.path), names, unfinished) if part)

    def _pick(self, choices: list[str]) -> str:
        """The choice whose number is typed, the first for nothing at all."""
        while True:
            number = self._ask(self._words("start-prompt", most=len(choices))) or "1"
            if number.isascii() and number.isdigit() and 0 < int(number[:3]) <= len(choices):
                return choices[int(number) - 1]

    def _begin(self, game: Game) -> int:
        least, most = game.players
        players = self._number("start-players", least, most, max(least, 3))
        people = self._people(players)
        if keys(game.name).HAS_TITLES:
            people = self._titled(people)
        bot = "steady" if len(people) == players else self._bot()
        compile_game(self._console, game, self._language)
        match = new(game.name, players, None, keys(game.name).SHARED_KEYBOARD if len(people) > 1 else {})
        session = Session(self._console, seated(players, people, kind_of(bot, None)), self._language)
        return session.begin(match, None, None)

    def _number(self, message: str, least: int, most: int, usual: int) -> int:
        while True:
            line = self._ask(self._words(message, least=least, most=most, usual=usual)) or str(usual)
            if line.isascii() and line.isdigit() and least <= int(line[:3]) <= most:
                return int(line)

    def _people(self, players: int) -> list[Person]:
        """The people who share the keyboard; one player if nobody is named."""
        usual = self._words("name-person", number=1)
        while True:
            line = self._ask(self._words("start-names", usual=usual))
            try:
                people = given_people(line, self._words) or [Person(usual)]
            except Problem as problem:
                self._console.print(self._words(problem.message, **problem.arguments))
                continue
            if len(people) <= players:
                return people
            self._console.print(self._words("problem-names", people=players, given=len(people)))

    def _titled(self, people: Sequence[Person]) -> list[Person]:
        """T1: everybody with the title that is chosen; who has typed it with the name is not asked."""
        titles: list[str] = []
        for name, chosen in people:
            titles.append(chosen or self._title(name, all_titles(titles, len(titles) + 1)[-1]))
        return [Person(person.name, title) for person, title in zip(people, titles, strict=True)]

    def _title(self, name: str, usual: str) -> str:
        known = commands(self._words, *TITLES) | {"": usual}
        while True:
            letter = self._ask(self._words("start-title", name=name, usual=usual)).casefold()
            if letter in known:
                return known[letter]

    def _bot(self) -> str:
        """The kind of the bots, by number or by name."""
        kinds = opponents()
        names = [self._words(f"bot-{kind}.name") for kind in kinds]
        self._list([f"{name}: {self._words(f'bot-{kind}')}" for name, kind in zip(names, kinds, strict=True)])
        numbers = map(str, range(1, len(kinds) + 1))
        known = dict(zip(numbers, kinds, strict=True)) | dict(zip(map(str.casefold, names), kinds, strict=True))
        known |= {kind: kind for kind in kinds} | {"": "steady"}
        while True:
            line = self._ask(self._words("start-bot", usual=kinds.index("steady") + 1)).casefold()
            if line in known:
                return known[line]

    def _resume(self, kept: Kept) -> int:
        players = seated_players(kept.record)
        assert players is not None, "what is gone on with says who plays"
        return Session(self._console, players, self._language).go_on(kept.match, kept.path, None)

    def _watch(self) -> int:
        """One of the last games, the newest first."""
        games = {str(kept.path): kept for kept in islice(kept_games(), _SHOWN)}
        self._list([self._about(kept, is_any=True) for kept in games.values()])
        _, record, match = games[self._pick([*games])]
        Replay(self._display, record, match, spoken(self._console, match.game.name, self._language)).step()
        return 0


def _begun(path: Path) -> str:
    """When a game was begun, by the name of its file."""
    found = re.search(r"(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)", path.stem)
    return f"{found[1]} {found[2]}:{found[3]}" if found else ""
