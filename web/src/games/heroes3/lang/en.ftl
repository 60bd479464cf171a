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
