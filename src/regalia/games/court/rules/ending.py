"""The order of play, the final round and the winner (C13, C15 to C18)."""

from regalia.games.court.rules.cards import BASE_DICE, BRINGS_DIE, owns
from regalia.games.court.rules.dice import largest_set
from regalia.games.court.rules.events import BEAT, FELL_SHORT, FINAL, ROUND, SKIPPED, WON
from regalia.games.court.rules.record import CARDS, Card, Phase, State
from regalia.games.court.rules.turn import begin_turn, extra_start_dice
from regalia.kernel import EVERYONE, bit, rule, tell


@rule
def left_of(s: State, seat: int) -> int:
    """C13: play goes clockwise, seat by seat."""
    return (seat + 1) % s.players


@rule
def right_of(s: State, seat: int) -> int:
    return (seat + s.players - 1) % s.players


@rule
def begin_round(s: State, start: int) -> None:
    s.start = start
    s.turns_left = s.players
    tell(s, ROUND, EVERYONE, start)
    begin_turn(s, start)


@rule
def end_turn(s: State) -> None:
    """C13: the left neighbour follows; after the round the start figure goes to the right."""
    if s.phase == Phase.FINAL:
        judge_final_result(s)
    s.turns_left -= 1
    if s.phase == Phase.FINAL:
        seek_final_roller(s, left_of(s, s.seat))
    elif s.turns_left > 0:
        begin_turn(s, left_of(s, s.seat))
    elif s.queen >= 0:
        begin_final_round(s)
    else:
        begin_round(s, right_of(s, s.start))


@rule
def begin_final_round(s: State) -> None:
    """C15: the normal start player begins, or his left neighbour if he holds the Queen."""
    s.phase = Phase.FINAL
    s.start = right_of(s, s.start)
    s.turns_left = s.players
    first = left_of(s, s.start) if s.start == s.queen else s.start
    tell(s, FINAL, EVERYONE, first)
    seek_final_roller(s, first)


@rule
def seek_final_roller(s: State, seat: int) -> None:
    """C15: in order, the Queen's holder last. C18: who cannot beat the bar is skipped. C19 is an example."""
    while s.turns_left > 1:
        if seat != s.queen:
            if can_roll(s, seat):
                begin_turn(s, seat)
                return
            tell(s, SKIPPED, EVERYONE, seat, s.bar_size, s.bar_face)
            s.turns_left -= 1
        seat = left_of(s, seat)
    if s.turns_left == 0:
        crown(s)
    else:
        call_queens_holder(s)


@rule
def call_queens_holder(s: State) -> None:
    """C18: if nobody has beaten the claim he has already won; if he cannot match the bar he is skipped."""
    if s.king == s.queen:
        crown(s)
    elif can_roll(s, s.queen):
        begin_turn(s, s.queen)
    else:
        tell(s, SKIPPED, EVERYONE, s.queen, s.bar_size, s.bar_face)
        crown(s)


@rule
def most_dice(s: State, seat: int) -> int:
    """C18: 3, his start dice, and one for each card that brings a die, at most the limit."""
    dice = BASE_DICE + extra_start_dice(s, seat)
    for card in range(CARDS):
        if BRINGS_DIE[card] == 1 and owns(s, seat, card):
            dice += 1
    return min(dice, s.dice_limit)


@rule
def can_roll(s: State, seat: int) -> bool:
    """C18: more dice than the bar, or as many of a higher face; as many are enough for the Queen's holder."""
    dice = most_dice(s, seat)
    return dice > s.bar_size or (dice == s.bar_size and (s.bar_face < 6 or seat == s.queen))


@rule
def judge_final_result(s: State) -> None:
    """C16: by size of the largest set, then by its face. C17: the Queen's holder needs only to match."""
    face = largest_set(s.set_aside)
    size = s.set_aside[face]
    beats = size > s.bar_size or (size == s.bar_size and face > s.bar_face)
    matches = size == s.bar_size and face == s.bar_face
    if beats or (matches and s.seat == s.queen):
        hand_king_over(s, s.seat)
        s.bar_size = size
        s.bar_face = face
        tell(s, BEAT, EVERYONE, s.seat, size, face)
    else:
        tell(s, FELL_SHORT, EVERYONE, s.seat, size, face)


@rule
def hand_king_over(s: State, seat: int) -> None:
    """C16: beating the bar takes the King card, never the Queen."""
    s.cards[s.king] &= ~bit(Card.KING)
    s.cards[seat] |= bit(Card.KING)
    s.king = seat


@rule
def crown(s: State) -> None:
    """C18: whoever owns the King card when the final round ends wins."""
    s.phase = Phase.OVER
    s.winner = s.king
    tell(s, WON, EVERYONE, s.winner)
