"""“Why can't I?” asked of everything that a page shows, and what is answered."""

from playwright.sync_api import Page

from tests.browser.script import Json

# The page's own socket, what is asked and answered over it, and what is done.
LISTEN = """
  const done = (window.done = []);
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
      else if (!["join", "ping"].includes(message.type)) done.push(message);
      super.send(text);
    }
  };
"""
# The key that asks, and a press, for every piece and every offer.
_ASK_ALL = """selector => {
  const pieces = [...document.querySelectorAll(selector)];
  for (const piece of pieces) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
    piece.click();
  }
  return pieces.length;
}"""
# The same where the page has the answer itself: what stands on the slip then.
_ASK_AT_ONCE = """async selector => {
  const said = [];
  for (const piece of document.querySelectorAll(selector)) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
    piece.click();
    await new Promise(requestAnimationFrame);
    said.push(document.querySelector(".slip p")?.innerText ?? "");
  }
  return said;
}"""
_ANSWERED = "() => answers.length >= asked.length"
_HEAR_ALL = """() => {
  const found = asked.map(({ id, action }) => ({ action, answer: answers.find((answer) => answer.id === id) }));
  asked.length = answers.length = 0;
  return found;
}"""


def ask_all(page: Page, *pieces: str) -> list[Json]:
    """The answers for all pieces that some selectors find, each with the action that was asked about."""
    pressed = page.evaluate(_ASK_ALL, ", ".join(pieces))
    page.wait_for_function(_ANSWERED)
    heard: list[Json] = page.evaluate(_HEAR_ALL)
    assert len(heard) == pressed > 0
    return heard


def ask_at_once(page: Page, *pieces: str) -> list[str]:
    """What is answered for pieces that no server is asked about."""
    said: list[str] = page.evaluate(_ASK_AT_ONCE, ", ".join(pieces))
    return said


def done(page: Page) -> list[Json]:
    """What the page itself has done so far."""
    acts: list[Json] = page.evaluate("done")
    return acts


def is_right(heard: Json, legal: list[Json]) -> bool:
    """What can be done is said to be allowed, and all else has its reason: nothing that a page asks is malformed."""
    action, answer = heard["action"], heard["answer"]
    if answer["type"] != "reason":
        return False
    refusal = answer["refusal"]
    return refusal is None if action in legal else refusal is not None and refusal["reason"] is not None
