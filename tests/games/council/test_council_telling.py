"""What Council of 4 says: of events, choices, refusals, what is expected and how it ended."""

import re
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from regalia import MalformedInput, Match
from regalia.game import load_game
from regalia.games.council.rules.events import EVENTS
from regalia.games.council.rules.reasons import REASONS
from regalia.sentences import Seat, Sentence, from_json
from regalia.telling import Choice, choices, telling
from regalia.words import LANGUAGES, Company, Part, words
from tests.games.council.table import action, play, player, table
from tests.games.council.test_council_position import INCONSISTENT, NO_PERMIT, POSITIONS
from tests.games.council.test_council_refusals import FOUR, REFUSALS, owed

COUNCIL = load_game("council")
TELLING = telling("council")
NAMES = ["Ada", "Ben", "Cleo"]
READ_BY_ADA = Company(NAMES, ["feminine"] * 3, reader=0)
READ_BY_OTHERS = Company(NAMES, ["feminine"] * 3)
NOTHING = {"points": 0, "coins": 0, "servants": 0, "cards": 0, "main_actions": 0}


def said(sentence: Sentence, company: Company = READ_BY_OTHERS) -> tuple[str, str]:
    """In English and in German."""
    english, german = (words("council", language).say(sentence, company) for language in LANGUAGES)
    return english, german


def both_persons(sentence: Sentence) -> tuple[tuple[str, str], tuple[str, str]]:
    """In English to Ada and to others, and in German."""
    told = [said(sentence, company) for company in (READ_BY_ADA, READ_BY_OTHERS)]
    english, german = zip(*told, strict=True)
    return english, german


# what happened, to Ada of herself and to others: in English, then in German
EVENTS_SAID: dict[str, tuple[Mapping[str, Any], tuple[str, str], tuple[str, str]]] = {
    "neutral": (
        {"city": "arkon"},
        ("A neutral merchant stands in Arkon",) * 2,
        ("Ein neutraler Kaufmann steht in Arkon",) * 2,
    ),
    "neutrals": (
        {"cities": ["arkon", "esti", "indur"]},
        ("Neutral merchants stand in Arkon, Esti and Indur",) * 2,
        ("Neutrale Kaufleute stehen in Arkon, Esti und Indur",) * 2,
    ),
    "turn": ({}, ("you begin a turn", "Ada begins a turn"), ("du beginnst einen Zug", "Ada beginnt einen Zug")),
    "drew": ({}, ("you draw a card", "Ada draws a card"), ("du ziehst eine Karte", "Ada zieht eine Karte")),
    "drew_several": (
        {"count": 3},
        ("you draw 3 cards", "Ada draws 3 cards"),
        ("du ziehst 3 Karten", "Ada zieht 3 Karten"),
    ),
    "drew_card": (
        {"card": "orange"},
        ("you draw an orange card", "Ada draws an orange card"),
        ("du ziehst eine orange Karte", "Ada zieht eine orange Karte"),
    ),
    "drew_cards": (
        {"cards": ["white", "white", "joker"]},
        ("you draw cards (white, white, joker)", "Ada draws cards (white, white, joker)"),
        ("du ziehst Karten (weiß, weiß, Joker)", "Ada zieht Karten (weiß, weiß, Joker)"),
    ),
    "no_card": (
        {},
        ("you find no card to draw", "Ada finds no card to draw"),
        ("du findest keine Karte zum Ziehen", "Ada findet keine Karte zum Ziehen"),
    ),
    "reshuffled": (
        {},
        ("The discarded politics cards are the new deck",) * 2,
        ("Die abgelegten Politikkarten sind der neue Stapel",) * 2,
    ),
    "elected": (
        {"council": "mountains", "colour": "white", "dropped": "pink", "coins": 4},
        (
            "you elect a white councillor into the council of the mountains (pink leaves) and get 4 coins",
            "Ada elects a white councillor into the council of the mountains (pink leaves) and gets 4 coins",
        ),
        (
            "du wählst ein weißes Ratsmitglied in den Rat des Gebirges (rosa geht) und bekommst 4 Münzen",
            "Ada wählt ein weißes Ratsmitglied in den Rat des Gebirges (rosa geht) und bekommt 4 Münzen",
        ),
    ),
    "wants_permit": (
        {"permit": "ab"},
        ("you want the permit A-B", "Ada wants the permit A-B"),
        ("du willst die Lizenz A-B", "Ada will die Lizenz A-B"),
    ),
    "wants_queen": (
        {"city": "framek", "roads": 2},
        ("you ask the queen for help in Framek", "Ada asks the queen for help in Framek"),
        ("du bittest die Königin um Hilfe in Framek", "Ada bittet die Königin um Hilfe in Framek"),
    ),
    "laid": (
        {"card": "joker"},
        ("you lay a joker", "Ada lays a joker"),
        ("du legst einen Joker", "Ada legt einen Joker"),
    ),
    "laid_several": (
        {"cards": ["white", "joker"]},
        ("you lay cards (white, joker)", "Ada lays cards (white, joker)"),
        ("du legst Karten (weiß, Joker)", "Ada legt Karten (weiß, Joker)"),
    ),
    "paid": (
        {"council": "coast", "coins": 10, "cards": ["white", None, None, None]},
        ("you pay a card (white) and 10 coins", "Ada pays a card (white) and 10 coins"),
        ("du zahlst eine Karte (weiß) und 10 Münzen", "Ada zahlt eine Karte (weiß) und 10 Münzen"),
    ),
    "acquired": (
        {"permit": "fgh"},
        ("you acquire the permit F-G-H", "Ada acquires the permit F-G-H"),
        ("du erwirbst die Lizenz F-G-H", "Ada erwirbt die Lizenz F-G-H"),
    ),
    "took_free": (
        {"permit": "h"},
        ("you take the permit H for nothing", "Ada takes the permit H for nothing"),
        ("du nimmst die Lizenz H umsonst", "Ada nimmt die Lizenz H umsonst"),
    ),
    "declined": (
        {},
        ("you take no free permit", "Ada takes no free permit"),
        ("du nimmst keine Lizenz", "Ada nimmt keine Lizenz"),
    ),
    "revealed": (
        {"region": "hills", "space": 1, "permit": "g"},
        ("Now on offer in the hills: G (2 points, 2 servants and 1 nobility step)",) * 2,
        ("Neu in der Auslage in den Hügeln: G (2 Punkte, 2 Diener und 1 Adelsschritt)",) * 2,
    ),
    "offers": (
        {"permits": ["a", "ae"]},
        ("On offer: A (4 points and 3 coins) and A-E (2 nobility steps)",) * 2,
        ("In der Auslage: A (4 Punkte und 3 Münzen) und A-E (2 Adelsschritte)",) * 2,
    ),
    "turned_up": (
        {"permits": ["mn"]},
        ("you turn up M-N (1 main action)", "Ada turns up M-N (1 main action)"),
        ("du deckst M-N (1 Hauptaktion) auf", "Ada deckt M-N (1 Hauptaktion) auf"),
    ),
    "queen_moved": (
        {"city": "lyram"},
        ("you lead the queen to Lyram", "Ada leads the queen to Lyram"),
        ("du führst die Königin nach Lyram", "Ada führt die Königin nach Lyram"),
    ),
    "placed": (
        {"city": "naris", "servants": 0},
        ("you place a merchant in Naris", "Ada places a merchant in Naris"),
        ("du setzt einen Kaufmann in Naris ein", "Ada setzt einen Kaufmann in Naris ein"),
    ),
    "placed_with_queen": (
        {"city": "naris", "servants": 2},
        (
            "you place a merchant in Naris with the queen's help for 2 servants",
            "Ada places a merchant in Naris with the queen's help for 2 servants",
        ),
        (
            "du setzt mit Hilfe der Königin für 2 Diener einen Kaufmann in Naris ein",
            "Ada setzt mit Hilfe der Königin für 2 Diener einen Kaufmann in Naris ein",
        ),
    ),
    "token": (
        {"token": 12, **NOTHING},
        ("you gain 1 nobility step (city token)", "Ada gains 1 nobility step (city token)"),
        ("du bekommst 1 Adelsschritt (Stadtmarke)", "Ada bekommt 1 Adelsschritt (Stadtmarke)"),
    ),
    "tokens": (
        {"count": 2, **NOTHING, "coins": 1, "cards": 2, "nobility": 1},
        (
            "you gain 1 coin, 2 cards and 1 nobility step (2 city tokens)",
            "Ada gains 1 coin, 2 cards and 1 nobility step (2 city tokens)",
        ),
        (
            "du bekommst 1 Münze, 2 Karten und 1 Adelsschritt (2 Stadtmarken)",
            "Ada bekommt 1 Münze, 2 Karten und 1 Adelsschritt (2 Stadtmarken)",
        ),
    ),
    "permit": (
        {"permit": "e", **NOTHING},
        ("you gain nothing (permit E)", "Ada gains nothing (permit E)"),
        ("du bekommst nichts (Lizenz E)", "Ada bekommt nichts (Lizenz E)"),
    ),
    "square": (
        {"square": 8, **NOTHING, "points": 3, "cards": 1},
        ("you gain 3 points and 1 card (nobility 8)", "Ada gains 3 points and 1 card (nobility 8)"),
        ("du bekommst 3 Punkte und 1 Karte (Adel 8)", "Ada bekommt 3 Punkte und 1 Karte (Adel 8)"),
    ),
    "climbed": (
        {"square": 7},
        ("you reach nobility 7", "Ada reaches nobility 7"),
        ("du erreichst Adel 7", "Ada erreicht Adel 7"),
    ),
    "lost": (
        {"square": 4},
        ("you have nothing to choose for nobility 4", "Ada has nothing to choose for nobility 4"),
        ("du hast für Adel 4 nichts zu wählen", "Ada hat für Adel 4 nichts zu wählen"),
    ),
    "metal_reward": (
        {"metal": "gold", "points": 20},
        ("you win the gold reward: 20 points", "Ada wins the gold reward: 20 points"),
        ("du gewinnst die Belohnung für Gold: 20 Punkte", "Ada gewinnt die Belohnung für Gold: 20 Punkte"),
    ),
    "region_reward": (
        {"region": "mountains", "points": 5},
        ("you win the reward of the mountains: 5 points", "Ada wins the reward of the mountains: 5 points"),
        ("du gewinnst die Belohnung des Gebirges: 5 Punkte", "Ada gewinnt die Belohnung des Gebirges: 5 Punkte"),
    ),
    "queens_reward": (
        {"points": 25},
        ("you win a queen's tile: 25 points", "Ada wins a queen's tile: 25 points"),
        ("du gewinnst ein Plättchen der Königin: 25 Punkte", "Ada gewinnt ein Plättchen der Königin: 25 Punkte"),
    ),
    "tenth": (
        {"points": 3},
        ("you gain 3 points for the tenth merchant", "Ada gains 3 points for the tenth merchant"),
        ("du bekommst 3 Punkte für den zehnten Kaufmann", "Ada bekommt 3 Punkte für den zehnten Kaufmann"),
    ),
    "engaged": (
        {},
        ("you engage a servant", "Ada engages a servant"),
        ("du wirbst einen Diener an", "Ada wirbt einen Diener an"),
    ),
    "changed": (
        {"region": "coast"},
        ("you change the permits of the coast", "Ada changes the permits of the coast"),
        ("du tauschst die Lizenzen der Küste aus", "Ada tauscht die Lizenzen der Küste aus"),
    ),
    "sent": (
        {},
        ("you send a servant to a council", "Ada sends a servant to a council"),
        ("du schickst einen Diener in einen Rat", "Ada schickt einen Diener in einen Rat"),
    ),
    "additional": (
        {},
        ("you pay 3 servants for a main action", "Ada pays 3 servants for a main action"),
        ("du zahlst 3 Diener für eine Hauptaktion", "Ada zahlt 3 Diener für eine Hauptaktion"),
    ),
    "last_turns": (
        {},
        (
            "Your tenth merchant is placed: everybody else has one more turn",
            "The tenth merchant of Ada is placed: everybody else has one more turn",
        ),
        (
            "Dein zehnter Kaufmann steht: Alle anderen haben noch einen Zug",
            "Der zehnte Kaufmann von Ada steht: Alle anderen haben noch einen Zug",
        ),
    ),
    "over": ({}, ("The game is over",) * 2, ("Das Spiel ist zu Ende",) * 2),
    "undone": (
        {},
        ("you take the last step back", "Ada takes the last step back"),
        ("du nimmst den letzten Schritt zurück", "Ada nimmt den letzten Schritt zurück"),
    ),
}
OF_NOBODY = {"neutral", "neutrals", "reshuffled", "revealed", "offers", "over"}


def happened(kind: str) -> Sentence:
    seat = {} if kind in OF_NOBODY else {"seat": 0}
    return TELLING.event({"type": kind, **seat, **EVENTS_SAID[kind][0]})


@pytest.mark.parametrize("kind", EVENTS_SAID)
def test_an_event_is_told_in_both_persons_and_languages(kind: str) -> None:
    assert both_persons(happened(kind)) == EVENTS_SAID[kind][1:]


def test_every_event_that_a_reader_can_see_is_told() -> None:
    assert EVENTS_SAID.keys() == {event.name for event in EVENTS.events.values()}


@pytest.mark.parametrize(
    ("coins", "english", "german"),
    [
        (0, "Ada elects a blue councillor into the queen's council (black leaves)", "(schwarz geht)"),
        (1, "Ada elects a blue councillor into the queen's council (black leaves) and gets 1 coin", "1 Münze"),
    ],
)
def test_K13_an_election_tells_the_coins_that_came_of_it(coins: int, english: str, german: str) -> None:
    about = {"council": "queen", "colour": "blue", "dropped": "black", "coins": coins}
    told = said(TELLING.event({"type": "elected", "seat": 0, **about}))
    assert told[0] == english
    assert told[1].endswith(german)


def test_a_payment_without_coins_tells_of_cards_alone() -> None:
    cards = ["white", "black", "orange", "joker"]
    told = TELLING.event({"type": "paid", "seat": 0, "council": "coast", "coins": 0, "cards": cards})
    assert said(told) == (
        "Ada pays cards (white, black, orange, joker)",
        "Ada zahlt Karten (weiß, schwarz, orange, Joker)",
    )


def test_sentences_survive_their_way_to_a_client_and_back() -> None:
    for kind in EVENTS_SAID:
        assert from_json(happened(kind).to_json()) == happened(kind)


def test_cards_and_players_are_pieces_of_a_sentence_that_can_be_drawn() -> None:
    assert words("council", "de").parts(happened("drew_cards"), READ_BY_OTHERS)[:5] == [
        Part("Ada", "shield", Seat(0)),
        Part(" zieht Karten ("),
        Part("weiß", "card", Sentence("card-white")),
        Part(", "),
        Part("weiß", "card", Sentence("card-white")),
    ]


def condensed(*events: dict[str, Any]) -> list[Any]:
    return list(TELLING.condensed([{"seat": 0, **event} for event in events]))


def test_the_beginning_of_a_turn_shows_by_itself() -> None:
    assert condensed({"type": "turn"}) == []


def test_cards_laid_are_told_at_once_and_not_at_all_when_they_are_paid() -> None:
    laid = [{"type": "wants_permit", "permit": "a"}, *({"type": "laid", "card": card} for card in ("white", "joker"))]
    assert condensed(*laid) == [{"type": "laid_several", "seat": 0, "cards": ["white", "joker"]}]
    assert condensed(*laid[:2]) == [{"type": "laid", "seat": 0, "card": "white"}]
    assert condensed(laid[0]) == [{"type": "wants_permit", "seat": 0, "permit": "a"}]
    paid = {"type": "paid", "seat": 0, "council": "coast", "coins": 8, "cards": ["white", "joker", None, None]}
    assert condensed(*laid, paid) == [paid]


def test_the_queens_way_and_the_merchant_are_told_at_once() -> None:
    moved, placed = {"type": "queen_moved", "city": "juvelar"}, {"type": "placed", "city": "juvelar", "servants": 1}
    with_queen = {"seat": 0, **placed, "type": "placed_with_queen"}
    assert condensed(moved, placed) == [with_queen]


def test_a_merchant_placed_right_after_the_queens_is_told_too() -> None:
    """In the royal city there is no token that would come between."""
    moved = {"type": "queen_moved", "city": "juvelar"}
    placed = [{"type": "placed", "city": city, "servants": 0} for city in ("juvelar", "arkon")]
    told = condensed(moved, *placed)
    assert [(event["type"], event["city"]) for event in told] == [("placed_with_queen", "juvelar"), ("placed", "arkon")]


def test_tokens_are_summed_with_their_nobility_steps() -> None:
    tokens = [{"type": "token", "token": token, **NOTHING} for token in (12, 13)]
    assert condensed({**tokens[0], "coins": 1}, tokens[1]) == [
        {"type": "tokens", "seat": 0, "count": 2, **NOTHING, "coins": 1, "nobility": 2}
    ]
    assert condensed(tokens[0]) == [{"seat": 0, **tokens[0]}]


def test_cards_drawn_are_told_once_and_those_that_others_draw_with_a_bonus_by_the_bonus() -> None:
    drew = {"type": "drew"}
    square = {"type": "square", "square": 8, **NOTHING, "points": 3, "cards": 1}
    assert condensed(drew) == [{"seat": 0, **drew}]
    assert condensed(drew, drew) == [{"type": "drew_several", "seat": 0, "count": 2}]
    assert condensed(square, drew) == [{"seat": 0, **square}]
    seen = [drew, {"type": "drew_card", "card": "pink"}]
    assert condensed(*seen) == [{"type": "drew_card", "seat": 0, "card": "pink"}]
    assert condensed(*seen, *seen) == [{"type": "drew_cards", "seat": 0, "cards": ["pink", "pink"]}]


def test_permits_are_turned_up_by_whoever_made_room_and_at_the_deal_by_nobody() -> None:
    revealed = [{"type": "revealed", "region": "coast", "space": space, "permit": "ab"[space]} for space in (0, 1)]
    assert list(TELLING.condensed(revealed)) == [{"type": "offers", "permits": ["a", "b"]}]
    changed = {"type": "changed", "seat": 1, "region": "coast"}
    assert list(TELLING.condensed([changed, *revealed]))[1:] == [
        {"type": "turned_up", "seat": 1, "permits": ["a", "b"]}
    ]


def offer(match: Match, sentence: str) -> Choice:
    found = choices(COUNCIL, match.hidden(match.actors[0]), match.actors[0])
    return next(choice for choice in found if choice.action == action(sentence))


RICH = player(hand="white black", coins=20, servants=3, permits="AB")
CHOICES: list[tuple[Callable[[], Match], str, str, str]] = [
    (
        table,
        "elect hills blue",
        "elect a blue councillor into the council of the hills and get 4 coins",
        "ein blaues Ratsmitglied in den Rat der Hügel wählen und 4 Münzen bekommen",
    ),
    (
        lambda: table(player(coins=19)),
        "elect queen orange",
        "elect an orange councillor into the queen's council and get 1 coin",
        "ein oranges Ratsmitglied in den Rat der Königin wählen und 1 Münze bekommen",
    ),
    (
        lambda: table(player(coins=20)),
        "elect queen pink",
        "elect a pink councillor into the queen's council",
        "ein rosa Ratsmitglied in den Rat der Königin wählen",
    ),
    (
        lambda: table(RICH, face_up={"coast": "ABC A"}),
        "acquire coast 0",
        "acquire the permit A-B-C for cards and at least 7 coins; it brings 2 servants",
        "die Lizenz A-B-C für Karten und mindestens 7 Münzen erwerben; sie bringt dir: 2 Diener",
    ),
    (
        lambda: table(player(hand=FOUR), face_up={"coast": "ABC A"}),
        "acquire coast 0",
        "acquire the permit A-B-C for cards alone; it brings 2 servants",
        "die Lizenz A-B-C nur für Karten erwerben; sie bringt dir: 2 Diener",
    ),
    (
        lambda: table(RICH, player(cities="A")),
        "place AB A",
        "place a merchant in Arkon with the permit A-B, for 1 servant",
        "mit der Lizenz A-B einen Kaufmann in Arkon einsetzen, für 1 Diener",
    ),
    (
        lambda: table(RICH, player(cities="I"), player(cities="I")),
        "visit I",
        "place a merchant in Indur with the queen's help, for cards and at least 9 coins and 2 servants",
        "mit Hilfe der Königin einen Kaufmann in Indur einsetzen, für Karten und mindestens 9 Münzen und 2 Diener",
    ),
    (
        lambda: table(player(hand=FOUR)),
        "visit J",
        "place a merchant in Juvelar with the queen's help, for cards",
        "mit Hilfe der Königin einen Kaufmann in Juvelar einsetzen, für Karten",
    ),
    (
        lambda: table(RICH),
        "engage",
        "quick: engage a servant for 3 coins",
        "Nebenaktion: für 3 Münzen einen Diener anwerben",
    ),
    (
        lambda: table(RICH),
        "change mountains",
        "quick: change the permits of the mountains for 1 servant",
        "Nebenaktion: für 1 Diener die Lizenzen des Gebirges austauschen",
    ),
    (
        lambda: table(RICH),
        "send coast blue",
        "quick: send a servant to elect a blue councillor into the council of the coast",
        "Nebenaktion: mit einem Diener ein blaues Ratsmitglied in den Rat der Küste wählen",
    ),
    (
        lambda: table(RICH),
        "additional",
        "quick: gain another main action for 3 servants",
        "Nebenaktion: für 3 Diener eine weitere Hauptaktion",
    ),
    (lambda: play(table(), "elect coast blue"), "end", "end the turn", "den Zug beenden"),
    (
        lambda: play(table(RICH), "additional; elect coast blue"),
        "end",
        "end the turn without another main action",
        "den Zug ohne weitere Hauptaktion beenden",
    ),
    (
        lambda: play(table(RICH), "acquire coast 0"),
        "lay black",
        "lay a black card",
        "eine schwarze Karte legen",
    ),
    (
        lambda: play(table(RICH), "visit G; lay white"),
        "confirm",
        "pay with these cards and 12 coins",
        "mit diesen Karten und 12 Münzen zahlen",
    ),
    (
        lambda: owed(3),
        "repeat C",
        "gain the token of Castrum again: 3 points",
        "die Marke von Castrum noch einmal: 3 Punkte",
    ),
    (
        lambda: owed(9, face_up={"hills": "H I"}),
        "free hills 0",
        "take the permit H for nothing; it brings 4 servants",
        "die Lizenz H umsonst nehmen; sie bringt dir: 4 Diener",
    ),
    (lambda: owed(9), "decline", "take no permit", "keine Lizenz nehmen"),
    (
        lambda: owed(13),
        "reuse AB",
        "gain the bonus of the permit A-B again: 3 coins and 1 card",
        "den Bonus der Lizenz A-B noch einmal: 3 Münzen und 1 Karte",
    ),
]


@pytest.mark.parametrize(("make", "sentence", "english", "german"), CHOICES, ids=[row[2] for row in CHOICES])
def test_a_choice_says_what_it_costs_and_brings(
    make: Callable[[], Match], sentence: str, english: str, german: str
) -> None:
    assert said(offer(make(), sentence).sentence) == (english, german)


def test_every_kind_of_choice_is_said() -> None:
    assert {action(sentence)["type"] for _, sentence, _, _ in CHOICES} == {
        action.name for action in COUNCIL.actions.actions
    }


def labelled(match: Match, sentence: str, part: str) -> tuple[str, str]:
    message, arguments = offer(match, sentence).sentence
    return said(Sentence(f"{message}.{part}", arguments))


def test_long_lists_have_titles_rows_and_labels_without_misread_prices() -> None:
    match = table(RICH, player(cities="AI"), face_up={"coast": "ABC A"})
    assert labelled(table(), "elect coast blue", "title") == (
        "Elect a councillor, which brings you 4 coins",
        "Ein Ratsmitglied wählen und dafür 4 Münzen bekommen",
    )
    assert labelled(match, "elect coast blue", "row") == ("coast", "Küste")
    assert labelled(match, "acquire coast 0", "label") == ("A-B-C (7): 2 servants", "A-B-C (7): 2 Diener")
    assert labelled(match, "place AB A", "row") == ("A-B",) * 2
    assert labelled(match, "place AB A", "label") == ("Arkon (1)",) * 2
    assert labelled(match, "visit I", "label") == ("Indur (9 + 1)",) * 2


HINTS: list[tuple[Callable[[], Match], tuple[str, str], tuple[str, str]]] = [
    (
        table,
        ("Take a main action; a quick action may come before or after it.", "Ada takes a main action."),
        (
            "Wähle eine Hauptaktion; davor oder danach darf eine Nebenaktion kommen.",
            "Ada wählt eine Hauptaktion.",
        ),
    ),
    (
        lambda: play(table(player(coins=3)), "engage"),
        ("Take a main action.", "Ada takes a main action."),
        ("Wähle eine Hauptaktion.", "Ada wählt eine Hauptaktion."),
    ),
    (
        lambda: play(table(), "elect coast blue"),
        ("You may still take a quick action, or end the turn.", "Ada may still take a quick action."),
        (
            "Du darfst noch eine Nebenaktion ausführen oder den Zug beenden.",
            "Ada darf noch eine Nebenaktion ausführen.",
        ),
    ),
    (
        lambda: play(table(player(coins=3)), "elect coast blue; engage"),
        ("Your turn is done: end it.", "Ada ends the turn."),
        ("Dein Zug ist fertig: Beende ihn.", "Ada beendet den Zug."),
    ),
    (
        lambda: play(table(player(servants=3)), "elect coast blue; additional"),
        ("You may take another main action, or end the turn.", "Ada may take another main action."),
        (
            "Du darfst noch eine Hauptaktion ausführen oder den Zug beenden.",
            "Ada darf noch eine Hauptaktion ausführen.",
        ),
    ),
    (
        lambda: play(
            table(player(hand="white", coins=20), face_up={"coast": "E A"}), "acquire coast 0; lay white; confirm"
        ),
        ("You may take another main action and a quick action, or end the turn.", "Ada may take another main action."),
        (
            "Du darfst noch eine Hauptaktion und eine Nebenaktion ausführen oder den Zug beenden.",
            "Ada darf noch eine Hauptaktion ausführen.",
        ),
    ),
    (
        lambda: play(table(player(hand="white", coins=20)), "acquire coast 0"),
        (
            "Lay cards in the colours of the councillors: with 1, 2, 3 or 4 cards you still pay 10/7/4/0 coins, "
            "and 1 more for each joker.",
            "Ada pays for a permit.",
        ),
        (
            "Lege Karten in den Farben der Ratsmitglieder: Mit 1, 2, 3 oder 4 Karten zahlst du noch 10/7/4/0 Münzen, "
            "und je Joker 1 dazu.",
            "Ada zahlt für eine Lizenz.",
        ),
    ),
    (
        lambda: play(table(player(hand="white", coins=20)), "visit J"),
        (
            "Lay cards in the colours of the councillors: with 1, 2, 3 or 4 cards you still pay 10/7/4/0 coins, "
            "1 more for each joker and 2 for each road.",
            "Ada pays for the queen's help.",
        ),
        (
            "Lege Karten in den Farben der Ratsmitglieder: Mit 1, 2, 3 oder 4 Karten zahlst du noch 10/7/4/0 Münzen, "
            "je Joker 1 und je Straße 2 dazu.",
            "Ada zahlt für die Hilfe der Königin.",
        ),
    ),
    (
        lambda: owed(3),
        (
            "The nobility track repeats the token of one of your cities: choose.",
            "Ada chooses a city token to gain again.",
        ),
        (
            "Die Adelsleiste wiederholt die Marke einer deiner Städte: Wähle.",
            "Ada wählt eine Stadtmarke, die noch einmal zahlt.",
        ),
    ),
    (
        lambda: owed(15),
        (
            "The nobility track repeats the tokens of 2 of your cities: choose the first.",
            "Ada chooses a city token to gain again.",
        ),
        (
            "Die Adelsleiste wiederholt die Marken von 2 deiner Städte: Wähle die erste.",
            "Ada wählt eine Stadtmarke, die noch einmal zahlt.",
        ),
    ),
    (
        lambda: owed(9),
        ("The nobility track gives you a permit for nothing, if you like.", "Ada may take a permit for nothing."),
        ("Die Adelsleiste schenkt dir eine Lizenz, wenn du magst.", "Ada darf eine Lizenz umsonst nehmen."),
    ),
    (
        lambda: owed(13),
        (
            "The nobility track repeats the bonus of one of your permits: choose.",
            "Ada chooses a permit whose bonus comes again.",
        ),
        (
            "Die Adelsleiste wiederholt den Bonus einer deiner Lizenzen: Wähle.",
            "Ada wählt eine Lizenz, deren Bonus noch einmal kommt.",
        ),
    ),
]


@pytest.mark.parametrize(("make", "english", "german"), HINTS, ids=[row[1][0][:60] for row in HINTS])
def test_what_is_expected_is_said_in_both_persons(
    make: Callable[[], Match], english: tuple[str, str], german: tuple[str, str]
) -> None:
    assert both_persons(TELLING.expected(make().hidden(0), 0)) == (english, german)


def test_K7_others_are_not_told_that_somebody_tries_to_pay() -> None:
    match = play(table(player(hand="white", coins=20)), "acquire coast 0; lay white")
    for reader in (1, None):
        assert said(TELLING.expected(match.hidden(reader), 0)) == (
            "Ada takes a main action.",
            "Ada wählt eine Hauptaktion.",
        )


# reason: the refusal that it is taken from, and how it is said
REASONS_SAID: dict[str, tuple[str, str, str]] = {
    "game-over": ("over", "The game is over.", "Das Spiel ist zu Ende."),
    "not-your-turn": (
        "K5 others act",
        "It is not your turn: Ada is to act.",
        "Du bist nicht an der Reihe: Ada ist dran.",
    ),
    "choice-owed": (
        "K15 a main action",
        "First choose the city whose token you gain again.",
        "Wähle zuerst die Stadt, deren Marke du noch einmal bekommst.",
    ),
    "paying-for-permit": (
        "K7 before what can never be",
        "First finish the payment for the permit A, or take it back.",
        "Bring zuerst die Zahlung für die Lizenz A zu Ende, oder nimm sie zurück.",
    ),
    "paying-for-queen": (
        "K9 another city",
        "First finish the payment for the queen's help in Juvelar, or take it back.",
        "Bring zuerst die Zahlung für die Hilfe der Königin in Juvelar zu Ende, oder nimm sie zurück.",
    ),
    "no-choice-owed": (
        "K14 no token",
        "The nobility track does not ask you for a choice now.",
        "Die Adelsleiste lässt dich jetzt nichts wählen.",
    ),
    "no-payment": (
        "K7 nothing to confirm",
        "No payment is under way: first say what you want to pay for.",
        "Es läuft keine Zahlung: Sag zuerst, wofür du zahlen willst.",
    ),
    "main-action-due": (
        "K5 no turn without a main action",
        "Take your main action before you end the turn.",
        "Führe deine Hauptaktion aus, bevor du den Zug beendest.",
    ),
    "main-action-taken": (
        "K5 a second election",
        "You have no main action left in this turn.",
        "Du hast in diesem Zug keine Hauptaktion mehr.",
    ),
    "quick-action-taken": (
        "K5 a second quick action",
        "You have taken your quick action in this turn already.",
        "Du hast in diesem Zug schon eine Nebenaktion ausgeführt.",
    ),
    "nothing-laid": (
        "K7 without a card",
        "Lay at least one card before you pay.",
        "Lege mindestens eine Karte, bevor du zahlst.",
    ),
    "city-not-on-permit": (
        "K8 a city that it does not name",
        "Dorful is not on the permit A-B-C.",
        "Dorful steht nicht auf der Lizenz A-B-C.",
    ),
    "not-your-permit": (
        "K8 the permit of another",
        "You do not have the permit A-B.",
        "Du hast die Lizenz A-B nicht.",
    ),
    "permit-used": (
        "K8 turned face down",
        "You have used the permit A-B already.",
        "Du hast die Lizenz A-B schon benutzt.",
    ),
    "no-permit-to-repeat": (
        "K14 the permit of another",
        "Only your own permits pay their bonus again, and H-I is not yours.",
        "Nur deine eigenen Lizenzen bringen ihren Bonus noch einmal, und H-I hast du nicht.",
    ),
    "not-your-city": (
        "K14 a city without a merchant",
        "Only your own cities pay their tokens again, and you have no merchant in Burgen.",
        "Nur deine eigenen Städte zahlen ihre Marke noch einmal, und in Burgen hast du keinen Kaufmann.",
    ),
    "card-not-in-hand": (
        "K7 a joker that he has not",
        "You have no joker in your hand.",
        "Du hast keinen Joker auf der Hand.",
    ),
    "no-merchant-left": (
        "K10 all merchants placed",
        "You have no merchant left to place.",
        "Du hast keinen Kaufmann mehr einzusetzen.",
    ),
    "merchant-there": (
        "K10 one is there",
        "You have a merchant in Arkon already.",
        "Du hast in Arkon schon einen Kaufmann.",
    ),
    "not-on-offer": (
        "K7 an empty space",
        "No permit lies on the right space on the coast.",
        "Auf dem rechten Platz an der Küste liegt keine Lizenz.",
    ),
    "nothing-to-change": (
        "K12 nothing to change",
        "No permit lies on the coast that could be changed.",
        "Es liegt keine Lizenz an der Küste, die du austauschen könntest.",
    ),
    "not-in-reserve": (
        "K6 none in reserve",
        "There is no white councillor in reserve.",
        "Im Vorrat ist kein weißes Ratsmitglied.",
    ),
    "four-cards-laid": (
        "K7 a fifth card",
        "Four cards are laid already, and a council takes no more.",
        "Vier Karten liegen schon, und mehr nimmt kein Rat an.",
    ),
    "no-such-councillor": (
        "K9 none in the queen's council",
        "You cannot lay a pink card: nobody in the queen's council has this colour.",
        "Du kannst eine rosa Karte nicht legen: Niemand im Rat der Königin hat diese Farbe.",
    ),
    "councillors-won": (
        "K7 one councillor, two cards",
        "You cannot lay another white card: everybody of this colour in the council of the coast has one already.",
        "Du kannst nicht noch eine weiße Karte legen: Jeder in dieser Farbe im Rat der Küste hat schon eine.",
    ),
    "royal-city": (
        "K14 the royal city",
        "Juvelar is the royal city and has no token.",
        "Juvelar ist die Residenz und hat keine Marke.",
    ),
    "token-chosen": (
        "K14 the same token twice",
        "You have chosen the token of Castrum already.",
        "Du hast die Marke von Castrum schon gewählt.",
    ),
    "token-with-steps": (
        "K14 at 4 no nobility steps",
        "The token of Naris brings a nobility step, and such tokens are not gained again here.",
        "Die Marke von Naris bringt einen Adelsschritt, und solche Marken kommen hier nicht noch einmal.",
    ),
    "permit-being-settled": (
        "K15 the permit that led to 14",
        "The permit M has just led you here, so it must be another one.",
        "Die Lizenz M hat dich gerade hierher gebracht, also muss es eine andere sein.",
    ),
    "servants-for-others": (
        "K10 one servant short",
        "The other merchants in Dorful cost you 2 servants; you have 1.",
        "Die fremden Kaufleute in Dorful kosten dich 2 Diener; du hast 1.",
    ),
    "no-card-fits": (
        "K7 no card that fits",
        "None of your cards fits anybody in the council of the coast.",
        "Keine deiner Karten passt zu jemandem im Rat der Küste.",
    ),
    "coins-at-least": (
        "K7b two roads and three coins",
        "With your cards that costs at least 4 coins; you have 3.",
        "Mit deinen Karten kostet das mindestens 4 Münzen; du hast 3.",
    ),
    "joker-too-dear": (
        "K7b no coins for joker and roads",
        "With this joker you would pay at least 5 coins; you have 4.",
        "Mit diesem Joker würdest du mindestens 5 Münzen zahlen; du hast 4.",
    ),
    "cards-too-few": (
        "K7b too few for the roads",
        "The cards laid leave 11 coins to pay; you have 7.",
        "Mit den gelegten Karten sind noch 11 Münzen zu zahlen; du hast 7.",
    ),
    "quick-coins": (
        "K12 two coins for a servant",
        "That costs 3 coins; you have 2.",
        "Das kostet 3 Münzen; du hast 2.",
    ),
    "quick-servants": (
        "K12 no servant to send",
        "That costs 1 servant; you have 0.",
        "Das kostet 1 Diener; du hast 0.",
    ),
}


def refusal(label: str) -> tuple[str, str]:
    _, make, seat, asked, reason = next(row for row in REFUSALS if row[0] == label)
    found = make().why_not(seat, asked)
    assert found is not None
    assert found.reason == reason
    return said(found.sentence)


@pytest.mark.parametrize("reason", REASONS_SAID)
def test_a_reason_is_said_with_what_is_in_the_way(reason: str) -> None:
    label, *expected = REASONS_SAID[reason]
    assert next(row[-1] for row in REFUSALS if row[0] == label) == reason
    assert refusal(label) == tuple(expected)


def test_every_reason_is_said_in_a_test() -> None:
    assert REASONS_SAID.keys() == {reason.name for reason in REASONS.reasons.values()}


@pytest.mark.parametrize(
    ("label", "english", "german"),
    [
        ("K15 another choice", "First decide about the permit", "Entscheide zuerst über die Lizenz"),
        ("K15 the end of the turn", "First choose the permit", "Wähle zuerst die Lizenz"),
        ("K10 with the queen too", "cost you 2 servants; you have 1.", "kosten dich 2 Diener; du hast 1."),
        ("K4 a neutral merchant", "The other merchant in Arkon costs you 1 servant", "Der fremde Kaufmann in Arkon"),
        ("K7b a joker costs one more", "at least 11 coins; you have 10", "mindestens 11 Münzen; du hast 10"),
        ("K12 two servants for another action", "That costs 3 servants; you have 2.", "Das kostet 3 Diener"),
        ("K12 nothing to change", "No permit lies on the coast", "an der Küste"),
    ],
)
def test_the_facts_of_a_reason_are_those_of_the_position(label: str, english: str, german: str) -> None:
    told = refusal(label)
    assert english in told[0]
    assert german in told[1]


def ended(match: Match, company: Company = READ_BY_OTHERS) -> tuple[list[str], list[str]]:
    english, german = zip(*(said(sentence, company) for sentence in TELLING.ending(match.hidden(0))), strict=True)
    return [*english], [*german]


def at_the_end(*seats: Any, sentences: str = "elect coast blue; end", **fields: Any) -> Match:
    match = play(table(*seats, turn=7, turn_limit=7, **fields), sentences)
    assert match.over
    return match


def test_K17_the_end_tells_who_placed_ten_merchants_first() -> None:
    match = play(table(player(), player(cities="ABCDFGHIKL")), "elect coast blue; end")
    assert ended(match)[0][0] == "Ben was the first to place ten merchants, and everybody else had one more turn."
    assert ended(match)[1][0] == (
        "Ben hat als Erste zehn Kaufleute eingesetzt, und alle anderen hatten noch einen Zug."
    )
    assert ended(match, Company(NAMES, ["masculine"] * 3, reader=1))[1][0].startswith("Du hast als Erster zehn")


def test_K19_the_end_tells_of_the_turn_limit() -> None:
    match = at_the_end()
    assert ended(match)[0][0] == "After 7 turns, as the table chose, the game is scored."
    assert ended(match)[1][0] == "Nach 7 Zügen wird gewertet, wie es die Runde gewählt hat."


def test_K18_the_end_tells_all_scores_by_their_sources_the_best_first() -> None:
    match = at_the_end(player(points=12), player(points=26, cities="AKLMNO", nobility=3), player(), permit_tie=1)
    assert ended(match)[0][1:] == [
        "Ben has 84 points: 26 in play, 5 for colours, 5 for regions, 43 for queen's tiles and 5 for nobility.",
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


def test_K18_a_victory_that_is_shared_is_told() -> None:
    match = at_the_end(player(servants=2), player(hand="white black"), player())
    english, german = ended(match)
    assert english[-1] == "Ada and Ben share the victory: each has 8 points, and 2 servants and cards together."
    assert german[-1] == "Ada und Ben teilen sich den Sieg: mit je 8 Punkten und je 2 Dienern und Karten zusammen."


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
