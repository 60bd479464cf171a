"""A combat of Heroes III as numbers, fighter by fighter."""

from __future__ import annotations

from typing import Final

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
from ludoteka.kernel.row import Columns, Row, add_numbers, add_words, add_zeros

HEAD: Final = 0
TAIL: Final = 1
FIGHTERS: Final = 2
"""The first of the fighters."""


class CombatWriter:
    """Writes the combat under way, or zeros in its place."""

    def __init__(self, columns: Columns, names: dict[str, list[str]], marks: dict[int, str], first_part: int) -> None:
        at = columns.first
        self.first_part = first_part
        self.fighters_room = columns.room("combat.fighters")
        self.parts = FIGHTERS + self.fighters_room
        self.head = at("combat?")
        self.tail = at("combat.board#")
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
                for part in range(self.fighters_room):
                    row.put(base + FIGHTERS + part, self.fighters[part], [])
                row.put(base + HEAD, self.head, [])
                row.put(base + TAIL, self.tail, [])
            return
        row.put(base + HEAD, self.head, self.head_of(c))
        fighters = len(c.form)
        for at in range(self.fighters_room):
            if at < fighters:
                row.put(base + FIGHTERS + at, self.fighters[at], self.fighter(s, c, at))
            elif row.kept[base + FIGHTERS + at]:
                row.put(base + FIGHTERS + at, self.fighters[at], [])
        row.put(base + TAIL, self.tail, self.tail_of(s, c))

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

    def fighter(self, s: Heroes3, c: Combat, at: int) -> list[int]:
        """A unit with the figures it has now, all effects counted."""
        form = c.form[at]
        out = [
            at,
            self.unit[form // 2],
            form % 2,
            c.side[at],
            self.place(c.space[at]),
            attack_of(s, c, at),
            max(0, printed_defense(s, c, at) + defense_of(s, c, at)),
            hp_of(s, c, at),
            c.damage[at],
            initiative_of(s, c, at),
            self.movement[s.facts.movement[form]],
            int(c.activated[at] != 0),
            int(c.retaliated[at] != 0),
            int(c.defending[at] != 0),
            int(c.paralysed[at] != 0),
            c.stack[at],
        ]
        if c.layers[at]:
            add_words(out, list(c.layers[at]), self.layer, self.layers_room)
        else:
            add_zeros(out, 1 + self.layers_room)
        self.marks.add(out, c.marks[at], self.marks_room)
        return out

    def place(self, space: int) -> int:
        """The number of a space; the tower is the last."""
        if space < 0:
            return 0
        return self.space[space] if space < len(self.space) - 1 else self.space[-2]

    def tail_of(self, s: Heroes3, c: Combat) -> list[int]:
        """From the board on."""
        rooms = self.rooms
        out: list[int] = []
        add_numbers(out, c.board, rooms["board"])
        out.append(c.active)
        add_numbers(out, order_of(s, c), rooms["order"])
        out += [1, extension_price(s)] if c.limited and not c.azure else [0, 0]
        out += [1, surrender_price(s)] if c.attacker < s.seats and c.defender < s.seats else [0, 0]
        out += [int(c.moved), int(c.attacked), int(c.may_defend)]
        self.effects.add(out, c.effects)
        add_numbers(out, c.spells, rooms["spells"])
        add_numbers(out, c.spell_limit, rooms["spell_limit"])
        out.append(len(c.paid))
        for i in range(rooms["paid"]):
            if i < len(c.paid):
                add_words(out, c.paid[i], self.card, rooms["paid[]"])
            else:
                add_zeros(out, 1 + rooms["paid[]"])
        add_words(out, c.resolving, self.card, rooms["resolving"])
        add_numbers(out, c.used, rooms["used"])
        out += [len(c.ai_deck), len(c.ai_spells), int(c.azure)]
        strike = c.strike
        if strike is None:
            add_zeros(out, 5 + rooms["strike.dice"])
        else:
            out += [1, self.place(c.space[strike.attacker]), self.place(c.space[strike.target])]
            out.append(int(strike.kind == RETALIATION))
            add_numbers(out, strike.dice, rooms["strike.dice"])
        self.add_traps(out, [space for space, token in c.traps if token >= 0], rooms["mines"])
        self.add_traps(out, [space for space, token in c.traps if token < 0], rooms["quicksand"])
        return out

    def add_traps(self, out: list[int], spaces: list[int], room: int) -> None:
        """The spaces of tokens."""
        out.append(len(spaces))
        out += [self.place(space) for space in spaces[:room]]
        add_zeros(out, room - len(spaces))


def order_of(s: Heroes3, c: Combat) -> list[int]:
    """Who is still to activate this round, as it looks now: by initiative, ties alternate (H3-COMBAT-11, R-13)."""
    out = [c.active] if c.active >= 0 and c.space[c.active] >= 0 else []
    left = [at for at in range(len(c.form)) if c.space[at] >= 0 and not c.activated[at] and at not in out]
    if not left:
        return out
    speed = {at: initiative_of(s, c, at) for at in left}
    tie, side = c.tie_initiative, c.tie_side
    while left:
        best = max(speed[at] for at in left)
        first = [at for at in left if speed[at] == best]
        turn = 1 - side if tie == best else ATTACKING
        following = next((at for at in first if c.side[at] == turn), first[0])
        tie, side = best, c.side[following]
        left.remove(following)
        out.append(following)
    return out
