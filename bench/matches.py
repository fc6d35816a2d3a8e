"""A match as Python sees it: JSON in, JSON out."""

import random
from collections.abc import Callable, Iterator

import regalia
from bench.figures import Effort, Figure, sampled, scaled
from regalia.game import Game
from regalia.schema import Json

_SECTION = "from Python"
_MOVES = 600
_STAGES = 12
_ROUNDS = 20
_LONG = 10_000  # entries of a log

_Stage = tuple[regalia.Match, int]  # a match on its way, and a seat that may act
_Moves = list[tuple[int, Json]]


def measure(game: Game, effort: Effort) -> Iterator[Figure]:
    moves = _random_moves(game)
    stages = [_stage(game, moves[: len(moves) * stage // _STAGES]) for stage in range(_STAGES)]
    yield _figure("match.play", sampled(effort, lambda: _begun(game), lambda match: _play(match, moves)))
    yield _figure(
        "match.play, all told", sampled(effort, lambda: _begun(game), lambda match: _play_telling(match, moves))
    )
    yield _figure("match.legal", _sampled_at(effort, stages, lambda match, seat: match.legal(seat)))
    yield _figure("match.view", _sampled_at(effort, stages, lambda match, seat: match.view(seat)))
    yield _figure("match.to_bytes", _sampled_at(effort, stages, lambda match, seat: match.to_bytes()))
    yield from _records(game, effort, moves)


def _records(game: Game, effort: Effort, moves: _Moves) -> Iterator[Figure]:
    match = _begun(game)
    _play(match, moves)
    times = _sampled_at(effort, [(match, 0)], lambda match, seat: match.record())
    yield _figure("match.record", times, f"{len(moves)} moves")
    times = sampled(effort, match.record, lambda record: len(regalia.replay(record).log))
    yield _figure("replay, an entry", times)
    times = sampled(effort, _undone_often(game, moves).record, lambda record: len(regalia.replay(record).log))
    yield _figure("replay, an entry of many undos", times)


def _undone_often(game: Game, moves: _Moves) -> regalia.Match:
    """A long match that its seats, all consenting, do not get on with."""
    match, chooser = _begun(game), random.Random(1)
    _play(match, moves[: len(moves) // 2])
    while len(match.log) < _LONG:
        seat = match.actors[0]
        match.play(seat, chooser.choice(match.legal(seat)))
        match.undo(seat, consented=True)
    return match


def _begun(game: Game) -> regalia.Match:
    """The same match at every call, between as many as can play."""
    return regalia.new(game.name, players=game.players[1], seed=1)


def _random_moves(game: Game) -> _Moves:
    match, chooser = _begun(game), random.Random(1)
    moves: _Moves = []
    while not match.over and len(moves) < _MOVES:
        seat = match.actors[0]
        action = chooser.choice(match.legal(seat))
        match.play(seat, action)
        moves.append((seat, action))
    return moves


def _play(match: regalia.Match, moves: _Moves) -> int:
    for seat, action in moves:
        match.play(seat, action)
    return len(moves)


def _play_telling(match: regalia.Match, moves: _Moves) -> int:
    """Every seat and a spectator hears of every move."""
    readers = (None, *range(match.players))
    for seat, action in moves:
        news = match.play(seat, action)
        for reader in readers:
            news.told(reader)
    return len(moves)


def _stage(game: Game, moves: _Moves) -> _Stage:
    """The match as it stands after those moves."""
    match = _begun(game)
    _play(match, moves)
    return match, match.actors[0]


def _sampled_at(effort: Effort, stages: list[_Stage], call: Callable[[regalia.Match, int], object]) -> list[float]:
    def work(stages: list[_Stage]) -> int:
        for _ in range(_ROUNDS):
            for match, seat in stages:
                call(match, seat)
        return _ROUNDS * len(stages)

    return sampled(effort, lambda: stages, work)


def _figure(name: str, seconds: list[float], detail: str = "") -> Figure:
    return Figure(_SECTION, name, "µs", scaled(seconds, 1e6), detail)
