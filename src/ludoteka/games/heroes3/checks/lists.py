"""What the types of the content cannot express: counts, cross references and the make-up of factions and decks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from ludoteka.games.heroes3.checks.needs import ABILITY_NEEDS, DEED_NEEDS, SPELL_NEEDS, lacking
from ludoteka.games.heroes3.entries.army import Side
from ludoteka.games.heroes3.entries.box import Content
from ludoteka.games.heroes3.entries.parts import Card, Entry, Gains, Play
from ludoteka.games.heroes3.entries.words import BoxId, BuildingId, DifficultyId, FactionId, Resource, StatisticId

STARTING_DECK = 9
UNITS_BY_TIER = {"bronze": 3, "silver": 2, "gold": 2}
SPECIALTY_LEVELS = (1, 4, 6)
DIE_FACES = 6
BATTLE_LEVELS = 7


def list_faults(content: Content) -> Iterator[str]:
    """Everything in units, heroes, towns and cards that would make the game unplayable, in plain words."""
    known = Known(content)
    yield from whole_lists(content)
    yield from core_box_faults(content)
    yield from level_faults(content)
    yield from unit_faults(content, known)
    yield from neutral_faults(content, known)
    yield from hero_faults(content, known)
    yield from town_faults(content, known)
    yield from card_faults(content, known)
    yield from bank_faults(content, known)
    yield from special_unit_faults(content, known)


def ids(entries: Iterable[Entry]) -> set[str]:
    """What other entries may call these entries."""
    return {one.id for one in entries}


def unknown(where: str, field: str, wanted: Iterable[str | None], known: set[str]) -> Iterator[str]:
    """References that lead nowhere."""
    for one in wanted:
        if one is not None and one not in known:
            yield f"{where}: {field} names {one!r}, which does not exist"


class Known:
    """The names that other entries may refer to, gathered once."""

    def __init__(self, content: Content) -> None:
        self.faction_units = ids(content.unit)
        self.units = self.faction_units | ids(content.summoned_unit) | {card.unit for card in content.neutral}
        self.neutrals = ids(content.neutral)
        self.spells = ids(content.spell)
        self.locations = ids(content.location)


def whole_lists(content: Content) -> Iterator[str]:
    """Boxes, factions, difficulties, resources and statistics are all there, and one box is the default."""
    for file, key, entries, wanted in (
        ("game.toml", "box", ids(content.box), get_args(BoxId)),
        ("game.toml", "faction", ids(content.faction), get_args(FactionId)),
        ("game.toml", "income_track", ids(content.income_track), get_args(Resource)),
        ("difficulty.toml", "start_bonus", ids(content.start_bonus), get_args(DifficultyId)),
        ("statistics.toml", "statistic", ids(content.statistic), get_args(StatisticId)),
        ("towns.toml", "town", ids(content.town), get_args(FactionId)),
    ):
        for one in wanted:
            if one not in entries:
                yield f"{file}: {key} lacks {one!r}"
    if not any(box.default for box in content.box):
        yield "game.toml: box: none is switched on by default"
    if content.game.min_players > content.game.max_players:
        yield "game.toml: game: min_players is above max_players"
    for name, faces in (
        ("attack_die", len(content.attack_die.faces)),
        ("resource_die", len(content.resource_die.faces)),
        ("treasure_die", len(content.treasure_die.faces)),
    ):
        if faces != DIE_FACES:
            yield f"game.toml: {name} has {faces} faces; expected {DIE_FACES}"
    for rate in content.trade_rate:
        if rate.sell == rate.buy:
            yield f"game.toml: trade_rate {rate.id!r} sells and buys the same resource"
    for track in content.income_track:
        if any(after - before != track.step for before, after in zip(track.spaces, track.spaces[1:], strict=False)):
            yield f"game.toml: income_track {track.id!r}: the spaces do not rise by the step {track.step}"


def copies(cards: Sequence[Card], box: str) -> int:
    """How many cards of a deck come in a box."""
    return sum(card.copies for card in cards if box in card.boxes)


def core_box_faults(content: Content) -> Iterator[str]:
    """The core box holds as many cards and tiles as its list says (H3-SETUP-08, H3-SETUP-10)."""
    box = content.core_box
    core_heroes = {hero.id for hero in content.hero if "core" in hero.boxes}
    neutrals = [card for card in content.neutral if card.box == "core"]
    tiers = content.neutral_counts
    for name, found, listed in (
        ("faction_units", sum(unit.box == "core" for unit in content.unit), box.faction_units),
        ("neutrals", sum(card.copies for card in neutrals), box.neutrals),
        ("bronze neutrals", sum(card.copies for card in neutrals if card.tier == "bronze"), tiers.bronze),
        ("silver neutrals", sum(card.copies for card in neutrals if card.tier == "silver"), tiers.silver),
        ("gold neutrals", sum(card.copies for card in neutrals if card.tier == "gold"), tiers.gold),
        ("azure neutrals", sum(card.copies for card in neutrals if card.tier == "azure"), tiers.azure),
        ("abilities", copies(content.ability, "core"), box.abilities),
        ("artifacts", copies(content.artifact, "core"), box.artifacts),
        ("spells", copies(content.spell, "core"), box.spells),
        ("specialties", sum(card.hero in core_heroes for card in content.specialty), box.specialties),
        ("statistics", sum(card.copies for card in content.statistic), box.statistics),
        ("ai_cards", copies(content.ai_card, "core"), box.ai_cards),
        ("astrologers", copies(content.astrologers, "core"), box.astrologers),
        ("tiles", sum("core" in tile.boxes for tile in content.tile), box.tiles),
    ):
        if found != listed:
            yield f"game.toml: core_box lists {listed} {name}, but the files hold {found}"


def level_faults(content: Content) -> Iterator[str]:
    """Levels and neutral armies run from 1 to 7 without a gap (H3-HERO-06, H3-DIFF-01)."""
    wanted = list(range(1, BATTLE_LEVELS + 1))
    if [step.level for step in content.level] != wanted:
        yield "game.toml: level: the levels must be 1 to 7 in order"
    for step in content.level:
        if step.experience != (step.level - 1) * content.leading.experience_per_level:
            yield f"game.toml: level {step.id!r}: experience {step.experience} does not fit experience_per_level"
    if [army.level for army in content.neutral_army] != wanted:
        yield "difficulty.toml: neutral_army: the levels must be 1 to 7 in order"
    for army in content.neutral_army:
        for name, tiers in (
            ("easy", army.easy),
            ("normal", army.normal),
            ("hard", army.hard),
            ("impossible", army.impossible),
        ):
            if not 1 <= len(tiers) <= content.combat.most_units:
                yield f"difficulty.toml: neutral_army {army.id!r}: {name} has {len(tiers)} units"


def side_faults(known: Known, where: str, side: Side) -> Iterator[str]:
    """Abilities name only units, spells and locations that exist."""
    for number, ability in enumerate(side.abilities, 1):
        here = f"{where}: ability {number} ({ability.code})"
        yield from lacking(here, ability, ABILITY_NEEDS.get(ability.code, ()))
        yield from unknown(here, "unit", [ability.unit], known.units)
        yield from unknown(here, "spells", ability.spells, known.spells)
        yield from unknown(here, "location", [ability.location], known.locations)


def unit_faults(content: Content, known: Known) -> Iterator[str]:
    """Each faction has three bronze, two silver and two gold units in order (H3-UNIT-01)."""
    boxes = {faction.id: faction.box for faction in content.faction}
    for faction in content.faction:
        units = sorted((unit for unit in content.unit if unit.faction == faction.id), key=lambda unit: unit.order)
        if [unit.order for unit in units] != list(range(1, len(units) + 1)):
            yield f"units.toml: the units of {faction.id!r} are not numbered 1 to {len(units)}"
        for tier, number in UNITS_BY_TIER.items():
            found = sum(unit.tier == tier for unit in units)
            if found != number:
                yield f"units.toml: {faction.id!r} has {found} {tier} units; expected {number}"
    for unit in content.unit:
        if unit.box != boxes[unit.faction]:
            yield f"units.toml: unit {unit.id!r}: box {unit.box!r} is not the box of {unit.faction!r}"
    for unit in (*content.unit, *content.alternate_unit):
        where = f"units.toml: unit {unit.id!r}"
        if (unit.reinforce.gold, unit.reinforce.valuables) < (unit.recruit.gold, unit.recruit.valuables):
            yield f"{where}: reinforcing costs less than recruiting"
    for other in content.alternate_unit:
        yield from unknown(f"units.toml: alternate_unit {other.id!r}", "replaces", [other.replaces], ids(content.unit))
    for card in (*content.unit, *content.alternate_unit, *content.summoned_unit):
        yield from side_faults(known, f"units.toml: {card.id!r} few", card.few)
        yield from side_faults(known, f"units.toml: {card.id!r} pack", card.pack)


def neutral_faults(content: Content, known: Known) -> Iterator[str]:
    """Neutrals of a faction name its units (H3-UNIT-10)."""
    factions = {unit.id: unit.faction for unit in content.unit}
    for card in content.neutral:
        where = f"neutrals.toml: neutral {card.id!r}"
        if factions.get(card.unit, "none") != card.faction:
            yield f"{where}: faction {card.faction!r} has no unit {card.unit!r}"
        if card.id != f"neutral_{card.unit}":
            yield f"{where}: the id of a neutral {card.unit!r} is 'neutral_{card.unit}'"
        yield from side_faults(known, where, card.side)
    for guard in content.bank_guard:
        where = f"neutrals.toml: bank_guard {guard.id!r}"
        yield from unknown(where, "bank", [guard.bank], ids(content.bank))
        yield from unknown(where, "unit", [guard.unit], known.units)
        yield from side_faults(known, where, guard.side)


def special_unit_faults(content: Content, known: Known) -> Iterator[str]:
    """Units of scenarios have names of their own and abilities with their figures."""
    for unit in content.special_unit:
        where = f"neutrals.toml: special_unit {unit.id!r}"
        if unit.id in known.units | known.neutrals:
            yield f"{where}: there is another unit of that id"
        yield from side_faults(known, where, unit.side)


def bank_faults(content: Content, known: Known) -> Iterator[str]:
    """Every guard of a creature bank has a card."""
    guards = {(guard.bank, guard.unit) for guard in content.bank_guard}
    for bank in content.bank:
        for unit in bank.guards:
            if (bank.id, unit) not in guards:
                yield f"locations.toml: bank {bank.id!r}: neutrals.toml has no bank_guard {unit!r} for it"
        yield from unknown(f"locations.toml: bank {bank.id!r}", "unit", [bank.unit], known.units)


def hero_faults(content: Content, known: Known) -> Iterator[str]:
    """Each hero starts with nine cards and has the three specialties (H3-SETUP-07, H3-HERO-08)."""
    abilities = ids(content.ability)
    levels: dict[str, list[int]] = {hero.id: [] for hero in content.hero}
    for card in content.specialty:
        where = f"heroes.toml: specialty {card.id!r}"
        yield from unknown(where, "hero", [card.hero], set(levels))
        yield from unknown(where, "doubled_for", card.doubled_for, known.units)
        levels.setdefault(card.hero, []).append(card.level)
        if card.id != f"{card.hero}_{card.level}":
            yield f"{where}: the id must be '{card.hero}_{card.level}'"
        yield from plays_faults(known, where, card.plays)
    for hero in content.hero:
        where = f"heroes.toml: hero {hero.id!r}"
        stats = hero.statistics
        deck = stats.attack + stats.defense + stats.power + stats.knowledge + hero.magic_arrows + 2
        if deck != STARTING_DECK:
            yield f"{where}: the starting deck has {deck} cards; expected {STARTING_DECK}"
        if hero.magic_arrows != (2 if hero.kind == "magic" else 1):
            yield f"{where}: a {hero.kind} hero does not start with {hero.magic_arrows} Magic Arrows"
        yield from unknown(where, "starting_ability", [hero.starting_ability], abilities)
        if tuple(sorted(levels[hero.id])) != SPECIALTY_LEVELS:
            yield f"{where}: the specialties must be of levels 1, 4 and 6"


def town_faults(content: Content, known: Known) -> Iterator[str]:
    """Each town has every building once, and a building needs another of the same town (H3-TOWN-01, H3-TOWN-02)."""
    tiles = {tile.id: tile for tile in content.tile}
    boxes = {faction.id: faction.box for faction in content.faction}
    for town in content.town:
        where = f"towns.toml: town {town.id!r}"
        built = [one.building for one in content.building if one.faction == town.id]
        for wanted in get_args(BuildingId):
            if built.count(wanted) != 1:
                yield f"{where}: building {wanted!r} appears {built.count(wanted)} times; expected once"
        tile = tiles.get(town.starting_tile)
        if tile is None or not any(field.faction == town.id for field in tile.fields):
            yield f"{where}: tile {town.starting_tile!r} does not hold this town"
        if town.box != boxes[town.id]:
            yield f"{where}: box {town.box!r} is not the box of the faction"
    for one in content.building:
        where = f"towns.toml: building {one.id!r}"
        if one.id != f"{one.faction}_{one.building}":
            yield f"{where}: the id must be '{one.faction}_{one.building}'"
        if one.requires == one.building:
            yield f"{where}: requires itself"
        if not one.choices:
            yield f"{where}: has no choices"
        for choice in one.choices:
            yield from unknown(where, "unit", [choice.unit], known.faction_units)


def card_faults(content: Content, known: Known) -> Iterator[str]:
    """Cards name only what exists, spells have rising steps (H3-SPELL-01)."""
    for ability in content.ability:
        where = f"abilities.toml: ability {ability.id!r}"
        own = () if ability.own_empowered is None else (ability.own_empowered,)
        if (ability.empowered == "own") != bool(own):
            yield f"{where}: own_empowered and empowered = 'own' need each other"
        yield from plays_faults(known, where, (ability.basic, ability.expert, *own))
    for statistic in content.statistic:
        where = f"statistics.toml: statistic {statistic.id!r}"
        yield from plays_faults(known, where, (statistic.basic, statistic.expert))
    for artifact in content.artifact:
        where = f"artifacts.toml: artifact {artifact.id!r}"
        if len(artifact.plays) < 2:
            yield f"{where}: an artifact has at least two plays"
        yield from plays_faults(known, where, artifact.plays)
    for machine in content.war_machine:
        yield from plays_faults(known, f"war_machines.toml: war_machine {machine.id!r}", (machine.play,))
    summoned = ids(content.summoned_unit)
    for spell in content.spell:
        where = f"spells.toml: spell {spell.id!r}"
        powers = [step.power for step in spell.steps]
        if not powers or sorted(set(powers)) != powers:
            yield f"{where}: the power of the steps must rise"
        if any((step.tier == "none") != (spell.tier_rule == "none") for step in spell.steps):
            yield f"{where}: every step has a tier exactly when there is a tier_rule"
        for step in spell.steps:
            needs = SPELL_NEEDS.get(spell.deed, ())
            yield from lacking(f"{where}: step of power {step.power}: {spell.deed}", step, needs)
        yield from unknown(where, "summons", [spell.summons], summoned)
        if (spell.deed == "summon") != (spell.summons is not None):
            yield f"{where}: summoning spells, and only they, have summons"
    heroes = ids(content.hero)
    for card in content.astrologers:
        where = f"astrologers.toml: astrologers {card.id!r}"
        yield from unknown(where, "hero", [card.hero], heroes)
        yield from unknown(where, "unit", [card.unit], known.faction_units)
        if card.deed in ("figures", "income_change") and card.effect == Gains():
            yield f"{where}: {card.deed} without any figure"
    for event in content.event:
        if not event.choices:
            yield f"events.toml: event {event.id!r}: has no choices"
    for ai in content.ai_card:
        if (ai.kind == "skill") != (ai.after is not None) or (ai.kind == "skill") == (ai.strength is not None):
            yield f"ai_cards.toml: ai_card {ai.id!r}: a skill card has 'after', any other has 'strength'"
    yield from known_cards(content)


def known_cards(content: Content) -> Iterator[str]:
    """No two cards of a hand deck share an id, so that an id alone names a card."""
    seen: dict[str, str] = {}
    for file, entries in (
        ("abilities.toml", ids(content.ability)),
        ("artifacts.toml", ids(content.artifact)),
        ("spells.toml", ids(content.spell)),
        ("statistics.toml", ids(content.statistic)),
        ("heroes.toml", ids(content.specialty)),
        ("war_machines.toml", ids(content.war_machine)),
    ):
        for one in sorted(entries):
            if one in seen:
                yield f"{file}: {one!r} is already a card of {seen[one]}"
            seen[one] = file


def plays_faults(known: Known, where: str, plays: Sequence[Play]) -> Iterator[str]:
    """A play names what exists and does something."""
    if not plays:
        yield f"{where}: has no plays"
    for number, play in enumerate(plays, 1):
        here = f"{where}: play {number}"
        yield from lacking(f"{here}: {play.deed}", play, DEED_NEEDS.get(play.deed, ()))
        yield from unknown(here, "unit", [play.unit], known.units)
        yield from unknown(here, "neutral", [play.neutral], known.neutrals)
        yield from unknown(here, "cards", play.cards, known.spells)
        if play.horde is not None:
            yield from unknown(here, "horde.unit", [play.horde.unit], known.faction_units)
        if play == Play(timing=play.timing, when=play.when, target=play.target, lasts=play.lasts, price=play.price):
            yield f"{here}: has neither a figure nor a deed"
