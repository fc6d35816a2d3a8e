"""After a consented undo past a reveal nothing that lay face down comes again in the order that was seen."""

from typing import Any

import pytest

import regalia
from regalia import Match
from tests.games.council.table import play, player, table, told

SEEDS = range(12)
FOUR = "white black orange purple"
ACQUIRE = "acquire coast 0; lay white; lay black; lay orange; lay purple; confirm"


def buyer(seed: int, **fields: Any) -> Match:
    """Somebody who can acquire a permit of the coast, or change those on offer."""
    mine = player(hand=FOUR, servants=1)
    return table(mine, face_up={"coast": "ABC D"}, random_key=[seed, 5, 5, 5], **fields)


def undone(match: Match, sentences: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The position before the last of some actions, and after that one was played and taken back."""
    *first, last = sentences.split("; ")
    for sentence in first:
        play(match, sentence)
    before = match.position()
    play(match, last)
    match.undo(0, consented=True)
    return before, match.position()


@pytest.mark.parametrize("sentences", [ACQUIRE, "change coast", "elect coast blue; end"])
def test_permits_face_down_are_mixed_anew_and_are_the_same_ones(sentences: str) -> None:
    pairs = [undone(buyer(seed), sentences) for seed in SEEDS]
    for before, after in pairs:
        for region in range(3):
            was, now = before["permit_decks"][region], after["permit_decks"][region]
            assert sorted(filter(None, was)) == sorted(filter(None, now))
            assert was.index(None) == now.index(None) == 13
            assert was != now, "13 permits in the same order would be a wonder"


def test_the_permits_turned_up_next_are_hardly_ever_the_same() -> None:
    """By chance they are once in 156 times."""
    same = []
    for seed in SEEDS:
        match = play(buyer(seed), "change coast")
        seen = told(match, "revealed")
        match.undo(0, consented=True)
        same.append(told(play(match, "change coast"), "revealed") == seen)
    assert sum(same) < 3


def test_the_card_drawn_next_may_be_another_one() -> None:
    same = []
    for seed in SEEDS:
        match = play(buyer(seed), "elect coast blue; end")
        seen = told(match, "drew_card", seat=1)
        match.undo(0, consented=True)
        same.append(told(play(match, "end"), "drew_card", seat=1) == seen)
    assert not all(same)


def test_everything_but_the_order_of_what_is_face_down_is_as_before() -> None:
    before, after = undone(buyer(3), ACQUIRE)
    mixed = {"permit_decks", "random_stream", "random_drawn", "random_block"}
    assert {name for name in before if before[name] != after[name]} <= mixed


def test_K12_what_everybody_saw_go_under_the_permits_stays_there() -> None:
    for seed in SEEDS:
        before, after = undone(play(buyer(seed), "change coast"), ACQUIRE)
        assert before["permit_decks"][0][11:] == after["permit_decks"][0][11:] == ["abc", "d", None, None]
        assert before["permit_decks"][0][:11] != after["permit_decks"][0][:11]


def test_a_match_with_permits_mixed_anew_replays_to_equal_bytes() -> None:
    match = play(buyer(1), "change coast")
    match.undo(0, consented=True)
    play(match, f"change coast; {ACQUIRE}")
    match.undo(0, consented=True)
    assert regalia.replay(match.record()).to_bytes() == match.to_bytes()
