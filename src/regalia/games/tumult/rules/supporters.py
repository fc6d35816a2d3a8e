"""Supporters gained and lost, and what happens when they run short (T2, T16)."""

from regalia.games.tumult.rules.events import GAINED, LOST, RELIEF, SHORTAGE
from regalia.games.tumult.rules.record import State
from regalia.kernel import EVERYONE, rule, tell

RELIEF_EACH = 5


@rule
def move_from_supply(s: State, seat: int, number: int) -> int:
    """As many as the supply has."""
    moved = min(number, s.supply)
    s.supply -= moved
    s.supporters[seat] += moved
    return moved


@rule
def move_to_supply(s: State, seat: int, number: int) -> int:
    """As many as the player has."""
    moved = min(number, s.supporters[seat])
    s.supporters[seat] -= moved
    s.supply += moved
    return moved


@rule
def gain(s: State, seat: int, number: int) -> None:
    """T16: with a supply too small everybody first returns 5; still short, as far as it lasts."""
    if number == 0:
        return
    if s.supply < number:
        tell(s, SHORTAGE, EVERYONE)
        for rank in range(s.players):
            move_to_supply(s, s.ranks[rank], RELIEF_EACH)
    tell(s, GAINED, EVERYONE, seat, move_from_supply(s, seat, number))


@rule
def lose(s: State, seat: int, number: int) -> None:
    """T16: too poor for a debt, from the king down everybody first takes 5, as far as the supply lasts."""
    if s.supporters[seat] < number:
        tell(s, RELIEF, EVERYONE)
        for rank in range(s.players):
            move_from_supply(s, s.ranks[rank], RELIEF_EACH)
    tell(s, LOST, EVERYONE, seat, move_to_supply(s, seat, number))
