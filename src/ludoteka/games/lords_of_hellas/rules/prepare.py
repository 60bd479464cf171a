"""Prepare: twice, heal an injury, draw a combat card or recruit where the hero stands (LOH-PREP)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import COMBAT_TRAINING, NOBODY, PERSEUS
from ludoteka.games.lords_of_hellas.rules.attributes import Healing, heal, healing_closed, healings, injuries
from ludoteka.games.lords_of_hellas.rules.cards import can_draw, draw_cards
from ludoteka.games.lords_of_hellas.rules.control import (
    DONE,
    blessed,
    hero_away,
    in_region,
    population,
    room_closed,
    tokens_left,
)
from ludoteka.games.lords_of_hellas.rules.marks import QUEST_FINISHED
from ludoteka.games.lords_of_hellas.rules.muster import recruitable, recruiting_closed, take_muster
from ludoteka.games.lords_of_hellas.rules.steps import RepeatedChoice, RepeatedStep, SeatStep
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def can_recruit_at_hero(s: LordsOfHellas, seat: int) -> bool:
    """Whether the hero is on the map, where no other player's hoplites stand (LOH-PREP-02)."""
    region = s.hero_region[seat]
    return region >= 0 and bool(recruitable(s, seat, 1 << region))


def prepare_closed(s: LordsOfHellas, seat: int) -> Action | None:
    """Why none of the three choices is possible (LOH-PREP-05)."""
    return None if can_draw(s) or s.injured[seat] > 0 or can_recruit_at_hero(s, seat) else ("nothing-to-prepare",)


def recruit_at_hero_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why Prepare cannot recruit this way: where the hero stands, as many as it gives, in the city only if that is
    allowed (LOH-PREP-02, LOH-PREP-04)."""
    match action:
        case ("recruit" | "recruit-fortified", int() as region, int() as count):
            if region != s.hero_region[seat]:
                return hero_away(s, seat) or ("hero-not-there", region)
            closed = recruiting_closed(s, seat, region)
            if closed is not None:
                return closed
            if count != s.facts.prepare.recruits:
                return ("number-between", s.facts.prepare.recruits, s.facts.prepare.recruits)
            if action[0] == "recruit-fortified" and not may_fortify_recruit(s, seat, region):
                return room_closed(s, seat, region)
    return None


def may_fortify_recruit(s: LordsOfHellas, seat: int, region: int) -> bool:
    """Whether the recruit may go straight into the city: in a region one controls, and by the Czech edition also in one
    that it takes by arriving (LOH-PREP-04)."""
    if s.fortified[region] >= s.facts.region[region].room:
        return False
    owner = s.owner[region]
    if owner == seat:
        return True
    if not s.terms.prepare_fortifies or not tokens_left(s, seat):
        return False
    if owner != NOBODY:
        return True
    return in_region(s, seat, region) + s.facts.prepare.recruits >= population(s, seat, region)


def hero_rests(s: LordsOfHellas) -> bool:
    """Whether the active player's hero has finished a quest in this turn and nothing may move it any more; the Polish
    edition bars only the hero move, which is used up anyway (LOH-QUEST-07)."""
    return s.terms.finished_hero_rests and bool(s.marks & QUEST_FINISHED)


class Prepare(RepeatedChoice):
    """One of the choices of Prepare, carried out before the next is made (LOH-PREP-01, LOH-PREP-03, LOH-PREP-05)."""

    __slots__ = ()

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says how many are left."""
        return ("prepare", self.left)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """What is possible now; after the first choice also no more."""
        out: list[Action] = [DONE] if self.left < s.facts.prepare.choices else []
        if can_draw(s):
            out.append(("draw-card",))
        out += healings(s, self.seat)
        if can_recruit_at_hero(s, self.seat):
            region = s.hero_region[self.seat]
            count = s.facts.prepare.recruits
            out.append(("recruit", region, count))
            if may_fortify_recruit(s, self.seat, region):
                out.append(("recruit-fortified", region, count))
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """No injury there, or nobody may be recruited."""
        match action:
            case ("heal", int() as which):
                return healing_closed(s, self.seat, which)
        return recruit_at_hero_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Carry it out; another choice follows if one is possible."""
        if action[0] == "done":
            return
        if self.left > 1:
            s.then(PrepareAgain(self.seat, self.left - 1))
        match action:
            case ("draw-card",):
                draw_cards(s, self.seat, s.facts.prepare.draws)
            case ("heal", int() as which):
                for _ in range(min(s.facts.prepare.heals, injuries(s, self.seat)) - 1):
                    s.then(Healing(self.seat))
                heal(s, self.seat, which)
            case _:
                take_muster(s, self.seat, action)


class PrepareAgain(RepeatedStep):
    """The next choice of Prepare, if there is one (LOH-PREP-05)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        if prepare_closed(s, self.seat) is None:
            s.then(Prepare(self.seat, self.left))


class AfterPrepare(SeatStep):
    """What follows Prepare: Combat Training draws one more card, Perseus may go anywhere."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        seat = self.seat
        if s.hero[seat] == PERSEUS and s.hero_region[seat] != NOBODY and not hero_rests(s):
            s.then(PerseusFlies(seat))
        if blessed(s, seat, COMBAT_TRAINING):
            draw_cards(s, seat, s.facts.blessing[COMBAT_TRAINING].draws)


class PerseusFlies(Choice[LordsOfHellas]):
    """After Prepare Perseus may be put into any region, which is not a hero move (LOH-HMOVE-06)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every other region, or none."""
        return [("decline",), *flights(s, self.seat)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        return flight_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("place-hero", int() as region):
                put_hero(s, self.seat, region)


def flights(s: LordsOfHellas, seat: int) -> list[Action]:
    """The action of putting a hero into each other region (LOH-HMOVE-06)."""
    here = s.hero_region[seat]
    return [("place-hero", region) for region in range(s.facts.regions) if region != here]


def flight_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why an effect does not put a hero into a region: it is there (LOH-HMOVE-06)."""
    match action:
        case ("place-hero", int() as region) if action not in flights(s, seat):
            return ("already-there", region)
    return None


def put_hero(s: LordsOfHellas, seat: int, region: int) -> None:
    """Put a hero into a region by an effect, which is not a hero move (LOH-HMOVE-06)."""
    s.hero_region[seat] = region
    s.tell(("hero-placed", seat, region))
