"""Use Artifacts: any number of charged artifacts one after another, as one regular action (LOH-ART).

Artifacts of other moments are with their moment: in battles `battle_effects.py`, in hunts `hunt_effects.py`, Aegis in
`casualties.py`, the Golden Goblet before moves in `blessings.py`.
"""

from __future__ import annotations

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
    THUNDER_OF_ZEUS,
)
from ludoteka.games.lords_of_hellas.rules.artifacts_looking import look_at_blessing, look_at_cards
from ludoteka.games.lords_of_hellas.rules.attributes import Injury, can_be_injured, heal
from ludoteka.games.lords_of_hellas.rules.cards import cards_to_draw
from ludoteka.games.lords_of_hellas.rules.casualties import kill_there
from ludoteka.games.lords_of_hellas.rules.control import (
    DONE,
    army_in,
    cities_held,
    enemies_in,
    in_region,
    listed,
    take_region,
    tokens_left,
)
from ludoteka.games.lords_of_hellas.rules.hunt_blows import half
from ludoteka.games.lords_of_hellas.rules.monster_wounds import Strike
from ludoteka.games.lords_of_hellas.rules.monsters import MonsterPhase, monsters_on_map, place_monster
from ludoteka.games.lords_of_hellas.rules.muster import ask_muster, recruitable
from ludoteka.games.lords_of_hellas.rules.prepare import hero_rests, put_hero
from ludoteka.games.lords_of_hellas.rules.priests import gain_priests, priests_in_supply
from ludoteka.games.lords_of_hellas.rules.treasure import discharge
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


def usable(s: LordsOfHellas, seat: int) -> list[int]:
    """The charged artifacts of a player that can be used in the action and would change something (LOH-ART-01,
    LOH-TURN-04)."""
    in_action = s.facts.artifact_at_any_action
    charged = listed(s.artifacts[seat] & s.charged)
    return [artifact for artifact in charged if in_action[artifact] and helps(s, seat, artifact)]


def helps(s: LordsOfHellas, seat: int, artifact: int) -> bool:
    """Whether an artifact of the action would change something now (LOH-TURN-04)."""
    hero = s.hero_region[seat]
    if artifact == OWL_OF_ATHENA:
        return cards_to_draw(s) > 0
    if artifact == BOOTS_OF_HERMES:
        return hero >= 0 and not hero_rests(s)
    if artifact == THUNDER_OF_ZEUS:
        return bool(thunder_targets(s, seat))
    if artifact == HEAD_OF_SPHINX:
        return hero >= 0 and s.owner[hero] == NOBODY and not enemies_in(s, seat, hero) and tokens_left(s, seat) > 0
    if artifact == EYE_OF_CYCLOPS:
        return hero >= 0 and bool(s.temples >> hero & 1) and priests_in_supply(s, seat) > 0
    if artifact in (CHIMERAS_FIRE, ADAMANT_TETHERS, DRAGON_TEETH):
        return hero >= 0 and army_in(s, hero) != NOBODY
    if artifact in (PANDORAS_BOX, ARIADNES_THREAD):
        return bool(monsters_on_map(s))
    if artifact == HORN_OF_PLENTY:
        return bool(recruitable(s, seat, cities_held(s, seat)))
    if artifact == AMBROSIA:
        return bool(s.injured[seat])
    if artifact == ORPHEUS_LYRE:
        return bool(s.blessings[seat]) and bool(s.blessing_deck.size() or s.blessing_discard)
    if artifact == FEMES_TRUMPET:
        return bool(covered_actions(s, seat))
    return False


def use(s: LordsOfHellas, seat: int, artifact: int) -> None:
    """Discharge an artifact and let it work (LOH-ART-02)."""
    discharge(s, seat, artifact)
    facts = s.facts.artifact[artifact]
    hero = s.hero_region[seat]
    if artifact == OWL_OF_ATHENA:
        look_at_cards(s, seat, facts.looks, facts.takes)
    elif artifact == BOOTS_OF_HERMES:
        s.then(HermesCarries(seat))
    elif artifact == THUNDER_OF_ZEUS:
        s.then(Thunder(seat))
    elif artifact == HEAD_OF_SPHINX:
        take_region(s, seat, hero)
        ask_muster(s, seat, 1 << hero, facts.recruits)
    elif artifact == EYE_OF_CYCLOPS:
        gain_priests(s, seat, facts.priests)
    elif artifact in (CHIMERAS_FIRE, ADAMANT_TETHERS):
        kill_there(s, hero, facts.kills)
    elif artifact == DRAGON_TEETH:
        kill_there(s, hero, half(in_region(s, army_in(s, hero), hero), facts.kills_half))
    elif artifact == PANDORAS_BOX:
        s.then(*[MonsterPhase(seat) for _ in range(facts.monster_phases)])
    elif artifact == ARIADNES_THREAD:
        s.then(AriadnesThread(seat))
    elif artifact == HORN_OF_PLENTY:
        ask_muster(s, seat, cities_held(s, seat), facts.recruits)
    elif artifact == AMBROSIA:
        for which in range(ATTRIBUTES):
            if s.injured[seat] >> which & 1:
                heal(s, seat, which)
    elif artifact == ORPHEUS_LYRE:
        look_at_blessing(s, seat)
    else:
        s.then(TakeBackToken(seat, facts.tokens))


class MoreArtifacts(Step[LordsOfHellas]):
    """The action goes on as long as an artifact can be used (LOH-ART-01)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: LordsOfHellas) -> None:
        """Ask for the next."""
        if usable(s, self.seat):
            s.then(UseArtifacts(self.seat))


class UseArtifacts(Choice[LordsOfHellas]):
    """Use another charged artifact, or end the action (LOH-ART-01)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The artifacts, or enough."""
        return [DONE, *(("use-artifact", artifact) for artifact in usable(s, self.seat))]

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Use it and go on."""
        if action[0] != "done":
            s.then(MoreArtifacts(self.seat))
            use(s, self.seat, int(action[1]))


class HermesCarries(Choice[LordsOfHellas]):
    """The Boots of Hermes put the hero into any region; that is no hero move (LOH-HMOVE-06)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every other region."""
        here = s.hero_region[self.seat]
        return [("place-hero", region) for region in range(s.facts.regions) if region != here]

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Put it there."""
        put_hero(s, self.seat, int(action[1]))


def thunder_targets(s: LordsOfHellas, seat: int) -> list[Action]:
    """Whom the Thunder of Zeus can strike: other heroes with a free attribute, on quests too, and every monster."""
    out: list[Action] = [
        ("strike-hero", other) for other in range(s.seats) if other != seat and can_be_injured(s, other)
    ]
    out += [("strike-monster", monster) for monster in listed(monsters_on_map(s))]
    return out


class Thunder(Choice[LordsOfHellas]):
    """The Thunder of Zeus wounds a monster anywhere, or injures an enemy hero (LOH-REWARD-03, LOH-INJ-04)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Heroes and monsters."""
        return thunder_targets(s, self.seat)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Strike; the owner of the hero picks the attribute."""
        facts = s.facts.artifact[THUNDER_OF_ZEUS]
        target = int(action[1])
        if action[0] == "strike-monster":
            s.then(Strike(self.seat, target, facts.wounds))
        else:
            s.then(*[HeroStruck(target) for _ in range(facts.injuries)])


class HeroStruck(Step[LordsOfHellas]):
    """A hero is injured by the thunder, if an attribute is free (LOH-INJ-04)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: LordsOfHellas) -> None:
        """Ask its owner."""
        if can_be_injured(s, self.seat):
            s.then(Injury(self.seat))


class AriadnesThread(Choice[LordsOfHellas]):
    """Shift one monster by one or two regions; nothing is triggered (LOH-MPHASE-07)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every monster and where it can get."""
        out: list[Action] = []
        far = s.facts.artifact[ARIADNES_THREAD].regions
        for monster in listed(monsters_on_map(s)):
            here = s.monster_region[monster]
            out += [("move-monster", monster, region) for region in listed(s.facts.within[here][far] & ~(1 << here))]
        return out

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It goes there."""
        place_monster(s, int(action[1]), int(action[2]))


def covered_actions(s: LordsOfHellas, seat: int) -> list[int]:
    """The special actions of a player with a used-action token."""
    return listed(s.covered[seat] & ~(1 << EXHAUSTED))


class TakeBackToken(Choice[LordsOfHellas]):
    """Feme's Trumpet takes the used-action token back from a special action (LOH-SPEC-01)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def forced(self) -> bool:
        """The only covered one."""
        return True

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The covered special actions."""
        return [("take-back", action) for action in covered_actions(s, self.seat)]

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It is open again."""
        s.covered[self.seat] &= ~(1 << int(action[1]))
        s.tell(("taken-back", self.seat, int(action[1])))
        if self.left > 1 and covered_actions(s, self.seat):
            s.then(TakeBackToken(self.seat, self.left - 1))
