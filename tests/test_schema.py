"""Declarations: what they allow, and that both ways between numbers and JSON are total."""

from enum import IntEnum
from typing import Annotated, Any, NotRequired, TypedDict

import numpy as np
import pytest

import regalia
from regalia.errors import MalformedInput
from regalia.game import load_game
from regalia.schema import (
    COMPLETE,
    NOBODY,
    Action,
    Actions,
    Event,
    Events,
    Integer,
    Layout,
    Member,
    Option,
    Options,
    Repeated,
    Subset,
    describe_shape,
    field,
)

EVERY_GAME = pytest.mark.parametrize("name", regalia.GAMES)


class Colour(IntEnum):
    RED = 0
    BLUE = 1


class Small:
    number: int = field(Integer(-1, 5), "a number")
    colour: int = field(Member(Colour), "a colour")
    colours: Any = field(Subset(Colour), "colours by seat", (2,))
    wide: int = field(Integer(0, 1 << 40, wide=True), "a wide number", known=NOBODY)
    scratch: int = field(Integer(0, 9), "never told", transient=True)


class Growing:
    steps: int = field(Integer(0, 101), "grows in play", counter=True)
    by_seat: Any = field(Integer(0, 101), "grow in play", (2,), counter=True)


def test_wide_fields_come_first_and_an_odd_record_ends_in_a_zero() -> None:
    layout = Layout(Small)
    assert layout.dtype.names == ("wide", "number", "colour", "colours", "scratch", "_")
    assert layout.dtype.itemsize == 32


def test_byte_order_is_fixed() -> None:
    assert {Layout(Small).dtype[name].base.str for name in ("wide", "number")} == {"<i8", "<i4"}


def test_a_record_is_written_by_name_with_and_without_secrets() -> None:
    layout = Layout(Small)
    records = layout.blank()
    record = records[0]
    record.number, record.colour, record.colours[1], record.wide = -1, Colour.BLUE, 3, 1 << 33
    shown = {"number": -1, "colour": "blue", "colours": [[], ["red", "blue"]]}
    assert layout.write(records, secrets=False) == shown
    assert layout.write(records, secrets=True) == {"wide": 1 << 33, **shown}


@pytest.mark.parametrize(
    "values",
    [
        {"number": 6}, {"number": -2}, {"number": 1.0}, {"number": True}, {"number": "1"}, {"number": [1]},
        {"colour": "green"}, {"colour": "RED"}, {"colour": 0}, {"colours": [["red"]]},
        {"colours": [["red", "red"], []]}, {"colours": ["red", []]},
        {"wide": -1}, {"scratch": 1}, {"_": 0}, {"unknown": 1},
    ],
)  # fmt: skip
def test_values_that_do_not_fit_are_refused_and_nothing_is_set(values: dict[str, Any]) -> None:
    layout = Layout(Small)
    records = layout.blank()
    with pytest.raises(MalformedInput):
        layout.read_into(records[0], {"number": 3, **values})
    assert not np.any(np.frombuffer(records.tobytes(), np.uint8))


@pytest.mark.parametrize("values", [{"steps": 51}, {"steps": 101}, {"by_seat": [0, 51]}])
def test_a_counter_is_refused_that_leaves_less_than_half_of_its_range(values: dict[str, Any]) -> None:
    layout = Layout(Growing)
    layout.read_into(layout.blank()[0], {"steps": 50, "by_seat": [50, 50]})
    with pytest.raises(MalformedInput) as error:
        layout.read_into(layout.blank()[0], values)
    assert error.value.reason == "counter-too-large"
    assert "50 at most" in str(error.value)


@EVERY_GAME
def test_every_action_code_is_written_and_read_back(name: str) -> None:
    actions = load_game(name).actions
    written = [actions.write(code) for code in range(len(actions))]
    assert [actions.read(action) for action in written] == list(range(len(actions)))


@EVERY_GAME
def test_the_tables_for_the_rules_agree_with_the_codes(name: str) -> None:
    actions = load_game(name).actions
    for code in range(len(actions)):
        verb = actions.verb[code]
        assert actions.first[verb] <= code < actions.first[verb + 1]
        assert actions[actions.write(code)["type"]] == verb


def test_arguments_that_can_never_go_together_are_illegal_not_malformed() -> None:
    either = Integer(1, 2)
    actions = Actions(Action("swap", "Swap two.", never=lambda a, b: "same" if a == b else "", a=either, b=either))
    assert len(actions) == 2
    assert actions.parse({"type": "swap", "a": 1, "b": 1}).never == "same"
    with pytest.raises(MalformedInput):
        actions.parse({"type": "swap", "a": 1, "b": 3})


def test_events_write_their_arguments_by_name() -> None:
    seat = Integer(0, 4)
    events = Events(Event("rolled", seat=seat, dice=Repeated(Integer(1, 6), 2), colour=Member(Colour)), seat=seat)
    assert events["rolled"] == 1
    written = events.write(1, [3, 5, 6, 1, 0, 0, 0])
    assert written == {"type": "rolled", "seat": 3, "dice": [5, 6], "colour": "blue"}


def test_options_take_words_and_numbers_and_fill_in_defaults() -> None:
    options = Options(
        Option("limit", "C21", "a limit", "none", {"none": 0}, range(1, 10)),
        Option("dice", "C8", "dice", 6, {}, (6, 8)),
    )
    assert options.read({"limit": 3}) == {"limit": 3, "dice": 6}
    assert options.read({}) == {"limit": 0, "dice": 6}
    wrongs: list[Any] = [{"limit": 0}, {"limit": "some"}, {"dice": 7}, {"dice": True}, {"other": 1}, [], None]
    for wrong in wrongs:
        with pytest.raises(MalformedInput):
            options.read(wrong)


@EVERY_GAME
def test_every_option_fills_fields_of_the_record(name: str) -> None:
    game = load_game(name)
    assert game.options.read({}).keys() <= game.layout.fields.keys()


@EVERY_GAME
def test_every_field_says_what_it_means(name: str) -> None:
    assert all(field.meaning for field in load_game(name).layout.fields.values())


class Purse(TypedDict):
    """Some
    coins."""

    colour: Annotated[str, Member(Colour)]
    coins: Annotated[dict[Annotated[str, Member(Colour)], int], COMPLETE]
    pair: Annotated[list[float], 2]
    heavy: NotRequired[bool | None]


def test_a_typed_dictionary_describes_itself_with_what_stands_beside_its_types() -> None:
    colour = Member(Colour).describe()
    assert describe_shape(Purse) == {
        "kind": "object",
        "name": "Purse",
        "meaning": "Some coins.",
        "properties": {
            "colour": colour,
            "coins": {"kind": "map", "keys": colour, "values": {"kind": "number"}, "complete": True},
            "pair": {"kind": "list", "of": {"kind": "number"}, "count": 2},
            "heavy": {"kind": "optional", "of": {"kind": "boolean"}},
        },
        "optional": ["heavy"],
    }


@pytest.mark.parametrize("shape", [set[int], Annotated[int, 2], Annotated[list[int], COMPLETE]])
def test_a_shape_that_is_not_understood_is_an_error(shape: Any) -> None:
    with pytest.raises(AssertionError):
        describe_shape(shape)
