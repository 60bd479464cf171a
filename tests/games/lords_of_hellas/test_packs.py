"""A content pack corrects figures, and a wrong one is refused with a clear word."""

from __future__ import annotations

import doctest
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from ludoteka.games.lords_of_hellas import content
from ludoteka.games.lords_of_hellas.content import load
from ludoteka.games.lords_of_hellas.entries.box import Content, entry
from ludoteka.games.lords_of_hellas.entries.words import CombatEffect, Entry, Fact
from ludoteka.kernel.errors import BadContent


class TestCheck:
    def test_every_effect_is_on_a_card_that_shows_its_figures(self, facts: Content) -> None:
        assert {card.effect for card in facts.combat_card} == set(get_args(CombatEffect))

    def test_every_fact_says_where_it_comes_from(self, facts: Content) -> None:
        sources: Counter[str] = Counter()
        for key in Content.__struct_fields__:
            value: Fact | list[Entry] = getattr(facts, key)
            sources.update(one.source for one in (value if isinstance(value, list) else [value]))
        assert sources["designed"] == 12 + 1
        assert set(sources) == {"rulebook", "public", "recall", "designed"}


class TestPacks:
    """A pack corrects single figures; what cannot be played is refused, naming file and key."""

    @pytest.fixture
    def pack(self, tmp_path: Path) -> Path:
        folder = tmp_path / "pack"
        folder.mkdir()
        return folder

    def test_corrects_a_monster_sheet(self, pack: Path) -> None:
        (pack / "monsters.toml").write_text(
            '[[monster]]\nid = "hydra"\nsheet_source = "public"\nspecial_attack = { injuries = 3 }\n'
            'wounds = [{ symbol = "axe" }, { symbol = "axe" },\n'
            '{ symbol = "bow", reward = "priest" }, { symbol = "bow" }]\n'
        )
        hydra = entry(load([pack]).monster, "hydra")
        assert [place.symbol for place in hydra.wounds] == ["axe", "axe", "bow", "bow"]
        assert (hydra.special_attack.injuries, hydra.special_attack.heals) == (3, 0)
        assert (hydra.region_attack.heals, hydra.sheet_source) == (1, "public")

    def test_corrects_the_die_and_a_divine_power(self, pack: Path) -> None:
        (pack / "pack.toml").write_text(
            'power_level = [{ id = "zeus-5", amount = 4, source = "public" }]\n'
            '[monster_die]\nfaces = ["nothing", "nothing", "move", "move", "region-attack", "move-or-region-attack"]\n'
        )
        corrected = load([pack])
        assert entry(corrected.power_level, "zeus-5").amount == 4
        assert corrected.monster_die.faces.count("nothing") == 2

    def test_swaps_neutral_artifacts(self, pack: Path) -> None:
        out = '[[artifact]]\nid = "palladium"\nin_deck = false\n'
        (pack / "artifacts.toml").write_text(out)
        with pytest.raises(
            BadContent, match=r"artifact of kind neutral: 10 expected by decks.neutral_artifacts, found 9"
        ):
            load([pack])
        (pack / "artifacts.toml").write_text(out + '[[artifact]]\nid = "dragon-teeth"\nin_deck = true\n')
        assert entry(load([pack]).artifact, "dragon-teeth").in_deck

    def test_takes_a_city_away(self, pack: Path) -> None:
        (pack / "map.toml").write_text('[[region]]\nid = "argolis"\ncity = "none"\n')
        assert entry(load([pack]).region, "argolis").city == "none"

    def test_adds_a_quest_when_the_deck_grows_with_it(self, pack: Path) -> None:
        (pack / "quests.toml").write_text(
            '[[quest]]\nid = "nemean-lion"\nregion = "argolis"\nsource = "designed"\n'
            "steps = [{ strength = 1 }, { strength = 2 }, { strength = 3 }]\nreward = { draws = 3 }\n"
        )
        with pytest.raises(BadContent, match=r"quest: 9 expected by decks\.quests, found 10"):
            load([pack])
        (pack / "game.toml").write_text('supply = [{ id = "quest-tokens", count = 10 }]\n[decks]\nquests = 10\n')
        assert load([pack]).quest[-1].id == "nemean-lion"

    def test_names_all_faults_in_one_line(self, pack: Path) -> None:
        (pack / "pack.toml").write_text("[decks]\nquests = 8\n[quest_track]\nsteps = 4\n[victory]\nmonsters = 8\n")
        with pytest.raises(BadContent) as refused:
            load([pack])
        message = str(refused.value)
        assert message.startswith("lords_of_hellas: quest: 8 expected by decks.quests, found 9; ")
        assert "monster: at least 8 expected by victory.monsters, found 7" in message
        assert message.count("4 steps expected by quest_track.steps, found 3") == 9
        assert "\n" not in message

    @pytest.mark.parametrize(
        ("toml", "message"),
        [
            ('[[region]]\nid = "elis"\npopulace = 2', r"pack\.toml: .*unknown field `populace`.*elis"),
            ('[[region]]\nid = "elis"\npopulation = "two"', r"pack\.toml: Expected `int`, got `str`.*elis"),
            ('[[region]]\nid = "elis"\npopulation = 0', r"pack\.toml: Expected `int` >= 1.*elis"),
            ('[[region]]\nid = "elis"\ncity = "village"', r"pack\.toml: Invalid enum value 'village'.*elis"),
            ('[[army]]\nid = "Red Army"\nsource = "recall"', r"pack\.toml: Expected `str` matching regex .*Red Army"),
            ("[[region]]\npopulation = 2", r"pack\.toml: .*region.* has no id"),
            ('[[regions]]\nid = "elis"', r"pack\.toml: unknown key 'regions'"),
            ('[[hero]]\nid = "jason"\noptional = true\nsource = "designed"', r"pack\.toml: Invalid enum value 'jason'"),
            ('[[blessing]]\nid = "bluff"\namount = { card = 2 }', r"pack\.toml: .*unknown field `card`.*bluff"),
            ('[[monster]]\nid = "hydra"\nwounds = [{ symbol = "shield" }]', r"Invalid enum value 'shield'.*hydra"),
            ('[[monster]]\nid = "hydra"\nspecial_attack = { injury = 1 }', r"unknown field `injury`.*hydra"),
            ('[[combat_card]]\nid = "charge"\neffect = "fear"', r"Invalid enum value 'fear'.*charge"),
            ('[monster_die]\nfaces = ["sleep"]', r"pack\.toml: Invalid enum value 'sleep'"),
            ('[[edition]]\nid = "cs"\nsource = "rumour"', r"pack\.toml: Invalid enum value 'rumour'.*cs"),
            ("[start]\nhoplites = -1", r"pack\.toml: Expected `int` >= 0 at \$\.start\.hoplites"),
        ],
    )
    def test_refuses_what_does_not_fit_the_types(self, pack: Path, toml: str, message: str) -> None:
        (pack / "pack.toml").write_text(toml)
        with pytest.raises(BadContent, match=message):
            load([pack])

    @pytest.mark.parametrize(
        ("toml", "message"),
        [
            ("blessing = []", "blessing: cunning-tactician is missing"),
            ('[[combat_card]]\nid = "charge"\ncopies = 3', "combat_card copies: 30 expected by decks.combat, found 31"),
            (
                '[[attack_card]]\nid = "fury"\ncopies = 1',
                "attack_card copies: 18 expected by decks.monster_attack, found 17",
            ),
            ('[[blessing]]\nid = "bluff"\ngod = "zeus"', "blessing of hermes: 12 expected by decks.blessings_per_god"),
            ('[[land]]\nid = "violet"\nsource = "designed"', "land: 5 expected by supply glory-tokens, found 6"),
            ('[[land]]\nid = "violet"\nsource = "designed"', "land violet: has no region"),
            ('[[special_action]]\nid = "hunt"\ncovered = false', "special_action with covered: 6 expected by supply"),
            ("[game]\nmax_players = 5", "hero: at least 5 expected by game.max_players, found 4"),
            ("[game]\nmin_players = 1", r"player_count: players must be each of \[1, 2, 3, 4\] once"),
            ("[start]\nhoplites = 16", "supply hoplites: at least 16 expected by start.hoplites, found 15"),
            ("[start]\nattribute = 6", "attribute leadership: start.attribute 6 is not on its track of 1 to 5"),
            ("[start]\ntemple_cards = 6", "start.temple_cards: is 6, but there are only 5"),
            ("[limits]\ninjuries = 4", "attribute: at least 4 expected by limits.injuries, found 3"),
            ("[limits]\ncombat_cards = 6", "blessing armory: hand must be more than limits.combat_cards 6"),
            ("[battle]\ncards_per_turn = 2", "battle.cards_per_turn: is 2, but the rules know only 1"),
            ("[draft]\nkeeps = 2", "draft.keeps: is 2, but the rules know only 1"),
            ('[[regular_action]]\nid = "prayer"\nper_turn = 2', "regular_action prayer: per_turn: is 2, but the rules"),
            ('[[city]]\nid = "sparta"\nroom = 2', "city sparta: room: is 2, but the rules know no more than 1"),
            (
                '[[player_count]]\nid = "two-players"\nrepeats = 2',
                "two-players: repeats: is 2, but the rules know no more",
            ),
            ("[hunt]\nattack_cards_played = 3", "hunt.attack_cards: at least 3 expected by hunt.attack_cards_played"),
            ("[victory]\ntemples = 8", "player_count two-players: temples is 6, with the oracle fewer than"),
            ("[victory]\nactivation_tokens = 7", "supply used-action-tokens: at least 7 expected by victory"),
            (
                '[[player_count]]\nid = "three-players"\nlands_to_win = 5',
                "player_count three-players: lands_to_win is 5, but only 4 count",
            ),
            (
                '[[player_count]]\nid = "three-players"\nlands_left_out = ["violet"]',
                "player_count three-players: there is no land violet",
            ),
            ('[[player_count]]\nid = "four-players"\ntemples = 9', "temples is 9, but there are only 8"),
            ('[[region]]\nid = "elis"\nland = "violet"', "region elis: there is no land violet"),
            ('[[region]]\nid = "elis"\nsea_links = ["ithaca"]', "region elis: there is no region ithaca"),
            (
                '[[region]]\nid = "elis"\nsea_links = ["crete"]',
                "region elis: sea_links name crete, but those of crete do not name elis",
            ),
            (
                '[[region]]\nid = "chalkidiki"\nsea_links = []',
                "region euboea: sea_links name chalkidiki, but those of chalkidiki do not name euboea",
            ),
            ('[[region]]\nid = "euboea"\nland_links = ["crete"]', "region euboea: crete is linked 2 times"),
            ('[[region]]\nid = "elis"\nsea_links = ["elis"]', "region elis: is linked to itself"),
            (
                '[[region]]\nid = "ithaca"\nland = "green"\npopulation = 2\ncity = "none"\nholy_place = "none"\n'
                'land_links = []\nsea_links = []\ncentre = [0.0, 0.0]\nsource = "designed"',
                "region: no way from epirus to ithaca",
            ),
            ('[[region]]\nid = "elis"\ncity = "sparta"', "region with city sparta: 1 expected, found 2"),
            ('[[region]]\nid = "phocis"\nholy_place = "none"', "region with holy_place delphi: 1 expected, found 0"),
            ('[[region]]\nid = "elis"\nholy_place = "none"', "region with holy_place shrine: at least 8 expected"),
            (
                '[[start_attribute]]\nid = "achilles-speed-cs"\nvalue = 6',
                "start_attribute achilles-speed-cs: value must be 2 to 5, found 6",
            ),
            (
                '[[start_attribute]]\nid = "achilles-speed-cs"\neditions = ["cs", "pl"]',
                "start_attribute: speed of achilles appears 2 times for edition pl",
            ),
            (
                '[[start_attribute]]\nid = "heracles-strength"\neditions = ["cs"]',
                "start_attribute: strength of heracles is missing for edition pl",
            ),
            ('[[god]]\nid = "zeus"\nregion = "olympus"', "god zeus: there is no region olympus"),
            ('[[god]]\nid = "zeus"\nregion = "attica"', "god: the region attica belongs to 2 gods"),
            ('[[god]]\nid = "zeus"\nattribute = "speed"', "god: the attribute speed belongs to 2 gods"),
            ('[[god]]\nid = "zeus"\npower = "move-an-army"', "god: the power move-an-army belongs to 2 gods"),
            ('[[power_level]]\nid = "zeus-3"\nlevel = 4', "power_level of zeus: level must run 1, 2, 3, ... to 5"),
            (
                '[[power_level]]\nid = "zeus-3"\namount = 4',
                r"power_level of zeus: amount must not fall .* \[0, 1, 4, 3, 3\]",
            ),
            (
                '[[temple_card]]\nid = "fill-hand"\ndrafts = [4, 3]',
                r"temple_card fill-hand: drafts must rise .* \[4, 3\]",
            ),
            (
                '[[temple_card]]\nid = "fill-hand"\ndrafts = [9]',
                "temple_card fill-hand: drafts must rise and be 1 to 8",
            ),
            ('[[temple_card]]\nid = "fill-hand"\ndelphi = {}', "temple_card fill-hand: delphi gives nothing"),
            (
                '[[temple_card]]\nid = "neutral-artifact"\ndelphi = { looks = 1, takes = 2 }',
                "temple_card neutral-artifact: delphi: takes must be 1 to looks",
            ),
            (
                '[[temple_card]]\nid = "attributes"\ndelphi = { raises = 1 }',
                "temple_card attributes: delphi needs attributes and raises together",
            ),
            (
                '[[temple_card]]\nid = "attributes"\ndelphi = { attributes = 4, raises = 1 }',
                "temple_card attributes: delphi raises 4 attributes, but there are only 3",
            ),
            ('[[symbol]]\nid = "axe"\nwound = "bow"', "symbol axe: wound must be axe, any or none, found bow"),
            ('[[symbol]]\nid = "axe"\nwound = "any"', "symbol axe: wound any and any_with 1 go together"),
            ('[[symbol]]\nid = "axe"\nparry_draws = 1', "symbol axe: parry_injuries and parry_draws need parries"),
            (
                '[[symbol]]\nid = "axe"\nwound = "none"\n[[symbol]]\nid = "sickle"\nwound = "none"\nany_with = 0',
                "combat_card: none deals a wound of axe",
            ),
            (
                '[[monster]]\nid = "hydra"\nwounds = [{ symbol = "axe" }]',
                "monster hydra: wounds must be 4 to 7, found 1",
            ),
            ('[[monster]]\nid = "hydra"\nregion_attack = {}', "monster hydra: region_attack does nothing"),
            (
                '[[monster]]\nid = "hydra"\nregion_attack = { kills = 1, kills_half = "up" }',
                "monster hydra: region_attack has both kills and kills_half",
            ),
            (
                '[[monster]]\nid = "hydra"\nregion_attack = { kills = 1, else_kills = 1 }',
                "monster hydra: region_attack has else_kills without controller_discards",
            ),
            (
                '[[monster]]\nid = "hydra"\nregion_attack = { kills = 1, regions = 2 }',
                "monster hydra: region_attack hits 2 regions, but its reach is own",
            ),
            ('[[monster]]\nid = "hydra"\nspecial_attack = {}', "monster hydra: special_attack does nothing"),
            (
                '[[monster]]\nid = "hydra"\nspecial_attack = { special = true }',
                "monster hydra: special_attack calls itself",
            ),
            (
                '[[monster]]\nid = "hydra"\nspecial_attack = { discards = 1, discards_half = "up" }',
                "monster hydra: special_attack discards in more than one way",
            ),
            (
                '[[monster]]\nid = "hydra"\nspecial_attack = { injuries = 1, else_injuries = 1 }',
                "monster hydra: special_attack has else_injuries without sacrifices",
            ),
            ('[[monster_card]]\nid = "hydra-1"\nmonster = "lion"', "monster_card hydra-1: there is no monster lion"),
            ('[[monster_card]]\nid = "hydra-1"\nregion = "lerna"', "monster_card hydra-1: there is no region lerna"),
            ('[[monster_card]]\nid = "hydra-1"\nevolution = {}', "monster_card hydra-1: evolution does nothing"),
            (
                '[[monster_card]]\nid = "hydra-1"\nevolution = { from_wounds = 3 }',
                "monster_card hydra-1: evolution has from_wounds without attack_strength",
            ),
            (
                '[[monster_card]]\nid = "sphinx-1"\nevolution = { needs_leadership = 6 }',
                "monster_card sphinx-1: needs leadership 6, which ends at 5",
            ),
            (
                '[[monster_card]]\nid = "minotaur-1"\nevolution = { needs_priests = 5 }',
                "monster_card minotaur-1: needs 5 priests, but a player has 4",
            ),
            (
                '[[monster_card]]\nid = "hydra-1"\nmonster = "sphinx"\n'
                '[[monster_card]]\nid = "hydra-2"\nmonster = "sphinx"',
                "monster hydra: no monster_card brings it",
            ),
            (
                '[monster_die]\nfaces = ["nothing", "region-attack", "move"]',
                "monster_die: no face shows move-or-region",
            ),
            ('[[attack_card]]\nid = "fury"\nstrength = { base = 0 }', "attack_card fury: strength is 0"),
            (
                '[[attack_card]]\nid = "fury"\nstrength = { base = 1, per = 1 }',
                "fury: strength needs per and each together",
            ),
            ('[[attack_card]]\nid = "fury"\nblow = {}', "attack_card fury: blow does nothing"),
            (
                '[[attack_card]]\nid = "fury"\nblow = { ends_hunt = true, ends_hunt_if_injured = true }',
                "attack_card fury: blow ends the hunt in more than one way",
            ),
            ('[[quest]]\nid = "cretan-bull"\nregion = "knossos"', "quest cretan-bull: there is no region knossos"),
            ('[[quest]]\nid = "cretan-bull"\nsteps = [{ speed = 3 }]', "quest cretan-bull: 3 steps expected"),
            (
                '[[quest]]\nid = "cretan-bull"\nsteps = [{}, { speed = 6 }, { pay_cards = 5 }]',
                "step 1 asks for nothing; quest cretan-bull: step 2 asks for speed 6, more than the 5 there can be",
            ),
            (
                '[[quest]]\nid = "cretan-bull"\nsteps = [{ pay_cards = 5 }, { cities = 14 }, { pay_injuries = 4 }]',
                "step 1 asks for pay_cards 5, .*step 2 asks for cities 14, .*step 3 asks for pay_injuries 4",
            ),
            ('[[quest]]\nid = "cretan-bull"\nreward = { kept = true }', "quest cretan-bull: reward gives nothing"),
            (
                '[[quest]]\nid = "cretan-bull"\nreward = { raises = 1 }',
                "quest cretan-bull: reward needs attribute and raises together",
            ),
            (
                '[[quest]]\nid = "cretan-bull"\nreward = { raises_to = 6 }',
                "reward raises to 6, but the tracks end at 5",
            ),
            (
                '[[quest]]\nid = "cretan-bull"\nreward = { special_actions = 1 }',
                "quest cretan-bull: reward with takes_back_tokens or special_actions must be kept",
            ),
            ('[[artifact]]\nid = "harpe"\nowner = "hydra"', "artifact harpe: is neutral, but its owner is hydra"),
            ('[[artifact]]\nid = "poison-arrows"\nowner = "zeus"', "artifact poison-arrows: there is no monster zeus"),
            ('[[artifact]]\nid = "poison-arrows"\nowner = "sphinx"', "monster hydra: one artifact expected, found 0"),
            ('[[artifact]]\nid = "poison-arrows"\nin_deck = false', "the artifact of hydra must be in_deck"),
            ('[[artifact]]\nid = "harpe"\namount = {}', "artifact harpe: amount needs draws"),
            (
                '[[artifact]]\nid = "harpe"\namount = { draws = 1, kills = 1 }',
                "artifact harpe: amount has kills, which its effect does not know",
            ),
            ('[[artifact]]\nid = "owl-of-athena"\namount = { looks = 2, takes = 3 }', "takes must be 1 to looks"),
            ('[[blessing]]\nid = "bluff"\namount = {}', "blessing bluff: amount needs cards"),
            ('[[blessing]]\nid = "bluff"\ncost = { cards = 1 }', "blessing bluff: cost has cards, which its effect"),
            ('[[blessing]]\nid = "bluff"\nper_turn = 1', "blessing bluff has per_turn, which its effect does not know"),
            ('[[blessing]]\nid = "exile"\nper_turn = 0', "blessing exile needs per_turn"),
            ('[[blessing]]\nid = "battle-prayer"\ncost = { priests = 5 }', "cost asks for priests 5, more than the 4"),
            ('[[combat_card]]\nid = "charge"\namount = { bonus = 1 }', "combat_card charge: amount has bonus, which"),
            ('[[combat_card]]\nid = "charge"\neffect = "javelins"', "combat_card charge: amount needs kills"),
            ('[[hero]]\nid = "helen"\nbonus = { glory = 1 }', "hero helen: bonus needs looks"),
            ('[[hero]]\nid = "heracles"\nper_turn = 0', "hero heracles needs per_turn"),
            ('[[hero]]\nid = "achilles"\nlower_of = ["speed"]', "hero achilles: lower_of must name 2 attributes"),
        ],
    )
    def test_refuses_what_no_game_can_be_played_with(self, pack: Path, toml: str, message: str) -> None:
        (pack / "pack.toml").write_text(toml)
        with pytest.raises(BadContent, match=message):
            load([pack])


def test_an_unknown_entry_says_what_there_is(facts: Content) -> None:
    with pytest.raises(BadContent, match=r"no entry 'hades'; known are: zeus, athena, hermes"):
        entry(facts.god, "hades")


def test_the_examples_in_the_module_run() -> None:
    assert doctest.testmod(content) == (0, 2)
