### Combat, cards, scenario, set-up

board-card-few = Garstka
board-card-pack = Grupa
board-card-attack = Atak
board-card-defense = Obrona
board-card-health = Życie
board-card-initiative = Inicjatywa
board-card-movement =
    { $movement ->
        [flying] Lata
        [ranged] Strzela
       *[other] Chodzi
    }
board-card-power = Albo daje { $power } mocy innemu zaklęciu.
board-card-hand = Twoja ręka
board-card-hidden =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
board-card-empty-hand = Brak kart na ręce
board-card-deck = talia
board-card-discard = odrzucone
board-card-deck-holds = Karty w talii, bez kolejności
board-card-discard-holds = Stos kart odrzuconych
board-card-none = Brak
board-card-close = Zamknij
board-card-experts =
    { $count ->
        [one] zostało { $count } użycie eksperckie
        [few] zostały { $count } użycia eksperckie
       *[many] zostało { $count } użyć eksperckich
    }
board-card-never-in-combat = nie w walce
board-card-only-in-combat = tylko w walce
board-card-not-now = nie teraz
board-card-now = można zagrać teraz

board-search = Wybierz kartę
board-search-fair = Wyłożone na stole
board-search-other =
    { $count ->
        [one] { $seat } ogląda { $count } kartę
        [few] { $seat } ogląda { $count } karty
       *[many] { $seat } ogląda { $count } kart
    }
board-search-bid = Twoja oferta: { $gold } złota

board-fight = Walka
board-fight-none = Teraz nie toczy się żadna walka.
board-fight-field = Pole bitwy
board-fight-deployment = Rozstawienie
board-fight-place = Wybierz jednostkę, a potem jej pole.
board-fight-round = Runda { $round }
board-fight-order = Kolejność aktywacji
board-fight-unit = { $unit } ({ $owner })
board-fight-health = życie { $left } z { $health }
board-fight-defending = broni się
board-fight-paralysed = paraliż
board-fight-retaliated = kontratak wykonany
board-fight-activated = już działała
board-fight-space = Pole { $space }
board-fight-wall = Mur
board-fight-wall-on = Mur na { $space }
board-fight-gate-on = Brama na { $space }
board-fight-rank-back = tył
board-fight-rank-front = przód
board-fight-rank-middle = środek
board-fight-last-round = Ostatnia runda
board-fight-one-more =
    { $price ->
        [0] kolejna jest za darmo
       *[other] kolejna: { $price } ruchu (zostało { $moves })
    }
board-fight-no-limit = Bez limitu
board-fight-to-the-end = do ostatniej jednostki
board-fight-neutrals = Jednostki neutralne
board-fight-ai = Bohater AI
board-fight-led-by = dowodzi { $name }
board-fight-led-by-rules = kierują nimi zasady AI
board-fight-siege =
    { $walls ->
        [0] Nie stoi żaden mur
        [one] Stoi { $walls } mur
        [few] Stoją { $walls } mury
       *[many] Stoi { $walls } murów
    }{ $gate ->
        [0] .
       *[other] { " " }i brama.
    } Strzały ponad nimi ranią o 1 mniej; padają od jednego ciosu.
board-fight-spells = Zaklęcia w tej rundzie: { $cast } z { $limit }
board-fight-ai-deck = Talia AI: karty { $cards }, zaklęcia { $spells }
board-fight-surrender = Poddanie się kosztuje { $gold } złota.
board-fight-effects = Działa
board-fight-last = Ostatni atak
board-fight-last-back = Kontratak
board-fight-damage = obrażenia: { $amount }
board-fight-die = kość ataku
board-fight-least = najmniej
board-fight-likely = zwykle
board-fight-most = najwięcej
board-fight-falls = ginie cel: { $unit }
board-fight-drops = spada do garstki
board-fight-dice-low = Dwie kości, liczy się niższa.
board-fight-dice-high = Dwie kości, liczy się wyższa.
board-fight-dice-sum = Dwie kości, liczą się obie.
board-fight-guarded = Obrońca też rzuca: +1 dodaje 1 obrony.
board-fight-you-strike = Twój cios
board-fight-answer = Kontratak
board-fight-no-answer = Brak
board-fight-without-cards = Bez dalszych kart.
board-fight-without-rerolls = Bez dalszych kart i przerzutów.
board-fight-other-targets =
    { $count ->
        [one] stamtąd jeszcze { $count } cel
        [few] stamtąd jeszcze { $count } cele
       *[many] stamtąd jeszcze { $count } celów
    }
board-fight-pace = Tempo
board-fight-pace-slow = wolno
board-fight-pace-normal = zwykle
board-fight-pace-fast = szybko
board-fight-pace-off = bez ruchu
# Co mówi tylko stół Heroes III; rzeczy, zdarzenia i pytania mają swoje słowa w grze.

board-tabs = Części stołu
board-tab-map = Mapa
board-tab-town = Miasto
board-tab-combat = Walka
board-tab-scenario = Scenariusz
board-setting-up = Przygotowanie
board-round = Runda { $number } z { $last }
board-resource-round = zasoby
board-astrologers-round = astrologowie
board-astrologers = Astrologowie ogłaszają

board-named = { $name }: { $which }
board-where = { $steps ->
    [one] 1 pole na { $wind } od miasta { $town }
    [few] { $steps } pola na { $wind } od miasta { $town }
   *[other] { $steps } pól na { $wind } od miasta { $town }
}
board-wind-east = wschód
board-wind-southeast = południowy wschód
board-wind-south = południe
board-wind-southwest = południowy zachód
board-wind-west = zachód
board-wind-northwest = północny zachód
board-wind-north = północ
board-wind-northeast = północny wschód
board-tile-back = { $kind ->
    [starting] Zakryty kafelek startowy, { $where }
    [far] Zakryty odległy kafelek (II–III), { $where }
    [near] Zakryty bliski kafelek (IV–V), { $where }
    [center] Zakryty środkowy kafelek (VI–VII), { $where }
    [sea] Zakryty kafelek morza, { $where }
   *[other] Zakryty kafelek, { $where }
}
board-site = Połóż kafelek { $where }
board-hero-of = { $hero }, bohater ({ $seat })
board-second-hero-of = Drugi bohater ({ $seat })
board-ai-hero = Bohater AI
board-lay = Kafelek w ręce
board-lay-here = Połóż tak
board-choose-site = Wybierz miejsce dla kafelka.
board-turn-left = Obróć w lewo
board-turn-right = Obróć w prawo (R)
board-turned = { $degrees ->
    [0] jak wydrukowano
   *[other] obrócony o { $degrees }°
}
board-income-of = +{ $amount } dochodu
board-income-each = +{ $amount } w każdej rundzie zasobów
board-guards = Straż { $level }
board-of-tier = { $count } × { $tier }
board-flag-of = Flaga: { $seat }
board-flag-of-ai = Flaga AI
board-visited = Odwiedzone: nic tu nie zostało
board-costs-movement = { $cost ->
    [one] kosztuje 1 punkt ruchu
    [few] kosztuje { $cost } punkty ruchu
   *[other] kosztuje { $cost } punktów ruchu
}

board-buildings = Budynki
board-buildings-of = { $built } z { $all } budynków · masz
board-town-of = Miasto: { $seat }
board-no-town-yet = Nie wybrano jeszcze miasta.
board-built = zbudowane
board-build = Zbuduj
board-needs = wymaga: { $building }
board-recruits = Rekruci
board-recruit = Rekrutuj
board-reinforce = Wzmocnij
board-in-army = w twojej armii
board-in-their-army = w armii
board-no-dwelling = brak siedliska
board-few-first = najpierw Garstka
board-no-citadel = wymaga cytadeli
board-no-guild = brak gildii
board-token-build = budowa
board-token-population = populacja
board-token-spell_book = księga czarów
board-token-ready = gotowe
board-token-used = użyte w tej rundzie
board-built-this-round = w tej rundzie już budowano
board-recruited-this-round = w tej rundzie już rekrutowano
board-more = Więcej
board-second-hero = Drugi bohater
board-second-hero-help = zamiast rekrutacji, w twoim mieście lub osadzie
board-second-hero-here = jest na mapie
board-hire = Zatrudnij
board-mage-guild = Gildia magów
board-guild-missing = niezbudowana
board-guild-opens = otworzy się w rundzie { $round }
board-guild-help = szukanie czaru za pomocą księgi czarów
board-buy-spell = Szukaj
board-others-in-army = Inni w armii
board-trade = Handel
board-trade-open = wybierz, co wymienić
board-trade-closed = kursy na targowisku

board-level = Poziom
board-level-is = Poziom { $level }, doświadczenie { $has } z { $needs } do następnego
board-movement = Punkty ruchu
board-morale-high = Wysokie morale
board-morale-even = Zwykłe morale
board-morale-low = Niskie morale
board-experts = Pozostałe użycia eksperckie
board-army = Armia
board-no-army = brak jednostek
board-units = Jednostki
board-cubes = Kostki przeciwników
board-hand = Karty na ręce
board-deck = Karty w talii
board-discard = Stos kart odrzuconych
board-far-tiles = Odległe kafelki do położenia
board-out = poza grą

board-class-alchemist = Alchemik
board-class-barbarian = Barbarzyńca
board-class-battle_mage = Mag Bitewny
board-class-beastmaster = Władca Bestii
board-class-captain = Kapitan
board-class-cleric = Kleryk
board-class-death_knight = Rycerz Śmierci
board-class-demoniac = Demonolog
board-class-druid = Druid
board-class-elementalist = Mistrz Żywiołów
board-class-heretic = Heretyk
board-class-knight = Rycerz
board-class-navigator = Nawigator
board-class-necromancer = Nekromanta
board-class-overlord = Władca
board-class-planeswalker = Wędrowiec
board-class-ranger = Łowca
board-class-warlock = Czarnoksiężnik
board-class-witch = Wiedźma
board-class-wizard = Czarodziej

board-scenario-mode =
    { $mode ->
        [campaign] Kampania
        [cooperative] Kooperacja
        [alliance] Sojusz, dwóch na dwóch
       *[clash] Starcie, każdy przeciw każdemu
    }
board-scenario-rounds =
    { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }
board-scenario-author = autor: { $author }
board-scenario-credit = Autor: { $author }, dla księgi misji społeczności (publiczna, licencja MIT).
board-scenario-own = nasze własne przygotowanie
board-scenario-published = jak w wydaniu
board-scenario-own-note = Mapa, zasoby początkowe i warunki pod tym tytułem to nasze własne przygotowanie, a nie to z drukowanej księgi misji.
board-scenario-lacks-optional_rules = Nie ma tu opcjonalnych zasad jego autorów.
board-scenario-lacks-seven_players = Jego autorzy przewidują siedmiu graczy; przy tym stole jest sześć miejsc, a mapa ma 40 miejsc na kafelki tam, gdzie siedem osób potrzebuje 42.
board-scenario-lacks-tournament_points = Nie przyznaje punktów turniejowych: księga z nimi nie jest publiczna.
board-scenario-victory = Zwycięstwo
board-scenario-only-last = Rozstrzyga tylko to, co liczy się po ostatniej rundzie.
board-scenario-when =
    { $when ->
        [turn_start] (na początku twojej tury)
        [end_of_round] (na koniec rundy)
        [after_last_round] (po ostatniej rundzie)
       *[immediate] (od razu)
    }
board-scenario-and = oraz
board-scenario-then = a potem
board-scenario-or = albo
board-scenario-of = { $have } z { $need }
board-scenario-defeat = Porażka
board-scenario-homeless =
    { $rounds ->
        [one] { $name } jest bez domu od { $rounds } rundy.
        [few] { $name } jest bez domu od { $rounds } rund.
       *[other] { $name } jest bez domu od { $rounds } rund.
    }
board-scenario-campaign = Kampania
board-scenario-carry = Po wygranej twój bohater zaczyna kolejny rozdział na poziomie { $level } ze wszystkimi kartami statystyk, pierwszą specjalnością i { $cards } innymi kartami do wyboru.
board-scenario-carried = Talia przeszła z poprzedniego rozdziału.
board-scenario-last = Po rundzie { $round }
board-scenario-track = Rundy
board-scenario-rules = Cały scenariusz

board-goal-capture_enemy_town = Oflaguj wrogie miasto.
board-goal-capture_every_enemy_town = Oflaguj wszystkie wrogie miasta.
board-goal-cube_of_every_enemy = Miej kostkę każdego wroga: pokonuj bohaterów lub zdobywaj miasta.
board-goal-beat_enemy_main_hero = Pokonaj wrogiego bohatera głównego, łącznie { $need } razy.
board-goal-hold_location = Na koniec rundy utrzymuj to miejsce: { $location }.
board-goal-resource_at_round_end = Miej { $need } złota.
board-goal-bring_token_home = Zanieś Graala do swojego miasta.
board-goal-last_standing = Zostań ostatnim w grze.
board-goal-flag_lead = Od rundy { $round }: miej { $need } flag, o { $lead } więcej niż ktokolwiek inny.
board-goal-all_ai_armies_beaten = Pokonajcie armie wodzów: { $need }.
board-goal-each_player_won_level_7 = Każdy z was wygrywa walkę na polu poziomu VII.
board-goal-beat_ai_hero =
    { $need ->
        [one] Pokonaj bohatera AI.
        [few] Pokonaj bohatera AI { $need } razy.
       *[other] Pokonaj bohatera AI { $need } razy.
    }
board-goal-flag_location = Oflaguj to miejsce: { $location }.
board-goal-flag_all_mines_and_settlements = Odkryjcie całą mapę i oflagujcie wszystkie kopalnie i osady.
board-goal-final_combat = Wygrajcie ostatnią walkę.
board-goal-win_level_7 = Wygraj walkę na polu poziomu VII.
board-goal-hold_enemy_town = Utrzymuj wrogie miasto.
board-goal-own_dragons_unit = Miej jednostkę smoków.
board-goal-hold_settlements_or_mines = Utrzymuj osady lub kopalnie poza kafelkiem startowym: { $need }.
board-goal-visit_obelisks = Odwiedź obeliski: { $need }.
board-goal-beat_wandering_army = Pokonajcie wędrowną armię.
board-goal-beat_second_army = Pokonaj drugą armię.
board-goal-flag_dragon_utopia = Oflagujcie Smoczą Utopię.
board-goal-turns_countdown = Trzymaj { $location }, gdy każdy rozegra ostatnie tury, które zaczyna pierwsza flaga; od rundy { $round } pierwsza flaga wygrywa od razu.
board-goal-hold_obelisks = Zacznij turę z { $need } obeliskami.
board-goal-slay_boss = Zabij smoka swoim bohaterem głównym.
board-goal-ranking = Prowadź, gdy gra się kończy.
board-goal-victory_points = Miej najwięcej punktów zwycięstwa, gdy gra się kończy.
board-goal-flag_obelisks = Oflaguj obeliski: { $need }.
board-goal-beat_every_enemy_main_hero = Pokonaj choć raz bohatera głównego każdego przeciwnika.
board-goal-control_after_countdown = Na końcu odliczania, pełną rundę po pierwszym zdobyciu, trzymaj to miejsce: { $location }.

board-defeat-elimination = Trzy rundy z rzędu bez miasta i osady eliminują z gry.
board-defeat-last_round_ends = Runda { $round } kończy się bez zwycięstwa.
board-defeat-any_player_town_captured = Miasto któregoś z was zostaje zdobyte.
board-defeat-beaten_by_army = Wodzowie pokonują bohaterów głównych { $times } razy.
board-defeat-any_player_eliminated = Ktoś z was odpada.
board-defeat-beaten_on_level_7_field = Bohaterowie przegrywają { $times } razy na polach poziomu VII.
board-defeat-own_town_captured = Twoje miasto zostaje zdobyte.
board-defeat-ai_flags_location = Bohater AI flaguje to miejsce: { $location }.
board-defeat-grail_never_taken = Na koniec rundy { $round } nikt nie ma Graala.
board-defeat-one_combat_lost = Przegrywasz choćby jedną walkę.
board-defeat-nobody_holds_location = Na koniec rundy { $round } nikt nie trzyma tego miejsca: { $location }.

board-count-town = miasta
board-count-settlement = osady
board-count-mine = kopalnie
board-count-cube = kostki
board-count-faction_town = miasta frakcji
board-count-first_utopia = Utopie oflagowane pierwsze
board-count-utopia_held = trzymane Utopie
board-count-grail_at_home = Graal w domu
board-count-grail_held = trzymany Graal
board-count-gold = złoto
board-count-building_materials = budulec
board-count-valuables = kosztowności
board-count-hero_level = poziom bohatera
board-count-flags = flagi
board-count-holds_level_7_field = trzyma poziom VII
board-count-carries_grail = niesie Graala
board-count-obelisks = obeliski
board-count-cubes = kostki
board-count-mines_and_settlements = osady i kopalnie
board-count-two_obelisks = trzyma dwa obeliski
board-count-middle_obelisk = trzyma środkowy obelisk
board-count-utopia_won = walki wygrane w utopii
board-count-enemy_town = zdobyte miasta wrogów
board-count-level_7_won = wygrany poziom VII
board-count-neighbour_main_hero = bohater główny sąsiada
board-count-other_main_hero = inni bohaterowie główni
board-count-grail = Graal
board-count-obelisk = obeliski
board-count-enemy_main_hero = pokonani bohaterowie główni
board-count-first_level_7 = pierwszy na poziomie VII
board-count-sum = teraz
board-count-in-order = Rozstrzyga pierwsza kolumna, kolejna tylko przy remisie.

board-timed-start = początek
board-timed-income = przychód
board-timed-astrologers = astrolodzy
board-timed-refresh_mills = młyny się odnawiają
board-timed-refresh_water_wheels = koła wodne się odnawiają
board-timed-refresh_near_tiles = bliskie kafelki się odnawiają
board-timed-refresh_all = wszystko się odnawia
board-timed-hero_movement = bohaterowie +{ $amount } ruchu
board-timed-gold_per_gold_mine = { $amount } złota za kopalnię złota
board-timed-reinforce_bronze = brązowa jednostka za pół ceny
board-timed-army_appears = przybywa wódz { $amount }
board-timed-random_neutral = dołącza jednostka neutralna
board-timed-ai_reinforce = wróg wzmacnia: { $unit }
board-timed-ai_movement = wrogi bohater: { $amount } ruchu
board-timed-ai_add_unit = do wroga dołączają: { $unit }
board-timed-second_player_movement = drugi gracz +{ $amount } ruchu
board-timed-repeat_visited_field = ponowna wizyta na polu
board-timed-resource_dice = kość zasobów dla każdego
board-timed-wandering_bonus = wędrowna armia +{ $amount }
board-timed-titles_morale = morale według tytułów
board-timed-add_unit = dołączają do ciebie: { $unit }
board-timed-ai_transform = wróg się przemienia
board-timed-unlock_tile = otwiera się kafelek
board-timed-ai_add_war_machine = wróg zyskuje: { $machine }
board-timed-ai_add_arrow_tower = wróg zyskuje wieżę strzelniczą
board-timed-trade_with_one = handel z jednym graczem
board-timed-turn_order_balance = wyrównanie kolejności tur
board-timed-open_starting_borders = otwierają się granice kafelków startowych
board-timed-refresh_all_but = odnawia się wszystko oprócz Kamieni wiedzy
board-timed-refresh_named = odnawiają się niektóre pola
board-timed-remove_tiles = kafelki znikają z mapy
board-timed-copy_visits = rozpatrz pola sąsiada
board-timed-recruit_of_neighbour = srebrna jednostka frakcji sąsiada
board-timed-gains = dar do wyboru
board-timed-gains-least = pomoc dla najmniej doświadczonych
board-timed-resource_dice-least = kości zasobów dla najmniej doświadczonych

board-enemy-hero = Bohater AI
board-enemy-army = Armia AI
board-enemy-at = Stoi tutaj: { $field }.
board-enemy-waits = Jeszcze nie przybył.
board-enemy-out = Pokonany na dobre.
board-enemy-moves = { $left } z { $moves } ruchu
board-enemy-deck = Jego talia: siła { $might }, magia { $magic }, umiejętność { $skill }.
board-enemy-spells = Zaklęcia
board-enemy-skill = Umiejętność
board-enemy-citadel = Jego miasto ma cytadelę.
board-enemy-tower = Broni go wieża strzelnicza.
board-enemy-beaten = Pokonany: { $times }×.

board-story-brave_new_world = Sztandary lądują na brzegu, którego nie zna żadna mapa. Kto utrzyma go najwięcej, nada mu imię.
board-story-carpe_diem = Dwóch panów, jedno krótkie lato: dzień należy do tego, kto go chwyci.
board-story-monks_retreat = Mnisi uciekli, a smoki ich doliny strzegą pustego tronu.
board-story-dwarven_gold = Stare krasnoludzkie żyły stoją otworem. Tu przemawia tylko złoto.
board-story-search_for_the_grail = Obeliski szepczą o kielichu, który czyni królów.
board-story-all_for_one = Trzy korony, jedno królestwo i żadnego słowa, które coś znaczy.
board-story-manifest_destiny = Zatknij flagę wszędzie, gdzie sięga wzrok, zanim zrobią to inni.
board-story-geleas_champions = W sercu krainy powstają wodzowie, a zatrzymacie ich tylko ramię w ramię.
board-story-unholy_quest = Każdy z was musi stawić czoła ciemności w środku i wrócić.
board-story-arrogance = Dwa dumne rody sądzą, że wojna jest wygrana, nim się zacznie.
board-story-tale_of_two_lands = Dwie krainy, między nimi rzeka i żadnego mostu, który by wytrzymał.
board-story-the_challenge = Kto pierwszy znajdzie Graala, rozstrzygnie wojnę sojuszy.
board-story-llq1_homecoming = Królowa Catherine wraca do domu i widzi nad swoimi polami sztandary Lochu.
board-story-llq2_guardian_angels = Anioły staną po jej stronie, gdy ich sanktuarium będzie wolne.
board-story-llq3_steadwick = Steadwick czeka za murami. Królowa przyszła go odzyskać.
board-story-db1_savaging = Mutare poluje na tych, którzy polują na smocze kości.
board-story-db2_dragon_father = Smoczy Ojciec wie, gdzie płynie smocza krew. Kto dotrze do niego pierwszy?
board-story-db3_blood_thirsty = Ze smoczą krwią w żyłach chce także tronu.
board-story-rn1_target = Nekromanci wybrali cel, a on jeszcze o tym nie wie.
board-story-rn2_master = Pan umarłych nie dzieli się swoją ziemią.
board-story-rn3_duke_alarice = Książę Alarice wciąż trzyma zamek. Umarli są cierpliwi.
board-story-community_chain_link = Każde ogniwo trzyma następne, dopóki jedno nie pęknie.
board-story-community_force_of_will = Smocza Utopia ulega tylko woli.
board-story-community_emerald_island = Zielona wyspa, bogata i nieujarzmiona: niech cała będzie wasza.
board-story-community_stand_united = Czego nikt z was nie pokona sam, to czeka na was razem.
board-story-community_wandering_dragons = Coś skrzydlatego ciągnie przez krainę i nikt nie wie, gdzie wyląduje.
board-story-community_bloody_grail = Graal jest splamiony, a dwaj rycerze chcą go do różnych celów.
board-story-qg1_greek_gift = Strzeżcie się darów, które same wchodzą przez bramę.
board-story-qg2_sicilian_dragon = Dwa obeliski wskazują drogę do wroga, który czuje się bezpieczny.
board-story-qg3_two_knights = Dwaj rycerze, jedna plansza i żadnego ruchu do stracenia.
board-story-dd1_devilish_plan = Plan jest diabelski, podobnie jak ci, którzy go wykonują.
board-story-own = Twoja własna opowieść.
board-story-community_brothers_in_arms = Bracia broni aż do ostatniej walki, w której liczy się każdy miecz.
board-story-community_arcane_artillery = W ruinach leży stara artyleria. Śpiące tam smoki jeszcze nie wiedzą, do czego służy.
board-story-community_the_hunt = Kto zabije smoka, tego ukoronują. Smok już o tym słyszał.
board-story-community_fractured_kingdoms = Pięć królestw zderzyło się po końcu świata. Sojusz trwa, dopóki ktoś pierwszy go nie zerwie.
board-story-community_astral_run = Każda brama to hazard, a za każdą biegnie już ktoś inny.
board-story-community_astral_run_short = Krótszy bieg przez te same bramy: nie ma czasu na pomyłkę.
board-story-community_trial_by_combat = Jedno wzgórze, z którego żywy zejdzie tylko jego pan.
board-story-community_the_obelisk = Kamienie posłuszne tylko temu, kto dotknął ich ostatni.
board-story-community_blood_for_ore = Bez dyplomacji i sojuszników: kilofy i ostrza, a jedno i drugie bez wytchnienia.
board-story-community_dragnarok = Smoki się zbudziły, a świat z dnia na dzień maleje.
board-story-community_shattered_alliance = Królestwa, które były jednym, liczą dziś sobie chorągwie.
board-gate-leads = Prowadzi na kafelek { $where }
board-story-community_dragoncurse_castle = Pan zamku wyjechał, a dwaj sąsiedzi chcieliby być w domu przed nim.

board-setup-first = Pierwszy raz?
board-setup-first-help = { $scenario }, poziom łatwy, miasta losowane, nic opcjonalnego.
board-setup-first-choose = Wybierz pierwszą grę
board-setup-first-chosen = Wybrano. Rozpocznij grę na dole.
board-setup-or-ahead = Albo prowadzić po { $round }. rundzie.
board-setup-good-first = dobre na pierwszą grę
board-setup-boxes = Posiadane pudełka
board-setup-core = Pudełko podstawowe
board-setup-fits =
    { $people ->
        [one] Dla jednej osoby i tych pudełek pasuje { $count } z { $all }.
        [few] Dla { $people } osób i tych pudełek pasuje { $count } z { $all }.
       *[other] Dla { $people } osób i tych pudełek pasuje { $count } z { $all }.
    }
board-setup-mode-all = wszystkie
board-setup-mode-clash = Starcie
board-setup-mode-cooperative = Kooperacja
board-setup-mode-alliance = Sojusz
board-setup-mode-campaign = Kampania
board-setup-needs-people =
    { $most ->
        [1] dla jednej osoby
       *[other] { $least ->
            [1] dla 1–{ $most } osób
            [2] { $most ->
                [2] dla 2 osób
               *[other] dla 2–{ $most } osób
            }
            [3] dla 3 osób
           *[other] dla { $least } osób
        }
    }
board-setup-needs-boxes = brakuje: { $boxes }
board-setup-people = Osoby
board-setup-rounds = Rundy
board-setup-rules = Zasady opcjonalne
board-setup-rules-on =
    { $count ->
        [0] nie wybrano żadnej
       *[other] wybrano: { $count }
    }
board-setup-rules-easier = Łatwiej
board-setup-rules-harder = Trudniej
board-setup-rules-variant = Inaczej
board-setup-campaign-help = Po zwycięstwie przy tym samym stole następuje kolejny rozdział z twoim bohaterem i kartami.
board-setup-stretch = Cele dodatkowe
board-setup-others =
    { $count ->
        [one] { $count } kolejny jest dla innej liczby osób lub innych pudełek
        [few] { $count } kolejne są dla innej liczby osób lub innych pudełek
       *[many] { $count } kolejnych jest dla innej liczby osób lub innych pudełek
    }
board-setup-none-fits = Nic z tego nie pasuje.
board-setup-draft = szkic
board-setup-group-tested = Z księgi misji społeczności
board-setup-group-tested-help = Napisane i ograne przez społeczność; przygotowanie, mapa i cele takie, jak je opublikowano.
board-setup-group-draft = Szkice z księgi misji
board-setup-group-draft-help = Autorzy wciąż je wypróbowują.
board-setup-group-own = Oficjalne tytuły z naszym przygotowaniem
board-setup-group-own-help = Drukowane księgi misji nie są publiczne, więc mapa, początek i cele pod tymi tytułami są nasze. Jeśli masz księgę, zapisz jej przygotowanie jako plik ze scenariuszem.
board-setup-teams-help = Scenariusz mówi, kto gra z kim.
board-setup-pairs-help = Drużyny po dwie osoby zamiast dwóch dużych.
board-setup-own = Własny scenariusz
board-setup-own-help = Wybierz plik ze scenariuszem. Pełny przykład jest w przewodniku po plikach scenariuszy.
board-setup-own-choose = Wybierz plik …
board-setup-own-drop = Zrezygnuj z niego
board-setup-own-fault = Tego pliku nie da się zagrać:
board-setup-own-unread = Nie udało się odczytać pliku. Spróbuj ponownie.
board-setup-own-doubt = Da się zagrać, ale:

board-end-title = Koniec scenariusza { $scenario }
board-end-won = Zwycięstwo
board-end-lost = Porażka
board-end-round = runda { $round }
board-end-goal = Osiągnięty cel: { $goal }
board-end-points = Punkty po rundzie { $round }: { $standing }.
board-end-tie = Przy równych punktach decyduje wyższy poziom bohatera, potem więcej złota.
board-end-ranking = Runda { $round } była ostatnia: zdecydowało porównanie.
board-end-last-standing = Wszyscy pozostali odpadli z gry.
board-end-cubes = Zdobyto kostkę każdego wroga.
board-end-defeat = Scenariusz jest przegrany: { $defeat }
board-end-nobody = Nikt nie zwyciężył.
board-end-map = Mapa na koniec gry
board-flags = Flagi
board-points = Punkty
board-space-tower = murach
board-after-won = Wygrana walka
board-after-lost = Przegrana walka
board-after-over = Walka skończona
board-after-fallen = Straty: { $units }
board-after-none = Bez strat
board-way-join = Prowadzi dalej: { $where }
board-way-monolith = Jednokierunkowy monolit: { $where }
board-way-shut = Granica zamyka drogę: { $where }
board-way-unknown = zakryty kafelek
board-scenario-boss = Smok, na którego trwają łowy: { $unit }.
board-boss-neutral_azure_dragons = Zaklęcia go nie sięgają. W każdej jego turze decyduje artefakt ze skarbca: broń zieje wzdłuż rzędu, zbroja pochłania 3 obrażenia, błyskotka wszystkich mrozi.
board-boss-neutral_crystal_dragons = Walczy u boku czterech golemów, pożera je, by się leczyć, i kontratakuje więcej niż raz.
board-boss-neutral_rust_dragons = Podstawowe zaklęcia go nie sięgają. Kwas co rundę blokuje cztery pola, a jego ataki przeżerają obronę.
board-boss-neutral_faerie_dragons = Podstawowe zaklęcia go nie sięgają. Pierwszy trafiony to miraż; cztery Enty strzegą księgi, z której w rundzie rzuca dwa zaklęcia.

# Scenariusze, w których gracze stoją razem
board-goal-flag_all_settlements = Oflagujcie wszystkie osady na mapie.
board-goal-stronghold_cleared = Pokonajcie wszystkie jednostki w twierdzy.
board-defeat-main_hero_beaten = Główny bohater zostaje pokonany w walce.
board-defeat-nobody_fights = Nadeszła walka na czas, a nikt nie może jej stoczyć.
board-timed-army_spawns = na obelisku pojawia się armia
board-timed-wave = fala atakuje każde miasto
board-timed-timed_fight = na końcu walka na czas
board-timed-discover_own_tile = każdy odkrywa swój kafelek
board-timed-free_discovery = daleki kafelek za darmo
board-timed-draw_twice = dwa razy odnawiasz rękę
board-timed-refresh_gardens = magiczne ogrody odnawiają się
board-timed-free_special_building = budynek specjalny za darmo
board-timed-morale_to_one = morale dla jednego gracza
board-story-community_close_to_enemies = Wróg obozuje w zasięgu wzroku z waszych murów i co drugą noc podchodzi bliżej.
board-scenario-spikes = Tajemne kolce
board-story-community_sentinels = Z krańców krainy idzie na was pięć armii, a ostatnia z nich to nie armia, lecz koniec.
board-story-community_the_ambushed_accord = Układ podpisany, lecz droga do domu nie jest bezpieczna: w każdej zasadzce ktoś musi stanąć do walki.
board-story-community_titans_stronghold = Za ostatnią bramą czekają ci, których nikt nie policzył, i wychodzą po pięciu.
board-enemy-reserve = { $units ->
    [one] W odwodzie czeka { $units } jednostka.
    [few] W odwodzie czekają { $units } jednostki.
   *[other] W odwodzie czeka { $units } jednostek.
}
board-near-tiles = Bliskie kafelki w puli

board-story-community_dragon_valley = Dolina, której nikt nie pamięta, a w jej sercu bestie, które pamiętają każdego.
board-story-community_king_of_the_hill = Wszystkie drogi wiodą na jedno wzgórze. Na szczycie jest miejsce dla jednego.
board-story-community_race_for_the_dragon_isle = Portal, wyspa i smoki, które dawno nie miały gości.
board-story-community_secret_bomb_stash = Ktoś zostawił tu bomby. Ktoś inny dowie się, gdzie ich miejsce.
board-goal-points_reached = Zdobądź punkty zwycięstwa: { $need }.
board-goal-holders_fight = Po ostatniej rundzie trzymaj to miejsce: { $location }; kilku posiadaczy toczy ostatnią walkę.
board-goal-hold_at_turn_start = Zacznij swoją turę, trzymając to miejsce: { $location }.
board-goal-flag_locations = Trzymaj naraz { $need } takie miejsca: { $location }.
board-count-bomb_delivered = dostarczone bomby
board-count-bonus_points = punkty za budynki
board-count-hill_held = trzyma Wzgórze
board-count-hill_turns = tury zaczęte na Wzgórzu
board-count-player_combat_won = walki z graczami: wygrane
board-count-player_combat_lost = walki z graczami: przegrane
board-count-retreats = odwroty
board-timed-free_building = budynek za darmo albo punkty: { $amount }
board-timed-free_secondary = bohater drugorzędny za darmo
board-timed-search_own_deck = szukanie ({ $amount }) we własnej talii
board-scenario-standing = Kto co ma
board-standing-tokens = żetony obrażeń: { $count }
board-standing-portals = otwarte portale
board-standing-walls = mury na Wzgórzu
board-standing-bombed = ostatnio zbombardowane miasto
board-standing-cards = karty bohatera drugorzędnego: { $count }
# Kampanie z szarżującymi armiami, wyprawami i ratami daniny
board-goal-hold_places = Miej jednocześnie wszystkie miejsca wymienione w scenariuszu.
board-timed-army_arrives = pojawia się nowa armia
board-timed-attack_expected = spodziewany atak na twoje miasto
board-story-dd2_steadwicks_fall = Steadwick musi paść, zanim wróci królowa, a do twoich bram jadą już trzej sojusznicy korony.
board-story-dd3_deal_with_the_devil = Przyszli uwolnić króla. Nie musisz wychodzić im w pole: wystarczą mury.
board-goal-grail_and_tranches = Miej przy sobie lub u sojusznika Graala i dość na wszystkie pozostałe raty.
board-defeat-tranche_unpaid = Raty nie można zapłacić.
board-timed-tranche = rata { $amount } złota
board-scenario-resource-cards = Karty zasobów
board-story-community_gold_rush = Twój pan chce złota, i to szybko: jest go coraz mniej, a jego listom położyłby kres tylko Graal.
board-goal-quest_done = Ukończcie wyprawę: zapytajcie wróżbitę, znajdźcie to, czego chce, zanieście mu to, a to, co da, zanieście na miejsce.
board-defeat-named_hero_beaten = Bohater pierwszego gracza zostaje pokonany w walce.
board-defeat-places_not_in_one_round = Oba miasta nie zostają zdobyte w jednej i tej samej rundzie.
board-timed-resources_lost = łupieżcy zabierają zasoby
board-story-eol1_graduation_exercise = Ostatnia próba młodego strażnika: oczyścić dolinę i jednego dnia uderzyć na dwa miasta.
board-story-eol2_cutthroats = Gdzieś jest na sprzedaż pierścień. Umarli też o nim słyszeli, a oni nie potrzebują snu.
board-enemy-level = { $above ->
    [0] Do każdej walki dobiera neutralne jednostki poziomu twojego bohatera.
    [one] Do każdej walki dobiera neutralne jednostki o { $above } poziom wyższe od twojego bohatera.
    [few] Do każdej walki dobiera neutralne jednostki o { $above } poziomy wyższe od twojego bohatera.
   *[other] Do każdej walki dobiera neutralne jednostki o { $above } poziomów wyższe od twojego bohatera.
}
board-enemy-untouchable = Nie można jej zaatakować: spotkasz ją tylko w swoim mieście.
