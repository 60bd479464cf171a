"""The State of Heroes III: the map, the players, the common decks and the combat in progress.

Numbers stand for things in the order of the facts, -1 (NOBODY) for nothing. A *field* is `place * FIELDS + position`,
where a place is a tile on the map in the order of being laid; a *form* is `troop * 2 + side` (FEW or PACK).
"""

from __future__ import annotations

from typing import ClassVar

from ludoteka.games.heroes3.facts import Facts
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.games.heroes3.state_parts import AiHero, Atlas, Effect, Fair, Player
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.state import State


class Heroes3(State):
    """A game of Heroes of Might and Magic III: The Board Game."""

    facts: Facts
    scenario: int
    mode: int
    """CLASH, CAMPAIGN, ALLIANCE or COOPERATIVE."""
    difficulty: int
    boxes: int
    """Mask of the boxes switched on (H3-EXP-07)."""
    optional: int
    """Mask of the optional rules switched on, in the order of the content (H3-DIFF-03)."""
    round: int
    """0 during set-up."""
    last_round: int
    first: int
    """The starting player (H3-SETUP-14)."""
    active: int
    """Whose turn it is, AI, or -1 between turns."""
    order: list[int]
    """Seats that still have a turn this round, in order (H3-ROUND-01, H3-MODE-04)."""
    atlas: Atlas
    black: list[int]
    """By field: 1 with a black cube (H3-MAP-05)."""
    flag: list[int]
    """By field: the owner of the faction cube, AI, or -1 (H3-MAP-06)."""
    once: list[int]
    """By field: 1 once it was flagged or its guard beaten: no guard returns (R-11)."""
    stars: list[int]
    """By field: mask of seats with a cube on an obelisk or star axis (H3-MAP-12)."""
    settled: list[int]
    """By field: the resource whose income a settlement raises, -1 for none (H3-MAP-10)."""
    lords: list[int]
    """By field: the faction of a random town, -1 elsewhere (H3-EXP-06)."""
    players: list[Player]
    ais: list[AiHero]
    decks: list[Deck]
    """Ability, artifact and spell deck (H3-SETUP-08)."""
    discards: list[list[int]]
    """Their discard piles, the top last."""
    neutral_decks: list[Deck]
    """By tier (H3-SETUP-10)."""
    neutral_discards: list[list[int]]
    astrologers_deck: Deck
    astrologers_discard: list[int]
    omens: list[Effect]
    """Astrologers cards in effect (H3-ROUND-04)."""
    event_deck: Deck
    event_discard: list[int]
    event_drawer: int
    """Who draws the next event (H3-EXP-05)."""
    machines: list[int]
    """War machine cards in the supply."""
    removed: list[int]
    """Cards out of the game (H3-CARD-10)."""
    looked: list[int]
    """Cards somebody looks at: secret (H3-CARD-04)."""
    looker: int
    """Who looks at them, -1 for nobody."""
    shown: list[int]
    """Cards or troops that lie open to choose from."""
    spare_tiles: list[list[int]]
    """By kind: tiles that are not in the game: secret; each list is a value, replaced and never changed."""
    grail: int
    """Who carries it, `seat * 2 + hero`; -1 on its field, -2 out of the game (H3-MAP-12, R-81)."""
    shared: list[int]
    """Forms of the army that all players share."""
    feats: list[int]
    """By seat: bits of `rules/marks.py` for what scenario ends ask: a level 7 field won and so on."""
    lost_combats: int
    """Combats the players have lost."""
    combat: Combat | None
    story: list[int]
    """Counters of scenario rules by name in `rules/scenario_rules.py`."""
    ledger: dict[str, list[int]]
    """What special rules of the scenario remember, by the name of the rule; each list is a value, replaced and never
    changed in place."""
    own_scenario: str
    """A scenario from a player's file as its code; empty for those of the content."""
    dice: list[int]
    """Dice of a roll outside combat that are being chosen from."""
    fair: Fair | None
    """What an event has laid on the table, None between events."""
    map_lent: bool
    """Whether copies share the cubes on the map: `own_map` before a change."""
    piles_lent: bool
    """Whether copies share the common decks and piles: `own_piles` before a change."""
    __slots__ = tuple(__annotations__)

    unsaved: ClassVar[tuple[str, ...]] = ("map_lent", "piles_lent")

    def relink(self) -> None:
        """A State that was just set up or loaded shares nothing with copies."""
        self.map_lent = False
        self.piles_lent = False

    def copy(self) -> Heroes3:
        twin = Heroes3(self.seats)
        twin.facts = self.facts
        twin.scenario = self.scenario
        twin.mode = self.mode
        twin.difficulty = self.difficulty
        twin.boxes = self.boxes
        twin.optional = self.optional
        twin.round = self.round
        twin.last_round = self.last_round
        twin.first = self.first
        twin.active = self.active
        twin.order = self.order.copy()
        twin.atlas = self.atlas
        twin.black = self.black
        twin.flag = self.flag
        twin.once = self.once
        twin.stars = self.stars
        twin.settled = self.settled
        twin.lords = self.lords
        twin.players = [one.copy() for one in self.players]
        twin.ais = [one.copy() for one in self.ais]
        twin.decks = self.decks
        twin.discards = self.discards
        twin.neutral_decks = self.neutral_decks
        twin.neutral_discards = self.neutral_discards
        twin.astrologers_deck = self.astrologers_deck
        twin.astrologers_discard = self.astrologers_discard
        twin.omens = self.omens.copy()
        twin.event_deck = self.event_deck
        twin.event_discard = self.event_discard
        twin.event_drawer = self.event_drawer
        twin.machines = self.machines
        twin.removed = self.removed
        twin.looked = self.looked.copy()
        twin.looker = self.looker
        twin.shown = self.shown.copy()
        twin.spare_tiles = self.spare_tiles.copy()
        twin.grail = self.grail
        twin.shared = self.shared
        twin.feats = self.feats.copy()
        twin.lost_combats = self.lost_combats
        twin.combat = None if self.combat is None else self.combat.copy()
        twin.story = self.story.copy()
        twin.ledger = self.ledger.copy()
        twin.own_scenario = self.own_scenario
        twin.dice = self.dice.copy()
        twin.fair = None if self.fair is None else self.fair.copy()
        self.map_lent = twin.map_lent = True
        self.piles_lent = twin.piles_lent = True
        self.carry(twin)
        return twin

    def own_map(self) -> None:
        """The cubes on the map are about to change: no longer share them with copies."""
        if self.map_lent:
            self.map_lent = False
            self.black = self.black.copy()
            self.flag = self.flag.copy()
            self.once = self.once.copy()
            self.stars = self.stars.copy()
            self.settled = self.settled.copy()
            self.lords = self.lords.copy()

    def own_piles(self) -> None:
        """Common decks, discard piles or supplies are about to change: no longer share them with copies."""
        if self.piles_lent:
            self.piles_lent = False
            self.decks = [one.copy() for one in self.decks]
            self.discards = [one.copy() for one in self.discards]
            self.neutral_decks = [one.copy() for one in self.neutral_decks]
            self.neutral_discards = [one.copy() for one in self.neutral_discards]
            self.astrologers_deck = self.astrologers_deck.copy()
            self.astrologers_discard = self.astrologers_discard.copy()
            self.event_deck = self.event_deck.copy()
            self.event_discard = self.event_discard.copy()
            self.machines = self.machines.copy()
            self.removed = self.removed.copy()
            self.shared = self.shared.copy()

    def allied(self, one: int, other: int) -> bool:
        """Whether two owners are the same or on one team (R-38)."""
        if one == other:
            return True
        if one >= self.seats or other >= self.seats or one < 0 or other < 0:
            return False
        return self.players[one].team == self.players[other].team
