"""How a rule becomes machine code, and how that code is found again on disk.

`@rule` compiles a function over records with Numba. With REGALIA_PLAIN=1 in the environment it leaves the
function as it is: the same rules then run as plain Python (and Numba is not even imported), which is the
oracle of the tests and the way to step through a rule in a debugger.
"""

import importlib.util
import os
import sys
from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

PLAIN = os.environ.get("REGALIA_PLAIN", "") not in ("", "0")

_Function = TypeVar("_Function", bound=Callable[..., Any])

if PLAIN or TYPE_CHECKING:

    def rule(function: _Function) -> _Function:
        """A rule of a game: compiled by Numba, cached on disk, never holding the interpreter lock."""
        return function

    def inlined_rule(function: _Function) -> _Function:
        """A rule compiled into its callers: for the few that run at every action of every list."""
        return function

else:
    from regalia.compiled import RuleDispatcher

    rule = RuleDispatcher
    inlined_rule = partial(RuleDispatcher, inlined=True)


def bind(module: str, rules: dict[str, Callable[..., Any]], name: str) -> ModuleType:
    """A copy of a generic module, named `name`, in which a game's rules stand for the contract's.

    Numba finds compiled code again only if the callees are module globals; so a loop over any game is
    written once, as a module that imports the contract, and loaded once a game.
    """
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    spec = importlib.util.spec_from_file_location(name, spec.origin)
    assert spec is not None
    assert spec.loader is not None
    bound = importlib.util.module_from_spec(spec)
    sys.modules[name] = bound
    spec.loader.exec_module(bound)
    own = {name for name in vars(bound) if not name.startswith("__")}
    vars(bound).update({name: rule for name, rule in rules.items() if name in own})
    return bound
