"""Waves against towns, defended settlements and what else Close to Enemies brings."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3.facts import AI, FIELDS, GOLD, MAIN, NEUTRALS, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.combat.start import StartCombat
from ludoteka.games.heroes3.rules.scenario.timed import TimedDeed
from ludoteka.games.heroes3.rules.turn.turn import TurnStart
from ludoteka.games.heroes3.rules.victory.ends import check_ends
from ludoteka.games.heroes3.rules.world.fields import is_location, own_town
from ludoteka.games.heroes3.rules.world.town_tiles import terrain_of
from ludoteka.games.heroes3.view_goals import goals_view
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.state import begin

SCENARIO = "community_close_to_enemies"
FACTIONS = ("castle", "dungeon", "necropolis", "tower", "fortress", "inferno")
STRONG = ("archangels", "black_dragons", "ghost_dragons", "champions", "manticores")


def close(seats: int = 1, difficulty: int = 1, boxes: int = 0) -> Scene:
    """The scenario in its first turn."""
    return Scene(seats, SCENARIO, FACTIONS, difficulty, boxes or (1 if seats < 4 else all_boxes()))


def event(scene: Scene, number: int) -> None:
    """A timed event of the scenario happens."""
    scene.run(TimedDeed(number, NOBODY, NOBODY))


def wave(scene: Scene, number: int = 1, until: str = "BeforeWave") -> Scene:
    """The wave of a timed event comes at the start of the first player's turn."""
    scene.s.ledger["wave"] = [number, *([1] * scene.s.seats)]
    return scene.run(TurnStart(0)).go_on(until)


def fight_on(scene: Scene) -> Scene:
    """Strong units stand ready and the combat begins."""
    scene.army(0, **dict.fromkeys(STRONG, "pack")).go_on("Deploy")
    for _ in STRONG:
        scene.play(scene.offered("deploy")[0])
    scene.play("ready")
    return scene


def decide(scene: Scene, side: int) -> Scene:
    """A side wins the combat at once, as soon as both stand on the board."""
    while scene.waits() in ("ExchangeNeutrals", "LineUp"):
        scene.play(scene.offered()[0])
    assert scene.s.combat is not None
    scene.s.combat.winner = side
    begin(scene.s, scene.chance)
    scene.play(scene.offered()[0])
    return scene


@pytest.mark.rule("H3-SETUP-03")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_far_tiles_have_the_terrains_of_the_towns(seats: int) -> None:
    scene = close(seats, boxes=all_boxes())
    s = scene.s
    terrains = [terrain_of(FACTS, FACTS.starting_tile[player.faction]) for player in s.players]
    slots = next(one.slots for one in FACTS.scenario[s.scenario].maps if one.players == seats)
    for place, slot in enumerate(slots):
        if slot.kind == "far":
            tile = s.atlas.tile[place]
            settled = any(
                FACTS.spot_location[spot] == FACTS.location_number["settlement"]
                for spot in range(tile * FIELDS, tile * FIELDS + FIELDS)
            )
            assert settled == bool(slot.owner)
            wanted = [terrains[slot.owner - 1]] if slot.owner else terrains
            assert terrain_of(FACTS, tile) in wanted
    for seat, player in enumerate(s.players):
        assert [terrain_of(FACTS, tile) for tile in player.far_tiles] == [terrains[seat]]


@pytest.mark.rule("H3-CARD-15", "H3-MAP-04")
def test_nobody_knows_which_tile_of_the_terrains_lies_where() -> None:
    scene = close(2, boxes=all_boxes())
    terrains = {terrain_of(FACTS, FACTS.starting_tile[player.faction]) for player in scene.s.players}
    seen = set()
    for seed in range(12):
        twin = GAME.resample(scene.s, 0, Chance.of(str(seed)))
        hidden = [place for place in range(len(twin.atlas.tile)) if twin.atlas.rotation[place] == NOBODY]
        assert {terrain_of(FACTS, twin.atlas.tile[place]) for place in hidden} <= terrains
        seen.add(tuple(twin.atlas.tile[place] for place in hidden))
    assert len(seen) > 1


@pytest.mark.rule("H3-ROUND-05", "H3-MAP-02")
def test_everybody_turns_the_own_settlement_tile_in_the_first_round() -> None:
    scene = close(3)
    for seat in range(3):
        place = scene.place(f"F{seat + 1}")
        assert scene.s.atlas.rotation[place] != NOBODY
        assert any(is_location(scene.s, field, "settlement") for field in range(place * FIELDS, place * FIELDS + 7))
    assert scene.s.atlas.rotation[scene.place("F4")] == NOBODY


@pytest.mark.rule("H3-ROUND-05", "H3-MAP-02")
def test_a_far_tile_is_discovered_for_nothing_in_the_third_round() -> None:
    scene = close()
    event(scene, 2)
    hidden = scene.place("F2")
    assert scene.waits() == "FreeDiscovery"
    assert any(option.startswith("observe") for option in scene.offered())
    moves = scene.s.players[0].moves.copy()
    scene.play(scene.offered("observe")[0])
    scene.go_on("Turn")
    assert scene.s.atlas.rotation[hidden] != NOBODY
    assert scene.s.players[0].moves == moves


@pytest.mark.rule("H3-TOWNA-03", "H3-COMBAT-04")
def test_a_wave_comes_before_the_hero_may_move() -> None:
    scene = close().stock(0)
    scene.hero(0, scene.field("F2", "c"))
    wave(scene)
    assert "fight" in scene.offered()
    assert not scene.offered("move")
    scene.play("fight").go_on("Deploy")
    combat = scene.s.combat
    assert combat is not None
    assert (combat.attacker, combat.defender, combat.defender_hero) == (AI, 0, NOBODY)
    assert combat.field == own_town(scene.s, 0)
    assert scene.owns(0, "gold") == 0


@pytest.mark.rule("H3-DIFF-01")
@pytest.mark.parametrize(("difficulty", "tiers"), [(0, [0]), (1, [0, 0]), (2, [0, 0, 0]), (3, [0, 0, 1])])
def test_the_first_wave_follows_the_difficulty(difficulty: int, tiers: list[int]) -> None:
    scene = wave(close(difficulty=difficulty)).play("fight").go_on("Deploy")
    drawn = scene.s.ais[-1].army
    assert [FACTS.troop[form // 2].tier for form in drawn] == tiers


@pytest.mark.rule("H3-SIEGE-04")
@pytest.mark.parametrize(("number", "attack"), [(1, 2), (3, 3), (4, 4)])
def test_the_arrow_tower_is_weaker_against_the_first_waves(number: int, attack: int) -> None:
    scene = close().built(0, "citadel")
    wave(scene, number).play("fight")
    fight_on(scene)
    scene.go_on("PlaceGate")
    scene.play(scene.offered()[0])
    combat = scene.s.combat
    assert combat is not None
    tower = next(at for at in range(len(combat.form)) if combat.form[at] // 2 == FACTS.tower)
    change = sum(effect.amount for effect in combat.effects if effect.target == tower and effect.name == "attack")
    assert FACTS.attack[FACTS.tower * 2] + change == attack


def beat_wave(number: int, until: str) -> Scene:
    """A wave was beaten off by far stronger units."""
    scene = wave(close(difficulty=0), number).play("fight")
    return decide(fight_on(scene), 1).go_on(until)


@pytest.mark.rule("H3-HERO-02", "H3-HERO-06")
def test_a_beaten_wave_gives_experience_and_a_cheaper_hero() -> None:
    scene = close(difficulty=0)
    before = scene.s.players[0].xp
    wave(scene).play("fight")
    decide(fight_on(scene), 1).go_on("Turn")
    assert scene.s.players[0].xp == before + 1
    assert scene.s.ais[-1].out
    scene.stock(0, gold=5)
    scene.s.players[0].tokens = 7
    assert "hire-hero" in scene.aside(0)
    scene.s.round += 1
    assert "hire-hero" not in scene.aside(0)
    scene.s.round -= 1
    scene.play("hire-hero", seat=0)
    assert scene.s.players[0].stock[GOLD] == 0
    assert scene.s.players[0].at[SECONDARY] != NOBODY


@pytest.mark.rule("H3-CARD-04", "H3-ROUND-05")
def test_a_later_wave_is_followed_by_a_search_for_artifacts() -> None:
    scene = beat_wave(3, "Search")
    assert scene.waits() == "Search"


@pytest.mark.rule("H3-END-01")
def test_a_lost_town_loses_the_scenario() -> None:
    scene = close()
    town = own_town(scene.s, 0)
    scene.s.own_map()
    scene.s.flag[town] = AI
    scene.call(check_ends, 0)
    assert scene.s.places == [2]


@pytest.mark.rule("H3-TURN-01", "H3-TURN-02")
def test_the_hand_is_renewed_twice_in_the_last_round() -> None:
    scene = close()
    event(scene, 5)
    scene.hand(0).run(TurnStart(0))
    asked = 0
    for _ in range(8):
        if scene.waits() == "Turn":
            break
        asked += scene.waits() == "DrawUp"
        scene.play(scene.offered()[0])
    assert asked == 2


@pytest.mark.rule("H3-TRADE-01", "H3-TOWNA-04")
def test_the_build_token_opens_a_trading_post() -> None:
    scene = close().stock(0, gold=12)
    assert "visit-post" in scene.aside(0)
    scene.play("visit-post", seat=0)
    assert scene.waits() == "TradingPost"
    scene.play("trade gold valuables")
    assert scene.owns(0, "valuables") > 0


def settlement(scene: Scene) -> int:
    """The field of the first player's settlement."""
    return scene.find("settlement", "F1")


@pytest.mark.rule("H3-AI-11", "H3-COMBAT-05")
def test_defenders_of_a_settlement_are_never_skipped() -> None:
    scene = close(difficulty=0)
    field = settlement(scene)
    player = scene.s.players[0]
    player.level, player.xp = 7, FACTS.xp_for_level[7]
    beside = scene.neighbour(field)
    scene.hero(0, beside).turn(0)
    scene.play(f"move main {GAME.names.fields[field]}").go_on("Deploy")
    combat = scene.s.combat
    assert combat is not None
    assert combat.defender == NEUTRALS
    assert not combat.limited


@pytest.mark.rule("H3-AI-11", "H3-DIFF-01")
def test_one_defender_may_be_exchanged_and_they_have_ai_cards() -> None:
    scene = close(difficulty=0)
    field = settlement(scene)
    scene.army(0, **dict.fromkeys(STRONG, "pack"))
    scene.hero(0, field).run(StartCombat(0, MAIN, NEUTRALS, NOBODY, NOBODY, field)).go_on("Deploy")
    fight_on(scene)
    assert scene.waits() == "ExchangeNeutrals"
    combat = scene.s.combat
    assert combat is not None
    assert sorted(FACTS.troop[troop].tier for troop in combat.drawn) == [0, 1, 1, 2, 2]
    effects = sorted(FACTS.ai_card[card].effect.split("_")[0] for card in combat.ai_deck)
    assert effects == ["attack", "cast", "defense"]
    first = combat.drawn[0]
    scene.play(scene.offered("replace")[0])
    assert len(combat.drawn) == 5
    assert sorted(FACTS.troop[troop].tier for troop in combat.drawn) == [0, 1, 1, 2, 2]
    assert first in combat.drawn or first in [troop for pile in scene.s.neutral_discards for troop in pile]


@pytest.mark.rule("H3-END-01", "H3-COMBAT-40")
def test_taking_every_settlement_wins_and_gives_two_experience() -> None:
    scene = close(difficulty=0)
    field = settlement(scene)
    before = scene.s.players[0].xp
    scene.hero(0, field).run(StartCombat(0, MAIN, NEUTRALS, NOBODY, NOBODY, field)).go_on("Deploy")
    fight_on(scene)
    goal = goals_view(scene.s)[0]
    assert (goal.have, goal.need) == ([0], 1)
    decide(scene, 0).go_on("SettleField")
    assert scene.s.players[0].xp == before + 2
    scene.play(scene.offered()[0])
    assert scene.s.places == [1]
