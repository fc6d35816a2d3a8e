"""The built client: its files, as they lie in the package, packed as a browser likes them."""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.datastructures import Headers
from starlette.responses import Response

_INDEX = "index.html"
_ASSETS = "assets/"  # their names change with their content
_FOR_EVER, _ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
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


@dataclass(frozen=True)
class File:
    content: bytes
    packed: Mapping[str, bytes]  # by encoding
    headers: Mapping[str, str]

    def answer(self, asked: Headers, status: int = 200) -> Response:
        if asked.get("if-none-match") == self.headers["ETag"] and status == 200:
            return Response(status_code=304, headers=self.headers)
        wanted = {part.partition(";")[0].strip() for part in asked.get("accept-encoding", "").split(",")}
        for encoding, content in self.packed.items():
            if encoding in wanted:
                return Response(content, status, {**self.headers, "Content-Encoding": encoding})
        return Response(self.content, status, self.headers)


class Client:
    """All files by their paths, in memory: they are few and small."""

    def __init__(self, folder: Traversable) -> None:
        self._files = dict(_found(folder)) if folder.is_dir() else {}

    @property
    def page(self) -> File | None:
        """The page that shows every address of the client; None if the client was not built."""
        return self._files.get(_INDEX)

    def file(self, path: str) -> File | None:
        return self._files.get(path)


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
    headers = {
        "Content-Type": _TYPES[path.rpartition(".")[2]],
        "Cache-Control": _FOR_EVER if path.startswith(_ASSETS) else _ASK_AGAIN,
        "ETag": f'"{hashlib.sha256(content).hexdigest()[:16]}"',
        "Vary": "Accept-Encoding",
    }
    return File(content, {how: kept.read_bytes() for how, kept in packed.items()}, headers)
