"""What artifacts and blessings do before a battle (LOH-BATTLE-03, LOH-ART-07)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.figures import Artifact, Blessing
from ludoteka.games.lords_of_hellas.numbers import (
    AMBUSH,
    APOLLOS_ARROW,
    CADUCEUS,
    HARPE,
    RESPONSE_FORCE,
    UNBROKEN_MORALE,
)
from ludoteka.games.lords_of_hellas.rules.any_time import blessing_not_now
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.battlefield import (
    current,
    fighters,
    opponent,
    outnumbers,
    reinforcing,
    side_of,
)
from ludoteka.games.lords_of_hellas.rules.cards import ask_to_discard, cards_to_draw, draw_cards
from ludoteka.games.lords_of_hellas.rules.casualties import kill
from ludoteka.games.lords_of_hellas.rules.control import DONE, blessed, fortified_of, hero_away
from ludoteka.games.lords_of_hellas.rules.effects import Effect
from ludoteka.games.lords_of_hellas.rules.reinforcements import Reinforce
from ludoteka.games.lords_of_hellas.rules.steps import SeatStep
from ludoteka.games.lords_of_hellas.rules.treasure import artifact_not_now, discharge, not_ready
from ludoteka.games.lords_of_hellas.state import Battle, LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

AMBUSHED: Final = 1
"""Ambush has killed."""


RESPONDED: Final = 2
"""Response Force has come."""


class ArtifactBefore(Effect):
    """A charged artifact that works before a battle (LOH-ART-03)."""

    __slots__ = ("artifact",)

    def __init__(self, artifact: int) -> None:
        self.artifact = artifact

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        return not_ready(s, seat, self.artifact) or self.idle(s, seat, current(s))

    def use(self, s: LordsOfHellas, seat: int) -> None:
        discharge(s, seat, self.artifact)
        self.work(s, seat, current(s), s.facts.artifact[self.artifact])

    def idle(self, s: LordsOfHellas, seat: int, battle: Battle) -> Action | None:
        """Why it would change nothing."""
        return None

    def work(self, s: LordsOfHellas, seat: int, battle: Battle, figures: Artifact) -> None:
        raise NotImplementedError(f"{type(self).__name__}.work is missing")


class Caduceus(ArtifactBefore):
    """The opponent discards combat cards."""

    def idle(self, s: LordsOfHellas, seat: int, battle: Battle) -> Action | None:
        enemy = opponent(battle, seat)
        return None if s.hands[enemy] else ("enemy-empty-hand", enemy)

    def work(self, s: LordsOfHellas, seat: int, battle: Battle, figures: Artifact) -> None:
        ask_to_discard(s, opponent(battle, seat), figures.discards)


class Harpe(ArtifactBefore):
    """Draw combat cards."""

    def idle(self, s: LordsOfHellas, seat: int, battle: Battle) -> Action | None:
        return None if cards_to_draw(s) else ("no-cards-left",)

    def work(self, s: LordsOfHellas, seat: int, battle: Battle, figures: Artifact) -> None:
        draw_cards(s, seat, figures.draws)


class ApollosArrow(ArtifactBefore):
    """A bonus where the hero stands in a neighbouring region."""

    def idle(self, s: LordsOfHellas, seat: int, battle: Battle) -> Action | None:
        hero = s.hero_region[seat]
        if hero < 0:
            return hero_away(s, seat)
        return None if s.facts.near[battle.region] >> hero & 1 else ("not-neighbours", hero, battle.region)

    def work(self, s: LordsOfHellas, seat: int, battle: Battle, figures: Artifact) -> None:
        battle.bonus[side_of(battle, seat)] += figures.bonus


class BlessingBefore(Effect):
    """A blessing that works before a battle, for the defender and once (LOH-BLESS-02)."""

    __slots__ = ("blessing", "mark")

    def __init__(self, blessing: int, mark: int) -> None:
        self.blessing = blessing
        self.mark = mark

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        battle = current(s)
        if not blessed(s, seat, self.blessing):
            return ("not-your-blessing", self.blessing)
        if seat != battle.defender:
            return ("for-defenders", self.blessing)
        return ("used-in-battle", self.blessing) if battle.used & self.mark else self.idle(s, seat, battle)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        battle = current(s)
        s.tell(("blessing-used", seat, self.blessing))
        battle.used |= self.mark
        self.work(s, seat, battle, s.facts.blessing[self.blessing])

    def idle(self, s: LordsOfHellas, seat: int, battle: Battle) -> Action | None:
        """Why it would change nothing."""
        return None

    def work(self, s: LordsOfHellas, seat: int, battle: Battle, figures: Blessing) -> None:
        raise NotImplementedError(f"{type(self).__name__}.work is missing")


class ResponseForce(BlessingBefore):
    """Hoplites come from neighbouring regions."""

    def idle(self, s: LordsOfHellas, seat: int, battle: Battle) -> Action | None:
        return None if reinforcing(s, seat) else ("nobody-near", battle.region)

    def work(self, s: LordsOfHellas, seat: int, battle: Battle, figures: Blessing) -> None:
        s.then(Reinforce(seat, figures.from_regions, attribute(s, seat, figures.attribute)))


class Ambush(BlessingBefore):
    """A fortified hoplite kills attackers."""

    def idle(self, s: LordsOfHellas, seat: int, battle: Battle) -> Action | None:
        return None if fortified_of(s, seat, battle.region) > 0 else ("nobody-fortified", battle.region)

    def work(self, s: LordsOfHellas, seat: int, battle: Battle, figures: Blessing) -> None:
        kill(s, battle.attacker, battle.region, figures.kills)


USE_AMBUSH: Final[Action] = ("use-blessing", AMBUSH)
BEFORE_BATTLE: Final[dict[Action, Effect]] = {
    ("use-artifact", CADUCEUS): Caduceus(CADUCEUS),
    ("use-artifact", HARPE): Harpe(HARPE),
    ("use-artifact", APOLLOS_ARROW): ApollosArrow(APOLLOS_ARROW),
    ("use-blessing", RESPONSE_FORCE): ResponseForce(RESPONSE_FORCE, RESPONDED),
    USE_AMBUSH: Ambush(AMBUSH, AMBUSHED),
}
"""What works before a battle, in the order of the options."""
ARTIFACTS_BEFORE: Final = 1 << CADUCEUS | 1 << HARPE | 1 << APOLLOS_ARROW
BLESSINGS_BEFORE: Final = 1 << RESPONSE_FORCE | 1 << AMBUSH
"""Masks of the same."""


def before_battle(s: LordsOfHellas) -> None:
    """Effects before the battle; if both players have some, the active player decides who goes first; Unbroken Morale
    is compared at the end (LOH-BATTLE-03, LOH-ART-07)."""
    battle = current(s)
    s.then(UnbrokenMorale())
    sides = [seat for seat in (battle.attacker, battle.defender) if uses_before(s, seat)]
    if len(sides) > 1:
        s.then(FirstToAct(s.active))
    else:
        s.then_each([EffectsBefore(seat) for seat in sides])


def must_ambush(s: LordsOfHellas, seat: int) -> bool:
    """Whether Ambush still has to kill: the defender has a fortified hoplite in the region."""
    return BEFORE_BATTLE[USE_AMBUSH].closed(s, seat) is None


def uses_before(s: LordsOfHellas, seat: int) -> list[Action]:
    """What a player has to do, or may do, before the battle."""
    battle = current(s)
    enemy = opponent(battle, seat)
    if not (s.artifacts[seat] & s.charged & ARTIFACTS_BEFORE or s.blessings[seat] & BLESSINGS_BEFORE):
        return []
    if not fighters(s, seat) or not fighters(s, enemy):
        return []
    return [use for use, effect in BEFORE_BATTLE.items() if effect.closed(s, seat) is None]


def before_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why an artifact or a blessing cannot be used before the battle (LOH-BATTLE-03, LOH-ART-03)."""
    effect = BEFORE_BATTLE.get(action)
    if effect is not None:
        return effect.closed(s, seat)
    match action:
        case ("use-artifact", int() as artifact):
            return artifact_not_now(s, seat, artifact)
        case ("use-blessing", int() as blessing):
            return blessing_not_now(s, seat, blessing)
    return None


class FirstToAct(Choice[LordsOfHellas]):
    """The active player decides whose effects before the battle come first (LOH-ART-07)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        battle = current(s)
        return [("go-first", seat) for seat in sorted((battle.attacker, battle.defender))]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        battle = current(s)
        match action:
            case ("go-first", int() as seat) if seat not in (battle.attacker, battle.defender):
                return ("not-in-battle", seat)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """That one, then the other."""
        match action:
            case ("go-first", int() as first):
                s.then(EffectsBefore(first), EffectsBefore(opponent(current(s), first)))


class EffectsBefore(SeatStep):
    """A player's effects before the battle, as long as there are some (LOH-BATTLE-03)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        if uses_before(s, self.seat):
            s.then(BeforeBattle(self.seat))


class BeforeBattle(Choice[LordsOfHellas]):
    """Use artifacts and blessings before a battle in an order of choice; Ambush is compulsory (LOH-TURN-05)."""

    __slots__ = ()

    def forced(self) -> bool:
        """Ambush alone happens by itself."""
        return True

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says against whom and where."""
        battle = current(s)
        return ("before-battle", opponent(battle, self.seat), battle.region)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """What can be used, or no more."""
        out = uses_before(s, self.seat)
        if not must_ambush(s, self.seat):
            out.insert(0, DONE)
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not the player's, not charged, for another moment, or of no use."""
        return before_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Use it, and ask again."""
        if action != DONE:
            s.then(EffectsBefore(self.seat))
            BEFORE_BATTLE[action].use(s, self.seat)


class UnbrokenMorale(Step[LordsOfHellas]):
    """Unbroken Morale kills a hoplite of an opponent who has more of them, once all that moves in has come."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        battle = current(s)
        for seat in (battle.attacker, battle.defender):
            enemy = opponent(battle, seat)
            if blessed(s, seat, UNBROKEN_MORALE) and fighters(s, seat) and outnumbers(s, enemy):
                s.tell(("blessing-used", seat, UNBROKEN_MORALE))
                kill(s, enemy, battle.region, s.facts.blessing[UNBROKEN_MORALE].kills)
                return
