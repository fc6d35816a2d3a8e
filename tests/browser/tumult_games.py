"""Tables of Tumult Royale whose course is known: in turns by a whole script, against the hourglass until it runs."""

import regalia
from regalia.games.tumult.telling.facts import derived
from tests.browser.house import House
from tests.browser.people import Person, play, table_for
from tests.browser.script import Script, Step, script

SEED = 4  # short
LONGEST = 60  # seconds that an hourglass can run


def in_turns(players: int = 2) -> Script:
    """T7: a game without a clock."""
    return script(players, SEED, "tumult", taxes="turns")


def robbing(people: list[Person], house: House, seconds: int = LONGEST) -> tuple[str, int]:
    """A table where the sand runs, and the number of its last entry."""
    house.deal(SEED)
    chosen = {"seconds": seconds}
    match = regalia.new("tumult", players=len(people), seed=SEED, options=chosen)
    steps = list[Step]()
    while match.position()["phase"] != "taxes":
        seat = match.actors[0]
        steps.append(Step(seat, match.legal(seat)[0], []))
        match.play(seat, steps[-1].action)
    table = table_for(people, game="tumult", options=chosen)
    return table, play(people, table, steps)


def payments(known: Script, at: int) -> int:
    """How many payments the page makes by itself after a step: all, if there is just one way to pay."""
    if known.steps[at].action["type"] != "place":
        return 0
    after = regalia.position("tumult", known.positions[at + 1])
    ways = derived(after.hidden(None))["payment"]["ways"]
    if any(len(one) > 1 for one in ways.values()):
        return 0
    rest = known.steps[at + 1 :]
    return next((count for count, step in enumerate(rest) if step.action["type"] != "pay"), len(rest))
