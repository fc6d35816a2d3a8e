"""Nothing that anybody sends raises anything but our two errors, and what is refused changes nothing."""

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regalia
from regalia.errors import IllegalAction, MalformedInput
from regalia.game import load_game
from regalia.kernel import EVENT_AUDIENCE, EVENT_KIND
from regalia.records import sealed
from regalia.terminal.files import read_record
from regalia.terminal.problem import Problem
from tests.variants import play_out

OURS = (MalformedInput, IllegalAction)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.just(10**40) | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def nested(depth: int) -> Any:
    value: Any = 0
    for _ in range(depth):
        value = [value]
    return value


def court_actions() -> st.SearchStrategy[Any]:
    """Actions that look right at first sight: known types and keys, any values."""
    table = load_game("court").actions
    keys = sorted({name for action in table.actions for name in action.arguments} | {"type"})
    values = json_values | st.sampled_from([*range(8), "farmer", "queen", "FARMER", "ſerving_maid", True, 5.0])
    types = st.sampled_from([action.name for action in table.actions])
    return st.dictionaries(st.sampled_from(keys), values, max_size=4) | st.builds(
        lambda kind, rest: {**rest, "type": kind}, types, st.dictionaries(st.sampled_from(keys), values, max_size=3)
    )


MATCH = play_out(regalia.new("court", players=3, seed=1), seed=1, most=400)


NEWS = MATCH.copy().play(MATCH.actors[0], MATCH.legal(MATCH.actors[0])[0])
POSITIONS = {name: play_out(regalia.new(name, seed=2), seed=2, most=100).to_bytes() for name in regalia.GAMES}


def refused(call: Any) -> str | None:
    """The code of the refusal; any other error than ours comes through."""
    try:
        call()
    except OURS as error:
        return error.code if str(error) else ""
    return None


@given(json_values | court_actions())
@settings(max_examples=400)
def test_any_json_as_an_action_is_played_or_refused(action: Any) -> None:
    match = regalia.replay(MATCH.record()) if action in MATCH.legal(MATCH.actors[0]) else MATCH
    before, log = match.to_bytes(), len(match.log)
    if refused(lambda: match.play(match.actors[0], action)) is not None:
        assert (match.to_bytes(), len(match.log)) == (before, log)


@given(json_values)
def test_any_json_as_a_seat_is_read_or_refused(seat: Any) -> None:
    for call in (MATCH.legal, MATCH.can_undo, MATCH.undo, lambda seat: MATCH.play(seat, {"type": "roll"})):
        code = refused(lambda call=call: call(seat))
        assert code is not None or (type(seat) is int and 0 <= seat < 3)
    for look in (MATCH.view, MATCH.look, MATCH.hidden, NEWS.told):
        code = refused(lambda look=look: look(seat))
        assert code is not None or seat is None or (type(seat) is int and 0 <= seat < 3)


NO_SEATS = [True, False, np.int32(0), np.int64(1), np.True_, "0", 0.0, 3, -1, 10**400, 1 << 63, [0], b"0", object()]


@pytest.mark.parametrize("seat", NO_SEATS, ids=lambda seat: type(seat).__name__)
def test_only_a_plain_number_is_a_seat(seat: Any) -> None:
    calls: list[Callable[[Any], Any]] = [
        MATCH.legal, MATCH.can_undo, MATCH.undo, MATCH.view, MATCH.look, MATCH.hidden, NEWS.told,
        lambda seat: MATCH.play(seat, {"type": "roll"}), lambda seat: MATCH.undo(seat, consented=True),
    ]  # fmt: skip
    for call in calls:
        assert refused(lambda call=call: call(seat)) == "malformed-seat"


@pytest.mark.parametrize("consented", ["yes", "no", 1, 0, None, [True], np.True_])
def test_only_true_is_consent(consented: Any) -> None:
    before = MATCH.to_bytes()
    assert refused(lambda: MATCH.undo(0, consented=consented)) == "malformed-undo"
    assert MATCH.to_bytes() == before


@given(json_values | st.binary())
def test_anything_as_bytes_is_refused(data: Any) -> None:
    assert refused(lambda: regalia.from_bytes("court", data)) == "malformed-position"


@pytest.mark.parametrize("name", regalia.GAMES)
@given(data=st.data())
@settings(max_examples=200)
def test_bytes_with_a_few_changed_are_refused_or_sound(name: str, data: st.DataObject) -> None:
    record = bytearray(POSITIONS[name])
    for _ in range(data.draw(st.integers(1, 3))):
        record[data.draw(st.integers(0, len(record) - 1))] = data.draw(st.integers(0, 255))
    try:
        match = regalia.from_bytes(name, bytes(record))
    except OURS:
        return
    assert match.to_bytes() == record
    assert json.loads(json.dumps(match.view(0))) == match.view(0)
    regalia.position(name, match.position())


@pytest.mark.parametrize("name", regalia.GAMES)
def test_bytes_whose_events_cannot_be_told_are_refused(name: str) -> None:
    layout = load_game(name).layout
    for field, place, number in [
        ("event_count", (), 1000), ("event_count", (), -1), ("event_count", (), len(layout.blank()[0].events)),
        ("telling", (), 0), ("events", (0, EVENT_KIND), 99), ("events", (0, EVENT_KIND), 0),
        ("events", (0, EVENT_AUDIENCE), 1 << 20), ("events", (0, EVENT_AUDIENCE), -2), ("events", (0, 0), 10**9),
        ("events", (-1, 0), 1),
    ]:  # fmt: skip
        changed = layout.from_bytes(POSITIONS[name])
        changed[field][(0, *place)] = number
        code = refused(lambda changed=changed: regalia.from_bytes(name, changed.tobytes()))
        assert code == ("malformed-position" if number == -1 else "impossible-position")


@pytest.mark.parametrize("earlier", [None, {}, b"", 1, NEWS])
def test_only_an_earlier_view_of_the_same_seat_has_a_difference(earlier: Any) -> None:
    assert refused(lambda: MATCH.look(0).difference(earlier)) == "foreign-view"
    assert refused(lambda: MATCH.look(0).difference(MATCH.look(1))) == "foreign-view"
    assert refused(lambda: MATCH.look(0).difference(regalia.new("council").look(0))) == "foreign-view"


def test_nothing_long_is_kept_of_what_was_sent() -> None:
    slashes = "/" * 100_000
    figures = load_game("tumult").options.options["components"].default
    assert isinstance(figures, dict)
    longer = {**figures, "regions": [region + slashes for region in figures["regions"]]}
    with pytest.raises(MalformedInput) as error:
        regalia.new("tumult", options={"components": longer})
    assert len(str(error.value)) < 300


@given(json_values, json_values, json_values, json_values)
def test_any_json_as_set_up_is_dealt_or_refused(name: Any, players: Any, seed: Any, options: Any) -> None:
    refused(lambda: regalia.new(name, players=players, seed=seed, options=options))
    refused(lambda: regalia.new("court", players=players))
    refused(lambda: regalia.new("court", seed=seed))
    refused(lambda: regalia.new("court", options=options))
    refused(lambda: regalia.new("court", options={"fools": options, "turn_limit": seed}))


@given(json_values, st.dictionaries(st.sampled_from(list(load_game("court").layout.fields)), json_values))
def test_any_json_as_a_position_is_set_up_or_refused(values: Any, fields: Any) -> None:
    refused(lambda: regalia.position("court", values))
    refused(lambda: regalia.position("court", fields))


@given(json_values, st.sampled_from(list(MATCH.record())), json_values)
def test_any_json_as_a_record_is_refused(record: Any, key: str, value: Any) -> None:
    assert refused(lambda: regalia.replay(record)) is not None
    changed = {**MATCH.record(), key: value}
    assert refused(lambda: regalia.replay(changed)) is not None or changed == MATCH.record()


@given(st.sampled_from(["players", "seed", "options", "edition", "log", "result"]), json_values)
def test_any_json_in_a_record_sealed_anew_is_replayed_or_refused(key: str, value: Any) -> None:
    refused(lambda: regalia.replay(sealed({**MATCH.record(), key: value})))
    refused(lambda: regalia.replay(sealed({**MATCH.record(), "log": [{"seat": 0, "undo": value}]})))
    refused(lambda: regalia.replay(sealed({**MATCH.record(), "log": [value]})))


MONSTERS = {
    "longer than Python will print": 10**5000,
    "below all": -(10**5000),
    "deeply nested": nested(100_000),
    "not a number": float("nan"),
    "endless": float("inf"),
    "long": "5" * 10_000,
}


@pytest.mark.parametrize("value", MONSTERS.values(), ids=MONSTERS)
def test_monstrous_values_get_a_short_sentence(value: Any) -> None:
    for call in (
        lambda: MATCH.play(0, value),
        lambda: MATCH.play(value, {"type": "roll"}),
        lambda: MATCH.play(MATCH.actors[0], {"type": "keep", "face": value}),
        lambda: MATCH.play(MATCH.actors[0], {"type": value}),
        lambda: regalia.new("court", seed=value),
        lambda: regalia.position("court", {"active": value}),
        lambda: regalia.replay(value),
        lambda: regalia.replay({**MATCH.record(), "log": [value]}),
        lambda: regalia.from_bytes("court", value),
        lambda: MATCH.view(value),
        lambda: MATCH.undo(0, consented=value),
        lambda: NEWS.told(value),
    ):
        with pytest.raises(OURS) as error:
            call()
        assert len(str(error.value)) < 300


def changes(value: Any) -> Iterator[Any]:
    """Everything that differs from a JSON value in one place."""
    if isinstance(value, dict):
        for key in value:
            yield {name: inner for name, inner in value.items() if name != key}
            yield from ({**value, key: inner} for inner in changes(value[key]))
    elif isinstance(value, list):
        yield value[:-1] if value else [0]
        for place, inner in enumerate(value):
            yield from ([*value[:place], other, *value[place + 1 :]] for other in changes(inner))
    elif isinstance(value, str):
        yield value[:-1] + ("0" if value[-1:] != "0" else "1")
        yield value[:-1]
    elif value is None:
        yield 0
    else:
        yield value + 1
        yield None


@pytest.mark.parametrize("moves", [0, 3, 12])
def test_a_record_changed_in_any_one_place_is_refused(moves: int) -> None:
    record = play_out(regalia.new("court", seed=6), seed=6, most=moves).record()
    for changed in changes(record):
        with pytest.raises(OURS):
            regalia.replay(copy.deepcopy(changed))


def test_the_record_of_a_finished_match_cannot_be_cut_short_or_reordered() -> None:
    record = play_out(regalia.new("court", seed=6, options={"turn_limit": 4}), seed=6).record()
    log = record["log"]
    for changed in (log[:-1], log[1:], log + log[-1:], [log[1], log[0], *log[2:]]):
        with pytest.raises(OURS):
            regalia.replay({**record, "log": changed})


def test_a_record_cut_off_in_the_middle_of_the_file_is_never_a_match(tmp_path: Path) -> None:
    text, file = json.dumps(MATCH.record()), tmp_path / "cut.json"
    for length in range(0, len(text), 9973):
        file.write_text(text[:length])
        with pytest.raises(Problem):
            read_record(file)


def test_unknown_games_are_named_in_the_refusal() -> None:
    with pytest.raises(MalformedInput, match="chess"):
        regalia.new("chess")
