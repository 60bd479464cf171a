"""Losses in a land battle, and whom Perseus saves (CYC-BATTLE-02, CYC-BATTLE-03, CYC-HX-PERSEUS)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import MINOTAUR, PERSEUS
from ludoteka.games.cyclades.rules.asking import FactionChoice
from ludoteka.games.cyclades.rules.battle_sides import mercenaries_in_battle, on_attack, soldiers_in_battle
from ludoteka.games.cyclades.rules.conquest import take_land
from ludoteka.games.cyclades.rules.control import listed
from ludoteka.games.cyclades.rules.figures import guarded_by_minotaur, remove_figure
from ludoteka.games.cyclades.rules.heroes import fall, heroes_of, put_hero, stands_with
from ludoteka.games.cyclades.rules.reach import retreat_land
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action


class Casualty(FactionChoice):
    """The side that lost a round removes one of its units, its own choice, the Minotaur too (CYC-BATTLE-02,
    CYC-BATTLE-03, CYC-C-MINOTAUR)."""

    __slots__ = ()

    def prompt(self, s: Cyclades) -> Action:
        return ("casualty", self.faction, s.battles[-1].area)

    def options(self, s: Cyclades) -> list[Action]:
        """Any unit of the side in the battle."""
        faction = self.faction
        battle = s.battles[-1]
        out: list[Action] = [("lose-hero", hero) for hero in listed(heroes_of(s, faction, battle.area))]
        if mercenaries_in_battle(s, faction):
            out.append(("lose-mercenary",))
        if not on_attack(s, faction) and guarded_by_minotaur(s, battle.area):
            out.append(("lose-minotaur",))
        if soldiers_in_battle(s, faction):
            out.append(("lose-soldier",))
        return out

    def take(self, s: Cyclades, action: Action) -> None:
        """It is gone, unless Perseus may save it."""
        faction = self.faction
        match action:
            case ("lose-hero", int() as hero):
                fall(s, faction, hero)
            case ("lose-minotaur",):
                s.tell(("minotaur-fell", faction, s.battles[-1].area))
                remove_figure(s, MINOTAUR)
            case (verb,):
                mercenary = verb == "lose-mercenary"
                if rescue_land(s, faction):
                    s.then(PerseusRescue(self.seat, faction, mercenary))
                else:
                    lose_soldier(s, faction, mercenary)

    def forced(self) -> bool:
        """A last unit goes without asking."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Only who fights here can be lost."""
        area = s.battles[-1].area
        match action:
            case ("lose-hero", int() as hero) if not heroes_of(s, self.faction, area) >> hero & 1:
                return ("not-in-battle", hero)
            case ("lose-soldier",) if not soldiers_in_battle(s, self.faction):
                return ("no-soldiers-there", area)
            case ("lose-mercenary",) if not mercenaries_in_battle(s, self.faction):
                return ("no-mercenaries-there", area)
        return None


def lose_soldier(s: Cyclades, faction: int, mercenary: bool) -> None:
    """A soldier of one side in the battle dies: to its supply, a mercenary to the bank (CYC-BATTLE-02)."""
    battle = s.battles[-1]
    take_out(s, faction, mercenary)
    if mercenary:
        s.mercenary_bank += 1
        s.tell(("mercenary-lost", faction, battle.area))
    else:
        s.soldier_supply[faction] += 1
        s.tell(("soldier-lost", faction, battle.area))


def take_out(s: Cyclades, faction: int, mercenary: bool) -> None:
    """One soldier of a side leaves the battle."""
    battle = s.battles[-1]
    if battle.attacker == faction:
        if mercenary:
            battle.mercenaries -= 1
        else:
            battle.soldiers -= 1
    elif mercenary:
        s.mercenaries[battle.area] -= 1
    else:
        s.soldiers[battle.area] -= 1


def rescue_land(s: Cyclades, faction: int) -> int:
    """Mask of the land to which Perseus can save a soldier of the innermost battle: none beside a living Minotaur
    (CYC-HX-PERSEUS)."""
    battle = s.battles[-1]
    if not stands_with(s, faction, PERSEUS, battle.area):
        return 0
    if battle.attacker != faction and guarded_by_minotaur(s, battle.area):
        return 0
    return retreat_land(s, faction, battle.area)


class PerseusRescue(FactionChoice):
    """A soldier lost beside Perseus may retreat instead of dying (CYC-HX-PERSEUS)."""

    __slots__ = ("mercenary",)

    def __init__(self, seat: int, faction: int, mercenary: bool) -> None:
        super().__init__(seat, faction)
        self.mercenary = mercenary

    def options(self, s: Cyclades) -> list[Action]:
        """Let it die, or an area it may retreat to."""
        out: list[Action] = [("let-die",)]
        out += [("rescue", area) for area in listed(rescue_land(s, self.faction))]
        return out

    def take(self, s: Cyclades, action: Action) -> None:
        faction = self.faction
        match action:
            case ("let-die",):
                lose_soldier(s, faction, self.mercenary)
            case ("rescue", int() as area):
                take_out(s, faction, self.mercenary)
                s.tell(("rescued", faction, area))
                station(s, faction, area, int(not self.mercenary), int(self.mercenary), 0)


def station(s: Cyclades, faction: int, area: int, soldiers: int, mercenaries: int, heroes: int) -> None:
    """A group arrives in an area that is free or its own; a free one is taken (CYC-RETREAT-04)."""
    new = s.owner[area] != faction
    s.soldiers[area] += soldiers
    s.mercenaries[area] += mercenaries
    for hero in listed(heroes):
        put_hero(s, hero, area)
    if new:
        take_land(s, faction, area)
