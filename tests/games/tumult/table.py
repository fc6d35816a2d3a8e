"""Positions of Tumult Royale from short literals, and moves from short sentences.

The realm is drawn as rows of terrain letters (P, F, M, V, S), six rows of six, nine or twelve fields for two, three or
four players; a field is a column letter and a row number, so "a1" is top left and "b1" beside it. A tile is a letter
and a value: "b3" is three bread. Seat 0 is king unless `ranks` says otherwise. What a test does not say follows: all
regions lie open, nobody has mercy, and tiles that are nowhere lie in the middle, as far as there are places.
"""

from functools import partial
from typing import Any, TypedDict, Unpack

import numpy as np

import regalia
from regalia import Match
from regalia.game import load_game
from regalia.games.tumult.rules.components import CHRONICLE_STATUES, START_SUPPORTERS, TILES_IN_USE
from regalia.games.tumult.rules.record import Terrain
from tests.games import language
from tests.games.language import KEY
from tests.games.language import kinds as kinds
from tests.games.language import record_of as record_of
from tests.games.language import spoken as spoken
from tests.games.language import told as told
from tests.games.language import types as types

MOST_PLAYERS = 4
ROWS = 6
LETTERS = dict(zip("PFMVS", Terrain, strict=True))
STATUES = {"P": 1, "F": 1, "M": 1, "V": 2, "S": 3}
GOODS = {"b": "bread", "m": "marble", "t": "tools"}

REALM = """
    PFMVSP
    PPFMVS
    FPPFMV
    PFMVSP
    PPFMVS
    SPPFMV
"""


class Player(TypedDict, total=False):
    """What a seat has; what is left out is nothing, but everybody starts with one field."""

    castle: str
    fields: str
    placed: int
    supporters: int
    hand: str


def player(**has: Unpack[Player]) -> Player:
    return has


def realm_of(players: int, realm: str) -> list[str]:
    """The rows of the realm, repeated to the right as far as the regions reach."""
    return [(row * 2)[: 3 * players] for row in realm.split()]


def cell(players: int, name: str) -> int:
    """A field such as "a1" as the record counts them: slot by slot."""
    column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
    assert 0 <= column < 3 * players, name
    return (row // 3 * players + column // 3) * 9 + row % 3 * 3 + column % 3


def table(
    *players: Player,
    realm: str = REALM,
    middle: str | None = None,
    down: str = "",
    closed: str = "",
    chronicle: int = 0,
    crowned: tuple[int, ...] | None = None,
    phase: str = "placing",
    demand: int = 2,
    taxes: str = "hourglass",
    components: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """A match in its placing phase, of the king's turn, unless told."""
    seats = [*players, *[player()] * (2 - len(players))]
    number = len(seats)
    rows = realm_of(number, realm)
    owners = _owners(seats, rows)
    ranks = fields.pop("ranks", list(range(number)))
    supporters = [seat.get("supporters", int(START_SUPPORTERS[number])) for seat in seats]
    values = {
        "random_key": KEY,
        "players": number,
        "taxes": taxes,
        "phase": phase,
        "rounds": chronicle + 1,
        "chronicle": chronicle,
        "crowned": _crowned(number, chronicle, crowned, ranks[0]),
        "ranks": _filled(ranks, -1),
        "supporters": _filled(supporters, 0),
        "supply": 105 - sum(supporters),
        "statues": _statues(number, rows, owners, chronicle, crowned, ranks[0]),
        "demand": [demand] * 3,
        **_realm(number, rows, down, closed),
        "owners": owners,
        **_tiles(seats, middle, phase, components or {}),
        "able": [ranks[fields.get("turn", 0)]] if phase in ("placing", "paying") else [],
        "turn": number - 1 if phase == "taxes" else 0,
        "ready": [*range(1, number)] if phase in ("taxes", "hands") and taxes == "hourglass" else [],
    }
    return regalia.position("tumult", values | fields)


def _filled(row: list[int], rest: int) -> list[int]:
    return [*row, *[rest] * (MOST_PLAYERS - len(row))]


def _realm(players: int, rows: list[str], down: str, closed: str) -> dict[str, Any]:
    """Region n lies unturned in slot n."""
    regions = [["pasture"] * 9 for _ in range(10)]
    for row in range(ROWS):
        for column, letter in enumerate(rows[row]):
            region = row // 3 * players + column // 3
            regions[region][row % 3 * 3 + column % 3] = LETTERS[letter].name.lower()
    lies = ["open"] * (2 * players) + ["nowhere"] * (8 - 2 * players)
    for slot in down.split():
        lies[int(slot)] = "down"
    for slot in closed.split():
        lies[int(slot)] = "closed"
    slots = [*range(2 * players), *[-1] * (8 - 2 * players)]
    return {"terrains": regions, "slots": slots, "lies": lies, "turned": [0] * 8}


def _owners(seats: list[Player], rows: list[str]) -> list[int]:
    owners = [-1] * 72
    for number, seat in enumerate(seats):
        for name in seat.get("fields", "").split():
            owners[cell(len(seats), name)] = number
    for number, seat in enumerate(seats):
        missing = seat.get("placed", 0) - _standing(len(seats), rows, owners, number)
        for name in _names(rows, "SVP"):
            at, statues = cell(len(seats), name), STATUES[_letter(rows, name)]
            if owners[at] == -1 and statues <= missing:
                owners[at] = number
                missing -= statues
        assert "placed" not in seat or missing == 0, "the realm has no room for so many statues"
    return owners


def _names(rows: list[str], letters: str) -> list[str]:
    """The fields of these terrains, those of the first letter first, from the bottom up."""
    names = [f"{chr(ord('a') + column)}{row + 1}" for row in range(ROWS) for column in range(len(rows[0]))]
    return [name for letter in letters for name in reversed(names) if _letter(rows, name) == letter]


def _letter(rows: list[str], name: str) -> str:
    return rows[int(name[1:]) - 1][ord(name[0]) - ord("a")]


def _standing(players: int, rows: list[str], owners: list[int], seat: int) -> int:
    names = _names(rows, "PFMVS")
    return sum(STATUES[_letter(rows, name)] for name in names if owners[cell(players, name)] == seat)


def _statues(
    players: int, rows: list[str], owners: list[int], chronicle: int, crowned: tuple[int, ...] | None, king: int
) -> list[int]:
    """25 less those on fields and in the chronicle, which are the king's unless told."""
    shares = _shares(players, chronicle, crowned, king)
    return _filled([25 - _standing(players, rows, owners, seat) - shares[seat] for seat in range(players)], 0)


def _shares(players: int, chronicle: int, crowned: tuple[int, ...] | None, king: int) -> list[int]:
    """The statues of each seat in the chronicle."""
    total = int(sum(CHRONICLE_STATUES[space] for space in range(chronicle + 1)))
    shares = crowned or tuple(total if seat == king else 0 for seat in range(players))
    assert sum(shares) == total, "the chronicle has another number of statues"
    return [*shares]


def _crowned(players: int, chronicle: int, crowned: tuple[int, ...] | None, king: int) -> list[int]:
    """Whose statues stand on each space: on the last the king's, on the others of whoever has most still to place."""
    shares, spaces = _shares(players, chronicle, crowned, king), [-1] * 11
    for space in range(chronicle, 0, -1):
        spaces[space] = king if space == chronicle else shares.index(max(shares))
        shares[spaces[space]] -= int(CHRONICLE_STATUES[space])
    assert not any(shares), "the statues do not fit the spaces of the chronicle"
    return spaces


def _tiles(seats: list[Player], middle: str | None, phase: str, components: dict[str, Any]) -> dict[str, Any]:
    """The tiles held, then those named for the middle, then others; what is left over is set aside."""
    number = len(seats)
    fields: dict[str, Any] = load_game("tumult").options.read({"components": components} if components else {})
    shows = {"tile_goods": [*"bmt"], "tile_values": [*range(7)]}
    faces = [
        f"{shows['tile_goods'][good]}{value}"
        for good, value in zip(fields["tile_goods"], fields["tile_values"], strict=True)
    ]
    left = list(range(int(TILES_IN_USE[number])))
    places = len(left) - 3 * number
    held = [(name, seat, "castle") for seat, has in enumerate(seats) for name in has.get("castle", "").split()]
    held += [(name, seat, "hand") for seat, has in enumerate(seats) for name in has.get("hand", "").split()]
    held += [(name, -1, "middle") for name in (middle or "").split()]
    tiles, spots, holders = list[int](), list[str](), list[int]()
    hands, seen, castles = [-1] * 4, [list[int]() for _ in range(4)], np.zeros((4, 3, 7), int)
    for name, seat, spot in held:
        tile = next(tile for tile in left if faces[tile] == name)
        left.remove(tile)
        if spot == "hand":
            hands[seat] = len(tiles)
        if seat >= 0:
            seen[seat].append(len(tiles))
        if spot == "castle" and phase in ("placing", "paying"):
            castles[seat, fields["tile_goods"][tile], fields["tile_values"][tile]] += 1
        tiles.append(tile)
        spots.append(spot)
        holders.append(seat)
    assert middle is None or len(tiles) == places, f"{len(tiles)} tiles are named for {places} places"
    rest = places - len(tiles)
    return {
        "tiles": tiles + left[:rest] + [-1] * (27 - places),
        "spots": spots + ["middle"] * rest + ["gone"] * (27 - places),
        "holders": holders + [-1] * (27 - len(holders)),
        "hands": hands,
        "seen": seen,
        "castles": castles.tolist(),
        "set_aside": left[rest:] + [-1] * (12 - len(left[rest:])),
        **({name: _written(name, fields[name]) for name in fields if name not in OWN_WORDS} if components else {}),
    }


OWN_WORDS = {"taxes", "seconds", "budget", "practice", "gamble", "memory", "terrains", "face_up_slots"}


def _written(name: str, value: Any) -> Any:
    write = load_game("tumult").layout.fields[name].domain.write
    return [write(number) for number in value] if isinstance(value, list) else write(value)


def read(match: Match, sentence: str) -> dict[str, Any]:
    return action(sentence, match.players)


def action(sentence: str, players: int = 2) -> dict[str, Any]:
    """A sentence such as "place a1", "pay b3" or "lift 4" as an action; "place 4 0" names slot and field."""
    name, *words = sentence.split()
    if name in ("place", "erect") and len(words) == 1:
        at = cell(players, words[0])
        return {"type": name, "slot": at // 9, "field": at % 9}
    if name == "pay":
        return {"type": name, "good": GOODS[words[0][0]], "value": int(words[0][1])}
    actions = load_game("tumult").actions
    arguments = actions.actions[actions[name]].arguments
    return {"type": name} | {argument: int(word) for argument, word in zip(arguments, words, strict=True)}


play = partial(language.play, read)
refused = partial(language.refused, read)
can = partial(language.can, read)


def fields_offered(match: Match) -> set[str]:
    """The fields that may be chosen now."""
    chosen = {(action["slot"], action["field"]) for action in match.legal(match.actors[0]) if "field" in action}
    names = [f"{chr(ord('a') + column)}{row + 1}" for row in range(ROWS) for column in range(3 * match.players)]
    return {name for name in names if divmod(cell(match.players, name), 9) in chosen}


def has(match: Match, name: str) -> list[Any]:
    """A field of every seat that plays: has(match, "supporters")."""
    return list(match.position()[name][: match.players])


def placed(match: Match) -> list[int]:
    """The statues that each seat has off its castle board."""
    return [25 - statues for statues in has(match, "statues")]


def castle(match: Match, seat: int) -> str:
    """The tiles of a castle after the reveal: "b1 b3 t2"."""
    counts = match.position()["castles"][seat]
    return " ".join(
        f"{letter}{value}"
        for good, letter in enumerate(GOODS)
        for value in range(7)
        for _ in range(counts[good][value])
    )


def new(players: int = 2, seed: int = 1, **options: Any) -> Match:
    """A match after its first statues."""
    match = regalia.new("tumult", players=players, seed=seed, options=options)
    for _ in range(players):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


LAST = """
    SSSSSS
    PPPPPP
    FFFFFF
    MMMMMM
    VVVVVV
    SSSSSS
"""


def crowned_by(*players: Player, **fields: Any) -> Match:
    """The round after nobody placed: the king alone could have, all others were greediest and go unconsoled."""
    king = Player(castle="b1 m1", fields="a2")
    king.update(players[0])
    others = [*players[1:], *[player()] * (2 - len(players))]
    greedy = [*range(1, 1 + len(others))]
    return play(table(king, *others, **{"realm": LAST, "greedy": greedy, **fields}), "pass")
