"""An errand for a seer, and armies that hunt whoever bears its cards: Cutthroats."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3.facts import AI, MAIN, NEUTRAL, NOBODY
from ludoteka.games.heroes3.rules.ai.heroes import ai_turns, rests, take_step
from ludoteka.games.heroes3.rules.ai.ways import goals
from ludoteka.games.heroes3.rules.combat.start import StartCombat
from ludoteka.games.heroes3.rules.map.moving import go_to
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.scenario.quests import passing_closed, quest_goes_on
from ludoteka.games.heroes3.rules.scenario.special import ai_beaten
from ludoteka.games.heroes3.rules.scenario.timed import TimedDeed, mines_secured
from ludoteka.games.heroes3.rules.world.fields import is_location
from ludoteka.games.heroes3.rules.world.quests import ASIDE, PLACE, WOKEN, quest_bearer
from ludoteka.games.heroes3.rules.world.scenario_map import named_field

CREST, WINGS = FACTS.card_number["crest_of_valor"], FACTS.card_number["angel_wings"]


def cutthroats(until: str = "Turn") -> Scene:
    """The scenario in its first turn."""
    return Scene(2, "eol2_cutthroats", ("rampart", "rampart"), 1, all_boxes(), until=until)


def has(scene: Scene, seat: int, card: int) -> bool:
    """Whether a player has a card at hand or in the piles."""
    player = scene.s.players[seat]
    return card in [*player.hand, *player.deck.cards(), *player.discard]


def bearing(card: str = "crest_of_valor", seat: int = 0) -> Scene:
    """A player bears a card of the quest, and the armies have come."""
    scene = cutthroats()
    scene.s.ledger[ASIDE] = [other for other in (CREST, WINGS) if FACTS.card_slugs[other] != card]
    scene.s.ledger[PLACE] = [named_field(scene.s, "F3.SW")]
    scene.hand(seat, card)
    scene.call(go_to, seat, MAIN, scene.field("N1", "c"))
    return scene


# -- set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SETUP-08", "H3-SETUP-13")
def test_both_start_in_the_town_and_the_cards_of_the_quest_are_aside() -> None:
    scene = cutthroats()
    assert scene.where(0) == scene.where(1) == scene.field("S1", "c")
    assert scene.s.ledger[ASIDE] == [CREST, WINGS]
    assert not {CREST, WINGS} & {*scene.s.decks[1].cards(), *scene.s.discards[1]}


@pytest.mark.rule("H3-SETUP-10")
def test_necropolis_cards_leave_the_neutral_decks() -> None:
    scene = cutthroats()
    faction = FACTS.faction_number["necropolis"]
    assert not any(FACTS.troop[troop].faction == faction for deck in scene.s.neutral_decks for troop in deck.cards())
    others = Scene(2, "brave_new_world", boxes=all_boxes())
    assert any(FACTS.troop[troop].faction == faction for deck in others.s.neutral_decks for troop in deck.cards())


@pytest.mark.rule("H3-SETUP-09")
def test_one_bonus_is_given_in_all() -> None:
    scene = cutthroats("ChooseBonus")
    assert scene.choice().seat == 0
    assert len(scene.offered()) == 3
    scene.play(scene.offered()[0])
    assert scene.waits() != "ChooseBonus"
    joined = scene.s.players[0].army + scene.s.players[1].army
    assert FACTS.troop_number["neutral_rogues"] in joined


# -- the errand -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-01")
@pytest.mark.parametrize(
    ("face", "place", "location"), [(0, "N2.NE", "magic_spring"), (1, "F3.SW", "empty"), (2, "F4.E", "empty")]
)
def test_the_seer_names_the_place_of_the_crest(face: int, place: str, location: str) -> None:
    scene = cutthroats()
    field = named_field(scene.s, place)
    assert is_location(scene.s, field, location)
    scene.luck(face).call(quest_goes_on, 1, named_field(scene.s, "F2.E"))
    assert scene.s.ledger[PLACE] == [field]
    assert scene.told("quest-place") == [("quest-place", CREST, field)]


@pytest.mark.rule("H3-END-01")
def test_the_errand_goes_from_the_seer_to_the_crest_and_back_and_ends_with_the_wings() -> None:
    scene = cutthroats()
    seer, goal = named_field(scene.s, "F2.E"), named_field(scene.s, "F4.W")
    scene.call(quest_goes_on, 0, goal)
    assert not scene.s.places
    scene.luck(1).call(quest_goes_on, 0, seer)
    place = scene.s.ledger[PLACE][0]
    scene.call(quest_goes_on, 0, seer)
    assert scene.s.ledger[ASIDE] == [CREST, WINGS]
    scene.call(quest_goes_on, 1, place)
    assert has(scene, 1, CREST)
    (goal_view,) = GAME.view(scene.s, 0).goals
    assert (goal_view.kind, goal_view.need, goal_view.have) == ("quest_done", 4, [2, 2])
    scene.call(quest_goes_on, 0, seer)
    assert not has(scene, 0, WINGS)
    scene.call(quest_goes_on, 1, seer)
    assert has(scene, 1, WINGS)
    assert not has(scene, 1, CREST)
    assert CREST in scene.s.removed
    scene.call(quest_goes_on, 0, goal)
    assert not scene.s.places
    scene.call(quest_goes_on, 1, goal)
    assert scene.s.places == [1, 1]


@pytest.mark.rule("H3-END-01", "H3-MAP-05")
def test_a_visit_of_the_hut_is_a_step_of_the_errand_also_when_it_was_visited() -> None:
    scene = bearing()
    seer = named_field(scene.s, "F2.E")
    scene.s.black[seer] = 1
    scene.hero(0, seer).run(Visit(0, MAIN, seer))
    assert has(scene, 0, WINGS)


@pytest.mark.rule("H3-TRADE-07")
def test_cards_of_the_quest_go_from_hand_to_hand_between_heroes_side_by_side() -> None:
    scene = bearing()
    field = scene.field("N1", "c")
    scene.hero(0, field).turn(0)
    assert passing_closed(scene.s, 0, CREST) == ("not-side-by-side", 1)
    scene.hero(1, scene.neighbour(field)).turn(0)
    assert scene.offered("pass-item") == ["pass-item crest_of_valor"]
    scene.play("pass-item crest_of_valor")
    assert quest_bearer(scene.s) == 1
    assert passing_closed(scene.s, 0, CREST) == ("not-in-hand", CREST)


# -- the armies -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ROUND-05")
@pytest.mark.parametrize("slot", ["N1", "N2"])
def test_entering_a_dark_tile_wakes_two_armies_once(slot: str) -> None:
    scene = cutthroats()
    assert scene.s.ais == []
    scene.call(go_to, 0, MAIN, scene.field(slot, "c"))
    assert [ai.at for ai in scene.s.ais] == [named_field(scene.s, "S2.C"), named_field(scene.s, "F1.SE")]
    scene.call(go_to, 0, MAIN, scene.field("N2", "c")).call(go_to, 0, MAIN, scene.field("N1", "c"))
    assert len(scene.s.ais) == 2
    assert WOKEN in scene.s.ledger


@pytest.mark.rule("H3-AI-01")
def test_the_armies_hunt_whoever_bears_a_card_and_wait_while_nobody_does() -> None:
    scene = bearing()
    scene.hero(0, scene.field("N1", "c")).hero(1, scene.field("S1", "c"))
    ai = scene.s.ais[0]
    assert goals(scene.s, ai) == [scene.field("N1", "c")]
    scene.hand(0).hand(1, "angel_wings")
    assert goals(scene.s, ai) == [scene.field("S1", "c")]
    scene.hand(1)
    assert goals(scene.s, ai) == []
    before = [one.at for one in scene.s.ais]
    scene.call(ai_turns).go_on("Turn")
    assert [one.at for one in scene.s.ais] == before


@pytest.mark.rule("H3-AI-01", "H3-AI-13")
def test_an_army_passes_other_heroes_and_fights_the_bearer() -> None:
    scene = bearing(seat=1)
    field = scene.field("N1", "c")
    scene.hero(0, field).hero(1, scene.field("S1", "c"))
    scene.s.ais[0].moves = 1
    scene.call(take_step, 0, field)
    assert scene.s.combat is None
    assert scene.s.ais[0].at == field
    scene = bearing()
    scene.hero(0, field)
    scene.s.ais[0].moves = 1
    scene.call(take_step, 0, field).go_on("Deploy")
    assert scene.s.combat is not None
    assert scene.s.combat.defender == 0


@pytest.mark.rule("H3-AI-05", "H3-DIFF-01")
def test_each_combat_draws_necropolis_cards_of_the_heros_level() -> None:
    scene = bearing()
    field = scene.s.ais[0].at
    scene.army(0, gold_dragons="pack", unicorns="pack").hero(0, field)
    decks = [sorted(deck.cards()) for deck in scene.s.neutral_decks]
    scene.run(StartCombat(0, MAIN, AI, MAIN, 0, field)).go_on("Deploy")
    scene.play(scene.offered("deploy")[0], "ready")
    combat = scene.s.combat
    assert combat is not None
    theirs = [form >> 1 for form, side in zip(combat.form, combat.side, strict=True) if side == 1]
    assert len(theirs) == len(FACTS.armies[1][1])
    assert all(FACTS.troop[one].kind == NEUTRAL for one in theirs)
    assert {FACTS.faction_slugs[FACTS.troop[one].faction] for one in theirs} == {"necropolis"}
    assert [sorted(deck.cards()) for deck in scene.s.neutral_decks] == decks


@pytest.mark.rule("H3-AI-12")
def test_a_beaten_army_gives_gold_returns_and_rests_until_the_next_resource_round() -> None:
    scene = bearing().stock(0).stock(1)
    scene.s.round = 6
    army = scene.s.ais[1]
    scene.s.ais[0].at = scene.field("N2", "c")
    scene.call(ai_beaten, 0, 1, army.at)
    assert scene.owns(1, "gold") == 2
    assert (army.at, army.out) == (named_field(scene.s, "S2.C"), False)
    assert rests(scene.s, army)
    scene.s.round = 7
    assert not rests(scene.s, army)
    scene.call(ai_beaten, 0, 0, scene.s.ais[0].at)
    assert scene.s.ais[0].at == named_field(scene.s, "F1.SE")
    scene.s.round = 8
    assert rests(scene.s, scene.s.ais[0])


@pytest.mark.rule("H3-AI-02")
def test_an_army_takes_mines_of_the_players_only() -> None:
    scene = bearing()
    mine = scene.find("mine", "N1")
    ai = scene.s.ais[0]
    ai.moves = 1
    scene.hero(0, scene.field("S1", "c")).call(take_step, 0, mine)
    assert scene.s.flag[mine] == NOBODY
    scene.flag(0, mine)
    ai.moves = 1
    scene.call(take_step, 0, mine)
    assert scene.s.flag[mine] == AI


# -- bandits ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ROUND-05")
def test_bandits_come_unless_every_mine_on_grass_is_secured() -> None:
    scene = cutthroats().stock(0, 20, 5, 5).stock(1, 20, 5, 5)
    scene.run(TimedDeed(0, NOBODY, NOBODY))
    assert scene.s.players[1].stock == [15, 4, 4]
    scene.tile("F5", "F6").tile("N3", "N8")
    for field in range(len(scene.s.flag)):
        terrain = FACTS.content.tile[scene.s.atlas.tile[field // 7]].terrain
        if is_location(scene.s, field, "mine") and terrain == "grass":
            assert not mines_secured(scene.s, "grass")
            scene.flag(0, field)
    assert mines_secured(scene.s, "grass")
    scene.run(TimedDeed(0, NOBODY, NOBODY))
    assert scene.s.players[0].stock == [15, 4, 4]
