"""Words for what is kept as bits and numbers: marks of players and units, feats, and the story of the scenario."""

from __future__ import annotations

from typing import Final, get_args

from ludoteka.games.heroes3.entries.words import SIDES, BoxId, Lasts, Mode, TileKind
from ludoteka.games.heroes3.rules import marks
from ludoteka.games.heroes3.rules.battlefield import figures as combat_figures
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.view_parts import TOKENS, Names, Shown, name, owner

PLAYER_MARKS: Final = {
    marks.COVER_OF_DARKNESS: "cover-of-darkness",
    marks.LOST_CUBE: "lost-cube",
    marks.PAID_FOR_GRAIL: "paid-for-grail",
    marks.GRAIL_KNIGHT: "grail-knight",
    marks.BLOOD_KNIGHT: "blood-knight",
    marks.LEVEL_RESET: "level-reset",
    marks.FIRST_SPELL_CAST: "first-spell-cast",
    marks.FIRST_SPELL_BACK: "first-spell-back",
    marks.PEEKED: "peeked",
    marks.ROLLED_FOR_MORALE: "rolled-for-morale",
}
UNIT_MARKS: Final = {
    combat_figures.FLIPPED: "turned-to-few",
    combat_figures.SURVIVED: "stayed-alive",
    combat_figures.SAVED: "saved-a-unit",
    combat_figures.REWARDED: "rewarded",
    combat_figures.SPELL_BONUS: "spell-bonus-spent",
    combat_figures.CLONE: "clone",
    combat_figures.SUMMONED_HERE: "summoned",
}
FEATS: Final = {
    marks.WON_LEVEL_7: "won-level-7",
    marks.BEAT_AI: "beat-ai",
    marks.BEAT_SECOND: "beat-second-army",
    marks.BEAT_WANDERING: "beat-wandering-army",
    marks.TOOK_GRAIL: "took-grail",
    marks.BEAT_AI_AT_HOME: "beat-ai-at-home",
    marks.FLAGGED_UTOPIA: "flagged-utopia",
    marks.BEAT_AI_LATER: "beat-ai-later",
}
RESULTS: Final = (None, "won", "lost")
TERRAINS: Final = (
    "dirt", "elemental_air", "elemental_earth", "elemental_fire", "elemental_water", "grass", "highlands", "rough",
    "snow", "subterranean", "swamp", "water",
)  # fmt: skip
"""The terrains printed on the tiles of the boxes."""
STORY_MESSAGES: Final = [
    *(f"draw-marks-{word}" for words in (PLAYER_MARKS, UNIT_MARKS) for word in words.values()),
    *(f"draw-feats-{word}" for word in FEATS.values()),
    *(f"draw-result-{word}" for word in RESULTS if word is not None),
    *(f"draw-mode-{word}" for word in get_args(Mode)),
    *(f"draw-boxes-{word}" for word in get_args(BoxId)),
    *(f"draw-tokens-{word}" for word in TOKENS),
    *(f"draw-kind-{word}" for word in get_args(TileKind)),
    *(f"draw-terrain-{word}" for word in TERRAINS),
    *(f"draw-side-{word}" for word in SIDES),
    *(f"draw-until-{word}" for word in get_args(Lasts)),
]
"""Words for what a View says in one word: a mode, a box, a token, how long an effect lasts."""


class StoryView(Shown, frozen=True):
    """How far the special rules of the scenario have come."""

    armies_beaten: int
    holder: str | None
    rounds_held: int
    heroes_beaten_by_armies: int
    heroes_beaten_on_seven: int
    grail_field: str | None
    grail_taken: bool
    grail_cleansed: bool
    final_combat: bool
    wandering_bonus: int
    unlocked_by: str | None
    campaign_goes_on: bool
    deck_carried_over: bool
    last_army_in_round: int
    result: str | None


def words_of(bits: int, words: dict[int, str]) -> list[str]:
    """The words of the bits that are set.

    >>> words_of(5, {1: "first", 2: "second", 4: "third"})
    ['first', 'third']
    """
    return [word for bit, word in words.items() if bits & bit]


def story_view(s: Heroes3, names: Names) -> StoryView:
    """The story of the scenario by name."""
    story = s.story
    return StoryView(
        armies_beaten=story[marks.STORY_ARMIES],
        holder=owner(story[marks.STORY_HOLDER] - 1),
        rounds_held=story[marks.STORY_HELD],
        heroes_beaten_by_armies=story[marks.STORY_BEATEN_BY_ARMY],
        heroes_beaten_on_seven=story[marks.STORY_BEATEN_AT_7],
        grail_field=name(names.fields, story[marks.STORY_GRAIL_FIELD] - 1),
        grail_taken=bool(story[marks.STORY_GRAIL_TAKEN]),
        grail_cleansed=bool(story[marks.STORY_CLEANSED]),
        final_combat=bool(story[marks.STORY_FINAL]),
        wandering_bonus=story[marks.STORY_WANDERING],
        unlocked_by=name(names.fields, story[marks.STORY_UNLOCKED] - 1),
        campaign_goes_on=bool(story[marks.STORY_LINKED]),
        deck_carried_over=bool(story[marks.STORY_CARRIED]),
        last_army_in_round=story[marks.STORY_APPEARED],
        result=RESULTS[story[marks.STORY_RESULT]],
    )
