"""What a seat may not know, and the worlds it may be in: tiles and regions face down (T5, T6, T14)."""

import json
import random
from collections import Counter
from typing import Any

import pytest

import regalia
from regalia import IllegalAction, Match
from tests.games.tumult.table import new, play, player, table, told
from tests.worlds import bound, chi_square, imagined

WORLDS = 2000
MEMORY = pytest.mark.parametrize("memory", [0, 1], ids=["own", "none"])


def robbing(memory: int = 0, **more: Any) -> Match:
    """Seat 0 keeps a tile in place 0 and holds one from place 2; seat 1 keeps the one in place 1."""
    seats = (player(castle="b3", hand="t2"), player(castle="m1"))
    return table(*seats, phase="taxes", memory=memory, **more)


@pytest.mark.parametrize(
    ("memory", "seat", "known"),
    [(0, 0, {0, 2}), (0, 1, {1}), (1, 0, {2}), (1, 1, set()), (0, None, set()), (1, None, set())],
)
def test_T6_a_seat_knows_the_tile_in_its_hand_and_by_option_what_it_saw(
    memory: int, seat: int | None, known: set[int]
) -> None:
    seen = robbing(memory).view(seat)["state"]["tiles"]
    assert {place for place, tile in enumerate(seen) if tile >= 0} == known


@MEMORY
def test_T6_a_tile_returned_is_remembered_only_by_option(memory: int) -> None:
    match = play(robbing(memory), "0: return")
    tile = match.position()["tiles"][2]
    assert match.view(0)["state"]["tiles"][2] == (tile if memory == 0 else -1)
    assert match.view(1)["state"]["tiles"][2] == -1


@MEMORY
def test_T5_memory_ends_with_the_round(memory: int) -> None:
    match = play(robbing(memory), "0: return; 0: done; 1: done")
    assert match.position()["phase"] == "ready"
    for seat in (0, 1, None):
        assert match.view(seat)["state"]["tiles"] == [-1] * 27


def test_T5_tiles_set_aside_are_hidden_from_everybody_in_every_phase() -> None:
    chance, match = random.Random(5), new(3, seed=5, taxes="turns")
    while not match.over:
        for seat in (*range(3), None):
            assert "set_aside" not in match.view(seat)["state"]
            assert match.hidden(seat)["set_aside"].tolist() == [[-1] * 12]
        match.play(match.actors[0], chance.choice(match.legal(match.actors[0])))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_T14_regions_face_down_are_hidden(seat: int | None) -> None:
    match = robbing(down="2 3")
    assert match.view(seat)["state"]["slots"] == [0, 1, -1, -1, -1, -1, -1, -1]


def test_T14_the_king_chooses_a_region_unseen_and_it_is_told_to_all() -> None:
    match = table(player(castle="b1 m1", fields="a1"), greedy=[1], chronicle=2, down="2 3")
    play(match, "pass")
    assert match.view(0)["state"]["slots"][2:4] == [-1, -1]
    play(match, "reveal 3")
    assert told(match, "revealed") == [{"slot": 3, "region": 3}]
    assert match.view(1)["state"]["slots"][2:4] == [-1, 3]


def test_the_random_key_is_never_seen() -> None:
    hidden = robbing().hidden(1)[0]
    assert hidden.random_key.tolist() == hidden.random_block.tolist() == [0] * 4
    assert hidden.random_drawn == hidden.random_stream == 0


def refusals(match: Match, chance: random.Random) -> list[str]:
    """What some actions of everybody are answered, legal ones left out."""
    answers = []
    for code in chance.sample(range(len(match.game.actions)), 12):
        action = match.game.actions.write(code)
        for seat in range(match.players):
            if action not in match.legal(seat):
                with pytest.raises(IllegalAction) as error:
                    match.play(seat, action)
                answers.append(f"{error.value.code} {error.value}")
    return answers


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("taxes", ["hourglass", "turns", "budget"])
def test_T6_nothing_unseen_shows_in_state_events_log_or_refusals(seed: int, taxes: str) -> None:
    """Two worlds that a watcher cannot tell apart stay so, whatever the others lift, until the reveal."""
    here = new(3, seed=seed, taxes=taxes, memory=["own", "none"][seed % 2])
    while here.position()["phase"] == "ready":
        here.play(here.actors[0], here.legal(here.actors[0])[0])
    watcher = None if seed < 3 else seed % 3
    there = Match(here.game, imagined(here, watcher, seed + 1), {})
    assert there.position()["tiles"] != here.position()["tiles"]
    chance = random.Random(seed)
    for number in range(60):
        seat = chance.choice(here.actors)
        legal = here.legal(seat)
        assert there.legal(seat) == legal
        action = chance.choice(legal if seat != watcher else [{"type": "done"}])
        here.play(seat, action)
        there.play(seat, action)
        if here.position()["phase"] != "taxes" or here.position()["rounds"] > 1:
            break
        one, other = here.view(watcher), there.view(watcher)
        one["number"] = other["number"] = number
        assert one == other
        assert refusals(here, random.Random(number)) == refusals(there, random.Random(number))
        assert here.log[-1] == there.log[-1]


def test_T6_the_log_says_who_did_what_and_no_tile() -> None:
    match = play(robbing(), "1: lift 5; 1: keep; 0: return")
    told_in_log = json.dumps(list(match.log))
    assert "bread" not in told_in_log
    assert "tile" not in told_in_log
    assert "value" not in told_in_log


@pytest.mark.parametrize("seat", [0, 1, None])
@MEMORY
def test_an_imagined_world_is_sound_and_keeps_the_view(seat: int | None, memory: int) -> None:
    match = robbing(memory, down="2 3")
    for key in range(20):
        world = imagined(match, seat, key)
        position = match.game.layout.write(world, secrets=True)
        assert regalia.position("tumult", position).position() == position
        match.game.entry_points.hide_at(world, 0, -1 if seat is None else seat)
        assert world.tobytes() == match.hidden(seat).tobytes()


@pytest.mark.parametrize(("memory", "place", "known"), [(0, 1, {0, 2}), (0, 9, {0, 2}), (1, 0, {2}), (1, 9, {2})])
def test_imagined_tiles_are_all_unseen_ones_alike(memory: int, place: int, known: set[int]) -> None:
    match = robbing(memory)
    tiles = match.position()["tiles"]
    unseen = set(range(21)) - {tiles[place] for place in known}
    worlds = [imagined(match, 0, key)[0] for key in range(WORLDS)]
    expected = {tile: WORLDS / len(unseen) for tile in unseen}
    assert chi_square(Counter(int(world.tiles[place]) for world in worlds), expected) < bound(len(unseen))
    assert chi_square(Counter(int(world.set_aside[3]) for world in worlds), expected) < bound(len(unseen))
    for known_place in known:
        assert {int(world.tiles[known_place]) for world in worlds} == {tiles[known_place]}


def test_imagined_regions_are_any_that_do_not_lie_open() -> None:
    match = robbing(down="2 3")
    worlds = [imagined(match, 0, key)[0] for key in range(WORLDS)]
    for slot in (2, 3):
        seen = Counter(int(world.slots[slot]) for world in worlds)
        assert chi_square(seen, dict.fromkeys(range(2, 10), WORLDS / 8)) < bound(8)
    assert all(world.slots[2] != world.slots[3] for world in worlds)


def test_after_the_reveal_only_those_set_aside_are_imagined() -> None:
    match = table(player(castle="b1 m1", fields="a1"))
    world = imagined(match, 1, 3)
    assert world[0].tiles.tolist() == match.position()["tiles"]
    assert sorted(world[0].set_aside.tolist()) == sorted(match.position()["set_aside"])


def unseen(position: dict[str, Any]) -> list[int]:
    """The places that nobody has looked at."""
    seen = set().union(*position["seen"])
    return [place for place, spot in enumerate(position["spots"]) if spot != "gone" and place not in seen]


SEEDS = 30


@pytest.mark.parametrize("memory", ["own", "none"])
def test_T6_after_a_consented_undo_tiles_that_nobody_has_seen_are_mixed_anew(memory: str) -> None:
    """Seat 0 has kept a tile and returned another, seat 1 holds one; then seat 0 has a look at place 9."""
    found: list[list[int]] = []
    for seed in range(SEEDS):
        match = new(2, seed=seed, taxes="budget", memory=memory)
        play(match, "0: lift 0; 0: keep; 0: lift 1; 0: return; 1: lift 2")
        before, views = match.position(), [match.hidden(seat)[0] for seat in (0, 1)]
        play(match, "0: lift 9").undo(0, consented=True)
        after = match.position()
        assert after["tiles"][:3] == before["tiles"][:3]
        assert sorted(after["tiles"] + after["set_aside"]) == sorted(before["tiles"] + before["set_aside"])
        for seat in (0, 1):
            assert match.hidden(seat)[0].tiles.tolist() == views[seat].tiles.tolist()
        assert {name: after[name] for name in ("spots", "holders", "hands", "seen", "moves")} == {
            name: before[name] for name in ("spots", "holders", "hands", "seen", "moves")
        }
        assert regalia.position("tumult", after).position() == after
        assert regalia.replay(match.record()).to_bytes() == match.to_bytes()
        hidden = [
            [*map(position["tiles"].__getitem__, unseen(position)), *position["set_aside"][:6]]
            for position in (before, after)
        ]
        found.append([one == other for one, other in zip(*hidden, strict=True)])
    assert all(sum(same) < 10 for same in found), "in every match most of 18 tiles lie elsewhere"
    stayed = Counter(place for same in found for place, stays in enumerate(same) if stays)
    assert max(stayed.values(), default=0) < 10, "and none of them, set aside or not, mostly stays"


@pytest.mark.parametrize("slot", [2, 3])
def test_T14_after_a_consented_undo_regions_face_down_are_any_that_do_not_lie_open(slot: int) -> None:
    seen: Counter[int] = Counter()
    for seed in range(400):
        match = table(
            player(castle="b1 m1", fields="a1"), greedy=[1], chronicle=2, down="2 3", random_key=[seed, 0, 0, 0]
        )
        play(match, f"pass; reveal {slot}")
        match.undo(0, consented=True)
        position = match.position()
        assert (position["phase"], position["slots"][:2]) == ("revealing", [0, 1])
        assert regalia.position("tumult", position).position() == position
        seen[position["slots"][slot]] += 1
    assert chi_square(seen, dict.fromkeys(range(2, 10), 50)) < bound(8)


def test_T6_after_the_reveal_an_undo_leaves_the_tiles_as_everybody_has_seen_them() -> None:
    match = table(player(castle="b1 m1", fields="a1"))
    before = match.position()
    play(match, "pass").undo(0, consented=True)
    assert match.position()["tiles"] == before["tiles"]
    assert match.position()["set_aside"] == before["set_aside"]


def test_before_the_first_round_an_undo_lays_out_no_tiles() -> None:
    match = regalia.new("tumult", seed=4)
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    match.undo(match.actors[0], consented=True)
    assert match.position()["tiles"] == [-1] * 27
    assert match.position()["lies"].count("down") == 2
