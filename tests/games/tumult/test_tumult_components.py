"""The stand-ins, and how an owner of the box replaces them (option `components`)."""

import json
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

import regalia
from regalia import MalformedInput, Match
from regalia.games.tumult.rules.figures import STANDARD
from tests.games.tumult.table import new, play, player, refused, table, told
from tests.variants import play_out

OTHER: dict[str, Any] = {
    "village_bread": 1,
    "values": {"plain": [1, 2, 3, 4, 5, 6, 6], "gray": [4, 5, 6], "black": [1, 1, 1]},
    "spinner_shares": [0, 3, 0, 1],
    "chronicle_numbers": {"6": 1, "8": 25, "9": 0},
    "face_up": {"2": [1, 3], "3": [5, 4, 3]},
    "regions": ["PPPPPPPPP", "PFM/VSP/PPP", *["PFMVSPPPP"] * 8],
}


def replaced(**figures: Any) -> dict[str, Any]:
    return {**deepcopy(STANDARD), **figures}


def with_other(players: int = 2, seed: int = 1, **options: Any) -> Match:
    return regalia.new("tumult", players, seed, {"components": OTHER, **options})


def test_a_replaced_set_fills_the_record() -> None:
    position = with_other(3).position()
    assert position["tile_values"][:21] == [1, 2, 3, 4, 5, 6, 6] * 3
    assert position["tile_goods"][21:30] == ["bread"] * 3 + ["marble"] * 3 + ["tools"] * 3
    assert position["tile_values"][21:] == [4, 5, 6] * 3 + [1] * 9
    assert position["terrains"][0] == ["pasture"] * 9
    assert position["terrains"][1][:5] == ["pasture", "forest", "mountain", "village", "palace"]
    assert position["village_bread"] == 1
    assert position["spinner_shares"] == [0, 3, 0, 1]
    assert position["chronicle_numbers"] == [0, 0, 0, 0, 0, 0, 1, 5, 25, 0, 0]
    assert [slot for slot, lies in enumerate(position["lies"]) if lies == "open"] == [3, 4, 5]


def test_T4_the_spinner_turns_by_its_shares() -> None:
    shares = Counter(new(seed=seed, components=OTHER).position()["demand"][0] for seed in range(400))
    assert shares.keys() == {3, 5}
    assert 260 < shares[3] < 340


def test_T11_a_village_costs_as_much_bread_as_the_figures_say() -> None:
    mine = player(castle="b1 m2", fields="c1")
    match = table(mine, components=replaced(village_bread=1))
    assert told(play(match, "place d1; pay b1; pay m2"), "placed")[0]["statues"] == 2
    assert refused(table(player(castle="b1 m2", fields="c1 a1")), "place d1") == "T11"
    free = table(player(castle="b1 m2", fields="c1"), components=replaced(village_bread=0))
    assert refused(play(free, "place d1"), "pay b1") == "T11"
    assert told(play(free, "pay m2"), "placed")[0]["supporters"] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("taxes", ["turns", "budget", "hourglass"])
def test_a_game_with_a_replaced_set_is_recorded_and_replayed(players: int, taxes: str) -> None:
    match = play_out(with_other(players, taxes=taxes), seed=players)
    record = json.loads(json.dumps(match.record()))
    assert record["options"]["components"] == OTHER
    assert regalia.replay(record).to_bytes() == match.to_bytes()
    assert regalia.position("tumult", match.position()).position() == match.position()


def test_without_the_option_the_standard_set_is_recorded() -> None:
    assert new().record()["options"]["components"] == STANDARD


RUBBISH: list[tuple[Any, str]] = [
    (None, "an object of village_bread"),
    ([], "an object of village_bread"),
    ("box", "an object of village_bread"),
    ({}, "an object of village_bread"),
    ({**STANDARD, "more": 1}, "an object of village_bread"),
    ({name: STANDARD[name] for name in STANDARD if name != "values"}, "an object of village_bread"),
    (replaced(village_bread=7), "village_bread must be a number from 0 to 6"),
    (replaced(village_bread=True), "village_bread must be a number from 0 to 6"),
    (replaced(village_bread="2"), "village_bread must be a number from 0 to 6"),
    (replaced(village_bread=None), "village_bread must be a number from 0 to 6"),
    (replaced(values=None), "values must be an object of plain, gray, black"),
    (replaced(values={"plain": [1] * 7}), "values must be an object of plain, gray, black"),
    (replaced(values={**STANDARD["values"], "gray": [1, 2]}), "values of gray must be a list of 3"),
    (replaced(values={**STANDARD["values"], "gray": [1, 2, 0]}), "values of gray must be a number from 1 to 6"),
    (replaced(values={**STANDARD["values"], "gray": [1, 2, 7]}), "values of gray must be a number from 1 to 6"),
    (replaced(values={**STANDARD["values"], "gray": [1, 2, 1.5]}), "values of gray must be a number from 1 to 6"),
    (replaced(spinner_shares=[1, 1, 1]), "spinner_shares must be a list of 4"),
    (replaced(spinner_shares=[1, 1, 1, -1]), "spinner_shares must be a number from 0 to 1000"),
    (replaced(spinner_shares=[0, 0, 0, 0]), "spinner_shares cannot all be 0"),
    (replaced(chronicle_numbers={"6": 1}), "chronicle_numbers must be an object of 6, 8, 9"),
    (replaced(chronicle_numbers={"6": 1, "7": 1, "8": 1, "9": 1}), "chronicle_numbers must be an object of 6, 8, 9"),
    (replaced(chronicle_numbers={"6": 26, "8": 1, "9": 1}), "chronicle_numbers must be a number from 0 to 25"),
    (replaced(face_up={"2": [0, 1]}), "face_up must be an object of 2, 3"),
    (replaced(face_up={"2": [0, 4], "3": [0, 1, 2]}), "face_up must be a number from 0 to 3"),
    (replaced(face_up={"2": [0], "3": [0, 1, 2]}), "face_up must be a list of 2"),
    (replaced(face_up={"2": [0, 0], "3": [0, 1, 2]}), "face_up names a slot twice"),
    (replaced(regions=["PPPPPPPPP"] * 9), "regions must be a list of 10"),
    (replaced(regions=["PPPPPPPPX"] * 10), "nine of the letters P, F, M, V and S"),
    (replaced(regions=["PPPPPPPP"] * 10), "nine of the letters P, F, M, V and S"),
    (replaced(regions=[None] * 10), "nine of the letters P, F, M, V and S"),
    (replaced(regions=["SSSSSSSSS"] * 10), "a pasture for everybody's first statue"),
    (replaced(regions=["PSSSSSSSS"] * 9 + ["SSSSSSSSS"]), "a pasture for everybody's first statue"),
]


@pytest.mark.parametrize(("components", "sentence"), RUBBISH, ids=[str(number) for number in range(len(RUBBISH))])
def test_rubbish_is_refused_with_a_clear_sentence(components: Any, sentence: str) -> None:
    with pytest.raises(MalformedInput, match=sentence) as refused:
        regalia.new("tumult", options={"components": components})
    assert refused.value.code == "malformed-options"
    assert str(refused.value).startswith("components")


def test_T3_a_region_without_a_pasture_is_taken_if_the_others_have_enough() -> None:
    regions = ["PPPSSSSSS"] * 9 + ["SSSSSSSSS"]
    for seed in range(20):
        match = regalia.new("tumult", 4, seed, {"components": replaced(regions=regions), "taxes": "turns"})
        for _ in range(4):
            match.play(match.actors[0], match.legal(match.actors[0])[0])
        assert match.position()["rounds"] == 1
