"""All that is said in recorded games: events, offers, what is expected, reasons and ends."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import regalia
from regalia.match import Match, begun, play_entry
from regalia.sentences import Sentence
from regalia.telling import choices, telling
from regalia.words import words
from tests.variants import play_out

RECORDS = Path(__file__).parent.parent / "records"
ASKED_EACH_TIME = 8  # actions of whose refusal the reason is asked, at every position
OFFERED_AS = ("title", "row", "label")  # attributes that an offer may have


def records(game: str) -> list[dict[str, Any]]:
    """The recorded games, which the greedy bot played, and for what it never does one by chance."""
    kept = [json.loads(file.read_text("utf-8"))["record"] for file in sorted(RECORDS.glob(f"{game}-*.json"))]
    return [*kept, play_out(regalia.new(game, players=3, seed=3), seed=3, most=400).record()]


def said(record: dict[str, Any]) -> Iterator[Sentence]:
    """Every sentence of a recorded game."""
    match, chance = begun(record), random.Random(1)
    for number, entry in enumerate(record["log"]):
        yield from _offers(match)
        yield from _reasons(match, chance)
        yield from _events(match, play_entry(match, number, entry).told(entry.get("seat")))
    if match.over:
        yield from telling(match.game.name).ending(match.hidden(None))


def _events(match: Match, told: list[dict[str, Any]]) -> Iterator[Sentence]:
    spoken = telling(match.game.name)
    yield from map(spoken.event, told)
    yield from map(spoken.event, spoken.condensed(told))


def _offers(match: Match) -> Iterator[Sentence]:
    spoken, catalogue = telling(match.game.name), words(match.game.name)
    for seat in match.actors:
        view = match.hidden(seat)
        yield spoken.expected(view, seat)
        for choice in choices(match.game, view, seat):
            message, arguments = choice.sentence
            yield choice.sentence
            yield from (
                Sentence(f"{message}.{part}", arguments) for part in OFFERED_AS if catalogue.has(f"{message}.{part}")
            )


def _reasons(match: Match, chance: random.Random) -> Iterator[Sentence]:
    actions = match.game.actions
    for code in chance.choices(range(len(actions)), k=ASKED_EACH_TIME):
        refusal = match.why_not(chance.randrange(match.players), actions.write(code))
        if refusal is not None:
            yield refusal.sentence
