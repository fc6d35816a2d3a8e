"""Tumult Royale, as rules over one record.

Royals rob their people of goods to erect statues of themselves. A round: the people's demand (T4), taxes, all at
once against the clock (T5 to T7), tumults against the greediest (T8), statues in rank order (T9 to T12), new ranks
by supporters (T13), the crown and the chronicle (T14), mercy (T15). T17 and T18 end the game.

In rulebook order: `set_up`, `taxes`, `tumults`, `payment` and `placing`, `supporters`, `ranks`, `crown`; `hiding` is
what a seat may not know.
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
    FIRST_REVEAL,
    crown_king,
    ends_at_space,
    finish_game,
    is_out_of_statues,
    open_regions,
    placed_by,
    refuse_reveal,
    regions_down,
    regions_due,
    show_mercy,
    turn_up,
    turn_up_the_rest,
)
from regalia.games.tumult.rules.events import PRACTICE_OVER, ROUND
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
    begin_placing,
    choose_field,
    decline_placing,
    end_placing,
    erect_first,
    pay,
    placer,
    refuse_first,
    seek_placer,
)
from regalia.games.tumult.rules.ranks import king, redistribute_ranks
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
from regalia.games.tumult.rules.record import FIELDS, GOODS, NOBODY, NONE, Glass, Phase, State
from regalia.games.tumult.rules.set_up import set_up_players, set_up_realm
from regalia.games.tumult.rules.taxes import (
    are_taxes_over,
    begin_taxes,
    clear_tiles,
    finish,
    give_back,
    hand_actors,
    is_trial,
    keep,
    lift,
    ready_actors,
    refuse_lift,
    refuse_movement,
    refuse_taxpayer,
    run_out,
    say_ready,
    start_clock,
    tax_actors,
)
from regalia.games.tumult.rules.taxes import clock as clock
from regalia.games.tumult.rules.taxes import clock_seconds as clock_seconds
from regalia.games.tumult.rules.tumults import gauge, resolve_tumults, reveal_goods
from regalia.kernel import EVERYONE, bit, has, inlined_rule, rule, tell
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
def after_first_statue(s: State) -> None:
    """T3: the king comes last. T7: then, by option, one trial run of the taxes."""
    s.turn -= 1
    if s.turn >= 0:
        return
    s.turn = 0
    if s.practice == 1:
        begin_taxes(s)
    else:
        begin_round(s)


@rule
def begin_round(s: State) -> None:
    """T4: the king gauges the people's demand; T22: by option only after the reveal."""
    s.rounds += 1
    open_regions(s)
    tell(s, ROUND, EVERYONE, s.rounds)
    for good in range(GOODS):
        s.demand[good] = 0
    if s.gamble == 0:
        gauge(s)
    begin_taxes(s)


@rule
def rob(s: State, seat: int, verb: int, place: int) -> None:
    """T6: a movement in the taxes, and whether it was the last."""
    if verb == LIFT:
        lift(s, seat, place)
    elif verb == KEEP:
        keep(s, seat)
    elif verb == RETURN:
        give_back(s, seat)
    else:
        finish(s, seat)
    if are_taxes_over(s):
        end_taxes(s)


@inlined_rule
def tick(s: State) -> None:
    """T6: the clock ends the taxes, unless there are tiles in hand to be decided first."""
    run_out(s)
    if are_taxes_over(s):
        end_taxes(s)


@rule
def end_taxes(s: State) -> None:
    """T6: the tiles are revealed. T7: a trial run changes nothing. T8: else the tumults follow."""
    reveal_goods(s)
    if is_trial(s):
        tell(s, PRACTICE_OVER, EVERYONE)
        begin_round(s)
        return
    if s.gamble == 1:
        gauge(s)
    resolve_tumults(s)
    begin_placing(s)
    go_on_placing(s)


@rule
def after_placing(s: State) -> None:
    """T18: the 25th statue ends the game at once. T9: else the next in rank order."""
    if is_out_of_statues(s):
        finish_game(s)
    else:
        s.turn += 1
        go_on_placing(s)


@rule
def go_on_placing(s: State) -> None:
    if not seek_placer(s):
        end_placing(s)
        crown(s)


@rule
def crown(s: State) -> None:
    """T13, T14: supporters, statues, T18, T17, reveal: in this order."""
    redistribute_ranks(s)
    crown_king(s)
    if is_out_of_statues(s) or ends_at_space(s):
        finish_game(s)
        return
    s.to_reveal = regions_due(s, s.chronicle)
    if s.chronicle == FIRST_REVEAL and s.to_reveal < regions_down(s):
        s.phase = Phase.REVEALING
        return
    if s.to_reveal > 0:
        s.to_reveal = 0
        turn_up_the_rest(s)
    end_round(s)


@rule
def reveal(s: State, slot: int) -> None:
    """T14: regions of the king's choice."""
    turn_up(s, slot)
    s.to_reveal -= 1
    if s.to_reveal == 0:
        end_round(s)


@rule
def end_round(s: State) -> None:
    """T15: mercy, then the next round."""
    show_mercy(s)
    begin_round(s)


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
