"""What a rule's machine code depends on."""

import hashlib
from collections.abc import Callable, Iterator
from enum import Enum, EnumMeta
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np


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
        if id(current.__code__) in seen:
            continue
        seen.add(id(current.__code__))
        digest.update(repr((current.__qualname__, current.__defaults__)).encode())
        for part in _parts(current.__code__):
            digest.update(repr(part).encode())
        for name, value in sorted(_reached(current), key=lambda pair: pair[0]):
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


def _names(code: CodeType) -> set[str]:
    """The names that a function's code, and the code within it, looks up."""
    within = (constant for constant in code.co_consts if isinstance(constant, CodeType))
    return set(code.co_names).union(*map(_names, within))


def _reached(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """All that a function reads from outside: globals, what it names of modules among them, closed-over variables."""
    names = _names(function.__code__)
    for name in names & function.__globals__.keys():
        yield from _within(name, function.__globals__[name], names)
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        yield name, cell.cell_contents


def _within(name: str, value: Any, names: set[str]) -> Iterator[tuple[str, Any]]:
    if isinstance(value, ModuleType):
        for inner in names & vars(value).keys():
            yield from _within(f"{name}.{inner}", vars(value)[inner], names)
    else:
        yield name, value


def _constant(value: Any) -> str:
    """What the compiler freezes: arrays by content, enumerations by members, rules with their options."""
    if isinstance(value, np.ndarray | np.generic):
        return f"{value.dtype.descr}{value.shape}{hashlib.blake2b(value.tobytes()).hexdigest()}"
    if isinstance(value, EnumMeta):
        members: list[Enum] = list(value)
        return repr([(str(member), member.value) for member in members])
    if isinstance(value, tuple):
        return f"({','.join(map(_constant, value))})"
    if isinstance(value, int | float | str | bytes | None):
        return f"{type(value).__name__}:{value!r}"
    if callable(value):
        return f"{getattr(value, '__qualname__', type(value).__name__)}:{getattr(value, 'targetoptions', '')}"
    raise TypeError(f"a rule cannot depend on {value!r}: its machine code could not be told from stale code")
