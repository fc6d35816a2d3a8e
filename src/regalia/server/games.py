"""What a client needs to draw a game and to speak of it: descriptions, and the catalogues under their digests."""

import hashlib
from functools import cache
from importlib.resources import files

from pydantic import BaseModel

from regalia.bots import BOTS, opponents
from regalia.game import GAMES, Game
from regalia.schema import Json
from regalia.words import LANGUAGES

_DIGITS = 16  # of a digest: enough to tell one version of a file from the next


class Catalogues(BaseModel):
    """The addresses of a game's words in one language: what is said in all games, and in this one."""

    shared: str
    game: str


class OfferedBot(BaseModel):
    """A kind of bot that people may sit down with: the messages in the shared catalogue that name and describe it."""

    id: str
    name: str
    about: str
    thinks: bool  # whether the seconds of its seat make a difference


def offered_bots() -> list[OfferedBot]:
    """The weakest first."""
    kinds = [(name, BOTS[name]) for name in opponents()]
    return [
        OfferedBot(id=name, name=f"{kind.about}.name", about=kind.about, thinks=kind.uses_budget)
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


def description(game: Game) -> dict[str, Json]:
    """A game's own description, and where its words are."""
    spoken = {
        language: Catalogues(shared=_address(None, language), game=_address(game.name, language))
        for language in LANGUAGES
    }
    return {**game.describe(), "catalogues": {language: where.model_dump() for language, where in spoken.items()}}


def _text(game: str | None, language: str) -> str:
    package = "regalia" if game is None else f"regalia.games.{game}"
    return files(package).joinpath(f"{language}.ftl").read_text("utf-8")


def _name(game: str | None, language: str, text: str) -> str:
    digest = hashlib.sha256(text.encode()).hexdigest()[:_DIGITS]
    return f"{game or 'shared'}-{language}-{digest}.ftl"


def _address(game: str | None, language: str) -> str:
    return f"/api/catalogues/{_name(game, language, _text(game, language))}"
