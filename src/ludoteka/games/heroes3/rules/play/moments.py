"""Moments that cards answer outside combat: searches, guards, levels, won combats, rounds (H3-CARD-06, R-02)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import NEUTRALS, NOBODY, SPELL
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.cards.gains import gain_figures
from ludoteka.games.heroes3.rules.cards.piles import distinct, gain_openly
from ludoteka.games.heroes3.rules.cards.search import Search
from ludoteka.games.heroes3.rules.common import DECLINE, leads, never_skipped
from ludoteka.games.heroes3.rules.map.card_locations import BuyDiscarded
from ludoteka.games.heroes3.rules.map.offers import ChooseVisit
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.play.common_deeds import find_spell
from ludoteka.games.heroes3.rules.play.map_deeds import may_negotiate
from ludoteka.games.heroes3.rules.play.playing import (
    affordable,
    begin_play,
    can_do,
    card_plays,
    end_of_round_effects,
    may_play,
    play_closed,
    usable,
)
from ludoteka.games.heroes3.rules.play.turn_cards import take_play
from ludoteka.games.heroes3.rules.play.units_on_map import unit_income
from ludoteka.games.heroes3.rules.town.special_buildings import university_open
from ludoteka.games.heroes3.rules.trade.offers import OfferNeutral, ReinforceUnit
from ludoteka.games.heroes3.rules.trade.recruit import Muster
from ludoteka.games.heroes3.rules.trade.trading import TradingPost, WarMachineFactory
from ludoteka.games.heroes3.rules.victory.wins import is_last_flag
from ludoteka.games.heroes3.rules.world.fields import guard_at
from ludoteka.games.heroes3.rules.world.places import must_be_fought
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

SCHOOLS: Final = ("air", "earth", "fire", "water")


def plays_when(s: Heroes3, seat: int, moment: str) -> list[tuple[int, int]]:
    """The cards of the hand, with the way, that answer a moment and can be paid (H3-CARD-12, H3-CARD-16)."""
    out: list[tuple[int, int]] = []
    for card in distinct(s.players[seat].hand):
        facts = s.facts.card[card]
        if usable(s, seat, card):
            ways = [way for way in range(len(facts.plays)) if facts.plays[way].when == moment]
            out += [(card, way) for way in ways if affordable(s, seat, card, way)]
    return out


def is_instant(s: Heroes3, card: int, way: int) -> bool:
    """Whether a way of a card, counted from 1, works at once (H3-CARD-07)."""
    return s.facts.card[card].plays[way - 1].timing == "instant"


def play_of(s: Heroes3, pair: tuple[int, int]) -> Play:
    """The play of a card and a way."""
    return s.facts.card[pair[0]].plays[pair[1]]


def as_actions(pairs: list[tuple[int, int]]) -> list[Action]:
    """Cards and ways as they are offered: ways counted from 1."""
    return [("play", card, way + 1) for card, way in pairs]


# -- searches ---------------------------------------------------------------------------------------------------


def search_options(s: Heroes3, seat: int, decks: int, looks: int, out: list[Action]) -> None:
    """Add what cards offer before a search: a deeper one (Scouting), a spell of a school instead (Basic Air Magic)."""
    university = university_open(s, seat) if decks >> SPELL & 1 else NOBODY
    if university != NOBODY:
        out.append(("use", university, 1))
    if not may_play(s, seat):
        return
    deeper = [pair for pair in plays_when(s, seat, "before_search") if play_of(s, pair).looks > looks]
    out += as_actions(deeper)
    if decks >> SPELL & 1 and s.decks[SPELL].size():
        for card in s.players[seat].permanent:
            for play in s.facts.card[card].plays:
                if play.deed == "first_spell_of_school" and play.school != "any":
                    out.append(("find-spell", SCHOOLS.index(play.school)))


def take_school_spell(s: Heroes3, seat: int, school: int) -> None:
    """The first spell of a school is taken instead of a search (Basic Air Magic and the like)."""
    found = find_spell(s, SCHOOLS[school])
    if found != NOBODY:
        gain_openly(s, seat, found)


def after_search(s: Heroes3, seat: int, deck: int, looks: int, level: str) -> None:
    """A search is over: a card may repeat it (Pendant of Courage)."""
    if may_play(s, seat) and plays_when(s, seat, "after_search"):
        s.then(RepeatSearch(seat, deck, looks, level))


class RepeatSearch(Choice[Heroes3]):
    """Do the same search again with a card, or not (Pendant of Courage)."""

    __slots__ = ("deck", "level", "looks")

    def __init__(self, seat: int, deck: int, looks: int, level: str) -> None:
        super().__init__(seat)
        self.deck = deck
        self.looks = looks
        self.level = level

    def options(self, s: Heroes3) -> list[Action]:
        """Each card that repeats, or none."""
        return sorted([DECLINE, *as_actions(plays_when(s, self.seat, "after_search"))])

    def take(self, s: Heroes3, action: Action) -> None:
        """Search again once the card is paid."""
        match action:
            case ("play", int() as card, int() as way):
                s.then(Search(self.seat, 1 << self.deck, self.looks, self.level, False))
                begin_play(s, self.seat, card, way - 1)


# -- guards -----------------------------------------------------------------------------------------------------


def can_skip_guard(s: Heroes3, seat: int, hero: int, field: int) -> bool:
    """Whether Diplomacy may avoid the combat: difficulty equal to the main hero's level (Diplomacy)."""
    level = guard_at(s, field)
    if not leads(s, hero) or level != s.players[seat].level or not may_play(s, seat):
        return False
    if never_skipped(s, level):
        return False
    return not is_last_flag(s, field) and not must_be_fought(s, field)


def skips(s: Heroes3, seat: int) -> list[tuple[int, int]]:
    """The cards that can avoid a combat against neutrals."""
    return [pair for pair in plays_when(s, seat, "entering_guarded_field") if may_negotiate(s, seat, pair[0])]


def ask_to_skip_guard(s: Heroes3, seat: int, hero: int, field: int) -> bool:
    """Whether a card may avoid the combat; then a Choice was pushed that goes on with the visit or the combat."""
    if not can_skip_guard(s, seat, hero, field) or not skips(s, seat):
        return False
    s.then(SkipGuard(seat, hero, field))
    return True


class SkipGuard(Choice[Heroes3]):
    """Fight the guards of a field, or avoid them with Diplomacy; then it is visited without experience (R-33)."""

    __slots__ = ("field", "hero")

    def __init__(self, seat: int, hero: int, field: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.field = field

    def prompt(self, s: Heroes3) -> Action:
        return ("skip-guard", self.field)

    def options(self, s: Heroes3) -> list[Action]:
        """Fight, or each card that avoids it."""
        return sorted([("fight",), *as_actions(skips(s, self.seat))])

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("fight",):
                s.facts.book.announce(s, self.seat, self.hero, NEUTRALS, NOBODY, NOBODY, self.field)
            case ("play", int() as card, int() as way):
                s.then(Visit(self.seat, self.hero, self.field))
                begin_play(s, self.seat, card, way - 1)


# -- levels and won combats -------------------------------------------------------------------------------------


class Answer(Choice[Heroes3]):
    """Play a card that answers what has just happened, or none (H3-CARD-06)."""

    __slots__ = ("moment",)

    def __init__(self, seat: int, moment: str) -> None:
        super().__init__(seat)
        self.moment = moment

    def prompt(self, s: Heroes3) -> Action:
        return ("answer-level" if self.moment == "level_up" else "answer-victory",)

    def options(self, s: Heroes3) -> list[Action]:
        """Each card that fits, or none."""
        return sorted([DECLINE, *as_actions(answers(s, self.seat, self.moment))])

    def take(self, s: Heroes3, action: Action) -> None:
        """Play it and ask again."""
        match action:
            case ("play", int() as card, int() as way):
                if self.moment != "level_up":
                    s.then(AskAgain(self.seat, self.moment))
                begin_play(s, self.seat, card, way - 1)


class AskAgain(Step[Heroes3]):
    """Another card may answer what happened."""

    __slots__ = ("moment", "seat")

    def __init__(self, seat: int, moment: str) -> None:
        self.seat = seat
        self.moment = moment

    def run(self, s: Heroes3) -> None:
        """Ask if there is one."""
        if answers(s, self.seat, self.moment):
            s.then(Answer(self.seat, self.moment))


def answers(s: Heroes3, seat: int, moment: str) -> list[tuple[int, int]]:
    """The cards that answer a moment and would do something."""
    pairs = plays_when(s, seat, moment)
    return [pair for pair in pairs if play_of(s, pair).deed == "figures" or can_do(s, seat, pair[0], play_of(s, pair))]


def level_gained(s: Heroes3, seat: int) -> None:
    """A level was reached: Learning may give more experience in the player's turn (H3-HERO-07)."""
    if s.active == seat and answers(s, seat, "level_up"):
        s.then(Answer(seat, "level_up"))


def combat_won(s: Heroes3, seat: int) -> None:
    """A combat of the main hero was won, not a quick one: Necromancy may raise units (R-33)."""
    if not s.players[seat].out and answers(s, seat, "after_won_combat"):
        s.then(Answer(seat, "after_won_combat"))


# -- rounds -----------------------------------------------------------------------------------------------------


def round_start_effects(s: Heroes3, seat: int, resources: bool) -> None:
    """What cards and units do at the beginning of a resource round; cards of the round before end (H3-ROUND-07)."""
    end_of_round_effects(s, seat)
    if not resources:
        return
    unit_income(s, seat)
    for card in s.players[seat].permanent:
        for play in s.facts.card[card].plays:
            if play.timing == "permanent" and play.when == "resource_round":
                gain_figures(s, seat, NOBODY, play, False)


# -- cards in the middle of another choice ----------------------------------------------------------------------


class PlayMeanwhile(Choice[Heroes3]):
    """Instant cards that a player may play while choosing something in a turn (H3-CARD-06)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Every card that could be played between two actions, map cards apart (H3-CARD-07)."""
        found: list[Action] = []
        card_plays(s, self.seat, found)
        return [one for one in found if is_instant(s, int(one[1]), int(one[2]))]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot be played meanwhile."""
        match action:
            case ("play", int() as card, int() as way):
                closed = play_closed(s, self.seat, card, way - 1)
                if closed is not None:
                    return closed
                return None if is_instant(s, card, way) else ("not-its-moment", card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Play it; the choice goes on afterwards."""
        take_play(s, self.seat, action)


def meanwhile(s: Heroes3) -> PlayMeanwhile | None:
    """The aside of the player whose turn it is, while a field, a price or a purchase is being chosen (H3-CARD-06)."""
    if s.combat is not None or s.lanes or not s.agenda:
        return None
    top = s.agenda[-1]
    if not isinstance(
        top, (ChooseVisit, Muster, OfferNeutral, ReinforceUnit, TradingPost, WarMachineFactory, BuyDiscarded)
    ):
        return None
    if top.seat != s.active:
        return None
    aside = PlayMeanwhile(top.seat)
    return aside if aside.options(s) else None
