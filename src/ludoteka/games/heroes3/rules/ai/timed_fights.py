"""Fights that a scenario sets for the end of a round: the players choose who fights them (H3-ROUND-05)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import AI, MAIN, NEUTRAL, NOBODY
from ludoteka.games.heroes3.rules.ai.armies import muster_army
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral
from ludoteka.games.heroes3.rules.combat.start import StartCombat
from ludoteka.games.heroes3.rules.common import clockwise, scenario
from ludoteka.games.heroes3.rules.map.heroes import place_hero
from ludoteka.games.heroes3.rules.scenario.armies import plan_number
from ludoteka.games.heroes3.rules.trade.recruit import restore_army
from ludoteka.games.heroes3.rules.victory.ends import check_ends
from ludoteka.games.heroes3.rules.world.fields import own_town
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

WON: Final = "timed_fights"
"""In the ledger, by seat: how many timed fights a player has won."""


def fights_won(s: Heroes3) -> list[int]:
    """How many timed fights each player has won."""
    return s.ledger.get(WON, [0] * s.seats)


def timed_fight(s: Heroes3, at: int) -> None:
    """As many players as the event says are each sent against a separate army."""
    event = scenario(s).timed[at]
    if event.army is not None:
        count = event.fighters[s.seats] if s.seats < len(event.fighters) else 1
        plan = plan_number(s, event.army)
        s.then_each([FightIsDue(plan) for _ in range(count)])


class FightIsDue(Step[Heroes3]):
    """An army is drawn and somebody has to fight it."""

    __slots__ = ("plan",)

    def __init__(self, plan: int) -> None:
        self.plan = plan

    def run(self, s: Heroes3) -> None:
        send_fighter(s, muster_army(s, self.plan, NOBODY), [])


def fighter_closed(s: Heroes3, seat: int, lost: list[int]) -> Action | None:
    """Why a player may not fight: off the map, beaten by this army already, or more fights won than somebody else."""
    player = s.players[seat]
    if player.out or player.at[MAIN] == NOBODY or not player.army:
        return ("not-on-the-map", MAIN)
    if seat in lost:
        return ("lost-this-fight", seat)
    won = fights_won(s)
    here = [other for other in clockwise(s, seat) if s.players[other].at[MAIN] != NOBODY]
    return ("won-more-fights", seat) if any(won[seat] > won[other] for other in here) else None


def send_fighter(s: Heroes3, number: int, lost: list[int]) -> None:
    """Ask who fights an army; if nobody may, the scenario is lost."""
    able = [seat for seat in clockwise(s, s.first) if fighter_closed(s, seat, lost) is None]
    if able:
        s.then(SendFighter(able[0], number, lost))
        return
    s.ledger["nobody_fights"] = [s.round]
    check_ends(s, NOBODY)


class SendFighter(Choice[Heroes3]):
    """Who fights the army that is due: the players choose together, one of them says it."""

    __slots__ = ("lost", "number")

    def __init__(self, seat: int, number: int, lost: list[int]) -> None:
        super().__init__(seat)
        self.number = number
        self.lost = lost

    def options(self, s: Heroes3) -> list[Action]:
        """Everybody who may fight."""
        return [("send", seat) for seat in range(s.seats) if fighter_closed(s, seat, self.lost) is None]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a player may not fight."""
        match action:
            case ("send", int() as seat):
                return fighter_closed(s, seat, self.lost)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """The fight takes place where the hero stands."""
        match action:
            case ("send", int() as seat):
                field = s.players[seat].at[MAIN]
                start = StartCombat(seat, MAIN, AI, MAIN, self.number, field)
                s.then(start, FightIsOver(seat, self.number, self.lost))


class FightIsOver(Step[Heroes3]):
    """A timed fight was won, or the units that are left have to be beaten by somebody else."""

    __slots__ = ("lost", "number", "seat")

    def __init__(self, seat: int, number: int, lost: list[int]) -> None:
        self.seat = seat
        self.number = number
        self.lost = lost

    def run(self, s: Heroes3) -> None:
        """Count the victory; or the loser goes home without the old units and another one is sent."""
        if s.ais[self.number].out:
            won = fights_won(s).copy()
            won[self.seat] += 1
            s.ledger[WON] = won
            return
        lose_army(s, self.seat)
        town = own_town(s, self.seat)
        if not s.players[self.seat].out and town != NOBODY and s.flag[town] == self.seat:
            place_hero(s, self.seat, MAIN, town)
        send_fighter(s, self.number, [*self.lost, self.seat])


def lose_army(s: Heroes3, seat: int) -> None:
    """All units of a player are gone; an empty unit deck is replaced by the starting units (H3-RECRUIT-04)."""
    player = s.players[seat]
    for row in range(len(player.army) - 1, -1, -1):
        if s.facts.troop[player.army[row]].kind == NEUTRAL:
            discard_neutral(s, player.army[row])
        player.discard += list(player.layers[row])
        player.drop_row(row)
    restore_army(s, seat)
