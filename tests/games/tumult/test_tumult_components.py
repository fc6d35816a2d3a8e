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
    "village_price": {"bread": 1, "marble": 0, "tools": 4},
    "values": {
        "plain": {"bread": [1, 2, 3, 4, 5, 6, 6], "marble": [3] * 8, "tools": [1] * 6},
        "gray": {"bread": [4, 5, 6], "marble": [4, 4, 4], "tools": [5, 5, 5]},
        "black": {"bread": [1], "marble": [2], "tools": [3] * 7},
    },
    "spinner_shares": [0, 3, 0, 1],
    "chronicle_numbers": {"6": 1, "8": 25, "9": 0},
    "face_up": {"2": [1], "3": [5, 4, 3, 0], "4": [0, 1, 2, 3, 4, 5, 6, 7]},
    "regions": ["PPPPPPPPP", "PFM/VSP/PPP", *["PFMVSPPPP"] * 8],
}


def replaced(**figures: Any) -> dict[str, Any]:
    return {**deepcopy(STANDARD), **figures}


def with_other(players: int = 2, seed: int = 1, **options: Any) -> Match:
    return regalia.new("tumult", players, seed, {"components": OTHER, **options})


def test_a_replaced_set_fills_the_record() -> None:
    position = with_other(3).position()
    assert position["tile_goods"][:21] == ["bread"] * 7 + ["marble"] * 8 + ["tools"] * 6
    assert position["tile_values"][:21] == [1, 2, 3, 4, 5, 6, 6, *[3] * 8, *[1] * 6]
    assert position["tile_goods"][21:] == [
        *["bread"] * 3,
        *["marble"] * 3,
        *["tools"] * 3,
        "bread",
        "marble",
        *["tools"] * 7,
    ]
    assert position["tile_values"][21:] == [4, 5, 6, 4, 4, 4, 5, 5, 5, 1, 2, *[3] * 7]
    assert position["terrains"][0] == ["pasture"] * 9
    assert position["terrains"][1][:5] == ["pasture", "forest", "mountain", "village", "palace"]
    assert position["village_price"] == [1, 0, 4]
    assert position["spinner_shares"] == [0, 3, 0, 1]
    assert position["chronicle_numbers"] == [0, 0, 0, 0, 0, 0, 1, 5, 25, 0, 0]
    assert [slot for slot, lies in enumerate(position["lies"]) if lies == "open"] == [0, 3, 4, 5]


def test_T4_the_spinner_turns_by_its_shares() -> None:
    shares = Counter(new(seed=seed, components=OTHER).position()["demand"][0] for seed in range(400))
    assert shares.keys() == {3, 5}
    assert 260 < shares[3] < 340


def village(bread: int, marble: int, tools: int) -> dict[str, Any]:
    return replaced(village_price={"bread": bread, "marble": marble, "tools": tools})


def test_T11_a_village_costs_as_much_of_every_good_as_the_figures_say() -> None:
    match = table(player(castle="b1 m2", fields="c1"), components=village(1, 2, 0))
    assert told(play(match, "place d1; pay b1; pay m2"), "placed")[0]["statues"] == 2
    assert refused(table(player(castle="b1 m2", fields="c1 a1")), "place d1") == "T11"
    match = play(table(player(castle="b1 t2 t2", fields="c1"), components=village(0, 0, 3)), "place d1")
    assert refused(match, "pay b1") == "T11"
    assert told(play(match, "pay t2; pay t2"), "placed")[0]["supporters"] == 1


@pytest.mark.parametrize(("players", "open_"), [(2, [1]), (3, [0, 3, 4, 5]), (4, [0, 1, 2, 3, 4, 5, 6, 7])])
def test_T1_as_many_regions_begin_face_up_as_the_figures_say(players: int, open_: list[int]) -> None:
    position = with_other(players).position()
    assert [slot for slot, lies in enumerate(position["lies"]) if lies == "open"] == open_
    assert position["lies"].count("down") == 2 * players - len(open_)


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


PLAIN, GRAY = STANDARD["values"]["plain"], STANDARD["values"]["gray"]


def gray(**goods: Any) -> dict[str, Any]:
    return replaced(values={**STANDARD["values"], "gray": {**GRAY, **goods}})


def face_up(**slots: Any) -> dict[str, Any]:
    return replaced(face_up={**STANDARD["face_up"], **{players.strip("_"): lying for players, lying in slots.items()}})


RUBBISH: list[tuple[Any, str]] = [
    (None, "an object of village_price"),
    ([], "an object of village_price"),
    ("box", "an object of village_price"),
    ({}, "an object of village_price"),
    ({**STANDARD, "more": 1}, "an object of village_price"),
    ({name: STANDARD[name] for name in STANDARD if name != "values"}, "an object of village_price"),
    (replaced(village_price=2), "village_price must be an object of bread, marble, tools"),
    (replaced(village_price={"bread": 2}), "village_price must be an object of bread, marble, tools"),
    (replaced(village_price=[2, 2, 0]), "village_price must be an object of bread, marble, tools"),
    (village(7, 2, 0), "village_price.bread must be a number from 0 to 6"),
    (village(2, -1, 0), "village_price.marble must be a number from 0 to 6"),
    (village(2, 2, True), "village_price.tools must be a number from 0 to 6"),
    (village(0, 0, 0), "village_price cannot be 0 of every good"),
    (replaced(values=None), "values must be an object of plain, gray, black"),
    (replaced(values={"plain": PLAIN}), "values must be an object of plain, gray, black"),
    (
        replaced(values={**STANDARD["values"], "gray": [1, 2, 3]}),
        "values.gray must be an object of bread, marble, tools",
    ),
    (gray(bread=None), "values.gray.bread must be a list of 1 to 9"),
    (gray(bread=[]), "values.gray.bread must be a list of 1 to 9"),
    (gray(tools=[1] * 10), "values.gray.tools must be a list of 1 to 9"),
    (gray(tools=[1, 2]), "values.gray must be those of 9 tiles in all"),
    (gray(tools=[1, 2, 3, 3]), "values.gray must be those of 9 tiles in all"),
    (gray(marble=[1, 2, 0]), "values.gray.marble must be a number from 1 to 6"),
    (gray(marble=[1, 2, 7]), "values.gray.marble must be a number from 1 to 6"),
    (gray(marble=[1, 2, 1.5]), "values.gray.marble must be a number from 1 to 6"),
    (replaced(spinner_shares=[1, 1, 1]), "spinner_shares must be a list of 4"),
    (replaced(spinner_shares=[1, 1, 1, -1]), "spinner_shares must be a number from 0 to 1000"),
    (replaced(spinner_shares=[0, 0, 0, 0]), "spinner_shares cannot all be 0"),
    (replaced(chronicle_numbers={"6": 1}), "chronicle_numbers must be an object of 6, 8, 9"),
    (replaced(chronicle_numbers={"6": 1, "7": 1, "8": 1, "9": 1}), "chronicle_numbers must be an object of 6, 8, 9"),
    (replaced(chronicle_numbers={"6": 26, "8": 1, "9": 1}), "chronicle_numbers must be a number from 0 to 25"),
    (replaced(face_up={"2": [0, 1]}), "face_up must be an object of 2, 3, 4"),
    (face_up(_2=[0, 4]), "face_up.2 must be a number from 0 to 3"),
    (face_up(_3=[]), "face_up.3 must be a list of 1 to 6"),
    (face_up(_4=[0, 1, 2, 3, 4, 5, 6, 7, 7]), "face_up.4 must be a list of 1 to 8"),
    (face_up(_2=[0, 0]), "face_up.2 names a slot twice"),
    (face_up(_2=2), "face_up.2 must be a list of 1 to 4"),
    (replaced(regions=["PPPPPPPPP"] * 9), "regions must be a list of 10"),
    (replaced(regions=["PPPPPPPPX"] * 10), "nine of the letters P, F, M, V and S"),
    (replaced(regions=["PPPPPPPP"] * 10), "nine of the letters P, F, M, V and S"),
    (replaced(regions=[None] * 10), "nine of the letters P, F, M, V and S"),
    (replaced(regions=["SSSSSSSSS"] * 10), "must leave . players a pasture each"),
    (replaced(regions=["PSSSSSSSS"] * 9 + ["SSSSSSSSS"]), "must leave . players a pasture each"),
    (
        replaced(regions=["PPSSSSSSS"] * 10, face_up={"2": [0], "3": [0], "4": [0, 1]}),
        "regions and face_up must leave 3 players a pasture each, whichever regions lie face up",
    ),
]


@pytest.mark.parametrize(("components", "sentence"), RUBBISH, ids=[str(number) for number in range(len(RUBBISH))])
def test_rubbish_is_refused_with_a_clear_sentence(components: Any, sentence: str) -> None:
    with pytest.raises(MalformedInput, match=sentence) as refused:
        regalia.new("tumult", options={"components": components})
    assert refused.value.code == "malformed-options"


def test_T3_a_region_without_a_pasture_is_taken_if_the_others_have_enough() -> None:
    regions = ["PPPSSSSSS"] * 9 + ["SSSSSSSSS"]
    for seed in range(20):
        match = regalia.new("tumult", 4, seed, {"components": replaced(regions=regions), "taxes": "turns"})
        for _ in range(4):
            match.play(match.actors[0], match.legal(match.actors[0])[0])
        assert match.position()["rounds"] == 1
