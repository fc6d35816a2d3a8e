"""What happened at a table before its reader came: he steps back through it while the game goes on."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from regalia.server.here import Known, TheHall, Unhurried
from regalia.server.wire.outgoing import Past

router = APIRouter(prefix="/api/tables/{table}")


@router.get("/before/{number}", response_model=Past, dependencies=[Unhurried])
async def before(table: str, number: Annotated[int, Path(ge=1)], guest: Known, hall: TheHall) -> Response:
    """The last entries of the game before one, as whoever asks was shown them, or spectators were."""
    written = await hall.past(table, None if guest is None else guest.id, number)
    return Response(written, media_type="application/json")
