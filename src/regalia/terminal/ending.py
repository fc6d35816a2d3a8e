"""How a match ended: the points by their sources, then why and for whom."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from regalia.match import Match
from regalia.telling import telling
from regalia.terminal.art import art
from regalia.words import Company, Words

_IN_THE_TABLE = "ending-score"  # the points of one player, which stand in the table


def ended(match: Match, company: Company, words: Words) -> Iterator[RenderableType]:
    """Nothing while a match goes on."""
    result = match.result
    if result is None:
        return
    yield art(match.game.name).score(result, names_for(company, words), words)
    for sentence in telling(match.game.name).ending(match.hidden(company.reader)):
        if sentence.message != _IN_THE_TABLE:
            yield Text(words.say(sentence, company), "bold")


def names_for(company: Company, words: Words) -> list[str]:
    """What the seats are called to the one of them who reads."""
    return [words("name-you") if seat == company.reader else name for seat, name in enumerate(company.names)]
