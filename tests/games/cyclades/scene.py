"""Positions in a few words, for tests: arrange pieces, act in notation, look at what is offered and told."""

from __future__ import annotations

from typing import Any

from ludoteka.games.cyclades import load
from ludoteka.games.cyclades.facts import ACADEMY, APOLLO, FORTRESS, NOBODY, PORT, TEMPLE
from ludoteka.games.cyclades.rules.actions import EndTurn
from ludoteka.games.cyclades.rules.building import add_building
from ludoteka.games.cyclades.rules.control import give_land, place_mercenary, place_ship, place_soldier
from ludoteka.games.cyclades.rules.epoch import EndOfEpoch
from ludoteka.games.cyclades.rules.figures import put_figure
from ludoteka.games.cyclades.rules.heroes import join
from ludoteka.games.cyclades.rules.metropolis import with_one_more
from ludoteka.games.cyclades.rules.offerings import available_gods
from ludoteka.games.cyclades.rules.paid_actions import OptionalActions
from ludoteka.games.cyclades.rules.upkeep import Upkeep
from ludoteka.games.cyclades.setup import bare_table
from ludoteka.kernel.action import EVERYONE, Action, hears
from ludoteka.kernel.chance import Chance, Recorded
from ludoteka.kernel.errors import IllegalAction
from ludoteka.kernel.state import Choice, Step, begin, pending

GAME = load()
FACTIONS = ("purple", "yellow", "blue", "black", "red", "green")


class Scene:
    """A position on the fixed map of this many players, front side: nothing on it until a test puts it there.

    It is epoch 2, so that heroes who joined before may be sacrificed. After each action the conservation laws are
    checked.
    """

    def __init__(self, seats: int = 3, **options: object) -> None:
        set_up = GAME.setup(seats, GAME.read_options(options), Chance.of("scene"))
        self.s = bare_table(GAME.facts, set_up.terms, 0)
        self.s.epoch = 2
        self.chance: Chance = Chance.of("scene")
        self.heard: list[tuple[int, Action]] = []

    # -- arranging ----------------------------------------------------------------------------------------------

    def land(
        self,
        area: str,
        faction: str,
        soldiers: int = 0,
        mercenaries: int = 0,
        port: int = 0,
        fortress: int = 0,
        temple: int = 0,
        academy: int = 0,
        metropolis: str = "",
    ) -> Scene:
        """A land area of a faction."""
        number = self.area(area)
        give_land(self.s, number, FACTIONS.index(faction))
        for _ in range(soldiers):
            place_soldier(self.s, FACTIONS.index(faction), number)
        for _ in range(mercenaries):
            place_mercenary(self.s, number)
        for building, count in ((PORT, port), (FORTRESS, fortress), (TEMPLE, temple), (ACADEMY, academy)):
            for _ in range(count):
                add_building(self.s, number, building)
        for bonus in metropolis.split():
            token = GAME.names.bonuses.index(bonus)
            self.s.metropolis_deck.pool.remove(token)
            self.s.metropolises[number] = with_one_more(self.s.metropolises[number], token)
        return self

    def sea(self, area: str, faction: str, ships: int = 1) -> Scene:
        """Ships of a faction in a sea area."""
        for _ in range(ships):
            place_ship(self.s, FACTIONS.index(faction), self.area(area))
        return self

    def gold(self, faction: str, amount: int) -> Scene:
        """Gold of a faction's side, known to all by counting."""
        side = self.s.terms.side_of[FACTIONS.index(faction)]
        for list_of_gold in (self.s.gold, self.s.gold_low, self.s.gold_high):
            list_of_gold[side] = amount
        return self

    def cards(self, faction: str, priestesses: int = 0, philosophers: int = 0) -> Scene:
        """Priestesses and philosophers of a faction."""
        number = FACTIONS.index(faction)
        self.s.priestesses[number] += priestesses
        self.s.priestess_bank -= priestesses
        self.s.philosophers[number] += philosophers
        self.s.philosopher_bank -= philosophers
        return self

    def hero(self, hero: str, faction: str, area: str, epoch: int = 1) -> Scene:
        """A hero who serves a faction since an epoch."""
        number = GAME.names.heroes.index(hero)
        self.s.hero_deck.pool.remove(number)
        join(self.s, FACTIONS.index(faction), number, self.area(area))
        self.s.hero_epoch[number] = epoch
        return self

    def hero_market(self, *heroes: str) -> Scene:
        """Heroes on offer."""
        for space, hero in enumerate(heroes):
            number = GAME.names.heroes.index(hero)
            self.s.hero_deck.pool.remove(number)
            self.s.hero_market[space] = number
        return self

    def figure(self, creature: str, faction: str, area: str) -> Scene:
        """A creature's figure on the map."""
        number = self.creature(creature)
        self.s.creature_deck.pool.remove(number)
        put_figure(self.s, FACTIONS.index(faction), number, self.area(area))
        return self

    def market(self, *creatures: str) -> Scene:
        """Creatures on offer, cheapest first; an empty name leaves a space empty."""
        for space, creature in enumerate(creatures):
            if creature:
                self.s.creature_deck.pool.remove(self.creature(creature))
                self.s.creature_market[space] = self.creature(creature)
        return self

    def discards(self, *creatures: str, known_to: int = EVERYONE) -> Scene:
        """Cards on the discard pile."""
        for creature in creatures:
            self.s.creature_deck.pool.remove(self.creature(creature))
            self.s.creature_discard.append(self.creature(creature))
            self.s.creature_discard_known.append(known_to)
        pile = sorted(zip(self.s.creature_discard, self.s.creature_discard_known, strict=True))
        self.s.creature_discard = [creature for creature, _ in pile]
        self.s.creature_discard_known = [known for _, known in pile]
        return self

    def deck(self, *creatures: str) -> Scene:
        """These cards lie on top of the creature deck, the first on top, known to nobody."""
        for creature in reversed(creatures):
            self.s.creature_deck.pool.remove(self.creature(creature))
            self.s.creature_deck.put_on_top(self.creature(creature), 0)
        return self

    def only_deck(self, *creatures: str) -> Scene:
        """The creature deck holds just these cards, the first on top; the others are out of this game."""
        self.s.creature_deck.pool.clear()
        for creature in reversed(creatures):
            self.s.creature_deck.put_on_top(self.creature(creature), 0)
        return self

    # -- acting -------------------------------------------------------------------------------------------------

    def turn(self, faction: str, god: str = "athena") -> Scene:
        """It is a faction's turn; its mandatory actions are done."""
        number = FACTIONS.index(faction)
        return self.go(
            number, god, OptionalActions(self.s.terms.seat_of[number], number, GAME.names.gods.index(god), 0, 0, 0, 0)
        )

    def go(self, faction: int, god: str, *steps: Step[Any]) -> Scene:
        """Let a turn of a faction begin with these steps."""
        s = self.s
        s.gods = [*range(APOLLO)]
        s.active = faction
        s.god = GAME.names.gods.index(god)
        s.bid_god = [NOBODY] * s.terms.factions
        s.bid_god[faction] = s.god
        s.track = [NOBODY] * s.terms.factions
        s.then_each([*steps, EndTurn(faction), EndOfEpoch()])
        s.heard = self.heard
        if steps:
            begin(s, self.chance)
        return self

    def upkeep(self, *factions: str) -> Scene:
        """Creature upkeep, in which the factions act in this order; afterwards it is the last one's turn."""
        s = self.s
        s.gods = [*range(APOLLO)]
        gods = available_gods(s)
        numbers = [FACTIONS.index(faction) for faction in factions]
        numbers += [faction for faction in range(s.terms.factions) if faction not in numbers]
        last = FACTIONS.index(factions[-1])
        god = gods[len(factions) - 1]
        turn = OptionalActions(s.terms.seat_of[last], last, god, 0, 0, 0, 0)
        self.go(last, GAME.names.gods[god])
        s.agenda.clear()
        for place, faction in enumerate(numbers):
            s.bid_god[faction] = gods[place]
        s.then(Upkeep(), turn, EndTurn(last), EndOfEpoch())
        begin(s, self.chance)
        return self

    def luck(self, *outcomes: int) -> Scene:
        """What chance yields from now on; for a die the position of the face, 0 to 5."""
        self.chance = Recorded(list(outcomes))
        return self

    def dice(self, *shown: int) -> Scene:
        """What the dice show from now on."""
        return self.luck(*(GAME.facts.die.index(face) for face in shown))

    def play(self, *texts: str) -> Scene:
        """Take actions in notation, each for the seat that is asked."""
        for text in texts:
            action = GAME.parse(text)
            seat = self.choice().seat
            if action not in self.choice().options(self.s):
                raise GAME.refuse(self.s, seat, action)
            GAME.apply(self.s, seat, action, self.chance)
            GAME.check(self.s)
        return self

    def refused(self, text: str) -> str:
        """The error that a closed action gives."""
        try:
            self.play(text)
        except IllegalAction as error:
            return str(error)
        return ""

    # -- looking ------------------------------------------------------------------------------------------------

    def choice(self) -> Choice[Any]:
        """The decision that waits."""
        return pending(self.s)[0]

    def asks(self) -> str:
        """The name of the prompt."""
        return str(self.choice().prompt(self.s)[0])

    def offered(self, verb: str = "") -> list[str]:
        """The options in notation, all or those with a verb."""
        options = self.choice().options(self.s)
        assert options == sorted(set(options))
        return [GAME.text(option) for option in options if verb in ("", option[0])]

    def told(self, seat: int = 0) -> list[str]:
        """What a seat heard, in words of the rules: `ships-sunk yellow naxos 2`."""
        out: list[str] = []
        for mask, event in self.heard:
            if hears(mask, seat):
                phrase = GAME.lexicon.events[str(event[0])]
                out.append(" ".join([phrase.name, *(slug for _, slug in GAME.lexicon.slugs(phrase, event))]))
        return out

    def area(self, name: str) -> int:
        """The number of an area."""
        number = GAME.facts.area_numbers[name]
        assert number in self.s.chart.land + self.s.chart.sea, f"{name} is not on this map"
        return number

    def creature(self, name: str) -> int:
        """The number of a creature."""
        return GAME.names.creatures.index(name)

    def owner(self, area: str) -> str:
        """Who holds an area, or nothing."""
        owner = self.s.owner[self.area(area)]
        return "" if owner == NOBODY else FACTIONS[owner]

    def soldiers(self, area: str) -> int:
        """Regular soldiers of the controller in an area."""
        return self.s.soldiers[self.area(area)]

    def mercenaries(self, area: str) -> int:
        """Mercenaries of the controller in an area."""
        return self.s.mercenaries[self.area(area)]

    def ships(self, area: str) -> int:
        """Ships in a sea area."""
        return self.s.ships[self.area(area)]

    def horns(self, area: str) -> int:
        """Horns in an area."""
        return self.s.horns[self.area(area)]

    def purse(self, faction: str) -> int:
        """Gold of a faction's side."""
        return self.s.gold[self.s.terms.side_of[FACTIONS.index(faction)]]

    def priestesses(self, faction: str) -> int:
        """Priestesses of a faction."""
        return self.s.priestesses[FACTIONS.index(faction)]

    def philosophers(self, faction: str) -> int:
        """Philosophers of a faction."""
        return self.s.philosophers[FACTIONS.index(faction)]

    def heroes(self, faction: str) -> list[str]:
        """The heroes of a faction."""
        return [GAME.names.heroes[hero] for hero in range(9) if self.s.hero_hand[FACTIONS.index(faction)] >> hero & 1]

    def stands(self, creature: str) -> str:
        """Where a creature's figure stands, or nothing."""
        area = self.s.creature_area[self.creature(creature)]
        return "" if area == NOBODY else GAME.facts.area_names[area]

    def pile(self) -> list[str]:
        """The discard pile of creature cards."""
        return [GAME.names.creatures[creature] for creature in self.s.creature_discard]

    def metropolises(self, area: str) -> int:
        """Metropolises in a land area."""
        return len(self.s.metropolises[self.area(area)])

    def buildings(self, area: str) -> list[str]:
        """The basic buildings in a land area."""
        number = self.area(area)
        return [
            building
            for place, building in enumerate(GAME.names.buildings)
            for _ in range(self.s.buildings[number * 4 + place])
        ]
