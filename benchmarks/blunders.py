"""Counts what a strong player would shake the head at, in games between bots.

    python benchmarks/blunders.py cyclades --bots expert --games 10 --seed blunders
    python benchmarks/blunders.py heroes3 --bots expert,hard --players 2 --json
    python benchmarks/blunders.py cyclades --bots hard --practice build/learning/cyclades.jsonl

Each kind has one definition, below, and is counted against the occasions there were. A line a game is written to
standard error, so that a long run shows where it is. Equal seeds play equal games as long as bots think alike; compare
two versions by the same seed and number of games. Run it on the compiled build (CONTRIBUTING.md). With `--practice` it
looks at games that `ludoteka train` or `benchmarks/duels.py --moves` has played, without slips, and counts what the
bots of that name did in them.

| kind | game | an occasion | it is counted when |
|---|---|---|---|
| filler | Cyclades | an action within a turn | the map is again as it was earlier in this turn, for more gold |
| to and fro | Heroes III | a step of a hero | the hero stood there before in this turn, and nothing was gained since |
| last walk | Heroes III | a step of a hero in the last round | as above |
| punished quest | Lords of Hellas | a quest goes on or ends | `evaluate` is lower with what it brings than before |
| no draw | Heroes III | cards may be drawn | fewer than possible are drawn |
| replaced building | Cyclades | a mandatory or bought building | it takes the place of another |
| missed win | all | an option wins at once | another is taken |
| missed stop | all | the option taken loses to somebody near to winning, with each of three lucks | another with none |
| lone path | Hadrian's Wall | a path card is chosen | `evaluate` cannot tell the two cards apart |
| fight without cards | Heroes III | a fight with a card in hand at its start | none is played in it |
| jump | Cyclades | a bid | it is more than one space above the least that would do |

Hadrian's Wall also tells the points of path cards for each player and game.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from ludoteka.bots import bot
from ludoteka.bots.play import Turns
from ludoteka.bots.search_looker import Looker
from ludoteka.bots.search_winning import Question
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import Choice, State, pending_for, take
from ludoteka.learning.practice import PracticeGame, begun, games_in

LUCKS = 3
"""With how much luck the winning question is asked."""
WIN = 5e5
"""What `evaluate` and the end of a game are worth together from here on is a win."""


class Watcher:
    """Looks at every decision of a game before and after it is taken, and counts occasions and blunders."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.occasions: Counter[str] = Counter()
        self.blunders: Counter[str] = Counter()
        self.sums: Counter[str] = Counter()
        self.watched: set[int] | None = None
        """The seats that are counted; None for all."""
        self.seat = 0
        """Who decides."""

    def is_watched(self, seat: int) -> bool:
        """Whether what a seat does is counted."""
        return self.watched is None or seat in self.watched

    def count(self, kind: str, blunder: bool) -> None:
        """Note an occasion, and whether it went wrong."""
        if not self.is_watched(self.seat):
            return
        self.occasions[kind] += 1
        self.blunders[kind] += blunder

    def begin(self, s: State) -> None:
        """A game begins."""

    def before(self, s: State, choice: Choice[Any], action: Action) -> None:
        """An action is about to be taken."""
        self.watch_win(s, choice, action)

    def after(self, s: State, choice: Choice[Any], action: Action) -> None:
        """It was taken."""

    def end(self, s: State) -> None:
        """The game is over."""

    def watch_win(self, s: State, choice: Choice[Any], action: Action) -> None:
        """Whether a win, or a stop, was there to be taken."""
        if not self.is_watched(choice.seat):
            return
        lore = self.game.lore
        options = choice.options(s)
        if len(options) == 1:
            return
        if lore.near(s, choice.seat) <= 1:
            found = Looker(lore, 400, 2400).look(s, choice, options, Chance.of("win"))
            winning = [one.action for one in found if one.value > WIN]
            if winning:
                self.count("missed win", action not in winning)
        question = Question(lore, choice.seat)
        if question.is_open(s) and all(self.loses(question, s, choice, action, luck) for luck in range(LUCKS)):
            others = [one for one in options if one != action]
            lost = [any(self.loses(question, s, choice, one, luck) for luck in range(LUCKS)) for one in others]
            self.count("missed stop", not all(lost))

    def loses(self, question: Question, s: State, choice: Choice[Any], action: Action, luck: int) -> bool:
        """Whether an option loses before the seat acts again."""
        twin, lucks, picks = s.copy(), Chance.of("luck", "", luck), Chance.of("picks", "", luck)
        return question.outcome(twin, choice, action, lucks, picks) == -1.0


class CycladesWatcher(Watcher):
    """Fillers, replaced buildings and jumps."""

    def begin(self, s: Any) -> None:
        self.active = -1
        self.seen: dict[tuple[object, ...], int] = {}

    def map_of(self, s: Any) -> tuple[object, ...]:
        """Everything on the map."""
        lists = (s.owner, s.soldiers, s.mercenaries, s.ships, s.heroes, s.buildings, s.figures, s.philosophers)
        return (*map(tuple, lists), tuple(s.metropolises), tuple(s.priestesses), tuple(s.creature_market))

    def before(self, s: Any, choice: Choice[Any], action: Action) -> None:
        super().before(s, choice, action)
        if s.active != self.active:
            self.active = s.active
            self.seen = {}
        if type(choice).__name__ == "OptionalActions":
            self.seen.setdefault(self.map_of(s), s.gold[choice.seat % s.terms.sides])
        if action[0] in ("build", "rebuild"):
            self.count("replaced building", action[0] == "rebuild")
        if action[0] == "bid" and len(action) == 3:
            least = [option for option in choice.options(s) if option[:2] == action[:2]]
            self.count("jump", least.index(action) > 1)

    def after(self, s: Any, choice: Choice[Any], action: Action) -> None:
        waiting = s.agenda[-1] if s.agenda else None
        if s.active == self.active != -1 and type(waiting).__name__ == "OptionalActions" and self.seen:
            gold = s.gold[choice.seat % s.terms.sides]
            self.count("filler", gold < self.seen.get(self.map_of(s), 0))


class WallWatcher(Watcher):
    """Path cards."""

    def before(self, s: Any, choice: Choice[Any], action: Action) -> None:
        if action[0] == "path" and len(choice.options(s)) > 1:
            worths = set()
            for option in choice.options(s):
                twin = s.copy()
                take(twin, choice, option, Chance.of("path"))
                worths.add(round(self.game.lore.evaluate(twin, choice.seat), 3))
            self.count("lone path", len(worths) == 1)

    def end(self, s: Any) -> None:
        from ludoteka.games.hadrians_wall.rules.scoring import all_path_points

        for seat, row in enumerate(s.rows):
            if not self.is_watched(seat):
                continue
            self.sums["path points"] += all_path_points(s.facts, row)
            self.sums["players"] += 1


class HellasWatcher(Watcher):
    """Quests, once what they bring has been chosen."""

    worth = 0.0
    quester = -1

    def before(self, s: Any, choice: Choice[Any], action: Action) -> None:
        super().before(s, choice, action)
        if action[0] == "advance-quest":
            self.worth = self.game.lore.evaluate(s, choice.seat)
            self.quester = choice.seat

    def after(self, s: Any, choice: Choice[Any], action: Action) -> None:
        waiting = s.agenda[-1] if s.agenda else None
        if self.quester == choice.seat and type(waiting).__name__ == "Turn" and not s.places:
            self.count("punished quest", self.game.lore.evaluate(s, choice.seat) < self.worth)
            self.quester = -1


class HeroesWatcher(Watcher):
    """Walks, draws and cards in fights."""

    def begin(self, s: Any) -> None:
        self.turn = (-1, -1)
        self.stood: dict[tuple[int, int], tuple[object, ...]] = {}
        self.fight: dict[int, bool] | None = None

    def gains(self, s: Any, seat: int) -> tuple[object, ...]:
        """All that a walk could be for."""
        player = s.players[seat]
        return (
            tuple(s.flag), tuple(s.once), tuple(s.black), tuple(s.stars), tuple(player.stock), player.xp, player.level,
            len(player.hand), player.deck.size(), tuple(s.atlas.tile), tuple(player.army), player.morale,
        )  # fmt: skip

    def before(self, s: Any, choice: Choice[Any], action: Action) -> None:
        if (s.round, s.active) != self.turn:
            self.turn = (s.round, s.active)
            self.stood = {}
        self.at = list(s.players[choice.seat].at)
        for hero, field in enumerate(self.at):
            self.stood.setdefault((hero, field), self.gains(s, choice.seat))
        if action[0] == "draw":
            most = max(int(option[1]) for option in choice.options(s) if option[0] == "draw")
            if most:
                self.count("no draw", int(action[1]) < most)

    def after(self, s: Any, choice: Choice[Any], action: Action) -> None:
        seat = choice.seat
        for hero, field in enumerate(s.players[seat].at):
            if field != self.at[hero] and field >= 0 and s.active == seat and s.combat is None:
                back = self.stood.get((hero, field)) == self.gains(s, seat)
                self.count("to and fro", back)
                if s.round == s.last_round:
                    self.count("last walk", back)
        if s.combat is not None and self.fight is None:
            self.fight = {one: False for one in range(s.seats) if s.players[one].hand and one == s.active}
        if self.fight is not None:
            if action[0] == "play" and seat in self.fight:
                self.fight[seat] = True
            if s.combat is None:
                for fighter, played in self.fight.items():
                    self.seat = fighter
                    self.count("fight without cards", not played)
                self.fight = None


WATCHERS = {
    "cyclades": CycladesWatcher,
    "hadrians_wall": WallWatcher,
    "lords_of_hellas": HellasWatcher,
    "heroes3": HeroesWatcher,
}


def play(watcher: Watcher, names: list[str], seed: str, number: int) -> State:
    """One game under watch."""
    game = watcher.game
    s: State = game.start(len(names), None, Chance.of(seed, "setup", number))
    luck = Chance.of(seed, "luck", number)
    turns = Turns(game, {seat: bot(name, f"{seed}/{number}/{seat}") for seat, name in enumerate(names)})
    watcher.begin(s)
    while not s.places:
        choice, action = turns.now(s, Chance.of(seed, "order", number))
        watcher.seat = choice.seat
        watcher.before(s, choice, action)
        take(s, choice, action, luck)
        watcher.after(s, choice, action)
    watcher.end(s)
    return s


def watch(watcher: Watcher, played: PracticeGame) -> State:
    """The same for a game that was played before."""
    game = watcher.game
    s, luck = begun(game, played.seed, played.number, len(played.bots))
    watcher.begin(s)
    for seat, aside, written in played.actions:
        choice = pending_for(s, seat) if aside < 0 else game.asides_for(s, seat)[aside]
        assert choice is not None
        action = tuple(written)
        watcher.seat = choice.seat
        watcher.before(s, choice, action)
        take(s, choice, action, luck)
        watcher.after(s, choice, action)
    watcher.end(s)
    return s


def main() -> None:
    parser = argparse.ArgumentParser(description="Counts blunders in games between bots.")
    parser.add_argument("game", choices=sorted(WATCHERS))
    parser.add_argument("--bots", default="expert", help="one name for all seats, or one for each, with commas")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", default="blunders")
    parser.add_argument("--practice", type=Path, help="look at the games of this file instead of playing some")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    names = given.bots.split(",")
    names = names * given.players if len(names) == 1 else names
    watcher = WATCHERS[given.game](load_game(given.game))
    games = 0
    if given.practice:
        for played in games_in(given.practice):
            watcher.watched = {seat for seat, name in enumerate(played.bots) if name.partition("?")[0] in names}
            if watcher.watched and not played.slips:
                watch(watcher, played)
                games += 1
    else:
        for games in range(1, given.games + 1):
            s = play(watcher, names, given.seed, games - 1)
            print(f"game {games}: places {s.places} {dict(watcher.blunders)}", file=sys.stderr, flush=True)
    report = {kind: [watcher.blunders[kind], watcher.occasions[kind]] for kind in sorted(watcher.occasions)}
    if given.json:
        print(json.dumps({"game": given.game, "bots": names, "games": games, "counts": report, **watcher.sums}))
        return
    print(f"{given.game}, {games} games of {', '.join(names)}")
    for kind, (blunders, occasions) in report.items():
        print(f"  {kind}: {blunders} of {occasions}")
    if watcher.sums["players"]:
        print(f"  points of path cards a player: {watcher.sums['path points'] / watcher.sums['players']:.1f}")


if __name__ == "__main__":
    main()
