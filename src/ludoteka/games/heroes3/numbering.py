"""The facts of Heroes III made from the content: every slug gets a number, every figure its place in a list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteka.games.heroes3.ability_facts import groups_of
from ludoteka.games.heroes3.entries import army, cards, parts
from ludoteka.games.heroes3.entries.army import Side, UnitAbility
from ludoteka.games.heroes3.entries.box import Content
from ludoteka.games.heroes3.entries.words import (
    BUILDING_IDS,
    DIFFICULTIES,
    MOMENTS,
    MOVEMENTS,
    RESOURCE_IDS,
    TIER_IDS,
    BoxId,
)
from ludoteka.games.heroes3.facts import (
    ABILITY,
    ALTERNATE,
    ARTIFACT,
    BUILDINGS,
    COMMON_DECKS,
    GUARD,
    NEUTRAL,
    NOBODY,
    SPECIALTY,
    SPELL,
    STATISTIC,
    SUMMONED,
    TOWER,
    UNIT,
    WAR_MACHINE,
    Facts,
)
from ludoteka.games.heroes3.figures import Building, BuildingChoice, Card, Play, Price, Spell, SpellStep, Troop
from ludoteka.games.heroes3.numbering_map import number_map
from ludoteka.games.heroes3.numbering_scenarios import number_scenarios
from ludoteka.games.heroes3.rules.chapters import Chapters
from ludoteka.kernel.fields import filled


def make_facts(content: Content) -> Facts:
    """The facts of a content."""
    facts = Facts()
    facts.book = Chapters()
    facts.content = content
    facts.faction_slugs = [faction.id for faction in content.faction]
    facts.faction_number = numbers(facts.faction_slugs)
    number_troops(facts)
    number_cards(facts)
    number_heroes(facts)
    number_towns(facts)
    number_common_figures(facts)
    number_map(facts)
    number_scenarios(facts)
    return facts


def numbers(slugs: Iterable[str]) -> dict[str, int]:
    """The number of each slug."""
    return {slug: number for number, slug in enumerate(slugs)}


def amounts(cost: parts.Cost) -> list[int]:
    """A price by resource."""
    return [cost.gold, cost.building_materials, cost.valuables]


def box_mask(content: Content, boxes: Sequence[BoxId]) -> int:
    """Mask of the boxes an entry comes in."""
    return sum(1 << at for at, box in enumerate(content.box) if box.id in boxes)


# -- units ------------------------------------------------------------------------------------------------------


def number_troops(facts: Facts) -> None:
    """Unit cards, and their figures by form."""
    facts.troop = troops_of(facts)
    facts.troop_slugs = [troop.slug for troop in facts.troop]
    facts.troop_number = numbers(facts.troop_slugs)
    facts.tower = facts.troop_number["arrow_tower"]
    sides = [side for troop in facts.troop for side in (troop.few, troop.pack or troop.few)]
    facts.attack = [side.attack for side in sides]
    facts.defense = [side.defense for side in sides]
    facts.hp = [side.hp for side in sides]
    facts.initiative = [side.initiative for side in sides]
    facts.movement = [MOVEMENTS.index(side.movement) for side in sides]
    facts.abilities = [by_code(side) for side in sides]
    facts.skills = [groups_of(codes) for codes in facts.abilities]
    facts.placing_order = sorted(
        range(len(sides)), key=lambda form: (-facts.initiative[form], -facts.troop[form >> 1].tier, form)
    )
    facts.placing_rank = [0] * len(sides)
    for rank, form in enumerate(facts.placing_order):
        facts.placing_rank[form] = rank
    every = list(enumerate(facts.troop))
    facts.neutral_cards = [
        [at for at, troop in every if (troop.kind, troop.tier) == (NEUTRAL, tier) for _ in range(troop.copies)]
        for tier in range(len(TIER_IDS))
    ]
    factions = range(len(facts.faction_slugs))
    facts.faction_units = [
        [at for at, troop in every if (troop.kind, troop.faction) == (UNIT, faction)] for faction in factions
    ]
    facts.alternates = [
        [at for at, troop in every if (troop.kind, troop.faction) == (ALTERNATE, faction)] for faction in factions
    ]


def troops_of(facts: Facts) -> list[Troop]:
    """All unit cards: faction units first, so that their number is their place in the content."""
    content = facts.content
    units = numbers(unit.id for unit in content.unit)
    tiers = {**{one.unit: one.tier for one in content.neutral}, **{one.id: one.tier for one in content.unit}}
    troops = [faction_unit(facts, unit, UNIT, units[unit.id]) for unit in content.unit]
    troops += [faction_unit(facts, unit, ALTERNATE, units[unit.replaces]) for unit in content.alternate_unit]
    for unit in content.summoned_unit:
        base = units.get(unit.id, NOBODY)
        troops.append(two_sided(facts, unit, kind=SUMMONED, slug=f"summoned_{unit.id}", base=base))
    for neutral in content.neutral:
        troops.append(
            troop_of(
                neutral,
                kind=NEUTRAL,
                slug=neutral.id,
                tier=TIER_IDS.index(neutral.tier),
                faction=facts.faction_number.get(neutral.faction, NOBODY),
                base=units.get(neutral.unit, NOBODY),
                families=neutral.families,
                few=neutral.side,
                recruit=amounts(neutral.recruit),
                boxes=box_mask(content, [neutral.box]),
                copies=neutral.copies,
            )
        )
    for guard in content.bank_guard:
        tier = TIER_IDS.index(tiers[guard.unit])
        base = units.get(guard.unit, NOBODY)
        troops.append(troop_of(guard, kind=GUARD, slug=guard.id, tier=tier, base=base, few=guard.side))
    tower = content.siege.arrow_tower
    troops.append(troop_of(tower, kind=TOWER, slug="arrow_tower", unit="arrow_tower", tier=NOBODY, few=tower))
    for special in content.special_unit:
        tier = TIER_IDS.index(special.tier)
        names = {"slug": special.id, "unit": special.id, "families": special.families}
        troops.append(troop_of(special, kind=GUARD, tier=tier, few=special.side, **names))
    return troops


def faction_unit(facts: Facts, unit: army.Unit, kind: int, base: int) -> Troop:
    return two_sided(
        facts,
        unit,
        kind=kind,
        slug=unit.id,
        faction=facts.faction_number[unit.faction],
        base=base,
        order=unit.order,
        recruit=amounts(unit.recruit),
        reinforce=amounts(unit.reinforce),
    )


def two_sided(facts: Facts, unit: army.TwoSided, **given: object) -> Troop:
    """A card with a Few and a Pack side."""
    return troop_of(
        unit,
        unit=unit.id,
        tier=TIER_IDS.index(unit.tier),
        families=unit.families,
        pack=unit.pack,
        boxes=box_mask(facts.content, [unit.box]),
        copies=1,
        **given,
    )


def troop_of(entry: object, **given: object) -> Troop:
    """A unit card; what is not given and not in its entry, it does not have."""
    lacking: dict[str, object] = {
        "faction": NOBODY,
        "base": NOBODY,
        "order": 0,
        "families": (),
        "pack": None,
        "recruit": [0, 0, 0],
        "reinforce": [0, 0, 0],
        "boxes": 0,
        "copies": 0,
    }
    return filled(Troop, entry, **(lacking | given))


def by_code(side: Side) -> dict[str, UnitAbility]:
    """The abilities of a side; of two with one code the first."""
    out: dict[str, UnitAbility] = {}
    for ability in side.abilities:
        out.setdefault(ability.code, ability)
    return out


# -- cards ------------------------------------------------------------------------------------------------------


def number_cards(facts: Facts) -> None:
    """Cards of a hand, and what is asked of them often."""
    facts.card = cards_of(facts)
    facts.card_slugs = [card.slug for card in facts.card]
    facts.card_number = numbers(facts.card_slugs)
    facts.card_kind = [card.kind for card in facts.card]
    facts.card_free = [
        sum(1 << way for way, play in enumerate(card.plays) if play.price.nothing) for card in facts.card
    ]
    facts.map_spell = [card.spell is not None and card.spell.nature == "map" for card in facts.card]
    facts.common_cards = [
        [
            number
            for number, card in enumerate(facts.card)
            if card.kind == deck and not card.empowered
            for _ in range(card.copies)
        ]
        for deck in range(COMMON_DECKS)
    ]
    facts.discards = [("discard", number) for number in range(len(facts.card))]


def cards_of(facts: Facts) -> list[Card]:
    """Abilities, artifacts, spells, statistics, specialties, war machines; then what can be empowered."""
    content = facts.content
    cards: list[Card] = []

    def add(slug: str, kind: int, boxes: Sequence[BoxId], plays: Sequence[parts.Play], **given: object) -> None:
        mask = box_mask(content, boxes)
        cards.append(card_of(slug, kind, plays, base=len(cards), boxes=mask, **given))

    for ability in content.ability:
        faction = facts.faction_number.get(ability.faction, NOBODY)
        plays = [ability.basic, ability.expert]
        add(ability.id, ABILITY, ability.boxes, plays, copies=ability.copies, faction=faction, expert=[False, True])
    for artifact in content.artifact:
        add(artifact.id, ARTIFACT, artifact.boxes, artifact.plays, copies=artifact.copies, level=artifact.level)
    for spell in content.spell:
        add(spell.id, SPELL, spell.boxes, [], copies=spell.copies, level=spell.level, spell=spell_of(spell))
    core = [content.box[0].id]
    for one in content.statistic:
        add(one.id, STATISTIC, core, [one.basic, one.expert], copies=one.copies, expert=[False, True])
    heroes = numbers(hero.id for hero in content.hero)
    for special in content.specialty:
        hero = heroes[special.hero]
        doubled: dict[str, object] = {"doubled_for": special.doubled_for, "doubled_family": special.doubled_family}
        boxes = content.hero[hero].boxes
        add(special.id, SPECIALTY, boxes, special.plays, copies=1, hero=hero, hero_level=special.level, **doubled)
    for machine in content.war_machine:
        add(machine.id, WAR_MACHINE, machine.boxes, [machine.play], copies=machine.copies)
    known = numbers(card.slug for card in cards)
    cards += [empowered(cards[known[ability.id]], empowered_plays(ability)) for ability in content.ability]
    cards += [empowered(cards[known[one.id]], [one.expert]) for one in content.statistic]
    return cards


def empowered(plain: Card, plays: list[parts.Play]) -> Card:
    """The empowered card of a plain one; none of its plays costs an expert use."""
    return card_of(
        f"empowered_{plain.slug}",
        plain.kind,
        plays,
        base=plain.base,
        empowered=True,
        boxes=plain.boxes,
        level=plain.level,
        faction=plain.faction,
    )


def empowered_plays(ability: cards.Ability) -> list[parts.Play]:
    """What the empowered card of an ability offers."""
    if ability.own_empowered is not None:
        return [ability.own_empowered]
    if ability.empowered == "basic_or_expert":
        return [ability.basic, ability.expert]
    return [ability.expert]


def card_of(slug: str, kind: int, plays: Sequence[parts.Play], **given: object) -> Card:
    """A card; what is not given, it does not have."""
    lacking: dict[str, object] = {
        "empowered": False,
        "copies": 0,
        "expert": [False] * len(plays),
        "spell": None,
        "level": "",
        "faction": NOBODY,
        "hero": NOBODY,
        "hero_level": 0,
        "doubled_for": (),
        "doubled_family": "none",
        "moments": -1,
        "opens": -1,
        "map_ways": -1,
        "map_sure": 0,
    }
    return filled(Card, None, slug=slug, kind=kind, plays=[play_of(play) for play in plays], **(lacking | given))


def play_of(play: parts.Play) -> Play:
    """A way to play a card."""
    return filled(Play, play, price=price_of(play.price), moments=-1, opens=-1)


def price_of(price: parts.Price) -> Price:
    """A price, with whether there is any."""
    return filled(Price, price, nothing=price == parts.NO_PRICE)


def spell_of(spell: cards.Spell) -> Spell:
    """A spell with its power steps."""
    steps = [filled(SpellStep, step) for step in spell.steps]
    return filled(Spell, spell, steps=steps, most_power=max(step.power for step in steps), moments=-1)


# -- heroes and towns -------------------------------------------------------------------------------------------


def number_heroes(facts: Facts) -> None:
    """Heroes, their first cards, and the figures of leading an army."""
    content = facts.content
    facts.hero = list(content.hero)
    facts.hero_faction = [facts.faction_number[hero.faction] for hero in content.hero]
    facts.hero_boxes = [box_mask(content, hero.boxes) for hero in content.hero]
    facts.heroes_of = [
        [number for number, hero in enumerate(content.hero) if hero.faction == faction]
        for faction in facts.faction_slugs
    ]
    facts.starting_ability = [facts.card_number[hero.starting_ability] for hero in content.hero]
    specialties = {(one.hero, one.level): facts.card_number[one.id] for one in content.specialty}
    facts.specialty = [specialties[hero.id, level] for hero in content.hero for level in (1, 4, 6)]
    levels = sorted(content.level, key=lambda one: one.level)
    facts.hand_limit = [0, *(one.hand_limit for one in levels)]
    facts.expert_uses = [0, *(one.expert_uses for one in levels)]
    facts.xp_for_level = [0, *(one.experience for one in levels)]
    facts.secondary_gold = content.leading.secondary_gold
    facts.main_movement = content.leading.main_movement
    facts.secondary_movement = content.leading.secondary_movement


def number_towns(facts: Facts) -> None:
    """Buildings by faction and place."""
    buildings = {one.id: one for one in facts.content.building}
    board = [buildings[f"{faction}_{place}"] for faction in facts.faction_slugs for place in BUILDING_IDS]
    facts.building = [building_of(one) for one in board]
    facts.building_cost = [amounts(one.cost) for one in board]
    facts.building_requires = [BUILDING_IDS.index(one.requires) if one.requires != "none" else NOBODY for one in board]
    facts.working = {
        moment: [
            sum(1 << place for place in range(BUILDINGS) if works_at(board[faction * BUILDINGS + place].when, moment))
            for faction in range(len(facts.faction_slugs))
        ]
        for moment in MOMENTS
    }
    facts.plans = {}
    facts.recruits = {}
    facts.box_cards = {}


def building_of(building: army.Building) -> Building:
    """A building with its effects."""
    choices = [filled(BuildingChoice, choice, price=price_of(choice.price)) for choice in building.choices]
    return filled(Building, building, choices=choices)


def works_at(when: str, moment: str) -> bool:
    """Whether a building's moment is this one, or holds it.

    >>> works_at("built_and_resource_round", "resource_round"), works_at("built_and_resource_round", "round")
    (True, False)
    """
    return when in (moment, f"built_and_{moment}") or (
        when.startswith("resource_round_or") and moment == "resource_round"
    )


# -- figures of everybody, and scenarios ------------------------------------------------------------------------


def number_common_figures(facts: Facts) -> None:
    """Income, trade, dice, neutral armies, and cards that nobody holds."""
    content = facts.content
    combat = content.combat
    facts.combat_steps = [combat.ground_steps, combat.flying_steps, combat.ranged_steps]
    facts.most_units = combat.most_units
    tracks = {track.id: track for track in content.income_track}
    facts.income_step = [tracks[resource].step for resource in RESOURCE_IDS]
    facts.income_top = [max(tracks[resource].spaces) for resource in RESOURCE_IDS]
    facts.trade_give, facts.trade_get = [0] * 9, [0] * 9
    for rate in content.trade_rate:
        at = RESOURCE_IDS.index(rate.sell) * 3 + RESOURCE_IDS.index(rate.buy)
        facts.trade_give[at], facts.trade_get[at] = rate.give, rate.get
    facts.attack_faces = list(content.attack_die.faces)
    facts.resource_faces = [amounts(face) for face in content.resource_die.faces]
    armies = sorted(content.neutral_army, key=lambda army: army.level)
    facts.armies = [
        [[], *([TIER_IDS.index(tier) for tier in getattr(army, difficulty)] for army in armies)]
        for difficulty in DIFFICULTIES
    ]
    facts.astrologers = list(content.astrologers)
    facts.astrologers_boxes = [box_mask(content, one.boxes) for one in content.astrologers]
    facts.event = list(content.event)
    facts.event_boxes = [box_mask(content, one.boxes) for one in content.event]
    facts.ai_card = list(content.ai_card)
