"""What Council of 4 says when something cannot be done."""

import pytest

from regalia.games.council.rules.reasons import REASONS
from tests.games.council.saying import said
from tests.games.council.test_council_refusals import REFUSALS

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
        "First finish the payment for the queen’s help in Juvelar, or take it back.",
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
        "Dorful is not on the permit ABC.",
        "Dorful steht nicht auf der Lizenz ABC.",
    ),
    "not-your-permit": (
        "K8 the permit of another",
        "You do not have the permit AB.",
        "Du hast die Lizenz AB nicht.",
    ),
    "permit-used": (
        "K8 turned face down",
        "You have used the permit AB already.",
        "Du hast die Lizenz AB schon benutzt.",
    ),
    "no-permit-to-repeat": (
        "K14 the permit of another",
        "Only your own permits pay their bonus again, and HI is not yours.",
        "Nur deine eigenen Lizenzen bringen ihren Bonus noch einmal, und HI hast du nicht.",
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
        "You cannot lay a pink card: nobody in the queen’s council has this colour.",
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
