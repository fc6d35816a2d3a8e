"""The tumults of a round, kind by kind, with everything that was counted (T8)."""

import numpy as np

from regalia.games.tumult.rules.counting import COUNTED, judge_at, turn_up_again_at
from regalia.games.tumult.rules.record import GOODS, MOST_PLAYERS, NOBODY, VALUES, Good
from regalia.games.tumult.rules.tumults import PUNISHMENT
from regalia.games.tumult.telling.aids import values
from regalia.games.tumult.telling.shapes import Counting, Taken
from regalia.schema import Array

_Castles = list[list[list[int]]]  # how many tiles by seat, good and value


def tumults(view: Array) -> list[Counting]:
    """For each good what was left of how much, what everybody took and counts, and which tiles went back."""
    judged = view.copy()
    middle, found = np.zeros((GOODS, VALUES + 1), np.int32), np.zeros((GOODS, COUNTED + MOST_PLAYERS), np.int32)
    turn_up_again_at(judged, 0, middle)
    taken: _Castles = judged["castles"][0, : view["players"][0]].tolist()
    judge_at(judged, 0, found)
    kept: _Castles = judged["castles"][0].tolist()
    left, demand = judged["left"][0].tolist(), view["demand"][0].tolist()
    return [
        {
            "good": good.name.lower(),
            "left": left[good],
            "demand": demand[good],
            "tiles": values(tiles[1:]),
            "greediest": None if greediest == NOBODY else greediest,
            "supporters": 0 if greediest == NOBODY else PUNISHMENT,
            "seats": [_took(had[good], kept[seat][good], counted[seat]) for seat, had in enumerate(taken)],
        }
        for good, tiles, (greediest, *counted) in zip(Good, middle.tolist(), found.tolist(), strict=True)
    ]


def _took(had: list[int], kept: list[int], counted: int) -> Taken:
    back = [] if had == kept else values([was - now for was, now in zip(had, kept, strict=True)][1:])
    goods = sum(value * number for value, number in enumerate(had))
    return {"kept": values(kept[1:]), "back": back, "goods": goods, "counted": counted}
