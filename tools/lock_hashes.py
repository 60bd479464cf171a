"""The hashes of everything a pinned version was published as, for all systems, from the indexes pip is configured for.

pip itself reads its settings and the indexes here, so that no address is written down anywhere. Its internals are used
for that; they have been the same since pip 22.2.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)
from packaging.version import Version

OFFERS = {"linux": ("linux", "manylinux", "musllinux"), "darwin": ("macosx",)}
"""How the names of a system's wheels begin."""


class Index:
    """The indexes pip is configured for, asked in their order: the first that has a version tells its files."""

    def __init__(self, finder: Any) -> None:
        self.finder = finder
        self.known: dict[str, list[tuple[str, str]]] = {}

    def files(self, name: str, version: str) -> list[tuple[str, str]]:
        """The files of a version: what they are called, and their SHA-256."""
        pin = f"{canonicalize_name(name)}=={version}"
        if pin not in self.known:
            self.known[pin] = next((found for found in self.asked(name, version) if found), [])
        return self.known[pin]

    def asked(self, name: str, version: str) -> Iterator[list[tuple[str, str]]]:
        """What each index has of a version."""
        from pip._internal.index.collector import parse_links
        from pip._internal.models.link import Link

        for address in self.finder.search_scope.get_index_urls_locations(canonicalize_name(name)):
            page = self.finder._link_collector.fetch_response(Link(address))
            links = [] if page is None else list(parse_links(page))
            yield [
                (link.filename, link.hash)
                for link in links
                if link.hash_name == "sha256" and link.hash and is_of(link.filename, name, version)
            ]


@contextmanager
def index() -> Iterator[Index]:
    """The indexes, as long as they are needed."""
    from pip._internal.commands import create_command

    command: Any = create_command("index")
    options, _ = command.parse_args(["versions", "any"])
    with command._build_session(options) as session:
        yield Index(command._build_package_finder(options=options, session=session))


def is_of(filename: str, name: str, version: str) -> bool:
    """Whether a file is one of a version.

    >>> is_of("Faker-40.1.0-py3-none-any.whl", "faker", "40.1.0"), is_of("faker-40.1.tar.gz", "Faker", "40.2.0")
    (True, False)
    """
    try:
        if filename.endswith(".whl"):
            found, number, _, _ = parse_wheel_filename(filename)
        else:
            found, number = parse_sdist_filename(filename)
    except (InvalidSdistFilename, InvalidWheelFilename):
        return False
    return found == canonicalize_name(name) and number == Version(version)


def installs(filename: str, python: str, system: str) -> bool:
    """Whether a file can be installed on some machine with a Python and a system.

    >>> installs("x-1-cp311-cp311-macosx_11_0_arm64.whl", "3.11", "darwin")
    True
    >>> installs("x-1-cp311-cp311-macosx_11_0_arm64.whl", "3.12", "darwin")
    False
    >>> installs("x-1-cp39-abi3-manylinux_2_17_x86_64.whl", "3.13", "linux"), installs("x-1.tar.gz", "3.13", "linux")
    (True, True)
    """
    if not filename.endswith(".whl"):
        return True
    minor = int(python.partition(".")[2])
    for tag in parse_wheel_filename(filename)[3]:
        here = tag.platform == "any" or tag.platform.startswith(OFFERS[system])
        number = tag.interpreter.removeprefix("cp3")
        exact = tag.interpreter in (f"cp3{minor}", "py3", f"py3{minor}")
        older = tag.abi == "abi3" and number.isdigit() and int(number) <= minor
        if here and (exact or older):
            return True
    return False
