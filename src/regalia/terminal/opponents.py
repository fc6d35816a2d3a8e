"""Who sits at a terminal's table: people, and bots of one kind."""

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.bots import BOTS, MOST_SECONDS, Budget, thinkers
from regalia.errors import quoted
from regalia.table import Player
from regalia.table.names import bot_name
from regalia.table.players import TITLES
from regalia.terminal.problem import Problem

_USUAL = "steady"
LONGEST_NAME = 24
_NOTICED = 0.3  # seconds from which on a pause is felt


@dataclass(frozen=True)
class Kind:
    """Which bots, and how many seconds they think about a decision."""

    name: str
    think: float = 0.5


def is_slow(player: Player) -> bool:
    """Whether people notice that a player thinks."""
    return player.thinks and (player.budget.seconds or 0) >= _NOTICED


def kind_of(name: str | None, think: str | None) -> Kind:
    """The bots that were asked for."""
    name = _USUAL if name is None else name
    if name not in BOTS:
        raise Problem("problem-bot", given=quoted(name), bots=", ".join(BOTS))
    if think is None:
        return Kind(name)
    if not BOTS[name].uses_budget:
        raise Problem("problem-think-alone", thinkers=", ".join(thinkers()))
    return Kind(name, seconds(think))


def seconds(text: str) -> float:
    """The time to think that was typed."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= MOST_SECONDS:  # NaN fails too
        raise Problem("problem-think", most=MOST_SECONDS, given=quoted(text))
    return number


def given_names(text: str | None) -> list[str]:
    """The names of people as they were typed, with commas between them."""
    names = [name.strip() for name in (text or "").split(",") if name.strip()]
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable() or names.count(name) > 1:
            raise Problem("problem-name", most=LONGEST_NAME, given=quoted(name))
    return names


def seated(players: int, people: Sequence[str], kind: Kind) -> list[Player]:
    """People have the lowest seats, bots the others."""
    titles = usual_titles(players)
    guests = [Player(name, title=title) for name, title in zip(people, titles, strict=False)]
    budget = Budget(seconds=kind.think)
    return guests + [
        Player(bot_name(seat, titles[seat]), kind.name, budget, titles[seat]) for seat in range(len(people), players)
    ]


def usual_titles(players: int) -> list[str]:
    """Who is king and who is queen is a matter of the table: here they alternate."""
    return [TITLES[(seat + 1) % 2] for seat in range(players)]
