"""What heroes do before the first round of a land battle (CYC-BATTLE-07)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import HECTOR, PANDORA
from ludoteka.games.cyclades.rules.asking import FactionChoice
from ludoteka.games.cyclades.rules.heroes import stands_with
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step


class AttackerOmens(Step[Cyclades]):
    """Pandora among the attackers wins the enemy's mercenaries over before the first round (CYC-HX-PANDORA)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        battle = s.battles[-1]
        if stands_with(s, battle.attacker, PANDORA, battle.area):
            win_over(s, battle.attacker)


class DefenderOmens(Step[Cyclades]):
    """Hector and Pandora among the defenders, after the attacker's effects, in their owner's order (CYC-BATTLE-07)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Do them, asking for the order if both have something to do."""
        battle = s.battles[-1]
        defender = s.owner[battle.area]
        hector = stands_with(s, defender, HECTOR, battle.area) and bool(battle.soldiers or battle.mercenaries)
        pandora = stands_with(s, defender, PANDORA, battle.area) and bool(battle.mercenaries)
        seat = s.terms.seat_of[defender]
        if hector and pandora:
            s.then(OmenOrder(seat, defender))
        elif hector:
            s.then(HectorStrikes(seat, defender))
        elif pandora:
            win_over(s, defender)


def win_over(s: Cyclades, faction: int) -> None:
    """All enemy mercenaries in the battle change to Pandora's side (CYC-HX-PANDORA)."""
    battle = s.battles[-1]
    area = battle.area
    if battle.attacker == faction:
        count = s.mercenaries[area]
        s.mercenaries[area] = 0
        battle.mercenaries += count
    else:
        count = battle.mercenaries
        battle.mercenaries = 0
        s.mercenaries[area] += count
    if count:
        s.tell(("won-over", faction, count, area))


class OmenOrder(FactionChoice):
    """The owner of both Hector and Pandora decides who acts first before the battle (CYC-BATTLE-07)."""

    __slots__ = ()

    def options(self, s: Cyclades) -> list[Action]:
        """One of the two."""
        return [("begin-with", HECTOR), ("begin-with", PANDORA)]

    def take(self, s: Cyclades, action: Action) -> None:
        """That one, then the other if anything is left for it."""
        match action:
            case ("begin-with", int() as hero) if hero == HECTOR:
                s.then(HectorStrikes(self.seat, self.faction), DefenderPandora())
            case _:
                win_over(s, self.faction)
                if s.battles[-1].soldiers:
                    s.then(HectorStrikes(self.seat, self.faction))


class DefenderPandora(Step[Cyclades]):
    """The defender's Pandora acts after Hector (CYC-HX-PANDORA)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Convert what is left."""
        win_over(s, s.owner[s.battles[-1].area])


class HectorStrikes(FactionChoice):
    """Hector destroys one attacking soldier before the battle, of the kind his owner wants (CYC-HX-HECTOR)."""

    __slots__ = ()

    def options(self, s: Cyclades) -> list[Action]:
        """Regular soldier or mercenary, whichever attacks."""
        battle = s.battles[-1]
        out: list[Action] = []
        if battle.mercenaries:
            out.append(("strike-mercenary",))
        if battle.soldiers:
            out.append(("strike-soldier",))
        return out

    def take(self, s: Cyclades, action: Action) -> None:
        """It dies; Perseus cannot save it."""
        battle = s.battles[-1]
        match action:
            case ("strike-soldier",):
                battle.soldiers -= 1
                s.soldier_supply[battle.attacker] += 1
                s.tell(("soldier-lost", battle.attacker, battle.area))
            case ("strike-mercenary",):
                battle.mercenaries -= 1
                s.mercenary_bank += 1
                s.tell(("mercenary-lost", battle.attacker, battle.area))

    def forced(self) -> bool:
        """Hector never holds back."""
        return True
