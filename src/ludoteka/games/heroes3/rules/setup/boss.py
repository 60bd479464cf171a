"""Which boss a scenario is played with: chosen, or drawn by a statistic card (boss_on_tile)."""

from __future__ import annotations

from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.world.bosses import BOSS
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def bosses_in_play(s: Heroes3) -> list[int]:
    """The bosses whose boxes are in play."""
    boxes = [box.id for at, box in enumerate(s.facts.content.box) if s.boxes >> at & 1]
    return [number for number, boss in enumerate(scenario(s).bosses) if boss.box in boxes]


class PickBoss(Choice[Heroes3]):
    """The starting player names the boss, or lets it be drawn."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each boss of the boxes in play, and luck."""
        return [("draw-boss",), *(("pick-boss", troop) for troop in sorted(self.bosses(s)))]

    def bosses(self, s: Heroes3) -> list[int]:
        """The units that may be the boss."""
        return [s.facts.troop_number[scenario(s).bosses[number].unit] for number in bosses_in_play(s)]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be the boss."""
        match action:
            case ("pick-boss", int() as troop):
                return None if troop in self.bosses(s) else ("not-a-boss", troop)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """It waits on its tile from now on."""
        number = NOT_PICKED
        match action:
            case ("pick-boss", int() as troop):
                units = [boss.unit for boss in scenario(s).bosses]
                number = units.index(s.facts.troop_slugs[troop])
        if number == NOT_PICKED:
            number = s.chance.pick(bosses_in_play(s))
        s.ledger[BOSS] = [number]
        s.tell(("boss-waits", s.facts.troop_number[scenario(s).bosses[number].unit]))


NOT_PICKED = -1
