"""Rounds: refresh, income or astrologers, events, turns (H3-ROUND-01, H3-ROUND-02, H3-ROUND-03, H3-ROUND-04,
H3-ROUND-05, H3-ROUND-06, H3-ROUND-07, H3-ROUND-08)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.facts import ALL_TOKENS, ALLIANCE, NOBODY, RESOURCES
from ludoteka.games.heroes3.rules.ai.heroes import ai_turns
from ludoteka.games.heroes3.rules.cards.astrologers import (
    draw_astrologers,
    end_omens,
    income_changes,
    income_paid,
    round_started,
)
from ludoteka.games.heroes3.rules.common import (
    OPT_ASTROLOGERS_ALWAYS,
    OPT_NO_ASTROLOGERS,
    OPT_REFRESH,
    clockwise,
    optional,
    realm,
    scenario,
    shares_realm,
    special,
)
from ludoteka.games.heroes3.rules.map.heroes import set_movement
from ludoteka.games.heroes3.rules.play.moments import round_start_effects
from ludoteka.games.heroes3.rules.resources import amounts, gain, income_of
from ludoteka.games.heroes3.rules.scenario.sharing import DealUnits
from ludoteka.games.heroes3.rules.scenario.special import extra_income
from ludoteka.games.heroes3.rules.scenario.timed import round_end_events, timed_events
from ludoteka.games.heroes3.rules.town.any_time import Window
from ludoteka.games.heroes3.rules.town.town import UseBuilding, buildings_at, town_is_captured
from ludoteka.games.heroes3.rules.turn.events import draw_event
from ludoteka.games.heroes3.rules.turn.turn import TurnStart
from ludoteka.games.heroes3.rules.victory.ends import round_ended
from ludoteka.games.heroes3.rules.world.fields import holds_haven
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


def is_resource_round(number: int) -> bool:
    """Odd rounds pay income (H3-ROUND-03)."""
    return number % 2 == 1


def pays_income(s: Heroes3) -> bool:
    """Whether this is a resource round: an odd one, or any where the scenario has no others (H3-ROUND-03)."""
    return is_resource_round(s.round) or special(s, "resource_rounds_only") is not None


@mypyc_attr(free_list_len=1)
class NewRound(Step[Heroes3]):
    """A round begins: refresh, income or astrologers card, effects, event, timed events, then turns (H3-ROUND-07)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        s.round += 1
        s.tell(("round", s.round))
        end_omens(s)
        refresh(s)
        s.order = turn_order(s)
        steps: list[Step[Heroes3]] = [DealUnits(0, [])] if shares_realm(s) else []
        first = s.round == 1
        resources = pays_income(s)
        if not first and (resources or special(s, "income_every_round") is not None):
            steps.append(Income())
        if astrologers_due(s):
            steps.append(DrawAstrologers())
        if not first:
            steps += [RoundOmens(), RoundEffects(resources)]
            if resources:
                steps.append(EventRound())
        steps += [TimedEvents(), NextTurn()]
        s.then_each(steps)


def refresh(s: Heroes3) -> None:
    """Town tokens, movement points and expert uses are back (H3-ROUND-02)."""
    for seat in range(s.seats):
        player = s.players[seat]
        if player.out:
            continue
        player.tokens = ALL_TOKENS
        player.experts = s.facts.expert_uses[player.level]
        set_movement(s, seat)
        count_homeless(s, seat)


def count_homeless(s: Heroes3, seat: int) -> None:
    """Count the rounds a player has been without a town; too many of them eliminate (H3-END-02)."""
    player = s.players[seat]
    if holds_haven(s, seat):
        player.homeless = 0
    elif s.round > 1:
        player.homeless += 1


def astrologers_due(s: Heroes3) -> bool:
    """Whether an astrologers card is drawn: in even rounds, as optional rules change it (H3-ROUND-04, H3-DIFF-03)."""
    if optional(s, OPT_NO_ASTROLOGERS) or special(s, "resource_rounds_only") is not None:
        return False
    return not is_resource_round(s.round) or (s.round > 1 and optional(s, OPT_ASTROLOGERS_ALWAYS))


class Income(Step[Heroes3]):
    """Everybody gains the income shown on the tracks (H3-ROUND-03, R-53)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        for seat in clockwise(s, s.first):
            if realm(s, seat) != seat:
                continue
            change = income_changes(s, seat)
            for resource in range(RESOURCES):
                amount = income_of(s, seat, resource) - lost_town_income(s, seat, resource)
                gain(s, seat, resource, max(0, amount + change[resource]))
        income_paid(s)
        extra_income(s)


def lost_town_income(s: Heroes3, seat: int, resource: int) -> int:
    """What a captured town no longer pays its owner, with the optional rule (H3-DIFF-03)."""
    if not town_is_captured(s, seat):
        return 0
    return amounts(scenario(s).start.income)[resource]


class DrawAstrologers(Step[Heroes3]):
    """An astrologers card is drawn and resolved (H3-ROUND-04)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        draw_astrologers(s)


class RoundOmens(Step[Heroes3]):
    """Astrologers cards that work at the start of the round after their own (H3-ROUND-04, H3-ROUND-07)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        round_started(s)


class RoundEffects(Step[Heroes3]):
    """What buildings and units do at the beginning of a resource or astrologers round (H3-ROUND-07)."""

    __slots__ = ("resources",)

    def __init__(self, resources: bool) -> None:
        self.resources = resources

    def run(self, s: Heroes3) -> None:
        """The starting player's first, then clockwise."""
        moment = "resource_round" if self.resources else "astrologers_round"
        for seat in reversed(clockwise(s, s.first)):
            round_start_effects(s, seat, self.resources)
            numbers = (
                buildings_at(s, seat, moment) + buildings_at(s, seat, "round_start") + buildings_at(s, seat, "round")
            )
            for number in reversed(numbers):
                s.then(UseBuilding(seat, number))


class EventRound(Step[Heroes3]):
    """An event card, with the box that has them (H3-EXP-05)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        draw_event(s)


class TimedEvents(Step[Heroes3]):
    """Timed events of the scenario that are due, and the optional refresh of fields (H3-ROUND-05, H3-DIFF-03)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        if optional(s, OPT_REFRESH) and s.round in s.facts.content.optional_rule[OPT_REFRESH].rounds:
            s.black = [0] * len(s.black)
            s.tell(("cubes-removed",))
        timed_events(s)


# -- turns ------------------------------------------------------------------------------------------------------


def turn_order(s: Heroes3) -> list[int]:
    """Clockwise from the starting player; teams alternate in an alliance (H3-ROUND-01, H3-MODE-04)."""
    order = clockwise(s, s.first)
    if s.mode != ALLIANCE:
        return order
    teams: list[int] = []
    for seat in order:
        if s.players[seat].team not in teams:
            teams.append(s.players[seat].team)
    rows = [[seat for seat in order if s.players[seat].team == team] for team in teams]
    out: list[int] = []
    for at in range(max(len(row) for row in rows)):
        out += [row[at] for row in rows if at < len(row)]
    return out


@mypyc_attr(free_list_len=1)
class NextTurn(Step[Heroes3]):
    """The next player's turn, or the end of the round (H3-ROUND-01, H3-ROUND-06)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        while s.order and s.players[s.order[0]].out:
            s.order.pop(0)
        if not s.order:
            s.then(AiTurns(), Window(clockwise(s, s.first), 0, 0), RoundEnd())
            return
        seat = s.order[0]
        if s.mode == ALLIANCE and first_of_team(s, seat):
            s.then(WhoGoesFirst(seat))
            return
        s.order.pop(0)
        s.then(TurnStart(seat), AfterTurn(seat), self)


def first_of_team(s: Heroes3, seat: int) -> bool:
    """Whether nobody of the team has had a turn this round and another of it waits (H3-MODE-04)."""
    team = s.players[seat].team
    waiting = [other for other in s.order if s.players[other].team == team]
    members = [other for other in range(s.seats) if s.players[other].team == team and not s.players[other].out]
    return len(waiting) > 1 and len(waiting) == len(members)


class WhoGoesFirst(Choice[Heroes3]):
    """Who of a team goes first in this round and who last (H3-MODE-04)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each of the team."""
        team = s.players[self.seat].team
        return [("first", other) for other in sorted(s.order) if s.players[other].team == team]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a player cannot go first."""
        match action:
            case ("first", int() as other):
                if not s.allied(self.seat, other):
                    return ("not-your-ally", other)
                return None if other in s.order else ("had-turn", other)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Order the turns of the team."""
        match action:
            case ("first", int() as chosen):
                at = s.order.index(chosen)
                s.order[at] = s.order[0]
                s.order.pop(0)
                s.then(TurnStart(chosen), AfterTurn(chosen), NextTurn())


@mypyc_attr(free_list_len=1)
class AfterTurn(Step[Heroes3]):
    """Nobody is on turn until the next player is (H3-ROUND-06)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        s.active = NOBODY


class AiTurns(Step[Heroes3]):
    """AI heroes act after the players (H3-AI-01)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        ai_turns(s)


@mypyc_attr(free_list_len=1)
class RoundEnd(Step[Heroes3]):
    """The round is over: ends of the scenario are looked at, then the next begins (H3-END-01, H3-END-09)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """What is due at the end of the round; then look, and go on."""
        due = round_end_events(s)
        if due:
            s.then_each([*due, RoundOver()])
            return
        s.then(NewRound())
        round_ended(s)


class RoundOver(Step[Heroes3]):
    """What was due at the end of a round is over: its ends are looked at (H3-END-01, H3-END-09)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        s.then(NewRound())
        round_ended(s)
