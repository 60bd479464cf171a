# Co říká jen deska hry Lords of Hellas; věci, události a výzvy mají svá slova ve hře.

## Mapa, panely, deska akcí

board-map = Mapa Řecka
board-sea-ionian = Jónské moře
board-sea-aegean = Egejské moře
board-turn = Tah { $number }
board-status-regular = základní akce
board-status-special = zvláštní akce
board-status-monsters = nestvůry se hýbou
board-status-battle = bitva { $where }
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
board-special-clears = monument uvolní všechny
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
board-in-region = { $where }
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

## Výjevy a karty

board-hand = Vaše ruka
board-hand-size = { $count } z { $limit }
board-hand-parry = K odražení odhoďte sílu aspoň { $strength }.
board-no-cards = Žádné bojové karty.
board-next-card = vy { $own } : { $other }
board-too-many-losses = příliš ztrát
board-parries-with = odrazí { $strength }
board-fits = sedí na ránu
board-set = Sada: { $symbol }, jakákoli rána
board-spent = použito
board-strength = Síla
board-losses-on-card = symboly ztrát: { $count }
board-effect-none = V bitvě bez efektu
board-effect-city-defence-bonus = +{ $bonus } při obraně regionu s městem
board-effect-city-defence-recruit = Naverbujte { $recruits } při obraně regionu s městem
board-effect-glory-bonus = +{ $bonus } se slávou území
board-effect-phalanx = +{ $bonus } za každé { $per-hoplites } vaše hoplity
board-effect-outnumber-bonus = +{ $bonus }, máte-li víc hoplitů
board-effect-attribute-bonus = Plus hodnota: { $attribute-low }
board-effect-attribute-compare = +{ $bonus }, máte-li vyšší hodnotu: { $attribute-low }
board-effect-encirclement = Poražený ztratí za porážku { $loser-losses }
board-effect-reinforcements = Přijdou hoplité ze sousedního regionu
board-effect-javelins = Zabije { $kills }, máte-li víc hoplitů
board-effect-attacker-bonus = +{ $bonus }, útočíte-li
board-symbol-one = Rána: { $symbol }
board-symbol-set = Rána: { $symbol }; { $cards } stejné jakoukoli
board-symbol-any = Jakákoli rána
board-symbol-parries = Odrazí každý útok, zranění: { $injuries }
board-asks-attribute = { $attribute-low } { $count }
board-asks-priests = kněží v kněžstvu: { $count }
board-asks-cities = města: { $count }
board-asks-temples = chrámy: { $count }
board-asks-artifacts = artefakty: { $count }
board-asks-pay-cards = odhodit karty: { $count }
board-asks-pay-priests = obětovat kněze: { $count }
board-asks-pay-injuries = utržit zranění: { $count }
board-wounds-open = otevřené rány: { $open } z { $all }
board-wound-open = Otevřená rána: { $symbol }
board-wound-dealt = Zasazená rána: { $symbol }
board-wound-priest = Odměna: kněz
board-wound-artifact = Odměna: neutrální artefakt
board-evolved = { $evolution }
board-brings = Za zabití: { $artifact }.
board-battle-of = Bitva: { $region }
board-strengths = Síla { $own } proti { $other }
board-attacks = útočí
board-defends = brání se, vyhrává remízu
board-men = Hoplité: { $hoplites }, opevnění: { $fortified }
board-part-hoplites = hoplité
board-part-fortified = opevnění
board-part-cards = karty
board-part-blessings = požehnání
board-part-hero = hrdina
board-loses = Zatím ztrácí: { $count }
board-if-beaten = +{ $count } při porážce
board-refuges = Po porážce ustoupí: { $places }
board-no-refuge = Po porážce padnou všichni: není kam ustoupit.
board-cards-held = Karet v ruce: { $count }
board-passed = už nehraje
board-would-make = { $combat }: { $own } ku { $other }.
board-you-lose = Podle symbolů ztratíte { $count } z { $hoplites }.
board-has-won = Bitvu vyhrává { $seat }.
board-would-win = Zatím vyhrává { $seat }.
board-would-win-tie = Remíza: vyhrává obránce { $seat }.
board-no-card-yet = zatím bez karty
board-could-reach = { $seat } může mít { $least } až { $most }, neznámé karty: { $count }.
board-could-turn = Naděje na kartu, která bitvu zvrátí: { $chance } %.
board-if-you-pass = Nezahraje-li už nikdo: { $own } ku { $other }.
board-pass-win = Vyhrajete a ztratíte { $count }.
board-pass-lose = Ztratíte { $count } z { $hoplites } a ustoupíte.
board-hunt-for = Lov: { $monster }
board-hunt-won = { $monster }: lov je úspěšný.
board-hunt-over = Lov skončil.
board-attack-chosen = Proti lovci zvolil hráč { $seat }
board-choose-attack = Zvolte útok na hráče { $seat }
board-choosing = { $seat } vybírá z útoků: { $count }
board-next-attack = Příští útok volí { $seat }
board-attack-range = Bude mít sílu { $least } až { $most }.
board-can-meet = S nynější rukou ho odrazíte: { $chance } %.
board-defence = Obrana { $defence } z { $strength }.
board-defend-draws = Odražený: táhnete { $count }.
board-suffer-draws = Bez obrany: karta působí, táhnete { $count }.
board-able-after = Rána možná po dobrání { $count }
board-fit-drawn = Vhodná karta mezi { $count } taženými
board-injuries = Zranění: { $count } z { $most }.
board-injuries-full = Zranění: { $count } z { $most }. Další ukončí lov.
board-fail-cost = Neúspěch stojí zranění: { $count }.
board-fail-free = Neúspěch už další zranění nestojí.
board-stage-draft = Výběr požehnání
board-stage-draft-yours = Nechte si jedno z { $count }; zbytek jde doprava.
board-stage-draft-theirs = { $seat } vybírá jedno z { $count }.
board-stage-artifacts = Neutrální artefakty
board-stage-artifacts-yours = Vezměte si jeden z { $count }; zbytek se vrátí.
board-stage-artifacts-theirs = { $seat } si prohlíží { $count }.
board-stage-peek = Athénina sova
board-stage-peek-yours = Nechte si jednu z { $count }; druhá se odhodí.
board-stage-peek-theirs = { $seat } si prohlíží { $count }.
board-stage-quest = Zahájit hrdinský skutek?
board-stage-prayer = Síla boha
board-stage-temple = Nový chrám
board-stage-monument = Který monument poroste?
board-stage-monsters = Nestvůry se hýbou
board-quest-pays = Požadavek kroku platí jen pro toho, kdo na něm začíná; další postup je zdarma. Třetí krok skutek dokončí.
board-prayer-choice = Využijte sílu, nebo se bez ní obejděte.
board-power-zeus = Bojových karet k dobrání: { $count }
board-power-athena = Hoplitů k naverbování v jednom regionu: { $count }
board-power-hermes = O kolik regionů se smí pohnout armáda: { $count }
board-of-goal = z { $goal }
board-priests-now = Kněží v kněžstvu
board-temple-draft = Tento chrám zahájí výběr požehnání.
board-temple-no-draft = S tímto chrámem výběr nezačne.
board-level-next = Úroveň { $level } → { $next }
board-level-last = Poslední úroveň: začne odpočet ke králi králů.
board-level-full = Dokončen
board-priests-return = Kněží, kteří se vrátí do zásob: { $count }
board-priests-for-temples = Kněží, které získáte za chrámy: až { $count }
board-tokens-return = Všechny využité akce se uvolní, artefakty se nabijí.
board-monsters-roll = Potom kostka za každou nestvůru: { $count }, a událost.
board-die = Kostka nestvůr
board-told-next = Dál ({ $at }/{ $all })
board-told-close = Zavřít
board-won-lands = Celá území: { $what }
board-won-temples = Chrámy: { $what }
board-won-monsters = Zabité nestvůry: { $what }
board-won-king = Dokončený monument: { $what }
board-won-as = Vítězí { $seat }: { $victory }
board-score-regions = Regiony
board-score-glory = Žetony slávy
board-score-artifacts = Artefakty
board-score-blessings = Požehnání
board-map-as-it-stood = Mapa na konci hry
