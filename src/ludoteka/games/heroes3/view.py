"""What a seat may know of a game of Heroes III, and positions it cannot tell apart (H3-CARD-15, H3-MAP-04)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.words import MODES, TILE_KIND_IDS
from ludoteka.games.heroes3.facts import (
    BUILDINGS,
    COMMON_DECKS,
    FIELDS,
    NOBODY,
    RESOURCES,
    STARTING,
    TILE_KINDS,
)
from ludoteka.games.heroes3.rules.resources import income_of
from ludoteka.games.heroes3.rules.world.atlas import OFF_MAP
from ludoteka.games.heroes3.rules.world.fields import guard_at
from ludoteka.games.heroes3.rules.world.lay_map import fits, slots_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.games.heroes3.state_parts import AiHero, Fair, Player
from ludoteka.games.heroes3.view_combat import CombatView, combat_view
from ludoteka.games.heroes3.view_goals import EndView, GoalView, end_view, goals_view
from ludoteka.games.heroes3.view_map import LayingView, ReachView, laying_view, reach_view, terrain_of
from ludoteka.games.heroes3.view_parts import (
    LEADERS,
    SIDES,
    TOKENS,
    EffectView,
    Names,
    Shown,
    UnitView,
    effect_view,
    name,
    omen_view,
    owner,
)
from ludoteka.games.heroes3.view_story import FEATS, PLAYER_MARKS, StoryView, story_view, words_of
from ludoteka.games.heroes3.view_town import PricesView, prices_view
from ludoteka.kernel.action import Seat, hears
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.deck import Deck

DIFFICULTIES = ("easy", "normal", "hard", "impossible")


class FieldView(Shown, frozen=True):
    """A field of a face-up tile."""

    field: str
    location: str
    guard: int
    resource: str | None
    income: int
    faction: str | None
    black: bool
    flag: str | None
    cubes: list[int]
    settled: str | None
    lord: str | None
    closed: int


class TileView(Shown, frozen=True):
    """A tile on the map; what it is, once it lies face up."""

    place: str
    kind: str
    q: int
    r: int
    aside: bool
    tile: str | None
    terrain: str | None
    rotation: int
    fields: list[FieldView]


class PileView(Shown, frozen=True):
    """A face-down deck: its size and what the seat knows of its top and bottom."""

    size: int
    top: list[str | None]
    bottom: list[str | None]


class PlayerView(Shown, frozen=True):
    """A player's board; hand and supplies only for the owner."""

    faction: str | None
    hero: str | None
    team: int
    out: bool
    level: int
    experience: int
    hand_limit: int
    experts: int
    power: int
    morale: int
    discard_due: bool
    resources: dict[str, int]
    income: dict[str, int]
    buildings: list[str]
    tokens: list[str]
    used_buildings: list[str]
    units: list[UnitView]
    main: str | None
    secondary: str | None
    moves: list[int]
    came_from: list[str | None]
    hand_size: int
    hand: list[str] | None
    secret: list[str] | None
    secrets: list[int]
    known_cards: list[str]
    deck: PileView
    deck_cards: list[str] | None
    discard: list[str]
    ongoing: list[EffectView]
    permanent: list[str]
    cubes: list[int]
    beaten: int
    homeless: int
    far_tiles: int
    marks: list[str]
    feats: list[str]
    scrolls: list[str]
    prices: PricesView | None


class AiView(Shown, frozen=True):
    """An AI hero or army."""

    faction: str | None
    kind: int
    field: str | None
    home: str | None
    movement: int
    moves: int
    units: list[UnitView]
    skill: str | None
    citadel: bool
    tower: bool
    machines: list[str]
    beaten: int
    out: bool


class FairView(Shown, frozen=True):
    """What an event has laid on the table (H3-EXP-05)."""

    market: list[str]
    pool: list[str]
    hidden: list[str]
    bids_made: list[bool]
    own_bid: int | None


class Heroes3View(Shown, frozen=True):
    """What one seat may know."""

    scenario: str
    mode: str
    difficulty: str
    boxes: list[str]
    optional_rules: list[str]
    round: int
    last_round: int
    first: str | None
    active: str | None
    order: list[int]
    tiles: list[TileView]
    players: list[PlayerView]
    ais: list[AiView]
    decks: dict[str, PileView]
    discards: dict[str, list[str]]
    neutral_decks: dict[str, int]
    neutral_tops: dict[str, list[str | None]]
    neutral_bottoms: dict[str, list[str | None]]
    neutral_discards: dict[str, list[str]]
    astrologers_deck: PileView
    astrologers_discard: list[str]
    omens: list[EffectView]
    event_deck: PileView
    event_discard: list[str]
    event_drawer: int
    machines: list[str]
    removed: list[str]
    looker: str | None
    looked_count: int
    looked: list[str] | None
    shown: list[str]
    spare_tiles: list[int]
    grail: str | None
    grail_carrier: str | None
    shared: list[UnitView]
    lost_combats: int
    story: StoryView
    goals: list[GoalView]
    end: EndView | None
    dice: list[str]
    fair: FairView | None
    combat: CombatView | None
    laying: LayingView | None
    reach: list[ReachView]


def pile(deck: Deck, seat: Seat, names: list[str]) -> PileView:
    """A deck as a seat sees it."""
    return PileView(
        deck.size(),
        [name(names, card) for card in deck.known_top(seat)],
        [name(names, card) for card in deck.known_bottom(seat)],
    )


def tile_view(s: Heroes3, place: int, names: Names) -> TileView:
    """A tile, with its fields once it is face up (H3-MAP-04)."""
    atlas = s.atlas
    facts = s.facts
    fields: list[FieldView] = []
    up = atlas.rotation[place] != NOBODY
    if up:
        for field in range(place * FIELDS, place * FIELDS + FIELDS):
            spot = atlas.spot[field]
            fields.append(
                FieldView(
                    field=names.fields[field],
                    location=names.locations[facts.spot_location[spot]],
                    guard=guard_at(s, field),
                    resource=name(names.resources, facts.spot_resource[spot]),
                    income=facts.spot_income[spot],
                    faction=name(names.factions, facts.spot_faction[spot]),
                    black=bool(s.black[field]),
                    flag=owner(s.flag[field]),
                    cubes=[seat for seat in range(s.seats) if s.stars[field] >> seat & 1],
                    settled=name(names.resources, s.settled[field]),
                    lord=name(names.factions, s.lords[field]),
                    closed=atlas.closed[field],
                )
            )
    return TileView(
        place=names.places[place],
        kind=TILE_KIND_IDS[atlas.kind[place]],
        q=atlas.q[place],
        r=atlas.r[place],
        aside=atlas.q[place] == OFF_MAP,
        tile=names.tiles[atlas.tile[place]] if up or atlas.kind[place] == STARTING else None,
        terrain=terrain_of(s, atlas.tile[place]) if up or atlas.kind[place] == STARTING else None,
        rotation=atlas.rotation[place],
        fields=fields,
    )


def units_view(player: Player, names: Names) -> list[UnitView]:
    """A unit deck."""
    return [
        UnitView(
            names.units[player.army[row]], SIDES[player.sides[row]], [names.cards[card] for card in player.layers[row]]
        )
        for row in range(len(player.army))
    ]


def player_view(s: Heroes3, number: int, seat: Seat, names: Names) -> PlayerView:
    """A player's things as a seat sees them (H3-CARD-15)."""
    player = s.players[number]
    own = number == seat
    base = player.faction * BUILDINGS
    return PlayerView(
        faction=name(names.factions, player.faction),
        hero=name(names.heroes, player.hero),
        team=player.team,
        out=player.out,
        level=player.level,
        experience=player.xp,
        hand_limit=s.facts.hand_limit[player.level],
        experts=player.experts,
        power=player.power,
        morale=player.morale,
        discard_due=player.discard_due,
        resources={names.resources[at]: player.stock[at] for at in range(RESOURCES)},
        income={names.resources[at]: income_of(s, number, at) for at in range(RESOURCES)},
        buildings=[names.buildings[base + place] for place in range(BUILDINGS) if player.built >> place & 1],
        tokens=[word for at, word in enumerate(TOKENS) if player.tokens >> at & 1],
        used_buildings=[
            names.buildings[base + place] for place in range(BUILDINGS) if player.used_buildings >> place & 1
        ],
        units=units_view(player, names),
        main=name(names.fields, player.at[0]),
        secondary=name(names.fields, player.at[1]),
        moves=player.moves.copy(),
        came_from=[name(names.fields, field) for field in player.came_from],
        hand_size=len(player.hand),
        hand=[names.cards[card] for card in player.hand] if own else None,
        secret=[names.cards[card] for card in player.secret] if own else None,
        secrets=[sum(1 for card in player.secret if s.facts.card_kind[card] == deck) for deck in range(COMMON_DECKS)],
        known_cards=[names.cards[card] for card in known_cards(s, number)],
        deck=pile(player.deck, seat, names.cards),
        deck_cards=[names.cards[card] for card in player.deck.cards()] if own else None,
        discard=[names.cards[card] for card in player.discard],
        ongoing=[effect_view(effect, names) for effect in player.ongoing],
        permanent=[names.cards[card] for card in player.permanent],
        cubes=player.cubes.copy(),
        beaten=player.beaten,
        homeless=player.homeless,
        far_tiles=len(player.far_tiles),
        marks=words_of(player.marks, PLAYER_MARKS),
        feats=words_of(s.feats[number], FEATS),
        scrolls=[names.cards[card] for card in player.scrolls],
        prices=prices_view(s, number, names),
    )


def known_cards(s: Heroes3, number: int) -> list[int]:
    """The cards in hand or deck that everybody knows a player has: all but those gained in secret (H3-CARD-15)."""
    player = s.players[number]
    known = hand_and_deck(player)
    if s.looker == number and looks_at_own_deck(s):
        known += s.looked
    for card in player.secret:
        known.remove(card)
    return sorted(known)


def ai_view(ai: AiHero, names: Names) -> AiView:
    """An AI hero; its decks are secret."""
    return AiView(
        faction=name(names.factions, ai.faction),
        kind=ai.kind,
        field=name(names.fields, ai.at),
        home=name(names.fields, ai.home),
        movement=ai.movement,
        moves=ai.moves,
        units=[UnitView(names.units[form // 2], SIDES[form % 2], []) for form in ai.army],
        skill=name(names.cards, ai.skill),
        citadel=ai.citadel,
        tower=ai.tower,
        machines=[names.cards[card] for card in ai.machines],
        beaten=ai.beaten,
        out=ai.out,
    )


def fair_view(s: Heroes3, fair: Fair, seat: Seat, names: Names) -> FairView:
    """Cards on offer, the decks that hidden cards came from, and the own bid."""
    own = fair.bids[seat] if 0 <= seat < len(fair.bids) else NOBODY
    return FairView(
        market=[names.cards[card] for card in fair.market],
        pool=[names.cards[card] for card in fair.pool],
        hidden=[names.decks[deck] for deck in counted(fair.hidden, s.facts.card_kind)],
        bids_made=[bid != NOBODY for bid in fair.bids],
        own_bid=None if own == NOBODY else own,
    )


def view(s: Heroes3, seat: Seat, names: Names) -> Heroes3View:
    """What a seat, or a spectator, may know."""
    return Heroes3View(
        scenario=names.scenarios[s.scenario],
        mode=MODES[s.mode],
        difficulty=DIFFICULTIES[s.difficulty],
        boxes=[box for at, box in enumerate(names.boxes) if s.boxes >> at & 1],
        optional_rules=[rule for at, rule in enumerate(names.optional_rules) if s.optional >> at & 1],
        round=s.round,
        last_round=s.last_round,
        first=owner(s.first),
        active=owner(s.active),
        order=s.order.copy(),
        tiles=[tile_view(s, place, names) for place in range(len(s.atlas.tile))],
        players=[player_view(s, number, seat, names) for number in range(s.seats)],
        ais=[ai_view(ai, names) for ai in s.ais],
        decks={names.decks[at]: pile(s.decks[at], seat, names.cards) for at in range(COMMON_DECKS)},
        discards={names.decks[at]: [names.cards[card] for card in s.discards[at]] for at in range(COMMON_DECKS)},
        neutral_decks={names.tiers[at]: s.neutral_decks[at].size() for at in range(4)},
        neutral_tops={
            names.tiers[at]: [name(names.units, troop) for troop in s.neutral_decks[at].known_top(seat)]
            for at in range(4)
        },
        neutral_bottoms={names.tiers[at]: pile(s.neutral_decks[at], seat, names.units).bottom for at in range(4)},
        neutral_discards={names.tiers[at]: [names.units[troop] for troop in s.neutral_discards[at]] for at in range(4)},
        astrologers_deck=pile(s.astrologers_deck, seat, names.astrologers),
        astrologers_discard=[names.astrologers[card] for card in s.astrologers_discard],
        omens=[omen_view(effect, names) for effect in s.omens],
        event_deck=pile(s.event_deck, seat, names.events),
        event_discard=[names.events[card] for card in s.event_discard],
        event_drawer=s.event_drawer,
        machines=[names.cards[card] for card in s.machines],
        removed=[names.cards[card] for card in s.removed],
        looker=owner(s.looker),
        looked_count=len(s.looked),
        looked=[names.cards[card] for card in s.looked] if s.looker == seat and seat >= 0 else None,
        shown=[names.units[troop] for troop in s.shown],
        spare_tiles=[len(tiles) for tiles in s.spare_tiles],
        grail=None if s.grail < 0 else owner(s.grail // 2),
        grail_carrier=None if s.grail < 0 else LEADERS[s.grail % 2],
        shared=[UnitView(names.units[form // 2], SIDES[form % 2], []) for form in s.shared],
        lost_combats=s.lost_combats,
        story=story_view(s, names),
        goals=goals_view(s),
        end=end_view(s),
        dice=[names.faces[face] for face in s.dice],
        fair=None if s.fair is None else fair_view(s, s.fair, seat, names),
        combat=None if s.combat is None else combat_view(s, s.combat, names),
        laying=laying_view(s, names),
        reach=reach_view(s, names),
    )


# -- positions a seat cannot tell apart -------------------------------------------------------------------------


def resample(s: Heroes3, seat: Seat, chance: Chance) -> Heroes3:
    """A copy in which everything a seat cannot know is drawn anew, from what it knows and chance alone."""
    twin = s.copy()
    resample_tiles(twin, chance)
    resample_cards(twin, seat, chance)
    resample_traps(twin, chance)
    resample_ais(twin, chance)
    resample_fair(twin, seat, chance)
    return twin


def resample_fair(s: Heroes3, seat: Seat, chance: Chance) -> None:
    """Bids that the others made in secret, and what they know of astrologers, events and neutrals to come."""
    if s.fair is not None:
        for other in range(len(s.fair.bids)):
            if other != seat and s.fair.bids[other] != NOBODY:
                s.fair.bids[other] = chance.below(s.players[other].stock[0] + 1)
    s.own_piles()
    for deck in (s.astrologers_deck, s.event_deck, *s.neutral_decks):
        if deck.top or deck.bottom:
            refill(deck, seat, sorted(unknown_of(deck, seat)), chance)


def resample_ais(s: Heroes3, chance: Chance) -> None:
    """AI decks: how many cards of each kind is known, which ones only of those drawn in this combat (H3-AI-05)."""
    kinds = [card.kind for card in s.facts.ai_card]
    for number, ai in enumerate(s.ais):
        combat = s.combat if s.combat is not None and s.combat.ai == number else None
        hidden = ai.deck if combat is None else combat.ai_deck
        known = ai.deck.copy()
        for card in hidden:
            if card in known:
                known.remove(card)
        fresh: list[int] = []
        for kind in sorted(set(kinds)):
            pool = [
                card for card in range(len(kinds)) if kinds[card] == kind for _ in range(s.facts.ai_card[card].copies)
            ]
            for card in known:
                if card in pool:
                    pool.remove(card)
            fresh += [take_random(pool, pool, chance) for card in hidden if kinds[card] == kind]
        fresh.sort()
        ai.deck = sorted(known + fresh)
        if combat is not None:
            combat.ai_deck = fresh
    if s.combat is not None and s.combat.ai == NOBODY:
        resample_neutral_deck(s, s.combat, chance)


def resample_neutral_deck(s: Heroes3, combat: Combat, chance: Chance) -> None:
    """AI cards that neutral units fight with: how many are left is known, which ones is not."""
    cards = s.facts.ai_card
    pool = [card for card in range(len(cards)) if cards[card].kind == "might" for _ in range(cards[card].copies)]
    combat.ai_deck = sorted([take_random(pool, pool, chance) for _ in combat.ai_deck])


def resample_traps(s: Heroes3, chance: Chance) -> None:
    """Hidden tokens of Land Mine and of Quicksand: nobody knows which of them are harmless."""
    c = s.combat
    if c is None or not c.traps:
        return
    for mines in (True, False):
        rows = [at for at in range(len(c.traps)) if (c.traps[at][1] >= 0) == mines]
        tokens = sorted(c.traps[at][1] for at in rows)
        chance.shuffle(tokens)
        for at, token in zip(rows, tokens, strict=True):
            c.traps = [*c.traps[:at], (c.traps[at][0], token), *c.traps[at + 1 :]]


def resample_tiles(s: Heroes3, chance: Chance) -> None:
    """Face-down tiles, supplies and the tiles left over: nobody knows which is which (H3-MAP-04)."""
    slots = slots_of(s) if s.atlas.tile else []
    tiles = s.atlas.tile.copy()
    for kind in range(TILE_KINDS):
        if kind == STARTING:
            continue
        places = [
            place
            for place in range(len(tiles))
            if s.atlas.kind[place] == kind and s.atlas.rotation[place] == NOBODY and not shown_tile(s, place)
        ]
        fixed = [place for place in places if place < len(slots) and slots[place].tile is not None]
        places = [place for place in places if place not in fixed]
        pool = [tiles[place] for place in places] + s.spare_tiles[kind]
        if kind == 1:
            for player in s.players:
                pool += player.far_tiles
        pool.sort()
        for place in places:
            if place < len(slots) and slots[place].tile_from:
                allowed = [s.facts.tile_number[slug] for slug in slots[place].tile_from]
                tiles[place] = take_random(pool, [tile for tile in pool if tile in allowed], chance)
        for place in places:
            if place < len(slots) and not slots[place].tile_from and slots[place].must != "none":
                must = slots[place].must
                tiles[place] = take_random(pool, [tile for tile in pool if fits(s.facts, tile, must)], chance)
        for place in places:
            if place >= len(slots) or (not slots[place].tile_from and slots[place].must == "none"):
                tiles[place] = take_random(pool, pool, chance)
        if kind == 1:
            for player in s.players:
                player.far_tiles = sorted([take_random(pool, pool, chance) for _ in player.far_tiles])
        s.spare_tiles[kind] = pool
    atlas = s.atlas
    s.atlas = type(atlas)(
        atlas.kind,
        tiles,
        atlas.rotation,
        atlas.q,
        atlas.r,
        atlas.spot,
        atlas.near,
        atlas.closed,
        atlas.links,
        atlas.edge,
    )


def shown_tile(s: Heroes3, place: int) -> bool:
    """Whether a tile that has no rotation yet was shown to everybody: it is being turned."""
    from ludoteka.games.heroes3.rules.world.tiles import RotateTile

    top = s.agenda[-1] if s.agenda else None
    return isinstance(top, RotateTile) and top.place == place


def take_random(pool: list[int], allowed: list[int], chance: Chance) -> int:
    """One of the tiles allowed leaves the pool; any if none fits."""
    tile = chance.pick(allowed or pool)
    pool.remove(tile)
    return tile


def resample_cards(s: Heroes3, seat: Seat, chance: Chance) -> None:
    """Cards the others gained in secret come from the common decks; then their hands are dealt from what they own."""
    kinds = s.facts.card_kind
    pools = [unknown_of(s.decks[deck], seat) for deck in range(COMMON_DECKS)]
    others = [number for number in range(s.seats) if number != seat]
    for number in others:
        for card in hidden_secrets(s.players[number], seat):
            pools[kinds[card]].append(card)
    hidden_look = s.looker != seat and s.looker != NOBODY
    own_look = hidden_look and looks_at_own_deck(s)
    if hidden_look and not own_look:
        for card in s.looked:
            pools[kinds[card]].append(card)
    hidden = [] if s.fair is None else s.fair.hidden
    for card in hidden:
        pools[kinds[card]].append(card)
    for cards in pools:
        cards.sort()
    for number in others:
        player = s.players[number]
        known = hand_and_deck(player) + (s.looked if own_look and s.looker == number else [])
        hidden_cards = hidden_secrets(player, seat)
        for card in hidden_cards:
            known.remove(card)
        fresh = [take_random(pools[deck], pools[deck], chance) for deck in counted(hidden_cards, kinds)]
        seen = player.secret.copy()
        for card in hidden_cards:
            seen.remove(card)
        player.secret = sorted(fresh + seen)
        deal_again(s, number, sorted(known + fresh), seat, chance, own_look and s.looker == number)
    if hidden_look and not own_look:
        s.looked = [take_random(pools[deck], pools[deck], chance) for deck in counted(s.looked, kinds)]
    if s.fair is not None:
        s.fair.hidden = sorted([take_random(pools[deck], pools[deck], chance) for deck in counted(hidden, kinds)])
    s.own_piles()
    for deck in range(COMMON_DECKS):
        refill(s.decks[deck], seat, pools[deck], chance)


def hidden_secrets(player: Player, seat: Seat) -> list[int]:
    """The cards a player gained in secret whose place in the deck a seat has not seen (Thieves' Guild, Rogues)."""
    hidden = player.secret.copy()
    deck = player.deck
    for row, known in ((deck.top, deck.top_known), (deck.bottom, deck.bottom_known)):
        for at in range(len(row)):
            if hears(known[at], seat) and row[at] in hidden:
                hidden.remove(row[at])
    return hidden


def looks_at_own_deck(s: Heroes3) -> bool:
    """Whether the cards looked at are of the looker's own deck, not of a common one."""
    from ludoteka.games.heroes3.rules.town.buildings import TakeOwn

    return any(isinstance(step, TakeOwn) for step in s.agenda)


def counted(cards: list[int], kinds: list[int]) -> list[int]:
    """The common decks that cards came from, in order: all that others know of them."""
    return sorted(kinds[card] for card in cards)


def unknown_of(deck: Deck, seat: Seat) -> list[int]:
    """The cards of a deck whose positions a seat does not know."""
    out = deck.pool.copy()
    out += [card for card, known in zip(deck.top, deck.top_known, strict=True) if not hears(known, seat)]
    out += [card for card, known in zip(deck.bottom, deck.bottom_known, strict=True) if not hears(known, seat)]
    return out


def refill(deck: Deck, seat: Seat, pool: list[int], chance: Chance) -> None:
    """The unknown positions of a deck are dealt from a pool, the rest of which becomes its middle."""
    deck.top = deck.top.copy()
    deck.bottom = deck.bottom.copy()
    for at in range(len(deck.top)):
        if not hears(deck.top_known[at], seat):
            deck.top[at] = take_random(pool, pool, chance)
    for at in range(len(deck.bottom)):
        if not hears(deck.bottom_known[at], seat):
            deck.bottom[at] = take_random(pool, pool, chance)
    deck.pool = sorted(pool)


def hand_and_deck(player: Player) -> list[int]:
    """All cards of a player that others do not see."""
    return player.hand + player.deck.pool + player.deck.top + player.deck.bottom


def deal_again(s: Heroes3, number: int, cards: list[int], seat: Seat, chance: Chance, looking: bool) -> None:
    """A player's hidden cards are dealt to hand and deck; known positions of the deck stay."""
    player = s.players[number]
    deck = player.deck
    for row, known in ((deck.top, deck.top_known), (deck.bottom, deck.bottom_known)):
        for at in range(len(row)):
            if hears(known[at], seat) and row[at] in cards:
                cards.remove(row[at])
    player.hand = sorted([take_random(cards, cards, chance) for _ in player.hand])
    if looking:
        s.looked = [take_random(cards, cards, chance) for _ in s.looked]
    refill(deck, seat, cards, chance)
