# Messages that only the board of Hadrian's Wall uses; things, events and prompts are worded by the game.

board-left-sheet = The frontier
board-right-sheet = The town
board-table = Table
board-places = Parts of the table
board-sheets = Whose sheets are shown
board-back = Back to your sheets
board-pool = Workers and resources
board-years = The six years
board-year-flag = Year { $year }: { $cards } attack cards, at most { $flag } valour or disdain
board-offers = For sale this year
board-fate = Last fate card · { $count } in the deck
board-neutral = Neutral deck · { $count } left
board-neutral-come = Still in the deck
board-neutral-gone = Gone
board-calls =
    { $count ->
        [one] { $count } more card in this year's attack
       *[other] { $count } more cards in this year's attack
    }
board-hand = Cards drawn this year
board-hand-choose = Choose your path. The other card becomes your prospect: it brings its workers now and offers its good and pattern all year.
board-hand-chosen = Chosen. Until everybody has chosen, click the other card to swap the two.
board-path = Path
board-prospect = Prospect
board-paths = Paths
board-penalty = Disdain
board-total = Total
board-score = Points if the game ended now
board-forum = Once a year: two workers for one of another kind
board-turn = Rotate
board-flip = Flip
board-turn-hint = The mouse wheel rotates the pattern.
board-turn-flip-hint = The mouse wheel rotates the pattern, the right button flips it.
board-cohort = cohort
board-forgive = disdain forgotten
board-attack = Attack of year { $year }
board-calm = no attack
board-held = holds
board-through =
    { $count ->
        [one] { $count } gets through
       *[other] { $count } get through
    }
board-settled = Disdain { $disdain }, valour { $valour }
board-rank = Rank
board-cell = row { $row }, column { $column }
board-fate-card = card { $number }
