"""The position as text for the terminal: the map, every region in a line, monuments, monsters, quests and players."""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.view_types import (
    BattleView,
    HuntView,
    LordsOfHellasView,
    MonsterView,
    PlayerView,
    QuestView,
    RegionView,
)
from ludoteka.kernel.drawing import Picture, styled
from ludoteka.kernel.game import Say

MESSAGES: Final = (
    "draw-name",
    "draw-start",
    "draw-turn",
    "draw-legend",
    "draw-goals",
    "draw-regions",
    "draw-monuments",
    "draw-monument",
    "draw-temples",
    "draw-next-draft",
    "draw-king",
    "draw-monsters",
    "draw-slain",
    "draw-quests",
    "draw-quest",
    "draw-player",
    "draw-hero",
    "draw-on-quest",
    "draw-leadership",
    "draw-strength",
    "draw-speed",
    "draw-priests",
    "draw-cards",
    "draw-hoplites",
    "draw-held",
    "draw-lands",
    "draw-held-temples",
    "draw-figures",
    "draw-glory",
    "draw-covered",
    "draw-artifacts",
    "draw-discharged",
    "draw-blessings",
    "draw-kept",
    "draw-hand",
    "draw-battle",
    "draw-hunt",
    "draw-attack",
    "draw-drawn",
    "draw-looked",
    "draw-draft",
    "draw-decks",
)

COLOURS: Final = {"red": "red", "blue": "blue", "yellow": "yellow", "green": "green", "brown": "orange4"}
LETTERS: Final = {"red": "R", "blue": "B", "yellow": "Y", "green": "G"}
CITY: Final = "#"
TEMPLE: Final = "^"
SHRINE: Final = "_"
HERO: Final = "*"
MONSTER: Final = "!"
QUEST: Final = "?"
TOKEN: Final = "·"
LINK: Final = "·"
LINK_STYLE: Final = "bright_black"
GAP: Final = "   "
WIDTH: Final = 92
HEIGHT: Final = 34
ROOM: Final = 13
"""Most characters of what is written for a region on the map."""


def draw(view: LordsOfHellasView, say: Say) -> str:
    """Everything a player needs to choose, in rich's markup."""
    parts = [
        headline(view, say),
        draw_map(view, say).markup(),
        styled(say("draw-legend"), "dim"),
        region_list(view, say),
        monuments(view, say),
        monster_lines(view, say),
        quest_lines(view, say),
        players(view, say),
        *(belongings(view, player, say) for player in view.players),
        banks(view, say),
    ]
    if view.battle is not None:
        parts.append(battle_line(view.battle, say))
    if view.hunt is not None:
        parts.append(hunt_lines(view, view.hunt, say))
    return "\n".join(part for part in parts if part)


# -- words ------------------------------------------------------------------------------------------------------


def named(say: Say, kind: str, slug: str) -> str:
    """A thing by its name in the reader's language."""
    return say("draw-name", name=(kind, slug))


def player_name(say: Say, seat: int) -> str:
    return named(say, "seat", f"p{seat + 1}")


def army_style(view: LordsOfHellasView, seat: int | None) -> str:
    """The style of a player's colour."""
    army = None if seat is None else view.players[seat].army
    return "" if army is None else f"bold {COLOURS.get(army, 'white')}"


def letter(view: LordsOfHellasView, seat: int) -> str:
    """The letter of a player's army, or the seat before the colours are chosen."""
    army = view.players[seat].army
    return str(seat + 1) if army is None else LETTERS.get(army, army[0].upper())


def headline(view: LordsOfHellasView, say: Say) -> str:
    """Whose turn it is, and how one wins."""
    if view.active is None or not view.turn:
        line = styled(say("draw-start"), "bold")
    else:
        words = say("draw-turn", number=view.turn, seat=("seat", f"p{view.active + 1}"))
        line = styled(words, army_style(view, view.active) or "bold")
    goals = say("draw-goals", lands=view.lands_to_win, temples=view.temples_to_win, monsters=view.monsters_to_win)
    return f"{line}  {styled(goals, 'dim')}"


# -- the map ----------------------------------------------------------------------------------------------------


def places(regions: list[RegionView]) -> list[tuple[int, int]]:
    """Where each region's two lines stand: by its centre, moved down where two would cover each other."""
    left = min(region.centre[0] for region in regions)
    right = max(region.centre[0] for region in regions)
    low = min(region.centre[1] for region in regions)
    high = max(region.centre[1] for region in regions)
    out: list[tuple[int, int]] = [(0, 0)] * len(regions)
    taken: list[tuple[int, int]] = []
    for number in sorted(range(len(regions)), key=lambda one: -regions[one].centre[1]):
        x, y = regions[number].centre
        column = round((x - left) / max(1e-9, right - left) * (WIDTH - ROOM))
        row = round((high - y) / max(1e-9, high - low) * (HEIGHT - 2))
        while any(abs(column - other) < ROOM + 1 and abs(row - line) < 2 for other, line in taken):
            row += 1
        taken.append((column, row))
        out[number] = (column, row)
    return out


def draw_map(view: LordsOfHellasView, say: Say) -> Picture:
    """The regions where they lie, with dotted lines between neighbours and what is there under each name."""
    where = places(view.regions)
    number = {region.region: at for at, region in enumerate(view.regions)}
    picture = Picture(WIDTH, max(row for _, row in where) + 2)
    for at, region in enumerate(view.regions):
        for other in region.neighbours:
            if number[other] > at:
                draw_link(picture, where[at], where[number[other]])
    for (column, row), region in zip(where, view.regions, strict=True):
        name = named(say, "region", region.region)[:ROOM]
        mark = label(view, region)[:ROOM]
        size = max(len(name), len(mark))
        picture.put(column, row, name.ljust(size), f"bold {COLOURS.get(region.land, 'white')}")
        picture.put(column, row + 1, mark.ljust(size), army_style(view, holder(region)))
    return picture


def draw_link(picture: Picture, start: tuple[int, int], end: tuple[int, int]) -> None:
    """A dotted line between the middles of two regions."""
    half = ROOM // 2 - 1
    steps = max(abs(end[0] - start[0]) // 3, abs(end[1] - start[1]), 1)
    for step in range(1, steps):
        x = start[0] + half + round((end[0] - start[0]) * step / steps)
        y = start[1] + round((end[1] - start[1]) * step / steps)
        picture.put(min(x, WIDTH - 1), y, LINK, LINK_STYLE)


def holder(region: RegionView) -> int | None:
    """The player whose colour a region shows: who controls it, else whose hoplites stand there."""
    if region.owner is not None:
        return region.owner
    return region.armies[0].seat if region.armies else None


def label(view: LordsOfHellasView, region: RegionView) -> str:
    """What stands in a region in a few signs: control and hoplites, buildings, heroes, monsters, quests."""
    words = [power(view, region) + buildings(view, region)]
    words += [HERO + letter(view, seat) for seat in region.heroes]
    return " ".join(words) + MONSTER * len(region.monsters) + QUEST * len(region.quests)


def power(view: LordsOfHellasView, region: RegionView) -> str:
    """Who controls a region and with how many hoplites; of a neutral one its population."""
    if region.owner is None:
        text = f"({region.population})"
    else:
        mine = [army for army in region.armies if army.seat == region.owner]
        text = letter(view, region.owner) + (str(mine[0].hoplites) if mine else TOKEN)
        text += "f" * sum(army.fortified for army in mine)
    for army in region.armies:
        if army.seat != region.owner:
            text += f"{letter(view, army.seat)}{army.hoplites}"
    return text


def buildings(view: LordsOfHellasView, region: RegionView) -> str:
    """City, temple or empty shrine, and the level of a monument."""
    text = CITY * max(1, region.bonus) if region.city else ""
    if region.temple:
        text += TEMPLE
    elif region.shrine or region.delphi:
        text += SHRINE
    if region.god is not None:
        level = next(one.level for one in view.monuments if one.god == region.god)
        text += f"M{level}"
    return text


# -- regions in lines -------------------------------------------------------------------------------------------


def region_list(view: LordsOfHellasView, say: Say) -> str:
    """Every region with all that is there, land by land, in as many columns as fit."""
    lands: list[str] = []
    for region in view.regions:
        if region.land not in lands:
            lands.append(region.land)
    lines = [styled(say("draw-regions"), "bold")]
    for land in lands:
        holder_of_glory = view.glory[land]
        title = named(say, "land", land)
        if holder_of_glory is not None:
            title += f" ({say('draw-glory')}: {player_name(say, holder_of_glory)})"
        lines.append(styled(title, COLOURS.get(land, "white")))
        entries = [region_entry(view, region, say) for region in view.regions if region.land == land]
        lines += [f"  {entry}" for entry in entries]
    return "\n".join(lines)


def region_entry(view: LordsOfHellasView, region: RegionView, say: Say) -> str:
    """A region in a line."""
    head = f"{named(say, 'region', region.region)} {region.population} {power(view, region)} {buildings(view, region)}"
    words = [styled(head.rstrip(), army_style(view, holder(region)))]
    for seat in region.heroes:
        hero = view.players[seat].hero
        if hero is not None:
            words.append(styled(HERO + named(say, "hero", hero), army_style(view, seat)))
    words += [MONSTER + named(say, "monster", monster) for monster in region.monsters]
    words += [QUEST + named(say, "quest", quest) for quest in region.quests]
    around = ", ".join(named(say, "region", other) for other in region.neighbours)
    return "  ".join(words) + styled(f"  → {around}", "dim")


# -- monuments, monsters, quests --------------------------------------------------------------------------------


def monuments(view: LordsOfHellasView, say: Say) -> str:
    """The monuments with the priests at them, the temple card and the countdown."""
    cells: list[str] = []
    for one in view.monuments:
        priests = "".join(letter(view, seat) for seat in one.priests) + "_" * (one.places - len(one.priests))
        cells.append(say("draw-monument", god=("god", one.god), level=one.level, priests=priests, power=one.power))
    line = f"{styled(say('draw-monuments'), 'bold')} {GAP.join(cells)}"
    temples = say("draw-temples", count=view.temples_left)
    for place, marked in enumerate(view.temple_drafts[len(view.temple_drafts) - view.temples_left :], start=1):
        if marked:
            temples += say("draw-next-draft", count=place)
            break
    line += f"\n{temples}"
    if view.king is not None and view.king_god is not None:
        king = say("draw-king", seat=("seat", f"p{view.king + 1}"), god=("god", view.king_god), tokens=view.countdown)
        line += "\n" + styled(king, "bold")
    return line


def monster_lines(view: LordsOfHellasView, say: Say) -> str:
    """The monsters on the map with their wound places and evolutions, and those slain."""
    lines: list[str] = []
    for monster in view.monsters:
        if monster.region is not None:
            lines.append("  " + monster_entry(monster, say))
        elif monster.slayer is not None:
            slain = say("draw-slain", monster=("monster", monster.monster), seat=("seat", f"p{monster.slayer + 1}"))
            lines.append(styled(f"  {slain}", "dim"))
    return "\n".join([styled(say("draw-monsters"), "bold"), *lines]) if lines else ""


def monster_entry(monster: MonsterView, say: Say) -> str:
    """A monster in a line: covered wound places in brackets, a sign for each reward mark."""
    assert monster.region is not None
    marks = {"priest": "+", "artifact": "$"}
    wounds: list[str] = []
    for wound in monster.wounds:
        text = named(say, "symbol", wound.symbol) + marks.get(wound.reward or "", "")
        number = wound.place.rsplit("-", 1)[1]
        wounds.append(styled(f"{number} ({text})", "dim") if wound.covered else f"{number} {text}")
    words = f"{MONSTER}{named(say, 'monster', monster.monster)}, {named(say, 'region', monster.region)}: "
    words += " · ".join(wounds)
    if monster.evolutions:
        words += " / " + ", ".join(named(say, "evolution", card) for card in monster.evolutions)
    return words


def quest_lines(view: LordsOfHellasView, say: Say) -> str:
    """The quests on their slots with the heroes on each step."""
    entries = [quest_entry(view, quest, say) for quest in view.quests if quest is not None]
    return "\n".join([styled(say("draw-quests"), "bold"), *entries]) if entries else ""


def quest_entry(view: LordsOfHellasView, quest: QuestView, say: Say) -> str:
    """A quest in a line."""
    heroes = ["".join(letter(view, seat) for seat in seats) for seats in quest.steps]
    steps = " ".join(f"{number}({there})" for number, there in enumerate(heroes, start=1))
    return "  " + say("draw-quest", quest=("quest", quest.quest), region=("region", quest.region), steps=steps)


# -- players ----------------------------------------------------------------------------------------------------


def players(view: LordsOfHellasView, say: Say) -> str:
    """One line for each player."""
    rows = view.players
    columns: list[tuple[str, list[tuple[str, str]]]] = [
        (say("draw-player"), [player_cell(view, player, say) for player in rows]),
        (say("draw-hero"), [same(hero_cell(player, say)) for player in rows]),
    ]
    columns += [
        (say(f"draw-{attribute}"), [same(attribute_cell(player, attribute)) for player in rows])
        for attribute in ("leadership", "strength", "speed")
    ]
    numbers: list[tuple[str, list[str]]] = [
        (say("draw-priests"), [f"{player.priests}+{player.priests_in_supply}" for player in rows]),
        (say("draw-cards"), [f"{player.cards}/{player.hand_limit}" for player in rows]),
        (say("draw-hoplites"), [str(player.hoplites_in_supply) for player in rows]),
        (say("draw-held"), [str(player.regions) for player in rows]),
        (say("draw-lands"), [str(player.lands) for player in rows]),
        (say("draw-held-temples"), [str(player.temples) for player in rows]),
        (say("draw-figures"), [str(len(player.monsters)) for player in rows]),
    ]
    columns += [(title, [same(cell) for cell in cells]) for title, cells in numbers]
    return side_by_side(columns)


def same(text: str) -> tuple[str, str]:
    """A cell without a style."""
    return text, text


def player_cell(view: LordsOfHellasView, player: PlayerView, say: Say) -> tuple[str, str]:
    """Letter and name of a player; an arrow for one's own."""
    arrow = ">" if player.seat == view.seat else " "
    text = f"{arrow}{letter(view, player.seat)} {player_name(say, player.seat)}"
    return text, styled(text, army_style(view, player.seat))


def hero_cell(player: PlayerView, say: Say) -> str:
    """A player's hero and where it is."""
    if player.hero is None:
        return ""
    hero = named(say, "hero", player.hero)
    if player.quest is not None and player.quest_step is not None:
        return say("draw-on-quest", hero=hero, quest=("quest", player.quest), step=player.quest_step + 1)
    return hero if player.region is None else f"{hero} ({named(say, 'region', player.region)})"


def attribute_cell(player: PlayerView, attribute: str) -> str:
    """An attribute, with its stored value behind an injury."""
    value = str(player.attributes[attribute])
    return f"{value}!{player.stored[attribute]}" if attribute in player.injured else value


def side_by_side(columns: list[tuple[str, list[tuple[str, str]]]]) -> str:
    """Columns of (plain, marked up) texts under their titles."""
    lines = [""] * (1 + max(len(cells) for _, cells in columns))
    for title, cells in columns:
        width = max(len(title), *(len(plain) for plain, _ in cells)) + 2
        lines[0] += styled(title, "bold") + " " * (width - len(title))
        for row in range(1, len(lines)):
            plain, text = cells[row - 1] if row <= len(cells) else ("", "")
            lines[row] += text + " " * (width - len(plain))
    return "\n".join(line.rstrip() for line in lines)


def belongings(view: LordsOfHellasView, player: PlayerView, say: Say) -> str:
    """Covered actions, artifacts, blessings, kept quests and, where it is known, the hand of a player."""
    lines: list[str] = []
    if player.covered or player.exhausted:
        covered = [named(say, "action", action) for action in player.covered]
        if player.exhausted:
            covered.append(named(say, "blessing", "exhausted-fight"))
        lines.append(say("draw-covered", actions=", ".join(covered)))
    if player.artifacts:
        names = [
            named(say, "artifact", one.artifact) + ("" if one.charged else f" {say('draw-discharged')}")
            for one in player.artifacts
        ]
        lines.append(say("draw-artifacts", artifacts=", ".join(names)))
    if player.blessings:
        lines.append(
            say("draw-blessings", blessings=", ".join(named(say, "blessing", one) for one in player.blessings))
        )
    if player.kept_quests:
        lines.append(say("draw-kept", quests=", ".join(named(say, "quest", one) for one in player.kept_quests)))
    if player.hand:
        lines.append(say("draw-hand", cards=", ".join(named(say, "combat", card) for card in player.hand)))
    if not lines:
        return ""
    name = styled(f"{letter(view, player.seat)} {player_name(say, player.seat)}", army_style(view, player.seat))
    return "\n".join([name, *(f"  {line}" for line in lines)])


def banks(view: LordsOfHellasView, say: Say) -> str:
    """The decks, and cards that only the reader sees."""
    decks = say(
        "draw-decks",
        combat=view.combat_deck,
        discards=len(view.combat_discard),
        events=view.event_deck,
        artifacts=view.artifact_deck,
        blessings=view.blessing_deck,
    )
    lines = [styled(decks, "dim")]
    if view.looked:
        lines.append(say("draw-looked", cards=", ".join(named(say, "artifact", card) for card in view.looked)))
    if view.peeked:
        lines.append(say("draw-looked", cards=", ".join(named(say, "combat", card) for card in view.peeked)))
    if view.draft:
        lines.append(say("draw-draft", cards=", ".join(named(say, "blessing", card) for card in view.draft)))
    return "\n".join(lines)


# -- battle and hunt --------------------------------------------------------------------------------------------


def battle_line(battle: BattleView, say: Say) -> str:
    """A battle under way: army strengths, loss symbols and the cards on the table."""
    sides = (battle.attacker, battle.defender)
    cards = [", ".join(named(say, "combat", card) for card in side.cards) or "–" for side in sides]
    words = say(
        "draw-battle",
        region=("region", battle.region),
        attacker=("seat", f"p{battle.attacker.seat + 1}"),
        attack=battle.attacker.strength,
        losses=battle.attacker.losses,
        defender=("seat", f"p{battle.defender.seat + 1}"),
        defence=battle.defender.strength,
        others=battle.defender.losses,
        cards=cards[0],
        answers=cards[1],
    )
    return styled(words, "bold red")


def hunt_lines(view: LordsOfHellasView, hunt: HuntView, say: Say) -> str:
    """A hunt under way: hunter, monster, and the attack that is being answered."""
    words = say("draw-hunt", seat=("seat", f"p{hunt.seat + 1}"), monster=("monster", hunt.monster))
    lines = [styled(words, "bold red")]
    if hunt.attack is not None:
        attack = say("draw-attack", attack=("attack", hunt.attack), strength=hunt.strength, defence=hunt.defence)
        lines.append(styled(attack, "bold red"))
    if hunt.drawn:
        lines.append(say("draw-drawn", cards=", ".join(named(say, "attack", card) for card in hunt.drawn)))
    return "\n".join(lines)
