### What campaigns with charging armies, quests and tranches say.

option-scenario-dd2_steadwicks_fall = Steadwick's Fall
option-scenario-dd3_deal_with_the_devil = Deal With the Devil

verb-pick-machine = Take { $card }
verb-arrival = It arrives on { $field }

prompt-pick-machine = Which war machine do you start with?
prompt-choose-arrival = Where does the next army arrive?

event-called-home = { $seat } is called home by a charging army: no movement left, gold, morale and a card lost.
event-tile-opens = The way to { $place } is open from now on.

reason-not-to-be-attacked = the army on { $field } cannot be attacked; it is only met in your town

gift-dd2_steadwicks_fall_bonus = Steadwick's Fall: bonus
    .first = a Pack of Harpies joins
    .second = a Pack of Magogs joins
    .third = gain an Ammo Cart
    .fourth = search spells (4)
gift-dd2_steadwicks_fall_obelisk = Steadwick's Fall: obelisk
    .first = +1 valuables
gift-dd3_deal_with_the_devil_bonus = Deal With the Devil: bonus
    .first = a war machine of your choice

option-scenario-community_gold_rush = Gold Rush

verb-take-resource = Take { $card } from the resource cards
verb-pay-tranche = Pay { $gold } gold, { $materials } building materials and { $valuables } valuables
verb-spoils-gold = Take the gold
verb-spoils-artifact = Take { $card } instead of gold

prompt-take-pool-card = Which of the resource cards do you take?
prompt-pay-tranche = A tranche worth { $gold } gold is due. How do you pay it? No change is given.
prompt-gold-or-artifact = What do you take from the beaten player?

event-tranche-due = A tranche worth { $gold } gold is due.

reason-not-in-pool = { $card } is not among the resource cards
reason-not-given-here = { $card } cannot be taken here


gift-community_gold_rush_obelisk = Gold Rush: obelisk
    .first = a minor artifact of the resource cards
    .second = +6 gold
gift-community_gold_rush_place_witch_hut = Gold Rush: Witch Hut
    .first = what a Witch Hut usually gives
    .second = take Estates
gift-community_gold_rush_place_warriors_tomb = Gold Rush: Warrior's Tomb
    .first = what a Warrior's Tomb usually gives
    .second = search artifacts (2), a minor or major artifact of the resource cards, morale -2
gift-community_gold_rush_place_shrine_of_magic_gesture = Gold Rush: shrine
    .first = what the shrine usually gives
    .second = take View Air

option-scenario-eol1_graduation_exercise = Graduation Exercise
option-scenario-eol2_cutthroats = Cutthroats

verb-keep-units = Leave the units as they are
verb-take-unit = The first player takes { $unit }
verb-deal-units = Deal the units anew
verb-pass-item = Hand { $card } to the hero beside you

prompt-deal-units = Which half of your units does the first player take for this round?

event-units-dealt = The units have been dealt anew.
event-one-round = The attack has begun: both towns must be yours by the end of round { $number }.
event-quest-place = The seer has spoken: { $card } lies on { $field }.

reason-dealt-already = you have dealt the units anew in this turn

gift-eol1_graduation_exercise_bonus = Graduation Exercise: bonus
    .first = gain Speculum
    .second = experience: +1
gift-eol2_cutthroats_bonus = Cutthroats: bonus
    .first = neutral Rogues join
    .second = +6 gold
    .third = gain Equestrian's Gloves
