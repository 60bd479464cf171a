"""Deeds of cards for one attack: damage, bonuses, discarding for them, dice (H3-CARD-12, R-14)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import COLUMNS, MAIN, NOBODY, ROWS, SPECIALTY
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.battlefield.aiming import ChooseSpace
from ludoteka.games.heroes3.rules.battlefield.board import NEIGHBOURS
from ludoteka.games.heroes3.rules.battlefield.damage import over, wound
from ludoteka.games.heroes3.rules.battlefield.effects import lay, lay_plain, put_power_away
from ludoteka.games.heroes3.rules.battlefield.figures import ability, alive, anywhere, fight, fighters_of
from ludoteka.games.heroes3.rules.battlefield.strikes import NO_DIE, ONE, roll_face, striking
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import put_token
from ludoteka.games.heroes3.rules.cards.gains import gain_figures
from ludoteka.games.heroes3.rules.cards.piles import discard_card, distinct
from ludoteka.games.heroes3.rules.combat.card_targets import in_tiers, is_bonus, struck_by_card
from ludoteka.games.heroes3.rules.combat.cards import bonus, factor, lowest_initiative, plain_figures
from ludoteka.games.heroes3.rules.common import DONE
from ludoteka.games.heroes3.rules.play.deeds import DiscardForDraw
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def hurt(s: Heroes3, c: Combat, card: int, fighter: int, amount: int) -> None:
    """Damage of a card other than a spell, which units may resist (abilities immune_specialty_damage and others)."""
    if not alive(c, fighter) or amount <= 0:
        return
    if s.facts.card_kind[card] == SPECIALTY:
        if ability(s, c, fighter, "immune_specialty_damage") is not None or anywhere(c, "no_spell_damage") is not None:
            return
        reduced = ability(s, c, fighter, "reduce_spell_damage")
        if reduced is not None and reduced.also_specialties:
            amount -= reduced.amount
        resisting = ability(s, c, fighter, "resist_spell_or_specialty_on_roll")
        if resisting is not None and roll_face(s) in resisting.faces:
            s.tell(("resists", c.space[fighter], c.form[fighter] >> 1))
            return
    wound(s, c, fighter, amount, NOBODY)


def deal(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> None:
    """The damage of a card reaches its targets."""
    target = play.target
    amount = play.damage
    if target == "unit_and_nearest":
        hit = [c.board[space] for space in chosen]
        for fighter, one in zip(hit, play.damages, strict=False):
            hurt(s, c, card, fighter, one)
        return
    if target == "lowest_initiative_enemy":
        slow = lowest_initiative(s, c, 1 - side)
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
        fighters = [fighter for fighter in fighters_of(c, 1 - side) if in_tiers(s, c, play, fighter)]
    else:
        fighters = [c.board[space] for space in chosen if c.board[space] >= 0]
    for fighter in fighters:
        if not over(s):
            hurt(s, c, card, fighter, amount)


class HurtOne(ChooseSpace):
    """Which of several equally slow enemies is hit (Artillery, Ballista)."""

    __slots__ = ("amount", "card", "spaces")

    def __init__(self, seat: int, card: int, amount: int, spaces: list[int]) -> None:
        super().__init__(seat)
        self.card = card
        self.amount = amount
        self.spaces = spaces

    def options(self, s: Heroes3) -> list[Action]:
        return [("target", space) for space in sorted(self.spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("target", int() as space):
                c = fight(s)
                hurt(s, c, self.card, c.board[space], self.amount)


def strike_bonus(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Attack, defense and draws with a rider of the same name as the deed, for one attack."""
    target = struck_by_card(s, c, side, play)
    times = factor(s, c, card, target)
    gain_figures(s, seat, MAIN, play, False)
    if play.deed not in ("attack_by_initiative",):
        bonus(s, c, seat, card, play, target)
    if target < 0:
        return False
    if play.deed == "triple_die":
        lay_plain(c, "triple_die", seat, target, play.times, "attack")
    elif play.deed == "sure_trigger":
        lay_plain(c, "sure_trigger", seat, target, 1, "attack")
    elif play.deed == "reduce_retaliation":
        lay_plain(c, "reduce_retaliation", seat, target, play.amount * times, "activation")
    elif play.deed == "attack_by_initiative":
        name = "faster_bonus" if play.doubled_if == "faster_than_target" else "slower_bonus"
        lay_plain(c, name, seat, target, play.attack, "attack")
    elif play.deed == "weakness_token":
        put_token(c, "weakness_token", target, c.board[chosen[0]], -play.amount)
    if play.deed in ("mark_retaliated", "strike_without_retaliation"):
        c.retaliated[target] = 1
    if play.deed == "strike_without_retaliation":
        lay_plain(c, "no_retaliation", seat, target, 1, "activation")
    return False


def mark_retaliated(
    s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]
) -> bool:
    """A stronger unit that will not strike back this round, for one attack or the combat (Ash)."""
    if is_bonus(play):
        return strike_bonus(s, c, seat, side, card, play, chosen)
    fighter = c.board[chosen[0]]
    c.retaliated[fighter] = 1
    return plain_figures(s, c, seat, side, card, play, chosen)


def draw_if_spell_discarded(
    s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]
) -> bool:
    """Blackshard: attack, then a card is discarded; for a spell another one is drawn."""
    bonus(s, c, seat, card, play, struck_by_card(s, c, side, play))
    if s.players[seat].hand:
        s.then(DiscardForDraw(seat, play.draws))
    return False


def discard_for(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """Cards are discarded, each for a bonus on top of the card's own (Sword of Judgement and others)."""
    name = {"discard_for_attack": "attack", "discard_for_defense": "defense"}.get(play.deed, "power")
    target = NOBODY
    kept = False
    until = "attack"
    serial = 0
    if name == "power":
        s.players[seat].power += play.power
    elif is_bonus(play):
        target = struck_by_card(s, c, side, play)
        bonus(s, c, seat, card, play, target)
    else:
        target = c.board[chosen[0]]
        until = play.lasts
        kept = plain_figures(s, c, seat, side, card, play, chosen)
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

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Only cards of the hand can be discarded."""
        match action:
            case ("discard", int() as card) if card not in s.players[self.seat].hand:
                return ("not-in-hand", card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Discard it for the bonus and ask again."""
        match action:
            case ("discard", int() as card):
                discard_card(s, self.seat, card)
                self.strengthen(s, fight(s))
                if self.done + 1 < self.most and s.players[self.seat].hand:
                    s.then(self.next_card())

    def next_card(self) -> DiscardForBonus:
        """The same question for one card more."""
        return DiscardForBonus(
            self.seat, self.name, self.target, self.each, self.until, self.serial, self.least, self.most, self.done + 1
        )

    def strengthen(self, s: Heroes3, c: Combat) -> None:
        """One card gives its share of power, attack or defense."""
        if self.name == "power":
            s.players[self.seat].power += self.each
        elif self.target >= 0 and alive(c, self.target):
            card = NOBODY
            for effect in c.effects:
                if self.serial and effect.play == self.serial:
                    card = effect.card
            lay(c, self.name, self.seat, card, self.target, self.each, self.until, self.serial)


def ignore_die(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """The roll of an attack and what it triggered is ignored, or only one die of it (Shield of the Dwarven Lords)."""
    strike = striking(c)
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
        return [("ignore-die", die + 1) for die in range(len(striking(fight(s)).dice))]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a die cannot be chosen."""
        match action:
            case ("ignore-die", int() as number) if not 0 < number <= len(striking(fight(s)).dice):
                return ("no-such-die", number)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """The other one counts alone."""
        match action:
            case ("ignore-die", int() as die):
                strike = striking(fight(s))
                strike.dice.pop(die - 1)
                strike.mode = ONE


def set_die(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """The next attack roll shows what a card says (Ivor)."""
    attacker = striking(c).attacker
    if play.faces:
        lay_plain(c, "set_die", seat, attacker, play.faces[0], "attack")
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
        return [("show", face) for face in range(3)]

    def take(self, s: Heroes3, action: Action) -> None:
        """All dice of the roll show it."""
        match action:
            case ("show", int() as face):
                lay_plain(fight(s), "set_die", self.seat, self.attacker, face - 1, "attack")


def reroll_die(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """A die of the player's attack is rolled again (R-14, R-15)."""
    strike = striking(c)
    worst = min(range(len(strike.dice)), key=lambda die: strike.dice[die])
    if len(strike.dice) > 1:
        s.then(RerollWhich(seat))
        return False
    strike.dice[worst] = roll_face(s)
    strike.rerolled |= 1 << worst
    s.tell(("attack-die", c.space[strike.attacker], strike.dice[worst] + 1, c.form[strike.attacker] >> 1))
    return False


class RerollWhich(Choice[Heroes3]):
    """Which attack die a card rolls again (R-15)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        return [("reroll-die", 2, die + 1) for die in range(len(striking(fight(s)).dice))]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a die cannot be chosen."""
        match action:
            case ("reroll-die", int(), int() as number) if not 0 < number <= len(striking(fight(s)).dice):
                return ("no-such-die", number)
            case ("reroll-die", int(), int() as number) if action not in self.options(s):
                return ("no-reroll", number)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("reroll-die", int(), int() as number):
                c = fight(s)
                strike = striking(c)
                die = number - 1
                strike.dice[die] = roll_face(s)
                strike.rerolled |= 1 << die
                s.tell(("attack-die", c.space[strike.attacker], strike.dice[die] + 1, c.form[strike.attacker] >> 1))


def cancel_lethal(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> bool:
    """The attack that would fell one of the player's units deals nothing (R-76); the power is used up."""
    s.players[seat].power = 0
    put_power_away(s, seat, c.paid[side])
    c.paid[side] = []
    striking(c).cancelled = True
    return False
