"""Positions in a few words, for tests: set up a scenario, arrange it, act in notation, look at what is offered."""

from __future__ import annotations

from typing import Any

from ludoteka.games.heroes3 import laws, load
from ludoteka.games.heroes3.facts import (
    FEW,
    FIELDS,
    MAIN,
    NOBODY,
    PACK,
)
from ludoteka.games.heroes3.rules.setup.begin import SetUp
from ludoteka.games.heroes3.rules.setup.start import BUILDING_NAMES
from ludoteka.games.heroes3.rules.town.any_time import any_time_options
from ludoteka.games.heroes3.rules.trade.recruit import add_unit
from ludoteka.games.heroes3.rules.turn.turn import Turn
from ludoteka.games.heroes3.rules.world.atlas import turn_up
from ludoteka.games.heroes3.rules.world.links import change_fields
from ludoteka.games.heroes3.rules.world.scenario_map import slot_names
from ludoteka.games.heroes3.setup import bare_table
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action, hears
from ludoteka.kernel.chance import Chance, Recorded
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.state import Choice, Step, begin, pending, take

GAME = load()
FACTS = GAME.facts
NAMES = GAME.names
POSITIONS = ("nw", "ne", "w", "c", "e", "sw", "se")
RESOURCES = ("gold", "building_materials", "valuables")


def all_boxes() -> int:
    """The mask of all boxes."""
    return (1 << len(GAME.content.box)) - 1


class Cards:
    """The cards of a position, to be compared with what is there after an action."""

    def __init__(self, s: Heroes3) -> None:
        self.scenario = s.scenario
        self.found = laws.without_tokens(s, laws.cards_found(s))
        self.held = laws.without_tokens(s, laws.cards_at_hand(s))

    def stay(self, s: Heroes3) -> None:
        """No common card and no war machine has appeared or vanished; a new scenario has its own decks."""
        if s.scenario != self.scenario:
            return
        found = laws.without_tokens(s, laws.cards_found(s))
        held = laws.without_tokens(s, laws.cards_at_hand(s))
        for card in set(found) | set(self.found):
            if FACTS.card_kind[card] in laws.COUNTED:
                assert found[card] <= self.found[card] + self.held[card], f"{FACTS.card_slugs[card]} appears"
                assert found[card] + held[card] >= self.found[card], f"{FACTS.card_slugs[card]} vanishes"


class Scene:
    """A scenario, set up with fixed factions and the first option of every choice; seats are numbers from 0.

    After each action the laws are checked, and that no card has appeared or vanished.
    """

    def __init__(
        self,
        seats: int = 2,
        scenario: str = "brave_new_world",
        factions: tuple[str, ...] = ("castle", "dungeon", "necropolis"),
        difficulty: int = 1,
        boxes: int = 1,
        optional: int = 0,
        seed: str = "scene",
        until: str = "Turn",
    ) -> None:
        number = NAMES.scenarios.index(scenario)
        self.s = bare_table(FACTS, number, difficulty, boxes, optional, seats)
        self.chance: Chance = Chance.of(seed)
        self.heard: list[tuple[int, Action]] = []
        self.s.heard = self.heard
        for seat in range(seats):
            player = self.s.players[seat]
            player.faction = FACTS.faction_number[factions[seat]]
            player.hero = FACTS.hero_faction.index(player.faction)
        self.s.then(SetUp())
        begin(self.s, self.chance)
        self.go_on(until)

    # -- arranging ----------------------------------------------------------------------------------------------

    def go_on(self, until: str) -> Scene:
        """Take the first option of every choice until one of this class waits."""
        for _ in range(2000):
            if self.s.places or type(self.choice()).__name__ == until:
                return self
            choice = self.choice()
            take(self.s, choice, choice.options(self.s)[0], self.chance)
        raise AssertionError(f"no {until} came up")

    def place(self, slot: str) -> int:
        """The number of a slot of the map."""
        return slot_names(self.s).index(slot)

    def tile(self, slot: str, tile: str, rotation: int = 0) -> Scene:
        """This tile lies face up in a slot."""
        place = self.place(slot)
        self.s.atlas = turn_up(FACTS, self.s.atlas, place, FACTS.tile_number[tile], rotation)
        change_fields(self.s, place)
        return self

    def field(self, slot: str, position: str) -> int:
        """A field of a slot by its position on the map."""
        return self.place(slot) * FIELDS + POSITIONS.index(position)

    def find(self, location: str, slot: str = "") -> int:
        """The first face-up field with a location, in a slot if one is named."""
        wanted = FACTS.location_number[location]
        for field in range(len(self.s.flag)):
            spot = self.s.atlas.spot[field]
            here = not slot or field // FIELDS == self.place(slot)
            if here and spot != NOBODY and FACTS.spot_location[spot] == wanted:
                return field
        raise AssertionError(f"no {location} on the map")

    def put(self, location: str, slot: str = "F1") -> Scene:
        """A tile with a location lies face up in a slot, if the map has none yet."""
        wanted = FACTS.location_number[location]
        if any(spot != NOBODY and FACTS.spot_location[spot] == wanted for spot in self.s.atlas.spot):
            return self
        before = self.s.atlas
        for tile in FACTS.tile_slugs:
            self.tile(slot, tile)
            if any(spot != NOBODY and FACTS.spot_location[spot] == wanted for spot in self.s.atlas.spot):
                return self
            self.s.atlas = before
        raise AssertionError(f"no tile has {location}")

    def neighbour(self, field: int) -> int:
        """A field next to another, on the same tile, that can be entered and left towards it."""
        for way in range(6):
            other = self.s.atlas.near[field * 6 + way]
            if other != NOBODY and other // FIELDS == field // FIELDS:
                spot = self.s.atlas.spot[other]
                if FACTS.spot_location[spot] != FACTS.location_number["blocked"]:
                    return other
        raise AssertionError("no neighbour")

    def hero(self, seat: int, field: int, hero: int = MAIN, moves: int = 3) -> Scene:
        """A hero stands on a field with movement points."""
        player = self.s.players[seat]
        player.at[hero] = field
        player.came_from[hero] = field
        player.moves[hero] = moves
        return self

    def stock(self, seat: int, gold: int = 0, building_materials: int = 0, valuables: int = 0) -> Scene:
        """What a player owns."""
        self.s.players[seat].stock = [gold, building_materials, valuables]
        return self

    def hand(self, seat: int, *cards: str) -> Scene:
        """A player's whole hand, known to everybody."""
        self.s.players[seat].hand = sorted(FACTS.card_number[card] for card in cards)
        self.s.players[seat].secret = []
        return self

    def deck(self, seat: int, *cards: str) -> Scene:
        """A player's whole deck."""
        self.s.players[seat].deck = Deck.of([FACTS.card_number[card] for card in cards])
        return self

    def discard(self, seat: int, *cards: str) -> Scene:
        """A player's whole discard pile, the top last."""
        self.s.players[seat].discard = [FACTS.card_number[card] for card in cards]
        return self

    def on_top(self, deck: str, *cards: str) -> Scene:
        """These cards lie on top of a common deck, the first on top, known to nobody."""
        pile = self.s.decks[NAMES.decks.index(deck)]
        for card in reversed(cards):
            number = FACTS.card_number[card]
            if number in pile.pool:
                pile.pool.remove(number)
            pile.put_on_top(number, 0)
        return self

    def built(self, seat: int, *places: str) -> Scene:
        """Buildings that stand."""
        for place in places:
            self.s.players[seat].built |= 1 << BUILDING_NAMES.index(place)
        return self

    def army(self, seat: int, **units: str) -> Scene:
        """A player's whole unit deck: `griffins="few"`."""
        player = self.s.players[seat]
        player.army, player.sides, player.layers, player.lent = [], [], [], []
        for unit, side in units.items():
            add_unit(self.s, seat, FACTS.troop_number[unit], PACK if side == "pack" else FEW)
        return self

    def flag(self, seat: int, field: int) -> Scene:
        """A player's flag on a field, without its effects."""
        self.s.flag[field] = seat
        self.s.once[field] = 1
        return self

    # -- acting -------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Scene:
        """It is a player's turn."""
        self.s.active = seat
        self.s.agenda[-1:] = [Turn(seat)]
        return self

    def run(self, *steps: Step[Any]) -> Scene:
        """Put steps on top of the agenda and run on."""
        self.heard.clear()
        self.s.then_each(steps)
        begin(self.s, self.chance)
        laws.check_position(self.s)
        return self

    def call(self, function: Any, *arguments: object) -> Scene:
        """Call a rule with luck at hand, then run on."""
        self.heard.clear()
        self.s.chance = self.chance
        function(self.s, *arguments)
        begin(self.s, self.chance)
        laws.check_position(self.s)
        return self

    def luck(self, *outcomes: int) -> Scene:
        """The next outcomes of chance."""
        self.chance = Recorded(list(outcomes))
        return self

    def play(self, *texts: str, seat: int | None = None) -> Scene:
        """Act in notation: the player somebody waits for, or another one as an aside."""
        for text in texts:
            self.heard.clear()
            action = GAME.parse(text)
            before = Cards(self.s)
            GAME.apply(self.s, self.choice().seat if seat is None else seat, action, self.chance)
            laws.check_position(self.s)
            before.stay(self.s)
        return self

    # -- looking ------------------------------------------------------------------------------------------------

    def choice(self) -> Choice[Any]:
        """The choice that waits."""
        return pending(self.s)[0]

    def waits(self) -> str:
        """The class of the choice that waits."""
        return type(self.choice()).__name__

    def offered(self, verb: str = "") -> list[str]:
        """The options of the choice that waits, in notation; of one verb if it is named."""
        return [GAME.text(one) for one in self.choice().options(self.s) if not verb or one[0] == verb]

    def aside(self, seat: int, verb: str = "") -> list[str]:
        """Town and morale actions of a player, in notation."""
        return [GAME.text(one) for one in any_time_options(self.s, seat) if not verb or one[0] == verb]

    def told(self, name: str, seat: int = 0) -> list[Action]:
        """The events of a name that a seat heard during the last action."""
        return [event for mask, event in self.heard if event[0] == name and hears(mask, seat)]

    def owns(self, seat: int, resource: str) -> int:
        """How much of a resource a player has."""
        return self.s.players[seat].stock[RESOURCES.index(resource)]

    def cards(self, seat: int) -> list[str]:
        """A player's hand."""
        return [FACTS.card_slugs[card] for card in self.s.players[seat].hand]

    def units(self, seat: int) -> dict[str, str]:
        """A player's unit deck."""
        player = self.s.players[seat]
        return {
            FACTS.troop_slugs[player.army[row]]: "pack" if player.sides[row] else "few"
            for row in range(len(player.army))
        }

    def name(self, field: int) -> str:
        """A field in notation."""
        return NAMES.fields[field]

    def where(self, seat: int, hero: int = MAIN) -> int:
        """The field of a hero."""
        return self.s.players[seat].at[hero]
