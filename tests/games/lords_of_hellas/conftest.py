from __future__ import annotations

import pytest

from ludoteka.games.lords_of_hellas.content import load
from ludoteka.games.lords_of_hellas.entries.box import Content


@pytest.fixture(scope="session")
def facts() -> Content:
    return load()
