"""The content of the box, read once for all tests of it."""

from __future__ import annotations

import pytest

from ludoteka.games.heroes3.content import load
from ludoteka.games.heroes3.entries.box import Content


@pytest.fixture(scope="session")
def facts() -> Content:
    return load()
