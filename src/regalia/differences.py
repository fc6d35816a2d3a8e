"""What a reader of a table knows: a snapshot, and every entry since put in the place of what was known."""

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]


def taken(known: Json, message: Json) -> Json | None:
    """What is known after a message of the table; None if what came before it was missed.

    Messages that come twice or late change nothing.
    """
    if message["type"] == "snapshot":
        is_same = all(message[key] == known.get(key) for key in ("table", "seat"))
        return known if is_same and message["number"] < known["number"] else message
    if message["type"] != "entry" or (known and message["table"] != known["table"]):
        return known
    number = known.get("number", -1)
    if message["number"] <= number:
        return known
    return updated(known, message) if message["number"] == number + 1 else None


def updated(known: Json, entry: Json) -> Json:
    """A snapshot with an entry put in the place of what was known before."""
    changed = {key: value for key, value in entry.items() if key not in ("told", "type")}
    choices = known["choices"] | entry.get("choices", {})
    return {
        **known,
        **changed,
        "choices": {code: choice for code, choice in choices.items() if choice is not None},
        "fields": known["fields"] | entry["fields"],
        "derived": known["derived"] | entry["derived"],
        "story": _story(known["story"], entry["story"]),
    }


def _story(known: list[list[Json]], changes: Json) -> list[list[Json]]:
    """The lines of each turn."""
    turns = [*known, *([] for _ in range(changes["turns"]))][: changes["turns"]]
    for turn, change in changes["changed"].items():
        turns[int(turn)] = turns[int(turn)][: change["kept"]] + change["lines"]
    return turns
