"""TypeScript types as values, and their text: laid out as prettier would leave it (120 columns, single quotes)."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

WIDTH = 120
_INDENT = "  "
_NOTHING = "Record<string, never>"  # an object without properties: `{}` would be anything
_IDENTIFIER = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*")


@dataclass(frozen=True)
class Named:
    """A type by its name, or a literal."""

    text: str


@dataclass(frozen=True)
class ListOf:
    item: "Type"


@dataclass(frozen=True)
class Tuple:
    """A list of a known length."""

    items: "tuple[Type, ...]"


@dataclass(frozen=True)
class Keyed:
    """An object with values of one type: by all keys of another, or by some."""

    keys: "Type"
    values: "Type"
    complete: bool


@dataclass(frozen=True)
class Either:
    members: "tuple[Type, ...]"


@dataclass(frozen=True)
class Property:
    name: str
    type: "Type"
    optional: bool = False
    about: str = ""


@dataclass(frozen=True)
class Object:
    """Some properties; `rest` is the type of all others, if there may be others."""

    properties: tuple[Property, ...]
    rest: "Type | None" = None


Type: TypeAlias = Named | ListOf | Tuple | Keyed | Either | Object

NULL = Named("null")


class Extended(NamedTuple):
    """An interface by its name that others go on from."""

    name: str
    type: Object


def word(text: str) -> Named:
    """A string literal."""
    assert "'" not in text, text
    assert "\\" not in text, text
    return Named(f"'{text}'")


def either(members: Iterable[Type]) -> Type:
    """One of some types, each named once."""
    flat = [inner for member in members for inner in (member.members if isinstance(member, Either) else (member,))]
    found = tuple(dict.fromkeys(flat))
    assert found, "one of none"
    return found[0] if len(found) == 1 else Either(found)


def alias(name: str, type_: Type, about: str = "") -> str:
    """`export type Name = ...;`"""
    head, line = f"{_comment(about, '')}export type {name} =", f"\n{_INDENT}{_inline(type_)}"
    text = _laid_out(type_, "", f"export type {name} =")
    fits_below = isinstance(type_, Either) and "\n" in text and len(line) <= WIDTH
    return f"{head}{line if fits_below else text};\n"


def interface(name: str, type_: Object, about: str = "") -> str:
    return f"{_comment(about, '')}export interface {name} {_block(type_, '')}\n"


def extension(name: str, base: Extended, type_: Object, about: str = "") -> str:
    """An interface with what it has more than another that it begins with."""
    own = replace(type_, properties=type_.properties[len(base.type.properties) :])
    return interface(f"{name} extends {base.name}", own, about)


def declaration(name: str, type_: Type, about: str = "") -> str:
    return interface(name, type_, about) if isinstance(type_, Object) else alias(name, type_, about)


def file(source: str, *parts: str) -> str:
    """A whole file, which says what it was made from."""
    return "\n".join([f"// Made from {source} by `make types`: change that, not this.\n", *parts])


def _laid_out(type_: Type, indent: str, before: str) -> str:
    """A type behind what stands before it on the line: on that line, or broken."""
    line = f" {_inline(type_)}"
    if len(before + line) < WIDTH:
        return line
    match type_:
        case Object():
            return f" {_block(type_, indent)}"
        case Either(members):
            return "".join(f"\n{indent}{_INDENT}| {_member(member, indent + _INDENT)}" for member in members)
    raise ValueError(f"this is too long for a line: {before}{line}")


def _member(type_: Type, indent: str) -> str:
    line = _inline(type_)
    if len(indent) + len(line) + 3 <= WIDTH:
        return line
    assert isinstance(type_, Object), f"this is too long for a line: {line}"
    return _block(type_, indent + _INDENT)


def _block(type_: Object, indent: str) -> str:
    inner = indent + _INDENT
    lines = [
        f"{_comment(each.about, inner)}{inner}{_key(each)}:{_laid_out(each.type, inner, f'{inner}{_key(each)}:')};\n"
        for each in type_.properties
    ]
    if type_.rest is not None:
        lines.append(f"{inner}{_rest(type_.rest)};\n")
    return f"{{\n{''.join(lines)}{indent}}}" if lines else _NOTHING


def _inline(type_: Type) -> str:
    match type_:
        case Named(text):
            return text
        case ListOf(item):
            return f"({_inline(item)})[]" if isinstance(item, Either) else f"{_inline(item)}[]"
        case Tuple(items):
            return f"[{', '.join(map(_inline, items))}]"
        case Keyed(keys, values, complete):
            record = f"Record<{_inline(keys)}, {_inline(values)}>"
            return record if complete else f"Partial<{record}>"
        case Either(members):
            return " | ".join(map(_inline, members))
        case Object():
            return _inline_object(type_)


def _inline_object(type_: Object) -> str:
    parts = [f"{_key(each)}: {_inline(each.type)}" for each in type_.properties]
    if type_.rest is not None:
        parts.append(_rest(type_.rest))
    return f"{{ {'; '.join(parts)} }}" if parts else _NOTHING


def _key(each: Property) -> str:
    name = each.name if _IDENTIFIER.fullmatch(each.name) else word(each.name).text
    return f"{name}?" if each.optional else name


def _rest(type_: Type) -> str:
    return f"[key: string]: {_inline(type_)}"


def _comment(about: str, indent: str) -> str:
    """What is said of something, above it."""
    lines = _wrapped(" ".join(about.split()), WIDTH - len(indent) - len("/**  */"))
    if len(lines) < 2:
        return f"{indent}/** {lines[0]} */\n" if lines else ""
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


def _wrapped(text: str, width: int) -> Sequence[str]:
    assert "*/" not in text, text
    lines: list[str] = []
    for each in text.split():
        if lines and len(lines[-1]) + 1 + len(each) <= width:
            lines[-1] += f" {each}"
        else:
            lines.append(each)
    return lines
