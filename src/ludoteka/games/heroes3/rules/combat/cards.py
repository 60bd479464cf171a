"""Playing statistics, abilities, artifacts and specialties in a combat: price, aim, plain figures (H3-CARD-12)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.facts import FIELDS, MAIN, NOBODY, SEA, SPECIALTY
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.battlefield.aiming import ChooseSpace
from ludoteka.games.heroes3.rules.battlefield.damage import heal, over, wound
from ludoteka.games.heroes3.rules.battlefield.effects import (
    REMOVED_AFTER,
    lay,
    lay_plain,
    next_serial,
)
from ludoteka.games.heroes3.rules.battlefield.figures import (
    alive,
    fight,
    fighters_of,
    initiative_of,
    is_ranged,
    owner_of,
)
from ludoteka.games.heroes3.rules.battlefield.moments import LETHAL, has_deck, plain_power
from ludoteka.games.heroes3.rules.battlefield.town_help import attack_figure, defense_figure
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import discard_at_random
from ludoteka.games.heroes3.rules.cards.gains import gain_figures, pay_price
from ludoteka.games.heroes3.rules.cards.piles import ANY_KIND, DiscardCards, leave_hand, remove_card
from ludoteka.games.heroes3.rules.combat.card_targets import is_bonus, needs_target, struck_by_card, targets_of
from ludoteka.games.heroes3.rules.common import spell_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step

COMMON_DEEDS: Final = frozenset(
    (
        "dig_spell", "take_from_discard", "look_at_discard", "search_own_discard", "search_own_deck",
        "shuffle_discard", "draw_and_keep", "draw_keep_kinds", "mill_and_return", "remove_card", "replace_card",
        "take_top_artifact", "enemy_loses_morale_token", "roll_for_morale", "gain_war_machine", "reroll_dice",
        "first_spell_of_school", "cheaper_recruit", "discover_tile",
    )
)  # fmt: skip
"""Deeds that are the same in and outside a combat."""


def factor(s: Heroes3, c: Combat, card: int, fighter: int) -> int:
    """2 if a specialty doubles its figures for this unit, else 1 (H3-CARD-14)."""
    facts = s.facts.card[card]
    if facts.kind != SPECIALTY or fighter < 0:
        return 1
    troop = s.facts.troop[c.form[fighter] >> 1]
    if troop.unit in facts.doubled_for or facts.doubled_family in troop.families:
        return 2
    return 2 if facts.doubled_family == "ranged" and is_ranged(s, c, fighter) else 1


def does_something(s: Heroes3, c: Combat, seat: int, side: int, moment: int, card: int, play: Play) -> bool:
    """Whether a card can be played now as its text asks: a target is there, its moment has come (H3-CARD-16)."""
    if moment != LETHAL and play.deed == "cancel_lethal_attack":
        return False
    if play.when == "siege" and not c.siege:
        return False
    if play.when == "neutral_combat_start" and is_player_combat(s, c):
        return False
    if play.when == "own_discard_empty" and s.players[seat].discard:
        return False
    if play.when == "on_sea_tile" and not on_sea(s, seat):
        return False
    if play.when == "has_first_aid_tent" and s.facts.card_number["first_aid_tent"] not in s.players[seat].permanent:
        return False
    if is_bonus(play):
        return struck_by_card(s, c, side, play) != NOBODY
    if play.movement or play.deed in ("discover_tile", "first_spell_of_school", "cheaper_recruit"):
        return False
    if not s.facts.book.deed_open(s, c, seat, side, moment, card, play):
        return False
    if needs_target(play):
        return bool(targets_of(s, c, side, card, play, ()))
    return True


def is_player_combat(s: Heroes3, c: Combat) -> bool:
    """Whether two players fight."""
    return c.attacker < s.seats and c.defender < s.seats


def on_sea(s: Heroes3, seat: int) -> bool:
    """Whether the main hero stands on a sea tile."""
    at = s.players[seat].at[MAIN]
    return at >= 0 and s.atlas.kind[at // FIELDS] == SEA


def play_for_power(s: Heroes3, c: Combat, seat: int, side: int, card: int) -> None:
    """A spell is played for its power instead of being cast (H3-SPELL-01, H3-SPELL-03)."""
    leave_hand(s, seat, card)
    c.paid[side].append(card)
    spell = spell_of(s, card)
    s.players[seat].power += spell.alternative_power
    s.tell(("plays-for-power", seat, card))


def play_card(s: Heroes3, c: Combat, seat: int, side: int, card: int, way: int) -> None:
    """A card leaves the hand, its price is paid, then it is aimed and resolved (H3-CARD-16, H3-CARD-17)."""
    facts = s.facts.card[card]
    play = facts.plays[way]
    if facts.expert[way]:
        s.players[seat].experts -= 1
    if play.deed == "spend_permanent":
        s.players[seat].drop_permanent(card)
    else:
        leave_hand(s, seat, card)
    c.resolving.append(card)
    s.tell(("plays", seat, card, way + 1))
    s.then(Aim(seat, side, card, way, ()))
    if play.deed != "replace_card":
        pay_price(s, seat, MAIN, play.price)


@mypyc_attr(free_list_len=1)
class Aim(Step[Heroes3]):
    """A card that was played gets its targets one after another, then it works."""

    __slots__ = ("card", "chosen", "seat", "side", "way")

    def __init__(self, seat: int, side: int, card: int, way: int, chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.side = side
        self.card = card
        self.way = way
        self.chosen = chosen

    def run(self, s: Heroes3) -> None:
        """Ask for the next target, or resolve."""
        if s.combat is None:
            return
        if over(s):
            s.then(Resolve(self.seat, self.side, self.card, self.way, self.chosen))
            return
        play = s.facts.card[self.card].plays[self.way]
        spaces = targets_of(s, fight(s), self.side, self.card, play, self.chosen)
        if not spaces:
            s.then(Resolve(self.seat, self.side, self.card, self.way, self.chosen))
        elif len(spaces) == 1:
            s.then(Aim(self.seat, self.side, self.card, self.way, (*self.chosen, spaces[0])))
        else:
            s.then(PlayTarget(self.seat, self.side, self.card, self.way, self.chosen))


class PlayTarget(ChooseSpace):
    """The next target of a card that was played (H3-CARD-17)."""

    __slots__ = ("card", "chosen", "side", "way")

    def __init__(self, seat: int, side: int, card: int, way: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.side = side
        self.card = card
        self.way = way
        self.chosen = chosen

    def prompt(self, s: Heroes3) -> Action:
        return ("play-target", self.card)

    def options(self, s: Heroes3) -> list[Action]:
        play = s.facts.card[self.card].plays[self.way]
        return [("target", space) for space in sorted(targets_of(s, fight(s), self.side, self.card, play, self.chosen))]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("target", int() as space):
                s.then(Aim(self.seat, self.side, self.card, self.way, (*self.chosen, space)))


@mypyc_attr(free_list_len=1)
class Resolve(Step[Heroes3]):
    """A card works: figures and deed, then what it asks for afterwards, then it is put away (H3-CARD-17)."""

    __slots__ = ("card", "chosen", "seat", "side", "way")

    def __init__(self, seat: int, side: int, card: int, way: int, chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.side = side
        self.card = card
        self.way = way
        self.chosen = chosen

    def run(self, s: Heroes3) -> None:
        c = fight(s)
        seat = self.seat
        card = self.card
        play = s.facts.card[card].plays[self.way]
        c.resolving.remove(card)
        kept = False
        if not over(s):
            kept = s.facts.book.do_deed(s, c, seat, self.side, card, self.way, play, self.chosen)
        player = s.players[seat]
        if kept:
            pass
        elif play.removes_self and (play.school == "any" or over(s) or not plain_power(s, card, self.way)):
            remove_card(s, seat, card)
        elif play.returns_to_hand:
            insort(player.hand, card)
            s.tell(("card-returns", seat, card))
        elif plain_power(s, card, self.way) and not over(s):
            c.paid[self.side].append(card)
        else:
            player.discard.append(card)
        if play.shuffles_discard and not kept:
            player.deck.shuffle_in(player.discard)
            player.discard = []
            s.tell(("reshuffled", seat))


def discard_after(s: Heroes3, seat: int, count: int) -> None:
    """Cards discarded after an effect, as many as there are (Play.then_discards)."""
    if count and s.players[seat].hand:
        most = min(count, len(s.players[seat].hand))
        s.then(DiscardCards(seat, most, most, ANY_KIND, "", 0))


def plain_figures(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """The plain figures of a card; whether the card stays in play with them (H3-CARD-08)."""
    discard_after(s, seat, play.then_discards)
    gain_figures(s, seat, MAIN, play, False)
    if play.power:
        s.players[seat].power += play.power
    if play.expert_uses:
        s.players[seat].experts += play.expert_uses
    if play.enemy_discards and has_deck(s, c, 1 - side):
        discard_at_random(s, owner_of(c, 1 - side), play.enemy_discards)
    if play.lasts in ("combat", "combat_round", "next_combat_round") and play.timing != "permanent":
        return ongoing_figures(s, c, seat, side, card, play, chosen)
    target = c.board[chosen[0]] if chosen and is_unit_target(play) else NOBODY
    if is_bonus(play):
        target = struck_by_card(s, c, side, play)
        bonus(s, c, seat, card, play, target)
    if play.heals and target >= 0:
        heal(s, c, target, play.heals)
    if play.damage or play.damages:
        s.facts.book.deal(s, c, seat, side, card, play, chosen)
    if play.own_damage and target >= 0 and alive(c, target):
        wound(s, c, target, play.own_damage, NOBODY)
    return False


def is_unit_target(play: Play) -> bool:
    """Whether the first space chosen is that of the unit meant."""
    return play.target in (
        "unit",
        "own_unit",
        "enemy_unit",
        "own_ranged_unit",
        "own_ground_or_flying_unit",
        "ranged_unit",
    )


def bonus(s: Heroes3, c: Combat, seat: int, card: int, play: Play, target: int) -> None:
    """Attack and defense for one attack; what comes with it lasts as the card says (H3-COMBAT-20)."""
    if target < 0:
        return
    times = factor(s, c, card, target)
    attack = attack_figure(s, play)
    defense = defense_figure(s, play)
    if attack:
        lay_plain(c, "attack", seat, target, attack * times, "attack")
    if defense:
        lay_plain(c, "defense", seat, target, defense * times, "attack")
        if play.defense_also_spells:
            lay_plain(c, "spell_guard", seat, target, defense * times, "attack")
    if play.defense_adjacent:
        lay_plain(c, "defense_adjacent", seat, target, play.defense_adjacent * times, "attack")
    if play.lasting_attack:
        lay_plain(c, "attack", seat, target, play.lasting_attack, "combat")
    if play.lasting_defense:
        lay_plain(c, "defense", seat, target, play.lasting_defense, "combat")


def ongoing_figures(
    s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]
) -> bool:
    """Figures that last: the card lies in play until they end (H3-CARD-08)."""
    serial = next_serial(c)
    target = c.board[chosen[0]] if chosen and is_unit_target(play) else NOBODY
    times = factor(s, c, card, target)
    laid = 0
    names = side_names(play.target) if target < 0 else ("attack", "defense", "initiative", "hp")
    for name, amount in zip(names, (play.attack, play.defense, play.initiative, play.hp), strict=True):
        if amount and name:
            lay(c, name, seat, card, target, amount * times, play.lasts, serial)
            laid += 1
    if play.initiative < 0 and play.least and target >= 0:
        lay(c, "initiative_floor", seat, card, target, play.least, play.lasts, serial)
    if play.spell_limit:
        lay(c, "spell_limit", seat, card, NOBODY, play.spell_limit, play.lasts, serial)
        c.spell_limit = c.spell_limit.copy()
        c.spell_limit[side] += play.spell_limit
        laid += 1
    if laid and play.removes_self:
        lay(c, REMOVED_AFTER, seat, card, NOBODY, 0, "combat", serial)
    return laid > 0


def side_names(target: str) -> tuple[str, str, str, str]:
    """The names of effects for a whole side."""
    if target == "own_ranged_units":
        return ("", "", "ranged_initiative", "")
    if target == "own_ground_units":
        return ("", "", "ground_initiative", "")
    return ("", "", "units_initiative", "")


def lowest_initiative(s: Heroes3, c: Combat, side: int) -> list[int]:
    """The slowest fighters of a side: whom a Ballista hits."""
    enemies = fighters_of(c, side)
    if not enemies:
        return []
    least = min(initiative_of(s, c, fighter) for fighter in enemies)
    return [fighter for fighter in enemies if initiative_of(s, c, fighter) == least]
