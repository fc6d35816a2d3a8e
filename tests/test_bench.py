"""The measurements run; what they find is for people to judge."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from regalia import GAMES
from regalia.schema import Json

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Json:
    path = tmp_path_factory.mktemp("bench") / "results.json"
    subprocess.run([sys.executable, "-m", "bench", "--quick", "--json", str(path)], cwd=ROOT, check=True)
    return json.loads(path.read_text(encoding="utf-8"))


def test_results_say_what_they_were_measured_with(results: Json) -> None:
    assert results["cpu"]
    assert results["versions"].keys() == {"python", "numpy", "numba", "llvmlite"}


def test_every_game_is_measured_in_every_section(results: Json) -> None:
    assert results["figures"].keys() == {"every game", *GAMES}
    assert results["figures"]["every game"].keys() == {"primitives", "start", "store", "server"}
    for game in GAMES:
        sections = {"random play", "primitives", "from Python", "views", "start", "plain Python", "greedy", "search"}
        assert results["figures"][game].keys() == sections


def test_every_figure_is_positive_and_its_median_within_its_spread(results: Json) -> None:
    figures = [figure for scope in results["figures"].values() for section in scope.values() for figure in section]
    assert figures
    for figure in figures:
        assert 0 < figure["least"] <= figure["median"] <= figure["greatest"], figure["name"]


def test_two_checkouts_can_be_compared() -> None:
    command = [sys.executable, "-m", "bench.against", str(ROOT), "court", "--pairs", "1", "--warm"]
    wide = {**os.environ, "COLUMNS": "120"}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, env=wide)
    for figure in ("decisions per CPU-s", "warm start, CPU-s", "record, bytes"):
        assert figure in done.stdout
