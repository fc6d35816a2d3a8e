"""Guests: whoever comes is somebody from the first moment on, by a signed cookie, and may choose a name."""

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final

from regalia.errors import MalformedInput
from regalia.server.store import Guest, Store
from regalia.server.wire.messages import LONGEST_NAME

COOKIE = "regalia_guest"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one

_KEY = "guests"
_FIRST_NAMES = 10_000


class People:
    def __init__(self, store: Store, key: str, today: Callable[[], int]) -> None:
        self._store: Final = store
        self._key: Final = bytes.fromhex(key)
        self._today: Final = today

    async def known(self, cookie: str | None) -> Guest | None:
        """The guest to whom we gave a cookie; None if we did not."""
        guest, _, signature = (cookie or "").partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(guest).encode()):
            return None
        return await self._store.guest(guest)

    def cookie(self, guest: Guest) -> str:
        return f"{guest.id}.{self._signature(guest.id)}"

    async def welcome(self) -> Guest:
        """Somebody new, with a name until he chooses one."""
        name, today = f"Guest {secrets.randbelow(_FIRST_NAMES):04}", self._today()
        guest = Guest(secrets.token_urlsafe(16), name, today, today)
        await self._store.add_guest(guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = guest._replace(name=read_name(name), seen=self._today())
        await self._store.change_guest(renamed)
        return renamed

    def _signature(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), hashlib.sha256).hexdigest()


async def open_people(store: Store, today: Callable[[], int]) -> People:
    return People(store, await store.key(_KEY), today)


def read_name(name: str) -> str:
    """A name as it is shown: text in one line, without letters that cannot be seen."""
    composed = unicodedata.normalize("NFC", name)
    seen = "".join(letter if unicodedata.category(letter)[0] not in "CZ" else " " for letter in composed)
    shown = " ".join(seen.split())
    if not 1 <= len(shown) <= LONGEST_NAME:
        raise MalformedInput("malformed-name", "name", most=LONGEST_NAME)
    return shown
