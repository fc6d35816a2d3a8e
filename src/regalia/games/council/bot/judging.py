"""What a position is worth at sight, at the start of a turn: points, merchants, and what brings more of either.

Once the last turns have begun nothing is judged: the end is near enough to be played.
"""

from enum import IntEnum

from regalia.games.council.bot.outlook import MANY_COINS, MANY_SERVANTS, POINT, cities_covered, hand_of, queens_prize
from regalia.games.council.bot.plans import fitting
from regalia.games.council.bot.worth import TOKEN_AT_ONCE
from regalia.games.council.rules.board import METAL_CITIES, METAL_REWARD, REGION_CITIES, REGION_REWARD
from regalia.games.council.rules.record import (
    CITIES,
    COUNCILS,
    JOKER,
    METALS,
    NOBODY,
    NONE,
    REGIONS,
    Phase,
    State,
    Step,
)
from regalia.games.council.rules.scoring import total
from regalia.kernel import UNSETTLED, count_bits, has, rule
from regalia.schema import Array, Values, units, weights

HORIZON = 3  # settled positions that are passed over before one is judged
SEARCH_PAST_TURN = True
FIRST_PRIOR = 0.6
STAGES = 11
MOST_WEIGHED = 1000  # of anything: only positions set up by hand hold more, and odds must stay finite


class Trait(IntEnum):
    POINTS = 0  # if the game ended now
    MERCHANTS = 1
    COINS = 2
    COINS_BEYOND_MANY = 3
    SERVANTS = 4
    SERVANTS_BEYOND_MANY = 5
    CARDS = 6
    JOKERS = 7
    PERMITS = 8  # that can still be used
    USED_PERMITS = 9
    CITIES_COVERED = 10  # by those permits
    NOBILITY = 11
    REWARD_ONE_CITY_AWAY = 12  # K16: points
    REWARD_TWO_CITIES_AWAY = 13
    TOKENS = 14  # points that the tokens of own cities bring, each time
    BEST_MATCH = 15  # cards that fit one council
    ALL_MATCHES = 16
    TO_MOVE = 17


WEIGHTS: Array = weights(__file__, STAGES, len(Trait))
HIDDEN_LAYER: Array = units(__file__, STAGES, len(Trait), 0)  # has no units


@rule
def has_turn_just_begun(s: State) -> bool:
    return s.step == Step.ACTIONS and s.acted == 0 and s.main_actions == 1 and s.quick_actions == 1


@rule
def stage(s: State) -> int:
    """The merchants left to whoever has fewest."""
    if s.phase != Phase.PLAY or s.last_turns >= 0 or not has_turn_just_begun(s):
        return UNSETTLED
    fewest = STAGES - 1
    for seat in range(s.players):
        fewest = min(fewest, s.merchants_left[seat])
    return fewest


@rule
def rewards_away(s: State, seat: int, missing: int) -> int:
    """K16: the points of all rewards still to be had for which a seat misses so many cities."""
    points = 0
    for metal in range(METALS):
        cities = METAL_CITIES[s.board, metal]
        if s.metal_rewards[metal] == NOBODY and count_bits(cities & ~s.merchants[seat]) == missing:
            points += METAL_REWARD[metal] + queens_prize(s)
    for region in range(REGIONS):
        if s.region_rewards[region] == NOBODY and count_bits(REGION_CITIES[region] & ~s.merchants[seat]) == missing:
            points += REGION_REWARD + queens_prize(s)
    return points


@rule
def token_points(s: State, seat: int) -> int:
    worth = 0
    for city in range(CITIES):
        if has(s.merchants[seat], city) and s.tokens[city] != NONE:
            worth += TOKEN_AT_ONCE[s.tokens[city]]
    return worth // POINT


@rule
def write_matches(s: State, seat: int, out: Values) -> None:
    """K7: how well a hand fits the councils as they sit."""
    hand, best, every = hand_of(s, seat), 0, 0
    for council in range(COUNCILS):
        fit = fitting(s, council, NONE, hand)
        best = max(best, fit)
        every += fit
    out[Trait.BEST_MATCH] = best
    out[Trait.ALL_MATCHES] = every


@rule
def traits(s: State, seat: int, out: Values) -> None:
    coins, servants = min(s.coins[seat], MOST_WEIGHED), min(s.servants[seat], MOST_WEIGHED)
    out[Trait.POINTS] = min(total(s, seat), MOST_WEIGHED)
    out[Trait.MERCHANTS] = count_bits(s.merchants[seat])
    out[Trait.COINS] = coins
    out[Trait.COINS_BEYOND_MANY] = max(0, coins - MANY_COINS)
    out[Trait.SERVANTS] = servants
    out[Trait.SERVANTS_BEYOND_MANY] = max(0, servants - MANY_SERVANTS)
    out[Trait.CARDS] = s.hand_sizes[seat]
    out[Trait.JOKERS] = s.hands[seat, JOKER]
    out[Trait.PERMITS] = count_bits(s.permits[seat])
    out[Trait.USED_PERMITS] = count_bits(s.used_permits[seat])
    out[Trait.CITIES_COVERED] = count_bits(cities_covered(s, seat) & ~s.merchants[seat])
    out[Trait.NOBILITY] = s.nobility[seat]
    out[Trait.REWARD_ONE_CITY_AWAY] = rewards_away(s, seat, 1)
    out[Trait.REWARD_TWO_CITIES_AWAY] = rewards_away(s, seat, 2)
    out[Trait.TOKENS] = token_points(s, seat)
    out[Trait.TO_MOVE] = int(s.seat == seat)
    write_matches(s, seat, out)
