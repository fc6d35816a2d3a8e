"""What To Court the King says when something cannot be done."""

import pytest

from regalia.games.court.rules.reasons import REASONS
from tests.games.court.saying import parts, said
from tests.games.court.table import action, table
from tests.games.court.test_court_refusals import REFUSALS

# reason: the refusal that it is taken from, and how it is said
REASONS_SAID: dict[str, tuple[str, str, str]] = {
    "game-over": ("over", "The game is over.", "Das Spiel ist zu Ende."),
    "not-your-turn": (
        "C13 others roll",
        "It is not your turn: Ada is to act.",
        "Du bist nicht an der Reihe: Ada ist dran.",
    ),
    "finish-card": (
        "C3 roll amid the Merchant",
        "Finish with the Merchant first.",
        "Der Händler ist noch nicht fertig: Bring das erst zu Ende.",
    ),
    "no-card-in-use": (
        "C3 no dice to throw",
        "No card is in use that you could go on with.",
        "Keine Karte ist im Einsatz, mit der es so weitergehen könnte.",
    ),
    "final-round": (
        "C18 a card that is paid for",
        "In the final round no cards are taken.",
        "In der Schlussrunde werden keine Karten genommen.",
    ),
    "dice-active": (
        "C5 to end it",
        "2 dice are still active: set them aside before you end the turn.",
        "2 Würfel sind noch aktiv: Lege sie beiseite, bevor du den Zug beendest.",
    ),
    "set-aside-first": (
        "C2 right after a roll",
        "Set at least one die aside before you roll again.",
        "Lege mindestens einen Würfel beiseite, bevor du wieder würfelst.",
    ),
    "nothing-to-roll": (
        "C2 all are set aside",
        "No die is active, so there is nothing to roll.",
        "Kein Würfel ist aktiv, also gibt es nichts zu würfeln.",
    ),
    "below-one": (
        "C7 more pips than there are",
        "A 2 cannot give 2 pips: a die shows 1 at least.",
        "Eine 2 kann keine 2 Augen abgeben: Weniger als 1 zeigt kein Würfel.",
    ),
    "above-six": (
        "C7 a 6 for the Noblewoman",
        "A 6 cannot be raised by 1 pip: a die shows 6 at most.",
        "Eine 6 lässt sich nicht um 1 Auge erhöhen: Mehr als 6 zeigt kein Würfel.",
    ),
    "same-face": (
        "C7 a 5 turned into a 5",
        "The die shows a 5 already: choose another face.",
        "Der Würfel zeigt schon eine 5: Wähle eine andere Zahl.",
    ),
    "exchanged": (
        "C7 faces exchanged",
        "A 5 and a 2 would only change places: that is no use of the card.",
        "Eine 5 und eine 2 würden nur die Plätze tauschen: Das ist kein Einsatz der Karte.",
    ),
    "brings-no-die": (
        "C4 a Farmer brings no die",
        "The Farmer brings in no die of a fixed face.",
        "Der Bauer bringt keinen Würfel mit fester Zahl ins Spiel.",
    ),
    "with-the-king": (
        "C14 the Queen alone",
        "The Queen comes only with the King.",
        "Die Königin kommt nur mit dem König.",
    ),
    "not-your-card": (
        "C3 nobody's card",
        "You do not have the Magician.",
        "Du hast den Zauberer nicht.",
    ),
    "used": (
        "C3 the Noblewoman again",
        "You have used the Noblewoman in this turn already.",
        "Du hast die Hofdame in diesem Zug schon eingesetzt.",
    ),
    "already-yours": (
        "C9 a second Farmer",
        "You have the Farmer already.",
        "Du hast den Bauern schon.",
    ),
    "one-fool": (
        "C11 a second Fool",
        "You have a Fool face up already, and nobody has two.",
        "Du hast schon einen offenen Hofnarren, und zwei hat niemand.",
    ),
    "no-own-fool": (
        "C11 no Fool to turn over",
        "You need a Fool of your own to turn over.",
        "Du brauchst einen eigenen Hofnarren, den du umdrehen kannst.",
    ),
    "no-die-to-keep": (
        "C2 a die set aside already",
        "No active die shows a 6, so you cannot set one aside.",
        "Kein aktiver Würfel zeigt eine 6, also kannst du keine beiseitelegen.",
    ),
    "in-hand": (
        "C3 the Merchant has it",
        "Every 1 is in hand already.",
        "Jede 1 ist schon in der Hand.",
    ),
    "no-active-die": (
        "C3 no receiver",
        "Cards work on active dice, and none of them shows a 1.",
        "Karten wirken auf aktive Würfel, und keiner von ihnen zeigt eine 1.",
    ),
    "no-second-die": (
        "C7 one die to itself",
        "Only one active die shows a 4: the Philosopher needs two.",
        "Nur ein aktiver Würfel zeigt eine 4: Der Philosoph braucht zwei.",
    ),
    "not-set-aside": (
        "C7 nothing set aside to copy",
        "You have set no 3 aside that the Astronomer could copy.",
        "Du hast keine 3 beiseitegelegt, nach der sich der Astronom richten könnte.",
    ),
    "one-active-die": (
        "C7 one die for the Alchemist",
        "The Alchemist needs at least two active dice.",
        "Der Alchemist braucht mindestens zwei aktive Würfel.",
    ),
    "fixed-sum": (
        "C7 three ones",
        "With this 1 there would be no other way to share out the pips.",
        "Mit dieser 1 ließen sich die Augen nicht anders verteilen.",
    ),
    "sum-stays": (
        "C7 more than the sum allows",
        "With a 4 the dice could not keep their sum of 5.",
        "Mit einer 4 behielten die Würfel ihre Summe von 5 nicht.",
    ),
    "nothing-changes": (
        "C7 two faces exchanged",
        "With this 4 the dice would show the same faces as before.",
        "Mit dieser 4 zeigten die Würfel dasselbe wie vorher.",
    ),
    "none-left": (
        "C9 all copies are taken",
        "No copy of the Farmer is left.",
        "Diese Karte ist vergriffen: Bauer.",
    ),
    "no-fool-left": ("C11 the last Fool is gone", "No Fool is left.", "Es ist kein Hofnarr mehr da."),
    "king-claimed": (
        "C9 the King is gone",
        "Ben has claimed the King already.",
        "Ben hat den König schon genommen.",
    ),
    "dice-limit": (
        "C8 one more die",
        "12 dice are in play already, and there cannot be more.",
        "Es sind schon 12 Würfel im Spiel, mehr dürfen es nicht sein.",
    ),
    "charlatan-limit": (
        "C8 a Charlatan too many",
        "You begin your turns with 12 dice already, and there cannot be more.",
        "Du beginnst deine Züge schon mit 12 Würfeln, mehr dürfen es nicht sein.",
    ),
    "king-takes-seven": (
        "C14 six equal dice",
        "The King takes seven equal dice; you have 6.",
        "Der König verlangt sieben gleiche Würfel; du hast 6.",
    ),
    "not-paid": (
        "C10 no pair",
        "Your result does not pay for the Farmer (two of a kind).",
        "Dein Ergebnis reicht nicht für den Bauern (zwei Gleiche).",
    ),
}


@pytest.mark.parametrize("reason", REASONS_SAID)
def test_a_reason_is_said_with_what_is_in_the_way(reason: str) -> None:
    label, english, german = REASONS_SAID[reason]
    _, make, seat, asked, _ = next(row for row in REFUSALS if row[0] == label)
    refusal = make().why_not(seat, asked)
    assert refusal is not None
    assert refusal.reason == reason
    assert said(refusal.sentence) == (english, german)


def test_every_reason_is_said_here() -> None:
    assert REASONS_SAID.keys() == {reason.name for reason in REASONS.reasons.values()}


def test_the_die_that_is_missing_is_named_of_two_that_are_asked_for() -> None:
    for active, missing in (("4", "1"), ("1", "4"), ("6", "4")):
        refusal = table("philosopher", active=active).why_not(0, action("philosopher 4 1 1"))
        assert refusal is not None
        assert parts(refusal.sentence, "die") == [missing]
