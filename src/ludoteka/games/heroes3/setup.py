"""How a game of Heroes III begins: an empty table for a scenario, then its set-up step by step (H3-SETUP)."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.scenarios import Scenario
from ludoteka.games.heroes3.entries.words import MODES
from ludoteka.games.heroes3.facts import ALL_TOKENS, ALLIANCE, CAMPAIGN, COOPERATIVE, NOBODY, Facts
from ludoteka.games.heroes3.rules.marks import STORY_LINKED
from ludoteka.games.heroes3.rules.setup.begin import ChooseFactions
from ludoteka.games.heroes3.rules.world.atlas import empty_atlas
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Player
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.deck import Deck


def new_player(seats: int, team: int) -> Player:
    """A player before anything was taken (H3-SETUP-01, H3-SETUP-02)."""
    player = Player()
    player.faction = NOBODY
    player.hero = NOBODY
    player.team = team
    player.out = False
    player.level = 1
    player.xp = 0
    player.morale = 0
    player.discard_due = False
    player.stock = [0, 0, 0]
    player.income = [0, 0, 0]
    player.built = 0
    player.guild_round = 0
    player.tokens = ALL_TOKENS
    player.used_buildings = 0
    player.army = []
    player.sides = []
    player.layers = []
    player.lent = []
    player.starters = []
    player.at = [NOBODY, NOBODY]
    player.moves = [0, 0]
    player.came_from = [NOBODY, NOBODY]
    player.hand = []
    player.secret = []
    player.deck = Deck.of([])
    player.discard = []
    player.ongoing = []
    player.permanent = []
    player.experts = 0
    player.power = 0
    player.cubes = [0] * seats
    player.beaten = 0
    player.homeless = 0
    player.far_tiles = []
    player.marks = 0
    player.scrolls = []
    return player


def teams_of(one: Scenario, seats: int, pairs: bool) -> tuple[tuple[int, ...], ...]:
    """The teams that a scenario prints for a number of players in an alliance (H3-MODE-04)."""
    for plan in one.alliances:
        if plan.players == seats and plan.pairs == pairs:
            return plan.teams
    return one.teams


def mode_of(one: Scenario, seats: int) -> int:
    """The mode of a scenario with this number of players (H3-MODE-01)."""
    for plan in one.modes:
        if plan.players == seats:
            return MODES.index(plan.mode)
    return MODES.index(one.mode)


def bare_table(
    facts: Facts,
    scenario: int,
    difficulty: int,
    boxes: int,
    optional: int,
    seats: int,
    in_teams: bool = False,
    in_pairs: bool = False,
) -> Heroes3:
    """A table with nothing on it but the players (H3-SETUP-01)."""
    one = facts.scenario[scenario]
    mode = ALLIANCE if in_teams else mode_of(one, seats)
    s = Heroes3(seats)
    s.facts = facts
    s.scenario = scenario
    s.mode = mode
    s.difficulty = difficulty
    s.boxes = boxes
    s.optional = optional
    s.round = 0
    s.last_round = one.rounds + one.extra_rounds - one.fewer_rounds[difficulty]
    s.first = 0
    s.active = NOBODY
    s.order = []
    s.atlas = empty_atlas()
    s.black = []
    s.flag = []
    s.once = []
    s.stars = []
    s.settled = []
    s.lords = []
    s.players = [new_player(seats, team_of(one, seat, seats, mode, in_pairs)) for seat in range(seats)]
    s.ais = []
    lay_out_empty_decks(s)
    s.machines = []
    s.removed = []
    s.looked = []
    s.looker = NOBODY
    s.shown = []
    s.spare_tiles = [[] for _ in range(6)]
    s.grail = NOBODY
    s.shared = []
    s.feats = [0] * seats
    s.lost_combats = 0
    s.combat = None
    s.story = [0] * 16
    s.ledger = {}
    s.own_scenario = ""
    s.dice = []
    s.fair = None
    s.relink()
    return s


def lay_out_empty_decks(s: Heroes3) -> None:
    """The decks and discard piles without their cards."""
    s.decks = [Deck.of([]) for _ in range(3)]
    s.discards = [[], [], []]
    s.neutral_decks = [Deck.of([]) for _ in range(4)]
    s.neutral_discards = [[], [], [], []]
    s.astrologers_deck = Deck.of([])
    s.astrologers_discard = []
    s.omens = []
    s.event_deck = Deck.of([])
    s.event_discard = []
    s.event_drawer = 0


def team_of(scenario: Scenario, seat: int, seats: int, mode: int, in_pairs: bool) -> int:
    """The team of a player; whoever has no allies is a team alone (H3-SETUP-01)."""
    if mode == ALLIANCE:
        for number, members in enumerate(teams_of(scenario, seats, in_pairs)):
            if seat + 1 in members:
                return number
    return 0 if mode in (CAMPAIGN, COOPERATIVE) else seat


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
    in_teams: bool,
    in_pairs: bool,
    chance: Chance,
) -> Heroes3:
    """A State at the very beginning (H3-SETUP)."""
    s = bare_table(facts, scenario, difficulty, boxes, optional, seats, in_teams, in_pairs)
    s.first = chance.below(seats) if random_first else 0
    s.event_drawer = s.first
    s.story[STORY_LINKED] = 1 if linked else 0
    s.then(ChooseFactions(drawn_factions))
    return s
