"""What cards, fields, buildings and events give in plain figures, and the dice (H3-RES-02, H3-CARD-16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.entries import parts
from ludoteka.games.heroes3.entries.parts import NO_PRICE
from ludoteka.games.heroes3.facts import MAIN, NOBODY, RESOURCES, SECONDARY
from ludoteka.games.heroes3.figures import Gains, Price
from ludoteka.games.heroes3.rules.cards.astrologers import may_reroll, use_reroll
from ludoteka.games.heroes3.rules.cards.levels import gain_xp
from ludoteka.games.heroes3.rules.cards.morale import change_morale, spend_token
from ludoteka.games.heroes3.rules.cards.piles import (
    DiscardCards,
    DrawCards,
    RemoveCards,
    kinds_mask,
    removable,
)
from ludoteka.games.heroes3.rules.cards.search import push_search
from ludoteka.games.heroes3.rules.common import OPT_DICE_ONE, OPT_NO_REROLL, optional
from ludoteka.games.heroes3.rules.resources import amounts, gain, pay, too_expensive
from ludoteka.games.heroes3.rules.world.bomb import carries_bomb
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

RESOURCE_DIE: Final = 0
TREASURE_DIE: Final = 6
ATTACK_DIE: Final = 12
"""The first number of each die's faces in the kind `face`."""
BOTH_DICE: Final = -1
"""A resource die and a treasure die that are chosen from together."""
SECOND_OF_TWO: Final = (TREASURE_DIE + 1, TREASURE_DIE + 3)
"""Faces of the treasure die that mean the same as the one before."""


def gain_figures(s: Heroes3, seat: int, hero: int, gains: Gains | parts.Gains, may_decline: bool) -> None:
    """A player gains plain figures: resources and morale at once, then dice, searches, experience and cards.

    `hero` is the one that movement goes to, -1 if the player chooses; `may_decline` lets searches go (H3-MAP-08).
    """
    if gains.draws:
        s.then(DrawCards(seat, gains.draws))
    for search in gains.searches:
        push_search(s, seat, search, may_decline)
    if gains.treasure_dice is not None:
        s.then(RollDice(seat, hero, TREASURE_DIE, gains.treasure_dice.dice, gains.treasure_dice.keep))
    if gains.resource_dice is not None:
        s.then(RollDice(seat, hero, RESOURCE_DIE, gains.resource_dice.dice, gains.resource_dice.keep))
    if gains.experience:
        gain_xp(s, seat, gains.experience)
    if gains.movement:
        give_movement(s, seat, hero, gains.movement)
    if gains.morale:
        change_morale(s, seat, gains.morale)
    gain(s, seat, 0, gains.gold)
    gain(s, seat, 1, gains.building_materials)
    gain(s, seat, 2, gains.valuables)


class GainFigures(Step[Heroes3]):
    """Gain the figures of one of the scenario's or the content's entries that a rule looks up by name.

    `source` names the table and `index` the entry: see `gains_of`.
    """

    __slots__ = ("hero", "index", "may_decline", "seat", "source")

    def __init__(self, seat: int, hero: int, source: str, index: int, may_decline: bool) -> None:
        self.seat = seat
        self.hero = hero
        self.source = source
        self.index = index
        self.may_decline = may_decline

    def run(self, s: Heroes3) -> None:
        gain_figures(s, self.seat, self.hero, gains_of(s, self.source, self.index), self.may_decline)


def gains_of(s: Heroes3, source: str, index: int) -> parts.Gains:
    """The figures of an entry: of a treasure face, an obelisk, a starting bonus, an army, an event or a rule."""
    facts = s.facts
    scenario = facts.scenario[s.scenario]
    if source == "treasure":
        return facts.content.treasure_die.faces[index]
    if source == "obelisk":
        return scenario.obelisk[index]
    if source == "start_bonus":
        return facts.content.start_bonus[s.difficulty].choices[index]
    if source == "bonus":
        return scenario.bonus[index]
    if source == "extra_bonus":
        return scenario.start.extra_bonus[index]
    if source.startswith("timed_"):
        return scenario.timed[int(source.removeprefix("timed_")) - 1].gifts[index]
    if source.startswith("place_"):
        place = source.removeprefix("place_")
        return next(one for one in scenario.places if one.location == place and one.gifts).gifts[index]
    named = (
        scenario.armies[index].gains if source == "army" else scenario.timed[index].gains if source == "timed" else None
    )
    if named is not None:
        return named
    rule = facts.scenario_rules[s.scenario][source]
    found = rule.gains if index == 0 else rule.or_gains
    assert found is not None
    return found


# -- movement points --------------------------------------------------------------------------------------------


def give_movement(s: Heroes3, seat: int, hero: int, amount: int) -> None:
    """A hero gains movement points, which end with its turn (H3-MOVE-06)."""
    player = s.players[seat]
    if hero == NOBODY:
        if player.at[SECONDARY] != NOBODY:
            s.then(GiveMovement(seat, amount))
            return
        hero = MAIN
    if amount > 0 and carries_bomb(s, seat, hero):
        return
    player.moves[hero] = max(0, player.moves[hero] + amount)
    s.tell(("movement", seat, hero, amount))


class GiveMovement(Choice[Heroes3]):
    """Which hero gains the movement points (H3-MOVE-06)."""

    __slots__ = ("amount",)

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def options(self, s: Heroes3) -> list[Action]:
        """Main or secondary hero."""
        return [("hero", MAIN), ("hero", SECONDARY)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("hero", int() as hero):
                give_movement(s, self.seat, hero, self.amount)


# -- prices -----------------------------------------------------------------------------------------------------


def can_pay_price(s: Heroes3, seat: int, hero: int, price: Price | parts.Price) -> bool:
    """Whether a price can be paid in full (H3-CARD-16)."""
    return price_closed(s, seat, hero, price) is None


def price_closed(s: Heroes3, seat: int, hero: int, price: Price | parts.Price) -> Action | None:
    """What is missing for a price (H3-CARD-16)."""
    if price.nothing if isinstance(price, Price) else price == NO_PRICE:
        return None
    player = s.players[seat]
    missing = too_expensive(s, seat, amounts(price))
    if missing is not None:
        return missing
    if len(player.hand) < price.discards + price.removes:
        return ("cards-to-pay", price.discards + price.removes)
    if price.removes and len(removable(s, seat, kinds_mask(price.removes_kinds))) < 1:
        return ("cards-to-pay", price.removes)
    if price.movement and max(player.moves if hero == NOBODY else [player.moves[hero]]) < price.movement:
        return ("movement-to-pay", price.movement)
    if price.expert_uses > player.experts:
        return ("experts-to-pay", price.expert_uses)
    if price.war_machine != "none" and s.facts.card_number[price.war_machine] not in player.permanent:
        return ("machine-to-pay", s.facts.card_number[price.war_machine])
    return None


def pay_price(s: Heroes3, seat: int, hero: int, price: Price | parts.Price) -> None:
    """A player pays a price: cards are chosen next, the rest goes at once (H3-CARD-16).

    Push what the price buys before calling this.
    """
    player = s.players[seat]
    if price.removes:
        s.then(RemoveCards(seat, price.removes, price.removes, kinds_mask(price.removes_kinds), 0))
    if price.discards:
        s.then(DiscardCards(seat, price.discards, price.discards, 63, "", 0))
    pay(s, seat, amounts(price))
    if price.movement:
        which = MAIN if hero == NOBODY else hero
        player.moves[which] -= price.movement
    player.experts -= price.expert_uses
    if price.war_machine != "none":
        card = s.facts.card_number[price.war_machine]
        player.drop_permanent(card)
        s.own_piles()
        s.machines.append(card)


# -- dice -------------------------------------------------------------------------------------------------------


@mypyc_attr(free_list_len=1)
class RollDice(Step[Heroes3]):
    """Dice are thrown; some of them are kept and resolved (H3-RES-02)."""

    __slots__ = ("count", "die", "hero", "keep", "seat")

    def __init__(self, seat: int, hero: int, die: int, count: int, keep: int) -> None:
        self.seat = seat
        self.hero = hero
        self.die = die
        self.count = count
        self.keep = keep

    def run(self, s: Heroes3) -> None:
        more = more_location_dice(s, self.seat, self.hero)
        count = self.count + more
        keep = min(self.keep + more, count)
        if not s.facts.book.ask_before_roll(s, self.seat, self.hero, self.die, count, keep):
            throw(s, self.seat, self.hero, self.die, count, keep)


def throw(s: Heroes3, seat: int, hero: int, die: int, count: int, keep: int) -> None:
    faces = [die + s.chance.below(6) for _ in range(count)]
    for face in faces:
        s.tell(("rolled", seat, face))
    s.then(RolledDice(seat, hero, die, keep, 0, faces))


class RollBoth(Step[Heroes3]):
    """A resource die and a treasure die are thrown together, and one of them is resolved (H3-RES-02)."""

    __slots__ = ("hero", "seat")

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def run(self, s: Heroes3) -> None:
        """Throw them; cards that are made for one kind of dice do not work on both."""
        faces = [die + s.chance.below(6) for die in (RESOURCE_DIE, TREASURE_DIE)]
        for face in faces:
            s.tell(("rolled", self.seat, face))
        s.then(RolledDice(self.seat, self.hero, BOTH_DICE, 1, 0, faces))


@mypyc_attr(free_list_len=1)
class RolledDice(Step[Heroes3]):
    """What was thrown: rerolled, chosen from, then resolved."""

    __slots__ = ("die", "faces", "hero", "keep", "rerolled", "seat")

    def __init__(self, seat: int, hero: int, die: int, keep: int, rerolled: int, faces: list[int]) -> None:
        self.seat = seat
        self.hero = hero
        self.die = die
        self.keep = keep
        self.rerolled = rerolled
        """Mask of the dice that were rerolled: each only once (R-14)."""
        self.faces = faces

    def run(self, s: Heroes3) -> None:
        """Resolve what is certain; ask for the rest."""
        if not self.keep:
            return
        if self.keep >= len(self.faces) and not can_reroll(s, self.seat, self.die, self.rerolled, self.faces):
            for face in reversed(self.faces):
                s.then(ResolveFace(self.seat, self.hero, face))
            return
        s.then(ChooseDie(self.seat, self.hero, self.die, self.keep, self.rerolled, self.faces))


def can_reroll(s: Heroes3, seat: int, die: int, rerolled: int, faces: list[int]) -> bool:
    """Whether positive morale or a card could change one of the dice (H3-MORALE-02)."""
    if rerolled == (1 << len(faces)) - 1:
        return False
    found: list[Action] = []
    if die != BOTH_DICE:
        s.facts.book.die_options(s, seat, die, faces, found)
    if found or optional(s, OPT_NO_REROLL):
        return bool(found)
    return s.players[seat].morale > 0 or may_reroll(s, seat)


def one_of_each(faces: list[int]) -> list[int]:
    """The faces that mean different things, in order: a treasure die has two for experience, two for artifacts."""
    distinct = sorted(set(faces))
    return [face for face in distinct if not (face in SECOND_OF_TWO and face - 1 in distinct)]


class ChooseDie(Choice[Heroes3]):
    """Which die to keep and resolve next, or which one to roll again (H3-RES-02, H3-MORALE-02)."""

    __slots__ = ("die", "faces", "hero", "keep", "rerolled")

    def __init__(self, seat: int, hero: int, die: int, keep: int, rerolled: int, faces: list[int]) -> None:
        super().__init__(seat)
        self.hero = hero
        self.die = die
        self.keep = keep
        self.rerolled = rerolled
        self.faces = faces

    def options(self, s: Heroes3) -> list[Action]:
        """Each face once, and rerolls of dice that were thrown once."""
        out: list[Action] = [("keep", face) for face in one_of_each(self.faces)]
        again = self.fresh()
        if again:
            if s.players[self.seat].morale > 0 and not optional(s, OPT_NO_REROLL):
                out += [("morale-reroll", face) for face in again]
            if may_reroll(s, self.seat) and not optional(s, OPT_NO_REROLL):
                out += [("omen-reroll", face) for face in again]
            if self.die != BOTH_DICE:
                s.facts.book.die_options(s, self.seat, self.die, again, out)
        out.sort()
        return out

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a die cannot be kept or rolled again."""
        match action:
            case ("keep" | "morale-reroll" | "omen-reroll", int() as face):
                if face not in self.faces:
                    return ("face-not-rolled", face)
                return None if action[0] == "keep" or face in self.fresh() else ("rerolled-once", face)
        return None

    def fresh(self) -> list[int]:
        """The faces of the dice that were not rerolled yet."""
        faces = [face for at, face in enumerate(self.faces) if not self.rerolled >> at & 1]
        return one_of_each(faces)

    def take(self, s: Heroes3, action: Action) -> None:
        """Resolve the face and go on with the others, or throw a die again."""
        match action:
            case ("keep", int() as face):
                at = self.faces.index(face)
                rest = self.faces[:at] + self.faces[at + 1 :]
                s.then(
                    ResolveFace(self.seat, self.hero, face),
                    RolledDice(self.seat, self.hero, self.die, self.keep - 1, (1 << len(rest)) - 1, rest),
                )
            case ("morale-reroll", int() as face):
                spend_token(s, self.seat)
                self.roll_again(s, face)
            case ("omen-reroll", int() as face):
                use_reroll(s, self.seat)
                self.roll_again(s, face)
            case ("set-die", _, int() as face, int() as new):
                self.change_die(s, face, new)
                s.facts.book.use_die_card(s, self.seat, self.die, action)
            case ("luck-reroll", int() as face) | ("reroll-with", _, int() as face):
                self.roll_again(s, face)
                s.facts.book.use_die_card(s, self.seat, self.die, action)

    def roll_again(self, s: Heroes3, face: int) -> None:
        """One die that shows this face is thrown again; the new result stands (R-14)."""
        for at in range(len(self.faces)):
            if self.faces[at] == face and not self.rerolled >> at & 1:
                self.change_die(s, face, face - face % 6 + s.chance.below(6))
                return

    def change_die(self, s: Heroes3, face: int, new: int) -> None:
        """One die that showed a face shows another one, which stands (R-14)."""
        for at in range(len(self.faces)):
            if self.faces[at] == face and not self.rerolled >> at & 1:
                s.tell(("rolled", self.seat, new))
                faces = [*self.faces[:at], new, *self.faces[at + 1 :]]
                mask = self.rerolled | 1 << at
                s.then(RolledDice(self.seat, self.hero, self.die, self.keep, mask, faces))
                return


@mypyc_attr(free_list_len=1)
class ResolveFace(Step[Heroes3]):
    """A resource or treasure die pays what it shows (H3-RES-02)."""

    __slots__ = ("face", "hero", "seat")

    def __init__(self, seat: int, hero: int, face: int) -> None:
        self.seat = seat
        self.hero = hero
        self.face = face

    def run(self, s: Heroes3) -> None:
        """Gain it; experience goes to the main hero whoever visits (R-63)."""
        if self.face < TREASURE_DIE:
            face = s.facts.resource_faces[self.face]
            for resource in range(RESOURCES):
                amount = face[resource]
                if amount and optional(s, OPT_DICE_ONE):
                    amount = 1
                gain(s, self.seat, resource, amount)
            return
        gain_figures(s, self.seat, self.hero, gains_of(s, "treasure", self.face - TREASURE_DIE), True)


def rolled_attack_die(s: Heroes3, seat: int) -> int:
    """An attack die is rolled outside combat: its face from -1 to 1."""
    face = s.facts.attack_faces[s.chance.below(len(s.facts.attack_faces))]
    s.tell(("rolled", seat, 13 + face))
    return face


def more_location_dice(s: Heroes3, seat: int, hero: int) -> int:
    """How many more dice a location rolls and resolves this turn (Melodia); only a visiting hero rolls for one."""
    if hero == NOBODY or s.combat is not None or s.active != seat:
        return 0
    return sum(effect.amount for effect in s.players[seat].ongoing if effect.name == "more_location_dice")
