"""Every event that can be told, with its arguments."""

from collections.abc import Callable
from typing import Any

import pytest

import regalia
from regalia import Match
from regalia.games.tumult.rules.events import EVENTS
from tests.games.tumult.table import LAST, Player, kinds, play, player, table, told

CHEAP = "b1 m1"


def placing(**more: Any) -> Match:
    return table(player(castle=CHEAP, fields="a1"), **more)


def robbing(*players: Player, **more: Any) -> Match:
    return table(*players, phase="taxes", **more)


def waiting() -> Match:
    return table(phase="ready")


def erecting() -> Match:
    none: dict[str, Any] = {"tiles": [-1] * 27, "spots": ["gone"] * 27, "set_aside": [-1] * 12}
    return table(phase="first_statues", rounds=0, turn=1, **none)


def practising() -> Match:
    return robbing(practice=1, rounds=0)


def poor(*supporters: int) -> Match:
    return table(player(castle=CHEAP, fields="a1", supporters=supporters[0]), player(supporters=supporters[1]))


DONE = "0: done; 1: done"
STORIES: dict[str, tuple[Callable[[], Match], str, list[dict[str, Any]]]] = {
    "rank": (placing, "pass", [{"seat": 1, "rank": 1}, {"seat": 0, "rank": 2}]),
    "first_statue": (erecting, "erect b2", [{"seat": 1, "slot": 0, "field": 4}]),
    "round": (placing, "pass", [{"number": 2}]),
    "demanded": (
        lambda: placing(spinner_shares=[0, 1, 0, 0]),
        "pass",
        [{"bread": 3, "marble": 3, "tools": 3}],
    ),
    "laid_out": (placing, "pass", [{"places": 15, "aside": 6}]),
    "said_ready": (waiting, "1: ready", [{"seat": 1}]),
    "started": (waiting, "1: ready; 0: start", [{"seat": 0}]),
    "lifted": (robbing, "0: lift 3", [{"seat": 0, "place": 3}]),
    "saw": (
        lambda: robbing(middle="t3 m2 b1 b1 b2 b2 b2 b3 b3 m1 m1 m2 m2 m3 m3"),
        "0: lift 0",
        [{"seat": 0, "place": 0, "good": "tools", "value": 3}],
    ),
    "kept": (robbing, "0: lift 3; 0: keep", [{"seat": 0, "place": 3}]),
    "returned": (robbing, "0: lift 3; 0: return", [{"seat": 0, "place": 3}]),
    "finished": (robbing, "1: done", [{"seat": 1, "cause": "choice"}]),
    "sand_out": (robbing, "0: lift 3; clock: sand", [{}]),
    "practice_over": (practising, DONE, [{}]),
    "left_over": (
        lambda: robbing(player(castle="b3 m3")),
        DONE,
        [{"bread": 11, "marble": 11, "tools": 1}],
    ),
    "robbed": (
        lambda: robbing(player(castle="b3 m1 m2"), player(castle="t3")),
        DONE,
        [{"seat": 0, "bread": 3, "marble": 3, "tools": 0}, {"seat": 1, "bread": 0, "marble": 0, "tools": 3}],
    ),
    "tumult": (
        lambda: robbing(player(castle="t2 t2 t3 b1 m1", fields="a1"), demand=2),
        DONE,
        [{"seat": 0, "good": "tools", "count": 7, "tiles": 2}],
    ),
    "calm": (
        lambda: robbing(player(castle="t2 t2 t3 b1 m1", fields="a1"), demand=2),
        DONE,
        [{"good": "bread"}, {"good": "marble"}],
    ),
    "wants": (placing, "place a2", [{"seat": 0, "slot": 0, "field": 3, "terrain": "pasture", "factor": 1}]),
    "laid": (placing, "place a2; pay m1", [{"seat": 0, "good": "marble", "value": 1}]),
    "placed": (
        lambda: table(player(castle="b3 m2", fields="c1")),
        "place d1; pay b3; pay m2",
        [{"seat": 0, "slot": 1, "field": 0, "terrain": "village", "statues": 2, "supporters": 1}],
    ),
    "passed": (placing, "pass", [{"seat": 0}]),
    "consoled": (placing, "pass", [{"seat": 1, "supporters": 2}]),
    "gained": (placing, "pass", [{"seat": 1, "supporters": 2}]),
    "lost": (placing, "pass", [{"seat": 1, "supporters": 5}]),
    "shortage": (lambda: poor(104, 0), "pass", [{}]),
    "relief": (lambda: poor(4, 0), "pass", [{}]),
    "crowned": (lambda: placing(chronicle=6), "pass", [{"seat": 1, "space": 7, "statues": 2}]),
    "revealed": (
        lambda: placing(chronicle=2, down="2 3", greedy=[1]),
        "pass; reveal 2",
        [{"slot": 2, "region": 2}],
    ),
    "mercy": (lambda: placing(greedy=[1]), "pass", [{"seat": 1}]),
    "won": (
        lambda: table(player(castle=CHEAP, fields="a2", placed=24), realm=LAST),
        "place b2; pay b1; pay m1",
        [{"seat": 0, "statues": 25}],
    ),
}


@pytest.mark.parametrize("name", STORIES)
def test_the_story_tells(name: str) -> None:
    make, sentences, expected = STORIES[name]
    match = play(make(), sentences)
    assert told(match, name, seat=0) == expected


def test_every_event_of_the_table_is_told_by_a_test() -> None:
    assert {event.name for event in EVENTS.events.values() if not event.condensed} == STORIES.keys()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T1_the_deal_tells_the_ranks(players: int) -> None:
    match = regalia.new("tumult", players=players, seed=5)
    assert [event["seat"] for event in told(match, "rank")] == match.position()["ranks"][:players]


def test_a_round_is_told_in_the_order_of_its_phases() -> None:
    match = play(robbing(player(castle="t2 t2 t3", fields="a1 b2"), demand=2), DONE)
    assert kinds(match) == [
        "finished", "left_over", "robbed", "robbed", "calm", "calm", "tumult", "lost", "consoled", "gained",
        "rank", "rank", "lost", "crowned", "mercy", "round", "demanded", "laid_out",
    ]  # fmt: skip


def test_the_longest_story_has_room() -> None:
    """Four tiles go back, three tumults find an empty supply, three are consoled, four regions are turned up."""
    match = table(
        player(hand="b1", castle="t2 t2 t2 t2", supporters=105),
        player(hand="m1", castle="b2 b2 b2 b2", supporters=0),
        player(hand="t1", castle="m2 m2 m2", supporters=0),
        player(hand="b1", castle="b1 b3 b3 b3 m1 m3 m3 m3 t1 t3 t3 t3", supporters=0),
        phase="taxes",
        chronicle=4,
        down="4 5 6 7",
        spinner_shares=[0, 0, 0, 1],
        gamble=1,
    )
    happened = kinds(play(match, "clock: sand; clock: sand"))
    expected = {
        "returned": 4, "left_over": 1, "robbed": 4, "demanded": 1, "tumult": 3, "relief": 3, "lost": 4, "consoled": 3,
        "shortage": 2, "gained": 3, "rank": 4, "crowned": 1, "revealed": 4, "mercy": 3, "round": 1, "laid_out": 1,
    }  # fmt: skip
    assert {kind: happened.count(kind) for kind in expected} == expected
    assert len(happened) == sum(expected.values())
