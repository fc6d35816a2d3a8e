"""Looks at all that clients said and heard, and at the logs that are left, for anything that must never be."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from regalia.client import taken
from regalia.server.store import Entry, Saved
from tests.server.network import Talk
from tests.server.running import Json
from tests.server.truth import Shown, logs, shown, timeless


class Wrong(NamedTuple):
    """One thing that must never be."""

    kind: str
    about: object


Truth = dict[tuple[int, int | None], Shown]


def wrongs(talks: list[Talk], folder: Path) -> list[Wrong]:
    """All that is wrong. The server has ended."""
    by_table: dict[str, list[Talk]] = {}
    for talk in talks:
        if talk.said:
            by_table.setdefault(talk.said[0]["table"], []).append(talk)
    found = list[Wrong]()
    for table, saved in logs(folder, set(by_table)).items():
        truth = shown(saved)
        found += [*wrong_log(saved), *wrong_answers(by_table[table], saved)]
        for talk in by_table[table]:
            found += wrong_views(talk, truth)
    return found


def wrong_log(saved: Saved) -> Iterator[Wrong]:
    """Every entry follows the one before, and no message made two."""
    if [entry.number for entry in saved.entries] != list(range(1, len(saved.entries) + 1)):
        yield Wrong("gap", saved.head.id)
    made = Counter((entry.content["seat"], entry.content["id"]) for entry in saved.entries if "id" in entry.content)
    yield from (Wrong("twice", message) for message, times in made.items() if times > 1)


def wrong_answers(talks: list[Talk], saved: Saved) -> Iterator[Wrong]:
    """What was acknowledged is in the log as it was asked for, and stays acknowledged; nothing else is there."""
    said = {message["id"]: message for talk in talks for message in talk.said if "id" in message}
    heard = [message for talk in talks for message in talk.heard if message.get("id") in said]
    acknowledged = {answer["id"]: answer for answer in heard if answer["type"] == "acknowledged"}
    log = {entry.number: entry for entry in saved.entries}
    for answer in acknowledged.values():
        if not _is_in(log, answer, said[answer["id"]]):
            yield Wrong("lost", answer)
    for answer in heard:
        if acknowledged.get(answer["id"], answer) != answer:
            yield Wrong("answers", answer)
    yield from (Wrong("unasked", entry) for entry in saved.entries if not _is_asked(entry, said))


def _is_in(log: dict[int, Entry], answer: Json, message: Json) -> bool:
    entry = log.get(answer["number"])
    return entry is not None and entry.content.get("id") == answer["id"] and _is_as(entry, message)


def _is_asked(entry: Entry, said: dict[str, Json]) -> bool:
    """Whether somebody asked for it; nobody has to ask bots and the clock."""
    message = entry.content.get("id")
    return message is None or (message in said and _is_as(entry, said[message]))


_KINDS = {"act": "acted", "undo": "undid", "ask-undo": "asked-undo", "answer": "answered"}


def _is_as(entry: Entry, message: Json) -> bool:
    asked = {name: message[name] for name in ("actions", "agrees") if name in message}
    return entry.kind == _KINDS[message["type"]] and asked.items() <= entry.content.items()


def wrong_order(talk: Talk) -> Iterator[Wrong]:
    """On a line where nothing is lost or late there is no gap; who asks what he has missed may hear it twice."""
    number = 0
    for message in talk.heard:
        if message["type"] == "entry" and message["number"] > number + 1:
            yield Wrong("order", (number, message["number"]))
        if message["type"] in ("snapshot", "entry"):
            number = message["number"]


def wrong_views(talk: Talk, truth: Truth) -> Iterator[Wrong]:
    """A snapshot and every entry since are what a snapshot of that number shows this reader, and nothing more."""
    known: Json = {}
    for message in talk.heard:
        before, known = known, taken(known, message) or known
        if known is before:
            continue
        right = truth.get((known["number"], known["seat"]))
        if right is None:
            yield Wrong("vanished", known["number"])
        elif timeless(known) not in (right.snapshot, right.at_rest):
            yield Wrong(_kind(known, right, truth), differing(known, right.snapshot))
        elif message["type"] == "entry" and message["told"] != right.told:
            yield Wrong("told", message["told"])
        else:
            continue
        return  # what follows cannot be right


def _kind(known: Json, right: Shown, truth: Truth) -> str:
    """Whether somebody was shown what only others may see."""
    fields, own = known["fields"], right.snapshot["fields"]
    others = [one.snapshot["fields"] for (number, _), one in truth.items() if number == known["number"]]
    wrong = [name for name in fields if fields[name] != own.get(name)]
    return "leaked" if any(fields[name] == other.get(name) for name in wrong for other in others) else "differs"


def differing(one: Json, other: Json) -> list[str]:
    """The names under which two objects hold different things; those of fields by their own names."""
    names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
    within = [name for name in names if name == "fields" for name in differing(one[name], other[name])]
    return [name for name in names if name != "fields"] + within
