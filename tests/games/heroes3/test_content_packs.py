"""A pack that corrects the content of Heroes III is laid over it, and a wrong one is refused with a clear word."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from ludoteka.games.heroes3.content import faults, load
from ludoteka.games.heroes3.entries.box import Content, entry
from ludoteka.games.heroes3.entries.parts import Cost
from ludoteka.kernel.content import Table, lay_over
from ludoteka.kernel.errors import BadContent


@pytest.fixture(scope="module")
def facts() -> Content:
    return load()


def laid_over(facts: Content, toml: str) -> Content:
    """The content changed as a pack with this text would change it, without reading every file again."""
    tree: Table = msgspec.to_builtins(facts)
    over = tomllib.loads(toml)
    lay_over(tree, over, {}, dict.fromkeys(over, "pack.toml"))
    return msgspec.convert(tree, Content)


class TestPack:
    @pytest.fixture
    def pack(self, tmp_path: Path) -> Path:
        folder = tmp_path / "pack"
        folder.mkdir()
        return folder

    def test_corrects_the_price_of_a_unit(self, pack: Path, facts: Content) -> None:
        (pack / "pack.toml").write_text('[[unit]]\nid = "griffins"\nrecruit = { gold = 5 }')
        changed = load([pack])
        assert entry(changed.unit, "griffins").recruit == Cost(gold=5)
        assert entry(changed.unit, "griffins").few == entry(facts.unit, "griffins").few

    def test_adds_a_card_of_a_box(self, pack: Path) -> None:
        (pack / "pack.toml").write_text(
            '[[artifact]]\nid = "lucky_coin"\nname = "Lucky Coin"\nlevel = "minor"\nboxes = ["cove"]\ncopies = 1\n'
            'plays = [{ timing = "instant", gold = 1 }, { timing = "instant", draws = 1 }]\nsource = "designed"'
        )
        assert entry(load([pack]).artifact, "lucky_coin").plays[0].gold == 1

    def test_names_all_faults_in_one_line(self, pack: Path) -> None:
        (pack / "pack.toml").write_text(
            '[[hero]]\nid = "rion"\nmagic_arrows = 1\n[[town]]\nid = "castle"\nstarting_tile = "S1"'
        )
        with pytest.raises(BadContent) as refused:
            load([pack])
        assert "\n" not in str(refused.value)
        assert "hero 'rion': the starting deck has 8 cards" in str(refused.value)
        assert "town 'castle': tile 'S1' does not hold this town" in str(refused.value)

    @pytest.mark.parametrize(
        ("toml", "message"),
        [
            (
                '[[unit]]\nid = "griffins"\nrecruit = { silver = 5 }',
                r"pack\.toml: Object contains unknown field `silver` at \$\.unit\[2\]\.recruit \(id 'griffins'\)",
            ),
            (
                '[[unit]]\nid = "griffins"\ntier = "copper"',
                r"pack\.toml: Invalid enum value 'copper' at \$\.unit\[2\]\.tier \(id 'griffins'\)",
            ),
            (
                '[[spell]]\nid = "haste"\nsteps = [{ power = -1 }]',
                r"pack\.toml: Expected `int` >= 0 at \$\.spell\[11\]\.steps\[0\]\.power \(id 'haste'\)",
            ),
            (
                '[[artifact]]\nid = "speculum"\nplays = [{ timing = "instant", deed = "fly_away" }]',
                r"pack\.toml: Invalid enum value 'fly_away' at \$\.artifact\[14\]\.plays\[0\]\.deed",
            ),
            ('[[tile]]\nid = "S1"\nboxes = ["attic"]', r"pack\.toml: Invalid enum value 'attic' at \$\.tile\[0\]"),
            (
                '[[scenario]]\nid = "carpe_diem"\nrounds = "seven"',
                r"pack\.toml: Expected `int`, got `str` at \$\.scenario\[1\]\.rounds \(id 'carpe_diem'\)",
            ),
            (
                '[[unit]]\nid = "Griffins"',
                r"pack\.toml: Expected `str` matching regex .* \(id 'Griffins'\)",
            ),
            ('[[monster]]\nid = "hydra"', r"pack pack\.toml: unknown key 'monster'; expected one of: ability, ai_card"),
            ("[combat]\nrows = 0", r"pack\.toml: Expected `int` >= 1 at \$\.combat\.rows"),
        ],
    )
    def test_refuses_what_does_not_fit_the_types(self, pack: Path, toml: str, message: str) -> None:
        (pack / "pack.toml").write_text(toml)
        with pytest.raises(BadContent, match=message):
            load([pack])

    @pytest.mark.parametrize(
        ("toml", "message"),
        [
            ("[core_box]\nartifacts = 33", "core_box lists 33 artifacts, but the files hold 32"),
            ('[[neutral]]\nid = "neutral_boars"\ncopies = 1', "core_box lists 41 neutrals, but the files hold 40"),
            ('[[neutral]]\nid = "neutral_boars"\ncopies = 1', "core_box lists 15 bronze neutrals, but .* hold 14"),
            ("[attack_die]\nfaces = [0]", "attack_die has 1 faces; expected 6"),
            ('[[box]]\nid = "core"\ndefault = false', "game.toml: box: none is switched on by default"),
            ('[[trade_rate]]\nid = "gold_for_valuables"\nbuy = "gold"', "'gold_for_valuables' sells and buys the same"),
            ('[[income_track]]\nid = "gold"\nstep = 4', "income_track 'gold': the spaces do not rise by the step 4"),
            ('[[level]]\nid = "level_3"\nexperience = 5', "level 'level_3': experience 5 does not fit"),
            ('[[neutral_army]]\nid = "level_1"\neasy = []', "neutral_army 'level_1': easy has 0 units"),
            ('[[unit]]\nid = "griffins"\ntier = "silver"', "units.toml: 'castle' has 2 bronze units; expected 3"),
            ('[[unit]]\nid = "griffins"\norder = 4', "the units of 'castle' are not numbered 1 to 7"),
            ('[[unit]]\nid = "griffins"\nbox = "cove"', "unit 'griffins': box 'cove' is not the box of 'castle'"),
            ('[[unit]]\nid = "griffins"\nrecruit = { gold = 9 }', "'griffins': reinforcing costs less than recruiting"),
            (
                '[[unit]]\nid = "wraiths"\nfew = { attack = 1, defense = 1, hp = 1, initiative = 1, '
                'movement = "ground", abilities = [{ trigger = "activation", code = "heal_self" }] }',
                r"'wraiths' few: ability 1 \(heal_self\) needs amount or all_damage",
            ),
            (
                '[[unit]]\nid = "wraiths"\nfew = { attack = 1, defense = 1, hp = 1, initiative = 1, movement = '
                '"ground", abilities = [{ trigger = "map", code = "reinforce_discount_on_location", gold = 1, '
                'location = "pub" }] }',
                r"reinforce_discount_on_location\): location names 'pub', which does not exist",
            ),
            (
                '[[alternate_unit]]\nid = "manticores_alternate"\nreplaces = "sphinxes"',
                "replaces names 'sphinxes', which does not exist",
            ),
            ('[[neutral]]\nid = "neutral_griffins"\nfaction = "cove"', "faction 'cove' has no unit 'griffins'"),
            ('[[bank_guard]]\nid = "bank_crypt_zombies"\nbank = "bank_vault"', "bank names 'bank_vault'"),
            (
                '[[bank]]\nid = "bank_crypt"\nguards = ["nagas"]',
                "neutrals.toml has no bank_guard 'nagas' for it",
            ),
            (
                '[[hero]]\nid = "rion"\nstarting_ability = "juggling"',
                "starting_ability names 'juggling', which",
            ),
            ('[[specialty]]\nid = "rion_4"\nlevel = 6', "specialty 'rion_4': the id must be 'rion_6'"),
            ('[[specialty]]\nid = "rion_4"\nlevel = 6', "hero 'rion': the specialties must be of levels 1, 4 and 6"),
            (
                '[[specialty]]\nid = "rion_4"\ndoubled_for = ["monks"]',
                "doubled_for names 'monks', which does",
            ),
            (
                '[[specialty]]\nid = "rion_4"\nplays = [{ timing = "instant" }]',
                "specialty 'rion_4': play 1: has neither a figure nor a deed",
            ),
            (
                '[[specialty]]\nid = "rion_4"\nplays = [{ timing = "map", deed = "reinforce" }]',
                "'rion_4': play 1: reinforce needs amount; .* reinforce needs rate; .* reinforce needs tiers",
            ),
            (
                '[[specialty]]\nid = "gelu_4"\nplays = [{ timing = "map", deed = "trade_for_neutral", amount = 1, '
                'unit = "elves", neutral = "neutral_elfs" }]',
                "neutral names 'neutral_elfs', which does not exist",
            ),
            ('[[building]]\nid = "castle_citadel"\nbuilding = "city_hall"', "'city_hall' appears 2 times"),
            ('[[building]]\nid = "castle_citadel"\nrequires = "citadel"', "building 'castle_citadel': requires itself"),
            ('[[building]]\nid = "castle_citadel"\nchoices = []', "building 'castle_citadel': has no choices"),
            (
                '[[ability]]\nid = "wisdom"\nempowered = "own"',
                "'wisdom': own_empowered and empowered = 'own'",
            ),
            (
                '[[artifact]]\nid = "speculum"\nplays = [{ timing = "instant", draws = 1 }]',
                "artifact 'speculum': an artifact has at least two plays",
            ),
            (
                '[[spell]]\nid = "haste"\nsteps = [{ power = 1, initiative = 1 }, { power = 0, initiative = 2 }]',
                "spell 'haste': the power of the steps must rise",
            ),
            ('[[spell]]\nid = "haste"\nsteps = [{ power = 0 }]', "step of power 0: initiative needs initiative"),
            ('[[spell]]\nid = "blind"\ntier_rule = "none"', "spell 'blind': every step has a tier exactly when"),
            ('[[spell]]\nid = "haste"\nsummons = "air_elementals"', "summoning spells, and only they, have summons"),
            ('[[astrologers]]\nid = "gold_dragon"\neffect = {}', "'gold_dragon': income_change without any figure"),
            ('[[event]]\nid = "stables"\nchoices = []', "event 'stables': has no choices"),
            (
                '[[ai_card]]\nid = "cast_a"\nkind = "skill"',
                "ai_card 'cast_a': a skill card has 'after', any other has 'strength'",
            ),
            ('[[tile]]\nid = "F1"\nfields = []', "tile 'F1': the fields must be NW, NE, W, C, E, SW, SE in this order"),
            (
                '[[tile]]\nid = "F1"\nborders = [{ field = "C", edge = "E" }]',
                r"tile 'F1': border C\.E lies inside the tile",
            ),
            ('[[tile]]\nid = "F1"\nlevels = [4, 5]', r"tile 'F1': field NW: guard 3 does not fit a far tile of levels"),
            ('[[tile]]\nid = "F1"\nkind = "starting"', "'F1': starting tiles, and only they, have a town"),
            ("[geometry]\nlattice = [[1, 0]]", r"geometry: lattice \(1, 0\): the two tiles overlap"),
            ("[geometry]\nlattice = [[6, 0]]", r"geometry: lattice \(6, 0\): the two tiles do not touch"),
            ('[[location]]\nid = "temple"\nvisits = []', "location 'temple': has no visits"),
            (
                '[[location]]\nid = "temple"\nvisits = [{ faces = [1], gold = 1 }]',
                "location 'temple': the faces of the attack die must each pick one visit",
            ),
            ('[[scenario]]\nid = "carpe_diem"\nplayers = [2, 3]', r"one map for each of \[2, 3\] players"),
            ('[[scenario]]\nid = "carpe_diem"\nmode = "alliance"', "alliances, and only they, have teams"),
            ('[[scenario]]\nid = "carpe_diem"\nwins = []', "scenario 'carpe_diem': nobody can win"),
            (
                '[[scenario]]\nid = "carpe_diem"\nwins = [{ kind = "flag_location", location = "moon" }]',
                "win flag_location: location 'moon' does not exist",
            ),
            (
                '[[scenario]]\nid = "carpe_diem"\ntimed = [{ deed = "refresh_all", rounds = [8] }]',
                "timed refresh_all: comes after round 7",
            ),
            (
                '[[scenario]]\nid = "carpe_diem"\nstart = { income = {}, units = [{ side = "few", unit = "gnomes" }] }',
                "scenario 'carpe_diem': start: unit 'gnomes' does not exist",
            ),
            (
                '[[scenario]]\nid = "llq1_homecoming"\nstart = { income = {}, units = [{ side = "few", '
                'unit = "harpies" }] }',
                "start: unit 'harpies' does not belong to 'castle'",
            ),
            (
                '[[scenario]]\nid = "carpe_diem"\nmaps = [{ players = 2, slots = [{ slot = "S1", kind = "starting", '
                'at = [0, 0], seat = 1 }, { slot = "S2", kind = "starting", at = [1, 1], seat = 2 }] }]',
                "map for 2: slots S1 and S2 overlap",
            ),
            (
                '[[scenario]]\nid = "carpe_diem"\nmaps = [{ players = 2, slots = [{ slot = "S1", kind = "starting", '
                'at = [0, 0], seat = 1 }, { slot = "S2", kind = "starting", at = [9, 9], seat = 2 }] }]',
                "map for 2: slot S2 is not connected to S1",
            ),
            (
                '[[scenario]]\nid = "carpe_diem"\nmaps = [{ players = 2, slots = [{ slot = "S1", kind = "starting", '
                'at = [0, 0], seat = 1 }, { slot = "C1", kind = "center", at = [2, 1], tile = "F1", seat = 2 }] }]',
                "slot C1: a seat needs a starting tile; .* slot C1: tile 'F1' is a far tile, not a center tile",
            ),
            (
                '[[scenario]]\nid = "community_emerald_island"\nmore_boxes = false',
                "map for 3: needs 12 far tiles, the boxes hold 9",
            ),
            (
                '[[scenario]]\nid = "community_bloody_grail"\nmore_boxes = false',
                "map for 2: needs 4 near tiles with obelisk, the boxes hold 3",
            ),
            (
                '[[scenario]]\nid = "llq1_homecoming"\nai = { kind = "hero", faction = "dungeon", '
                'deck = { might = 9 }, army = [{ side = "few", unit = "harpies" }] }',
                "ai: the deck needs 9 might cards, but there are 8",
            ),
            (
                '[[scenario]]\nid = "llq1_homecoming"\nai = { kind = "hero", faction = "dungeon", '
                'deck = { magic = 1 }, army = [{ side = "few", unit = "harpies" }] }',
                "ai: magic cards need spells",
            ),
            (
                '[[scenario]]\nid = "llq1_homecoming"\ncampaign = { campaign = "long_live_the_queen", name = "Q", '
                'number = 4, faction = "castle", heroes = ["sandro"] }',
                r"hero 'sandro' is not a hero of 'castle'; .* the scenarios are numbered \[2, 3, 4\]",
            ),
        ],
    )
    def test_refuses_what_no_game_can_be_played_with(self, facts: Content, toml: str, message: str) -> None:
        assert re.search(message, "; ".join(faults(laid_over(facts, toml))))
