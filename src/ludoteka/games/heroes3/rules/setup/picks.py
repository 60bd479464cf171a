"""What players start a scenario with besides the usual: neutral units, a war machine, a second hero (H3-SETUP-11)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import BRONZE, FEW, SECONDARY
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral, distinct, take_neutral
from ludoteka.games.heroes3.rules.common import DONE, special
from ludoteka.games.heroes3.rules.map.heroes import place_hero
from ludoteka.games.heroes3.rules.trade.recruit import add_unit
from ludoteka.games.heroes3.rules.trade.trading import gain_machine
from ludoteka.games.heroes3.rules.world.scenario_map import named_field
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


class PickNeutral(Choice[Heroes3]):
    """Which neutral bronze unit of a faction to start with (H3-SETUP-11)."""

    __slots__ = ("faction",)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def forced(self) -> bool:
        """A single unit is taken."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        """The question is the same as for a unit of the faction."""
        return ("pick-unit",)

    def options(self, s: Heroes3) -> list[Action]:
        """Cards of the faction in the deck; any card where the boxes in play have none of it."""
        return [("recruit", troop) for troop in self.units(s)]

    def units(self, s: Heroes3) -> list[int]:
        """The units to choose from."""
        deck = distinct(s.neutral_decks[BRONZE].cards())
        own = [troop for troop in deck if s.facts.troop[troop].faction == self.faction]
        return own or deck

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be taken."""
        match action:
            case ("recruit", int() as troop):
                return None if troop in self.units(s) else ("not-your-unit", troop)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it out of the deck."""
        match action:
            case ("recruit", int() as troop):
                take_neutral(s, troop)
                add_unit(s, self.seat, troop, FEW)


class PickOfTwo(Choice[Heroes3]):
    """Which of two bronze neutral units to start with; the other one is discarded (H3-SETUP-11)."""

    __slots__ = ()

    def prompt(self, s: Heroes3) -> Action:
        return ("pick-neutral",)

    def forced(self) -> bool:
        """A single unit is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        return [("recruit", troop) for troop in sorted(set(s.shown))]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("recruit", int() as troop):
                s.shown.remove(troop)
                add_unit(s, self.seat, troop, FEW)
        for other in s.shown:
            discard_neutral(s, other)
        s.shown = []


class PickMachine(Choice[Heroes3]):
    """Which war machine of the supply a player starts with (H3-SETUP-09, H3-EXP-02)."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single one is taken, or none if the supply is empty."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        return [("pick-machine", card) for card in distinct(s.machines)] or [DONE]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("pick-machine", int() as card):
                gain_machine(s, self.seat, card)


def settle_secondary(s: Heroes3, seat: int) -> None:
    """A secondary hero waits on a settlement from the start, which is the player's but pays nothing (H3-HERO-02)."""
    rule = special(s, "secondary_hero_at_start")
    if rule is None:
        return
    field = named_field(s, rule.places[0])
    s.own_map()
    s.flag[field] = seat
    s.once[field] = 1
    place_hero(s, seat, SECONDARY, field)
