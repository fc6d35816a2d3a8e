"""Every game fulfils the contract. Most of that mypy proves: it compares the modules below with its types."""

from typing import TypeVar

import pytest

from regalia.contract import Greedy, Judging, Rules
from regalia.game import GAMES, load_game
from regalia.games.council.bot import greedy as council_greedy
from regalia.games.council.bot import judging as council_judging
from regalia.games.council.rules import contract as council_rules
from regalia.games.court.bot import greedy as court_greedy
from regalia.games.court.bot import judging as court_judging
from regalia.games.court.rules import contract as court_rules
from regalia.games.tumult.bot import greedy as tumult_greedy
from regalia.games.tumult.bot import judging as tumult_judging
from regalia.games.tumult.rules import contract as tumult_rules
from regalia.kernel import State

_State = TypeVar("_State", bound=State)


def parts(rules: Rules[_State], bot: Greedy[_State], judging: Judging[_State]) -> tuple[object, object, object]:
    return rules, bot, judging


PARTS = {
    "court": parts(court_rules, court_greedy, court_judging),
    "council": parts(council_rules, council_greedy, council_judging),
    "tumult": parts(tumult_rules, tumult_greedy, tumult_judging),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_assembled_from_the_modules_that_mypy_compares_with_the_contract(name: str) -> None:
    game = load_game(name)
    assert (game.rules, game.bot, game.judging) == PARTS[name]
