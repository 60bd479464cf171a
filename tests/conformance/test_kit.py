"""The kit passes on the teaching game and catches every broken variant of it, each by the law it breaks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import teaching.state
from ludoteka.kernel.action import Action
from ludoteka.kernel.conformance import (
    LAWS,
    Case,
    Effort,
    Trace,
    Violation,
    applies,
    ask,
    cases,
    check_message_ids,
    check_rule_ids,
    copies,
    coverage,
    determined,
    ends,
    needed_messages,
    run_kit,
    secrets,
    undoes,
    violations,
)
from ludoteka.kernel.game import Game, Mode
from ludoteka.kernel.match import Match
from ludoteka.kernel.uses import Uses
from teaching import Teaching, broken, load
from teaching import content as contents

COMPILED = not str(teaching.state.__file__).endswith(".py")
SHORT = Mode("2 players, short", 2, {"length": "short"})
FOUR = Mode("4 players", 4)
GAME = load()
EFFORT = Effort(loader="teaching:load")


# -- the teaching game keeps every law --------------------------------------------------------------------------


@pytest.mark.parametrize("case", cases(GAME, seeds=2, effort=EFFORT), ids=str)
def test_the_teaching_game_keeps_every_law(case: Case) -> None:
    case.run()


@settings(phases=[Phase.reuse, Phase.generate])  # a smaller seed is not a simpler game
@given(seed=st.integers(0, 2**32), mode=st.sampled_from(GAME.modes()))
def test_it_does_so_whatever_the_seed(seed: int, mode: Mode) -> None:
    run_kit(GAME, mode, [str(seed)], Effort(fresh=False, few=3))


def test_every_entry_of_the_content_comes_into_play() -> None:
    report = coverage(GAME, games=40)
    assert report.missing() == {}
    assert set(report.seen) == {"card", "cove", "weather"}


class Weathered(Uses[Any]):
    """Wants weather twice over, and waits for no gull."""

    def __init__(self) -> None:
        self.wanted = {"sky": ["seen", "felt", "tasted"], "step": ["one"]}
        self.never = {"card": frozenset({"gull"})}

    def taken(self, s: Any, action: Action) -> list[tuple[str, str]]:
        return [("step", "one"), ("step", "nobody asked for this")]

    def told(self, event: Action) -> list[tuple[str, str]]:
        return [("sky", "seen")]

    def noticed(self) -> list[tuple[str, str]]:
        return [("sky", "felt")]


class Watchful(Teaching):
    """The teaching game, with finer things to be used."""

    def uses(self) -> Weathered:
        return Weathered()


def test_finer_uses_are_counted_and_what_never_comes_is_not_waited_for() -> None:
    report = coverage(Watchful(contents.load()), games=2)
    assert report.seen["step"] == {"one": 2}
    assert report.seen["sky"] == {"seen": 2, "felt": 2, "tasted": 0}
    assert "gull" not in report.seen["card"]
    assert report.missing()["sky"] == ["tasted"]


# -- broken variants --------------------------------------------------------------------------------------------


def first(choice: Callable[..., Any], *fields: object) -> Callable[[], Game[Any]]:
    """A game that begins with a bad choice of seat 0."""
    return lambda: broken.Broken(lambda: choice(0, *fields))


VARIANTS: dict[str, tuple[Callable[[], Game[Any]], str]] = {
    "option that raises": (first(broken.Raising), "applies"),
    "choice without options": (first(broken.Empty), "applies"),
    "option that leads to a dead end": (first(broken.LeadsNowhere), "applies"),
    "options that differ between calls": (first(broken.Fickle), "lists"),
    "unsorted options": (first(broken.Unsorted), "lists"),
    "duplicate options": (first(broken.Doubled), "lists"),
    "undeclared verb": (first(broken.Undeclared), "lists"),
    "argument that names nothing": (first(broken.Misfit), "lists"),
    "too many options": (first(broken.TooMany), "lists"),
    "options that change the State": (first(broken.Meddling), "lists"),
    "aside that is also an option": (broken.Colliding, "asides"),
    "steps that run in a circle": (first(broken.Circling), "ends"),
    "choice that comes back for ever": (first(broken.Endless), "ends"),
    "agenda that runs dry": (first(broken.Dry), "ends"),
    "end without a winner": (first(broken.Placeless), "ends"),
    "mutable step": (lambda: broken.Broken(lambda: broken.Mutable(0, [])), "copies"),
    "step that is loaded as another": (first(broken.Shifty, 0), "round-trip"),
    "step that cannot be saved": (first(broken.Unsaved, frozenset({1})), "round-trip"),
    "step that is not saved whole": (lambda: broken.Broken(broken.Forgetful.with_more), "round-trip"),
    "luck of its own": (first(broken.GlobalLuck), "determined"),
    "luck of its own, replayed": (first(broken.GlobalLuck), "replays"),
    "undo across luck of its own": (first(broken.GlobalLuck), "undoes"),
    "rule that looks at the clock": (first(broken.Clock), "determined"),
    "leaking view": (broken.LeakingView, "secrets"),
    "view that leaks to spectators": (broken.LeakingToSpectators, "secrets"),
    "leaking event": (first(broken.Blurting), "secrets"),
    "leaking options": (first(broken.Cheating), "secrets"),
    "leaking prompt": (first(broken.Prompting), "secrets"),
    "resample that depends on what is hidden": (broken.PartlyResampled, "secrets"),
    "hidden card order": (broken.StoredOrder, "forgets"),
    "resample that draws nothing": (broken.NotResampled, "forgets"),
    "sealed bids that come through": (broken.OpenBids, "forgets"),
    "secret in an agenda step": (broken.OpenStakes, "forgets"),
    "view that shares a list": (broken.SharedView, "views"),
    "drawing in unknown messages": (broken.Mute, "views"),
    "ambiguous notation": (broken.Ambiguous, "notation"),
    "undeclared event": (first(broken.WrongEvent), "words"),
    "prompt that does not fit": (first(broken.WrongPrompt), "words"),
    "undeclared reason": (first(broken.WrongReason), "refusals"),
    "reason against what is offered": (first(broken.Contrary), "refusals"),
    "why_not that fails": (first(broken.Speechless), "refusals"),
    "why_not that fails on what nobody does": (first(broken.ShortSighted), "answers"),
    "undeclared reason, asked at random": (first(broken.WrongReason), "answers"),
    "gold from nowhere": (first(broken.Minting), "conserves"),
    "gold from nowhere by a rare option": (first(broken.RareMinting), "conserves"),
}


@pytest.mark.parametrize("name", VARIANTS)
def test_the_kit_catches(name: str) -> None:
    load_variant, law = VARIANTS[name]
    random.seed(name)  # the luck of a broken game repeats itself now and then: here always at the same places
    effort = Effort(fresh=False, changes=3000)
    laws = [one for one in LAWS if one.name in (law, "applies")]
    found: list[Violation] = []
    for mode, seed in [(SHORT, "0"), (FOUR, "1"), (FOUR, "2")]:
        found += violations(load_variant(), mode, seed, effort, laws)
        if law in {violation.law for violation in found}:
            break
    assert law in {violation.law for violation in found}, [str(violation) for violation in found]


def test_the_share_of_questions_answered_is_told() -> None:
    found = ask(GAME, 2000)
    assert found.questions >= 2000
    assert found.raised == {}
    assert 0 < found.answered < found.on_offer < found.questions
    assert found.share() == found.answered / found.on_offer
    assert sum(found.silent.values()) == found.on_offer - found.answered
    failing = ask(broken.Broken(lambda: broken.Speechless(0)), 300)
    assert sum(failing.raised.values()) > 0


@pytest.mark.skipif(COMPILED, reason="a compiled State cannot be extended")
def test_the_kit_catches_copies_that_share_a_list() -> None:
    with pytest.raises(Violation, match="`copies`"):
        copies(broken.sharing_copies(), SHORT, "0")


def test_the_kit_catches_set_order_in_a_fresh_process() -> None:
    game = broken.set_order()
    determined(game, SHORT, "0", Effort(fresh=False))
    with pytest.raises(Violation, match="in a fresh process, the hash is"):
        determined(game, SHORT, "0", Effort(loader="teaching.broken:set_order"))


@pytest.mark.parametrize(
    ("match_type", "what"),
    [
        (broken.Forgiving, "although it used luck"),
        (broken.Careless, "although a rule sealed it"),
        (broken.Blind, "although it revealed something"),
    ],
)
def test_the_kit_catches_a_match_whose_undo_cheats(match_type: type[Match], what: str) -> None:
    effort = Effort(match_type=match_type, few=40)
    found: list[Violation] = []
    for seed in range(10):
        found += violations(GAME, FOUR, str(seed), effort, [undoes])
        if any(what in violation.what for violation in found):
            return
    pytest.fail(f"not caught: {[str(violation) for violation in found]}")


# -- what a Violation says --------------------------------------------------------------------------------------


def test_a_violation_names_law_mode_seed_action_and_difference() -> None:
    with pytest.raises(Violation) as caught:
        secrets(broken.LeakingView(), SHORT, "7")
    text = str(caught.value)
    assert caught.value.law == "secrets"
    assert "teaching, mode '2 players, short', seed '7', action 0" in text
    assert "the view of seat 0 shows what it cannot know at players[1].hand" in text


def test_a_violation_names_the_action_that_raised() -> None:
    game = broken.Broken(lambda: broken.Raising(0))
    seed = next(str(n) for n in range(50) if Trace(game, SHORT, str(n)).failure is not None)
    with pytest.raises(Violation, match="nobody thought of this") as caught:
        applies(game, SHORT, seed)
    assert "action 1 (swear by seat 0): taking it raises RuntimeError" in str(caught.value)
    assert isinstance(caught.value.__cause__, RuntimeError)


def test_a_game_beyond_its_bound_does_not_end() -> None:
    hasty = load()
    hasty.bound = 10
    with pytest.raises(Violation, match="not over after 10 random decisions"):
        ends(hasty, SHORT, "0")


def test_samples_are_spread_and_bounded() -> None:
    trace = Trace(GAME, FOUR, "0")
    sampled = trace.sample(every=20, most=1000)
    assert {moment.kind for moment in sampled} == {moment.kind for moment in trace.moments}
    assert len(trace.sample(every=1, most=7)) == 7


# -- texts ------------------------------------------------------------------------------------------------------


def test_missing_and_unused_messages_are_named(game: Teaching) -> None:
    needed = needed_messages(game)
    check_message_ids(game, {"en": needed, "cs": needed, "pl": needed})
    with pytest.raises(Violation) as caught:
        check_message_ids(game, {"en": needed, "cs": needed - {"verb-bid"}, "pl": needed | {"verb-dance"}})
    assert caught.value.what == "cs: verb-bid is missing; pl: verb-dance is used by nobody"


def test_shared_messages_need_not_be_in_the_game(game: Teaching) -> None:
    rest = needed_messages(game) - {"verb-done"}
    check_message_ids(game, {"en": rest, "cs": rest, "pl": rest}, shared=["verb-done"])


def test_rules_cited_are_explained_in_every_language(game: Teaching) -> None:
    check_rule_ids(game)


def test_an_unexplained_rule_is_named(game: Teaching, tmp_path: Any) -> None:
    citing = tmp_path / "test_dance.py"
    citing.write_text('"""TCH-DANCE-01"""', encoding="utf-8")
    with pytest.raises(Violation, match=r"test_dance.py cites TCH-DANCE-01, which the reference does not explain"):
        check_rule_ids(game, tests=[citing])
