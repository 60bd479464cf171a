"""What may be used at any time, Battle Prayer and Aid to Atlas, and the Eye of the Graeae (LOH-TURN-06).

The moments are your turn between actions, your card turn in a battle, and in your hunt before attacking and before
answering an attack.
"""

from __future__ import annotations

from bisect import insort

from ludoteka.games.lords_of_hellas.numbers import BATTLE_PRAYER, EYE_OF_GRAEAE
from ludoteka.games.lords_of_hellas.rules.cards import cards_to_draw, discard_card, discard_closed, discards, draw_cards
from ludoteka.games.lords_of_hellas.rules.control import DONE, blessed, listed
from ludoteka.games.lords_of_hellas.rules.priests import sacrifice_priests
from ludoteka.games.lords_of_hellas.rules.treasure import artifact_not_now, discharge, not_ready, ready
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def any_time_options(s: LordsOfHellas, seat: int, out: list[Action]) -> None:
    """Add what a player may use at any time and would change something (LOH-TURN-04, LOH-TURN-06)."""
    if s.kept_quests[seat]:
        kept = listed(s.kept_quests[seat])
        out += [("discard-quest", quest) for quest in kept if kept_quest_closed(s, seat, quest) is None]
    if s.blessings[seat] and blessed(s, seat, BATTLE_PRAYER) and battle_prayer_closed(s, seat) is None:
        out.append(("use-blessing", BATTLE_PRAYER))


def kept_quest_closed(s: LordsOfHellas, seat: int, quest: int) -> Action | None:
    """Why a kept quest card is not discarded at any time: it is not the player's, works only after a special action, or
    would change nothing (LOH-QUEST-10, LOH-TURN-04)."""
    if not s.kept_quests[seat] >> quest & 1:
        return ("quest-not-kept", quest)
    if not s.facts.quest[quest].reward.takes_back_tokens:
        return ("quest-other-time", quest)
    return None if s.covered[seat] or cards_to_draw(s) else ("nothing-covered",)


def battle_prayer_closed(s: LordsOfHellas, seat: int) -> Action | None:
    """Why Battle Prayer cannot be used (LOH-TURN-04, LOH-TERM-09)."""
    return priests_missing(s, seat, BATTLE_PRAYER) or (None if cards_to_draw(s) else ("no-cards-left",))


def any_time_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why something that may be used at any time cannot be used, or something else cannot be used now (LOH-TURN-06)."""
    match action:
        case ("discard-quest", int() as quest):
            return kept_quest_closed(s, seat, quest)
        case ("use-blessing", int() as blessing) if blessing == BATTLE_PRAYER:
            return battle_prayer_closed(s, seat)
        case ("use-blessing", int() as blessing):
            return blessing_not_now(s, seat, blessing)
        case ("use-artifact", int() as artifact):
            return artifact_not_now(s, seat, artifact)
    return None


def blessing_not_now(s: LordsOfHellas, seat: int, blessing: int) -> Action:
    """Why a blessing that has another moment cannot be used (LOH-BLESS-02)."""
    if not blessed(s, seat, blessing):
        return ("not-your-blessing", blessing)
    return ("blessing-other-time", blessing)


def priests_missing(s: LordsOfHellas, seat: int, blessing: int) -> Action | None:
    """Why a blessing that takes priests cannot be used: the player has not got it, or too few priests (LOH-TERM-09)."""
    if not blessed(s, seat, blessing):
        return ("not-your-blessing", blessing)
    cost = s.facts.blessing[blessing].cost_priests
    return None if s.pool[seat] >= cost else ("needs-priests", blessing, cost)


def can_pay_priests(s: LordsOfHellas, seat: int, blessing: int) -> bool:
    """Whether a player has a blessing and the priests that one use of it takes (LOH-TERM-09)."""
    return priests_missing(s, seat, blessing) is None


def take_any_time(s: LordsOfHellas, seat: int, action: Action) -> None:
    """Use one of them."""
    match action:
        case ("discard-quest", int() as quest):
            discard_kept_quest(s, seat, quest)
        case ("use-blessing", _):
            prayer = s.facts.blessing[BATTLE_PRAYER]
            s.tell(("blessing-used", seat, BATTLE_PRAYER))
            sacrifice_priests(s, seat, prayer.cost_priests)
            draw_cards(s, seat, prayer.draws)


def discard_kept_quest(s: LordsOfHellas, seat: int, quest: int) -> None:
    """A kept quest card is discarded for its reward: Aid to Atlas takes back the used-action tokens, though not those
    on the activation card, and draws (LOH-QUEST-10)."""
    reward = s.facts.quest[quest].reward
    s.kept_quests[seat] &= ~(1 << quest)
    insort(s.event_discard, s.facts.monster_cards + quest)
    s.tell(("quest-used", seat, quest))
    if reward.takes_back_tokens:
        s.covered[seat] = 0
    s.extra_actions += reward.special_actions
    draw_cards(s, seat, reward.draws)


def graeae_option(s: LordsOfHellas, seat: int, out: list[Action]) -> None:
    """Add the Eye of the Graeae, if it is charged and there is a card to exchange."""
    if ready(s, seat, EYE_OF_GRAEAE) and graeae_closed(s, seat) is None:
        out.append(("use-artifact", EYE_OF_GRAEAE))


def graeae_closed(s: LordsOfHellas, seat: int) -> Action | None:
    """Why the Eye of the Graeae exchanges no cards (LOH-ART-03)."""
    return not_ready(s, seat, EYE_OF_GRAEAE) or (None if s.hands[seat] else ("empty-hand",))


def with_cards_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why something cannot be used where combat cards are played: the Eye of the Graeae and what works at any time."""
    match action:
        case ("use-artifact", int() as artifact) if artifact == EYE_OF_GRAEAE:
            return graeae_closed(s, seat)
    return any_time_closed(s, seat, action)


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
        """Says how many there were so far."""
        return ("exchange-cards", self.discarded)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Another card, or an end once one is discarded."""
        out = discards(s, self.seat)
        if self.discarded:
            out.append(DONE)
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Only a card in the hand."""
        return discard_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Discard it and go on, or draw."""
        count = self.discarded
        match action:
            case ("discard", int() as card):
                discard_card(s, self.seat, card)
                count += 1
                if s.hands[self.seat]:
                    s.then(ExchangeCards(self.seat, count))
                    return
        draw_cards(s, self.seat, count)
