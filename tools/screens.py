"""Take the pictures of every page, as people see them: `python -m tools.screens [--into FOLDER] [NAME ...]`.

Pages are those of a real server. What a table shows in a chosen moment is what `tools.positions` recorded of one: it is
told to the page in the place of the server.
"""

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from itertools import product, starmap
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, Page, WebSocketRoute

from tools import companion_scenes, council_scenes, tumult_scenes
from tools.browsing import browsing
from tools.pictures import compressed

ROOT = Path(__file__).parent.parent
SCREENS = ROOT / "docs" / "screens"
POSITIONS = ROOT / "web" / "tests" / "positions"
SIZES = {
    "wide": (1440, 900),
    "laptop": (1366, 650),  # beneath the bars of its browser
    "tablet": (1024, 768),
    "upright": (768, 1024),
    "phone": (390, 844),
    "narrow": (360, 740),
    "turned": (844, 390),  # a phone
}


@dataclass(frozen=True)
class Look:
    """How somebody looks at a page."""

    size: str = "wide"
    theme: str = "parchment"
    language: str = "en"

    def __str__(self) -> str:
        usual = Look()
        parts = (self.size, self.theme, self.language)
        return "".join(f"-{part}" for part, other in zip(parts, vars(usual).values(), strict=True) if part != other)


Scene = Callable[[Page, str], None]


def hall(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("[data-hall]")


def hall_with_games(page: Page, address: str) -> None:
    _lobby(page.context.browser, address)
    _called(page.request, address, "Isolde")
    _open_table(page.request, address, "court", "bot")
    _open_table(page.request, address, "council", "open")
    page.goto(address)
    page.wait_for_selector(".mine li")


def opening(page: Page, address: str) -> None:
    hall(page, address)
    page.click("[data-game=court] [data-open]")
    page.wait_for_selector("dialog .option", state="attached")


def opening_for_bots(page: Page, address: str) -> None:
    """Every seat but one's own is a bot's."""
    opening(page, address)
    for seat in page.locator("dialog li:has(fieldset, select)").all():
        if seat.locator("select").count() > 0:  # on phones
            seat.locator("select").select_option(index=1)
        else:
            seat.locator("fieldset").last.locator("input").nth(1).check(force=True)


def waiting(opened: Scene, page: Page, address: str) -> None:
    opened(page, address)
    page.click("[data-create]")
    page.wait_for_selector("[data-code]")


def playing(page: Page, address: str) -> None:
    hall(page, address)
    page.click("[data-game=court] [data-bots]")
    page.wait_for_selector("[data-state=playing] .bar")


def moment(name: str, page: Page, address: str) -> None:
    """A recorded moment of a table."""
    tell(recorded(name), page, address)


def recorded(name: str) -> dict[str, Any]:
    snapshot: dict[str, Any] = json.loads((POSITIONS / f"{name}.json").read_text("utf-8"))
    return snapshot


def tell(snapshot: dict[str, Any], page: Page, address: str) -> list[WebSocketRoute]:
    """A table as a snapshot has it, and the way to tell the page more."""
    sockets: list[WebSocketRoute] = []

    def answer(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        _answer(snapshot, socket)

    page.route_web_socket("**/api/live", answer)
    page.goto(f"{address}/t/{snapshot['table']}")
    _await_drawn(page, snapshot)
    return sockets


def _await_drawn(page: Page, snapshot: dict[str, Any]) -> None:
    page.wait_for_selector(f"[data-number='{snapshot['number']}'] .bar")


def followed(first: str, then: str, page: Page, address: str) -> None:
    """A recorded moment as an entry brings it to somebody who has seen an earlier one."""
    before, after = recorded(first), recorded(then)
    turns = [{"kept": 0, "lines": lines} for lines in after["story"]]
    story = {"turns": len(turns), "changed": dict(enumerate(turns))}
    entry = {**after, "type": "entry", "number": before["number"] + 1, "told": [{"event": "round"}], "story": story}
    tell(before, page, address)[-1].send(json.dumps(entry))
    _await_drawn(page, entry)


def why(page: Page, address: str) -> None:
    playing(page, address)
    page.wait_for_selector(".bar [data-offer=roll], .bar .go")
    page.keyboard.press("?")
    page.locator(".board [data-card]:visible, .board .card:visible").first.click()
    page.wait_for_selector(".slip")


def rules(page: Page, address: str) -> None:
    moment("court-changers", page, address)
    page.keyboard.press("h")
    page.wait_for_selector("dialog[open]")


def reference(place: str, page: Page, address: str) -> None:
    """The rules of a game to look up, at a place."""
    page.goto(f"{address}/rules/{place}")
    page.wait_for_selector("[data-rules]")


def refused(page: Page, address: str) -> None:
    """From a refusal to its ruling."""
    why(page, address)
    page.click(".slip button:not(.close)")
    page.wait_for_selector("dialog[open] .marked")


def log(page: Page, address: str) -> None:
    moment("court-others", page, address)
    page.keyboard.press("l")


def menu(page: Page, address: str) -> None:
    moment("court-take", page, address)
    page.click("header nav > button:last-of-type")
    page.wait_for_selector("dialog[open]")


def at(path: str, page: Page, address: str) -> None:
    page.goto(address + path)
    page.wait_for_selector("main")


def offline(page: Page, address: str) -> None:
    playing(page, address)
    page.wait_for_selector(".board .die.legal")
    page.context.set_offline(True)
    page.wait_for_selector("[data-connection=offline] p")


def acted(name: str, act: council_scenes.Act, page: Page, address: str) -> None:
    """A recorded moment in which the reader has pressed something."""
    moment(name, page, address)
    act(page)


def _moments(game: str, names: str) -> dict[str, Scene]:
    return {f"{game}-{name}": partial(moment, f"{game}-{name}") for name in names.split()}


def lesson(place: str, page: Page, address: str) -> None:
    """A step of a lesson: the first, if none is named."""
    page.goto(f"{address}/learn/{place}")
    page.wait_for_selector(".table[data-number]")
    page.wait_for_timeout(600)  # what is pointed at comes into sight


def lesson_steps(page: Page, address: str) -> None:
    lesson("court", page, address)
    page.locator("[data-steps]:visible").click()
    page.wait_for_selector("dialog[open]")


SCENES: dict[str, Scene] = {
    "hall": hall_with_games,
    "hall-new": hall,
    "open": opening,
    "open-bots": opening_for_bots,
    "waiting": partial(waiting, opening),
    "waiting-bots": partial(waiting, opening_for_bots),
    **_moments("court", "first-turn changers raising sharing many take others final over"),
    **_moments("council", "start turn pay queen token permit reuse others over"),
    **{f"council-{name}": partial(acted, f"council-{at}", act) for name, (at, act) in council_scenes.SCENES.items()},
    **_moments("tumult", "first trial-ready trial spin ready tax memory hand late-hand turns tumults gamble"),
    **_moments("tumult", "place pay revealing over"),
    **{f"tumult-{name}": partial(acted, f"tumult-{at}", act) for name, (at, act) in tumult_scenes.SCENES.items()},
    "tumult-trial-over": partial(followed, "tumult-trial", "tumult-trial-over"),
    "why": why,
    "rules": rules,
    "rules-refused": refused,
    "rules-court": partial(reference, "court#C7"),
    "rules-council": partial(reference, "council#pieces"),
    "rules-tumult": partial(reference, "tumult#T11"),
    "log": log,
    "menu": menu,
    "settings": partial(at, "/settings"),
    "unknown": partial(at, "/nowhere"),
    "no-table": partial(at, "/t/nothing"),
    "no-code": partial(at, "/join/nothing"),
    "offline": offline,
    "lesson": partial(lesson, "court"),
    "lesson-council": partial(lesson, "council"),
    "lesson-tumult": partial(lesson, "tumult"),
    "lesson-later": partial(lesson, "court#change"),
    "lesson-council-later": partial(lesson, "council#network"),
    "lesson-tumult-later": partial(lesson, "tumult#place"),
    "lesson-steps": lesson_steps,
    **companion_scenes.SCENES,
}
EVERYWHERE = [Look(), Look("phone")]
BOARDS = ("court-", "council-", "tumult-")  # every phase of these is seen at all sizes and by all lights
AT_ALL_SIZES = [Look("tablet"), Look(theme="candlelight"), Look("tablet", "candlelight"), Look("phone", "candlelight")]
_CHIEF = "hall rules-court open open-bots waiting waiting-bots court-changers court-over council-turn tumult-tax"
CHIEF = set(_CHIEF.split())  # also seen in German, on laptops, on upright tablets and on turned phones
IN_GERMAN = [Look(language="de"), Look("phone", language="de")]
IN_OTHER_WINDOWS = [Look("laptop"), Look("upright"), Look("turned")]
LOOKS = list(
    starmap(Look, product(SIZES, ("parchment", "candlelight"), ("en", "de")))
)  # of which some can be asked for


@cache
def _lobby(browser: Browser | None, address: str) -> None:
    """Two tables where others wait."""
    assert browser is not None
    for name, game in (("Adelheid", "tumult"), ("Oswin", "court")):
        context = browser.new_context()
        _called(context.request, address, name)
        table = _open_table(context.request, address, game, "open", visibility="public")
        context.new_page().goto(f"{address}/t/{table}")


def _called(asking: APIRequestContext, address: str, name: str) -> None:
    asking.post(f"{address}/api/me")
    asking.put(f"{address}/api/me", data={"name": name})


def _open_table(asking: APIRequestContext, address: str, game: str, other: str, visibility: str = "link") -> str:
    plan = {"game": game, "seats": [{"kind": "me"}, {"kind": other}], "visibility": visibility}
    table: str = asking.post(f"{address}/api/tables", data=plan).json()["id"]
    asking.post(f"{address}/api/tables/{table}/ready", data={})
    return table


def _answer(snapshot: dict[str, Any], socket: WebSocketRoute) -> None:
    def answer(text: str | bytes) -> None:
        asked = json.loads(text)
        if asked["type"] == "join":
            socket.send(json.dumps(snapshot))
        elif asked["type"] == "ping":
            socket.send(json.dumps({"type": "pong", "id": asked["id"]}))

    socket.on_message(answer)


def take(browser: Browser, address: str, scene: Scene, look: Look) -> bytes:
    width, height = SIZES[look.size]
    is_phone = min(width, height) < 600
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if is_phone else 1,
        has_touch=is_phone,
        locale=look.language,
        reduced_motion="reduce",
        service_workers="block",
    )
    chosen = {"theme": look.theme, "language": look.language, "hints": "off"}
    context.add_init_script("".join(f"localStorage.setItem('{name}', '{value}');" for name, value in chosen.items()))
    page = context.new_page()
    scene(page, address)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)  # what is fetched late, and fades
    picture = page.screenshot()
    context.close()
    return picture


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=SCREENS)
    parser.add_argument("--looks", default="", help="only these, as they end the names: --looks=-phone,-de")
    parser.add_argument("names", nargs="*", help="of pictures; all, if none is named")
    wanted = parser.parse_args()
    wanted.into.mkdir(parents=True, exist_ok=True)
    with browsing() as (browser, address):
        for name in wanted.names or SCENES:
            for look in _looks(name, wanted.looks):
                picture = compressed(take(browser, address, SCENES[name], look))
                picture.save(wanted.into / f"{name}{look}.png", optimize=True)
                print(name + str(look), flush=True)


def _looks(name: str, wanted: str) -> list[Look]:
    if wanted:
        return [look for look in LOOKS if (str(look) or "-") in wanted.split(",")]
    sizes = AT_ALL_SIZES if name in CHIEF or name.startswith(BOARDS) else []
    return EVERYWHERE + sizes + (IN_GERMAN + IN_OTHER_WINDOWS if name in CHIEF else [])


if __name__ == "__main__":
    main()
