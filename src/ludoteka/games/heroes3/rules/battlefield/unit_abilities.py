"""What several unit abilities share: cards milled, paralysis, tokens, units raised again (H3-UNIT-06, R-18)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteka.games.heroes3.facts import NOBODY, SPELL
from ludoteka.games.heroes3.rules.battlefield.damage import over
from ludoteka.games.heroes3.rules.battlefield.effects import end_effects, lay_plain, ongoing_on
from ludoteka.games.heroes3.rules.battlefield.figures import (
    SPELL_BONUS,
    ability,
    alive,
    effect_on,
    fight,
    is_tower,
    owner_of,
)
from ludoteka.games.heroes3.rules.battlefield.moments import has_deck
from ludoteka.games.heroes3.rules.battlefield.strikes import roll_face
from ludoteka.games.heroes3.rules.cards.piles import discard_card, distinct, uncover
from ludoteka.games.heroes3.rules.common import DECLINE, PASS
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

ALL_DAMAGE: Final = 99


def opponent_hand(s: Heroes3, c: Combat, fighter: int) -> int:
    """The player on the other side whose hand abilities can hurt; -1 against neutrals and AI heroes (R-42)."""
    side = 1 - c.side[fighter]
    return owner_of(c, side) if has_deck(s, c, side) else NOBODY


def own_deck(s: Heroes3, c: Combat, fighter: int) -> int:
    """The player of a fighter if the deck may be used in this combat, else -1."""
    side = c.side[fighter]
    return owner_of(c, side) if has_deck(s, c, side) else NOBODY


def discard_at_random(s: Heroes3, seat: int, count: int) -> None:
    """A player discards hand cards at random, as many as there are."""
    for _ in range(count):
        hand = s.players[seat].hand
        if not hand:
            return
        discard_card(s, seat, hand[s.chance.below(len(hand))])


def paralyse(s: Heroes3, c: Combat, fighter: int) -> None:
    """A unit gets a Paralysis token, at most one (H3-COMBAT-23)."""
    if not alive(c, fighter) or is_tower(s, c, fighter) or ability(s, c, fighter, "immune_paralysis") is not None:
        return
    if effect_on(c, "immune_to_paralysis", fighter) is None and not c.paralysed[fighter]:
        c.paralysed[fighter] = 1
        s.tell(("paralysed", c.space[fighter], c.form[fighter] >> 1))


def every_fighter(c: Combat) -> list[int]:
    """All fighters still in the combat."""
    return [fighter for fighter in range(len(c.form)) if c.space[fighter] >= 0]


def spaces_of(c: Combat, fighters: list[int]) -> list[int]:
    """The spaces of fighters, sorted."""
    return sorted(c.space[fighter] for fighter in fighters)


def put_token(c: Combat, name: str, fighter: int, target: int, amount: int) -> None:
    """An attack or weakness token for two combat rounds, one of a kind on a unit."""
    old = effect_on(c, name, target)
    if old is not None:
        c.effects.remove(old)
    lay_plain(c, name, owner_of(c, c.side[fighter]), target, amount, "two_rounds")


def rolls(s: Heroes3, c: Combat, fighter: int, faces: tuple[int, ...], sure: bool) -> bool:
    """A further attack die for an ability, unless a card makes it certain."""
    if sure:
        return True
    face = roll_face(s)
    s.tell(("attack-die", c.space[fighter], face + 1, c.form[fighter] >> 1))
    if face not in faces and any(omen.name == "ability_reroll" for omen in s.omens):
        face = roll_face(s)
        s.tell(("attack-die", c.space[fighter], face + 1, c.form[fighter] >> 1))
    return face in faces


class LoseCard(Choice[Heroes3]):
    """Discard a card that offers power, or let one go at random (ability enemy_discards_random_or_power_card)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """Cards with power, or chance."""
        out: list[Action] = [PASS]
        out += [("discard", card) for card in distinct(s.players[self.seat].hand) if offers_power(s, card)]
        return sorted(out)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot be discarded for this."""
        match action:
            case ("discard", int() as card) if card not in s.players[self.seat].hand:
                return ("not-in-hand", card)
            case ("discard", int() as card) if not offers_power(s, card):
                return ("no-power", card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("discard", int() as card):
                discard_card(s, self.seat, card)
            case _:
                discard_at_random(s, self.seat, 1)


def offers_power(s: Heroes3, card: int) -> bool:
    """Whether a card can be played for power (H3-SPELL-02)."""
    facts = s.facts.card[card]
    return facts.kind == SPELL or any(play.power for play in facts.plays)


class OfferMill(Choice[Heroes3]):
    """Genies may mill their player's deck and take a spell among the cards (ability mill_own_deck_take_one_spell)."""

    __slots__ = ("cards",)

    def __init__(self, seat: int, cards: int) -> None:
        super().__init__(seat)
        self.cards = cards

    def options(self, s: Heroes3) -> list[Action]:
        """Do it or not."""
        return [("accept",), DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Discard the top cards."""
        if action[0] == "accept":
            mill(s, self.seat, self.cards)


def mill(s: Heroes3, seat: int, count: int) -> None:
    """Cards go from a player's deck to the discard pile; one spell of them may be taken (Genies)."""
    player = s.players[seat]
    fallen: list[int] = []
    for _ in range(count):
        if not player.deck.size():
            break
        card = player.deck.draw(s.chance)
        fallen.append(card)
        uncover(player, card)
        player.discard.append(card)
        s.tell(("discarded", seat, card))
    spells = [card for card in distinct(fallen) if s.facts.card_kind[card] == SPELL]
    if spells:
        s.then(TakeMilled(seat, spells))


class TakeMilled(Choice[Heroes3]):
    """One of the spells that fell may be taken to the hand (ability mill_own_deck_take_one_spell)."""

    __slots__ = ("spells",)

    def __init__(self, seat: int, spells: list[int]) -> None:
        super().__init__(seat)
        self.spells = spells

    def options(self, s: Heroes3) -> list[Action]:
        """Each spell, or none."""
        out: list[Action] = [DECLINE]
        out += [("take", card) for card in self.spells]
        return out

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a card cannot be taken: it is not one of the spells that fell."""
        match action:
            case ("take", int() as card) if card not in self.spells:
                return ("not-among-these", card)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("take", int() as card):
                player = s.players[self.seat]
                at = len(player.discard) - 1 - player.discard[::-1].index(card)
                player.discard.pop(at)
                insort(player.hand, card)
                s.tell(("takes-card", self.seat, card))


def spell_bonus_of(s: Heroes3, c: Combat, side: int, school: str) -> int:
    """What units add to the power of the first spell (ability first_spell_power_bonus)."""
    out = 0
    for fighter in range(len(c.form)):
        if "first_spell_power_bonus" not in s.facts.abilities[c.form[fighter]]:
            continue
        if c.side[fighter] != side or c.space[fighter] < 0 or c.marks[fighter] & SPELL_BONUS:
            continue
        found = ability(s, c, fighter, "first_spell_power_bonus")
        if found is None or (found.schools and school not in found.schools):
            continue
        if (found.window == "activation" and c.active == fighter) or (
            found.window == "combat_round" and (c.activated[fighter] or c.active == fighter)
        ):
            out += found.amount
    return out


def spend_spell_bonus(s: Heroes3, c: Combat, side: int, school: str) -> None:
    """The bonus of units was for the first spell only."""
    for fighter in range(len(c.form)):
        found = s.facts.abilities[c.form[fighter]].get("first_spell_power_bonus")
        if found is None or c.side[fighter] != side or (found.schools and school not in found.schools):
            continue
        if c.active == fighter or (found.window == "combat_round" and c.activated[fighter]):
            c.marks[fighter] |= SPELL_BONUS


class Cleansing(Step[Heroes3]):
    """One effect or the Paralysis of a unit may be taken away (Cure, Astra)."""

    __slots__ = ("fighter", "seat")

    def __init__(self, seat: int, fighter: int) -> None:
        self.seat = seat
        self.fighter = fighter

    def run(self, s: Heroes3) -> None:
        """Ask if there is anything to take."""
        c = fight(s)
        if not over(s) and alive(c, self.fighter) and (c.paralysed[self.fighter] or ongoing_on(c, self.fighter)):
            s.then(TakeOff(self.seat, self.fighter))


class TakeOff(Choice[Heroes3]):
    """Which effect is taken off a unit: Paralysis, an ongoing card or a change of its figures, or none."""

    __slots__ = ("fighter",)

    def __init__(self, seat: int, fighter: int) -> None:
        super().__init__(seat)
        self.fighter = fighter

    def options(self, s: Heroes3) -> list[Action]:
        """Each once, named by its card if it has one."""
        c = fight(s)
        out: list[Action] = [DECLINE]
        if c.paralysed[self.fighter]:
            out.append(("take-off", 0))
        for number, effect in enumerate(ongoing_on(c, self.fighter), 1):
            out.append(("take-off-card", effect.card, number) if effect.card >= 0 else ("take-off", number))
        return sorted(out)

    def take(self, s: Heroes3, action: Action) -> None:
        c = fight(s)
        match action:
            case ("take-off", 0):
                c.paralysed[self.fighter] = 0
            case ("take-off", int() as number) | ("take-off-card", int(), int() as number):
                end_effects(s, c, [ongoing_on(c, self.fighter)[number - 1]])
