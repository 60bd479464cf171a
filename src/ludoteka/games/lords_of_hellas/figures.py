"""The figures of cards and attacks as the rules read them, each declared once; `content.py` says what they mean."""

from __future__ import annotations


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


class ArtifactFigures:
    """The figures of an artifact's effect, named as in the content."""

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


class BlessingFigures:
    """The figures of a blessing's effect and what one use costs, named as in the content."""

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
