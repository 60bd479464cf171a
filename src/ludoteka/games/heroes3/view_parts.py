"""What the views of Heroes III are made of: slugs, owners, units and lasting effects."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteka.games.heroes3.entries.words import DECK_IDS, POSITIONS, RESOURCE_IDS, SCHOOLS, TIER_IDS
from ludoteka.games.heroes3.facts import AI, MOST_PLACES, NEUTRALS, NOBODY, ROWS, Facts
from ludoteka.games.heroes3.own_scenario import OWN
from ludoteka.games.heroes3.state_parts import Effect

LEADERS = ("main", "secondary")
TOKENS = ("build", "population", "spell_book")
FACES = (
    "materials_2", "materials_4", "valuables_1", "valuables_2", "gold_3", "gold_6",
    "experience_a", "experience_b", "artifact_a", "artifact_b", "one_die", "two_dice",
    "minus_one", "zero", "plus_one",
)  # fmt: skip


class Names:
    """The slugs of everything, as the notation writes them."""

    def __init__(self, facts: Facts) -> None:
        content = facts.content
        self.factions = facts.faction_slugs
        self.heroes = [hero.id for hero in facts.hero]
        self.leaders = list(LEADERS)
        self.units = facts.troop_slugs
        self.cards = facts.card_slugs
        self.decks: list[str] = list(DECK_IDS)
        self.buildings = [building.id for building in facts.building]
        self.resources = list(RESOURCE_IDS)
        self.tiers = list(TIER_IDS)
        self.schools: list[str] = list(SCHOOLS)
        self.tiles = [slug.replace("#", "h") for slug in facts.tile_slugs]
        self.places = [f"t{place + 1}" for place in range(MOST_PLACES)]
        self.sites = [f"{number // 100 - 50},{number % 100 - 50}" for number in range(10_000)]
        """Places for a new tile by the column and row of its centre."""
        self.fields = [f"t{place + 1}-{position.lower()}" for place in range(MOST_PLACES) for position in POSITIONS]
        self.spaces = [f"{'abcd'[column]}{ROWS - row}" for row in range(ROWS) for column in range(4)] + ["tower"]
        self.locations = [location.id for location in facts.location]
        self.astrologers = [card.id for card in facts.astrologers]
        self.events = [card.id for card in facts.event]
        self.ai_cards = [card.id for card in facts.ai_card]
        self.faces = list(FACES)
        self.scenarios = [*(scenario.id for scenario in content.scenario), OWN]
        self.boxes = [box.id for box in content.box]
        self.optional_rules = [rule.id for rule in content.optional_rule]


def name(names: Sequence[str], number: int) -> str | None:
    """The slug of a number, None for -1."""
    return None if number < 0 else names[number]


def owner(number: int) -> str | None:
    """An owner: `p1`, `ai`, `neutrals` or None."""
    if number == NOBODY:
        return None
    if number == AI:
        return "ai"
    return "neutrals" if number == NEUTRALS else f"p{number + 1}"


class Shown(msgspec.Struct, frozen=True):
    """A part of a view."""


class UnitView(Shown, frozen=True):
    """A unit of a unit deck."""

    unit: str
    side: str
    layers: list[str]


class EffectView(Shown, frozen=True):
    """A card or effect that lasts."""

    name: str
    owner: str | None
    card: str | None
    target: int
    amount: int
    until: str


def effect_view(effect: Effect, names: Names) -> EffectView:
    """An ongoing card or effect of a player, in words."""
    return EffectView(
        effect.name, owner(effect.owner), name(names.cards, effect.card), effect.target, effect.amount, effect.until
    )


def omen_view(effect: Effect, names: Names) -> EffectView:
    """An astrologers card in effect, or what was noted for one."""
    return EffectView(
        effect.name,
        owner(effect.owner),
        name(names.astrologers, effect.card),
        effect.target,
        effect.amount,
        effect.until,
    )
