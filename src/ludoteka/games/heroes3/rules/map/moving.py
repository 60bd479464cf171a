"""Movement actions: moving, visiting again, discovering, placing tiles (H3-MOVE-01, H3-MOVE-02, H3-MOVE-03, H3-MOVE-04,
H3-MOVE-05, H3-MOVE-06, H3-MOVE-07)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import (
    AGAIN,
    AI,
    BLOCKED,
    DIRECTIONS,
    FAR,
    FIELDS,
    GATE,
    HEROES,
    MAIN,
    MOST_PLACES,
    NEAR,
    NEUTRALS,
    NOBODY,
    SECONDARY,
)
from ludoteka.games.heroes3.rules.cards.astrologers import heroes_at_peace
from ludoteka.games.heroes3.rules.common import leads, never_skipped, special
from ludoteka.games.heroes3.rules.map.heroes import may_attack
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.world.atlas import touching_places
from ludoteka.games.heroes3.rules.world.bomb import carries_bomb, is_enemy_town
from ludoteka.games.heroes3.rules.world.far_ways import far_goals, is_open, ways_from, working_ways, works
from ludoteka.games.heroes3.rules.world.fields import (
    ai_on,
    guard_at,
    is_enemy_flag,
    is_haven,
    is_location,
    is_untouchable,
    other_hero_on,
)
from ludoteka.games.heroes3.rules.world.links import gate_closed, is_gate
from ludoteka.games.heroes3.rules.world.own_areas import layable
from ludoteka.games.heroes3.rules.world.places import must_be_fought
from ludoteka.games.heroes3.rules.world.portals import has_portals, is_shared, portal_goals
from ludoteka.games.heroes3.rules.world.scenario_map import (
    defended_like_haven,
    field_is_closed,
    group_price_missing,
    has_defenders,
    is_stronghold,
    open_borders,
    post_is_used_up,
    tile_entered,
)
from ludoteka.games.heroes3.rules.world.tiles import can_place, discover, discoverable, draw_far_tile, is_closed
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step

MOVES: Final[list[list[Action]]] = [
    [("move", hero, field) for field in range(MOST_PLACES * FIELDS)] for hero in (MAIN, SECONDARY)
]
"""By hero and field: the move there, written once."""
PLACE_FAR_TILE: Final[list[Action]] = [("place-far-tile", hero) for hero in (MAIN, SECONDARY)]
PLACE_NEAR_TILE: Final[list[Action]] = [("place-near-tile", hero) for hero in (MAIN, SECONDARY)]
REVISIT: Final[list[Action]] = [("revisit", hero) for hero in (MAIN, SECONDARY)]

# -- what is offered --------------------------------------------------------------------------------------------


def movement_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add everything that movement points of a player's heroes can buy, in sorted order (H3-MOVE-02)."""
    moves = s.players[seat].moves
    if moves[MAIN] <= 0 and moves[SECONDARY] <= 0:
        return
    crowded = crowding(s, seat)
    if crowded != NOBODY:
        before = len(out)
        move_options(s, seat, crowded, out)
        if len(out) > before:
            return
    main = NOBODY if moves[MAIN] <= 0 else s.players[seat].at[MAIN]
    second = NOBODY if moves[SECONDARY] <= 0 else s.players[seat].at[SECONDARY]
    if main != NOBODY:
        discover_options(s, MAIN, main, out)
    if second != NOBODY:
        discover_options(s, SECONDARY, second, out)
    move_options(s, seat, NOBODY, out)
    supplied = bool(s.players[seat].far_tiles)
    on_edge = supplied and main != NOBODY and can_place(s, seat, main)
    second_on_edge = supplied and second != NOBODY and can_place(s, seat, second)
    if on_edge or second_on_edge:
        for kind, placing in ((FAR, PLACE_FAR_TILE), (NEAR, PLACE_NEAR_TILE)):
            if layable(s, seat, kind):
                if on_edge:
                    out.append(placing[MAIN])
                if second_on_edge:
                    out.append(placing[SECONDARY])
    if main != NOBODY and can_revisit(s, main):
        out.append(REVISIT[MAIN])
    if second != NOBODY and can_revisit(s, second):
        out.append(REVISIT[SECONDARY])


def discover_options(s: Heroes3, hero: int, field: int, out: list[Action]) -> None:
    """Add the tiles that a hero can turn over from a field (H3-MAP-02)."""
    for place in discoverable(s, field):
        out.append(("discover", hero, place))  # noqa: PERF401  # quicker than a list of its own


def move_options(s: Heroes3, seat: int, start: int, out: list[Action]) -> None:
    """Add the moves of a player's heroes, of those on one field if it is named (H3-MOVE-02, H3-MOVE-07)."""
    player = s.players[seat]
    for hero in range(HEROES):
        field = player.at[hero]
        moves = player.moves[hero]
        if field != NOBODY and moves > 0 and start in (NOBODY, field):
            moving = MOVES[hero]
            for other in steps_from(s, seat, hero, field, moves):
                out.append(moving[other])  # noqa: PERF401  # quicker than a list of its own


def crowding(s: Heroes3, seat: int) -> int:
    """The field that a hero of the player shares with another hero, -1 for none (H3-MOVE-07, H3-MAP-13)."""
    player = s.players[seat]
    main, second = player.at
    for other in s.players:
        if other is not player:
            their_main, their_second = other.at
            if their_main != NOBODY and their_main in (main, second):
                break
            if their_second != NOBODY and their_second in (main, second):
                break
    else:
        if not s.ais and (main != second or main == NOBODY):
            return NOBODY
    portals = has_portals(s)
    for hero in (MAIN, SECONDARY):
        field = s.players[seat].at[hero]
        if field == NOBODY or (portals and is_shared(s, field)):
            continue
        if other_hero_on(s, field, seat, hero) != NOBODY or (s.ais and ai_on(s, field) != NOBODY):
            return field
    return NOBODY


def steps_from(s: Heroes3, seat: int, hero: int, field: int, moves: int) -> list[int]:
    """The fields a hero can step to (H3-MOVE-03, H3-MOVE-04, H3-MOVE-05)."""
    known = s.atlas.steps.get(field)
    if known is not None:
        steps, places = known
    else:
        steps = open_steps(s, seat, field)
        places = 0
        for other in steps:
            places |= 1 << other // FIELDS
        s.atlas.steps[field] = (steps, places)
    if s.ais or s.facts.scenario_closes[s.scenario]:
        every = sorted({*steps, *working_ways(s, field), *portal_goals(s, seat, field)})
        return [other for other in every if enter_closed(s, seat, hero, other, moves) is None]
    taken: list[int] = []
    for player in s.players:
        main, second = player.at
        if main != field and main >= 0 and places >> main // FIELDS & 1 and main in steps:
            taken.append(main)
        if second >= 0 and second != field and places >> second // FIELDS & 1 and second in steps:
            taken.append(second)
    if not taken:
        return steps
    return [other for other in steps if other not in taken or enter_closed(s, seat, hero, other, moves) is None]


def open_steps(s: Heroes3, seat: int, field: int) -> list[int]:
    """The fields next to a field that its edges, blocked fields and face-down tiles leave open (H3-MOVE-03)."""
    near = s.atlas.near
    spots = s.atlas.spot
    marks = s.facts.spot_traits
    closed = closed_edges(s, seat, field) if s.atlas.closed[field] else 0
    first = field * DIRECTIONS
    out: list[int] = []
    for way in range(DIRECTIONS):
        other = near[first + way]
        if other == NOBODY or closed >> way & 1:
            continue
        spot = spots[other]
        if spot == NOBODY or marks[spot] & BLOCKED:
            continue
        if marks[spot] & GATE and other // FIELDS != field // FIELDS:
            continue
        out.append(other)
    if s.facts.far_ways[s.scenario]:
        far = far_goals(s, field)
        out += [other for other in far if spots[other] != NOBODY and not marks[spots[other]] & BLOCKED]
    out.sort()
    return out


def closed_edges(s: Heroes3, seat: int, field: int) -> int:
    """Mask of the closed directions of a field for a player (H3-MOVE-03)."""
    closed = s.atlas.closed[field]
    if closed:
        return open_borders(s, field, closed)
    return 0


def enter_closed(s: Heroes3, seat: int, hero: int, field: int, moves: int) -> Action | None:
    """Why a hero with this many movement points may not step onto a field (H3-MOVE-03, H3-MOVE-04, H3-MOVE-05,
    R-60)."""
    spot = s.atlas.spot[field]
    if spot == NOBODY:
        return ("face-down", field)
    if s.facts.spot_traits[spot] & BLOCKED:
        return ("blocked-field", field)
    if s.facts.scenario_closes[s.scenario]:
        if field_is_closed(s, seat, hero, field):
            return ("closed-by-scenario", field)
        if s.facts.spot_traits[spot] & GATE and gate_closed(s, field):
            return ("gate-closed", field)
    other = other_hero_on(s, field, seat, hero)
    if other != NOBODY and not is_shared(s, field):
        return None if moves > 1 or may_attack(s, seat, other // 2, field) else ("no-room", field)
    if s.ais and ai_on(s, field) != NOBODY:
        if is_untouchable(s, ai_on(s, field)):
            return ("not-to-be-attacked", field)
        if heroes_at_peace(s):
            return ("at-peace", field)
        return None if moves > 1 or not is_location(s, field, "sanctuary") else ("no-room", field)
    return None


def step_closed(s: Heroes3, seat: int, hero: int, field: int, goal: int) -> Action | None:
    """Why a hero cannot step from a field to another (H3-MOVE-02, H3-MOVE-03, H3-MOVE-04, H3-MOVE-05)."""
    for way in range(DIRECTIONS):
        if goal < len(s.atlas.spot) and s.atlas.near[field * DIRECTIONS + way] == goal:
            if closed_edges(s, seat, field) >> way & 1:
                return ("closed-edge", goal)
            if is_gate(s, goal) and goal // FIELDS != field // FIELDS:
                return ("gate-from-inside", goal)
            return enter_closed(s, seat, hero, goal, s.players[seat].moves[hero])
    for far in ways_from(s, field):
        if far.goal == goal:
            if not is_open(s.atlas, field, far):
                return ("closed-edge", goal)
            if far.bound and not works(s, far):
                return ("gate-closed", goal)
            return enter_closed(s, seat, hero, goal, s.players[seat].moves[hero])
    if goal in portal_goals(s, seat, field):
        return enter_closed(s, seat, hero, goal, s.players[seat].moves[hero])
    return ("not-beside", goal)


def movement_closed(s: Heroes3, seat: int, action: Action) -> Action | None:
    """Why a movement action is not open (H3-MOVE-01, H3-MOVE-02, H3-MOVE-03, H3-MOVE-04, H3-MOVE-05, H3-MOVE-06,
    H3-MOVE-07)."""
    match action:
        case ("move", int() as hero, int() as goal):
            field = s.players[seat].at[hero]
            return movement_missing(s, seat, hero, field) or step_closed(s, seat, hero, field, goal)
        case ("revisit", int() as hero):
            field = s.players[seat].at[hero]
            closed = movement_missing(s, seat, hero, NOBODY)
            return closed or (None if can_revisit(s, field) else ("visited-once", field))
        case ("discover", int() as hero, int() as place):
            closed = movement_missing(s, seat, hero, NOBODY)
            return closed or discover_closed(s, s.players[seat].at[hero], place)
        case ("place-near-tile", int() as hero):
            return movement_missing(s, seat, hero, NOBODY) or placing_closed(s, seat, hero, NEAR)
        case ("place-far-tile", int() as hero):
            return movement_missing(s, seat, hero, NOBODY) or placing_closed(s, seat, hero, FAR)
    return None


def movement_missing(s: Heroes3, seat: int, hero: int, left: int) -> Action | None:
    """Why a hero cannot spend a movement point; `left` is the field it would leave by that (H3-MOVE-01, H3-MOVE-07)."""
    player = s.players[seat]
    if player.at[hero] == NOBODY:
        return ("not-on-the-map", hero)
    if player.moves[hero] <= 0:
        return ("no-movement", hero)
    crowded = crowding(s, seat)
    return None if crowded in (NOBODY, left) else ("share-a-field", crowded)


def placing_closed(s: Heroes3, seat: int, hero: int, kind: int) -> Action | None:
    """Why a hero cannot place a tile beside its field."""
    field = s.players[seat].at[hero]
    if not layable(s, seat, kind):
        return ("no-far-tile",)
    return None if can_place(s, seat, field) else ("no-site", field)


def discover_closed(s: Heroes3, field: int, place: int) -> Action | None:
    """Why a tile cannot be turned over from a field (H3-MAP-02)."""
    if place >= len(s.atlas.rotation) or place not in touching_places(s.atlas, field):
        return ("tile-not-beside", place)
    if s.atlas.rotation[place] != NOBODY:
        return ("tile-open", place)
    missing = group_price_missing(s, place)
    if missing is not None:
        return missing
    return ("tile-closed", place) if is_closed(s, place) else None


def can_revisit(s: Heroes3, field: int) -> bool:
    """Whether a field can be visited again for a movement point (H3-MAP-07).

    Stables would only give the point back, without an end, and a sanctuary gives nothing.
    """
    spot = s.atlas.spot[field]
    if spot == NOBODY or not s.facts.spot_traits[spot] & AGAIN:
        return False
    return not post_is_used_up(s, field)


# -- doing it ---------------------------------------------------------------------------------------------------


def spend_movement(s: Heroes3, seat: int, hero: int, amount: int) -> None:
    """Movement points are spent (H3-MOVE-02)."""
    player = s.players[seat]
    player.moves[hero] -= amount


def take_movement(s: Heroes3, seat: int, action: Action) -> None:
    """Do a movement action."""
    match action:
        case ("move", int() as hero, int() as field):
            spend_movement(s, seat, hero, 1)
            go_to(s, seat, hero, field)
            arrive(s, seat, hero, field)
        case ("revisit", int() as hero):
            spend_movement(s, seat, hero, 1)
            s.then(Visit(seat, hero, s.players[seat].at[hero]))
        case ("discover", int() as hero, int() as place):
            spend_movement(s, seat, hero, 1)
            discover(s, seat, place)
        case ("place-near-tile", int() as hero):
            spend_movement(s, seat, hero, 1)
            draw_far_tile(s, seat, s.players[seat].at[hero], NEAR)
        case ("place-far-tile", int() as hero):
            spend_movement(s, seat, hero, 1)
            draw_far_tile(s, seat, s.players[seat].at[hero])


def step_to(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero moves onto a field and meets what is there (H3-MOVE-04)."""
    go_to(s, seat, hero, field)
    s.then(Arrive(seat, hero, field))


def only_passed(s: Heroes3, seat: int, hero: int, field: int, before: int) -> bool:
    """Whether a hero who leaves a field has only passed another hero there, so that the field before, next to it, is
    still the one it visited last and would retreat to (H3-MOVE-05, H3-COMBAT-25)."""
    if before == NOBODY or (other_hero_on(s, field, seat, hero) == NOBODY and ai_on(s, field) == NOBODY):
        return False
    first = field * DIRECTIONS
    return before in s.atlas.near[first : first + DIRECTIONS] and not is_shared(s, field)


def go_to(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero stands on another field; what it meets there comes next (R-08)."""
    player = s.players[seat]
    if not only_passed(s, seat, hero, player.at[hero], player.came_from[hero]):
        player.came_from[hero] = player.at[hero]
    player.at[hero] = field
    s.tell(("moved", seat, hero, field))
    if s.facts.scenario_closes[s.scenario]:
        tile_entered(s, field)


class Arrive(Step[Heroes3]):
    """A hero enters a field: an enemy or a guard is fought first, then the field is visited (H3-MOVE-04, R-55)."""

    __slots__ = ("field", "hero", "seat")

    def __init__(self, seat: int, hero: int, field: int) -> None:
        self.seat = seat
        self.hero = hero
        self.field = field

    def run(self, s: Heroes3) -> None:
        arrive(s, self.seat, self.hero, self.field)


def arrive(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero meets what is on the field it has entered: enemies, guards, then the visit (H3-MOVE-04, H3-COMBAT-02,
    R-55)."""
    other = other_hero_on(s, field, seat, hero)
    if other != NOBODY and not is_shared(s, field):
        if may_attack(s, seat, other // 2, field):
            s.facts.book.announce(s, seat, hero, other // 2, other % 2, NOBODY, field)
        return
    if s.ais:
        ai = ai_on(s, field)
        if ai != NOBODY:
            if not is_location(s, field, "sanctuary") and not is_untouchable(s, ai):
                s.facts.book.announce(s, seat, hero, AI, MAIN, ai, field)
            return
    if s.flag[field] != NOBODY and is_enemy_flag(s, seat, field) and haven_defended(s, seat, field):
        s.facts.book.announce(s, seat, hero, s.flag[field], NOBODY, home_army(s, field), field)
        return
    meet_guard(s, seat, hero, field)


def haven_defended(s: Heroes3, seat: int, field: int) -> bool:
    """Whether entering a field of an enemy starts a combat: a player may pay for a haven, an AI town has its army."""
    if not is_haven(s, field) and not defended_like_haven(s, field):
        return False
    if s.flag[field] < s.seats:
        return special(s, "players_at_peace") is None
    return home_army(s, field) != NOBODY


def home_army(s: Heroes3, field: int) -> int:
    """The AI hero whose town a field is, -1 for none (R-73)."""
    for number in range(len(s.ais)):
        if s.ais[number].home == field and not s.ais[number].out:
            return number
    return NOBODY


def meet_guard(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """Neutral units on a field are fought, beaten at once or avoided; then the field is visited (H3-COMBAT-01)."""
    level = guard_at(s, field)
    if not level:
        s.then(Visit(seat, hero, field))
        return
    if has_defenders(s, field) or is_stronghold(s, field):
        s.facts.book.announce(s, seat, hero, NEUTRALS, NOBODY, NOBODY, field)
        return
    if quick_combat(s, seat, level) and not must_be_fought(s, field):
        s.tell(("quick-combat", seat, field))
        s.then(Visit(seat, hero, field))
        return
    if leads(s, hero) and level == s.players[seat].level and s.facts.book.ask_to_skip_guard(s, seat, hero, field):
        return
    s.facts.book.announce(s, seat, hero, NEUTRALS, NOBODY, NOBODY, field)


def quick_combat(s: Heroes3, seat: int, level: int) -> bool:
    """Whether the hero's level is higher than the difficulty: no combat takes place (H3-COMBAT-05, H3-HERO-03)."""
    if never_skipped(s, level):
        return False
    return s.players[seat].level > level


class AfterBattle(Step[Heroes3]):
    """After a hero was beaten: another hero there and what guards the field are fought, then it is visited (R-66)."""

    __slots__ = ("field", "hero", "seat")

    def __init__(self, seat: int, hero: int, field: int) -> None:
        self.seat = seat
        self.hero = hero
        self.field = field

    def run(self, s: Heroes3) -> None:
        """Go on if the hero still stands there."""
        seat = self.seat
        field = self.field
        if s.players[seat].at[self.hero] != field:
            return
        if carries_bomb(s, seat, self.hero) and is_enemy_town(s, seat, field):
            s.facts.book.hero_arrived(s, seat, self.hero, field)
            return
        other = other_hero_on(s, field, seat, self.hero)
        if other != NOBODY and may_attack(s, seat, other // 2, field):
            s.facts.book.announce(s, seat, self.hero, other // 2, other % 2, NOBODY, field)
        else:
            meet_guard(s, seat, self.hero, field)
