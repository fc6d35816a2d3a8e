"""What a position from outside must fulfil before any compiled rule sees it.

The words are in `en.ftl` and `de.ftl`, as `position-...`.
"""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from types import SimpleNamespace
from typing import Any

from regalia.games.court.rules.cards import BASE_DICE, CARD_IN_USE, COPIES, COST_NUMBER
from regalia.games.court.rules.ending import can_roll
from regalia.games.court.rules.options import AS_MANY_AS_PLAYERS
from regalia.games.court.rules.record import FACES, MOST_PLAYERS, Card, Phase, Step
from regalia.sentences import Seat, Sentence, sentence

_NEVER_USED = (Card.CHARLATAN, Card.FARMER, Card.GENERAL, Card.KING)
_LEAST_BAR = int(COST_NUMBER[Card.KING])  # C14


def check(record: Any) -> Iterator[Sentence]:
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


def _card(card: Card) -> Sentence:
    return Sentence(f"card-{card.name.lower()}")


def _owns(s: Any, seat: int, card: Card) -> bool:
    return bool(s.cards[seat] >> card & 1)


def _faces(dice: Any) -> list[int]:
    return [face for face in range(FACES) for _ in range(dice[face])]


def _check_seats(s: Any) -> Iterator[Sentence]:
    for seat in (s.start, s.seat, s.queen, s.king, s.winner):
        if seat >= s.players:
            yield sentence("position-seat-absent", seat=Seat(seat))
    for seat in range(s.players, MOST_PLAYERS):
        if s.cards[seat] or s.charlatans[seat]:
            yield sentence("position-cards-absent", seat=Seat(seat))


def _check_dice(s: Any) -> Iterator[Sentence]:
    if any(dice[0] for dice in (s.active, s.set_aside, s.chosen, s.made)):
        yield sentence("position-face-0")
    in_hand, aside = sum(s.active) + sum(s.chosen), sum(s.set_aside)
    if not 1 <= in_hand + aside <= s.dice_limit:
        yield sentence("position-dice", limit=s.dice_limit, count=in_hand + aside)
    if s.must_set_aside and in_hand == 0:
        yield sentence("position-nothing-to-set-aside")
    if not s.must_set_aside and aside == 0:
        yield sentence("position-none-set-aside")
    if s.phase == Phase.OVER and in_hand:
        yield sentence("position-over-in-hand")


def _check_copies(s: Any) -> Iterator[Sentence]:
    """C8, C11, C12: every card is in the display or with a player."""
    yield from _check_fools(s)
    for card in Card:
        left, taken = s.display[card], sum(_owns(s, seat, card) for seat in range(s.players))
        copies = int(COPIES[card, s.players])
        if card != Card.FOOL and (left < 0 or left + taken != copies):
            yield sentence("position-copies", card=_card(card), count=copies)
    if max(s.charlatans) > s.dice_limit - BASE_DICE:
        yield sentence("position-charlatans", most=s.dice_limit - BASE_DICE)


def _check_fools(s: Any) -> Iterator[Sentence]:
    """C11: without end, or as many as players; Charlatans are Fools turned over."""
    left = s.display[Card.FOOL]
    taken = sum(_owns(s, seat, Card.FOOL) for seat in range(s.players)) + sum(s.charlatans)
    if s.fools != AS_MANY_AS_PLAYERS and left != -1:
        yield sentence("position-fools-unlimited")
    if s.fools == AS_MANY_AS_PLAYERS and (left < 0 or left + taken != s.players):
        yield sentence("position-fools", count=s.players)


def _check_cards_used(s: Any) -> Iterator[Sentence]:
    """C3: own cards; the one in use holds dice that it can have taken up, and can be finished."""
    for card in Card:
        if s.used >> card & 1:
            if card in _NEVER_USED:
                yield sentence("position-never-used", card=_card(card))
            if s.phase != Phase.OVER and not _owns(s, s.seat, card):
                yield sentence("position-used-not-owned", card=_card(card), seat=Seat(s.seat))
    step, chosen, made = Step(s.step), _faces(s.chosen), _faces(s.made)
    if step == Step.DICE:
        if chosen or made:
            yield sentence("position-no-card-in-use")
        return
    card = CARD_IN_USE[step]
    if not s.used >> card & 1:
        yield sentence("position-card-in-use", card=_card(card))
    if not _fits(step, _faces(s.active), chosen, made):
        yield sentence("position-dice-in-use", card=_card(card))


def _fits(step: Step, active: list[int], chosen: list[int], made: list[int]) -> bool:
    """Whether the card in use can have taken up these dice, and can still be finished."""
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


def _check_king(s: Any) -> Iterator[Sentence]:
    """C14, C16."""
    for holder, card in ((s.queen, Card.QUEEN), (s.king, Card.KING)):
        if [seat for seat in range(s.players) if _owns(s, seat, card)] != [seat for seat in (holder,) if seat >= 0]:
            yield sentence("position-holder", card=_card(card))
    if (s.queen >= 0) != (s.king >= 0):
        yield sentence("position-queen-with-king")
    if s.queen < 0 and (s.bar_size or s.bar_face):
        yield sentence("position-bar-before-claim")
    if s.queen >= 0 and not (_LEAST_BAR <= s.bar_size <= s.dice_limit and s.bar_face >= 1):
        yield sentence("position-bar", least=_LEAST_BAR, most=s.dice_limit)
    if s.phase == Phase.COURT and s.queen != s.king:
        yield sentence("position-king-before-final")


def _check_order(s: Any) -> Iterator[Sentence]:
    """C13, C15, C18."""
    order = [(s.start + turn) % s.players for turn in range(s.players)]
    if s.phase == Phase.OVER:
        return
    if s.phase == Phase.FINAL:
        if s.queen < 0:
            yield sentence("position-final-before-claim")
        order.sort(key=lambda seat: bool(seat == s.queen))
    now = order.index(s.seat)
    if s.turns_left != s.players - now:
        yield sentence("position-turns-left", seat=Seat(s.seat), count=s.players - now, given=s.turns_left)
    if s.phase == Phase.COURT and s.queen >= 0 and order.index(s.queen) >= now:
        yield sentence("position-claim-ahead", seat=Seat(s.queen))
    if s.phase == Phase.FINAL and s.king != s.queen and order.index(s.king) >= now:
        yield sentence("position-king-ahead", seat=Seat(s.king))
    if s.phase == Phase.FINAL and s.seat == s.queen == s.king:
        yield sentence("position-own-claim", seat=Seat(s.seat))


def _check_final_roller(s: Any, record: Any) -> Iterator[Sentence]:
    """C18."""
    if s.phase == Phase.FINAL and not can_roll(record, s.seat):
        yield sentence("position-skipped", seat=Seat(s.seat))


def _check_end(s: Any) -> Iterator[Sentence]:
    """C18, C21."""
    if s.turn < 1:
        yield sentence("position-no-turn")
    if 0 < s.turn_limit < s.turn:
        yield sentence("position-turn-limit", limit=s.turn_limit)
    if s.turns_left > s.players:
        yield sentence("position-round", count=s.players)
    if s.phase != Phase.OVER and s.winner >= 0:
        yield sentence("position-winner-early")
    if s.phase == Phase.OVER and s.winner < 0 and s.turn != s.turn_limit:
        yield sentence("position-no-winner")
    if s.winner >= 0 and s.winner != s.king:
        yield sentence("position-winner", seat=Seat(s.winner))
