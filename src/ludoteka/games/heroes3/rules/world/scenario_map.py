"""What a scenario changes on the map: tiles and fields it closes, borders it opens, what it makes of locations."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import CENTER, FIELDS, MAIN, NEAR, NOBODY, STARTING
from ludoteka.games.heroes3.rules.common import OPT_FREE_TRADE, optional, scenario, special
from ludoteka.games.heroes3.rules.marks import STORY_GRAIL_TAKEN, WON_LEVEL_7
from ludoteka.games.heroes3.rules.world.fields import is_location, obelisks_of
from ludoteka.games.heroes3.state import Heroes3


def tile_is_closed(s: Heroes3, place: int) -> bool:
    """Whether a tile can be neither discovered nor entered yet."""
    if not s.facts.scenario_closes[s.scenario]:
        return False
    rule = special(s, "center_closed_until")
    if rule is not None and s.atlas.kind[place] == CENTER and s.round < rule.round:
        return True
    rule = special(s, "tile_closed_until_ai_beaten")
    if rule is not None:
        names = slot_names(s)
        if place < len(names) and names[place] in rule.slots:
            return not any(ai.beaten for ai in s.ais)
    return False


def slot_names(s: Heroes3) -> list[str]:
    """The slots of the scenario's map by place."""
    for one in scenario(s).maps:
        if one.players == s.seats:
            return [slot.slot for slot in one.slots]
    return []


def field_is_closed(s: Heroes3, seat: int, hero: int, field: int) -> bool:
    """Whether a hero cannot enter a field by the scenario's rules."""
    if not s.facts.scenario_closes[s.scenario]:
        return False
    if tile_is_closed(s, field // FIELDS):
        return True
    if is_location(s, field, "grail") and s.grail == NOBODY:
        if hero != MAIN and special(s, "grail_main_hero_only") is not None:
            return True
        if not s.black[field] and not may_seek_grail(s, seat):
            return True
    if s.facts.spot_guard[s.atlas.spot[field]] == 7 and s.feats[seat] & WON_LEVEL_7:
        return special(s, "level_7_once_per_player") is not None
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


def artifact_level(s: Heroes3, field: int) -> str:
    """The levels of artifacts found on a tile, where the scenario splits the deck; "any" elsewhere."""
    if special(s, "artifacts_by_tile") is None:
        return "any"
    kind = s.atlas.kind[field // FIELDS]
    return "major_or_relic" if kind == CENTER else "minor_or_major" if kind == NEAR else "minor"


def defended_like_haven(s: Heroes3, field: int) -> bool:
    """Whether a field that is no town can be defended for gold."""
    return special(s, "utopia_defended_like_settlement") is not None and is_location(s, field, "dragon_utopia")
