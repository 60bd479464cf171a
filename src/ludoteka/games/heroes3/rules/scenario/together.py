"""What players do together against the box: waves to meet, tiles turned for nothing, a cheaper hero (H3-ROUND-05)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import BUILDINGS, FAR, MAIN, NOBODY, SPECIAL_1, SPECIAL_2
from ludoteka.games.heroes3.rules.cards.gains import GainFigures
from ludoteka.games.heroes3.rules.cards.morale import gain_morale
from ludoteka.games.heroes3.rules.common import DECLINE, clockwise, scenario
from ludoteka.games.heroes3.rules.map.heroes import CHEAP_HERO
from ludoteka.games.heroes3.rules.town.town import PROMISED, finish_promised
from ludoteka.games.heroes3.rules.world.cells import OFF_MAP
from ludoteka.games.heroes3.rules.world.lay_map import slots_of
from ludoteka.games.heroes3.rules.world.tiles import can_place, discover, draw_far_tile, is_closed
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

WAVE: Final = "wave"
"""In the ledger: the timed event of the wave, then by seat 1 while it still has to come."""
DRAW_TWICE: Final = "draw_twice"
"""In the ledger: the round in which hands are discarded and drawn twice."""


def wave_due(s: Heroes3, seat: int) -> int:
    """The timed event whose wave comes at the start of a player's turn, -1 for none."""
    wave = s.ledger.get(WAVE)
    return wave[0] if wave is not None and wave[seat + 1] else NOBODY


def wave_came(s: Heroes3, seat: int) -> None:
    """The wave against a player's town has come."""
    wave = s.ledger[WAVE]
    s.ledger[WAVE] = [*wave[: seat + 1], 0, *wave[seat + 2 :]]


class AfterWave(Step[Heroes3]):
    """A wave was beaten off: what the event gives afterwards."""

    __slots__ = ("at", "seat")

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def run(self, s: Heroes3) -> None:
        event = scenario(s).timed[self.at]
        if event.gains is not None:
            s.then(GainFigures(self.seat, MAIN, "timed", self.at, True))
        if event.secondary_gold:
            prices = s.ledger.get(CHEAP_HERO, [0] * s.seats * 2).copy()
            prices[self.seat * 2 : self.seat * 2 + 2] = [s.round, event.secondary_gold]
            s.ledger[CHEAP_HERO] = prices


# -- tiles for nothing ------------------------------------------------------------------------------------------


def turn_own_tile(s: Heroes3, seat: int) -> None:
    """A player turns over the tile that belongs to that player's town."""
    for place, slot in enumerate(slots_of(s)):
        if slot.owner == seat + 1 and s.atlas.rotation[place] == NOBODY:
            discover(s, seat, place)


class FreeDiscovery(Choice[Heroes3]):
    """A face-down far tile of the map is turned over for nothing, or one of the supply is placed (H3-MAP-02)."""

    __slots__ = ()

    def forced(self) -> bool:
        """Nothing to turn: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each far tile that lies face down, the supply, or nothing."""
        atlas = s.atlas
        out: list[Action] = [DECLINE]
        out += [
            ("observe", place)
            for place in range(len(atlas.tile))
            if atlas.kind[place] == FAR
            and atlas.rotation[place] == NOBODY
            and atlas.q[place] != OFF_MAP
            and not is_closed(s, place)
        ]
        field = s.players[self.seat].at[MAIN]
        if field != NOBODY and can_place(s, self.seat, field):
            out.append(("place-far-tile", MAIN))
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("observe", int() as place):
                discover(s, self.seat, place)
            case ("place-far-tile", _):
                draw_far_tile(s, self.seat, s.players[self.seat].at[MAIN])


# -- gifts of the group -----------------------------------------------------------------------------------------


class MoraleToOne(Choice[Heroes3]):
    """The players choose one of them who gains positive morale; the first player says whom."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Everybody in the game."""
        return [("favour", seat) for seat in sorted(clockwise(s, self.seat))]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("favour", int() as seat):
                gain_morale(s, seat)


class FreeSpecialBuilding(Choice[Heroes3]):
    """One of the two special buildings is built for nothing; it works once what it requires stands too."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single one is built."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Those that do not stand yet."""
        player = s.players[self.seat]
        base = player.faction * BUILDINGS
        found: list[Action] = [
            ("build", base + place) for place in (SPECIAL_1, SPECIAL_2) if not player.built >> place & 1
        ]
        return found or [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("build", int() as number):
                promised = s.ledger.get(PROMISED, [NOBODY] * s.seats).copy()
                promised[self.seat] = number % BUILDINGS
                s.ledger[PROMISED] = promised
                s.tell(("special-promised", self.seat, number))
                finish_promised(s, self.seat)
