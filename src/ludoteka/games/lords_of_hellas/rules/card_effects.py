"""What combat cards do in a battle besides their strength (LOH-BATTLE-24)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import (
    ATTACKER_BONUS,
    ATTRIBUTE_BONUS,
    ATTRIBUTE_COMPARE,
    CITY_DEFENCE_BONUS,
    CITY_DEFENCE_RECRUIT,
    GLORY_BONUS,
    NO_RECRUIT,
    OUTNUMBER_BONUS,
    PHALANX,
    REINFORCEMENTS,
)
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.battlefield import current, fighters, opponent, outnumbers, reinforcing
from ludoteka.games.lords_of_hellas.rules.casualties import kill
from ludoteka.games.lords_of_hellas.rules.control import DONE
from ludoteka.games.lords_of_hellas.rules.lairs import lairs_of
from ludoteka.games.lords_of_hellas.rules.muster import fortified_musters, muster_closed, musters, take_muster
from ludoteka.games.lords_of_hellas.rules.reinforcements import Reinforce
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


def defends_city(s: LordsOfHellas, seat: int) -> bool:
    """Whether a player defends a region with a city, controlled or not."""
    battle = current(s)
    return seat == battle.defender and s.facts.region[battle.region].room > 0


def effect_bonus(s: LordsOfHellas, seat: int, card: int) -> int:
    """Army strength by a card's effect, looked at when it is played (LOH-BATTLE-24)."""
    facts = s.facts
    effect = facts.card[card].effect
    bonus = facts.card[card].bonus
    battle = current(s)
    holds = False
    if effect == PHALANX:
        return bonus * (fighters(s, seat) // facts.card[card].per_hoplites)
    if effect == ATTRIBUTE_BONUS:
        return attribute(s, seat, facts.card[card].attribute)
    if effect == CITY_DEFENCE_BONUS:
        holds = defends_city(s, seat)
    elif effect == GLORY_BONUS:
        holds = s.glory[facts.region[battle.region].land] == seat
    elif effect == OUTNUMBER_BONUS:
        holds = outnumbers(s, seat)
    elif effect == ATTRIBUTE_COMPARE:
        which = facts.card[card].attribute
        holds = attribute(s, seat, which) > attribute(s, opponent(battle, seat), which)
    elif effect == ATTACKER_BONUS:
        holds = seat == battle.attacker
    return bonus if holds else 0


class CardEffect(Step[LordsOfHellas]):
    """What a combat card does to hoplites: Local Support, Reinforcements, Javelin Volley (LOH-BATTLE-06)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: LordsOfHellas) -> None:
        """Do it, if its condition holds."""
        facts = s.facts
        effect = facts.card[self.card].effect
        battle = current(s)
        if effect == CITY_DEFENCE_RECRUIT:
            if defends_city(s, self.seat) and can_recruit_in_battle(s, self.seat):
                s.then(RecruitInBattle(self.seat, facts.card[self.card].recruits))
        elif effect == REINFORCEMENTS:
            if reinforcing(s, self.seat):
                s.then(Reinforce(self.seat, facts.card[self.card].from_regions, facts.hoplites))
        elif outnumbers(s, self.seat):
            kill(s, opponent(battle, self.seat), battle.region, facts.card[self.card].kills)


def can_recruit_in_battle(s: LordsOfHellas, seat: int) -> bool:
    """Whether a hoplite is left to recruit and no Sphinx forbids it (LOH-LIM-01, LOH-MPHASE-06)."""
    return s.supply[seat] > 0 and not lairs_of(s, NO_RECRUIT) >> current(s).region & 1


class RecruitInBattle(Choice[LordsOfHellas]):
    """Recruit hoplites into the battle; they fight at once, one of them perhaps from the city (LOH-TERM-05,
    LOH-BATTLE-28)."""

    __slots__ = ("most",)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says how many."""
        return ("muster", self.most)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """How many, and whether one is fortified."""
        out: list[Action] = [DONE]
        region = current(s).region
        musters(s, self.seat, region, self.most, out)
        fortified_musters(s, self.seat, region, self.most, out)
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not where the battle is, not so many, or no room in the city."""
        match action:
            case ("recruit" | "recruit-fortified", int(region), _) if region != current(s).region:
                return ("battle-elsewhere", current(s).region)
        return muster_closed(s, self.seat, action, self.most)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Recruit them."""
        if action[0] != "done":
            take_muster(s, self.seat, action)
