"""Creature upkeep: a priestess for each figure that stays, which may then move (CYC-UPK)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import NOBODY
from ludoteka.games.cyclades.rules.asking import FactionChoice
from ludoteka.games.cyclades.rules.cards import return_priestesses
from ludoteka.games.cyclades.rules.control import listed
from ludoteka.games.cyclades.rules.creatures_figures import figure_keeps
from ludoteka.games.cyclades.rules.figures import may_stand, put_figure, remove_figure
from ludoteka.games.cyclades.rules.offerings import available_gods, holder_of
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step


class Upkeep(Step[Cyclades]):
    """Factions settle their creatures in the order of their gods, Apollo's last (CYC-UPK-05)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """One faction after the other."""
        if max(s.creature_holder) == NOBODY:
            return
        waiting: list[Step[Cyclades]] = []
        for god in available_gods(s):
            faction = holder_of(s, god)
            held = creatures_of(s, faction)
            if held:
                waiting.append(SettleCreatures(s.terms.seat_of[faction], faction, held))
        s.then_each(waiting)


def creatures_of(s: Cyclades, faction: int) -> int:
    """Mask of the creature figures a faction holds."""
    mask = 0
    for creature in range(len(s.creature_holder)):
        if s.creature_holder[creature] == faction:
            mask |= 1 << creature
    return mask


class SettleCreatures(FactionChoice):
    """Keep a creature for a priestess or release it, one by one in any order (CYC-UPK-01, CYC-UPK-03)."""

    __slots__ = ("due",)

    def __init__(self, seat: int, faction: int, due: int) -> None:
        super().__init__(seat, faction)
        self.due = due

    def options(self, s: Cyclades) -> list[Action]:
        """Each creature that is due, kept or released."""
        due = listed(self.due)
        out: list[Action] = []
        if self.can_keep(s):
            out += [("keep", creature) for creature in due]
        out += [("release", creature) for creature in due]
        return out

    def can_keep(self, s: Cyclades) -> bool:
        """Whether there is a priestess to pay with."""
        return s.priestesses[self.faction] >= s.facts.upkeep_priestesses

    def take(self, s: Cyclades, action: Action) -> None:
        """Pay and maybe move, or give it up; then the next one."""
        match action:
            case ("release", int() as creature):
                self.go_on_without(s, creature)
                s.tell(("released", self.faction, creature))
                remove_figure(s, creature)
            case ("keep", int() as creature):
                self.go_on_without(s, creature)
                return_priestesses(s, self.faction, s.facts.upkeep_priestesses)
                s.tell(("kept", self.faction, creature))
                s.then(MoveFigure(self.seat, self.faction, creature))

    def go_on_without(self, s: Cyclades, creature: int) -> None:
        """Settle the creatures that are left afterwards."""
        left = self.due & ~(1 << creature)
        if left:
            s.then(SettleCreatures(self.seat, self.faction, left))

    def forced(self) -> bool:
        """Without priestesses a single creature leaves by itself."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Only a creature whose upkeep is due is settled, and keeping it costs a priestess."""
        match action:
            case ("keep" | "release", int() as creature) if not self.due >> creature & 1:
                return ("nothing-due", creature)
            case ("keep", int()) if not self.can_keep(s):
                return ("no-priestess",)
        return None


class MoveFigure(FactionChoice):
    """A kept figure may move to an adjacent area its card allows, then does what its card says (CYC-UPK-02,
    CYC-UPK-04)."""

    __slots__ = ("creature",)

    def __init__(self, seat: int, faction: int, creature: int) -> None:
        super().__init__(seat, faction)
        self.creature = creature

    def prompt(self, s: Cyclades) -> Action:
        return ("move-figure", self.faction, self.creature)

    def options(self, s: Cyclades) -> list[Action]:
        """Areas next to it that take it, or stay."""
        out: list[Action] = [
            ("move-figure", area)
            for area in s.chart.neighbours[s.creature_area[self.creature]]
            if may_stand(s, self.faction, self.creature, area)
        ]
        out.append(("stay",))
        return out

    def take(self, s: Cyclades, action: Action) -> None:
        """Move it if wanted, then its effect."""
        match action:
            case ("move-figure", int() as area):
                put_figure(s, self.faction, self.creature, area)
                s.tell(("figure-moved", self.faction, self.creature, area))
                figure_keeps(s, self.faction, self.creature, True)
            case _:
                figure_keeps(s, self.faction, self.creature, False)

    def forced(self) -> bool:
        """Without another place it stays."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Why it cannot stand there."""
        match action:
            case ("move-figure", int() as area):
                if s.figures[area] != NOBODY:
                    return ("figure-there", area, s.figures[area])
                if not may_stand(s, self.faction, self.creature, area):
                    return ("wrong-place", self.creature, area)
                near = s.chart.neighbours[s.creature_area[self.creature]]
                return None if area in near else ("out-of-reach", area)
        return None
