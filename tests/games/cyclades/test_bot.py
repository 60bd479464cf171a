"""The greedy bot with the evaluation of Cyclades: it bids, builds and fights sensibly, and wins."""

from __future__ import annotations

import pytest

from games.cyclades.scene import GAME, Scene
from ludoteka.arena import selfplay
from ludoteka.bots import bot
from ludoteka.bots.mind import mind_of
from ludoteka.games.cyclades.bot.evaluate import evaluate
from ludoteka.games.cyclades.bot.outlook import is_between_epochs
from ludoteka.games.cyclades.bot.prospects import building_worth
from ludoteka.games.cyclades.bot.worth import gold_worth, shrinking
from ludoteka.games.cyclades.rules.actions import Duties
from ludoteka.games.cyclades.rules.offerings import Offerings
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.state import take


def chosen(scene: Scene, name: str = "greedy:6") -> str:
    """What the greedy bot does, in notation."""
    choice = scene.choice()
    mind = mind_of(GAME, scene.s, choice, -1, Chance.of("bot"))
    return GAME.text(bot(name, "test").choose(mind))


def realm() -> Scene:
    """Purple, yellow and blue with some land each."""
    scene = Scene().land("tinos", "purple", soldiers=1).land("mykonos", "purple", soldiers=1).land("ios", "purple")
    scene.land("syros", "yellow", soldiers=2).land("kea", "yellow", soldiers=1).land("kythnos", "yellow")
    return scene.land("polyaigos", "blue", soldiers=2).land("gyaros", "blue", soldiers=1).land("amorgos", "blue")


def bidding(scene: Scene, gods: str) -> Scene:
    """Purple bids first for the gods named."""
    scene.s.order = [0, 1, 2]
    named = [GAME.names.gods.index(god) for god in gods.split()]
    scene.go(0, "apollo", Offerings())
    scene.s.gods = named + [god for god in range(5) if god not in named]
    return scene


# -- the evaluation ---------------------------------------------------------------------------------------------


def test_more_of_everything_good_is_worth_more() -> None:
    plain = evaluate(realm().turn("purple").s, 0)
    assert evaluate(realm().land("thera", "purple").turn("purple").s, 0) > plain
    assert evaluate(realm().land("thera", "yellow").turn("purple").s, 0) < plain
    assert evaluate(realm().gold("purple", 3).turn("purple").s, 0) > plain
    assert evaluate(realm().cards("purple", priestesses=1).turn("purple").s, 0) > plain
    assert evaluate(realm().cards("purple", philosophers=1).turn("purple").s, 0) > plain
    assert evaluate(realm().sea("galene", "purple").turn("purple").s, 0) > plain
    assert evaluate(realm().hero("ajax", "purple", "ios").turn("purple").s, 0) > plain
    assert evaluate(realm().land("thera", "purple", metropolis="priestess").turn("purple").s, 0) > plain + 60


def test_a_building_that_would_only_replace_another_promises_nothing() -> None:
    def promised(scene: Scene) -> float:
        s = scene.land("syros", "yellow", soldiers=1).turn("purple").s
        return building_worth(s, 0, s.facts.god[GAME.names.gods.index("ares")].builds)

    replacing = promised(Scene().land("mykonos", "purple", port=1).land("ios", "purple", temple=1))
    spare = promised(Scene().land("mykonos", "purple", port=1).land("ios", "purple", port=1))
    free = promised(Scene().land("mykonos", "purple", port=1).land("ios", "purple"))
    assert replacing == 0.0
    assert 0.0 < spare < free


def test_three_metropolises_are_worth_far_more_than_two() -> None:
    two = realm().land("antiparos", "purple", metropolis="priestess priestess").turn("purple")
    three = realm().land("antiparos", "purple", metropolis="priestess priestess")
    three.land("thera", "purple", metropolis="three-gold").turn("purple")
    assert evaluate(three.s, 0) > evaluate(two.s, 0) + 300


def test_a_guarded_metropolis_is_worth_more_than_an_open_one() -> None:
    def with_garrison(soldiers: int) -> float:
        scene = (
            Scene().land("kea", "purple", soldiers=soldiers, metropolis="priestess").land("ios", "purple", soldiers=3)
        )
        scene.s.soldiers[scene.area("ios")] -= soldiers
        scene.s.soldier_supply[0] += soldiers
        return evaluate(scene.land("kythnos", "yellow", soldiers=2).turn("purple").s, 0)

    assert with_garrison(3) > with_garrison(2) > with_garrison(0)


def test_a_hoard_is_worth_little() -> None:
    assert gold_worth(5) - gold_worth(4) > 10 * (gold_worth(50) - gold_worth(49))
    assert shrinking(7, [3.0, 2.0, 1.0], 3) == 3 * 3 + 3 * 2 + 1


def test_the_evaluation_does_not_see_the_gold_of_others_but_through_samples() -> None:
    scene = realm().gold("yellow", 9).turn("purple")
    guess = GAME.resample(scene.s, 0, Chance.of("guess"))
    assert evaluate(guess, 0) == evaluate(scene.s, 0)


# -- between two epochs -----------------------------------------------------------------------------------------


def dawn(scene: Scene) -> float:
    """How purple stands before the first bid of an epoch."""
    scene.s.order = [0, 1, 2]
    scene.go(0, "apollo", Offerings())
    assert is_between_epochs(scene.s)
    return evaluate(scene.s, 0)


def test_between_epochs_gold_is_worth_more_than_amid_a_turn() -> None:
    rich = dawn(realm().gold("purple", 10)) - dawn(realm().gold("purple", 5))
    assert rich > 2 * (gold_worth(10) - gold_worth(5))
    assert dawn(realm().gold("purple", 30)) - dawn(realm().gold("purple", 25)) < rich / 3


def test_between_epochs_more_of_everything_good_is_worth_more() -> None:
    plain = dawn(realm())
    assert dawn(realm().land("thera", "purple")) > plain
    assert dawn(realm().land("thera", "yellow", soldiers=3, port=1)) < plain
    assert dawn(realm().sea("galene", "purple")) > plain
    assert dawn(realm().cards("purple", philosophers=2)) > dawn(realm().cards("purple", philosophers=1))
    assert dawn(realm().hero("ajax", "purple", "ios")) > plain
    assert dawn(realm().land("thera", "purple", metropolis="priestess")) > plain + 40
    one = dawn(realm().land("antiparos", "purple", port=1))
    two = dawn(realm().land("antiparos", "purple", port=1, temple=1))
    three = dawn(realm().land("antiparos", "purple", port=1, temple=1, academy=1))
    assert three > two > one > dawn(realm().land("antiparos", "purple"))
    assert three - two > two - one


def test_between_epochs_ends_with_the_first_bid() -> None:
    scene = bidding(realm().gold("purple", 5), "zeus athena")
    assert is_between_epochs(scene.s)
    take(scene.s, scene.choice(), scene.choice().options(scene.s)[0], Chance.of("luck"))
    assert not is_between_epochs(scene.s)
    assert not is_between_epochs(realm().turn("purple").s)


# -- bidding ----------------------------------------------------------------------------------------------------


def test_it_bids_for_the_god_that_completes_a_set() -> None:
    scene = realm().land("antiparos", "purple", port=1, temple=1).land("thera", "purple", academy=1).gold("purple", 12)
    assert chosen(bidding(scene, "ares zeus")).startswith("bid ares ")


def test_it_bids_for_the_fourth_philosopher() -> None:
    scene = realm().cards("purple", philosophers=3).gold("purple", 12)
    assert chosen(bidding(scene, "zeus athena")).startswith("bid athena ")


def test_it_pays_no_more_than_others_could_outbid() -> None:
    scene = realm().land("antiparos", "purple", port=1, temple=1).land("thera", "purple", academy=1).gold("purple", 20)
    scene.gold("yellow", 3).gold("blue", 2)
    god, amount = chosen(bidding(scene, "ares zeus")).split()[1:]
    assert god == "ares"
    assert int(amount) <= 4


# -- building and sacrificing -----------------------------------------------------------------------------------


def test_it_builds_the_missing_type_with_hera() -> None:
    scene = realm().land("antiparos", "purple", port=1, temple=1).land("thera", "purple", academy=1)
    scene.go(0, "hera", Duties(0, True, False))
    assert chosen(scene).startswith("build fortress ")


def test_it_buys_the_philosopher_that_makes_a_metropolis() -> None:
    assert chosen(realm().cards("purple", philosophers=3).gold("purple", 4).turn("purple")) == "buy-philosopher"


def test_it_sacrifices_a_hero_for_a_metropolis() -> None:
    scene = realm().hero("jason", "purple", "ios").sea("galene", "purple", 8).turn("purple")
    assert chosen(scene) == "sacrifice jason"


def test_it_ends_its_turn_when_nothing_is_left_to_gain() -> None:
    assert chosen(realm().turn("purple")) == "end-turn"


# -- fighting ---------------------------------------------------------------------------------------------------


def test_it_takes_an_open_metropolis() -> None:
    scene = realm().land("sikinos", "yellow", metropolis="three-gold").land("ios", "purple", soldiers=2)
    scene.gold("purple", 2).turn("purple", "ares")
    assert chosen(scene) == "march ios"
    assert chosen(scene.play("march ios")) in ("troops 1 0", "troops 2 0")


def test_it_does_not_storm_a_stronghold() -> None:
    scene = realm().land("sikinos", "yellow", soldiers=5, fortress=1).land("ios", "purple", soldiers=1)
    scene.land("antiparos", "purple").gold("purple", 1).turn("purple", "ares")
    assert chosen(scene) != "march ios"


def test_it_retreats_from_a_lost_battle() -> None:
    scene = Scene().land("ios", "purple", soldiers=4).land("tinos", "purple", soldiers=3).sea("galene", "purple")
    scene.land("anafi", "purple", fortress=2).sea("halia", "purple").land("sikinos", "blue").land("antiparos", "blue")
    scene.land("thera", "yellow", soldiers=7).land("kea", "yellow").sea("galatea", "yellow").gold("yellow", 3)
    scene.turn("yellow", "ares").dice(3, 0).play("march thera", "move-to ios", "troops 7 0")
    assert scene.asks() == "defender-retreat"
    assert chosen(scene).startswith("retreat ")


def test_it_stays_in_a_battle_it_wins() -> None:
    scene = Scene().land("ios", "purple", soldiers=5).land("kea", "purple").land("sikinos", "yellow", soldiers=2)
    scene.land("tinos", "yellow").land("antiparos", "purple").gold("purple", 3).turn("purple", "ares").dice(3, 0).play(
        "march ios", "troops 5 0"
    )
    assert scene.asks() == "attacker-retreat"
    assert chosen(scene) == "stay"


def test_it_gives_up_a_soldier_before_a_hero() -> None:
    scene = Scene().land("ios", "purple", soldiers=1).land("kea", "purple").hero("penthesilea", "purple", "ios")
    scene.land("sikinos", "yellow", soldiers=4).land("tinos", "yellow").gold("yellow", 3).turn("yellow", "ares")
    scene.dice(3, 0).play("march sikinos", "move-to ios", "troops 4 0")
    assert scene.asks() == "casualty"
    assert chosen(scene) == "lose-soldier"


def test_it_sends_kraken_to_enemy_ships() -> None:
    scene = realm().sea("halia", "yellow", 4).sea("galene", "purple", 2).gold("purple", 3).market("kraken")
    assert chosen(scene.turn("purple").play("bribe kraken")) == "place-figure halia"


# -- winning ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_it_beats_two_random_bots_from_every_seat(seat: int) -> None:
    bots = ["random"] * 3
    bots[seat] = "greedy:1"
    played = selfplay("ludoteka.games.cyclades:load", 3, bots=bots, games=3, seed=f"bot {seat}")
    assert played.games == 3
    assert played.results[seat].wins >= 2


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_it_wins_nine_of_ten_games_against_two_random_bots(seat: int) -> None:
    bots = ["random"] * 3
    bots[seat] = "greedy"
    played = selfplay("ludoteka.games.cyclades:load", 3, bots=bots, games=200, seed="soak", jobs=2)
    assert played.results[seat].wins >= 180
