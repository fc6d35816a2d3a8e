"""Council of 4, as rules over one record.

Merchants court the councils of three regions and of the queen. A turn is a card (K5), one main action (elect a
councillor K6, acquire a permit K7, place a merchant with a permit K8 or with the queen K9) and at most one quick
action (K12). Merchants placed gain the tokens of their cities (K10, K11); the nobility track and the queue of
bonuses follow K14 and K15. Reward tiles (K16) and the tenth merchant (K17) lead to the final scoring (K18).

In rulebook order: `set_up`, `turn`, `cards` (drawing), `councils` (electing), `payment` (satisfying a council),
`permits`, `placing`, `quick` (quick actions), `bonuses` (the queue and the nobility track), `stocks` (gains),
`rewards`, `scoring`; `hiding` is what a seat may not know, `imagining` how that may be, `prices` what things would
cost it.
"""

from regalia.games.council.rules.actions import (
    ACQUIRE,
    ARGUMENT,
    CHANGE,
    CONFIRM,
    DECLINE,
    ELECT,
    END,
    FREE,
    LAY,
    PLACE,
    REPEAT,
    REUSE,
    SEND,
    VERB,
    VISIT,
)
from regalia.games.council.rules.bonuses import (
    decline_free_permit,
    queue_bonus,
    refuse_repeat,
    refuse_reuse,
    repeat_permit,
    repeat_token,
    settle_bonuses,
    take_free_permit,
)
from regalia.games.council.rules.councils import elect, refuse_election
from regalia.games.council.rules.events import ACQUIRED
from regalia.games.council.rules.hiding import hide_cards, hide_permits
from regalia.games.council.rules.imagining import imagine_cards, imagine_permits
from regalia.games.council.rules.payment import (
    begin_payment_for_permit,
    begin_payment_for_queen,
    lay,
    pay,
    refuse_confirm,
    refuse_council,
    refuse_lay,
    take_back_payment,
)
from regalia.games.council.rules.permits import (
    refuse_change,
    refuse_on_offer,
    shuffle_permits,
    take_permit,
)
from regalia.games.council.rules.placing import place_with_permit, place_with_queen, refuse_place, refuse_visit
from regalia.games.council.rules.quick import refuse_price, take_quick_action
from regalia.games.council.rules.reasons import (
    CHOICE_OWED,
    NO_CHOICE_OWED,
    NO_PAYMENT,
    PAYING_FOR_PERMIT,
    PAYING_FOR_QUEEN,
)
from regalia.games.council.rules.record import REGIONS, Bonus, Phase, State, Step
from regalia.games.council.rules.scoring import SOURCES as SOURCES
from regalia.games.council.rules.scoring import is_ahead, score
from regalia.games.council.rules.set_up import equip_players, place_neutrals, set_up_board
from regalia.games.council.rules.turn import (
    begin_turn,
    end_turn,
    refuse_end,
    refuse_main,
    refuse_quick,
    take_main_action,
)
from regalia.kernel import EVERYONE, below, bit, inlined_rule, rule, tell
from regalia.schema import ALLOWED, NOT_YOUR_TURN, Values
from regalia.timeless import GLASSES as GLASSES
from regalia.timeless import clock as clock
from regalia.timeless import clock_seconds as clock_seconds
from regalia.timeless import tick as tick

EDITION = 1
PLAYERS = (2, 4)
MINUTES = (30, 60)


@rule
def deal(s: State) -> None:
    """K1 to K4, then the first turn."""
    set_up_board(s)
    s.first = below(s, s.players)
    equip_players(s)
    if s.players == 2:
        place_neutrals(s)
    begin_turn(s, s.first)


@rule
def actors(s: State) -> int:
    """K5: one seat at a time."""
    return 0 if s.phase == Phase.OVER else bit(s.seat)


@rule
def refuse_seat(s: State, seat: int) -> int:
    """K5: one seat at a time."""
    return ALLOWED if seat == s.seat else NOT_YOUR_TURN


@inlined_rule
def refuse_verb(s: State, seat: int, verb: int) -> int:
    """The first reason against any action of this kind now."""
    if s.step != Step.ACTIONS:
        return refuse_verb_within_step(s.step, verb)
    if verb in (ELECT, ACQUIRE, PLACE, VISIT):
        return refuse_main(s)
    if verb == END:
        return refuse_end(s)
    if verb in (LAY, CONFIRM):
        return NO_PAYMENT
    if verb in (REPEAT, FREE, DECLINE, REUSE):
        return NO_CHOICE_OWED
    reason = refuse_quick(s)
    return reason if reason != ALLOWED else refuse_price(s, verb)


@rule
def refuse_verb_within_step(step: int, verb: int) -> int:
    """K15: an owed choice stops all actions. K7: so does a payment under way."""
    if step == Step.PAY_FOR_PERMIT:
        return ALLOWED if verb in (LAY, CONFIRM) else PAYING_FOR_PERMIT
    if step == Step.PAY_FOR_QUEEN:
        return ALLOWED if verb in (LAY, CONFIRM) else PAYING_FOR_QUEEN
    if step == Step.REPEAT_TOKEN:
        return ALLOWED if verb == REPEAT else CHOICE_OWED
    if step == Step.FREE_PERMIT:
        return ALLOWED if verb in (FREE, DECLINE) else CHOICE_OWED
    return ALLOWED if verb == REUSE else CHOICE_OWED


@inlined_rule
def refuse_choice(s: State, seat: int, verb: int, action: int) -> int:
    """The first reason against these arguments."""
    first, second = ARGUMENT[action, 0], ARGUMENT[action, 1]
    if verb in (ELECT, SEND):
        return refuse_election(s, second)
    if verb == ACQUIRE:
        return refuse_acquire(s, first, second)
    if verb == PLACE:
        return refuse_place(s, first, second)
    if verb == VISIT:
        return refuse_visit(s, first)
    if verb == CHANGE:
        return refuse_change(s, first)
    if verb == LAY:
        return refuse_lay(s, first)
    if verb == CONFIRM:
        return refuse_confirm(s)
    if verb == REPEAT:
        return refuse_repeat(s, first)
    if verb == FREE:
        return refuse_on_offer(s, first, second)
    if verb == REUSE:
        return refuse_reuse(s, first)
    return ALLOWED


@rule
def refuse_acquire(s: State, region: int, space: int) -> int:
    """K7: a permit on offer, and a council that can be satisfied."""
    reason = refuse_on_offer(s, region, space)
    return reason if reason != ALLOWED else refuse_council(s, region, 0)


@rule
def act(s: State, seat: int, action: int) -> None:
    verb, first, second = VERB[action], ARGUMENT[action, 0], ARGUMENT[action, 1]
    if verb == ELECT:
        take_main_action(s)
        elect(s, first, second)
    elif verb == ACQUIRE:
        begin_payment_for_permit(s, first, second)
    elif verb == PLACE:
        take_main_action(s)
        place_with_permit(s, first, second)
    elif verb == VISIT:
        begin_payment_for_queen(s, first)
    elif verb == LAY:
        lay(s, first)
    elif verb == CONFIRM:
        complete_payment(s)
    elif verb == REPEAT:
        repeat_token(s, first)
    elif verb == FREE:
        take_free_permit(s, first, second)
    elif verb == DECLINE:
        decline_free_permit(s)
    elif verb == REUSE:
        repeat_permit(s, first)
    elif verb == END:
        end_turn(s)
    else:
        take_quick_action(s, verb, first, second)


@rule
def complete_payment(s: State) -> None:
    """K7: pay, take the permit, settle its bonuses. K9: pay, move the queen, place."""
    take_main_action(s)
    with_queen = s.step == Step.PAY_FOR_QUEEN
    pay(s)
    if with_queen:
        city = s.pay_city
        s.pay_city = 0
        place_with_queen(s, city)
    else:
        permit = take_permit(s, s.pay_region, s.pay_space)
        s.pay_region = s.pay_space = 0
        tell(s, ACQUIRED, EVERYONE, s.seat, permit)
        queue_bonus(s, Bonus.PERMIT, permit)
        settle_bonuses(s)


@rule
def hide(s: State, seat: int) -> None:
    """Others' hands, the deck and permits face down; counts stay visible. K7: and what another is trying to pay."""
    if seat != s.seat:
        take_back_payment(s)
    hide_cards(s, seat)
    hide_permits(s)


@rule
def imagine(s: State, seat: int) -> None:
    """The unseen cards and permits, dealt at random."""
    imagine_cards(s, seat)
    for region in range(REGIONS):
        imagine_permits(s, region)


@rule
def mix_anew(s: State) -> None:
    """The permits whose order nobody knows (K12: of the others it is known). The politics deck has no order."""
    for region in range(REGIONS):
        shuffle_permits(s, region)


@rule
def places(s: State, out: Values) -> None:
    """K18: ties that servants and cards do not break are shared."""
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if is_ahead(s, other, seat):
                out[seat] += 1


@rule
def points(s: State, out: Values) -> None:
    score(s, out)
