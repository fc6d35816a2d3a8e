"""What a table may choose before the deal: every value is taken, everything else is refused."""

from typing import Any

import pytest

import regalia
from regalia import MalformedInput

DEFAULTS = {"fools": "unlimited", "dice_limit": 32, "turn_limit": "none"}


def options(chosen: Any) -> Any:
    return regalia.new("court", players=2, seed=1, options=chosen).record()["options"]


def test_C8_C11_C21_the_defaults_are_those_of_live_play_by_the_english_rules() -> None:
    assert options({}) == options(None) == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("fools", "unlimited"),
        ("fools", "players"),
        ("dice_limit", 12),
        ("dice_limit", 32),
        ("turn_limit", "none"),
        ("turn_limit", 1),
        ("turn_limit", 100_000),
    ],
)
def test_every_value_of_an_option_is_taken_and_written_down(name: str, value: str | int) -> None:
    assert options({name: value}) == {**DEFAULTS, name: value}


@pytest.mark.parametrize(
    "chosen",
    [
        {"fools": "none"},
        {"fools": 1},
        {"dice_limit": 13},
        {"dice_limit": "12"},
        {"turn_limit": 0},
        {"turn_limit": 100_001},
        {"turn_limit": True},
        {"jesters": 1},
        {1: 1},
        [],
        "fools",
    ],
)
def test_other_options_are_refused(chosen: Any) -> None:
    with pytest.raises(MalformedInput) as error:
        options(chosen)
    assert error.value.code == "malformed-options"


@pytest.mark.parametrize("players", [1, 6, 0, -1, True, "2", 2.0, None])
def test_the_game_is_for_two_to_five_players(players: Any) -> None:
    with pytest.raises(MalformedInput) as error:
        regalia.new("court", players=players)
    assert error.value.code == "malformed-players"
