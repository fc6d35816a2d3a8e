"""A game's actions in one table: codes, argument ranges and JSON derive from it."""

from collections.abc import Callable
from itertools import product
from typing import Final, NamedTuple

import numpy as np

from regalia.errors import MalformedInput, quoted
from regalia.schema.domains import Array, Integer, Json, Member
from regalia.sentences import Argument

_NONE = -1


class Action:
    """One kind of action: its name, what it does, its arguments, and which of them can ever go together."""

    def __init__(
        self,
        name: str,
        meaning: str,
        *,
        never: Callable[..., str] = lambda *_: "",
        **arguments: Integer | Member,
    ) -> None:
        self.name = name
        self.meaning = meaning
        self.never = never  # the name of the reason why such arguments can never go together; else empty
        self.arguments = arguments

    def describe(self) -> dict[str, Json]:
        arguments = {name: domain.describe() for name, domain in self.arguments.items()}
        return {"type": self.name, "meaning": self.meaning, "arguments": arguments}


class Asked(NamedTuple):
    """An action as somebody sent it: what kind, and its code or, if there can be no such action, the reason."""

    verb: int
    code: int
    never: str


class Actions:
    """A game's table of actions: every action has one code, counted through the table from 0."""

    def __init__(self, *actions: Action) -> None:
        self.actions: Final = actions
        self._codes: dict[tuple[int, ...], int] = {}
        first = []
        for verb, action in enumerate(actions):
            first.append(len(self._codes))
            for values in product(*(domain.values() for domain in action.arguments.values())):
                if not action.never(*values):
                    self._codes[(verb, *values)] = len(self._codes)
        self._verbs = {action.name: verb for verb, action in enumerate(actions)}
        widest = max(len(action.arguments) for action in actions)
        rows = [(verb, *values, *(0,) * (widest - len(values))) for verb, *values in self._codes]
        table = np.array(rows, np.int32)
        self.verb: Final[Array] = np.ascontiguousarray(table[:, 0])  # code -> verb
        self.argument: Final[Array] = np.ascontiguousarray(table[:, 1:])  # code, which -> value
        self.first: Final[Array] = np.array([*first, len(rows)], np.int32)  # verb -> its first code
        self._written = [self._write(code) for code in range(len(rows))]

    def __len__(self) -> int:
        return len(self._codes)

    def __getitem__(self, name: str) -> int:
        """The verb of an action's name."""
        return self._verbs[name]

    def read(self, value: object) -> int:
        """The code of an action in JSON that can be."""
        asked = self.parse(value)
        assert not asked.never, asked.never
        return asked.code

    def parse(self, value: object) -> Asked:
        """An action in JSON, as far as it can be read."""
        if not isinstance(value, dict):
            raise MalformedInput("malformed-action", "action-no-object", given=quoted(value))
        name = value.get("type")
        if not isinstance(name, str) or name not in self._verbs:
            raise MalformedInput("unknown-action", "unknown-action", given=quoted(name))
        verb = self._verbs[name]
        action = self.actions[verb]
        if value.keys() != {"type", *action.arguments}:
            wanted: list[Argument] = ["type", *action.arguments]
            given = quoted(", ".join(map(str, value)))
            raise MalformedInput("malformed-action", "action-keys", name=name, wanted=wanted, given=given)
        numbers = [self._argument(action, name, value[name]) for name in action.arguments]
        code = self._codes.get((verb, *numbers), _NONE)
        return Asked(verb, code, "" if code != _NONE else action.never(*numbers))

    def _argument(self, action: Action, name: str, value: object) -> int:
        domain = action.arguments[name]
        number = domain.read(value)
        if number is None:
            wanted = domain.described()
            raise MalformedInput(
                "malformed-action", "argument", name=name, action=action.name, wanted=wanted, given=quoted(value)
            )
        return number

    def write(self, code: int) -> dict[str, Json]:
        return dict(self._written[code])

    def _write(self, code: int) -> dict[str, Json]:
        action = self.actions[self.verb[code]]
        arguments = zip(action.arguments.items(), self.argument[code].tolist(), strict=False)
        return {"type": action.name} | {name: domain.write(number) for (name, domain), number in arguments}
