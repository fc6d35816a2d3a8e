"""What the greedy player works out once a decision: what resources are worth to him by now, and what he holds.

All worth is in hundredths of a point. The weights here, in `worth` and in `greedy` were found by playing variants
against each other, thousands of games each, with two to four players on all boards.
"""

from typing import NamedTuple

from regalia.games.council.rules.board import MERCHANTS, PERMIT_CITIES, QUEENS_REWARD
from regalia.games.council.rules.payment import cards_laid
from regalia.games.council.rules.record import COLOURS, NOBODY, PERMITS, QUEENS_TILES, SEATS_IN_COUNCIL, State
from regalia.kernel import bit, has, rule

POINT = 100
ALL = 100  # percent

# what resources are worth while the end is far: they buy merchants, and merchants bring more than their points
COIN = 100
SERVANT = 300
CARD = 250

# he who has more than these cannot use it all, and one more is worth less
MANY_COINS = 10
MANY_SERVANTS = 5
MANY_CARDS = 8

FUTURE_PER_MERCHANT = 30  # percent of that which resources keep for each merchant left to whoever has fewest,
FUTURE_PER_TURN = 15  # and for each turn before the turn limit

CARD_BITS = 4  # for each colour in a hand written as one number


class Outlook(NamedTuple):
    coin: int  # what one is worth now
    servant: int
    card: int
    hand: int  # the player's cards by colour, `CARD_BITS` each
    covered: int  # the cities on his permits, as a mask
    prize: int  # K16: the points of the next queen's tile


@rule
def turns_to_come(s: State) -> int:
    """The player's turns after this one, as far as the end is in sight."""
    if s.last_turns >= 0:
        return 0
    return (s.turn_limit - s.turn) // s.players if s.turn_limit > 0 else ALL


@rule
def can_act_later(s: State) -> bool:
    """Whether there is a main action to come after this one."""
    return s.main_actions > 1 or turns_to_come(s) > 0


@rule
def future(s: State) -> int:
    """How much of their worth resources still have, in percent."""
    fewest = MERCHANTS
    for seat in range(s.players):
        fewest = min(fewest, s.merchants_left[seat])
    return min(ALL, fewest * FUTURE_PER_MERCHANT, turns_to_come(s) * FUTURE_PER_TURN)


@rule
def one_more(worth: int, held: int, many: int) -> int:
    """What one more is worth to him who has so many; without this two rich players would save up for ever."""
    return worth * many // max(many, held)


@rule
def hand_of(s: State, seat: int) -> int:
    """Cards laid for a payment under way are still the payer's; more than four of a colour never fit."""
    hand = 0
    for colour in range(COLOURS):
        laid = s.laid[colour] if seat == s.seat else 0
        cards = min(s.hands[seat, colour] + laid, SEATS_IN_COUNCIL)
        hand += cards * bit(CARD_BITS * colour)
    return hand


@rule
def cities_covered(s: State, seat: int) -> int:
    cities = 0
    for permit in range(PERMITS):
        if has(s.permits[seat], permit):
            cities |= PERMIT_CITIES[permit]
    return cities


@rule
def queens_prize(s: State) -> int:
    for tile in range(QUEENS_TILES):
        if s.queens_rewards[tile] == NOBODY:
            return QUEENS_REWARD[tile]
    return 0


@rule
def outlook_of(s: State) -> Outlook:
    left, cards = future(s), s.hand_sizes[s.seat] + cards_laid(s)
    return Outlook(
        one_more(COIN * left // ALL, s.coins[s.seat], MANY_COINS),
        one_more(SERVANT * left // ALL, s.servants[s.seat], MANY_SERVANTS),
        one_more(CARD * left // ALL, cards, MANY_CARDS),
        hand_of(s, s.seat),
        cities_covered(s, s.seat),
        queens_prize(s),
    )
