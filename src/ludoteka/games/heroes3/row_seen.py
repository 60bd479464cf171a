"""What a row of Heroes III remembers of the position that it holds, to see cheaply what has changed.

Numbers are compared by value. Lists that a change replaces, such as the stock of a player, are compared by identity;
lists that change in place are kept as copies.
"""

from __future__ import annotations

from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Atlas, Effect, Player

NEVER = -99
"""What no figure of a State is."""


class SeenPlayer:
    """A player as a row holds it."""

    faction: int
    hero: int
    team: int
    out: bool
    level: int
    xp: int
    experts: int
    power: int
    morale: int
    discard_due: bool
    stock: list[int]
    income: list[int]
    built: int
    tokens: int
    used_buildings: int
    army: list[int]
    sides: list[int]
    layers: list[tuple[int, ...]]
    at: list[int]
    moves: list[int]
    came_from: list[int]
    hand: list[int]
    secret: list[int]
    pool: list[int]
    top: list[int]
    top_known: list[int]
    bottom: list[int]
    bottom_known: list[int]
    discard: list[int]
    ongoing: list[Effect]
    permanent: list[int]
    cubes: list[int]
    beaten: int
    homeless: int
    far_tiles: list[int]
    marks: int
    feats: int
    scrolls: list[int]
    guild_round: int
    pays_less: bool
    """Whether cards in play may make units cheaper."""
    discount: int
    """What units cost less where the heroes stand."""
    spell: int
    """What the spell book costs, where it depends on the towns of others."""
    atlas: Atlas | None
    looks: bool
    """Whether the player was looking at cards."""
    seat: int
    """Who saw the player last."""

    def __init__(self) -> None:
        self.looks = False
        self.seat = NEVER
        self.discount = 0
        self.spell = NEVER
        self.atlas = None

    def has_figures(self, player: Player) -> bool:
        """Whether these are still the player's figures, from the faction to the income."""
        return (
            self.xp == player.xp
            and self.stock is player.stock
            and self.income is player.income
            and self.experts == player.experts
            and self.power == player.power
            and self.morale == player.morale
            and self.discard_due == player.discard_due
            and self.level == player.level
            and self.out == player.out
            and self.team == player.team
            and self.faction == player.faction
            and self.hero == player.hero
        )

    def keep_figures(self, player: Player) -> None:
        self.xp = player.xp
        self.stock = player.stock
        self.income = player.income
        self.experts = player.experts
        self.power = player.power
        self.morale = player.morale
        self.discard_due = player.discard_due
        self.level = player.level
        self.out = player.out
        self.team = player.team
        self.faction = player.faction
        self.hero = player.hero

    def has_deck(self, player: Player) -> bool:
        """Whether this is still the player's deck."""
        deck = player.deck
        if self.pool is not deck.pool:
            return False
        if (self.top or deck.top) and (self.top != deck.top or self.top_known != deck.top_known):
            return False
        if not self.bottom and not deck.bottom:
            return True
        return self.bottom == deck.bottom and self.bottom_known == deck.bottom_known

    def keep_deck(self, player: Player) -> None:
        deck = player.deck
        self.pool = deck.pool
        self.top = deck.top.copy()
        self.top_known = deck.top_known.copy()
        self.bottom = deck.bottom.copy()
        self.bottom_known = deck.bottom_known.copy()

    def has_effects(self, player: Player, feats: int) -> bool:
        """Whether these are still the effects, cubes, marks and supplies of the player."""
        return (
            self.marks == player.marks
            and self.ongoing == player.ongoing
            and self.permanent is player.permanent
            and self.cubes is player.cubes
            and self.beaten == player.beaten
            and self.homeless == player.homeless
            and self.far_tiles is player.far_tiles
            and self.feats == feats
            and self.scrolls is player.scrolls
        )

    def keep_effects(self, player: Player, feats: int) -> None:
        self.marks = player.marks
        self.ongoing = player.ongoing.copy()
        self.permanent = player.permanent
        self.cubes = player.cubes
        self.beaten = player.beaten
        self.homeless = player.homeless
        self.far_tiles = player.far_tiles
        self.feats = feats
        self.scrolls = player.scrolls


class SeenTable:
    """What lies between the players, as a row holds it."""

    scenario: int
    own_scenario: str
    round: int
    mode: int
    difficulty: int
    boxes: int
    optional: int
    story: list[int]
    ledger: dict[str, list[int]]
    feats: list[int]
    order: list[int]
    looked: list[int]
    shown: list[int]
    spare_tiles: list[list[int]]
    shared: list[int]
    dice: list[int]
    omens: list[Effect]
    last_round: int
    first: int
    event_drawer: int
    lost_combats: int
    looks: bool
    """Whether the seat that sees the row was the one that looks at cards."""
    active: int
    looker: int
    grail: int
    ended: int
    fought: bool
    turn_round: int

    def __init__(self) -> None:
        self.scenario = NEVER
        self.own_scenario = ""
        self.round = NEVER
        self.last_round = NEVER
        self.active = NEVER
        self.fought = False
        self.grail = NEVER
        self.turn_round = NEVER
        self.omens = []

    def is_same_scenario(self, s: Heroes3) -> bool:
        return self.scenario == s.scenario and self.own_scenario == s.own_scenario

    def has_story(self, s: Heroes3) -> bool:
        """Whether this is still the scenario, and as far as its special rules had come."""
        return (
            self.round == s.round
            and self.scenario == s.scenario
            and self.story == s.story
            and self.feats == s.feats
            and self.ledger == s.ledger
            and self.mode == s.mode
            and self.difficulty == s.difficulty
            and self.boxes == s.boxes
            and self.optional == s.optional
            and self.own_scenario == s.own_scenario
        )

    def keep_story(self, s: Heroes3) -> None:
        self.round = s.round
        self.scenario = s.scenario
        self.story = s.story.copy()
        self.feats = s.feats.copy()
        self.ledger = s.ledger.copy()
        self.mode = s.mode
        self.difficulty = s.difficulty
        self.boxes = s.boxes
        self.optional = s.optional
        self.own_scenario = s.own_scenario

    def has_head(self, s: Heroes3, seat: int) -> bool:
        """Whether these are still the cards and dice that lie open, and who is to do what with them."""
        return (
            self.last_round == s.last_round
            and self.first == s.first
            and self.order == s.order
            and self.looked == s.looked
            and self.looks == (s.looker == seat)
            and self.shown == s.shown
            and self.dice == s.dice
            and self.spare_tiles == s.spare_tiles
            and self.shared is s.shared
            and self.event_drawer == s.event_drawer
            and self.lost_combats == s.lost_combats
        )

    def keep_head(self, s: Heroes3, seat: int) -> None:
        self.last_round = s.last_round
        self.first = s.first
        self.order = s.order.copy()
        self.looked = s.looked.copy()
        self.looks = s.looker == seat
        self.shown = s.shown.copy()
        self.dice = s.dice.copy()
        self.spare_tiles = s.spare_tiles.copy()
        self.shared = s.shared
        self.event_drawer = s.event_drawer
        self.lost_combats = s.lost_combats

    def has_turn(self, s: Heroes3) -> bool:
        """Whether it is still the same turn: nobody else is at work, no combat has begun or ended."""
        return (
            self.active == s.active
            and self.fought == (s.combat is not None)
            and self.turn_round == s.round
            and self.looker == s.looker
            and self.grail == s.grail
            and self.ended == len(s.places)
        )

    def keep_turn(self, s: Heroes3) -> None:
        self.active = s.active
        self.fought = s.combat is not None
        self.turn_round = s.round
        self.looker = s.looker
        self.grail = s.grail
        self.ended = len(s.places)
