"""Why not? Closed actions of the turn, of moves, recruits, temples and withdrawals are explained with their rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.lords_of_hellas.scene import GAME, Scene
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.i18n import Words
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.conformance import ask
from ludoteka.kernel.conformance.asking import made_up
from ludoteka.kernel.play import random_decision
from ludoteka.kernel.reference import LANGUAGES
from ludoteka.kernel.state import Choice, take

CLOSED: list[tuple[Callable[[], Scene], str, str]] = [
    (lambda: Scene().priests(0, 2).turn().play("pray zeus"), "pray zeus", "already-done prayer (LOH-TURN-01)"),
    (lambda: Scene().turn(), "pray zeus", "no-priest (LOH-PRAY-01)"),
    (lambda: Scene().priests(0, 1).praying(1, "zeus", 2).turn(), "pray zeus", "monument-full zeus 2 (LOH-PRAY-04)"),
    (lambda: Scene().covered(0, "march").turn(), "special march", "covered march (LOH-SPEC-01)"),
    (lambda: Scene().turn(), "special usurp", "not-your-glory red (LOH-GLORY-03)"),
    (lambda: Scene(2).turn(), "special build-monument", "nothing-to-repeat (LOH-2P-04)"),
    (lambda: Scene().turn(), "move-hero crete", "too-far crete 1 (LOH-HMOVE-01)"),
    (lambda: Scene().turn(), "move-hero epirus", "nothing-there epirus (LOH-HMOVE-05)"),
    (
        lambda: Scene().on_quest(0, "golden-fleece", 1).turn(),
        "move-hero crete",
        "on-quest golden-fleece (LOH-QUEST-05)",
    ),
    (lambda: Scene().turn(), "move-hoplites", "no-hoplites (LOH-MOVE-01)"),
    (lambda: Scene().turn(), "use-artifact aegis", "not-your-artifact aegis (LOH-ART-01)"),
    (
        lambda: Scene().artifacts(0, "ambrosia").used("ambrosia").turn(),
        "use-artifact ambrosia",
        "discharged ambrosia (LOH-ART-02)",
    ),
    (lambda: Scene().artifacts(0, "harpe").turn(), "use-artifact harpe", "artifact-other-time harpe (LOH-ART-03)"),
    (
        lambda: Scene().army(0, "epirus", 1).turn().play("move-hoplites"),
        "move epirus crete",
        "not-neighbours epirus crete",
    ),
    (lambda: Scene().army(0, "epirus", 1).turn().play("move-hoplites"), "move crete attica", "none-of-yours crete"),
    (
        lambda: Scene().army(0, "locris", 1, fortified=1).turn().play("move-hoplites"),
        "move locris aetolia",
        "only-fortified locris (LOH-MARCH-02)",
    ),
    (
        lambda: Scene().army(0, "locris", 1).turn().play("move-hoplites"),
        "fortify locris",
        "not-controlled locris (LOH-MOVE-03)",
    ),
    (
        lambda: Scene().army(0, "locris", 2, fortified=1).turn().play("move-hoplites"),
        "fortify locris",
        "no-room locris (LOH-LIM-09)",
    ),
    (lambda: Scene().army(0, "epirus", 1).turn().play("move-hoplites"), "leave-city locris", "nobody-fortified locris"),
    (
        lambda: (
            Scene()
            .attributes(0, leadership=2)
            .army(0, "epirus", 1)
            .army(0, "crete", 1)
            .turn()
            .play("move-hoplites", "move epirus aetolia")
        ),
        "move aetolia locris",
        "have-moved aetolia (LOH-MOVE-02)",
    ),
    (
        lambda: (
            Scene(heroes=("achilles", "helen", "perseus"))
            .hero(1, "", "aetolia")
            .army(0, "epirus", 1)
            .turn()
            .play("move-hoplites")
        ),
        "move epirus aetolia",
        "helen-there aetolia (LOH-HERO-03)",
    ),
    (
        lambda: Scene().army(0, "epirus", 1).turn().play("special march", "lead-from epirus"),
        "lead-to crete",
        "out-of-reach crete (LOH-MOVE-08)",
    ),
    (lambda: Scene().army(0, "epirus", 1).turn().play("special march"), "lead-from crete", "none-of-yours crete"),
    (
        lambda: Scene().control(0, "locris").control(1, "boeotia").turn().play("special recruit"),
        "recruit boeotia 1",
        "not-controlled boeotia",
    ),
    (
        lambda: Scene().control(0, "locris", "achaea").monster("sphinx", "achaea").turn().play("special recruit"),
        "recruit achaea 1",
        "sphinx-there achaea (LOH-MPHASE-06)",
    ),
    (lambda: Scene().turn().play("special prepare"), "heal speed", "not-injured speed (LOH-PREP-05)"),
    (lambda: Scene().turn().play("special prepare"), "recruit crete 1", "hero-not-there crete (LOH-PREP-02)"),
    (
        lambda: Scene().army(1, "epirus", 1).turn().play("special prepare"),
        "recruit epirus 1",
        "enemies-there epirus (LOH-CTRL-08)",
    ),
    (
        lambda: Scene().control(0, "crete", "elis", "locris").turn().play("special build-temple"),
        "build-temple locris",
        "no-shrine locris (LOH-TEMPLE-01)",
    ),
    (
        lambda: Scene().control(0, "crete", "elis", "epirus").temples("epirus").turn().play("special build-temple"),
        "build-temple epirus",
        "temple-there epirus",
    ),
    (
        lambda: (
            Scene()
            .control(0, "crete", "elis", "epirus")
            .monster("minotaur", "epirus")
            .turn()
            .play("special build-temple")
        ),
        "build-temple epirus",
        "minotaur-there epirus (LOH-MPHASE-06)",
    ),
    (
        lambda: Scene().level("zeus", 5).turn().play("special build-monument"),
        "add-level zeus",
        "monument-complete zeus (LOH-LIM-08)",
    ),
    (
        lambda: (
            Scene()
            .army(1, "locris", 3)
            .control(2, "phocis")
            .army(0, "aetolia", 6)
            .turn()
            .play("special march", "lead-from aetolia", "lead-to locris", "lead 6")
        ),
        "withdraw phocis",
        "refuge-taken phocis (LOH-BATTLE-13)",
    ),
    (
        lambda: (
            Scene()
            .army(1, "locris", 3)
            .monster("cerberus", "phocis")
            .army(0, "aetolia", 6)
            .turn()
            .play("special march", "lead-from aetolia", "lead-to locris", "lead 6")
        ),
        "withdraw phocis",
        "no-refuge phocis (LOH-BATTLE-14)",
    ),
    (lambda: Scene().turn(), "special recruit", "no-city-held (LOH-REC-01)"),
    (
        lambda: Scene().control(0, "locris").army(0, "epirus", 15).turn(),
        "special recruit",
        "supply-empty (LOH-LIM-01)",
    ),
    (
        lambda: Scene().control(0, "achaea").monster("sphinx", "achaea").turn(),
        "special recruit",
        "sphinx-there achaea (LOH-MPHASE-06)",
    ),
    (lambda: Scene().turn(), "special march", "no-army (LOH-MOVE-01)"),
    (
        lambda: Scene().army(0, "locris", 1, fortified=1).turn(),
        "special march",
        "only-fortified locris (LOH-MARCH-02)",
    ),
    (lambda: Scene().control(0, "locris").turn(), "special build-temple", "no-shrine-held (LOH-TEMPLE-01)"),
    (
        lambda: Scene().control(0, "epirus").monster("minotaur", "epirus").turn(),
        "special build-temple",
        "minotaur-there epirus (LOH-MPHASE-06)",
    ),
    (lambda: Scene().turn(), "special prayer", "not-special prayer (LOH-SPEC-01)"),
    (
        lambda: Scene().control(0, "epirus").glory(0, "red").monster("sphinx", "epirus").turn(),
        "special usurp",
        "sphinx-there epirus (LOH-MPHASE-06)",
    ),
    (lambda: Scene().turn(), "exhausted-fight", "not-your-blessing exhausted-fight (LOH-BLESS-02)"),
    (
        lambda: Scene().blessings(0, "exhausted-fight").turn(),
        "exhausted-fight",
        "not-covered hunt (LOH-SPEC-01)",
    ),
    (lambda: Scene().turn(), "give-up-glory red", "not-your-hero heracles (LOH-GLORY-03)"),
    (lambda: Scene().turn(2), "give-up-glory red", "not-your-glory red (LOH-GLORY-03)"),
    (
        lambda: Scene().glory(2, "red").turn(2).play("move-hero arcadia"),
        "give-up-glory red",
        "turn-begun (LOH-GLORY-03)",
    ),
    (lambda: Scene().artifacts(0, "ambrosia").turn(), "use-artifact ambrosia", "no-injury (LOH-PREP-05)"),
    (
        lambda: Scene().control(0, "acarnania").on_quest(0, "golden-fleece", 1).turn(),
        "use-artifact boots-of-hermes",
        "on-quest golden-fleece (LOH-QUEST-05)",
    ),
    (
        lambda: Scene().artifacts(0, "eye-of-cyclops").turn(),
        "use-artifact eye-of-cyclops",
        "no-temple-there epirus (LOH-ART-03)",
    ),
    (
        lambda: Scene().artifacts(0, "pandoras-box").turn(),
        "use-artifact pandoras-box",
        "no-monster-on-map (LOH-MPHASE-01)",
    ),
    (
        lambda: Scene().blessings(0, "heros-wrath").army(1, "epirus", 1).turn(),
        "use-blessing heros-wrath",
        "hero-not-moved (LOH-HMOVE-05)",
    ),
    (
        lambda: Scene().blessings(0, "battle-prayer").turn(),
        "use-blessing battle-prayer",
        "needs-priests battle-prayer 1 (LOH-TERM-09)",
    ),
    (
        lambda: Scene().blessings(0, "shoot-to-kill").hand(0, "trap-mace").monster("hydra", "epirus").turn(),
        "shoot trap-mace",
        "set-of-symbol trap-mace bow (LOH-HUNT-06)",
    ),
    (
        lambda: Scene().army(0, "epirus", 3).turn().play("special march", "lead-from epirus", "lead-to aetolia"),
        "lead 4",
        "number-between 1 3 (LOH-TURN-04)",
    ),
    (
        lambda: (
            Scene()
            .blessings(0, "forced-march")
            .army(0, "epirus", 3)
            .control(1, "aetolia", "thessaly", "acarnania", "macedonia")
            .turn()
            .play("special march", "lead-from epirus")
        ),
        "lead-to locris",
        "way-barred locris (LOH-MOVE-08)",
    ),
    (
        lambda: Scene().control(0, "locris").turn().play("special recruit"),
        "recruit locris 3",
        "number-between 1 2 (LOH-TURN-04)",
    ),
    (
        lambda: Scene().control(0, "locris", "crete").turn().play("special recruit"),
        "recruit crete 1",
        "no-city crete (LOH-MOVE-03)",
    ),
    (
        lambda: Scene().control(0, "locris", "laconia").turn().play("special recruit", "recruit locris 2"),
        "recruit locris 1",
        "already-recruited locris (LOH-REC-01)",
    ),
    (
        lambda: Scene().monster("hydra", "epirus").monster("sphinx", "epirus").turn().play("special hunt"),
        "hunt medusa",
        "monster-absent medusa (LOH-MPHASE-01)",
    ),
]


@pytest.mark.parametrize(("arrange", "action", "reason"), CLOSED, ids=[reason for _, _, reason in CLOSED])
def test_a_closed_action_says_why(arrange: Callable[[], Scene], action: str, reason: str) -> None:
    assert arrange().refused(action).startswith(f"{action}: {reason}")


# -- one guard for what is offered and for why it is not ---------------------------------------------------------


MODES = list(GAME.modes())


def disagreements(s: LordsOfHellas, choice: Choice[Any], picks: Chance) -> list[str]:
    """Options against which `why_not` says something, and other actions of their verbs against which it does not."""
    options: list[Action] = choice.options(s)
    found = [f"{type(choice).__name__} offers {option}" for option in options if choice.why_not(s, option)]
    for verb in sorted({str(option[0]) for option in options}):
        for _ in range(10):
            action = made_up(GAME, GAME.lexicon.verbs[verb], s.seats, picks)
            if action not in options and choice.why_not(s, action) is None:
                found.append(f"{type(choice).__name__} does not say why not {action}")
    return found


@pytest.mark.parametrize("number", range(12))
def test_the_guard_of_a_choice_is_open_for_what_it_offers_and_closed_for_everything_else(number: int) -> None:
    mode = MODES[number % len(MODES)]
    luck, picks = Chance.of("guards", f"luck {number}"), Chance.of("guards", f"picks {number}")
    s = GAME.start(mode.seats, GAME.read_options(mode.options), luck)
    for _ in range(1500):
        if s.places:
            break
        choice, action = random_decision(GAME, s, picks)
        if not picks.below(5):
            assert disagreements(s, choice, picks) == []
        take(s, choice, action, luck)


def test_nineteen_of_twenty_questions_about_what_is_on_offer_get_a_reason() -> None:
    answers = ask(GAME, 6_000, "reasons")
    assert not answers.raised
    assert answers.share() >= 0.95, answers.silent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    words = Words(language, GAME)
    for name, phrase in GAME.lexicon.reasons.items():
        numbers = [1, 2, 5] if any(GAME.lexicon.kinds[kind].is_number() for _, kind in phrase.parts) else [0]
        for number in numbers:
            numbered = [GAME.lexicon.kinds[kind].is_number() for _, kind in phrase.parts]
            action: Action = (name, *(number if counts else 0 for counts in numbered))
            assert words.reason(action)
    assert not words.problems
