# What only the board of Heroes III says; things, events and prompts have their words in the game.

board-tabs = Parts of the table
board-tab-map = Map
board-tab-town = Town
board-tab-combat = Combat
board-tab-scenario = Scenario
board-setting-up = Setting up
board-round = Round { $number } of { $last }
board-resource-round = resources
board-astrologers-round = astrologers
board-astrologers = Astrologers proclaim

board-named = { $name }: { $which }
board-where = { $steps ->
    [one] 1 field { $wind } of the town { $town }
   *[other] { $steps } fields { $wind } of the town { $town }
}
board-wind-east = east
board-wind-southeast = south-east
board-wind-south = south
board-wind-southwest = south-west
board-wind-west = west
board-wind-northwest = north-west
board-wind-north = north
board-wind-northeast = north-east
board-tile-back = { $kind ->
    [starting] Starting tile, face down, { $where }
    [far] Far tile (II–III), face down, { $where }
    [near] Near tile (IV–V), face down, { $where }
    [center] Centre tile (VI–VII), face down, { $where }
    [sea] Sea tile, face down, { $where }
   *[other] Tile, face down, { $where }
}
board-site = Lay the tile { $where }
board-hero-of = { $hero }, hero of { $seat }
board-second-hero-of = Second hero of { $seat }
board-ai-hero = AI hero
board-lay = The tile in your hand
board-lay-here = Lay it so
board-choose-site = Choose where the tile goes.
board-turn-left = Turn left
board-turn-right = Turn right (R)
board-turned = { $degrees ->
    [0] as printed
   *[other] turned by { $degrees }°
}
board-income-of = +{ $amount } income
board-income-each = +{ $amount } in each resource round
board-guards = Guards { $level }
board-of-tier = { $count } × { $tier }
board-flag-of = Flag of { $seat }
board-flag-of-ai = Flag of the AI
board-visited = Visited: nothing is left here
board-costs-movement = { $cost ->
    [one] costs 1 movement point
   *[other] costs { $cost } movement points
}

board-buildings = Buildings
board-buildings-of = { $built } of { $all } buildings · you have
board-town-of = Town of { $seat }
board-no-town-yet = No town has been chosen yet.
board-built = built
board-build = Build
board-needs = needs: { $building }
board-recruits = Recruits
board-recruit = Recruit
board-reinforce = Reinforce
board-in-army = in your army
board-in-their-army = in the army
board-no-dwelling = no dwelling
board-few-first = first few
board-no-citadel = needs a citadel
board-no-guild = no guild
board-token-build = build
board-token-population = population
board-token-spell_book = spell book
board-token-ready = ready
board-token-used = used this round
board-more = More
board-second-hero = Second hero
board-second-hero-help = instead of recruiting, on a town or settlement of yours
board-second-hero-here = is on the map
board-hire = Hire
board-mage-guild = Mage guild
board-guild-missing = not built
board-guild-opens = opens in round { $round }
board-guild-help = search for a spell with the spell book
board-buy-spell = Search
board-others-in-army = Others in the army
board-trade = Trade
board-trade-open = choose what to exchange
board-trade-closed = rates at a trading post

board-level = Level
board-level-is = Level { $level }, experience { $has } of { $needs } to the next
board-movement = Movement points
board-morale-high = High morale
board-morale-even = Even morale
board-morale-low = Low morale
board-experts = Expert uses left
board-army = Army
board-no-army = no units
board-units = Units
board-cubes = Cubes of others
board-hand = Cards in hand
board-deck = Cards in the deck
board-discard = Discard pile
board-far-tiles = Far tiles to lay
board-out = out of the game

board-class-alchemist = Alchemist
board-class-barbarian = Barbarian
board-class-battle_mage = Battle Mage
board-class-beastmaster = Beastmaster
board-class-captain = Captain
board-class-cleric = Cleric
board-class-death_knight = Death Knight
board-class-demoniac = Demoniac
board-class-druid = Druid
board-class-elementalist = Elementalist
board-class-heretic = Heretic
board-class-knight = Knight
board-class-navigator = Navigator
board-class-necromancer = Necromancer
board-class-overlord = Overlord
board-class-planeswalker = Planeswalker
board-class-ranger = Ranger
board-class-warlock = Warlock
board-class-witch = Witch
board-class-wizard = Wizard
