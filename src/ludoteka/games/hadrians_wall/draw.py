"""Both sheets as text for the terminal: the reader's own in full, the others' in short."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteka.games.hadrians_wall.content import Content, Items, Needs, PlayerCard
from ludoteka.games.hadrians_wall.numbers import ATTRIBUTES, CITIZENS, ITEMS, MEASURES, SIDES
from ludoteka.games.hadrians_wall.state import PHASES
from ludoteka.games.hadrians_wall.view import FrontierView, GladiatorView, PlayerView
from ludoteka.kernel.game import Say

WIDTH = 19
"""How many columns the names of areas take."""

COLOURS = {
    "blue": "blue",
    "green": "green",
    "red": "red",
    "orange": "dark_orange",
    "yellow": "yellow",
    "black": "bright_black",
}
SIGNS = {"production": "⚒", "sword": "⚔", "favour": "☆", "cohort-favour": "☆", "remove-disdain": "−", "scout": "♞"}
SHORT = (
    *ITEMS, *ATTRIBUTES, "trader", "performer", "priest", "apparitor", "patrician", "cohort", "infrastructure",
)  # fmt: skip
MESSAGES = (
    "draw-attack", "draw-attacked", "draw-battles", "draw-built", "draw-card", "draw-chain", "draw-chosen",
    "draw-decks", "draw-disdain", "draw-drawn", "draw-ended", "draw-favours", "draw-good", "draw-has-chosen",
    "draw-left-sheet", "draw-legend", "draw-neighbour", "draw-neutral", "draw-path", "draw-paths", "draw-player",
    "draw-pool", "draw-prospect", "draw-rank", "draw-right-sheet", "draw-score", "draw-summary-left",
    "draw-summary-right", "draw-title", "draw-to-build",
    *(f"draw-phase-{phase}" for phase in PHASES),
    *(f"draw-colour-{colour}" for colour in COLOURS),
    *(f"draw-measure-{measure}" for measure in MEASURES),
    *(f"draw-short-{token}" for token in SHORT),
)  # fmt: skip


def draw(view: FrontierView, content: Content, say: Say) -> str:
    """The position as one seat sees it, in rich's markup."""
    return "\n".join(Drawing(view, content, say).lines())


class Drawing:
    """One drawing: the view, the printed sheets beside it, and the reader's words."""

    def __init__(self, view: FrontierView, content: Content, say: Say) -> None:
        self.view = view
        self.content = content
        self.say = say
        self.cards = {card.id: card for card in content.player_card}

    def lines(self) -> list[str]:
        """The table, the reader's own sheets (or those of somebody alone), then everybody else in short."""
        large = self.view.seat if self.view.seat >= 0 else 0 if len(self.view.players) == 1 else -1
        out = self.table()
        if large >= 0:
            out += self.own(self.view.players[large])
        for player in self.view.players:
            if player.seat != large:
                out += self.other(player)
        return out

    # -- words --------------------------------------------------------------------------------------------------

    def short(self, token: str) -> str:
        """A symbol of the sheets in two letters."""
        return SIGNS.get(token) or self.say(f"draw-short-{token}")

    def gain(self, tokens: Sequence[str]) -> str:
        """Several symbols side by side."""
        counted = [(token, tokens.count(token)) for token in dict.fromkeys(tokens)]
        return "+".join((f"{count}" if count > 1 else "") + self.short(token) for token, count in counted)

    def items(self, items: Items) -> str:
        """A cost or a yield: `1sl 2su`."""
        given = msgspec.structs.asdict(items)
        return " ".join(f"{given[item]}{self.short(item)}" for item in ITEMS if given[item])

    def needs(self, needs: Needs) -> str:
        tracks = dict(zip(CITIZENS, ("trader", "performer", "priest", "apparitor", "patrician"), strict=True))
        names = {"infrastructure": "infrastructure", **{name: name for name in ATTRIBUTES}, **tracks}
        given = msgspec.structs.asdict(needs)
        return " ".join(f"{self.short(short)}{given[name]}" for name, short in names.items() if given[name])

    def area(self, name: str, text: str) -> str:
        """A line of a sheet: the area's name and what is in it."""
        return f"  [bold]{self.say(f'area-{name}'):<{WIDTH}}[/] {text}"

    def name(self, player: PlayerView) -> str:
        """A player's name and colour."""
        colour = self.say(f"draw-colour-{player.colour}")
        words = self.say("draw-player", seat=("seat", f"p{player.seat + 1}"), colour=colour)
        return f"[bold {COLOURS[player.colour]}]{words}[/]"

    def card(self, name: str) -> str:
        """What a card shows as a prospect card."""
        card = self.cards[name]
        return self.say("draw-good", card=("card", name), good=card.good, pattern=("pattern", card.pattern))

    # -- the table ----------------------------------------------------------------------------------------------

    def table(self) -> list[str]:
        """Year, attack, decks and neutral cards."""
        view = self.view
        title = self.say(
            "draw-title",
            year=view.year,
            years=view.years,
            phase=self.say(f"draw-phase-{view.phase}"),
            difficulty=self.say(f"option-difficulty-{view.difficulty}"),
        )
        out = [f"[bold reverse] {title} [/]"]
        if view.attackers:
            left, centre, right = view.attacks
            out.append(
                f"[bold red]{self.say('draw-attacked', left=left, centre=centre, right=right, flag=view.flag)}[/]"
            )
        else:
            out.append(self.say("draw-attack", cards=view.attack_cards, flag=view.flag))
        out.append(f"[dim]{self.say('draw-decks', deck=view.fate_deck, discard=len(view.fate_discard))}[/]")
        for neutral in view.neutral:
            words = self.card(neutral.card)
            out.append(self.say("draw-neutral", card=words, resources=neutral.resources, soldiers=neutral.soldiers))
        return out

    # -- one player ---------------------------------------------------------------------------------------------

    def heading(self, player: PlayerView) -> list[str]:
        """Name, score, pool and cards of a player."""
        score = player.score
        words = self.say(
            "draw-score", total=score.total, attributes=score.attributes, paths=score.paths, penalty=score.penalty
        )
        ended = f" [dim]{self.say('draw-ended')}[/]" if player.has_ended else ""
        chosen = f" [dim]{self.say('draw-has-chosen')}[/]" if player.has_chosen else ""
        rank = "" if score.rank is None else " · " + self.say("draw-rank", rank=("rank", score.rank))
        out = ["", f"{self.name(player)} · {words}{rank}{ended}{chosen}"]
        pool = msgspec.structs.asdict(player.pool)
        out.append(f"  [bold]{self.say('draw-pool', **pool)}[/]")
        return out

    def own(self, player: PlayerView) -> list[str]:
        """Everything of one player."""
        out = self.heading(player)
        if player.drawn is not None:
            out.append("  " + self.say("draw-drawn"))
            out += [f"    {self.drawn(self.cards[name])}" for name in player.drawn]
        if player.path is not None:
            out.append("  " + self.say("draw-chosen", card=("card", player.path)))
        if player.paths:
            out.append(f"  {self.say('draw-paths')}")
            for path in player.paths:
                card = self.cards[path.card]
                words = self.say(
                    "draw-path",
                    card=("card", path.card),
                    measure=self.say(f"draw-measure-{card.measure}"),
                    reached=path.reached,
                    at=" · ".join(str(at) for at in card.at),
                    points=path.points,
                )
                out.append(f"    {words}")
        out += self.prospects(player)
        out += self.left_sheet(player)
        out += self.buildings(player)
        out += self.right_sheet(player)
        out.append(f"[dim]{self.say('draw-legend')}[/]")
        return out

    def drawn(self, card: PlayerCard) -> str:
        """A card just drawn, both halves."""
        return self.say(
            "draw-card",
            card=("card", card.id),
            measure=self.say(f"draw-measure-{card.measure}"),
            at=" · ".join(str(at) for at in card.at),
            items=self.items(card.items),
            good=card.good,
            pattern=("pattern", card.pattern),
        )

    def prospects(self, player: PlayerView) -> list[str]:
        """This year's prospect cards within reach: the reader's and the neighbours'."""
        if len(player.prospects) < self.view.year:
            return []
        out = [f"  {self.say('draw-prospect', card=self.card(player.prospects[-1]))}"]
        seats = len(self.view.players)
        for side, step in (("left", 1), ("right", -1)):
            if seats > 2 or (seats == 2 and side == "left"):
                other = self.view.players[(player.seat + step) % seats]
                words = self.say(
                    "draw-neighbour", source=("source", side), seat=("seat", f"p{other.seat + 1}"),
                    card=self.card(other.prospects[-1]),
                )  # fmt: skip
                out.append(f"  {words}")
        return out

    # -- left sheet ---------------------------------------------------------------------------------------------

    def left_sheet(self, player: PlayerView) -> list[str]:
        """The tracks of the left sheet."""
        c, left = self.content, player.left
        out = [f"[bold underline]{self.say('draw-left-sheet')}[/]"]
        for side, filled in zip(SIDES, left.cohorts, strict=True):
            gains = [box.gain for box in c.cohort_box if box.cohort == side]
            out.append(self.track(f"{side}-cohort", filled, gains))
        for name, filled, boxes in (
            ("mining", left.mining, c.mining_box),
            ("guard", left.guard, c.guard_box),
            ("cippi", left.cippi, c.cippi_box),
            ("wall", left.wall, c.wall_box),
            ("fort", left.fort, list(c.fort_box)),
        ):
            closed = [box.n for box in boxes if box.column in self.closed_columns(player)]
            chains = [box.needs.fort for box in boxes]
            line = self.track(name, filled, [box.gain for box in boxes], [box.column for box in boxes], closed)
            if filled < len(boxes) and chains[filled] > left.fort:
                line += f" [red]{self.say('draw-chain', fort=chains[filled])}[/]"
            out.append(line)
        levels = [f"{box.n}→{box.infrastructure}" for box in c.fort_box if box.infrastructure and box.n > left.fort]
        out.append(self.area("infrastructure", f"[bold]{left.infrastructure}[/]   [dim]{' '.join(levels[:5])}[/]"))
        out.append(self.track("production", left.production, [()] * c.production.boxes))
        out.append(self.area("training", self.years(left.training, len(c.training_box))))
        out.append(self.area("forum", self.years(left.forum, len(c.forum_box))))
        counts = (left.renown, left.piety, left.valour, left.discipline)
        for attribute, filled in zip(ATTRIBUTES, counts, strict=True):
            gains = [box.gain for box in c.attribute_box if box.attribute == attribute]
            out.append(self.track(attribute, filled, gains))
        words = self.say("draw-disdain", active=left.disdain - left.forgiven, penalty=player.score.penalty)
        boxes_of_disdain = "◉" * left.forgiven + "○" * (left.disdain - left.forgiven)
        out.append(self.area("disdain", f"{boxes_of_disdain} {words}".strip()))
        return out

    def closed_columns(self, player: PlayerView) -> list[str]:
        """The columns whose granary is missing."""
        granaries = {building.opens: building.id for building in self.content.building if building.opens is not None}
        return [column for column, granary in granaries.items() if granary not in player.buildings]

    def track(
        self,
        name: str,
        filled: int,
        gains: Sequence[Sequence[str]],
        columns: Sequence[str] = (),
        closed: Sequence[int] = (),
    ) -> str:
        """A track: how far it is filled, and where the next symbols wait; boxes that are closed are dots."""
        bar = ""
        for place in range(len(gains)):
            if place and columns and columns[place] != columns[place - 1]:
                bar += "│"
            bar += "■" if place < filled else "·" if place + 1 in closed else "□"
        ahead = [f"{place + 1} {self.gain(gain)}" for place, gain in enumerate(gains) if place >= filled and gain]
        return self.area(name, f"{bar} {filled}/{len(gains)}   [dim]{' · '.join(ahead[:4])}[/]")

    def years(self, noted: Sequence[int], boxes: int) -> str:
        """Boxes that note a year."""
        return " ".join([*(f"#{year}" for year in noted), *["□"] * (boxes - len(noted))])

    def buildings(self, player: PlayerView) -> list[str]:
        """What stands, and what can be built: needs, cost and gain."""
        built = set(player.buildings)
        standing = ", ".join(self.say(f"building-{name}") for name in player.buildings)
        out = [f"[bold underline]{self.say('draw-to-build')}[/]"]
        for building in self.content.building:
            if building.id in built or (building.needs.built is not None and building.needs.built not in built):
                continue
            gain = self.gain(building.gain) or "/".join(self.short(token) for token in building.gain_one_of)
            out.append(self.offer(building.id, building.needs, building.cost, gain))
        out += [
            self.offer(landmark.id, landmark.needs, landmark.cost, self.gain(landmark.gain))
            for landmark in self.content.landmark
            if landmark.id not in built
        ]
        return [*out, "  " + self.say("draw-built", buildings=standing)]

    def offer(self, name: str, needs: Needs, cost: Items, gain: str) -> str:
        """A building one could build."""
        words = f"{self.say(f'building-{name}'):<20}"
        return f"  {words} [dim]{self.needs(needs):<6}[/] {self.items(cost):<12} → {gain or '·'}"

    # -- right sheet --------------------------------------------------------------------------------------------

    def right_sheet(self, player: PlayerView) -> list[str]:
        """Citizens and the areas they open."""
        c, right = self.content, player.right
        out = [f"[bold underline]{self.say('draw-right-sheet')}[/]"]
        counts = (right.traders, right.performers, right.priests, right.apparitores, right.patricians)
        for track, filled in zip(CITIZENS, counts, strict=True):
            out.append(self.track(track, filled, [box.gain for box in c.citizen_box if box.track == track]))
        hexagons = [
            f"{box.needs.traders}:{good or '□'}{'' if good else self.gain(box.gain)}"
            for box, good in zip(c.trade_box, right.goods, strict=True)
        ]
        out.append(self.area("market", "  ".join(hexagons)))
        shows = [
            f"{box.needs.performers}:{f'#{year}' if year else self.gain(box.gain)}"
            for box, year in zip(c.show_box, right.shows, strict=True)
        ]
        out.append(self.area("theatre", "  ".join(shows)))
        values = " ".join(str(box.needs.performers) for box in c.strength_box)
        for name, gladiator in zip(("red", "blue"), right.gladiators, strict=True):
            out.append(self.area(f"{name}-gladiator", f"{self.strength(gladiator)}   [dim]{values}[/]"))
        for temple, filled in zip(("small", "medium", "large"), right.temples, strict=True):
            boxes = [box for box in c.temple_box if box.temple == f"{temple}-temple"]
            rows = [f"{box.needs.priests}:" if box.n % 2 else "" for box in boxes]
            marks = ["■" if box.n <= filled else "□" for box in boxes]
            text = "".join(f"{' ' if row else ''}{row}{mark}" for row, mark in zip(rows, marks, strict=True))
            out.append(self.area(f"{temple}-temple", text.strip()))
        bribes = [
            f"{box.needs.apparitores}:{f'#{year}' if year else self.items(box.cost)}"
            for box, year in zip(c.bribe_box, right.bribes, strict=True)
        ]
        out.append(self.area("baths", "  ".join(bribes)))
        out.append(self.area("courthouse", "   ".join(self.ruling(side, right.rulings) for side in range(len(SIDES)))))
        out += self.patricians(player)
        return out

    def strength(self, gladiator: GladiatorView) -> str:
        """A gladiator's boxes: filled by damage, circled, free; then the years of battles."""
        boxes = len(self.content.strength_box)
        alive = gladiator.strength - gladiator.wounds
        bar = "●" * gladiator.wounds + "○" * alive + "·" * (boxes - gladiator.strength)
        fought = " ".join(f"#{year}" for year in gladiator.battles)
        words = self.say("draw-battles", years=fought) if fought else ""
        return f"{'✝ ' if gladiator.dead else ''}{bar} {words}".strip()

    def ruling(self, side: int, rulings: Sequence[Sequence[int]]) -> str:
        """A column of the courthouse: what is paid, what is gained, and its boxes."""
        boxes = [box for box in self.content.ruling_box if box.column == SIDES[side]]
        marks = [
            f"#{year}" if year else str(box.needs.apparitores) for box, year in zip(boxes, rulings[side], strict=True)
        ]
        return f"{self.items(boxes[0].cost)}→{self.gain(boxes[0].gain)} {' '.join(marks)}"

    def patricians(self, player: PlayerView) -> list[str]:
        """Diplomats, favours, scouts and the map."""
        c, right = self.content, player.right
        values = [str(box.needs.patricians) for box in c.diplomat_box[len(right.diplomats) :]]
        served = [self.say(f"side-{side}") for side in right.diplomats]
        out = [self.area("diplomats", " ".join([*served, *values]))]
        favours = right.favours
        left, centre, right_side = favours.cohorts
        words = self.say("draw-favours", temple=favours.temple, left=left, centre=centre, right=right_side)
        out.append(f"  {'':<{WIDTH}} {words}")
        values = [str(box.needs.patricians) for box in c.scout_box[len(right.scouts) :]]
        out.append(self.area("scouts", " ".join([*["♞"] * len(right.scouts), *values])))
        filled = {cell: number for number, cells in enumerate(right.scouts, 1) for cell in cells}
        symbols = {symbol.id: self.gain(symbol.gain) for symbol in c.map_symbol}
        header = " ".join(f"c{column:<2}" for column in range(1, c.map.columns + 1)).rstrip()
        out.append(f"  {'':<{WIDTH}}     [dim]{header}[/]")
        for row in range(1, c.map.rows + 1):
            names = [f"r{row}c{column}" for column in range(1, c.map.columns + 1)]
            marks = [f"■{filled[name]}" if name in filled else symbols.get(name, "·") for name in names]
            out.append(f"  {'':<{WIDTH}} [dim]r{row}[/]  " + " ".join(f"{mark:<3}" for mark in marks).rstrip())
        return out

    # -- the others ---------------------------------------------------------------------------------------------

    def other(self, player: PlayerView) -> list[str]:
        """A player in a few lines."""
        left, right = player.left, player.right
        out = self.heading(player)
        cohorts = "/".join(str(count) for count in left.cohorts)
        attributes = " ".join(
            f"{self.short(name)}{count}"
            for name, count in zip(ATTRIBUTES, (left.renown, left.piety, left.valour, left.discipline), strict=True)
        )
        out.append(
            "  "
            + self.say(
                "draw-summary-left",
                attributes=attributes,
                cohorts=cohorts,
                fort=left.fort,
                wall=left.wall,
                cippi=left.cippi,
                guard=left.guard,
                mining=left.mining,
                production=left.production,
                disdain=left.disdain - left.forgiven,
            )
        )
        names = ("trader", "performer", "priest", "apparitor", "patrician")
        counts = (right.traders, right.performers, right.priests, right.apparitores, right.patricians)
        citizens = " ".join(f"{self.short(name)}{count}" for name, count in zip(names, counts, strict=True))
        goods = " ".join(str(good) for good in right.goods if good) or "–"
        out.append("  " + self.say("draw-summary-right", citizens=citizens, goods=goods, scouts=len(right.scouts)))
        out.append(
            "  " + self.say("draw-built", buildings=", ".join(self.say(f"building-{b}") for b in player.buildings))
        )
        if player.paths:
            paths = ", ".join(f"{self.say(f'card-{path.card}')} {path.points}" for path in player.paths)
            out.append(f"  {self.say('draw-paths')} {paths}")
        if player.prospects:
            out.append(f"  {self.say('draw-prospect', card=self.card(player.prospects[-1]))}")
        return out
