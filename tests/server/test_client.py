"""The client that other people's bots use."""

import asyncio
import textwrap
from typing import Any

import regalia.client
from regalia.client import Client


def test_the_example_of_the_client_plays_a_whole_game(address: str) -> None:
    assert regalia.client.__doc__ is not None
    example = textwrap.dedent(regalia.client.__doc__.split("\n\n", 1)[1]).replace("http://127.0.0.1:8000", address)
    assert len(example.splitlines()) <= 30
    whole = "async def example():\n" + textwrap.indent(example, "    ") + "    return live.ending"
    names: dict[str, Any] = {"Client": Client}
    exec(whole, names)
    assert sorted(asyncio.run(names["example"]())["standing"]) == [1, 2]
