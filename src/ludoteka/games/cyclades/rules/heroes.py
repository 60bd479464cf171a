"""Heroes: where they stand, whom they serve, and the market they come from (CYC-HERO)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import NOBODY
from ludoteka.games.cyclades.state import Cyclades


def heroes_of(s: Cyclades, faction: int, area: int) -> int:
    """Mask of a faction's heroes in an area."""
    return s.heroes[area] & s.hero_hand[faction]


def stands_with(s: Cyclades, faction: int, hero: int, area: int) -> bool:
    """Whether a hero of a faction is in an area, so that its ability counts there (CYC-HERO-03)."""
    return s.hero_area[hero] == area and bool(s.hero_hand[faction] >> hero & 1)


def holds_hero(s: Cyclades, faction: int, hero: int) -> bool:
    """Whether a hero serves a faction."""
    return bool(s.hero_hand[faction] >> hero & 1)


def put_hero(s: Cyclades, hero: int, area: int) -> None:
    """Move the figure of a hero to an area."""
    was = s.hero_area[hero]
    if was != NOBODY:
        s.heroes[was] &= ~(1 << hero)
    s.hero_area[hero] = area
    s.heroes[area] |= 1 << hero


def join(s: Cyclades, faction: int, hero: int, area: int) -> None:
    """A hero enters the service of a faction; it cannot be sacrificed in this epoch (CYC-HERO-01, CYC-HERO-04)."""
    s.hero_hand[faction] |= 1 << hero
    s.hero_epoch[hero] = s.epoch
    put_hero(s, hero, area)


def leave(s: Cyclades, faction: int, hero: int) -> None:
    """A hero's figure and card leave their faction; the caller says where the card goes."""
    area = s.hero_area[hero]
    s.heroes[area] &= ~(1 << hero)
    s.hero_area[hero] = NOBODY
    s.hero_hand[faction] &= ~(1 << hero)


def fall(s: Cyclades, faction: int, hero: int) -> None:
    """A hero dies in battle: its card is discarded, no sacrifice happens (CYC-BATTLE-03)."""
    leave(s, faction, hero)
    s.hero_discard.append(hero)
    s.hero_discard.sort()
    s.tell(("hero-fell", faction, hero))


def take_from_hero_market(s: Cyclades, hero: int) -> None:
    """Leave a hero's space of the market empty until the next epoch."""
    s.hero_market[s.hero_market.index(hero)] = NOBODY


def refill_hero_market(s: Cyclades) -> None:
    """Put heroes from the deck on empty spaces; the fallen are shuffled in when it runs out (CYC-EPOCH-02)."""
    for space in range(len(s.hero_market)):
        if s.hero_market[space] == NOBODY:
            if not s.hero_deck.size() and s.hero_discard:
                s.hero_deck.shuffle_in(s.hero_discard)
                s.hero_discard = []
            if s.hero_deck.size():
                hero = s.hero_deck.draw(s.chance)
                s.hero_market[space] = hero
                s.tell(("hero-offered", hero))
