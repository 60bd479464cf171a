"""The start of an epoch, income, upkeep, and the end of the game (sections 4, 5, 7 and 18 of the rules)."""

from __future__ import annotations

import pytest

from games.cyclades.helpers import asked, auction, columns, duties, faction, god, run
from games.cyclades.scene import FACTIONS, GAME, Scene
from ludoteka.games.cyclades.facts import CHIMERA, NOBODY
from ludoteka.games.cyclades.rules.bribes import refill_creature_market
from ludoteka.games.cyclades.rules.epoch import EndOfEpoch, Epoch, start_epoch, turn_gods
from ludoteka.games.cyclades.rules.heroes import refill_hero_market
from ludoteka.games.cyclades.rules.income import Income, income_of
from ludoteka.games.cyclades.rules.offerings import Offerings
from ludoteka.games.cyclades.rules.upkeep import Upkeep
from ludoteka.kernel.chance import Chance


def on_offer(scene: Scene) -> list[str]:
    return ["" if one == NOBODY else GAME.names.creatures[one] for one in scene.s.creature_market]


# -- start ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-EPOCH-01")
def test_phases_in_order_and_no_start_in_the_first_epoch() -> None:
    scene = Scene().land("tinos", "purple").land("kea", "yellow").land("thera", "blue").market("harpy", "giant")
    scene.s.epoch = 0
    run(scene, Epoch())
    assert on_offer(scene) == ["harpy", "giant", "", ""], "the first epoch skips its start"
    assert [text.split()[0] for text in scene.told()] == ["epoch", "income", "income", "income"]
    assert scene.asks() == "bid"
    scene.s.agenda.clear()
    run(scene, Epoch())
    assert on_offer(scene)[0] == "giant"
    heard = [text.split()[0] for text in scene.told()]
    second = heard[heard.index("epoch", 1) :]
    assert second.index("creature-left") < second.index("gods-moved") < second.index("income")


@pytest.mark.rule("CYC-EPOCH-02")
def test_empty_hero_spaces_are_refilled() -> None:
    scene = Scene().hero_market("ajax")
    scene.s.chance = Chance.of("heroes")
    refill_hero_market(scene.s)
    assert scene.s.hero_market[0] == GAME.names.heroes.index("ajax")
    assert scene.s.hero_market[1] != NOBODY
    assert scene.s.hero_deck.size() == 7


@pytest.mark.rule("CYC-EPOCH-02")
def test_the_fallen_come_back_when_the_hero_deck_is_empty() -> None:
    scene = Scene()
    scene.s.chance = Chance.of("heroes")
    scene.s.hero_deck.pool.clear()
    scene.s.hero_discard = [4]
    refill_hero_market(scene.s)
    assert scene.s.hero_market == [4, NOBODY], "without any card left a space stays empty"
    assert scene.s.hero_discard == []


@pytest.mark.rule("CYC-EPOCH-03", "CYC-TV-01")
def test_the_cheapest_creature_leaves_and_the_others_slide() -> None:
    scene = Scene().market("charon", "", "chimera", "").deck("harpy", "giant", "sylph")
    refill_creature_market(scene.s)
    assert on_offer(scene) == ["chimera", "harpy", "giant", "sylph"]
    assert scene.pile() == ["charon"]


@pytest.mark.rule("CYC-EPOCH-03")
def test_an_empty_cheapest_space_discards_nothing() -> None:
    scene = Scene().market("", "griffin", "", "satyr").deck("harpy", "giant")
    refill_creature_market(scene.s)
    assert on_offer(scene) == ["griffin", "satyr", "harpy", "giant"]
    assert scene.pile() == []


@pytest.mark.rule("CYC-EPOCH-03", "CYC-TV-41")
def test_chimera_is_shuffled_in_before_the_refill() -> None:
    scene = Scene().market("chimera").discards("charon", "dryad", "graeae")
    deck = ["griffin", "harpy", "cyclops", "giant", "pegasus"]
    scene.s.creature_deck.pool = sorted(scene.creature(name) for name in deck)
    scene.s.chance = Chance.of("chimera")
    refill_creature_market(scene.s)
    assert scene.pile() == []
    drawn = [one for one in scene.s.creature_market if one != NOBODY]
    nine = sorted([CHIMERA, *(scene.creature(name) for name in [*deck, "charon", "dryad", "graeae"])])
    assert sorted(drawn + scene.s.creature_deck.cards()) == nine
    assert len(drawn) == 4
    fresh: set[int] = set()
    for seed in range(40):
        other = Scene().market("chimera").discards("charon", "dryad", "graeae")
        other.s.creature_deck.pool = sorted(scene.creature(name) for name in deck)
        other.s.chance = Chance.of(str(seed))
        refill_creature_market(other.s)
        fresh.update(other.s.creature_market)
    assert sorted(fresh) == nine, "the discarded cards and Chimera herself can be dealt again"


@pytest.mark.rule("CYC-EPOCH-03")
def test_the_discard_pile_becomes_the_deck_when_it_runs_out() -> None:
    scene = Scene().discards("charon", "dryad")
    scene.s.creature_deck.pool.clear()
    scene.s.chance = Chance.of("short")
    refill_creature_market(scene.s)
    assert sorted(on_offer(scene)) == ["", "", "charon", "dryad"]
    assert on_offer(scene)[2:] == ["", ""], "spaces stay empty if there is nothing left"


@pytest.mark.rule("CYC-EPOCH-04", "CYC-TV-02")
def test_the_top_god_goes_to_the_bottom_face_down() -> None:
    scene = Scene(4)
    scene.s.gods = [god(name) for name in ("zeus", "ares", "hera", "athena", "poseidon")]
    turn_gods(scene.s)
    shown = GAME.view(scene.s, 0).gods
    assert [(tile.god, tile.face_up) for tile in shown] == [
        ("ares", True),
        ("hera", True),
        ("athena", True),
        ("poseidon", False),
        ("zeus", False),
        ("apollo", True),
    ]


@pytest.mark.rule("CYC-EPOCH-04")
def test_with_six_factions_all_tiles_stay_up() -> None:
    scene = Scene(6)
    turn_gods(scene.s)
    assert all(tile.face_up for tile in GAME.view(scene.s, 0).gods)


@pytest.mark.rule("CYC-EPOCH-01")
def test_a_new_epoch_turns_gods_and_refills_markets() -> None:
    scene = Scene().market("harpy", "giant", "sylph", "griffin")
    scene.s.chance = Chance.of("epoch")
    start_epoch(scene.s)
    assert NOBODY not in scene.s.creature_market + scene.s.hero_market
    assert scene.s.gods == [1, 2, 3, 4, 0]


# -- income -----------------------------------------------------------------------------------------------------


def income(scene: Scene, who: str) -> int:
    return income_of(scene.s, faction(who))


@pytest.mark.rule("CYC-INC-01")
def test_a_gold_for_each_horn_on_land_and_at_sea() -> None:
    scene = Scene().land("mykonos", "purple", soldiers=1).land("ios", "purple").sea("autonoe", "purple", 2)
    scene.sea("clymene", "purple").land("kythnos", "yellow")
    assert income(scene, "purple") == 3
    scene.s.horns[scene.area("clymene")] += 2
    assert income(scene, "purple") == 5
    run(scene, Income(), Offerings())
    assert (scene.purse("purple"), scene.purse("yellow"), scene.purse("blue")) == (5, 1, 0)
    assert "income purple 5" in scene.told(2), "income is public"


@pytest.mark.rule("CYC-INC-02")
def test_hydra_doubles_for_the_controller() -> None:
    scene = Scene().land("mykonos", "purple").figure("hydra", "yellow", "mykonos")
    assert (income(scene, "purple"), income(scene, "yellow")) == (2, 0)


@pytest.mark.rule("CYC-INC-02")
def test_cerberus_collects_for_his_holder() -> None:
    scene = Scene().land("mykonos", "purple").land("ios", "purple").figure("cerberus", "yellow", "mykonos")
    assert (income(scene, "purple"), income(scene, "yellow")) == (1, 1)
    free = Scene().figure("cerberus", "yellow", "mykonos")
    assert income(free, "yellow") == 1, "even where nobody controls the area"
    own = Scene().land("mykonos", "yellow").figure("cerberus", "yellow", "mykonos")
    assert income(own, "yellow") == 1


@pytest.mark.rule("CYC-INC-03")
def test_teammates_pay_into_one_pool() -> None:
    scene = Scene(4, teams=True).land("mykonos", "purple").land("ios", "blue").land("kythnos", "yellow")
    run(scene, Income(), Offerings())
    assert scene.s.gold == [2, 1]


# -- upkeep -----------------------------------------------------------------------------------------------------


def upkeep(scene: Scene, **at: str) -> Scene:
    scene.s.gods = [god(name) for name in ("athena", "zeus", "poseidon", "ares", "hera")]
    return run(columns(scene, **at), Upkeep(), Offerings())


@pytest.mark.rule("CYC-UPK-01", "CYC-UPK-03", "CYC-UPK-05")
def test_each_creature_is_kept_for_a_priestess_or_released() -> None:
    scene = Scene().land("tinos", "purple").cards("purple", priestesses=1).figure("medusa", "purple", "delos")
    scene.figure("cerberus", "purple", "kea")
    upkeep(scene, purple="athena 1", yellow="zeus 1", blue="apollo 0")
    assert scene.offered() == ["keep cerberus", "keep medusa", "release cerberus", "release medusa"]
    scene.play("keep cerberus", "stay")
    assert scene.priestesses("purple") == 0
    assert scene.asks() == "bid", "without a priestess Medusa leaves by herself"
    assert scene.stands("medusa") == ""
    assert scene.pile() == ["medusa"]
    assert scene.stands("cerberus") == "kea"


@pytest.mark.rule("CYC-UPK-01")
def test_keeping_without_a_priestess_is_refused() -> None:
    scene = Scene().figure("medusa", "purple", "delos").figure("cerberus", "purple", "kea")
    upkeep(scene, purple="athena 1", yellow="zeus 1", blue="apollo 0")
    assert "no-priestess" in scene.refused("keep medusa")
    assert "CYC-UPK-01" in scene.refused("keep medusa")


@pytest.mark.rule("CYC-UPK-02")
def test_a_kept_figure_moves_to_an_adjacent_area_it_may_stand_in() -> None:
    scene = Scene().cards("purple", priestesses=1).figure("medusa", "purple", "iraklia")
    scene.figure("cerberus", "yellow", "donousa")
    upkeep(scene, purple="athena 1", yellow="apollo 0", blue="zeus 1")
    scene.play("keep medusa")
    assert scene.offered() == ["move-figure gyaros", "stay"], "no sea, no area with another figure"
    assert "CYC-CREA-05" in scene.refused("move-figure donousa")
    assert "CYC-CREA-05" in scene.refused("move-figure panope")
    assert "out-of-reach" in scene.refused("move-figure polyaigos")
    scene.play("move-figure gyaros")
    assert scene.stands("medusa") == "gyaros"


@pytest.mark.rule("CYC-UPK-02")
def test_the_minotaur_moves_only_within_own_land() -> None:
    scene = Scene().cards("purple", priestesses=1).land("iraklia", "purple").land("gyaros", "purple")
    scene.land("donousa", "yellow").figure("minotaur", "purple", "iraklia")
    upkeep(scene, purple="athena 1", yellow="apollo 0", blue="zeus 1")
    scene.play("keep minotaur")
    assert scene.offered() == ["move-figure gyaros", "stay"]


@pytest.mark.rule("CYC-UPK-04", "CYC-TV-10")
def test_effects_of_keeping_follow_the_move() -> None:
    scene = Scene(4).cards("purple", priestesses=1).figure("kraken", "purple", "agave").sea("actaea", "black")
    upkeep(scene, purple="athena 1", yellow="apollo 0", blue="zeus 1", black="poseidon 1")
    scene.play("keep kraken", "move-figure actaea")
    assert scene.ships("actaea") == 0
    assert scene.s.ship_supply[faction("black")] == 8
    assert scene.stands("kraken") == "actaea"
    assert scene.priestesses("purple") == 0


@pytest.mark.rule("CYC-UPK-05")
def test_upkeep_goes_in_the_order_of_the_gods_apollo_last() -> None:
    scene = Scene().cards("purple", priestesses=1).cards("yellow", priestesses=1).cards("blue", priestesses=1)
    scene.figure("medusa", "purple", "delos").figure("cerberus", "yellow", "kea").figure("kraken", "blue", "thoe")
    upkeep(scene, purple="apollo 0", yellow="zeus 1", blue="athena 1")
    assert asked(scene) == "blue"
    scene.play("release kraken")
    assert asked(scene) == "yellow"
    scene.play("release cerberus")
    assert asked(scene) == "purple", "Apollo's faction takes part too"


@pytest.mark.rule("CYC-UPK-05")
def test_a_figure_is_not_due_in_the_epoch_it_entered() -> None:
    scene = Scene().land("tinos", "purple").market("medusa").gold("purple", 2).turn("purple", "athena")
    scene.play("bribe medusa", "place-figure delos", "end-turn")
    assert "kept" not in " ".join(scene.told())
    assert scene.stands("medusa") == "delos"


# -- end --------------------------------------------------------------------------------------------------------


def ended(scene: Scene) -> list[int]:
    run(scene, EndOfEpoch())
    return scene.s.places


def rich(scene: Scene, who: str, count: int, areas: str) -> None:
    """Metropolises of a faction, one in each area."""
    for bonus, area in zip(("priestess", "cornucopia", "three-gold", "two-ships")[:count], areas.split(), strict=False):
        scene.land(area, who, metropolis=bonus)


@pytest.mark.rule("CYC-AIM-01", "CYC-END-02", "CYC-END-03")
def test_three_metropolises_at_the_end_of_an_epoch_win() -> None:
    scene = Scene()
    rich(scene, "yellow", 3, "tinos kea thera")
    rich(scene, "purple", 2, "anafi amorgos")
    scene.land("delos", "blue").gold("blue", 30).gold("purple", 9)
    assert ended(scene) == [2, 1, 3]


@pytest.mark.rule("CYC-END-02")
def test_two_metropolises_do_not_end_the_game() -> None:
    scene = Scene()
    rich(scene, "yellow", 2, "tinos kea")
    scene.land("anafi", "purple").land("delos", "blue")
    scene.market("harpy")
    assert ended(scene) == []
    assert scene.s.epoch == 3


@pytest.mark.rule("CYC-END-03", "CYC-TV-35")
def test_gold_breaks_a_tie_and_equal_gold_shares_the_victory() -> None:
    for gold, places in ((5, [2, 1, 3]), (2, [1, 1, 3])):
        scene = Scene()
        rich(scene, "purple", 3, "tinos kea thera")
        rich(scene, "yellow", 3, "anafi amorgos gyaros")
        scene.land("delos", "blue").gold("purple", 2).gold("yellow", gold)
        assert ended(scene) == places


@pytest.mark.rule("CYC-END-04")
def test_reaching_three_in_an_epoch_is_not_yet_the_end() -> None:
    scene = Scene()
    rich(scene, "purple", 2, "kea thera")
    scene.land("tinos", "purple").cards("purple", philosophers=3).land("delos", "yellow")
    duties(scene, "purple", "athena").luck(0).play("build academy tinos")
    scene.play("found tinos")
    assert scene.s.places == []
    assert scene.metropolises("tinos") == 1


@pytest.mark.rule("CYC-END-02", "CYC-END-03", "CYC-GUARD-03")
def test_an_elimination_ends_the_game_and_the_eliminated_comes_last() -> None:
    scene = Scene()
    rich(scene, "purple", 1, "tinos")
    scene.land("delos", "yellow").gold("blue", 40)
    scene.s.eliminated[faction("blue")] = True
    assert ended(scene) == [1, 2, 3]


@pytest.mark.rule("CYC-END-01", "CYC-TV-05", "CYC-ACT-03")
def test_columns_fill_the_track_from_the_highest_space() -> None:
    scene = Scene().land("tinos", "purple").land("kea", "blue").land("thera", "yellow").sea("evagore", "yellow")
    scene.gold("purple", 5).gold("blue", 5)
    auction(scene, "purple blue yellow", "zeus athena ares hera poseidon")
    scene.play("bid zeus 1", "bid athena 1", "bid apollo 0")
    assert asked(scene) == "purple"
    scene.play("build temple tinos", "end-turn")
    assert scene.s.track == [NOBODY, NOBODY, faction("purple")]
    scene.play("build academy kea", "end-turn")
    assert "turn-ended blue 2" in scene.told()
    scene.play("place-horn thera", "place-horn evagore")
    assert scene.s.epoch == 3, "Apollo's faction was the last, so the epoch is over"
    assert [FACTIONS[number] for number in scene.s.order] == ["yellow", "blue", "purple"]
    assert asked(scene) == "yellow", "who served Apollo bids first"


@pytest.mark.rule("CYC-INFO-03")
def test_gold_is_shown_when_the_game_ends() -> None:
    scene = Scene()
    rich(scene, "purple", 3, "tinos kea thera")
    scene.land("delos", "yellow").gold("yellow", 7).land("ios", "blue")
    assert GAME.view(scene.s, 0).factions[1].gold is None
    ended(scene)
    assert GAME.view(scene.s, 0).factions[1].gold == 7
    assert "gold-shown yellow 7" in scene.told()
