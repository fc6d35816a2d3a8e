"""The course of a round: which phase follows which (T4 to T15), and where the game ends (T17, T18)."""

from regalia.games.tumult.rules.actions import KEEP, LIFT, RETURN
from regalia.games.tumult.rules.crown import (
    FIRST_REVEAL,
    crown_king,
    ends_at_space,
    finish_game,
    is_out_of_statues,
    open_regions,
    regions_down,
    regions_due,
    show_mercy,
    turn_up,
    turn_up_the_rest,
)
from regalia.games.tumult.rules.events import PRACTICE_OVER, ROUND
from regalia.games.tumult.rules.placing import begin_placing, end_placing, seek_placer
from regalia.games.tumult.rules.ranks import redistribute_ranks
from regalia.games.tumult.rules.record import GOODS, Phase, State
from regalia.games.tumult.rules.taxes import (
    are_taxes_over,
    begin_taxes,
    finish,
    give_back,
    is_trial,
    keep,
    lift,
    run_out,
)
from regalia.games.tumult.rules.tumults import gauge, resolve_tumults, reveal_goods
from regalia.kernel import EVERYONE, inlined_rule, rule, tell


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
