"""The facts of Lords of Hellas in the form the rules read in their loops: plain numbers, lists and masks."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.card_facts import (
    ArtifactFacts,
    BlessingFacts,
    Blow,
    Evolution,
    QuestStep,
    RegionAttack,
    Reward,
)
from ludoteka.games.lords_of_hellas.numbers import (
    NO_RECRUIT,
    NO_REWARD,
    NOBODY,
)
from ludoteka.kernel.action import Action


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
