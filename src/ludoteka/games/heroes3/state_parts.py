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
    """The tiles on the map: a value; laying or turning a tile makes a new one (H3-MAP-01 to H3-MAP-03)."""

    __slots__ = (
        "closed",
        "edge",
        "hidden",
        "kind",
        "links",
        "near",
        "q",
        "r",
        "rotation",
        "spot",
        "step_places",
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
        self.steps: dict[int, list[int]] = {}
        """By field: the fields a step leads to as far as the tiles say, worked out by the rules on first use."""
        self.step_places: dict[int, int] = {}
        """By field: mask of the places that those fields belong to."""
        self.hidden: dict[int, list[int]] = {}
        """By field: the face-down tiles that touch it, worked out in the same manner."""


class Player:
    """What one player has (H3-SETUP-01).

    Copies share the lists that change seldom (stock, income, the unit deck, permanent cards, cubes, far tiles,
    scrolls): a change puts a new list in the place of the old one.
    """

    __slots__ = (
        "army",
        "at",
        "beaten",
        "built",
        "came_from",
        "cubes",
        "deck",
        "discard",
        "discard_due",
        "experts",
        "faction",
        "far_tiles",
        "guild_round",
        "hand",
        "hero",
        "homeless",
        "income",
        "layers",
        "lent",
        "level",
        "marks",
        "morale",
        "moves",
        "ongoing",
        "out",
        "permanent",
        "power",
        "scrolls",
        "secret",
        "sides",
        "starters",
        "stock",
        "team",
        "tokens",
        "used_buildings",
        "xp",
    )

    def __init__(
        self,
        faction: int,
        hero: int,
        team: int,
        out: bool,
        level: int,
        xp: int,
        morale: int,
        discard_due: bool,
        stock: list[int],
        income: list[int],
        built: int,
        guild_round: int,
        tokens: int,
        used_buildings: int,
        army: list[int],
        sides: list[int],
        layers: list[tuple[int, ...]],
        lent: list[int],
        starters: list[int],
        at: list[int],
        moves: list[int],
        came_from: list[int],
        hand: list[int],
        secret: list[int],
        deck: Deck,
        discard: list[int],
        ongoing: list[Effect],
        permanent: list[int],
        experts: int,
        power: int,
        cubes: list[int],
        beaten: int,
        homeless: int,
        far_tiles: list[int],
        marks: int,
        scrolls: list[int],
    ) -> None:
        self.faction = faction
        self.hero = hero
        self.team = team
        self.out = out
        """Whether the player was eliminated."""
        self.level = level
        self.xp = xp
        """Experience in all; a level is reached at its threshold (H3-HERO-06)."""
        self.morale = morale
        """1 positive, -1 negative, else 0 (H3-MORALE-01)."""
        self.discard_due = discard_due
        """Whether the hand is discarded at the end of the turn (H3-MORALE-05)."""
        self.stock = stock
        """Resources (H3-RES-01)."""
        self.income = income
        """Income by all sources, not capped by the track (R-64)."""
        self.built = built
        """Mask of buildings by their place on the board."""
        self.guild_round = guild_round
        """The round in which the mage guild was built, 0 at the start (R-57)."""
        self.tokens = tokens
        """Mask of the town tokens that can still be used this round (H3-TOWNA-01)."""
        self.used_buildings = used_buildings
        """Mask of buildings used this turn (R-20)."""
        self.army = army
        """Troops in the unit deck (H3-UNIT-05)."""
        self.sides = sides
        """FEW or PACK of each."""
        self.layers = layers
        """Horde cards on each, the lowest first (R-44)."""
        self.lent = lent
        """1 for a unit that leaves when the scenario ends, 0 else."""
        self.starters = starters
        """Forms of the starting units (H3-RECRUIT-04)."""
        self.at = at
        """Fields of the main and the secondary hero, -1 off the map."""
        self.moves = moves
        """Movement points of both that are left this round (H3-MOVE-01)."""
        self.came_from = came_from
        """The field each hero stood on before (R-08)."""
        self.hand = hand
        """Cards in hand, sorted: secret."""
        self.secret = secret
        """Cards in hand or deck that the others never saw, sorted (H3-CARD-15)."""
        self.deck = deck
        self.discard = discard
        """Discard pile, the top last."""
        self.ongoing = ongoing
        """Ongoing cards and effects outside combat (H3-CARD-08)."""
        self.permanent = permanent
        """Permanent cards in play (H3-CARD-09)."""
        self.experts = experts
        """Expert uses left this round (H3-CARD-12, R-46)."""
        self.power = power
        """Power played and not yet used (H3-SPELL-02)."""
        self.cubes = cubes
        """Faction cubes won, by the seat they were won from (H3-COMBAT-30)."""
        self.beaten = beaten
        """How often an enemy main hero was beaten."""
        self.homeless = homeless
        """Full rounds begun without town or settlement (H3-END-02)."""
        self.far_tiles = far_tiles
        """Own supply of far tiles: secret from everybody (H3-MAP-03)."""
        self.marks = marks
        """Bits of `rules/marks.py` that hold until a turn, round or the game ends."""
        self.scrolls = scrolls
        """Spell cards among the own ones that came from a scroll: each leaves the game once cast."""

    def copy(self) -> Player:
        """An independent copy."""
        return Player(
            self.faction,
            self.hero,
            self.team,
            self.out,
            self.level,
            self.xp,
            self.morale,
            self.discard_due,
            self.stock,
            self.income,
            self.built,
            self.guild_round,
            self.tokens,
            self.used_buildings,
            self.army,
            self.sides,
            self.layers,
            self.lent,
            self.starters,
            self.at.copy(),
            self.moves.copy(),
            self.came_from.copy(),
            self.hand.copy(),
            self.secret.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.ongoing.copy(),
            self.permanent,
            self.experts,
            self.power,
            self.cubes,
            self.beaten,
            self.homeless,
            self.far_tiles,
            self.marks,
            self.scrolls,
        )

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
    """An AI hero or army on the map (H3-AI-01 to H3-AI-13)."""

    __slots__ = (
        "army",
        "at",
        "beaten",
        "came_from",
        "citadel",
        "deck",
        "faction",
        "home",
        "kind",
        "machines",
        "movement",
        "moves",
        "out",
        "skill",
        "specialties",
        "spells",
        "tower",
    )

    def __init__(
        self,
        faction: int,
        at: int,
        home: int,
        came_from: int,
        movement: int,
        moves: int,
        army: list[int],
        deck: list[int],
        spells: list[int],
        skill: int,
        specialties: list[int],
        citadel: bool,
        tower: bool,
        machines: list[int],
        beaten: int,
        out: bool,
        kind: int,
    ) -> None:
        self.faction = faction
        self.at = at
        """Its field, -1 off the map."""
        self.home = home
        """The field it starts from and returns to."""
        self.came_from = came_from
        self.movement = movement
        """Movement points a round."""
        self.moves = moves
        """Movement points left."""
        self.army = army
        """Forms, as they stand before every combat (H3-AI-12)."""
        self.deck = deck
        """AI cards, all of them (R-71)."""
        self.spells = spells
        """Spell cards of its spell deck."""
        self.skill = skill
        """The ability card its skill cards use, -1 for none."""
        self.specialties = specialties
        """Specialty cards its skill cards use instead."""
        self.citadel = citadel
        self.tower = tower
        """Whether it has an arrow tower."""
        self.machines = machines
        """War machine cards."""
        self.beaten = beaten
        """How often it was beaten."""
        self.out = out
        """Whether it is out of the game."""
        self.kind = kind
        """0 the hero of the scenario, 1 a warlord or second army, 2 a wandering army, 3 the guard of a field."""

    def copy(self) -> AiHero:
        """An independent copy."""
        return AiHero(
            self.faction,
            self.at,
            self.home,
            self.came_from,
            self.movement,
            self.moves,
            self.army.copy(),
            self.deck.copy(),
            self.spells.copy(),
            self.skill,
            self.specialties.copy(),
            self.citadel,
            self.tower,
            self.machines.copy(),
            self.beaten,
            self.out,
            self.kind,
        )


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
        """An independent copy."""
        return Fair(self.market.copy(), self.pool.copy(), self.hidden.copy(), self.bids.copy())
