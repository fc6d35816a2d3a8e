"""A server of our own and the browser of this machine, for tools that look at pages as people do."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tools.browser import FLAGS, MISSING, find


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server that keeps nothing."""
    path = find()
    if path is None:
        sys.exit(MISSING)
    with TemporaryDirectory() as data, _served(data) as address, sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=path, args=FLAGS), address


@contextmanager
def _served(folder: str) -> Iterator[str]:
    command = [sys.executable, "-m", "regalia", "serve", "--data", folder, "--port", "0"]
    command += ["--public-url", "http://regalia.example"]  # as where others can come, too
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield next(word for word in process.stdout.readline().split() if word.startswith("http")).rstrip("/")
        finally:
            process.terminate()
