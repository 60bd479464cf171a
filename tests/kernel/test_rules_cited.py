"""Every rule is found from its id: code of the game cites it in full, so that any search finds it."""

from __future__ import annotations

import re

import pytest

from kernel.rule_places import ROOT, cited, code_of, uncited
from ludoteka.kernel.registry import game_ids

EXAMPLES = re.compile("-(TV|EX|DV)-")
"""Worked examples of the rulebooks: tests cite them, no code implements them by itself."""


@pytest.mark.parametrize("game", game_ids())
def test_code_cites_every_rule_of_the_reference(game: str) -> None:
    assert [rule for rule in uncited(game) if not EXAMPLES.search(rule)] == []


@pytest.mark.parametrize("game", game_ids())
def test_no_rule_is_cited_only_inside_a_range(game: str) -> None:
    folder = ROOT / "src" / "ludoteka" / "games" / game
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    assert [rule for rule in code_of(game) if rule not in code] == []


def test_a_range_names_the_rules_between() -> None:
    assert sorted(rule for rule, _ in cited("(H3-MAP-09 to\n    H3-MAP-11)")) == ["H3-MAP-09", "H3-MAP-10", "H3-MAP-11"]
