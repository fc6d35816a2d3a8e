"""The shapes of what is told as data: with a choice, beside the fields of a view, and of the box."""

from typing import Annotated, NotRequired, TypeAlias, TypedDict

from regalia.games.court.rules.record import Card, Phase
from regalia.schema import Member

CardName: TypeAlias = Annotated[str, Member(Card)]


class Facts(TypedDict, total=False):
    """What an action would leave on the dice: which of these there are depends on the action."""

    count: int
    face: int
    dice: list[int]
    to: int | list[int]
    step: str
    phase: Annotated[str, Member(Phase)]


class Goal(TypedDict):
    """So many dice of one of these faces would win the King."""

    size: int
    faces: list[int]


class Nearest(TypedDict):
    """The face that comes nearest to a goal: how many dice that takes and how many there are; and if it can be had."""

    face: int
    size: int
    set_aside: int
    active: int
    within_reach: bool


class FinalRound(TypedDict):
    """Who rolls in which order, what would win the King now, and what comes nearest to it."""

    order: list[int]
    can_roll: list[bool]
    goals: list[Goal]
    nearest: Nearest


class Derived(TypedDict):
    """Dice to come by seat, cards within reach with their odds in thousandths, and who has the next turns."""

    start_dice: list[int]
    payable: list[CardName]
    odds: dict[CardName, int] | None
    final: FinalRound | None
    coming: list[int]


class Price(TypedDict):
    """What a card costs: a kind of set, and how many dice or pips."""

    type: str
    n: NotRequired[int]


class Ability(TypedDict):
    """What a card does: with which dice, to which face, or by how many pips."""

    type: str
    dice: NotRequired[int | str]
    face: NotRequired[int | str]
    pips: NotRequired[list[int]]


class CardInBox(TypedDict):
    """A card as `components.json` has it; those without a level are not dealt."""

    id: CardName
    level: str | None
    cost: Price
    ability: Ability


class Components(TypedDict):
    """What bears the names of cards."""

    cards: list[CardInBox]
