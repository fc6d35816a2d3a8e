"""The greedy player of Council of 4: always legal, blind to what is secret, sensible, and soon done."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import regalia
from regalia import Match
from regalia.game import key_words, load_game
from regalia.games.council.rules.components import PERMIT_NAMES
from regalia.games.council.rules.record import Card, City, Colour
from regalia.schema import Array
from tests.variants import VARIANTS, Variant, random_moves

COUNCIL = load_game("council")
OUR_VARIANTS = [variant for variant in VARIANTS if variant.game == "council"]
GREEDY_SEAT = 0
MOST_TURNS = 40  # a player; people need 12 to 18
CITY = {city.name[0]: city.name.lower() for city in City}
REGIONS = {"coast": 0, "hills": 1, "mountains": 2}


def scratch() -> Array:
    return np.zeros(len(COUNCIL.actions), np.int32)


def choice(match: Match) -> int:
    """The code of the greedy player's action, from what the seat to move may know."""
    seat = match.actors[0]
    return int(COUNCIL.entry_points.greedy_at(match.hidden(seat), 0, seat, scratch()))


def chosen(match: Match) -> dict[str, Any]:
    return COUNCIL.actions.write(choice(match))


def greedy_turn(match: Match) -> list[str]:
    """All that the greedy player does until the turn is over: the values of each action in words."""
    seat, turn, actions = match.actors[0], match.position()["turn"], []
    while not match.over and match.position()["turn"] == turn:
        action = chosen(match)
        actions.append(" ".join(map(str, action.values())))
        match.play(seat, action)
    return actions


def counts(words: str, kinds: type[Card] | type[Colour]) -> list[int]:
    held = Counter(words.split())
    return [held[kind.name.lower()] for kind in kinds]


def masks(seats: list[str]) -> list[list[str]]:
    return [[CITY[letter] for letter in letters] for letters in seats] + [[], []]


def permits_of(on_offer: list[str], owned: list[str]) -> dict[str, Any]:
    """Two permits on offer in each region, others' and own ones taken from its deck."""
    decks = [PERMIT_NAMES[15 * region : 15 * region + 15] for region in REGIONS.values()]
    face_up = [permits.split() for permits in on_offer]
    left = [[name for name in deck if name not in {*face_up[i], *owned}] for i, deck in enumerate(decks)]
    return {
        "face_up": [[name.lower() for name in names] for names in face_up],
        "permit_decks": [[name.lower() for name in names] + [None] * (15 - len(names)) for names in left],
        "permit_counts": [len(names) for names in left],
        "permits": [[name.lower() for name in owned], [], [], []],
    }


def table(
    hand: str = "",
    permits: str = "",
    merchants: str = "",
    rival: str = "",
    on_offer: tuple[str, str, str] = ("ADE ABE", "FGJ FIJ", "KLM KLO"),
    coins: int = 0,
    servants: int = 0,
    **fields: Any,
) -> Match:
    """Seat 0 of two to move on the Juvelar board. Tokens lie in order: 1, 2, 3 points in A, B, C and so on."""
    councils = [
        "white black orange purple",
        "blue pink white black",
        "orange purple blue pink",
        "white blue pink black",
    ]
    seated = Counter(" ".join(councils).split())
    held = counts(hand, Card)
    return regalia.position(
        "council",
        {
            "seat": 0,
            "first": 0,
            "councils": [council.split() for council in councils],
            "reserve": [4 - seated[colour.name.lower()] for colour in Colour],
            "hands": [held, [0] * 7, [0] * 7, [0] * 7],
            "hand_sizes": [sum(held), 0, 0, 0],
            "drawn": [held, [0] * 7, [0] * 7, [0] * 7],
            "drawn_sizes": [sum(held), 0, 0, 0],
            "deck": [(12 if card == Card.JOKER else 13) - held[card] for card in Card],
            "deck_size": 90 - sum(held),
            "tokens": [*range(9), -1, *range(9, 14)],
            "neutrals": [],
            "merchants": masks([merchants, rival]),
            "merchants_left": [10 - len(merchants), 10 - len(rival), 0, 0],
            "coins": [coins, 0, 0, 0],
            "servants": [servants, 0, 0, 0],
            **permits_of(list(on_offer), permits.split()),
            **fields,
        },
    )


AFTER_MAIN_ACTION: dict[str, Any] = {"main_actions": 0, "acted": 1}


@pytest.mark.parametrize("variant", OUR_VARIANTS, ids=str)
def test_every_choice_is_legal_and_its_own_games_end_soon(variant: Variant) -> None:
    for seed in range(3):
        match = variant.new(seed)
        while not match.over:
            match.play(match.actors[0], chosen(match))
        assert match.position()["turn"] <= MOST_TURNS * match.players


@pytest.mark.parametrize("variant", OUR_VARIANTS[::4], ids=str)
def test_every_choice_is_legal_wherever_random_play_leads(variant: Variant) -> None:
    match = variant.new(seed=1)
    for seat, _ in random_moves(match, seed=1, most=400):
        assert chosen(match) in match.legal(seat)


def test_the_choice_needs_nothing_that_is_secret_and_changes_nothing() -> None:
    match = regalia.new("council", players=3, seed=5)
    for seat, _ in random_moves(match, seed=5, most=300):
        known, everything = match.hidden(seat), np.frombuffer(match.to_bytes(), COUNCIL.layout.dtype).copy()
        assert COUNCIL.entry_points.greedy_at(everything, 0, seat, scratch()) == choice(match)
        assert everything.tobytes() == match.to_bytes()
        assert COUNCIL.entry_points.greedy_at(known, 0, seat, scratch()) == choice(match)
        assert known.tobytes() == match.hidden(seat).tobytes()


def test_worlds_that_look_the_same_get_the_same_choice() -> None:
    match = regalia.new("council", players=4, seed=6)
    for seat, _ in random_moves(match, seed=6, most=100):
        for world in range(3):
            imagined = match.hidden(seat)
            imagined[0].random_key = key_words(world)
            COUNCIL.entry_points.imagine_at(imagined, 0, seat)
            assert COUNCIL.entry_points.greedy_at(imagined, 0, seat, scratch()) == choice(match)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["juvelar", "graden"])
def test_random_players_never_win(players: int, board: str) -> None:
    for seed in range(10):
        chance = random.Random(seed)
        match = regalia.new("council", players=players, seed=seed, options={"board": board})
        while not match.over:
            (seat,) = match.actors
            match.play(seat, chosen(match) if seat == GREEDY_SEAT else chance.choice(match.legal(seat)))
        assert match.result is not None
        assert match.result["winners"] == [GREEDY_SEAT]


def test_the_last_city_of_a_colour_is_placed_in_first() -> None:
    match = table("white black orange purple", permits="M HI", merchants="A", coins=20)
    assert chosen(match) == {"type": "place", "permit": "m", "city": "merkatim"}


def test_a_city_that_joins_a_group_is_preferred() -> None:
    match = table(permits="FJ", merchants="GHILM", servants=1)
    assert chosen(match)["city"] == "juvelar"


def test_of_two_permits_the_one_that_could_serve_no_other_city_is_used() -> None:
    match = table(permits="LMN M", merchants="A")
    assert chosen(match) == {"type": "place", "permit": "m", "city": "merkatim"}


def test_the_queen_is_asked_to_stay_where_the_last_city_of_a_colour_is() -> None:
    match = table("white blue pink black", merchants="A", queen="merkatim")
    assert greedy_turn(match)[0] == "visit merkatim"


def test_cards_that_fit_are_laid_and_a_joker_is_kept() -> None:
    match = table("white black orange purple joker", coins=10, step="pay_for_permit")
    assert sorted(greedy_turn(match)[:4]) == ["lay black", "lay orange", "lay purple", "lay white"]


def test_a_joker_is_laid_after_the_cards_that_fit_where_the_coins_would_not_do() -> None:
    match = table("white black joker", coins=5, step="pay_for_permit")
    assert greedy_turn(match)[:4] == ["lay white", "lay black", "lay joker", "confirm"]


def test_the_colour_that_he_has_most_of_is_laid_first() -> None:
    match = table("white black black black", coins=10, step="pay_for_permit")
    assert chosen(match) == {"type": "lay", "card": "black"}


def test_a_councillor_is_elected_whom_the_hand_matches() -> None:
    match = table("orange orange orange orange")
    assert greedy_turn(match)[0].endswith("orange")


def test_a_servant_is_sent_to_elect_where_that_makes_the_main_action() -> None:
    match = table("white orange orange", merchants="CGL", on_offer=("D A", "FGJ FIJ", "KLM KLO"), coins=4, servants=1)
    assert [action.split()[0] for action in greedy_turn(match)[:2]] == ["send", "acquire"]


def test_a_turn_does_not_end_while_a_good_main_action_is_left() -> None:
    match = table(permits="M", merchants="A", main_actions=1, acted=1, quick_actions=0)
    assert greedy_turn(match) == ["place m merkatim", "end"]


def test_servants_buy_an_additional_main_action_for_a_good_city() -> None:
    match = table(permits="M", merchants="A", servants=3, **AFTER_MAIN_ACTION)
    assert greedy_turn(match) == ["additional", "place m merkatim", "end"]


def test_no_additional_main_action_is_bought_that_could_then_not_be_taken() -> None:
    match = table(permits="M", merchants="A", rival="M", servants=3, **AFTER_MAIN_ACTION)
    assert greedy_turn(match) == ["end"]


def test_a_servant_is_engaged_who_opens_a_good_city() -> None:
    match = table(permits="M", merchants="A", rival="M", coins=3)
    assert greedy_turn(match) == ["engage", "place m merkatim", "end"]


@pytest.mark.parametrize(("coins", "actions"), [(20, ["engage", "end"]), (8, ["end"])])
def test_a_servant_is_engaged_when_coins_abound(coins: int, actions: list[str]) -> None:
    assert greedy_turn(table(coins=coins, **AFTER_MAIN_ACTION)) == actions


def test_K14_the_best_token_is_repeated() -> None:
    match = table(merchants="ADH", step="repeat_token", owed=1, nobility=[4, 0, 0, 0], **AFTER_MAIN_ACTION)
    assert chosen(match) == {"type": "repeat", "city": "hellar"}


def test_K14_the_free_permit_is_the_best_on_offer() -> None:
    match = table(
        on_offer=("ADE ABE", "FGJ I", "KLM KLO"), step="free_permit", nobility=[10, 0, 0, 0], **AFTER_MAIN_ACTION
    )
    assert chosen(match) == {"type": "free", "region": "hills", "space": 1}


def test_K14_the_own_permit_with_the_best_bonus_is_repeated() -> None:
    match = table(permits="LMN D NO", step="repeat_permit", nobility=[14, 0, 0, 0], **AFTER_MAIN_ACTION)
    assert chosen(match) == {"type": "reuse", "permit": "d"}


def test_in_the_last_turn_points_count_and_nothing_else() -> None:
    match = table("white", permits="CD", rival="BEGHIJKLMO", coins=8, servants=9, last_turns=0, turn=30)
    assert greedy_turn(match) == ["place cd castrum", "end"]


def test_in_the_last_turn_a_permit_is_bought_for_the_points_of_its_bonus() -> None:
    hand, offer = "white black orange purple", ("C D", "FGJ FIJ", "KLM KLO")
    match = table(hand, rival="BEGHIJKLMO", on_offer=offer, last_turns=0, turn=30)
    assert greedy_turn(match)[0] == "acquire coast 1"
