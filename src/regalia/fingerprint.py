"""What a rule's machine code depends on."""

import hashlib
from collections import ChainMap
from collections.abc import Callable, Iterator
from dis import get_instructions
from enum import Enum, EnumMeta
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

_NAME = ("LOAD_GLOBAL", "LOAD_DEREF")
_ATTRIBUTE = ("LOAD_ATTR", "LOAD_METHOD")


def fingerprint(function: Callable[..., Any]) -> str:
    """A digest of all that a rule's machine code depends on.

    Its own code, the constants it reads, and those of every rule it calls, in whatever file they are:
    Numba's own cache looks at one file only and would go on running a callee's old code.
    """
    digest = hashlib.blake2b(digest_size=16)
    seen: set[int] = set()
    waiting = [_python(function)]
    while waiting:
        current = waiting.pop()
        if id(current) in seen:
            continue
        seen.add(id(current))
        defaults = (current.__defaults__, *sorted((current.__kwdefaults__ or {}).items()))
        digest.update(f"{current.__qualname__}{_constant(defaults)}".encode())
        for part in _parts(current.__code__):
            digest.update(repr(part).encode())
        for name, value in _reached(current):
            called = _python(value)
            if isinstance(called, FunctionType):
                waiting.append(called)
            digest.update(f"{name}={_constant(value)}".encode())
    return digest.hexdigest()


def _python(value: Any) -> Any:
    return getattr(value, "py_func", value)


def _parts(code: CodeType) -> Iterator[object]:
    """What a function does, without where it stands: a moved line recompiles nothing."""
    yield from (code.co_code, code.co_names, code.co_varnames)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _parts(constant)
        else:
            yield (type(constant).__name__, constant)


def _reached(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """All that a function reads from outside: globals and closed-over variables, and the members of modules there."""
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    outside = ChainMap({name: cell.cell_contents for name, cell in cells}, function.__globals__)
    for name in sorted(_names(function.__code__) & outside.keys()):
        if isinstance(outside[name], ModuleType):
            paths = (path for path in _paths(function.__code__) if path[0] == name)
            yield from (_followed(outside[name], path) for path in paths)
        else:
            yield name, outside[name]


def _names(code: CodeType) -> set[str]:
    """The names that a function's code, and the code within it, looks up."""
    within = (constant for constant in code.co_consts if isinstance(constant, CodeType))
    return set(code.co_names).union(code.co_freevars, *map(_names, within))


def _followed(value: Any, path: tuple[str, ...]) -> tuple[str, Any]:
    """The member of a module that is read, with its full name."""
    name, *attributes = path
    for attribute in attributes:
        if isinstance(value, ModuleType):
            name, value = f"{name}.{attribute}", getattr(value, attribute)
    return name, value


@cache
def _paths(code: CodeType) -> list[tuple[str, ...]]:
    """The names that a function's code, and the code within it, looks up, each with the attributes that follow.

    It takes longer than `_names`: most rules read no modules.
    """
    paths = set[tuple[str, ...]]()
    path: tuple[str, ...] = ()
    for step in get_instructions(code):
        if step.opname in _ATTRIBUTE and path:
            path = (*path, step.argval)
        elif step.opname != "EXTENDED_ARG":
            paths.add(path)
            path = (step.argval,) if step.opname in _NAME else ()
    within = (constant for constant in code.co_consts if isinstance(constant, CodeType))
    return sorted(paths.union(*map(_paths, within)) - {()})


def _constant(value: Any) -> str:
    """What the compiler freezes: arrays by content, enumerations by members, rules with their options."""
    if isinstance(value, np.ndarray | np.generic):
        return f"{value.dtype.descr}{value.shape}{hashlib.blake2b(value.tobytes()).hexdigest()}"
    if isinstance(value, EnumMeta):
        members: list[Enum] = list(value)
        return repr([(str(member), member.value) for member in members])
    if isinstance(value, tuple):
        return f"{_fields(value)}({','.join(map(_constant, value))})"
    if isinstance(value, int | float | str | bytes | None):
        return f"{type(value).__name__}:{value!r}"
    if callable(value):
        name = getattr(value, "__qualname__", type(value).__name__)
        return f"{name}:{_fields(value)}:{getattr(value, 'targetoptions', '')}"
    raise TypeError(f"a rule cannot depend on {value!r}: its machine code could not be told from stale code")


def _fields(value: Any) -> str:
    """The names of a named tuple's fields, or of the class's."""
    return repr(getattr(value, "_fields", ""))
