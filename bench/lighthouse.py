"""What Lighthouse says of hall and table, on a phone and on a desk: `python -m bench.lighthouse`.

Lighthouse comes from npm, fetched for this run and kept in npm's own cache: the client does not depend on it. Figures
are medians; a machine that is busy otherwise makes those for performance worse.
"""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser
from tools.browser import FLAGS, find
from tools.browsing import browsing
from tools.build_client import npm, run

_LIGHTHOUSE = "lighthouse@13.5.0"
_RUNS = 5
_ATTEMPTS = 3  # a browser on a busy machine sometimes records nothing, and Lighthouse says so
_FORMS = {"phone": [], "desk": ["--preset=desktop"]}
_CATEGORIES = ("performance", "accessibility", "best-practices")
_TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")

Report = dict[str, Any]


def main() -> None:
    with browsing() as (browser, address):
        for name, path in (("hall", "/"), ("table", _table(browser, address))):
            for form, flags in _FORMS.items():
                _print(f"{name}, {form}", [_report(address + path, flags) for _ in range(_RUNS)])


def _table(browser: Browser, address: str) -> str:
    """The path of a game against bots that waits for its first player, whom Lighthouse is not."""
    page = browser.new_page()
    page.goto(address)
    page.click("[data-game=court] [data-bots]")
    page.wait_for_selector("[data-offer=aside]", timeout=60_000)
    path = page.url.removeprefix(address)
    page.context.close()
    return path


def _report(url: str, flags: list[str]) -> Report:
    with TemporaryDirectory() as folder:
        output = Path(folder) / "report.json"
        os.environ["CHROME_PATH"] = find() or ""
        chrome = f"--chrome-flags=--headless=new {' '.join(FLAGS)}"
        asked = [url, "--quiet", "--output=json", f"--output-path={output}", chrome, *flags]
        asked.append(f"--only-categories={','.join(_CATEGORIES)}")
        _run(asked)
        report: Report = json.loads(output.read_text("utf-8"))
        return report


def _run(asked: list[str]) -> None:
    for _ in range(_ATTEMPTS):
        done = run(npm(), "exec", "--yes", "--", _LIGHTHOUSE, *asked, check=False, stdout=subprocess.DEVNULL)
        if done.returncode == 0:
            return
    sys.exit(f"Lighthouse failed {_ATTEMPTS} times")


def _print(name: str, reports: list[Report]) -> None:
    scores = {kind: statistics.median(_score(report, kind) for report in reports) for kind in _CATEGORIES}
    times = {kind: statistics.median(report["audits"][kind]["numericValue"] for report in reports) for kind in _TIMES}
    print(f"{name}: {_listed(scores, '.0f')}; {_listed(times, '.4g')}", flush=True)


def _score(report: Report, kind: str) -> float:
    return float(report["categories"][kind]["score"]) * 100


def _listed(figures: dict[str, float], how: str) -> str:
    return ", ".join(f"{name} {figure:{how}}" for name, figure in figures.items())


if __name__ == "__main__":
    main()
