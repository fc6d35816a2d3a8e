"""What is the same for everybody: sent packed, and only to those who do not have it yet."""

import gzip
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.responses import Response

FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"


@dataclass(frozen=True)
class File:
    content: bytes
    packed: Mapping[str, bytes]  # by encoding, the best first
    headers: Mapping[str, str]

    def answer(self, asked: Headers, status: int = 200, more: Mapping[str, str] | None = None) -> Response:
        headers = {**self.headers, **(more or {})}
        if asked.get("if-none-match") == self.headers["ETag"] and status == 200:
            return Response(status_code=304, headers=headers)
        wanted = {part.partition(";")[0].strip() for part in asked.get("accept-encoding", "").split(",")}
        for encoding, content in self.packed.items():
            if encoding in wanted:
                return Response(content, status, {**headers, "Content-Encoding": encoding})
        return Response(self.content, status, headers)


def file(content: bytes, packed: Mapping[str, bytes], kind: str, kept: str) -> File:
    headers = {
        "Content-Type": kind,
        "Cache-Control": kept,
        "ETag": f'"{hashlib.sha256(content).hexdigest()[:16]}"',
        "Vary": "Accept-Encoding",
    }
    return File(content, packed, headers)


def text(content: str, kind: str, kept: str) -> File:
    """What is made here, and packed once."""
    return file(content.encode(), {"gzip": gzip.compress(content.encode())}, f"{kind}; charset=utf-8", kept)
