"""Reward tiles, the queen's tiles and the tenth merchant (K16, K17)."""

from regalia.games.council.rules.board import (
    METAL,
    METAL_CITIES,
    METAL_REWARD,
    QUEENS_REWARD,
    REGION_CITIES,
    REGION_REWARD,
    TENTH_POINTS,
)
from regalia.games.council.rules.events import LAST_TURNS, TENTH
from regalia.games.council.rules.events import METAL_REWARD as METAL_REWARDED
from regalia.games.council.rules.events import QUEENS_REWARD as QUEEN_REWARDED
from regalia.games.council.rules.events import REGION_REWARD as REGION_REWARDED
from regalia.games.council.rules.options import EACH
from regalia.games.council.rules.record import CITIES, NOBODY, NONE, QUEENS_TILES, REGIONS, State
from regalia.games.council.rules.stocks import gain_points
from regalia.kernel import EVERYONE, rule, tell

CITIES_IN_REGION = CITIES // REGIONS


@rule
def award(s: State, city: int) -> None:
    """K10: after the tokens come the reward tiles, then the points for the tenth merchant."""
    award_metal(s, METAL[s.board, city])
    award_region(s, city // CITIES_IN_REGION)
    if s.merchants_left[s.seat] == 0:
        award_tenth(s)


@rule
def award_metal(s: State, metal: int) -> None:
    """K16: first to have merchants in all cities of a colour. The royal city counts for none."""
    if metal == NONE or s.metal_rewards[metal] != NOBODY:
        return
    cities = METAL_CITIES[s.board, metal]
    if s.merchants[s.seat] & cities == cities:
        s.metal_rewards[metal] = s.seat
        tell(s, METAL_REWARDED, EVERYONE, s.seat, metal, METAL_REWARD[metal])
        award_queens_tile(s)


@rule
def award_region(s: State, region: int) -> None:
    """K16: first to have merchants in all cities of a region, the royal city included."""
    cities = REGION_CITIES[region]
    if s.region_rewards[region] == NOBODY and s.merchants[s.seat] & cities == cities:
        s.region_rewards[region] = s.seat
        tell(s, REGION_REWARDED, EVERYONE, s.seat, region, REGION_REWARD)
        award_queens_tile(s)


@rule
def award_queens_tile(s: State) -> None:
    """K16: the top queen's tile comes with each reward tile, while they last."""
    for tile in range(QUEENS_TILES):
        if s.queens_rewards[tile] == NOBODY:
            s.queens_rewards[tile] = s.seat
            tell(s, QUEEN_REWARDED, EVERYONE, s.seat, QUEENS_REWARD[tile])
            return


@rule
def award_tenth(s: State) -> None:
    """K17: the first tenth merchant gains points, and everybody else has exactly one more turn."""
    is_first = s.last_turns == -1
    if is_first or s.tenth_bonus == EACH:
        tell(s, TENTH, EVERYONE, s.seat, gain_points(s, TENTH_POINTS))
    if is_first:
        s.last_turns = s.players - 1
        tell(s, LAST_TURNS, EVERYONE, s.seat)
