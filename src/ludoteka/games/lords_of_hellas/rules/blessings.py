"""Blessings outside battles and hunts: what they bring when gained, in one's turn, and instead of a move (LOH-BLESS).

Those of the special actions are with their action: Mobilization and Exhausted Fight in `special.py`, Forced March,
Rearguard and Murderous March in `march.py`, Combat Training in `prepare.py`, Glory of Zeus in `usurp.py`, Hermes'
Temple in `temple.py`. Those of battles are in `before_battle.py`, `battle_effects.py` and `battlefield.py`, those of
hunts in `hunt_effects.py` and `hunt_start.py`, what works at any time in `any_time.py`, Shoot to Kill in `shot.py`,
what moves a single hoplite in `single_moves.py`.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.facts import mask_of
from ludoteka.games.lords_of_hellas.figures import Blessing
from ludoteka.games.lords_of_hellas.numbers import (
    ADVANCED_DODGE,
    ARMORY,
    ATTRIBUTES,
    EXILE,
    GODS_STRENGTH,
    GOLDEN_GOBLET,
    HERMES_TEMPLE,
    HERO_MOVE,
    HEROS_APPRENTICE,
    HEROS_WRATH,
    HOPLITE_MOVE,
    LOCAL_SUPPORT,
    LOCAL_VOLUNTEERS,
    NOBODY,
    PUSH_UPS,
    SHOOT_TO_KILL,
    STRENGTH,
    WILD_HUNT,
    WINGED_BOOTS,
)
from ludoteka.games.lords_of_hellas.rules import hunt_start
from ludoteka.games.lords_of_hellas.rules.any_time import any_time_closed, any_time_options, take_any_time
from ludoteka.games.lords_of_hellas.rules.attributes import (
    Healing,
    Injury,
    can_be_injured,
    lower_attribute,
    raise_attribute,
)
from ludoteka.games.lords_of_hellas.rules.cards import DiscardCards, cards_to_draw, distinct, draw_cards
from ludoteka.games.lords_of_hellas.rules.casualties import kill_there
from ludoteka.games.lords_of_hellas.rules.control import army_in, blessed, hero_away, listed, settle_everywhere
from ludoteka.games.lords_of_hellas.rules.effects import Effect
from ludoteka.games.lords_of_hellas.rules.goblet import drink_before_closed, drink_before_move, goblet_options
from ludoteka.games.lords_of_hellas.rules.hunt_effects import cards_missing
from ludoteka.games.lords_of_hellas.rules.lairs import monsters_in
from ludoteka.games.lords_of_hellas.rules.marks import EXILE_USED, HERO_MOVED, WRATH_USED
from ludoteka.games.lords_of_hellas.rules.monster_wounds import monster_absent
from ludoteka.games.lords_of_hellas.rules.monsters import place_monster
from ludoteka.games.lords_of_hellas.rules.muster import ask_muster, recruiting_anywhere_closed
from ludoteka.games.lords_of_hellas.rules.priests import gain_priests
from ludoteka.games.lords_of_hellas.rules.regular import use_up, used_up
from ludoteka.games.lords_of_hellas.rules.shot import shoot, shot_closed
from ludoteka.games.lords_of_hellas.rules.single_moves import Apprentice, WingedBoots, apprentice_starts
from ludoteka.games.lords_of_hellas.rules.steps import CountStep, SeatStep
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

# -- when gained and when a monument grows ----------------------------------------------------------------------


def gained(s: LordsOfHellas, seat: int, blessing: int) -> None:
    """The immediate part of a blessing that a player has just got (LOH-BLESS-02)."""
    facts = s.facts.blessing[blessing]
    if blessing == ARMORY:
        draw_cards(s, seat, facts.draws)
    elif blessing in (GODS_STRENGTH, ADVANCED_DODGE):
        raise_attribute(s, seat, facts.attribute, facts.raises)
    elif blessing == HERMES_TEMPLE:
        gain_priests(s, seat, facts.priests)
    elif blessing == LOCAL_SUPPORT:
        settle_everywhere(s, seat)


def monument_built(s: LordsOfHellas) -> None:
    """What blessings bring whenever anybody builds a level of a monument: God's Strength heals."""
    for seat in range(s.seats):
        if blessed(s, seat, GODS_STRENGTH):
            s.then_each([DivineHealing(seat) for _ in range(s.facts.blessing[GODS_STRENGTH].heals)])


class DivineHealing(SeatStep):
    """God's Strength heals an injury, if there is one."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        if s.injured[self.seat]:
            s.then(Healing(self.seat))


# -- what blessings of one's turn lead to -----------------------------------------------------------------------


class HeroStrikes(CountStep):
    """Hoplites in the hero's region die, whoever they belong to (LOH-MPHASE-05)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        kill_there(s, s.hero_region[self.seat], self.count)


class Banish(Choice[LordsOfHellas]):
    """Exile sends a monster from the hero's region to any other (LOH-MPHASE-07)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every monster there and every other region."""
        here = s.hero_region[self.seat]
        return [
            ("move-monster", monster, region)
            for monster in monsters_in(s, here)
            for region in range(s.facts.regions)
            if region != here
        ]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not a monster where the hero stands, or not away from there."""
        here = s.hero_region[self.seat]
        match action:
            case ("move-monster", int() as monster, _) if s.monster_region[monster] != here:
                return monster_absent(s, monster) or ("prey-elsewhere", monster, s.monster_region[monster])
            case ("move-monster", _, int() as region) if region == here:
                return ("already-there", region)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("move-monster", int() as monster, int() as region):
                place_monster(s, monster, region)


# -- blessings used by name in one's turn -----------------------------------------------------------------------


class TurnBlessing(Effect):
    """A blessing used in one's turn, once or instead of a regular action (LOH-BLESS-04, LOH-HMOVE-07)."""

    __slots__ = ("blessing", "instead_of", "mark")

    def __init__(self, blessing: int, instead_of: int = NOBODY, mark: int = 0) -> None:
        self.blessing = blessing
        self.instead_of = instead_of
        """The regular action it replaces, else -1."""
        self.mark = mark
        """The mark of a turn in which it was used."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        """It is not the player's, was used or replaces what was, cannot be paid, or would change nothing."""
        if not blessed(s, seat, self.blessing):
            return ("not-your-blessing", self.blessing)
        if s.marks & self.mark:
            return ("blessing-spent", self.blessing)
        done = used_up(s, self.instead_of) if self.instead_of != NOBODY else None
        return done or self.idle(s, seat)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        """Use it, at its price."""
        s.tell(("blessing-used", seat, self.blessing))
        s.marks |= self.mark
        if self.instead_of != NOBODY:
            use_up(s, self.instead_of)
        self.work(s, seat, s.facts.blessing[self.blessing])

    def idle(self, s: LordsOfHellas, seat: int) -> Action | None:
        """Why it cannot be paid or would change nothing."""
        return None

    def work(self, s: LordsOfHellas, seat: int, figures: Blessing) -> None:
        raise NotImplementedError(f"{type(self).__name__}.work is missing")


class HerosWrath(TurnBlessing):
    """The hero must have moved and stand among hoplites, and cards are the price (LOH-HMOVE-05)."""

    def idle(self, s: LordsOfHellas, seat: int) -> Action | None:
        if not s.marks & HERO_MOVED:
            return ("hero-not-moved",)
        hero = s.hero_region[seat]
        if hero < 0:
            return hero_away(s, seat)
        return cards_missing(s, seat, HEROS_WRATH) if army_in(s, hero) != NOBODY else ("nobody-there", hero)

    def work(self, s: LordsOfHellas, seat: int, figures: Blessing) -> None:
        s.then(DiscardCards(seat, figures.cost_cards), HeroStrikes(seat, figures.kills))


class Exile(TurnBlessing):
    """A monster must be where the hero stands, and an injury is the price (LOH-INJ-04)."""

    def idle(self, s: LordsOfHellas, seat: int) -> Action | None:
        hero = s.hero_region[seat]
        if hero < 0:
            return hero_away(s, seat)
        if not can_be_injured(s, seat):
            return ("all-injured",)
        return None if monsters_in(s, hero) else ("no-prey", hero)

    def work(self, s: LordsOfHellas, seat: int, figures: Blessing) -> None:
        s.then_each([*(Injury(seat) for _ in range(figures.cost_injuries)), Banish(seat)])


class PushUps(TurnBlessing):
    """Draw combat cards."""

    def idle(self, s: LordsOfHellas, seat: int) -> Action | None:
        return None if cards_to_draw(s) > 0 else ("no-cards-left",)

    def work(self, s: LordsOfHellas, seat: int, figures: Blessing) -> None:
        draw_cards(s, seat, figures.draws)


class WildHunt(TurnBlessing):
    """Start a hunt; strength is the price."""

    def idle(self, s: LordsOfHellas, seat: int) -> Action | None:
        needed = s.facts.blessing[WILD_HUNT].cost_strength + s.facts.attribute[STRENGTH].min
        stored = s.attributes[seat * ATTRIBUTES + STRENGTH]
        return hunt_start.hunt_closed(s, seat) if stored >= needed else ("step-attribute", STRENGTH, needed)

    def work(self, s: LordsOfHellas, seat: int, figures: Blessing) -> None:
        lower_attribute(s, seat, STRENGTH, figures.cost_strength)
        hunt_start.start_hunt(s, seat)


class HerosApprentice(TurnBlessing):
    """Lead a hoplite as the hero moves."""

    def idle(self, s: LordsOfHellas, seat: int) -> Action | None:
        return None if apprentice_starts(s, seat) else ("no-hoplites",)

    def work(self, s: LordsOfHellas, seat: int, figures: Blessing) -> None:
        s.then(Apprentice(seat))


class LocalVolunteers(TurnBlessing):
    """Recruit in a controlled region."""

    def idle(self, s: LordsOfHellas, seat: int) -> Action | None:
        return recruiting_anywhere_closed(s, seat, s.held[seat])

    def work(self, s: LordsOfHellas, seat: int, figures: Blessing) -> None:
        ask_muster(s, seat, s.held[seat], figures.recruits)


class BootsForHoplites(TurnBlessing):
    """Move a hoplite anywhere by Winged Boots."""

    def idle(self, s: LordsOfHellas, seat: int) -> Action | None:
        return None if s.camps[seat] else ("no-army",)

    def work(self, s: LordsOfHellas, seat: int, figures: Blessing) -> None:
        s.then(WingedBoots(seat))


BY_NAME: Final[dict[int, TurnBlessing]] = {
    HEROS_WRATH: HerosWrath(HEROS_WRATH, mark=WRATH_USED),
    EXILE: Exile(EXILE, mark=EXILE_USED),
    PUSH_UPS: PushUps(PUSH_UPS, HERO_MOVE),
    WILD_HUNT: WildHunt(WILD_HUNT, HERO_MOVE),
    HEROS_APPRENTICE: HerosApprentice(HEROS_APPRENTICE, HERO_MOVE),
    LOCAL_VOLUNTEERS: LocalVolunteers(LOCAL_VOLUNTEERS, HOPLITE_MOVE),
    WINGED_BOOTS: BootsForHoplites(WINGED_BOOTS, HOPLITE_MOVE),
}
IN_TURN: Final = mask_of(list(BY_NAME))
"""Mask of the same."""

# -- all that may be used in one's turn -------------------------------------------------------------------------


def turn_options(s: LordsOfHellas, seat: int, out: list[Action]) -> None:
    """Add what blessings, kept quest cards and the Golden Goblet let a player do now in their turn (LOH-BLESS-04,
    LOH-TURN-06)."""
    any_time_options(s, seat, out)
    if s.artifacts[seat] >> GOLDEN_GOBLET & 1:
        goblet_options(s, seat, out)
    mine = s.blessings[seat]
    if mine & IN_TURN:
        out += [("use-blessing", one) for one in listed(mine & IN_TURN) if BY_NAME[one].closed(s, seat) is None]
    if mine >> SHOOT_TO_KILL & 1:
        out += [("shoot", card) for card in distinct(s.hands[seat]) if shot_closed(s, seat, card) is None]


def turn_option_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why one of them is not offered (LOH-BLESS-04, LOH-TURN-06)."""
    match action:
        case ("use-blessing", int() as blessing) if blessing in BY_NAME:
            return BY_NAME[blessing].closed(s, seat)
        case ("shoot", int() as card):
            return shot_closed(s, seat, card)
        case ("drink-before", int() as move, int() as which):
            return drink_before_closed(s, seat, move, which)
    return any_time_closed(s, seat, action)


def take_turn_option(s: LordsOfHellas, seat: int, action: Action) -> None:
    """Do one of them; the turn goes on afterwards."""
    match action:
        case ("shoot", int() as card):
            shoot(s, seat, card)
        case ("drink-before", int() as move, int() as which):
            drink_before_move(s, seat, move, which)
        case ("use-blessing", int() as blessing) if blessing in BY_NAME:
            BY_NAME[blessing].use(s, seat)
        case _:
            take_any_time(s, seat, action)
