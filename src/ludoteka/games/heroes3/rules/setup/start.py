"""What each player does at the start: tile, hero, units, bonus, buildings and level (H3-SETUP-09 to H3-SETUP-14)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries import parts
from ludoteka.games.heroes3.entries.scenarios import StartUnit
from ludoteka.games.heroes3.facts import (
    ARTIFACT,
    BRONZE,
    BUILDINGS,
    CAMPAIGN,
    FEW,
    FIELDS,
    MAIN,
    MIDDLE,
    NOBODY,
    STARTING,
)
from ludoteka.games.heroes3.rules.cards.gains import GainFigures
from ludoteka.games.heroes3.rules.cards.levels import raise_to_level
from ludoteka.games.heroes3.rules.cards.piles import gain_openly, refill_discard, take_neutral, take_top
from ludoteka.games.heroes3.rules.common import OPT_NO_BONUS, OPT_SECOND_HERO, optional, realm, scenario, special
from ludoteka.games.heroes3.rules.gifts import gift_closed, gift_list
from ludoteka.games.heroes3.rules.map.heroes import gain_secondary, place_hero
from ludoteka.games.heroes3.rules.setup.picks import PickMachine, PickNeutral, PickOfTwo, settle_secondary
from ludoteka.games.heroes3.rules.town.town import UseBuilding
from ludoteka.games.heroes3.rules.trade.offers import show_neutrals
from ludoteka.games.heroes3.rules.trade.recruit import add_unit, faction_units, flip_unit, picked, row_of, side_of
from ludoteka.games.heroes3.rules.trade.trading import gain_machine
from ludoteka.games.heroes3.rules.victory.campaign import army_is_carried
from ludoteka.games.heroes3.rules.world.atlas import neighbour_places
from ludoteka.games.heroes3.rules.world.cells import OFF_MAP
from ludoteka.games.heroes3.rules.world.fields import is_free
from ludoteka.games.heroes3.rules.world.lay_map import fixed_rotation, slots_of
from ludoteka.games.heroes3.rules.world.neighbours import neighbour
from ludoteka.games.heroes3.rules.world.tiles import RotateTile, rotation_closed, turn_tile
from ludoteka.games.heroes3.rules.world.ways import good_rotations
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

SHARED_BONUS: Final = "shared_bonus"
"""In the ledger: the bonuses that players have taken, of which each is given once."""
BUILDING_NAMES: Final = (
    "city_hall",
    "citadel",
    "mage_guild",
    "dwelling_bronze",
    "dwelling_silver",
    "dwelling_gold",
    "special_1",
    "special_2",
)


def start_place(s: Heroes3, seat: int) -> int:
    """The place of a player's starting tile, -1 if the scenario has none."""
    for at, slot in enumerate(slots_of(s)):
        if slot.seat == seat + 1:
            return at
    return NOBODY


class RotateStart(Choice[Heroes3]):
    """How the player's starting tile lies; never so that it is cut off (H3-SETUP-13, R-37)."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single rotation is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        return [("rotate", rotation) for rotation in self.rotations(s)]

    def rotations(self, s: Heroes3) -> list[int]:
        """Good rotations by sixths of a turn."""
        place = start_place(s, self.seat)
        if place == NOBODY or s.atlas.q[place] == OFF_MAP or s.atlas.rotation[place] != NOBODY:
            return [0]
        fixed = fixed_rotation(s.facts, slots_of(s)[place], s.atlas.tile[place])
        return [fixed] if fixed != NOBODY else good_rotations(s, place, s.atlas.tile[place])

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why the tile cannot lie like this."""
        match action:
            case ("rotate", int() as rotation):
                return rotation_closed(rotation, self.rotations(s))
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("rotate", int() as rotation):
                place = start_place(s, self.seat)
                if place == NOBODY or s.atlas.q[place] == OFF_MAP or s.atlas.rotation[place] != NOBODY:
                    return
                turn_tile(s, place, s.atlas.tile[place], rotation)


class TurnNeighbours(Step[Heroes3]):
    """Face-up far tiles next to a starting tile are turned by its owner, where the scenario says so."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        """Each of them in order."""
        rule = special(s, "far_tiles_face_up")
        start = start_place(s, self.seat)
        if rule is None or start == NOBODY:
            return
        names = [slot.slot for slot in slots_of(s)]
        for place in reversed(neighbour_places(s.atlas, s.atlas.q[start], s.atlas.r[start])):
            if place < len(names) and names[place] in rule.slots and s.atlas.rotation[place] == NOBODY:
                s.then(RotateTile(self.seat, place, s.atlas.tile[place]))


class PlaceMainHero(Step[Heroes3]):
    """The main hero stands on the town, which carries the owner's flag; or where the scenario says (H3-SETUP-13)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        start = scenario(s).start
        place = start_place(s, self.seat)
        if place != NOBODY and s.atlas.kind[place] == STARTING and s.atlas.q[place] != OFF_MAP:
            field = place * FIELDS + MIDDLE
            s.own_map()
            s.flag[field] = self.seat
            s.once[field] = 1
            if start.hero_start == "own_town":
                place_hero(s, self.seat, MAIN, field)
                settle_secondary(s, self.seat)
                if optional(s, OPT_SECOND_HERO) and special(s, "no_secondary_heroes") is None:
                    gain_secondary(s, self.seat, field)
                return
        if start.hero_slot is None:
            place_hero(s, self.seat, MAIN, start_place(s, 0) * FIELDS + MIDDLE)
            return
        s.then(ChooseStartField(self.seat))
        named = hero_place(s)
        if s.atlas.rotation[named] == NOBODY:
            s.then(RotateTile(self.seat, named, s.atlas.tile[named]))


def hero_place(s: Heroes3) -> int:
    """The place of the tile that the scenario lets heroes start on."""
    slot = scenario(s).start.hero_slot
    return [one.slot for one in slots_of(s)].index(slot) if slot is not None else 0


class ChooseStartField(Choice[Heroes3]):
    """On which empty field of a tile the main hero starts."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single field is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Empty fields of the tile that the scenario names."""
        place = hero_place(s)
        fields = range(place * FIELDS, place * FIELDS + FIELDS)
        free = [field for field in fields if s.atlas.spot[field] != NOBODY and is_free(s, self.seat, field)]
        return [("place-hero", field) for field in free or [place * FIELDS + MIDDLE]]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("place-hero", int() as field):
                place_hero(s, self.seat, MAIN, field)


class StartUnits(Step[Heroes3]):
    """The starting units form the unit deck (H3-SETUP-11)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        """Take them; what the owner chooses is asked for."""
        s.then(RememberStart(self.seat))
        if army_is_carried(s, self.seat) or realm(s, self.seat) != self.seat:
            return
        units = starting_units(s)
        for at in range(len(units) - 1, -1, -1):
            s.then(StartUnitStep(self.seat, at))


def starting_units(s: Heroes3) -> list[StartUnit]:
    """The starting units of the scenario; of the part before where an army is carried over."""
    one = scenario(s)
    if one.start.units or one.campaign is None:
        return list(one.start.units)
    for other in s.facts.scenario:
        part = other.campaign
        if part is not None and part.campaign == one.campaign.campaign and other.start.units:
            return list(other.start.units)
    return []


class StartUnitStep(Step[Heroes3]):
    """One unit of the starting army joins."""

    __slots__ = ("at", "seat")

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def run(self, s: Heroes3) -> None:
        """Take it, or ask which."""
        unit = starting_units(s)[self.at]
        if unit.pick == "bronze_choice":
            s.then(PickUnit(self.seat, self.at))
        elif unit.pick == "neutral_bronze_choice":
            s.then(PickNeutral(self.seat, s.players[self.seat].faction))
        elif unit.pick == "neutral_bronze_of_neighbour":
            s.then(PickNeutral(self.seat, s.players[neighbour(s, self.seat)].faction))
        elif unit.pick == "bronze_neutral_of_two":
            show_neutrals(s, [BRONZE, BRONZE])
            s.then(PickOfTwo(self.seat))
        else:
            add_unit(s, self.seat, picked(s, s.players[self.seat].faction, unit), side_of(unit.side))


class PickUnit(Choice[Heroes3]):
    """Which bronze unit to start with (H3-SETUP-11)."""

    __slots__ = ("at",)

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def options(self, s: Heroes3) -> list[Action]:
        """Bronze units not taken yet."""
        units = faction_units(s, self.seat)
        return [("recruit", troop) for troop in units if self.unit_closed(s, troop) is None]

    def unit_closed(self, s: Heroes3, troop: int) -> Action | None:
        """Why a unit is not one to start with."""
        if troop not in faction_units(s, self.seat):
            return ("not-your-unit", troop)
        if s.facts.troop[troop].tier != BRONZE:
            return ("other-tier", s.facts.troop[troop].tier)
        return None if row_of(s, self.seat, troop) == NOBODY else ("already-in-army", troop)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be taken."""
        match action:
            case ("recruit", int() as troop):
                return self.unit_closed(s, troop)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("recruit", int() as troop):
                add_unit(s, self.seat, troop, side_of(starting_units(s)[self.at].side))


class RememberStart(Step[Heroes3]):
    """The starting army is remembered: it comes back when the last unit is lost (H3-RECRUIT-04)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        player = s.players[self.seat]
        player.starters = [player.army[row] * 2 + player.sides[row] for row in range(len(player.army))]


class StartBonus(Step[Heroes3]):
    """The bonus of the difficulty, or one of the scenario's (H3-SETUP-09, H3-DIFF-02)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        one = scenario(s)
        shared = special(s, "shared_bonus")
        if shared is not None and self.seat >= shared.amount:
            return
        if one.start.extra_bonus:
            s.then(ChooseBonus(self.seat, "extra_bonus"))
        if optional(s, OPT_NO_BONUS):
            return
        if one.bonus:
            s.then(ChooseBonus(self.seat, "bonus"))
        elif s.mode != CAMPAIGN and s.facts.content.start_bonus[s.difficulty].choices:
            s.then(ChooseBonus(self.seat, "start_bonus"))


class ChooseBonus(Choice[Heroes3]):
    """Which bonus to start with (H3-SETUP-09)."""

    __slots__ = ("source",)

    def __init__(self, seat: int, source: str) -> None:
        super().__init__(seat)
        self.source = source

    def forced(self) -> bool:
        """A single one is taken."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        return ("choose-bonus",)

    def count(self, s: Heroes3) -> int:
        """How many there are to choose from."""
        one = scenario(s)
        if self.source == "bonus":
            return len(one.bonus)
        if self.source == "extra_bonus":
            return len(one.start.extra_bonus)
        bonus = s.facts.content.start_bonus[s.difficulty]
        return len(bonus.choices) + (1 if bonus.first_minor_artifact else 0)

    def options(self, s: Heroes3) -> list[Action]:
        """By number, in the order of the list."""
        gifts = gift_list(s, self.source)
        return [("bonus", gifts, number) for number in self.numbers(s)]

    def numbers(self, s: Heroes3) -> list[int]:
        """Those of the bonuses that nobody has taken."""
        taken = s.ledger.get(SHARED_BONUS, [])
        return [at + 1 for at in range(self.count(s)) if at not in taken]

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a bonus cannot be taken."""
        return gift_closed(s, self.source, self.numbers(s), self.count(s), action)

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("bonus", _, int() as number):
                index = number - 1
                one = scenario(s)
                if self.source == "start_bonus":
                    bonus = s.facts.content.start_bonus[s.difficulty]
                    if index >= len(bonus.choices):
                        first_minor_artifact(s, self.seat)
                        shuffle_artifacts(s)
                        return
                    gain_bonus(s, self.seat, "start_bonus", index, bonus.choices[index].searches)
                    return
                if special(s, SHARED_BONUS) is not None:
                    s.ledger[SHARED_BONUS] = [*s.ledger.get(SHARED_BONUS, []), index]
                listed = one.bonus if self.source == "bonus" else one.start.extra_bonus
                gift = listed[index]
                for slug in gift.reinforces:
                    row = row_of(s, self.seat, s.facts.troop_number[slug])
                    if row != NOBODY and s.players[self.seat].sides[row] == FEW:
                        flip_unit(s, self.seat, row)
                if gift.joins is not None:
                    add_unit(
                        s, self.seat, picked(s, s.players[self.seat].faction, gift.joins), side_of(gift.joins.side)
                    )
                if gift.into_deck:
                    s.then(ArtifactsIntoDeck(self.seat))
                for slug in gift.cards:
                    take_named_card(s, self.seat, s.facts.card_number[slug])
                if gift.neutral is not None and take_neutral(s, s.facts.troop_number[gift.neutral]):
                    add_unit(s, self.seat, s.facts.troop_number[gift.neutral], FEW)
                if gift.machine == "any":
                    s.then(PickMachine(self.seat))
                elif gift.machine != "none":
                    gain_machine(s, self.seat, s.facts.card_number[gift.machine])
                gain_bonus(s, self.seat, self.source, index, gift.searches)


def take_named_card(s: Heroes3, seat: int, card: int) -> None:
    """A named card is looked for in its deck and gained openly."""
    s.own_piles()
    deck = s.facts.card_kind[card]
    if card in s.decks[deck].cards():
        s.decks[deck].remove(card)
    elif card in s.discards[deck]:
        s.discards[deck].remove(card)
        refill_discard(s, deck)
    gain_openly(s, seat, card)


def first_minor_artifact(s: Heroes3, seat: int) -> None:
    """Artifacts are revealed until a minor one comes, which is gained (H3-DIFF-02)."""
    for _ in range(s.decks[ARTIFACT].size()):
        card = take_top(s, ARTIFACT)
        if s.facts.card[card].level == "minor":
            gain_openly(s, seat, card)
            return
        s.own_piles()
        s.discards[ARTIFACT].append(card)


class ArtifactsSearched(Step[Heroes3]):
    """A player has searched the artifacts for a starting bonus (H3-DIFF-02)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        shuffle_artifacts(s)


def shuffle_artifacts(s: Heroes3) -> None:
    """Artifact deck and discard pile are shuffled together and one card is turned (H3-DIFF-02)."""
    s.own_piles()
    s.decks[ARTIFACT].shuffle_in(s.discards[ARTIFACT])
    s.discards[ARTIFACT] = []
    refill_discard(s, ARTIFACT)


def gain_bonus(s: Heroes3, seat: int, source: str, index: int, searches: tuple[parts.Search, ...]) -> None:
    """The figures of a starting bonus; searched artifacts are shuffled afterwards (H3-DIFF-02)."""
    if any("artifact" in search.decks for search in searches):
        s.then(ArtifactsSearched())
    s.then(GainFigures(seat, MAIN, source, index, False))


class ArtifactsIntoDeck(Step[Heroes3]):
    """Artifacts that a player holds after a starting bonus are shuffled into the player's deck."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        player = s.players[self.seat]
        found = [card for card in player.hand if s.facts.card_kind[card] == ARTIFACT]
        player.hand = [card for card in player.hand if s.facts.card_kind[card] != ARTIFACT]
        player.deck.shuffle_in(found)


class StartBuildings(Step[Heroes3]):
    """What pre-built buildings do when built, at the end of set-up (H3-SETUP-04, R-57)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        if special(s, "no_start_searches") is not None:
            return
        player = s.players[self.seat]
        base = player.faction * BUILDINGS
        for place in range(BUILDINGS - 1, -1, -1):
            if player.built >> place & 1 and s.facts.building[base + place].when.startswith("built"):
                s.then(UseBuilding(self.seat, base + place))


class StartLevel(Step[Heroes3]):
    """A scenario may start heroes on a higher level, with its rewards or without new abilities (H3-SETUP-02)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        level = scenario(s).start.hero_level
        if level > 1 and special(s, "start_without_abilities") is not None:
            player = s.players[self.seat]
            player.level = level
            player.xp = s.facts.xp_for_level[level]
            s.tell(("level", self.seat, level))
        elif level > 1:
            raise_to_level(s, self.seat, level)
