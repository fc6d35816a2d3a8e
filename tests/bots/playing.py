"""Matches between bots, for tests."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import regalia
from regalia.bots import Bot, Budget
from regalia.bots.search import Search
from regalia.game import GAMES, load_game
from regalia.match import Match

SETTINGS: list[tuple[str, dict[str, Any]]] = [(name, load_game(name).without_clock) for name in GAMES]


def thinker(match: Match, iterations: int, seed: int = 1) -> Search:
    return Search(match.game, seed, Budget(iterations=iterations))


def moves(match: Match, bots: Sequence[Bot], seed: int = 1) -> Iterator[tuple[int, int]]:
    """Let bots play to the end, yielding every choice before it is played; an illegal one raises."""
    chance = random.Random(seed)
    while not match.over:
        seat = chance.choice(match.actors)
        action = bots[seat % len(bots)].choose(match.hidden(seat), seat)
        yield seat, action
        match.play(seat, match.game.actions.write(action))


def positions(name: str, options: dict[str, Any], count: int, players: int = 2) -> Iterator[tuple[Match, int]]:
    """Positions from all over a random game, with a seat that has a choice."""
    chance = random.Random(7)
    match, found = regalia.new(name, players, seed=7, options=options), 0
    while found < count:
        if match.over:
            match = regalia.new(name, players, seed=chance.randrange(1000), options=options)
        seat = chance.choice(match.actors)
        legal = match.legal(seat)
        if len(legal) > 1 and chance.random() < 0.1:
            found += 1
            yield match, seat
        match.play(seat, chance.choice(legal))


def wins(make: Callable[[Match], Sequence[Bot]], name: str, options: dict[str, Any], games: int) -> float:
    """How many of the games the first of two bots wins, each deal played in both seats."""
    won = 0.0
    for number in range(games):
        match = regalia.new(name, 2, seed=number // 2, options=options)
        mine = number % 2
        bots = make(match)
        for _ in moves(match, bots if mine == 0 else bots[::-1], seed=number):
            pass
        result = match.result
        assert result is not None
        won += 1 / len(result["winners"]) if mine in result["winners"] else 0
    return won
