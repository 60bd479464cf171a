"""All content of the game in one struct, as `content/*.toml` has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ludoteka.games.lords_of_hellas.entries.board import (
    Army,
    City,
    Decks,
    Edition,
    GameFacts,
    God,
    Land,
    Limits,
    Pieces,
    PlayerCount,
    PowerLevel,
    Region,
    Start,
    TempleCard,
    Victory,
)
from ludoteka.games.lords_of_hellas.entries.cards import (
    Artifact,
    Battle,
    Blessing,
    CombatCard,
    Draft,
    Quest,
    QuestTrack,
    SymbolRule,
)
from ludoteka.games.lords_of_hellas.entries.heroes import (
    AttributeTrack,
    BuildMonument,
    BuildTemple,
    Hero,
    Hoplite,
    March,
    Prayer,
    Prepare,
    RegularAction,
    SpecialAction,
    StartAttribute,
    Usurp,
)
from ludoteka.games.lords_of_hellas.entries.monsters import (
    AttackCard,
    Hunt,
    Monster,
    MonsterCard,
    MonsterDie,
    MonsterSheet,
)
from ludoteka.games.lords_of_hellas.entries.words import Entry, Part, SupplyId
from ludoteka.kernel.errors import BadContent

E = TypeVar("E", bound=Entry)


class Content(Part, frozen=True, kw_only=True):
    """Every fact of the game; one field for each top-level key of `content/*.toml`."""

    # game.toml
    game: GameFacts
    decks: Decks
    supply: list[Pieces]
    army: list[Army]
    start: Start
    limits: Limits
    player_count: list[PlayerCount]
    # editions.toml
    edition: list[Edition]
    # map.toml
    land: list[Land]
    region: list[Region]
    city: list[City]
    # heroes.toml
    attribute: list[AttributeTrack]
    hero: list[Hero]
    start_attribute: list[StartAttribute]
    # actions.toml
    regular_action: list[RegularAction]
    special_action: list[SpecialAction]
    hoplite: Hoplite
    prayer: Prayer
    march: March
    prepare: Prepare
    usurp: Usurp
    build_temple: BuildTemple
    build_monument: BuildMonument
    # gods.toml
    god: list[God]
    power_level: list[PowerLevel]
    # temples.toml
    temple_card: list[TempleCard]
    # combat.toml
    symbol: list[SymbolRule]
    combat_card: list[CombatCard]
    battle: Battle
    # monsters.toml
    monster: list[Monster]
    monster_card: list[MonsterCard]
    attack_card: list[AttackCard]
    monster_die: MonsterDie
    monster_sheet: MonsterSheet
    hunt: Hunt
    # quests.toml
    quest: list[Quest]
    quest_track: QuestTrack
    # artifacts.toml
    artifact: list[Artifact]
    # blessings.toml
    blessing: list[Blessing]
    draft: Draft
    # victory.toml
    victory: Victory


def entry(entries: Sequence[E], wanted: str) -> E:
    """The entry with this id."""
    for one in entries:
        if one.id == wanted:
            return one
    known = ", ".join(one.id for one in entries)
    raise BadContent(f"there is no entry {wanted!r}; known are: {known}")


def pieces(content: Content, wanted: SupplyId) -> int:
    """How many pieces of a kind each player, each monument or the game has (LOH-LIM-01, LOH-LIM-02, LOH-LIM-07)."""
    return entry(content.supply, wanted).count
