"""What cards and units offer between two actions of the player's turn (H3-CARD-01)."""

from __future__ import annotations

from ludoteka.games.heroes3.rules.play.map_spells import (
    begin_cast,
    gives_power,
    pay_power,
    spell_for_power,
    spell_options,
)
from ludoteka.games.heroes3.rules.play.passing import pass_options, pass_to
from ludoteka.games.heroes3.rules.play.playing import begin_play, card_plays
from ludoteka.games.heroes3.rules.play.units_on_map import peek, roll_for_morale, unit_options
from ludoteka.games.heroes3.rules.town.special_buildings import PILES
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action


def play_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add everything that cards and units offer between two actions of the player's turn (H3-CARD-01)."""
    player = s.players[seat]
    if player.hand:
        card_plays(s, seat, out)
        spell_options(s, seat, out)
    if player.ongoing:
        pass_options(s, seat, out)
    unit_options(s, seat, out)


def take_play(s: Heroes3, seat: int, action: Action) -> None:
    """Do what a turn offers by cards and units."""
    match action:
        case ("play", int() as card, int() as number):
            way = number - 1
            play = s.facts.card[card].plays[way]
            if gives_power(play) or play.deed == "spend_permanent":
                pay_power(s, seat, card, way)
            else:
                begin_play(s, seat, card, way)
        case ("power", int() as chosen):
            spell_for_power(s, seat, chosen)
        case ("cast", int() as chosen, int() as step):
            begin_cast(s, seat, chosen, step - 1)
        case ("pass-to", int() as hero, int() as field):
            pass_to(s, seat, hero, field)
        case ("peek", int() as pile):
            peek(s, seat, seat, pile)
        case ("peek-at", int() as other):
            peek(s, seat, other, PILES.index("own"))
        case _:
            roll_for_morale(s, seat)
