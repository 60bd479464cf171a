"""The hill that players fight for: points for holding it, walls for its holder (hill_walls, H3-END-09)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.parts import Price
from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.rules.resources import amounts, can_pay, pay, price
from ludoteka.games.heroes3.rules.victory.points import remembers
from ludoteka.games.heroes3.rules.victory.tally import score_item
from ludoteka.games.heroes3.rules.world.fields import is_location
from ludoteka.games.heroes3.rules.world.hill import ATTACKED, FORTIFIED, HILL, hill_holder
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action


def turn_on_hill(s: Heroes3, seat: int) -> None:
    """A turn begins: walls of an earlier turn fall; who starts on the hill scores the number of the round less 1."""
    if s.ledger:
        s.ledger.pop(ATTACKED, None)
        if s.ledger.get(FORTIFIED) == [seat]:
            s.ledger.pop(FORTIFIED)
            s.tell(("walls-fall",))
    if not remembers(s, "hill_turns"):
        return
    for field in s.players[seat].at:
        if field != NOBODY and is_location(s, field, HILL):
            score_item(s, seat, "hill_turns", s.round - 1)
            return


def walls_price(s: Heroes3) -> list[int]:
    """What walls on the hill cost, where the scenario sells them."""
    rule = special(s, "hill_walls")
    return amounts(Price() if rule is None or rule.price is None else rule.price)


def fortify_closed(s: Heroes3, seat: int) -> Action | None:
    """Why a player cannot have walls on the hill."""
    if special(s, "hill_walls") is None or hill_holder(s) != seat:
        return ("hill-not-yours",)
    if FORTIFIED in s.ledger:
        return ("hill-walled",)
    return None if can_pay(s, seat, walls_price(s)) else price(walls_price(s))


def fortify(s: Heroes3, seat: int) -> None:
    """The holder of the hill pays for walls and an arrow tower."""
    pay(s, seat, walls_price(s))
    s.ledger[FORTIFIED] = [seat]
    s.tell(("hill-fortified", seat))
