"""Every event that can be told, with its arguments."""

from collections.abc import Callable
from typing import Any

import pytest

import regalia
from regalia import Match
from regalia.games.council.rules.events import EVENTS
from tests.games.council.table import kinds, play, player, table, told

FOUR = "white black orange purple"
LAY = "lay white; lay black; lay orange; lay purple"
NOTHING = {"points": 0, "coins": 0, "servants": 0, "cards": 0, "main_actions": 0}


def before_queen(**mine: Any) -> Match:
    return table(player(hand=FOUR, coins=20, **mine))


def before_coast(permit: str, **mine: Any) -> Match:
    return table(player(hand=FOUR, **mine), face_up={"coast": f"{permit} A"}, decks={"coast": "B C"})


def naris(nobility: int, **mine: Any) -> Match:
    return table(player(permits="N", nobility=nobility, **mine))


STORIES: dict[str, tuple[Callable[[], Match], str, list[dict[str, Any]]]] = {
    "turn": (table, "elect coast blue; end", [{"seat": 1}]),
    "drew": (table, "elect coast blue; end", [{"seat": 1}]),
    "drew_card": (lambda: table(deck="joker"), "elect coast blue; end", [{"seat": 1, "card": "joker"}]),
    "no_card": (lambda: table(deck="", discards=""), "elect coast blue; end", [{"seat": 1}]),
    "reshuffled": (lambda: table(deck="joker"), "elect coast blue; end", [{}]),
    "elected": (
        table,
        "elect queen pink",
        [{"seat": 0, "council": "queen", "colour": "pink", "dropped": "purple", "coins": 4}],
    ),
    "wants_permit": (lambda: before_coast("AE"), "acquire coast 0", [{"seat": 0, "permit": "ae"}]),
    "wants_queen": (before_queen, "visit F", [{"seat": 0, "city": "framek", "roads": 2}]),
    "laid": (before_queen, "visit F; lay orange", [{"seat": 0, "card": "orange"}]),
    "paid": (
        before_queen,
        "visit F; lay white; lay black; confirm",
        [{"seat": 0, "council": "queen", "coins": 11, "cards": ["white", "black", None, None]}],
    ),
    "acquired": (lambda: before_coast("AE"), f"acquire coast 0; {LAY}; confirm", [{"seat": 0, "permit": "ae"}]),
    "took_free": (lambda: naris(9), "place N N; free coast 1", [{"seat": 0, "permit": "b"}]),
    "declined": (lambda: naris(9), "place N N; decline", [{"seat": 0}]),
    "revealed": (
        lambda: before_coast("AE"),
        f"acquire coast 0; {LAY}; confirm",
        [{"region": "coast", "space": 0, "permit": "b"}],
    ),
    "queen_moved": (before_queen, f"visit F; {LAY}; confirm", [{"seat": 0, "city": "framek"}]),
    "placed": (
        lambda: table(player(permits="H", servants=1), player(cities="H")),
        "place H H",
        [{"seat": 0, "city": "hellar", "servants": 1}],
    ),
    "token": (
        lambda: table(player(permits="L", cities="K")),
        "place L L",
        [{"seat": 0, "token": 10, **NOTHING, "servants": 1, "cards": 1}],
    ),
    "permit": (
        lambda: before_coast("E"),
        f"acquire coast 0; {LAY}; confirm",
        [{"seat": 0, "permit": "e", **NOTHING, "coins": 2, "main_actions": 1}],
    ),
    "square": (lambda: naris(1), "place N N", [{"seat": 0, "square": 2, **NOTHING, "points": 2, "coins": 2}]),
    "climbed": (lambda: naris(0, cities="O"), "place N N", [{"seat": 0, "square": square} for square in (1, 2)]),
    "lost": (lambda: naris(3), "place N N", [{"seat": 0, "square": 4}]),
    "metal_reward": (
        lambda: table(player(permits="A", cities="M")),
        "place A A",
        [{"seat": 0, "metal": "iron", "points": 5}],
    ),
    "region_reward": (
        lambda: table(player(permits="A", cities="BCDE")),
        "place A A",
        [{"seat": 0, "region": "coast", "points": 5}],
    ),
    "queens_reward": (
        lambda: table(player(permits="A", cities="M"), player(cities="EIN")),
        "place A A",
        [{"seat": 0, "points": 18}],
    ),
    "tenth": (lambda: naris(0, cities="ABCDFGHIL"), "place N N", [{"seat": 0, "points": 3}]),
    "last_turns": (lambda: naris(0, cities="ABCDFGHIL"), "place N N", [{"seat": 0}]),
    "engaged": (lambda: table(player(coins=3)), "engage", [{"seat": 0}]),
    "changed": (lambda: table(player(servants=1)), "change hills", [{"seat": 0, "region": "hills"}]),
    "sent": (lambda: table(player(servants=1)), "send hills blue", [{"seat": 0}]),
    "additional": (lambda: table(player(servants=3)), "additional", [{"seat": 0}]),
    "over": (lambda: table(turn=3, turn_limit=3), "elect coast blue; end", [{}]),
}
AT_THE_DEAL = {"neutral"}


@pytest.mark.parametrize("name", STORIES)
def test_each_event_is_told_with_its_arguments(name: str) -> None:
    make, sentences, expected = STORIES[name]
    match = play(make(), sentences)
    assert told(match, name, seat=match.position()["seat"]) == expected


def test_every_event_of_the_table_is_told_by_a_test() -> None:
    told_by_rules = {event.name for event in EVENTS.events.values() if not event.condensed}
    assert told_by_rules == STORIES.keys() | AT_THE_DEAL


def test_K4_the_neutral_merchants_are_told_city_by_city() -> None:
    match = regalia.new("council", players=2, seed=5)
    assert [event["city"] for event in told(match, "neutral")] == match.position()["neutrals"]


@pytest.mark.parametrize("players", [3, 4])
def test_K4_with_more_players_no_neutral_is_told(players: int) -> None:
    assert told(regalia.new("council", players=players, seed=5), "neutral") == []


def test_a_token_tells_all_that_it_brings() -> None:
    match = play(table(player(permits="K", cities="NOLM")), "place K K")
    assert told(match, "token") == [
        {"seat": 0, "token": 9, **NOTHING, "coins": 1, "servants": 1},
        {"seat": 0, "token": 10, **NOTHING, "cards": 1, "servants": 1},
        {"seat": 0, "token": 11, **NOTHING, "cards": 1, "points": 1},
        {"seat": 0, "token": 12, **NOTHING},
        {"seat": 0, "token": 13, **NOTHING},
    ]


@pytest.mark.parametrize(("coins", "gained"), [(16, 4), (17, 3), (18, 2), (20, 0)])
def test_K13_an_election_tells_the_coins_that_were_gained(coins: int, gained: int) -> None:
    match = play(table(player(coins=coins)), "elect coast blue")
    assert told(match, "elected")[0]["coins"] == gained == match.position()["coins"][0] - coins


def test_K12_a_servant_sent_to_elect_brings_no_coins_and_tells_so() -> None:
    match = play(table(player(coins=9, servants=1)), "send coast blue")
    assert told(match, "elected")[0]["coins"] == 0


@pytest.mark.parametrize(
    ("name", "match", "sentence"),
    [
        ("token", lambda: table(player(permits="F", coins=18)), "place F F"),
        ("permit", lambda: before_coast("ABE", coins=18), f"acquire coast 0; {LAY}; confirm"),
        ("square", lambda: table(player(permits="N", coins=19, nobility=1)), "place N N"),
    ],
)
def test_K13_a_bonus_tells_the_coins_that_were_gained(name: str, match: Callable[[], Match], sentence: str) -> None:
    """Coins stop at 20: three of the token, five of the permit and two of the square were due."""
    begun = match()
    before = begun.position()["coins"][0]
    play(begun, sentence)
    assert told(begun, name)[0]["coins"] == 20 - before == begun.position()["coins"][0] - before


def test_K5_a_bonus_tells_the_cards_that_could_be_drawn() -> None:
    """Permit K brings four cards, and there are three: one in the deck, and two just paid."""
    match = table(player(hand="orange purple", coins=7), face_up={"mountains": "K L"}, deck="white", discards="")
    play(match, "acquire mountains 0; lay orange; lay purple; confirm")
    assert told(match, "permit")[0]["cards"] == len(told(match, "drew")) == 3
    assert len(told(match, "no_card")) == 1


def test_the_longest_story_has_room() -> None:
    """The tenth merchant joins cities with all tokens for cards and steps, and completes gold and the mountains."""
    tokens = {"I": 8, "K": 10, "M": 11, "N": 12, "O": 13}
    mine = player(cities="BFHIJLMNO", hand=FOUR, nobility=7, coins=20)
    match = table(mine, deck="white", discards="pink", tokens=tokens)
    play(match, f"visit K; {LAY}; confirm")
    happened = kinds(match)
    expected = {"token": 8, "climbed": 2, "drew": 4, "reshuffled": 1, "queens_reward": 2, "tenth": 1, "square": 1}
    assert {kind: happened.count(kind) for kind in expected} == expected
