"""Parts of the State of Heroes III outside combat: lasting effects, the map, players and AI heroes."""

from __future__ import annotations

from ludoteka.kernel.deck import Deck


class Effect:
    """A card or another effect that lasts: a value, never changed (H3-CARD-08, H3-CARD-09)."""

    __slots__ = (
        "amount",
        "card",
        "name",
        "owner",
        "play",
        "since",
        "target",
        "until",
    )

    def __init__(
        self,
        name: str,
        owner: int,
        card: int,
        play: int,
        target: int,
        amount: int,
        until: str,
        since: int,
    ) -> None:
        self.name = name
        """The deed, spell deed, ability code or astrologers deed whose rule it changes."""
        self.owner = owner
        """The seat whose effect it is, AI or NEUTRALS."""
        self.card = card
        """The card that lies in front of its owner until the effect ends, -1 for none."""
        self.play = play
        """Which way the card was played, -1 if that does not matter."""
        self.target = target
        """What it is laid on: a fighter, a field, a seat or -1."""
        self.amount = amount
        self.until = until
        """When it ends, in the words of `Lasts`: attack, activation, combat_round, combat, turn, round, ..."""
        self.since = since
        """The round or combat round in which it began."""


class Atlas:
    """The tiles on the map: a value; laying or turning a tile makes a new one (H3-MAP-01, H3-MAP-02, H3-MAP-03)."""

    __slots__ = (
        "closed",
        "edge",
        "havens",
        "hidden",
        "kind",
        "links",
        "near",
        "q",
        "r",
        "rotation",
        "spot",
        "steps",
        "tile",
    )

    def __init__(
        self,
        kind: list[int],
        tile: list[int],
        rotation: list[int],
        q: list[int],
        r: list[int],
        spot: list[int],
        near: list[int],
        closed: list[int],
        links: list[int],
        edge: list[int],
    ) -> None:
        self.kind = kind
        """Kind of tile by place."""
        self.tile = tile
        """Which tile it is; secret while it lies face down (H3-MAP-04)."""
        self.rotation = rotation
        """Steps clockwise, -1 while the tile lies face down."""
        self.q = q
        """Centre in axial coordinates; OFF_MAP for a tile that is kept aside."""
        self.r = r
        self.spot = spot
        """By field: the spot of the facts that lies there, -1 while face down."""
        self.near = near
        """By `field * DIRECTIONS + direction`: the field next to it, -1 for none."""
        self.closed = closed
        """By field: mask of the directions that a closed edge bars from either side (H3-MOVE-03)."""
        self.links = links
        """By place: mask of the places that an open edge between two free fields joins it with (R-37)."""
        self.edge = edge
        """By field: 1 if a far tile could be put next to it (H3-MAP-03)."""
        self.steps: dict[int, tuple[list[int], int]] = {}
        """By field: the fields a step leads to as far as the tiles say, and mask of the places that they belong to,
        worked out by the rules on first use."""
        self.hidden: dict[int, list[int]] = {}
        """By field: the face-down tiles that touch it, worked out in the same manner."""
        self.havens: list[int] | None = None
        """The fields of the towns and settlements that lie face up, worked out in the same manner."""


class Player:
    """What one player has (H3-SETUP-01).

    Copies share the lists that change seldom (stock, income, the unit deck, permanent cards, cubes, far tiles,
    scrolls): a change puts a new list in the place of the old one.
    """

    faction: int
    hero: int
    team: int
    out: bool
    """Whether the player was eliminated."""
    level: int
    xp: int
    """Experience in all; a level is reached at its threshold (H3-HERO-06)."""
    morale: int
    """1 positive, -1 negative, else 0 (H3-MORALE-01)."""
    discard_due: bool
    """Whether the hand is discarded at the end of the turn (H3-MORALE-05)."""
    stock: list[int]
    """Resources (H3-RES-01)."""
    income: list[int]
    """Income by all sources, not capped by the track (R-64)."""
    built: int
    """Mask of buildings by their place on the board."""
    guild_round: int
    """The round in which the mage guild was built, 0 at the start (R-57)."""
    tokens: int
    """Mask of the town tokens that can still be used this round (H3-TOWNA-01)."""
    used_buildings: int
    """Mask of buildings used this turn (R-20)."""
    army: list[int]
    """Troops in the unit deck (H3-UNIT-05)."""
    sides: list[int]
    """FEW or PACK of each."""
    layers: list[tuple[int, ...]]
    """Horde cards on each, the lowest first (R-44)."""
    lent: list[int]
    """1 for a unit that leaves when the scenario ends, 0 else."""
    starters: list[int]
    """Forms of the starting units (H3-RECRUIT-04)."""
    at: list[int]
    """Fields of the main and the secondary hero, -1 off the map."""
    moves: list[int]
    """Movement points of both that are left this round (H3-MOVE-01)."""
    came_from: list[int]
    """The field each hero stood on before (R-08)."""
    hand: list[int]
    """Cards in hand, sorted: secret."""
    secret: list[int]
    """Cards in hand or deck that the others never saw, sorted (H3-CARD-15)."""
    deck: Deck
    discard: list[int]
    """Discard pile, the top last."""
    ongoing: list[Effect]
    """Ongoing cards and effects outside combat (H3-CARD-08)."""
    permanent: list[int]
    """Permanent cards in play (H3-CARD-09)."""
    experts: int
    """Expert uses left this round (H3-CARD-12, R-46)."""
    power: int
    """Power played and not yet used (H3-SPELL-02)."""
    cubes: list[int]
    """Faction cubes won, by the seat they were won from (H3-COMBAT-30)."""
    beaten: int
    """How often an enemy main hero was beaten."""
    homeless: int
    """Full rounds begun without town or settlement (H3-END-02)."""
    far_tiles: list[int]
    """Own supply of far tiles: secret from everybody (H3-MAP-03)."""
    marks: int
    """Bits of `rules/marks.py` that hold until a turn, round or the game ends."""
    scrolls: list[int]
    """Spell cards among the player's own that came from a scroll: each leaves the game once cast."""
    __slots__ = tuple(__annotations__)

    def copy(self) -> Player:
        twin = Player()
        twin.faction = self.faction
        twin.hero = self.hero
        twin.team = self.team
        twin.out = self.out
        twin.level = self.level
        twin.xp = self.xp
        twin.morale = self.morale
        twin.discard_due = self.discard_due
        twin.stock = self.stock
        twin.income = self.income
        twin.built = self.built
        twin.guild_round = self.guild_round
        twin.tokens = self.tokens
        twin.used_buildings = self.used_buildings
        twin.army = self.army
        twin.sides = self.sides
        twin.layers = self.layers
        twin.lent = self.lent
        twin.starters = self.starters
        twin.at = self.at.copy()
        twin.moves = self.moves.copy()
        twin.came_from = self.came_from.copy()
        twin.hand = self.hand.copy()
        twin.secret = self.secret.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.ongoing = self.ongoing.copy()
        twin.permanent = self.permanent
        twin.experts = self.experts
        twin.power = self.power
        twin.cubes = self.cubes
        twin.beaten = self.beaten
        twin.homeless = self.homeless
        twin.far_tiles = self.far_tiles
        twin.marks = self.marks
        twin.scrolls = self.scrolls
        return twin

    def change_stock(self, resource: int, amount: int) -> None:
        """More or less of a resource."""
        self.stock = self.stock.copy()
        self.stock[resource] += amount

    def add_row(self, troop: int, side: int) -> None:
        """A unit joins the unit deck."""
        self.army = [*self.army, troop]
        self.sides = [*self.sides, side]
        self.layers = [*self.layers, ()]
        self.lent = [*self.lent, 0]

    def drop_row(self, row: int) -> None:
        """A unit leaves the unit deck."""
        self.army = self.army[:row] + self.army[row + 1 :]
        self.sides = self.sides[:row] + self.sides[row + 1 :]
        self.layers = self.layers[:row] + self.layers[row + 1 :]
        self.lent = self.lent[:row] + self.lent[row + 1 :]

    def set_side(self, row: int, side: int) -> None:
        """A unit of the unit deck shows this side."""
        self.sides = self.sides.copy()
        self.sides[row] = side

    def set_layers(self, row: int, layers: tuple[int, ...]) -> None:
        """These horde cards lie on a unit of the unit deck."""
        self.layers = self.layers.copy()
        self.layers[row] = layers

    def drop_permanent(self, card: int) -> None:
        """A permanent card leaves play."""
        self.permanent = self.permanent.copy()
        self.permanent.remove(card)


class AiHero:
    """An AI hero or army on the map (H3-AI)."""

    faction: int
    at: int
    """Its field, -1 off the map."""
    home: int
    """The field it starts from and returns to."""
    came_from: int
    movement: int
    """Movement points a round."""
    moves: int
    """Movement points left."""
    army: list[int]
    """Forms, as they stand before every combat (H3-AI-12)."""
    deck: list[int]
    """AI cards, all of them (R-71)."""
    spells: list[int]
    """Spell cards of its spell deck."""
    skill: int
    """The ability card its skill cards use, -1 for none."""
    specialties: list[int]
    """Specialty cards its skill cards use instead."""
    citadel: bool
    tower: bool
    """Whether it has an arrow tower."""
    machines: list[int]
    """War machine cards."""
    beaten: int
    """How often it was beaten."""
    out: bool
    """Whether it is out of the game."""
    kind: int
    """0 the hero of the scenario, 1 a warlord or second army, 2 a wandering army, 3 the guard of a field."""
    plan: int
    """Which of the armies that the scenario declares it is, -1 for none of them."""
    since: int
    """The round in which it appeared, 0 if it has been there from the start."""
    reserve: list[int]
    """Forms that wait to join it in a combat: everybody knows them, but not which comes next."""
    __slots__ = tuple(__annotations__)

    def copy(self) -> AiHero:
        twin = AiHero()
        twin.faction = self.faction
        twin.at = self.at
        twin.home = self.home
        twin.came_from = self.came_from
        twin.movement = self.movement
        twin.moves = self.moves
        twin.army = self.army.copy()
        twin.deck = self.deck.copy()
        twin.spells = self.spells.copy()
        twin.skill = self.skill
        twin.specialties = self.specialties.copy()
        twin.citadel = self.citadel
        twin.tower = self.tower
        twin.machines = self.machines.copy()
        twin.beaten = self.beaten
        twin.out = self.out
        twin.kind = self.kind
        twin.plan = self.plan
        twin.since = self.since
        twin.reserve = self.reserve.copy()
        return twin


class Fair:
    """What lies on the table while an event is met (H3-EXP-05)."""

    __slots__ = ("bids", "hidden", "market", "pool")

    def __init__(self, market: list[int], pool: list[int], hidden: list[int], bids: list[int]) -> None:
        self.market = market
        """Cards of common decks that lie open to be bought."""
        self.pool = pool
        """Open cards of a pool that is drawn from at random, sorted."""
        self.hidden = hidden
        """Cards of that pool which lie face down, sorted: secret, but for the decks they came from."""
        self.bids = bids
        """By seat: the gold bid for the card on offer, secret until all have bid; -1 before."""

    def copy(self) -> Fair:
        return Fair(self.market.copy(), self.pool.copy(), self.hidden.copy(), self.bids.copy())
