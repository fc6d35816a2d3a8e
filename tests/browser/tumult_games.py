"""Tables of Tumult Royale whose course is known: in turns by a whole script, against the hourglass until it runs."""

import regalia
from regalia.games.tumult.telling.facts import derived
from regalia.match import Match
from tests.browser.house import House
from tests.browser.people import Person, play, table_for
from tests.browser.script import Json, Script, Step, script

SEED = 4  # short
LONGEST = 60  # seconds that an hourglass can run
KEEP: Json = {"type": "keep"}
RETURN: Json = {"type": "return"}


def lift(place: int) -> Json:
    return {"type": "lift", "place": place}


def in_turns(players: int = 2) -> Script:
    """T7: a game without a clock."""
    return script(players, SEED, "tumult", taxes="turns")


def robbing(people: list[Person], house: House, seconds: int = LONGEST) -> tuple[str, int]:
    """A table where the sand runs, and the number of its last entry."""
    house.deal(SEED)
    steps = [Step(move["seat"], move["action"], []) for move in robbed(len(people), seconds).record()["log"]]
    table = table_for(people, game="tumult", options={"seconds": seconds})
    return table, play(people, table, steps)


def robbed(players: int, seconds: int = LONGEST) -> Match:
    """The match at such a table, when the sand begins to run."""
    match = regalia.new("tumult", players=players, seed=SEED, options={"seconds": seconds})
    while match.position()["phase"] != "taxes":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


def payments(known: Script, at: int) -> int:
    """How many payments the page makes by itself after a step: all, if there is just one way to pay."""
    if known.steps[at].action["type"] != "place":
        return 0
    after = regalia.position("tumult", known.positions[at + 1])
    payment = derived(after.hidden(None))["payment"]
    ways = {} if payment is None else payment["ways"]
    if any(len(one) > 1 for one in ways.values()):
        return 0
    rest = known.steps[at + 1 :]
    return next((count for count, step in enumerate(rest) if step.action["type"] != "pay"), len(rest))
