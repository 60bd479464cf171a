### What scenarios with several realms, bosses and tokens say.

option-scenario-community_dragoncurse_castle = Dragoncurse Castle
gift-community_dragoncurse_castle_obelisk = Dragoncurse Castle: obelisk
    .first = resource dice: roll 2, keep 2
event-countdown-begins = The countdown has begun: round { $number } is the last.
option-scenario-community_fractured_kingdoms = The Fractured Kingdoms
event-borders-open = The borders of the starting tiles are open from now on.
prompt-hurry-home = Your town { $field } is attacked. Does your main hero hurry home to defend it?
field-ways = Joins and monoliths
field-start = From
field-goal = To
field-open = Open
option-scenario-community_the_hunt = The Hunt
gift-community_the_hunt_obelisk = The Hunt: obelisk
    .first = treasure dice: roll 1, keep 1
    .second = experience: +1
prompt-pick-boss = Which dragon do you hunt?
verb-draw-boss = Draw the dragon by lot
verb-pick-boss = Hunt { $unit }
event-boss-waits = { $unit } wait in the middle of the land: the dragon to be hunted.
event-boss-slain = { $seat } has slain the dragon.
event-boss-hoards = The dragon finds { $card } in its hoard.
event-boss-eats = The dragon devours { $unit } on { $space }.
event-acid-pool = A pool of acid spreads on { $space }.
event-corroded = Acid eats at the armour on { $space }: its printed defense counts as { $amount } now.
event-mirage = The dragon on { $space } was a mirage.
reason-not-a-boss = { $unit } are not a dragon that can be hunted with the boxes in play.
field-boss = Boss
option-scenario-community_arcane_artillery = Arcane Artillery
verb-spike = Cast { $count ->
    [one] { $count } arcane spike
   *[other] { $count } arcane spikes
 } on { $space }
prompt-cast-spikes = { $unit } act. Do you cast arcane spikes?
event-spikes-gained = { $seat } gains arcane spikes: { $amount }.
event-spikes-cast = { $seat } casts arcane spikes ({ $amount }) on { $unit }, { $space }.
reason-spikes-fired = You have cast arcane spikes in this combat round already.
reason-spikes-short = Your arcane spikes: { $count }. At most three are cast at once.
field-spikes = Arcane spikes
facet-boss = Boss
