"""The book of offers: everything a player may pay for in a year, with its cost, its group and what opens it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ludoteka.games.hadrians_wall import figures
from ludoteka.games.hadrians_wall.content import Building, Content, Items, Landmark
from ludoteka.games.hadrians_wall.facts import AMPLE, PIECE, Facts
from ludoteka.games.hadrians_wall.figures import Box, Group, Offer, Pairs, TrackBox
from ludoteka.games.hadrians_wall.numbers import (
    BATHS,
    BRIBE,
    BUILD,
    BUILDINGS,
    CIPPI,
    CITIZENS,
    COHORTS,
    COURTHOUSE,
    DRILL,
    END,
    EXCHANGE,
    EXPLORE,
    FATE,
    FIGHT,
    FILL,
    FORT,
    GLADIATORS,
    GUARD,
    INFRASTRUCTURE,
    ITEMS,
    LEFT,
    LUDUS,
    MARKET,
    MINING,
    NEUTRAL,
    OWN,
    RECRUIT,
    RIGHT,
    RULE,
    SHOW,
    SIDES,
    STRENGTH,
    TEMPLE,
    TEMPLES,
    THEATRE,
    TRACKS,
    TRACKS_END,
    TRADE,
    TRADERS,
    TRAIN,
    TRAINING,
    WALL,
)
from ludoteka.games.hadrians_wall.translation import by_id, cost_pairs, mask_of
from ludoteka.kernel.action import Action
from ludoteka.kernel.errors import BadContent
from ludoteka.kernel.fields import filled

Line = tuple[Action, Pairs, int, int]
"""An offer: its action, what it costs, its kind and what of that kind."""


def write_offers(f: Facts, content: Content) -> None:
    """Number the offers in the order of their actions, group them, and link them to what opens them."""
    lines = sorted([(("end-year",), (), END, 0), *left_sheet(content), *right_sheet(content), *buildings(content)])
    groups = sorted({(kind, what) for _, _, kind, what in lines})
    f.group = tuple(
        filled(
            Group,
            None,
            kind=kind,
            what=what,
            offers=mask_of(number for number, line in enumerate(lines) if line[2:] == (kind, what)),
        )
        for kind, what in groups
    )
    f.offer = tuple(
        filled(
            Offer,
            None,
            number=number,
            action=action,
            cost=cost,
            kind=kind,
            what=what,
            group=f.group[groups.index((kind, what))],
        )
        for number, (action, cost, kind, what) in enumerate(lines)
    )
    f.offer_of = {offer.action: offer for offer in f.offer}
    f.groups_of_kind = tuple(
        mask_of(number for number, group in enumerate(f.group) if group.kind == kind) for kind in range(END + 1)
    )
    f.without_kind = tuple(mask_of(offer.number for offer in f.offer if offer.kind != kind) for kind in range(END + 1))
    f.afford = tuple(
        tuple(mask_of(offer.number for offer in f.offer if paid(offer.cost, item) <= have) for have in range(AMPLE))
        for item in range(len(ITEMS))
    )
    f.lists = lists_of([offer.action for offer in f.offer])
    f.known = {}
    f.playable = tuple(playable_by(f, seats) for seats in range(len(f.neutral_cards)))
    f.playable_groups = tuple(
        mask_of(number for number, group in enumerate(f.group) if group.offers & playable) for playable in f.playable
    )
    link_tracks(f)
    link_buildings(f)


# -- what there is to pay for -------------------------------------------------------------------------------------


def left_sheet(content: Content) -> Iterator[Line]:
    """The tracks of the left sheet and the forum."""
    for cell, area in (
        (MINING, content.mining),
        (GUARD, content.guard),
        (CIPPI, content.cippi),
        (WALL, content.wall),
        (FORT, content.fort),
    ):
        yield from payments("fill", cell - TRACKS, area.cost_one_of, FILL, cell)
    yield from payments("fill", TRAINING - TRACKS, content.training.cost_one_of, DRILL, 0)
    for kinds in exchanges(content):
        yield ("exchange", *kinds), paid_both(kinds[0], kinds[1]), EXCHANGE, 0


def right_sheet(content: Content) -> Iterator[Line]:
    """The citizens and everything they open."""
    for i, citizens in enumerate(by_id(content.citizen, CITIZENS)):
        yield from payments("fill", TRADERS + i - TRACKS, citizens.cost_one_of, FILL, TRADERS + i)
    for i, temple in enumerate(by_id(content.temple, BUILDINGS[TEMPLE:BATHS])):
        yield from payments("fill", TEMPLES + i - TRACKS, temple.cost_one_of, FILL, TEMPLES + i)
    for gladiator in range(len(GLADIATORS)):
        yield from payments("train", gladiator, content.strength.cost_one_of, TRAIN, gladiator)
        yield ("fight", gladiator), (), FIGHT, gladiator
    for show in range(len(content.show_box)):
        yield ("show", show), cost_pairs(content.show.cost_one_of[0]), SHOW, show
    for bribe, box in enumerate(content.bribe_box):
        yield ("bribe", bribe), cost_pairs(box.cost), BRIBE, bribe
    for side, name in enumerate(SIDES):
        yield ("rule", side), cost_pairs(next(b.cost for b in content.ruling_box if b.column == name)), RULE, side
    for source in (FATE, LEFT, RIGHT, NEUTRAL, NEUTRAL + 1):
        yield ("trade", source), cost_pairs(content.trade.cost_one_of[0]), TRADE, 0
    for source in (OWN, LEFT, RIGHT, NEUTRAL, NEUTRAL + 1):
        yield ("scout", source), cost_pairs(content.scout.cost_one_of[0]), EXPLORE, source
    yield ("diplomat",), cost_pairs(content.diplomat.cost_one_of[0]), RECRUIT, 0


def buildings(content: Content) -> Iterator[Line]:
    """The buildings of both sheets that do not stand from the beginning, and the landmarks."""
    entries: list[Building | Landmark] = [*content.building, *content.landmark]
    for building in entries:
        if building.id not in content.start.built:
            number = BUILDINGS.index(building.id)
            yield ("build", number), cost_pairs(building.cost), BUILD, number


def payments(verb: str, place: int, cost_one_of: tuple[Items, ...], kind: int, what: int) -> Iterator[Line]:
    """The ways to pay for the next box of a track, each named by its item."""
    for cost in cost_one_of:
        yield (verb, place, single_item(cost)), cost_pairs(cost), kind, what


def single_item(cost: Items) -> int:
    """The item that pays for a box alone."""
    pairs = cost_pairs(cost)
    if len(pairs) != 1:
        raise BadContent("hadrians_wall: cost_one_of of a track must name exactly one item")
    return pairs[0][0]


def paid(cost: Pairs, item: int) -> int:
    """How many of an item a cost takes."""
    return sum(count for each, count in cost if each == item)


def paid_both(first: int, second: int) -> Pairs:
    """The cost of two workers, alike or not."""
    return ((first, 2),) if first == second else ((first, 1), (second, 1))


def exchanges(content: Content) -> list[tuple[int, int, int]]:
    """What the forum takes and gives: two workers for one of another kind than either (HW-FORUM-02)."""
    pays = [ITEMS.index(worker) for worker in content.forum.pay_from]
    gains = [ITEMS.index(worker) for worker in content.forum.gain_from]
    return sorted(
        (first, second, gained)
        for first in pays
        for second in pays
        for gained in gains
        if first <= second and gained not in (first, second)
    )


def lists_of(actions: list[Action]) -> tuple[tuple[list[Action], ...], ...]:
    """For each piece of an offer mask, the actions of every combination of its bits."""
    tables: list[tuple[list[Action], ...]] = []
    for start in range(0, len(actions), PIECE):
        table: list[list[Action]] = [[]]
        for action in actions[start : start + PIECE]:
            table += [[*row, action] for row in table]
        tables.append(tuple(table))
    return tuple(tables)


def playable_by(f: Facts, seats: int) -> int:
    """The offers for this number of players, by neighbours and neutral cards (HW-SETUP-07, HW-NEUTRAL-02)."""
    sources = {FATE, OWN}
    if seats > 1:
        sources.add(LEFT)
    if seats > 2:
        sources.add(RIGHT)
    sources.update(NEUTRAL + card for card in range(f.neutral_cards[seats]))
    return mask_of(
        offer.number for offer in f.offer if offer.action[0] not in ("trade", "scout") or offer.action[1] in sources
    )


# -- what opens them ----------------------------------------------------------------------------------------------


def link_tracks(f: Facts) -> None:
    """Which groups of offers to look at again after a box of a track was filled."""
    for number, group in enumerate(f.group):
        bit = 1 << number
        for cell, value in needs_of_group(f, group.kind, group.what):
            if cell == INFRASTRUCTURE:
                f.track[FORT][f.infrastructure.index(value) - 1].wakes |= bit
            elif cell < TRACKS_END and value > 0:
                f.track[cell][value - 1].wakes |= bit
        if group.kind == DRILL:
            wake_at(f, GUARD, f.column_ends[GUARD], bit)
        elif group.kind in (TRAIN, FIGHT):
            wake_at(f, STRENGTH + group.what, range(1, 1 + len(f.track[STRENGTH + group.what])), bit)
        elif group.kind == FILL:
            wake_at(f, group.what, boxes_that_close(f, group.what), bit)
            if TEMPLES <= group.what < STRENGTH and f.temple_after[group.what - TEMPLES] >= 0:
                f.track[f.temple_after[group.what - TEMPLES]][-1].wakes |= bit


def wake_at(f: Facts, track: int, filled_boxes: Iterable[int], bit: int) -> None:
    """Have a group looked at again when a track has this number of boxes filled."""
    for boxes in filled_boxes:
        f.track[track][boxes - 1].wakes |= bit


def boxes_that_close(f: Facts, track: int) -> Iterable[int]:
    """After how many boxes the next one of a track may be closed."""
    if track in (FORT, MINING, GUARD):
        return f.column_ends[track]
    if track < COHORTS:
        return (len(f.track[track]),)
    return range(1, 1 + len(f.track[track]))


def needs_of_group(f: Facts, kind: int, what: int) -> list[tuple[int, int]]:
    """Every threshold that some offer of a group waits for."""
    boxes: Sequence[Box | TrackBox | figures.Building] = ()
    if kind == FILL:
        boxes = f.track[what]
    elif kind == TRAIN:
        boxes = f.track[STRENGTH + what]
    elif kind == BUILD:
        boxes = (f.building[what],)
    elif kind == TRADE:
        boxes = f.hexagon
    elif kind == SHOW:
        boxes = (f.show[what],)
    elif kind == BRIBE:
        boxes = (f.bribe[what],)
    elif kind == RULE:
        boxes = f.ruling[what]
    elif kind == RECRUIT:
        boxes = f.diplomat
    elif kind == EXPLORE:
        boxes = f.scout
    return [pair for box in boxes for pair in box.needs]


HOME: Final = {TRADE: MARKET, SHOW: THEATRE, TRAIN: LUDUS, FIGHT: LUDUS, BRIBE: BATHS, RULE: COURTHOUSE}
"""The building whose inner boxes a kind of offers fills."""


def link_buildings(f: Facts) -> None:
    """Which groups of offers to look at again after a building was built, and which are out of reach before."""
    for number, group in enumerate(f.group):
        bit = 1 << number
        needed = building_of(f, group)
        if needed >= 0:
            f.building[needed].wakes |= bit
            f.building[needed].reach |= bit
        if group.kind == DRILL or (group.kind == FILL and has_columns(f, group.what)):
            for granary in {box.granary for box in f.track[GUARD]}:
                f.building[granary].wakes |= bit
        if group.kind == BUILD:
            f.building[group.what].group = bit


def has_columns(f: Facts, track: int) -> bool:
    """Whether granaries open a track column by column."""
    return f.track[track][0].granary >= 0


def building_of(f: Facts, group: Group) -> int:
    """The building without which a group is out of reach, -1 for none."""
    if group.kind == BUILD:
        return f.building[group.what].after
    if group.kind == FILL and TEMPLES <= group.what < STRENGTH:
        return TEMPLE + group.what - TEMPLES
    return HOME.get(group.kind, -1)
