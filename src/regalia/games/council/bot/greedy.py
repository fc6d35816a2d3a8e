"""A sensible player: of all legal actions he takes the one that is worth most to him (see `worth` and `plans`).

Main actions come first and quick ones after, unless a quick one makes a better main action possible. Cards are laid
as planned when the payment was begun: those that fit, then jokers, and no more than pay for themselves.
"""

from regalia.games.council.bot.outlook import ALL, Outlook, can_act_later, outlook_of
from regalia.games.council.bot.plans import (
    ByCouncil,
    all_plans,
    all_wishes,
    best_of,
    best_payment,
    fitting,
    plan,
)
from regalia.games.council.bot.worth import city_worth, permit_bonus_worth, permit_worth, token_worth
from regalia.games.council.rules.actions import (
    ACQUIRE,
    ADDITIONAL,
    ARGUMENT,
    CHANGE,
    ELECT,
    END,
    ENGAGE,
    FREE,
    LAY,
    PLACE,
    REPEAT,
    REUSE,
    SEND,
    VERB,
    VISIT,
)
from regalia.games.council.rules.board import ADDITIONAL_PRICE, ELECTION_COINS, PERMIT_CITIES, SERVANT_PRICE
from regalia.games.council.rules.payment import cards_laid, council_to_pay, extra_price, road_price
from regalia.games.council.rules.placing import others_in
from regalia.games.council.rules.record import CITIES, JOKER, NONE, QUEENS_COUNCIL, REGIONS, State, Step
from regalia.games.council.rules.stocks import coins_kept
from regalia.kernel import count_bits, has, rule
from regalia.schema import Values

ERRORS = 20  # percent: so he wins one game in five of two against himself without any

COINS_TO_COME = 12  # in plans beyond this action: so that nobody is too poor to plan at all
NEXT_PLAN = 50  # percent of what an election adds to the best of all plans,
COUNCILS_PLAN = 10  # and of what it adds to the plan for that council
OTHER_CITY = 40  # given up with a permit, for each city that it could have served instead
SPARE_COINS = 15  # with so many coins a servant is engaged: near the cap more would be lost

USELESS = -1
INDIFFERENT = 0
TO_END_TURN = 1  # rather than an action that brings nothing
NO_WISHES = (0, 0, 0, 0)


@rule
def improvement(s: State, council: int, colour: int, wishes: ByCouncil, plans: ByCouncil, view: Outlook) -> int:
    """How much better the player's plans stand once a councillor is elected."""
    if not can_act_later(s):
        return INDIFFERENT
    after = plan(s, council, colour, wishes[council], s.coins[s.seat] + COINS_TO_COME, view)
    return (max(0, after - best_of(plans)) * NEXT_PLAN + (after - plans[council]) * COUNCILS_PLAN) // ALL


@rule
def send_score(s: State, council: int, colour: int, wishes: ByCouncil, plans: ByCouncil, view: Outlook) -> int:
    """Before a main action: what it then could obtain. Afterwards: what it does for the next turn."""
    if s.main_actions > 0:
        return plan(s, council, colour, wishes[council], s.coins[s.seat], view) - view.servant
    return improvement(s, council, colour, wishes, plans, view) - view.servant


@rule
def place_score(s: State, permit: int, city: int, view: Outlook) -> int:
    others = count_bits(PERMIT_CITIES[permit] & ~s.merchants[s.seat]) - 1
    return city_worth(s, city, view) - others * OTHER_CITY


@rule
def visit_score(s: State, city: int, coins: int, view: Outlook) -> int:
    """K9: the roads are paid for beside the council."""
    roads = road_price(s, city)
    return plan(s, QUEENS_COUNCIL, NONE, city_worth(s, city, view) - roads * view.coin, coins - roads, view)


@rule
def best_placing(s: State, least: int, most: int, coins: int, view: Outlook) -> int:
    """The best of the cities that ask for so many servants, with a permit or, for so many coins, with the queen."""
    best = INDIFFERENT
    for city in range(CITIES):
        if not has(s.merchants[s.seat], city) and least <= others_in(s, s.seat, city) <= most:
            worth = city_worth(s, city, view) if has(view.covered, city) else visit_score(s, city, coins, view)
            best = max(best, worth)
    return best


@rule
def additional_score(s: State, wishes: ByCouncil, view: Outlook) -> int:
    """The best that one more main action could do."""
    if s.main_actions > 0:
        return USELESS
    best = best_placing(s, 0, s.servants[s.seat] - ADDITIONAL_PRICE, s.coins[s.seat], view)
    for region in range(REGIONS):
        best = max(best, plan(s, region, NONE, wishes[region], s.coins[s.seat], view))
    return best - ADDITIONAL_PRICE * view.servant


@rule
def engage_score(s: State, view: Outlook) -> int:
    """Before a main action: the city that a servant opens. Afterwards: coins that abound make servants."""
    coins, servants = s.coins[s.seat] - SERVANT_PRICE, s.servants[s.seat] + 1
    if s.main_actions > 0:
        return best_placing(s, servants, servants, coins, view) - SERVANT_PRICE * view.coin
    if s.coins[s.seat] < SPARE_COINS:
        return USELESS
    return view.servant - SERVANT_PRICE * view.coin


@rule
def lay_score(s: State, card: int, view: Outlook) -> int:
    """Cards that fit before jokers, those of which he has most before the others, and no more than planned."""
    fit = fitting(s, council_to_pay(s), NONE, view.hand)
    if cards_laid(s) >= best_payment(s, fit, s.coins[s.seat] - extra_price(s), view):
        return USELESS
    return 1 if card == JOKER else 1 + s.hands[s.seat, card]


@rule
def score(s: State, action: int, wishes: ByCouncil, plans: ByCouncil, view: Outlook) -> int:
    """What an action is worth; to confirm a payment and to decline a permit are worth nothing."""
    verb, first, second = VERB[action], ARGUMENT[action, 0], ARGUMENT[action, 1]
    if verb == ELECT:
        return improvement(s, first, second, wishes, plans, view) + coins_kept(s, ELECTION_COINS) * view.coin
    if verb == ACQUIRE:
        return plan(s, first, NONE, permit_worth(s, s.face_up[first, second], view), s.coins[s.seat], view)
    if verb == PLACE:
        return place_score(s, first, second, view)
    if verb == VISIT:
        return visit_score(s, first, s.coins[s.seat], view)
    if verb == SEND:
        return send_score(s, first, second, wishes, plans, view)
    if verb == ADDITIONAL:
        return additional_score(s, wishes, view)
    if verb == ENGAGE:
        return engage_score(s, view)
    if verb == CHANGE:
        return USELESS
    if verb == END:
        return TO_END_TURN
    if verb == LAY:
        return lay_score(s, first, view)
    if verb == REPEAT:
        return token_worth(s, first, view)
    if verb == FREE:
        return permit_worth(s, s.face_up[first, second], view)
    if verb == REUSE:
        return permit_bonus_worth(s, first, view)
    return INDIFFERENT


@rule
def greedy(s: State, seat: int, actions: Values, number: int) -> int:
    """The action that is worth most; of equal ones the first."""
    if number == 1:
        return actions[0]
    view = outlook_of(s)
    wishes = all_wishes(s, view) if s.step == Step.ACTIONS else NO_WISHES
    plans = all_plans(s, wishes, s.coins[s.seat] + COINS_TO_COME, view)
    best = actions[0]
    best_score = score(s, best, wishes, plans, view)
    for i in range(1, number):
        other_score = score(s, actions[i], wishes, plans, view)
        if other_score > best_score:
            best, best_score = actions[i], other_score
    return best
