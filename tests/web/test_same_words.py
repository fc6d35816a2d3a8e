"""The browser puts sentences into the very words that Python does."""

import json
import random
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from tools.build_client import run

import regalia
from regalia.sentences import Seat, Sentence
from regalia.words import LANGUAGES, Company, Part, words
from tests.web.speaking import records, said

SOURCE = Path(regalia.__file__).parent
NAMES = ["Ada", "Bob", "Cleo", "Dürer", "Eve & <Adam>"]
TITLES = ["feminine", "masculine", "feminine", "masculine", "feminine"]
EVERY_GAME = pytest.mark.parametrize("game", regalia.GAMES)


def catalogues(game: str) -> dict[str, list[str]]:
    folders = SOURCE, SOURCE / "games" / game
    return {language: [(folder / f"{language}.ftl").read_text("utf-8") for folder in folders] for language in LANGUAGES}


def spoken_in_python(game: str, language: str, sentence: Sentence, company: Company) -> list[dict[str, Any]]:
    return [written(part) for part in words(game, language).parts(sentence, company)]


def written(part: Part) -> dict[str, Any]:
    if part.about is None:
        return {"kind": part.kind, "text": part.text}
    about = part.about.to_json() if isinstance(part.about, Sentence) else {"seat": part.about.number}
    return {"kind": part.kind, "text": part.text, "about": about}


def spoken_in_the_browser(game: str, asked: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    lines = "".join(f"{json.dumps(line)}\n" for line in (catalogues(game), *asked))
    answer = run("tests/speak.ts", input=lines, capture_output=True, text=True)
    return [json.loads(line) for line in answer.stdout.splitlines()]


def test_the_browser_names_whoever_reads_last_in_a_list_as_python_does() -> None:
    seats = [[0], [1, 0], [0, 2, 1]]
    sentences = [
        Sentence("ending-shared", {"seats": [Seat(seat) for seat in shared], "points": 8, "left": 2})
        for shared in seats
    ]
    company = Company(["You", "Ben", "Cleo"], TITLES, 0)
    asked = [
        {"language": language, "sentence": sentence.to_json(), "company": asdict(company)}
        for language in LANGUAGES
        for sentence in sentences
    ]
    spoken = spoken_in_the_browser("council", asked)
    assert [part["text"] for part in spoken[2]][:3] == ["Cleo", ", ", "Ben"]
    assert spoken == [
        spoken_in_python("council", language, sentence, company) for language in LANGUAGES for sentence in sentences
    ]


@EVERY_GAME
def test_all_that_is_said_in_a_thousand_recorded_moves_sounds_the_same_in_the_browser(game: str) -> None:
    recorded = records(game)
    assert sum(len(record["log"]) for record in recorded) >= 1000
    # The same words in another sentence are no news: each sentence is spoken once, to a reader drawn by lot.
    unique = {json.dumps(sentence.to_json()): sentence for record in recorded for sentence in said(record)}
    chance, readers = random.Random(2), [None, *range(len(NAMES))]
    for language in LANGUAGES:
        companies = [Company(NAMES, TITLES, chance.choice(readers)) for _ in unique]
        asked = [
            {"language": language, "sentence": json.loads(sentence), "company": asdict(company)}
            for sentence, company in zip(unique, companies, strict=True)
        ]
        expected = [
            spoken_in_python(game, language, sentence, company)
            for sentence, company in zip(unique.values(), companies, strict=True)
        ]
        assert spoken_in_the_browser(game, asked) == expected
