"""What things are worth to a bot, worked out once from the facts: units, cards, buildings, fields and aims.

One unit of worth is about one gold coin. The weights are rules of thumb, proven by play.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from ludoteka.games.heroes3.entries.map import Location
from ludoteka.games.heroes3.entries.parts import Gains
from ludoteka.games.heroes3.entries.scenarios import Win
from ludoteka.games.heroes3.facts import (
    ABILITY,
    ARTIFACT,
    AZURE,
    BUILDINGS,
    CITADEL,
    CITY_HALL,
    DWELLING_BRONZE,
    DWELLING_GOLD,
    DWELLING_SILVER,
    FEW,
    GOLD,
    MAGE_GUILD,
    MATERIALS,
    PACK,
    RANGED,
    SPECIALTY,
    SPELL,
    VALUABLES,
    Facts,
)

POINT: Final = 14.0
"""A victory point."""
CONQUEST: Final = 100.0
"""A guarded place that wins the scenario."""
COIN: Final = [1.0, 1.5, 3.0]
"""A unit of gold, building materials and valuables while there is a use for it."""
EXPERIENCE: Final = 5.0
MORALE: Final = 1.5
STEP: Final = 1.0
"""A movement point that a field or card gives."""
DRAW: Final = 0.8
SEARCHED: Final = {"artifact": 4.0, "spell": 3.0, "ability": 3.5}
DIE: Final = [3.0, 3.5]
"""A resource die and a treasure die."""
TYPICAL_DEFENSE: Final = 0.8

CARDS: Final = {ABILITY: 2.0, ARTIFACT: 3.2, SPELL: 1.8, SPECIALTY: 2.6}
OTHER_CARD: Final = 1.4

PLACES: Final = {
    "town": 0.0,
    "mine": 3.0,
    "settlement": 8.0,
    "obelisk": 4.0,
    "dragon_utopia": 12.0,
    "grail": 3.0,
    "star_axis": 4.0,
    "random_town": 10.0,
    "redwood_observatory": 3.0,
    "witch_hut": 2.0,
    "magic_spring": 1.5,
    "scholar": 3.0,
    "university": 3.0,
    "hill_fort": 3.0,
    "market_of_time": 1.0,
    "prison": 5.0,
    "elemental_conflux": 3.0,
    "cyclops_stockpile": 5.0,
    "spell_scroll": 3.0,
    "trading_post": 5.0,
    "black_market": 0.5,
    "tavern": 0.5,
    "stables": 0.6,
}
"""What a visit is worth besides its plain figures."""

ONLY_AFTER: Final = {"stables", "trading_post", "black_market", "tavern"}
"""Places that are good to pass by and never a goal of their own."""


REGRADES: Final = (
    "grail_without_combat", "guards_easier", "guards_harder", "portals", "settlement_unguarded", "stronghold",
)  # fmt: skip
"""Special rules that change the guards of fields."""


class Worths:
    """What things are worth, by their numbers in the facts."""

    def __init__(self, facts: Facts) -> None:
        forms = range(len(facts.attack))
        self.might = [might_of(facts, form) for form in forms]
        """How much a unit counts in a fight; sums of it can be compared."""
        self.unit = [unit_worth(self.might[form]) for form in forms]
        """What having a unit is worth."""
        self.strikes = [2 if "second_attack_same_target" in facts.abilities[form] else 1 for form in forms]
        self.silent = ["no_retaliation" in facts.abilities[form] for form in forms]
        """Whether the unit's attack is never answered."""
        self.endless = ["unlimited_retaliation" in facts.abilities[form] for form in forms]
        self.card = [CARDS.get(kind, OTHER_CARD) for kind in facts.card_kind]
        self.building = [building_worth(facts, number) for number in range(len(facts.building))]
        self.field = [place_worth(facts, spot) for spot in range(len(facts.spot_location))]
        """What visiting a spot for the first time is worth."""
        self.goal = [
            facts.location[facts.spot_location[spot]].id not in ONLY_AFTER for spot in range(len(facts.spot_location))
        ]
        """Whether a spot is worth walking to."""
        self.post = [
            facts.location[facts.spot_location[spot]].id == "trading_post" for spot in range(len(facts.spot_location))
        ]
        self.tireless = [
            facts.location[facts.spot_location[spot]].id == "stables" for spot in range(len(facts.spot_location))
        ]
        """Where another visit gives back the movement it costs, so that movement left over there means nothing."""
        self.typical = [typical_form(facts, self.might, tier) for tier in range(AZURE + 1)]
        """By tier: the neutral unit to be expected."""
        self.guard_forms = [[tuple(self.typical[tier] for tier in army) for army in level] for level in facts.armies]
        """By difficulty and level of a field: the army to be expected."""


@cache
def worths_of(facts: Facts) -> Worths:
    """What things are worth with these facts, worked out once."""
    return Worths(facts)


def might_of(facts: Facts, form: int) -> float:
    """How much a unit counts in a fight: what it deals and what it takes, a Pack with the Few it leaves behind."""
    blow = max(0.4, facts.attack[form] - TYPICAL_DEFENSE)
    life = facts.hp[form] * (1.0 + 0.5 * facts.defense[form])
    if form & 1 == PACK:
        blow = 0.6 * blow + 0.4 * max(0.4, facts.attack[form - 1] - TYPICAL_DEFENSE)
        life += facts.hp[form - 1] * (1.0 + 0.5 * facts.defense[form - 1])
    if facts.movement[form] == RANGED:
        blow *= 1.25
    if "second_attack_same_target" in facts.abilities[form]:
        blow *= 1.6
    if "no_retaliation" in facts.abilities[form]:
        blow *= 1.15
    return float((blow * life) ** 0.5) * (1.0 + 0.02 * facts.initiative[form])


def unit_worth(might: float) -> float:
    """What having a unit is worth: rather more than it costs."""
    return 2.6 * might + 0.05 * might * might


def typical_form(facts: Facts, might: list[float], tier: int) -> int:
    """A neutral unit of a tier that is neither weak nor strong for it."""
    forms = sorted((troop * 2 + FEW for troop in facts.neutral_cards[tier]), key=lambda form: might[form])
    return forms[len(forms) * 3 // 5]


def building_worth(facts: Facts, number: int) -> float:
    """What a building is worth in the first rounds, before its price."""
    place = number % BUILDINGS
    if place == CITY_HALL:
        return 22.0
    if place == CITADEL:
        return 23.0
    if place == MAGE_GUILD:
        return 5.0
    if place == DWELLING_BRONZE:
        return 20.0
    if place == DWELLING_SILVER:
        return 62.0
    if place == DWELLING_GOLD:
        return 70.0
    return 7.0


def figures_worth(figures: Gains) -> float:
    """What plain gains are worth."""
    value = (
        figures.gold * COIN[GOLD] + figures.building_materials * COIN[MATERIALS] + figures.valuables * COIN[VALUABLES]
    )
    value += figures.experience * EXPERIENCE + figures.morale * MORALE + figures.movement * STEP + figures.draws * DRAW
    for at, dice in enumerate((figures.resource_dice, figures.treasure_dice)):
        if dice is not None:
            value += dice.keep * DIE[at]
    for search in figures.searches:
        value += search.times * max(SEARCHED.get(deck, 0.0) for deck in search.decks)
    return value


def visit_worth(location: Location) -> float:
    """What the best offer of a location is worth."""
    best = 0.0
    for visit in location.visits:
        price = visit.price
        cost = price.gold * COIN[GOLD] + price.building_materials * COIN[MATERIALS] + price.valuables * COIN[VALUABLES]
        cost += (price.discards + price.removes) * OTHER_CARD
        value = figures_worth(visit) + (visit.first_morale + visit.then_morale) * MORALE - cost
        best = max(best, value)
    return best


def place_worth(facts: Facts, spot: int) -> float:
    """What the first visit to a spot is worth, without what a mine pays later."""
    location = facts.location[facts.spot_location[spot]]
    value = PLACES.get(location.id, 0.0) + visit_worth(location)
    resource = facts.spot_resource[spot]
    if location.id == "mine" and resource >= 0:
        value += facts.spot_income[spot] * COIN[resource]
    if location.id in ("resource", "treasure"):
        value += max(1, facts.spot_keep[spot]) * DIE[location.id == "treasure"]
    return value


class Aims:
    """What a scenario makes worth going for."""

    def __init__(self) -> None:
        self.capture = 40.0
        """An enemy town."""
        self.home = 120.0
        """The player's town."""
        self.cube = 8.0
        """A cube of an enemy player."""
        self.flag = 2.0
        """A town, settlement or mine that counts at the end."""
        self.settlement = 0.0
        """A settlement where all of them have to be taken."""
        self.gold = 0.0
        """A gold coin more than usual."""
        self.level = 0.0
        """A level more than usual."""
        self.slay = 25.0
        """The AI hero or army."""
        self.march = 0.0
        """A step nearer to the town of an AI hero that has to be captured."""
        self.seven = 0.0
        """A won field of difficulty 7."""
        self.storm = 0.0
        """The town of an AI hero whose capture wins the scenario, times the chance to take it."""
        self.storm_later = 0.0
        """The same for a town that is closed until other places are held."""
        self.routed = 0.0
        """A beaten main hero, where that loses the scenario."""
        self.named = ""
        """The only hero that `routed` is about, where the scenario names one."""
        self.all_or_nothing = False
        """Whether the last round has to bring the victory over an army that waits."""
        self.utopia = 0.0
        """The Dragon Utopia."""
        self.carry = 0.0
        """The Grail."""
        self.obelisk = 0.0
        """An obelisk with the player's cube."""
        self.hero = 0.0
        """An enemy main hero that was not beaten before."""
        self.scores = False
        """Whether the scenario counts obelisks, beaten main heroes or the like."""
        self.place = ""
        """The location that wins for whoever holds it in the end, and what it is worth."""
        self.hold = 0.0
        self.bomb = 0.0
        """The bomb in an enemy's town."""
        self.conquest = 0.0
        """A guarded place that wins: one of these locations, or any field of difficulty 7 where none is named."""
        self.goal = ""
        self.regraded = False
        """Whether the scenario has other guards on the map than those that are printed there."""


@lru_cache(maxsize=64)
def aims_of(facts: Facts, scenario: int, seats: int) -> Aims:
    """What a scenario with this number of players makes worth going for."""
    aims = Aims()
    if any(defeat.kind.endswith("town_captured") for defeat in facts.scenario[scenario].defeats):
        aims.home = 270.0
    if any(defeat.kind in ("main_hero_beaten", "one_combat_lost") for defeat in facts.scenario[scenario].defeats):
        aims.routed = 250.0
    for defeat in facts.scenario[scenario].defeats:
        if defeat.kind == "named_hero_beaten":
            aims.routed = 250.0
            aims.named = defeat.hero or ""
    for win in facts.scenario[scenario].wins:
        if win.players and seats not in win.players:
            continue
        for kind in (win.kind, *win.parts):
            aim_at_win(aims, win, kind, facts.scenario[scenario].ai is not None)
        for one in win.points:
            aim_at_points(aims, one.item, POINT * one.worth)
        for what in win.order:
            aim_at_order(aims, what)
    rules = facts.scenario_rules[scenario]
    if "enemy_towns_closed" in rules:
        aims.capture = 0.0
    aims.regraded = any(name in rules for name in REGRADES)
    if "portals" in rules:
        aims.obelisk = 50.0
    aims.scores = bool(aims.obelisk or aims.hero or any(win.points for win in facts.scenario[scenario].wins))
    return aims


def aim_at_win(aims: Aims, win: Win, kind: str, has_ai: bool) -> None:
    """What a way to win makes worth going for."""
    if kind in ("capture_enemy_town", "capture_every_enemy_town", "hold_enemy_town"):
        aims.capture = 90.0
        if has_ai:
            aims.capture = 250.0
            aims.march = 1.5
            aims.storm = 300.0
        aims.home = 270.0
    elif kind in ("cube_of_every_enemy", "last_standing", "beat_enemy_main_hero"):
        aims.cube = 30.0
    elif kind in ("beat_ai_hero", "all_ai_armies_beaten", "beat_wandering_army", "beat_second_army"):
        aims.slay = 70.0
        if win.in_enemy_town:
            aims.capture = 90.0
    elif kind == "grail_and_tranches":
        aims.carry = 150.0
        aims.gold += 0.2
        aims.goal = "grail"
        aims.conquest = CONQUEST
    elif kind == "hold_places":
        aims.capture = 250.0
        aims.storm_later = 300.0
        aims.settlement = 60.0
    elif kind == "slay_boss":
        aims.seven = 90.0
    elif kind == "bring_token_home":
        aims.carry = 60.0
    elif kind in ("flag_lead", "flag_all_mines_and_settlements", "hold_settlements_or_mines"):
        aims.flag += 6.0
    elif kind == "flag_all_settlements":
        aims.settlement = 200.0
        aims.all_or_nothing = True
    elif kind == "points":
        aims.flag += 4.0
        aims.cube += 8.0
    elif kind in ("wealth", "resource_at_round_end"):
        aims.gold += 0.4
    elif kind == "flag_obelisks":
        aims.obelisk += 10.0
    elif kind == "hold_obelisks":
        aims.obelisk += 40.0
    elif kind == "beat_every_enemy_main_hero":
        aims.hero += 15.0
    else:
        aim_at_place(aims, win, kind)


def aim_at_place(aims: Aims, win: Win, kind: str) -> None:
    """What a way to win by a guarded place makes worth going for."""
    if kind in ("win_level_7", "each_player_won_level_7", "stronghold_cleared"):
        aims.seven = 60.0
        aims.conquest = 0.0 if kind == "stronghold_cleared" else CONQUEST
        aims.all_or_nothing = kind == "stronghold_cleared"
    elif kind in ("hold_location", "flag_location", "flag_dragon_utopia"):
        aims.utopia = 60.0
        aims.goal = win.location or "dragon_utopia"
        aims.conquest = CONQUEST
    elif kind == "holders_fight":
        aims.utopia = 60.0
        aims.goal = win.location or ""
        aims.conquest = CONQUEST
        aims.place = win.location or ""
        aims.hold = 60.0
    elif kind == "control_after_countdown" and win.location is not None:
        aims.place = win.location
        aims.hold = 90.0
        aims.goal = win.location
        aims.conquest = CONQUEST


def aim_at_points(aims: Aims, item: str, worth: float) -> None:
    """What points of a scenario make worth going for."""
    if item == "obelisk":
        aims.obelisk += worth
    elif item == "enemy_main_hero":
        aims.hero += worth
    elif item in ("utopia_won", "first_utopia", "utopia_held"):
        aims.utopia += worth
    elif item in ("enemy_town", "faction_town"):
        aims.capture += worth
    elif item in ("neighbour_main_hero", "other_main_hero"):
        aims.hero += 0.5 * worth
    elif item == "grail":
        aims.carry += worth
    elif item in ("first_level_7", "level_7_won"):
        aims.seven += worth
    elif item in ("grail_at_home", "grail_held"):
        aims.carry = max(aims.carry, worth)
    elif item == "bomb_delivered":
        aims.bomb = 4 * worth
    elif item == "hill_held":
        aims.place = "the_hill"
        aims.hold = worth
    elif item == "player_combat_won":
        aims.cube += worth


def aim_at_order(aims: Aims, what: str) -> None:
    """What decides between equals makes worth a little more."""
    if what in ("flags", "mines_and_settlements"):
        aims.flag += 4.0
    elif what == "cubes":
        aims.cube += 10.0
    elif what == "hero_level":
        aims.level += 3.0
    elif what == "carries_grail":
        aims.carry = max(aims.carry, 25.0)
