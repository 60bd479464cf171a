# Co mówi tylko plansza gry Lords of Hellas; rzeczy, zdarzenia i polecenia mają swoje słowa w grze.

## Mapa, panele, plansza akcji

board-map = Mapa Grecji
board-sea-ionian = Morze Jońskie
board-sea-aegean = Morze Egejskie
board-turn = Tura { $number }
board-status-regular = zwykłe akcje
board-status-special = akcja specjalna
board-status-monsters = ruszają potwory
board-status-battle = bitwa { $region-in }
board-status-hunt = polowanie: { $monster }
board-neutral = neutralny, populacja { $population }
board-owned = kontroluje { $seat }
board-army = { $hoplites ->
    [one] { $seat }: jeden hoplita
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
board-special-clears = zwalnia wszystko
board-regular-done = gotowe
board-regular-charged = { $count ->
    [one] jeden naładowany
    [few] { $count } naładowane
   *[other] { $count } naładowanych
}
board-regular-none-charged = żaden naładowany
board-regular-priests = { $count ->
    [one] 1 kapłan: kliknij monument
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
   *[other] do { $count } hoplitów
}
board-regular-hoplites-left = { $count ->
    [one] jeszcze jeden
   *[other] jeszcze { $count }
}
board-quests = Zadania
board-no-quests = Żadne zadanie nie czeka.
board-temples-left = Pozostałe świątynie: { $left } z { $all }
board-draft = daje selekcję błogosławieństw
board-in-region = { $region-in }
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

## Stages and cards

board-hand = Twoja ręka
