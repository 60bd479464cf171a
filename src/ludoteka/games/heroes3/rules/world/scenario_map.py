"""What a scenario changes on the map: tiles and fields it closes, borders it opens, what it makes of locations."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.words import POSITIONS
from ludoteka.games.heroes3.facts import CENTER, FIELDS, MAIN, MIDDLE, NEAR, NOBODY, RESOURCES, STARTING
from ludoteka.games.heroes3.rules.common import OPT_FREE_TRADE, optional, scenario, special
from ludoteka.games.heroes3.rules.marks import STORY_GRAIL_TAKEN, WON_LEVEL_7
from ludoteka.games.heroes3.rules.resources import amounts
from ludoteka.games.heroes3.rules.world.bomb import carrier_is_safe, town_is_safe
from ludoteka.games.heroes3.rules.world.bosses import is_boss_field
from ludoteka.games.heroes3.rules.world.fields import is_location, obelisks_of
from ludoteka.games.heroes3.rules.world.hill import haven_is_safe
from ludoteka.games.heroes3.rules.world.portals import portal_is_closed
from ludoteka.games.heroes3.rules.world.quests import WOKEN
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action

HELD_FIRST: Final = "tile_closed_until_held"
"""In the ledger once what has to be held first was taken: the tile is open, its borders too."""
ONE_ROUND: Final = "one_round_capture"
"""In the ledger: the round in which places have to be taken together."""
STRONGHOLD: Final = "stronghold"
"""In the ledger, once it is open: how many of its decks were drawn, and how many of its units were beaten."""


def stronghold_field(s: Heroes3) -> int:
    """The field of the scenario's stronghold, -1 if it has none: the middle of the tile that the rule names."""
    rule = special(s, STRONGHOLD)
    return NOBODY if rule is None else slot_names(s).index(rule.slots[0]) * FIELDS + MIDDLE


def is_stronghold(s: Heroes3, field: int) -> bool:
    """Whether a field is a stronghold that is open and not cleared."""
    return STRONGHOLD in s.ledger and "stronghold_cleared" not in s.ledger and field == stronghold_field(s)


def tile_is_closed(s: Heroes3, place: int) -> bool:
    """Whether a tile can be neither discovered nor entered yet."""
    if not s.facts.scenario_closes[s.scenario]:
        return False
    rule = special(s, "center_closed_until")
    if rule is not None and s.atlas.kind[place] == CENTER and s.round < rule.round:
        return True
    if group_price_missing(s, place) is not None:
        return True
    rule = special(s, "tile_closed_until_ai_beaten")
    if rule is not None:
        names = slot_names(s)
        if place < len(names) and names[place] in rule.slots:
            return not any(ai.beaten for ai in s.ais)
    rule = special(s, HELD_FIRST)
    return rule is not None and HELD_FIRST not in s.ledger and slot_names(s)[place : place + 1] == list(rule.slots)


def group_price(s: Heroes3, place: int) -> list[int]:
    """What the players pay together for turning over a tile: a share for each of them; nothing for most tiles."""
    rule = special(s, "center_costs_group")
    if rule is None or rule.price is None or s.atlas.kind[place] != CENTER or s.atlas.rotation[place] != NOBODY:
        return [0] * RESOURCES
    return [share * s.seats for share in amounts(rule.price)]


def group_price_missing(s: Heroes3, place: int) -> Action | None:
    """Why the players cannot turn over a tile: they cannot pay its price together."""
    cost = group_price(s, place)
    if any(sum(player.stock[resource] for player in s.players) < cost[resource] for resource in range(RESOURCES)):
        return ("group-costs", *cost)
    return None


def slot_names(s: Heroes3) -> list[str]:
    """The slots of the scenario's map by place."""
    for one in scenario(s).maps:
        if one.players == s.seats:
            return [slot.slot for slot in one.slots]
    return []


def named_field(s: Heroes3, name: str) -> int:
    """The field that a scenario names by its slot and its position there."""
    slot, _, position = name.partition(".")
    return slot_names(s).index(slot) * FIELDS + POSITIONS.index(position)


def holds_all(s: Heroes3, seat: int, places: tuple[str, ...]) -> bool:
    """Whether a player and allies hold all these fields."""
    if not s.flag:
        return False
    holders = [s.flag[named_field(s, place)] for place in places]
    return all(holder >= 0 and s.allied(seat, holder) for holder in holders)


def tile_entered(s: Heroes3, field: int) -> None:
    """A hero has come to a field: the first step onto some tiles sets a round or wakes armies (one_round_capture)."""
    rule = special(s, ONE_ROUND)
    if rule is not None and ONE_ROUND not in s.ledger and slot_names(s)[field // FIELDS] in rule.slots:
        s.ledger[ONE_ROUND] = [s.round]
        s.tell(("one-round", s.round))
    quest = scenario(s).quest
    if quest is not None and WOKEN not in s.ledger and slot_names(s)[field // FIELDS] in quest.wakes:
        s.ledger[WOKEN] = [s.round]
        s.facts.book.armies_wake(s)


def missed_round(s: Heroes3) -> bool:
    """Whether the round has passed in which places had to be taken together, and not all are held."""
    rule = special(s, ONE_ROUND)
    due = s.ledger.get(ONE_ROUND)
    return rule is not None and due is not None and s.round >= due[0] and not holds_all(s, 0, rule.places)


def field_is_closed(s: Heroes3, seat: int, hero: int, field: int) -> bool:
    """Whether a hero cannot enter a field by the scenario's rules."""
    if not s.facts.scenario_closes[s.scenario]:
        return False
    if tile_is_closed(s, field // FIELDS):
        return True
    if hero != MAIN and is_boss_field(s, field):
        return True
    rule = special(s, "hero_stays_on_tiles")
    if rule is not None and s.facts.tile_slugs[s.atlas.tile[field // FIELDS]] not in rule.tiles:
        return True
    if special(s, "enemy_homes_closed") is not None and is_foreign_home(s, seat, field):
        return True
    if (
        portal_is_closed(s, seat, field)
        or haven_is_safe(s, seat, field)
        or town_is_safe(s, seat, hero, field)
        or carrier_is_safe(s, seat, hero, field)
    ):
        return True
    if field == stronghold_field(s) and not is_stronghold(s, field):
        return True
    if is_location(s, field, "grail") and s.grail == NOBODY:
        if hero != MAIN and special(s, "grail_main_hero_only") is not None:
            return True
        if not s.black[field] and not may_seek_grail(s, seat):
            return True
    if s.facts.spot_guard[s.atlas.spot[field]] == 7 and s.feats[seat] & WON_LEVEL_7:
        return special(s, "level_7_once_per_player") is not None
    return False


def is_foreign_home(s: Heroes3, seat: int, field: int) -> bool:
    """Whether a field lies on the starting tile of somebody else."""
    place = field // FIELDS
    for one in scenario(s).maps:
        if one.players == s.seats and place < len(one.slots):
            return one.slots[place].seat not in (0, seat + 1)
    return False


def may_seek_grail(s: Heroes3, seat: int) -> bool:
    """Whether a player has seen enough obelisks for the Grail field."""
    rule = special(s, "grail_needs_obelisks")
    if rule is not None:
        return obelisks_of(s, seat) >= rule.by_players[s.seats]
    rule = special(s, "grail_without_combat")
    if rule is not None:
        if obelisks_of(s, seat) < rule.amount and not s.story[STORY_GRAIL_TAKEN]:
            return False
        price = special(s, "grail_costs_movement")
        return price is None or s.players[seat].moves[MAIN] >= price.amount
    return True


def open_borders(s: Heroes3, field: int, closed: int) -> int:
    """The closed edges of a field after what a scenario opens: those between starting tiles."""
    if special(s, "starting_borders_ignored") is None or s.atlas.kind[field // FIELDS] != STARTING:
        return closed
    for way in range(6):
        other = s.atlas.near[field * 6 + way]
        if other != NOBODY and s.atlas.kind[other // FIELDS] == STARTING:
            closed &= ~(1 << way)
    return closed


def counts_as_visitable(s: Heroes3, field: int) -> bool:
    """Whether a revisitable field is visited only once: trading posts with free trade (H3-DIFF-03)."""
    return optional(s, OPT_FREE_TRADE) and is_location(s, field, "trading_post")


def post_is_used_up(s: Heroes3, field: int) -> bool:
    """Whether a trading post has been visited already, with free trade (H3-DIFF-03)."""
    return counts_as_visitable(s, field) and bool(s.black[field])


def card_level(s: Heroes3, field: int) -> str:
    """The levels of artifacts and spells found on a tile, where the scenario splits the decks; "any" elsewhere."""
    words: list[str] = []
    kind = s.atlas.kind[field // FIELDS]
    if special(s, "artifacts_by_tile") is not None:
        words += ["major", "relic"] if kind == CENTER else ["minor", "major"] if kind == NEAR else ["minor"]
    if special(s, "spells_by_tile") is not None:
        words.append("expert" if kind in (CENTER, NEAR) else "basic")
    return "_or_".join(words) or "any"


def has_defenders(s: Heroes3, field: int) -> bool:
    """Whether the scenario's own army defends a settlement that nobody has taken yet."""
    rules = s.facts.scenario_rules[s.scenario]
    return "settlement_defenders" in rules and not s.once[field] and is_location(s, field, "settlement")


def defended_like_haven(s: Heroes3, field: int) -> bool:
    """Whether a field that is not a town can be defended for gold."""
    return special(s, "utopia_defended_like_settlement") is not None and is_location(s, field, "dragon_utopia")
