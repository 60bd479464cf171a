"""Exchanges of neutral units drawn for a combat: by astrologers cards and against defenders of settlements."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import FEW, NEUTRALS, NOBODY
from ludoteka.games.heroes3.rules.battlefield.figures import fight
from ludoteka.games.heroes3.rules.cards.astrologers import omen
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral, draw_neutral, take_neutral
from ludoteka.games.heroes3.rules.combat.placing import place_enemies
from ludoteka.games.heroes3.rules.common import DECLINE, clockwise, is_seat, special
from ludoteka.games.heroes3.rules.world.neighbours import neighbour
from ludoteka.games.heroes3.rules.world.scenario_map import has_defenders
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def may_exchange(s: Heroes3, c: Combat) -> bool:
    """Whether the attacker may exchange neutral units before they are placed (Groovy Satyr, Judge Dread, defenders)."""
    if not c.drawn or c.defender != NEUTRALS or not is_seat(s, c.attacker):
        return False
    if has_defenders(s, c.field):
        return True
    return bool(s.omens) and (omen(s, "exchange_neutral") is not None or omen(s, "exchange_all_neutrals") is not None)


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
        if omen(s, "exchange_neutral") is not None or has_defenders(s, fight(s).field):
            out += [("replace", troop) for troop in sorted(set(fight(s).drawn))]
        if omen(s, "exchange_all_neutrals") is not None:
            out.append(("replace-all",))
        return sorted(out)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Only units that were drawn can be exchanged."""
        match action:
            case ("replace", int() as troop) if troop not in fight(s).drawn:
                return ("not-drawn", troop)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Draw others of the same tiers; then they are placed."""
        c = fight(s)
        forms = self.forms.copy()
        gone: list[int] = []
        match action:
            case ("replace", int() as troop):
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


MEDDLED: Final = "neighbour_swaps"
"""In the ledger: by seat the round in which a player has last swapped a unit of the closest player's enemies."""


def may_meddle(s: Heroes3, c: Combat) -> int:
    """Who may swap a unit that the player who starts closest is about to fight, -1 for nobody."""
    rule = special(s, MEDDLED)
    if rule is None or not c.drawn or c.defender != NEUTRALS or not is_seat(s, c.attacker) or c.level > rule.level:
        return NOBODY
    swapped = s.ledger.get(MEDDLED, [0] * s.seats)
    for seat in clockwise(s, c.attacker)[1:]:
        if neighbour(s, seat) == c.attacker and swapped[seat] != s.round and swaps(s, c, seat):
            return seat
    return NOBODY


def swaps(s: Heroes3, c: Combat, seat: int) -> list[Action]:
    """Each neutral unit of the player's faction with each drawn unit of its tier that it could stand for."""
    faction = s.players[seat].faction
    out: list[Action] = []
    for old in sorted(set(c.drawn)):
        tier = s.facts.troop[old].tier
        cards = {*s.neutral_decks[tier].cards(), *s.neutral_discards[tier]}
        out += [("swap-in", new, old) for new in cards if s.facts.troop[new].faction == faction]
    return sorted(out)


class SwapForNeighbour(Choice[Heroes3]):
    """Once a round a player swaps a neutral unit that the closest player is about to fight (neighbour_swaps)."""

    __slots__ = ("forms", "side")

    def __init__(self, seat: int, side: int, forms: list[int]) -> None:
        super().__init__(seat)
        self.side = side
        self.forms = forms

    def options(self, s: Heroes3) -> list[Action]:
        """Each swap, or none."""
        return [DECLINE, *swaps(s, fight(s), self.seat)]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Only units that were drawn can be swapped."""
        match action:
            case ("swap-in", int(), int() as old):
                return None if action in swaps(s, fight(s), self.seat) else ("not-drawn", old)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Swap; then the combat goes on as usual."""
        c = fight(s)
        forms = self.forms.copy()
        match action:
            case ("swap-in", int() as new, int() as old):
                take_neutral(s, new)
                c.drawn = [*c.drawn, new]
                c.drawn.remove(old)
                forms.remove(old * 2 + FEW)
                forms.append(new * 2 + FEW)
                discard_neutral(s, old)
                swapped = s.ledger.get(MEDDLED, [0] * s.seats).copy()
                swapped[self.seat] = s.round
                s.ledger[MEDDLED] = swapped
                s.tell(("neutral-swapped", self.seat, old, new))
        if may_exchange(s, c):
            s.then(ExchangeNeutrals(c.attacker, self.side, forms))
        else:
            place_enemies(s, c, self.side, forms)
