"""The event phase, and the seven events before the first turn (LOH-EVENT, LOH-SETUP-06)."""

from __future__ import annotations

from bisect import insort

from ludoteka.games.lords_of_hellas.numbers import NOBODY
from ludoteka.games.lords_of_hellas.rules.steps import SeatStep
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.state import Step


def draw_event(s: LordsOfHellas) -> int:
    """The next event card, -1 if there is none even among the discards (LOH-EVENT-07)."""
    if not s.event_deck.size():
        if not s.event_discard:
            return NOBODY
        s.event_deck.shuffle_in(s.event_discard)
        s.event_discard = []
        s.tell(("events-shuffled",))
    return s.event_deck.draw(s.chance)


def on_map(s: LordsOfHellas, monster: int) -> bool:
    """Whether a monster stands on the map."""
    return s.monster_region[monster] != NOBODY


def lay_quest(s: LordsOfHellas, quest: int) -> bool:
    """Put a quest on a free slot and its token into its region; whether there was one (LOH-EVENT-02, LOH-LIM-05)."""
    for slot in range(len(s.quest_slots)):
        if s.quest_slots[slot] == NOBODY:
            s.quest_slots[slot] = quest
            s.tell(("quest-appears", quest, s.facts.quest[quest].region))
            return True
    return False


def monster_appears(s: LordsOfHellas, monster: int, region: int) -> None:
    """A monster's figure goes to the region of its card (LOH-EVENT-04)."""
    s.monster_region[monster] = region
    s.tell(("monster-appears", monster, region))


class EventPhase(SeatStep):
    """The builder draws one event card (LOH-EVENT-01)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """Draw it and let it happen."""
        for _ in range(s.facts.build_monument.event_cards):
            happen(s)


def happen(s: LordsOfHellas) -> None:
    """One event: a quest, a new monster, or an evolution; for a slain monster the next card (LOH-EVENT-02,
    LOH-EVENT-03, LOH-EVENT-04, LOH-EVENT-05, LOH-EVENT-06).
    """
    facts = s.facts
    cards = s.event_deck.size() + len(s.event_discard)
    for _ in range(cards):
        card = draw_event(s)
        if card == NOBODY:
            return
        monster = facts.event[card].monster
        if monster == NOBODY:
            if not lay_quest(s, card - facts.monster_cards):
                s.tell(("quest-discarded", card - facts.monster_cards))
                insort(s.event_discard, card)
            return
        if on_map(s, monster):
            s.evolutions[monster] |= 1 << card
            s.tell(("evolved", monster, card))
            return
        insort(s.event_discard, card)
        if s.slayer[monster] == NOBODY:
            monster_appears(s, monster, facts.event[card].region)
            return


def first_events(s: LordsOfHellas) -> None:
    """Events before the first turn: until enough have counted; then all cards but the quests on slots go back
    (LOH-SETUP-06, LOH-SETUP-07, LOH-SETUP-08)."""
    facts = s.facts
    counted = 0
    drawn: list[int] = []
    while counted < facts.start.event_cards and s.event_deck.size():
        card = s.event_deck.draw(s.chance)
        monster = facts.event[card].monster
        if monster == NOBODY:
            counted += 1
            if not lay_quest(s, card - facts.monster_cards):
                drawn.append(card)
        else:
            drawn.append(card)
            if not on_map(s, monster):
                counted += 1
                monster_appears(s, monster, facts.event[card].region)
    s.event_deck.shuffle_in(drawn)


class FirstEvents(Step[LordsOfHellas]):
    """The events before heroes are chosen (LOH-SETUP-06)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        first_events(s)
