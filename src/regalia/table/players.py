"""Who sits in a seat."""

from dataclasses import dataclass

from regalia.bots import BOTS, Budget
from regalia.errors import MalformedInput, quoted

TITLES = ("feminine", "masculine")
USUAL_BUDGET = Budget(seconds=0.5)


@dataclass(frozen=True)
class Player:
    """A person, or a bot of some kind with a budget for its decisions. Colour and title are chosen (T1)."""

    name: str
    bot: str | None = None
    budget: Budget = USUAL_BUDGET
    title: str = TITLES[0]
    colour: int = 0

    def __post_init__(self) -> None:
        if self.title not in TITLES:
            raise MalformedInput("malformed-player", "title", titles=list(TITLES), given=quoted(self.title))
        if self.bot is not None and self.bot not in BOTS:
            raise MalformedInput("unknown-bot", "unknown-bot", given=quoted(self.bot), bots=list(BOTS))

    @property
    def is_person(self) -> bool:
        return self.bot is None

    @property
    def thinks(self) -> bool:
        """Whether this is a bot that makes use of its budget."""
        return self.bot is not None and BOTS[self.bot].uses_budget
