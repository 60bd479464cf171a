"""The greedy bot with the evaluation of Lords of Hellas: it sees what leads to victory, takes it, and wins."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.scene import GAME, NAMES, Scene
from ludoteka.bots import bot
from ludoteka.bots.mind import mind_of
from ludoteka.games.lords_of_hellas.bot.evaluate import claim, evaluate, lands
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.state import pending, take


def chosen(scene: Scene, name: str = "greedy:4") -> str:
    """What the greedy bot does, in notation."""
    mind = mind_of(GAME, scene.s, scene.choice(), -1, Chance.of("bot"))
    return GAME.text(bot(name, "test").choose(mind))


def realm() -> Scene:
    """Three players with some land each."""
    scene = Scene().army(0, "epirus", 2, control=True).army(0, "macedonia", 2, control=True)
    scene.army(1, "crete", 2, control=True).army(1, "argolis", 3, control=True)
    return scene.army(2, "achaea", 2, control=True).army(2, "arcadia", 2, control=True)


# -- the evaluation ---------------------------------------------------------------------------------------------


def test_more_of_everything_good_is_worth_more() -> None:
    plain = evaluate(realm().turn().s, 0)
    assert evaluate(realm().control(0, "locris").turn().s, 0) > plain
    assert evaluate(realm().army(0, "epirus", 1).turn().s, 0) > plain
    assert evaluate(realm().priests(0, 1).turn().s, 0) > plain
    assert evaluate(realm().hand(0, "charge").turn().s, 0) > plain
    assert evaluate(realm().artifacts(0, "ambrosia").turn().s, 0) > plain
    assert evaluate(realm().blessings(0, "bluff").turn().s, 0) > plain
    assert evaluate(realm().glory(0, "red").turn().s, 0) > plain
    assert evaluate(realm().attributes(0, leadership=2).turn().s, 0) > plain
    assert evaluate(realm().temples("epirus").turn().s, 0) > plain
    assert evaluate(realm().slain(0, "hydra").turn().s, 0) > plain + 30


def test_what_is_bad_is_worth_less() -> None:
    plain = evaluate(realm().turn().s, 0)
    assert evaluate(realm().injuries(0, "speed").turn().s, 0) < plain
    assert evaluate(realm().covered(0, "march").turn().s, 0) < plain
    assert evaluate(realm().control(1, "laconia").turn().s, 0) < plain
    assert evaluate(realm().slain(1, "hydra").turn().s, 0) < plain
    assert evaluate(realm().king(1, "zeus", 2).control(1, "thessaly").turn().s, 0) < plain


def test_two_nearly_whole_lands_are_worth_more_than_scattered_regions() -> None:
    whole = Scene().control(0, "epirus", "macedonia", "thessaly", "chalkidiki").turn().s
    scattered = Scene().control(0, "epirus", "acarnania", "achaea", "crete").turn().s
    assert lands(whole, 0) > 3 * lands(scattered, 0)


def test_with_three_players_the_blue_land_leads_nowhere() -> None:
    blue = ("euboea", "boeotia", "attica", "corinthia")
    assert lands(Scene(3).control(0, *blue).s, 0) == 0
    assert lands(Scene(4).control(0, *blue).s, 0) > 0


def test_hoplites_beside_the_throne_and_a_hero_with_glory_are_a_claim() -> None:
    thessaly = NAMES.regions.index("thessaly")
    assert claim(Scene().s, 0, thessaly) == 0
    near = claim(Scene().army(0, "epirus", 2).s, 0, thessaly)
    assert (
        0
        < claim(Scene().army(0, "phocis", 2).s, 0, thessaly)
        < near
        < claim(Scene().army(0, "epirus", 4).s, 0, thessaly)
    )
    assert claim(Scene().glory(0, "red").hero(0, region="thessaly").s, 0, thessaly) > near


@pytest.mark.parametrize("quest", NAMES.quests)
def test_finishing_a_quest_is_worth_more_than_standing_before_its_end(quest: str) -> None:
    scene = Scene().army(0, "locris", 1, control=True).on_quest(0, quest, 2).turn()
    before = evaluate(scene.s, 0)
    scene.play("advance-quest")
    while scene.choice().seat == 0 and scene.asks() != "turn":
        take(scene.s, scene.choice(), scene.choice().options(scene.s)[-1], Chance.of("reward"))
    assert scene.s.quest_step[0] < 0
    assert evaluate(scene.s, 0) > before


def test_guards_do_not_save_a_throne_from_a_hero_with_glory() -> None:
    def seated(**glory: int) -> Scene:
        scene = Scene().king(1, "zeus", 1).army(1, "thessaly", 5, control=True).hero(2, region="epirus")
        scene.attributes(2, speed=3)
        for land, seat in glory.items():
            scene.glory(seat, land)
        return scene.turn()

    thessaly = evaluate(seated(red=2).s, 1) - evaluate(seated(yellow=2).s, 1)
    covered = seated(red=2).covered(2, "usurp")
    assert thessaly < -10
    assert evaluate(seated(red=2).s, 1) < evaluate(covered.s, 1) - 5


# -- the bot ----------------------------------------------------------------------------------------------------


def test_it_builds_the_fifth_temple() -> None:
    shrines = ("epirus", "aetolia", "corinthia", "messenia", "crete")
    scene = Scene().control(0, *shrines).temples(*shrines[:4]).turn()
    assert chosen(scene) == "special build-temple"
    scene.play("special build-temple")
    assert scene.won() == "p1 favourite-of-the-gods"


def test_it_completes_the_second_land() -> None:
    scene = Scene().control(0, "epirus", "macedonia", "thessaly", "chalkidiki", "laconia", "crete")
    scene.army(0, "laconia", 3).control(1, "argolis").turn()
    assert chosen(scene) in ("move-hoplites", "special march")


def test_it_strikes_the_last_wound_of_the_third_monster() -> None:
    scene = (
        Scene().slain(0, "hydra", "medusa").monster("minotaur", "crete", wounds="0 1 2").control(0, "thessaly").turn()
    )
    assert chosen(scene) == "use-artifact thunder-of-zeus"
    scene.play("use-artifact thunder-of-zeus")
    assert chosen(scene) == "strike-monster minotaur"


def test_it_takes_the_empty_throne() -> None:
    scene = Scene().king(1, "zeus", 0).glory(0, "red").hero(0, region="thessaly").turn()
    assert chosen(scene) == "special usurp"


def test_it_deals_the_wound_with_the_mark_and_takes_a_reward() -> None:
    scene = Scene().monster("minotaur", "epirus", wounds="0 2 3").hand(0, "trap-mace").combat_deck("glory-bow").turn()
    scene.play("special hunt")
    assert chosen(scene) == "wound trap-mace mace minotaur-2"
    scene.play("wound trap-mace mace minotaur-2")
    assert chosen(scene).startswith("take-reward")


def test_it_beats_two_random_bots() -> None:
    """Six games with rotated seats; it wins nearly all of them."""
    wins = 0
    for number in range(6):
        seed = str(number)
        luck, picks = Chance.of(seed, "luck"), Chance.of(seed, "picks")
        greedy = bot("greedy:1", seed)
        s = GAME.start(3, GAME.read_options({}), luck)
        decisions = 0
        while not s.places:
            choice = pending(s)[0]
            if choice.seat == number % 3:
                action = greedy.choose(mind_of(GAME, s, choice, -1, Chance.of(f"{seed} {decisions}", "bot")))
            else:
                action = picks.pick(choice.options(s))
            take(s, choice, action, luck)
            decisions += 1
        wins += s.places[number % 3] == 1
    assert wins >= 5
