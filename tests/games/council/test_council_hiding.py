"""What a seat may not know, and the worlds it may be in: hands, deck and permits face down."""

from collections import Counter

import numpy as np
import pytest

import regalia
from regalia import Match
from tests.games.council.table import CARDS, PERMITS, play, player, shown, table, told
from tests.variants import play_out
from tests.worlds import bound, chi_square, imagined

WORLDS = 3000


def middle(players: int, seed: int) -> Match:
    """A position on the way through a random game."""
    return play_out(regalia.new("council", players=players, seed=seed), seed=seed, most=60 + 40 * seed)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_hands_of_others_deck_and_permits_face_down_are_blank(seat: int | None) -> None:
    match = middle(3, 2)
    whole, state = match.position(), match.view(seat)["state"]
    for other in range(3):
        assert state["hands"][other] == (whole["hands"][other] if other == seat else [0] * 7)
    assert state["deck"] == [0] * 7
    assert state["permit_decks"] == [[None] * 15] * 3


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everything_else_is_visible_counts_and_discards_included(seat: int | None) -> None:
    match = middle(3, 2)
    whole, state = match.position(), match.view(seat)["state"]
    hidden = {"hands", "deck", "permit_decks"}
    assert {name: state[name] for name in state if name not in hidden} == {
        name: whole[name] for name in state if name not in hidden
    }
    assert {"hand_sizes", "deck_size", "discards", "permit_counts", "laid", "coins"} <= state.keys() - hidden


def test_the_random_key_is_never_seen() -> None:
    hidden = middle(3, 2).hidden(1)[0]
    assert hidden.random_key.tolist() == hidden.random_block.tolist() == [0] * 4
    assert hidden.random_drawn == hidden.random_stream == 0


def test_a_card_drawn_is_told_only_to_the_drawer() -> None:
    match = play(table(deck="pink"), "elect coast blue; end")
    assert told(match, "drew_card", seat=1) == [{"seat": 1, "card": "pink"}]
    for other in (0, None):
        assert told(match, "drew_card", seat=other) == []
        assert told(match, "drew", seat=other) == [{"seat": 1}]


def test_cards_of_a_bonus_are_told_only_to_the_drawer() -> None:
    match = table(player(hand="orange purple blue pink"), face_up={"mountains": "LM L"})
    play(match, "acquire mountains 0; lay orange; lay purple; lay blue; lay pink; confirm")
    assert len(told(match, "drew_card", seat=0)) == 3
    assert told(match, "drew_card", seat=1) == told(match, "drew_card", seat=None) == []


@pytest.mark.parametrize("seat", [0, 1, None])
def test_two_worlds_that_differ_only_in_what_is_hidden_look_the_same(seat: int | None) -> None:
    hands = {0: "white", 1: "pink"}
    one = table(*[player(hand=hands[number]) for number in (0, 1)], face_up={"coast": "A B"}, decks={"coast": "C D"})
    other = table(
        player(hand=hands[0] if seat == 0 else "joker"),
        player(hand=hands[1] if seat == 1 else "blue"),
        face_up={"coast": "A B"},
        decks={"coast": "D C"},
    )
    assert one.view(seat)["state"] == other.view(seat)["state"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_world_has_all_cards_and_permits_and_keeps_the_view(players: int, seed: int) -> None:
    match = middle(players, seed)
    for seat in (*range(players), None):
        world = imagined(match, seat, seed)
        position = match.game.layout.write(world, secrets=True)
        assert regalia.position("council", position).position() == position, "sound: all counts are kept"
        match.game.entry_points.hide_at(world, 0, -1 if seat is None else seat)
        assert world.tobytes() == match.hidden(seat).tobytes()


def test_imagined_hands_are_dealt_from_all_unseen_cards_alike() -> None:
    """A sees his white cards and the discards; each card of B's is any of the others with the same chance."""
    match = table(
        player(hand="white white white"),
        player(hand="pink pink"),
        player(hand="joker"),
        discards="black black black joker joker",
    )
    unseen = dict(zip(CARDS, [10, 10, 13, 13, 13, 13, 10], strict=True))
    for other, size in ((1, 2), (2, 1)):
        seen = Counter(
            card for key in range(WORLDS) for card in shown(imagined(match, 0, key)[0].hands[other].tolist()).split()
        )
        total = sum(unseen.values())
        expected = {card: WORLDS * size * number / total for card, number in unseen.items()}
        assert chi_square(seen, expected) < bound(len(expected))


def test_imagined_hands_hold_equal_cards_as_often_as_dealing_without_putting_back() -> None:
    """Two cards out of two white and two pink ones are of one colour in one deal of three."""
    held = {"white": 11, "black": 13, "orange": 13, "purple": 13, "blue": 13, "pink": 11, "joker": 12}
    mine = " ".join(" ".join([card] * number) for card, number in held.items())
    match = table(player(hand=mine), player(hand="white white"))
    assert match.position()["deck_size"] == 2
    hands = Counter(shown(imagined(match, 0, key)[0].hands[1].tolist()) for key in range(WORLDS))
    expected = {"white white": WORLDS / 6, "white pink": WORLDS * 4 / 6, "pink pink": WORLDS / 6}
    assert chi_square(hands, expected) < bound(3)


def test_a_spectator_imagines_all_hands_from_the_whole_deck() -> None:
    match = table(player(hand="white"), player(hand="pink"))
    seen = Counter(shown(imagined(match, None, key)[0].hands[0].tolist()) for key in range(WORLDS))
    expected = {card: WORLDS * (12 if card == "joker" else 13) / 90 for card in CARDS}
    assert chi_square(seen, expected) < bound(7)


@pytest.mark.parametrize("place", [0, 5, 12])
def test_imagined_permits_lie_in_any_order_those_of_their_region_that_are_not_seen(place: int) -> None:
    match = table(player(permits="AB"), player(used="F"), face_up={"coast": "A B", "hills": "G H"})
    worlds = np.array([imagined(match, 0, key)[0].permit_decks for key in range(WORLDS)])
    for region, open_ in ((0, "AB A B"), (1, "F G H"), (2, "K L")):
        unseen = [number for number in range(15 * region, 15 * region + 15) if PERMITS[number] not in open_.split()]
        seen = Counter(worlds[:, region, place].tolist())
        if place < len(unseen):
            assert chi_square(seen, dict.fromkeys(unseen, WORLDS / len(unseen))) < bound(len(unseen))
        else:
            assert set(seen) == {-1}


def test_the_deck_itself_deals_all_its_cards_alike() -> None:
    """K5: the deck is kept as counts and drawn at random."""
    deck = {"white": 1, "black": 2, "pink": 3, "joker": 6}
    cards = " ".join(" ".join([card] * number) for card, number in deck.items())
    seen: Counter[str] = Counter()
    for key in range(1200):
        match = play(table(deck=cards, random_key=[key, 7, 7, 7]), "elect coast blue; end")
        seen[told(match, "drew_card", seat=1)[0]["card"]] += 1
    assert chi_square(seen, {card: 100 * number for card, number in deck.items()}) < bound(4)
