"""A battle and a hunt of Lords of Hellas as numbers, with what the seat can work out of them."""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas import row_odds as odds
from ludoteka.games.lords_of_hellas.numbers import NOBODY
from ludoteka.games.lords_of_hellas.rules.battlefield import (
    army_strength,
    attacker_refuges,
    blessing_bonus,
    current,
    defender_refuges,
    fighters,
    fortification,
    hero_bonus,
    side_of,
)
from ludoteka.games.lords_of_hellas.rules.cards import distinct
from ludoteka.games.lords_of_hellas.rules.control import fortified_of, listed
from ludoteka.games.lords_of_hellas.rules.hunt_effects import hunting
from ludoteka.games.lords_of_hellas.rules.hunt_wounds import set_wounds, single_wounds
from ludoteka.games.lords_of_hellas.rules.monster_wounds import open_places
from ludoteka.games.lords_of_hellas.state import Hunt, LordsOfHellas
from ludoteka.kernel.row import Columns, Row, add_numbers, add_words, add_zeros

BATTLE: Final = 0
SIDES: Final = 1
"""The first of two parts for each side of a battle: up to the chance of a turn, and after it."""
BATTLE_END: Final = 5
HUNT: Final = 6
HUNT_DRAWS: Final = 7
FIGHT_PARTS: Final = 8

PARTS: Final = ("hoplites", "fortified", "cards", "blessings", "hero")
"""What an army strength is made of."""


class SideColumns:
    """Where one side of a battle is."""

    first: int
    turning: int
    defeat: int
    shown: list[int]
    """The numbers of the parts of its strength that have columns, in their order."""
    cards_room: int
    refuges_room: int
    next_room: int
    __slots__ = tuple(__annotations__)


class FightWriter:
    """Writes the battle and the hunt under way; `base` is the first of its parts in a Row."""

    def __init__(self, columns: Columns, names: dict[str, list[str]], base: int) -> None:
        at = columns.first
        self.base = base
        self.region = columns.numbers("battle.region", names["regions"])
        self.card = columns.numbers("peeked[0]", names["cards"])
        self.attack = columns.numbers("hunt.attack", names["attacks"])
        self.monster = columns.numbers("hunt.monster", names["monsters"])
        self.place = columns.numbers("hunt.covered[0]", names["places"])
        self.symbol = columns.numbers("hunt.sets[0]", names["symbols"])
        self.card_names = names["cards"]
        self.symbol_names = names["symbols"]
        self.battle = at("battle?")
        self.origins = at("battle.origins#")
        self.origins_room = columns.room("battle.origins")
        self.sides = [side_columns(columns, "attacker"), side_columns(columns, "defender")]
        self.hunt = at("hunt?")
        self.meets = at("hunt.meets")
        self.draws = at("hunt.draws#")
        self.covered_room = columns.room("hunt.covered")
        self.drawn_room = columns.room("hunt.drawn")
        self.strengths_room = columns.room("hunt.drawn_strengths")
        self.fits_room = columns.room("hunt.fits")
        self.sets_room = columns.room("hunt.sets")
        self.draws_room = columns.room("hunt.draws")

    def write(self, s: LordsOfHellas, row: Row) -> None:
        """Write both, or zeros in their place."""
        if s.battles:
            self.write_battle(s, row)
        elif row.kept[self.base + BATTLE]:
            self.end_battle(row)
        if s.hunts:
            self.write_hunt(s, row, s.hunts[-1])
        elif row.kept[self.base + HUNT]:
            row.put(self.base + HUNT, self.hunt, [])
            row.put(self.base + HUNT_DRAWS, self.draws, [])
            row.real(self.meets, 0.0)
            for i in range(2 * self.draws_room):
                row.real(self.draws + 1 + i, 0.0)

    def end_battle(self, row: Row) -> None:
        """Nobody fights any more."""
        row.put(self.base + BATTLE, self.battle, [])
        row.put(self.base + BATTLE_END, self.origins, [])
        for side in range(2):
            row.put(self.base + SIDES + 2 * side, self.sides[side].first, [])
            row.put(self.base + SIDES + 2 * side + 1, self.sides[side].defeat, [])
            row.real(self.sides[side].turning, 0.0)

    def write_battle(self, s: LordsOfHellas, row: Row) -> None:
        """The battle under way."""
        battle = s.battles[-1]
        row.put(self.base + BATTLE, self.battle, [1, self.region[battle.region]])
        self.write_side(s, row, 0, battle.attacker)
        self.write_side(s, row, 1, battle.defender)
        out: list[int] = []
        add_words(out, listed(battle.origins), self.region, self.origins_room)
        out += [0, 0] if battle.winner == NOBODY else [1, battle.winner]
        row.put(self.base + BATTLE_END, self.origins, out)

    def write_side(self, s: LordsOfHellas, row: Row, number: int, fighter: int) -> None:
        """One side of the battle."""
        at = self.sides[number]
        battle = current(s)
        side = side_of(battle, fighter)
        own = fighter == row.seat or len(s.places) > 0
        hoplites = fighters(s, fighter)
        cards = s.hands[fighter] if own else odds.unseen_cards(s, row.seat)
        parts = [
            hoplites * s.facts.hoplite.strength,
            fortification(s, fighter),
            battle.bonus[side],
            blessing_bonus(s, fighter),
            hero_bonus(s, fighter),
        ]
        out = [fighter, hoplites, fortified_of(s, fighter, battle.region), army_strength(s, fighter)]
        for part in at.shown:
            out += [int(parts[part] != 0), parts[part]]
        out.append(battle.losses[side])
        add_words(out, battle.played[side], self.card, at.cards_room)
        out += [int(battle.passed[side]), len(s.hands[fighter])]
        out.append(odds.most_strength(s, fighter, cards, odds.cards_left(s, fighter)))
        nexts: dict[int, odds.NextCard | None] | None = None
        if own:
            nexts = {card: odds.next_card(s, fighter, card) for card in distinct(s.hands[fighter])}
        turning = odds.chance_to_turn(s, fighter, row.seat, nexts) if battle.winner == NOBODY else None
        out.append(int(turning is not None))
        row.put(self.base + SIDES + 2 * number, at.first, out)
        row.real(at.turning, 0.0 if turning is None else turning)
        away = (
            attacker_refuges(s, battle) if fighter == battle.attacker else defender_refuges(s, fighter, battle.region)
        )
        out = [battle.demands[1 - side]]
        add_words(out, listed(away), self.region, at.refuges_room)
        if nexts is not None:
            self.add_next_cards(out, nexts, at.next_room)
        row.put(self.base + SIDES + 2 * number + 1, at.defeat, out)

    def add_next_cards(self, out: list[int], nexts: dict[int, odds.NextCard | None], room: int) -> None:
        """What each card of one's own would make of the battle."""
        out += [1, 0]
        count = len(out) - 1
        for one in nexts.values():
            if one is not None:
                if out[count] < room:
                    out += [self.card[one.card], one.strength, one.enemy, one.losses]
                out[count] += 1

    def write_hunt(self, s: LordsOfHellas, row: Row, hunt: Hunt) -> None:
        """The hunt under way."""
        facts = s.facts
        own = hunt.seat == row.seat or len(s.places) > 0
        chooses = len(hunt.drawn) > 0 and row.seat == hunt.chooser
        over = not hunting(s)
        first = facts.first_place[hunt.monster]
        to_come: list[int] = []
        if not over and hunt.attack == NOBODY:
            to_come = list(odds.next_strengths(s, odds.attacks_to_come(s, row.seat)))
        out = [
            1,
            hunt.seat,
            hunt.chooser,
            self.monster[hunt.monster],
            self.region[hunt.region],
            int(over),
            hunt.attacks,
        ]
        add_words(out, [first + bit for bit in listed(hunt.covered)], self.place, self.covered_room)
        out += [self.attack[hunt.attack], hunt.strength, hunt.defence, len(hunt.drawn), int(chooses)]
        if chooses:
            add_words(out, hunt.drawn, self.attack, self.drawn_room)
            out.append(1)
            add_numbers(out, list(odds.next_strengths(s, hunt.drawn)), self.strengths_room)
        else:
            add_zeros(out, 3 + self.drawn_room + self.strengths_room)
        out += [1, min(to_come), 1, max(to_come)] if to_come else [0, 0, 0, 0]
        if own:
            self.add_wounds(out, s, hunt)
        else:
            add_zeros(out, 4 + self.fits_room + self.sets_room)
        meets = None if over else odds.chance_to_meet(s, row.seat)
        out.append(int(meets is not None))
        row.put(self.base + HUNT, self.hunt, out)
        row.real(self.meets, 0.0 if meets is None else meets)
        self.write_draws(s, row, over)

    def add_wounds(self, out: list[int], s: LordsOfHellas, hunt: Hunt) -> None:
        """The cards that fit an open wound, and the symbols of which there is a set; both sorted by their names."""
        open_now = open_places(s, hunt.monster)
        fits = {int(wound[1]) for wound in single_wounds(s, hunt.seat, open_now)}
        out.append(1)
        add_words(out, sorted(fits, key=self.card_names.__getitem__), self.card, self.fits_room)
        sets = {int(wound[1]) for wound in set_wounds(s, hunt.seat, open_now)}
        out.append(1)
        add_words(out, sorted(sets, key=self.symbol_names.__getitem__), self.symbol, self.sets_room)

    def write_draws(self, s: LordsOfHellas, row: Row, over: bool) -> None:
        """The chance to deal a wound after drawing cards; every other column is a chance."""
        rules = s.facts.hunt
        counts = [] if over else sorted({rules.draws_undefended, rules.draws_defended})
        row.put(self.base + HUNT_DRAWS, self.draws, [len(counts)])
        for i in range(self.draws_room):
            column = self.draws + 1 + 2 * i
            here = i < len(counts)
            row.real(column, counts[i] if here else 0.0)
            row.real(column + 1, odds.chance_to_wound(s, row.seat, counts[i]) if here else 0.0)


def side_columns(columns: Columns, name: str) -> SideColumns:
    """Where a side of a battle is."""
    found = SideColumns()
    found.first = columns.first(f"battle.{name}.seat")
    found.turning = columns.first(f"battle.{name}.turning")
    found.defeat = columns.first(f"battle.{name}.defeat")
    there = {part: columns.at.get(f"battle.{name}.parts{{{part}}}?", -1) for part in PARTS}
    found.shown = [PARTS.index(part) for part in sorted(PARTS, key=there.__getitem__) if there[part] >= 0]
    found.cards_room = columns.room(f"battle.{name}.cards")
    found.refuges_room = columns.room(f"battle.{name}.refuges")
    found.next_room = columns.room(f"battle.{name}.next_cards")
    return found
