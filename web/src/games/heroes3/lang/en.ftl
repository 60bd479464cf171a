### Combat, cards, scenario, set-up

board-card-few = Few
board-card-pack = Pack
board-card-attack = Attack
board-card-defense = Defense
board-card-health = Health
board-card-initiative = Initiative
board-card-movement =
    { $movement ->
        [flying] Flies
        [ranged] Shoots
       *[other] Walks
    }
board-card-power = Or gives { $power } power to another spell.
board-card-hand = Your hand
board-card-hidden =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-card-empty-hand = No cards in hand
board-card-deck = deck
board-card-discard = discard
board-card-deck-holds = Cards in the deck, in no order
board-card-discard-holds = Discard pile
board-card-none = None
board-card-close = Close
board-card-experts =
    { $count ->
        [one] { $count } expert use left
       *[other] { $count } expert uses left
    }
board-card-never-in-combat = not in a combat
board-card-only-in-combat = only in a combat
board-card-not-now = not now
board-card-now = playable now

board-search = Choose a card
board-search-fair = On the table
board-search-other =
    { $count ->
        [one] { $seat } looks at { $count } card
       *[other] { $seat } looks at { $count } cards
    }
board-search-bid = Your bid: { $gold } gold

board-fight = Combat
board-fight-none = There is no combat now.
board-fight-field = Battlefield
board-fight-deployment = Deployment
board-fight-place = Choose a unit, then its space.
board-fight-round = Round { $round }
board-fight-order = Order of activation
board-fight-unit = { $unit } ({ $owner })
board-fight-health = { $left } of { $health } health
board-fight-defending = defends
board-fight-paralysed = paralysed
board-fight-retaliated = has struck back
board-fight-activated = has acted
board-fight-space = Space { $space }
board-fight-wall = Wall
board-fight-wall-on = Wall on { $space }
board-fight-gate-on = Gate on { $space }
board-fight-rank-back = back
board-fight-rank-front = front
board-fight-rank-middle = middle
board-fight-last-round = Last round
board-fight-one-more =
    { $price ->
        [0] one more is free
       *[other] one more: { $price } movement ({ $moves } left)
    }
board-fight-no-limit = No limit
board-fight-to-the-end = to the last unit
board-fight-neutrals = Neutral units
board-fight-ai = AI hero
board-fight-led-by = led by { $name }
board-fight-led-by-rules = led by the AI rules
board-fight-siege =
    { $walls ->
        [0] No wall stands
        [one] { $walls } wall stands
       *[other] { $walls } walls stand
    }{ $gate ->
        [0] .
       *[other] , and the gate.
    } Shots over them do 1 less damage; one blow fells them.
board-fight-spells = Spells cast this round: { $cast } of { $limit }
board-fight-ai-deck = AI deck: { $cards } cards, { $spells } spells
board-fight-surrender = Surrender costs { $gold } gold.
board-fight-effects = In effect
board-fight-last = Last attack
board-fight-last-back = Struck back
board-fight-damage = { $amount } damage
board-fight-die = attack die
board-fight-least = least
board-fight-likely = likely
board-fight-most = most
board-fight-falls = { $unit } fall
board-fight-drops = turns to Few
board-fight-dice-low = Two dice, the lower counts.
board-fight-dice-high = Two dice, the higher counts.
board-fight-dice-sum = Two dice, both count.
board-fight-guarded = The defender rolls too: +1 adds 1 defense.
board-fight-you-strike = You strike
board-fight-answer = Retaliation
board-fight-no-answer = None
board-fight-without-cards = Before further cards.
board-fight-without-rerolls = Before further cards and rerolls.
board-fight-other-targets =
    { $count ->
        [one] { $count } more target from there
       *[other] { $count } more targets from there
    }
board-fight-pace = Speed
board-fight-pace-slow = slow
board-fight-pace-normal = normal
board-fight-pace-fast = fast
board-fight-pace-off = no motion
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
