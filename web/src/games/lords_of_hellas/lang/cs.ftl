# Co říká jen deska hry Lords of Hellas; věci, události a výzvy mají svá slova ve hře.

## Mapa, panely, deska akcí

board-map = Mapa Řecka
board-sea-ionian = Jónské moře
board-sea-aegean = Egejské moře
board-turn = Tah { $number }
board-status-regular = základní akce
board-status-special = zvláštní akce
board-status-monsters = nestvůry se hýbou
board-status-battle = bitva { $region-in }
board-status-hunt = lov: { $monster }
board-neutral = neutrální, populace { $population }
board-owned = ovládá { $seat }
board-army = { $hoplites ->
    [one] { $seat }: jeden hoplita
    [few] { $seat }: { $hoplites } hoplité
   *[other] { $seat }: { $hoplites } hoplitů
}
board-monument = Monument { $god-gen }, úroveň { $level }
board-monster = { $open ->
    [one] { $monster }, jedna otevřená rána
    [few] { $monster }, { $open } otevřené rány
   *[other] { $monster }, { $open } otevřených ran
}
board-hero-of = { $hero } ({ $seat })
board-glory-of = Sláva { $land-gen }
board-heroes = Hrdinové
board-armies = Armády
board-about-achilles = V bitvách, kde stojí, se k síle armády přičte nižší z jeho rychlosti a síly.
board-about-helen = Začíná s artefaktem. Hoplité ostatních nesmějí do jejího regionu, pokud tam není jejich hrdina.
board-about-heracles = Jednou za tah může odevzdat žeton slávy za jeden ze dvou artefaktů.
board-about-perseus = Začíná se slávou svého území. Po přípravách může přeletět do kteréhokoli regionu.
board-actions = Deska akcí
board-regular = Cokoli z tohoto, každé jednou
board-special = Pak jedno z tohoto
board-special-ends = tah tím končí
board-special-covered = využito
board-special-closed = teď ne
board-special-done = využito
board-special-waiting = později
board-special-clears = uvolní vše
board-regular-done = hotovo
board-regular-charged = { $count ->
    [one] jeden nabitý
    [few] { $count } nabité
   *[other] { $count } nabitých
}
board-regular-none-charged = žádný nabitý
board-regular-priests = { $count ->
    [one] 1 kněz: klepněte na monument
    [few] { $count } kněží: klepněte na monument
   *[other] { $count } kněží: klepněte na monument
}
board-regular-no-priest = žádný kněz
board-regular-hero-steps = { $count ->
    [one] 1 region: klepněte kam
    [few] až { $count } regiony: klepněte kam
   *[other] až { $count } regionů: klepněte kam
}
board-regular-quest-step = hrdinský skutek, krok { $step }
board-regular-hoplite-steps = { $count ->
    [one] jeden hoplita
    [few] až { $count } hoplité
   *[other] až { $count } hoplitů
}
board-regular-hoplites-left = { $count ->
    [one] ještě jeden
    [few] ještě { $count }
   *[other] ještě { $count }
}
board-quests = Hrdinské skutky
board-no-quests = Žádný skutek nečeká.
board-temples-left = Zbývající chrámy: { $left } z { $all }
board-draft = přinese výběr požehnání
board-in-region = { $region-in }
board-on-quest = hrdinský skutek: { $quest }, krok { $step } ze { $all }
board-value = { $value }
board-injured = po zranění platí { $value } (jinak { $stored })
board-hurt = zranění
board-priests = Kněží: k modlitbě { $pool }, v zásobě { $supply }
board-hoplites-in-supply = Hoplité v zásobě: { $count }
board-cards = Bojové karty: { $count }, nejvýše { $limit }
board-slain = Zabitá nestvůra: { $monster }
board-treasures = Artefakty: { $artifacts } · Požehnání: { $blessings }
board-of = { $value } z { $goal }
board-way-closed = ne ve dvou hráčích
board-way-lands = území
board-way-temples = chrámy
board-way-monsters = nestvůry
board-way-king = král
board-way-lands-long = Celá území
board-way-temples-long = Chrámy
board-way-monsters-long = Zabité nestvůry
board-way-king-long = Král králů, odpočet
board-alarm-lands = Do vítězství (Dobyvatel Hellady) chybí jeden region: { $region }
board-alarm-lands-short = Do vítězství (Dobyvatel Hellady) chybí jeden region
board-alarm-temples-short = Do vítězství (Miláček bohů) chybí jeden chrám
board-alarm-monsters-short = Do vítězství (Lovec nestvůr) chybí jedna nestvůra
board-alarm-king-short = Král králů po další zvláštní akci ({ $seat })
board-activation = { $count ->
    [0] Karta aktivace: rozhoduje region monumentu { $god-gen }
    [one] Karta aktivace: ještě jedna akce tohoto hráče, pak rozhodne region monumentu { $god-gen }
    [few] Karta aktivace: ještě { $count } akce tohoto hráče, pak rozhodne region monumentu { $god-gen }
   *[other] Karta aktivace: ještě { $count } akcí tohoto hráče, pak rozhodne region monumentu { $god-gen }
}

## Stages and cards

board-hand = Tvoje ruka
