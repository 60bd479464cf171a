"""The combat in progress as part of the State of Heroes III."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.state_parts import Effect


@mypyc_attr(free_list_len=1)
class Strike:
    """An attack in progress: who strikes whom and what the dice gave (H3-COMBAT-18, H3-COMBAT-19, H3-COMBAT-20,
    H3-COMBAT-21, H3-COMBAT-22, R-77)."""

    attacker: int
    """The fighter that strikes."""
    target: int
    """The fighter that is struck."""
    kind: int
    """FIRST, EXTRA or RETALIATION of `rules/battlefield/strikes.py`."""
    fixed: int
    """The attack value an ability prints for this attack, -1 for that of the unit."""
    mode: int
    """How the dice count: NO_DIE, ONE, LOW, HIGH or SUM of `rules/battlefield/strikes.py`."""
    dice: list[int]
    """Faces rolled, in the order of the dice."""
    rerolled: int
    """Mask of dice that were rerolled and stand (R-14)."""
    guard: int
    """The face of the Defense token die, NO_FACE if none was rolled (H3-COMBAT-17)."""
    stage: int
    """DECLARED, ROLLED or FALLING of `rules/battlefield/strikes.py`."""
    cancelled: bool
    """Whether a card saved the target (R-76)."""
    __slots__ = tuple(__annotations__)

    def copy(self) -> Strike:
        twin = Strike()
        twin.attacker = self.attacker
        twin.target = self.target
        twin.kind = self.kind
        twin.fixed = self.fixed
        twin.mode = self.mode
        twin.dice = self.dice.copy()
        twin.rerolled = self.rerolled
        twin.guard = self.guard
        twin.stage = self.stage
        twin.cancelled = self.cancelled
        return twin


class Casting:
    """A spell that was named and waits for reactions: a value, never changed (H3-SPELL-07)."""

    side: int
    """The side that casts."""
    card: int
    step: int
    """Which power step was named."""
    school: int
    """AIR to WATER of `rules/battlefield/spell_power.py`."""
    power: int
    """The power it is cast with."""
    from_hand: bool
    targets: tuple[int, ...]
    """Spaces it is aimed at."""
    paid: tuple[int, ...]
    """Cards that were played for its power."""
    __slots__ = tuple(__annotations__)

    def aimed_at(self, targets: tuple[int, ...]) -> Casting:
        """The same spell with other targets."""
        twin = Casting()
        twin.side = self.side
        twin.card = self.card
        twin.step = self.step
        twin.school = self.school
        twin.power = self.power
        twin.from_hand = self.from_hand
        twin.targets = targets
        twin.paid = self.paid
        return twin


@mypyc_attr(free_list_len=1)
class Combat:
    """A combat in progress; fighters are rows of the lists `form` to `marks` (H3-COMBAT).

    Copies share the lists that change seldom (controllers, form, side, origin, layers, stack, traps, spells,
    spell_limit, used and what an AI draws from): a change puts a new list in the place of the old one.
    """

    attacker: int
    """The seat that attacks, or AI."""
    attacker_hero: int
    """MAIN or SECONDARY."""
    defender: int
    """A seat, AI or NEUTRALS."""
    defender_hero: int
    """MAIN, SECONDARY, or -1 for a paid defence of a town or settlement."""
    ai: int
    """The AI hero that takes part, -1 for none."""
    field: int
    """Where it is fought."""
    level: int
    """Difficulty of the field, or level of the enemy main hero; 0 where none counts (H3-COMBAT-40)."""
    own_level: int
    """Level of the attacking player's main hero before the combat."""
    controllers: list[int]
    """Who runs each side: a seat, or AI for the AI instructions."""
    siege: bool
    """Whether walls, gate and tower stand in it (H3-SIEGE-01)."""
    limited: bool
    """Whether it lasts one round unless movement is spent (H3-COMBAT-24)."""
    drawn: list[int]
    """Neutral troops drawn for it, to be discarded at its end (H3-COMBAT-27)."""
    round: int
    form: list[int]
    """Form of each fighter; a removed one keeps its row with space -1."""
    side: list[int]
    """0 attacker, 1 defender."""
    origin: list[int]
    """Row of the unit in the owner's unit deck when the combat began, -1 for none."""
    space: list[int]
    """Space on the board, TOWER_SPACE beside it, -1 off it."""
    damage: list[int]
    """Damage on the side, or on the topmost horde card."""
    layers: list[tuple[int, ...]]
    """Horde cards on it, the lowest first (R-44)."""
    activated: list[int]
    """1 once it has activated this combat round."""
    retaliated: list[int]
    """1 with a retaliation cube."""
    defending: list[int]
    """1 with a Defense token (H3-COMBAT-16)."""
    paralysed: list[int]
    """1 with a Paralysis token (H3-COMBAT-23)."""
    stack: list[int]
    """The stack token of a bank guard: 1 attack, 2 defense, 4 HP, 8 initiative; 0 for none."""
    marks: list[int]
    """Bits of `rules/battlefield/figures.py`: what happened to it or was used in this combat."""
    board: list[int]
    """By space: the fighter there, -1 empty, or an obstacle below -1 (WALL, GATE, FORCE_FIELD); the tower last."""
    traps: list[tuple[int, int]]
    """Hidden tokens on spaces: the space and what lies there, secret (land mines and quicksand)."""
    active: int
    """The fighter that activates, -1 between activations."""
    from_space: int
    """The space where its activation began."""
    fallen: int
    """The space where the last unit fell."""
    moved: bool
    """Whether it has moved in this activation."""
    attacked: bool
    """Whether it has attacked in this activation."""
    may_defend: bool
    """Whether it may still defend: not if it began with a Defense token."""
    tie_initiative: int
    """The initiative of the last activation, for ties (H3-COMBAT-11)."""
    tie_side: int
    """The side of the last activation."""
    effects: list[Effect]
    """Cards, tokens and abilities in effect; the target is a fighter, or a space for what lies on the board."""
    spells: list[int]
    """Spell cards each side has cast this combat round (H3-SPELL-03)."""
    spell_limit: list[int]
    """How many each side may cast this combat round."""
    paid: list[list[int]]
    """Cards each side has played for power and not yet used (H3-SPELL-02)."""
    resolving: list[int]
    """Cards that are being played and lie in no pile (H3-CARD-17)."""
    used: list[int]
    """Bits of each side for what works once a combat."""
    strike: Strike | None
    """The attack in progress."""
    casting: Casting | None
    """The spell that waits for reactions."""
    ai_deck: list[int]
    """AI cards left to draw in this combat (H3-AI-06): drawn at random."""
    ai_spells: list[int]
    """Spells left in the AI spell deck."""
    azure: bool
    """Whether an azure unit takes part (H3-COMBAT-26, H3-COMBAT-41)."""
    retreated: bool
    """Whether the attacker retreated (H3-COMBAT-25)."""
    surrendered: bool
    """Whether the loser surrendered (H3-COMBAT-31)."""
    winner: int
    """0 attacker, 1 defender, -1 until it is known."""
    __slots__ = tuple(__annotations__)

    def copy(self) -> Combat:
        twin = Combat()
        twin.attacker = self.attacker
        twin.attacker_hero = self.attacker_hero
        twin.defender = self.defender
        twin.defender_hero = self.defender_hero
        twin.ai = self.ai
        twin.field = self.field
        twin.level = self.level
        twin.own_level = self.own_level
        twin.controllers = self.controllers
        twin.siege = self.siege
        twin.limited = self.limited
        twin.drawn = self.drawn.copy()
        twin.round = self.round
        twin.form = self.form
        twin.side = self.side
        twin.origin = self.origin
        twin.space = self.space.copy()
        twin.damage = self.damage.copy()
        twin.layers = self.layers
        twin.activated = self.activated.copy()
        twin.retaliated = self.retaliated.copy()
        twin.defending = self.defending.copy()
        twin.paralysed = self.paralysed.copy()
        twin.stack = self.stack
        twin.marks = self.marks.copy()
        twin.board = self.board.copy()
        twin.traps = self.traps
        twin.active = self.active
        twin.from_space = self.from_space
        twin.fallen = self.fallen
        twin.moved = self.moved
        twin.attacked = self.attacked
        twin.may_defend = self.may_defend
        twin.tie_initiative = self.tie_initiative
        twin.tie_side = self.tie_side
        twin.effects = self.effects.copy()
        twin.spells = self.spells
        twin.spell_limit = self.spell_limit
        twin.paid = [one.copy() for one in self.paid]
        twin.resolving = self.resolving.copy()
        twin.used = self.used
        twin.strike = None if self.strike is None else self.strike.copy()
        twin.casting = self.casting
        twin.ai_deck = self.ai_deck
        twin.ai_spells = self.ai_spells
        twin.azure = self.azure
        twin.retreated = self.retreated
        twin.surrendered = self.surrendered
        twin.winner = self.winner
        return twin

    def set_form(self, fighter: int, form: int) -> None:
        """A fighter shows another side of its card."""
        self.form = self.form.copy()
        self.form[fighter] = form

    def set_layers(self, fighter: int, layers: tuple[int, ...]) -> None:
        """These horde cards lie on a fighter."""
        self.layers = self.layers.copy()
        self.layers[fighter] = layers
