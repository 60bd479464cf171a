"""Walks through fights with an AI hero who has one spell or one skill, so that each way the AI uses it is pinned.

Every spell has its walks, and every ability, specialty and artifact that an AI hero could use as its skill; also with
siege and with war machines. The tables are as rich as those of `walks_amid_riches.py`.

Of two numbers for each card, `walks_against_ai_heroes.toml` keeps the walks that come by lines which few other
tests run. `records/walks.py` finds this file by its name; the walks are tested and recorded with all others.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from games.heroes3.walks_amid_riches import GAME, enrich, to_the_first_turn
from games.heroes3.walks_thing_by_thing import OPTIONS, SEATS
from ludoteka.games.heroes3.facts import (
    ABILITY,
    AI,
    ARTIFACT,
    FEW,
    MAIN,
    NOBODY,
    PACK,
    SECONDARY,
    SPECIALTY,
    SPELL,
    WAR_MACHINE,
    Facts,
)
from ludoteka.games.heroes3.game import Heroes3Game
from ludoteka.games.heroes3.rules.ai.heroes import new_ai
from ludoteka.games.heroes3.rules.combat.start import StartCombat
from ludoteka.games.heroes3.rules.world.fields import own_town
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import AiHero
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Mode
from ludoteka.kernel.state import begin
from records.walks import Walker, game_of, read

STEPS = 60
COPIES = 5


def facts_of() -> Facts:
    """The content of the game."""
    game = game_of(GAME)
    assert isinstance(game, Heroes3Game)
    return game.facts


def candidates(each: int) -> list[str]:
    """All walks to choose from: a card and a number."""
    facts = facts_of()
    cards = [
        slug
        for card, slug in enumerate(facts.card_slugs)
        if facts.card_kind[card] == SPELL
        or (facts.card_kind[card] in (ABILITY, SPECIALTY, ARTIFACT) and facts.card[card].plays)
    ]
    return [f"{slug} {number}" for number in range(each) for slug in cards]


def walks_of() -> list[str]:
    """The walks that were chosen."""
    return list(read(Path(__file__).with_suffix(".toml")))


def walk(which: str) -> Iterator[str]:
    """The lines of a fight with an AI hero."""
    slug, _, number = which.rpartition(" ")
    walker = Walker(game_of(GAME), Mode(slug, SEATS, OPTIONS), int(number))
    s = to_the_first_turn(walker)
    enrich(s, walker.picks)
    s.difficulty = walker.picks.below(4)
    s.ais = [ai_hero(s, s.facts.card_number[slug], walker.picks)]
    start(s, int(number), walker.picks)
    begin(s, walker.luck)
    return walker.lines(STEPS)


def ai_hero(s: Heroes3, card: int, picks: Chance) -> AiHero:
    """An AI hero with copies of a spell, or with a card as its skill, and an army of any units."""
    facts = s.facts
    ai = new_ai(s, None, NOBODY, [], 0)
    ai.faction = picks.below(len(facts.faction_number))
    troops = [troop for troop, row in enumerate(facts.troop) if row.boxes & s.boxes and row.recruit[0]]
    ai.army = sorted({picks.pick(troops) for _ in range(5)})
    ai.army = [
        2 * troop + (PACK if facts.troop[troop].pack is not None and picks.below(2) else FEW) for troop in ai.army
    ]
    wanted = "cast" if facts.card_kind[card] == SPELL else "skill"
    every = [at for at, one in enumerate(facts.ai_card) if (one.effect == "cast") == (wanted == "cast")]
    ai.deck = sorted([*(picks.pick(every) for _ in range(6)), *(picks.below(len(facts.ai_card)) for _ in range(3))])
    spells = [at for at, kind in enumerate(facts.card_kind) if kind == SPELL and facts.card[at].boxes & s.boxes]
    if wanted == "cast":
        ai.spells = sorted([card] * COPIES + [picks.pick(spells)])
    else:
        ai.skill = card if facts.card_kind[card] == ABILITY else NOBODY
        ai.specialties = [] if ai.skill == card else [card]
        ai.spells = [picks.pick(spells)]
    ai.machines = [picks.pick([at for at, kind in enumerate(facts.card_kind) if kind == WAR_MACHINE])]
    ai.citadel = ai.tower = picks.below(2) == 1
    ai.moves = 3
    return ai


def start(s: Heroes3, number: int, picks: Chance) -> None:
    """The AI hero attacks a hero on the map or in town, or is attacked."""
    seat = picks.below(s.seats)
    player = s.players[seat]
    s.active = seat
    if number % 2:
        s.ais[0].at = player.at[MAIN]
        s.then(StartCombat(seat, MAIN, AI, MAIN, 0, player.at[MAIN]))
        return
    hero = MAIN if picks.below(3) else SECONDARY
    field = own_town(s, seat) if picks.below(2) else player.at[MAIN]
    player.at[hero] = player.came_from[hero] = field
    s.then(StartCombat(AI, MAIN, seat, hero, 0, field))
