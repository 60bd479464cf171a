### Combat, cards, scenario, set-up

board-card-few = Hrstka
board-card-pack = Tlupa
board-card-attack = Útok
board-card-defense = Obrana
board-card-health = Životy
board-card-initiative = Iniciativa
board-card-movement =
    { $movement ->
        [flying] Létá
        [ranged] Střílí
       *[other] Chodí
    }
board-card-power =
    { $power ->
        [one] Nebo dá { $power } moc jinému kouzlu.
       *[other] Nebo dá { $power } moci jinému kouzlu.
    }
board-card-hand = Vaše ruka
board-card-hidden =
    { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
board-card-empty-hand = V ruce nejsou karty
board-card-deck = balíček
board-card-discard = odhozené
board-card-deck-holds = Karty v balíčku, bez pořadí
board-card-discard-holds = Odhazovací hromádka
board-card-none = Žádné
board-card-close = Zavřít
board-card-experts =
    { $count ->
        [one] zbývá { $count } pokročilé použití
        [few] zbývají { $count } pokročilá použití
       *[other] zbývá { $count } pokročilých použití
    }
board-card-never-in-combat = ne v souboji
board-card-only-in-combat = jen v souboji
board-card-not-now = teď ne
board-card-now = teď ji lze zahrát

board-search = Vyberte kartu
board-search-fair = Vyloženo na stole
board-search-other =
    { $count ->
        [one] { $seat } se dívá na { $count } kartu
        [few] { $seat } se dívá na { $count } karty
       *[other] { $seat } se dívá na { $count } karet
    }
board-search-bid =
    { $gold ->
        [one] Vaše nabídka: { $gold } zlaťák
        [few] Vaše nabídka: { $gold } zlaťáky
       *[other] Vaše nabídka: { $gold } zlaťáků
    }

board-fight = Souboj
board-fight-none = Teď se nebojuje.
board-fight-field = Bojiště
board-fight-deployment = Rozestavení
board-fight-place = Vyberte jednotku a pak její pole.
board-fight-round = { $round }. kolo
board-fight-order = Pořadí aktivace
board-fight-unit = { $unit } ({ $owner })
board-fight-health = životy { $left } z { $health }
board-fight-defending = brání se
board-fight-paralysed = paralýza
board-fight-retaliated = už opláceno
board-fight-activated = už na řadě
board-fight-space = Pole { $space }
board-fight-wall = Hradba
board-fight-wall-on = Hradba na { $space }
board-fight-gate-on = Brána na { $space }
board-fight-rank-back = zadní
board-fight-rank-front = přední
board-fight-rank-middle = střed
board-fight-last-round = Poslední kolo
board-fight-one-more =
    { $price ->
        [0] další je zdarma
        [one] další: { $price } pohyb (zbývá { $moves })
       *[other] další: { $price } pohybu (zbývá { $moves })
    }
board-fight-no-limit = Bez omezení
board-fight-to-the-end = do poslední jednotky
board-fight-neutrals = Neutrální jednotky
board-fight-ai = Hrdina řízený pravidly
board-fight-led-by = vede { $name }
board-fight-led-by-rules = řídí pravidla AI
board-fight-siege =
    { $walls ->
        [0] Žádná hradba nestojí
        [one] Stojí { $walls } hradba
        [few] Stojí { $walls } hradby
       *[other] Stojí { $walls } hradeb
    }{ $gate ->
        [0] .
       *[other] { " " }a brána.
    } Střely přes ně zraňují o 1 méně; padnou jedinou ranou.
board-fight-spells = Kouzla v tomto kole: { $cast } z { $limit }
board-fight-ai-deck = Balíček AI: karty { $cards }, kouzla { $spells }
board-fight-surrender =
    { $gold ->
        [one] Kapitulace stojí { $gold } zlaťák.
        [few] Kapitulace stojí { $gold } zlaťáky.
       *[other] Kapitulace stojí { $gold } zlaťáků.
    }
board-fight-effects = Působí
board-fight-last = Poslední útok
board-fight-last-back = Odveta
board-fight-damage = zranění: { $amount }
board-fight-die = kostka útoku
board-fight-least = nejméně
board-fight-likely = nejspíš
board-fight-most = nejvíc
board-fight-falls = padne cíl: { $unit }
board-fight-drops = klesne na hrstku
board-fight-dice-low = Dvě kostky, platí nižší.
board-fight-dice-high = Dvě kostky, platí vyšší.
board-fight-dice-sum = Dvě kostky, platí obě.
board-fight-guarded = Obránce hází také: +1 přidá 1 obranu.
board-fight-you-strike = Váš úder
board-fight-answer = Odveta
board-fight-no-answer = Žádná
board-fight-without-cards = Bez dalších karet.
board-fight-without-rerolls = Bez dalších karet a přehazování.
board-fight-other-targets =
    { $count ->
        [one] odtud ještě { $count } cíl
        [few] odtud ještě { $count } cíle
       *[other] odtud ještě { $count } cílů
    }
board-fight-pace = Rychlost
board-fight-pace-slow = pomalu
board-fight-pace-normal = běžně
board-fight-pace-fast = rychle
board-fight-pace-off = bez pohybu
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
