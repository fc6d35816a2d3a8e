"""What bots at tables are called."""

from regalia.kernel import SEATS
from regalia.table.names import bot_name
from regalia.table.players import TITLES


def test_every_seat_has_a_bots_name_for_each_title_and_no_name_comes_twice() -> None:
    names = [bot_name(seat, title) for seat in range(SEATS) for title in TITLES]
    assert len({*names}) == 2 * SEATS
    assert all(name.isalpha() and len(name) <= 8 for name in names)
