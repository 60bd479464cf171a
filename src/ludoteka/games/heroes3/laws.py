"""The conservation laws of Heroes III: no card, tile or unit appears or vanishes."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import COMMON_DECKS, NEUTRAL, NOBODY, RESOURCES, UNIT
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.errors import BrokenLaw


def check(s: Heroes3) -> None:
    """Raise BrokenLaw at the first law that does not hold."""
    check_lists(s)
    check_players(s)
    check_units(s)
    check_neutrals(s)
    check_cards(s)


def expect(holds: bool, law: str) -> None:
    """Refuse a State in which a law does not hold."""
    if not holds:
        raise BrokenLaw(law)


def check_lists(s: Heroes3) -> None:
    """Every field has its cubes, flags belong to somebody."""
    fields = len(s.atlas.spot)
    for cubes in (s.black, s.flag, s.once, s.stars, s.settled, s.lords):
        expect(len(cubes) == fields, f"{len(cubes)} cubes for {fields} fields")
    for field in range(fields):
        owner = s.flag[field]
        expect(owner == NOBODY or s.atlas.spot[field] != NOBODY, f"field {field} is face down, but flagged")
        expect(not 0 <= owner < s.seats or not s.players[owner].out, f"field {field}: the flag of a player who is out")


def check_players(s: Heroes3) -> None:
    """Nobody owes resources or movement; levels follow experience; secrets are among the own cards."""
    for seat in range(s.seats):
        player = s.players[seat]
        expect(min(player.stock) >= 0, f"seat {seat} owes resources: {player.stock}")
        expect(min(player.moves) >= 0, f"seat {seat} owes movement: {player.moves}")
        expect(-1 <= player.morale <= 1, f"seat {seat} has morale {player.morale}")
        expect(1 <= player.level <= 7, f"seat {seat} is on level {player.level}")
        expect(player.xp >= s.facts.xp_for_level[player.level], f"seat {seat}: level without experience")
        expect(player.experts >= 0, f"seat {seat} owes expert uses")
        expect(player.hand == sorted(player.hand), f"the hand of seat {seat} is not sorted")
        mine = player.hand + player.deck.cards() + (s.looked if s.looker == seat else [])
        for card in set(player.secret):
            expect(player.secret.count(card) <= mine.count(card), f"seat {seat}: a secret card {card} it has not")
        expect(len(player.income) == RESOURCES, f"seat {seat} has {len(player.income)} income tracks")


def check_units(s: Heroes3) -> None:
    """Each unit card is once in a deck, with its sides in step (H3-UNIT-01)."""
    for seat in range(s.seats):
        player = s.players[seat]
        size = len(player.army)
        expect(size == len(player.sides) == len(player.layers) == len(player.lent), f"seat {seat}: a torn unit deck")
        own = [troop for troop in player.army if s.facts.troop[troop].kind == UNIT]
        expect(len(own) == len(set(own)) or s.mode != 0, f"seat {seat} has a unit card twice")


def check_neutrals(s: Heroes3) -> None:
    """Neutral cards lie in decks, discard piles, unit decks, in a combat or open on the table (H3-UNIT-10)."""
    if not s.neutral_decks[0].size() and not s.neutral_discards[0]:
        return
    found: list[int] = []
    for tier in range(4):
        found += s.neutral_decks[tier].cards() + s.neutral_discards[tier]
    for player in s.players:
        if not player.out:
            found += [troop for troop in player.army if s.facts.troop[troop].kind == NEUTRAL]
    found += [troop for troop in s.shown if troop >= 0]
    if s.combat is not None:
        found += s.combat.drawn
    for ai in s.ais:
        found += [form // 2 for form in ai.army if s.facts.troop[form // 2].kind == NEUTRAL]
    for troop in set(found):
        copies = s.facts.troop[troop].copies
        expect(found.count(troop) <= copies, f"unit {s.facts.troop_slugs[troop]}: {found.count(troop)} of {copies}")


def check_cards(s: Heroes3) -> None:
    """Common decks hold only cards of their kind, discard piles are never empty while the deck is not (H3-CARD-05)."""
    for deck in range(COMMON_DECKS):
        for card in (*s.decks[deck].cards(), *s.discards[deck]):
            expect(s.facts.card_kind[card] == deck, f"card {s.facts.card_slugs[card]} lies in a wrong deck")
