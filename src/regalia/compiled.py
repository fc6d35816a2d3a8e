"""Compiled rules: one version of each for all integers, and on disk under the fingerprint of its sources.

This is the only module that knows Numba from within.
"""

import hashlib
import os
import pickle
import sys
import uuid
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy
from numba import types
from numba.core.caching import FunctionCache
from numba.core.registry import CPUDispatcher
from numba.core.serialize import dumps

from regalia.fingerprint import fingerprint

_Options = dict[str, bool | str]
_OPTIONS: _Options = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
    "_nrt": False,  # a rule that would allocate memory does not compile
}
_VERSIONS = (sys.version, numba.__version__, llvmlite.__version__, numpy.__version__)
_DIGEST_SIZE = 16
_KEPT = 60  # files kept a rule: every game's, and the last few edits


class RuleCache(FunctionCache):
    """Numba's function cache with one file an overload, named by fingerprint, signature, CPU and versions.

    The name is worked out when the code is asked for, not when the rule is declared: only then do all the
    functions that it calls exist. Nothing is ever overwritten by something else, so processes cannot mix
    up each other's files.
    """

    def __init__(self, function: Callable[..., Any], options: _Options) -> None:
        super().__init__(function)
        self._options = options
        self._rule = f"{function.__module__}.{function.__qualname__}".replace("<", "").replace(">", "")

    def _load_overload(self, sig: Any, target_context: Any) -> Any:
        path = self._path(sig, target_context.codegen())
        try:
            content = path.read_bytes()
        except FileNotFoundError:
            return None
        digest, code = content[:_DIGEST_SIZE], content[_DIGEST_SIZE:]
        if digest != _digest(code):  # damaged
            return None
        return self._impl.rebuild(target_context, pickle.loads(code))

    def _save_overload(self, sig: Any, data: Any) -> None:
        self._impl.locator.ensure_cache_path()
        path = self._path(sig, data.codegen)
        draft = path.with_suffix(f".{uuid.uuid4().hex}")
        code = dumps(self._impl.reduce(data))
        draft.write_bytes(_digest(code) + code)
        os.replace(draft, path)
        self._discard_old()

    def _path(self, sig: Any, codegen: Any) -> Path:
        made_from = (fingerprint(self._py_func), str(sig), codegen.magic_tuple(), self._options, _VERSIONS)
        key = _digest(repr(made_from).encode()).hex()
        return Path(self._cache_path, f"{self._rule}-{key}.rule")

    def _discard_old(self) -> None:
        files = Path(self._cache_path).glob(f"{self._rule}-*.rule")
        for file in sorted(files, key=_age)[_KEPT:]:
            file.unlink(missing_ok=True)


class _Rule(CPUDispatcher):
    """A compiled function. Every integer argument is taken as 64 bits wide.

    Numba would compile a rule again for each mix of 32-bit fields, literals and enumerations that it is
    called with; that doubled the time to compile a game.
    """

    def __init__(self, function: Callable[..., Any], options: _Options) -> None:
        super().__init__(function, locals={}, targetoptions=options.copy())
        with suppress(RuntimeError):  # where nothing can be written, each process compiles for itself
            self._cache = RuleCache(function, options)

    def compile(self, sig: Any) -> Any:
        return super().compile(tuple(map(_widened, sig)))


class RuleDispatcher(_Rule):
    """A compiled rule as Python calls it. Other rules call its callee, which has no wrapper for Python.

    Most rules are only called by others, and the wrappers took a fifth of the time to compile a game.
    """

    def __init__(self, function: Callable[..., Any], *, inlined: bool = False) -> None:
        super().__init__(function, _OPTIONS | {"forceinline": inlined})

    @cached_property
    def callee(self) -> _Rule:
        return _Rule(self.py_func, self.targetoptions | {"no_cpython_wrapper": True})

    @property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self.callee)


def _age(file: Path) -> float:
    """Least for the newest; another process may just have removed the file."""
    try:
        return -file.stat().st_mtime
    except FileNotFoundError:
        return 0


def _digest(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=_DIGEST_SIZE).digest()


def _widened(kind: Any) -> Any:
    return types.int64 if isinstance(kind, types.Integer | types.IntEnumMember) else kind
