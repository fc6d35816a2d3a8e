"""Every way to set up every game, and random play for tests."""

import random
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import regalia
from regalia.errors import IllegalAction
from regalia.game import load_game
from regalia.match import Match
from regalia.schema import Option

TIME_IS_UP = 0.05
SOME_TURNS = 24  # of an option that takes a range of numbers, one small one


class Variant(NamedTuple):
    game: str
    players: int
    options: dict[str, str | int]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{name}={value}" for name, value in self.options.items())])

    def new(self, seed: int) -> Match:
        return regalia.new(self.game, players=self.players, seed=seed, options=self.options)


def choices(option: Option) -> list[str | int]:
    numbers = [SOME_TURNS] if isinstance(option.numbers, range) else option.numbers
    return [*option.words, *numbers]


def combinations(options: Iterable[Option]) -> Iterator[dict[str, str | int]]:
    """The defaults, every other choice on its own, and the last of all choices together."""
    yield {}
    for option in options:
        yield from ({option.name: choice} for choice in choices(option) if choice != option.default)
    yield {option.name: [choice for choice in choices(option) if choice != option.default][-1] for option in options}


def variants() -> Iterator[Variant]:
    for name in regalia.GAMES:
        least, most = load_game(name).players
        for players in range(least, most + 1):
            for options in combinations(load_game(name).options.choices):
                yield Variant(name, players, options)


VARIANTS = list(variants())


def random_moves(match: Match, seed: int, most: int = 100_000) -> Iterator[tuple[int, dict[str, Any]]]:
    """Play random legal actions to the end, yielding each before it is played; now and then time is up before one."""
    chance = random.Random(seed)
    for _ in range(most):
        while match.clock is not None and chance.random() < TIME_IS_UP:
            match.tick()
        if match.over:
            return
        seat = chance.choice(match.actors)
        action = chance.choice(match.legal(seat))
        yield seat, action
        match.play(seat, action)


def undoing_moves(match: Match, seed: int, most: int) -> Iterator[None]:
    """Play random legal actions and take some back, with consent where it is needed; yields after each of both.

    Undos come in runs now and then, so that they go past what was done by others and past other undos.
    """
    chance, undos = random.Random(seed), 0
    for _ in range(most):
        if undos == 0 and chance.random() < 0.08:
            undos = chance.choice([1, 1, 2, 5])
        entries = len(match.log)
        if undos > 0:
            undos -= 1
            with suppress(IllegalAction):  # nothing is left to take back
                match.undo(chance.randrange(match.players), consented=True)
        if len(match.log) == entries:
            if match.over:
                return
            seat = chance.choice(match.actors)
            match.play(seat, chance.choice(match.legal(seat)))
        yield


def play_out(match: Match, seed: int, most: int = 100_000) -> Match:
    for _ in random_moves(match, seed, most):
        pass
    return match
