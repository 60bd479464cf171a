"""What town buildings and astrologers cards do in a combat (H3-TOWN-04, H3-ROUND-04)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import BUILDINGS, NOBODY, SPECIAL_1, SPECIAL_2
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.battlefield.effects import lay_plain
from ludoteka.games.heroes3.rules.battlefield.figures import side_effect
from ludoteka.games.heroes3.rules.battlefield.strikes import DECLARED
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.action import Action

FOR_ATTACK: Final = 1
FOR_DEFENSE: Final = 2
FOR_POWER: Final = 3
"""What a cube of a building is taken for."""


def in_front(s: Heroes3, seat: int, name: str) -> Effect | None:
    """What a building has put in front of a player, if any of it is left."""
    for effect in s.players[seat].ongoing:
        if effect.name == name and (effect.amount > 0 or name == "unit_attack"):
            return effect
    return None


def struck_unit(c: Combat, side: int, attacking: bool) -> int:
    """The player's unit that attacks or is attacked now, -1 if there is none."""
    strike = c.strike
    if strike is None or strike.stage != DECLARED:
        return NOBODY
    fighter = strike.attacker if attacking else strike.target
    return fighter if c.side[fighter] == side else NOBODY


def building_options(s: Heroes3, c: Combat, seat: int, side: int, out: list[Action]) -> None:
    """Cubes and the strength that buildings give in a combat: `("use", building, number)`."""
    if not s.players[seat].ongoing:
        return
    first = s.players[seat].faction * BUILDINGS
    attacks = struck_unit(c, side, True) != NOBODY
    if in_front(s, seat, "combat_cubes") is not None:
        if attacks:
            out.append(("use", first + SPECIAL_2, FOR_ATTACK))
        if struck_unit(c, side, False) != NOBODY:
            out.append(("use", first + SPECIAL_2, FOR_DEFENSE))
    if attacks and in_front(s, seat, "unit_attack") is not None:
        out.append(("use", first + SPECIAL_1, FOR_ATTACK))
    if in_front(s, seat, "power_cubes") is not None and side_effect(c, "cube_spent", side) is None:
        out.append(("use", first + SPECIAL_2, FOR_POWER))


def use_building(s: Heroes3, c: Combat, seat: int, side: int, building: int, number: int) -> None:
    """A cube is taken off a building for attack, defense or power, or Valhalla helps once a round."""
    place = building % BUILDINGS
    name = "power_cubes" if number == FOR_POWER else "unit_attack" if place == SPECIAL_1 else "combat_cubes"
    effect = in_front(s, seat, name)
    if effect is None:
        return
    player = s.players[seat]
    player.ongoing.remove(effect)
    if name != "unit_attack":
        left = effect.amount - 1
        player.ongoing.append(Effect(name, seat, NOBODY, NOBODY, NOBODY, left, effect.until, effect.since))
    choice = s.facts.building[building].choices[0]
    if number == FOR_POWER:
        player.power += choice.power
        lay_plain(c, "cube_spent", seat, NOBODY, 0, "activation")
    elif number == FOR_ATTACK:
        lay_plain(c, "attack", seat, struck_unit(c, side, True), choice.attack, "attack")
    else:
        lay_plain(c, "defense", seat, struck_unit(c, side, False), choice.defense, "attack")


# -- astrologers ------------------------------------------------------------------------------------------------


def omen_in_force(s: Heroes3, name: str) -> bool:
    """Whether an astrologers card of a deed is in effect."""
    return bool(s.omens) and any(omen.name == name for omen in s.omens)


def attack_figure(s: Heroes3, play: Play) -> int:
    """The attack a card gives; under Offense its defense counts as attack."""
    return play.attack + play.defense if omen_in_force(s, "defense_as_attack") else play.attack


def defense_figure(s: Heroes3, play: Play) -> int:
    """The defense a card gives; none under Offense."""
    return 0 if omen_in_force(s, "defense_as_attack") else play.defense


FIRST_COMBAT_OVER: Final = 77
"""Stands in the omen of Crag Hack once the first combat of the round has begun."""


def first_combat_of_round(s: Heroes3, c: Combat) -> None:
    """Under Crag Hack ground units are stronger in the first combat of the round."""
    for at in range(len(s.omens)):
        omen = s.omens[at]
        if omen.name == "first_combat_attack" and omen.play != FIRST_COMBAT_OVER and omen.card >= 0:
            amount = s.facts.astrologers[omen.card].amount
            lay_plain(c, "ground_attack", NOBODY, NOBODY, amount, "combat")
            s.omens[at] = Effect(
                omen.name, omen.owner, omen.card, FIRST_COMBAT_OVER, omen.target, omen.amount, omen.until, omen.since
            )
