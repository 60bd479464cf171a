"""How a game of Lords of Hellas begins: decks, monuments, temples and the first events (LOH-SETUP)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.facts import Facts
from ludoteka.games.lords_of_hellas.numbers import ATTRIBUTES, GODS, NOBODY
from ludoteka.games.lords_of_hellas.rules.event import FirstEvents
from ludoteka.games.lords_of_hellas.rules.heroes import Heroes
from ludoteka.games.lords_of_hellas.state import LordsOfHellas, Terms
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.deck import Deck


def copies(counts: list[int]) -> list[int]:
    """Every card as often as there are copies of it.

    >>> copies([2, 0, 1])
    [0, 0, 2]
    """
    return [card for card in range(len(counts)) for _ in range(counts[card])]


def bare_table(facts: Facts, terms: Terms, seats: int) -> LordsOfHellas:
    """Everything in its supply and every card in its deck (LOH-SETUP-01 to LOH-SETUP-05)."""
    regions = facts.regions
    return LordsOfHellas(
        seats=seats,
        facts=facts,
        terms=terms,
        turn=0,
        active=NOBODY,
        done=0,
        marks=0,
        extra_actions=0,
        boosted=NOBODY,
        hero=[NOBODY] * seats,
        army=[NOBODY] * seats,
        hero_region=[NOBODY] * seats,
        quest=[NOBODY] * seats,
        quest_step=[NOBODY] * seats,
        attributes=[facts.attribute_min[at % ATTRIBUTES] for at in range(seats * ATTRIBUTES)],
        injured=[0] * seats,
        pool=[facts.start_priests] * seats,
        praying=[0] * (GODS * seats),
        levels=[facts.start_level] * GODS,
        temples=0,
        temples_built=0,
        temple_card=0,
        owner=[NOBODY] * regions,
        held=[0] * seats,
        hoplites=[0] * (seats * regions),
        camps=[0] * seats,
        fortified=[0] * regions,
        supply=[facts.hoplites] * seats,
        glory=[NOBODY] * facts.lands,
        covered=[0] * seats,
        king=NOBODY,
        king_god=NOBODY,
        countdown=0,
        monster_region=[NOBODY] * facts.monsters,
        slayer=[NOBODY] * facts.monsters,
        wounds=[0] * facts.monsters,
        evolutions=[0] * facts.monsters,
        quest_slots=[NOBODY] * facts.quest_slots,
        kept_quests=[0] * seats,
        artifacts=[0] * seats,
        charged=(1 << facts.artifacts) - 1,
        lost_artifacts=0,
        looked=[],
        looker=NOBODY,
        peeked=[],
        blessings=[0] * seats,
        draft=[],
        draft_seen=0,
        hands=[[] for _ in range(seats)],
        arrived=[0] * regions,
        origins=[0] * regions,
        entered=0,
        stepped=0,
        battles=[],
        hunts=[],
        combat_deck=Deck.of(copies(facts.card_copies)),
        combat_discard=[],
        event_deck=Deck.of(list(range(facts.monster_cards + facts.quests))),
        event_discard=[],
        attack_deck=Deck.of(copies(facts.attack_copies)),
        attack_discard=[],
        artifact_deck=Deck.of(facts.neutral_artifacts.copy()),
        blessing_deck=Deck.of(list(range(facts.blessings))),
        blessing_discard=[],
    )


def new_game(
    facts: Facts, terms: Terms, seats: int, random_first: bool, army_choice: bool, all_artifacts: bool, chance: Chance
) -> LordsOfHellas:
    """A State at the very beginning (LOH-SETUP-01 to LOH-SETUP-08, LOH-HERO-02)."""
    s = bare_table(facts, terms, seats)
    s.temple_card = chance.below(len(facts.temple_drafts))
    first = chance.below(seats) if random_first else 0
    if all_artifacts:
        s.artifact_deck = Deck.of(facts.all_neutral_artifacts.copy())
    if not army_choice:
        s.army = list(range(seats))
    s.then(FirstEvents(), Heroes(first, army_choice))
    return s
