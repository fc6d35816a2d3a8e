"""What a seat may not know, and the worlds it may be in: hands, deck and permits face down."""

from collections import Counter
from itertools import count, permutations

import numpy as np
import pytest

import regalia
from regalia import Match
from regalia.game import stream
from tests.games.council.soundness import soak
from tests.games.council.table import CARDS, PERMITS, Player, counts, play, player, shown, table, told
from tests.variants import play_out, random_moves
from tests.worlds import bound, chi_square, imagined

WORLDS = 3000
MOST_DECISIONS = 20_000


def middle(players: int, seed: int) -> Match:
    """A position on the way through a random game."""
    return play_out(regalia.new("council", players=players, seed=seed), seed=seed, most=60 + 40 * seed)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_hands_of_others_deck_and_permits_face_down_are_blank(seat: int | None) -> None:
    match = middle(3, 2)
    whole, state = match.position(), match.view(seat)["state"]
    for other in range(3):
        assert state["hands"][other] == (whole["hands"][other] if other == seat else [0] * 7)
        assert state["drawn"][other] == (whole["drawn"][other] if other == seat else [0] * 7)
    assert "deck" not in state
    for region in range(3):
        unseen = whole["permit_counts"][region] - whole["permits_under"][region]
        assert state["permit_decks"][region] == [None] * unseen + whole["permit_decks"][region][unseen:]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everything_else_is_visible_counts_and_discards_included(seat: int | None) -> None:
    match = middle(3, 1)
    whole, state = match.position(), match.view(seat)["state"]
    assert whole["step"] == "actions"
    hidden = {"hands", "drawn", "deck", "permit_decks"}
    assert {name: state[name] for name in state if name not in hidden} == {
        name: whole[name] for name in state if name not in hidden
    }
    assert {"hand_sizes", "deck_size", "full_deck", "drawn_sizes", "discards", "coins"} <= state.keys() - hidden


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


def test_K12_imagined_permits_lie_above_those_that_everybody_saw_go_under() -> None:
    match = play(table(player(servants=1), face_up={"coast": "A B"}, decks={"coast": "C D E AB BC"}), "change coast")
    seen = Counter(tuple(imagined(match, 1, key)[0].permit_decks[0][:5].tolist()) for key in range(600))
    unseen = [PERMITS.index(name) for name in ("E", "AB", "BC")]
    expected = dict.fromkeys(((*order, 0, 1) for order in permutations(unseen)), 100.0)
    assert chi_square(seen, expected) < bound(6)


def test_K7_2000_worlds_imagined_in_the_middle_of_payments_can_all_be_finished() -> None:
    """By others than the payer, who know nothing of the payment."""
    worlds, chance = 0, stream(7)
    for seed in count():
        match = regalia.new("council", players=2 + seed % 3, seed=seed)
        out = np.zeros(len(match.game.actions), np.int32)
        for payer, _ in random_moves(match, seed, most=300):
            if match.position()["step"] not in ("pay_for_permit", "pay_for_queen"):
                continue
            for other in {*range(match.players), None} - {payer}:
                world = imagined(match, other, worlds)
                assert 0 < soak()(world, 0, MOST_DECISIONS, chance, out) < MOST_DECISIONS
                worlds += 1
        if worlds >= 2000:
            return


def renewed(*seats: Player, deck: str, drawn: tuple[str, ...], discards: str = "") -> Match:
    """The deck was made anew; since then the seats have drawn these cards from it, and paid the discards."""
    piles = [counts(cards) for cards in (*drawn, *[""] * (4 - len(drawn)))]
    full = [sum(kind) for kind in zip(counts(deck), *piles, strict=True)]
    sizes = [sum(pile) for pile in piles]
    return table(*seats, deck=deck, discards=discards, full_deck=full, drawn=piles, drawn_sizes=sizes)


def test_K5_everybody_knows_what_a_new_deck_is_made_of() -> None:
    match = play(table(player(hand="white"), deck="pink", discards="black black joker"), "elect coast blue; end")
    assert match.position()["deck"] == counts("black black joker")
    for seat in (0, 1, None):
        for key in range(20):
            assert imagined(match, seat, key)[0].deck.tolist() == counts("black black joker")


def test_K5_with_two_players_a_new_deck_tells_each_the_others_hand() -> None:
    match = play(table(player(hand="white"), deck="pink", discards="black black joker"), "elect coast blue; end")
    hands = match.position()["hands"]
    for key in range(20):
        assert imagined(match, 0, key)[0].hands[1].tolist() == hands[1]
        assert imagined(match, 1, key)[0].hands[0].tolist() == hands[0]


def test_K5_what_another_drew_from_a_new_deck_is_any_of_its_cards_alike() -> None:
    """B held all other cards, and has drawn one of four from the new deck since."""
    match = renewed(player(hand="white"), player(), deck="black black joker", drawn=("", "pink"))
    older = match.position()["hands"][1]
    older[CARDS.index("pink")] -= 1
    seen = Counter(shown((imagined(match, 0, key)[0].hands[1] - older).tolist()) for key in range(WORLDS))
    expected = {"black": WORLDS / 2, "joker": WORLDS / 4, "pink": WORLDS / 4}
    assert chi_square(seen, expected) < bound(3)


def test_K5_what_a_seat_drew_itself_from_a_new_deck_is_no_longer_there() -> None:
    """Whether it holds the card still or has paid it: C can only have drawn a black one."""
    for hand, discards in (("pink", ""), ("", "pink")):
        seats = player(hand=hand), player(), player(hand="black")
        match = renewed(*seats, deck="black", drawn=("pink", "", "black"), discards=discards)
        for key in range(50):
            assert imagined(match, 0, key)[0].deck.tolist() == counts("black")


def test_K5_a_card_of_a_new_deck_that_was_paid_is_no_longer_there() -> None:
    """All twelve other black cards are A's, so the one that B paid came from the new deck."""
    mine = player(hand=" ".join(["black"] * 12))
    match = renewed(mine, player(), deck="pink joker", drawn=("", "black"), discards="black")
    for key in range(50):
        assert imagined(match, 0, key)[0].deck.tolist() == counts("pink joker")


def test_K5_who_has_drawn_nothing_from_a_new_deck_holds_nothing_of_it() -> None:
    """All pink cards were in the new deck: whatever is pink and not in it is with C, who alone drew from it."""
    deck = " ".join(["pink"] * 12)
    match = renewed(player(hand="white"), player(hand="black blue"), player(), deck=deck, drawn=("", "", "pink"))
    for key in range(50):
        hands = imagined(match, 0, key)[0].hands
        assert hands[1, CARDS.index("pink")] == 0
        assert hands[2, CARDS.index("pink")] == 1


def test_K5_who_holds_more_than_he_drew_from_a_new_deck_holds_cards_that_are_older() -> None:
    """A drew the three blue cards of the new deck and paid them; B drew nothing, so his are the blue ones left."""
    match = renewed(
        player(),
        player(hand="blue blue blue"),
        player(),
        deck="pink pink",
        drawn=("blue blue blue",),
        discards="blue blue blue",
    )
    for key in range(50):
        assert imagined(match, 2, key)[0].hands[1].tolist() == counts("blue blue blue")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_K5_no_imagined_deck_holds_more_of_a_kind_than_it_was_made_of(players: int, seed: int) -> None:
    match, renewals, worlds = regalia.new("council", players=players, seed=seed), 0, 0
    for number, _ in enumerate(random_moves(match, seed, most=1500)):
        renewals += bool(told(match, "reshuffled"))
        if number % 10 == 0 and renewals:
            for seat in (*range(players), None):
                world, worlds = imagined(match, seat, number)[0], worlds + 1
                own = world.drawn[seat] if seat is not None else 0
                assert (world.deck <= world.full_deck - own).all()
                assert (world.deck + world.drawn.sum(axis=0) == world.full_deck).all()
    assert worlds > 20


def test_the_deck_itself_deals_all_its_cards_alike() -> None:
    """K5: the deck is kept as counts and drawn at random."""
    deck = {"white": 1, "black": 2, "pink": 3, "joker": 6}
    cards = " ".join(" ".join([card] * number) for card, number in deck.items())
    seen: Counter[str] = Counter()
    for key in range(1200):
        match = play(table(deck=cards, random_key=[key, 7, 7, 7]), "elect coast blue; end")
        seen[told(match, "drew_card", seat=1)[0]["card"]] += 1
    assert chi_square(seen, {card: 100 * number for card, number in deck.items()}) < bound(4)
