"""A quick guess at how a fight will go, for bots: every unit strikes in its turn with the expected damage.

Where units stand matters only for whom they reach first; cards in hand count as a little more damage. The same guess
serves before a combat, from armies as they are known, and in the middle of it, from the board.
"""

from __future__ import annotations

from functools import lru_cache
from math import tanh
from typing import Final

from ludoteka.games.heroes3.bot.worths import Worths, worths_of
from ludoteka.games.heroes3.facts import FLYING, NOBODY, PACK, RANGED, SPACES, TOWER, Facts
from ludoteka.games.heroes3.rules.battlefield.board import GATE, MIDDLE_ROW, WALL, adjacent, distance, row_spaces
from ludoteka.games.heroes3.rules.battlefield.siege import siege_cover
from ludoteka.games.heroes3.rules.battlefield.strikes import DECLARED, FALLING, FIRST, LOW, RETALIATION
from ludoteka.games.heroes3.rules.combat.blow import attack_value, blow_damage, defense_value
from ludoteka.games.heroes3.rules.combat.strike import dice_mode
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat

HARMLESS: Final = -3
DAMAGE: Final = [0.0, 0.0, 0.0, 1 / 3, *(float(more) for more in range(1, 30))]
"""Expected damage by how far attack exceeds defense, from three below it upward."""
PENALTY: Final = [0.0, 0.0, 0.0, 1 / 9, *(more - 4 / 9 for more in range(1, 30))]
"""The same with two dice of which the lower counts."""
CARD_DAMAGE: Final = 0.6
"""What a card in hand adds to a blow."""
KILL: Final = 1.6
"""What a kill counts beside the share of life that a blow takes."""
TOWER_SHARE: Final = 0.3
"""What a blow at the arrow tower counts."""
MOST_ROUNDS: Final = 6
SHARP: Final = 2.4
"""How certain it is that the side ahead in the guess wins."""
SURE: Final = 5.0
"""The same where only a defeat counts: a fight that costs units is not lost for that."""
SLOPE: Final = 0.3
"""How much of a hope is what is left of both sides and how strong they are; the rest is the chance to win."""
ANYWHERE: Final = -2
"""The space of a unit that is assumed to reach everybody."""
REMEMBERED: Final = 4096
LONG_STEP: Final = 4
"""How far a unit may stand from one it reaches and strikes."""


class Ranks:
    """The units of both sides, as far as a guess needs them."""

    def __init__(self) -> None:
        self.form: list[int] = []
        self.side: list[int] = []
        self.row: list[int] = []
        """The fighter or the row of the unit deck it stands for."""
        self.attack: list[int] = []
        self.guard: list[int] = []
        """Defense of the present side."""
        self.few_attack: list[int] = []
        self.few_defense: list[int] = []
        self.life: list[float] = []
        """HP left, including those of the Few side of a Pack."""
        self.few_life: list[int] = []
        """HP of the Few side below a Pack, else 0."""
        self.speed: list[int] = []
        self.space: list[int] = []
        self.ready: list[bool] = []
        self.answered: list[bool] = []
        self.locked: list[bool] = []
        """Whether an enemy stands beside a unit that shoots."""
        self.held: list[int] = []
        """Activations that are lost."""
        self.still: list[bool] = []
        """Whether it has moved and can only strike beside itself."""
        self.fixed: list[bool] = []
        """The arrow tower: it need not be beaten."""
        self.pool = [0.0, 0.0]
        """Damage that the cards of each side may still add."""

    def add(self, facts: Facts, form: int, side: int, row: int, space: int) -> int:
        """A fresh unit of a side."""
        at = len(self.form)
        pack = form & 1 == PACK
        self.form.append(form)
        self.side.append(side)
        self.row.append(row)
        self.attack.append(facts.attack[form])
        self.guard.append(facts.defense[form])
        self.few_attack.append(facts.attack[form - 1] if pack else facts.attack[form])
        self.few_defense.append(facts.defense[form - 1] if pack else facts.defense[form])
        self.few_life.append(facts.hp[form - 1] if pack else 0)
        self.life.append(float(facts.hp[form] + self.few_life[at]))
        self.speed.append(facts.initiative[form])
        self.space.append(space)
        self.ready.append(True)
        self.answered.append(False)
        self.locked.append(False)
        self.held.append(0)
        self.still.append(False)
        self.fixed.append(facts.troop[form >> 1].kind == TOWER)
        return at


class Outlook:
    """How a fight is guessed to end."""

    def __init__(self, won: float, lost: float, rounds: int, left: list[float], ahead: float = 0.0) -> None:
        self.won = won
        """The chance that the attacker beats everybody."""
        self.lost = lost
        """The chance that the attacker is beaten; the rest is a retreat."""
        self.rounds = rounds
        """Rounds that are still needed, this one included."""
        self.left = left
        """What each unit is worth afterwards."""
        self.ahead = ahead
        """How much more of its might the attacker has left than the defender, from -1 to 1."""


# -- before it begins -------------------------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def chance_between(
    facts: Facts, ours: tuple[int, ...], theirs: tuple[int, ...], our_cards: int, their_cards: int, most: int
) -> float:
    """The chance that some units beat others with this many cards in hand, within `most` rounds (0: no limit)."""
    if not ours or not theirs:
        return walkover(theirs)
    return met_between(facts, ours, theirs, our_cards, their_cards, most).won


def walkover(theirs: tuple[int, ...]) -> float:
    """The chance to win a fight that one side does not come to: certain if it is the other one."""
    return 0.0 if theirs else 1.0


@lru_cache(maxsize=REMEMBERED)
def hope_between(
    facts: Facts, ours: tuple[int, ...], theirs: tuple[int, ...], our_cards: int, their_cards: int, most: int
) -> float:
    """The same for armies that have still to grow: far below parity, too, a stronger one gives more hope."""
    if not ours or not theirs:
        return walkover(theirs)
    outlook = met_between(facts, ours, theirs, our_cards, their_cards, most)
    might = worths_of(facts).might
    mine = sum((might[form] for form in ours), 0.0)
    strength = mine / (mine + sum((might[form] for form in theirs), 0.0))
    return (1.0 - SLOPE) * outlook.won + SLOPE * 0.5 * (0.5 * (1.0 + outlook.ahead) + strength)


@lru_cache(maxsize=REMEMBERED)
def rout_between(
    facts: Facts, ours: tuple[int, ...], theirs: tuple[int, ...], our_cards: int, their_cards: int, most: int
) -> float:
    """The chance that some units are beaten by others, where a defeat would end everything."""
    return rout(met_between(facts, ours, theirs, our_cards, their_cards, most).ahead) if theirs else 0.0


def rout(ahead: float) -> float:
    """How likely a side is beaten that is ahead by this share of its might in the end.

    >>> round(rout(0.0), 2), round(rout(0.5), 2)
    (0.5, 0.01)
    """
    return 0.5 - 0.5 * tanh(SURE * ahead)


def met_between(
    facts: Facts, ours: tuple[int, ...], theirs: tuple[int, ...], our_cards: int, their_cards: int, most: int
) -> Outlook:
    """How a fight between some units would end."""
    ranks = Ranks()
    for side, forms in ((0, ours), (1, theirs)):
        for form in forms:
            at = ranks.add(facts, form, side, NOBODY, NOBODY)
            if ranks.fixed[at]:
                behind_walls(facts, ranks)
    ranks.pool = [CARD_DAMAGE * our_cards, CARD_DAMAGE * their_cards]
    return play_out(facts, worths_of(facts), ranks, most)


def behind_walls(facts: Facts, ranks: Ranks) -> None:
    """Units of the attacker that walk lose a turn on a wall in their way (H3-SIEGE-02)."""
    for at in range(len(ranks.form)):
        if ranks.side[at] == 0 and facts.movement[ranks.form[at]] not in (RANGED, FLYING):
            ranks.held[at] += 1


# -- who fights -------------------------------------------------------------------------------------------------


def ranks_of(s: Heroes3, c: Combat) -> Ranks:
    """The units of a combat in progress as they stand."""
    facts = s.facts
    ranks = Ranks()
    for fighter in range(len(c.form)):
        space = c.space[fighter]
        if space < 0:
            continue
        at = ranks.add(facts, c.form[fighter], c.side[fighter], fighter, space)
        ranks.life[at] -= c.damage[fighter]
        for card in c.layers[fighter]:
            horde = facts.card[card].plays[0].horde
            if horde is not None:
                ranks.life[at] += horde.hp
        ranks.ready[at] = not c.activated[fighter]
        ranks.answered[at] = bool(c.retaliated[fighter])
        ranks.held[at] = c.paralysed[fighter]
        if fighter == c.active and c.activated[fighter] and not c.attacked and c.strike is None:
            ranks.ready[at] = True
            ranks.still[at] = c.moved
            ranks.held[at] = 0
    if c.effects:
        add_effects(c, ranks)
    if c.siege:
        hold_back(facts, c, ranks)
    for at in range(len(ranks.form)):
        if facts.movement[ranks.form[at]] == RANGED:
            ranks.locked[at] = beset(ranks, at)
    return ranks


def beset(ranks: Ranks, at: int) -> bool:
    """Whether an enemy stands beside a unit."""
    space = ranks.space[at]
    for other in range(len(ranks.form)):
        if ranks.side[other] != ranks.side[at] and ranks.space[other] < SPACES and adjacent(space, ranks.space[other]):
            return True
    return False


def add_effects(c: Combat, ranks: Ranks) -> None:
    """Apply the effects that last longer than an attack to the figures of units."""
    for effect in c.effects:
        if effect.target < 0 or effect.until == "attack":
            continue
        name = effect.name
        for at in range(len(ranks.row)):
            if ranks.row[at] != effect.target:
                continue
            if name in ("attack", "attack_token", "weakness_token"):
                ranks.attack[at] += effect.amount
                ranks.few_attack[at] += effect.amount
            elif name in ("defense", "corrosion", "shield"):
                ranks.guard[at] += effect.amount
                ranks.few_defense[at] += effect.amount
            elif name == "hp":
                ranks.life[at] += effect.amount
            elif name == "initiative":
                ranks.speed[at] += effect.amount
            elif name in ("loses_activation", "forgetfulness"):
                ranks.held[at] = 1


def hold_back(facts: Facts, c: Combat, ranks: Ranks) -> None:
    """As long as all walls stand, those who walk have to break one first (H3-SIEGE-02)."""
    if all(c.board[space] in (WALL, GATE) for space in row_spaces(MIDDLE_ROW)):
        behind_walls(facts, ranks)


# -- how it goes ------------------------------------------------------------------------------------------------


def strike_under_way(s: Heroes3, c: Combat, ranks: Ranks, worths: Worths) -> None:
    """The attack that was declared or rolled falls before anything else."""
    strike = c.strike
    if strike is None or strike.cancelled:
        return
    attacker = rank_of(ranks, strike.attacker)
    target = rank_of(ranks, strike.target)
    if attacker < 0 or target < 0:
        return
    if strike.stage == DECLARED:
        more = attack_value(s, c, strike) - defense_value(s, c, strike)
        more -= siege_cover(s, c, strike.attacker, strike.target)
        damage = expected(more, dice_mode(s, c, strike) == LOW)
    elif strike.stage < FALLING:
        damage = float(blow_damage(s, c, strike))
    else:
        return
    hurt(ranks, target, damage)
    if strike.kind == RETALIATION:
        return
    form = c.form[strike.attacker]
    if worths.strikes[form] > 1:
        hurt(ranks, target, damage)
    close = adjacent(c.space[strike.attacker], c.space[strike.target])
    if strike.kind == FIRST and close and not worths.silent[form]:
        answer(ranks, target, attacker, worths)


def rank_of(ranks: Ranks, fighter: int) -> int:
    """Where a fighter stands in the ranks, -1 if it is gone."""
    for at in range(len(ranks.row)):
        if ranks.row[at] == fighter:
            return at
    return NOBODY


def expected(more: int, penalty: bool) -> float:
    """Expected damage where attack exceeds defense by this margin."""
    if more <= HARMLESS:
        return 0.0
    at = min(more, 25) - HARMLESS
    return PENALTY[at] if penalty else DAMAGE[at]


def hurt(ranks: Ranks, at: int, damage: float) -> None:
    """A unit loses life; once its Pack is gone it fights as Few."""
    life = ranks.life[at] - damage
    ranks.life[at] = life
    if ranks.few_life[at] and life <= ranks.few_life[at]:
        ranks.attack[at] = ranks.few_attack[at]
        ranks.guard[at] = ranks.few_defense[at]
        ranks.few_life[at] = 0


def answer(ranks: Ranks, one: int, other: int, worths: Worths) -> None:
    """A unit that was struck strikes back, once a round."""
    if ranks.life[one] <= 0 or ranks.fixed[one]:
        return
    if ranks.answered[one] and not worths.endless[ranks.form[one]]:
        return
    ranks.answered[one] = True
    hurt(ranks, other, expected(ranks.attack[one] - ranks.guard[other], ranks.locked[one]) + cards(ranks, one))


def cards(ranks: Ranks, at: int) -> float:
    """What cards add to a blow, as long as there are some."""
    side = ranks.side[at]
    if ranks.pool[side] <= 0:
        return 0.0
    ranks.pool[side] -= CARD_DAMAGE
    return CARD_DAMAGE


def best_target(ranks: Ranks, at: int, ranged: bool) -> int:
    """Whom a unit strikes: where it takes most off the enemy, a kill best of all; -1 if it reaches nobody."""
    best = 0.0
    found = NOBODY
    side = ranks.side[at]
    attack = ranks.attack[at]
    space = ranks.space[at]
    reach = 1 if ranks.still[at] else LONG_STEP
    penalty = ranged and ranks.locked[at]
    for other in range(len(ranks.form)):
        life = ranks.life[other]
        if life <= 0 or ranks.side[other] == side:
            continue
        if not ranged and space >= 0 and ranks.space[other] >= 0 and distance(space, ranks.space[other]) > reach:
            continue
        damage = expected(attack - ranks.guard[other], penalty)
        score = 0.01 + toll(damage, life, ranks.attack[other])
        if ranks.fixed[other]:
            score *= TOWER_SHARE
        if score > best:
            best = score
            found = other
    return found


def toll(damage: float, life: float, attack: int) -> float:
    """What damage takes off a unit with this attack: the share of its life, a kill more.

    >>> toll(1.0, 4.0, 1), toll(4.0, 4.0, 1)
    (0.5, 3.2)
    """
    return (KILL if damage >= life else damage / life) * (1.0 + attack)


def act(facts: Facts, ranks: Ranks, worths: Worths, at: int) -> None:
    """A unit activates: it strikes, or comes nearer."""
    ranks.ready[at] = False
    if ranks.held[at]:
        ranks.held[at] -= 1
        return
    form = ranks.form[at]
    ranged = facts.movement[form] == RANGED
    if ranged and ranks.still[at]:
        return
    target = best_target(ranks, at, ranged)
    if target < 0:
        ranks.space[at] = ANYWHERE
        return
    for _ in range(worths.strikes[form]):
        penalty = ranged and ranks.locked[at]
        hurt(ranks, target, expected(ranks.attack[at] - ranks.guard[target], penalty) + cards(ranks, at))
    if not ranged:
        ranks.space[at] = ANYWHERE
        ranks.locked[target] = True
        if not worths.silent[form]:
            answer(ranks, target, at, worths)


def stands(ranks: Ranks, side: int) -> bool:
    """Whether a side has units left that must be beaten."""
    sides, life, fixed = ranks.side, ranks.life, ranks.fixed
    return any(sides[at] == side and life[at] > 0 and not fixed[at] for at in range(len(sides)))


def share(ranks: Ranks, before: list[float], side: int) -> float:
    """How much of a side's might is left."""
    total = 0.0
    left = 0.0
    for at in range(len(ranks.form)):
        if ranks.side[at] == side and not ranks.fixed[at]:
            total += before[at] * (1 + ranks.few_attack[at])
            left += max(0.0, ranks.life[at]) * (1 + ranks.few_attack[at])
    return left / total if total else 0.0


def play_out(facts: Facts, worths: Worths, ranks: Ranks, most: int) -> Outlook:
    """How the fight goes on, for `most` rounds including the present one, 0 for no limit."""
    before = [max(0.1, life) for life in ranks.life]
    order = sorted(range(len(ranks.form)), key=lambda at: (-ranks.speed[at], ranks.side[at]))
    limit = most if most else MOST_ROUNDS
    rounds = 0
    while rounds < limit and stands(ranks, 0) and stands(ranks, 1):
        rounds += 1
        for at in order:
            if ranks.ready[at] and ranks.life[at] > 0:
                act(facts, ranks, worths, at)
        for at in order:
            ranks.ready[at] = True
            ranks.still[at] = False
            ranks.answered[at] = False
    mine = share(ranks, before, 0)
    theirs = share(ranks, before, 1)
    edge = 0.5 + 0.5 * tanh(SHARP * (mine - theirs))
    left = [worth_left(facts, worths, ranks, at) for at in range(len(ranks.form))]
    if most and stands(ranks, 0) and stands(ranks, 1):
        return Outlook(0.35 * edge * (1.0 - theirs), 0.3 * (1.0 - edge), rounds, left, mine - theirs)
    if most:
        return Outlook(edge, 1.0 - edge if mine <= 0 else 0.5 * (1.0 - edge), rounds, left, mine - theirs)
    return Outlook(edge, 1.0 - edge, rounds, left, mine - theirs)


def worth_left(facts: Facts, worths: Worths, ranks: Ranks, at: int) -> float:
    """What a unit is worth after the fight: the side it is on, a little less the more it was hurt."""
    life = ranks.life[at]
    if life <= 0:
        return 0.0
    form = ranks.form[at]
    if form & 1 == PACK:
        few = facts.hp[form - 1]
        if life > few:
            hope = min(1.0, 0.6 + 0.4 * (life - few) / facts.hp[form])
            return hope * worths.unit[form] + (1.0 - hope) * worths.unit[form - 1]
        form -= 1
    hope = min(1.0, 0.5 + 0.5 * life / facts.hp[form])
    return hope * worths.unit[form]
