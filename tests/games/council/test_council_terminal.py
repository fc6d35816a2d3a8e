"""Council of 4 as the terminal draws and says it."""

import io
import re
from collections.abc import Sequence
from typing import Any

import pytest
from rich.console import Console

import regalia
from regalia import Match
from regalia.game import load_game
from regalia.games.council.rules.board import BOARDS, METAL, ROYAL
from regalia.games.council.rules.record import City, Metal
from regalia.games.council.terminal import art as terminal
from regalia.games.council.terminal.map import HEIGHT
from regalia.telling import choices as offers
from regalia.telling import telling
from regalia.terminal.keys import keys
from regalia.terminal.menus import Menu, choices, listed
from regalia.terminal.screen import plain_letters
from regalia.terminal.story import Story
from regalia.words import LANGUAGES, Company, Words, words
from tests.games.council.table import play, player, read, table
from tests.variants import play_out, random_moves

ENGLISH = words("council")
GERMAN = words("council", "de")
NAMES = ["You", "Bot 1", "Bot 2", "Bot 3"]
FOUR = "white black orange purple"
EVERY_BOARD = pytest.mark.parametrize("number", range(len(BOARDS)), ids=BOARDS)
LAY = "lay white; lay black; lay orange; lay purple"


def drawn(*what: Any, encoding: str = "utf-8", width: int = 80) -> str:
    file = io.TextIOWrapper(io.BytesIO(), encoding)
    Console(file=file, width=width, markup=False, highlight=False).print(*what, sep="\n")
    file.seek(0)
    return file.read()


def state(match: Match, viewer: int | None = 0) -> dict[str, Any]:
    return {**match.view(viewer)["state"], **telling("council").derived(match.hidden(viewer))}


def board(match: Match, viewer: int | None = 0, spoken: Words = ENGLISH, **how: Any) -> str:
    return drawn(
        terminal.tables(state(match, viewer), Company(NAMES[: match.players], reader=viewer), spoken)[0], **how
    )


def glance(match: Match, viewer: int | None = 0, spoken: Words = ENGLISH) -> str:
    return drawn(terminal.tables(state(match, viewer), Company(NAMES, reader=viewer), spoken)[-1])


def offered(match: Match, kind: str = "", spoken: Words = ENGLISH) -> str:
    """What is listed, or the choices of one kind."""
    found = choices(offers(match.game, match.hidden(0), 0), spoken, Company(NAMES, reader=0), keys("council"))
    return drawn(*listed(Menu(found, kind), "0: back"))


def storyteller(spoken: Words) -> Story:
    return Story(load_game("council"), Company(NAMES), spoken)


def story(events: Sequence[dict[str, Any]], viewer: int | None = 0, spoken: Words = ENGLISH) -> str:
    return " ".join(drawn(*storyteller(spoken).tell(events, viewer), width=1000).split())


def story_of(match: Match, sentences: str, viewer: int | None = 0, spoken: Words = ENGLISH) -> str:
    """What a reader is told of several actions at once."""
    events = []
    for sentence in sentences.split(";"):
        match.play(match.actors[0], read(match, sentence))
        events += match.view(viewer)["events"]
    return story(events, viewer, spoken)


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_is_drawn_within_80_columns(name: str, encoding: str, language: str) -> None:
    spell = plain_letters if encoding == "ascii" else str
    match = play_out(regalia.new("council", players=4, seed=1, options={"board": name}), 1, most=300)
    shown = board(match, spoken=words("council", language, spell), encoding=encoding)
    assert "?" not in shown
    assert max(map(len, shown.splitlines())) <= 80
    for city in City:
        assert city.name.title() in shown


def first_map(number: int, roads: Sequence[Sequence[str]] | None = None) -> str:
    """The map of a board before anything has happened; with these roads only."""
    shown = state(regalia.new("council", players=3, seed=1, options={"board": BOARDS[number]}))
    if roads is not None:
        shown["roads"] = roads
    return "\n".join(
        drawn(terminal.tables(shown, Company(NAMES[:3], reader=0), ENGLISH)[0]).splitlines()[1 : 1 + HEIGHT]
    )


@EVERY_BOARD
def test_of_every_road_enough_shows_between_the_cities(number: int) -> None:
    for road in state(table(board=BOARDS[number]))["roads"]:
        assert len(re.findall("[─│╱╲]", first_map(number, [road]))) >= 3


def test_a_city_shows_its_colour_its_token_its_merchants_and_the_queen() -> None:
    match = table(player(cities="K"), player(cities="K"), queen="K", neutrals="K")
    shown = board(match).splitlines()
    row = next(number for number, line in enumerate(shown) if "Kultos ♛" in line)
    assert "gold abn" in shown[row + 1]
    assert "coin+servant" in shown[row + 2]


@EVERY_BOARD
def test_the_map_names_every_colour_as_often_as_it_is_there(number: int) -> None:
    shown = first_map(number)
    for metal in Metal:
        cities = sum(METAL[number, city] == metal for city in City)
        assert len(re.findall(rf"\b{metal.name.lower()}\b", shown)) == cities
    assert shown.count("royal") == 1
    assert f"{City(ROYAL[number]).name.title()} ♛" in shown


def test_councils_are_shown_from_the_arrow_on_with_the_permits_on_offer() -> None:
    lines = board(table(face_up={"coast": "AE B"}, decks={"coast": "C"})).splitlines()
    coast = next(number for number, line in enumerate(lines) if line.startswith("  coast"))
    assert lines[coast].split("> ")[1].split() == [*FOUR.split(), "AE", "2", "nobility", "steps"]
    assert "permits face down: 1" in lines[coast + 1]
    assert "B   1 servant and 3 cards" in lines[coast + 1]


def test_a_space_without_a_permit_says_so() -> None:
    assert "no permit left" in board(table(face_up={"coast": "AE -"}, decks={"coast": ""}))


def test_a_player_is_a_row_of_figures_with_permits_by_name() -> None:
    shown = board(
        table(player(hand="pink joker", permits="A BC", used="F G", coins=9, servants=4, nobility=7, points=31))
    )
    assert "to place" in shown
    (row,) = (line.split() for line in shown.splitlines() if line.startswith("> a You"))
    assert row[3:] == ["9", "4", "2", "10", "7", "31", "-", "A,", "BC;", "2", "used"]
    assert "Your cards: 1 pink and 1 joker" in shown
    assert "Nobility track ahead: 8: 3 points and 1 card; 10: a permit" in shown


def test_K16_the_points_shown_count_reward_and_queens_tiles_already_won() -> None:
    shown = board(table(player(cities="AM", points=26)))
    (row,) = (line.split() for line in shown.splitlines() if line.startswith("> a You"))
    assert row[8] == str(26 + 5 + 25)


def test_rewards_are_shown_while_they_last() -> None:
    shown = board(table(player(cities="AM")))
    assert "Rewards: gold 20, silver 12, bronze 8, coast 5, hills 5, mountains 5" in shown
    assert "Queen’s tiles: 18, 12, 7, 3" in shown


def test_only_the_own_cards_are_shown_by_colour() -> None:
    match = regalia.new("council", players=3, seed=5)
    for _ in random_moves(match, 5, most=150):
        for viewer in (0, None):
            hands = match.view(viewer)["state"]["hands"]
            assert not any(sum(hand) for seat, hand in enumerate(hands) if seat != viewer)
    assert "Your cards" not in board(match, None)


def test_what_a_bot_draws_is_not_told() -> None:
    told = story_of(table(deck="joker pink"), "elect coast blue; end")
    assert told.endswith("Bot 1 draws a card")


def test_what_the_reader_draws_is_told_by_colour() -> None:
    told = story_of(table(player(permits="L", cities="KNO")), "place L L")
    assert re.search(r"You draw (an? \w+ card|a joker)\.", told)


def test_in_brief_the_map_is_left_out_but_not_where_merchants_and_the_queen_are() -> None:
    shown = glance(table(player(cities="AM"), queen="K"))
    assert "Arkon" not in shown
    assert "the queen is in Kultos" in shown
    (row,) = (line.split() for line in shown.splitlines() if line.startswith("> a You"))
    assert "AM" in row


def test_K7_the_cheapest_way_to_pay_is_one_choice_as_long_as_nothing_is_laid() -> None:
    match = table(player(hand="white black joker", coins=12), face_up={"coast": "AE B"})
    play(match, "acquire coast 0")
    ((kind, said, actions),) = terminal.shortcuts(state(match))
    assert ENGLISH.say(said) == "pay the cheapest way: 1 white, 1 black and 1 joker, with 5 coins"
    assert kind == "cheapest"
    for action in actions:
        match.play(0, action)
    assert "You pay cards (white, black, joker) and 5 coins." in story(match.view(0)["events"])


def test_K7_with_cards_laid_by_hand_no_cheapest_way_is_offered() -> None:
    match = table(player(hand="white black joker", coins=12), face_up={"coast": "AE B"})
    play(match, "acquire coast 0; lay white")
    assert [*terminal.shortcuts(state(match))] == []


def test_a_payment_goes_step_by_step() -> None:
    match = table(player(hand="white black joker", coins=12), face_up={"coast": "AE B"})
    play(match, "acquire coast 0")
    assert offered(match).splitlines() == ["   1  lay a white card", "   2  lay a black card", "   3  lay a joker"]
    assert "Payment for the permit AE, which brings 2 nobility steps" in glance(match)
    assert "Nothing is laid yet" in glance(match)
    play(match, "lay white; lay joker")
    assert offered(match).splitlines() == ["   l  lay a black card", "   .  pay with these cards and 8 coins"]
    assert "Laid so far: 1 white and 1 joker; coins to pay with that: 8" in glance(match)
    assert story_of(match, "lay black; confirm").startswith("You pay cards (white, black, joker) and 5 coins. ")


def test_K7_while_somebody_pays_others_see_nothing_of_the_payment() -> None:
    match = table(player(hand="white black joker", coins=12))
    play(match, "engage; acquire coast 0; lay white")
    assert "Payment for the permit" in glance(match)
    assert "Payment" not in glance(match, 1)


def test_the_queens_price_counts_her_roads() -> None:
    match = table(player(hand=FOUR, coins=20, servants=1), neutrals="F")
    assert "Indur (2)" in offered(match, "visit")
    assert "Framek (4 + 1)" in offered(match, "visit")
    play(match, f"visit F; {LAY}")
    assert "pay with these cards and 4 coins" in offered(match)
    assert "Payment for the queen’s help in Framek" in glance(match)


def test_elections_are_a_row_a_council() -> None:
    lines = offered(table(), "elect").splitlines()
    assert lines[0] == "  Elect a councillor, which brings you 4 coins (0: back):"
    assert [line.split()[0] for line in lines[1:5]] == ["coast", "hills", "mountains", "queen"]
    assert all(re.fullmatch(r"( +\d+  [a-z]+)+ *", line[13:]) for line in lines[1:5])


def test_permits_are_a_row_each_with_their_cities() -> None:
    shown = offered(table(player(permits="ABC FG", servants=1), player(cities="F")), "place")
    rows = {line.split()[0]: re.sub(r"\d+  ", "", line).split()[1:] for line in shown.splitlines()[1:] if line.strip()}
    assert rows == {"ABC": ["Arkon", "Burgen", "Castrum"], "FG": ["Framek", "(1)", "Graden"]}


def test_a_payment_is_told_at_once_with_what_comes_of_it() -> None:
    match = table(player(), player(hand=FOUR, coins=5), face_up={"coast": "C A"}, decks={"coast": "AE"}, seat=1)
    told = story_of(match, "acquire coast 0; lay white; lay black; lay purple; confirm")
    assert told == (
        "Bot 1 pays cards (white, black, purple) and 4 coins, acquires the permit C, "
        "gains 3 coins and 2 servants (permit C), turns up AE (2 nobility steps)"
    )


def test_tokens_are_told_together_and_nothing_is_said_of_what_is_not_gained() -> None:
    told = story_of(table(player(permits="C", cities="AF", servants=1), player(cities="C")), "place C C")
    assert told == "You place a merchant in Castrum for 1 servant. You gain 4 points and 3 coins (3 city tokens)."


def test_german_sentences_are_german() -> None:
    told = story_of(table(player(hand=FOUR, coins=20)), f"visit N; {LAY}; confirm", 0, GERMAN)
    assert told == (
        "Du zahlst Karten (weiß, schwarz, orange, lila) und 6 Münzen. "
        "Du setzt mit Hilfe der Königin einen Kaufmann in Naris ein. "
        "Du bekommst 1 Adelsschritt (Stadtmarke). Du erreichst Adelsfeld 1."
    )


def test_neutral_merchants_and_first_permits_are_a_line_each() -> None:
    match = regalia.new("council", players=2, seed=3)
    told = drawn(*storyteller(ENGLISH).tell(match.view(None)["events"], None), width=1000)
    assert [line.split()[0] for line in told.splitlines()[:2]] == ["On", "Neutral"]


def test_the_score_sheet_lists_the_sources_from_the_first_place_down() -> None:
    sources = {source: [3, 5] for source in regalia.new("council").game.sources}
    result = {"places": [2, 1], "points": [21, 40], "sources": sources, "winners": [1]}
    first, second = drawn(terminal.score(result, NAMES[:2], ENGLISH)).splitlines()[1:]
    assert first.split() == ["1.", "Bot", "1", *["5"] * len(sources), "40"]
    assert second.split() == ["2.", "You", *["3"] * len(sources), "21"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_fits_and_names_every_square_that_pays(language: str) -> None:
    shown = drawn(terminal.reference(words("council", language)))
    assert max(map(len, shown.splitlines())) <= 80
    for square in (2, 4, 6, 8, 10, 12, 14, 16, 18, 19, 20):
        assert re.search(rf"^  {square} ", shown, re.MULTILINE)
