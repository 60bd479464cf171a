"""What is listed adds up to what the box holds, and the rules know every id and number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import get_args

from ludoteka.games.lords_of_hellas.entries.box import Content, pieces
from ludoteka.games.lords_of_hellas.entries.words import (
    ArtifactId,
    Attribute,
    BlessingId,
    CityId,
    EditionId,
    Entry,
    GodId,
    HeroId,
    RegularActionId,
    SpecialActionId,
    SupplyId,
    Symbol,
)


def missing_ids(c: Content) -> Iterator[str]:
    """What the rules call by name must be there."""
    lists: tuple[tuple[str, Sequence[Entry], tuple[str, ...]], ...] = (
        ("supply", c.supply, get_args(SupplyId)),
        ("edition", c.edition, get_args(EditionId)),
        ("city", c.city, get_args(CityId)),
        ("attribute", c.attribute, get_args(Attribute)),
        ("hero", c.hero, get_args(HeroId)),
        ("god", c.god, get_args(GodId)),
        ("regular_action", c.regular_action, get_args(RegularActionId)),
        ("special_action", c.special_action, get_args(SpecialActionId)),
        ("symbol", c.symbol, get_args(Symbol)),
        ("artifact", c.artifact, get_args(ArtifactId)),
        ("blessing", c.blessing, get_args(BlessingId)),
    )
    for key, entries, wanted in lists:
        found = {one.id for one in entries}
        for id in wanted:
            if id not in found:
                yield f"{key}: {id} is missing"


def wrong_counts(c: Content) -> Iterator[str]:
    """What is listed adds up to what the box holds."""
    in_deck = Counter(card.kind for card in c.artifact if card.in_deck)
    blessings = Counter(card.god for card in c.blessing)
    d = c.decks
    for key, found, setting, wanted in (
        ("combat_card copies", sum(card.copies for card in c.combat_card), "decks.combat", d.combat),
        ("attack_card copies", sum(card.copies for card in c.attack_card), "decks.monster_attack", d.monster_attack),
        ("monster_card", len(c.monster_card), "decks.monster_cards", d.monster_cards),
        ("quest", len(c.quest), "decks.quests", d.quests),
        ("artifact of kind neutral", in_deck["neutral"], "decks.neutral_artifacts", d.neutral_artifacts),
        ("artifact of kind monster", in_deck["monster"], "decks.monster_artifacts", d.monster_artifacts),
        ("artifact of kind god", in_deck["god"], "decks.god_artifacts", d.god_artifacts),
        *(
            (f"blessing of {god.id}", blessings[god.id], "decks.blessings_per_god", d.blessings_per_god)
            for god in c.god
        ),
        ("temple_card", len(c.temple_card), "decks.temple_cards", d.temple_cards),
        ("hero", len(c.hero), "supply hero-boards", pieces(c, "hero-boards")),
        ("army", len(c.army), "supply army-boards", pieces(c, "army-boards")),
        ("monster", len(c.monster), "supply monster-sheets", pieces(c, "monster-sheets")),
        ("land", len(c.land), "supply glory-tokens", pieces(c, "glory-tokens")),
        ("attribute", len(c.attribute), "supply attribute-tokens", pieces(c, "attribute-tokens")),
        (
            "special_action with covered",
            sum(action.covered for action in c.special_action),
            "supply used-action-tokens",
            pieces(c, "used-action-tokens"),
        ),
    ):
        if found != wanted:
            yield f"{key}: {wanted} expected by {setting}, found {found}"


def too_few(c: Content) -> Iterator[str]:
    """There is enough of everything for the start, for all players and for what wins."""
    d = c.decks
    for key, found, reason, least in (
        ("game.max_players", c.game.max_players, "game.min_players", c.game.min_players),
        ("hero", len(c.hero), "game.max_players", c.game.max_players),
        ("army", len(c.army), "game.max_players", c.game.max_players),
        ("supply quest-tokens", pieces(c, "quest-tokens"), "decks.quests", d.quests),
        ("supply hoplites", pieces(c, "hoplites"), "start.hoplites", c.start.hoplites),
        ("supply priests", pieces(c, "priests"), "start.priests", c.start.priests),
        ("supply monument-parts", pieces(c, "monument-parts"), "start.monument_level", c.start.monument_level),
        (
            "supply used-action-tokens",
            pieces(c, "used-action-tokens"),
            "victory.activation_tokens",
            c.victory.activation_tokens,
        ),
        ("attribute", len(c.attribute), "limits.injuries", c.limits.injuries),
        ("limits.combat_cards", c.limits.combat_cards, "start.combat_cards", c.start.combat_cards),
        ("decks.combat", d.combat, "start.combat_cards for all", c.start.combat_cards * c.game.max_players),
        ("monster_card and quest", len(c.monster_card) + len(c.quest), "start.event_cards", c.start.event_cards),
        ("monster", len(c.monster), "victory.monsters", c.victory.monsters),
        ("hunt.attack_cards", c.hunt.attack_cards, "hunt.attack_cards_played", c.hunt.attack_cards_played),
        ("decks.monster_attack", d.monster_attack, "hunt.attack_cards", c.hunt.attack_cards),
        (
            "decks.blessings_per_god of all gods",
            d.blessings_per_god * len(c.god),
            "a draft of all players",
            c.game.max_players * c.draft.keeps + c.draft.beyond_players,
        ),
    ):
        if found < least:
            yield f"{key}: at least {least} expected by {reason}, found {found}"


def wrong_player_counts(c: Content) -> Iterator[str]:
    """Each number of players is listed once and can be won with (LOH-WIN-02, LOH-WIN-03)."""
    found = [count.players for count in c.player_count]
    wanted = list(range(c.game.min_players, c.game.max_players + 1))
    if sorted(found) != wanted:
        yield f"player_count: players must be each of {wanted} once, found {found}"
    lands = {land.id for land in c.land}
    for count in c.player_count:
        key = f"player_count {count.id}"
        for land in count.lands_left_out:
            if land not in lands:
                yield f"{key}: there is no land {land}"
        left = len(lands - set(count.lands_left_out))
        if count.lands_to_win > left:
            yield f"{key}: lands_to_win is {count.lands_to_win}, but only {left} count"
        if count.temples > pieces(c, "temples"):
            yield f"{key}: temples is {count.temples}, but there are only {pieces(c, 'temples')}"
        if count.temples + pieces(c, "oracles") < c.victory.temples:
            yield f"{key}: temples is {count.temples}, with the oracle fewer than victory.temples {c.victory.temples}"


def unknown_to_the_rules(c: Content) -> Iterator[str]:
    """Figures that the content names for the reader and the rules know in one way only."""
    heracles = next(hero for hero in c.hero if hero.id == "heracles")
    for key, found, known in (
        ("battle.cards_per_turn", c.battle.cards_per_turn, 1),
        ("hero heracles: ability_cost.glory", heracles.ability_cost.glory, 1),
        ("hero heracles: per_turn", heracles.per_turn, 1),
        ("hoplite.regions", c.hoplite.regions, 1),
        ("draft.keeps", c.draft.keeps, 1),
        ("hunt.attack_cards_played", c.hunt.attack_cards_played, 1),
        ("start.temple_cards", c.start.temple_cards, 1),
        ("build_temple.temples", c.build_temple.temples, 1),
        ("build_monument.levels", c.build_monument.levels, 1),
        *((f"regular_action {action.id}: per_turn", action.per_turn, 1) for action in c.regular_action),
    ):
        if found != known:
            yield f"{key}: is {found}, but the rules know only {known}"
    for key, found, most in (
        ("hoplite.fortified_recruits", c.hoplite.fortified_recruits, 1),
        *((f"city {city.id}: room", city.room, 1) for city in c.city),
        *((f"player_count {count.id}: repeats", count.repeats, 1) for count in c.player_count),
    ):
        if found > most:
            yield f"{key}: is {found}, but the rules know no more than {most}"
