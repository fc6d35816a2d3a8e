"""Lessons: a game is learned by playing it, step by step, from positions that stand beside the game as data.

`lessons.json` holds `{"steps": [...]}`. Whoever learns sits in the first seat. A step says its `id`, the `ruling` that
it teaches, the `piece` that stands for what it is played for (`*` for one's own tincture), and if need be:

- `position`: where it begins, as `regalia.position` takes it; without one it goes on where the step before ended.
- `moves`: the actions that are asked for, one after the other. Where nothing is asked for, *Next* leads on.
- `free`: parts of actions. What has one of them is not wrong, and moves that have one may be left out or repeated.
- `until`: fields of the view that the step waits for when the moves are made; the next step has its own position.
- `wrong`: what is to be expected instead: an action with the `reason` of the rules against it, or a part of legal
  actions, and what the lesson `says` to all that have it and are not asked for. Of several the first holds.

What is said stands in the game's catalogues: `lesson-<id>` is the sentence, its attributes are the title of the step,
what it is played for (`aim`) and what it says to wrong moves.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise

from regalia.errors import MalformedInput, quoted
from regalia.game import load_game
from regalia.match import Match, position
from regalia.schema import Json

LEARNER = 0  # the seat of whoever learns

Part = Mapping[str, Json]  # of an action, or of a view


@dataclass(frozen=True)
class Wrong:
    """A foreseen move: the rules forbid it for a reason; or a part of moves that they allow, and what is said to it."""

    move: dict[str, Json]
    reason: str | None = None
    says: str | None = None


@dataclass(frozen=True)
class Step:
    id: str
    ruling: str
    piece: str
    position: dict[str, Json] | None
    moves: list[dict[str, Json]]
    free: list[dict[str, Json]]
    until: dict[str, Json]
    wrong: list[Wrong]


@dataclass(frozen=True)
class Lesson:
    game: str
    steps: Sequence[Step]

    def opened(self, step: str) -> Match:
        """The match as a step finds it: all that was asked for since the last position is done."""
        number = self._number(step)
        first = max(at for at in range(number + 1) if self.steps[at].position is not None)
        match = position(self.game, self.steps[first].position)
        for done in self.steps[first:number]:
            for move in done.moves:
                match.play(LEARNER, move)
        return match

    def teaching(self, ruling: str) -> str | None:
        """The first step that teaches a ruling."""
        return next((step.id for step in self.steps if step.ruling == ruling), None)

    def _number(self, step: str) -> int:
        names = [one.id for one in self.steps]
        if step not in names:
            raise MalformedInput("unknown-step", "unknown-step", given=quoted(step))
        return names.index(step)


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    name = load_game(game).name
    read = json.loads(files(f"regalia.games.{name}").joinpath("lessons.json").read_text("utf-8"))
    steps = [_step(values) for values in read["steps"]]
    _check(name, steps)
    return Lesson(name, steps)


def _step(values: Mapping[str, Json]) -> Step:
    unknown = values.keys() - {"id", "ruling", "piece", "position", "moves", "free", "until", "wrong"}
    assert not unknown, f"a step of a lesson has no {unknown}"
    return Step(
        id=values["id"],
        ruling=values["ruling"],
        piece=values["piece"],
        position=values.get("position"),
        moves=values.get("moves", []),
        free=values.get("free", []),
        until=values.get("until", {}),
        wrong=[Wrong(**wrong) for wrong in values.get("wrong", [])],
    )


def _check(game: str, steps: Sequence[Step]) -> None:
    """What must hold so that every step can be opened: the rest is proven by playing."""
    assert steps[0].position is not None, f"the lesson of {game} begins with a position"
    assert len({step.id for step in steps}) == len(steps), f"the lesson of {game} has a step twice"
    for before, step in pairwise(steps):
        assert not before.until or step.position is not None, f"nobody knows where {step.id} of {game} begins"


def has(values: Part, part: Part) -> bool:
    """Whether an action or a view has all that a part of one names."""
    return all(values.get(name) == value for name, value in part.items())
