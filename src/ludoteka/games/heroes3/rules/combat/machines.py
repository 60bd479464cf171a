"""War machines in a combat: Ballista, Cannon, Catapult, First Aid Tent and Ammo Cart (H3-EXP-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.entries.parts import Price
from ludoteka.games.heroes3.facts import AI, MATERIALS, NOBODY, SPACES
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.battlefield.aiming import ChooseSpace
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING, NEIGHBOURS
from ludoteka.games.heroes3.rules.battlefield.damage import heal, over, wound
from ludoteka.games.heroes3.rules.battlefield.effects import lay, lay_plain, next_serial
from ludoteka.games.heroes3.rules.battlefield.figures import (
    alive,
    fight,
    fighters_of,
    owner_of,
    side_effect,
    units_of,
)
from ludoteka.games.heroes3.rules.battlefield.moments import has_deck
from ludoteka.games.heroes3.rules.battlefield.siege import break_piece, siege_pieces
from ludoteka.games.heroes3.rules.combat.cards import lowest_initiative
from ludoteka.games.heroes3.rules.common import DECLINE, is_seat
from ludoteka.games.heroes3.rules.resources import lose
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step

BALLISTA: Final = "ballista"
TENT: Final = "first_aid_tent"


def machine_play(s: Heroes3, name: str) -> Play:
    """The figures of a war machine."""
    return s.facts.card[s.facts.card_number[name]].plays[0]


def shot_price(s: Heroes3, name: str) -> Price:
    """What a shot of a war machine costs."""
    return next(machine.shot for machine in s.facts.content.war_machine if machine.id == name)


def owns_machine(s: Heroes3, c: Combat, side: int, name: str) -> int:
    """How many machines of a kind a side has in play, without those a card adds."""
    card = s.facts.card_number[name]
    owner = owner_of(c, side)
    if owner == AI and c.ai >= 0:
        return s.ais[c.ai].machines.count(card)
    return s.players[owner].permanent.count(card) if has_deck(s, c, side) else 0


def machines(s: Heroes3, c: Combat, side: int, name: str) -> int:
    """How many machines of a kind work for a side."""
    count = owns_machine(s, c, side, name)
    owner = owner_of(c, side)
    for effect in c.effects:
        if effect.name == f"extra_{name}" and effect.owner == owner:
            count += effect.amount
    if is_seat(s, owner) and has_deck(s, c, side):
        for effect in s.players[owner].ongoing:
            if effect.name == "extra_war_machine" and effect.card >= 0:
                count += sum(play.amount for play in s.facts.card[effect.card].plays if play.machine == name)
    return count


def has_machine(s: Heroes3, c: Combat, side: int, name: str) -> bool:
    """Whether a machine of the kind works for a side."""
    return machines(s, c, side, name) > 0


def machine_bonus(s: Heroes3) -> int:
    """What an astrologers card adds to every war machine."""
    return sum(1 for omen in s.omens if omen.name == "stronger_war_machines")


@mypyc_attr(free_list_len=1)
class MachinesReady(Step[Heroes3]):
    """The Ammo Cart helps the ranged units of its side for the whole combat."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: Heroes3) -> None:
        c = fight(s)
        if owns_machine(s, c, self.side, "ammo_cart"):
            owner = owner_of(c, self.side)
            lay_plain(c, "no_ranged_penalties", owner, NOBODY, 1, "combat")
            lay_plain(c, "ranged_initiative", owner, NOBODY, machine_play(s, "ammo_cart").initiative, "combat")
            if machine_bonus(s):
                lay_plain(c, "ranged_reroll", owner, NOBODY, 1, "combat")


def may_fire(s: Heroes3, c: Combat, side: int) -> bool:
    """Whether a side can have a war machine at all."""
    owner = c.attacker if side == ATTACKING else c.defender
    if owner == AI:
        return True
    if owner >= s.seats:
        return False
    player = s.players[owner]
    return bool(player.permanent or player.ongoing or c.effects)


class MachinesFire(Step[Heroes3]):
    """The war machines of a side work at the start of a combat round."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: Heroes3) -> None:
        c = fight(s)
        side = self.side
        if over(s) or not may_fire(s, c, side):
            return
        if has_machine(s, c, side, "cannon"):
            s.then(OfferShot(side, "cannon"))
        if has_machine(s, c, side, "catapult"):
            s.then(OfferShot(side, "catapult"))
        for _ in range(machines(s, c, side, BALLISTA)):
            s.then(Ballista(side, 0))


class Ballista(Step[Heroes3]):
    """A Ballista hits the slowest enemy, or the one its owner may choose (war machine, Gerwulf).

    `more` is how often that of an AI army hits it again.
    """

    __slots__ = ("more", "side")

    def __init__(self, side: int, more: int) -> None:
        self.side = side
        self.more = more

    def run(self, s: Heroes3) -> None:
        c = fight(s)
        if over(s):
            return
        aimed = side_effect(c, "aim_war_machine", self.side) is not None
        targets = fighters_of(c, 1 - self.side) if aimed else lowest_initiative(s, c, 1 - self.side)
        spaces = sorted(c.space[fighter] for fighter in targets)
        if not spaces:
            return
        seat = owner_of(c, self.side)
        damage = machine_play(s, BALLISTA).damage + machine_bonus(s)
        if len(spaces) == 1 or not is_seat(s, seat):
            target = c.board[spaces[0]]
            for _ in range(1 + self.more):
                if not over(s) and alive(c, target):
                    hit(s, c, self.side, c.space[target], damage)
        else:
            s.then(Shoot(seat, self.side, damage, spaces))


def hit(s: Heroes3, c: Combat, side: int, space: int, damage: int) -> None:
    """A machine hits the unit on a space, or the wall or gate that stands there."""
    fighter = c.board[space]
    if fighter < 0:
        break_piece(s, c, space)
        return
    lay_plain(c, "ballista_hit", owner_of(c, side), fighter, damage, "combat_round")
    s.tell(("machine-hits", space, damage))
    wound(s, c, fighter, damage, NOBODY)


class Shoot(ChooseSpace):
    """Whom a war machine hits (H3-EXP-02)."""

    __slots__ = ("damage", "side", "spaces")

    def __init__(self, seat: int, side: int, damage: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.side = side
        self.damage = damage
        self.spaces = spaces

    def options(self, s: Heroes3) -> list[Action]:
        return [("target", space) for space in sorted(self.spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("target", int() as space):
                hit(s, fight(s), self.side, space, self.damage)


class OfferShot(Step[Heroes3]):
    """Cannon and Catapult cost something for every shot; their owner may leave it."""

    __slots__ = ("machine", "side")

    def __init__(self, side: int, machine: str) -> None:
        self.side = side
        self.machine = machine

    def run(self, s: Heroes3) -> None:
        """Ask who can pay."""
        c = fight(s)
        seat = owner_of(c, self.side)
        if over(s) or not is_seat(s, seat):
            return
        price = shot_price(s, self.machine)
        player = s.players[seat]
        if player.experts >= price.expert_uses and player.stock[MATERIALS] >= price.building_materials:
            s.then(PaidShot(seat, self.side, self.machine, False))


class PaidShot(ChooseSpace):
    """Fire a Cannon or Catapult for its price, or not (H3-EXP-02)."""

    __slots__ = ("free", "machine", "side")

    def __init__(self, seat: int, side: int, machine: str, free: bool) -> None:
        super().__init__(seat)
        self.side = side
        self.machine = machine
        self.free = free

    def options(self, s: Heroes3) -> list[Action]:
        """Each enemy, and nothing."""
        c = fight(s)
        out: list[Action] = [DECLINE]
        out += [("target", c.space[fighter]) for fighter in fighters_of(c, 1 - self.side)]
        if self.machine == "catapult":
            out += [("target", space) for space in walls_ahead(c, self.side)]
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Pay and fire; a Catapult hits a neighbour too."""
        match action:
            case ("target", int() as space):
                if not self.free:
                    price = shot_price(s, self.machine)
                    s.players[self.seat].experts -= price.expert_uses
                    lose(s, self.seat, MATERIALS, price.building_materials)
                self.fire(s, fight(s), space)

    def fire(self, s: Heroes3, c: Combat, space: int) -> None:
        """Hit what stands there, and something next to it with a Catapult."""
        damage = machine_play(s, self.machine).damage + machine_bonus(s)
        near = stones_reach(c, self.side, space) if self.machine == "catapult" else []
        if len(near) > 1:
            s.then(Shoot(self.seat, self.side, damage, near))
        elif near:
            s.then(HitLater(self.side, near[0], damage))
        hit(s, c, self.side, space, damage)


class HitLater(Step[Heroes3]):
    """The second stone of a Catapult."""

    __slots__ = ("damage", "side", "space")

    def __init__(self, side: int, space: int, damage: int) -> None:
        self.side = side
        self.space = space
        self.damage = damage

    def run(self, s: Heroes3) -> None:
        """Hit who or what stands there."""
        c = fight(s)
        if not over(s) and (c.board[self.space] >= 0 or self.space in walls_ahead(c, self.side)):
            hit(s, c, self.side, self.space, self.damage)


def walls_ahead(c: Combat, side: int) -> list[int]:
    """Walls and gate that a Catapult of the attacker in a siege can break (H3-EXP-02, H3-SIEGE-02)."""
    return siege_pieces(c) if side == ATTACKING and c.siege else []


def stones_reach(c: Combat, side: int, space: int) -> list[int]:
    """Where the second stone of a Catapult may fall: what stands next to the first."""
    if space >= SPACES:
        return []
    walls = walls_ahead(c, side)
    return [near for near in NEIGHBOURS[space] if c.board[near] >= 0 or near in walls]


# -- the tent ---------------------------------------------------------------------------------------------------


def tent_options(s: Heroes3, c: Combat, seat: int, side: int, out: list[Action]) -> None:
    """The First Aid Tent heals one of its player's units once a combat round."""
    if not s.players[seat].permanent:
        return
    if not has_machine(s, c, side, TENT):
        return
    spaces = [c.space[fighter] for fighter in units_of(c, side)]
    out += [("use-tent", space) for space in spaces if tent_closed(s, c, side, space) is None]


def tent_closed(s: Heroes3, c: Combat, side: int, space: int) -> Action | None:
    """Why a tent cannot heal the unit on a space; None if it can (H3-EXP-02)."""
    if side_effect(c, "tent_rested", side) is not None:
        return ("tent-rested",)
    fighter = c.board[space]
    if fighter < 0 or c.side[fighter] != side:
        return ("nobody-there", space)
    return None if c.damage[fighter] else ("not-hurt", space)


def use_tent(s: Heroes3, c: Combat, seat: int, space: int) -> None:
    """A tent heals the unit on a space; doubled by Gem."""
    fighter = c.board[space]
    amount = machine_play(s, TENT).heals + machine_bonus(s)
    doubled = side_effect(c, "double_war_machine", c.side[fighter])
    if doubled is not None:
        amount *= doubled.amount
    lay_plain(c, "tent_rested", seat, NOBODY, 1, "combat_round")
    lay_plain(c, "tent_used", seat, fighter, amount, "combat_round")
    heal(s, c, fighter, amount)


# -- cards ------------------------------------------------------------------------------------------------------


def repeated(c: Combat, seat: int, machine: str) -> int:
    """The unit that a machine worked on this round, -1 for none."""
    name = "ballista_hit" if machine == BALLISTA else "tent_used"
    for effect in c.effects:
        if effect.name == name and effect.owner == seat and alive(c, effect.target):
            return effect.target
    return NOBODY


def do_machine_deed(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play) -> bool:
    """Cards that let war machines work more often or better (Artillery, First Aid, Tarnum, Torosar, Gem, Gerwulf)."""
    deed = play.deed
    name = play.machine
    if deed == "fire_war_machine":
        if name == BALLISTA:
            s.then(Ballista(side, 0))
        else:
            s.then(PaidShot(seat, side, name, True))
        return False
    if deed == "repeat_war_machine":
        fighter = repeated(c, seat, name)
        if fighter != NOBODY:
            for _ in range(play.times - 1):
                if name == BALLISTA and not over(s):
                    wound(s, c, fighter, machine_play(s, BALLISTA).damage + machine_bonus(s), NOBODY)
                elif name == TENT:
                    heal(s, c, fighter, machine_play(s, TENT).heals + machine_bonus(s))
        return False
    serial = next_serial(c)
    if deed == "extra_war_machine_and_fire":
        lay(c, f"extra_{name}", seat, card, NOBODY, play.amount, "combat", serial)
        for _ in range(machines(s, c, side, name)):
            s.then(Ballista(side, 0))
        return True
    if deed == "extra_war_machine":
        lay(c, f"extra_{name}", seat, card, NOBODY, play.amount, "combat", serial)
    else:
        lay(c, deed, seat, card, NOBODY, play.times or 1, "combat", serial)
    return True
