"""Bits of `Player.marks` and of `State.feats`: what has happened this turn, this round or in this game."""

from __future__ import annotations

from typing import Final

WON_LEVEL_7: Final = 1
"""Feats: a field of difficulty 7 was won."""
BEAT_AI: Final = 2
"""Feats: the AI hero was beaten."""
BEAT_SECOND: Final = 4
"""Feats: the second army was beaten."""
BEAT_WANDERING: Final = 8
"""Feats: the wandering army was beaten."""
TOOK_GRAIL: Final = 16
"""Feats: the Grail was taken."""
BEAT_AI_AT_HOME: Final = 32
"""Feats: the AI hero was beaten in its own town."""
FLAGGED_UTOPIA: Final = 64
"""Feats: a Dragon Utopia was flagged."""
BEAT_AI_LATER: Final = 128
"""Feats: the AI hero was beaten after what a sequence asks for first."""

COVER_OF_DARKNESS: Final = 1
"""Marks: enemies discard at the start of the next combat."""
FIRST_SPELL_CAST: Final = 256
"""Marks of the player whose turn it is: a spell was cast in this turn."""
FIRST_SPELL_BACK: Final = 512
"""Marks: the spell that an astrologers card gives back once was given back."""
PEEKED: Final = 1024
"""Marks: Rogues have looked at a deck in this turn."""
ROLLED_FOR_MORALE: Final = 2048
"""Marks: Satyrs have rolled for morale in this turn."""
TURN_MARKS: Final = COVER_OF_DARKNESS | FIRST_SPELL_CAST | PEEKED | ROLLED_FOR_MORALE
"""Marks that end with the turn."""

LOST_CUBE: Final = 2
"""Marks: a cube was lost since the last resource round."""
PAID_FOR_GRAIL: Final = 4
"""Marks: a unit was given up for the Grail."""
GRAIL_KNIGHT: Final = 8
BLOOD_KNIGHT: Final = 16
"""Marks: the title a player has taken at an obelisk."""
LEVEL_RESET: Final = 32
"""Marks: the level marker went back once."""

STORY_ARMIES: Final = 0
"""Story: AI armies beaten for good."""
STORY_HOLDER: Final = 1
"""Story: who holds the location that wins, seat + 1."""
STORY_HELD: Final = 2
"""Story: for how many ends of rounds."""
STORY_BEATEN_BY_ARMY: Final = 3
"""Story: main heroes beaten by AI armies."""
STORY_BEATEN_AT_7: Final = 4
"""Story: main heroes beaten on a field of difficulty 7 in this round."""
STORY_GRAIL_FIELD: Final = 5
"""Story: the field on which the Grail was left behind, plus 1."""
STORY_GRAIL_TAKEN: Final = 6
"""Story: 1 once anybody has taken the Grail."""
STORY_FINAL: Final = 7
"""Story: 1 while the final combat is fought."""
STORY_WANDERING: Final = 8
"""Story: what the wandering army adds to its movement roll this round."""
STORY_UNLOCKED: Final = 9
"""Story: the obelisk field from which the hero may go to the unlocked tile, plus 1."""
STORY_CLEANSED: Final = 10
"""Story: 1 once the Grail was cleansed."""
STORY_RESULT: Final = 11
"""Story: 1 once somebody has won, 2 once everybody has lost."""
STORY_LINKED: Final = 12
"""Story: 1 if a won scenario is followed by the next one of its campaign."""
STORY_CARRIED: Final = 13
"""Story: 1 if the deck comes from the scenario before."""
STORY_APPEARED: Final = 14
"""Story: the round in which the last AI army appeared."""
