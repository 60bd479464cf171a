"""How much everybody has of what wins the scenario, counted for the View and for rows (H3-END-01)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.scenarios import Win
from ludoteka.games.heroes3.entries.words import RESOURCE_IDS
from ludoteka.games.heroes3.facts import FIELDS, NOBODY, RESOURCES
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.marks import STORY_ARMIES, STORY_HELD, STORY_HOLDER, WON_LEVEL_7
from ludoteka.games.heroes3.rules.scenario.strongholds import stronghold_progress
from ludoteka.games.heroes3.rules.victory.countdown import COUNTDOWN
from ludoteka.games.heroes3.rules.victory.points import enemy_seats, heroes_beaten, items_of
from ludoteka.games.heroes3.rules.victory.tally import team_points
from ludoteka.games.heroes3.rules.victory.tranches import carries_grail, team_worth, tranches_left
from ludoteka.games.heroes3.rules.victory.wins import (
    beaten_ai,
    count_flagged,
    enemy_towns,
    flags_abroad,
    flags_of,
    measure,
    met,
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
from ludoteka.kernel.row import Columns, Row, add_numbers

CONTESTS: Final = ("points", "wealth", "ranking", "victory_points")
"""What the best player wins."""
WHOLE: Final = (None,)


class GoalWriter:
    """Writes what changes of the goals while a scenario is played; the rest of them comes by way of the View."""

    def __init__(self, columns: Columns, first_part: int) -> None:
        self.first_part = first_part
        self.room = columns.room("goals")
        self.parts = 2 * self.room
        self.needs = [columns.first(f"goals[{number}].need") for number in range(self.room)]
        self.values = [columns.first(f"goals[{number}].values#") for number in range(self.room)]
        self.have_room = columns.room("goals[].have")
        self.values_room = columns.room("goals[].values")
        self.items_room = columns.room("goals[].values[]")

    def forget(self, row: Row) -> None:
        """Somebody else has written the goals."""
        for part in range(self.first_part, self.first_part + self.parts):
            row.kept[part] = []

    def write(self, s: Heroes3, row: Row) -> None:
        """Write what everybody has of what each goal needs."""
        at = 0
        for win in scenario(s).wins:
            if win.players and s.seats not in win.players:
                continue
            if win.kind in CONTESTS:
                values = compared(s, win)
                self.put(row, at, 0, totals(s, win, values), values)
                at += 1
                continue
            for part in win.parts or WHOLE:
                need = 0
                have: list[int] = []
                for seat in range(s.seats):
                    got, wanted = progress(s, seat, win, part)
                    have.append(got)
                    need = wanted if not seat else max(need, wanted)
                self.put(row, at, need, have, [])
                at += 1

    def put(self, row: Row, at: int, need: int, have: list[int], values: list[list[int]]) -> None:
        """Write the figures of one goal."""
        if at >= self.room:
            return
        out = [need]
        add_numbers(out, have, self.have_room)
        row.put(self.first_part + 2 * at, self.needs[at], out)
        out = [len(values)]
        for i in range(min(len(values), self.values_room)):
            add_numbers(out, values[i], self.items_room)
        row.put(self.first_part + 2 * at + 1, self.values[at], out)


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


def compared(s: Heroes3, win: Win) -> list[list[int]]:
    """By seat: how much it has of what is compared after the last round."""
    kind = win.kind
    if kind == "points":
        return [points_of(s, seat) for seat in range(s.seats)]
    if kind == "victory_points":
        return [[items_of(s, seat, one.item) for one in win.points] for seat in range(s.seats)]
    if kind == "wealth":
        return [s.players[seat].stock[:RESOURCES] for seat in range(s.seats)]
    return [[measure(s, seat, what) for what in win.order] for seat in range(s.seats)]


def points_of(s: Heroes3, seat: int) -> list[int]:
    """Towns, settlements, mines and cubes of a player."""
    return [
        towns_held(s, seat),
        count_flagged(s, seat, "settlement"),
        count_flagged(s, seat, "mine"),
        sum(s.players[seat].cubes),
    ]


def totals(s: Heroes3, win: Win, values: list[list[int]]) -> list[int]:
    """By seat: what all of that counts."""
    if win.kind != "points":
        return [score(s, seat, win)[0] for seat in range(s.seats)]
    worth = [win.town, win.settlement, win.mine, win.cube]
    return [held[0] * worth[0] + held[1] * worth[1] + held[2] * worth[2] + held[3] * worth[3] for held in values]
