"""Casting a spell in a combat: naming it, aiming, reactions and where the card goes (H3-SPELL-01 to H3-SPELL-07)."""

from __future__ import annotations

from bisect import insort

from ludoteka.games.heroes3.facts import NOBODY, SPACES, SPELL
from ludoteka.games.heroes3.figures import Play
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
    best_power,
    casting_closed,
    power_for,
    school_of,
    spell_of,
    under_limit,
)
from ludoteka.games.heroes3.rules.battlefield.strikes import roll_face
from ludoteka.games.heroes3.rules.battlefield.unit_abilities import offers_power, spend_spell_bonus
from ludoteka.games.heroes3.rules.cards.astrologers import turn_of
from ludoteka.games.heroes3.rules.cards.piles import (
    ANY_KIND,
    DiscardCards,
    cast_card_away,
    discard_card,
    distinct,
    draw_cards,
    gain_openly,
    leave_hand,
    refill_discard,
    take_top,
    to_common_discard,
)
from ludoteka.games.heroes3.rules.combat.windows import CardWindow
from ludoteka.games.heroes3.rules.common import DECLINE
from ludoteka.games.heroes3.rules.marks import FIRST_SPELL_BACK, FIRST_SPELL_CAST
from ludoteka.games.heroes3.rules.spells.deeds import work
from ludoteka.games.heroes3.rules.spells.targets import MAP_SPELLS, has_target, spell_targets
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Casting, Combat
from ludoteka.kernel.action import EVERYONE, Action
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
            case ("discard", int(card)):
                return ("no-power", card) if card in s.players[self.seat].hand else ("not-in-hand", card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Discard it."""
        match action:
            case ("discard", int(card)):
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
            aim(s, fight(s), self.seat, self.side, self.card, self.step, school, self.from_hand, self.free, ())


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
        need = spell_of(s, self.card).steps[self.step].power
        fit = [one for one in range(4) if self.free or power_for(s, fight(s), self.seat, self.side, one) >= need]
        return [("school", school) for school in fit]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a school cannot be named: the power for it is too low."""
        match action:
            case ("school", int(school)):
                need = spell_of(s, self.card).steps[self.step].power
                return ("spell-power-short", self.card, need, power_for(s, fight(s), self.seat, self.side, school))
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Aim it."""
        match action:
            case ("school", int(school)):
                aim(s, fight(s), self.seat, self.side, self.card, self.step, school, self.from_hand, self.free, ())


def aim(
    s: Heroes3,
    c: Combat,
    seat: int,
    side: int,
    card: int,
    step: int,
    school: int,
    from_hand: bool,
    free: bool,
    chosen: tuple[int, ...],
) -> None:
    """The next target of a spell is chosen, or it is cast."""
    spell = spell_of(s, card)
    spaces = spell_targets(s, c, side, card, spell, spell.steps[step], chosen)
    if spaces:
        s.then(SpellTarget(seat, side, card, step, school, from_hand, free, chosen))
        return
    cast(s, c, seat, side, card, step, school, from_hand, free, chosen)


class SpellTarget(ChooseSpace):
    """The next target of a spell (H3-SPELL-07)."""

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
        """Names the spell."""
        return ("play-target", self.card)

    def options(self, s: Heroes3) -> list[Action]:
        """Each space."""
        spell = spell_of(s, self.card)
        spaces = spell_targets(s, fight(s), self.side, self.card, spell, spell.steps[self.step], self.chosen)
        return [("target", space) for space in sorted(spaces)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Aim there and go on."""
        match action:
            case ("target", int(space)):
                c = fight(s)
                chosen = (*self.chosen, space)
                aim(s, c, self.seat, self.side, self.card, self.step, self.school, self.from_hand, self.free, chosen)


def cast(
    s: Heroes3,
    c: Combat,
    seat: int,
    side: int,
    card: int,
    step: int,
    school: int,
    from_hand: bool,
    free: bool,
    chosen: tuple[int, ...],
) -> None:
    """A spell is cast with all power played; the other side may answer, then it works (H3-SPELL-02, H3-SPELL-07)."""
    power = spell_of(s, card).steps[step].power if free else power_for(s, c, seat, side, school)
    spend_spell_bonus(s, c, side, SCHOOLS[school])
    player = s.players[seat]
    s.players[turn_of(s)].marks |= FIRST_SPELL_CAST
    take_mark(c, "cube_spent", 0)
    player.power = 0
    paid = tuple(c.paid[side])
    c.paid[side] = []
    s.tell(("casts", seat, card, power))
    outer = c.casting
    c.casting = Casting(side, card, step, school, power, from_hand, chosen, paid)
    s.then(Reacted(), Cast(seat, outer))


class Reacted(Step[Heroes3]):
    """The other side may answer a spell (H3-SPELL-07)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Open the window."""
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
        """Put it away."""
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
                c.casting = Casting(
                    outer.side, outer.card, outer.step, outer.school, outer.power, outer.from_hand, (space,), outer.paid
                )


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


def do_casting_deed(s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play) -> bool:
    """Cards that cast, cancel or return spells."""
    deed = play.deed
    if deed == "cancel_spell":
        cancel_casting(s, c)
    elif deed == "cancel_spell_on_roll":
        faces = [roll_face(s) for _ in range(play.amount)]
        if any(face in play.faces for face in faces):
            cancel_casting(s, c)
    elif deed in ("return_spell", "return_spell_and_power"):
        lay_plain(c, "spell_returns", seat, NOBODY, 0, "combat")
        if deed == "return_spell_and_power":
            lay_plain(c, "power_returns", seat, NOBODY, 0, "combat")
        c.spell_limit = c.spell_limit.copy()
        c.spell_limit[side] += play.spell_limit
    elif deed == "search_and_cast":
        for _ in range(play.times):
            s.then(FindSpell(seat, side))
    else:
        s.then(CastOther(seat, side, card, c_way(s, card, play)))
    return False


def c_way(s: Heroes3, card: int, play: Play) -> int:
    """Which way of a card a play is."""
    plays = s.facts.card[card].plays
    for way in range(len(plays)):
        if plays[way] is play:
            return way
    return 0


def castable_from(s: Heroes3, c: Combat, seat: int, side: int, play: Play) -> list[Action]:
    """The spells and steps that a card lets its player cast: from the hand, the own or the common discard pile."""
    player = s.players[seat]
    free_power = play.deed == "cast_free_of_power"
    if play.deed == "cast_from_discard":
        known = [s.facts.card_number[slug] for slug in play.cards]
        pool = [card for card in distinct(player.discard) if card in known]
    elif play.deed == "cast_common_discard":
        pool = s.discards[SPELL][-1:]
    else:
        pool = [card for card in distinct(player.hand) if s.facts.card_kind[card] == SPELL]
    out: list[Action] = []
    if not play.free_of_limit and not under_limit(c, side):
        return out
    for card in pool:
        if play.school == "any" or spell_of(s, card).school in (play.school, "any"):
            out += open_steps(s, c, seat, side, card, free_power)
    return out


def open_steps(s: Heroes3, c: Combat, seat: int, side: int, card: int, free_power: bool) -> list[Action]:
    """The steps at which a spell can be cast outside its own moment: not those that answer or belong to the map."""
    spell = spell_of(s, card)
    if spell.deed in MAP_SPELLS or spell.nature == "reaction" or spell.timing == "map":
        return []
    power = 99 if free_power else best_power(s, c, seat, side, card)
    if casting_closed(s, c, seat, side, power):
        return []
    if spell.deed in ("frenzy", "slayer", "shield", "precision", "misfortune", "fortune"):
        return []
    return [
        ("cast", card, number + 1)
        for number, step in enumerate(spell.steps)
        if step.power <= power and has_target(s, c, side, card, spell, step)
    ]


class CastOther(Choice[Heroes3]):
    """A spell that a card lets its player cast (Intelligence, Ciele, Tomes, Helm of the Alabaster Unicorn)."""

    __slots__ = ("card", "side", "way")

    def __init__(self, seat: int, side: int, card: int, way: int) -> None:
        super().__init__(seat)
        self.side = side
        self.card = card
        self.way = way

    def options(self, s: Heroes3) -> list[Action]:
        """Each spell with each step."""
        play = s.facts.card[self.card].plays[self.way]
        out = castable_from(s, fight(s), self.seat, self.side, play)
        return sorted(out) or [DECLINE]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a spell cannot be cast by this card."""
        match action:
            case ("cast" | "take", int(card), *_):
                return ("not-among-these", card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Cast it."""
        match action:
            case ("cast", int(card), int(step)):
                self.cast_it(s, fight(s), card, step - 1)

    def cast_it(self, s: Heroes3, c: Combat, card: int, step: int) -> None:
        """The spell leaves the pile it lies in and is named."""
        seat = self.seat
        play = s.facts.card[self.card].plays[self.way]
        if play.deed == "cast_from_discard":
            s.players[seat].discard.remove(card)
        elif play.deed == "cast_common_discard":
            s.own_piles()
            s.discards[SPELL].pop()
            refill_discard(s, SPELL)
        else:
            leave_hand(s, seat, card)
        if not play.free_of_limit:
            c.spells = c.spells.copy()
            c.spells[self.side] += 1
        c.resolving.append(card)
        free = play.deed == "cast_free_of_power"
        s.then(NameSpell(seat, self.side, card, step, play.deed == "cast_from_hand", free))


class FindSpell(Choice[Heroes3]):
    """The top spell of the deck or of its discard pile is found, to be cast at once or kept (Tarnum of Conflux)."""

    __slots__ = ("side",)

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def prompt(self, s: Heroes3) -> Action:
        """As for any search."""
        return ("search", 1)

    def options(self, s: Heroes3) -> list[Action]:
        """Either pile, or none."""
        out: list[Action] = [DECLINE]
        if s.decks[SPELL].size():
            out.append(("search", SPELL))
        if s.discards[SPELL]:
            out.append(("take-discarded", s.discards[SPELL][-1]))
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Show it and ask."""
        if action[0] == "decline":
            return
        s.own_piles()
        card = take_top(s, SPELL) if action[0] == "search" else s.discards[SPELL].pop()
        refill_discard(s, SPELL)
        s.tell(("card-shown", card))
        fight(s).resolving.append(card)
        s.then(CastFound(self.seat, self.side, card))


class CastFound(Choice[Heroes3]):
    """Cast the spell found, outside the limit, or take it to the hand (Tarnum of Conflux)."""

    __slots__ = ("card", "side")

    def __init__(self, seat: int, side: int, card: int) -> None:
        super().__init__(seat)
        self.side = side
        self.card = card

    def forced(self) -> bool:
        """Not to be cast now: it goes to the hand."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each step, or keep it."""
        return sorted([("take", self.card), *open_steps(s, fight(s), self.seat, self.side, self.card, False)])

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a spell cannot be cast by this card."""
        match action:
            case ("cast" | "take", int(card), *_):
                return ("not-among-these", card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Keep it, or cast it and give it back."""
        match action:
            case ("cast", int(), int(step)):
                s.then(
                    NameSpell(self.seat, self.side, self.card, step - 1, False, False),
                    GiveSpellBack(self.seat, self.card, s.players[self.seat].discard.count(self.card)),
                )
            case _:
                fight(s).resolving.remove(self.card)
                gain_openly(s, self.seat, self.card)


class GiveSpellBack(Step[Heroes3]):
    """A spell that was found and cast goes back to the spell deck (Tarnum of Conflux)."""

    __slots__ = ("before", "card", "seat")

    def __init__(self, seat: int, card: int, before: int) -> None:
        self.seat = seat
        self.card = card
        self.before = before
        """How many copies lay in the own discard pile before it was cast."""

    def run(self, s: Heroes3) -> None:
        """Ask where it goes, unless it stays in play."""
        if s.players[self.seat].discard.count(self.card) > self.before:
            s.then(TopOrDiscard(self.seat, self.card))


class TopOrDiscard(Choice[Heroes3]):
    """Whether the spell goes on top of the spell deck or onto its discard pile (Tarnum of Conflux)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def prompt(self, s: Heroes3) -> Action:
        """Names the spell."""
        return ("top-or-discard", self.card)

    def options(self, s: Heroes3) -> list[Action]:
        """Either."""
        return [("discard", self.card), ("put-on-top", self.card)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Lay it there."""
        s.players[self.seat].discard.remove(self.card)
        if action[0] == "put-on-top":
            s.own_piles()
            s.decks[SPELL].put_on_top(self.card, EVERYONE)
        else:
            to_common_discard(s, self.card)
