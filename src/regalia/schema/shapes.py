"""What a game gives as data, by its shape: typed dictionaries, which mypy compares with whatever returns them."""

import types
from typing import Annotated, Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from regalia.schema.domains import Json, Member

COMPLETE = "complete"
_PLAIN = {int: "number", float: "number", str: "word", bool: "boolean"}


def describe_shape(shape: Any) -> dict[str, Json]:
    """A typed dictionary, or what is in one, as a description tells of it.

    What Python's types do not say stands beside them: which names there are (`Annotated[str, Member(Card)]`), how long
    a list is (`Annotated[list[int], 2]`), and that a dictionary has all keys that there can be (`COMPLETE`).
    """
    if shape in _PLAIN:
        return {"kind": _PLAIN[shape]}
    if is_typeddict(shape):
        return _object(shape)
    origin, (first, *rest) = get_origin(shape), get_args(shape)
    if origin is list:
        return {"kind": "list", "of": describe_shape(first), "count": None}
    if origin is dict:
        return {"kind": "map", "keys": describe_shape(first), "values": describe_shape(*rest), "complete": False}
    if origin in (Union, types.UnionType):
        return _either([first, *rest])
    if origin is Annotated:
        return _annotated(first, *rest)
    assert origin is NotRequired, f"this shape is not understood: {shape}"
    return describe_shape(first)


def _object(shape: Any) -> dict[str, Json]:
    hints = get_type_hints(shape, include_extras=True)
    about = {"name": shape.__name__, "meaning": " ".join((shape.__doc__ or "").split())}
    properties = {name: describe_shape(hint) for name, hint in hints.items()}
    return {"kind": "object", **about, "properties": properties, "optional": sorted(shape.__optional_keys__)}


def _either(members: list[Any]) -> dict[str, Json]:
    of = [describe_shape(member) for member in members if member is not types.NoneType]
    described = of[0] if len(of) == 1 else {"kind": "either", "of": of}
    return {"kind": "optional", "of": described} if types.NoneType in members else described


def _annotated(shape: Any, said: object) -> dict[str, Json]:
    if isinstance(said, Member):
        return said.describe()
    key = "complete" if said == COMPLETE else "count"
    described = describe_shape(shape)
    assert key in described, f"{said} says nothing of {shape}"
    return {**described, key: True if said == COMPLETE else said}
