"""The games by name, each assembled from its folder: one line here is all that a new game adds."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, Final

import numpy as np

from regalia.contract import Greedy, Judging, Rules
from regalia.entry_points import EntryPoints
from regalia.errors import MalformedInput, quoted
from regalia.kernel import EVENT_AUDIENCE, EVENT_KIND, NO_CLOCK, Stream
from regalia.legality import Legality
from regalia.schema import Actions, Array, Events, Json, Layout, Options
from regalia.words import words

GAMES = ("court", "council", "tumult")

_WORDS_IN_KEY = 4


class Game:
    """One game: its declarations, its rules as compiled doors, and what follows from them."""

    def __init__(self, name: str) -> None:
        def part(file: str) -> Any:
            return import_module(f"regalia.games.{name}.{file}")

        self.name: Final = name
        self.layout: Final = Layout(part("rules.record").State)
        self.actions: Final[Actions] = part("rules.actions").ACTIONS
        self.events: Final[Events] = part("rules.events").EVENTS
        self.options: Final[Options] = part("rules.options").OPTIONS
        self.rulings: Final[tuple[str, ...]] = part("rules.rulings").RULINGS
        self.without_clock: Final[dict[str, Json]] = getattr(part("rules.options"), "WITHOUT_CLOCK", {})
        self._check = part("rules.check").check
        self.rules: Final[Rules[Any]] = part("rules.contract")
        self.bot: Final[Greedy[Any]] = part("bot.greedy")
        self.judging: Final[Judging[Any]] = part("bot.judging")
        self.edition: Final = self.rules.EDITION
        self.players: Final = self.rules.PLAYERS
        self.sources: Final = self.rules.SOURCES
        self.clock: Final[int | None] = None if self.rules.CLOCK == NO_CLOCK else self.rules.CLOCK
        self.legality: Final = Legality(self.rules, self.actions)
        self.entry_points: Final = EntryPoints(self.rules, self.legality, self.bot)

    def deal(self, players: object, seed: int, options: object, edition: object) -> Array:
        """A fresh record, dealt."""
        return self._deal(players, seed, self.options.read(options), edition)

    def _deal(self, players: object, seed: int, chosen: dict[str, Json], edition: object) -> Array:
        records = self.layout.blank()
        record = records[0]
        record.players = self._read_players(players)
        record.edition = self._read_edition(edition)
        record.telling = 1
        for name, value in chosen.items():
            record[name] = value
        record.random_key = key_words(seed)
        self.entry_points.deal_at(records, 0)
        return records

    def arrange(self, values: object) -> Array:
        """A record set up by hand: a fresh deal with the fields in `values` changed, and checked."""
        if not isinstance(values, dict) or not all(isinstance(name, str) for name in values):
            raise MalformedInput("malformed-position", f"A position is an object, not {quoted(values)}.")
        chosen = self.options.read({})
        chosen |= {name: self.layout.fields[name].read(name, values[name]) for name in chosen if name in values}
        for option in self.options.choices:
            option.check(chosen[option.name])
        records = self._deal(values.get("players", self.players[0]), 0, chosen, values.get("edition", self.edition))
        self.entry_points.forget_events_at(records, 0)
        self.layout.read_into(records[0], values)
        for problem in self._check(records[0]):
            raise MalformedInput("impossible-position", problem)
        return records

    def _read_players(self, players: object) -> int:
        least, most = self.players
        if type(players) is not int or not least <= players <= most:
            raise MalformedInput(
                "malformed-players", f"{self.name} is for {least} to {most} players, not {quoted(players)}."
            )
        return players

    def _read_edition(self, edition: object) -> int:
        if type(edition) is not int or not 1 <= edition <= self.edition:
            raise MalformedInput(
                "unknown-edition", f"There is no edition {quoted(edition)} of the rules of {self.name}."
            )
        return edition

    def events_of(self, records: Array) -> list[dict[str, Json]]:
        """The events that the first record still holds, in order."""
        rows = records["events"][0, : records["event_count"][0]].tolist()
        return [self.events.write(row[EVENT_KIND], row[:EVENT_AUDIENCE]) for row in rows]

    def reason(self, ruling: int) -> tuple[str, str]:
        """A ruling that stands in the way: its name, and the sentence for whoever asked."""
        name = self.rulings[ruling - 1]
        return name, words(self.name).refusal(name)

    def compile(self) -> Iterator[str]:
        """Compile every door by walking through it; yields the name of each before it is opened."""
        yield "deal"
        records = self.deal(self.players[0], 0, {}, self.edition)
        out = np.zeros(len(self.actions), np.int32)
        seats = self.players[1]
        doors = {
            "actors": (), "legal": (0, out), "refuse": (0, 0), "greedy": (0, out), "hide": (-1,), "imagine": (0,),
            "places": (np.zeros(seats, np.int32),), "points": (np.zeros((seats, len(self.sources)), np.int32),),
            "forget_events": (), "change_stream": (0,),
        }  # fmt: skip
        for name, arguments in doors.items():
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
        raise MalformedInput("unknown-game", f"There is no game {quoted(name)}; there is {', '.join(GAMES)}.")
    return _load(name)
