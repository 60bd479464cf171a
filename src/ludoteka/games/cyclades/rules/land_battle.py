"""Land battles: rounds of dice, retreats and who holds the area (CYC-BATTLE, CYC-RETREAT)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import CROESUS, HELEN, NOBODY, PENTHESILEA
from ludoteka.games.cyclades.rules import sacrifice
from ludoteka.games.cyclades.rules.asking import FactionChoice
from ludoteka.games.cyclades.rules.battle_sides import attack_strength, attackers_left, defence_strength, defenders_left
from ludoteka.games.cyclades.rules.before_battle import AttackerOmens, DefenderOmens
from ludoteka.games.cyclades.rules.casualties import Casualty, station
from ludoteka.games.cyclades.rules.conquest import take_land
from ludoteka.games.cyclades.rules.control import listed
from ludoteka.games.cyclades.rules.figures import guarded_by_minotaur
from ludoteka.games.cyclades.rules.gold import pay, purse
from ludoteka.games.cyclades.rules.heroes import heroes_of, stands_with
from ludoteka.games.cyclades.rules.reach import retreat_land
from ludoteka.games.cyclades.state import Attack, Cyclades
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step


def start_land_battle(s: Cyclades, attacker: int, origin: int, area: int, soldiers: int, mercenaries: int) -> None:
    """Begin a battle for an area; the attacker's heroes of the group stand there already (CYC-LAND-04,
    CYC-BATTLE-07)."""
    s.battles.append(Attack(area, origin, attacker, soldiers, mercenaries, 0, -1, -1))
    s.tell(("land-battle", attacker, s.owner[area], area))
    s.then(AttackerOmens(), DefenderOmens(), BattleRound())


class BattleRound(Step[Cyclades]):
    """A round begins with both dice, unless one side has nobody left (CYC-BATTLE-01, CYC-BATTLE-05)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        battle = s.battles[-1]
        if not attackers_left(s, battle) or not defenders_left(s, battle):
            s.then(EndLandBattle())
            return
        defender = s.owner[battle.area]
        battle.attacker_die = roll(s, battle.attacker, battle.area)
        battle.defender_die = roll(s, defender, battle.area)
        s.then(CompareStrengths())
        for faction in (battle.attacker, defender):
            if stands_with(s, faction, CROESUS, battle.area) and not stands_with(s, faction, HELEN, battle.area):
                s.then(CroesusReroll(s.terms.seat_of[faction], faction))


def roll(s: Cyclades, faction: int, area: int) -> int:
    """The die of one side; with Helen it always shows the same (CYC-HX-HELEN)."""
    facts = s.facts
    if stands_with(s, faction, HELEN, area):
        shown = facts.hero[HELEN].die_shows
    else:
        shown = facts.die[s.chance.below(len(facts.die))]
    s.tell(("rolled", faction, shown))
    return shown


class CroesusReroll(FactionChoice):
    """Croesus' owner has seen both dice and may pay to roll its own again, as often as it likes (CYC-HX-CROESUS).

    It is asked even without gold: being passed over would tell the others.
    """

    __slots__ = ()

    def prompt(self, s: Cyclades) -> Action:
        battle = s.battles[-1]
        if battle.attacker == self.faction:
            return ("croesus-reroll", self.faction, battle.attacker_die, battle.defender_die)
        return ("croesus-reroll", self.faction, battle.defender_die, battle.attacker_die)

    def options(self, s: Cyclades) -> list[Action]:
        """Keep, or reroll if one can pay."""
        return [("keep-roll",), ("reroll",)] if self.can_pay(s) else [("keep-roll",)]

    def can_pay(self, s: Cyclades) -> bool:
        """Whether the purse holds the price of another roll."""
        return purse(s, self.faction) >= s.facts.hero[CROESUS].reroll_price

    def take(self, s: Cyclades, action: Action) -> None:
        """Roll again and ask again."""
        match action:
            case ("reroll",):
                battle = s.battles[-1]
                pay(s, self.faction, s.facts.hero[CROESUS].reroll_price)
                s.tell(("paid", self.faction, s.facts.hero[CROESUS].reroll_price))
                shown = roll(s, self.faction, battle.area)
                if battle.attacker == self.faction:
                    battle.attacker_die = shown
                else:
                    battle.defender_die = shown
                s.then(self)

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """A reroll costs gold."""
        match action:
            case ("reroll",):
                return None if self.can_pay(s) else ("too-expensive", s.facts.hero[CROESUS].reroll_price)
        return None


class CompareStrengths(Step[Cyclades]):
    """The lower total loses a unit; a tie costs both one, unless Penthesilea wins it (CYC-BATTLE-02, CYC-BATTLE-04,
    CYC-HX-PENTHESILEA)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Compare and ask for losses, the attacker's first."""
        battle = s.battles[-1]
        attacker = battle.attacker
        defender = s.owner[battle.area]
        attack = attack_strength(s, battle) + battle.attacker_die
        defence = defence_strength(s, battle) + battle.defender_die
        s.tell(("compared", attacker, attack, defender, defence))
        attacker_loses = attack <= defence
        defender_loses = defence <= attack
        if attack == defence:
            if stands_with(s, attacker, PENTHESILEA, battle.area):
                attacker_loses = False
            elif stands_with(s, defender, PENTHESILEA, battle.area):
                defender_loses = False
        s.then(DefenderDecides())
        if defender_loses:
            s.then(Casualty(s.terms.seat_of[defender], defender))
        if attacker_loses:
            s.then(Casualty(s.terms.seat_of[attacker], attacker))


class DefenderDecides(Step[Cyclades]):
    """After the losses, if both sides are still there, the defender may retreat first, but not beside a living Minotaur
    (CYC-BATTLE-05, CYC-RETREAT-01, CYC-RETREAT-03)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Ask, or end the battle."""
        battle = s.battles[-1]
        if not attackers_left(s, battle) or not defenders_left(s, battle):
            s.then(EndLandBattle())
            return
        defender = s.owner[battle.area]
        s.then(AttackerDecides())
        if not guarded_by_minotaur(s, battle.area):
            s.then(DefenderRetreat(s.terms.seat_of[defender], defender))


class DefenderRetreat(FactionChoice):
    """The defender may leave with all its units for one area that is free or its own (CYC-RETREAT-01)."""

    __slots__ = ()

    def prompt(self, s: Cyclades) -> Action:
        return ("defender-retreat", self.faction, s.battles[-1].area)

    def options(self, s: Cyclades) -> list[Action]:
        """Areas in reach, or stay."""
        out: list[Action] = [("retreat", area) for area in listed(retreat_land(s, self.faction, s.battles[-1].area))]
        out.append(("stay",))
        return out

    def take(self, s: Cyclades, action: Action) -> None:
        """Leave the area to the attacker, or fight on."""
        match action:
            case ("retreat", int() as refuge):
                area = s.battles[-1].area
                faction = self.faction
                soldiers = s.soldiers[area]
                mercenaries = s.mercenaries[area]
                s.soldiers[area] = 0
                s.mercenaries[area] = 0
                s.tell(("retreated", faction, area, refuge))
                station(s, faction, refuge, soldiers, mercenaries, heroes_of(s, faction, area))

    def forced(self) -> bool:
        """Without a refuge there is nothing to ask."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Why the defender may not retreat there."""
        return why_no_refuge(s, self.faction, action)


def why_no_refuge(s: Cyclades, faction: int, action: Action) -> Action | None:
    """Why a side may not retreat to an area."""
    match action:
        case ("retreat", int() as area):
            if area >= s.facts.first_sea:
                return ("not-land", area)
            owner = s.owner[area]
            if owner not in (NOBODY, faction):
                return ("refuge-taken", area, owner)
            return None if retreat_land(s, faction, s.battles[-1].area) >> area & 1 else ("out-of-reach", area)
    return None


class AttackerDecides(Step[Cyclades]):
    """If the defender stayed, the attacker may retreat or, in its own turn, sacrifice a hero (CYC-RETREAT-01,
    CYC-ACT-04)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Ask, or end the battle."""
        battle = s.battles[-1]
        if not attackers_left(s, battle) or not defenders_left(s, battle):
            s.then(EndLandBattle())
            return
        attacker = battle.attacker
        s.then(AttackerRetreat(s.terms.seat_of[attacker], attacker, not s.hero_hand[attacker]))


class AttackerRetreat(FactionChoice):
    """The attacker may leave with all its units, fight on, or sacrifice a hero (CYC-RETREAT-01, CYC-ACT-04).

    Without heroes the options are no secret and a single one is taken.
    """

    __slots__ = ("heroless",)

    def __init__(self, seat: int, faction: int, heroless: bool) -> None:
        super().__init__(seat, faction)
        self.heroless = heroless

    def prompt(self, s: Cyclades) -> Action:
        return ("attacker-retreat", self.faction, s.battles[-1].area)

    def options(self, s: Cyclades) -> list[Action]:
        """Areas in reach, sacrifices, or stay."""
        out: list[Action] = [("retreat", area) for area in listed(retreat_land(s, self.faction, s.battles[-1].area))]
        if not self.heroless:
            out += sacrifice.sacrifice_options(s, self.faction)
        out.append(("stay",))
        return out

    def take(self, s: Cyclades, action: Action) -> None:
        """Leave, fight another round, or sacrifice and be asked again."""
        faction = self.faction
        match action:
            case ("stay",):
                s.then(BattleRound())
            case ("retreat", int() as refuge):
                battle = s.battles[-1]
                soldiers = battle.soldiers
                mercenaries = battle.mercenaries
                battle.soldiers = 0
                battle.mercenaries = 0
                s.tell(("retreated", faction, battle.area, refuge))
                s.then(EndLandBattle())
                station(s, faction, refuge, soldiers, mercenaries, heroes_of(s, faction, battle.area))
            case _:
                s.then(AttackerDecides())
                sacrifice.carry_out_sacrifice(s, faction, action)

    def forced(self) -> bool:
        """Without heroes and without a refuge there is nothing to ask."""
        return self.heroless

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Why the attacker may not retreat there, or not sacrifice a hero."""
        return why_no_refuge(s, self.faction, action) or sacrifice.why_no_sacrifice(s, self.faction, action)


class EndLandBattle(Step[Cyclades]):
    """The last side standing holds the area; if nobody is left it stays with the defender (CYC-BATTLE-06)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Settle who holds the area."""
        battle = s.battles.pop()
        area = battle.area
        attackers = battle.soldiers or battle.mercenaries or heroes_of(s, battle.attacker, area)
        if not attackers:
            s.tell(("defended", s.owner[area], area))
            return
        s.soldiers[area] = battle.soldiers
        s.mercenaries[area] = battle.mercenaries
        take_land(s, battle.attacker, area)
