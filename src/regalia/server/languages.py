"""The languages that a request accepts (`Accept-Language`), and refusals in words.

Clients that draw a game speak for themselves: to them sentences travel free of language. Words are for other programs.
"""

import re

from fastapi.responses import JSONResponse
from starlette.datastructures import Headers
from starlette.responses import Response

from regalia.errors import Refused
from regalia.sentences import from_json
from regalia.server.wire.outgoing import Refusal
from regalia.server.wire.refusing import refusal
from regalia.words import LANGUAGES, Company, words

_RANGE = re.compile(r"\s*(\*|[a-z0-9-]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?")  # as RFC 9110 has it
_NOT_LIKED = (0.0, 0, "")


def accepted(header: str) -> str:
    """The language of ours that an `Accept-Language` likes best, the first of those equally liked; else English."""
    ranges = [found.groups(default="1") for found in map(_RANGE.fullmatch, header.lower().split(",")) if found]
    liked = [(float(quality), -place, name) for place, (name, quality) in enumerate(ranges)]
    return max(LANGUAGES, key=lambda language: _liking(language, liked))


def _liking(language: str, ranges: list[tuple[float, int, str]]) -> tuple[float, int, str]:
    """How much a language is liked: by its own name or that of a country's form of it, else as any other."""
    own = [liked for liked in ranges if liked[-1].partition("-")[0] == language]
    best = max(own or [liked for liked in ranges if liked[-1] == "*"], default=_NOT_LIKED)
    return best if best[0] > 0 else _NOT_LIKED


def spoken_in(language: str) -> dict[str, str]:
    return {"Content-Language": language, "Vary": "Accept-Language"}


def in_words(refusal: Refusal, language: str, company: Company | None = None) -> Refusal:
    said = words(refusal["game"], language).say(from_json(refusal["sentence"]), company)
    return {**refusal, "words": said}


def refused(error: Refused, status: int, headers: Headers) -> Response:
    """What was wrong, in the same shape everywhere, and in words."""
    language = accepted(headers.get("accept-language", ""))
    return JSONResponse(in_words(refusal(error), language), status, spoken_in(language))
