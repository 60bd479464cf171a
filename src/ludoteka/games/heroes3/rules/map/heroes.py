"""Heroes on the map: recruiting the secondary hero, placing the beaten (H3-HERO-01, H3-HERO-02, H3-HERO-03, H3-HERO-04,
R-60)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import BINDS_MOVEMENT, DIRECTIONS, MAIN, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.cards.astrologers import heroes_at_peace, movement_change
from ludoteka.games.heroes3.rules.cards.morale import lose_morale
from ludoteka.games.heroes3.rules.cards.own_cards import fill_chest
from ludoteka.games.heroes3.rules.common import allies, leads, special
from ludoteka.games.heroes3.rules.resources import amounts, lose
from ludoteka.games.heroes3.rules.victory.ends import eliminate
from ludoteka.games.heroes3.rules.world.bomb import carries_bomb
from ludoteka.games.heroes3.rules.world.fields import (
    havens,
    holds_haven,
    is_free,
    is_location,
    other_hero_on,
    own_town,
)
from ludoteka.games.heroes3.rules.world.hill import has_attacked
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

CHEAP_HERO: Final = "cheap_hero"
"""In the ledger, by seat: the round in which a secondary hero costs less, then the price."""


def base_movement(s: Heroes3, seat: int, hero: int) -> int:
    """The movement points a hero has each round (H3-MOVE-01, H3-HERO-01, H3-HERO-03)."""
    return s.facts.main_movement if leads(s, hero) else s.facts.secondary_movement


def may_have_secondary(s: Heroes3, seat: int) -> bool:
    """Whether a player may get a secondary hero now: none yet, and a place for it (H3-HERO-02)."""
    if s.players[seat].at[SECONDARY] != NOBODY or "no_secondary_heroes" in s.facts.scenario_rules[s.scenario]:
        return False
    if s.players[seat].at[MAIN] == NOBODY and "level_7_hero_leaves" in s.facts.scenario_rules[s.scenario]:
        return False
    return holds_haven(s, seat)


def placing_fields(s: Heroes3, seat: int) -> list[int]:
    """The towns and settlements a hero can be put on: those without an allied hero if there are any (R-60)."""
    fields = havens(s, seat)
    empty = [field for field in fields if other_hero_on(s, field, NOBODY, NOBODY) == NOBODY]
    return empty or fields


def place_hero(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """A hero is put on a field; being put visits nothing (R-61)."""
    player = s.players[seat]
    player.at[hero] = field
    player.came_from[hero] = field
    s.tell(("hero-placed", seat, hero, field))


def gain_secondary(s: Heroes3, seat: int, field: int) -> None:
    """A secondary hero appears with its movement points, if the owner's turn is not over (H3-HERO-02)."""
    place_hero(s, seat, SECONDARY, field)
    player = s.players[seat]
    waiting = s.active == seat or seat in s.order
    moves = base_movement(s, seat, SECONDARY) + movement_change(s, seat)
    player.moves[SECONDARY] = max(0, movement_of_scenario(s, seat, SECONDARY, moves)) if waiting else 0
    if fill_chest(s, seat):
        s.facts.book.secondary_joined(s, seat)


class PlaceSecondary(Choice[Heroes3]):
    """Where a new secondary hero appears (H3-HERO-02)."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single place is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Towns and settlements the player holds."""
        return [("place-hero", field) for field in placing_fields(s, self.seat)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("place-hero", int() as field):
                gain_secondary(s, self.seat, field)


class PlaceBeaten(Choice[Heroes3]):
    """Where a beaten main hero goes: a friendly town or settlement (H3-COMBAT-28).

    `lost` is the one the hero was beaten in, which goes to the winner, -1 for none.
    """

    __slots__ = ("lost",)

    def __init__(self, seat: int, lost: int) -> None:
        super().__init__(seat)
        self.lost = lost

    def forced(self) -> bool:
        """A single place is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Towns and settlements of the player and of allies; without an allied hero if there is one (R-38, R-60)."""
        own = [field for field in havens(s, self.seat) if field != self.lost]
        fields = sorted([*own, *(field for ally in allies(s, self.seat) for field in havens(s, ally))])
        fields = sorted({*fields, *own_obelisks(s, self.seat), *beside_the_first(s, self.seat)})
        empty = [field for field in fields if other_hero_on(s, field, NOBODY, NOBODY) == NOBODY]
        return [("place-hero", field) for field in empty or own]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("place-hero", int() as field):
                place_hero(s, self.seat, MAIN, field)


def own_obelisks(s: Heroes3, seat: int) -> list[int]:
    """The obelisks with a player's cube, where the scenario lets a beaten main hero go there."""
    if special(s, "beaten_to_obelisk") is None:
        return []
    return [field for field in range(len(s.stars)) if s.stars[field] >> seat & 1 and is_location(s, field, "obelisk")]


def hero_leaves(s: Heroes3, seat: int, hero: int, lost: int) -> None:
    """A hero leaves a combat unbeaten: the main hero goes home without movement, others leave the map."""
    player = s.players[seat]
    player.moves[hero] = 0
    player.at[hero] = NOBODY
    if hero == MAIN:
        if any(field != lost for field in havens(s, seat)):
            s.then(PlaceBeaten(seat, lost))
        else:
            eliminate(s, seat)


def goes_home(s: Heroes3, seat: int, hero: int) -> bool:
    """Whether a beaten hero goes to the player's own town: where the scenario says so, or with the bomb."""
    home = own_town(s, seat)
    if home == NOBODY or s.flag[home] != seat:
        return False
    if "beaten_go_home" in s.facts.scenario_rules[s.scenario]:
        return True
    return hero == SECONDARY and carries_bomb(s, seat, hero)


def hero_beaten(s: Heroes3, seat: int, hero: int, lost: int = NOBODY) -> None:
    """A beaten hero leaves the field: main heroes go home, others leave the map (H3-COMBAT-28, H3-END-03).

    `lost` is the field the hero was beaten on as a defender: its town or settlement is no longer a home.
    """
    player = s.players[seat]
    s.tell(("hero-beaten", seat, hero))
    if goes_home(s, seat, hero):
        place_hero(s, seat, hero, own_town(s, seat))
        return
    if hero == SECONDARY:
        player.at[SECONDARY] = NOBODY
        player.moves[SECONDARY] = 0
        return
    player.at[MAIN] = NOBODY
    pay_for_defeat(s, seat)
    if any(field != lost for field in havens(s, seat)):
        s.then(PlaceBeaten(seat, lost))
    else:
        eliminate(s, seat)


def pay_for_defeat(s: Heroes3, seat: int) -> None:
    """A beaten second hero costs resources, and morale of everybody (second_hero_beaten)."""
    rule = special(s, "second_hero_beaten")
    if rule is None or seat == 0 or rule.price is None:
        return
    for resource, amount in enumerate(amounts(rule.price)):
        lose(s, seat, resource, amount)
    for other in range(s.seats):
        lose_morale(s, other)


def beside_the_first(s: Heroes3, seat: int) -> list[int]:
    """The empty fields next to the first player's hero, where a beaten second hero may go (second_hero_beaten)."""
    at = s.players[0].at[MAIN]
    if special(s, "second_hero_beaten") is None or seat == 0 or at == NOBODY:
        return []
    beside = s.atlas.near[at * DIRECTIONS : at * DIRECTIONS + DIRECTIONS]
    return [field for field in beside if field != NOBODY and is_free(s, seat, field)]


def secondary_price(s: Heroes3, seat: int) -> int:
    """The gold a secondary hero costs a player now (H3-HERO-02)."""
    cheap = s.ledger.get(CHEAP_HERO)
    return cheap[seat * 2 + 1] if cheap is not None and cheap[seat * 2] == s.round else s.facts.secondary_gold


def pay_for_secondary(s: Heroes3, seat: int) -> None:
    """The price of a secondary hero (H3-HERO-02)."""
    lose(s, seat, 0, secondary_price(s, seat))


def set_movement(s: Heroes3, seat: int) -> None:
    """The movement points of a new round (H3-MOVE-01, R-52)."""
    player = s.players[seat]
    for hero in (MAIN, SECONDARY):
        player.moves[hero] = 0
        if player.at[hero] != NOBODY:
            moves = base_movement(s, seat, hero) + movement_change(s, seat)
            player.moves[hero] = max(0, movement_of_scenario(s, seat, hero, moves))


def movement_of_scenario(s: Heroes3, seat: int, hero: int, moves: int) -> int:
    """The movement points of a hero as the scenario has them."""
    if not s.facts.scenario_traits[s.scenario] & BINDS_MOVEMENT:
        return moves
    rules = s.facts.scenario_rules[s.scenario]
    rule = rules.get("level_movement")
    if rule is not None and s.players[seat].level >= rule.level:
        moves += rule.amount
    rule = rules.get("grail_carrier_slow")
    if rule is not None and s.grail == seat * 2 + hero:
        moves = min(moves, rule.amount)
    if carries_bomb(s, seat, hero):
        moves = min(moves, base_movement(s, seat, hero))
    return moves


def may_attack(s: Heroes3, seat: int, other: int, field: int) -> bool:
    """Whether a hero on a field can be attacked: an enemy outside a sanctuary, no peace (H3-MAP-13, H3-MOVE-05)."""
    if s.allied(seat, other) or heroes_at_peace(s) or has_attacked(s, seat):
        return False
    if is_location(s, field, "sanctuary") and not carrier_unprotected(s, other, field):
        return False
    return special(s, "players_at_peace") is None


def carrier_unprotected(s: Heroes3, seat: int, field: int) -> bool:
    """Whether a sanctuary does not protect a hero because it carries the Grail (grail_no_sanctuary)."""
    if s.grail < 0 or s.grail // 2 != seat or special(s, "grail_no_sanctuary") is None:
        return False
    return s.players[seat].at[s.grail % 2] == field
