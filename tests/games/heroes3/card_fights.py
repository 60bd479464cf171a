"""Combats in which cards are played, for the tests of cards and spells."""

from __future__ import annotations

from games.heroes3.combats import Fight, battle

BAG = "neutral_demons"
"""A unit to hit: attack 3, defense 0, 8 HP, on foot."""
OWN = [("crusaders", "b3")]


def hits(fight: Fight) -> list[int]:
    return [int(event[2]) for event in fight.heard if event[0] == "hit"]


def acting(*hand: str, own: list[tuple[str, str]] | None = None, enemy: str = BAG) -> Fight:
    """A unit of the first player activates with these cards in hand, next to a unit of the second player."""
    fight = battle(own or OWN, [(enemy, "b4"), (BAG, "d5")], hand=hand)
    return fight.activate((own or OWN)[0][1])


def attacked(*hand: str, enemy_hand: tuple[str, ...] = (), unit: str = "crusaders", enemy: str = BAG) -> Fight:
    """A unit of the first player has declared its attack: the first player is asked for cards."""
    fight = battle([(unit, "b3")], [(enemy, "b4"), (BAG, "d5")], hand=hand, enemy_hand=enemy_hand)
    return fight.activate("b3").do("attack b4")
