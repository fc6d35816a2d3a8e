"""The queue of bonuses and the nobility track (K14, K15)."""

from regalia.games.council.rules.board import GAINS, PERMIT_BONUS, SQUARE_BONUS, TOKEN_BONUS, Gain
from regalia.games.council.rules.cards import cards_to_come, draw_card
from regalia.games.council.rules.events import CLIMBED, DECLINED, LOST, PERMIT, SQUARE, TOKEN, TOOK_FREE
from regalia.games.council.rules.permits import refill_spaces, refuse_on_offer, take_permit
from regalia.games.council.rules.reasons import (
    NO_PERMIT_TO_REPEAT,
    NOT_YOUR_CITY,
    PERMIT_BEING_SETTLED,
    ROYAL_CITY,
    TOKEN_CHOSEN,
    TOKEN_WITH_STEPS,
)
from regalia.games.council.rules.record import CITIES, KIND, NONE, QUEUE, REGIONS, SPACES, VALUE, Bonus, State, Step
from regalia.games.council.rules.rewards import award
from regalia.games.council.rules.stocks import gain_coins, gain_points, gain_servants
from regalia.kernel import EVERYONE, bit, count_bits, has, rule, tell
from regalia.schema import ALLOWED, Values

LAST_SQUARE = 20


@rule
def queue_bonus(s: State, kind: int, value: int) -> None:
    """K15: bonuses wait in one queue, first in, first out."""
    if s.queued >= QUEUE:
        raise AssertionError("more bonuses than the queue has room for")
    s.queue[s.queued, KIND] = kind
    s.queue[s.queued, VALUE] = value
    s.queued += 1


@rule
def drop_first_bonus(s: State) -> None:
    s.queued -= 1
    for place in range(s.queued):
        s.queue[place, KIND] = s.queue[place + 1, KIND]
        s.queue[place, VALUE] = s.queue[place + 1, VALUE]
    s.queue[s.queued, KIND] = 0
    s.queue[s.queued, VALUE] = 0


@rule
def settle_bonuses(s: State) -> None:
    """K15: until the queue is empty or a choice is owed. K7: only then are empty spaces refilled."""
    s.step = Step.ACTIONS
    while s.queued > 0 and s.step == Step.ACTIONS:
        kind, value = s.queue[0, KIND], s.queue[0, VALUE]
        drop_first_bonus(s)
        if kind == Bonus.TOKEN:
            gain(s, TOKEN_BONUS, value, TOKEN)
            climb(s, TOKEN_BONUS[value, Gain.NOBILITY], NONE)
        elif kind == Bonus.PERMIT:
            gain(s, PERMIT_BONUS, value, PERMIT)
            climb(s, PERMIT_BONUS[value, Gain.NOBILITY], value)
        elif kind == Bonus.SQUARE:
            gain_square(s, value)
        else:
            award(s, value)
    if s.step == Step.ACTIONS:
        refill_spaces(s)


@rule
def gain(s: State, bonuses: Values, row: int, event: int) -> None:
    """All that a token, permit or square gives at once, as far as there is room for it and there are cards."""
    points = gain_points(s, bonuses[row, Gain.POINTS])
    coins = gain_coins(s, bonuses[row, Gain.COINS])
    servants = gain_servants(s, bonuses[row, Gain.SERVANTS])
    cards, main_actions = bonuses[row, Gain.CARDS], bonuses[row, Gain.MAIN_ACTIONS]
    s.main_actions += main_actions
    tell(s, event, EVERYONE, s.seat, row, points, coins, servants, cards_to_come(s, cards), main_actions)
    for _ in range(cards):
        draw_card(s, s.seat)


@rule
def climb(s: State, steps: int, permit: int) -> None:
    """K14: one step at a time, and every square reached pays. The marker stays at 20.

    K15: nobility steps come last. A permit that leads to square 14 cannot be repeated there.
    """
    for _ in range(min(steps, LAST_SQUARE - s.nobility[s.seat])):
        s.nobility[s.seat] += 1
        square = s.nobility[s.seat]
        tell(s, CLIMBED, EVERYONE, s.seat, square)
        if pays(square):
            queue_bonus(s, Bonus.SQUARE, square)
        if SQUARE_BONUS[square, Gain.REPEAT_PERMIT] > 0:
            s.barred = permit


@rule
def pays(square: int) -> bool:
    for column in range(GAINS):
        if SQUARE_BONUS[square, column] > 0:
            return True
    return False


@rule
def gain_square(s: State, square: int) -> None:
    """K14: squares 4, 10, 14 and 16 owe a choice; without a legal target it is lost."""
    if SQUARE_BONUS[square, Gain.REPEAT_TOKENS] > 0:
        owe_tokens(s, square)
    elif SQUARE_BONUS[square, Gain.FREE_PERMIT] > 0:
        owe(s, square, Step.FREE_PERMIT, is_any_on_offer(s))
    elif SQUARE_BONUS[square, Gain.REPEAT_PERMIT] > 0:
        owe_permit(s, square)
    else:
        gain(s, SQUARE_BONUS, square, SQUARE)


@rule
def owe(s: State, square: int, step: int, possible: bool) -> None:
    if possible:
        s.step = step
    else:
        tell(s, LOST, EVERYONE, s.seat, square)


@rule
def owe_tokens(s: State, square: int) -> None:
    """K14: as many different own tokens as the square says and as there are."""
    targets = 0
    for city in range(CITIES):
        if refuse_repeat(s, city) == ALLOWED:
            targets += 1
    s.owed = min(SQUARE_BONUS[square, Gain.REPEAT_TOKENS], targets)
    owe(s, square, Step.REPEAT_TOKEN, s.owed > 0)


@rule
def owe_permit(s: State, square: int) -> None:
    """K15: any own permit but the one that led to the square."""
    others = count_bits(s.permits[s.seat] | s.used_permits[s.seat]) - int(s.barred != NONE)
    owe(s, square, Step.REPEAT_PERMIT, others > 0)
    if others == 0:
        s.barred = NONE


@rule
def gives_nobility(s: State, city: int) -> bool:
    return TOKEN_BONUS[s.tokens[city], Gain.NOBILITY] > 0


@rule
def refuse_repeat(s: State, city: int) -> int:
    """K14: the token of an own city, not chosen already, without nobility steps. The royal city has none."""
    if not has(s.merchants[s.seat], city):
        return NOT_YOUR_CITY
    if s.tokens[city] == NONE:
        return ROYAL_CITY
    if has(s.repeated, city):
        return TOKEN_CHOSEN
    return TOKEN_WITH_STEPS if gives_nobility(s, city) else ALLOWED


@rule
def repeat_token(s: State, city: int) -> None:
    """K15: the bonus queues behind what is already waiting."""
    queue_bonus(s, Bonus.TOKEN, s.tokens[city])
    s.repeated |= bit(city)
    s.owed -= 1
    if s.owed == 0:
        s.repeated = 0
        settle_bonuses(s)


@rule
def is_any_on_offer(s: State) -> bool:
    for region in range(REGIONS):
        for space in range(SPACES):
            if refuse_on_offer(s, region, space) == ALLOWED:
                return True
    return False


@rule
def take_free_permit(s: State, region: int, space: int) -> None:
    """K14: any face-up permit, its bonus included. K15: from any region; its space is refilled afterwards."""
    permit = take_permit(s, region, space)
    tell(s, TOOK_FREE, EVERYONE, s.seat, permit)
    queue_bonus(s, Bonus.PERMIT, permit)
    settle_bonuses(s)


@rule
def decline_free_permit(s: State) -> None:
    """K15: the free permit may be declined."""
    tell(s, DECLINED, EVERYONE, s.seat)
    settle_bonuses(s)


@rule
def refuse_reuse(s: State, permit: int) -> int:
    """K14: an own permit, face up or down; one with nobility steps too. K15: not the one that led to square 14."""
    if not has(s.permits[s.seat] | s.used_permits[s.seat], permit):
        return NO_PERMIT_TO_REPEAT
    return PERMIT_BEING_SETTLED if permit == s.barred else ALLOWED


@rule
def repeat_permit(s: State, permit: int) -> None:
    queue_bonus(s, Bonus.PERMIT, permit)
    s.barred = NONE
    settle_bonuses(s)
