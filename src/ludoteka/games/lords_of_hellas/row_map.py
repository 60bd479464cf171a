"""The map of Lords of Hellas as numbers: regions, monuments, monsters and quests, each written when it changed."""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.facts import Facts
from ludoteka.games.lords_of_hellas.numbers import NOBODY
from ludoteka.games.lords_of_hellas.rules.control import listed
from ludoteka.games.lords_of_hellas.rules.monster_wounds import is_covered, places_of
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.row import Columns, Row, add_numbers, add_words, add_zeros

# What was seen of the State before, to find the regions and monsters that changed.
OWNER: Final = 0
HOPLITES: Final = 1
FORTIFIED: Final = 2
HERO_REGION: Final = 3
MONSTER_REGION: Final = 4
QUEST_SLOTS: Final = 5
TEMPLES: Final = 6
SLAYER: Final = 7
WOUNDS: Final = 8
EVOLUTIONS: Final = 9
LEVELS: Final = 10
PRAYING: Final = 11
QUEST: Final = 12
QUEST_STEP: Final = 13
# What was written.
MONUMENTS: Final = 14
QUESTS: Final = 15
REGION: Final = 16


def on_both(kept: list[int], now: list[int]) -> int:
    """Mask of the places that figures have left or reached."""
    mask = 0
    for i in range(len(now)):
        if not kept or kept[i] != now[i]:
            if now[i] >= 0:
                mask |= 1 << now[i]
            if kept and kept[i] >= 0:
                mask |= 1 << kept[i]
    return mask


def differing(kept: list[int], now: list[int], count: int) -> int:
    """Mask of the places, counted modulo a number of them, where two lists differ."""
    mask = 0
    for i in range(len(now)):
        if not kept or kept[i] != now[i]:
            mask |= 1 << i % count
    return mask


class MapWriter:
    """Writes the regions, monuments, monsters and quests."""

    def __init__(self, columns: Columns, facts: Facts, names: dict[str, list[str]]) -> None:
        at = columns.first
        self.facts = facts
        self.monster_part = REGION + facts.regions
        self.parts = self.monster_part + facts.monsters
        self.region = columns.numbers("regions[0].region", names["regions"])
        self.land = columns.numbers("regions[0].land", names["lands"])
        self.god = columns.numbers("regions[0].god", names["gods"])
        self.monster = columns.numbers("monsters[0].monster", names["monsters"])
        self.quest = columns.numbers("quests[0].quest", names["quests"])
        self.place = columns.numbers("monsters[0].wounds[0].place", names["places"])
        self.symbol = columns.numbers("monsters[0].wounds[0].symbol", names["symbols"])
        rewards = columns.numbers("monsters[0].wounds[0].reward", ["priest", "artifact"])
        self.reward = [0, rewards[0], rewards[1]]
        self.evolution = columns.numbers("monsters[0].evolutions[0]", names["evolutions"])
        self.artifact = columns.numbers("monsters[0].artifact", names["artifacts"])
        self.regions = [at(f"regions[{number}].region") for number in range(facts.regions)]
        self.changing = [at(f"regions[{number}].owner?") for number in range(facts.regions)]
        self.region_count = at("regions#")
        self.monuments = at("monuments#")
        self.monster_count = at("monsters#")
        self.monsters = [at(f"monsters[{number}].monster") for number in range(facts.monsters)]
        self.quests = at("quests#")
        self.neighbour_room = columns.room("regions[].neighbours")
        self.army_room = columns.room("regions[].armies")
        self.hero_room = columns.room("regions[].heroes")
        self.monster_room = columns.room("regions[].monsters")
        self.quest_room = columns.room("regions[].quests")
        self.priest_room = columns.room("monuments[].priests")
        self.wound_room = columns.room("monsters[].wounds")
        self.evolution_room = columns.room("monsters[].evolutions")
        self.slot_room = columns.room("quests")
        self.step_room = columns.room("quests[].steps")
        self.on_step_room = columns.room("quests[].steps[]")

    def begin(self, s: LordsOfHellas, row: Row) -> None:
        """Write what is printed."""
        facts = s.facts
        row.cells[self.region_count] = facts.regions
        row.cells[self.monster_count] = facts.monsters
        for region in range(facts.regions):
            printed = facts.region[region]
            out = [
                self.region[region],
                self.land[printed.land],
                printed.population,
                int(printed.room > 0),
                printed.recruits,
                printed.bonus,
                facts.shrines >> region & 1,
                int(region == facts.delphi),
            ]
            add_words(out, list(printed.neighbours), self.region, self.neighbour_room)
            first = self.regions[region]
            for i in range(len(out)):
                row.cells[first + i] = out[i]
            row.cells[first + len(out)] = printed.x
            row.cells[first + len(out) + 1] = printed.y

    def write(self, s: LordsOfHellas, row: Row) -> None:
        """Write what changed."""
        regions = s.facts.regions
        kept = row.kept
        dirty = 0
        quests = kept[QUEST_SLOTS] != s.quest_slots
        if quests:
            dirty = (1 << regions) - 1
            kept[QUEST_SLOTS] = s.quest_slots.copy()
        if kept[OWNER] != s.owner:
            dirty |= differing(kept[OWNER], s.owner, regions)
            kept[OWNER] = s.owner.copy()
        if kept[HOPLITES] != s.hoplites:
            dirty |= differing(kept[HOPLITES], s.hoplites, regions)
            kept[HOPLITES] = s.hoplites.copy()
        if kept[FORTIFIED] != s.fortified:
            dirty |= differing(kept[FORTIFIED], s.fortified, regions)
            kept[FORTIFIED] = s.fortified.copy()
        if kept[HERO_REGION] != s.hero_region:
            dirty |= on_both(kept[HERO_REGION], s.hero_region)
            kept[HERO_REGION] = s.hero_region.copy()
        moved = 0
        if kept[MONSTER_REGION] != s.monster_region:
            dirty |= on_both(kept[MONSTER_REGION], s.monster_region)
            moved = differing(kept[MONSTER_REGION], s.monster_region, s.facts.monsters)
            kept[MONSTER_REGION] = s.monster_region.copy()
        temples = kept[TEMPLES]
        if not temples or temples[0] != s.temples:
            dirty |= s.temples ^ temples[0] if temples else s.temples
            kept[TEMPLES] = [s.temples]
        for region in listed(dirty):
            self.write_region(s, row, region)
        self.write_monsters(s, row, moved)
        praying = row.changed(PRAYING, s.praying)
        if row.changed(LEVELS, s.levels) or praying:
            self.write_monuments(s, row)
        steps = row.changed(QUEST_STEP, s.quest_step)
        if row.changed(QUEST, s.quest) or steps or quests:
            self.write_quests(s, row)

    def write_region(self, s: LordsOfHellas, row: Row, region: int) -> None:
        """Who holds a region and what stands there."""
        facts = s.facts
        owner = s.owner[region]
        out = [0, 0] if owner == NOBODY else [1, owner]
        out += [s.temples >> region & 1, self.god[facts.god_of_region[region]], 0]
        armies = len(out) - 1
        heroes: list[int] = []
        for seat in range(s.seats):
            if s.camps[seat] >> region & 1:
                out[armies] += 1
                out.append(seat)
                out.append(s.hoplites[seat * facts.regions + region])
                out.append(s.fortified[region] if owner == seat else 0)
            if s.hero_region[seat] == region:
                heroes.append(seat)
        add_zeros(out, 3 * (self.army_room - out[armies]))
        add_numbers(out, heroes, self.hero_room)
        here = [one for one in range(facts.monsters) if s.monster_region[one] == region]
        add_words(out, here, self.monster, self.monster_room)
        quests = [one for one in s.quest_slots if one != NOBODY and facts.quest[one].region == region]
        add_words(out, quests, self.quest, self.quest_room)
        row.put(REGION + region, self.changing[region], out)

    def write_monuments(self, s: LordsOfHellas, row: Row) -> None:
        """The monuments and who prays there."""
        gods = s.facts.god
        out = [len(s.levels)]
        for god in range(len(s.levels)):
            priests = [seat for seat in range(s.seats) for _ in range(s.praying[god * s.seats + seat])]
            out += [self.god[god], self.region[gods[god].region], s.levels[god], gods[god].priest_places]
            add_numbers(out, priests, self.priest_room)
            out.append(gods[god].amount[s.levels[god]])
        row.put(MONUMENTS, self.monuments, out)

    def write_monsters(self, s: LordsOfHellas, row: Row, moved: int) -> None:
        """The monsters that moved, were wounded, evolved or were slain."""
        kept = row.kept
        count = s.facts.monsters
        if kept[SLAYER] != s.slayer:
            moved |= differing(kept[SLAYER], s.slayer, count)
            kept[SLAYER] = s.slayer.copy()
        if kept[WOUNDS] != s.wounds:
            moved |= differing(kept[WOUNDS], s.wounds, count)
            kept[WOUNDS] = s.wounds.copy()
        if kept[EVOLUTIONS] != s.evolutions:
            moved |= differing(kept[EVOLUTIONS], s.evolutions, count)
            kept[EVOLUTIONS] = s.evolutions.copy()
        for monster in listed(moved):
            self.write_monster(s, row, monster)

    def write_monster(self, s: LordsOfHellas, row: Row, monster: int) -> None:
        """One monster and its sheet."""
        facts = s.facts
        slayer = s.slayer[monster]
        out = [self.monster[monster], self.region[s.monster_region[monster]]]
        out += [0, 0] if slayer == NOBODY else [1, slayer]
        places = places_of(s, monster)
        out.append(len(places))
        for place in places[: self.wound_room]:
            out.append(self.place[place])
            out.append(self.symbol[facts.place_symbol[place]])
            out.append(self.reward[facts.place_reward[place]])
            out.append(int(is_covered(s, place)))
        add_zeros(out, 4 * (self.wound_room - len(places)))
        add_words(out, listed(s.evolutions[monster]), self.evolution, self.evolution_room)
        out.append(self.artifact[facts.monster[monster].artifact])
        row.put(self.monster_part + monster, self.monsters[monster], out)

    def write_quests(self, s: LordsOfHellas, row: Row) -> None:
        """The quests on their slots, and the heroes on each of their steps."""
        out = [len(s.quest_slots)]
        steps = s.facts.quest_track.steps
        for quest in s.quest_slots:
            if quest == NOBODY:
                add_zeros(out, 4 + self.step_room * (1 + self.on_step_room))
                continue
            out += [1, self.quest[quest], self.region[s.facts.quest[quest].region], steps]
            for step in range(steps):
                there = [seat for seat in range(s.seats) if s.quest[seat] == quest and s.quest_step[seat] == step]
                add_numbers(out, there, self.on_step_room)
            add_zeros(out, (self.step_room - steps) * (1 + self.on_step_room))
        row.put(QUESTS, self.quests, out)
