"""The components as arrays: the eight boards, tokens, permits, the nobility track and the prices."""

from enum import IntEnum
from typing import Any

import numpy as np

from regalia.games.council.rules.components import COMPONENTS
from regalia.games.council.rules.record import CITIES, NONE, PERMITS_IN_REGION, Card, City, Metal, Permit, Region
from regalia.schema import Values


class Gain(IntEnum):
    """The columns of a bonus."""

    POINTS = 0
    COINS = 1
    SERVANTS = 2
    CARDS = 3
    MAIN_ACTIONS = 4
    NOBILITY = 5
    REPEAT_TOKENS = 6
    FREE_PERMIT = 7
    REPEAT_PERMIT = 8


GAINS = len(Gain)


def _letter(letter: str) -> int:
    return ord(letter) - ord("A")


def _bonuses(bonuses: list[dict[str, int]]) -> Values:
    rows = np.zeros((len(bonuses), len(Gain)), np.int32)
    for row, bonus in zip(rows, bonuses, strict=True):
        for name, amount in bonus.items():
            row[Gain[name.upper()]] = amount
    return rows


def _faces(board: str) -> list[dict[str, Any]]:
    return [COMPONENTS["faces"][face] for face in COMPONENTS["boards"][board]]


def _roads(board: str) -> list[tuple[int, int]]:
    hills = COMPONENTS["boards"][board][Region.HILLS]
    seams = COMPONENTS["seams"]["always"] + COMPONENTS["seams"][hills]
    roads = [road for face in _faces(board) for road in face["roads"]] + seams
    return [(_letter(road[0]), _letter(road[1])) for road in roads]


def _neighbours(board: str) -> list[int]:
    masks = [0] * CITIES
    for one, other in _roads(board):
        masks[one] |= 1 << other
        masks[other] |= 1 << one
    return masks


def _distances(board: str) -> Any:
    """Roads between any two cities by the shortest way (K9)."""
    distances = np.full((CITIES, CITIES), CITIES, np.int32)
    np.fill_diagonal(distances, 0)
    for one, other in _roads(board):
        distances[one, other] = distances[other, one] = 1
    for via in range(CITIES):
        distances = np.minimum(distances, distances[:, via : via + 1] + distances[via : via + 1, :])
    return distances


def _metals(board: str) -> list[int]:
    colours = {letter: colour for face in _faces(board) for letter, colour in face["colours"].items()}
    return [Metal[colour.upper()] if colour else NONE for _, colour in sorted(colours.items())]


assert [city["name"].upper() for city in COMPONENTS["cities"]] == [city.name for city in City]
assert COMPONENTS["politics"]["colours"] == [card.name.lower() for card in Card if card != Card.JOKER]

BOARDS: list[str] = list(COMPONENTS["boards"])

NEIGHBOURS: Values = np.array([_neighbours(board) for board in BOARDS], np.int32)  # board, city -> mask
ROADS_BETWEEN: Values = np.array([_distances(board) for board in BOARDS], np.int32)  # board, city, city -> roads
METAL: Values = np.array([_metals(board) for board in BOARDS], np.int32)  # board, city -> metal or NONE
ROYAL: Values = np.array([_metals(board).index(NONE) for board in BOARDS], np.int32)  # board -> city
METAL_CITIES: Values = np.array(
    [[sum(1 << city for city in City if metals[city] == metal) for metal in Metal] for metals in map(_metals, BOARDS)],
    np.int32,
)  # board, metal -> mask
REGION_CITIES: Values = np.array(
    [sum(1 << _letter(letter) for letter in COMPONENTS["regions"][region.name.lower()]) for region in Region], np.int32
)  # region -> mask

PERMIT_CITIES: Values = np.array([sum(1 << _letter(letter) for letter in permit.name) for permit in Permit], np.int32)
PERMIT_REGION: Values = np.array([permit // PERMITS_IN_REGION for permit in Permit], np.int32)
PERMIT_BONUS: Values = _bonuses([permit["bonus"] for permit in COMPONENTS["permits"]])
TOKEN_BONUS: Values = _bonuses(COMPONENTS["tokens"])
SQUARE_BONUS: Values = _bonuses(COMPONENTS["nobility"])

_REWARDS = COMPONENTS["rewards"]
METAL_REWARD: Values = np.array([_REWARDS[metal.name.lower()] for metal in Metal], np.int32)
REGION_REWARD: int = _REWARDS["region"]
QUEENS_REWARD: Values = np.array(_REWARDS["queen"], np.int32)

_PRICES = COMPONENTS["prices"]
PRICE_BY_CARDS: Values = np.array([0, *_PRICES["by_cards"]], np.int32)
JOKER_PRICE: int = _PRICES["joker"]
ROAD_PRICE: int = _PRICES["road"]
SERVANT_PRICE: int = _PRICES["servant"]
CHANGE_PRICE: int = _PRICES["change"]
SEND_PRICE: int = _PRICES["send"]
ADDITIONAL_PRICE: int = _PRICES["additional"]
ELECTION_COINS: int = _PRICES["election"]

START_COINS: Values = np.array(COMPONENTS["set_up"]["coins"], np.int32)
START_SERVANTS: Values = np.array(COMPONENTS["set_up"]["servants"], np.int32)
START_CARDS: int = COMPONENTS["set_up"]["cards"]
MERCHANTS: int = COMPONENTS["set_up"]["merchants"]
CARDS_OF_COLOUR: int = COMPONENTS["politics"]["per_colour"]
JOKERS: int = COMPONENTS["politics"]["jokers"]
COUNCILLORS_OF_COLOUR: int = COMPONENTS["councillors"]["per_colour"]

TENTH_POINTS: int = COMPONENTS["scoring"]["tenth"]
NOBILITY_FIRST: int = COMPONENTS["scoring"]["nobility"][0]
NOBILITY_SECOND: int = COMPONENTS["scoring"]["nobility"][1]
MOST_PERMITS_POINTS: int = COMPONENTS["scoring"]["permits"]
