"""What a search takes a position of court to be worth."""

import numpy as np
import pytest
from tools.weights import Table

from regalia import Match
from regalia.bots.memory import WORLD, memory
from regalia.bots.tree import tree
from regalia.game import key_words
from regalia.games.court.bot import judging
from regalia.kernel import UNSETTLED
from tests.bots.playing import thinker
from tests.games.court.table import play, read, table

CHALLENGER = "laborer guard hunter pawnbroker"  # seven dice
HOLDER = "laborer guard farmer knight queen king"  # eight, one of them the Queen's


def stage_of(match: Match) -> int:
    return judging.stage(match.hidden(0)[0])


def traits_of(match: Match, seat: int) -> list[int]:
    out = np.zeros(judging.TRAITS, np.int32)
    judging.traits(match.hidden(0)[0], seat, out)
    return out.tolist()


def chance_of_first_seat(match: Match) -> float:
    m = memory(match.game, seed=1)
    m.worlds[WORLD] = match.hidden(0)[0]
    tree(match.game).judge(m, stage_of(match))
    return float(m.values[0])


def shares(match: Match, sentence: str, games: int) -> tuple[float, float]:
    """The chance of the first seat to win after an action, as judged, and his share of the games of greedy players."""
    greedy = Table(match.game, match.players)
    action = match.game.actions.read(read(match, sentence))
    won = 0.0
    for number in range(games):
        record = match.hidden(0)
        record["random_key"] = key_words(number)
        match.game.entry_points.act_at(record, 0, 0, action)
        won += greedy.play_on(record)[0]
    play(match, sentence)
    return chance_of_first_seat(match), won / games


def test_a_position_is_judged_when_a_turn_has_just_begun_and_not_amid_it() -> None:
    assert stage_of(table("farmer", active="1 2 4 4", turn=5)) == 2
    assert stage_of(table("farmer", active="1 2 4", aside="4", turn=5)) == UNSETTLED


def test_C14_C15_the_claim_and_the_final_round_are_stages_of_their_own() -> None:
    claimed = table(CHALLENGER, HOLDER, bar="7 2", start=1)
    final = table(CHALLENGER, HOLDER, bar="7 2", phase="final")
    assert stage_of(claimed) == judging.CLAIMED
    assert stage_of(final) == judging.FINAL


def test_C16_the_dice_against_the_bar_are_traits() -> None:
    claimed = table(CHALLENGER, HOLDER, bar="8 3", start=1)
    of_challenger, of_holder = traits_of(claimed, 0), traits_of(claimed, 1)
    dice_for_bar = slice(judging.DICE_FOR_BAR, judging.BAR_FACE)
    assert of_challenger[dice_for_bar] == [1, 1, 0, 0, 0, 0, 0], "seven dice against a bar of eight"
    assert of_holder[dice_for_bar] == [1, 1, 1, 0, 0, 0, 0], "and the Queen brings one"
    assert of_challenger[judging.BAR_FACE :] == [1, 1, 0, 0, 0], "the face to beat is at least 2, at least 3"
    assert (of_holder[judging.HAS_KING], of_holder[judging.HAS_QUEEN]) == (1, 1)


def test_C16_a_higher_bar_is_judged_harder_to_beat() -> None:
    bars = ("7 1", "7 6", "8 4")
    chances = [chance_of_first_seat(table(f"{CHALLENGER} bishop", HOLDER, bar=bar, phase="final")) for bar in bars]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[2] + 0.1


@pytest.mark.parametrize(
    ("card", "dice"),
    {
        "fool": "1 2 4",
        "farmer": "1 4 4",
        "serving_maid": "1 3 5",
        "philosopher": "2 4 6",
        "laborer": "4 5 6",
        "guard": "1 1 1",
    }.items(),
)
def test_a_first_card_is_judged_right_even_if_greedy_players_hardly_take_it(card: str, dice: str) -> None:
    judged, won = shares(table("", "", aside=dice, turn=1), f"take {card}", games=2000)
    assert judged == pytest.approx(won, abs=0.05)


def test_what_follows_a_turn_is_judged_and_not_searched() -> None:
    """So whatever its luck, a search values the cards that a result buys the same, to the last digit."""
    match = table("farmer", "farmer", aside="4 4 4 2")
    seen = [thinker(match, 60, seed).analyse(match.hidden(0), 0) for seed in (1, 2)]
    values = [{entry.action: pytest.approx(entry.value, abs=1e-12) for entry in judged} for judged in seen]
    assert len(values[0]) > 2
    assert values[0] == {entry.action: entry.value for entry in seen[1]}
