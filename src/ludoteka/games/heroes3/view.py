"""What a seat may know of a game of Heroes III (H3-CARD-15, H3-MAP-04)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec

from ludoteka.games.heroes3.entries.words import DIFFICULTIES, MODES, SIDES, TILE_KIND_IDS
from ludoteka.games.heroes3.facts import BUILDINGS, COMMON_DECKS, FAR, FIELDS, NEAR, NOBODY, RESOURCES, STARTING
from ludoteka.games.heroes3.known import known_cards
from ludoteka.games.heroes3.own_scenario import OWN
from ludoteka.games.heroes3.resample import counted
from ludoteka.games.heroes3.rules.cards.own_cards import aside, chest
from ludoteka.games.heroes3.rules.cards.resource_pool import POOL
from ludoteka.games.heroes3.rules.common import scenario, special
from ludoteka.games.heroes3.rules.resources import income_of
from ludoteka.games.heroes3.rules.scenario.spikes import spikes_of
from ludoteka.games.heroes3.rules.scenario.tokens import tokens_of
from ludoteka.games.heroes3.rules.world.bomb import BOMBED
from ludoteka.games.heroes3.rules.world.bosses import boss_of
from ludoteka.games.heroes3.rules.world.cells import OFF_MAP
from ludoteka.games.heroes3.rules.world.fields import guard_at
from ludoteka.games.heroes3.rules.world.hill import FORTIFIED
from ludoteka.games.heroes3.rules.world.portals import has_portals, portals_open
from ludoteka.games.heroes3.rules.world.town_tiles import supply_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import AiHero, Fair, Player
from ludoteka.games.heroes3.view_combat import CombatView, combat_view
from ludoteka.games.heroes3.view_goals import EndView, GoalView, end_view, goals_view
from ludoteka.games.heroes3.view_map import (
    LayingView,
    LinkView,
    ReachView,
    WayView,
    laying_view,
    links_view,
    reach_view,
    terrain_of,
    ways_view,
)
from ludoteka.games.heroes3.view_parts import (
    LEADERS,
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
from ludoteka.kernel.action import Seat
from ludoteka.kernel.deck import Deck

T = TypeVar("T")


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


class PlayerView(Shown, frozen=True, omit_defaults=True):
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
    spikes: int | None
    prices: PricesView | None
    near_tiles: int = 0
    damage_tokens: int = 0
    portals: bool = False
    second_cards: list[str] | None = None
    hand_aside: list[str] | None = None
    hill_walls: bool = False
    bombed_last: bool = False


class AiView(Shown, frozen=True, omit_defaults=True):
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
    army: str | None = None
    """Which of the scenario's declared armies it is."""
    reserve: list[UnitView] = msgspec.field(default_factory=list)
    """Units that wait to join it."""
    skills: list[str] = msgspec.field(default_factory=list)
    """Abilities and artifacts that its skill cards use."""
    level_above: int | None = None
    """How far above the hero's level the neutral units are that are drawn for each of its combats."""
    untouchable: bool = False


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
    ways: list[WayView]
    boss: str | None
    resource_cards: list[str] | None
    """The open pool of cards that give resources, where the scenario keeps them apart."""
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
    links: list[LinkView]


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
                    settled=name(names.resources, s.settled[field]) if s.settled[field] < RESOURCES else None,
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
    """The units of a player, each with the layers that lie on it."""
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
        far_tiles=len(supply_of(s, number, FAR)),
        near_tiles=len(supply_of(s, number, NEAR)),
        marks=words_of(player.marks, PLAYER_MARKS),
        feats=words_of(s.feats[number], FEATS),
        scrolls=[names.cards[card] for card in player.scrolls],
        spikes=spikes_of(s, number) if special(s, "arcane_spikes") is not None else None,
        prices=prices_view(s, number, names),
        damage_tokens=tokens_of(s, number),
        portals=has_portals(s) and portals_open(s, number),
        second_cards=cards_named(s.ledger.get(chest(number)), names),
        hand_aside=cards_named(s.ledger.get(aside(number)), names) if own else None,
        hill_walls=s.ledger.get(FORTIFIED) == [number],
        bombed_last=s.ledger.get(BOMBED) == [number],
    )


def cards_named(cards: list[int] | None, names: Names) -> list[str] | None:
    """The names of cards, None where there is no such pile."""
    return None if cards is None else [names.cards[card] for card in cards]


def ai_view(s: Heroes3, ai: AiHero, names: Names) -> AiView:
    """An AI hero; its decks are secret."""
    plan = None if ai.plan == NOBODY else scenario(s).armies[ai.plan]
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
        army=None if plan is None else plan.id,
        reserve=[UnitView(names.units[form // 2], SIDES[form % 2], []) for form in ai.reserve],
        skills=[] if plan is None else [names.cards[card] for card in ai.specialties],
        level_above=None if plan is None or plan.of_hero_level is None else plan.of_hero_level.above,
        untouchable=plan is not None and plan.untouchable,
    )


def fair_view(s: Heroes3, fair: Fair, seat: Seat, names: Names) -> FairView:
    """Cards on offer, the decks that hidden cards came from, and the bid of the seat that looks."""
    own = fair.bids[seat] if 0 <= seat < len(fair.bids) else NOBODY
    return FairView(
        market=[names.cards[card] for card in fair.market],
        pool=[names.cards[card] for card in fair.pool],
        hidden=[names.decks[deck] for deck in counted(fair.hidden, s.facts.card_kind)],
        bids_made=[bid != NOBODY for bid in fair.bids],
        own_bid=None if own == NOBODY else own,
    )


def chosen(words: Sequence[str], mask: int) -> list[str]:
    """The words whose bits are set."""
    return [word for at, word in enumerate(words) if mask >> at & 1]


def slugs(names: Sequence[str], numbers: list[int]) -> list[str]:
    """The slugs of some things."""
    return [names[number] for number in numbers]


def by_tier(names: Names, values: Sequence[T]) -> dict[str, T]:
    """A value for every tier of neutral units."""
    return dict(zip(names.tiers, values, strict=True))


Show = Callable[[Heroes3, Seat, Names], object]
"""Makes one field of the view."""

SHOWN: Final[dict[str, Show]] = {
    "scenario": lambda s, seat, n: OWN if s.own_scenario else n.scenarios[s.scenario],
    "mode": lambda s, seat, n: MODES[s.mode],
    "difficulty": lambda s, seat, n: DIFFICULTIES[s.difficulty],
    "boxes": lambda s, seat, n: chosen(n.boxes, s.boxes),
    "optional_rules": lambda s, seat, n: chosen(n.optional_rules, s.optional),
    "round": lambda s, seat, n: s.round,
    "last_round": lambda s, seat, n: s.last_round,
    "first": lambda s, seat, n: owner(s.first),
    "active": lambda s, seat, n: owner(s.active),
    "order": lambda s, seat, n: s.order.copy(),
    "tiles": lambda s, seat, n: [tile_view(s, place, n) for place in range(len(s.atlas.tile))],
    "ways": lambda s, seat, n: ways_view(s, n),
    "resource_cards": lambda s, seat, n: slugs(n.cards, s.ledger[POOL]) if POOL in s.ledger else None,
    "boss": lambda s, seat, n: None if (boss := boss_of(s)) is None else boss.unit,
    "players": lambda s, seat, n: [player_view(s, number, seat, n) for number in range(s.seats)],
    "ais": lambda s, seat, n: [ai_view(s, ai, n) for ai in s.ais],
    "decks": lambda s, seat, n: dict(zip(n.decks, (pile(deck, seat, n.cards) for deck in s.decks), strict=False)),
    "discards": lambda s, seat, n: dict(zip(n.decks, (slugs(n.cards, cards) for cards in s.discards), strict=False)),
    "neutral_decks": lambda s, seat, n: by_tier(n, [deck.size() for deck in s.neutral_decks]),
    "neutral_tops": lambda s, seat, n: by_tier(n, [pile(deck, seat, n.units).top for deck in s.neutral_decks]),
    "neutral_bottoms": lambda s, seat, n: by_tier(n, [pile(deck, seat, n.units).bottom for deck in s.neutral_decks]),
    "neutral_discards": lambda s, seat, n: by_tier(n, [slugs(n.units, troops) for troops in s.neutral_discards]),
    "astrologers_deck": lambda s, seat, n: pile(s.astrologers_deck, seat, n.astrologers),
    "astrologers_discard": lambda s, seat, n: [n.astrologers[card] for card in s.astrologers_discard],
    "omens": lambda s, seat, n: [omen_view(effect, n) for effect in s.omens],
    "event_deck": lambda s, seat, n: pile(s.event_deck, seat, n.events),
    "event_discard": lambda s, seat, n: [n.events[card] for card in s.event_discard],
    "event_drawer": lambda s, seat, n: s.event_drawer,
    "machines": lambda s, seat, n: [n.cards[card] for card in s.machines],
    "removed": lambda s, seat, n: [n.cards[card] for card in s.removed],
    "looker": lambda s, seat, n: owner(s.looker),
    "looked_count": lambda s, seat, n: len(s.looked),
    "looked": lambda s, seat, n: slugs(n.cards, s.looked) if s.looker == seat and seat >= 0 else None,
    "shown": lambda s, seat, n: [n.units[troop] for troop in s.shown],
    "spare_tiles": lambda s, seat, n: [len(tiles) for tiles in s.spare_tiles],
    "grail": lambda s, seat, n: None if s.grail < 0 else owner(s.grail // 2),
    "grail_carrier": lambda s, seat, n: None if s.grail < 0 else LEADERS[s.grail % 2],
    "shared": lambda s, seat, n: [UnitView(n.units[form // 2], SIDES[form % 2], []) for form in s.shared],
    "lost_combats": lambda s, seat, n: s.lost_combats,
    "story": lambda s, seat, n: story_view(s, n),
    "goals": lambda s, seat, n: goals_view(s),
    "end": lambda s, seat, n: end_view(s),
    "dice": lambda s, seat, n: [n.faces[face] for face in s.dice],
    "fair": lambda s, seat, n: None if s.fair is None else fair_view(s, s.fair, seat, n),
    "combat": lambda s, seat, n: None if s.combat is None else combat_view(s, s.combat, n),
    "laying": lambda s, seat, n: laying_view(s, n),
    "reach": lambda s, seat, n: reach_view(s, n),
    "links": lambda s, seat, n: links_view(s, n),
}
"""Every field of the view and how it is made."""


def view(s: Heroes3, seat: Seat, names: Names) -> Heroes3View:
    """What a seat, or a spectator, may know."""
    return Heroes3View(**{field: show(s, seat, names) for field, show in SHOWN.items()})  # type: ignore[arg-type]
