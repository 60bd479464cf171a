"""Spells that other cards cast, find, cancel or return (H3-SPELL-05, H3-SPELL-07)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import NOBODY, SPELL
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.battlefield.effects import (
    lay_plain,
)
from ludoteka.games.heroes3.rules.battlefield.figures import fight
from ludoteka.games.heroes3.rules.battlefield.spell_power import (
    best_power,
    casting_closed,
    under_limit,
)
from ludoteka.games.heroes3.rules.battlefield.strikes import roll_face
from ludoteka.games.heroes3.rules.cards.piles import (
    distinct,
    gain_openly,
    leave_hand,
    refill_discard,
    spell_from_pile,
    spell_piles,
    to_common_discard,
)
from ludoteka.games.heroes3.rules.common import DECLINE, spell_of
from ludoteka.games.heroes3.rules.spells.casting import NameSpell, cancel_casting
from ludoteka.games.heroes3.rules.spells.deeds import deed_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import EVERYONE, Action
from ludoteka.kernel.state import Choice, Step


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
    """The spells and steps that a card lets its player cast: from the hand, their own or the common discard pile."""
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
    deed = deed_of(spell)
    if spell.nature in ("reaction", "map") or deed.for_one_attack():
        return []
    power = 99 if free_power else best_power(s, c, seat, side, card)
    if casting_closed(s, c, seat, side, power):
        return []
    return [
        ("cast", card, number + 1)
        for number, step in enumerate(spell.steps)
        if step.power <= power and deed.usable(s, c, side, card, step)
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
            case ("cast" | "take", int() as card, *_):
                return None if action in self.options(s) else ("not-among-these", card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("cast", int() as card, int() as step):
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
        return sorted([DECLINE, *spell_piles(s)])

    def take(self, s: Heroes3, action: Action) -> None:
        """Show it and ask."""
        if action[0] == "decline":
            return
        card = spell_from_pile(s, action)
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
            case ("cast" | "take", int() as card, *_) if action not in self.options(s):
                return ("not-among-these", card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Keep it, or cast it and give it back."""
        match action:
            case ("cast", int(), int() as step):
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
        """How many copies lay in the player's discard pile before it was cast."""

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
        return ("top-or-discard", self.card)

    def options(self, s: Heroes3) -> list[Action]:
        return [("discard", self.card), ("put-on-top", self.card)]

    def take(self, s: Heroes3, action: Action) -> None:
        s.players[self.seat].discard.remove(self.card)
        if action[0] == "put-on-top":
            s.own_piles()
            s.decks[SPELL].put_on_top(self.card, EVERYONE)
        else:
            to_common_discard(s, self.card)
