"""The monster phase: the die, moves and region attacks (LOH-MPHASE)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import (
    DIE_MOVE,
    DIE_MOVE_OR_REGION_ATTACK,
    DIE_REGION_ATTACK,
    NO_ROUNDING,
    NOBODY,
)
from ludoteka.games.lords_of_hellas.rules.attributes import Injury, can_be_injured
from ludoteka.games.lords_of_hellas.rules.cards import discard_card
from ludoteka.games.lords_of_hellas.rules.casualties import kill
from ludoteka.games.lords_of_hellas.rules.control import army_in, in_region, listed
from ludoteka.games.lords_of_hellas.rules.hunt_blows import half
from ludoteka.games.lords_of_hellas.rules.monster_wounds import Heals, monster_absent
from ludoteka.games.lords_of_hellas.rules.steps import CountStep, RepeatedChoice, RepeatedStep, SeatStep
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


def monsters_on_map(s: LordsOfHellas) -> int:
    """Mask of the monsters on the map."""
    mask = 0
    for monster, region in enumerate(s.monster_region):
        if region != NOBODY:
            mask |= 1 << monster
    return mask


class MonsterPhase(SeatStep):
    """The builder rolls the die for each monster on the map, in an order of choice (LOH-MPHASE-01, LOH-MPHASE-08)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        s.tell(("monster-phase", self.seat))
        s.then(NextMonster(self.seat, monsters_on_map(s)))


class NextMonster(RepeatedStep):
    """The next monster's turn in the monster phase; `left` is the mask of those still to come (LOH-MPHASE-01)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        left = 0
        for monster in listed(self.left):
            if s.monster_region[monster] != NOBODY:
                left |= 1 << monster
        if left:
            s.then(RollFor(self.seat, left))


class RollFor(RepeatedChoice):
    """Choose the monster for which the die rolls next; `left` is the mask of those still to come (LOH-MPHASE-01)."""

    __slots__ = ()

    def forced(self) -> bool:
        return True

    def options(self, s: LordsOfHellas) -> list[Action]:
        return [("roll", monster) for monster in listed(self.left)]

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Roll, and let it happen before the next."""
        match action:
            case ("roll", int() as monster):
                s.then(NextMonster(self.seat, self.left & ~(1 << monster)))
                s.then_each([MonsterDie(self.seat, monster) for _ in range(s.facts.build_monument.rolls_per_monster)])

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It had its roll, or is not on the map."""
        match action:
            case ("roll", int() as monster) if not self.left >> monster & 1:
                return monster_absent(s, monster) or ("monster-rolled", monster)
        return None


class MonsterDie(Step[LordsOfHellas]):
    """A roll of the monster die and what it means for a monster (LOH-MPHASE-02)."""

    __slots__ = ("monster", "seat")

    def __init__(self, seat: int, monster: int) -> None:
        self.seat = seat
        self.monster = monster

    def run(self, s: LordsOfHellas) -> None:
        face = s.facts.die[s.chance.below(len(s.facts.die))]
        s.tell(("rolled", self.seat, self.monster, face))
        if face == DIE_REGION_ATTACK:
            region_attack(s, self.seat, self.monster)
        elif face == DIE_MOVE:
            s.then(MoveMonster(self.seat, self.monster, s.facts.build_monument.monster_regions, False))
        elif face == DIE_MOVE_OR_REGION_ATTACK:
            s.then(MoveMonster(self.seat, self.monster, s.facts.build_monument.monster_regions, True))


def place_monster(s: LordsOfHellas, monster: int, region: int) -> None:
    """A monster goes to a region; hoplites do not enter with it, and nothing is triggered (LOH-MPHASE-07)."""
    s.tell(("monster-moved", monster, s.monster_region[monster], region))
    s.monster_region[monster] = region


class MoveMonster(Choice[LordsOfHellas]):
    """The builder moves a monster to a neighbouring region, or lets it attack where the die allows (LOH-MPHASE-02,
    LOH-MPHASE-07)."""

    __slots__ = ("left", "may_attack", "monster")

    def __init__(self, seat: int, monster: int, left: int, may_attack: bool) -> None:
        super().__init__(seat)
        self.monster = monster
        self.left = left
        """How many regions it still moves."""
        self.may_attack = may_attack

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("move-or-attack", self.monster) if self.may_attack else ("move-monster", self.monster)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every neighbour by land and sea, or the attack."""
        near = s.facts.region[s.monster_region[self.monster]].neighbours
        out: list[Action] = [("move-monster", self.monster, region) for region in near]
        if self.may_attack:
            out.append(("region-attack", self.monster))
        return out

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("region-attack", _):
                region_attack(s, self.seat, self.monster)
            case ("move-monster", _, int() as region):
                place_monster(s, self.monster, region)
                if self.left > 1:
                    s.then(MoveMonster(self.seat, self.monster, self.left - 1, False))

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It is about one monster, which goes to a neighbour."""
        match action:
            case ("region-attack", int() as monster) if monster != self.monster:
                return ("other-monster", self.monster)
            case ("move-monster", int() as monster, int() as region):
                if monster != self.monster:
                    return ("other-monster", self.monster)
                here = s.monster_region[self.monster]
                return None if s.facts.near[here] >> region & 1 else ("monster-too-far", self.monster, region)
        return None


# -- region attacks ---------------------------------------------------------------------------------------------


def region_attack(s: LordsOfHellas, seat: int, monster: int) -> None:
    """What a monster's sheet says about its region: hoplites die, it heals, heroes are hurt, cards are lost
    (LOH-MPHASE-02, LOH-MPHASE-03, LOH-MPHASE-06)."""
    attack = s.facts.monster[monster].region_attack
    region = s.monster_region[monster]
    s.tell(("region-attack", monster, region))
    steps: list[Step[LordsOfHellas]] = []
    if attack.near_too:
        if targets(s, monster) & camped(s):
            steps.append(Target(seat, monster, 0, attack.regions))
    else:
        steps.append(RegionKills(monster, region))
    if attack.heals:
        steps.append(Heals(seat, monster, attack.heals))
    if attack.hero_injuries:
        for other in range(s.seats):
            hurt = (seat + other) % s.seats
            if s.hero_region[hurt] == region:
                steps.append(HurtHero(hurt, attack.hero_injuries))
    if attack.controller_discards and s.owner[region] != NOBODY:
        steps.append(RobController(monster, s.owner[region], region))
    s.then_each(steps)


def camped(s: LordsOfHellas) -> int:
    """Mask of the regions with hoplites of anybody."""
    mask = 0
    for seat in range(s.seats):
        mask |= s.camps[seat]
    return mask


def targets(s: LordsOfHellas, monster: int) -> int:
    """Mask of the regions that a monster's attack can hit: its own and, for some, the neighbouring ones."""
    region = s.monster_region[monster]
    mask = 1 << region
    return mask | s.facts.near[region] if s.facts.monster[monster].region_attack.near_too else mask


class Target(Choice[LordsOfHellas]):
    """The builder picks the regions that a monster attacks, all different (LOH-MPHASE-03)."""

    __slots__ = ("hit", "left", "monster")

    def __init__(self, seat: int, monster: int, hit: int, left: int) -> None:
        super().__init__(seat)
        self.monster = monster
        self.hit = hit
        """Mask of the regions picked before."""
        self.left = left

    def prompt(self, s: LordsOfHellas) -> Action:
        """Names the monster and says how many regions are left."""
        return ("target", self.monster, self.left)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every region in reach that was not picked yet."""
        return [("attack-region", region) for region in listed(targets(s, self.monster) & ~self.hit)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It was picked before, or lies too far from the monster."""
        match action:
            case ("attack-region", int() as region):
                if self.hit >> region & 1:
                    return ("already-attacked", region)
                return None if targets(s, self.monster) >> region & 1 else ("monster-too-far", self.monster, region)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Hoplites die there, then in the next one."""
        match action:
            case ("attack-region", int() as region):
                hit = self.hit | 1 << region
                if self.left > 1 and targets(s, self.monster) & ~hit:
                    s.then(Target(self.seat, self.monster, hit, self.left - 1))
                s.then(RegionKills(self.monster, region))


class RegionKills(Step[LordsOfHellas]):
    """Hoplites in a region die by a monster's attack, fewer if fewer are there (LOH-MPHASE-05, LOH-MPHASE-06)."""

    __slots__ = ("monster", "region")

    def __init__(self, monster: int, region: int) -> None:
        self.monster = monster
        self.region = region

    def run(self, s: LordsOfHellas) -> None:
        attack = s.facts.monster[self.monster].region_attack
        army = army_in(s, self.region)
        if army == NOBODY:
            return
        count = attack.kills
        if attack.kills_half != NO_ROUNDING:
            count += half(in_region(s, army, self.region), attack.kills_half)
        kill(s, army, self.region, count)


class HurtHero(CountStep):
    """A hero in the attacked region is injured; a fourth injury has no effect (LOH-INJ-04)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """Ask for the attribute."""
        if self.count > 0 and can_be_injured(s, self.seat):
            s.then(Injury(self.seat), HurtHero(self.seat, self.count - 1))


class RobController(Step[LordsOfHellas]):
    """The controller of the attacked region discards combat cards at random or, holding none, loses hoplites there
    (LOH-MPHASE-06)."""

    __slots__ = ("monster", "region", "seat")

    def __init__(self, monster: int, seat: int, region: int) -> None:
        self.monster = monster
        self.seat = seat
        self.region = region

    def run(self, s: LordsOfHellas) -> None:
        attack = s.facts.monster[self.monster].region_attack
        hand = s.hands[self.seat]
        if not hand:
            kill(s, self.seat, self.region, attack.else_kills)
        for _ in range(min(attack.controller_discards, len(hand))):
            discard_card(s, self.seat, s.chance.pick(hand))
