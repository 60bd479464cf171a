"""The facts of Lords of Hellas, typed and checked: map, heroes, gods, monsters, cards and the figures of every action.

The figures live in `content/*.toml`; the fields of `Content` are the top-level keys of those files. Where figures of
effects are gathered in one struct, 0, "none" and false mean that the effect does no such thing.

>>> facts = load()
>>> entry(facts.region, "laconia").population, pieces(facts, "hoplites")
(5, 15)
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec

from ludoteka.kernel.content import load_content
from ludoteka.kernel.errors import BadContent

Slug = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
Count = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=1)]

Source = Literal["rulebook", "public", "recall", "designed"]
EditionId = Literal["cs", "pl"]
Rounding = Literal["up", "down", "none"]
SupplyId = Literal[
    "hero-boards", "army-boards", "monster-sheets", "monster-dice", "activation-cards", "monument-parts",
    "temples", "oracles", "glory-tokens", "quest-tokens", "wound-tokens",
    "hoplites", "priests", "control-tokens", "used-action-tokens", "attribute-tokens",
]  # fmt: skip
CityId = Literal["city", "sparta"]
HolyPlace = Literal["shrine", "delphi", "none"]
Attribute = Literal["leadership", "strength", "speed"]
HeroId = Literal["achilles", "helen", "heracles", "perseus"]
GodId = Literal["zeus", "athena", "hermes"]
Power = Literal["draw-combat-cards", "recruit-in-a-region", "move-an-army"]
RegularActionId = Literal["use-artifacts", "prayer", "hero-move", "hoplite-move"]
SpecialActionId = Literal["recruit", "march", "build-temple", "prepare", "usurp", "hunt", "build-monument"]
WoundSymbol = Literal["torch", "bow", "sword", "mace", "axe", "spear"]
Symbol = Literal["torch", "bow", "sword", "mace", "axe", "spear", "sickle", "shield"]
CombatEffect = Literal[
    "city-defence-bonus", "city-defence-recruit", "glory-bonus", "phalanx", "outnumber-bonus", "attribute-bonus",
    "attribute-compare", "encirclement", "reinforcements", "javelins", "attacker-bonus", "none",
]  # fmt: skip
WoundReward = Literal["priest", "artifact", "none"]
Passive = Literal["no-withdrawal", "no-temple", "no-recruit", "none"]
Reach = Literal["own", "own-and-neighbours"]
Counted = Literal["open-wound-places", "covered-wound-places", "all-wound-places", "hunter-hand", "none"]
DieResult = Literal["nothing", "region-attack", "move", "move-or-region-attack"]
ArtifactKind = Literal["god", "monster", "neutral"]
ArtifactId = Literal[
    "owl-of-athena", "boots-of-hermes", "thunder-of-zeus",
    "poison-arrows", "minotaurs-horn", "head-of-sphinx", "eye-of-cyclops", "medusas-blood", "chimeras-fire",
    "adamant-tethers",
    "caduceus", "harpe", "pandoras-box", "horn-of-plenty", "staff-of-tiresias", "ambrosia", "aegis", "eye-of-graeae",
    "ariadnes-thread", "palladium",
    "apollos-arrow", "orpheus-lyre", "dragon-teeth", "golden-goblet", "femes-trumpet",
]  # fmt: skip
ArtifactMoment = Literal[
    "action", "before-battle", "before-battle-near-hero", "before-battle-or-hunt", "during-battle-or-hunt",
    "start-of-defence", "before-losses", "city-battle-lost", "hoplites-die", "start-of-hunt", "any-hunt-attack",
    "before-move-or-hunt",
]  # fmt: skip
BlessingId = Literal[
    "cunning-tactician", "mobilization", "master-plan", "athenas-gift", "heroic-presence", "always-prepared",
    "unbroken-morale", "local-volunteers", "stalwart-defense", "no-attrition", "battle-prayer", "restrictive-maneuver",
    "sacrifice-of-flesh", "weak-spot", "push-ups", "inspiring-hunt", "combat-training", "heros-wrath", "local-support",
    "glory-of-zeus", "armory", "gods-strength", "wild-hunt", "shoot-to-kill",
    "exhausted-fight", "forced-march", "rearguard", "response-force", "bluff", "exile", "ambush", "murderous-march",
    "advanced-dodge", "hermes-temple", "winged-boots", "heros-apprentice",
]  # fmt: skip
BlessingMoment = Literal[
    "passive", "any-time", "own-turn", "after-hero-move", "instead-of-hero-move", "instead-of-hoplite-move",
    "special-action", "recruit-action", "march-action", "after-march-action", "prepare-action", "usurp-action",
    "before-battle", "before-battle-as-defender", "start-of-battle", "battle", "battle-as-defender",
    "battle-card-played", "battle-both-passed", "battle-won", "card-used", "start-of-hunt", "hunt",
    "gained-and-passive", "gained-and-hunt-defence", "gained-and-temple-built", "gained-and-monument-built",
]  # fmt: skip


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a fact; a key that is not listed is an error."""


class Fact(Part, frozen=True, kw_only=True):
    """Anything in the content; says where it was read."""

    source: Source


class Entry(Fact, frozen=True, kw_only=True):
    """One line of a list, found and overridden by its id."""

    id: Slug


# game.toml


class GameFacts(Fact, frozen=True, kw_only=True):
    """How many may play."""

    min_players: Number
    max_players: Number


class Decks(Fact, frozen=True, kw_only=True):
    """How many cards each deck has (LOH-SETUP-02 to LOH-SETUP-05)."""

    combat: Number
    monster_attack: Number
    monster_cards: Number
    quests: Number
    neutral_artifacts: Number
    monster_artifacts: Number
    god_artifacts: Number
    blessings_per_god: Number
    temple_cards: Number


class Pieces(Entry, frozen=True, kw_only=True):
    """How many pieces of a kind there are, and whether they can run out (LOH-LIM-01, LOH-LIM-02, LOH-LIM-12)."""

    id: SupplyId
    per: Literal["player", "god", "game"]
    count: Number
    limited: bool


class Army(Entry, frozen=True, kw_only=True):
    """A player's colour; armies differ only in looks (LOH-HERO-03)."""


class Start(Fact, frozen=True, kw_only=True):
    """What is drawn and placed before the first turn (LOH-SETUP-05, LOH-SETUP-06, LOH-HERO-01 to LOH-HERO-06)."""

    event_cards: Count
    temple_cards: Number
    monument_level: Number
    combat_cards: Count
    hoplites: Count
    priests: Count
    attribute: Number
    control_population: Count


class Limits(Fact, frozen=True, kw_only=True):
    """Limits that are not pieces (LOH-LIM-03, LOH-LIM-05, LOH-INJ-02)."""

    combat_cards: Number
    quest_slots: Number
    injuries: Number


class PlayerCount(Entry, frozen=True, kw_only=True):
    """What the number of players changes (LOH-SETUP-05, LOH-3P-01, LOH-2P-01, LOH-2P-02, LOH-2P-04)."""

    players: Number
    temples: Number
    lands_to_win: Number
    lands_left_out: tuple[Slug, ...]
    king_of_kings: bool
    repeats: Count


# editions.toml


class Edition(Entry, frozen=True, kw_only=True):
    """What the Czech or the Polish rulebook rules in its own way.

    In the order of the fields: LOH-BATTLE-17, LOH-2P-04, LOH-PRAY-03, LOH-HUNT-05, LOH-BATTLE-14, LOH-PREP-04.
    """

    id: EditionId
    battle_control: Literal["winner", "winner-if-loser-controlled"]
    monument_repeat: Literal["must", "may"]
    divine_power: Literal["must", "may"]
    hunt_attack_declined: bool
    far_attacker_withdraws_to: Literal["neighbour", "origin"]
    prepare_fortifies_on_capture: bool
    finished_quest_bars: Literal["every-move", "hero-move"]


# map.toml


class Land(Entry, frozen=True, kw_only=True):
    """All regions of one colour; one glory token goes with it (LOH-TERM-01, LOH-GLORY-01)."""


class Region(Entry, frozen=True, kw_only=True):
    """The smallest area: its population, city, holy place and neighbours (LOH-TERM-01, LOH-TERM-04, LOH-CTRL-01)."""

    land: Slug
    population: Number
    city: CityId | Literal["none"]
    holy_place: HolyPlace
    land_links: tuple[Slug, ...]
    sea_links: tuple[Slug, ...]
    centre: tuple[float, float]


class City(Entry, frozen=True, kw_only=True):
    """What a city is good for (LOH-REC-01, LOH-MOVE-05, LOH-LIM-09)."""

    id: CityId
    recruits: Count
    bonus: Count
    room: Count


# heroes.toml


class AttributeTrack(Entry, frozen=True, kw_only=True):
    """The track of an attribute on the hero boards (LOH-LIM-06, LOH-LIM-10)."""

    id: Attribute
    colour: Slug
    min: Number
    max: Number


class Cost(Part, frozen=True, kw_only=True):
    """What one use of an ability or a blessing takes (LOH-TURN-04)."""

    priests: Count = 0
    cards: Count = 0
    symbol: Symbol | Literal["any"] = "any"
    injuries: Count = 0
    hoplites: Count = 0
    strength: Count = 0
    tokens: Count = 0
    glory: Count = 0


class HeroAmount(Part, frozen=True, kw_only=True):
    """The figures of a hero's bonus or ability."""

    looks: Count = 0
    takes: Count = 0
    glory: Count = 0


class Hero(Entry, frozen=True, kw_only=True):
    """A hero with starting bonus and special ability (LOH-HERO-03, LOH-HERO-08, LOH-HERO-10)."""

    id: HeroId
    bonus: HeroAmount = HeroAmount()
    ability: HeroAmount = HeroAmount()
    ability_cost: Cost = Cost()
    lower_of: tuple[Attribute, ...] = ()
    per_turn: Count = 0
    optional: bool


class StartAttribute(Entry, frozen=True, kw_only=True):
    """An attribute with which a hero starts higher than the others, by edition (LOH-HERO-03)."""

    hero: HeroId
    editions: tuple[EditionId, ...]
    attribute: Attribute
    value: Number


# actions.toml


class RegularAction(Entry, frozen=True, kw_only=True):
    """A regular action and how often a turn may have it (LOH-TURN-01, LOH-PRAY-01)."""

    id: RegularActionId
    per_turn: Number


class SpecialAction(Entry, frozen=True, kw_only=True):
    """A special action, and whether a used-action token covers it (LOH-SPEC-01, LOH-SPEC-02)."""

    id: SpecialActionId
    covered: bool


class Hoplite(Fact, frozen=True, kw_only=True):
    """A hoplite's strength and movement, and how many recruits may arrive fortified (LOH-TERM-03, LOH-TERM-05)."""

    strength: Number
    regions: Number
    fortified_recruits: Count


class Prayer(Fact, frozen=True, kw_only=True):
    """Priests sent and the rise of the attribute (LOH-PRAY-01, LOH-PRAY-02)."""

    priests: Number
    raises: Count


class March(Fact, frozen=True, kw_only=True):
    """How far an army marches (LOH-MARCH-01)."""

    regions: Number


class Prepare(Fact, frozen=True, kw_only=True):
    """How many choices there are and what each gives (LOH-PREP-01)."""

    choices: Number
    heals: Number
    draws: Number
    recruits: Number


class Usurp(Fact, frozen=True, kw_only=True):
    """Hoplites recruited in the usurped region (LOH-USURP-02)."""

    recruits: Count


class BuildTemple(Fact, frozen=True, kw_only=True):
    """Temples built and priests gained (LOH-TEMPLE-01)."""

    temples: Number
    priests: Count


class BuildMonument(Fact, frozen=True, kw_only=True):
    """Levels, priests, dice and events of one action (LOH-BUILD-01, LOH-BUILD-02, LOH-MPHASE-01, LOH-EVENT-01)."""

    levels: Number
    priests_per_temple: Count
    rolls_per_monster: Count
    monster_regions: Number
    event_cards: Count


# gods.toml


class God(Entry, frozen=True, kw_only=True):
    """A god's monument, the attribute it raises and its kind of power (LOH-SETUP-01, LOH-PRAY-02 to LOH-PRAY-08)."""

    id: GodId
    region: Slug
    attribute: Attribute
    priest_places: Number
    power: Power


class PowerLevel(Entry, frozen=True, kw_only=True):
    """How much a god's power gives at a level of the monument (LOH-PRAY-03)."""

    god: GodId
    level: Number
    amount: Count


# temples.toml


class Reward(Part, frozen=True, kw_only=True):
    """Gains that quests and the oracle have in common."""

    priests: Count = 0
    looks: Count = 0
    takes: Count = 0
    raises: Count = 0
    special_actions: Count = 0


class DelphiReward(Reward, frozen=True, kw_only=True):
    """What the builder of the oracle gets (LOH-TEMPLE-02)."""

    drafts: Count = 0
    fills_hand: bool = False
    attributes: Count = 0


class TempleCard(Entry, frozen=True, kw_only=True):
    """A temple card: which of its places start a draft, and the reward of Delphi (LOH-TEMPLE-02, LOH-TEMPLE-03)."""

    drafts: tuple[Number, ...]
    delphi: DelphiReward


# combat.toml


class SymbolRule(Entry, frozen=True, kw_only=True):
    """What combat cards of a symbol do in a hunt (LOH-HUNT-06, LOH-HUNT-12)."""

    id: Symbol
    wound: WoundSymbol | Literal["any", "none"]
    any_with: Count
    parries: bool
    parry_injuries: Count
    parry_draws: Count


class CombatAmount(Part, frozen=True, kw_only=True):
    """The figures of a combat card's effect."""

    bonus: Count = 0
    per_hoplites: Count = 0
    recruits: Count = 0
    kills: Count = 0
    loser_losses: Count = 0
    from_regions: Count = 0
    attribute: Attribute | Literal["none"] = "none"


class CombatCard(Entry, frozen=True, kw_only=True):
    """A combat card and how many copies of it there are (LOH-BATTLE-06, LOH-BATTLE-07, LOH-BATTLE-24)."""

    symbol: Symbol
    strength: Count
    losses: Count
    copies: Number
    effect: CombatEffect
    amount: CombatAmount


class Battle(Fact, frozen=True, kw_only=True):
    """Cards played in a turn of a battle, and the loser's extra loss (LOH-BATTLE-04, LOH-BATTLE-11)."""

    cards_per_turn: Number
    loser_losses: Count


# monsters.toml


class WoundPlace(Part, frozen=True, kw_only=True):
    """A wound place of a monster sheet and its reward mark (LOH-HUNT-06, LOH-REWARD-01)."""

    symbol: WoundSymbol
    reward: WoundReward = "none"


class Blow(Part, frozen=True, kw_only=True):
    """What an attack does to a hunter who does not defend (LOH-HUNT-11)."""

    injuries: Count = 0
    special: bool = False
    attribute_drop: Count = 0
    discards: Count = 0
    random_discards: Count = 0
    discards_half: Rounding = "none"
    discards_to: Attribute | Literal["none"] = "none"
    kills: Count = 0
    heals: Count = 0
    sacrifices: Count = 0
    else_injuries: Count = 0
    ends_hunt: bool = False
    ends_hunt_if_injured: bool = False


class RegionAttack(Part, frozen=True, kw_only=True):
    """What a monster does to its region in the monster phase (LOH-MPHASE-02, LOH-MPHASE-03, LOH-MPHASE-06)."""

    kills: Count = 0
    kills_half: Rounding = "none"
    heals: Count = 0
    hero_injuries: Count = 0
    controller_discards: Count = 0
    else_kills: Count = 0
    regions: Number = 1
    reach: Reach = "own"


class Monster(Entry, frozen=True, kw_only=True):
    """A monster and its sheet (LOH-HUNT-06, LOH-MPHASE-02, LOH-MPHASE-06)."""

    wounds: tuple[WoundPlace, ...]
    special_attack: Blow
    region_attack: RegionAttack
    passive: Passive
    sheet_source: Source


class Evolution(Part, frozen=True, kw_only=True):
    """How a monster grows worse (LOH-EVENT-03, LOH-HUNT-19, LOH-HUNT-22, LOH-MOVE-11)."""

    wounds: tuple[WoundSymbol, ...] = ()
    attack_strength: Count = 0
    from_wounds: Count = 0
    first_attack_strength: Count = 0
    first_attack_ends_hunt: bool = False
    entry_kills: Count = 0
    draw_by: Attribute | Literal["none"] = "none"
    needs_priests: Count = 0
    needs_leadership: Count = 0


class MonsterCard(Entry, frozen=True, kw_only=True):
    """A monster card of the event deck (LOH-SETUP-06, LOH-EVENT-03, LOH-EVENT-04)."""

    monster: Slug
    region: Slug
    region_source: Source | None = None
    evolution: Evolution


class AttackStrength(Part, frozen=True, kw_only=True):
    """The strength of a monster attack, which may grow with something counted (LOH-HUNT-22)."""

    base: Count
    per: Count = 0
    each: Counted = "none"


class AttackCard(Entry, frozen=True, kw_only=True):
    """A monster attack card and how many copies of it there are (LOH-HUNT-09 to LOH-HUNT-11)."""

    copies: Number
    strength: AttackStrength
    blow: Blow


class MonsterDie(Fact, frozen=True, kw_only=True):
    """The faces of the monster die (LOH-MPHASE-01, LOH-MPHASE-02)."""

    faces: tuple[DieResult, ...]


class MonsterSheet(Fact, frozen=True, kw_only=True):
    """How many wound places a monster sheet has before it evolves."""

    fewest_wounds: Number
    most_wounds: Number


class Hunt(Fact, frozen=True, kw_only=True):
    """Draws, injuries and rewards of a hunt (LOH-HUNT-02, LOH-HUNT-09 to LOH-HUNT-16, LOH-REWARD-01, LOH-REWARD-02)."""

    draw_by: Attribute
    attack_cards: Number
    attack_cards_played: Number
    draws_defended: Count
    draws_undefended: Count
    failure_injuries: Count
    rewards: Count
    reward_priests: Count
    reward_artifacts: Count


# quests.toml


class QuestStep(Part, frozen=True, kw_only=True):
    """What a hero needs or pays to start a quest at this step (LOH-QUEST-01, LOH-QUEST-08)."""

    leadership: Count = 0
    strength: Count = 0
    speed: Count = 0
    priests: Count = 0
    cities: Count = 0
    temples: Count = 0
    artifacts: Count = 0
    pay_cards: Count = 0
    pay_priests: Count = 0
    pay_injuries: Count = 0


class QuestReward(Reward, frozen=True, kw_only=True):
    """What a finished quest brings, or the kept card once it is discarded (LOH-QUEST-07, LOH-QUEST-10)."""

    draws: Count = 0
    recruits: Count = 0
    recruits_per_city: Count = 0
    glory: Count = 0
    attribute: Attribute | Literal["none"] = "none"
    raises_to: Count = 0
    kept: bool = False
    takes_back_tokens: bool = False


class Quest(Entry, frozen=True, kw_only=True):
    """A quest card (LOH-QUEST-01 to LOH-QUEST-07)."""

    region: Slug
    region_source: Source | None = None
    steps: tuple[QuestStep, ...]
    reward: QuestReward


class QuestTrack(Fact, frozen=True, kw_only=True):
    """How long a quest is and how far a hero move takes a hero on it (LOH-QUEST-03, LOH-QUEST-07)."""

    steps: Number
    steps_per_move: Number


# artifacts.toml


class ArtifactAmount(Part, frozen=True, kw_only=True):
    """The figures of an artifact's effect."""

    looks: Count = 0
    takes: Count = 0
    draws: Count = 0
    discards: Count = 0
    wounds: Count = 0
    injuries: Count = 0
    recruits: Count = 0
    priests: Count = 0
    tokens: Count = 0
    kills: Count = 0
    kills_half: Rounding = "none"
    saves: Count = 0
    losses: Count = 0
    regions: Count = 0
    monster_phases: Count = 0
    bonus: Count = 0
    raises: Count = 0
    highest: Count = 0


class Artifact(Entry, frozen=True, kw_only=True):
    """An artifact, whose it is by nature, and whether it is in play (LOH-SETUP-01, LOH-SETUP-03, LOH-ART-03)."""

    id: ArtifactId
    kind: ArtifactKind
    owner: Slug | None = None
    when: ArtifactMoment
    amount: ArtifactAmount
    in_deck: bool
    deck_source: Source


# blessings.toml


class BlessingAmount(Part, frozen=True, kw_only=True):
    """The figures of a blessing's effect."""

    strength: Count = 0
    draws: Count = 0
    recruits: Count = 0
    priests: Count = 0
    cards: Count = 0
    raises: Count = 0
    attribute: Attribute | Literal["none"] = "none"
    kills: Count = 0
    wounds: Count = 0
    heals: Count = 0
    hoplites: Count = 0
    regions: Count = 0
    from_regions: Count = 0
    population: Count = 0
    least: Count = 0
    hand: Count = 0
    special_actions: Count = 0


class Blessing(Entry, frozen=True, kw_only=True):
    """A blessing (LOH-BLESS-02, LOH-BLESS-04)."""

    id: BlessingId
    god: GodId
    when: BlessingMoment
    optional: bool
    per_turn: Count = 0
    per_hunt: Count = 0
    cost: Cost = Cost()
    amount: BlessingAmount


class Draft(Fact, frozen=True, kw_only=True):
    """How many blessings are drawn and kept (LOH-BLESS-01)."""

    beyond_players: Count
    keeps: Number


# victory.toml


class Victory(Fact, frozen=True, kw_only=True):
    """What wins the game, besides lands (LOH-WIN-03, LOH-WIN-04, LOH-WIN-05)."""

    temples: Number
    monsters: Number
    activation_tokens: Number
    tokens_per_action: Number


class Content(Part, frozen=True, kw_only=True):
    """Every fact of the game; one field for each top-level key of `content/*.toml`."""

    # game.toml
    game: GameFacts
    decks: Decks
    supply: list[Pieces]
    army: list[Army]
    start: Start
    limits: Limits
    player_count: list[PlayerCount]
    # editions.toml
    edition: list[Edition]
    # map.toml
    land: list[Land]
    region: list[Region]
    city: list[City]
    # heroes.toml
    attribute: list[AttributeTrack]
    hero: list[Hero]
    start_attribute: list[StartAttribute]
    # actions.toml
    regular_action: list[RegularAction]
    special_action: list[SpecialAction]
    hoplite: Hoplite
    prayer: Prayer
    march: March
    prepare: Prepare
    usurp: Usurp
    build_temple: BuildTemple
    build_monument: BuildMonument
    # gods.toml
    god: list[God]
    power_level: list[PowerLevel]
    # temples.toml
    temple_card: list[TempleCard]
    # combat.toml
    symbol: list[SymbolRule]
    combat_card: list[CombatCard]
    battle: Battle
    # monsters.toml
    monster: list[Monster]
    monster_card: list[MonsterCard]
    attack_card: list[AttackCard]
    monster_die: MonsterDie
    monster_sheet: MonsterSheet
    hunt: Hunt
    # quests.toml
    quest: list[Quest]
    quest_track: QuestTrack
    # artifacts.toml
    artifact: list[Artifact]
    # blessings.toml
    blessing: list[Blessing]
    draft: Draft
    # victory.toml
    victory: Victory


E = TypeVar("E", bound=Entry)


def entry(entries: Sequence[E], wanted: str) -> E:
    """The entry with this id."""
    for one in entries:
        if one.id == wanted:
            return one
    known = ", ".join(one.id for one in entries)
    raise BadContent(f"there is no entry {wanted!r}; known are: {known}")


def pieces(content: Content, wanted: SupplyId) -> int:
    """How many pieces of a kind each player, each god's monument or the game has (LOH-LIM-01, LOH-LIM-02, LOH-LIM-07).

    >>> pieces(load(), "priests")
    4
    """
    return entry(content.supply, wanted).count


def load(packs: Sequence[Path] = ()) -> Content:
    """Read the game's facts, changed by content packs in turn, and refuse what no game could be played with."""
    from ludoteka.games.lords_of_hellas.content_check import faults  # it is written in the types above

    content = load_content(resources.files("ludoteka.games.lords_of_hellas") / "content", Content, packs)
    found = list(faults(content))
    if found:
        raise BadContent("lords_of_hellas: " + "; ".join(found))
    return content
