"""Random towns: who names their faction, and the garrison they have (H3-EXP-06, H3-MAP-14, R-25)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import BRONZE, FEW, NOBODY, PACK
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


class RollForTown(Step[Heroes3]):
    """Every player rolls resource dice for a random town just revealed; ties roll again (R-25)."""

    __slots__ = ("field", "seats")

    def __init__(self, field: int, seats: list[int]) -> None:
        self.field = field
        self.seats = seats

    def run(self, s: Heroes3) -> None:
        """Roll for everybody who is still level."""
        town = s.facts.content.random_town
        worth = [town.gold_worth, town.building_materials_worth, town.valuables_worth]
        best = -1
        leaders: list[int] = []
        for seat in self.seats:
            total = 0
            for _ in range(town.resource_dice):
                face = s.chance.below(6)
                s.tell(("rolled", seat, face))
                amounts = s.facts.resource_faces[face]
                total += sum(amounts[at] * worth[at] for at in range(3))
            if total > best:
                best = total
                leaders = []
            if total == best:
                leaders.append(seat)
        if len(leaders) > 1:
            s.then(RollForTown(self.field, leaders))
        else:
            s.then(NameTownFaction(leaders[0], self.field))


def unused_factions(s: Heroes3) -> list[int]:
    """The factions of boxes in play that nobody plays and no other random town has."""
    boxes = s.facts.content.box
    on = [boxes[at].id for at in range(len(boxes)) if s.boxes >> at & 1]
    taken = [player.faction for player in s.players] + [ai.faction for ai in s.ais] + s.lords
    factions = s.facts.content.faction
    free = [at for at in range(len(factions)) if factions[at].box in on and at not in taken]
    return free or [at for at in range(len(factions)) if factions[at].box in on]


class NameTownFaction(Choice[Heroes3]):
    """Which unused faction holds a random town (H3-MAP-14)."""

    __slots__ = ("field",)

    def __init__(self, seat: int, field: int) -> None:
        super().__init__(seat)
        self.field = field

    def forced(self) -> bool:
        """A single faction is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        return [("faction", faction) for faction in unused_factions(s)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("faction", int() as faction):
                s.own_map()
                s.lords[self.field] = faction
                s.tell(("town-named", self.field, faction))


def townsfolk(s: Heroes3, field: int, tier: int) -> list[int]:
    """The units of a tier of the faction that holds a random town (H3-MAP-14)."""
    return [troop for troop in s.facts.faction_units[s.lords[field]] if s.facts.troop[troop].tier == tier]


def garrison(s: Heroes3, field: int, bronze: int = NOBODY) -> list[int]:
    """The forms that defend a random town: bronze and silver Packs, gold Fews of its faction (H3-MAP-14).

    `bronze` is the unit that was picked, -1 for the last one of the faction.
    """
    town = s.facts.content.random_town
    out: list[int] = []
    for tier, count, side in ((0, town.bronze_packs, PACK), (1, town.silver_packs, PACK), (2, town.gold_fews, FEW)):
        troops = townsfolk(s, field, tier)
        if tier == BRONZE and bronze != NOBODY:
            troops = [bronze]
        out += [troop * 2 + side for troop in troops[-count:]]
    return out
