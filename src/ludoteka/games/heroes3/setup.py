"""How a game of Heroes III begins: an empty table for a scenario, then its set-up step by step (H3-SETUP)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import ALL_TOKENS, ALLIANCE, CAMPAIGN, CLASH, COOPERATIVE, NOBODY, Facts
from ludoteka.games.heroes3.rules.atlas import empty_atlas
from ludoteka.games.heroes3.rules.begin import ChooseFactions
from ludoteka.games.heroes3.rules.marks import STORY_LINKED
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Player
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.deck import Deck


def new_player(seats: int, team: int) -> Player:
    """A player before anything was taken (H3-SETUP-01, H3-SETUP-02)."""
    return Player(
        faction=NOBODY,
        hero=NOBODY,
        team=team,
        out=False,
        level=1,
        xp=0,
        morale=0,
        discard_due=False,
        stock=[0, 0, 0],
        income=[0, 0, 0],
        built=0,
        guild_round=0,
        tokens=ALL_TOKENS,
        used_buildings=0,
        army=[],
        sides=[],
        layers=[],
        lent=[],
        starters=[],
        at=[NOBODY, NOBODY],
        moves=[0, 0],
        came_from=[NOBODY, NOBODY],
        hand=[],
        secret=[],
        deck=Deck.of([]),
        discard=[],
        ongoing=[],
        permanent=[],
        experts=0,
        power=0,
        cubes=[0] * seats,
        beaten=0,
        homeless=0,
        far_tiles=[],
        marks=0,
        scrolls=[],
    )


def mode_of(mode: str) -> int:
    """The number of a mode."""
    if mode == "campaign":
        return CAMPAIGN
    if mode == "alliance":
        return ALLIANCE
    return COOPERATIVE if mode == "cooperative" else CLASH


def bare_table(facts: Facts, scenario: int, difficulty: int, boxes: int, optional: int, seats: int) -> Heroes3:
    """A table with nothing on it but the players (H3-SETUP-01)."""
    one = facts.scenario[scenario]
    mode = mode_of(one.mode)
    players: list[Player] = []
    for seat in range(seats):
        team = seat
        if mode == COOPERATIVE:
            team = 0
        for number in range(len(one.teams)):
            if seat + 1 in one.teams[number]:
                team = number
        players.append(new_player(seats, team))
    return Heroes3(
        seats=seats,
        facts=facts,
        scenario=scenario,
        mode=mode,
        difficulty=difficulty,
        boxes=boxes,
        optional=optional,
        round=0,
        last_round=one.rounds + one.extra_rounds,
        first=0,
        active=NOBODY,
        order=[],
        atlas=empty_atlas(),
        black=[],
        flag=[],
        once=[],
        stars=[],
        settled=[],
        lords=[],
        players=players,
        ais=[],
        decks=[Deck.of([]) for _ in range(3)],
        discards=[[], [], []],
        neutral_decks=[Deck.of([]) for _ in range(4)],
        neutral_discards=[[], [], [], []],
        astrologers_deck=Deck.of([]),
        astrologers_discard=[],
        omens=[],
        event_deck=Deck.of([]),
        event_discard=[],
        event_drawer=0,
        machines=[],
        removed=[],
        looked=[],
        looker=NOBODY,
        shown=[],
        spare_tiles=[[] for _ in range(6)],
        grail=NOBODY,
        shared=[],
        feats=[0] * seats,
        lost_combats=0,
        combat=None,
        story=[0] * 16,
        dice=[],
        fair=None,
    )


def new_game(
    facts: Facts,
    scenario: int,
    difficulty: int,
    boxes: int,
    optional: int,
    seats: int,
    drawn_factions: bool,
    random_first: bool,
    linked: bool,
    chance: Chance,
) -> Heroes3:
    """A State at the very beginning (H3-SETUP-01 to H3-SETUP-14)."""
    s = bare_table(facts, scenario, difficulty, boxes, optional, seats)
    s.first = chance.below(seats) if random_first else 0
    s.event_drawer = s.first
    s.story[STORY_LINKED] = 1 if linked else 0
    s.then(ChooseFactions(drawn_factions))
    return s
