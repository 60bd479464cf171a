"""The facts of Heroes III in the form the rules read: numbers for everything that is counted, looked up or saved.

Things are numbers in the order of the content: a troop, a card, a tile, a location, a building, a hero. The figures of
one effect are read from its frozen entry of the content (`UnitAbility`, `Visit`, `Scenario`, ...), those of cards and
buildings from copies of theirs that are quicker to read (`card_facts`, `town_facts`).
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.ability_facts import groups_of
from ludoteka.games.heroes3.card_facts import Play, Spell
from ludoteka.games.heroes3.content import Content
from ludoteka.games.heroes3.content_army import Hero, Side, UnitAbility
from ludoteka.games.heroes3.content_cards import AiCard, Astrologers, EventCard
from ludoteka.games.heroes3.content_map import Location
from ludoteka.games.heroes3.content_scenarios import Scenario, SpecialRule
from ludoteka.games.heroes3.town_facts import Building
from ludoteka.kernel.action import Action

NOBODY: Final = -1
"""Stands for no player, no field, no card and nothing."""

AI: Final = 8
"""The owner of what AI heroes have flagged; seats are smaller."""
NEUTRALS: Final = 9
"""The side of neutral units in a combat."""

GOLD: Final = 0
MATERIALS: Final = 1
VALUABLES: Final = 2
RESOURCES: Final = 3

BRONZE: Final = 0
SILVER: Final = 1
GOLDEN: Final = 2
AZURE: Final = 3

FEW: Final = 0
PACK: Final = 1

GROUND: Final = 0
FLYING: Final = 1
RANGED: Final = 2

MAIN: Final = 0
SECONDARY: Final = 1
HEROES: Final = 2

ABILITY: Final = 0
ARTIFACT: Final = 1
SPELL: Final = 2
STATISTIC: Final = 3
SPECIALTY: Final = 4
WAR_MACHINE: Final = 5
"""Kinds of cards; the first three are also the numbers of the common decks."""
COMMON_DECKS: Final = 3

UNIT: Final = 0
ALTERNATE: Final = 1
SUMMONED: Final = 2
NEUTRAL: Final = 3
GUARD: Final = 4
TOWER: Final = 5
"""Kinds of troops."""

CITY_HALL: Final = 0
CITADEL: Final = 1
MAGE_GUILD: Final = 2
DWELLING_BRONZE: Final = 3
DWELLING_SILVER: Final = 4
DWELLING_GOLD: Final = 5
SPECIAL_1: Final = 6
SPECIAL_2: Final = 7
BUILDINGS: Final = 8
"""Buildings of a town by their place on the board; building `b` of faction `f` is number `f * BUILDINGS + b`."""

BUILD_TOKEN: Final = 1
POPULATION_TOKEN: Final = 2
SPELL_BOOK_TOKEN: Final = 4
ALL_TOKENS: Final = 7

STARTING: Final = 0
FAR: Final = 1
NEAR: Final = 2
CENTER: Final = 3
SUBTERRANEAN: Final = 4
SEA: Final = 5
TILE_KINDS: Final = 6

FIELDS: Final = 7
"""Fields of a tile: NW, NE, W, C, E, SW, SE."""
MIDDLE: Final = 3
"""The centre field of a tile."""
DIRECTIONS: Final = 6
"""Clockwise from the north-west: NW, NE, E, SE, SW, W."""
ROTATIONS: Final = 6
STEP_Q: Final = [0, 1, 1, 0, -1, -1]
STEP_R: Final = [-1, -1, 0, 1, 1, 0]
FIELD_Q: Final = [0, 1, -1, 0, 1, -1, 0]
FIELD_R: Final = [-1, -1, 0, 0, 0, 1, 1]
RING: Final = [0, 1, 4, 6, 5, 2]
"""The fields of a tile around its centre, clockwise from the north-west."""
RING_OF: Final = [0, 1, 5, -1, 2, 4, 3]
"""Where a field of a tile stands in the ring."""

CLASH: Final = 0
CAMPAIGN: Final = 1
ALLIANCE: Final = 2
COOPERATIVE: Final = 3

EASY: Final = 0
NORMAL: Final = 1
HARD: Final = 2
IMPOSSIBLE: Final = 3

BLOCKED: Final = 1
TOWN: Final = 2
SETTLEMENT: Final = 4
SANCTUARY: Final = 8
AGAIN: Final = 16
"""A field that gives something when it is visited again for a movement point: not a sanctuary, nor stables."""
HAVEN: Final = TOWN | SETTLEMENT
"""Marks of a spot; a random town is a TOWN too."""

SHARES_UNITS: Final = 1
BINDS_BUILDING: Final = 2
RECRUITS_AWAY: Final = 4
BINDS_MOVEMENT: Final = 8
"""Marks of a scenario whose special rules are asked for often."""
MARKED_RULES: Final = {
    "shared_army": SHARES_UNITS,
    "units_handed_over": SHARES_UNITS,
    "no_building": BINDS_BUILDING,
    "build_token_trades": BINDS_BUILDING,
    "recruit_in_other_towns": RECRUITS_AWAY,
    "level_movement": BINDS_MOVEMENT,
    "grail_carrier_slow": BINDS_MOVEMENT,
}

NO_CATEGORY: Final = 0
VISITABLE: Final = 1
FLAGGABLE: Final = 2
REVISITABLE: Final = 3

MOST_PLACES: Final = 40
"""Tiles that can lie on a map, for the names of fields."""

COLUMNS: Final = 4
ROWS: Final = 5
SPACES: Final = 20
"""Spaces of the combat board: row * 4 + column; row 0 is the defender's back line, row 4 the attacker's."""


class Troop:
    """A unit card of any kind: faction unit, neutral, bank guard, summoned unit or the arrow tower (H3-UNIT-01)."""

    __slots__ = (
        "base",
        "boxes",
        "copies",
        "faction",
        "families",
        "few",
        "kind",
        "order",
        "pack",
        "recruit",
        "reinforce",
        "slug",
        "tier",
        "unit",
    )

    def __init__(
        self,
        slug: str,
        unit: str,
        kind: int,
        tier: int,
        faction: int,
        base: int,
        order: int,
        families: list[str],
        few: Side,
        pack: Side | None,
        recruit: list[int],
        reinforce: list[int],
        boxes: int,
        copies: int,
    ) -> None:
        self.slug = slug
        self.unit = unit
        """The slug of the creature it shows: `griffins` for the faction unit and for the neutral card."""
        self.kind = kind
        self.tier = tier
        """BRONZE to AZURE, -1 for the arrow tower."""
        self.faction = faction
        self.base = base
        """The troop of the faction unit that this card shows: itself for a unit, -1 if there is none."""
        self.order = order
        self.families = families
        self.few = few
        self.pack = pack
        """The other side; None for single-sided cards."""
        self.recruit = recruit
        self.reinforce = reinforce
        self.boxes = boxes
        self.copies = copies


class CardFacts:
    """A card of a hand: what kind it is and the ways to play it (H3-CARD-12 to H3-CARD-14)."""

    __slots__ = (
        "base",
        "boxes",
        "copies",
        "doubled_family",
        "doubled_for",
        "empowered",
        "expert",
        "faction",
        "hero",
        "hero_level",
        "kind",
        "level",
        "map_sure",
        "map_ways",
        "moments",
        "opens",
        "plays",
        "slug",
        "spell",
    )

    def __init__(
        self,
        slug: str,
        kind: int,
        base: int,
        empowered: bool,
        copies: int,
        boxes: int,
        plays: list[Play],
        expert: list[bool],
        spell: Spell | None,
        level: str,
        faction: int,
        hero: int,
        hero_level: int,
        doubled_for: list[str],
        doubled_family: str,
    ) -> None:
        self.slug = slug
        self.kind = kind
        """ABILITY, ARTIFACT, SPELL, STATISTIC, SPECIALTY or WAR_MACHINE."""
        self.base = base
        """The plain card of an empowered one, else itself."""
        self.empowered = empowered
        self.copies = copies
        self.boxes = boxes
        self.plays = plays
        """The ways to play it; a spell's own effect is in `spell`."""
        self.expert = expert
        """Which of them cost an expert use."""
        self.spell = spell
        self.level = level
        """minor, major or relic for artifacts, basic or expert for spells."""
        self.faction = faction
        """The only faction that may play it, -1 for all (H3-CARD-11)."""
        self.hero = hero
        self.hero_level = hero_level
        self.doubled_for = doubled_for
        """The creatures for which all combat figures of the play count twice."""
        self.doubled_family = doubled_family
        self.moments = -1
        """Mask of the moments of a combat in which it can be played, worked out by the rules on first use."""
        self.opens = -1
        """Mask of those in which its player is asked because of it, worked out in the same manner."""
        self.map_ways = -1
        """Mask of the ways to play it that work on the map, worked out in the same manner."""
        self.map_sure = 0
        """Mask of those among them that need nothing but their price."""


def box_mask(content: Content, boxes: tuple[str, ...]) -> int:
    """Mask of boxes by their names."""
    mask = 0
    for at in range(len(content.box)):
        if content.box[at].id in boxes:
            mask |= 1 << at
    return mask


def marks_of(rules: dict[str, SpecialRule]) -> int:
    """Mask of those special rules that are asked for often."""
    mask = 0
    for name in rules:
        mask |= MARKED_RULES.get(name, 0)
    return mask


class Facts:
    """Everything that never changes during a game."""

    __slots__ = (
        "abilities",
        "ai_card",
        "alternates",
        "armies",
        "astrologers",
        "astrologers_boxes",
        "attack",
        "attack_faces",
        "border",
        "building",
        "building_cost",
        "building_requires",
        "card",
        "card_free",
        "card_kind",
        "card_number",
        "card_slugs",
        "combat_steps",
        "common_cards",
        "content",
        "defense",
        "discards",
        "event",
        "event_boxes",
        "expert_uses",
        "faction_number",
        "faction_slugs",
        "faction_units",
        "hand_limit",
        "hero",
        "hero_boxes",
        "hero_faction",
        "hero_number",
        "heroes_of",
        "hp",
        "income_step",
        "income_top",
        "initiative",
        "layout_edge",
        "layout_links",
        "layout_near",
        "location",
        "location_category",
        "location_number",
        "main_movement",
        "map_spell",
        "most_units",
        "movement",
        "neutral_cards",
        "open_ways",
        "placing_order",
        "placing_rank",
        "plans",
        "recruits",
        "resource_faces",
        "round_wins",
        "scenario",
        "scenario_closes",
        "scenario_marks",
        "scenario_rules",
        "secondary_gold",
        "secondary_movement",
        "shown",
        "skills",
        "specialty",
        "spot_dice",
        "spot_faction",
        "spot_guard",
        "spot_income",
        "spot_keep",
        "spot_location",
        "spot_marks",
        "spot_resource",
        "starting_ability",
        "starting_tile",
        "sudden_wins",
        "tile_boxes",
        "tile_kind",
        "tile_number",
        "tile_slugs",
        "tiles_of",
        "tower",
        "trade_get",
        "trade_give",
        "troop",
        "troop_number",
        "troop_slugs",
        "working",
        "xp_for_level",
    )

    def __init__(
        self,
        content: Content,
        faction_slugs: list[str],
        faction_number: dict[str, int],
        troop: list[Troop],
        troop_slugs: list[str],
        troop_number: dict[str, int],
        tower: int,
        attack: list[int],
        defense: list[int],
        hp: list[int],
        initiative: list[int],
        movement: list[int],
        abilities: list[dict[str, UnitAbility]],
        neutral_cards: list[list[int]],
        faction_units: list[list[int]],
        alternates: list[list[int]],
        card: list[CardFacts],
        card_slugs: list[str],
        card_number: dict[str, int],
        card_kind: list[int],
        common_cards: list[list[int]],
        hero: list[Hero],
        hero_number: dict[str, int],
        hero_faction: list[int],
        heroes_of: list[list[int]],
        starting_ability: list[int],
        specialty: list[int],
        hand_limit: list[int],
        expert_uses: list[int],
        xp_for_level: list[int],
        building: list[Building],
        building_cost: list[list[int]],
        building_requires: list[int],
        working: dict[str, list[int]],
        starting_tile: list[int],
        tile_slugs: list[str],
        tile_number: dict[str, int],
        tile_kind: list[int],
        tiles_of: list[list[int]],
        tile_boxes: list[int],
        border: list[int],
        shown: list[int],
        open_ways: list[int],
        spot_location: list[int],
        spot_marks: list[int],
        spot_guard: list[int],
        spot_resource: list[int],
        spot_income: list[int],
        spot_dice: list[int],
        spot_keep: list[int],
        spot_faction: list[int],
        location: list[Location],
        location_number: dict[str, int],
        location_category: list[int],
        income_step: list[int],
        income_top: list[int],
        trade_give: list[int],
        trade_get: list[int],
        attack_faces: list[int],
        resource_faces: list[list[int]],
        armies: list[list[list[int]]],
        astrologers: list[Astrologers],
        event: list[EventCard],
        ai_card: list[AiCard],
        scenario: list[Scenario],
        scenario_rules: list[dict[str, SpecialRule]],
        scenario_closes: list[bool],
        layout_near: dict[str, list[int]],
        layout_links: dict[str, list[int]],
        layout_edge: dict[str, list[int]],
    ) -> None:
        self.content = content
        """The entries themselves, for what is read rarely."""
        self.faction_slugs = faction_slugs
        self.faction_number = faction_number
        self.troop = troop
        """All unit cards; a *form* is `troop * 2 + side` (FEW or PACK)."""
        self.troop_slugs = troop_slugs
        self.troop_number = troop_number
        self.tower = tower
        """The troop of the arrow tower."""
        self.attack = attack
        """By form, as are defense, hp, initiative, movement and abilities."""
        self.defense = defense
        self.hp = hp
        self.initiative = initiative
        self.movement = movement
        self.abilities = abilities
        """Abilities by their code."""
        self.skills = [groups_of(codes) for codes in abilities]
        """By form: mask of the groups of abilities it has, in the bits of `ability_facts`."""
        self.neutral_cards = neutral_cards
        """Troops of the neutral decks by tier, each as often as there are copies."""
        self.faction_units = faction_units
        """Troops of the seven units of each faction, in order."""
        self.alternates = alternates
        """Other versions of its unit cards, which stand in for them."""
        self.card = card
        self.card_free = [
            sum(1 << way for way in range(len(one.plays)) if one.plays[way].price.nothing) for one in card
        ]
        """By card: mask of the ways to play it that have no price."""
        self.map_spell = [one.spell is not None and one.spell.nature == "map" for one in card]
        """By card: whether it is a spell that is cast outside combat."""
        self.card_slugs = card_slugs
        self.card_number = card_number
        self.card_kind = card_kind
        self.common_cards = common_cards
        """Cards of the common decks of all boxes, each as often as there are copies."""
        self.hero = hero
        self.hero_number = hero_number
        self.hero_faction = hero_faction
        self.hero_boxes = [box_mask(content, one.boxes) for one in hero]
        """By hero: mask of the boxes it comes in, as have the astrologers and event cards."""
        self.heroes_of = heroes_of
        """By faction."""
        self.starting_ability = starting_ability
        """The ability card a hero starts with."""
        self.specialty = specialty
        """Specialty cards: `hero * 3 + n` for levels 1, 4 and 6."""
        self.hand_limit = hand_limit
        """By level, as are expert_uses and xp_for_level; index 0 is unused."""
        self.expert_uses = expert_uses
        self.xp_for_level = xp_for_level
        self.building = building
        """By `faction * BUILDINGS + place`, as are cost and requires."""
        self.building_cost = building_cost
        self.building_requires = building_requires
        """The place of the building that must stand first, -1 for none."""
        self.plans: dict[int, list[int]] = {}
        """By faction and what is built: the buildings that could come next, worked out by the rules on first use."""
        self.recruits: dict[int, list[int]] = {}
        """By faction and dwellings: the units that they are for, worked out in the same manner."""
        self.secondary_gold = content.leading.secondary_gold
        """What a secondary hero costs."""
        figures = content.combat
        self.combat_steps = [figures.ground_steps, figures.flying_steps, figures.ranged_steps]
        """By GROUND, FLYING and RANGED: how far a unit moves in a combat."""
        self.most_units = figures.most_units
        """So many units of a side fight."""
        self.main_movement = content.leading.main_movement
        """The movement points of a main hero each round."""
        self.secondary_movement = content.leading.secondary_movement
        self.placing_order = sorted(
            range(len(initiative)), key=lambda form: (-initiative[form], -troop[form >> 1].tier, form)
        )
        """All forms as neutral units are placed: by initiative, then tier (H3-COMBAT-09)."""
        self.placing_rank = [0] * len(initiative)
        """By form: where it stands in that order."""
        for rank, form in enumerate(self.placing_order):
            self.placing_rank[form] = rank
        self.working = working
        """By moment and faction: mask of the places of the buildings that work then (H3-ROUND-07)."""
        self.starting_tile = starting_tile
        """By faction."""
        self.tile_slugs = tile_slugs
        self.tile_number = tile_number
        self.tile_kind = tile_kind
        self.tiles_of = tiles_of
        """By kind: the tiles of all boxes."""
        self.tile_boxes = tile_boxes
        self.border = border
        """By spot (`tile * FIELDS + field`): mask of the closed directions of the unturned tile."""
        self.shown = shown
        """By `rotation * FIELDS + field`: the field of the unturned tile that lies there."""
        self.open_ways = open_ways
        """By `tile * ROTATIONS + rotation`: the edges (`field * DIRECTIONS + direction`) that can be crossed."""
        self.spot_location = spot_location
        """By spot, as are marks, guard, resource, income, dice, keep and faction."""
        self.spot_marks = spot_marks
        """Bits for what is asked often: BLOCKED, TOWN, SETTLEMENT, SANCTUARY."""
        self.spot_guard = spot_guard
        self.spot_resource = spot_resource
        self.spot_income = spot_income
        self.spot_dice = spot_dice
        self.spot_keep = spot_keep
        self.spot_faction = spot_faction
        self.location = location
        self.location_number = location_number
        self.location_category = location_category
        self.income_step = income_step
        """By resource: what one step of the track is worth."""
        self.income_top = income_top
        self.trade_give = trade_give
        """By `sold * RESOURCES + bought`: how much one exchange takes; 0 for none."""
        self.trade_get = trade_get
        self.attack_faces = attack_faces
        self.resource_faces = resource_faces
        self.armies = armies
        """By difficulty and field level: the tiers of the neutral army."""
        self.astrologers = astrologers
        self.astrologers_boxes = [box_mask(content, one.boxes) for one in astrologers]
        self.event = event
        self.event_boxes = [box_mask(content, one.boxes) for one in event]
        self.ai_card = ai_card
        self.discards: list[Action] = [("discard", number) for number in range(len(card))]
        """By card: the action that discards it, written once."""
        self.scenario = scenario
        self.scenario_rules = scenario_rules
        """By scenario: its special rules by name."""
        self.scenario_marks = [marks_of(rules) for rules in scenario_rules]
        """By scenario: bits for the special rules that are asked for often, SHARES_UNITS and so on."""
        self.sudden_wins = [[win for win in one.wins if win.when == "immediate"] for one in scenario]
        """By scenario: the victories that count at once, and those at the end of a round."""
        self.round_wins = [[win for win in one.wins if win.when == "end_of_round"] for one in scenario]
        self.scenario_closes = scenario_closes
        """By scenario: whether its rules ever close a field to a hero."""
        self.layout_near = layout_near
        """By scenario and players (`brave_new_world 2`): the neighbours of its fields, as `Atlas.near` has them."""
        self.layout_links = layout_links
        self.layout_edge = layout_edge
