"""Victory points: what each item a scenario lists is worth, and what is remembered for it (H3-END-09)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.scenarios import Win
from ludoteka.games.heroes3.facts import CENTER, FIELDS, NOBODY
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.world.fields import held_fields, is_location, obelisks_of, own_town
from ludoteka.games.heroes3.rules.world.neighbours import neighbour
from ludoteka.games.heroes3.state import Heroes3

FIRST_UTOPIA: Final = "first_utopia"
GRAIL_AT_HOME: Final = "grail_at_home"
"""In the ledger: how many Utopias each player was the first to flag; who brought the Grail home."""
COUNTED: Final = (
    "level_7_won", "utopia_won", FIRST_UTOPIA,
    "bomb_delivered", "bonus_points", "hill_turns", "player_combat_lost", "player_combat_won", "retreats",
)  # fmt: skip
"""Items of which the ledger keeps how many each player has."""


def remembers(s: Heroes3, item: str) -> bool:
    """Whether a condition of the scenario counts an item of victory points."""
    return item in s.facts.counted_items[s.scenario]


def utopia_first_flagged(s: Heroes3, seat: int) -> None:
    """A Dragon Utopia that nobody had flagged before was flagged."""
    if remembers(s, FIRST_UTOPIA):
        counts = s.ledger.get(FIRST_UTOPIA, [0] * s.seats).copy()
        counts[seat] += 1
        s.ledger[FIRST_UTOPIA] = counts


def grail_brought_home(s: Heroes3, seat: int, field: int) -> None:
    """The carrier of the Grail has come to a field: the player's own town counts once for the whole game."""
    if not remembers(s, GRAIL_AT_HOME) or GRAIL_AT_HOME in s.ledger:
        return
    if field == own_town(s, seat) and s.flag[field] == seat:
        s.ledger[GRAIL_AT_HOME] = [seat]


def main_hero_beaten(s: Heroes3, winner: int, loser: int) -> None:
    """A player has beaten the main hero of another: remembered where the scenario counts whom."""
    counted = remembers(s, "enemy_main_hero") or any(
        win.kind == "beat_every_enemy_main_hero" for win in scenario(s).wins
    )
    if counted and not s.allied(winner, loser):
        beaten = s.ledger.get("heroes_beaten", [0] * s.seats).copy()
        beaten[winner] |= 1 << loser
        s.ledger["heroes_beaten"] = beaten


def heroes_beaten(s: Heroes3, seat: int) -> int:
    """How many different enemy main heroes a player has beaten."""
    return s.ledger.get("heroes_beaten", [0] * s.seats)[seat].bit_count()


def enemy_seats(s: Heroes3, seat: int) -> int:
    """How many players there are on other teams, the eliminated ones too."""
    return sum(1 for other in s.players if other.team != s.players[seat].team)


def level_7_flagged(s: Heroes3, seat: int) -> None:
    """A field of difficulty 7 was won; the first counts where the scenario says so."""
    if remembers(s, "first_level_7") and "first_level_7" not in s.ledger:
        s.ledger["first_level_7"] = [seat]


def utopia_won(s: Heroes3, seat: int) -> None:
    """A player has won a combat at a Dragon Utopia."""
    if remembers(s, "utopia_won"):
        won = s.ledger.get("utopia_won", [0] * s.seats).copy()
        won[seat] += 1
        s.ledger["utopia_won"] = won


def enemy_town_taken(s: Heroes3, seat: int, owner: int) -> None:
    """A player has captured the town of another: counted once for each enemy."""
    if remembers(s, "enemy_town"):
        taken = s.ledger.get("enemy_town", [0] * s.seats).copy()
        taken[seat] |= 1 << owner
        s.ledger["enemy_town"] = taken


def triggered(s: Heroes3, win: Win) -> bool:
    """Whether something has happened that lets the points decide at the end of this round."""
    if "every_utopia_flagged" in win.triggers and every_utopia_flagged(s):
        return True
    return "every_enemy_main_hero_beaten" in win.triggers and any(
        heroes_beaten(s, seat) == enemy_seats(s, seat) for seat in range(s.seats) if not s.players[seat].out
    )


def every_utopia_flagged(s: Heroes3) -> bool:
    """Whether every center tile lies open and each Dragon Utopia carries a player's flag."""
    found = False
    for field in range(len(s.flag)):
        if s.atlas.kind[field // FIELDS] != CENTER:
            continue
        if s.atlas.spot[field] == NOBODY:
            return False
        if is_location(s, field, "dragon_utopia"):
            found = True
            if not 0 <= s.flag[field] < s.seats:
                return False
    return found


def level_7_counted(s: Heroes3, seat: int) -> None:
    """A combat of level 7 was won: counted where the scenario says so."""
    if remembers(s, "level_7_won"):
        won = s.ledger.get("level_7_won", [0] * s.seats).copy()
        won[seat] += 1
        s.ledger["level_7_won"] = won


def neighbour_beaten(s: Heroes3, seat: int) -> int:
    """1 if a player has beaten the main hero of the player who starts closest."""
    other = neighbour(s, seat)
    beaten = s.ledger.get("heroes_beaten", [0] * s.seats)[seat]
    return beaten >> other & 1 if other != NOBODY else 0


def items_of(s: Heroes3, seat: int, item: str) -> int:
    """How many of an item a player has."""
    if item == "obelisk":
        return obelisks_of(s, seat)
    if item == "enemy_main_hero":
        return heroes_beaten(s, seat)
    if item == "neighbour_main_hero":
        return neighbour_beaten(s, seat)
    if item == "other_main_hero":
        return heroes_beaten(s, seat) - neighbour_beaten(s, seat)
    if item == "hill_held":
        return count_held(s, seat, "the_hill")
    if item in COUNTED:
        return s.ledger.get(item, [0] * s.seats)[seat]
    if item == "enemy_town":
        return s.ledger.get("enemy_town", [0] * s.seats)[seat].bit_count()
    if item == "first_level_7":
        return int(s.ledger.get("first_level_7") == [seat])
    if item == "faction_town":
        return count_held(s, seat, "town")
    if item == "utopia_held":
        return count_held(s, seat, "dragon_utopia")
    home = s.ledger.get(GRAIL_AT_HOME) == [seat]
    if item == GRAIL_AT_HOME:
        return int(home)
    carries = s.grail >= 0 and s.grail // 2 == seat
    return int(carries and (item == "grail" or not home))


def count_held(s: Heroes3, seat: int, slug: str) -> int:
    """How many fields of a location carry a player's flag."""
    return sum(1 for field in held_fields(s, seat) if is_location(s, field, slug))


def points_of(s: Heroes3, seat: int, win: Win) -> int:
    """The victory points of a player."""
    return sum(items_of(s, seat, one.item) * one.worth for one in win.points)
