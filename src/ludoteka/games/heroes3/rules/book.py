"""What earlier chapters of the rules ask of later ones: the rulebook's cross-references, in one place.

Chapters import only chapters before them (`rules/__init__.py` has the order). Where a rule leads on to a later chapter,
such as a move that starts a combat, it asks the `Rulebook`, which every State reaches as `s.facts.book`; the class
`Chapters` answers with the chapters themselves.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteka.games.heroes3.entries.scenarios import AiDeck
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.games.heroes3.state_parts import AiHero
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step

Use = Callable[[Heroes3, int, int, int, Play], None]
"""Does the deed of a card: state, seat, card, way and the play."""
Usable = Callable[[Heroes3, int, int, Play], bool]
"""Whether a deed has anything to work on: state, seat, card and the play; the card may still be in hand."""


class CardDeed:
    """What a card does outside combat beside its plain figures (H3-CARD-16)."""

    __slots__ = ("gives_figures", "usable", "use")

    def __init__(self, use: Use, usable: Usable | None = None, gives_figures: bool = False) -> None:
        self.use = use
        self.usable = usable
        """None for a deed that always finds something to do."""
        self.gives_figures = gives_figures
        """Whether the deed itself gives the figures of its play, on a condition."""


class Rulebook:
    """The cross-references of the rules, in the order of the chapters that answer them."""

    # -- map --------------------------------------------------------------------------------------------------------

    def step_to(self, s: Heroes3, seat: int, hero: int, field: int) -> None:
        """A hero moves onto a field and meets what is there (H3-MOVE-04)."""
        raise NotImplementedError

    # -- town -------------------------------------------------------------------------------------------------------

    def use_university(self, s: Heroes3, seat: int) -> None:
        """A school is named instead of a spell search (Magic University)."""
        raise NotImplementedError

    # -- playing cards ----------------------------------------------------------------------------------------------

    def begin_play(self, s: Heroes3, seat: int, card: int, way: int) -> None:
        """A card leaves the hand, its price is paid, then it works (H3-CARD-12)."""
        raise NotImplementedError

    def card_deed(self, name: str) -> CardDeed | None:
        """The deed of a card outside combat, by its name; None if it has none there."""
        raise NotImplementedError

    def ask_before_roll(self, s: Heroes3, seat: int, hero: int, die: int, count: int, keep: int) -> bool:
        """Whether a card may set the dice; then its player is asked instead of throwing them."""
        raise NotImplementedError

    def die_options(self, s: Heroes3, seat: int, die: int, fresh: list[int], out: list[Action]) -> None:
        """Add what cards can do with dice that show these faces (R-14)."""
        raise NotImplementedError

    def use_die_card(self, s: Heroes3, seat: int, die: int, action: Action) -> None:
        """A card rerolls or sets a die."""
        raise NotImplementedError

    def search_options(self, s: Heroes3, seat: int, decks: int, looks: int, out: list[Action]) -> None:
        """Add what cards and buildings offer before a search."""
        raise NotImplementedError

    def after_search(self, s: Heroes3, seat: int, deck: int, looks: int, level: str) -> None:
        """A search is over: a card may repeat it."""
        raise NotImplementedError

    def take_school_spell(self, s: Heroes3, seat: int, school: int) -> None:
        """The first spell of a school is taken instead of a search."""
        raise NotImplementedError

    def level_gained(self, s: Heroes3, seat: int) -> None:
        """A level was reached: cards may answer it (H3-HERO-07)."""
        raise NotImplementedError

    def ask_to_skip_guard(self, s: Heroes3, seat: int, hero: int, field: int) -> bool:
        """Whether a card may avoid the combat; then its player is asked."""
        raise NotImplementedError

    # -- strongholds ------------------------------------------------------------------------------------------------

    def holds_stronghold(self, s: Heroes3, field: int) -> bool:
        """Whether units of an open stronghold wait on a field."""
        raise NotImplementedError

    def new_garrison(self, s: Heroes3) -> AiHero:
        """An army for the units of a stronghold."""
        raise NotImplementedError

    # -- scenario ---------------------------------------------------------------------------------------------------

    def hero_arrived(self, s: Heroes3, seat: int, hero: int, field: int) -> None:
        """A hero has come to rest on a field."""
        raise NotImplementedError

    def field_visited(self, s: Heroes3, seat: int, hero: int, field: int, beaten: int) -> None:
        """A field was marked by a visit; `beaten` is the difficulty of the guard that stood there."""
        raise NotImplementedError

    def dragon_for_units(self, s: Heroes3, seat: int, field: int) -> None:
        """Dragons beaten on a field are offered for units that are given up."""
        raise NotImplementedError

    def secondary_joined(self, s: Heroes3, seat: int) -> None:
        """A secondary hero with cards of its own has joined a player."""
        raise NotImplementedError

    def obelisk_entered(self, s: Heroes3, seat: int, hero: int, field: int) -> None:
        """A hero visits an obelisk, perhaps again; what it gives the first time comes before this."""
        raise NotImplementedError

    def obelisk_visited(self, s: Heroes3, seat: int, hero: int, field: int) -> None:
        """An obelisk gives what the scenario says (H3-MAP-12)."""
        raise NotImplementedError

    def place_gives(self, s: Heroes3, seat: int, hero: int, field: int, first: bool) -> None:
        """A place gives what the scenario says; `first` is whether nobody has flagged or visited it before."""
        raise NotImplementedError

    def grail_found(self, s: Heroes3, seat: int, hero: int, field: int) -> None:
        """A hero takes the Grail, at the price the scenario asks (H3-MAP-12)."""
        raise NotImplementedError

    # -- combat -----------------------------------------------------------------------------------------------------

    def announce(
        self, s: Heroes3, seat: int, hero: int, defender: int, defender_hero: int, ai: int, field: int
    ) -> None:
        """A player's hero is about to fight on a field (H3-TOWNA-03)."""
        raise NotImplementedError

    def start_combat(
        self, seat: int, hero: int, defender: int, defender_hero: int, ai: int, field: int
    ) -> Step[Heroes3]:
        """The step in which an announced combat starts (H3-COMBAT-01)."""
        raise NotImplementedError

    def lose_raised_hp(self, s: Heroes3, c: Combat, fighter: int) -> None:
        """A card that raised a unit's HP has ended (R-79)."""
        raise NotImplementedError

    def deed_open(self, s: Heroes3, c: Combat, seat: int, side: int, moment: int, card: int, play: Play) -> bool:
        """Whether the deed of a card makes sense now in a combat (H3-CARD-16)."""
        raise NotImplementedError

    def do_deed(
        self, s: Heroes3, c: Combat, seat: int, side: int, card: int, way: int, play: Play, chosen: tuple[int, ...]
    ) -> bool:
        """A card works in a combat; whether it stays in play (H3-CARD-08, H3-CARD-17)."""
        raise NotImplementedError

    def deal(self, s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> None:
        """The damage of a card reaches its targets."""
        raise NotImplementedError

    # -- spells and units -------------------------------------------------------------------------------------------

    def begin_casting(self, s: Heroes3, c: Combat, seat: int, side: int, card: int, step: int) -> None:
        """A spell is cast from the hand in a combat (H3-SPELL-03)."""
        raise NotImplementedError

    def after_blow(
        self, attacker: int, target: int, kind: int, faces: list[int], sure: bool, dropped: bool, damage: int
    ) -> Step[Heroes3]:
        """The step for what abilities of units do after a blow (R-77)."""
        raise NotImplementedError

    # -- AI heroes and neutral units --------------------------------------------------------------------------------

    def ai_acts(self, fighter: int) -> Step[Heroes3]:
        """The step in which a unit acts by the AI rules (H3-AI-06)."""
        raise NotImplementedError

    def pick_for_ability(self, s: Heroes3, c: Combat, what: str, fighter: int, spaces: list[int]) -> int:
        """The space on which the AI rules use an ability (R-74)."""
        raise NotImplementedError

    def boss_casts(self, s: Heroes3, c: Combat, fighter: int) -> None:
        """A boss casts spells of its book."""
        raise NotImplementedError

    def draw_ai_cards(self, s: Heroes3, deck: AiDeck) -> list[int]:
        """Random AI cards, as many of each kind as the scenario says (H3-AI-05)."""
        raise NotImplementedError

    def army_appears(self, s: Heroes3, number: int) -> None:
        """An army of the scenario appears on the center tile (H3-ROUND-05)."""
        raise NotImplementedError

    def timed_fight(self, s: Heroes3, at: int) -> None:
        """Players are sent against the army of a timed event (H3-ROUND-05)."""
        raise NotImplementedError

    def army_spawns(self, s: Heroes3, at: int) -> None:
        """The army of a timed event appears on an obelisk (H3-ROUND-05)."""
        raise NotImplementedError

    def armies_wake(self, s: Heroes3) -> None:
        """The armies that wait for the quest come to their fields."""
        raise NotImplementedError

    def army_arrives(self, s: Heroes3, at: int) -> None:
        """The army of a timed event comes to its field (H3-ROUND-05)."""
        raise NotImplementedError

    # -- turns and rounds -------------------------------------------------------------------------------------------

    def astrologers_deed(self, s: Heroes3, card: int) -> None:
        """An astrologers card does what it does now (H3-ROUND-04)."""
        raise NotImplementedError

    # -- set-up -----------------------------------------------------------------------------------------------------

    def next_scenario(self) -> Step[Heroes3]:
        """The step that sets up the next scenario of a campaign (H3-END-07)."""
        raise NotImplementedError
