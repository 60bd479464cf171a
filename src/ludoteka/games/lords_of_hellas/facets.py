"""What the balance report learns of a finished game of Lords of Hellas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.facets import Facet, Facets, Told


class HellasFacets(Facets[LordsOfHellas]):
    """Heroes, the order of turns, and the way to victory; both editions of the rules."""

    facets = (
        Facet("hero", kind="hero"),
        Facet("order"),
        Facet("victory", kind="victory", whole=True),
        Facet("turns", whole=True),
    )
    takes: ClassVar[Mapping[str, str]] = {
        "artifact-gained": "artifact",
        "blessing-kept": "blessing",
        "prayed": "god",
        "slain": "monster",
        "quest-completed": "quest",
        "played": "combat",
        "glory": "land",
        "control": "region",
    }
    varies = ("edition",)

    def of(self, s: LordsOfHellas, told: Sequence[Action]) -> list[Told]:
        """What was true of each seat."""
        first = next((int(event[1]) for event in told if event[0] == "turn"), 0)
        won = [int(event[2]) for event in told if event[0] == "victory"]
        return [
            {"hero": [s.hero[seat]], "order": [(seat - first) % s.seats + 1], "victory": won, "turns": [s.turn]}
            for seat in range(s.seats)
        ]
