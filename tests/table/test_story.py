"""The story for each reader: by turns, condensed, written anew as a turn grows or is taken back."""

import random
from collections.abc import Mapping

import pytest

import regalia
from regalia.schema import Json
from regalia.table import Excerpt, Line, Player, Table
from regalia.telling import telling
from regalia.words import words
from tests.games.court.table import table as court
from tests.games.tumult.table import table as tumult

EVERY_GAME = pytest.mark.parametrize("name", regalia.GAMES)


def seated(match: regalia.Match) -> Table:
    names = ["Ada", "Bob", "Cleo", "Dora", "Emil"][: match.players]
    return Table(match, [Player(name) for name in names], now=lambda: 0.0, seed=1)


def said(table: Table, excerpt: Excerpt, reader: int | None) -> list[list[str]]:
    spoken, company = words(table.match.game.name), table.company(reader)
    return [[spoken.say(line.sentence, company) for line in lines] for lines in excerpt.changed.values()]


def act(table: Table, *actions: dict[str, object]) -> None:
    for action in actions:
        table.act(table.match.actors[0], action)


KEEP_FIVE = {"type": "keep", "face": 5}


def test_dice_set_aside_one_by_one_are_told_as_one() -> None:
    table = seated(court(active="5 5 2"))
    act(table, KEEP_FIVE)
    assert said(table, table.story.since(1, 0), 1) == [["Ada sets a 5 aside"]]
    act(table, KEEP_FIVE)
    assert said(table, table.story.since(1, 1), 1) == [["Ada sets 5-5 aside"]]


def test_what_is_told_of_whoever_acts_next_begins_the_next_turn() -> None:
    table = seated(court(active="5", aside="2 5"))
    act(table, KEEP_FIVE, {"type": "finish"})
    excerpt = table.story.since(0, 0)
    first, second = (said(table, excerpt, 0)[turn] for turn in (-2, -1))
    assert first == ["you end with 5-5-2 and take no card"]
    assert second[-1].startswith("Bob rolls ")


def test_a_step_that_is_taken_back_is_told_no_more() -> None:
    table = seated(court(active="5 5 2"))
    act(table, KEEP_FIVE, KEEP_FIVE)
    table.undo(0)
    assert said(table, table.story.since(1, 2), 1) == [["Ada sets a 5 aside"]]


def test_a_turn_that_is_taken_back_is_gone() -> None:
    table = seated(court(active="5", aside="2 5"))
    act(table, KEEP_FIVE)
    turns = table.story.since(None, 0).turns
    act(table, {"type": "finish"})
    assert table.story.since(None, 0).turns == turns + 1
    table.ask_undo(0)
    table.agree(1)
    assert table.story.since(None, 0).turns == turns
    assert said(table, table.story.since(0, 2), 0)[-1] == ["you set a 5 aside"]


@EVERY_GAME
def test_what_changed_put_in_the_place_of_what_was_known_is_the_whole_story(name: str) -> None:
    table, chance = seated(regalia.new(name, players=3, seed=3)), random.Random(3)
    match = table.match
    readers: list[int | None] = [None, 0, 2]
    known: dict[int | None, list[list[Line]]] = {
        reader: [*table.story.since(reader, -1).changed.values()] for reader in readers
    }
    for _ in range(400):
        if match.over:
            break
        number = len(match.log)
        seat = chance.choice(match.actors) if match.actors else None
        if seat is None:
            table.tick()
        elif match.can_undo(seat) and chance.random() < 0.2:
            table.undo(seat)
        else:
            table.act(seat, chance.choice(match.legal(seat)))
        for reader in readers:
            excerpt = table.story.since(reader, number)
            lines = known[reader][: excerpt.turns] + [[]] * (excerpt.turns - len(known[reader]))
            for turn, changed in excerpt.changed.items():
                lines[turn] = changed
            known[reader] = lines
            assert lines == [*table.story.since(reader, -1).changed.values()]


def test_where_all_act_at_once_tiles_that_are_only_looked_at_are_not_told() -> None:
    table = seated(tumult(phase="taxes", taxes="budget"))
    before = table.story.since(None, -1)
    for seat, kind in ((0, "lift"), (1, "lift"), (0, "return")):
        table.act(seat, {"type": kind, "place": 3 + seat} if kind == "lift" else {"type": kind})
    assert table.story.since(None, -1) == before
    assert table.story.since(0, 0).changed == {}
    table.act(1, {"type": "keep"})
    assert said(table, table.story.since(0, 3), 0) == [["Bob keeps tile 5"]]


def heard(name: str) -> list[list[list[Mapping[str, Json]]]]:
    """What three readers of a random game are told after every tenth move, turn by turn."""
    table, chance = seated(regalia.new(name, players=3, seed=5)), random.Random(5)
    told = []
    for move in range(400):
        if table.match.over:
            break
        seat = chance.choice(table.match.actors) if table.match.actors else None
        table.tick() if seat is None else table.act(seat, chance.choice(table.match.legal(seat)))
        if move % 10 == 0:
            for reader in (None, 0, 2):
                turns = table.story.since(reader, -1).changed.values()
                told.append([[line.event for line in lines] for lines in turns])
    return told


@EVERY_GAME
def test_what_stands_apart_is_never_told_together_with_what_came_before(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_paragraphs = heard(name)
    monkeypatch.setattr(telling(name), "stands_apart", lambda event: False)
    assert heard(name) == in_paragraphs
