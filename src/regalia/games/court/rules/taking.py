"""Taking a card at the end of a turn (C8, C9, C11, C12, C14)."""

from regalia.games.court.rules.cards import BASE_DICE, COPIES, owns
from regalia.games.court.rules.costs import pays_for
from regalia.games.court.rules.dice import largest_set
from regalia.games.court.rules.events import CLAIMED, FLIPPED, TOOK
from regalia.games.court.rules.options import AS_MANY_AS_PLAYERS
from regalia.games.court.rules.reasons import (
    ALREADY_YOURS,
    CHARLATAN_LIMIT,
    FINAL_ROUND,
    KING_CLAIMED,
    KING_TAKES_SEVEN,
    NO_FOOL_LEFT,
    NO_OWN_FOOL,
    NONE_LEFT,
    NOT_PAID,
    ONE_FOOL,
    WITH_THE_KING,
)
from regalia.games.court.rules.record import CARDS, Card, Phase, State
from regalia.games.court.rules.turn import extra_start_dice
from regalia.kernel import EVERYONE, bit, rule, tell
from regalia.schema import ALLOWED


@rule
def lay_out(s: State) -> None:
    """C12: copies by level and number of players. C11: Fools without end, or as many as players."""
    for card in range(CARDS):
        s.display[card] = COPIES[card, s.players]
    s.display[Card.FOOL] = s.players if s.fools == AS_MANY_AS_PLAYERS else -1


@rule
def refuse_take(s: State, card: int) -> int:
    """C9: a card still in the display, not already owned, that the result pays for."""
    if s.phase == Phase.FINAL:
        return FINAL_ROUND
    if card == Card.CHARLATAN:
        return refuse_charlatan(s)
    if card == Card.QUEEN:
        return WITH_THE_KING
    if owns(s, s.seat, card):
        return ONE_FOOL if card == Card.FOOL else ALREADY_YOURS
    if s.display[card] == 0:
        return refuse_missing(card)
    if pays_for(s.set_aside, card):
        return ALLOWED
    return KING_TAKES_SEVEN if card == Card.KING else NOT_PAID


@rule
def refuse_missing(card: int) -> int:
    """C9: only what is still in the display can be taken. C11: of Fools there may be an end."""
    if card == Card.FOOL:
        return NO_FOOL_LEFT
    return KING_CLAIMED if card == Card.KING else NONE_LEFT


@rule
def refuse_charlatan(s: State) -> int:
    """C11: an own Fool is turned over. C8: not once the start dice have reached the limit."""
    if not owns(s, s.seat, Card.FOOL):
        return NO_OWN_FOOL
    return ALLOWED if BASE_DICE + extra_start_dice(s, s.seat) < s.dice_limit else CHARLATAN_LIMIT


@rule
def take(s: State, card: int) -> None:
    """C9: one card a turn."""
    if card == Card.CHARLATAN:
        flip_fool(s)
    elif card == Card.KING:
        claim_king(s)
    else:
        if s.display[card] > 0:
            s.display[card] -= 1
        s.cards[s.seat] |= bit(card)
        tell(s, TOOK, EVERYONE, s.seat, card)


@rule
def flip_fool(s: State) -> None:
    """C11: the Fool's re-roll is lost; no card leaves the supply."""
    s.cards[s.seat] &= ~bit(Card.FOOL)
    s.charlatans[s.seat] += 1
    tell(s, FLIPPED, EVERYONE, s.seat)


@rule
def claim_king(s: State) -> None:
    """C14: the Queen comes with the King. C16: his price is the bar of the final round."""
    s.display[Card.KING] = 0
    s.display[Card.QUEEN] = 0
    s.cards[s.seat] |= bit(Card.KING) | bit(Card.QUEEN)
    s.king = s.seat
    s.queen = s.seat
    s.bar_face = largest_set(s.set_aside)
    s.bar_size = s.set_aside[s.bar_face]
    tell(s, CLAIMED, EVERYONE, s.seat, s.bar_size, s.bar_face)
