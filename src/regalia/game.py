"""The games by name, each assembled from its folder: one line here is all that a new game adds."""

import json
import secrets
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

import numpy as np

from regalia.contract import Greedy, Judging, Rules
from regalia.entry_points import EntryPoints
from regalia.errors import MalformedInput, quoted
from regalia.kernel import EVENT_AUDIENCE, EVENT_KIND, EVERYONE, SEATS, Stream
from regalia.legality import Legality
from regalia.schema import Actions, Array, Events, Json, Layout, Options, Reasons, describe_shape

GAMES = ("court", "council", "tumult")

_WORDS_IN_KEY = 4
SEED_BITS = 32 * _WORDS_IN_KEY


class Game:
    """One game: its declarations, its rules as compiled entry points, and what follows from them."""

    def __init__(self, name: str) -> None:
        def part(file: str) -> Any:
            return import_module(f"regalia.games.{name}.{file}")

        self.name: Final = name
        self.layout: Final = Layout(part("rules.record").State)
        self.actions: Final[Actions] = part("rules.actions").ACTIONS
        self.events: Final[Events] = part("rules.events").EVENTS
        self.options: Final[Options] = part("rules.options").OPTIONS
        self.rulings: Final[tuple[str, ...]] = part("rules.reasons").RULINGS
        self.reasons: Final[Reasons] = part("rules.reasons").REASONS
        self.without_clock: Final[dict[str, Json]] = getattr(part("rules.options"), "WITHOUT_CLOCK", {})
        components = files(f"regalia.games.{name}").joinpath("components.json").read_text("utf-8")
        self.components: Final[dict[str, Json]] = json.loads(components)
        self._check = part("rules.check").check
        self._shapes = part("telling.shapes")
        self.rules: Final[Rules[Any]] = part("rules.contract")
        self.bot: Final[Greedy[Any]] = part("bot.greedy")
        self.judging: Final[Judging[Any]] = part("bot.judging")
        self.edition: Final = self.rules.EDITION
        self.players: Final = self.rules.PLAYERS
        self.minutes: Final = self.rules.MINUTES
        self.sources: Final = self.rules.SOURCES
        self.glasses: Final = self.rules.GLASSES  # of the game's clock, by name
        self.legality: Final = Legality(self.rules, self.actions)
        self.entry_points: Final = EntryPoints(self.rules, self.legality, self.bot)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy of a game is the game, in another process too: its rules are compiled once."""
        return load_game, (self.name,)

    def deal(self, players: object, seed: int, options: object, edition: object) -> Array:
        """A fresh record, dealt."""
        return self._deal(players, key_words(seed), self.options.read(options), edition)

    def _deal(self, players: object, key: list[int], chosen: dict[str, Json], edition: object) -> Array:
        records = self.layout.blank()
        record = records[0]
        record.players = self._read_players(players)
        record.edition = self._read_edition(edition)
        record.telling = 1
        for name, value in chosen.items():
            record[name] = value
        record.random_key = key
        self.entry_points.deal_at(records, 0)
        return records

    def arrange(self, values: object) -> Array:
        """A record set up by hand: a fresh deal with the fields in `values` changed, and checked.

        Dealt by the `random_key` in `values`; without one, by a key that nobody can guess.
        """
        if not isinstance(values, dict) or not all(isinstance(name, str) for name in values):
            raise MalformedInput("malformed-position", "position-no-object", given=quoted(values))
        chosen = self.options.read({})
        chosen |= {name: self.layout.fields[name].read(name, values[name]) for name in chosen if name in values}
        for option in self.options.choices:
            option.check(chosen[option.name])
        key = key_words(secrets.randbits(SEED_BITS))
        if "random_key" in values:
            key = self.layout.fields["random_key"].read("random_key", values["random_key"])
        records = self._deal(values.get("players", self.players[0]), key, chosen, values.get("edition", self.edition))
        self.entry_points.forget_events_at(records, 0)
        self.layout.read_into(records[0], values)
        for problem in self._check(records[0]):
            raise MalformedInput("impossible-position", "impossible-position", game=self.name, problem=problem)
        return records

    def restore(self, data: object) -> Array:
        """The record whose bytes these are, checked like one set up by hand, its events too."""
        if not isinstance(data, bytes) or len(data) != self.layout.dtype.itemsize:
            size = self.layout.dtype.itemsize
            raise MalformedInput("malformed-position", "record-bytes", size=size, given=quoted(data))
        given = self.layout.from_bytes(data)
        wrong = self.layout.out_of_range(given)
        if wrong is not None:
            raise MalformedInput("malformed-position", "bytes-out-of-range", field=wrong)
        records = self.arrange(self.layout.write(given, secrets=True))
        if self._are_events(given):
            records["event_count"], records["events"] = given["event_count"], given["events"]
        if records.tobytes() != data:
            raise MalformedInput("impossible-position", "foreign-bytes")
        return records

    def _are_events(self, records: Array) -> bool:
        """Whether so many events can be told, and nothing is written behind them."""
        rows, count = records["events"][0].tolist(), int(records["event_count"][0])
        return 0 <= count <= len(rows) and not any(map(any, rows[count:])) and all(map(self._is_event, rows[:count]))

    def _is_event(self, row: list[int]) -> bool:
        return EVERYONE <= row[EVENT_AUDIENCE] < 1 << SEATS and self.events.holds(row[EVENT_KIND], row[:EVENT_AUDIENCE])

    def _read_players(self, players: object) -> int:
        least, most = self.players
        if type(players) is not int or not least <= players <= most:
            raise MalformedInput(
                "malformed-players", "players", name=self.name, least=least, most=most, given=quoted(players)
            )
        return players

    def _read_edition(self, edition: object) -> int:
        if type(edition) is not int or not 1 <= edition <= self.edition:
            raise MalformedInput("unknown-edition", "edition", given=quoted(edition), name=self.name)
        return edition

    def events_of(self, records: Array) -> list[dict[str, Json]]:
        """The events that the first record still holds, in order."""
        rows = records["events"][0, : records["event_count"][0]].tolist()
        return [self.events.write(row[EVENT_KIND], row[:EVENT_AUDIENCE]) for row in rows]

    def introduce(self) -> dict[str, Json]:
        """What somebody wants to know who chooses a game; title and pitch are messages of its catalogue.

        `first` are the options that suit whoever plays it for the first time.
        """
        return {
            "game": self.name,
            "title": f"{self.name}-title",
            "pitch": f"{self.name}-pitch",
            "players": {"least": self.players[0], "greatest": self.players[1]},
            "minutes": {"least": self.minutes[0], "greatest": self.minutes[1]},
            "first": {**self.options.first},
        }

    def describe(self) -> dict[str, Json]:
        """All that a client needs to know of a game whose rules it does not know, as JSON."""
        return {
            **self.introduce(),
            "edition": self.edition,
            "actions": [action.describe() for action in self.actions.actions],
            "options": [option.describe() for option in self.options.options.values()],
            "events": [event.describe() for event in self.events.events.values()],
            "fields": {name: field.describe() for name, field in self.layout.fields.items() if not field.transient},
            "reasons": [reason.describe() for reason in self.reasons.reasons.values()],
            "rulings": list(self.rulings),
            "sources": list(self.sources),
            "glasses": list(self.glasses),
            "shapes": self._describe_shapes(),
            "components": deepcopy(self.components),
        }

    def _describe_shapes(self) -> dict[str, Json]:
        """Of what comes with choices and beside the fields of a view, and of components that bear names of the game."""
        declared = {name: getattr(self._shapes, name.capitalize(), None) for name in ("facts", "derived", "components")}
        return {name: describe_shape(shape) for name, shape in declared.items() if shape is not None}

    def compile(self) -> Iterator[str]:
        """Compile every entry point by calling it; yields the name of each before that."""
        yield "deal"
        records = self.deal(self.players[0], 0, {}, self.edition)
        out = np.zeros(len(self.actions), np.int32)
        seats = self.players[1]
        calls = {
            "actors": (), "clock": (), "clock_seconds": (), "tick": (), "legal": (0, out), "refuse": (0, 0),
            "refuse_kind": (0, 0), "greedy": (0, out), "hide": (-1,), "imagine": (0,),
            "places": (np.zeros(seats, np.int32),), "points": (np.zeros((seats, len(self.sources)), np.int32),),
            "forget_events": (), "change_stream": (0,),
        }  # fmt: skip
        for name, arguments in calls.items():
            yield name
            getattr(self.entry_points, f"{name}_at")(records.copy(), 0, *arguments)
        yield "act"
        seat = self.entry_points.actors_at(records, 0).bit_length() - 1
        self.entry_points.legal_at(records, 0, seat, out)
        self.entry_points.act_at(records, 0, seat, int(out[0]))
        yield "play randomly"
        self.entry_points.play_randomly(records, 0, 1, stream(0), out)


def stream(seed: int) -> Array:
    """Random numbers of a caller's own, beside those of any game."""
    streams = Layout(Stream).blank()
    streams[0].random_key = key_words(seed)
    return streams


def key_words(seed: int) -> list[int]:
    """A seed of up to 128 bits as the four words of a random key."""
    return [seed >> 32 * place & 0xFFFFFFFF for place in range(_WORDS_IN_KEY)]


@cache
def _load(name: str) -> Game:
    return Game(name)


def load_game(name: object) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in GAMES:
        raise MalformedInput("unknown-game", "unknown-game", given=quoted(name), games=list(GAMES))
    return _load(name)
