"""Where the server is found: the address for this machine, and those that others can open."""

import ipaddress
import socket
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

_ELSEWHERE = (  # nothing is ever sent there: asking for the way tells which address of ours would be used
    (socket.AF_INET, "192.0.2.1"),
    (socket.AF_INET6, "2001:db8::1"),
)


@dataclass(frozen=True)
class Addresses:
    """Addresses without a path. `public` is what whoever runs the server says that others open."""

    own: str
    network: tuple[str, ...] = ()  # in the local network
    public: str | None = None

    def shared(self, page: str) -> tuple[str, ...]:
        """Those that are worth sending to others, the best first, for somebody whose page has this address.

        What brought him here brings others too, unless everybody finds his own machine there.
        """
        if self.public is not None:
            return (self.public,)
        if is_ones_own(page):
            return self.network or (page,)
        return page, *(other for other in self.network if other != page)


def addresses(listening: socket.socket, public: str | None) -> Addresses:
    """Where a socket is reached."""
    host, port = listening.getsockname()[:2]
    return reached(host, port, public, local_network())


def reached(host: str, port: int, public: str | None, network: Sequence[str]) -> Addresses:
    """Where a server is reached. One that listens everywhere is reached at every address of this machine."""
    here = ipaddress.ip_address(host)
    if not here.is_unspecified:
        own = _address(host, port)
        return Addresses(own, () if here.is_loopback else (own,), public)
    others = [other for other in network if here.version == 6 or ":" not in other]
    own = _address("127.0.0.1" if here.version == 4 else "::1", port)
    return Addresses(own, tuple(_address(other, port) for other in others), public)


def local_network() -> list[str]:
    """The addresses of this machine that others in its network reach: that of the usual way out comes first."""
    candidates = [*_ways_out(), *_by_name()]
    return [host for host in dict.fromkeys(candidates) if _is_for_others(host)]


def _ways_out() -> list[str]:
    found = []
    for family, elsewhere in _ELSEWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((elsewhere, 9))
            found.append(asking.getsockname()[0])
    return found


def _by_name() -> list[str]:
    with suppress(OSError):
        return [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None)]
    return []


def _is_for_others(host: str) -> bool:
    address = ipaddress.ip_address(host.partition("%")[0])
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def is_ones_own(page: str) -> bool:
    """Whether everybody finds his own machine at an address."""
    name = urlsplit(page).hostname or "localhost"
    with suppress(ValueError):
        return ipaddress.ip_address(name).is_loopback
    return name == "localhost" or name.endswith(".localhost")


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
