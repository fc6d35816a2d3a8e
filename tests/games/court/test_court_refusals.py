"""Why not: refusals with the one reason that a player should hear, as the rulings have it."""

from collections.abc import Callable
from typing import Any

import pytest

from regalia import Match
from tests.games.court.table import action, play, table
from tests.games.language import assert_refused

OWNER = "charlatan " * 5  # eight dice: enough to roll against any seven
SEVEN = "2 2 2 2 2 2 2"
SIX = "2 2 2 2 2 2"


def over() -> Match:
    return play(table("laborer", aside="1 2 4", turn_limit=1), "finish")


def final(hand: str = "", **dice: Any) -> Match:
    """The first seat rolls against the claim of the second."""
    return table(OWNER + hand, "queen king", phase="final", bar="7 2", **dice)


def holder(**fields: Any) -> Match:
    """The Queen's holder rolls last, against the first seat."""
    return table("king", "queen " + OWNER, seat=1, start=0, phase="final", bar="7 2", **fields)


def claimed(hand: str = "", **dice: Any) -> Match:
    """The second seat has claimed the King; the first ends the round."""
    return table(hand, "queen king", bar="7 2", start=1, **dice)


def in_use(card: str, begun: str, others: str = "", active: str = "1 2 4 4") -> Match:
    return play(table(f"{card} {others}", active=active), begun)


def at_limit(hand: str) -> Match:
    return table(hand, active="3", aside="2 " * 11, dice_limit=12)


def never_left(hand: str = "", **dice: Any) -> Match:
    """Both copies of these cards are with others."""
    return table(hand, "farmer hunter general", "farmer hunter general", **dice)


_ROWS: list[tuple[str, Callable[[], Match], int, str, str]] = [
    # the game is over: before anything else
    ("over", over, 0, "keep 1", "game-over"),
    ("over, and whoever asks", over, 1, "finish", "game-over"),
    ("over, before what can never be", over, 0, "magician 5 5", "game-over"),
    ("over, before an own card", over, 0, "bring laborer", "game-over"),
    # C13: whose turn it is
    ("C13 others roll", table, 1, "roll", "not-your-turn"),
    ("C13 before the step", lambda: in_use("merchant", "merchant 1"), 1, "throw", "not-your-turn"),
    ("C13 before what can never be", table, 1, "bring farmer", "not-your-turn"),
    ("C13 with an own card", lambda: table("", "laborer"), 1, "bring laborer", "not-your-turn"),
    ("C13 with a die that is not there", lambda: table(active="5 5 2"), 1, "keep 1", "not-your-turn"),
    # C3: a card in use is finished first
    ("C3 keep amid the Merchant", lambda: in_use("merchant", "merchant 1"), 0, "keep 2", "finish-card"),
    ("C3 roll amid the Merchant", lambda: in_use("merchant", "merchant 1"), 0, "roll", "finish-card"),
    ("C3 end amid the Merchant", lambda: in_use("merchant", "merchant 1"), 0, "finish", "finish-card"),
    ("C3 another card", lambda: in_use("merchant", "merchant 1", "laborer"), 0, "bring laborer", "finish-card"),
    ("C3 the other raiser", lambda: in_use("nobleman", "nobleman 1", "noblewoman"), 0, "noblewoman 2", "finish-card"),
    ("C3 the wrong end", lambda: in_use("noblewoman", "noblewoman 1"), 0, "throw", "finish-card"),
    ("C3 too early a face", lambda: in_use("alchemist", "alchemist 1"), 0, "transmute 2", "finish-card"),
    (
        "C3 too late a die",
        lambda: in_use("alchemist", "alchemist 1; alchemist 2; alchemist 4"),
        0,
        "alchemist 4",
        "finish-card",
    ),
    ("C3 before what can never be", lambda: in_use("merchant", "merchant 1"), 0, "magician 4 4", "finish-card"),
    ("C3 before the limits of a die", lambda: in_use("nobleman", "nobleman 1"), 0, "noblewoman 6", "finish-card"),
    ("C3 before whose card it is", lambda: in_use("merchant", "merchant 1"), 0, "fool 2", "finish-card"),
    ("C3 before the final round", lambda: play(final("merchant"), "merchant 1"), 0, "take farmer", "finish-card"),
    # C3: nothing to go on with
    ("C3 no dice to throw", lambda: table("merchant"), 0, "throw", "no-card-in-use"),
    ("C3 nothing raised yet", lambda: table("noblewoman nobleman"), 0, "enough", "no-card-in-use"),
    ("C3 no dice to transmute", lambda: table("alchemist"), 0, "transmute 3", "no-card-in-use"),
    ("C3 before whose card it would be", table, 0, "transmute 3", "no-card-in-use"),
    # C18: no cards in the final round
    ("C18 a card that is paid for", lambda: final(aside="5 5 5"), 0, "take farmer", "final-round"),
    ("C18 before active dice", lambda: final(active="5 5"), 0, "take fool", "final-round"),
    ("C18 before what can never be", lambda: final(aside=SEVEN), 0, "take queen", "final-round"),
    ("C18 before what one owns", lambda: final("farmer", aside="5 5"), 0, "take farmer", "final-round"),
    # C5: a turn ends without active dice
    ("C5 to end it", lambda: table(active="5 2", aside="6"), 0, "finish", "dice-active"),
    ("C5 to take a card", lambda: table(active="5 2", aside="6"), 0, "take fool", "dice-active"),
    ("C5 in the final round", lambda: final(active="5 2", aside="6"), 0, "finish", "dice-active"),
    ("C5 before what can never be", lambda: table(active="5", aside=SEVEN), 0, "take queen", "dice-active"),
    ("C5 before what one owns", lambda: table("farmer", active="5", aside="5 5"), 0, "take farmer", "dice-active"),
    ("C5 before the price", lambda: table(active="5", aside="2 4"), 0, "take king", "dice-active"),
    # C2: rolling
    ("C2 right after a roll", lambda: table(active="5 5 2"), 0, "roll", "set-aside-first"),
    ("C2 after every roll", lambda: play(table(active="5 5 2"), "keep 5; roll"), 0, "roll", "set-aside-first"),
    ("C6 a re-roll is no roll", lambda: play(table("fool", active="5 2"), "fool 2"), 0, "roll", "set-aside-first"),
    ("C4 a new die is not yet aside", lambda: play(table("guard"), "bring guard"), 0, "roll", "set-aside-first"),
    ("C2 all are set aside", lambda: table(aside="5 5 2"), 0, "roll", "nothing-to-roll"),
    # C7: what can never be, whoever owns what
    ("C7 more pips than there are", lambda: table("philosopher"), 0, "philosopher 2 1 2", "below-one"),
    ("C7 both beyond the die", lambda: table("philosopher", active="1 6"), 0, "philosopher 1 6 1", "below-one"),
    ("C7 below 1 before whose card", table, 0, "philosopher 1 2 1", "below-one"),
    ("C7 a 4 raised by 3", lambda: table("serving_maid"), 0, "serving_maid 4 3", "above-six"),
    ("C7 the receiver beyond 6", lambda: table("philosopher", active="5 5"), 0, "philosopher 5 5 2", "above-six"),
    ("C7 a 6 for the Noblewoman", lambda: table("noblewoman", active="5 6"), 0, "noblewoman 6", "above-six"),
    ("C7 a 5 for the Nobleman", lambda: table("nobleman", active="4 5"), 0, "nobleman 5", "above-six"),
    ("C7 amid the raising", lambda: in_use("nobleman", "nobleman 1", active="1 2 5"), 0, "nobleman 5", "above-six"),
    ("C7 above 6 before whose card", table, 0, "noblewoman 6", "above-six"),
    ("C7 above 6 before the die", lambda: table("serving_maid", active="1"), 0, "serving_maid 6 1", "above-six"),
    ("C7 a 5 turned into a 5", lambda: table("magician", active="5 2"), 0, "magician 5 5", "same-face"),
    ("C7 a 3 like a 3", lambda: table("astronomer", active="3", aside="3"), 0, "astronomer 3 3", "same-face"),
    ("C7 the same face before whose card", table, 0, "magician 5 5", "same-face"),
    ("C7 faces exchanged", lambda: table("philosopher", active="5 2"), 0, "philosopher 5 2 3", "exchanged"),
    ("C7 exchanged, before whose card", table, 0, "philosopher 4 1 3", "exchanged"),
    ("C4 a Farmer brings no die", lambda: table("farmer"), 0, "bring farmer", "brings-no-die"),
    ("C4 a Charlatan brings no die", lambda: table("charlatan"), 0, "bring charlatan", "brings-no-die"),
    ("C4 the Queen's die has no fixed face", lambda: holder(active="1"), 1, "bring queen", "brings-no-die"),
    ("C4 before whose card it is", table, 0, "bring general", "brings-no-die"),
    ("C4 before the limit", lambda: at_limit("farmer"), 0, "bring farmer", "brings-no-die"),
    ("C14 the Queen alone", lambda: table(aside=SEVEN), 0, "take queen", "with-the-king"),
    ("C14 the Queen after the claim", lambda: claimed(aside=SEVEN), 0, "take queen", "with-the-king"),
    # C3, C9, C11: what one owns
    ("C3 the card of another", lambda: table("", "laborer"), 0, "bring laborer", "not-your-card"),
    ("C3 nobody's card", table, 0, "magician 4 2", "not-your-card"),
    ("C3 the Queen is the holder's", lambda: final(active="1 1"), 0, "queen 1", "not-your-card"),
    ("C11 a Fool turned over", lambda: table("charlatan"), 0, "fool 4", "not-your-card"),
    ("C3 before the die", lambda: table(active="1"), 0, "merchant 4", "not-your-card"),
    ("C3 before the dice set aside", table, 0, "astronomer 1 3", "not-your-card"),
    ("C3 before the two dice", lambda: table(active="4"), 0, "philosopher 4 4 1", "not-your-card"),
    ("C3 before the sum", lambda: table(active="1 1 1"), 0, "alchemist 1", "not-your-card"),
    ("C3 before the limit", lambda: at_limit("guard"), 0, "bring laborer", "not-your-card"),
    ("C3 the Queen before the limit", lambda: at_limit(""), 0, "queen 3", "not-your-card"),
    ("C3 a die brought in twice", lambda: play(table("laborer"), "bring laborer"), 0, "bring laborer", "used"),
    ("C3 even after a roll", lambda: play(table("fool"), "fool 1; keep 2; roll"), 0, "fool 3", "used"),
    ("C3 the Merchant again", lambda: in_use("merchant", "merchant 1; throw"), 0, "merchant 4", "used"),
    ("C3 the Noblewoman again", lambda: in_use("noblewoman", "noblewoman 1; enough"), 0, "noblewoman 2", "used"),
    ("C3 used, before the die", lambda: play(table("fool", active="1 2", aside="6"), "fool 1"), 0, "fool 6", "used"),
    (
        "C3 used, before the limit",
        lambda: play(table("laborer", active="3", aside="2 " * 10, dice_limit=12), "bring laborer"),
        0,
        "bring laborer",
        "used",
    ),
    ("C9 a second Farmer", lambda: table("farmer", aside="5 5"), 0, "take farmer", "already-yours"),
    ("C9 own, before none left", lambda: table("hunter", aside="5 5 5 5"), 0, "take hunter", "already-yours"),
    ("C9 own, before the price", lambda: table("guard", aside="5 4"), 0, "take guard", "already-yours"),
    ("C11 a second Fool", lambda: table("fool", aside="5 4"), 0, "take fool", "one-fool"),
    ("C11 before none left", lambda: table("fool", "fool", aside="5 4", fools=1), 0, "take fool", "one-fool"),
    ("C11 no Fool to turn over", lambda: table("charlatan", "fool", aside="5"), 0, "take charlatan", "no-own-fool"),
    (
        "C11 before the limit",
        lambda: table("charlatan " * 9, aside="5", dice_limit=12),
        0,
        "take charlatan",
        "no-own-fool",
    ),
    # C2, C3, C7: the dice
    ("C2 a die set aside already", lambda: table(active="5", aside="6"), 0, "keep 6", "no-die-to-keep"),
    ("C2 no die is active", lambda: table(aside="5 5"), 0, "keep 5", "no-die-to-keep"),
    ("C3 the Merchant has it", lambda: in_use("merchant", "merchant 1"), 0, "merchant 1", "in-hand"),
    ("C7 raised already", lambda: in_use("noblewoman", "noblewoman 2"), 0, "noblewoman 3", "in-hand"),
    ("C3 the Alchemist has it", lambda: in_use("alchemist", "alchemist 2"), 0, "alchemist 2", "in-hand"),
    ("C3 a die set aside for the Fool", lambda: table("fool", active="2", aside="5"), 0, "fool 5", "no-active-die"),
    ("C3 a raiser without the die", lambda: table("nobleman", active="1 2"), 0, "nobleman 4", "no-active-die"),
    ("C3 amid the Merchant", lambda: in_use("merchant", "merchant 1"), 0, "merchant 6", "no-active-die"),
    (
        "C3 a giver set aside",
        lambda: table("philosopher", active="1", aside="4"),
        0,
        "philosopher 4 1 1",
        "no-active-die",
    ),
    ("C3 no receiver", lambda: table("philosopher", active="4"), 0, "philosopher 4 1 1", "no-active-die"),
    ("C5 no die for the Alchemist", lambda: table("alchemist", aside="4 4"), 0, "alchemist 4", "no-active-die"),
    ("C3 before the face to copy", lambda: table("astronomer", active="1"), 0, "astronomer 4 6", "no-active-die"),
    ("C7 one die to itself", lambda: table("philosopher", active="4 1"), 0, "philosopher 4 4 1", "no-second-die"),
    ("C7 nothing set aside to copy", lambda: table("astronomer"), 0, "astronomer 1 3", "not-set-aside"),
    (
        "C7 an active die is no model",
        lambda: table("astronomer", active="1 4", aside="6"),
        0,
        "astronomer 1 4",
        "not-set-aside",
    ),
    ("C7 one die for the Alchemist", lambda: table("alchemist", active="4"), 0, "alchemist 4", "one-active-die"),
    ("C7 three ones", lambda: table("alchemist", active="1 1 1"), 0, "alchemist 1", "fixed-sum"),
    ("C7 a five and two sixes", lambda: table("alchemist", active="5 6 6"), 0, "alchemist 5", "fixed-sum"),
    ("C7 two sixes", lambda: table("alchemist", active="6 6", aside="1"), 0, "alchemist 6", "fixed-sum"),
    (
        "C7 the third one",
        lambda: in_use("alchemist", "alchemist 1; alchemist 1", active="1 1 1 4"),
        0,
        "alchemist 1",
        "fixed-sum",
    ),
    (
        "C7 more than the sum allows",
        lambda: in_use("alchemist", "alchemist 1; alchemist 1; alchemist 3", active="1 1 3"),
        0,
        "transmute 4",
        "sum-stays",
    ),
    (
        "C7 less than the sum allows",
        lambda: in_use("alchemist", "alchemist 5; alchemist 4", active="5 4"),
        0,
        "transmute 2",
        "sum-stays",
    ),
    (
        "C7 the old faces in the end",
        lambda: in_use("alchemist", "alchemist 1; alchemist 2; alchemist 6; transmute 1", active="1 2 6"),
        0,
        "transmute 6",
        "nothing-changes",
    ),
    (
        "C7 the old faces at once",
        lambda: in_use("alchemist", "alchemist 1; alchemist 1; alchemist 3", active="1 1 3"),
        0,
        "transmute 3",
        "nothing-changes",
    ),
    (
        "C7 two faces exchanged",
        lambda: in_use("alchemist", "alchemist 3; alchemist 4", active="3 4"),
        0,
        "transmute 4",
        "nothing-changes",
    ),
    # C8, C9, C11, C12: the display, and how many dice there are
    ("C9 all copies are taken", lambda: never_left(aside="5 5"), 0, "take farmer", "none-left"),
    ("C9 none left, before the price", lambda: never_left(aside="1 2"), 0, "take general", "none-left"),
    (
        "C11 the last Fool is gone",
        lambda: table("", "fool charlatan", aside="5", fools=1),
        0,
        "take fool",
        "no-fool-left",
    ),
    ("C9 the King is gone", lambda: claimed(aside="6 " * 8), 0, "take king", "king-claimed"),
    ("C9 the King is gone, before the price", lambda: claimed(aside="6 1"), 0, "take king", "king-claimed"),
    ("C8 one more die", lambda: at_limit("laborer"), 0, "bring laborer", "dice-limit"),
    ("C8 the Queen's die", lambda: holder(aside=f"{SIX} {SIX}", dice_limit=12), 1, "queen 2", "dice-limit"),
    (
        "C8 a Charlatan too many",
        lambda: table("fool " + "charlatan " * 9, aside="5", dice_limit=12),
        0,
        "take charlatan",
        "charlatan-limit",
    ),
    # C10, C14: the price
    ("C14 six equal dice", lambda: table(aside=f"{SIX} 3"), 0, "take king", "king-takes-seven"),
    ("C10 no pair", lambda: table(aside="1 2 4"), 0, "take farmer", "not-paid"),
    ("C10 one die is even", lambda: table(aside="1 3 4"), 0, "take serving_maid", "not-paid"),
    ("C10 one die is odd", lambda: table(aside="2 4 5"), 0, "take philosopher", "not-paid"),
    ("C10 fourteen pips", lambda: table(aside="6 6 2"), 0, "take laborer", "not-paid"),
    ("C10 groups share no die", lambda: table(aside="5 5 5"), 0, "take astronomer", "not-paid"),
    ("C10 four of a kind are no full house", lambda: table(aside="5 5 5 5"), 0, "take noblewoman", "not-paid"),
    ("C10 a gap in the straight", lambda: table(aside="1 2 3 4 6"), 0, "take magician", "not-paid"),
    ("C10 five faces for all six", lambda: table(aside="1 2 3 4 5"), 0, "take alchemist", "not-paid"),
]
REFUSALS = [(label, make, seat, action(sentence), reason) for label, make, seat, sentence, reason in _ROWS]


@pytest.mark.parametrize(("label", "make", "seat", "action", "reason"), REFUSALS, ids=[row[0] for row in REFUSALS])
def test_a_refusal_says_the_first_cause(
    label: str, make: Callable[[], Match], seat: int, action: dict[str, Any], reason: str
) -> None:
    assert_refused(make(), seat, action, reason)
