"""What a view of Lords of Hellas is made of: the table as one seat, or a spectator, may know it."""

from __future__ import annotations

import msgspec

from ludoteka.games.lords_of_hellas.moments import Phase


class ArmyView(msgspec.Struct, frozen=True):
    """Hoplites of a player in a region, the fortified ones among them counted apart."""

    seat: int
    hoplites: int
    fortified: int


class RegionView(msgspec.Struct, frozen=True):
    """A region: printed facts, who controls it and what stands there."""

    region: str
    land: str
    population: int
    city: bool
    recruits: int
    bonus: int
    shrine: bool
    delphi: bool
    neighbours: list[str]
    centre: tuple[float, float]
    owner: int | None
    temple: bool
    god: str | None
    armies: list[ArmyView]
    heroes: list[int]
    monsters: list[str]
    quests: list[str]


class ArtifactView(msgspec.Struct, frozen=True):
    """An artifact of a player."""

    artifact: str
    charged: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player: hero, attributes, supplies and cards; the hand only where it is not secret."""

    seat: int
    army: str | None
    hero: str | None
    region: str | None
    quest: str | None
    quest_step: int | None
    attributes: dict[str, int]
    stored: dict[str, int]
    injured: list[str]
    priests: int
    priests_in_supply: int
    hoplites_in_supply: int
    cards: int
    hand: list[str] | None
    hand_limit: int
    covered: list[str]
    exhausted: bool
    glory: list[str]
    artifacts: list[ArtifactView]
    blessings: list[str]
    kept_quests: list[str]
    regions: int
    lands: int
    temples: int
    monsters: list[str]


class MonumentView(msgspec.Struct, frozen=True):
    """A monument: its level and the priests at its foot, one seat for each."""

    god: str
    region: str
    level: int
    places: int
    priests: list[int]
    power: int


class WoundView(msgspec.Struct, frozen=True):
    """A wound place of a monster."""

    place: str
    symbol: str
    reward: str | None
    covered: bool


class MonsterView(msgspec.Struct, frozen=True):
    """A monster: where it stands, its wounds, its evolutions, and who has slain it."""

    monster: str
    region: str | None
    slayer: int | None
    wounds: list[WoundView]
    evolutions: list[str]
    artifact: str | None


class QuestView(msgspec.Struct, frozen=True):
    """A quest on a slot, with the heroes on each of its steps."""

    quest: str
    region: str
    steps: list[list[int]]


class NextCardView(msgspec.Struct, frozen=True):
    """What a combat card of one's own would make of the battle; the other's cards not counted."""

    card: str
    strength: int
    enemy: int
    losses: int


class BattleSideView(msgspec.Struct, frozen=True):
    """One side of a battle under way.

    `parts` says what the strength is made of; `most` is the highest it could reach with the cards it may hold, for the
    owner with those it holds; `turning` the chance that it holds a card that alone would turn the battle, None for who
    would win now; `defeat` what being beaten costs on top of the losses, `refuges` where the beaten could go.
    """

    seat: int
    hoplites: int
    fortified: int
    strength: int
    parts: dict[str, int]
    losses: int
    cards: list[str]
    passed: bool
    hand: int
    most: int
    turning: float | None
    defeat: int
    refuges: list[str]
    next_cards: list[NextCardView] | None


class BattleView(msgspec.Struct, frozen=True):
    """A battle under way."""

    region: str
    attacker: BattleSideView
    defender: BattleSideView
    origins: list[str]
    winner: int | None


class DrawView(msgspec.Struct, frozen=True):
    """The chance to be able to deal a wound after drawing a number of combat cards."""

    draws: int
    chance: float


class HuntView(msgspec.Struct, frozen=True):
    """A hunt under way; `drawn` are the attack cards for whoever chooses among them, with their strengths.

    `covered` are the wound places covered in this hunt, `weakest` and `strongest` what the next attack may be; the
    hunter alone learns which cards fit an open wound, of which symbols there is a set for any wound, and the chance
    that the hand `meets` the next attack whichever it is.
    """

    seat: int
    chooser: int
    monster: str
    region: str
    over: bool
    attacks: int
    covered: list[str]
    attack: str | None
    strength: int
    defence: int
    drawn_count: int
    drawn: list[str] | None
    drawn_strengths: list[int] | None
    weakest: int | None
    strongest: int | None
    fits: list[str] | None
    sets: list[str] | None
    meets: float | None
    draws: list[DrawView]


class LordsOfHellasView(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: int
    edition: str
    turn: int
    phase: Phase
    active: int | None
    done: list[str]
    hoplites_left: int | None
    prayed_to: str | None
    extra_actions: int
    lands_to_win: int
    lands_left_out: list[str]
    temples_to_win: int
    monsters_to_win: int
    regions: list[RegionView]
    players: list[PlayerView]
    monuments: list[MonumentView]
    monsters: list[MonsterView]
    quests: list[QuestView | None]
    temple_card: str
    temples_left: int
    temple_drafts: list[bool]
    glory: dict[str, int | None]
    king: int | None
    king_god: str | None
    countdown: int
    victory: str | None
    battle: BattleView | None
    hunt: HuntView | None
    looker: int | None
    looked_count: int
    looked: list[str] | None
    peeked_count: int
    peeked: list[str] | None
    draft_count: int
    draft: list[str] | None
    combat_deck: int
    combat_discard: list[str]
    event_deck: int
    event_discard: list[str]
    attack_deck: int
    attack_discard: list[str]
    artifact_deck: int
    lost_artifacts: list[str]
    blessing_deck: int
    blessing_discard: list[str]
