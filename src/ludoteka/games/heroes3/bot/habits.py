"""What everybody does in a fight without much thought, for bots that rehearse fights.

All units go onto the board, archers behind; each strikes where it takes most off the enemy for what it gets back, or
comes nearer; cards stay in the hand. This is not good play, but quick and fair to both sides: hundreds of such fights
say more about a decision than one careful guess.
"""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.bot.odds import TOWER_SHARE, expected, toll
from ludoteka.games.heroes3.bot.worths import worths_of
from ludoteka.games.heroes3.facts import COLUMNS, NOBODY, PACK, RANGED, SPACES
from ludoteka.games.heroes3.rules.battlefield.board import BACK_ROW, adjacent, distance
from ludoteka.games.heroes3.rules.battlefield.figures import (
    alive,
    attack_of,
    defense_of,
    fight,
    fighters_of,
    is_tower,
    left_hp,
)
from ludoteka.games.heroes3.rules.combat.armies import Deploy
from ludoteka.games.heroes3.rules.combat.placing import most_encircled
from ludoteka.games.heroes3.rules.common import PASS
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import NOTHING, Action

ANSWERED: Final = 0.7
"""What a blow received counts beside one dealt."""
AT_ONCE: Final = 0.01
"""What striking without moving first counts."""
NEARER: Final = -10.0
"""A space from which nobody can be struck, less its distance; any blow is better."""
AWAY: Final = -20.0 - SPACES
"""What defending counts; doing nothing counts twice as much."""
USELESS: Final = -1e9
HOPELESS: Final = 0.45
"""Who has less than this share of the enemy's might does not pay for another round."""


def habit(s: Heroes3, options: list[Action]) -> Action:
    """Which of some options is usually taken in a fight; nothing where there is no habit."""
    c = s.combat
    if c is None:
        return NOTHING
    verb = options[0][0]
    if verb == "deploy":
        return deploy(s, options)
    if verb == "extend":
        return options[0] if hopeful(s, c) else options[1]
    if PASS in options:
        return PASS
    return act(s, c, options) if c.active >= 0 else options[0]


def deploy(s: Heroes3, options: list[Action]) -> Action:
    """The first of the best five units goes where its kind fights best: archers behind, near the middle."""
    best = first_of_the_best(s, options)
    most = -9
    back_row = NOBODY
    for action in options:
        match action:
            case ("deploy", int() as troop, int() as space):
                if troop != best[1]:
                    continue
                if back_row == NOBODY:
                    back_row = BACK_ROW[1 if space < 2 * COLUMNS else 0]
                ranged = s.facts.movement[troop * 2] == RANGED
                fits = (2 if (space // COLUMNS == back_row) == ranged else 0) + (1 if space % COLUMNS in (1, 2) else 0)
                if fits > most:
                    most = fits
                    best = action
            case _:
                break
    return best


def first_of_the_best(s: Heroes3, options: list[Action]) -> Action:
    """The first option that places one of the strongest units, as many as there is room for."""
    step = s.agenda[-1]
    if not isinstance(step, Deploy):
        return options[0]
    c = fight(s)
    player = s.players[step.seat]
    placed = fighters_of(c, step.side)
    rows = [c.origin[fighter] for fighter in placed]
    might = worths_of(s.facts).might
    waiting = [row for row in range(len(player.army)) if row not in rows]
    room = (most_encircled(s, c) or s.facts.most_units) - len(placed)
    if len(waiting) <= room:
        return options[0]
    waiting.sort(key=lambda row: -might[player.army[row] * 2 + player.sides[row]])
    chosen = [player.army[row] for row in waiting[:room]]
    return next((action for action in options if len(action) > 1 and action[1] in chosen), options[0])


def hopeful(s: Heroes3, c: Combat) -> bool:
    """Whether the attacker has a chance in another round."""
    might = [0.0, 0.0]
    for fighter in range(len(c.form)):
        if alive(c, fighter) and not is_tower(s, c, fighter):
            might[c.side[fighter]] += life_of(s, c, fighter) * (1 + attack_of(s, c, fighter))
    return might[0] > HOPELESS * might[1]


def act(s: Heroes3, c: Combat, options: list[Action]) -> Action:
    """Strike the best target, from the best space, or come nearer to the enemy."""
    fighter = c.active
    ranged = s.facts.movement[c.form[fighter]] == RANGED
    enemies = [other for other in range(len(c.form)) if c.side[other] != c.side[fighter] and alive(c, other)]
    blows = [blow(s, c, fighter, other, ranged) for other in enemies]
    best = options[0]
    most = USELESS
    for action in options:
        value = USELESS
        match action:
            case ("attack", int() as space):
                there = c.board[space]
                value = blows[enemies.index(there)] + AT_ONCE if there in enemies else 0.0
            case ("march", int() as space) if not ranged:
                value = position(c, enemies, blows, space)
            case ("defend",):
                value = AWAY
            case ("hold",):
                value = 2 * AWAY
        if value > most:
            most = value
            best = action
    return best


def position(c: Combat, enemies: list[int], blows: list[float], space: int) -> float:
    """What a space is worth to a unit that strikes at close range: the best blow from there, or how near it is."""
    best = USELESS
    near = SPACES
    for number in range(len(enemies)):
        there = c.space[enemies[number]]
        if adjacent(space, there):
            best = max(best, blows[number])
        near = min(near, distance(space, there))
    return best if best > USELESS else NEARER - near


def blow(s: Heroes3, c: Combat, fighter: int, target: int, ranged: bool) -> float:
    """What striking a unit is worth: the share of life it takes, a kill most, less what comes back."""
    worths = worths_of(s.facts)
    form = c.form[fighter]
    close = ranged and adjacent(c.space[fighter], c.space[target])
    damage = expected(attack_of(s, c, fighter) - defense_of(s, c, target), close) * worths.strikes[form]
    life = life_of(s, c, target)
    value = toll(damage, life, attack_of(s, c, target))
    if is_tower(s, c, target):
        value *= TOWER_SHARE
    answered = c.retaliated[target] and not worths.endless[c.form[target]]
    if ranged or damage >= life or answered or worths.silent[form]:
        return value
    back = expected(attack_of(s, c, target) - defense_of(s, c, fighter), penalty=False)
    return value - ANSWERED * min(1.0, back / life_of(s, c, fighter)) * (1.0 + attack_of(s, c, fighter))


def life_of(s: Heroes3, c: Combat, fighter: int) -> float:
    """HP left, including those of the Few side of a Pack."""
    form = c.form[fighter]
    return float(left_hp(s, c, fighter) + (s.facts.hp[form - 1] if form & 1 == PACK else 0))
