"""What people who have the box on the table can ask of a game's rules.

A question is a model of what they have counted. It says how much of a record that makes, and answers from the record by
the rules. Each game has its own, by name, as the `QUESTIONS` of its `telling/companion.py`; it need not have any.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ConfigDict

from regalia.schema import Array, Json
from regalia.sentences import Sentence

Answer = TypeVar("Answer", bound=BaseModel)


class Counted(BaseModel):
    """Something that people have counted, as they send it."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Question(Counted, ABC, Generic[Answer]):
    @property
    @abstractmethod
    def players(self) -> int:
        """How many the record is dealt for."""

    @abstractmethod
    def values(self) -> dict[str, Json]:
        """The fields of the record that are asked about. Nothing else in it means anything."""

    @abstractmethod
    def problems(self, view: Array) -> Iterator[Sentence]:
        """Why what was counted cannot be."""

    @abstractmethod
    def answer(self, view: Array) -> Answer:
        """What the rules make of it."""


@cache
def questions(game: str) -> Mapping[str, type[Question[Any]]]:
    """What can be asked of a game, by name. Its rules are imported for it."""
    module = f"regalia.games.{game}.telling.companion"
    if find_spec(module) is None:
        return {}
    found: Mapping[str, type[Question[Any]]] = import_module(module).QUESTIONS
    return found
