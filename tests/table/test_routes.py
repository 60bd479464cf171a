"""A house without a server answers at addresses of the server, with the same statuses."""

from __future__ import annotations

import re

from litestar.handlers import HTTPRouteHandler

from ludoteka.anywhere.routes import ROUTES
from ludoteka.server.app import API

ONLY_THERE = {("DELETE", "/tables/{}")}
"""A server keeps tables; in a browser they are their player's."""


def of_server() -> dict[tuple[str, str], int]:
    """Methods, addresses without what they name, and statuses of the server."""
    return {
        (str(method), re.sub(r"\{[^}]*\}", "{}", path).removeprefix("/api")): handler.status_code
        for handler in API
        if isinstance(handler, HTTPRouteHandler)
        for method in handler.http_methods
        for path in handler.paths
    }


def test_the_addresses_of_a_house_without_a_server_are_those_of_the_server() -> None:
    server = of_server()
    here = {(method, re.sub(r"\([^)]*\)", "{}", pattern.pattern)): status for method, pattern, _, status in ROUTES}
    assert set(here) - set(server) == ONLY_THERE
    assert [at for at in here if at in server and here[at] != server[at]] == []
