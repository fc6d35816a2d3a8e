"""To Court the King, as rules over one record.

Petitioners roll dice for the favour of the court. A turn is a roll (C1), then setting dice aside and rolling
the rest (C2), with the help of the cards already won (C3 to C8), until no die is active; the result buys one
more card (C9 to C12). Seven of a kind may claim the King (C14) and start the final round (C15 to C18).

In rulebook order: `turn` rolls and sets aside, `abilities` are the cards in use, `costs` the patterns,
`taking` the cards at the end of a turn, `ending` the order of play and the final round.
"""

from regalia.games.court.rules.abilities import (
    NOBLEMAN_PIPS,
    NOBLEWOMAN_PIPS,
    alchemist,
    bring,
    change,
    fool,
    merchant,
    philosopher,
    raise_die,
    refuse_active,
    refuse_alchemist,
    refuse_another_die,
    refuse_astronomer,
    refuse_card,
    refuse_philosopher,
    refuse_raise,
    refuse_transmute,
    reroll_chosen,
    stop_raising,
    transmute,
)
from regalia.games.court.rules.actions import (
    ALCHEMIST,
    ARGUMENT,
    ASTRONOMER,
    BRING,
    CARD,
    ENOUGH,
    FINISH,
    FOOL,
    KEEP,
    MAGICIAN,
    MERCHANT,
    NOBLEMAN,
    NOBLEWOMAN,
    PHILOSOPHER,
    QUEEN,
    ROLL,
    SERVING_MAID,
    TAKE,
    THROW,
    TRANSMUTE,
    VERB,
)
from regalia.games.court.rules.cards import BRINGS_FACE
from regalia.games.court.rules.dice import tell_dice
from regalia.games.court.rules.ending import begin_round, end_turn
from regalia.games.court.rules.events import DECLINED, RESULT
from regalia.games.court.rules.reasons import FINISH_CARD, NO_CARD_IN_USE
from regalia.games.court.rules.record import NOBODY, Card, Phase, State, Step
from regalia.games.court.rules.taking import lay_out, refuse_take, take
from regalia.games.court.rules.turn import keep, refuse_end, refuse_keep, refuse_roll, roll
from regalia.kernel import EVERYONE, below, bit, inlined_rule, rule, tell
from regalia.schema import ALLOWED, NOT_YOUR_TURN, Values
from regalia.timeless import GLASSES as GLASSES
from regalia.timeless import clock as clock
from regalia.timeless import clock_seconds as clock_seconds
from regalia.timeless import tick as tick

EDITION = 1
PLAYERS = (2, 5)
MINUTES = (15, 40)
SOURCES: tuple[str, ...] = ("crown",)


@rule
def deal(s: State) -> None:
    """C12: lay out the display. C13: the first start player is random."""
    lay_out(s)
    s.queen = s.king = s.winner = NOBODY
    begin_round(s, below(s, s.players))


@rule
def actors(s: State) -> int:
    """C13: one seat at a time."""
    return 0 if s.phase == Phase.OVER else bit(s.seat)


@rule
def refuse_seat(s: State, seat: int) -> int:
    """C13: one seat at a time."""
    return ALLOWED if seat == s.seat else NOT_YOUR_TURN


@inlined_rule
def refuse_verb(s: State, seat: int, verb: int) -> int:
    """The first reason against any action of this kind now."""
    if s.step != Step.DICE:
        return ALLOWED if continues_card(s.step, verb) else FINISH_CARD
    if verb == ROLL:
        return refuse_roll(s)
    if verb in (TAKE, FINISH):
        return refuse_end(s)
    if verb in (THROW, ENOUGH, TRANSMUTE):
        return NO_CARD_IN_USE
    if verb == BRING:
        return refuse_another_die(s)
    reason = ALLOWED if CARD[verb] == NOBODY else refuse_card(s, CARD[verb])
    return refuse_another_die(s) if verb == QUEEN and reason == ALLOWED else reason


@rule
def continues_card(step: int, verb: int) -> bool:
    """C3: a card in use is finished before anything else is done."""
    if step == Step.MERCHANT:
        return verb in (MERCHANT, THROW)
    if step == Step.NOBLEWOMAN:
        return verb in (NOBLEWOMAN, ENOUGH)
    if step == Step.NOBLEMAN:
        return verb in (NOBLEMAN, ENOUGH)
    return verb == (ALCHEMIST if step == Step.ALCHEMIST else TRANSMUTE)


@inlined_rule
def refuse_choice(s: State, seat: int, verb: int, action: int) -> int:
    """The first reason against these arguments."""
    first, second = ARGUMENT[action, 0], ARGUMENT[action, 1]
    if verb == KEEP:
        return refuse_keep(s, first)
    if verb == BRING:
        return refuse_card(s, first)
    if verb in (FOOL, MERCHANT, SERVING_MAID, MAGICIAN):
        return refuse_active(s, first)
    if verb == NOBLEWOMAN:
        return refuse_raise(s, first, NOBLEWOMAN_PIPS)
    if verb == NOBLEMAN:
        return refuse_raise(s, first, NOBLEMAN_PIPS)
    if verb == PHILOSOPHER:
        return refuse_philosopher(s, first, second)
    if verb == ASTRONOMER:
        return refuse_astronomer(s, first, second)
    if verb == ALCHEMIST:
        return refuse_alchemist(s, first)
    if verb == TRANSMUTE:
        return refuse_transmute(s, first)
    if verb == TAKE:
        return refuse_take(s, first)
    return ALLOWED


@rule
def act(s: State, seat: int, action: int) -> None:
    verb = VERB[action]
    first, second, third = ARGUMENT[action, 0], ARGUMENT[action, 1], ARGUMENT[action, 2]
    if verb == KEEP:
        keep(s, first)
    elif verb == ROLL:
        roll(s)
    elif verb == BRING:
        bring(s, first, BRINGS_FACE[first])
    elif verb == QUEEN:
        bring(s, Card.QUEEN, first)
    elif verb == FOOL:
        fool(s, first)
    elif verb == MERCHANT:
        merchant(s, first)
    elif verb == THROW:
        reroll_chosen(s)
    elif verb == SERVING_MAID:
        change(s, Card.SERVING_MAID, first, first + second)
    elif verb == NOBLEWOMAN:
        raise_die(s, Card.NOBLEWOMAN, first, NOBLEWOMAN_PIPS, Step.NOBLEWOMAN)
    elif verb == NOBLEMAN:
        raise_die(s, Card.NOBLEMAN, first, NOBLEMAN_PIPS, Step.NOBLEMAN)
    elif verb == ENOUGH:
        stop_raising(s)
    elif verb == PHILOSOPHER:
        philosopher(s, first, second, third)
    elif verb == ASTRONOMER:
        change(s, Card.ASTRONOMER, first, second)
    elif verb == MAGICIAN:
        change(s, Card.MAGICIAN, first, second)
    elif verb == ALCHEMIST:
        alchemist(s, first)
    elif verb == TRANSMUTE:
        transmute(s, first)
    else:
        end_with(s, verb, first)


@rule
def end_with(s: State, verb: int, card: int) -> None:
    """C5: the result stands; C9: it buys a card or none."""
    tell_dice(s, RESULT, s.seat, s.set_aside)
    if verb == TAKE:
        take(s, card)
    elif s.phase == Phase.COURT:
        tell(s, DECLINED, EVERYONE, s.seat)
    end_turn(s)


@rule
def hide(s: State, seat: int) -> None:
    """Dice and cards lie open: nothing is hidden but the random state."""


@rule
def imagine(s: State, seat: int) -> None:
    """With nothing hidden there is nothing to fill in."""


@rule
def mix_anew(s: State) -> None:
    """Dice and cards lie open: there is nothing to mix."""


@rule
def places(s: State, out: Values) -> None:
    """C21: one winner; a draw at the turn limit has none."""
    is_drawn = s.winner == NOBODY
    for seat in range(s.players):
        out[seat] = 0 if is_drawn else 1 if s.winner == seat else 2


@rule
def points(s: State, out: Values) -> None:
    """C21: the winner 1, all others 0."""
    for seat in range(s.players):
        out[seat, 0] = 1 if s.winner == seat else 0
