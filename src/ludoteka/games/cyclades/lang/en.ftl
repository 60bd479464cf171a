### Messages of Cyclades: options, events, prompts, reasons, and the position in the terminal.

game-title = Cyclades: Legendary Edition
game-about = Bid gold for the favour of the gods, spread over an archipelago, send creatures and heroes against the others, and control three metropolises at the end of an epoch.

## Options of a table

option-teams = Teams of two (four players)
    .help = Only with four players: partners play together, and the metropolises of both count.
option-teams-true = in teams
option-teams-false = everyone for themselves
option-long_game = Longer game in teams: four metropolises instead of three
    .help = Only in teams; the game takes noticeably longer.
option-long_game-true = four metropolises
option-long_game-false = three metropolises
option-board_side = Side of the boards
    .help = The two sides of the boards show different archipelagos.
option-board_side-front = front
option-board_side-back = back
option-map = Map
    .help = “fixed” is the standard map for this number of players, “random” lays out the boards at random; a map code repeats an earlier map.
option-map-fixed = fixed: the map for this number of players
option-map-random = random: a surprise
option-map-code = by map code
option-start = Starting placement
    .help = Players choose in turn where they start; the ready placement starts faster.
option-start-draft = picked in turn
option-start-quick = ready placement of the map
option-bid_scale = Scale of bids
    .help = The amounts that can be bid for a god. The rulebook names only 1 and 25; the numbers in between are our own.
option-bid_scale-linear = every number from 1 to 25
option-bid_scale-stepped = fewer, growing steps up to 25
option-allow_overbid = Bids above your gold
    .help = Whether a player may bid more than they can pay, at the price of a fine.
option-allow_overbid-true = allowed, with the fine
option-allow_overbid-false = not possible

## Factions, gods, buildings, bonuses

faction-purple = Purple
faction-yellow = Yellow
faction-blue = Blue
faction-black = Black
faction-red = Red
faction-green = Green

god-athena = Athena
god-zeus = Zeus
god-poseidon = Poseidon
god-ares = Ares
god-hera = Hera
god-apollo = Apollo

building-port = port
building-fortress = fortress
building-temple = temple
building-academy = academy

bonus-two-soldiers = two soldiers
bonus-cornucopia = a horn of plenty
bonus-priestess = a priestess
bonus-three-gold = three gold
bonus-two-ships = two ships

## Creatures and heroes

creature-charon = Charon
creature-chimera = Chimera
creature-dryad = Dryad
creature-graeae = Graeae
creature-griffin = Griffin
creature-harpy = Harpy
creature-cyclops = Cyclops
creature-giant = Giant
creature-pegasus = Pegasus
creature-satyr = Satyr
creature-sphinx = Sphinx
creature-sylph = Sylph
creature-hydra = Hydra
creature-cerberus = Cerberus
creature-kraken = Kraken
creature-medusa = Medusa
creature-minotaur = Minotaur
creature-polyphemus = Polyphemus

hero-ajax = Ajax
hero-hector = Hector
hero-helen = Helen
hero-jason = Jason
hero-croesus = Croesus
hero-odysseus = Odysseus
hero-pandora = Pandora
hero-penthesilea = Penthesilea
hero-perseus = Perseus

## Actions

verb-settle = Settle in { $area }
verb-place-ship = Put a ship in { $area }
verb-place-soldier = Put a soldier in { $area }
verb-place-mercenary = Put a mercenary in { $area }
verb-place-horn = Put a horn in { $area }
verb-bid = { $god-id ->
        [apollo] Go to { $god } for { $amount } gold
       *[other] Bid { $amount } gold for { $god }
    }
verb-overbid = Bid more than you can pay
verb-keep = Keep { $creature } for a priestess
verb-release = Release { $creature }
verb-move-figure = Move the figure to { $area }
verb-build = Build: { $building } in { $area }
verb-rebuild = Build: { $building } in { $area } replacing: { $old }
verb-skip-building = Skip the building
verb-take-philosopher = Take a philosopher
verb-take-priestess = Take a priestess
verb-buy-philosopher = Buy another philosopher
verb-buy-priestess = Buy another priestess
verb-buy-ship = Buy a ship for { $area }
verb-buy-soldier = Buy a soldier for { $area }
verb-buy-mercenary = Buy a mercenary for { $area }
verb-recruit-hero = Recruit { $hero } in { $area }
verb-peek = Look at the top creature card
verb-play-card = Pay and play { $creature }
verb-put-back = Put the card back
verb-bribe = Bribe { $creature }
verb-end-turn = End the turn
verb-sail = Sail from { $area }
verb-sail-to = Sail to { $area } with { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }
verb-march = March from { $area }
verb-hero-move = Hero move from { $area }
verb-move-from = Set out from { $area }
verb-move-to = Go to { $area }
verb-take-along = Take { $hero } along
verb-leave-behind = Leave { $hero } behind
verb-troops = { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    } and { $mercenaries ->
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    } go
verb-begin-with = { $hero } first
verb-strike-soldier = Strike a regular soldier
verb-strike-mercenary = Strike a mercenary
verb-reroll = Pay and roll again
verb-keep-roll = Keep the roll
verb-lose-soldier = Lose a regular soldier
verb-lose-mercenary = Lose a mercenary
verb-lose-hero = Lose { $hero }
verb-lose-minotaur = Lose the Minotaur
verb-rescue = Save the soldier: to { $area }
verb-let-die = Let the soldier die
verb-retreat = Retreat to { $area }
verb-withdraw = Withdraw to { $area }
verb-stay = Stay
verb-give-up = Give up: { $building } in { $area }
verb-found = Metropolis in { $area }
verb-found-over = Metropolis in { $area } replacing: { $building }
verb-found-on-card = Metropolis on the card of { $hero }
verb-place-figure = Put the figure in { $area }
verb-swap-hero = Swap { $own } for { $other }
verb-recall = Play { $creature } from the discard pile
verb-steal-priestess = Take a priestess from { $faction }
verb-rob = Rob { $faction }
verb-destroy-soldier = Destroy a soldier in { $area }
verb-destroy-mercenary = Destroy a mercenary in { $area }
verb-destroy-ship = Destroy a ship in { $area }
verb-exchange = In { $area }: { $new } instead of { $old }
verb-lure = Take the mercenaries of { $area }
verb-steal-philosopher = Take a philosopher from { $faction }
verb-play-drawn = Play { $creature } for free
verb-swap-ships = The ships in { $area }
verb-push-ship = Push a ship from { $from } to { $to }
verb-sacrifice = Sacrifice { $hero }
verb-sacrifice-as = Sacrifice Pandora as { $hero }
verb-give-priestesses = Give back { $count ->
        [one] { $count } priestess
       *[other] { $count } priestesses
    }
verb-give-type = Buildings of the type: { $building }

## Prompts

prompt-settle = { $faction }: choose a land area to settle.
prompt-launch = { $faction }: choose the sea for the ship of { $area }.
prompt-garrison = { $faction }: place your starting soldiers ({ $left } left).
prompt-bid = { $faction }: whose favour do you bid for?
prompt-bid-again = { $faction }: you were outbid at { $god }; go to another god.
prompt-overbid = { $faction }: which bid do you make without the gold for it?
prompt-settle-creatures = { $faction }: keep or release your creatures.
prompt-move-figure = { $faction }: move { $creature } or leave it where it is.
prompt-mandatory-actions = { $faction }: what { $god } requires.
prompt-optional-actions = { $faction }: what { $god } offers.
prompt-play-peeked = { $faction }: play the top creature card or put it back?
prompt-apollo-horn-land = { $faction }: choose the land area for the horn.
prompt-apollo-horn-sea = { $faction }: choose the sea area for the horn.
prompt-sail-to = { $faction }: where do the ships of { $area } sail?
prompt-withdraw = { $faction }: withdraw from the battle for { $area }?
prompt-move-from = { $faction }: where does the group set out from?
prompt-move-to = { $faction }: where does the group from { $area } go?
prompt-group = { $faction }: who goes from { $from } to { $to }?
prompt-omen-order = { $faction }: who acts first before the battle?
prompt-hector-strikes = { $faction }: whom does Hector strike before the battle?
prompt-croesus-reroll = { $faction }: your die shows { $own }, the other { $other }; roll again with Croesus?
prompt-casualty = { $faction }: which unit do you lose in { $area }?
prompt-perseus-rescue = { $faction }: does Perseus save the soldier?
prompt-defender-retreat = { $faction }: retreat from { $area }?
prompt-attacker-retreat = { $faction }: break off the attack on { $area }?
prompt-give-up = { $faction }: which building do you give up ({ $building })?
prompt-found = { $faction }: where does the metropolis stand?
prompt-bonus-soldiers = { $faction }: place the soldiers of the metropolis ({ $left } left).
prompt-bonus-ships = { $faction }: place the ships of the metropolis ({ $left } left).
prompt-bonus-horns = { $faction }: place the horn of the metropolis ({ $left } left).
prompt-place-figure = { $faction }: where does { $creature } enter?
prompt-charon-ferries = { $faction }: which heroes does Charon swap?
prompt-chimera-recalls = { $faction }: which card of the discard pile does Chimera play?
prompt-dryad-takes = { $faction }: from whom does Dryad take a priestess?
prompt-griffin-robs = { $faction }: whom does Griffin rob?
prompt-harpy-strikes = { $faction }: whom does Harpy destroy?
prompt-cyclops-rebuilds = { $faction }: which building does Cyclops exchange?
prompt-giant-lures = { $faction }: whose mercenaries does Giant take?
prompt-giant-settles = { $faction }: place the mercenaries Giant took ({ $left } left).
prompt-satyr-takes = { $faction }: from whom does Satyr take a philosopher?
prompt-sphinx-asks = { $faction }: which drawn card do you play?
prompt-sylph-first = { $faction }: choose the first sea area for Sylph.
prompt-sylph-second = { $faction }: which area swaps ships with { $area }?
prompt-hydra-devours = { $faction }: what does Hydra destroy?
prompt-polyphemus-pushes = { $faction }: push the ships away from Polyphemus.
prompt-hector-trades = { $faction }: how many priestesses do you trade for philosophers?
prompt-give-types = { $faction }: of which type do you give { $each } buildings?

## Events

event-settled = { $faction } settles in { $area }.
event-epoch = Epoch { $number } begins.
event-hero-offered = { $hero } is now on offer.
event-creature-left = { $creature } leaves the market.
event-creature-offered = { $creature } is now on offer for { $price } gold.
event-creatures-shuffled = The creature deck is shuffled together with the discard pile.
event-gods-moved = The gods move up one place.
event-income = { $faction } takes { $gold } gold as income.
event-bid = { $god-id ->
        [apollo] { $faction } goes to { $god } for { $amount } gold.
       *[other] { $faction } bids { $amount } gold for { $god }.
    }
event-thrown-off = { $faction } is outbid at { $god }.
event-offered = { $faction } pays { $gold } gold to { $god }.
event-fined = { $faction } cannot pay the bid and loses half of the gold; everybody bids again.
event-fine-paid = { $faction } pays a fine of { $gold } gold.
event-kept = { $faction } keeps { $creature }.
event-released = { $faction } releases { $creature }.
event-figure-moved = { $faction } moves { $creature } to { $area }.
event-turn = { $faction } takes its turn with { $god }.
event-turn-ended = { $faction } ends its turn and takes space { $space } of the turn order.
event-paid = { $faction } pays { $gold } gold.
event-gold-gained = { $faction } takes { $gold } gold.
event-built = { $faction } builds: { $building } in { $area }.
event-rebuilt = { $faction } builds: { $building } in { $area } replacing: { $old }.
event-building-skipped = { $faction } skips the building.
event-philosopher-gained = { $faction } takes a philosopher.
event-priestess-gained = { $faction } takes a priestess.
event-ship-placed = { $faction } puts a ship in { $area }.
event-soldier-placed = { $faction } puts a soldier in { $area }.
event-mercenary-placed = { $faction } puts a mercenary in { $area }.
event-horn-placed = { $faction } puts a horn in { $area }.
event-hero-recruited = { $faction } recruits { $hero } in { $area }.
event-bribed = { $faction } bribes { $creature } for { $gold } gold.
event-peeked = { $faction } looks at the top creature card.
event-peeked-at = { $faction } sees that { $creature } is on top of the creature deck.
event-put-back = { $faction } puts the card back.
event-sailed = { $faction } sails from { $from } to { $to } with { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }.
event-moved = { $faction } goes from { $from } to { $to } with { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    } and { $mercenaries ->
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    }.
event-hero-moved = { $hero } of { $faction } goes to { $area }.
event-area-taken = { $faction } takes { $area }.
event-eliminated = { $faction } has no land left and is out of the game.
event-sea-battle = { $attacker } attacks { $defender } at sea in { $area }.
event-land-battle = { $attacker } attacks { $defender } in { $area }.
event-won-over = Pandora wins { $mercenaries ->
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    } in { $area } over to { $faction }.
event-rolled = { $faction } rolls { $die }.
event-compared = { $attacker } { $attack } against { $defender } { $defence }.
event-soldier-lost = { $faction } loses a soldier in { $area }.
event-mercenary-lost = { $faction } loses a mercenary in { $area }.
event-ship-lost = { $faction } loses a ship in { $area }.
event-hero-fell = { $hero } of { $faction } falls in battle.
event-minotaur-fell = The Minotaur of { $faction } falls in { $area }.
event-rescued = Perseus saves a soldier of { $faction }, who retreats to { $area }.
event-retreated = { $faction } retreats from { $from } to { $to }.
event-withdrew = { $faction } withdraws its ships from { $from } to { $to }.
event-defended = { $faction } keeps { $area }.
event-economic-development = { $faction } has all four buildings: a metropolis rises.
event-cultural-development = { $faction } has gathered enough philosophers: a metropolis rises.
event-gave-up = { $faction } gives up: { $building } in { $area }.
event-metropolis-built = { $faction } builds a metropolis in { $area } (bonus: { $bonus }).
event-metropolis-sheltered = { $faction } shelters a metropolis on the card of { $hero } (bonus: { $bonus }).
event-bonus = { $faction } takes the bonus: { $bonus }.
event-robbed = { $thief } robs { $victim } of half its gold.
event-robbed-of = { $thief } takes { $gold } gold from { $victim }.
event-gold-shown = { $faction } has { $gold } gold left.
event-no-effect = { $creature } has no effect for { $faction }.
event-figure-placed = { $faction } puts { $creature } in { $area }.
event-heroes-swapped = { $faction } swaps { $own } for { $other }, who is in { $area }.
event-looked-through = { $faction } looks through the discard pile.
event-found-card = { $faction } finds { $creature } in the discard pile.
event-recalled = { $faction } plays { $creature } from the discard pile.
event-priestess-stolen = { $faction } takes { $cards ->
        [one] { $cards } priestess
       *[other] { $cards } priestesses
    } from { $victim }.
event-lured = { $faction } takes { $mercenaries ->
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    } from { $victim } in { $area }.
event-philosopher-stolen = { $faction } takes { $cards ->
        [one] { $cards } philosopher
       *[other] { $cards } philosophers
    } from { $victim }.
event-drew = { $faction } draws { $cards ->
        [one] { $cards } creature card
       *[other] { $cards } creature cards
    }.
event-drew-card = { $faction } draws { $creature }.
event-played-drawn = { $faction } plays { $creature } for free.
event-ships-swapped = { $faction } swaps the ships of { $from } and { $to }.
event-ships-sunk = { $faction } loses { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } in { $area }.
event-ship-pushed = A ship of { $faction } is pushed from { $from } to { $to }.
event-sacrificed = { $faction } sacrifices { $hero }.
event-sacrificed-as = { $faction } sacrifices { $hero } as { $copied }.
event-priestesses-given = { $faction } gives back { $cards ->
        [one] { $cards } priestess
       *[other] { $cards } priestesses
    }.

## Why not

reason-not-land = { $area } is not a land area
reason-not-sea = { $area } is not a sea area
reason-not-yours = { $area } is not yours
reason-area-taken = { $area } belongs to { $faction }
reason-same-island = you are already on the island of { $area }
reason-teammate-on-island = your teammate is already on the island of { $area }
reason-no-place-for-ship = there is no empty sea for the ship next to { $area }
reason-god-absent = { $god } is not available in this epoch
reason-just-thrown-off = you were just outbid at { $god }; choose another god first
reason-apollo-taken = { $faction } is with Apollo and cannot be outbid
reason-no-such-space = { $amount } gold is not on the bid scale
reason-must-outbid = { $faction } bids { $amount }; you must bid more
reason-too-expensive = you cannot pay { $gold } gold
reason-cannot-outbid = { $faction } bids { $amount }; you can bid at most { $most }
reason-can-pay-that = you can pay { $amount }, so it is not an overbid
reason-bids-first = all columns must be placed at the gods first
reason-creature-later = bribe { $creature } on your turn, with any god but Apollo; for you it costs { $gold } gold now
reason-hero-later = recruit { $hero } on your turn with Hera, for { $gold } gold
reason-nothing-due = nothing is due for { $creature } now
reason-not-looked-at = you did not look at { $creature }
reason-give-this-type = you are giving up another type: { $building }
reason-decide-first = decide about { $hero } first
reason-nothing-to-decide = there is nothing to decide about { $hero }
reason-must-lead = { $hero } must go along: nobody else can lead this move
reason-somebody-must-go = somebody must go
reason-only-so-many = soldiers there: { $soldiers }, mercenaries: { $mercenaries }
reason-not-in-battle = { $hero } is not in this battle
reason-not-on-map = { $area } is not on this map
reason-not-in-game = { $faction } is not in the game
reason-same-purse = { $faction } and { $mate } share one purse; choose the other
reason-no-priestess = you have no priestess to pay with
reason-figure-there = { $creature } is already in { $area }
reason-wrong-place = { $creature } may not be in { $area }
reason-duties-first = first do what the god requires
reason-not-this-god = { $god } does not offer that
reason-other-building = { $god } builds something else: { $building }
reason-building-owned = you already have that building: { $building }
reason-building-mandatory = there is a site, so you must build
reason-site-free = there is a free site, so nothing has to be replaced
reason-no-site = { $area } has no free site
reason-sold-out = there are no tokens left: { $building }
reason-supply-empty = the supply is empty
reason-no-more-this-turn = no more of these this turn
reason-once-per-turn = only once per turn
reason-no-cards = there are no cards left
reason-not-on-offer = that is not on offer
reason-sea-closed = a creature closes { $area } to all ships
reason-enemy-ships = ships of { $faction } are in { $area }
reason-not-at-your-coast = { $area } is neither yours nor empty at your coast
reason-no-ships-there = there are no ships to choose in { $area }
reason-not-so-many-ships = there are only { $ships } ships
reason-teammate-there = your teammate holds { $area }
reason-petrified = Medusa lets nobody into { $area } or out of it
reason-last-area = { $area } is the last land area of { $faction }
reason-out-of-reach = { $area } is out of reach
reason-refuge-taken = { $area } belongs to { $faction }; no retreat there
reason-no-units-there = you have no units in { $area }
reason-no-hero-there = you have no hero in { $area }
reason-nowhere-to-go = there is nowhere to go from { $area }
reason-not-your-hero = { $hero } does not serve you
reason-not-in-pile = { $creature } is not in the discard pile
reason-not-drawn = { $creature } was not drawn
reason-another-faction = choose a faction other than your own
reason-has-no-priestess = { $faction } has no priestess
reason-has-no-philosopher = { $faction } has no philosopher
reason-own-side = choose a side other than your own
reason-no-soldiers-there = there are no regular soldiers in { $area }
reason-no-mercenaries-there = there are no mercenaries in { $area }
reason-no-such-building = { $area } has no such building: { $building }
reason-same-building = it must be a different type
reason-two-areas = choose two different areas
reason-joined-this-epoch = { $hero } joined you this epoch
reason-only-when-building = she is sacrificed only while you build a metropolis
reason-pandora-copies = Pandora copies a hero of the market; choose which one
reason-too-little-land = you need { $areas } land areas
reason-too-few-priestesses = you need { $priestesses } priestesses
reason-even-number = the number must be divisible by { $number }
reason-no-two-pairs = you need two pairs of equal buildings, of two types
reason-ships-in-supply = all { $ships } of your ships must be on the map
reason-no-three-alike = you need { $buildings } buildings of one type
reason-too-few-buildings = you have fewer than { $buildings } of these: { $building }
reason-nobody-to-move = none of your other units could move
reason-no-place-to-build = there is no place for a metropolis
reason-no-metropolis-left = there is no metropolis left

## The position in the terminal

draw-placement = Starting placement
draw-epoch = Epoch { $epoch } · { $goal } metropolises at the end of an epoch win
draw-turn = Turn of { $faction } with { $god }
draw-name = { $name }
draw-legend = M metropolis  _ free site  ¤ horns  † priestess symbol  · token only  * hero  ! creature  2+1 soldiers+mercenaries
draw-land = Land
draw-sea = Sea
draw-gods = Gods
draw-face-down = (face down)
draw-creatures = Creatures
draw-heroes = Heroes
draw-price = { $gold } gold
draw-empty = –
draw-order = Turn order
draw-faction = Faction
draw-metropolises = Metr.
draw-gold = Gold
draw-income = Income
draw-priestesses = Priest.
draw-philosophers = Philos.
draw-soldiers = Soldiers left
draw-ships = Ships left
draw-cards = Cards
draw-stored = { $count } M on a hero card
draw-fresh = (new)
draw-out = out of the game
draw-bank = Bank: { $buildings }  mercenaries { $mercenaries }  priestesses { $priestesses }  philosophers { $philosophers }  metropolises { $metropolises }
draw-decks = Decks: creatures { $creatures } (discarded { $discards })  heroes { $heroes }
draw-top-card = Top of the creature deck, visible only to you: { $creature }
draw-drawn = Drawn with Sphinx, visible only to you: { $cards }
draw-battle = Battle for { $area }: { $attacker } with { $attack } against { $defender } with { $defence }; chance to take it without retreats: { $percent } %.
draw-dice = Last dice: { $own } and { $other }.

## Areas

area-naxos = Naxos
area-paros = Paros
area-andros = Andros
area-tinos = Tinos
area-mykonos = Mykonos
area-delos = Delos
area-syros = Syros
area-kea = Kea
area-kythnos = Kythnos
area-serifos = Serifos
area-sifnos = Sifnos
area-milos = Milos
area-kimolos = Kimolos
area-folegandros = Folegandros
area-sikinos = Sikinos
area-ios = Ios
area-thera = Thera
area-anafi = Anafi
area-amorgos = Amorgos
area-antiparos = Antiparos
area-donousa = Donousa
area-iraklia = Iraklia
area-schinoussa = Schinoussa
area-koufonisi = Koufonisi
area-keros = Keros
area-polyaigos = Polyaigos
area-gyaros = Gyaros
area-rineia = Rineia
area-despotiko = Despotiko
area-makronisos = Makronisos
area-actaea = Actaea
area-agave = Agave
area-amatheia = Amatheia
area-amphitrite = Amphitrite
area-apseudes = Apseudes
area-autonoe = Autonoe
area-clymene = Clymene
area-cranto = Cranto
area-cymo = Cymo
area-cymodoce = Cymodoce
area-dero = Dero
area-dexamene = Dexamene
area-dione = Dione
area-doris = Doris
area-doto = Doto
area-dynamene = Dynamene
area-eione = Eione
area-erato = Erato
area-eudora = Eudora
area-eunice = Eunice
area-evagore = Evagore
area-evarne = Evarne
area-galatea = Galatea
area-galene = Galene
area-glauce = Glauce
area-halia = Halia
area-ianassa = Ianassa
area-iaera = Iaera
area-melite = Melite
area-menippe = Menippe
area-nesaea = Nesaea
area-panope = Panope
area-pherusa = Pherusa
area-proto = Proto
area-psamathe = Psamathe
area-sao = Sao
area-speio = Speio
area-thaleia = Thaleia
area-thetis = Thetis
area-thoe = Thoe

## The board in the browser

board-map = The archipelago
board-soldiers = { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
board-mercenaries = { $count ->
        [one] { $count } mercenary
       *[other] { $count } mercenaries
    }
board-ships = { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
board-metropolises = { $count ->
        [one] { $count } metropolis
       *[other] { $count } metropolises
    }
board-free-sites = { $count ->
        [one] { $count } free building site
       *[other] { $count } free building sites
    }
board-horns = { $count ->
        [one] { $count } horn
       *[other] { $count } horns
    }
board-priestess-symbol = priestess symbol
board-epoch = Epoch { $number }
board-offerings = Offerings
board-actions = Actions of { $god }
board-later-gods = In later epochs
board-hand = Cards to choose from
board-deck = deck { $cards }
board-supply = Supply
board-battle = Battle for { $area }
board-strength = strength before the die
board-takes = Attacker takes the area
board-next-round = Next round: attacker wins, ties, loses (%)
board-round-wins = the defender loses a unit
board-round-ties = both lose a unit
board-round-loses = the attacker loses a unit
board-has-won = { $faction } has won.
board-gain-philosopher = philosopher
board-gain-priestess = priestess
board-gain-ship = ship
board-gain-soldier = soldier
board-gain-mercenary = mercenary
board-gain-gold = gold
board-missing-building = missing building
board-move = move
board-hero-move = hero move
board-free = free
board-progress = Metropolises: { $built } of { $goal }
board-metropolises-built = Metropolises
board-gold = Gold
board-hidden-gold = gold hidden behind the screen
board-income = Income next epoch
board-priestesses = Priestesses
board-economic = One of each building gives a metropolis
board-cultural = Four philosophers give a metropolis
board-soldiers-placed = Soldiers on the map, of total
board-ships-placed = Ships on the map, of total

## Words of the balance report

facet-faction = Faction
facet-favourite = God served most often
facet-way = Way to metropolises
facet-epochs = Epochs
facet-god = Gods
facet-building = Buildings
facet-bonus = Metropolis bonuses
facet-creature = Creatures
facet-hero = Heroes
facet-way-economic = economic development
facet-way-cultural = cultural development
facet-way-conquest = conquest
facet-way-none = no metropolis

## Before the game: what cannot be set up

reason-odd-teams =
    { $seats ->
        [one] { $seats } player cannot form teams of two
       *[other] { $seats } players cannot form teams of two
    }
reason-long-game-alone = only team games and two-player games can be longer
reason-map-unreadable = this is not a map code: copy all of it, as shown at the table
reason-map-unplayable =
    { $seats ->
        [one] this map is not made for { $seats } player
       *[other] this map is not made for { $seats } players
    }
reason-no-quick-start = this map has no ready starting placement: choose placement in turn
board-map-roll = Make a random map
board-map-surprise = The boards are laid out when the game starts; nobody has seen the map before.
board-map-preview = Preview of the map
board-map-own = The layout of the boards is our own design: the printed islands are not public. An owner of the game can correct them with a content pack.

# What a move changes about how a side stands, for hints and reviews; said of one side, after its name

more-metropolises = { $count ->
    [one] one more metropolis
   *[other] { $count } more metropolises
 }
less-metropolises = { $count ->
    [one] one metropolis fewer
   *[other] { $count } metropolises fewer
 }
more-building-types = { $count ->
    [one] one more kind of building
   *[other] { $count } more kinds of buildings
 }
less-building-types = { $count ->
    [one] one kind of building fewer
   *[other] { $count } kinds of buildings fewer
 }
more-philosophers = { $count ->
    [one] one more philosopher
   *[other] { $count } more philosophers
 }
less-philosophers = { $count ->
    [one] one philosopher fewer
   *[other] { $count } philosophers fewer
 }
more-priestesses = { $count ->
    [one] one more priestess
   *[other] { $count } more priestesses
 }
less-priestesses = { $count ->
    [one] one priestess fewer
   *[other] { $count } priestesses fewer
 }
more-gold = { $count ->
    [one] one more gold piece
   *[other] { $count } more gold pieces
 }
less-gold = { $count ->
    [one] one gold piece fewer
   *[other] { $count } gold pieces fewer
 }
more-spare-gold = { $count ->
    [one] one more gold piece in reserve
   *[other] { $count } more gold pieces in reserve
 }
less-spare-gold = { $count ->
    [one] one gold piece in reserve fewer
   *[other] { $count } gold pieces in reserve fewer
 }
more-income = { $count ->
    [one] one more gold piece of income
   *[other] { $count } more gold pieces of income
 }
less-income = { $count ->
    [one] one gold piece of income fewer
   *[other] { $count } gold pieces of income fewer
 }
more-lands = { $count ->
    [one] one more area
   *[other] { $count } more areas
 }
less-lands = { $count ->
    [one] one area fewer
   *[other] { $count } areas fewer
 }
more-sites = { $count ->
    [one] one more free building site
   *[other] { $count } more free building sites
 }
less-sites = { $count ->
    [one] one free building site fewer
   *[other] { $count } free building sites fewer
 }
more-soldiers = { $count ->
    [one] one more soldier
   *[other] { $count } more soldiers
 }
less-soldiers = { $count ->
    [one] one soldier fewer
   *[other] { $count } soldiers fewer
 }
more-ships = { $count ->
    [one] one more ship
   *[other] { $count } more ships
 }
less-ships = { $count ->
    [one] one ship fewer
   *[other] { $count } ships fewer
 }
more-seas = { $count ->
    [one] one more sea space
   *[other] { $count } more sea spaces
 }
less-seas = { $count ->
    [one] one sea space fewer
   *[other] { $count } sea spaces fewer
 }
more-hero-strength = { $count ->
    [one] one more point of hero strength
   *[other] { $count } more points of hero strength
 }
less-hero-strength = { $count ->
    [one] one point of hero strength fewer
   *[other] { $count } points of hero strength fewer
 }
more-fit-heroes = { $count ->
    [one] one more hero ready for a sacrifice
   *[other] { $count } more heroes ready for a sacrifice
 }
less-fit-heroes = { $count ->
    [one] one hero ready for a sacrifice fewer
   *[other] { $count } heroes ready for a sacrifice fewer
 }
more-creatures = { $count ->
    [one] one more creature
   *[other] { $count } more creatures
 }
less-creatures = { $count ->
    [one] one creature fewer
   *[other] { $count } creatures fewer
 }
more-one-short = only one metropolis short of winning
less-one-short = no longer one metropolis short of winning
more-enough = enough metropolises to win
less-enough = no longer enough metropolises to win
more-danger = more exposed to attacks
less-danger = less exposed to attacks
more-prospects = better prospects of conquest
less-prospects = worse prospects of conquest
