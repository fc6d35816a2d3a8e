"""What a player gains: coins, servants and points (K13). Each rule returns how much of it he can keep."""

from regalia.games.council.rules.record import MOST_STOCK, State
from regalia.kernel import rule


@rule
def coins_kept(s: State, coins: int) -> int:
    """K13: coins stop at the cap."""
    most = s.coin_cap if s.coin_cap > 0 else MOST_STOCK
    return min(coins, most - s.coins[s.seat])


@rule
def gain_coins(s: State, coins: int) -> int:
    kept = coins_kept(s, coins)
    s.coins[s.seat] += kept
    return kept


@rule
def gain_servants(s: State, servants: int) -> int:
    kept = min(servants, MOST_STOCK - s.servants[s.seat])
    s.servants[s.seat] += kept
    return kept


@rule
def gain_points(s: State, points: int) -> int:
    kept = min(points, MOST_STOCK - s.points[s.seat])
    s.points[s.seat] += kept
    return kept
