"""Without an extra a command says in one line what to install, and everything else works."""

from __future__ import annotations

import sys

import pytest

from cli.conftest import Run
from ludoteka.kernel.extras import SERVER, MissingExtra, need
from ludoteka.server.storage import Postgres


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """An environment that has only what the package itself needs."""
    for library in SERVER:
        monkeypatch.setitem(sys.modules, library, None)


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("words", [("serve",), ("backup", "copy.db"), ("admin", "people"), ("admin", "audit")])
def test_commands_of_the_server_name_its_extra(run: Run, words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert "pip install 'ludoteka[server]'" in result.stderr


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("words", [("games",), ("--help",), ("admin", "--help"), ("rules", "cyclades", "CYC-BID-01")])
def test_everything_else_works_without_the_server(run: Run, words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.exit_code == 0, result.output


def test_postgresql_names_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(MissingExtra, match=r"needs asyncpg.*ludoteka\[postgres\]"):
        Postgres("postgresql://me@localhost/ludoteka")


def test_a_fault_inside_an_installed_library_is_not_called_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("broken")
    (folder / "half_there.py").write_text("import surely_not_installed\n")
    monkeypatch.syspath_prepend(folder)
    with pytest.raises(ModuleNotFoundError, match="surely_not_installed"):
        need("half_there", "server")
