"""What telling asks of the rules only later in a game."""

import numpy as np

from regalia.games.tumult.rules.counting import punish_at
from regalia.games.tumult.rules.payment import castle_goods, printed_cost
from regalia.games.tumult.rules.record import GOODS, MOST_PLAYERS
from regalia.games.tumult.telling.tumults import tumults
from regalia.schema import Array


def ask_ahead(blank: Array) -> None:
    """How tumults were counted, and what a companion asks: of a record of zeros, so that it is compiled in time."""
    tumults(blank)
    punish_at(blank.copy(), 0, np.zeros((GOODS, MOST_PLAYERS), np.int32))
    castle_goods(blank[0], 0, 0)
    printed_cost(blank[0], 0, 0)
