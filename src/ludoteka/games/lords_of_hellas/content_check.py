"""Do the facts fit together? What types cannot say: sums, references between entries, figures that a card needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import get_args

from ludoteka.games.lords_of_hellas.content import (
    ArtifactId,
    Attribute,
    BlessingId,
    CityId,
    Content,
    Cost,
    DieResult,
    EditionId,
    Entry,
    GodId,
    HeroId,
    Part,
    RegularActionId,
    SpecialActionId,
    SupplyId,
    Symbol,
    WoundSymbol,
    pieces,
)

Words = Mapping[str, str]
"""The names of the figures each card or effect has, as words in one string."""

COMBAT_FIGURES: Words = {
    "city-defence-bonus": "bonus",
    "city-defence-recruit": "recruits",
    "glory-bonus": "bonus",
    "phalanx": "bonus per_hoplites",
    "outnumber-bonus": "bonus",
    "attribute-bonus": "attribute",
    "attribute-compare": "attribute bonus",
    "encirclement": "loser_losses",
    "reinforcements": "from_regions",
    "javelins": "kills",
    "attacker-bonus": "bonus",
    "none": "",
}
ARTIFACT_FIGURES: Words = {
    "owl-of-athena": "looks takes",
    "boots-of-hermes": "",
    "thunder-of-zeus": "wounds injuries",
    "poison-arrows": "wounds draws",
    "minotaurs-horn": "",
    "head-of-sphinx": "recruits",
    "eye-of-cyclops": "priests",
    "medusas-blood": "losses",
    "chimeras-fire": "kills",
    "adamant-tethers": "kills",
    "caduceus": "discards",
    "harpe": "draws",
    "pandoras-box": "monster_phases",
    "horn-of-plenty": "recruits",
    "staff-of-tiresias": "",
    "ambrosia": "",
    "aegis": "saves",
    "eye-of-graeae": "",
    "ariadnes-thread": "regions",
    "palladium": "",
    "apollos-arrow": "bonus",
    "orpheus-lyre": "looks takes",
    "dragon-teeth": "kills_half",
    "golden-goblet": "raises highest",
    "femes-trumpet": "tokens",
}
BLESSING_FIGURES: Words = {
    "cunning-tactician": "strength",
    "mobilization": "recruits",
    "master-plan": "strength",
    "athenas-gift": "priests",
    "heroic-presence": "strength",
    "always-prepared": "draws",
    "unbroken-morale": "kills",
    "local-volunteers": "recruits",
    "stalwart-defense": "strength",
    "no-attrition": "cards",
    "battle-prayer": "draws",
    "restrictive-maneuver": "cards",
    "sacrifice-of-flesh": "heals draws",
    "weak-spot": "wounds",
    "push-ups": "draws",
    "inspiring-hunt": "priests",
    "combat-training": "draws",
    "heros-wrath": "kills",
    "local-support": "population least",
    "glory-of-zeus": "recruits",
    "armory": "draws hand",
    "gods-strength": "attribute raises heals",
    "wild-hunt": "",
    "shoot-to-kill": "wounds kills",
    "exhausted-fight": "",
    "forced-march": "regions",
    "rearguard": "recruits",
    "response-force": "attribute from_regions",
    "bluff": "cards",
    "exile": "",
    "ambush": "kills",
    "murderous-march": "",
    "advanced-dodge": "attribute raises",
    "hermes-temple": "priests special_actions",
    "winged-boots": "hoplites",
    "heros-apprentice": "attribute hoplites",
}
BLESSING_COSTS: Words = {
    "master-plan": "priests",
    "battle-prayer": "priests",
    "sacrifice-of-flesh": "priests",
    "weak-spot": "cards",
    "heros-wrath": "cards",
    "wild-hunt": "strength",
    "shoot-to-kill": "cards symbol",
    "exhausted-fight": "injuries tokens",
    "exile": "injuries",
    "murderous-march": "hoplites",
}
BLESSING_LIMITS: Words = {
    "weak-spot": "per_hunt",
    "heros-wrath": "per_turn",
    "shoot-to-kill": "per_turn",
    "exile": "per_turn",
    "advanced-dodge": "per_hunt",
}
HERO_BONUS: Words = {"helen": "looks takes", "perseus": "glory"}
HERO_ABILITY: Words = {"heracles": "looks takes"}
HERO_COST: Words = {"heracles": "glory"}
HERO_LIMITS: Words = {"heracles": "per_turn"}


def faults(c: Content) -> Iterator[str]:
    """Everything that is well formed but contradicts something else; each fault names its key."""
    missing = list(missing_ids(c))
    yield from missing
    if missing:
        return  # the other checks look things up by these ids
    yield from wrong_counts(c)
    yield from wrong_player_counts(c)
    yield from unknown_references(c)
    yield from wrong_map(c)
    yield from wrong_attributes(c)
    yield from wrong_gods(c)
    yield from wrong_temples(c)
    yield from wrong_combat_cards(c)
    yield from wrong_monsters(c)
    yield from wrong_attacks(c)
    yield from wrong_quests(c)
    yield from wrong_artifacts(c)
    yield from wrong_figures(c)
    yield from unknown_to_the_rules(c)


def missing_ids(c: Content) -> Iterator[str]:
    """What the rules call by name must be there."""
    lists: tuple[tuple[str, Sequence[Entry], tuple[str, ...]], ...] = (
        ("supply", c.supply, get_args(SupplyId)),
        ("edition", c.edition, get_args(EditionId)),
        ("city", c.city, get_args(CityId)),
        ("attribute", c.attribute, get_args(Attribute)),
        ("hero", c.hero, get_args(HeroId)),
        ("god", c.god, get_args(GodId)),
        ("regular_action", c.regular_action, get_args(RegularActionId)),
        ("special_action", c.special_action, get_args(SpecialActionId)),
        ("symbol", c.symbol, get_args(Symbol)),
        ("artifact", c.artifact, get_args(ArtifactId)),
        ("blessing", c.blessing, get_args(BlessingId)),
    )
    for key, entries, wanted in lists:
        found = {one.id for one in entries}
        for id in wanted:
            if id not in found:
                yield f"{key}: {id} is missing"


def wrong_counts(c: Content) -> Iterator[str]:
    """What is listed adds up to what the box holds."""
    in_deck = Counter(card.kind for card in c.artifact if card.in_deck)
    blessings = Counter(card.god for card in c.blessing)
    d = c.decks
    for key, found, setting, wanted in (
        ("combat_card copies", sum(card.copies for card in c.combat_card), "decks.combat", d.combat),
        ("attack_card copies", sum(card.copies for card in c.attack_card), "decks.monster_attack", d.monster_attack),
        ("monster_card", len(c.monster_card), "decks.monster_cards", d.monster_cards),
        ("quest", len(c.quest), "decks.quests", d.quests),
        ("artifact of kind neutral", in_deck["neutral"], "decks.neutral_artifacts", d.neutral_artifacts),
        ("artifact of kind monster", in_deck["monster"], "decks.monster_artifacts", d.monster_artifacts),
        ("artifact of kind god", in_deck["god"], "decks.god_artifacts", d.god_artifacts),
        *(
            (f"blessing of {god.id}", blessings[god.id], "decks.blessings_per_god", d.blessings_per_god)
            for god in c.god
        ),
        ("temple_card", len(c.temple_card), "decks.temple_cards", d.temple_cards),
        ("hero", len(c.hero), "supply hero-boards", pieces(c, "hero-boards")),
        ("army", len(c.army), "supply army-boards", pieces(c, "army-boards")),
        ("monster", len(c.monster), "supply monster-sheets", pieces(c, "monster-sheets")),
        ("land", len(c.land), "supply glory-tokens", pieces(c, "glory-tokens")),
        ("attribute", len(c.attribute), "supply attribute-tokens", pieces(c, "attribute-tokens")),
        (
            "special_action with covered",
            sum(action.covered for action in c.special_action),
            "supply used-action-tokens",
            pieces(c, "used-action-tokens"),
        ),
    ):
        if found != wanted:
            yield f"{key}: {wanted} expected by {setting}, found {found}"
    for key, found, reason, least in (
        ("game.max_players", c.game.max_players, "game.min_players", c.game.min_players),
        ("hero", len(c.hero), "game.max_players", c.game.max_players),
        ("army", len(c.army), "game.max_players", c.game.max_players),
        ("supply quest-tokens", pieces(c, "quest-tokens"), "decks.quests", d.quests),
        ("supply hoplites", pieces(c, "hoplites"), "start.hoplites", c.start.hoplites),
        ("supply priests", pieces(c, "priests"), "start.priests", c.start.priests),
        ("supply monument-parts", pieces(c, "monument-parts"), "start.monument_level", c.start.monument_level),
        (
            "supply used-action-tokens",
            pieces(c, "used-action-tokens"),
            "victory.activation_tokens",
            c.victory.activation_tokens,
        ),
        ("attribute", len(c.attribute), "limits.injuries", c.limits.injuries),
        ("limits.combat_cards", c.limits.combat_cards, "start.combat_cards", c.start.combat_cards),
        ("decks.combat", d.combat, "start.combat_cards for all", c.start.combat_cards * c.game.max_players),
        ("monster_card and quest", len(c.monster_card) + len(c.quest), "start.event_cards", c.start.event_cards),
        ("monster", len(c.monster), "victory.monsters", c.victory.monsters),
        ("hunt.attack_cards", c.hunt.attack_cards, "hunt.attack_cards_played", c.hunt.attack_cards_played),
        ("decks.monster_attack", d.monster_attack, "hunt.attack_cards", c.hunt.attack_cards),
        (
            "decks.blessings_per_god of all gods",
            d.blessings_per_god * len(c.god),
            "a draft of all players",
            c.game.max_players * c.draft.keeps + c.draft.beyond_players,
        ),
    ):
        if found < least:
            yield f"{key}: at least {least} expected by {reason}, found {found}"


def wrong_player_counts(c: Content) -> Iterator[str]:
    """Each number of players is told once and can be won with (LOH-WIN-02, LOH-WIN-03)."""
    found = [count.players for count in c.player_count]
    wanted = list(range(c.game.min_players, c.game.max_players + 1))
    if sorted(found) != wanted:
        yield f"player_count: players must be each of {wanted} once, found {found}"
    lands = {land.id for land in c.land}
    for count in c.player_count:
        key = f"player_count {count.id}"
        for land in count.lands_left_out:
            if land not in lands:
                yield f"{key}: there is no land {land}"
        left = len(lands - set(count.lands_left_out))
        if count.lands_to_win > left:
            yield f"{key}: lands_to_win is {count.lands_to_win}, but only {left} count"
        if count.temples > pieces(c, "temples"):
            yield f"{key}: temples is {count.temples}, but there are only {pieces(c, 'temples')}"
        if count.temples + pieces(c, "oracles") < c.victory.temples:
            yield f"{key}: temples is {count.temples}, with the oracle fewer than victory.temples {c.victory.temples}"


def unknown_references(c: Content) -> Iterator[str]:
    """Entries name only regions, lands, monsters and gods that exist."""
    lands = {land.id for land in c.land}
    regions = {region.id for region in c.region}
    monsters = {monster.id for monster in c.monster}
    for key, kind, wanted, known in (
        *((f"region {region.id}", "land", region.land, lands) for region in c.region),
        *((f"region {r.id}", "region", link, regions) for r in c.region for link in (*r.land_links, *r.sea_links)),
        *((f"god {god.id}", "region", god.region, regions) for god in c.god),
        *((f"monster_card {card.id}", "monster", card.monster, monsters) for card in c.monster_card),
        *((f"monster_card {card.id}", "region", card.region, regions) for card in c.monster_card),
        *((f"quest {quest.id}", "region", quest.region, regions) for quest in c.quest),
    ):
        if wanted not in known:
            yield f"{key}: there is no {kind} {wanted}"


def wrong_map(c: Content) -> Iterator[str]:
    """Links go both ways, the map is in one piece and has its special places (LOH-TERM-04, LOH-TEMPLE-02)."""
    by_id = {region.id: region for region in c.region}
    for region in c.region:
        key = f"region {region.id}"
        links = (*region.land_links, *region.sea_links)
        for link, times in Counter(links).items():
            if times > 1:
                yield f"{key}: {link} is linked {times} times"
        if region.id in links:
            yield f"{key}: is linked to itself"
        for kind, here, there in (
            ("land_links", region.land_links, {r.id: r.land_links for r in c.region}),
            ("sea_links", region.sea_links, {r.id: r.sea_links for r in c.region}),
        ):
            for link in here:
                if link in by_id and region.id not in there[link]:
                    yield f"{key}: {kind} name {link}, but those of {link} do not name {region.id}"
    reached = reachable({region.id: (*region.land_links, *region.sea_links) for region in c.region})
    cut_off = [region.id for region in c.region if region.id not in reached]
    if cut_off:
        yield f"region: no way from {c.region[0].id} to {', '.join(cut_off)}"
    for land in c.land:
        if not any(region.land == land.id for region in c.region):
            yield f"land {land.id}: has no region"
    for key, found, wanted in (
        ("region with holy_place delphi", sum(r.holy_place == "delphi" for r in c.region), pieces(c, "oracles")),
        ("region with city sparta", sum(region.city == "sparta" for region in c.region), 1),
    ):
        if found != wanted:
            yield f"{key}: {wanted} expected, found {found}"
    shrines = sum(region.holy_place == "shrine" for region in c.region)
    temples = pieces(c, "temples")
    if shrines < temples:
        yield f"region with holy_place shrine: at least {temples} expected by supply temples, found {shrines}"


def reachable(links: Mapping[str, Iterable[str]]) -> set[str]:
    """All regions that can be reached from the first one."""
    edge = list(links)[:1]
    reached = set(edge)
    while edge:
        for link in links[edge.pop()]:
            if link in links and link not in reached:
                reached.add(link)
                edge.append(link)
    return reached


def wrong_attributes(c: Content) -> Iterator[str]:
    """Heroes start on their tracks, each attribute once in each edition (LOH-LIM-06, LOH-HERO-03)."""
    tracks = {track.id: track for track in c.attribute}
    for track in c.attribute:
        if not track.min <= c.start.attribute <= track.max:
            start_at = c.start.attribute
            yield f"attribute {track.id}: start.attribute {start_at} is not on its track of {track.min} to {track.max}"
    told: Counter[tuple[str, str, str]] = Counter()
    for start in c.start_attribute:
        key = f"start_attribute {start.id}"
        track = tracks[start.attribute]
        if not c.start.attribute < start.value <= track.max:
            yield f"{key}: value must be {c.start.attribute + 1} to {track.max}, found {start.value}"
        told.update((start.hero, start.attribute, edition) for edition in start.editions)
    for (hero, attribute, edition), times in told.items():
        if times > 1:
            yield f"start_attribute: {attribute} of {hero} stands there {times} times for edition {edition}"
    for hero, attribute in dict.fromkeys((hero, attribute) for hero, attribute, _ in told):
        for edition in get_args(EditionId):
            if (hero, attribute, edition) not in told:
                yield f"start_attribute: {attribute} of {hero} is missing for edition {edition}"


def wrong_gods(c: Content) -> Iterator[str]:
    """Each god has a region, an attribute and a power of its own, and an amount for every level (LOH-PRAY-03)."""
    for key, values in (
        ("region", [god.region for god in c.god]),
        ("attribute", [god.attribute for god in c.god]),
        ("power", [god.power for god in c.god]),
    ):
        for value, times in Counter(values).items():
            if times > 1:
                yield f"god: the {key} {value} belongs to {times} gods"
    levels = list(range(1, pieces(c, "monument-parts") + 1))
    for god in c.god:
        rows = [row for row in c.power_level if row.god == god.id]
        found = [row.level for row in rows]
        if found != levels:
            yield f"power_level of {god.id}: level must run 1, 2, 3, ... to {levels[-1]}, found {found}"
        amounts = [row.amount for row in rows]
        if amounts != sorted(amounts):
            yield f"power_level of {god.id}: amount must not fall from level to level, found {amounts}"


def wrong_temples(c: Content) -> Iterator[str]:
    """Draft marks are on places of the card, and the oracle rewards its builder (LOH-TEMPLE-02, LOH-TEMPLE-03)."""
    places = pieces(c, "temples")
    for card in c.temple_card:
        key = f"temple_card {card.id}"
        if not rising(card.drafts) or any(place > places for place in card.drafts):
            yield f"{key}: drafts must rise and be 1 to {places}, found {list(card.drafts)}"
        reward = card.delphi
        if not figures(reward):
            yield f"{key}: delphi gives nothing"
        yield from wrong_look(f"{key}: delphi", reward.looks, reward.takes)
        if (reward.attributes > 0) != (reward.raises > 0):
            yield f"{key}: delphi needs attributes and raises together"
        if reward.attributes > len(c.attribute):
            yield f"{key}: delphi raises {reward.attributes} attributes, but there are only {len(c.attribute)}"
    if c.start.temple_cards > len(c.temple_card):
        yield f"start.temple_cards: is {c.start.temple_cards}, but there are only {len(c.temple_card)}"


def wrong_look(key: str, looks: int, takes: int) -> Iterator[str]:
    """Nobody takes more cards than are looked at, nor looks and takes none."""
    if takes > looks or (looks > 0 and takes == 0):
        yield f"{key}: takes must be 1 to looks, found looks {looks} and takes {takes}"


def wrong_combat_cards(c: Content) -> Iterator[str]:
    """Symbols wound or parry, and every wound can be dealt by some card (LOH-HUNT-06, LOH-HUNT-12)."""
    for symbol in c.symbol:
        key = f"symbol {symbol.id}"
        if symbol.wound not in (symbol.id, "any", "none"):
            yield f"{key}: wound must be {symbol.id}, any or none, found {symbol.wound}"
        if (symbol.wound == "any") != (symbol.any_with == 1):
            yield f"{key}: wound any and any_with 1 must stand together"
        if not symbol.parries and (symbol.parry_injuries or symbol.parry_draws):
            yield f"{key}: parry_injuries and parry_draws need parries"
    dealt = {symbol.wound for symbol in c.symbol if any(card.symbol == symbol.id for card in c.combat_card)}
    asked = {place.symbol for monster in c.monster for place in monster.wounds}
    asked.update(wound for card in c.monster_card for wound in card.evolution.wounds)
    for wound in get_args(WoundSymbol):
        if wound in asked and wound not in dealt and "any" not in dealt:
            yield f"combat_card: none deals a wound of {wound}"


def wrong_monsters(c: Content) -> Iterator[str]:
    """Sheets and monster cards can be played (LOH-HUNT-06, LOH-EVENT-03, LOH-EVENT-04)."""
    tracks = {track.id: track for track in c.attribute}
    fewest, most = c.monster_sheet.fewest_wounds, c.monster_sheet.most_wounds
    for monster in c.monster:
        key = f"monster {monster.id}"
        if not fewest <= len(monster.wounds) <= most:
            yield f"{key}: wounds must be {fewest} to {most}, found {len(monster.wounds)}"
        if not any(card.monster == monster.id for card in c.monster_card):
            yield f"{key}: no monster_card brings it"
        attack = monster.region_attack
        if not attack.kills and not figures(attack) & {"kills_half", "heals", "hero_injuries", "controller_discards"}:
            yield f"{key}: region_attack does nothing"
        if attack.kills and attack.kills_half != "none":
            yield f"{key}: region_attack has both kills and kills_half"
        if attack.else_kills and not attack.controller_discards:
            yield f"{key}: region_attack has else_kills without controller_discards"
        if attack.regions > 1 and attack.reach == "own":
            yield f"{key}: region_attack hits {attack.regions} regions, but its reach is own"
        if monster.special_attack.special:
            yield f"{key}: special_attack calls itself"
        yield from wrong_blow(f"{key}: special_attack", figures(monster.special_attack))
    for card in c.monster_card:
        key = f"monster_card {card.id}"
        evolution = card.evolution
        if not figures(evolution):
            yield f"{key}: evolution does nothing"
        if evolution.from_wounds and not evolution.attack_strength:
            yield f"{key}: evolution has from_wounds without attack_strength"
        if evolution.needs_leadership > tracks["leadership"].max:
            yield f"{key}: needs leadership {evolution.needs_leadership}, which ends at {tracks['leadership'].max}"
        if evolution.needs_priests > pieces(c, "priests"):
            yield f"{key}: needs {evolution.needs_priests} priests, but a player has {pieces(c, 'priests')}"
    for result in get_args(DieResult):
        if result not in c.monster_die.faces:
            yield f"monster_die: no face shows {result}"


def wrong_attacks(c: Content) -> Iterator[str]:
    """Attack cards have a strength and do something (LOH-HUNT-11, LOH-HUNT-22)."""
    for card in c.attack_card:
        key = f"attack_card {card.id}"
        if (card.strength.per > 0) != (card.strength.each != "none"):
            yield f"{key}: strength needs per and each together"
        if not card.strength.base and not card.strength.per:
            yield f"{key}: strength is 0"
        yield from wrong_blow(f"{key}: blow", figures(card.blow))


def wrong_blow(key: str, found: set[str]) -> Iterator[str]:
    """An attack does something, and nothing twice over."""
    if not found:
        yield f"{key} does nothing"
    if len(found & {"discards", "random_discards", "discards_half", "discards_to"}) > 1:
        yield f"{key} discards in more than one way"
    if {"ends_hunt", "ends_hunt_if_injured"} <= found:
        yield f"{key} ends the hunt in more than one way"
    if "else_injuries" in found and "sacrifices" not in found:
        yield f"{key} has else_injuries without sacrifices"


def wrong_quests(c: Content) -> Iterator[str]:
    """Quests have all their steps, ask for what a player can have, and reward (LOH-QUEST-01, LOH-QUEST-07)."""
    tracks = {track.id: track for track in c.attribute}
    most = {
        "leadership": tracks["leadership"].max,
        "strength": tracks["strength"].max,
        "speed": tracks["speed"].max,
        "priests": pieces(c, "priests"),
        "pay_priests": pieces(c, "priests"),
        "pay_cards": c.limits.combat_cards,
        "pay_injuries": c.limits.injuries,
        "cities": sum(region.city != "none" for region in c.region),
        "temples": min((count.temples for count in c.player_count), default=0) + pieces(c, "oracles"),
        "artifacts": sum(card.in_deck for card in c.artifact),
    }
    for quest in c.quest:
        key = f"quest {quest.id}"
        if len(quest.steps) != c.quest_track.steps:
            yield f"{key}: {c.quest_track.steps} steps expected by quest_track.steps, found {len(quest.steps)}"
        for number, step in enumerate(quest.steps, 1):
            if not figures(step):
                yield f"{key}: step {number} asks for nothing"
            for name, limit in most.items():
                asked: int = getattr(step, name)
                if asked > limit:
                    yield f"{key}: step {number} asks for {name} {asked}, more than the {limit} there can be"
        reward = quest.reward
        if not figures(reward) - {"kept"}:
            yield f"{key}: reward gives nothing"
        yield from wrong_look(f"{key}: reward", reward.looks, reward.takes)
        if (reward.attribute != "none") != (reward.raises > 0):
            yield f"{key}: reward needs attribute and raises together"
        highest = max(track.max for track in c.attribute)
        if reward.raises_to > highest:
            yield f"{key}: reward raises to {reward.raises_to}, but the tracks end at {highest}"
        if (reward.takes_back_tokens or reward.special_actions) and not reward.kept:
            yield f"{key}: reward with takes_back_tokens or special_actions must be kept"


def wrong_artifacts(c: Content) -> Iterator[str]:
    """Each god and each monster has one artifact, neutral ones belong to nobody (LOH-SETUP-01, LOH-SETUP-03)."""
    gods = [god.id for god in c.god]
    monsters = [monster.id for monster in c.monster]
    owners = {"god": set[str](gods), "monster": set[str](monsters)}
    for card in c.artifact:
        key = f"artifact {card.id}"
        if card.kind == "neutral":
            if card.owner is not None:
                yield f"{key}: is neutral, but its owner is {card.owner}"
        elif card.owner not in owners[card.kind]:
            yield f"{key}: there is no {card.kind} {card.owner}"
        elif not card.in_deck:
            yield f"{key}: the artifact of {card.owner} must be in_deck"
    owned = Counter((card.kind, card.owner) for card in c.artifact if card.kind != "neutral")
    for kind, names in (("god", gods), ("monster", monsters)):
        for name in names:
            times = sum(n for (k, owner), n in owned.items() if (k, owner) == (kind, name))
            if times != 1:
                yield f"{kind} {name}: one artifact expected, found {times}"


def wrong_figures(c: Content) -> Iterator[str]:
    """A card has the figures its effect reads and no others, so that a pack cannot change what nobody reads."""
    for combat in c.combat_card:
        yield from wrong_words(
            f"combat_card {combat.id}: amount", figures(combat.amount), COMBAT_FIGURES[combat.effect]
        )
    for artifact in c.artifact:
        key = f"artifact {artifact.id}: amount"
        yield from wrong_words(key, figures(artifact.amount), ARTIFACT_FIGURES[artifact.id])
        yield from wrong_look(key, artifact.amount.looks, artifact.amount.takes)
    for blessing in c.blessing:
        key = f"blessing {blessing.id}"
        limits = {name for name, times in (("per_turn", blessing.per_turn), ("per_hunt", blessing.per_hunt)) if times}
        yield from wrong_words(f"{key}: amount", figures(blessing.amount), BLESSING_FIGURES[blessing.id])
        yield from wrong_words(f"{key}: cost", figures(blessing.cost), BLESSING_COSTS.get(blessing.id, ""))
        yield from wrong_words(key, limits, BLESSING_LIMITS.get(blessing.id, ""))
        yield from unaffordable(f"{key}: cost", blessing.cost, c)
        if 0 < blessing.amount.hand <= c.limits.combat_cards:
            yield f"{key}: hand must be more than limits.combat_cards {c.limits.combat_cards}"
    for hero in c.hero:
        key = f"hero {hero.id}"
        yield from wrong_words(f"{key}: bonus", figures(hero.bonus), HERO_BONUS.get(hero.id, ""))
        yield from wrong_words(f"{key}: ability", figures(hero.ability), HERO_ABILITY.get(hero.id, ""))
        yield from wrong_words(f"{key}: ability_cost", figures(hero.ability_cost), HERO_COST.get(hero.id, ""))
        yield from wrong_words(key, {"per_turn"} if hero.per_turn else set(), HERO_LIMITS.get(hero.id, ""))
        yield from wrong_look(f"{key}: bonus", hero.bonus.looks, hero.bonus.takes)
        yield from wrong_look(f"{key}: ability", hero.ability.looks, hero.ability.takes)
        compared = 2 if hero.id == "achilles" else 0
        if len(set(hero.lower_of)) != compared or len(hero.lower_of) != compared:
            yield f"{key}: lower_of must name {compared} attributes, found {list(hero.lower_of)}"


def unknown_to_the_rules(c: Content) -> Iterator[str]:
    """Figures that the content names for the reader and the rules know in one way only."""
    heracles = next(hero for hero in c.hero if hero.id == "heracles")
    for key, found, known in (
        ("battle.cards_per_turn", c.battle.cards_per_turn, 1),
        ("hero heracles: ability_cost.glory", heracles.ability_cost.glory, 1),
        ("hero heracles: per_turn", heracles.per_turn, 1),
        ("hoplite.regions", c.hoplite.regions, 1),
        ("draft.keeps", c.draft.keeps, 1),
        ("hunt.attack_cards_played", c.hunt.attack_cards_played, 1),
        ("start.temple_cards", c.start.temple_cards, 1),
        ("build_temple.temples", c.build_temple.temples, 1),
        ("build_monument.levels", c.build_monument.levels, 1),
        *((f"regular_action {action.id}: per_turn", action.per_turn, 1) for action in c.regular_action),
    ):
        if found != known:
            yield f"{key}: is {found}, but the rules know only {known}"
    for key, found, most in (
        ("hoplite.fortified_recruits", c.hoplite.fortified_recruits, 1),
        *((f"city {city.id}: room", city.room, 1) for city in c.city),
        *((f"player_count {count.id}: repeats", count.repeats, 1) for count in c.player_count),
    ):
        if found > most:
            yield f"{key}: is {found}, but the rules know no more than {most}"


def wrong_words(key: str, found: set[str], words: str) -> Iterator[str]:
    """The figures named by the words are there, and no others."""
    wanted = words.split()
    for name in wanted:
        if name not in found:
            yield f"{key} needs {name}"
    for name in sorted(found - set(wanted)):
        yield f"{key} has {name}, which its effect does not know"


def unaffordable(key: str, cost: Cost, c: Content) -> Iterator[str]:
    """A cost is no more than a player can ever have."""
    for name, asked, most in (
        ("priests", cost.priests, pieces(c, "priests")),
        ("cards", cost.cards, c.limits.combat_cards),
        ("injuries", cost.injuries, c.limits.injuries),
        ("hoplites", cost.hoplites, pieces(c, "hoplites") - 1),
        ("tokens", cost.tokens, pieces(c, "used-action-tokens")),
    ):
        if asked > most:
            yield f"{key} asks for {name} {asked}, more than the {most} there can be"


def figures(part: Part) -> set[str]:
    """The names of the fields that say something else than their default: what an effect really does."""
    plain = type(part)()
    return {name for name in part.__struct_fields__ if getattr(part, name) != getattr(plain, name)}


def rising(values: Sequence[int]) -> bool:
    """Whether each value is higher than the one before."""
    return all(low < high for low, high in pairwise(values))
