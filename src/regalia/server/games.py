"""What a client needs to draw a game and to speak of it: descriptions, and the catalogues under their digests."""

import hashlib
from functools import cache
from importlib.resources import files

from regalia.bots import BOTS, opponents
from regalia.game import GAMES, Game, load_game
from regalia.rulings import reference
from regalia.schema import Json
from regalia.server.wire.descriptions import BotDescription, Catalogues
from regalia.words import LANGUAGES

_DIGITS = 16  # of a digest: enough to tell one version of a file from the next


def offered_bots() -> list[BotDescription]:
    """The bots that people can sit down with, the weakest first."""
    kinds = [(name, BOTS[name]) for name in opponents()]
    return [
        BotDescription(bot=name, name=f"{kind.about}.name", about=kind.about, thinks=kind.uses_budget)
        for name, kind in kinds
    ]


@cache
def catalogues() -> dict[str, str]:
    """Every catalogue by a name that carries its digest: `court-en-0123456789abcdef.ftl`."""
    found = {}
    for game in (None, *GAMES):
        for language in LANGUAGES:
            text = _text(game, language)
            found[_name(game, language, text)] = text
    return found


@cache
def introductions() -> list[dict[str, Json]]:
    """Every game as a hall shows it. What that needs is imported here, which takes a moment; nothing is compiled."""
    return [{**load_game(name).introduce(), "catalogues": _spoken(name)} for name in GAMES]


def description(game: Game) -> dict[str, Json]:
    """A game's own description, and where its words are."""
    return {**game.describe(), "catalogues": _spoken(game.name)}


def rules(name: str) -> dict[str, Json]:
    """The rules of a game to look up, and where its words are. Nothing is compiled for them."""
    return {**reference(load_game(name).name), "catalogues": _spoken(name)}


def _spoken(game: str) -> dict[str, Catalogues]:
    return {language: {"shared": _address(None, language), "game": _address(game, language)} for language in LANGUAGES}


def _text(game: str | None, language: str) -> str:
    package = "regalia" if game is None else f"regalia.games.{game}"
    return files(package).joinpath(f"{language}.ftl").read_text("utf-8")


def _name(game: str | None, language: str, text: str) -> str:
    digest = hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]
    return f"{game or 'shared'}-{language}-{digest}.ftl"


def _address(game: str | None, language: str) -> str:
    return f"/api/catalogues/{_name(game, language, _text(game, language))}"
