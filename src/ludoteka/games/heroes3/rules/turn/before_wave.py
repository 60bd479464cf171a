"""What a player may do before a wave attacks the town: everything but move a hero (H3-TOWNA-03)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import Facts
from ludoteka.games.heroes3.rules.play.playing import PLAY_VERBS, play_closed, stop_playing
from ludoteka.games.heroes3.rules.play.turn_cards import play_options, take_play
from ludoteka.games.heroes3.rules.town.any_time import Open
from ludoteka.games.heroes3.rules.town.town import own_turn_uses, take_own_turn_use, town_closed
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action

FIGHT: Final[Action] = ("fight",)
MOVING_DEEDS: Final = ("free_step", "pass_fields", "discover_tile")
MOVING_SPELLS: Final = ("town_portal", "dimension_door")


def moves_hero(facts: Facts, action: Action) -> bool:
    """Whether an action of the turn would move a hero."""
    match action:
        case ("play", int() as card, int() as way):
            return facts.card[card].plays[way - 1].deed in MOVING_DEEDS
        case ("cast", int() as card, _):
            spell = facts.card[card].spell
            return spell is not None and spell.deed in MOVING_SPELLS
        case ("use", int() as number, _):
            return any(choice.deed == "move_hero_between_towns" for choice in facts.building[number].choices)
    return action[0] == "pass-to"


class BeforeWave(Open):
    """A wave is about to attack: cards and buildings may be used, then it comes."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Everything the turn offers but movement, and meeting the wave."""
        out: list[Action] = []
        own_turn_uses(s, self.seat, out)
        play_options(s, self.seat, out)
        return sorted([FIGHT, *(action for action in out if not moves_hero(s.facts, action))])

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why something cannot be done now."""
        if moves_hero(s.facts, action) or action[0] in ("move", "revisit", "discover", "place-far-tile"):
            return ("wave-comes-first",)
        match action:
            case ("play", int() as card, int() as way):
                return play_closed(s, self.seat, card, way - 1)
        return town_closed(s, self.seat, action)

    def take(self, s: Heroes3, action: Action) -> None:
        """Do it and ask again, or let the wave come."""
        verb = action[0]
        if verb not in PLAY_VERBS:
            stop_playing(s, self.seat)
        if verb == "fight":
            return
        s.then(self)
        if verb == "use":
            take_own_turn_use(s, self.seat, action)
        else:
            take_play(s, self.seat, action)
