"""Learning who wins: practice games that can be played again, weights from them, and scores on games held out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bots.toy import Toy, ToyGame, ToyLore
from ludoteka.bots import Mind, bot
from ludoteka.bots.mind import mind_of
from ludoteka.cli.train import seats_of, show
from ludoteka.i18n import Words
from ludoteka.kernel.action import Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.judgement_file import judgement_of
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import pending
from ludoteka.learning.positions import Position, all_positions, positions_of
from ludoteka.learning.practice import PracticeGame, SlippingBot, games_in, lineup, play_game, practise, replayed
from ludoteka.learning.study import fold_of, study

NAMES = ("points", "left")


class FeaturedLore(ToyLore):
    """Points and how much of the game is left."""

    def feature_names(self) -> tuple[str, ...]:
        return NAMES

    def features(self, s: Toy, seat: Seat) -> list[float]:
        return [float(s.points[seat]), float(s.left)]


def toy() -> ToyGame:
    return ToyGame(FeaturedLore())


# -- practice ---------------------------------------------------------------------------------------------------


def test_a_practice_game_can_be_played_again() -> None:
    game = toy()
    played = play_game(game, [2, 3], "again", 4)
    assert play_game(game, [2, 3], "again", 4) == played
    assert len(list(replayed(game, played))) == len(played.actions) + 1
    *_, last = replayed(game, played)
    assert list(last.places) == played.places


def test_games_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "toy.jsonl"
    game = toy()
    assert [one.number for one in practise(game, [2], "s", range(3), file)] == [0, 1, 2]
    with file.open("ab") as out:
        out.write(b'{"number": 3, "cut sh')
    assert [one.number for one in games_in(file)] == [0, 1, 2]
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:2]))
    assert [one.number for one in practise(game, [2], "s", range(3), file)] == [2]


def test_most_tables_are_between_equals() -> None:
    tables = [lineup(Chance.of("tables", "", number), 3) for number in range(200)]
    equals = sum(len(set(names)) == 1 for names in tables)
    assert 120 < equals < 190
    assert {name for names in tables for name in names} == {"easy", "normal", "hard"}


def test_a_bot_that_slips_takes_any_option_as_often_as_it_is_told() -> None:
    game = toy()

    def mind(chance: Chance) -> Mind:
        s = game.start(2, chance=Chance.of("toy"))
        return mind_of(game, s, pending(s)[0], -1, chance)

    steady = SlippingBot(bot("greedy", "s"), 0.0, "s")
    assert not {steady.choose(mind(steady.chance)) for _ in range(20)} & {("roll",), ("safe", 1)}
    slipping = SlippingBot(bot("greedy", "s"), 1.0, "s")
    assert len({slipping.choose(mind(slipping.chance)) for _ in range(60)}) == 6


# -- positions and weights --------------------------------------------------------------------------------------


def test_positions_tell_features_of_each_side_and_who_won() -> None:
    game = toy()
    played = play_game(game, [2], "told", 1)
    for one in positions_of(game, played):
        assert len(one.rows) == 2
        assert sum(one.won) == pytest.approx(1.0)
        assert [share > 0 for share in one.won] == [place == 1 for place in played.places]
        assert one.evaluated == [row[0] for row in one.rows]
    lost = PracticeGame(0, "told", ["easy"] * 2, 0.0, [], [2, 2])
    assert positions_of(game, lost) == []


def luck_and_points(count: int) -> list[Position]:
    """Positions of made-up games: who has more points wins, three times of four; the second feature is noise."""
    chance = Chance.of("made up")
    found: list[Position] = []
    for number in range(count):
        points = [float(chance.below(5)), 5.0 + chance.below(5)]
        if chance.below(2):
            points.reverse()
        better = int(points[1] > points[0])
        winner = better if chance.below(4) else 1 - better
        rows = [[own, float(chance.below(9))] for own in points]
        won = [1.0 if seat == winner else 0.0 for seat in range(2)]
        found.append(Position(number, number % 3, 2, rows, won, points, number % 2 == 0))
    return found


def test_weights_foretell_games_they_were_not_learned_from() -> None:
    positions = luck_and_points(600)
    found = study(NAMES, positions, {"game": "made up"})
    every = found.scores[0]
    learned, _, even = every.log_loss
    assert (every.group, every.positions, every.games) == ("all", 600, 600)
    assert learned < even - 0.08
    assert every.brier[0] < every.brier[2]
    assert {score.group for score in found.scores} == {"all", "part", "players", "equals"}
    ahead, behind = judgement_of(found.weights).chances([[8.0, 4.0], [2.0, 4.0]])
    assert 0.65 < ahead < 0.85
    assert ahead + behind == pytest.approx(1.0)
    assert found.weights.card["game"] == "made up"
    for one in found.reliability:
        if one.count > 200:
            assert abs(one.foretold - one.won) < 0.1


def test_positions_of_one_game_are_in_one_fold() -> None:
    game = toy()
    positions = all_positions(game, [play_game(game, [2], "folds", number) for number in range(4)])
    folds: dict[int, set[int]] = {}
    for one in positions:
        folds.setdefault(one.of, set()).add(fold_of(one))
    assert all(len(found) == 1 for found in folds.values())


def test_a_handful_of_games_teaches_nothing() -> None:
    with pytest.raises(ValueError, match="expected at least"):
        study(NAMES, luck_and_points(4), {})


# -- the command ------------------------------------------------------------------------------------------------


def test_seat_counts_are_named_or_half_of_them_are_two() -> None:
    assert seats_of("", [2, 3, 4, 6]) == [2, 2, 3, 4]
    assert seats_of("2,6", [2, 3, 4, 6]) == [2, 6]
    for wrong in ("5", "x", "2,,3"):
        with pytest.raises(BadOption, match="expected seat counts"):
            seats_of(wrong, [2, 3, 4, 6])


def test_the_report_is_told_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    found = study(NAMES, luck_and_points(60), {})
    game: Any = load_game("teaching:load")
    for language, word in (("en", "Log loss"), ("cs", "Logaritmická"), ("pl", "Strata")):
        show(found, Path("weights.json"), Words(language, game))
        told = capsys.readouterr().out
        assert word in told
        assert "ui-train" not in told


def test_what_was_learned_survives_its_file() -> None:
    weights = study(NAMES, luck_and_points(60), {"game": "made up"}).weights
    again = msgspec.json.decode(msgspec.json.encode(weights), type=type(weights))
    assert judgement_of(again).chances([[1.0, 2.0], [3.0, 4.0]]) == judgement_of(weights).chances(
        [[1.0, 2.0], [3.0, 4.0]]
    )
