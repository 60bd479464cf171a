"""Morale outside combat: gaining, losing and spending the token (H3-MORALE-01, H3-MORALE-02, H3-MORALE-03,
H3-MORALE-04, H3-MORALE-05, H3-MORALE-06)."""

from __future__ import annotations

from ludoteka.games.heroes3.rules.cards.piles import ANY_KIND, DiscardCards, cards_to_draw, draw_cards
from ludoteka.games.heroes3.rules.common import DECLINE
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def without_morale(s: Heroes3, seat: int) -> bool:
    """Whether morale means nothing to a player: Necropolis (H3-MORALE-06)."""
    return s.players[seat].faction == s.facts.faction_number["necropolis"]


def gain_morale(s: Heroes3, seat: int) -> None:
    """A player gains positive morale; with a token already, it may be spent first (H3-MORALE-01, H3-MORALE-04)."""
    if without_morale(s, seat):
        return
    player = s.players[seat]
    if player.morale < 1:
        player.morale += 1
        s.tell(("morale", seat, player.morale))
    elif can_spend_morale(s, seat):
        s.then(SpendBeforeGaining(seat))


def lose_morale(s: Heroes3, seat: int) -> None:
    """A player loses morale; the second negative token costs the hand instead (H3-MORALE-03, H3-MORALE-05)."""
    if without_morale(s, seat):
        return
    player = s.players[seat]
    if player.morale > -1:
        player.morale -= 1
        s.tell(("morale", seat, player.morale))
    elif not player.discard_due:
        player.discard_due = True
        s.tell(("discard-due", seat))


def change_morale(s: Heroes3, seat: int, steps: int) -> None:
    """Morale up or down by steps, one at a time."""
    for _ in range(steps):
        gain_morale(s, seat)
    for _ in range(-steps):
        lose_morale(s, seat)


def can_spend_morale(s: Heroes3, seat: int) -> bool:
    """Whether spending positive morale would do anything (H3-MORALE-02)."""
    return s.players[seat].morale > 0 and bool(s.players[seat].hand or cards_to_draw(s, seat))


def morale_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add what positive morale can be spent for outside a roll (H3-MORALE-02)."""
    player = s.players[seat]
    if player.morale <= 0:
        return
    if cards_to_draw(s, seat):
        out.append(("morale-draw",))
    if player.hand:
        out.append(("morale-exchange",))


def spend_token(s: Heroes3, seat: int) -> None:
    """The positive token goes back (H3-MORALE-02)."""
    s.players[seat].morale = 0
    s.tell(("morale-spent", seat))


def take_morale(s: Heroes3, seat: int, action: Action) -> None:
    """Spend positive morale for a card, or to exchange cards (H3-MORALE-02)."""
    spend_token(s, seat)
    if action[0] == "morale-draw":
        draw_cards(s, seat, 1)
    else:
        s.then(DiscardCards(seat, 0, len(s.players[seat].hand), ANY_KIND, "draw", 0))


class SpendBeforeGaining(Choice[Heroes3]):
    """Before a second positive token is gained, the first may be spent (H3-MORALE-01)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Spend it, or let the second one go."""
        out: list[Action] = [DECLINE]
        morale_options(s, self.seat, out)
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Spend and gain again."""
        if action[0] != "decline":
            take_morale(s, self.seat, action)
            s.players[self.seat].morale = 1
            s.tell(("morale", self.seat, 1))
