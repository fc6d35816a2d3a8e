"""Whether something may be done in a match: it is tried on a copy before it is written."""

from regalia.errors import IllegalAction
from regalia.match import Match
from regalia.server.tables.acting import try_actions
from regalia.server.tables.entries import Acted, Answered, AskedUndo, OfPlay, Ticked, Undid
from regalia.table import Table


def tried(table: Table, happened: OfPlay, moves: int) -> Match:
    """The match of a table as it would be. So many moves are what an undo takes back. Refused if it may not be."""
    match = table.match.copy()
    if isinstance(happened, Acted):
        try_actions(match, happened)
    elif isinstance(happened, Ticked):
        match.tick()
    elif isinstance(happened, Undid):
        _undo(match, happened.seat, moves, consented=False)
    elif isinstance(happened, AskedUndo | Answered):
        _try_consent(table, match, happened, moves)
    return match


def _undo(match: Match, seat: int, moves: int, *, consented: bool) -> None:
    for _ in range(moves):
        match.undo(seat, consented=consented)


def _try_consent(table: Table, match: Match, happened: AskedUndo | Answered, moves: int) -> None:
    """What is over stays over: anybody may have the record by now, and with it the seed."""
    if match.over:
        raise IllegalAction("game-over", "game-over")
    if isinstance(happened, AskedUndo):
        _ask(match, happened, moves)
    else:
        _answer(table, match, happened, moves)


def _ask(match: Match, happened: AskedUndo, moves: int) -> None:
    """Where others have to agree nothing is taken back yet; but it has to be possible."""
    _undo(match if happened.asked == [] else match.copy(), happened.seat, moves, consented=True)


def _answer(table: Table, match: Match, happened: Answered, moves: int) -> None:
    request = table.request
    if request is None:
        raise IllegalAction("nothing-asked", "nothing-asked")
    if happened.seat not in request.asked:
        raise IllegalAction("not-asked", "not-asked")
    if happened.agrees and request.agreed | {happened.seat} == request.asked:
        _undo(match, request.seat, moves, consented=True)
