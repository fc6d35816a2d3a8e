"""What To Court the King says is expected of whom."""

from collections.abc import Callable

import pytest

from regalia import Match
from tests.games.court.saying import FINAL, READ_BY_ADA, READ_BY_OTHERS, TELLING, said
from tests.games.court.table import play, table
from tests.games.court.test_court_refusals import OWNER

HINTS: list[tuple[Callable[[], Match], tuple[str, str], tuple[str, str]]] = [
    (
        table,
        ("Set at least one die aside; then you may roll the others again.", "Ada has to set dice aside."),
        (
            "Lege mindestens einen Würfel beiseite; die anderen darfst du dann erneut werfen.",
            "Ada muss Würfel beiseitelegen.",
        ),
    ),
    (
        lambda: table(active="5", aside="6"),
        ("Roll the active dice again, or set more of them aside.", "Ada may set dice aside or roll again."),
        (
            "Wirf die aktiven Würfel erneut oder lege weitere beiseite.",
            "Ada darf Würfel beiseitelegen oder erneut werfen.",
        ),
    ),
    (
        lambda: table(aside="5 6"),
        ("All your dice are set aside: your result may buy a card.", "Ada may choose a card."),
        (
            "Alle deine Würfel liegen beiseite: Mit dem Ergebnis kannst du eine Karte nehmen.",
            "Ada darf eine Karte wählen.",
        ),
    ),
    (
        lambda: table(OWNER, "queen king", **FINAL, aside="5 6"),
        (
            "Final round: no cards are taken now, only the largest set of equal dice counts.",
            "Ada rolls in the final round.",
        ),
        (
            "Schlussrunde: Karten gibt es keine mehr, nur die größte Gruppe gleicher Würfel zählt.",
            "Ada würfelt in der Schlussrunde.",
        ),
    ),
    (
        lambda: table(OWNER, "queen king", **FINAL),
        (
            "Final round: only your largest set counts. Set at least one die aside.",
            "Ada rolls in the final round.",
        ),
        (
            "Schlussrunde: Nur die größte Gruppe zählt. Lege mindestens einen Würfel beiseite.",
            "Ada würfelt in der Schlussrunde.",
        ),
    ),
    (
        lambda: table(OWNER, "queen king", **FINAL, active="5", aside="6"),
        (
            "Final round: only your largest set counts. Roll again, or set more dice aside.",
            "Ada rolls in the final round.",
        ),
        (
            "Schlussrunde: Nur die größte Gruppe zählt. Wirf erneut oder lege Würfel beiseite.",
            "Ada würfelt in der Schlussrunde.",
        ),
    ),
    (
        lambda: play(table("merchant"), "merchant 1"),
        ("Choose more dice for the Merchant, or re-roll those in hand.", "Ada chooses dice for the Merchant."),
        (
            "Wähle weitere Würfel für den Händler oder würfle die in der Hand neu.",
            "Ada wählt Würfel für den Händler.",
        ),
    ),
    (
        lambda: play(table("noblewoman"), "noblewoman 1"),
        ("The Noblewoman may raise more dice, each once.", "Ada raises dice with the Noblewoman."),
        ("Die Hofdame darf weitere Würfel erhöhen, jeden einmal.", "Ada erhöht Würfel mit der Hofdame."),
    ),
    (
        lambda: play(table("nobleman"), "nobleman 1"),
        ("The Nobleman may raise more dice, each once.", "Ada raises dice with the Nobleman."),
        ("Der Edelmann darf weitere Würfel erhöhen, jeden einmal.", "Ada erhöht Würfel mit dem Edelmann."),
    ),
    (
        lambda: play(table("alchemist"), "alchemist 1"),
        ("The Alchemist needs more dice: choose the next.", "Ada chooses dice for the Alchemist."),
        ("Der Alchemist braucht mehr Würfel: Wähle den nächsten.", "Ada wählt Würfel für den Alchemisten."),
    ),
    (
        lambda: play(table("alchemist"), "alchemist 1; alchemist 2; alchemist 4"),
        ("Share out the pips of the dice in hand anew.", "Ada shares out pips with the Alchemist."),
        ("Verteile die Augen der Würfel in der Hand neu.", "Ada verteilt Augen mit dem Alchemisten."),
    ),
]


@pytest.mark.parametrize(("make", "english", "german"), HINTS, ids=[row[1][0] for row in HINTS])
def test_what_is_expected_is_said_in_both_persons(
    make: Callable[[], Match], english: tuple[str, str], german: tuple[str, str]
) -> None:
    hint = TELLING.expected(make().hidden(0), 0)
    told = [said(hint, company) for company in (READ_BY_ADA, READ_BY_OTHERS)]
    assert tuple(zip(*told, strict=True)) == (english, german)
