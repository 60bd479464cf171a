"""What a seat may know: all sheets, pools and open cards, and of the drawn cards only its own."""

from __future__ import annotations

import msgspec

from ludoteka.games.hadrians_wall.content import Content
from ludoteka.games.hadrians_wall.numbers import (
    BATTLE_YEARS,
    BATTLES_ROOM,
    BRIBE_YEARS,
    BUILDINGS,
    BUILT,
    CHOSEN,
    CIPPI,
    COHORT_FAVOURS,
    COHORT_FAVOURS_SPENT,
    COHORTS,
    DISDAIN,
    FORGIVEN,
    FORT,
    FORUM,
    FORUM_YEARS,
    GLADIATORS,
    GOODS,
    GUARD,
    HAND,
    IGNORED,
    MINING,
    PATHS,
    PLACED,
    PRODUCTION,
    PROSPECTS,
    RENOWN,
    RULING_YEARS,
    RULINGS_ROOM,
    SCOUTS,
    SERVES,
    SHOW_YEARS,
    SIDES,
    STRENGTH,
    TEMPLE_FAVOURS,
    TEMPLE_FAVOURS_SPENT,
    TEMPLES,
    TRADERS,
    TRAINING,
    TRAINING_YEARS,
    WALL,
    WOUNDS,
)
from ludoteka.games.hadrians_wall.rules.attack import attacks_on, cards_to_reveal
from ludoteka.games.hadrians_wall.rules.ludus import dead
from ludoteka.games.hadrians_wall.rules.scoring import attribute_points, measure, path_points, penalty, points, rank
from ludoteka.games.hadrians_wall.state import ACTIONS, ATTACK, CARDS, PHASES, Frontier
from ludoteka.kernel.action import Seat


class Pool(msgspec.Struct, frozen=True):
    """The items on a player's board."""

    soldier: int
    builder: int
    servant: int
    civilian: int
    resource: int


class PathView(msgspec.Struct, frozen=True):
    """A path card, how far the player has come on it, and its points if the game ended now."""

    card: str
    reached: int
    points: int


class ScoreView(msgspec.Struct, frozen=True):
    """A player's score if the game ended now; `rank` for a player alone."""

    attributes: int
    paths: int
    penalty: int
    total: int
    rank: str | None


class LeftSheet(msgspec.Struct, frozen=True):
    """The left sheet: how many boxes of each track are filled, and the years noted."""

    cohorts: list[int]
    mining: int
    guard: int
    cippi: int
    wall: int
    fort: int
    infrastructure: int
    production: int
    training: list[int]
    forum: list[int]
    renown: int
    piety: int
    valour: int
    discipline: int
    disdain: int
    forgiven: int


class GladiatorView(msgspec.Struct, frozen=True):
    """A gladiator: boxes trained, boxes filled by damage, and the years of its battles."""

    strength: int
    wounds: int
    dead: bool
    battles: list[int]


class FavourView(msgspec.Struct, frozen=True):
    """Favours earned and not spent, and those spent, of the temples and by cohort of the diplomats."""

    temple: int
    temple_spent: int
    cohorts: list[int]
    cohorts_spent: list[int]


class RightSheet(msgspec.Struct, frozen=True):
    """The right sheet: citizens, and every box of its areas; a year noted or a good is 0 while the box is free."""

    traders: int
    performers: int
    priests: int
    apparitores: int
    patricians: int
    goods: list[int]
    shows: list[int]
    gladiators: list[GladiatorView]
    temples: list[int]
    bribes: list[int]
    rulings: list[list[int]]
    diplomats: list[str]
    scouts: list[list[str]]
    favours: FavourView


class PlayerView(msgspec.Struct, frozen=True):
    """One player; `drawn` and `path` are None where they are not for the seat's eyes."""

    seat: int
    colour: str
    pool: Pool
    buildings: list[str]
    left: LeftSheet
    right: RightSheet
    paths: list[PathView]
    prospects: list[str]
    deck: int
    drawn: list[str] | None
    path: str | None
    has_chosen: bool
    has_ended: bool
    ignored: list[int]
    score: ScoreView


class NeutralView(msgspec.Struct, frozen=True):
    """A neutral prospect card of this year and what was paid on it."""

    card: str
    resources: int
    soldiers: int


class FrontierView(msgspec.Struct, frozen=True):
    """Everything a seat may know."""

    seat: int
    difficulty: str
    year: int
    years: int
    phase: str
    flag: int
    attack_cards: int
    attackers: list[str]
    attacks: list[int]
    fate_deck: int
    fate_discard: list[str]
    neutral: list[NeutralView]
    neutral_deck: int
    neutral_discard: list[str]
    players: list[PlayerView]
    places: list[int]


def view(s: Frontier, seat: Seat, content: Content) -> FrontierView:
    """The position as a seat, or SPECTATOR, may know it (HW-GEN-15)."""
    fates = content.fate
    return FrontierView(
        seat=seat,
        difficulty=content.difficulty[s.difficulty].id,
        year=s.year,
        years=s.facts.years,
        phase=PHASES[s.phase],
        flag=s.facts.year[s.year - 1].flag,
        attack_cards=len(s.attackers) if s.phase == ATTACK else cards_to_reveal(s),
        attackers=[fates[card].id for card in s.attackers],
        attacks=attacks_on(s),
        fate_deck=len(s.fate),
        fate_discard=[fates[card].id for card in s.discard],
        neutral=[
            NeutralView(content.player_card[card].id, s.neutral_resources[i], s.neutral_soldiers[i])
            for i, card in enumerate(s.neutral)
        ],
        neutral_deck=len(s.neutral_deck),
        neutral_discard=neutral_discard(s, content),
        players=[player_view(s, other, other == seat, content) for other in range(s.seats)],
        places=list(s.places),
    )


def neutral_discard(s: Frontier, content: Content) -> list[str]:
    """The neutral cards of earlier years: they never return, so they tell what may still come.

    HW-GEN-15, HW-NEUTRAL-02.
    """
    if not s.facts.neutral_cards[s.seats]:
        return []
    to_come = {*s.neutral_deck, *s.neutral}
    return [card.id for number, card in enumerate(content.player_card) if number not in to_come]


def player_view(s: Frontier, seat: Seat, own: bool, content: Content) -> PlayerView:
    """One player, with the cards drawn this year if they are the reader's own."""
    row = s.rows[seat]
    names = [card.id for card in content.player_card]
    hand = s.phase == CARDS and row[HAND] >= 0
    return PlayerView(
        seat=seat,
        colour=content.colour[seat].id,
        pool=Pool(*row[:RENOWN]),
        buildings=[name for number, name in enumerate(BUILDINGS) if row[BUILT] >> number & 1],
        left=left_sheet(s, row),
        right=right_sheet(s, row, content),
        paths=[
            PathView(names[card], measure(s.facts, row, s.facts.card[card].measure), path_points(s.facts, row, card))
            for card in row[PATHS : PATHS + s.facts.years]
            if card >= 0
        ],
        prospects=[names[card] for card in row[PROSPECTS : PROSPECTS + s.facts.years] if card >= 0],
        deck=len(s.decks[seat]),
        drawn=[names[card] for card in row[HAND : HAND + 2]] if own and hand else None,
        path=names[row[HAND + row[CHOSEN]]] if own and hand and row[CHOSEN] >= 0 else None,
        has_chosen=row[CHOSEN] >= 0,
        has_ended=s.phase == ACTIONS and bool(s.lanes) and not s.lanes[seat],
        ignored=row[IGNORED : IGNORED + len(SIDES)],
        score=score_view(s, row, content),
    )


def left_sheet(s: Frontier, row: list[int]) -> LeftSheet:
    """The left sheet of a row."""
    return LeftSheet(
        cohorts=row[COHORTS : COHORTS + len(SIDES)],
        mining=row[MINING],
        guard=row[GUARD],
        cippi=row[CIPPI],
        wall=row[WALL],
        fort=row[FORT],
        infrastructure=s.facts.infrastructure[row[FORT]],
        production=row[PRODUCTION],
        training=row[TRAINING_YEARS : TRAINING_YEARS + row[TRAINING]],
        forum=row[FORUM_YEARS : FORUM_YEARS + row[FORUM]],
        renown=row[RENOWN],
        piety=row[RENOWN + 1],
        valour=row[RENOWN + 2],
        discipline=row[RENOWN + 3],
        disdain=row[DISDAIN],
        forgiven=row[FORGIVEN],
    )


def right_sheet(s: Frontier, row: list[int], content: Content) -> RightSheet:
    """The right sheet of a row."""
    f = s.facts
    columns = content.map.columns
    return RightSheet(
        traders=row[TRADERS],
        performers=row[TRADERS + 1],
        priests=row[TRADERS + 2],
        apparitores=row[TRADERS + 3],
        patricians=row[TRADERS + 4],
        goods=row[GOODS : GOODS + len(f.hexagon)],
        shows=row[SHOW_YEARS : SHOW_YEARS + len(f.show)],
        gladiators=[gladiator_view(row, gladiator) for gladiator in range(len(GLADIATORS))],
        temples=row[TEMPLES : TEMPLES + 3],
        bribes=row[BRIBE_YEARS : BRIBE_YEARS + len(f.bribe)],
        rulings=[
            row[RULING_YEARS + RULINGS_ROOM * side : RULING_YEARS + RULINGS_ROOM * side + len(f.ruling[side])]
            for side in range(len(SIDES))
        ],
        diplomats=[SIDES[served - 1] for served in row[SERVES : SERVES + len(SIDES)] if served],
        scouts=[
            [f"r{cell // columns + 1}c{cell % columns + 1}" for cell in range(len(f.cell_gains)) if place >> cell & 1]
            for place in row[PLACED : PLACED + row[SCOUTS]]
        ],
        favours=FavourView(
            temple=row[TEMPLE_FAVOURS],
            temple_spent=row[TEMPLE_FAVOURS_SPENT],
            cohorts=row[COHORT_FAVOURS : COHORT_FAVOURS + len(SIDES)],
            cohorts_spent=row[COHORT_FAVOURS_SPENT : COHORT_FAVOURS_SPENT + len(SIDES)],
        ),
    )


def gladiator_view(row: list[int], gladiator: int) -> GladiatorView:
    """One gladiator of a row."""
    first = BATTLE_YEARS + BATTLES_ROOM * gladiator
    return GladiatorView(
        strength=row[STRENGTH + gladiator],
        wounds=row[WOUNDS + gladiator],
        dead=dead(row, gladiator),
        battles=[year for year in row[first : first + BATTLES_ROOM] if year],
    )


def score_view(s: Frontier, row: list[int], content: Content) -> ScoreView:
    """The score of a row if the game ended now."""
    f = s.facts
    total = points(f, row)
    return ScoreView(
        attributes=attribute_points(f, row),
        paths=sum(path_points(f, row, card) for card in row[PATHS : PATHS + f.years] if card >= 0),
        penalty=penalty(f, row),
        total=total,
        rank=content.rank[rank(f, total)].id if s.seats == 1 else None,
    )
