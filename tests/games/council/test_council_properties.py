"""What holds after every action of every game, over random play by well-equipped players."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from regalia import Match
from regalia.game import load_game, stream
from regalia.games.council.rules.board import BOARDS
from regalia.schema import Array
from tests.games.council.soundness import soak
from tests.games.council.table import CARDS, CITIES, PERMITS, Player, player, record_of, table
from tests.positions import Action, assert_refused_or_playable, mixed, walk, with_one_field_changed
from tests.soak import soaked

QUICK = settings(max_examples=25, derandomize=True)
PLAYS = st.builds(random.Random, st.integers(0, 1 << 32))
GAMES = soaked(10_000, quick=24)  # on each board
MOST_DECISIONS = 20_000


def equipped(chance: random.Random, board: str | None = None) -> Match:
    """A match whose players are far on the nobility track, with permits, merchants and means; few cards are left."""
    players = chance.randint(2, 4)
    permits = chance.sample(PERMITS, 24)
    cards = chance.sample([card for card in CARDS for _ in range(12)], 60)
    seats: list[Player] = []
    for _ in range(players):
        own = [permits.pop() for _ in range(chance.randint(0, 5))]
        held = [cards.pop() for _ in range(chance.randint(0, 9))]
        at = chance.randint(0, len(own))
        seats.append(
            player(
                hand=" ".join(held),
                permits=" ".join(own[:at]),
                used=" ".join(own[at:]),
                cities="".join(chance.sample([*CITIES], chance.randint(0, 9))),
                coins=chance.randint(0, 20),
                servants=chance.randint(0, 6),
                nobility=chance.choice([0, 3, 8, 9, 12, 13, 14, 15, chance.randint(0, 20)]),
                points=chance.randint(0, 120),
            )
        )
    return table(
        *seats,
        board=chance.choice(BOARDS) if board is None else board,
        deck=" ".join(cards[: chance.choice([0, 1, 3, 9])]),
        discards=None if chance.random() < 0.7 else "",
        coin_cap=chance.choice([0, 20]),
        tenth_bonus=chance.randint(0, 1),
        permit_tie=chance.randint(0, 1),
        random_key=[chance.getrandbits(32), 0, 0, 0],
    )


def pick(legal: list[Action], chance: random.Random) -> Action:
    """Rather place and acquire."""
    eager = [action for action in legal if action["type"] in ("place", "acquire", "visit", "free", "confirm")]
    return chance.choice(eager if eager and chance.random() < 0.5 else legal)


@QUICK
@given(PLAYS)
def test_K2_no_card_councillor_permit_or_merchant_is_lost_or_made(chance: random.Random) -> None:
    for _, _, after in walk(pick, equipped(chance), chance, 150):
        piles = [*after["hands"], after["deck"], after["discards"], after["laid"]]
        assert [sum(pile[kind] for pile in piles) for kind in range(7)] == [13] * 6 + [12]
        assert sum(len(council) for council in after["councils"]) + sum(after["reserve"]) == 24
        piles = [*after["permit_decks"], *after["face_up"], *after["permits"], *after["used_permits"]]
        held = [permit for pile in piles for permit in pile if permit]
        assert sorted(held) == sorted(name.lower() for name in PERMITS)
        for seat in range(after["players"]):
            assert len(after["merchants"][seat]) + after["merchants_left"][seat] == 10


@QUICK
@given(PLAYS)
def test_every_position_reached_is_sound_and_read_back_as_equal_bytes(chance: random.Random) -> None:
    match = equipped(chance)
    for _, _, after in walk(pick, match, chance, 120):
        plain = record_of(match)
        match.game.entry_points.forget_events_at(plain, 0)
        assert regalia.position("council", after).to_bytes() == plain.tobytes()


@QUICK
@given(PLAYS)
def test_K15_nothing_comes_to_the_others_but_the_card_of_their_turn(chance: random.Random) -> None:
    mine = ("coins", "servants", "points", "nobility", "merchants", "permits", "used_permits", "hands")
    for before, action, after in walk(pick, equipped(chance), chance, 150):
        for other in range(before["players"]):
            if other != before["seat"]:
                drew = action["type"] == "end" and other == after["seat"]
                for field in mine if not drew else mine[:-1]:
                    assert after[field][other] == before[field][other]


@QUICK
@given(PLAYS)
def test_K5_a_turn_has_a_main_action_and_at_most_one_quick_action(chance: random.Random) -> None:
    match, acts = equipped(chance), list[str]()
    for _, action, _ in walk(pick, match, chance, 200):
        acts.append(action["type"])
        if action["type"] == "end":
            assert set(acts) & {"elect", "place", "confirm"}
            assert sum(name in ("engage", "change", "send", "additional") for name in acts) <= 1
            acts = []


@QUICK
@given(PLAYS)
def test_K7b_nothing_is_ever_paid_that_is_not_held(chance: random.Random) -> None:
    for _, _, after in walk(pick, equipped(chance), chance, 200):
        assert min(*after["coins"], *after["servants"]) >= 0
        if after["coin_cap"]:
            assert max(after["coins"]) <= 20


@QUICK
@given(PLAYS)
def test_K14_the_marker_never_goes_back_and_three_steps_never_come_at_once(chance: random.Random) -> None:
    for before, _, after in walk(pick, equipped(chance), chance, 200):
        for old, new in zip(before["nobility"], after["nobility"], strict=True):
            assert old <= new <= min(old + 2, 20)


@settings(QUICK, max_examples=120)
@given(PLAYS)
def test_a_position_with_one_field_changed_is_refused_or_can_be_played(chance: random.Random) -> None:
    match = equipped(chance)
    for _ in walk(pick, match, chance, chance.randint(0, 60)):
        pass
    for _ in range(25):
        assert_refused_or_playable("council", with_one_field_changed(match, chance), pick, chance)


@settings(QUICK, max_examples=60)
@given(PLAYS)
def test_a_position_between_two_others_is_refused_or_can_be_played(chance: random.Random) -> None:
    """Some fields of one sound position put into another."""
    match = equipped(chance)
    walked = [after for _, _, after in walk(pick, match, chance, 40)]
    if len(walked) < 2:
        return
    for _ in range(20):
        one, other = chance.sample(walked, 2)
        assert_refused_or_playable("council", mixed(one, other, 0.1, chance), pick, chance)


def game(records: Array, seed: int) -> list[int]:
    """The lengths of games played at random; a number below 0 says what was wrong (see `soundness`)."""
    chance, out = stream(seed), np.zeros(len(load_game("council").actions), np.int32)
    return [soak()(records, index, MOST_DECISIONS, chance, out) for index in range(len(records))]


@pytest.mark.parametrize("board", BOARDS)
def test_random_games_on_every_board_stay_sound_and_end(board: str) -> None:
    """With `make soak`: 10,000 games on each board. Each ends within 20,000 decisions."""
    council = load_game("council")
    for first in range(0, GAMES, 250):
        seeds = range(first, min(first + 250, GAMES))
        records = np.concatenate([council.deal(2 + seed % 3, seed, {"board": board}, 1) for seed in seeds])
        lengths = game(records, first)
        assert min(lengths) > 0
        assert max(lengths) < MOST_DECISIONS
        assert set(records["phase"]) == {1}


@pytest.mark.parametrize("board", BOARDS)
def test_random_games_from_far_on_stay_sound_and_end(board: str) -> None:
    """From positions with high nobility, few cards and many permits; every option."""
    chance = random.Random(board)
    starts = [equipped(chance, board).to_bytes() for _ in range(GAMES // 4)]
    lengths = game(load_game("council").layout.from_bytes(b"".join(starts)), GAMES)
    assert min(lengths) > 0
    assert max(lengths) < MOST_DECISIONS
