"""How far the companion's hourglass is off after sixty seconds: `python -m bench.hourglass`.

Once it is looked at all the time, and once the page stands still for twenty seconds of them, as when a screen is off.
"""

from playwright.sync_api import Browser, Page
from tools.browsing import browsing

_SECONDS = 60
_FROZEN = 20_000  # milliseconds
_LIMIT = 50.0  # milliseconds that it may be off

_START = """() => {
    new MutationObserver(() => {
        const out = document.querySelector("[data-course=out]");
        if (out) window.outAt ??= performance.now();
    }).observe(document.body, { attributes: true, subtree: true });
    const press = document.querySelector("[data-press]");
    window.startedAt = performance.now();
    press.click();
}"""


def main() -> None:
    with browsing() as (browser, address):
        for name, is_frozen in (("looked at", False), ("screen off", True)):
            drift = _drift(browser, address, is_frozen=is_frozen)
            print(f"{name:10}: {drift:+6.1f} ms after {_SECONDS} s (limit {_LIMIT:.0f} ms)")


def _drift(browser: Browser, address: str, *, is_frozen: bool) -> float:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('companion-seconds', '{_SECONDS}')")
    page.goto(f"{address}/companion")
    page.wait_for_selector("[data-press]")
    page.evaluate(_START)
    if is_frozen:
        _freeze(page)
    page.wait_for_function("() => window.outAt", timeout=2 * 1000 * _SECONDS)
    ran: float = page.evaluate("() => window.outAt - window.startedAt")
    context.close()
    return ran - 1000 * _SECONDS


def _freeze(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    page.wait_for_timeout(_FROZEN)
    session.send("Page.setWebLifecycleState", {"state": "active"})


if __name__ == "__main__":
    main()
