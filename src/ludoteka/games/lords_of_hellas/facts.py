"""The facts of Lords of Hellas in the form the rules read in their loops: plain numbers, lists and masks."""

from __future__ import annotations

from typing import Final

from ludoteka.kernel.action import Action

NOBODY: Final = -1
"""Stands for no player, no region, no card and nothing."""

LEADERSHIP: Final = 0
STRENGTH: Final = 1
SPEED: Final = 2
ATTRIBUTES: Final = 3

ACHILLES: Final = 0
HELEN: Final = 1
HERACLES: Final = 2
PERSEUS: Final = 3

ZEUS: Final = 0
ATHENA: Final = 1
HERMES: Final = 2
GODS: Final = 3

RECRUIT: Final = 0
MARCH: Final = 1
BUILD_TEMPLE: Final = 2
PREPARE: Final = 3
USURP: Final = 4
HUNT: Final = 5
BUILD_MONUMENT: Final = 6
SPECIAL_ACTIONS: Final = 7
EXHAUSTED: Final = 7
"""The bit of `covered` for a used-action token on Exhausted Fight."""

USE_ARTIFACTS: Final = 7
PRAYER: Final = 8
HERO_MOVE: Final = 9
HOPLITE_MOVE: Final = 10

NO_ROUNDING: Final = 0
ROUND_UP: Final = 1
ROUND_DOWN: Final = 2

NO_POWER: Final = -1
DRAW_CARDS: Final = 0
RECRUIT_IN_A_REGION: Final = 1
MOVE_AN_ARMY: Final = 2

NO_EFFECT: Final = 0
CITY_DEFENCE_BONUS: Final = 1
CITY_DEFENCE_RECRUIT: Final = 2
GLORY_BONUS: Final = 3
PHALANX: Final = 4
OUTNUMBER_BONUS: Final = 5
ATTRIBUTE_BONUS: Final = 6
ATTRIBUTE_COMPARE: Final = 7
ENCIRCLEMENT: Final = 8
REINFORCEMENTS: Final = 9
JAVELINS: Final = 10
ATTACKER_BONUS: Final = 11

NO_PASSIVE: Final = 0
NO_WITHDRAWAL: Final = 1
NO_TEMPLE: Final = 2
NO_RECRUIT: Final = 3

NO_REWARD: Final = 0
PRIEST_REWARD: Final = 1
ARTIFACT_REWARD: Final = 2

COUNT_NOTHING: Final = 0
OPEN_PLACES: Final = 1
COVERED_PLACES: Final = 2
ALL_PLACES: Final = 3
HUNTER_HAND: Final = 4

DIE_NOTHING: Final = 0
DIE_REGION_ATTACK: Final = 1
DIE_MOVE: Final = 2
DIE_MOVE_OR_REGION_ATTACK: Final = 3

TORCH: Final = 0
BOW: Final = 1
SWORD: Final = 2
MACE: Final = 3
AXE: Final = 4
SPEAR: Final = 5
SICKLE: Final = 6
SHIELD: Final = 7
ANY_SYMBOL: Final = 8

LORD_OF_HELLAS: Final = 0
FAVOURITE_OF_THE_GODS: Final = 1
MONSTER_SLAYER: Final = 2
KING_OF_KINGS: Final = 3

OWL_OF_ATHENA: Final = 0
BOOTS_OF_HERMES: Final = 1
THUNDER_OF_ZEUS: Final = 2
POISON_ARROWS: Final = 3
MINOTAURS_HORN: Final = 4
HEAD_OF_SPHINX: Final = 5
EYE_OF_CYCLOPS: Final = 6
MEDUSAS_BLOOD: Final = 7
CHIMERAS_FIRE: Final = 8
ADAMANT_TETHERS: Final = 9
CADUCEUS: Final = 10
HARPE: Final = 11
PANDORAS_BOX: Final = 12
HORN_OF_PLENTY: Final = 13
STAFF_OF_TIRESIAS: Final = 14
AMBROSIA: Final = 15
AEGIS: Final = 16
EYE_OF_GRAEAE: Final = 17
ARIADNES_THREAD: Final = 18
PALLADIUM: Final = 19
APOLLOS_ARROW: Final = 20
ORPHEUS_LYRE: Final = 21
DRAGON_TEETH: Final = 22
GOLDEN_GOBLET: Final = 23
FEMES_TRUMPET: Final = 24

CUNNING_TACTICIAN: Final = 0
MOBILIZATION: Final = 1
MASTER_PLAN: Final = 2
ATHENAS_GIFT: Final = 3
HEROIC_PRESENCE: Final = 4
ALWAYS_PREPARED: Final = 5
UNBROKEN_MORALE: Final = 6
LOCAL_VOLUNTEERS: Final = 7
STALWART_DEFENSE: Final = 8
NO_ATTRITION: Final = 9
BATTLE_PRAYER: Final = 10
RESTRICTIVE_MANEUVER: Final = 11
SACRIFICE_OF_FLESH: Final = 12
WEAK_SPOT: Final = 13
PUSH_UPS: Final = 14
INSPIRING_HUNT: Final = 15
COMBAT_TRAINING: Final = 16
HEROS_WRATH: Final = 17
LOCAL_SUPPORT: Final = 18
GLORY_OF_ZEUS: Final = 19
ARMORY: Final = 20
GODS_STRENGTH: Final = 21
WILD_HUNT: Final = 22
SHOOT_TO_KILL: Final = 23
EXHAUSTED_FIGHT: Final = 24
FORCED_MARCH: Final = 25
REARGUARD: Final = 26
RESPONSE_FORCE: Final = 27
BLUFF: Final = 28
EXILE: Final = 29
AMBUSH: Final = 30
MURDEROUS_MARCH: Final = 31
ADVANCED_DODGE: Final = 32
HERMES_TEMPLE: Final = 33
WINGED_BOOTS: Final = 34
HEROS_APPRENTICE: Final = 35


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


class Facts:
    """Every figure the rules need, as plain numbers and lists; see `content/*.toml` for what they mean.

    Lists are indexed by what their name begins with: region, land, god, card and so on. Masks of regions have bit
    `region`.
    """

    __slots__ = (
        "achilles_lower_of",
        "action_tokens",
        "activation_tokens",
        "all_neutral_artifacts",
        "armies",
        "artifact",
        "artifact_at_any_action",
        "artifacts",
        "attack_base",
        "attack_blow",
        "attack_copies",
        "attack_each",
        "attack_per",
        "attribute_max",
        "attribute_min",
        "blessing",
        "blessings",
        "card_attribute",
        "card_bonus",
        "card_copies",
        "card_effect",
        "card_kills",
        "card_loser",
        "card_losses",
        "card_per",
        "card_recruits",
        "card_regions",
        "card_strength",
        "card_symbol",
        "cities",
        "control_tokens",
        "delphi",
        "die",
        "draft_beyond",
        "event_evolution",
        "event_monster",
        "event_region",
        "everywhere",
        "first_place",
        "fortified_recruits",
        "god_amount",
        "god_artifact",
        "god_attribute",
        "god_of_region",
        "god_places",
        "god_power",
        "god_region",
        "hand_limit",
        "helen_looks",
        "helen_takes",
        "heracles_looks",
        "heracles_takes",
        "hero_start",
        "heroes",
        "hoplite_strength",
        "hoplites",
        "hunt_attack_cards",
        "hunt_draw_by",
        "hunt_draws_defended",
        "hunt_draws_undefended",
        "hunt_failure_injuries",
        "hunt_reward_artifacts",
        "hunt_reward_priests",
        "hunt_rewards",
        "lair_keepers",
        "land_mask",
        "lands",
        "loser_losses",
        "march_regions",
        "monster_artifact",
        "monster_attack",
        "monster_cards",
        "monster_moves",
        "monster_passive",
        "monster_rewards",
        "monster_rolls",
        "monster_special",
        "monster_wounds",
        "monsters",
        "monument_events",
        "monument_levels",
        "most_injuries",
        "moves",
        "near",
        "neutral_artifacts",
        "perseus_glory",
        "place_card",
        "place_monster",
        "place_reward",
        "place_symbol",
        "plays",
        "prayer_priests",
        "prayer_raises",
        "prepare_choices",
        "prepare_draws",
        "prepare_heals",
        "prepare_recruits",
        "priests",
        "priests_per_temple",
        "quest_length",
        "quest_per_move",
        "quest_region",
        "quest_reward",
        "quest_slots",
        "quest_steps",
        "quests",
        "region_bonus",
        "region_land",
        "region_names",
        "region_near",
        "region_population",
        "region_recruits",
        "region_room",
        "region_x",
        "region_y",
        "regions",
        "shrines",
        "start_cards",
        "start_control",
        "start_events",
        "start_hoplites",
        "start_level",
        "start_priests",
        "symbol_any_with",
        "symbol_parries",
        "symbol_parry_draws",
        "symbol_parry_injuries",
        "symbol_wound",
        "temple_delphi",
        "temple_drafts",
        "temple_priests",
        "to_region",
        "tokens_per_action",
        "usurp_recruits",
        "victory_monsters",
        "victory_temples",
        "within",
    )

    def __init__(
        self,
        region_names: list[str],
        region_land: list[int],
        region_population: list[int],
        region_near: list[list[int]],
        region_recruits: list[int],
        region_bonus: list[int],
        region_room: list[int],
        region_x: list[float],
        region_y: list[float],
        lands: int,
        shrines: int,
        delphi: int,
        god_region: list[int],
        god_attribute: list[int],
        god_places: list[int],
        god_power: list[int],
        god_amount: list[list[int]],
        god_artifact: list[int],
        heroes: int,
        hero_start: list[list[list[int]]],
        helen_looks: int,
        helen_takes: int,
        perseus_glory: int,
        heracles_looks: int,
        heracles_takes: int,
        achilles_lower_of: list[int],
        attribute_min: list[int],
        attribute_max: list[int],
        armies: int,
        hoplites: int,
        hoplite_strength: int,
        priests: int,
        control_tokens: int,
        action_tokens: int,
        hand_limit: int,
        quest_slots: int,
        most_injuries: int,
        monument_levels: int,
        start_events: int,
        start_level: int,
        start_cards: int,
        start_hoplites: int,
        start_priests: int,
        start_control: int,
        fortified_recruits: int,
        prayer_priests: int,
        prayer_raises: int,
        march_regions: int,
        prepare_choices: int,
        prepare_heals: int,
        prepare_draws: int,
        prepare_recruits: int,
        usurp_recruits: int,
        temple_priests: int,
        priests_per_temple: int,
        monument_events: int,
        monster_moves: int,
        monster_rolls: int,
        temple_drafts: list[list[int]],
        temple_delphi: list[Reward],
        card_symbol: list[int],
        card_strength: list[int],
        card_losses: list[int],
        card_copies: list[int],
        card_effect: list[int],
        card_bonus: list[int],
        card_per: list[int],
        card_recruits: list[int],
        card_kills: list[int],
        card_loser: list[int],
        card_regions: list[int],
        card_attribute: list[int],
        loser_losses: int,
        symbol_wound: list[int],
        symbol_any_with: list[int],
        symbol_parries: list[bool],
        symbol_parry_injuries: list[int],
        symbol_parry_draws: list[int],
        monsters: int,
        monster_wounds: list[list[int]],
        monster_rewards: list[list[int]],
        monster_special: list[Blow],
        monster_attack: list[RegionAttack],
        monster_passive: list[int],
        monster_artifact: list[int],
        event_monster: list[int],
        event_region: list[int],
        event_evolution: list[Evolution],
        attack_copies: list[int],
        attack_base: list[int],
        attack_per: list[int],
        attack_each: list[int],
        attack_blow: list[Blow],
        die: list[int],
        hunt_draw_by: int,
        hunt_attack_cards: int,
        hunt_draws_defended: int,
        hunt_draws_undefended: int,
        hunt_failure_injuries: int,
        hunt_rewards: int,
        hunt_reward_priests: int,
        hunt_reward_artifacts: int,
        quests: int,
        quest_region: list[int],
        quest_steps: list[list[QuestStep]],
        quest_reward: list[Reward],
        quest_length: int,
        quest_per_move: int,
        artifacts: int,
        neutral_artifacts: list[int],
        all_neutral_artifacts: list[int],
        artifact: list[ArtifactFacts],
        artifact_at_any_action: list[bool],
        blessings: int,
        blessing: list[BlessingFacts],
        draft_beyond: int,
        victory_temples: int,
        victory_monsters: int,
        activation_tokens: int,
        tokens_per_action: int,
    ) -> None:
        self.region_names = region_names
        """Name of each region in the notation."""
        self.region_land = region_land
        self.region_population = region_population
        self.region_near = region_near
        """Neighbours by land and sea, ascending (LOH-TERM-04)."""
        self.region_recruits = region_recruits
        """Hoplites the Recruit action brings to its city, 0 without one (LOH-REC-01)."""
        self.region_bonus = region_bonus
        """Army strength of a hoplite fortified there (LOH-MOVE-05)."""
        self.region_room = region_room
        """Hoplites its city has room for (LOH-LIM-09)."""
        self.region_x = region_x
        """Rough place on the map for drawing, to the east."""
        self.region_y = region_y
        """Rough place on the map for drawing, to the north."""
        self.lands = lands
        """How many lands there are."""
        self.shrines = shrines
        """Mask of the regions with a place for a temple."""
        self.delphi = delphi
        """The region of the oracle."""
        self.god_region = god_region
        self.god_attribute = god_attribute
        self.god_places = god_places
        """Places for priests at the monument (LOH-PRAY-04)."""
        self.god_power = god_power
        """DRAW_CARDS, RECRUIT_IN_A_REGION or MOVE_AN_ARMY."""
        self.god_amount = god_amount
        """How much the power gives at each level (LOH-PRAY-03)."""
        self.god_artifact = god_artifact
        self.heroes = heroes
        self.hero_start = hero_start
        """Starting attributes: `hero_start[hero][edition]`, edition 0 is cs, 1 is pl."""
        self.helen_looks = helen_looks
        self.helen_takes = helen_takes
        self.perseus_glory = perseus_glory
        self.heracles_looks = heracles_looks
        self.heracles_takes = heracles_takes
        self.achilles_lower_of = achilles_lower_of
        """The attributes whose lowest he adds in battle."""
        self.attribute_min = attribute_min
        self.attribute_max = attribute_max
        self.armies = armies
        """How many colours there are."""
        self.hoplites = hoplites
        """Hoplites of each player (LOH-LIM-01)."""
        self.hoplite_strength = hoplite_strength
        self.priests = priests
        """Priests of each player (LOH-LIM-02)."""
        self.control_tokens = control_tokens
        self.action_tokens = action_tokens
        """Used-action tokens of each player."""
        self.hand_limit = hand_limit
        self.quest_slots = quest_slots
        self.most_injuries = most_injuries
        self.monument_levels = monument_levels
        self.start_events = start_events
        self.start_level = start_level
        self.start_cards = start_cards
        self.start_hoplites = start_hoplites
        self.start_priests = start_priests
        self.start_control = start_control
        """The highest population of a first region that is controlled at once (LOH-HERO-05)."""
        self.fortified_recruits = fortified_recruits
        self.prayer_priests = prayer_priests
        self.prayer_raises = prayer_raises
        self.march_regions = march_regions
        self.prepare_choices = prepare_choices
        self.prepare_heals = prepare_heals
        self.prepare_draws = prepare_draws
        self.prepare_recruits = prepare_recruits
        self.usurp_recruits = usurp_recruits
        self.temple_priests = temple_priests
        self.priests_per_temple = priests_per_temple
        self.monument_events = monument_events
        self.monster_moves = monster_moves
        """Regions a monster moves in the monster phase."""
        self.monster_rolls = monster_rolls
        self.temple_drafts = temple_drafts
        """Places of each temple card that start a draft, counted from 0 (LOH-TEMPLE-03)."""
        self.temple_delphi = temple_delphi
        """What the oracle brings by each temple card."""
        self.card_symbol = card_symbol
        self.card_strength = card_strength
        self.card_losses = card_losses
        self.card_copies = card_copies
        self.card_effect = card_effect
        self.card_bonus = card_bonus
        self.card_per = card_per
        """Hoplites for each of which Phalanx counts once."""
        self.card_recruits = card_recruits
        self.card_kills = card_kills
        self.card_loser = card_loser
        self.card_regions = card_regions
        self.card_attribute = card_attribute
        self.loser_losses = loser_losses
        self.symbol_wound = symbol_wound
        """The wound symbol one card deals, ANY_SYMBOL, or -1."""
        self.symbol_any_with = symbol_any_with
        self.symbol_parries = symbol_parries
        self.symbol_parry_injuries = symbol_parry_injuries
        self.symbol_parry_draws = symbol_parry_draws
        self.monsters = monsters
        self.monster_wounds = monster_wounds
        """Symbols of the wound places on each sheet."""
        self.monster_rewards = monster_rewards
        """Reward marks beside them."""
        self.monster_special = monster_special
        self.monster_attack = monster_attack
        self.monster_passive = monster_passive
        self.lair_keepers = [
            [monster for monster in range(len(monster_passive)) if monster_passive[monster] == passive]
            for passive in range(NO_RECRUIT + 1)
        ]
        """By passive ability: the monsters that have it."""
        self.monster_artifact = monster_artifact
        self.event_monster = event_monster
        """Monster of each event card, -1 for quests; quests follow the monster cards."""
        self.event_region = event_region
        """Where the monster or the quest token of each event card goes."""
        self.event_evolution = event_evolution
        """Only for monster cards."""
        self.attack_copies = attack_copies
        self.attack_base = attack_base
        self.attack_per = attack_per
        self.attack_each = attack_each
        self.attack_blow = attack_blow
        self.die = die
        self.hunt_draw_by = hunt_draw_by
        self.hunt_attack_cards = hunt_attack_cards
        self.hunt_draws_defended = hunt_draws_defended
        self.hunt_draws_undefended = hunt_draws_undefended
        self.hunt_failure_injuries = hunt_failure_injuries
        self.hunt_rewards = hunt_rewards
        self.hunt_reward_priests = hunt_reward_priests
        self.hunt_reward_artifacts = hunt_reward_artifacts
        self.quests = quests
        self.quest_region = quest_region
        self.quest_steps = quest_steps
        self.quest_reward = quest_reward
        self.quest_length = quest_length
        self.quest_per_move = quest_per_move
        self.artifacts = artifacts
        self.neutral_artifacts = neutral_artifacts
        """The artifacts of the deck."""
        self.all_neutral_artifacts = all_neutral_artifacts
        """Those and the ones of other printings."""
        self.artifact = artifact
        self.artifact_at_any_action = artifact_at_any_action
        """Whether an artifact is used in the Use Artifacts action."""
        self.blessings = blessings
        self.blessing = blessing
        self.draft_beyond = draft_beyond
        self.victory_temples = victory_temples
        self.victory_monsters = victory_monsters
        self.activation_tokens = activation_tokens
        self.tokens_per_action = tokens_per_action
        self.regions = len(region_names)
        """How many regions there are."""
        self.near = [mask_of(around) for around in region_near]
        """Neighbours of each region as a mask."""
        self.land_mask = [0] * lands
        """The regions of each land."""
        for region in range(self.regions):
            self.land_mask[region_land[region]] |= 1 << region
        self.cities = mask_of([region for region in range(self.regions) if region_room[region] > 0])
        """Mask of the regions with a city, Sparta included."""
        self.everywhere = (1 << self.regions) - 1
        """Mask of all regions."""
        self.god_of_region = [NOBODY] * self.regions
        """The god whose monument stands in a region, else -1."""
        for god in range(len(god_region)):
            self.god_of_region[god_region[god]] = god
        self.monster_cards = len(event_evolution)
        """How many event cards are monster cards; the quest `q` is event card `monster_cards + q`."""
        self.first_place: list[int] = []
        """Number of the first wound place of each monster and, last, how many places there are; those of the sheet come
        before those its monster cards can add. A token on one is bit `place - first_place[monster]` of its wounds."""
        self.place_monster: list[int] = []
        self.place_symbol: list[int] = []
        self.place_reward: list[int] = []
        self.place_card: list[int] = []
        """The monster card that adds the place, -1 for those of the sheet (LOH-REWARD-07)."""
        for monster in range(monsters):
            self.first_place.append(len(self.place_symbol))
            for at in range(len(monster_wounds[monster])):
                self.place_monster.append(monster)
                self.place_symbol.append(monster_wounds[monster][at])
                self.place_reward.append(monster_rewards[monster][at])
                self.place_card.append(NOBODY)
            for card in range(len(event_evolution)):
                if event_monster[card] == monster:
                    for symbol in event_evolution[card].wounds:
                        self.place_monster.append(monster)
                        self.place_symbol.append(symbol)
                        self.place_reward.append(NO_REWARD)
                        self.place_card.append(card)
        self.first_place.append(len(self.place_symbol))
        self.within = [reaches(self.near, region, max(attribute_max) + 2) for region in range(self.regions)]
        """`within[region][n]`: the regions at most n away, itself included, as a mask."""
        self.moves: list[list[Action]] = []
        """`moves[a][b]` is the action of moving one hoplite from a to b."""
        self.to_region: list[Action] = []
        """The action of moving the hero to each region."""
        for region in range(self.regions):
            self.moves.append([("move", region, other) for other in range(self.regions)])
            self.to_region.append(("move-hero", region))
        self.plays: list[Action] = [("play", card) for card in range(len(card_symbol))]
        """The action of playing each combat card in a battle."""


def mask_of(numbers: list[int]) -> int:
    """The mask with these bits.

    >>> mask_of([0, 3])
    9
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def reaches(near: list[int], region: int, most: int) -> list[int]:
    """The regions at most 0, 1, 2 ... away from a region, as masks."""
    out = [1 << region]
    for _ in range(most):
        reached = out[-1]
        mask = reached
        for other in range(len(near)):
            if reached >> other & 1:
                mask |= near[other]
        out.append(mask)
    return out
