"""A round of Tumult Royale by somebody who sees nothing: from the accessibility tree and the live regions alone."""

import re

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import drawn, table_for
from tests.browser.test_listening import at_rest, buttons, heard
from tests.browser.tumult_games import SEED

MOST = 300  # decisions
ON = re.compile(r"On to .*|On with the game")
FIRST_STATUE = re.compile(r"[A-H]\d, pasture")
REGION = re.compile(r"Region [A-H], face down")
TILE = re.compile(r"Tile \d+")  # one that was looked at is called by what it shows
FIELD = re.compile(r"[A-H]\d, \w+, for .*")
PAYMENT = re.compile(r"\d \w+, lays it.*")
LIFTED = re.compile(r"\d (bread|marble|tool)s?")


class Listener:
    """Somebody who knows the rules: one bread and one marble pay for a pasture."""

    def __init__(self) -> None:
        self.kept = set[str]()
        self.pressed = list[str]()

    def choose(self, names: list[str], said: list[str]) -> str | None:
        """The name of what is pressed next, if anything is."""
        found = next((name for one in self._wanted(said) for name in names if one.fullmatch(name)), None)
        self.pressed += [found] if found else []
        return found

    def _wanted(self, said: list[str]) -> list[re.Pattern[str]]:
        asked, lifted = " ".join(said), next((one for text in said if (one := LIFTED.fullmatch(text))), None)
        if lifted and "Keep the tile" in asked:
            return [re.compile(self._decided(lifted[1]))]
        wanted = [ON, re.compile("Pay for the .*"), PAYMENT, FIELD]
        if "Place your first statue" in asked:
            wanted.append(FIRST_STATUE)
        if "Turn up" in asked:
            wanted.append(REGION)
        if "Lift a tile" in asked and not self.kept >= {"bread", "marble"}:
            wanted.append(TILE)
        return [*wanted, re.compile("Rob no more"), re.compile("Pass")]

    def _decided(self, good: str) -> str:
        is_new = good not in self.kept
        self.kept.add(good)
        return "Keep it" if is_new else "Put back"


def test_a_round_is_played_from_what_is_said(arrive: Arrive, running: House) -> None:
    """T7: calm taxes; T8: the tumults; then statues, until the next round begins."""
    running.deal(SEED)
    ada, listener = arrive("Ada"), Listener()
    bots = [{"kind": "bot", "bot": "steady"}]
    page = ada.at(table_for([ada], game="tumult", bots=bots, options={"taxes": "turns"}))
    told = dict[str, None]()
    for _ in range(MOST):
        number, text = at_rest(page)
        said = heard(page)
        told |= dict.fromkeys(said)
        if "Round 2 ·" in text:
            break
        name = listener.choose(buttons(text), said)
        if name is not None:
            page.get_by_role("button", name=name, exact=True).first.press("Enter")
        if name is None or not (ON.fullmatch(name) or FIELD.fullmatch(name)):  # of which nobody else hears
            drawn(page, number + 1)
    assert "Round 2 ·" in text
    assert {"Keep it", "Put back", "Rob no more", "On to marble", "On to tools"} <= {*listener.pressed}
    assert any(FIELD.fullmatch(name) for name in listener.pressed)
    reveal = [line for line in told if line.startswith("Left for the people: ")]
    assert len(reveal) == 1
    assert all(good in reveal[0] for good in ("Bread:", "Marble:", "Tools:"))
    assert "Your turn." in told
    assert any(" places " in line for line in told)
    assert not any("second" in line for line in told)  # there is no clock
