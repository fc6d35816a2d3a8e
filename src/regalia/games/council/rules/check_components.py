"""What a position from outside must hold of the components: cards, councillors, permits, tokens and tiles (K2, K16)."""

from collections import Counter
from collections.abc import Iterator
from enum import IntEnum
from typing import Any

from regalia.games.council.rules.board import (
    COUNCILLORS_OF_COLOUR,
    MERCHANTS,
    METAL_CITIES,
    PERMIT_REGION,
    REGION_CITIES,
    ROYAL,
)
from regalia.games.council.rules.cards import cards_of_kind
from regalia.games.council.rules.record import (
    MOST_PLAYERS,
    NOBODY,
    NONE,
    TOKENS,
    Card,
    City,
    Colour,
    Metal,
    Permit,
    Region,
    Step,
)
from regalia.sentences import Seat, Sentence, sentence

_OWED = (Step.REPEAT_TOKEN, Step.FREE_PERMIT, Step.REPEAT_PERMIT)


def check_components(s: Any) -> Iterator[Sentence]:
    yield from _check_cards(s)
    yield from _check_councillors(s)
    yield from _check_permits(s)
    yield from _check_board(s)
    yield from _check_rewards(s)


def named(thing: IntEnum, kind: str = "") -> Sentence:
    """A card, city, colour, metal or region by its message."""
    return Sentence(f"{kind or type(thing).__name__.lower()}-{thing.name.lower()}")


def permit_named(permit: int) -> Sentence:
    return Sentence("permit", {"letters": list(Permit(permit).name)})


def members(mask: int) -> list[int]:
    return [member for member in range(mask.bit_length()) if mask >> member & 1]


def _check_cards(s: Any) -> Iterator[Sentence]:
    """K2: 13 cards of each colour and 12 jokers, wherever they are. K5: what left the deck was drawn by somebody."""
    for card in Card:
        found = s.deck[card] + s.discards[card] + s.laid[card] + sum(hand[card] for hand in s.hands)
        drawn, in_all = sum(drawn[card] for drawn in s.drawn), int(cards_of_kind(card))
        if found != in_all:
            yield sentence("position-cards", card=named(card), count=in_all, given=found)
        if s.deck[card] + drawn != s.full_deck[card] or s.full_deck[card] > in_all:
            yield sentence("position-deck-made", card=named(card))
    if sum(s.deck) != s.deck_size:
        yield sentence("position-deck-size", count=sum(s.deck), given=s.deck_size)
    for seat in range(MOST_PLAYERS):
        held, drawn = sum(s.hands[seat]), sum(s.drawn[seat])
        if held != s.hand_sizes[seat]:
            yield sentence("position-hand-size", seat=Seat(seat), count=held, given=s.hand_sizes[seat])
        if drawn != s.drawn_sizes[seat]:
            yield sentence("position-drawn-size", seat=Seat(seat), count=drawn, given=s.drawn_sizes[seat])


def _check_councillors(s: Any) -> Iterator[Sentence]:
    """K2: 4 councillors of each of 6 colours."""
    seated = Counter(colour for council in s.councils for colour in council)
    for colour in Colour:
        found = seated[colour] + s.reserve[colour]
        if found != COUNCILLORS_OF_COLOUR:
            count = COUNCILLORS_OF_COLOUR
            yield sentence("position-councillors", colour=named(colour, "councillor"), count=count, given=found)


def _check_permits(s: Any) -> Iterator[Sentence]:
    """K2: 45 permits, each in its region's deck, on offer there or with a player. K7: one space at most is empty."""
    places: Counter[int] = Counter()
    empty = 0
    for region, deck in zip(Region, s.permit_decks, strict=True):
        count = s.permit_counts[region]
        lying = [permit for permit in (*deck[:count], *s.face_up[region]) if permit != NONE]
        if NONE in deck[:count] or set(deck[count:]) - {NONE} or s.permits_under[region] > count:
            yield sentence("position-permit-deck", region=named(region))
        for permit in lying:
            if PERMIT_REGION[permit] != region:
                yield sentence("position-permit-region", permit=permit_named(permit), region=named(region))
        places.update(lying)
        empty += s.face_up[region].count(NONE) if count else 0
    for mask in (*s.permits, *s.used_permits):
        places.update(members(mask))
    for permit in Permit:
        if places[permit] != 1:
            yield sentence("position-permit-place", permit=permit_named(permit))
    if empty > (1 if s.step in _OWED else 0):
        yield sentence("position-empty-space")


def _check_board(s: Any) -> Iterator[Sentence]:
    """K2, K3, K4, K13."""
    royal = City(ROYAL[s.board])
    if s.tokens[royal] != NONE:
        yield sentence("position-royal-token", city=named(royal))
    if sorted(s.tokens) != [NONE, *range(TOKENS)]:
        yield sentence("position-tokens", count=TOKENS)
    for seat in range(s.players):
        if len(members(s.merchants[seat])) + s.merchants_left[seat] != MERCHANTS:
            yield sentence("position-merchants", seat=Seat(seat), count=MERCHANTS)
    if s.neutrals and s.players > 2:
        yield sentence("position-neutrals")
    for seat in range(s.players):
        if 0 < s.coin_cap < s.coins[seat]:
            yield sentence("position-coin-cap", seat=Seat(seat), most=s.coin_cap)


def _check_rewards(s: Any) -> Iterator[Sentence]:
    """K16: a reward tile lies with somebody who has all its cities."""
    sets = [METAL_CITIES[s.board, metal] for metal in Metal] + [REGION_CITIES[region] for region in Region]
    rewards = (*s.metal_rewards, *s.region_rewards)
    for tile, cities, owner in zip((*Metal, *Region), sets, rewards, strict=True):
        owners = {seat for seat in range(s.players) if s.merchants[seat] & cities == cities}
        if owner not in (owners or {NOBODY}):
            yield sentence("position-reward", tile=named(tile))
    yield from check_queens_tiles(s)


def check_queens_tiles(s: Any) -> Iterator[Sentence]:
    """K16: they come with the reward tiles, from the top, while they last."""
    rewards = (*s.metal_rewards, *s.region_rewards)
    given, tiles = Counter(rewards), [seat for seat in s.queens_rewards if seat != NOBODY]
    most = len(rewards) - given.pop(NOBODY, 0)
    if tiles != s.queens_rewards[: len(tiles)] or len(tiles) != min(most, len(s.queens_rewards)):
        yield sentence("position-queens-tiles")
    if Counter(tiles) - given:
        yield sentence("position-queens-owner")
