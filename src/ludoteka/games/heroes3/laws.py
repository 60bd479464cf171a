"""The conservation laws of Heroes III: no card, tile or unit appears or vanishes."""

from __future__ import annotations

from collections import Counter

from ludoteka.games.heroes3.facts import (
    ABILITY,
    ARTIFACT,
    COMMON_DECKS,
    NEUTRAL,
    NOBODY,
    RESOURCES,
    SPECIALTY,
    SPELL,
    UNIT,
    WAR_MACHINE,
)
from ludoteka.games.heroes3.rules.cards.own_cards import cards_apart
from ludoteka.games.heroes3.rules.cards.resource_pool import POOL
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.marks import STORY_CARRIED
from ludoteka.games.heroes3.rules.scenario.armies import ARMY_CARDS
from ludoteka.games.heroes3.rules.world.quests import ASIDE
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Player
from ludoteka.kernel.errors import BrokenLaw


def check(s: Heroes3) -> None:
    """Raise BrokenLaw at the first law that does not hold."""
    check_position(s)
    count_cards(s)


def check_position(s: Heroes3) -> None:
    """All laws but the count of cards, which a position arranged by hand need not keep."""
    check_lists(s)
    check_players(s)
    check_units(s)
    check_neutrals(s)
    check_cards(s)


def expect(holds: bool, law: str) -> None:
    """Raise BrokenLaw unless a law holds."""
    if not holds:
        raise BrokenLaw(law)


def check_lists(s: Heroes3) -> None:
    """Every list of the map has an entry for each field, and flags belong to somebody."""
    fields = len(s.atlas.spot)
    for cubes in (s.black, s.flag, s.once, s.stars, s.settled, s.lords):
        expect(len(cubes) == fields, f"{len(cubes)} cubes for {fields} fields")
    for field in range(fields):
        owner = s.flag[field]
        expect(owner == NOBODY or s.atlas.spot[field] != NOBODY, f"field {field} is face down, but flagged")
        expect(not 0 <= owner < s.seats or not s.players[owner].out, f"field {field}: the flag of a player who is out")


def check_players(s: Heroes3) -> None:
    """Nobody has less than no resources or movement; levels follow experience; secret cards are in hand or deck."""
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
            expect(
                player.secret.count(card) <= mine.count(card),
                f"seat {seat} does not hold its secret card {card}",
            )
        expect(len(player.income) == RESOURCES, f"seat {seat} has {len(player.income)} income tracks")


def check_units(s: Heroes3) -> None:
    """No unit card appears twice in a unit deck, and each has its side (H3-UNIT-01)."""
    for seat in range(s.seats):
        player = s.players[seat]
        size = len(player.army)
        expect(
            size == len(player.sides) == len(player.layers) == len(player.lent),
            f"seat {seat}: the unit deck is uneven",
        )
        own = [troop for troop in player.army if s.facts.troop[troop].kind == UNIT]
        expect(len(own) == len(set(own)) or s.mode != 0, f"seat {seat} has a unit card twice")


def check_neutrals(s: Heroes3) -> None:
    """Neutral cards lie in decks, discard piles, unit decks, in a combat or face up on the table (H3-UNIT-10)."""
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
        found += [form // 2 for form in ai.army + ai.reserve if s.facts.troop[form // 2].kind == NEUTRAL]
    for troop in set(found):
        copies = s.facts.troop[troop].copies
        expect(found.count(troop) <= copies, f"unit {s.facts.troop_slugs[troop]}: {found.count(troop)} of {copies}")


def check_cards(s: Heroes3) -> None:
    """Common decks hold only cards of their kind, discard piles are never empty while the deck is not (H3-CARD-05)."""
    for deck in range(COMMON_DECKS):
        for card in (*s.decks[deck].cards(), *s.discards[deck]):
            expect(s.facts.card_kind[card] == deck, f"card {s.facts.card_slugs[card]} lies in the wrong deck")


# -- counting cards ---------------------------------------------------------------------------------------------

COUNTED = (ABILITY, ARTIFACT, SPELL, WAR_MACHINE)
"""Kinds whose number of copies the boxes set; statistics come from a supply, specialties with levels."""


def count_cards(s: Heroes3) -> None:
    """Every copy of a common card and of a war machine is somewhere, and nowhere twice (H3-CARD-03, H3-CARD-10)."""
    if not s.atlas.tile:
        return
    found = without_tokens(s, cards_found(s))
    held = without_tokens(s, cards_at_hand(s))
    wanted = cards_of_the_boxes(s)
    for card in set(found) | set(wanted):
        slug = s.facts.card_slugs[card]
        if s.facts.card_kind[card] == SPECIALTY:
            expect(found[card] <= 1, f"specialty {slug} is there {found[card]} times")
        elif s.facts.card_kind[card] in COUNTED and not s.story[STORY_CARRIED]:
            expect(found[card] <= wanted[card], f"card {slug}: {found[card]} of {wanted[card]} copies")
            expect(found[card] + held[card] >= wanted[card], f"card {slug}: only {found[card]} of {wanted[card]} left")


def without_tokens(s: Heroes3, cards: Counter[int]) -> Counter[int]:
    """An ability with the token that empowers it is still the same card (H3-EXP-04)."""
    out: Counter[int] = Counter()
    for card, count in cards.items():
        plain = s.facts.card_kind[card] == ABILITY and s.facts.card[card].empowered
        out[s.facts.card[card].base if plain else card] += count
    return out


def cards_of_the_boxes(s: Heroes3) -> Counter[int]:
    """How many copies there are; more where the heroes start with more Magic Arrows than the boxes hold."""
    facts = s.facts
    wanted = Counter(card for cards in facts.common_cards for card in cards if facts.card[card].boxes & s.boxes)
    for machine in facts.content.war_machine:
        card = facts.card_number[machine.id]
        if facts.card[card].boxes & s.boxes:
            wanted[card] = machine.copies
    started = ai_cards(s)
    for player in s.players:
        if player.hero != NOBODY:
            started[facts.card_number["magic_arrow"]] += facts.hero[player.hero].magic_arrows
            started[facts.starting_ability[player.hero]] += 1
    for card, count in started.items():
        wanted[card] = max(wanted[card], count)
    return wanted


def ai_cards(s: Heroes3) -> Counter[int]:
    """The spells and the ability that are set aside for the AI (H3-AI-05)."""
    side = scenario(s).ai
    if side is None:
        return Counter()
    slugs = [*side.spells, *([] if side.skill is None else [side.skill])]
    return Counter(s.facts.card_number[slug] for slug in slugs)


def cards_found(s: Heroes3) -> Counter[int]:
    """All cards that lie somewhere: decks, hands, in play, out of the game, on the table."""
    found = ai_cards(s)
    for deck in range(COMMON_DECKS):
        found.update(s.decks[deck].cards())
        found.update(s.discards[deck])
    for seat, player in enumerate(s.players):
        found.update(cards_of_player(player))
        found.update(cards_apart(s, seat))
    kept = [s.ledger.get(name, []) for name in (POOL, ASIDE, ARMY_CARDS)]
    for cards in (s.removed, s.machines, s.looked, *kept):
        found.update(cards)
    if s.fair is not None:
        for cards in (s.fair.market, s.fair.pool, s.fair.hidden):
            found.update(cards)
    c = s.combat
    if c is not None:
        found.update([*c.paid[0], *c.paid[1], *c.resolving])
        found.update(card for _, card in {(one.play, one.card) for one in c.effects if 0 <= one.owner < s.seats})
        if c.casting is not None and 0 <= (c.attacker, c.defender)[c.casting.side] < s.seats:
            found.update(c.casting.paid)
    found.pop(NOBODY, None)
    return found


def cards_of_player(player: Player) -> list[int]:
    """The cards of a player, those in play once however many effects they have."""
    in_play = {effect.card for effect in player.ongoing if effect.card not in player.permanent}
    layers = [card for cards in player.layers for card in cards]
    return [*player.hand, *player.deck.cards(), *player.discard, *player.permanent, *in_play, *layers]


def cards_at_hand(s: Heroes3) -> Counter[int]:
    """Cards being cast, dug up or handed over at the moment: only waiting steps hold them."""
    held: Counter[int] = Counter()
    for step in [*s.agenda, *(step for lane in s.lanes for step in lane)]:
        card = getattr(step, "card", NOBODY)
        if isinstance(card, int):
            held[card] += 1
        paid = getattr(step, "paid", ())
        if isinstance(paid, (list, tuple)):
            held.update(paid)
    if s.combat is not None and s.combat.casting is not None:
        held[s.combat.casting.card] += 1
    return held
