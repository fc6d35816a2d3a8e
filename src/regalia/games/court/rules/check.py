"""What a position from outside must fulfil before any compiled rule sees it."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from types import SimpleNamespace
from typing import Any

from regalia.games.court.rules.cards import BASE_DICE, COPIES
from regalia.games.court.rules.ending import can_roll
from regalia.games.court.rules.options import AS_MANY_AS_PLAYERS
from regalia.games.court.rules.record import FACES, MOST_PLAYERS, Card, Phase, Step

_CARD_IN_USE = {
    Step.MERCHANT: Card.MERCHANT,
    Step.NOBLEWOMAN: Card.NOBLEWOMAN,
    Step.NOBLEMAN: Card.NOBLEMAN,
    Step.ALCHEMIST: Card.ALCHEMIST,
    Step.TRANSMUTE: Card.ALCHEMIST,
}
_NEVER_USED = (Card.CHARLATAN, Card.FARMER, Card.GENERAL, Card.KING)
_LEAST_BAR = 7


def check(record: Any) -> Iterator[str]:
    """What is wrong with a position from outside, beyond the range of each field; each check trusts those before."""
    s = SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})  # plain numbers: read faster
    yield from _check_seats(s)
    yield from _check_dice(s)
    yield from _check_copies(s)
    yield from _check_cards_used(s)
    yield from _check_king(s)
    yield from _check_order(s)
    yield from _check_final_roller(s, record)
    yield from _check_end(s)


def _owns(s: Any, seat: int, card: Card) -> bool:
    return bool(s.cards[seat] >> card & 1)


def _faces(dice: Any) -> list[int]:
    return [face for face in range(FACES) for _ in range(dice[face])]


def _check_seats(s: Any) -> Iterator[str]:
    if max(s.start, s.seat, s.queen, s.king, s.winner) >= s.players:
        yield "A seat that does not play cannot hold anything, have the turn or win."
    if any(s.cards[seat] or s.charlatans[seat] for seat in range(s.players, MOST_PLAYERS)):
        yield "A seat that does not play has no cards."


def _check_dice(s: Any) -> Iterator[str]:
    if any(dice[0] for dice in (s.active, s.set_aside, s.chosen, s.made)):
        yield "Dice have no face 0."
    in_hand = sum(s.active) + sum(s.chosen)
    if not 1 <= in_hand + sum(s.set_aside) <= s.dice_limit:
        yield f"There must be 1 to {s.dice_limit} dice in play."
    if in_hand == 0 if s.must_set_aside else sum(s.set_aside) == 0:
        yield "After a roll a die is due to be set aside, until one is."
    if s.phase == Phase.OVER and in_hand:
        yield "A game that is over has no dice in hand."


def _check_copies(s: Any) -> Iterator[str]:
    """C8, C11, C12: every card is in the display or with a player."""
    for card in Card:
        left, taken = s.display[card], sum(_owns(s, seat, card) for seat in range(s.players))
        if card == Card.FOOL and s.fools == AS_MANY_AS_PLAYERS:
            if left < 0 or left + taken + sum(s.charlatans) != s.players:
                yield "There are as many Fools and Charlatans as players."
        elif card == Card.FOOL:
            if left != -1:
                yield "Without a limit, the display of the Fool is -1."
        elif left < 0 or left + taken != COPIES[card, s.players]:
            yield f"There are {COPIES[card, s.players]} copies of the {card.name.lower()} in all."
    if max(s.charlatans) > s.dice_limit - BASE_DICE:
        yield "Nobody has more Charlatans than dice to begin with."


def _check_cards_used(s: Any) -> Iterator[str]:
    """C3: own cards; the one in use holds dice that it can have taken up, and can be finished."""
    used = [card for card in Card if s.used >> card & 1]
    if any(card in _NEVER_USED for card in used):
        yield "Only cards that are used in a turn can have been used."
    if s.phase != Phase.OVER and not all(_owns(s, s.seat, card) for card in used):
        yield "A player can have used only his own cards."
    if s.step in _CARD_IN_USE and _CARD_IN_USE[s.step] not in used:
        yield "The card in use must be among the cards used."
    if not _fits(Step(s.step), _faces(s.active), _faces(s.chosen), _faces(s.made)):
        yield "The dice chosen and made do not fit the card in use."


def _fits(step: Step, active: list[int], chosen: list[int], made: list[int]) -> bool:
    if step == Step.DICE:
        return not chosen and not made
    dice = min(3, len(active) + len(chosen))  # of the Alchemist
    if step == Step.TRANSMUTE:
        is_begun = len(chosen) == dice >= 2 and len(made) < dice - 1
        return is_begun and any(set(made) <= set(faces) for faces in _other_faces(chosen))
    if made or not chosen:
        return False
    if step == Step.ALCHEMIST:
        missing = dice - len(chosen)
        return missing > 0 and any(_other_faces([*chosen, *more]) for more in set(combinations(active, missing)))
    added = {Step.MERCHANT: 0, Step.NOBLEWOMAN: 1, Step.NOBLEMAN: 2}[step]
    return min(chosen) > added and (step == Step.MERCHANT or min(active, default=FACES) + added < FACES)


def _other_faces(chosen: list[int]) -> list[tuple[int, ...]]:
    """C7: what the Alchemist can make of his dice."""
    made = combinations_with_replacement(range(1, FACES), len(chosen))
    return [faces for faces in made if sum(faces) == sum(chosen) and list(faces) != sorted(chosen)]


def _check_king(s: Any) -> Iterator[str]:
    """C14, C16."""
    for holder, card in ((s.queen, Card.QUEEN), (s.king, Card.KING)):
        if [seat for seat in range(s.players) if _owns(s, seat, card)] != [seat for seat in (holder,) if seat >= 0]:
            yield "The King's and the Queen's cards must lie with those who hold them."
    if (s.queen >= 0) != (s.king >= 0):
        yield "The Queen comes with the King."
    if s.queen < 0 and (s.bar_size or s.bar_face):
        yield "There is no result to beat before the King is claimed."
    if s.queen >= 0 and not (_LEAST_BAR <= s.bar_size <= s.dice_limit and s.bar_face >= 1):
        yield f"The King is claimed with {_LEAST_BAR} to {s.dice_limit} equal dice."
    if s.phase == Phase.COURT and s.queen != s.king:
        yield "The King changes hands in the final round only."


def _check_order(s: Any) -> Iterator[str]:
    """C13, C15, C18."""
    order = [(s.start + turn) % s.players for turn in range(s.players)]
    if s.phase == Phase.OVER:
        return
    if s.phase == Phase.FINAL:
        if s.queen < 0:
            yield "There is no final round before the King is claimed."
        order.sort(key=lambda seat: bool(seat == s.queen))
    now = order.index(s.seat)
    if s.turns_left != s.players - now:
        yield f"It is seat {s.seat}'s turn with {s.players - now} turns left in the round, not {s.turns_left}."
    if s.phase == Phase.COURT and s.queen >= 0 and order.index(s.queen) >= now:
        yield "Whoever claimed the King has had his turn in this round."
    if s.phase == Phase.FINAL and s.king != s.queen and order.index(s.king) >= now:
        yield "Whoever took the King has had his turn in this round."
    if s.phase == Phase.FINAL and s.seat == s.queen == s.king:
        yield "Nobody rolls against his own claim."


def _check_final_roller(s: Any, record: Any) -> Iterator[str]:
    """C18."""
    if s.phase == Phase.FINAL and not can_roll(record, s.seat):
        yield "Whoever cannot have enough dice in the final round does not roll."


def _check_end(s: Any) -> Iterator[str]:
    """C18, C21."""
    if s.turn < 1 or 0 < s.turn_limit < s.turn:
        yield "At least one turn has begun, and no more than the turn limit."
    if s.turns_left > s.players:
        yield "A round has one turn a player."
    if s.phase != Phase.OVER and s.winner >= 0:
        yield "A game that goes on has no winner."
    if s.phase == Phase.OVER and s.winner < 0 and s.turn != s.turn_limit:
        yield "A game that is over is won, or drawn at its turn limit."
    if s.winner >= 0 and s.winner != s.king:
        yield "The King's owner wins."
