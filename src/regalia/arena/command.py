"""The command that plays a game of a contest again, for who reads its results."""

from shlex import join

from regalia.arena.contest import Contest, Entrant
from regalia.bots import BOTS


def replay_command(contest: Contest, program: str = "regalia") -> str:
    """The contest as it is typed, up to the number of the game; without figures, whose file has no name here."""
    options = [f"--option={name}={value}" for name, value in contest.options.items() if isinstance(value, str | int)]
    bots = ",".join(map(_entered, contest.entrants))
    arguments = ["arena", contest.game, "--bots", bots, "--games", str(contest.games), "--seed", str(contest.seed)]
    return f"{program} {join([*arguments, *options])} --replay"


def _entered(entrant: Entrant) -> str:
    """A bot with its budget, if it makes use of one."""
    if not BOTS[entrant.bot].uses_budget:
        return entrant.bot
    budget = entrant.budget
    return f"{entrant.bot}@{f'{budget.iterations}i' if budget.seconds is None else budget.seconds}"
