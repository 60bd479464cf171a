"""The facts of single cards and attacks of Lords of Hellas, as plain numbers."""

from __future__ import annotations


class Blow:
    """What an attack does to a hunter who does not defend; the fields are those of the content (LOH-HUNT-11)."""

    __slots__ = (
        "attribute_drop",
        "discards",
        "discards_half",
        "discards_to",
        "else_injuries",
        "ends_hunt",
        "ends_hunt_if_injured",
        "heals",
        "injuries",
        "kills",
        "random_discards",
        "sacrifices",
        "special",
    )

    def __init__(
        self,
        injuries: int,
        special: bool,
        attribute_drop: int,
        discards: int,
        random_discards: int,
        discards_half: int,
        discards_to: int,
        kills: int,
        heals: int,
        sacrifices: int,
        else_injuries: int,
        ends_hunt: bool,
        ends_hunt_if_injured: bool,
    ) -> None:
        self.injuries = injuries
        self.special = special
        self.attribute_drop = attribute_drop
        self.discards = discards
        self.random_discards = random_discards
        self.discards_half = discards_half
        """ROUND_UP, ROUND_DOWN or NO_ROUNDING, which means that it does not happen."""
        self.discards_to = discards_to
        """The attribute to whose value the hand is cut, else -1."""
        self.kills = kills
        self.heals = heals
        self.sacrifices = sacrifices
        self.else_injuries = else_injuries
        self.ends_hunt = ends_hunt
        self.ends_hunt_if_injured = ends_hunt_if_injured


class RegionAttack:
    """What a monster does to its region in the monster phase (LOH-MPHASE-02)."""

    __slots__ = (
        "controller_discards",
        "else_kills",
        "heals",
        "hero_injuries",
        "kills",
        "kills_half",
        "near_too",
        "regions",
    )

    def __init__(
        self,
        kills: int,
        kills_half: int,
        heals: int,
        hero_injuries: int,
        controller_discards: int,
        else_kills: int,
        regions: int,
        near_too: bool,
    ) -> None:
        self.kills = kills
        self.kills_half = kills_half
        self.heals = heals
        self.hero_injuries = hero_injuries
        self.controller_discards = controller_discards
        self.else_kills = else_kills
        self.regions = regions
        """How many regions the active player picks."""
        self.near_too = near_too
        """Whether neighbouring regions may be picked too."""


class Evolution:
    """How a monster card makes its monster worse (LOH-EVENT-03)."""

    __slots__ = (
        "attack_strength",
        "draw_by",
        "entry_kills",
        "first_attack_ends_hunt",
        "first_attack_strength",
        "from_wounds",
        "needs_leadership",
        "needs_priests",
        "wounds",
    )

    def __init__(
        self,
        wounds: list[int],
        attack_strength: int,
        from_wounds: int,
        first_attack_strength: int,
        first_attack_ends_hunt: bool,
        entry_kills: int,
        draw_by: int,
        needs_priests: int,
        needs_leadership: int,
    ) -> None:
        self.wounds = wounds
        """Symbols of the wound places it adds."""
        self.attack_strength = attack_strength
        self.from_wounds = from_wounds
        self.first_attack_strength = first_attack_strength
        self.first_attack_ends_hunt = first_attack_ends_hunt
        self.entry_kills = entry_kills
        self.draw_by = draw_by
        """The attribute by which the hunter draws, -1 for no change."""
        self.needs_priests = needs_priests
        self.needs_leadership = needs_leadership


class QuestStep:
    """What a hero needs or pays to start a quest at a step (LOH-QUEST-01, LOH-QUEST-08)."""

    __slots__ = ("artifacts", "attributes", "cities", "pay_cards", "pay_injuries", "pay_priests", "priests", "temples")

    def __init__(
        self,
        attributes: list[int],
        priests: int,
        cities: int,
        temples: int,
        artifacts: int,
        pay_cards: int,
        pay_priests: int,
        pay_injuries: int,
    ) -> None:
        self.attributes = attributes
        """Least value of each attribute."""
        self.priests = priests
        self.cities = cities
        self.temples = temples
        self.artifacts = artifacts
        self.pay_cards = pay_cards
        self.pay_priests = pay_priests
        self.pay_injuries = pay_injuries


class Reward:
    """What a quest or the oracle brings; what it does not bring is 0, -1 or False (LOH-QUEST-07, LOH-TEMPLE-02)."""

    __slots__ = (
        "attribute",
        "attributes",
        "drafts",
        "draws",
        "fills_hand",
        "glory",
        "kept",
        "looks",
        "priests",
        "raises",
        "raises_to",
        "recruits",
        "recruits_per_city",
        "special_actions",
        "takes",
        "takes_back_tokens",
    )

    def __init__(
        self,
        priests: int,
        looks: int,
        takes: int,
        raises: int,
        special_actions: int,
        drafts: int,
        fills_hand: bool,
        attributes: int,
        draws: int,
        recruits: int,
        recruits_per_city: int,
        glory: int,
        attribute: int,
        raises_to: int,
        kept: bool,
        takes_back_tokens: bool,
    ) -> None:
        self.priests = priests
        self.looks = looks
        self.takes = takes
        self.raises = raises
        self.special_actions = special_actions
        self.drafts = drafts
        self.fills_hand = fills_hand
        self.attributes = attributes
        """How many attributes of the builder's choice rise."""
        self.draws = draws
        self.recruits = recruits
        self.recruits_per_city = recruits_per_city
        self.glory = glory
        self.attribute = attribute
        self.raises_to = raises_to
        self.kept = kept
        self.takes_back_tokens = takes_back_tokens


class ArtifactFacts:
    """The figures of an artifact's effect, named as in the content."""

    __slots__ = (
        "bonus",
        "discards",
        "draws",
        "highest",
        "injuries",
        "kills",
        "kills_half",
        "looks",
        "losses",
        "monster_phases",
        "priests",
        "raises",
        "recruits",
        "regions",
        "saves",
        "takes",
        "tokens",
        "wounds",
    )

    def __init__(
        self,
        looks: int,
        takes: int,
        draws: int,
        discards: int,
        wounds: int,
        injuries: int,
        recruits: int,
        priests: int,
        tokens: int,
        kills: int,
        kills_half: int,
        saves: int,
        losses: int,
        regions: int,
        monster_phases: int,
        bonus: int,
        raises: int,
        highest: int,
    ) -> None:
        self.looks = looks
        self.takes = takes
        self.draws = draws
        self.discards = discards
        self.wounds = wounds
        self.injuries = injuries
        self.recruits = recruits
        self.priests = priests
        self.tokens = tokens
        self.kills = kills
        self.kills_half = kills_half
        self.saves = saves
        self.losses = losses
        self.regions = regions
        self.monster_phases = monster_phases
        self.bonus = bonus
        self.raises = raises
        self.highest = highest


class BlessingFacts:
    """The figures of a blessing's effect and what one use costs, named as in the content."""

    __slots__ = (
        "attribute",
        "cards",
        "cost_cards",
        "cost_hoplites",
        "cost_injuries",
        "cost_priests",
        "cost_strength",
        "cost_symbol",
        "cost_tokens",
        "draws",
        "from_regions",
        "god",
        "hand",
        "heals",
        "hoplites",
        "kills",
        "least",
        "per_hunt",
        "per_turn",
        "population",
        "priests",
        "raises",
        "recruits",
        "regions",
        "special_actions",
        "strength",
        "wounds",
    )

    def __init__(
        self,
        god: int,
        per_turn: int,
        per_hunt: int,
        strength: int,
        draws: int,
        recruits: int,
        priests: int,
        cards: int,
        raises: int,
        attribute: int,
        kills: int,
        wounds: int,
        heals: int,
        hoplites: int,
        regions: int,
        from_regions: int,
        population: int,
        least: int,
        hand: int,
        special_actions: int,
        cost_priests: int,
        cost_cards: int,
        cost_symbol: int,
        cost_injuries: int,
        cost_hoplites: int,
        cost_strength: int,
        cost_tokens: int,
    ) -> None:
        self.god = god
        self.per_turn = per_turn
        self.per_hunt = per_hunt
        self.strength = strength
        self.draws = draws
        self.recruits = recruits
        self.priests = priests
        self.cards = cards
        self.raises = raises
        self.attribute = attribute
        self.kills = kills
        self.wounds = wounds
        self.heals = heals
        self.hoplites = hoplites
        self.regions = regions
        self.from_regions = from_regions
        self.population = population
        self.least = least
        self.hand = hand
        self.special_actions = special_actions
        self.cost_priests = cost_priests
        self.cost_cards = cost_cards
        self.cost_symbol = cost_symbol
        """A symbol, or ANY_SYMBOL."""
        self.cost_injuries = cost_injuries
        self.cost_hoplites = cost_hoplites
        self.cost_strength = cost_strength
        self.cost_tokens = cost_tokens
