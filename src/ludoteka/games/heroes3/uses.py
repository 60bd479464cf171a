"""What should be used at least once over many games: ways to play cards, unit abilities, buildings, AI cards, and the
special rules and timed events of scenarios."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludoteka.games.heroes3.entries.army import UnitAbility
from ludoteka.games.heroes3.entries.cards import EventCard
from ludoteka.games.heroes3.entries.scenarios import SpecialRule
from ludoteka.games.heroes3.entries.words import SIDES
from ludoteka.games.heroes3.facts import ABILITY, BUILDINGS, DIRECTIONS, NOBODY, SUBTERRANEAN, Facts
from ludoteka.games.heroes3.figures import Card
from ludoteka.games.heroes3.rules.world.fields import location_at
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.view_parts import Names
from ludoteka.kernel.action import Action
from ludoteka.kernel.uses import Uses

Use = tuple[str, str]

GUARDS_OF_A_STOCKPILE: Final = "bank_cyclops_stockpile_cyclopes"


class Watched(str):
    """The code of an ability in the book of a unit's side, which notes when the rules look it up and find it there."""

    __slots__ = ("found", "use")

    def __init__(self, code: str) -> None:
        self.use: Use = ("ability", code)
        self.found: set[Use] = set()

    def __eq__(self, other: object) -> bool:
        """Whether it equals the code looked up; if so, the ability was found."""
        same = str.__eq__(self, other)
        if same is True:
            self.found.add(self.use)
        return same

    __hash__ = str.__hash__


class Heroes3Uses(Uses[Heroes3]):
    """Cards played in each way, spells cast with each power, abilities that the rules asked for, buildings
    with a choice used in each way, events met in each way, AI cards, special rules and timed events of scenarios.

    The rules ask for an ability only where it matters, so it counts as used when they find it: the books of abilities
    in the facts are replaced by equal ones that notice it. Special rules are counted in the same way. Abilities are
    empowered only by the token of a few obelisks (H3-EXP-04), gates and monoliths are printed on no tile of the boxes,
    no scenario has slots for sea tiles, and the creature banks of the naval box have no place in the rules but for the
    stockpile of the Cyclopes: only a content pack brings them into play.
    """

    def __init__(self, facts: Facts, names: Names) -> None:
        self.facts = facts
        self.names = names
        self.found: set[Use] = set()
        abilities: list[str] = []
        for form in range(len(facts.abilities)):
            if form & 1 and facts.troop[form >> 1].pack is None:
                continue
            watched: dict[str, UnitAbility] = {}
            for code, ability in facts.abilities[form].items():
                name = Watched(code)
                name.use = ability_use(facts, form, code)
                name.found = self.found
                abilities.append(name.use[1])
                watched[name] = ability
            facts.abilities[form] = watched
        for number, one in enumerate(facts.scenario):
            facts.scenario_rules[number] = self.watched_rules(one.id, facts.scenario_rules[number])
        cards = facts.card
        self.wanted = {
            "special-rule": [f"{one.id} {rule.rule}" for one in facts.scenario for rule in one.rules],
            "timed-event": list(
                dict.fromkeys(f"{one.id} {event.deed}" for one in facts.scenario for event in one.timed if event.rounds)
            ),
            "play": [f"{card.slug} {way + 1}" for card in cards for way in range(len(card.plays))],
            "cast": [f"{card.slug} {step + 1}" for card in cards for step in range(steps_of(card))],
            "ability": abilities,
            "use": [
                f"{one.id} {way + 1}" for one in facts.building for way in range(len(one.choices)) if one.choices[1:]
            ],
            "meet": [f"{one.id} {way + 1}" for one in facts.event if asks(one) for way in range(len(one.choices))],
            "ai-card": names.ai_cards,
        }
        unreachable = [card for card in cards if card.empowered and card.kind == ABILITY]
        ways = frozenset(f"{card.slug} {way + 1}" for card in unreachable for way in range(len(card.plays)))
        drawn = [facts.content.tile[number] for tiles in facts.tiles_of[:SUBTERRANEAN] for number in tiles]
        printed = {field.location for tile in drawn for field in tile.fields}
        printed |= {link.location for one in facts.scenario for link in one.links}
        printed |= {change.location for one in facts.scenario for change in one.fields if change.location is not None}
        at_sea = {
            f"{card.slug} {way + 1}"
            for card in cards
            for way, play in enumerate(card.plays)
            if play.when == "on_sea_tile"
        }
        banks = {one.id for one in facts.content.bank_guard if one.id != GUARDS_OF_A_STOCKPILE}
        self.never = {
            "unit": frozenset(banks),
            "ability": frozenset(use for use in abilities if use.split()[0] in banks),
            "card": frozenset(card.slug for card in unreachable),
            "play": ways | at_sea,
            "location": frozenset(slug for slug in names.locations if slug not in printed),
        }

    def watched_rules(self, slug: str, rules: dict[str, SpecialRule]) -> dict[str, SpecialRule]:
        """The special rules of a scenario, which notice that they are asked for."""
        watched: dict[str, SpecialRule] = {}
        for name, rule in rules.items():
            key = Watched(name)
            key.use = ("special-rule", f"{slug} {name}")
            key.found = self.found
            watched[key] = rule
        return watched

    def taken(self, s: Heroes3, action: Action) -> Iterable[Use]:
        """Ways that are chosen, what is there at the end of a turn, and abilities used instead of an attack."""
        verb = action[0]
        if verb == "cast":
            yield self.numbered("cast", self.names.cards, action)
        elif verb == "use":
            yield self.numbered("use", self.names.buildings, action)
        elif verb == "meet":
            yield self.numbered("meet", self.names.events, action)
        elif verb == "end-turn":
            yield from self.in_place(s)
            yield from self.happened(s)
        elif verb == "use-ability" and s.combat is not None:
            form = s.combat.form[s.combat.active]
            for code, ability in self.facts.abilities[form].items():
                if ability.trigger == "other_action":
                    yield ability_use(self.facts, form, code)

    def in_place(self, s: Heroes3) -> Iterable[Use]:
        """Buildings that stand, also from the start, the places of heroes, and blocked fields beside them."""
        for player in s.players:
            for place in range(BUILDINGS):
                if player.built >> place & 1:
                    yield ("building", self.names.buildings[player.faction * BUILDINGS + place])
            for field in player.at:
                if field != NOBODY:
                    beside = s.atlas.near[field * DIRECTIONS : (field + 1) * DIRECTIONS]
                    yield from (("location", slug) for slug in self.locations(s, [field]))
                    yield from (("location", slug) for slug in self.locations(s, beside) if slug == "blocked")

    def happened(self, s: Heroes3) -> Iterable[Use]:
        """The timed events of the scenario up to now; those at the end of a round once it is over."""
        one = self.facts.scenario[s.scenario]
        for event in one.timed:
            due = s.round if event.when == "round" else s.round - 1
            if (not event.players or s.seats in event.players) and any(number <= due for number in event.rounds):
                yield ("timed-event", f"{one.id} {event.deed}")

    def locations(self, s: Heroes3, fields: list[int]) -> list[str]:
        """The locations of fields that lie face up."""
        there = [location_at(s, field) for field in fields if field != NOBODY]
        return [self.names.locations[location] for location in there if location != NOBODY]

    def told(self, event: Action) -> Iterable[Use]:
        if event[0] == "plays":
            yield ("play", f"{self.names.cards[int(event[2])]} {event[3]}")
        elif event[0] == "ai-card":
            yield ("ai-card", self.names.ai_cards[int(event[1])])

    def noticed(self) -> Iterable[Use]:
        out = list(self.found)
        self.found.clear()
        return out

    def numbered(self, kind: str, slugs: list[str], action: Action) -> Use:
        """A thing with the number of a way."""
        return (kind, f"{slugs[int(action[1])]} {action[2]}")


def asks(event: EventCard) -> bool:
    """Whether an event asks players which of several ways to meet it; events for all together ask nobody."""
    return event.who != "together" and len(event.choices) > 1 and event.choices[0].deed != "buy_artifact"


def steps_of(card: Card) -> int:
    """How many powers a spell can be cast with, 0 for other cards."""
    return 0 if card.spell is None else len(card.spell.steps)


def ability_use(facts: Facts, form: int, code: str) -> Use:
    """The name of an ability of a unit's side in the report: `angels pack no_retaliation`."""
    return ("ability", f"{facts.troop[form >> 1].slug} {SIDES[form & 1]} {code}")
