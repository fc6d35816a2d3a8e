"""What a game says: of events, choices, refusals, what is expected and how it ended. In no language yet.

Every game's `telling/` works on hidden records: it knows what the reader may know. It draws nothing; what it returns
are sentences (`sentences`) and facts as JSON, which a client without rules can show.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol, TypeAlias, cast

import numpy as np

from regalia.game import Game
from regalia.schema import Array, Json
from regalia.sentences import Argument, Sentence

Event = Mapping[str, Json]  # as a game's table of events writes it
Action = Mapping[str, Json]  # as a game's table of actions writes it
Facts = Mapping[str, Json]  # each game's `telling/shapes.py` says which
Figures: TypeAlias = Hashable  # whoever knows them knows the facts: they are cheaper to find and to compare


class Telling(Protocol):
    """What a game's `telling/sentences.py` brings. A view is a hidden record, in an array of one."""

    def event(self, event: Event) -> Sentence:
        """What happened."""

    def condensed(self, events: Iterable[Event]) -> Iterable[Event]:
        """The story of a stretch of play with small steps that belong together told as one."""

    def stands_apart(self, event: Event) -> bool:
        """Whether neither it nor what follows is ever told together with what was told before it."""

    def figures(self, view: Array, seat: int, codes: Sequence[int]) -> Sequence[Figures]:
        """For each of these legal actions of a seat, the figures in the view that its facts follow from."""

    def facts(self, code: int, figures: Any) -> Facts:
        """What an action would do or cost, by its figures."""

    def choice(self, action: Action, facts: Facts) -> Sentence:
        """A legal action, as an offer. The message may have attributes for lists: `title`, `row` and `label`."""

    def derived(self, view: Array) -> Facts:
        """What follows from a position by the rules and is worth showing: beside the fields of a view."""

    def derived_for_all(self, view: Array) -> Facts:
        """What of it is the same whoever looks. It can be asked once for all, of what a spectator sees."""

    def derived_for_one(self, view: Array) -> Facts:
        """The rest of it, in which more is said to whoever may act: all others are told what spectators are told."""

    def expected(self, view: Array, seat: int) -> Sentence:
        """What a seat that may act is to do now."""

    def explained(self, view: Array, seat: int, action: Action, reason: str) -> dict[str, Argument]:
        """The facts behind the refusal of an action: the arguments of the reason's sentence."""

    def ending(self, view: Array) -> list[Sentence]:
        """How a game that is over ended, and why: who won, and what decided between equals."""

    def ask_ahead(self, blank: Array) -> None:
        """Ask the rules, of a record of zeros, whatever they are asked only later in a game."""


class Choice(NamedTuple):
    """A legal action with what it would do or cost, and the offer in a sentence."""

    action: dict[str, Json]
    facts: Facts
    sentence: Sentence


@cache
def telling(game: str) -> Telling:
    return cast(Telling, import_module(f"regalia.games.{game}.telling.sentences"))


def offered(game: Game, view: Array, seat: int) -> dict[int, Figures]:
    """All actions that a seat may take now, by their codes, with the figures of each."""
    out = np.zeros(len(game.actions), np.int32)
    codes = out[: game.entry_points.legal_at(view, 0, seat, out)].tolist()
    return dict(zip(codes, telling(game.name).figures(view, seat, codes), strict=True))


def choice(game: Game, code: int, figures: Figures) -> Choice:
    """One of them, as an offer."""
    action, facts = game.actions.write(code), telling(game.name).facts(code, figures)
    return Choice(action, facts, telling(game.name).choice(action, facts))


def choices(game: Game, view: Array, seat: int) -> list[Choice]:
    """All that a seat may do now, from what it may know."""
    return [choice(game, code, figures) for code, figures in offered(game, view, seat).items()]


def compile_telling(game: Game) -> Iterator[str]:
    """Compile what a game's telling asks of its rules, by asking; yields a name for it before."""
    yield "telling"
    view = game.deal(game.players[0], 0, {}, game.edition)
    seat = int(game.entry_points.actors_at(view, 0)).bit_length() - 1
    game.entry_points.hide_at(view, 0, seat)
    choices(game, view, seat)
    telling(game.name).derived(view)
    telling(game.name).ask_ahead(np.zeros_like(view))
