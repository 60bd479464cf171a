"""The figures of the content as the rules read them, each declared once; `entries/` says what they mean."""

from __future__ import annotations


class Region:
    """A region of the map and its city."""

    name: str
    """As the notation writes it."""
    land: int
    population: int
    neighbours: list[int]
    """By land and sea, ascending (LOH-TERM-04)."""
    recruits: int
    """Hoplites the Recruit action brings to its city, 0 without one (LOH-REC-01)."""
    bonus: int
    """Army strength of a hoplite fortified there (LOH-MOVE-05)."""
    room: int
    """Hoplites its city has room for (LOH-LIM-09)."""
    x: float
    """Rough place on the map for drawing, to the east."""
    y: float
    """The same, to the north."""


class God:
    """A god and its monument (LOH-PRAY-02, LOH-PRAY-03, LOH-PRAY-04)."""

    region: int
    attribute: int
    priest_places: int
    power: int
    """DRAW_CARDS, RECRUIT_IN_A_REGION or MOVE_AN_ARMY."""
    amount: list[int]
    """How much the power gives at each level."""
    artifact: int


class HeroAmount:
    """The figures of a hero's starting bonus or ability."""

    looks: int
    takes: int
    glory: int


class Hero:
    """A hero (LOH-HERO-03)."""

    start: list[list[int]]
    """Starting attributes by edition: 0 is cs, 1 is pl."""
    bonus: HeroAmount
    ability: HeroAmount
    lower_of: list[int]
    """The attributes whose lowest one is added in battle."""


class Track:
    """The track of an attribute (LOH-LIM-06)."""

    min: int
    max: int


class TempleCard:
    """A temple card (LOH-TEMPLE-02, LOH-TEMPLE-03)."""

    drafts: list[int]
    """The places that start a draft, counted from 0."""
    delphi: Reward
    """What the oracle brings."""


class CombatCard:
    """A combat card (LOH-BATTLE-06, LOH-BATTLE-07, LOH-BATTLE-24)."""

    symbol: int
    strength: int
    losses: int
    copies: int
    effect: int
    bonus: int
    per_hoplites: int
    """Hoplites for each of which Phalanx counts once."""
    recruits: int
    kills: int
    loser_losses: int
    from_regions: int
    attribute: int


class SymbolRule:
    """What combat cards of a symbol do in a hunt (LOH-HUNT-06, LOH-HUNT-12)."""

    wound: int
    """The wound symbol one card deals, ANY_SYMBOL, or -1."""
    any_with: int
    parries: bool
    parry_injuries: int
    parry_draws: int


class Monster:
    """A monster and its sheet (LOH-HUNT-06, LOH-MPHASE-02, LOH-MPHASE-06)."""

    wounds: list[int]
    """Symbols of the wound places on the sheet."""
    rewards: list[int]
    """Reward marks beside them."""
    special_attack: Blow
    region_attack: RegionAttack
    passive: int
    artifact: int


class EventCard:
    """A monster card or a quest of the event deck; quests follow the monster cards."""

    monster: int
    """-1 for quests."""
    region: int
    """Where the monster or the quest token goes."""


class AttackCard:
    """A monster attack card (LOH-HUNT-09, LOH-HUNT-10, LOH-HUNT-11)."""

    copies: int
    base: int
    per: int
    each: int
    blow: Blow


class Quest:
    """A quest card (LOH-QUEST-01, LOH-QUEST-07)."""

    region: int
    steps: list[QuestStep]
    reward: Reward


class Blow:
    """What an attack does to a hunter who does not defend; the fields are those of the content (LOH-HUNT-11)."""

    injuries: int
    special: bool
    attribute_drop: int
    discards: int
    random_discards: int
    discards_half: int
    """ROUND_UP, ROUND_DOWN or NO_ROUNDING, which means that it does not happen."""
    discards_to: int
    """The attribute to whose value the hand is cut, else -1."""
    kills: int
    heals: int
    sacrifices: int
    else_injuries: int
    ends_hunt: bool
    ends_hunt_if_injured: bool


class RegionAttack:
    """What a monster does to its region in the monster phase (LOH-MPHASE-02)."""

    kills: int
    kills_half: int
    heals: int
    hero_injuries: int
    controller_discards: int
    else_kills: int
    regions: int
    """How many regions the active player picks."""
    near_too: bool
    """Whether neighbouring regions may be picked too."""


class Evolution:
    """How a monster card makes its monster worse (LOH-EVENT-03)."""

    wounds: list[int]
    """Symbols of the wound places it adds."""
    attack_strength: int
    from_wounds: int
    first_attack_strength: int
    first_attack_ends_hunt: bool
    entry_kills: int
    draw_by: int
    """The attribute by which the hunter draws, -1 for no change."""
    needs_priests: int
    needs_leadership: int


class QuestStep:
    """What a hero needs or pays to start a quest at a step (LOH-QUEST-01, LOH-QUEST-08)."""

    attributes: list[int]
    """Least value of each attribute."""
    priests: int
    cities: int
    temples: int
    artifacts: int
    pay_cards: int
    pay_priests: int
    pay_injuries: int


class Reward:
    """What a quest or the oracle brings; what it does not bring is 0, -1 or False (LOH-QUEST-07, LOH-TEMPLE-02)."""

    priests: int
    looks: int
    takes: int
    raises: int
    special_actions: int
    drafts: int
    fills_hand: bool
    attributes: int
    """How many attributes of the builder's choice rise."""
    draws: int
    recruits: int
    recruits_per_city: int
    glory: int
    attribute: int
    raises_to: int
    kept: bool
    takes_back_tokens: bool


class Artifact:
    """An artifact and the figures of its effect."""

    looks: int
    takes: int
    draws: int
    discards: int
    wounds: int
    injuries: int
    recruits: int
    priests: int
    tokens: int
    kills: int
    kills_half: int
    saves: int
    losses: int
    regions: int
    monster_phases: int
    bonus: int
    raises: int
    highest: int


class Blessing:
    """A blessing: the figures of its effect, and what one use costs."""

    god: int
    per_turn: int
    per_hunt: int
    strength: int
    draws: int
    recruits: int
    priests: int
    cards: int
    raises: int
    attribute: int
    kills: int
    wounds: int
    heals: int
    hoplites: int
    regions: int
    from_regions: int
    population: int
    least: int
    hand: int
    special_actions: int
    cost_priests: int
    cost_cards: int
    cost_symbol: int
    """A symbol, or ANY_SYMBOL."""
    cost_injuries: int
    cost_hoplites: int
    cost_strength: int
    cost_tokens: int


class Start:
    """What is drawn and placed before the first turn (LOH-SETUP-05, LOH-SETUP-06, LOH-HERO-01, LOH-HERO-02,
    LOH-HERO-03, LOH-HERO-04, LOH-HERO-05, LOH-HERO-06)."""

    event_cards: int
    monument_level: int
    combat_cards: int
    hoplites: int
    priests: int
    control_population: int
    """The highest population of a first region that is controlled at once."""


class Limits:
    """Limits that are not pieces (LOH-LIM-03, LOH-LIM-05, LOH-INJ-02)."""

    combat_cards: int
    quest_slots: int
    injuries: int


class Hoplite:
    """A hoplite in battle, and how many recruits may arrive fortified (LOH-TERM-03)."""

    strength: int
    fortified_recruits: int


class Prayer:
    """Priests sent and the rise of the attribute (LOH-PRAY-01, LOH-PRAY-02)."""

    priests: int
    raises: int


class March:
    """How far an army marches (LOH-MARCH-01)."""

    regions: int


class Prepare:
    """How many choices there are and what each gives (LOH-PREP-01)."""

    choices: int
    heals: int
    draws: int
    recruits: int


class Usurp:
    """Hoplites recruited in the usurped region (LOH-USURP-02)."""

    recruits: int


class BuildTemple:
    """Priests gained with a temple (LOH-TEMPLE-01)."""

    priests: int


class BuildMonument:
    """What follows a new level of a monument (LOH-BUILD-01, LOH-BUILD-02, LOH-MPHASE-01, LOH-EVENT-01)."""

    priests_per_temple: int
    rolls_per_monster: int
    monster_regions: int
    """Regions a monster moves in the monster phase."""
    event_cards: int


class Battle:
    """The loser's extra loss (LOH-BATTLE-11)."""

    loser_losses: int


class Hunt:
    """Draws, injuries and rewards of a hunt (LOH-HUNT-02, LOH-HUNT-09, LOH-HUNT-10, LOH-HUNT-11, LOH-HUNT-12,
    LOH-HUNT-13, LOH-HUNT-14, LOH-HUNT-15, LOH-HUNT-16, LOH-REWARD-01)."""

    draw_by: int
    attack_cards: int
    draws_defended: int
    draws_undefended: int
    failure_injuries: int
    rewards: int
    reward_priests: int
    reward_artifacts: int


class QuestTrack:
    """How long a quest is and how far a hero move takes a hero on it (LOH-QUEST-03, LOH-QUEST-07)."""

    steps: int
    steps_per_move: int


class Draft:
    """Blessings drawn in a draft beyond one for each player (LOH-BLESS-01)."""

    beyond_players: int


class Victory:
    """What wins the game, besides lands (LOH-WIN-03, LOH-WIN-04, LOH-WIN-05)."""

    temples: int
    monsters: int
    activation_tokens: int
    tokens_per_action: int
