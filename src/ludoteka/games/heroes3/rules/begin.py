"""Setting up a scenario: factions and heroes, map, decks, units, bonuses (H3-SETUP-01 to H3-SETUP-14)."""

from __future__ import annotations

from ludoteka.games.heroes3.content_scenarios import Slot, StartUnit
from ludoteka.games.heroes3.facts import (
    ABILITY,
    ALL_TOKENS,
    ARTIFACT,
    BUILDINGS,
    CAMPAIGN,
    COMMON_DECKS,
    FAR,
    FEW,
    FIELDS,
    GOLD,
    MAIN,
    MIDDLE,
    NEAR,
    NOBODY,
    PACK,
    SPELL,
    STARTING,
    Facts,
)
from ludoteka.games.heroes3.rules.ai_heroes import set_up_ais
from ludoteka.games.heroes3.rules.atlas import (
    OFF_MAP,
    good_rotations,
    grow_map,
    neighbour_places,
    turn_up,
)
from ludoteka.games.heroes3.rules.campaign import (
    army_is_carried,
    carried_deck,
    deck_is_carried,
    set_carried_aside,
    set_units_aside,
    start_stock,
)
from ludoteka.games.heroes3.rules.cards import gain_openly, refill_discard, take_top
from ludoteka.games.heroes3.rules.common import OPT_NO_BONUS, OPT_SECOND_HERO, clockwise, optional, scenario, special
from ludoteka.games.heroes3.rules.fields import is_free
from ludoteka.games.heroes3.rules.gains import GainFigures
from ludoteka.games.heroes3.rules.gifts import gift_list
from ludoteka.games.heroes3.rules.heroes import gain_secondary, place_hero
from ludoteka.games.heroes3.rules.levels import raise_to_level
from ludoteka.games.heroes3.rules.recruit import add_unit, faction_units, flip_unit, row_of
from ludoteka.games.heroes3.rules.resources import amounts
from ludoteka.games.heroes3.rules.rounds import NewRound
from ludoteka.games.heroes3.rules.tiles import RotateTile, turn_tile
from ludoteka.games.heroes3.rules.town import UseBuilding
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Atlas
from ludoteka.kernel.action import Action
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.state import Choice, Step

BUILDING_NAMES = (
    "city_hall",
    "citadel",
    "mage_guild",
    "dwelling_bronze",
    "dwelling_silver",
    "dwelling_gold",
    "special_1",
    "special_2",
)

# -- factions and heroes ----------------------------------------------------------------------------------------


def free_factions(s: Heroes3) -> list[int]:
    """The factions nobody has: of a box in play, and not the AI's (H3-SETUP-01)."""
    taken = [player.faction for player in s.players]
    ai = scenario(s).ai
    if ai is not None and ai.faction != "none":
        taken.append(s.facts.faction_number[ai.faction])
    boxes = s.facts.content.box
    on = [boxes[at].id for at in range(len(boxes)) if s.boxes >> at & 1]
    factions = s.facts.content.faction
    return [
        number
        for number in range(len(factions))
        if number not in taken and factions[number].box in on and heroes_of(s, number)
    ]


def heroes_of(s: Heroes3, faction: int) -> list[int]:
    """The heroes of a faction that may be chosen (H3-SETUP-01)."""
    part = scenario(s).campaign
    facts = s.facts
    boxes = facts.content.box
    on = [boxes[at].id for at in range(len(boxes)) if s.boxes >> at & 1]
    return [
        number
        for number in facts.heroes_of[faction]
        if any(box in on for box in facts.hero[number].boxes)
        and (part is None or not part.heroes or facts.hero[number].id in part.heroes)
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
        s.then(*steps, SetUp())


class DrawFaction(Step[Heroes3]):
    """A faction and a hero are drawn for a player."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        """Draw."""
        player = s.players[self.seat]
        player.faction = s.chance.pick(allowed_factions(s))
        player.hero = s.chance.pick(heroes_of(s, player.faction))
        s.tell(("faction", self.seat, player.faction))
        s.tell(("hero", self.seat, player.hero))


def allowed_factions(s: Heroes3) -> list[int]:
    """The factions a player may take: in a campaign only its own (H3-MODE-03)."""
    part = scenario(s).campaign
    if part is not None:
        return [s.facts.faction_number[part.faction]]
    return free_factions(s)


class ChooseFaction(Choice[Heroes3]):
    """Which faction to play; all are different (H3-SETUP-01)."""

    __slots__ = ()

    def forced(self) -> bool:
        """The last one left is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Those nobody has."""
        return [("faction", faction) for faction in allowed_factions(s)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it."""
        s.players[self.seat].faction = int(action[1])
        s.tell(("faction", self.seat, int(action[1])))


class ChooseHero(Choice[Heroes3]):
    """Which main hero to play (H3-SETUP-01)."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single hero is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Heroes of the faction."""
        return [("pick-hero", hero) for hero in heroes_of(s, s.players[self.seat].faction)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it."""
        s.players[self.seat].hero = int(action[1])
        s.tell(("hero", self.seat, int(action[1])))


# -- the table --------------------------------------------------------------------------------------------------


class SetUp(Step[Heroes3]):
    """Map, decks, boards, starting units; then what players choose (H3-SETUP-02 to H3-SETUP-14)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Everything in order."""
        lay_map(s)
        make_decks(s)
        order = clockwise(s, s.first)
        for seat in order:
            start_board(s, seat)
        set_up_ais(s)
        steps: list[Step[Heroes3]] = [RotateStart(seat) for seat in order]
        steps += [TurnNeighbours(seat) for seat in order]
        steps += [PlaceMainHero(seat) for seat in order]
        steps += [StartUnits(seat) for seat in order]
        steps += [StartBonus(seat) for seat in order]
        steps.append(BonusesTaken())
        steps += [StartBuildings(seat) for seat in order]
        steps += [StartLevel(seat) for seat in order]
        steps.append(NewRound())
        s.then(*steps)


def fits(facts: Facts, tile: int, must: str) -> bool:
    """Whether a tile holds what a slot or a scenario rule asks for (H3-SETUP-03)."""
    if must == "none":
        return True
    spots = range(tile * FIELDS, tile * FIELDS + FIELDS)
    if must == "gold_mine":
        return any(facts.spot_resource[spot] == GOLD for spot in spots)
    wanted = facts.location_number["obelisk" if must == "no_obelisk" else must]
    holds = any(facts.spot_location[spot] == wanted for spot in spots)
    return holds != (must == "no_obelisk")


def slots_of(s: Heroes3) -> list[Slot]:
    """The slots of the map for the number of players."""
    for one in scenario(s).maps:
        if one.players == s.seats:
            return list(one.slots)
    raise ValueError(f"{scenario(s).id} has no map for {s.seats} players")


def lay_map(s: Heroes3) -> None:
    """Tiles go face down onto their places; those that are left make the supplies (H3-SETUP-03)."""
    facts = s.facts
    slots = slots_of(s)
    names = ("starting", "far", "near", "center", "subterranean", "sea")
    pools = [[tile for tile in tiles if facts.tile_boxes[tile] & s.boxes] for tiles in facts.tiles_of]
    chosen = [NOBODY] * len(slots)
    ai = scenario(s).ai
    for at, slot in enumerate(slots):
        if slot.seat:
            chosen[at] = facts.starting_tile[s.players[slot.seat - 1].faction]
        elif slot.tile is not None:
            chosen[at] = facts.tile_number[slot.tile]
        elif slot.ai and ai is not None and ai.faction != "none":
            chosen[at] = facts.starting_tile[facts.faction_number[ai.faction]]
        if chosen[at] != NOBODY and chosen[at] in pools[names.index(slot.kind)]:
            pools[names.index(slot.kind)].remove(chosen[at])
    for at, slot in enumerate(slots):
        if chosen[at] == NOBODY and slot.tile_from:
            listed = [facts.tile_number[tile] for tile in slot.tile_from]
            pool = pools[names.index(slot.kind)]
            chosen[at] = draw_tile(s, pool, [tile for tile in listed if tile in pool])
    for at, slot in enumerate(slots):
        if chosen[at] == NOBODY and slot.must != "none":
            pool = pools[names.index(slot.kind)]
            chosen[at] = draw_tile(s, pool, [tile for tile in pool if fits(facts, tile, slot.must)])
    hold(s, slots, chosen, pools[NEAR], "near", "near_tiles_hold")
    hold(s, slots, chosen, pools[FAR], "far", "far_tiles_hold")
    for at, slot in enumerate(slots):
        if chosen[at] == NOBODY:
            pool = pools[names.index(slot.kind)]
            chosen[at] = draw_tile(s, pool, pool)
    layout = f"{scenario(s).id} {s.seats}"
    s.atlas = Atlas(
        kind=[names.index(slot.kind) for slot in slots],
        tile=chosen,
        rotation=[NOBODY] * len(slots),
        q=[OFF_MAP if slot.at is None else slot.at[0] for slot in slots],
        r=[OFF_MAP if slot.at is None else slot.at[1] for slot in slots],
        spot=[NOBODY] * (FIELDS * len(slots)),
        near=facts.layout_near[layout],
        closed=[0] * (FIELDS * len(slots)),
        links=facts.layout_links[layout],
        edge=facts.layout_edge[layout],
    )
    grow_map(s)
    deal_far_tiles(s, pools[FAR])
    s.spare_tiles = pools
    for at, slot in enumerate(slots):
        held = special(s, "far_tiles_face_up")
        if held is not None and slot.slot in held.slots:
            continue
        if slot.face_up or (slot.ai and not slot.seat):
            rotations = good_rotations(s, at, chosen[at])
            if slot.ai:
                turn_tile(s, at, chosen[at], widest(s, at, chosen[at], rotations))
            else:
                turn_tile(s, at, chosen[at], s.chance.pick(rotations))


def hold(s: Heroes3, slots: list[Slot], chosen: list[int], pool: list[int], kind: str, rule: str) -> None:
    """So many tiles of a kind hold something: they are mixed in before the others are drawn."""
    figures = special(s, rule)
    if figures is None:
        return
    open_slots = [at for at, slot in enumerate(slots) if chosen[at] == NOBODY and slot.kind == kind]
    have = sum(1 for at, slot in enumerate(slots) if chosen[at] != NOBODY and slot.kind == kind
               and fits(s.facts, chosen[at], figures.must))  # fmt: skip
    s.chance.shuffle(open_slots)
    for at in open_slots[: max(0, figures.amount - have)]:
        chosen[at] = draw_tile(s, pool, [tile for tile in pool if fits(s.facts, tile, figures.must)])


def draw_tile(s: Heroes3, pool: list[int], allowed: list[int]) -> int:
    """A random tile of those allowed leaves its pool; any other one if there is none."""
    tile = s.chance.pick(allowed or pool)
    pool.remove(tile)
    return tile


def deal_far_tiles(s: Heroes3, pool: list[int]) -> None:
    """Each player gets far tiles that are not on the map, face down (H3-MAP-03)."""
    rule = special(s, "far_pool_holds")
    for seat in clockwise(s, s.first):
        supply = s.players[seat].far_tiles
        if rule is not None:
            for _ in range(rule.amount):
                if pool:
                    supply.append(draw_tile(s, pool, [tile for tile in pool if fits(s.facts, tile, rule.must)]))
        while pool and len(supply) < scenario(s).start.far_pool:
            supply.append(draw_tile(s, pool, pool))
        supply.sort()


def widest(s: Heroes3, place: int, tile: int, rotations: list[int]) -> int:
    """The rotation of an AI's starting tile that opens it most to other tiles."""
    best = rotations[0]
    most = -1
    for rotation in rotations:
        atlas = turn_up(s.facts, s.atlas, place, tile, rotation)
        count = 0
        for field in range(place * FIELDS, place * FIELDS + FIELDS):
            if s.facts.location[s.facts.spot_location[atlas.spot[field]]].id == "blocked":
                continue
            for way in range(6):
                other = atlas.near[field * 6 + way]
                if other != NOBODY and other // FIELDS != place and not atlas.closed[field] >> way & 1:
                    count += 1
        if count > most:
            best = rotation
            most = count
    return best


def make_decks(s: Heroes3) -> None:
    """Own decks of nine cards, then the common decks with one card turned each (H3-SETUP-07, H3-SETUP-08)."""
    facts = s.facts
    common = [[card for card in cards if facts.card[card].boxes & s.boxes] for cards in facts.common_cards]
    for machine in facts.content.war_machine:
        card = facts.card_number[machine.id]
        if facts.card[card].boxes & s.boxes:
            s.machines += [card] * machine.copies
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
        ability = facts.starting_ability[player.hero]
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
    s.neutral_decks = [
        Deck.of([troop for troop in cards if facts.troop[troop].boxes & s.boxes]) for cards in facts.neutral_cards
    ]
    set_units_aside(s)
    boxes = facts.content.box
    on = [boxes[at].id for at in range(len(boxes)) if s.boxes >> at & 1]
    s.astrologers_deck = Deck.of(
        [
            at
            for at in range(len(facts.astrologers))
            if any(box in on for box in facts.astrologers[at].boxes)
            for _ in range(facts.astrologers[at].copies)
        ]
    )
    s.event_deck = Deck.of(
        [
            at
            for at in range(len(facts.event))
            if any(box in on for box in facts.event[at].boxes)
            for _ in range(facts.event[at].copies)
        ]
    )


def start_board(s: Heroes3, seat: int) -> None:
    """Town board, income, resources (H3-SETUP-02, H3-SETUP-04 to H3-SETUP-06)."""
    start = scenario(s).start
    player = s.players[seat]
    player.stock = start_stock(s, player)
    player.income = amounts(start.income)
    player.tokens = ALL_TOKENS
    for building in start.buildings:
        player.built |= 1 << BUILDING_NAMES.index(building)


# -- what each player does --------------------------------------------------------------------------------------


def start_place(s: Heroes3, seat: int) -> int:
    """The place of a player's starting tile, -1 if the scenario has none."""
    for at, slot in enumerate(slots_of(s)):
        if slot.seat == seat + 1:
            return at
    return NOBODY


class RotateStart(Choice[Heroes3]):
    """How the own starting tile lies; never so that it is cut off (H3-SETUP-13, R-37)."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single rotation is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Rotations by sixths of a turn."""
        place = start_place(s, self.seat)
        if place == NOBODY or s.atlas.q[place] == OFF_MAP or s.atlas.rotation[place] != NOBODY:
            return [("rotate", 0)]
        return [("rotate", rotation) for rotation in good_rotations(s, place, s.atlas.tile[place])]

    def take(self, s: Heroes3, action: Action) -> None:
        """Turn it."""
        place = start_place(s, self.seat)
        if place == NOBODY or s.atlas.q[place] == OFF_MAP or s.atlas.rotation[place] != NOBODY:
            return
        turn_tile(s, place, s.atlas.tile[place], int(action[1]))


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
        """Put it there."""
        start = scenario(s).start
        place = start_place(s, self.seat)
        if place != NOBODY and s.atlas.kind[place] == STARTING and s.atlas.q[place] != OFF_MAP:
            field = place * FIELDS + MIDDLE
            s.flag[field] = self.seat
            s.once[field] = 1
            if start.hero_start == "own_town":
                place_hero(s, self.seat, MAIN, field)
                if optional(s, OPT_SECOND_HERO) and special(s, "no_secondary_heroes") is None:
                    gain_secondary(s, self.seat, field)
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
        """Put it there."""
        place_hero(s, self.seat, MAIN, int(action[1]))


class StartUnits(Step[Heroes3]):
    """The starting units form the unit deck (H3-SETUP-11)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        """Take them; what the owner chooses is asked for."""
        s.then(RememberStart(self.seat))
        if army_is_carried(s, self.seat):
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
        else:
            add_unit(s, self.seat, picked(s, s.players[self.seat].faction, unit), side_of(unit.side))


def side_of(side: str) -> int:
    """FEW or PACK from its word."""
    return PACK if side == "pack" else FEW


def picked(s: Heroes3, faction: int, unit: StartUnit) -> int:
    """The troop a scenario names, or picks by its price in gold (H3-SETUP-11)."""
    if unit.unit is not None:
        return s.facts.troop_number[unit.unit]
    tier = 1 if unit.pick == "silver_cheapest" else 0
    troops = [number for number in s.facts.faction_units[faction] if s.facts.troop[number].tier == tier]
    troops.sort(key=lambda number: (s.facts.troop[number].recruit[GOLD], s.facts.troop[number].order))
    if unit.pick == "bronze_second":
        return troops[1]
    if unit.pick == "bronze_most_expensive":
        return troops[-1]
    return troops[0]


class PickUnit(Choice[Heroes3]):
    """Which bronze unit to start with (H3-SETUP-11)."""

    __slots__ = ("at",)

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def options(self, s: Heroes3) -> list[Action]:
        """Bronze units not taken yet."""
        return [
            ("recruit", troop)
            for troop in faction_units(s, self.seat)
            if s.facts.troop[troop].tier == 0 and row_of(s, self.seat, troop) == NOBODY
        ]

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it."""
        add_unit(s, self.seat, int(action[1]), side_of(starting_units(s)[self.at].side))


class RememberStart(Step[Heroes3]):
    """The starting army is remembered: it comes back when the last unit is lost (H3-RECRUIT-04)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        """Remember it."""
        player = s.players[self.seat]
        player.starters = [player.army[row] * 2 + player.sides[row] for row in range(len(player.army))]


class StartBonus(Step[Heroes3]):
    """The bonus of the difficulty, or one of the scenario's (H3-SETUP-09, H3-DIFF-02)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        """Ask for it."""
        one = scenario(s)
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
        """Says what for."""
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
        return [("bonus", gifts, at + 1) for at in range(self.count(s))]

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it."""
        index = int(action[2]) - 1
        one = scenario(s)
        if self.source == "start_bonus":
            bonus = s.facts.content.start_bonus[s.difficulty]
            if index >= len(bonus.choices):
                first_minor_artifact(s, self.seat)
                return
            s.then(GainFigures(self.seat, MAIN, "start_bonus", index, False))
            return
        listed = one.bonus if self.source == "bonus" else one.start.extra_bonus
        gift = listed[index]
        for slug in gift.reinforces:
            row = row_of(s, self.seat, s.facts.troop_number[slug])
            if row != NOBODY and s.players[self.seat].sides[row] == FEW:
                flip_unit(s, self.seat, row)
        if gift.joins is not None:
            add_unit(s, self.seat, picked(s, s.players[self.seat].faction, gift.joins), side_of(gift.joins.side))
        for slug in gift.cards:
            take_named_card(s, self.seat, s.facts.card_number[slug])
        s.then(GainFigures(self.seat, MAIN, self.source, index, False))


def take_named_card(s: Heroes3, seat: int, card: int) -> None:
    """A named card is looked for in its deck and gained openly."""
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
        s.discards[ARTIFACT].append(card)


class BonusesTaken(Step[Heroes3]):
    """Artifact deck and discard pile are shuffled together and one card is turned (H3-DIFF-02)."""

    __slots__ = ()

    def run(self, s: Heroes3) -> None:
        """Shuffle."""
        s.decks[ARTIFACT].shuffle_in(s.discards[ARTIFACT])
        s.discards[ARTIFACT] = []
        refill_discard(s, ARTIFACT)


class StartBuildings(Step[Heroes3]):
    """What pre-built buildings do when built, at the end of set-up (H3-SETUP-04, R-57)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Heroes3) -> None:
        """Each in order."""
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
        """Raise it."""
        level = scenario(s).start.hero_level
        if level > 1 and special(s, "start_without_abilities") is not None:
            player = s.players[self.seat]
            player.level = level
            player.xp = s.facts.xp_for_level[level]
            s.tell(("level", self.seat, level))
        elif level > 1:
            raise_to_level(s, self.seat, level)
