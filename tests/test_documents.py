"""What the documents say is true."""

import re
import subprocess
import sys
from pathlib import Path

import regalia

ROOT = Path(__file__).parent.parent
HEADINGS = ["Rules as implemented", "Options", "Actions", "Observation", "Scoring", "End", "Version history"]


def test_the_derived_tables_of_every_game_page_are_fresh() -> None:
    done = subprocess.run(
        [sys.executable, "tools/pages.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_every_game_has_a_page_with_the_fixed_headings() -> None:
    for name in regalia.GAMES:
        page = (ROOT / "src" / "regalia" / "games" / name / "README.md").read_text("utf-8")
        assert re.findall(r"^## (.*)$", page, re.MULTILINE) == HEADINGS


def test_the_python_examples_of_the_readme_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert len(examples) == 2
    exec(compile("\n".join(examples), "README.md", "exec"), {})


def test_every_make_target_of_the_documents_exists() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for document in ("README.md", "CONTRIBUTING.md"):
        text = (ROOT / document).read_text("utf-8")
        named = set(re.findall(r"`make (\w+)`", text)) | set(re.findall(r"^make (\w+)$", text, re.MULTILINE))
        assert named <= targets


def test_links_between_documents_lead_somewhere() -> None:
    for document in ROOT.glob("*.md"):
        for link in re.findall(r"\]\(([^)#]+)\)", document.read_text("utf-8")):
            assert (ROOT / link).exists(), f"{document.name}: {link}"


def test_locks_carry_hashes_and_no_addresses() -> None:
    for lock in (ROOT / "locks").glob("*.txt"):
        text = lock.read_text("utf-8")
        assert "--hash=sha256:" in text
        assert "://" not in text
