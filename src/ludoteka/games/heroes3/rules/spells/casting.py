"""Casting a spell in a combat: naming it, aiming, reactions and where the card goes (H3-SPELL-01, H3-SPELL-02,
H3-SPELL-03, H3-SPELL-04, H3-SPELL-05, H3-SPELL-06, H3-SPELL-07)."""

from __future__ import annotations

from bisect import insort

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.facts import NOBODY, SPACES
from ludoteka.games.heroes3.figures import SpellStep
from ludoteka.games.heroes3.rules.battlefield.aiming import ChooseSpace
from ludoteka.games.heroes3.rules.battlefield.damage import over
from ludoteka.games.heroes3.rules.battlefield.effects import (
    RETURNING,
    lay,
    lay_plain,
    put_power_away,
    removed_for_power,
)
from ludoteka.games.heroes3.rules.battlefield.figures import ability, anywhere, fight, fighters_of, owner_of
from ludoteka.games.heroes3.rules.battlefield.moments import AFTER_CAST, ENEMY_CAST
from ludoteka.games.heroes3.rules.battlefield.spell_power import (
    ANY_SCHOOL,
    SCHOOLS,
    power_for,
    school_of,
)
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import offers_power, spend_spell_bonus
from ludoteka.games.heroes3.rules.cards.astrologers import turn_of
from ludoteka.games.heroes3.rules.cards.piles import (
    ANY_KIND,
    DiscardCards,
    cast_card_away,
    discard_card,
    distinct,
    draw_cards,
    leave_hand,
)
from ludoteka.games.heroes3.rules.combat.windows import CardWindow
from ludoteka.games.heroes3.rules.common import DECLINE, spell_of
from ludoteka.games.heroes3.rules.marks import FIRST_SPELL_BACK, FIRST_SPELL_CAST
from ludoteka.games.heroes3.rules.spells.deeds import deed_of, work
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Casting, Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


def begin_casting(s: Heroes3, c: Combat, seat: int, side: int, card: int, step: int) -> None:
    """A spell is played from the hand: it counts against the limit, then it is aimed (H3-SPELL-03, H3-SPELL-07)."""
    c.spells = c.spells.copy()
    c.spells[side] += 1
    leave_hand(s, seat, card)
    c.resolving.append(card)
    s.then(NameSpell(seat, side, card, step, True, False))
    for enemy in fighters_of(c, 1 - side):
        found = ability(s, c, enemy, "enemy_discards_when_casting")
        if found is not None and s.players[seat].hand:
            count = min(found.amount, len(s.players[seat].hand))
            s.then(DiscardCards(seat, count, count, ANY_KIND, "", 0))
        if ability(s, c, enemy, "enemy_spell_costs_extra_power_card") is not None:
            s.then(DiscardPower(seat))


class DiscardPower(Choice[Heroes3]):
    """A caster discards a card that offers power (ability enemy_spell_costs_extra_power_card)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each such card; none left: nothing."""
        cards = [card for card in distinct(s.players[self.seat].hand) if offers_power(s, card)]
        out: list[Action] = [("discard", card) for card in cards]
        return out or [DECLINE]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot be discarded for this."""
        match action:
            case ("discard", int() as card):
                if card not in s.players[self.seat].hand:
                    return ("not-in-hand", card)
                return None if offers_power(s, card) else ("no-power", card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("discard", int() as card):
                discard_card(s, self.seat, card)


class NameSpell(Step[Heroes3]):
    """The caster names the school of a Magic Arrow; then the spell is aimed (H3-SPELL-04)."""

    __slots__ = ("card", "free", "from_hand", "seat", "side", "step")

    def __init__(self, seat: int, side: int, card: int, step: int, from_hand: bool, free: bool) -> None:
        self.seat = seat
        self.side = side
        self.card = card
        self.step = step
        self.from_hand = from_hand
        self.free = free

    def run(self, s: Heroes3) -> None:
        """Ask for the school, or aim."""
        school = school_of(s, self.card)
        if school == ANY_SCHOOL:
            s.then(SpellSchool(self.seat, self.side, self.card, self.step, self.from_hand, self.free))
        else:
            aim(s, SpellTarget(self.seat, self.side, self.card, self.step, school, self.from_hand, self.free, ()))


class SpellSchool(Choice[Heroes3]):
    """The school a Magic Arrow counts as (H3-SPELL-04)."""

    __slots__ = ("card", "free", "from_hand", "side", "step")

    def __init__(self, seat: int, side: int, card: int, step: int, from_hand: bool, free: bool) -> None:
        super().__init__(seat)
        self.side = side
        self.card = card
        self.step = step
        self.from_hand = from_hand
        self.free = free

    def options(self, s: Heroes3) -> list[Action]:
        """The schools whose power is enough."""
        return [("school", school) for school in range(4) if self.closed(s, school) is None]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a school cannot be named: the power for it is too low."""
        match action:
            case ("school", int() as school):
                return self.closed(s, school)
        return None

    def closed(self, s: Heroes3, school: int) -> Action | None:
        """Why a school cannot be named."""
        need = spell_of(s, self.card).steps[self.step].power
        power = power_for(s, fight(s), self.seat, self.side, school)
        return None if self.free or power >= need else ("spell-power-short", self.card, need, power)

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("school", int() as school):
                aim(s, SpellTarget(self.seat, self.side, self.card, self.step, school, self.from_hand, self.free, ()))


@mypyc_attr(free_list_len=1)
class SpellTarget(ChooseSpace):
    """The next target of a spell; with it goes all that was said of the spell before (H3-SPELL-07)."""

    __slots__ = ("card", "chosen", "free", "from_hand", "school", "side", "step")

    def __init__(
        self,
        seat: int,
        side: int,
        card: int,
        step: int,
        school: int,
        from_hand: bool,
        free: bool,
        chosen: tuple[int, ...],
    ) -> None:
        super().__init__(seat)
        self.side = side
        self.card = card
        self.step = step
        self.school = school
        self.from_hand = from_hand
        self.free = free
        self.chosen = chosen

    def forced(self) -> bool:
        """A single target is taken."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        return ("play-target", self.card)

    def figures(self, s: Heroes3) -> SpellStep:
        """The figures of the power step that was named."""
        return spell_of(s, self.card).steps[self.step]

    def spaces(self, s: Heroes3) -> list[int]:
        """Where the next target may be; nowhere once all are chosen."""
        deed = deed_of(spell_of(s, self.card))
        return deed.spaces(s, fight(s), self.side, self.card, self.figures(s), self.chosen)

    def options(self, s: Heroes3) -> list[Action]:
        return [("target", space) for space in sorted(self.spaces(s))]

    def take(self, s: Heroes3, action: Action) -> None:
        """Aim there and go on."""
        match action:
            case ("target", int() as space):
                aim(s, self.aimed_at(space))

    def aimed_at(self, space: int) -> SpellTarget:
        """The same spell with one more target."""
        chosen = (*self.chosen, space)
        return SpellTarget(self.seat, self.side, self.card, self.step, self.school, self.from_hand, self.free, chosen)


def aim(s: Heroes3, spell: SpellTarget) -> None:
    """The next target of a spell is chosen, or it is cast."""
    if spell.spaces(s):
        s.then(spell)
    else:
        cast(s, fight(s), spell)


def cast(s: Heroes3, c: Combat, spell: SpellTarget) -> None:
    """A spell is cast with all power played; the other side may answer, then it works (H3-SPELL-02, H3-SPELL-07)."""
    seat = spell.seat
    side = spell.side
    casting = Casting()
    casting.side = side
    casting.card = spell.card
    casting.step = spell.step
    casting.school = spell.school
    casting.power = spell.figures(s).power if spell.free else power_for(s, c, seat, side, spell.school)
    casting.from_hand = spell.from_hand
    casting.targets = spell.chosen
    casting.paid = tuple(c.paid[side])
    spend_spell_bonus(s, c, side, SCHOOLS[spell.school])
    s.players[turn_of(s)].marks |= FIRST_SPELL_CAST
    take_mark(c, "cube_spent", 0)
    s.players[seat].power = 0
    c.paid[side] = []
    s.tell(("casts", seat, casting.card, casting.power))
    outer = c.casting
    c.casting = casting
    s.then(Reacted(), Cast(seat, outer))


class Reacted(Step[Heroes3]):
    """The other side may answer a spell (H3-SPELL-07)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        c = fight(s)
        if not over(s) and c.casting is not None:
            s.then(CardWindow(ENEMY_CAST, 1 - c.casting.side, 0))


class Cast(Step[Heroes3]):
    """A spell works unless it was cancelled; then what comes after casting (H3-SPELL-07)."""

    __slots__ = ("outer", "seat")

    def __init__(self, seat: int, outer: Casting | None) -> None:
        self.seat = seat
        self.outer = outer

    def run(self, s: Heroes3) -> None:
        """Do it and put the card away."""
        c = fight(s)
        casting = c.casting
        assert casting is not None
        c.resolving.remove(casting.card)
        stays = False
        if not over(s) and not take_mark(c, "cancelled", casting.card):
            stays = work(s, c, casting, owner_of(c, casting.side))
        if over(s):
            finish_casting(s, c, self.seat, casting, stays)
            c.casting = self.outer
            return
        s.then(CardWindow(AFTER_CAST, casting.side, 0), AfterCast(self.seat, stays, self.outer))


class AfterCast(Step[Heroes3]):
    """A spell is over: it goes to the discard pile or back to the hand (H3-SPELL-05, H3-CARD-17)."""

    __slots__ = ("outer", "seat", "stays")

    def __init__(self, seat: int, stays: bool, outer: Casting | None) -> None:
        self.seat = seat
        self.stays = stays
        self.outer = outer

    def run(self, s: Heroes3) -> None:
        c = fight(s)
        casting = c.casting
        if casting is not None:
            finish_casting(s, c, self.seat, casting, self.stays)
        outer = self.outer
        c.casting = outer
        if outer is None:
            return
        if take_mark(c, "protected", 0):
            cancel_casting(s, c)
        for space in range(SPACES):
            if take_mark(c, "mirrored", space):
                c.casting = outer.aimed_at((space,))


def take_mark(c: Combat, name: str, amount: int) -> bool:
    """Whether a spell left this mark for another one; the mark is used up."""
    for effect in c.effects:
        if effect.name == name and effect.amount == amount:
            c.effects.remove(effect)
            return True
    return False


def finish_casting(s: Heroes3, c: Combat, seat: int, casting: Casting, stays: bool) -> None:
    """The card of a spell and the power cards played for it find their place."""
    player = s.players[seat]
    back = anywhere(c, "spell_returns")
    power_back = anywhere(c, "power_returns")
    c.effects = [effect for effect in c.effects if effect.name not in ("spell_returns", "power_returns")]
    first = first_spell_returns(s, seat)
    for card in casting.paid:
        if power_back is not None and not removed_for_power(s, card):
            insort(player.hand, card)
        else:
            put_power_away(s, seat, (card,))
    if stays:
        if back is not None or first:
            serial = max(effect.play for effect in c.effects if effect.card == casting.card)
            lay(c, RETURNING, seat, casting.card, NOBODY, 0, "combat", serial)
    elif (back is not None or first) and casting.from_hand:
        insort(player.hand, casting.card)
        s.tell(("card-returns", seat, casting.card))
    else:
        cast_card_away(s, seat, casting.card)
    draws = sum(effect.amount for effect in c.effects if effect.name == "draw_per_spell" and effect.owner == seat)
    if draws:
        draw_cards(s, seat, draws)


def first_spell_returns(s: Heroes3, seat: int) -> bool:
    """Whether an astrologers card gives the first spell cast back (Crazy Wizard)."""
    player = s.players[seat]
    if player.marks & FIRST_SPELL_BACK or not any(omen.name == "first_spell_returns" for omen in s.omens):
        return False
    player.marks |= FIRST_SPELL_BACK
    return True


def cancel_casting(s: Heroes3, c: Combat) -> None:
    """The spell being cast has no effect; it still used the limit (H3-SPELL-07)."""
    casting = c.casting
    if casting is not None:
        lay_plain(c, "cancelled", NOBODY, NOBODY, casting.card, "combat")
        s.tell(("spell-cancelled", casting.card))
