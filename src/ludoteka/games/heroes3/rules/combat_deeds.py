"""What cards do in a combat beyond plain figures, by the name of their deed (H3-CARD-12 to H3-CARD-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteka.games.heroes3.content_parts import Play
from ludoteka.games.heroes3.facts import COLUMNS, FEW, MAIN, NOBODY, ROWS, SPECIALTY, SPELL
from ludoteka.games.heroes3.rules.cards import discard_card, distinct, draw_cards
from ludoteka.games.heroes3.rules.combat_board import BACK_ROW, FRONT_ROW, NEIGHBOURS, row_spaces
from ludoteka.games.heroes3.rules.combat_cards import (
    COMMON_DEEDS,
    bonus,
    factor,
    in_tiers,
    is_bonus,
    lowest_initiative,
    plain_figures,
    struck_by_card,
)
from ludoteka.games.heroes3.rules.combat_damage import add_fighter, heal, over, place, set_layers, wound
from ludoteka.games.heroes3.rules.combat_effects import (
    REMOVED_AFTER,
    end_effects,
    lay,
    lay_plain,
    next_serial,
    ongoing_on,
)
from ludoteka.games.heroes3.rules.combat_figures import (
    SUMMONED_HERE,
    ability,
    alive,
    anywhere,
    fight,
    fighters_of,
    is_ranged,
    owner_of,
    tier_of,
    units_of,
)
from ludoteka.games.heroes3.rules.combat_strike import NO_DIE, roll_face, striking
from ludoteka.games.heroes3.rules.combat_windows import AFTER_ROLL, LETHAL, ROUND_END
from ludoteka.games.heroes3.rules.common import DECLINE, DONE
from ludoteka.games.heroes3.rules.gains import gain_figures
from ludoteka.games.heroes3.rules.siege import break_piece, remove_tower, siege_pieces, tower_fighter
from ludoteka.games.heroes3.rules.unit_abilities import paralyse, put_token
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

Deed = Callable[[Heroes3, int, int, int, Play, tuple[int, ...]], bool]
"""A deed: state, seat, side, card, the play, the spaces chosen; whether the card stays in play."""


def do_deed(s: Heroes3, seat: int, side: int, card: int, way: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A card that was paid and aimed works; whether it stays in play (H3-CARD-08, H3-CARD-17)."""
    name = play.deed
    if name == "figures":
        return permanent(s, seat, card, play) or plain_figures(s, seat, side, card, play, chosen)
    if name in ("school_power", "first_spell_of_school") and play.timing == "permanent":
        return permanent(s, seat, card, play)
    if name in COMMON_DEEDS:
        from ludoteka.games.heroes3.rules.play import common_deed

        common_deed(s, seat, card, way)
        return False
    return DEEDS[name](s, seat, side, card, play, chosen)


def permanent(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """A permanent card comes into play; another one goes (H3-CARD-09)."""
    if play.timing != "permanent":
        return False
    player = s.players[seat]
    for old in player.permanent.copy():
        if s.facts.card_kind[old] != 5:
            player.permanent.remove(old)
            player.discard.append(old)
    player.permanent.append(card)
    return True


# -- when a deed can be chosen ----------------------------------------------------------------------------------


def deed_open(s: Heroes3, seat: int, side: int, moment: int, card: int, play: Play) -> bool:
    """Whether a deed makes sense now: what it answers or needs is there (H3-CARD-16)."""
    from ludoteka.games.heroes3.rules.combat_machines import has_machine
    from ludoteka.games.heroes3.rules.combat_spells import castable_from, may_cancel

    c = fight(s)
    name = play.deed
    player = s.players[seat]
    if name in ("ignore_die", "set_die", "reroll_die"):
        return die_open(s, side, moment, play)
    if name == "cancel_lethal_attack":
        return moment == LETHAL and can_save(s, seat, side, play)
    if name in ("cancel_spell", "cancel_spell_on_roll"):
        return may_cancel(s, side, play)
    if name == "extend_combat":
        return moment == ROUND_END and c.limited and not c.azure and not extended(s)
    if name in ("return_spell", "return_spell_and_power"):
        return c.casting is not None and c.casting.card >= 0 and not returning(s)
    if name in ("cast_from_hand", "cast_from_discard", "cast_common_discard", "cast_free_of_power"):
        return bool(castable_from(s, seat, side, play))
    if name == "repeat_war_machine":
        from ludoteka.games.heroes3.rules.combat_machines import repeated

        return repeated(s, seat, play.machine) != NOBODY
    if name in ("fire_war_machine", "double_war_machine", "aim_war_machine"):
        return has_machine(s, side, play.machine)
    if name == "destroy_siege_pieces":
        return tower_fighter(s) >= 0 if "arrow_tower" in play.pieces else bool(siege_pieces(s))
    if name == "swap_units":
        return len(units_of(s, side)) > 1
    if name == "enemy_loses_morale_token":
        enemy = owner_of(c, 1 - side)
        return enemy < s.seats and player.team != s.players[enemy].team
    if name == "add_neutral":
        assert play.neutral is not None
        return free_home(s, side) != NOBODY and neutral_there(s, s.facts.troop_number[play.neutral])
    if name in COMMON_DEEDS:
        from ludoteka.games.heroes3.rules.play import can_do

        return can_do(s, seat, card, play)
    if name == "activate_unit_again":
        return not c.attacked and not c.moved
    return name in DEEDS or name in ("figures", "school_power")


def die_open(s: Heroes3, side: int, moment: int, play: Play) -> bool:
    """Whether dice are there that a card may ignore, set or reroll."""
    c = fight(s)
    strike = c.strike
    if strike is None or (play.dice and "attack" not in play.dice):
        return False
    if play.deed == "set_die":
        return strike.stage == 0 and (not play.every_die or c.side[strike.attacker] == side)
    if moment != AFTER_ROLL or not strike.dice:
        return False
    if play.deed == "reroll_die":
        return c.side[strike.attacker] == side and anywhere(c, "no_morale_or_rerolls") is None
    return play.target != "ranged_unit" or is_ranged(s, strike.attacker)


def can_save(s: Heroes3, seat: int, side: int, play: Play) -> bool:
    """Whether the power played is enough to save the unit attacked (R-76)."""
    strike = striking(s)
    tier = tier_of(s, strike.target)
    powers = play.tier_power
    if powers is None or fight(s).side[strike.target] != side or not 0 <= tier < 3:
        return False
    need = (powers.bronze, powers.silver, powers.gold)[tier]
    return s.players[seat].power >= need


def extended(s: Heroes3) -> bool:
    """Whether the next round against neutrals is paid for already."""
    c = fight(s)
    return any(effect.name == "extend_combat" and effect.since == c.round for effect in c.effects)


def returning(s: Heroes3) -> bool:
    """Whether the spell just cast goes back to the hand already."""
    return anywhere(fight(s), "spell_returns") is not None


# -- damage -----------------------------------------------------------------------------------------------------


def hurt(s: Heroes3, card: int, fighter: int, amount: int) -> None:
    """Damage of a card that is no spell: specialties may be resisted (abilities immune_specialty_damage and others)."""
    c = fight(s)
    if not alive(c, fighter) or amount <= 0:
        return
    if s.facts.card_kind[card] == SPECIALTY:
        if ability(s, fighter, "immune_specialty_damage") is not None or anywhere(c, "no_spell_damage") is not None:
            return
        reduced = ability(s, fighter, "reduce_spell_damage")
        if reduced is not None and reduced.also_specialties:
            amount -= reduced.amount
        resisting = ability(s, fighter, "resist_spell_or_specialty_on_roll")
        if resisting is not None and roll_face(s) in resisting.faces:
            s.tell(("resists", c.space[fighter]))
            return
    wound(s, fighter, amount, NOBODY)


def deal(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> None:
    """The damage of a card reaches its targets."""
    c = fight(s)
    target = play.target
    amount = play.damage
    if target == "unit_and_nearest":
        hit = [c.board[space] for space in chosen]
        for fighter, one in zip(hit, play.damages, strict=False):
            hurt(s, card, fighter, one)
        return
    if target == "lowest_initiative_enemy":
        slow = lowest_initiative(s, 1 - side)
        fighters = slow[:1]
        if len(slow) > 1:
            s.then(HurtOne(seat, card, amount, sorted(c.space[fighter] for fighter in slow)))
            return
    elif target == "neighbours_of_space":
        fighters = [c.board[space] for space in NEIGHBOURS[chosen[0]] if c.board[space] >= 0]
    elif target == "space_and_neighbours":
        fighters = [c.board[space] for space in (chosen[0], *NEIGHBOURS[chosen[0]]) if c.board[space] >= 0]
    elif target == "line_of_five":
        line = [row * COLUMNS + chosen[0] % COLUMNS for row in range(ROWS)]
        fighters = [c.board[space] for space in line if c.board[space] >= 0]
    elif target == "enemies_of_tier":
        fighters = [fighter for fighter in fighters_of(c, 1 - side) if in_tiers(s, play, fighter)]
    else:
        fighters = [c.board[space] for space in chosen if c.board[space] >= 0]
    for fighter in fighters:
        if not over(s):
            hurt(s, card, fighter, amount)


class HurtOne(Choice[Heroes3]):
    """Which of several equally slow enemies is hit (Artillery, Ballista)."""

    __slots__ = ("amount", "card", "spaces")

    def __init__(self, seat: int, card: int, amount: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.card = card
        self.amount = amount
        self.spaces = spaces

    def options(self, s: Heroes3) -> list[Action]:
        """Each space."""
        return [("target", space) for space in sorted(self.spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Hit it."""
        hurt(s, self.card, fight(s).board[int(action[1])], self.amount)


# -- deeds for one attack ---------------------------------------------------------------------------------------


def strike_bonus(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Attack, defense and draws with a rider of the same name as the deed, for one attack."""
    target = struck_by_card(s, side, play)
    times = factor(s, card, target)
    gain_figures(s, seat, MAIN, play, False)
    if play.deed not in ("attack_by_initiative",):
        bonus(s, seat, card, play, target)
    if target < 0:
        return False
    if play.deed == "triple_die":
        lay_plain(s, "triple_die", seat, target, play.times, "attack")
    elif play.deed == "sure_trigger":
        lay_plain(s, "sure_trigger", seat, target, 1, "attack")
    elif play.deed == "reduce_retaliation":
        lay_plain(s, "reduce_retaliation", seat, target, play.amount * times, "activation")
    elif play.deed == "attack_by_initiative":
        name = "faster_bonus" if play.doubled_if == "faster_than_target" else "slower_bonus"
        lay_plain(s, name, seat, target, play.attack, "attack")
    elif play.deed == "weakness_token":
        put_token(s, "weakness_token", target, fight(s).board[chosen[0]], -play.amount)
    if play.deed in ("mark_retaliated", "strike_without_retaliation"):
        fight(s).retaliated[target] = 1
    if play.deed == "strike_without_retaliation":
        lay_plain(s, "no_retaliation", seat, target, 1, "activation")
    return False


def mark_retaliated(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A stronger unit that will not strike back this round, for one attack or the combat (Ash)."""
    if is_bonus(play):
        return strike_bonus(s, seat, side, card, play, chosen)
    fighter = fight(s).board[chosen[0]]
    fight(s).retaliated[fighter] = 1
    return plain_figures(s, seat, side, card, play, chosen)


def draw_if_spell_discarded(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Blackshard: attack, then a card is discarded; for a spell another one is drawn."""
    bonus(s, seat, card, play, struck_by_card(s, side, play))
    if s.players[seat].hand:
        s.then(DiscardForDraw(seat, play.draws))
    return False


class DiscardForDraw(Choice[Heroes3]):
    """Discard a card; a spell brings a new card (Blackshard of the Dead Knight)."""

    __slots__ = ("draws",)

    def __init__(self, seat: int, draws: int) -> None:
        super().__init__(seat)
        self.draws = draws

    def options(self, s: Heroes3) -> list[Action]:
        """Each card."""
        return [("discard", card) for card in distinct(s.players[self.seat].hand)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Discard it, and draw for a spell."""
        card = int(action[1])
        discard_card(s, self.seat, card)
        if s.facts.card_kind[card] == SPELL:
            draw_cards(s, self.seat, self.draws)


def discard_for(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Cards are discarded, each for a bonus on top of the card's own (Sword of Judgement and others)."""
    c = fight(s)
    name = {"discard_for_attack": "attack", "discard_for_defense": "defense"}.get(play.deed, "power")
    target = NOBODY
    kept = False
    until = "attack"
    serial = 0
    if name == "power":
        s.players[seat].power += play.power
    elif is_bonus(play):
        target = struck_by_card(s, side, play)
        bonus(s, seat, card, play, target)
    else:
        target = c.board[chosen[0]]
        until = play.lasts
        kept = plain_figures(s, seat, side, card, play, chosen)
        serial = c.effects[-1].play if kept else 0
    most = play.most_discards or len(s.players[seat].hand)
    if s.players[seat].hand:
        s.then(DiscardForBonus(seat, name, target, play.each_discard, until, serial, play.least_discards, most, 0))
    return kept


class DiscardForBonus(Choice[Heroes3]):
    """Discard cards, each for more attack, defense or power (Play.each_discard)."""

    __slots__ = ("done", "each", "least", "most", "name", "serial", "target", "until")

    def __init__(
        self, seat: int, name: str, target: int, each: int, until: str, serial: int, least: int, most: int, done: int
    ) -> None:
        super().__init__(seat)
        self.name = name
        self.target = target
        self.each = each
        self.until = until
        self.serial = serial
        self.least = least
        self.most = most
        self.done = done

    def prompt(self, s: Heroes3) -> Action:
        """Says how many more may go."""
        return ("discard-cards", max(0, self.least - self.done), self.most - self.done)

    def options(self, s: Heroes3) -> list[Action]:
        """Each card, and enough."""
        out: list[Action] = [("discard", card) for card in distinct(s.players[self.seat].hand)]
        if self.done >= self.least or not out:
            out.append(DONE)
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        """Discard it for the bonus and ask again."""
        if action[0] != "discard":
            return
        discard_card(s, self.seat, int(action[1]))
        if self.name == "power":
            s.players[self.seat].power += self.each
        elif self.target >= 0 and alive(fight(s), self.target):
            card = NOBODY
            for effect in fight(s).effects:
                if self.serial and effect.play == self.serial:
                    card = effect.card
            lay(s, self.name, self.seat, card, self.target, self.each, self.until, self.serial)
        if self.done + 1 < self.most and s.players[self.seat].hand:
            s.then(
                DiscardForBonus(
                    self.seat, self.name, self.target, self.each, self.until, self.serial, self.least, self.most,
                    self.done + 1,
                )
            )  # fmt: skip


# -- dice -------------------------------------------------------------------------------------------------------


def ignore_die(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """The roll of an attack and what it triggered is ignored, or only one die of it (Shield of the Dwarven Lords)."""
    strike = striking(s)
    if play.amount and len(strike.dice) > play.amount:
        s.then(DropDie(seat))
        return False
    strike.dice = []
    strike.mode = NO_DIE
    return False


class DropDie(Choice[Heroes3]):
    """Which of two attack dice is ignored (Bowstring of the Unicorn's Mane)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each die."""
        return [("ignore-die", die + 1) for die in range(len(striking(s).dice))]

    def take(self, s: Heroes3, action: Action) -> None:
        """The other one counts alone."""
        strike = striking(s)
        strike.dice.pop(int(action[1]) - 1)
        strike.mode = 1


def set_die(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """The next attack roll shows what a card says (Ivor)."""
    attacker = striking(s).attacker
    if play.faces:
        lay_plain(s, "set_die", seat, attacker, play.faces[0], "attack")
    else:
        s.then(ChooseFace(seat, attacker))
    return False


class ChooseFace(Choice[Heroes3]):
    """The face that the dice of an attack show instead of being rolled (Ivor)."""

    __slots__ = ("attacker",)

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def options(self, s: Heroes3) -> list[Action]:
        """Each face."""
        return [("show", face) for face in range(3)]

    def take(self, s: Heroes3, action: Action) -> None:
        """All dice of the roll show it."""
        lay_plain(s, "set_die", self.seat, self.attacker, int(action[1]) - 1, "attack")


def reroll_die(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A die of the own attack is rolled again (R-14, R-15)."""
    strike = striking(s)
    worst = min(range(len(strike.dice)), key=lambda die: strike.dice[die])
    if len(strike.dice) > 1:
        s.then(RerollWhich(seat))
        return False
    strike.dice[worst] = roll_face(s)
    strike.rerolled |= 1 << worst
    s.tell(("attack-die", fight(s).space[strike.attacker], strike.dice[worst] + 1))
    return False


class RerollWhich(Choice[Heroes3]):
    """Which attack die a card rolls again (R-15)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each die."""
        return [("reroll-die", 2, die + 1) for die in range(len(striking(s).dice))]

    def take(self, s: Heroes3, action: Action) -> None:
        """Roll it."""
        strike = striking(s)
        die = int(action[2]) - 1
        strike.dice[die] = roll_face(s)
        strike.rerolled |= 1 << die
        s.tell(("attack-die", fight(s).space[strike.attacker], strike.dice[die] + 1))


def cancel_lethal(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """The attack that would fell an own unit deals nothing (R-76); the power is used up."""
    s.players[seat].power = 0
    s.players[seat].discard.extend(fight(s).paid[side])
    fight(s).paid[side] = []
    striking(s).cancelled = True
    return False


# -- units on the board -----------------------------------------------------------------------------------------


def swap_units(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Two own units change places (Tactics)."""
    c = fight(s)
    if len(chosen) < 2:
        return False
    one, other = c.board[chosen[0]], c.board[chosen[1]]
    c.board[chosen[0]], c.board[chosen[1]] = other, one
    c.space[one], c.space[other] = chosen[1], chosen[0]
    if c.active in (one, other):
        c.from_space = c.space[c.active]
    s.tell(("swapped", chosen[0], chosen[1]))
    return False


def move_unit(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """An own unit steps to an empty space next to it (Necklace of Swiftness)."""
    c = fight(s)
    fighter = c.board[chosen[0]]
    place(c, fighter, chosen[1])
    if fighter == c.active and not c.moved:
        c.from_space = chosen[1]
    s.tell(("marches", chosen[0], chosen[1]))
    return False


def activate_unit(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """An own ranged unit activates now, before the one whose turn it was (Bowstring of the Unicorn's Mane)."""
    from ludoteka.games.heroes3.rules.combat_round import Activation

    c = fight(s)
    c.active = NOBODY
    s.then(Activation(c.board[chosen[0]]))
    return False


def activate_again(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """An own ranged unit activates although it has already (Valeska); the unit whose turn it was goes on after it."""
    from ludoteka.games.heroes3.rules.combat_round import Begin

    c = fight(s)
    fighter = c.board[chosen[0]]
    current = c.active
    if fighter == current:
        lay_plain(s, "again", seat, fighter, 0, "combat_round")
        return False
    c.activated[fighter] = 0
    s.then(Begin(fighter), Reactivate(current, c.activated[current]))
    c.active = fighter
    return False


class Reactivate(Step[Heroes3]):
    """The activation that a card interrupted goes on (Valeska)."""

    __slots__ = ("activated", "fighter")

    def __init__(self, fighter: int, activated: int) -> None:
        self.fighter = fighter
        self.activated = activated

    def run(self, s: Heroes3) -> None:
        """It is the active unit again, as it was."""
        c = fight(s)
        if not over(s) and alive(c, self.fighter):
            c.active = self.fighter
            c.moved = False
            c.attacked = False
            c.from_space = c.space[self.fighter]


def cleanse(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """An effect or Paralysis is taken off a unit (cleanse); healing and draws come with it."""
    fighter = fight(s).board[chosen[0]]
    gain_figures(s, seat, MAIN, play, False)
    heal(s, fighter, play.heals)
    s.then(Cleansing(seat, fighter))
    return False


class Cleansing(Step[Heroes3]):
    """One effect or the Paralysis of a unit may be taken away (Cure, Astra)."""

    __slots__ = ("fighter", "seat")

    def __init__(self, seat: int, fighter: int) -> None:
        self.seat = seat
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        """Ask if there is anything to take."""
        c = fight(s)
        if not over(s) and alive(c, self.fighter) and (c.paralysed[self.fighter] or ongoing_on(s, self.fighter)):
            s.then(TakeOff(self.seat, self.fighter))


class TakeOff(Choice[Heroes3]):
    """Which effect is taken off a unit: Paralysis, an ongoing card or a change of its figures, or none."""

    __slots__ = ("fighter",)

    def __init__(self, seat: int, fighter: int) -> None:
        super().__init__(seat)
        self.fighter = fighter

    def options(self, s: Heroes3) -> list[Action]:
        """Each once."""
        out: list[Action] = [DECLINE]
        if fight(s).paralysed[self.fighter]:
            out.append(("take-off", 0))
        out += [("take-off", number + 1) for number in range(len(ongoing_on(s, self.fighter)))]
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it off."""
        if action[0] == "decline":
            return
        number = int(action[1])
        if number == 0:
            fight(s).paralysed[self.fighter] = 0
        else:
            end_effects(s, [ongoing_on(s, self.fighter)[number - 1]])


def remove_paralysis(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Paralysis is taken off a unit."""
    from ludoteka.games.heroes3.rules.combat_cards import discard_after

    discard_after(s, seat, play.then_discards)
    gain_figures(s, seat, MAIN, play, False)
    fight(s).paralysed[fight(s).board[chosen[0]]] = 0
    return False


def remove_ongoing(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """One ongoing effect ends (Boots of Polarity)."""
    c = fight(s)
    fighter = c.board[chosen[0]]
    s.then(TakeOff(seat, fighter))
    return False


def paralyse_deed(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A unit is paralysed (Ring of the Wayfarer)."""
    paralyse(s, fight(s).board[chosen[0]])
    return False


def flip_cube(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A retaliation cube is put on or taken off (Tarnum of the Dungeon)."""
    c = fight(s)
    fighter = c.board[chosen[0]]
    c.retaliated[fighter] = 1 - c.retaliated[fighter]
    return False


def defense_tokens(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """All own units get a Defense token; as an ongoing card it also makes tokens better (Merist)."""
    c = fight(s)
    for fighter in units_of(s, side):
        c.defending[fighter] = 1
    if play.timing != "ongoing":
        return False
    lay(s, "wide_tokens", seat, card, NOBODY, 1, play.lasts, next_serial(s))
    return True


def horde(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A horde card is laid on a unit; it starts unhurt (R-44)."""
    c = fight(s)
    fighter = c.board[chosen[0]]
    lay_plain(s, "buried", seat, fighter, c.damage[fighter], "combat")
    c.damage[fighter] = 0
    set_layers(s, fighter, (*c.layers[fighter], card))
    s.tell(("horde", c.space[fighter], card))
    return True


def destroy_pieces(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Walls, gate or the arrow tower fall (Ballistics)."""
    if "arrow_tower" in play.pieces:
        remove_tower(s)
        return False
    spaces = list(chosen)
    for space in siege_pieces(s):
        if len(spaces) < play.amount and space not in spaces:
            spaces.append(space)
    for space in spaces:
        break_piece(s, space)
    return False


def meteor_shower(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A unit and units next to it take damage by the power played (Deemer)."""
    c = fight(s)
    power = s.players[seat].power
    damage = max(step.damage for step in play.power_damage if step.power <= power)
    s.players[seat].power = 0
    s.players[seat].discard.extend(c.paid[side])
    c.paid[side] = []
    for fighter in [c.board[space] for space in chosen]:
        if fighter >= 0 and not over(s):
            hurt(s, card, fighter, damage)
    return False


def fire_wall(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A space burns for the combat (Luna)."""
    lay(s, "fire_wall", seat, card, chosen[0], play.damage, play.lasts, next_serial(s))
    return True


# -- effects for a side or the whole combat ---------------------------------------------------------------------


def on_side(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """An effect of the deed's name for the side or the whole combat, its card in play."""
    serial = next_serial(s)
    if play.deed != "draw_per_spell":
        gain_figures(s, seat, MAIN, play, False)
    if play.deed in ("ranged_bonus", "no_ranged_penalties") and play.initiative:
        lay(s, "ranged_initiative", seat, card, NOBODY, play.initiative, play.lasts, serial)
    names: dict[str, str] = {"ignore_defense": "unit_ignores_defense", "any_card_attack": "any_card_attack"}
    amount = play.attack or play.power or play.amount or play.draws or 1
    if play.deed == "double_power":
        amount = play.times
    lay(s, names.get(play.deed, play.deed), seat, card, NOBODY, amount, lasting(play), serial)
    if play.power and play.deed == "draw_per_spell":
        s.players[seat].power += play.power
    if play.removes_self:
        lay(s, REMOVED_AFTER, seat, card, NOBODY, 0, "combat", serial)
    return True


def lasting(play: Play) -> str:
    """How long an effect holds: an instant without a term holds for the combat."""
    return play.lasts if play.lasts in ("combat_round", "next_combat_round", "combat", "activation") else "combat"


def on_unit(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """An effect of the deed's name on the unit chosen, its card in play."""
    c = fight(s)
    target = c.board[chosen[0]]
    times = factor(s, card, target)
    serial = next_serial(s)
    amount = (play.damage or play.amount or 1) * times
    if play.deed == "haste_and_guard":
        lay(s, "initiative", seat, card, target, play.initiative, play.lasts, serial)
        lay(s, "guard_slower", seat, card, target, play.defense, play.lasts, serial)
        return True
    lay(s, play.deed, seat, card, target, amount, play.lasts, serial)
    return True


def elemental(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Liches deal elemental damage for the combat, and the attack now is stronger (Moandor)."""
    serial = next_serial(s)
    lay(s, "unit_elemental", seat, card, NOBODY, 1, play.lasts, serial)
    target = fight(s).active
    if target >= 0 and fight(s).side[target] == side:
        lay_plain(s, "attack", seat, target, play.attack, "attack")
    return True


def extend_combat(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A combat against neutrals goes on for a round without movement (Dessa)."""
    lay_plain(s, "extend_combat", seat, NOBODY, play.amount, "combat")
    return False


def free_spell(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """The next spell does not count against the limit (Zydar)."""
    fight(s).spell_limit[side] += 1
    return False


def neutral_there(s: Heroes3, troop: int) -> bool:
    """Whether a neutral card lies in its deck or discard pile."""
    tier = s.facts.troop[troop].tier
    return troop in s.neutral_discards[tier] or troop in s.neutral_decks[tier].cards()


def free_home(s: Heroes3, side: int) -> int:
    """An empty space on a side's own rows, the back line first; -1 if all are taken."""
    board = fight(s).board
    for row in (BACK_ROW[side], FRONT_ROW[side]):
        for space in row_spaces(row):
            if board[space] == NOBODY:
                return space
    return NOBODY


def add_neutral(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A neutral unit fights along for this combat (Tarnum of the Rampart)."""
    c = fight(s)
    assert play.neutral is not None
    troop = s.facts.troop_number[play.neutral]
    tier = s.facts.troop[troop].tier
    space = free_home(s, side)
    if troop in s.neutral_discards[tier]:
        s.neutral_discards[tier].remove(troop)
    else:
        s.neutral_decks[tier].remove(troop)
    c.drawn.append(troop)
    fighter = add_fighter(c, troop * 2 + FEW, side, NOBODY, space, ())
    c.marks[fighter] |= SUMMONED_HERE
    s.tell(("summoned", troop, space))
    return False


def spend_permanent(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Power for a spell of a school (Air Magic and the like)."""
    s.players[seat].power += play.power
    return False


def forgetful(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A unit cannot attack in its next activation (Zilare)."""
    lay(s, "forgetfulness", seat, card, fight(s).board[chosen[0]], 1, "next_activation", next_serial(s))
    return True


def machine_deed(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Ballista, tent and cannon work more often or better."""
    from ludoteka.games.heroes3.rules.combat_machines import do_machine_deed

    return do_machine_deed(s, seat, side, card, play)


def casting_deed(s: Heroes3, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Spells are cast, cancelled or returned by a card."""
    from ludoteka.games.heroes3.rules.combat_spells import do_casting_deed

    return do_casting_deed(s, seat, side, card, play)


DEEDS: Final[dict[str, Deed]] = {
    "triple_die": strike_bonus,
    "sure_trigger": strike_bonus,
    "reduce_retaliation": strike_bonus,
    "attack_by_initiative": strike_bonus,
    "weakness_token": strike_bonus,
    "strike_without_retaliation": strike_bonus,
    "mark_retaliated": mark_retaliated,
    "draw_if_spell_discarded": draw_if_spell_discarded,
    "discard_for_attack": discard_for,
    "discard_for_defense": discard_for,
    "discard_for_power": discard_for,
    "ignore_die": ignore_die,
    "set_die": set_die,
    "reroll_die": reroll_die,
    "cancel_lethal_attack": cancel_lethal,
    "swap_units": swap_units,
    "move_unit": move_unit,
    "activate_unit": activate_unit,
    "activate_unit_again": activate_again,
    "cleanse": cleanse,
    "remove_paralysis": remove_paralysis,
    "remove_ongoing": remove_ongoing,
    "paralyse": paralyse_deed,
    "flip_retaliation_cube": flip_cube,
    "defense_tokens": defense_tokens,
    "horde": horde,
    "destroy_siege_pieces": destroy_pieces,
    "meteor_shower": meteor_shower,
    "fire_wall": fire_wall,
    "forgetfulness": forgetful,
    "elemental_damage": elemental,
    "extend_combat": extend_combat,
    "free_spell": free_spell,
    "add_neutral": add_neutral,
    "spend_permanent": spend_permanent,
    "ranged_bonus": on_side,
    "no_ranged_penalties": on_side,
    "ignore_defense": on_side,
    "any_card_attack": on_side,
    "no_spell_damage": on_side,
    "spell_immunities_off": on_side,
    "unit_abilities_off": on_side,
    "no_surrender": on_side,
    "no_morale_or_rerolls": on_side,
    "school_power": on_side,
    "double_power": on_side,
    "no_casting": on_side,
    "no_casting_without_power": on_side,
    "draw_per_spell": on_side,
    "immune_to_paralysis": on_unit,
    "ward_unit": on_unit,
    "rolls_low": on_unit,
    "retaliation_rolls_low": on_unit,
    "thorns": on_unit,
    "haste_and_guard": on_unit,
    "spell_damage_off": on_unit,
    "fire_war_machine": machine_deed,
    "extra_war_machine": machine_deed,
    "extra_war_machine_and_fire": machine_deed,
    "repeat_war_machine": machine_deed,
    "double_war_machine": machine_deed,
    "aim_war_machine": machine_deed,
    "cast_from_hand": casting_deed,
    "cast_from_discard": casting_deed,
    "cast_common_discard": casting_deed,
    "cast_free_of_power": casting_deed,
    "search_and_cast": casting_deed,
    "return_spell": casting_deed,
    "return_spell_and_power": casting_deed,
    "cancel_spell": casting_deed,
    "cancel_spell_on_roll": casting_deed,
}
"""The deeds of cards that are played in a combat."""
