"""Nobody is sent anything that depends on what he may not know: in worlds that look the same to him, all bytes are."""

import random
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from regalia.match import Match
from regalia.server.store import Store
from regalia.server.tables import Hall
from regalia.server.wire.outgoing import Written
from tests.server.hosting import ADA, HandClock, hosted
from tests.server.running import VARIANTS
from tests.server.twins import Compared, compare
from tests.soak import soaked
from tests.variants import Variant, random_moves

PLAYERS = 3
FOR_EVER = 1e9  # seconds in which nobody is missed: only the reader has a connection
ENOUGH = soaked(20_000, 300)  # messages that are compared, for each reader of each game


def moments(variant: str) -> Iterator[Match]:
    """Moments of games that are played by chance."""
    game, options = VARIANTS[variant]
    for seed in count():
        match = Variant(game, PLAYERS, options).new(seed)
        for _ in random_moves(match, seed, most=random.Random(seed).randrange(200)):
            pass
        if not match.over:
            yield match


def differing_bytes(folder: Path, variant: str, viewer: int | None, enough: int = 10 * ENOUGH) -> list[tuple[str, ...]]:
    """What a reader is sent that is not the same in all worlds that look the same to him; the first of it is enough."""
    found, clock = Compared(), HandClock()

    async def work(hall: Hall, store: Store) -> None:
        for seed, match in enumerate(moments(variant)):
            compared = await compare(hall, clock, match, viewer, random.Random(seed))
            found.messages += compared.messages
            found.differing += compared.differing
            if found.messages >= enough or found.differing:
                return

    hosted(folder, work, clock.around(grace=FOR_EVER))
    return found.differing


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.parametrize("variant", VARIANTS)
def test_worlds_that_look_the_same_to_a_reader_send_him_the_same_bytes(
    tmp_path: Path, variant: str, viewer: int | None
) -> None:
    assert differing_bytes(tmp_path, variant, viewer, ENOUGH) == []


def test_a_tile_in_the_hand_of_another_that_is_told_to_all_while_sand_runs_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regalia.views.may_know", lambda audience, seat: True)
    assert differing_bytes(tmp_path, "sand", 1)


def test_cards_of_others_that_are_told_to_all_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.views.may_know", lambda audience, seat: True)
    assert differing_bytes(tmp_path, "council", 1)


def test_a_list_of_actions_that_looks_at_the_next_dice_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "can_undo", lambda match, seat: True)
    assert differing_bytes(tmp_path, "court", 0)


def test_a_past_that_is_shown_from_the_seat_of_another_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = Hall.past

    async def from_the_first_seat(hall: Hall, table: str, guest: str | None, before: int) -> Written:
        return await shown(hall, table, ADA.id, before)

    monkeypatch.setattr(Hall, "past", from_the_first_seat)
    assert differing_bytes(tmp_path, "council", None)
