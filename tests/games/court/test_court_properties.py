"""What holds after every action of every game, over random play by well-equipped players."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from regalia import Match
from tests.games.court.table import COPIES, NAMES, table
from tests.games.language import record_of
from tests.positions import Action, assert_refused_or_playable, walk, with_one_field_changed

QUICK = settings(max_examples=25, derandomize=True)
PLAYS = st.builds(random.Random, st.integers(0, 1 << 32))
KING = {"type": "take", "card": "king"}
DICE = ("active", "set_aside", "chosen")


def equipped(chance: random.Random) -> Match:
    """A match whose players have some of the cards, a few Charlatans, and dice that may well claim the King."""
    players = chance.randint(2, 5)
    fools, dealt = chance.choice(
        [(0, ["fool", "charlatan " * 4, "fool charlatan", ""]), (1, ["fool", "charlatan", ""])]
    )
    hands = [chance.choice(dealt) for _ in range(players)]
    for card, copies in COPIES.items():
        if card not in ("king", "queen"):
            for seat in chance.sample(range(players), chance.randint(0, min(players, copies[players - 2]))):
                hands[seat] += f" {card}"
    return table(
        *hands,
        active=" ".join(chance.choices("123456", k=chance.randint(1, 4))),
        aside="3 " * chance.choice([0, 1, 2, 7, 8]),
        dice_limit=chance.choice([12, 32]),
        fools=fools,
        random_key=[chance.getrandbits(32), 0, 0, 0],
    )


def pick(legal: list[Action], chance: random.Random) -> Action:
    """Claim the King whenever it can be done."""
    return KING if KING in legal else chance.choice(legal)


@QUICK
@given(PLAYS)
def test_C8_there_are_never_more_dice_than_the_limit(chance: random.Random) -> None:
    for _, _, after in walk(pick, equipped(chance), chance, 200):
        assert 1 <= sum(sum(after[dice]) for dice in DICE) <= after["dice_limit"]


@QUICK
@given(PLAYS)
def test_C12_no_card_is_lost_or_made(chance: random.Random) -> None:
    for _, _, after in walk(pick, equipped(chance), chance, 200):
        held = [card for hand in after["cards"] for card in hand]
        for card, copies in COPIES.items():
            assert after["display"][NAMES.index(card)] + held.count(card) == copies[after["players"] - 2]
        if after["fools"]:
            assert after["display"][0] + held.count("fool") + sum(after["charlatans"]) == after["players"]


@QUICK
@given(PLAYS)
def test_C2_dice_set_aside_never_change_within_a_turn_but_for_new_ones(chance: random.Random) -> None:
    for before, action, after in walk(pick, equipped(chance), chance, 200):
        if after["turn"] == before["turn"]:
            grown = [new - old for old, new in zip(before["set_aside"], after["set_aside"], strict=True)]
            expected = [int(action["type"] == "keep" and face == action["face"]) for face in range(7)]
            assert grown == expected


@QUICK
@given(PLAYS)
def test_C3_each_card_is_used_at_most_once_a_turn(chance: random.Random) -> None:
    used: list[str] = []
    for before, action, after in walk(pick, equipped(chance), chance, 200):
        card = action.get("card", action["type"])
        if card in NAMES and action["type"] != "take" and before["step"] == "dice":
            assert card not in used
            assert card in before["cards"][before["seat"]]
            used.append(card)
        if after["turn"] != before["turn"]:
            used = []


@QUICK
@given(PLAYS)
def test_C2_no_roll_without_a_die_set_aside_since_the_last(chance: random.Random) -> None:
    match = equipped(chance)
    due = match.position()["must_set_aside"] == 1
    for before, action, after in walk(pick, match, chance, 200):
        if action["type"] == "keep":
            due = False
        if action["type"] == "roll":
            assert not due
            due = True
        if after["turn"] != before["turn"]:
            due = True


@QUICK
@given(PLAYS)
def test_every_position_reached_is_sound_and_read_back_as_equal_bytes(chance: random.Random) -> None:
    match = equipped(chance)
    for _, _, after in walk(pick, match, chance, 200):
        plain = record_of(match)
        match.game.entry_points.forget_events_at(plain, 0)
        assert regalia.position("court", after).to_bytes() == plain.tobytes()


@settings(QUICK, max_examples=80)
@given(PLAYS)
def test_a_position_with_one_field_changed_is_refused_or_can_be_played(chance: random.Random) -> None:
    match = equipped(chance)
    for _ in walk(pick, match, chance, chance.randint(0, 60)):
        pass
    for _ in range(20):
        assert_refused_or_playable("court", with_one_field_changed(match, chance), pick, chance, most=30)
