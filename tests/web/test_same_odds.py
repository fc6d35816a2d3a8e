"""The odds that the companion looks up without a server are the engine's, in every case."""

import json
from math import comb

import numpy as np
from tools import odds
from tools.build_client import run

from regalia.games.court.rules.costs import pays_for
from regalia.games.court.rules.record import FACES, Card
from regalia.games.court.telling.chances import CERTAIN, MOST_DICE, NO_PRICE, PRICE_OF, read
from regalia.kernel import rule
from regalia.schema import Array, Values

CARDS = [card for card in Card if PRICE_OF[card] != NO_PRICE]
CASES = comb(MOST_DICE + FACES, FACES)  # results of up to twelve dice, with dice still to roll as a seventh face


def test_the_table_is_the_one_that_the_engine_writes() -> None:
    assert odds.FILE.read_text("utf-8") == odds.written()
    assert [card["card"] for card in odds.table()["cards"]] == [card.name.lower() for card in CARDS]


def test_every_case_is_looked_up_as_the_engine_has_it() -> None:
    lines = run("tests/odds.ts", capture_output=True, text=True).stdout.splitlines()
    cases = [json.loads(line) for line in lines]
    aside = np.array([np.bincount(dice, minlength=FACES) for dice, _, _ in cases], np.int32)
    loose, told = np.array([each for _, each, _ in cases]), np.array([each for _, _, each in cases])
    chances, states = np.asarray(read()), np.zeros(len(cases), np.int32)
    for place, card in enumerate(CARDS):
        odds.states_of(PRICE_OF[card], aside, np.zeros(FACES, np.int32), states)
        assert np.array_equal(told[:, place], chances[PRICE_OF[card], states, loose]), card.name
    assert len({(tuple(dice), each) for dice, each, _ in cases}) == CASES


@rule
def all_paid(results: Array, card: int, out: Values) -> None:
    for number in range(len(results)):
        out[number] = int(pays_for(results[number], card))


def test_C10_what_is_told_of_a_result_is_whether_it_pays() -> None:
    chances, results = np.asarray(read()), odds.results()
    states, paid = np.zeros(len(results), np.int32), np.zeros(len(results), np.int32)
    for card in CARDS:
        odds.states_of(PRICE_OF[card], results, np.zeros(FACES, np.int32), states)
        all_paid(results, card, paid)
        assert np.array_equal(chances[PRICE_OF[card], states, 0], CERTAIN * paid), card.name
