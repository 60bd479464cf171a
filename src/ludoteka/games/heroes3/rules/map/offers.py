"""What a location offers to a visitor: the die picks, the visitor picks, or there is just one thing (H3-MAP-08)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.map import Location
from ludoteka.games.heroes3.entries.map import Visit as VisitFigures
from ludoteka.games.heroes3.entries.parts import Gains
from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.rules.cards.astrologers import may_reroll, use_reroll
from ludoteka.games.heroes3.rules.cards.gains import (
    ATTACK_DIE,
    gain_figures,
    give_movement,
    pay_price,
    price_closed,
    rolled_attack_die,
)
from ludoteka.games.heroes3.rules.cards.in_play import end_effects, in_play
from ludoteka.games.heroes3.rules.cards.morale import change_morale, spend_token
from ludoteka.games.heroes3.rules.cards.search import DECK_NAMES, Search, can_search, deck_mask
from ludoteka.games.heroes3.rules.common import DECLINE, OPT_NO_REROLL, leads, optional
from ludoteka.games.heroes3.rules.map.locations import can_do_deed, do_deed
from ludoteka.games.heroes3.rules.world.fields import location_at
from ludoteka.games.heroes3.rules.world.places import gives_first, gives_gifts, place_rule
from ludoteka.games.heroes3.rules.world.scenario_map import card_level
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


def offer(s: Heroes3, seat: int, hero: int, field: int, location: Location, first: bool = True) -> None:
    """What a location offers: the die picks, the visitor picks, or there is just one thing (H3-MAP-08).

    `first` says that nobody has visited it before, which matters only where the scenario has gifts of its own.
    """
    rule = place_rule(s, field)
    if rule is not None and rule.more is not None:
        gain_figures(s, seat, hero, rule.more, False)
    if first and gives_first(s, field):
        s.facts.book.place_gives(s, seat, hero, field, first)
    if gives_gifts(s, field) is not None:
        s.facts.book.place_gives(s, seat, hero, field, first)
        if location.id != "grail":
            return
    usual_offer(s, seat, hero, field, location)


def usual_offer(s: Heroes3, seat: int, hero: int, field: int, location: Location) -> None:
    """What a location offers whatever the scenario gives there besides (H3-MAP-08)."""
    visits = location.visits
    if visits[0].faces:
        s.then(LocationDie(seat, hero, field))
    elif location.optional or len(visits) > 1:
        s.then(ChooseVisit(seat, hero, field))
    else:
        do_visit(s, seat, hero, field, visits[0])


def visit_closed(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> Action | None:
    """Why an offer cannot be taken: it must be paid in full and find something to do (H3-CARD-16, R-82)."""
    if visit.main_hero_only and not leads(s, hero):
        return ("main-hero-only",)
    missing = price_closed(s, seat, hero, visit.price)
    if missing is not None:
        return missing
    for search in visit.searches:
        if not can_search(s, deck_mask(search.decks)):
            return ("deck-empty", DECK_NAMES.index(search.decks[0]))
    return None if can_do_deed(s, seat, visit) else ("nothing-to-do-at", location_at(s, field))


def do_visit(s: Heroes3, seat: int, hero: int, field: int, visit: VisitFigures) -> None:
    """One offer of a location is taken: price, figures, deed (H3-MAP-05)."""
    if visit.main_hero_only and not leads(s, hero):
        return
    spared = costs_morale(visit) and is_spared(s, seat)
    if visit.then_morale and not spared:
        if visit.searches:
            s.then(SearchForMorale(seat, hero, field, cards_of(s, seat)))
        else:
            change_morale(s, seat, visit.then_morale)
    do_deed(s, seat, hero, field, visit)
    if visit.movement:
        give_movement(s, seat, hero, visit.movement)
    if visit.movement or visit.searches or spared:
        gain_figures(s, seat, NOBODY if visit.movement else hero, plain_figures(visit, spared), True)
    else:
        gain_figures(s, seat, hero, visit, True)
    for search in reversed(() if visit.deed == "spell_scroll" else visit.searches):
        for _ in range(search.times):
            s.then(Search(seat, deck_mask(search.decks), search.looks, found_level(s, field, search.level), True))
    if visit.first_morale and not (spared and visit.first_morale < 0):
        change_morale(s, seat, visit.first_morale)
    pay_price(s, seat, hero, visit.price)


def is_spared(s: Heroes3, seat: int) -> bool:
    """Whether cards keep a field from lowering a player's morale."""

    return ignores_field_morale(s, seat)


class SearchForMorale(Step[Heroes3]):
    """The Warrior's Tomb: morale falls only if a search was made (R-24)."""

    __slots__ = ("before", "field", "hero", "seat")

    def __init__(self, seat: int, hero: int, field: int, before: int) -> None:
        self.seat = seat
        self.hero = hero
        self.field = field
        self.before = before
        """How many cards the player had before the searches."""

    def run(self, s: Heroes3) -> None:
        """A card more than before tells it."""
        visit = s.facts.location[location_at(s, self.field)].visits[0]
        if cards_of(s, self.seat) > self.before:
            change_morale(s, self.seat, visit.then_morale)


def cards_of(s: Heroes3, seat: int) -> int:
    """How many cards a player has in hand, deck, discard pile and in play."""
    player = s.players[seat]
    in_play = sum(1 for effect in player.ongoing if effect.card >= 0)
    return len(player.hand) + player.deck.size() + len(player.discard) + len(player.permanent) + in_play


def costs_morale(visit: VisitFigures) -> bool:
    """Whether an offer of a location makes the visitor lose morale."""
    return min(visit.first_morale, visit.morale, visit.then_morale) < 0


def plain_figures(visit: VisitFigures, spared: bool) -> Gains:
    """The figures of an offer without its movement points and searches, which depend on hero and field."""
    return Gains(
        gold=visit.gold,
        building_materials=visit.building_materials,
        valuables=visit.valuables,
        draws=visit.draws,
        experience=visit.experience,
        morale=max(0, visit.morale) if spared else visit.morale,
        resource_dice=visit.resource_dice,
        treasure_dice=visit.treasure_dice,
    )


def found_level(s: Heroes3, field: int, level: str) -> str:
    """The levels of cards a field holds: as printed, or by its tile where the scenario splits the decks."""
    return card_level(s, field) if level == "any" else level


class ChooseVisit(Choice[Heroes3]):
    """What to take of a location's offers, or nothing where that is allowed (H3-MAP-08)."""

    __slots__ = ("field", "hero")

    def __init__(self, seat: int, hero: int, field: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.field = field

    def forced(self) -> bool:
        """Nothing to choose: go on."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        return ("choose-visit", location_at(s, self.field))

    def options(self, s: Heroes3) -> list[Action]:
        """Each offer that can be taken."""
        number = location_at(s, self.field)
        location = s.facts.location[number]
        out: list[Action] = [
            ("choose", number, at + 1)
            for at in range(len(location.visits))
            if visit_closed(s, self.seat, self.hero, self.field, location.visits[at]) is None
        ]
        if location.optional or not out:
            out.append(DECLINE)
        out.sort()
        return out

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why an offer cannot be taken."""
        match action:
            case ("choose", int() as number, int() as at):
                here = location_at(s, self.field)
                if number != here:
                    return ("other-location", number)
                visits = s.facts.location[here].visits
                if not 0 < at <= len(visits):
                    return ("numbers-up-to", len(visits))
                return visit_closed(s, self.seat, self.hero, self.field, visits[at - 1])
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("choose", int() as location, int() as number):
                visit = s.facts.location[location].visits[number - 1]
                do_visit(s, self.seat, self.hero, self.field, visit)


class LocationDie(Step[Heroes3]):
    """The attack die picks what a location does."""

    __slots__ = ("field", "hero", "seat")

    def __init__(self, seat: int, hero: int, field: int) -> None:
        self.seat = seat
        self.hero = hero
        self.field = field

    def run(self, s: Heroes3) -> None:
        face = s.facts.attack_faces[s.chance.below(len(s.facts.attack_faces))]
        s.tell(("rolled", self.seat, ATTACK_DIE + 1 + face))
        s.then(LocationRoll(self.seat, self.hero, self.field, face, False))


class LocationRoll(Step[Heroes3]):
    """The throw stands, or is repeated for positive morale (H3-MORALE-02)."""

    __slots__ = ("face", "field", "hero", "rerolled", "seat")

    def __init__(self, seat: int, hero: int, field: int, face: int, rerolled: bool) -> None:
        self.seat = seat
        self.hero = hero
        self.field = field
        self.face = face
        self.rerolled = rerolled

    def run(self, s: Heroes3) -> None:
        """Ask for a reroll or do what the face says."""
        if not self.rerolled and location_rerolls(s, self.seat, self.face):
            s.then(RerollLocation(self.seat, self.hero, self.field, self.face))
            return
        for visit in s.facts.location[location_at(s, self.field)].visits:
            if self.face in visit.faces:
                do_visit(s, self.seat, self.hero, self.field, visit)


def location_rerolls(s: Heroes3, seat: int, face: int) -> list[Action]:
    """What can roll the die of a location again: positive morale, the astrologers, cards (H3-MORALE-02, R-14)."""
    shown = ATTACK_DIE + 1 + face
    out: list[Action] = []
    if not optional(s, OPT_NO_REROLL):
        if s.players[seat].morale > 0:
            out.append(("morale-reroll", shown))
        if may_reroll(s, seat):
            out.append(("omen-reroll", shown))
    s.facts.book.die_options(s, seat, ATTACK_DIE, [shown], out)
    return out


class RerollLocation(Choice[Heroes3]):
    """Let the throw stand, or roll again for positive morale or with a card (H3-MORALE-02, R-14)."""

    __slots__ = ("face", "field", "hero")

    def __init__(self, seat: int, hero: int, field: int, face: int) -> None:
        super().__init__(seat)
        self.hero = hero
        self.field = field
        self.face = face

    def options(self, s: Heroes3) -> list[Action]:
        """Keep it or roll again."""
        keep: Action = ("keep", ATTACK_DIE + 1 + self.face)
        return sorted([keep, *location_rerolls(s, self.seat, self.face)])

    def take(self, s: Heroes3, action: Action) -> None:
        face = self.face if action[0] == "keep" else rolled_attack_die(s, self.seat)
        s.then(LocationRoll(self.seat, self.hero, self.field, face, True))
        if action[0] == "morale-reroll":
            spend_token(s, self.seat)
        elif action[0] == "omen-reroll":
            use_reroll(s, self.seat)
        elif action[0] != "keep":
            s.facts.book.use_die_card(s, self.seat, ATTACK_DIE, action)


def ignores_field_morale(s: Heroes3, seat: int) -> bool:
    """Whether a card keeps the morale that a field would cost; it is used up (Crest of Valor, H3-CARD-08)."""
    effect = in_play(s, seat, "ignore_negative_morale")
    if effect is None:
        return False
    end_effects(s, seat, [effect])
    return True
