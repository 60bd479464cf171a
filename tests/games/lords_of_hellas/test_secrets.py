"""What a seat may know: hands, decks, and cards that somebody looks at to choose (LOH-TERM-08, LOH-TERM-10)."""

from __future__ import annotations

import msgspec
import pytest

from games.lords_of_hellas.scene import GAME, NAMES, Scene, play_random
from ludoteka.games.lords_of_hellas.rules.cards import draw_cards
from ludoteka.games.lords_of_hellas.rules.draft import Draft
from ludoteka.games.lords_of_hellas.rules.treasure import LookForArtifacts
from ludoteka.games.lords_of_hellas.rules.turn import Turns
from ludoteka.i18n import Words
from ludoteka.kernel.action import SPECTATOR, Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Mode
from ludoteka.kernel.state import pending


@pytest.mark.rule("LOH-TERM-08")
def test_a_hand_is_secret_but_for_its_size_and_the_rest_of_a_player_is_open() -> None:
    scene = Scene().hand(0, "charge", "phalanx-1").artifacts(0, "harpe").used("harpe").blessings(0, "bluff")
    scene.keeps(0, "augean-stables").injuries(0, "speed").priests(0, 2).glory(0, "red")
    assert GAME.view(scene.s, 0).players[0].hand == ["phalanx-1", "charge"]
    for seat in (1, 2, SPECTATOR):
        shown = GAME.view(scene.s, seat).players[0]
        assert (shown.hand, shown.cards) == (None, 2)
        assert [(one.artifact, one.charged) for one in shown.artifacts] == [("harpe", False)]
        assert (shown.blessings, shown.kept_quests) == (["bluff"], ["augean-stables"])
        assert (shown.injured, shown.priests, shown.glory) == (["speed"], 2, ["red"])


@pytest.mark.rule("LOH-TERM-08")
@pytest.mark.parametrize(("language", "draws"), [("en", "draws"), ("cs", "táhne"), ("pl", "dobiera")])
def test_who_draws_a_card_is_told_once_that_it_is_drawn_and_once_what_it_is(language: str, draws: str) -> None:
    scene = Scene().combat_deck("charge")
    heard: list[tuple[int, Action]] = []
    scene.s.heard = heard
    scene.s.chance = Chance.of("draw")
    draw_cards(scene.s, 0, 1)
    words = Words(language, GAME)
    told = {seat: [words.event(event) for event in GAME.events_for(heard, seat)] for seat in (0, 1)}
    card = words.thing("combat", GAME.lexicon.kinds["combat"].slug(scene.s.hands[0][-1]))
    assert [draws in line for line in told[0]].count(True) == 1
    assert [card in line for line in told[0]] == [True, False]
    assert len(told[1]) == 1
    assert draws in told[1][0]


@pytest.mark.rule("LOH-TERM-08")
def test_decks_show_only_how_many_cards_are_left() -> None:
    scene = Scene().combat_deck("charge").event_deck("golden-fleece").artifact_deck("aegis")
    shown = GAME.view(scene.s, 0)
    sizes = (shown.combat_deck, shown.event_deck, shown.attack_deck, shown.artifact_deck, shown.blessing_deck)
    assert sizes == (30, 23, 18, 10, 36)
    text = msgspec.json.encode(shown).decode()
    assert '"charge"' not in text
    assert '"aegis"' not in text


@pytest.mark.rule("LOH-TERM-10")
def test_discard_piles_are_open() -> None:
    scene = Scene().discarded("charge", "phalanx-1")
    assert GAME.view(scene.s, SPECTATOR).combat_discard == ["phalanx-1", "charge"]


@pytest.mark.rule("LOH-TERM-10", "LOH-ART-09")
def test_artifacts_looked_at_are_seen_by_the_chooser_alone() -> None:
    scene = Scene().artifact_deck("aegis", "harpe", "caduceus").run(LookForArtifacts(1, 3, 1), Turns())
    assert GAME.view(scene.s, 1).looked == ["caduceus", "harpe", "aegis"]
    for seat in (0, 2, SPECTATOR):
        shown = GAME.view(scene.s, seat)
        assert (shown.looked, shown.looked_count, shown.looker) == (None, 3, 1)
    seen = {tuple(GAME.resample(scene.s, 0, Chance.of(str(number))).looked) for number in range(20)}
    assert len(seen) > 5
    assert {tuple(GAME.resample(scene.s, 1, Chance.of(str(number))).looked) for number in range(5)} == {
        tuple(sorted(NAMES.artifacts.index(name) for name in ("aegis", "harpe", "caduceus")))
    }


@pytest.mark.rule("LOH-BLESS-05")
def test_blessings_in_a_draft_are_known_to_those_who_have_had_them() -> None:
    scene = Scene().run(Draft(0), Turns())
    assert GAME.view(scene.s, 2).draft is None
    scene.play(scene.offered()[0])
    known = GAME.view(scene.s, 0).draft
    assert known is not None
    assert GAME.view(scene.s, 2).draft == known
    assert GAME.view(scene.s, 1).draft is None
    assert GAME.view(scene.s, SPECTATOR).draft is None


@pytest.mark.parametrize("mode", GAME.modes(), ids=lambda mode: mode.name)
def test_what_a_seat_sees_is_the_same_in_every_position_it_cannot_tell_apart(mode: Mode) -> None:
    for seed, decisions in (("a", 40), ("b", 140), ("c", 300)):
        s = play_random(mode, seed, decisions).s
        if s.places:
            continue
        for seat in (*range(s.seats), SPECTATOR):
            guess = GAME.resample(s, seat, Chance.of(seed))
            assert GAME.view(guess, seat) == GAME.view(s, seat)
            GAME.check(guess)
            if pending(s)[0].seat == seat:
                assert GAME.options(guess, seat) == GAME.options(s, seat)


@pytest.mark.rule("LOH-TERM-08")
def test_hands_of_others_are_drawn_anew() -> None:
    scene = Scene().hand(0, "charge").hand(1, "phalanx-1", "glory-bow", "wild-attack-axe")
    hands = {tuple(GAME.resample(scene.s, 0, Chance.of(str(number))).hands[1]) for number in range(30)}
    assert len(hands) > 20
    assert all(GAME.resample(scene.s, 0, Chance.of(str(number))).hands[0] == scene.s.hands[0] for number in range(5))
