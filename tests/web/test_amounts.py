"""Which numbers of the games are amounts, set on a stepper; every other number is a choice with words of its own."""

from __future__ import annotations

import pytest

from ludoteka.kernel.registry import load_game

AMOUNTS = {
    "cyclades": {
        "bid amount", "sail-to ships", "troops soldiers", "troops mercenaries", "give-priestesses count",
    },
    "hadrians_wall": set[str](),
    "heroes3": {
        "draw count", "give amount", "pay-materials count", "mill count", "bid gold", "take-gold gold",
        "swap-give amount", "swap-ask amount", "spike count",
    },
    "lords_of_hellas": {
        "lead hoplites", "recruit hoplites", "recruit-fortified hoplites", "reinforce hoplites", "save hoplites",
    },
}  # fmt: skip
CHOICES = {
    "cyclades": set[str](),
    "hadrians_wall": set[str](),
    "heroes3": {
        "rotate sixths", "bonus number", "place-tile sixths", "use number", "choose number", "sell-grail number",
        "play way", "cast step", "reroll-die die", "ignore-die die", "take-off number",
        "take-off-card number", "pay-tranche gold",
        "pay-tranche materials", "pay-tranche valuables", "meet number", "cleanse-grail number",
    },
    "lords_of_hellas": {"start-quest step"},
}  # fmt: skip


@pytest.mark.parametrize("game", AMOUNTS)
def test_a_number_is_an_amount_or_a_choice(game: str) -> None:
    lexicon = load_game(game).lexicon
    numbers = {
        f"{verb.name} {argument}": lexicon.kinds[kind].is_amount()
        for verb in lexicon.verbs.values()
        for argument, kind in verb.parts
        if lexicon.kinds[kind].is_number()
    }
    assert {name for name, amount in numbers.items() if amount} == AMOUNTS[game]
    assert {name for name, amount in numbers.items() if not amount} == CHOICES[game]
