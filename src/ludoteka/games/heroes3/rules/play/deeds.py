"""What cards do with the own deck, hand and discard pile, in and outside combat (H3-CARD-02, H3-CARD-10)."""

from __future__ import annotations

from bisect import insort
from typing import Final, cast

from ludoteka.games.heroes3.facts import ARTIFACT, COMMON_DECKS, NOBODY, SPELL, STATISTIC
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.cards.gains import rolled_attack_die
from ludoteka.games.heroes3.rules.cards.morale import gain_morale, lose_morale
from ludoteka.games.heroes3.rules.cards.piles import (
    cards_to_draw,
    discard_card,
    distinct,
    draw_cards,
    gain_openly,
    gain_secretly,
    kinds_mask,
    refill_discard,
    remove_card,
    remove_from_hand,
    take_top,
    to_common_discard,
)
from ludoteka.games.heroes3.rules.cards.search import Search, can_search
from ludoteka.games.heroes3.rules.common import DECLINE, DONE, enemies
from ludoteka.games.heroes3.rules.map.locations import take_from_pile
from ludoteka.games.heroes3.rules.play.dice import die_options, use_die_card
from ludoteka.games.heroes3.rules.play.playing import shuffle_discard_in
from ludoteka.games.heroes3.rules.town.buildings import TakeOwn
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action, audience
from ludoteka.kernel.state import Choice, Step

LEVELS: Final = ("basic", "expert")
SCHOOLS: Final = ("air", "earth", "fire", "water")


# -- the own discard pile ---------------------------------------------------------------------------------------


def wanted(s: Heroes3, seat: int, play: Play) -> list[int]:
    """The cards of the own discard pile that a card may take back."""
    pile = s.players[seat].discard
    if play.looks:
        pile = pile[-play.looks :]
    kinds = kinds_mask(play.kinds)
    named = [s.facts.card_number[slug] for slug in play.cards]
    return [card for card in distinct(pile) if kinds >> s.facts.card_kind[card] & 1 and (not named or card in named)]


def can_take_back(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether the own discard pile holds a card to take, or is shuffled in anyway."""
    return bool(wanted(s, seat, play)) or (play.shuffles_discard and bool(s.players[seat].discard))


def take_back(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """Cards of the own discard pile come to the hand (Scholar, Rib Cage, Mystic Orb of Mana and others)."""
    s.then(TakeBack(seat, card, way, play.amount or play.takes))


class TakeBack(Choice[Heroes3]):
    """Which card of the own discard pile comes to the hand."""

    __slots__ = ("card", "left", "way")

    def __init__(self, seat: int, card: int, way: int, left: int) -> None:
        super().__init__(seat)
        self.card = card
        self.way = way
        self.left = left

    def forced(self) -> bool:
        """A single card is taken; nothing fits: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each that fits."""
        cards = wanted(s, self.seat, s.facts.card[self.card].plays[self.way]) if self.left else []
        return [("take-own", card) for card in cards] or [DONE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it and ask again."""
        if action[0] == "take-own":
            card = cast(int, action[1])
            player = s.players[self.seat]
            take_from_pile(player.discard, card)
            insort(player.hand, card)
            s.tell(("takes-card", self.seat, card))
            if self.left > 1:
                s.then(TakeBack(self.seat, self.card, self.way, self.left - 1))


def can_shuffle(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether there is a discard pile to shuffle, or a card to draw."""
    return bool(s.players[seat].discard) or bool(play.draws and cards_to_draw(s, seat))


def shuffle_discard(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """The own discard pile is shuffled into the deck (Deemer)."""
    shuffle_discard_in(s, seat)


# -- the own deck -----------------------------------------------------------------------------------------------


def has_own_deck(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether cards could be drawn."""
    return cards_to_draw(s, seat) > 0


def next_own(s: Heroes3, seat: int) -> int:
    """The top card of the own deck, refilled from the discard pile; -1 if there is none (H3-CARD-02)."""
    player = s.players[seat]
    if not player.deck.size():
        if not player.discard:
            return NOBODY
        shuffle_discard_in(s, seat)
    return player.deck.draw(s.chance)


def draw_and_keep(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """The top cards of the own deck are looked at; some are kept, the others discarded (Shackles of War, Adrienne)."""
    s.looker = seat
    for _ in range(play.looks):
        found = next_own(s, seat)
        if found != NOBODY:
            s.looked.append(found)
            s.whisper(audience(seat), ("looks-at", seat, found))
    s.then(KeepDrawn(seat, play.takes))


class KeepDrawn(TakeOwn):
    """Which of the own cards looked at is kept; the others are discarded."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Heroes3) -> list[Action]:
        """Each of them."""
        return [("take", card) for card in distinct(s.looked)] or [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Keep it; what is discarded lies open, so nothing is taken back."""
        s.seal()
        player = s.players[self.seat]
        if action[0] == "take":
            card = cast(int, action[1])
            s.looked.remove(card)
            insort(player.hand, card)
        if self.left > 1 and s.looked:
            s.then(KeepDrawn(self.seat, self.left - 1))
            return
        rest = s.looked
        s.looked = []
        s.looker = NOBODY
        for card in rest:
            insort(player.hand, card)
            discard_card(s, self.seat, card)


def draw_keep_kinds(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """Cards are drawn; those of the kinds named are kept, the others discarded (Jeddite)."""
    player = s.players[seat]
    kinds = kinds_mask(play.kinds)
    drawn: list[int] = []
    for _ in range(play.looks):
        found = next_own(s, seat)
        if found != NOBODY:
            drawn.append(found)
            insort(player.hand, found)
            s.whisper(audience(seat), ("drew", seat, found))
    s.tell(("draws", seat, len(drawn)))
    for found in drawn:
        if not kinds >> s.facts.card_kind[found] & 1:
            discard_card(s, seat, found)


def mill_and_return(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """Cards of the own deck are discarded and one of them comes to the hand (Solmyr)."""
    s.then(MillCards(seat, play.looks))


class MillCards(Choice[Heroes3]):
    """How many cards of the own deck are discarded (Solmyr)."""

    __slots__ = ("most",)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def options(self, s: Heroes3) -> list[Action]:
        """From one to as many as the card says."""
        return [("mill", count) for count in range(1, min(self.most, cards_to_draw(s, self.seat)) + 1)] or [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        """They fall; then one is chosen."""
        if action[0] != "mill":
            return
        player = s.players[self.seat]
        fallen: list[int] = []
        for _ in range(cast(int, action[1])):
            card = next_own(s, self.seat)
            insort(player.hand, card)
            discard_card(s, self.seat, card)
            fallen.append(card)
        s.then(TakeFallen(self.seat, distinct(fallen)))


class TakeFallen(Choice[Heroes3]):
    """Which of the cards just discarded from the own deck comes to the hand (Solmyr)."""

    __slots__ = ("cards",)

    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__(seat)
        self.cards = cards

    def forced(self) -> bool:
        """A single card is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each of them."""
        return [("take-own", card) for card in self.cards]

    def take(self, s: Heroes3, action: Action) -> None:
        """Take it."""
        card = cast(int, action[1])
        player = s.players[self.seat]
        take_from_pile(player.discard, card)
        insort(player.hand, card)
        s.tell(("takes-card", self.seat, card))


# -- removing and replacing -------------------------------------------------------------------------------------


def has_other_card(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether hand or discard pile hold another card to remove."""
    player = s.players[seat]
    return len(player.hand) > 1 or bool(player.discard)


def remove_any(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """A card of hand or discard pile leaves the game (Spellbinder's Hat)."""
    s.then(RemoveOwn(seat))


class RemoveOwn(Choice[Heroes3]):
    """Which card of hand or discard pile leaves the game (H3-CARD-10)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each card."""
        player = s.players[self.seat]
        out: list[Action] = [("remove", card) for card in distinct(player.hand)]
        out += [("remove-discarded", card) for card in distinct(player.discard)]
        return sorted(out) or [DONE]

    def take(self, s: Heroes3, action: Action) -> None:
        """It goes."""
        card = cast(int, action[1]) if len(action) > 1 else NOBODY
        if action[0] == "remove":
            remove_from_hand(s, self.seat, card)
        elif action[0] == "remove-discarded":
            take_from_pile(s.players[self.seat].discard, card)
            remove_card(s, self.seat, card)


def replace_card(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """A card of the hand leaves the game, its deck is searched (Spellbinder's Hat, Miriam)."""
    s.then(ReplaceByCard(seat, kinds_mask(play.price.removes_kinds), play.looks))


def can_replace(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether the hand holds another card of the kinds named, and its deck has cards."""
    kinds = kinds_mask(play.price.removes_kinds)
    hand = s.players[seat].hand.copy()
    if card in hand:
        hand.remove(card)
    return any(kinds >> s.facts.card_kind[other] & 1 and s.facts.card_kind[other] < COMMON_DECKS for other in hand)


class ReplaceByCard(Choice[Heroes3]):
    """Which card leaves the game; its deck is searched (H3-CARD-10)."""

    __slots__ = ("kinds", "looks")

    def __init__(self, seat: int, kinds: int, looks: int) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.looks = looks

    def options(self, s: Heroes3) -> list[Action]:
        """Each card of the kinds named."""
        kind = s.facts.card_kind
        cards = [card for card in distinct(s.players[self.seat].hand) if self.kinds >> kind[card] & 1]
        return [("remove", card) for card in cards if kind[card] < COMMON_DECKS] or [DONE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Remove and search."""
        if action[0] == "remove":
            card = cast(int, action[1])
            remove_from_hand(s, self.seat, card)
            s.then(Search(self.seat, 1 << s.facts.card_kind[card], self.looks, "any", False))


def plain_statistics(s: Heroes3, seat: int) -> list[int]:
    """The statistics of hand and discard pile that are not empowered."""
    player = s.players[seat]
    return [
        card
        for card in distinct(player.hand + player.discard)
        if s.facts.card_kind[card] == STATISTIC and not s.facts.card[card].empowered
    ]


def has_statistic(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether a statistic can be empowered."""
    return bool(plain_statistics(s, seat))


def empower_statistics(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """Statistics leave the game for different empowered ones (Scholar)."""
    s.then(EmpowerSeveral(seat, play.amount, ()))


class EmpowerSeveral(Choice[Heroes3]):
    """Which statistic goes for which empowered one; the new cards lie on top of the discard pile (H3-EXP-04)."""

    __slots__ = ("left", "taken")

    def __init__(self, seat: int, left: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left
        self.taken = taken

    def options(self, s: Heroes3) -> list[Action]:
        """Each pair, and enough."""
        facts = s.facts
        new = [facts.card_number[f"empowered_{one.id}"] for one in facts.content.statistic]
        out: list[Action] = [DONE]
        for old in plain_statistics(s, self.seat):
            out += [("swap", old, card) for card in new if card not in self.taken]
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Swap them and ask again."""
        if action[0] != "swap":
            return
        old = cast(int, action[1])
        new = cast(int, action[2])
        player = s.players[self.seat]
        if old in player.discard:
            take_from_pile(player.discard, old)
            remove_card(s, self.seat, old)
        else:
            remove_from_hand(s, self.seat, old)
        player.discard.append(new)
        s.tell(("takes-card", self.seat, new))
        if self.left > 1:
            s.then(EmpowerSeveral(self.seat, self.left - 1, (*self.taken, new)))


# -- common decks -----------------------------------------------------------------------------------------------


def has_artifacts(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether the artifact deck has a card."""
    return can_search(s, 1 << ARTIFACT)


def take_top_artifact(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """The top artifact is gained unseen by the others (Tazar)."""
    found = take_top(s, ARTIFACT)
    if found != NOBODY:
        gain_secretly(s, seat, found)
        refill_discard(s, ARTIFACT)


def has_spells(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether the spell deck has a card to turn over."""
    return s.decks[SPELL].size() > 0


def dig_spell(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """Spells are turned over until one fits; it is taken or discarded, the rest shuffled back (Eagle Eye, Tomes)."""
    if play.spell_level == "named":
        s.then(NameSpellKind(seat))
    else:
        dig(s, seat, play.school if play.school != "any" else str(play.spell_level))


def spell_is(s: Heroes3, card: int, word: str) -> bool:
    """Whether a spell has a school or a level."""
    spell = s.facts.card[card].spell
    assert spell is not None
    return spell.level == word if word in LEVELS else spell.school in (word, "any")


def find_spell(s: Heroes3, word: str) -> int:
    """Spells are turned over until one of a school or level comes; the others are shuffled back; -1 for none."""
    s.own_piles()
    deck = s.decks[SPELL]
    others: list[int] = []
    found = NOBODY
    while deck.size() and found == NOBODY:
        card = deck.draw(s.chance)
        s.tell(("spell-shown", card))
        if spell_is(s, card, word):
            found = card
        else:
            others.append(card)
    deck.shuffle_in(others)
    return found


def dig(s: Heroes3, seat: int, word: str) -> None:
    """A spell is dug for and offered."""
    found = find_spell(s, word)
    if found != NOBODY:
        s.then(TakeDug(seat, found))


class NameSpellKind(Choice[Heroes3]):
    """The level or school of the spell that is looked for (empowered Eagle Eye)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Two levels, four schools."""
        return sorted([("school", school) for school in range(4)] + [("spell-level", level) for level in range(2)])

    def take(self, s: Heroes3, action: Action) -> None:
        """Look for it."""
        at = cast(int, action[1])
        dig(s, self.seat, LEVELS[at] if action[0] == "spell-level" else SCHOOLS[at])


class TakeDug(Choice[Heroes3]):
    """The spell that was found is taken or discarded."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Heroes3) -> list[Action]:
        """Either."""
        return [("discard", self.card), ("take", self.card)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Do it."""
        if action[0] == "take":
            gain_openly(s, self.seat, self.card)
        else:
            to_common_discard(s, self.card)


# -- morale -----------------------------------------------------------------------------------------------------


def foes(s: Heroes3, seat: int) -> list[int]:
    """The enemies a card may mean: the one of the combat, else any enemy player (R-42)."""
    c = s.combat
    if c is None:
        return enemies(s, seat)
    other = c.defender if c.attacker == seat else c.attacker
    return [other] if 0 <= other < s.seats else []


def foe_is_glad(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether an enemy has positive morale to lose (R-42)."""
    return any(s.players[other].morale > 0 for other in foes(s, seat))


def enemy_loses_morale(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """An enemy loses the positive token (Hourglass of the Evil Hour, Skull Helmet)."""
    glad = [other for other in foes(s, seat) if s.players[other].morale > 0]
    if len(glad) == 1:
        lose_morale(s, glad[0])
    elif glad:
        s.then(SpoilMorale(seat))


class SpoilMorale(Choice[Heroes3]):
    """Which enemy loses the positive morale token (R-42)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Each enemy that has one."""
        return [("enemy", other) for other in sorted(foes(s, self.seat)) if s.players[other].morale > 0]

    def take(self, s: Heroes3, action: Action) -> None:
        """It goes."""
        lose_morale(s, cast(int, action[1]))


def roll_for_morale(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """An attack die decides about positive morale (Hourglass of the Evil Hour)."""
    s.then(MoraleDie(seat, tuple(play.faces), 0))


class MoraleDie(Step[Heroes3]):
    """An attack die is rolled; on one of the faces the player gains positive morale. It may be rolled again once."""

    __slots__ = ("faces", "rerolled", "seat")

    def __init__(self, seat: int, faces: tuple[int, ...], rerolled: int) -> None:
        self.seat = seat
        self.faces = faces
        self.rerolled = rerolled

    def run(self, s: Heroes3) -> None:
        """Roll it; ask if a card can roll it again."""
        face = rolled_attack_die(s, self.seat)
        again: list[Action] = []
        if not self.rerolled and face not in self.faces:
            die_options(s, self.seat, 12, [13 + face], again)
        if again:
            s.then(MoraleRolled(self.seat, self.faces, face))
        elif face in self.faces:
            gain_morale(s, self.seat)


class MoraleRolled(Choice[Heroes3]):
    """Keep the roll, or roll the die again with a card."""

    __slots__ = ("face", "faces")

    def __init__(self, seat: int, faces: tuple[int, ...], face: int) -> None:
        super().__init__(seat)
        self.faces = faces
        self.face = face

    def options(self, s: Heroes3) -> list[Action]:
        """Keep it or not."""
        out: list[Action] = [("keep", 13 + self.face)]
        die_options(s, self.seat, 12, [13 + self.face], out)
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        """Roll again, or nothing."""
        if action[0] != "keep":
            s.then(MoraleDie(self.seat, self.faces, 1))
            use_die_card(s, self.seat, 12, action)


# -- search and cast --------------------------------------------------------------------------------------------


def search_spells(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """Spells are searched for; outside combat they may be cast at once like any spell of the hand (Tarnum, Conflux)."""
    for _ in range(play.times):
        s.then(Search(seat, 1 << SPELL, play.looks, "any", True))


def can_search_spells(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether there are spells to search."""
    return can_search(s, 1 << SPELL)


class DiscardForDraw(Choice[Heroes3]):
    """Discard a card; a spell brings a new card (Blackshard of the Dead Knight)."""

    __slots__ = ("draws",)

    def __init__(self, seat: int, draws: int) -> None:
        super().__init__(seat)
        self.draws = draws

    def options(self, s: Heroes3) -> list[Action]:
        """Each card."""
        return [("discard", card) for card in distinct(s.players[self.seat].hand)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Discard it, and draw for a spell."""
        card = cast(int, action[1])
        discard_card(s, self.seat, card)
        if s.facts.card_kind[card] == SPELL:
            draw_cards(s, self.seat, self.draws)
