"""What all tests share: Hypothesis profiles and the teaching game."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

from teaching import Teaching, load

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile("default", deadline=None, max_examples=5, suppress_health_check=SLOW_IS_FINE)
settings.register_profile("ci", settings.get_profile("default"), derandomize=True, print_blob=True)
settings.register_profile("soak", settings.get_profile("default"), max_examples=500)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "default"))


@pytest.fixture(scope="session")
def game() -> Teaching:
    """The teaching game."""
    return load()


def pytest_configure() -> None:
    """Let Ctrl-C reach the commands under test: a test run started in the background ignores it and hands that on."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
