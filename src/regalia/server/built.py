"""The built client: its files, as they lie in the package, packed as a browser likes them."""

import json
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable

from regalia.server.files import ASK_AGAIN, FOR_EVER, File, file

_INDEX = "index.html"
_PARTS = "parts.json"  # what each page and each board is made of
_ASSETS = "assets/"  # their names change with their content
_PACKED = {"br": ".br", "gzip": ".gz"}  # by encoding, the best first
_TYPES = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
_LOADED = {
    "css": "rel=preload; as=style; crossorigin",
    "js": "rel=modulepreload",
    "svg": "rel=preload; as=image",
    "woff2": "rel=preload; as=font; crossorigin",
}


class Client:
    """All files by their paths, in memory: they are few and small."""

    def __init__(self, folder: Traversable) -> None:
        self._files = dict(_found(folder)) if folder.is_dir() else {}
        self._parts: dict[str, list[str]] = json.loads((folder / _PARTS).read_text()) if self._files else {}

    @property
    def page(self) -> File | None:
        """The page that shows every address of the client; None if the client was not built."""
        return self._files.get(_INDEX)

    def file(self, path: str) -> File | None:
        return self._files.get(path)

    def links(self, *names: str) -> list[str]:
        """What pages and boards are made of, so that a browser fetches all of it at once: values of `Link`."""
        parts = [part for name in names for part in self._parts.get(name, [])]
        return [f"<{part}>; {_LOADED[part.rpartition('.')[2]]}" for part in parts]


def built_client() -> Client:
    return Client(files("regalia.server") / "client")


def _found(folder: Traversable, path: str = "") -> Iterator[tuple[str, File]]:
    names = {entry.name for entry in folder.iterdir()}
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _found(entry, f"{path}{entry.name}/")
        elif entry.name.rpartition(".")[2] in _TYPES:
            packed = {
                how: folder / f"{entry.name}{end}" for how, end in _PACKED.items() if f"{entry.name}{end}" in names
            }
            yield f"{path}{entry.name}", _file(f"{path}{entry.name}", entry.read_bytes(), packed)


def _file(path: str, content: bytes, packed: Mapping[str, Traversable]) -> File:
    kept = FOR_EVER if path.startswith(_ASSETS) else ASK_AGAIN
    return file(
        content, {how: each.read_bytes() for how, each in packed.items()}, _TYPES[path.rpartition(".")[2]], kept
    )
