"""The vocabulary of the facts: the ids, kinds and moments that the files of `content/` may name."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec

Slug = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(_[a-z0-9]+)*$")]
TileId = Annotated[str, msgspec.Meta(pattern="^#?[A-Z][0-9]+$")]
SlotId = Annotated[str, msgspec.Meta(pattern="^[A-Z][0-9]+$")]
Count = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=1)]
Sixths = Annotated[int, msgspec.Meta(ge=0, le=5)]
Face = Annotated[int, msgspec.Meta(ge=-1, le=1)]
LevelNumber = Annotated[int, msgspec.Meta(ge=1, le=7)]
Guard = Annotated[int, msgspec.Meta(ge=0, le=7)]
FieldName = Annotated[str, msgspec.Meta(pattern="^[A-Z][0-9]+[.](NW|NE|W|C|E|SW|SE)$")]
"""A field of a map: the slot and the position on its tile, `S1.E`."""
Hex = tuple[int, int]

Source = Literal["rulebook", "public", "recall", "designed"]
BoxId = Literal[
    "core", "tower", "rampart", "fortress", "inferno", "stronghold", "conflux", "cove", "stretch_goals_2024",
]  # fmt: skip
FactionId = Literal[
    "castle", "dungeon", "necropolis", "tower", "rampart", "fortress", "inferno", "stronghold", "conflux", "cove",
]  # fmt: skip
Resource = Literal["gold", "building_materials", "valuables"]
Tier = Literal["bronze", "silver", "gold", "azure"]
Movement = Literal["ground", "flying", "ranged"]
Family = Literal["dragons", "golems", "elementals"]
UnitSide = Literal["few", "pack"]
DifficultyId = Literal["easy", "normal", "hard", "impossible"]
Mode = Literal["clash", "campaign", "alliance", "cooperative"]
School = Literal["air", "earth", "fire", "water"]
SpellLevel = Literal["basic", "expert"]
ArtifactLevel = Literal["minor", "major", "relic"]
Timing = Literal["instant", "activation", "map", "ongoing", "permanent"]
DeckId = Literal["ability", "artifact", "spell"]
CardKind = Literal["ability", "artifact", "spell", "statistic", "specialty", "war_machine"]
DieId = Literal["attack", "resource", "treasure"]
StatisticId = Literal["attack", "defense", "power", "knowledge"]
WarMachineId = Literal["ammo_cart", "ballista", "first_aid_tent", "catapult", "cannon"]
SiegePiece = Literal["wall", "gate", "arrow_tower"]
Position = Literal["NW", "NE", "W", "C", "E", "SW", "SE"]
Direction = Literal["NW", "NE", "W", "E", "SW", "SE"]
TileKind = Literal["starting", "far", "near", "center", "subterranean", "sea"]
Category = Literal["none", "visitable", "flaggable", "revisitable"]
Environment = Literal["land", "subterranean", "sea"]
BuildingId = Literal[
    "city_hall", "citadel", "mage_guild", "dwelling_bronze", "dwelling_silver", "dwelling_gold", "special_1",
    "special_2",
]  # fmt: skip

Trigger = Literal["passive", "activation", "attack", "retaliation", "other_action", "map"]
AbilityCode = Literal[
    "adjacent_allies_count_as_defending", "attack_all_adjacent", "attack_another_adjacent_on_kill",
    "attack_bonus_if_flipped_this_combat", "attack_bonus_on_own_face", "attack_bonus_vs_unit",
    "attack_bonus_while_stacked", "attack_multiple_adjacent", "attack_roll_two_keep_high", "attacker_die_set",
    "breath_second_space", "cancel_lethal_attack", "counts_as_defending_while_stacked",
    "damage_another_adjacent_enemy", "damage_any_unit_as_free_spell", "damage_cap_per_attack",
    "defeated_by_necropolis_may_reinforce_bronze", "defense_bonus_vs_retaliation", "defense_on_attacker_face",
    "destroy_siege_piece", "die_result_bonus", "discard_to_null_attacker_die", "draw_at_combat_start",
    "draw_on_die_face", "elemental_damage", "end_of_turn_free_step_to_adjacent_empty_field",
    "enemy_cannot_cast_while_stacked", "enemy_discards_on_own_attack", "enemy_discards_random",
    "enemy_discards_random_or_power_card", "enemy_discards_when_casting", "enemy_loses_positive_morale_token",
    "enemy_spell_costs_extra_power_card", "enemy_spell_power_penalty",
    "enemy_starting_activation_adjacent_cannot_move", "first_spell_power_bonus", "gain_on_kill",
    "heal_friendly_else_attack_bonus", "heal_self", "ignore_printed_defense", "immune_damage_from", "immune_ongoing",
    "immune_ongoing_spells", "immune_paralysis", "immune_specialty_damage", "immune_spell_and_specialty_non_damage",
    "immune_spell_damage", "immune_spell_effects", "immune_spells", "income_each_resource_round",
    "may_reroll_die_face", "may_reroll_die_if_moved", "may_return_to_origin", "mill_own_deck_take_one_spell",
    "no_adjacent_penalty", "no_penalties", "no_retaliation", "once_per_turn_peek_any_deck_top_or_bottom",
    "once_per_turn_roll_for_morale", "own_die_ignored", "paralyse_on_die_face", "paralyse_target",
    "place_attack_token", "place_corrosion", "place_weakness_token", "poison", "reduce_spell_damage",
    "reduce_target_defense", "reduce_target_defense_on_die_face", "reinforce_discount_on_location",
    "reroll_all_minus_one", "reroll_die_face", "resist_spell_or_specialty_on_roll", "retaliation_attack_penalty",
    "retaliation_rolls_two_keep_low", "roll_to_damage_target", "roll_to_paralyse", "roll_to_push_target",
    "roll_two_kill_target", "roll_two_sum_both", "second_attack_same_target", "splash_attack_adjacent_to_target",
    "splash_damage_adjacent_to_target", "strip_enemy_ongoing_from_target", "summon_or_reinforce_demons",
    "survive_at_one_hp", "teleport_move_any_empty_space", "unlimited_retaliation",
]  # fmt: skip
AbilityMoment = Literal[
    "always", "target_not_adjacent", "after_attack", "after_retaliation", "after_own_retaliation", "stacked",
    "own_unit_lost",
]  # fmt: skip
AbilityScope = Literal["self", "self_and_adjacent_friends", "every_attack"]

Moment = Literal[
    "any_time", "combat_start", "combat_round_start", "combat_round_end", "once_per_combat_round",
    "neutral_combat_start", "entering_guarded_field", "before_activation", "before_roll", "after_roll",
    "lethal_attack", "enemy_retaliation", "with_spell", "after_cast", "enemy_cast", "spell_search", "before_search",
    "after_search", "spell_book", "recruit", "level_up", "siege", "ballista_fires", "tent_used", "after_won_combat",
    "turn_end", "turn_start", "own_turn", "resource_round", "astrologers_round", "round_start", "round", "built",
    "built_and_resource_round", "built_and_astrologers_round", "resource_round_or_besieged", "neutral_combat_won",
    "own_discard_empty", "on_sea_tile", "has_first_aid_tent", "combat", "always",
]  # fmt: skip
Target = Literal[
    "none", "unit", "own_unit", "enemy_unit", "own_ranged_unit", "own_ground_or_flying_unit", "own_ranged_units",
    "own_ground_units", "own_units", "ranged_unit", "ground_or_flying_unit", "lowest_initiative_enemy",
    "enemies_of_tier", "two_enemy_units", "two_adjacent_spaces", "adjacent_pair", "empty_space",
    "empty_spaces", "space_and_neighbours", "neighbours_of_space", "two_neighbours_of_space", "line_of_five",
    "unit_and_nearest", "unit_and_adjacent", "own_attacker", "enemy_attacker", "own_defender", "obstacles",
    "siege_pieces", "own_hero", "main_hero", "enemy_mine", "spell", "die", "neutral_deck",
]  # fmt: skip
Lasts = Literal[
    "instant", "attack", "activation", "next_activation", "combat_round", "next_combat_round", "combat", "turn",
    "round", "search",
]  # fmt: skip
Passage = Literal["borders", "blocked", "guards", "enemy_heroes", "allied_heroes", "fields"]
Rate = Literal["full", "half_up", "half_down", "half_gold_up", "free"]
Deed = Literal[
    "figures",
    # cards played in combat
    "ranged_bonus", "no_ranged_penalties", "swap_units", "move_unit", "activate_unit", "activate_unit_again",
    "cleanse", "remove_paralysis", "remove_ongoing", "paralyse", "immune_to_paralysis", "ward_unit",
    "cancel_lethal_attack", "triple_die", "ignore_die", "set_die", "reroll_die", "reroll_dice", "rolls_low",
    "retaliation_rolls_low", "reduce_retaliation", "flip_retaliation_cube", "mark_retaliated",
    "strike_without_retaliation", "sure_trigger", "thorns", "ignore_defense", "elemental_damage", "defense_tokens",
    "forgetfulness", "weakness_token", "fire_wall", "meteor_shower", "horde", "any_card_attack",
    "attack_by_initiative", "haste_and_guard", "spell_damage_off", "no_spell_damage", "spell_immunities_off",
    "unit_abilities_off", "no_surrender", "no_morale_or_rerolls", "extend_combat", "destroy_siege_pieces",
    "discard_for_attack", "discard_for_defense", "discard_for_power", "draw_if_spell_discarded",
    "add_neutral", "gain_war_machine", "fire_war_machine", "extra_war_machine", "repeat_war_machine",
    "double_war_machine", "aim_war_machine", "extra_war_machine_and_fire",
    # spells
    "cast_from_hand", "cast_from_discard", "cast_common_discard", "cast_free_of_power", "return_spell",
    "return_spell_and_power", "free_spell", "draw_per_spell", "school_power", "spend_permanent", "double_power",
    "cancel_spell", "cancel_spell_on_roll", "no_casting", "no_casting_without_power", "dig_spell",
    "first_spell_of_school", "search_and_cast", "cheaper_spell_book",
    # a player's deck and hand
    "take_from_discard", "look_at_discard", "search_own_discard", "search_own_deck", "shuffle_discard",
    "draw_and_keep", "draw_keep_kinds", "mill_and_return", "remove_card", "replace_card", "take_top_artifact",
    "deeper_search", "repeat_search", "empower_statistics",
    # the map, the town, the army
    "recruit_neutral", "take_neutral", "trade_for_neutral", "skip_neutral_combat", "free_step", "pass_fields",
    "discover_tile", "reinforce", "cheaper_recruit", "enemy_loses_morale_token", "roll_for_morale",
    "ignore_negative_morale", "more_location_dice",
]  # fmt: skip
SpellDeed = Literal[
    "anti_magic", "bless", "paralyse", "attack", "damage", "chain_damage", "counterstrike", "cure", "defense",
    "disrupting_ray", "fire_shield", "initiative", "prayer", "cancel_lethal_attack", "teleport", "town_portal",
    "air_shield", "berserk", "clone", "dimension_door", "dispel", "earthquake", "fire_wall", "fly", "force_field",
    "forgetfulness", "fortune", "frenzy", "inferno", "land_mine", "magic_mirror", "mirth", "misfortune", "precision",
    "cancel_spell", "quicksand", "remove_obstacle", "sacrifice", "shield", "slayer", "sorrow", "summon", "view_air",
    "view_earth", "visions", "water_walk",
]  # fmt: skip
SpellNature = Literal["harmful", "helpful", "reaction", "map"]
BuildingDeed = Literal[
    "figures", "reinforcing_and_siege", "mage_guild", "recruit_tier", "sell_artifact", "recruit_neutral_by_tier",
    "shuffle_and_search_own_deck", "discard_and_draw", "enemy_discards_at_combat_start", "take_necromancy",
    "take_specialty_from_discard", "take_statistic_from_discard", "trade", "reinforce", "search_own_discard",
    "combat_cubes", "power_cubes", "enemy_discards", "move_hero_between_towns", "unit_attack", "mercenary_economy",
    "spell_of_named_school", "free_unit", "look_at_decks", "cheaper_reinforcement", "experience_for_artifact",
]  # fmt: skip
LocationDeed = Literal[
    "figures", "none", "blocked", "town", "mine", "income_step", "reinforce", "roll_printed_dice", "swap_statistic",
    "black_market", "sanctuary", "secondary_hero", "trading_post", "war_machine_factory", "discover_tile", "grail",
    "remove_and_search", "look_at_discard", "remove_ability", "look_at_top_ability", "scenario", "university",
    "star_axis", "random_town", "spell_scroll", "replace_card", "elemental_conflux", "bank_win", "gate", "monolith",
    "take_or_remove_statistic", "draw_and_keep",
]  # fmt: skip
AstrologersDeed = Literal[
    "figures", "stronger_war_machines", "shuffle_artifacts_and_spells", "hero_movement", "renew_hand", "school_power",
    "circus", "first_combat_attack", "first_spell_returns", "empower_statistic", "sell_permanent", "rotate_tile",
    "elementals_on_top", "explorers", "two_events", "remove_black_cubes", "income_change", "first_spell_power",
    "exchange_neutral", "buy_empowered", "reinforce", "exchange_all_neutrals", "free_spell_book", "free_war_machine",
    "ability_reroll", "defense_as_attack", "dice_after_win", "remove_cards", "sure_defense_tokens", "hand_limit",
    "easier_neutrals", "no_hero_attacks", "spell_search", "reroll_location_die", "flip_pack", "free_own_neutral",
    "buy_war_machine", "free_whirlpools", "move_on_at_sea", "nothing",
]  # fmt: skip
AstrologersLasts = Literal[
    "now", "this_round", "two_rounds", "next_resource_round", "next_round_start", "this_and_next_round_start",
    "until_replaced",
]  # fmt: skip
Redraw = Literal["none", "first_astrologers_round", "easy", "campaign", "no_sea_tiles", "nothing_to_do"]
EventDeed = Literal[
    "figures", "pass", "auction", "artifact_market", "treasure_without_experience", "remove_spells_for_search",
    "discard_cheapest_unit", "reinforce", "buy_neutral_of_deck", "remove_pairs_for_search", "spell_market", "pool",
    "trade", "propose_swap", "common_neutrals", "buy_artifact", "dice_pool", "prisoners", "remove_card",
    "bet_on_resource", "search_for_rolled_price",
]  # fmt: skip
AiCardEffect = Literal["attack", "defense_highest_hp", "defense_next", "cast", "skill"]
AfterSkill = Literal["nothing", "again", "shuffle_back"]
OptionalRuleId = Literal[
    "opt_town_no_income", "opt_no_reroll", "opt_dice_one", "opt_no_bonus", "opt_second_hero", "opt_min_damage",
    "opt_double_income", "opt_free_trade", "opt_free_extension", "opt_no_attack_die", "opt_astrologers_always",
    "opt_no_astrologers", "opt_refresh", "opt_to_discard",
]  # fmt: skip

UnitPick = Literal[
    "bronze_cheapest", "bronze_second", "bronze_most_expensive", "bronze_choice", "silver_cheapest",
    "neutral_bronze_choice", "neutral_bronze_of_neighbour", "bronze_neutral_of_two",
]  # fmt: skip
WinKind = Literal[
    "capture_enemy_town", "capture_every_enemy_town", "cube_of_every_enemy", "points", "ranking", "wealth",
    "beat_enemy_main_hero", "beat_ai_hero", "hold_location", "flag_location", "resource_at_round_end",
    "bring_token_home", "last_standing", "flag_lead", "all_ai_armies_beaten", "each_player_won_level_7", "all_of",
    "sequence", "flag_all_mines_and_settlements", "final_combat", "flag_obelisks", "beat_every_enemy_main_hero",
    "victory_points", "hold_obelisks", "control_after_countdown", "flag_all_settlements", "stronghold_cleared",
    "slay_boss",
    "holders_fight", "points_reached",
    "hold_places", "quest_done", "grail_and_tranches",
]  # fmt: skip
WinMoment = Literal["immediate", "turn_start", "end_of_round", "after_last_round"]
WinPart = Literal[
    "win_level_7", "beat_ai_hero", "hold_enemy_town", "own_dragons_unit", "hold_settlements_or_mines",
    "visit_obelisks", "beat_wandering_army", "beat_second_army", "flag_dragon_utopia",
]  # fmt: skip
RankBy = Literal[
    "hero_level", "flags", "gold", "holds_level_7_field", "carries_grail", "obelisks", "cubes",
    "mines_and_settlements", "two_obelisks", "middle_obelisk",
]  # fmt: skip
DefeatKind = Literal[
    "elimination", "any_player_eliminated", "own_town_captured", "any_player_town_captured", "last_round_ends",
    "beaten_by_army", "beaten_on_level_7_field", "ai_flags_location", "one_combat_lost", "grail_never_taken",
    "nobody_holds_location", "main_hero_beaten", "nobody_fights",
    "named_hero_beaten", "places_not_in_one_round", "tranche_unpaid",
]  # fmt: skip
TimedDeed = Literal[
    "refresh_mills", "refresh_water_wheels", "refresh_all", "refresh_near_tiles", "hero_movement", "gold_per_gold_mine",
    "reinforce_bronze", "army_appears", "random_neutral", "ai_reinforce", "ai_add_unit", "ai_movement",
    "second_player_movement", "repeat_visited_field", "resource_dice", "wandering_bonus", "titles_morale",
    "add_unit", "unlock_tile", "ai_transform", "ai_add_war_machine", "ai_add_arrow_tower", "trade_with_one",
    "open_starting_borders", "refresh_named", "refresh_all_but", "gains", "remove_tiles",
    "copy_visits", "recruit_of_neighbour", "turn_order_balance",
    "army_spawns", "wave", "timed_fight", "discover_own_tile", "free_discovery", "draw_twice", "refresh_gardens",
    "free_special_building", "morale_to_one",
    "free_building", "free_secondary", "search_own_deck",
    "army_arrives", "attack_expected", "resources_lost", "tranche",
]  # fmt: skip
TimedMoment = Literal["round", "round_end", "entering_settlement", "before_ai_combat", "second_obelisk"]
LeftOut = Literal["optional_rules", "seven_players", "tournament_points"]
RuleId = Literal[
    "ai_goal_from_round", "ai_reaches_utopia", "ai_returns_with_starting_army", "artifacts_by_tile",
    "azure_dragons_at_utopia", "beaten_army_reward", "beaten_gold", "beating_ai_reinforces", "blood_knight_carrier",
    "build_token_trades", "captured_town_flags", "center_closed_until", "deck_in_paid_defence", "diplomacy_limits",
    "far_pool_holds", "far_tiles_face_up", "far_tiles_hold", "gold_for_lost_cube", "gold_mine_pays",
    "grail_carrier_slow", "grail_changes_hands", "grail_costs_movement", "grail_costs_unit", "grail_hand_limit",
    "grail_knight_cleanses", "grail_main_hero_only", "grail_needs_obelisks", "grail_sold", "grail_without_combat",
    "last_flag_defended", "level_7_adds_unit", "level_7_easier", "level_7_no_time_limit", "level_7_not_skipped",
    "level_7_once_per_player", "level_7_recruits_beaten", "level_7_reward", "level_cap", "level_cap_until_level_7",
    "level_movement", "near_tiles_hold", "next_scenario_bonus", "no_building", "no_neutral_recruit_cards",
    "no_secondary_heroes", "no_victory_before", "obelisk_shared_recruit", "obelisks_do_not_count", "players_at_peace",
    "post_offers_neutrals", "recruit_in_other_towns", "round_extra_income", "settlement_unguarded", "shared_army",
    "specialty_level_reset", "start_without_abilities", "starting_borders_ignored", "surrender_gold",
    "tile_closed_until_ai_beaten", "town_defence_free", "trade_when_adjacent", "units_handed_over",
    "utopia_adds_dragon", "utopia_army", "utopia_defended_like_settlement", "utopia_gains_beaten", "utopia_placement",
    "utopia_winner_leaves", "wandering_army", "warlord_armies",
    "beaten_comfort", "beaten_to_obelisk", "bronze_for_silver", "fallen_return", "grail_hand_more",
    "hero_combat_experience", "income_every_round", "obelisk_one_holder", "tile_movement",
    "astrologers_left_out", "no_start_searches", "tie_final_combat",
    "beaten_empowers", "grail_turn_gift", "neighbour_swaps", "town_arrival_movement",
    "demands_shuffled", "obelisk_gift_once", "random_town_walled", "utopia_offers_dragon",
    "home_tile_defended", "spells_by_tile", "boss_on_tile", "arcane_spikes", "enemy_homes_closed",
    "utopia_gold_per_ally",
    # for players who stand together against waves, invaders and strongholds
    "build_token_trading_post", "center_costs_group", "far_tiles_of_towns", "level_7_hero_leaves",
    "level_7_gives_to_others", "meeting_places", "settlement_defenders", "spawn_by_dice", "stronghold",
    "supply_holds",
    # for a hill, a bomb, a valley and an isle of dragons
    "beaten_go_home", "beaten_rouses", "bomb", "center_passable", "dragon_tokens", "draw_after_combat",
    "enemy_towns_closed", "hill_walls", "isle_dragons", "level_7_adds_guards", "losses_restored", "near_supply_split",
    "obelisk_tile_last", "obelisk_travel", "one_attack_per_turn", "own_areas", "portals", "resource_rounds_only",
    "secondary_as_main", "secondary_own_cards",
    # for campaigns with armies that charge
    "ai_mines_at_start", "besiegers_methodical", "called_home", "guards_harder", "guards_easier", "hero_stays_on_tiles",
    "one_round_capture", "shared_bonus", "shared_realm", "second_hero_beaten",
    "beaten_artifact", "grail_no_sanctuary", "resource_card_pool", "tranches",
    "obelisk_gate", "secondary_hero_at_start", "surrender_to_ai", "tile_closed_until_held",
]  # fmt: skip
LinkOpens = Literal["always", "obelisk_visited"]
GiftDeed = Literal[
    "search_own_deck", "take_own_card", "take_discarded", "reinforce", "income_steps", "beaten_dragon", "beaten_unit",
    "empower_ability", "empower_statistic", "adjacent_field", "draw_to_limit",
    "free_townsfolk",
    "adjacent_fields", "beaten_neutral", "dragon_for_units",
    "usual_visit", "take_pool_cards",
]  # fmt: skip
PointItem = Literal[
    "obelisk", "enemy_main_hero", "first_level_7", "faction_town", "first_utopia", "utopia_held", "grail_at_home",
    "grail_held", "utopia_won", "enemy_town", "level_7_won", "neighbour_main_hero", "other_main_hero", "grail",
    "bomb_delivered", "bonus_points", "hill_held", "hill_turns", "player_combat_lost", "player_combat_won", "retreats",
]  # fmt: skip
WinTrigger = Literal["every_utopia_flagged", "every_enemy_main_hero_beaten"]
BossDeed = Literal[
    "casts", "corrodes", "eats", "hoards", "immune_to_basic_spells", "immune_to_spells", "spews_acid",
]  # fmt: skip
WayKind = Literal["join", "monolith"]
SlotMust = Literal[
    "none", "obelisk", "no_obelisk", "settlement", "no_settlement", "gold_mine", "grail", "dragon_utopia",
    "random_town",
]  # fmt: skip
StackToken = Literal["attack", "defense", "hp", "initiative", "random"]
ArmySeeks = Literal["all", "main_hero", "town", "quest_bearer"]
ArmyFlags = Literal["all", "player_mines", "nothing"]
AiStart = Literal["own_town", "slot_center", "slot_field", "center_field"]
HeroStart = Literal["own_town", "empty_field"]

RESOURCE_IDS: Final[tuple[Resource, ...]] = get_args(Resource)
TIER_IDS: Final[tuple[Tier, ...]] = get_args(Tier)
SIDES: Final[tuple[UnitSide, ...]] = get_args(UnitSide)
SCHOOLS: Final[tuple[School, ...]] = get_args(School)
DECK_IDS: Final[tuple[DeckId, ...]] = get_args(DeckId)
MOVEMENTS: Final[tuple[Movement, ...]] = get_args(Movement)
BUILDING_IDS: Final[tuple[BuildingId, ...]] = get_args(BuildingId)
TILE_KIND_IDS: Final[tuple[TileKind, ...]] = get_args(TileKind)
POSITIONS: Final[tuple[Position, ...]] = get_args(Position)
DIFFICULTIES: Final[tuple[DifficultyId, ...]] = get_args(DifficultyId)
MOMENTS: Final[tuple[Moment, ...]] = get_args(Moment)
CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
