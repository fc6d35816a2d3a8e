"""What Council of 4 says of what can be done, and what comes of it."""

from collections.abc import Callable

import pytest

from regalia import Match
from regalia.sentences import Sentence
from regalia.telling import Choice, choices
from tests.games.council.saying import COUNCIL, said
from tests.games.council.table import action, play, player, table
from tests.games.council.test_council_refusals import FOUR, owed


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
        "elect an orange councillor into the queen’s council and get 1 coin",
        "ein oranges Ratsmitglied in den Rat der Königin wählen und 1 Münze bekommen",
    ),
    (
        lambda: table(player(coins=20)),
        "elect queen pink",
        "elect a pink councillor into the queen’s council",
        "ein rosa Ratsmitglied in den Rat der Königin wählen",
    ),
    (
        lambda: table(RICH, face_up={"coast": "ABC A"}),
        "acquire coast 0",
        "acquire the permit ABC for cards and at least 7 coins; it brings 2 servants",
        "die Lizenz ABC für Karten und mindestens 7 Münzen erwerben; sie bringt dir: 2 Diener",
    ),
    (
        lambda: table(player(hand=FOUR), face_up={"coast": "ABC A"}),
        "acquire coast 0",
        "acquire the permit ABC for cards alone; it brings 2 servants",
        "die Lizenz ABC nur für Karten erwerben; sie bringt dir: 2 Diener",
    ),
    (
        lambda: table(RICH, player(cities="A")),
        "place AB A",
        "place a merchant in Arkon with the permit AB, for 1 servant",
        "mit der Lizenz AB einen Kaufmann in Arkon einsetzen, für 1 Diener",
    ),
    (
        lambda: table(RICH, player(cities="I"), player(cities="I")),
        "visit I",
        "place a merchant in Indur with the queen’s help, for cards and at least 9 coins and 2 servants",
        "mit Hilfe der Königin einen Kaufmann in Indur einsetzen, für Karten und mindestens 9 Münzen und 2 Diener",
    ),
    (
        lambda: table(player(hand=FOUR)),
        "visit J",
        "place a merchant in Juvelar with the queen’s help, for cards",
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
        "gain the bonus of the permit AB again: 3 coins and 1 card",
        "den Bonus der Lizenz AB noch einmal: 3 Münzen und 1 Karte",
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
    assert labelled(match, "acquire coast 0", "label") == ("ABC (7): 2 servants", "ABC (7): 2 Diener")
    assert labelled(match, "place AB A", "row") == ("AB",) * 2
    assert labelled(match, "place AB A", "label") == ("Arkon (1)",) * 2
    assert labelled(match, "visit I", "label") == ("Indur (9 + 1)",) * 2
