"""Every way to use a card, explored step by step, against a brute force over the dice themselves."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, permutations, product

import numpy as np
import pytest

from regalia import Match
from tests.games.court.table import shown, table

Dice = tuple[int, ...]
FACES = range(1, 7)


def hands(*sizes: int) -> Iterator[Dice]:
    for size in sizes:
        yield from combinations_with_replacement(FACES, size)


def explored(match: Match, *names: str) -> tuple[set[str], set[str]]:
    """All that a card can do: the dice it can leave active, and the dice it can hold on the way."""
    game = match.game
    verbs, out = {game.actions[name] for name in names}, np.zeros(len(game.actions), np.int32)
    done, held, seen = set[str](), set[str](), set[bytes]()
    todo = [np.frombuffer(match.to_bytes(), game.layout.dtype)]
    while todo:
        here = todo.pop()
        codes = out[: game.entry_points.legal_at(here, 0, 0, out)].tolist()
        uses = [code for code in codes if game.actions.verb[code] in verbs]
        assert uses or here[0].step == 0, "every step offered can be completed"
        for code in uses:
            after = here.copy()
            game.entry_points.act_at(after, 0, 0, code)
            game.entry_points.forget_events_at(after, 0)
            if after[0].step == 0:
                done.add(shown(after[0].active.tolist()))
                continue
            held.add(shown(after[0].chosen.tolist()))
            if after.tobytes() not in seen:
                seen.add(after.tobytes())
                todo.append(after)
    return done, held


def written(hands: set[Dice]) -> set[str]:
    return {" ".join(map(str, sorted(hand))) for hand in hands}


def others(dice: Dice, chosen: Dice) -> list[int]:
    """The faces of the dice whose places were not chosen."""
    return [face for place, face in enumerate(dice) if place not in chosen]


def alchemy(dice: Dice) -> set[Dice]:
    """Three dice, or both if there are only two."""
    found = set()
    for places in combinations(range(len(dice)), min(3, len(dice))):
        old = sorted(dice[place] for place in places)
        for new in product(FACES, repeat=len(places)):
            if sum(new) == sum(old) and sorted(new) != old:
                found.add((*others(dice, places), *new))
    return found


def philosophy(dice: Dice) -> set[Dice]:
    found = set()
    for places in permutations(range(len(dice)), 2):
        giver, receiver = dice[places[0]], dice[places[1]]
        for pips in range(1, 6):
            new = (giver - pips, receiver + pips)
            if new[0] >= 1 and new[1] <= 6 and sorted(new) != sorted((giver, receiver)):
                found.add((*others(dice, places), *new))
    return found


def raised(dice: Dice, pips: int) -> set[Dice]:
    choices = [(face, face + pips) if face + pips <= 6 else (face,) for face in dice]
    return {hand for hand in product(*choices) if hand != dice}


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_C7_the_alchemist_reaches_every_sharing_of_the_pips_of_his_dice_and_no_dead_end(size: int) -> None:
    for dice in hands(size):
        done, _ = explored(table("alchemist", active=" ".join(map(str, dice))), "alchemist", "transmute")
        assert done == written(alchemy(dice)), dice


def test_C7_the_philosopher_reaches_every_move_of_pips_between_two_dice() -> None:
    for dice in hands(1, 2, 3, 4):
        done, _ = explored(table("philosopher", active=" ".join(map(str, dice))), "philosopher")
        assert done == written(philosophy(dice)), dice


@pytest.mark.parametrize(("card", "pips"), [("noblewoman", 1), ("nobleman", 2)])
def test_C7_noblewoman_and_nobleman_reach_every_choice_of_dice(card: str, pips: int) -> None:
    for dice in hands(1, 2, 3, 4):
        done, _ = explored(table(card, active=" ".join(map(str, dice))), card, "enough")
        assert done == written(raised(dice, pips)), dice


def test_C6_the_merchant_can_throw_any_of_the_dice_but_not_none() -> None:
    for dice in hands(1, 2, 3, 4):
        _, held = explored(table("merchant", active=" ".join(map(str, dice))), "merchant", "throw")
        assert held == written({chosen for size in range(1, len(dice) + 1) for chosen in combinations(dice, size)})


def test_C7_the_serving_maid_reaches_one_die_raised_by_up_to_three() -> None:
    for dice in hands(1, 2, 3):
        done, _ = explored(table("serving_maid", active=" ".join(map(str, dice))), "serving_maid")
        expected = {
            (*others(dice, (place,)), face + pips)
            for place, face in enumerate(dice)
            for pips in (1, 2, 3)
            if face + pips <= 6
        }
        assert done == written(expected), dice


def test_C7_the_astronomer_reaches_exactly_the_faces_set_aside() -> None:
    for dice, aside in product(hands(1, 2), hands(1, 2)):
        match = table("astronomer", active=" ".join(map(str, dice)), aside=" ".join(map(str, aside)))
        expected = {(*others(dice, (place,)), to) for place, face in enumerate(dice) for to in aside if to != face}
        assert explored(match, "astronomer")[0] == written(expected), (dice, aside)
