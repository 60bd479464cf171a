### Messages of Lords of Hellas: options, events, prompts, reasons and the position in the terminal.

game-title = Lords of Hellas
game-about = Lead a hero and an army through a Greece of new gods: conquer whole lands, build temples, slay monsters, or complete a monument and hold it.

option-edition = Rules edition, where the two rulebooks differ
option-edition-cs = Czech
option-edition-pl = Polish
option-starting_player = Who takes the first hero
option-starting_player-random = random
option-starting_player-first = the first seat
option-armies = Colours of the armies
option-armies-seats = by seat
option-armies-choice = each player chooses with the hero
option-neutral_artifacts = Neutral artifacts
option-neutral_artifacts-ten = the ten of the box
option-neutral_artifacts-all = also those of other printings
option-leadership_track = Leadership track
    .help = Records of the printed boards say five; the board pictured in the Czech rulebook shows three.
option-leadership_track-five = 1 to 5
option-leadership_track-three = 1 to 3
option-achilles_speed = Achilles' starting speed
    .help = The Czech board shows 3; the Polish rulebook prints no figure, a public record says 2.
option-achilles_speed-edition = by the edition: 3 Czech, 2 Polish
option-achilles_speed-three = 3
option-achilles_speed-two = 2

## Turn and battle

region-epirus = Epirus
region-macedonia = Macedonia
region-thessaly = Thessaly
region-chalkidiki = Chalkidiki
region-acarnania = Acarnania
region-aetolia = Aetolia
region-locris = Locris
region-phocis = Phocis
region-euboea = Euboea
region-boeotia = Boeotia
region-attica = Attica
region-corinthia = Corinthia
region-achaea = Achaea
region-elis = Elis
region-arcadia = Arcadia
region-messenia = Messenia
region-argolis = Argolis
region-laconia = Laconia
region-crete = Crete

land-red = Red land
land-yellow = Yellow land
land-blue = Blue land
land-green = Green land
land-brown = Brown land

army-red = Red
army-blue = Blue
army-yellow = Yellow
army-green = Green

hero-achilles = Achilles
hero-helen = Helen
hero-heracles = Heracles
hero-perseus = Perseus

god-zeus = Zeus
god-athena = Athena
god-hermes = Hermes

attribute-leadership = Leadership
    .low = leadership
attribute-strength = Strength
    .low = strength
attribute-speed = Speed
    .low = speed

action-use-artifacts = Use artifacts
action-prayer = Prayer
action-hero-move = Hero move
action-hoplite-move = Hoplite move
action-recruit = Recruit
action-march = March
action-build-temple = Build Temple
action-prepare = Prepare
action-usurp = Usurp
action-hunt = Hunt
action-build-monument = Build Monument

combat-fortification-torch = Fortification (torch)
combat-local-support-torch = Local Support (torch)
combat-glory-torch = Glory (torch)
combat-phalanx-1 = Phalanx (torch, strength 1)
combat-phalanx-2 = Phalanx (torch, strength 2)
combat-fortification-bow = Fortification (bow)
combat-local-support-bow = Local Support (bow)
combat-glory-bow = Glory (bow)
combat-flank-attack = Flank Attack (bow)
combat-trap-sword = Trap (sword)
combat-tactical-maneuver-sword = Tactical Maneuver (sword)
combat-encirclement-sword = Encirclement (sword)
combat-wild-attack-sword = Wild Attack (sword)
combat-trap-mace = Trap (mace)
combat-tactical-maneuver-mace = Tactical Maneuver (mace)
combat-encirclement-mace = Encirclement (mace)
combat-wild-attack-mace = Wild Attack (mace)
combat-reinforcements = Reinforcements (shield)
combat-charge = Charge (sickle)
combat-javelin-volley-axe = Javelin Volley (axe)
combat-wild-attack-axe = Wild Attack (axe)
combat-assault-axe = Assault (axe)
combat-javelin-volley-spear = Javelin Volley (spear)
combat-wild-attack-spear = Wild Attack (spear)
combat-assault-spear = Assault (spear)

symbol-torch = Torch
symbol-bow = Bow
symbol-sword = Sword
symbol-mace = Mace
symbol-axe = Axe
symbol-spear = Spear
symbol-sickle = Sickle
symbol-shield = Shield

victory-lord-of-hellas = Lord of Hellas
victory-favourite-of-the-gods = Favourite of the gods
victory-monster-slayer = Monster slayer
victory-king-of-kings = King of kings

verb-choose-hero = Take { $hero }
verb-choose-army = Take the { $army } army
verb-place-hero = Place the hero in { $region }
verb-take-artifact = Take { $artifact }
verb-use-artifact = Use { $artifact }
verb-pray = Pray to { $god }
verb-use-power = Use the divine power
verb-move-hero = Move the hero to { $region }
verb-advance-quest = Advance on the quest
verb-move-hoplites = Move hoplites
verb-move = Move a hoplite from { $from } to { $to }
verb-fortify = Step into the city in { $region }
verb-leave-city = Step out of the city in { $region }
verb-lead-from = Set out from { $region }
verb-lead-to = Go to { $region }
verb-lead = { $hoplites ->
    [one] One hoplite goes
   *[other] { $hoplites } hoplites go
}
verb-march-murderously = Murderous March from { $region }
verb-give-up-glory = Give up the glory of { $land } for an artifact
verb-special = { $action }
verb-exhausted-fight = Hunt with Exhausted Fight
verb-repeat = Use { $action } again
verb-recruit = { $hoplites ->
    [one] Recruit a hoplite in { $region }
   *[other] Recruit { $hoplites } hoplites in { $region }
}
verb-recruit-fortified = { $hoplites ->
    [one] Recruit a fortified hoplite in { $region }
   *[other] Recruit { $hoplites } hoplites in { $region }, one fortified
}
verb-draw-card = Draw a combat card
verb-heal = Heal { $attribute-low }
verb-build-temple = Build a temple in { $region }
verb-add-level = Add a level to the monument of { $god }
verb-raise = Raise { $attribute-low }
verb-keep-blessing = Keep { $blessing }
verb-fight = Fight in { $region } next
verb-play = Play { $combat }
verb-pass = Play no more cards
verb-reinforce = { $hoplites ->
    [one] Bring in a hoplite from { $region }
   *[other] Bring in { $hoplites } hoplites from { $region }
}
verb-withdraw = Withdraw to { $region }
verb-save = { $hoplites ->
    [one] Save a hoplite with Aegis
   *[other] Save { $hoplites } hoplites with Aegis
}
verb-let-die = Let them die
verb-injure = Injure { $attribute-low }
verb-discard = Discard { $combat }
verb-decline = Decline
verb-done = Done

prompt-choose-hero = Choose your hero
prompt-choose-army = Choose the colour of your army
prompt-place-hero = Place your hero and hoplites
prompt-take-artifact = Take one of these artifacts
prompt-turn = Your turn: regular actions, then a special action ends it
prompt-use-artifacts = Use more artifacts?
prompt-divine-power = Use the power of { $god }?
prompt-hoplite-move = { $left ->
    [one] Move one more hoplite
   *[other] Move up to { $left } hoplites
}
prompt-lead-from = { $distance ->
    [one] Which army moves by one region?
   *[other] Which army moves by up to { $distance } regions?
}
prompt-lead-to = Where to from { $region }?
prompt-lead-hoplites = How many hoplites go from { $from } to { $to }?
prompt-special-action = Choose one more special action
prompt-repeat = Which used action do you use again before the monument?
prompt-recruit-action = Recruit in your cities
prompt-muster = { $hoplites ->
    [one] Recruit a hoplite?
   *[other] Recruit up to { $hoplites } hoplites?
}
prompt-march = Who marches?
prompt-prepare = { $left ->
    [one] Prepare: the last choice
   *[other] Prepare: { $left } choices
}
prompt-perseus-flies = Perseus may go to any region
prompt-build-temple = Where do you build the temple?
prompt-add-level = Which monument do you build?
prompt-raise = { $left ->
    [one] Raise one attribute
   *[other] Raise { $left } attributes, one after the other
}
prompt-keep-blessing = Keep one blessing; the rest are passed to the right
prompt-next-battle = Which battle is next?
prompt-play-card = Battle of { $region }: your strength is { $own }, that of { $enemy } { $other }. Play a card?
prompt-reinforce = Bring hoplites into the battle of { $region }?
prompt-withdraw = Where do your hoplites from { $region } withdraw?
prompt-aegis = { $hoplites ->
    [one] A hoplite in { $region } would die. Use Aegis?
   *[other] { $hoplites } hoplites in { $region } would die. Use Aegis?
}
prompt-injury = Which attribute is injured?
prompt-healing = Which injury heals?
prompt-hand-limit = Too many combat cards: discard one
prompt-discard-cards = { $left ->
    [one] Discard a combat card
   *[other] Discard { $left } combat cards
}

event-quest-appears = A quest appears in { $region }: { $quest }
event-quest-discarded = No slot is free for the quest { $quest }
event-monster-appears = { $monster } appears in { $region }
event-evolved = { $monster } evolves: { $evolution }
event-events-shuffled = The event cards are shuffled
event-hero-chosen = { $seat } takes { $hero }
event-army-chosen = { $seat } takes the { $army } army
event-hero-placed = { $seat } puts the hero in { $region }
event-artifacts-looked-at = { $cards ->
    [one] { $seat } looks at a neutral artifact
   *[other] { $seat } looks at { $cards } neutral artifacts
}
event-artifact-seen = { $seat } sees { $artifact }
event-artifact-gained = { $seat } gains { $artifact }
event-artifact-used = { $seat } uses { $artifact }
event-turn = Turn { $number }: { $seat }
event-prayed = { $seat } sends a priest to { $god }
event-attribute-raised = { $seat }: { $attribute-low } rises to { $value }
event-attribute-lowered = { $seat }: { $attribute-low } drops to { $value }
event-hero-moved = The hero of { $seat } goes to { $region }
event-moved = { $hoplites ->
    [one] { $seat }: a hoplite goes from { $from } to { $to }
   *[other] { $seat }: { $hoplites } hoplites go from { $from } to { $to }
}
event-fortified = { $seat } fortifies a hoplite in { $region }
event-left-city = A hoplite of { $seat } leaves the city in { $region }
event-control = { $seat } takes control of { $region }
event-glory = { $seat } takes the glory of { $land }
event-glory-given-up = { $seat } gives up the glory of { $land }
event-special = { $seat }: { $action }
event-exhausted-fight = { $seat } hunts with Exhausted Fight
event-repeated = { $seat } uses { $action } again
event-recruited = { $hoplites ->
    [one] { $seat } recruits a hoplite in { $region }
   *[other] { $seat } recruits { $hoplites } hoplites in { $region }
}
event-priests-gained = { $priests ->
    [one] { $seat } gains a priest
   *[other] { $seat } gains { $priests } priests
}
event-priests-sacrificed = { $priests ->
    [one] { $seat } sacrifices a priest
   *[other] { $seat } sacrifices { $priests } priests
}
event-injured = The hero of { $seat } is injured: { $attribute-low }
event-healed = The hero of { $seat } is healed: { $attribute-low }
event-cards-drawn = { $cards ->
    [one] { $seat } draws a combat card
   *[other] { $seat } draws { $cards } combat cards
}
event-card-drawn = New in the hand of { $seat }: { $combat }
event-combat-cards-shuffled = The combat cards are shuffled
event-discarded = { $seat } discards { $combat }
event-temple-built = { $seat } builds a temple in { $region }
event-level-built = { $seat } builds level { $level } of the monument of { $god }
event-renewal = Priests return to the supplies, used actions are free again, artifacts are recharged
event-activation = { $tokens ->
    [one] The monument of { $god } is complete: one more special action of { $seat } and its region decides
   *[other] The monument of { $god } is complete: { $tokens } more special actions of { $seat } and its region decides
}
event-countdown = { $tokens ->
    [0] { $seat } takes the last token off the activation card
    [one] { $seat } leaves one token on the activation card
   *[other] { $seat } leaves { $tokens } tokens on the activation card
}
event-draft = { $cards ->
    [one] { $seat } draws a blessing for the draft
   *[other] { $seat } draws { $cards } blessings for the draft
}
event-blessing-seen = { $seat } sees { $blessing }
event-blessing-kept = { $seat } keeps { $blessing }
event-blessing-discarded = { $blessing } is discarded
event-blessings-shuffled = The blessings are shuffled
event-battle = { $attacker } attacks { $defender } in { $region }
event-battle-called-off = There is no battle in { $region }
event-played = { $seat } plays { $combat }
event-passed = { $seat } plays no more cards
event-compared = Army strength: { $attacker } { $attack }, { $defender } { $defence }
event-battle-won = { $seat } wins the battle of { $region }
event-hoplites-died = { $hoplites ->
    [one] { $seat } loses a hoplite in { $region }
   *[other] { $seat } loses { $hoplites } hoplites in { $region }
}
event-withdrew = { $hoplites ->
    [one] A hoplite of { $seat } withdraws from { $from } to { $to }
   *[other] { $hoplites } hoplites of { $seat } withdraw from { $from } to { $to }
}
event-victory = { $seat } wins: { $victory }

reason-hero-there = another hero is in { $region }
reason-monster-rolled = the die has already been rolled for { $monster }
reason-monster-absent = { $monster } is not on the map
reason-other-monster = this is about { $monster }
reason-not-in-hand = you do not hold { $combat }
reason-too-many-losses = { $hoplites ->
    [one] your cards would have more loss symbols than your one hoplite
   *[other] your cards would have more loss symbols than your { $hoplites } hoplites
}
reason-already-done = { $action }: already used this turn
reason-covered = { $action } is used until somebody builds a monument
reason-nothing-to-repeat = you have no used action to use again first
reason-no-priest = you have no priest in your pool
reason-monument-full = { $priests ->
    [one] the monument of { $god } is full with one priest
   *[other] the monument of { $god } is full with { $priests } priests
}
reason-on-quest = your hero is on a quest: { $quest }
reason-nothing-there = staying in { $region } would achieve nothing
reason-too-far = { $region } is too far for a speed of { $speed }
reason-not-your-artifact = { $artifact } is not yours
reason-discharged = { $artifact } is not charged
reason-no-hoplites = none of your hoplites can move
reason-not-neighbours = { $from } and { $to } are not neighbours
reason-helen-there = Helen is in { $region } and your hero is not
reason-none-of-yours = you have no hoplites in { $region }
reason-only-fortified = your hoplites in { $region } are fortified
reason-have-moved = your hoplites in { $region } have already moved
reason-not-controlled = you do not control { $region }
reason-no-room = there is no room in the city of { $region }
reason-nobody-fortified = no hoplite can leave the city of { $region }
reason-out-of-reach = { $region } is out of reach
reason-supply-empty = your supply of hoplites is empty
reason-not-so-many = { $hoplites ->
    [one] you have one hoplite left in your supply
   *[other] you have { $hoplites } hoplites left in your supply
}
reason-enemies-there = another player's hoplites are in { $region }
reason-sphinx-there = the Sphinx lets nobody recruit in { $region }
reason-not-injured = not injured: { $attribute-low }
reason-hero-not-there = your hero is not in { $region }
reason-temple-there = there is already a temple in { $region }
reason-no-shrine = there is no shrine in { $region }
reason-minotaur-there = the Minotaur lets nobody build in { $region }
reason-no-temple-left = no temple is left on the temple card
reason-monument-complete = the monument of { $god } is complete
reason-refuge-taken = { $region } belongs to another player
reason-no-refuge = { $region } is closed to this withdrawal

## Hunt, monsters, quests, artifacts, blessings

monster-cerberus = Cerberus
monster-chimera = Chimera
monster-cyclops = Cyclops
monster-hydra = Hydra
monster-medusa = Medusa
monster-minotaur = Minotaur
monster-sphinx = Sphinx

quest-aid-to-atlas = Aid to Atlas
quest-amazon-queen = Amazon Queen
quest-augean-stables = Clean the Augean Stables
quest-saving-prometheus = Saving Prometheus
quest-cretan-bull = Capture the Cretan Bull
quest-calydonian-hunt = Calydonian Hunt
quest-stymphalian-birds = Kill the Stymphalian Birds
quest-golden-fleece = Expedition for the Golden Fleece
quest-cattle-of-geryon = Cattle of Geryon

artifact-owl-of-athena = Owl of Athena
artifact-boots-of-hermes = Boots of Hermes
artifact-thunder-of-zeus = Thunder of Zeus
artifact-poison-arrows = Poison Arrows
artifact-minotaurs-horn = Minotaur's Horn
artifact-head-of-sphinx = Head of Sphinx
artifact-eye-of-cyclops = Eye of Cyclops
artifact-medusas-blood = Medusa's Blood
artifact-chimeras-fire = Chimera's Fire
artifact-adamant-tethers = Adamant Tethers
artifact-caduceus = Caduceus
artifact-harpe = Harpe
artifact-pandoras-box = Pandora's Box
artifact-horn-of-plenty = Horn of Plenty
artifact-staff-of-tiresias = Staff of Tiresias
artifact-ambrosia = Ambrosia
artifact-aegis = Aegis
artifact-eye-of-graeae = Eye of the Graeae
artifact-ariadnes-thread = Ariadne's Thread
artifact-palladium = Palladium
artifact-apollos-arrow = Apollo's Arrow
artifact-orpheus-lyre = Orpheus' Lyre
artifact-dragon-teeth = Dragon Teeth
artifact-golden-goblet = Golden Goblet of Helios
artifact-femes-trumpet = Feme's Trumpet

blessing-cunning-tactician = Cunning Tactician
blessing-mobilization = Mobilization
blessing-master-plan = Master Plan
blessing-athenas-gift = Athena's Gift
blessing-heroic-presence = Heroic Presence
blessing-always-prepared = Always Prepared
blessing-unbroken-morale = Unbroken Morale
blessing-local-volunteers = Local Volunteers
blessing-stalwart-defense = Stalwart Defense
blessing-no-attrition = No Attrition
blessing-battle-prayer = Battle Prayer
blessing-restrictive-maneuver = Restrictive Maneuver
blessing-sacrifice-of-flesh = Sacrifice of Flesh
blessing-weak-spot = Weak Spot
blessing-push-ups = Push-Ups
blessing-inspiring-hunt = Inspiring Hunt
blessing-combat-training = Combat Training
blessing-heros-wrath = Hero's Wrath
blessing-local-support = Local Support
blessing-glory-of-zeus = Glory of Zeus
blessing-armory = Armory
blessing-gods-strength = God's Strength
blessing-wild-hunt = Wild Hunt
blessing-shoot-to-kill = Shoot to Kill
blessing-exhausted-fight = Exhausted Fight
blessing-forced-march = Forced March
blessing-rearguard = Rearguard
blessing-response-force = Response Force
blessing-bluff = Bluff
blessing-exile = Exile
blessing-ambush = Ambush
blessing-murderous-march = Murderous March
blessing-advanced-dodge = Advanced Dodge
blessing-hermes-temple = Hermes' Temple
blessing-winged-boots = Winged Boots
blessing-heros-apprentice = Hero's Apprentice

attack-attack-3 = Attack (3)
attack-attack-4 = Attack (4)
attack-attack-5 = Attack (5)
attack-charge = Charge
attack-fury = Fury
attack-mighty-attack = Mighty Attack
attack-nasty-wounds = Nasty Wounds
attack-quick-attack-4 = Quick Attack (4)
attack-quick-attack-5 = Quick Attack (5)
attack-rampage = Rampage
attack-recall-3 = Recall (3)
attack-recall-4 = Recall (4)
attack-special-attack-3 = Special Attack (3)
attack-special-attack-4 = Special Attack (4)
attack-surprise-attack = Surprise Attack
attack-wild-attack-4 = Wild Attack (4)
attack-wild-attack-5 = Wild Attack (5)

evolution-cerberus-1 = Cerberus I
evolution-cerberus-2 = Cerberus II
evolution-chimera-1 = Chimera I
evolution-chimera-2 = Chimera II
evolution-cyclops-1 = Cyclops I
evolution-cyclops-2 = Cyclops II
evolution-hydra-1 = Hydra I
evolution-hydra-2 = Hydra II
evolution-medusa-1 = Medusa I
evolution-medusa-2 = Medusa II
evolution-minotaur-1 = Minotaur I
evolution-minotaur-2 = Minotaur II
evolution-sphinx-1 = Sphinx I
evolution-sphinx-2 = Sphinx II

reward-monster-artifact = the artifact of the monster
reward-neutral-artifact = a neutral artifact
reward-priest = a priest

face-nothing = nothing
face-region-attack = region attack
face-move = move
face-move-or-region-attack = move or region attack

verb-hunt = Hunt { $monster }
verb-wound = { $symbol } wound ({ $place }) with { $combat }
verb-wound-with-set = { $symbol } wound ({ $place }) with a set: { $set }
verb-give-up = End the hunt
verb-attack = Play the attack { $attack }
verb-defend = Defend with { $combat }
verb-defend-planned = Defend with { $combat } and sacrifice a priest for Master Plan
verb-parry = Parry with { $combat } for an injury
verb-suffer = Do not defend
verb-lower = Lower { $attribute-low }
verb-sacrifice-priest = Sacrifice a priest
verb-take-injury = Take the injury
verb-take-reward = Take { $reward }
verb-strike = { $symbol } wound ({ $place })
verb-mend = Take the token off { $symbol } ({ $place })
verb-roll = Roll for { $monster }
verb-move-monster = Move { $monster } to { $region }
verb-region-attack = { $monster } attacks its region
verb-attack-region = Attack { $region }
verb-start-quest = Start { $quest } at step { $step }
verb-discard-quest = Discard { $quest } for its reward
verb-take-glory = Take the glory of the { $land }
verb-strike-hero = Injure the hero of { $seat }
verb-strike-monster = Wound { $monster }
verb-keep-card = Keep { $combat }
verb-give-up-blessing = Discard { $blessing } for it
verb-take-back = Take back the token from { $action }
verb-drink = Drink from the Golden Goblet: { $attribute-low } counts 1 more
verb-drink-before = Drink from the Golden Goblet before { $action }: { $attribute-low } counts 1 more
verb-play-with-losses = Play { $combat } without ignoring its losses
verb-use-blessing = Use { $blessing }
verb-shoot = Shoot to Kill: discard { $combat }
verb-kill-hoplites = Kill hoplites in { $region }
verb-go-first = { $seat } goes first
verb-add-loss = Add a loss symbol to the opponent
verb-ignore-loss = Ignore one of your loss symbols

prompt-prey = Which monster do you hunt?
prompt-before-hunt = Before the hunt: use something?
prompt-use-at-start = At the start of the hunt: deal a wound?
prompt-hero-attack = Attack the monster: { $monster }
prompt-spend-set = { $left ->
        [one] Discard one more card with { $symbol }
       *[other] Discard { $left } cards with { $symbol }
    }
prompt-staff-of-tiresias = Use the Staff of Tiresias to choose the attack?
prompt-choose-attack = Choose the attack of { $monster } on { $hunter }
prompt-answer-attack = { $attack } with strength { $strength }; your defence is { $defence }
prompt-attribute-drop = Which of the highest attributes drops?
prompt-ransom = Sacrifice priests ({ $priests }) or take injuries ({ $injuries })?
prompt-take-reward = Choose your reward for the hunt
prompt-strike = Where do you wound { $monster }?
prompt-mend = Which wound of { $monster } heals?
prompt-roll-for = Monster phase: which monster do you roll for next?
prompt-move-monster = Where does { $monster } move?
prompt-move-or-attack = { $monster }: move or attack the region?
prompt-target = { $left ->
        [one] { $monster } attacks: choose one more region
       *[other] { $monster } attacks: choose { $left } regions
    }
prompt-start-quest = Start the quest?
prompt-recruit-in-cities = { $hoplites ->
        [one] Recruit one hoplite in each of your cities
       *[other] Recruit up to { $hoplites } hoplites in each of your cities
    }
prompt-more-glory = Take a glory token that nobody holds
prompt-raise-to = Which attribute rises to { $value }?
prompt-second-action = Discard a kept quest for another special action?
prompt-hermes-carries = Where do the Boots of Hermes carry your hero?
prompt-thunder = Whom does the Thunder of Zeus strike?
prompt-ariadnes-thread = Ariadne's Thread: which monster goes where?
prompt-keep-card = The Owl of Athena: which card do you keep?
prompt-exchange-blessing = Orpheus' Lyre: discard a blessing for the new one?
prompt-take-back-token = Which special action do you take the token back from?
prompt-exchange-cards = Discard cards to draw as many; so far { $cards }
prompt-fast-move = Where does your hero go?
prompt-banish = Exile: which monster goes where?
prompt-shot = What do you shoot at?
prompt-apprentice = Hero's Apprentice: which hoplite moves?
prompt-winged-boots = Winged Boots: which hoplite flies?
prompt-first-to-act = Both want to act before the battle: who goes first?
prompt-before-battle = Before the battle with { $enemy } in { $region }: use something?
prompt-blow-horn = Blow Minotaur's Horn to bring hoplites to { $region }?
prompt-master-plan = Master Plan: sacrifice a priest to strengthen { $combat }?
prompt-bluff = Bluff: play one more card? You { $own }, { $enemy } { $other }
prompt-spill-blood = Use Medusa's Blood?
prompt-palladium = Use the Palladium so that the winner withdraws?

event-hunt = { $seat } hunts { $monster }
event-wounded = { $seat } deals { $monster } a wound: { $symbol } ({ $place })
event-attacks-shuffled = The monster attack deck is reshuffled
event-attack-seen = { $seat } sees the attack { $attack }
event-attack = { $monster } attacks: { $attack }, strength { $strength }
event-attack-discarded = The attack { $attack } is discarded
event-parried = { $seat } parries the attack
event-suffered = { $seat } does not defend
event-special-attack = { $monster } uses its special attack
event-hunt-won = { $seat } wins the hunt for { $monster }
event-hunt-lost = { $seat }'s hunt for { $monster } fails
event-slain = { $seat } has slain { $monster }
event-artifact-lost = { $artifact } leaves the game
event-mended = { $monster } heals a wound: { $symbol } ({ $place })
event-monster-phase = Monster phase; { $seat } decides
event-rolled = { $seat } rolls for { $monster }: { $face }
event-monster-moved = { $monster } moves from { $from } to { $to }
event-region-attack = { $monster } attacks { $region }
event-quest-step = The hero of { $seat } is on { $quest }, step { $step }
event-quest-completed = { $seat } completes { $quest }
event-hero-returned = The hero of { $seat } returns to { $region }
event-quest-kept = { $seat } keeps the card { $quest }
event-quest-used = { $seat } discards { $quest } for its reward
event-card-seen = { $seat } sees { $combat }
event-taken-back = { $seat } takes back the token from { $action }
event-blessing-used = { $seat } uses { $blessing }

reason-must-wound = a hunter who can wound the monster must do so
reason-wrong-symbol = { $combat } matches no such open wound
reason-too-weak = your cards do not reach the attack's strength of { $strength }
reason-defence-begun = once begun, a defence must be finished

draw-name = { $name }
draw-start = Before the first turn
draw-turn = Turn { $number }: { $seat }
draw-legend = (2) population of a neutral region  R3 control and hoplites  f fortified  · token only  # city, ## Sparta  ^ temple  _ shrine  M2 monument  *R hero  ! monster  ? quest
draw-goals = To win: { $lands } lands, { $temples } temples, { $monsters } monsters, or a completed monument
draw-regions = Regions (population, power, what is there → neighbours)
draw-monuments = Monuments
draw-monument = { $god } { $level } ({ $priests }, { $power })
draw-temples = Temples on the card: { $count }
draw-next-draft = , draft with the next one no. { $count }
draw-king = King of kings: { $seat } completed the monument of { $god }, { $tokens } tokens left
draw-monsters = Monsters (wounds in brackets are dealt, + priest, $ artifact)
draw-slain = { $monster }: slain by { $seat }
draw-quests = Quests (step and heroes on it)
draw-quest = { $quest }, { $region }: { $steps }
draw-player = Player
draw-hero = Hero
draw-on-quest = { $hero }: { $quest }, step { $step }
draw-leadership = Lead.
draw-strength = Str.
draw-speed = Speed
draw-priests = Priests
draw-cards = Cards
draw-hoplites = Hopl. left
draw-held = Regions
draw-lands = Lands
draw-held-temples = Temples
draw-figures = Monsters
draw-glory = glory
draw-covered = Used actions: { $actions }
draw-artifacts = Artifacts: { $artifacts }
draw-discharged = (used)
draw-blessings = Blessings: { $blessings }
draw-kept = Kept quests: { $quests }
draw-hand = Hand: { $cards }
draw-battle = Battle, { $region }: { $attacker } { $attack } (losses { $losses }; { $cards }) against { $defender } { $defence } (losses { $others }; { $answers })
draw-hunt = Hunt: { $seat } against { $monster }
draw-attack = { $attack }, strength { $strength }, defence so far { $defence }
draw-drawn = Attack cards, visible only to you: { $cards }
draw-looked = You are looking at: { $cards }
draw-draft = Draft: { $cards }
draw-decks = Decks: combat { $combat } (discarded { $discards })  events { $events }  artifacts { $artifacts }  blessings { $blessings }

reason-place-closed = { $place } is not open
reason-no-set = a set needs { $cards } cards with { $symbol }
reason-no-shield = { $combat } has no shield
reason-no-prey = there is no monster in { $region }
reason-prey-needs-priests = { $monster } can be hunted only with priests in the pool: { $priests }
reason-prey-needs-leadership = { $monster } can be hunted only with leadership { $value }
reason-not-your-blessing = you do not have { $blessing }
reason-blessing-spent = { $blessing } works once per turn
reason-no-quest-there = { $quest } does not start where your hero is
reason-all-injured = all attributes of your hero are injured
reason-all-priests = you already have all your priests
reason-already-attacked = { $region } has already been picked
reason-already-injured = already injured: { $attribute-low }
reason-already-raised = already raised: { $attribute-low }
reason-already-recruited = { $region } has already recruited
reason-already-there = it is already in { $region }
reason-army-taken = this army is taken: { $army }
reason-artifact-not-shown = { $artifact } is not among the artifacts shown
reason-artifact-other-time = { $artifact } is used at another moment
reason-attack-begun = your attack has begun: the monster is already wounded
reason-attack-not-drawn = { $attack } is not among the cards drawn
reason-battle-elsewhere = the battle is in { $region }
reason-blessing-covered = { $blessing } is used until somebody builds a monument
reason-blessing-not-shown = { $blessing } is not among the cards you were handed
reason-blessing-other-time = { $blessing } works at another moment
reason-card-not-shown = { $combat } is not among the cards shown
reason-defence-not-begun = discard a card in defence first
reason-empty-hand = you hold no combat card
reason-enemy-empty-hand = { $enemy } has no combat card to discard
reason-for-defenders = { $blessing } works only when defending
reason-fully-injured = the hero cannot take another injury: { $seat }
reason-glory-given = only one glory token per turn can be given up
reason-glory-held = { $seat } holds the glory of { $land }
reason-hero-not-moved = your hero has not moved this turn
reason-hero-rests = your hero has completed a quest and rests this turn
reason-hero-taken = { $hero } is taken
reason-high-enough = already { $value } or more: { $attribute-low }
reason-maneuver-holds = { $blessing } stops the attacker from playing another card
reason-monster-too-far = { $region } is out of reach for { $monster }
reason-needs-cards = { $cards ->
    [one] { $blessing } costs one combat card
   *[other] { $blessing } costs { $cards } combat cards
}
reason-needs-priests = { $priests ->
    [one] { $blessing } costs one priest from your pool
   *[other] { $blessing } costs { $priests } priests from your pool
}
reason-never-a-set = a set of this symbol deals no wound: { $symbol }
reason-no-action-token = you have no free used-action token
reason-no-army = you have no hoplites on the map
reason-no-artifact-left = no neutral artifacts are left
reason-no-battle-there = you have no battle in { $region }
reason-no-blessing = you have no blessing to give up
reason-no-blessing-left = no blessings are left to show
reason-no-cards-left = no combat cards are left to draw
reason-no-city = there is no city in { $region }
reason-no-city-held = you control no region with a city
reason-no-control-token = all your control tokens are on the map
reason-no-drink-before = the Golden Goblet can be used only before a move, not for { $action }
reason-no-injury = your hero has no injury
reason-no-monster-on-map = there is no monster on the map
reason-no-region-held = you control no region
reason-no-shrine-held = you control no region with an empty shrine
reason-no-such-step = { $steps ->
    [one] { $quest } has one step
   *[other] { $quest } has { $steps } steps
}
reason-no-temple-there = there is no temple in { $region }
reason-no-way-out = there is no way out of { $region }
reason-nobody-near = none of your hoplites can come to { $region } from a neighbouring region
reason-nobody-there = there is nobody to hit in { $region }
reason-nobody-to-strike = no enemy hero can be injured and there is no monster on the map
reason-not-covered = { $action } has not been used
reason-not-highest = only the highest attribute drops, not { $attribute-low }
reason-not-in-battle = { $seat } is not fighting in this battle
reason-not-neutral = { $region } is not neutral
reason-not-special = { $action } is a regular action, not a special one
reason-not-your-glory = you do not hold the glory of { $land }
reason-not-your-hero = only { $hero } can do that
reason-nothing-covered = you have no used action
reason-nothing-to-ignore = { $combat } has no loss symbol to ignore
reason-nothing-to-prepare = there is nothing to heal, draw or recruit
reason-nothing-wounded = you have not wounded the monster in this attack
reason-number-between = { $most ->
    [one] only one hoplite is possible here
   *[other] from { $least } to { $most } hoplites are possible here
}
reason-on-no-quest = your hero is not on a quest
reason-place-open = there is no wound token there: { $place }
reason-prey-elsewhere = { $monster } is in { $region }, your hero is not
reason-quest-not-kept = you do not have the card { $quest }
reason-quest-other-time = { $quest } is discarded at another moment
reason-recruits-elsewhere = these recruits cannot come to { $region }
reason-reward-not-earned = not earned in this hunt, or none left: { $reward }
reason-set-of-symbol = { $combat } does not have the required symbol: { $symbol }
reason-step-artifacts = { $artifacts ->
    [one] this needs one of your artifacts
   *[other] this needs { $artifacts } of your artifacts
}
reason-step-attribute = this needs { $value } or more: { $attribute-low }
reason-step-cards = { $cards ->
    [one] this costs one combat card
   *[other] this costs { $cards } combat cards
}
reason-step-cities = { $cities ->
    [one] this needs one city that you control
   *[other] this needs { $cities } cities that you control
}
reason-step-injuries = { $injuries ->
    [one] this costs an injury, and your hero can take none
   *[other] this costs { $injuries } injuries, more than your hero can take
}
reason-step-priests = { $priests ->
    [one] this needs one priest in your pool
   *[other] this needs { $priests } priests in your pool
}
reason-step-temples = { $temples ->
    [one] this needs one temple that you control
   *[other] this needs { $temples } temples that you control
}
reason-symbol-of-place = the symbol of { $place } is { $symbol }
reason-too-few-to-pay = { $hoplites ->
    [one] nobody would be left to march from { $region }: one hoplite is the price
   *[other] nobody would be left to march from { $region }: { $hoplites } hoplites are the price
}
reason-turn-begun = only before anything else in your turn
reason-used-in-battle = { $blessing } has already been used in this battle
reason-way-barred = other players' regions and hoplites block the way to { $region }
reason-your-own-hero = that is your own hero

## Words of the balance report

facet-hero = Heroes
facet-order = Turn order
facet-victory = Way to victory
facet-turns = Turns
facet-artifact = Artifacts
facet-blessing = Blessings
facet-god = Gods
facet-monster = Monsters
facet-quest = Quests
facet-combat = Combat cards
facet-land = Lands
facet-region = Regions
facet-attack = Monster attacks
facet-evolution = Evolutions
facet-face = Faces of the monster die

## Names of what the table shows

field-armies = Armies
field-army = Army
field-artifact = Artifact
field-artifact-deck = Artifacts in the deck
field-artifacts = Artifacts
field-attack-deck = Attack cards in the deck
field-attack-discard = Discarded attack cards
field-battle = Battle
field-blessing-deck = Blessings in the deck
field-blessing-discard = Discarded blessings
field-blessings = Blessings
field-bonus = Bonus
field-centre = Place on the map
field-charged = Ready
field-city = City
field-combat-deck = Combat cards in the deck
field-combat-discard = Discarded combat cards
field-countdown = Turns until the monument decides
field-covered = Covered
field-delphi = Delphi
field-done = Actions done
field-draft = Cards to choose from
field-draft-count = Cards to choose from
field-edition = Edition of the rules
field-event-deck = Events in the deck
field-event-discard = Past events
field-evolutions = Evolutions
field-exhausted = Exhausted
field-extra-actions = Extra actions
field-fortified = Fortified
field-glory = Glory tokens
field-hand-limit = Hand limit
field-hero = Hero
field-hoplites = Hoplites
field-hoplites-in-supply = Hoplites in supply
field-hunt = Hunt
field-injured = Injured attributes
field-kept-quests = Completed quests
field-king = King of Kings
field-king-god = Completed monument
field-lands = Lands
field-lands-left-out = Lands that do not count
field-lands-to-win = Lands to win
field-level = Level
field-looked = Cards being looked at
field-looked-count = Number of cards being looked at
field-looker = Who looks
field-losses = Losses
field-lost-artifacts = Artifacts out of the game
field-monster = Monster
field-monsters = Monsters
field-monsters-to-win = Monsters to win
field-monuments = Monuments
field-neighbours = Neighbours
field-origins = Came from
field-passed = Passed
field-peeked = Cards seen
field-peeked-count = Number of cards seen
field-place = Place
field-population = Population
field-power = Power
field-priests = Priests
field-priests-in-supply = Priests in supply
field-quest = Quest
field-quest-step = Step of the quest
field-quests = Quests
field-recruits = Recruits
field-region = Region
field-regions = Regions
field-reward = Reward
field-shrine = Shrine
field-slayer = Slain by
field-steps = Steps
field-stored = Stored
field-symbol = Symbol
field-temple = Temple
field-temple-card = Temple card
field-temple-drafts = Blessing drafts
field-temples-left = Temples left
field-temples-to-win = Temples to win
field-winner = Winner

## What our own figures are about

source-sheet = the wounds, the attacks and the ability on the monster’s sheet
source-deck = whether the card is in the base game
field-chooser = Who chooses the attack
field-defeat = Lost if defeated
field-drawn = Attack cards
field-drawn-count = Number of attack cards
field-drawn-strengths = Their strengths
field-draws = Chance to wound after drawing
field-fits = Cards that fit a wound
field-meets = Chance to parry the next attack
field-most = Highest possible strength
field-next-cards = With one more card
field-parts = Made of
field-refuges = May withdraw to
field-sets = Sets for any wound
field-strongest = Strongest next attack
field-turning = Chance to turn it with one card
field-victory = Victory
field-weakest = Weakest next attack
field-prayed-to = God prayed to

## Wound places

place-cerberus-1 = place 1
place-cerberus-2 = place 2
place-cerberus-3 = place 3
place-cerberus-4 = place 4
place-cerberus-5 = place 5
place-cerberus-6 = place 6
place-cerberus-7 = place 7
place-chimera-1 = place 1
place-chimera-2 = place 2
place-chimera-3 = place 3
place-chimera-4 = place 4
place-chimera-5 = place 5
place-chimera-6 = place 6
place-chimera-7 = place 7
place-chimera-8 = place 8
place-cyclops-1 = place 1
place-cyclops-2 = place 2
place-cyclops-3 = place 3
place-cyclops-4 = place 4
place-cyclops-5 = place 5
place-cyclops-6 = place 6
place-hydra-1 = place 1
place-hydra-2 = place 2
place-hydra-3 = place 3
place-hydra-4 = place 4
place-hydra-5 = place 5
place-hydra-6 = place 6
place-hydra-7 = place 7
place-hydra-8 = place 8
place-hydra-9 = place 9
place-medusa-1 = place 1
place-medusa-2 = place 2
place-medusa-3 = place 3
place-medusa-4 = place 4
place-medusa-5 = place 5
place-medusa-6 = place 6
place-minotaur-1 = place 1
place-minotaur-2 = place 2
place-minotaur-3 = place 3
place-minotaur-4 = place 4
place-minotaur-5 = place 5
place-sphinx-1 = place 1
place-sphinx-2 = place 2
place-sphinx-3 = place 3
place-sphinx-4 = place 4
place-sphinx-5 = place 5
place-sphinx-6 = place 6
place-sphinx-7 = place 7

## Rewards of the oracle, by temple card

temple-card-extra-action = another special action
temple-card-priest-and-draft = priest and draft
temple-card-neutral-artifact = artifact
temple-card-fill-hand = combat cards
temple-card-attributes = attributes

# What a move changes about how a side stands, for hints and reviews; said of one side, after its name

more-temples = { $count ->
    [one] one more temple
   *[other] { $count } more temples
 }
less-temples = { $count ->
    [one] one temple fewer
   *[other] { $count } temples fewer
 }
more-lands = { $count ->
    [one] one more whole land
   *[other] { $count } more whole lands
 }
less-lands = { $count ->
    [one] one whole land fewer
   *[other] { $count } whole lands fewer
 }
more-monsters = { $count ->
    [one] one more slain monster
   *[other] { $count } more slain monsters
 }
less-monsters = { $count ->
    [one] one slain monster fewer
   *[other] { $count } slain monsters fewer
 }
more-regions = { $count ->
    [one] one more region
   *[other] { $count } more regions
 }
less-regions = { $count ->
    [one] one region fewer
   *[other] { $count } regions fewer
 }
more-hoplites = { $count ->
    [one] one more hoplite
   *[other] { $count } more hoplites
 }
less-hoplites = { $count ->
    [one] one hoplite fewer
   *[other] { $count } hoplites fewer
 }
more-attributes = { $count ->
    [one] one more point of the hero’s attributes
   *[other] { $count } more points of the hero’s attributes
 }
less-attributes = { $count ->
    [one] one point of the hero’s attributes fewer
   *[other] { $count } points of the hero’s attributes fewer
 }
more-priests = { $count ->
    [one] one more priest
   *[other] { $count } more priests
 }
less-priests = { $count ->
    [one] one priest fewer
   *[other] { $count } priests fewer
 }
more-cards = { $count ->
    [one] one more combat card
   *[other] { $count } more combat cards
 }
less-cards = { $count ->
    [one] one combat card fewer
   *[other] { $count } combat cards fewer
 }
more-artifacts = { $count ->
    [one] one more artifact
   *[other] { $count } more artifacts
 }
less-artifacts = { $count ->
    [one] one artifact fewer
   *[other] { $count } artifacts fewer
 }
more-blessings = { $count ->
    [one] one more blessing
   *[other] { $count } more blessings
 }
less-blessings = { $count ->
    [one] one blessing fewer
   *[other] { $count } blessings fewer
 }
more-glory = { $count ->
    [one] one more glory of a land
   *[other] { $count } more glories of lands
 }
less-glory = { $count ->
    [one] one glory of a land fewer
   *[other] { $count } glories of lands fewer
 }
more-quest = { $count ->
    [one] one more step of a quest
   *[other] { $count } more steps of a quest
 }
less-quest = { $count ->
    [one] one step of a quest fewer
   *[other] { $count } steps of a quest fewer
 }
more-covered = { $count ->
    [one] one more used special action
   *[other] { $count } more used special actions
 }
less-covered = { $count ->
    [one] one used special action fewer
   *[other] { $count } used special actions fewer
 }
more-last-temple = only one temple short of winning
less-last-temple = no longer one temple short of winning
more-last-monster = only one monster short of winning
less-last-monster = no longer one monster short of winning
more-lands-share = closer to ruling whole lands
less-lands-share = further from ruling whole lands
more-throne = holds the region with the finished monument
less-throne = no longer holds the region with the finished monument
more-throne-soon = closer to winning by the finished monument
less-throne-soon = further from winning by the finished monument
more-throne-lost = another is closer to winning by the finished monument
less-throne-lost = another is further from winning by the finished monument
more-claim = better able to take the finished monument
less-claim = less able to take the finished monument
more-monuments = better placed for the monuments
less-monuments = worse placed for the monuments
more-realm = a stronger realm
less-realm = a weaker realm
more-prospects = better prospects of conquest
less-prospects = worse prospects of conquest
