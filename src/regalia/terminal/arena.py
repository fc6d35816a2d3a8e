"""The arena in the terminal: a contest played, watched and shown."""

import json
from contextlib import closing, nullcontext, suppress
from datetime import date
from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from regalia.arena.command import replay_command
from regalia.arena.contest import Contest, Played
from regalia.arena.report import report, result_heads, result_rows
from regalia.arena.running import WorkerDied, play_all, warm_up
from regalia.arena.scores import Results
from regalia.game import load_game
from regalia.terminal.compiling import compile_game, patiently
from regalia.terminal.files import claimed, program, write_text
from regalia.terminal.problem import Problem
from regalia.terminal.screen import screen, spoken
from regalia.words import Words, words


class Arena:
    """One contest: its results go to the console, everything else to the error console."""

    def __init__(self, console: Console, contest: Contest, workers: int, language: str) -> None:
        self._console = console
        self._errors = screen(stderr=True)
        self._contest = contest
        self._workers = workers
        self._language = language
        self._words = spoken(console, contest.game, language)

    def run(self, file: Path | None, *, as_json: bool) -> int:
        """Play, show, and write the report if there is to be one; returns the exit code of the command.

        If a worker dies all this is done with the games that are over, and then the command says so and fails.
        """
        with nullcontext() if file is None else claimed(file):
            self._compile()
            results = Results(self._contest, self._play())
            if not results.games:
                raise self._cut_short(results)
            if as_json:
                print(json.dumps(results.as_json()))
            else:
                self._show(results)
            if file is not None:
                write_text(file, report(results, words(self._contest.game, self._language), date.today()))
        if file is not None and not as_json:
            self._console.print(self._words("arena-written", file=str(file)), soft_wrap=True)
        if results.games < self._contest.games:
            raise self._cut_short(results)
        return 0

    def _cut_short(self, results: Results) -> Problem:
        return Problem("problem-worker", played=results.games, games=self._contest.games)

    def _compile(self) -> None:
        """Once, here: not in all workers at the same time."""
        game, bots = load_game(self._contest.game), sorted({entrant.bot for entrant in self._contest.entrants})
        compile_game(self._errors, game, self._language)
        patiently(self._errors, game, self._language, ", ".join(bots), lambda: warm_up(self._contest))

    def _play(self) -> list[Played]:
        columns = BarColumn(), MofNCompleteColumn(), TextColumn(self._words("arena-games")), TimeRemainingColumn()
        progress = Progress(*columns, console=self._errors, transient=True, disable=not self._errors.is_terminal)
        played: list[Played] = []
        with progress, closing(play_all(self._contest, self._workers)) as games, suppress(WorkerDied):
            played.extend(progress.track(games, total=self._contest.games))
        return played

    def _show(self, results: Results) -> None:
        words = self._words
        names = ", ".join(results.names)
        self._console.print(words("arena-title", game=words(f"{self._contest.game}-title"), bots=names), style="bold")
        self._console.print(words("arena-played", games=results.games, seed=str(self._contest.seed)))
        self._console.print(_table(results, words))
        command = replay_command(self._contest, program())
        how = words("arena-replay.how", command=command, most=self._contest.games - 1)
        self._console.print(f"{words('arena-replay')}: {how}", soft_wrap=True)


def _table(results: Results, words: Words) -> Table:
    table = Table(box=SIMPLE, pad_edge=False)
    for column, head in enumerate(result_heads(words)):
        table.add_column(head, justify="right" if column else "left", no_wrap=column > 0)
    for row in result_rows(results, words):
        table.add_row(*row)
    return table
