"""The course of a turn and of the game (K5, K17, K19)."""

from regalia.games.council.rules.cards import draw_card
from regalia.games.council.rules.events import OVER, TURN
from regalia.games.council.rules.reasons import MAIN_ACTION_DUE, MAIN_ACTION_TAKEN, QUICK_ACTION_TAKEN
from regalia.games.council.rules.record import Phase, State, Step
from regalia.kernel import EVERYONE, rule, tell
from regalia.schema import ALLOWED


@rule
def begin_turn(s: State, seat: int) -> None:
    """K5: draw a card; one main action and one quick action. K19: after so many turns in all the game is scored."""
    if s.turn_limit > 0 and s.turn == s.turn_limit:
        finish_game(s)
        return
    s.turn += 1
    s.seat = seat
    s.step = Step.ACTIONS
    s.main_actions = 1
    s.acted = 0
    s.quick_actions = 1
    tell(s, TURN, EVERYONE, seat)
    draw_card(s, seat)


@rule
def refuse_main(s: State) -> int:
    """K5: one main action a turn, and every additional one earned."""
    return ALLOWED if s.main_actions > 0 else MAIN_ACTION_TAKEN


@rule
def take_main_action(s: State) -> None:
    s.main_actions -= 1
    s.acted = 1


@rule
def refuse_quick(s: State) -> int:
    """K5: at most one quick action a turn."""
    return ALLOWED if s.quick_actions > 0 else QUICK_ACTION_TAKEN


@rule
def refuse_end(s: State) -> int:
    """K5: the mandatory main action cannot be skipped; additional ones lapse."""
    return ALLOWED if s.acted == 1 else MAIN_ACTION_DUE


@rule
def end_turn(s: State) -> None:
    """K17: after the tenth merchant everybody else has exactly one more turn."""
    if s.last_turns == 0:
        finish_game(s)
        return
    if s.last_turns > 0:
        s.last_turns -= 1
    begin_turn(s, (s.seat + 1) % s.players)


@rule
def finish_game(s: State) -> None:
    s.phase = Phase.OVER
    s.main_actions = 0
    s.quick_actions = 0
    tell(s, OVER, EVERYONE)
