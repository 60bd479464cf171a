"""Astrologers cards that let the attacker exchange the neutral units drawn for a combat (H3-ROUND-04)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import FEW, NEUTRALS, NOBODY
from ludoteka.games.heroes3.rules.battlefield.figures import fight
from ludoteka.games.heroes3.rules.cards.astrologers import omen
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral, draw_neutral
from ludoteka.games.heroes3.rules.combat.placing import place_enemies
from ludoteka.games.heroes3.rules.common import DECLINE, is_seat
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def may_exchange(s: Heroes3, c: Combat) -> bool:
    """Whether the attacker may exchange neutral units before they are placed (Groovy Satyr, Judge Dread)."""
    return bool(
        s.omens
        and c.drawn
        and c.defender == NEUTRALS
        and is_seat(s, c.attacker)
        and (omen(s, "exchange_neutral") is not None or omen(s, "exchange_all_neutrals") is not None)
    )


class ExchangeNeutrals(Choice[Heroes3]):
    """Exchange one neutral unit, or all of them, once before they are placed (Groovy Satyr, Judge Dread)."""

    __slots__ = ("forms", "side")

    def __init__(self, seat: int, side: int, forms: list[int]) -> None:
        super().__init__(seat)
        self.side = side
        self.forms = forms

    def options(self, s: Heroes3) -> list[Action]:
        """Each unit drawn, all of them, or none."""
        out: list[Action] = [DECLINE]
        if omen(s, "exchange_neutral") is not None:
            out += [("replace", troop) for troop in sorted(set(fight(s).drawn))]
        if omen(s, "exchange_all_neutrals") is not None:
            out.append(("replace-all",))
        return sorted(out)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Only units that were drawn can be exchanged."""
        match action:
            case ("replace", int(troop)):
                return ("not-drawn", troop)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Draw others of the same tiers; then they are placed."""
        c = fight(s)
        forms = self.forms.copy()
        gone: list[int] = []
        match action:
            case ("replace", int(troop)):
                gone = [troop]
            case ("replace-all",):
                gone = c.drawn.copy()
        for troop in gone:
            c.drawn.remove(troop)
            forms.remove(troop * 2 + FEW)
            discard_neutral(s, troop)
        for troop in gone:
            other = draw_neutral(s, s.facts.troop[troop].tier)
            if other != NOBODY:
                c.drawn.append(other)
                forms.append(other * 2 + FEW)
        place_enemies(s, c, self.side, forms)
