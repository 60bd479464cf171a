"""Buildings that players choose for their towns before the first round (H3-SETUP-04)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.scenarios import TownChoice
from ludoteka.games.heroes3.facts import BUILDINGS, MAIN, RESOURCES, SPECIAL_1
from ludoteka.games.heroes3.rules.cards.gains import gain_figures
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.gifts import gift_closed, gift_list
from ludoteka.games.heroes3.rules.resources import amounts, can_pay, pay
from ludoteka.games.heroes3.rules.setup.start import BUILDING_NAMES
from ludoteka.games.heroes3.rules.town.town import build
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


class ChooseForTown(Choice[Heroes3]):
    """Which of a list a player takes for the town: a building, perhaps at a price, or something else."""

    __slots__ = ("at",)

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def forced(self) -> bool:
        """A single one is taken."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        """The question is the same as for a bonus."""
        return ("choose-bonus",)

    def source(self) -> str:
        """The name of the list."""
        return f"town_choice_{self.at + 1}"

    def listed(self, s: Heroes3) -> tuple[TownChoice, ...]:
        """What there is to choose from."""
        return scenario(s).start.town_choices[self.at].choices

    def options(self, s: Heroes3) -> list[Action]:
        """By number, those that can be paid."""
        gifts = gift_list(s, self.source())
        return [("bonus", gifts, number) for number in self.numbers(s)]

    def numbers(self, s: Heroes3) -> list[int]:
        """Those of the choices that can be paid."""
        choices = enumerate(self.listed(s), 1)
        return [number for number, choice in choices if can_pay(s, self.seat, cost(s, self.seat, choice))]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why it cannot be taken."""
        return gift_closed(s, self.source(), self.numbers(s), len(self.listed(s)), action)

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("bonus", _, int() as number):
                chosen = self.listed(s)[number - 1]
                pay(s, self.seat, cost(s, self.seat, chosen))
                gain_figures(s, self.seat, MAIN, chosen, False)
                if chosen.building != "none":
                    build(s, self.seat, BUILDING_NAMES.index(chosen.building))


def cost(s: Heroes3, seat: int, choice: TownChoice) -> list[int]:
    """What a choice costs: a price of its own, or that of the special building less a discount."""
    if choice.discount is None:
        return amounts(choice.pays)
    full = s.facts.building_cost[s.players[seat].faction * BUILDINGS + SPECIAL_1]
    less = amounts(choice.discount)
    return [max(0, full[resource] - less[resource]) for resource in range(RESOURCES)]
