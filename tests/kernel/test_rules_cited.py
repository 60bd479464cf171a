"""Every rule is found from its id: code of the game cites it in full, so that any search finds it."""

from __future__ import annotations

import ast

import pytest

from kernel.rule_places import ROOT, cited, code_naming, code_of, content_of, definitions, names_in, owner, uncited
from ludoteka.kernel.registry import game_ids


@pytest.mark.parametrize("game", game_ids())
def test_code_cites_every_rule_of_the_reference_where_it_is_done(game: str) -> None:
    assert uncited(game) == []


@pytest.mark.parametrize("game", game_ids())
def test_no_rule_is_cited_only_inside_a_range(game: str) -> None:
    folder = ROOT / "src" / "ludoteka" / "games" / game
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    assert [rule for rule in code_of(game) if rule not in code] == []


def test_a_range_names_the_rules_between() -> None:
    assert sorted(rule for rule, _ in cited("(H3-MAP-09 to\n    H3-MAP-11)")) == ["H3-MAP-09", "H3-MAP-10", "H3-MAP-11"]


def test_a_citation_belongs_to_the_definition_it_stands_in() -> None:
    source = '''"""A chapter (H3-MAP-01)."""

import re

BOX = re.compile("1")
"""A box (H3-MAP-02)."""


class Move:
    """H3-MAP-03"""

    def options(self):
        return 1
'''
    spans = list(definitions(ast.parse(source)))
    assert [owner(spans, line) for line in (1, 5, 6, 10, 13)] == ["the module", "BOX", "BOX", "Move", "Move.options"]


@pytest.mark.parametrize(
    ("game", "key", "content", "code"),
    [
        ("heroes3", "location:library", "locations.toml", "SwapStatistic.price"),
        ("heroes3", "location:prison", "locations.toml", "DEEDS"),
        ("lords_of_hellas", "blessing:weak-spot", "blessings.toml", "UseAtStart.take"),
        ("cyclades", "creature:charon", "creatures.toml", "ASKED_BY"),
    ],
)
def test_what_has_a_name_and_no_number_leads_to_its_content_and_its_code(
    game: str, key: str, content: str, code: str
) -> None:
    (entry,) = content_of(game, key)
    assert entry[0].name == content
    assert code in [name for _, _, name in code_naming(game, names_in(entry))]
