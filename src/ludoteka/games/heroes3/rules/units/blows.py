"""Abilities that work after a blow, on its target and on hands and decks (H3-UNIT-06, R-77)."""

from __future__ import annotations

from ludoteka.games.heroes3.ability_facts import AFTER_BLOW, MORE_ATTACKS
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
from ludoteka.games.heroes3.rules.units.answers import Answered, MoreAttacks, after_own_retaliation
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step


class AfterBlow(Step[Heroes3]):
    """Effects after an attack, extra attacks, retaliation and what comes after it, in this order (R-77)."""

    __slots__ = ("attacker", "damage", "dropped", "faces", "kind", "sure", "target")

    def __init__(
        self, attacker: int, target: int, kind: int, faces: list[int], sure: bool, dropped: bool, damage: int
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.kind = kind
        self.faces = faces
        self.sure = sure
        self.dropped = dropped
        self.damage = damage

    def run(self, s: Heroes3) -> None:
        c = fight(s)
        attacker = self.attacker
        target = self.target
        skills = s.facts.skills[c.form[attacker]]
        quiet = not skills & AFTER_BLOW
        if quiet:
            if self.kind == FIRST and not skills & MORE_ATTACKS:
                s.then(Answered(attacker, target, self.dropped))
                return
            if self.kind != FIRST:
                return
        where = c.space[target] if alive(c, target) else c.fallen
        near = alive(c, attacker) and adjacent(c.space[attacker], where)
        if self.kind != FIRST:
            after_effects(s, c, self, near)
            if self.kind == RETALIATION and c.winner < 0:
                after_own_retaliation(s, c, attacker, target, self.sure)
            return
        s.then(
            MoreAttacks(attacker, target, where, self.faces, self.sure),
            Answered(attacker, target, self.dropped),
        )
        if not quiet:
            after_effects(s, c, self, near)


def shown(blow: AfterBlow, faces: tuple[int, ...]) -> bool:
    """Whether the dice in use showed one of the faces."""
    return blow.sure or any(face in faces for face in blow.faces)


def works(s: Heroes3, c: Combat, blow: AfterBlow, code: str) -> bool:
    """Whether an ability of the attacker works after this blow (H3-UNIT-06)."""
    found = ability(s, c, blow.attacker, code)
    if found is None:
        return False
    if found.trigger == "passive":
        return True
    return found.trigger == ("retaliation" if blow.kind == RETALIATION else "attack" if blow.kind == FIRST else "")


def after_effects(s: Heroes3, c: Combat, blow: AfterBlow, near: bool) -> None:
    """The effects "after the attack" of the unit that struck (R-77)."""
    attacker = blow.attacker
    target = blow.target
    book = s.facts.abilities[c.form[attacker]]
    if alive(c, attacker):
        if "heal_self" in book and book["heal_self"].trigger == "attack" and works(s, c, blow, "heal_self"):
            healing = book["heal_self"]
            heal(s, c, attacker, ALL_DAMAGE if healing.all_damage else healing.amount)
        seat = own_deck(s, c, attacker)
        if works(s, c, blow, "draw_on_die_face") and shown(blow, book["draw_on_die_face"].faces) and seat != NOBODY:
            draw_cards(s, seat, book["draw_on_die_face"].amount)
        if works(s, c, blow, "mill_own_deck_take_one_spell") and seat != NOBODY:
            s.then(OfferMill(seat, book["mill_own_deck_take_one_spell"].cards))
        hand_effects(s, c, blow)
    if alive(c, target):
        target_effects(s, c, blow)
    if over(s) or not alive(c, attacker):
        return
    if works(s, c, blow, "damage_another_adjacent_enemy"):
        others = [other for other in enemies_next_to(c, attacker) if other != target]
        scratch = book["damage_another_adjacent_enemy"].amount
        s.then(AimAbility(c.controllers[c.side[attacker]], "scratch", attacker, scratch, spaces_of(c, others)))
    if works(s, c, blow, "splash_damage_adjacent_to_target") and not near and alive(c, target):
        others = [other for other in next_to(c, c.space[target]) if other != attacker]
        splash = book["splash_damage_adjacent_to_target"].amount
        s.then(AimAbility(c.controllers[c.side[attacker]], "splash", attacker, splash, spaces_of(c, others)))


def hand_effects(s: Heroes3, c: Combat, blow: AfterBlow) -> None:
    """Abilities that cost the other player cards (R-42)."""
    book = s.facts.abilities[c.form[blow.attacker]]
    victim = opponent_hand(s, c, blow.attacker)
    if victim == NOBODY or not s.players[victim].hand:
        return
    if works(s, c, blow, "enemy_discards_random_or_power_card"):
        s.then(LoseCard(victim))
    if works(s, c, blow, "enemy_discards_on_own_attack"):
        count = min(book["enemy_discards_on_own_attack"].amount, len(s.players[victim].hand))
        s.then(DiscardCards(victim, count, count, ANY_KIND, "", 0))


def target_effects(s: Heroes3, c: Combat, blow: AfterBlow) -> None:
    """What a blow does to a unit that survived it."""
    attacker = blow.attacker
    target = blow.target
    book = s.facts.abilities[c.form[attacker]]
    owner = owner_of(c, c.side[attacker])
    if works(s, c, blow, "poison"):
        old = effect_on(c, "poison", target)
        cubes = book["poison"].cubes
        if old is not None:
            c.effects.remove(old)
            cubes += old.amount
        lay_plain(c, "poison", owner, target, cubes, "combat")
    if works(s, c, blow, "paralyse_on_die_face") and shown(blow, book["paralyse_on_die_face"].faces):
        paralyse(s, c, target)
    if works(s, c, blow, "paralyse_target"):
        paralyse(s, c, target)
    gaze = book.get("roll_to_paralyse") if works(s, c, blow, "roll_to_paralyse") else None
    if gaze is not None and gaze.when == "after_attack" and rolls(s, c, attacker, gaze.faces, blow.sure):
        paralyse(s, c, target)
    if works(s, c, blow, "place_corrosion") and effect_on(c, "corrosion", target) is None:
        lay_plain(c, "corrosion", owner, target, -1, "combat")
    weakening = ability(s, c, attacker, "place_weakness_token")
    if weakening is not None and weakening.trigger == "attack" and blow.kind == FIRST:
        put_token(c, "weakness_token", attacker, target, -weakening.amount)
    if works(s, c, blow, "strip_enemy_ongoing_from_target"):
        enemy = owner_of(c, c.side[target])
        end_effects(s, c, [one for one in c.effects if one.target == target and one.owner == enemy and one.card >= 0])
    if works(s, c, blow, "roll_two_kill_target"):
        wanted = sorted(book["roll_two_kill_target"].faces)
        if blow.sure or sorted([roll_face(s), roll_face(s)]) == wanted:
            s.tell(("slain", c.space[target], c.form[target] >> 1))
            drop(s, c, target, attacker)
    if over(s) or not alive(c, target):
        return
    bolt = book.get("roll_to_damage_target") if works(s, c, blow, "roll_to_damage_target") else None
    if bolt is not None and rolls(s, c, attacker, bolt.faces, blow.sure):
        wound(s, c, target, bolt.amount, attacker)
    if over(s) or not alive(c, target) or not alive(c, attacker):
        return
    if works(s, c, blow, "roll_to_push_target") and rolls(s, c, attacker, book["roll_to_push_target"].faces, blow.sure):
        s.then(PushTarget(c.controllers[c.side[target]], attacker, target, book["roll_to_push_target"].spaces))


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
