"""The addresses under `/api/companion`: questions of people who have the box on the table.

What can be asked is a game's own: see `regalia.questions`. The game's rules answer, and nothing is kept of it.
"""

from typing import Any

from fastapi import APIRouter, Request
from pydantic import ValidationError

from regalia.errors import IllegalAction, MalformedInput
from regalia.game import Game
from regalia.questions import Answer, Question, questions
from regalia.server.here import TheHall
from regalia.server.wire.refusing import unreadable

router = APIRouter(prefix="/api/companion")

_NO_SEED = 0  # nothing in an answer comes by chance


@router.post("/{game}/{question}")
async def ask(game: str, question: str, request: Request, hall: TheHall) -> dict[str, Any]:
    """What the rules of a game say to what people have counted."""
    asked_of = await hall.games.game(game)
    kind = questions(asked_of.name).get(question)
    if kind is None:
        raise IllegalAction("unknown-address", "unknown-address")
    answer: dict[str, Any] = answered(asked_of, _read(kind, await request.body())).model_dump(mode="json")
    return answer


def _read(kind: type[Question[Any]], body: bytes) -> Question[Any]:
    try:
        return kind.model_validate_json(body)
    except ValidationError as error:
        raise unreadable() from error


def answered(game: Game, asked: Question[Answer]) -> Answer:
    """What the rules make of what was counted; what cannot be is refused with its sentence."""
    records = game.deal(asked.players, _NO_SEED, {}, game.edition)
    game.layout.read_into(records[0], asked.values())
    for problem in asked.problems(records):
        raise MalformedInput("impossible-position", "impossible-position", game=game.name, problem=problem)
    return asked.answer(records)
