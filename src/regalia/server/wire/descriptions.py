"""What the description of a game looks like: `Game.describe`, and where its words are."""

from typing import Annotated, Any, Literal, NotRequired, TypeAlias

from typing_extensions import TypeAliasType, TypedDict

from regalia.shapes import LooksLike


class Bounds(TypedDict):
    least: int
    greatest: int


class IntegerDomain(TypedDict):
    kind: Literal["integer"]
    least: int
    greatest: int


class MemberDomain(TypedDict):
    """One of some names; if optional, also null."""

    kind: Literal["member"]
    enumeration: str
    names: list[str]
    optional: bool


class SubsetDomain(TypedDict):
    """A list of some of the names."""

    kind: Literal["subset"]
    enumeration: str
    names: list[str]


class MaskDomain(TypedDict):
    """A list of numbers from 0 up to `size`, which is not among them."""

    kind: Literal["mask"]
    size: int


class ListDomain(TypedDict):
    kind: Literal["list"]
    of: IntegerDomain | MemberDomain
    count: int | None


Domain = TypeAliasType("Domain", IntegerDomain | MemberDomain | SubsetDomain | MaskDomain | ListDomain)


class PlainShape(TypedDict):
    """Any number, any word, or true and false."""

    kind: Literal["number", "word", "boolean"]


class OptionalShape(TypedDict):
    """Or null."""

    kind: Literal["optional"]
    of: "Shape"


class EitherShape(TypedDict):
    kind: Literal["either"]
    of: "list[Shape]"


class ListShape(TypedDict):
    kind: Literal["list"]
    of: "Shape"
    count: int | None


class MapShape(TypedDict):
    """An object with values by these keys: all of them if it is complete, else some."""

    kind: Literal["map"]
    keys: MemberDomain
    values: "Shape"
    complete: bool


class ObjectShape(TypedDict):
    """An object with just these properties; the optional ones may be missing."""

    kind: Literal["object"]
    name: str
    meaning: str
    properties: "dict[str, Shape]"
    optional: list[str]


Shape = TypeAliasType(
    "Shape", PlainShape | MemberDomain | OptionalShape | EitherShape | ListShape | MapShape | ObjectShape
)


class Shapes(TypedDict):
    """What comes with a choice, what follows from the fields of a view, and components that bear names of the game."""

    facts: ObjectShape
    derived: ObjectShape
    components: NotRequired[ObjectShape]


class ActionDescription(TypedDict):
    type: str
    meaning: str
    arguments: dict[str, Domain]


class EventDescription(TypedDict):
    type: str
    headline: bool
    condensed: bool
    arguments: dict[str, Domain]


class ChoiceOption(TypedDict):
    """Words and numbers to choose from, or numbers within bounds."""

    kind: Literal["choice"]
    name: str
    ruling: str
    meaning: str
    only: dict[str, str] | None  # what other options have to be for this one to change anything
    default: str | int
    values: list[str | int]
    range: Bounds | None


class FiguresOption(TypedDict):
    """An object of figures like the default one; its shape says of each whether it is a number or a word."""

    kind: Literal["figures"]
    name: str
    ruling: str
    meaning: str
    default: Any
    shape: Any


class FieldDescription(TypedDict):
    domain: Domain
    shape: list[int]
    meaning: str
    known: Literal["everybody", "owner", "some", "nobody"]
    fixed: bool


class ReasonDescription(TypedDict):
    reason: str
    ruling: str
    meaning: str
    facts: dict[str, Domain]


class Catalogues(TypedDict):
    """The addresses of a game's words in one language: what is said in all games, and in this one."""

    shared: str
    game: str


class IntroductionWords(TypedDict):
    title: str
    pitch: str


class GameIntroduction(TypedDict):
    """What a hall shows of a game. Title and pitch are messages of its catalogues.

    They come in words too, by language: a hall that had to read the catalogues of all games would come late.
    """

    game: str
    title: str
    pitch: str
    players: Bounds
    minutes: Bounds
    first: dict[str, str | int]  # options for whoever plays it for the first time
    catalogues: dict[str, Catalogues]
    words: dict[str, IntroductionWords]


class GameDescription(GameIntroduction):
    """All that a client needs to know of a game whose rules it does not know."""

    edition: int
    actions: list[ActionDescription]
    options: list[ChoiceOption | FiguresOption]
    events: list[EventDescription]
    fields: dict[str, FieldDescription]
    reasons: list[ReasonDescription]
    rulings: list[str]
    sources: list[str]
    glasses: list[str]
    shapes: Shapes
    components: dict[str, Any]


class ExampleRow(TypedDict):
    """Pieces in a row, each `name` or `name/mark`, and signs between them. The note is an attribute of the ruling."""

    shown: list[str]
    note: NotRequired[str]


class RulingReference(TypedDict):
    """A ruling, with the addresses in the repository of the code that enforces it and of the tests that protect it.

    `lesson` is the step of the game's lesson that teaches it.
    """

    ruling: str
    functions: list[str]
    tests: list[str]
    examples: list[ExampleRow]
    lesson: str | None


class RulesSection(TypedDict):
    section: str
    rulings: list[RulingReference]


class RulesReference(GameIntroduction):
    """The rules of a game as a page shows them. `figures` are arguments of every message of them."""

    course: list[str]
    sections: list[RulesSection]
    figures: dict[str, int]
    options: list[ChoiceOption | FiguresOption]
    components: dict[str, Any]


class BotDescription(TypedDict):
    """A kind of bot that a table may have. Name, about and brief are messages of the catalogue of all games."""

    bot: str
    name: str
    about: str
    brief: str
    thinks: bool  # whether the seconds of its seat make a difference


IntroductionJson: TypeAlias = Annotated[dict[str, Any], LooksLike(GameIntroduction)]
DescriptionJson: TypeAlias = Annotated[dict[str, Any], LooksLike(GameDescription)]
RulesJson: TypeAlias = Annotated[dict[str, Any], LooksLike(RulesReference)]
