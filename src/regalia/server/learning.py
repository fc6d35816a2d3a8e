"""The lessons: what each asks for, and the tables that they are played at. Nothing here knows a game."""

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel

from regalia.lessons import LEARNER, Step, lesson
from regalia.server.here import Somebody, TheHall
from regalia.server.routes import Body, TableNow, now
from regalia.server.tables import Plan
from regalia.server.tables.planning import PlannedSeat
from regalia.server.wire.messages import Colour, Title
from regalia.shapes import Action

router = APIRouter(prefix="/api/lessons/{game}")

_OPPONENT = "steady"  # it does not err, and does the same whenever a step is repeated


class Learner(Body):
    """How whoever learns wants to be spoken to, and to be seen."""

    title: Title = "feminine"
    colour: Colour | None = None


class WrongMove(BaseModel):
    """A foreseen move, or a part of one: the lesson says something to it, or the rules have a reason against it."""

    move: dict[str, Any]
    says: str | None


class LessonStep(BaseModel):
    """A step of a lesson: see `regalia.lessons`. Its sentence is the message `lesson-<id>` of the game."""

    id: str
    ruling: str  # that it teaches
    piece: str  # that stands for what it is played for; `*` for one's own tincture
    anew: bool  # it begins at a table of its own; else it goes on at the table of the step before
    moves: list[Action]
    free: list[dict[str, Any]]
    until: dict[str, Any]
    wrong: list[WrongMove]


class LessonSteps(BaseModel):
    steps: list[LessonStep]


@router.get("")
async def steps(game: str, hall: TheHall) -> LessonSteps:
    """What is asked for in the lesson of a game, step by step."""
    return LessonSteps(steps=[_step(step) for step in lesson((await hall.games.game(game)).name).steps])


@router.post("/{step}", status_code=201)
async def open_step(game: str, step: str, somebody: Somebody, hall: TheHall, body: Learner) -> TableNow:
    """A table where a step of a lesson is about to be played, against bots. No list shows it."""
    match = lesson((await hall.games.game(game)).name).opened(step)
    seats = [PlannedSeat(kind="bot", bot=_OPPONENT) for _ in range(match.players)]
    seats[LEARNER] = PlannedSeat(kind="me", title=body.title, colour=body.colour)
    plan = Plan(game=game, seats=seats)
    guest = await somebody.welcome()
    head = await hall.create(plan, guest, match.position(), is_listed=False)
    async with hall.table(head.id) as live:
        await live.ready(guest, True)
        return now(live, guest)


def _step(step: Step) -> LessonStep:
    return LessonStep(
        id=step.id,
        ruling=step.ruling,
        piece=step.piece,
        anew=step.position is not None,
        moves=step.moves,
        free=step.free,
        until=step.until,
        wrong=[WrongMove(move=wrong.move, says=wrong.says) for wrong in step.wrong],
    )
