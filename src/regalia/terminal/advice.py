"""What a search would choose, for somebody who does not know what to do."""

from collections.abc import Iterator, Sequence

from regalia.bots import Budget, SearchMemory, analyse
from regalia.match import Match
from regalia.terminal.menus import Choice
from regalia.words import Words

_BUDGET = Budget(seconds=1.0)
_BEST = 3  # actions that are named


def hints(match: Match, seat: int, offered: Sequence[Choice], words: Words, memory: SearchMemory) -> Iterator[str]:
    """The best choices, each with the chance to win that it seems to give."""
    sentences = {str(choice.actions[0]): choice.sentence for choice in offered if len(choice.actions) == 1}
    judged = [row for row in analyse(match, seat, _BUDGET, memory=memory) if row["value"] is not None]
    named = [row for row in judged if str(row["action"]) in sentences]
    for row in named[:_BEST]:
        chance = round(100 * row["value"])
        yield words("hint-choice", choice=sentences[str(row["action"])], percent=chance)
