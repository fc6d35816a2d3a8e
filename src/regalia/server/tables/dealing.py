"""The match of a table before anybody acted."""

from regalia.errors import MalformedInput
from regalia.match import Match, begun
from regalia.records import FORMAT, sealed
from regalia.schema import Json
from regalia.server.store import Head


def dealt(head: Head, beginning: dict[str, Json], players: int) -> Match:
    """Dealt or as it was arranged, by the edition of the rules that the table was made with."""
    record = {"format": FORMAT, "game": head.game, "edition": head.edition, "log": [], "result": None}
    if "position" not in beginning:
        return begun(sealed({**record, "seed": beginning["seed"], "players": players, "options": head.options}))
    match = begun(sealed({**record, "position": beginning["position"]}))
    if match.players != players:
        raise MalformedInput("malformed-players", "players-at-table", players=match.players, given=players)
    return match
