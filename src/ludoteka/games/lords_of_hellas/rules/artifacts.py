"""What each artifact of the Use Artifacts action does (LOH-ART).

Artifacts of other moments are with their moment: `before_battle.py` and `battle_effects.py`, `hunt_effects.py`, Aegis
in `casualties.py`, the Golden Goblet before moves in `goblet.py`.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.numbers import (
    ADAMANT_TETHERS,
    AMBROSIA,
    ARIADNES_THREAD,
    ATTRIBUTES,
    BOOTS_OF_HERMES,
    CHIMERAS_FIRE,
    DRAGON_TEETH,
    EXHAUSTED,
    EYE_OF_CYCLOPS,
    FEMES_TRUMPET,
    HEAD_OF_SPHINX,
    HORN_OF_PLENTY,
    NOBODY,
    ORPHEUS_LYRE,
    OWL_OF_ATHENA,
    PANDORAS_BOX,
    SPECIAL_ACTIONS,
    THUNDER_OF_ZEUS,
)
from ludoteka.games.lords_of_hellas.rules.artifacts_looking import look_at_blessing, look_at_cards
from ludoteka.games.lords_of_hellas.rules.attributes import Injury, can_be_injured, heal
from ludoteka.games.lords_of_hellas.rules.cards import cards_to_draw
from ludoteka.games.lords_of_hellas.rules.casualties import kill_there
from ludoteka.games.lords_of_hellas.rules.control import (
    army_in,
    cities_held,
    enemies_in,
    hero_away,
    in_region,
    listed,
    take_region,
    tokens_left,
)
from ludoteka.games.lords_of_hellas.rules.effects import Effect
from ludoteka.games.lords_of_hellas.rules.hunt_blows import half
from ludoteka.games.lords_of_hellas.rules.monster_wounds import Strike, monster_absent
from ludoteka.games.lords_of_hellas.rules.monsters import MonsterPhase, monsters_on_map, place_monster
from ludoteka.games.lords_of_hellas.rules.muster import ask_muster, recruiting_anywhere_closed
from ludoteka.games.lords_of_hellas.rules.prepare import flight_closed, flights, hero_rests, put_hero
from ludoteka.games.lords_of_hellas.rules.priests import gain_priests, priests_in_supply
from ludoteka.games.lords_of_hellas.rules.steps import RepeatedChoice, SeatStep
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


class HermesCarries(Choice[LordsOfHellas]):
    """The Boots of Hermes put the hero into any region, which is not a hero move (LOH-HMOVE-06)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        return flights(s, self.seat)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        return flight_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("place-hero", int() as region):
                put_hero(s, self.seat, region)


def thunder_targets(s: LordsOfHellas, seat: int) -> list[Action]:
    """Whom the Thunder of Zeus can strike: other heroes with a free attribute, on quests too, and every monster."""
    anybody: list[Action] = [("strike-hero", other) for other in range(s.seats)]
    anybody += [("strike-monster", monster) for monster in range(s.facts.monsters)]
    return [target for target in anybody if thunder_closed(s, seat, target) is None]


def thunder_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why the Thunder of Zeus does not strike a hero or a monster (LOH-INJ-04)."""
    match action:
        case ("strike-hero", int() as other):
            if other == seat:
                return ("your-own-hero",)
            return None if can_be_injured(s, other) else ("fully-injured", other)
        case ("strike-monster", int() as monster):
            return monster_absent(s, monster)
    return None


class Thunder(Choice[LordsOfHellas]):
    """The Thunder of Zeus wounds a monster anywhere, or injures an enemy hero (LOH-REWARD-03, LOH-INJ-04)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        return thunder_targets(s, self.seat)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """The player's own hero, one that cannot be injured, or a monster that is not there."""
        return thunder_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Strike; the owner of the hero picks the attribute."""
        thunder = s.facts.artifact[THUNDER_OF_ZEUS]
        match action:
            case ("strike-monster", int() as monster):
                s.then(Strike(self.seat, monster, thunder.wounds))
            case ("strike-hero", int() as struck):
                s.then_each([HeroStruck(struck) for _ in range(thunder.injuries)])


class HeroStruck(SeatStep):
    """A hero is injured by the thunder, if an attribute is free (LOH-INJ-04)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        if can_be_injured(s, self.seat):
            s.then(Injury(self.seat))


class AriadnesThread(Choice[LordsOfHellas]):
    """Shift one monster by one or two regions; nothing is triggered (LOH-MPHASE-07)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every monster and where it can get."""
        out: list[Action] = []
        for monster in listed(monsters_on_map(s)):
            out += [("move-monster", monster, region) for region in listed(self.reach(s, monster))]
        return out

    def reach(self, s: LordsOfHellas, monster: int) -> int:
        """Mask of the regions to which a monster on the map can be shifted."""
        here = s.monster_region[monster]
        return s.facts.within[here][s.facts.artifact[ARIADNES_THREAD].regions] & ~(1 << here)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It is not on the map, is there already, or would go too far."""
        match action:
            case ("move-monster", int() as monster, int() as region):
                absent = monster_absent(s, monster)
                if absent is not None or self.reach(s, monster) >> region & 1:
                    return absent
                return ("monster-too-far", monster, region)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("move-monster", int() as monster, int() as region):
                place_monster(s, monster, region)


def covered_actions(s: LordsOfHellas, seat: int) -> list[int]:
    """The special actions of a player with a used-action token."""
    return listed(s.covered[seat] & ~(1 << EXHAUSTED))


class TakeBackToken(RepeatedChoice):
    """Feme's Trumpet takes the used-action token back from a special action (LOH-SPEC-01)."""

    __slots__ = ()

    def forced(self) -> bool:
        """The only covered one."""
        return True

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The covered special actions."""
        return [("take-back", action) for action in covered_actions(s, self.seat)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """No token lies on it."""
        match action:
            case ("take-back", int() as which) if which >= SPECIAL_ACTIONS:
                return ("not-special", which)
            case ("take-back", int() as which) if which not in covered_actions(s, self.seat):
                return ("not-covered", which)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It is open again."""
        match action:
            case ("take-back", int() as which):
                s.covered[self.seat] &= ~(1 << which)
                s.tell(("taken-back", self.seat, which))
                if self.left > 1 and covered_actions(s, self.seat):
                    s.then(TakeBackToken(self.seat, self.left - 1))


# -- what each artifact of the action does ----------------------------------------------------------------------


class OwlOfAthena(Effect):
    """Look at combat cards and keep some of them."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        return None if cards_to_draw(s) else ("no-cards-left",)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        owl = s.facts.artifact[OWL_OF_ATHENA]
        look_at_cards(s, seat, owl.looks, owl.takes)


class BootsOfHermes(Effect):
    """The hero goes anywhere, unless it rests or is away."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        return ("hero-rests",) if hero_rests(s) else hero_away(s, seat)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        s.then(HermesCarries(seat))


class ThunderOfZeus(Effect):
    """Strike a monster or an enemy hero."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        return None if monsters_on_map(s) or thunder_targets(s, seat) else ("nobody-to-strike",)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        s.then(Thunder(seat))


class PandorasBox(Effect):
    """The monsters on the map have a phase of their own."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        return None if monsters_on_map(s) else ("no-monster-on-map",)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        s.then_each([MonsterPhase(seat) for _ in range(s.facts.artifact[PANDORAS_BOX].monster_phases)])


class ThreadOfAriadne(PandorasBox):
    """Shift a monster on the map."""

    def use(self, s: LordsOfHellas, seat: int) -> None:
        s.then(AriadnesThread(seat))


class HornOfPlenty(Effect):
    """Recruit in a controlled region with a city."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        cities = cities_held(s, seat)
        return recruiting_anywhere_closed(s, seat, cities) if cities else ("no-city-held",)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        ask_muster(s, seat, cities_held(s, seat), s.facts.artifact[HORN_OF_PLENTY].recruits)


class Ambrosia(Effect):
    """All injuries heal."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        return None if s.injured[seat] else ("no-injury",)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        for which in range(ATTRIBUTES):
            if s.injured[seat] >> which & 1:
                heal(s, seat, which)


class OrpheusLyre(Effect):
    """Exchange a blessing."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        if not s.blessings[seat]:
            return ("no-blessing",)
        return None if s.blessing_deck.size() or s.blessing_discard else ("no-blessing-left",)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        look_at_blessing(s, seat)


class FemesTrumpet(Effect):
    """Take back used-action tokens."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        return None if covered_actions(s, seat) else ("nothing-covered",)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        s.then(TakeBackToken(seat, s.facts.artifact[FEMES_TRUMPET].tokens))


class HeadOfSphinx(Effect):
    """Take the neutral region where the hero stands, and recruit there."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        region = s.hero_region[seat]
        if region < 0:
            return hero_away(s, seat)
        if s.owner[region] != NOBODY:
            return ("not-neutral", region)
        if enemies_in(s, seat, region):
            return ("enemies-there", region)
        return None if tokens_left(s, seat) > 0 else ("no-control-token",)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        region = s.hero_region[seat]
        take_region(s, seat, region)
        ask_muster(s, seat, 1 << region, s.facts.artifact[HEAD_OF_SPHINX].recruits)


class EyeOfCyclops(Effect):
    """Priests, where the hero stands at a temple."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        region = s.hero_region[seat]
        if region < 0:
            return hero_away(s, seat)
        if not s.temples >> region & 1:
            return ("no-temple-there", region)
        return None if priests_in_supply(s, seat) > 0 else ("all-priests",)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        gain_priests(s, seat, s.facts.artifact[EYE_OF_CYCLOPS].priests)


class KillsAtHero(Effect):
    """Hoplites die where the hero stands, whoever they belong to (LOH-MPHASE-05)."""

    __slots__ = ("artifact",)

    def __init__(self, artifact: int) -> None:
        self.artifact = artifact

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        region = s.hero_region[seat]
        if region < 0:
            return hero_away(s, seat)
        return None if army_in(s, region) != NOBODY else ("nobody-there", region)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        kill_there(s, s.hero_region[seat], s.facts.artifact[self.artifact].kills)


class DragonTeeth(KillsAtHero):
    """Half of the hoplites die where the hero stands."""

    def use(self, s: LordsOfHellas, seat: int) -> None:
        hero = s.hero_region[seat]
        kill_there(s, hero, half(in_region(s, army_in(s, hero), hero), s.facts.artifact[self.artifact].kills_half))


IN_ACTION: Final[dict[int, Effect]] = {
    OWL_OF_ATHENA: OwlOfAthena(),
    BOOTS_OF_HERMES: BootsOfHermes(),
    THUNDER_OF_ZEUS: ThunderOfZeus(),
    HEAD_OF_SPHINX: HeadOfSphinx(),
    EYE_OF_CYCLOPS: EyeOfCyclops(),
    CHIMERAS_FIRE: KillsAtHero(CHIMERAS_FIRE),
    ADAMANT_TETHERS: KillsAtHero(ADAMANT_TETHERS),
    PANDORAS_BOX: PandorasBox(),
    HORN_OF_PLENTY: HornOfPlenty(),
    AMBROSIA: Ambrosia(),
    ARIADNES_THREAD: ThreadOfAriadne(),
    ORPHEUS_LYRE: OrpheusLyre(),
    DRAGON_TEETH: DragonTeeth(DRAGON_TEETH),
    FEMES_TRUMPET: FemesTrumpet(),
}
"""The artifacts of the Use Artifacts action."""
