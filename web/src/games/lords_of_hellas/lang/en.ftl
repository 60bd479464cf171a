# Messages that only the board of Lords of Hellas uses; things, events and prompts are worded by the game.

## Map, panels, action board

board-map = Map of Greece
board-sea-ionian = Ionian Sea
board-sea-aegean = Aegean Sea
board-turn = Turn { $number }
board-status-regular = regular actions
board-status-special = special action
board-status-monsters = the monsters move
board-status-battle = battle of { $where }
board-status-hunt = hunt for { $monster }
board-neutral = neutral, population { $population }
board-owned = controlled by { $seat }
board-army = { $hoplites ->
    [one] { $seat }: one hoplite
   *[other] { $seat }: { $hoplites } hoplites
}
board-monument = Monument of { $god }, level { $level }
board-monster = { $open ->
    [one] { $monster }, one open wound
   *[other] { $monster }, { $open } open wounds
}
board-hero-of = { $hero }, hero of { $seat }
board-glory-of = Glory of the { $land }
board-heroes = The heroes
board-armies = The armies
board-about-achilles = In battles in his region, the lower of his speed and strength is added to your army.
board-about-helen = Starts with an artifact. Other players’ hoplites may not enter her region unless their own hero is there.
board-about-heracles = Once per turn he may give up a glory token for one of two artifacts.
board-about-perseus = Starts with the glory of his land. After Prepare he may fly to any region.
board-actions = Action board
board-regular = Any of these, once each
board-special = Then one of these
board-special-ends = ends the turn
board-special-covered = used
board-special-closed = not now
board-special-done = used
board-special-waiting = later
board-special-clears = Build Monument frees all
board-regular-done = done
board-regular-charged = { $count ->
    [one] one charged
   *[other] { $count } charged
}
board-regular-none-charged = none charged
board-regular-priests = { $count ->
    [one] 1 priest: click a monument
   *[other] { $count } priests: click a monument
}
board-regular-no-priest = no priest
board-regular-hero-steps = { $count ->
    [one] 1 region: click where to
   *[other] up to { $count } regions: click where to
}
board-regular-quest-step = on a quest, step { $step }
board-regular-hoplite-steps = { $count ->
    [one] one hoplite
   *[other] up to { $count } hoplites
}
board-regular-hoplites-left = { $count ->
    [one] one more may move
   *[other] { $count } more may move
}
board-quests = Quests
board-no-quests = No quests available.
board-temples-left = Temples left: { $left } of { $all }
board-draft = triggers a blessing draft
board-in-region = in { $where }
board-on-quest = on a quest: { $quest }, step { $step } of { $all }
board-value = { $value }
board-injured = counts as { $value } while injured (otherwise { $stored })
board-hurt = injured
board-priests = Priests: { $pool } to pray with, { $supply } in supply
board-hoplites-in-supply = Hoplites in supply: { $count }
board-cards = Combat cards: { $count }, at most { $limit }
board-slain = Slain: { $monster }
board-treasures = Artifacts: { $artifacts } · Blessings: { $blessings }
board-of = { $value } of { $goal }
board-way-closed = not with two players
board-way-lands = lands
board-way-temples = temples
board-way-monsters = monsters
board-way-king = king
board-way-lands-long = Whole lands
board-way-temples-long = Temples
board-way-monsters-long = Monsters slain
board-way-king-long = King of kings, countdown
board-alarm-lands = One region short of Lord of Hellas: { $region }
board-alarm-lands-short = One region short of Lord of Hellas
board-alarm-temples-short = One temple short of Favourite of the gods
board-alarm-monsters-short = One monster short of Monster slayer
board-alarm-king-short = King of kings with the next special action of { $seat }
board-activation = { $count ->
    [0] Activation card: the region of { $god } decides
    [one] Activation card: one more action of this player, then the region of { $god } decides
   *[other] Activation card: { $count } more actions of this player, then the region of { $god } decides
}

## Stages and cards

board-hand = Your hand
board-hand-size = { $count } of { $limit }
board-hand-parry = Discard strength { $strength } or more to parry.
board-no-cards = No combat cards.
board-next-card = you { $own } : { $other }
board-too-many-losses = too many losses
board-parries-with = parries { $strength }
board-fits = fits a wound
board-set = Set: { $symbol }, any wound
board-spent = used
board-strength = Strength
board-losses-on-card = loss symbols: { $count }
board-effect-none = No effect in a battle
board-effect-city-defence-bonus = +{ $bonus } when you defend a region with a city
board-effect-city-defence-recruit = Recruit { $recruits } when you defend a region with a city
board-effect-glory-bonus = +{ $bonus } with the glory of the land
board-effect-phalanx = +{ $bonus } for every { $per-hoplites } of your hoplites
board-effect-outnumber-bonus = +{ $bonus } if you have more hoplites
board-effect-attribute-bonus = Adds your { $attribute-low }
board-effect-attribute-compare = +{ $bonus } if your { $attribute-low } is higher
board-effect-encirclement = The loser loses { $loser-losses } for the defeat
board-effect-reinforcements = Hoplites join from a neighbouring region
board-effect-javelins = Kills { $kills } if you have more hoplites
board-effect-attacker-bonus = +{ $bonus } if you attack
board-symbol-one = Wound: { $symbol }
board-symbol-set = Wound: { $symbol }; with { $cards } any
board-symbol-any = Any wound
board-symbol-parries = Parries any attack, injuries: { $injuries }
board-asks-attribute = { $attribute-low } { $count }
board-asks-priests = priests in the pool: { $count }
board-asks-cities = cities: { $count }
board-asks-temples = temples: { $count }
board-asks-artifacts = artifacts: { $count }
board-asks-pay-cards = discard cards: { $count }
board-asks-pay-priests = sacrifice priests: { $count }
board-asks-pay-injuries = take injuries: { $count }
board-wounds-open = { $open } of { $all } wounds open
board-wound-open = Open wound: { $symbol }
board-wound-dealt = Dealt wound: { $symbol }
board-wound-priest = Reward: a priest
board-wound-artifact = Reward: a neutral artifact
board-evolved = { $evolution }
board-brings = Slaying it gives { $artifact }.
board-battle-of = Battle: { $region }
board-strengths = Strength { $own } against { $other }
board-attacks = attacks
board-defends = defends, wins a tie
board-men = Hoplites: { $hoplites }, fortified: { $fortified }
board-part-hoplites = hoplites
board-part-fortified = fortification
board-part-cards = cards
board-part-blessings = blessings
board-part-hero = hero
board-loses = Losses so far: { $count }
board-if-beaten = +{ $count } if defeated
board-refuges = If defeated, withdraws to: { $places }
board-no-refuge = If defeated, all die: nowhere to withdraw.
board-cards-held = Cards in hand: { $count }
board-passed = passed
board-would-make = { $combat }: { $own } to { $other }.
board-you-lose = You lose { $count } of { $hoplites } to loss symbols.
board-has-won = { $seat } wins the battle.
board-would-win = As things stand, { $seat } wins.
board-would-win-tie = A tie: the defender { $seat } wins.
board-no-card-yet = no card yet
board-could-reach = { $seat } could reach { $least } to { $most } with unknown cards: { $count }.
board-could-turn = Chance of a card that turns the battle: { $chance } %.
board-if-you-pass = If nobody plays another card: { $own } to { $other }.
board-pass-win = You win and lose { $count }.
board-pass-lose = You lose { $count } of { $hoplites } and withdraw.
board-hunt-for = Hunt: { $monster }
board-hunt-won = { $monster } is slain.
board-hunt-over = The hunt is over.
board-attack-chosen = Chosen by { $seat }, against the hunter
board-choose-attack = Choose the attack on { $seat }
board-choosing = { $seat } chooses one of { $count } attacks
board-next-attack = The next attack is chosen by { $seat }
board-attack-range = Its strength will be { $least } to { $most }.
board-can-meet = Chance to parry it with your current hand: { $chance } %.
board-defence = Defence: { $defence } of { $strength }.
board-defend-draws = Parried: draw { $count }.
board-suffer-draws = Not parried: the card takes effect, draw { $count }.
board-able-after = Able to wound after drawing { $count }
board-fit-drawn = A matching card among { $count } drawn
board-injuries = Injuries: { $count } of { $most }.
board-injuries-full = Injuries: { $count } of { $most }. One more ends the hunt.
board-fail-cost = A failed hunt costs injuries: { $count }.
board-fail-free = A failed hunt costs no further injury.
board-stage-draft = Blessing draft
board-stage-draft-yours = Keep one of { $count }; the rest are passed to the right.
board-stage-draft-theirs = { $seat } chooses one of { $count }.
board-stage-artifacts = Neutral artifacts
board-stage-artifacts-yours = Take one of { $count }; the rest go back.
board-stage-artifacts-theirs = { $seat } looks at { $count }.
board-stage-peek = The Owl of Athena
board-stage-peek-yours = Keep one of { $count }; the other is discarded.
board-stage-peek-theirs = { $seat } looks at { $count }.
board-stage-quest = Start the quest?
board-stage-prayer = The power of the god
board-stage-temple = A new temple
board-stage-monument = Which monument to build?
board-stage-monsters = The monsters move
board-quest-pays = Only the hero who starts on a step must meet it; moving on is free. The third step completes the quest.
board-prayer-choice = Use the power, or decline it.
board-power-zeus = Combat cards to draw: { $count }
board-power-athena = Hoplites to recruit in one region: { $count }
board-power-hermes = Regions an army may move: { $count }
board-of-goal = of { $goal }
board-priests-now = Priests in the pool
board-temple-draft = This temple starts a blessing draft.
board-temple-no-draft = This temple starts no draft.
board-level-next = Level { $level } → { $next }
board-level-last = The last level: the countdown to king of kings begins.
board-level-full = Complete
board-priests-return = Priests returning to their supplies: { $count }
board-priests-for-temples = Priests you gain for your temples: up to { $count }
board-tokens-return = All used actions become free again, artifacts are recharged.
board-monsters-roll = Then a die for each monster ({ $count }), and an event.
board-die = Monster die
board-told-next = Next ({ $at }/{ $all })
board-told-close = Close
board-won-lands = Whole lands: { $what }
board-won-temples = Temples: { $what }
board-won-monsters = Monsters slain: { $what }
board-won-king = The completed monument: { $what }
board-won-as = { $seat } wins: { $victory }
board-score-regions = Regions
board-score-glory = Glory tokens
board-score-artifacts = Artifacts
board-score-blessings = Blessings
board-map-as-it-stood = The final map
