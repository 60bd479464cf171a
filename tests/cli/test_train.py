"""`ludoteka train` says what it cannot do; what it does is tested in tests/learning."""

from __future__ import annotations

import sys

import pytest

from cli.conftest import Run


def test_a_game_without_features_is_refused(run: Run) -> None:
    result = run("train", "teaching:load")
    assert result.exit_code == 2
    assert "tells no features" in result.stderr


def test_without_its_extra_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    result = run("train", "cyclades")
    assert result.exit_code == 2
    assert "pip install 'ludoteka[train]'" in result.stderr
