"""Proxies in front of the server: whose word about where a request comes from is taken, and what would be unsafe."""

from __future__ import annotations

import ipaddress
from typing import Final

from ludoteka.kernel.errors import BadOption
from ludoteka.server.hosts import is_loopback
from ludoteka.server.settings import Settings

HERE: Final = "127.0.0.1,::1"
"""A proxy on this machine."""
ANYBODY: Final = ("*", "0.0.0.0/0", "::/0")


def trusted_by(settings: Settings, host: str, given: str) -> str:
    """The proxies a server believes, from what it was told; combinations in which anybody could lie are refused.

    >>> trusted_by(Settings("sqlite:///x", (), public_url="https://x.org", behind_proxy=True), "127.0.0.1", "")
    '127.0.0.1,::1'
    """
    proxies = [each.strip() for each in given.split(",") if each.strip()]
    for proxy in proxies:
        if proxy != "*" and not is_network(proxy):
            raise BadOption(f"--trusted-proxies {proxy}: expected an address such as 10.0.0.1, a network or *")
    if not settings.behind_proxy:
        return ",".join(proxies)
    if not settings.secure:
        raise BadOption("--behind-proxy needs --public-url https://…, the address players use")
    if any(proxy in ANYBODY for proxy in proxies):
        raise BadOption("--behind-proxy with all addresses trusted lets everybody forge theirs; name the proxy")
    if not proxies and not (host == "localhost" or is_loopback(host)):
        raise BadOption(
            f"--behind-proxy at {host} can be reached past the proxy: listen at 127.0.0.1, or name the proxy with "
            "--trusted-proxies"
        )
    return ",".join(proxies) or HERE


def is_network(text: str) -> bool:
    """Whether a text is an address or a network."""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True
