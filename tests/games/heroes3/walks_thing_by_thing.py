"""Walks in which one card or one unit matters: everybody holds it, so each way to use it is pinned.

Among all cards of all boxes chance seldom puts a certain one where it can do something. Here every card has its walks,
on the map, in a fight and at the walls of a town, with copies of it in all hands, and every unit has fights as few and
as pack. The tables are as rich as those of `walks_amid_riches.py`.

`records/walks.py` finds this file by its name; the walks are tested, compared and recorded with all others.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.heroes3.walks_amid_riches import GAME, enrich, pick_a_fight, to_the_first_turn
from ludoteka.games.heroes3.facts import CITADEL, FEW, MAIN, PACK
from ludoteka.games.heroes3.game import Heroes3Game
from ludoteka.games.heroes3.rules.world.fields import own_town
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.game import Mode
from ludoteka.kernel.state import begin
from records.walks import Walker, game_of

BOXES = ("tower", "rampart", "fortress", "inferno", "stronghold", "conflux", "cove", "stretch_goals_2024")
OPTIONS = {"scenario": "brave_new_world", "factions": "random", **dict.fromkeys(BOXES, True)}
SEATS = 3
STEPS = 70
EACH = 3
"""Walks of each thing. Of a card, the first is on the map; of a unit, the first is fought by packs; the last one
begins with everybody behind walls."""
COPIES = 4


def walks_of() -> list[str]:
    """The walks: a card or a unit and a number."""
    game = game_of(GAME)
    assert isinstance(game, Heroes3Game)
    facts = game.facts
    things = [*(f"card {slug}" for slug in facts.card_slugs), *(f"unit {slug}" for slug in facts.troop_slugs)]
    return [f"{thing} {number}" for thing in things for number in range(EACH)]


def walk(which: str) -> Iterator[str]:
    """The lines of a walk in which one thing matters."""
    thing, _, number = which.rpartition(" ")
    kind, _, slug = thing.partition(" ")
    walker = Walker(game_of(GAME), Mode(thing, SEATS, OPTIONS), int(number))
    s = to_the_first_turn(walker)
    enrich(s, walker.picks)
    if kind == "card":
        deal(s, s.facts.card_number[slug])
    else:
        muster(s, s.facts.troop_number[slug], FEW if int(number) else PACK)
    if int(number) == EACH - 1:
        stay_behind_walls(s)
    if kind == "unit" or int(number):
        pick_a_fight(s, walker.picks)
        begin(s, walker.luck)
    return walker.lines(STEPS)


def stay_behind_walls(s: Heroes3) -> None:
    """Every main hero is at home, in a town with a citadel."""
    for seat, player in enumerate(s.players):
        player.at[MAIN] = player.came_from[MAIN] = own_town(s, seat)
        player.built |= 1 << CITADEL


def deal(s: Heroes3, card: int) -> None:
    """Copies of a card are in all hands."""
    for player in s.players:
        player.hand = sorted([card] * COPIES + player.hand[COPIES:])


def muster(s: Heroes3, troop: int, side: int) -> None:
    """A unit is the first of every army."""
    for player in s.players:
        if troop in player.army:
            at = player.army.index(troop)
        else:
            at = 0
            player.army[at] = troop
        player.sides[at] = side if s.facts.troop[troop].pack is not None else FEW
