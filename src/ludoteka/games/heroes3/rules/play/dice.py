"""Cards and resource, treasure and attack dice outside combat: rerolls, set faces, more dice (H3-RES-02, R-14)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import GOLD
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.cards.gains import RolledDice, throw
from ludoteka.games.heroes3.rules.cards.in_play import end_effects, in_play
from ludoteka.games.heroes3.rules.cards.piles import distinct
from ludoteka.games.heroes3.rules.common import OPT_NO_REROLL, optional
from ludoteka.games.heroes3.rules.play.playing import affordable, begin_play, may_play, usable
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

DICE: Final[dict[int, str]] = {0: "resource", 6: "treasure", 12: "attack"}
"""The word of each die by the first number of its faces."""
FACES: Final = 6


def die_plays(s: Heroes3, seat: int, deed: str, die: int) -> list[tuple[int, int]]:
    """The cards of the hand, with the way, that can do something to a die just rolled."""
    out: list[tuple[int, int]] = []
    if not may_play(s, seat):
        return out
    for card in distinct(s.players[seat].hand):
        facts = s.facts.card[card]
        for way in range(len(facts.plays)):
            play = facts.plays[way]
            fits = play.deed == deed and DICE[die] in play.dice and usable(s, seat, card)
            if fits and affordable(s, seat, card, way):
                out.append((card, way))
    return out


def luck_for(s: Heroes3, seat: int, die: int) -> Effect | None:
    """The Luck card in play that can still reroll such a die in this turn."""
    effect = in_play(s, seat, "reroll_dice")
    while effect is not None:
        play = s.facts.card[effect.card].plays[effect.play]
        if DICE[die] in play.dice and (play.every_die or not effect.amount >> die // FACES & 1):
            return effect
        others = s.players[seat].ongoing
        at = others.index(effect)
        effect = next((one for one in others[at + 1 :] if one.name == "reroll_dice"), None)
    return None


def die_options(s: Heroes3, seat: int, die: int, fresh: list[int], out: list[Action]) -> None:
    """Add what cards can do with dice that show these faces and were not rerolled yet (R-14)."""
    if not optional(s, OPT_NO_REROLL):
        if luck_for(s, seat, die) is not None:
            out += [("luck-reroll", face) for face in fresh]
        for card, _ in die_plays(s, seat, "reroll_die", die):
            out += [("reroll-with", card, face) for face in fresh]
    for card, way in die_plays(s, seat, "set_die", die):
        play = s.facts.card[card].plays[way]
        if play.when == "after_roll":
            out += [("set-die", card, face, new) for face in fresh for new in faces_of(s, die, play) if new != face]


def faces_of(s: Heroes3, die: int, play: Play) -> list[int]:
    """The faces a card may turn a die to: any, or the one it names by its gold (Octavia)."""
    faces = range(die, die + FACES)
    if play.gold:
        return [face for face in faces if s.facts.resource_faces[face][GOLD] == play.gold]
    return list(faces)


def way_of(s: Heroes3, card: int, deed: str) -> int:
    """Which way of a card has this deed."""
    plays = s.facts.card[card].plays
    return next(way for way in range(len(plays)) if plays[way].deed == deed)


def use_die_card(s: Heroes3, seat: int, die: int, action: Action) -> None:
    """The card that rerolls or sets a die is played; Luck in play is used up die by die."""
    match action:
        case ("luck-reroll", _):
            use_luck(s, seat, die)
        case ("reroll-with", int() as card, _):
            begin_play(s, seat, card, way_of(s, card, "reroll_die"))
        case ("set-die", int() as card, *_):
            begin_play(s, seat, card, way_of(s, card, "set_die"))


def use_luck(s: Heroes3, seat: int, die: int) -> None:
    """Luck has rerolled a die: the basic card does it once for each kind, then it is discarded (H3-CARD-08)."""
    effect = luck_for(s, seat, die)
    if effect is None or s.facts.card[effect.card].plays[effect.play].every_die:
        return
    used = effect.amount | 1 << die // FACES
    ongoing = s.players[seat].ongoing
    newer = Effect(effect.name, effect.owner, effect.card, effect.play, effect.target, used, effect.until, effect.since)
    ongoing[ongoing.index(effect)] = newer
    if used == 3:
        end_effects(s, seat, [newer])


# -- dice that are set instead of being rolled ------------------------------------------------------------------


def presets(s: Heroes3, seat: int, die: int) -> list[tuple[int, int]]:
    """Cards that set all dice of a roll to chosen faces before they are thrown (Ivor)."""
    return [
        (card, way)
        for card, way in die_plays(s, seat, "set_die", die)
        if s.facts.card[card].plays[way].when == "before_roll"
    ]


def ask_before_roll(s: Heroes3, seat: int, hero: int, die: int, count: int, keep: int) -> bool:
    """Whether a card can set the dice before they are thrown; then its player is asked (Ivor)."""
    if not presets(s, seat, die):
        return False
    s.then(BeforeRoll(seat, hero, die, count, keep))
    return True


class BeforeRoll(Choice[Heroes3]):
    """Throw the dice, or choose their faces with a card (Ivor)."""

    __slots__ = ("count", "die", "hero", "keep")

    def __init__(self, seat: int, hero: int, die: int, count: int, keep: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.die = die
        self.count = count
        self.keep = keep

    def options(self, s: Heroes3) -> list[Action]:
        """Throw, or play a card."""
        cards: list[Action] = [("play", card, way + 1) for card, way in presets(s, self.seat, self.die)]
        return sorted([*cards, ("roll-dice",)])

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("play", int() as card, int() as way):
                s.then(PresetDie(self.seat, self.hero, self.die, self.count, self.keep, []))
                begin_play(s, self.seat, card, way - 1)
            case _:
                throw(s, self.seat, self.hero, self.die, self.count, self.keep)


class PresetDie(Choice[Heroes3]):
    """The face that the next die of the roll shows (Ivor)."""

    __slots__ = ("count", "die", "faces", "hero", "keep")

    def __init__(self, seat: int, hero: int, die: int, count: int, keep: int, faces: list[int]) -> None:
        super().__init__(seat)
        self.hero = hero
        self.die = die
        self.count = count
        self.keep = keep
        self.faces = faces

    def options(self, s: Heroes3) -> list[Action]:
        return [("show-face", face) for face in range(self.die, self.die + FACES)]

    def take(self, s: Heroes3, action: Action) -> None:
        """The next die, or the dice stand."""
        match action:
            case ("show-face", int() as face):
                faces = [*self.faces, face]
                if len(faces) < self.count:
                    s.then(PresetDie(self.seat, self.hero, self.die, self.count, self.keep, faces))
                    return
                everything = (1 << self.count) - 1
                s.then(RolledDice(self.seat, self.hero, self.die, self.keep, everything, faces))
