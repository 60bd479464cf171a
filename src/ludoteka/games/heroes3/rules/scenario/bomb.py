"""The bomb: delivered into enemy towns, handed over, passed on at obelisks (bomb, obelisk_travel)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import HEROES, NOBODY
from ludoteka.games.heroes3.rules.common import DECLINE, special
from ludoteka.games.heroes3.rules.map.grail import drop_grail, take_grail
from ludoteka.games.heroes3.rules.map.heroes import place_hero
from ludoteka.games.heroes3.rules.victory.ends import check_ends
from ludoteka.games.heroes3.rules.victory.tally import score_item
from ludoteka.games.heroes3.rules.world.bomb import (
    BOMBED,
    HANDLED,
    carries_bomb,
    friends_of_carrier,
    grail_field,
    heroes_on,
    is_enemy_town,
    takers_beside,
    town_owner,
)
from ludoteka.games.heroes3.rules.world.fields import is_location, other_hero_on, own_town
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def bomb_arrives(s: Heroes3, seat: int, hero: int, field: int) -> None:
    """The carrier has entered or stormed an enemy town: a point, the hero goes home, the bomb back to its field."""
    if not carries_bomb(s, seat, hero) or not is_enemy_town(s, seat, field):
        return
    owner = town_owner(s, field)
    s.tell(("bomb-delivered", seat, owner))
    s.ledger[BOMBED] = [owner]
    place_hero(s, seat, hero, own_town(s, seat))
    score_item(s, seat, "bomb_delivered", 1)
    back = grail_field(s)
    drop_grail(s, back)
    for other in heroes_on(s, back)[:1]:
        take_grail(s, other // HEROES, other % HEROES)
    check_ends(s, seat)


def turn_of_bomb_began(s: Heroes3) -> None:
    """A turn begins: whoever had the bomb in turns before may take it over again."""
    s.ledger.pop(HANDLED, None)


# -- handing it over --------------------------------------------------------------------------------------------


def pass_bomb_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add the heroes next to the carrier, the player's or an ally's, to whom it can be given."""
    if s.grail >= 0 and s.grail // HEROES == seat and special(s, "bomb") is not None:
        out += [("pass-bomb", friend // HEROES, friend % HEROES) for friend in takers_beside(s)]


def pass_bomb_closed(s: Heroes3, seat: int, other: int, hero: int) -> Action | None:
    """Why the bomb cannot be given to a hero."""
    if special(s, "bomb") is None or s.grail < 0 or s.grail // HEROES != seat:
        return ("no-bomb",)
    friend = other * HEROES + hero
    if friend in takers_beside(s):
        return None
    return ("had-bomb", other) if friend in s.ledger.get(HANDLED, []) else ("not-side-by-side", other)


def pass_bomb(s: Heroes3, other: int, hero: int) -> None:
    """Another hero carries the bomb."""
    s.ledger[HANDLED] = [*s.ledger.get(HANDLED, []), s.grail]
    take_grail(s, other, hero)


# -- obelisks ---------------------------------------------------------------------------------------------------


class ObeliskTravel(Choice[Heroes3]):
    """A visited obelisk sends the hero to another one of the player, or the bomb to another hero (obelisk_travel)."""

    __slots__ = ("field", "hero")

    def __init__(self, seat: int, hero: int, field: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.field = field

    def forced(self) -> bool:
        """Nowhere to go: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Free obelisks with the player's cube; friends of a carrier; or nothing."""
        out: list[Action] = [DECLINE]
        if s.players[self.seat].at[self.hero] != self.field:
            return out
        out += [("place-hero", field) for field in range(len(s.stars)) if self.goal_closed(s, field) is None]
        if carries_bomb(s, self.seat, self.hero):
            handled = s.ledger.get(HANDLED, [])
            friends = [friend for friend in friends_of_carrier(s) if friend not in handled]
            out += [("pass-bomb", friend // HEROES, friend % HEROES) for friend in friends]
        out.sort()
        return out

    def goal_closed(self, s: Heroes3, field: int) -> Action | None:
        """Why the hero cannot go to an obelisk."""
        mine = field < len(s.stars) and is_location(s, field, "obelisk") and s.stars[field] >> self.seat & 1
        if not mine or field == self.field:
            return ("not-your-obelisk", field)
        return None if other_hero_on(s, field, NOBODY, NOBODY) == NOBODY else ("no-room", field)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why the hero or the bomb cannot go there."""
        match action:
            case ("place-hero", int() as field):
                return self.goal_closed(s, field)
            case ("pass-bomb", int() as other, int()):
                if not carries_bomb(s, self.seat, self.hero):
                    return ("no-bomb",)
                return None if action in self.options(s) else ("had-bomb", other)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Go, or pass the bomb on."""
        match action:
            case ("place-hero", int() as field):
                place_hero(s, self.seat, self.hero, field)
            case ("pass-bomb", int() as other, int() as hero):
                pass_bomb(s, other, hero)
