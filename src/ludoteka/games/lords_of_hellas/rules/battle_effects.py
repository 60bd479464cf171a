"""What artifacts and blessings do in a battle, moment by moment (LOH-BATTLE-26).

`battle.py` calls these at their moments; each may push Steps and Choices, which are done before the battle goes on.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.numbers import (
    ALWAYS_PREPARED,
    ATHENAS_GIFT,
    CUNNING_TACTICIAN,
    MASTER_PLAN,
    MEDUSAS_BLOOD,
    MINOTAURS_HORN,
    NO_ATTRITION,
    PALLADIUM,
    RESTRICTIVE_MANEUVER,
)
from ludoteka.games.lords_of_hellas.rules.any_time import (
    any_time_options,
    blessing_not_now,
    can_pay_priests,
    graeae_option,
    take_any_time,
    use_graeae,
)
from ludoteka.games.lords_of_hellas.rules.battlefield import (
    ATTACKING,
    current,
    fighters,
    opponent,
    reinforcing,
    side_of,
)
from ludoteka.games.lords_of_hellas.rules.cards import cards_to_draw, draw_cards
from ludoteka.games.lords_of_hellas.rules.control import blessed
from ludoteka.games.lords_of_hellas.rules.priests import gain_priests, sacrifice_priests
from ludoteka.games.lords_of_hellas.rules.reinforcements import Reinforce
from ludoteka.games.lords_of_hellas.rules.treasure import discharge, only_artifact, ready
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

PALLADIUM_USED: Final = 4
"""The winner withdraws."""


# -- the start --------------------------------------------------------------------------------------------------


def start_of_battle(s: LordsOfHellas) -> None:
    """Effects before the first card: Minotaur's Horn of the defender, Always Prepared for an empty hand
    (LOH-BATTLE-26)."""
    battle = current(s)
    if ready(s, battle.defender, MINOTAURS_HORN) and reinforcing(s, battle.defender):
        s.then(BlowHorn(battle.defender))
    for seat in (battle.attacker, battle.defender):
        if blessed(s, seat, ALWAYS_PREPARED) and not s.hands[seat] and cards_to_draw(s):
            s.tell(("blessing-used", seat, ALWAYS_PREPARED))
            draw_cards(s, seat, s.facts.blessing[ALWAYS_PREPARED].draws)


class BlowHorn(Choice[LordsOfHellas]):
    """The defender may blow Minotaur's Horn: hoplites come from any number of neighbouring regions (LOH-BATTLE-28)."""

    __slots__ = ()

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("blow-horn", current(s).region)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Use it or not."""
        return [("decline",), ("use-artifact", MINOTAURS_HORN)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Nothing else can be used now."""
        return only_artifact(s, self.seat, action, MINOTAURS_HORN)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        if action[0] == "use-artifact":
            discharge(s, self.seat, MINOTAURS_HORN)
            s.then(Reinforce(self.seat, s.facts.regions, s.facts.hoplites))


# -- combat cards -----------------------------------------------------------------------------------------------


def card_turn_options(s: LordsOfHellas, seat: int, out: list[Action]) -> None:
    """Add what a player may do at their card turn besides playing a card (LOH-TURN-06)."""
    if s.artifacts[seat] or s.blessings[seat] or s.kept_quests[seat]:
        any_time_options(s, seat, out)
        graeae_option(s, seat, out)


def take_card_turn_option(s: LordsOfHellas, seat: int, action: Action) -> None:
    """Do one of them; the player's card turn goes on afterwards."""
    if action[0] == "use-artifact":
        use_graeae(s, seat)
    else:
        take_any_time(s, seat, action)


def may_play_more(s: LordsOfHellas, seat: int) -> bool:
    """Whether a player may play a further combat card: Restrictive Maneuver leaves the attacker one."""
    battle = current(s)
    if seat == battle.defender or not blessed(s, battle.defender, RESTRICTIVE_MANEUVER):
        return True
    return len(battle.played[ATTACKING]) < s.facts.blessing[RESTRICTIVE_MANEUVER].cards


def symbols_of(s: LordsOfHellas, seat: int, card: int) -> int:
    """How many loss symbols of a combat card count if a player plays it now; No Attrition ignores those of the first,
    also for the limit (LOH-BATTLE-07)."""
    return 0 if ignores_losses(s, seat) else s.facts.card[card].losses


def ignores_losses(s: LordsOfHellas, seat: int) -> bool:
    """Whether the loss symbols of a player's next combat card may be ignored by No Attrition."""
    if not blessed(s, seat, NO_ATTRITION):
        return False
    battle = current(s)
    return len(battle.played[side_of(battle, seat)]) < s.facts.blessing[NO_ATTRITION].cards


def card_bonus(s: LordsOfHellas, seat: int) -> int:
    """Army strength that every combat card played brings by blessings."""
    return s.facts.blessing[CUNNING_TACTICIAN].strength if blessed(s, seat, CUNNING_TACTICIAN) else 0


def card_played(s: LordsOfHellas, seat: int, card: int) -> None:
    """Effects when a combat card has been played, before its own effect: Master Plan."""
    if blessed(s, seat, MASTER_PLAN) and can_pay_priests(s, seat, MASTER_PLAN):
        s.then(MasterPlan(seat, card))


class MasterPlan(Choice[LordsOfHellas]):
    """Sacrifice a priest to make the combat card just played stronger, or not; once per card (LOH-TERM-06)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("master-plan", self.card)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Use it or not."""
        return [("decline",), ("use-blessing", MASTER_PLAN)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Nothing else can be used now."""
        match action:
            case ("use-blessing", int() as blessing) if blessing != MASTER_PLAN:
                return blessing_not_now(s, self.seat, blessing)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """The card is stronger."""
        if action[0] == "use-blessing":
            battle = current(s)
            plan = s.facts.blessing[MASTER_PLAN]
            s.tell(("blessing-used", self.seat, MASTER_PLAN))
            sacrifice_priests(s, self.seat, plan.cost_priests)
            battle.bonus[side_of(battle, self.seat)] += plan.strength


# -- the end ----------------------------------------------------------------------------------------------------


def before_losses(s: LordsOfHellas) -> None:
    """Effects on loss symbols, after the comparison: Medusa's Blood (LOH-BATTLE-26)."""
    battle = current(s)
    for seat in (battle.attacker, battle.defender):
        if ready(s, seat, MEDUSAS_BLOOD):
            s.then(SpillBlood(seat))


class SpillBlood(Choice[LordsOfHellas]):
    """By Medusa's Blood ignore one of one's own loss symbols or add one to the opponent's (LOH-BATTLE-27)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Either of the two, as far as it changes something, or neither."""
        battle = current(s)
        side = side_of(battle, self.seat)
        out: list[Action] = []
        if fighters(s, opponent(battle, self.seat)) > battle.losses[1 - side]:
            out.append(("add-loss",))
        out.append(("decline",))
        if battle.losses[side]:
            out.append(("ignore-loss",))
        return out

    def take(self, s: LordsOfHellas, action: Action) -> None:
        if action[0] == "decline":
            return
        battle = current(s)
        side = side_of(battle, self.seat)
        count = s.facts.artifact[MEDUSAS_BLOOD].losses
        discharge(s, self.seat, MEDUSAS_BLOOD)
        if action[0] == "add-loss":
            battle.losses[1 - side] += count
        else:
            battle.losses[side] = max(0, battle.losses[side] - count)


def battle_lost(s: LordsOfHellas) -> None:
    """Effects of the loser before anybody withdraws: the Palladium in a region with a city (LOH-ART-03)."""
    battle = current(s)
    loser = opponent(battle, battle.winner)
    if ready(s, loser, PALLADIUM) and s.facts.cities >> battle.region & 1 and fighters(s, battle.winner):
        s.then(Palladium(loser))


class Palladium(Choice[LordsOfHellas]):
    """Who has lost a battle in a region with a city may make the winner withdraw instead, without control."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Use it or not."""
        return [("decline",), ("use-artifact", PALLADIUM)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Nothing else can be used now."""
        return only_artifact(s, self.seat, action, PALLADIUM)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """The winner will withdraw."""
        if action[0] == "use-artifact":
            discharge(s, self.seat, PALLADIUM)
            current(s).used |= PALLADIUM_USED


def winner_withdraws(s: LordsOfHellas) -> bool:
    """Whether the winner withdraws as if beaten and gains no control."""
    return bool(current(s).used & PALLADIUM_USED)


def battle_won(s: LordsOfHellas) -> None:
    """Effects after winning, once control is settled: Athena's Gift."""
    winner = current(s).winner
    if blessed(s, winner, ATHENAS_GIFT):
        gain_priests(s, winner, s.facts.blessing[ATHENAS_GIFT].priests)
