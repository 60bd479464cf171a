"""How neutral units and AI heroes fight by themselves: targets, ways, and an AI hero's cards (H3-AI-05 to H3-AI-11)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.parts import ByDifficulty
from ludoteka.games.heroes3.facts import AI, AZURE, NEUTRALS, NOBODY, SPACES
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.battlefield.aiming import ChooseSpace
from ludoteka.games.heroes3.rules.battlefield.board import (
    NEIGHBOURS,
    adjacent,
    distance,
    steps_of,
    steps_to,
)
from ludoteka.games.heroes3.rules.battlefield.damage import heal, over
from ludoteka.games.heroes3.rules.battlefield.effects import lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import (
    ability,
    alive,
    effect_on,
    fight,
    fighters_of,
    ground_or_flying,
    initiative_of,
    is_ranged,
    is_tower,
    movement_of,
    owner_of,
    printed_defense,
    tier_of,
    units_of,
)
from ludoteka.games.heroes3.rules.battlefield.moments import ENEMY_CAST
from ludoteka.games.heroes3.rules.battlefield.siege import pieces_in_the_way
from ludoteka.games.heroes3.rules.battlefield.spell_power import school_of
from ludoteka.games.heroes3.rules.combat.cards import factor, lowest_initiative, nearest_targets
from ludoteka.games.heroes3.rules.combat.deeds_of_attack import deal, hurt
from ludoteka.games.heroes3.rules.combat.moves import (
    attack_space,
    berserk_options,
    march,
    may_move,
    move_options,
    targets_from,
)
from ludoteka.games.heroes3.rules.combat.placing import horde_places, lay_horde
from ludoteka.games.heroes3.rules.combat.strike import declare
from ludoteka.games.heroes3.rules.combat.windows import CardWindow
from ludoteka.games.heroes3.rules.spells.casting import take_mark
from ludoteka.games.heroes3.rules.spells.deeds import work
from ludoteka.games.heroes3.rules.spells.targets import UNAIMED, can_be_target, tier_fits
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Casting, Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step

LAST_RANK: Final = 99


def by_difficulty(s: Heroes3, figures: ByDifficulty) -> int:
    """The figure of the difficulty that is played."""
    return (figures.easy, figures.normal, figures.hard, figures.impossible)[s.difficulty]


# -- whom to attack ---------------------------------------------------------------------------------------------


def rank(s: Heroes3, fighter: int, target: int) -> int:
    """How much a unit wants to attack another; the least number first (H3-AI-08, H3-AI-09)."""
    c = fight(s)
    own = tier_of(s, c, fighter)
    other = tier_of(s, c, target)
    if other < 0:
        return LAST_RANK
    if own < 0 or other == own:
        value = 0
    elif other < own:
        value = own - other
    else:
        value = other + AZURE + 1
    if is_ranged(s, c, fighter) and not is_ranged(s, c, target):
        value += 20
    return value


def wanted(s: Heroes3, c: Combat, fighter: int, targets: list[int]) -> list[int]:
    """The best of some targets by tier and kind, then the nearest of them (H3-AI-08 to H3-AI-10)."""
    if not targets:
        return []
    best = min(rank(s, fighter, target) for target in targets)
    first = [target for target in targets if rank(s, fighter, target) == best]
    near = min(distance(c.space[fighter], c.space[target]) for target in first)
    return [target for target in first if distance(c.space[fighter], c.space[target]) == near]


def chooser(s: Heroes3, c: Combat, fighter: int) -> int:
    """The player who decides where the AI's rules leave a choice: the other side, else the AI has to (H3-AI-10)."""
    seat = c.controllers[1 - c.side[fighter]]
    return seat if 0 <= seat < s.seats else AI


class AiActs(Step[Heroes3]):
    """A unit run by the AI rules acts: first a card of its hero, then it goes for a target (H3-AI-06, H3-AI-11)."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        """Draw and move."""
        c = fight(s)
        if over(s) or not alive(c, self.fighter):
            return
        s.then(AiMoves(self.fighter))
        if c.ai_deck and owner_of(c, c.side[self.fighter]) in (AI, NEUTRALS):
            s.then(AiDraw(self.fighter, True))


class AiMoves(Step[Heroes3]):
    """The unit attacks the best target in reach, or moves nearer to the best of all (R-40, R-74)."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        """Find the target."""
        c = fight(s)
        fighter = self.fighter
        if over(s) or not alive(c, fighter) or c.attacked or effect_on(c, "stuck", fighter) is not None:
            return
        if effect_on(c, "berserk", fighter) is not None:
            go_berserk(s, c, fighter)
            return
        here = c.space[fighter]
        forgetful = effect_on(c, "forgetfulness", fighter) is not None
        reached = [] if forgetful else targets_in_reach(s, c, fighter)
        if reached:
            pick(s, c, fighter, wanted(s, c, fighter, reached))
            return
        if not forgetful and not is_ranged(s, c, fighter):
            pieces = pieces_in_the_way(s, c, fighter, here)
            if pieces:
                attack_space(s, c, fighter, pieces[0])
                return
        if is_ranged(s, c, fighter) or is_tower(s, c, fighter):
            return
        approach(s, c, fighter)


def go_berserk(s: Heroes3, c: Combat, fighter: int) -> None:
    """A berserk unit of the AI takes the first way to the nearest unit."""
    match berserk_options(s, c, fighter, move_options(s, c, fighter))[0]:
        case ("attack", int(space)):
            attack_space(s, c, fighter, space)
        case ("march", int(space)):
            s.then(AiMoves(fighter))
            march(s, c, fighter, space)


def targets_in_reach(s: Heroes3, c: Combat, fighter: int) -> list[int]:
    """The enemies a unit can attack in this activation, moving first if it fights hand to hand (R-40)."""
    here = c.space[fighter]
    now = targets_from(s, c, fighter, here)
    if is_ranged(s, c, fighter):
        return now
    if c.moved or not may_move(s, c, fighter):
        return now
    spaces = move_options(s, c, fighter)
    out: list[int] = []
    for target in fighters_of(c, 1 - c.side[fighter]):
        place = c.space[target]
        if place < SPACES and (adjacent(here, place) or any(adjacent(space, place) for space in spaces)):
            out.append(target)
    return out


def pick(s: Heroes3, c: Combat, fighter: int, targets: list[int]) -> None:
    """Attack the target; the player decides between equals (H3-AI-10)."""
    seat = chooser(s, c, fighter)
    if len(targets) > 1 and seat != AI:
        s.then(AiTarget(seat, fighter, sorted(c.space[target] for target in targets)))
    else:
        go_for(s, c, fighter, targets[0])


class AiTarget(ChooseSpace):
    """Which of several equal targets an enemy unit attacks; the player decides (H3-AI-10)."""

    __slots__ = ("fighter", "spaces")

    def __init__(self, seat: int, fighter: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.fighter = fighter
        self.spaces = spaces

    def prompt(self, s: Heroes3) -> Action:
        """Names the unit."""
        return ("ai-target", fight(s).form[self.fighter] >> 1)

    def options(self, s: Heroes3) -> list[Action]:
        """Each of them."""
        return [("target", space) for space in sorted(self.spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        """It goes for that one."""
        match action:
            case ("target", int(space)):
                c = fight(s)
                go_for(s, c, self.fighter, c.board[space])


def go_for(s: Heroes3, c: Combat, fighter: int, target: int) -> None:
    """A unit moves only as far as needed and attacks (R-40, R-74)."""
    here = c.space[fighter]
    if is_ranged(s, c, fighter) or adjacent(here, c.space[target]):
        declare(s, c, fighter, target)
        return
    spaces = [space for space in move_options(s, c, fighter) if adjacent(space, c.space[target])]
    if ability(s, c, fighter, "teleport_move_any_empty_space") is None:
        movement = movement_of(s, c, fighter)
        far = steps_to(c, c.side[fighter], here, movement, steps_of(s, movement))
        least = min(far[space] for space in spaces)
        spaces = [space for space in spaces if far[space] == least]
    seat = chooser(s, c, fighter)
    if len(spaces) > 1 and seat != AI:
        s.then(AiGoes(seat, fighter, target, spaces))
    else:
        advance(s, c, fighter, target, spaces[0])


class AiGoes(ChooseSpace):
    """From which of several equally near spaces an enemy unit attacks; the player decides (R-74)."""

    __slots__ = ("fighter", "spaces", "target")

    def __init__(self, seat: int, fighter: int, target: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.fighter = fighter
        self.target = target
        self.spaces = spaces

    def prompt(self, s: Heroes3) -> Action:
        """Names the unit."""
        return ("ai-goes", fight(s).form[self.fighter] >> 1)

    def options(self, s: Heroes3) -> list[Action]:
        """Each space."""
        return [("march", space) for space in sorted(self.spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        """It goes there and attacks."""
        match action:
            case ("march", int(space)):
                advance(s, fight(s), self.fighter, self.target, space)


def advance(s: Heroes3, c: Combat, fighter: int, target: int, space: int) -> None:
    """A unit moves next to its target and attacks it, if it gets there."""
    march(s, c, fighter, space)
    if over(s) or not alive(c, fighter) or effect_on(c, "stuck", fighter) is not None:
        return
    if alive(c, target) and adjacent(c.space[fighter], c.space[target]):
        declare(s, c, fighter, target)


def approach(s: Heroes3, c: Combat, fighter: int) -> None:
    """A unit without a target in reach moves as near as it can to the best one, through a wall if need be (R-40)."""
    spaces = move_options(s, c, fighter)
    prey = wanted(s, c, fighter, [f for f in fighters_of(c, 1 - c.side[fighter]) if c.space[f] < SPACES])
    if not prey or not spaces:
        return
    goal = c.space[prey[0]]
    best = min(distance(space, goal) for space in spaces)
    if best < distance(c.space[fighter], goal):
        march(s, c, fighter, next(space for space in spaces if distance(space, goal) == best))
    if over(s) or not alive(c, fighter) or effect_on(c, "forgetfulness", fighter) is not None:
        return
    pieces = pieces_in_the_way(s, c, fighter, c.space[fighter])
    if pieces:
        attack_space(s, c, fighter, pieces[0])


def pick_for_ability(s: Heroes3, c: Combat, what: str, fighter: int, spaces: list[int]) -> int:
    """Whom the AI uses an ability on: the most hurt friend, or the enemy it would attack first (R-74)."""
    if what == "heal":
        return max(spaces, key=lambda space: (c.damage[c.board[space]], -space))
    if what == "strengthen":
        return spaces[0]
    foes = [c.board[space] for space in spaces if c.side[c.board[space]] != c.side[fighter]]
    if not foes:
        return spaces[0]
    return c.space[wanted(s, c, fighter, foes)[0]]


# -- the cards of an AI hero ------------------------------------------------------------------------------------


class AiDraw(Step[Heroes3]):
    """An AI hero's unit activates: one AI card is drawn and resolved (H3-AI-06)."""

    __slots__ = ("fighter", "first")

    def __init__(self, fighter: int, first: bool) -> None:
        self.fighter = fighter
        self.first = first

    def run(self, s: Heroes3) -> None:
        """Draw it; an empty deck gives nothing more in this combat."""
        c = fight(s)
        if over(s) or not alive(c, self.fighter) or not c.ai_deck:
            return
        c.ai_deck = c.ai_deck.copy()
        number = c.ai_deck.pop(s.chance.below(len(c.ai_deck)))
        card = s.facts.ai_card[number]
        s.tell(("ai-card", number, c.space[self.fighter]))
        strength = by_difficulty(s, card.strength) if card.strength is not None else 0
        if card.effect == "attack":
            lay_plain(c, "attack", AI, self.fighter, strength, "might")
        elif card.effect == "defense_highest_hp":
            lay_plain(c, "defense", AI, toughest(s, c, self.fighter), strength, "might")
        elif card.effect == "defense_next":
            lay_plain(c, "defense", AI, following(s, c, self.fighter), strength, "might")
        elif card.effect == "cast":
            ai_casts(s, c, self.fighter, strength)
        else:
            use_skill(s, c, self.fighter, number)


def toughest(s: Heroes3, c: Combat, fighter: int) -> int:
    """The unit of the side with the highest HP, then the higher tier."""
    units = units_of(c, c.side[fighter])
    return max(units, key=lambda one: (s.facts.hp[c.form[one]], tier_of(s, c, one), -one)) if units else fighter


def following(s: Heroes3, c: Combat, fighter: int) -> int:
    """The unit of the side that activates next, in this round or the next one."""
    others = [one for one in units_of(c, c.side[fighter]) if one != fighter]
    if not others:
        return fighter
    return max(others, key=lambda one: (not c.activated[one], initiative_of(s, c, one), tier_of(s, c, one), -one))


def use_skill(s: Heroes3, c: Combat, fighter: int, number: int) -> None:
    """A skill card uses the ability or specialties of the scenario for the activating unit (R-71)."""
    after = s.facts.ai_card[number].after
    hero = s.ais[c.ai]
    cards = hero.specialties if hero.specialties else [hero.skill] if hero.skill >= 0 else []
    cards = [card for card in cards if s.facts.card[card].plays[0].horde is None or horde_places(s, c, fighter, card)]
    if not cards:
        return
    word = "nothing"
    if after is not None:
        word = (after.easy, after.normal, after.hard, after.impossible)[s.difficulty]
    times = 2 if word == "again" else 1
    if word == "shuffle_back" and c.round == 1:
        c.ai_deck = sorted([*c.ai_deck, number])
    for _ in range(times):
        card = cards[0] if len(cards) == 1 else cards[s.chance.below(len(cards))]
        s.tell(("ai-skill", card))
        ai_plays(s, c, fighter, card, s.facts.card[card].plays[0])


def ai_plays(s: Heroes3, c: Combat, fighter: int, card: int, play: Play) -> None:
    """The basic effect of an ability works for the activating unit of an AI hero (H3-AI-07, R-71)."""
    if play.horde is not None:
        lay_horde(s, c, c.side[fighter], card)
        return
    times = factor(s, c, card, fighter)
    if play.attack and play.deed == "figures":
        lay_plain(c, "attack", AI, fighter, play.attack * times, "might")
    if play.defense and play.deed == "figures":
        lay_plain(c, "defense", AI, fighter, play.defense * times, "might")
    if play.initiative and play.deed == "figures":
        lay_plain(c, "initiative", AI, fighter, play.initiative * times, "combat")
    if play.hp:
        lay_plain(c, "hp", AI, fighter, play.hp * times, "combat")
    if play.deed == "ranged_bonus":
        lay_plain(c, "ranged_bonus", AI, NOBODY, play.attack, "combat_round")
    heal(s, c, fighter, play.heals)
    if play.damage and play.target == "lowest_initiative_enemy":
        slow = lowest_initiative(s, c, 1 - c.side[fighter])
        if slow:
            hurt(s, c, card, slow[0], play.damage)
    elif play.damage and play.target == "enemies_of_tier":
        deal(s, c, NOBODY, c.side[fighter], card, play, ())
    for _ in range(play.draws):
        s.then(AiDraw(fighter, False))


# -- the spells of an AI hero -----------------------------------------------------------------------------------


def ai_casts(s: Heroes3, c: Combat, fighter: int, power: int) -> None:
    """A magic card casts the next spell of the AI spell deck with its power (H3-AI-05, R-41)."""
    if not c.ai_spells:
        c.ai_spells = sorted(s.ais[c.ai].spells)
    if not c.ai_spells:
        return
    c.ai_spells = c.ai_spells.copy()
    card = c.ai_spells.pop(s.chance.below(len(c.ai_spells)))
    spell = s.facts.card[card].spell
    assert spell is not None
    s.tell(("ai-casts", card, power))
    if spell.nature not in ("harmful", "helpful"):
        return
    steps = [number for number in range(len(spell.steps)) if spell.steps[number].power <= power]
    if not steps:
        return
    step = max(steps, key=lambda number: spell.steps[number].power)
    spaces = ai_spell_spaces(s, c, fighter, card, step)
    seat = chooser(s, c, fighter)
    if len(spaces) > 1 and seat != AI:
        s.then(AiSpellTarget(seat, fighter, card, step, power, spaces))
    elif spaces:
        ai_aims(s, c, fighter, card, step, power, spaces[0])


def ai_spell_spaces(s: Heroes3, c: Combat, fighter: int, card: int, step: int) -> list[int]:
    """The spaces of the units an AI spell goes for: highest defense, then highest tier, among legal ones (R-41)."""
    spell = s.facts.card[card].spell
    assert spell is not None
    mine = c.side[fighter]
    side = 1 - mine if spell.nature == "harmful" else mine
    units = [
        one
        for one in units_of(c, side)
        if can_be_target(s, c, one, card) and tier_fits(s, c, spell, spell.steps[step], one)
    ]
    if spell.target == "ground_or_flying_unit":
        units = [one for one in units if ground_or_flying(s, c, one)]
    elif spell.target == "ranged_unit":
        units = [one for one in units if is_ranged(s, c, one)]
    elif spell.target in ("empty_space", "empty_spaces", "siege_pieces", "obstacles", "own_attacker", "own_defender"):
        return []
    if spell.deed == "cure":
        units = [one for one in units if c.damage[one] or c.paralysed[one]]
    if spell.deed in UNAIMED or spell.deed in ("teleport", "clone", "sacrifice", "dispel") or not units:
        return []
    best = max((printed_defense(s, c, one), tier_of(s, c, one)) for one in units)
    return sorted(c.space[one] for one in units if (printed_defense(s, c, one), tier_of(s, c, one)) == best)


class AiSpellTarget(ChooseSpace):
    """Which of several equal units a spell of the AI hits; the player decides (R-41)."""

    __slots__ = ("card", "fighter", "power", "spaces", "step")

    def __init__(self, seat: int, fighter: int, card: int, step: int, power: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.fighter = fighter
        self.card = card
        self.step = step
        self.power = power
        self.spaces = spaces

    def prompt(self, s: Heroes3) -> Action:
        """Names the spell."""
        return ("ai-spell-target", self.card)

    def options(self, s: Heroes3) -> list[Action]:
        """Each of them."""
        return [("target", space) for space in sorted(self.spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        """It hits that one."""
        match action:
            case ("target", int(space)):
                ai_aims(s, fight(s), self.fighter, self.card, self.step, self.power, space)


def ai_aims(s: Heroes3, c: Combat, fighter: int, card: int, step: int, power: int, space: int) -> None:
    """A spell of the AI is aimed; the player may answer it, then it works (R-41)."""
    side = c.side[fighter]
    spell = s.facts.card[card].spell
    assert spell is not None
    targets: tuple[int, ...] = (space,)
    if spell.target == "unit_and_nearest":
        hits = len([one for one in spell.steps[step].damages if one])
        while True:
            more = nearest_targets(c, targets, hits)
            if not more:
                break
            more.sort(key=lambda one: (c.side[c.board[one]] == side, one))
            targets = (*targets, more[0])
    elif spell.target in ("two_adjacent_spaces", "two_neighbours_of_space"):
        targets = area(c, side, spell.target, space)
    school = school_of(s, card)
    c.casting = Casting(side, card, step, school, power, False, targets, ())
    s.then(CardWindow(ENEMY_CAST, 1 - side, 0), AiSpellWorks())


def area(c: Combat, side: int, target: str, space: int) -> tuple[int, ...]:
    """Where an area spell of the AI is laid: over its target, with as few own units as possible (R-41)."""

    def cost(one: int) -> int:
        there = c.board[one]
        return 1 if there < 0 else 2 if c.side[there] == side else 0

    if target == "two_adjacent_spaces":
        return (space, min(NEIGHBOURS[space], key=lambda one: (cost(one), one)))
    centre = min(
        NEIGHBOURS[space], key=lambda one: (min((cost(x) for x in NEIGHBOURS[one] if x != space), default=1), one)
    )
    others = [x for x in NEIGHBOURS[centre] if x != space and c.board[x] >= 0]
    others.sort(key=lambda one: (cost(one), one))
    return (centre, space, *others[:1])


class AiSpellWorks(Step[Heroes3]):
    """A spell of the AI works unless the player cancelled it."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Do it."""
        c = fight(s)
        casting = c.casting
        if casting is None:
            return
        if not over(s) and not take_mark(c, "cancelled", casting.card):
            work(s, c, casting, AI)
        c.casting = None
