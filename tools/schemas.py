"""JSON schemas as TypeScript types. A schema that is not understood is an error: nothing becomes `any`."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tools.typescript import (
    NULL,
    Extended,
    ListOf,
    Named,
    Object,
    Property,
    Type,
    declaration,
    either,
    extension,
    word,
)

Schema = Mapping[str, Any]

JSON = Named("Json")
_LEAST_SHARED = 3  # properties
_SIMPLE = {
    "string": Named("string"), "integer": Named("number"), "number": Named("number"), "boolean": Named("boolean"),
    "null": NULL,
}  # fmt: skip
_BESIDE = {  # how a value is called or checked, and nothing about its type
    "title", "description", "default", "examples", "minLength", "maxLength", "minItems", "maxItems", "minimum",
    "maximum", "exclusiveMinimum", "exclusiveMaximum", "pattern", "format", "discriminator", "propertyNames",
}  # fmt: skip


class Definition(NamedTuple):
    type: Type
    about: str


class Definitions:
    """The named types that some schemas need, each once."""

    def __init__(self) -> None:
        self._known: dict[str, Definition] = {}

    def add(self, schema: Schema, pool: Mapping[str, Schema], *, sent: bool) -> Type:
        """The type of a schema; what it refers to in the pool is defined as well."""
        return _Reading(self._known, pool, sent).type(schema)

    def text(self) -> str:
        return "\n".join(self._declared(name) for name in sorted(self._known))

    def _declared(self, name: str) -> str:
        type_, about = self._known[name]
        if isinstance(type_, Object) and (base := self._base(type_)) is not None:
            return extension(name, base, type_, about)
        return declaration(name, type_, about)

    def _base(self, type_: Object) -> Extended | None:
        """What an object goes on from: the longest one that it begins with. Schemas do not say it."""
        objects = [Extended(name, known.type) for name, known in self._known.items() if isinstance(known.type, Object)]
        begun = [base for base in objects if _is_beginning(base.type, type_)]
        return max(begun, key=lambda base: len(base.type.properties), default=None)


class _Reading:
    """Reading schemas of one direction.

    What is sent always carries the properties that have a default; what is received need not. Only the `type` of a
    message is always there: it has no other value than its default, and tells messages apart.
    """

    def __init__(self, known: dict[str, Definition], pool: Mapping[str, Schema], sent: bool) -> None:
        self._known = known
        self._pool = pool
        self._sent = sent
        self._begun = set[str]()

    def type(self, schema: Schema) -> Type:
        match {key: value for key, value in schema.items() if key not in _BESIDE}:
            case {"properties": _}:  # an object that stands where it is used: its title is its name
                return self._define(schema["title"], schema)
            case {"$ref": str(reference), **rest} if not rest:
                name = reference.rpartition("/")[2]
                return self._define(name, self._pool[name])
            case {"anyOf": members, **rest} | {"oneOf": members, **rest} if not rest:
                return either(map(self.type, members))
            case {"const": str(value), "type": "string", **rest} if not rest:
                return word(value)
            case {"enum": values, "type": "string", **rest} if not rest:
                return either(map(word, values))
            case {"type": "array", **rest}:
                return self._list(rest)
            case {"type": "object", **rest} if not rest.keys() - {"additionalProperties"}:
                return Object((), self._rest(rest.get("additionalProperties", True)))
            case {"type": str(name), **rest} if not rest and name in _SIMPLE:
                return _SIMPLE[name]
            case found if not found:
                return JSON
        raise ValueError(f"this schema is not understood: {dict(schema)}")

    def _define(self, name: str, schema: Schema) -> Named:
        if name not in self._begun:  # else it is being defined: types may refer to themselves
            self._begun.add(name)
            type_ = self._object(schema) if "properties" in schema else self.type(schema)
            found = Definition(type_, schema.get("description", ""))
            if self._known.setdefault(name, found) != found:
                raise ValueError(f"{name} is two types:\n{self._known[name]}\n{found}")
        return Named(name)

    def _object(self, schema: Schema) -> Object:
        unknown = schema.keys() - _BESIDE - {"type", "properties", "required", "additionalProperties"}
        if unknown:
            raise ValueError(f"{unknown} of this schema are not understood: {dict(schema)}")
        required = schema.get("required", [])
        properties = [self._property(name, inner, name in required) for name, inner in schema["properties"].items()]
        return Object(tuple(properties), self._rest(schema.get("additionalProperties", False)))

    def _property(self, name: str, schema: Schema, is_required: bool) -> Property:
        is_there = is_required or "const" in schema or (self._sent and "default" in schema)
        about = "" if "properties" in schema else schema.get("description", "")  # of the property, not of its type
        return Property(name, self.type(schema), not is_there, about)

    def _rest(self, additional: bool | Schema) -> Type | None:
        """The type of properties that have no name of their own; None if there are none."""
        if isinstance(additional, bool):
            return JSON if additional else None
        return self.type(additional)

    def _list(self, schema: Schema) -> Type:
        match schema:
            case {"prefixItems": items, **rest} if not rest.keys() - {"items"} and not rest.get("items"):
                return Named(f"[{', '.join(_name(self.type(item)) for item in items)}]")
            case {"items": item, **rest} if not rest:
                return ListOf(self.type(item))
        raise ValueError(f"this list is not understood: {dict(schema)}")


def _is_beginning(base: Object, type_: Object) -> bool:
    """Whether an object has the properties of another before its own; a few may be the same by chance."""
    count = len(base.properties)
    is_long = _LEAST_SHARED <= count < len(type_.properties)
    return is_long and base.rest is None and base.properties == type_.properties[:count]


def _name(type_: Type) -> str:
    assert isinstance(type_, Named), f"in a tuple there are only types with a name: {type_}"
    return type_.text
