"""The position as text for the terminal: the map in hexes, fields of interest, the players, the combat board."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.view import Heroes3View, PlayerView, TileView
from ludoteka.games.heroes3.view_combat import CombatView
from ludoteka.kernel.game import Say

MESSAGES: Final = (
    "draw-round",
    "draw-turn",
    "draw-map",
    "draw-face-down",
    "draw-guard",
    "draw-flag",
    "draw-visited",
    "draw-player",
    "draw-stock",
    "draw-army",
    "draw-pack",
    "draw-damage",
    "draw-buildings",
    "draw-hand",
    "draw-combat",
    "draw-board",
)
COLOURS: Final = {"p1": "blue", "p2": "red", "p3": "green", "p4": "yellow", "ai": "magenta"}
COLUMNS: Final = {"nw": 0, "ne": 1, "w": -1, "c": 0, "e": 1, "sw": -1, "se": 0}
ROW: Final = {"nw": -1, "ne": -1, "w": 0, "c": 0, "e": 0, "sw": 1, "se": 1}


def draw(view: Heroes3View, say: Say) -> str:
    """All that a view holds, from the map down to the combat."""
    lines = [f"[bold]{say('draw-round', number=view.round, last=view.last_round)}[/bold]"]
    if view.active is not None and view.active.startswith("p"):
        lines.append(say("draw-turn", seat=("seat", view.active)))
    lines += ["", say("draw-map"), *draw_map(view), ""]
    for tile in view.tiles:
        lines += draw_tile(view, tile, say)
    lines.append("")
    for number, player in enumerate(view.players):
        lines += draw_player(number, player, say)
    if view.combat is not None:
        lines += ["", *draw_combat(view.combat, say)]
    return "\n".join(lines)


def heroes_at(view: Heroes3View) -> dict[str, str]:
    """Who stands where: `1` and `1b` for the heroes of the first player, `A` for the AI."""
    out: dict[str, str] = {}
    for ai in view.ais:
        if ai.field is not None:
            out[ai.field] = "A"
    for number, player in enumerate(view.players):
        if player.secondary is not None:
            out[player.secondary] = f"{number + 1}b"
        if player.main is not None:
            out[player.main] = str(number + 1)
    return out


def draw_map(view: Heroes3View) -> list[str]:
    """The hexes: two letters of the location, the hero who stands there, or dots of a face-down tile."""
    cells: dict[tuple[int, int], str] = {}
    heroes = heroes_at(view)
    for tile in view.tiles:
        if tile.aside:
            continue
        for position, dq in COLUMNS.items():
            dr = ROW[position]
            cells[tile.r + dr, 2 * (tile.q + dq) + tile.r + dr] = "··"
        for field in tile.fields:
            position = field.field.rsplit("-", 1)[1]
            row = tile.r + ROW[position]
            column = 2 * (tile.q + COLUMNS[position]) + row
            word = heroes.get(field.field) or ("  " if field.location == "empty" else field.location[:2])
            word = "██" if field.location == "blocked" else word.ljust(2)
            colour = COLOURS.get(field.flag or "")
            if field.field in heroes:
                word = f"[bold reverse]{word}[/bold reverse]"
            elif colour is not None:
                word = f"[{colour}]{word}[/{colour}]"
            elif field.black:
                word = f"[dim]{word}[/dim]"
            cells[row, column] = word
    if not cells:
        return []
    left = min(column for _, column in cells)
    lines: list[str] = []
    for row in range(min(row for row, _ in cells), max(row for row, _ in cells) + 1):
        columns = sorted(column for one, column in cells if one == row)
        line = ""
        at = left
        for column in columns:
            line += "  " * (column - at) + cells[row, column]
            at = column + 1
        lines.append(line)
    return lines


def draw_tile(view: Heroes3View, tile: TileView, say: Say) -> list[str]:
    """A tile in one line: its fields with guards, flags and cubes."""
    if not tile.fields:
        return [f"{tile.place}: {say('draw-face-down')}"]
    words: list[str] = []
    for field in tile.fields:
        if field.location in ("empty", "blocked"):
            continue
        word = f"{field.field.rsplit('-', 1)[1]} {say('location-' + field.location)}"
        if field.guard:
            word += f" {say('draw-guard', level=field.guard)}"
        if field.flag is not None and field.flag.startswith("p"):
            word += f" {say('draw-flag', seat=('seat', field.flag))}"
        if field.black:
            word += f" {say('draw-visited')}"
        words.append(word)
    return [f"{tile.place}: {', '.join(words)}"]


def draw_player(number: int, player: PlayerView, say: Say) -> list[str]:
    """A player: hero, resources, units, hand."""
    seat = ("seat", f"p{number + 1}")
    hero = "" if player.hero is None else say(f"hero-{player.hero}")
    lines = [say("draw-player", seat=seat, hero=hero, level=player.level, cards=player.hand_size)]
    stock, income = player.resources, player.income
    lines.append(
        "  "
        + say(
            "draw-stock",
            gold=stock["gold"],
            materials=stock["building_materials"],
            valuables=stock["valuables"],
            income=f"{income['gold']}/{income['building_materials']}/{income['valuables']}",
            moves=f"{player.moves[0]}/{player.moves[1]}",
            morale=player.morale,
        )
    )
    units = ", ".join(unit_name(unit.unit, unit.side == "pack", say) for unit in player.units)
    lines.append("  " + say("draw-army", units=units or "–"))
    buildings = ", ".join(say(f"building-{building}") for building in player.buildings)
    lines.append("  " + say("draw-buildings", buildings=buildings or "–"))
    if player.hand is not None:
        cards = ", ".join(say(f"card-{card}") for card in player.hand)
        lines.append("  " + say("draw-hand", cards=cards or "–"))
    return lines


def unit_name(unit: str, pack: bool, say: Say) -> str:
    """A unit, and whether it is a Pack."""
    return say(f"unit-{unit}") + (f" ({say('draw-pack')})" if pack else "")


def draw_combat(combat: CombatView, say: Say) -> list[str]:
    """The combat board, the defender above, and its fighters by number."""
    lines = [say("draw-combat", round=combat.round, field=combat.field), say("draw-board")]
    for row in range(5):
        cells: list[str] = []
        for column in range(4):
            here = combat.board[row * 4 + column]
            cells.append("  ·" if here == -1 else " ##" if here < 0 else f"{here:3d}")
        lines.append(f" {5 - row}" + "".join(cells))
    lines.append("    a  b  c  d")
    for fighter in combat.fighters:
        if fighter.space is None:
            continue
        mark = ">" if fighter.number == combat.active else " "
        hurt = f", {say('draw-damage', damage=fighter.damage)}" if fighter.damage else ""
        name = unit_name(fighter.unit, fighter.pack, say)
        lines.append(f" {mark}{fighter.number}: {name} {fighter.space}{hurt}")
    return lines
