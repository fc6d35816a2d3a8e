"""How the tests of To Court the King's sentences hear them: in both languages, by the one who acted and by others."""

from typing import Any

from regalia.game import load_game
from regalia.sentences import Sentence
from regalia.telling import telling
from regalia.words import LANGUAGES, Company, words

COURT = load_game("court")
TELLING = telling("court")
NAMES = ["Ada", "Ben", "Cleo"]
READ_BY_ADA = Company(NAMES, reader=0)
READ_BY_OTHERS = Company(NAMES)
FINAL: dict[str, Any] = {"phase": "final", "bar": "7 2"}


def said(sentence: Sentence, company: Company = READ_BY_OTHERS) -> tuple[str, str]:
    """In English and in German."""
    english, german = (words("court", language).say(sentence, company) for language in LANGUAGES)
    return english, german


def parts(sentence: Sentence, kind: str) -> list[str]:
    return [part.text for part in words("court").parts(sentence, READ_BY_OTHERS) if part.kind == kind]
