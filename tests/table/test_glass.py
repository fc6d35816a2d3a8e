"""The glass of a table: sand runs, stands, and runs on."""

from regalia.table import Player, Table
from tests.table.test_table import ADA, BOB, GREEDY, Hand, robbing


def stopped(*players: Player) -> tuple[Hand, Table]:
    """A table where the sand stands after five seconds."""
    clock = Hand()
    seated = robbing(clock, *players)
    clock.time += 5
    seated.let_run(False)
    return clock, seated


def test_sand_that_stands_does_not_run_out() -> None:
    clock, seated = stopped(ADA, BOB)
    clock.time += 100
    assert (seated.stands, seated.left, seated.due) == (True, 15, None)
    assert not seated.is_out(clock.time)


def test_sand_runs_on_where_it_stood() -> None:
    clock, seated = stopped(ADA, BOB)
    clock.time = 100
    seated.let_run(True)
    assert (seated.stands, seated.due) == (False, (115, None))
    assert seated.sand(104) == 9
    assert (seated.is_out(114.9), seated.is_out(115)) == (False, True)


def test_sand_is_laid_where_it_was() -> None:
    _, seated = stopped(ADA, BOB)
    seated.lay_sand(12.5)
    seated.let_run(True)
    assert seated.left == 7.5


def test_hands_of_bots_rest_while_the_sand_stands_and_do_not_make_up_for_it() -> None:
    clock, seated = stopped(ADA, GREEDY)
    assert seated.coming == []
    clock.time = 100
    seated.let_run(True)
    assert {due.seat for due in seated.coming} == {1, None}
    assert all(due.at > 100.4 for due in seated.coming)


def test_a_glass_that_begins_while_sand_stands_is_full() -> None:
    clock = Hand()
    seated = robbing(clock, ADA, BOB)
    seated.act(0, {"type": "lift", "place": 0})
    clock.time += 20
    seated.let_run(False)
    seated.tick()
    clock.time += 100
    assert (seated.stands, seated.left) == (True, 5)
