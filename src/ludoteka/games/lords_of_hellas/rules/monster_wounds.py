"""Wound places of monsters: which are open, wounds dealt and healed, and a monster's end (LOH-HUNT-06, LOH-REWARD).

A wound place is its number among the places of all monsters, see `Facts.first_place`.
"""

from __future__ import annotations

from bisect import insort

from ludoteka.games.lords_of_hellas.numbers import NOBODY
from ludoteka.games.lords_of_hellas.rules.control import listed, take_glory
from ludoteka.games.lords_of_hellas.rules.victory import check_victory
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


def monster_absent(s: LordsOfHellas, monster: int) -> Action | None:
    """Why nothing is done with a monster: it is not on the map."""
    return ("monster-absent", monster) if s.monster_region[monster] == NOBODY else None


def places_of(s: LordsOfHellas, monster: int) -> list[int]:
    """The wound places of a monster: those of its sheet and those its evolutions have added, without rewards
    (LOH-EVENT-03, LOH-REWARD-07)."""
    cards = s.facts.place_card
    evolved = s.evolutions[monster]
    return [
        place
        for place in range(s.facts.first_place[monster], s.facts.first_place[monster + 1])
        if cards[place] == NOBODY or evolved >> cards[place] & 1
    ]


def wound_bit(s: LordsOfHellas, place: int) -> int:
    """The bit of a wound place in its monster's mask of wounds."""
    return 1 << (place - s.facts.first_place[s.facts.place_monster[place]])


def is_covered(s: LordsOfHellas, place: int) -> bool:
    """Whether a wound token lies on a place (LOH-HUNT-17)."""
    return bool(s.wounds[s.facts.place_monster[place]] & wound_bit(s, place))


def open_places(s: LordsOfHellas, monster: int) -> list[int]:
    """The wound places of a monster without a token."""
    return [place for place in places_of(s, monster) if not is_covered(s, place)]


def covered_places(s: LordsOfHellas, monster: int) -> list[int]:
    """The wound places of a monster with a token."""
    return [place for place in places_of(s, monster) if is_covered(s, place)]


def put_wound(s: LordsOfHellas, seat: int, place: int) -> None:
    """A player lays a wound token on an open place; there are always enough (LOH-HUNT-06, LOH-LIM-12)."""
    monster = s.facts.place_monster[place]
    s.wounds[monster] |= wound_bit(s, place)
    s.tell(("wounded", seat, monster, s.facts.place_symbol[place], place))


def slay(s: LordsOfHellas, seat: int, monster: int) -> None:
    """A player has slain a monster: the glory of its land and the figure; its evolutions are discarded (LOH-REWARD-02,
    LOH-REWARD-04, LOH-WIN-04)."""
    land = s.facts.region[s.monster_region[monster]].land
    s.slayer[monster] = seat
    s.monster_region[monster] = NOBODY
    s.wounds[monster] = 0
    for card in listed(s.evolutions[monster]):
        insort(s.event_discard, card)
    s.evolutions[monster] = 0
    s.tell(("slain", seat, monster))
    take_glory(s, seat, land)
    check_victory(s)


def lose_artifact(s: LordsOfHellas, monster: int) -> None:
    """The artifact of a slain monster that nobody took leaves the game (LOH-REWARD-03, LOH-REWARD-04)."""
    artifact = s.facts.monster[monster].artifact
    if artifact != NOBODY:
        s.lost_artifacts |= 1 << artifact
        s.tell(("artifact-lost", artifact))


def strikes(s: LordsOfHellas, monster: int) -> list[Action]:
    """The action of wounding a monster on each open place."""
    return [("strike", s.facts.place_symbol[place], place) for place in open_places(s, monster)]


def place_closed(s: LordsOfHellas, monster: int, symbol: int, place: int, places: list[int]) -> Action | None:
    """Why a token is not put on a wound place or taken off it: another monster's, not one of these, or its symbol is
    another (LOH-HUNT-06)."""
    if s.facts.place_monster[place] != monster:
        return ("other-monster", monster)
    if place not in places:
        return ("place-open", place) if place in open_places(s, monster) else ("place-closed", place)
    return None if s.facts.place_symbol[place] == symbol else ("symbol-of-place", place, s.facts.place_symbol[place])


def strike_closed(s: LordsOfHellas, monster: int, action: Action) -> Action | None:
    """Why a monster is not wounded on a place (LOH-HUNT-06)."""
    match action:
        case ("strike", int() as symbol, int() as place):
            return place_closed(s, monster, symbol, place, open_places(s, monster))
    return None


class WoundChoice(Choice[LordsOfHellas]):
    """Pick a wound place of a monster, several times; the only one is picked by itself."""

    __slots__ = ("left", "monster")

    def __init__(self, seat: int, monster: int, left: int) -> None:
        super().__init__(seat)
        self.monster = monster
        self.left = left

    def forced(self) -> bool:
        return True


class Strike(WoundChoice):
    """Wound a monster on an open place of one's choice outside a hunt; that earns nothing but, with the last wound,
    glory and figure (LOH-REWARD-03)."""

    __slots__ = ()

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("strike", self.monster)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every open place, by symbol."""
        return sorted(strikes(s, self.monster))

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not a free place of this monster."""
        return strike_closed(s, self.monster, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It is wounded, and slain if that was the last place."""
        match action:
            case ("strike", _, int() as place):
                put_wound(s, self.seat, place)
                if not open_places(s, self.monster):
                    lose_artifact(s, self.monster)
                    slay(s, self.seat, self.monster)
                elif self.left > 1:
                    s.then(Strike(self.seat, self.monster, self.left - 1))


class Mend(WoundChoice):
    """A monster heals: somebody picks the wound token that is taken off (LOH-REWARD-06)."""

    __slots__ = ()

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("mend", self.monster)

    def options(self, s: LordsOfHellas) -> list[Action]:
        symbols = s.facts.place_symbol
        return sorted(("mend", symbols[place], place) for place in covered_places(s, self.monster))

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """No token of this monster lies there."""
        match action:
            case ("mend", int() as symbol, int() as place):
                return place_closed(s, self.monster, symbol, place, covered_places(s, self.monster))
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """The token comes off."""
        match action:
            case ("mend", _, int() as place):
                s.wounds[self.monster] &= ~wound_bit(s, place)
                s.tell(("mended", self.monster, s.facts.place_symbol[place], place))
                s.then(Heals(self.seat, self.monster, self.left - 1))


class Heals(Step[LordsOfHellas]):
    """Wound tokens are taken off a monster, fewer if it has fewer."""

    __slots__ = ("count", "monster", "seat")

    def __init__(self, seat: int, monster: int, count: int) -> None:
        self.seat = seat
        self.monster = monster
        self.count = count

    def run(self, s: LordsOfHellas) -> None:
        if self.count > 0 and s.wounds[self.monster]:
            s.then(Mend(self.seat, self.monster, self.count))
