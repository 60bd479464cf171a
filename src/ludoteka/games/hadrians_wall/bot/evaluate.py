"""How well a seat stands, for bots: points so far, and what sheets, pool and cohorts promise for the years left.

Everything is measured in points. What lies ahead is worth less the further away it is, so that a bot that looks one
decision ahead sees the worth of every step towards it.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.hadrians_wall.facts import Facts
from ludoteka.games.hadrians_wall.figures import Pairs, Tokens
from ludoteka.games.hadrians_wall.numbers import (
    ACTIVE_DISDAIN,
    BATHS,
    BRIBE_YEARS,
    BUILDER,
    BUILT,
    CIPPI,
    CIVILIAN,
    COHORT,
    COHORT_FAVOUR,
    COHORT_FAVOURS,
    COHORTS,
    COURTHOUSE,
    DIPLOMATS,
    DISDAIN,
    FAVOUR,
    FORGIVEN,
    FORT,
    GLADIATORS,
    GOODS,
    GUARD,
    INFRASTRUCTURE,
    ITEMS,
    LARGE_GRANARY,
    LUDUS,
    MAP,
    MARKET,
    MEDIUM_GRANARY,
    MINING,
    PATHS,
    PRECINCT,
    PRODUCTION,
    RENOWN,
    RESOURCE,
    RULING_YEARS,
    RULINGS_ROOM,
    SCOUTS,
    SERVANT,
    SHOW_YEARS,
    SIDES,
    SOLDIER,
    STRENGTH,
    TEMPLE,
    TEMPLE_FAVOURS,
    TEMPLES,
    THEATRE,
    TRACKS_END,
    TRADERS,
    TRAINING,
    WALL,
    WOUNDS,
)
from ludoteka.games.hadrians_wall.rules.scoring import DISDAIN_LEFT, measure, points
from ludoteka.games.hadrians_wall.state import ACTIONS, CARDS, Frontier
from ludoteka.kernel.action import Seat

ITEM: Final = (0.55, 0.5, 0.45, 0.55, 0.5)
"""What a soldier, builder, servant, civilian and resource in the pool are worth."""
ATTRIBUTE: Final = 1.12
"""A box of an attribute: its point, and a part of the worker or attribute that waits on the track."""
CITIZEN: Final = 0.6
COHORT_BOX: Final = 1.1
A_FAVOUR: Final = 0.9
AHEAD: Final = 0.76
"""How much of its worth a box keeps for each box that has to be filled before it."""
CLOSED: Final = 0.5
"""How much of its worth a box keeps that the fort, a granary or a citizen still closes."""
NEARLY: Final = 0.75
"""How much of its worth a building keeps that could be built now, and again for each step it is further away."""
WAY: Final = 0.75
"""How much of a path card's next point the way to its threshold is worth."""
DISDAIN_POINT: Final = 2.0
VALOUR_POINT: Final = 1.3
GROWTH: Final = 0.8
"""How many boxes each cohort is taken to grow in a year."""
COLUMN: Final = 1.4
"""What a granary is worth for each year left."""
FORT_BOX: Final = 0.12
"""What a fort box is worth for each year left, besides what it bears and gives."""
YEARLY: Final = 1.9
"""What items and attributes of later years are worth beside those of today: they come early enough to plan with."""
SHOW: Final = 1.0
RULING: Final = 0.35
GOOD: Final = 0.6
SCOUT: Final = 0.65
DIPLOMAT: Final = 1.2
MAP_ROW: Final = 1.0
FATE_ITEMS: Final = 4.0
"""What the items of an average fate card are worth."""
PROSPECT_ITEMS: Final = 0.9
NEVER: Final = 99
FURTHEST: Final = 64
"""No building is more steps away than this."""


class Judge:
    """Tables of what boxes and buildings are worth, made once from the printed facts."""

    __slots__ = ("ahead", "building_net", "building_steps", "facts", "nearly", "over", "token", "yearly", "years")

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.years = facts.years
        self.token = token_values()
        self.over = excess_table()
        self.ahead = self.tracks_ahead()
        self.building_net = tuple(
            self.worth(building.gain)
            + (ATTRIBUTE if building.gain_one_of else 0.0)
            - self.price(self.cost(("build", number)))
            for number, building in enumerate(facts.building)
        )
        self.building_steps = [self.steps_of(building) for building in range(len(facts.building))]
        self.nearly = [NEARLY ** (1 + steps) for steps in range(FURTHEST)]
        self.yearly = [ATTRIBUTE * YEARLY] * len(facts.building)
        for number in facts.yearly:
            self.yearly[number] = ITEM[facts.building[number].yearly] * facts.building[number].circles * YEARLY

    # -- tables -------------------------------------------------------------------------------------------------

    def cost(self, action: tuple[str | int, ...]) -> Pairs:
        """What an offer costs; nothing if there is no such offer."""
        offer = self.facts.offer_of.get(action)
        return () if offer is None else offer.cost

    def price(self, cost: Pairs) -> float:
        """A cost in points."""
        return sum((ITEM[item] * count for item, count in cost), 0.0)

    def worth(self, tokens: Tokens) -> float:
        return sum((self.token[token] for token in tokens), 0.0)

    def tracks_ahead(self) -> list[list[list[float]]]:
        """For each track, boxes filled and boxes open: what the boxes still ahead are worth."""
        prices = [0.0] * TRACKS_END
        for track, item in (
            (MINING, SERVANT),
            (GUARD, SOLDIER),
            (CIPPI, RESOURCE),
            (WALL, RESOURCE),
            (FORT, BUILDER),
            (TRAINING, BUILDER),
        ):
            prices[track] = ITEM[item]
        for track in range(TRADERS, COHORTS):
            prices[track] = ITEM[CIVILIAN]
        for track in range(TEMPLES, STRENGTH):
            prices[track] = ITEM[SERVANT]
        table: list[list[list[float]]] = []
        for track in range(TRACKS_END):
            boxes = [self.worth(box.gain) - prices[track] for box in self.facts.track[track]]
            rows = []
            for filled in range(len(boxes) + 1):
                row = []
                for opened in range(len(boxes) + 1):
                    value, weight = 0.0, AHEAD
                    for box in range(filled, len(boxes)):
                        value += weight * boxes[box] * (1.0 if box < opened else CLOSED)
                        weight *= AHEAD
                    row.append(value)
                rows.append(row)
            table.append(rows)
        return table

    def steps_of(self, building: int) -> list[tuple[int, int]]:
        """The cells a building waits for, and how far each has to be; infrastructure as boxes of the fort."""
        steps: list[tuple[int, int]] = []
        for cell, need in self.facts.building[building].needs:
            if cell == INFRASTRUCTURE:
                steps.append((FORT, self.facts.infrastructure.index(need)))
            elif cell != ACTIVE_DISDAIN:
                steps.append((cell, need))
        return steps

    # -- judging ------------------------------------------------------------------------------------------------

    def evaluate(self, s: Frontier, seat: Seat) -> float:
        """What a seat may hope to score."""
        f = self.facts
        row = s.rows[seat]
        if s.places:
            return float(points(f, row))
        left = self.years - s.year
        yields = left + 1 if s.phase == CARDS else left
        value = 0.0
        for attribute in range(RENOWN, TRADERS):
            value += row[attribute] * ATTRIBUTE
        if not (s.phase == ACTIONS and s.lanes and not s.lanes[seat]):  # an ended year wastes what the pool holds
            for item in range(len(ITEMS)):
                value += row[item] * ITEM[item]
        value += left * FATE_ITEMS + yields * PROSPECT_ITEMS
        disdain, defence = self.defence(s, row)
        value += defence
        value += self.paths(row, disdain, left)
        value += self.left_sheet(row, yields)
        value += self.buildings(s, row, left, yields)
        value += self.right_sheet(row, left)
        return value

    def defence(self, s: Frontier, row: list[int]) -> tuple[float, float]:
        """Active disdain to expect at the end, and what it costs against the valour that attacks may bring."""
        f = self.facts
        over = self.over
        active = row[DISDAIN] - row[FORGIVEN]
        disdain = float(active)
        valour = 0.0
        paid = sum(s.neutral_resources) + sum(s.neutral_soldiers)
        favours = row[TEMPLE_FAVOURS] + sum(row[COHORT_FAVOURS : COHORT_FAVOURS + len(SIDES)])
        for year in range(s.year, self.years + 1):
            cards = f.year[year - 1].attack_cards[s.difficulty]
            if year == s.year:
                cards += paid * f.attacks_per_item
            grown = GROWTH * (year - s.year)
            through = 0.0
            for side in range(len(SIDES)):
                through += excess(over[min(cards, len(over) - 1)], row[COHORTS + side] + grown)
            flag = f.year[year - 1].flag
            broken = flag * through / (flag + through)
            disdain += broken
            valour += flag - broken
        value = valour * VALOUR_POINT - disdain * DISDAIN_POINT + min(favours, 4) * A_FAVOUR
        return disdain, value

    def paths(self, row: list[int], disdain: float, left: int) -> float:
        """Points of the path cards, and a part of the next one for the way to it."""
        f = self.facts
        value = 0.0
        for card in row[PATHS : PATHS + self.years]:
            if card < 0:
                continue
            path = f.card[card]
            if path.measure == DISDAIN_LEFT:
                value += max(0.0, path.vp[-1] - disdain * 0.6)
                continue
            have = measure(f, row, path.measure)
            reached = 0
            last = 0
            for threshold, won in zip(path.at, path.vp, strict=True):
                if have >= threshold:
                    reached = won
                    last = threshold
                else:
                    value += WAY * (won - reached) * (have - last) / (threshold - last)
                    break
            value += reached
        return value

    def left_sheet(self, row: list[int], yields: int) -> float:
        """What production yields, and what waits on the tracks of the left sheet."""
        f = self.facts
        ahead = self.ahead
        fort = row[FORT]
        value = row[PRODUCTION] * yields * ITEM[RESOURCE] * YEARLY + fort * FORT_BOX * yields
        column = 2 if row[BUILT] >> LARGE_GRANARY & 1 else row[BUILT] >> MEDIUM_GRANARY & 1
        for track in (MINING, GUARD, FORT):
            value += ahead[track][row[track]][f.column_ends[track][column]]
        value += ahead[WALL][row[WALL]][min(fort, f.column_ends[WALL][column])]
        bearing = 0
        for box in f.track[CIPPI]:
            bearing += fort >= box.needs[0][1]
        value += ahead[CIPPI][row[CIPPI]][bearing]
        return value

    def buildings(self, s: Frontier, row: list[int], left: int, yields: int) -> float:
        """What buildings will still bring, and what those are worth that could be built."""
        built = row[BUILT]
        value = 0.0
        for building in range(1, len(self.building_net)):
            if built >> building & 1:
                value += self.lasting(s, row, building, left, yields)
                continue
            steps = self.steps_to(row, building)
            if steps >= NEVER:
                continue
            net = self.building_net[building] + self.lasting(s, row, building, left, left)
            if net > 0.0:
                value += net * self.nearly[steps]
        return value

    def steps_to(self, row: list[int], building: int) -> int:
        """How many boxes or buildings a building is away from being built."""
        f = self.facts
        steps = 0
        before = f.building[building].after
        if before >= 0 and not row[BUILT] >> before & 1:
            steps = 2
            first = f.building[before].after
            if first >= 0 and not row[BUILT] >> first & 1:
                return NEVER
        for cell, need in self.building_steps[building]:
            if need > row[cell]:
                steps += need - row[cell]
        return steps

    def lasting(self, s: Frontier, row: list[int], building: int, left: int, yields: int) -> float:
        """What a building brings after it is built."""
        f = self.facts
        if building <= LARGE_GRANARY:
            return COLUMN * left
        if building < PRECINCT:
            return self.yearly[building] * yields
        if building == MARKET:
            return self.market(row)
        if building == THEATRE:
            shown = s.year in row[SHOW_YEARS : SHOW_YEARS + len(f.show)]
            free = 0
            for show in range(len(f.show)):
                free += not row[SHOW_YEARS + show] and row[TRADERS + 1] + 2 >= f.show[show].needs[0][1]
            return SHOW * min(free, left + (0 if shown else 1))
        if building == LUDUS:
            promise = 0.0
            for gladiator in range(len(GLADIATORS)):
                promise += self.gladiator(row, gladiator)
            return promise
        if TEMPLE <= building < BATHS:
            return self.temple(row, building - TEMPLE)
        if building == BATHS:
            bribes = min(row[DISDAIN] - row[FORGIVEN] + 1, row[BRIBE_YEARS : BRIBE_YEARS + len(f.bribe)].count(0))
            return min(bribes, 2 * left) * 0.6
        if building == COURTHOUSE:
            room = row[RULING_YEARS : RULING_YEARS + RULINGS_ROOM * len(SIDES)].count(0)
            return RULING * min(room, len(SIDES) * left + 1)
        return 0.0

    def market(self, row: list[int]) -> float:
        """What goods are still worth on the free hexagons."""
        f = self.facts
        value = 0.0
        for hexagon in range(len(f.hexagon)):
            if not row[GOODS + hexagon]:
                short = f.hexagon[hexagon].needs[0][1] - row[TRADERS]
                value += GOOD * (0.8 if short <= 0 else 0.3 if short <= 2 else 0.0)
        return value

    def gladiator(self, row: list[int], gladiator: int) -> float:
        """What a gladiator's battles may still bring."""
        strength = row[STRENGTH + gladiator]
        standing = strength - row[WOUNDS + gladiator]
        if strength == 0:
            return 1.0
        if standing <= 0:
            return 0.0
        f = self.facts
        dies = 1.0 if standing == 1 else 0.66 if standing == 2 else 0.25 if standing == 3 else 0.0
        last = f.strength[strength - 1]
        return dies * self.worth(last.on_death) + (1.0 - dies) * 1.3 * self.worth(last.on_survival)

    def temple(self, row: list[int], number: int) -> float:
        """What the boxes of a temple are still worth."""
        f = self.facts
        track = TEMPLES + number
        opened = 0
        for box in f.track[track]:
            opened += row[TRADERS + 2] >= box.needs[0][1]
        value = self.ahead[track][row[track]][opened]
        before = f.temple_after[number]
        if before >= 0 and row[before] < len(f.track[before]):
            value *= CLOSED
        return value

    def right_sheet(self, row: list[int], left: int) -> float:
        """What waits on the citizen tracks, and diplomats and scouts."""
        f = self.facts
        value = 0.0
        for track in range(TRADERS, COHORTS):
            value += self.ahead[track][row[track]][len(f.track[track])]
        patricians = row[TRADERS + 4]
        if row[DIPLOMATS] < len(f.diplomat):
            short = max(0, f.diplomat[row[DIPLOMATS]].needs[0][1] - patricians)
            value += DIPLOMAT * NEARLY ** (1 + short)
        weight = SCOUT
        for scout in range(row[SCOUTS], len(f.scout)):
            short = max(0, f.scout[scout].needs[0][1] - patricians)
            value += weight * NEARLY ** (1 + short)
            weight *= 0.7
        for whole in f.map_rows:
            part = (row[MAP] & whole).bit_count()
            if part < 5:
                value += MAP_ROW * part * part / 50
        return value


def token_values() -> list[float]:
    """What each symbol is worth."""
    values = [0.0] * (COHORT_FAVOUR + 10)
    for item in range(len(ITEMS)):
        values[item] = ITEM[item]
    for attribute in range(RENOWN, TRADERS):
        values[attribute] = ATTRIBUTE
    for citizen in range(TRADERS, COHORTS):
        values[citizen] = CITIZEN
    values[PRODUCTION] = 1.0
    values[COHORT] = COHORT_BOX
    values[FAVOUR] = A_FAVOUR
    return values


def excess_table() -> list[list[float]]:
    """How many of a number of attack cards exceed a cohort's boxes on average; each card hits it one time in three."""
    table: list[list[float]] = []
    chances = [1.0]
    for _ in range(40):
        row = [sum(max(0, hits - boxes) * chance for hits, chance in enumerate(chances)) for boxes in range(8)]
        table.append(row)
        grown = [0.0] * (len(chances) + 1)
        for hits, chance in enumerate(chances):
            grown[hits] += chance * 2 / 3
            grown[hits + 1] += chance / 3
        chances = grown
    return table


def excess(row: list[float], boxes: float) -> float:
    """A value between two columns of the table."""
    low = int(boxes)
    if low >= len(row) - 1:
        return row[-1]
    part = boxes - low
    return row[low] * (1 - part) + row[low + 1] * part
