game-title = Hadrian's Wall
game-about = Six years on the northern border: build a milecastle and its stretch of wall, draw citizens to it and hold off the Picts.

option-difficulty = Difficulty
    .help = The harder, the more Picts attack at the end of each year. Choose easy for your first games.
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard

## Workers and resources

item-soldier = soldier
    .many = soldiers
item-builder = builder
    .many = builders
item-servant = servant
    .many = servants
item-civilian = civilian
    .many = civilians
item-resource = resource
    .many = resources

## Areas of the sheets

area-renown = Renown
area-piety = Piety
area-valour = Valour
area-discipline = Discipline
area-traders = Traders
area-performers = Performers
area-priests = Priests
area-apparitores = Apparitores
area-patricians = Patricians
area-left-cohort = Left cohort
area-centre-cohort = Centre cohort
area-right-cohort = Right cohort
area-mining = Mining
area-guard = Wall guard
area-cippi = Cippi
area-wall = Wall
area-fort = Fort
area-production = Production
area-training = Training
area-small-temple = Small temple
area-medium-temple = Medium temple
area-large-temple = Large temple
area-red-gladiator = Red gladiator
area-blue-gladiator = Blue gladiator
area-forum = Forum
area-market = Market
area-theatre = Theatre
area-baths = Baths
area-courthouse = Courthouse
area-diplomats = Diplomats
area-scouts = Scouts
area-infrastructure = Infrastructure
area-disdain = Disdain

attribute-renown = renown
attribute-piety = piety
attribute-valour = valour
attribute-discipline = discipline

side-left = left
side-centre = centre
side-right = right

building-small-granary = small granary
building-medium-granary = medium granary
building-large-granary = large granary
building-small-hotel = small hotel
building-large-hotel = large hotel
building-small-workshop = small workshop
building-large-workshop = large workshop
building-small-road = small road
building-large-road = large road
building-small-precinct = small precinct
building-medium-precinct = medium precinct
building-large-precinct = large precinct
building-market = market
building-theatre = theatre
building-ludus = Ludus Gladiatorius
building-small-gardens = small gardens
building-large-gardens = large gardens
building-small-temple = small temple
building-medium-temple = medium temple
building-large-temple = large temple
building-baths = baths
building-courthouse = courthouse
building-archway = archway
building-monolith = monolith
building-column = column
building-statue = statue

gladiator-red = red gladiator
gladiator-blue = blue gladiator

show-s1 = 1 (trader)
show-s3 = 3 (discipline and soldier)
show-s5 = 5 (piety and servant)
show-s6 = 6 (discipline and apparitor)
show-s8 = 8 (piety and priest)
show-s9 = 9 (renown and patrician)

hexagon-h4 = 4
hexagon-h5a = 5 (bottom left)
hexagon-h5b = 5 (top)
hexagon-h6a = 6 (bottom)
hexagon-h6b = 6 (top)
hexagon-h7 = 7
hexagon-h8 = 8 (with a servant)
hexagon-h9 = 9 (with a builder)

bribe-b3 = 3 (1 resource)
bribe-b4 = 4 (1 resource)
bribe-b5 = 5 (2 resources)
bribe-b6 = 6 (2 resources)
bribe-b7 = 7 (3 resources)
bribe-b8 = 8 (3 resources)

favour-temple = a temple's favour
favour-diplomat = a diplomat's favour

source-fate = fate deck
source-own = your own prospect card
source-left = left neighbour
source-right = right neighbour
source-first-neutral = first neutral card
source-second-neutral = second neutral card

cell-r1c1 = row 1, square 1
cell-r1c2 = row 1, square 2
cell-r1c3 = row 1, square 3
cell-r1c4 = row 1, square 4
cell-r1c5 = row 1, square 5
cell-r2c1 = row 2, square 1
cell-r2c2 = row 2, square 2
cell-r2c3 = row 2, square 3
cell-r2c4 = row 2, square 4
cell-r2c5 = row 2, square 5
cell-r3c1 = row 3, square 1
cell-r3c2 = row 3, square 2
cell-r3c3 = row 3, square 3
cell-r3c4 = row 3, square 4
cell-r3c5 = row 3, square 5
cell-r4c1 = row 4, square 1
cell-r4c2 = row 4, square 2
cell-r4c3 = row 4, square 3
cell-r4c4 = row 4, square 4
cell-r4c5 = row 4, square 5
pattern-l = L
pattern-o = O
pattern-i = I
pattern-t = T
pattern-s = S

## Cards and ranks

card-architect = architect
card-aristocrat = aristocrat
card-defender = defender
card-engineer = engineer
card-fighter = fighter
card-forager = forager
card-merchant = merchant
card-planner = planner
card-pontiff = pontiff
card-ranger = ranger
card-trainer = trainer
card-vanguard = vanguard

rank-miles = Miles
rank-centurion = Centurion
rank-primus-pilus = Primus Pilus
rank-praefectus-castrorum = Praefectus Castrorum
rank-legatus-legionis = Legatus Legionis

## Actions

verb-bribe = Bribe at { $bribe }
verb-build = Build the { $building }
verb-cohort = Strengthen the { $side } cohort
verb-diplomat = Win a diplomat (servant, soldier, 2 resources)
verb-done = Spend no more favours
verb-end-year = End the year
verb-enter = Enter the good in hexagon { $hexagon }
verb-exchange = Forum: { $first } and { $second } for a { $gained }
verb-favour = Spend { $favour } on a card against the { $side } cohort
verb-fight = Send the { $gladiator } to battle
verb-fill = { $area }: pay a { $item }
verb-path = Path card: { $card }
verb-place = Draw on { $first }; { $second }; { $third }; { $fourth }
verb-raise = Raise { $attribute }
verb-resume-year = Continue the year after all
verb-rule =
    { $side-id ->
        [left] Ruling: gain a servant
        [centre] Ruling: a builder for 2 servants
       *[other] Ruling: a servant for a builder
    }
verb-scout = Scout with the pattern from: { $source }
verb-serve = Serve the { $side } cohort
verb-show = Give the show at { $show }
verb-trade = Buy a good: { $source }
verb-train = Train the { $gladiator }: pay a { $item }

## Prompts

prompt-choose-cards = Choose your path card; the other card becomes this year's prospect card.
prompt-enter-good = You have bought good { $good }. Into which hexagon?
prompt-fill-cohort = A cohort symbol: which cohort will you strengthen?
prompt-place-pattern = Draw pattern { $pattern } on the map.
prompt-raise-attribute = Which attribute will you raise?
prompt-resume-year = You have ended the year. You may still continue it while others act.
prompt-serve-cohort = Which cohort does the new diplomat serve?
prompt-spend-favours = Attacks that get through: { $through } (flag { $flag }). Spend a favour?
prompt-swap-cards = You have chosen. Until everybody has, you may swap the two cards.
prompt-take-action = Your action?

## Events

event-attacked = The Picts attack the { $side } cohort.
event-bribed = { $seat } bribes at { $bribe }; active disdain left: { $left }.
event-built = { $seat } builds the { $building }.
event-cards-chosen = { $seat } has chosen their cards.
event-diplomat-serves = { $seat }'s new diplomat serves the { $side } cohort.
event-drew = { $seat } draws { $first } and { $second }.
event-ended-year = { $seat } ends the year.
event-exchanged = { $seat } exchanges { $first } and { $second } for a { $gained }.
event-favour-earned = { $seat } earns a temple's favour.
event-favour-spent = { $seat } spends { $favour } on a card against the { $side } cohort.
event-filled = { $seat }: { $area } { $number }.
event-flipped = { $seat } flips a fate card.
event-fought = { $seat }'s { $gladiator } fights and takes { $damage } damage.
event-gained =
    { $count ->
        [one] { $seat } gains { $count } { $item }.
       *[other] { $seat } gains { $count } { $item-many }.
    }
event-gladiator-died = { $seat }'s { $gladiator } dies.
event-gladiator-survived = { $seat }'s { $gladiator } survives.
event-good-entered = { $seat } enters good { $good } in hexagon { $hexagon }.
event-infrastructure = { $seat }'s infrastructure rises to { $level }.
event-lost = { $seat } loses a gain because the track is full: { $area }.
event-neutral-shown = Neutral card: { $card }.
event-paid-neighbour = { $seat } pays { $other } a { $item }.
event-paid-neutral = { $seat } lays a { $item } on the neutral card { $card }.
event-path-chosen = { $seat } chooses { $card } as path card.
event-ranked = Rank: { $rank }.
event-reshuffled = The discarded fate cards are shuffled into a new deck.
event-resumed-year = { $seat } continues the year after all.
event-revealed = { $seat } reveals: path { $path }, prospect { $prospect }.
event-row-completed = { $seat } completes a row of the map.
event-ruled = { $seat } makes a ruling in the { $side } column.
event-scored = { $seat }: { $total } points ({ $attributes } attributes, { $paths } paths, -{ $penalty } disdain).
event-scouted = { $seat } scouts with pattern { $pattern }.
event-settled = { $seat }: { $through } got through, { $disdain } disdain, { $valour } valour.
event-show-given = { $seat } gives the show at { $show }.
event-started = { $seat } starts with the { $building }.
event-traded = { $seat } buys good { $good }: { $source }.
event-used = Area used: { $area }.
event-year-began = Year { $year } begins.

## Why not

reason-already-built = The { $building } is already built.
reason-baths-level = The baths need { $area } { $need }; you have { $have }.
reason-boxes-used = All boxes are used: { $area }.
reason-bribe-given = This bribe has already been given: { $bribe }.
reason-bribe-level = This bribe needs { $area } { $need }; you have { $have }.
reason-bribes-this-year =
    { $count ->
        [one] Only { $count } bribe per year is possible.
       *[other] Only { $count } bribes per year are possible.
    }
reason-building-level = It needs { $area } { $need }; you have { $have }.
reason-building-order = Build the { $before } before the { $building }.
reason-cell-filled = Already filled: { $cell }.
reason-choose-cards-first = Choose your path card first.
reason-chosen-already = { $card } is already your path card.
reason-cippi-chain = The next cippus needs { $area } { $need }; you have { $have }.
reason-cohort-full = The { $side } cohort is full.
reason-column-closed = The next box opens with the { $building }: { $area }.
reason-courthouse-level = The courthouse needs { $area } { $need }; you have { $have }.
reason-diplomat-level = The next diplomat needs { $area } { $need }; you have { $have }.
reason-finish-first = First finish what the last box asks for.
reason-forum-kinds = The forum takes two builders, servants or civilians and gives one of a kind different from both.
reason-forum-this-year = The forum has already been used this year.
reason-fought-this-year = The { $gladiator } has already fought this year.
reason-gardens-level = The gardens need { $area } { $need }; you have { $have }.
reason-gladiator-dead = The { $gladiator } is dead.
reason-granary-level = The granary needs { $area } { $need }; you have { $have }.
reason-hexagon-filled = Hexagon { $hexagon } is already filled.
reason-hexagon-level = The next free hexagon needs { $area } { $need }; you have { $have }.
reason-landmark-level = A landmark needs { $area } { $need }; you have { $have }.
reason-large-gardens-level = The large gardens need { $area } { $need }; you have { $have }.
reason-large-gardens-order = Build the { $before } before the { $building }.
reason-large-granary-level = The large granary needs { $area } { $need }; you have { $have }.
reason-large-granary-order = Build the { $before } before the { $building }.
reason-ludus-level = The Ludus Gladiatorius needs { $area } { $need }; you have { $have }.
reason-market-level = The market needs { $area } { $need }; you have { $have }.
reason-no-attack-there = No remaining attack card hits the { $side } cohort.
reason-no-diplomat-favour = You have no diplomat's favour for the { $side } cohort.
reason-no-disdain = There is no active disdain to bribe away.
reason-no-good-there = There is no good to buy there: { $source }.
reason-no-guard-box = No guard box is open for the sword to fill.
reason-no-pattern-there = There is no pattern to use there: { $source }.
reason-no-strength = The { $gladiator } has not trained yet.
reason-no-temple-favour = You have no temple's favour.
reason-not-built = The { $building } is not built yet.
reason-not-drawn = You have not drawn this card: { $card }.
reason-not-ended = You have not ended the year.
reason-not-now = That is not possible while taking actions.
reason-not-printed = { $attribute } is not among the choices.
reason-not-the-pattern = These squares do not form pattern { $pattern }.
reason-own-good = You cannot buy the good of your own prospect card.
reason-pattern-does-not-fit = Pattern { $pattern } fits nowhere on your map.
reason-precinct-level = The precinct needs { $area } { $need }; you have { $have }.
reason-precinct-order = Build the { $before } before the { $building }.
reason-row-level = The next row of the temple needs { $area } { $need }; you have { $have }.
reason-ruling-level = The next ruling of this column needs { $area } { $need }; you have { $have }.
reason-ruling-this-year = A ruling has already been made in the { $side } column this year.
reason-rulings-made = All rulings of the { $side } column have been made.
reason-scout-level = The next scout needs { $area } { $need }; you have { $have }.
reason-served-already = Another diplomat already serves the { $side } cohort.
reason-settle-first = Settle the attack first.
reason-short-of =
    { $missing ->
        [one] You are { $missing } { $item } short.
       *[other] You are { $missing } { $item-many } short.
    }
reason-show-given = This show has already been given: { $show }.
reason-show-level = This show needs { $area } { $need }; you have { $have }.
reason-show-this-year = A show has already been given this year.
reason-strength-level = The next training needs { $area } { $need }; you have { $have }.
reason-temple-level = The temple needs { $area } { $need }; you have { $have }.
reason-temple-not-filled =
    { $missing ->
        [one] The smaller temple comes first: { $area } still has { $missing } free box.
       *[other] The smaller temple comes first: { $area } still has { $missing } free boxes.
    }
reason-temple-order = Build the { $before } before the { $building }.
reason-theatre-level = The theatre needs { $area } { $need }; you have { $have }.
reason-track-full = The track is full: { $area }.
reason-trained-this-year = The training grounds have already been used this year.
reason-wait-for-reveal = Your cards are chosen; wait until everybody reveals.
reason-wall-chain = The next wall box needs { $area } { $need }; you have { $have }.
reason-wrong-payment = { $area } cannot be paid for with a { $item }.
reason-wrong-training = The { $gladiator } does not train with a { $item }.
reason-year-ended = You have ended the year; continue it first.

## The sheets at the terminal

draw-title = Year { $year } of { $years } · { $phase } · { $difficulty }
draw-phase-cards = choosing cards
draw-phase-actions = actions
draw-phase-attack = attack of the Picts
draw-phase-scored = final score
draw-attack = { $cards ->
    [one] At the end of the year: { $cards } attack card, flag { $flag }
   *[other] At the end of the year: { $cards } attack cards, flag { $flag }
}
draw-attacked = The Picts attack: left { $left }, centre { $centre }, right { $right }; flag { $flag }
draw-decks = Fate deck { $deck }, discarded { $discard }
draw-neutral = Neutral card: { $card }; on it resources { $resources }, soldiers { $soldiers }
draw-good = { $card } (good { $good }, pattern { $pattern })
draw-player = { $seat } ({ $colour })
draw-colour-blue = blue
draw-colour-green = green
draw-colour-red = red
draw-colour-orange = orange
draw-colour-yellow = yellow
draw-colour-black = black
draw-score = { $total } points (attributes { $attributes } + paths { $paths } - disdain { $penalty })
draw-rank = rank { $rank }
draw-ended = has ended the year
draw-has-chosen = has chosen
draw-pool = Pool: soldiers { $soldier } · builders { $builder } · servants { $servant } · civilians { $civilian } · resources { $resource }
draw-drawn = You have drawn:
draw-card = { $card }: path { $measure } { $at }; prospect { $items }, good { $good }, pattern { $pattern }
draw-chosen = Path card chosen: { $card }
draw-paths = Paths:
draw-path = { $card }: { $measure } { $reached } (of { $at }) → { $points } points
draw-prospect = Prospect: { $card }
draw-neighbour = { $source } { $seat }: { $card }
draw-left-sheet = Left sheet
draw-right-sheet = Right sheet
draw-to-build = Still to build
draw-built = Built: { $buildings }
draw-chain = needs fort { $fort }
draw-disdain = active { $active }, costs { $penalty } points
draw-battles = battles { $years }
draw-favours = favours: temples { $temple }, diplomats left { $left }, centre { $centre }, right { $right }
draw-summary-left = { $attributes } · cohorts { $cohorts } · fort { $fort } · wall { $wall } · cippi { $cippi } · guard { $guard } · mining { $mining } · production { $production } · disdain { $disdain }
draw-summary-right = { $citizens } · goods { $goods } · scouts { $scouts }
draw-legend = so soldier · bu builder · se servant · ci civilian · re resource · RE renown · PI piety · VA valour · DI discipline · Tr trader · Pe performer · Pr priest · Ap apparitor · Pa patrician · Co cohort · ⚒ production · If infrastructure · #2 used in year 2
draw-short-soldier = so
draw-short-builder = bu
draw-short-servant = se
draw-short-civilian = ci
draw-short-resource = re
draw-short-renown = RE
draw-short-piety = PI
draw-short-valour = VA
draw-short-discipline = DI
draw-short-trader = Tr
draw-short-performer = Pe
draw-short-priest = Pr
draw-short-apparitor = Ap
draw-short-patrician = Pa
draw-short-cohort = Co
draw-short-infrastructure = If
draw-measure-landmarks = landmarks
draw-measure-active-disdain = active disdain at most
draw-measure-wall-columns = complete wall columns
draw-measure-large-buildings = large buildings
draw-measure-cohorts = complete cohorts
draw-measure-production = production circles
draw-measure-goods = goods in the market
draw-measure-citizen-tracks = complete citizen tracks
draw-measure-temples = temples filled
draw-measure-map-columns = complete map columns
draw-measure-gladiator-strength = strength of both gladiators
draw-measure-guard-columns = complete guard columns

## Words of the balance report

facet-strongest = Strongest attribute
facet-paths = Path cards with points
facet-disdain = Disdain at the end
facet-rank = Rank
facet-area = Tracks
facet-attribute = Attributes
facet-bribe = Bribes
facet-card = Player cards
facet-cell = Map squares
facet-fate = Fate cards
facet-favour = Favours
facet-gladiator = Gladiators
facet-hexagon = Goods of the market
facet-item = Workers and resources
facet-pattern = Scouting patterns
facet-show = Shows
facet-side = Sides
facet-source = Sources
facet-building = Buildings

# What a move changes about how a side stands, for hints and reviews; said of one side, after its name

more-points = { $count ->
    [one] one more point
   *[other] { $count } more points
 }
less-points = { $count ->
    [one] one point fewer
   *[other] { $count } points fewer
 }
more-renown = { $count } more renown
less-renown = { $count } renown less
more-piety = { $count } more piety
less-piety = { $count } piety less
more-valour = { $count } more valour
less-valour = { $count } valour less
more-discipline = { $count } more discipline
less-discipline = { $count } discipline less
more-disdain = { $count } more disdain
less-disdain = { $count } disdain less
more-buildings = { $count ->
    [one] one more building
   *[other] { $count } more buildings
 }
less-buildings = { $count ->
    [one] one building fewer
   *[other] { $count } buildings fewer
 }
more-production = { $count ->
    [one] one more box of production
   *[other] { $count } more boxes of production
 }
less-production = { $count ->
    [one] one box of production fewer
   *[other] { $count } boxes of production fewer
 }
more-fort = { $count ->
    [one] one more box of the fort
   *[other] { $count } more boxes of the fort
 }
less-fort = { $count ->
    [one] one box of the fort fewer
   *[other] { $count } boxes of the fort fewer
 }
more-cohorts = { $count ->
    [one] one more box of the cohorts
   *[other] { $count } more boxes of the cohorts
 }
less-cohorts = { $count ->
    [one] one box of the cohorts fewer
   *[other] { $count } boxes of the cohorts fewer
 }
more-pool = more workers and resources in the pool
less-pool = fewer workers and resources in the pool
more-defence = better prepared for attacks
less-defence = worse prepared for attacks
more-paths = closer to the goals of the path cards
less-paths = further from the goals of the path cards
more-left-sheet = the left sheet promises more
less-left-sheet = the left sheet promises less
more-right-sheet = the right sheet promises more
less-right-sheet = the right sheet promises less
