"""“Why can't I?” is asked of every piece on the table in some two hundred positions of real games."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.house import House
from tests.browser.people import by_programs, drawn, number_of, table_for
from tests.browser.script import Json, script

# The page's own socket, and what is asked and answered over it.
LISTEN = """
  const asked = (window.asked = []);
  const answers = (window.answers = []);
  window.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.id && ["reason", "refused"].includes(message.type)) answers.push(message);
      });
    }
    send(text) {
      const message = JSON.parse(text);
      if (message.type === "why-not") asked.push(message);
      super.send(text);
    }
  };
"""
# The key that asks, and a press, for every piece and every offer.
ASK_ALL = """() => {
  const pieces = [...document.querySelectorAll(".board button[data-card], .board button[data-die]")];
  const offers = [...document.querySelectorAll("[data-offer]:not([data-offer=aside], [data-offer=undo])")];
  for (const piece of [...pieces, ...offers]) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
    piece.click();
  }
  return pieces.length + offers.length;
}"""
ANSWERED = "() => answers.length >= asked.length"
HEAR_ALL = """() => {
  const found = asked.map(({ id, action }) => ({ action, answer: answers.find((answer) => answer.id === id) }));
  asked.length = answers.length = 0;
  return found;
}"""


@pytest.mark.parametrize("seed", [131, 313])
def test_every_piece_has_an_answer_in_every_position(arrive: Arrive, running: House, seed: int) -> None:
    running.deal(seed)
    known, people = script(2, seed), [arrive("Ada"), arrive("Ben")]
    people[0].context.add_init_script(LISTEN)
    table = table_for(people)
    page = people[0].at(table)
    number, wrong = number_of(page), list[Json]()
    with by_programs(people, table) as channels:
        for step in known.steps:
            drawn(page, number)
            pressed = page.evaluate(ASK_ALL)
            page.wait_for_function(ANSWERED)
            heard = page.evaluate(HEAR_ALL)
            assert len(heard) == pressed > 0
            legal = step.legal if step.seat == 0 else []
            wrong += [one for one in heard if not is_right(one["action"], one["answer"], legal)]
            channels[step.seat].number = number
            number = channels[step.seat].act(step.action)
    assert len(known.steps) > 100
    assert wrong == []


def is_right(action: Json, answer: Json, legal: list[Json]) -> bool:
    """What can be done is said to be allowed, and all else has its reason: nothing that a page asks is malformed."""
    if answer["type"] != "reason":
        return False
    refusal = answer["refusal"]
    return refusal is None if action in legal else refusal is not None and refusal["reason"] is not None


def test_the_answer_stands_on_a_slip_with_its_ruling(arrive: Arrive, running: House) -> None:
    running.deal(131)
    people = [arrive("Ada"), arrive("Ben")]
    page = people[script(2, 131).steps[0].seat].at(table_for(people))
    page.get_by_role("button", name="Why can’t I?").click()
    page.locator(".display [data-card=king]").click()
    slip = page.get_by_role("alert").filter(has_text="Not now")
    expect(slip).to_be_visible()
    slip.get_by_role("button", name="Ruling").click()
    expect(page.get_by_role("dialog").locator("article.marked")).to_be_visible()
