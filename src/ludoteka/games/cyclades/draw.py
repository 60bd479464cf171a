"""The position as text for the terminal: the archipelago in hexes, every area in a line, the auction, the factions."""

from __future__ import annotations

from typing import Final

from ludoteka.games.cyclades.facts import Archipelago
from ludoteka.games.cyclades.rules.battle_odds import battle_chance
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.games.cyclades.view import AreaView, BattleView, CycladesView, FactionView, side_of_seat
from ludoteka.kernel.drawing import Picture, styled
from ludoteka.kernel.game import Say

MESSAGES: Final = (
    "draw-placement",
    "draw-epoch",
    "draw-turn",
    "draw-name",
    "draw-legend",
    "draw-land",
    "draw-sea",
    "draw-gods",
    "draw-face-down",
    "draw-creatures",
    "draw-heroes",
    "draw-price",
    "draw-empty",
    "draw-order",
    "draw-faction",
    "draw-metropolises",
    "draw-gold",
    "draw-income",
    "draw-priestesses",
    "draw-philosophers",
    "draw-soldiers",
    "draw-ships",
    "draw-cards",
    "draw-stored",
    "draw-fresh",
    "draw-out",
    "draw-bank",
    "draw-decks",
    "draw-top-card",
    "draw-drawn",
    "draw-battle",
    "draw-dice",
)

COLOURS: Final = {
    "purple": "magenta",
    "yellow": "yellow",
    "blue": "blue",
    "black": "bright_black",
    "red": "red",
    "green": "green",
}
LETTERS: Final = {"purple": "P", "yellow": "Y", "blue": "B", "black": "K", "red": "R", "green": "G"}
BUILDINGS: Final = {"port": "≈", "fortress": "#", "temple": "^", "academy": "@"}
METROPOLIS: Final = "M"
SITE: Final = "_"
HORN: Final = "¤"
SYMBOL: Final = "†"
HERO: Final = "*"
FIGURE: Final = "!"
TOKEN: Final = "·"

WIDE: Final = 6
"""Characters from one hex to the next, its left border included."""
ROOM: Final = WIDE - 1
SEA_STYLE: Final = "cyan"
LAND_STYLE: Final = "white"
LINE_STYLE: Final = "dim"
GAP: Final = "   "

JOINTS: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""Box characters by what they join: 1 up, 2 down, 4 left, 8 right."""


def draw(s: Cyclades, view: CycladesView, say: Say) -> str:
    """Everything a player needs to choose, in rich's markup."""
    archipelago = s.chart.archipelago
    areas = {area.area: area for area in view.areas}
    names = {area.area: named(say, "area", area.area) for area in view.areas}
    picture = draw_map(archipelago, areas, names)
    width = max(78, max(len(row) for row in picture.rows))
    parts = [
        headline(view, say),
        picture.markup(),
        legend(say),
        area_list(say("draw-land"), [area for area in view.areas if area.land], names, say, width),
        area_list(
            say("draw-sea"), [area for area in view.areas if not area.land and noteworthy(area)], names, say, width
        ),
        auction(view, say),
        factions(view, say),
        banks(view, say),
    ]
    chances = [battle_chance(s, battle, side_of_seat(s, view.seat)) for battle in s.battles]
    parts += [battle_line(view, battle, chance, say) for battle, chance in zip(view.battles, chances, strict=True)]
    return "\n".join(part for part in parts if part)


# -- words ------------------------------------------------------------------------------------------------------


def named(say: Say, kind: str, slug: str) -> str:
    """A thing by its name in the reader's language."""
    return say("draw-name", name=(kind, slug))


def in_colour(faction: str | None, text: str) -> str:
    """Text in the colour of a faction."""
    return text if faction is None else styled(text, f"bold {COLOURS[faction]}")


def headline(view: CycladesView, say: Say) -> str:
    """Epoch, goal, and whose turn it is."""
    line = styled(
        say("draw-epoch", epoch=view.epoch, goal=view.to_win) if view.epoch else say("draw-placement"), "bold"
    )
    if view.active is not None and view.god is not None:
        words = say("draw-turn", faction=("faction", view.active), god=("god", view.god))
        line += "  " + in_colour(view.active, words)
    return line


def legend(say: Say) -> str:
    """What the signs mean."""
    signs = "  ".join(f"{sign} {named(say, 'building', building)}" for building, sign in BUILDINGS.items())
    return f"{styled(signs, 'dim')}\n{styled(say('draw-legend'), 'dim')}"


# -- the map ----------------------------------------------------------------------------------------------------


def draw_map(archipelago: Archipelago, areas: dict[str, AreaView], names: dict[str, str]) -> Picture:
    """The archipelago: each area as its hexes, with borders between areas and what is there written into them."""
    at = {
        (q, r): number
        for number in range(archipelago.areas)
        for q, r in zip(archipelago.hex_q[number], archipelago.hex_r[number], strict=True)
    }
    half = WIDE // 2
    left = min(2 * q + r for q, r in at)
    top = min(r for _, r in at)
    width = (max(2 * q + r for q, r in at) - left + 2) * half + 1
    height = 2 * (max(r for _, r in at) - top + 1) + 1
    owner = [[-1] * width for _ in range(height // 2)]
    picture = Picture(width, height)
    for (q, r), number in at.items():
        x = (2 * q + r - left) * half
        owner[r - top][x : x + WIDE] = [number] * WIDE
    draw_borders(picture, owner)
    for number in range(archipelago.areas):
        cells = sorted(zip(archipelago.hex_r[number], archipelago.hex_q[number], strict=True))
        area = areas[archipelago.names[number]]
        texts = labels(area, names[area.area], len(cells))
        for (r, q), text in zip(cells, texts, strict=True):
            fill = "░" if area.land else " "
            style = LAND_STYLE if area.land else SEA_STYLE
            if area.owner is not None:
                style = f"bold {COLOURS[area.owner]}"
            picture.put((2 * q + r - left) * half + 1, 2 * (r - top) + 1, text.ljust(ROOM, fill), style)
    return picture


def draw_borders(picture: Picture, owner: list[list[int]]) -> None:
    """Lines wherever two areas, or an area and the rim, meet."""
    height = len(owner)
    width = len(picture.rows[0])

    def area(x: int, row: int) -> int:
        return owner[row][x] if 0 <= row < height and 0 <= x < width else -1

    def upright(x: int, row: int) -> bool:
        return area(x - 1, row) != area(x, row) and 0 <= row < height

    def level(x: int, row: int) -> bool:
        return area(x, row - 1) != area(x, row)

    for row in range(height + 1):
        for x in range(width):
            up, down = upright(x, row - 1), upright(x, row)
            joint = up | down << 1
            joint |= (level(x - 1, row) and x > 0) << 2 | level(x, row) << 3
            picture.put(x, 2 * row, JOINTS[joint], LINE_STYLE)
            if down:
                picture.put(x, 2 * row + 1, "│", LINE_STYLE)


def labels(area: AreaView, name: str, cells: int) -> list[str]:
    """What is written into the hexes of an area: the start of its name, who is there, what stands there."""
    mark = FIGURE if area.creature is not None else ""
    horns = f"{HORN}{area.horns}" if area.horns else ""
    if cells == 1:
        texts = [name[: ROOM - 2 - len(mark)] + mark + crew(area)[:2]]
    elif area.land:
        texts = [
            name[: ROOM - len(mark)] + mark,
            crew(area) + sites(area),
            horns + (SYMBOL if area.priestess else ""),
        ]
    else:
        texts = [name[: ROOM - len(mark)] + mark, crew(area) + horns]
    return [text[:ROOM] for text in texts[:cells]] + [""] * (cells - len(texts))


def crew(area: AreaView) -> str:
    """The letter of an area's controller and how many units are there; a star for heroes."""
    if area.owner is None:
        return ""
    units = area.soldiers + area.mercenaries + area.ships
    return LETTERS[area.owner] + (str(units) if units else TOKEN) + (HERO if area.heroes else "")


def sites(area: AreaView) -> str:
    """One sign for each building site."""
    signs = METROPOLIS * len(area.metropolises)
    for building, sign in BUILDINGS.items():
        signs += sign * area.buildings.get(building, 0)
    return signs + SITE * (area.sites - len(signs))


# -- areas in lines ---------------------------------------------------------------------------------------------


def noteworthy(area: AreaView) -> bool:
    """Whether there is anything to say about a sea area."""
    return bool(area.ships or area.horns or area.creature)


def area_list(title: str, areas: list[AreaView], names: dict[str, str], say: Say, width: int) -> str:
    """Every area with all that is there, in as many columns as fit."""
    entries = [entry(area, names[area.area], say) for area in sorted(areas, key=lambda area: names[area.area])]
    if not entries:
        return ""
    widest = max(len(plain) for plain, _ in entries) + len(GAP)
    columns = max(1, min(len(entries), (width + len(GAP)) // widest))
    rows = -(-len(entries) // columns)
    lines = [styled(title, "bold")]
    for row in range(rows):
        cells = [entries[place] for place in range(row, len(entries), rows)]
        lines.append("".join(text + " " * (widest - len(plain)) for plain, text in cells).rstrip())
    return "\n".join(lines)


def entry(area: AreaView, name: str, say: Say) -> tuple[str, str]:
    """An area in a line, without and with markup."""
    words: list[tuple[str, str | None]] = [(name, area.owner)]
    if area.owner is not None:
        units = area.ships or area.soldiers
        strength = str(units) if units or not area.mercenaries else "0"
        strength = TOKEN if area.land and not units and not area.mercenaries and not area.heroes else strength
        words.append(
            (LETTERS[area.owner] + strength + (f"+{area.mercenaries}" if area.mercenaries else ""), area.owner)
        )
    words += [(HERO + named(say, "hero", hero), area.owner) for hero in area.heroes]
    if area.land and area.sites:
        words.append((sites(area), None))
    if area.horns:
        words.append((f"{HORN}{area.horns}", None))
    if area.priestess:
        words.append((SYMBOL, None))
    if area.creature is not None:
        words.append((FIGURE + named(say, "creature", area.creature), None))
    plain = " ".join(word for word, _ in words)
    return plain, " ".join(in_colour(owner, word) for word, owner in words)


# -- auction, factions, supplies --------------------------------------------------------------------------------


def auction(view: CycladesView, say: Say) -> str:
    """Gods with the columns at them, and beside them creatures, heroes and the turn order."""
    gods: list[tuple[str, str]] = []
    for god in view.gods:
        name = named(say, "god", god.god)
        if not god.face_up:
            gods.append((f"{name} {say('draw-face-down')}", styled(f"{name} {say('draw-face-down')}", "dim")))
        elif god.faction is None:
            gods.append((name, name))
        else:
            text = f"{name}: {named(say, 'faction', god.faction)} {god.bid}"
            gods.append((text, in_colour(god.faction, text)))
    creatures = [
        say("draw-price", gold=offer.price)
        + " "
        + (say("draw-empty") if offer.creature is None else named(say, "creature", offer.creature))
        for offer in view.creature_market
    ]
    heroes = [say("draw-empty") if hero is None else named(say, "hero", hero) for hero in view.hero_market]
    columns: list[tuple[str, list[tuple[str, str]]]] = [
        (say("draw-gods"), gods),
        (say("draw-creatures"), [(text, text) for text in creatures]),
        (say("draw-heroes"), [(text, text) for text in heroes]),
        (say("draw-order"), [turn_order(space, faction, say) for space, faction in enumerate(order(view), start=1)]),
    ]
    return side_by_side(columns)


def order(view: CycladesView) -> list[str | None]:
    """The factions on the turn-order track; during the offerings in the order they bid."""
    return view.track if view.active is not None else [*view.order]


def turn_order(space: int, faction: str | None, say: Say) -> tuple[str, str]:
    """A space of the turn-order track."""
    text = f"{space} {'' if faction is None else named(say, 'faction', faction)}".rstrip()
    return text, in_colour(faction, text)


def side_by_side(columns: list[tuple[str, list[tuple[str, str]]]]) -> str:
    """Columns of (plain, marked up) texts under their titles."""
    lines = [""] * (1 + max(len(cells) for _, cells in columns))
    for title, cells in columns:
        width = max(len(title), *(len(plain) for plain, _ in cells)) + len(GAP)
        lines[0] += styled(title, "bold") + " " * (width - len(title))
        for row in range(1, len(lines)):
            plain, text = cells[row - 1] if row <= len(cells) else ("", "")
            lines[row] += text + " " * (width - len(plain))
    return "\n".join(line.rstrip() for line in lines)


def factions(view: CycladesView, say: Say) -> str:
    """One line for each faction; gold only where the reader may know it."""
    rows = view.factions
    numbers: list[tuple[str, list[str]]] = [
        (say("draw-metropolises"), [str(faction.metropolises) for faction in rows]),
        (say("draw-gold"), ["?" if faction.gold is None else str(faction.gold) for faction in rows]),
        (say("draw-income"), [str(faction.income) for faction in rows]),
        (say("draw-priestesses"), [str(faction.priestesses) for faction in rows]),
        (say("draw-philosophers"), [str(faction.philosophers) for faction in rows]),
        (say("draw-soldiers"), [str(faction.soldiers_in_supply) for faction in rows]),
        (say("draw-ships"), [str(faction.ships_in_supply) for faction in rows]),
    ]
    columns: list[tuple[str, list[tuple[str, str]]]] = [
        (say("draw-faction"), [faction_name(faction, view.seat, say) for faction in rows])
    ]
    columns += [(title, [(cell, cell) for cell in cells]) for title, cells in numbers]
    columns.append((say("draw-cards"), [(text, text) for text in (holdings(faction, say) for faction in rows)]))
    return side_by_side(columns)


def faction_name(faction: FactionView, seat: int, say: Say) -> tuple[str, str]:
    """Letter, colour and player of a faction; an arrow for one's own."""
    arrow = ">" if faction.seat == seat else " "
    player = named(say, "seat", f"p{faction.seat + 1}")
    text = f"{arrow}{LETTERS[faction.faction]} {named(say, 'faction', faction.faction)} ({player})"
    return text, in_colour(faction.faction, text)


def holdings(faction: FactionView, say: Say) -> str:
    """Heroes, creatures and sheltered metropolises of a faction."""
    if faction.eliminated:
        return say("draw-out")
    words: list[str] = []
    for hero in faction.heroes:
        fresh = f" {say('draw-fresh')}" if hero in faction.fresh_heroes else ""
        words.append(f"{HERO}{named(say, 'hero', hero)}{fresh}")
    words += [f"{FIGURE}{named(say, 'creature', creature)}" for creature in faction.creatures]
    if faction.stored_metropolises:
        words.append(say("draw-stored", count=len(faction.stored_metropolises)))
    return ", ".join(words)


def banks(view: CycladesView, say: Say) -> str:
    """What is left in the bank and the decks, and cards only the reader sees."""
    buildings = "  ".join(f"{BUILDINGS[building]} {count}" for building, count in view.buildings_left.items())
    bank = say(
        "draw-bank",
        buildings=buildings,
        mercenaries=view.mercenaries_left,
        priestesses=view.priestesses_left,
        philosophers=view.philosophers_left,
        metropolises=view.metropolises_left,
    )
    decks = say("draw-decks", creatures=view.creature_deck, discards=view.creature_discard, heroes=view.hero_deck)
    lines = [styled(bank, "dim"), styled(decks, "dim")]
    if view.top_creature is not None:
        lines.append(say("draw-top-card", creature=("creature", view.top_creature)))
    if view.drawn:
        lines.append(say("draw-drawn", cards=", ".join(named(say, "creature", card) for card in view.drawn)))
    return "\n".join(lines)


def battle_line(view: CycladesView, battle: BattleView, chance: float, say: Say) -> str:
    """A battle under way: both sides, the last dice, and the chance to take the area if nobody retreats."""
    area = next(one for one in view.areas if one.area == battle.area)
    assert battle.defender is not None
    heroes = {hero for faction in view.factions if faction.faction == battle.attacker for hero in faction.heroes}
    attackers = battle.soldiers + battle.mercenaries + battle.ships + len(heroes & set(area.heroes))
    defenders = area.soldiers + area.mercenaries + area.ships + len(set(area.heroes) - heroes)
    defenders += area.creature == "minotaur"
    line = say(
        "draw-battle",
        area=("area", battle.area),
        attacker=("faction", battle.attacker),
        attack=attackers,
        defender=("faction", battle.defender),
        defence=defenders,
        percent=round(100 * chance),
    )
    if battle.attacker_die is not None and battle.defender_die is not None:
        line += " " + say("draw-dice", own=battle.attacker_die, other=battle.defender_die)
    return styled(line, "bold red")
