"""Abilities of units that work on the map while the unit is in the unit deck (R-43)."""

from __future__ import annotations

from ludoteka.games.heroes3.ability_facts import PEEKS, ROLLS_FOR_MORALE
from ludoteka.games.heroes3.entries.army import UnitAbility
from ludoteka.games.heroes3.facts import DIRECTIONS, GOLD, NOBODY, VALUABLES
from ludoteka.games.heroes3.rules.cards.in_play import end_effects
from ludoteka.games.heroes3.rules.cards.morale import without_morale
from ludoteka.games.heroes3.rules.common import DECLINE
from ludoteka.games.heroes3.rules.map.moving import closed_edges
from ludoteka.games.heroes3.rules.marks import PEEKED, ROLLED_FOR_MORALE
from ludoteka.games.heroes3.rules.play.common_deeds import MoraleDie
from ludoteka.games.heroes3.rules.resources import gain
from ludoteka.games.heroes3.rules.town.special_buildings import PILES, other_decks, pile_of, show_top
from ludoteka.games.heroes3.rules.world.fields import both_heroes, is_free
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action, audience
from ludoteka.kernel.state import Choice


def abilities_of(s: Heroes3, seat: int, code: str) -> list[UnitAbility]:
    """The abilities of a name that units of a player's deck have on the side they show (R-43)."""
    player = s.players[seat]
    out: list[UnitAbility] = []
    abilities = s.facts.abilities
    sides = player.sides
    for row, troop in enumerate(player.army):
        codes = abilities[troop * 2 + sides[row]]
        if code in codes:
            out.append(codes[code])
    return out


# -- once a turn ------------------------------------------------------------------------------------------------


def unit_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add what units of the deck may do once in the player's turn (Rogues, Satyrs)."""
    player = s.players[seat]
    skills = s.facts.skills
    army = player.army
    sides = player.sides
    found = 0
    for row in range(len(army)):
        found |= skills[army[row] * 2 + sides[row]]
    if not found & (PEEKS | ROLLS_FOR_MORALE):
        return
    if found & PEEKS and not player.marks & PEEKED:
        out += [("peek", pile) for pile in range(len(PILES)) if pile_of(s, seat, pile).size()]
        out += other_decks(s, seat)
    if found & ROLLS_FOR_MORALE and not player.marks & ROLLED_FOR_MORALE and not without_morale(s, seat):
        out.append(("roll-for-morale",))


def peek(s: Heroes3, seat: int, owner: int, pile: int) -> None:
    """The top card of a deck is looked at in secret (Rogues); `owner` is whose own deck it may be."""
    s.players[seat].marks |= PEEKED
    show_top(s, seat, owner, pile, 1)
    s.then(PeekedCard(seat, owner, pile))


class PeekedCard(Choice[Heroes3]):
    """Whether the card looked at stays on top or goes under its deck (Rogues)."""

    __slots__ = ("owner", "pile")

    def __init__(self, seat: int, owner: int, pile: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.pile = pile

    def prompt(self, s: Heroes3) -> Action:
        return ("peeked-card", self.pile)

    def options(self, s: Heroes3) -> list[Action]:
        """On top or under it."""
        return [("leave-on-top",), ("put-under",)]

    def take(self, s: Heroes3, action: Action) -> None:
        if action[0] == "put-under":
            s.own_piles()
            deck = pile_of(s, self.owner, self.pile)
            deck.put_at_bottom(deck.draw(s.chance), audience(self.seat))
            s.tell(("put-under", self.seat, self.pile))


def roll_for_morale(s: Heroes3, seat: int) -> None:
    """An attack die decides about positive morale, once a turn (Satyrs)."""
    s.players[seat].marks |= ROLLED_FOR_MORALE
    found = abilities_of(s, seat, "once_per_turn_roll_for_morale")[0]
    s.then(MoraleDie(seat, tuple(found.faces), 0))


# -- rounds and prices ------------------------------------------------------------------------------------------


def unit_income(s: Heroes3, seat: int) -> None:
    """What units of the deck bring at the start of a resource round (Peasants and others)."""
    for found in abilities_of(s, seat, "income_each_resource_round"):
        gain(s, seat, GOLD, found.gold)
        gain(s, seat, VALUABLES, found.valuables)


# -- the end of the turn ----------------------------------------------------------------------------------------


def free_steps(s: Heroes3, seat: int) -> list[tuple[int, int]]:
    """The heroes and the empty fields next to them that a free step can take them to (R-59)."""
    out: list[tuple[int, int]] = []
    for hero in both_heroes(s, seat):
        field = s.players[seat].at[hero]
        closed = closed_edges(s, seat, field)
        for way in range(DIRECTIONS):
            other = s.atlas.near[field * DIRECTIONS + way]
            if other != NOBODY and not closed >> way & 1 and is_free(s, seat, other):
                out.append((hero, other))
    return out


def turn_end_effects(s: Heroes3, seat: int) -> None:
    """Free steps at the end of a turn: Logistics in play, Nomads in the unit deck (R-58)."""
    played = [effect for effect in s.players[seat].ongoing if effect.name == "free_step"]
    if played:
        end_effects(s, seat, played)
    for _ in range(len(played) + len(abilities_of(s, seat, "end_of_turn_free_step_to_adjacent_empty_field"))):
        s.then(FreeStep(seat))


class FreeStep(Choice[Heroes3]):
    """One hero may step to an empty field next to it, for nothing and without a visit (R-58, R-59)."""

    __slots__ = ()

    def forced(self) -> bool:
        """Nowhere to go: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each hero with each field, or none."""
        return sorted([DECLINE, *(("step", hero, field) for hero, field in free_steps(s, self.seat))])

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("step", int() as hero, int() as field):
                player = s.players[self.seat]
                player.came_from[hero] = player.at[hero]
                player.at[hero] = field
                s.tell(("moved", self.seat, hero, field))
