"""The facts of Heroes III made from the content: every slug gets a number, every figure its place in a list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from ludoteka.games.heroes3 import card_facts, town_facts
from ludoteka.games.heroes3.content import Content
from ludoteka.games.heroes3.content_army import Building, Side, SummonedUnit, TwoSided, Unit, UnitAbility
from ludoteka.games.heroes3.content_cards import Ability
from ludoteka.games.heroes3.content_map import Tile
from ludoteka.games.heroes3.content_parts import Cost, Play
from ludoteka.games.heroes3.content_words import (
    BuildingId,
    DifficultyId,
    Mode,
    Moment,
    Movement,
    Position,
    Resource,
    Tier,
    TileKind,
)
from ludoteka.games.heroes3.facts import (
    ABILITY,
    AGAIN,
    ALTERNATE,
    ARTIFACT,
    BLOCKED,
    BUILDINGS,
    COMMON_DECKS,
    DIRECTIONS,
    FIELDS,
    GUARD,
    MIDDLE,
    NEUTRAL,
    NOBODY,
    REVISITABLE,
    RING,
    RING_OF,
    ROTATIONS,
    SANCTUARY,
    SETTLEMENT,
    SPECIALTY,
    SPELL,
    STATISTIC,
    SUMMONED,
    TOWER,
    TOWN,
    UNIT,
    WAR_MACHINE,
    CardFacts,
    Facts,
    Troop,
)
from ludoteka.games.heroes3.rules.world.atlas import OFF_MAP, empty_atlas, lay_tile, mark_edges

RESOURCE_IDS: tuple[str, ...] = get_args(Resource)
TIER_IDS: tuple[str, ...] = get_args(Tier)
MOVEMENTS: tuple[str, ...] = get_args(Movement)
BUILDING_IDS: tuple[str, ...] = get_args(BuildingId)
TILE_KIND_IDS: tuple[str, ...] = get_args(TileKind)
POSITIONS: tuple[str, ...] = get_args(Position)
DIFFICULTIES: tuple[str, ...] = get_args(DifficultyId)
MODES: tuple[str, ...] = ("clash", "campaign", "alliance", "cooperative")
CATEGORIES = ("none", "visitable", "flaggable", "revisitable")
CARD_KINDS = ("ability", "artifact", "spell", "statistic", "specialty", "war_machine")
assert set(MODES) == set(get_args(Mode))

SPOT_MARKS = {
    "blocked": BLOCKED,
    "town": TOWN,
    "random_town": TOWN,
    "settlement": SETTLEMENT,
    "sanctuary": SANCTUARY,
}
CLOSING_RULES = frozenset(
    (
        "center_closed_until",
        "tile_closed_until_ai_beaten",
        "grail_main_hero_only",
        "grail_needs_obelisks",
        "grail_without_combat",
        "level_7_once_per_player",
    )
)
"""Scenario rules that `rules/scenario_rules.py` closes fields by."""
BUILDING_MOMENTS: tuple[str, ...] = get_args(Moment)


def numbers(slugs: Iterable[str]) -> dict[str, int]:
    """The number of each slug."""
    return {slug: number for number, slug in enumerate(slugs)}


def amounts(cost: Cost) -> list[int]:
    """A price by resource."""
    return [cost.gold, cost.building_materials, cost.valuables]


class Maker:
    """Makes the facts; holds the numbers that several tables need."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.boxes = numbers(box.id for box in content.box)
        self.factions = numbers(faction.id for faction in content.faction)
        self.heroes = numbers(hero.id for hero in content.hero)
        self.locations = numbers(location.id for location in content.location)
        self.tiles = numbers(tile.id for tile in content.tile)
        self.troops: list[Troop] = []
        self.cards: list[CardFacts] = []

    def box_mask(self, boxes: Iterable[str]) -> int:
        """The boxes an entry comes in."""
        return sum(1 << self.boxes[box] for box in set(boxes))

    def faction(self, faction: str) -> int:
        """The number of a faction, -1 for none or any."""
        return self.factions.get(faction, NOBODY)

    # -- troops -------------------------------------------------------------------------------------------------

    def make_troops(self) -> None:
        """Faction units first, so that their number is their place in the content."""
        content = self.content
        units = numbers(unit.id for unit in content.unit)
        for unit in content.unit:
            self.add_unit(unit, UNIT, units[unit.id])
        for other in content.alternate_unit:
            self.add_unit(other, ALTERNATE, units[other.replaces])
        for summoned in content.summoned_unit:
            self.add_troop(summoned, SUMMONED, NOBODY, units.get(summoned.id, NOBODY))
        for neutral in content.neutral:
            self.troops.append(
                Troop(
                    neutral.id, neutral.unit, NEUTRAL, TIER_IDS.index(neutral.tier), self.faction(neutral.faction),
                    units.get(neutral.unit, NOBODY), 0, list(neutral.families), neutral.side, None,
                    amounts(neutral.recruit), [0, 0, 0], self.box_mask([neutral.box]), neutral.copies,
                )
            )  # fmt: skip
        tiers = {**{one.unit: one.tier for one in content.neutral}, **{one.id: one.tier for one in content.unit}}
        for guard in content.bank_guard:
            tier = TIER_IDS.index(tiers[guard.unit])
            self.troops.append(
                Troop(
                    guard.id, guard.unit, GUARD, tier, NOBODY, units.get(guard.unit, NOBODY), 0, [], guard.side, None,
                    [0, 0, 0], [0, 0, 0], 0, 0,
                )
            )  # fmt: skip
        self.troops.append(
            Troop(
                "arrow_tower", "arrow_tower", TOWER, NOBODY, NOBODY, NOBODY, 0, [], content.siege.arrow_tower, None,
                [0, 0, 0], [0, 0, 0], 0, 0,
            )
        )  # fmt: skip

    def add_unit(self, unit: Unit, kind: int, base: int) -> None:
        """A unit of a faction."""
        self.add_troop(unit, kind, self.factions[unit.faction], base)
        troop = self.troops[-1]
        troop.order = unit.order
        troop.recruit = amounts(unit.recruit)
        troop.reinforce = amounts(unit.reinforce)

    def add_troop(self, unit: TwoSided, kind: int, faction: int, base: int) -> None:
        """A card with two sides."""
        slug = f"summoned_{unit.id}" if isinstance(unit, SummonedUnit) else unit.id
        self.troops.append(
            Troop(
                slug, unit.id, kind, TIER_IDS.index(unit.tier), faction, base, 0, list(unit.families), unit.few,
                unit.pack, [0, 0, 0], [0, 0, 0], self.box_mask([unit.box]), 1,
            )
        )  # fmt: skip

    # -- cards --------------------------------------------------------------------------------------------------

    def make_cards(self) -> None:
        """Abilities, artifacts, spells, statistics, specialties, war machines; then what can be empowered."""
        content = self.content
        for ability in content.ability:
            self.add(ability.id, ABILITY, ability.copies, ability.boxes, [ability.basic, ability.expert], [False, True],
                     faction=self.faction(ability.faction))  # fmt: skip
        for artifact in content.artifact:
            self.add(artifact.id, ARTIFACT, artifact.copies, artifact.boxes, list(artifact.plays), level=artifact.level)
        for spell in content.spell:
            self.add(spell.id, SPELL, spell.copies, spell.boxes, [], level=spell.level)
            self.cards[-1].spell = card_facts.Spell(spell)
        core = [content.box[0].id]
        for one in content.statistic:
            self.add(one.id, STATISTIC, one.copies, core, [one.basic, one.expert], [False, True])
        for special in content.specialty:
            hero = self.heroes[special.hero]
            self.add(special.id, SPECIALTY, 1, content.hero[hero].boxes, list(special.plays))
            card = self.cards[-1]
            card.hero = hero
            card.hero_level = special.level
            card.doubled_for = list(special.doubled_for)
            card.doubled_family = special.doubled_family
        for machine in content.war_machine:
            self.add(machine.id, WAR_MACHINE, machine.copies, machine.boxes, [machine.play])
        known = numbers(card.slug for card in self.cards)
        for ability in content.ability:
            plays, expert = empowered_plays(ability)
            self.empower(known[ability.id], plays, expert)
        for one in content.statistic:
            self.empower(known[one.id], [one.expert], [False])

    def add(
        self,
        slug: str,
        kind: int,
        copies: int,
        boxes: Iterable[str],
        plays: list[Play],
        expert: list[bool] | None = None,
        level: str = "",
        faction: int = NOBODY,
    ) -> None:
        """A card of its own."""
        self.cards.append(
            CardFacts(
                slug, kind, len(self.cards), False, copies, self.box_mask(boxes), list(map(card_facts.Play, plays)),
                [False] * len(plays) if expert is None else expert, None, level, faction, NOBODY, 0, [], "none",
            )
        )  # fmt: skip

    def empower(self, base: int, plays: list[Play], expert: list[bool]) -> None:
        """The empowered card of a plain one."""
        plain = self.cards[base]
        self.cards.append(
            CardFacts(
                f"empowered_{plain.slug}", plain.kind, base, True, 0, plain.boxes, list(map(card_facts.Play, plays)),
                expert, None, plain.level, plain.faction, NOBODY, 0, [], "none",
            )
        )  # fmt: skip

    # -- everything ---------------------------------------------------------------------------------------------

    def facts(self) -> Facts:
        """All tables together."""
        content = self.content
        self.make_troops()
        self.make_cards()
        sides = [side for troop in self.troops for side in (troop.few, troop.pack or troop.few)]
        cards = numbers(card.slug for card in self.cards)
        buildings = {one.id: one for one in content.building}
        board = [buildings[f"{faction}_{place}"] for faction in self.factions for place in BUILDING_IDS]
        towns = {town.id: self.tiles[town.starting_tile] for town in content.town}
        fields = [field for tile in content.tile for field in tile.fields]
        again = {
            one.id: AGAIN
            for one in content.location
            if one.category == CATEGORIES[REVISITABLE] and one.id not in ("sanctuary", "stables")
        }
        specialties = {(one.hero, one.level): cards[one.id] for one in content.specialty}
        levels = sorted(content.level, key=lambda one: one.level)
        armies = {one.level: one for one in content.neutral_army}
        tracks = {track.id: track for track in content.income_track}
        give, get = [0] * 9, [0] * 9
        for rate in content.trade_rate:
            at = RESOURCE_IDS.index(rate.sell) * 3 + RESOURCE_IDS.index(rate.buy)
            give[at], get[at] = rate.give, rate.get
        return Facts(
            content=content,
            faction_slugs=list(self.factions),
            faction_number=self.factions,
            troop=self.troops,
            troop_slugs=[troop.slug for troop in self.troops],
            troop_number=numbers(troop.slug for troop in self.troops),
            tower=len(self.troops) - 1,
            attack=[side.attack for side in sides],
            defense=[side.defense for side in sides],
            hp=[side.hp for side in sides],
            initiative=[side.initiative for side in sides],
            movement=[MOVEMENTS.index(side.movement) for side in sides],
            abilities=[by_code(side) for side in sides],
            neutral_cards=[
                [
                    number
                    for number, troop in enumerate(self.troops)
                    if troop.kind == NEUTRAL and troop.tier == tier
                    for _ in range(troop.copies)
                ]
                for tier in range(4)
            ],
            faction_units=[
                [at for at, troop in enumerate(self.troops) if troop.kind == UNIT and troop.faction == faction]
                for faction in range(len(self.factions))
            ],
            alternates=[
                [at for at, troop in enumerate(self.troops) if troop.kind == ALTERNATE and troop.faction == faction]
                for faction in range(len(self.factions))
            ],
            card=self.cards,
            card_slugs=list(cards),
            card_number=cards,
            card_kind=[card.kind for card in self.cards],
            common_cards=[
                [
                    number
                    for number, card in enumerate(self.cards)
                    if card.kind == deck and not card.empowered
                    for _ in range(card.copies)
                ]
                for deck in range(COMMON_DECKS)
            ],
            hero=list(content.hero),
            hero_number=self.heroes,
            hero_faction=[self.factions[hero.faction] for hero in content.hero],
            heroes_of=[
                [number for number, hero in enumerate(content.hero) if hero.faction == faction]
                for faction in self.factions
            ],
            starting_ability=[cards[hero.starting_ability] for hero in content.hero],
            specialty=[specialties[hero.id, level] for hero in content.hero for level in (1, 4, 6)],
            hand_limit=[0, *(one.hand_limit for one in levels)],
            expert_uses=[0, *(one.expert_uses for one in levels)],
            xp_for_level=[0, *(one.experience for one in levels)],
            building=list(map(town_facts.Building, board)),
            building_cost=[amounts(one.cost) for one in board],
            building_requires=[BUILDING_IDS.index(one.requires) if one.requires != "none" else NOBODY for one in board],
            working={moment: self.working(board, moment) for moment in BUILDING_MOMENTS},
            starting_tile=[towns[faction.id] for faction in content.faction],
            tile_slugs=list(self.tiles),
            tile_number=self.tiles,
            tile_kind=[TILE_KIND_IDS.index(tile.kind) for tile in content.tile],
            tiles_of=[
                [number for number, tile in enumerate(content.tile) if tile.kind == kind and belongs(tile)]
                for kind in TILE_KIND_IDS
            ],
            tile_boxes=[self.box_mask(tile.boxes) for tile in content.tile],
            border=self.borders(),
            shown=turned_fields(),
            open_ways=self.open_ways(),
            spot_location=[self.locations[field.location] for field in fields],
            spot_marks=[SPOT_MARKS.get(field.location, 0) | again.get(field.location, 0) for field in fields],
            spot_guard=[field.guard for field in fields],
            spot_resource=[
                RESOURCE_IDS.index(field.resource) if field.resource != "none" else NOBODY for field in fields
            ],
            spot_income=[field.income for field in fields],
            spot_dice=[field.dice for field in fields],
            spot_keep=[field.keep for field in fields],
            spot_faction=[self.faction(field.faction) for field in fields],
            location=list(content.location),
            location_number=self.locations,
            location_category=[CATEGORIES.index(one.category) for one in content.location],
            income_step=[tracks[resource].step for resource in get_args(Resource)],
            income_top=[max(tracks[resource].spaces) for resource in get_args(Resource)],
            trade_give=give,
            trade_get=get,
            attack_faces=list(content.attack_die.faces),
            resource_faces=[amounts(face) for face in content.resource_die.faces],
            armies=[
                [
                    [],
                    *(
                        [TIER_IDS.index(tier) for tier in getattr(armies[level], difficulty)]
                        for level in range(1, len(armies) + 1)
                    ),
                ]
                for difficulty in DIFFICULTIES
            ],
            astrologers=list(content.astrologers),
            event=list(content.event),
            ai_card=list(content.ai_card),
            scenario=list(content.scenario),
            scenario_rules=[{rule.rule: rule for rule in one.rules} for one in content.scenario],
            scenario_closes=[any(rule.rule in CLOSING_RULES for rule in one.rules) for one in content.scenario],
            layout_near={},
            layout_links={},
            layout_edge={},
        )

    def working(self, board: list[Building], moment: str) -> list[int]:
        """By faction: the places of the buildings that work at a moment."""
        return [
            sum(1 << place for place in range(BUILDINGS) if works_at(board[faction * BUILDINGS + place].when, moment))
            for faction in range(len(self.factions))
        ]

    def open_ways(self) -> list[int]:
        """By tile and rotation: the edges of its fields that can be crossed."""
        shown = turned_fields()
        borders = self.borders()
        out: list[int] = []
        for number, tile in enumerate(self.content.tile):
            for rotation in range(ROTATIONS):
                mask = 0
                for field in range(FIELDS):
                    spot = shown[rotation * FIELDS + field]
                    if tile.fields[spot].location == "blocked":
                        continue
                    border = borders[number * FIELDS + spot]
                    border = (border << rotation | border >> (DIRECTIONS - rotation)) & 63
                    mask |= (~border & 63) << field * DIRECTIONS
                out.append(mask)
        return out

    def borders(self) -> list[int]:
        """The closed directions of every spot."""
        clockwise = self.content.geometry.clockwise
        out = [0] * (FIELDS * len(self.tiles))
        for number, tile in enumerate(self.content.tile):
            for border in tile.borders:
                out[number * FIELDS + POSITIONS.index(border.field)] |= 1 << clockwise.index(border.edge)
        return out


def works_at(when: str, moment: str) -> bool:
    """Whether a building's moment is this one, or holds it.

    >>> works_at("built_and_resource_round", "resource_round"), works_at("built_and_resource_round", "round")
    (True, False)
    """
    return when in (moment, f"built_and_{moment}") or (
        when.startswith("resource_round_or") and moment == "resource_round"
    )


def by_code(side: Side) -> dict[str, UnitAbility]:
    """The abilities of a side; of two with one code the first."""
    out: dict[str, UnitAbility] = {}
    for ability in side.abilities:
        out.setdefault(ability.code, ability)
    return out


def belongs(tile: Tile) -> bool:
    """Whether a tile may be drawn for a slot of its kind: those of the sea only for slots of the sea (H3-MAP-01)."""
    return tile.environment != "sea" or tile.kind == "sea"


def empowered_plays(ability: Ability) -> tuple[list[Play], list[bool]]:
    """What the empowered card of an ability offers, none of it for an expert use."""
    if ability.own_empowered is not None:
        return [ability.own_empowered], [False]
    if ability.empowered == "basic_or_expert":
        return [ability.basic, ability.expert], [False, False]
    return [ability.expert], [False]


def turned_fields() -> list[int]:
    """Which field of an unturned tile lies where after a rotation clockwise."""
    return [
        field if field == MIDDLE else RING[(RING_OF[field] - rotation) % DIRECTIONS]
        for rotation in range(ROTATIONS)
        for field in range(FIELDS)
    ]


def make_facts(content: Content) -> Facts:
    """The facts of a content."""
    facts = Maker(content).facts()
    for one in content.scenario:
        for layout in one.maps:
            atlas = empty_atlas()
            for slot in layout.slots:
                q, r = (OFF_MAP, OFF_MAP) if slot.at is None else slot.at
                atlas = lay_tile(facts, atlas, TILE_KIND_IDS.index(slot.kind), NOBODY, q, r)
            mark_edges(atlas)
            name = f"{one.id} {layout.players}"
            facts.layout_near[name] = atlas.near
            facts.layout_links[name] = atlas.links
            facts.layout_edge[name] = atlas.edge
    return facts
