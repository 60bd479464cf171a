"""Why not? Closed actions of the turn, of moves, recruits, temples and withdrawals are explained with their rule."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.lords_of_hellas.scene import Scene

CLOSED: list[tuple[Callable[[], Scene], str, str]] = [
    (lambda: Scene().priests(0, 2).turn().play("pray zeus"), "pray zeus", "already-done prayer (LOH-TURN-01)"),
    (lambda: Scene().turn(), "pray zeus", "no-priest (LOH-PRAY-01)"),
    (lambda: Scene().priests(0, 1).praying(1, "zeus", 2).turn(), "pray zeus", "monument-full zeus 2 (LOH-PRAY-04)"),
    (lambda: Scene().covered(0, "march").turn(), "special march", "covered march (LOH-SPEC-01)"),
    (lambda: Scene().turn(), "special usurp", "without-effect usurp (LOH-TURN-03)"),
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
    (lambda: Scene().artifacts(0, "harpe").turn(), "use-artifact harpe", "artifact-of-no-use harpe (LOH-ART-03)"),
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
]


@pytest.mark.parametrize(("arrange", "action", "reason"), CLOSED, ids=[reason for _, _, reason in CLOSED])
def test_a_closed_action_says_why(arrange: Callable[[], Scene], action: str, reason: str) -> None:
    assert arrange().refused(action).startswith(f"{action}: {reason}")
