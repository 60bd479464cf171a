"""The State of Heroes III: the map, the players, the common decks and the combat in progress.

Numbers stand for things in the order of the facts, -1 (NOBODY) for nothing. A *field* is `place * FIELDS + position`,
where a place is a tile on the map in the order of being laid; a *form* is `troop * 2 + side` (FEW or PACK).
"""

from __future__ import annotations

from typing import Any

from ludoteka.games.heroes3.facts import Facts
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.games.heroes3.state_parts import AiHero, Atlas, Effect, Fair, Player
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.state import Choice, State


class Heroes3(State):
    """A game of Heroes of Might and Magic III: The Board Game."""

    __slots__ = (
        "active",
        "ais",
        "astrologers_deck",
        "astrologers_discard",
        "atlas",
        "black",
        "boxes",
        "combat",
        "decks",
        "dice",
        "difficulty",
        "discards",
        "event_deck",
        "event_discard",
        "event_drawer",
        "facts",
        "fair",
        "feats",
        "first",
        "flag",
        "grail",
        "last_round",
        "looked",
        "looker",
        "lords",
        "lost_combats",
        "machines",
        "map_lent",
        "mode",
        "neutral_decks",
        "neutral_discards",
        "omens",
        "once",
        "optional",
        "order",
        "piles_lent",
        "players",
        "removed",
        "round",
        "scenario",
        "settled",
        "shared",
        "shown",
        "spare_tiles",
        "stars",
        "story",
    )

    def __init__(
        self,
        seats: int,
        facts: Facts,
        scenario: int,
        mode: int,
        difficulty: int,
        boxes: int,
        optional: int,
        round: int,
        last_round: int,
        first: int,
        active: int,
        order: list[int],
        atlas: Atlas,
        black: list[int],
        flag: list[int],
        once: list[int],
        stars: list[int],
        settled: list[int],
        lords: list[int],
        players: list[Player],
        ais: list[AiHero],
        decks: list[Deck],
        discards: list[list[int]],
        neutral_decks: list[Deck],
        neutral_discards: list[list[int]],
        astrologers_deck: Deck,
        astrologers_discard: list[int],
        omens: list[Effect],
        event_deck: Deck,
        event_discard: list[int],
        event_drawer: int,
        machines: list[int],
        removed: list[int],
        looked: list[int],
        looker: int,
        shown: list[int],
        spare_tiles: list[list[int]],
        grail: int,
        shared: list[int],
        feats: list[int],
        lost_combats: int,
        combat: Combat | None,
        story: list[int],
        dice: list[int],
        fair: Fair | None,
    ) -> None:
        super().__init__(seats)
        self.facts = facts
        self.scenario = scenario
        self.mode = mode
        """CLASH, CAMPAIGN, ALLIANCE or COOPERATIVE."""
        self.difficulty = difficulty
        self.boxes = boxes
        """Mask of the boxes switched on (H3-EXP-07)."""
        self.optional = optional
        """Mask of the optional rules switched on, in the order of the content (H3-DIFF-03)."""
        self.round = round
        """0 during set-up."""
        self.last_round = last_round
        self.first = first
        """The starting player (H3-SETUP-14)."""
        self.active = active
        """Whose turn it is, AI, or -1 between turns."""
        self.order = order
        """Seats that still have a turn this round, in order (H3-ROUND-01, H3-MODE-04)."""
        self.atlas = atlas
        self.black = black
        """By field: 1 with a black cube (H3-MAP-05)."""
        self.flag = flag
        """By field: the owner of the faction cube, AI, or -1 (H3-MAP-06)."""
        self.once = once
        """By field: 1 once it was flagged or its guard beaten: no guard returns (R-11)."""
        self.stars = stars
        """By field: mask of seats with a cube on an obelisk or star axis (H3-MAP-12)."""
        self.settled = settled
        """By field: the resource whose income a settlement raises, -1 for none (H3-MAP-10)."""
        self.lords = lords
        """By field: the faction of a random town, -1 elsewhere (H3-EXP-06)."""
        self.players = players
        self.ais = ais
        self.decks = decks
        """Ability, artifact and spell deck (H3-SETUP-08)."""
        self.discards = discards
        """Their discard piles, the top last."""
        self.neutral_decks = neutral_decks
        """By tier (H3-SETUP-10)."""
        self.neutral_discards = neutral_discards
        self.astrologers_deck = astrologers_deck
        self.astrologers_discard = astrologers_discard
        self.omens = omens
        """Astrologers cards in effect (H3-ROUND-04)."""
        self.event_deck = event_deck
        self.event_discard = event_discard
        self.event_drawer = event_drawer
        """Who draws the next event (H3-EXP-05)."""
        self.machines = machines
        """War machine cards in the supply."""
        self.removed = removed
        """Cards out of the game (H3-CARD-10)."""
        self.looked = looked
        """Cards somebody looks at: secret (H3-CARD-04)."""
        self.looker = looker
        """Who looks at them, -1 for nobody."""
        self.shown = shown
        """Cards or troops that lie open to choose from."""
        self.spare_tiles = spare_tiles
        """By kind: tiles that are not in the game: secret; each list is a value, replaced and never changed."""
        self.grail = grail
        """Who carries it, `seat * 2 + hero`; -1 on its field, -2 out of the game (H3-MAP-12, R-81)."""
        self.shared = shared
        """Forms of the army that all players share."""
        self.feats = feats
        """By seat: bits of `rules/marks.py` for what scenario ends ask: a level 7 field won and so on."""
        self.lost_combats = lost_combats
        """Combats the players have lost."""
        self.combat = combat
        self.story = story
        """Counters of scenario rules by name in `rules/scenario_rules.py`."""
        self.dice = dice
        """Dice of a roll outside combat that are being chosen from."""
        self.fair = fair
        """What an event has laid on the table, None between events."""
        self.map_lent = False
        """Whether copies share the cubes on the map: `own_map` before a change."""
        self.piles_lent = False
        """Whether copies share the common decks and piles: `own_piles` before a change."""

    def copy(self) -> Heroes3:
        """An independent copy."""
        twin = Heroes3(
            self.seats,
            self.facts,
            self.scenario,
            self.mode,
            self.difficulty,
            self.boxes,
            self.optional,
            self.round,
            self.last_round,
            self.first,
            self.active,
            self.order.copy(),
            self.atlas,
            self.black,
            self.flag,
            self.once,
            self.stars,
            self.settled,
            self.lords,
            [one.copy() for one in self.players],
            [one.copy() for one in self.ais],
            self.decks,
            self.discards,
            self.neutral_decks,
            self.neutral_discards,
            self.astrologers_deck,
            self.astrologers_discard,
            self.omens.copy(),
            self.event_deck,
            self.event_discard,
            self.event_drawer,
            self.machines,
            self.removed,
            self.looked.copy(),
            self.looker,
            self.shown.copy(),
            self.spare_tiles.copy(),
            self.grail,
            self.shared,
            self.feats.copy(),
            self.lost_combats,
            None if self.combat is None else self.combat.copy(),
            self.story.copy(),
            self.dice.copy(),
            None if self.fair is None else self.fair.copy(),
        )
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

    def asides(self) -> list[Choice[Any]]:
        """What seats may do in anybody's turn: town actions and positive morale (H3-TURN-05, H3-TOWNA-02, R-01)."""
        if self.combat is not None:
            return []
        from ludoteka.games.heroes3.rules.asides import asides  # the rules import the State

        return asides(self)

    def allied(self, one: int, other: int) -> bool:
        """Whether two owners are the same or on one team (R-38)."""
        if one == other:
            return True
        if one >= self.seats or other >= self.seats or one < 0 or other < 0:
            return False
        return self.players[one].team == self.players[other].team
