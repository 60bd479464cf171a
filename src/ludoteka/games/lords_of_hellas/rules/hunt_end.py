"""The end of a hunt: injury or glory, the reward, the hand limit (LOH-HUNT-14, LOH-HUNT-15, LOH-HUNT-16, LOH-HUNT-17,
LOH-HUNT-18, LOH-HUNT-20, LOH-REWARD)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteka.games.lords_of_hellas.numbers import ARTIFACT_REWARD, NOBODY, PRIEST_REWARD
from ludoteka.games.lords_of_hellas.rules.attributes import Injury, can_be_injured
from ludoteka.games.lords_of_hellas.rules.cards import DrawCards, trim_hand
from ludoteka.games.lords_of_hellas.rules.hunt_effects import OVER
from ludoteka.games.lords_of_hellas.rules.monster_wounds import lose_artifact, slay
from ludoteka.games.lords_of_hellas.rules.priests import gain_priests, priests_in_supply
from ludoteka.games.lords_of_hellas.rules.steps import CountStep, SeatStep
from ludoteka.games.lords_of_hellas.rules.treasure import gain_artifact, gain_neutral_artifact
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

MONSTER_ARTIFACT: Final = 0
NEUTRAL_ARTIFACT: Final = 1
PRIEST: Final = 2


def discard_attack(s: LordsOfHellas) -> None:
    """The attack card that was played goes to its discard pile."""
    hunt = s.hunts[-1]
    if hunt.attack != NOBODY:
        insort(s.attack_discard, hunt.attack)
        hunt.attack = NOBODY
        hunt.strength = 0
        hunt.defence = 0


def end_hunt(s: LordsOfHellas, success: bool) -> None:
    """A hunt ends, won or lost; what follows, in its order; an attack that ends it is still followed by its draw
    (LOH-HUNT-11, LOH-HUNT-20)."""
    hunt = s.hunts[-1]
    hunt.used |= OVER
    draws = s.facts.hunt.draws_undefended if hunt.attack != NOBODY else 0
    discard_attack(s)
    s.tell(("hunt-won", hunt.seat, hunt.monster) if success else ("hunt-lost", hunt.seat, hunt.monster))
    if success:
        s.then(Slaying(hunt.seat), OfferReward(hunt.seat, True, s.facts.hunt.rewards), EndHunt(True))
    else:
        s.then(
            DrawCards(hunt.seat, draws),
            Aftermath(hunt.seat, s.facts.hunt.failure_injuries),
            OfferReward(hunt.seat, False, s.facts.hunt.rewards),
            EndHunt(False),
        )


class Slaying(SeatStep):
    """The hunter takes glory and figure (LOH-REWARD-02)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        slay(s, self.seat, s.hunts[-1].monster)


class Aftermath(CountStep):
    """After a failure the hero takes one more injury if an attribute is free (LOH-HUNT-16)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        if self.count > 0 and can_be_injured(s, self.seat):
            s.then(Injury(self.seat), Aftermath(self.seat, self.count - 1))


def earned(s: LordsOfHellas, mark: int) -> bool:
    """Whether a place with a reward mark was covered in this hunt, even if it is open again (LOH-REWARD-06)."""
    hunt = s.hunts[-1]
    first = s.facts.first_place[hunt.monster]
    for place in range(first, s.facts.first_place[hunt.monster + 1]):
        if hunt.covered >> (place - first) & 1 and s.facts.place_reward[place] == mark:
            return True
    return False


def rewards(s: LordsOfHellas, seat: int, success: bool) -> list[int]:
    """What the hunter may take: the monster's artifact after a success, and what the marks covered in this hunt bring
    (LOH-REWARD-01, LOH-REWARD-02, LOH-REWARD-05)."""
    out: list[int] = []
    hunt = s.hunts[-1]
    artifact = s.facts.monster[hunt.monster].artifact
    if success and artifact != NOBODY and not s.artifacts[seat] >> artifact & 1:
        out.append(MONSTER_ARTIFACT)
    if s.artifact_deck.size() and earned(s, ARTIFACT_REWARD):
        out.append(NEUTRAL_ARTIFACT)
    if priests_in_supply(s, seat) and earned(s, PRIEST_REWARD):
        out.append(PRIEST)
    return out


class OfferReward(Step[LordsOfHellas]):
    """The hunter may take a reward, if one was earned (LOH-REWARD-01, LOH-REWARD-02)."""

    __slots__ = ("left", "seat", "success")

    def __init__(self, seat: int, success: bool, left: int) -> None:
        self.seat = seat
        self.success = success
        self.left = left

    def run(self, s: LordsOfHellas) -> None:
        if self.left > 0 and rewards(s, self.seat, self.success):
            s.then(TakeReward(self.seat, self.success, self.left))


class TakeReward(Choice[LordsOfHellas]):
    """Take one reward of the hunt, or none (LOH-REWARD-01, LOH-REWARD-02, LOH-REWARD-06)."""

    __slots__ = ("left", "success")

    def __init__(self, seat: int, success: bool, left: int) -> None:
        super().__init__(seat)
        self.success = success
        self.left = left

    def options(self, s: LordsOfHellas) -> list[Action]:
        """What was earned, or nothing."""
        return [("decline",), *(("take-reward", reward) for reward in rewards(s, self.seat, self.success))]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It was not earned, or there is none left."""
        match action:
            case ("take-reward", int() as reward) if reward not in rewards(s, self.seat, self.success):
                return ("reward-not-earned", reward)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It is the hunter's."""
        match action:
            case ("take-reward", int() as reward):
                s.then(OfferReward(self.seat, self.success, self.left - 1))
                if reward == MONSTER_ARTIFACT:
                    gain_artifact(s, self.seat, s.facts.monster[s.hunts[-1].monster].artifact)
                elif reward == NEUTRAL_ARTIFACT:
                    for _ in range(s.facts.hunt.reward_artifacts):
                        gain_neutral_artifact(s, self.seat)
                else:
                    gain_priests(s, self.seat, s.facts.hunt.reward_priests)


class EndHunt(Step[LordsOfHellas]):
    """The hunt is over: an artifact not taken leaves the game, the hand limit holds again (LOH-REWARD-04,
    LOH-HUNT-18)."""

    __slots__ = ("success",)

    def __init__(self, success: bool) -> None:
        self.success = success

    def run(self, s: LordsOfHellas) -> None:
        hunt = s.hunts.pop()
        artifact = s.facts.monster[hunt.monster].artifact
        if self.success and artifact != NOBODY and not s.artifacts[hunt.seat] >> artifact & 1:
            lose_artifact(s, hunt.monster)
        s.boosted = NOBODY
        trim_hand(s, hunt.seat)
