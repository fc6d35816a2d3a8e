"""The report: one page that needs nothing else, in both languages."""

import re
from datetime import date
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from regalia.arena.contest import arena_options, play
from regalia.arena.report import report
from regalia.arena.scores import Results
from regalia.game import load_game
from regalia.words import LANGUAGES, words
from tests.arena.contests import contest

DAY = date(2026, 3, 1)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
VOID = {"meta"}  # elements without an end


def results(name: str = "court", *names: str, games: int = 5) -> Results:
    game = contest(
        name, *(names or ("greedy", "random", "search@1")), games=games, **arena_options(load_game(name), {})
    )
    return Results(game, [play(game, number) for number in range(games)])


def page(found: Results, language: str = "en") -> str:
    return report(found, words(found.contest.game, language), DAY)


class Reader(HTMLParser):
    """Checks that every element ends where it should, and keeps them with their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


@BOTH
def test_it_is_well_formed(language: str) -> None:
    text = page(results(), language)
    reader = Reader(text)
    assert not reader.open
    drawings = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(drawings) == 1 + 3 + 1 + 1 + 3
    for drawing in drawings:
        assert len(ElementTree.fromstring(drawing)) > 3
    assert reader.all("html") == [{"lang": language}]


def test_it_needs_nothing_from_elsewhere() -> None:
    text = page(results())
    for forbidden in ("http", "src=", "href=", "<script", "<link", "url(", "@import"):
        assert forbidden not in text


def test_everything_drawn_is_described_and_every_table_has_heads() -> None:
    reader = Reader(page(results()))
    for drawing in reader.all("svg"):
        assert drawing["role"] == "img"
        assert drawing["aria-label"]
    assert {head["scope"] for head in reader.all("th")} == {"col", "row"}


def test_it_follows_the_light_and_the_width_of_the_readers_screen() -> None:
    text = page(results())
    assert "prefers-color-scheme: dark" in text
    assert 'content="width=device-width, initial-scale=1"' in text


def test_it_says_what_was_played() -> None:
    text = page(results("tumult", "greedy", "search@2", games=3))
    for fact in ("Tumult Royale", "taxes=budget", "greedy, search@2", "search@2: 2 iterations", "March 1, 2026"):
        assert fact in text


def test_it_speaks_german() -> None:
    text = page(results(), "de")
    for part in ("Um Krone und Kragen", "1. März 2026", "Siegquote", "33,3 %", "die üblichen"):
        assert part in text


def test_nothing_that_was_typed_becomes_part_of_the_page() -> None:
    found = results()
    found.contest.options["<b>&"] = '"<script>'
    found.names[0] = "<i>'\""
    text = page(found)
    Reader(text)
    assert "&lt;b&gt;&amp;=&quot;&lt;script&gt;" in text
    assert "<script" not in text
    assert "<i>" not in text
    assert "<b>" not in text


def test_a_single_game_is_enough() -> None:
    assert not Reader(page(results("council", "greedy", "greedy", games=1))).open
