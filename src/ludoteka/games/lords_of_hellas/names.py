"""The slugs of everything, as the notation writes them."""

from __future__ import annotations

from typing import get_args

from ludoteka.games.lords_of_hellas.entries.box import Content
from ludoteka.games.lords_of_hellas.entries.words import (
    ArtifactId,
    Attribute,
    BlessingId,
    GodId,
    HeroId,
    RegularActionId,
    SpecialActionId,
)

VICTORIES = ["lord-of-hellas", "favourite-of-the-gods", "monster-slayer", "king-of-kings"]
"""The ways to win, in the order of their numbers."""


class Names:
    """The slugs of everything, as the notation writes them."""

    def __init__(self, content: Content) -> None:
        self.editions = [one.id for one in content.edition]
        self.regions = [one.id for one in content.region]
        self.lands = [one.id for one in content.land]
        self.armies = [one.id for one in content.army]
        self.heroes: list[str] = list(get_args(HeroId))
        self.gods: list[str] = list(get_args(GodId))
        self.attributes: list[str] = list(get_args(Attribute))
        self.actions: list[str] = [*get_args(SpecialActionId), *get_args(RegularActionId)]
        self.artifacts: list[str] = list(get_args(ArtifactId))
        self.blessings: list[str] = list(get_args(BlessingId))
        self.cards = [one.id for one in content.combat_card]
        self.attacks = [one.id for one in content.attack_card]
        self.monsters = [one.id for one in content.monster]
        self.evolutions = [one.id for one in content.monster_card]
        self.quests = [one.id for one in content.quest]
        self.temple_cards = [one.id for one in content.temple_card]
        self.events = [*self.evolutions, *self.quests]
        self.symbols = [one.id for one in content.symbol]
        self.places = place_names(content)
        self.victories: list[str] = list(VICTORIES)
        self.rewards: list[str | None] = [None, "priest", "artifact"]


def place_names(content: Content) -> list[str]:
    """The wound places of all monsters, numbered as `Facts.first_place` does: those of the sheet, then those that
    monster cards can add."""
    names: list[str] = []
    for monster in content.monster:
        count = len(monster.wounds)
        count += sum(len(card.evolution.wounds) for card in content.monster_card if card.monster == monster.id)
        names += [f"{monster.id}-{number}" for number in range(1, count + 1)]
    return names
