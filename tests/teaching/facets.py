"""What the balance report learns of a finished teaching game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ludoteka.kernel.action import Action
from ludoteka.kernel.facets import Facet, Facets, Told
from teaching.state import Coast


class CoastFacets(Facets[Coast]):
    """The coves a smuggler holds at the end, whether one is out, and how long the game was."""

    facets = (
        Facet("harbour", kind="cove"),
        Facet("fate", values=("ashore", "out")),
        Facet("rounds", whole=True),
    )
    takes: ClassVar[Mapping[str, str]] = {"plays": "card", "conquers": "cove"}
    varies = ("length",)

    def of(self, s: Coast, told: Sequence[Action]) -> list[Told]:
        """What was true of each smuggler."""
        return [
            {
                "harbour": [cove for cove, owner in enumerate(s.owner) if owner == seat],
                "fate": ["out" if s.out[seat] else "ashore"],
                "rounds": [s.round],
            }
            for seat in range(s.seats)
        ]
