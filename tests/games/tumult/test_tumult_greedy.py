"""The greedy player of Tumult Royale: always legal, blind to what is secret, sensible, and soon done."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import regalia
from regalia import Match
from regalia.game import load_game
from regalia.games.tumult.rules.figures import STANDARD
from regalia.schema import Array
from tests.games.tumult.table import MOST_PLAYERS, Player, crowned_by, play, player, read, table
from tests.variants import VARIANTS, Variant, random_moves

TUMULT = load_game("tumult")
OUR_VARIANTS = [variant for variant in VARIANTS if variant.game == "tumult"]
GREEDY_SEAT = 0
ALL_DECISIONS = 20_000  # of any game
LEAST_ROUNDS, MOST_ROUNDS = 7, 9.5  # on average: past the first dual space of the chronicle, before the last

PASTURES = "PPPPPP " * 6
FAR_PALACE = "PPPPPP " * 5 + "PPPPPS"

Chooser = Callable[[Array, int, Array], int]


def scratch() -> Array:
    return np.zeros(len(TUMULT.actions), np.int32)


def greedy_choice(records: Array, seat: int, out: Array) -> int:
    """The code of the greedy player's action, from what the seat may know."""
    hidden = records.copy()
    TUMULT.entry_points.hide_at(hidden, 0, seat)
    return int(TUMULT.entry_points.greedy_at(hidden, 0, seat, out))


def chosen(match: Match, seat: int = GREEDY_SEAT) -> dict[str, Any]:
    code = TUMULT.entry_points.greedy_at(match.hidden(seat), 0, seat, scratch())
    return TUMULT.actions.write(int(code))


def seat_of(mask: int, chance: random.Random) -> int:
    """One of the seats that may act; the sand runs until all players are done."""
    return chance.choice([seat for seat in range(MOST_PLAYERS) if mask >> seat & 1])


def play_out(records: Array, seed: int, choosers: dict[int, Chooser] | None = None) -> Iterator[tuple[int, int]]:
    """Play to the end, yielding each seat and action before it is applied; all are greedy unless told."""
    chance, out = random.Random(seed), scratch()
    for _ in range(ALL_DECISIONS):
        acting = TUMULT.entry_points.actors_at(records, 0)
        if acting == 0:
            return
        seat = seat_of(acting, chance)
        action = (choosers or {}).get(seat, greedy_choice)(records, seat, out)
        yield seat, action
        TUMULT.entry_points.act_at(records, 0, seat, action)
    pytest.fail("the game does not end")


def finished(records: Array, seed: int, choosers: dict[int, Chooser] | None = None) -> Array:
    for _ in play_out(records, seed, choosers):
        pass
    return records


def random_chooser(seed: int) -> Chooser:
    chance = random.Random(seed)

    def choose(records: Array, seat: int, out: Array) -> int:
        return int(chance.choice(out[: TUMULT.entry_points.legal_at(records, 0, seat, out)]))

    return choose


def dealt(players: int, seed: int, **options: Any) -> Array:
    return TUMULT.deal(players, seed, options, TUMULT.edition)


@pytest.mark.parametrize("variant", OUR_VARIANTS, ids=str)
def test_every_choice_is_legal_in_games_of_its_own(variant: Variant) -> None:
    for seed in range(3):
        records = dealt(variant.players, seed, **variant.options)
        for seat, action in play_out(records, seed):
            assert TUMULT.entry_points.refuse_at(records, 0, seat, action) == 0


@pytest.mark.parametrize("variant", OUR_VARIANTS, ids=str)
def test_every_choice_is_legal_wherever_random_play_leads(variant: Variant) -> None:
    match = variant.new(seed=1)
    for _ in random_moves(match, seed=1, most=200):
        for seat in match.actors:
            assert chosen(match, seat) in match.legal(seat)


@pytest.mark.parametrize("memory", ["own", "none"])
def test_the_choice_needs_nothing_that_is_hidden_and_changes_nothing(memory: str) -> None:
    match = regalia.new("tumult", players=3, seed=5, options={"taxes": "budget", "memory": memory})
    for seat, _ in random_moves(match, seed=5, most=300):
        known, otherwise = match.hidden(seat), match.hidden(seat)
        choice = TUMULT.entry_points.greedy_at(known, 0, seat, scratch())
        assert known.tobytes() == match.hidden(seat).tobytes()
        otherwise[0].random_key = [1, 2, 3, 4]
        TUMULT.entry_points.imagine_at(otherwise, 0, seat)
        assert greedy_choice(otherwise, seat, scratch()) == choice


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_players_hardly_ever_win(players: int) -> None:
    wins = 0
    for seed in range(20):
        others = {seat: random_chooser(seed) for seat in range(players) if seat != GREEDY_SEAT}
        wins += finished(dealt(players, seed, taxes="budget"), seed, others)["winner"][0] == GREEDY_SEAT
    assert wins >= 19


@pytest.mark.parametrize("taxes", ["hourglass", "turns", "budget"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_its_own_are_neither_short_nor_drag_on(players: int, taxes: str) -> None:
    rounds = [int(finished(dealt(players, seed, taxes=taxes), seed)["rounds"][0]) for seed in range(20)]
    assert LEAST_ROUNDS <= sum(rounds) / len(rounds) <= MOST_ROUNDS


def test_nobody_passes_who_can_place() -> None:
    passing = TUMULT.actions.read({"type": "pass"})
    assert passing not in [action for _, action in play_out(dealt(4, seed=1, taxes="budget"), seed=1)]


def robbing(hand: str, castle: str = "", rival: str = "", realm: str = PASTURES, **fields: Any) -> Match:
    """Seat 0 with a tile in hand, or none, on a budget, and one own field in the corner of the realm."""
    holder: Player = player(fields="a1", castle=castle, hand=hand)
    return table(
        holder, player(fields="f6", castle=rival), realm=realm, phase="taxes", taxes="budget", budget=26, **fields
    )


@pytest.mark.parametrize(
    ("hand", "castle", "realm", "answer"),
    [
        ("b1", "", PASTURES, "keep"),
        ("m2", "", PASTURES, "keep"),
        ("t1", "", PASTURES, "return"),
        ("t3", "", "PSPPPP " + "PPPPPP " * 5, "keep"),
        ("t3", "", FAR_PALACE, "return"),
        ("b2", "b2 b2", PASTURES, "return"),
        ("t2", "t1", "PMPPPP " + "PPPPPP " * 5, "keep"),
        ("t3", "t2", "PMPPPP " + "PPPPPP " * 5, "return"),
    ],
)
def test_what_the_fields_in_reach_need_is_kept_and_the_rest_returned(
    hand: str, castle: str, realm: str, answer: str
) -> None:
    assert chosen(robbing(hand, castle, realm=realm)) == {"type": answer}


ALL_PLACES = [*range(15)]
ALL_SEEN = [ALL_PLACES, ALL_PLACES, [], []]
NO_MEMORY = 1
BREAD = "b1 b1 b2 b2 b2 b3 b3"
SCARCE = "m3 t1 t1 t2 t2 t2"  # no more marble than the people demand
AMPLE = "m3 m2 m2 t1 t1 t2"


@pytest.mark.parametrize(("middle", "answer"), [(SCARCE, "return"), (AMPLE, "keep")])
def test_who_would_be_the_greediest_leaves_the_people_what_they_demand(middle: str, answer: str) -> None:
    match = robbing("m2", "m1", middle=f"{BREAD} {middle}", seen=ALL_SEEN, demand=3)
    assert chosen(match) == {"type": answer}


def test_behind_a_greedier_rival_robbing_is_safe() -> None:
    match = robbing("m2", "m1", rival="m2 m2", middle=f"{BREAD} m3 t1 t1 t2", seen=ALL_SEEN, demand=3)
    assert chosen(match) == {"type": "keep"}


@pytest.mark.parametrize(("mercy", "answer"), [([], "return"), ([0], "keep")])
def test_T8_mercy_makes_a_tie_with_a_rival_safe(mercy: list[str], answer: str) -> None:
    match = table(
        player(fields="a1", castle="m1", hand="m2"),
        player(fields="e6 f6", castle="m3"),
        realm=PASTURES,
        middle=f"{BREAD} m3 t1 t1 t2 t2",
        phase="taxes",
        taxes="budget",
        seen=ALL_SEEN,
        demand=3,
        mercy=mercy,
    )
    assert chosen(match) == {"type": answer}


@pytest.mark.parametrize(("ranks", "answer"), [([0, 1], "return"), ([1, 0], "keep")])
def test_T8_of_equals_the_lower_rank_is_safe(ranks: list[int], answer: str) -> None:
    middle = f"{BREAD} m3 t1 t1 t2 t2"
    match = robbing("m2", "m1", rival="m3", middle=middle, seen=ALL_SEEN, demand=3, ranks=ranks)
    assert chosen(match) == {"type": answer}


def test_a_tile_seen_before_is_fetched_once_it_is_wanted() -> None:
    match = robbing("", "m2", middle=f"t1 t1 {BREAD} m1 m1 m2 m2 m3", seen=ALL_SEEN)
    assert chosen(match) == read(match, "lift 3")


def test_robbing_ends_when_all_is_there() -> None:
    assert chosen(robbing("", "b2 m2")) == {"type": "done"}


def test_robbing_ends_when_all_that_is_wanted_would_be_missed() -> None:
    match = robbing("", "b2", middle=f"{BREAD.replace('b2 b2', 'b2', 1)} m3 t1 t1 t2 t2 t2 t3 t3", seen=ALL_SEEN)
    assert chosen(match) == {"type": "done"}


def test_players_look_first_at_places_of_their_own() -> None:
    match = robbing("")
    assert chosen(match, 0)["type"] == chosen(match, 1)["type"] == "lift"
    assert chosen(match, 0) != chosen(match, 1)


def test_what_was_seen_is_not_looked_at_again() -> None:
    match = robbing("", seen=[[place for place in ALL_PLACES if place != 9], [], [], []], memory=NO_MEMORY)
    assert chosen(match) == read(match, "lift 9")


@pytest.mark.parametrize(("seconds", "answer"), [(20, "done"), (30, "lift")])
def test_T6_a_player_is_done_before_the_sand_is_out(seconds: int, answer: str) -> None:
    match = table(player(fields="a1"), player(fields="f6"), phase="taxes", seconds=seconds, moves=[10, 0, 0, 0])
    assert chosen(match)["type"] == answer


BESIDE_ALL = "PSPPPP VPPPPP " + "PPPPPP " * 4  # b2 lies beside a palace, a village and pastures
PALACE_AT_C1 = "PPSPPP " + "PPPPPP " * 5
TWO_PASTURES = "PPPFFF PFFFFF " + "FFFFFF " * 4  # b1 lies beside a1, c1 does not


@pytest.mark.parametrize(
    ("castle", "own", "realm", "choice"),
    [
        ("b2 m2 m2 t3", "b2", BESIDE_ALL, "place b1"),
        ("b2 m2 m2", "b2", BESIDE_ALL, "place a2"),
        ("b1 m1", "a1", PALACE_AT_C1, "place b1"),
        ("b2 m2", "a1 a2 b2", TWO_PASTURES, "place b1"),
    ],
    ids=["palace", "village", "towards a palace", "beside own fields"],
)
def test_statues_go_where_they_give_most(castle: str, own: str, realm: str, choice: str) -> None:
    match = table(player(castle=castle, fields=own), player(fields="f6"), realm=realm)
    assert chosen(match) == read(match, choice)


def test_T11_the_greatest_tile_pays_and_brings_supporters() -> None:
    match = play(table(player(castle="b1 b3 m1", fields="a1"), player(fields="f6"), realm=PASTURES), "place b1")
    assert chosen(match) == read(match, "pay b3")


def test_T3_the_first_statue_stands_beside_a_palace() -> None:
    in_the_centre = {**STANDARD, "regions": ["PPP/PSP/PPP"] * 10}
    match = regalia.new("tumult", players=2, seed=1, options={"components": in_the_centre})
    assert chosen(match, match.actors[0])["field"] in (1, 3, 5, 7)


@pytest.mark.parametrize(("own", "slot"), [("a3", 2), ("d3", 3)])
def test_T14_the_king_turns_up_a_region_at_his_border(own: str, slot: int) -> None:
    match = crowned_by(player(fields=own), player(fields="a1"), realm=PASTURES, chronicle=2, down="2 3")
    assert chosen(match) == read(match, f"reveal {slot}")
