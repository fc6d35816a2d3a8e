"""Why not: refusals with the one reason that a player should hear, as the rulings have it."""

from collections.abc import Callable
from typing import Any

import pytest

from regalia import Match
from tests.games.council.table import action, play, player, table
from tests.games.language import assert_refused

FOUR = "white black orange purple"
LAY = "lay white; lay black; lay orange; lay purple"
TEN = "ABCDFGHIKL"


def over() -> Match:
    return play(table(player(permits="AB"), turn=4, turn_limit=4), "elect coast blue; end")


def rich(**mine: Any) -> Match:
    return table(player(hand=FOUR, coins=20, servants=9, permits="AB", **mine))


def paying(target: str = "acquire coast 0", cards: str = "white pink", coins: int = 20, **fields: Any) -> Match:
    """A payment is under way, to the coast's council unless told: white, black, orange, purple."""
    return play(table(player(hand=cards, coins=coins, servants=9, permits="AB"), **fields), target)


def owed(nobility: int, cities: str = "AC", **fields: Any) -> Match:
    """By placing in Naris somebody has come to the next square, with means and a main action left."""
    mine = player(nobility=nobility, cities=cities, permits="N AB", coins=20, servants=9, hand=FOUR)
    return play(table(mine, player(permits="HI"), **fields), "additional; place N N")


def led_to_14() -> Match:
    """The permit M has just led to square 14; another permit can be repeated."""
    mine = player(nobility=13, hand="orange purple blue pink", permits="HI")
    match = table(mine, face_up={"mountains": "M L"})
    return play(match, "acquire mountains 0; lay orange; lay purple; lay blue; lay pink; confirm")


def coast(face_up: str, **mine: Any) -> Match:
    """Nothing lies face down at the coast."""
    return table(player(**mine), face_up={"coast": face_up}, decks={"coast": ""})


def no_white_left(**mine: Any) -> Match:
    """All four white councillors sit in councils."""
    councils = {"coast": "white white black orange", "queen": "white purple purple black"}
    return table(player(**mine), councils=councils)


def beset(servants: int, hand: str = "", coins: int = 0) -> Match:
    """In Dorful stand merchants of two others."""
    mine = player(permits="DE", servants=servants, hand=hand, coins=coins)
    return table(mine, player(cities="DE"), player(cities="D"))


def all_placed(**mine: Any) -> Match:
    return table(player(cities=TEN, permits="N", **mine), last_turns=1)


_ROWS: list[tuple[str, Callable[[], Match], int, str, str]] = [
    # the game is over: before anything else
    ("over", over, 0, "end", "game-over"),
    ("over, and whoever asks", over, 1, "elect coast blue", "game-over"),
    ("over, before what can never be", over, 0, "place AB F", "game-over"),
    # K5: whose turn it is
    ("K5 others act", table, 1, "elect coast blue", "not-your-turn"),
    ("K5 before the step", paying, 1, "confirm", "not-your-turn"),
    ("K5 before what can never be", table, 1, "place AB F", "not-your-turn"),
    ("K5 with an own permit", lambda: table(player(), player(permits="AB")), 1, "place AB A", "not-your-turn"),
    ("K5 the choice of another", lambda: owed(3), 1, "repeat A", "not-your-turn"),
    # K15: an owed choice stops all actions
    ("K15 a main action", lambda: owed(3), 0, "elect coast blue", "choice-owed"),
    ("K15 a quick action", lambda: owed(15), 0, "engage", "choice-owed"),
    ("K15 the end of the turn", lambda: owed(13), 0, "end", "choice-owed"),
    ("K15 another choice", lambda: owed(9), 0, "repeat A", "choice-owed"),
    ("K15 at 4 nothing is declined", lambda: owed(3), 0, "decline", "choice-owed"),
    ("K15 at 14 nothing is declined", lambda: owed(13), 0, "decline", "choice-owed"),
    ("K15 a payment", lambda: owed(9), 0, "lay white", "choice-owed"),
    ("K15 before what can never be", lambda: owed(3), 0, "place AB F", "choice-owed"),
    ("K15 before what one owns", lambda: owed(3), 0, "reuse HI", "choice-owed"),
    ("K15 before the target", lambda: owed(9, cities=""), 0, "place AB A", "choice-owed"),
    ("K15 before that nothing is laid", lambda: owed(13), 0, "confirm", "choice-owed"),
    # K7: a payment under way comes first
    ("K7 a main action", paying, 0, "elect coast blue", "paying-for-permit"),
    ("K7 another permit", paying, 0, "acquire hills 0", "paying-for-permit"),
    ("K7 a quick action", paying, 0, "additional", "paying-for-permit"),
    ("K7 the end of the turn", paying, 0, "end", "paying-for-permit"),
    ("K7 a choice", paying, 0, "decline", "paying-for-permit"),
    ("K7 before what can never be", paying, 0, "place AB F", "paying-for-permit"),
    ("K7 before the target", paying, 0, "change coast", "paying-for-permit"),
    ("K9 another city", lambda: paying("visit J"), 0, "visit G", "paying-for-queen"),
    ("K9 the end of the turn", lambda: paying("visit F"), 0, "end", "paying-for-queen"),
    ("K9 before what one owns", lambda: paying("visit F"), 0, "place CD C", "paying-for-queen"),
    # K14: nothing to choose
    ("K14 no token", lambda: table(player(cities="A")), 0, "repeat A", "no-choice-owed"),
    ("K14 no free permit", table, 0, "free coast 0", "no-choice-owed"),
    ("K14 nothing to decline", table, 0, "decline", "no-choice-owed"),
    ("K14 no permit", lambda: table(player(permits="N", nobility=14)), 0, "reuse N", "no-choice-owed"),
    ("K14 before what one owns", table, 0, "repeat A", "no-choice-owed"),
    ("K14 before the offer", lambda: coast("- -"), 0, "free coast 0", "no-choice-owed"),
    # K7: nothing to pay for
    ("K7 a card laid for nothing", lambda: table(player(hand="white")), 0, "lay white", "no-payment"),
    ("K7 nothing to confirm", table, 0, "confirm", "no-payment"),
    ("K7 before the hand", table, 0, "lay joker", "no-payment"),
    # K5: the actions of a turn
    ("K5 no turn without a main action", rich, 0, "end", "main-action-due"),
    ("K5 a quick action is none", lambda: play(rich(), "engage"), 0, "end", "main-action-due"),
    ("K5 nor is an additional one", lambda: play(rich(), "additional"), 0, "end", "main-action-due"),
    ("K5 a second election", lambda: play(rich(), "elect hills blue"), 0, "elect hills blue", "main-action-taken"),
    ("K5 a permit after it", lambda: play(rich(), "elect hills blue"), 0, "acquire coast 0", "main-action-taken"),
    ("K5 a merchant after it", lambda: play(rich(), "elect hills blue"), 0, "place AB A", "main-action-taken"),
    ("K5 the queen after it", lambda: play(rich(), "elect hills blue"), 0, "visit J", "main-action-taken"),
    ("K5 before what can never be", lambda: play(rich(), "elect hills blue"), 0, "place AB F", "main-action-taken"),
    ("K5 before the price", lambda: play(table(), "elect hills blue"), 0, "visit A", "main-action-taken"),
    ("K5 lapsed in the turn before", lambda: play(rich(), "additional; elect coast blue; end; elect coast blue"), 1,
     "elect coast blue", "main-action-taken"),
    ("K5 a second quick action", lambda: play(rich(), "engage"), 0, "change coast", "quick-action-taken"),
    ("K5 the same one again", lambda: play(rich(), "engage"), 0, "engage", "quick-action-taken"),
    ("K5 one after the main action", lambda: play(rich(), "send hills blue; elect hills blue"), 0, "additional",
     "quick-action-taken"),
    ("K5 quick, before the target", lambda: play(no_white_left(coins=3), "engage"), 0, "send hills white",
     "quick-action-taken"),
    ("K5 quick, before the price", lambda: play(table(player(coins=3)), "engage"), 0, "engage", "quick-action-taken"),
    ("K7 without a card", paying, 0, "confirm", "nothing-laid"),
    ("K9 without a card", lambda: paying("visit J"), 0, "confirm", "nothing-laid"),
    # K8: what can never be, whoever owns what
    ("K8 a city that it does not name", lambda: table(player(permits="ABC")), 0, "place ABC D", "city-not-on-permit"),
    ("K8 never, before whose it is", table, 0, "place ABC D", "city-not-on-permit"),
    ("K8 never, before the merchants", all_placed, 0, "place N A", "city-not-on-permit"),
    ("K8 never, before the servants", lambda: beset(0), 0, "place CD E", "city-not-on-permit"),
    # K7, K8, K14: what one owns
    ("K8 the permit of another", lambda: table(player(), player(permits="AB")), 0, "place AB A", "not-your-permit"),
    ("K8 a permit on offer", lambda: table(face_up={"coast": "AB A"}), 0, "place AB A", "not-your-permit"),
    ("K8 not yours, before the merchant", lambda: table(player(cities="A")), 0, "place AB A", "not-your-permit"),
    ("K8 not yours, before the servants", lambda: beset(0), 0, "place CD D", "not-your-permit"),
    ("K8 turned face down", lambda: table(player(used="AB")), 0, "place AB A", "permit-used"),
    ("K8 used in this turn", lambda: play(rich(), "additional; place AB A"), 0, "place AB B", "permit-used"),
    ("K8 used, before the merchant", lambda: play(rich(), "additional; place AB A"), 0, "place AB A", "permit-used"),
    ("K14 the permit of another", lambda: owed(13), 0, "reuse HI", "no-permit-to-repeat"),
    ("K14 a permit on offer", lambda: owed(13, face_up={"coast": "A B"}), 0, "reuse A", "no-permit-to-repeat"),
    ("K14 a city without a merchant", lambda: owed(3), 0, "repeat B", "not-your-city"),
    ("K14 a city of another", lambda: play(
        table(player(nobility=3, cities="A", permits="N"), player(cities="B")), "place N N"
    ), 0, "repeat B", "not-your-city"),
    ("K14 not yours, before royal", lambda: owed(3), 0, "repeat J", "not-your-city"),
    ("K14 not yours, before its steps", lambda: owed(3), 0, "repeat O", "not-your-city"),
    ("K7 a card that he has not", paying, 0, "lay black", "card-not-in-hand"),
    ("K7 a joker that he has not", paying, 0, "lay joker", "card-not-in-hand"),
    ("K7 the only one is laid", lambda: play(paying(), "lay white"), 0, "lay white", "card-not-in-hand"),
    ("K7 the hand before the councillors", paying, 0, "lay blue", "card-not-in-hand"),
    ("K7 the hand before four cards", lambda: play(paying(cards=f"{FOUR}"), LAY), 0, "lay joker", "card-not-in-hand"),
    # K10: the city
    ("K10 all merchants placed", all_placed, 0, "place N N", "no-merchant-left"),
    ("K10 none for the queen", lambda: all_placed(hand=FOUR, coins=20), 0, "visit J", "no-merchant-left"),
    ("K10 none left, before one is there", lambda: all_placed(hand=FOUR), 0, "visit A", "no-merchant-left"),
    ("K10 none left, before the cards", all_placed, 0, "visit J", "no-merchant-left"),
    ("K10 one is there", lambda: rich(cities="A"), 0, "place AB A", "merchant-there"),
    ("K10 one is where the queen would stop", lambda: rich(cities="G"), 0, "visit G", "merchant-there"),
    ("K10 one is there, before the servants", lambda: table(
        player(permits="AB", cities="A"), player(cities="A")
    ), 0, "place AB A", "merchant-there"),
    ("K10 one is there, before the cards", lambda: table(player(cities="G")), 0, "visit G", "merchant-there"),
    # K7, K12, K14: the permits on offer
    ("K7 an empty space", lambda: coast("D -", hand=FOUR), 0, "acquire coast 1", "not-on-offer"),
    ("K7 no permit at all", lambda: coast("- -", hand=FOUR), 0, "acquire coast 0", "not-on-offer"),
    ("K7 no permit, before the cards", lambda: coast("D -"), 0, "acquire coast 1", "not-on-offer"),
    ("K14 no free permit there", lambda: owed(9, face_up={"coast": "D -"}, decks={"coast": ""}), 0, "free coast 1",
     "not-on-offer"),
    ("K12 nothing to change", lambda: coast("- -", servants=1), 0, "change coast", "nothing-to-change"),
    ("K12 nothing, before the servant", lambda: coast("- -"), 0, "change coast", "nothing-to-change"),
    # K6: the reserve
    ("K6 none in reserve", no_white_left, 0, "elect hills white", "not-in-reserve"),
    ("K6 nor for a servant", lambda: no_white_left(servants=1), 0, "send hills white", "not-in-reserve"),
    ("K6 the one who drops out comes too late", lambda: table(
        councils={"coast": "black black orange white", "hills": "white white pink pink"}
    ), 0, "elect coast white", "not-in-reserve"),
    ("K6 none, before the servant", no_white_left, 0, "send hills white", "not-in-reserve"),
    # K7: the councillors
    ("K7 a fifth card", lambda: play(
        paying(cards="white black joker joker joker"), "lay white; lay joker; lay joker; lay joker"
    ), 0, "lay black", "four-cards-laid"),
    ("K7 a fifth card, before its colour", lambda: play(
        paying(cards="white pink joker joker joker"), "lay white; lay joker; lay joker; lay joker"
    ), 0, "lay pink", "four-cards-laid"),
    ("K7 no councillor of that colour", paying, 0, "lay pink", "no-such-councillor"),
    ("K9 none in the queen's council", lambda: paying("visit J"), 0, "lay pink", "no-such-councillor"),
    ("K7 one councillor, two cards", lambda: play(paying(cards="white white"), "lay white"), 0, "lay white",
     "councillors-won"),
    ("K7 two councillors, three cards", lambda: play(
        paying(cards="white white white", councils={"coast": "white white orange orange"}), "lay white; lay white"
    ), 0, "lay white", "councillors-won"),
    # K14, K15: what is repeated
    ("K14 the royal city", lambda: owed(3, cities="AJ"), 0, "repeat J", "royal-city"),
    ("K14 the same token twice", lambda: play(owed(15), "repeat C"), 0, "repeat C", "token-chosen"),
    ("K14 at 4 no nobility steps", lambda: owed(3), 0, "repeat N", "token-with-steps"),
    ("K14 nor at 16", lambda: owed(14, cities="ACO"), 0, "repeat O", "token-with-steps"),
    ("K15 the permit that led to 14", led_to_14, 0, "reuse M", "permit-being-settled"),
    # K10: servants
    ("K10 two servants short", lambda: beset(0), 0, "place DE D", "servants-for-others"),
    ("K10 one servant short", lambda: beset(1), 0, "place DE D", "servants-for-others"),
    ("K10 with the queen too", lambda: beset(1, FOUR, 20), 0, "visit D", "servants-for-others"),
    ("K4 a neutral merchant", lambda: table(player(permits="AB"), neutrals="A"), 0, "place AB A",
     "servants-for-others"),
    ("K7b the token brings servants too late", lambda: table(player(permits="H"), player(cities="H")), 0, "place H H",
     "servants-for-others"),
    ("K10 servants, before the cards", lambda: beset(0), 0, "visit D", "servants-for-others"),
    # K7, K7b: cards and coins
    ("K7 no card that fits", lambda: table(player(hand="pink blue", coins=20)), 0, "acquire coast 0", "no-card-fits"),
    ("K7 no card at all", lambda: table(player(coins=20)), 0, "acquire hills 1", "no-card-fits"),
    ("K9 none for the queen's council", lambda: table(player(hand="pink", coins=20)), 0, "visit J", "no-card-fits"),
    ("K7 no card, before the coins", lambda: table(player(hand="pink")), 0, "acquire coast 0", "no-card-fits"),
    ("K7b nine coins and one card", lambda: table(player(hand="white", coins=9)), 0, "acquire coast 0",
     "coins-at-least"),
    ("K7b a joker costs one more", lambda: table(player(hand="joker", coins=10)), 0, "acquire coast 0",
     "coins-at-least"),
    ("K7b the bonus comes too late", lambda: table(
        player(hand="orange", coins=9), face_up={"mountains": "N K"}
    ), 0, "acquire mountains 0", "coins-at-least"),
    ("K7b two roads and three coins", lambda: table(player(hand=FOUR, coins=3)), 0, "visit F", "coins-at-least"),
    ("K7b no coins for a joker", lambda: play(paying(cards=f"{FOUR} joker", coins=0), "lay white"), 0, "lay joker",
     "joker-too-dear"),
    ("K7b no coins for joker and roads", lambda: play(paying("visit F", f"{FOUR} joker", 4), "lay white"), 0,
     "lay joker", "joker-too-dear"),
    ("K7b too few cards yet", lambda: play(paying(cards="white black", coins=7), "lay white"), 0, "confirm",
     "cards-too-few"),
    ("K7b too few for the roads", lambda: play(paying("visit F", FOUR, 7), "lay white; lay black"), 0, "confirm",
     "cards-too-few"),
    # K12: quick actions
    ("K12 two coins for a servant", lambda: table(player(coins=2, servants=9)), 0, "engage", "quick-coins"),
    ("K12 no servant for the permits", lambda: table(player(coins=20)), 0, "change coast", "quick-servants"),
    ("K12 no servant to send", lambda: table(player(coins=20)), 0, "send coast blue", "quick-servants"),
    ("K12 two servants for another action", lambda: table(player(servants=2)), 0, "additional", "quick-servants"),
]  # fmt: skip
REFUSALS = [(label, make, seat, action(sentence), reason) for label, make, seat, sentence, reason in _ROWS]


@pytest.mark.parametrize(("label", "make", "seat", "action", "reason"), REFUSALS, ids=[row[0] for row in REFUSALS])
def test_a_refusal_says_the_first_cause(
    label: str, make: Callable[[], Match], seat: int, action: dict[str, Any], reason: str
) -> None:
    assert_refused(make(), seat, action, reason)
