"""What comes from others: pins with hashes, and the audit that says when it could not ask."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def tool(name: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A program of tools/ as a module."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    spec.loader.exec_module(module)
    return module


def test_the_pins_are_sound_and_name_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(tool("lock", monkeypatch).faults()) == []
    for path in (ROOT / "requirements").iterdir():
        assert "://" not in path.read_text()


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda text: re.sub(r" \\\n    --hash=\S+", "", text, count=200), "must have SHA-256 hashes"),
        (lambda text: text.replace("sha256:", "md5:", 1), "must have SHA-256 hashes"),
        (lambda text: text.replace("msgspec==", "msgspec>=", 1), "not a plain"),
        (lambda text: re.sub(r"(--hash=sha256:)[0-9a-f]{8}", r"\g<1>00000000", text, count=1), "with other hashes"),
    ],
)
def test_a_pin_that_is_not_sound_is_told(
    spoil: Any, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = tool("lock", monkeypatch)
    for path in (ROOT / "requirements").iterdir():
        text = path.read_text()
        (tmp_path / path.name).write_text(spoil(text) if path.name == "run.txt" else text)
    monkeypatch.setattr(lock, "FOLDER", tmp_path)
    assert any(fault in each for each in lock.faults())


def test_every_pin_can_be_installed_on_every_system(monkeypatch: pytest.MonkeyPatch) -> None:
    hashes = tool("lock_hashes", monkeypatch)
    assert hashes.installs("x-1-py3-none-any.whl", "3.13", "darwin")
    assert hashes.installs("x-1-cp313-cp313-musllinux_1_2_aarch64.whl", "3.13", "linux")
    assert not hashes.installs("x-1-cp313-cp313-win_amd64.whl", "3.13", "linux")
    assert not hashes.installs("x-1-cp314-abi3-manylinux_2_28_x86_64.whl", "3.13", "linux")


@pytest.mark.parametrize(("file", "pins"), [("tools/setup.sh", "dev.txt"), ("deploy/Containerfile", "run.txt")])
def test_set_up_and_image_insist_on_hashes(file: str, pins: str) -> None:
    assert f"--no-deps --require-hashes --requirement requirements/{pins}" in (ROOT / file).read_text()


def test_an_audit_tells_what_it_found(monkeypatch: pytest.MonkeyPatch) -> None:
    audit = tool("audit", monkeypatch)
    known = '{"dependencies": [{"name": "x", "version": "1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2"]}]}]}'
    assert audit.python_report(known, "") == ["x 1: PYSEC-1, fixed in 2"]
    assert audit.python_report('{"dependencies": [{"name": "x", "version": "1", "vulns": []}]}', "") == []
    assert audit.web_report('{"vulnerabilities": {"y": {"range": "<2", "severity": "high"}}}', "") == ["y <2: high"]
    assert audit.attempt("x", lambda: ["one"]) == 1
    assert audit.attempt("x", list) == 0


@pytest.mark.parametrize("report", ["", "not json", "[]", '{"error": {"code": "ENOTFOUND"}}', "null"])
def test_an_audit_that_could_not_ask_says_so_loudly(
    report: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    audit = tool("audit", monkeypatch)
    for ask in (audit.python_report, audit.web_report):
        assert audit.attempt("packages", lambda ask=ask: ask(report, "no network\n")) == 2
    assert capsys.readouterr().err.count("*** NOT AUDITED: packages. no network ***") == 2


def test_an_audit_that_looked_at_a_part_has_not_looked(monkeypatch: pytest.MonkeyPatch) -> None:
    audit = tool("audit", monkeypatch)
    part = '{"dependencies": [{"name": "x", "skip_reason": "not on the index"}]}'
    assert audit.attempt("packages", lambda: audit.python_report(part, "")) == 2
