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
    """Everything in its supply and every card in its deck; nobody has priests, artifacts or glory (LOH-SETUP-01,
    LOH-SETUP-02, LOH-SETUP-03, LOH-SETUP-04, LOH-SETUP-05, LOH-HERO-06, LOH-LIM-05)."""
    regions = facts.regions
    s = LordsOfHellas(seats)
    s.facts = facts
    s.terms = terms
    s.turn = 0
    s.active = NOBODY
    s.done = 0
    s.marks = 0
    s.extra_actions = 0
    s.boosted = NOBODY
    s.hero = [NOBODY] * seats
    s.army = [NOBODY] * seats
    s.hero_region = [NOBODY] * seats
    s.quest = [NOBODY] * seats
    s.quest_step = [NOBODY] * seats
    s.attributes = [facts.attribute[at % ATTRIBUTES].min for at in range(seats * ATTRIBUTES)]
    s.injured = [0] * seats
    s.pool = [facts.start.priests] * seats
    s.praying = [0] * (GODS * seats)
    s.levels = [facts.start.monument_level] * GODS
    s.temples = 0
    s.temples_built = 0
    s.temple_card = 0
    s.owner = [NOBODY] * regions
    s.held = [0] * seats
    s.hoplites = [0] * (seats * regions)
    s.camps = [0] * seats
    s.fortified = [0] * regions
    s.supply = [facts.hoplites] * seats
    s.glory = [NOBODY] * facts.lands
    s.covered = [0] * seats
    s.king = NOBODY
    s.king_god = NOBODY
    s.countdown = 0
    s.monster_region = [NOBODY] * facts.monsters
    s.slayer = [NOBODY] * facts.monsters
    s.wounds = [0] * facts.monsters
    s.evolutions = [0] * facts.monsters
    s.quest_slots = [NOBODY] * facts.limits.quest_slots
    s.kept_quests = [0] * seats
    s.artifacts = [0] * seats
    s.charged = (1 << len(facts.artifact)) - 1
    s.lost_artifacts = 0
    nothing_under_way(s)
    stack_decks(s)
    return s


def nothing_under_way(s: LordsOfHellas) -> None:
    """No blessings and no cards in hands, nobody looks at cards, moves, fights or hunts."""
    s.looked = []
    s.looker = NOBODY
    s.peeked = []
    s.blessings = [0] * s.seats
    s.draft = []
    s.draft_seen = 0
    s.hands = [[] for _ in range(s.seats)]
    s.arrived = [0] * s.facts.regions
    s.origins = [0] * s.facts.regions
    s.entered = 0
    s.stepped = 0
    s.battles = []
    s.hunts = []


def stack_decks(s: LordsOfHellas) -> None:
    """Every card in its deck (LOH-SETUP-02, LOH-SETUP-03, LOH-SETUP-04, LOH-SETUP-05)."""
    facts = s.facts
    s.combat_deck = Deck.of(copies([card.copies for card in facts.card]))
    s.combat_discard = []
    s.event_deck = Deck.of(list(range(len(facts.event))))
    s.event_discard = []
    s.attack_deck = Deck.of(copies([card.copies for card in facts.attack]))
    s.attack_discard = []
    s.artifact_deck = Deck.of(facts.neutral_artifacts.copy())
    s.blessing_deck = Deck.of(list(range(len(facts.blessing))))
    s.blessing_discard = []


def new_game(
    facts: Facts, terms: Terms, seats: int, random_first: bool, army_choice: bool, all_artifacts: bool, chance: Chance
) -> LordsOfHellas:
    """A State at the very beginning (LOH-SETUP-01, LOH-SETUP-02, LOH-SETUP-03, LOH-SETUP-04, LOH-SETUP-05,
    LOH-SETUP-06, LOH-SETUP-07, LOH-SETUP-08, LOH-HERO-02)."""
    s = bare_table(facts, terms, seats)
    s.temple_card = chance.below(len(facts.temple_card))
    first = chance.below(seats) if random_first else 0
    if all_artifacts:
        s.artifact_deck = Deck.of(facts.all_neutral_artifacts.copy())
    if not army_choice:
        s.army = list(range(seats))
    s.then(FirstEvents(), Heroes(first, army_choice))
    return s
