"""What a View says in words instead of bits and numbers: marks, feats, the story, the Grail, shown units, dice."""

from __future__ import annotations

import pytest

from games.heroes3.combats import battle
from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.rules import marks
from ludoteka.games.heroes3.rules.battlefield import figures as combat_figures
from ludoteka.games.heroes3.view_story import FEATS, PLAYER_MARKS, UNIT_MARKS
from ludoteka.i18n import Words


def bits_of(module: object, names: set[str]) -> set[int]:
    return {getattr(module, name) for name in names}


def test_every_mark_and_feat_has_a_word() -> None:
    numbers = {name: value for name, value in vars(marks).items() if name.isupper() and isinstance(value, int)}
    known = {name for name in numbers if not name.startswith("STORY_") and name != "TURN_MARKS"}
    assert len(PLAYER_MARKS) + len(FEATS) == len(known)
    assert set(PLAYER_MARKS) | set(FEATS) == bits_of(marks, known)


@pytest.mark.rule("H3-MAP-12")
def test_a_player_shows_marks_and_feats_in_words() -> None:
    scene = Scene()
    scene.s.players[1].marks = marks.LOST_CUBE | marks.BLOOD_KNIGHT
    scene.s.feats[0] = marks.TOOK_GRAIL
    view = GAME.view(scene.s, 0)
    assert [player.marks for player in view.players] == [[], ["lost-cube", "blood-knight"]]
    assert [player.feats for player in view.players] == [["took-grail"], []]


def test_a_unit_shows_its_marks_in_words() -> None:
    fight = battle([("crusaders", "b3")], [("gnolls", "b4")])
    fight.c.marks[fight.at("b4")] = combat_figures.FLIPPED | combat_figures.CLONE
    combat = GAME.view(fight.s, 0).combat
    assert combat is not None
    assert [unit.marks for unit in combat.fighters] == [[], ["turned-to-few", "clone"]]


def test_the_story_names_places_and_players() -> None:
    scene = Scene()
    story = scene.s.story
    assert (GAME.view(scene.s, 0).story.holder, GAME.view(scene.s, 0).story.grail_field) == (None, None)
    story[marks.STORY_HOLDER] = 2
    story[marks.STORY_HELD] = 3
    story[marks.STORY_GRAIL_FIELD] = 5
    story[marks.STORY_RESULT] = 2
    shown = GAME.view(scene.s, 0).story
    assert (shown.holder, shown.rounds_held, shown.grail_field, shown.result) == ("p2", 3, NAMES.fields[4], "lost")


def test_the_grail_shown_units_and_dice_are_named() -> None:
    scene = Scene()
    before = GAME.view(scene.s, 0)
    assert (before.grail, before.grail_carrier, before.shown, before.dice) == (None, None, [], [])
    scene.s.grail = 3
    scene.s.shown = [FACTS.troop_number["neutral_rogues"]]
    scene.s.dice = [NAMES.faces.index("gold_6")]
    view = GAME.view(scene.s, 0)
    assert (view.grail, view.grail_carrier) == ("p2", "secondary")
    assert (view.shown, view.dice) == (["neutral_rogues"], ["gold_6"])


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_words_are_there_in_every_language(language: str) -> None:
    words = Words(language, GAME)
    for word in (*PLAYER_MARKS.values(), *UNIT_MARKS.values()):
        assert words.say(f"draw-marks-{word}") != f"draw-marks-{word}"


@pytest.mark.rule("H3-COMBAT-11", "H3-COMBAT-19")
def test_a_unit_in_combat_shows_its_figures_as_they_are_now() -> None:
    fight = battle([("crusaders", "b3")], [("pack griffins", "b4")])
    fight.c.stack = [0, 1 | 8]
    combat = GAME.view(fight.s, 0).combat
    assert combat is not None
    one, other = combat.fighters
    assert (one.attack, one.defense, one.health, one.initiative, one.movement) == (3, 2, 4, 5, "ground")
    assert (other.attack, other.defense, other.health, other.initiative, other.movement) == (4, 0, 4, 11, "flying")


@pytest.mark.rule("H3-COMBAT-11", "R-13")
def test_the_order_goes_by_initiative_and_ties_take_turns() -> None:
    fight = battle(
        [("crusaders", "a1"), ("zealots", "b1"), ("griffins", "c1")], [("crusaders", "a5"), ("zombies", "b5")]
    )

    def order() -> list[str | None]:
        combat = GAME.view(fight.s, 0).combat
        assert combat is not None
        return [combat.fighters[number].space for number in combat.order]

    assert order() == ["c1", "a1", "a5", "b1", "b5"]
    fight.c.activated[fight.at("c1")] = 1
    fight.c.tie_initiative, fight.c.tie_side = 5, 0
    assert order() == ["a5", "a1", "b1", "b5"]
    fight.c.active = fight.at("b1")
    assert order() == ["b1", "a5", "a1", "b5"]


@pytest.mark.rule("H3-COMBAT-24", "H3-COMBAT-31")
def test_a_combat_shows_what_another_round_and_what_surrender_cost() -> None:
    neutrals = GAME.view(battle([("griffins", "b3")], [("neutral_boars", "b4")], against="neutrals").s, 0).combat
    players = GAME.view(battle([("griffins", "b3")], [("crusaders", "b4")]).s, 0).combat
    assert neutrals is not None
    assert players is not None
    assert (neutrals.extension, neutrals.surrender) == (1, None)
    assert (players.extension, players.surrender) == (None, 10)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_what_a_view_says_in_one_word_is_worded(language: str) -> None:
    words = Words(language, GAME)
    view = GAME.view(Scene(boxes=all_boxes()).s, 0)
    said = [("mode", view.mode), *(("boxes", box) for box in view.boxes)]
    said += [("tokens", token) for token in view.players[0].tokens]
    said += [("kind", tile.kind) for tile in view.tiles]
    said += [("terrain", tile.terrain) for tile in GAME.content.tile]
    for field, word in said:
        worded = words.say(f"draw-{field}-{word}")
        assert worded != f"draw-{field}-{word}"
        assert "_" not in worded
    assert not words.problems


@pytest.mark.parametrize(
    ("language", "event", "told"),
    [
        ("cs", ("gained", 0, 3, "gold"), "Jana získává 3 zlaťáky."),
        ("cs", ("gained", 0, 5, "gold"), "Jana získává 5 zlaťáků."),
        ("cs", ("paid", 0, 1, "building_materials"), "Jana platí 1 stavební materiál."),
        ("pl", ("gained", 0, 5, "building_materials"), "Jana zyskuje 5 materiałów budowlanych."),
        ("pl", ("paid", 0, 2, "valuables"), "Jana płaci 2 kosztowności."),
        ("en", ("gained", 0, 1, "building_materials"), "Jana gains 1 building material."),
        ("cs", ("visited", 0, "main", "t1-c", "mystical_garden"), "Jana: hlavní hrdina navštěvuje Mystickou zahradu."),
        ("pl", ("visited", 0, "main", "t1-c", "mine"), "Jana: bohater główny odwiedza Kopalnię."),
        ("cs", ("card-turned", "spell", "chain_lightning"), "Odkrytá leží karta Řetězový blesk (balíček kouzel)."),
        ("cs", ("draws", 0, 2), "Jana dobírá 2 karty."),
    ],
)
def test_amounts_and_places_are_told_in_good_grammar(language: str, event: tuple[str | int, ...], told: str) -> None:
    phrase = GAME.lexicon.events[str(event[0])]
    kinds = [GAME.lexicon.kinds[kind] for _, kind in phrase.parts]
    values = [kind.value(str(one)) if isinstance(one, str) else one for kind, one in zip(kinds, event[1:], strict=True)]
    words = Words(language, GAME, ["Jana"])
    assert words.event((phrase.name, *values)) == told
    assert not words.problems
