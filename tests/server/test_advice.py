"""A sensible move for whoever asks."""

import pytest

import regalia
from regalia.bots import Budget, bot
from regalia.client import Client
from regalia.lessons import lesson
from tests.server.asking import met, refused, table_of


@pytest.mark.parametrize("game", regalia.GAMES)
def test_the_move_that_is_advised_is_what_a_steady_player_does_with_what_the_seat_sees(address: str, game: str) -> None:
    async def work(ada: Client) -> None:
        step = (await ada.get(f"/api/lessons/{game}"))["steps"][0]["id"]
        table = (await ada.post(f"/api/lessons/{game}/{step}", {}))["table"]["id"]
        match = lesson(game).opened(step)
        steady = bot("steady", match.game, 0, Budget(iterations=1))
        wanted = match.game.actions.write(steady.choose(match.hidden(0), 0))
        assert (await ada.post(f"/api/tables/{table}/advice"))["action"] == wanted

    met(address, 1, work)


def test_only_who_sits_at_a_table_that_has_begun_is_advised(address: str) -> None:
    async def work(ada: Client, eve: Client) -> None:
        table = await table_of(ada, seats=2)
        with refused("not-begun"):
            await ada.post(f"/api/tables/{table}/advice")
        with refused("not-seated"):
            await eve.post(f"/api/tables/{table}/advice")

    met(address, 2, work)


def test_whoever_is_not_to_move_gets_no_advice(address: str) -> None:
    async def work(ada: Client, ben: Client) -> None:
        table = await table_of(ada, ben)
        for person in (ada, ben):
            await person.post(f"/api/tables/{table}/ready")
        actor, other = (ada, ben) if await is_to_move(ada, table) else (ben, ada)
        assert (await actor.post(f"/api/tables/{table}/advice"))["action"]["type"] == "keep"
        with refused("not-your-turn"):
            await other.post(f"/api/tables/{table}/advice")

    met(address, 2, work)


async def is_to_move(client: Client, table: str) -> bool:
    return bool((await client.get(f"/api/tables/{table}/words"))["choices"])
