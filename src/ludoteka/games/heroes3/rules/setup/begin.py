"""The beginning of a game: factions, heroes, the table and the decks (H3-SETUP-01 to H3-SETUP-08)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import ABILITY, ALL_TOKENS, COMMON_DECKS, SPELL, BoxCards, Facts
from ludoteka.games.heroes3.rules.ai.armies import set_up_armies
from ludoteka.games.heroes3.rules.ai.heroes import set_up_ais
from ludoteka.games.heroes3.rules.cards.piles import refill_discard
from ludoteka.games.heroes3.rules.cards.resource_pool import form_pool, starting_ability
from ludoteka.games.heroes3.rules.common import clockwise, scenario, special
from ludoteka.games.heroes3.rules.resources import amounts
from ludoteka.games.heroes3.rules.scenario.armies import reserved_factions
from ludoteka.games.heroes3.rules.scenario.quests import set_quest_aside
from ludoteka.games.heroes3.rules.setup.boss import PickBoss
from ludoteka.games.heroes3.rules.setup.start import (
    BUILDING_NAMES,
    PlaceMainHero,
    RotateStart,
    StartBonus,
    StartBuildings,
    StartLevel,
    StartUnits,
    TurnNeighbours,
)
from ludoteka.games.heroes3.rules.setup.town_choices import ChooseForTown
from ludoteka.games.heroes3.rules.turn.rounds import NewRound
from ludoteka.games.heroes3.rules.victory.campaign import (
    carried_deck,
    deck_is_carried,
    set_carried_aside,
    set_units_aside,
    start_stock,
)
from ludoteka.games.heroes3.rules.world.lay_map import lay_map
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.state import Choice, Step


def faction_closed(s: Heroes3, faction: int) -> Action | None:
    """Why a faction cannot be taken: in a campaign only its own can, else one nobody has (H3-SETUP-01, H3-MODE-03)."""
    part = scenario(s).campaign
    if part is not None:
        return None if faction == s.facts.faction_number[part.faction] else ("faction-not-here", faction)
    for player in s.players:
        if player.faction == faction:
            return ("faction-taken", faction)
    ai = scenario(s).ai
    if ai is not None and ai.faction != "none" and faction == s.facts.faction_number[ai.faction]:
        return ("faction-taken", faction)
    boxes = s.facts.content.box
    home = s.facts.content.faction[faction].box
    for at in range(len(boxes)):
        if s.boxes >> at & 1 and boxes[at].id == home:
            return None if heroes_of(s, faction) else ("faction-not-here", faction)
    return ("faction-not-here", faction)


def heroes_of(s: Heroes3, faction: int, seat: int = 0) -> list[int]:
    """The heroes of a faction that may be chosen (H3-SETUP-01)."""
    part = scenario(s).campaign
    facts = s.facts
    named = () if part is None else part.second_heroes if seat and part.second_heroes else part.heroes
    return [
        number
        for number in facts.heroes_of[faction]
        if facts.hero_boxes[number] & s.boxes and (not named or facts.hero[number].id in named)
    ]


class ChooseFactions(Step[Heroes3]):
    """Every player takes a faction and a hero, in turn order; drawn or chosen (H3-SETUP-01)."""

    __slots__ = ("drawn",)

    def __init__(self, drawn: bool) -> None:
        self.drawn = drawn

    def run(self, s: Heroes3) -> None:
        """Ask each player, then set up the scenario."""
        order = [(s.first + step) % s.seats for step in range(s.seats)]
        steps: list[Step[Heroes3]] = []
        for seat in order:
            if self.drawn:
                steps.append(DrawFaction(seat))
            else:
                steps += [ChooseFaction(seat), ChooseHero(seat)]
        s.then_each([*steps, SetUp()])


class DrawFaction(Step[Heroes3]):
    """A faction and a hero are drawn for a player."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        player = s.players[self.seat]
        player.faction = s.chance.pick(allowed_factions(s))
        player.hero = s.chance.pick(heroes_of(s, player.faction, self.seat))
        s.tell(("faction", self.seat, player.faction))
        s.tell(("hero", self.seat, player.hero))


def allowed_factions(s: Heroes3) -> list[int]:
    """The factions a player may take (H3-SETUP-01)."""
    return [faction for faction in range(len(s.facts.content.faction)) if faction_closed(s, faction) is None]


class ChooseFaction(Choice[Heroes3]):
    """Which faction to play; all are different (H3-SETUP-01)."""

    __slots__ = ()

    def forced(self) -> bool:
        """The last one left is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        return [("faction", faction) for faction in allowed_factions(s)]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a faction cannot be taken."""
        match action:
            case ("faction", int() as faction):
                return faction_closed(s, faction)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("faction", int() as faction):
                s.players[self.seat].faction = faction
                s.tell(("faction", self.seat, faction))


class ChooseHero(Choice[Heroes3]):
    """Which main hero to play (H3-SETUP-01)."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single hero is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Heroes of the faction."""
        return [("pick-hero", hero) for hero in self.heroes(s)]

    def heroes(self, s: Heroes3) -> list[int]:
        """The heroes there are for the faction."""
        return heroes_of(s, s.players[self.seat].faction, self.seat)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a hero cannot be taken."""
        match action:
            case ("pick-hero", int() as hero):
                if hero in self.heroes(s):
                    return None
                same = s.facts.hero_faction[hero] == s.players[self.seat].faction
                return ("hero-not-here", hero) if same else ("hero-of-other-faction", hero)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("pick-hero", int() as hero):
                s.players[self.seat].hero = hero
                s.tell(("hero", self.seat, hero))


class SetUp(Step[Heroes3]):
    """Map, decks, boards, starting units; then what players choose (H3-SETUP-02 to H3-SETUP-14)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        lay_map(s)
        make_decks(s)
        order = clockwise(s, s.first)
        for seat in order:
            start_board(s, seat)
        set_up_ais(s)
        set_up_armies(s)
        steps: list[Step[Heroes3]] = [RotateStart(seat) for seat in order]
        if scenario(s).bosses:
            steps.insert(0, PickBoss(order[0]))
        steps += [TurnNeighbours(seat) for seat in order]
        steps += [PlaceMainHero(seat) for seat in order]
        steps += [StartUnits(seat) for seat in order]
        steps += [StartBonus(seat) for seat in order]
        steps += [StartBuildings(seat) for seat in order]
        lists = range(len(scenario(s).start.town_choices))
        steps += [ChooseForTown(seat, at) for seat in order for at in lists]
        steps += [StartLevel(seat) for seat in order]
        steps.append(NewRound())
        s.then_each(steps)


def make_decks(s: Heroes3) -> None:
    """Own decks of nine cards, then the common decks with one card turned each (H3-SETUP-07, H3-SETUP-08,
    H3-SETUP-12)."""
    facts = s.facts
    boxes = cards_of_boxes(facts, s.boxes)
    common = [cards.copy() for cards in boxes.common]
    for machine in facts.content.war_machine:
        card = facts.card_number[machine.id]
        if facts.card[card].boxes & s.boxes:
            s.own_piles()
            s.machines += [card] * machine.copies
    form_pool(s, common)
    arrow = facts.card_number["magic_arrow"]
    for player in s.players:
        if deck_is_carried(s):
            player.deck = Deck.of(carried_deck(s, player))
            set_carried_aside(s, player, common)
            continue
        hero = facts.hero[player.hero]
        cards = [arrow] * hero.magic_arrows
        for _ in range(hero.magic_arrows):
            if arrow in common[SPELL]:
                common[SPELL].remove(arrow)
        ability = starting_ability(s, facts.starting_ability[player.hero])
        if ability in common[ABILITY]:
            common[ABILITY].remove(ability)
        cards.append(ability)
        figures = hero.statistics
        for slug, count in (
            ("attack", figures.attack),
            ("defense", figures.defense),
            ("power", figures.power),
            ("knowledge", figures.knowledge),
        ):
            cards += [facts.card_number[slug]] * count
        cards.append(facts.specialty[player.hero * 3])
        player.deck = Deck.of(cards)
    s.decks = [Deck.of(cards) for cards in common]
    for deck in range(COMMON_DECKS):
        refill_discard(s, deck)
    set_quest_aside(s)
    kept = [facts.faction_number[slug] for slug in reserved_factions(s)]
    s.neutral_decks = [
        Deck.of([one for one in cards if facts.troop[one].faction not in kept] if kept else cards)
        for cards in boxes.neutral
    ]
    set_units_aside(s)
    rule = special(s, "astrologers_left_out")
    astrologers = boxes.astrologers
    if rule is not None:
        astrologers = [card for card in astrologers if facts.astrologers[card].id not in rule.cards]
    s.astrologers_deck = Deck.of(astrologers)
    s.event_deck = Deck.of(boxes.events)


def cards_of_boxes(facts: Facts, boxes: int) -> BoxCards:
    """The cards that the boxes in play bring, kept with the facts."""
    found = facts.box_cards.get(boxes)
    if found is None:
        found = BoxCards()
        found.common = [[card for card in cards if facts.card[card].boxes & boxes] for cards in facts.common_cards]
        found.neutral = [[one for one in cards if facts.troop[one].boxes & boxes] for cards in facts.neutral_cards]
        found.astrologers = [
            at
            for at in range(len(facts.astrologers))
            if facts.astrologers_boxes[at] & boxes
            for _ in range(facts.astrologers[at].copies)
        ]
        found.events = [
            at for at in range(len(facts.event)) if facts.event_boxes[at] & boxes for _ in range(facts.event[at].copies)
        ]
        facts.box_cards[boxes] = found
    return found


def start_board(s: Heroes3, seat: int) -> None:
    """Town board, income, resources (H3-SETUP-02, H3-SETUP-04, H3-SETUP-05, H3-SETUP-06)."""
    start = scenario(s).start
    player = s.players[seat]
    player.stock = start_stock(s, player)
    player.income = amounts(start.income)
    player.tokens = ALL_TOKENS
    for building in start.buildings:
        player.built |= 1 << BUILDING_NAMES.index(building)
