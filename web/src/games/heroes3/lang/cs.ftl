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
