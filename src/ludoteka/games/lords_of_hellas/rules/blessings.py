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
    SPEED,
    STRENGTH,
    WILD_HUNT,
    WINGED_BOOTS,
)
from ludoteka.games.lords_of_hellas.rules import hero_move, hunt
from ludoteka.games.lords_of_hellas.rules.any_time import any_time_closed, any_time_options, take_any_time
from ludoteka.games.lords_of_hellas.rules.attributes import (
    Healing,
    Injury,
    attribute,
    can_be_injured,
    lower_attribute,
    raise_attribute,
)
from ludoteka.games.lords_of_hellas.rules.cards import (
    DiscardCards,
    cards_to_draw,
    discard_card,
    distinct,
    draw_cards,
)
from ludoteka.games.lords_of_hellas.rules.casualties import kill_there
from ludoteka.games.lords_of_hellas.rules.control import (
    army_in,
    blessed,
    fortified_of,
    hero_away,
    listed,
    settle_everywhere,
)
from ludoteka.games.lords_of_hellas.rules.entering import enter
from ludoteka.games.lords_of_hellas.rules.hunt_effects import cards_missing, drink, drink_closed
from ludoteka.games.lords_of_hellas.rules.lairs import monsters_in
from ludoteka.games.lords_of_hellas.rules.marks import EXILE_USED, HERO_MOVED, SHOT_USED, WRATH_USED
from ludoteka.games.lords_of_hellas.rules.monster_wounds import Strike, monster_absent
from ludoteka.games.lords_of_hellas.rules.monsters import place_monster
from ludoteka.games.lords_of_hellas.rules.movement import (
    FightBattles,
    begin_movement,
    landing_closed,
    nobody_loose,
    reach,
    reach_closed,
    start_hoplite_move,
    step_in_closed,
)
from ludoteka.games.lords_of_hellas.rules.muster import ask_muster, recruiting_anywhere_closed
from ludoteka.games.lords_of_hellas.rules.priests import gain_priests
from ludoteka.games.lords_of_hellas.rules.regular import use_up, used_up
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

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


class DivineHealing(Step[LordsOfHellas]):
    """God's Strength heals an injury, if there is one."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

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
        return hunt.hunt_closed(s, seat) if stored >= needed else ("step-attribute", STRENGTH, needed)
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
        hunt.start_hunt(s, seat)
    elif blessing == HEROS_APPRENTICE:
        use_up(s, HERO_MOVE)
        s.then(Apprentice(seat))
    elif blessing == LOCAL_VOLUNTEERS:
        use_up(s, HOPLITE_MOVE)
        ask_muster(s, seat, s.held[seat], facts.recruits)
    elif blessing == WINGED_BOOTS:
        use_up(s, HOPLITE_MOVE)
        s.then(WingedBoots(seat))


class HeroStrikes(Step[LordsOfHellas]):
    """Hoplites in the hero's region die, whoever they belong to (LOH-MPHASE-05)."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

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


# -- Shoot to Kill ----------------------------------------------------------------------------------------------


def shot_closed(s: LordsOfHellas, seat: int, card: int) -> Action | None:
    """Why a combat card is not shot with: Shoot to Kill once in a turn, a target where the hero stands, a bow
    (LOH-BLESS-04)."""
    if not blessed(s, seat, SHOOT_TO_KILL):
        return ("not-your-blessing", SHOOT_TO_KILL)
    if s.marks & SHOT_USED:
        return ("blessing-spent", SHOOT_TO_KILL)
    hero = s.hero_region[seat]
    if hero < 0:
        return hero_away(s, seat)
    if army_in(s, hero) == NOBODY and not monsters_in(s, hero):
        return ("nobody-there", hero)
    if card not in s.hands[seat]:
        return ("not-in-hand", card)
    bow = s.facts.blessing[SHOOT_TO_KILL].cost_symbol
    return None if s.facts.card[card].symbol == bow else ("set-of-symbol", card, bow)


def shoot(s: LordsOfHellas, seat: int, card: int) -> None:
    """Discard a combat card with a bow to shoot at what is in the hero's region."""
    s.marks |= SHOT_USED
    s.tell(("blessing-used", seat, SHOOT_TO_KILL))
    discard_card(s, seat, card)
    s.then(Shot(seat))


class Shot(Choice[LordsOfHellas]):
    """Wound a monster in the hero's region or kill hoplites there (LOH-REWARD-03)."""

    __slots__ = ()

    def forced(self) -> bool:
        """The only target."""
        return True

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The army and the monsters there."""
        hero = s.hero_region[self.seat]
        out: list[Action] = []
        if army_in(s, hero) != NOBODY:
            out.append(("kill-hoplites", hero))
        out += [("strike-monster", monster) for monster in monsters_in(s, hero)]
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Only what is where the hero stands."""
        hero = s.hero_region[self.seat]
        match action:
            case ("kill-hoplites", int(region)):
                if region != hero:
                    return ("hero-not-there", region)
                return None if army_in(s, hero) != NOBODY else ("nobody-there", hero)
            case ("strike-monster", int(monster)) if s.monster_region[monster] != hero:
                return monster_absent(s, monster) or ("prey-elsewhere", monster, s.monster_region[monster])
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Shoot."""
        facts = s.facts.blessing[SHOOT_TO_KILL]
        target = int(action[1])
        if action[0] == "kill-hoplites":
            kill_there(s, target, facts.kills)
        else:
            s.then(Strike(self.seat, target, facts.wounds))


# -- one hoplite instead of a move ------------------------------------------------------------------------------


def single_starts(s: LordsOfHellas, seat: int) -> list[Action]:
    """Where a single hoplite can set out: from a region, or out of its city."""
    camps = listed(s.camps[seat])
    starts: list[Action] = [("lead-from", region) for region in camps]
    starts += [("leave-city", region) for region in camps]
    return [start for start in starts if single_closed(s, seat, start) is None]


def single_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why no single hoplite sets out from a region or leaves its city."""
    match action:
        case ("lead-from", int(region)):
            return nobody_loose(s, seat, region)
        case ("leave-city", int(region)) if not fortified_of(s, seat, region):
            return ("nobody-fortified", region)
    return None


def apprentice_starts(s: LordsOfHellas, seat: int) -> list[Action]:
    """Where Hero's Apprentice can begin: a hoplite sets out, leaves a city, or steps into one (LOH-MOVE-03)."""
    anything: list[Action] = [("fortify", region) for region in listed(s.camps[seat])]
    anything += single_starts(s, seat)
    return [start for start in anything if apprentice_closed(s, seat, start) is None]


def apprentice_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why Hero's Apprentice does not begin so (LOH-MOVE-03)."""
    match action:
        case ("fortify", int(region)):
            return step_in_closed(s, seat, region)
        case ("lead-from", int(region)) if not reach(s, seat, region, attribute(s, seat, SPEED)):
            return nobody_loose(s, seat, region) or ("no-way-out", region)
    return single_closed(s, seat, action)


class Apprentice(Choice[LordsOfHellas]):
    """Hero's Apprentice moves one hoplite as far as the hero's speed; leaving a city costs one region (LOH-MOVE-03,
    LOH-MOVE-08)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Which hoplite."""
        return apprentice_starts(s, self.seat)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Nobody there who could."""
        return apprentice_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Ask where to."""
        region = int(action[1])
        distance = attribute(s, self.seat, SPEED)
        if action[0] == "fortify":
            s.fortified[region] += 1
            s.tell(("fortified", self.seat, region))
            return
        if action[0] == "leave-city":
            distance -= 1
            s.fortified[region] -= 1
            s.tell(("left-city", self.seat, region))
        if distance > 0 and reach(s, self.seat, region, distance):
            s.then(LeadOne(self.seat, region, distance, action[0] == "leave-city"))


class LeadOne(Choice[LordsOfHellas]):
    """Where a single hoplite goes; one that has left its city may stay there (LOH-MOVE-08)."""

    __slots__ = ("distance", "may_stay", "region")

    def __init__(self, seat: int, region: int, distance: int, may_stay: bool) -> None:
        super().__init__(seat)
        self.region = region
        self.distance = distance
        self.may_stay = may_stay

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says from where."""
        return ("lead-to", self.region)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every region in reach."""
        out: list[Action] = []
        if self.may_stay:
            out.append(("decline",))
        out += [("lead-to", region) for region in listed(reach(s, self.seat, self.region, self.distance))]
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Too far, or barred."""
        match action:
            case ("lead-to", int(region)):
                return reach_closed(s, self.seat, self.region, self.distance, region)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It goes and may have to fight."""
        if action[0] == "lead-to":
            send_one(s, self.seat, self.region, int(action[1]))


def send_one(s: LordsOfHellas, seat: int, region: int, target: int) -> None:
    """A single hoplite moves by an effect; battle and control follow as usual (LOH-MOVE-06, LOH-MOVE-07)."""
    begin_movement(s)
    s.tell(("moved", seat, region, target, 1))
    s.then(FightBattles(seat))
    enter(s, seat, region, target, 1)


class WingedBoots(Choice[LordsOfHellas]):
    """Winged Boots move one hoplite, a fortified one too, to any region."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Which hoplite."""
        return single_starts(s, self.seat)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Nobody there who could."""
        return single_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Ask where to."""
        s.then(FlyTo(self.seat, int(action[1]), action[0] == "leave-city"))


class FlyTo(Choice[LordsOfHellas]):
    """Where the winged hoplite lands: any region that is not closed, never inside a city (LOH-MOVE-06)."""

    __slots__ = ("fortified", "region")

    def __init__(self, seat: int, region: int, fortified: bool) -> None:
        super().__init__(seat)
        self.region = region
        self.fortified = fortified

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says from where."""
        return ("lead-to", self.region)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every other region."""
        return [("lead-to", region) for region in range(s.facts.regions) if self.closed(s, region) is None]

    def closed(self, s: LordsOfHellas, region: int) -> Action | None:
        """Why the hoplite cannot land in a region."""
        return landing_closed(s, self.seat, self.region, region)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It sets out from there, or Helen bars the region."""
        match action:
            case ("lead-to", int(region)):
                return self.closed(s, region)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It lands and may have to fight."""
        if self.fortified:
            s.fortified[self.region] -= 1
            s.tell(("left-city", self.seat, self.region))
        send_one(s, self.seat, self.region, int(action[1]))


# -- the Golden Goblet ------------------------------------------------------------------------------------------


def goblet_options(s: LordsOfHellas, seat: int, out: list[Action]) -> None:
    """Add the Golden Goblet before the hero move and before the hoplite move: any attribute may count in what the move
    leads to, a quest or a battle."""
    for move in (HERO_MOVE, HOPLITE_MOVE):
        attributes = [which for which in range(ATTRIBUTES) if drink_before_closed(s, seat, move, which) is None]
        out += [("drink-before", move, which) for which in attributes]


def drink_before_closed(s: LordsOfHellas, seat: int, move: int, which: int) -> Action | None:
    """Why the Golden Goblet is not used for an attribute before a move (LOH-ART-03)."""
    if move not in (HERO_MOVE, HOPLITE_MOVE):
        return ("no-drink-before", move)
    closed = drink_closed(s, seat, which) or used_up(s, move)
    if closed is not None:
        return closed
    if move == HERO_MOVE:
        return hero_away(s, seat)
    return None if s.camps[seat] else ("no-army",)


def drink_before_move(s: LordsOfHellas, seat: int, move: int, which: int) -> None:
    """The attribute counts more for the move that follows at once."""
    drink(s, seat, which)
    s.then(GobletEmpty())
    if move == HOPLITE_MOVE:
        use_up(s, HOPLITE_MOVE)
        start_hoplite_move(s, seat)
    else:
        use_up(s, HERO_MOVE)
        s.then(FastMove(seat))


class FastMove(Choice[LordsOfHellas]):
    """The hero move with the speed of the Golden Goblet (LOH-HMOVE-01)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Where the hero can go."""
        return hero_move.hero_moves(s, self.seat)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Too far, or of no use."""
        return hero_move.target_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It goes there."""
        hero_move.move_hero(s, self.seat, int(action[1]))


class GobletEmpty(Step[LordsOfHellas]):
    """The action of the Golden Goblet is over."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """The attribute counts as before."""
        s.boosted = NOBODY
