"""What an entry makes of the story for readers who come and go: put in the place of what each knew, it is the whole."""

import json
import random

import pytest

import regalia
from regalia.game import GAMES
from regalia.server.tables.storylines import Teller, whole
from regalia.table import Player, Table

Lines = list[list[object]]

READERS: list[int | None] = [None, 0, 1, 2]


def put(known: Lines, told: str) -> Lines:
    """What was known, with what was told in its place."""
    story = json.loads(told)
    lines = known[: story["turns"]] + [[] for _ in range(story["turns"] - len(known))]
    for turn, changed in story["changed"].items():
        assert changed["kept"] <= len(lines[int(turn)]), "more stands than was known"
        lines[int(turn)] = lines[int(turn)][: changed["kept"]] + changed["lines"]
    return lines


@pytest.mark.parametrize("name", GAMES)
def test_whoever_comes_at_whatever_time_is_told_what_he_lacks_and_nothing_that_he_may_not_know(name: str) -> None:
    match, chance = regalia.new(name, players=3, seed=5), random.Random(5)
    table = Table(match, [Player(str(seat)) for seat in range(3)], now=lambda: 0.0, seed=0)
    known: dict[int | None, Lines] = {}
    teller = Teller(table.story, None, None)
    for _ in range(600):
        if match.over:
            break
        reader = chance.choice(READERS)
        if reader in known:
            del known[reader]
        else:
            known[reader] = json.loads(whole(table.story, reader))
        number, seat = len(match.log), chance.choice(match.actors) if match.actors else None
        if seat is None:
            table.tick()
        elif match.can_undo(seat) and chance.random() < 0.3:
            table.undo(seat)
        else:
            table.act(seat, chance.choice(match.legal(seat)))
        teller = Teller(table.story, number, teller)
        for reader, before in known.items():
            told = teller.told(reader)
            known[reader] = put(before, told)
            assert known[reader] == json.loads(whole(table.story, reader))
            if reader is None or not teller.insiders >> reader & 1:
                assert told == teller.told(None)
