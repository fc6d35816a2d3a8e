"""What telling asks of the rules only later in a game."""

import numpy as np

from regalia.games.council.rules.contract import places
from regalia.games.council.rules.prices import joker_price_at, price_of_more_at
from regalia.schema import Array


def ask_ahead(blank: Array) -> None:
    """What a payment under way comes to, and who won: asked of a record of zeros, so that it is compiled in time."""
    price_of_more_at(blank, 0, 0, 0)
    joker_price_at(blank, 0)
    places(blank[0], np.zeros(0, np.int32))
