"""Blessings outside battles and hunts: what they bring when gained, in the own turn, and instead of a move (LOH-BLESS).

Those of the special actions are with their action: Mobilization and Exhausted Fight in `special.py`, Forced March,
Rearguard and Murderous March in `march.py`, Combat Training in `prepare.py`, Glory of Zeus in `usurp.py`, Hermes'
Temple in `temple.py`. Those of battles are in `battle_effects.py` and `battlefield.py`, those of hunts in
`hunt_effects.py` and `hunt.py`, what works at any time in `any_time.py`.
"""

from __future__ import annotations

from typing import Final

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
from ludoteka.games.lords_of_hellas.rules.goblet import drink_before_closed, drink_before_move, goblet_options
from ludoteka.games.lords_of_hellas.rules.hunt_effects import cards_missing
from ludoteka.games.lords_of_hellas.rules.lairs import monsters_in
from ludoteka.games.lords_of_hellas.rules.marks import EXILE_USED, HERO_MOVED, SHOT_USED, WRATH_USED
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

IN_TURN: Final = (
    1 << HEROS_WRATH
    | 1 << EXILE
    | 1 << PUSH_UPS
    | 1 << WILD_HUNT
    | 1 << HEROS_APPRENTICE
    | 1 << LOCAL_VOLUNTEERS
    | 1 << WINGED_BOOTS
)
"""Mask of the blessings that are used by name in the own turn."""
SPENT: Final = {HEROS_WRATH: WRATH_USED, EXILE: EXILE_USED, SHOOT_TO_KILL: SHOT_USED}
"""By blessing: the mark of the turn in which it was used."""
INSTEAD_OF: Final = {
    PUSH_UPS: HERO_MOVE,
    WILD_HUNT: HERO_MOVE,
    HEROS_APPRENTICE: HERO_MOVE,
    LOCAL_VOLUNTEERS: HOPLITE_MOVE,
    WINGED_BOOTS: HOPLITE_MOVE,
}
"""By blessing: the regular action it replaces (LOH-HMOVE-07)."""

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
            s.then(*[DivineHealing(seat) for _ in range(s.facts.blessing[GODS_STRENGTH].heals)])


class DivineHealing(SeatStep):
    """God's Strength heals an injury, if there is one."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """Ask which."""
        if s.injured[self.seat]:
            s.then(Healing(self.seat))


# -- in the own turn --------------------------------------------------------------------------------------------


def turn_options(s: LordsOfHellas, seat: int, out: list[Action]) -> None:
    """Add what blessings, kept quest cards and the Golden Goblet let a player do now in the own turn (LOH-BLESS-04,
    LOH-TURN-06)."""
    any_time_options(s, seat, out)
    if s.artifacts[seat] >> GOLDEN_GOBLET & 1:
        goblet_options(s, seat, out)
    mine = s.blessings[seat]
    if mine & IN_TURN:
        for blessing in listed(mine & IN_TURN):
            if blessing_closed(s, seat, blessing) is None:
                out.append(("use-blessing", blessing))  # noqa: PERF401, it is a hot loop
    if mine >> SHOOT_TO_KILL & 1:
        out += [("shoot", card) for card in distinct(s.hands[seat]) if shot_closed(s, seat, card) is None]


def turn_option_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why one of them is not offered (LOH-BLESS-04, LOH-TURN-06)."""
    match action:
        case ("use-blessing", int(blessing)) if IN_TURN >> blessing & 1:
            return blessing_closed(s, seat, blessing)
        case ("shoot", int(card)):
            return shot_closed(s, seat, card)
        case ("drink-before", int(move), int(which)):
            return drink_before_closed(s, seat, move, which)
    return any_time_closed(s, seat, action)


def blessing_closed(s: LordsOfHellas, seat: int, blessing: int) -> Action | None:
    """Why a blessing of one's turn cannot be used now: it is not the player's, was used or replaces what was, cannot
    be paid, or would change nothing (LOH-TURN-04, LOH-BLESS-04)."""
    if not blessed(s, seat, blessing):
        return ("not-your-blessing", blessing)
    if s.marks & SPENT.get(blessing, 0):
        return ("blessing-spent", blessing)
    if blessing in INSTEAD_OF:
        return used_up(s, INSTEAD_OF[blessing]) or idle(s, seat, blessing)
    if blessing == HEROS_WRATH:
        return wrath_closed(s, seat)
    return exile_closed(s, seat)


def idle(s: LordsOfHellas, seat: int, blessing: int) -> Action | None:
    """Why a blessing that replaces a move cannot be paid or would change nothing (LOH-HMOVE-07)."""
    if blessing == PUSH_UPS:
        return None if cards_to_draw(s) > 0 else ("no-cards-left",)
    if blessing == WILD_HUNT:
        needed = s.facts.blessing[blessing].cost_strength + s.facts.attribute[STRENGTH].min
        stored = s.attributes[seat * ATTRIBUTES + STRENGTH]
        return hunt_start.hunt_closed(s, seat) if stored >= needed else ("step-attribute", STRENGTH, needed)
    if blessing == HEROS_APPRENTICE:
        return None if apprentice_starts(s, seat) else ("no-hoplites",)
    if blessing == LOCAL_VOLUNTEERS:
        return recruiting_anywhere_closed(s, seat, s.held[seat])
    return None if s.camps[seat] else ("no-army",)


def wrath_closed(s: LordsOfHellas, seat: int) -> Action | None:
    """Why Hero's Wrath strikes nobody: the hero must have moved and stand among hoplites, and cards are its price
    (LOH-HMOVE-05)."""
    if not s.marks & HERO_MOVED:
        return ("hero-not-moved",)
    hero = s.hero_region[seat]
    if hero < 0:
        return hero_away(s, seat)
    return cards_missing(s, seat, HEROS_WRATH) if army_in(s, hero) != NOBODY else ("nobody-there", hero)


def exile_closed(s: LordsOfHellas, seat: int) -> Action | None:
    """Why Exile banishes nothing: a monster must be where the hero stands, and an injury is its price (LOH-INJ-04)."""
    hero = s.hero_region[seat]
    if hero < 0:
        return hero_away(s, seat)
    if not can_be_injured(s, seat):
        return ("all-injured",)
    return None if monsters_in(s, hero) else ("no-prey", hero)


def take_turn_option(s: LordsOfHellas, seat: int, action: Action) -> None:
    """Do one of them; the turn goes on afterwards."""
    verb = action[0]
    if verb == "shoot":
        shoot(s, seat, int(action[1]))
    elif verb == "drink-before":
        drink_before_move(s, seat, int(action[1]), int(action[2]))
    elif verb == "use-blessing" and IN_TURN >> int(action[1]) & 1:
        use_blessing(s, seat, int(action[1]))
    else:
        take_any_time(s, seat, action)


def use_blessing(s: LordsOfHellas, seat: int, blessing: int) -> None:
    """Use a blessing of the own turn, at its price."""
    facts = s.facts.blessing[blessing]
    s.tell(("blessing-used", seat, blessing))
    if blessing == HEROS_WRATH:
        s.marks |= WRATH_USED
        s.then(DiscardCards(seat, facts.cost_cards), HeroStrikes(seat, facts.kills))
    elif blessing == EXILE:
        s.marks |= EXILE_USED
        s.then(*[Injury(seat) for _ in range(facts.cost_injuries)], Banish(seat))
    elif blessing == PUSH_UPS:
        use_up(s, HERO_MOVE)
        draw_cards(s, seat, facts.draws)
    elif blessing == WILD_HUNT:
        use_up(s, HERO_MOVE)
        lower_attribute(s, seat, STRENGTH, facts.cost_strength)
        hunt_start.start_hunt(s, seat)
    elif blessing == HEROS_APPRENTICE:
        use_up(s, HERO_MOVE)
        s.then(Apprentice(seat))
    elif blessing == LOCAL_VOLUNTEERS:
        use_up(s, HOPLITE_MOVE)
        ask_muster(s, seat, s.held[seat], facts.recruits)
    elif blessing == WINGED_BOOTS:
        use_up(s, HOPLITE_MOVE)
        s.then(WingedBoots(seat))


class HeroStrikes(CountStep):
    """Hoplites in the hero's region die, whoever they belong to (LOH-MPHASE-05)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """They die."""
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
            case ("move-monster", int(monster), _) if s.monster_region[monster] != here:
                return monster_absent(s, monster) or ("prey-elsewhere", monster, s.monster_region[monster])
            case ("move-monster", _, int(region)) if region == here:
                return ("already-there", region)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It goes there."""
        place_monster(s, int(action[1]), int(action[2]))
