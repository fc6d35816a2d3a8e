"""A table in words, for programs that have no catalogues of their own."""

from typing import Annotated, Any, TypeAlias

from fastapi import APIRouter, Depends, Header, Query, Response
from pydantic import BaseModel

from regalia import telling
from regalia.sentences import Sentence
from regalia.server.here import Known, TheHall
from regalia.server.languages import accepted, spoken_in
from regalia.shapes import Action
from regalia.table import Table
from regalia.words import words

router = APIRouter(prefix="/api")

_BEFORE_ALL = -1  # the number of an entry before all others
_MOST_TURNS, _USUAL_TURNS = 10, 3  # of the story in one answer: putting lines into words takes time


class ChoiceWords(BaseModel):
    """A legal action, and the offer in words."""

    action: Action
    words: str


class TurnWords(BaseModel):
    """A turn of the story by its number, from 0 on, and its lines: they change while the turn goes on."""

    turn: int
    lines: list[str]


class TableWords(BaseModel):
    """How things stand at a table and what has happened, for whoever asks."""

    language: str
    number: int  # of the last entry
    seat: int | None
    expected: str | None = None
    choices: list[ChoiceWords] = []
    turns: int = 0  # that the story has
    story: list[TurnWords] = []
    ending: list[str] = []


def _language(
    response: Response,
    accept_language: Annotated[str, Header(description="`de` or `en`, by the rules of HTTP; else English.")] = "",
) -> str:
    language = accepted(accept_language)
    response.headers.update(spoken_in(language))
    return language


Language: TypeAlias = Annotated[str, Depends(_language)]


@router.get("/tables/{table}/words")
async def table_words(
    table: str,
    guest: Known,
    hall: TheHall,
    language: Language,
    first: Annotated[int, Query(ge=0, description="The first turn of the story to tell.")] | None = None,
) -> TableWords:
    """What whoever asks may know of a table, in words: what is expected, what he may do, and what has happened.

    Of the story the last three turns, or ten turns from the one that was asked for.
    """
    async with hall.table(table) as live:
        seat = None if guest is None else live.course.seating.seat_of(guest.id)
        told = {} if live.course.table is None else _told(live.course.table, seat, language, first)
        return TableWords(language=language, number=live.course.number, seat=seat, **told)


def _told(table: Table, seat: int | None, language: str, first: int | None) -> dict[str, Any]:
    spoken, company = words(table.match.game.name, language), table.company(seat)

    def say(sentence: Sentence) -> str:
        return spoken.say(sentence, company)

    game, hidden = table.match.game, table.match.hidden(seat)
    offered = telling.choices(game, hidden, seat) if seat is not None and seat in table.match.actors else []
    excerpt = table.story.since(seat, _BEFORE_ALL)
    begun = max(0, excerpt.turns - _USUAL_TURNS) if first is None else first
    told = [(turn, lines) for turn, lines in excerpt.changed.items() if begun <= turn < begun + _MOST_TURNS]
    return {
        "expected": say(table.expected(seat)),
        "choices": [ChoiceWords(action=choice.action, words=say(choice.sentence)) for choice in offered],
        "turns": excerpt.turns,
        "story": [TurnWords(turn=turn, lines=[say(line.sentence) for line in lines]) for turn, lines in told],
        "ending": list(map(say, telling.telling(game.name).ending(hidden))) if table.match.over else [],
    }
