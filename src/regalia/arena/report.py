"""A contest as a page to read, in the reader's language."""

import json
from collections.abc import Iterator
from datetime import date

import numpy as np

from regalia.arena import figures
from regalia.arena.command import replay_command
from regalia.arena.page import facts, heading, page, paragraph, plots, table
from regalia.arena.scores import Results
from regalia.bots import BOTS, Budget
from regalia.schema import Array, Json
from regalia.words import Words


def report(results: Results, words: Words, day: date) -> str:
    """The whole page."""
    title = words("arena-title", game=words(f"{results.contest.game}-title"), bots=", ".join(results.names))
    parts = [
        facts(_facts(results, words, day)),
        *_section("results", words, _results(results, words), figures.rates(results, words)),
        *_section("running", words, "", *figures.running(results, words)),
        *_section("places", words, _places(results, words), figures.places(results, words)),
        *_section("lengths", words, "", figures.lengths(results, words)),
        *_section("thinking", words, _thinking(results, words), *figures.thinking(results, words)),
    ]
    return page(words.language, title, parts)


def _section(name: str, words: Words, content: str, *drawn: str) -> list[str]:
    return [heading(words(f"arena-{name}")), paragraph(words(f"arena-{name}.about")), content, plots(drawn)]


def _facts(results: Results, words: Words, day: date) -> Iterator[tuple[str, str]]:
    """What was played."""
    contest = results.contest
    options = [f"{name}={_option(value)}" for name, value in contest.options.items()]
    yield words("arena-game"), words(f"{contest.game}-title")
    yield words("arena-options"), ", ".join(options) or words("arena-options.none")
    yield words("arena-bots"), ", ".join(results.names)
    yield words("arena-budget"), _budgets(results, words)
    yield words("arena-games"), _games(results, words)
    yield words("arena-seed"), str(contest.seed)
    yield words("arena-date"), words("arena-date.day", day=day)
    yield words("arena-replay"), words("arena-replay.how", command=replay_command(contest), most=contest.games - 1)


def _games(results: Results, words: Words) -> str:
    """How many games there were; fewer than there should be if a worker died."""
    played, games = results.games, results.contest.games
    if played < games:
        return words("arena-games.part", played=played, games=games)
    return words("arena-number", value=games)


def _option(value: Json) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _budgets(results: Results, words: Words) -> str:
    """What a decision may cost those that make use of it."""
    thinkers = [entrant for entrant in results.contest.entrants if BOTS[entrant.bot].uses_budget]
    texts = [f"{entrant.name}: {_budget(entrant.budget, words)}" for entrant in thinkers]
    return ", ".join(dict.fromkeys(texts)) or "–"


def _budget(budget: Budget, words: Words) -> str:
    if budget.seconds is None:
        return words("arena-budget.iterations", number=budget.iterations)
    return words("arena-budget.seconds", number=budget.seconds)


def result_heads(words: Words) -> list[str]:
    return [words(f"arena-{column}") for column in ("bot", "wins", "rate", "interval", "margin", "time")]


def result_rows(results: Results, words: Words) -> Iterator[list[str]]:
    """A row for each entrant, for the page and for the terminal."""
    for score, margin, spent in zip(results.scores, results.margins, results.milliseconds, strict=True):
        yield [
            score.name,
            words("arena-number", value=score.wins),
            words("arena-percent", value=100 * score.rate),
            words("arena-range", low=100 * score.low, high=100 * score.high),
            words("arena-margin.points", value=margin),
            _milliseconds(spent, words),
        ]


def _milliseconds(value: float, words: Words) -> str:
    """As many figures as mean something."""
    return words("arena-milliseconds", value=float(f"{value:.3g}"))


def _results(results: Results, words: Words) -> str:
    return table(words("arena-results"), result_heads(words), result_rows(results, words))


def _places(results: Results, words: Words) -> str:
    """How often each entrant won from each place."""
    heads = [words("arena-place", number=place + 1) for place in range(len(results.names))]
    parts = np.divide(*results.by_place, out=np.full_like(results.by_place[0], np.nan), where=results.by_place[1] > 0)
    rows = [[name, *_percents(part, words)] for name, part in zip(results.names, parts, strict=True)]
    return table(words("arena-places"), [words("arena-bot"), *heads], rows)


def _percents(parts: Array, words: Words) -> list[str]:
    return ["–" if np.isnan(part) else words("arena-percent", value=100 * part) for part in parts.tolist()]


def _thinking(results: Results, words: Words) -> str:
    """How long decisions took."""
    columns = ("decisions", "mean", "median", "most-within", "longest")
    heads = [words("arena-bot"), *(words(f"arena-thinking.{column}") for column in columns)]
    rows = [_spent(name, times, words) for name, times in zip(results.names, results.times, strict=True)]
    return table(words("arena-thinking"), heads, rows)


def _spent(name: str, times: Array, words: Words) -> list[str]:
    if not len(times):
        return [name, words("arena-number", value=0), "–", "–", "–", "–"]
    spent = [times.mean(), *np.quantile(times, (0.5, 0.95)), times.max()]
    return [name, words("arena-number", value=len(times)), *(_milliseconds(1000 * part, words) for part in spent)]
