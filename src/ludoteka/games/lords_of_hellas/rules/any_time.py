"""What may be used at any time, Battle Prayer and Aid to Atlas, and the Eye of the Graeae (LOH-TURN-06).

The moments are the own turn between actions, the own card turn of a battle, and in the own hunt before attacking and
before answering an attack.
"""

from __future__ import annotations

from bisect import insort

from ludoteka.games.lords_of_hellas.numbers import BATTLE_PRAYER, EYE_OF_GRAEAE
from ludoteka.games.lords_of_hellas.rules.cards import cards_to_draw, discard_card, discards, draw_cards
from ludoteka.games.lords_of_hellas.rules.control import DONE, blessed, listed
from ludoteka.games.lords_of_hellas.rules.priests import sacrifice_priests
from ludoteka.games.lords_of_hellas.rules.treasure import discharge, ready
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def any_time_options(s: LordsOfHellas, seat: int, out: list[Action]) -> None:
    """Add what a player may use at any time and would change something (LOH-TURN-04, LOH-TURN-06)."""
    if s.kept_quests[seat] and (s.covered[seat] or cards_to_draw(s)):
        kept = listed(s.kept_quests[seat])
        out += [("discard-quest", quest) for quest in kept if s.facts.quest_reward[quest].takes_back_tokens]
    if blessed(s, seat, BATTLE_PRAYER) and can_pay_priests(s, seat, BATTLE_PRAYER) and cards_to_draw(s):
        out.append(("use-blessing", BATTLE_PRAYER))


def can_pay_priests(s: LordsOfHellas, seat: int, blessing: int) -> bool:
    """Whether a player has the priests that one use of a blessing takes (LOH-TERM-09)."""
    return s.pool[seat] >= s.facts.blessing[blessing].cost_priests


def take_any_time(s: LordsOfHellas, seat: int, action: Action) -> None:
    """Use one of them."""
    if action[0] == "discard-quest":
        discard_kept_quest(s, seat, int(action[1]))
        return
    prayer = s.facts.blessing[BATTLE_PRAYER]
    s.tell(("blessing-used", seat, BATTLE_PRAYER))
    sacrifice_priests(s, seat, prayer.cost_priests)
    draw_cards(s, seat, prayer.draws)


def discard_kept_quest(s: LordsOfHellas, seat: int, quest: int) -> None:
    """A kept quest card is discarded for its reward: Aid to Atlas takes back the used-action tokens, though not those
    on the activation card, and draws (LOH-QUEST-10)."""
    reward = s.facts.quest_reward[quest]
    s.kept_quests[seat] &= ~(1 << quest)
    insort(s.event_discard, s.facts.monster_cards + quest)
    s.tell(("quest-used", seat, quest))
    if reward.takes_back_tokens:
        s.covered[seat] = 0
    s.extra_actions += reward.special_actions
    draw_cards(s, seat, reward.draws)


def graeae_option(s: LordsOfHellas, seat: int, out: list[Action]) -> None:
    """Add the Eye of the Graeae, if it is charged and there is a card to exchange."""
    if ready(s, seat, EYE_OF_GRAEAE) and s.hands[seat]:
        out.append(("use-artifact", EYE_OF_GRAEAE))


def use_graeae(s: LordsOfHellas, seat: int) -> None:
    """Exchange combat cards by the Eye of the Graeae (LOH-ART-03)."""
    discharge(s, seat, EYE_OF_GRAEAE)
    s.then(ExchangeCards(seat, 0))


class ExchangeCards(Choice[LordsOfHellas]):
    """Discard any number of combat cards, then draw as many."""

    __slots__ = ("discarded",)

    def __init__(self, seat: int, discarded: int) -> None:
        super().__init__(seat)
        self.discarded = discarded

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says how many it were so far."""
        return ("exchange-cards", self.discarded)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Another card, or enough once it was one."""
        out = discards(s, self.seat)
        if self.discarded:
            out.append(DONE)
        return out

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Discard it and go on, or draw."""
        count = self.discarded
        if action[0] != "done":
            discard_card(s, self.seat, int(action[1]))
            count += 1
            if s.hands[self.seat]:
                s.then(ExchangeCards(self.seat, count))
                return
        draw_cards(s, self.seat, count)
