"""What a seat may know of Heroes III as numbers: what `view.py` shows, in the columns of the View.

What changes often is written straight from the State: the map, players, decks, the combat, walks. What changes seldom
(the scenario, goals, AI heroes, an event) is made by way of its field of the View, when something that it is made from
has changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludoteka.games.heroes3.row_combat import CombatWriter
from ludoteka.games.heroes3.row_map import MapWriter
from ludoteka.games.heroes3.row_piles import PILE_PARTS, PileWriter
from ludoteka.games.heroes3.row_players import PlayerWriter
from ludoteka.games.heroes3.row_words import EffectColumns, UnitColumns, owner_numbers
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.setup.start import RotateStart
from ludoteka.games.heroes3.rules.world.portals import has_portals
from ludoteka.games.heroes3.rules.world.tiles import PlaceTile, RotateTile
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import AiHero
from ludoteka.kernel.row import Columns, Row, RowWriter, add_words, add_zeros
from ludoteka.kernel.state import State

MAP: Final = 1
AIS: Final = 2
STORY: Final = 4
"""What the scenario is and how far its special rules have come; some hold from a round on."""
PLAYERS: Final = 8
TURN: Final = 16
"""Whose turn it is, what lies open, whether there is a combat, the end."""
RICHES: Final = 32
"""What players own that goals count: flags, levels, cubes, beaten heroes, who is out, the Grail."""
STOCKS: Final = 64
"""The same with resources."""
ANYTHING: Final = 128

STORY_FIELDS: Final = ("scenario", "mode", "difficulty", "boxes", "optional_rules", "resource_cards", "boss", "story")
COUNTED: Final = frozenset(
    ("points", "capture_enemy_town", "capture_every_enemy_town", "cube_of_every_enemy", "beat_enemy_main_hero",
     "flag_obelisks", "hold_obelisks", "flag_all_mines_and_settlements", "flag_all_settlements", "flag_lead")
)  # fmt: skip
"""Goals that depend on the tiles in sight, the story, and the riches of the players alone."""
COUNTED_WITH_STOCKS: Final = frozenset(("wealth", "ranking", "resource_at_round_end"))
"""Goals that ask for resources too."""

# The parts of the table; those of the writers follow.
SEEN_STORY: Final = 0
SEEN_AIS: Final = 1
SEEN_TURN: Final = 2
SEEN_RICHES: Final = 3
HEAD: Final = 4
LOOK: Final = 5
SHARED: Final = 6
OMENS: Final = 7
SEEN_OMENS: Final = 8
LOST: Final = 9
DICE: Final = 10
DRAWER: Final = 11
COUNTS: Final = 12
FAIR: Final = 13
GOALS: Final = 14
END: Final = 15
LAYING: Final = 16
WAYS: Final = 17
LINKS: Final = 18
SEEN_AROUND: Final = 19
SEEN_REACH: Final = 20
STORIES: Final = 21
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
        self.parts = self.piles.first_part + PILE_PARTS
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
        changed = 0
        if self.is_new(row, SEEN_STORY, story_of(s)):
            row.held[SEEN_STORY] = kept_story(s)
            changed |= STORY
            for i in range(len(STORY_FIELDS)):
                self.field(s, row, STORIES + i, STORY_FIELDS[i])
        self.write_head(s, row)
        if self.write_ais(s, row):
            changed |= AIS
        if self.map.write(s, row, changed & STORY != 0):
            changed |= MAP
        if row.held[COUNTS] is None:
            row.held[COUNTS] = self
            row.cells[self.counts[0]] = s.seats
        around: list[Any] = [s.active, s.omens, s.looker, s.looked, [(p.faction, p.built) for p in s.players]]
        anew = changed & (STORY | MAP) != 0
        if row.held[SEEN_AROUND] != around:
            around[1] = s.omens.copy()
            around[3] = s.looked.copy()
            row.held[SEEN_AROUND] = around
            anew = True
        for number in range(s.seats):
            if self.players.write(s, row, number, anew, changed & STORY != 0):
                changed |= PLAYERS
        self.piles.write(s, row)
        self.combat.write(s, row)
        self.write_rest(s, row, changed)

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

    def write_head(self, s: Heroes3, row: Row) -> None:
        """Rounds and turns, cards looked at, what lies open."""
        seen: list[Any] = [
            s.order, s.looked, s.shown, s.spare_tiles, s.shared, s.dice, s.omens, s.round, s.last_round, s.first,
            s.active, s.event_drawer, s.looker, s.looker == row.seat, s.grail, s.lost_combats,
        ]  # fmt: skip
        if row.held[HEAD] == seen:
            return
        seen[0] = s.order.copy()
        seen[1] = s.looked.copy()
        seen[2] = s.shown.copy()
        seen[3] = s.spare_tiles.copy()
        seen[4] = s.shared.copy()
        seen[5] = s.dice.copy()
        seen[6] = s.omens.copy()
        row.held[HEAD] = seen
        rooms = self.rooms
        columns = self.columns
        out = [s.round, s.last_round, self.first[s.first], self.active[s.active], len(s.order)]
        out += s.order[: rooms["order"]]
        row.put(HEAD, columns["round"], out)
        row.put(DRAWER, self.drawer, [s.event_drawer])
        row.put(LOOK, columns["looker"], self.look_of(s, row))
        if row.held[SEEN_OMENS] != s.omens:
            row.held[SEEN_OMENS] = s.omens.copy()
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
        turn = [s.active, s.combat is None, len(s.places), s.round, s.looker, s.grail]
        if self.is_new(row, SEEN_TURN, turn):
            changed |= TURN
        if changed & (MAP | STORY | AIS | PLAYERS | TURN):
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
        top = s.agenda[-1] if s.agenda else None
        laid = isinstance(top, RotateTile | PlaceTile | RotateStart)
        self.passing(s, row, LAYING, "laying", laid)

    def write_goals(self, s: Heroes3, row: Row, changed: int) -> None:
        """How far everybody is on the way to victory."""
        watch = row.marks[GOALS]
        if watch < 0 or changed & STORY:
            watch = goals_watch(s)
            row.marks[GOALS] = watch
        riches: list[Any] = [s.flag, s.stars, s.atlas, s.grail]
        riches += [[p.level, p.cubes, p.beaten, p.team, p.out, p.faction] for p in s.players]
        if watch == STOCKS:
            riches += [p.stock for p in s.players]
        if row.held[SEEN_RICHES] != riches:
            riches[0] = s.flag.copy()
            riches[1] = s.stars.copy()
            row.held[SEEN_RICHES] = riches
            changed |= RICHES
        watched = STORY | AIS | RICHES
        if watch == ANYTHING:
            watched |= MAP | PLAYERS | TURN
        if changed & watched:
            self.field(s, row, GOALS, "goals")

    def write_reach(self, s: Heroes3, row: Row, changed: int) -> None:
        """Where the active heroes can walk: it depends on who is where, and on more where a scenario closes fields."""
        if s.combat is not None:
            self.map.no_reach(row)
            row.held[SEEN_REACH] = None
            return
        if row.held[SEEN_REACH] is not None and not changed & (MAP | STORY | AIS | PLAYERS | TURN):
            return
        seen: list[Any] = [s.active, [(p.team, p.out, p.marks) for p in s.players], [p.at for p in s.players]]
        if 0 <= s.active < s.seats:
            seen.append(s.players[s.active].moves)
        anew = changed & (MAP | STORY) != 0
        if s.ais or s.facts.scenario_closes[s.scenario]:
            anew = anew or changed & (AIS | PLAYERS | TURN) != 0
        if anew or row.held[SEEN_REACH] != seen:
            seen[2] = [p.at.copy() for p in s.players]
            if len(seen) > 3:
                seen[3] = s.players[s.active].moves.copy()
            row.held[SEEN_REACH] = seen
            self.map.write_reach(s, row)

    def passing(self, s: Heroes3, row: Row, part: int, name: str, there: bool) -> None:
        """Write a field that is empty most of the time."""
        if there:
            self.field(s, row, part, name)
        elif row.held[part] is not None:
            self.field(s, row, part, name)
            row.held[part] = None


def goals_watch(s: Heroes3) -> int:
    """What the goals of the scenario depend on beside map and story: RICHES, STOCKS as well, or ANYTHING."""
    found = RICHES
    for win in scenario(s).wins:
        if win.players and s.seats not in win.players:
            continue
        if win.parts:
            return ANYTHING
        if win.kind in COUNTED_WITH_STOCKS:
            found = STOCKS
        elif win.kind not in COUNTED:
            return ANYTHING
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
    "laying": "laying?",
    "ways": "ways#",
    "links": "links#",
}
"""Where the fields begin that are made by way of the View."""


def story_of(s: Heroes3) -> list[Any]:
    """What the scenario is and how far its special rules have come."""
    return [
        s.round, s.scenario, s.mode, s.difficulty, s.boxes, s.optional, s.own_scenario, s.story, s.ledger, s.feats
    ]  # fmt: skip


def kept_story(s: Heroes3) -> list[Any]:
    """The same to keep: lists that change in place are copied."""
    return [
        s.round, s.scenario, s.mode, s.difficulty, s.boxes, s.optional, s.own_scenario, s.story.copy(),
        s.ledger.copy(), s.feats.copy(),
    ]  # fmt: skip


def ai_of(ai: AiHero) -> list[Any]:
    """Everything that an AI hero shows."""
    return [
        ai.faction, ai.at, ai.home, ai.came_from, ai.movement, ai.moves, ai.army.copy(), ai.skill, ai.citadel, ai.tower,
        ai.machines.copy(), ai.beaten, ai.out, ai.kind, ai.plan, ai.since, ai.reserve.copy(),
        ai.specialties.copy(),
    ]  # fmt: skip
