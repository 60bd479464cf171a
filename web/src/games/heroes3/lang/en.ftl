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
board-card-never-in-combat = not in combat
board-card-only-in-combat = only in combat
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
board-fight-defending = defending
board-fight-paralysed = paralysed
board-fight-retaliated = has retaliated
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
board-fight-ai-deck =
    AI deck: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $spells ->
        [one] { $spells } spell
       *[other] { $spells } spells
    }
board-fight-surrender = Surrender costs { $gold } gold.
board-fight-effects = In effect
board-fight-last = Last attack
board-fight-last-back = Retaliation
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
board-fight-you-strike = You attack
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
# Messages that only the board of Heroes III uses; things, events and prompts are worded by the game.

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
board-second-hero-of = Secondary hero of { $seat }
board-ai-hero = AI hero
board-lay = The tile in your hand
board-lay-here = Place it like this
board-choose-site = Choose where the tile goes.
board-turn-left = Turn left
board-turn-right = Turn right (R)
board-turned = { $degrees ->
    [0] as printed
   *[other] turned by { $degrees }°
}
board-income-of = +{ $amount } income
board-income-each = +{ $amount } every resource round
board-guards = Guards { $level }
board-of-tier = { $count } × { $tier }
board-flag-of = Flag of { $seat }
board-flag-of-ai = Flag of the AI
board-visited = Visited: nothing left here
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
board-few-first = needs Few first
board-no-citadel = needs a citadel
board-no-guild = no guild
board-token-build = build
board-token-population = population
board-token-spell_book = spell book
board-token-ready = ready
board-token-used = used this round
board-built-this-round = already built this round
board-recruited-this-round = already recruited this round
board-more = More
board-second-hero = Secondary hero
board-second-hero-help = instead of recruiting, in one of your towns or settlements
board-second-hero-here = on the map
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

board-scenario-mode =
    { $mode ->
        [campaign] Campaign
        [cooperative] Cooperative
        [alliance] Alliance, two against two
       *[clash] Clash, all against all
    }
board-scenario-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
board-scenario-author = by { $author }
board-scenario-credit = Written by { $author } for the community's mission book (public, MIT licence).
board-scenario-own = our own set-up
board-scenario-published = as published
board-scenario-own-note = The map, the starting goods and the conditions under this title are our own set-up, not those of the printed mission book.
board-scenario-lacks-optional_rules = The optional rules of its authors are not here.
board-scenario-lacks-seven_players = Its authors let seven play; this table seats six, and its map has 40 places where seven people need 42.
board-scenario-lacks-tournament_points = It is not scored for a tournament: the book of those points is not public.
board-scenario-victory = Victory
board-scenario-only-last = Only what counts after the last round decides.
board-scenario-when =
    { $when ->
        [turn_start] (at the start of your turn)
        [end_of_round] (at the end of a round)
        [after_last_round] (after the last round)
       *[immediate] (at once)
    }
board-scenario-and = and
board-scenario-then = and then
board-scenario-or = or
board-scenario-of = { $have } of { $need }
board-scenario-defeat = Defeat
board-scenario-homeless =
    { $rounds ->
        [one] { $name } has been without a home for { $rounds } round.
       *[other] { $name } has been without a home for { $rounds } rounds.
    }
board-scenario-campaign = Campaign
board-scenario-carry = If you win, your hero begins the next chapter at level { $level } with all your statistic cards, the first specialty and { $cards } other cards of your choice.
board-scenario-carried = Your deck came with you from the last chapter.
board-scenario-last = After round { $round }
board-scenario-track = Rounds
board-scenario-rules = The scenario in full

board-goal-capture_enemy_town = Flag an enemy town.
board-goal-capture_every_enemy_town = Flag every enemy town.
board-goal-cube_of_every_enemy = Hold a cube of every enemy: beat their heroes or take their towns.
board-goal-beat_enemy_main_hero = Beat the enemy main hero { $need } times in all.
board-goal-hold_location = Hold { $location } at the end of a round.
board-goal-resource_at_round_end = Own { $need } gold.
board-goal-bring_token_home = Carry the Grail home to your town.
board-goal-last_standing = Be the last one standing.
board-goal-flag_lead = Own { $need } flags, { $lead } more than anybody else, from round { $round } on.
board-goal-all_ai_armies_beaten = Beat { $need } warlord armies.
board-goal-each_player_won_level_7 = Each player wins a combat on a field of level VII.
board-goal-beat_ai_hero =
    { $need ->
        [one] Beat the AI hero.
       *[other] Beat the AI hero { $need } times.
    }
board-goal-flag_location = Flag { $location }.
board-goal-flag_all_mines_and_settlements = Discover the whole map and flag every mine and settlement.
board-goal-final_combat = Win the final combat.
board-goal-win_level_7 = Win a combat on a field of level VII.
board-goal-hold_enemy_town = Hold the enemy town.
board-goal-own_dragons_unit = Have a unit of dragons.
board-goal-hold_settlements_or_mines = Hold { $need } settlements or mines outside your starting tile.
board-goal-visit_obelisks = Visit { $need } obelisks.
board-goal-beat_wandering_army = Beat the wandering army.
board-goal-beat_second_army = Beat the second army.
board-goal-flag_dragon_utopia = Flag the Dragon Utopia.
board-goal-turns_countdown = Hold { $location } when everybody has had the last turns that its first flag starts; from round { $round } on the first flag wins at once.
board-goal-hold_obelisks = Start your turn with { $need } obelisks.
board-goal-slay_boss = Slay the dragon with your main hero.
board-goal-ranking = Be ahead when the game ends.
board-goal-victory_points = Have the most victory points when the game ends.
board-goal-flag_obelisks = Flag { $need } obelisks.
board-goal-beat_every_enemy_main_hero = Beat the main hero of every opponent at least once.
board-goal-control_after_countdown = Hold { $location } when the countdown ends, one full round after its first capture.

board-defeat-elimination = You are eliminated after three rounds in a row without a town or settlement.
board-defeat-last_round_ends = Round { $round } ends without a victory.
board-defeat-any_player_town_captured = The town of any player is captured.
board-defeat-beaten_by_army = Warlords beat main heroes { $times } times.
board-defeat-any_player_eliminated = Any player is eliminated.
board-defeat-beaten_on_level_7_field = Heroes are beaten { $times } times on fields of level VII.
board-defeat-own_town_captured = Your town is captured.
board-defeat-ai_flags_location = The AI hero flags { $location }.
board-defeat-grail_never_taken = Nobody has taken the Grail when round { $round } ends.
board-defeat-one_combat_lost = You lose a single combat.
board-defeat-nobody_holds_location = Nobody holds { $location } when round { $round } ends.

board-count-town = towns
board-count-settlement = settlements
board-count-mine = mines
board-count-cube = cubes
board-count-faction_town = faction towns
board-count-first_utopia = Utopias flagged first
board-count-utopia_held = Utopias held
board-count-grail_at_home = Grail brought home
board-count-grail_held = Grail held
board-count-gold = gold
board-count-building_materials = materials
board-count-valuables = valuables
board-count-hero_level = hero level
board-count-flags = flags
board-count-holds_level_7_field = holds level VII
board-count-carries_grail = carries the Grail
board-count-obelisks = obelisks
board-count-cubes = cubes
board-count-mines_and_settlements = settlements and mines
board-count-two_obelisks = holds two obelisks
board-count-middle_obelisk = holds the middle obelisk
board-count-utopia_won = combats won at a Utopia
board-count-enemy_town = enemy towns captured
board-count-level_7_won = level VII won
board-count-neighbour_main_hero = neighbour's main hero
board-count-other_main_hero = other main heroes
board-count-grail = Grail
board-count-obelisk = obelisks
board-count-enemy_main_hero = main heroes beaten
board-count-first_level_7 = first on level VII
board-count-sum = now
board-count-in-order = The first column decides; the next one only in a tie.

board-timed-start = start
board-timed-income = income
board-timed-astrologers = astrologers
board-timed-refresh_mills = mills refill
board-timed-refresh_water_wheels = water wheels refill
board-timed-refresh_near_tiles = near tiles refill
board-timed-refresh_all = everything refills
board-timed-hero_movement = heroes +{ $amount } movement
board-timed-gold_per_gold_mine = { $amount } gold per gold mine
board-timed-reinforce_bronze = a bronze unit at half price
board-timed-army_appears = warlord { $amount } appears
board-timed-random_neutral = a neutral unit joins
board-timed-ai_reinforce = enemy { $unit } reinforced
board-timed-ai_movement = enemy hero: { $amount } movement
board-timed-ai_add_unit = enemy gains { $unit }
board-timed-second_player_movement = second player +{ $amount } movement
board-timed-repeat_visited_field = visit a field again
board-timed-resource_dice = a resource die each
board-timed-wandering_bonus = wandering army +{ $amount }
board-timed-titles_morale = morale by title
board-timed-add_unit = { $unit } join you
board-timed-ai_transform = the enemy changes
board-timed-unlock_tile = a tile opens
board-timed-ai_add_war_machine = enemy gains { $machine }
board-timed-ai_add_arrow_tower = enemy gains an arrow tower
board-timed-trade_with_one = trade with one player
board-timed-turn_order_balance = a balance of the order of turns
board-timed-open_starting_borders = the borders of the starting tiles open
board-timed-refresh_all_but = everything but Learning Stones refills
board-timed-refresh_named = some fields refill
board-timed-remove_tiles = tiles leave the map
board-timed-copy_visits = resolve fields of your neighbour
board-timed-recruit_of_neighbour = a silver unit of your neighbour's
board-timed-gains = a gift of your choice
board-timed-gains-least = help for the least experienced
board-timed-resource_dice-least = resource dice for the least experienced

board-enemy-hero = AI hero
board-enemy-army = AI army
board-enemy-at = On { $field }.
board-enemy-waits = Has not appeared yet.
board-enemy-out = Beaten for good.
board-enemy-moves = { $left } of { $moves } movement
board-enemy-deck = Its deck: { $might } might, { $magic } magic, { $skill } skill.
board-enemy-spells = Spells
board-enemy-skill = Skill
board-enemy-citadel = Its town has a citadel.
board-enemy-tower = An arrow tower defends it.
board-enemy-beaten =
    { $times ->
        [one] Beaten once.
       *[other] Beaten { $times } times.
    }

board-story-brave_new_world = Banners land on a coast that no map knows. The one who holds the most of it will name it.
board-story-carpe_diem = Two lords, one short summer: the day belongs to the one who seizes it.
board-story-monks_retreat = The monks have fled, and the dragons of their valley guard an empty throne.
board-story-dwarven_gold = The old dwarven veins lie open. Only gold speaks here.
board-story-search_for_the_grail = The obelisks whisper of a cup that makes kings.
board-story-all_for_one = Three crowns, one realm, and no promise that holds.
board-story-manifest_destiny = Plant your flag wherever the eye can reach, before others do.
board-story-geleas_champions = Warlords rise at the heart of the land, and only side by side will you stop them.
board-story-unholy_quest = Each of you must face the darkness at the centre, and come back.
board-story-arrogance = Two proud houses believe the war is won before it begins.
board-story-tale_of_two_lands = Two lands, one river between them, and no bridge that holds.
board-story-the_challenge = The first to find the Grail decides the war of the allies.
board-story-llq1_homecoming = Queen Catherine sails home and finds the Dungeon's banners over her fields.
board-story-llq2_guardian_angels = The angels will fight for her, once their sanctuary is free.
board-story-llq3_steadwick = Steadwick waits behind its walls. The queen has come to take it back.
board-story-db1_savaging = Mutare hunts those who hunt the bones of dragons.
board-story-db2_dragon_father = The Dragon Father knows where the blood of dragons flows. He must be reached first.
board-story-db3_blood_thirsty = With dragon blood in her veins she wants the throne as well.
board-story-rn1_target = The necromancers have chosen their target, and it does not know it yet.
board-story-rn2_master = A master of the dead does not share his land.
board-story-rn3_duke_alarice = Duke Alarice still holds his castle. The dead are patient.
board-story-community_chain_link = Each link of the chain holds the next, until one of them breaks.
board-story-community_force_of_will = The Dragon Utopia yields to nothing but will.
board-story-community_emerald_island = A green island, rich and untamed: make all of it yours.
board-story-community_stand_united = What none of you can beat alone waits for you together.
board-story-community_wandering_dragons = Something with wings crosses the land, and nobody knows where it will land.
board-story-community_bloody_grail = The Grail is stained, and two knights want it for different ends.
board-story-qg1_greek_gift = Beware of gifts that walk through your gate by themselves.
board-story-qg2_sicilian_dragon = Two obelisks point the way to an enemy who thinks he is safe.
board-story-qg3_two_knights = Two knights, one board, and not a single move to waste.
board-story-dd1_devilish_plan = The plan is devilish, and so are those who carry it out.
board-story-own = A story of your own.
board-story-community_brothers_in_arms = Brothers in arms until the last combat, in which every sword counts.
board-story-community_arcane_artillery = Old artillery lies scattered in the ruins. The dragons sleeping there do not know yet what it is for.
board-story-community_the_hunt = Whoever slays the dragon will be crowned. The dragon has heard of it.
board-story-community_fractured_kingdoms = Five kingdoms drift together after the end of the world. Their alliance holds until somebody breaks it first.
board-story-community_astral_run = Every gate is a gamble, and beyond each of them somebody else is running too.
board-story-community_astral_run_short = A shorter run through the same gates: no time for a wrong turn.
board-story-community_trial_by_combat = One hill, and nobody leaves it alive but its master.
board-story-community_the_obelisk = Stones that answer only to whoever touched them last.
board-story-community_blood_for_ore = No diplomacy and no allies: pickaxes, blades, and neither ever rests.
board-story-community_dragnarok = The dragons have woken, and the world grows smaller by the day.
board-story-community_shattered_alliance = Kingdoms that were one now count each other's banners.
board-gate-leads = Leads to the tile { $where }
board-story-community_dragoncurse_castle = The lord of the castle is away, and two neighbours would like to be home before he is.

board-setup-first = New to the game?
board-setup-first-help = { $scenario }, easy, random towns, nothing optional.
board-setup-first-choose = Take the first game
board-setup-first-chosen = Chosen. Start the game below.
board-setup-or-ahead = Or be ahead after round { $round }.
board-setup-good-first = a good first game
board-setup-boxes = Available boxes
board-setup-core = Core box
board-setup-fits =
    { $people ->
        [one] { $count } of { $all } scenarios fit one person and these boxes.
       *[other] { $count } of { $all } scenarios fit { $people } people and these boxes.
    }
board-setup-mode-all = all
board-setup-mode-clash = Clash
board-setup-mode-cooperative = Cooperative
board-setup-mode-alliance = Alliance
board-setup-mode-campaign = Campaign
board-setup-needs-people =
    { $most ->
        [1] for one person
       *[other] { $least ->
            [1] for one to { $most } people
            [2] { $most ->
                [2] for 2 people
               *[other] for 2 to { $most } people
            }
            [3] for 3 people
           *[other] for { $least } people
        }
    }
board-setup-needs-boxes = needs { $boxes }
board-setup-people = People
board-setup-rounds = Rounds
board-setup-rules = Optional rules
board-setup-rules-on =
    { $count ->
        [0] none chosen
        [one] { $count } chosen
       *[other] { $count } chosen
    }
board-setup-rules-easier = Easier
board-setup-rules-harder = Harder
board-setup-rules-variant = Different
board-setup-campaign-help = After a victory the next chapter follows at the same table, with your hero and your cards.
board-setup-stretch = Stretch goals
board-setup-others =
    { $count ->
        [one] { $count } more for other numbers of people or other boxes
       *[other] { $count } more for other numbers of people or other boxes
    }
board-setup-none-fits = None of this kind fits.
board-setup-draft = draft
board-setup-group-tested = From the community's mission book
board-setup-group-tested-help = Written and played by the community; set-up, map and goals as published.
board-setup-group-draft = Drafts of the mission book
board-setup-group-draft-help = Their authors are still trying them out.
board-setup-group-own = Official titles with our own set-up
board-setup-group-own-help = The printed mission books are not public, so map, start and goals under these titles are ours. If you own the book, enter its set-up as a scenario file.
board-setup-teams-help = The scenario says who plays with whom.
board-setup-pairs-help = Teams of two instead of two large ones.
board-setup-own = A scenario of your own
board-setup-own-help = Choose a scenario file. The guide to scenario files shows a complete example.
board-setup-own-choose = Choose a file …
board-setup-own-drop = Leave it out
board-setup-own-fault = This file cannot be played:
board-setup-own-unread = The file could not be read. Try again.
board-setup-own-doubt = Can be played, but:

board-end-title = End of { $scenario }
board-end-won = Victory
board-end-lost = Defeat
board-end-round = round { $round }
board-end-goal = Goal reached: { $goal }
board-end-points = Points after round { $round }: { $standing }.
board-end-tie = Equal points: the higher hero level decides, then more gold.
board-end-ranking = Round { $round } was the last: the comparison decided.
board-end-last-standing = Everybody else is out.
board-end-cubes = A cube of every enemy was won.
board-end-defeat = The scenario is lost: { $defeat }
board-end-nobody = Nobody has won.
board-end-map = The final map
board-flags = Flags
board-points = Points
board-space-tower = the wall
board-after-won = Combat won
board-after-lost = Combat lost
board-after-over = The combat is over
board-after-fallen = Lost: { $units }
board-after-none = No losses
board-way-join = Leads on to: { $where }
board-way-monolith = One-way monolith to: { $where }
board-way-shut = A border closes the way to: { $where }
board-way-unknown = a tile that lies face down
board-scenario-boss = The dragon to be hunted: { $unit }.
board-boss-neutral_azure_dragons = Spells cannot reach it. Each of its turns an artifact of its hoard decides: a weapon to breathe along a row, armour to absorb 3 damage, a trinket to freeze everybody.
board-boss-neutral_crystal_dragons = It fights beside four golems, devours them to heal, and retaliates more than once.
board-boss-neutral_rust_dragons = Basic spells cannot reach it. Pools of acid block four spaces each round, and its attacks eat away defense.
board-boss-neutral_faerie_dragons = Basic spells cannot reach it. The first to be hit is a mirage; four Dendroids keep the book from which it casts two spells a round.

# Scenarios in which players stand together
board-goal-flag_all_settlements = Flag every settlement of the map.
board-goal-stronghold_cleared = Beat every unit in the stronghold.
board-defeat-main_hero_beaten = A main hero is beaten in combat.
board-defeat-nobody_fights = A timed fight is due and nobody may fight it.
board-timed-army_spawns = an army appears on an obelisk
board-timed-wave = a wave attacks every town
board-timed-timed_fight = a timed fight at the end
board-timed-discover_own_tile = everybody turns their own tile
board-timed-free_discovery = a far tile for free
board-timed-draw_twice = renew your hand twice
board-timed-refresh_gardens = mystical gardens refill
board-timed-free_special_building = a special building for free
board-timed-morale_to_one = morale for one player
board-story-community_close_to_enemies = The enemy camps within sight of your walls, and every other night he comes closer.
board-scenario-spikes = Arcane spikes
board-story-community_sentinels = Five armies march against you from the corners of the land, and the last one is no army but an end.
board-story-community_the_ambushed_accord = The treaty is signed, the road home is not safe: somebody has to stand in every ambush.
board-story-community_titans_stronghold = Behind the last gate wait those whom nobody has counted, and they come out five at a time.
board-enemy-reserve = { $units ->
    [one] { $units } unit waits to join it.
   *[other] { $units } units wait to join it.
}
board-near-tiles = Near tiles in the supply

board-story-community_dragon_valley = A valley that nobody remembers, and at its heart beasts that remember everybody.
board-story-community_king_of_the_hill = All roads lead up one hill. There is room for one at the top.
board-story-community_race_for_the_dragon_isle = A portal, an isle, and dragons who have not had visitors for a while.
board-story-community_secret_bomb_stash = Somebody left bombs lying about. Somebody else will find out where they belong.
board-goal-points_reached = Score { $need } victory points.
board-goal-holders_fight = Hold { $location } after the last round; several holders fight a final combat.
board-goal-hold_at_turn_start = Start your turn holding { $location }.
board-goal-flag_locations = Hold { $need } of these at once: { $location }.
board-count-bomb_delivered = bombs delivered
board-count-bonus_points = points for buildings
board-count-hill_held = holds The Hill
board-count-hill_turns = turns begun on The Hill
board-count-player_combat_won = combats won against players
board-count-player_combat_lost = combats lost against players
board-count-retreats = retreats
board-timed-free_building = a building for free, or { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
board-timed-free_secondary = a secondary hero for free
board-timed-search_own_deck = search ({ $amount }) your own deck
board-scenario-standing = What everybody has
board-standing-tokens = damage tokens: { $count }
board-standing-portals = portals open
board-standing-walls = walls on The Hill
board-standing-bombed = town bombed last
board-standing-cards = cards of the secondary hero: { $count }
# Campaigns with charging armies, quests and tranches
board-goal-hold_places = Hold all the places the scenario names at the same time.
board-timed-army_arrives = a new army appears
board-timed-attack_expected = an attack on your town is expected
board-story-dd2_steadwicks_fall = Steadwick must fall before the queen is back, and three allies of the crown are riding for your gates.
board-story-dd3_deal_with_the_devil = They have come to free a king. You need not meet them in the field: the walls will do.
board-goal-grail_and_tranches = Have the Grail with you or an ally, and enough for all tranches still to come.
board-defeat-tranche_unpaid = A tranche cannot be paid.
board-timed-tranche = a tranche of { $amount } gold is due
board-scenario-resource-cards = Resource cards
board-story-community_gold_rush = Your liege wants gold, and soon: every month less is left of it, and only the Grail would end his letters.
board-goal-quest_done = Finish the quest: ask the seer, find what he wants, bring it to him, and take what he gives to its place.
board-defeat-named_hero_beaten = The hero of the first player is beaten in combat.
board-defeat-places_not_in_one_round = The two towns are not captured in one and the same round.
board-timed-resources_lost = resources are lost to raiders
board-story-eol1_graduation_exercise = One last test for the young guard: clear the valley, and strike at two towns on a single day.
board-story-eol2_cutthroats = Somewhere a ring is for sale. The dead have heard of it too, and they do not need sleep.
board-enemy-level = { $above ->
    [0] Neutral units of your hero's level are drawn for each of its combats.
    [one] Neutral units { $above } level above your hero's are drawn for each of its combats.
   *[other] Neutral units { $above } levels above your hero's are drawn for each of its combats.
}
board-enemy-untouchable = It cannot be attacked: you meet it in your town only.
