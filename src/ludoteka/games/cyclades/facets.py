"""What the balance report learns of a finished game of Cyclades."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.facets import Facet, Facets, Told
from ludoteka.kernel.phrase import Lexicon

WAYS = {"economic-development": "economic", "cultural-development": "cultural"}


class CycladesFacets(Facets[Cyclades]):
    """Factions, the god served most often, and how a seat came by its metropolises."""

    facets = (
        Facet("faction", kind="faction"),
        Facet("favourite", kind="god"),
        Facet("way", values=("economic", "cultural", "conquest", "none")),
        Facet("epochs", whole=True),
    )
    takes: ClassVar[Mapping[str, str]] = {
        "turn": "god",
        "built": "building",
        "rebuilt": "building",
        "hero-recruited": "hero",
        "bribed": "creature",
        "bonus": "bonus",
    }

    def of(self, s: Cyclades, told: Sequence[Action]) -> list[Told]:
        """What was true of each seat."""
        return [
            {
                "faction": [faction for faction in range(s.terms.factions) if s.terms.seat_of[faction] == seat],
                "favourite": favourites(s, seat, told),
                "way": ways(s, seat, told),
                "epochs": [s.epoch],
            }
            for seat in range(s.seats)
        ]

    def seat(self, s: Cyclades, lexicon: Lexicon, event: Action) -> Seat:
        """The seat of the faction that an event names first."""
        return s.terms.seat_of[int(event[1])]


def favourites(s: Cyclades, seat: Seat, told: Sequence[Action]) -> list[int]:
    """The god a seat served most often; several if they are equal."""
    served = [int(event[2]) for event in told if event[0] == "turn" and s.terms.seat_of[int(event[1])] == seat]
    most = max([served.count(god) for god in served], default=0)
    return sorted({god for god in served if served.count(god) == most})


def ways(s: Cyclades, seat: Seat, told: Sequence[Action]) -> list[str]:
    """How a seat came by metropolises: by building them of one kind or the other, or by taking a land that had one."""
    mine = {faction for faction in range(s.terms.factions) if s.terms.seat_of[faction] == seat}
    found: set[str] = set()
    cities: set[str | int] = set()
    for event in told:
        name = str(event[0])
        own = len(event) > 1 and event[1] in mine
        if name == "metropolis-built":
            cities.add(event[2])
        elif own and name in WAYS:
            found.add(WAYS[name])
        elif own and name == "area-taken" and event[2] in cities:
            found.add("conquest")
    return sorted(found) or ["none"]
