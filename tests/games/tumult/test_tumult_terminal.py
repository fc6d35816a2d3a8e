"""Tumult Royale as the terminal draws and says it."""

import io
import re
from collections.abc import Sequence
from typing import Any

import pytest
from rich.console import Console

import regalia
from regalia import Match
from regalia.game import load_game
from regalia.games.tumult.terminal import art as terminal
from regalia.telling import choices as offers
from regalia.telling import telling
from regalia.terminal.keys import keys
from regalia.terminal.menus import Menu, choices, listed
from regalia.terminal.screen import plain_letters
from regalia.terminal.story import Story
from regalia.words import LANGUAGES, Company, Words, words
from tests.games.tumult.table import LAST, play, player, read, spoken, table
from tests.variants import random_moves

ENGLISH = words("tumult")
GERMAN = words("tumult", "de")
NAMES = ["You", "Bot 1", "Bot 2", "Bot 3"]
TITLES = ["masculine", "feminine", "masculine", "feminine"]
KNOWN = re.compile(r"\b[1-6][BMT]\b")


def drawn(*what: Any, encoding: str = "utf-8", width: int = 80) -> str:
    file = io.TextIOWrapper(io.BytesIO(), encoding)
    Console(file=file, width=width, markup=False, highlight=False).print(*what, sep="\n")
    file.seek(0)
    return file.read()


def state(match: Match, viewer: int | None) -> Any:
    return match.view(viewer)["state"] | telling("tumult").derived(match.hidden(viewer))


def company(match: Match, viewer: int | None) -> Company:
    return Company(NAMES[: match.players], TITLES[: match.players], viewer)


def board(match: Match, viewer: int | None = 0, words: Words = ENGLISH, **how: Any) -> str:
    return drawn(terminal.tables(state(match, viewer), company(match, viewer), words)[0], **how)


def glance(match: Match, viewer: int | None = 0) -> str:
    return drawn(terminal.tables(state(match, viewer), company(match, viewer), ENGLISH)[-1])


def offered(match: Match, seat: int = 0, kind: str = "") -> str:
    found = choices(offers(match.game, match.hidden(seat), seat), ENGLISH, Company(), keys("tumult"))
    return drawn(*listed(Menu(found, kind), "0: back"))


def story(events: Sequence[dict[str, Any]], viewer: int | None = 0, words: Words = ENGLISH) -> str:
    told = Story(load_game("tumult"), Company(NAMES, TITLES), words).tell(events, viewer)
    return " ".join(drawn(*told, width=1000).split())


def story_of(match: Match, sentences: str, viewer: int | None = 0, words: Words = ENGLISH) -> str:
    """What a reader is told of several actions at once."""
    events = []
    for sentence in sentences.split(";"):
        seat, what = spoken(match, sentence)
        match.play(seat, read(match, what))
        events += match.view(viewer)["events"]
    return story(events, viewer, words)


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_is_drawn_within_80_columns(players: int, encoding: str, language: str) -> None:
    spell = plain_letters if encoding == "ascii" else str
    match = regalia.new("tumult", players=players, seed=2, options={"taxes": "budget"})
    for number, _ in enumerate(random_moves(match, 2)):
        if number % 40 == 0:
            shown = board(match, words=words("tumult", language, spell), encoding=encoding)
            assert max(map(len, shown.splitlines())) <= 80


def test_a_field_shows_its_terrain_and_whose_statue_stands_there() -> None:
    lines = board(table(player(fields="a1 d1", castle="b1 m1"), player(fields="b2"))).splitlines()
    assert "│ Pa  F.  M. │ Va  S.  P. │" in lines
    assert "│ P.  Pb  F. │ M.  V.  S. │" in lines


def test_regions_face_down_and_closed_ones_are_marked() -> None:
    shown = board(table(player(fields="a1", castle="b1 m1"), player(fields="b2"), down="1", closed="2"))
    assert re.search(r"│ A +│ B face down │", shown)
    assert re.search(r"│ C closed +│ D +│", shown)
    assert re.search(r"│ P\.  Pb  F\. +│ \?   \?   \? +│", shown)


def test_T1_players_are_listed_by_rank_with_their_titles() -> None:
    shown = board(table(player(castle="b1 b3 m2"), player(supporters=31, fields="a1", castle="b1 m1"), ranks=[1, 0]))
    king, duke = (re.split("  +", line.strip()) for line in shown.splitlines() if re.search("You|Bot", line))
    assert king == ["> b Bot 1", "queen", "31", "1", "-", "1", "1", "-"]
    assert duke == ["a You", "duke", "30", "0", "-", "1+3", "2", "-"]


def test_the_goods_show_what_the_viewer_knows_and_who_has_them() -> None:
    match = table(player(hand="b3"), player(castle="m2", hand="t1"), phase="taxes")
    shown = board(match)
    assert " 1 [b]" in shown
    assert " 2 (a)3B" in shown
    assert " 3 (b)" in shown
    assert "In your hand: 3 bread (tile 2)" in shown
    assert KNOWN.findall(board(match, None)) == []


@pytest.mark.parametrize("taxes", ["budget", "turns", "hourglass"])
def test_no_tile_is_shown_to_whoever_has_not_seen_it(taxes: str) -> None:
    match = regalia.new("tumult", players=3, seed=4, options={"taxes": taxes})
    for _ in random_moves(match, 4, most=120):
        position = match.position()
        if position["phase"] in ("ready", "taxes", "hands"):
            assert len(KNOWN.findall(glance(match))) == len(position["seen"][0])
            assert KNOWN.findall(glance(match, None)) == []


def test_what_a_bot_sees_is_not_told() -> None:
    match = table(player(), player(), phase="taxes")
    assert story_of(match, "1: lift 3; 1: keep; 1: lift 4; 1: return") == "Bot 1 keeps tile 4, puts tile 5 back"


def test_what_the_reader_sees_is_told() -> None:
    match = table(player(), player(), phase="taxes", middle=None)
    assert re.fullmatch(r"You see \d \w+ on tile 4\. You keep tile 4\.", story_of(match, "0: lift 3; 0: keep"))


def test_a_rush_is_told_seat_by_seat() -> None:
    match = table(player(), player(), player(), phase="taxes")
    told = story_of(match, "1: lift 3; 2: lift 4; 1: keep; 2: keep; 1: lift 5; 1: keep; 2: done", None)
    assert told == "Bot 1 keeps tile 4, keeps tile 6 Bot 2 keeps tile 5, robs no more"


def test_places_and_prices_are_offered_in_columns() -> None:
    match = table(player(fields="a1", castle="b3 b3 m3 m3 t3"), player(fields="f6"))
    shown = offered(match, kind="place")
    assert "Place a statue: field, terrain, price in bread/marble/tools (0: back):" in shown
    assert re.search(r"\d  A2 forest 1/1/1 ", shown)
    assert re.search(r"\d  A6 forest 2/2/2 ", shown)
    assert ".  place nothing now" in offered(match)


@pytest.mark.parametrize(("left", "offered_too"), [(1, []), (2, ["village"]), (3, ["village", "palace"])])
def test_T18_a_menu_offers_no_field_for_more_statues_than_are_left(left: int, offered_too: list[str]) -> None:
    rich = player(castle="b1 b2 m1 m2 t1 t2 t3", fields="a2", placed=25 - left)
    shown = offered(table(rich, player(fields="f2"), realm=LAST), kind="place")
    assert " pasture " in shown
    assert [terrain for terrain in ("village", "palace") if f" {terrain} " in shown] == offered_too


def test_a_payment_goes_step_by_step() -> None:
    match = play(table(player(fields="a1", castle="b1 b2 m3"), player(fields="f6")), "place a2")
    assert offered(match).splitlines() == [
        "   1  lay 1 bread, still missing: 1 marble",
        "   2  lay 2 bread, still missing: 1 marble (1 supporter)",
        "   3  lay 3 marble, still missing: 1 bread (2 supporters)",
    ]
    play(match, "pay b2")
    shown = glance(match)
    assert "Payment for A4 (pasture): 1 bread, 1 marble" in shown
    assert re.search(r"bread +1 needed, laid 2, left 1", shown)
    assert story_of(match, "pay m3").startswith("You place a statue on a pasture, A4. You gain 3 supporters.")


def test_places_to_lift_are_named_with_what_is_known() -> None:
    match = play(table(player(), player(), phase="taxes", middle=None), "0: lift 3; 0: return")
    shown = offered(match, kind="lift")
    assert re.search(r" 4  tile 4 \(\d \w+\)", shown)
    assert re.search(r" 5  tile 5 ", shown)
    assert ".  rob no more" in offered(match)


@pytest.mark.parametrize(
    ("chronicle", "next_space", "apart"),
    [
        (0, "the next brings a statue", "most minus fewest is 0; that counts from space 6 on"),
        (2, "the next turns up a region", "most minus fewest is 2; that counts from space 6 on"),
        (6, "the next may end the game", "most minus fewest is 7; at the next space more than 9 ends the game"),
        (9, "the next is the last", None),
    ],
)
def test_T17_what_can_end_the_game_is_said_with_both_numbers(
    chronicle: int, next_space: str, apart: str | None
) -> None:
    seats = (player(fields="a1", castle="b1 m1"), player(fields="f1"))
    down, numbers = "2 3" if chronicle < 5 else "", [0] * 6 + [9] * 5
    shown = board(table(*seats, chronicle=chronicle, down=down, chronicle_numbers=numbers))
    assert f"Chronicle: {chronicle} of 10 spaces taken; {next_space}" in shown
    assert ("most minus fewest" in shown) == (apart is not None)
    assert apart is None or apart in shown


def test_german_fields_have_german_letters() -> None:
    shown = board(table(player(fields="a1 d1", castle="b1 m1"), player(fields="b2"), down="3"), words=GERMAN)
    assert "│ Wia  Wa.  Ge. │ Doa  Sc.  Wi. │" in shown
    assert "?    ?    ?" in shown
    assert "P Wiese" not in shown


def test_german_titles_and_sentences_are_german() -> None:
    events = [{"type": "rank", "seat": seat, "rank": seat + 1} for seat in range(4)]
    assert story(events, 0, GERMAN) == "Du bist König. Bot 1 ist Herzogin Bot 2 ist Fürst Bot 3 ist Gräfin"
    events = [{"type": "tumult", "seat": 1, "good": "bread", "count": 4, "tiles": 2}]
    assert story(events, 0, GERMAN) == "Tumult um Brot: Bot 1 ist am gierigsten (mit 4); 2 Plättchen gehen zurück"


@pytest.mark.parametrize(
    ("word", "language", "action"),
    [
        ("7", "en", {"type": "lift", "place": 6}),
        ("27", "de", {"type": "lift", "place": 26}),
        ("k", "en", {"type": "keep"}),
        ("R", "en", {"type": "return"}),
        ("zurück", "de", {"type": "return"}),
        ("b", "de", {"type": "keep"}),
        ("done", "de", {"type": "done"}),
        ("0", "en", None),
        ("28", "en", None),
        ("²", "en", None),
        ("help", "en", None),
    ],
)
def test_words_of_somebody_in_a_hurry(word: str, language: str, action: dict[str, Any] | None) -> None:
    assert terminal.typed(word, words("tumult", language)) == action


def test_the_places_are_listed_from_the_first_down() -> None:
    result = {"places": [2, 1], "points": [18, 21], "sources": {"statues": [18, 21]}, "winners": [1]}
    shown = drawn(terminal.score(result, NAMES[:2], ENGLISH)).split()
    assert shown == ["place", "statues", "1.", "Bot", "1", "21", "2.", "You", "18"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_fits_and_names_every_price(language: str) -> None:
    shown = drawn(terminal.reference(words("tumult", language)))
    assert max(map(len, shown.splitlines())) <= 80
    assert len(re.findall(r"^  \w+ ", shown, re.MULTILINE)) == 5
