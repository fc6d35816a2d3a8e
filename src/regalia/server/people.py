"""Guests: whoever comes is somebody from the first moment on, by a signed cookie, and may choose a name."""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Mapping
from typing import Final

from regalia.errors import IllegalAction
from regalia.server.store import Guest, Store
from regalia.words import words

COOKIE = "regalia_guest"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one

_COOKIES, _RETURNS = "guests", "returns"  # what the server signs
_FIRST_NAMES = 10_000


class People:
    def __init__(self, store: Store, keys: Mapping[str, str], today: Callable[[], int]) -> None:
        self._store: Final = store
        self._keys: Final = {purpose: bytes.fromhex(key) for purpose, key in keys.items()}
        self._today: Final = today

    async def known(self, cookie: str | None) -> Guest | None:
        """The guest to whom we gave a cookie; None if we did not."""
        guest, _, signature = (cookie or "").partition(".")
        if not self._is_signed(_COOKIES, guest, signature):
            return None
        return await self._store.guest(guest)

    def cookie(self, guest: Guest) -> str:
        return f"{guest.id}.{self._signature(_COOKIES, guest.id)}"

    def token(self, table: str, seat: int, guest: str) -> str:
        """By which a guest finds back to his seat from anywhere: whoever has it is this guest."""
        content = f"{table}.{seat}.{guest}"
        return f"{content}.{self._signature(_RETURNS, content)}"

    async def returning(self, token: str) -> tuple[str, Guest]:
        """The table and the guest of a token. Refused if we did not give it to anybody."""
        content, _, signature = token.rpartition(".")
        table, _, guest = content.rpartition(".")
        found = await self._store.guest(guest) if self._is_signed(_RETURNS, content, signature) else None
        if found is None:
            raise unknown_return()
        return table.rpartition(".")[0], found

    async def welcome(self, language: str) -> Guest:
        """Somebody new, with a name in his language until he chooses one."""
        name, today = words(None, language)("guest-name", number=f"{secrets.randbelow(_FIRST_NAMES):04}"), self._today()
        guest = Guest(secrets.token_urlsafe(16), name, today, today)
        await self._store.add_guest(guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = guest._replace(name=name, seen=self._today())
        await self._store.change_guest(renamed)
        return renamed

    def _is_signed(self, purpose: str, content: str, signature: str) -> bool:
        return hmac.compare_digest(signature.encode(), self._signature(purpose, content).encode())

    def _signature(self, purpose: str, content: str) -> str:
        return hmac.new(self._keys[purpose], content.encode(), hashlib.sha256).hexdigest()


def unknown_return() -> IllegalAction:
    return IllegalAction("unknown-return", "unknown-return")


async def open_people(store: Store, today: Callable[[], int]) -> People:
    return People(store, {purpose: await store.key(purpose) for purpose in (_COOKIES, _RETURNS)}, today)
