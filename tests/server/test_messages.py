"""What the messages of the server look like, for those who write clients."""

from pathlib import Path
from typing import get_type_hints

from regalia.server.store import Store
from regalia.server.tables import Hall
from regalia.server.wire.outgoing import FROM_SERVER, Changes, Choice, Situation
from tests.server.hosting import ADA, BEN, Kept, at_table, first_act, hosted


def test_an_entry_may_change_whatever_a_snapshot_says_of_the_situation() -> None:
    changed = get_type_hints(Situation) | {"choices": dict[int, Choice | None]}
    assert get_type_hints(Changes) == changed
    assert Changes.__required_keys__ == frozenset()


def test_every_message_is_told_from_the_others_by_its_type() -> None:
    schema = FROM_SERVER.json_schema()
    assert schema["discriminator"]["propertyName"] == "type"
    kinds = {"snapshot", "entry", "up-to-date", "acknowledged", "refused", "reason", "pong", "lobby", "spectators"}
    assert set(schema["discriminator"]["mapping"]) == kinds


def test_an_entry_says_only_what_changed(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            readers = {guest: Kept() for guest in (ADA, BEN)}
            for guest, reader in readers.items():
                await live.join(reader, guest.id, None)
            mover, act = first_act(live)
            assert act.actions[0]["type"] == "keep"
            await live.perform(mover.id, act)
            [entry] = readers.pop(mover).entries
            [others] = (reader.entries[0] for reader in readers.values())
            assert not entry.keys() & {"seats", "state", "actors", "clock", "request", "ending"}
            assert not others.keys() & {"seats", "choices", "can_undo"}, "it is not his turn"
            assert "start_dice" not in entry["derived"], "the dice of the next turn are as many as before"
            assert entry["can_undo"]

    hosted(tmp_path, work)


def test_of_a_turn_that_grows_only_the_new_lines_are_sent(tmp_path: Path) -> None:
    async def work(hall: Hall, store: Store) -> None:
        async with at_table(hall) as live:
            reader = Kept()
            await live.join(reader, None, None)
            for message in ("first", "second"):
                mover, act = first_act(live, message)
                await live.perform(mover.id, act)
            first, second = (entry["story"]["changed"] for entry in reader.entries)
            [turn] = first
            assert first[turn]["kept"] == 0, "nothing is remembered of who has just come"
            lines = len(first[turn]["lines"])
            assert second[turn]["kept"] == lines - 1, "a second die set aside is told in the place of the first"
            assert len(second[turn]["lines"]) == 1

    hosted(tmp_path, work)
