"""`web/src/wire/games.ts`: the games as their descriptions tell of them."""

from collections.abc import Iterable, Mapping
from typing import Any

from regalia.game import GAMES, load_game
from tools.typescript import (
    NULL,
    Keyed,
    ListOf,
    Named,
    Object,
    Property,
    Tuple,
    Type,
    alias,
    either,
    file,
    interface,
    word,
)  # fmt: skip

Description = Mapping[str, Any]

_NUMBER = Named("number")
_WORD = Named("string")
_PLAIN = {"number": _NUMBER, "word": _WORD, "boolean": Named("boolean")}
_PARTS = ("Action", "Event", "Facts", "Fields", "Derived", "Options", "Reasons")


def games() -> str:
    types = [_Types(load_game(name).describe()) for name in GAMES]
    all_games = Object(tuple(Property(each.game, each.parts()) for each in types))
    index = interface("Games", all_games, "The types of each game, by its id.")
    return file("the descriptions of the games", index, *(each.text() for each in types))


class _Types:
    """The types of one game, each named for the game and for what it is."""

    def __init__(self, description: Description) -> None:
        self.game: str = description["game"]
        self._description = description
        self._enumerations: dict[str, Type] = {}
        self._objects: dict[str, tuple[Object, str]] = {}  # by name, with what is said of each

    def parts(self) -> Object:
        return Object(tuple(Property(part.lower(), Named(self._name(part))) for part in _PARTS))

    def text(self) -> str:
        about, name = self._description, self._name
        parts = [
            alias(name("Action"), either(map(self._said, about["actions"])), "All that a player may do."),
            alias(name("Event"), either(map(self._said, about["events"])), "All that a reader may be told."),
            interface(name("Fields"), self._fields(), "What a view shows."),
            interface(name("Options"), Object(tuple(map(self._option, about["options"]))), "What a table may choose."),
            interface(name("Reasons"), self._reasons(), "Why an action is refused: every reason, with its facts."),
            alias(name("Reason"), Named(f"keyof {name('Reasons')}")),
        ]
        for shape in about["shapes"].values():
            self._shape(shape)
        objects = [interface(name, type_, meaning) for name, (type_, meaning) in self._objects.items()]
        enumerations = [alias(enumeration, type_) for enumeration, type_ in self._enumerations.items()]
        return "\n".join([*parts, *objects, *enumerations])

    def _name(self, part: str) -> str:
        return self.game.capitalize() + part

    def _said(self, described: Description) -> Object:
        """An action or an event: its type, and its arguments."""
        return Object((Property("type", word(described["type"])), *self._arguments(described["arguments"])))

    def _arguments(self, described: Mapping[str, Description]) -> Iterable[Property]:
        return [Property(name, self._domain(domain)) for name, domain in described.items()]

    def _fields(self) -> Object:
        fields = self._description["fields"].items()
        return Object(tuple(self._field(name, field) for name, field in fields if field["known"] != "nobody"))

    def _field(self, name: str, described: Description) -> Property:
        type_ = self._domain(described["domain"])
        for _ in described["shape"]:
            type_ = ListOf(type_)
        return Property(name, type_, about=described["meaning"])

    def _option(self, described: Description) -> Property:
        match described:
            case {"kind": "choice", "values": values, "range": bounds}:
                listed = [_literal(value) for value in values]
                type_ = either([*listed, _NUMBER] if bounds else listed)
            case {"kind": "figures", "shape": shape}:
                type_ = _figures(shape)
            case _:
                raise ValueError(f"this option is not understood: {dict(described)}")
        return Property(described["name"], type_, about=f"{described['ruling']}: {described['meaning']}")

    def _reasons(self) -> Object:
        return Object(
            tuple(
                Property(each["reason"], Object(tuple(self._arguments(each["facts"]))), about=each["meaning"])
                for each in self._description["reasons"]
            )
        )

    def _domain(self, described: Description) -> Type:
        match described:
            case {"kind": "integer"}:
                return _NUMBER
            case {"kind": "member", "optional": optional}:
                member = self._enumeration(described)
                return either([member, NULL]) if optional else member
            case {"kind": "subset"}:
                return ListOf(self._enumeration(described))
            case {"kind": "mask"}:
                return ListOf(_NUMBER)
            case {"kind": "list", "of": inner}:
                return ListOf(self._domain(inner))
        raise ValueError(f"this domain is not understood: {dict(described)}")

    def _shape(self, described: Description) -> Type:
        match described:
            case {"kind": "number" | "word" | "boolean" as kind}:
                return _PLAIN[kind]
            case {"kind": "optional", "of": inner}:
                return either([self._shape(inner), NULL])
            case {"kind": "either", "of": members}:
                return either(map(self._shape, members))
            case {"kind": "list", "of": inner, "count": count}:
                return ListOf(self._shape(inner)) if count is None else Tuple((self._shape(inner),) * count)
            case {"kind": "map", "keys": keys, "values": values, "complete": complete}:
                return Keyed(self._enumeration(keys), self._shape(values), complete)
            case {"kind": "object"}:
                return self._object(described)
        return self._domain(described)

    def _object(self, described: Description) -> Named:
        """An object is an interface of its own."""
        name, optional = self._name(described["name"]), described["optional"]
        inner = described["properties"].items()
        found = Object(tuple(Property(each, self._shape(shape), each in optional) for each, shape in inner))
        if self._objects.setdefault(name, (found, described["meaning"])) != (found, described["meaning"]):
            raise ValueError(f"{name} is two types")
        return Named(name)

    def _enumeration(self, described: Description) -> Named:
        name, type_ = self._name(described["enumeration"]), either(map(word, described["names"]))
        if name in (*map(self._name, _PARTS), *self._objects) or self._enumerations.setdefault(name, type_) != type_:
            raise ValueError(f"{name} is two types")
        return Named(name)


def _literal(value: str | int) -> Named:
    return word(value) if isinstance(value, str) else Named(str(value))


def _figures(shape: Any) -> Type:
    """An object of figures: numbers and words, in lists and objects."""
    if isinstance(shape, dict):
        return Object(tuple(Property(name, _figures(inner)) for name, inner in shape.items()))
    if isinstance(shape, list):
        return ListOf(either(map(_figures, shape)))
    return {"number": _NUMBER, "word": _WORD}[shape]
