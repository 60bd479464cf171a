"""The conformance kit: laws that every game must keep, played out on random games.

    from ludoteka.kernel.conformance import cases, run_kit

    print(run_kit(game, game.modes()[0], ["a seed", "another"]))     # what was proved

Each law is also a function of its own, `secrets(game, mode, seed)`; all raise `Violation`, which says which law broke
in which mode, with which seed, after which action, and what was found.
"""

from ludoteka.kernel.conformance.asking import Answers, answers, ask
from ludoteka.kernel.conformance.effort import THOROUGH, Effort
from ludoteka.kernel.conformance.forgetting import forgets
from ludoteka.kernel.conformance.in_play import Coverage, Decide, coverage
from ludoteka.kernel.conformance.kit import LAWS, Case, Proof, cases, check_definition, run_kit, violations
from ludoteka.kernel.conformance.knowing import previews, secrets, views
from ludoteka.kernel.conformance.law import Law
from ludoteka.kernel.conformance.moving import applies, asides, conserves, ends, lists
from ludoteka.kernel.conformance.saving import copies, determined, replays, round_trip
from ludoteka.kernel.conformance.teaching import Taught, teaches
from ludoteka.kernel.conformance.texts import check_message_ids, check_rule_ids, feature_messages, needed_messages
from ludoteka.kernel.conformance.trace import Trace
from ludoteka.kernel.conformance.undoing import undoes
from ludoteka.kernel.conformance.violation import Violation
from ludoteka.kernel.conformance.wording import notation, refusals, words

__all__ = [
    "LAWS",
    "THOROUGH",
    "Answers",
    "Case",
    "Coverage",
    "Decide",
    "Effort",
    "Law",
    "Proof",
    "Taught",
    "Trace",
    "Violation",
    "answers",
    "applies",
    "asides",
    "ask",
    "cases",
    "check_definition",
    "check_message_ids",
    "check_rule_ids",
    "conserves",
    "copies",
    "coverage",
    "determined",
    "ends",
    "feature_messages",
    "forgets",
    "lists",
    "needed_messages",
    "notation",
    "previews",
    "refusals",
    "replays",
    "round_trip",
    "run_kit",
    "secrets",
    "teaches",
    "undoes",
    "views",
    "violations",
    "words",
]
