"""The State of Lords of Hellas: who holds what, in lists and masks by region, player, god, monster or card."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.facts import Facts
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.state import State


class Terms:
    """What the number of players and the edition settle for the whole game (LOH-2P, LOH-3P, table of differences)."""

    edition: int
    """0 for the Czech edition, 1 for the Polish one."""
    temples: int
    """Temples on the temple card."""
    lands_to_win: int
    lands_left_out: int
    """Mask of the lands that do not count for the land victory (LOH-3P-01)."""
    king_of_kings: bool
    """Whether a finished monument can win the game (LOH-2P-02)."""
    repeats: int
    """Covered special actions carried out again before a monument is built (LOH-2P-04)."""
    winner_takes_region: bool
    """Whether the winner of a battle takes the region in any case (LOH-BATTLE-17)."""
    must_repeat: bool
    """Whether the repetition before a monument is compulsory (LOH-2P-04)."""
    must_use_power: bool
    """Whether a prayer must use the divine power (LOH-PRAY-03)."""
    may_decline_attack: bool
    """Whether a hunter able to wound may stop the hunt (LOH-HUNT-05)."""
    far_attackers_return: bool
    """Whether a beaten attacker from afar goes back to the region of origin (LOH-BATTLE-14)."""
    prepare_fortifies: bool
    """Whether Prepare's hoplite may fortify in a region that it takes by arriving (LOH-PREP-04)."""
    finished_hero_rests: bool
    """Whether a hero that has finished a quest is not moved by anything else in that turn either (LOH-QUEST-07)."""
    leadership_limit: int
    """The highest leadership (LOH-LIM-06)."""
    achilles_speed: int
    """The speed Achilles starts with (LOH-HERO-03)."""
    __slots__ = tuple(__annotations__)


class Battle:
    """A battle under way; lists of two hold the attacker's figure first and the defender's second (LOH-BATTLE)."""

    region: int
    attacker: int
    defender: int
    origins: int
    """Mask of the regions the attacker came from (LOH-BATTLE-15)."""
    played: list[list[int]]
    """Combat cards on the table, in the order they were played."""
    bonus: list[int]
    """Army strength by cards and other effects that stay fixed (LOH-BATTLE-24)."""
    losses: list[int]
    """Loss symbols that count for each side (LOH-BATTLE-07, LOH-BATTLE-10)."""
    demands: list[int]
    """What the opponent loses for the defeat if this side wins (LOH-BATTLE-11)."""
    passed: list[bool]
    used: int
    """Marks of effects that work once in a battle; their bits are in `rules/battle_effects.py`."""
    winner: int
    """The player who has won, -1 until it is known."""
    __slots__ = tuple(__annotations__)

    def copy(self) -> Battle:
        twin = Battle()
        twin.region = self.region
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.origins = self.origins
        twin.played = [self.played[0].copy(), self.played[1].copy()]
        twin.bonus = self.bonus.copy()
        twin.losses = self.losses.copy()
        twin.demands = self.demands.copy()
        twin.passed = self.passed.copy()
        twin.used = self.used
        twin.winner = self.winner
        return twin


class Hunt:
    """A hunt under way (LOH-HUNT)."""

    seat: int
    monster: int
    region: int
    covered: int
    """Mask of the wound places covered by this hunter in this hunt (LOH-REWARD-01, LOH-REWARD-06)."""
    wounded: int
    """Wounds dealt in the attack step under way (LOH-HUNT-05)."""
    attacks: int
    """Monster attacks so far, the one under way included."""
    chooser: int
    """Who chooses the monster's attack: the player to the hunter's left, or who has used Tiresias' staff."""
    drawn: list[int]
    """The attack cards one of which is being chosen: secret of whoever chooses (LOH-HUNT-09, LOH-TERM-10)."""
    attack: int
    """The attack card being played, else -1."""
    strength: int
    """Its strength, worked out when it is revealed (LOH-HUNT-22)."""
    defence: int
    """Strength of the combat cards discarded against it so far."""
    used: int
    """Marks of effects that work once in a hunt; their bits are in `rules/hunt_effects.py`."""
    __slots__ = tuple(__annotations__)

    def copy(self) -> Hunt:
        twin = Hunt()
        twin.seat = self.seat
        twin.monster = self.monster
        twin.region = self.region
        twin.covered = self.covered
        twin.wounded = self.wounded
        twin.attacks = self.attacks
        twin.chooser = self.chooser
        twin.drawn = self.drawn.copy()
        twin.attack = self.attack
        twin.strength = self.strength
        twin.defence = self.defence
        twin.used = self.used
        return twin


class LordsOfHellas(State):
    """A game of Lords of Hellas.

    Regions, lands, gods, monsters and cards are their numbers in the content; -1 means nobody, nowhere or nothing.
    A hoplite list is indexed `seat * facts.regions + region`, an attribute list `seat * 3 + attribute`, a list of
    priests `god * seats + seat`. Change hoplites and control only through `rules/control.py` and
    `rules/casualties.py`, hands through `rules/cards.py`, attributes and injuries through `rules/attributes.py`,
    artifacts through `rules/treasure.py`: they keep what belongs together in step.
    """

    facts: Facts
    terms: Terms
    turn: int
    """Number of the turn, 0 before the first."""
    active: int
    """The player whose turn it is, -1 before the first turn (LOH-TERM-07)."""
    done: int
    """Mask of the regular actions used in this turn, bit 0 is USE_ARTIFACTS (LOH-TURN-01)."""
    marks: int
    """Marks of effects that work once per turn; their bits are in `rules/marks.py`."""
    extra_actions: int
    """Special actions the active player may take after the one under way (LOH-SPEC-04)."""
    boosted: int
    """The attribute, `seat * 3 + attribute`, that counts more for the action under way, else -1."""
    hero: list[int]
    """Hero of each player."""
    army: list[int]
    """Colour of each player."""
    hero_region: list[int]
    """Where each hero stands, -1 on a quest and before it is placed."""
    quest: list[int]
    """The quest each hero is on, else -1."""
    quest_step: list[int]
    """The step of that quest, counted from 0, else -1."""
    attributes: list[int]
    """Stored values (LOH-INJ-01)."""
    injured: list[int]
    """Mask of the injured attributes of each player."""
    pool: list[int]
    """Priests in each pool (LOH-TERM-09)."""
    praying: list[int]
    """Priests at the monuments."""
    levels: list[int]
    """Level of each monument."""
    temples: int
    """Mask of the regions with a temple or the oracle."""
    temples_built: int
    """Temples that have left the temple card; the oracle is not on it."""
    temple_card: int
    owner: list[int]
    """Whose control token lies in each region (LOH-TERM-02)."""
    held: list[int]
    """Mask of the regions each player controls."""
    hoplites: list[int]
    """All hoplites of a player in a region, fortified ones included (LOH-TERM-03)."""
    camps: list[int]
    """Mask of the regions with hoplites of each player."""
    fortified: list[int]
    """How many hoplites of its controller are fortified in each region."""
    supply: list[int]
    """Hoplites of each player that are not on the map."""
    glory: list[int]
    """Who holds the glory token of each land (LOH-GLORY-01)."""
    covered: list[int]
    """Mask of the covered special actions; bit EXHAUSTED is the token on Exhausted Fight (LOH-SPEC-01)."""
    king: int
    """Who holds the activation card (LOH-WIN-05)."""
    king_god: int
    """The monument it is about, -1 while none is complete."""
    countdown: int
    """Used-action tokens on it."""
    monster_region: list[int]
    """Where each monster stands, -1 if it is not on the map."""
    slayer: list[int]
    """Who has the figure of each slain monster."""
    wounds: list[int]
    """Mask of the covered wound places of each monster, those added by evolutions last."""
    evolutions: list[int]
    """Mask of the monster cards tucked under each sheet, by their number among the event cards."""
    quest_slots: list[int]
    """Quest on each slot."""
    kept_quests: list[int]
    """Mask of the quest cards each player keeps (LOH-QUEST-10)."""
    artifacts: list[int]
    """Mask of the artifacts of each player."""
    charged: int
    """Mask of the artifacts that are charged."""
    lost_artifacts: int
    """Mask of the artifacts that have left the game (LOH-REWARD-04)."""
    looked: list[int]
    """Neutral artifacts a player looks at to take some: secret."""
    looker: int
    """Who looks at them, or at the combat cards below."""
    peeked: list[int]
    """Combat cards the Owl of Athena shows: secret."""
    blessings: list[int]
    """Mask of the blessings of each player."""
    draft: list[int]
    """Blessings being passed on in a draft: secret."""
    draft_seen: int
    """Audience that has seen them (LOH-BLESS-05)."""
    hands: list[list[int]]
    """Combat cards of each player, sorted: secret."""
    arrived: list[int]
    """Hoplites of the moving player that have moved in the movement under way, by region they ended in."""
    origins: list[int]
    """Mask of the regions from which they came to each region."""
    entered: int
    """Mask of the regions entered in the movement under way (LOH-MOVE-11)."""
    stepped: int
    """Mask of the cities into which a hoplite has stepped in the movement under way."""
    battles: list[Battle]
    """The battle under way, if there is one."""
    hunts: list[Hunt]
    """The hunt under way, if there is one."""
    combat_deck: Deck
    combat_discard: list[int]
    """Sorted, like all discard piles."""
    event_deck: Deck
    """Monster cards and quests."""
    event_discard: list[int]
    attack_deck: Deck
    attack_discard: list[int]
    artifact_deck: Deck
    """Neutral artifacts."""
    blessing_deck: Deck
    blessing_discard: list[int]
    __slots__ = tuple(__annotations__)

    def copy(self) -> LordsOfHellas:
        battles: list[Battle] = []
        if self.battles:
            battles = [battle.copy() for battle in self.battles]
        hunts: list[Hunt] = []
        if self.hunts:
            hunts = [hunt.copy() for hunt in self.hunts]
        twin = LordsOfHellas(self.seats)
        twin.facts = self.facts
        twin.terms = self.terms
        twin.turn = self.turn
        twin.active = self.active
        twin.done = self.done
        twin.marks = self.marks
        twin.extra_actions = self.extra_actions
        twin.boosted = self.boosted
        twin.hero = self.hero.copy()
        twin.army = self.army.copy()
        twin.hero_region = self.hero_region.copy()
        twin.quest = self.quest.copy()
        twin.quest_step = self.quest_step.copy()
        twin.attributes = self.attributes.copy()
        twin.injured = self.injured.copy()
        twin.pool = self.pool.copy()
        twin.praying = self.praying.copy()
        twin.levels = self.levels.copy()
        twin.temples = self.temples
        twin.temples_built = self.temples_built
        twin.temple_card = self.temple_card
        twin.owner = self.owner.copy()
        twin.held = self.held.copy()
        twin.hoplites = self.hoplites.copy()
        twin.camps = self.camps.copy()
        twin.fortified = self.fortified.copy()
        twin.supply = self.supply.copy()
        twin.glory = self.glory.copy()
        twin.covered = self.covered.copy()
        twin.king = self.king
        twin.king_god = self.king_god
        twin.countdown = self.countdown
        twin.monster_region = self.monster_region.copy()
        twin.slayer = self.slayer.copy()
        twin.wounds = self.wounds.copy()
        twin.evolutions = self.evolutions.copy()
        twin.quest_slots = self.quest_slots.copy()
        twin.kept_quests = self.kept_quests.copy()
        twin.artifacts = self.artifacts.copy()
        twin.charged = self.charged
        twin.lost_artifacts = self.lost_artifacts
        twin.arrived = self.arrived.copy()
        twin.origins = self.origins.copy()
        twin.entered = self.entered
        twin.stepped = self.stepped
        twin.battles = battles
        twin.hunts = hunts
        self.copy_cards(twin)
        self.carry(twin)
        return twin

    def copy_cards(self, twin: LordsOfHellas) -> None:
        """Give a copy the hands, the decks and what lies open of them."""
        twin.looked = self.looked.copy()
        twin.looker = self.looker
        twin.peeked = self.peeked.copy()
        twin.blessings = self.blessings.copy()
        twin.draft = self.draft.copy()
        twin.draft_seen = self.draft_seen
        twin.hands = [hand.copy() for hand in self.hands]
        twin.combat_deck = self.combat_deck.copy()
        twin.combat_discard = self.combat_discard.copy()
        twin.event_deck = self.event_deck.copy()
        twin.event_discard = self.event_discard.copy()
        twin.attack_deck = self.attack_deck.copy()
        twin.attack_discard = self.attack_discard.copy()
        twin.artifact_deck = self.artifact_deck.copy()
        twin.blessing_deck = self.blessing_deck.copy()
        twin.blessing_discard = self.blessing_discard.copy()
