"""The tumults of a round, kind by kind, with everything that was counted (T8)."""

import numpy as np

from regalia.games.tumult.rules.counting import COUNTED, GREEDIEST, judge_at, turn_up_again_at
from regalia.games.tumult.rules.record import GOODS, MOST_PLAYERS, NOBODY, Good, Spot
from regalia.games.tumult.telling.aids import values
from regalia.schema import Array, Json


def tumults(view: Array) -> list[dict[str, Json]]:
    """For each good what was left of how much, what everybody took and counts, and which tiles went back."""
    judged = view.copy()
    turn_up_again_at(judged, 0)
    left, taken = judged["left"][0].tolist(), judged["castles"][0].tolist()
    found = np.zeros((GOODS, COUNTED + MOST_PLAYERS), np.int32)
    judge_at(judged, 0, found)
    kept, demand, middle = judged["castles"][0].tolist(), view["demand"][0].tolist(), _middle(view)
    return [
        {
            "good": good.name.lower(),
            "left": left[good],
            "demand": demand[good],
            "tiles": middle[good],
            "greediest": None if row[GREEDIEST] == NOBODY else row[GREEDIEST],
            "seats": [
                {
                    "kept": values(kept[seat][good][1:]),
                    "back": values([was - now for was, now in zip(had[good][1:], kept[seat][good][1:], strict=True)]),
                    "goods": sum(value * number for value, number in enumerate(had[good])),
                    "counted": row[COUNTED + seat],
                }
                for seat, had in enumerate(taken[: int(view["players"][0])])
            ],
        }
        for good, row in zip(Good, found.tolist(), strict=True)
    ]


def _middle(view: Array) -> list[list[int]]:
    """The tiles left, by good."""
    s = view[0]
    left = [tile for tile, spot in zip(s.tiles.tolist(), s.spots.tolist(), strict=True) if spot == Spot.MIDDLE]
    return [sorted(int(s.tile_values[tile]) for tile in left if s.tile_goods[tile] == good) for good in Good]
