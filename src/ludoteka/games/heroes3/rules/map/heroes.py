"""Heroes on the map: recruiting the secondary hero, placing the beaten (H3-HERO-01 to H3-HERO-04, R-60)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import BINDS_MOVEMENT, MAIN, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.cards.astrologers import heroes_at_peace, movement_change
from ludoteka.games.heroes3.rules.common import allies, special
from ludoteka.games.heroes3.rules.resources import lose
from ludoteka.games.heroes3.rules.victory.ends import eliminate
from ludoteka.games.heroes3.rules.world.fields import havens, holds_haven, is_location, other_hero_on
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def base_movement(s: Heroes3, seat: int, hero: int) -> int:
    """The movement points a hero has each round (H3-MOVE-01)."""
    return s.facts.main_movement if hero == MAIN else s.facts.secondary_movement


def may_have_secondary(s: Heroes3, seat: int) -> bool:
    """Whether a player may get a secondary hero now: none yet, and a place for it (H3-HERO-02)."""
    if s.players[seat].at[SECONDARY] != NOBODY or "no_secondary_heroes" in s.facts.scenario_rules[s.scenario]:
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
        """Put it there."""
        match action:
            case ("place-hero", int(field)):
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
        empty = [field for field in fields if other_hero_on(s, field, NOBODY, NOBODY) == NOBODY]
        return [("place-hero", field) for field in empty or own]

    def take(self, s: Heroes3, action: Action) -> None:
        """Put it there."""
        match action:
            case ("place-hero", int(field)):
                place_hero(s, self.seat, MAIN, field)


def hero_beaten(s: Heroes3, seat: int, hero: int, lost: int = NOBODY) -> None:
    """A beaten hero leaves the field: main heroes go home, others leave the map (H3-COMBAT-28, H3-END-03).

    `lost` is the field the hero was beaten on as a defender: its town or settlement is no home any more.
    """
    player = s.players[seat]
    s.tell(("hero-beaten", seat, hero))
    if hero == SECONDARY:
        player.at[SECONDARY] = NOBODY
        player.moves[SECONDARY] = 0
        return
    player.at[MAIN] = NOBODY
    if any(field != lost for field in havens(s, seat)):
        s.then(PlaceBeaten(seat, lost))
    else:
        eliminate(s, seat)


def pay_for_secondary(s: Heroes3, seat: int) -> None:
    """The price of a secondary hero (H3-HERO-02)."""
    lose(s, seat, 0, s.facts.content.leading.secondary_gold)


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
    return moves


def may_attack(s: Heroes3, seat: int, other: int, field: int) -> bool:
    """Whether a hero on a field can be attacked: an enemy outside a sanctuary, no peace (H3-MAP-13, H3-MOVE-05)."""
    if s.allied(seat, other) or is_location(s, field, "sanctuary") or heroes_at_peace(s):
        return False
    return special(s, "players_at_peace") is None
