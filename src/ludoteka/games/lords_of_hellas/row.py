"""What a seat may know of Lords of Hellas as numbers: what `view.py` shows, in the columns of the View."""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.facts import Facts
from ludoteka.games.lords_of_hellas.moments import hoplites_left, phase, prayed_to
from ludoteka.games.lords_of_hellas.numbers import ATTRIBUTES, EXHAUSTED, NOBODY, SPECIAL_ACTIONS, USE_ARTIFACTS
from ludoteka.games.lords_of_hellas.row_fights import FIGHT_PARTS, FightWriter
from ludoteka.games.lords_of_hellas.row_map import MapWriter, differing
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.cards import hand_limit
from ludoteka.games.lords_of_hellas.rules.control import listed
from ludoteka.games.lords_of_hellas.rules.priests import priests_in_supply
from ludoteka.games.lords_of_hellas.rules.victory import temples_held, way_to_win, whole_lands
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import hears
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.row import Columns, Row, RowWriter, add_bits, add_last_words, add_numbers, add_words, add_zeros
from ludoteka.kernel.state import State

PHASES: Final = ["start", "regular", "special", "monsters", "over"]

# Parts beside those of the map.
HEAD: Final = 0
MIDDLE: Final = 1
SECRET: Final = 2
PILES: Final = 3
"""Three parts for each pile: its discards, its size, and what was written."""
PILE_PARTS: Final = 15
GLORY: Final = PILES + PILE_PARTS
SLAYER: Final = GLORY + 1
PEOPLE: Final = SLAYER + 1
SEEN_HEAD: Final = PEOPLE + 1
TABLE_PARTS: Final = SEEN_HEAD + 1

# The parts of a player.
BOARD: Final = 0
HAND: Final = 1
REALM: Final = 2
PLAYER_PARTS: Final = 3

# What is compared to find the players that changed: lists by player, then these, then the hands.
COMMON: Final = 14
BY_ATTRIBUTE: Final = 15
TURNED: Final = 16
"""From this bit on: players of whom only the hand may look different, for another seat looks."""


class HellasRows(RowWriter):
    """Writes the rows of Lords of Hellas; `names` are the slugs by kind, as the View has them."""

    def __init__(self, columns: Columns, facts: Facts, names: dict[str, list[str]], seats: int) -> None:
        at = columns.first
        self.map = MapWriter(columns, facts, names)
        self.base = self.map.parts
        self.fights = FightWriter(columns, names, self.base + TABLE_PARTS)
        self.players_base = self.base + TABLE_PARTS + FIGHT_PARTS
        self.parts = self.players_base + PLAYER_PARTS * seats
        self.edition = columns.numbers("edition", names["editions"])
        numbers = columns.numbers("phase", PHASES)
        self.phase = {name: numbers[i] for i, name in enumerate(PHASES)}
        self.action = columns.numbers("done[0]", names["actions"])
        self.god = columns.numbers("prayed_to", names["gods"])
        self.land = columns.numbers("lands_left_out[0]", names["lands"])
        self.region = columns.numbers("players[0].region", names["regions"])
        self.army = columns.numbers("players[0].army", names["armies"])
        self.hero = columns.numbers("players[0].hero", names["heroes"])
        self.quest = columns.numbers("players[0].quest", names["quests"])
        self.attribute = columns.numbers("players[0].injured[0]", names["attributes"])
        self.card = columns.numbers("players[0].hand[0]", names["cards"])
        self.artifact = columns.numbers("players[0].artifacts[0].artifact", names["artifacts"])
        self.blessing = columns.numbers("players[0].blessings[0]", names["blessings"])
        self.monster = columns.numbers("players[0].monsters[0]", names["monsters"])
        self.temple_card = columns.numbers("temple_card", names["temple_cards"])
        self.victory = columns.numbers("victory", names["victories"])
        self.event = columns.numbers("event_discard[0]", names["events"])
        self.attack = columns.numbers("attack_discard[0]", names["attacks"])
        self.rooms = dict(columns.rooms)
        self.drafts_room = columns.room("temple_drafts")
        self.head = at("seat")
        self.player_count = at("players#")
        self.players = [at(f"players[{seat}].seat") for seat in range(seats)]
        self.hands = [at(f"players[{seat}].hand?") for seat in range(seats)]
        self.realms = [at(f"players[{seat}].hand_limit") for seat in range(seats)]
        self.middle = at("temple_card")
        self.secret = at("looker?")
        self.piles = [at(f"{name}_deck") for name in ("combat", "event", "attack", "artifact", "blessing")]
        self.hand_room = columns.room("players[].hand")
        self.artifact_room = columns.room("players[].artifacts")
        self.injured_room = columns.room("players[].injured")
        self.covered_room = columns.room("players[].covered")
        self.glory_room = columns.room("players[].glory")
        self.blessing_room = columns.room("players[].blessings")
        self.kept_room = columns.room("players[].kept_quests")
        self.slain_room = columns.room("players[].monsters")

    def write(self, s: State, row: Row) -> None:
        assert isinstance(s, LordsOfHellas)
        if row.held[self.base] is None:
            row.held[self.base] = self
            row.cells[self.player_count] = s.seats
            self.map.begin(s, row)
        self.write_head(s, row)
        self.map.write(s, row)
        changed = row.changed(self.base + GLORY, s.glory)
        if row.changed(self.base + SLAYER, s.slayer):
            changed = True
        people = self.people_changed(s, row)
        if people or changed:
            for player in range(s.seats):
                part = self.players_base + PLAYER_PARTS * player
                if changed or people >> player & 1:
                    row.put(part + BOARD, self.players[player], self.board_of(s, player))
                    row.put(part + HAND, self.hands[player], self.hand_of(s, row, player))
                    row.put(part + REALM, self.realms[player], self.realm_of(s, player))
                elif people >> TURNED + player & 1:
                    row.put(part + HAND, self.hands[player], self.hand_of(s, row, player))
        middle = [s.temple_card, s.temples_built, s.king, s.king_god, s.countdown, len(s.places), s.terms.temples]
        if changed or row.held[self.base + MIDDLE] != middle:
            row.held[self.base + MIDDLE] = middle
            row.put(self.base + MIDDLE, self.middle, self.middle_of(s))
        self.fights.write(s, row)
        if s.looker != NOBODY or s.looked or s.peeked or s.draft:
            row.put(self.base + SECRET, self.secret, self.secret_of(s, row))
        elif row.kept[self.base + SECRET]:
            row.put(self.base + SECRET, self.secret, [])
        self.write_piles(s, row)

    def write_head(self, s: LordsOfHellas, row: Row) -> None:
        """From the seat to what it takes to win, if anything of it has changed."""
        terms = s.terms
        left = hoplites_left(s)
        seen = [
            row.seat, s.turn, s.active, s.done, self.phase[phase(s)], NOBODY if left is None else left, prayed_to(s),
            s.extra_actions, terms.edition, terms.lands_to_win, terms.lands_left_out,
        ]  # fmt: skip
        if row.kept[self.base + SEEN_HEAD] == seen:
            return
        row.kept[self.base + SEEN_HEAD] = seen
        out = [row.seat, self.edition[terms.edition], s.turn, self.phase[phase(s)]]
        out += [1, s.active] if s.turn and s.active != NOBODY else [0, 0]
        add_words(out, [USE_ARTIFACTS + action for action in listed(s.done)], self.action, self.rooms["done"])
        out += [0, 0] if left is None else [1, left]
        out += [self.god[prayed_to(s)], s.extra_actions, terms.lands_to_win]
        add_bits(out, terms.lands_left_out, self.land, self.rooms["lands_left_out"])
        out += [s.facts.victory.temples, s.facts.victory.monsters]
        row.put(self.base + HEAD, self.head, out)

    def people_changed(self, s: LordsOfHellas, row: Row) -> int:
        """Mask of the players whose columns may differ from those before; from TURNED on, of those whose hand may."""
        seats = s.seats
        seen: list[list[int]] = [
            s.army, s.hero, s.hero_region, s.quest, s.quest_step, s.injured, s.pool, s.praying, s.supply, s.blessings,
            s.covered, s.artifacts, s.kept_quests, s.held, [s.charged, s.temples, s.boosted, len(s.places)],
            s.attributes,
        ]  # fmt: skip
        seen += s.hands
        looks = row.seat
        before = row.marks[self.base + PEOPLE]
        kept: list[list[int]] | None = row.lists.get(self.base + PEOPLE)
        if looks == before and kept == seen:
            return 0
        everybody = (1 << seats) - 1
        row.marks[self.base + PEOPLE] = looks
        if kept is None:
            row.lists[self.base + PEOPLE] = [values.copy() for values in seen]
            return everybody
        mask = 0
        if looks != before:
            mask = (1 << before if before >= 0 else 0) | (1 << looks if looks >= 0 else 0)
            mask <<= TURNED
        for i in range(len(seen)):
            values = seen[i]
            if kept[i] == values:
                continue
            if i < COMMON:
                mask |= differing(kept[i], values, seats)
            elif i == COMMON:
                mask |= everybody
            elif i > BY_ATTRIBUTE:
                mask |= 1 << i - BY_ATTRIBUTE - 1
            else:
                for at in range(len(values)):
                    if kept[i][at] != values[at]:
                        mask |= 1 << at // ATTRIBUTES
            kept[i] = values.copy()
        return mask

    def board_of(self, s: LordsOfHellas, player: int) -> list[int]:
        """From a player's seat to the size of the hand."""
        step = s.quest_step[player]
        out = [
            player,
            self.army[s.army[player]],
            self.hero[s.hero[player]],
            self.region[s.hero_region[player]],
            self.quest[s.quest[player]],
        ]
        out += [0, 0] if step == NOBODY else [1, step]
        for which in range(ATTRIBUTES):
            out += [1, attribute(s, player, which)]
        for which in range(ATTRIBUTES):
            out += [1, s.attributes[player * ATTRIBUTES + which]]
        add_bits(out, s.injured[player], self.attribute, self.injured_room)
        out += [s.pool[player], priests_in_supply(s, player), s.supply[player], len(s.hands[player])]
        return out

    def hand_of(self, s: LordsOfHellas, row: Row, player: int) -> list[int]:
        """The hand, where it is not secret."""
        out: list[int] = []
        if player == row.seat or s.places:
            out.append(1)
            add_last_words(out, s.hands[player], self.card, self.hand_room)
        return out

    def realm_of(self, s: LordsOfHellas, player: int) -> list[int]:
        """From the limit of the hand to the monsters slain."""
        out = [hand_limit(s, player)]
        covered = s.covered[player]
        add_bits(out, covered & (1 << SPECIAL_ACTIONS) - 1, self.action, self.covered_room)
        out.append(covered >> EXHAUSTED & 1)
        lands = [land for land in range(s.facts.lands) if s.glory[land] == player]
        add_words(out, lands, self.land, self.glory_room)
        artifacts = listed(s.artifacts[player])
        out.append(len(artifacts))
        for artifact in artifacts[: self.artifact_room]:
            out += [self.artifact[artifact], s.charged >> artifact & 1]
        add_zeros(out, 2 * (self.artifact_room - len(artifacts)))
        add_bits(out, s.blessings[player], self.blessing, self.blessing_room)
        add_bits(out, s.kept_quests[player], self.quest, self.kept_room)
        out += [s.held[player].bit_count(), whole_lands(s, player), temples_held(s, player)]
        slain = [one for one in range(s.facts.monsters) if s.slayer[one] == player]
        add_words(out, slain, self.monster, self.slain_room)
        return out

    def middle_of(self, s: LordsOfHellas) -> list[int]:
        """From the temple card to how the game was won."""
        drafts = s.facts.temple_card[s.temple_card].drafts
        out = [self.temple_card[s.temple_card], s.terms.temples - s.temples_built]
        add_numbers(out, [int(place in drafts) for place in range(s.terms.temples)], self.drafts_room)
        for land in range(s.facts.lands):
            holder = s.glory[land]
            out += [1, 0, 0] if holder == NOBODY else [1, 1, holder]
        out += [0, 0] if s.king == NOBODY else [1, s.king]
        out += [self.god[s.king_god], s.countdown]
        out.append(self.victory[way_to_win(s, s.places.index(1))] if s.places else 0)
        return out

    def secret_of(self, s: LordsOfHellas, row: Row) -> list[int]:
        """Cards that somebody looks at, for whoever may see them."""
        out = [0, 0] if s.looker == NOBODY else [1, s.looker]
        looks = s.looker == row.seat
        self.add_cards(out, s.looked, looks, self.artifact, self.rooms["looked"])
        self.add_cards(out, s.peeked, looks, self.card, self.rooms["peeked"])
        self.add_cards(out, s.draft, hears(s.draft_seen, row.seat), self.blessing, self.rooms["draft"])
        return out

    def add_cards(self, out: list[int], cards: list[int], seen: bool, numbers: list[int], room: int) -> None:
        """How many cards there are, and which ones if the seat sees them."""
        out.append(len(cards))
        if cards and seen:
            out.append(1)
            add_words(out, cards, numbers, room)
        else:
            add_zeros(out, 2 + room)

    def write_piles(self, s: LordsOfHellas, row: Row) -> None:
        """The decks and what was discarded of them."""
        self.write_pile(row, 0, s.combat_deck, s.combat_discard, self.card, self.rooms["combat_discard"])
        self.write_pile(row, 1, s.event_deck, s.event_discard, self.event, self.rooms["event_discard"])
        self.write_pile(row, 2, s.attack_deck, s.attack_discard, self.attack, self.rooms["attack_discard"])
        lost = listed(s.lost_artifacts) if s.lost_artifacts else []
        self.write_pile(row, 3, s.artifact_deck, lost, self.artifact, self.rooms["lost_artifacts"])
        self.write_pile(row, 4, s.blessing_deck, s.blessing_discard, self.blessing, self.rooms["blessing_discard"])

    def write_pile(self, row: Row, number: int, deck: Deck, discard: list[int], numbers: list[int], room: int) -> None:
        """One deck and its discard pile."""
        part = self.base + PILES + 3 * number
        size = deck.size()
        if row.marks[part] != size:
            row.marks[part] = size
            row.cells[self.piles[number]] = size
        kept = row.kept[part + 1]
        if kept != discard:
            row.kept[part + 1] = discard.copy()
            out: list[int] = []
            add_last_words(out, discard, numbers, room)
            row.put(part + 2, self.piles[number] + 1, out)
