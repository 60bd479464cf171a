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
        [few] Nebo dá { $power } moci jinému kouzlu.
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
        [one] další: { $price } bod pohybu (zbývá { $moves })
        [few] další: { $price } body pohybu (zbývá { $moves })
       *[other] další: { $price } bodů pohybu (zbývá { $moves })
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
board-resource-round = suroviny
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
board-second-hero-of = Sekundární hrdina ({ $seat })
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
board-income-each = +{ $amount } v každém kole surovin
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
board-few-first = nejdřív Hrstka
board-no-citadel = potřebuje citadelu
board-no-guild = bez cechu
board-token-build = stavba
board-token-population = populace
board-token-spell_book = kniha kouzel
board-token-ready = k použití
board-token-used = v tomto kole použito
board-built-this-round = v tomto kole se už stavělo
board-recruited-this-round = v tomto kole se už verbovalo
board-more = Další
board-second-hero = Sekundární hrdina
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
board-trade-closed = kurzy na tržišti

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

board-scenario-mode =
    { $mode ->
        [campaign] Kampaň
        [cooperative] Kooperativní hra
        [alliance] Aliance, dva proti dvěma
       *[clash] Střet, každý proti každému
    }
board-scenario-rounds =
    { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }
board-scenario-author = autor: { $author }
board-scenario-credit = Autor: { $author }, pro knihu misí komunity (veřejná, licence MIT).
board-scenario-own = naše vlastní příprava
board-scenario-published = podle vydání
board-scenario-own-note = Mapa, počáteční zásoby i podmínky pod tímto názvem jsou naše vlastní příprava, ne ta z tištěné knihy misí.
board-scenario-lacks-optional_rules = Volitelná pravidla jeho autorů tu nejsou.
board-scenario-lacks-seven_players = Jeho autoři s ním nechávají hrát sedm lidí; u tohoto stolu je šest míst a mapa má 40 míst pro dílky, sedm lidí jich potřebuje 42.
board-scenario-lacks-tournament_points = Nepočítají se za něj body do turnaje: kniha s nimi není veřejná.
board-scenario-victory = Vítězství
board-scenario-only-last = Rozhoduje jen to, co se počítá po posledním kole.
board-scenario-when =
    { $when ->
        [turn_start] (na začátku vašeho tahu)
        [end_of_round] (na konci kola)
        [after_last_round] (po posledním kole)
       *[immediate] (ihned)
    }
board-scenario-and = a zároveň
board-scenario-then = a potom
board-scenario-or = nebo
board-scenario-of = { $have } z { $need }
board-scenario-defeat = Porážka
board-scenario-homeless =
    { $rounds ->
        [one] { $name } je bez domova už { $rounds } kolo.
        [few] { $name } je bez domova už { $rounds } kola.
       *[other] { $name } je bez domova už { $rounds } kol.
    }
board-scenario-campaign = Kampaň
board-scenario-carry = Po výhře začíná váš hrdina další kapitolu na úrovni { $level } se všemi kartami statistik, první specialitou a { $cards } dalšími kartami podle vašeho výběru.
board-scenario-carried = Balíček si nesete z minulé kapitoly.
board-scenario-last = Po { $round }. kole
board-scenario-track = Kola
board-scenario-rules = Celý scénář

board-goal-capture_enemy_town = Obsaďte nepřátelské město.
board-goal-capture_every_enemy_town = Obsaďte všechna nepřátelská města.
board-goal-cube_of_every_enemy = Mějte kostičku každého nepřítele: porazte jeho hrdiny, nebo mu vezměte město.
board-goal-beat_enemy_main_hero = Porazte nepřátelského hlavního hrdinu, celkem { $need }krát.
board-goal-hold_location = Na konci kola držte toto místo: { $location }.
board-goal-resource_at_round_end = Mějte zlaťáky: { $need }.
board-goal-bring_token_home = Doneste Grál domů do svého města.
board-goal-last_standing = Zůstaňte poslední ve hře.
board-goal-flag_lead = Od { $round }. kola: mějte { $need } vlajek, o { $lead } víc než kdokoli jiný.
board-goal-all_ai_armies_beaten = Porazte armády vojevůdců: { $need }.
board-goal-each_player_won_level_7 = Každý z vás vyhraje souboj na poli úrovně VII.
board-goal-beat_ai_hero =
    { $need ->
        [one] Porazte hrdinu AI.
        [few] Porazte hrdinu AI { $need }krát.
       *[other] Porazte hrdinu AI { $need }krát.
    }
board-goal-flag_location = Obsaďte toto místo: { $location }.
board-goal-flag_all_mines_and_settlements = Objevte celou mapu a obsaďte všechny doly a osady.
board-goal-final_combat = Vyhrajte závěrečný souboj.
board-goal-win_level_7 = Vyhrajte souboj na poli úrovně VII.
board-goal-hold_enemy_town = Držte nepřátelské město.
board-goal-own_dragons_unit = Mějte jednotku draků.
board-goal-hold_settlements_or_mines = Držte osady či doly mimo svůj počáteční dílek: { $need }.
board-goal-visit_obelisks = Navštivte obelisky: { $need }.
board-goal-beat_wandering_army = Porazte putující armádu.
board-goal-beat_second_army = Porazte druhou armádu.
board-goal-flag_dragon_utopia = Obsaďte Dračí utopii.
board-goal-turns_countdown = Držte { $location }, až každý odehraje poslední tahy, které spustí první vlajka; od { $round }. kola vyhrává první vlajka ihned.
board-goal-hold_obelisks = Začněte tah s { $need } obelisky.
board-goal-slay_boss = Zabijte draka svým hlavním hrdinou.
board-goal-ranking = Buďte na konci hry ve vedení.
board-goal-victory_points = Mějte na konci hry nejvíc vítězných bodů.
board-goal-flag_obelisks = Mějte vlajky na { $need } obeliscích.
board-goal-beat_every_enemy_main_hero = Porazte aspoň jednou hlavního hrdinu každého soupeře.
board-goal-control_after_countdown = Na konci odpočtu, celé kolo po prvním dobytí, držte toto místo: { $location }.

board-defeat-elimination = Tři kola po sobě bez města a osady vás vyřadí.
board-defeat-last_round_ends = { $round }. kolo skončí bez vítězství.
board-defeat-any_player_town_captured = Někdo dobude město kohokoli z vás.
board-defeat-beaten_by_army = Vojevůdci porazí hlavní hrdiny { $times }krát.
board-defeat-any_player_eliminated = Kdokoli z vás je vyřazen.
board-defeat-beaten_on_level_7_field = Hrdinové prohrají { $times }krát na polích úrovně VII.
board-defeat-own_town_captured = Někdo dobude vaše město.
board-defeat-ai_flags_location = Hrdina AI obsadí toto místo: { $location }.
board-defeat-grail_never_taken = Na konci { $round }. kola Grál nikdo nemá.
board-defeat-one_combat_lost = Prohrajete jediný souboj.
board-defeat-nobody_holds_location = Na konci { $round }. kola nikdo nedrží toto místo: { $location }.

board-count-town = města
board-count-settlement = osady
board-count-mine = doly
board-count-cube = kostičky
board-count-faction_town = města frakcí
board-count-first_utopia = Utopie obsazené první
board-count-utopia_held = držené Utopie
board-count-grail_at_home = Grál přinesený domů
board-count-grail_held = držený Grál
board-count-gold = zlaťáky
board-count-building_materials = materiály
board-count-valuables = cennosti
board-count-hero_level = úroveň hrdiny
board-count-flags = vlajky
board-count-holds_level_7_field = drží úroveň VII
board-count-carries_grail = nese Grál
board-count-obelisks = obelisky
board-count-cubes = kostičky
board-count-mines_and_settlements = osady a doly
board-count-two_obelisks = drží dva obelisky
board-count-middle_obelisk = drží prostřední obelisk
board-count-utopia_won = souboje vyhrané v utopii
board-count-enemy_town = dobytá města soupeřů
board-count-level_7_won = vyhraná úroveň VII
board-count-neighbour_main_hero = sousedův hlavní hrdina
board-count-other_main_hero = jiní hlavní hrdinové
board-count-grail = Grál
board-count-obelisk = obelisky
board-count-enemy_main_hero = poražení hlavní hrdinové
board-count-first_level_7 = první na úrovni VII
board-count-sum = teď
board-count-in-order = Rozhoduje první sloupec, další jen při shodě.

board-timed-start = začátek
board-timed-income = příjem
board-timed-astrologers = astrologové
board-timed-refresh_mills = obnova mlýnů
board-timed-refresh_water_wheels = obnova vodních kol
board-timed-refresh_near_tiles = obnova blízkých dílků
board-timed-refresh_all = obnova všeho
board-timed-hero_movement = hrdinové +{ $amount } pohyb
board-timed-gold_per_gold_mine = zlaťáky za zlatý důl: { $amount }
board-timed-reinforce_bronze = bronzová jednotka za půl ceny
board-timed-army_appears = přichází { $amount }. vojevůdce
board-timed-random_neutral = přidá se neutrální jednotka
board-timed-ai_reinforce = nepřítel posílí: { $unit }
board-timed-ai_movement = nepřátelský hrdina: pohyb { $amount }
board-timed-ai_add_unit = k nepříteli přibudou: { $unit }
board-timed-second_player_movement = druhý hráč +{ $amount } pohyb
board-timed-repeat_visited_field = jedno pole navštívíte znovu
board-timed-resource_dice = každému kostka surovin
board-timed-wandering_bonus = putující armáda +{ $amount }
board-timed-titles_morale = morálka podle titulů
board-timed-add_unit = přidají se k vám: { $unit }
board-timed-ai_transform = nepřítel se promění
board-timed-unlock_tile = otevře se dílek
board-timed-ai_add_war_machine = nepřítel získá: { $machine }
board-timed-ai_add_arrow_tower = nepřítel získá střeleckou věž
board-timed-trade_with_one = obchod s jedním hráčem
board-timed-turn_order_balance = vyrovnání pořadí tahů
board-timed-open_starting_borders = otevřou se hranice startovních dílků
board-timed-refresh_all_but = obnova všeho kromě Kamenů poznání
board-timed-refresh_named = obnova některých polí
board-timed-remove_tiles = dílky mizí z mapy
board-timed-copy_visits = vyhodnoťte pole souseda
board-timed-recruit_of_neighbour = stříbrná jednotka sousedovy frakce
board-timed-gains = dar podle výběru
board-timed-gains-least = pomoc nejméně zkušeným
board-timed-resource_dice-least = kostky surovin nejméně zkušeným

board-enemy-hero = Hrdina AI
board-enemy-army = Armáda AI
board-enemy-at = Stojí zde: { $field }.
board-enemy-waits = Zatím nepřišel.
board-enemy-out = Nadobro poražen.
board-enemy-moves = pohyb { $left } z { $moves }
board-enemy-deck = Jeho balíček: síla { $might }, magie { $magic }, dovednost { $skill }.
board-enemy-spells = Kouzla
board-enemy-skill = Dovednost
board-enemy-citadel = Jeho město má citadelu.
board-enemy-tower = Brání ho střelecká věž.
board-enemy-beaten = Poražen: { $times }×.

board-story-brave_new_world = Prapory přistávají na pobřeží, které nezná žádná mapa. Kdo ho udrží nejvíc, dá mu jméno.
board-story-carpe_diem = Dva páni, jedno krátké léto: den patří tomu, kdo ho uchopí.
board-story-monks_retreat = Mniši utekli a draci jejich údolí střeží prázdný trůn.
board-story-dwarven_gold = Staré trpasličí žíly leží otevřené. Tady mluví jen zlato.
board-story-search_for_the_grail = Obelisky šeptají o poháru, který dělá krále.
board-story-all_for_one = Tři koruny, jedna říše a žádné slovo, které platí.
board-story-manifest_destiny = Zatkněte vlajku všude, kam dohlédnete, dřív než ostatní.
board-story-geleas_champions = V srdci země povstávají vojevůdci a zastavíte je jen bok po boku.
board-story-unholy_quest = Každý z vás musí čelit temnotě ve středu a vrátit se.
board-story-arrogance = Dva pyšné rody věří, že válka je vyhraná dřív, než začne.
board-story-tale_of_two_lands = Dvě země, mezi nimi řeka a žádný most, který by vydržel.
board-story-the_challenge = Kdo první najde Grál, rozhodne válku spojenců.
board-story-llq1_homecoming = Královna Catherine se plaví domů a nad svými poli nachází prapory Kobky.
board-story-llq2_guardian_angels = Andělé za ni budou bojovat, až bude jejich svatyně volná.
board-story-llq3_steadwick = Steadwick čeká za hradbami. Královna si pro něj přišla.
board-story-db1_savaging = Mutare loví ty, kdo loví dračí kosti.
board-story-db2_dragon_father = Dračí otec ví, kde proudí dračí krev. Kdo se k němu dostane první?
board-story-db3_blood_thirsty = S dračí krví v žilách chce i trůn.
board-story-rn1_target = Nekromanti si vybrali cíl a ten o tom ještě neví.
board-story-rn2_master = Pán mrtvých se o svou zemi nedělí.
board-story-rn3_duke_alarice = Vévoda Alarice ještě drží svůj hrad. Mrtví jsou trpěliví.
board-story-community_chain_link = Každý článek řetězu drží další, dokud jeden nepraskne.
board-story-community_force_of_will = Dračí utopie se poddá jen vůli.
board-story-community_emerald_island = Zelený ostrov, bohatý a nespoutaný: ať je celý váš.
board-story-community_stand_united = Co nikdo z vás nezmůže sám, na to jste tu společně.
board-story-community_wandering_dragons = Cosi okřídleného táhne zemí a nikdo neví, kde přistane.
board-story-community_bloody_grail = Grál je poskvrněn a dva rytíři ho chtějí každý k něčemu jinému.
board-story-qg1_greek_gift = Střezte se darů, které samy projdou branou.
board-story-qg2_sicilian_dragon = Dva obelisky ukazují cestu k nepříteli, který se cítí v bezpečí.
board-story-qg3_two_knights = Dva rytíři, jedna deska a ani jeden tah nazmar.
board-story-dd1_devilish_plan = Plán je ďábelský a ti, kdo ho provádějí, také.
board-story-own = Váš vlastní příběh.
board-story-community_brothers_in_arms = Bratři ve zbrani až do posledního souboje, v němž rozhoduje každý meč.
board-story-community_arcane_artillery = V ruinách leží staré dělostřelectvo. Draci, kteří tam spí, ještě netuší, k čemu je.
board-story-community_the_hunt = Kdo zabije draka, toho korunují. Drak už o tom slyšel.
board-story-community_fractured_kingdoms = Pět království se po konci světa sneslo k sobě. Jejich spojenectví drží, dokud ho někdo první neporuší.
board-story-community_astral_run = Každá brána je sázka a za každou už běží někdo jiný.
board-story-community_astral_run_short = Kratší běh týmiž branami: na omyl není čas.
board-story-community_trial_by_combat = Jediný kopec, a živý z něj odejde jen jeho pán.
board-story-community_the_obelisk = Kameny, které poslouchají jen toho, kdo se jich dotkl poslední.
board-story-community_blood_for_ore = Žádná diplomacie, žádní spojenci: krumpáče a čepele, a obojí bez oddechu.
board-story-community_dragnarok = Draci se probudili a svět je den ode dne menší.
board-story-community_shattered_alliance = Království, která bývala jedním, si dnes počítají praporce.
board-gate-leads = Vede na dílek { $where }
board-story-community_dragoncurse_castle = Pán hradu je na cestách a dva sousedé by byli rádi doma dřív než on.

board-setup-first = Hrajete poprvé?
board-setup-first-help = { $scenario }, snadná obtížnost, města losem, nic volitelného.
board-setup-first-choose = Vzít první hru
board-setup-first-chosen = Vybráno. Dole začněte hru.
board-setup-or-ahead = Nebo být ve vedení po { $round }. kole.
board-setup-good-first = vhodné pro první hru
board-setup-boxes = Krabice po ruce
board-setup-core = Základní krabice
board-setup-fits =
    { $people ->
        [one] Jednomu hráči a těmto krabicím vyhovuje { $count } z { $all }.
        [few] { $people } hráčům a těmto krabicím vyhovuje { $count } z { $all }.
       *[other] { $people } hráčům a těmto krabicím vyhovuje { $count } z { $all }.
    }
board-setup-mode-all = vše
board-setup-mode-clash = Střet
board-setup-mode-cooperative = Kooperativní
board-setup-mode-alliance = Aliance
board-setup-mode-campaign = Kampaň
board-setup-needs-people =
    { $most ->
        [1] pro jednoho hráče
       *[other] { $least ->
            [1] pro 1 až { $most } hráče
            [2] { $most ->
                [2] pro 2 hráče
               *[other] pro 2 až { $most } hráče
            }
            [3] pro 3 hráče
           *[other] pro { $least } hráče
        }
    }
board-setup-needs-boxes = chybí: { $boxes }
board-setup-people = Hráči
board-setup-rounds = Kola
board-setup-rules = Volitelná pravidla
board-setup-rules-on =
    { $count ->
        [0] žádné nevybráno
       *[other] vybráno: { $count }
    }
board-setup-rules-easier = Snazší
board-setup-rules-harder = Těžší
board-setup-rules-variant = Jinak
board-setup-campaign-help = Po vítězství pokračuje u téhož stolu další kapitola s vaším hrdinou a kartami.
board-setup-stretch = Stretch goals
board-setup-others =
    { $count ->
        [one] { $count } další chce jiný počet hráčů nebo jiné krabice
        [few] { $count } další chtějí jiný počet hráčů nebo jiné krabice
       *[other] { $count } dalších chce jiný počet hráčů nebo jiné krabice
    }
board-setup-none-fits = Nic z toho nevyhovuje.
board-setup-draft = návrh
board-setup-group-tested = Z knihy misí komunity
board-setup-group-tested-help = Napsala a odehrála je komunita; příprava, mapa i cíle jsou tak, jak vyšly.
board-setup-group-draft = Návrhy z knihy misí
board-setup-group-draft-help = Autoři je ještě zkoušejí.
board-setup-group-own = Oficiální názvy s naší přípravou
board-setup-group-own-help = Tištěné knihy misí nejsou veřejné, a proto jsou mapa, začátek i cíle pod těmito názvy naše. Máte-li knihu, zapište její přípravu jako soubor se scénářem.
board-setup-teams-help = Scénář říká, kdo hraje s kým.
board-setup-pairs-help = Týmy po dvou místo dvou velkých.
board-setup-own = Vlastní scénář
board-setup-own-help = Vyberte soubor se scénářem. Úplný příklad je v průvodci soubory se scénáři.
board-setup-own-choose = Vybrat soubor …
board-setup-own-drop = Vynechat ho
board-setup-own-fault = Tento soubor nejde hrát:
board-setup-own-unread = Soubor se nepodařilo přečíst. Zkuste to znovu.
board-setup-own-doubt = Hrát se dá, ale:

board-end-title = Konec scénáře { $scenario }
board-end-won = Vítězství
board-end-lost = Porážka
board-end-round = kolo { $round }
board-end-goal = Splněný cíl: { $goal }
board-end-points = Body po kole { $round }: { $standing }.
board-end-tie = Při shodě bodů rozhoduje vyšší úroveň hrdiny, potom víc zlata.
board-end-ranking = Kolo { $round } bylo poslední: rozhodlo porovnání.
board-end-last-standing = Všichni ostatní jsou vyřazeni.
board-end-cubes = Kostka každého nepřítele je získána.
board-end-defeat = Scénář je prohraný: { $defeat }
board-end-nobody = Nikdo nezvítězil.
board-end-map = Mapa na konci hry
board-flags = Vlajky
board-points = Body
board-space-tower = hradbách
board-after-won = Vyhraný souboj
board-after-lost = Prohraný souboj
board-after-over = Souboj skončil
board-after-fallen = Ztráty: { $units }
board-after-none = Beze ztrát
board-way-join = Navazuje: { $where }
board-way-monolith = Jednosměrný monolit: { $where }
board-way-shut = Hranice zavírá cestu: { $where }
board-way-unknown = dílek, který leží rubem vzhůru
board-scenario-boss = Drak, na kterého se pořádá lov: { $unit }.
board-boss-neutral_azure_dragons = Kouzla na něj neúčinkují. V každém jeho tahu rozhodne artefakt z pokladu: zbraň dechne podél řady, zbroj pohltí 3 zranění, cetka všechny zmrazí.
board-boss-neutral_crystal_dragons = Bojuje po boku čtyř golemů, požírá je, aby se léčil, a odvetně útočí víckrát.
board-boss-neutral_rust_dragons = Základní kouzla na něj neúčinkují. Kyselina každé kolo zatarasí čtyři pole a jeho útoky rozežírají obranu.
board-boss-neutral_faerie_dragons = Základní kouzla na něj neúčinkují. První zasažený je přelud; čtyři Dendroidi střeží knihu, z níž v kole sešle dvě kouzla.

# Scénáře, v nichž hráči stojí při sobě
board-goal-flag_all_settlements = Obsaďte všechny osady mapy.
board-goal-stronghold_cleared = Porazte všechny jednotky v pevnosti.
board-defeat-main_hero_beaten = Hlavní hrdina je poražen v souboji.
board-defeat-nobody_fights = Nadešel časovaný souboj a nikdo ho nesmí vybojovat.
board-timed-army_spawns = na obelisku se objeví armáda
board-timed-wave = vlna útočí na každé město
board-timed-timed_fight = na konci časovaný souboj
board-timed-discover_own_tile = každý otočí svůj dílek
board-timed-free_discovery = daleký dílek zdarma
board-timed-draw_twice = dvakrát obnovíte ruku
board-timed-refresh_gardens = mystické zahrady se obnoví
board-timed-free_special_building = zvláštní budova zdarma
board-timed-morale_to_one = morálka pro jednoho hráče
board-story-community_close_to_enemies = Nepřítel táboří na dohled od vašich hradeb a každou druhou noc přichází blíž.
board-scenario-spikes = Tajemné hroty
board-story-community_sentinels = Z koutů země proti vám táhne pět armád a ta poslední není armáda, ale konec.
board-story-community_the_ambushed_accord = Dohoda je podepsaná, cesta domů ale bezpečná není: v každé léčce musí někdo obstát.
board-story-community_titans_stronghold = Za poslední branou čekají ti, které nikdo nespočítal, a vycházejí po pěti.
board-enemy-reserve = { $units ->
    [one] V záloze čeká { $units } jednotka.
    [few] V záloze čekají { $units } jednotky.
   *[other] V záloze čeká { $units } jednotek.
}
board-near-tiles = Blízké dílky v zásobě

board-story-community_dragon_valley = Údolí, na které si nikdo nepamatuje, a v jeho srdci šelmy, které si pamatují každého.
board-story-community_king_of_the_hill = Všechny cesty vedou na jeden kopec. Nahoře je místo pro jednoho.
board-story-community_race_for_the_dragon_isle = Portál, ostrov a draci, kteří už dlouho neměli návštěvu.
board-story-community_secret_bomb_stash = Někdo tu nechal ležet bomby. A někdo jiný zjistí, kam patří.
board-goal-points_reached = Získejte vítězné body: { $need }.
board-goal-holders_fight = Po posledním kole držte toto místo: { $location }; více držitelů svede poslední souboj.
board-goal-hold_at_turn_start = Začněte svůj tah s tímto místem v držení: { $location }.
board-goal-flag_locations = Držte najednou { $need } taková místa: { $location }.
board-count-bomb_delivered = doručené bomby
board-count-bonus_points = body za budovy
board-count-hill_held = drží Kopec
board-count-hill_turns = tahy začaté na Kopci
board-count-player_combat_won = souboje s hráči: výhry
board-count-player_combat_lost = souboje s hráči: prohry
board-count-retreats = ústupy
board-timed-free_building = budova zdarma, nebo body: { $amount }
board-timed-free_secondary = sekundární hrdina zdarma
board-timed-search_own_deck = hledání ({ $amount }) ve vlastním balíčku
board-scenario-standing = Kdo co má
board-standing-tokens = žetony zranění: { $count }
board-standing-portals = otevřené portály
board-standing-walls = hradby na Kopci
board-standing-bombed = naposled vybombardované město
board-standing-cards = karty sekundárního hrdiny: { $count }
# Kampaně s útočícími armádami, výpravami a splátkami
board-goal-hold_places = Držte zároveň všechna místa, která scénář jmenuje.
board-timed-army_arrives = objeví se nová armáda
board-timed-attack_expected = čeká se útok na vaše město
board-story-dd2_steadwicks_fall = Steadwick musí padnout dřív, než se vrátí královna, a k vašim branám už jedou tři spojenci koruny.
board-story-dd3_deal_with_the_devil = Přišli osvobodit krále. Nemusíte jim jít naproti: hradby postačí.
board-goal-grail_and_tranches = Mějte u sebe nebo u spojence Grál a dost na všechny zbývající splátky.
board-defeat-tranche_unpaid = Splátku nelze zaplatit.
board-timed-tranche = splátka { $amount } zlaťáků
board-scenario-resource-cards = Surovinové karty
board-story-community_gold_rush = Váš pán chce zlato, a to brzy: je ho stále méně a jeho dopisům by učinil konec jedině Grál.
board-goal-quest_done = Dokončete výpravu: zeptejte se věštce, najděte, co chce, přineste mu to a to, co vám dá, odneste na místo.
board-defeat-named_hero_beaten = Hrdina prvního hráče je poražen v souboji.
board-defeat-places_not_in_one_round = Obě města nejsou dobyta v jednom a témže kole.
board-timed-resources_lost = nájezdníci berou suroviny
board-story-eol1_graduation_exercise = Poslední zkouška mladého strážce: vyčistit údolí a v jediný den udeřit na dvě města.
board-story-eol2_cutthroats = Kdesi je na prodej prsten. Slyšeli o něm i mrtví a ti spát nepotřebují.
board-enemy-level = { $above ->
    [0] Do každého souboje dostane neutrální jednotky úrovně vašeho hrdiny.
    [one] Do každého souboje dostane neutrální jednotky o { $above } úroveň nad vaším hrdinou.
    [few] Do každého souboje dostane neutrální jednotky o { $above } úrovně nad vaším hrdinou.
   *[other] Do každého souboje dostane neutrální jednotky o { $above } úrovní nad vaším hrdinou.
}
board-enemy-untouchable = Nelze na ni zaútočit: střetnete se s ní jen ve svém městě.
