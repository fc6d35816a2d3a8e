"""How a rule becomes machine code, and how that code is found again on disk.

`@rule` compiles a function over records with Numba. With REGALIA_PLAIN=1 in the environment it leaves the
function as it is: the same rules then run as plain Python (and Numba is not even imported), which is the
oracle of the tests and the way to step through a rule in a debugger.
"""

import os
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

PLAIN = os.environ.get("REGALIA_PLAIN", "") not in ("", "0")

_Function = TypeVar("_Function", bound=Callable[..., Any])

if PLAIN or TYPE_CHECKING:

    def rule(function: _Function) -> _Function:
        """A rule of a game: compiled by Numba, cached on disk, never holding the interpreter lock."""
        return function

    def inlined_rule(function: _Function) -> _Function:
        """A rule that is compiled within its callers only: Numba merges it before it compiles them.

        For the few that run at every action of every list, which get faster, and for a short way to a long rule, which
        would be compiled once more for it.
        """
        return function

    def compiled_rules() -> int:
        """How many rules this process has begun to compile, because they were not in the cache."""
        return 0

    def compiling_while(is_wanted: Callable[[], bool], stop: Exception) -> AbstractContextManager[None]:
        """Rules are compiled in this thread as long as that is wanted: then `stop` is raised in the midst of it."""
        return nullcontext()

else:
    from regalia.compiled import COMPILATIONS, RuleDispatcher, stopping

    rule = RuleDispatcher
    inlined_rule = partial(RuleDispatcher, inlined=True)
    compiling_while = stopping

    def compiled_rules() -> int:
        return COMPILATIONS.begun
