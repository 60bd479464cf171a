"""The names a server answers to.

A page of another site can make a browser ask us under that site's name, by changing the address of the name (DNS
rebinding). It cannot do that with an address, or with a name that is ours.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from ludoteka.server.settings import Settings

MOST_JUDGED = 1000


class Hosts:
    """Our names: those of this machine, the one in the public address, and those the operator allows."""

    def __init__(self, settings: Settings) -> None:
        machine = socket.gethostname().lower()
        given = {name.strip().lower() for name in settings.allowed_hosts.split(",") if name.strip()}
        public = {(urlsplit(settings.public_url).hostname or "").lower()} - {""}
        self.names = {"localhost", machine, f"{machine}.local", *public, *given}
        self.judged: dict[str, bool] = {}

    def ours(self, host: str) -> bool:
        """Whether the header `Host` names this server; nearly all requests have the same one."""
        found = self.judged.get(host)
        if found is None:
            if len(self.judged) >= MOST_JUDGED:
                self.judged.clear()
            found = self.judged[host] = self.is_ours(host)
        return found

    def is_ours(self, host: str) -> bool:
        """Whether a host is this server. Whoever names none is not a browser; what is more than a name and a port
        would be read in another way by somebody behind us.
        """
        if not host:
            return True
        try:
            parts = urlsplit(f"//{host}")
            name = (parts.hostname or "").rstrip(".")
            if parts.netloc != host or "@" in host or parts.port == 0:
                return False
        except ValueError:
            return False
        return name in self.names or name.endswith(".localhost") or is_address(name)


def is_address(name: str) -> bool:
    """Whether a name is an address itself."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    return is_address(address) and ipaddress.ip_address(address.partition("%")[0]).is_loopback
