"""What holds however hands cross, after every action of every game."""

import random
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from regalia import IllegalAction, Match
from regalia.game import load_game, stream
from tests.games.soaking import PlaySoundly, soaking
from tests.games.tumult.soundness import unsound
from tests.games.tumult.table import new, play, player, record_of, table
from tests.positions import Action, assert_refused_or_playable, mixed, walk, with_one_field_changed
from tests.soak import soaked

QUICK = settings(max_examples=25, derandomize=True)
PLAYS = st.builds(random.Random, st.integers(0, 1 << 32))
GAMES = soaked(10_000, quick=60)  # in each mode
MOST_DECISIONS = 100_000
MODES: dict[str, dict[str, Any]] = {
    "hourglass": {},
    "turns": {"taxes": "turns"},
    "budget": {"taxes": "budget"},
    "gamble": {"taxes": "budget", "budget": 9, "gamble": "yes", "memory": "none"},
    "practice": {"practice": "yes", "gamble": "yes"},
}


def started(chance: random.Random, **options: Any) -> Match:
    """The robbery of a first round: everybody is ready."""
    match = new(chance.randint(2, 4), chance.getrandbits(32), **options)
    while match.position()["phase"] == "ready":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


def pick(legal: list[Action], chance: random.Random) -> Action:
    """Nobody withdraws early."""
    eager = [action for action in legal if action["type"] not in ("done", "pass", "return")]
    return chance.choice(eager if eager and chance.random() < 0.7 else legal)


def answer(match: Match, seat: int, action: dict[str, Any]) -> str:
    """What somebody hears who tries: the code of the refusal, or that it is done."""
    try:
        match.play(seat, action)
    except IllegalAction as error:
        return error.code
    return "done"


@QUICK
@given(PLAYS)
def test_T6_any_interleaving_of_what_players_want_gives_a_sound_state(chance: random.Random) -> None:
    """Everybody has a list of what he will do; in whatever order it arrives, it is done or refused with a reason."""
    match = started(chance)
    wishes: list[tuple[int, dict[str, Any]]] = [
        (seat, chance.choice([{"type": "lift", "place": chance.randrange(27)}, {"type": "keep"}, {"type": "return"}]))
        for seat in range(match.players)
        for _ in range(20)
    ]
    chance.shuffle(wishes)
    for seat, action in wishes:
        before = match.to_bytes()
        code = answer(match, seat, action)
        assert code in ("done", "T5", "T6", "T9", "not-your-turn")
        assert (match.to_bytes() == before) == (code != "done")
    assert regalia.position("tumult", match.position()).position() == match.position()


@QUICK
@given(PLAYS)
def test_T6_hands_that_do_not_cross_come_to_the_same_in_any_order(chance: random.Random) -> None:
    match = started(chance)
    places = chance.sample(range(15), 12)
    lists = [
        [
            action
            for place in places[seat::4][: chance.randint(1, 3)]
            for action in ({"type": "lift", "place": place}, {"type": chance.choice(["keep", "return"])})
        ]
        for seat in range(match.players)
    ]
    ends = []
    for _ in range(3):
        other = Match(match.game, match.game.layout.from_bytes(match.to_bytes()), {})
        order = [seat for seat, actions in enumerate(lists) for _ in actions]
        chance.shuffle(order)
        waiting = [list(actions) for actions in lists]
        for seat in order:
            other.play(seat, waiting[seat].pop(0))
        ends.append(other.position())
    assert ends[0] == ends[1] == ends[2]


@QUICK
@given(PLAYS)
def test_T6_nobody_holds_two_tiles_and_a_kept_tile_never_comes_back(chance: random.Random) -> None:
    for before, action, after in walk(pick, started(chance), chance, 120):
        in_hand = [after["holders"][place] for place, spot in enumerate(after["spots"]) if spot == "hand"]
        assert len(set(in_hand)) == len(in_hand)
        if action["type"] in ("lift", "keep", "return") and after["phase"] in ("taxes", "hands"):
            for place, spot in enumerate(before["spots"]):
                if spot == "castle":
                    assert after["spots"][place] == "castle"
                    assert after["holders"][place] == before["holders"][place]


@QUICK
@given(PLAYS)
def test_T6_the_second_hand_on_a_tile_is_refused(chance: random.Random) -> None:
    match = started(chance)
    first, second = chance.sample(range(match.players), 2)
    place = chance.randrange(15)
    play(match, f"{first}: lift {place}")
    for sentence in ("", f"{first}: keep"):
        if sentence:
            play(match, sentence)
        with pytest.raises(IllegalAction) as refused:
            play(match, f"{second}: lift {place}")
        assert refused.value.code == "T6"


@QUICK
@given(PLAYS, st.sampled_from(list(MODES)))
def test_every_position_reached_is_sound_and_read_back_as_equal_bytes(chance: random.Random, mode: str) -> None:
    match = regalia.new("tumult", chance.randint(2, 4), chance.getrandbits(32), MODES[mode])
    for number, (_, _, after) in enumerate(walk(pick, match, chance, 400)):
        if number % 5 == 0:
            plain = record_of(match)
            match.game.entry_points.forget_events_at(plain, 0)
            assert regalia.position("tumult", after).to_bytes() == plain.tobytes()


@QUICK
@given(PLAYS)
def test_T16_supporters_are_never_lost_or_made(chance: random.Random) -> None:
    """From positions in which the supply or the players are poor."""
    held = [chance.choice([0, 1, 3, 20]) for _ in range(3)]
    held[chance.randrange(3)] += 105 - sum(held) - chance.choice([0, 1, 4, 9])
    seats = [player(supporters=number, fields=field) for number, field in zip(held, ("a1", "a5", "g2"), strict=True)]
    match = table(*seats, phase="taxes", taxes="turns", turn=2)
    for _, _, after in walk(pick, match, chance, 150):
        assert sum(after["supporters"]) + after["supply"] == 105
        assert min(*after["supporters"], after["supply"]) >= 0


@settings(QUICK, max_examples=30)
@given(PLAYS, st.sampled_from(list(MODES)))
def test_a_position_with_one_field_changed_is_refused_or_can_be_played(chance: random.Random, mode: str) -> None:
    match = regalia.new("tumult", chance.randint(2, 4), chance.getrandbits(32), MODES[mode])
    for _ in walk(pick, match, chance, chance.randint(0, 250)):
        pass
    for _ in range(25):
        assert_refused_or_playable("tumult", with_one_field_changed(match, chance), pick, chance)


@QUICK
@given(PLAYS, st.sampled_from(list(MODES)))
def test_a_position_between_two_others_is_refused_or_can_be_played(chance: random.Random, mode: str) -> None:
    """Some fields of one sound position put into another."""
    match = regalia.new("tumult", chance.randint(2, 4), chance.getrandbits(32), MODES[mode])
    walked = [after for _, _, after in walk(pick, match, chance, 250)]
    for _ in range(20):
        one, other = chance.sample(walked, 2)
        assert_refused_or_playable("tumult", mixed(one, other, 0.05, chance), pick, chance)


@cache
def soak() -> PlaySoundly:
    """The compiled loop that looks after every action whether all is sound."""
    return soaking(load_game("tumult"), unsound)


@pytest.mark.parametrize("mode", MODES)
def test_random_games_in_every_mode_stay_sound_and_end(mode: str) -> None:
    """With `make soak`: 10,000 games in each mode. A number below 0 says what was wrong (see `soundness`)."""
    tumult = load_game("tumult")
    out = np.zeros(len(tumult.actions), np.int32)
    for first in range(0, GAMES, 250):
        seeds = range(first, min(first + 250, GAMES))
        records = np.concatenate([tumult.deal(2 + seed % 3, seed, MODES[mode], 1) for seed in seeds])
        chance = stream(first)
        lengths = [soak()(records, index, MOST_DECISIONS, chance, out) for index in range(len(records))]
        assert min(lengths) > 0
        assert max(lengths) < MOST_DECISIONS
        assert set(records["phase"]) == {7}
