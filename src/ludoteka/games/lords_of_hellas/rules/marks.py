"""Bits of `s.marks`: what works once per turn and has been used (LOH-BLESS-04, LOH-HERO-03)."""

from __future__ import annotations

from typing import Final

GLORY_GIVEN: Final = 1
"""Heracles has given up glory in this turn."""
WRATH_USED: Final = 2
"""Hero's Wrath."""
SHOT_USED: Final = 4
"""Shoot to Kill."""
EXILE_USED: Final = 8
"""Exile."""
TURN_BEGUN: Final = 16
"""Something of the turn has been done, so that its start is over."""
HERO_MOVED: Final = 32
"""The hero has moved on the map in this turn, even on the spot (LOH-HMOVE-05)."""
QUEST_FINISHED: Final = 64
"""The hero has finished a quest in this turn; by the Czech edition nothing moves it any more (LOH-QUEST-07)."""
MAY_REST: Final = 128
"""The last special action owed in this turn may be left out: the reward of Delphi (LOH-TEMPLE-02)."""
