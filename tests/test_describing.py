"""A game's description is enough: a client that knows nothing else reads views and events, and plays whole games."""

import json
import random
from typing import Any

import pytest

import regalia
from regalia.game import load_game
from regalia.match import Match
from regalia.telling import choices, telling

EVERY_GAME = pytest.mark.parametrize("name", regalia.GAMES)


class Stranger:
    """Plays from a description, legal actions and views alone; whatever they do not describe is an error."""

    def __init__(self, description: dict[str, Any], seed: int) -> None:
        self._actions = {action["type"]: action["arguments"] for action in description["actions"]}
        self._events = {event["type"]: event["arguments"] for event in description["events"]}
        self._fields = {name: field for name, field in description["fields"].items() if field["known"] != "nobody"}
        self._chance = random.Random(seed)

    def look(self, view: dict[str, Any]) -> None:
        assert view["state"].keys() == self._fields.keys()
        for name, value in view["state"].items():
            self._check_shape(value, self._fields[name]["shape"], self._fields[name]["domain"])
        for event in view["events"]:
            self._check_arguments(event, self._events[event["type"]])

    def choose(self, legal: list[dict[str, Any]]) -> dict[str, Any]:
        for action in legal:
            self._check_arguments(action, self._actions[action["type"]])
        return self._chance.choice(legal)

    def _check_arguments(self, said: dict[str, Any], arguments: dict[str, Any]) -> None:
        assert said.keys() == {"type", *arguments}
        for name, domain in arguments.items():
            self._check(said[name], domain)

    def _check_shape(self, value: Any, shape: list[int], domain: dict[str, Any]) -> None:
        if not shape:
            self._check(value, domain)
            return
        assert len(value) == shape[0]
        for inner in value:
            self._check_shape(inner, shape[1:], domain)

    def _check(self, value: Any, domain: dict[str, Any]) -> None:
        kind = domain["kind"]
        if kind == "integer":
            assert type(value) is int
            assert domain["least"] <= value <= domain["greatest"]
        elif kind == "member":
            assert value in domain["names"] or (value is None and domain["optional"])
        elif kind == "subset":
            assert set(value) <= set(domain["names"])
        elif kind == "mask":
            assert set(value) <= set(range(domain["size"]))
        else:
            assert kind == "list"
            assert domain["count"] in (None, len(value))
            for inner in value:
                self._check(inner, domain["of"])


def fits(value: Any, shape: dict[str, Any]) -> bool:
    """Whether a value of JSON is of a shape."""
    match shape:
        case {"kind": "number" | "word" | "boolean" as kind}:
            return type(value) in {"number": (int, float), "word": (str,), "boolean": (bool,)}[kind]
        case {"kind": "member", "names": names}:
            return value in names
        case {"kind": "optional", "of": inner}:
            return value is None or fits(value, inner)
        case {"kind": "either", "of": members}:
            return any(fits(value, member) for member in members)
        case {"kind": "list", "of": inner, "count": count}:
            return count in (None, len(value)) and all(fits(each, inner) for each in value)
        case {"kind": "map", "keys": keys, "values": inner, "complete": complete}:
            has_keys = value.keys() == set(keys["names"]) if complete else value.keys() <= set(keys["names"])
            return has_keys and all(fits(each, inner) for each in value.values())
    assert shape["kind"] == "object"
    inner, optional = shape["properties"], set(shape["optional"])
    has_all = inner.keys() - optional <= value.keys() <= inner.keys()
    return has_all and all(fits(each, inner[name]) for name, each in value.items())


def played(match: Match, stranger: Stranger, chance: random.Random) -> None:
    for _ in range(100_000):
        if match.over:
            return
        for reader in (None, *range(match.players)):
            stranger.look(match.view(reader))
        if not match.actors:
            match.tick()
            continue
        seat = chance.choice(match.actors)
        match.play(seat, stranger.choose(match.legal(seat)))
    raise AssertionError("no end in sight")


@EVERY_GAME
def test_a_client_that_knows_only_the_description_plays_whole_games(name: str) -> None:
    description = json.loads(json.dumps(load_game(name).describe()))
    for seed in range(2):
        players = description["players"]["greatest"] - seed
        match = regalia.new(name, players=players, seed=seed)
        played(match, Stranger(description, seed), random.Random(seed))
        assert match.result is not None
        assert match.result["sources"].keys() == set(description["sources"])


@EVERY_GAME
def test_what_is_derived_and_the_facts_of_choices_have_the_shapes_of_the_description(name: str) -> None:
    game = load_game(name)
    shapes = json.loads(json.dumps(game.describe()["shapes"]))
    for seed in range(2):
        match, chance = regalia.new(name, players=game.players[1] - seed, seed=seed), random.Random(seed)
        while not match.over:
            if not match.actors:
                match.tick()
                continue
            seat = chance.choice(match.actors)
            for reader in (None, seat):
                assert fits(telling(name).derived(match.hidden(reader)), shapes["derived"])
            assert all(fits(choice.facts, shapes["facts"]) for choice in choices(game, match.hidden(seat), seat))
            match.play(seat, chance.choice(match.legal(seat)))
        assert fits(telling(name).derived(match.hidden(None)), shapes["derived"])


@pytest.mark.parametrize("name", ["court", "council"])
def test_the_components_have_the_shape_of_the_description(name: str) -> None:
    about = load_game(name).describe()
    shape = about["shapes"]["components"]
    assert fits({part: about["components"][part] for part in shape["properties"]}, shape)


@EVERY_GAME
def test_every_option_that_the_description_offers_can_be_played(name: str) -> None:
    for option in load_game(name).describe()["options"]:
        if option["kind"] == "figures":
            offered = [option["default"]]
        else:
            bounds = option["range"]
            offered = [*option["values"], *([bounds["least"], bounds["greatest"]] if bounds else [])]
        assert option["default"] in offered or option["range"] is not None
        for value in offered:
            assert regalia.new(name, seed=1, options={option["name"]: value}).actors


@EVERY_GAME
def test_an_option_that_counts_only_beside_another_names_a_word_of_that(name: str) -> None:
    options = {option["name"]: option for option in load_game(name).describe()["options"]}
    for option in options.values():
        for other, word in (option.get("only") or {}).items():
            assert other != option["name"]
            assert word in options[other]["values"]


@EVERY_GAME
def test_what_a_description_calls_fixed_never_changes_and_the_rest_does(name: str) -> None:
    fields = load_game(name).describe()["fields"]
    changed = set[str]()
    for players in range(load_game(name).players[0], load_game(name).players[1] + 1):
        for seed in range(3):
            match, chance = regalia.new(name, players=players, seed=seed), random.Random(seed)
            first = match.position()
            while not match.over:
                if not match.actors:
                    match.tick()
                    continue
                seat = chance.choice(match.actors)
                match.play(seat, chance.choice(match.legal(seat)))
                if chance.random() < 0.2:
                    changed |= {field for field, value in match.position().items() if value != first[field]}
            changed |= {field for field, value in match.position().items() if value != first[field]}
    assert changed & {name for name, field in fields.items() if field["fixed"]} == set()
    rarely = {"random_stream", "slots"}  # an undo past a reveal: of tumult, regions face down are mixed anew
    rarely |= {"barred", "repeated", "queue", "queued"}  # of council: choices near the end of the nobility track
    assert {name for name, field in fields.items() if not field["fixed"]} - changed - rarely == set()


@EVERY_GAME
def test_what_a_description_says_everybody_knows_is_the_same_in_every_view(name: str) -> None:
    fields = load_game(name).describe()["fields"]
    shared = [field for field, about in fields.items() if about["known"] == "everybody"]
    match, chance = regalia.new(name, players=load_game(name).players[1], seed=4), random.Random(4)
    hidden = set[str]()
    while not match.over:
        views = [match.view(seat)["state"] for seat in (None, *range(match.players))]
        position = match.position()
        for view in views:
            assert all(view[field] == position[field] for field in shared)
            hidden |= {field for field in view if view[field] != position[field]}
        if not match.actors:
            match.tick()
            continue
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal(seat)))
    assert hidden == {field for field, about in fields.items() if about["known"] in ("owner", "some")}


@EVERY_GAME
def test_what_is_advised_for_a_first_game_can_be_chosen_and_differs_from_the_default(name: str) -> None:
    game = load_game(name)
    first = game.describe()["first"]
    assert all(value != game.options.options[option].default for option, value in first.items())
    regalia.new(name, options=first)


def test_T7_a_first_game_of_tumult_begins_with_a_trial_run() -> None:
    match = regalia.new("tumult", options=load_game("tumult").describe()["first"])
    assert match.view(None)["state"]["practice"]
