"""What combat cards do in a battle besides their strength (LOH-BATTLE-24)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.figures import CombatCard
from ludoteka.games.lords_of_hellas.numbers import (
    ATTACKER_BONUS,
    ATTRIBUTE_BONUS,
    ATTRIBUTE_COMPARE,
    CITY_DEFENCE_BONUS,
    CITY_DEFENCE_RECRUIT,
    ENCIRCLEMENT,
    GLORY_BONUS,
    JAVELINS,
    NO_EFFECT,
    NO_RECRUIT,
    OUTNUMBER_BONUS,
    PHALANX,
    REINFORCEMENTS,
)
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.battlefield import (
    current,
    fighters,
    opponent,
    outnumbers,
    reinforcing,
    side_of,
)
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
        return ("muster", self.most)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """How many, and whether one is fortified."""
        out: list[Action] = [DONE]
        region = current(s).region
        musters(s, self.seat, region, self.most, out)
        fortified_musters(s, self.seat, region, self.most, out)
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not where the battle is, too many, or no room in the city."""
        match action:
            case ("recruit" | "recruit-fortified", int() as region, _) if region != current(s).region:
                return ("battle-elsewhere", current(s).region)
        return muster_closed(s, self.seat, action, self.most)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        if action[0] != "done":
            take_muster(s, self.seat, action)


# -- one rule for each effect -----------------------------------------------------------------------------------


class CardRule:
    """The effect of a combat card; this one does nothing."""

    def bonus(self, s: LordsOfHellas, seat: int, card: CombatCard) -> int:
        """Army strength it brings, looked at when the card is played (LOH-BATTLE-24)."""
        return card.bonus if self.holds(s, seat, card) else 0

    def holds(self, s: LordsOfHellas, seat: int, card: CombatCard) -> bool:
        """Whether the condition of the bonus is met."""
        return False

    def lay(self, s: LordsOfHellas, seat: int, card: int) -> None:
        """What else happens when the card is played."""

    def resolve(self, s: LordsOfHellas, seat: int, card: CombatCard) -> None:
        """What it does to hoplites, once its step has come."""


class CityDefenceBonus(CardRule):
    """A bonus for the defender of a city."""

    def holds(self, s: LordsOfHellas, seat: int, card: CombatCard) -> bool:
        return defends_city(s, seat)


class GloryBonus(CardRule):
    """A bonus with the glory of the land."""

    def holds(self, s: LordsOfHellas, seat: int, card: CombatCard) -> bool:
        return s.glory[s.facts.region[current(s).region].land] == seat


class Phalanx(CardRule):
    """A bonus for every few hoplites."""

    def bonus(self, s: LordsOfHellas, seat: int, card: CombatCard) -> int:
        return card.bonus * (fighters(s, seat) // card.per_hoplites)


class OutnumberBonus(CardRule):
    """A bonus for more hoplites than the enemy."""

    def holds(self, s: LordsOfHellas, seat: int, card: CombatCard) -> bool:
        return outnumbers(s, seat)


class AttributeBonus(CardRule):
    """An attribute counts as army strength."""

    def bonus(self, s: LordsOfHellas, seat: int, card: CombatCard) -> int:
        return attribute(s, seat, card.attribute)


class AttributeCompare(CardRule):
    """A bonus for a higher attribute than the enemy's."""

    def holds(self, s: LordsOfHellas, seat: int, card: CombatCard) -> bool:
        enemy = opponent(current(s), seat)
        return attribute(s, seat, card.attribute) > attribute(s, enemy, card.attribute)


class AttackerBonus(CardRule):
    """A bonus for the attacker."""

    def holds(self, s: LordsOfHellas, seat: int, card: CombatCard) -> bool:
        return seat == current(s).attacker


class Encirclement(CardRule):
    """A beaten enemy loses more."""

    def lay(self, s: LordsOfHellas, seat: int, card: int) -> None:
        battle = current(s)
        side = side_of(battle, seat)
        battle.demands[side] = max(battle.demands[side], s.facts.card[card].loser_losses)


class HopliteRule(CardRule):
    """An effect on hoplites has a step of its own."""

    def lay(self, s: LordsOfHellas, seat: int, card: int) -> None:
        s.then(CardEffect(seat, card))


class CityDefenceRecruit(HopliteRule):
    """The defender of a city recruits."""

    def resolve(self, s: LordsOfHellas, seat: int, card: CombatCard) -> None:
        if defends_city(s, seat) and can_recruit_in_battle(s, seat):
            s.then(RecruitInBattle(seat, card.recruits))


class Reinforcements(HopliteRule):
    """Hoplites come from neighbouring regions."""

    def resolve(self, s: LordsOfHellas, seat: int, card: CombatCard) -> None:
        if reinforcing(s, seat):
            s.then(Reinforce(seat, card.from_regions, s.facts.hoplites))


class Javelins(HopliteRule):
    """Who has more hoplites kills some of the enemy's."""

    def resolve(self, s: LordsOfHellas, seat: int, card: CombatCard) -> None:
        if outnumbers(s, seat):
            battle = current(s)
            kill(s, opponent(battle, seat), battle.region, card.kills)


CARD_RULES: Final[dict[int, CardRule]] = {
    NO_EFFECT: CardRule(),
    CITY_DEFENCE_BONUS: CityDefenceBonus(),
    CITY_DEFENCE_RECRUIT: CityDefenceRecruit(),
    GLORY_BONUS: GloryBonus(),
    PHALANX: Phalanx(),
    OUTNUMBER_BONUS: OutnumberBonus(),
    ATTRIBUTE_BONUS: AttributeBonus(),
    ATTRIBUTE_COMPARE: AttributeCompare(),
    ENCIRCLEMENT: Encirclement(),
    REINFORCEMENTS: Reinforcements(),
    JAVELINS: Javelins(),
    ATTACKER_BONUS: AttackerBonus(),
}


def effect_bonus(s: LordsOfHellas, seat: int, card: int) -> int:
    """Army strength by a card's effect, looked at when it is played (LOH-BATTLE-24)."""
    figures = s.facts.card[card]
    return CARD_RULES[figures.effect].bonus(s, seat, figures)


class CardEffect(Step[LordsOfHellas]):
    """What a combat card does to hoplites: Local Support, Reinforcements, Javelin Volley (LOH-BATTLE-06)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: LordsOfHellas) -> None:
        """Do it, if its condition holds."""
        figures = s.facts.card[self.card]
        CARD_RULES[figures.effect].resolve(s, self.seat, figures)
