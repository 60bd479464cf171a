"""Astrologers cards: drawing, how long they last and what they change elsewhere (H3-ROUND-04, H3-ROUND-08)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import CAMPAIGN, NOBODY, SEA
from ludoteka.games.heroes3.rules.common import is_seat, special
from ludoteka.games.heroes3.rules.marks import FIRST_SPELL_BACK, FIRST_SPELL_CAST
from ludoteka.games.heroes3.rules.world.tiles import turnable_tiles
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Effect

RECRUITING: Final = ("circus", "free_own_neutral")
"""Deeds that let players recruit neutral units, which a scenario may forbid."""

# -- drawing ----------------------------------------------------------------------------------------------------


def draw_astrologers(s: Heroes3) -> None:
    """Draw and resolve an astrologers card; one that means nothing here is passed over (H3-ROUND-04, H3-ROUND-08)."""
    for _ in range(s.astrologers_deck.size() + len(s.astrologers_discard)):
        s.own_piles()
        card = next_card(s)
        if not passed_over(s, card):
            s.tell(("astrologers", card))
            resolve(s, card)
            return
        s.tell(("astrologers-passed", card))
        s.astrologers_discard.append(card)


def next_card(s: Heroes3) -> int:
    """The top astrologers card; an empty deck is refilled with the used ones (H3-ROUND-08)."""
    s.own_piles()
    if not s.astrologers_deck.size():
        s.astrologers_deck.shuffle_in(s.astrologers_discard)
        s.astrologers_discard = []
        s.tell(("astrologers-reshuffled",))
    return s.astrologers_deck.draw(s.chance)


def passed_over(s: Heroes3, card: int) -> bool:
    """Whether another card is drawn instead of this one (H3-ROUND-04)."""
    if s.facts.astrologers[card].deed in RECRUITING and special(s, "no_neutral_recruit_cards") is not None:
        return True
    redraw = s.facts.astrologers[card].redraw
    if redraw == "first_astrologers_round":
        return s.round <= 2
    if redraw == "easy":
        return s.difficulty == 0
    if redraw == "campaign":
        return s.mode == CAMPAIGN
    if redraw == "no_sea_tiles":
        return not has_sea(s)
    if redraw == "nothing_to_do":
        return not turnable_tiles(s, [])
    return False


def has_sea(s: Heroes3) -> bool:
    """Whether a sea tile lies on the map, as far as everybody can see."""
    tiles = s.facts.content.tile
    for place in range(len(s.atlas.tile)):
        seen = s.atlas.rotation[place] != NOBODY
        if s.atlas.kind[place] == SEA or (seen and tiles[s.atlas.tile[place]].environment == "sea"):
            return True
    return False


def resolve(s: Heroes3, card: int) -> None:
    """A card replaces the one before where that lasts until then, is laid out if it lasts, and does its deed."""
    one = s.facts.astrologers[card]
    for effect in s.omens.copy():
        if effect.until == "until_replaced" and effect.card != NOBODY:
            end_omen(s, effect)
    if one.lasts == "now":
        s.own_piles()
        s.astrologers_discard.append(card)
    else:
        s.omens.append(Effect(one.deed, NOBODY, card, NOBODY, NOBODY, one.amount, one.lasts, s.round))
    if one.lasts != "next_round_start":
        s.facts.book.astrologers_deed(s, card)


# -- how long they last -----------------------------------------------------------------------------------------


def end_omens(s: Heroes3) -> None:
    """A round begins: the cards whose time is over are put away (H3-ROUND-04)."""
    for effect in s.omens.copy():
        age = s.round - effect.since
        if effect.card != NOBODY and (
            (effect.until == "this_round" and age >= 1) or (effect.until == "two_rounds" and age >= 2)
        ):
            end_omen(s, effect)


def end_omen(s: Heroes3, effect: Effect) -> None:
    """A card is put away, and everything that was noted for it."""
    s.omens = [
        other for other in s.omens if other is not effect and (other.card != NOBODY or other.play != effect.card)
    ]
    s.own_piles()
    s.astrologers_discard.append(effect.card)
    if effect.name == "first_spell_returns":
        for player in s.players:
            player.marks &= ~FIRST_SPELL_BACK


def income_paid(s: Heroes3) -> None:
    """The cards for the next resource round have done their work (R-53)."""
    for effect in s.omens.copy():
        if effect.until == "next_resource_round":
            end_omen(s, effect)


def round_started(s: Heroes3) -> None:
    """Cards that work at the start of the round after their own do it now."""
    for effect in s.omens.copy():
        if effect.until in ("next_round_start", "this_and_next_round_start") and s.round > effect.since:
            end_omen(s, effect)
            s.facts.book.astrologers_deed(s, effect.card)


# -- what lasts -------------------------------------------------------------------------------------------------


def omen(s: Heroes3, name: str) -> Effect | None:
    """The astrologers effect with this deed that holds now."""
    for effect in s.omens:
        if effect.name == name:
            return effect
    return None


def note(s: Heroes3, effect: Effect, seat: int, amount: int) -> None:
    """Note on a card what a player has used of it in this round; the note before goes."""
    forget(s, effect, seat)
    s.omens.append(Effect("used", seat, NOBODY, effect.card, NOBODY, amount, effect.until, s.round))


def forget(s: Heroes3, effect: Effect, seat: int) -> None:
    """What a player has used of a card is forgotten."""
    found = noted(s, effect, seat)
    if found is not None:
        s.omens.remove(found)


def noted(s: Heroes3, effect: Effect, seat: int) -> Effect | None:
    """What a player has used of a card."""
    for other in s.omens:
        if other.name == "used" and other.owner == seat and other.play == effect.card:
            return other
    return None


def hand_limit_change(s: Heroes3, limit: int) -> int:
    """How a hand limit changes: a card that lowers it stops at its least (H3-TURN-04)."""
    change = 0
    for effect in s.omens:
        if effect.name == "hand_limit" and effect.card != NOBODY:
            amount = effect.amount
            if amount < 0:
                amount = min(0, max(amount, s.facts.astrologers[effect.card].least - limit))
            change += amount
    return change


def movement_change(s: Heroes3, seat: int) -> int:
    """How the movement points of every hero change, whoever leads it (R-52)."""
    return sum(effect.amount for effect in s.omens if effect.name == "hero_movement") if s.omens else 0


def income_changes(s: Heroes3, seat: int) -> list[int]:
    """How the income of each resource changes (R-53)."""
    change = [0, 0, 0]
    for effect in s.omens:
        if effect.name == "income_change" and effect.card != NOBODY:
            gains = s.facts.astrologers[effect.card].effect
            change[0] += gains.gold
            change[1] += gains.building_materials
            change[2] += gains.valuables
    return change


def heroes_at_peace(s: Heroes3) -> bool:
    """Whether heroes may not attack one another (Sanctuary)."""
    return omen(s, "no_hero_attacks") is not None


def no_drawing(s: Heroes3) -> bool:
    """Whether nobody draws cards at the start of a turn (Explorers)."""
    return omen(s, "explorers") is not None


def free_spell_book(s: Heroes3) -> bool:
    """Whether the spell book token is free and needs no mage guild (Mages)."""
    return omen(s, "free_spell_book") is not None


def deeper_looks(s: Heroes3) -> int:
    """How many cards a search of the spell deck may look at (Spells); 0 for no change."""
    effect = omen(s, "spell_search")
    return 0 if effect is None else s.facts.astrologers[effect.card].looks


def goes_on_top(s: Heroes3, troop: int) -> bool:
    """Whether a neutral unit goes back on top of its deck (Elementals)."""
    return any(effect.name == "elemental" and effect.target == troop for effect in s.omens)


# -- dice -------------------------------------------------------------------------------------------------------


def may_reroll(s: Heroes3, seat: int) -> bool:
    """Whether a player may reroll a resource or treasure die for nothing: once in every turn (Swift Weasel)."""
    effect = omen(s, "reroll_location_die")
    return effect is not None and is_seat(s, s.active) and noted(s, effect, seat) is None


def use_reroll(s: Heroes3, seat: int) -> None:
    """The reroll of this turn is used."""
    effect = omen(s, "reroll_location_die")
    if effect is not None:
        note(s, effect, seat, 1)


def turn_began(s: Heroes3) -> None:
    """A turn begins: everybody may reroll once again (Swift Weasel)."""
    if not s.omens:
        return
    effect = omen(s, "reroll_location_die")
    if effect is not None:
        for seat in range(s.seats):
            forget(s, effect, seat)


def omen_power(s: Heroes3, seat: int, word: str) -> int:
    """What astrologers cards add to a spell: for its school, or for the first one cast."""
    out = 0
    for omen in s.omens:
        card = s.facts.astrologers[omen.card] if omen.card >= 0 else None
        if card is None:
            continue
        if (omen.name == "school_power" and word in card.schools) or (
            omen.name == "first_spell_power" and not s.players[turn_of(s)].marks & FIRST_SPELL_CAST
        ):
            out += card.amount
    return out


def turn_of(s: Heroes3) -> int:
    """The player whose turn it is; the first one while an AI hero acts."""
    return s.active if is_seat(s, s.active) else s.first
