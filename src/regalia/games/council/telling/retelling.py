"""The story in fewer words: what belongs together is told at once."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby

from regalia.games.council.telling.phrases import GAINS, PERMITS, TOKENS
from regalia.schema import Json

Event = Mapping[str, Json]

_FAMILIES = {
    "revealed": "offers",
    "neutral": "neutrals",
    "wants_permit": "payment",
    "wants_queen": "payment",
    "laid": "payment",
    "paid": "payment",
    "queen_moved": "placing",
    "placed": "placing",
    "drew": "haul",
    "drew_card": "haul",
    "token": "haul",
    "permit": "haul",
    "square": "haul",
    "climbed": "climb",
}


def condensed(events: Iterable[Event]) -> Iterator[Event]:
    """The story of a stretch of play with small steps that belong together told as one."""
    for (family, seat), group in groupby(_by_seat(events), _kin):
        yield from _RETOLD.get(family, _as_they_are)(list(group), seat)


def stands_apart(event: Event) -> bool:
    """What has no family and says whose it is."""
    return event["type"] not in _FAMILIES and "seat" in event


def _by_seat(events: Iterable[Event]) -> Iterator[Event]:
    """Permits are turned up by whoever made room for them. That a turn begins shows by itself."""
    seat = None
    for event in events:
        seat = event.get("seat", seat)
        if event["type"] == "revealed" and seat is not None:
            yield {**event, "seat": seat}
        elif event["type"] != "turn":
            yield event


def _kin(event: Event) -> tuple[str, int | None]:
    kind: str = event["type"]
    return _FAMILIES.get(kind, kind), event.get("seat")


def _as_they_are(events: list[Event], seat: int | None) -> Iterable[Event]:
    return events


def _neutrals(events: list[Event], seat: int | None) -> Iterator[Event]:
    yield {"type": "neutrals", "cities": [event["city"] for event in events]}


def _offers(events: list[Event], seat: int | None) -> Iterator[Event]:
    """Those of the deal nobody turned up."""
    permits = [event["permit"] for event in events]
    by_nobody, by_seat = {"type": "offers"}, {"type": "turned_up", "seat": seat}
    yield {**(by_nobody if seat is None else by_seat), "permits": permits}


def _payment(events: list[Event], seat: int | None) -> Iterator[Event]:
    """Cards and coins together; what they are for shows in what comes of it."""
    last, laid = events[-1], [event["card"] for event in events if event["type"] == "laid"]
    if last["type"] == "paid" or len(laid) < 2:
        yield last
    else:
        yield {"type": "laid_several", "seat": seat, "cards": laid}


def _placing(events: list[Event], seat: int | None) -> Iterator[Event]:
    """The queen's way and the merchant at its end."""
    with_queen = False
    for event in events:
        if event["type"] == "placed":
            yield {**event, "type": "placed_with_queen"} if with_queen else event
        with_queen = event["type"] == "queen_moved"


def _haul(events: list[Event], seat: int | None) -> Iterator[Event]:
    """Tokens together, then the cards drawn; of those that others draw with a bonus the bonus tells."""
    tokens = [event for event in events if event["type"] == "token"]
    bonuses = [event for event in events if event["type"] in ("permit", "square")]
    yield from [_tokens(tokens)] if len(tokens) > 1 else tokens
    yield from bonuses
    seen = [event["card"] for event in events if event["type"] == "drew_card"]
    unseen = sum(event["type"] == "drew" for event in events)
    if len(seen) == 1:
        yield {"type": "drew_card", "seat": seat, "card": seen[0]}
    elif seen:
        yield {"type": "drew_cards", "seat": seat, "cards": seen}
    elif unseen and not tokens and not bonuses:
        yield {"type": "drew_several", "seat": seat, "count": unseen} if unseen > 1 else {"type": "drew", "seat": seat}


def _tokens(events: list[Event]) -> Event:
    total: Counter[str] = Counter()
    for event in events:
        total.update(gained(event))
    return {"type": "tokens", "seat": events[0]["seat"], "count": len(events), **total}


def gained(event: Event) -> dict[str, int]:
    """What an event says was gained, and the nobility steps of the token or permit that it tells of."""
    printed: Mapping[str, int] = {}
    if event["type"] == "token":
        printed = TOKENS[event["token"]]
    elif event["type"] == "permit":
        printed = PERMITS[event["permit"]]
    return {"nobility": printed.get("nobility", 0)} | {name: event[name] for name in GAINS if name in event}


def _last(events: list[Event], seat: int | None) -> Iterator[Event]:
    yield events[-1]


_RETOLD: Mapping[str, Callable[[list[Event], int | None], Iterable[Event]]] = {
    "offers": _offers,
    "neutrals": _neutrals,
    "payment": _payment,
    "placing": _placing,
    "haul": _haul,
    "climb": _last,
}
