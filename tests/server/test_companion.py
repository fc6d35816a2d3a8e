"""The companion's questions: the game's rules answer them, and what cannot be is refused with its reason."""

import asyncio
import subprocess
import sys
from typing import Any

import pytest

from regalia import GAMES
from regalia.client import Client, RefusedRequest
from regalia.questions import questions
from regalia.sentences import from_json
from regalia.words import LANGUAGES, Company, words
from tests.server.running import Json

GAME = {name: game for game in GAMES for name in questions(game)}
COMPANY = Company(["Adelheid", "Berengar", "Cleo"], ["feminine", "masculine", "feminine"], None)
KING, DUCHESS, PRINCE = range(3)
EXAMPLE: Json = {  # T20
    "robbers": [{"robbed": [0, 0, 0]}, {"robbed": [5, 0, 4], "mercy": True}, {"robbed": [4, 0, 4]}],
    "ranks": [KING, DUCHESS, PRINCE],
    "demand": [4, 4, 4],
    "left": [2, 4, 3],
}
COUNTED: Json = {
    "courtiers": [
        {"points": 30, "nobility": 7, "permits": 4, "servants": 2, "cards": 1},
        {"points": 50, "nobility": 7, "permits": 4, "servants": 0, "cards": 3},
    ],
    "colours": [0, None, None, None],
    "regions": [None, None, None],
    "queens": [0, None, None, None, None],
}


def asked(address: str, what: str, body: Json) -> Any:
    return asyncio.run(Client(address).post(f"/api/companion/{GAME[what]}/{what}", body))


def told(game: str, sentences: list[Json], language: str = "en") -> str:
    return " ".join(words(game, language).say(from_json(sentence), COMPANY) for sentence in sentences)


def refusal(address: str, what: str, body: Json) -> RefusedRequest:
    with pytest.raises(RefusedRequest) as refused:
        asked(address, what, body)
    return refused.value


def test_T20_the_example_of_the_rulebook_is_judged_kind_by_kind(address: str) -> None:
    bread, marble, tools = asked(address, "tumults", EXAMPLE)["verdicts"]
    assert (bread["counted"], bread["greediest"], bread["supporters"]) == ([0, 4, 4], DUCHESS, 3)
    assert (marble["greediest"], marble["supporters"]) == (None, 0)
    assert (tools["counted"], tools["greediest"]) == ([0, 3, 4], PRINCE)


def test_the_verdict_is_a_sentence_with_the_tie_and_the_loss(address: str) -> None:
    bread, marble, _ = asked(address, "tumults", EXAMPLE)["verdicts"]
    assert told("tumult", bread["sentences"]) == (
        "Berengar is greediest in bread. He counts 4, with mercy, as does Cleo: the higher rank is greediest. "
        "He gives back 3 supporters and all his bread tiles but the smallest."
    )
    assert told("tumult", marble["sentences"], "de") == (
        "Kein Tumult um den Marmor. 4 sind übrig, und das Volk braucht 4."
    )


def test_T21_where_nobody_counts_any_it_is_the_king(address: str) -> None:
    robbers = [{"robbed": [1, 0, 0], "mercy": True}, {"robbed": [0, 0, 0]}]
    two = {"robbers": robbers, "ranks": [1, 0], "demand": [4, 4, 4], "left": [0, 4, 4]}
    bread, *_ = asked(address, "tumults", two)["verdicts"]
    assert (bread["counted"], bread["greediest"]) == ([0, 0], 1)
    assert told("tumult", bread["sentences"]).endswith(
        "He gives back 3 supporters; there is no such tile to give back."
    )


def test_T16_who_has_too_few_supporters_is_helped_first_and_the_answer_says_what_that_comes_to(address: str) -> None:
    bread, marble, _ = asked(address, "tumults", EXAMPLE | {"supporters": [20, 2, 75]})["verdicts"]
    assert bread["changes"] == [5, 0, 0], "the second takes the three that are left, and pays them"
    assert marble["changes"] == [0, 0, 0]
    assert told("tumult", bread["sentences"]).endswith("by rank, while there are any. In the end: Adelheid +5.")


def test_T8_who_has_enough_gives_back_three_and_nobody_takes_any(address: str) -> None:
    bread, _, tools = asked(address, "tumults", EXAMPLE | {"supporters": [20, 20, 20]})["verdicts"]
    assert (bread["changes"], tools["changes"]) == ([0, -3, 0], [0, 0, -3])
    assert "too few" not in told("tumult", bread["sentences"])


def test_what_no_game_can_be_asked_is_an_unknown_address(address: str) -> None:
    for place in ("court/scores", "tumult/scores", "chess/scores"):
        with pytest.raises(RefusedRequest) as refused:
            asyncio.run(Client(address).post(f"/api/companion/{place}", COUNTED))
        assert refused.value.status == 404


def test_a_server_begins_without_the_rules_of_any_game() -> None:
    """They take half a second, and whoever opens the hall waits for it."""
    told = "import sys, regalia.server.app; print([name for name in sys.modules if name.startswith('regalia.games.')])"
    assert subprocess.check_output([sys.executable, "-c", told], text=True) == "[]\n"


@pytest.mark.parametrize("supporters", [[20, 20], [60, 40, 6], [20, 20, -1]])
def test_T2_there_are_as_many_supporters_as_in_the_box(address: str, supporters: list[int]) -> None:
    assert refusal(address, "tumults", EXAMPLE | {"supporters": supporters}).answer["code"] == "malformed-message"


@pytest.mark.parametrize("ranks", [[0, 1], [0, 1, 1], [0, 1, 3], [0, 1, 2, 3]])
def test_T1_every_player_has_one_rank(address: str, ranks: list[int]) -> None:
    assert refusal(address, "tumults", EXAMPLE | {"ranks": ranks}).answer["code"] == "impossible-position"


def test_T15_not_everybody_has_mercy_and_the_reason_is_told(address: str) -> None:
    merciful = [robber | {"mercy": True} for robber in EXAMPLE["robbers"]]
    answer = refusal(address, "tumults", EXAMPLE | {"robbers": merciful}).answer
    said = [words("tumult", language).say(from_json(answer["sentence"])) for language in LANGUAGES]
    assert "mercy" in said[LANGUAGES.index("en")]
    assert len(set(said)) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("what", "changed"),
    [
        ("tumults", {"demand": [6, 4, 4]}),
        ("tumults", {"left": [-1, 0, 0]}),
        ("tumults", {"left": [1, 1]}),
        ("tumults", {"left": [1.5, 1, 1]}),
        ("tumults", {"left": ["1", 1, 1]}),
        ("tumults", {"robbers": [{"robbed": [0, 0, 0]}]}),
        ("tumults", {"robbers": [{"robbed": [10**30, 0, 0]}, {"robbed": [0, 0, 0]}], "ranks": [0, 1]}),
        ("tumults", {"robbers": [{"robbed": [40, 0, 0]}, {"robbed": [0, 0, 0]}], "ranks": [0, 1]}),
        ("tumults", {"phase": "over"}),
        ("scores", {"queens": [None, 1, None, None, None]}),
        ("scores", {"queens": [1, None, None, None, None]}),
        ("scores", {"colours": [2, None, None, None]}),
        ("scores", {"colours": [0, None, None]}),
        ("scores", {"regions": [-1, True, None]}),
        ("scores", {"courtiers": [COUNTED["courtiers"][0] | {"permits": 46}] * 2}),
        ("scores", {"courtiers": [COUNTED["courtiers"][0] | {"permits": 23}] * 2}),
        ("scores", {"courtiers": [COUNTED["courtiers"][0] | {"nobility": 21}] * 2}),
        ("scores", {"courtiers": [COUNTED["courtiers"][0] | {"cards": -1}] * 2}),
    ],
)
def test_what_cannot_be_counted_is_refused(address: str, what: str, changed: Json) -> None:
    body = {"tumults": EXAMPLE, "scores": COUNTED}[what] | changed
    answer = refusal(address, what, body)
    assert (answer.status, answer.answer["code"].split("-")[0] in ("malformed", "impossible")) == (400, True)


@pytest.mark.parametrize("tiles", [[0], [7], [1] * 14, "1", [[1]], None])
def test_tiles_that_no_castle_holds_are_refused(address: str, tiles: Any) -> None:
    assert refusal(address, "payments", {"bread": tiles, "marble": [], "tools": []}).status == 400


def field(address: str, terrain: str, factor: int = 1, **tiles: list[int]) -> Any:
    owned: Json = {"bread": [], "marble": [], "tools": []} | tiles
    fields = asked(address, "payments", owned)["fields"]
    return next(one for one in fields if (one["terrain"], one["factor"]) == (terrain, factor))


def test_T11_the_examples_of_the_rulebook_bring_three_and_five_supporters(address: str) -> None:
    pasture = field(address, "pasture", marble=[3], bread=[2])
    mountain = field(address, "mountain", bread=[3], marble=[3], tools=[3])
    assert [way["supporters"] for (way,) in pasture["ways"].values()] == [1, 2, 0]
    assert told("tumult", [mountain["sentence"]]) == "A mountain can be paid for, and brings up to 5 supporters."


def test_T11_a_cost_of_two_is_paid_by_one_and_one_by_two_or_by_three(address: str) -> None:
    ways = field(address, "village", bread=[1, 1, 2, 3])["ways"]["bread"]
    assert sorted(way["tiles"] for way in ways) == [[1, 1], [2], [3]]


def test_T10_only_pasture_and_forest_can_be_far_and_cost_twice(address: str) -> None:
    fields = asked(address, "payments", {"bread": [], "marble": [], "tools": []})["fields"]
    far = {one["terrain"]: one["price"] for one in fields if one["factor"] == 2}
    assert far == {"pasture": [2, 2, 0], "forest": [2, 2, 2]}


def test_what_is_lacking_is_said_and_a_figure_of_our_own_is_marked(address: str) -> None:
    village = field(address, "village", bread=[1])
    assert village["stand_in"]
    assert not field(address, "palace")["stand_in"]
    assert told("tumult", [village["sentence"]], "de") == "Für ein Dorf fehlt: 1 Brot und 2 Marmor."


def test_K18_the_score_has_all_sources_and_tells_who_won(address: str) -> None:
    sheet = asked(address, "scores", COUNTED)
    tiles = {"colours": [20, 0], "regions": [0, 0], "queen": [25, 0]}
    assert sheet["sources"] == {"play": [30, 50], **tiles, "nobility": [5, 5], "permits": [3, 3]}
    assert (sheet["points"], sheet["places"]) == ([83, 58], [1, 2])
    assert told("council", sheet["sentences"][-1:]) == "Adelheid wins with 83 points."


def test_K18_a_tie_goes_to_more_servants_and_cards_and_else_is_shared(address: str) -> None:
    equal = [{"points": 9, "nobility": 0, "permits": 0, "servants": 1, "cards": cards} for cards in (1, 2)]
    alone = COUNTED | {"colours": [None] * 4, "queens": [None] * 5}
    assert asked(address, "scores", alone | {"courtiers": equal})["places"] == [2, 1]
    shared = asked(address, "scores", alone | {"courtiers": equal[:1] * 2})
    assert shared["places"] == [1, 1]
    assert told("council", shared["sentences"][-1:]).startswith("Adelheid and Berengar share the victory")


def test_K18_by_option_a_tie_for_most_permits_brings_nobody_points(address: str) -> None:
    assert asked(address, "scores", COUNTED | {"tied_permits_score": False})["sources"]["permits"] == [0, 0]
