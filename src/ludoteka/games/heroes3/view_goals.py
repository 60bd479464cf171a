"""How far each player is on the way to each victory of the scenario (H3-END-01)."""

from __future__ import annotations

from operator import mul
from typing import Final, Literal

from ludoteka.games.heroes3.entries.scenarios import Win
from ludoteka.games.heroes3.entries.words import RESOURCE_IDS
from ludoteka.games.heroes3.facts import FIELDS, NOBODY, RESOURCES
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.marks import (
    STORY_ARMIES,
    STORY_HELD,
    STORY_HOLDER,
    STORY_RESULT,
    WON_LEVEL_7,
)
from ludoteka.games.heroes3.rules.scenario.strongholds import stronghold_progress
from ludoteka.games.heroes3.rules.victory.countdown import COUNTDOWN
from ludoteka.games.heroes3.rules.victory.ends import alone, suffered, suffered_at_round_end
from ludoteka.games.heroes3.rules.victory.points import enemy_seats, heroes_beaten, items_of
from ludoteka.games.heroes3.rules.victory.tally import team_points
from ludoteka.games.heroes3.rules.victory.tranches import UNPAID, carries_grail, team_worth, tranches_left
from ludoteka.games.heroes3.rules.victory.wins import (
    beaten_ai,
    count_flagged,
    enemy_towns,
    flags_abroad,
    flags_of,
    has_every_cube,
    measure,
    met,
    met_at_round_end,
    part_met,
    score,
    settlements_flagged,
    towns_held,
)
from ludoteka.games.heroes3.rules.world.cells import OFF_MAP
from ludoteka.games.heroes3.rules.world.fields import holder_of, location_at, obelisks_of
from ludoteka.games.heroes3.rules.world.quests import ASIDE, PLACE
from ludoteka.games.heroes3.rules.world.scenario_map import holds_all
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.view_parts import Shown

POINTS: Final = ("town", "settlement", "mine", "cube")


class GoalView(Shown, frozen=True):
    """One condition of victory, or a part of one: what it asks and how much of it each seat has.

    `need` is 0 where the best player wins; then `columns` say what is compared, `values` how much of it each seat has
    and `worth` what one of it counts.
    """

    number: int
    kind: str
    part: str | None
    when: str
    need: int
    have: list[int]
    location: str | None
    lead: int
    from_round: int
    columns: list[str]
    worth: list[int]
    values: list[list[int]]


def goals_view(s: Heroes3) -> list[GoalView]:
    """Every condition of victory that counts with this number of players."""
    out: list[GoalView] = []
    for number, win in enumerate(scenario(s).wins):
        if win.players and s.seats not in win.players:
            continue
        if win.kind in ("points", "wealth", "ranking", "victory_points"):
            out.append(contest(s, number, win))
        else:
            out += [goal(s, number, win, part) for part in win.parts or (None,)]
    return out


def goal(s: Heroes3, number: int, win: Win, part: str | None) -> GoalView:
    """A condition with what each seat has of what it needs."""
    steps = [progress(s, seat, win, part) for seat in range(s.seats)]
    return GoalView(
        number=number,
        kind=win.kind,
        part=part,
        when=win.when,
        need=max(need for _, need in steps),
        have=[have for have, _ in steps],
        location=win.location,
        lead=win.lead,
        from_round=win.from_round,
        columns=[],
        worth=[],
        values=[],
    )


def progress(s: Heroes3, seat: int, win: Win, part: str | None) -> tuple[int, int]:
    """How much a seat has of what a condition, or a part of it, needs."""
    if part is not None:
        if part == "hold_settlements_or_mines":
            return min(win.amount, len(flags_abroad(s, seat))), win.amount
        if part == "visit_obelisks":
            return min(win.amount, obelisks_of(s, seat)), win.amount
        return int(part_met(s, seat, win, part)), 1
    kind = win.kind
    player = s.players[seat]
    if kind == "capture_every_enemy_town":
        towns = enemy_towns(s, seat)
        return sum(1 for at in towns if s.flag[at] >= 0 and s.allied(seat, s.flag[at])), max(1, len(towns))
    if kind == "cube_of_every_enemy":
        others = [other for other in range(s.seats) if s.players[other].team != player.team]
        return sum(1 for other in others if player.cubes[other]), len(others)
    if kind == "beat_enemy_main_hero":
        return min(win.times, player.beaten), win.times
    if kind == "beat_every_enemy_main_hero":
        return heroes_beaten(s, seat), enemy_seats(s, seat)
    if kind in ("flag_obelisks", "hold_obelisks"):
        return min(win.amount, obelisks_of(s, seat)), win.amount
    if kind == "beat_ai_hero" and not win.in_enemy_town:
        most = max((ai.beaten for ai in s.ais if ai.kind == 0), default=0)
        return min(most, max(1, win.times)), max(1, win.times)
    if kind == "beat_ai_hero":
        return int(beaten_ai(s, seat, win)), 1
    if kind == "all_ai_armies_beaten":
        return min(win.amount, s.story[STORY_ARMIES]), win.amount
    if kind == "each_player_won_level_7":
        return int(bool(s.feats[seat] & WON_LEVEL_7)), 1
    if kind == "flag_all_mines_and_settlements":
        return flagged_of_all(s)
    if kind == "stronghold_cleared":
        return stronghold_progress(s)
    if kind == "quest_done":
        steps = (PLACE in s.ledger, len(s.ledger.get(ASIDE, [])) < 2, not s.ledger.get(ASIDE, [0]), kind in s.ledger)
        return sum(steps), len(steps)
    if kind == "grail_and_tranches":
        return int(carries_grail(s, seat)) + int(team_worth(s, seat) >= tranches_left(s)), 2
    if kind == "hold_places":
        return sum(holds_all(s, seat, (place,)) for place in win.places), len(win.places)
    if kind == "flag_all_settlements":
        return settlements_flagged(s)
    if kind == "resource_at_round_end":
        return player.stock[RESOURCE_IDS.index(win.resource)], win.amount
    if kind == "flag_lead":
        return flags_of(s, seat), win.amount
    if kind == COUNTDOWN:
        return int(win.location is not None and holder_of(s, win.location) == seat), 1
    if kind == "points_reached":
        return min(win.amount, team_points(s, seat, win)), win.amount
    if kind == "holders_fight" or (kind == "hold_location" and win.when == "turn_start"):
        return int(win.location is not None and count_flagged(s, seat, win.location) > 0), 1
    if kind == "flag_location" and win.amount:
        return min(win.amount, count_flagged(s, seat, win.location or "")), win.amount
    if kind == "hold_location":
        return s.story[STORY_HELD] if s.story[STORY_HOLDER] == seat + 1 else 0, win.rounds_held
    return int(met(s, seat, win)), 1


def flagged_of_all(s: Heroes3) -> tuple[int, int]:
    """How many of the mines and settlements in sight carry a player's flag."""
    wanted = [s.facts.location_number[slug] for slug in ("mine", "settlement")]
    seen = [
        field
        for field in range(len(s.flag))
        if s.atlas.q[field // FIELDS] != OFF_MAP and location_at(s, field) in wanted and location_at(s, field) != NOBODY
    ]
    return sum(1 for field in seen if 0 <= s.flag[field] < s.seats), len(seen)


def contest(s: Heroes3, number: int, win: Win) -> GoalView:
    """What is compared after the last round."""
    seats = range(s.seats)
    if win.kind == "points":
        columns, worth = list(POINTS), [win.town, win.settlement, win.mine, win.cube]
        values = [
            [
                towns_held(s, seat),
                count_flagged(s, seat, "settlement"),
                count_flagged(s, seat, "mine"),
                sum(s.players[seat].cubes),
            ]
            for seat in seats
        ]
    elif win.kind == "victory_points":
        columns, worth = [one.item for one in win.points], [one.worth for one in win.points]
        values = [[items_of(s, seat, one.item) for one in win.points] for seat in seats]
    elif win.kind == "wealth":
        columns, worth = list(RESOURCE_IDS), [win.worth.gold, win.worth.building_materials, win.worth.valuables]
        values = [s.players[seat].stock[:RESOURCES] for seat in seats]
    else:
        columns, worth = list(win.order), []
        values = [[measure(s, seat, what) for what in win.order] for seat in seats]
    if win.kind == "points":
        have = [sum(map(mul, held, worth)) for held in values]
    else:
        have = [score(s, seat, win)[0] for seat in seats]
    return GoalView(
        number=number,
        kind=win.kind,
        part=None,
        when=win.when,
        need=0,
        have=have,
        location=None,
        lead=0,
        from_round=0,
        columns=columns,
        worth=worth,
        values=values,
    )


class EndView(Shown, frozen=True):
    """How the scenario ended: who won, by what, and the number of the goal or of the defeat where there is one."""

    winners: list[int]
    way: Literal["goal", "last-standing", "cubes", "defeat", "nobody"]
    number: int


def end_view(s: Heroes3) -> EndView | None:
    """What decided the scenario; nothing while it is played, or where somebody has given up (H3-END-01)."""
    result = s.story[STORY_RESULT]
    if not s.places or not result:
        return None
    return won_by(s, [seat for seat in range(s.seats) if s.places[seat] == 1]) if result == 1 else lost_by(s)


def won_by(s: Heroes3, winners: list[int]) -> EndView:
    """Which condition the winners have met, checked in the order of the scenario."""
    if UNPAID in s.ledger:
        return EndView(winners, "defeat", [one.kind for one in scenario(s).defeats].index(UNPAID))
    if alone(s, winners[0]):
        return EndView(winners, "last-standing", 0)
    wins = [(number, win) for number, win in enumerate(scenario(s).wins) if not win.players or s.seats in win.players]
    for number, win in wins:
        if win.when in ("immediate", "turn_start") and any(met(s, seat, win) for seat in winners):
            return EndView(winners, "goal", number)
    if s.mode == 0 and s.seats > 2 and any(has_every_cube(s, seat) for seat in winners):
        return EndView(winners, "cubes", 0)
    for number, win in wins:
        if win.when == "end_of_round" and any(met_at_round_end(s, seat, win) for seat in winners):
            return EndView(winners, "goal", number)
    last = [number for number, win in wins if win.when == "after_last_round"]
    return EndView(winners, "goal", last[0]) if last else EndView(winners, "last-standing", 0)


def lost_by(s: Heroes3) -> EndView:
    """Which defeat has happened; the end of the last round if no other."""
    defeats = list(enumerate(scenario(s).defeats))
    for number, defeat in defeats:
        if suffered(s, defeat):
            return EndView([], "defeat", number)
    for number, defeat in defeats:
        if suffered_at_round_end(s, defeat):
            return EndView([], "defeat", number)
    if all(player.out for player in s.players):
        out = [number for number, defeat in defeats if defeat.kind == "elimination"]
        return EndView([], "defeat", out[0]) if out else EndView([], "nobody", 0)
    late = [number for number, defeat in defeats if defeat.kind == "last_round_ends" and s.round >= s.last_round]
    return EndView([], "defeat", late[0]) if late else EndView([], "nobody", 0)
