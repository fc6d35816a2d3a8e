"""Compiled rules: one version of each for all integers, and on disk under the fingerprint of its sources.

This is the only module that knows Numba from within.
"""

import hashlib
import pickle
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from threading import get_ident
from typing import Any

import llvmlite
import numba
import numpy
from numba import config, types
from numba.core.caching import FunctionCache
from numba.core.event import Listener, install_listener, register
from numba.core.registry import CPUDispatcher
from numba.core.serialize import dumps

from regalia.fingerprint import fingerprint
from regalia.private_folder import PrivateFolder

_Options = dict[str, bool | str]
_OPTIONS: _Options = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
    "_nrt": False,  # a rule that would allocate memory does not compile
}
_EFFORT = 2  # LLVM's: 3, Numba's own, takes an eighth longer to compile a game, which is then no faster
_VERSIONS = (sys.version, numba.__version__, llvmlite.__version__, numpy.__version__)
_DIGEST_SIZE = 16
_KEPT = 60  # files kept a rule: every game's, and the last few edits


class RuleCache(FunctionCache):
    """Numba's function cache with one file an overload, named by fingerprint, signature, CPU and versions.

    The name is worked out when the code is asked for, not when the rule is declared: only then do all the
    functions that it calls exist. Nothing is ever overwritten by something else, so processes cannot mix
    up each other's files. To load such a file is to run it, so only the user may have written it.
    """

    def __init__(self, function: Callable[..., Any], options: _Options) -> None:
        super().__init__(function)
        self._options = options
        self._rule = f"{function.__module__}.{function.__qualname__}".replace("<", "").replace(">", "")
        self._files = PrivateFolder(Path(self._cache_path, "rules"))

    def _load_overload(self, sig: Any, target_context: Any) -> Any:
        key = self._key(sig, target_context.codegen())
        content = self._files.read(self._name_of(key)) or b""
        digest, sealed = content[:_DIGEST_SIZE], content[_DIGEST_SIZE:]
        if digest != _digest(sealed) or not sealed.startswith(key):  # damaged, or another rule's
            return None
        return self._impl.rebuild(target_context, pickle.loads(sealed.removeprefix(key)))

    def _save_overload(self, sig: Any, data: Any) -> None:
        if self._impl.check_cachable(data):
            key = self._key(sig, data.codegen)
            sealed = key + dumps(self._impl.reduce(data))
            self._files.write(self._name_of(key), _digest(sealed) + sealed)
            self._files.keep_newest(f"{self._rule}-", _KEPT)

    def _key(self, sig: Any, codegen: Any) -> bytes:
        flags = (self._options, vars(config)["BOUNDSCHECK"], _EFFORT)
        signature = tuple(map(_described, sig))
        made_from = (fingerprint(self._py_func), signature, codegen.magic_tuple(), flags, _VERSIONS)
        return _digest(repr(made_from).encode())

    def _name_of(self, key: bytes) -> str:
        return f"{self._rule}-{key.hex()}.rule"


class Compilations(Listener):
    """Counts what is compiled, because it was not in the cache."""

    begun = 0

    def on_start(self, event: Any) -> None:
        self.begun += 1

    def on_end(self, event: Any) -> None:
        pass


COMPILATIONS = Compilations()
register("numba:compile", COMPILATIONS)


class _Stopping(Listener):
    """Lets no further rule be compiled in this thread once that is not wanted any more."""

    def __init__(self, is_wanted: Callable[[], bool], stop: Exception) -> None:
        self._is_wanted = is_wanted
        self._stop = stop
        self._thread = get_ident()

    def on_start(self, event: Any) -> None:
        if get_ident() == self._thread and not self._is_wanted():
            raise self._stop

    def on_end(self, event: Any) -> None:
        pass


@contextmanager
def stopping(is_wanted: Callable[[], bool], stop: Exception) -> Iterator[None]:
    with install_listener("numba:compile", _Stopping(is_wanted, stop)):
        yield


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
        with _effort():
            return super().compile(tuple(map(_widened, sig)))


class RuleDispatcher(_Rule):
    """A compiled rule as Python calls it. Other rules call its callee, which has no wrapper for Python.

    Most rules are only called by others, and the wrappers took a fifth of the time to compile a game.
    """

    def __init__(self, function: Callable[..., Any], *, inlined: bool = False) -> None:
        super().__init__(function, _OPTIONS | {"inline": "always" if inlined else "never"})

    @cached_property
    def callee(self) -> _Rule:
        return _Rule(self.py_func, self.targetoptions | {"no_cpython_wrapper": True})

    @property
    def _numba_type_(self) -> Any:
        return types.Dispatcher(self.callee)


@contextmanager
def _effort() -> Iterator[None]:
    """Compile with our own effort; other users of Numba in this process keep theirs."""
    settings = vars(config)
    usual = settings["OPT"]
    settings["OPT"] = type(usual)(_EFFORT)
    try:
        yield
    finally:
        settings["OPT"] = usual


def _digest(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=_DIGEST_SIZE).digest()


def _widened(kind: Any) -> Any:
    return types.int64 if isinstance(kind, types.Integer | types.IntEnumMember) else kind


def _described(kind: Any) -> str:
    """A type in words: Numba's own for a named tuple leave out the names of its fields."""
    if isinstance(kind, types.Tuple | types.UniTuple | types.NamedTuple | types.NamedUniTuple):
        return f"{kind} {getattr(kind, 'fields', '')} ({', '.join(_described(member) for member in kind)})"
    return str(kind)
