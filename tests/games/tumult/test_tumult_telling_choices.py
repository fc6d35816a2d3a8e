"""What Tumult Royale says of what can be done, and what comes of it."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import regalia
from regalia import Match
from regalia.schema import Array
from regalia.sentences import Sentence
from regalia.telling import Choice, choices
from tests.games.language import record_of
from tests.games.tumult.saying import TUMULT, Said, said
from tests.games.tumult.table import crowned_by, player, read
from tests.games.tumult.test_tumult_refusals import erecting, paying, placing, revealing, robbing, waiting


def offer(match: Match, sentence: str, seat: int = 0) -> Choice:
    asked = read(match, sentence)
    return next(choice for choice in choices(TUMULT, match.hidden(seat), seat) if choice.action == asked)


MIDDLE = "t1 m2 b1 b1 b2 b2 b2 b3 b3 m1 m1 m2 m2 m3 m3"
CHOICES: list[tuple[Callable[[], Match], int, str, str, str]] = [
    (erecting, 1, "erect b2", "place your first statue on A5", "deine erste Statue auf A5 stellen"),
    (waiting, 1, "ready", "say that you are ready", "sagen, dass du bereit bist"),
    (lambda: waiting("1: ready"), 0, "start", "turn the hourglass", "die Sanduhr umdrehen"),
    (robbing, 0, "lift 3", "lift tile 4", "Plättchen 4 aufheben"),
    (
        lambda: robbing("0: lift 0; 0: return", middle=MIDDLE),
        0,
        "lift 0",
        "lift tile 1 (1 tool)",
        "Plättchen 1 aufheben (1 Werkzeug)",
    ),
    (
        lambda: robbing("0: lift 1", middle=MIDDLE),
        0,
        "keep",
        "keep the tile in your hand (2 marble)",
        "das Plättchen in deiner Hand behalten (2 Marmor)",
    ),
    (
        lambda: robbing("0: lift 1", middle=MIDDLE),
        0,
        "return",
        "put the tile in your hand back (2 marble)",
        "das Plättchen in deiner Hand zurücklegen (2 Marmor)",
    ),
    (robbing, 0, "done", "rob no more in this round", "in dieser Runde nicht mehr plündern"),
    (
        placing,
        0,
        "place a2",
        "place a statue on a pasture, A4, for 1 bread and 1 marble",
        "eine Statue auf A4 (Wiese) stellen, für 1 Brot und 1 Marmor",
    ),
    (
        lambda: placing("b2 m2 t2"),
        0,
        "place c2",
        "place a statue on a forest, A6, for 2 bread, 2 marble and 2 tools",
        "eine Statue auf A6 (Wald) stellen, für 2 Brot, 2 Marmor und 2 Werkzeug",
    ),
    (
        lambda: placing("b3 m3", own="c1"),
        0,
        "place d1",
        "place 2 statues on a village, B1, for 2 bread and 2 marble",
        "2 Statuen auf B1 (Dorf) stellen, für 2 Brot und 2 Marmor",
    ),
    (lambda: paying("a2"), 0, "pay b1", "lay 1 bread, still missing: 1 marble", "1 Brot legen, noch offen: 1 Marmor"),
    (
        lambda: paying("a2", "b2", castle="b2 m3"),
        0,
        "pay m3",
        "lay 3 marble (3 supporters)",
        "3 Marmor legen (3 Gefolgsleute)",
    ),
    (placing, 0, "pass", "place nothing now", "jetzt nichts aufstellen"),
    (revealing, 0, "reveal 2", "turn up region C", "Gebiet C aufdecken"),
]


@pytest.mark.parametrize(
    ("make", "seat", "sentence", "english", "german"), CHOICES, ids=[f"{row[2]}: {row[3]}" for row in CHOICES]
)
def test_a_choice_says_what_comes_of_it(
    make: Callable[[], Match], seat: int, sentence: str, english: str, german: str
) -> None:
    assert said(offer(make(), sentence, seat).sentence) == (english, german)


def labels(match: Match, kind: str) -> list[Said]:
    found = [choice.sentence for choice in choices(TUMULT, match.hidden(0), 0) if choice.action["type"] == kind]
    return [said(Sentence(f"{message}.label", arguments)) for message, arguments in found]


def test_the_label_of_a_lift_is_the_number_of_the_tile() -> None:
    match = robbing("1: lift 0; 1: keep; 0: lift 2; 0: return", middle=MIDDLE)
    assert labels(match, "lift")[:2] == [("tile 2", "Nr. 2"), ("tile 3 (1 bread)", "Nr. 3 (1 Brot)")]


def test_the_label_of_a_field_has_its_price_good_by_good() -> None:
    assert ("A2 forest 1/1/1", "A2 Wald 1/1/1") in labels(placing("b2 m2 t2"), "place")
    assert ("A6 forest 2/2/2", "A6 Wald 2/2/2") in labels(placing("b2 m2 t2"), "place")


@cache
def whole_games() -> list[tuple[Array, int, list[Choice]]]:
    """Every position of some random games, with a seat to act and its choices."""
    found = []
    for seed, taxes in enumerate(("turns", "budget", "hourglass")):
        chance, match = random.Random(seed), regalia.new("tumult", 2 + seed, seed, {"taxes": taxes})
        while not match.over:
            seat = chance.choice(match.actors)
            found.append((record_of(match), seat, choices(TUMULT, match.hidden(seat), seat)))
            match.play(seat, chance.choice(found[-1][2]).action)
    return found


def offered(kind: str) -> Iterator[tuple[Array, int, Choice]]:
    for record, seat, found in whole_games():
        yield from ((record, seat, choice) for choice in found if choice.action["type"] == kind)


def played_on(before: Array, seat: int, choice: Choice) -> list[dict[str, Any]]:
    """What an action told."""
    after = before.copy()
    TUMULT.entry_points.act_at(after, 0, seat, TUMULT.actions.read(choice.action))
    return TUMULT.events_of(after)


FACTS = {
    "start": {"seconds"},
    "lift": {"tile"},
    "keep": {"place", "tile"},
    "return": {"place", "tile"},
    "place": {"terrain", "statues", "factor", "price", "affordable"},
    "pay": {"missing", "supporters"},
    "reveal": {"regions_left"},
}


def test_every_legal_action_comes_with_its_facts() -> None:
    for kind in TUMULT.actions.actions:
        names = [choice.facts.keys() for _, _, choice in offered(kind.name)]
        assert names
        assert all(found == FACTS.get(kind.name, set()) for found in names), kind.name


def test_T6_what_is_known_of_a_tile_is_what_a_lift_shows() -> None:
    known = 0
    for before, seat, choice in offered("lift"):
        if choice.facts["tile"] is not None:
            known += 1
            [saw] = [event for event in played_on(before, seat, choice) if event["type"] == "saw"]
            assert choice.facts["tile"] == {"good": saw["good"], "value": saw["value"]}
    assert known > 20


def test_T10_a_field_is_what_its_facts_promise() -> None:
    for before, seat, choice in offered("place"):
        [wants] = played_on(before, seat, choice)
        facts = choice.facts
        assert (wants["terrain"], wants["factor"]) == (facts["terrain"], facts["factor"])
        assert facts["affordable"]
        assert any(facts["price"])


def test_T11_a_payment_is_done_when_nothing_is_missing_and_gains_what_its_facts_say() -> None:
    finished = 0
    for before, seat, choice in offered("pay"):
        placed = [event for event in played_on(before, seat, choice) if event["type"] == "placed"]
        assert bool(placed) == (not any(choice.facts["missing"]))
        if placed:
            finished += 1
            assert placed[0]["supporters"] == choice.facts["supporters"]
    assert finished > 20


def test_a_region_that_the_king_turns_up_leaves_one_less() -> None:
    match = crowned_by(*[player()] * 4, chronicle=2, down="4 5 6 7")
    assert offer(match, "reveal 4").facts == {"regions_left": 1}
