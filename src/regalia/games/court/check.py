"""What a position from outside must fulfil before any compiled rule sees it."""

from collections.abc import Iterator
from typing import Any

from regalia.games.court.cards import COPIES
from regalia.games.court.record import FACES, MOST_PLAYERS, Card, Phase, Step


def check(s: Any) -> Iterator[str]:
    """What is wrong with a position from outside, beyond the range of each field."""
    everybody, seats = range(MOST_PLAYERS), range(s.players)
    if not (s.start in seats and s.seat in seats and s.queen < s.players and s.king < s.players):
        yield "A seat that does not play cannot hold anything or have the turn."
    if any(s.cards[seat] or s.charlatans[seat] for seat in everybody if seat not in seats):
        yield "A seat that does not play has no cards."
    if any(dice[0] for dice in (s.active, s.set_aside, s.chosen, s.made)):
        yield "Dice have no face 0."
    if not 1 <= sum(map(sum, (s.active, s.set_aside, s.chosen))) <= s.dice_limit:
        yield f"There must be 1 to {s.dice_limit} dice in play."
    yield from _check_step(s)
    for card in Card:
        taken = sum(int(s.cards[seat]) >> card & 1 for seat in everybody)
        if card == Card.FOOL and s.fools:
            if s.display[card] + taken + sum(s.charlatans) != s.players:
                yield "There are as many Fools and Charlatans as players."
        elif card == Card.FOOL:
            if s.display[card] != -1:
                yield "Without a limit, the display of the Fool is -1."
        elif s.display[card] + taken != COPIES[card, s.players]:
            yield f"There are {COPIES[card, s.players]} copies of the {card.name.lower()} in all."
    yield from _check_end(s)


def _check_step(s: Any) -> Iterator[str]:
    chosen, made = sum(s.chosen), sum(s.made)
    pips = sum(face * s.chosen[face] for face in range(FACES))
    expected = {
        Step.DICE: chosen == 0,
        Step.ALCHEMIST: chosen in (1, 2),
        Step.TRANSMUTE: chosen == 3 and 5 <= pips <= 16,
    }
    if not expected.get(Step(s.step), chosen > 0) or (made and s.step != Step.TRANSMUTE) or made > 1:
        yield "The dice chosen and made do not fit the card in use."
    if s.step == Step.ALCHEMIST and sum(s.active) + chosen < 3:
        yield "The Alchemist needs three dice."


def _check_end(s: Any) -> Iterator[str]:
    holders = [seat for seat in range(s.players) if int(s.cards[seat]) >> Card.QUEEN & 1]
    owners = [seat for seat in range(s.players) if int(s.cards[seat]) >> Card.KING & 1]
    if holders != [seat for seat in (s.queen,) if seat >= 0] or owners != [seat for seat in (s.king,) if seat >= 0]:
        yield "The King's and the Queen's cards must lie with those who hold them."
    if (s.queen >= 0) != (s.king >= 0) or (s.queen >= 0) != (s.bar_size > 0) or (s.bar_size > 0) != (s.bar_face > 0):
        yield "King, Queen and the result to beat come together."
    if s.phase == Phase.FINAL and s.queen < 0:
        yield "There is no final round before the King is claimed."
    if s.phase == Phase.OVER and (s.winner >= 0) == (s.turn == s.turn_limit > 0):
        yield "A game that is over is won, or drawn at its turn limit."
    if s.phase != Phase.OVER and (s.winner >= 0 or not 1 <= s.turns_left <= s.players):
        yield "A game that goes on has no winner, and turns left in its round."
