"""The figures of buildings in the form the rules read: plain objects, as `card_facts` has those of cards."""

from __future__ import annotations

from ludoteka.games.heroes3 import content_army
from ludoteka.games.heroes3.card_facts import Gains, Price


class BuildingChoice(Gains):
    """One of the effects that a building offers (H3-TOWN-04)."""

    __slots__ = (
        "amount",
        "attack",
        "deed",
        "defense",
        "looks",
        "most",
        "power",
        "price",
        "rate",
        "statistics",
        "tiers",
        "unit",
    )

    def __init__(self, entry: content_army.BuildingChoice) -> None:
        super().__init__(entry)
        self.deed = entry.deed
        self.price = Price(entry.price)
        self.amount = entry.amount
        self.looks = entry.looks
        self.most = entry.most
        self.tiers = entry.tiers
        self.rate = entry.rate
        self.unit = entry.unit
        self.attack = entry.attack
        self.defense = entry.defense
        self.power = entry.power
        self.statistics = entry.statistics


class Building:
    """A building of a town and its effects (H3-TOWN-01 to H3-TOWN-04)."""

    __slots__ = (
        "building",
        "choices",
        "id",
        "optional",
        "when",
    )

    def __init__(self, entry: content_army.Building) -> None:
        self.id = entry.id
        self.building = entry.building
        self.when = entry.when
        self.optional = entry.optional
        self.choices = [BuildingChoice(choice) for choice in entry.choices]
