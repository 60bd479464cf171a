"""Every closed action of a combat says which rule closes it (H3-COMBAT, H3-UNIT, H3-CARD, H3-SPELL)."""

from __future__ import annotations

import pytest

from games.heroes3.combats import Fight, battle, game
from ludoteka.games.heroes3.facts import MAIN, SECONDARY
from ludoteka.games.heroes3.rules.battlefield.effects import lay_plain
from ludoteka.games.heroes3.rules.combat.armies import Deploy
from ludoteka.games.heroes3.rules.combat.placing import PlaceNeutrals
from ludoteka.kernel.conformance import ask

BAG = "neutral_demons"
"""A unit to hit: attack 3, defense 0, 8 HP, on foot."""


def reason(fight: Fight, text: str) -> tuple[str | int, ...]:
    """The reason against an action of whoever is asked."""
    refusal = game().why_not(fight.s, fight.seat(), game().parse(text))
    assert refusal is not None, f"{text} is open"
    assert refusal.reason is not None, f"{text} is refused without a reason"
    phrase = game().lexicon.reasons[str(refusal.reason[0])]
    return (refusal.reason[0], *(slug for _, slug in game().lexicon.slugs(phrase, refusal.reason)))


def acting(*hand: str, hero: int = MAIN) -> Fight:
    """A unit of the first player activates with these cards in hand."""
    return battle([("crusaders", "b3")], [(BAG, "b4"), (BAG, "d5")], hand=hand, hero=hero).activate("b3")


@pytest.mark.rule("H3-COMBAT-07")
def test_units_are_placed_once_on_free_spaces_of_their_own_rows() -> None:
    fight = battle([("crusaders", "b1")], [(BAG, "b4")], running=False)
    player = fight.s.players[0]
    player.army.append(game().facts.troop_number["griffins"])
    player.sides.append(0)
    player.layers.append(())
    player.lent.append(0)
    fight.run(Deploy(0, 0))
    assert reason(fight, "deploy troglodytes a1") == ("not-in-army", "troglodytes")
    assert reason(fight, "deploy crusaders a1") == ("already-placed", "crusaders")
    assert reason(fight, "deploy griffins b1") == ("space-taken", "b1")
    assert reason(fight, "deploy griffins b3") == ("not-the-rows", "b3")
    assert "deploy griffins a1" in fight.offered()


@pytest.mark.rule("H3-UNIT-05")
def test_no_more_units_than_five_are_placed() -> None:
    five = ["a1", "b1", "c1", "d1", "a2"]
    fight = battle([("crusaders", space) for space in five], [(BAG, "b4")], running=False)
    fight.s.players[0].army.append(game().facts.troop_number["griffins"])
    fight.s.players[0].sides.append(0)
    fight.s.players[0].layers.append(())
    fight.s.players[0].lent.append(0)
    fight.run(Deploy(0, 0))
    assert reason(fight, "deploy griffins b2") == ("enough-units", "5")


@pytest.mark.rule("H3-COMBAT-08")
def test_neutral_units_are_placed_one_after_another_and_archers_behind() -> None:
    fight = battle([("crusaders", "b1")], [], against="neutrals", running=False)
    numbers = game().facts.troop_number
    fight.run(PlaceNeutrals(1, [numbers["neutral_orcs"] * 2, numbers["neutral_boars"] * 2]))
    assert fight.offered() == [f"deploy neutral_orcs {space}" for space in ("a5", "b5", "c5", "d5")]
    assert reason(fight, "deploy neutral_boars a5") == ("not-next-unit", "neutral_boars")
    assert reason(fight, "deploy neutral_orcs a4") == ("back-line-first", "neutral_orcs")
    assert reason(fight, "deploy neutral_orcs a3") == ("not-the-rows", "a3")


@pytest.mark.rule("H3-COMBAT-13")
def test_a_neutral_unit_that_can_attack_does_not_walk_away() -> None:
    fight = battle([("crusaders", "b3")], [(BAG, "b4")], against="neutrals").activate("b4")
    assert reason(fight, "march a4") == ("must-attack", BAG)


@pytest.mark.rule("H3-UNIT-07")
def test_a_unit_moves_and_attacks_once() -> None:
    fight = acting().do("march a3")
    assert reason(fight, "march a2") == ("has-moved",)
    fight = acting()
    fight.c.attacked = True
    assert reason(fight, "attack b4") == ("has-attacked",)


@pytest.mark.rule("H3-SPELL-07")
def test_a_berserk_unit_does_nothing_else() -> None:
    fight = acting("attack")
    lay_plain(fight.c, "berserk", 1, fight.at("b3"), 1, "combat")
    assert reason(fight, "march a3") == ("is-berserk", "crusaders")


@pytest.mark.rule("H3-SPELL-02")
def test_a_spell_needs_its_power_its_moment_and_something_to_work_on() -> None:
    fight = acting("magic_arrow", "shield", "attack")
    steps = game().facts.card[fight.card("magic_arrow")].spell
    assert steps is not None
    highest = max(range(len(steps.steps)), key=lambda at: steps.steps[at].power)
    need = steps.steps[highest].power
    assert reason(fight, f"cast magic_arrow {highest + 1}") == ("spell-power-short", "magic_arrow", str(need), "0")
    assert reason(fight, "cast magic_arrow 9") == ("no-such-effect", "magic_arrow")
    assert reason(fight, "cast shield 1") == ("not-its-moment", "shield")
    assert reason(fight, "cast attack 1") == ("not-a-spell", "attack")
    assert reason(fight, "cast haste 1") == ("not-in-hand", "haste")
    fight.c.spells = [1, 0]
    assert reason(fight, "cast magic_arrow 1") == ("spell-limit",)
    fight.c.spells = [0, 0]
    lay_plain(fight.c, "no_casting", 1, -1, 1, "combat")
    assert reason(fight, "cast magic_arrow 1") == ("no-casting", "magic_arrow")


@pytest.mark.rule("H3-SPELL-02")
def test_cards_without_power_are_not_played_for_it() -> None:
    assert reason(acting("attack", "magic_arrow"), "power attack") == ("no-power", "attack")
    assert reason(acting("magic_arrow"), "power haste") == ("not-in-hand", "haste")


@pytest.mark.rule("H3-CARD-16")
def test_a_card_needs_a_price_a_moment_and_something_to_work_on() -> None:
    fight = acting("attack")
    fight.s.players[0].experts = 0
    assert reason(fight, "play attack 2") == ("no-expert-use", "attack")
    assert reason(fight, "play attack 7") == ("no-such-effect", "attack")
    assert reason(acting("diplomacy"), "play diplomacy 1") == ("only-on-map", "diplomacy")
    assert reason(acting("ballistics"), "play ballistics 1") == ("no-target", "ballistics")


@pytest.mark.rule("H3-CARD-01")
def test_only_the_main_hero_plays_cards() -> None:
    assert reason(acting("attack", hero=SECONDARY), "play attack 1") == ("only-main-hero",)


@pytest.mark.rule("H3-CARD-17")
def test_a_target_is_a_unit_that_the_card_may_hit() -> None:
    fight = acting("magic_arrow").do("cast magic_arrow 1", "school fire")
    assert fight.asks() == "SpellTarget"
    assert reason(fight, "target a1") == ("nobody-there", "a1")


@pytest.mark.rule("H3-COMBAT-11")
def test_no_question_about_combat_stays_without_an_answer() -> None:
    silent = ask(game(), 1500, seed="combat").silent
    combat = {"Act", "PlayCards", "Deploy", "PlaceNeutral", "ActivateWhich", "SpellTarget", "PlayTarget", "RerollDie"}
    assert [who for who in silent if who.split()[0] in combat] == []
