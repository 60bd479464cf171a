"""Land battles: what heroes do before it, rounds of dice, losses, retreats and who holds the area (CYC-BATTLE).

The innermost battle is `s.battles[-1]`. Its attacker's soldiers are counted there, the defender's in the area; heroes
of both sides stand in the area.
"""

from __future__ import annotations

from ludoteka.games.cyclades.facts import (
    BUILDING_TYPES,
    CROESUS,
    FORTRESS,
    HECTOR,
    HELEN,
    MINOTAUR,
    NOBODY,
    ODYSSEUS,
    PANDORA,
    PENTHESILEA,
    PERSEUS,
)
from ludoteka.games.cyclades.rules import sacrifice
from ludoteka.games.cyclades.rules.conquest import take_land
from ludoteka.games.cyclades.rules.control import listed
from ludoteka.games.cyclades.rules.figures import guarded_by_minotaur, remove_figure
from ludoteka.games.cyclades.rules.gold import pay, purse
from ludoteka.games.cyclades.rules.heroes import fall, heroes_of, put_hero, stands_with
from ludoteka.games.cyclades.rules.reach import retreat_land
from ludoteka.games.cyclades.state import Attack, Cyclades
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


def start_land_battle(s: Cyclades, attacker: int, origin: int, area: int, soldiers: int, mercenaries: int) -> None:
    """Begin a battle for an area; the attacker's heroes of the group stand there already (CYC-LAND-04,
    CYC-BATTLE-07)."""
    s.battles.append(Attack(area, origin, attacker, soldiers, mercenaries, 0, -1, -1))
    s.tell(("land-battle", attacker, s.owner[area], area))
    s.then(AttackerOmens(), DefenderOmens(), BattleRound())


def attackers_left(s: Cyclades, battle: Attack) -> bool:
    """Whether the attacker has units in the battle."""
    return bool(battle.soldiers or battle.mercenaries or heroes_of(s, battle.attacker, battle.area))


def defenders_left(s: Cyclades, battle: Attack) -> bool:
    """Whether the defender has units in the battle, the Minotaur included (CYC-LAND-04)."""
    area = battle.area
    return bool(
        s.soldiers[area] or s.mercenaries[area] or s.figures[area] == MINOTAUR or heroes_of(s, s.owner[area], area)
    )


def on_attack(s: Cyclades, faction: int) -> bool:
    """Whether a faction is the attacker of the innermost battle."""
    return s.battles[-1].attacker == faction


def opponent(s: Cyclades, faction: int) -> int:
    """Whom a faction fights in the innermost battle."""
    battle = s.battles[-1]
    return s.owner[battle.area] if battle.attacker == faction else battle.attacker


def soldiers_in_battle(s: Cyclades, faction: int) -> int:
    """Regular soldiers of one side in the innermost battle."""
    battle = s.battles[-1]
    return battle.soldiers if battle.attacker == faction else s.soldiers[battle.area]


def mercenaries_in_battle(s: Cyclades, faction: int) -> int:
    """Mercenaries of one side in the innermost battle."""
    battle = s.battles[-1]
    return battle.mercenaries if battle.attacker == faction else s.mercenaries[battle.area]


# -- before the battle ------------------------------------------------------------------------------------------


class AttackerOmens(Step[Cyclades]):
    """Pandora among the attackers wins the enemy's mercenaries over before the first round (CYC-HX-PANDORA)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Convert them."""
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


class OmenOrder(Choice[Cyclades]):
    """The owner of both Hector and Pandora decides who acts first before the battle (CYC-BATTLE-07)."""

    __slots__ = ("faction",)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction."""
        return ("omen-order", self.faction)

    def options(self, s: Cyclades) -> list[Action]:
        """One of the two."""
        return [("begin-with", HECTOR), ("begin-with", PANDORA)]

    def take(self, s: Cyclades, action: Action) -> None:
        """That one, then the other if anything is left for it."""
        if action[1] == HECTOR:
            s.then(HectorStrikes(self.seat, self.faction), DefenderPandora())
        else:
            win_over(s, self.faction)
            if s.battles[-1].soldiers:
                s.then(HectorStrikes(self.seat, self.faction))


class DefenderPandora(Step[Cyclades]):
    """The defender's Pandora acts after Hector (CYC-HX-PANDORA)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Convert what is left."""
        win_over(s, s.owner[s.battles[-1].area])


class HectorStrikes(Choice[Cyclades]):
    """Hector destroys one attacking soldier before the battle, of the kind his owner wants (CYC-HX-HECTOR)."""

    __slots__ = ("faction",)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction."""
        return ("hector-strikes", self.faction)

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
        if action[0] == "strike-soldier":
            battle.soldiers -= 1
            s.soldier_supply[battle.attacker] += 1
            s.tell(("soldier-lost", battle.attacker, battle.area))
        else:
            battle.mercenaries -= 1
            s.mercenary_bank += 1
            s.tell(("mercenary-lost", battle.attacker, battle.area))

    def forced(self) -> bool:
        """Hector never holds back."""
        return True


# -- a round ----------------------------------------------------------------------------------------------------


class BattleRound(Step[Cyclades]):
    """A round begins with both dice, unless one side has nobody left (CYC-BATTLE-01, CYC-BATTLE-05)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Roll."""
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


class CroesusReroll(Choice[Cyclades]):
    """Croesus' owner has seen both dice and may pay to roll its own again, as often as it likes (CYC-HX-CROESUS).

    It is asked even without gold: being passed over would tell the others.
    """

    __slots__ = ("faction",)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction and both dice."""
        battle = s.battles[-1]
        if battle.attacker == self.faction:
            return ("croesus-reroll", self.faction, battle.attacker_die, battle.defender_die)
        return ("croesus-reroll", self.faction, battle.defender_die, battle.attacker_die)

    def options(self, s: Cyclades) -> list[Action]:
        """Keep, or reroll if one can pay."""
        if purse(s, self.faction) >= s.facts.hero[CROESUS].reroll_price:
            return [("keep-roll",), ("reroll",)]
        return [("keep-roll",)]

    def take(self, s: Cyclades, action: Action) -> None:
        """Roll again and ask again."""
        if action[0] == "keep-roll":
            return
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
        if action[0] == "reroll":
            return ("too-expensive", s.facts.hero[CROESUS].reroll_price)
        return None


def strength_of(s: Cyclades, faction: int, soldiers: int, mercenaries: int, area: int) -> int:
    """Strength of one side's soldiers and heroes in an area (CYC-BATTLE-01, CYC-HERO-02)."""
    facts = s.facts
    total = (soldiers + mercenaries) * facts.soldier_strength
    heroes = heroes_of(s, faction, area)
    while heroes:
        bit = heroes & -heroes
        total += facts.hero[bit.bit_length() - 1].strength
        heroes ^= bit
    return total


def attack_strength(s: Cyclades, battle: Attack) -> int:
    """The attacker's strength without the die (CYC-BATTLE-01)."""
    return strength_of(s, battle.attacker, battle.soldiers, battle.mercenaries, battle.area)


def defence_strength(s: Cyclades, battle: Attack) -> int:
    """The defender's strength without the die: units, Minotaur, and fortresses unless Odysseus attacks
    (CYC-BATTLE-01, CYC-BUILD-04, CYC-HX-ODYSSEUS)."""
    area = battle.area
    facts = s.facts
    total = strength_of(s, s.owner[area], s.soldiers[area], s.mercenaries[area], area)
    if guarded_by_minotaur(s, area):
        total += facts.creature[MINOTAUR].strength
    if not stands_with(s, battle.attacker, ODYSSEUS, area):
        walls = s.buildings[area * BUILDING_TYPES + FORTRESS] + len(s.metropolises[area])
        total += walls * facts.building[FORTRESS].defence
    return total


class CompareStrengths(Step[Cyclades]):
    """The lower total loses a unit; a tie costs both one, unless Penthesilea wins it (CYC-BATTLE-02, CYC-BATTLE-04)."""

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


class Casualty(Choice[Cyclades]):
    """The side that lost a round removes one of its units, its own choice (CYC-BATTLE-02, CYC-BATTLE-03)."""

    __slots__ = ("faction",)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction and the area."""
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
            case ("lose-hero", int(hero)):
                fall(s, faction, hero)
            case ("lose-minotaur",):
                s.tell(("minotaur-fell", faction, s.battles[-1].area))
                remove_figure(s, MINOTAUR)
            case _:
                mercenary = action[0] == "lose-mercenary"
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
            case ("lose-hero", int(hero)):
                return ("not-in-battle", hero)
            case ("lose-soldier",):
                return ("no-soldiers-there", area)
            case ("lose-mercenary",):
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


class PerseusRescue(Choice[Cyclades]):
    """A soldier lost beside Perseus may retreat instead of dying (CYC-HX-PERSEUS)."""

    __slots__ = ("faction", "mercenary")

    def __init__(self, seat: int, faction: int, mercenary: bool) -> None:
        super().__init__(seat)
        self.faction = faction
        self.mercenary = mercenary

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction."""
        return ("perseus-rescue", self.faction)

    def options(self, s: Cyclades) -> list[Action]:
        """Let it die, or an area it may retreat to."""
        out: list[Action] = [("let-die",)]
        out += [("rescue", area) for area in listed(rescue_land(s, self.faction))]
        return out

    def take(self, s: Cyclades, action: Action) -> None:
        """It dies or arrives."""
        faction = self.faction
        if action[0] == "let-die":
            lose_soldier(s, faction, self.mercenary)
            return
        area = action[1]
        assert isinstance(area, int)
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


# -- retreat ----------------------------------------------------------------------------------------------------


class DefenderDecides(Step[Cyclades]):
    """After the losses, if both sides are still there, the defender may retreat first (CYC-BATTLE-05,
    CYC-RETREAT-01)."""

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


class DefenderRetreat(Choice[Cyclades]):
    """The defender may leave with all its units for one area that is free or its own (CYC-RETREAT-01)."""

    __slots__ = ("faction",)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction and the area."""
        return ("defender-retreat", self.faction, s.battles[-1].area)

    def options(self, s: Cyclades) -> list[Action]:
        """Areas in reach, or stay."""
        out: list[Action] = [("retreat", area) for area in listed(retreat_land(s, self.faction, s.battles[-1].area))]
        out.append(("stay",))
        return out

    def take(self, s: Cyclades, action: Action) -> None:
        """Leave the area to the attacker, or fight on."""
        if action[0] == "stay":
            return
        refuge = action[1]
        assert isinstance(refuge, int)
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
        """Why an area is no refuge."""
        return why_no_refuge(s, self.faction, action)


def why_no_refuge(s: Cyclades, faction: int, action: Action) -> Action | None:
    """Why a side may not retreat to an area."""
    match action:
        case ("retreat", int(area)):
            if area >= s.facts.first_sea:
                return ("not-land", area)
            owner = s.owner[area]
            if owner not in (NOBODY, faction):
                return ("refuge-taken", area, owner)
            return ("out-of-reach", area)
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


class AttackerRetreat(Choice[Cyclades]):
    """The attacker may leave with all its units, fight on, or sacrifice a hero (CYC-RETREAT-01, CYC-ACT-04).

    Without heroes the options are no secret and a single one is taken.
    """

    __slots__ = ("faction", "heroless")

    def __init__(self, seat: int, faction: int, heroless: bool) -> None:
        super().__init__(seat)
        self.faction = faction
        self.heroless = heroless

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction and the area."""
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
            case ("retreat", int(refuge)):
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
        """Why an area is no refuge, or a hero cannot be sacrificed."""
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
