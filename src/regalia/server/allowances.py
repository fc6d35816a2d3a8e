"""How much may be asked for: so many at once, and so many a second in the long run, for each who asks."""

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import NamedTuple

from starlette.types import Scope

_HOUSEHOLD = 64  # bits of an address of version 6: the rest is the household's own
_MOST_KEPT = 10_000


@dataclass
class Allowance:
    """So many at once, and so many a second in the long run."""

    most: float
    a_second: float
    now: Callable[[], float] = monotonic

    def __post_init__(self) -> None:
        self._left, self._at = self.most, self.now()

    def is_taken(self) -> bool:
        """Take one; False if none is left."""
        now = self.now()
        self._left = min(self.most, self._left + (now - self._at) * self.a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Allowances:
    """One for each who asks. Of very many only those are kept who asked last."""

    def __init__(
        self, most: float, a_second: float, now: Callable[[], float] = monotonic, kept: int = _MOST_KEPT
    ) -> None:
        self._new = partial(Allowance, most, a_second, now)
        self._kept = kept
        self._allowances: OrderedDict[str, Allowance] = OrderedDict()

    def is_taken(self, who: str) -> bool:
        """Take one of somebody's own; False if none is left."""
        if who not in self._allowances:
            self._allowances[who] = self._new()
            if len(self._allowances) > self._kept:
                self._allowances.popitem(last=False)
        self._allowances.move_to_end(who)
        return self._allowances[who].is_taken()


class Sockets:
    """So many that are open at once for each address. Those of the server's own machine are not counted."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open = Counter[str]()

    @contextmanager
    def opened(self, address: str) -> Iterator[bool]:
        """One more, if that may be, as long as this goes on."""
        if _is_own(address):
            yield True
        elif self._open[address] >= self._most:
            yield False
        else:
            self._open[address] += 1
            try:
                yield True
            finally:
                self._open[address] -= 1
                if self._open[address] == 0:
                    del self._open[address]


class Limits(NamedTuple):
    """What one guest or one address may send, look up and keep open."""

    messages: Allowances
    looks: Allowances
    sockets: Sockets


def address_of(scope: Scope) -> str:
    """Where somebody asks from; behind a proxy of this machine, where the proxy was asked from."""
    return household(scope["client"][0] if scope.get("client") else "")


def household(host: str) -> str:
    """What stands for all addresses that somebody has at home."""
    with suppress(ValueError):
        address = ipaddress.ip_address(host.partition("%")[0])
        if isinstance(address, ipaddress.IPv4Address):
            return str(address)
        mapped = address.ipv4_mapped
        return str(ipaddress.ip_network((address, _HOUSEHOLD), strict=False) if mapped is None else mapped)
    return host


def _is_own(address: str) -> bool:
    with suppress(ValueError):
        return ipaddress.ip_network(address).is_loopback
    return False
