"""The cards and spells of an AI hero in a combat (H3-AI-05, H3-AI-06, H3-AI-07, R-41, R-71)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.parts import ByDifficulty
from ludoteka.games.heroes3.facts import AI, ARTIFACT, NOBODY
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.battlefield.aiming import ChooseSpace
from ludoteka.games.heroes3.rules.battlefield.board import (
    ATTACKING,
    GATE,
    NEIGHBOURS,
)
from ludoteka.games.heroes3.rules.battlefield.damage import heal, over, wound
from ludoteka.games.heroes3.rules.battlefield.effects import SHIELD, SWORD, end_effects, lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import (
    alive,
    fight,
    ground_or_flying,
    initiative_of,
    is_ranged,
    printed_defense,
    tier_of,
    units_of,
)
from ludoteka.games.heroes3.rules.battlefield.moments import ENEMY_CAST
from ludoteka.games.heroes3.rules.battlefield.siege import break_piece, siege_pieces
from ludoteka.games.heroes3.rules.battlefield.spell_power import school_of
from ludoteka.games.heroes3.rules.combat.card_targets import nearest_targets
from ludoteka.games.heroes3.rules.combat.cards import factor, lowest_initiative
from ludoteka.games.heroes3.rules.combat.deeds_of_attack import deal, hurt
from ludoteka.games.heroes3.rules.combat.machines import BALLISTA, Ballista, has_machine
from ludoteka.games.heroes3.rules.combat.placing import horde_places, lay_horde
from ludoteka.games.heroes3.rules.combat.windows import CardWindow
from ludoteka.games.heroes3.rules.common import spell_of
from ludoteka.games.heroes3.rules.scenario.armies import plan_of
from ludoteka.games.heroes3.rules.spells.casting import take_mark
from ludoteka.games.heroes3.rules.spells.deeds import deed_of, work
from ludoteka.games.heroes3.rules.spells.hits import can_be_target, tier_fits
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Casting, Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step


def by_difficulty(s: Heroes3, figures: ByDifficulty) -> int:
    """The figure of the difficulty that is played."""
    return (figures.easy, figures.normal, figures.hard, figures.impossible)[s.difficulty]


def chooser(s: Heroes3, c: Combat, fighter: int) -> int:
    """The player who decides where the AI's rules leave a choice: the other side, else the AI has to (H3-AI-10)."""
    seat = c.controllers[1 - c.side[fighter]]
    return seat if 0 <= seat < s.seats else AI


class AiDraw(Step[Heroes3]):
    """An AI hero's unit activates: one AI card is drawn and resolved (H3-AI-06)."""

    __slots__ = ("fighter", "first")

    def __init__(self, fighter: int, first: bool) -> None:
        self.fighter = fighter
        self.first = first

    def run(self, s: Heroes3) -> None:
        """Draw it; an empty deck gives nothing more in this combat. A skill draws nothing if all cards left would come
        back: it would go on drawing for ever."""
        c = fight(s)
        if over(s) or not alive(c, self.fighter) or not c.ai_deck:
            return
        if not self.first and all(comes_back(s, c, number) for number in c.ai_deck):
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


def what_follows(s: Heroes3, number: int) -> str:
    """What the difficulty makes of an AI card after its effect: a skill is used again or shuffled back (R-71)."""
    after = s.facts.ai_card[number].after
    return "nothing" if after is None else (after.easy, after.normal, after.hard, after.impossible)[s.difficulty]


def comes_back(s: Heroes3, c: Combat, number: int) -> bool:
    """Whether an AI card goes back into the deck once it is drawn: in the first round only (R-71)."""
    return c.round == 1 and what_follows(s, number) == "shuffle_back"


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
    hero = s.ais[c.ai]
    cards = hero.specialties if hero.specialties else [hero.skill] if hero.skill >= 0 else []
    cards = [card for card in cards if s.facts.card[card].plays[0].horde is None or horde_places(s, c, fighter, card)]
    if not cards:
        return
    if comes_back(s, c, number):
        c.ai_deck = sorted([*c.ai_deck, number])
    times = 2 if what_follows(s, number) == "again" else 1
    for again in range(times):
        card = cards[0] if len(cards) == 1 else cards[s.chance.below(len(cards))]
        s.tell(("ai-skill", card))
        if s.facts.card_kind[card] == ARTIFACT:
            ai_bears(s, c, fighter, card, again == 0)
        else:
            ai_plays(s, c, fighter, card, s.facts.card[card].plays[skill_way(s, c, card)])


def skill_way(s: Heroes3, c: Combat, card: int) -> int:
    """The effect that an AI army uses of an ability: the basic one, or the expert one where the scenario says so."""
    plan = plan_of(s, c.ai)
    return int(plan is not None and s.facts.card_slugs[card] in plan.expert_skills)


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
    ai_machines_work(s, c, fighter, play)


def ai_machines_work(s: Heroes3, c: Combat, fighter: int, play: Play) -> None:
    """Skills that let the AI's Ballista fire again and again, or bring down the gate and then the walls (H3-AI-07)."""
    side = c.side[fighter]
    if play.deed == "repeat_war_machine" and play.machine == BALLISTA and has_machine(s, c, side, BALLISTA):
        s.then(Ballista(side, play.times - 1))
    elif play.deed == "destroy_siege_pieces" and side == ATTACKING:
        for _ in range(play.amount):
            pieces = sorted(siege_pieces(c), key=lambda space: (c.board[space] != GATE, space))
            if pieces:
                break_piece(s, c, pieces[0])


# -- artifacts --------------------------------------------------------------------------------------------------


def ai_bears(s: Heroes3, c: Combat, fighter: int, card: int, now: bool) -> None:
    """An artifact works for an AI army: attack for the acting unit, or for the next one that acts if it is used again;
    defense waits for the first unit that is struck (H3-AI-07)."""
    play = s.facts.card[card].plays[0]
    if play.attack and now:
        ai_wields(s, c, fighter, card)
    elif play.attack or play.defense:
        lay_plain(c, SWORD if play.attack else SHIELD, AI, NOBODY, card, "combat")


def ai_wields(s: Heroes3, c: Combat, fighter: int, card: int) -> None:
    """A unit attacks or retaliates with an artifact, at the price printed on it."""
    play = s.facts.card[card].plays[0]
    lay_plain(c, "attack", AI, fighter, play.attack, "might")
    wound(s, c, fighter, play.own_damage, NOBODY)


def waiting_sword(s: Heroes3, c: Combat, fighter: int) -> None:
    """An artifact that waits for the next unit serves the one that acts now."""
    for effect in c.effects:
        if effect.name == SWORD and effect.owner == AI:
            end_effects(s, c, [effect])
            ai_wields(s, c, fighter, effect.amount)
            return


def ai_casts(s: Heroes3, c: Combat, fighter: int, power: int) -> None:
    """A magic card casts the next spell of the AI spell deck with its power (H3-AI-05, R-41)."""
    if not c.ai_spells:
        c.ai_spells = sorted(s.ais[c.ai].spells)
    if not c.ai_spells:
        return
    c.ai_spells = c.ai_spells.copy()
    card = c.ai_spells.pop(s.chance.below(len(c.ai_spells)))
    spell = spell_of(s, card)
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
    spell = spell_of(s, card)
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
    deed = deed_of(spell)
    units = [one for one in units if deed.wanted_by_ai(c, one)]
    if not units:
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
        return ("ai-spell-target", self.card)

    def options(self, s: Heroes3) -> list[Action]:
        return [("target", space) for space in sorted(self.spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        """It hits that one."""
        match action:
            case ("target", int() as space):
                ai_aims(s, fight(s), self.fighter, self.card, self.step, self.power, space)


def ai_aims(s: Heroes3, c: Combat, fighter: int, card: int, step: int, power: int, space: int) -> None:
    """A spell of the AI is aimed; the player may answer it, then it works (R-41)."""
    side = c.side[fighter]
    spell = spell_of(s, card)
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
    casting = Casting()
    casting.side = side
    casting.card = card
    casting.step = step
    casting.school = school
    casting.power = power
    casting.from_hand = False
    casting.targets = targets
    casting.paid = ()
    c.casting = casting
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
        c = fight(s)
        casting = c.casting
        if casting is None:
            return
        if not over(s) and not take_mark(c, "cancelled", casting.card):
            work(s, c, casting, AI)
        c.casting = None
