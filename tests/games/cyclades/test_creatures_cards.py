"""Cards that play other cards, looks at the creature deck, and gods who do not sell creatures."""

from __future__ import annotations

import pytest

from games.cyclades.helpers import buyer
from games.cyclades.scene import Scene
from ludoteka.kernel.action import EVERYONE, audience
from ludoteka.kernel.deck import Deck

# -- Chimera --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-CHIMERA", "CYC-CREA-06")
def test_chimera_plays_a_discarded_card_and_shuffles_everything() -> None:
    scene = buyer("chimera").discards("graeae", "harpy").turn("purple")
    scene.play("bribe chimera")
    assert scene.offered() == ["recall graeae", "recall harpy"]
    assert "not-in-pile kraken" in scene.refused("recall kraken")
    scene.play("recall graeae")
    assert scene.purse("purple") == 9 - 2 + 1
    assert scene.pile() == []
    assert scene.s.creature_deck.size() == 18
    assert scene.told()[-1] == "creatures-shuffled"


@pytest.mark.rule("CYC-C-CHIMERA")
def test_chimera_with_an_empty_pile_is_only_discarded_and_shuffled() -> None:
    scene = buyer("chimera").turn("purple").play("bribe chimera")
    assert scene.told()[-2:] == ["no-effect purple chimera", "creatures-shuffled"]
    assert scene.pile() == []


@pytest.mark.rule("CYC-C-CHIMERA", "CYC-CREA-04")
def test_chimera_can_bring_a_figure_back() -> None:
    scene = buyer("chimera").discards("cerberus").turn("purple")
    scene.play("bribe chimera", "recall cerberus", "place-figure delos")
    assert scene.stands("cerberus") == "delos"
    assert scene.s.creature_deck.size() == 17


@pytest.mark.rule("CYC-INFO-02")
def test_only_chimeras_player_learns_what_lay_in_the_pile() -> None:
    scene = buyer("chimera").discards("harpy", known_to=audience(1)).discards("satyr").turn("purple")
    scene.play("bribe chimera")
    assert "found-card purple harpy" in scene.told(0)
    assert "found-card purple satyr" not in scene.told(0)
    assert not any("harpy" in event for event in scene.told(1) + scene.told(2) + scene.told(-1))


@pytest.mark.rule("CYC-TV-41", "CYC-EPOCH-03")
def test_chimera_aging_out_shuffles_before_the_refill() -> None:
    from ludoteka.games.cyclades.rules.bribes import refill_creature_market

    scene = Scene().market("chimera").discards("harpy", "satyr", "dryad")
    scene.s.creature_deck = Deck.of(sorted(scene.s.creature_deck.pool)[-5:])
    scene.s.chance = scene.luck(8, 0, 0, 0).chance
    refill_creature_market(scene.s)
    assert scene.pile() == []
    assert scene.s.creature_deck.size() == 9 - 4
    assert len([creature for creature in scene.s.creature_market if creature >= 0]) == 4


# -- Sphinx ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-C-SPHINX", "CYC-CREA-06", "CYC-INFO-02")
def test_sphinx_draws_three_plays_one_and_discards_two_unseen() -> None:
    scene = buyer("sphinx").deck("graeae", "kraken", "harpy").turn("purple").play("bribe sphinx")
    assert scene.offered() == ["play-drawn graeae", "play-drawn harpy", "play-drawn kraken"]
    assert "not-drawn medusa" in scene.refused("play-drawn medusa")
    assert scene.told(1)[-1] == "drew purple 3"
    scene.play("play-drawn graeae")
    assert scene.pile() == ["graeae", "harpy", "sphinx", "kraken"]
    assert scene.s.creature_discard_known == [EVERYONE, audience(0), EVERYONE, audience(0)]
    assert scene.s.drawn == []
    assert not any("kraken" in event or "harpy" in event for event in scene.told(1) + scene.told(-1))
    assert "drew-card purple kraken" in scene.told(0)


@pytest.mark.rule("CYC-C-SPHINX", "CYC-CREA-06")
def test_the_card_sphinx_plays_is_finished_before_the_rejects_and_sphinx_go() -> None:
    scene = buyer("sphinx").deck("pegasus", "kraken", "harpy").land("mykonos", "purple", soldiers=1).turn("purple")
    scene.play("bribe sphinx", "play-drawn pegasus")
    assert scene.pile() == []
    assert scene.s.drawn == [5, 14]
    scene.play("move-to kea")
    assert scene.pile() == ["harpy", "pegasus", "sphinx", "kraken"]


@pytest.mark.rule("CYC-C-SPHINX", "CYC-CREA-03")
def test_sphinx_draws_what_there_is() -> None:
    few = buyer("sphinx").only_deck("graeae").turn("purple").play("bribe sphinx")
    assert few.offered() == ["play-drawn graeae"]
    none = buyer("sphinx").only_deck().turn("purple").play("bribe sphinx")
    assert "no-effect purple sphinx" in none.told()
    assert none.pile() == ["sphinx"]


@pytest.mark.rule("CYC-C-SPHINX", "CYC-EPOCH-03")
def test_sphinx_draws_from_the_shuffled_pile_when_the_deck_runs_out() -> None:
    scene = buyer("sphinx").discards("harpy", "satyr", "dryad").only_deck("graeae").turn("purple")
    scene.luck(0, 0).play("bribe sphinx")
    assert scene.offered() == ["play-drawn dryad", "play-drawn graeae", "play-drawn harpy"]
    assert scene.pile() == []
    assert scene.s.creature_deck.pool == [9]


@pytest.mark.rule("CYC-C-SPHINX", "CYC-C-CHIMERA", "CYC-CREA-06")
def test_chimera_played_by_sphinx_shuffles_neither_the_rejects_nor_sphinx() -> None:
    scene = buyer("sphinx").deck("chimera", "kraken", "harpy").discards("graeae", "satyr").turn("purple")
    scene.play("bribe sphinx", "play-drawn chimera")
    assert scene.offered() == ["recall graeae", "recall satyr"]
    scene.play("recall graeae")
    assert scene.pile() == ["harpy", "sphinx", "kraken"]
    assert {1, 3, 9} <= set(scene.s.creature_deck.pool)


@pytest.mark.rule("CYC-C-CHIMERA", "CYC-C-SPHINX", "CYC-CREA-06")
def test_sphinx_recalled_by_chimera_is_shuffled_with_her() -> None:
    scene = buyer("chimera").discards("sphinx", "satyr").deck("graeae", "kraken", "harpy").turn("purple")
    scene.play("bribe chimera", "recall sphinx", "play-drawn graeae")
    assert scene.pile() == []
    assert scene.s.creature_deck.size() == 18


@pytest.mark.rule("CYC-C-CHIMERA", "CYC-C-SPHINX")
def test_chimera_rejected_by_sphinx_shuffles_at_once_with_the_other_reject() -> None:
    scene = buyer("sphinx").deck("graeae", "chimera", "kraken").discards("satyr").turn("purple")
    scene.play("bribe sphinx", "play-drawn graeae")
    assert scene.pile() == ["sphinx"]
    assert {1, 3, 9, 14} <= set(scene.s.creature_deck.pool)


# -- Zeus' look -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-ZEUS-03", "CYC-TV-37", "CYC-CREA-06")
def test_a_card_seen_with_zeus_costs_one_gold_whatever_the_temples() -> None:
    scene = Scene().land("tinos", "purple", temple=2).land("antiparos", "purple", temple=1).gold("purple", 1)
    scene.deck("graeae").turn("purple", "zeus").play("peek")
    assert scene.offered() == ["play-card graeae", "put-back"]
    scene.play("play-card graeae")
    assert scene.purse("purple") == 0
    assert scene.s.used_temples[scene.area("tinos")] == 0
    assert scene.pile() == ["graeae"]


@pytest.mark.rule("CYC-ZEUS-03", "CYC-INFO-02")
def test_only_the_one_who_looks_sees_the_card() -> None:
    scene = Scene().land("ios", "purple").gold("purple", 3).deck("kraken").turn("purple", "zeus").play("peek")
    assert "peeked-at purple kraken" in scene.told(0)
    assert not any("kraken" in event for event in scene.told(1))
    scene.play("put-back")
    assert scene.s.creature_deck.known_top(0) == [14]
    assert scene.s.creature_deck.known_top(1) == [-1]
    assert "once-per-turn" in scene.refused("peek")


@pytest.mark.rule("CYC-ZEUS-03")
def test_without_gold_the_card_goes_back() -> None:
    scene = Scene().land("ios", "purple").deck("kraken").turn("purple", "zeus").play("peek")
    assert scene.offered() == ["put-back"]
    assert "too-expensive 1" in scene.refused("play-card kraken")


@pytest.mark.rule("CYC-ZEUS-03", "CYC-C-CHIMERA")
def test_zeus_can_play_chimera() -> None:
    scene = Scene().land("ios", "purple").gold("purple", 3).deck("chimera").discards("graeae").turn("purple", "zeus")
    scene.play("peek", "play-card chimera", "recall graeae")
    assert scene.purse("purple") == 3 - 1 + 1
    assert scene.s.creature_deck.size() == 18


# -- Apollo ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CYC-APO-02", "CYC-GOD-01")
def test_apollo_buys_no_creatures() -> None:
    from ludoteka.games.cyclades.rules.apollo import ApolloTurn

    scene = buyer("graeae").land("mykonos", "purple").sea("galene", "purple")
    scene.go(0, "apollo", ApolloTurn(0))
    assert {option.split()[0] for option in scene.offered()} == {"place-horn"}
    assert "not-this-god apollo" in scene.refused("bribe graeae")
