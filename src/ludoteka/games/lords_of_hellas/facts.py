"""The facts of Lords of Hellas in the form the rules read in their loops: plain numbers, lists and masks."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.figures import (
    ArtifactFigures,
    BlessingFigures,
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

    region_names: list[str]
    """Name of each region in the notation."""
    region_land: list[int]
    region_population: list[int]
    region_near: list[list[int]]
    """Neighbours by land and sea, ascending (LOH-TERM-04)."""
    region_recruits: list[int]
    """Hoplites the Recruit action brings to its city, 0 without one (LOH-REC-01)."""
    region_bonus: list[int]
    """Army strength of a hoplite fortified there (LOH-MOVE-05)."""
    region_room: list[int]
    """Hoplites its city has room for (LOH-LIM-09)."""
    region_x: list[float]
    """Rough place on the map for drawing, to the east."""
    region_y: list[float]
    """Rough place on the map for drawing, to the north."""
    lands: int
    """How many lands there are."""
    shrines: int
    """Mask of the regions with a place for a temple."""
    delphi: int
    """The region of the oracle."""
    god_region: list[int]
    god_attribute: list[int]
    god_places: list[int]
    """Places for priests at the monument (LOH-PRAY-04)."""
    god_power: list[int]
    """DRAW_CARDS, RECRUIT_IN_A_REGION or MOVE_AN_ARMY."""
    god_amount: list[list[int]]
    """How much the power gives at each level (LOH-PRAY-03)."""
    god_artifact: list[int]
    heroes: int
    hero_start: list[list[list[int]]]
    """Starting attributes: `hero_start[hero][edition]`, edition 0 is cs, 1 is pl."""
    helen_looks: int
    helen_takes: int
    perseus_glory: int
    heracles_looks: int
    heracles_takes: int
    achilles_lower_of: list[int]
    """The attributes whose lowest he adds in battle."""
    attribute_min: list[int]
    attribute_max: list[int]
    armies: int
    """How many colours there are."""
    hoplites: int
    """Hoplites of each player (LOH-LIM-01)."""
    hoplite_strength: int
    priests: int
    """Priests of each player (LOH-LIM-02)."""
    control_tokens: int
    action_tokens: int
    """Used-action tokens of each player."""
    hand_limit: int
    quest_slots: int
    most_injuries: int
    monument_levels: int
    start_events: int
    start_level: int
    start_cards: int
    start_hoplites: int
    start_priests: int
    start_control: int
    """The highest population of a first region that is controlled at once (LOH-HERO-05)."""
    fortified_recruits: int
    prayer_priests: int
    prayer_raises: int
    march_regions: int
    prepare_choices: int
    prepare_heals: int
    prepare_draws: int
    prepare_recruits: int
    usurp_recruits: int
    temple_priests: int
    priests_per_temple: int
    monument_events: int
    monster_moves: int
    """Regions a monster moves in the monster phase."""
    monster_rolls: int
    temple_drafts: list[list[int]]
    """Places of each temple card that start a draft, counted from 0 (LOH-TEMPLE-03)."""
    temple_delphi: list[Reward]
    """What the oracle brings by each temple card."""
    card_symbol: list[int]
    card_strength: list[int]
    card_losses: list[int]
    card_copies: list[int]
    card_effect: list[int]
    card_bonus: list[int]
    card_per: list[int]
    """Hoplites for each of which Phalanx counts once."""
    card_recruits: list[int]
    card_kills: list[int]
    card_loser: list[int]
    card_regions: list[int]
    card_attribute: list[int]
    loser_losses: int
    symbol_wound: list[int]
    """The wound symbol one card deals, ANY_SYMBOL, or -1."""
    symbol_any_with: list[int]
    symbol_parries: list[bool]
    symbol_parry_injuries: list[int]
    symbol_parry_draws: list[int]
    monsters: int
    monster_wounds: list[list[int]]
    """Symbols of the wound places on each sheet."""
    monster_rewards: list[list[int]]
    """Reward marks beside them."""
    monster_special: list[Blow]
    monster_attack: list[RegionAttack]
    monster_passive: list[int]
    lair_keepers: list[list[int]]
    """By passive ability: the monsters that have it."""
    monster_artifact: list[int]
    event_monster: list[int]
    """Monster of each event card, -1 for quests; quests follow the monster cards."""
    event_region: list[int]
    """Where the monster or the quest token of each event card goes."""
    event_evolution: list[Evolution]
    """Only for monster cards."""
    attack_copies: list[int]
    attack_base: list[int]
    attack_per: list[int]
    attack_each: list[int]
    attack_blow: list[Blow]
    die: list[int]
    hunt_draw_by: int
    hunt_attack_cards: int
    hunt_draws_defended: int
    hunt_draws_undefended: int
    hunt_failure_injuries: int
    hunt_rewards: int
    hunt_reward_priests: int
    hunt_reward_artifacts: int
    quests: int
    quest_region: list[int]
    quest_steps: list[list[QuestStep]]
    quest_reward: list[Reward]
    quest_length: int
    quest_per_move: int
    artifacts: int
    neutral_artifacts: list[int]
    """The artifacts of the deck."""
    all_neutral_artifacts: list[int]
    """Those and the ones of other printings."""
    artifact: list[ArtifactFigures]
    artifact_at_any_action: list[bool]
    """Whether an artifact is used in the Use Artifacts action."""
    blessings: int
    blessing: list[BlessingFigures]
    draft_beyond: int
    victory_temples: int
    victory_monsters: int
    activation_tokens: int
    tokens_per_action: int
    regions: int
    """How many regions there are."""
    near: list[int]
    """Neighbours of each region as a mask."""
    land_mask: list[int]
    """The regions of each land."""
    cities: int
    """Mask of the regions with a city, Sparta included."""
    everywhere: int
    """Mask of all regions."""
    god_of_region: list[int]
    """The god whose monument stands in a region, else -1."""
    monster_cards: int
    """How many event cards are monster cards; the quest `q` is event card `monster_cards + q`."""
    first_place: list[int]
    """Number of the first wound place of each monster and, last, how many places there are; those of the sheet come
        before those its monster cards can add. A token on one is bit `place - first_place[monster]` of its wounds."""
    place_monster: list[int]
    place_symbol: list[int]
    place_reward: list[int]
    place_card: list[int]
    """The monster card that adds the place, -1 for those of the sheet (LOH-REWARD-07)."""
    within: list[list[int]]
    """`within[region][n]`: the regions at most n away, itself included, as a mask."""
    moves: list[list[Action]]
    """`moves[a][b]` is the action of moving one hoplite from a to b."""
    to_region: list[Action]
    """The action of moving the hero to each region."""
    plays: list[Action]
    """The action of playing each combat card in a battle."""
    __slots__ = tuple(__annotations__)

    def work_out(self) -> None:
        """Fill the tables that follow from the figures."""
        self.lair_keepers = [
            [monster for monster in range(len(self.monster_passive)) if self.monster_passive[monster] == passive]
            for passive in range(NO_RECRUIT + 1)
        ]
        self.regions = len(self.region_names)
        self.near = [mask_of(around) for around in self.region_near]
        self.land_mask = [0] * self.lands
        for region in range(self.regions):
            self.land_mask[self.region_land[region]] |= 1 << region
        self.cities = mask_of([region for region in range(self.regions) if self.region_room[region] > 0])
        self.everywhere = (1 << self.regions) - 1
        self.god_of_region = [NOBODY] * self.regions
        for god in range(len(self.god_region)):
            self.god_of_region[self.god_region[god]] = god
        self.monster_cards = len(self.event_evolution)
        self.first_place = []
        self.place_monster = []
        self.place_symbol = []
        self.place_reward = []
        self.place_card = []
        for monster in range(self.monsters):
            self.first_place.append(len(self.place_symbol))
            for at in range(len(self.monster_wounds[monster])):
                self.place_monster.append(monster)
                self.place_symbol.append(self.monster_wounds[monster][at])
                self.place_reward.append(self.monster_rewards[monster][at])
                self.place_card.append(NOBODY)
            for card in range(len(self.event_evolution)):
                if self.event_monster[card] == monster:
                    for symbol in self.event_evolution[card].wounds:
                        self.place_monster.append(monster)
                        self.place_symbol.append(symbol)
                        self.place_reward.append(NO_REWARD)
                        self.place_card.append(card)
        self.first_place.append(len(self.place_symbol))
        self.within = [reaches(self.near, region, max(self.attribute_max) + 2) for region in range(self.regions)]
        self.moves = []
        self.to_region = []
        for region in range(self.regions):
            self.moves.append([("move", region, other) for other in range(self.regions)])
            self.to_region.append(("move-hero", region))
        self.plays = [("play", card) for card in range(len(self.card_symbol))]


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
