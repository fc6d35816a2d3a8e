"""Setting up the game (K1 to K4), and what a table may choose."""

from collections import Counter
from typing import Any

import pytest

import regalia
from regalia import MalformedInput, Match
from regalia.games.council.rules.board import BOARDS
from tests.games.council.table import CARDS, CITIES, COLOURS, PERMITS, REGIONS, cities, kinds, told

SEEDS = range(20)
DEFAULTS = {"board": "juvelar", "coin_cap": 20, "tenth_bonus": "first", "permit_tie": "all", "turn_limit": "none"}


def new(players: Any = 2, seed: Any = 1, **options: Any) -> Match:
    return regalia.new("council", players=players, seed=seed, options=options)


def dealt(players: int, seed: int, **options: Any) -> dict[str, Any]:
    return new(players, seed, **options).position()


def test_K1_the_board_is_juvelar_unless_another_is_chosen() -> None:
    assert new().record()["options"]["board"] == "juvelar"
    assert new().position()["queen"] == "juvelar"


@pytest.mark.parametrize("board", BOARDS)
def test_K2_the_royal_city_has_no_token_and_the_queen_starts_there(board: str) -> None:
    position = dealt(3, 1, board=board)
    royal = "graden" if "graden" in board else "juvelar"
    assert position["queen"] == royal
    assert [city for city, token in zip(CITIES.values(), position["tokens"], strict=True) if token < 0] == [royal]


@pytest.mark.parametrize("seed", SEEDS)
def test_K2_fourteen_tokens_lie_one_in_each_other_city(seed: int) -> None:
    assert sorted(dealt(3, seed)["tokens"]) == [-1, *range(14)]


def test_K2_any_token_may_lie_in_any_city() -> None:
    deals = [dealt(3, seed)["tokens"] for seed in range(300)]
    for city, letter in enumerate(CITIES):
        assert {tokens[city] for tokens in deals} == ({-1} if letter == "J" else set(range(14)))


@pytest.mark.parametrize("seed", SEEDS)
def test_K2_each_region_has_fifteen_permits_and_two_of_them_lie_face_up(seed: int) -> None:
    position = dealt(3, seed)
    assert position["permit_counts"] == [13, 13, 13]
    for region in range(3):
        lying = [*position["face_up"][region], *position["permit_decks"][region][:13]]
        assert sorted(lying) == sorted(name.lower() for name in PERMITS[15 * region :][:15])


def test_K2_the_permits_are_shuffled() -> None:
    for region in range(3):
        assert len({dealt(3, seed)["face_up"][region][0] for seed in range(150)}) == 15


@pytest.mark.parametrize("seed", SEEDS)
def test_K2_four_councils_have_four_councillors_each_and_eight_stay_in_reserve(seed: int) -> None:
    position = dealt(3, seed)
    seated = Counter(colour for council in position["councils"] for colour in council)
    assert [len(council) for council in position["councils"]] == [4, 4, 4, 4]
    assert sum(position["reserve"]) == 8
    assert [seated[colour] + left for colour, left in zip(COLOURS, position["reserve"], strict=True)] == [4] * 6


def test_K2_any_councillor_may_sit_anywhere() -> None:
    deals = [dealt(3, seed)["councils"] for seed in range(100)]
    for council in range(4):
        for place in range(4):
            assert {councils[council][place] for councils in deals} == set(COLOURS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K2_there_are_thirteen_cards_of_each_colour_and_twelve_jokers(players: int) -> None:
    position = dealt(players, 1)
    total = [sum(pile[kind] for pile in (*position["hands"], position["deck"])) for kind in range(len(CARDS))]
    assert total == [13] * 6 + [12]
    assert position["deck_size"] == 90 - 6 * players - 1
    assert sum(position["discards"]) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K2_the_first_player_is_random(players: int) -> None:
    firsts = Counter(dealt(players, seed)["first"] for seed in range(60))
    assert set(firsts) == set(range(players))
    assert all(dealt(players, seed)["seat"] == dealt(players, seed)["first"] for seed in range(5))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_K3_seats_start_in_turn_order_with_more_coins_and_servants(players: int, seed: int) -> None:
    position = dealt(players, seed)
    for place in range(players):
        seat = (position["first"] + place) % players
        assert (position["coins"][seat], position["servants"][seat]) == (10 + place, 1 + place)
        assert position["hand_sizes"][seat] == (7 if place == 0 else 6), "the first has drawn for his turn"
        assert position["merchants_left"][seat] == 10
        assert position["nobility"][seat] == position["points"][seat] == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_K4_with_two_players_the_neutrals_stand_in_the_cities_of_one_permit_a_region(seed: int) -> None:
    position = dealt(2, seed)
    for region in range(3):
        inside = [city for city in position["neutrals"] if city in list(CITIES.values())[5 * region :][:5]]
        face_down = position["permit_decks"][region][:13]
        assert inside in [cities(permit.upper()) for permit in face_down], REGIONS[region]
    assert 3 <= len(position["neutrals"]) <= 9
    assert position["permit_counts"] == [13, 13, 13]


def test_K4_any_permit_face_down_may_be_drawn_and_lies_anywhere_in_the_deck_afterwards() -> None:
    drawn, places = set(), set()
    for seed in range(400):
        position = dealt(2, seed)
        inside = "".join(city[0] for city in position["neutrals"] if city[0] in "abcde")
        drawn.add(inside)
        places.add(position["permit_decks"][0].index(inside))
    assert drawn == {name.lower() for name in PERMITS[:15]}
    assert places == set(range(13))


@pytest.mark.parametrize("players", [3, 4])
def test_K4_with_more_players_there_are_no_neutrals(players: int) -> None:
    assert all(dealt(players, seed)["neutrals"] == [] for seed in SEEDS)


def test_K4_the_neutrals_are_told_before_the_first_turn() -> None:
    match = new(seed=3)
    neutrals = match.position()["neutrals"]
    assert [event["city"] for event in told(match, "neutral")] == neutrals
    assert kinds(match)[-len(neutrals) - 2 :] == ["neutral"] * len(neutrals) + ["turn", "drew"]


@pytest.mark.parametrize("name", BOARDS)
def test_K1_every_board_is_chosen_by_name(name: str) -> None:
    assert new(board=name).record()["options"] == {**DEFAULTS, "board": name}


def test_K1_there_are_eight_boards_two_of_them_the_sides_of_the_printed_one() -> None:
    assert len(BOARDS) == 8
    assert {"juvelar", "graden"} <= set(BOARDS)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("coin_cap", "none"),
        ("coin_cap", 20),
        ("tenth_bonus", "first"),
        ("tenth_bonus", "each"),
        ("permit_tie", "all"),
        ("permit_tie", "none"),
        ("turn_limit", "none"),
        ("turn_limit", 1),
        ("turn_limit", 100_000),
    ],
)
def test_K13_K17_K18_K19_every_value_of_an_option_is_taken_and_written_down(name: str, value: str | int) -> None:
    assert new(**{name: value}).record()["options"] == {**DEFAULTS, name: value}


@pytest.mark.parametrize(
    "chosen",
    [
        {"board": "arkon"},
        {"board": 0},
        {"coin_cap": 19},
        {"coin_cap": 0},
        {"tenth_bonus": "all"},
        {"permit_tie": "first"},
        {"turn_limit": 0},
        {"turn_limit": 100_001},
        {"market": "open"},
    ],
    ids=str,
)
def test_other_options_are_refused(chosen: dict[str, Any]) -> None:
    with pytest.raises(MalformedInput) as error:
        new(**chosen)
    assert error.value.code == "malformed-options"


@pytest.mark.parametrize("players", [1, 5, 0, True, "2", None])
def test_the_game_is_for_two_to_four_players(players: Any) -> None:
    with pytest.raises(MalformedInput) as error:
        new(players)
    assert error.value.code == "malformed-players"


def test_K19_there_is_no_market() -> None:
    """Nothing is ever sold: these are all the kinds of action there are."""
    kinds = [action.name for action in new().game.actions.actions]
    main, quick = ["elect", "acquire", "place", "visit"], ["engage", "change", "send", "additional"]
    choices = ["end", "lay", "confirm", "repeat", "free", "decline", "reuse"]
    assert kinds == main + quick + choices
