"""What a seat may know of Heroes III as numbers: what `view.py` shows, in the columns of the View.

What changes often is written straight from the State: the map, players, decks, the combat, walks. What changes seldom
(the scenario, goals, AI heroes, an event) is made by way of its field of the View, when something that it is made from
has changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludoteka.games.heroes3.row_combat import CombatWriter
from ludoteka.games.heroes3.row_goals import GoalWriter
from ludoteka.games.heroes3.row_map import FLAGS, MAP, MapWriter
from ludoteka.games.heroes3.row_piles import PILE_PARTS, PileWriter
from ludoteka.games.heroes3.row_players import ANY, OWNS, STANDS, STOCK, PlayerWriter
from ludoteka.games.heroes3.row_seen import SeenTable
from ludoteka.games.heroes3.row_words import EffectColumns, UnitColumns, owner_numbers
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.world.portals import has_portals
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import AiHero
from ludoteka.kernel.row import Columns, Row, RowWriter, add_words, add_zeros
from ludoteka.kernel.state import State

# What has changed since a row was written; the map and the players have bits of their own.
AIS: Final = 1024
STORY: Final = 128
"""What the scenario is and how far its special rules have come; some hold from a round on."""
TURN: Final = 256
"""Whose turn it is, and whether there is a combat."""
BESIDES: Final = 512
"""Who looks at cards, the round, the end."""

STORY_FIELDS: Final = ("scenario", "mode", "difficulty", "boxes", "optional_rules", "resource_cards", "boss", "story")
COUNTED: Final = frozenset(
    ("points", "capture_enemy_town", "capture_every_enemy_town", "cube_of_every_enemy", "beat_enemy_main_hero",
     "flag_obelisks", "hold_obelisks", "flag_all_mines_and_settlements", "flag_all_settlements", "flag_lead")
)  # fmt: skip
"""Goals that depend on the map, the story and what players own."""
COUNTED_WITH_STOCKS: Final = frozenset(("wealth", "ranking", "resource_at_round_end"))
"""Goals that ask for resources too."""

# The parts of the table; those of the writers follow.
SEEN: Final = 0
SEEN_AIS: Final = 1
HEAD: Final = 2
LOOK: Final = 3
SHARED: Final = 4
OMENS: Final = 5
LOST: Final = 6
DICE: Final = 7
DRAWER: Final = 8
COUNTS: Final = 9
FAIR: Final = 10
GOALS: Final = 11
END: Final = 12
WAYS: Final = 13
LINKS: Final = 14
STORIES: Final = 15
TABLE_PARTS: Final = STORIES + len(STORY_FIELDS)


class Vocabulary:
    """The words that the writers need beside those of `names`."""

    def __init__(
        self, terrains: list[str], player_marks: dict[int, str], feats: dict[int, str], unit_marks: dict[int, str]
    ) -> None:
        self.terrains = terrains
        self.player_marks = player_marks
        self.feats = feats
        self.unit_marks = unit_marks


class Heroes3Rows(RowWriter):
    """Writes the rows of Heroes III; `shown` makes fields of the View, by name, and `ai_shown` an AI hero."""

    def __init__(
        self,
        columns: Columns,
        names: dict[str, list[str]],
        words: Vocabulary,
        shown: Mapping[str, Any],
        ai_shown: Any,
        seats: int,
    ) -> None:
        at = columns.first
        self.shown = dict(shown)
        self.ai_shown = ai_shown
        self.writers = columns.writers
        self.ai_room = columns.room("ais")
        self.ai_part = TABLE_PARTS
        self.map = MapWriter(columns, names, words.terrains, self.ai_part + self.ai_room)
        first = self.map.first_part + self.map.parts
        self.players = PlayerWriter(columns, names, words.player_marks, words.feats, first, seats)
        self.combat = CombatWriter(columns, names, words.unit_marks, first + self.players.parts)
        self.piles = PileWriter(columns, names, self.combat.first_part + self.combat.parts)
        self.goals = GoalWriter(columns, self.piles.first_part + PILE_PARTS)
        self.parts = self.goals.first_part + self.goals.parts
        self.counts = [at("players#"), at("ais#")]
        self.ais = [at(f"ais[{number}].faction") for number in range(self.ai_room)]
        self.firsts = {name: at(column) for name, column in FIRST_COLUMNS.items()}
        self.first = owner_numbers(columns, "first")
        self.active = owner_numbers(columns, "active")
        self.looker = owner_numbers(columns, "looker")
        self.grail = owner_numbers(columns, "grail")
        self.leader = columns.numbers("grail_carrier", names["leaders"])
        self.card = columns.numbers("looked[0]", names["cards"])
        self.unit = columns.numbers("shown[0]", names["units"])
        self.face = columns.numbers("dice[0]", names["faces"])
        self.omens = EffectColumns(columns, "omens", "omens", names["astrologers"])
        self.shared = UnitColumns(columns, "shared", "shared", names["units"], names["sides"])
        self.rooms = dict(columns.rooms)
        self.columns = {name: at(name) for name in ("round", "looker", "shared#", "omens#", "lost_combats", "dice#")}
        self.drawer = at("event_drawer")

    def write(self, s: State, row: Row) -> None:
        assert isinstance(s, Heroes3)
        held = row.held[SEEN]
        if held is None:
            held = row.held[SEEN] = SeenTable()
            row.cells[self.counts[0]] = s.seats
        assert isinstance(held, SeenTable)
        changed = 0
        if not held.has_story(s):
            changed = STORY
            if not held.is_same_scenario(s):
                row.held[GOALS] = None
                row.marks[SEEN] = 1
            held.keep_story(s)
            for i in range(len(STORY_FIELDS)):
                self.field(s, row, STORIES + i, STORY_FIELDS[i])
        story = changed != 0
        omens = story or held.omens != s.omens
        turn = self.turn_of(s, held)
        if story or omens or turn or not held.has_head(s, row.seat):
            self.write_head(s, row, omens)
            held.keep_head(s, row.seat)
        if omens:
            held.omens = s.omens.copy()
        if turn:
            changed |= turn
            held.keep_turn(s)
        if self.write_ais(s, row):
            changed |= AIS
        changed |= self.map.write(s, row, story and (row.marks[SEEN] == 1 or guards_change(s)))
        row.marks[SEEN] = 0
        for number in range(s.seats):
            changed |= self.players.write(s, row, number, omens, story)
        self.piles.write(s, row)
        self.combat.write(s, row)
        self.write_rest(s, row, changed)

    def turn_of(self, s: Heroes3, held: SeenTable) -> int:
        """What has changed of whose turn it is."""
        if held.has_turn(s):
            return 0
        changed = BESIDES
        if held.active != s.active or held.fought != (s.combat is not None):
            changed |= TURN
        if held.grail != s.grail:
            changed |= OWNS
        return changed

    def is_new(self, row: Row, part: int, seen: list[Any]) -> bool:
        """Whether something differs from what was seen before; it counts as seen now."""
        if row.held[part] == seen:
            return False
        row.held[part] = seen
        return True

    def field(self, s: Heroes3, row: Row, part: int, name: str) -> None:
        """Write a field by way of the View."""
        out: list[float] = []
        self.writers[name](self.shown[name](s, row.seat), out)
        row.fill(part, self.firsts[name], out)

    def write_head(self, s: Heroes3, row: Row, omens: bool) -> None:
        """Rounds and turns, cards looked at, what lies open."""
        rooms = self.rooms
        columns = self.columns
        out = [s.round, s.last_round, self.first[s.first], self.active[s.active], len(s.order)]
        out += s.order[: rooms["order"]]
        row.put(HEAD, columns["round"], out)
        row.put(DRAWER, self.drawer, [s.event_drawer])
        row.put(LOOK, columns["looker"], self.look_of(s, row))
        if omens:
            out = []
            self.omens.add(out, s.omens)
            row.put(OMENS, columns["omens#"], out)
        if s.shared or row.kept[SHARED]:
            out = []
            self.shared.add_forms(out, s.shared)
            row.put(SHARED, columns["shared#"], out)
        row.put(LOST, columns["lost_combats"], [s.lost_combats])
        if s.dice or row.kept[DICE]:
            out = []
            add_words(out, s.dice, self.face, rooms["dice"])
            row.put(DICE, columns["dice#"], out)

    def look_of(self, s: Heroes3, row: Row) -> list[int]:
        """From who looks at cards to who carries the Grail."""
        rooms = self.rooms
        out = [self.looker[s.looker], len(s.looked)]
        if s.looker == row.seat and row.seat >= 0:
            out.append(1)
            add_words(out, s.looked, self.card, rooms["looked"])
        else:
            add_zeros(out, 2 + rooms["looked"])
        if s.shown:
            add_words(out, s.shown, self.unit, rooms["shown"])
        else:
            add_zeros(out, 1 + rooms["shown"])
        out.append(len(s.spare_tiles))
        out += [len(tiles) for tiles in s.spare_tiles[: rooms["spare_tiles"]]]
        add_zeros(out, rooms["spare_tiles"] - len(s.spare_tiles))
        out += [0, 0] if s.grail < 0 else [self.grail[s.grail // 2], self.leader[s.grail % 2]]
        return out

    def write_ais(self, s: Heroes3, row: Row) -> bool:
        """Write the AI heroes and armies; whether any has changed."""
        if not s.ais and row.held[SEEN_AIS] is None:
            return False
        if not self.is_new(row, SEEN_AIS, [s.scenario, s.own_scenario, [ai_of(one) for one in s.ais]]):
            return False
        row.cells[self.counts[1]] = len(s.ais)
        for number in range(self.ai_room):
            part = self.ai_part + number
            if number < len(s.ais):
                out: list[float] = []
                self.writers["ais[]"](self.ai_shown(s, s.ais[number]), out)
                row.fill(part, self.ais[number], out)
            else:
                kept: Any = row.held[part]
                if kept is not None:
                    row.fill(part, self.ais[number], [0.0] * len(kept))
                    row.held[part] = None
        return True

    def write_rest(self, s: Heroes3, row: Row, changed: int) -> None:
        """What depends on much else: goals, walks, the end, events, the tile in the hand."""
        if changed:
            self.write_goals(s, row, changed)
            self.write_reach(s, row, changed)
        if changed & STORY or row.held[WAYS] is None:
            row.marks[WAYS] = int(s.facts.far_ways[s.scenario].get(s.seats) is not None or has_portals(s))
            row.marks[LINKS] = int(bool(scenario(s).links))
            self.field(s, row, WAYS, "ways")
            self.field(s, row, LINKS, "links")
        elif changed & MAP:
            if row.marks[WAYS]:
                self.field(s, row, WAYS, "ways")
            if row.marks[LINKS]:
                self.field(s, row, LINKS, "links")
        self.passing(s, row, END, "end", len(s.places) > 0)
        self.passing(s, row, FAIR, "fair", s.fair is not None)
        self.map.write_laying(s, row)

    def write_goals(self, s: Heroes3, row: Row, changed: int) -> None:
        """How far everybody is on the way to victory."""
        if row.held[GOALS] is None:
            row.marks[GOALS] = goals_watch(s)
            self.field(s, row, GOALS, "goals")
            self.goals.forget(row)
        elif not changed & row.marks[GOALS]:
            return
        self.goals.write(s, row)

    def write_reach(self, s: Heroes3, row: Row, changed: int) -> None:
        """Where the active heroes can walk: it depends on who is where, and on more where a scenario closes fields."""
        if s.combat is not None:
            self.map.no_reach(row)
            return
        watched = MAP | STORY | STANDS | TURN
        if s.ais or s.facts.scenario_closes[s.scenario]:
            watched |= AIS | ANY | BESIDES
        if changed & watched:
            self.map.write_reach(s, row)

    def passing(self, s: Heroes3, row: Row, part: int, name: str, there: bool) -> None:
        """Write a field that is empty most of the time."""
        if there:
            self.field(s, row, part, name)
        elif row.held[part] is not None:
            self.field(s, row, part, name)
            row.held[part] = None


def guards_change(s: Heroes3) -> bool:
    """Whether the guards of fields depend on the round or on what special rules remember."""
    rules = s.facts.scenario_rules[s.scenario]
    return "guards_harder" in rules or "stronghold" in rules


def goals_watch(s: Heroes3) -> int:
    """The changes that the goals of the scenario depend on."""
    found = STORY | AIS | FLAGS | OWNS
    for win in scenario(s).wins:
        if win.players and s.seats not in win.players:
            continue
        if win.parts:
            return found | MAP | ANY | TURN | BESIDES
        if win.kind in COUNTED_WITH_STOCKS:
            found |= STOCK
        elif win.kind not in COUNTED:
            return found | MAP | ANY | TURN | BESIDES
    return found


FIRST_COLUMNS: Final = {
    "scenario": "scenario",
    "mode": "mode",
    "difficulty": "difficulty",
    "boxes": "boxes#",
    "optional_rules": "optional_rules#",
    "resource_cards": "resource_cards?",
    "boss": "boss",
    "story": "story.armies_beaten",
    "goals": "goals#",
    "end": "end?",
    "fair": "fair?",
    "ways": "ways#",
    "links": "links#",
}
"""Where the fields begin that are made by way of the View."""


def ai_of(ai: AiHero) -> list[Any]:
    """Everything that an AI hero shows."""
    return [
        ai.faction, ai.at, ai.home, ai.came_from, ai.movement, ai.moves, ai.army.copy(), ai.skill, ai.citadel, ai.tower,
        ai.machines.copy(), ai.beaten, ai.out, ai.kind, ai.plan, ai.since, ai.reserve.copy(),
        ai.specialties.copy(),
    ]  # fmt: skip
