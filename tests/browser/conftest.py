"""A browser, a server, and people who come to it.

These tests run in a pytest call of their own (`pytest tests/browser`): the sync Playwright keeps an event loop running,
beside which no test can start its own.
"""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tools import browser as browsers

from tests.browser.house import House, house
from tests.browser.people import Person

SCREEN = {"width": 1440, "height": 900}
# Whoever is in a hurry: nothing travels, and others' turns are shown as soon as they are known.
# He needs no help, unless a test says so.
HASTE = """
if (location.protocol !== "about:") {
  localStorage.setItem("pace", "result");
  for (const help of ["hints", "advice"]) localStorage[help] ??= "off";
}
"""

# Milliseconds until what does not come is taken for missing. No test that passes waits for it to end, however busy the
# machine is otherwise.
PATIENCE = 90_000
expect.set_options(timeout=PATIENCE)

# A name by which browsers find the server too: it is not this machine's own, so they give its pages less.
ELSEWHERE = "regalia.test"

Arrive: TypeAlias = Callable[..., Person]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = browsers.find_for_tests()
    if path is None and browsers.is_needed():
        pytest.fail(browsers.MISSING)
    if path is None:
        pytest.skip(browsers.MISSING)
    with sync_playwright() as playwright:
        names = f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"
        launched = playwright.chromium.launch(executable_path=path, args=[*browsers.FLAGS, names])
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def arrive(browser: Browser, running: House) -> Iterator[Arrive]:
    """Somebody comes with a browser that has never been here. At the end no browser had a problem with our pages."""
    people = list[Person]()

    def come(name: str | None = None, address: str = running.address, **options: Any) -> Person:
        context = browser.new_context(**{"viewport": SCREEN, "locale": "en", "reduced_motion": "reduce"} | options)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(HASTE)
        people.append(Person(context, address))
        if name is not None:
            people[-1].post("/me")
            people[-1].rename(name)
        return people[-1]

    yield come
    for person in people:
        person.context.close()
    assert [problem for person in people for problem in person.problems] == []
