"""Combat from its announcement to the first round (H3-COMBAT-01, H3-COMBAT-02, H3-COMBAT-03, H3-COMBAT-04,
H3-COMBAT-05, H3-COMBAT-06)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.facts import (
    AI,
    ALLIANCE,
    CITADEL,
    CLASH,
    FIELDS,
    GOLD,
    MAIN,
    NEUTRALS,
    NOBODY,
    SECONDARY,
)
from ludoteka.games.heroes3.rules.battlefield.board import (
    ALL_SPACES,
    ATTACKING,
    DEFENDING,
)
from ludoteka.games.heroes3.rules.battlefield.damage import check_end, over
from ludoteka.games.heroes3.rules.battlefield.figures import ability, fight, fighters_of, owner_of
from ludoteka.games.heroes3.rules.battlefield.moments import START, has_deck
from ludoteka.games.heroes3.rules.battlefield.siege import RaiseWalls, holds_walled_town
from ludoteka.games.heroes3.rules.battlefield.town_help import first_combat_of_round
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import discard_at_random
from ludoteka.games.heroes3.rules.cards.own_cards import fights_with_own_cards, take_up
from ludoteka.games.heroes3.rules.cards.piles import draw_cards
from ludoteka.games.heroes3.rules.combat.armies import Place
from ludoteka.games.heroes3.rules.combat.end import CombatOver
from ludoteka.games.heroes3.rules.combat.joining import lay_tokens
from ludoteka.games.heroes3.rules.combat.machines import MachinesReady
from ludoteka.games.heroes3.rules.combat.rounds import CombatLoop, CombatRoundStart
from ludoteka.games.heroes3.rules.combat.windows import CardWindow
from ludoteka.games.heroes3.rules.common import DECLINE, WANDERING, is_seat, leads, special
from ludoteka.games.heroes3.rules.map.flagging import flag_for_ai, win_cube
from ludoteka.games.heroes3.rules.map.heroes import hero_beaten, place_hero
from ludoteka.games.heroes3.rules.map.moving import AfterBattle
from ludoteka.games.heroes3.rules.marks import COVER_OF_DARKNESS
from ludoteka.games.heroes3.rules.resources import lose
from ludoteka.games.heroes3.rules.scenario.special import carrier_beaten, start_of_ai_combat
from ludoteka.games.heroes3.rules.victory.wins import is_last_flag
from ludoteka.games.heroes3.rules.world.bosses import is_boss_field
from ludoteka.games.heroes3.rules.world.fields import guard_at, is_haven, is_town, own_town
from ludoteka.games.heroes3.rules.world.hill import is_fortified
from ludoteka.games.heroes3.rules.world.scenario_map import defended_like_haven, has_defenders
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


@mypyc_attr(free_list_len=1)
class StartCombat(Step[Heroes3]):
    """A combat was announced, one of any number in a turn; what the defender decides may still avoid it (H3-COMBAT-01,
    H3-COMBAT-02, H3-COMBAT-03)."""

    __slots__ = ("ai", "defender", "defender_hero", "field", "hero", "seat")

    def __init__(self, seat: int, hero: int, defender: int, defender_hero: int, ai: int, field: int) -> None:
        self.seat = seat
        """The player that attacks, or AI."""
        self.hero = hero
        self.defender = defender
        self.defender_hero = defender_hero
        self.ai = ai
        self.field = field

    def run(self, s: Heroes3) -> None:
        """Ask the defender of an empty town or with a secondary hero, perhaps just recruited there; else begin."""
        guarded_by = self.defender_hero
        if is_seat(s, self.defender):
            if guarded_by == NOBODY and s.players[self.defender].at[SECONDARY] == self.field:
                guarded_by = SECONDARY
            if guarded_by == SECONDARY and not leads(s, SECONDARY):
                s.then(GiveUpHero(self.defender, self.seat, self.hero, self.ai, self.field))
                return
            if guarded_by == NOBODY and may_hurry_home(s, self.defender, self.field):
                s.then(HurryHome(self.defender, self.seat, self.hero, self.ai, self.field))
                return
            if guarded_by == NOBODY and special(s, "town_defence_free") is None:
                if s.players[self.defender].stock[GOLD] < s.facts.content.combat.defence_gold:
                    undefended(s, self.seat, self.hero, self.ai, self.field)
                else:
                    s.then(DefendTown(self.defender, self.seat, self.hero, self.ai, self.field))
                return
        begin(s, self.seat, self.hero, self.defender, guarded_by, self.ai, self.field)


class GiveUpHero(Choice[Heroes3]):
    """A secondary hero that is attacked may be given up at once, its units unhurt (H3-HERO-04, R-62, R-67)."""

    __slots__ = ("ai", "attacker", "attacker_hero", "field")

    def __init__(self, seat: int, attacker: int, attacker_hero: int, ai: int, field: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.attacker_hero = attacker_hero
        self.ai = ai
        self.field = field

    def options(self, s: Heroes3) -> list[Action]:
        """Fight or give the hero up."""
        return [("fight",), ("give-up",)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Begin the combat, or the hero leaves and the field is entered."""
        if action[0] == "fight":
            begin(s, self.attacker, self.attacker_hero, self.seat, SECONDARY, self.ai, self.field)
            return
        held = is_haven(s, self.field) or defended_like_haven(s, self.field)
        if held and s.flag[self.field] == self.seat:
            s.then(StartCombat(self.attacker, self.attacker_hero, self.seat, NOBODY, self.ai, self.field))
        else:
            undefended(s, self.attacker, self.attacker_hero, self.ai, self.field)
        if is_seat(s, self.attacker):
            win_cube(s, self.attacker, self.seat)
        if not s.places:
            hero_beaten(s, self.seat, SECONDARY)
            carrier_beaten(s, self.attacker, self.seat, SECONDARY, self.field)


def may_hurry_home(s: Heroes3, seat: int, field: int) -> bool:
    """Whether the main hero stands on the starting tile whose town is attacked and may defend it in person."""
    at = s.players[seat].at[MAIN]
    if special(s, "home_tile_defended") is None or at == NOBODY or field != own_town(s, seat):
        return False
    return at != field and at // FIELDS == field // FIELDS


class HurryHome(Choice[Heroes3]):
    """The main hero on the starting tile may defend its town in person, for nothing (home_tile_defended)."""

    __slots__ = ("ai", "attacker", "attacker_hero", "field")

    def __init__(self, seat: int, attacker: int, attacker_hero: int, ai: int, field: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.attacker_hero = attacker_hero
        self.ai = ai
        self.field = field

    def prompt(self, s: Heroes3) -> Action:
        return ("hurry-home", self.field)

    def options(self, s: Heroes3) -> list[Action]:
        """Go there and fight, or leave it to others."""
        return [DECLINE, ("fight",)]

    def take(self, s: Heroes3, action: Action) -> None:
        """The hero fights in the town, or its defence is paid for as usual."""
        if action[0] == "fight":
            place_hero(s, self.seat, MAIN, self.field)
            begin(s, self.attacker, self.attacker_hero, self.seat, MAIN, self.ai, self.field)
        elif s.players[self.seat].stock[GOLD] < s.facts.content.combat.defence_gold:
            undefended(s, self.attacker, self.attacker_hero, self.ai, self.field)
        else:
            s.then(DefendTown(self.seat, self.attacker, self.attacker_hero, self.ai, self.field))


class DefendTown(Choice[Heroes3]):
    """Pay gold to defend a town or settlement without a hero, or let it go (H3-COMBAT-04)."""

    __slots__ = ("ai", "attacker", "attacker_hero", "field")

    def __init__(self, seat: int, attacker: int, attacker_hero: int, ai: int, field: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.attacker_hero = attacker_hero
        self.ai = ai
        self.field = field

    def prompt(self, s: Heroes3) -> Action:
        """Says the price and the field."""
        return ("defend-town", self.field, s.facts.content.combat.defence_gold)

    def options(self, s: Heroes3) -> list[Action]:
        """Pay, or leave it."""
        return [("fight",), ("give-up",)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Fight for it, or the attacker takes it."""
        if action[0] == "fight":
            lose(s, self.seat, GOLD, s.facts.content.combat.defence_gold)
            begin(s, self.attacker, self.attacker_hero, self.seat, NOBODY, self.ai, self.field)
        else:
            undefended(s, self.attacker, self.attacker_hero, self.ai, self.field)


def undefended(s: Heroes3, attacker: int, hero: int, ai: int, field: int) -> None:
    """Nobody defends the field: the attacker takes it without a combat, a wandering army just passes (H3-COMBAT-04)."""
    if is_seat(s, attacker):
        s.then(AfterBattle(attacker, hero, field))
    elif s.ais[ai].kind != WANDERING:
        flag_for_ai(s, field)


def begin(s: Heroes3, attacker: int, hero: int, defender: int, defender_hero: int, ai: int, field: int) -> None:
    """A combat begins: placing, siege pieces, effects of its start, then rounds until it is decided."""
    level = 0
    if defender == NEUTRALS:
        level = guard_at(s, field)
    elif is_seat(s, defender) and leads(s, defender_hero):
        level = s.players[defender].level
    if ai >= 0:
        start_of_ai_combat(s, ai)
    c = new_combat(s, attacker, hero, defender, defender_hero, ai, field, level)
    s.combat = c
    for side in (ATTACKING, DEFENDING):
        if fights_with_own_cards(s, c, side):
            take_up(s, owner_of(c, side))
    s.tell(("combat-begins", field))
    s.then(CombatRoundStart(), CombatLoop(), CombatOver())
    s.then(Place(ATTACKING), Place(DEFENDING), RaiseWalls(), CombatStart(), CardWindow(START, ATTACKING, 0))


def new_combat(
    s: Heroes3, attacker: int, hero: int, defender: int, defender_hero: int, ai: int, field: int, level: int
) -> Combat:
    """A combat before anything is placed; only one against neutrals has a limit of time (H3-COMBAT-26)."""
    limited = defender == NEUTRALS and not (level == 7 and special(s, "level_7_no_time_limit") is not None)
    if limited and (is_last_flag(s, field) or has_defenders(s, field) or is_boss_field(s, field)):
        limited = False
    own = s.players[attacker].level if is_seat(s, attacker) else 0
    combat = Combat()
    combat.attacker = attacker
    combat.attacker_hero = hero
    combat.defender = defender
    combat.defender_hero = defender_hero
    combat.ai = ai
    combat.field = field
    combat.level = level
    combat.own_level = own
    combat.controllers = [runs(s, attacker, defender), runs(s, defender, attacker)]
    combat.siege = besieged(s, defender, ai, field)
    combat.limited = limited
    combat.drawn = []
    combat.round = 0
    combat.form = []
    combat.side = []
    combat.origin = []
    combat.space = []
    combat.damage = []
    combat.layers = []
    combat.activated = []
    combat.retaliated = []
    combat.defending = []
    combat.paralysed = []
    combat.stack = []
    combat.marks = []
    combat.board = [NOBODY] * ALL_SPACES
    combat.traps = []
    combat.active = NOBODY
    combat.from_space = NOBODY
    combat.fallen = NOBODY
    combat.moved = False
    combat.attacked = False
    combat.may_defend = False
    combat.tie_initiative = NOBODY
    combat.tie_side = ATTACKING
    combat.effects = []
    combat.spells = [0, 0]
    combat.spell_limit = [1, 1]
    combat.paid = [[], []]
    combat.resolving = []
    combat.used = [0, 0]
    combat.strike = None
    combat.casting = None
    combat.ai_deck = []
    combat.ai_spells = []
    combat.azure = False
    combat.retreated = False
    combat.surrendered = False
    combat.winner = NOBODY
    return combat


def runs(s: Heroes3, owner: int, enemy: int) -> int:
    """Who runs a side: its player, the attacker's right-hand enemy for neutrals, or the AI rules, as always where all
    players are allies (H3-COMBAT-08, H3-MODE-05)."""
    if is_seat(s, owner):
        return owner
    if owner == NEUTRALS and s.mode in (CLASH, ALLIANCE) and is_seat(s, enemy):
        for step in range(1, s.seats):
            seat = (enemy - step) % s.seats
            if s.players[seat].team != s.players[enemy].team:
                return seat
    return AI


def besieged(s: Heroes3, defender: int, ai: int, field: int) -> bool:
    """Whether siege pieces stand in a combat: the defender's own town, with a citadel (H3-SIEGE-01, R-27, R-73)."""
    if is_seat(s, defender) and is_fortified(s, defender, field):
        return True
    if not is_town(s, field):
        return False
    if is_seat(s, defender):
        if holds_walled_town(s, defender, field):
            return True
        own = field == own_town(s, defender)
        return own and bool(s.players[defender].built >> CITADEL & 1)
    return ai >= 0 and s.ais[ai].home == field and s.ais[ai].citadel


class CombatStart(Step[Heroes3]):
    """What happens when both sides stand: cards drawn, cards lost, war machines (R-02)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Both sides, the attacker first; a guard of which no card is left is beaten already (H3-UNIT-10)."""
        c = fight(s)
        check_end(c)
        if over(s):
            return
        for side in (ATTACKING, DEFENDING):
            owner = owner_of(c, side)
            if not is_seat(s, owner):
                continue
            if has_deck(s, c, side):
                for fighter in fighters_of(c, side):
                    found = ability(s, c, fighter, "draw_at_combat_start")
                    if found is not None:
                        draw_cards(s, owner, found.amount)
            if s.players[owner].marks & COVER_OF_DARKNESS:
                s.players[owner].marks &= ~COVER_OF_DARKNESS
                if has_deck(s, c, 1 - side):
                    discard_at_random(s, owner_of(c, 1 - side), 1)
        first_combat_of_round(s, c)
        if c.ai >= 0:
            lay_tokens(s, c)
        s.then(MachinesReady(ATTACKING), MachinesReady(DEFENDING))
