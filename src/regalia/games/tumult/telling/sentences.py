"""What Tumult Royale says: of events, choices, refusals, what is expected and how it ended."""

from collections.abc import Mapping
from typing import Any

from regalia.games.tumult.rules.record import NONE, SPACES, STATUES, Phase, Taxes
from regalia.games.tumult.telling.ahead import ask_ahead as ask_ahead
from regalia.games.tumult.telling.facts import derived as derived
from regalia.games.tumult.telling.facts import derived_for_all as derived_for_all
from regalia.games.tumult.telling.facts import derived_for_one as derived_for_one
from regalia.games.tumult.telling.facts import facts as facts
from regalia.games.tumult.telling.facts import figures as figures
from regalia.games.tumult.telling.facts import movements_left, payment
from regalia.games.tumult.telling.refusals import amounts
from regalia.games.tumult.telling.refusals import explained as explained
from regalia.games.tumult.telling.retelling import condensed as condensed
from regalia.games.tumult.telling.retelling import stands_apart as stands_apart
from regalia.games.tumult.telling.showing import Standing, fields, standings
from regalia.schema import Array, Json
from regalia.sentences import Argument, Seat, Sentence, sentence

_COUNTED_FROM_ONE = ("place", "field")


def event(event: Mapping[str, Json]) -> Sentence:
    """What happened."""
    said = _said(event)
    if event["type"] == "demanded":
        said["same"] = event["bread"] if event["bread"] == event["marble"] == event["tools"] else 0
    return Sentence(f"event-{event['type']}", said)


def _said(given: Mapping[str, Json]) -> dict[str, Argument]:
    """The arguments of an event or an action as players name them."""
    return {name: _argument(name, value) for name, value in given.items() if name != "type"}


def _argument(name: str, value: Any) -> Argument:
    if name == "seat":
        return Seat(value)
    argument: Argument = value + 1 if name in _COUNTED_FROM_ONE else value
    return argument


def choice(action: Mapping[str, Json], facts: Mapping[str, Json]) -> Sentence:
    """A legal action, as an offer."""
    kind, said = action["type"], _said(action)
    if kind in ("lift", "keep", "return"):
        tile = facts["tile"]
        said |= {"known": "no"} if tile is None else {"known": "yes", **tile}
    elif kind == "place":
        said |= {name: facts[name] for name in ("terrain", "statues", "factor")}
        said |= {"price": amounts(facts["price"]), "brief": list(facts["price"])}
    elif kind == "pay":
        said |= {"missing": amounts(facts["missing"]), "supporters": facts["supporters"]}
    return Sentence(f"action-{kind}", said)


def expected(view: Array, seat: int) -> Sentence:
    """What a seat that may act is to do now."""
    s, phase, player = view[0], view["phase"].item(), Seat(seat)
    if phase in (Phase.TAXES, Phase.HANDS):
        return _expected_of_robber(view, seat)
    if phase == Phase.READY:
        return sentence("hint-start" if seat == s.ranks[0] else "hint-ready", seat=player)
    if phase == Phase.PAYING:
        return sentence("hint-paying", seat=player, missing=amounts(payment(view, fields(view, seat))["missing"]))
    if phase == Phase.REVEALING:
        return sentence("hint-revealing", seat=player, regions=int(s.to_reveal))
    return sentence("hint-placing" if phase == Phase.PLACING else "hint-first-statues", seat=player)


def _expected_of_robber(view: Array, seat: int) -> Sentence:
    """T6: a tile in hand first; else what the mode asks for."""
    if view["hands"][0, seat] != NONE:
        late = "yes" if view["phase"].item() == Phase.HANDS else "no"
        return sentence("hint-hand", seat=Seat(seat), place=int(view["hands"][0, seat]) + 1, late=late)
    left = movements_left(view)
    if left is None:
        return sentence("hint-hourglass", seat=Seat(seat))
    is_in_turns = view["taxes"].item() == Taxes.TURNS
    return sentence("hint-turns" if is_in_turns else "hint-budget", seat=Seat(seat), left=left[seat])


def ending(view: Array) -> list[Sentence]:
    """T17, T18: why it ended; then who won, and what decided between equals."""
    s, seats = view[0], standings(view)
    winner, placed = Seat(int(s.winner)), [seat.placed for seat in seats]
    if max(placed) == STATUES:
        return [sentence("ending-last-statue", seat=winner, statues=STATUES)]
    if s.chronicle == SPACES:
        why = sentence("ending-last-space", space=SPACES)
    else:
        number, most, fewest = int(s.chronicle_numbers[s.chronicle]), max(placed), min(placed)
        why = sentence(
            "ending-apart", space=int(s.chronicle), most=most, fewest=fewest, apart=most - fewest, number=number
        )
    return [why, _won(winner, seats)]


def _won(winner: Seat, seats: list[Standing]) -> Sentence:
    placed = seats[winner.number].placed
    equals: list[Argument] = [
        Seat(number) for number, seat in enumerate(seats) if seat.placed == placed and number != winner.number
    ]
    if not equals:
        return sentence("ending-won", seat=winner, statues=placed)
    return sentence("ending-won-by-rank", seat=winner, statues=placed, others=equals, rank=seats[winner.number].rank)
