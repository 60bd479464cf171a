"""Combat rounds: who activates when, and the limit against neutrals (H3-COMBAT-11, H3-COMBAT-24, H3-COMBAT-25,
H3-COMBAT-26)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.facts import AI, NOBODY
from ludoteka.games.heroes3.rules.battlefield.aiming import ChooseSpace
from ludoteka.games.heroes3.rules.battlefield.board import (
    ATTACKING,
    DEFENDING,
)
from ludoteka.games.heroes3.rules.battlefield.damage import over
from ludoteka.games.heroes3.rules.battlefield.effects import end_of_round
from ludoteka.games.heroes3.rules.battlefield.figures import (
    SPELL_BONUS,
    fight,
    initiative_of,
    side_effect,
    tier_of,
)
from ludoteka.games.heroes3.rules.battlefield.moments import ROUND_END, ROUND_START
from ludoteka.games.heroes3.rules.combat.acting import Activation, activate
from ludoteka.games.heroes3.rules.combat.artillery import FIRED
from ludoteka.games.heroes3.rules.combat.boss import boss_round
from ludoteka.games.heroes3.rules.combat.joining import reserve_joins
from ludoteka.games.heroes3.rules.combat.machines import MachinesFire, may_fire
from ludoteka.games.heroes3.rules.combat.windows import (
    CardWindow,
    offer_cards,
)
from ludoteka.games.heroes3.rules.common import OPT_FREE_EXTENSION, optional
from ludoteka.games.heroes3.rules.world.scenario_map import is_stronghold
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


@mypyc_attr(free_list_len=1)
class CombatLoop(Step[Heroes3]):
    """Units activate one after another until the combat is decided (H3-COMBAT-12, H3-COMBAT-27)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """The next activation, or the end of the round."""
        c = s.combat
        if c is not None and c.winner < 0:
            s.then(self)
            next_activation(s, c)


@mypyc_attr(free_list_len=1)
class CombatRoundStart(Step[Heroes3]):
    """A combat round begins: war machines work, cards of its start may be played (H3-COMBAT-12, H3-EXP-02)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        c = fight(s)
        if over(s):
            return
        c.round += 1
        for fighter in range(len(c.form)):
            c.activated[fighter] = 0
            c.retaliated[fighter] = 0
            c.marks[fighter] &= ~SPELL_BONUS
        c.spells = [0, 0]
        c.spell_limit = [1 + extra_limit(c, 0), 1 + extra_limit(c, 1)] if c.effects else [1, 1]
        c.tie_initiative = NOBODY
        s.tell(("combat-round", c.round))
        if c.effects:
            boss_round(s, c)
        if FIRED in s.ledger:
            s.ledger[FIRED] = []
        if c.ai >= 0 and c.round > 1:
            reserve_joins(s, c)
        if may_fire(s, c, ATTACKING) or may_fire(s, c, DEFENDING):
            s.then(MachinesFire(ATTACKING), MachinesFire(DEFENDING), CardWindow(ROUND_START, ATTACKING, 0))
            return
        offer_cards(s, ROUND_START, ATTACKING)


def extra_limit(c: Combat, side: int) -> int:
    """Further spells a round that a card gives for the whole combat."""
    effect = side_effect(c, "spell_limit", side)
    return 0 if effect is None else effect.amount


def waiting(s: Heroes3, c: Combat) -> list[int]:
    """Fighters of the highest initiative among those that have not activated this round (H3-COMBAT-11, R-12)."""
    best = -1
    out: list[int] = []
    plain = not c.effects
    initiative = s.facts.initiative
    spaces = c.space
    for fighter, activated in enumerate(c.activated):
        if activated or spaces[fighter] < 0:
            continue
        if plain and not c.layers[fighter] and not c.stack[fighter]:
            speed = initiative[c.form[fighter]]
        else:
            speed = initiative_of(s, c, fighter)
        if speed > best:
            best = speed
            out = [fighter]
        elif speed == best:
            out.append(fighter)
    return out


def next_activation(s: Heroes3, c: Combat) -> None:
    """The unit with the highest initiative activates; ties alternate, the attacker first (H3-COMBAT-11, R-13).

    When all have activated the round ends.
    """
    first = waiting(s, c)
    if not first:
        s.then(CombatRoundEnd())
        return
    side = c.side[first[0]]
    if len(first) > 1:
        speed = initiative_of(s, c, first[0])
        if any(c.side[other] != side for other in first):
            side = 1 - c.tie_side if c.tie_initiative == speed else ATTACKING
        first = [fighter for fighter in first if c.side[fighter] == side]
    if len(first) > 1:
        seat = c.controllers[side]
        if seat == AI:
            top = max(tier_of(s, c, fighter) for fighter in first)
            first = [fighter for fighter in first if tier_of(s, c, fighter) == top]
            seat = c.controllers[1 - side]
        if len(first) > 1 and seat != AI:
            s.then(ActivateWhich(seat, side, sorted(c.space[fighter] for fighter in first)))
            return
    activate(s, c, first[0])


@mypyc_attr(free_list_len=1)
class ActivateWhich(ChooseSpace):
    """Which of several equally fast units of a side activates first (R-13)."""

    __slots__ = ("side", "spaces")

    def __init__(self, seat: int, side: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.side = side
        self.spaces = spaces

    def options(self, s: Heroes3) -> list[Action]:
        return [("activate", space) for space in sorted(self.spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("activate", int() as space):
                s.then(Activation(fight(s).board[space]))


@mypyc_attr(free_list_len=1)
class CombatRoundEnd(Step[Heroes3]):
    """A combat round is over; against neutrals, none of them azure, the hero pays movement for another one or retreats
    (H3-COMBAT-24, H3-COMBAT-26)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """End the effects of the round and look at the limit."""
        c = fight(s)
        end_of_round(s, c)
        s.tell(("combat-round-over", c.round))
        endless = c.azure and not is_stronghold(s, c.field)
        limit = c.limited and not endless and c.round >= s.facts.content.combat.neutral_rounds
        s.then(Extend() if limit else CombatRoundStart())
        offer_cards(s, ROUND_END, ATTACKING)


class Extend(Step[Heroes3]):
    """Another round for a movement point, or the retreat (H3-COMBAT-24, H3-COMBAT-25, R-31)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Ask, unless a card has paid for it or nothing can."""
        c = fight(s)
        if over(s):
            return
        for effect in c.effects:
            if effect.name == "extend_combat" and effect.since == c.round:
                s.then(CombatRoundStart())
                return
        s.then(ExtendOrRetreat(c.attacker))


def extension_price(s: Heroes3) -> int:
    """Movement that one more round costs (H3-COMBAT-24)."""
    return 0 if optional(s, OPT_FREE_EXTENSION) else s.facts.content.combat.extension_movement


@mypyc_attr(free_list_len=1)
class ExtendOrRetreat(Choice[Heroes3]):
    """Spend movement of the fighting hero for another combat round, or retreat (H3-COMBAT-24, H3-COMBAT-25)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """What the movement left allows."""
        c = fight(s)
        out: list[Action] = []
        if s.players[self.seat].moves[c.attacker_hero] >= extension_price(s):
            out.append(("extend",))
        out.append(("retreat",))
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        """Go on or give the field up."""
        c = fight(s)
        match action:
            case ("extend",):
                s.players[self.seat].moves[c.attacker_hero] -= extension_price(s)
                s.tell(("extends", self.seat))
                s.then(CombatRoundStart())
            case ("retreat",):
                s.tell(("retreats", self.seat))
                c.retreated = True
                c.winner = DEFENDING
