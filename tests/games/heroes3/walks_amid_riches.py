"""Walks that begin in the midst of plenty: hands, armies and towns full of what games seldom bring together.

Each table is set up as usual. Then everybody holds cards, units and machines drawn from all that the boxes have, every
tile lies open, and heroes stand where chance puts them. From there a walker goes on as in `records/walks.py`, and only
digests are kept, in `walks_amid_riches.toml`: so rare cards, units and rules of scenarios are pinned as the others are.

`records/walks.py` finds this file by its name; the walks are tested, compared and recorded with all others.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ludoteka.games.heroes3.facts import BUILDINGS, FEW, MAIN, NEUTRALS, NOBODY, PACK, WAR_MACHINE
from ludoteka.games.heroes3.rules.combat.start import StartCombat
from ludoteka.games.heroes3.rules.world.atlas import turn_up
from ludoteka.games.heroes3.rules.world.fields import guard_at
from ludoteka.games.heroes3.rules.world.links import change_fields
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Player
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.game import Mode
from ludoteka.kernel.state import begin, pending, take
from records.walks import Walker, game_of

GAME = "heroes3"
STEPS = 160
EACH = 16


@cache
def modes() -> dict[str, Mode]:
    """The modes of the game, by name."""
    return {mode.name: mode for mode in game_of(GAME).modes()}


def walks_of() -> list[str]:
    """The walks: a mode and a number; even ones begin on the map, odd ones with a fight."""
    return [f"{name} {number}" for name in modes() for number in range(EACH)]


def walk(which: str) -> Iterator[str]:
    """The lines of a walk that begins with riches."""
    name, _, number = which.rpartition(" ")
    walker = Walker(game_of(GAME), modes()[name], int(number))
    s = to_the_first_turn(walker)
    enrich(s, walker.picks)
    if int(number) % 2:
        pick_a_fight(s, walker.picks)
        begin(s, walker.luck)
    return walker.lines(STEPS)


def to_the_first_turn(walker: Walker) -> Heroes3:
    """The table, set up with the first option of every choice."""
    s: Heroes3 = walker.state
    while type(pending(s)[0]).__name__ != "Turn":
        choice = pending(s)[0]
        take(s, choice, choice.options(s)[0], walker.luck)
    return s


def pick_a_fight(s: Heroes3, picks: Chance) -> None:
    """A main hero attacks another one, or neutral units."""
    attacker = picks.below(s.seats)
    enemies = [seat for seat in range(s.seats) if not s.allied(seat, attacker)]
    guarded = [field for field in range(len(s.flag)) if guard_at(s, field) and field not in s.players[attacker].at]
    if enemies and (picks.below(3) or not guarded):
        seat = picks.pick(enemies)
        s.then(StartCombat(attacker, MAIN, seat, MAIN, NOBODY, s.players[seat].at[MAIN]))
    elif guarded:
        field = picks.pick(guarded)
        s.players[attacker].at[MAIN] = field
        s.then(StartCombat(attacker, MAIN, NEUTRALS, NOBODY, NOBODY, field))


def enrich(s: Heroes3, picks: Chance) -> None:
    """Give everybody plenty and put heroes anywhere."""
    s.own_map()
    s.own_piles()
    for place in range(len(s.atlas.tile)):
        if s.atlas.rotation[place] == NOBODY and s.atlas.tile[place] != NOBODY:
            s.atlas = turn_up(s.facts, s.atlas, place, s.atlas.tile[place], picks.below(6))
            change_fields(s, place)
    for player in s.players:
        fill(s, player, picks)
        settle_anywhere(s, player, picks)


def fill(s: Heroes3, player: Player, picks: Chance) -> None:
    """Cards, units, machines and buildings of all kinds."""
    facts = s.facts
    cards = [
        card for card, row in enumerate(facts.card) if row.boxes & s.boxes and (row.plays or row.spell is not None)
    ]
    player.hand = sorted(picks.pick(cards) for _ in range(8))
    player.secret = []
    player.deck = Deck.of(sorted(picks.pick(cards) for _ in range(8)))
    player.discard = [picks.pick(cards) for _ in range(4)]
    machines = [card for card, kind in enumerate(facts.card_kind) if kind == WAR_MACHINE]
    player.permanent = sorted({picks.pick(machines) for _ in range(2)})
    troops = [troop for troop, row in enumerate(facts.troop) if row.boxes & s.boxes and row.recruit[0]]
    player.army = sorted({picks.pick(troops) for _ in range(5)})
    player.sides = [PACK if facts.troop[troop].pack is not None and picks.below(2) else FEW for troop in player.army]
    player.layers = [() for _ in player.army]
    player.lent = [0 for _ in player.army]
    player.stock = [30, 8, 8]
    player.experts = 3
    player.morale = picks.below(3) - 1
    player.level = 2 + picks.below(4)
    player.xp = facts.xp_for_level[player.level]
    player.built = picks.below(1 << BUILDINGS)


def settle_anywhere(s: Heroes3, player: Player, picks: Chance) -> None:
    """The main hero stands on a field of the map, free of others, and can move."""
    taken = {other.at[hero] for other in s.players for hero in range(2)}
    free = [
        field
        for field in range(len(s.flag))
        if s.atlas.spot[field] != NOBODY
        and s.facts.location[s.facts.spot_location[s.atlas.spot[field]]].id not in ("blocked", "town")
        and not s.facts.spot_guard[s.atlas.spot[field]]
        and field not in taken
    ]
    if free and player.at[MAIN] != NOBODY:
        player.at[MAIN] = player.came_from[MAIN] = picks.pick(free)
    player.moves = [5, 3]
