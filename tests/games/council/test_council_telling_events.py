"""What Council of 4 says of what happened."""

from collections.abc import Mapping
from typing import Any

import pytest

from regalia.games.council.rules.events import EVENTS
from regalia.sentences import Seat, Sentence, from_json
from regalia.words import Part, words
from tests.games.council.saying import NOTHING, READ_BY_OTHERS, TELLING, both_persons, said

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
        ("you want the permit AB", "Ada wants the permit AB"),
        ("du willst die Lizenz AB", "Ada will die Lizenz AB"),
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
        ("you acquire the permit FGH", "Ada acquires the permit FGH"),
        ("du erwirbst die Lizenz FGH", "Ada erwirbt die Lizenz FGH"),
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
        ("On offer: A (4 points and 3 coins) and AE (2 nobility steps)",) * 2,
        ("In der Auslage: A (4 Punkte und 3 Münzen) und AE (2 Adelsschritte)",) * 2,
    ),
    "turned_up": (
        {"permits": ["mn"]},
        ("you turn up MN (1 main action)", "Ada turns up MN (1 main action)"),
        ("du deckst MN (1 Hauptaktion) auf", "Ada deckt MN (1 Hauptaktion) auf"),
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
            "you place a merchant in Naris with the queen’s help for 2 servants",
            "Ada places a merchant in Naris with the queen’s help for 2 servants",
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
        ("du bekommst 3 Punkte und 1 Karte (Adelsfeld 8)", "Ada bekommt 3 Punkte und 1 Karte (Adelsfeld 8)"),
    ),
    "climbed": (
        {"square": 7},
        ("you reach nobility 7", "Ada reaches nobility 7"),
        ("du erreichst Adelsfeld 7", "Ada erreicht Adelsfeld 7"),
    ),
    "lost": (
        {"square": 4},
        ("you have nothing to choose for nobility 4", "Ada has nothing to choose for nobility 4"),
        ("du hast für Adelsfeld 4 nichts zu wählen", "Ada hat für Adelsfeld 4 nichts zu wählen"),
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
        ("you win a queen’s tile: 25 points", "Ada wins a queen’s tile: 25 points"),
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
        (0, "Ada elects a blue councillor into the queen’s council (black leaves)", "(schwarz geht)"),
        (1, "Ada elects a blue councillor into the queen’s council (black leaves) and gets 1 coin", "1 Münze"),
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
