"""What a client needs to draw a game and to speak of it: descriptions, and the catalogues under their digests."""

import hashlib
from functools import cache
from importlib.resources import files
from typing import Any

from regalia.bots import BOTS, opponents
from regalia.game import GAMES, Game, load_game
from regalia.rulings import reference
from regalia.server.files import FOR_EVER, File, text
from regalia.server.wire.descriptions import BotDescription, Catalogues, IntroductionWords
from regalia.words import LANGUAGES, words

_DIGITS = 16  # of a digest: enough to tell one version of a file from the next


def offered_bots() -> list[BotDescription]:
    """The bots that people can sit down with, the weakest first."""
    kinds = [(name, BOTS[name]) for name in opponents()]
    return [
        BotDescription(
            bot=name,
            name=f"{kind.about}.name",
            about=kind.about,
            brief=f"{kind.about}.brief",
            thinks=kind.uses_budget,
        )
        for name, kind in kinds
    ]


@cache
def catalogues() -> dict[str, File]:
    """Every catalogue by a name that carries its digest: `court-en-0123456789abcdef.ftl`."""
    found = {}
    for game in (None, *GAMES):
        for language in LANGUAGES:
            content = _text(game, language)
            found[_name(game, language, content)] = text(content, "text/plain", FOR_EVER)
    return found


@cache
def introductions() -> list[dict[str, Any]]:
    """Every game as a hall shows it. What that needs is imported here, which takes a moment; nothing is compiled."""
    return [{**load_game(name).introduce(), **_spoken(name)} for name in GAMES]


def description(game: Game) -> dict[str, Any]:
    """A game's own description, and where its words are."""
    return {**game.describe(), **_spoken(game.name)}


def rules(name: str) -> dict[str, Any]:
    """The rules of a game to look up, and where its words are. Nothing is compiled for them."""
    return {**reference(load_game(name).name), **_spoken(name)}


def _spoken(game: str) -> dict[str, Any]:
    return {
        "catalogues": {language: _catalogues(game, language) for language in LANGUAGES},
        "words": {language: _introduced(game, language) for language in LANGUAGES},
    }


def _catalogues(game: str, language: str) -> Catalogues:
    return {"shared": _address(None, language), "game": _address(game, language)}


def _introduced(game: str, language: str) -> IntroductionWords:
    spoken, introduced = words(game, language), load_game(game).introduce()
    return {"title": spoken(str(introduced["title"])), "pitch": spoken(str(introduced["pitch"]))}


def _text(game: str | None, language: str) -> str:
    package = "regalia" if game is None else f"regalia.games.{game}"
    return files(package).joinpath(f"{language}.ftl").read_text("utf-8")


def _name(game: str | None, language: str, content: str) -> str:
    digest = hashlib.sha256(content.encode()).hexdigest()[:_DIGITS]
    return f"{game or 'shared'}-{language}-{digest}.ftl"


def _address(game: str | None, language: str) -> str:
    return f"/api/catalogues/{_name(game, language, _text(game, language))}"
