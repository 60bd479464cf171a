"""The facts of Heroes III in the form the rules read: numbers for everything that is counted, looked up or saved.

Things are numbers in the order of the content: a troop, a card, a tile, a location, a building, a hero. The figures of
one effect are read from its frozen entry of the content (`UnitAbility`, `Visit`, `Scenario`, ...), those of units,
cards and buildings, which are read most, from `figures.py`. `numbering.py` fills all of it in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.games.heroes3.entries.army import Hero, UnitAbility
from ludoteka.games.heroes3.entries.box import Content
from ludoteka.games.heroes3.entries.cards import AiCard, Astrologers, EventCard
from ludoteka.games.heroes3.entries.map import Location
from ludoteka.games.heroes3.entries.places import PlaceRule
from ludoteka.games.heroes3.entries.scenarios import Scenario, SpecialRule, Win
from ludoteka.games.heroes3.figures import Building, Card, Troop
from ludoteka.kernel.action import Action

if TYPE_CHECKING:
    from ludoteka.games.heroes3.rules.book import Rulebook

NOBODY: Final = -1
"""No player, no field, no card: nothing."""

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
"""The position of a field of a tile in the ring."""

CLASH: Final = 0
CAMPAIGN: Final = 1
ALLIANCE: Final = 2
COOPERATIVE: Final = 3

BLOCKED: Final = 1
TOWN: Final = 2
SETTLEMENT: Final = 4
SANCTUARY: Final = 8
GATE: Final = 32
"""A field from which a link leads to another one; it is entered only from its own tile."""
AGAIN: Final = 16
"""A field that gives something when it is visited again for a movement point, unlike sanctuaries and stables."""
HAVEN: Final = TOWN | SETTLEMENT
"""Traits of a spot; a random town is a TOWN too."""

SHARES_UNITS: Final = 1
BINDS_BUILDING: Final = 2
RECRUITS_AWAY: Final = 4
BINDS_MOVEMENT: Final = 8
HAS_PORTALS: Final = 16
SHARES_REALM: Final = 32
HAS_BOMB: Final = 64
SELLS_WALLS: Final = 128
BOTH_LEAD: Final = 256
TOWN_MOVEMENT: Final = 512
LAYS_OWN_AREAS: Final = 1024
"""Traits of a scenario: special rules that are asked for often."""

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


class FarWay:
    """A way to a field that does not lie beside: the directions whose edges must be open at both ends, -1 for none."""

    __slots__ = ("arriving", "bound", "goal", "held", "leaving", "visited")

    def __init__(self, goal: int, leaving: int, arriving: int) -> None:
        self.goal = goal
        self.leaving = leaving
        self.arriving = arriving
        self.bound = False
        """Whether it works only under a condition: fields that are held, or one that was visited."""
        self.held: list[int] = []
        self.visited = -1


class BoxCards:
    """The cards that some boxes bring to the decks; read only."""

    common: list[list[int]]
    neutral: list[list[int]]
    astrologers: list[int]
    events: list[int]


class Facts:
    """Everything that never changes during a game."""

    book: Rulebook
    """What chapters of the rules ask of later chapters."""
    content: Content
    """The entries themselves, for what is read rarely."""
    faction_slugs: list[str]
    faction_number: dict[str, int]
    troop: list[Troop]
    """All unit cards; a *form* is `troop * 2 + side` (FEW or PACK)."""
    troop_slugs: list[str]
    troop_number: dict[str, int]
    tower: int
    """The troop of the arrow tower."""
    attack: list[int]
    """By form, as are defense, hp, initiative, movement and abilities."""
    defense: list[int]
    hp: list[int]
    initiative: list[int]
    movement: list[int]
    abilities: list[dict[str, UnitAbility]]
    """Abilities by their code."""
    skills: list[int]
    """By form: mask of the groups of abilities it has, in the bits of `ability_facts`."""
    neutral_cards: list[list[int]]
    """Troops of the neutral decks by tier, each as often as there are copies."""
    faction_units: list[list[int]]
    """Troops of the seven units of each faction, in order."""
    alternates: list[list[int]]
    """Other versions of each faction's unit cards, which replace them."""
    card: list[Card]
    card_free: list[int]
    """By card: mask of the ways to play it that have no price."""
    map_spell: list[bool]
    """By card: whether it is a spell that is cast outside combat."""
    card_slugs: list[str]
    card_number: dict[str, int]
    card_kind: list[int]
    common_cards: list[list[int]]
    """Cards of the common decks of all boxes, each as often as there are copies."""
    hero: list[Hero]
    hero_faction: list[int]
    hero_boxes: list[int]
    """By hero: mask of the boxes it comes in, as have the astrologers and event cards."""
    heroes_of: list[list[int]]
    """By faction."""
    starting_ability: list[int]
    """The ability card a hero starts with."""
    specialty: list[int]
    """Specialty cards: `hero * 3 + n` for levels 1, 4 and 6."""
    hand_limit: list[int]
    """By level, as are expert_uses and xp_for_level; index 0 is unused."""
    expert_uses: list[int]
    xp_for_level: list[int]
    building: list[Building]
    """By `faction * BUILDINGS + place`, as are cost and requires."""
    building_cost: list[list[int]]
    building_requires: list[int]
    """The place of the building that must be built first, -1 for none."""
    plans: dict[int, list[int]]
    """By faction and what is built: the buildings that could come next, worked out by the rules on first use."""
    recruits: dict[int, list[int]]
    """By faction and dwellings: the units that they are for, worked out likewise."""
    box_cards: dict[int, BoxCards]
    """By mask of boxes: what they bring to the decks, worked out likewise."""
    secondary_gold: int
    """What a secondary hero costs."""
    combat_steps: list[int]
    """By GROUND, FLYING and RANGED: how far a unit moves in a combat."""
    most_units: int
    """How many units of a side fight."""
    main_movement: int
    """The movement points of a main hero each round."""
    secondary_movement: int
    placing_order: list[int]
    """All forms as neutral units are placed: by initiative, then tier (H3-COMBAT-09)."""
    placing_rank: list[int]
    """By form: its position in that order."""
    working: dict[str, list[int]]
    """By moment and faction: mask of the places of the buildings that work then (H3-ROUND-07)."""
    starting_tile: list[int]
    """By faction."""
    tile_slugs: list[str]
    tile_number: dict[str, int]
    tiles_of: list[list[int]]
    """By kind: the tiles of all boxes."""
    near_tile: list[bool]
    """By tile: whether it is drawn for near slots."""
    tile_boxes: list[int]
    border: list[int]
    """By spot (`tile * FIELDS + field`): mask of the closed directions of the unturned tile."""
    shown: list[int]
    """By `rotation * FIELDS + field`: the field of the unturned tile that lies there."""
    open_ways: list[int]
    """By `tile * ROTATIONS + rotation`: the edges (`field * DIRECTIONS + direction`) that can be crossed."""
    spot_location: list[int]
    """By spot, as are traits, guard, resource, income, dice, keep and faction."""
    spot_traits: list[int]
    """Bits for what is asked often: BLOCKED, TOWN, SETTLEMENT, SANCTUARY."""
    spot_guard: list[int]
    spot_resource: list[int]
    spot_income: list[int]
    spot_dice: list[int]
    spot_keep: list[int]
    spot_faction: list[int]
    location: list[Location]
    location_number: dict[str, int]
    location_category: list[int]
    income_step: list[int]
    """By resource: what one step of the track is worth."""
    income_top: list[int]
    trade_give: list[int]
    """By `sold * RESOURCES + bought`: how much one exchange takes; 0 for none."""
    trade_get: list[int]
    attack_faces: list[int]
    resource_faces: list[list[int]]
    armies: list[list[list[int]]]
    """By difficulty and field level: the tiers of the neutral army."""
    astrologers: list[Astrologers]
    astrologers_boxes: list[int]
    event: list[EventCard]
    event_boxes: list[int]
    ai_card: list[AiCard]
    discards: list[Action]
    """By card: the action that discards it, written once."""
    scenario: list[Scenario]
    scenario_rules: list[dict[str, SpecialRule]]
    """By scenario: its special rules by name."""
    scenario_traits: list[int]
    """By scenario: bits for the special rules that are asked for often, SHARES_UNITS and so on."""
    sudden_wins: list[list[Win]]
    turn_wins: list[list[Win]]
    round_wins: list[list[Win]]
    """By scenario: the victories that count at once, at the start of a turn, and at the end of a round."""
    counted_items: list[set[str]]
    """By scenario: the items that bring victory points."""
    changed_spots: list[dict[str, dict[int, int]]]
    """By scenario, slot and spot: the spot that stands for it, where the scenario makes something else of a field."""
    place_rules: list[dict[int, list[PlaceRule]]]
    """By scenario and location: what the location gives there instead of its printed gifts."""
    scenario_closes: list[bool]
    """By scenario: whether its rules ever close a field to a hero."""
    layout_near: dict[str, list[int]]
    """By scenario and players (`brave_new_world 2`): the neighbours of its fields, as `Atlas.near` has them."""
    far_ways: list[dict[int, dict[int, list[FarWay]]]]
    """By scenario, players and field: the ways to fields that do not lie beside it."""
    layout_links: dict[str, list[int]]
    layout_edge: dict[str, list[int]]
    __slots__ = tuple(__annotations__)
