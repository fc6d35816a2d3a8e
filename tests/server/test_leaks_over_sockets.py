"""Two worlds that look the same to a player: a server sends him, and those who watch, the same bytes in both."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest

from regalia.client import Client, Live, RefusedRequest
from regalia.game import Game
from regalia.match import Match
from tests.server.network import CALM, Network, Talk
from tests.server.running import GAMES, TWO_PEOPLE, Json, served
from tests.server.twins import worlds_of
from tests.variants import Variant, random_moves

ROUNDS = 10
ENOUGH = 200  # messages that are compared
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
        self.talks[0].heard += [refused.value.answer, await self.client.get(f"/api/codes/{self.table['code']}")]

    async def act(self, number: int, seat: int, action: Json) -> None:
        live = self.lives[seat]
        act = {"type": "act", "id": f"act {number}", "seen": live.number, "actions": [action]}
        answer = await live.ask(act)
        assert answer["type"] == "acknowledged"
        for reader in (*self.lives, self.spectator):
            await reader.wait(lambda reader=reader: reader.number >= answer["number"])  # type: ignore[misc]


@asynccontextmanager
async def twin(folder: Path, network: Network, clients: list[Client], beginning: Match) -> AsyncIterator[Twin]:
    """A table that begins as arranged. The viewer and the spectator read it through the network."""
    game = beginning.game.name
    table = await clients[0].post("/api/tables", {"game": game, "seats": TWO_PEOPLE, "options": GAMES[game]})
    (folder / f"{table['id']}.json").write_text(json.dumps(beginning.position()))
    await clients[1].post(f"/api/tables/{table['id']}/join")
    for client in clients:
        await client.post(f"/api/tables/{table['id']}/ready")
    through = Client(network.address, clients[VIEWER].cookie)
    async with through.live() as viewer, Client(network.address).live() as spectator, clients[1].live() as other:
        for live in (viewer, spectator, other):
            await live.join(table["id"])
        yield Twin(table, clients[VIEWER], [viewer, other], spectator, network.talks[-2:])


def moments(game: str) -> Iterator[Match]:
    for seed in count():
        match = Variant(game, 2, GAMES[game]).new(seed)
        for _ in random_moves(match, seed, most=random.Random(seed).randrange(150)):
            pass
        if not match.over:
            yield match


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


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_the_same_to_a_player_send_him_the_same_bytes(tmp_path: Path, game: str) -> None:
    async def test(address: str) -> None:
        compared, chance = 0, random.Random(1)
        clients = [Client(address), Client(address)]
        async with Network(CALM, 1).open() as network:
            network.target = address
            for match in moments(game):
                here, there, *_ = worlds_of(match, VIEWER)
                async with (
                    twin(tmp_path, network, clients, here) as one,
                    twin(tmp_path, network, clients, there) as other,
                ):
                    compared += await compare([one, other], match.game, chance)
                if compared >= ENOUGH:
                    return

    with served(tmp_path, "begin_as_arranged") as server:
        asyncio.run(test(server.address))
