### Messages of every game. A game's own messages are in its folder.

## Single words: headings and answers

ui-game = Game
ui-title = Title
ui-players = Players
ui-minutes = Minutes
ui-name = Player
ui-seat = Seat
ui-bot = Bot
ui-place = Place
ui-score = Points
ui-wins = Wins
ui-shared = Shared wins
ui-mean-place = Average place
ui-mean-score = Average points
ui-yes = yes
ui-no = no

## Players and things that are counted

ui-player = Player { $number }
ui-bot-name = Bot { $number } ({ $bot })

## A match at the terminal

ui-hand-over = { $name }, it is your turn. Press Enter when nobody else is looking.
ui-done-looking = Press Enter when you have read this; the screen is cleared before the next player looks.
ui-thinking = A bot is thinking …
ui-earlier =
    { $count ->
        [one] … and { $count } earlier event; “log” shows everything
       *[other] … and { $count } earlier events; “log” shows everything
    }
ui-more-options =
    { $count ->
        [one] … { $count } more: press Enter, or type words to narrow the list
       *[other] … { $count } more: press Enter, or type words to narrow the list
    }
ui-last-options = These are the last ones; press Enter for the first again, or type words to narrow the list
ui-only-option = Press Enter to take it
ui-may-pass = The game is not waiting for you: press Enter to let the others continue
ui-nothing-fits = No option matches “{ $text }”. Type a number, an action or part of its words; “help” lists the commands.
ui-offered = { $action }: no rule forbids it.
ui-not-offered = { $action }: not possible now.
ui-undo-closed = Nothing can be undone: a random draw, a reveal or another player’s action came after it.
ui-redo-none = There is nothing to redo.
ui-why-what = Why what? Type an action after it, for example: why pass
ui-no-scores = This game does not count points before it ends.
ui-switch-who = Which player? These can act now: { $seats }. For example: seat { $example }
ui-log-resumed =
    { $count ->
        [one] { $count } action from before the match was resumed is not shown.
       *[other] { $count } actions from before the match was resumed are not shown.
    }
ui-other-version = This match was started with other rules or content; it continues from its last position.
ui-winners =
    { $count ->
        [one] The winner is { $names }.
       *[other] The winners are { $names }.
    }
ui-no-winner = Nobody has won.

## Saving and leaving

ui-saved = Saved in { $file }
ui-save-failed = Could not write { $file }: { $why }
ui-board-changes = The board does not fit the window: this is what changed. “board” shows all of it.
ui-final-question = { $action }: this cannot be undone. Are you sure? (yes/no)
ui-save-question = Save the match before leaving? (yes/no)
ui-parted-saved = The match is saved in { $file }; continue it with: { $command }
ui-parted-unsaved = The match was not saved.

## Commands at the prompt

ui-help = Type the number of an option, its notation, or words to narrow the list. You can also type:
ui-order-help = help
ui-order-undo = undo
ui-order-redo = redo
ui-order-log = log
ui-order-rules = rules
ui-order-hint = hint
ui-order-why = why
ui-order-score = score
ui-order-board = board
ui-order-seat = seat
ui-order-save = save
ui-order-quit = quit
ui-help-help = this list
ui-help-undo = undo your last action
ui-help-redo = redo what you undid
ui-help-log = everything that has happened
ui-help-rules = the rules: “rules” for all titles, “rules” with words or a rule’s id for the text
ui-help-hint = what an expert would do, with the chance to win; only if nobody else plays at this keyboard
ui-hint-chance = { $percent } % to win
ui-hint-points = { $points } points to expect
ui-hint-alone = Hints are for games against bots and for games played alone.
ui-help-why = why an action is not on offer: “why” with the action
ui-help-score = points so far
ui-help-board = show the board and all options again
ui-help-seat = let another player at this keyboard act: “seat 2”
ui-help-save = save the match, “save” with a file name for another file
ui-help-quit = leave

## The menu

ui-menu-title = Which game would you like to play?
ui-menu-line = players: { $seats }; about { $minutes } minutes
ui-menu-saved =
    { $count ->
        [one] Continue: { $game }, after { $count } action
       *[other] Continue: { $game }, after { $count } actions
    }
ui-menu-game = Number of a game, a language (en, cs, pl), or quit:
ui-menu-seats = How many players in all? ({ $choices })
ui-menu-people = How many of them are people? ({ $choices })
ui-menu-bots = Which bot takes the other seats? ({ $choices })
ui-menu-options = Change the game’s options? (yes/no)
ui-menu-choose = Number ({ $choices }):
ui-no-games = No game is installed.

## Rules reference

ui-rules-none = No rule contains “{ $words }”.
ui-rules-packs = The rules are told with the figures of the game itself; what a content pack changes is not in their words.
ui-rules-empty = This game has no rules reference.
ui-rules-more =
    { $count ->
        [one] { $count } more:
       *[other] { $count } more:
    }

# Where an entry of the reference comes from: the label, and a sentence on what it means.
ui-mark-rulebook = rulebook
ui-mark-rulebook-means = As stated in the rulebook.
ui-mark-printed = printed pieces
ui-mark-printed-means = As printed on the game’s pieces, according to public sources.
ui-mark-faq = FAQ
ui-mark-faq-means = As answered in the game’s FAQ.
ui-mark-ruling = our ruling
ui-mark-ruling-means = Our answer where the printed rules leave it open.
ui-mark-own = our own figure
ui-mark-own-means = Not in the rulebook; our own figure until an owner of the game corrects it.
ui-mark-unsure = not confirmed
ui-mark-unsure-means = Remembered, not looked up; used until an owner of the game confirms or corrects it.
ui-mark-part = This is about { $part }.
ui-mark-correct = A content pack can correct it at { $place }.

## Records

ui-scenario-sound = { $file }: can be played.
ui-scenario-doubt = Odd: { $doubt }
ui-scenario-trial =
    { $players ->
        [one] { $players } player: { $games } random games ended after { $decisions } decisions on average.
       *[other] { $players } players: { $games } random games ended after { $decisions } decisions on average.
    }
ui-scenario-made = { $file } was written. Edit start, events and ends, then run: ludoteka scenario check
ui-verified =
    { $actions ->
        [one] { $file }: { $actions } action replayed, every position matches the record.
       *[other] { $file }: { $actions } actions replayed, every position matches the record.
    }
ui-study-verified =
    { $lines ->
        [0] It has no lines of its own.
        [one] { $lines } line of the study replayed, every position matches.
       *[other] { $lines } lines of the study replayed, every position matches.
    }
ui-luck-checked = All random outcomes came from the seed that was fixed before the first action.
ui-luck-adopted =
    { $actions ->
        [one] The set-up and the first action came with an imported record. All random outcomes after that came from the seed.
       *[other] The set-up and the first { $actions } actions came with an imported record. All random outcomes after that came from the seed.
    }
ui-luck-shared =
    { $given ->
        [0] The seed is the server's alone: no seat added a number to it.
        [one] The seed is made of the server's secret, promised before anybody sat down, and a number from { $given } seat of { $seats }.
       *[other] The seed is made of the server's secret, promised before anybody sat down, and numbers from { $given } seats of { $seats }.
    }
ui-luck-noted = What you noted before the game is in the record.
ui-luck-unchecked = The record does not contain its seed, so the origin of the random outcomes was not checked.
ui-replay-keys = { $number } of { $last }: Enter for next, b for back, a number to go there, q to quit

## Self-play

ui-playing = Playing { $game }
ui-interrupted = Interrupted: { $done } of { $wanted } games were played.
ui-selfplay-games =
    { $games ->
        [one] { $games } game of { $game }, players: { $players }
       *[other] { $games } games of { $game }, players: { $players }
    }
ui-selfplay-speed =
    { $decisions ->
        [one] { $decisions } decision, { $rate } per second
       *[other] { $decisions } decisions, { $rate } per second
    }
ui-selfplay-time = { $seconds } s, { $rate } games per second
ui-selfplay-lengths = Decisions per game: { $shortest } to { $longest }, average { $mean }, median { $median }

## Coverage

ui-coverage-kind = { $kind }: { $seen } of { $all } came into play
ui-coverage-never = never: { $names }
ui-whynot = { $game }: { $questions } questions, { $errors } errors; of { $offered } about a verb on offer { $percent } % got a reason
ui-coverage-nothing = This game does not declare what should come into play.

## Learning a judgement

ui-train-group = Positions of held-out games
ui-train-positions = Number
ui-train-log-loss = Log loss
ui-train-brier = Brier score
ui-train-score =
    { $group ->
        [part] part { $number } of the game
        [players] players: { $number }
        [equals] equals without slips
       *[all] all
    }
ui-train-judges = Three figures each: the learned judgement / the evaluation, squashed / the same chance for everyone. Smaller is better.
ui-train-written = Kept: { $kind }. Written: { $file }

## Doctor

ui-doctor-build = build
ui-doctor-data = data folder
ui-doctor-missing = missing
ui-doctor-optional = not found (only some tasks need it)
ui-doctor-game =
    { $decisions ->
        [one] works, a random game took { $decisions } decision
       *[other] works, a random game took { $decisions } decisions
    }
ui-doctor-subclasses = plain Python games
ui-doctor-fine = work
ui-doctor-well = Everything needed is installed and works.
ui-doctor-ill = Something is broken: see above.

## Bench

ui-bench-build = Build: { $build }, Python { $python }, one core, random play
ui-bench-calibration = Calibration loop: { $rounds } rounds per second
ui-bench-decisions = Decisions/s
ui-bench-games = Games/s
ui-bench-copies = Copies/s
ui-bench-length = Length
ui-bench-options = Options
ui-bench-slowest = Max. ms
ui-bench-contest = Python { $python }, one core, { $rounds } rounds of { $seconds } s for each game; medians
ui-bench-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
ui-bench-engine = Engine
ui-bench-spread = ±
ui-bench-copy-cost = Copy, µs
ui-bench-steps = Steps/s
ui-bench-many = Many/s
ui-bench-to-catanatron = × Cat.
ui-bench-copies-to-catanatron = copies
ui-bench-to-pure = × pure
ui-bench-ratios = × Cat. and copies: decisions and copies relative to Catanatron; × pure: decisions relative to the pure build. Players in brackets.
ui-bench-observing = Decisions are without observations; steps include the observation and the mask of legal actions, for all engines alike; many: steps of 64 tables at once.
ui-bench-skipped = Not measured: { $name }: { $why }
ui-bench-kept = Stored the figures of { $count ->
    [one] { $count } game
   *[other] { $count } games
  } in { $file }
ui-bench-nothing-kept = { $name }: no baseline to compare with
ui-bench-as-fast = { $name }: { $figure } at { $share } % of the baseline (tries: { $tries })
ui-bench-slower = { $name }: { $figure } at only { $share } % of the baseline (tries: { $tries }): SLOWER

## Arena

ui-arena-games =
    { $games ->
        [one] { $games } game of { $game }, players: { $players }, deals: { $deals }. Intervals are 95 %.
       *[other] { $games } games of { $game }, players: { $players }, deals: { $deals }. Intervals are 95 %.
    }
ui-arena-rating = Rating
ui-arena-share = Share of wins
ui-arena-appearances = Seats played
ui-arena-pairs = How often the bot of the row placed ahead of the bot of the column; ties count half:
ui-arena-deviation = Deviation
ui-arena-quartiles = Quartiles
ui-arena-range = Lowest and highest
ui-arena-played = Games
ui-arena-score-pair = { $bot } against { $other }, the same deals ({ $deals }): { $difference } points
ui-arena-waiting =
    Waiting for Ray: no game has come back for { $seconds } s. { $processors ->
        [0] The cluster has no processor at the moment.
       *[some] Games handed out: { $games }; processors of the cluster: { $processors }, unused: { $free }.
    }
ui-arena-failed =
    { $count ->
        [one] { $count } game failed and counts for nobody:
       *[other] { $count } games failed and count for nobody:
    }
ui-arena-failure = game { $number } ({ $bots }), while choosing: { $culprit }: { $why }

## The balance report

ui-balance-title = Balance of { $game }
ui-balance-subtitle = What correlated with winning when bots played many games
ui-balance-standout = What stands out
ui-balance-standout-nothing = Nothing: no difference remains significant with all comparisons taken together.
ui-balance-what = What
ui-balance-packs = Content packs
ui-balance-against = { $one } against { $other }
ui-balance-unchanged = Unchanged
ui-balance-gap = Difference
ui-balance-more = more
ui-balance-less = less
ui-balance-against-note = Both were played with the same seed and the same bots; the second in { $games } games. Figures compared: { $count }, of which clearly different: { $clear } (all of them judged together).
ui-balance-standout-more =
    { $count ->
        [one] { $count } more clear difference is in the chapters below.
       *[other] { $count } more clear differences are in the chapters below.
    }
ui-balance-standout-never =
    { $count ->
        [one] { $count } thing never came into play; the last chapter names it.
       *[other] { $count } things never came into play; the last chapter names them.
    }
ui-balance-contents = Contents
ui-balance-games = Games
ui-balance-seed = Seed
ui-balance-options = Options
ui-balance-varied = Played in all values of
ui-balance-base = Base rate
ui-balance-version = Version / rules / content
ui-balance-measure-win = Winning means first place. If several sides share it, each gets part of the win; a team wins as a whole. The base rate is the share of games an average seat wins; differences are measured from it.
ui-balance-measure-score = There are no opponents here, so points are compared. The base rate is the average number of points.
ui-balance-note-bots = Every seat was played by a bot: { $bots }. The figures describe games among these bots, not among people.
ui-balance-note-random = Random play shows what the rules allow and whether something is out of proportion in itself. It cannot show what good players would prefer; use stronger bots for that.
ui-balance-nothing = None of this happened.
ui-balance-picture = Picture: { $title }; the table below has the figures
ui-balance-seats = Seats
ui-balance-share = Of all seats
ui-balance-of-games = Of all games
ui-balance-interval = 95 % interval
ui-balance-difference = Difference from the base rate
ui-balance-verdict = Judged together
ui-balance-few = too few
ui-balance-above = above
ui-balance-below = below
ui-balance-decisions = Decisions in a game
ui-balance-ways = Ways to play
ui-balance-first = First seat
ui-balance-length = Length
ui-balance-winners = Winners
ui-balance-others = Others
ui-balance-everybody = Everybody
ui-balance-mean = Average
ui-balance-taken = Taken or used: { $things }
ui-balance-taken-note = A seat counts once per game, however often it took the thing. Correlation with winning is not causation: a player who plays longer or is already ahead takes more of everything.
ui-balance-coverage = What came into play
ui-balance-coverage-note = Things named by any action or event of these games. What never came up may need more games, another number of players, other options or better bots.
ui-balance-kind = Things
ui-balance-all = In the box
ui-balance-played = In play
ui-balance-never = Never
ui-balance-note-many =
    { $count ->
        [one] This page makes { $count } comparison. Each interval holds in 95 % of cases, so about { $chance } could miss by luck alone. “Above” and “below” appear only where the difference remains significant with all of them taken together (Bonferroni). Seats of one game are not independent of each other, so read the intervals as slightly too narrow.
       *[other] This page makes { $count } comparisons. Each interval holds in 95 % of cases, so about { $chance } could miss by luck alone. “Above” and “below” appear only where the difference remains significant with all of them taken together (Bonferroni). Seats of one game are not independent of each other, so read the intervals as slightly too narrow.
    }
ui-balance-failed =
    { $count ->
        [one] { $count } game failed and is left out; the first is game { $number }: { $why }
       *[other] { $count } games failed and are left out; the first is game { $number }: { $why }
    }
ui-balance-unfold =
    { $count ->
        [one] All figures: { $count } row
       *[other] All figures: { $count } rows
    }
ui-balance-written =
    { $games ->
        [one] { $games } game, the page is { $file }
       *[other] { $games } games, the page is { $file }
    }
ui-balance-note-few =
    { $few ->
        [one] Rows with fewer than { $few } seat are grey and prove nothing.
       *[other] Rows with fewer than { $few } seats are grey and prove nothing.
    }
ui-balance-most =
    { $count ->
        [one] The picture shows the { $count } with the largest difference; the table has all.
       *[other] The picture shows the { $count } with the largest differences; the table has all.
    }

## What a posted link to a table shows

ui-guest = Guest { $number }
ui-share-open = A table waiting for players: { $names }.
ui-share-playing = { $moment }. Playing: { $names }.
ui-share-over = A finished game. Played: { $names }.
ui-share-won = Won by { $winners }. Played: { $names }.
ui-share-bot = bot
ui-share-free = free seat
ui-share-epoch = Epoch { $number }
ui-share-year = Year { $number }
ui-share-round = Round { $number }
ui-share-turn = Turn { $number }
ui-share-move = Move { $number }

## Reviews

review-title = Review: { $game }
review-eyes-seats = Each player’s chance is told as that player could know it at the time.
review-eyes-all = Chances are told with everything known, hidden cards included.
review-seat = Player
review-start = Start
review-result = Result
review-decisions = Decisions
review-decision = Decision
review-luck = Luck
review-given = Given away
review-explained = Start, decisions and luck add up to the result. Decisions are what all decisions together, one’s own and those of the others, changed about a player’s chance to win, in percentage points; luck is how much better or worse dice, draws and deals fell than on average. “Given away” is what a player’s own decisions lost against the best options that were found.
review-points-explained = Start, decisions and luck add up to the result. Decisions are what they changed about the points to expect; luck is how much better or worse dice, draws and deals fell than on average. “Given away” is what decisions lost against the best options that were found.
review-graph = Chance to win
review-points-graph = Points to expect
review-turning = Turning points
review-best = Best decisions
review-worst = Worst decisions
review-none = None stood out.
review-better = Better: { $action } ({ $amount } more).
review-moments = Every action
review-action = Action
review-trust = How far the figures can be trusted
review-trust-told = Chances come from a judgement that was learned from games between bots. It was tried on { $games } games that it had not learned from: its Brier score is { $brier }, that of equal chances for everybody { $even } (smaller is better). The table shows how many of those with a certain chance won.
review-trust-unknown = It is not known how well the chances of this game hold.
review-trust-points = Points to expect are an estimate of the bots, which has not been measured against results.
review-foretold = Foretold
review-won = Won
review-sides = Sides counted
review-written = Wrote { $file }.
review-summary = { $player }: start { $start }, decisions { $decisions }, luck { $luck }, result { $result }; given away { $given }

## Puzzles

puzzle-title = Puzzle { $number } of { $count }, difficulty { $grade } of 3. { $player } is to move: one way is clearly best.
puzzle-right = Right.
puzzle-wrong = Not that. Try again, or press Enter for the solution.
puzzle-numbers = Type the number of an option, 1 to { $most }, or press Enter for the solution.
puzzle-solution = The solution: { $action }. Anything else costs at least { $percent } percentage points of the chance to win.
puzzle-solution-points = The solution: { $action }. Played best, it ends with { $points } { $points ->
    [one] point
   *[other] points
}; anything else with at least { $behind } fewer.
puzzle-line = It goes on: { $what }.
puzzle-none = There are no puzzles of { $game } here. Make some with --make.
puzzle-made = { $count } made from { $games } games, in { $file }.
puzzle-refuted = Puzzle { $number } does not hold.
puzzle-proved = { $count } of { $all } puzzles hold.
