"""Walks through the positions of a game, and positions that may be impossible: sound ones with something changed."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import regalia
from regalia import MalformedInput, Match
from regalia.schema import Domain, Integer, Mask, Member, Subset

Position = dict[str, Any]
Action = dict[str, Any]
Walk = Iterator[tuple[Position, Action, Position]]  # the position before, the action, and the position after
TIME_IS_UP: Action = {"type": "time is up"}  # nobody's action
Pick = Callable[[list[Action], random.Random], Action]  # one of the legal actions


def walk(pick: Pick, match: Match, chance: random.Random, most: int) -> Walk:
    """Let whoever may act do what is picked; the clock of a game is slow."""
    before = match.position()
    for _ in range(most):
        if match.over:
            return
        if match.clock is not None and chance.random() < 0.05:
            action = TIME_IS_UP
            match.tick()
        else:
            seat = chance.choice(match.actors)
            legal = match.legal(seat)
            assert legal, "whoever may act has something to do"
            action = pick(legal, chance)
            match.play(seat, action)
        after = match.position()
        yield before, action, after
        before = after


def another(domain: Domain, chance: random.Random) -> Any:
    """Some value of a field, mostly within its range."""
    if chance.random() < 0.1:
        return chance.choice([None, "x", -2, 1 << 40, [], 0.5])
    if isinstance(domain, Integer):
        return chance.randint(domain.least, chance.choice([min(domain.least + 7, domain.greatest), domain.greatest]))
    if isinstance(domain, Member):
        return domain.write(chance.choice(list(domain.kind)))
    if isinstance(domain, Mask):
        return domain.write(chance.getrandbits(domain.size) & chance.getrandbits(domain.size))
    assert isinstance(domain, Subset)
    return domain.write(chance.getrandbits(len(domain.kind)) & chance.getrandbits(len(domain.kind)))


def changed(value: Any, shape: tuple[int, ...], domain: Domain, chance: random.Random) -> Any:
    """The same value of a field with one number in it changed, rather among the first six of each row."""
    if not shape:
        return another(domain, chance)
    place = chance.randrange(chance.choice([min(shape[0], 6), shape[0]]))
    return [changed(inner, shape[1:], domain, chance) if at == place else inner for at, inner in enumerate(value)]


def with_one_field_changed(match: Match, chance: random.Random) -> Position:
    """The position of a match but for one field."""
    position = match.position()
    name = chance.choice(list(position))
    field = match.game.layout.fields[name]
    return {**position, name: changed(position[name], field.shape, field.domain, chance)}


def mixed(one: Position, other: Position, share: float, chance: random.Random) -> Position:
    """One position with a share of its fields as in another."""
    return {name: (other if chance.random() < share else one)[name] for name in one}


def assert_refused_or_playable(
    game_name: str,
    position: Position,
    pick: Pick,
    chance: random.Random,
    most: int = 25,
) -> None:
    """Either the position is impossible, or whatever is played from it leads to positions that are not."""
    try:
        match = regalia.position(game_name, position)
    except MalformedInput:
        return
    for _ in walk(pick, match, chance, most):
        pass
    assert regalia.position(game_name, match.position()).position() == match.position()
