"""Combat rounds: who activates, what it may do, and the limit against neutrals (H3-COMBAT-11 to H3-COMBAT-26)."""

from __future__ import annotations

from typing import Final, cast

from ludoteka.games.heroes3.facts import AI, FLYING, GOLD, NEUTRALS, NOBODY, RANGED, SPACES, TOWER
from ludoteka.games.heroes3.rules.battlefield.board import (
    ALL_SPACES,
    ATTACKING,
    DEFENDING,
    HALF,
    NEIGHBOURS,
    TOUCHING,
    action_table,
    add_actions,
    adjacent,
    distance,
    free_spaces,
    spaces_in,
    spread,
    way_between,
    within_reach,
)
from ludoteka.games.heroes3.rules.battlefield.damage import over, place, wound
from ludoteka.games.heroes3.rules.battlefield.effects import end_of_activation, end_of_round, lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import (
    ability,
    alive,
    anywhere,
    effect_on,
    fight,
    initiative_of,
    is_tower,
    movement_of,
    owner_of,
    side_effect,
    tier_of,
)
from ludoteka.games.heroes3.rules.battlefield.moments import ACTING, BEFORE_ACTIVATION, ROUND_END, ROUND_START, has_deck
from ludoteka.games.heroes3.rules.battlefield.siege import break_piece, pieces_in_reach
from ludoteka.games.heroes3.rules.cards.morale import morale_options
from ludoteka.games.heroes3.rules.combat.grail import grail_options, use_grail
from ludoteka.games.heroes3.rules.combat.machines import MachinesFire, may_fire, tent_options, use_tent
from ludoteka.games.heroes3.rules.combat.refusals import why_not_act
from ludoteka.games.heroes3.rules.combat.strike import declare, enemy_spaces
from ludoteka.games.heroes3.rules.combat.windows import (
    ASK_AGAIN,
    SILENT,
    CardWindow,
    card_options,
    lose_power,
    set_silent,
    take_card_action,
    window,
)
from ludoteka.games.heroes3.rules.common import OPT_FREE_EXTENSION, is_seat, optional, special
from ludoteka.games.heroes3.rules.resources import gain, lose
from ludoteka.games.heroes3.rules.spells.deeds import EMPTY_SAND, SAND
from ludoteka.games.heroes3.rules.spells.targets import spell_damage_to
from ludoteka.games.heroes3.rules.units.activations import (
    ActivationAbilities,
    activation_abilities,
    other_actions,
    take_other_action,
)
from ludoteka.games.heroes3.rules.world.fields import is_town
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

# -- the order of activations -----------------------------------------------------------------------------------


class CombatLoop(Step[Heroes3]):
    """Units activate one after another until the combat is decided (H3-COMBAT-12, H3-COMBAT-27)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """The next activation, or the end of the round."""
        c = s.combat
        if c is not None and c.winner < 0:
            s.stack.append(self)
            next_activation(s, c)


class CombatRoundStart(Step[Heroes3]):
    """A combat round begins: war machines work, cards of its start may be played (H3-COMBAT-12, H3-EXP-02)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Count and refresh."""
        c = fight(s)
        if over(s):
            return
        c.round += 1
        for fighter in range(len(c.form)):
            c.activated[fighter] = 0
            c.retaliated[fighter] = 0
            c.marks[fighter] &= ~16
        c.spells = [0, 0]
        c.spell_limit = [1 + extra_limit(c, 0), 1 + extra_limit(c, 1)]
        c.tie_initiative = NOBODY
        s.tell(("combat-round", c.round))
        if may_fire(s, c, ATTACKING) or may_fire(s, c, DEFENDING):
            s.then(MachinesFire(ATTACKING), MachinesFire(DEFENDING), CardWindow(ROUND_START, ATTACKING, 0))
            return
        asked = window(s, ROUND_START, ATTACKING, 0)
        if asked is not None:
            s.stack.append(asked)


def extra_limit(c: Combat, side: int) -> int:
    """Further spells a round that a card gives for the whole combat."""
    effect = side_effect(c, "spell_limit", side)
    return 0 if effect is None else effect.amount


def waiting(s: Heroes3, c: Combat) -> list[int]:
    """Fighters of the highest initiative among those that have not activated this round (H3-COMBAT-11, R-12)."""
    best = -1
    out: list[int] = []
    plain = not c.effects
    initiative = s.facts.initiative
    for fighter in range(len(c.form)):
        if c.activated[fighter] or c.space[fighter] < 0:
            continue
        if plain and not c.layers[fighter] and not c.stack[fighter]:
            speed = initiative[c.form[fighter]]
        else:
            speed = initiative_of(s, c, fighter)
        if speed > best:
            best = speed
            out = [fighter]
        elif speed == best:
            out.append(fighter)
    return out


def next_activation(s: Heroes3, c: Combat) -> None:
    """The unit with the highest initiative activates; ties alternate, the attacker first (H3-COMBAT-11, R-13).

    When all have activated the round ends.
    """
    first = waiting(s, c)
    if not first:
        s.stack.append(ROUND_OVER)
        return
    side = c.side[first[0]]
    if len(first) > 1:
        speed = initiative_of(s, c, first[0])
        if any(c.side[other] != side for other in first):
            side = 1 - c.tie_side if c.tie_initiative == speed else ATTACKING
        first = [fighter for fighter in first if c.side[fighter] == side]
    if len(first) > 1:
        seat = c.controllers[side]
        if seat == AI:
            top = max(tier_of(s, c, fighter) for fighter in first)
            first = [fighter for fighter in first if tier_of(s, c, fighter) == top]
            seat = c.controllers[1 - side]
        if len(first) > 1 and seat != AI:
            s.stack.append(ActivateWhich(seat, side, sorted(c.space[fighter] for fighter in first)))
            return
    activate(s, c, first[0])


class ActivateWhich(Choice[Heroes3]):
    """Which of several equally fast units of a side activates first (R-13)."""

    __slots__ = ("side", "spaces")

    def __init__(self, seat: int, side: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.side = side
        self.spaces = spaces

    def options(self, s: Heroes3) -> list[Action]:
        """Each of them."""
        return [("activate", space) for space in sorted(self.spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        """It activates."""
        c = fight(s)
        activate(s, c, c.board[cast(int, action[1])])


class Activation(Step[Heroes3]):
    """A unit is about to activate; cards may come before it (H3-COMBAT-12, H3-COMBAT-23)."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        """Open the window before it, then activate."""
        activate(s, fight(s), self.fighter)


def activate(s: Heroes3, c: Combat, fighter: int) -> None:
    """A unit is about to activate: the window before it, then it begins (H3-COMBAT-12)."""
    c.active = fighter
    c.tie_initiative = initiative_of(s, c, fighter)
    c.tie_side = c.side[fighter]
    asked = window(s, BEFORE_ACTIVATION, c.side[fighter], 0)
    if asked is None:
        begin(s, c, fighter)
    else:
        s.stack.append(Begin(fighter))
        s.stack.append(asked)


class Begin(Step[Heroes3]):
    """A unit activates: it loses its Defense token, or its Paralysis instead of acting (H3-COMBAT-16, H3-COMBAT-23)."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        """Begin the activation."""
        begin(s, fight(s), self.fighter)


def begin(s: Heroes3, c: Combat, fighter: int) -> None:
    """The activation itself, unless something keeps the unit from it (H3-COMBAT-16, H3-COMBAT-23)."""
    if c.winner >= 0 or c.space[fighter] < 0 or c.active != fighter or c.activated[fighter]:
        c.active = NOBODY
        return
    c.activated[fighter] = 1
    c.moved = False
    c.attacked = False
    c.from_space = c.space[fighter]
    s.tell(("activates", c.form[fighter] >> 1, c.space[fighter]))
    if c.effects and effect_on(c, "loses_activation", fighter) is not None:
        end_activation(s, fighter)
        return
    if c.paralysed[fighter]:
        c.paralysed[fighter] = 0
        s.tell(("skips", c.space[fighter], c.form[fighter] >> 1))
        end_activation(s, fighter)
        return
    c.may_defend = not c.defending[fighter]
    c.defending[fighter] = 0
    if c.controllers[c.side[fighter]] == AI:
        s.then(ActivationAbilities(fighter), s.facts.book.ai_acts(fighter), EndActivation(fighter))
    elif c.effects or s.facts.abilities[c.form[fighter]]:
        acting = Acts(fighter)
        s.stack.append(acting)
        activation_abilities(s, c, fighter)
        if s.stack[-1] is acting:
            s.stack.pop()
            ask_to_act(s, c, fighter)
    else:
        ask_to_act(s, c, fighter)


class EndActivation(Step[Heroes3]):
    """An activation is over: what held for it ends (H3-COMBAT-20)."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        """Close it."""
        end_activation(s, self.fighter)


def end_activation(s: Heroes3, fighter: int) -> None:
    """What held for an activation ends, power that was not used is lost (H3-COMBAT-20, H3-SPELL-02)."""
    c = s.combat
    if c is None:
        return
    if c.attacker < s.seats and (s.players[c.attacker].power or c.paid[ATTACKING]):
        lose_power(s, c, c.attacker, ATTACKING)
    if c.defender < s.seats and (s.players[c.defender].power or c.paid[DEFENDING]):
        lose_power(s, c, c.defender, DEFENDING)
    c.active = NOBODY
    if not c.effects:
        return
    end_of_activation(s, c, fighter)
    again = effect_on(c, "again", fighter)
    if again is not None and c.winner < 0 and alive(c, fighter):
        c.effects.remove(again)
        c.activated[fighter] = 0
        s.then(Activation(fighter))


# -- acting -----------------------------------------------------------------------------------------------------


class Acts(Step[Heroes3]):
    """The controller of the activating unit decides what it does, again until it is done (H3-UNIT-07)."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        """Ask, if the unit can still act."""
        if not over(s):
            ask_to_act(s, fight(s), self.fighter)


def ask_to_act(s: Heroes3, c: Combat, fighter: int) -> None:
    """What the activating unit does next is asked, unless it is done (H3-UNIT-07)."""
    if c.space[fighter] < 0 or ((c.attacked or c.effects) and done_acting(s, c, fighter)):
        end_activation(s, fighter)
    else:
        s.stack.append(Act(c.controllers[c.side[fighter]], fighter))


def done_acting(s: Heroes3, c: Combat, fighter: int) -> bool:
    """Whether an activation is over after what was done: ranged units may step back after a shot (H3-UNIT-07)."""
    if c.effects and effect_on(c, "stuck", fighter) is not None:
        return True
    if not c.attacked:
        return False
    return s.facts.movement[c.form[fighter]] != RANGED or c.moved or not moves_of(s, c, fighter)


def may_move(s: Heroes3, c: Combat, fighter: int) -> bool:
    """Whether a unit may move in this activation (ability enemy_starting_activation_adjacent_cannot_move)."""
    form = c.form[fighter]
    facts = s.facts
    if c.moved or facts.troop[form >> 1].kind == TOWER or (c.attacked and facts.movement[form] != RANGED):
        return False
    if c.space[fighter] != c.from_space:
        return True
    side = c.side[fighter]
    for near in NEIGHBOURS[c.space[fighter]]:
        there = c.board[near]
        if (
            there >= 0
            and c.side[there] != side
            and "enemy_starting_activation_adjacent_cannot_move" in facts.abilities[c.form[there]]
            and ability(s, c, there, "enemy_starting_activation_adjacent_cannot_move") is not None
        ):
            return False
    return True


def moves_of(s: Heroes3, c: Combat, fighter: int) -> int:
    """Mask of the spaces a unit may move to now (H3-UNIT-07, H3-COMBAT-15)."""
    if c.moved or not may_move(s, c, fighter):
        return 0
    form = c.form[fighter]
    if "teleport_move_any_empty_space" in s.facts.abilities[form] and (
        ability(s, c, fighter, "teleport_move_any_empty_space") is not None
    ):
        return free_spaces(c)
    movement = s.facts.movement[form]
    return within_reach(c, c.side[fighter], c.space[fighter], movement, s.facts.combat_steps[movement])


def move_options(s: Heroes3, c: Combat, fighter: int) -> list[int]:
    """The spaces a unit may move to now (H3-UNIT-07, H3-COMBAT-15)."""
    return spaces_in(moves_of(s, c, fighter))


def attacks_of(s: Heroes3, c: Combat, fighter: int) -> int:
    """Mask of the spaces a unit may attack from where it stands: enemies, walls, gate (H3-UNIT-07, H3-SIEGE-02)."""
    if c.attacked or (c.effects and effect_on(c, "forgetfulness", fighter) is not None):
        return 0
    ranged = s.facts.movement[c.form[fighter]] == RANGED
    if c.moved and ranged:
        return 0
    here = c.space[fighter]
    enemies = enemy_spaces(c, c.side[fighter])
    mask = enemies & TOUCHING[here]
    if ranged:
        return mask if mask and not is_tower(s, c, fighter) else enemies
    if c.siege:
        for space in pieces_in_reach(s, c, fighter, here):
            mask |= 1 << space
    return mask


def neutral_run(c: Combat, side: int) -> bool:
    """Whether a side is neutral units run by an opponent: they must attack and never defend (H3-COMBAT-13)."""
    return (c.attacker if side == ATTACKING else c.defender) == NEUTRALS and c.controllers[side] != AI


def attack_positions(s: Heroes3, c: Combat, fighter: int, spaces: int) -> int:
    """Mask of those of the spaces from which the unit could attack somebody."""
    if s.facts.movement[c.form[fighter]] == RANGED:
        return 0
    if c.effects and effect_on(c, "forgetfulness", fighter) is not None:
        return 0
    return spaces & spread(enemy_spaces(c, c.side[fighter]))


LOWER_ATTACKS: Final = action_table(HALF)
UPPER_ATTACKS: Final = action_table(ALL_SPACES - HALF)
LOWER_MARCHES: Final = action_table(HALF)
UPPER_MARCHES: Final = action_table(ALL_SPACES - HALF)
DEFEND: Final[Action] = ("defend",)
HOLD: Final[Action] = ("hold",)
"""What units do most often, written once."""


class Act(Choice[Heroes3]):
    """What the activating unit does: move, attack, defend, use an ability, or nothing; cards before it (H3-UNIT-07)."""

    __slots__ = ("fighter",)

    def __init__(self, seat: int, fighter: int) -> None:
        self.seat = seat
        self.fighter = fighter

    def prompt(self, s: Heroes3) -> Action:
        """Names the unit."""
        c = fight(s)
        return ("act", c.form[self.fighter] >> 1, c.space[self.fighter])

    def options(self, s: Heroes3) -> list[Action]:
        """Everything it may do now."""
        c = fight(s)
        fighter = self.fighter
        side = c.side[fighter]
        moves = moves_of(s, c, fighter)
        if c.effects and effect_on(c, "berserk", fighter) is not None:
            return berserk_options(s, c, fighter, spaces_in(moves))
        attacks = 0 if c.attacked else attacks_of(s, c, fighter)
        out: list[Action] = []
        if attacks:
            add_actions(attacks, "attack", LOWER_ATTACKS, UPPER_ATTACKS, out)
        owner = c.attacker if side == ATTACKING else c.defender
        neutral = owner == NEUTRALS and neutral_run(c, side)
        if neutral and not c.attacked:
            positions = attack_positions(s, c, fighter, moves)
            if attacks or positions:
                add_actions(positions, "march", LOWER_MARCHES, UPPER_MARCHES, out)
                return out
        if c.may_defend and not c.attacked and not neutral and s.facts.troop[c.form[fighter] >> 1].kind != TOWER:
            out.append(DEFEND)
        out.append(HOLD)
        if moves:
            add_actions(moves, "march", LOWER_MARCHES, UPPER_MARCHES, out)
        plain = len(out)
        if not c.moved and not c.attacked:
            if s.facts.abilities[c.form[fighter]]:
                other_actions(s, c, fighter, out)
            if c.attacker < s.seats and c.defender < s.seats and may_surrender(s, c, side):
                out.append(("surrender",))
        if owner == self.seat and s.players[owner].morale > 0 and anywhere(c, "no_morale_or_rerolls") is None:
            morale_options(s, self.seat, out)
        if owner == self.seat and has_deck(s, c, side):
            card_options(s, c, self.seat, side, ACTING, out)
            if s.players[self.seat].permanent:
                tent_options(s, c, self.seat, side, out)
            if s.grail >= 0:
                grail_options(s, c, self.seat, side, out)
        if owner == self.seat and c.used[side] & SILENT:
            out.append(ASK_AGAIN)
        if len(out) > plain:
            out.sort()
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        """Do it and go on."""
        c = fight(s)
        fighter = self.fighter
        verb = cast(str, action[0])
        side = c.side[fighter]
        if (
            (s.players[self.seat].power or c.paid[side])
            and (c.attacker if side == ATTACKING else c.defender) == self.seat
            and verb
            not in ("play", "power", "cast", "morale-draw", "morale-exchange", "use-tent", "use-grail", "ask-again")
        ):
            lose_power(s, c, self.seat, side)
        if verb == "hold":
            end_activation(s, fighter)
        elif verb == "defend":
            c.defending[fighter] = 1
            s.tell(("defends", c.space[fighter], c.form[fighter] >> 1))
            end_activation(s, fighter)
        elif verb == "march":
            if c.traps or c.effects:
                s.stack.append(Acts(fighter))
                march(s, c, fighter, cast(int, action[1]))
            else:
                march(s, c, fighter, cast(int, action[1]))
                ask_to_act(s, c, fighter)
        elif verb == "attack":
            s.stack.append(Acts(fighter))
            attack_space(s, c, fighter, cast(int, action[1]))
        elif verb == "use-ability":
            s.then(EndActivation(fighter))
            take_other_action(s, c, fighter, cast(int, action[1]))
        elif verb == "surrender":
            surrender(s, c, side)
        elif verb == "ask-again":
            s.stack.append(Acts(fighter))
            set_silent(c, side, 0)
        elif verb == "use-grail":
            s.then(Acts(fighter))
            use_grail(s, c, self.seat, side)
        elif verb == "use-tent":
            s.then(Acts(fighter))
            use_tent(s, c, self.seat, cast(int, action[1]))
        else:
            s.then(Acts(fighter))
            take_card_action(s, c, self.seat, side, ACTING, action)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why the unit cannot do this."""
        return why_not_act(s, self.fighter, action)


def attack_space(s: Heroes3, c: Combat, fighter: int, space: int) -> None:
    """A unit attacks what stands on a space: a unit, or a wall or gate that simply falls (H3-SIEGE-02)."""
    target = c.board[space]
    if target >= 0:
        declare(s, c, fighter, target)
    else:
        c.attacked = True
        break_piece(s, c, space)


def march(s: Heroes3, c: Combat, fighter: int, goal: int) -> None:
    """A unit moves to a free space; what lies in wait on its way strikes it (H3-UNIT-07)."""
    start = c.space[fighter]
    movement = movement_of(s, c, fighter)
    c.moved = True
    s.tell(("marches", start, goal, c.form[fighter] >> 1))
    dangerous = bool(c.traps) or anywhere(c, "fire_wall") is not None
    if not dangerous:
        place(c, fighter, goal)
        return
    way = [goal]
    if movement != FLYING and ability(s, c, fighter, "teleport_move_any_empty_space") is None:
        way = way_between(c, c.side[fighter], start, goal, movement)
    for space in way:
        if c.board[space] == NOBODY:
            place(c, fighter, space)
        if not survives_space(s, c, fighter, space):
            return


def survives_space(s: Heroes3, c: Combat, fighter: int, space: int) -> bool:
    """What a unit meets on a space it enters: fire, mines, quicksand; whether it can go on."""
    for effect in c.effects.copy():
        if effect.name == "fire_wall" and effect.target == space:
            wound(s, c, fighter, spell_damage_to(s, c, fighter, effect.amount, "fire_wall"), NOBODY)
            if over(s) or not alive(c, fighter):
                return False
    for trap in c.traps:
        if trap[0] != space:
            continue
        at = c.traps.index(trap)
        c.traps = c.traps[:at] + c.traps[at + 1 :]
        s.tell(("trap", space, trap[1] if trap[1] != EMPTY_SAND else 0))
        if trap[1] > 0:
            wound(s, c, fighter, spell_damage_to(s, c, fighter, trap[1], "land_mine"), NOBODY)
            if over(s) or not alive(c, fighter):
                return False
        elif trap[1] == SAND:
            lay_plain(c, "stuck", NOBODY, fighter, 0, "activation")
            return False
    return True


def berserk_options(s: Heroes3, c: Combat, fighter: int, moves: list[int]) -> list[Action]:
    """A berserk unit must attack the nearest unit, friend or foe, moving if needed (spell berserk)."""
    here = c.space[fighter]
    others = [other for other in range(len(c.form)) if other != fighter and 0 <= c.space[other] < SPACES]
    if c.attacked or not others:
        return [("hold",)]
    nearest = min(distance(here, c.space[other]) for other in others)
    prey = [other for other in others if distance(here, c.space[other]) == nearest]
    if movement_of(s, c, fighter) == RANGED and not c.moved:
        return sorted(("attack", c.space[other]) for other in prey)
    close = [other for other in prey if adjacent(here, c.space[other])]
    if close:
        return sorted(("attack", c.space[other]) for other in close)
    goals = [space for space in moves if any(adjacent(space, c.space[other]) for other in prey)]
    if goals:
        return [("march", space) for space in goals]
    nearer = [space for space in moves if min(distance(space, c.space[other]) for other in prey) < nearest]
    return [("march", space) for space in nearer] or [("hold",)]


# -- surrender and the end of a round ---------------------------------------------------------------------------


def may_surrender(s: Heroes3, c: Combat, side: int) -> bool:
    """Whether a side may surrender now: between players, never in defence of a town (H3-COMBAT-31, H3-AI-04)."""
    owner = owner_of(c, side)
    if not is_seat(s, owner) or not is_seat(s, owner_of(c, 1 - side)):
        return False
    if side == DEFENDING and is_town(s, c.field):
        return False
    if any(effect.name == "no_surrender" and effect.owner != owner for effect in c.effects):
        return False
    return s.players[owner].stock[GOLD] >= surrender_price(s)


def surrender_price(s: Heroes3) -> int:
    """The gold a surrender costs (H3-COMBAT-31)."""
    other = special(s, "surrender_gold")
    return s.facts.content.combat.surrender_gold if other is None else other.amount


def surrender(s: Heroes3, c: Combat, side: int) -> None:
    """A player gives up and pays the winner (H3-COMBAT-31)."""
    owner = owner_of(c, side)
    s.tell(("surrenders", owner))
    paid = lose(s, owner, GOLD, surrender_price(s))
    gain(s, owner_of(c, 1 - side), GOLD, paid)
    c.surrendered = True
    c.active = NOBODY
    c.winner = 1 - side


class CombatRoundEnd(Step[Heroes3]):
    """A combat round is over; against neutrals the hero pays movement for another one or retreats (H3-COMBAT-24)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """End the effects of the round and look at the limit."""
        c = fight(s)
        end_of_round(s, c)
        s.tell(("combat-round-over", c.round))
        if c.limited and not c.azure and c.round >= s.facts.content.combat.neutral_rounds:
            s.stack.append(EXTENSION)
        else:
            s.stack.append(NEXT_ROUND)
        asked = window(s, ROUND_END, ATTACKING, 0)
        if asked is not None:
            s.stack.append(asked)


class Extend(Step[Heroes3]):
    """Another round for a movement point, or the retreat (H3-COMBAT-24, H3-COMBAT-25, R-31)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Ask, unless a card has paid for it or nothing can."""
        c = fight(s)
        if over(s):
            return
        for effect in c.effects:
            if effect.name == "extend_combat" and effect.since == c.round:
                s.stack.append(NEXT_ROUND)
                return
        s.then(ExtendOrRetreat(c.attacker))


def extension_price(s: Heroes3) -> int:
    """Movement that one more round costs (H3-COMBAT-24)."""
    return 0 if optional(s, OPT_FREE_EXTENSION) else s.facts.content.combat.extension_movement


class ExtendOrRetreat(Choice[Heroes3]):
    """Spend movement of the fighting hero for another combat round, or retreat (H3-COMBAT-24, H3-COMBAT-25)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """What the movement left allows."""
        c = fight(s)
        out: list[Action] = []
        if s.players[self.seat].moves[c.attacker_hero] >= extension_price(s):
            out.append(("extend",))
        out.append(("retreat",))
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        """Go on or give the field up."""
        c = fight(s)
        if action[0] == "extend":
            player = s.players[self.seat]
            price = extension_price(s)
            player.moves[c.attacker_hero] -= price
            s.tell(("extends", self.seat))
            s.stack.append(NEXT_ROUND)
        else:
            s.tell(("retreats", self.seat))
            c.retreated = True
            c.winner = DEFENDING


ROUND_OVER: Final = CombatRoundEnd()
EXTENSION: Final = Extend()
NEXT_ROUND: Final = CombatRoundStart()
"""Written once; steps are values."""
