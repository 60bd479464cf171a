"""Spells cast on the map: power, steps, and what comes after casting (H3-SPELL-01, H3-SPELL-02, H3-SPELL-03,
H3-SPELL-04, H3-SPELL-05, H3-SPELL-06, H3-SPELL-07)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteka.games.heroes3.facts import NOBODY, SPELL
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.cards.astrologers import omen_power
from ludoteka.games.heroes3.rules.cards.gains import gain_figures, pay_price
from ludoteka.games.heroes3.rules.cards.in_play import POWER_PAID, RETURNING, end_effects
from ludoteka.games.heroes3.rules.cards.piles import (
    cast_card_away,
    discard_card,
    distinct,
    leave_hand,
    refill_discard,
)
from ludoteka.games.heroes3.rules.common import DECLINE, DONE, spell_of
from ludoteka.games.heroes3.rules.marks import FIRST_SPELL_BACK, FIRST_SPELL_CAST
from ludoteka.games.heroes3.rules.play.map_spell_deeds import CASTING, SPELLS, ThroughDoor, can_cast
from ludoteka.games.heroes3.rules.play.playing import affordable, begin_play, lay_ongoing, show_card, usable
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

SCHOOLS: Final = ("air", "earth", "fire", "water")
SPELL_BACK: Final = "spell_returns"
POWER_BACK: Final = "power_returns"
MOST_POWER: Final = 4
"""No spell of the map has a step that costs more."""


def never_by_itself(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Deeds that answer something are offered by what they answer, never between two actions."""
    return False


def is_map_spell(s: Heroes3, card: int) -> bool:
    """Whether a card is a spell that is cast outside combat."""
    return s.facts.map_spell[card]


# -- power ------------------------------------------------------------------------------------------------------


def power_for(s: Heroes3, seat: int, word: str) -> int:
    """The power that a spell of a school would be cast with on the map (H3-SPELL-02)."""
    player = s.players[seat]
    power = omen_power(s, seat, word)
    for effect in player.ongoing:
        if effect.name == POWER_PAID and (effect.target == NOBODY or SCHOOLS[effect.target] == word):
            power += effect.amount
    for card in player.permanent:
        for play in s.facts.card[card].plays:
            if play.deed == "school_power" and play.timing == "permanent" and play.school == word:
                power += play.power
    return power


def power_helps(s: Heroes3, seat: int, without: int, school: str) -> bool:
    """Whether more power would open a higher step of a map spell in hand, another one than a card given for it."""
    left = s.players[seat].hand.copy()
    if without in left:
        left.remove(without)
    for card in distinct(left):
        if is_map_spell(s, card):
            spell = spell_of(s, card)
            power = power_for(s, seat, spell.school)
            steps = [at for at in range(len(spell.steps)) if spell.steps[at].power > power]
            if school in ("any", spell.school) and any(can_cast(s, seat, card, at) for at in steps):
                return True
    return False


def spell_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add every spell that can be cast on the map, and cards that give power for one (H3-SPELL-02, H3-SPELL-03)."""
    map_spell = s.facts.map_spell
    for card in s.players[seat].hand:
        if map_spell[card]:
            break
    else:
        return
    for card in distinct(s.players[seat].hand):
        if map_spell[card]:
            steps = range(len(spell_of(s, card).steps))
            out += [("cast", card, step + 1) for step in steps if cast_closed(s, seat, card, step) is None]
        power_options(s, seat, card, out)
    for card in s.players[seat].permanent:
        spend_options(s, seat, card, out)


def cast_closed(s: Heroes3, seat: int, card: int, step: int) -> Action | None:
    """Why a spell cannot be cast on the map at a step (H3-SPELL-02, H3-SPELL-03)."""
    if card not in s.players[seat].hand:
        return ("not-in-hand", card)
    if not s.facts.map_spell[card]:
        return ("only-in-combat", card)
    spell = spell_of(s, card)
    if not 0 <= step < len(spell.steps):
        return ("numbers-up-to", len(spell.steps))
    if spell.steps[step].power > power_for(s, seat, spell.school):
        return ("power-short", spell.steps[step].power)
    return None if can_cast(s, seat, card, step) else ("nothing-to-do-with", card)


def power_closed(s: Heroes3, seat: int, card: int) -> Action | None:
    """Why a spell of the hand cannot be discarded for power: it is not one, or no spell needs it (H3-SPELL-01)."""
    if card not in s.players[seat].hand:
        return ("not-in-hand", card)
    if s.facts.card[card].spell is None:
        return ("other-kind", card)
    return None if power_helps(s, seat, card, "any") else ("power-unused", card)


def gives_power(play: Play) -> bool:
    """Whether a way of playing a card of the hand is there for power."""
    if play.timing != "instant":
        return False
    return play.deed == "discard_for_power" or (play.deed == "figures" and play.power > 0)


def power_options(s: Heroes3, seat: int, card: int, out: list[Action]) -> None:
    """Add the ways to play a card of the hand for power (H3-SPELL-01)."""
    facts = s.facts.card[card]
    if facts.spell is not None:
        if power_closed(s, seat, card) is None:
            out.append(("power", card))
        return
    for way in range(len(facts.plays)):
        play = facts.plays[way]
        action: Action = ("play", card, way + 1)
        if gives_power(play) and action not in out and usable(s, seat, card) and affordable(s, seat, card, way):
            enough = len(s.players[seat].hand) > play.least_discards
            if enough and power_helps(s, seat, card, play.school):
                out.append(action)


def spend_options(s: Heroes3, seat: int, card: int, out: list[Action]) -> None:
    """Add the discarding of a permanent card for more power (Air Magic and the like)."""
    plays = s.facts.card[card].plays
    for way in range(len(plays)):
        play = plays[way]
        action: Action = ("play", card, way + 1)
        spent = play.deed == "spend_permanent" and affordable(s, seat, card, way) and action not in out
        if spent and power_helps(s, seat, NOBODY, play.school):
            out.append(action)


def pay_power(s: Heroes3, seat: int, card: int, way: int) -> None:
    """A card is played for its power; it lies in play until the power is used or lost (H3-SPELL-02)."""
    play = s.facts.card[card].plays[way]
    player = s.players[seat]
    if play.deed == "spend_permanent":
        player.experts -= int(s.facts.card[card].expert[way])
        player.drop_permanent(card)
        s.tell(("plays", seat, card, way + 1))
        lay_ongoing(s, seat, card, way, POWER_PAID, school_number(play.school), play.power, "turn")
        return
    show_card(s, seat, card, way)
    s.then(PowerPaid(seat, card, way))
    pay_price(s, seat, NOBODY, play.price)


def school_number(school: str) -> int:
    """A school by its number, -1 for any."""
    return NOBODY if school == "any" else SCHOOLS.index(school)


class PowerPaid(Step[Heroes3]):
    """The price of a card played for power is paid: its power counts, what it draws is drawn (H3-SPELL-02)."""

    __slots__ = ("card", "seat", "way")

    def __init__(self, seat: int, card: int, way: int) -> None:
        self.seat = seat
        self.card = card
        self.way = way

    def run(self, s: Heroes3) -> None:
        """Lay it in play."""
        play = s.facts.card[self.card].plays[self.way]
        lay_ongoing(s, self.seat, self.card, self.way, POWER_PAID, school_number(play.school), play.power, "turn")
        if play.each_discard:
            s.then(DiscardForPower(self.seat, play.each_discard, play.least_discards, play.most_discards, 0))
        gain_figures(s, self.seat, NOBODY, play, False)


class DiscardForPower(Choice[Heroes3]):
    """Discard cards, each for more power (Sandals of the Saint, Breastplate of Brimstone)."""

    __slots__ = ("done", "each", "least", "most")

    def __init__(self, seat: int, each: int, least: int, most: int, done: int) -> None:
        super().__init__(seat)
        self.each = each
        self.least = least
        self.most = most
        self.done = done

    def prompt(self, s: Heroes3) -> Action:
        """Says how many may go."""
        most = self.most - self.done if self.most else len(s.players[self.seat].hand)
        return ("discard-cards", max(0, self.least - self.done), most)

    def options(self, s: Heroes3) -> list[Action]:
        """Each card, and enough."""
        out: list[Action] = []
        if not self.most or self.done < self.most:
            out = [("discard", card) for card in distinct(s.players[self.seat].hand)]
        if self.done >= self.least or not out:
            out.append(DONE)
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Discard it for power and ask again."""
        match action:
            case ("discard", int() as card):
                discard_card(s, self.seat, card)
                lay_ongoing(s, self.seat, NOBODY, NOBODY, POWER_PAID, NOBODY, self.each, "turn")
                s.then(DiscardForPower(self.seat, self.each, self.least, self.most, self.done + 1))


def spell_for_power(s: Heroes3, seat: int, card: int) -> None:
    """A spell is played for power instead of being cast (H3-SPELL-01)."""
    leave_hand(s, seat, card)
    s.tell(("plays-for-power", seat, card))
    lay_ongoing(s, seat, card, NOBODY, POWER_PAID, NOBODY, spell_of(s, card).alternative_power, "turn")


# -- casting ----------------------------------------------------------------------------------------------------


def begin_cast(s: Heroes3, seat: int, card: int, step: int) -> None:
    """A spell of the hand is cast on the map with all power played (H3-SPELL-02, H3-SPELL-07)."""
    leave_hand(s, seat, card)
    cast(s, seat, card, step, True, power_for(s, seat, spell_of(s, card).school))


def cast(s: Heroes3, seat: int, card: int, step: int, from_hand: bool, power: int) -> None:
    """A spell is cast: it works, then cards may follow, then it is put away (H3-SPELL-07)."""
    player = s.players[seat]
    player.ongoing.append(Effect(CASTING, seat, card, step, NOBODY, int(from_hand), "turn", s.round))
    s.tell(("casts", seat, card, power))
    first = first_spell_back(s, seat)
    player.marks |= FIRST_SPELL_CAST
    if first and from_hand:
        player.ongoing.append(Effect(SPELL_BACK, seat, NOBODY, NOBODY, NOBODY, 0, "turn", s.round))
    s.then(AfterMapCast(seat, from_hand), FinishCast(seat, card), ThroughDoor(seat))
    SPELLS[spell_of(s, card).deed].cast(s, seat, card, step)


def first_spell_back(s: Heroes3, seat: int) -> bool:
    """Whether an astrologers card gives the first spell cast back."""
    player = s.players[seat]
    if player.marks & FIRST_SPELL_BACK or not any(omen.name == "first_spell_returns" for omen in s.omens):
        return False
    player.marks |= FIRST_SPELL_BACK
    return True


class AfterMapCast(Step[Heroes3]):
    """After casting cards may follow that return the spell or draw (H3-SPELL-07)."""

    __slots__ = ("from_hand", "seat")

    def __init__(self, seat: int, from_hand: bool) -> None:
        self.seat = seat
        self.from_hand = from_hand

    def run(self, s: Heroes3) -> None:
        """Ask if there is one."""
        if after_cast_plays(s, self.seat, self.from_hand):
            s.then(AnswerCast(self.seat, self.from_hand))


def after_cast_plays(s: Heroes3, seat: int, from_hand: bool) -> list[Action]:
    """The cards that may be played right after a spell was cast (Knowledge, Mysticism, Zydar)."""
    player = s.players[seat]
    returning = any(effect.name == SPELL_BACK for effect in player.ongoing)
    out: list[Action] = []
    for card in distinct(player.hand):
        facts = s.facts.card[card]
        for way in range(len(facts.plays)):
            play = facts.plays[way]
            if play.when != "after_cast" or not usable(s, seat, card) or not affordable(s, seat, card, way):
                continue
            if play.deed == "figures" or (from_hand and not returning):
                out.append(("play", card, way + 1))
    return out


class AnswerCast(Choice[Heroes3]):
    """Play a card right after a spell, or none (H3-SPELL-07)."""

    __slots__ = ("from_hand",)

    def __init__(self, seat: int, from_hand: bool) -> None:
        super().__init__(seat)
        self.from_hand = from_hand

    def options(self, s: Heroes3) -> list[Action]:
        """Each card that fits."""
        return sorted([DONE, *after_cast_plays(s, self.seat, self.from_hand)])

    def take(self, s: Heroes3, action: Action) -> None:
        """Play it and ask again."""
        match action:
            case ("play", int() as card, int() as way):
                s.then(AfterMapCast(self.seat, self.from_hand))
                begin_play(s, self.seat, card, way - 1)


def return_spell(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """The spell just cast goes back to the hand, with Mysticism's expert effect the power cards too."""
    names = [SPELL_BACK] if play.deed == "return_spell" else [SPELL_BACK, POWER_BACK]
    for name in names:
        s.players[seat].ongoing.append(Effect(name, seat, NOBODY, NOBODY, NOBODY, 0, "turn", s.round))


class FinishCast(Step[Heroes3]):
    """The spell and the cards played for its power find their place (H3-SPELL-02, H3-SPELL-05)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Heroes3) -> None:
        seat = self.seat
        card = self.card
        player = s.players[seat]
        names = [effect.name for effect in player.ongoing]
        spell_back = SPELL_BACK in names
        power_back = POWER_BACK in names
        resolving = CASTING in names
        paid = [effect for effect in player.ongoing if effect.name == POWER_PAID]
        gone = (SPELL_BACK, POWER_BACK, CASTING)
        player.ongoing = [effect for effect in player.ongoing if effect.name not in gone]
        player.power = 0
        if power_back:
            player.ongoing = [effect for effect in player.ongoing if effect.name != POWER_PAID]
            for effect in paid:
                if effect.card != NOBODY:
                    insort(player.hand, effect.card)
                    s.tell(("card-returns", seat, effect.card))
        else:
            end_effects(s, seat, paid)
        if not resolving:
            if spell_back:
                player.ongoing.append(Effect(RETURNING, seat, card, NOBODY, NOBODY, 0, "turn", s.round))
        elif spell_back:
            insort(player.hand, card)
            s.tell(("card-returns", seat, card))
        else:
            cast_card_away(s, seat, card)


# -- cards that cast --------------------------------------------------------------------------------------------


def castable_by(s: Heroes3, seat: int, play: Play) -> list[Action]:
    """The map spells and steps that a card lets its player cast (Tomes, Helm of the Alabaster Unicorn)."""
    if play.deed == "cast_common_discard":
        pool = s.discards[SPELL][-1:]
    else:
        pool = [card for card in distinct(s.players[seat].hand) if play.school in ("any", school_word(s, card))]
    out: list[Action] = []
    for card in pool:
        if not is_map_spell(s, card):
            continue
        power = MOST_POWER if play.deed == "cast_free_of_power" else power_for(s, seat, spell_of(s, card).school)
        for number, step in enumerate(spell_of(s, card).steps):
            if step.power <= power and can_cast(s, seat, card, number):
                out.append(("cast", card, number + 1))
    return out


def school_word(s: Heroes3, card: int) -> str:
    """The school of a spell, nothing for other cards."""
    spell = s.facts.card[card].spell
    return "" if spell is None else spell.school


def can_cast_by_card(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether a card that casts finds a spell of the map."""
    return s.combat is None and bool(castable_by(s, seat, play))


def cast_by_card(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """A card lets its player cast a spell (Tomes, Helm of the Alabaster Unicorn)."""
    s.then(CastByCard(seat, card, way))


class CastByCard(Choice[Heroes3]):
    """Which spell a card casts, at which step."""

    __slots__ = ("card", "way")

    def __init__(self, seat: int, card: int, way: int) -> None:
        super().__init__(seat)
        self.card = card
        self.way = way

    def prompt(self, s: Heroes3) -> Action:
        return ("cast-by-card", self.card)

    def options(self, s: Heroes3) -> list[Action]:
        """Each spell with each step."""
        return sorted(castable_by(s, self.seat, s.facts.card[self.card].plays[self.way])) or [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("cast", int() as card, int() as step):
                self.cast(s, card, step - 1)

    def cast(self, s: Heroes3, card: int, step: int) -> None:
        common = s.facts.card[self.card].plays[self.way].deed == "cast_common_discard"
        power = spell_of(s, card).steps[step].power
        if common:
            power = power_for(s, self.seat, spell_of(s, card).school)
            s.own_piles()
            s.discards[SPELL].pop()
            refill_discard(s, SPELL)
        else:
            leave_hand(s, self.seat, card)
        cast(s, self.seat, card, step, not common, power)
