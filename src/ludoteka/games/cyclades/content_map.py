"""The boards of the archipelago, the maps and what every map must fulfil, typed."""

from __future__ import annotations

from ludoteka.games.cyclades.content_ids import (
    BoardSide,
    Cell,
    Count,
    Fact,
    Hex,
    InvariantId,
    InvariantSubject,
    Positive,
    Slug,
    Source,
    Turn,
)


class Geometry(Fact, frozen=True, forbid_unknown_fields=True):
    """The hexes of a board and the lattice that boards lie on, in axial coordinates (q, r)."""

    source: Source
    steps: tuple[Hex, ...]
    basis_u: Hex
    basis_v: Hex
    lattice_steps: tuple[Hex, ...]
    cells: dict[Cell, Hex]


class LandArea(Fact, frozen=True, forbid_unknown_fields=True):
    """A land area printed on a board."""

    id: Slug
    cells: tuple[Cell, ...]
    sites: Count
    horns: Count
    priestess: bool


class SeaArea(Fact, frozen=True, forbid_unknown_fields=True):
    """A sea area printed on a board."""

    id: Slug
    cells: tuple[Cell, ...]
    horns: Count


class Face(Fact, frozen=True, forbid_unknown_fields=True):
    """One side of a board with its areas."""

    shape: Slug
    land: tuple[LandArea, ...]
    sea: tuple[SeaArea, ...]


class Board(Fact, frozen=True, forbid_unknown_fields=True):
    """A double-sided archipelago board (CYC-SETUP-06)."""

    id: Slug
    source: Source
    front: Face
    back: Face

    def face(self, side: BoardSide) -> Face:
        """The side that lies up."""
        return self.front if side == "front" else self.back


class Bound(Fact, frozen=True, forbid_unknown_fields=True):
    """A limit that may grow with the number of factions."""

    per_faction: float = 0
    plus: float = 0

    def value(self, factions: int) -> float:
        """The limit for this number of factions."""
        return self.per_faction * factions + self.plus


class Invariant(Fact, frozen=True, forbid_unknown_fields=True):
    """Something every map must fulfil to be playable."""

    id: InvariantId
    about: InvariantSubject
    source: Source
    least: tuple[Bound, ...] = ()
    most: tuple[Bound, ...] = ()


class Generator(Fact, frozen=True, forbid_unknown_fields=True):
    """How random maps grow."""

    source: Source
    start: Hex
    often: Count
    out_of: Positive
    touching: Positive
    tries: Positive


class PlacedBoard(Fact, frozen=True, forbid_unknown_fields=True):
    """A board on the table: where it lies and how far it is turned; `side` only repeats the side of the map."""

    board: Slug
    at: Hex
    turn: Turn
    side: BoardSide | None = None


class Totals(Fact, frozen=True, forbid_unknown_fields=True):
    """What a finished map has in all."""

    land: Count
    sea: Count
    islands: Count
    largest_island: Count
    sites: Count
    horns: Count
    priestesses: Count


class QuickStart(Fact, frozen=True, forbid_unknown_fields=True):
    """A ready starting placement of one faction: areas with a ship beside each, and what they are worth."""

    faction: Positive
    areas: tuple[Slug, ...]
    ships: tuple[Slug, ...]
    income: Count
    sites: Count
    priestesses: Count


class Layout(Fact, frozen=True, forbid_unknown_fields=True):
    """A map as boards laid out on the table (CYC-SETUP-06)."""

    id: Slug
    source: Source
    side: BoardSide
    boards: tuple[PlacedBoard, ...]
    factions: Positive | None = None
    shape: str = ""
    totals: Totals | None = None
    quick_start: tuple[QuickStart, ...] = ()
    teams: tuple[tuple[Positive, ...], ...] = ()
