"""What the numbers of Lords of Hellas stand for: gods, actions, artifacts, blessings and what cards do."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
"""Stands for no player, no region, no card and nothing."""

LEADERSHIP: Final = 0
STRENGTH: Final = 1
SPEED: Final = 2
ATTRIBUTES: Final = 3

ACHILLES: Final = 0
HELEN: Final = 1
HERACLES: Final = 2
PERSEUS: Final = 3

ZEUS: Final = 0
ATHENA: Final = 1
HERMES: Final = 2
GODS: Final = 3

RECRUIT: Final = 0
MARCH: Final = 1
BUILD_TEMPLE: Final = 2
PREPARE: Final = 3
USURP: Final = 4
HUNT: Final = 5
BUILD_MONUMENT: Final = 6
SPECIAL_ACTIONS: Final = 7
EXHAUSTED: Final = 7
"""The bit of `covered` for a used-action token on Exhausted Fight."""

USE_ARTIFACTS: Final = 7
PRAYER: Final = 8
HERO_MOVE: Final = 9
HOPLITE_MOVE: Final = 10

NO_ROUNDING: Final = 0
ROUND_UP: Final = 1
ROUND_DOWN: Final = 2

NO_POWER: Final = -1
DRAW_CARDS: Final = 0
RECRUIT_IN_A_REGION: Final = 1
MOVE_AN_ARMY: Final = 2

NO_EFFECT: Final = 0
CITY_DEFENCE_BONUS: Final = 1
CITY_DEFENCE_RECRUIT: Final = 2
GLORY_BONUS: Final = 3
PHALANX: Final = 4
OUTNUMBER_BONUS: Final = 5
ATTRIBUTE_BONUS: Final = 6
ATTRIBUTE_COMPARE: Final = 7
ENCIRCLEMENT: Final = 8
REINFORCEMENTS: Final = 9
JAVELINS: Final = 10
ATTACKER_BONUS: Final = 11

NO_PASSIVE: Final = 0
NO_WITHDRAWAL: Final = 1
NO_TEMPLE: Final = 2
NO_RECRUIT: Final = 3

NO_REWARD: Final = 0
PRIEST_REWARD: Final = 1
ARTIFACT_REWARD: Final = 2

COUNT_NOTHING: Final = 0
OPEN_PLACES: Final = 1
COVERED_PLACES: Final = 2
ALL_PLACES: Final = 3
HUNTER_HAND: Final = 4

DIE_NOTHING: Final = 0
DIE_REGION_ATTACK: Final = 1
DIE_MOVE: Final = 2
DIE_MOVE_OR_REGION_ATTACK: Final = 3

TORCH: Final = 0
BOW: Final = 1
SWORD: Final = 2
MACE: Final = 3
AXE: Final = 4
SPEAR: Final = 5
SICKLE: Final = 6
SHIELD: Final = 7
ANY_SYMBOL: Final = 8

LORD_OF_HELLAS: Final = 0
FAVOURITE_OF_THE_GODS: Final = 1
MONSTER_SLAYER: Final = 2
KING_OF_KINGS: Final = 3

OWL_OF_ATHENA: Final = 0
BOOTS_OF_HERMES: Final = 1
THUNDER_OF_ZEUS: Final = 2
POISON_ARROWS: Final = 3
MINOTAURS_HORN: Final = 4
HEAD_OF_SPHINX: Final = 5
EYE_OF_CYCLOPS: Final = 6
MEDUSAS_BLOOD: Final = 7
CHIMERAS_FIRE: Final = 8
ADAMANT_TETHERS: Final = 9
CADUCEUS: Final = 10
HARPE: Final = 11
PANDORAS_BOX: Final = 12
HORN_OF_PLENTY: Final = 13
STAFF_OF_TIRESIAS: Final = 14
AMBROSIA: Final = 15
AEGIS: Final = 16
EYE_OF_GRAEAE: Final = 17
ARIADNES_THREAD: Final = 18
PALLADIUM: Final = 19
APOLLOS_ARROW: Final = 20
ORPHEUS_LYRE: Final = 21
DRAGON_TEETH: Final = 22
GOLDEN_GOBLET: Final = 23
FEMES_TRUMPET: Final = 24

CUNNING_TACTICIAN: Final = 0
MOBILIZATION: Final = 1
MASTER_PLAN: Final = 2
ATHENAS_GIFT: Final = 3
HEROIC_PRESENCE: Final = 4
ALWAYS_PREPARED: Final = 5
UNBROKEN_MORALE: Final = 6
LOCAL_VOLUNTEERS: Final = 7
STALWART_DEFENSE: Final = 8
NO_ATTRITION: Final = 9
BATTLE_PRAYER: Final = 10
RESTRICTIVE_MANEUVER: Final = 11
SACRIFICE_OF_FLESH: Final = 12
WEAK_SPOT: Final = 13
PUSH_UPS: Final = 14
INSPIRING_HUNT: Final = 15
COMBAT_TRAINING: Final = 16
HEROS_WRATH: Final = 17
LOCAL_SUPPORT: Final = 18
GLORY_OF_ZEUS: Final = 19
ARMORY: Final = 20
GODS_STRENGTH: Final = 21
WILD_HUNT: Final = 22
SHOOT_TO_KILL: Final = 23
EXHAUSTED_FIGHT: Final = 24
FORCED_MARCH: Final = 25
REARGUARD: Final = 26
RESPONSE_FORCE: Final = 27
BLUFF: Final = 28
EXILE: Final = 29
AMBUSH: Final = 30
MURDEROUS_MARCH: Final = 31
ADVANCED_DODGE: Final = 32
HERMES_TEMPLE: Final = 33
WINGED_BOOTS: Final = 34
HEROS_APPRENTICE: Final = 35
