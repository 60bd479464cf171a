"""The content in the plain form the rules read: words become numbers, ids become places in lists."""

from __future__ import annotations

from typing import get_args

from ludoteka.games.lords_of_hellas import figures
from ludoteka.games.lords_of_hellas.entries.board import DelphiReward
from ludoteka.games.lords_of_hellas.entries.box import Content, entry, pieces
from ludoteka.games.lords_of_hellas.entries.cards import Artifact, Blessing, CombatCard, QuestReward, QuestStep
from ludoteka.games.lords_of_hellas.entries.heroes import Hero
from ludoteka.games.lords_of_hellas.entries.monsters import AttackCard, Blow, Evolution, Monster, RegionAttack
from ludoteka.games.lords_of_hellas.entries.words import ArtifactId, Attribute, BlessingId, GodId, HeroId, Symbol
from ludoteka.games.lords_of_hellas.facts import Facts, mask_of
from ludoteka.games.lords_of_hellas.numbers import ANY_SYMBOL, NOBODY
from ludoteka.kernel.fields import fields_of, filled

ATTRIBUTE_IDS: tuple[str, ...] = get_args(Attribute)
SYMBOL_IDS: tuple[str, ...] = get_args(Symbol)
ROUNDINGS = ("none", "up", "down")
POWERS = ("draw-combat-cards", "recruit-in-a-region", "move-an-army")
EFFECTS = (
    "none", "city-defence-bonus", "city-defence-recruit", "glory-bonus", "phalanx", "outnumber-bonus",
    "attribute-bonus", "attribute-compare", "encirclement", "reinforcements", "javelins", "attacker-bonus",
)  # fmt: skip
PASSIVES = ("none", "no-withdrawal", "no-temple", "no-recruit")
REWARDS = ("none", "priest", "artifact")
COUNTED = ("none", "open-wound-places", "covered-wound-places", "all-wound-places", "hunter-hand")
DIE_RESULTS = ("nothing", "region-attack", "move", "move-or-region-attack")
WOUNDS = {"any": ANY_SYMBOL, "none": NOBODY, **{symbol: number for number, symbol in enumerate(SYMBOL_IDS)}}


def number_of(attribute: str) -> int:
    """The number of an attribute, -1 for none."""
    return ATTRIBUTE_IDS.index(attribute) if attribute in ATTRIBUTE_IDS else NOBODY


# -- cards and sheets -------------------------------------------------------------------------------------------


def blow_of(blow: Blow) -> figures.Blow:
    """What an attack does to the hunter."""
    half = ROUNDINGS.index(blow.discards_half)
    return filled(figures.Blow, blow, discards_half=half, discards_to=number_of(blow.discards_to))


def region_attack_of(attack: RegionAttack) -> figures.RegionAttack:
    """What a monster does to its region."""
    near_too = attack.reach == "own-and-neighbours"
    return filled(figures.RegionAttack, attack, kills_half=ROUNDINGS.index(attack.kills_half), near_too=near_too)


def monster_of(monster: Monster, artifact: int) -> figures.Monster:
    """A monster and its sheet."""
    return filled(
        figures.Monster,
        monster,
        wounds=[SYMBOL_IDS.index(place.symbol) for place in monster.wounds],
        rewards=[REWARDS.index(place.reward) for place in monster.wounds],
        special_attack=blow_of(monster.special_attack),
        region_attack=region_attack_of(monster.region_attack),
        passive=PASSIVES.index(monster.passive),
        artifact=artifact,
    )


def evolution_of(evolution: Evolution) -> figures.Evolution:
    """How a monster grows worse."""
    wounds = [SYMBOL_IDS.index(symbol) for symbol in evolution.wounds]
    return filled(figures.Evolution, evolution, wounds=wounds, draw_by=number_of(evolution.draw_by))


def attack_of(card: AttackCard) -> figures.AttackCard:
    """A monster attack card."""
    each = COUNTED.index(card.strength.each)
    return filled(figures.AttackCard, card.strength, copies=card.copies, each=each, blow=blow_of(card.blow))


def combat_card_of(card: CombatCard) -> figures.CombatCard:
    """A combat card and the figures of its effect."""
    return filled(
        figures.CombatCard,
        card.amount,
        symbol=SYMBOL_IDS.index(card.symbol),
        strength=card.strength,
        losses=card.losses,
        copies=card.copies,
        effect=EFFECTS.index(card.effect),
        attribute=number_of(card.amount.attribute),
    )


def quest_step_of(step: QuestStep) -> figures.QuestStep:
    """What a step of a quest asks for."""
    needed = {"leadership": step.leadership, "strength": step.strength, "speed": step.speed}
    return filled(figures.QuestStep, step, attributes=[needed[attribute] for attribute in ATTRIBUTE_IDS])


def reward_of(reward: QuestReward | DelphiReward) -> figures.Reward:
    """What a quest or the oracle brings; what only the other can bring is 0, -1 or False."""
    other = DelphiReward() if isinstance(reward, QuestReward) else QuestReward()
    quest = reward if isinstance(reward, QuestReward) else QuestReward()
    lacking = {name: getattr(other, name) for name in fields_of(figures.Reward) if not hasattr(reward, name)}
    return filled(figures.Reward, reward, **{**lacking, "attribute": number_of(quest.attribute)})


def artifact_of(artifact: Artifact) -> figures.Artifact:
    return filled(figures.Artifact, artifact.amount, kills_half=ROUNDINGS.index(artifact.amount.kills_half))


def blessing_of(blessing: Blessing) -> figures.Blessing:
    """A blessing and its price."""
    cost = blessing.cost
    return filled(
        figures.Blessing,
        blessing.amount,
        god=get_args(GodId).index(blessing.god),
        per_turn=blessing.per_turn,
        per_hunt=blessing.per_hunt,
        attribute=number_of(blessing.amount.attribute),
        cost_priests=cost.priests,
        cost_cards=cost.cards,
        cost_symbol=SYMBOL_IDS.index(cost.symbol) if cost.symbol != "any" else ANY_SYMBOL,
        cost_injuries=cost.injuries,
        cost_hoplites=cost.hoplites,
        cost_strength=cost.strength,
        cost_tokens=cost.tokens,
    )


# -- heroes and the board ---------------------------------------------------------------------------------------


def hero_of(hero: Hero, content: Content) -> figures.Hero:
    """A hero with its starting attributes in each edition (LOH-HERO-03)."""
    starts: list[list[int]] = []
    for edition in content.edition:
        start = [content.start.attribute] * len(ATTRIBUTE_IDS)
        for raised in content.start_attribute:
            if raised.hero == hero.id and edition.id in raised.editions:
                start[number_of(raised.attribute)] = raised.value
        starts.append(start)
    return filled(
        figures.Hero,
        hero,
        start=starts,
        bonus=filled(figures.HeroAmount, hero.bonus),
        ability=filled(figures.HeroAmount, hero.ability),
        lower_of=[number_of(attribute) for attribute in hero.lower_of],
    )


def regions_of(content: Content) -> list[figures.Region]:
    """The regions of the map; one without a city recruits nobody and has no room."""
    ids = [region.id for region in content.region]
    lands = [land.id for land in content.land]
    city = {one.id: one for one in content.city}
    return [
        filled(
            figures.Region,
            region,
            name=region.id,
            land=lands.index(region.land),
            neighbours=sorted(ids.index(other) for other in (*region.land_links, *region.sea_links)),
            recruits=city[region.city].recruits if region.city != "none" else 0,
            bonus=city[region.city].bonus if region.city != "none" else 0,
            room=city[region.city].room if region.city != "none" else 0,
            x=region.centre[0],
            y=region.centre[1],
        )
        for region in content.region
    ]


def gods_of(content: Content, owned: dict[str, int]) -> list[figures.God]:
    """The gods, with what their powers give at each level (LOH-PRAY-03)."""
    ids = [region.id for region in content.region]
    levels = range(pieces(content, "monument-parts") + 1)
    amounts = {(one.god, one.level): one.amount for one in content.power_level}
    return [
        filled(
            figures.God,
            god,
            region=ids.index(god.region),
            attribute=number_of(god.attribute),
            power=POWERS.index(god.power),
            amount=[amounts.get((god.id, level), 0) for level in levels],
            artifact=owned[god.id],
        )
        for god in (entry(content.god, one) for one in get_args(GodId))
    ]


def event_card(monster: int, region: int) -> figures.EventCard:
    """A card of the event deck."""
    card = figures.EventCard()
    card.monster = monster
    card.region = region
    return card


# -- all of it --------------------------------------------------------------------------------------------------


def facts_of(content: Content) -> Facts:
    """The content in the plain form the rules read."""
    facts = Facts()
    fill_board(facts, content)
    fill_cards(facts, content)
    fill_actions(facts, content)
    facts.work_out()
    return facts


def fill_board(facts: Facts, content: Content) -> None:
    """The map, gods, heroes and pieces."""
    holy = [region.holy_place for region in content.region]
    facts.region = regions_of(content)
    facts.lands = len(content.land)
    facts.armies = len(content.army)
    facts.shrines = mask_of([region for region, place in enumerate(holy) if place == "shrine"])
    facts.delphi = holy.index("delphi")
    facts.god = gods_of(content, artifacts_by_owner(content))
    facts.hero = [hero_of(entry(content.hero, hero), content) for hero in get_args(HeroId)]
    facts.attribute = [filled(figures.Track, entry(content.attribute, one)) for one in ATTRIBUTE_IDS]
    facts.hoplites = pieces(content, "hoplites")
    facts.priests = pieces(content, "priests")
    facts.control_tokens = pieces(content, "control-tokens")
    facts.action_tokens = pieces(content, "used-action-tokens")
    facts.monument_levels = pieces(content, "monument-parts")


def artifacts_by_owner(content: Content) -> dict[str, int]:
    """The number of the artifact of each god and monster."""
    ids: tuple[str, ...] = get_args(ArtifactId)
    return {one.owner: ids.index(one.id) for one in content.artifact if one.owner}


def fill_cards(facts: Facts, content: Content) -> None:
    """Temple, combat, event, attack, quest, artifact and blessing cards, and the monsters."""
    regions = [region.id for region in content.region]
    monsters = [monster.id for monster in content.monster]
    artifacts = [entry(content.artifact, one) for one in get_args(ArtifactId)]
    owned = artifacts_by_owner(content)
    facts.temple_card = [
        filled(figures.TempleCard, card, drafts=[place - 1 for place in card.drafts], delphi=reward_of(card.delphi))
        for card in content.temple_card
    ]
    facts.card = [combat_card_of(card) for card in content.combat_card]
    facts.symbol = [
        filled(figures.SymbolRule, symbol, wound=WOUNDS[symbol.wound])
        for symbol in (entry(content.symbol, one) for one in SYMBOL_IDS)
    ]
    facts.monster = [monster_of(monster, owned.get(monster.id, NOBODY)) for monster in content.monster]
    facts.event = [
        *(event_card(monsters.index(card.monster), regions.index(card.region)) for card in content.monster_card),
        *(event_card(NOBODY, regions.index(quest.region)) for quest in content.quest),
    ]
    facts.evolution = [evolution_of(card.evolution) for card in content.monster_card]
    facts.attack = [attack_of(card) for card in content.attack_card]
    facts.quest = [
        filled(
            figures.Quest,
            quest,
            region=regions.index(quest.region),
            steps=[quest_step_of(step) for step in quest.steps],
            reward=reward_of(quest.reward),
        )
        for quest in content.quest
    ]
    facts.artifact = [artifact_of(artifact) for artifact in artifacts]
    neutral = [number for number, artifact in enumerate(artifacts) if artifact.kind == "neutral"]
    facts.all_neutral_artifacts = neutral
    facts.neutral_artifacts = [number for number in neutral if artifacts[number].in_deck]
    facts.blessing = [blessing_of(entry(content.blessing, one)) for one in get_args(BlessingId)]


def fill_actions(facts: Facts, content: Content) -> None:
    """The figures of the set-up, of the actions and of winning."""
    facts.start = filled(figures.Start, content.start)
    facts.limits = filled(figures.Limits, content.limits)
    facts.hoplite = filled(figures.Hoplite, content.hoplite)
    facts.prayer = filled(figures.Prayer, content.prayer)
    facts.march = filled(figures.March, content.march)
    facts.prepare = filled(figures.Prepare, content.prepare)
    facts.usurp = filled(figures.Usurp, content.usurp)
    facts.build_temple = filled(figures.BuildTemple, content.build_temple)
    facts.build_monument = filled(figures.BuildMonument, content.build_monument)
    facts.battle = filled(figures.Battle, content.battle)
    facts.hunt = filled(figures.Hunt, content.hunt, draw_by=number_of(content.hunt.draw_by))
    facts.quest_track = filled(figures.QuestTrack, content.quest_track)
    facts.draft = filled(figures.Draft, content.draft)
    facts.victory = filled(figures.Victory, content.victory)
    facts.die = [DIE_RESULTS.index(face) for face in content.monster_die.faces]
