"""The shapes of what is told as data: with a choice, beside the fields of a view, and of the box."""

from typing import Annotated, TypeAlias, TypedDict

from regalia.games.council.rules.board import Gain
from regalia.games.council.rules.record import Card, City, Colour, Council, Metal, Permit, Region
from regalia.games.council.rules.scoring import Source
from regalia.schema import COMPLETE, Member

CityName: TypeAlias = Annotated[str, Member(City)]
Road: TypeAlias = Annotated[list[CityName], 2]
Bonus: TypeAlias = dict[Annotated[str, Member(Gain)], int]  # how much of each gain, those of nothing left out


class Facts(TypedDict, total=False):
    """What an action would do or cost: which of these there are depends on the action."""

    coins: int | None
    servants: int
    prices: list[int | None]
    road_coins: int
    tokens: list[CityName]
    gains: Bonus
    rewards: int
    dropped: Annotated[str, Member(Colour)]
    permit: Annotated[str, Member(Permit)]
    cities: list[CityName]
    bonus: Bonus
    city: CityName
    cards: list[Annotated[str, Member(Card)]]
    main_actions: int


Way: TypeAlias = list[int]  # to pay: cards by kind, then coins, before roads


class Scores(TypedDict):
    """Points of each seat: by source as if the game ended now, and those that nobody can lose any more."""

    score: Annotated[dict[Annotated[str, Member(Source)], list[int]], COMPLETE]
    points_won: list[int]


class ForAll(Scores):
    """The map, and who has the next turns.

    Metals by city, none for the royal one; the walk says of each city which is before it on the queen's way.
    """

    metals: list[Annotated[str, Member(Metal)] | None]
    roads: list[Road]
    walk: list[CityName | None]
    coming: list[int]


class ForOne(TypedDict):
    """To whoever has the turn, by council the ways to pay, the cheapest first, and the payment under way."""

    payments: dict[Annotated[str, Member(Council)], list[Way]]
    payment: Facts | None


class Derived(ForAll, ForOne):
    """What follows from a view: scores, the map, who has the next turns, and payments."""


class CityInBox(TypedDict):
    """A city as `components.json` has it, with its place on the drawn board from 0 to 1."""

    letter: str
    name: str
    region: Annotated[str, Member(Region)]
    place: Annotated[list[float], 2]


class PermitInBox(TypedDict):
    """A permit: the letters of its cities, and what it gives."""

    cities: str
    bonus: Bonus


class Politics(TypedDict):
    """The cards: their colours, and how many there are."""

    colours: list[Annotated[str, Member(Colour)]]
    per_colour: int
    jokers: int


class Components(TypedDict):
    """What bears the names of regions, colours and gains."""

    regions: Annotated[dict[Annotated[str, Member(Region)], str], COMPLETE]
    cities: list[CityInBox]
    politics: Politics
    tokens: list[Bonus]
    permits: list[PermitInBox]
    nobility: list[Bonus]
