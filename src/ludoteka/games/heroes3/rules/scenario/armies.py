"""The armies that a scenario declares: what they are made of, what they destroy, what waits to join them."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.scenarios import Army, ArmyByDifficulty, CountsByDifficulty, TierCounts
from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.rules.cards.piles import draw_neutral, take_neutral
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.trade.recruit import picked, side_of
from ludoteka.games.heroes3.rules.world.fields import is_location, is_town, location_at
from ludoteka.games.heroes3.rules.world.flags import unflag
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import AiHero, Atlas

TIERS: Final = ("bronze", "silver", "gold", "azure")
ARMY_CARDS: Final = "army_cards"
"""In the ledger: the cards that armies of the scenario fight with, out of the common decks."""
RAZED: Final = "razed"
"""In the ledger: the fields that armies have destroyed, each followed by the spot that was there."""


def plan_of(s: Heroes3, number: int) -> Army | None:
    """The declaration of an AI army, None for AI heroes and for no army at all."""
    if number < 0 or s.ais[number].plan == NOBODY:
        return None
    return scenario(s).armies[s.ais[number].plan]


def plan_number(s: Heroes3, name: str) -> int:
    """The number of a declared army."""
    return next(number for number, army in enumerate(scenario(s).armies) if army.id == name)


def tiers_of(s: Heroes3, army: ArmyByDifficulty) -> list[int]:
    """The tiers of an army for the difficulty that is played."""
    rows = (army.easy, army.normal, army.hard, army.impossible)
    return [TIERS.index(tier) for tier in rows[s.difficulty]]


def parts_of(s: Heroes3, counts: CountsByDifficulty) -> tuple[TierCounts, ...]:
    """The neutral cards of a table for the difficulty that is played, part by part."""
    return (counts.easy, counts.normal, counts.hard, counts.impossible)[s.difficulty]


def draw_counted(s: Heroes3, counts: TierCounts) -> list[int]:
    """Neutral cards drawn from the decks of the tiers, as many as there are."""
    tiers = zip(range(len(TIERS)), (counts.bronze, counts.silver, counts.gold, counts.azure), strict=True)
    drawn = [draw_neutral(s, tier) for tier, count in tiers for _ in range(count)]
    return [troop for troop in drawn if troop != NOBODY]


def draw_army(s: Heroes3, army: Army) -> list[int]:
    """The forms of an army: named cards first, the others drawn from the decks of their tiers."""
    forms: list[int] = []
    if army.faction != "none":
        faction = s.facts.faction_number[army.faction]
        forms = [picked(s, faction, unit) * 2 + side_of(unit.side) for unit in army.units]
    tiers = [] if army.tiers is None else tiers_of(s, army.tiers)
    for slug in army.always:
        troop = s.facts.troop_number[slug]
        tier = s.facts.troop[troop].tier
        if tier in tiers and take_neutral(s, troop):
            tiers.remove(tier)
            forms.append(troop * 2)
    drawn = [draw_neutral(s, tier) for tier in tiers]
    return forms + [troop * 2 for troop in drawn if troop != NOBODY]


def draw_reserve(s: Heroes3, army: Army) -> list[int]:
    """The forms that wait to join an army."""
    if army.reserve is None:
        return []
    return sorted(troop * 2 for part in parts_of(s, army.reserve) for troop in draw_counted(s, part))


def join_from_reserve(s: Heroes3, ai: AiHero, count: int) -> list[int]:
    """Random units of the reserve join an army; their forms."""
    joined: list[int] = []
    for _ in range(min(count, len(ai.reserve))):
        form = ai.reserve.pop(s.chance.below(len(ai.reserve)))
        ai.army.append(form)
        joined.append(form)
    return joined


def reserved_factions(s: Heroes3) -> list[str]:
    """The factions whose neutral cards are set aside for an army of the scenario."""
    plans = [army.of_hero_level for army in scenario(s).armies]
    return [plan.faction for plan in plans if plan is not None and plan.faction != "none"]


def reserved_cards(s: Heroes3, faction: str, tier: int) -> list[int]:
    """The neutral cards of a faction and a tier that the boxes in play hold."""
    return [
        troop
        for troop in s.facts.neutral_cards[tier]
        if s.facts.troop[troop].boxes & s.boxes and s.facts.troop[troop].faction == s.facts.faction_number[faction]
    ]


def draw_reserved(s: Heroes3, faction: str, tier: int, drawn: list[int]) -> int:
    """A card that was set aside, of the tier or else of the next lower one; it goes back after the combat."""
    for wanted in range(tier, -1, -1):
        cards = reserved_cards(s, faction, wanted)
        for troop in drawn:
            if troop in cards:
                cards.remove(troop)
        if cards:
            return s.chance.pick(cards)
    return NOBODY


# -- what armies destroy ----------------------------------------------------------------------------------------


def raze(s: Heroes3, field: int) -> None:
    """A field is destroyed: its flags and cubes go, a black cube stays, and it counts as empty from now on."""
    if location_at(s, field) == NOBODY or is_town(s, field) or is_location(s, field, "blocked"):
        return
    unflag(s, field)
    s.own_map()
    s.stars[field] = 0
    s.black[field] = 1
    s.once[field] = 1
    if is_location(s, field, "empty"):
        return
    s.ledger[RAZED] = [*s.ledger.get(RAZED, []), field, s.atlas.spot[field]]
    old = s.atlas
    spot = old.spot.copy()
    spot[field] = empty_spot(s)
    s.atlas = Atlas(old.kind, old.tile, old.rotation, old.q, old.r, spot, old.near, old.closed, old.links, old.edge)
    s.tell(("razed", field))


def empty_spot(s: Heroes3) -> int:
    """A spot on which nothing is printed."""
    return s.facts.spot_location.index(s.facts.location_number["empty"])


def printed_spot(s: Heroes3, field: int) -> int:
    """What is printed on a field, destroyed or not."""
    razed = s.ledger.get(RAZED, [])
    return razed[razed.index(field) + 1] if field in razed[::2] else s.atlas.spot[field]
