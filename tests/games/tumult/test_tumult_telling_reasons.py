"""What Tumult Royale says when something cannot be done."""

import pytest

from regalia.games.tumult.rules.reasons import REASONS
from regalia.sentences import Sentence
from tests.games.tumult.saying import READ_BY_ADA, said
from tests.games.tumult.test_tumult_refusals import REFUSALS

# reason: the refusal that it is taken from, and how it is said
REASONS_SAID: dict[str, tuple[str, str, str]] = {
    "game-over": ("over", "The game is over.", "Das Spiel ist zu Ende."),
    "not-your-turn": (
        "T9 the king places first",
        "It is not your turn: Ada is to act.",
        "Du bist nicht an der Reihe: Ada ist dran.",
    ),
    "others-not-ready": (
        "T6 one of two is not ready",
        "You turn the hourglass as soon as all are ready: Ben is not.",
        "Du drehst die Sanduhr um, sobald alle bereit sind: Ben ist es noch nicht.",
    ),
    "ready-already": (
        "T6 ready twice",
        "You have said ready already; Ada turns the hourglass when everybody has.",
        "Du hast schon gesagt, dass du bereit bist; Ada dreht die Sanduhr um, wenn es alle sind.",
    ),
    "sand-out": (
        "T6 a lift after the sand",
        "The sand is out and your hand is empty.",
        "Der Sand ist durch, und deine Hand ist leer.",
    ),
    "done": (
        "T6 done is final",
        "You have said that you rob no more in this round.",
        "Du hast gesagt, dass du in dieser Runde nicht mehr plünderst.",
    ),
    "no-movement-left": (
        "T7 the budget is spent",
        "Your 2 hand movements of this round are used up.",
        "Deine 2 Handgriffe in dieser Runde sind verbraucht.",
    ),
    "no-lift-left": (
        "T7 twelve lifts",
        "You have lifted 12 tiles in this round, and that is all.",
        "Du hast in dieser Runde 12 Plättchen aufgehoben, und mehr geht nicht.",
    ),
    "nothing-to-lift": (
        "T7 the last tiles are in other hands",
        "The last tiles are in other hands (Ada and Cleo): wait whether one is put back.",
        "Die letzten Plättchen sind in anderen Händen (Ada und Cleo): Warte, ob eines zurückgelegt wird.",
    ),
    "first-statues": (
        "T3 a tile",
        "Now everybody places a first statue, and nothing else.",
        "Jetzt stellen alle ihre erste Statue auf, sonst nichts.",
    ),
    "king-turns-it": (
        "T6 a subject turns the hourglass",
        "Only Queen Ada turns the hourglass.",
        "Nur Königin Ada dreht die Sanduhr um.",
    ),
    "king-is-not-asked": (
        "T6 the king says ready",
        "You reign and need not say ready: turn the hourglass.",
        "Du regierst und musst dich nicht bereit melden: Dreh die Sanduhr um.",
    ),
    "not-started": (
        "T6 a tile too early",
        "The hourglass has not been turned yet.",
        "Die Sanduhr ist noch nicht umgedreht.",
    ),
    "taxes-first": ("T6 a pass amid the taxes", "Now taxes are collected.", "Jetzt werden Steuern eingetrieben."),
    "hand-full": (
        "T6 a second tile",
        "Keep the tile in your hand, or put it back first.",
        "Behalte erst das Plättchen in deiner Hand oder leg es zurück.",
    ),
    "hand-empty": ("T6 nothing to keep", "You have no tile in your hand.", "Du hast kein Plättchen in der Hand."),
    "placing-now": ("T9 done amid the placing", "Now statues are placed.", "Jetzt werden Statuen aufgestellt."),
    "no-field-chosen": (
        "T11 a payment for nothing",
        "Choose a field before you pay.",
        "Wähle ein Feld, bevor du zahlst.",
    ),
    "finish-payment": (
        "T11 a pass amid a payment",
        "Finish paying for A4 first.",
        "Bezahle erst A4 zu Ende.",
    ),
    "revealing-now": ("T14 a pass amid the reveal", "Now regions are turned up.", "Jetzt werden Gebiete aufgedeckt."),
    "no-such-tile": (
        "T5 the sixteenth of fifteen",
        "There is no tile 16: only 15 lie in the middle.",
        "Es gibt kein Plättchen 16: In der Mitte liegen nur 15.",
    ),
    "no-such-region": (
        "T1 a region beyond it",
        "There are only 4 regions in this game.",
        "In diesem Spiel gibt es nur 4 Gebiete.",
    ),
    "not-in-castle": (
        "T11 a value not owned",
        "You have no tile with 3 bread.",
        "Du hast kein Plättchen mit 3 Brot.",
    ),
    "in-another-hand": (
        "T6 another hand has it",
        "Ben has this tile in hand.",
        "Ben hat dieses Plättchen in der Hand.",
    ),
    "tile-kept": ("T6 another has kept it", "Ben has kept this tile.", "Ben hat dieses Plättchen behalten."),
    "first-face-down": ("T3 a region face down", "Region B lies face down.", "Gebiet B liegt verdeckt."),
    "first-field-taken": (
        "T3 a pasture taken",
        "On A5 stands a statue of Ben already.",
        "Auf A5 steht schon eine Statue von Ben.",
    ),
    "no-pasture": (
        "T3 a forest",
        "The first statue stands on a pasture, and A2 is a forest.",
        "Die erste Statue steht auf einer Wiese, und A2 ist ein Wald.",
    ),
    "region-face-down": (
        "T10 a region face down",
        "Region B lies face down and is closed.",
        "Gebiet B liegt verdeckt und ist gesperrt.",
    ),
    "region-closed": (
        "T10 a region just revealed",
        "Region B was just turned up and is closed until the next round.",
        "Gebiet B ist gerade erst aufgedeckt und bis zur nächsten Runde gesperrt.",
    ),
    "field-taken": (
        "T9 another's field",
        "On D9 stands a statue of Ben already.",
        "Auf D9 steht schon eine Statue von Ben.",
    ),
    "out-of-reach": (
        "T10 a mountain apart",
        "A3 is a mountain and touches none of your fields.",
        "A3 ist ein Gebirge und grenzt an keines deiner Felder.",
    ),
    "too-few-statues": (
        "T18 three statues of one",
        "You cannot place 3 statues on a palace: you have only 1 left.",
        "Ein Feld wie dieses (Schloss) verlangt 3 Statuen: Du hast nur noch 1.",
    ),
    "region-face-up": (
        "T14 a region that lies open",
        "Region A lies face up already.",
        "Gebiet A liegt schon offen.",
    ),
    "not-in-price": (
        "T11 a kind that the price lacks",
        "The price asks for no tools.",
        "Der Preis verlangt diese Ware nicht: Werkzeug.",
    ),
    "covered": (
        "T11 a kind that is reached",
        "The price of 1 bread is reached already.",
        "Der Preis von 1 Brot ist schon erreicht.",
    ),
    "needless-tile": (
        "T11 one and three for two",
        "A tile with 1 bread does not fit: the price of 2 would be reached without the smallest tile, too.",
        "Ein Plättchen mit 1 Brot passt nicht: Der Preis von 2 wäre auch ohne das kleinste Plättchen erreicht.",
    ),
    "goods-missing": (
        "T11 a forest without tools",
        "For A2 (forest) you lack 1 tool.",
        "Für A2 (Wald) fehlt dir noch: 1 Werkzeug.",
    ),
}


def refusal(label: str) -> Sentence:
    _, make, seat, asked, _ = next(row for row in REFUSALS if row[0] == label)
    found = make().why_not(seat, asked)
    assert found is not None
    return found.sentence


@pytest.mark.parametrize("reason", REASONS_SAID)
def test_a_reason_is_said_with_what_is_in_the_way(reason: str) -> None:
    label, english, german = REASONS_SAID[reason]
    found = refusal(label)
    assert found.message == f"reason-{reason}"
    assert said(found) == (english, german)


def test_every_reason_is_said_here() -> None:
    assert REASONS_SAID.keys() == {reason.name for reason in REASONS.reasons.values()}


def test_T11_every_good_that_is_missing_is_named_with_its_number() -> None:
    found = refusal("T10 a far pasture at twice the price")
    assert said(found)[0] == "For B3 (pasture) you lack 1 bread and 1 marble."


def test_what_is_in_the_readers_own_way_is_said_to_him() -> None:
    assert said(refusal("T6 kept oneself"), READ_BY_ADA)[0] == "You have kept this tile already."
    assert said(refusal("T9 an own field"), READ_BY_ADA)[0] == "On A1 stands your own statue already."
