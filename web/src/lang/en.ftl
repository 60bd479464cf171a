### Messages of the browser client. A game's own messages come from its folder.

## Pages and navigation

web-title-lobby = Games and tables
web-title-new = New table
web-title-table = Table
web-title-rules = Rules
web-title-settings = Settings
web-title-account = Account
web-title-about = About Ludoteka
web-title-nowhere = This page does not exist
web-nowhere-help = The address may be mistyped, or the page is gone.
web-skip = Skip to content
web-navigation = Main
web-to-lobby = To the lobby
web-about = About
web-unofficial = An unofficial fan project
web-loading = Loading …
web-one-moment = One moment …
web-failure = Something on this page broke
web-failure-help = Nothing at your table has changed. Try again; if it happens once more, reload the page.
web-try-again = Try again
web-cancel = Cancel
web-close = Close
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = Copied
web-copy-link = Copy link
web-more = Show more
web-less = Show less
web-yes = yes
web-no = no
web-on = on
web-off = off

## Lobby

web-games = Games
web-no-games = No game is installed on this server.
web-players = { $seats } players
web-minutes = about { $minutes } min
web-play-now = Play now against bots
web-play-alone = Play now
web-starting = Setting up …
web-new-table = New table …
web-my-tables = My tables
web-open-tables = Open tables
web-ended-tables = Recently finished
web-no-tables = Nobody is waiting for players right now. Play against bots, or open a table and invite somebody.
web-no-tables-fit = No table matches your search.
web-filter-game = Game
web-filter-any-game = any game
web-filter-any-clock = any pace
web-filter-free = with a free seat
web-seats-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-not-started = about to start
web-your-turn = Your turn
web-waiting-for = Waiting for { $names }
web-thinking = { $names } is thinking …
web-won-by = Won by { $names }
web-ended = The game has ended
web-closed = This table was closed
web-watch = watch
web-records = Records
web-records-help = Replay a downloaded game, or continue an unfinished one.
web-records-open = Open a record …

## A new table

web-seats = Seats
web-how-many = How many players?
web-seat-number = Seat { $number }
web-seat-me = me
web-seat-here = somebody else at this screen
web-seat-open = free for anybody
web-seat-by-link = invited by link
web-seat-bot = bot
web-seat-free = free seat
web-seat-invited = invited
web-seats-help = Several people can share this screen: it is covered between their turns. With free or invited seats the game starts once all are taken.
web-bot-name = Bot { $number }
web-bot-level = How well the bot plays
web-bot-random = random
web-bot-greedy = greedy
web-bot-easy = easy
web-bot-easy-how = Often mistakes the second-best option for the best; good for a first game.
web-bot-normal = normal
web-bot-normal-how = Compares the results of its actions; a fair opponent.
web-bot-hard = hard
web-bot-hard-how = Plans its whole turn; usually beats normal.
web-bot-expert = expert
web-bot-expert-how = Plans longest and looks furthest ahead; the strongest.
web-bot-at-once = Answers immediately.
web-bot-thinks =
    { $seconds ->
        [one] Thinks about a decision for up to { $seconds } second.
       *[other] Thinks about a decision for up to { $seconds } seconds.
    }
web-bot-and-level = bot, { $level }
web-options = Options
web-usual = usual
web-clock = Clock
web-clock-none = no clock
web-clock-live = one sitting
web-clock-days = over days
web-clock-bank = Minutes for the whole game
web-clock-increment = Seconds added after each turn
web-clock-hours = Hours for each turn
web-clock-none-help = Everybody may take as long as they like.
web-clock-live-help = A bot takes over for anybody whose time runs out, until they come back.
web-clock-days-help = A bot takes over for anybody whose time runs out, until they come back. The sleeping hours set in the account do not count.
web-table = Table
web-table-title = Title
web-public = Everybody can see this table
web-public-help = Others find it in the lobby and may watch. Hidden cards stay hidden.
web-set-up = Open the table
web-set-up-and-start = Start the game

## Before the start

web-hosted-by = Opened by { $name }
web-is-public = public
web-is-private = only with the link
web-sit-down = Sit here
web-stand-up = Stand up
web-give-to-bot = Give to a bot
web-free-seat = Free the seat
web-keep-for-invited = Keep for an invited guest
web-invite = Link for your friends
web-invite-help = Anybody with the link can take a free seat or replace a bot, and can watch once the game has started.
web-start = Start the game
web-start-when-full = The game can start once all seats are taken.
web-waiting-host = { $name } starts the game.
web-luck-how = How luck is kept fair
web-luck-promise = The server has drawn a secret number for this table and shows its fingerprint here, so it cannot exchange the number any more. Each player’s browser adds a random number of its own, at the latest when the game starts. Together they decide every shuffle and every die, so nobody can choose the luck, not even whoever runs this server.
web-luck-fingerprint = Fingerprint of the server’s number
web-luck-number-of = Number from { $name }
web-luck-to-come = not there yet
web-close-table = Close the table
web-close-sure = Close this table?
web-close-help = The game ends for everybody and cannot be continued.
web-table-closed-to-you = This table cannot be shown
web-table-menu = More about this table

## The table

web-board = Board
web-board-text = Board as text
web-prompt = What to do
web-players-list = Players
web-side = Log, chat, notes, rules
web-player = Player { $number }
web-player-name = Player
web-player-leads = { $name } ({ $thing })
web-player-gen = { $name }
web-player-dat = { $name }
web-player-acc = { $name }
web-player-ins = { $name }
web-you = you
web-you-watch = you are watching
web-your-turn-says = Your turn. { $prompt }
web-to-act = to act
web-online = online
web-offline = offline
web-away = away, a bot is playing
web-time-used-up = Your time is used up. A bot plays on for you.
web-resigned = resigned
web-standing = Standing
web-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
web-switch-seat = Play this seat
web-choose-glowing = Choose something that glows on the board.
web-step-back = Back
web-undo = Undo
web-redo = Redo
web-undo-closed = This can no longer be undone: a random draw, a reveal or another player’s action came after it.
web-sending = …
web-search-options = Search all options
web-what-you-can-do = What you can do
web-closed-options = Not possible now
web-nothing-fits = No option matches “{ $text }”.
web-thing-options =
    { $count ->
        [one] { $thing }, { $count } option
       *[other] { $thing }, { $count } options
    }
web-and-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
web-then-chance = … then luck decides.
web-then-reveal = … then something is revealed.
web-less-of = Fewer: { $name }
web-more-of = More: { $name }
web-number-amount = amount
web-number-number = number
web-number-ships = ships
web-number-soldiers = soldiers
web-number-mercenaries = mercenaries
web-number-gold = gold
web-number-hoplites = hoplites
web-disconnected = The connection is lost. The board stays as it was; reconnecting …
web-connected-again = Reconnected.

## Log, chat, notes, rules

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-earlier = Show earlier
web-more-lines =
    { $count ->
        [one] { $count } more line
       *[other] { $count } more lines
    }
web-log-started = The game begins.
web-log-closed = The table was closed.
web-log-rematch = A rematch was started.
web-log-joined = { $name } sits down.
web-log-left = { $name } stands up.
web-log-changed = A seat was changed.
web-log-away = { $name } is away; a bot takes over.
web-log-out-of-time = { $name } has run out of time; a bot takes over.
web-log-back = { $name } is back.
web-log-resigned = { $name } resigns.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-said = { $name } says: { $text }
web-send = Send
web-notes = Notes
web-notes-own = Your notes; nobody else sees them
web-notes-guest = Take a seat or sign in to keep notes.
web-notes-kept = Saved.
web-notes-typing = Not saved yet …
web-notes-failed = The notes could not be saved. They stay here; keep typing to try again.
web-rules = Rules
web-rules-search = Search the rules
web-rules-origin = Where the rules come from
web-rules-origin-all = All
web-rules-link = Link to: { $title }
web-rules-none = This game has no rules reference.
web-rules-no-match = No rule contains “{ $words }”.
web-rules-failed = The rules could not be loaded. Open this tab again to retry.
web-rule-open = Read the rule

## History

web-history = History
web-history-first = Go to the start
web-history-back = One move back
web-history-forward = One move forward
web-history-now = Back to now
web-history-mine = To my last turn
web-move-of = move { $at } of { $last }
web-in-the-past = You are looking at the table after move { $at } of { $last }.
web-since = Since your last turn
web-playback-stop = Stop

## Several people at one screen

web-hand-over = Hand the screen to { $name }
web-hand-over-help = What the last player saw is covered. Nobody else should look now.
web-i-am = I am { $name }
web-trusting = Between players at one screen
web-trusting-off = cover the table
web-trusting-on = hand over without covering

## The end

web-result = Result
web-winner = Winner
web-winners =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } have won together.
    }
web-ended-by-resigning = All others have resigned.
web-score-sheet = Score sheet
web-course = Course of the game
web-course-of = What the chart shows
web-moves = moves
web-rematch = Rematch
web-to-rematch = To the rematch
web-show-board = Show the board
web-replay = Replay the game
web-record = Record
web-record-facts =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
web-download = Download the record
web-fair = Was the luck fair?
web-fair-help = All random outcomes came from one seed. Its fingerprint was published before the first move, the seed itself now: “ludoteka verify” checks the downloaded record against both.
web-fair-story = Before anybody sat down, the server drew a secret number and showed its fingerprint. Then each player’s browser added a random number of its own. Every shuffle and every die followed from all these numbers together. Nobody could choose the luck, not even whoever runs the server.
web-fair-alone = Before the game the server drew a secret number and showed its fingerprint. No player’s browser added a number, so the server’s alone decided: it could not be changed during the game, but the server chose it.
web-fair-imported = The game began elsewhere: this applies only to the luck since it was imported.
web-fair-yes = Yes, as far as this browser can check.
web-fair-no = No, something does not fit.
web-fair-secret = The server’s number fits the fingerprint that was shown before the game.
web-fair-secret-wrong = The server’s number does not fit the fingerprint that was shown before the game. It has been exchanged.
web-fair-noted = The fingerprint is the one this browser saw when you sat down.
web-fair-noted-wrong = This browser saw a different fingerprint when you sat down.
web-fair-mine = The number that your browser added was used.
web-fair-mine-wrong = The number that this browser added was not used. That is in order only if you later sat down again in another browser.
web-fair-seed = The seed of all luck comes from exactly these numbers.
web-fair-seed-wrong = The seed of all luck does not come from these numbers.
web-fair-not-noted = You sat down in another browser, so this one cannot tell whether the fingerprint and your number are the same as then.
web-fair-command = To have every shuffle and every die checked too, download the record and run this command where Ludoteka is installed:
web-fair-not-copied = The command could not be copied; select it by hand.
web-fair-numbers = Show all numbers
web-fair-seed-fingerprint = Fingerprint of the seed
web-fair-server-number = Secret number of the server
web-fair-bot-number = none; a bot’s number would be the server’s
web-fair-no-number = none
web-seed = Seed
web-leave = Leave, a bot takes over
web-resign = Resign
web-resign-sure = Resign this game?
web-resign-help = A bot plays your seat to the end. This cannot be undone.

## Keys

web-keys = Keys
web-keys-help = Single letters trigger actions at the table, such as u for undo. Switch this off if they get in the way of your screen reader or voice control.
web-keys-are-off = Single keys are switched off in the settings.
web-key-board = go to what glows on the board
web-key-walk = move through what glows
web-key-take = take it
web-key-escape = one step back
web-key-search = search all options by words
web-key-undo = undo, redo
web-key-end = end the turn
web-key-history = one move back, forward
web-key-history-ends = to the start, to now
web-key-since = what happened since your last turn
web-key-log = log
web-key-rules = rules
web-key-chat = chat
web-key-notes = notes
web-key-text = board as text
web-key-zoom = zoom the board: in, out, whole
web-key-keys = this list
web-zoom = Zoom
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-whole = The whole board
web-zoomed = { $percent } percent

## Settings

web-language = Language
web-theme = Theme
web-theme-light = light
web-theme-dark = dark
web-theme-to-light = Switch to the light theme
web-theme-to-dark = Switch to the dark theme
web-as-system = as set in the system
web-motion = Motion
web-motion-help = Pieces move to their places and numbers count up and down.
web-palette = Player colours
web-palette-normal = usual
web-palette-distinct = for colour blindness
web-palette-help = Every colour also has its own emblem.
web-size = Text size
web-size-normal = normal
web-size-large = large
web-size-larger = larger
web-text-mode = Board as text
web-text-mode-off = drawn
web-text-mode-on = as text
web-text-mode-help = Shows every board as lists and tables, for screen readers and for anybody who prefers to read.
web-settings-kept = These settings are stored in this browser only.

## Account

web-come-in = Come in
web-as-guest = As a guest
web-sign-in = Sign in
web-sign-out = Sign out
web-register = Create an account
web-register-help = With an account you can come back from any device. You keep your seats and tables.
web-registered = Your account is ready.
web-guest-help = A name is all it takes. Your tables stay with this browser.
web-guest-keeps = You are a guest. Your tables stay with this browser until you sign out.
web-guest-name = Guest { $number }
web-name = Name
web-login = Login
web-password = Password
web-password-help = At least 8 characters.
web-old-password = Old password
web-new-password = New password
web-change-password = Change the password
web-sleep = Sleeping hours
web-sleep-help = At tables with a clock in days, your time stands still while you sleep.
web-sleep-on = My clock stands still at night
web-sleep-from = from
web-sleep-to = to
web-signed-in-as = Signed in as { $login }.
web-tokens = API tokens
web-tokens-help = A program with a token can play for you.
web-token-name = What it is for
web-token-new = Create a token
web-token-once = This is shown only once:
web-token-end = Revoke
web-api = API documentation
web-delete-me = Delete everything about me
web-delete-help = Your name, password, tokens, notes and everything you have said will disappear. Bots take over at your tables.
web-delete-really = Yes, delete it all
web-deleted = Everything about you is deleted.

## About

web-about-what = Ludoteka is a table for heavy strategy board games: with friends, over days, or against bots. One rules engine serves the browser, the terminal, the bots and research.
web-about-free = It is free software under the Apache License 2.0. You can run it yourself with one command.
web-unofficial-title = An unofficial fan project
web-unofficial-text = Ludoteka is made by people who love these games. It is not affiliated with, endorsed by or connected to their authors, illustrators or publishers. The names of games and of what is in them belong to their owners. All texts and drawings here are our own. If you enjoy a game, buy it: nothing replaces the real table.
web-credits = With thanks
web-credits-icons = The icons come from game-icons.net, were coloured and scaled, and are used under the Creative Commons Attribution 3.0 licence.

## Names of what a game shows

web-field-active = To act
web-field-area = Area
web-field-areas = Areas
web-field-attack = Attack
web-field-attack-cards = Attack cards
web-field-attacker = Attacker
web-field-attacker-die = Attacker's die
web-field-attackers = Attackers
web-field-attacks = Attacks
web-field-attributes = Attributes
web-field-bank = Bank
web-field-battles = Battles
web-field-bid = Bid
web-field-bottom = Bottom of the deck
web-field-bribes = Bribes
web-field-building = Building
web-field-buildings = Buildings
web-field-buildings-left = Buildings left
web-field-card = Card
web-field-cards = Cards
web-field-cohorts = Cohorts
web-field-cohorts-spent = Cohorts: favours spent
web-field-colour = Colour
web-field-creature = Creature
web-field-creature-deck = Creature deck
web-field-creature-discard = Creature discards
web-field-creature-market = Creatures on offer
web-field-creatures = Creatures
web-field-crew = Crew
web-field-dead = Dead
web-field-deck = Deck
web-field-defence = Defence
web-field-defender = Defender
web-field-defender-die = Defender's die
web-field-difficulty = Difficulty
web-field-discard = Discards
web-field-drawn = Drawn
web-field-drawn-count = Cards drawn
web-field-eliminated = Out of the game
web-field-epoch = Epoch
web-field-extra = Extra
web-field-face-up = Face up
web-field-faction = Faction
web-field-factions = Factions
web-field-fallen-heroes = Fallen heroes
web-field-fate-deck = Fate deck
web-field-fate-discard = Fate discards
web-field-favours = Favours
web-field-flag = Flag
web-field-forgiven = Forgiven
web-field-fresh-heroes = Heroes gained this turn
web-field-gain = Gain
web-field-gladiators = Gladiators
web-field-god = God
web-field-gods = Gods
web-field-gold = Gold
web-field-goods = Goods
web-field-hand = Hand
web-field-has-chosen = Has chosen
web-field-has-ended = Has ended
web-field-hero-deck = Hero deck
web-field-hero-market = Heroes on offer
web-field-hero-move = Hero move
web-field-heroes = Heroes
web-field-hexes = Hexes
web-field-horns = Horns of plenty
web-field-ignored = Ignored
web-field-income = Income
web-field-land = Land
web-field-loses = Loses
web-field-map = Map
web-field-mercenaries = Mercenaries
web-field-mercenaries-left = Mercenaries left
web-field-metropolises = Metropolises
web-field-metropolises-left = Metropolises left
web-field-move = Move
web-field-neutral = Neutral cards
web-field-neutral-deck = Neutral deck
web-field-neutral-discard = Neutral discards
web-field-order = Order
web-field-origin = From
web-field-owner = Owner
web-field-path = Path
web-field-paths = Paths
web-field-peek = Peek
web-field-penalty = Penalty
web-field-phase = Phase
web-field-philosophers = Philosophers
web-field-philosophers-left = Philosophers left
web-field-places = Places
web-field-players = Players
web-field-points = Points
web-field-pool = In hand
web-field-price = Price
web-field-priestesses = Priestesses
web-field-priestesses-left = Priestesses left
web-field-prospects = Prospects
web-field-rank = Rank
web-field-reached = Reached
web-field-recruit = Recruiting
web-field-resources = Resources
web-field-round = Round
web-field-rounds = Rounds
web-field-rulings = Rulings
web-field-scale = Scale of bids
web-field-score = Points
web-field-seat = Player
web-field-ships = Ships
web-field-ships-in-supply = Ships in supply
web-field-shows = Shows
web-field-side = Side
web-field-sites = Building sites
web-field-soldiers = Soldiers
web-field-soldiers-in-supply = Soldiers in supply
web-field-stored-metropolises = Metropolises kept
web-field-strength = Strength
web-field-supply = Supply
web-field-takes = Takes
web-field-teams = Teams
web-field-temple-spent = Temples: favours spent
web-field-temples = Temples
web-field-ties = Ties
web-field-to-win = Needed to win
web-field-top = Top of the deck
web-field-top-creature = Top creature
web-field-total = Total
web-field-track = Track
web-field-turn = Turn
web-field-used-metropolises = Metropolises used
web-field-used-temples = Temples used
web-field-weather = Weather
web-field-wins = Wins
web-field-wounds = Wounds
web-field-year = Year
web-field-years = Years

## What went wrong, and what to do

web-bell = Sound and notification when it is your turn
web-bell-offer = Would you like a soft sound and a browser notification when it is your turn and you are looking elsewhere?
web-bell-yes = Yes, please
web-bell-no = No, thank you
web-copy-moment = Copy link to this moment
web-moment-copied = Link to move { $at } copied.
web-moment-not-copied = The link could not be copied. Here it is: { $link }
web-auto-pass = Automatic: { $what }, until something changes
web-auto-only = Automatic: take the only choice
web-auto-off = No longer automatic: { $what }
web-auto-start-pass = Do this until something changes: { $what }
web-auto-start-only = Always take the only choice here
web-auto-ended = Something has changed, so you are asked again.
web-notices = Notices
web-dismiss = Dismiss
web-board-missing = The board could not be loaded. The table continues as text; reload the page to try again.
web-problem-offline = The server cannot be reached. Check your connection; we keep trying.
web-problem-busy = The server is busy. Nothing was changed; try again in a moment.
web-problem-database = The server is busy. Nothing was changed; try again in a moment.
web-problem-broken = Something went wrong on the server. Nothing was changed; try again.
web-problem-stale = The table has moved on. Look at what is asked now and decide again.
web-problem-study-changed = This study was changed elsewhere meanwhile. Here is how it is now.
web-problem-study-full = This study is full. Delete a line or a comment first.
web-problem-not-offered = This is not possible now.
web-problem-refused = This is not allowed.
web-problem-not-signed-in = Sign in first, as a guest or with your account.
web-problem-signed-in = You already have an account. Sign out first to create another.
web-problem-no-password = A guest has no password. Create an account first.
web-problem-csrf = This page is out of date. Reload it and try again.
web-problem-foreign-origin = This page is not part of this server. Open the table from its lobby.
web-problem-not-found = It does not exist, or you may not see it. Ask the person who sent you for the full link.
web-problem-too-many-requests =
    { $seconds ->
        [one] Too many requests. Wait { $seconds } second and try again.
       *[other] Too many requests. Wait { $seconds } seconds and try again.
    }
web-problem-too-many-guesses =
    { $seconds ->
        [one] Too many wrong passwords. Wait { $seconds } second and try again.
       *[other] Too many wrong passwords. Wait { $seconds } seconds and try again.
    }
web-problem-common-password = This password is easy to guess. Choose another.
web-problem-token-reads = This token may only look; it cannot change anything.
web-problem-token-refused = A token may not do this. Sign in with your browser.
web-problem-unknown-host = The server does not know the name by which you reached it. Use its usual address.
web-problem-too-many-tables =
    { $most ->
        [one] You have { $most } unfinished table. Close it first.
       *[other] You have { $most } unfinished tables. Close one first.
    }
web-problem-too-many-imports =
    { $most ->
        [one] You have { $most } table, including finished games you imported today. Close it, or wait a day.
       *[other] You have { $most } tables, including finished games you imported today. Close one, or wait a day.
    }
web-problem-too-many-bot-games =
    { $most ->
        [one] You already have { $most } game that only bots are playing. Wait until it ends, or close it.
       *[other] You already have { $most } games that only bots are playing. Wait until one ends, or close one.
    }
web-problem-too-many-studies =
    { $most ->
        [one] You have { $most } study. Delete it first.
       *[other] You have { $most } studies. Delete one first.
    }
web-problem-too-many-tokens =
    { $most ->
        [one] You have { $most } token. Delete it first.
       *[other] You have { $most } tokens. Delete one first.
    }
web-problem-too-large = This is too large to send.
web-problem-taken = This seat is taken. Choose another.
web-problem-invited-only = This seat is kept for an invited guest. Choose another, or ask for the link.
web-problem-seated = You are already sitting at this table.
web-problem-not-seated = You are not sitting at this table.
web-problem-not-your-seat = This seat is not yours.
web-problem-not-author = Only the author of a study may change it.
web-problem-not-host = Only the person who opened the table may do this.
web-problem-seats-free = A seat is still free. Wait for somebody or give it to a bot.
web-problem-full = All seats are taken. You can watch instead.
web-problem-left = You are already away; a bot is playing for you.
web-problem-over = This game has ended.
web-problem-out-of-time = Your time has run out, and a bot is taking over. Come back to go on playing.
web-problem-time-used-up = Your time is used up, and so is the extra time you got. A bot plays on for you.
web-problem-not-playing = This game is not running.
web-problem-not-over = This game is still running.
web-problem-not-started = The game has not started yet.
web-problem-not-open = The game has already started.
web-problem-resigned = You have resigned from this game.
web-problem-others-play = Others have not given this game up. Leave or resign instead.
web-problem-login-taken = The login { $login } is taken. Choose another.
web-problem-wrong-password = The login or password is wrong. Try again.
web-problem-bad-option = These options do not go together. Change one and try again.
web-problem-bad-record = This record is damaged, or was made with other rules. Choose another.
web-problem-seat-count = { $seats } cannot play this game. Possible numbers of players: { $counts }.
web-problem-unknown-game = This game is not installed here.
web-problem-game-missing = This game is no longer installed here. The table continues once it is back.
web-problem-unknown-bot = This bot does not exist here. Choose another.
web-problem-unknown-zone = Unknown time zone: { $zone }.
web-problem-long-sleep =
    { $hours ->
        [one] Sleeping hours can be { $hours } hour at most.
       *[other] Sleeping hours can be { $hours } hours at most.
    }
web-problem-key-used = This was already sent. Reload the page and check.
web-problem-malformed = Something in the form is wrong. Check what you typed.
web-problem-method = The server does not understand this request. Reload the page.
web-problem-media-type = The server does not understand this request. Reload the page.
web-problem-no-record = This file is not a record of a game. Choose one that was downloaded here.

## People and colours

web-colour-red = Red
web-colour-blue = Blue
web-colour-green = Green
web-colour-yellow = Yellow
web-colour-purple = Purple
web-colour-black = Black
web-colour-orange = Orange
web-colour-white = White
web-colour-open = The colour is chosen in the game
web-name-and-colour = { $name } ({ $colour })

## Setting up, more

web-not-possible-so = Not possible with these settings
web-join-table = Sit at this table
web-join-bot-place = Replace this bot

## Away from the table

web-you-are-away = You are away. A bot plays for you until you come back.
web-i-am-back = I am back

## Finished games

web-title-history = My games
web-history-empty = You have not finished a game yet.
web-history-stranger = Your finished games will appear here, even without an account.
web-history-all = all games
web-history-won = won
web-history-shared = shared victory
web-history-place = place { $place } of { $count }
web-history-resigned = resigned
web-history-score =
    { $played ->
        [one] { $played } game, { $won } won
       *[other] { $played } games, { $won } won
    }
web-history-replay = Replay

## People among themselves

web-remove = Ask to leave
web-remove-person = Ask { $name } to leave the table
web-person-menu = About { $name }
web-mute = Mute
web-mute-help = You no longer see what they write.
web-block = Block
web-block-help = Muted, and they cannot sit down at your tables.
web-unmute = Unmute
web-unblock = Unblock
web-is-muted = muted
web-is-blocked = blocked
web-muted-done = { $name } is muted. You can change that in your account.
web-blocked-done = { $name } is blocked. You can change that in your account.
web-unshunned-done = You see what { $name } writes again.
web-blocks = Muted and blocked people
web-blocks-help = They are not told. You do not see what they write, and whoever is blocked cannot sit down at your tables.
web-report = Report …
web-report-title = Report { $name }
web-report-person-help = Tell the operators about this person.
web-report-message-help = Tell the operators about this message.
web-report-why = What is wrong?
web-report-abuse = Insults or threats
web-report-spam = Spam or advertising
web-report-cheating = Cheating
web-report-name = Offensive name
web-report-other = Something else
web-report-text = Anything to add?
web-report-help = The operators also see the last messages at this table. The other person is not told who reported them.
web-report-send = Send the report
web-report-done = Thank you. The operators will look into it.
web-talk = Who may talk?
web-talk-players = only players
web-talk-everyone = everybody who watches
web-talk-closed = Only players talk at this table.
web-talk-muted = You cannot write here now.
web-grace = Vote about an absent player after
web-grace-usual = as fits the clock
web-grace-help = When the table waits for somebody who is not there, the others may then vote to let a bot take over until the player returns.
web-vote = Vote
web-vote-asks = { $name } is not there. You can vote whether a bot takes over.
web-vote-away = { $name } has been away for { $time }.
web-vote-alone = Shall a bot take over until the player returns?
web-vote-count = For a bot: { $replace }, for waiting: { $wait }, votes in all: { $voters }
web-vote-replace = Let a bot play
web-vote-wait = Wait
web-log-removed = Somebody was asked to leave the table.
web-log-replaced = The others voted: a bot plays for { $name } until they return.
web-log-vote-replace = { $name } votes for a bot in place of { $other }.
web-log-vote-wait = { $name } votes to wait for { $other }.
web-log-vote-waits = The others voted to wait for { $name }.
web-log-talk-players = From now on only players talk at this table.
web-log-talk-everyone = From now on everybody who watches may talk.
web-log-closed-operator = An operator closed the table.
web-announcement = Announcement
web-announcement-seen = Got it
web-suspended-title = Your access is suspended
web-suspended-until = You can play again from { $until }.
web-suspended-open = It is suspended until an operator lifts it.
web-suspended-help = Your running games continue: the others decide whether a bot plays for you.
web-reason-given = Reason:

## The operator's console

web-title-operator = Operator’s console
web-operator-reports = Reports
web-operator-people = People
web-operator-tables = Tables
web-operator-announce = Announcements
web-operator-audit = Audit log
web-operator-show = Show
web-operator-open-reports = waiting reports
web-operator-closed-reports = closed reports
web-operator-no-reports = There are no reports here.
web-operator-told-by = Reported by { $name }
web-operator-said = What was said
web-operator-reported-line = Reported:
web-operator-outcome = Outcome:
web-operator-look-up = Look up the person
web-operator-why = Reason
web-operator-for = For how long?
web-operator-until-lifted = until it is lifted
web-operator-until-ended = until it is ended
web-operator-suspend = Suspend
web-operator-suspend-title = Suspend { $name }?
web-operator-suspend-help = They are signed out of everything and told the reason. Their games go on: by the clock, or the others vote for a bot.
web-operator-unsuspend = Lift the suspension
web-operator-mute = Mute
web-operator-mute-title = Mute { $name }?
web-operator-mute-help = They can play but not write, and are told the reason.
web-operator-unmute = Unmute
web-operator-lift = Lift it
web-operator-lift-title = { $name }: lift it?
web-operator-lift-suspended = They can sign in and play again.
web-operator-lift-muted = They can write again.
web-operator-delete = Delete
web-operator-delete-title = Delete { $name } for good?
web-operator-delete-help = Name, login, notes and everything they said disappear. Other people’s games stay; a bot takes over the seats. This cannot be undone.
web-operator-close-title = Close “{ $title }”?
web-operator-close-help = The game ends for everybody there and cannot be continued.
web-operator-hush = Remove the message
web-operator-hush-help = Nobody sees it any more. The report keeps its copy.
web-operator-resolve = Close the report
web-operator-resolve-help = Say in a sentence what came of it.
web-operator-find = Search
web-operator-find-person = Name, login or id
web-operator-find-table = Title, player or id
web-operator-nobody = Nobody fits.
web-operator-guest = guest
web-operator-is = operator
web-operator-is-suspended = Suspended
web-operator-is-muted = Muted
web-operator-seen = last seen { $when }
web-operator-sits =
    { $count ->
        [one] at { $count } table
       *[other] at { $count } tables
    }
web-operator-has-reports =
    { $count ->
        [one] { $count } open report
       *[other] { $count } open reports
    }
web-operator-playing = playing
web-operator-announce-help = Everybody sees it above every page until they dismiss it or it ends. Without a translation the English text is shown.
web-operator-announce-now = Announce
web-operator-ends = ends { $when }
web-operator-end = End it
web-audit-when = When
web-audit-who = Who
web-audit-what = What
web-audit-whom = Whom or where
web-audit-console = { $name }, command line
web-audit-grant = appointed an operator
web-audit-revoke = ended an operator’s appointment
web-audit-suspend = suspended
web-audit-unsuspend = lifted a suspension
web-audit-mute = muted
web-audit-unmute = unmuted
web-audit-delete = deleted
web-audit-close = closed a table
web-audit-hush = removed a message
web-audit-resolve = closed a report
web-audit-announce = announced
web-audit-end-announcement = ended an announcement
web-audit-other = something else

web-problem-is-operator = This is an operator. The appointment has to be ended on the command line first.
web-problem-muted =
    { $until ->
        [never] An operator has muted you. Reason: { $why }
       *[other] An operator has muted you until { $until }. Reason: { $why }
    }
web-problem-not-absent = There is nothing to vote about: the player is here, or nobody is waiting for them.
web-problem-not-operator = This page is for operators who have signed in with their password.
web-problem-not-welcome = This table is not open to you. Choose another, or open one yourself.
web-problem-removed = The person who opened this table has asked you not to join it. Choose another, or open one yourself.
web-problem-seat-empty = Nobody is sitting there any more.
web-problem-suspended =
    { $until ->
        [never] Your access is suspended. Reason: { $why }
       *[other] Your access is suspended until { $until }. Reason: { $why }
    }
web-problem-talk-closed = Only players talk at this table.
web-problem-too-many-blocks =
    { $most ->
        [one] You have blocked { $most } person. Unblock somebody first.
       *[other] You have blocked { $most } people. Unblock somebody first.
    }
web-problem-too-many-reports =
    { $most ->
        [one] { $most } of your reports is still open. Wait until the operators have looked at it.
       *[other] { $most } of your reports are still open. Wait until the operators have looked at them.
    }
web-problem-vote-early =
    { $minutes ->
        [one] Give the player { $minutes } more minute; then you can vote.
       *[other] Give the player { $minutes } more minutes; then you can vote.
    }
web-problem-yourself = You cannot do this to yourself.

## Learning

web-learn = Learn
web-learn-lead = Short lessons at the real table: one idea each, one to five minutes. After them a first game with a coach beside you.
web-learn-title = Learn { $game }
web-learn-course = { $count } short lessons, about { $minutes } minutes in all. Take them in order, or jump to what you need.
web-learn-progress = { $done } of { $count } learned
web-learn-begin = Begin
web-learn-go-on = Go on
web-learn-start = Start
web-learn-repeat = Repeat
web-learn-start-lesson = Start the lesson “{ $title }”
web-learn-done = learned
web-learn-none = There are no lessons for this game.
web-learn-forget = Start over
web-lesson = Lesson
web-lesson-number = Lesson { $number } of { $count }
web-lesson-done = Lesson learned!
web-lesson-right = Right!
web-lesson-hint = Hint
web-lesson-show = Show me
web-lesson-showing = Watch …
web-lesson-turn = Go on
web-lesson-back = Back
web-lesson-next = Next: { $title }
web-lesson-again = Once more
web-lesson-task-again = Try again
web-lesson-other = That is a legal move, but not the one this lesson is about. Nothing has happened: look at the task again, or ask for the hint.
web-lesson-is-over = This lesson is done. Go on to the next one.
web-lessons-all = All lessons
web-lessons-finished = All lessons done: now a first game
web-coach = Coach
web-coach-title = Your first game, with a coach
web-coach-about = A whole game against easy opponents. The coach explains every kind of question when it first comes up. One click sends the coach away.
web-coach-start = Play with the coach
web-coach-understood = Got it
web-coach-again = What is this?
web-coach-off = No coach
web-problem-lesson-wrong = This is not what the lesson asks for. Try something else.
web-problem-no-hints = Hints are for games against bots and for games played alone.
web-problem-no-lesson = This table is not a lesson.
web-problem-no-review = This game has no chances to win that could be told, as everywhere that all play on one side. Step through the game, or begin a study to try other ways.
web-rules-contents = Contents
web-rules-summary = On one page
web-rules-try = Try it on the board: { $title }
web-print = Print
web-summary-aim = Aim
web-summary-start = Beginning
web-summary-turn = A turn
web-summary-fight = Fighting
web-summary-end = The end
web-summary-advice = Good advice
# A site without a server: the house in the browser itself
web-anywhere = Without a server
web-anywhere-help = Everything happens in this browser: the rules, the bots and your games. Play alone, against bots, or with others around this screen, and without a network once the page has been here. To play with people elsewhere, open the record of a game on a server.
web-anywhere-seats-help = Several people can share this screen: each of them has a name, and what others may not see is covered between turns. Playing with people elsewhere needs a server.
web-anywhere-account = There are no accounts here. Your name and your games stay in this browser; save the record of a game if you want to keep it elsewhere.
web-anywhere-loading = The rules are on their way: { $percent } %
web-anywhere-waking = The rules are getting ready …
web-anywhere-elsewhere = Ludoteka is open in another tab. Close it there, and this one goes on.
web-anywhere-failed = The rules could not be loaded. Without a network they must have been here before.
web-anywhere-renewed = A new version of Ludoteka is ready.
web-anywhere-renew = Use it now
web-anywhere-move = Save to play on elsewhere
web-anywhere-licences = Licences of everything in this site
web-problem-alone = That needs other people, and there are none without a server.
web-problem-not-kept = This game is not in this browser yet. Open it once while there is a network.
web-problem-engine = The rules could not be loaded; reload the page to try again.
# A game that moves between a server and a browser
web-arrive = A game from elsewhere
web-arrive-about = { $game } was brought here to be played on. At the table: { $players }. The rules check every action of it; luck still to come is drawn anew.
web-arrive-play = Play on here
web-move = Move this game to a server
web-move-there = Move this game to { $host }
web-move-back = Play on without a network
web-move-back-there = Play on without a network at { $host }
web-move-other = Move it to another address
web-move-help = The server opens in a new tab and shows the game before anything happens there. What has been played travels with it; the game here stays as it is.
web-move-back-help = A house without a server opens in a new tab and shows the game before anything happens there. What has been played travels with it; the game here stays as it is.
web-move-address = Address
web-move-go = Open it there
web-move-too-long = This game is too long to travel like this. Save its record and open that there.

## Pictures in the rules

web-picture-steps = Steps of the example “{ $title }”
web-picture-back = One step back
web-picture-on = One step on
web-picture-at = { $at } of { $count }
web-picture-failed = The picture did not come.

## Hints and the coach's warnings

web-hints = Hint
web-hints-now = Now: { $standing }
web-hints-thinking = An expert is thinking …
web-hints-wait = Hints come when it is your turn.
web-hints-ready = { $count ->
    [one] One hint is there.
   *[other] { $count } hints are there.
}
web-hint-quiet = Changes nothing at once.
web-advice-chance = { $percent } % to win
web-advice-points = about { $points } { $points ->
    [one] point
   *[other] points
}
web-advice-you = You: { $what }.
web-advice-side = { $name }: { $what }.
web-why-bot = Why did the bot do that?
web-why-chance = { $name }’s chance to win: { $before } % before, { $after } % after.
web-close-panel = Close
web-key-hints = a hint, against bots and alone
web-caution-chance = Careful: “{ $what }” gives away about { $given } percentage points of your chance to win.
web-caution-points = Careful: “{ $what }” gives away about { $given } { $given ->
    [one] point
   *[other] points
}.
web-caution-better = Better: “{ $what }”.
web-caution-take-better = Do the better one
web-caution-think = Let me think
web-caution-anyway = Do it anyway
web-caution-silence = No more warnings

## The review of a finished game

web-review = Review
web-review-open = Review the game
web-review-knowledge = How much the chances know
web-review-seats = As players could know
web-review-all = With everything known
web-review-working = The game is being looked through: { $done } of { $total } actions.
web-review-failed = The review did not work.
web-review-none = Nobody has asked for this review yet.
web-review-graph = Chances over the game
web-review-at = After action { $at }: { $standings }
web-review-graph-help = Chance to win of every player. Click the graph to see that moment; dots are turning points.
web-review-graph-points = Points each player could expect. Click the graph to see that moment; dots are turning points.
web-review-given = Gave away { $given } percentage points.
web-review-given-points = Gave away { $given } { $given ->
    [one] point
   *[other] points
}.
web-review-show = Show it
web-review-luck-here = Luck here: { $luck }.
web-review-play-on = Play on from here against bots
web-review-play-on-how = Choose a moment first.
web-review-luck-and-skill = Luck and skill
web-review-player = Player
web-review-decisions = Decisions
web-review-luck = Luck
web-review-gave = Given away
web-review-sum = In percentage points of the chance to win. Start, decisions and luck add up to the result.
web-review-sum-points = In points. Start, decisions and luck add up to the result.
web-review-turning = Turning points
web-review-worst = Costliest moves
web-review-best = Best moves
web-review-trust = How far to trust these chances
web-review-trust-told = Checked against { $games } games that were not used for learning: of positions given about { $foretold } %, { $won } % were won.
web-review-brier = Brier score { $brier }, with equal chances { $even }; lower is better.
web-review-tenth = given { $foretold } %, won { $won } % ({ $count } positions)

## Puzzles

web-puzzles = Puzzles
web-puzzles-lead = { $count ->
    [one] One position
   *[other] { $count } positions
} from real games in which one move is clearly best. Find it.
web-puzzles-all = All puzzles
web-puzzles-none = There are no puzzles for this game yet.
web-puzzles-today = Today’s puzzles
web-puzzle-today = Today’s puzzle
web-puzzle-number = Puzzle { $number }
web-puzzle-grade-1 = easy
web-puzzle-grade-2 = medium
web-puzzle-grade-3 = hard
web-puzzle-solved = solved
web-puzzle-task = You play { $name }. One move is clearly best: find it on the board or in the list.
web-puzzle-right = Right! Anything else is at least { $behind } percentage points worse.
web-puzzle-task-points = You play { $name }. Your points are in nobody’s hands but yours now. One move leads to the most of them: find it on the board or in the list.
web-puzzle-right-points = Right! Anything else ends at least { $behind } { $behind ->
    [one] point
   *[other] points
} lower.
web-puzzle-worth = Played best, it ends with { $points } { $points ->
    [one] point
   *[other] points
}.
web-puzzle-line = The best way to go on: { $what }.
web-puzzle-wrong = “{ $what }” can be played, but there is something clearly better. Try again.
web-puzzle-solution = The best move is “{ $what }”.
web-puzzle-show = Show the solution
web-puzzle-next = Next puzzle
web-puzzle-moves = Possible moves

## Studies: comments, marks and lines on a finished game

web-study = Study
web-studies = Studies
web-studies-lead = A study holds your comments, marks on the board and lines of your own on a finished game. Whoever has its link can read it.
web-studies-none = You have no studies yet. Replay a finished game, open its review and choose “Study this game”.
web-studies-import = Bring a study from a file
web-study-begin = Study this game
web-study-of = Study of { $game }
web-study-by = by { $name }
web-study-title = Title of the study
web-study-game = The game
web-study-copied = Link to this moment of the study copied.
web-study-here-only = This study is only in this browser. To share it, save it as a file.
web-study-file = Save as a file
web-study-delete = Delete
web-study-delete-really = Yes, delete this study
web-study-counts = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}, { $notes ->
    [one] { $notes } comment
   *[other] { $notes } comments
}
web-study-eyes = Seen by
web-study-whoever = Whoever decides
web-study-start = To the start
web-study-try = Play something else for { $name }
web-study-moves = Moves and lines
web-study-line-opens = A line:
web-study-noted = There is a comment.
web-study-comment = Comment on this moment
web-study-tools = What a click on the board does
web-study-tool-play = Play
web-study-tool-ring = Mark
web-study-tool-arrow = Arrow
web-study-tool-play-help = Click what glows to play something else from here. The line is kept.
web-study-tool-ring-help = Click a thing on the board to mark it; click it again to take the mark away.
web-study-tool-arrow-help = Click where the arrow begins.
web-study-tool-arrow-end = Now click where it points.
web-study-from-list = Mark things from a list
web-study-arrow-from = Arrow from
web-study-thing = Thing
web-study-add = Add
web-study-marks = Marks on the board
web-study-ring = Marked: { $thing }
web-study-arrow = Arrow: { $from } → { $thing }
web-study-a-thing = something on the board
web-study-unmark = Take away: { $mark }
web-study-other-luck = The same move with other luck
web-study-cut = Delete this move and all after it
