## Scenarios in which players stand together

option-scenario-community_close_to_enemies = Close to Enemies
option-scenario-community_sentinels = Sentinels
option-scenario-community_the_ambushed_accord = The Ambushed Accord
option-scenario-community_titans_stronghold = Titans' Stronghold

verb-place-near-tile = Place a near tile: { $leader }
verb-visit-post = Use the build token as at a trading post
verb-send = Send { $seat } into the fight
verb-favour = Positive morale for { $seat }

prompt-before-wave = A wave is about to attack your town. Get ready, then fight.
prompt-free-discovery = Which far tile do you discover for free?
prompt-pick-neutral = Which of the two bronze neutral units do you start with?
prompt-share-spoils = Whom do you give what, for the army you have beaten?
prompt-send-fighter = A timed fight is due. Who of you fights it?
prompt-morale-to-one = Which of you gains positive morale?
prompt-free-special-building = Which special building do you get for free?

event-razed = An army destroys { $field }.
event-hero-left = { $seat }'s heroes have done their part and leave the map.
event-stronghold-opens = The stronghold on { $field } opens its gates.
event-special-promised = { $seat } gets { $building } for free; it works once what it requires stands too.

reason-wave-comes-first = heroes do not move before the wave against the town has been fought
reason-group-costs = it costs { $gold } gold, { $materials } building materials and { $valuables } valuables, which you do not have together
reason-lost-this-fight = { $seat } has lost to this army already
reason-won-more-fights = { $seat } has won more timed fights than somebody else

gift-community_sentinels_extra_bonus = Sentinels: further bonus
    .first = search artifacts (2)
gift-community_the_ambushed_accord_extra_bonus = The Ambushed Accord: further bonus
    .first = positive morale
gift-community_the_ambushed_accord_obelisk = The Ambushed Accord: obelisk
    .first = a resource die and a treasure die: resolve one
gift-community_titans_stronghold_obelisk = Titans' Stronghold: obelisk
    .first = a resource die and a treasure die: resolve one
