"""Combats to test with: a board of a few units, hands of a few cards, dice that fall as written."""

from __future__ import annotations

from functools import cache

from ludoteka.games.heroes3 import content
from ludoteka.games.heroes3.facts import AI, FEW, MAIN, NEUTRALS, NOBODY, PACK
from ludoteka.games.heroes3.game import Heroes3Game, Heroes3Options
from ludoteka.games.heroes3.rules.ai.fighting import AiActs
from ludoteka.games.heroes3.rules.battlefield.damage import add_fighter
from ludoteka.games.heroes3.rules.battlefield.moments import START
from ludoteka.games.heroes3.rules.battlefield.siege import raise_walls
from ludoteka.games.heroes3.rules.combat.acting import Activation
from ludoteka.games.heroes3.rules.combat.end import CombatOver
from ludoteka.games.heroes3.rules.combat.rounds import CombatLoop, CombatRoundStart
from ludoteka.games.heroes3.rules.combat.start import StartCombat, new_combat
from ludoteka.games.heroes3.rules.combat.windows import CardWindow
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.state import Choice, Step, begin, pending, settle, take

ALL_BOXES = Heroes3Options(
    tower=True, rampart=True, fortress=True, inferno=True, stronghold=True, conflux=True, cove=True,
    stretch_goals_2024=True, factions="random",
)  # fmt: skip


class Dice(Chance):
    """Attack dice that show the faces they are given, then 0; everything else comes first of its kind."""

    def __init__(self, *faces: int) -> None:
        super().__init__(1, 2, 3, 4)
        self.faces = list(faces)

    def below(self, n: int) -> int:
        if n == 6:
            return 2 * (self.faces.pop(0) + 1) if self.faces else 2
        return 0


@cache
def game() -> Heroes3Game:
    return Heroes3Game(content.load())


@cache
def started(seats: int, scenario: str) -> Heroes3:
    """A game set up and played to its first turn, the first option each time."""
    luck = Chance.of("combats")
    options = ALL_BOXES if scenario == "auto" else Heroes3Options(scenario=scenario, factions="random")
    s = game().setup(seats, options, luck)
    begin(s, luck)
    while type(pending(s)[0]).__name__ != "Turn":
        choice = pending(s)[0]
        take(s, choice, choice.options(s)[0], luck)
    return s


def fresh(seats: int, scenario: str) -> Heroes3:
    """A copy of such a game that shares nothing with others, so that a test may put things where it likes."""
    s = started(seats, scenario).copy()
    s.own_map()
    s.own_piles()
    return s


class Fight:
    """A combat in progress and the dice it is played with."""

    def __init__(self, s: Heroes3, *faces: int) -> None:
        self.s = s
        self.dice = Dice(*faces)
        self.heard: list[Action] = []

    @property
    def c(self) -> Combat:
        assert self.s.combat is not None
        return self.s.combat

    def space(self, name: str) -> int:
        return game().names.spaces.index(name)

    def at(self, name: str) -> int:
        """The fighter on a space, -1 for none."""
        return self.c.board[self.space(name)]

    def unit(self, name: str) -> int:
        """The fighter of a unit, wherever it stands."""
        number = game().facts.troop_number[name]
        return next(f for f in range(len(self.c.form)) if self.c.form[f] >> 1 == number)

    def damage(self, name: str) -> int:
        return self.c.damage[self.at(name)]

    def card(self, name: str) -> int:
        return game().facts.card_number[name]

    def choice(self) -> Choice[Heroes3]:
        return pending(self.s)[0]

    def asks(self) -> str:
        return type(self.choice()).__name__

    def seat(self) -> int:
        return self.choice().seat

    def offered(self) -> list[str]:
        return [game().lexicon.text(action) for action in self.choice().options(self.s)]

    def roll(self, *faces: int) -> Fight:
        """The next attack dice."""
        self.dice.faces.extend(faces)
        return self

    def do(self, *texts: str) -> Fight:
        """Take these actions one after another; each must be offered."""
        for text in texts:
            choice = self.choice()
            action = game().lexicon.parse(text)
            assert action in choice.options(self.s), f"{text}: {self.asks()} offers {self.offered()}"
            self.s.heard = []
            take(self.s, choice, action, self.dice)
            self.heard += [event for _, event in self.s.heard]
            self.s.heard = None
            self.close()
        return self

    def close(self) -> None:
        """Let the end of a decided combat come."""
        c = self.s.combat
        while c is not None and c is self.s.combat and c.winner >= 0 and self.asks() == "Idle":
            self.s.heard = []
            take(self.s, self.choice(), ("done",), self.dice)
            self.heard += [event for _, event in self.s.heard]
            self.s.heard = None

    def run(self, *steps: Step[Heroes3]) -> Fight:
        """Push steps and let them run."""
        self.s.then_each(steps)
        self.s.chance = self.dice
        self.s.stack = self.s.agenda
        self.s.heard = []
        settle(self.s)
        self.heard += [event for _, event in self.s.heard]
        self.s.heard = None
        self.close()
        return self

    def passes(self) -> Fight:
        """Let card windows and rerolls go by until something else is asked or the combat is over."""
        while self.s.combat is not None and self.asks() in ("PlayCards", "RerollDie", "RerollGuard"):
            self.do("pass" if self.asks() == "PlayCards" else "keep-dice")
        return self

    def activate(self, name: str) -> Fight:
        """The unit on a space activates now, out of order."""
        self.c.activated[self.at(name)] = 0
        return self.run(Activation(self.at(name)))

    def attack(self, start: str, goal: str, *faces: int) -> Fight:
        """The unit on a space activates and attacks; nobody plays cards."""
        self.heard = []
        self.roll(*faces)
        self.activate(start)
        self.do(f"attack {goal}")
        return self.passes()

    def acts_by_ai(self, name: str) -> Fight:
        """The unit on a space acts by the AI rules."""
        fighter = self.at(name)
        self.c.active = fighter
        self.c.from_space = self.c.space[fighter]
        self.c.moved = self.c.attacked = False
        return self.run(AiActs(fighter))


Placed = tuple[str, str]
"""A unit and its space: `("griffins", "b2")`, `("pack griffins", "b2")`."""


def add(fight: Fight, side: int, unit: str, space: str, owned: bool) -> int:
    """A unit enters; an owned one stands in its player's unit deck too."""
    words = unit.split()
    facts = game().facts
    troop = facts.troop_number[words[-1]]
    form = troop * 2 + (PACK if words[0] == "pack" else FEW)
    row = NOBODY
    if owned:
        player = fight.s.players[side]
        row = len(player.army)
        player.army.append(troop)
        player.sides.append(form & 1)
        player.layers.append(())
        player.lent.append(0)
    return add_fighter(fight.c, form, side, row, fight.space(space), ())


def battle(
    own: list[Placed],
    enemy: list[Placed],
    *,
    faces: tuple[int, ...] = (),
    hand: tuple[str, ...] = (),
    enemy_hand: tuple[str, ...] = (),
    against: str = "player",
    hero: int = MAIN,
    enemy_hero: int = MAIN,
    siege: bool = False,
    scenario: str = "auto",
    gate: str = "b3",
    running: bool = True,
) -> Fight:
    """A combat of the first player, who sits below, against the second player, neutrals or an AI side above."""
    s = fresh(2 if scenario == "auto" else 1, scenario)
    fight = Fight(s, *faces)
    facts = s.facts
    for player in s.players:
        player.hand = []
        player.deck = Deck.of([])
        player.discard = []
        player.secret = []
        player.ongoing = []
        player.permanent = []
        player.army, player.sides, player.layers, player.lent = [], [], [], []
        player.morale = 0
        player.experts = 3
        player.stock = [50, 10, 10]
        player.faction = facts.faction_number["castle"]
    s.omens = []
    s.players[0].hand = sorted(facts.card_number[card] for card in hand)
    defender = {"player": 1, "neutrals": NEUTRALS, "ai": AI}[against]
    if against == "player":
        s.players[1].hand = sorted(facts.card_number[card] for card in enemy_hand)
        s.players[1].faction = facts.faction_number["dungeon"]
    field = s.players[0].at[MAIN]
    s.combat = new_combat(s, 0, hero, defender, NOBODY if against == "neutrals" else enemy_hero, NOBODY, field, 1)
    s.combat.siege = siege
    for unit, space in own:
        add(fight, 0, unit, space, True)
    for unit, space in enemy:
        add(fight, 1, unit, space, against == "player")
    if siege:
        raise_walls(s, fight.c, fight.space(gate))
    s.agenda.clear()
    s.agenda.append(Idle())
    s.agenda.append(CombatOver())
    if running:
        s.combat.round = 1
        s.agenda.append(Idle())
    return fight


class Idle(Choice[Heroes3]):
    """Keeps the agenda of a test from running on."""

    __slots__ = ()

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)

    def options(self, s: Heroes3) -> list[Action]:
        return [("done",)]

    def take(self, s: Heroes3, action: Action) -> None:
        pass


def whole(fight: Fight) -> Fight:
    """Play the combat from its first round, as the rules do."""
    fight.c.round = 0
    fight.s.agenda.clear()
    fight.s.agenda.append(Idle())
    fight.s.agenda.append(CombatOver())
    return fight.run(CardWindow(START, 0, 0), CombatRoundStart(), CombatLoop())


__all__ = ["Dice", "Fight", "Idle", "battle", "game", "started", "whole"]


def at_the_gates(defender: int, defender_hero: int) -> Fight:
    """Two players with an army each, the second one about to be attacked."""
    s = fresh(2, "auto")
    fight = Fight(s)
    facts = s.facts
    for player in s.players:
        player.hand = []
        player.army = [facts.troop_number[unit] for unit in ("halberdiers", "marksmen", "griffins", "crusaders")]
        player.sides = [FEW, PACK, FEW, FEW]
        player.layers = [(), (), (), ()]
        player.lent = [0, 0, 0, 0]
        player.stock = [20, 5, 5]
        player.permanent = []
        player.morale = 0
    field = s.players[1].at[MAIN]
    fight.run(StartCombat(0, MAIN, defender, defender_hero, NOBODY, field))
    return fight
