"""The facts behind each refusal, from what the player may know."""

from collections.abc import Mapping

from regalia.games.council.rules.board import ADDITIONAL_PRICE, CHANGE_PRICE, SEND_PRICE, SERVANT_PRICE
from regalia.games.council.rules.prices import joker_price_at, price_of_more_at
from regalia.games.council.rules.reasons import REASONS
from regalia.games.council.rules.record import QUEENS_COUNCIL, City, Council, Region, Step
from regalia.games.council.telling.facts import Ledger
from regalia.games.council.telling.phrases import council, said
from regalia.schema import Array, Json
from regalia.sentences import Argument

Action = Mapping[str, Json]

_FACTS = {reason.name: [*reason.facts] for reason in REASONS.reasons.values()}
_PAYING = ("paying-for-permit", "paying-for-queen")
_OF_SERVANTS = ("servants-for-others", "quick-servants")
_SERVANTS = {"change": CHANGE_PRICE, "send": SEND_PRICE, "additional": ADDITIONAL_PRICE}


def explained(view: Array, seat: int, action: Action, reason: str) -> dict[str, Argument]:
    """The arguments of a reason's sentence: what is being paid for, what the action names, or what the view says."""
    named: Mapping[str, Json] = Ledger(view, seat).payment() if reason in _PAYING else action
    return {
        fact: said(fact, named[fact]) if fact in named else _found(view, seat, action, reason, fact)
        for fact in _FACTS[reason]
    }


def _found(view: Array, seat: int, action: Action, reason: str, fact: str) -> Argument:
    if fact == "held":
        return int(view["servants" if reason in _OF_SERVANTS else "coins"][0, seat])
    if fact == "needed":
        return _needed(view, seat, action, reason)
    if fact == "step":
        return Step(view["step"][0]).name.lower()
    return council(Council(_council(view, action)).name.lower())


def _council(view: Array, action: Action) -> int:
    """Which council is to be won: for the action, or by the payment under way."""
    if action["type"] == "acquire":
        return Region[action["region"].upper()].value
    is_queens = action["type"] == "visit" or view["step"].item() == Step.PAY_FOR_QUEEN
    return QUEENS_COUNCIL if is_queens else int(view["pay_region"][0])


def _needed(view: Array, seat: int, action: Action, reason: str) -> int:
    """K7b, K10, K12: what the action costs."""
    if reason == "quick-coins":
        return SERVANT_PRICE
    if reason == "quick-servants":
        return _SERVANTS[action["type"]]
    if reason == "joker-too-dear":
        return int(joker_price_at(view, 0))
    if reason == "cards-too-few":
        return int(price_of_more_at(view, 0, 0, 0))
    ledger = Ledger(view, seat)
    if reason == "servants-for-others":
        return ledger.servants(City[action["city"].upper()])
    if action["type"] == "acquire":
        return ledger.least(_council(view, action))
    return ledger.least_visit(City[action["city"].upper()])
