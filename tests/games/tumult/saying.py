"""How the tests of Tumult Royale's sentences hear them: in both languages, by the one who acted and by others."""

from regalia.game import load_game
from regalia.sentences import Sentence
from regalia.telling import telling
from regalia.words import LANGUAGES, Company, words

TUMULT = load_game("tumult")
TELLING = telling("tumult")
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
TITLES = ["feminine", "masculine", "feminine", "masculine"]
READ_BY_ADA = Company(NAMES, TITLES, reader=0)
READ_BY_OTHERS = Company(NAMES, TITLES)
Said = tuple[str, str]


def said(sentence: Sentence, company: Company = READ_BY_OTHERS) -> Said:
    """In English and in German."""
    english, german = (words("tumult", language).say(sentence, company) for language in LANGUAGES)
    return english, german


def in_both_persons(sentence: Sentence) -> tuple[Said, Said]:
    """To Ada and to others: in English, then in German."""
    to_ada, to_others = (said(sentence, company) for company in (READ_BY_ADA, READ_BY_OTHERS))
    return (to_ada[0], to_others[0]), (to_ada[1], to_others[1])
