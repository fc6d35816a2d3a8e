"""What is kept is found again."""

import asyncio
from pathlib import Path

import pytest

from regalia.server.store import Conflict, Entry, Mine, Saved, Sitting, Store
from tests.server.store.keeping import ADA, BEN, NOBODY, SECRET, begin, entries_of, entry, head, kept, loaded, log


def test_a_table_comes_back_as_it_was_put_in(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add_guest(ADA)
        await store.create(head(), SECRET, [Sitting(ADA.id, waiting=True), Sitting()], log(2))

    kept(tmp_path, work)
    saved = kept(tmp_path, loaded)
    assert saved.head == head()
    assert saved.beginning == SECRET
    assert saved.sittings == [Sitting(ADA.id, waiting=True), Sitting()]
    assert saved.entries == log(2)


def test_an_unknown_table_is_nothing_and_is_not_made_by_asking(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert await store.load("unknown") is None
        assert await store.load("unknown") is None
        assert await store.find("UNKNOWN") is None
        assert await store.guest("unknown") is None

    kept(tmp_path, work)


def test_entries_are_there_in_order_after_a_close(tmp_path: Path) -> None:
    begin(tmp_path, "t")

    async def work(store: Store) -> None:
        for number in range(1, 12):
            await store.append("t", [entry(number)])

    kept(tmp_path, work)
    assert entries_of(tmp_path) == log(11)


def test_what_was_written_can_be_read_at_once(tmp_path: Path) -> None:
    begin(tmp_path, "t")

    async def work(store: Store) -> None:
        for number in range(1, 4):
            await store.append("t", [entry(number)])
            assert (await loaded(store)).entries == log(number)

    kept(tmp_path, work)


def test_a_number_that_is_taken_is_refused(tmp_path: Path) -> None:
    begin(tmp_path, "t", entries=2)

    async def work(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append("t", [Entry(2, "move", {"other": True}, at=9)])

    kept(tmp_path, work)
    assert entries_of(tmp_path) == log(2)


@pytest.mark.parametrize("number", [0, -1, 4])
def test_a_number_that_does_not_follow_the_last_is_refused(tmp_path: Path, number: int) -> None:
    begin(tmp_path, "t", entries=2)

    async def work(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append("t", [entry(number)])

    kept(tmp_path, work)
    assert entries_of(tmp_path) == log(2)


def test_an_entry_of_an_unknown_table_is_refused(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append("unknown", [entry(1)])
        assert await store.load("unknown") is None

    kept(tmp_path, work)


def test_several_entries_are_kept_all_or_none_and_with_them_what_they_change(tmp_path: Path) -> None:
    begin(tmp_path, "t", entries=1)

    async def work(store: Store) -> None:
        await store.add_guest(ADA)
        playing, sitting = head(state="playing"), {1: Sitting(ADA.id, waiting=True)}
        with pytest.raises(Conflict):
            await store.append("t", [entry(2), entry(3), entry(3)], playing, sitting)
        assert await loaded(store) == (head(), SECRET, NOBODY, log(1))
        await store.append("t", [entry(2), entry(3)], playing, sitting)
        assert await loaded(store) == (playing, SECRET, [Sitting(), sitting[1]], log(3))

    kept(tmp_path, work)


def test_how_a_table_began_never_changes(tmp_path: Path) -> None:
    begin(tmp_path, "t")

    async def work(store: Store) -> None:
        other = head(code="X", game="tumult", edition=2, options={}, visibility="link", created=5)
        await store.append("t", [entry(1)], other._replace(seats=["bot"], settings={}))
        assert (await loaded(store)).head == head(seats=["bot"], settings={})

    kept(tmp_path, work)


def test_a_code_finds_its_table_and_belongs_to_one_alone(tmp_path: Path) -> None:
    begin(tmp_path, "t")

    async def work(store: Store) -> None:
        assert await store.find("T") == "t"
        with pytest.raises(Conflict):
            await store.create(head("u", code="T"), SECRET, NOBODY)
        assert await store.load("u") is None

    kept(tmp_path, work)


def test_a_table_is_made_together_with_the_entry_that_tells_of_it_or_not_at_all(tmp_path: Path) -> None:
    begin(tmp_path, "t", entries=1)

    async def work(store: Store) -> None:
        made = Saved(head("u"), SECRET, NOBODY, log(2))
        with pytest.raises(Conflict):
            await store.append("t", [entry(3)], made=made)
        assert await store.load("u") is None
        await store.append("t", [entry(2)], made=made)
        assert await store.load("u") == made
        assert len((await loaded(store)).entries) == 2

    kept(tmp_path, work)


def test_of_public_tables_of_a_pace_those_come_that_fit_the_newest_first(tmp_path: Path) -> None:
    days = {"pace": "days"}
    shown = [head(table, created=created, settings=days) for table, created in (("c", 3), ("b", 2), ("a", 1))]
    private, over = head("d", visibility="link", settings=days), head("e", state="over", settings=days)
    others = [private, over, head("f", settings={"pace": "live"}), head("g", settings={})]

    async def work(store: Store) -> None:
        for table in [*reversed(shown), *others]:
            await store.create(table, SECRET, NOBODY)
        assert await store.public_tables("days", 0, lambda head: True, most=10) == shown
        assert await store.public_tables("days", 2, lambda head: True, most=10) == shown[:2]
        assert await store.public_tables("days", 0, lambda head: head.id != "c", most=1) == shown[1:2]

    kept(tmp_path, work)


def test_my_tables_are_those_that_wait_for_me_then_those_where_something_happened_last(tmp_path: Path) -> None:
    mine, both = Sitting(ADA.id), [Sitting(ADA.id), Sitting(BEN.id, waiting=True)]

    async def work(store: Store) -> None:
        for guest in (ADA, BEN):
            await store.add_guest(guest)
        await store.create(head("quiet"), SECRET, [mine, mine])
        await store.create(head("lively"), SECRET, both, log(3))
        await store.create(head("waiting"), SECRET, [Sitting(ADA.id, waiting=True)], log(1))
        await store.create(head("another's"), SECRET, [Sitting(BEN.id)], log(5))
        assert await store.tables_of(ADA.id, most=10) == [
            Mine(head("waiting"), updated=1001, waiting=True, awaited=[0]),
            Mine(head("lively"), updated=1003, waiting=False, awaited=[1]),
            Mine(head("quiet"), updated=1000, waiting=False, awaited=[]),
        ]
        assert [table.head.id for table in await store.tables_of(BEN.id, most=1)] == ["lively"]

    kept(tmp_path, work)


def test_what_is_in_no_list_is_found_when_it_is_old_and_nothing_of_it_is_left_when_it_is_removed(
    tmp_path: Path,
) -> None:
    begin(tmp_path, "listed", entries=2)

    async def work(store: Store) -> None:
        await store.add_guest(ADA)
        for table, created in (("older", 5), ("old", 6), ("young", 7)):
            lesson = head(table, visibility="unlisted", created=created)
            await store.create(lesson, SECRET, [Sitting(ADA.id, waiting=True), Sitting()], log(2))
        assert await store.unlisted_tables(before=7, most=9) == ["older", "old"]
        assert await store.unlisted_tables(before=7, most=1) == ["older"]
        await store.remove(["older", "old"])
        assert await store.unlisted_tables(before=9, most=9) == ["young"]
        assert [await store.load(table) for table in ("older", "old")] == [None, None]
        with pytest.raises(Conflict):
            await store.append("old", [entry(3)])
        assert (await loaded(store, "young")).entries == (await loaded(store, "listed")).entries == log(2)

    kept(tmp_path, work)


def test_a_guest_keeps_his_name_until_he_changes_it(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.add_guest(ADA)
        with pytest.raises(Conflict):
            await store.add_guest(ADA._replace(name="Impostor"))
        assert await store.guest(ADA.id) == ADA
        await store.change_guest(ADA._replace(name="Ada L.", seen=7))
        assert await store.guest(ADA.id) == ADA._replace(name="Ada L.", seen=7)

    kept(tmp_path, work)


def test_a_key_is_made_once_and_stays(tmp_path: Path) -> None:
    async def work(store: Store) -> list[str]:
        return await asyncio.gather(*(store.key("cookies") for _ in range(5)), store.key("links"))

    *same, other = kept(tmp_path, work)
    assert len(set(same)) == 1
    assert other not in same
    assert kept(tmp_path, work) == [*same, other]
