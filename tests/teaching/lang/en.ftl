game-title = Smugglers' Coves
game-about = Land crews, bid in secret, sell barrels in calm weather and hold the coves worth most.

option-length = Length
option-length-short = short
option-length-long = long
option-teams = Partners across the table
option-teams-true = two teams of two
option-teams-false = everyone alone

## Things

card-barrel = Barrel
card-coin = Coin
card-cutlass = Cutlass
card-gull = Gull
card-map = Map
card-musket = Musket
card-rum = Rum
card-spyglass = Spyglass
card-storm-glass = Storm Glass
cove-anchor-bay = Anchor Bay
cove-black-rock = Black Rock
cove-cork-point = Cork Point
cove-deep-creek = Deep Creek
cove-eel-sands = Eel Sands
cove-fox-haven = Fox Haven
cove-gull-cliff = Gull Cliff
cove-long-strand = Long Strand
cove-mist-hollow = Mist Hollow
cove-salt-cave = Salt Cave
weather-calm = calm
weather-fog = fog
weather-storm = storm

## What one can do

verb-agree = Agree
verb-bare = Fight without a card
verb-bid = Bid { $amount }
verb-bury = Put { $card } under the deck
verb-commit = Commit { $card }
verb-crew = March with { $number }
verb-discard = Discard { $card }
verb-done = Stay silent
verb-flee = Flee to { $cove }
verb-gold = Take gold
verb-hail = Hail { $seat }
verb-keep = Keep all cards
verb-land = Land a crew in { $cove }
verb-leave = Leave it
verb-march = March from { $cove }
verb-peek = Peek at the deck
verb-play = Play { $card }
verb-pledge = Pledge { $card }
verb-recruit = Recruit in { $cove }
verb-refuse = Refuse
verb-rest = End the turn
verb-salvage = Take { $card } from the discards
verb-scatter = Scatter
verb-sell = Sell { $card }
verb-spy = Spy on { $seat }
verb-swear = Swear an oath
verb-to = To { $cove }

## What is asked

prompt-act =
    { $left ->
        [one] One action is left: what do you do?
       *[other] { $left } actions are left: what do you do?
    }
prompt-answer = { $seat } offers you a gold for a card: do you agree?
prompt-bid = How much do you bid for an early turn?
prompt-bury = Which card do you put under the deck?
prompt-commit = Which card do you commit against { $seat } in { $cove }?
prompt-defend = { $seat } attacks { $cove }: which card do you commit?
prompt-destination = Where do you march from { $cove }?
prompt-discard = Which card do you discard?
prompt-flee =
    { $number ->
        [one] Where does your last crew flee from { $cove }?
       *[other] Where do your { $number } crew flee from { $cove }?
    }
prompt-hail = Whom do you hail?
prompt-land = Where does the crew land?
prompt-payment = What do you take for the barrel?
prompt-pledge = Which card do you pledge?
prompt-sell = You may sell a barrel.
prompt-spy = Whom do you spy on?
prompt-strength = How many march from { $from } to { $to }?

## What happened

event-agrees = { $seat } agrees with { $other }.
event-bids = { $seat } has bid { $amount }.
event-buries = { $seat } puts a card under the deck.
event-commits = { $seat } commits a card.
event-conquers = { $seat } conquers { $cove }.
event-discards = { $seat } discards { $card }.
event-draws = { $seat } draws { $card }.
event-earns = { $seat } earns { $amount } gold.
event-ends = The game is over.
event-flees =
    { $number ->
        [one] One crew of { $seat } flees to { $cove }.
       *[other] { $number } crew of { $seat } flee to { $cove }.
    }
event-hails = { $seat } hails { $other }.
event-has-bid = { $seat } has made a bid.
event-has-pledged = { $seat } has pledged a card.
event-is-out = { $seat } is out.
event-is-repelled = { $seat } is repelled at { $cove } and loses { $number }.
event-lands = A crew of { $seat } lands in { $cove }.
event-loses = { $seat } loses { $number } at sea.
event-marches = { $seat } marches from { $from } to { $to } with { $number }.
event-odds = { $attack } against { $defence }.
event-peeks = { $seat } peeks at the deck.
event-plays = { $seat } plays { $card }.
event-pledged = { $seat } had pledged { $card }.
event-recalls = { $seat } puts { $card } back on the deck.
event-refuses = { $seat } refuses { $other }.
event-reshuffles = The discards become the new deck.
event-rests = { $seat } ends the turn.
event-rolls = { $seat } rolls { $die }.
event-round = Round { $round } begins.
event-salvages = { $seat } takes { $card } from the discards.
event-sees = { $seat } sees { $card }.
event-sells = { $seat } sells { $card }.
event-shows = { $seat } had committed { $card }.
event-spied = { $seat } holds { $card }.
event-spies = { $seat } spies on { $other }.
event-swears = { $seat } swears an oath.
event-turn = It is the turn of { $seat }.
event-weather = The weather: { $weather }.

## Why not

reason-bid-limit = nobody may bid more than { $amount }
reason-fog = nothing can be seen in the fog
reason-full = { $cove } is full
reason-is-friend = { $seat } is your own side
reason-is-out = { $seat } is out
reason-last-crew = one crew must stay in { $cove }
reason-no-cards = there are no cards
reason-no-effect = { $card } does nothing when played
reason-no-gold = it costs { $amount } gold
reason-no-supply = you have no crew left
reason-no-way = no way leads out of { $cove }
reason-not-in-hand = you do not hold { $card }
reason-not-yours = { $cove } is not yours
reason-storm = nobody hears a hail in the storm
reason-sworn = you have sworn already
reason-too-far = { $to } is too far from { $from }
reason-too-late = an oath comes before all other actions

## The board in the terminal

coast-title = Round { $round } of { $rounds }, { $weather }
coast-cove = { $cove }: { $seat }, { $crew }
coast-free-cove = { $cove }
coast-player = { $seat }: { $gold } gold, { $cards } cards
coast-hand = in hand: { $cards }
coast-piles = deck { $deck }, discards { $discard }

## Words of the balance report

facet-harbour = Coves at the end
facet-fate = Fate
facet-rounds = Rounds
facet-card = Cards
facet-cove = Coves
facet-weather = Weather
facet-fate-ashore = in the game
facet-fate-out = out
