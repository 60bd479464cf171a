"""The chapters of the rules behind the cross-references of `book`."""

from __future__ import annotations

from ludoteka.games.heroes3.entries.scenarios import AiDeck
from ludoteka.games.heroes3.facts import NOBODY
from ludoteka.games.heroes3.figures import Play
from ludoteka.games.heroes3.rules.ai import armies as ai_armies
from ludoteka.games.heroes3.rules.ai import boss_spells, timed_fights
from ludoteka.games.heroes3.rules.ai import fighting as ai_fighting
from ludoteka.games.heroes3.rules.ai import heroes as ai_heroes
from ludoteka.games.heroes3.rules.battlefield import damage as damaging
from ludoteka.games.heroes3.rules.book import CardDeed, Rulebook
from ludoteka.games.heroes3.rules.combat import announce as announcing
from ludoteka.games.heroes3.rules.combat import deeds as combat_deeds
from ludoteka.games.heroes3.rules.combat import deeds_of_attack
from ludoteka.games.heroes3.rules.combat import start as combat_start
from ludoteka.games.heroes3.rules.map import moving
from ludoteka.games.heroes3.rules.play import dice as card_dice
from ludoteka.games.heroes3.rules.play import moments as card_moments
from ludoteka.games.heroes3.rules.play import playing, registry
from ludoteka.games.heroes3.rules.scenario import special as scenario_rules
from ludoteka.games.heroes3.rules.scenario import visited
from ludoteka.games.heroes3.rules.setup import next_scenario
from ludoteka.games.heroes3.rules.spells import casting
from ludoteka.games.heroes3.rules.town import special_buildings
from ludoteka.games.heroes3.rules.turn import astrologers_deeds
from ludoteka.games.heroes3.rules.units import blows
from ludoteka.games.heroes3.rules.world import scenario_map
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.games.heroes3.state_parts import AiHero
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step


class Chapters(Rulebook):
    """The rules as they are played: each question goes to the chapter that answers it."""

    # -- map --------------------------------------------------------------------------------------------------------

    def step_to(self, s: Heroes3, seat: int, hero: int, field: int) -> None:
        moving.step_to(s, seat, hero, field)

    # -- town -------------------------------------------------------------------------------------------------------

    def use_university(self, s: Heroes3, seat: int) -> None:
        special_buildings.use_university(s, seat)

    # -- playing cards ----------------------------------------------------------------------------------------------

    def begin_play(self, s: Heroes3, seat: int, card: int, way: int) -> None:
        playing.begin_play(s, seat, card, way)

    def card_deed(self, name: str) -> CardDeed | None:
        return registry.DEEDS.get(name)

    def ask_before_roll(self, s: Heroes3, seat: int, hero: int, die: int, count: int, keep: int) -> bool:
        return card_dice.ask_before_roll(s, seat, hero, die, count, keep)

    def die_options(self, s: Heroes3, seat: int, die: int, fresh: list[int], out: list[Action]) -> None:
        card_dice.die_options(s, seat, die, fresh, out)

    def use_die_card(self, s: Heroes3, seat: int, die: int, action: Action) -> None:
        card_dice.use_die_card(s, seat, die, action)

    def search_options(self, s: Heroes3, seat: int, decks: int, looks: int, out: list[Action]) -> None:
        card_moments.search_options(s, seat, decks, looks, out)

    def after_search(self, s: Heroes3, seat: int, deck: int, looks: int, level: str) -> None:
        card_moments.after_search(s, seat, deck, looks, level)

    def take_school_spell(self, s: Heroes3, seat: int, school: int) -> None:
        card_moments.take_school_spell(s, seat, school)

    def level_gained(self, s: Heroes3, seat: int) -> None:
        card_moments.level_gained(s, seat)

    def ask_to_skip_guard(self, s: Heroes3, seat: int, hero: int, field: int) -> bool:
        return card_moments.ask_to_skip_guard(s, seat, hero, field)

    # -- strongholds ------------------------------------------------------------------------------------------------

    def holds_stronghold(self, s: Heroes3, field: int) -> bool:
        return scenario_map.is_stronghold(s, field)

    def new_garrison(self, s: Heroes3) -> AiHero:
        return ai_heroes.new_ai(s, None, NOBODY, [], ai_heroes.GUARD)

    # -- scenario ---------------------------------------------------------------------------------------------------

    def hero_arrived(self, s: Heroes3, seat: int, hero: int, field: int) -> None:
        scenario_rules.hero_arrived(s, seat, hero, field)

    def field_visited(self, s: Heroes3, seat: int, hero: int, field: int, beaten: int) -> None:
        scenario_rules.field_visited(s, seat, hero, field, beaten)

    def dragon_for_units(self, s: Heroes3, seat: int, field: int) -> None:
        scenario_rules.offer_dragons(s, seat, field)

    def secondary_joined(self, s: Heroes3, seat: int) -> None:
        scenario_rules.secondary_joined(s, seat)

    def obelisk_entered(self, s: Heroes3, seat: int, hero: int, field: int) -> None:
        scenario_rules.obelisk_entered(s, seat, hero, field)

    def obelisk_visited(self, s: Heroes3, seat: int, hero: int, field: int) -> None:
        scenario_rules.obelisk_visited(s, seat, hero, field)

    def place_gives(self, s: Heroes3, seat: int, hero: int, field: int, first: bool) -> None:
        visited.place_gives(s, seat, hero, field, first)

    def grail_found(self, s: Heroes3, seat: int, hero: int, field: int) -> None:
        scenario_rules.grail_found(s, seat, hero, field)

    # -- combat -----------------------------------------------------------------------------------------------------

    def announce(
        self, s: Heroes3, seat: int, hero: int, defender: int, defender_hero: int, ai: int, field: int
    ) -> None:
        announcing.announce(s, seat, hero, defender, defender_hero, ai, field)

    def start_combat(
        self, seat: int, hero: int, defender: int, defender_hero: int, ai: int, field: int
    ) -> Step[Heroes3]:
        return combat_start.StartCombat(seat, hero, defender, defender_hero, ai, field)

    def lose_raised_hp(self, s: Heroes3, c: Combat, fighter: int) -> None:
        damaging.lose_raised_hp(s, c, fighter)

    def deed_open(self, s: Heroes3, c: Combat, seat: int, side: int, moment: int, card: int, play: Play) -> bool:
        return combat_deeds.deed_open(s, c, seat, side, moment, card, play)

    def do_deed(
        self, s: Heroes3, c: Combat, seat: int, side: int, card: int, way: int, play: Play, chosen: tuple[int, ...]
    ) -> bool:
        return combat_deeds.do_deed(s, c, seat, side, card, way, play, chosen)

    def deal(self, s: Heroes3, c: Combat, seat: int, side: int, card: int, play: Play, chosen: tuple[int, ...]) -> None:
        deeds_of_attack.deal(s, c, seat, side, card, play, chosen)

    # -- spells and units -------------------------------------------------------------------------------------------

    def begin_casting(self, s: Heroes3, c: Combat, seat: int, side: int, card: int, step: int) -> None:
        casting.begin_casting(s, c, seat, side, card, step)

    def after_blow(
        self, attacker: int, target: int, kind: int, faces: list[int], sure: bool, dropped: bool, damage: int
    ) -> Step[Heroes3]:
        return blows.AfterBlow(attacker, target, kind, faces, sure, dropped, damage)

    # -- AI heroes and neutral units --------------------------------------------------------------------------------

    def ai_acts(self, fighter: int) -> Step[Heroes3]:
        return ai_fighting.AiActs(fighter)

    def pick_for_ability(self, s: Heroes3, c: Combat, what: str, fighter: int, spaces: list[int]) -> int:
        return ai_fighting.pick_for_ability(s, c, what, fighter, spaces)

    def boss_casts(self, s: Heroes3, c: Combat, fighter: int) -> None:
        boss_spells.boss_casts(s, c, fighter)

    def draw_ai_cards(self, s: Heroes3, deck: AiDeck) -> list[int]:
        return ai_heroes.draw_ai_cards(s, deck)

    def army_appears(self, s: Heroes3, number: int) -> None:
        ai_heroes.army_appears(s, number)

    def timed_fight(self, s: Heroes3, at: int) -> None:
        timed_fights.timed_fight(s, at)

    def army_spawns(self, s: Heroes3, at: int) -> None:
        ai_armies.army_spawns(s, at)

    def armies_wake(self, s: Heroes3) -> None:
        ai_armies.armies_wake(s)

    def army_arrives(self, s: Heroes3, at: int) -> None:
        ai_armies.army_arrives(s, at)

    # -- turns and rounds -------------------------------------------------------------------------------------------

    def astrologers_deed(self, s: Heroes3, card: int) -> None:
        astrologers_deeds.deed_now(s, card)

    # -- set-up -----------------------------------------------------------------------------------------------------

    def next_scenario(self) -> Step[Heroes3]:
        return next_scenario.NextScenario()
