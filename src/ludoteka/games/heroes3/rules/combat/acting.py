"""The activation of a unit and what it may do in it (H3-COMBAT-12, H3-COMBAT-13, H3-COMBAT-14, H3-COMBAT-15,
H3-COMBAT-16, H3-COMBAT-31, H3-UNIT-07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.ability_facts import ON_ACTIVATION
from ludoteka.games.heroes3.facts import AI, GOLD, MAIN, NEUTRALS, NOBODY, RANGED, TOWER
from ludoteka.games.heroes3.rules.battlefield.board import (
    ALL_SPACES,
    ATTACKING,
    DEFENDING,
    HALF,
    action_table,
    add_actions,
    spaces_in,
)
from ludoteka.games.heroes3.rules.battlefield.effects import end_of_activation
from ludoteka.games.heroes3.rules.battlefield.figures import (
    alive,
    anywhere,
    effect_on,
    fight,
    initiative_of,
    owner_of,
)
from ludoteka.games.heroes3.rules.battlefield.moments import ACTING, BEFORE_ACTIVATION, has_deck
from ludoteka.games.heroes3.rules.cards.morale import morale_options
from ludoteka.games.heroes3.rules.cards.own_cards import fights_with_own_cards
from ludoteka.games.heroes3.rules.combat.artillery import CastSpikes, fire, gunners, spike_closed, spike_options
from ludoteka.games.heroes3.rules.combat.boss import BossTurn
from ludoteka.games.heroes3.rules.combat.dragon_tokens import lay_token, token_closed, token_options
from ludoteka.games.heroes3.rules.combat.grail import grail_options, use_grail
from ludoteka.games.heroes3.rules.combat.joining import may_withdraw, withdraw_now
from ludoteka.games.heroes3.rules.combat.machines import tent_closed, tent_options, use_tent
from ludoteka.games.heroes3.rules.combat.moves import (
    attack_closed,
    attack_positions,
    attack_space,
    attacks_of,
    berserk_options,
    is_safe,
    march,
    march_closed,
    moves_of,
    neutral_run,
)
from ludoteka.games.heroes3.rules.combat.playable import card_closed, card_options
from ludoteka.games.heroes3.rules.combat.windows import (
    ASK_AGAIN,
    SILENT,
    after_cards,
    lose_power,
    set_silent,
    take_card_action,
)
from ludoteka.games.heroes3.rules.common import is_seat, special
from ludoteka.games.heroes3.rules.resources import gain, lose
from ludoteka.games.heroes3.rules.scenario.spikes import SPIKES
from ludoteka.games.heroes3.rules.scenario.tokens import TOKENS
from ludoteka.games.heroes3.rules.units.activations import ActivationAbilities
from ludoteka.games.heroes3.rules.units.other_actions import other_actions, take_other_action
from ludoteka.games.heroes3.rules.world.fields import is_town
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


@mypyc_attr(free_list_len=1)
class Activation(Step[Heroes3]):
    """A unit is about to activate; cards may come before it (H3-COMBAT-12, H3-COMBAT-23)."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        activate(s, fight(s), self.fighter)


def activate(s: Heroes3, c: Combat, fighter: int) -> None:
    """Open the window before an activation, then it begins (H3-COMBAT-12)."""
    c.active = fighter
    c.tie_initiative = initiative_of(s, c, fighter)
    c.tie_side = c.side[fighter]
    after_cards(s, BEFORE_ACTIVATION, c.side[fighter], Begin(fighter))


@mypyc_attr(free_list_len=1)
class Begin(Step[Heroes3]):
    """A unit activates: it loses its Defense token, or its Paralysis instead of acting (H3-COMBAT-16, H3-COMBAT-23)."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        """Begin the activation, unless something keeps the unit from it."""
        c = fight(s)
        fighter = self.fighter
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
        elif c.effects or s.facts.skills[c.form[fighter]] & ON_ACTIVATION or SPIKES in s.ledger:
            s.then(ActivationAbilities(fighter), Acts(fighter))
        else:
            s.then(Act(c.controllers[c.side[fighter]], fighter))
        if c.effects and effect_on(c, "boss", fighter) is not None:
            s.then(BossTurn(fighter))
        if SPIKES in s.ledger:
            for seat in reversed(gunners(s, c, fighter)):
                s.then(CastSpikes(seat, fighter))


@mypyc_attr(free_list_len=1)
class EndActivation(Step[Heroes3]):
    """What held for an activation ends, power that was not used is lost (H3-COMBAT-20, H3-SPELL-02)."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        end_activation(s, self.fighter)


def end_activation(s: Heroes3, fighter: int) -> None:
    """An activation is over; a card may let the unit activate again (H3-COMBAT-20)."""
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


@mypyc_attr(free_list_len=1)
class Acts(Step[Heroes3]):
    """The controller of the activating unit decides what it does, again until it is done (H3-UNIT-07)."""

    __slots__ = ("fighter",)

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        c = fight(s)
        if c.winner < 0:
            go_on_acting(s, c, self.fighter)


def go_on_acting(s: Heroes3, c: Combat, fighter: int) -> None:
    """Ask what the unit does next, if it can still act (H3-UNIT-07)."""
    if c.space[fighter] < 0 or ((c.attacked or c.effects) and done_acting(s, c, fighter)):
        end_activation(s, fighter)
    else:
        s.then(Act(c.controllers[c.side[fighter]], fighter))


def done_acting(s: Heroes3, c: Combat, fighter: int) -> bool:
    """Whether an activation is over after what was done: ranged units may step back after a shot (H3-UNIT-07)."""
    if c.effects and effect_on(c, "stuck", fighter) is not None:
        return True
    if not c.attacked:
        return False
    return s.facts.movement[c.form[fighter]] != RANGED or c.moved or not moves_of(s, c, fighter)


LOWER_ATTACKS: Final = action_table(HALF)

UPPER_ATTACKS: Final = action_table(ALL_SPACES - HALF)

LOWER_MARCHES: Final = action_table(HALF)

UPPER_MARCHES: Final = action_table(ALL_SPACES - HALF)

DEFEND: Final[Action] = ("defend",)

HOLD: Final[Action] = ("hold",)
"""What units do most often, written once."""

KEEPS_POWER: Final = (
    "play",
    "power",
    "cast",
    "morale-draw",
    "morale-exchange",
    "use-tent",
    "use-grail",
    "ask-again",
    "spike",
    "token",
)
"""Verbs that may come between playing cards for power and casting the spell (H3-SPELL-02)."""


def brought_options(s: Heroes3, c: Combat, seat: int, out: list[Action]) -> None:
    """Add the spikes and tokens that a player has in some scenarios."""
    if SPIKES in s.ledger:
        spike_options(s, c, seat, out)
    if TOKENS in s.ledger:
        token_options(s, c, seat, out)


@mypyc_attr(free_list_len=1)
class Act(Choice[Heroes3]):
    """What the activating unit does: move, attack, defend, use an ability, or nothing; cards before it (H3-UNIT-07)."""

    __slots__ = ("fighter",)

    def __init__(self, seat: int, fighter: int) -> None:
        self.seat = seat
        self.fighter = fighter

    def prompt(self, s: Heroes3) -> Action:
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
            if (c.ai >= 0 or (c.attacker < s.seats and c.defender < s.seats)) and may_surrender(s, c, side):
                out.append(("surrender",))
            if c.ai >= 0 and may_withdraw(s, c, side):
                out.append(("retreat",))
        if owner == self.seat:
            player = s.players[owner]
            if player.morale > 0 and anywhere(c, "no_morale_or_rerolls") is None:
                morale_options(s, owner, out)
            if s.ledger and fights_with_own_cards(s, c, side):
                card_options(s, c, owner, side, ACTING, out)
            elif has_deck(s, c, side):
                card_options(s, c, owner, side, ACTING, out)
                if player.permanent:
                    tent_options(s, c, owner, side, out)
                if s.grail >= 0:
                    grail_options(s, c, owner, side, out)
            if s.ledger:
                brought_options(s, c, owner, out)
            if c.used[side] & SILENT:
                out.append(ASK_AGAIN)
        if len(out) > plain:
            out.sort()
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        """Do it and go on."""
        c = fight(s)
        fighter = self.fighter
        side = c.side[fighter]
        if (
            (s.players[self.seat].power or c.paid[side])
            and owner_of(c, side) == self.seat
            and action[0] not in KEEPS_POWER
        ):
            lose_power(s, c, self.seat, side)
        match action:
            case ("hold",):
                end_activation(s, fighter)
            case ("defend",):
                c.defending[fighter] = 1
                s.tell(("defends", c.space[fighter], c.form[fighter] >> 1))
                end_activation(s, fighter)
            case ("march", int() as space):
                safe = is_safe(c)
                if not safe:
                    s.then(Acts(fighter))
                march(s, c, fighter, space)
                if safe:
                    go_on_acting(s, c, fighter)
            case ("attack", int() as space):
                s.then(Acts(fighter))
                attack_space(s, c, fighter, space)
            case ("use-ability", int() as number):
                s.then(EndActivation(fighter))
                take_other_action(s, c, fighter, number)
            case ("surrender",):
                surrender(s, c, side)
            case ("retreat",):
                withdraw_now(s, c, side)
            case ("ask-again",):
                s.then(Acts(fighter))
                set_silent(c, side, 0)
            case ("use-grail",):
                s.then(Acts(fighter))
                use_grail(s, c, self.seat, side)
            case ("use-tent", int() as space):
                s.then(Acts(fighter))
                use_tent(s, c, self.seat, space)
            case ("token", int() as space):
                s.then(Acts(fighter))
                lay_token(s, c, self.seat, space)
            case ("spike", int() as count, int() as space):
                s.then(Acts(fighter))
                fire(s, c, self.seat, count, space)
            case _:
                s.then(Acts(fighter))
                take_card_action(s, c, self.seat, side, ACTING, action)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why the unit cannot do this."""
        c = fight(s)
        fighter = self.fighter
        side = c.side[fighter]
        if c.effects and effect_on(c, "berserk", fighter) is not None:
            return ("is-berserk", c.form[fighter] >> 1)
        match action:
            case ("march", int() as space):
                return march_closed(s, c, fighter, space) or self.unless_offered(s, action, must_attack(c, fighter))
            case ("attack", int() as space):
                return attack_closed(s, c, fighter, space)
            case ("defend",):
                return self.unless_offered(s, action, ("cannot-defend",))
            case ("use-ability", int() as space):
                return self.unless_offered(s, action, ("no-ability", space))
            case ("use-tent", int() as space):
                return tent_closed(s, c, side, space)
            case ("token", int() as space):
                return token_closed(s, c, self.seat, space)
            case ("spike", int() as count, int() as space):
                return spike_closed(s, c, self.seat, count, space)
        return card_closed(s, c, self.seat, side, ACTING, action)

    def unless_offered(self, s: Heroes3, action: Action, reason: Action) -> Action | None:
        """A reason against an action whose conditions are spread over `options`."""
        return None if action in self.options(s) else reason


def must_attack(c: Combat, fighter: int) -> Action:
    """Why a unit cannot go where nobody is to be attacked: neutral units attack if they can (H3-COMBAT-13)."""
    return ("must-attack", c.form[fighter] >> 1)


def may_surrender(s: Heroes3, c: Combat, side: int) -> bool:
    """Whether a side may surrender now: between players, never in defence of a town (H3-COMBAT-31, H3-AI-04)."""
    owner = owner_of(c, side)
    if not is_seat(s, owner) or not accepts_surrender(s, c, side):
        return False
    if side == DEFENDING and is_town(s, c.field):
        return False
    if any(effect.name == "no_surrender" and effect.owner != owner for effect in c.effects):
        return False
    return s.players[owner].stock[GOLD] >= surrender_price(s)


def accepts_surrender(s: Heroes3, c: Combat, side: int) -> bool:
    """Whether the enemy lets a hero surrender: a player does, an AI hero where the scenario says so (H3-AI-04)."""
    enemy = owner_of(c, 1 - side)
    if is_seat(s, enemy):
        return True
    rule = special(s, "surrender_to_ai")
    hero = c.attacker_hero if side == ATTACKING else c.defender_hero
    if rule is None or enemy != AI or hero == NOBODY:
        return False
    return hero != MAIN or s.facts.hero[s.players[owner_of(c, side)].hero].id not in rule.heroes


def surrender_price(s: Heroes3) -> int:
    """The gold a surrender costs (H3-COMBAT-31)."""
    other = special(s, "surrender_gold")
    return s.facts.content.combat.surrender_gold if other is None else other.amount


def surrender(s: Heroes3, c: Combat, side: int) -> None:
    """A player gives up and pays the winner (H3-COMBAT-31)."""
    owner = owner_of(c, side)
    s.tell(("surrenders", owner))
    paid = lose(s, owner, GOLD, surrender_price(s))
    if is_seat(s, owner_of(c, 1 - side)):
        gain(s, owner_of(c, 1 - side), GOLD, paid)
    c.surrendered = True
    c.active = NOBODY
    c.winner = 1 - side
