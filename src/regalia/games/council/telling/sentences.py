"""What Council of 4 says: of events, choices, refusals, what is expected and how it ended."""

from collections.abc import Mapping

from regalia.games.council.rules.board import ADDITIONAL_PRICE, JOKER_PRICE, PRICE_BY_CARDS, ROAD_PRICE
from regalia.games.council.rules.record import SEATS_IN_COUNCIL, Step
from regalia.games.council.telling.ahead import ask_ahead as ask_ahead
from regalia.games.council.telling.aids import derived as derived
from regalia.games.council.telling.aids import derived_for_all as derived_for_all
from regalia.games.council.telling.aids import derived_for_one as derived_for_one
from regalia.games.council.telling.endings import ending as ending
from regalia.games.council.telling.facts import facts as facts
from regalia.games.council.telling.facts import figures as figures
from regalia.games.council.telling.phrases import GAINS, said
from regalia.games.council.telling.refusals import explained as explained
from regalia.games.council.telling.retelling import condensed as condensed
from regalia.games.council.telling.retelling import gained
from regalia.games.council.telling.retelling import stands_apart as stands_apart
from regalia.schema import Array, Json
from regalia.sentences import Argument, Seat, Sentence, sentence

_NOT_SAID = {"type", "prices", "tokens", "cities", "bonus"}  # of a choice: for clients that show more than a sentence


def event(event: Mapping[str, Json]) -> Sentence:
    """What happened."""
    kind, about = event["type"], {name: value for name, value in event.items() if name != "type"}
    if "main_actions" in event:
        about = {name: value for name, value in about.items() if name not in GAINS} | {"gains": gained(event)}
    elif kind == "additional":
        about["servants"] = ADDITIONAL_PRICE
    return Sentence(f"event-{kind}", {name: said(name, value) for name, value in about.items()})


def choice(action: Mapping[str, Json], facts: Mapping[str, Json]) -> Sentence:
    """A legal action, as an offer."""
    offered = {name: said(name, value) for name, value in {**action, **facts}.items() if name not in _NOT_SAID}
    return Sentence(f"action-{action['type']}", offered)


def expected(view: Array, seat: int) -> Sentence:
    """What the player whose turn it is has to do."""
    step, who = Step(view["step"].item()), Seat(seat)
    if step in (Step.PAY_FOR_PERMIT, Step.PAY_FOR_QUEEN):
        prices: list[Argument] = [int(PRICE_BY_CARDS[cards]) for cards in range(1, SEATS_IN_COUNCIL + 1)]
        return sentence(
            f"hint-{step.name.lower()}", seat=who, prices=prices, joker=int(JOKER_PRICE), road=int(ROAD_PRICE)
        )
    if step != Step.ACTIONS:
        return sentence(f"hint-{step.name.lower()}", seat=who, owed=int(view["owed"][0]))
    main, quick, acted = (view[name].item() for name in ("main_actions", "quick_actions", "acted"))
    return sentence("hint-later" if acted else "hint-first", seat=who, main=main, quick=quick)
