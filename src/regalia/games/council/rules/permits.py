"""Permits: face down, on offer, taken, changed and refilled (K2, K7, K12, K13)."""

from regalia.games.council.rules.events import REVEALED
from regalia.games.council.rules.reasons import NOT_ON_OFFER, NOTHING_TO_CHANGE
from regalia.games.council.rules.record import NONE, REGIONS, SPACES, State
from regalia.kernel import EVERYONE, below, bit, rule, tell
from regalia.schema import ALLOWED


@rule
def permits_unseen(s: State, region: int) -> int:
    """How many permits lie face down in an order that nobody knows; below them lie those of K12, as everybody saw."""
    return s.permit_counts[region] - s.permits_under[region]


@rule
def shuffle_permits(s: State, region: int) -> None:
    """Those whose order nobody knows."""
    for last in range(permits_unseen(s, region) - 1, 0, -1):
        chosen = below(s, last + 1)
        held = s.permit_decks[region, chosen]
        s.permit_decks[region, chosen] = s.permit_decks[region, last]
        s.permit_decks[region, last] = held


@rule
def refuse_on_offer(s: State, region: int, space: int) -> int:
    """K7: a permit must lie face up there."""
    return ALLOWED if s.face_up[region, space] != NONE else NOT_ON_OFFER


@rule
def take_permit(s: State, region: int, space: int) -> int:
    """The permit joins its owner's, face up; its space stays empty until its bonuses are settled (K7)."""
    permit = s.face_up[region, space]
    s.face_up[region, space] = NONE
    s.permits[s.seat] |= bit(permit)
    return permit


@rule
def refill_spaces(s: State) -> None:
    """K7: empty spaces are refilled, the left one first. K13: with the deck empty they stay empty."""
    for region in range(REGIONS):
        for space in range(SPACES):
            if s.face_up[region, space] == NONE and s.permit_counts[region] > 0:
                turn_up(s, region, space)


@rule
def turn_up(s: State, region: int, space: int) -> None:
    permit = s.permit_decks[region, 0]
    last = s.permit_counts[region] - 1
    for place in range(last):
        s.permit_decks[region, place] = s.permit_decks[region, place + 1]
    s.permit_decks[region, last] = NONE
    s.permit_counts[region] = last
    s.permits_under[region] = min(s.permits_under[region], last)
    s.face_up[region, space] = permit
    s.revealed += 1
    tell(s, REVEALED, EVERYONE, region, space, permit)


@rule
def refuse_change(s: State, region: int) -> int:
    """K12: at least one permit must lie there."""
    for space in range(SPACES):
        if s.face_up[region, space] != NONE:
            return ALLOWED
    return NOTHING_TO_CHANGE


@rule
def change_permits(s: State, region: int) -> None:
    """K12: left, then right, go under the deck; then up to two are drawn, so the same may return."""
    for space in range(SPACES):
        permit = s.face_up[region, space]
        if permit != NONE:
            s.permit_decks[region, s.permit_counts[region]] = permit
            s.permit_counts[region] += 1
            s.permits_under[region] += 1
            s.face_up[region, space] = NONE
    refill_spaces(s)
