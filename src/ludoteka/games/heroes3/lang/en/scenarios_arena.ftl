# Astral Run, Trial by Combat and the scenarios of their family.

option-scenario-community_astral_run = Astral Run
option-scenario-community_astral_run_short = Astral Run (short game)

location-astral_gate = Astral Gate

verb-empower-in-deck = Empower { $card } in your deck

prompt-raise-incomes = Which income rises by a step?
prompt-take-from-own-deck = Which card of your deck do you take into your hand?
prompt-empower-card = Which of your cards is empowered?
prompt-offer-beaten = Recruit one of the beaten units?
prompt-recruit-townsfolk = Recruit one of the beaten townsfolk for half its gold?
prompt-reinforce-this = Reinforce the unit for half its gold?

event-through-gate = { $seat }: { $leader } steps through the gate and comes out on { $field }.
event-empowered = { $seat } empowers a card: { $card }.

reason-gate-closed = the gate on { $field } sleeps until the obelisk beside it has been visited
reason-gate-from-inside = the gate on { $field } can only be entered from its own tile
reason-income-raised = this income has already risen: { $resource }
reason-already-empowered = { $card } is already empowered
reason-card-elsewhere = { $card } is not there

gift-community_astral_run_obelisk = Astral Run: obelisk
    .first = search (4) the ability, spell or artifact deck
gift-community_astral_run_short_obelisk = Astral Run (short game): obelisk
    .first = search (4) the ability, spell or artifact deck

field-links = Gates
field-other-tile = Tile beyond
field-gate = Gate
field-other-gate = Gate beyond
field-gate-open = Gate lets heroes in
field-other-gate-open = Gate beyond lets heroes in

option-scenario-community_trial_by_combat = Trial by Combat
location-the_hill = The Hill
gift-community_trial_by_combat_timed_2 = Trial by Combat: round 2
    .first = 10 gold
    .second = 4 building materials
    .third = 2 valuables
verb-part-with = Give up { $unit }
prompt-fallen-return = Which of your fallen units comes back?
prompt-bronze-for-silver = Give up two bronze units for a beaten silver unit?
prompt-take-neutral = Which neutral unit joins you?
event-last-turns =
    { $count ->
        [one] The end is near: everybody has one more full turn.
       *[other] The end is near: everybody has { $count } more full turns.
    }
reason-did-not-fall = { $unit } did not fall in this combat

option-scenario-community_the_obelisk = The Obelisk
option-scenario-community_blood_for_ore = Blood for Ore
gift-community_blood_for_ore_obelisk = Blood for Ore: obelisk
    .first = the reward of a field beside it
prompt-reward-beside = Which field beside the obelisk gives you its reward?
reason-no-reward-there = { $field } is not a visitable field beside you

option-scenario-community_dragnarok = Dragnarøk
gift-community_dragnarok_obelisk = Dragnarøk: obelisk
    .first = roll a resource die
    .second = roll a treasure die
prompt-flee-tile = Your tile is gone: where does your hero flee to?
event-tile-removed = A tile leaves the map: { $place }.

option-scenario-community_shattered_alliance = Shattered Alliance
gift-community_shattered_alliance_obelisk = Shattered Alliance: obelisk
    .first = an artifact of your choice from your deck
verb-swap-in = { $unit } instead of { $old }
prompt-copy-visits = Which field that your closest neighbour visited do you resolve?
prompt-recruit-of-faction = Recruit a neutral unit of your neighbour's faction for half its price?
prompt-free-townsfolk = Which unit of the town you took joins you?
prompt-swap-for-neighbour = Your closest neighbour is about to fight: do you swap one of the neutral units?
event-neutral-swapped = { $seat } sends { $unit } instead of { $old }.
