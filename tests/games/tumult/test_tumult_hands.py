"""Hands over the tiles in the middle (T6)."""

from tests.games.tumult.robbery import robbing
from tests.games.tumult.table import can, play, refused, told, types


def test_T6_a_lifted_tile_is_seen_by_its_lifter_alone() -> None:
    match = play(robbing(), "1: lift 4")
    assert told(match, seat=0) == told(match) == [{"type": "lifted", "seat": 1, "place": 4}]
    tile = match.position()["tiles"][4]
    shows = {"good": match.position()["tile_goods"][tile], "value": match.position()["tile_values"][tile]}
    assert told(match, "saw", seat=1) == [{"seat": 1, "place": 4, **shows}]
    assert match.view(1)["state"]["tiles"][4] == tile
    assert match.view(0)["state"]["tiles"][4] == match.view(None)["state"]["tiles"][4] == -1


def test_T6_a_hand_holds_one_tile_and_keeps_or_returns_it() -> None:
    match = play(robbing(), "0: lift 4")
    assert types(match, 0) == {"keep", "return"}
    assert refused(match, "0: lift 5") == refused(match, "0: done") == "T6"
    play(match, "0: return")
    assert told(match) == [{"type": "returned", "seat": 0, "place": 4}]
    assert refused(match, "0: keep") == refused(match, "0: return") == "T6"
    assert can(match, "1: lift 4")


def test_T6_a_tile_kept_is_on_the_castle_for_good() -> None:
    match = play(robbing(), "0: lift 4; 0: keep")
    assert told(match) == [{"type": "kept", "seat": 0, "place": 4}]
    assert match.position()["spots"][4] == "castle"
    assert refused(match, "0: lift 4") == refused(match, "1: lift 4") == "T6"
    assert not match.can_undo(0)


def test_T6_the_first_hand_on_a_tile_has_it() -> None:
    match = play(robbing(), "1: lift 4")
    assert refused(match, "0: lift 4") == "T6"
    assert match.position()["hands"][:2] == [-1, 4]


def test_T5_a_place_where_no_tile_lies_is_refused() -> None:
    assert refused(robbing(), "0: lift 15") == "T5"


def test_T6_done_is_final() -> None:
    match = play(robbing(), "0: done")
    assert told(match) == [{"type": "finished", "seat": 0, "cause": "choice"}]
    assert match.actors == (1,)
    assert refused(match, "0: lift 1") == "T6"
    assert not match.can_undo(0)
