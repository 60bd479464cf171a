"""What the carrier of the Grail may do with it on the map, and where it is left behind (H3-MAP-12, R-81)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.parts import Price
from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.rules.cards.gains import can_pay_price, pay_price
from ludoteka.games.heroes3.rules.common import DECLINE, special
from ludoteka.games.heroes3.rules.marks import (
    GRAIL_KNIGHT,
    STORY_CLEANSED,
    STORY_GRAIL_FIELD,
    STORY_GRAIL_TAKEN,
    TOOK_GRAIL,
)
from ludoteka.games.heroes3.rules.world.fields import is_location
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def may_cleanse(s: Heroes3, seat: int, hero: int, field: int) -> bool:
    """Whether a grail knight stands in a temple with the Grail and can pay for its cleansing."""
    if s.grail != seat * 2 + hero or s.story[STORY_CLEANSED] or special(s, "grail_knight_cleanses") is None:
        return False
    knight = bool(s.players[seat].marks & GRAIL_KNIGHT)
    return knight and is_location(s, field, "temple") and any(payable(s, seat, hero))


def prices(s: Heroes3) -> list[Price]:
    """What cleansing costs: one or the other."""
    rule = special(s, "grail_knight_cleanses")
    return [] if rule is None else [price for price in (rule.price, rule.or_price) if price is not None]


def payable(s: Heroes3, seat: int, hero: int) -> list[bool]:
    """Which of the prices a player can pay."""
    return [can_pay_price(s, seat, hero, price) for price in prices(s)]


class CleanseGrail(Choice[Heroes3]):
    """A grail knight may pay in a temple to cleanse the Grail: then it heals (grail_knight_cleanses)."""

    __slots__ = ("hero",)

    def __init__(self, seat: int, hero: int) -> None:
        super().__init__(seat)
        self.hero = hero

    def options(self, s: Heroes3) -> list[Action]:
        """Either price that can be paid, or not."""
        able = payable(s, self.seat, self.hero)
        return sorted([DECLINE, *(("cleanse-grail", at + 1) for at in range(len(able)) if able[at])])

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("cleanse-grail", int() as number):
                pay_price(s, self.seat, self.hero, prices(s)[number - 1])
                s.story[STORY_CLEANSED] = 1
                s.tell(("grail-cleansed", self.seat))


def leave_grail_behind(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero who is carried away by magic leaves the Grail on the field (grail_changes_hands)."""

    if s.grail == seat * 2 + hero and field != NOBODY and special(s, "grail_changes_hands") is not None:
        drop_grail(s, field)


def bound_by_grail(s: Heroes3, seat: int, hero: int) -> bool:
    """Whether the carrier of the Grail cannot be moved by magic or on wings (grail_carrier_slow)."""
    return s.grail == seat * 2 + hero and special(s, "grail_carrier_slow") is not None


def take_grail(s: Heroes3, seat: int, hero: int) -> None:
    """A hero carries the Grail from now on (R-81)."""
    s.grail = seat * 2 + hero
    s.feats[seat] |= TOOK_GRAIL
    s.story[STORY_GRAIL_TAKEN] = 1
    s.story[STORY_GRAIL_FIELD] = 0
    s.tell(("grail-taken", seat, hero))


def drop_grail(s: Heroes3, field: int) -> None:
    """The Grail is left behind on a field."""
    s.grail = NOBODY
    s.story[STORY_GRAIL_FIELD] = field + 1
    s.tell(("grail-left", field))
