regions-and-lands = Regions make up lands
    .now = [Arcadia](region:arcadia), [Elis](region:elis) and the regions around them have one colour: together they are a land. All regions of two lands win the game.

action-board = Your actions
    .now = Regular actions come first, each once, in any order. A special action ends the turn and stays covered until somebody builds a monument.

taking-a-region = Taking a neutral region
    .before = The figure in [Argolis](region:argolis) says how many hoplites it takes to control it: three.
    .after = Two hoplites have marched from [Crete](region:crete) to [Argolis](region:argolis). That is one too few: they stand there, but the region stays neutral.

battle-by-cards = A battle
    .begins = A hoplite has entered a region with an enemy one. The bar compares strengths; the defender is asked for a card first.
    .passed = The defender passes. Whoever leads when both have passed wins; a tie goes to the defender.
    .card = The attacker plays a card all the same. It has been added to the strength, and its effect is carried out.

priest-at-a-monument = Praying
    .before = A priest may go to a free place at a monument, such as that of Zeus in [Thessaly](region:thessaly).
    .after = The priest stands at the monument until the next level is built, and the hero has become stronger for good.

next-level = Another level
    .before = The monument in [Thessaly](region:thessaly) has two levels.
    .after = The third has been added. All priests go home, all used actions are free again, and now the monsters move.

chimera-hunted = Wounding a monster
    .begins = The sheet shows the places for wounds, each with a symbol. A card with the same symbol covers it.
    .wound = One card has been discarded, one wound is covered. Whoever covers the last one has slain the monster.
