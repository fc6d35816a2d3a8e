"""Tumult Royale, as rules over one record.

Royals rob their people of goods to erect statues of themselves. A round: the people's demand (T4), taxes, all at
once against the clock (T5 to T7), tumults against the greediest (T8), statues in rank order (T9 to T12), new ranks
by supporters (T13), the crown and the chronicle (T14), mercy (T15). T17 and T18 end the game.

In rulebook order: `set_up`, `setting_aside`, `taxes`, `tumults`, `payment` and `placing`, `supporters`, `ranks`,
`crown`; `round` is how these follow one another, `hiding` what a seat may not know.
"""

from regalia.games.tumult.rules.actions import (
    ARGUMENT,
    DONE,
    ERECT,
    KEEP,
    LIFT,
    PASS,
    PAY,
    PLACE,
    READY,
    RETURN,
    REVEAL,
    START,
    VERB,
)
from regalia.games.tumult.rules.crown import (
    placed_by,
    refuse_reveal,
)
from regalia.games.tumult.rules.hiding import (
    are_tiles_face_down,
    forget_unseen_tiles,
    hide_regions,
    hide_tiles,
    imagine_regions,
    imagine_tiles,
)
from regalia.games.tumult.rules.payment import refuse_field, refuse_pay
from regalia.games.tumult.rules.placing import (
    choose_field,
    decline_placing,
    erect_first,
    pay,
    placer,
    refuse_first,
)
from regalia.games.tumult.rules.ranks import king
from regalia.games.tumult.rules.reasons import (
    FINISH_PAYMENT,
    FIRST_STATUES,
    KING_IS_NOT_ASKED,
    KING_TURNS_IT,
    NO_FIELD_CHOSEN,
    NOT_STARTED,
    PLACING_NOW,
    REVEALING_NOW,
)
from regalia.games.tumult.rules.record import FIELDS, NOBODY, NONE, Glass, Phase, State
from regalia.games.tumult.rules.round import after_first_statue, after_placing, reveal, rob
from regalia.games.tumult.rules.round import tick as tick
from regalia.games.tumult.rules.set_up import set_up_players, set_up_realm
from regalia.games.tumult.rules.setting_aside import clear_tiles
from regalia.games.tumult.rules.taxes import clock as clock
from regalia.games.tumult.rules.taxes import clock_seconds as clock_seconds
from regalia.games.tumult.rules.taxes import (
    hand_actors,
    ready_actors,
    refuse_lift,
    refuse_movement,
    refuse_taxpayer,
    say_ready,
    start_clock,
    tax_actors,
)
from regalia.kernel import bit, has, inlined_rule, rule
from regalia.schema import ALLOWED, NOT_YOUR_TURN, Values

EDITION = 1
PLAYERS = (2, 4)
MINUTES = (20, 45)
SOURCES: tuple[str, ...] = ("statues",)
GLASSES = tuple(glass.name.lower() for glass in Glass)


@rule
def deal(s: State) -> None:
    """T1, T2; then the first statues, the lowest rank first (T3)."""
    set_up_realm(s)
    set_up_players(s)
    clear_tiles(s)
    s.winner = NOBODY
    s.target = NONE
    s.phase = Phase.FIRST_STATUES
    s.turn = s.players - 1


@rule
def actors(s: State) -> int:
    if s.phase == Phase.READY:
        return ready_actors(s)
    if s.phase == Phase.TAXES:
        return tax_actors(s)
    if s.phase == Phase.HANDS:
        return hand_actors(s)
    if s.phase == Phase.REVEALING:
        return bit(king(s))
    return 0 if s.phase == Phase.OVER else bit(placer(s))


@rule
def refuse_seat(s: State, seat: int) -> int:
    """T6: taxes are collected by all at once. T3, T9, T14: else one seat at a time."""
    if s.phase in (Phase.READY, Phase.TAXES, Phase.HANDS):
        return refuse_taxpayer(s, seat)
    return ALLOWED if has(actors(s), seat) else NOT_YOUR_TURN


@inlined_rule
def refuse_verb(s: State, seat: int, verb: int) -> int:
    """The first reason against any action of this kind now."""
    if s.phase == Phase.FIRST_STATUES:
        return ALLOWED if verb == ERECT else FIRST_STATUES
    if s.phase == Phase.READY:
        return refuse_before_start(seat == king(s), verb)
    if s.phase in (Phase.TAXES, Phase.HANDS):
        return refuse_movement(s, seat, verb)
    if s.phase == Phase.PLACING:
        return ALLOWED if verb in (PLACE, PASS) else NO_FIELD_CHOSEN if verb == PAY else PLACING_NOW
    if s.phase == Phase.PAYING:
        return ALLOWED if verb == PAY else FINISH_PAYMENT
    return ALLOWED if verb == REVEAL else REVEALING_NOW


@rule
def refuse_before_start(is_king: bool, verb: int) -> int:
    """T6: all but the king say ready; then the king starts the clock."""
    if verb == READY:
        return KING_IS_NOT_ASKED if is_king else ALLOWED
    if verb == START:
        return ALLOWED if is_king else KING_TURNS_IT
    return NOT_STARTED


@inlined_rule
def refuse_choice(s: State, seat: int, verb: int, action: int) -> int:
    """The first reason against these arguments."""
    first, second = ARGUMENT[action, 0], ARGUMENT[action, 1]
    if verb == ERECT:
        return refuse_first(s, first * FIELDS + second)
    if verb == LIFT:
        return refuse_lift(s, first)
    if verb == PLACE:
        return refuse_field(s, seat, first * FIELDS + second)
    if verb == PAY:
        return refuse_pay(s, seat, first, second)
    if verb == REVEAL:
        return refuse_reveal(s, first)
    return ALLOWED


@rule
def act(s: State, seat: int, action: int) -> None:
    verb, first, second = VERB[action], ARGUMENT[action, 0], ARGUMENT[action, 1]
    if verb == ERECT:
        erect_first(s, first * FIELDS + second)
        after_first_statue(s)
    elif verb == READY:
        say_ready(s, seat)
    elif verb == START:
        start_clock(s)
    elif verb in (LIFT, KEEP, RETURN, DONE):
        rob(s, seat, verb, first)
    elif verb == PLACE:
        choose_field(s, first * FIELDS + second)
    elif verb == PAY:
        pay(s, first, second)
        if s.phase == Phase.PLACING:
            after_placing(s)
    elif verb == PASS:
        decline_placing(s)
        after_placing(s)
    else:
        reveal(s, first)


@rule
def hide(s: State, seat: int) -> None:
    """Tiles face down, in others' hands and castles, set aside; regions face down."""
    hide_tiles(s, seat)
    hide_regions(s)


@rule
def imagine(s: State, seat: int) -> None:
    """The unseen tiles and regions, dealt at random; before the first round no tiles lie out."""
    if s.phase != Phase.FIRST_STATUES:
        imagine_tiles(s)
    imagine_regions(s)


@rule
def mix_anew(s: State) -> None:
    """The tiles that nobody has seen this round, and the regions face down with those left in the box.

    How a region will be turned is drawn when it is turned up.
    """
    if are_tiles_face_down(s):
        forget_unseen_tiles(s)
        imagine_tiles(s)
    hide_regions(s)
    imagine_regions(s)


@rule
def places(s: State, out: Values) -> None:
    """T17: most statues, then the higher rank."""
    for place in range(s.players):
        seat = s.ranks[place]
        out[seat] = 1
        for other in range(s.players):
            rival = s.ranks[other]
            ahead = placed_by(s, rival) > placed_by(s, seat)
            if ahead or (placed_by(s, rival) == placed_by(s, seat) and other < place):
                out[seat] += 1


@rule
def points(s: State, out: Values) -> None:
    """T23: statues are public at all times."""
    for seat in range(s.players):
        out[seat, 0] = placed_by(s, seat)
