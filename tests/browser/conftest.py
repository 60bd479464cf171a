"""A server, a browser and people for every browser test; a loud word where there is no browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

MISSING = ""
try:
    from browser import kit
except ImportError as error:  # pragma: no cover  # playwright is a dev dependency
    MISSING = f"{error.name} is not installed; run: make setup"
else:
    if kit.chromium() is None:
        MISSING = "no Chromium here; on Debian and Ubuntu: apt-get install --no-install-recommends chromium"

LOUD = "*** SKIPPED"
"""So begins the reason of a test for not having run that somebody has to read."""

NewPerson = Callable[..., Any]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests here, and skip them where nothing can run them."""
    for item in items:
        if "tests/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)
            if MISSING:
                item.add_marker(pytest.mark.skip(reason=MISSING))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say loudly what was not tested."""
    if MISSING:
        terminalreporter.section("browser tests SKIPPED", red=True)
        terminalreporter.line(f"*** SKIPPED: the browser tests: {MISSING} ***")
    reasons = (str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", ()))
    for reason in sorted({reason for reason in reasons if LOUD in reason}):
        terminalreporter.section("tests in the house without a server SKIPPED", red=True)
        terminalreporter.line(reason)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server with the built client."""
    with kit.serving(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """A running Chromium. It ends with the tests of this folder, for while it runs, no asynchronous test can."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=kit.chromium(), args=kit.ARGUMENTS)
        yield running
        running.close()


@pytest.fixture
def person(browser: Any, address: str) -> Iterator[NewPerson]:
    """Makes people: `person("Jana", size=PHONE)`. Errors in any of their consoles fail the test."""
    made: list[kit.Person] = []

    def make(name: str = "", **options: Any) -> kit.Person:
        somebody = kit.Person(browser, address, **options)
        made.append(somebody)
        if name:
            somebody.enter(name)
        return somebody

    yield make
    for somebody in made:
        somebody.close()
