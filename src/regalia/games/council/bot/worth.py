"""What bonuses, cities and permits are worth to the greedy player, in hundredths of a point."""

import numpy as np

from regalia.games.council.bot.outlook import ALL, POINT, Outlook, can_act_later
from regalia.games.council.rules.board import (
    METAL,
    METAL_CITIES,
    METAL_REWARD,
    PERMIT_BONUS,
    PERMIT_CITIES,
    REGION_CITIES,
    REGION_REWARD,
    SQUARE_BONUS,
    TENTH_POINTS,
    TOKEN_BONUS,
    Gain,
)
from regalia.games.council.rules.bonuses import LAST_SQUARE
from regalia.games.council.rules.options import EACH
from regalia.games.council.rules.placing import connected_group, others_in
from regalia.games.council.rules.record import CITIES, NOBODY, NONE, State
from regalia.games.council.rules.rewards import CITIES_IN_REGION
from regalia.kernel import count_bits, has, rule
from regalia.schema import Values

MAIN_ACTION = 250
REPEATED_TOKEN = 200
FREE_PERMIT = 370
REPEATED_PERMIT = 440
STANDING = 40  # a step of nobility for its own sake: whoever is first at the end gains 5 points

TOKEN_TO_COME = 15  # percent of a city's token for each merchant left after it: later neighbours pay it again
SHARE: Values = np.array([0, 100, 18, 10, 6, 4], np.int32)  # percent of a prize, by the cities missing for it

_AT_ONCE = {
    Gain.POINTS: POINT,
    Gain.MAIN_ACTIONS: MAIN_ACTION,
    Gain.REPEAT_TOKENS: REPEATED_TOKEN,
    Gain.FREE_PERMIT: FREE_PERMIT,
    Gain.REPEAT_PERMIT: REPEATED_PERMIT,
}


def _at_once(bonuses: Values) -> Values:
    """What a bonus is worth beside its coins, servants, cards and nobility."""
    worth: Values = np.array(bonuses) @ np.array([_AT_ONCE.get(gain, 0) for gain in Gain], np.int32)
    return worth


TOKEN_AT_ONCE: Values = _at_once(TOKEN_BONUS)
PERMIT_AT_ONCE: Values = _at_once(PERMIT_BONUS)
SQUARE_AT_ONCE: Values = _at_once(SQUARE_BONUS)


@rule
def resources(bonuses: Values, row: int, view: Outlook) -> int:
    coins, servants, cards = bonuses[row, Gain.COINS], bonuses[row, Gain.SERVANTS], bonuses[row, Gain.CARDS]
    return coins * view.coin + servants * view.servant + cards * view.card


@rule
def square_worth(square: int, view: Outlook) -> int:
    """K14: the track ends at its last square."""
    if square > LAST_SQUARE:
        return 0
    return SQUARE_AT_ONCE[square] + resources(SQUARE_BONUS, square, view)


@rule
def step_worth(s: State, view: Outlook) -> int:
    """The square that a step of nobility reaches, and half of the next."""
    square = s.nobility[s.seat] + 1
    return STANDING + square_worth(square, view) + square_worth(square + 1, view) // 2


@rule
def bonus_worth(s: State, bonuses: Values, row: int, view: Outlook) -> int:
    """The resources and nobility steps of a token or permit."""
    steps = bonuses[row, Gain.NOBILITY]
    worth = resources(bonuses, row, view)
    return worth + steps * step_worth(s, view) if steps > 0 else worth


@rule
def token_worth(s: State, city: int, view: Outlook) -> int:
    """K2: the royal city has none."""
    token = s.tokens[city]
    return 0 if token == NONE else TOKEN_AT_ONCE[token] + bonus_worth(s, TOKEN_BONUS, token, view)


@rule
def permit_bonus_worth(s: State, permit: int, view: Outlook) -> int:
    return PERMIT_AT_ONCE[permit] + bonus_worth(s, PERMIT_BONUS, permit, view)


@rule
def group_worth(s: State, city: int, view: Outlook) -> int:
    """K11: the tokens of all own cities that would be connected."""
    group = connected_group(s, s.seat, city)
    worth = 0
    for member in range(CITIES):
        if has(group, member):
            worth += token_worth(s, member, view)
    return worth


@rule
def set_worth(s: State, cities: int, points: int) -> int:
    """K16: a step towards a reward, for any one of its cities that the player still misses."""
    missing = count_bits(cities & ~s.merchants[s.seat])
    if missing > s.merchants_left[s.seat]:
        return 0
    return points * POINT * SHARE[missing] // ALL


@rule
def sets_worth(s: State, city: int, view: Outlook) -> int:
    """K16: steps towards the rewards for a city's colour and for its region, while they are to be had."""
    metal, region, worth = METAL[s.board, city], city // CITIES_IN_REGION, 0
    if metal != NONE and s.metal_rewards[metal] == NOBODY:
        worth += set_worth(s, METAL_CITIES[s.board, metal], METAL_REWARD[metal] + view.prize)
    if s.region_rewards[region] == NOBODY:
        worth += set_worth(s, REGION_CITIES[region], REGION_REWARD + view.prize)
    return worth


@rule
def tenth_worth(s: State) -> int:
    """K17: the points for the tenth merchant."""
    return TENTH_POINTS * POINT if s.last_turns == -1 or s.tenth_bonus == EACH else 0


@rule
def city_worth(s: State, city: int, view: Outlook) -> int:
    """A merchant in a city: what it pays and leads to, less the servants that it costs (K10)."""
    left = s.merchants_left[s.seat] - 1
    if left < 0:
        return 0
    worth = group_worth(s, city, view) + sets_worth(s, city, view)
    worth += token_worth(s, city, view) * left * TOKEN_TO_COME // ALL
    worth -= others_in(s, s.seat, city) * view.servant
    return worth + tenth_worth(s) if left == 0 else worth


@rule
def can_use_permit(s: State) -> bool:
    """Whether one more permit would find a merchant and a main action."""
    return can_act_later(s) and count_bits(s.permits[s.seat]) < s.merchants_left[s.seat]


@rule
def permit_worth(s: State, permit: int, view: Outlook) -> int:
    """Its bonus, and its best city that needs it, less the main action that placing takes."""
    best = 0
    if can_use_permit(s):
        cities = PERMIT_CITIES[permit] & ~s.merchants[s.seat] & ~view.covered
        for city in range(CITIES):
            if has(cities, city):
                best = max(best, city_worth(s, city, view) - MAIN_ACTION)
    return permit_bonus_worth(s, permit, view) + best
