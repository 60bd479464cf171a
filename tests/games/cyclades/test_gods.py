"""The action phase, building and the gods (sections 8, 9 and 10 of the rules)."""

from __future__ import annotations

import pytest

from games.cyclades.helpers import asked, columns, duties, faction, god, move, run
from games.cyclades.scene import GAME, Scene
from ludoteka.games.cyclades.facts import NOBODY
from ludoteka.games.cyclades.rules.actions import EndTurn
from ludoteka.games.cyclades.rules.apollo import ApolloTurn
from ludoteka.games.cyclades.rules.epoch import ActionPhase
from ludoteka.games.cyclades.rules.offerings import Offerings

# -- the frame ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-ACT-01")
def test_gods_act_from_the_top_down_apollo_last() -> None:
    scene = Scene().land("tinos", "purple").land("kea", "yellow").land("thera", "blue").sea("evagore", "purple")
    scene.s.gods = [god(name) for name in ("hera", "zeus", "ares", "athena", "poseidon")]
    columns(scene, purple="apollo 0", yellow="zeus 2", blue="hera 1")
    run(scene, ActionPhase(), Offerings())
    assert asked(scene) == "blue"
    scene.play("build port thera", "place-mercenary thera", "end-turn")
    assert asked(scene) == "yellow"
    scene.play("build temple kea", "end-turn")
    assert [text for text in scene.told() if text.startswith("turn ")] == [
        "turn blue hera",
        "turn yellow zeus",
        "turn purple apollo",
    ]


@pytest.mark.rule("CYC-ACT-02")
def test_mandatory_actions_come_first_in_any_order() -> None:
    scene = duties(Scene().land("tinos", "purple").gold("purple", 9), "purple", "ares")
    assert scene.offered() == ["build fortress tinos", "place-soldier tinos"]
    assert "duties-first" in scene.refused("end-turn")
    assert "CYC-ACT-02" in scene.refused("end-turn")
    scene.play("place-soldier tinos")
    assert scene.offered() == ["build fortress tinos"]
    scene.play("build fortress tinos")
    assert scene.asks() == "optional-actions"
    other = duties(Scene().land("tinos", "purple"), "purple", "ares").play("build fortress tinos")
    assert other.offered() == ["place-soldier tinos"]


@pytest.mark.rule("CYC-ACT-02")
def test_paid_actions_in_any_order_and_any_number() -> None:
    scene = Scene().land("tinos", "purple", soldiers=2).gold("purple", 7).market("harpy").turn("purple", "ares")
    move(scene, "march", "tinos", "mykonos")
    assert scene.purse("purple") == 6
    scene.play("buy-soldier tinos")
    assert scene.purse("purple") == 4
    move(scene, "march", "tinos", "mykonos")
    scene.play("bribe harpy", "destroy-soldier tinos")
    assert scene.purse("purple") == 1
    move(scene, "march", "mykonos", "tinos")
    assert scene.purse("purple") == 0
    assert scene.offered() == ["end-turn"], "nothing more can be paid"
    assert "paid purple 1" in scene.told(1), "prices are public"


@pytest.mark.rule("CYC-ACT-03")
def test_the_column_goes_to_the_highest_free_space() -> None:
    scene = Scene(4)
    scene.s.track = [NOBODY, NOBODY, NOBODY, faction("blue")]
    run(scene, EndTurn(faction("purple")), EndTurn(faction("black")), Offerings())
    assert [text for text in scene.told() if text.startswith("turn-ended")] == [
        "turn-ended purple 3",
        "turn-ended black 2",
    ]


@pytest.mark.rule("CYC-ACT-04", "CYC-HERO-04")
def test_a_hero_can_be_sacrificed_before_between_and_after_the_mandatory_actions() -> None:
    def ready() -> Scene:
        scene = Scene().land("tinos", "purple").land("mykonos", "purple").hero("croesus", "purple", "mykonos")
        return duties(scene.gold("purple", 15), "purple", "athena").luck(2 * 3)

    before = ready().play("sacrifice croesus", "found mykonos")
    assert before.asks() == "mandatory-actions"
    assert before.offered("build") == ["build academy tinos"]
    between = ready().play("build academy tinos", "sacrifice croesus", "found mykonos")
    assert between.philosophers("purple") == 1, "the card alone needs no question once there is no hero"
    after = ready().play("build academy tinos", "take-philosopher", "sacrifice croesus", "found mykonos")
    assert after.asks() == "optional-actions"
    for scene in (before, between, after):
        assert scene.metropolises("mykonos") == 1
        assert scene.heroes("purple") == []
        assert scene.purse("purple") == 0
        assert scene.priestesses("purple") == 1, "the bonus of the token"


@pytest.mark.rule("CYC-ACT-05", "CYC-METRO-02")
def test_a_conversion_interrupts_the_mandatory_actions() -> None:
    scene = Scene().land("tinos", "purple", port=1, fortress=1).land("mykonos", "purple", temple=1)
    scene.land("amorgos", "purple")
    duties(scene, "purple", "athena").luck(0).play("build academy amorgos")
    assert scene.asks() == "found", "the philosopher has to wait"
    assert scene.philosophers("purple") == 0
    scene.play("found tinos")
    assert scene.asks() == "bonus-soldiers"
    scene.play("place-soldier tinos", "place-soldier tinos")
    assert scene.philosophers("purple") == 1


# -- Athena and Zeus ------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-ATH-01", "CYC-ATH-02")
def test_athena_gives_an_academy_a_philosopher_and_sells_one_more() -> None:
    scene = duties(Scene().land("tinos", "purple").gold("purple", 8), "purple", "athena")
    assert scene.offered() == ["build academy tinos", "take-philosopher"]
    scene.play("build academy tinos")
    assert scene.philosophers("purple") == 1, "a card alone is taken without asking"
    scene.play("buy-philosopher")
    assert (scene.philosophers("purple"), scene.purse("purple")) == (2, 4)
    assert scene.offered("buy-philosopher") == []
    assert "no-more-this-turn" in scene.refused("buy-philosopher")


@pytest.mark.rule("CYC-ATH-02", "CYC-ACT-02")
def test_what_cannot_be_paid_is_not_offered() -> None:
    scene = Scene().land("tinos", "purple").gold("purple", 3).turn("purple", "athena")
    assert "too-expensive 4" in scene.refused("buy-philosopher")


@pytest.mark.rule("CYC-ZEUS-01", "CYC-ZEUS-02")
def test_zeus_gives_a_temple_a_priestess_and_sells_one_more() -> None:
    scene = duties(Scene().land("tinos", "purple").gold("purple", 8), "purple", "zeus").play("build temple tinos")
    assert (scene.priestesses("purple"), scene.buildings("tinos")) == (1, ["temple"])
    scene.play("buy-priestess")
    assert (scene.priestesses("purple"), scene.purse("purple")) == (2, 4)
    assert scene.offered("buy-priestess") == []


@pytest.mark.rule("CYC-ZEUS-02", "CYC-ATH-02", "CYC-LIMIT-01")
def test_a_card_is_sold_while_its_own_bank_has_one() -> None:
    scene = Scene().land("tinos", "purple").gold("purple", 8).cards("yellow", priestesses=17)
    scene.s.priestess_bank = 0
    assert scene.turn("purple", "zeus").offered("buy-priestess") == []
    assert scene.turn("purple", "athena").offered("buy-philosopher") == ["buy-philosopher"]


@pytest.mark.rule("CYC-ZEUS-03", "CYC-TV-37", "CYC-INFO-02")
def test_zeus_looks_at_the_top_card_and_plays_it_for_one_gold() -> None:
    scene = Scene().land("tinos", "purple", temple=2).land("kea", "purple", temple=1).gold("purple", 1).deck("graeae")
    scene.turn("purple", "zeus").play("peek")
    assert "peeked-at purple graeae" in scene.told(0)
    assert "peeked purple" in scene.told(1)
    assert "peeked-at purple graeae" not in scene.told(1)
    assert GAME.view(scene.s, 0).top_creature == "graeae"
    assert GAME.view(scene.s, 1).top_creature is None
    assert scene.offered() == ["play-card graeae", "put-back"]
    scene.play("play-card graeae")
    assert scene.purse("purple") == 0, "temples do not lower this price; Graeae had no horns to pay for"
    assert sum(scene.s.used_temples) == 0
    assert scene.pile() == ["graeae"]
    assert scene.offered("peek") == []
    assert "once-per-turn" in scene.refused("peek")


@pytest.mark.rule("CYC-ZEUS-03")
def test_a_card_put_back_stays_on_top_face_down() -> None:
    scene = Scene().land("tinos", "purple").deck("giant").turn("purple", "zeus").play("peek")
    assert scene.offered() == ["put-back"], "it costs gold to play it"
    assert "too-expensive 1" in scene.refused("play-card giant")
    scene.play("put-back")
    assert scene.s.creature_deck.top == [GAME.names.creatures.index("giant")]
    assert scene.asks() == "optional-actions"


@pytest.mark.rule("CYC-ZEUS-03")
def test_only_zeus_looks_and_only_at_cards_there_are() -> None:
    scene = Scene().land("tinos", "purple").turn("purple", "athena")
    assert "not-this-god athena" in scene.refused("peek")
    empty = Scene().land("tinos", "purple").only_deck().turn("purple", "zeus")
    assert "no-cards" in empty.refused("peek")
    pile = Scene().land("tinos", "purple").discards("harpy")
    pile.s.creature_deck.pool.clear()
    pile.turn("purple", "zeus").play("peek")
    assert GAME.view(pile.s, 0).top_creature == "harpy", "the discard pile was shuffled into a new deck"


# -- Poseidon -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-POS-01")
def test_the_free_ship_goes_to_an_own_or_empty_sea_at_ones_coast() -> None:
    scene = Scene().land("mykonos", "purple").land("kea", "purple", port=2).sea("clymene", "yellow")
    scene.sea("dero", "purple").sea("thoe", "purple")
    duties(scene, "purple", "poseidon").play("build port mykonos")
    assert sorted(scene.offered()) == ["place-ship autonoe", "place-ship cymodoce", "place-ship dero"]
    assert "enemy-ships clymene yellow" in scene.refused("place-ship clymene")
    assert "not-at-your-coast" in scene.refused("place-ship thoe"), "own ships, but far from own land"
    scene.play("place-ship dero")
    assert scene.ships("dero") == 2


@pytest.mark.rule("CYC-POS-02", "CYC-RECRUIT-01", "CYC-TV-23")
def test_further_ships_cost_one_two_and_three() -> None:
    scene = Scene().land("mykonos", "purple").sea("thoe", "purple").gold("purple", 9)
    duties(scene, "purple", "poseidon").play("build port mykonos", "place-ship autonoe")
    paid = []
    for sea in ("clymene", "thoe", "autonoe"):
        before = scene.purse("purple")
        scene.play(f"buy-ship {sea}")
        paid.append(before - scene.purse("purple"))
    assert paid == [1, 2, 3]
    assert scene.ships("thoe") == scene.ships("autonoe") == 2
    assert scene.offered("buy-ship") == []
    assert "no-more-this-turn" in scene.refused("buy-ship autonoe")


@pytest.mark.rule("CYC-POS-02", "CYC-LIMIT-01")
def test_ships_are_limited_by_supply() -> None:
    scene = Scene().land("mykonos", "purple").sea("autonoe", "purple", 8).gold("purple", 9).turn("purple", "poseidon")
    assert scene.offered("buy-ship") == []
    assert "supply-empty" in scene.refused("buy-ship autonoe")


@pytest.mark.rule("CYC-POS-03", "CYC-SEA-04")
def test_sea_moves_cost_one_each() -> None:
    scene = Scene().land("mykonos", "purple").sea("autonoe", "purple").gold("purple", 2).turn("purple", "poseidon")
    scene.play("sail autonoe", "sail-to clymene 1", "sail clymene", "sail-to panope 1")
    assert scene.owner("panope") == "purple"
    assert scene.purse("purple") == 0
    assert scene.offered("sail") == []
    assert "too-expensive 1" in scene.refused("sail panope")


@pytest.mark.rule("CYC-RECRUIT-02", "CYC-SEA-03")
def test_no_new_ships_in_closed_seas() -> None:
    scene = Scene().land("mykonos", "purple").figure("kraken", "yellow", "autonoe").gold("purple", 9)
    duties(scene, "purple", "poseidon").play("build port mykonos")
    assert scene.offered() == ["place-ship clymene"]
    assert "sea-closed autonoe" in scene.refused("place-ship autonoe")
    scene.play("place-ship clymene")
    assert scene.offered("buy-ship") == ["buy-ship clymene"]
    closed = Scene().land("mykonos", "purple").figure("polyphemus", "yellow", "delos")
    duties(closed, "purple", "poseidon").play("build port mykonos")
    assert closed.asks() == "optional-actions", "both seas of Mykonos are next to Polyphemus: the ship lapses"


# -- Ares and Hera --------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-ARES-01", "CYC-ARES-02", "CYC-TV-24")
def test_ares_gives_a_fortress_a_soldier_and_sells_three_more() -> None:
    scene = Scene().land("tinos", "purple").land("kea", "purple").land("thera", "yellow").gold("purple", 9)
    duties(scene, "purple", "ares").play("build fortress kea")
    assert sorted(scene.offered()) == ["place-soldier kea", "place-soldier tinos"]
    scene.play("place-soldier tinos", "buy-soldier kea", "buy-soldier kea", "buy-soldier tinos")
    assert scene.purse("purple") == 0
    assert (scene.soldiers("tinos"), scene.soldiers("kea")) == (2, 2)
    assert scene.offered("buy-soldier") == []


@pytest.mark.rule("CYC-ARES-03", "CYC-HMOVE-01")
def test_with_ares_every_move_costs_one_and_heroes_march() -> None:
    scene = Scene().land("tinos", "purple").hero("ajax", "purple", "tinos").gold("purple", 3).turn("purple", "ares")
    assert scene.offered("hero-move") == []
    assert "not-this-god ares" in scene.refused("hero-move tinos")
    for source, target in (("tinos", "mykonos"), ("mykonos", "tinos"), ("tinos", "mykonos")):
        move(scene, "march", source, target, "0 0", "ajax")
    assert scene.purse("purple") == 0
    assert scene.s.hero_area[0] == scene.area("mykonos")


@pytest.mark.rule("CYC-HERA-01")
def test_hera_builds_a_type_one_does_not_have() -> None:
    scene = Scene().land("tinos", "purple", port=1).land("mykonos", "purple", temple=1).land("kea", "purple")
    duties(scene, "purple", "hera")
    assert sorted({text.split()[1] for text in scene.offered("build")}) == ["academy", "fortress"]
    assert "building-owned port" in scene.refused("build port kea")
    scene.play("build academy kea", "place-mercenary tinos")
    assert scene.mercenaries("tinos") == 1


@pytest.mark.rule("CYC-HERA-01", "CYC-METRO-01")
def test_a_metropolis_is_no_basic_building_for_hera() -> None:
    scene = duties(Scene().land("tinos", "purple", metropolis="priestess"), "purple", "hera")
    assert len({text.split()[1] for text in scene.offered("build")}) == 4


@pytest.mark.rule("CYC-HERA-01", "CYC-TEAM-05")
def test_heras_missing_type_looks_at_one_faction_only() -> None:
    scene = Scene(4, teams=True).land("tinos", "purple").land("kea", "blue", port=1)
    assert "build port tinos" in duties(scene, "purple", "hera").offered("build")


@pytest.mark.rule("CYC-HERA-01")
def test_hera_skips_a_building_whose_missing_types_are_sold_out() -> None:
    scene = Scene().land("tinos", "purple", port=1, temple=1).land("kea", "purple", academy=1)
    for area in ("thera", "anafi", "amorgos", "gyaros", "polyaigos"):
        scene.land(area, "yellow", fortress=2)
    duties(scene, "purple", "hera")
    assert scene.offered() == ["place-mercenary tinos", "place-mercenary kea"]


@pytest.mark.rule("CYC-HERA-02", "CYC-TV-24")
def test_further_mercenaries_cost_one_three_and_five() -> None:
    scene = duties(Scene().land("tinos", "purple").gold("purple", 9), "purple", "hera")
    scene.play("build port tinos", "place-mercenary tinos", *["buy-mercenary tinos"] * 3)
    assert scene.purse("purple") == 0
    assert scene.mercenaries("tinos") == 4
    assert scene.offered("buy-mercenary") == []


@pytest.mark.rule("CYC-HERA-03", "CYC-HERO-01")
def test_one_hero_per_turn_for_four_gold() -> None:
    scene = Scene().land("tinos", "purple").land("kea", "purple").land("thera", "yellow").hero_market("ajax", "helen")
    scene.gold("purple", 9).turn("purple", "hera")
    assert sorted(scene.offered("recruit-hero")) == [
        "recruit-hero ajax kea",
        "recruit-hero ajax tinos",
        "recruit-hero helen kea",
        "recruit-hero helen tinos",
    ]
    assert "not-yours thera" in scene.refused("recruit-hero ajax thera")
    assert "not-on-offer" in scene.refused("recruit-hero jason tinos")
    scene.play("recruit-hero helen kea")
    assert scene.purse("purple") == 5
    assert scene.heroes("purple") == ["helen"]
    assert scene.s.hero_market[1] == NOBODY, "the space stays empty until the next epoch"
    assert scene.offered("recruit-hero") == []
    assert "once-per-turn" in scene.refused("recruit-hero ajax tinos")


@pytest.mark.rule("CYC-HERO-01")
def test_a_faction_may_own_any_number_of_heroes() -> None:
    scene = Scene().land("tinos", "purple").hero_market("ajax").gold("purple", 4)
    for hero in ("helen", "jason", "perseus"):
        scene.hero(hero, "purple", "tinos")
    scene.turn("purple", "hera").play("recruit-hero ajax tinos")
    assert len(scene.heroes("purple")) == 4


@pytest.mark.rule("CYC-HERO-04", "CYC-HERO-01")
def test_a_recruit_cannot_be_sacrificed_in_the_same_epoch() -> None:
    scene = Scene().land("tinos", "purple").hero_market("croesus").gold("purple", 30).turn("purple", "hera")
    scene.play("recruit-hero croesus tinos")
    assert scene.offered("sacrifice") == []
    assert "joined-this-epoch croesus" in scene.refused("sacrifice croesus")
    scene.s.epoch += 1
    assert scene.offered("sacrifice") == ["sacrifice croesus"]


# -- Apollo ---------------------------------------------------------------------------------------------------


def with_apollo(scene: Scene) -> Scene:
    return scene.go(faction("purple"), "apollo", ApolloTurn(faction("purple")))


@pytest.mark.rule("CYC-APO-01")
def test_apollo_gives_two_gold_and_two_horns() -> None:
    scene = Scene().land("tinos", "purple").land("kea", "purple").sea("clymene", "purple").sea("dero", "purple")
    with_apollo(scene)
    assert scene.purse("purple") == 2
    assert {"place-horn kea", "place-horn tinos"} < set(scene.offered())
    scene.play("place-horn tinos")
    assert {"place-horn clymene", "place-horn dero"} < set(scene.offered())
    scene.play("place-horn dero")
    assert (scene.horns("tinos"), scene.horns("dero")) == (1, 1)


@pytest.mark.rule("CYC-APO-01")
def test_apollos_horns_go_to_any_land_and_any_sea() -> None:
    scene = Scene().land("mykonos", "purple").land("thera", "yellow").sea("clymene", "purple")
    with_apollo(scene)
    assert len(scene.offered()) == len(scene.s.chart.land), "the text asks for a land area, not for one's own"
    assert "not-land" in scene.refused("place-horn clymene")
    printed = scene.horns("thera")
    scene.play("place-horn thera")
    assert scene.horns("thera") == printed + 1
    assert len(scene.offered()) == len(scene.s.chart.sea)
    assert "not-sea" in scene.refused("place-horn mykonos")


@pytest.mark.rule("CYC-APO-01")
def test_horns_pile_up() -> None:
    scene = Scene().land("mykonos", "purple")
    with_apollo(scene).play("place-horn mykonos")
    assert scene.horns("mykonos") == 2


@pytest.mark.rule("CYC-APO-02", "CYC-GOD-01")
def test_apollo_allows_nothing_else() -> None:
    scene = Scene().land("tinos", "purple").land("kea", "purple").sea("clymene", "purple").gold("purple", 30)
    scene.hero("croesus", "purple", "tinos").market("harpy")
    with_apollo(scene)
    assert {text.split()[0] for text in scene.offered()} == {"place-horn"}
    for text in ("bribe harpy", "hero-move tinos", "sacrifice croesus"):
        assert "not-this-god apollo" in scene.refused(text)
        assert "CYC-GOD-01" in scene.refused(text)


@pytest.mark.rule("CYC-GOD-01")
@pytest.mark.parametrize("name", ["athena", "zeus", "poseidon", "ares", "hera"])
def test_the_other_gods_sell_creatures_and_hero_moves(name: str) -> None:
    scene = Scene().land("tinos", "purple").hero("ajax", "purple", "tinos").market("harpy").gold("purple", 2)
    scene.turn("purple", name)
    assert scene.offered("bribe") == ["bribe harpy"]
    assert scene.offered("hero-move") == ([] if name == "ares" else ["hero-move tinos"])
    assert scene.offered("march") == (["march tinos"] if name == "ares" else [])
    others = {"march tinos": "ares", "sail clymene": "poseidon", "buy-soldier tinos": "ares", "peek": "zeus"}
    for text, seller in others.items():
        if seller != name:
            assert f"not-this-god {name}" in scene.refused(text)


@pytest.mark.rule("CYC-INFO-03", "CYC-ACT-02")
def test_a_faction_without_gold_is_still_asked() -> None:
    scene = Scene().land("tinos", "purple").turn("purple", "athena")
    assert scene.offered() == ["end-turn"], "being passed over would tell the others"


@pytest.mark.rule("CYC-ACT-06")
def test_who_decides_outside_its_own_turn() -> None:
    scene = Scene().land("tinos", "purple", soldiers=3).land("mykonos", "yellow", soldiers=1, mercenaries=1)
    scene.land("kea", "yellow").sea("clymene", "yellow").land("delos", "yellow").gold("purple", 3)
    scene.turn("purple", "ares").dice(3, 0)
    scene.play("march tinos", "troops 3 0")
    assert (scene.asks(), scene.choice().seat) == ("casualty", 1)
    scene.play("lose-mercenary")
    assert (scene.asks(), scene.choice().seat) == ("defender-retreat", 1)


@pytest.mark.rule("CYC-GUARD-04", "CYC-ACT-01")
def test_an_eliminated_factions_turn_is_skipped() -> None:
    scene = Scene().land("tinos", "purple").land("kea", "yellow").gold("purple", 5).gold("yellow", 5)
    scene.s.eliminated[faction("blue")] = True
    scene.s.gods = [god(name) for name in ("hera", "zeus", "ares", "athena", "poseidon")]
    columns(scene, purple="apollo 0", yellow="zeus 2", blue="hera 1")
    run(scene, ActionPhase(), Offerings())
    assert asked(scene) == "yellow"
