"""What Council of 4 says of how it ended, and what it shows beside the record."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from regalia import MalformedInput, Match
from regalia.sentences import Sentence
from regalia.words import Company
from tests.games.council.saying import COUNCIL, NAMES, READ_BY_OTHERS, TELLING, said
from tests.games.council.table import play, player, table
from tests.games.council.test_council_position import INCONSISTENT, NO_PERMIT, POSITIONS


def ended(match: Match, company: Company = READ_BY_OTHERS) -> tuple[list[str], list[str]]:
    english, german = zip(*(said(sentence, company) for sentence in TELLING.ending(match.hidden(0))), strict=True)
    return [*english], [*german]


def at_the_end(*seats: Any, sentences: str = "elect coast blue; end", **fields: Any) -> Match:
    match = play(table(*seats, turn=7, turn_limit=7, **fields), sentences)
    assert match.over
    return match


def test_K17_the_end_tells_who_placed_ten_merchants_first() -> None:
    match = play(table(player(), player(cities="ABCDFGHIKL")), "elect coast blue; end")
    assert ended(match)[0][0] == "Ben was the first to place ten merchants, and each opponent had one more turn."
    assert ended(match)[1][0] == (
        "Ben hat zuerst zehn Kaufleute eingesetzt; danach hatte jeder Mitspieler noch einen Zug."
    )
    assert ended(match, Company(NAMES, reader=1))[1][0].startswith("Du hast zuerst zehn Kaufleute")


def test_K19_the_end_tells_of_the_turn_limit() -> None:
    match = at_the_end()
    assert ended(match)[0][0] == "After 7 turns, as the table chose, the game is scored."
    assert ended(match)[1][0] == "Nach 7 Zügen wird gewertet, wie es die Runde gewählt hat."


def test_K18_the_end_tells_all_scores_by_their_sources_the_best_first() -> None:
    match = at_the_end(player(points=12), player(points=26, cities="AKLMNO", nobility=3), player(), permit_tie=1)
    assert ended(match)[0][1:] == [
        "Ben has 84 points: 26 in play, 5 for colours, 5 for regions, 43 for queen’s tiles and 5 for nobility.",
        "Ada has 14 points: 12 in play and 2 for nobility.",
        "Cleo has 2 points: 2 for nobility.",
        "Ben wins with 84 points.",
    ]
    assert ended(match)[1][1] == (
        "Ben hat 84 Punkte: 26 im Spiel, 5 für Farben, 5 für Regionen, 43 für Plättchen der Königin und 5 für Adel."
    )
    assert ended(match, Company(NAMES, reader=1))[1][-1] == "Du gewinnst mit 84 Punkten!"


def test_K18_who_has_no_points_has_no_sources() -> None:
    match = at_the_end(player(nobility=2), player(nobility=1), player(), permit_tie=1)
    assert ended(match)[0][3] == "Cleo has 0 points."


def test_K18_a_tie_that_servants_and_cards_break_is_told() -> None:
    match = at_the_end(player(servants=1), player(servants=2, hand="white black"))
    english, german = ended(match)
    assert english[-1] == "Ben has 8 points like Ada, but more servants and cards (4 to 1), and wins."
    assert german[-1] == "Ben hat 8 Punkte wie Ada, aber mehr Diener und Karten (4 zu 1), und gewinnt."
    english, german = ended(match, Company(("You", "Ben"), reader=0))
    assert english[-1].startswith("Ben has 8 points like you, but more")
    assert german[-1].startswith("Ben hat 8 Punkte wie du, aber mehr")


def test_K18_a_victory_that_is_shared_is_told() -> None:
    match = at_the_end(player(servants=2), player(hand="white black"), player())
    english, german = ended(match)
    assert english[-1] == "Ada and Ben share the victory: each has 8 points, and 2 servants and cards together."
    assert german[-1] == "Den Sieg teilen sich Ada und Ben: mit je 8 Punkten und je 2 Dienern und Karten zusammen."
    english, german = ended(match, Company(("You", "Ben", "Cleo"), reader=0))
    assert english[-1].startswith("Ben and you share the victory")
    assert german[-1].startswith("Den Sieg teilen sich Ben und du")


def impossible() -> Iterator[dict[str, Any]]:
    for name, changed in INCONSISTENT:
        yield {**POSITIONS[name]().position(), **changed}
    yield from (position() for position in NO_PERMIT)


def test_whatever_is_wrong_with_a_position_is_said_in_both_languages_and_nothing_else() -> None:
    messages = set()
    for position in impossible():
        with pytest.raises(MalformedInput) as error:
            COUNCIL.arrange(position)
        problem = error.value.sentence.arguments["problem"]
        assert isinstance(problem, Sentence)
        messages.add(problem.message)
        english, german = said(problem)
        assert english.endswith(".")
        assert english != german
        assert not set("{}[]_") & set(english + german)
    catalogue = (Path(str(files("regalia.games.council"))) / "en.ftl").read_text("utf-8")
    assert messages == set(re.findall("^(position-[a-z-]+) =", catalogue, re.MULTILINE))
