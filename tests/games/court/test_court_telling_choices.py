"""What To Court the King says of what can be done, and what comes of it."""

import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from regalia import Match
from regalia.schema import Array
from regalia.sentences import Sentence
from regalia.telling import Choice, choices
from tests.games.court.saying import COURT, FINAL, parts, said
from tests.games.court.table import action, play, table
from tests.games.court.test_court_properties import equipped, pick
from tests.games.court.test_court_refusals import OWNER, holder
from tests.games.language import record_of


def offer(match: Match, sentence: str) -> Choice:
    found = choices(COURT, match.hidden(match.actors[0]), match.actors[0])
    return next(choice for choice in found if choice.action == action(sentence))


AMID_ALCHEMY = "alchemist 6; alchemist 1; alchemist 2"
CHOICES: list[tuple[Callable[[], Match], str, str, str]] = [
    (table, "keep 4", "set a 4 aside", "eine 4 beiseitelegen"),
    (
        lambda: table(active="5 2", aside="6"),
        "roll",
        "roll the 2 active dice again",
        "die 2 aktiven Würfel erneut werfen",
    ),
    (lambda: table(active="5", aside="6"), "roll", "roll the active die again", "den aktiven Würfel erneut werfen"),
    (
        lambda: table("bishop"),
        "bring bishop",
        "bring in a die showing 6 (Bishop)",
        "einen Würfel mit 6 ins Spiel bringen (Bischof)",
    ),
    (lambda: table("fool"), "fool 1", "re-roll a 1 (Fool)", "eine 1 neu würfeln (Hofnarr)"),
    (
        lambda: play(table("merchant"), "merchant 1; merchant 4"),
        "throw",
        "re-roll what is in hand: 4-1 (Merchant)",
        "neu würfeln, was in der Hand ist: 4-1 (Händler)",
    ),
    (
        lambda: table("serving_maid"),
        "serving_maid 1 3",
        "turn a 1 into a 4 (Serving Maid)",
        "aus einer 1 eine 4 machen (Dienstmagd)",
    ),
    (
        lambda: table("noblewoman"),
        "noblewoman 1",
        "turn a 1 into a 2 (Noblewoman)",
        "aus einer 1 eine 2 machen (Hofdame)",
    ),
    (lambda: table("nobleman"), "nobleman 1", "turn a 1 into a 3 (Nobleman)", "aus einer 1 eine 3 machen (Edelmann)"),
    (
        lambda: play(table("nobleman"), "nobleman 1"),
        "enough",
        "raise no more dice",
        "keine weiteren Würfel erhöhen",
    ),
    (
        lambda: table("philosopher", active="5 1"),
        "philosopher 5 1 2",
        "turn 5-1 into 3-3 (Philosopher)",
        "aus 5-1 nun 3-3 machen (Philosoph)",
    ),
    (
        lambda: table("astronomer", active="1", aside="6"),
        "astronomer 1 6",
        "turn a 1 into a 6 like one set aside (Astronomer)",
        "aus einer 1 eine 6 machen, wie sie beiseiteliegt (Astronom)",
    ),
    (
        lambda: play(table("alchemist", active="1 2 6"), AMID_ALCHEMY),
        "transmute 3",
        "make one of them a 3 (Alchemist)",
        "aus einem davon eine 3 machen (Alchemist)",
    ),
    (
        lambda: play(table("alchemist", active="1 2 6"), f"{AMID_ALCHEMY}; transmute 3"),
        "transmute 4",
        "turn 6-2-1 into 4-3-2 (Alchemist)",
        "aus 6-2-1 nun 4-3-2 machen (Alchemist)",
    ),
    (
        lambda: table(aside="5 5"),
        "take farmer",
        "take the Farmer: one more die in your first roll",
        "den Bauern nehmen: ein Würfel mehr im ersten Wurf",
    ),
    (lambda: table(aside="5 5"), "finish", "take no card", "keine Karte nehmen"),
    (
        lambda: table(OWNER, "queen king", **FINAL, aside="5 5"),
        "finish",
        "end the turn",
        "den Zug beenden",
    ),
]


@pytest.mark.parametrize(("make", "sentence", "english", "german"), CHOICES, ids=[row[2] for row in CHOICES])
def test_a_choice_says_what_comes_of_it(make: Callable[[], Match], sentence: str, english: str, german: str) -> None:
    assert said(offer(make(), sentence).sentence) == (english, german)


def test_what_a_card_does_is_text_and_no_second_card() -> None:
    assert parts(offer(table(aside="5 5"), "take farmer").sentence, "card") == ["the Farmer"]


def test_every_choice_of_a_long_list_has_a_title_and_a_label() -> None:
    match = table("magician", active="5")
    for choice in choices(COURT, match.hidden(0), 0)[1:]:
        title, label = (
            Sentence(f"{choice.sentence.message}.{part}", choice.sentence.arguments) for part in ("title", "label")
        )
        assert said(title) == (
            "Magician: turn a die to any face",
            "Zauberer: einen Würfel auf eine beliebige Zahl drehen",
        )
        assert said(label) == (f"5 → {choice.action['to']}",) * 2


def in_hand(record: Array) -> list[int]:
    """The dice that are not set aside, one by one."""
    return faces(record["active"][0] + record["chosen"][0])


def faces(counts: Array) -> list[int]:
    return [face for face, count in enumerate(counts.tolist()) for _ in range(count)]


def exchanged(dice: list[int], old: list[int], new: list[int]) -> list[int]:
    left = list(dice)
    for face in old:
        left.remove(face)
    return sorted([*left, *new])


def promised(before: Array, choice: Choice) -> list[int]:
    """The dice in hand after an action, by its facts."""
    kind, facts = choice.action["type"], choice.facts
    if kind == "bring":
        return exchanged(in_hand(before), [], [facts["face"]])
    if kind in ("serving_maid", "noblewoman", "nobleman"):
        return exchanged(in_hand(before), [choice.action["face"]], [facts["to"]])
    assert kind in ("philosopher", "transmute")
    if facts.get("step") == "first":
        return in_hand(before)
    return exchanged(in_hand(before), facts["dice"], facts["to"])


def played_on(before: Array, seat: int, choice: Choice) -> Array:
    after = before.copy()
    COURT.entry_points.act_at(after, 0, seat, COURT.actions.read(choice.action))
    return after


@cache
def whole_games() -> list[tuple[Array, int, list[Choice]]]:
    """Every position of games of well-equipped players, with the seat to act and its choices."""
    found = []
    for seed in range(40):
        chance = random.Random(seed)
        match = equipped(chance) if seed else holder(active="1 2 4")
        while not match.over and len(match.log) < 400:
            (seat,) = match.actors
            found.append((record_of(match), seat, choices(COURT, match.hidden(seat), seat)))
            match.play(seat, pick([choice.action for choice in found[-1][2]], chance))
    return found


def offered(kind: str) -> Iterator[tuple[Array, int, Choice]]:
    """Every choice of a kind in whole games, with the record and the seat."""
    for record, seat, found in whole_games():
        yield from ((record, seat, choice) for choice in found if choice.action["type"] == kind)


FACTS = {
    "roll": {"count"},
    "bring": {"face"},
    "throw": {"dice"},
    "serving_maid": {"to"},
    "noblewoman": {"to"},
    "nobleman": {"to"},
    "philosopher": {"dice", "to"},
    "transmute": {"dice", "to", "step"},
    "finish": {"phase"},
}


def test_every_legal_action_comes_with_its_facts() -> None:
    for kind in COURT.actions.actions:
        facts = [choice.facts.keys() for _, _, choice in offered(kind.name)]
        assert facts
        assert all(names == FACTS.get(kind.name, set()) for names in facts), kind.name


@pytest.mark.parametrize("kind", ["bring", "serving_maid", "noblewoman", "nobleman", "philosopher", "transmute"])
def test_a_card_leaves_the_dice_that_its_facts_promise(kind: str) -> None:
    seen = 0
    for before, seat, choice in offered(kind):
        seen += 1
        assert in_hand(played_on(before, seat, choice)) == promised(before, choice)
    assert seen > 20


def test_the_first_face_of_the_alchemist_is_made_at_once() -> None:
    for before, seat, choice in offered("transmute"):
        if choice.facts["step"] == "first":
            assert faces(played_on(before, seat, choice)["made"][0]) == choice.facts["to"] == [choice.action["face"]]


@pytest.mark.parametrize(("kind", "event"), [("roll", "rolled"), ("throw", "rerolled")])
def test_as_many_dice_are_thrown_as_the_facts_say(kind: str, event: str) -> None:
    for before, seat, choice in offered(kind):
        [told] = COURT.events_of(played_on(before, seat, choice))
        assert told["type"] == event
        assert sum(told["dice"]) == (choice.facts["count"] if kind == "roll" else len(choice.facts["dice"]))


def test_a_turn_ends_without_a_card_or_in_the_final_round() -> None:
    phases = set()
    for before, seat, choice in offered("finish"):
        told = COURT.events_of(played_on(before, seat, choice))[1]["type"]
        phases.add(choice.facts["phase"])
        assert told in {"court": ["declined"], "final": ["beat", "fell_short"]}[choice.facts["phase"]]
    assert phases == {"court", "final"}
