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
from regalia.kernel import EVERYONE, bit, rule, tell

CITIES_IN_REGION = CITIES // REGIONS


@rule
def award(s: State, city: int) -> None:
    """K10: after the tokens come the reward tiles, then the points for the tenth merchant."""
    award_metal(s, METAL[s.board, city])
    award_region(s, city // CITIES_IN_REGION)
    if s.merchants_left[s.seat] == 0:
        award_tenth(s)


@rule
def wins_metal(s: State, merchants: int, metal: int) -> bool:
    """K16: first to have merchants in all cities of a colour. The royal city counts for none."""
    if metal == NONE or s.metal_rewards[metal] != NOBODY:
        return False
    cities = METAL_CITIES[s.board, metal]
    return merchants & cities == cities


@rule
def wins_region(s: State, merchants: int, region: int) -> bool:
    """K16: first to have merchants in all cities of a region, the royal city included."""
    cities = REGION_CITIES[region]
    return s.region_rewards[region] == NOBODY and merchants & cities == cities


@rule
def award_metal(s: State, metal: int) -> None:
    """K16: the reward tile of a colour, and a queen's tile with it."""
    if wins_metal(s, s.merchants[s.seat], metal):
        s.metal_rewards[metal] = s.seat
        tell(s, METAL_REWARDED, EVERYONE, s.seat, metal, METAL_REWARD[metal])
        award_queens_tile(s)


@rule
def award_region(s: State, region: int) -> None:
    """K16: the reward tile of a region, and a queen's tile with it."""
    if wins_region(s, s.merchants[s.seat], region):
        s.region_rewards[region] = s.seat
        tell(s, REGION_REWARDED, EVERYONE, s.seat, region, REGION_REWARD)
        award_queens_tile(s)


@rule
def award_queens_tile(s: State) -> None:
    """K16: the top queen's tile comes with each reward tile, while they last."""
    tile = queens_tiles_given(s)
    if tile < QUEENS_TILES:
        s.queens_rewards[tile] = s.seat
        tell(s, QUEEN_REWARDED, EVERYONE, s.seat, QUEENS_REWARD[tile])


@rule
def queens_tiles_given(s: State) -> int:
    given = 0
    while given < QUEENS_TILES and s.queens_rewards[given] != NOBODY:
        given += 1
    return given


@rule
def tenth_pays(s: State) -> bool:
    """K17: the first tenth merchant gains points, by option every one."""
    return s.last_turns == -1 or s.tenth_bonus == EACH


@rule
def award_tenth(s: State) -> None:
    """K17: the first tenth merchant gains points, and everybody else has exactly one more turn."""
    if tenth_pays(s):
        tell(s, TENTH, EVERYONE, s.seat, gain_points(s, TENTH_POINTS))
    if s.last_turns == -1:
        s.last_turns = s.players - 1
        tell(s, LAST_TURNS, EVERYONE, s.seat)


@rule
def points_for_placing(s: State, seat: int, city: int) -> int:
    """K16, K17: what reward tiles, queen's tiles and the tenth merchant would bring a seat that places in a city."""
    merchants, metal, region = s.merchants[seat] | bit(city), METAL[s.board, city], city // CITIES_IN_REGION
    points, tile = 0, queens_tiles_given(s)
    if wins_metal(s, merchants, metal):
        points += METAL_REWARD[metal] + queens_tile(tile)
        tile += 1
    if wins_region(s, merchants, region):
        points += REGION_REWARD + queens_tile(tile)
    return points + (TENTH_POINTS if s.merchants_left[seat] == 1 and tenth_pays(s) else 0)


@rule
def queens_tile(tile: int) -> int:
    return QUEENS_REWARD[tile] if tile < QUEENS_TILES else 0
