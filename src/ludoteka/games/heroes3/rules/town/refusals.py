"""Why an action of the map, the town or the hand is not offered: the rule that closes it, in a declared reason."""

from __future__ import annotations

from typing import Final, cast

from ludoteka.games.heroes3.facts import (
    BUILD_TOKEN,
    BUILDINGS,
    DIRECTIONS,
    MAGE_GUILD,
    NOBODY,
    POPULATION_TOKEN,
    RESOURCES,
    SECONDARY,
    SPELL_BOOK_TOKEN,
)
from ludoteka.games.heroes3.rules.map.moving import closed_edges, crowding
from ludoteka.games.heroes3.rules.resources import too_expensive
from ludoteka.games.heroes3.rules.town.town import spell_price
from ludoteka.games.heroes3.rules.trade.recruit import (
    why_not_muster,
)
from ludoteka.games.heroes3.rules.world.atlas import touching_places
from ludoteka.games.heroes3.rules.world.fields import havens, is_location, other_hero_on
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action

MOVEMENTS: Final = ("move", "revisit", "discover", "place-far-tile")

# -- the own turn -----------------------------------------------------------------------------------------------


def why_not_in_turn(s: Heroes3, seat: int, action: Action) -> Action | None:
    """Why something is not open in the own turn."""
    verb = action[0]
    if verb in MOVEMENTS:
        return why_not_movement(s, seat, action)
    if verb == "play":
        return why_not_play(s, seat, cast(int, action[1]), cast(int, action[2]) - 1)
    return why_not_town(s, seat, action)


def why_not_movement(s: Heroes3, seat: int, action: Action) -> Action | None:
    """Why a movement action is not open (H3-MOVE-01 to H3-MOVE-07)."""
    hero = cast(int, action[1])
    player = s.players[seat]
    field = player.at[hero]
    if field == NOBODY:
        return ("not-on-the-map", hero)
    if player.moves[hero] <= 0:
        return ("no-movement", hero)
    crowded = crowding(s, seat)
    if crowded != NOBODY and (action[0] != "move" or field != crowded):
        return ("share-a-field", crowded)
    if action[0] == "move":
        return why_not_step(s, seat, hero, field, cast(int, action[2]))
    if action[0] == "revisit":
        return ("visited-once", field)
    if action[0] == "discover":
        return why_not_discover(s, field, cast(int, action[2]))
    return ("no-far-tile",) if not player.far_tiles else ("no-site", field)


def why_not_step(s: Heroes3, seat: int, hero: int, field: int, goal: int) -> Action | None:
    """Why a hero cannot step to a field (H3-MOVE-02 to H3-MOVE-05)."""
    if goal >= len(s.atlas.spot):
        return ("not-beside", goal)
    for way in range(DIRECTIONS):
        if s.atlas.near[field * DIRECTIONS + way] != goal:
            continue
        if closed_edges(s, seat, field) >> way & 1:
            return ("closed-edge", goal)
        if s.atlas.spot[goal] == NOBODY:
            return ("face-down", goal)
        if is_location(s, goal, "blocked"):
            return ("blocked-field", goal)
        if other_hero_on(s, goal, seat, hero) != NOBODY:
            return ("no-room", goal)
        return ("closed-by-scenario", goal)
    return ("not-beside", goal)


def why_not_discover(s: Heroes3, field: int, place: int) -> Action | None:
    """Why a tile cannot be turned over from a field (H3-MAP-02)."""
    if place >= len(s.atlas.rotation) or place not in touching_places(s.atlas, field):
        return ("tile-not-beside", place)
    if s.atlas.rotation[place] != NOBODY:
        return ("tile-open", place)
    return ("tile-closed", place)


def why_not_play(s: Heroes3, seat: int, card: int, way: int) -> Action | None:
    """Why a card cannot be played outside combat (H3-CARD-01, H3-CARD-06 to H3-CARD-12)."""
    player = s.players[seat]
    if card not in player.hand:
        return ("not-in-hand", card)
    facts = s.facts.card[card]
    if facts.faction not in (NOBODY, player.faction):
        return ("other-faction", card)
    if way < 0 or way >= len(facts.plays):
        return ("only-in-combat", card)
    if facts.expert[way] and player.experts <= 0:
        return ("no-expert-use", card)
    if len(player.hand) - 1 < facts.plays[way].price.discards + facts.plays[way].price.removes:
        return ("cards-short", card)
    return ("not-its-moment", card)


# -- the town ---------------------------------------------------------------------------------------------------


def why_not_town(s: Heroes3, seat: int, action: Action) -> Action | None:
    """Why a town action is not open (H3-TOWNA-01 to H3-TOWNA-06)."""
    verb = action[0]
    tokens = s.players[seat].tokens
    if verb == "build":
        return ("build-token-used",) if not tokens & BUILD_TOKEN else why_not_build(s, seat, cast(int, action[1]))
    if verb in ("recruit", "reinforce", "hire-hero") and not tokens & POPULATION_TOKEN:
        return ("population-token-used",)
    if verb in ("recruit", "reinforce"):
        return why_not_muster(s, seat, action)
    if verb == "hire-hero":
        return why_not_hire(s, seat)
    if verb == "buy-spell":
        return why_no_spell(s, seat)
    if verb == "trade":
        return ("no-trading-post",)
    return None


def why_not_build(s: Heroes3, seat: int, number: int) -> Action | None:
    """Why a building cannot be built now (H3-TOWN-01, H3-TOWN-02)."""
    player = s.players[seat]
    if number // BUILDINGS != player.faction:
        return ("not-your-building", number)
    if player.built >> number % BUILDINGS & 1:
        return ("already-built", number)
    required = s.facts.building_requires[number]
    if required != NOBODY and not player.built >> required & 1:
        return ("needs-building", player.faction * BUILDINGS + required)
    return too_expensive(s, seat, s.facts.building_cost[number]) or ("not-in-scenario", number)


def why_not_hire(s: Heroes3, seat: int) -> Action | None:
    """Why no secondary hero can be recruited (H3-HERO-02)."""
    if s.players[seat].at[SECONDARY] != NOBODY:
        return ("has-secondary",)
    if not havens(s, seat):
        return ("no-haven",)
    cost = [s.facts.content.leading.secondary_gold, *([0] * (RESOURCES - 1))]
    return too_expensive(s, seat, cost)


def why_no_spell(s: Heroes3, seat: int) -> Action | None:
    """Why the spell book token cannot be used (H3-TOWNA-06, H3-SPELL-06)."""
    player = s.players[seat]
    if not player.tokens & SPELL_BOOK_TOKEN:
        return ("spell-book-used",)
    if not player.built >> MAGE_GUILD & 1:
        return ("no-guild",)
    if player.guild_round >= s.round:
        return ("guild-too-new",)
    return too_expensive(s, seat, [spell_price(s, seat), *([0] * (RESOURCES - 1))])
