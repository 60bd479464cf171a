"""Walks that begin in the thick of a scenario: late in the game, with flags on the map and two heroes for everybody.

The tables are as rich as those of `walks_amid_riches.py`. In addition, time has passed, mines and settlements belong to
somebody, secondary heroes are on the map, the Grail, titles and tokens have found their owners, and anybody may be
about to move, visit a location, fight an AI army or defend a town. A walk's number says which of these it begins with.

Of seventy numbers for each mode, `walks_in_the_thick.toml` keeps the walks that come by lines which few other tests
run. `records/walks.py` finds this file by its name; the walks are tested, compared and recorded with all others.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from games.heroes3.walks_amid_riches import GAME, enrich, modes, pick_a_fight, to_the_first_turn
from ludoteka.games.heroes3.facts import AI, CITADEL, FLAGGABLE, MAIN, NEUTRALS, NOBODY, RESOURCES, SECONDARY, STARTING
from ludoteka.games.heroes3.rules.cards.piles import gain_openly
from ludoteka.games.heroes3.rules.combat.start import StartCombat
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.marks import (
    BLOOD_KNIGHT,
    GRAIL_KNIGHT,
    STORY_CLEANSED,
    STORY_GRAIL_TAKEN,
)
from ludoteka.games.heroes3.rules.resources import change_income
from ludoteka.games.heroes3.rules.scenario.spikes import SPIKES, change_spikes
from ludoteka.games.heroes3.rules.scenario.tokens import TOKENS, change_tokens
from ludoteka.games.heroes3.rules.turn.rounds import AiTurns, RoundEnd
from ludoteka.games.heroes3.rules.turn.turn import Turn, TurnStart
from ludoteka.games.heroes3.rules.world.atlas import turn_up
from ludoteka.games.heroes3.rules.world.bosses import is_boss_field
from ludoteka.games.heroes3.rules.world.fields import guard_at, is_location, location_at, own_town
from ludoteka.games.heroes3.rules.world.flags import mine_income, mine_resource, settlement_step
from ludoteka.games.heroes3.rules.world.links import change_fields
from ludoteka.games.heroes3.rules.world.quests import ASIDE
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.state import begin
from records.walks import Walker, game_of, read

STEPS = 60
MANY_MOVES = 4


def walks_of() -> list[str]:
    """The walks that were chosen: a mode and a number."""
    return list(read(Path(__file__).with_suffix(".toml")))


def walk(which: str) -> Iterator[str]:
    """The lines of a walk that begins in the thick of a scenario."""
    name, _, number = which.rpartition(" ")
    walker = Walker(game_of(GAME), modes()[name], int(number))
    s = to_the_first_turn(walker)
    picks = walker.picks
    enrich(s, picks)
    change_tiles(s, picks)
    grow_old(s, picks)
    raise_flags(s, picks)
    bring_secondary_heroes(s, picks)
    hand_out_tokens(s, picks)
    s.active = picks.below(s.seats)
    s.agenda[-1:] = [Turn(s.active)]
    BEGINNINGS[int(number) % len(BEGINNINGS)](s, picks)
    begin(s, walker.luck)
    return walker.lines(STEPS)


# -- what has happened so far -------------------------------------------------------------------------------------


def grow_old(s: Heroes3, picks: Chance) -> None:
    """Some rounds have gone by, or all but the last."""
    if s.last_round > 1:
        s.round = 1 + picks.below(s.last_round) if picks.below(3) else s.last_round
    s.order = [seat for seat in s.order if picks.below(2)]


def change_tiles(s: Heroes3, picks: Chance) -> None:
    """Half of the tiles but the starting ones are any of their kind, from all boxes."""
    for place, tile in enumerate(s.atlas.tile):
        pool = s.facts.tiles_of[s.atlas.kind[place]]
        if s.atlas.kind[place] != STARTING and tile != NOBODY and pool and picks.below(2):
            s.atlas = turn_up(s.facts, s.atlas, place, picks.pick(pool), picks.below(6))
            change_fields(s, place)


def fields_with(s: Heroes3, picks: Chance) -> int:
    """A field of the map; kinds of locations are equally frequent, however many fields each has."""
    kinds: dict[int, list[int]] = {}
    for field in range(len(s.flag)):
        if s.atlas.spot[field] != NOBODY and not is_location(s, field, "blocked"):
            kinds.setdefault(location_at(s, field), []).append(field)
    return picks.pick(kinds[picks.pick(sorted(kinds))])


def raise_flags(s: Heroes3, picks: Chance) -> None:
    """A third of what can be flagged belongs to somebody, with its income."""
    for field in range(len(s.flag)):
        if s.atlas.spot[field] == NOBODY or s.flag[field] != NOBODY or picks.below(3):
            continue
        if s.facts.location_category[location_at(s, field)] != FLAGGABLE or is_location(s, field, "town"):
            continue
        seat = picks.below(s.seats)
        s.flag[field] = seat
        s.once[field] = 1
        if is_location(s, field, "mine"):
            change_income(s, seat, mine_resource(s, field), mine_income(s, field))
        elif is_location(s, field, "settlement"):
            s.settled[field] = picks.below(RESOURCES)
            change_income(s, seat, s.settled[field], settlement_step(s, s.settled[field], field))
        elif is_location(s, field, "obelisk"):
            s.stars[field] |= 1 << seat


def bring_secondary_heroes(s: Heroes3, picks: Chance) -> None:
    """Two players of three have a secondary hero on the map."""
    for seat, player in enumerate(s.players):
        if picks.below(3) and player.at[MAIN] != NOBODY:
            stand(s, seat, SECONDARY, fields_with(s, picks))


def stand(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero stands on a field, unless there is somebody already or neutral units guard it."""
    if guard_at(s, field) or any(field in player.at for player in s.players) or any(ai.at == field for ai in s.ais):
        return
    player = s.players[seat]
    player.at[hero] = player.came_from[hero] = field
    player.moves[hero] = MANY_MOVES


def hand_out_tokens(s: Heroes3, picks: Chance) -> None:
    """The Grail or the bomb is carried, titles are taken, tokens are won, where the scenario has them."""
    for seat, player in enumerate(s.players):
        if special(s, TOKENS) is not None:
            change_tokens(s, seat, picks.below(4))
        if special(s, SPIKES) is not None:
            change_spikes(s, seat, picks.below(4))
        if special(s, "blood_knight_carrier") is not None:
            player.marks |= (0, BLOOD_KNIGHT, GRAIL_KNIGHT)[picks.below(3)]
    for card in s.ledger.get(ASIDE, ()):
        if picks.below(2):
            gain_openly(s, picks.below(s.seats), card)
            s.ledger[ASIDE] = [other for other in s.ledger[ASIDE] if other != card]
    heroes = [seat * 2 + hero for seat in range(s.seats) for hero in (MAIN, SECONDARY) if s.players[seat].at[hero] >= 0]
    if s.grail == NOBODY and heroes and picks.below(2):
        s.grail = picks.pick(heroes)
        s.story[STORY_GRAIL_TAKEN] = 1
        if special(s, "grail_knight_cleanses") is not None:
            s.story[STORY_CLEANSED] = picks.below(2)


# -- how it goes on -----------------------------------------------------------------------------------------------


def some_hero(s: Heroes3, picks: Chance) -> tuple[int, int]:
    """A hero on the map."""
    heroes = [(seat, hero) for seat in range(s.seats) for hero in (MAIN, SECONDARY) if s.players[seat].at[hero] >= 0]
    return picks.pick(heroes)


def take_the_turn(s: Heroes3, picks: Chance) -> None:
    """Somebody's turn goes on; the main hero stands beside a location of any kind."""
    beside(s, s.active, MAIN, fields_with(s, picks))


def take_the_turn_with_both(s: Heroes3, picks: Chance) -> None:
    """The same, and the secondary hero stands there too."""
    for hero in (MAIN, SECONDARY):
        beside(s, s.active, hero, fields_with(s, picks))


def beside(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero stands next to a field, if there is a free one."""
    for near in s.atlas.near[field * 6 : field * 6 + 6]:
        if near != NOBODY and s.atlas.spot[near] != NOBODY and not is_location(s, near, "blocked"):
            stand(s, seat, hero, near)
            return


def visit(s: Heroes3, picks: Chance) -> None:
    """A hero of whoever acts visits a location of any kind."""
    hero = MAIN if picks.below(3) else SECONDARY
    field = fields_with(s, picks)
    stand(s, s.active, hero, field)
    if s.players[s.active].at[hero] == field:
        s.then(Visit(s.active, hero, field))


def fight(s: Heroes3, picks: Chance) -> None:
    """Any hero attacks any enemy hero; one who plays alone attacks neutral units."""
    seat, hero = some_hero(s, picks)
    enemies = [
        (other, far)
        for other in range(s.seats)
        for far in (MAIN, SECONDARY)
        if not s.allied(seat, other) and s.players[other].at[far] >= 0
    ]
    guarded = [field for field in range(len(s.flag)) if guard_at(s, field)]
    guarded = [field for field in guarded if is_boss_field(s, field)] or guarded
    s.active = seat
    if enemies and (picks.below(2) or not guarded):
        other, far = picks.pick(enemies)
        s.then(StartCombat(seat, hero, other, far, NOBODY, s.players[other].at[far]))
    elif guarded:
        field = picks.pick(guarded)
        s.players[seat].at[hero] = field
        s.then(StartCombat(seat, hero, NEUTRALS, NOBODY, NOBODY, field))


def storm(s: Heroes3, picks: Chance) -> None:
    """Any hero attacks a town, defended by its hero or by nobody."""
    seat, hero = some_hero(s, picks)
    owners = [other for other in range(s.seats) if not s.allied(seat, other) and own_town(s, other) >= 0]
    if not owners:
        fight(s, picks)
        return
    s.active = seat
    other = picks.pick(owners)
    s.players[other].built |= 1 << CITADEL
    town = own_town(s, other)
    inside = picks.below(2)
    if inside:
        s.players[other].at[MAIN] = s.players[other].came_from[MAIN] = town
    s.then(StartCombat(seat, hero, other, MAIN if inside else NOBODY, NOBODY, town))


def meet_the_ai(s: Heroes3, picks: Chance) -> None:
    """An AI army attacks a hero or is attacked; without one on the map, players fight each other."""
    armies = [number for number, ai in enumerate(s.ais) if not ai.out and ai.at >= 0]
    if not armies:
        pick_a_fight(s, picks)
        return
    number = picks.pick(armies)
    seat, hero = some_hero(s, picks)
    s.active = seat
    if picks.below(2):
        s.then(StartCombat(AI, MAIN, seat, hero, number, s.players[seat].at[hero]))
    else:
        s.then(StartCombat(seat, hero, AI, MAIN, number, s.ais[number].at))


def end_the_round(s: Heroes3, picks: Chance) -> None:
    """All have had their turns: AI heroes act, then the ends of the scenario are looked at."""
    s.order = []
    s.then(AiTurns(), RoundEnd())


def begin_the_turn(s: Heroes3, picks: Chance) -> None:
    """A turn begins, with all that is due then."""
    s.then(TurnStart(s.active))


BEGINNINGS = (
    take_the_turn,
    fight,
    visit,
    meet_the_ai,
    take_the_turn_with_both,
    storm,
    end_the_round,
    begin_the_turn,
)
