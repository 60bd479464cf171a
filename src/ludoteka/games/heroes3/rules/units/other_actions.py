"""What a unit may do instead of moving, attacking and defending (H3-UNIT-06)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.army import UnitAbility
from ludoteka.games.heroes3.facts import FEW, NOBODY, SPACES
from ludoteka.games.heroes3.rules.battlefield.board import NEIGHBOURS
from ludoteka.games.heroes3.rules.battlefield.damage import OWN_LOST, turn_to_pack
from ludoteka.games.heroes3.rules.battlefield.figures import ability, fighters_of, ground_or_flying, units_of
from ludoteka.games.heroes3.rules.battlefield.siege import break_piece, remove_tower, siege_pieces, tower_fighter
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import mill, own_deck, put_token
from ludoteka.games.heroes3.rules.spells.summons import summon
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action


class OtherAction:
    """An ability that a unit uses instead of acting: on which spaces, and what comes of it."""

    def spaces(self, s: Heroes3, c: Combat, fighter: int, figures: UnitAbility) -> list[int]:
        raise NotImplementedError(f"{type(self).__name__}.spaces is missing")

    def use(self, s: Heroes3, c: Combat, fighter: int, figures: UnitAbility, space: int) -> None:
        raise NotImplementedError(f"{type(self).__name__}.use is missing")


class AttackToken(OtherAction):
    """A friend on the ground or in the air attacks better."""

    def spaces(self, s: Heroes3, c: Combat, fighter: int, figures: UnitAbility) -> list[int]:
        friends = [one for one in units_of(c, c.side[fighter]) if one != fighter and ground_or_flying(s, c, one)]
        return [c.space[friend] for friend in friends]

    def use(self, s: Heroes3, c: Combat, fighter: int, figures: UnitAbility, space: int) -> None:
        put_token(c, "attack_token", fighter, c.board[space], figures.amount)


class WeaknessToken(OtherAction):
    """An enemy attacks worse."""

    def spaces(self, s: Heroes3, c: Combat, fighter: int, figures: UnitAbility) -> list[int]:
        return [c.space[enemy] for enemy in fighters_of(c, 1 - c.side[fighter])]

    def use(self, s: Heroes3, c: Combat, fighter: int, figures: UnitAbility, space: int) -> None:
        put_token(c, "weakness_token", fighter, c.board[space], -figures.amount)


class DestroySiegePiece(OtherAction):
    """A besieger breaks a wall or the gate, some units the arrow tower too."""

    def spaces(self, s: Heroes3, c: Combat, fighter: int, figures: UnitAbility) -> list[int]:
        if not c.siege or c.side[fighter] != 0:
            return []
        tower = [SPACES] if "arrow_tower" in figures.pieces and tower_fighter(c) >= 0 else []
        return siege_pieces(c) + tower

    def use(self, s: Heroes3, c: Combat, fighter: int, figures: UnitAbility, space: int) -> None:
        if space == SPACES:
            remove_tower(s, c)
        else:
            break_piece(s, c, space)


class MillForSpell(OtherAction):
    """Cards of the player's deck are discarded; a spell among them may be taken."""

    def spaces(self, s: Heroes3, c: Combat, fighter: int, figures: UnitAbility) -> list[int]:
        seat = own_deck(s, c, fighter)
        return [c.space[fighter]] if seat != NOBODY and s.players[seat].deck.size() else []

    def use(self, s: Heroes3, c: Combat, fighter: int, figures: UnitAbility, space: int) -> None:
        mill(s, own_deck(s, c, fighter), figures.cards)


class Demons(OtherAction):
    """Pit Lords bring Few Demons next to them, or turn Few Demons of their side to Pack (H3-EXP-03)."""

    def spaces(self, s: Heroes3, c: Combat, fighter: int, figures: UnitAbility) -> list[int]:
        side = c.side[fighter]
        if not c.used[side] & OWN_LOST:
            return []
        demons = s.facts.troop_number["demons"]
        mine = [other for other in units_of(c, side) if c.form[other] >> 1 == demons]
        if mine:
            return [c.space[other] for other in mine if c.form[other] & 1 == FEW]
        return [space for space in NEIGHBOURS[c.space[fighter]] if c.board[space] == NOBODY]

    def use(self, s: Heroes3, c: Combat, fighter: int, figures: UnitAbility, space: int) -> None:
        if c.board[space] >= 0:
            turn_to_pack(s, c, c.board[space])
        else:
            summon(s, c, c.side[fighter], s.facts.troop_number["demons"] * 2 + FEW, space, fighter, True)


OTHER_ACTIONS: Final[dict[str, OtherAction]] = {
    "place_attack_token": AttackToken(),
    "place_weakness_token": WeaknessToken(),
    "destroy_siege_piece": DestroySiegePiece(),
    "mill_own_deck_take_one_spell": MillForSpell(),
    "summon_or_reinforce_demons": Demons(),
}
"""By the code of the ability."""


def other_actions(s: Heroes3, c: Combat, fighter: int, out: list[Action]) -> None:
    """What a unit can do instead of moving, attacking and defending (H3-UNIT-06)."""
    for code, figures in s.facts.abilities[c.form[fighter]].items():
        deed = OTHER_ACTIONS.get(code)
        if deed is not None and figures.trigger == "other_action" and ability(s, c, fighter, code) is not None:
            out += [("use-ability", space) for space in deed.spaces(s, c, fighter, figures)]


def take_other_action(s: Heroes3, c: Combat, fighter: int, space: int) -> None:
    """A unit uses its ability on a space instead of acting (H3-UNIT-06)."""
    s.tell(("uses-ability", c.space[fighter], space))
    for code, figures in s.facts.abilities[c.form[fighter]].items():
        deed = OTHER_ACTIONS.get(code)
        if deed is not None and figures.trigger == "other_action" and ability(s, c, fighter, code) is not None:
            deed.use(s, c, fighter, figures, space)
