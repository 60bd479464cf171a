"""Positions that a seat cannot tell apart, and what it knows of hidden cards (H3-CARD-15, H3-MAP-04)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import COMMON_DECKS, FAR, NEAR, NOBODY, STARTING, TILE_KINDS
from ludoteka.games.heroes3.known import looks_at_own_deck
from ludoteka.games.heroes3.rules.cards.own_cards import aside, lay_aside, open_hand
from ludoteka.games.heroes3.rules.world.lay_map import slots_of
from ludoteka.games.heroes3.rules.world.tiles import RotateTile
from ludoteka.games.heroes3.rules.world.town_tiles import (
    near_supply_tiles,
    supply_of,
    supply_tiles,
    tile_kind,
    wanted_tiles,
)
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.games.heroes3.state_parts import Player
from ludoteka.kernel.action import Seat, hears
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.deck import Deck


def resample(s: Heroes3, seat: Seat, chance: Chance) -> Heroes3:
    """A copy in which everything a seat cannot know is drawn anew, from what it knows and chance alone."""
    twin = s.copy()
    resample_tiles(twin, chance)
    shelved = [number for number in range(s.seats) if aside(number) in s.ledger]
    played = [twin.players[number].hand for number in shelved]
    for number in shelved:
        open_hand(twin, number)
    resample_cards(twin, seat, chance)
    for number, cards in zip(shelved, played, strict=True):
        lay_aside(twin, number, cards)
    resample_traps(twin, chance)
    resample_ais(twin, chance)
    resample_fair(twin, seat, chance)
    return twin


def resample_fair(s: Heroes3, seat: Seat, chance: Chance) -> None:
    """Bids that the others made in secret, and what they know of astrologers, events and neutrals to come."""
    if s.fair is not None:
        for other in range(len(s.fair.bids)):
            if other != seat and s.fair.bids[other] != NOBODY:
                s.fair.bids[other] = chance.below(s.players[other].stock[0] + 1)
    s.own_piles()
    for deck in (s.astrologers_deck, s.event_deck, *s.neutral_decks):
        if deck.top or deck.bottom:
            refill(deck, seat, sorted(unknown_of(deck, seat)), chance)


def resample_ais(s: Heroes3, chance: Chance) -> None:
    """AI decks: how many cards of each kind they hold is known, a card itself once drawn in this combat (H3-AI-05)."""
    kinds = [card.kind for card in s.facts.ai_card]
    for number, ai in enumerate(s.ais):
        combat = s.combat if s.combat is not None and s.combat.ai == number else None
        hidden = ai.deck if combat is None else combat.ai_deck
        known = ai.deck.copy()
        for card in hidden:
            if card in known:
                known.remove(card)
        fresh: list[int] = []
        for kind in sorted(set(kinds)):
            pool = [
                card for card in range(len(kinds)) if kinds[card] == kind for _ in range(s.facts.ai_card[card].copies)
            ]
            for card in known:
                if card in pool:
                    pool.remove(card)
            fresh += [take_random(pool, pool, chance) for card in hidden if kinds[card] == kind]
        fresh.sort()
        ai.deck = sorted(known + fresh)
        if combat is not None:
            combat.ai_deck = fresh
    if s.combat is not None and s.combat.ai == NOBODY:
        resample_neutral_deck(s, s.combat, chance)


def resample_neutral_deck(s: Heroes3, combat: Combat, chance: Chance) -> None:
    """AI cards that neutral units fight with: their number is known, but not which ones they are."""
    cards = s.facts.ai_card
    pool = [card for card in range(len(cards)) if cards[card].kind == "might" for _ in range(cards[card].copies)]
    combat.ai_deck = sorted([take_random(pool, pool, chance) for _ in combat.ai_deck])


def resample_traps(s: Heroes3, chance: Chance) -> None:
    """Hidden tokens of Land Mine and Quicksand: nobody knows which of them are harmless."""
    c = s.combat
    if c is None or not c.traps:
        return
    for mines in (True, False):
        rows = [at for at in range(len(c.traps)) if (c.traps[at][1] >= 0) == mines]
        tokens = sorted(c.traps[at][1] for at in rows)
        chance.shuffle(tokens)
        for at, token in zip(rows, tokens, strict=True):
            c.traps = [*c.traps[:at], (c.traps[at][0], token), *c.traps[at + 1 :]]


def resample_tiles(s: Heroes3, chance: Chance) -> None:
    """Face-down tiles, supplies and the tiles left over: nobody knows which is which (H3-MAP-04)."""
    slots = slots_of(s) if s.atlas.tile else []
    tiles = s.atlas.tile.copy()
    for kind in range(TILE_KINDS):
        if kind == STARTING:
            continue
        places = [
            place
            for place in range(len(tiles))
            if s.atlas.kind[place] == kind and s.atlas.rotation[place] == NOBODY and not shown_tile(s, place)
        ]
        fixed = [place for place in places if place < len(slots) and slots[place].tile is not None]
        places = [place for place in places if place not in fixed]
        pool = [tiles[place] for place in places] + s.spare_tiles[kind]
        supplies = [len(supply_of(s, seat, kind)) if kind in (FAR, NEAR) else 0 for seat in range(s.seats)]
        for seat in range(s.seats):
            if supplies[seat]:
                pool += supply_of(s, seat, kind)
        pool.sort()
        for place in places:
            if place < len(slots) and slots[place].tile_from:
                allowed = [s.facts.tile_number[slug] for slug in slots[place].tile_from]
                tiles[place] = take_random(pool, [tile for tile in pool if tile in allowed], chance)
        for place in places:
            if place < len(slots) and not slots[place].tile_from and slots[place].must != "none":
                tiles[place] = take_random(pool, wanted_tiles(s, slots[place], pool), chance)
        for place in places:
            if place >= len(slots) or (not slots[place].tile_from and slots[place].must == "none"):
                tiles[place] = take_random(pool, pool, chance)
        for seat in range(s.seats):
            if supplies[seat]:
                kept = [tile for tile in s.players[seat].far_tiles if tile_kind(s.facts, tile) != kind]
                fresh = [
                    take_random(pool, supply_allows(s, seat, pool, kind, supplies[seat] - at), chance)
                    for at in range(supplies[seat])
                ]
                s.players[seat].far_tiles = sorted(kept + fresh)
        s.spare_tiles[kind] = pool
    atlas = s.atlas
    s.atlas = type(atlas)(
        atlas.kind,
        tiles,
        atlas.rotation,
        atlas.q,
        atlas.r,
        atlas.spot,
        atlas.near,
        atlas.closed,
        atlas.links,
        atlas.edge,
    )


def supply_allows(s: Heroes3, seat: int, pool: list[int], kind: int, left: int) -> list[int]:
    """The tiles of a pool that a player's supply may hold, with this many of the kind still to be dealt."""
    return near_supply_tiles(s, seat, pool, left) if kind == NEAR else supply_tiles(s, seat, pool)


def shown_tile(s: Heroes3, place: int) -> bool:
    """Whether a tile that has no rotation yet was shown to everybody: it is being turned."""
    top = s.agenda[-1] if s.agenda else None
    return isinstance(top, RotateTile) and top.place == place


def take_random(pool: list[int], allowed: list[int], chance: Chance) -> int:
    """One of the tiles allowed leaves the pool; any if none fits."""
    tile = chance.pick(allowed or pool)
    pool.remove(tile)
    return tile


def resample_cards(s: Heroes3, seat: Seat, chance: Chance) -> None:
    """Cards the others gained in secret come from the common decks; then their hands are dealt from what they own."""
    kinds = s.facts.card_kind
    pools = [unknown_of(s.decks[deck], seat) for deck in range(COMMON_DECKS)]
    others = [number for number in range(s.seats) if number != seat]
    for number in others:
        for card in hidden_secrets(s.players[number], seat):
            pools[kinds[card]].append(card)
    hidden_look = s.looker != seat and s.looker != NOBODY
    own_look = hidden_look and looks_at_own_deck(s)
    if hidden_look and not own_look:
        for card in s.looked:
            pools[kinds[card]].append(card)
    hidden = [] if s.fair is None else s.fair.hidden
    for card in hidden:
        pools[kinds[card]].append(card)
    for cards in pools:
        cards.sort()
    for number in others:
        player = s.players[number]
        known = hand_and_deck(player) + (s.looked if own_look and s.looker == number else [])
        hidden_cards = hidden_secrets(player, seat)
        for card in hidden_cards:
            known.remove(card)
        fresh = [take_random(pools[deck], pools[deck], chance) for deck in counted(hidden_cards, kinds)]
        seen = player.secret.copy()
        for card in hidden_cards:
            seen.remove(card)
        player.secret = sorted(fresh + seen)
        deal_again(s, number, sorted(known + fresh), seat, chance, own_look and s.looker == number)
    if hidden_look and not own_look:
        s.looked = [take_random(pools[deck], pools[deck], chance) for deck in counted(s.looked, kinds)]
    if s.fair is not None:
        s.fair.hidden = sorted([take_random(pools[deck], pools[deck], chance) for deck in counted(hidden, kinds)])
    s.own_piles()
    for deck in range(COMMON_DECKS):
        refill(s.decks[deck], seat, pools[deck], chance)


def hidden_secrets(player: Player, seat: Seat) -> list[int]:
    """The cards a player gained in secret whose place in the deck a seat has not seen (Thieves' Guild, Rogues)."""
    hidden = player.secret.copy()
    deck = player.deck
    for row, known in ((deck.top, deck.top_known), (deck.bottom, deck.bottom_known)):
        for at in range(len(row)):
            if hears(known[at], seat) and row[at] in hidden:
                hidden.remove(row[at])
    return hidden


def counted(cards: list[int], kinds: list[int]) -> list[int]:
    """The common decks that cards came from, in order: all that others know of them."""
    return sorted(kinds[card] for card in cards)


def unknown_of(deck: Deck, seat: Seat) -> list[int]:
    """The cards of a deck whose positions a seat does not know."""
    out = deck.pool.copy()
    out += [card for card, known in zip(deck.top, deck.top_known, strict=True) if not hears(known, seat)]
    out += [card for card, known in zip(deck.bottom, deck.bottom_known, strict=True) if not hears(known, seat)]
    return out


def refill(deck: Deck, seat: Seat, pool: list[int], chance: Chance) -> None:
    """Deal the unknown positions of a deck from a pool; the rest of the pool becomes its middle."""
    deck.top = deck.top.copy()
    deck.bottom = deck.bottom.copy()
    for at in range(len(deck.top)):
        if not hears(deck.top_known[at], seat):
            deck.top[at] = take_random(pool, pool, chance)
    for at in range(len(deck.bottom)):
        if not hears(deck.bottom_known[at], seat):
            deck.bottom[at] = take_random(pool, pool, chance)
    deck.pool = sorted(pool)


def hand_and_deck(player: Player) -> list[int]:
    """All cards of a player that others do not see."""
    return player.hand + player.deck.pool + player.deck.top + player.deck.bottom


def deal_again(s: Heroes3, number: int, cards: list[int], seat: Seat, chance: Chance, looking: bool) -> None:
    """A player's hidden cards are dealt to hand and deck; known positions of the deck stay."""
    player = s.players[number]
    deck = player.deck
    for row, known in ((deck.top, deck.top_known), (deck.bottom, deck.bottom_known)):
        for at in range(len(row)):
            if hears(known[at], seat) and row[at] in cards:
                cards.remove(row[at])
    player.hand = sorted([take_random(cards, cards, chance) for _ in player.hand])
    if looking:
        s.looked = [take_random(cards, cards, chance) for _ in s.looked]
    refill(deck, seat, cards, chance)
