"""Every problem the server can answer with is worded in every language of the browser, with the arguments it gets."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from ludoteka.i18n.catalog import messages_of, variables_of
from ludoteka.table.errors import PROBLEMS
from ludoteka.table.referee.duties import CODES, UNKNOWN

ROOT = Path(__file__).parents[2]
HOSTS = [ROOT / "src" / "ludoteka" / name for name in ("server", "table", "anywhere")]
MAKERS = {"conflict": 0, "forbidden": 0, "refusal": 1}
"""Functions that make refusals, and where they take the code."""


def codes(node: ast.AST) -> Iterator[str]:
    """The codes of all problems that a piece of the server makes."""
    for call in (each for each in ast.walk(node) if isinstance(each, ast.Call)):
        name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
        given = [call.args[MAKERS[name]]] if name in MAKERS and len(call.args) > MAKERS[name] else []
        given += [word.value for word in call.keywords if name == "Problem" and word.arg == "error"]
        for part in given:
            branches = [part.body, part.orelse] if isinstance(part, ast.IfExp) else [part]
            yield from (str(one.value) for one in branches if isinstance(one, ast.Constant))


def test_every_problem_is_declared_and_every_declared_one_is_made() -> None:
    files = [file for folder in HOSTS for file in folder.rglob("*.py")]
    made = {code for file in files for code in codes(ast.parse(file.read_text(encoding="utf-8")))}
    made |= {*CODES.values(), UNKNOWN}
    made |= {"too-large", "media-type", "method"}  # by the framework, see `http_problem`
    assert made == set(PROBLEMS)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_every_problem_has_words(language: str) -> None:
    text = (ROOT / "web" / "src" / "lang" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = {entry.id.name: entry for entry in messages_of(FluentResource(text))}
    for code, given in PROBLEMS.items():
        message = f"web-problem-{code}"
        assert message in entries, f"{language}: {message} is missing"
        assert variables_of(entries, message) <= set(given), message
