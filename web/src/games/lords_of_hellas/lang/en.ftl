# What only the board of Lords of Hellas says; things, events and prompts have their words in the game.

## Map, panels, action board

board-map = Map of Greece
board-sea-ionian = Ionian Sea
board-sea-aegean = Aegean Sea
board-turn = Turn { $number }
board-status-regular = regular actions
board-status-special = special action
board-status-monsters = the monsters move
board-status-battle = battle of { $region }
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
board-about-achilles = In battles where he stands, the lower of his speed and strength is added to your army.
board-about-helen = Begins with an artifact. Hoplites of others may not enter her region unless their own hero is there.
board-about-heracles = Once a turn he may give up a glory token for one of two artifacts.
board-about-perseus = Begins with the glory of his land. After Prepare he may fly to any region.
board-actions = Action board
board-regular = Any of these, once each
board-special = Then one of these
board-special-ends = ends the turn
board-special-covered = used
board-special-closed = not now
board-special-done = used
board-special-waiting = later
board-special-clears = frees all
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
board-no-quests = No quest waits.
board-temples-left = Temples left: { $left } of { $all }
board-draft = brings a blessing draft
board-in-region = in { $region }
board-on-quest = on a quest: { $quest }, step { $step } of { $all }
board-value = { $value }
board-injured = counts { $value } while injured (otherwise { $stored })
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
