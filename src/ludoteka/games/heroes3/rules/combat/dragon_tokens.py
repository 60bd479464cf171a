"""Damage tokens laid on dragons of the other side while a unit of the player acts (dragon_tokens)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import NOBODY, SPACES
from ludoteka.games.heroes3.rules.battlefield.damage import wound
from ludoteka.games.heroes3.rules.battlefield.figures import owner_of
from ludoteka.games.heroes3.rules.scenario.tokens import change_tokens, tokens_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action


def token_options(s: Heroes3, c: Combat, seat: int, out: list[Action]) -> None:
    """Add each dragon of the other side, as long as the player has a token."""
    if tokens_of(s, seat):
        out += [("token", space) for space in range(SPACES) if token_closed(s, c, seat, space) is None]


def token_closed(s: Heroes3, c: Combat, seat: int, space: int) -> Action | None:
    """Why a token cannot be laid on a space."""
    if not tokens_of(s, seat):
        return ("no-token",)
    target = c.board[space]
    if target < 0 or owner_of(c, c.side[target]) == seat:
        return ("not-a-dragon", space)
    dragon = "dragons" in s.facts.troop[c.form[target] >> 1].families
    return None if dragon else ("not-a-dragon", space)


def lay_token(s: Heroes3, c: Combat, seat: int, space: int) -> None:
    """A point of damage for a dragon."""
    target = c.board[space]
    change_tokens(s, seat, -1)
    s.tell(("token-laid", seat, c.form[target] >> 1, space))
    wound(s, c, target, 1, NOBODY)
