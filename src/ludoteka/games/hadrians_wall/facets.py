"""What the balance report learns of a finished game of Hadrian's Wall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ludoteka.games.hadrians_wall.numbers import ATTRIBUTES, PATHS, RENOWN
from ludoteka.games.hadrians_wall.rules.scoring import active_disdain, path_points, points, rank
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action
from ludoteka.kernel.facets import Facet, Facets, Told


class FrontierFacets(Facets[Frontier]):
    """The strongest attribute, path cards that brought points, disdain; the rank of a general alone."""

    facets = (
        Facet("strongest", kind="attribute"),
        Facet("paths"),
        Facet("disdain"),
        Facet("rank", kind="rank", whole=True),
    )
    takes: ClassVar[Mapping[str, str]] = {
        "built": "building",
        "revealed": "card",
        "favour-spent": "favour",
        "show-given": "show",
        "bribed": "bribe",
        "fought": "gladiator",
        "scouted": "pattern",
        "good-entered": "hexagon",
    }

    def of(self, s: Frontier, told: Sequence[Action]) -> list[Told]:
        """What was true of each general."""
        return [told_of(s, row) for row in s.rows]


def told_of(s: Frontier, row: list[int]) -> Told:
    """What was true of the general with this row."""
    f = s.facts
    attributes = row[RENOWN : RENOWN + len(ATTRIBUTES)]
    cards = [card for card in row[PATHS : PATHS + f.years] if card >= 0]
    found: dict[str, list[str | int]] = {
        "strongest": [place for place, value in enumerate(attributes) if value == max(attributes)],
        "paths": [sum(path_points(f, row, card) > 0 for card in cards)],
        "disdain": [active_disdain(row)],
    }
    if s.seats == 1:
        found["rank"] = [rank(f, points(f, row))]
    return found
