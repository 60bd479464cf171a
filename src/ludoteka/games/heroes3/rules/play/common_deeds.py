"""Deeds of cards with the common decks, and with morale (H3-CARD-16)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import ARTIFACT, NOBODY, SPELL
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.cards.gains import rolled_attack_die
from ludoteka.games.heroes3.rules.cards.morale import gain_morale, lose_morale
from ludoteka.games.heroes3.rules.cards.piles import (
    gain_openly,
    gain_secretly,
    refill_discard,
    take_top,
    to_common_discard,
)
from ludoteka.games.heroes3.rules.cards.search import Search, can_search
from ludoteka.games.heroes3.rules.common import enemies, spell_of
from ludoteka.games.heroes3.rules.play.dice import die_options, use_die_card
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

LEVELS: Final = ("basic", "expert")


SCHOOLS: Final = ("air", "earth", "fire", "water")


def has_artifacts(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether the artifact deck has a card."""
    return can_search(s, 1 << ARTIFACT)


def take_top_artifact(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """The top artifact is gained unseen by the others (Tazar)."""
    found = take_top(s, ARTIFACT)
    if found != NOBODY:
        gain_secretly(s, seat, found)
        refill_discard(s, ARTIFACT)


def has_spells(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether the spell deck has a card to turn over."""
    return s.decks[SPELL].size() > 0


def dig_spell(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """Spells are turned over until one fits; it is taken or discarded, the rest shuffled back (Eagle Eye, Tomes)."""
    if play.spell_level == "named":
        s.then(NameSpellKind(seat))
    else:
        dig(s, seat, play.school if play.school != "any" else str(play.spell_level))


def spell_is(s: Heroes3, card: int, word: str) -> bool:
    """Whether a spell has a school or a level."""
    spell = spell_of(s, card)
    return spell.level == word if word in LEVELS else spell.school in (word, "any")


def find_spell(s: Heroes3, word: str) -> int:
    """Spells are turned over until one of a school or level comes; the others are shuffled back; -1 for none."""
    s.own_piles()
    deck = s.decks[SPELL]
    others: list[int] = []
    found = NOBODY
    while deck.size() and found == NOBODY:
        card = deck.draw(s.chance)
        s.tell(("spell-shown", card))
        if spell_is(s, card, word):
            found = card
        else:
            others.append(card)
    deck.shuffle_in(others)
    return found


def dig(s: Heroes3, seat: int, word: str) -> None:
    """A spell is dug for and offered."""
    found = find_spell(s, word)
    if found != NOBODY:
        s.then(TakeDug(seat, found))


class NameSpellKind(Choice[Heroes3]):
    """The level or school of the spell that is looked for (empowered Eagle Eye)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Two levels, four schools."""
        return sorted([("school", school) for school in range(4)] + [("spell-level", level) for level in range(2)])

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("school" | "spell-level", int() as at):
                dig(s, self.seat, LEVELS[at] if action[0] == "spell-level" else SCHOOLS[at])


class TakeDug(Choice[Heroes3]):
    """The spell that was found is taken or discarded."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Heroes3) -> list[Action]:
        return [("discard", self.card), ("take", self.card)]

    def take(self, s: Heroes3, action: Action) -> None:
        if action[0] == "take":
            gain_openly(s, self.seat, self.card)
        else:
            to_common_discard(s, self.card)


def foes(s: Heroes3, seat: int) -> list[int]:
    """The enemies a card may mean: the one of the combat, else any enemy player (R-42)."""
    c = s.combat
    if c is None:
        return enemies(s, seat)
    other = c.defender if c.attacker == seat else c.attacker
    return [other] if 0 <= other < s.seats else []


def foe_is_glad(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether an enemy has positive morale to lose (R-42)."""
    return any(s.players[other].morale > 0 for other in foes(s, seat))


def enemy_loses_morale(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """An enemy loses the positive token (Hourglass of the Evil Hour, Skull Helmet)."""
    glad = [other for other in foes(s, seat) if s.players[other].morale > 0]
    if len(glad) == 1:
        lose_morale(s, glad[0])
    elif glad:
        s.then(SpoilMorale(seat))


class SpoilMorale(Choice[Heroes3]):
    """Which enemy loses the positive morale token (R-42)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each enemy that has one."""
        return [("enemy", other) for other in sorted(foes(s, self.seat)) if s.players[other].morale > 0]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("enemy", int() as seat):
                lose_morale(s, seat)


def roll_for_morale(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """An attack die decides about positive morale (Hourglass of the Evil Hour)."""
    s.then(MoraleDie(seat, tuple(play.faces), 0))


class MoraleDie(Step[Heroes3]):
    """An attack die is rolled; on one of the faces the player gains positive morale. It may be rolled again once."""

    __slots__ = ("faces", "rerolled", "seat")

    def __init__(self, seat: int, faces: tuple[int, ...], rerolled: int) -> None:
        self.seat = seat
        self.faces = faces
        self.rerolled = rerolled

    def run(self, s: Heroes3) -> None:
        """Roll it; ask if a card can roll it again."""
        face = rolled_attack_die(s, self.seat)
        again: list[Action] = []
        if not self.rerolled and face not in self.faces:
            die_options(s, self.seat, 12, [13 + face], again)
        if again:
            s.then(MoraleRolled(self.seat, self.faces, face))
        elif face in self.faces:
            gain_morale(s, self.seat)


class MoraleRolled(Choice[Heroes3]):
    """Keep the roll, or roll the die again with a card."""

    __slots__ = ("face", "faces")

    def __init__(self, seat: int, faces: tuple[int, ...], face: int) -> None:
        super().__init__(seat)
        self.faces = faces
        self.face = face

    def options(self, s: Heroes3) -> list[Action]:
        """Keep it or not."""
        out: list[Action] = [("keep", 13 + self.face)]
        die_options(s, self.seat, 12, [13 + self.face], out)
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Roll again, or nothing."""
        if action[0] != "keep":
            s.then(MoraleDie(self.seat, self.faces, 1))
            use_die_card(s, self.seat, 12, action)


def search_spells(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """Spells are searched for; outside combat they may be cast at once like any spell of the hand (Tarnum, Conflux)."""
    for _ in range(play.times):
        s.then(Search(seat, 1 << SPELL, play.looks, "any", True))


def can_search_spells(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether there are spells to search."""
    return can_search(s, 1 << SPELL)
