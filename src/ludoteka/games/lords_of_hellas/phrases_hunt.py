"""The verbs, prompts, events and reasons of hunts, monsters, quests, artifacts and blessings."""

from __future__ import annotations

from ludoteka.kernel.phrase import Phrase

HUNT_VERBS = [
    # hunts
    Phrase("hunt", "monster", rule="LOH-HUNT-01"),
    Phrase("wound", "combat symbol place", rule="LOH-HUNT-06"),
    Phrase("wound-with-set", "set:symbol symbol place", rule="LOH-HUNT-06"),
    Phrase("give-up", rule="LOH-HUNT-05", final=True),
    Phrase("attack", "attack", rule="LOH-HUNT-09"),
    Phrase("defend", "combat", rule="LOH-HUNT-10"),
    Phrase("defend-planned", "combat", rule="LOH-HUNT-10"),
    Phrase("parry", "combat", rule="LOH-HUNT-12"),
    Phrase("suffer", rule="LOH-HUNT-11", last=True),
    Phrase("lower", "attribute", rule="LOH-LIM-10"),
    Phrase("sacrifice-priest", rule="LOH-TERM-06"),
    Phrase("take-injury", rule="LOH-INJ-01"),
    Phrase("take-reward", "reward", rule="LOH-REWARD-02"),
    # monsters
    Phrase("strike", "symbol place", rule="LOH-REWARD-03"),
    Phrase("mend", "symbol place", rule="LOH-REWARD-06"),
    Phrase("roll", "monster", rule="LOH-MPHASE-01"),
    Phrase("move-monster", "monster region", rule="LOH-MPHASE-02"),
    Phrase("region-attack", "monster", rule="LOH-MPHASE-02"),
    Phrase("attack-region", "region", rule="LOH-MPHASE-03"),
    # quests
    Phrase("start-quest", "quest step:int", rule="LOH-QUEST-01"),
    Phrase("discard-quest", "quest", rule="LOH-QUEST-10"),
    Phrase("take-glory", "land", rule="LOH-GLORY-01"),
    # artifacts
    Phrase("strike-hero", "seat", rule="LOH-INJ-01"),
    Phrase("strike-monster", "monster", rule="LOH-REWARD-03"),
    Phrase("keep-card", "combat", rule="LOH-ART-01"),
    Phrase("give-up-blessing", "blessing", rule="LOH-BLESS-02"),
    Phrase("take-back", "action", rule="LOH-SPEC-01"),
    Phrase("drink", "attribute", rule="LOH-ART-03"),
    Phrase("drink-before", "action attribute", rule="LOH-ART-03"),
    Phrase("play-with-losses", "combat", rule="LOH-BLESS-02"),
    # blessings and battles
    Phrase("use-blessing", "blessing", rule="LOH-BLESS-02"),
    Phrase("shoot", "combat", rule="LOH-BLESS-04"),
    Phrase("kill-hoplites", "region", rule="LOH-BLESS-04"),
    Phrase("go-first", "seat", rule="LOH-ART-07"),
    Phrase("add-loss", rule="LOH-ART-03"),
    Phrase("ignore-loss", rule="LOH-ART-03"),
]

HUNT_PROMPTS = [
    # hunts
    Phrase("prey", rule="LOH-HUNT-01"),
    Phrase("before-hunt", rule="LOH-HUNT-19"),
    Phrase("use-at-start", rule="LOH-HUNT-19"),
    Phrase("hero-attack", "monster", rule="LOH-HUNT-05"),
    Phrase("spend-set", "left:int symbol", rule="LOH-HUNT-06"),
    Phrase("staff-of-tiresias", rule="LOH-ART-08"),
    Phrase("choose-attack", "monster hunter:seat", rule="LOH-HUNT-09"),
    Phrase("answer-attack", "attack strength:int defence:int", rule="LOH-HUNT-10"),
    Phrase("attribute-drop", rule="LOH-LIM-10"),
    Phrase("ransom", "priests:int injuries:int", rule="LOH-HUNT-11"),
    Phrase("take-reward", rule="LOH-REWARD-02"),
    # monsters
    Phrase("strike", "monster", rule="LOH-REWARD-03"),
    Phrase("mend", "monster", rule="LOH-REWARD-06"),
    Phrase("roll-for", rule="LOH-MPHASE-01"),
    Phrase("move-monster", "monster", rule="LOH-MPHASE-02"),
    Phrase("move-or-attack", "monster", rule="LOH-MPHASE-02"),
    Phrase("target", "monster left:int", rule="LOH-MPHASE-03"),
    # quests
    Phrase("start-quest", rule="LOH-QUEST-01"),
    Phrase("recruit-in-cities", "hoplites:int", rule="LOH-QUEST-07"),
    Phrase("more-glory", rule="LOH-GLORY-01"),
    Phrase("raise-to", "value:int", rule="LOH-QUEST-07"),
    Phrase("second-action", rule="LOH-SPEC-04"),
    # artifacts
    Phrase("hermes-carries", rule="LOH-HMOVE-06"),
    Phrase("thunder", rule="LOH-ART-01"),
    Phrase("ariadnes-thread", rule="LOH-ART-01"),
    Phrase("keep-card", rule="LOH-ART-01"),
    Phrase("exchange-blessing", rule="LOH-ART-01"),
    Phrase("take-back-token", rule="LOH-SPEC-01"),
    Phrase("exchange-cards", "cards:int", rule="LOH-ART-03"),
    Phrase("fast-move", rule="LOH-HMOVE-01"),
    # blessings and battles
    Phrase("banish", rule="LOH-BLESS-04"),
    Phrase("shot", rule="LOH-BLESS-04"),
    Phrase("apprentice", rule="LOH-HMOVE-07"),
    Phrase("winged-boots", rule="LOH-HMOVE-07"),
    Phrase("first-to-act", rule="LOH-ART-07"),
    Phrase("before-battle", "enemy:seat region", rule="LOH-BATTLE-03"),
    Phrase("blow-horn", "region", rule="LOH-BATTLE-28"),
    Phrase("master-plan", "combat", rule="LOH-BLESS-02"),
    Phrase("bluff", "own:int enemy:seat other:int", rule="LOH-BLESS-02"),
    Phrase("spill-blood", rule="LOH-ART-03"),
    Phrase("palladium", rule="LOH-ART-03"),
]

HUNT_EVENTS = [
    # hunts
    Phrase("hunt", "seat monster", rule="LOH-HUNT-01"),
    Phrase("wounded", "seat monster symbol place", rule="LOH-HUNT-06"),
    Phrase("attacks-shuffled", rule="LOH-HUNT-13"),
    Phrase("attack-seen", "seat attack", rule="LOH-HUNT-09"),
    Phrase("attack", "monster attack strength:int", rule="LOH-HUNT-09"),
    Phrase("attack-discarded", "attack", rule="LOH-HUNT-09"),
    Phrase("parried", "seat", rule="LOH-HUNT-10"),
    Phrase("suffered", "seat", rule="LOH-HUNT-11"),
    Phrase("special-attack", "monster", rule="LOH-HUNT-11"),
    Phrase("hunt-won", "seat monster", rule="LOH-HUNT-14"),
    Phrase("hunt-lost", "seat monster", rule="LOH-HUNT-15"),
    Phrase("slain", "seat monster", rule="LOH-REWARD-02"),
    Phrase("artifact-lost", "artifact", rule="LOH-REWARD-04"),
    # monsters
    Phrase("mended", "monster symbol place", rule="LOH-REWARD-06"),
    Phrase("monster-phase", "seat", rule="LOH-MPHASE-01"),
    Phrase("rolled", "seat monster face", rule="LOH-MPHASE-02"),
    Phrase("monster-moved", "monster from:region to:region", rule="LOH-MPHASE-02"),
    Phrase("region-attack", "monster region", rule="LOH-MPHASE-02"),
    # quests
    Phrase("quest-step", "seat quest step:int", rule="LOH-QUEST-03"),
    Phrase("quest-completed", "seat quest", rule="LOH-QUEST-07"),
    Phrase("hero-returned", "seat region", rule="LOH-QUEST-07"),
    Phrase("quest-kept", "seat quest", rule="LOH-QUEST-10"),
    Phrase("quest-used", "seat quest", rule="LOH-QUEST-10"),
    # artifacts and blessings
    Phrase("card-seen", "seat combat", rule="LOH-TERM-10"),
    Phrase("taken-back", "seat action", rule="LOH-SPEC-01"),
    Phrase("blessing-used", "seat blessing", rule="LOH-BLESS-02"),
]

HUNT_REASONS = [
    Phrase("must-wound", rule="LOH-HUNT-05"),
    Phrase("wrong-symbol", "combat", rule="LOH-HUNT-06"),
    Phrase("place-closed", "place", rule="LOH-HUNT-06"),
    Phrase("no-set", "symbol cards:int", rule="LOH-HUNT-06"),
    Phrase("no-shield", "combat", rule="LOH-HUNT-12"),
    Phrase("no-prey", "region", rule="LOH-HUNT-01"),
    Phrase("prey-needs-priests", "monster priests:int", rule="LOH-HUNT-19"),
    Phrase("prey-needs-leadership", "monster value:int", rule="LOH-HUNT-19"),
    Phrase("not-your-blessing", "blessing", rule="LOH-BLESS-02"),
    Phrase("blessing-spent", "blessing", rule="LOH-BLESS-04"),
    Phrase("no-quest-there", "quest", rule="LOH-QUEST-01"),
    Phrase("too-weak", "strength:int", rule="LOH-HUNT-10"),
    Phrase("defence-begun", rule="LOH-HUNT-10"),
]
