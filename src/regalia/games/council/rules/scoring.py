"""Final scoring (K18)."""

from enum import IntEnum

from regalia.games.council.rules.board import (
    METAL_REWARD,
    MOST_PERMITS_POINTS,
    NOBILITY_FIRST,
    NOBILITY_SECOND,
    QUEENS_REWARD,
    REGION_REWARD,
)
from regalia.games.council.rules.options import ALL
from regalia.games.council.rules.record import METALS, QUEENS_TILES, REGIONS, State
from regalia.kernel import count_bits, rule
from regalia.schema import Array, Values


class Source(IntEnum):
    """Where points come from, in the order of the score sheet."""

    PLAY = 0
    COLOURS = 1
    REGIONS = 2
    QUEEN = 3
    NOBILITY = 4
    PERMITS = 5


SOURCES = tuple(source.name.lower() for source in Source)


@rule
def score(s: State, out: Values) -> None:
    """K18: points gained in play, the tiles, nobility and permits."""
    for seat in range(s.players):
        out[seat, Source.PLAY] = s.points[seat]
        out[seat, Source.COLOURS] = metal_points(s, seat)
        out[seat, Source.REGIONS] = region_points(s, seat)
        out[seat, Source.QUEEN] = queens_points(s, seat)
        out[seat, Source.NOBILITY] = nobility_points(s, seat)
        out[seat, Source.PERMITS] = permit_points(s, seat)


@rule
def score_at(records: Array, index: int, out: Values) -> None:
    """The same for Python, which has an array of records and an index."""
    score(records[index], out)


@rule
def total(s: State, seat: int) -> int:
    tiles = metal_points(s, seat) + region_points(s, seat) + queens_points(s, seat)
    return s.points[seat] + tiles + nobility_points(s, seat) + permit_points(s, seat)


@rule
def metal_points(s: State, seat: int) -> int:
    points = 0
    for metal in range(METALS):
        if s.metal_rewards[metal] == seat:
            points += METAL_REWARD[metal]
    return points


@rule
def region_points(s: State, seat: int) -> int:
    points = 0
    for region in range(REGIONS):
        if s.region_rewards[region] == seat:
            points += REGION_REWARD
    return points


@rule
def queens_points(s: State, seat: int) -> int:
    points = 0
    for tile in range(QUEENS_TILES):
        if s.queens_rewards[tile] == seat:
            points += QUEENS_REWARD[tile]
    return points


@rule
def nobility_points(s: State, seat: int) -> int:
    """K18: first 5, second 2; a tie for first gives all 5 and nobody 2, a tie for second all 2."""
    ahead = 0
    for other in range(s.players):
        if s.nobility[other] > s.nobility[seat]:
            ahead += 1
    if ahead == 0:
        return NOBILITY_FIRST
    return NOBILITY_SECOND if ahead == 1 else 0


@rule
def permits_owned(s: State, seat: int) -> int:
    """K18: face up and down."""
    return count_bits(s.permits[seat] | s.used_permits[seat])


@rule
def permit_points(s: State, seat: int) -> int:
    """K18: most permits 3; a tie gives it to all, or by option to none."""
    own = permits_owned(s, seat)
    for other in range(s.players):
        if other != seat:
            theirs = permits_owned(s, other)
            if theirs > own or (theirs == own and s.permit_tie != ALL):
                return 0
    return MOST_PERMITS_POINTS


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """K18: most points; a tie goes to more servants and cards together; then it is shared."""
    mine, theirs = total(s, seat), total(s, other)
    if mine != theirs:
        return mine > theirs
    return s.servants[seat] + s.hand_sizes[seat] > s.servants[other] + s.hand_sizes[other]
