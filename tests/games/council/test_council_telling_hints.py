"""What Council of 4 says is expected of whom."""

from collections.abc import Callable

import pytest

from regalia import Match
from tests.games.council.saying import TELLING, both_persons, said
from tests.games.council.table import play, player, table
from tests.games.council.test_council_refusals import owed

HINTS: list[tuple[Callable[[], Match], tuple[str, str], tuple[str, str]]] = [
    (
        table,
        ("Take a main action; a quick action may come before or after it.", "Ada takes a main action."),
        (
            "Führe eine Hauptaktion aus; eine Nebenaktion darf dazukommen.",
            "Ada führt eine Hauptaktion aus.",
        ),
    ),
    (
        lambda: play(table(player(coins=3)), "engage"),
        ("Take a main action.", "Ada takes a main action."),
        ("Führe eine Hauptaktion aus.", "Ada führt eine Hauptaktion aus."),
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
            "Ada pays for the queen’s help.",
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
            "The nobility track repeats the token of one of your cities: choose one.",
            "Ada chooses a city token to gain again.",
        ),
        (
            "Die Adelsleiste wiederholt die Marke einer deiner Städte: Wähle eine.",
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
            "The nobility track repeats the bonus of one of your permits: choose one.",
            "Ada chooses a permit whose bonus comes again.",
        ),
        (
            "Die Adelsleiste wiederholt den Bonus einer deiner Lizenzen: Wähle eine.",
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
            "Ada führt eine Hauptaktion aus.",
        )
