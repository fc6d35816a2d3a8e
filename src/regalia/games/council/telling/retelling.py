"""The story in fewer words: what belongs together is told at once."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby

from regalia.games.council.telling.phrases import Told, gained
from regalia.schema import Json

_FAMILIES = {
    "revealed": "offers",
    "neutral": "neutrals",
    "wants_permit": "payment",
    "wants_queen": "payment",
    "queen_moved": "placing",
    "placed": "placing",
    "laid": "payment",
    "paid": "payment",
    "drew": "haul",
    "drew_card": "haul",
    "token": "haul",
    "permit": "haul",
    "square": "haul",
    "climbed": "climb",
    "turned_up": "turned_up",
}


def condensed(events: Iterable[Told]) -> Iterator[Told]:
    for (family, _), group in groupby(_by_seat(events), _kin):
        yield from _RETOLD.get(family, iter)(list(group))


def _by_seat(events: Iterable[Told]) -> Iterator[Told]:
    """Permits are turned up by whoever made room for them. That a turn begins shows by itself."""
    seat = None
    for told in events:
        seat = told.get("seat", seat)
        if told["type"] == "revealed" and seat is not None:
            yield {**told, "type": "turned_up", "seat": seat}
        elif told["type"] != "turn":
            yield told


def _kin(told: Told) -> tuple[str, int | None]:
    kind: str = told["type"]
    return _FAMILIES.get(kind, kind), told.get("seat")


def _neutrals(events: list[Told]) -> Iterator[Told]:
    yield {"type": "neutrals", "cities": [told["city"] for told in events]}


def _permits(events: list[Told]) -> Told:
    return {**events[0], "permits": [told["permit"] for told in events]}


def _offers(events: list[Told]) -> Iterator[Told]:
    yield {**_permits(events), "type": "offers"}


def _payment(events: list[Told]) -> Iterator[Told]:
    """Cards and coins together; what they are for shows in what comes of it."""
    paid, laid = events[-1], [told["card"] for told in events if told["type"] == "laid"]
    if paid["type"] == "paid":
        yield {**paid, "type": "payment", "pile": [card for card in paid["cards"] if card]}
    elif len(laid) > 1:
        yield {"type": "laid_several", "seat": paid["seat"], "pile": laid}
    elif laid:
        yield events[-1]
    else:
        yield from events


def _placing(events: list[Told]) -> Iterator[Told]:
    """The queen's way and the merchant at its end."""
    placed = events[-1]
    with_queen = len(events) > 1 and placed["type"] == "placed"
    yield {**placed, "type": "placed_with_queen"} if with_queen else placed


def _haul(events: list[Told]) -> Iterator[Told]:
    """Tokens together, then the cards drawn; of those that others draw with a bonus the bonus tells."""
    tokens = [told for told in events if told["type"] == "token"]
    bonuses = [told for told in events if told["type"] in ("permit", "square")]
    yield from [_tokens(tokens)] if len(tokens) > 1 else tokens
    yield from bonuses
    seen = [told["card"] for told in events if told["type"] == "drew_card"]
    unseen = sum(told["type"] == "drew" for told in events)
    about: dict[str, Json] = {"seat": events[0]["seat"]}
    if len(seen) == 1:
        yield {"type": "drew_card", "card": seen[0], **about}
    elif seen:
        yield {"type": "drew_cards", "pile": seen, **about}
    elif unseen and not tokens and not bonuses:
        yield {"type": "drew_several", "count": unseen, **about}


def _tokens(events: list[Told]) -> Told:
    total: Counter[str] = Counter()
    for told in events:
        total.update(gained(told))
    return {"type": "tokens", "seat": events[0]["seat"], "count": len(events), **total}


def _last(events: list[Told]) -> Iterator[Told]:
    yield events[-1]


def _turned_up(events: list[Told]) -> Iterator[Told]:
    yield _permits(events)


_RETOLD: Mapping[str, Callable[[list[Told]], Iterator[Told]]] = {
    "offers": _offers,
    "neutrals": _neutrals,
    "payment": _payment,
    "placing": _placing,
    "haul": _haul,
    "climb": _last,
    "turned_up": _turned_up,
}
