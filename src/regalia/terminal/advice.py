"""What a search would choose, for somebody who does not know what to do."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from regalia.bots import Budget, SearchMemory, analyse
from regalia.match import Match
from regalia.terminal.menus import Choice

_BUDGET = Budget(seconds=1.0)
_BEST = 3  # actions that are named


class Hint(NamedTuple):
    """A choice, and the chance to win in percent that it seems to give."""

    choice: Choice
    percent: int


def hints(match: Match, seat: int, offered: Sequence[Choice], memory: SearchMemory) -> Iterator[Hint]:
    """The best choices."""
    known = {str(choice.actions[0]): choice for choice in offered if len(choice.actions) == 1}
    judged = [row for row in analyse(match, seat, _BUDGET, memory=memory) if row["value"] is not None]
    named = [row for row in judged if str(row["action"]) in known]
    for row in named[:_BEST]:
        yield Hint(known[str(row["action"])], round(100 * row["value"]))
