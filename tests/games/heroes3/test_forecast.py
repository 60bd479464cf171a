"""What an attack is foretold to do, held against sums by hand and against attacks that the engine really plays."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.heroes3.combats import Fight, battle, game
from ludoteka.games.heroes3 import forecast
from ludoteka.games.heroes3.facts import NEUTRAL, Facts
from ludoteka.games.heroes3.forecast import Odds, StrikeOdds, Toll
from ludoteka.kernel.action import SPECTATOR
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import ChanceNeeded
from ludoteka.kernel.knowledge import preview

BAG = "neutral_demons"


def foretold(fight: Fight, text: str) -> list[StrikeOdds]:
    """What the preview of the active unit's option says, to the seat that is asked."""
    shown = preview(game(), fight.s, fight.seat(), game().lexicon.parse(text)).odds
    assert isinstance(shown, Odds)
    return shown.strikes


def one(fight: Fight, text: str) -> StrikeOdds:
    strikes = foretold(fight, text)
    assert len(strikes) == 1
    return strikes[0]


@pytest.mark.rule("H3-COMBAT-19", "H3-COMBAT-21")
def test_attack_die_and_defense_give_least_likely_and_most_damage_and_the_answer() -> None:
    # Griffins: attack 2, 4 HP; Crusaders: attack 3, defense 2, 4 HP: each face of the die is as likely.
    fight = battle([("griffins", "b3")], [("crusaders", "b4")]).activate("b3")
    shown = one(fight, "attack b4")
    assert (shown.origin, shown.target, shown.attack, shown.defense) == ("b3", "b4", 2, 2)
    assert (shown.dice, shown.guard, shown.cover, shown.health) == ("one", False, 0, 4)
    assert shown.hit == Toll(least=0, likely=0, most=1, falls=0, drops=0)
    assert shown.answer == Toll(least=2, likely=3, most=4, falls=33, drops=0)
    assert shown.answers == 100


@pytest.mark.rule("H3-UNIT-08")
def test_an_archer_beside_the_enemy_rolls_two_dice_and_keeps_the_lower() -> None:
    fight = battle([("marksmen", "b3")], [("halberdiers", "b4"), (BAG, "d5")]).activate("b3")
    shown = one(fight, "attack b4")
    assert shown.dice == "low"
    # Attack 2 against 1 and 2 HP: the lower die shows -1 with 5/9, 0 with 3/9, +1 with 1/9.
    assert shown.hit == Toll(least=0, likely=0, most=2, falls=11, drops=0)
    assert shown.answers == 89


@pytest.mark.rule("H3-COMBAT-17")
def test_a_defense_token_adds_a_die_to_the_defense() -> None:
    fight = battle([("crusaders", "b3")], [("griffins", "b4"), (BAG, "d5")])
    fight.c.defending[fight.at("b4")] = 1
    shown = one(fight.activate("b3"), "attack b4")
    assert shown.guard
    # Attack 3 and the die against 0, or against 1 with a third: 1 to 4, and 4 HP fall with 2/9.
    assert shown.hit == Toll(least=1, likely=3, most=4, falls=22, drops=0)


@pytest.mark.rule("H3-UNIT-03")
def test_what_fells_a_pack_only_turns_it_and_what_is_dead_does_not_strike_back() -> None:
    fight = battle([("crusaders", "b3")], [("pack halberdiers", "b4"), (BAG, "d5")]).activate("b3")
    shown = one(fight, "attack b4")
    assert shown.hit == Toll(least=1, likely=2, most=3, falls=0, drops=67)
    weak = battle([("archangels", "b3")], [("troglodytes", "b4"), (BAG, "d5")]).activate("b3")
    dead = one(weak, "attack b4")
    assert (dead.hit.falls, dead.answer, dead.answers) == (100, None, 0)


@pytest.mark.rule("H3-SIEGE-03")
def test_a_wall_takes_damage_off_a_shot() -> None:
    fight = battle([("marksmen", "b2")], [("griffins", "b4"), (BAG, "d5")], siege=True, gate="a3").activate("b2")
    shown = one(fight, "attack b4")
    assert (shown.cover, shown.answer) == (1, None)
    assert (shown.hit.least, shown.hit.likely, shown.hit.most) == (0, 1, 2)


def test_a_move_foretells_the_attacks_it_leads_to() -> None:
    fight = battle([("crusaders", "b2")], [("zombies", "b4"), ("skeletons", "c3")]).activate("b2")
    strikes = foretold(fight, "march b3")
    assert sorted(str(strike.target) for strike in strikes) == ["b4", "c3"]
    assert {strike.origin for strike in strikes} == {"b3"}
    assert preview(game(), fight.s, fight.seat(), ("defend",)).odds is None


def test_a_wall_has_no_odds() -> None:
    fight = battle([("crusaders", "b2")], [(BAG, "b4")], siege=True).activate("b2")
    assert preview(game(), fight.s, fight.seat(), game().lexicon.parse("attack b3")).odds is None


def test_nothing_of_it_depends_on_hidden_cards_and_the_position_stays_as_it_is() -> None:
    fight = battle([("griffins", "b3")], [("crusaders", "b4")], hand=("attack", "defense")).activate("b3")
    shown = one(fight, "attack b4")
    assert one(fight, "attack b4") == shown
    for number in range(6):
        guess = game().resample(fight.s, fight.seat(), Chance.of("other hands", "", number))
        action = game().lexicon.parse("attack b4")
        assert game().odds(guess, fight.seat(), action) == Odds([shown])
    assert game().odds(fight.s, SPECTATOR, ("hold",)) is None


# -- against the engine -----------------------------------------------------------------------------------------


def fighters(facts: Facts) -> list[str]:
    """Every unit with a card, the two sides of each."""
    units = [slug for slug in facts.troop_slugs if slug != "arrow_tower"]
    kinds = {slug: facts.troop[facts.troop_number[slug]].kind for slug in units}
    two = [slug for slug in units if kinds[slug] != NEUTRAL and not slug.startswith("bank_")]
    return [*units, *(f"pack {slug}" for slug in two)]


UNITS = fighters(game().facts)


class Counted(Chance):
    """Attack dice that show the faces they are given and ask for one more when those are used up."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        super().__init__(1, 2, 3, 4)
        self.faces = list(faces)

    def below(self, n: int) -> int:
        if n != 6:
            return 0
        if not self.faces:
            raise ChanceNeeded("one more die")
        return 2 * (self.faces.pop(0) + 1)


End = tuple[int, bool, bool]


def really(unit: str, faces: tuple[int, ...]) -> End:
    """The attack as a match plays it: damage to the target, whether it falls, whether the attacker does."""
    fight = battle([(unit, "b3")], [("pack crusaders", "b4"), (BAG, "d5")])
    striker, target, place = fight.at("b3"), fight.at("b4"), fight.space("b4")
    combat = fight.c
    fight.activate("b3")
    while fight.asks() != "Act":
        fight.do(fight.offered()[0])
    fight.heard = []
    fight.dice = Counted(faces)  # type: ignore[assignment]
    fight.do("attack b4")
    while fight.s.combat is not None and fight.asks() not in ("Idle", "Act"):
        offered = fight.offered()
        fight.do(next((quiet for quiet in ("pass", "keep-dice") if quiet in offered), offered[0]))
    hit = sum(int(event[2]) for event in fight.heard if event[0] == "damage" and event[1] == place)
    return hit, combat.space[target] < 0, combat.space[striker] < 0


def all_ends(unit: str, faces: tuple[int, ...]) -> dict[End, Fraction]:
    """Every end of an attack that begins with some faces, by its probability."""
    out: dict[End, Fraction] = {}
    try:
        out[really(unit, faces)] = Fraction(1)
    except ChanceNeeded:
        if len(faces) < forecast.DEEPEST:
            for face in (-1, 0, 1):
                for end, chance in all_ends(unit, (*faces, face)).items():
                    out[end] = out.get(end, Fraction(0)) + chance / 3
    return out


@pytest.mark.parametrize("unit", UNITS)
def test_every_unit_strikes_as_foretold(unit: str) -> None:
    fight = battle([(unit, "b3")], [("pack crusaders", "b4"), (BAG, "d5")])
    fight.activate("b3")
    while fight.asks() != "Act":
        fight.do(fight.offered()[0])
    told: dict[End, Fraction] = {}
    for weight, end in forecast.falls(fight.s, fight.at("b3"), fight.at("b4")):
        key = end.hit, end.fallen, end.lost
        told[key] = told.get(key, Fraction(0)) + weight
    played = all_ends(unit, ())
    whole = sum(played.values())
    assert whole > Fraction(9, 10)
    assert told == {end: chance / whole for end, chance in played.items()}
