"""The facts of Lords of Hellas in the form the rules read in their loops: plain numbers, lists and masks."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.figures import (
    Artifact,
    AttackCard,
    Battle,
    Blessing,
    BuildMonument,
    BuildTemple,
    CombatCard,
    Draft,
    EventCard,
    Evolution,
    God,
    Hero,
    Hoplite,
    Hunt,
    Limits,
    March,
    Monster,
    Prayer,
    Prepare,
    Quest,
    QuestTrack,
    Region,
    Start,
    SymbolRule,
    TempleCard,
    Track,
    Usurp,
    Victory,
)
from ludoteka.games.lords_of_hellas.numbers import NO_RECRUIT, NO_REWARD, NOBODY
from ludoteka.kernel.action import Action


class Facts:
    """The figures the rules read, and the tables that follow from them; masks of regions have bit `region`."""

    region: list[Region]
    god: list[God]
    hero: list[Hero]
    attribute: list[Track]
    temple_card: list[TempleCard]
    card: list[CombatCard]
    symbol: list[SymbolRule]
    monster: list[Monster]
    event: list[EventCard]
    evolution: list[Evolution]
    """By event card, only for monster cards."""
    attack: list[AttackCard]
    quest: list[Quest]
    artifact: list[Artifact]
    blessing: list[Blessing]
    start: Start
    limits: Limits
    hoplite: Hoplite
    prayer: Prayer
    march: March
    prepare: Prepare
    usurp: Usurp
    build_temple: BuildTemple
    build_monument: BuildMonument
    battle: Battle
    hunt: Hunt
    quest_track: QuestTrack
    draft: Draft
    victory: Victory
    die: list[int]
    """The faces of the monster die."""
    lands: int
    """How many lands there are."""
    armies: int
    """How many colours there are."""
    hoplites: int
    """Hoplites of each player (LOH-LIM-01)."""
    priests: int
    """Priests of each player (LOH-LIM-02)."""
    control_tokens: int
    action_tokens: int
    """Used-action tokens of each player."""
    monument_levels: int
    shrines: int
    """Mask of the regions with a place for a temple."""
    delphi: int
    """The region of the oracle."""
    neutral_artifacts: list[int]
    """The artifacts of the deck."""
    all_neutral_artifacts: list[int]
    """Those and the ones of other printings."""
    regions: int
    """How many regions there are."""
    monsters: int
    """How many monsters there are."""
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
    lair_keepers: list[list[int]]
    """By passive ability: the monsters that have it."""
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
        self.regions = len(self.region)
        self.monsters = len(self.monster)
        self.monster_cards = len(self.evolution)
        self.lair_keepers = [
            [monster for monster in range(self.monsters) if self.monster[monster].passive == passive]
            for passive in range(NO_RECRUIT + 1)
        ]
        # neighbours by land and by sea routes alike (LOH-TERM-04)
        self.near = [mask_of(region.neighbours) for region in self.region]
        self.land_mask = [0] * self.lands
        for region in range(self.regions):
            self.land_mask[self.region[region].land] |= 1 << region
        self.cities = mask_of([region for region in range(self.regions) if self.region[region].room > 0])
        self.everywhere = (1 << self.regions) - 1
        self.god_of_region = [NOBODY] * self.regions
        for god in range(len(self.god)):
            self.god_of_region[self.god[god].region] = god
        self.number_places()
        farthest = max([track.max for track in self.attribute]) + 2
        self.within = [reaches(self.near, region, farthest) for region in range(self.regions)]
        self.moves = []
        self.to_region = []
        for region in range(self.regions):
            self.moves.append([("move", region, other) for other in range(self.regions)])
            self.to_region.append(("move-hero", region))
        self.plays = [("play", card) for card in range(len(self.card))]

    def number_places(self) -> None:
        """Number the wound places of all monsters."""
        self.first_place = []
        self.place_monster = []
        self.place_symbol = []
        self.place_reward = []
        self.place_card = []
        for monster in range(self.monsters):
            self.first_place.append(len(self.place_symbol))
            sheet = self.monster[monster]
            for at in range(len(sheet.wounds)):
                self.add_place(monster, sheet.wounds[at], sheet.rewards[at], NOBODY)
            for card in range(self.monster_cards):
                if self.event[card].monster == monster:
                    for symbol in self.evolution[card].wounds:
                        self.add_place(monster, symbol, NO_REWARD, card)
        self.first_place.append(len(self.place_symbol))

    def add_place(self, monster: int, symbol: int, reward: int, card: int) -> None:
        """One more wound place."""
        self.place_monster.append(monster)
        self.place_symbol.append(symbol)
        self.place_reward.append(reward)
        self.place_card.append(card)


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
