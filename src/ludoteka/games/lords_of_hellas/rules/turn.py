"""The turn: regular actions in any order, each once, then one special action (LOH-TURN)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.numbers import (
    GODS,
    GOLDEN_GOBLET,
    HERACLES,
    HERO_MOVE,
    HOPLITE_MOVE,
    PRAYER,
    USE_ARTIFACTS,
)
from ludoteka.games.lords_of_hellas.rules import blessings, quests, use_artifacts
from ludoteka.games.lords_of_hellas.rules.control import give_up_glory, glory_of
from ludoteka.games.lords_of_hellas.rules.hero_move import hero_move_closed, hero_moves, move_hero
from ludoteka.games.lords_of_hellas.rules.marks import GLORY_GIVEN, TURN_BEGUN
from ludoteka.games.lords_of_hellas.rules.movement import can_lead, start_hoplite_move
from ludoteka.games.lords_of_hellas.rules.prayer import pray, prayer_closed
from ludoteka.games.lords_of_hellas.rules.regular import is_used, use_up, used_up
from ludoteka.games.lords_of_hellas.rules.special import (
    EXHAUSTED_HUNT,
    exhausted_fight_is_open,
    special_closed,
    special_options,
    take_special,
)
from ludoteka.games.lords_of_hellas.rules.treasure import LookForArtifacts
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

MOVE_HOPLITES: Final[Action] = ("move-hoplites",)
PRAYERS: Final[list[Action]] = [("pray", god) for god in range(GODS)]


class Turns(Step[LordsOfHellas]):
    """Turns run clockwise until somebody wins (LOH-TURN-02)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """The next player's turn begins, with nothing done yet."""
        s.active = (s.active + 1) % s.seats
        s.turn += 1
        s.done = 0
        s.marks = 0
        s.extra_actions = 0
        s.tell(("turn", s.active, s.turn))
        s.then(Turn(s.active), self)


def can_move_hoplites(s: LordsOfHellas, seat: int) -> bool:
    """Whether any hoplite could move, into or out of a city included (LOH-MOVE-01, LOH-MOVE-03)."""
    return bool(s.camps[seat] & s.held[seat] & s.facts.cities) or can_lead(s, seat)


def offering_closed(s: LordsOfHellas, seat: int, land: int) -> Action | None:
    """Why Heracles does not give up the glory of a land for an artifact: only he may, once, before anything else in
    his turn (LOH-GLORY-03)."""
    if s.hero[seat] != HERACLES:
        return ("not-your-hero", HERACLES)
    if s.marks & GLORY_GIVEN:
        return ("glory-given",)
    if s.marks & TURN_BEGUN:
        return ("turn-begun",)
    if not s.artifact_deck.size():
        return ("no-artifact-left",)
    return None if s.glory[land] == seat else ("not-your-glory", land)


def turn_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why an action of the turn is not offered (LOH-TURN-01)."""
    match action:
        case ("special", _):
            return special_closed(s, seat, action)
        case ("exhausted-fight",):
            return special_closed(s, seat, action)
        case ("pray", int() as god):
            return used_up(s, PRAYER) or prayer_closed(s, seat, god)
        case ("move-hero", _):
            return hero_move_closed(s, seat, action)
        case ("advance-quest",):
            return hero_move_closed(s, seat, action)
        case ("move-hoplites",):
            return used_up(s, HOPLITE_MOVE) or (None if can_move_hoplites(s, seat) else ("no-hoplites",))
        case ("use-artifact", int() as artifact):
            return used_up(s, USE_ARTIFACTS) or use_artifacts.artifact_closed(s, seat, artifact)
        case ("give-up-glory", int() as land):
            return offering_closed(s, seat, land)
    return blessings.turn_option_closed(s, seat, action)


class Turn(Choice[LordsOfHellas]):
    """Any regular action not yet used, or the special action, which ends the turn (LOH-TURN-01)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Everything open, in the order of the verbs."""
        seat = self.seat
        out: list[Action] = []
        if not is_used(s, HERO_MOVE):
            out += hero_moves(s, seat)
        if not is_used(s, HOPLITE_MOVE) and can_move_hoplites(s, seat):
            out.append(MOVE_HOPLITES)
        if s.pool[seat] and not is_used(s, PRAYER):
            out += [PRAYERS[god] for god in range(GODS) if prayer_closed(s, seat, god) is None]
        out += special_options(s, seat)
        if s.artifacts[seat] & s.charged and not is_used(s, USE_ARTIFACTS):
            out += [("use-artifact", artifact) for artifact in use_artifacts.usable(s, seat)]
        more: list[Action] = []
        if s.blessings[seat] and exhausted_fight_is_open(s, seat):
            more.append(EXHAUSTED_HUNT)
        if s.hero[seat] == HERACLES:
            more += [("give-up-glory", land) for land in glory_of(s, seat) if offering_closed(s, seat, land) is None]
        if s.blessings[seat] or s.kept_quests[seat] or s.artifacts[seat] >> GOLDEN_GOBLET & 1:
            blessings.turn_options(s, seat, more)
        if more:
            out += more
            out.sort()
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Used, covered, out of reach or without effect."""
        return turn_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Do it; after a regular action the turn goes on."""
        seat = self.seat
        if action[0] in ("special", "exhausted-fight"):
            take_special(s, seat, action)
            return
        s.then(self)
        if action[0] != "give-up-glory":
            s.marks |= TURN_BEGUN
        match action:
            case ("give-up-glory", int() as land):
                s.marks |= GLORY_GIVEN
                give_up_glory(s, seat, land)
                heracles = s.facts.hero[HERACLES].ability
                s.then(LookForArtifacts(seat, heracles.looks, heracles.takes))
            case ("move-hero", int() as region):
                use_up(s, HERO_MOVE)
                move_hero(s, seat, region)
            case ("advance-quest",):
                use_up(s, HERO_MOVE)
                quests.advance(s, seat)
            case ("move-hoplites",):
                use_up(s, HOPLITE_MOVE)
                start_hoplite_move(s, seat)
            case ("pray", int() as god):
                use_up(s, PRAYER)
                pray(s, seat, god)
            case ("use-artifact", int() as artifact):
                use_up(s, USE_ARTIFACTS)
                s.then(use_artifacts.MoreArtifacts(seat))
                use_artifacts.use(s, seat, artifact)
            case _:
                blessings.take_turn_option(s, seat, action)
