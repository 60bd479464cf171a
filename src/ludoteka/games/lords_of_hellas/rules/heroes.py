"""Heroes and armies are chosen and placed before the first turn (LOH-HERO)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import ACHILLES, ATTRIBUTES, HELEN, PERSEUS, SPEED
from ludoteka.games.lords_of_hellas.rules.cards import draw_cards
from ludoteka.games.lords_of_hellas.rules.control import place_hoplites, settle_control, take_glory, take_region
from ludoteka.games.lords_of_hellas.rules.steps import SeatStep
from ludoteka.games.lords_of_hellas.rules.treasure import LookForArtifacts
from ludoteka.games.lords_of_hellas.rules.turn import Turns
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


class Heroes(Step[LordsOfHellas]):
    """Everybody draws a combat card; then, counter-clockwise, everybody takes a hero; the last begins (LOH-HERO-01,
    LOH-HERO-03, LOH-HERO-07)."""

    __slots__ = ("army_choice", "first")

    def __init__(self, first: int, army_choice: bool) -> None:
        self.first = first
        """The starting player (LOH-HERO-02)."""
        self.army_choice = army_choice
        """Whether the colours are chosen too."""

    def run(self, s: LordsOfHellas) -> None:
        """Put everybody's choices on the agenda."""
        for seat in range(s.seats):
            draw_cards(s, seat, s.facts.start.combat_cards)
        steps: list[Step[LordsOfHellas]] = []
        seat = self.first
        for place in range(s.seats):
            seat = (self.first - place) % s.seats
            steps.append(ChooseHero(seat))
            if self.army_choice:
                steps.append(ChooseArmy(seat))
            steps.append(StartingBonus(seat))
            steps.append(PlaceHero(seat))
        s.active = (seat - 1) % s.seats
        steps.append(Turns())
        s.then_each(steps)


def hero_closed(s: LordsOfHellas, hero: int) -> Action | None:
    """Why a hero cannot be taken: somebody has it (LOH-HERO-03)."""
    return ("hero-taken", hero) if hero in s.hero else None


def army_closed(s: LordsOfHellas, army: int) -> Action | None:
    """Why an army cannot be taken: somebody has it (LOH-HERO-03)."""
    return ("army-taken", army) if army in s.army else None


def start_closed(s: LordsOfHellas, region: int) -> Action | None:
    """Why a hero cannot start in a region: another one is there (LOH-HERO-04)."""
    return ("hero-there", region) if region in s.hero_region else None


class ChooseHero(Choice[LordsOfHellas]):
    """Take a free hero; its attributes stand at their start (LOH-HERO-03)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The heroes nobody has."""
        return [("choose-hero", hero) for hero in range(len(s.facts.hero)) if hero_closed(s, hero) is None]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        match action:
            case ("choose-hero", int() as hero):
                return hero_closed(s, hero)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It is the player's."""
        match action:
            case ("choose-hero", int() as hero):
                s.hero[self.seat] = hero
                start = s.facts.hero[hero].start[s.terms.edition]
                for which in range(ATTRIBUTES):
                    s.attributes[self.seat * ATTRIBUTES + which] = start[which]
                if hero == ACHILLES:
                    s.attributes[self.seat * ATTRIBUTES + SPEED] = s.terms.achilles_speed
                s.tell(("hero-chosen", self.seat, hero))


class ChooseArmy(Choice[LordsOfHellas]):
    """Take a free army; they differ only in looks (LOH-HERO-03)."""

    __slots__ = ()

    def forced(self) -> bool:
        """The last one is left."""
        return True

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The colours nobody has."""
        return [("choose-army", army) for army in range(s.facts.armies) if army_closed(s, army) is None]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        match action:
            case ("choose-army", int() as army):
                return army_closed(s, army)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It is the player's."""
        match action:
            case ("choose-army", int() as army):
                s.army[self.seat] = army
                s.tell(("army-chosen", self.seat, army))


class StartingBonus(SeatStep):
    """The hero's bonus that does not depend on the place: Helen takes an artifact (LOH-HERO-03, LOH-HERO-10)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        if s.hero[self.seat] == HELEN:
            s.then(LookForArtifacts(self.seat, s.facts.hero[HELEN].bonus.looks, s.facts.hero[HELEN].bonus.takes))


class PlaceHero(Choice[LordsOfHellas]):
    """Place the hero with two hoplites in a region without another hero (LOH-HERO-03, LOH-HERO-04, LOH-HERO-05)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        return [("place-hero", region) for region in range(s.facts.regions) if start_closed(s, region) is None]

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Stand there, with control if few people live there; Perseus takes the glory of the land (LOH-HERO-08)."""
        match action:
            case ("place-hero", int() as region):
                seat = self.seat
                s.hero_region[seat] = region
                s.tell(("hero-placed", seat, region))
                place_hoplites(s, seat, region, s.facts.start.hoplites)
                if s.facts.region[region].population <= s.facts.start.control_population:
                    take_region(s, seat, region)
                else:
                    settle_control(s, seat, region)
                if s.hero[seat] == PERSEUS and s.facts.hero[PERSEUS].bonus.glory:
                    take_glory(s, seat, s.facts.region[region].land)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Another hero is there."""
        match action:
            case ("place-hero", int() as region):
                return start_closed(s, region)
        return None
