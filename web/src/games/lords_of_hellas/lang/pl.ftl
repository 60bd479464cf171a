# Co mówi tylko plansza gry Lords of Hellas; rzeczy, zdarzenia i polecenia mają swoje słowa w grze.

## Mapa, panele, plansza akcji

board-map = Mapa Grecji
board-sea-ionian = Morze Jońskie
board-sea-aegean = Morze Egejskie
board-turn = Tura { $number }
board-status-regular = zwykłe akcje
board-status-special = akcja specjalna
board-status-monsters = ruszają potwory
board-status-battle = bitwa { $where }
board-status-hunt = polowanie: { $monster }
board-neutral = neutralny, populacja { $population }
board-owned = kontroluje { $seat }
board-army = { $hoplites ->
    [one] { $seat }: jeden hoplita
    [few] { $seat }: { $hoplites } hoplitów
   *[other] { $seat }: { $hoplites } hoplitów
}
board-monument = Monument { $god-gen }, poziom { $level }
board-monster = { $open ->
    [one] { $monster }, jedna otwarta rana
    [few] { $monster }, { $open } otwarte rany
   *[other] { $monster }, { $open } otwartych ran
}
board-hero-of = { $hero } ({ $seat })
board-glory-of = Chwała { $land-gen }
board-heroes = Bohaterowie
board-armies = Armie
board-about-achilles = W bitwach, w których stoi, do siły armii dodaje się niższą z jego Szybkości i Siły.
board-about-helen = Zaczyna z artefaktem. Hoplici innych nie wejdą do jej regionu, chyba że jest tam ich bohater.
board-about-heracles = Raz na turę może oddać żeton chwały za jeden z dwóch artefaktów.
board-about-perseus = Zaczyna z chwałą swojej krainy. Po Przygotowaniu może przelecieć do dowolnego regionu.
board-actions = Plansza akcji
board-regular = Dowolne z tych, każda raz
board-special = Potem jedna z tych
board-special-ends = kończy turę
board-special-covered = użyta
board-special-closed = nie teraz
board-special-done = użyta
board-special-waiting = później
board-special-clears = monument zwalnia wszystkie
board-regular-done = gotowe
board-regular-charged = { $count ->
    [one] jeden naładowany
    [few] { $count } naładowane
   *[other] { $count } naładowanych
}
board-regular-none-charged = żaden naładowany
board-regular-priests = { $count ->
    [one] 1 kapłan: kliknij monument
    [few] { $count } kapłanów: kliknij monument
   *[other] { $count } kapłanów: kliknij monument
}
board-regular-no-priest = brak kapłana
board-regular-hero-steps = { $count ->
    [one] 1 region: kliknij dokąd
    [few] do { $count } regionów: kliknij dokąd
   *[other] do { $count } regionów: kliknij dokąd
}
board-regular-quest-step = zadanie, krok { $step }
board-regular-hoplite-steps = { $count ->
    [one] jeden hoplita
    [few] do { $count } hoplitów
   *[other] do { $count } hoplitów
}
board-regular-hoplites-left = { $count ->
    [one] jeszcze jeden
    [few] jeszcze { $count }
   *[other] jeszcze { $count }
}
board-quests = Zadania
board-no-quests = Żadne zadanie nie czeka.
board-temples-left = Pozostałe świątynie: { $left } z { $all }
board-draft = daje selekcję błogosławieństw
board-in-region = { $where }
board-on-quest = zadanie: { $quest }, krok { $step } z { $all }
board-value = { $value }
board-injured = z obrażeniem liczy się { $value } (normalnie { $stored })
board-hurt = obrażenie
board-priests = Kapłani: do modlitwy { $pool }, w zasobach { $supply }
board-hoplites-in-supply = Hoplici w zasobach: { $count }
board-cards = Karty walki: { $count }, najwyżej { $limit }
board-slain = Zabity potwór: { $monster }
board-treasures = Artefakty: { $artifacts } · Błogosławieństwa: { $blessings }
board-of = { $value } z { $goal }
board-way-closed = nie w dwie osoby
board-way-lands = krainy
board-way-temples = świątynie
board-way-monsters = potwory
board-way-king = król
board-way-lands-long = Całe krainy
board-way-temples-long = Świątynie
board-way-monsters-long = Zabite potwory
board-way-king-long = Król nad królami, odliczanie
board-alarm-lands = Do zwycięstwa (Lord Hellady) brakuje jednego regionu: { $region }
board-alarm-lands-short = Do zwycięstwa (Lord Hellady) brakuje jednego regionu
board-alarm-temples-short = Do zwycięstwa (Ulubieniec bogów) brakuje jednej świątyni
board-alarm-monsters-short = Do zwycięstwa (Pogromca potworów) brakuje jednego potwora
board-alarm-king-short = Król nad królami po następnej akcji specjalnej ({ $seat })
board-activation = { $count ->
    [0] Karta aktywacji: rozstrzyga region monumentu { $god-gen }
    [one] Karta aktywacji: jeszcze jedna akcja tego gracza, potem rozstrzygnie region monumentu { $god-gen }
    [few] Karta aktywacji: jeszcze { $count } akcje tego gracza, potem rozstrzygnie region monumentu { $god-gen }
   *[other] Karta aktywacji: jeszcze { $count } akcji tego gracza, potem rozstrzygnie region monumentu { $god-gen }
}

## Sceny i karty

board-hand = Twoja ręka
board-hand-size = { $count } z { $limit }
board-hand-parry = Do odparcia odrzuć siłę co najmniej { $strength }.
board-no-cards = Brak kart walki.
board-next-card = ty { $own } : { $other }
board-too-many-losses = za dużo strat
board-parries-with = odpiera { $strength }
board-fits = pasuje do rany
board-set = Zestaw: { $symbol }, dowolna rana
board-spent = użyty
board-strength = Siła
board-losses-on-card = symbole strat: { $count }
board-effect-none = Bez efektu w bitwie
board-effect-city-defence-bonus = +{ $bonus } przy obronie regionu z miastem
board-effect-city-defence-recruit = Zwerbuj { $recruits } przy obronie regionu z miastem
board-effect-glory-bonus = +{ $bonus } z chwałą krainy
board-effect-phalanx = +{ $bonus } za każdych { $per-hoplites } twoich hoplitów
board-effect-outnumber-bonus = +{ $bonus }, jeśli masz więcej hoplitów
board-effect-attribute-bonus = Plus wartość: { $attribute-low }
board-effect-attribute-compare = +{ $bonus } przy wyższej wartości: { $attribute-low }
board-effect-encirclement = Pokonany traci za porażkę { $loser-losses }
board-effect-reinforcements = Dołączają hoplici z sąsiedniego regionu
board-effect-javelins = Zabija { $kills }, jeśli masz więcej hoplitów
board-effect-attacker-bonus = +{ $bonus }, jeśli atakujesz
board-symbol-one = Rana: { $symbol }
board-symbol-set = Rana: { $symbol }; { $cards } takie same dowolną
board-symbol-any = Dowolna rana
board-symbol-parries = Odpiera każdy atak, obrażenia: { $injuries }
board-asks-attribute = { $attribute-low } { $count }
board-asks-priests = kapłani w puli: { $count }
board-asks-cities = miasta: { $count }
board-asks-temples = świątynie: { $count }
board-asks-artifacts = artefakty: { $count }
board-asks-pay-cards = odrzuć karty: { $count }
board-asks-pay-priests = poświęć kapłanów: { $count }
board-asks-pay-injuries = przyjmij obrażenia: { $count }
board-wounds-open = otwarte rany: { $open } z { $all }
board-wound-open = Otwarta rana: { $symbol }
board-wound-dealt = Zadana rana: { $symbol }
board-wound-priest = Nagroda: kapłan
board-wound-artifact = Nagroda: neutralny artefakt
board-evolved = { $evolution }
board-brings = Za zabicie: { $artifact }.
board-battle-of = Bitwa: { $region }
board-strengths = Siła { $own } przeciw { $other }
board-attacks = atakuje
board-defends = broni się, wygrywa remis
board-men = Hoplici: { $hoplites }, ufortyfikowani: { $fortified }
board-part-hoplites = hoplici
board-part-fortified = fortyfikacje
board-part-cards = karty
board-part-blessings = błogosławieństwa
board-part-hero = bohater
board-loses = Na razie traci: { $count }
board-if-beaten = +{ $count } przy porażce
board-refuges = Po porażce wycofa się: { $places }
board-no-refuge = Po porażce giną wszyscy: nie ma dokąd się wycofać.
board-cards-held = Kart na ręce: { $count }
board-passed = pasuje
board-would-make = { $combat }: { $own } do { $other }.
board-you-lose = Z symboli tracisz { $count } z { $hoplites }.
board-has-won = Bitwę wygrywa { $seat }.
board-would-win = Na razie wygrywa { $seat }.
board-would-win-tie = Remis: wygrywa obrońca { $seat }.
board-no-card-yet = jeszcze bez karty
board-could-reach = { $seat } może mieć od { $least } do { $most }, nieznane karty: { $count }.
board-could-turn = Szansa na kartę, która odwróci bitwę: { $chance } %.
board-if-you-pass = Jeśli nikt już nie zagra: { $own } do { $other }.
board-pass-win = Wygrywasz i tracisz { $count }.
board-pass-lose = Tracisz { $count } z { $hoplites } i się wycofujesz.
board-hunt-for = Polowanie: { $monster }
board-hunt-won = { $monster }: polowanie udane.
board-hunt-over = Polowanie zakończone.
board-attack-chosen = Wybór gracza { $seat } przeciw polującemu
board-choose-attack = Wybierz atak na gracza { $seat }
board-choosing = { $seat } wybiera spośród ataków: { $count }
board-next-attack = Następny atak wybiera { $seat }
board-attack-range = Będzie miał siłę od { $least } do { $most }.
board-can-meet = Z obecną ręką go odeprzesz: { $chance } %.
board-defence = Obrona { $defence } z { $strength }.
board-defend-draws = Odparty: dobierasz { $count }.
board-suffer-draws = Bez obrony: karta działa, dobierasz { $count }.
board-able-after = Rana możliwa po dobraniu { $count }
board-fit-drawn = Pasująca karta wśród { $count } dobranych
board-injuries = Obrażenia: { $count } z { $most }.
board-injuries-full = Obrażenia: { $count } z { $most }. Kolejne kończy polowanie.
board-fail-cost = Porażka kosztuje obrażenia: { $count }.
board-fail-free = Porażka nie kosztuje kolejnego obrażenia.
board-stage-draft = Selekcja błogosławieństw
board-stage-draft-yours = Zatrzymaj jedno z { $count }; reszta idzie w prawo.
board-stage-draft-theirs = { $seat } wybiera jedno z { $count }.
board-stage-artifacts = Neutralne artefakty
board-stage-artifacts-yours = Weź jeden z { $count }; reszta wraca.
board-stage-artifacts-theirs = { $seat } ogląda { $count }.
board-stage-peek = Sowa Ateny
board-stage-peek-yours = Zatrzymaj jedną z { $count }; druga jest odrzucana.
board-stage-peek-theirs = { $seat } ogląda { $count }.
board-stage-quest = Rozpocząć zadanie?
board-stage-prayer = Moc boga
board-stage-temple = Nowa świątynia
board-stage-monument = Który monument rośnie?
board-stage-monsters = Potwory się ruszają
board-quest-pays = Wymaganie etapu dotyczy tylko tego, kto na nim zaczyna; dalsza droga jest za darmo. Trzeci etap kończy zadanie.
board-prayer-choice = Skorzystaj z mocy albo z niej zrezygnuj.
board-power-zeus = Karty walki do dobrania: { $count }
board-power-athena = Hoplici do zwerbowania w jednym regionie: { $count }
board-power-hermes = O ile regionów może ruszyć się armia: { $count }
board-of-goal = z { $goal }
board-priests-now = Kapłani w puli
board-temple-draft = Ta świątynia rozpoczyna selekcję błogosławieństw.
board-temple-no-draft = Ta świątynia nie rozpoczyna selekcji.
board-level-next = Poziom { $level } → { $next }
board-level-last = Ostatni poziom: zaczyna się odliczanie do króla królów.
board-level-full = Ukończony
board-priests-return = Kapłani, którzy wracają do zasobów: { $count }
board-priests-for-temples = Kapłani, których dostajesz za świątynie: do { $count }
board-tokens-return = Wszystkie użyte akcje znów są wolne, artefakty naładowane.
board-monsters-roll = Potem kość za każdego potwora: { $count }, i wydarzenie.
board-die = Kość potworów
board-told-next = Dalej ({ $at }/{ $all })
board-told-close = Zamknij
board-won-lands = Całe krainy: { $what }
board-won-temples = Świątynie: { $what }
board-won-monsters = Zabite potwory: { $what }
board-won-king = Ukończony monument: { $what }
board-won-as = Wygrywa { $seat }: { $victory }
board-score-regions = Regiony
board-score-glory = Żetony chwały
board-score-artifacts = Artefakty
board-score-blessings = Błogosławieństwa
board-map-as-it-stood = Mapa na koniec gry
