"""What cards do on the map, in the town and in the unit deck (H3-CARD-07, H3-RECRUIT-03, H3-TOWN-05)."""

from __future__ import annotations

from ludoteka.games.heroes3.facts import (
    AZURE,
    FEW,
    GOLD,
    GOLDEN,
    MAGE_GUILD,
    MAIN,
    NOBODY,
    PACK,
    POPULATION_TOKEN,
    SECONDARY,
    SPELL,
    SPELL_BOOK_TOKEN,
)
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.cards.gains import give_movement
from ludoteka.games.heroes3.rules.cards.search import Search, can_search
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.rules.map.locations import observed
from ludoteka.games.heroes3.rules.marks import GRAIL_KNIGHT
from ludoteka.games.heroes3.rules.play.playing import lay_ongoing
from ludoteka.games.heroes3.rules.resources import at_rate, lose
from ludoteka.games.heroes3.rules.town.town import guild_choice, spell_price
from ludoteka.games.heroes3.rules.trade.offers import OfferNeutral, ReinforceUnit, show_neutrals
from ludoteka.games.heroes3.rules.trade.recruit import (
    Muster,
    add_unit,
    can_pay_unit,
    drop_unit,
    few_units,
    has_dwelling,
    reinforce_cost,
    row_of,
    tier_mask,
)
from ludoteka.games.heroes3.rules.trade.trading import gain_machine
from ludoteka.games.heroes3.rules.world.fields import both_heroes
from ludoteka.games.heroes3.rules.world.tiles import discover
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

# -- neutral units ----------------------------------------------------------------------------------------------


def is_diplomacy(s: Heroes3, card: int) -> bool:
    """Whether a card is Diplomacy, plain or empowered."""
    return s.facts.card[card].base == s.facts.card_number["diplomacy"]


def may_negotiate(s: Heroes3, seat: int, card: int) -> bool:
    """Whether the scenario lets a player use a card: Diplomacy may be for Grail knights alone."""
    if special(s, "diplomacy_limits") is None or not is_diplomacy(s, card):
        return True
    return bool(s.players[seat].marks & GRAIL_KNIGHT)


def can_recruit_neutral(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether a dwelling stands and the scenario allows it (H3-TOWN-05)."""
    return s.combat is None and may_negotiate(s, seat, card) and any(has_dwelling(s, seat, tier) for tier in range(3))


def recruit_neutral(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """A neutral card for each dwelling; one of them may be recruited (Diplomacy and others; H3-TOWN-05)."""
    tiers = [tier for tier in range(3) if has_dwelling(s, seat, tier)]
    if play.azure and GOLDEN in tiers and special(s, "diplomacy_limits") is None:  # no azure for a Grail knight
        tiers.append(AZURE)
    show_neutrals(s, tiers)
    for troop in s.shown:
        s.tell(("neutral-shown", seat, troop))
    s.then(OfferNeutral(seat, "full"))


def neutral_waits(s: Heroes3, seat: int, play: Play) -> bool:
    """Whether the named neutral lies in its deck and the player has none of it yet."""
    assert play.neutral is not None
    troop = s.facts.troop_number[play.neutral]
    deck = s.neutral_decks[s.facts.troop[troop].tier]
    return troop in deck.cards() and s.players[seat].army.count(troop) < play.amount


def can_take_neutral(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether the neutral unit can join (Tarnum of the Conflux)."""
    return neutral_waits(s, seat, play)


def take_neutral(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """A named neutral unit joins from its deck (Tarnum of the Conflux)."""
    assert play.neutral is not None
    troop = s.facts.troop_number[play.neutral]
    s.own_piles()
    s.neutral_decks[s.facts.troop[troop].tier].remove(troop)
    add_unit(s, seat, troop, FEW)


def can_trade_unit(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether the Pack that goes and the neutral unit that comes are there (Gelu, Dracon)."""
    return pack_row(s, seat, play) != NOBODY and neutral_waits(s, seat, play)


def pack_row(s: Heroes3, seat: int, play: Play) -> int:
    """The row of the Pack that a card trades, -1 for none."""
    assert play.unit is not None
    row = row_of(s, seat, s.facts.troop_number[play.unit])
    return row if row != NOBODY and s.players[seat].sides[row] == PACK else NOBODY


def trade_for_neutral(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """A Pack of the player's faction goes, a neutral unit comes (Gelu, Dracon)."""
    take_neutral(s, seat, card, way, play)
    drop_unit(s, seat, pack_row(s, seat, play))


# -- recruiting and reinforcing ---------------------------------------------------------------------------------


def can_reinforce(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether a Few of the tiers named can be paid (Necromancy, Vidomina)."""
    army = s.players[seat].army
    return any(
        can_pay_unit(s, seat, at_rate(reinforce_cost(s, seat, army[row]), gold_rate(play)))
        for row in few_units(s, seat, tier_mask(play.tiers))
    )


def gold_rate(play: Play) -> str:
    """Cards that halve a price name its gold alone: valuables are paid in full (R-22, R-23)."""
    return "half_gold_down" if play.rate == "half_down" else play.rate


def reinforce(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """A unit is reinforced for half its gold (Necromancy, Vidomina; H3-RECRUIT-03)."""
    s.then(ReinforceUnit(seat, tier_mask(play.tiers), gold_rate(play), 0))


def can_use_discount(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether a recruit or reinforce is possible anyway: by the token, or being chosen just now."""
    if s.combat is not None:
        return False
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Muster | ReinforceUnit | OfferNeutral):
        return True
    return bool(s.players[seat].tokens & POPULATION_TOKEN)


def cheaper_recruit(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """The next unit recruited or reinforced in this turn costs less gold (pieces of the Legion)."""
    lay_ongoing(s, seat, card, way, "cheaper_recruit", NOBODY, play.gold_off, "turn")


# -- the town ---------------------------------------------------------------------------------------------------


def can_use_spell_book(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether the spell book token works and its lower price can be paid (H3-TOWNA-06)."""
    player = s.players[seat]
    return (
        s.combat is None
        and bool(player.tokens & SPELL_BOOK_TOKEN)
        and bool(player.built >> MAGE_GUILD & 1)
        and player.guild_round < s.round
        and player.stock[GOLD] >= book_price(s, seat, play)
        and can_search(s, 1 << SPELL)
    )


def book_price(s: Heroes3, seat: int, play: Play) -> int:
    """What the spell book token costs with Wisdom, never below nothing."""
    return max(0, spell_price(s, seat) - play.gold_off)


def cheaper_spell_book(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """The spell book token is used for less gold and a deeper search (Wisdom)."""
    s.players[seat].tokens &= ~SPELL_BOOK_TOKEN
    lose(s, seat, GOLD, book_price(s, seat, play))
    s.then(Search(seat, 1 << SPELL, max(play.looks, guild_choice(s, seat).looks), "any", False))


def has_machine_to_gain(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether the supply has the war machine (H3-EXP-02)."""
    return s.facts.card_number[play.machine] in s.machines


def gain_war_machine(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """A war machine of the supply comes to the hand (Gem, Torosar, Gerwulf, Jeremy, Tarnum of the Castle)."""
    number = s.facts.card_number[play.machine]
    if number in s.machines:
        gain_machine(s, seat, number)


def extra_war_machine(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """Until the round ends one more machine works in combats (Torosar)."""
    lay_ongoing(s, seat, card, way, "extra_war_machine", NOBODY, play.amount, "round")


# -- heroes on the map ------------------------------------------------------------------------------------------


def visible_tiles(s: Heroes3, seat: int) -> list[int]:
    """The face-down tiles next to a tile on which a hero of the player stands."""
    found: list[int] = []
    for hero in both_heroes(s, seat):
        found += [place for place in observed(s, s.players[seat].at[hero]) if place not in found]
    return sorted(found)


def can_discover(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether a tile can be shown: outside combat only (Speculum)."""
    return s.combat is None and bool(visible_tiles(s, seat))


def discover_tile(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """A face-down tile is discovered for no movement points (Speculum, R-35)."""
    s.then(ShowTile(seat))


class ShowTile(Choice[Heroes3]):
    """Which tile is discovered by a card (R-35)."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single tile is shown at once."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each that lies next to a tile with a player's hero."""
        return [("observe", place) for place in visible_tiles(s, self.seat)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("observe", int() as place):
                discover(s, self.seat, place)


def stays_in_turn(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """A card lies in play for the turn until its moment comes (Luck, Logistics, Melodia, Crest of Valor)."""
    lay_ongoing(s, seat, card, way, play.deed, NOBODY, 0 if play.deed == "reroll_dice" else play.amount, "turn")


def on_the_map(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether no combat is being fought."""
    return s.combat is None


def in_own_turn(s: Heroes3, seat: int, card: int, play: Play) -> bool:
    """Whether it is the player's turn: a card for a turn would do nothing in another one's."""
    return s.active == seat


def pass_fields(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """A hero may pass fields this turn that it could not (Pathfinding, Angel Wings, Dessa)."""
    if play.target == "main_hero" or s.players[seat].at[SECONDARY] == NOBODY:
        let_pass(s, seat, card, way, MAIN, "pass_fields", play.movement)
    else:
        s.then(WhichHero(seat, card, way))


def let_pass(s: Heroes3, seat: int, card: int, way: int, hero: int, name: str, movement: int) -> None:
    """The card lies in play for a hero; movement points go to the same hero."""
    lay_ongoing(s, seat, card, way, name, hero, 0, "turn")
    if movement:
        give_movement(s, seat, hero, movement)


class WhichHero(Choice[Heroes3]):
    """Which hero a card lets pass."""

    __slots__ = ("card", "way")

    def __init__(self, seat: int, card: int, way: int) -> None:
        super().__init__(seat)
        self.card = card
        self.way = way

    def prompt(self, s: Heroes3) -> Action:
        return ("which-hero", self.card)

    def options(self, s: Heroes3) -> list[Action]:
        """Main or secondary hero."""
        return [("hero", hero) for hero in both_heroes(s, self.seat)]

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("hero", int() as hero):
                facts = s.facts.card[self.card]
                if facts.spell is not None:
                    let_pass(
                        s, self.seat, self.card, self.way, hero, facts.spell.deed, facts.spell.steps[self.way].movement
                    )
                else:
                    let_pass(s, self.seat, self.card, self.way, hero, "pass_fields", facts.plays[self.way].movement)


def answered(s: Heroes3, seat: int, card: int, way: int, play: Play) -> None:
    """The choice that offered the card does what it says: a search, a die, a guard or a spell was answered."""
