"""The course of a turn and of the game (K5, K17, K19)."""

from typing import Any

import pytest

import regalia
from regalia import IllegalAction, Match
from tests.games.council.table import can, hand, has, kinds, offered, play, player, refused, table, told, types

MAIN = ["elect coast blue", "acquire coast 0", "place AB A", "visit J"]
QUICK = ["engage", "change hills", "send hills blue", "additional"]
RICH = player(hand="white black orange purple", permits="AB", coins=20, servants=9)


def last_merchant(players: int, seat: int, **fields: Any) -> Match:
    """A seat about to place its tenth merchant with a permit; the others have placed none."""
    finisher = player(cities="ABCDFGHIK", permits="L", servants=9, coins=9)
    others = player(servants=9, coins=9)
    seats = [finisher if number == seat else others for number in range(players)]
    return table(*seats, seat=seat, tokens={"N": 0, "O": 1, "L": 2, "A": 12, "B": 13}, **fields)


def turns_to_the_end(match: Match) -> list[int]:
    """End the turn under way and play the shortest turns until the game is over: the seats in order."""
    seats = []
    play(match, "end")
    while not match.over:
        seats.append(match.actors[0])
        shortest_turn(match)
    return seats


def shortest_turn(match: Match) -> None:
    council, colour = offered(match, "elect")[0]
    play(match, f"elect {council} {colour}; end")


def test_K5_a_turn_begins_with_a_card_from_the_deck() -> None:
    match = play(table(RICH, player(hand="pink"), deck="white white"), "elect coast blue; end")
    assert match.actors == (1,)
    assert hand(match, 1) == "white pink"
    assert match.position()["deck_size"] == 1
    assert kinds(match) == ["turn", "drew"]


def test_K5_any_card_of_the_deck_may_come() -> None:
    drawn = set()
    for key in range(60):
        match = table(deck="white white pink joker", random_key=[key, 0, 0, 0])
        drawn.add(hand(play(match, "elect coast blue; end"), 1))
    assert drawn == {"white", "pink", "joker"}


def test_K5_the_moment_the_last_card_is_drawn_the_discards_become_the_new_deck() -> None:
    match = play(table(deck="white", discards="pink pink joker"), "elect coast blue; end")
    position = match.position()
    assert (position["deck"], position["deck_size"]) == ([0, 0, 0, 0, 0, 2, 1], 3)
    assert sum(position["discards"]) == 0
    assert kinds(match) == ["turn", "drew", "reshuffled"]


def test_K5_the_discards_stay_where_they_are_while_the_deck_lasts() -> None:
    match = play(table(deck="white white", discards="pink"), "elect coast blue; end")
    assert (match.position()["deck_size"], sum(match.position()["discards"])) == (1, 1)


def test_K5_without_discards_the_deck_stays_empty_after_its_last_card() -> None:
    match = play(table(deck="white", discards=""), "elect coast blue; end")
    assert match.position()["deck_size"] == 0
    assert kinds(match) == ["turn", "drew"]


def test_K5_discards_that_come_later_become_the_deck_when_a_card_is_next_due() -> None:
    match = table(player(hand="white black orange purple"), deck="", discards="")
    play(match, "acquire coast 0; lay white; lay black; lay orange; lay purple; confirm")
    assert (match.position()["deck_size"], sum(match.position()["discards"])) == (0, 4)
    before = match.position()["hand_sizes"][1]
    play(match, "end")
    assert kinds(match) == ["turn", "reshuffled", "drew"]
    assert (match.position()["deck_size"], sum(match.position()["discards"])) == (3, 0)
    assert match.position()["hand_sizes"][1] == before + 1


def test_K5_no_card_is_drawn_if_deck_and_discards_are_empty() -> None:
    match = table(deck="", discards="")
    before = match.position()["hands"]
    play(match, "elect coast blue; end")
    assert match.position()["hands"] == before
    assert kinds(match) == ["turn", "no_card"]
    assert told(match, "no_card") == [{"seat": 1}]


def test_K5_the_new_deck_serves_the_next_card_of_the_same_bonus() -> None:
    """Permit K brings four cards: the last one of the deck, then three of the new deck."""
    match = table(
        player(hand="orange purple blue pink"), face_up={"mountains": "K L"}, deck="white", discards="black black"
    )
    play(match, "acquire mountains 0; lay orange; lay purple; lay blue; lay pink; confirm")
    assert kinds(match).count("reshuffled") == 1
    assert match.position()["hand_sizes"][0] == 4
    assert (match.position()["deck_size"], sum(match.position()["discards"])) == (3, 0)


@pytest.mark.parametrize("action", MAIN)
def test_K5_each_main_action_is_open_at_the_start_of_a_turn(action: str) -> None:
    assert can(table(RICH), action)


@pytest.mark.parametrize("action", MAIN)
def test_K5_there_is_only_one_main_action_a_turn(action: str) -> None:
    assert refused(play(table(RICH), "elect hills blue"), action) == "K5"


@pytest.mark.parametrize("action", QUICK)
def test_K5_each_quick_action_may_come_before_or_after_the_main_action(action: str) -> None:
    assert can(play(table(RICH), action), "elect hills pink")
    assert can(play(table(RICH), "elect mountains pink"), action)


@pytest.mark.parametrize("first", QUICK)
@pytest.mark.parametrize("second", QUICK)
def test_K5_there_is_at_most_one_quick_action_a_turn(first: str, second: str) -> None:
    assert refused(play(table(RICH), first), second) == "K5"


def test_K5_a_quick_action_may_come_between_main_actions() -> None:
    after_square_6 = RICH | {"nobility": 6}
    match = play(table(after_square_6, main_actions=2), "elect hills pink; engage; elect hills pink")
    assert types(match) == {"end"}


def test_K5_the_mandatory_main_action_cannot_be_skipped() -> None:
    assert refused(table(RICH), "end") == "K5"
    assert refused(play(table(RICH), "engage"), "end") == "K5"
    assert refused(play(table(RICH), "additional"), "end") == "K5"


@pytest.mark.parametrize("quick", [1, 0])
def test_K5_electing_is_always_possible(quick: int) -> None:
    match = table(player(), quick_actions=quick)
    assert types(match) == {"elect"}
    assert len(offered(match, "elect")) == 4 * 6


def test_K5_additional_main_actions_are_optional_and_lapse_at_the_end_of_the_turn() -> None:
    match = play(table(RICH, RICH | {"hand": "", "permits": ""}), "additional; elect coast blue; end; elect coast blue")
    assert match.actors == (1,)
    assert match.position()["main_actions"] == 0
    assert refused(match, "elect coast blue") == "K5"


def test_K5_nothing_but_the_end_of_the_turn_is_left_after_all_actions_and_it_is_explicit() -> None:
    match = play(table(RICH), "elect coast blue; engage")
    assert match.actors == (0,)
    assert match.legal(0) == [{"type": "end"}]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K5_the_turn_passes_round_the_table(players: int) -> None:
    match, seats = table(*[player()] * players), []
    for _ in range(players + 1):
        seats.append(match.actors[0])
        shortest_turn(match)
    assert seats == [*range(players), 0]
    assert match.position()["turn"] == players + 2


def test_K5_nobody_acts_out_of_turn() -> None:
    match = table(RICH, RICH | {"hand": "", "permits": ""})
    assert match.legal(1) == []
    with pytest.raises(IllegalAction) as error:
        match.play(1, {"type": "engage"})
    assert error.value.code == "not-your-turn"


def test_K5_every_turn_starts_with_one_main_and_one_quick_action_again() -> None:
    position = play(table(RICH), "additional; elect coast blue; end").position()
    assert (position["main_actions"], position["quick_actions"], position["acted"]) == (1, 1, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tenth_bonus", [0, 1])
def test_K17_after_the_tenth_merchant_every_other_player_has_exactly_one_more_turn(
    players: int, tenth_bonus: int
) -> None:
    for seat in range(players):
        match = play(last_merchant(players, seat, tenth_bonus=tenth_bonus), "place L L")
        assert turns_to_the_end(match) == [(seat + turn) % players for turn in range(1, players)]


def test_K17_the_finishing_turn_goes_on_with_quick_and_additional_actions() -> None:
    match = play(last_merchant(2, 0), "additional; place L L; elect coast blue")
    assert match.actors == (0,)
    match = play(last_merchant(2, 0), "place L L; additional; elect coast blue; end")
    assert match.actors == (1,)


def test_K17_a_tenth_merchant_in_the_last_turns_does_not_prolong_the_game() -> None:
    match = table(
        player(cities="ABCDFGHIKL"), player(cities="ABCDFGHIK", permits="L", servants=9), seat=1, last_turns=0
    )
    play(match, "place L L")
    assert match.position()["last_turns"] == 0
    assert play(match, "end").over


@pytest.mark.parametrize(("tenth_bonus", "points"), [(0, 0), (1, 3)])
def test_K17_a_later_tenth_merchant_brings_points_only_if_the_table_chose_so(tenth_bonus: int, points: int) -> None:
    match = table(
        player(cities="ABCDFGHIKL"),
        player(cities="EFGHIKLMN", permits="C", servants=9),
        seat=1,
        tenth_bonus=tenth_bonus,
        tokens={"C": 3, "D": 2},
    )
    play(match, "place C C")
    assert has(match, "points", seat=1) == points
    assert told(match, "tenth") == ([{"seat": 1, "points": 3}] if points else [])
    assert told(match, "last_turns") == []


@pytest.mark.parametrize("tenth_bonus", [0, 1])
def test_K17_the_first_tenth_merchant_brings_three_points_at_once(tenth_bonus: int) -> None:
    match = last_merchant(3, 2, tenth_bonus=tenth_bonus)
    before = has(match, "points", seat=2)
    play(match, "place L L")
    by_tokens = sum(event["points"] for event in told(match, "token"))
    assert has(match, "points", seat=2) == before + by_tokens + 3
    assert told(match, "tenth") == [{"seat": 2, "points": 3}]
    assert told(match, "last_turns") == [{"seat": 2}]


def test_K17_nine_merchants_end_nothing() -> None:
    match = play(table(player(cities="ABCDFGHI", permits="L", servants=9)), "place L L")
    assert match.position()["last_turns"] == -1
    assert told(match, "tenth", "last_turns") == []


def test_K17_the_tenth_merchant_may_be_placed_with_the_queen() -> None:
    match = table(player(cities="ABCDFGHIK", hand="white black orange purple"))
    play(match, "visit J; lay white; lay black; lay orange; lay purple; confirm")
    assert match.position()["last_turns"] == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K19_at_the_turn_limit_the_game_is_scored(players: int) -> None:
    match = regalia.new("council", players=players, seed=1, options={"turn_limit": 3})
    for turn in range(3):
        assert not match.over
        assert match.position()["turn"] == turn + 1
        shortest_turn(match)
    assert match.over
    assert match.result is not None
    assert match.result["sources"]["nobility"] == [5] * players
    assert kinds(match) == ["over"]


def test_K19_without_a_turn_limit_the_game_goes_on() -> None:
    match = table(turn=100_000)
    assert not play(match, "elect coast blue; end").over


def test_K19_the_limit_also_cuts_the_last_turns_short() -> None:
    match = play(last_merchant(3, 0, turn=7, turn_limit=8), "place L L; end; elect coast blue; end")
    assert match.over
    assert regalia.position("council", match.position()).result == match.result


def test_nobody_acts_when_the_game_is_over() -> None:
    match = play(table(turn=4, turn_limit=4), "elect coast blue; end")
    assert match.actors == ()
    assert match.legal(0) == match.legal(1) == []
    with pytest.raises(IllegalAction) as error:
        match.play(0, {"type": "end"})
    assert error.value.code == "game-over"
