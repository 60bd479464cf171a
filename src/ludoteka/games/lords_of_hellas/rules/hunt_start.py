"""The beginning of a hunt: the prey, the cards drawn, what is used before the first attack (LOH-HUNT-01)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import INSPIRING_HUNT, LEADERSHIP, NOBODY, POISON_ARROWS, WEAK_SPOT
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.cards import DiscardCards, DrawCards, draw_cards
from ludoteka.games.lords_of_hellas.rules.control import DONE, blessed, hero_away, listed
from ludoteka.games.lords_of_hellas.rules.hunt import HeroAttacks
from ludoteka.games.lords_of_hellas.rules.hunt_effects import (
    WEAK_SPOT_USED,
    BeforeHunt,
    at_start_closed,
    before_hunt,
    hunting,
    start_of_hunt,
)
from ludoteka.games.lords_of_hellas.rules.hunt_wounds import StrikePrey
from ludoteka.games.lords_of_hellas.rules.monster_wounds import monster_absent
from ludoteka.games.lords_of_hellas.rules.priests import gain_priests
from ludoteka.games.lords_of_hellas.rules.steps import SeatStep
from ludoteka.games.lords_of_hellas.rules.treasure import discharge
from ludoteka.games.lords_of_hellas.state import Hunt, LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def evolution_closed(s: LordsOfHellas, seat: int, monster: int) -> Action | None:
    """Why a player may not hunt a monster wherever it is: an evolution asks for more (LOH-HUNT-19)."""
    for card in listed(s.evolutions[monster]):
        evolution = s.facts.evolution[card]
        if s.pool[seat] < evolution.needs_priests:
            return ("prey-needs-priests", monster, evolution.needs_priests)
        if attribute(s, seat, LEADERSHIP) < evolution.needs_leadership:
            return ("prey-needs-leadership", monster, evolution.needs_leadership)
    return None


def prey_closed(s: LordsOfHellas, seat: int, monster: int) -> Action | None:
    """Why a player's hero cannot hunt a monster: one of them is away, or an evolution asks for more (LOH-HUNT-01,
    LOH-HUNT-19)."""
    region = s.hero_region[seat]
    if region < 0:
        return hero_away(s, seat)
    if s.monster_region[monster] != region:
        return monster_absent(s, monster) or ("prey-elsewhere", monster, s.monster_region[monster])
    return evolution_closed(s, seat, monster)


def hunt_closed(s: LordsOfHellas, seat: int) -> Action | None:
    """Why there is nothing to hunt where the hero is (LOH-HUNT-01)."""
    region = s.hero_region[seat]
    if region < 0:
        return hero_away(s, seat)
    if region not in s.monster_region:
        return ("no-prey", region)
    return None if prey(s, seat) else prey_closed(s, seat, s.monster_region.index(region))


def prey(s: LordsOfHellas, seat: int) -> list[int]:
    """The monsters a player's hero can hunt now: in its region, their conditions met (LOH-HUNT-01, LOH-HUNT-19)."""
    region = s.hero_region[seat]
    if region < 0:
        return []
    there = s.monster_region
    if region not in there:
        return []
    monsters = range(s.facts.monsters)
    return [one for one in monsters if there[one] == region and evolution_closed(s, seat, one) is None]


def start_hunt(s: LordsOfHellas, seat: int) -> None:
    """Choose one of them and hunt it (LOH-HUNT-01)."""
    s.then(Prey(seat))


class Prey(Choice[LordsOfHellas]):
    """Choose the monster to hunt in the hero's region (LOH-HUNT-01)."""

    __slots__ = ()

    def forced(self) -> bool:
        return True

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every monster whose conditions are met."""
        return [("hunt", monster) for monster in prey(s, self.seat)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It is elsewhere, or asks for more."""
        match action:
            case ("hunt", int() as monster):
                return prey_closed(s, self.seat, monster)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("hunt", int() as monster):
                begin_hunt(s, self.seat, monster)


def begin_hunt(s: LordsOfHellas, seat: int, monster: int) -> None:
    """A hunt begins with a freshly shuffled attack deck; what is done before the first attack (LOH-HUNT-03,
    LOH-HUNT-19)."""
    s.attack_deck.shuffle_in(s.attack_discard)
    s.attack_discard = []
    hunt = Hunt()
    hunt.seat = seat
    hunt.monster = monster
    hunt.region = s.hero_region[seat]
    hunt.covered = 0
    hunt.wounded = 0
    hunt.attacks = 0
    hunt.chooser = (seat + 1) % s.seats
    hunt.drawn = []
    hunt.attack = NOBODY
    hunt.strength = 0
    hunt.defence = 0
    hunt.used = 0
    s.hunts.append(hunt)
    s.tell(("hunt", seat, monster))
    s.then(DrawForHunt(seat), StartOfHunt(seat), HeroAttacks(seat))
    if before_hunt(s, seat):
        s.then(BeforeHunt(seat))


class DrawForHunt(SeatStep):
    """The hunter draws combat cards equal to strength, or to what an evolution says; Inspiring Hunt brings a priest
    (LOH-HUNT-02, LOH-HUNT-19)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        by = s.facts.hunt.draw_by
        for card in listed(s.evolutions[s.hunts[-1].monster]):
            other = s.facts.evolution[card].draw_by
            by = other if other != NOBODY else by
        draw_cards(s, self.seat, attribute(s, self.seat, by))
        if blessed(s, self.seat, INSPIRING_HUNT):
            gain_priests(s, self.seat, s.facts.blessing[INSPIRING_HUNT].priests)


class StartOfHunt(SeatStep):
    """Effects at the start of a hunt, as long as there are some (LOH-HUNT-19)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        if hunting(s) and start_of_hunt(s, self.seat):
            s.then(UseAtStart(self.seat))


class UseAtStart(Choice[LordsOfHellas]):
    """Use Poison Arrows or Weak Spot for a wound before the first attack, or begin (LOH-HUNT-23)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """What can be used, or nothing more."""
        return [DONE, *start_of_hunt(s, self.seat)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not the hunter's, spent, not to be paid, or for another moment."""
        return at_start_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Use it, and ask again."""
        seat = self.seat
        if action[0] == "done":
            return
        s.then(StartOfHunt(seat))
        if action[0] == "use-artifact":
            arrows = s.facts.artifact[POISON_ARROWS]
            discharge(s, seat, POISON_ARROWS)
            s.then(StrikePrey(seat, arrows.wounds), DrawCards(seat, arrows.draws))
        else:
            spot = s.facts.blessing[WEAK_SPOT]
            s.hunts[-1].used |= WEAK_SPOT_USED
            s.tell(("blessing-used", seat, WEAK_SPOT))
            s.then(DiscardCards(seat, spot.cost_cards), StrikePrey(seat, spot.wounds))
