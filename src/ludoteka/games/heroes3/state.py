"""The State of Heroes III: the map, the players, the common decks and the combat in progress.

Numbers stand for things in the order of the facts, -1 (NOBODY) for nothing. A *field* is `place * FIELDS + position`,
where a place is a tile on the map in the order of being laid; a *form* is `troop * 2 + side` (FEW or PACK).
"""

from __future__ import annotations

from typing import Any

from ludoteka.games.heroes3.facts import Facts
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.state import Choice, State


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
        "kind",
        "links",
        "near",
        "q",
        "r",
        "rotation",
        "spot",
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


class Player:
    """What one player has (H3-SETUP-01)."""

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
        "secret",
        "sides",
        "starters",
        "stock",
        "team",
        "tokens",
        "turn_moves",
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
        turn_moves: list[int],
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
        self.turn_moves = turn_moves
        """How many of them a field gave, gone when the turn ends (H3-MOVE-06)."""
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
            self.stock.copy(),
            self.income.copy(),
            self.built,
            self.guild_round,
            self.tokens,
            self.used_buildings,
            self.army.copy(),
            self.sides.copy(),
            self.layers.copy(),
            self.lent.copy(),
            self.starters,
            self.at.copy(),
            self.moves.copy(),
            self.turn_moves.copy(),
            self.came_from.copy(),
            self.hand.copy(),
            self.secret.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.ongoing.copy(),
            self.permanent.copy(),
            self.experts,
            self.power,
            self.cubes.copy(),
            self.beaten,
            self.homeless,
            self.far_tiles.copy(),
            self.marks,
        )


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


class Strike:
    """An attack in progress: who strikes whom and what the dice gave (H3-COMBAT-18 to H3-COMBAT-22, R-77)."""

    __slots__ = (
        "attacker",
        "cancelled",
        "dice",
        "fixed",
        "guard",
        "kind",
        "mode",
        "rerolled",
        "stage",
        "target",
    )

    def __init__(
        self,
        attacker: int,
        target: int,
        kind: int,
        fixed: int,
        mode: int,
        dice: list[int],
        rerolled: int,
        guard: int,
        stage: int,
        cancelled: bool,
    ) -> None:
        self.attacker = attacker
        """The fighter that strikes."""
        self.target = target
        """The fighter that is struck."""
        self.kind = kind
        """FIRST, EXTRA or RETALIATION of `rules/combat_strike.py`."""
        self.fixed = fixed
        """The attack value an ability prints for this attack, -1 for the unit's own."""
        self.mode = mode
        """How the dice count: NO_DIE, ONE, LOW, HIGH or SUM of `rules/combat_strike.py`."""
        self.dice = dice
        """Faces rolled, in the order of the dice."""
        self.rerolled = rerolled
        """Mask of dice that were rerolled and stand (R-14)."""
        self.guard = guard
        """The face of the Defense token die, NO_FACE if none was rolled (H3-COMBAT-17)."""
        self.stage = stage
        """0 declared, 1 rolled, 2 the blow falls."""
        self.cancelled = cancelled
        """Whether a card saved the target (R-76)."""

    def copy(self) -> Strike:
        """An independent copy."""
        return Strike(
            self.attacker,
            self.target,
            self.kind,
            self.fixed,
            self.mode,
            self.dice.copy(),
            self.rerolled,
            self.guard,
            self.stage,
            self.cancelled,
        )


class Casting:
    """A spell that was named and waits for reactions: a value, never changed (H3-SPELL-07)."""

    __slots__ = (
        "card",
        "from_hand",
        "paid",
        "power",
        "school",
        "side",
        "step",
        "targets",
    )

    def __init__(
        self,
        side: int,
        card: int,
        step: int,
        school: int,
        power: int,
        from_hand: bool,
        targets: tuple[int, ...],
        paid: tuple[int, ...],
    ) -> None:
        self.side = side
        """The side that casts."""
        self.card = card
        self.step = step
        """Which power step was named."""
        self.school = school
        """AIR to WATER of `rules/combat_spells.py`."""
        self.power = power
        """The power it is cast with."""
        self.from_hand = from_hand
        self.targets = targets
        """Spaces it is aimed at."""
        self.paid = paid
        """Cards that were played for its power."""


class Combat:
    """A combat in progress; fighters are rows of the lists `form` to `marks` (H3-COMBAT-01 to H3-COMBAT-42)."""

    __slots__ = (
        "activated",
        "active",
        "ai",
        "ai_deck",
        "ai_spells",
        "attacked",
        "attacker",
        "attacker_hero",
        "azure",
        "board",
        "casting",
        "controllers",
        "damage",
        "defender",
        "defender_hero",
        "defending",
        "drawn",
        "effects",
        "fallen",
        "field",
        "form",
        "from_space",
        "layers",
        "level",
        "limited",
        "marks",
        "may_defend",
        "moved",
        "origin",
        "own_level",
        "paid",
        "paralysed",
        "resolving",
        "retaliated",
        "retreated",
        "round",
        "side",
        "siege",
        "space",
        "spell_limit",
        "spells",
        "stack",
        "strike",
        "surrendered",
        "tie_initiative",
        "tie_side",
        "traps",
        "used",
        "winner",
    )

    def __init__(
        self,
        attacker: int,
        attacker_hero: int,
        defender: int,
        defender_hero: int,
        ai: int,
        field: int,
        level: int,
        own_level: int,
        controllers: list[int],
        siege: bool,
        limited: bool,
        drawn: list[int],
        round: int,
        form: list[int],
        side: list[int],
        origin: list[int],
        space: list[int],
        damage: list[int],
        layers: list[tuple[int, ...]],
        activated: list[int],
        retaliated: list[int],
        defending: list[int],
        paralysed: list[int],
        stack: list[int],
        marks: list[int],
        board: list[int],
        traps: list[tuple[int, int]],
        active: int,
        from_space: int,
        fallen: int,
        moved: bool,
        attacked: bool,
        may_defend: bool,
        tie_initiative: int,
        tie_side: int,
        effects: list[Effect],
        spells: list[int],
        spell_limit: list[int],
        paid: list[list[int]],
        resolving: list[int],
        used: list[int],
        strike: Strike | None,
        casting: Casting | None,
        ai_deck: list[int],
        ai_spells: list[int],
        azure: bool,
        retreated: bool,
        surrendered: bool,
        winner: int,
    ) -> None:
        self.attacker = attacker
        """The seat that attacks, or AI."""
        self.attacker_hero = attacker_hero
        """MAIN or SECONDARY."""
        self.defender = defender
        """A seat, AI or NEUTRALS."""
        self.defender_hero = defender_hero
        """MAIN, SECONDARY, or -1 for a paid defence of a town or settlement."""
        self.ai = ai
        """The AI hero that takes part, -1 for none."""
        self.field = field
        """Where it is fought."""
        self.level = level
        """Difficulty of the field, or level of the enemy main hero; 0 where none counts (H3-COMBAT-40)."""
        self.own_level = own_level
        """Level of the attacking player's main hero before the combat."""
        self.controllers = controllers
        """Who runs each side: a seat, or AI for the AI instructions."""
        self.siege = siege
        """Whether walls, gate and tower stand in it (H3-SIEGE-01)."""
        self.limited = limited
        """Whether it lasts one round unless movement is spent (H3-COMBAT-24)."""
        self.drawn = drawn
        """Neutral troops drawn for it, to be discarded at its end (H3-COMBAT-27)."""
        self.round = round
        self.form = form
        """Form of each fighter; a removed one keeps its row with space -1."""
        self.side = side
        """0 attacker, 1 defender."""
        self.origin = origin
        """Row of the unit in the owner's unit deck when the combat began, -1 for none."""
        self.space = space
        """Space on the board, TOWER_SPACE beside it, -1 off it."""
        self.damage = damage
        """Damage on the side, or on the topmost horde card."""
        self.layers = layers
        """Horde cards on it, the lowest first (R-44)."""
        self.activated = activated
        """1 once it has activated this combat round."""
        self.retaliated = retaliated
        """1 with a retaliation cube."""
        self.defending = defending
        """1 with a Defense token (H3-COMBAT-16)."""
        self.paralysed = paralysed
        """1 with a Paralysis token (H3-COMBAT-23)."""
        self.stack = stack
        """The stack token of a bank guard: 1 attack, 2 defense, 4 HP, 8 initiative; 0 for none."""
        self.marks = marks
        """Bits of `rules/combat_figures.py`: what happened to it or was used in this combat."""
        self.board = board
        """By space: the fighter there, -1 empty, or an obstacle below -1 (WALL, GATE, FORCE_FIELD); the tower last."""
        self.traps = traps
        """Hidden tokens on spaces: the space and what lies there, secret (land mines and quicksand)."""
        self.active = active
        """The fighter that activates, -1 between activations."""
        self.fallen = fallen
        """The space where the last unit fell."""
        self.from_space = from_space
        """The space where its activation began."""
        self.moved = moved
        """Whether it has moved in this activation."""
        self.attacked = attacked
        """Whether it has attacked in this activation."""
        self.may_defend = may_defend
        """Whether it may still defend: not if it began with a Defense token."""
        self.tie_initiative = tie_initiative
        """The initiative of the last activation, for ties (H3-COMBAT-11)."""
        self.tie_side = tie_side
        """The side of the last activation."""
        self.effects = effects
        """Cards, tokens and abilities in effect; the target is a fighter, or a space for what lies on the board."""
        self.spells = spells
        """Spell cards each side has cast this combat round (H3-SPELL-03)."""
        self.spell_limit = spell_limit
        """How many each side may cast this combat round."""
        self.paid = paid
        """Cards each side has played for power and not yet used (H3-SPELL-02)."""
        self.resolving = resolving
        """Cards that are being played and lie in no pile (H3-CARD-17)."""
        self.used = used
        """Bits of each side for what works once a combat."""
        self.strike = strike
        """The attack in progress."""
        self.casting = casting
        """The spell that waits for reactions."""
        self.ai_deck = ai_deck
        """AI cards left to draw in this combat (H3-AI-06): drawn at random."""
        self.ai_spells = ai_spells
        """Spells left in the AI spell deck."""
        self.azure = azure
        """Whether an azure unit takes part (H3-COMBAT-26, H3-COMBAT-41)."""
        self.retreated = retreated
        """Whether the attacker retreated (H3-COMBAT-25)."""
        self.surrendered = surrendered
        """Whether the loser surrendered (H3-COMBAT-31)."""
        self.winner = winner
        """0 attacker, 1 defender, -1 until it is known."""

    def copy(self) -> Combat:
        """An independent copy."""
        return Combat(
            self.attacker,
            self.attacker_hero,
            self.defender,
            self.defender_hero,
            self.ai,
            self.field,
            self.level,
            self.own_level,
            self.controllers,
            self.siege,
            self.limited,
            self.drawn.copy(),
            self.round,
            self.form.copy(),
            self.side.copy(),
            self.origin.copy(),
            self.space.copy(),
            self.damage.copy(),
            self.layers.copy(),
            self.activated.copy(),
            self.retaliated.copy(),
            self.defending.copy(),
            self.paralysed.copy(),
            self.stack.copy(),
            self.marks.copy(),
            self.board.copy(),
            self.traps.copy(),
            self.active,
            self.from_space,
            self.fallen,
            self.moved,
            self.attacked,
            self.may_defend,
            self.tie_initiative,
            self.tie_side,
            self.effects.copy(),
            self.spells.copy(),
            self.spell_limit.copy(),
            [one.copy() for one in self.paid],
            self.resolving.copy(),
            self.used.copy(),
            None if self.strike is None else self.strike.copy(),
            self.casting,
            self.ai_deck.copy(),
            self.ai_spells.copy(),
            self.azure,
            self.retreated,
            self.surrendered,
            self.winner,
        )


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
        "mode",
        "neutral_decks",
        "neutral_discards",
        "omens",
        "once",
        "optional",
        "order",
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
        """By kind: tiles that are not in the game: secret."""
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
            self.black.copy(),
            self.flag.copy(),
            self.once.copy(),
            self.stars.copy(),
            self.settled.copy(),
            self.lords.copy(),
            [one.copy() for one in self.players],
            [one.copy() for one in self.ais],
            [one.copy() for one in self.decks],
            [one.copy() for one in self.discards],
            [one.copy() for one in self.neutral_decks],
            [one.copy() for one in self.neutral_discards],
            self.astrologers_deck.copy(),
            self.astrologers_discard.copy(),
            self.omens.copy(),
            self.event_deck.copy(),
            self.event_discard.copy(),
            self.event_drawer,
            self.machines.copy(),
            self.removed.copy(),
            self.looked.copy(),
            self.looker,
            self.shown.copy(),
            [one.copy() for one in self.spare_tiles],
            self.grail,
            self.shared.copy(),
            self.feats.copy(),
            self.lost_combats,
            None if self.combat is None else self.combat.copy(),
            self.story.copy(),
            self.dice.copy(),
        )
        self.carry(twin)
        return twin

    def asides(self) -> list[Choice[Any]]:
        """What seats may do in anybody's turn: town actions and positive morale (H3-TURN-05, H3-TOWNA-02, R-01)."""
        from ludoteka.games.heroes3.rules.any_time import any_time_choices  # the rules import the State

        return any_time_choices(self)

    def allied(self, one: int, other: int) -> bool:
        """Whether two owners are the same or on one team (R-38)."""
        if one == other:
            return True
        if one >= self.seats or other >= self.seats or one < 0 or other < 0:
            return False
        return self.players[one].team == self.players[other].team
