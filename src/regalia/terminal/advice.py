"""What somebody asks who does not know what to do: what a search would choose, and why something cannot be done."""

from collections.abc import Iterator, Sequence

from regalia.bots import Budget, SearchMemory, analyse
from regalia.errors import IllegalAction
from regalia.match import Match
from regalia.sentences import Sentence
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


def reasons(match: Match, seat: int, kind: str) -> list[Sentence]:
    """Why actions of a kind cannot be taken now, each reason once: the one that is nearest to a yes first."""
    actions, game = match.game.actions, match.game
    verb = actions[kind]
    codes = range(actions.first[verb], actions.first[verb + 1])
    refusals = [match.why_not(seat, actions.write(code)) for code in codes]
    found = {refusal.reason: refusal for refusal in reversed(refusals) if refusal is not None}

    def nearness(refusal: IllegalAction) -> int:
        return game.reasons[refusal.reason] if refusal.game else 0

    return [refusal.sentence for refusal in sorted(found.values(), key=nearness, reverse=True)]
