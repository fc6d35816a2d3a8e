"""What every game promises, at every player count and with every option. A new game is tested here for free."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import pytest

import regalia
from regalia.errors import IllegalAction
from regalia.game import load_game
from regalia.match import Match
from regalia.schema import Array
from regalia.telling import telling
from tests.plain_run import CLOCK, follow
from tests.variants import VARIANTS, Variant, play_out, random_moves, undoing_moves
from tests.worlds import imagined

EVERY_VARIANT = pytest.mark.parametrize("variant", VARIANTS, ids=str)
MANY_WORLDS = 20


def seen(match: Match, world: Array, seat: int) -> bytes:
    """What the seat sees of a world."""
    hidden = world.copy()
    match.game.entry_points.hide_at(hidden, 0, seat)
    return hidden.tobytes()


def legal_codes(match: Match, records: Array, seat: int) -> list[int]:
    out = np.zeros(len(match.game.actions), np.int32)
    count = match.game.entry_points.legal_at(records, 0, seat, out)
    return [int(code) for code in out[:count]]


def record_of(match: Match) -> Array:
    return np.frombuffer(match.to_bytes(), match.game.layout.dtype).copy()


class Moment(NamedTuple):
    position: bytes
    revealed: int
    stream: int


def moment_of(match: Match) -> Moment:
    record = record_of(match)[0]
    return Moment(match.to_bytes(), int(record.revealed), int(record.random_stream))


def readers(variant: Variant) -> list[int | None]:
    return [None, *range(variant.players)]


@EVERY_VARIANT
def test_random_play_ends_and_its_record_replays_to_equal_bytes(variant: Variant) -> None:
    match = play_out(variant.new(seed=11), seed=11)
    assert match.over
    again = regalia.replay(json.loads(json.dumps(match.record())))
    assert again.to_bytes() == match.to_bytes()
    assert again.record() == match.record()


@EVERY_VARIANT
def test_a_match_with_undos_of_both_kinds_replays_to_equal_bytes(variant: Variant) -> None:
    match = variant.new(seed=23)
    for _ in undoing_moves(match, seed=23, most=400):
        pass
    again = regalia.replay(json.loads(json.dumps(match.record())))
    assert again.to_bytes() == match.to_bytes()
    assert again.record() == match.record()


@EVERY_VARIANT
def test_results_name_winners_or_a_draw_and_points_add_up(variant: Variant) -> None:
    result = play_out(variant.new(seed=12), seed=12).result
    assert result is not None
    assert len(result["places"]) == len(result["points"]) == variant.players
    assert result["winners"] == [seat for seat, place in enumerate(result["places"]) if place == 1]
    assert result["winners"] or result["places"] == [0] * variant.players
    assert result["points"] == [sum(column) for column in zip(*result["sources"].values(), strict=True)]


@EVERY_VARIANT
def test_refuse_and_legal_agree_over_the_whole_action_table(variant: Variant) -> None:
    match = variant.new(seed=13)
    for number, (seat, _) in enumerate(random_moves(match, seed=13)):
        if number % 7:
            continue
        records = record_of(match)
        for asker in range(variant.players):
            legal = legal_codes(match, records, asker)
            codes = range(len(match.game.actions))
            allowed = [code for code in codes if match.game.entry_points.refuse_at(records, 0, asker, code) == 0]
            assert sorted(legal) == allowed
            assert len(set(legal)) == len(legal)
        assert legal_codes(match, records, seat), "a seat that may act always has something to do"


@EVERY_VARIANT
def test_an_illegal_action_is_refused_with_its_ruling_and_changes_nothing(variant: Variant) -> None:
    match, chance = variant.new(seed=14), random.Random(14)
    for number, (seat, _) in enumerate(random_moves(match, seed=14)):
        if number % 40:
            continue
        legal = match.legal(seat)
        before, entries = match.to_bytes(), len(match.log)
        for code in chance.sample(range(len(match.game.actions)), 20):
            action = match.game.actions.write(code)
            if action not in legal:
                with pytest.raises(IllegalAction) as refused:
                    match.play(seat, action)
                assert refused.value.code in match.game.rulings
                assert str(refused.value)
        assert (match.to_bytes(), len(match.log)) == (before, entries)


@EVERY_VARIANT
def test_every_position_reached_is_in_range_and_sound(variant: Variant) -> None:
    match = variant.new(seed=15)
    for number, _ in enumerate(random_moves(match, seed=15)):
        if number % 20 == 0:
            arranged = regalia.position(variant.game, json.loads(json.dumps(match.position())))
            assert arranged.position() == match.position()
    arranged = regalia.position(variant.game, match.position())
    assert arranged.result == match.result


@EVERY_VARIANT
def test_the_bytes_of_every_position_reached_are_read_back_as_they_are(variant: Variant) -> None:
    match = variant.new(seed=24)
    for number, _ in enumerate(random_moves(match, seed=24)):
        if number % 60 == 0:
            again = regalia.from_bytes(variant.game, match.to_bytes())
            assert again.to_bytes() == match.to_bytes()
            assert regalia.replay(json.loads(json.dumps(again.record()))).to_bytes() == match.to_bytes()
            assert [again.view(seat)["events"] for seat in readers(variant)] == [
                match.view(seat)["events"] for seat in readers(variant)
            ]


@EVERY_VARIANT
def test_imagined_worlds_keep_the_view_and_the_legal_actions(variant: Variant) -> None:
    match = variant.new(seed=16)
    for number, (seat, _) in enumerate(random_moves(match, seed=16, most=600)):
        if number % 25 == 0:
            view, legal = match.hidden(seat).tobytes(), legal_codes(match, record_of(match), seat)
            for key in range(3):
                world = imagined(match, seat, key)
                assert seen(match, world, seat) == view
                assert legal_codes(match, world, seat) == legal


@EVERY_VARIANT
def test_an_action_that_reveals_nothing_looks_the_same_in_every_world(variant: Variant) -> None:
    match, entry_points = variant.new(seed=17), load_game(variant.game).entry_points
    for number, (seat, action) in enumerate(random_moves(match, seed=17, most=600)):
        if number % 10:
            continue
        code, here = match.game.actions.read(action), record_of(match)
        revealed = int(here[0].revealed)
        entry_points.act_at(here, 0, seat, code)
        if here[0].revealed != revealed:
            continue
        worlds = [imagined(match, seat, key) for key in range(MANY_WORLDS)]
        for world in worlds:
            entry_points.act_at(world, 0, seat, code)
        assert {seen(match, world, seat) for world in worlds} == {seen(match, here, seat)}


@EVERY_VARIANT
def test_undo_is_free_exactly_while_nothing_came_to_light_and_restores_equal_bytes(variant: Variant) -> None:
    match = variant.new(seed=18)
    before: list[tuple[int, int, bytes]] = []
    for number, (seat, _) in enumerate(random_moves(match, seed=18, most=500)):
        if number and number % 3 == 0:
            actor, revealed, position = before[-1]
            free = int(record_of(match)[0].revealed) == revealed
            assert match.can_undo(actor) == free
            if free:
                last = match.log[-1]["action"]
                match.undo(actor)
                assert match.to_bytes() == position
                match.play(actor, last)
        before.append((seat, int(record_of(match)[0].revealed), match.to_bytes()))


@EVERY_VARIANT
def test_the_random_stream_moves_on_exactly_when_an_undo_went_past_a_reveal(variant: Variant) -> None:
    """A reveal that was taken back counts as well, if the undo goes on to before the move that it followed."""
    match = variant.new(seed=25)
    standing, seen_after = [moment_of(match)], set[int]()  # the moves that stand, and after which things were seen
    for _ in undoing_moves(match, seed=25, most=400):
        here = moment_of(match)
        if "action" in match.log[-1]:
            standing.append(here)
            continue
        taken_back = standing.pop()
        is_past_reveal = taken_back.revealed != here.revealed or len(standing) in seen_after
        assert (here.stream > max(moment.stream for moment in standing)) == is_past_reveal
        assert (here.position == standing[-1].position) == (not is_past_reveal)
        seen_after.discard(len(standing))
        if is_past_reveal:
            seen_after.add(len(standing) - 1)
        standing[-1] = here


@EVERY_VARIANT
def test_going_on_with_another_random_stream_changes_nothing_that_anybody_sees(variant: Variant) -> None:
    match = variant.new(seed=26)
    for number, (seat, _) in enumerate(random_moves(match, seed=26, most=600)):
        if number % 25 == 0:
            mixed = record_of(match)
            match.game.entry_points.change_stream_at(mixed, 0, 1 + number)
            for reader in (-1, *range(variant.players)):
                assert seen(match, mixed, reader) == seen(match, record_of(match), reader)
            assert legal_codes(match, mixed, seat) == legal_codes(match, record_of(match), seat)
            regalia.position(variant.game, match.game.layout.write(mixed, secrets=True))


@EVERY_VARIANT
def test_no_position_repeats_while_a_seat_acts_on_its_own(variant: Variant) -> None:
    match, visited, last = variant.new(seed=19), set[bytes](), -1
    for seat, _ in random_moves(match, seed=19):
        if seat != last:
            visited.clear()
        last = seat
        here = record_of(match)
        match.game.entry_points.forget_events_at(here, 0)
        assert here.tobytes() not in visited
        visited.add(here.tobytes())


@EVERY_VARIANT
def test_views_are_json_and_hold_nothing_of_the_random_state(variant: Variant) -> None:
    match = play_out(variant.new(seed=20), seed=20, most=50)
    for seat in (None, *range(variant.players)):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert not [name for name in view["state"] if name.startswith("random")]


@EVERY_VARIANT
def test_a_view_with_the_differences_since_is_the_next_view_whatever_was_played_or_undone(variant: Variant) -> None:
    match = variant.new(seed=27)
    views = {seat: match.look(seat) for seat in readers(variant)}
    states = {seat: view.to_json()["state"] for seat, view in views.items()}
    for _ in undoing_moves(match, seed=27, most=300):
        spectator, layout = match.look(None).record, match.game.layout
        for_all = layout.write_open_changes(spectator, views[None].record)
        for seat, earlier in views.items():
            views[seat] = match.look(seat)
            changed = views[seat].difference(earlier)
            states[seat] |= json.loads(json.dumps(changed))
            assert changed == for_all | layout.write_other_changes(views[seat].record, earlier.record)
            assert states[seat] == match.view(seat)["state"]
            assert views[seat].difference(views[seat]) == {}


@EVERY_VARIANT
def test_everybody_is_told_what_the_view_tells(variant: Variant) -> None:
    match, chance = variant.new(seed=28), random.Random(28)
    for _ in range(300):
        if match.over:
            break
        seat = chance.choice(match.actors)
        news = [match.play(seat, chance.choice(match.legal(seat)))]
        if match.can_undo(seat) and chance.random() < 0.2:
            news.append(match.undo(seat))
        assert news[-1].number == len(match.log)
        for reader in readers(variant):
            assert news[-1].told(reader) == match.view(reader)["events"]


@EVERY_VARIANT
def test_the_public_record_is_the_story_that_spectators_were_told(variant: Variant) -> None:
    match = variant.new(seed=29)
    story = [match.view(None)["events"]]
    story += [match.view(None)["events"] for _ in undoing_moves(match, seed=29, most=300)]
    public = match.public_record()
    assert public["story"] == story
    assert public["start"] == variant.new(seed=29).view(None)["state"]
    assert public["result"] == match.result
    secret = {"log", "seed", "position", "bytes", "digest", "random_key"}
    assert not secret & {*public, *public["start"]}


@EVERY_VARIANT
def test_spectators_see_no_more_than_any_seat(variant: Variant) -> None:
    """What a spectator sees is what is left of any seat's view when the rest is hidden from it too."""
    match = variant.new(seed=22)
    for number, _ in enumerate(random_moves(match, seed=22, most=200)):
        if number % 20 == 0:
            spectator = match.hidden(None).tobytes()
            for seat in range(variant.players):
                assert seen(match, match.hidden(seat), -1) == spectator


@EVERY_VARIANT
def test_what_is_derived_for_all_is_the_same_whoever_looks(variant: Variant) -> None:
    match = variant.new(seed=23)
    spoken = telling(match.game.name)
    for number, _ in enumerate(random_moves(match, seed=23, most=200)):
        if number % 20 == 0:
            for_all = spoken.derived_for_all(match.hidden(None))
            for view in map(match.hidden, readers(variant)):
                assert spoken.derived_for_all(view) == for_all
                assert {**for_all, **spoken.derived_for_one(view)} == spoken.derived(view)


@EVERY_VARIANT
def test_whoever_may_not_act_is_told_of_what_is_derived_no_more_than_spectators(variant: Variant) -> None:
    match = variant.new(seed=24)
    spoken = telling(match.game.name)
    for number, _ in enumerate(random_moves(match, seed=24, most=200)):
        if number % 20 == 0:
            onlooking = spoken.derived_for_one(match.hidden(None))
            for seat in set(range(variant.players)) - set(match.actors):
                assert spoken.derived_for_one(match.hidden(seat)) == onlooking


MOVES_IN_PLAIN = 40


def jobs(variant: Variant) -> Iterator[dict[str, object]]:
    """The first moves of a random game, and the last ones to its end."""
    match = play_out(variant.new(seed=21), seed=21)
    moves = [
        (CLOCK, 0) if "clock" in entry else (entry["seat"], match.game.actions.read(entry["action"]))
        for entry in match.log
    ]
    start = variant.new(seed=21)
    about = {"game": variant.game, "options": variant.options}
    yield {**about, "record": start.to_bytes().hex(), "moves": moves[:MOVES_IN_PLAIN]}
    for seat, code in moves[:-MOVES_IN_PLAIN]:
        if seat == CLOCK:
            start.tick()
        else:
            start.play(seat, match.game.actions.write(code))
    yield {**about, "record": start.to_bytes().hex(), "moves": moves[-MOVES_IN_PLAIN:]}


@pytest.mark.parametrize("name", regalia.GAMES)
def test_compiled_and_plain_python_runs_agree_byte_for_byte(name: str) -> None:
    asked = [job for variant in VARIANTS if variant.game == name for job in jobs(variant)]
    plain = subprocess.run(
        [sys.executable, "-m", "tests.plain_run"],
        input=json.dumps(asked), capture_output=True, text=True, check=True, env={**os.environ, "REGALIA_PLAIN": "1"},
    )  # fmt: skip
    assert json.loads(plain.stdout) == [follow(job) for job in asked]
