"""What a rule's machine code depends on."""

import hashlib
from collections.abc import Callable, Iterator
from enum import EnumMeta
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
        for name, value in sorted(_globals(current), key=lambda pair: pair[0]):
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


def _globals(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """The globals that a function's code names, and what it names of the modules among them."""
    for name in function.__code__.co_names:
        if name not in function.__globals__:
            continue
        value = function.__globals__[name]
        if isinstance(value, ModuleType):
            for inner in function.__code__.co_names:
                if hasattr(value, inner):
                    yield f"{name}.{inner}", getattr(value, inner)
        else:
            yield name, value


def _constant(value: Any) -> str:
    """A global as the compiler freezes it: arrays by content, enumerations by members, rules with their options."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype.descr}{value.shape}{hashlib.blake2b(value.tobytes()).hexdigest()}"
    if isinstance(value, EnumMeta):
        return repr([(str(member), member.value) for member in value])  # type: ignore[var-annotated]
    if isinstance(value, int | float | str | tuple | bool):
        return f"{type(value).__name__}:{value!r}"
    return f"{getattr(value, '__qualname__', type(value).__name__)}:{getattr(value, 'targetoptions', '')}"
