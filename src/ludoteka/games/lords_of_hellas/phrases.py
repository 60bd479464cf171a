"""Every verb, prompt, event and reason of Lords of Hellas, declared once, with the rule each comes from."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.phrases_hunt import HUNT_EVENTS, HUNT_PROMPTS, HUNT_REASONS, HUNT_VERBS
from ludoteka.kernel.phrase import Phrase

# -- turn and battle --------------------------------------------------------------------------------------------

TURN_VERBS = [
    # the start
    Phrase("choose-hero", "hero", rule="LOH-HERO-03"),
    Phrase("choose-army", "army", rule="LOH-HERO-03"),
    Phrase("place-hero", "region", rule="LOH-HERO-03"),
    Phrase("take-artifact", "artifact", rule="LOH-ART-09"),
    # regular actions
    Phrase("use-artifact", "artifact", rule="LOH-ART-01"),
    Phrase("pray", "god", rule="LOH-PRAY-01"),
    Phrase("use-power", rule="LOH-PRAY-03"),
    Phrase("move-hero", "region", rule="LOH-HMOVE-01"),
    Phrase("advance-quest", rule="LOH-QUEST-03"),
    Phrase("move-hoplites", rule="LOH-MOVE-01"),
    Phrase("move", "from:region to:region", rule="LOH-MOVE-01"),
    Phrase("fortify", "region", rule="LOH-MOVE-03"),
    Phrase("leave-city", "region", rule="LOH-MOVE-03"),
    Phrase("lead-from", "region", rule="LOH-MARCH-01"),
    Phrase("lead-to", "region", rule="LOH-MARCH-01"),
    Phrase("lead", "hoplites:int", rule="LOH-MARCH-01"),
    Phrase("march-murderously", "region", rule="LOH-BLESS-02"),
    Phrase("give-up-glory", "land", rule="LOH-GLORY-03"),
    # special actions
    Phrase("special", "action", rule="LOH-SPEC-01"),
    Phrase("exhausted-fight", rule="LOH-BLESS-02"),
    Phrase("repeat", "action", rule="LOH-2P-04"),
    Phrase("recruit", "region hoplites:int", rule="LOH-REC-01"),
    Phrase("recruit-fortified", "region hoplites:int", rule="LOH-TERM-05"),
    Phrase("draw-card", rule="LOH-PREP-01"),
    Phrase("heal", "attribute", rule="LOH-PREP-01"),
    Phrase("build-temple", "region", rule="LOH-TEMPLE-01"),
    Phrase("add-level", "god", rule="LOH-BUILD-01"),
    Phrase("raise", "attribute", rule="LOH-TEMPLE-02"),
    Phrase("keep-blessing", "blessing", rule="LOH-BLESS-01"),
    # battles, injuries, hands
    Phrase("fight", "region", rule="LOH-BATTLE-02"),
    Phrase("play", "combat", rule="LOH-BATTLE-04"),
    Phrase("pass", rule="LOH-BATTLE-05"),
    Phrase("reinforce", "region hoplites:int", rule="LOH-BATTLE-28"),
    Phrase("withdraw", "region", rule="LOH-BATTLE-14"),
    Phrase("save", "hoplites:int", rule="LOH-ART-03"),
    Phrase("let-die", rule="LOH-ART-03"),
    Phrase("injure", "attribute", rule="LOH-INJ-01"),
    Phrase("discard", "combat", rule="LOH-LIM-03"),
    Phrase("decline"),
    Phrase("done"),
]

TURN_PROMPTS = [
    Phrase("choose-hero", rule="LOH-HERO-03"),
    Phrase("choose-army", rule="LOH-HERO-03"),
    Phrase("place-hero", rule="LOH-HERO-03"),
    Phrase("take-artifact", rule="LOH-ART-09"),
    Phrase("turn", rule="LOH-TURN-01"),
    Phrase("use-artifacts", rule="LOH-ART-01"),
    Phrase("divine-power", "god", rule="LOH-PRAY-03"),
    Phrase("hoplite-move", "left:int", rule="LOH-MOVE-01"),
    Phrase("lead-from", "distance:int", rule="LOH-PRAY-07"),
    Phrase("lead-to", "region", rule="LOH-MARCH-01"),
    Phrase("lead-hoplites", "from:region to:region", rule="LOH-MARCH-01"),
    Phrase("special-action", rule="LOH-SPEC-04"),
    Phrase("repeat", rule="LOH-2P-04"),
    Phrase("recruit-action", rule="LOH-REC-01"),
    Phrase("muster", "hoplites:int", rule="LOH-REC-04"),
    Phrase("march", rule="LOH-MARCH-01"),
    Phrase("prepare", "left:int", rule="LOH-PREP-01"),
    Phrase("perseus-flies", rule="LOH-HMOVE-06"),
    Phrase("build-temple", rule="LOH-TEMPLE-01"),
    Phrase("add-level", rule="LOH-BUILD-01"),
    Phrase("raise", "left:int", rule="LOH-TEMPLE-02"),
    Phrase("keep-blessing", rule="LOH-BLESS-01"),
    Phrase("next-battle", rule="LOH-BATTLE-02"),
    Phrase("play-card", "region own:int enemy:seat other:int", rule="LOH-BATTLE-04"),
    Phrase("reinforce", "region", rule="LOH-BATTLE-28"),
    Phrase("withdraw", "region", rule="LOH-BATTLE-14"),
    Phrase("aegis", "region hoplites:int", rule="LOH-ART-03"),
    Phrase("injury", rule="LOH-INJ-01"),
    Phrase("healing", rule="LOH-PREP-05"),
    Phrase("hand-limit", rule="LOH-LIM-03"),
    Phrase("discard-cards", "left:int", rule="LOH-TURN-04"),
]

TURN_EVENTS = [
    Phrase("quest-appears", "quest region", rule="LOH-EVENT-02"),
    Phrase("quest-discarded", "quest", rule="LOH-EVENT-02"),
    Phrase("monster-appears", "monster region", rule="LOH-EVENT-04"),
    Phrase("evolved", "monster evolution", rule="LOH-EVENT-03"),
    Phrase("events-shuffled", rule="LOH-EVENT-07"),
    Phrase("hero-chosen", "seat hero", rule="LOH-HERO-03"),
    Phrase("army-chosen", "seat army", rule="LOH-HERO-03"),
    Phrase("hero-placed", "seat region", rule="LOH-HERO-03"),
    Phrase("artifacts-looked-at", "seat cards:int", rule="LOH-ART-09"),
    Phrase("artifact-seen", "seat artifact", rule="LOH-ART-09"),
    Phrase("artifact-gained", "seat artifact", rule="LOH-ART-04"),
    Phrase("artifact-used", "seat artifact", rule="LOH-ART-02"),
    Phrase("turn", "seat number:int", rule="LOH-TURN-02"),
    Phrase("prayed", "seat god", rule="LOH-PRAY-01"),
    Phrase("attribute-raised", "seat attribute value:int", rule="LOH-PRAY-02"),
    Phrase("attribute-lowered", "seat attribute value:int", rule="LOH-LIM-10"),
    Phrase("hero-moved", "seat region", rule="LOH-HMOVE-01"),
    Phrase("moved", "seat from:region to:region hoplites:int", rule="LOH-MOVE-01"),
    Phrase("fortified", "seat region", rule="LOH-MOVE-03"),
    Phrase("left-city", "seat region", rule="LOH-MOVE-03"),
    Phrase("control", "seat region", rule="LOH-CTRL-01"),
    Phrase("glory", "seat land", rule="LOH-GLORY-01"),
    Phrase("glory-given-up", "seat land", rule="LOH-GLORY-03"),
    Phrase("special", "seat action", rule="LOH-SPEC-01"),
    Phrase("exhausted-fight", "seat", rule="LOH-BLESS-02"),
    Phrase("repeated", "seat action", rule="LOH-2P-04"),
    Phrase("recruited", "seat region hoplites:int", rule="LOH-TERM-05"),
    Phrase("priests-gained", "seat priests:int", rule="LOH-LIM-02"),
    Phrase("priests-sacrificed", "seat priests:int", rule="LOH-TERM-06"),
    Phrase("injured", "seat attribute", rule="LOH-INJ-01"),
    Phrase("healed", "seat attribute", rule="LOH-INJ-03"),
    Phrase("cards-drawn", "seat cards:int", rule="LOH-LIM-03"),
    Phrase("card-drawn", "seat combat", rule="LOH-TERM-08"),
    Phrase("combat-cards-shuffled", rule="LOH-LIM-11"),
    Phrase("discarded", "seat combat", rule="LOH-TERM-10"),
    Phrase("temple-built", "seat region", rule="LOH-TEMPLE-01"),
    Phrase("level-built", "seat god level:int", rule="LOH-BUILD-01"),
    Phrase("renewal", rule="LOH-BUILD-02"),
    Phrase("activation", "seat god tokens:int", rule="LOH-WIN-05"),
    Phrase("countdown", "seat tokens:int", rule="LOH-WIN-05"),
    Phrase("draft", "seat cards:int", rule="LOH-BLESS-01"),
    Phrase("blessing-seen", "seat blessing", rule="LOH-BLESS-05"),
    Phrase("blessing-kept", "seat blessing", rule="LOH-BLESS-01"),
    Phrase("blessing-discarded", "blessing", rule="LOH-BLESS-01"),
    Phrase("blessings-shuffled", rule="LOH-BLESS-03"),
    Phrase("battle", "attacker:seat defender:seat region", rule="LOH-BATTLE-01"),
    Phrase("battle-called-off", "region", rule="LOH-BATTLE-03"),
    Phrase("played", "seat combat", rule="LOH-BATTLE-06"),
    Phrase("passed", "seat", rule="LOH-BATTLE-05"),
    Phrase("compared", "attacker:seat attack:int defender:seat defence:int", rule="LOH-BATTLE-08"),
    Phrase("battle-won", "seat region", rule="LOH-BATTLE-09"),
    Phrase("hoplites-died", "seat region hoplites:int", rule="LOH-TERM-06"),
    Phrase("withdrew", "seat from:region to:region hoplites:int", rule="LOH-BATTLE-13"),
    Phrase("victory", "seat victory", rule="LOH-WIN-01"),
]

TURN_REASONS = [
    Phrase("hero-there", "region", rule="LOH-HERO-04"),
    Phrase("not-in-hand", "combat", rule="LOH-BATTLE-04"),
    Phrase("too-many-losses", "hoplites:int", rule="LOH-BATTLE-07"),
]

# -- with those of hunt, monsters, quests, artifacts, blessings -------------------------------------------------

VERBS = TURN_VERBS + HUNT_VERBS
PROMPTS = TURN_PROMPTS + HUNT_PROMPTS
EVENTS = TURN_EVENTS + HUNT_EVENTS
REASONS = TURN_REASONS + HUNT_REASONS
