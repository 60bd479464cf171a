"""The combat in progress as part of the State of Heroes III."""

from __future__ import annotations

from ludoteka.games.heroes3.state_parts import Effect


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
        """AIR to WATER of `rules/spell_power.py`."""
        self.power = power
        """The power it is cast with."""
        self.from_hand = from_hand
        self.targets = targets
        """Spaces it is aimed at."""
        self.paid = paid
        """Cards that were played for its power."""


class Combat:
    """A combat in progress; fighters are rows of the lists `form` to `marks` (H3-COMBAT-01 to H3-COMBAT-42).

    Copies share the lists that change seldom (controllers, form, side, origin, layers, stack, traps, spells,
    spell_limit, used and what an AI draws from): a change puts a new list in the place of the old one.
    """

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
            self.form,
            self.side,
            self.origin,
            self.space.copy(),
            self.damage.copy(),
            self.layers,
            self.activated.copy(),
            self.retaliated.copy(),
            self.defending.copy(),
            self.paralysed.copy(),
            self.stack,
            self.marks.copy(),
            self.board.copy(),
            self.traps,
            self.active,
            self.from_space,
            self.fallen,
            self.moved,
            self.attacked,
            self.may_defend,
            self.tie_initiative,
            self.tie_side,
            self.effects.copy(),
            self.spells,
            self.spell_limit,
            [one.copy() for one in self.paid],
            self.resolving.copy(),
            self.used,
            None if self.strike is None else self.strike.copy(),
            self.casting,
            self.ai_deck,
            self.ai_spells,
            self.azure,
            self.retreated,
            self.surrendered,
            self.winner,
        )

    def set_form(self, fighter: int, form: int) -> None:
        """A fighter shows another side of its card."""
        self.form = self.form.copy()
        self.form[fighter] = form

    def set_layers(self, fighter: int, layers: tuple[int, ...]) -> None:
        """These horde cards lie on a fighter."""
        self.layers = self.layers.copy()
        self.layers[fighter] = layers
