"""A combat of Heroes III as numbers, fighter by fighter."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.row_words import EffectColumns, MarkColumns, owner_numbers
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING
from ludoteka.games.heroes3.rules.battlefield.figures import (
    attack_of,
    defense_of,
    hp_of,
    initiative_of,
    printed_defense,
)
from ludoteka.games.heroes3.rules.battlefield.strikes import RETALIATION
from ludoteka.games.heroes3.rules.combat.acting import surrender_price
from ludoteka.games.heroes3.rules.combat.rounds import extension_price
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.row import Columns, Row, add_numbers, add_words, add_zeros

HEAD: Final = 0
BOARD: Final = 1
ORDER: Final = 2
PRICES: Final = 3
EFFECTS: Final = 4
SPELLS: Final = 5
PLAYED: Final = 6
STRIKE: Final = 7
TRAPS: Final = 8
FIGHTERS: Final = 9
"""The first of the fighters; each has a part for its figures and one for what lies on it."""
STARTS: Final = ("combat?", "combat.board#", "combat.active", "combat.extension?", "combat.effects#", "combat.spells#",
                 "combat.paid#", "combat.strike?", "combat.mines#")  # fmt: skip
"""The columns that the parts before the fighters begin with."""


class SeenCombat:
    """A combat as a row holds it."""

    effects: list[Effect]
    spells: list[int]
    spell_limit: list[int]
    paid: list[list[int]]
    resolving: list[int]
    used: list[int]
    ai_deck: list[int]
    ai_spells: list[int]
    azure: bool

    def __init__(self, c: Combat) -> None:
        self.attacker = c.attacker
        self.attacker_hero = c.attacker_hero
        self.defender = c.defender
        self.defender_hero = c.defender_hero
        self.controllers = c.controllers
        self.field = c.field
        self.level = c.level
        self.siege = c.siege
        self.limited = c.limited
        self.round = c.round
        self.fighters = len(c.form)
        self.keeps_cards = False

    def has_head(self, c: Combat) -> bool:
        """Whether it is still fought by the same, in the same round."""
        return (
            self.round == c.round
            and self.fighters == len(c.form)
            and self.attacker == c.attacker
            and self.attacker_hero == c.attacker_hero
            and self.defender == c.defender
            and self.defender_hero == c.defender_hero
            and self.controllers is c.controllers
            and self.field == c.field
            and self.level == c.level
            and self.siege == c.siege
            and self.limited == c.limited
        )

    def has_cards(self, c: Combat) -> bool:
        """Whether no card was played and no effect has ended."""
        return (
            self.keeps_cards
            and self.effects == c.effects
            and self.spells is c.spells
            and self.spell_limit is c.spell_limit
            and self.paid == c.paid
            and self.resolving == c.resolving
            and self.used is c.used
            and self.ai_deck is c.ai_deck
            and self.ai_spells is c.ai_spells
            and self.azure == c.azure
        )

    def keep_cards(self, c: Combat) -> None:
        self.keeps_cards = True
        self.effects = c.effects.copy()
        self.spells = c.spells
        self.spell_limit = c.spell_limit
        self.paid = [one.copy() for one in c.paid]
        self.resolving = c.resolving.copy()
        self.used = c.used
        self.ai_deck = c.ai_deck
        self.ai_spells = c.ai_spells
        self.azure = c.azure


class CombatWriter:
    """Writes the combat under way, or zeros in its place."""

    def __init__(self, columns: Columns, names: dict[str, list[str]], marks: dict[int, str], first_part: int) -> None:
        at = columns.first
        self.first_part = first_part
        self.fighters_room = columns.room("combat.fighters")
        self.parts = FIGHTERS + 2 * self.fighters_room
        self.firsts = [at(name) for name in STARTS]
        self.worn = [at(f"combat.fighters[{number}].layers#") for number in range(self.fighters_room)]
        self.fighters = [at(f"combat.fighters[{number}].number") for number in range(self.fighters_room)]
        self.attacker = owner_numbers(columns, "combat.attacker")
        self.defender = owner_numbers(columns, "combat.defender")
        self.controller = owner_numbers(columns, "combat.controllers[0]")
        self.attacker_hero = columns.numbers("combat.attacker_hero", names["leaders"])
        self.defender_hero = columns.numbers("combat.defender_hero", names["leaders"])
        self.field = columns.numbers("combat.field", names["fields"])
        self.unit = columns.numbers("combat.fighters[0].unit", names["units"])
        self.space = columns.numbers("combat.fighters[0].space", names["spaces"])
        self.movement = columns.numbers("combat.fighters[0].movement", names["movements"])
        self.card = columns.numbers("combat.resolving[0]", names["cards"])
        self.layer = columns.numbers("combat.fighters[0].layers[0]", names["cards"])
        self.marks = MarkColumns(columns, "combat.fighters[0].marks", marks)
        self.effects = EffectColumns(columns, "combat.effects", "combat.effects", names["cards"])
        rooms = columns.rooms
        self.rooms = {name.removeprefix("combat."): room for name, room in rooms.items() if name.startswith("combat.")}
        self.layers_room = columns.room("combat.fighters[].layers")
        self.marks_room = columns.room("combat.fighters[].marks")

    def write(self, s: Heroes3, row: Row) -> None:
        """Bring the columns of the combat up to date."""
        base = self.first_part
        c = s.combat
        if c is None:
            if row.kept[base + HEAD]:
                for at in range(self.fighters_room):
                    self.clear_fighter(row, at)
                for part in range(FIGHTERS):
                    row.put(base + part, self.firsts[part], [])
                    row.held[base + part] = None
            return
        held = row.held[base + HEAD]
        if not isinstance(held, SeenCombat) or not held.has_head(c):
            held = SeenCombat(c)
            row.held[base + HEAD] = held
            row.put(base + HEAD, self.firsts[HEAD], self.head_of(c))
        speed: list[int] = []
        for at in range(len(c.form)):
            speed.append(initiative_of(s, c, at))
            if at < self.fighters_room:
                self.write_fighter(s, row, c, at, speed[at])
        for at in range(len(c.form), self.fighters_room):
            if row.kept[base + FIGHTERS + 2 * at]:
                self.clear_fighter(row, at)
        if row.kept[base + BOARD][1 : 1 + len(c.board)] != c.board:
            out: list[int] = []
            add_numbers(out, c.board, self.rooms["board"])
            row.put(base + BOARD, self.firsts[BOARD], out)
        out = [c.active]
        add_numbers(out, order_by(c, speed), self.rooms["order"])
        row.put(base + ORDER, self.firsts[ORDER], out)
        row.put(base + PRICES, self.firsts[PRICES], self.prices_of(s, c))
        if not held.has_cards(c):
            held.keep_cards(c)
            self.write_cards(row, c)
        self.write_strike(row, c)

    def clear_fighter(self, row: Row, at: int) -> None:
        """Nobody fights there."""
        part = self.first_part + FIGHTERS + 2 * at
        row.put(part, self.fighters[at], [])
        row.put(part + 1, self.worn[at], [])
        row.held[part + 1] = None

    def write_fighter(self, s: Heroes3, row: Row, c: Combat, at: int, speed: int) -> None:
        """Write a fighter, and what lies on it if that has changed."""
        part = self.first_part + FIGHTERS + 2 * at
        row.put(part, self.fighters[at], self.fighter(s, c, at, speed))
        part += 1
        if row.held[part] is c.layers[at] and row.marks[part] == c.marks[at]:
            return
        row.held[part] = c.layers[at]
        row.marks[part] = c.marks[at]
        out: list[int] = []
        add_words(out, list(c.layers[at]), self.layer, self.layers_room)
        self.marks.add(out, c.marks[at], self.marks_room)
        row.put(part, self.worn[at], out)

    def write_cards(self, row: Row, c: Combat) -> None:
        """Effects, spells, cards played for power or being played, what works once."""
        base = self.first_part
        rooms = self.rooms
        if row.held[base + EFFECTS] != c.effects:
            row.held[base + EFFECTS] = c.effects.copy()
            out: list[int] = []
            self.effects.add(out, c.effects)
            row.put(base + EFFECTS, self.firsts[EFFECTS], out)
        out = []
        add_numbers(out, c.spells, rooms["spells"])
        add_numbers(out, c.spell_limit, rooms["spell_limit"])
        row.put(base + SPELLS, self.firsts[SPELLS], out)
        out = [len(c.paid)]
        for i in range(rooms["paid"]):
            if i < len(c.paid) and c.paid[i]:
                add_words(out, c.paid[i], self.card, rooms["paid[]"])
            else:
                add_zeros(out, 1 + rooms["paid[]"])
        add_words(out, c.resolving, self.card, rooms["resolving"])
        add_numbers(out, c.used, rooms["used"])
        out.append(len(c.ai_deck))
        out.append(len(c.ai_spells))
        out.append(int(c.azure))
        row.put(base + PLAYED, self.firsts[PLAYED], out)

    def write_strike(self, row: Row, c: Combat) -> None:
        """The attack in progress, and traps."""
        base = self.first_part
        strike = c.strike
        out: list[int] = []
        if strike is not None:
            out += [1, self.place(c.space[strike.attacker]), self.place(c.space[strike.target])]
            out.append(int(strike.kind == RETALIATION))
            add_numbers(out, strike.dice, self.rooms["strike.dice"])
        row.put(base + STRIKE, self.firsts[STRIKE], out)
        if row.held[base + TRAPS] is not c.traps:
            row.held[base + TRAPS] = c.traps
            out = []
            self.add_traps(out, [space for space, token in c.traps if token >= 0], self.rooms["mines"])
            self.add_traps(out, [space for space, token in c.traps if token < 0], self.rooms["quicksand"])
            row.put(base + TRAPS, self.firsts[TRAPS], out)

    def prices_of(self, s: Heroes3, c: Combat) -> list[int]:
        """What another round and surrender cost; what the active unit has done."""
        longer = c.limited and not c.azure
        gives_up = c.attacker < s.seats and c.defender < s.seats
        return [
            int(longer),
            extension_price(s) if longer else 0,
            int(gives_up),
            surrender_price(s) if gives_up else 0,
            int(c.moved),
            int(c.attacked),
            int(c.may_defend),
        ]

    def head_of(self, c: Combat) -> list[int]:
        """From who attacks to how many fight."""
        out = [
            1,
            self.attacker[c.attacker],
            self.attacker_hero[c.attacker_hero],
            self.defender[c.defender],
            self.defender_hero[c.defender_hero],
            len(c.controllers),
        ]
        room = self.rooms["controllers"]
        out += [self.controller[one] for one in c.controllers[:room]]
        add_zeros(out, room - len(c.controllers))
        out += [self.field[c.field], c.level, int(c.siege), int(c.limited), c.round, len(c.form)]
        return out

    def fighter(self, s: Heroes3, c: Combat, at: int, speed: int) -> list[int]:
        """A unit with the figures it has now, all effects counted."""
        form = c.form[at]
        return [
            at,
            self.unit[form // 2],
            form % 2,
            c.side[at],
            self.place(c.space[at]),
            attack_of(s, c, at),
            max(0, printed_defense(s, c, at) + defense_of(s, c, at)),
            hp_of(s, c, at),
            c.damage[at],
            speed,
            self.movement[s.facts.movement[form]],
            int(c.activated[at] != 0),
            int(c.retaliated[at] != 0),
            int(c.defending[at] != 0),
            int(c.paralysed[at] != 0),
            c.stack[at],
        ]

    def place(self, space: int) -> int:
        """The number of a space; the tower is the last."""
        if space < 0:
            return 0
        return self.space[space] if space < len(self.space) - 1 else self.space[-2]

    def add_traps(self, out: list[int], spaces: list[int], room: int) -> None:
        """The spaces of tokens."""
        out.append(len(spaces))
        out += [self.place(space) for space in spaces[:room]]
        add_zeros(out, room - len(spaces))


def order_of(s: Heroes3, c: Combat) -> list[int]:
    """Who is still to activate this round, as it looks now: by initiative, ties alternate (H3-COMBAT-11, R-13)."""
    return order_by(c, [initiative_of(s, c, at) for at in range(len(c.form))])


def order_by(c: Combat, speed: list[int]) -> list[int]:
    """The same from the initiative of every fighter."""
    active = c.active if c.active >= 0 and c.space[c.active] >= 0 else NOBODY
    out = [active] if active != NOBODY else []
    left = [at for at in range(len(speed)) if c.space[at] >= 0 and not c.activated[at] and at != active]
    tie = c.tie_initiative
    side = c.tie_side
    while left:
        best = speed[left[0]]
        for at in left:
            if speed[at] > best:
                best = speed[at]
        turn = 1 - side if tie == best else ATTACKING
        following = NOBODY
        for at in left:
            if speed[at] == best and (following == NOBODY or (c.side[following] != turn and c.side[at] == turn)):
                following = at
        tie = best
        side = c.side[following]
        left.remove(following)
        out.append(following)
    return out
