"""How the client is built into the package."""

import json
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from tools import build_client
from tools.build_client import CLIENT, NODE, ROOT, WEB, ClientHook


def needed(root: Path) -> list[str]:
    """What the build hook of some sources asks for."""
    program = "from tools.build_client import ClientHook; print(*ClientHook.dependencies(None))"
    asked = subprocess.run([sys.executable, "-c", program], cwd=root, capture_output=True, text=True, check=True)
    return asked.stdout.split()


def test_the_client_in_the_package_is_built_from_the_sources_as_they_are() -> None:
    assert needed(ROOT) == []


def test_node_is_needed_where_no_client_was_built_or_its_sources_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_client, "CLIENT", tmp_path)
    assert ClientHook.dependencies(None) == [NODE]  # type: ignore[arg-type]
    (tmp_path / ".made-from").write_text("other sources")
    assert ClientHook.dependencies(None) == [NODE]  # type: ignore[arg-type]


def test_the_sdist_carries_the_client_so_that_no_node_is_needed_to_install_it(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", tmp_path], cwd=ROOT, check=True)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path)
    (sources,) = (path for path in tmp_path.iterdir() if path.is_dir())
    assert (sources / CLIENT.relative_to(ROOT) / "index.html").exists()
    assert not (sources / "web" / "node_modules").exists()
    assert needed(sources) == []


def test_the_lock_of_the_client_names_versions_and_digests_and_no_addresses() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    installed = [package for path, package in packages.items() if path]
    assert all({"version", "integrity"} <= package.keys() for package in installed)
    assert not any("resolved" in package for package in installed)


def test_the_client_depends_on_exact_versions() -> None:
    package = json.loads((WEB / "package.json").read_text("utf-8"))
    versions = [*package["dependencies"].values(), *package["devDependencies"].values(), *package["overrides"].values()]
    assert all(version[0].isdigit() for version in versions)
