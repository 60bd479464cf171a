# Co říká jen stůl Heroes III; věci, události a výzvy mají svá slova ve hře.

board-tabs = Části stolu
board-tab-map = Mapa
board-tab-town = Město
board-tab-combat = Boj
board-tab-scenario = Scénář
board-setting-up = Příprava
board-round = Kolo { $number } z { $last }
board-resource-round = zdroje
board-astrologers-round = astrologové
board-astrologers = Astrologové zvěstují

board-named = { $name }: { $which }
board-where = { $steps ->
    [one] 1 pole { $wind } od města { $town }
    [few] { $steps } pole { $wind } od města { $town }
   *[other] { $steps } polí { $wind } od města { $town }
}
board-wind-east = na východ
board-wind-southeast = na jihovýchod
board-wind-south = na jih
board-wind-southwest = na jihozápad
board-wind-west = na západ
board-wind-northwest = na severozápad
board-wind-north = na sever
board-wind-northeast = na severovýchod
board-tile-back = { $kind ->
    [starting] Startovní dílek lícem dolů, { $where }
    [far] Vzdálený dílek (II–III) lícem dolů, { $where }
    [near] Blízký dílek (IV–V) lícem dolů, { $where }
    [center] Středový dílek (VI–VII) lícem dolů, { $where }
    [sea] Mořský dílek lícem dolů, { $where }
   *[other] Dílek lícem dolů, { $where }
}
board-site = Položit dílek { $where }
board-hero-of = { $hero }, hrdina ({ $seat })
board-second-hero-of = Druhý hrdina ({ $seat })
board-ai-hero = Hrdina AI
board-lay = Dílek v ruce
board-lay-here = Položit takto
board-choose-site = Vyberte, kam dílek přijde.
board-turn-left = Otočit doleva
board-turn-right = Otočit doprava (R)
board-turned = { $degrees ->
    [0] jak je vytištěn
   *[other] otočen o { $degrees }°
}
board-income-of = +{ $amount } příjem
board-income-each = +{ $amount } v každém kole zdrojů
board-guards = Stráž { $level }
board-of-tier = { $count } × { $tier }
board-flag-of = Vlajka: { $seat }
board-flag-of-ai = Vlajka AI
board-visited = Navštíveno: nic tu nezbylo
board-costs-movement = { $cost ->
    [one] stojí 1 bod pohybu
    [few] stojí { $cost } body pohybu
   *[other] stojí { $cost } bodů pohybu
}

board-buildings = Budovy
board-buildings-of = { $built } z { $all } budov · máte
board-town-of = Město: { $seat }
board-no-town-yet = Město ještě nebylo vybráno.
board-built = postaveno
board-build = Postavit
board-needs = potřebuje: { $building }
board-recruits = Verbování
board-recruit = Naverbovat
board-reinforce = Posílit
board-in-army = ve vaší armádě
board-in-their-army = v armádě
board-no-dwelling = chybí obydlí
board-few-first = nejdřív málo
board-no-citadel = potřebuje citadelu
board-no-guild = bez cechu
board-token-build = stavba
board-token-population = obyvatelstvo
board-token-spell_book = kniha kouzel
board-token-ready = k použití
board-token-used = v tomto kole použito
board-more = Další
board-second-hero = Druhý hrdina
board-second-hero-help = místo verbování, ve vašem městě nebo osadě
board-second-hero-here = je na mapě
board-hire = Najmout
board-mage-guild = Cech mágů
board-guild-missing = nepostaven
board-guild-opens = otevře se v kole { $round }
board-guild-help = hledání kouzla knihou kouzel
board-buy-spell = Hledat
board-others-in-army = Další v armádě
board-trade = Obchod
board-trade-open = vyberte, co vyměnit
board-trade-closed = kurzy v obchodní stanici

board-level = Úroveň
board-level-is = Úroveň { $level }, zkušenosti { $has } z { $needs } do další
board-movement = Body pohybu
board-morale-high = Dobrá morálka
board-morale-even = Vyrovnaná morálka
board-morale-low = Špatná morálka
board-experts = Zbývající expertní použití
board-army = Armáda
board-no-army = žádné jednotky
board-units = Jednotky
board-cubes = Kostky soupeřů
board-hand = Karty v ruce
board-deck = Karty v balíčku
board-discard = Odkládací balíček
board-far-tiles = Vzdálené dílky k položení
board-out = vyřazen ze hry

board-class-alchemist = Alchymista
board-class-barbarian = Barbar
board-class-battle_mage = Bojový mág
board-class-beastmaster = Pán zvířat
board-class-captain = Kapitán
board-class-cleric = Klerik
board-class-death_knight = Rytíř smrti
board-class-demoniac = Démoniak
board-class-druid = Druid
board-class-elementalist = Elementalista
board-class-heretic = Kacíř
board-class-knight = Rytíř
board-class-navigator = Navigátor
board-class-necromancer = Nekromant
board-class-overlord = Vládce
board-class-planeswalker = Poutník sfér
board-class-ranger = Hraničář
board-class-warlock = Černokněžník
board-class-witch = Čarodějnice
board-class-wizard = Čaroděj
