"""How the tests of Council of 4's sentences hear them: in both languages, by the one who acted and by others."""

from regalia.game import load_game
from regalia.sentences import Sentence
from regalia.telling import telling
from regalia.words import LANGUAGES, Company, words

COUNCIL = load_game("council")
TELLING = telling("council")
NAMES = ["Ada", "Ben", "Cleo"]
READ_BY_ADA = Company(NAMES, ["feminine"] * 3, reader=0)
READ_BY_OTHERS = Company(NAMES, ["feminine"] * 3)
NOTHING = {"points": 0, "coins": 0, "servants": 0, "cards": 0, "main_actions": 0}


def said(sentence: Sentence, company: Company = READ_BY_OTHERS) -> tuple[str, str]:
    """In English and in German."""
    english, german = (words("council", language).say(sentence, company) for language in LANGUAGES)
    return english, german


def both_persons(sentence: Sentence) -> tuple[tuple[str, str], tuple[str, str]]:
    """In English to Ada and to others, and in German."""
    told = [said(sentence, company) for company in (READ_BY_ADA, READ_BY_OTHERS)]
    english, german = zip(*told, strict=True)
    return english, german
