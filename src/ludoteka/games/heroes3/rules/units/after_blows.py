"""What the abilities of a unit do after its blow, one object each (H3-UNIT-06, R-77)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.army import UnitAbility
from ludoteka.games.heroes3.facts import AI, NOBODY, SPACES
from ludoteka.games.heroes3.rules.battlefield.aiming import ChooseSpace
from ludoteka.games.heroes3.rules.battlefield.board import NEIGHBOURS, adjacent
from ludoteka.games.heroes3.rules.battlefield.damage import drop, heal, over, place, wound
from ludoteka.games.heroes3.rules.battlefield.effects import end_effects, lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import (
    ability,
    alive,
    effect_on,
    enemies_next_to,
    fight,
    next_to,
    owner_of,
)
from ludoteka.games.heroes3.rules.battlefield.strikes import FIRST, RETALIATION, roll_face
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import (
    ALL_DAMAGE,
    LoseCard,
    OfferMill,
    opponent_hand,
    own_deck,
    paralyse,
    put_token,
    rolls,
    spaces_of,
)
from ludoteka.games.heroes3.rules.cards.piles import ANY_KIND, DiscardCards, draw_cards
from ludoteka.games.heroes3.rules.units.activations import AimAbility
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step


class Blow:
    """A blow that was struck: who struck whom, in which attack, and what the dice showed."""

    def __init__(self, attacker: int, target: int, kind: int, faces: list[int], sure: bool, near: bool) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.kind: Final = kind
        self.faces: Final = faces
        self.sure: Final = sure
        """Whether a card makes rolls for abilities certain."""
        self.near: Final = near
        """Whether the attacker stands next to where the target stood."""

    def shows(self, faces: tuple[int, ...]) -> bool:
        """Whether the dice in use showed one of some faces."""
        return self.sure or any(face in faces for face in self.faces)


class AfterBlowAbility:
    """An ability that works after a blow of its unit."""

    def works(self, blow: Blow, found: UnitAbility) -> bool:
        """Whether it works after this blow: by its trigger, after attacks, retaliations or all blows (H3-UNIT-06)."""
        if found.trigger == "passive":
            return True
        if blow.kind == RETALIATION:
            return found.trigger == "retaliation"
        return blow.kind == FIRST and found.trigger == "attack"

    def usable(self, s: Heroes3, c: Combat, blow: Blow) -> bool:
        """Whether those whom it concerns are there."""
        raise NotImplementedError(f"{type(self).__name__}.usable is missing")

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        raise NotImplementedError(f"{type(self).__name__}.use is missing")


def after_effects(s: Heroes3, c: Combat, blow: Blow) -> None:
    """The effects "after the attack" of the unit that struck, in the order of R-77."""
    for code, deed in AFTER_BLOWS.items():
        found = ability(s, c, blow.attacker, code)
        if found is not None and deed.works(blow, found) and deed.usable(s, c, blow):
            deed.use(s, c, blow, found)


# -- the unit that struck, its player and the enemy's hand ------------------------------------------------------


class ForAttacker(AfterBlowAbility):
    """Concerns the unit that struck, or its player."""

    def usable(self, s: Heroes3, c: Combat, blow: Blow) -> bool:
        return alive(c, blow.attacker)


class HealSelf(ForAttacker):
    """The unit heals itself after it attacked."""

    def works(self, blow: Blow, found: UnitAbility) -> bool:
        return blow.kind == FIRST and found.trigger == "attack"

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        heal(s, c, blow.attacker, ALL_DAMAGE if found.all_damage else found.amount)


class DrawOnDieFace(ForAttacker):
    """Its player draws cards if the die showed certain faces."""

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        seat = own_deck(s, c, blow.attacker)
        if seat != NOBODY and blow.shows(found.faces):
            draw_cards(s, seat, found.amount)


class MillOwnDeck(ForAttacker):
    """Its player may mill the deck and take a spell (Genies)."""

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        seat = own_deck(s, c, blow.attacker)
        if seat != NOBODY:
            s.then(OfferMill(seat, found.cards))


class AgainstHand(ForAttacker):
    """Costs the other player cards (R-42)."""

    def usable(self, s: Heroes3, c: Combat, blow: Blow) -> bool:
        victim = opponent_hand(s, c, blow.attacker)
        return alive(c, blow.attacker) and victim != NOBODY and bool(s.players[victim].hand)


class EnemyLosesCard(AgainstHand):
    """A card of choice that offers power, or one at random."""

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        s.then(LoseCard(opponent_hand(s, c, blow.attacker)))


class EnemyDiscards(AgainstHand):
    """Cards that the other player chooses."""

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        victim = opponent_hand(s, c, blow.attacker)
        count = min(found.amount, len(s.players[victim].hand))
        s.then(DiscardCards(victim, count, count, ANY_KIND, "", 0))


# -- the unit that was struck -----------------------------------------------------------------------------------


class OnTarget(AfterBlowAbility):
    """Concerns the unit that was struck, if it survived."""

    def usable(self, s: Heroes3, c: Combat, blow: Blow) -> bool:
        return alive(c, blow.target)


class Poison(OnTarget):
    """Poison cubes; those of several bites add up."""

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        cubes = found.cubes
        old = effect_on(c, "poison", blow.target)
        if old is not None:
            c.effects.remove(old)
            cubes += old.amount
        lay_plain(c, "poison", owner_of(c, c.side[blow.attacker]), blow.target, cubes, "combat")


class ParalyseOnDieFace(OnTarget):
    """Paralysis if the die showed certain faces."""

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        if blow.shows(found.faces):
            paralyse(s, c, blow.target)


class ParalyseTarget(OnTarget):
    """Paralysis in any case."""

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        paralyse(s, c, blow.target)


class RollToParalyse(OnTarget):
    """Paralysis if a further die says so; other units with this ability roll at another time."""

    def works(self, blow: Blow, found: UnitAbility) -> bool:
        return found.when == "after_attack" and super().works(blow, found)

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        if rolls(s, c, blow.attacker, found.faces, blow.sure):
            paralyse(s, c, blow.target)


class Corrosion(OnTarget):
    """Less defense for the combat, once."""

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        if effect_on(c, "corrosion", blow.target) is None:
            lay_plain(c, "corrosion", owner_of(c, c.side[blow.attacker]), blow.target, -1, "combat")


class Weakness(OnTarget):
    """A weakness token after the unit's own attack."""

    def works(self, blow: Blow, found: UnitAbility) -> bool:
        return blow.kind == FIRST and found.trigger == "attack"

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        put_token(c, "weakness_token", blow.attacker, blow.target, -found.amount)


class StripOngoing(OnTarget):
    """Ongoing cards that its player laid on the target end."""

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        enemy = owner_of(c, c.side[blow.target])
        mine = [one for one in c.effects if one.target == blow.target and one.owner == enemy and one.card >= 0]
        end_effects(s, c, mine)


class RollTwoToKill(OnTarget):
    """Two dice with the right faces slay the target."""

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        if blow.sure or sorted([roll_face(s), roll_face(s)]) == sorted(found.faces):
            s.tell(("slain", c.space[blow.target], c.form[blow.target] >> 1))
            drop(s, c, blow.target, blow.attacker)


class RollToDamage(OnTarget):
    """More damage if a further die says so."""

    def usable(self, s: Heroes3, c: Combat, blow: Blow) -> bool:
        return not over(s) and alive(c, blow.target)

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        if rolls(s, c, blow.attacker, found.faces, blow.sure):
            wound(s, c, blow.target, found.amount, blow.attacker)


class RollToPush(OnTarget):
    """The target is driven back if a further die says so."""

    def usable(self, s: Heroes3, c: Combat, blow: Blow) -> bool:
        return not over(s) and alive(c, blow.target) and alive(c, blow.attacker)

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        if rolls(s, c, blow.attacker, found.faces, blow.sure):
            s.then(PushTarget(c.controllers[c.side[blow.target]], blow.attacker, blow.target, found.spaces))


# -- others nearby ----------------------------------------------------------------------------------------------


class OnOthers(AfterBlowAbility):
    """Concerns other units nearby, as long as the fight goes on."""

    def usable(self, s: Heroes3, c: Combat, blow: Blow) -> bool:
        return not over(s) and alive(c, blow.attacker)


class DamageAnother(OnOthers):
    """Another enemy next to the attacker is hurt."""

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        others = [other for other in enemies_next_to(c, blow.attacker) if other != blow.target]
        seat = c.controllers[c.side[blow.attacker]]
        s.then(AimAbility(seat, "scratch", blow.attacker, found.amount, spaces_of(c, others)))


class SplashDamage(OnOthers):
    """A unit next to the target of a shot is hurt."""

    def usable(self, s: Heroes3, c: Combat, blow: Blow) -> bool:
        return not blow.near and alive(c, blow.target) and not over(s) and alive(c, blow.attacker)

    def use(self, s: Heroes3, c: Combat, blow: Blow, found: UnitAbility) -> None:
        others = [other for other in next_to(c, c.space[blow.target]) if other != blow.attacker]
        seat = c.controllers[c.side[blow.attacker]]
        s.then(AimAbility(seat, "splash", blow.attacker, found.amount, spaces_of(c, others)))


AFTER_BLOWS: Final[dict[str, AfterBlowAbility]] = {
    "heal_self": HealSelf(),
    "draw_on_die_face": DrawOnDieFace(),
    "mill_own_deck_take_one_spell": MillOwnDeck(),
    "enemy_discards_random_or_power_card": EnemyLosesCard(),
    "enemy_discards_on_own_attack": EnemyDiscards(),
    "poison": Poison(),
    "paralyse_on_die_face": ParalyseOnDieFace(),
    "paralyse_target": ParalyseTarget(),
    "roll_to_paralyse": RollToParalyse(),
    "place_corrosion": Corrosion(),
    "place_weakness_token": Weakness(),
    "strip_enemy_ongoing_from_target": StripOngoing(),
    "roll_two_kill_target": RollTwoToKill(),
    "roll_to_damage_target": RollToDamage(),
    "roll_to_push_target": RollToPush(),
    "damage_another_adjacent_enemy": DamageAnother(),
    "splash_damage_adjacent_to_target": SplashDamage(),
}
"""The abilities that work after a blow, by their code, in the order in which they work."""


# -- driven back ------------------------------------------------------------------------------------------------


class PushTarget(Step[Heroes3]):
    """A unit is driven back to an empty space not next to its attacker (ability roll_to_push_target)."""

    __slots__ = ("attacker", "seat", "spaces", "target")

    def __init__(self, seat: int, attacker: int, target: int, spaces: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.target = target
        self.spaces = spaces

    def run(self, s: Heroes3) -> None:
        """Move it, asking its owner where several spaces are free."""
        c = fight(s)
        if over(s) or not alive(c, self.target) or not alive(c, self.attacker) or c.space[self.target] >= SPACES:
            return
        goals = [
            space
            for space in NEIGHBOURS[c.space[self.target]]
            if c.board[space] == NOBODY and not adjacent(space, c.space[self.attacker])
        ]
        if len(goals) == 1 or (goals and self.seat == AI):
            place(c, self.target, goals[0])
            s.tell(("pushed", goals[0], c.form[self.target] >> 1))
        elif goals:
            s.then(PushedTo(self.seat, self.target, goals))


class PushedTo(ChooseSpace):
    """Where a unit is driven to; its owner picks (ability roll_to_push_target)."""

    __slots__ = ("spaces", "target")

    def __init__(self, seat: int, target: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.target = target
        self.spaces = spaces

    def options(self, s: Heroes3) -> list[Action]:
        return [("target", space) for space in sorted(self.spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("target", int() as space):
                c = fight(s)
                place(c, self.target, space)
                s.tell(("pushed", space, c.form[self.target] >> 1))
