"""What the balance report learns of a finished game of Heroes III."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.victory.points import points_of
from ludoteka.games.heroes3.rules.world.bosses import boss_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.facets import Facet, Facets, Told


class Heroes3Facets(Facets[Heroes3]):
    """Factions, heroes, the order of turns, and how the scenario ended."""

    facets = (
        Facet("faction", kind="faction"),
        Facet("hero", kind="hero"),
        Facet("order"),
        Facet("end", values=("won", "ranked", "nobody"), whole=True),
        Facet("rounds", whole=True),
        Facet("boss", kind="unit", whole=True),
        Facet("points"),
    )
    takes: ClassVar[Mapping[str, str]] = {
        "takes-card": "card",
        "gained-card": "card",
        "plays": "card",
        "casts": "card",
        "built": "building",
        "unit-joined": "unit",
        "visited": "location",
    }

    def of(self, s: Heroes3, told: Sequence[Action]) -> list[Told]:
        """What was true of each seat."""
        names = {event[0] for event in told}
        end = "won" if "won" in names else "nobody" if "nobody-won" in names else "ranked"
        boss = boss_of(s)
        hunted = [] if boss is None else [s.facts.troop_number[boss.unit]]
        scored = [win for win in scenario(s).wins if win.kind == "victory_points"]
        return [
            {
                "faction": [player.faction],
                "hero": [player.hero],
                "order": [(seat - s.first) % s.seats + 1],
                "end": [end],
                "rounds": [s.round],
                "boss": hunted,
                "points": [points_of(s, seat, win) for win in scored],
            }
            for seat, player in enumerate(s.players)
        ]
