"""JSON that passes through the messages unread looks as it is described to other programs."""

import asyncio
import random
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

import regalia
from regalia.client import Client
from regalia.game import load_game
from regalia.server.games import description, rules
from regalia.server.wire.descriptions import GameDescription, GameIntroduction, RulesReference
from regalia.shapes import AnyEvent, Result, Sentence
from regalia.telling import choices, telling
from regalia.words import LANGUAGES, words

EVERY_GAME = pytest.mark.parametrize("name", regalia.GAMES)


def fits(shape: Any, value: Any) -> bool:
    """Whether a value has a shape and nothing else: what a shape does not name would not be read."""
    try:
        return bool(TypeAdapter(shape).validate_python(value, strict=True) == value)
    except ValidationError:
        return False


@EVERY_GAME
def test_a_description_has_its_shape_and_nothing_else(name: str) -> None:
    described = description(load_game(name))
    assert fits(GameDescription, described)
    assert not fits(GameDescription, {**described, "more": 1})
    assert not fits(GameDescription, {**described, "minutes": 30})


@EVERY_GAME
def test_the_rules_have_their_shape_and_are_told_before_anything_is_compiled(name: str, address: str) -> None:
    told = asyncio.run(Client(address).get(f"/api/games/{name}/rules"))
    assert fits(RulesReference, told)
    assert told == rules(name)


def test_the_hall_is_told_of_every_game_what_it_shows(address: str) -> None:
    answer = asyncio.run(Client(address).get("/api/games"))
    assert fits(list[GameIntroduction], answer["games"])
    assert [game["game"] for game in answer["games"]] == list(regalia.GAMES)
    for game in answer["games"]:
        assert game["minutes"]["least"] < game["minutes"]["greatest"]
        said = [words(game["game"], language)(game["pitch"]) for language in LANGUAGES]
        assert said == [game["words"][language]["pitch"] for language in LANGUAGES]
        assert all(sentence.endswith(".") for sentence in said)
        assert len(set(said)) == len(LANGUAGES)


@EVERY_GAME
def test_sentences_events_and_results_have_their_shapes(name: str) -> None:
    match, chance = regalia.new(name, players=2, seed=8), random.Random(8)
    while not match.over:
        if not match.actors:
            match.tick()
            continue
        seat = chance.choice(match.actors)
        offered = choices(match.game, match.hidden(seat), seat)
        told = match.play(seat, chance.choice(offered).action).told(seat)
        for said in (chance.choice(offered).sentence, *map(telling(name).event, told)):
            assert fits(Sentence, said.to_json())
        assert fits(list[AnyEvent], told)
    assert fits(Result, match.result)
