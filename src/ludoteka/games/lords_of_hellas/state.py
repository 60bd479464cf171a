"""The State of Lords of Hellas: who holds what, in lists and masks by region, player, god, monster or card."""

from __future__ import annotations

from typing import Any

from ludoteka.games.lords_of_hellas.facts import Facts
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.state import State, Step


class Terms:
    """What the number of players and the edition settle for the whole game (LOH-2P, LOH-3P, table of differences)."""

    __slots__ = (
        "achilles_speed",
        "edition",
        "far_attackers_return",
        "finished_hero_rests",
        "king_of_kings",
        "lands_left_out",
        "lands_to_win",
        "leadership_limit",
        "may_decline_attack",
        "must_repeat",
        "must_use_power",
        "prepare_fortifies",
        "repeats",
        "temples",
        "winner_takes_region",
    )

    def __init__(
        self,
        edition: int,
        temples: int,
        lands_to_win: int,
        lands_left_out: int,
        king_of_kings: bool,
        repeats: int,
        winner_takes_region: bool,
        must_repeat: bool,
        must_use_power: bool,
        may_decline_attack: bool,
        far_attackers_return: bool,
        prepare_fortifies: bool,
        finished_hero_rests: bool,
        leadership_limit: int,
        achilles_speed: int,
    ) -> None:
        self.edition = edition
        """0 for the Czech edition, 1 for the Polish one."""
        self.temples = temples
        """Temples on the temple card."""
        self.lands_to_win = lands_to_win
        self.lands_left_out = lands_left_out
        """Mask of the lands that do not count for the land victory (LOH-3P-01)."""
        self.king_of_kings = king_of_kings
        """Whether a finished monument can win the game (LOH-2P-02)."""
        self.repeats = repeats
        """Covered special actions carried out again before a monument is built (LOH-2P-04)."""
        self.winner_takes_region = winner_takes_region
        """Whether the winner of a battle takes the region in any case (LOH-BATTLE-17)."""
        self.must_repeat = must_repeat
        """Whether the repetition before a monument is compulsory (LOH-2P-04)."""
        self.must_use_power = must_use_power
        """Whether a prayer must use the divine power (LOH-PRAY-03)."""
        self.may_decline_attack = may_decline_attack
        """Whether a hunter able to wound may stop the hunt (LOH-HUNT-05)."""
        self.far_attackers_return = far_attackers_return
        """Whether a beaten attacker from afar goes back to the region of origin (LOH-BATTLE-14)."""
        self.prepare_fortifies = prepare_fortifies
        """Whether Prepare's hoplite may fortify in a region that it takes by arriving (LOH-PREP-04)."""
        self.finished_hero_rests = finished_hero_rests
        """Whether a hero that has finished a quest is not moved by anything else in that turn either (LOH-QUEST-07)."""
        self.leadership_limit = leadership_limit
        """The highest leadership (LOH-LIM-06)."""
        self.achilles_speed = achilles_speed
        """The speed Achilles starts with (LOH-HERO-03)."""


class Battle:
    """A battle under way; lists of two hold the attacker's figure first and the defender's second (LOH-BATTLE)."""

    __slots__ = (
        "attacker",
        "bonus",
        "defender",
        "demands",
        "losses",
        "origins",
        "passed",
        "played",
        "region",
        "used",
        "winner",
    )

    def __init__(
        self,
        region: int,
        attacker: int,
        defender: int,
        origins: int,
        played: list[list[int]],
        bonus: list[int],
        losses: list[int],
        demands: list[int],
        passed: list[bool],
        used: int,
        winner: int,
    ) -> None:
        self.region = region
        self.attacker = attacker
        self.defender = defender
        self.origins = origins
        """Mask of the regions the attacker came from (LOH-BATTLE-15)."""
        self.played = played
        """Combat cards on the table, in the order they were played."""
        self.bonus = bonus
        """Army strength by cards and other effects that stay fixed (LOH-BATTLE-24)."""
        self.losses = losses
        """Loss symbols that count for each side (LOH-BATTLE-07, LOH-BATTLE-10)."""
        self.demands = demands
        """What the opponent loses for the defeat if this side wins (LOH-BATTLE-11)."""
        self.passed = passed
        self.used = used
        """Marks of effects that work once in a battle; their bits are in `rules/battle_effects.py`."""
        self.winner = winner
        """The player who has won, -1 until it is known."""

    def copy(self) -> Battle:
        """An independent copy."""
        return Battle(
            self.region,
            self.attacker,
            self.defender,
            self.origins,
            [self.played[0].copy(), self.played[1].copy()],
            self.bonus.copy(),
            self.losses.copy(),
            self.demands.copy(),
            self.passed.copy(),
            self.used,
            self.winner,
        )


class Hunt:
    """A hunt under way (LOH-HUNT)."""

    __slots__ = (
        "attack",
        "attacks",
        "chooser",
        "covered",
        "defence",
        "drawn",
        "monster",
        "region",
        "seat",
        "strength",
        "used",
        "wounded",
    )

    def __init__(
        self,
        seat: int,
        monster: int,
        region: int,
        covered: int,
        wounded: int,
        attacks: int,
        chooser: int,
        drawn: list[int],
        attack: int,
        strength: int,
        defence: int,
        used: int,
    ) -> None:
        self.seat = seat
        self.monster = monster
        self.region = region
        self.covered = covered
        """Mask of the wound places covered by this hunter in this hunt (LOH-REWARD-01, LOH-REWARD-06)."""
        self.wounded = wounded
        """Wounds dealt in the attack step under way (LOH-HUNT-05)."""
        self.attacks = attacks
        """Monster attacks so far, the one under way included."""
        self.chooser = chooser
        """Who chooses the monster's attack: the player to the hunter's left, or who has used Tiresias' staff."""
        self.drawn = drawn
        """The attack cards one of which is being chosen: secret of whoever chooses (LOH-HUNT-09, LOH-TERM-10)."""
        self.attack = attack
        """The attack card being played, else -1."""
        self.strength = strength
        """Its strength, worked out when it is revealed (LOH-HUNT-22)."""
        self.defence = defence
        """Strength of the combat cards discarded against it so far."""
        self.used = used
        """Marks of effects that work once in a hunt; their bits are in `rules/hunt_effects.py`."""

    def copy(self) -> Hunt:
        """An independent copy."""
        return Hunt(
            self.seat,
            self.monster,
            self.region,
            self.covered,
            self.wounded,
            self.attacks,
            self.chooser,
            self.drawn.copy(),
            self.attack,
            self.strength,
            self.defence,
            self.used,
        )


class LordsOfHellas(State):
    """A game of Lords of Hellas.

    Regions, lands, gods, monsters and cards are their numbers in the content; -1 means nobody, nowhere or nothing.
    A hoplite list is indexed `seat * facts.regions + region`, an attribute list `seat * 3 + attribute`, a list of
    priests `god * seats + seat`. Change hoplites and control only through `rules/control.py` and
    `rules/casualties.py`, hands through `rules/cards.py`, attributes and injuries through `rules/attributes.py`,
    artifacts through `rules/treasure.py`: they keep what belongs together in step.
    """

    __slots__ = (
        "active",
        "army",
        "arrived",
        "artifact_deck",
        "artifacts",
        "attack_deck",
        "attack_discard",
        "attributes",
        "battles",
        "blessing_deck",
        "blessing_discard",
        "blessings",
        "boosted",
        "camps",
        "charged",
        "combat_deck",
        "combat_discard",
        "countdown",
        "covered",
        "done",
        "draft",
        "draft_seen",
        "entered",
        "event_deck",
        "event_discard",
        "evolutions",
        "extra_actions",
        "facts",
        "fortified",
        "glory",
        "hands",
        "held",
        "hero",
        "hero_region",
        "hoplites",
        "hunts",
        "injured",
        "kept_quests",
        "king",
        "king_god",
        "levels",
        "looked",
        "looker",
        "lost_artifacts",
        "marks",
        "monster_region",
        "origins",
        "owner",
        "peeked",
        "pool",
        "praying",
        "quest",
        "quest_slots",
        "quest_step",
        "slayer",
        "stepped",
        "supply",
        "temple_card",
        "temples",
        "temples_built",
        "terms",
        "turn",
        "wounds",
    )

    def __init__(
        self,
        seats: int,
        facts: Facts,
        terms: Terms,
        turn: int,
        active: int,
        done: int,
        marks: int,
        extra_actions: int,
        boosted: int,
        hero: list[int],
        army: list[int],
        hero_region: list[int],
        quest: list[int],
        quest_step: list[int],
        attributes: list[int],
        injured: list[int],
        pool: list[int],
        praying: list[int],
        levels: list[int],
        temples: int,
        temples_built: int,
        temple_card: int,
        owner: list[int],
        held: list[int],
        hoplites: list[int],
        camps: list[int],
        fortified: list[int],
        supply: list[int],
        glory: list[int],
        covered: list[int],
        king: int,
        king_god: int,
        countdown: int,
        monster_region: list[int],
        slayer: list[int],
        wounds: list[int],
        evolutions: list[int],
        quest_slots: list[int],
        kept_quests: list[int],
        artifacts: list[int],
        charged: int,
        lost_artifacts: int,
        looked: list[int],
        looker: int,
        peeked: list[int],
        blessings: list[int],
        draft: list[int],
        draft_seen: int,
        hands: list[list[int]],
        arrived: list[int],
        origins: list[int],
        entered: int,
        stepped: int,
        battles: list[Battle],
        hunts: list[Hunt],
        combat_deck: Deck,
        combat_discard: list[int],
        event_deck: Deck,
        event_discard: list[int],
        attack_deck: Deck,
        attack_discard: list[int],
        artifact_deck: Deck,
        blessing_deck: Deck,
        blessing_discard: list[int],
    ) -> None:
        super().__init__(seats)
        self.facts = facts
        self.terms = terms
        self.turn = turn
        """Number of the turn, 0 before the first."""
        self.active = active
        """The player whose turn it is, -1 before the first turn (LOH-TERM-07)."""
        self.done = done
        """Mask of the regular actions used in this turn, bit 0 is USE_ARTIFACTS (LOH-TURN-01)."""
        self.marks = marks
        """Marks of effects that work once per turn; their bits are in `rules/marks.py`."""
        self.extra_actions = extra_actions
        """Special actions the active player may take after the one under way (LOH-SPEC-04)."""
        self.boosted = boosted
        """The attribute, `seat * 3 + attribute`, that counts more for the action under way, else -1."""
        self.hero = hero
        """Hero of each player."""
        self.army = army
        """Colour of each player."""
        self.hero_region = hero_region
        """Where each hero stands, -1 on a quest and before it is placed."""
        self.quest = quest
        """The quest each hero is on, else -1."""
        self.quest_step = quest_step
        """The step of that quest, counted from 0, else -1."""
        self.attributes = attributes
        """Stored values (LOH-INJ-01)."""
        self.injured = injured
        """Mask of the injured attributes of each player."""
        self.pool = pool
        """Priests in each pool (LOH-TERM-09)."""
        self.praying = praying
        """Priests at the monuments."""
        self.levels = levels
        """Level of each monument."""
        self.temples = temples
        """Mask of the regions with a temple or the oracle."""
        self.temples_built = temples_built
        """Temples that have left the temple card; the oracle is not on it."""
        self.temple_card = temple_card
        self.owner = owner
        """Whose control token lies in each region (LOH-TERM-02)."""
        self.held = held
        """Mask of the regions each player controls."""
        self.hoplites = hoplites
        """All hoplites of a player in a region, fortified ones included (LOH-TERM-03)."""
        self.camps = camps
        """Mask of the regions with hoplites of each player."""
        self.fortified = fortified
        """How many hoplites of its controller are fortified in each region."""
        self.supply = supply
        """Hoplites each player has not on the map."""
        self.glory = glory
        """Who holds the glory token of each land (LOH-GLORY-01)."""
        self.covered = covered
        """Mask of the covered special actions; bit EXHAUSTED is the token on Exhausted Fight (LOH-SPEC-01)."""
        self.king = king
        """Who holds the activation card (LOH-WIN-05)."""
        self.king_god = king_god
        """The monument it is about, -1 while none is complete."""
        self.countdown = countdown
        """Used-action tokens on it."""
        self.monster_region = monster_region
        """Where each monster stands, -1 if it is not on the map."""
        self.slayer = slayer
        """Who has the figure of each slain monster."""
        self.wounds = wounds
        """Mask of the covered wound places of each monster, those added by evolutions last."""
        self.evolutions = evolutions
        """Mask of the monster cards tucked under each sheet, by their number among the event cards."""
        self.quest_slots = quest_slots
        """Quest on each slot."""
        self.kept_quests = kept_quests
        """Mask of the quest cards each player keeps (LOH-QUEST-10)."""
        self.artifacts = artifacts
        """Mask of the artifacts of each player."""
        self.charged = charged
        """Mask of the artifacts that are charged."""
        self.lost_artifacts = lost_artifacts
        """Mask of the artifacts that have left the game (LOH-REWARD-04)."""
        self.looked = looked
        """Neutral artifacts a player looks at to take some: secret."""
        self.looker = looker
        """Who looks at them, or at the combat cards below."""
        self.peeked = peeked
        """Combat cards the Owl of Athena shows: secret."""
        self.blessings = blessings
        """Mask of the blessings of each player."""
        self.draft = draft
        """Blessings being passed on in a draft: secret."""
        self.draft_seen = draft_seen
        """Audience that has seen them (LOH-BLESS-05)."""
        self.hands = hands
        """Combat cards of each player, sorted: secret."""
        self.arrived = arrived
        """Hoplites of the moving player that have moved in the movement under way, by region they ended in."""
        self.origins = origins
        """Mask of the regions from which they came to each region."""
        self.entered = entered
        """Mask of the regions entered in the movement under way (LOH-MOVE-11)."""
        self.stepped = stepped
        """Mask of the cities into which a hoplite has stepped in the movement under way."""
        self.battles = battles
        """The battle under way, if there is one."""
        self.hunts = hunts
        """The hunt under way, if there is one."""
        self.combat_deck = combat_deck
        self.combat_discard = combat_discard
        """Sorted, like all discard piles."""
        self.event_deck = event_deck
        """Monster cards and quests."""
        self.event_discard = event_discard
        self.attack_deck = attack_deck
        self.attack_discard = attack_discard
        self.artifact_deck = artifact_deck
        """Neutral artifacts."""
        self.blessing_deck = blessing_deck
        self.blessing_discard = blessing_discard

    def then(self, *steps: Step[Any]) -> None:
        """Do these steps next, in this order, before anything that already waits; nothing once somebody has won."""
        if self.places:
            return
        if len(steps) == 1:
            self.stack.append(steps[0])
        else:
            self.stack.extend(steps[::-1])

    def copy(self) -> LordsOfHellas:
        """An independent copy."""
        battles: list[Battle] = []
        if self.battles:
            battles = [battle.copy() for battle in self.battles]
        hunts: list[Hunt] = []
        if self.hunts:
            hunts = [hunt.copy() for hunt in self.hunts]
        twin = LordsOfHellas(
            self.seats,
            self.facts,
            self.terms,
            self.turn,
            self.active,
            self.done,
            self.marks,
            self.extra_actions,
            self.boosted,
            self.hero.copy(),
            self.army.copy(),
            self.hero_region.copy(),
            self.quest.copy(),
            self.quest_step.copy(),
            self.attributes.copy(),
            self.injured.copy(),
            self.pool.copy(),
            self.praying.copy(),
            self.levels.copy(),
            self.temples,
            self.temples_built,
            self.temple_card,
            self.owner.copy(),
            self.held.copy(),
            self.hoplites.copy(),
            self.camps.copy(),
            self.fortified.copy(),
            self.supply.copy(),
            self.glory.copy(),
            self.covered.copy(),
            self.king,
            self.king_god,
            self.countdown,
            self.monster_region.copy(),
            self.slayer.copy(),
            self.wounds.copy(),
            self.evolutions.copy(),
            self.quest_slots.copy(),
            self.kept_quests.copy(),
            self.artifacts.copy(),
            self.charged,
            self.lost_artifacts,
            self.looked.copy(),
            self.looker,
            self.peeked.copy(),
            self.blessings.copy(),
            self.draft.copy(),
            self.draft_seen,
            [hand.copy() for hand in self.hands],
            self.arrived.copy(),
            self.origins.copy(),
            self.entered,
            self.stepped,
            battles,
            hunts,
            self.combat_deck.copy(),
            self.combat_discard.copy(),
            self.event_deck.copy(),
            self.event_discard.copy(),
            self.attack_deck.copy(),
            self.attack_discard.copy(),
            self.artifact_deck.copy(),
            self.blessing_deck.copy(),
            self.blessing_discard.copy(),
        )
        self.carry(twin)
        return twin
