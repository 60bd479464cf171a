### What scenarios about a hill, a bomb, a valley and an isle of dragons say.

option-scenario-community_dragon_valley = Dragon Valley
option-scenario-community_king_of_the_hill = King of the Hill
option-scenario-community_race_for_the_dragon_isle = Race for the Dragon Isle
option-scenario-community_secret_bomb_stash = Secret Bomb Stash

location-portal = Portal
unit-young_dragon = Young Dragon
unit-mature_dragon = Mature Dragon

verb-pass-bomb = Hand the bomb to { $seat }: { $leader }
verb-fortify = Have walls and an arrow tower raised on The Hill
verb-token = Lay a damage token on the dragon on { $space }

prompt-obelisk-travel = The obelisk hums. Where does your hero, or the bomb, go?
prompt-offer-own-search = Search ({ $looks }) your own deck?
prompt-dragon-for-units = Recruit one of the beaten dragons? Units that you give up make it cheaper.
prompt-give-for-dragon = Which units do you give up for { $unit }?

event-points-scored =
    { $amount ->
        [one] { $seat } scores { $amount } victory point.
       *[other] { $seat } scores { $amount } victory points.
    }
event-sudden-death = A tie: the game goes on until round { $number } at the latest, and the next point wins.
event-bomb-delivered = { $seat } carries the bomb into the town of { $other }.
event-hill-fortified = { $seat } has walls and an arrow tower raised on The Hill.
event-walls-fall = The walls on The Hill are taken down.
event-token-gained = { $seat } gains a damage token for a dragon.
event-token-laid = { $seat } lays a damage token on { $unit }, { $space }.
event-portals-open = The portals of { $seat } are open.
event-first-on-isle = { $seat } is the first on the Dragon Isle and goes first from now on.

reason-no-bomb = you do not carry the bomb
reason-had-bomb = that hero of { $seat } has carried the bomb in this turn already
reason-not-your-obelisk = { $field } is not another obelisk with your cube
reason-hill-not-yours = you do not hold The Hill
reason-hill-walled = walls stand on The Hill already
reason-no-token = you have no damage token
reason-not-a-dragon = no dragon of your enemy stands on { $space }
reason-partner-token-spent = { $seat } has no building token left for an exchange of cards

gift-community_dragon_valley_town_choice_1 = Dragon Valley: your town
    .first = Citadel, for 4 gold
    .second = Mage Guild, and 2 valuables
gift-community_dragon_valley_town_choice_2 = Dragon Valley: your town
    .first = the first special building, 2 gold and 2 building materials cheaper
    .second = 3 gold
gift-community_dragon_valley_place_dragon_utopia = Dragon Valley: Dragon Utopia
    .first = 10 gold, then a beaten dragon for gold and units
    .second = 20 gold, then search (3) the spell or artifact deck
gift-community_king_of_the_hill_obelisk = King of the Hill: obelisk
    .first = search (2) the artifact deck
gift-community_secret_bomb_stash_bonus = Secret Bomb Stash: bonus
    .first = search (4) the spell deck and the ability deck
gift-community_secret_bomb_stash_extra_bonus = Secret Bomb Stash: further bonus
    .first = search (4) the artifact deck; the card goes into your deck
gift-community_secret_bomb_stash_obelisk = Secret Bomb Stash: obelisk
    .first = movement: +1

field-damage-tokens = Damage tokens
field-portals = Portals are open
field-second-cards = Cards of the secondary hero
field-hand-aside = Hand laid aside
field-hill-walls = Walls on The Hill
field-bombed-last = Town was bombed last
facet-points = Victory points
