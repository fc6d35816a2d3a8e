"""Why a game refuses an action: every reason in one table, in the order in which they are given.

Where several causes stand in the way, the first of the table is the one that is said: whose turn it is, the step,
what can never be, what one owns, the target, the price.
"""

from typing import Final

from regalia.schema.domains import Domain, Integer, Json
from regalia.schema.events import Repeated


class Reason:
    """One cause of a refusal: its name, the ruling behind it, what it means, and the facts that explain it.

    Its sentence is in the catalogues as `reason-...`; the facts are its arguments, found out only when it is said.
    """

    def __init__(self, name: str, ruling: str, meaning: str, **facts: Domain | Repeated) -> None:
        self.name: Final = name
        self.ruling: Final = ruling
        self.meaning: Final = meaning
        self.facts: Final = facts

    @property
    def code(self) -> str:
        """What programs tell refusals apart by: of a game's own reasons the ruling."""
        return self.name if self.name in _SHARED else self.ruling

    def describe(self) -> dict[str, Json]:
        facts = {name: domain.describe() for name, domain in self.facts.items()}
        return {"reason": self.name, "ruling": self.ruling, "meaning": self.meaning, "facts": facts}


ALLOWED, GAME_OVER, NOT_YOUR_TURN = range(3)  # no reason, and the first two of every game
_SHARED = ("game-over", "not-your-turn")


class Reasons:
    """A game's table of reasons, numbered from 1. Its rulings say when it is over, and whose turn it is."""

    def __init__(self, *reasons: Reason, over: str, turn: str) -> None:
        shared = (
            Reason("game-over", over, "The game is over."),
            Reason("not-your-turn", turn, "Others are to act.", actors=Repeated(Integer(0, 4))),
        )
        self.reasons: Final = dict(enumerate([*shared, *reasons], 1))
        self._numbers = {reason.name: number for number, reason in self.reasons.items()}
        assert len(self._numbers) == len(self.reasons), "a reason has one name"

    def __getitem__(self, name: str) -> int:
        return self._numbers[name]
