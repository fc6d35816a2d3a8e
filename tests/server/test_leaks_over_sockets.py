"""Two worlds that look the same to a player: a server sends him, and those who watch, the same bytes in both."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from regalia.client import Client, Live, RefusedRequest
from regalia.game import Game
from regalia.match import Match
from regalia.server.people import COOKIE, People, open_people
from regalia.server.store import Store
from regalia.server.tables import Hall
from tests.server.hosting import AROUND, hosted
from tests.server.network import CALM, Network, Talk
from tests.server.running import IN_HASTE, VARIANTS, Json, reached, served
from tests.server.times import STILL
from tests.server.twins import plan_of, worlds_of
from tests.variants import Variant, random_moves

ROUNDS = 10
MOMENTS = 6
ENOUGH = 50  # messages that are compared
VIEWER = 0


@dataclass
class Twin:
    """A table in one of two worlds. What the viewer and a spectator hear is kept."""

    table: Json
    client: Client
    lives: list[Live]  # of the players, the viewer first
    spectator: Live
    talks: list[Talk]

    @property
    def fields(self) -> Json:
        fields: Json = self.lives[VIEWER].known["fields"]
        return fields

    def heard(self) -> list[str]:
        """All that was sent since the last time."""
        sent = [self._masked(message) for talk in self.talks for message in talk.heard]
        for talk in self.talks:
            talk.heard.clear()
        return sent

    def _masked(self, message: Json) -> str:
        """A message without all that may differ between two tables where the same happens."""
        sent = json.dumps(message)
        for name in ("id", "code", "created"):
            sent = sent.replace(str(self.table[name]), name)
        return sent

    async def ask(self, number: int, questions: list[Json]) -> None:
        """All that the viewer may ask, whether it is answered on the channel or elsewhere; then he comes back."""
        live = self.lives[VIEWER]
        for place, action in enumerate(questions):
            await live.ask({"type": "why-not", "id": f"why {number} {place}", "action": action})
        tried = {"type": "act", "id": f"try {number}", "seen": live.number, "actions": questions[:2]}
        await live.ask(tried)
        await live.send({"type": "join", "table": self.table["id"], "seen": None})
        await live.ask({"type": "ping", "id": f"back {number}"})
        with pytest.raises(RefusedRequest) as refused:
            await self.client.get(f"/api/tables/{self.table['id']}/record")
        asked = (f"/api/codes/{self.table['code']}", f"/api/tables/{self.table['id']}/before/{live.number + 1}")
        self.talks[0].heard += [refused.value.answer, *[await self.client.get(address) for address in asked]]

    async def act(self, number: int, seat: int, action: Json) -> None:
        live = self.lives[seat]
        act = {"type": "act", "id": f"act {number}", "seen": live.number, "actions": [action]}
        answer = await live.ask(act)
        assert answer["type"] == "acknowledged"
        for reader in (*self.lives, self.spectator):
            await reached(reader, answer["number"])


def moments(variant: str) -> list[Match]:
    """Moments of games that are played by chance."""
    found, (game, options) = list[Match](), VARIANTS[variant]
    for seed in count():
        match = Variant(game, 2, options).new(seed)
        for _ in random_moves(match, seed, most=random.Random(seed).randrange(150)):
            pass
        found += [] if match.over else [match]
        if len(found) == MOMENTS:
            break
    return found


@dataclass(frozen=True)
class Prepared:
    """Two tables that have begun where a match stood, in two worlds, and the cookies of those who sit there."""

    tables: list[str]
    cookies: list[str]


async def prepared(hall: Hall, people: People, match: Match) -> Prepared:
    guests, tables = [await people.welcome("en"), await people.welcome("en")], list[str]()
    for position in worlds_of(match, VIEWER)[:2]:
        head = await hall.create(plan_of(match), guests[0], position)
        async with hall.table(head.id) as live:
            await live.sit(guests[1], None, "feminine", None)
            for guest in guests:
                await live.ready(guest, True)
        tables.append(head.id)
    return Prepared(tables, [f"{COOKIE}={people.cookie(guest)}" for guest in guests])


def all_prepared(folder: Path, matches: list[Match]) -> list[Prepared]:
    """Only we arrange positions: the tables are made before the server starts."""
    found = list[Prepared]()

    async def work(hall: Hall, store: Store) -> None:
        people = await open_people(store, AROUND.today)
        for match in matches:
            found.append(await prepared(hall, people, match))

    hosted(folder, work)
    return found


@asynccontextmanager
async def twin(network: Network, table: str, cookies: list[str]) -> AsyncIterator[Twin]:
    """The viewer and a spectator read a table through the network."""
    client = Client(network.target, cookies[VIEWER])
    shown = (await client.get(f"/api/tables/{table}"))["table"]
    viewer, spectator = Client(network.address, cookies[VIEWER]).live(), Client(network.address).live()
    async with viewer as one, spectator as another, Client(network.target, cookies[1]).live() as other:
        for live in (one, another, other):
            await live.join(table)
        for live in (one, another, other):
            await live.wait(partial(sand_runs, live))
        yield Twin(shown, client, [one, other], another, network.talks[-2:])


def sand_runs(live: Live) -> bool:
    """Whether there is no sand that stands until all have come."""
    return live.known["clock"] is None or not live.known["clock"]["stands"]


def any_action(game: Game, chance: random.Random) -> Json:
    action: Json = game.actions.write(chance.randrange(len(game.actions)))
    return action


def legal_in_both(twins: list[Twin]) -> list[tuple[int, Json]]:
    choices = [[choice["action"] for choice in live.choices] for live in twins[0].lives]
    others = [[choice["action"] for choice in live.choices] for live in twins[1].lives]
    return [(seat, action) for seat in (0, 1) for action in choices[seat] if action in others[seat]]


async def compare(twins: list[Twin], game: Game, chance: random.Random) -> int:
    """Let the same happen in both worlds until something comes to light. How many messages were the same."""
    compared = 0
    for number in range(ROUNDS):
        questions = [any_action(game, chance) for _ in range(4)]
        for one in twins:
            await one.ask(number, questions)
        compared += are_same(twins)
        legal, revealed = legal_in_both(twins), [one.fields["revealed"] for one in twins]
        if not legal:
            break
        seat, action = chance.choice(legal)
        for one in twins:
            await one.act(number, seat, action)
        if twins[0].fields != twins[1].fields and [one.fields["revealed"] for one in twins] != revealed:
            break
        compared += are_same(twins)
    return compared


def are_same(twins: list[Twin]) -> int:
    heard, other = (one.heard() for one in twins)
    assert heard == other
    return len(heard)


@pytest.mark.parametrize("variant", VARIANTS)
def test_worlds_that_look_the_same_to_a_player_send_him_the_same_bytes(tmp_path: Path, variant: str) -> None:
    async def test(address: str) -> None:
        compared, chance = 0, random.Random(1)
        async with Network(CALM, 1).open() as network:
            network.target = address
            for match, pair in zip(matches, pairs, strict=True):
                here, there = (twin(network, table, pair.cookies) for table in pair.tables)
                async with here as one, there as other:
                    compared += await compare([one, other], match.game, chance)
        assert compared > ENOUGH

    matches = moments(variant)
    pairs = all_prepared(tmp_path, matches)
    with served(tmp_path, messages=IN_HASTE, looks=IN_HASTE, **STILL) as server:
        asyncio.run(test(server.address))
