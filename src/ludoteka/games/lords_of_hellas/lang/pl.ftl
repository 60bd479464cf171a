### Co mówi Lords of Hellas: możliwości, wydarzenia, pytania, powody i pozycja w terminalu.

game-title = Lords of Hellas
game-about = Poprowadź bohatera i armię przez Grecję nowych bogów: podbijaj całe krainy, buduj świątynie, zabijaj potwory albo ukończ monument i utrzymaj go.

option-edition = Wydanie zasad tam, gdzie obie instrukcje się różnią
option-edition-cs = czeskie
option-edition-pl = polskie
option-starting_player = Kto pierwszy wybiera bohatera
option-starting_player-random = los
option-starting_player-first = pierwsze miejsce przy stole
option-armies = Kolory armii
option-armies-seats = według miejsca przy stole
option-armies-choice = każdy wybiera razem z bohaterem
option-neutral_artifacts = Neutralne artefakty
option-neutral_artifacts-ten = dziesięć z pudełka
option-neutral_artifacts-all = także z innych wydań
option-leadership_track = Skala Przywództwa
    .help = Zapisy drukowanych plansz podają pięć; plansza na ilustracji w czeskiej instrukcji pokazuje trzy.
option-leadership_track-five = od 1 do 5
option-leadership_track-three = od 1 do 3
option-achilles_speed = Początkowa Szybkość Achillesa
    .help = Czeska plansza pokazuje 3; polska instrukcja nie podaje liczby, publiczny zapis mówi 2.
option-achilles_speed-edition = według wydania: czeskie 3, polskie 2
option-achilles_speed-three = 3
option-achilles_speed-two = 2

## Turn and battle

region-epirus = Epir
    .in = w Epirze
    .into = do Epiru
    .from = z Epiru
region-macedonia = Macedonia
    .in = w Macedonii
    .into = do Macedonii
    .from = z Macedonii
region-thessaly = Tesalia
    .in = w Tesalii
    .into = do Tesalii
    .from = z Tesalii
region-chalkidiki = Chalkidyka
    .in = na Chalkidyce
    .into = na Chalkidykę
    .from = z Chalkidyki
region-acarnania = Akarnania
    .in = w Akarnanii
    .into = do Akarnanii
    .from = z Akarnanii
region-aetolia = Etolia
    .in = w Etolii
    .into = do Etolii
    .from = z Etolii
region-locris = Lokryda
    .in = w Lokrydzie
    .into = do Lokrydy
    .from = z Lokrydy
region-phocis = Fokida
    .in = w Fokidzie
    .into = do Fokidy
    .from = z Fokidy
region-euboea = Eubea
    .in = na Eubei
    .into = na Eubeę
    .from = z Eubei
region-boeotia = Beocja
    .in = w Beocji
    .into = do Beocji
    .from = z Beocji
region-attica = Attyka
    .in = w Attyce
    .into = do Attyki
    .from = z Attyki
region-corinthia = Koryntia
    .in = w Koryntii
    .into = do Koryntii
    .from = z Koryntii
region-achaea = Achaja
    .in = w Achai
    .into = do Achai
    .from = z Achai
region-elis = Elida
    .in = w Elidzie
    .into = do Elidy
    .from = z Elidy
region-arcadia = Arkadia
    .in = w Arkadii
    .into = do Arkadii
    .from = z Arkadii
region-messenia = Mesenia
    .in = w Mesenii
    .into = do Mesenii
    .from = z Mesenii
region-argolis = Argolida
    .in = w Argolidzie
    .into = do Argolidy
    .from = z Argolidy
region-laconia = Lakonia
    .in = w Lakonii
    .into = do Lakonii
    .from = z Lakonii
region-crete = Kreta
    .in = na Krecie
    .into = na Kretę
    .from = z Krety

land-red = Czerwona kraina
    .gen = czerwonej krainy
land-yellow = Żółta kraina
    .gen = żółtej krainy
land-blue = Niebieska kraina
    .gen = niebieskiej krainy
land-green = Zielona kraina
    .gen = zielonej krainy
land-brown = Brązowa kraina
    .gen = brązowej krainy

army-red = Czerwona
army-blue = Niebieska
army-yellow = Żółta
army-green = Zielona

hero-achilles = Achilles
    .acc = Achillesa
hero-helen = Helena
    .acc = Helenę
hero-heracles = Herakles
    .acc = Heraklesa
hero-perseus = Perseusz
    .acc = Perseusza

god-zeus = Zeus
    .gen = Zeusa
god-athena = Atena
    .gen = Ateny
god-hermes = Hermes
    .gen = Hermesa

attribute-leadership = Przywództwo
    .low = przywództwo
    .acc = przywództwo
attribute-strength = Siła
    .low = siła
    .acc = siłę
attribute-speed = Szybkość
    .low = szybkość
    .acc = szybkość

action-use-artifacts = Używanie artefaktów
action-prayer = Modlitwa
action-hero-move = Ruch bohatera
action-hoplite-move = Ruch hoplitów
action-recruit = Werbunek
action-march = Marsz
action-build-temple = Budowa świątyni
action-prepare = Przygotowanie
action-usurp = Uzurpacja
action-hunt = Polowanie
action-build-monument = Budowa monumentu

combat-fortification-torch = Umocnienia (pochodnia)
combat-local-support-torch = Miejscowe wsparcie (pochodnia)
combat-glory-torch = Chwała (pochodnia)
combat-phalanx-1 = Falanga (pochodnia, siła 1)
combat-phalanx-2 = Falanga (pochodnia, siła 2)
combat-fortification-bow = Umocnienia (łuk)
combat-local-support-bow = Miejscowe wsparcie (łuk)
combat-glory-bow = Chwała (łuk)
combat-flank-attack = Atak z flanki (łuk)
combat-trap-sword = Pułapka (miecz)
combat-tactical-maneuver-sword = Manewr taktyczny (miecz)
combat-encirclement-sword = Okrążenie (miecz)
combat-wild-attack-sword = Dziki atak (miecz)
combat-trap-mace = Pułapka (buława)
combat-tactical-maneuver-mace = Manewr taktyczny (buława)
combat-encirclement-mace = Okrążenie (buława)
combat-wild-attack-mace = Dziki atak (buława)
combat-reinforcements = Posiłki (tarcza)
combat-charge = Szarża (sierp)
combat-javelin-volley-axe = Salwa oszczepów (topór)
combat-wild-attack-axe = Dziki atak (topór)
combat-assault-axe = Szturm (topór)
combat-javelin-volley-spear = Salwa oszczepów (włócznia)
combat-wild-attack-spear = Dziki atak (włócznia)
combat-assault-spear = Szturm (włócznia)

symbol-torch = Pochodnia
symbol-bow = Łuk
symbol-sword = Miecz
symbol-mace = Buława
symbol-axe = Topór
symbol-spear = Włócznia
symbol-sickle = Sierp
symbol-shield = Tarcza

victory-lord-of-hellas = Lord Hellady
victory-favourite-of-the-gods = Ulubieniec bogów
victory-monster-slayer = Pogromca potworów
victory-king-of-kings = Król nad królami

verb-choose-hero = Weź bohatera: { $hero-acc }
verb-choose-army = Weź armię: { $army }
verb-place-hero = Umieść bohatera { $region-in }
verb-take-artifact = Weź artefakt { $artifact }
verb-use-artifact = Użyj artefaktu { $artifact }
verb-pray = Módl się do { $god-gen }
verb-use-power = Skorzystaj z boskiej mocy
verb-move-hero = Przemieść bohatera { $region-into }
verb-advance-quest = Przejdź na kolejny etap zadania
verb-move-hoplites = Ruch hoplitów
verb-move = Przemieść hoplitę { $from-from } { $to-into }
verb-fortify = Ufortyfikuj hoplitę w mieście { $region-in }
verb-leave-city = Wyprowadź hoplitę z miasta { $region-in }
verb-lead-from = Wyrusz { $region-from }
verb-lead-to = Idź { $region-into }
verb-lead = { $hoplites ->
    [one] Idzie jeden hoplita
    [few] Idzie { $hoplites } hoplitów
   *[other] Idzie { $hoplites } hoplitów
}
verb-march-murderously = Morderczy marsz { $region-from }
verb-give-up-glory = Oddaj chwałę { $land-gen } za artefakt
verb-special = { $action }
verb-exhausted-fight = Poluj dzięki Wyczerpującej walce
verb-repeat = Wykonaj ponownie akcję { $action }
verb-recruit = { $hoplites ->
    [one] Zwerbuj hoplitę { $region-in }
    [few] Zwerbuj { $hoplites } hoplitów { $region-in }
   *[other] Zwerbuj { $hoplites } hoplitów { $region-in }
}
verb-recruit-fortified = { $hoplites ->
    [one] Zwerbuj ufortyfikowanego hoplitę { $region-in }
    [few] Zwerbuj { $hoplites } hoplitów { $region-in }, jednego ufortyfikowanego
   *[other] Zwerbuj { $hoplites } hoplitów { $region-in }, jednego ufortyfikowanego
}
verb-draw-card = Dobierz kartę walki
verb-heal = Wylecz: { $attribute-low }
verb-build-temple = Zbuduj świątynię { $region-in }
verb-add-level = Dodaj poziom monumentu { $god-gen }
verb-raise = Podnieś { $attribute-acc }
verb-keep-blessing = Zatrzymaj błogosławieństwo { $blessing }
verb-fight = Teraz bitwa { $region-in }
verb-play = Zagraj kartę { $combat }
verb-pass = Spasuj
verb-reinforce = { $hoplites ->
    [one] Sprowadź hoplitę { $region-from }
    [few] Sprowadź { $hoplites } hoplitów { $region-from }
   *[other] Sprowadź { $hoplites } hoplitów { $region-from }
}
verb-withdraw = Wycofaj się { $region-into }
verb-save = { $hoplites ->
    [one] Ocal hoplitę Egidą
    [few] Ocal { $hoplites } hoplitów Egidą
   *[other] Ocal { $hoplites } hoplitów Egidą
}
verb-let-die = Niech zginą
verb-injure = Obrażenie: { $attribute-low }
verb-discard = Odrzuć kartę { $combat }
verb-decline = Zrezygnuj
verb-done = Gotowe

prompt-choose-hero = Wybierz bohatera
prompt-choose-army = Wybierz kolor armii
prompt-place-hero = Umieść bohatera i hoplitów
prompt-take-artifact = Weź jeden z tych artefaktów
prompt-turn = Twoja tura: zwykłe akcje, a na koniec akcja specjalna
prompt-use-artifacts = Użyć kolejnych artefaktów?
prompt-divine-power = Skorzystać z boskiej mocy { $god-gen }?
prompt-hoplite-move = { $left ->
    [one] Przemieść jeszcze jednego hoplitę
    [few] Przemieść najwyżej { $left } hoplitów
   *[other] Przemieść najwyżej { $left } hoplitów
}
prompt-lead-from = { $distance ->
    [one] Która armia przemieści się o jeden region?
    [few] Która armia przemieści się najwyżej o { $distance } regiony?
   *[other] Która armia przemieści się najwyżej o { $distance } regionów?
}
prompt-lead-to = Dokąd { $region-from }?
prompt-lead-hoplites = Ilu hoplitów idzie { $from-from } { $to-into }?
prompt-special-action = Wybierz jeszcze jedną akcję specjalną
prompt-repeat = Którą wykorzystaną akcję wykonujesz ponownie przed budową monumentu?
prompt-recruit-action = Werbuj w swoich miastach
prompt-muster = { $hoplites ->
    [one] Zwerbować hoplitę?
    [few] Zwerbować najwyżej { $hoplites } hoplitów?
   *[other] Zwerbować najwyżej { $hoplites } hoplitów?
}
prompt-march = Kto maszeruje?
prompt-prepare = { $left ->
    [one] Przygotowanie: ostatnia opcja
    [few] Przygotowanie: { $left } opcje
   *[other] Przygotowanie: { $left } opcji
}
prompt-perseus-flies = Perseusz może przenieść się do dowolnego regionu
prompt-build-temple = Gdzie budujesz świątynię?
prompt-add-level = Który monument rośnie?
prompt-raise = { $left ->
    [one] Podnieś jedną cechę
    [few] Podnieś kolejno { $left } cechy
   *[other] Podnieś kolejno { $left } cech
}
prompt-keep-blessing = Zatrzymaj jedno błogosławieństwo, reszta idzie w prawo
prompt-next-battle = Która bitwa teraz?
prompt-play-card = Bitwa { $region-in }: siła twojej armii to { $own }, { $enemy } ma { $other }. Zagrać kartę?
prompt-reinforce = Sprowadzić hoplitów do bitwy { $region-in }?
prompt-withdraw = Dokąd wycofują się twoi hoplici { $region-from }?
prompt-aegis = { $hoplites ->
    [one] Zginąłby hoplita { $region-in }. Użyć Egidy?
    [few] Zginęłoby { $hoplites } hoplitów { $region-in }. Użyć Egidy?
   *[other] Zginęłoby { $hoplites } hoplitów { $region-in }. Użyć Egidy?
}
prompt-injury = Która cecha odnosi obrażenie?
prompt-healing = Które obrażenie wyleczyć?
prompt-hand-limit = Za dużo kart walki: odrzuć jedną
prompt-discard-cards = { $left ->
    [one] Odrzuć kartę walki
    [few] Odrzuć { $left } karty walki
   *[other] Odrzuć { $left } kart walki
}

event-quest-appears = Nowe zadanie { $region-in }: { $quest }
event-quest-discarded = Nie ma wolnego miejsca na zadanie { $quest }
event-monster-appears = { $monster } pojawia się { $region-in }
event-evolved = { $monster } ewoluuje: { $evolution }
event-events-shuffled = Karty wydarzeń zostają przetasowane
event-hero-chosen = { $seat } bierze bohatera: { $hero-acc }
event-army-chosen = { $seat } bierze armię: { $army }
event-hero-placed = { $seat } umieszcza bohatera { $region-in }
event-artifacts-looked-at = { $cards ->
    [one] { $seat } ogląda neutralny artefakt
    [few] { $seat } ogląda { $cards } neutralne artefakty
   *[other] { $seat } ogląda { $cards } neutralnych artefaktów
}
event-artifact-seen = { $seat } widzi artefakt { $artifact }
event-artifact-gained = { $seat } otrzymuje artefakt { $artifact }
event-artifact-used = { $seat } używa artefaktu { $artifact }
event-turn = Tura { $number }: { $seat }
event-prayed = { $seat } wysyła kapłana do { $god-gen }
event-attribute-raised = { $seat }: { $attribute-low } rośnie do { $value }
event-attribute-lowered = { $seat }: { $attribute-low } spada do { $value }
event-hero-moved = { $seat } przemieszcza bohatera { $region-into }
event-moved = { $hoplites ->
    [one] { $seat }: hoplita idzie { $from-from } { $to-into }
    [few] { $seat }: { $hoplites } hoplitów idzie { $from-from } { $to-into }
   *[other] { $seat }: { $hoplites } hoplitów idzie { $from-from } { $to-into }
}
event-fortified = { $seat } fortyfikuje hoplitę { $region-in }
event-left-city = { $seat } wyprowadza hoplitę z miasta { $region-in }
event-control = { $seat } przejmuje kontrolę: { $region }
event-glory = { $seat } bierze żeton chwały { $land-gen }
event-glory-given-up = { $seat } oddaje żeton chwały { $land-gen }
event-special = { $seat }: { $action }
event-exhausted-fight = { $seat } poluje dzięki Wyczerpującej walce
event-repeated = { $seat } wykonuje ponownie akcję { $action }
event-recruited = { $hoplites ->
    [one] { $seat } werbuje hoplitę { $region-in }
    [few] { $seat } werbuje { $hoplites } hoplitów { $region-in }
   *[other] { $seat } werbuje { $hoplites } hoplitów { $region-in }
}
event-priests-gained = { $priests ->
    [one] { $seat } otrzymuje kapłana
    [few] { $seat } otrzymuje { $priests } kapłanów
   *[other] { $seat } otrzymuje { $priests } kapłanów
}
event-priests-sacrificed = { $priests ->
    [one] { $seat } poświęca kapłana
    [few] { $seat } poświęca { $priests } kapłanów
   *[other] { $seat } poświęca { $priests } kapłanów
}
event-injured = { $seat }: obrażenie bohatera, { $attribute-low }
event-healed = { $seat }: obrażenie wyleczone, { $attribute-low }
event-cards-drawn = { $cards ->
    [one] { $seat } dobiera kartę walki
    [few] { $seat } dobiera { $cards } karty walki
   *[other] { $seat } dobiera { $cards } kart walki
}
event-card-drawn = { $seat } ma teraz na ręce: { $combat }
event-combat-cards-shuffled = Karty walki zostają przetasowane
event-discarded = { $seat } odrzuca kartę { $combat }
event-temple-built = { $seat } buduje świątynię { $region-in }
event-level-built = { $seat } buduje { $level }. poziom monumentu { $god-gen }
event-renewal = Kapłani wracają do zasobów, wykorzystane akcje znów są wolne, artefakty zostają naładowane
event-activation = { $tokens ->
    [one] Monument { $god-gen } jest ukończony: po jeszcze jednej akcji specjalnej ({ $seat }) rozstrzygnie jego region
    [few] Monument { $god-gen } jest ukończony: po { $tokens } kolejnych akcjach specjalnych ({ $seat }) rozstrzygnie jego region
   *[other] Monument { $god-gen } jest ukończony: po { $tokens } kolejnych akcjach specjalnych ({ $seat }) rozstrzygnie jego region
}
event-countdown = { $tokens ->
    [0] { $seat } zdejmuje ostatni żeton z karty aktywacji
    [one] { $seat } zostawia jeden żeton na karcie aktywacji
    [few] { $seat } zostawia { $tokens } żetony na karcie aktywacji
   *[other] { $seat } zostawia { $tokens } żetonów na karcie aktywacji
}
event-draft = { $cards ->
    [one] { $seat } dobiera jedno błogosławieństwo do selekcji
    [few] { $seat } dobiera { $cards } błogosławieństwa do selekcji
   *[other] { $seat } dobiera { $cards } błogosławieństw do selekcji
}
event-blessing-seen = { $seat } widzi błogosławieństwo { $blessing }
event-blessing-kept = { $seat } zatrzymuje błogosławieństwo { $blessing }
event-blessing-discarded = Błogosławieństwo { $blessing } zostaje odrzucone
event-blessings-shuffled = Błogosławieństwa zostają przetasowane
event-battle = { $attacker } atakuje { $region-in }, broni się { $defender }
event-battle-called-off = Do bitwy { $region-in } nie dochodzi
event-played = { $seat } zagrywa kartę { $combat }
event-passed = { $seat } pasuje
event-compared = Siła armii: { $attacker } { $attack }, { $defender } { $defence }
event-battle-won = { $seat } wygrywa bitwę { $region-in }
event-hoplites-died = { $hoplites ->
    [one] { $seat } traci hoplitę { $region-in }
    [few] { $seat } traci { $hoplites } hoplitów { $region-in }
   *[other] { $seat } traci { $hoplites } hoplitów { $region-in }
}
event-withdrew = { $hoplites ->
    [one] { $seat }: hoplita wycofuje się { $from-from } { $to-into }
    [few] { $seat }: { $hoplites } hoplitów wycofuje się { $from-from } { $to-into }
   *[other] { $seat }: { $hoplites } hoplitów wycofuje się { $from-from } { $to-into }
}
event-victory = { $seat } wygrywa: { $victory }

reason-hero-there = { $region-in } stoi już inny bohater
reason-monster-rolled = { $monster }: już rzucono kością
reason-monster-absent = { $monster }: brak na mapie
reason-other-monster = teraz chodzi o innego potwora: { $monster }
reason-not-in-hand = nie masz karty { $combat } na ręce
reason-too-many-losses = { $hoplites ->
    [one] symboli strat byłoby więcej niż jeden hoplita
    [few] symboli strat byłoby więcej niż twoich { $hoplites } hoplitów
   *[other] symboli strat byłoby więcej niż twoich { $hoplites } hoplitów
}
reason-already-done = { $action }: już wykonane w tej turze
reason-covered = { $action }: akcja wykorzystana, dopóki ktoś nie zbuduje poziomu monumentu
reason-nothing-to-repeat = nie masz wykorzystanej akcji, którą można najpierw powtórzyć
reason-no-priest = nie masz kapłana w puli
reason-monument-full = { $priests ->
    [one] monument { $god-gen } nie ma wolnego miejsca, stoi tam jeden kapłan
    [few] monument { $god-gen } nie ma wolnego miejsca, stoi tam { $priests } kapłanów
   *[other] monument { $god-gen } nie ma wolnego miejsca, stoi tam { $priests } kapłanów
}
reason-on-quest = twój bohater wykonuje zadanie: { $quest }
reason-nothing-there = ruch w miejscu nic by { $region-in } nie dał
reason-too-far = { $region } jest za daleko na szybkość { $speed }
reason-not-your-artifact = artefakt { $artifact } nie należy do ciebie
reason-discharged = artefakt { $artifact } nie jest naładowany
reason-no-hoplites = żaden z twoich hoplitów nie może się ruszyć
reason-not-neighbours = regiony { $from } i { $to } nie sąsiadują
reason-helen-there = { $region-in } stoi Helena, a twojego bohatera tam nie ma
reason-none-of-yours = { $region-in } nie masz hoplitów
reason-only-fortified = twoi hoplici { $region-in } są ufortyfikowani
reason-have-moved = twoi hoplici { $region-in } już się ruszyli
reason-not-controlled = nie kontrolujesz regionu { $region }
reason-no-room = w mieście { $region-in } nie ma miejsca
reason-nobody-fortified = żaden hoplita nie może opuścić miasta { $region-in }
reason-out-of-reach = { $region } jest poza zasięgiem
reason-supply-empty = nie masz już hoplitów w zasobach
reason-not-so-many = { $hoplites ->
    [one] w zasobach został ci jeden hoplita
    [few] w zasobach zostało ci { $hoplites } hoplitów
   *[other] w zasobach zostało ci { $hoplites } hoplitów
}
reason-enemies-there = { $region-in } stoją hoplici innego gracza
reason-sphinx-there = Sfinks nie pozwala werbować { $region-in }
reason-not-injured = bez obrażenia: { $attribute-low }
reason-hero-not-there = twój bohater nie stoi { $region-in }
reason-temple-there = { $region-in } już stoi świątynia
reason-no-shrine = { $region-in } nie ma kapliczki
reason-minotaur-there = Minotaur nie pozwala budować { $region-in }
reason-no-temple-left = na karcie świątyni nie ma już świątyń
reason-monument-complete = monument { $god-gen } jest ukończony
reason-refuge-taken = { $region } należy do innego gracza
reason-no-refuge = { $region }: ta armia nie może się tam wycofać

## Hunt, monsters, quests, artifacts, blessings

monster-cerberus = Cerber
monster-chimera = Chimera
monster-cyclops = Cyklop
monster-hydra = Hydra
monster-medusa = Meduza
monster-minotaur = Minotaur
monster-sphinx = Sfinks

quest-aid-to-atlas = Pomoc Atlasowi
quest-amazon-queen = Królowa Amazonek
quest-augean-stables = Oczyszczenie stajni Augiasza
quest-saving-prometheus = Ratunek dla Prometeusza
quest-cretan-bull = Schwytanie byka kreteńskiego
quest-calydonian-hunt = Łowy kalidońskie
quest-stymphalian-birds = Zabicie ptaków stymfalijskich
quest-golden-fleece = Wyprawa po złote runo
quest-cattle-of-geryon = Stado Geriona

artifact-owl-of-athena = Sowa Ateny
artifact-boots-of-hermes = Buty Hermesa
artifact-thunder-of-zeus = Grom Zeusa
artifact-poison-arrows = Zatrute strzały
artifact-minotaurs-horn = Róg Minotaura
artifact-head-of-sphinx = Głowa Sfinksa
artifact-eye-of-cyclops = Oko Cyklopa
artifact-medusas-blood = Krew Meduzy
artifact-chimeras-fire = Ogień Chimery
artifact-adamant-tethers = Adamantowe pęta
artifact-caduceus = Kaduceusz
artifact-harpe = Harpe
artifact-pandoras-box = Puszka Pandory
artifact-horn-of-plenty = Róg obfitości
artifact-staff-of-tiresias = Laska Tejrezjasza
artifact-ambrosia = Ambrozja
artifact-aegis = Egida
artifact-eye-of-graeae = Oko Graj
artifact-ariadnes-thread = Nić Ariadny
artifact-palladium = Palladion
artifact-apollos-arrow = Strzała Apolla
artifact-orpheus-lyre = Lira Orfeusza
artifact-dragon-teeth = Smocze zęby
artifact-golden-goblet = Złoty puchar Heliosa
artifact-femes-trumpet = Trąba Feme

blessing-cunning-tactician = Przebiegły taktyk
blessing-mobilization = Mobilizacja
blessing-master-plan = Mistrzowski plan
blessing-athenas-gift = Dar Ateny
blessing-heroic-presence = Obecność bohatera
blessing-always-prepared = Zawsze w gotowości
blessing-unbroken-morale = Niezłomne morale
blessing-local-volunteers = Miejscowi ochotnicy
blessing-stalwart-defense = Nieustępliwa obrona
blessing-no-attrition = Bez strat
blessing-battle-prayer = Modlitwa bitewna
blessing-restrictive-maneuver = Manewr krępujący
blessing-sacrifice-of-flesh = Ofiara z ciała
blessing-weak-spot = Słaby punkt
blessing-push-ups = Pompki
blessing-inspiring-hunt = Inspirujące polowanie
blessing-combat-training = Szkolenie bojowe
blessing-heros-wrath = Gniew bohatera
blessing-local-support = Miejscowe poparcie
blessing-glory-of-zeus = Chwała Zeusa
blessing-armory = Zbrojownia
blessing-gods-strength = Boska siła
blessing-wild-hunt = Dzikie łowy
blessing-shoot-to-kill = Zabójczy strzał
blessing-exhausted-fight = Walka resztką sił
blessing-forced-march = Forsowny marsz
blessing-rearguard = Ariergarda
blessing-response-force = Oddział szybkiego reagowania
blessing-bluff = Blef
blessing-exile = Wygnanie
blessing-ambush = Zasadzka
blessing-murderous-march = Morderczy marsz
blessing-advanced-dodge = Mistrzowski unik
blessing-hermes-temple = Świątynia Hermesa
blessing-winged-boots = Skrzydlate buty
blessing-heros-apprentice = Uczeń bohatera

attack-attack-3 = Atak (3)
attack-attack-4 = Atak (4)
attack-attack-5 = Atak (5)
attack-charge = Szarża
attack-fury = Furia
attack-mighty-attack = Potężny atak
attack-nasty-wounds = Paskudne rany
attack-quick-attack-4 = Szybki atak (4)
attack-quick-attack-5 = Szybki atak (5)
attack-rampage = Szał
attack-recall-3 = Odwołanie (3)
attack-recall-4 = Odwołanie (4)
attack-special-attack-3 = Atak specjalny (3)
attack-special-attack-4 = Atak specjalny (4)
attack-surprise-attack = Atak z zaskoczenia
attack-wild-attack-4 = Dziki atak (4)
attack-wild-attack-5 = Dziki atak (5)

evolution-cerberus-1 = Cerber I
evolution-cerberus-2 = Cerber II
evolution-chimera-1 = Chimera I
evolution-chimera-2 = Chimera II
evolution-cyclops-1 = Cyklop I
evolution-cyclops-2 = Cyklop II
evolution-hydra-1 = Hydra I
evolution-hydra-2 = Hydra II
evolution-medusa-1 = Meduza I
evolution-medusa-2 = Meduza II
evolution-minotaur-1 = Minotaur I
evolution-minotaur-2 = Minotaur II
evolution-sphinx-1 = Sfinks I
evolution-sphinx-2 = Sfinks II

reward-monster-artifact = artefakt potwora
reward-neutral-artifact = neutralny artefakt
reward-priest = kapłan

face-nothing = nic
face-region-attack = atak na region
face-move = ruch
face-move-or-region-attack = ruch lub atak na region

verb-hunt = Poluj: { $monster }
verb-wound = Zadaj ranę { $symbol } ({ $place }) kartą { $combat }
verb-wound-with-set = Zadaj ranę { $symbol } ({ $place }) zestawem kart: { $set }
verb-give-up = Zakończ polowanie
verb-attack = Zagraj atak { $attack }
verb-defend = Obroń się kartą { $combat }
verb-defend-planned = Obroń się kartą { $combat } i poświęć kapłana na Mistrzowski plan
verb-parry = Odeprzyj atak kartą { $combat } kosztem obrażenia
verb-suffer = Nie broń się
verb-lower = Obniż cechę: { $attribute-low }
verb-sacrifice-priest = Poświęć kapłana
verb-take-injury = Przyjmij obrażenie
verb-take-reward = Weź nagrodę: { $reward }
verb-strike = Rana { $symbol } ({ $place })
verb-mend = Zdejmij znacznik rany { $symbol } ({ $place })
verb-roll = Rzuć kością: { $monster }
verb-move-monster = { $monster }: przesuń { $region-into }
verb-region-attack = { $monster } atakuje region
verb-attack-region = Zaatakuj region { $region }
verb-start-quest = Rozpocznij zadanie { $quest } od etapu { $step }
verb-discard-quest = Odrzuć zadanie { $quest } za jego nagrodę
verb-take-glory = Weź żeton chwały: { $land }
verb-strike-hero = Zadaj obrażenie bohaterowi gracza { $seat }
verb-strike-monster = Zadaj ranę potworowi: { $monster }
verb-keep-card = Zatrzymaj kartę { $combat }
verb-give-up-blessing = Odrzuć za nie błogosławieństwo { $blessing }
verb-take-back = Odzyskaj znacznik z akcji { $action }
verb-drink = Wypij ze Złotego pucharu: { $attribute-low } liczy się o 1 więcej
verb-drink-before = Wypij ze Złotego pucharu, { $action }: { $attribute-low } liczy się o 1 więcej
verb-play-with-losses = Zagraj kartę { $combat } i nie ignoruj jej strat
verb-use-blessing = Użyj błogosławieństwa { $blessing }
verb-shoot = Zabójczy strzał: odrzuć kartę { $combat }
verb-kill-hoplites = Zabij hoplitów { $region-in }
verb-go-first = Pierwszy działa { $seat }
verb-add-loss = Dodaj przeciwnikowi symbol strat
verb-ignore-loss = Zignoruj jeden swój symbol strat

prompt-prey = Na którego potwora polujesz?
prompt-before-hunt = Przed polowaniem: użyć czegoś?
prompt-use-at-start = Na początku polowania: zadać ranę?
prompt-hero-attack = Zaatakuj potwora: { $monster }
prompt-spend-set = { $left ->
        [one] Odrzuć jeszcze { $left } kartę z symbolem { $symbol }
        [few] Odrzuć jeszcze { $left } karty z symbolem { $symbol }
       *[other] Odrzuć jeszcze { $left } kart z symbolem { $symbol }
    }
prompt-staff-of-tiresias = Użyć Laski Tejrezjasza, by wybrać atak?
prompt-choose-attack = { $monster } atakuje, poluje { $hunter }: wybierz atak
prompt-answer-attack = { $attack }, siła { $strength }; twoja obrona: { $defence }
prompt-attribute-drop = Która z najwyższych cech spada?
prompt-ransom = Poświęcić kapłanów ({ $priests }) czy przyjąć obrażenia ({ $injuries })?
prompt-take-reward = Wybierz nagrodę za polowanie
prompt-strike = Którą ranę otrzyma { $monster }?
prompt-mend = Która rana się goi? ({ $monster })
prompt-roll-for = Faza potworów: dla którego potwora rzucasz teraz?
prompt-move-monster = Dokąd idzie { $monster }?
prompt-move-or-attack = { $monster }: ruch czy atak na region?
prompt-target = { $left ->
        [one] { $monster } atakuje: wybierz jeszcze { $left } region
        [few] { $monster } atakuje: wybierz jeszcze { $left } regiony
       *[other] { $monster } atakuje: wybierz jeszcze { $left } regionów
    }
prompt-start-quest = Rozpocząć zadanie?
prompt-recruit-in-cities = { $hoplites ->
        [one] Zwerbuj { $hoplites } hoplitę w każdym swoim mieście
        [few] Zwerbuj do { $hoplites } hoplitów w każdym swoim mieście
       *[other] Zwerbuj do { $hoplites } hoplitów w każdym swoim mieście
    }
prompt-more-glory = Weź żeton chwały, którego nikt nie ma
prompt-raise-to = Która cecha rośnie do { $value }?
prompt-second-action = Odrzucić zatrzymane zadanie za kolejną akcję specjalną?
prompt-hermes-carries = Dokąd Buty Hermesa przeniosą twojego bohatera?
prompt-thunder = Kogo razi Grom Zeusa?
prompt-ariadnes-thread = Nić Ariadny: który potwór pójdzie dokąd?
prompt-keep-card = Sowa Ateny: którą kartę zatrzymujesz?
prompt-exchange-blessing = Lira Orfeusza: odrzucić błogosławieństwo za nowe?
prompt-take-back-token = Z której akcji specjalnej odzyskujesz znacznik?
prompt-exchange-cards = Odrzuć karty, dobierzesz tyle samo; na razie { $cards }
prompt-fast-move = Dokąd idzie twój bohater?
prompt-banish = Wygnanie: który potwór pójdzie dokąd?
prompt-shot = Do czego strzelasz?
prompt-apprentice = Uczeń bohatera: który hoplita się rusza?
prompt-winged-boots = Skrzydlate buty: który hoplita leci?
prompt-first-to-act = Przed bitwą działają obaj: kto pierwszy?
prompt-before-battle = Przed bitwą, przeciwnik { $enemy }, { $region }: użyć czegoś?
prompt-blow-horn = Zadąć w Róg Minotaura i sprowadzić hoplitów { $region-into }?
prompt-master-plan = Mistrzowski plan: poświęcić kapłana, by wzmocnić kartę { $combat }?
prompt-bluff = Blef: zagrać jeszcze kartę? Ty { $own }, { $enemy } { $other }
prompt-spill-blood = Użyć Krwi Meduzy?
prompt-palladium = Użyć Palladionu, by wycofał się zwycięzca?

event-hunt = { $seat } poluje: { $monster }
event-wounded = { $seat } zadaje ranę: { $monster }, { $symbol } ({ $place })
event-attacks-shuffled = Talia ataku potworów zostaje przetasowana
event-attack-seen = { $seat } widzi atak { $attack }
event-attack = { $monster } atakuje: { $attack }, siła { $strength }
event-attack-discarded = Atak { $attack } zostaje odrzucony
event-parried = { $seat } odpiera atak
event-suffered = { $seat } się nie broni
event-special-attack = { $monster } używa ataku specjalnego
event-hunt-won = { $seat }: polowanie udane ({ $monster })
event-hunt-lost = { $seat }: polowanie nieudane ({ $monster })
event-slain = { $seat } ma na koncie potwora: { $monster }
event-artifact-lost = { $artifact } opuszcza grę
event-mended = { $monster } leczy ranę: { $symbol } ({ $place })
event-monster-phase = Faza potworów; decyduje { $seat }
event-rolled = { $seat } rzuca kością, { $monster }: { $face }
event-monster-moved = { $monster } idzie { $from-from } { $to-into }
event-region-attack = { $monster } atakuje region { $region }
event-quest-step = { $seat }: bohater wykonuje zadanie { $quest }, etap { $step }
event-quest-completed = { $seat } kończy zadanie { $quest }
event-hero-returned = { $seat }: bohater wraca { $region-into }
event-quest-kept = { $seat } zatrzymuje kartę { $quest }
event-quest-used = { $seat } odrzuca zadanie { $quest } za jego nagrodę
event-card-seen = { $seat } widzi kartę { $combat }
event-taken-back = { $seat } odzyskuje znacznik z akcji { $action }
event-blessing-used = { $seat } używa błogosławieństwa { $blessing }

reason-must-wound = łowca, który może zranić potwora, musi to zrobić
reason-wrong-symbol = karta { $combat } nie pasuje do takiej wolnej rany
reason-too-weak = twoje karty nie dorównają sile ataku { $strength }
reason-defence-begun = rozpoczętą obronę trzeba dokończyć

draw-name = { $name }
draw-start = Przed pierwszą turą
draw-turn = Tura { $number }: { $seat }
draw-legend = (2) populacja neutralnego regionu  R3 kontrola i hoplici  f ufortyfikowany  · sam znacznik  # miasto, ## Sparta  ^ świątynia  _ kapliczka  M2 monument  *R bohater  ! potwór  ? zadanie
draw-goals = Do zwycięstwa: krainy { $lands }, świątynie { $temples }, potwory { $monsters } albo ukończony monument
draw-regions = Regiony (populacja, siła, co tam jest → sąsiedzi)
draw-monuments = Monumenty
draw-monument = { $god } { $level } ({ $priests }, { $power })
draw-temples = Świątynie na karcie: { $count }
draw-next-draft = , selekcja przy { $count }. z nich
draw-king = Król nad królami: { $seat } ma kartę aktywacji monumentu ({ $god }), zostało znaczników: { $tokens }
draw-monsters = Potwory (rany w nawiasie są zadane, + kapłan, $ artefakt)
draw-slain = { $monster }: upolowany, ma go { $seat }
draw-quests = Zadania (etap i bohaterowie na nim)
draw-quest = { $quest }, { $region }: { $steps }
draw-player = Gracz
draw-hero = Bohater
draw-on-quest = { $hero }: { $quest }, etap { $step }
draw-leadership = Przyw.
draw-strength = Siła
draw-speed = Szyb.
draw-priests = Kapłani
draw-cards = Karty
draw-hoplites = Hopl. w zap.
draw-held = Regiony
draw-lands = Krainy
draw-held-temples = Świątynie
draw-figures = Potwory
draw-glory = chwała
draw-covered = Użyte akcje: { $actions }
draw-artifacts = Artefakty: { $artifacts }
draw-discharged = (użyty)
draw-blessings = Błogosławieństwa: { $blessings }
draw-kept = Zatrzymane zadania: { $quests }
draw-hand = Ręka: { $cards }
draw-battle = Bitwa, { $region }: { $attacker } { $attack } (straty { $losses }; { $cards }) przeciw { $defender } { $defence } (straty { $others }; { $answers })
draw-hunt = Polowanie: { $seat }, { $monster }
draw-attack = { $attack }, siła { $strength }, obrona na razie { $defence }
draw-drawn = Karty ataku, tylko dla ciebie: { $cards }
draw-looked = Oglądasz: { $cards }
draw-draft = Selekcja: { $cards }
draw-decks = Talie: karty walki { $combat } (odrzucone { $discards })  wydarzenia { $events }  artefakty { $artifacts }  błogosławieństwa { $blessings }

reason-place-closed = { $place } nie jest wolne
reason-no-set = zestaw wymaga kart z symbolem { $symbol }: { $cards }
reason-no-shield = karta { $combat } nie ma tarczy
reason-no-prey = { $region-in } nie ma potwora
reason-prey-needs-priests = { $monster }: polowanie wymaga kapłanów w puli: { $priests }
reason-prey-needs-leadership = { $monster }: polowanie wymaga przywództwa { $value }
reason-not-your-blessing = nie masz błogosławieństwa { $blessing }
reason-blessing-spent = błogosławieństwo { $blessing } działa raz na turę
reason-no-quest-there = zadanie { $quest } nie zaczyna się tam, gdzie jest twój bohater
reason-all-injured = wszystkie cechy twojego bohatera mają obrażenia
reason-all-priests = wszyscy twoi kapłani są już w grze
reason-already-attacked = { $region }: ten region już wybrano
reason-already-injured = już ma obrażenie: { $attribute-low }
reason-already-raised = już podniesiono: { $attribute-low }
reason-already-recruited = { $region-in } już werbowano
reason-already-there = jest tam już teraz: { $region }
reason-army-taken = tę armię ktoś już wziął: { $army }
reason-artifact-not-shown = artefaktu { $artifact } nie ma wśród oglądanych
reason-artifact-other-time = artefaktu { $artifact } używa się w innym momencie
reason-attack-begun = atak już się zaczął: potwór jest ranny
reason-attack-not-drawn = karty { $attack } nie ma wśród dobranych
reason-battle-elsewhere = bitwa toczy się { $region-in }
reason-blessing-covered = błogosławieństwo { $blessing } jest wykorzystane, dopóki ktoś nie zbuduje poziomu monumentu
reason-blessing-not-shown = błogosławieństwa { $blessing } nie ma wśród kart do wyboru
reason-blessing-other-time = błogosławieństwo { $blessing } działa w innym momencie
reason-card-not-shown = karty { $combat } nie ma wśród oglądanych
reason-defence-not-begun = najpierw trzeba odrzucić kartę w obronie
reason-empty-hand = nie masz na ręce żadnej karty walki
reason-enemy-empty-hand = { $enemy } nie ma karty walki do odrzucenia
reason-for-defenders = błogosławieństwo { $blessing } działa tylko w obronie
reason-fully-injured = bohater nie może już otrzymać obrażenia: { $seat }
reason-glory-given = w jednej turze można oddać tylko jeden żeton chwały
reason-glory-held = żeton chwały { $land-gen } ma już { $seat }
reason-hero-not-moved = twój bohater nie ruszył się w tej turze
reason-hero-rests = twój bohater ukończył zadanie i w tej turze już się nie rusza
reason-hero-taken = tego bohatera ktoś już wziął: { $hero }
reason-high-enough = ma już wartość { $value } lub więcej: { $attribute-low }
reason-maneuver-holds = błogosławieństwo { $blessing } nie pozwala atakującemu zagrać kolejnej karty
reason-monster-too-far = { $monster } tam nie sięga: { $region }
reason-needs-cards = { $cards ->
    [one] błogosławieństwo { $blessing } kosztuje jedną kartę walki
    [few] błogosławieństwo { $blessing } kosztuje { $cards } karty walki
   *[other] błogosławieństwo { $blessing } kosztuje { $cards } kart walki
}
reason-needs-priests = { $priests ->
    [one] błogosławieństwo { $blessing } kosztuje jednego kapłana z puli
    [few] błogosławieństwo { $blessing } kosztuje { $priests } kapłanów z puli
   *[other] błogosławieństwo { $blessing } kosztuje { $priests } kapłanów z puli
}
reason-never-a-set = karty z tym symbolem nie zadają ran zestawem: { $symbol }
reason-no-action-token = nie masz wolnego żetonu wykorzystanej akcji
reason-no-army = nie masz hoplitów na mapie
reason-no-artifact-left = nie ma już neutralnych artefaktów
reason-no-battle-there = { $region-in } nie toczysz bitwy
reason-no-blessing = nie masz błogosławieństwa, z którego można zrezygnować
reason-no-blessing-left = nie ma już błogosławieństw do obejrzenia
reason-no-cards-left = nie ma już kart walki do dobrania
reason-no-city = { $region-in } nie ma miasta
reason-no-city-held = nie kontrolujesz regionu z miastem
reason-no-control-token = wszystkie twoje żetony kontroli są na mapie
reason-no-drink-before = Złotego pucharu Heliosa używa się tylko przed ruchem, nie dla: { $action }
reason-no-injury = twój bohater nie ma obrażeń
reason-no-monster-on-map = na mapie nie ma potwora
reason-no-region-held = nie kontrolujesz żadnego regionu
reason-no-shrine-held = nie kontrolujesz regionu z pustą kapliczką
reason-no-such-step = { $steps ->
    [one] zadanie { $quest } ma jeden etap
    [few] zadanie { $quest } ma { $steps } etapy
   *[other] zadanie { $quest } ma { $steps } etapów
}
reason-no-temple-there = { $region-in } nie ma świątyni
reason-no-way-out = { $region-from } nie ma drogi
reason-nobody-near = żaden twój hoplita nie może przyjść z sąsiedztwa { $region-into }
reason-nobody-there = { $region-in } nie ma kogo trafić
reason-nobody-to-strike = nie można zranić żadnego wrogiego bohatera, a na mapie nie ma potwora
reason-not-covered = { $action }: ta akcja nie jest wykorzystana
reason-not-highest = spada tylko najwyższa cecha, nie { $attribute-low }
reason-not-in-battle = w tej bitwie nie walczy: { $seat }
reason-not-neutral = { $region }: ten region nie jest neutralny
reason-not-special = { $action }: akcja zwykła, a nie specjalna
reason-not-your-glory = nie masz żetonu chwały { $land-gen }
reason-not-your-hero = to potrafi tylko { $hero }
reason-nothing-covered = nie masz wykorzystanej akcji
reason-nothing-to-ignore = karta { $combat } nie ma symbolu strat, który byłby ignorowany
reason-nothing-to-prepare = nie ma czego leczyć, dobierać ani kogo werbować
reason-nothing-wounded = w tym ataku potwór nie został jeszcze zraniony
reason-number-between = { $most ->
    [one] tutaj możliwy jest tylko jeden hoplita
    [few] tutaj możliwa liczba hoplitów to od { $least } do { $most }
   *[other] tutaj możliwa liczba hoplitów to od { $least } do { $most }
}
reason-on-no-quest = twój bohater nie wykonuje zadania
reason-place-open = nie leży tam znacznik rany: { $place }
reason-prey-elsewhere = { $monster } jest { $region-in }, a twój bohater nie
reason-quest-not-kept = nie masz karty { $quest }
reason-quest-other-time = kartę { $quest } odrzuca się w innym momencie
reason-recruits-elsewhere = tych hoplitów nie można zwerbować { $region-in }
reason-reward-not-earned = nie zdobyto w tym polowaniu lub już nie ma: { $reward }
reason-set-of-symbol = karta { $combat } nie ma potrzebnego symbolu: { $symbol }
reason-step-artifacts = { $artifacts ->
    [one] trzeba mieć artefakt
    [few] trzeba mieć { $artifacts } artefakty
   *[other] trzeba mieć { $artifacts } artefaktów
}
reason-step-attribute = potrzebna jest wartość co najmniej { $value }: { $attribute-low }
reason-step-cards = { $cards ->
    [one] to kosztuje jedną kartę walki
    [few] to kosztuje { $cards } karty walki
   *[other] to kosztuje { $cards } kart walki
}
reason-step-cities = { $cities ->
    [one] trzeba kontrolować jedno miasto
    [few] trzeba kontrolować { $cities } miasta
   *[other] trzeba kontrolować { $cities } miast
}
reason-step-injuries = { $injuries ->
    [one] to kosztuje jedno obrażenie, a bohater nie może go już otrzymać
    [few] to kosztuje { $injuries } obrażenia, a tylu bohater otrzymać nie może
   *[other] to kosztuje { $injuries } obrażeń, a tylu bohater otrzymać nie może
}
reason-step-priests = { $priests ->
    [one] trzeba mieć w puli jednego kapłana
    [few] trzeba mieć w puli { $priests } kapłanów
   *[other] trzeba mieć w puli { $priests } kapłanów
}
reason-step-temples = { $temples ->
    [one] trzeba kontrolować jedną świątynię
    [few] trzeba kontrolować { $temples } świątynie
   *[other] trzeba kontrolować { $temples } świątyń
}
reason-symbol-of-place = symbol, który ma { $place }: { $symbol }
reason-too-few-to-pay = { $hoplites ->
    [one] { $region }: nikt by nie dotarł, bo cena to jeden hoplita
    [few] { $region }: nikt by nie dotarł, bo cena to { $hoplites } hoplitów
   *[other] { $region }: nikt by nie dotarł, bo cena to { $hoplites } hoplitów
}
reason-turn-begun = tylko na początku tury, przed czymkolwiek innym
reason-used-in-battle = błogosławieństwo { $blessing } już zadziałało w tej bitwie
reason-way-barred = drogę zagradzają cudze regiony i hoplici: { $region }
reason-your-own-hero = to twój własny bohater

## Słowa raportu o równowadze

facet-hero = Herosi
facet-order = Kolejność w turze
facet-victory = Droga do zwycięstwa
facet-turns = Tury
facet-artifact = Artefakty
facet-blessing = Błogosławieństwa
facet-god = Bogowie
facet-monster = Potwory
facet-quest = Zadania
facet-combat = Karty walki
facet-land = Krainy
facet-region = Regiony
facet-attack = Ataki potworów
facet-evolution = Ewolucje
facet-face = Ścianki kości potworów

## Nazwy tego, co pokazuje stół

field-armies = Armie
field-army = Armia
field-artifact = Artefakt
field-artifact-deck = Artefakty w talii
field-artifacts = Artefakty
field-attack-deck = Karty ataku w talii
field-attack-discard = Odrzucone karty ataku
field-battle = Bitwa
field-blessing-deck = Błogosławieństwa w talii
field-blessing-discard = Odrzucone błogosławieństwa
field-blessings = Błogosławieństwa
field-bonus = Premia
field-centre = Miejsce na mapie
field-charged = Gotowy
field-city = Miasto
field-combat-deck = Karty walki w talii
field-combat-discard = Odrzucone karty walki
field-countdown = Tury do rozstrzygnięcia monumentu
field-covered = Zakryte
field-delphi = Delfy
field-done = Wykonane akcje
field-draft = Karty do wyboru
field-draft-count = Liczba kart do wyboru
field-edition = Wydanie zasad
field-event-deck = Wydarzenia w talii
field-event-discard = Minione wydarzenia
field-evolutions = Ewolucje
field-exhausted = Wyczerpany
field-extra-actions = Dodatkowe akcje
field-fortified = Ufortyfikowani
field-glory = Żetony chwały
field-hand-limit = Limit kart na ręce
field-hero = Bohater
field-hoplites = Hoplici
field-hoplites-in-supply = Hoplici w zasobach
field-hunt = Polowanie
field-injured = Zranione cechy
field-kept-quests = Ukończone zadania
field-king = Król Królów
field-king-god = Ukończony monument
field-lands = Krainy
field-lands-left-out = Krainy, które się nie liczą
field-lands-to-win = Krainy do zwycięstwa
field-level = Poziom
field-looked = Przeglądane karty
field-looked-count = Liczba przeglądanych kart
field-looker = Kto przegląda
field-losses = Straty
field-lost-artifacts = Artefakty poza grą
field-monster = Potwór
field-monsters = Potwory
field-monsters-to-win = Potwory do zwycięstwa
field-monuments = Monumenty
field-neighbours = Sąsiedzi
field-origins = Skąd przybyli
field-passed = Spasował
field-peeked = Obejrzane karty
field-peeked-count = Liczba obejrzanych kart
field-place = Miejsce
field-population = Populacja
field-power = Moc
field-priests = Kapłani
field-priests-in-supply = Kapłani w zasobach
field-quest = Zadanie
field-quest-step = Etap zadania
field-quests = Zadania
field-recruits = Rekruci
field-region = Region
field-regions = Regiony
field-reward = Nagroda
field-shrine = Sanktuarium
field-slayer = Zabity przez
field-steps = Etapy
field-stored = Odłożone
field-symbol = Symbol
field-temple = Świątynia
field-temple-card = Karta świątyń
field-temple-drafts = Rozdania błogosławieństw
field-temples-left = Pozostałe świątynie
field-temples-to-win = Świątynie do zwycięstwa
field-winner = Zwycięzca

## What figures of our own are about

source-sheet = rany, ataki i zdolność na arkuszu potwora
source-deck = to, czy karta należy do podstawowego pudełka
field-chooser = Kto wybiera atak
field-defeat = Strata przy porażce
field-drawn = Karty ataku
field-drawn-count = Liczba kart ataku
field-drawn-strengths = Ich siła
field-draws = Szansa na ranę po dobraniu
field-fits = Karty pasujące do rany
field-meets = Szansa na odparcie następnego ataku
field-most = Największa możliwa siła
field-next-cards = Z kolejną kartą
field-parts = Z czego się składa
field-refuges = Dokąd można się wycofać
field-sets = Zestawy na dowolną ranę
field-strongest = Najsilniejszy następny atak
field-turning = Szansa odwrócenia bitwy jedną kartą
field-victory = Zwycięstwo
field-weakest = Najsłabszy następny atak
field-prayed-to = Do kogo modlitwa

## Wound places

place-cerberus-1 = pole 1
place-cerberus-2 = pole 2
place-cerberus-3 = pole 3
place-cerberus-4 = pole 4
place-cerberus-5 = pole 5
place-cerberus-6 = pole 6
place-cerberus-7 = pole 7
place-chimera-1 = pole 1
place-chimera-2 = pole 2
place-chimera-3 = pole 3
place-chimera-4 = pole 4
place-chimera-5 = pole 5
place-chimera-6 = pole 6
place-chimera-7 = pole 7
place-chimera-8 = pole 8
place-cyclops-1 = pole 1
place-cyclops-2 = pole 2
place-cyclops-3 = pole 3
place-cyclops-4 = pole 4
place-cyclops-5 = pole 5
place-cyclops-6 = pole 6
place-hydra-1 = pole 1
place-hydra-2 = pole 2
place-hydra-3 = pole 3
place-hydra-4 = pole 4
place-hydra-5 = pole 5
place-hydra-6 = pole 6
place-hydra-7 = pole 7
place-hydra-8 = pole 8
place-hydra-9 = pole 9
place-medusa-1 = pole 1
place-medusa-2 = pole 2
place-medusa-3 = pole 3
place-medusa-4 = pole 4
place-medusa-5 = pole 5
place-medusa-6 = pole 6
place-minotaur-1 = pole 1
place-minotaur-2 = pole 2
place-minotaur-3 = pole 3
place-minotaur-4 = pole 4
place-minotaur-5 = pole 5
place-sphinx-1 = pole 1
place-sphinx-2 = pole 2
place-sphinx-3 = pole 3
place-sphinx-4 = pole 4
place-sphinx-5 = pole 5
place-sphinx-6 = pole 6
place-sphinx-7 = pole 7

## Rewards of the oracle, by temple card

temple-card-extra-action = dodatkowa akcja specjalna
temple-card-priest-and-draft = kapłan i selekcja
temple-card-neutral-artifact = artefakt
temple-card-fill-hand = karty walki
temple-card-attributes = cechy

# Co ruch zmienia w położeniu jednej strony, dla wskazówek i analiz; mówi się po jej nazwie

more-temples = { $count ->
    [one] o jedną świątynię więcej
    [few] o { $count } świątynie więcej
   *[other] o { $count } świątyń więcej
 }
less-temples = { $count ->
    [one] o jedną świątynię mniej
    [few] o { $count } świątynie mniej
   *[other] o { $count } świątyń mniej
 }
more-lands = { $count ->
    [one] o jedną całą krainę więcej
    [few] o { $count } całe krainy więcej
   *[other] o { $count } całych krain więcej
 }
less-lands = { $count ->
    [one] o jedną całą krainę mniej
    [few] o { $count } całe krainy mniej
   *[other] o { $count } całych krain mniej
 }
more-monsters = { $count ->
    [one] o jednego zabitego potwora więcej
    [few] o { $count } zabite potwory więcej
   *[other] o { $count } zabitych potworów więcej
 }
less-monsters = { $count ->
    [one] o jednego zabitego potwora mniej
    [few] o { $count } zabite potwory mniej
   *[other] o { $count } zabitych potworów mniej
 }
more-regions = { $count ->
    [one] o jeden region więcej
    [few] o { $count } regiony więcej
   *[other] o { $count } regionów więcej
 }
less-regions = { $count ->
    [one] o jeden region mniej
    [few] o { $count } regiony mniej
   *[other] o { $count } regionów mniej
 }
more-hoplites = { $count ->
    [one] o jednego hoplitę więcej
    [few] o { $count } hoplitów więcej
   *[other] o { $count } hoplitów więcej
 }
less-hoplites = { $count ->
    [one] o jednego hoplitę mniej
    [few] o { $count } hoplitów mniej
   *[other] o { $count } hoplitów mniej
 }
more-attributes = { $count ->
    [one] o jeden punkt cech bohatera więcej
    [few] o { $count } punkty cech bohatera więcej
   *[other] o { $count } punktów cech bohatera więcej
 }
less-attributes = { $count ->
    [one] o jeden punkt cech bohatera mniej
    [few] o { $count } punkty cech bohatera mniej
   *[other] o { $count } punktów cech bohatera mniej
 }
more-priests = { $count ->
    [one] o jednego kapłana więcej
    [few] o { $count } kapłanów więcej
   *[other] o { $count } kapłanów więcej
 }
less-priests = { $count ->
    [one] o jednego kapłana mniej
    [few] o { $count } kapłanów mniej
   *[other] o { $count } kapłanów mniej
 }
more-cards = { $count ->
    [one] o jedną kartę walki więcej
    [few] o { $count } karty walki więcej
   *[other] o { $count } kart walki więcej
 }
less-cards = { $count ->
    [one] o jedną kartę walki mniej
    [few] o { $count } karty walki mniej
   *[other] o { $count } kart walki mniej
 }
more-artifacts = { $count ->
    [one] o jeden artefakt więcej
    [few] o { $count } artefakty więcej
   *[other] o { $count } artefaktów więcej
 }
less-artifacts = { $count ->
    [one] o jeden artefakt mniej
    [few] o { $count } artefakty mniej
   *[other] o { $count } artefaktów mniej
 }
more-blessings = { $count ->
    [one] o jedno błogosławieństwo więcej
    [few] o { $count } błogosławieństwa więcej
   *[other] o { $count } błogosławieństw więcej
 }
less-blessings = { $count ->
    [one] o jedno błogosławieństwo mniej
    [few] o { $count } błogosławieństwa mniej
   *[other] o { $count } błogosławieństw mniej
 }
more-glory = { $count ->
    [one] o jedną chwałę krainy więcej
    [few] o { $count } chwały krain więcej
   *[other] o { $count } chwał krain więcej
 }
less-glory = { $count ->
    [one] o jedną chwałę krainy mniej
    [few] o { $count } chwały krain mniej
   *[other] o { $count } chwał krain mniej
 }
more-quest = { $count ->
    [one] o jeden etap zadania więcej
    [few] o { $count } etapy zadania więcej
   *[other] o { $count } etapów zadania więcej
 }
less-quest = { $count ->
    [one] o jeden etap zadania mniej
    [few] o { $count } etapy zadania mniej
   *[other] o { $count } etapów zadania mniej
 }
more-covered = { $count ->
    [one] o jedną wykorzystaną akcję specjalną więcej
    [few] o { $count } wykorzystane akcje specjalne więcej
   *[other] o { $count } wykorzystanych akcji specjalnych więcej
 }
less-covered = { $count ->
    [one] o jedną wykorzystaną akcję specjalną mniej
    [few] o { $count } wykorzystane akcje specjalne mniej
   *[other] o { $count } wykorzystanych akcji specjalnych mniej
 }
more-last-temple = do zwycięstwa brakuje już tylko jednej świątyni
less-last-temple = do zwycięstwa znowu brakuje więcej niż jednej świątyni
more-last-monster = do zwycięstwa brakuje już tylko jednego potwora
less-last-monster = do zwycięstwa znowu brakuje więcej niż jednego potwora
more-lands-share = bliżej panowania nad całymi krainami
less-lands-share = dalej od panowania nad całymi krainami
more-throne = ma region z ukończonym monumentem
less-throne = nie ma już regionu z ukończonym monumentem
more-throne-soon = bliżej zwycięstwa dzięki ukończonemu monumentowi
less-throne-soon = dalej od zwycięstwa dzięki ukończonemu monumentowi
more-throne-lost = ktoś inny jest bliżej zwycięstwa dzięki ukończonemu monumentowi
less-throne-lost = ktoś inny jest dalej od zwycięstwa dzięki ukończonemu monumentowi
more-claim = lepsze widoki na zdobycie ukończonego monumentu
less-claim = gorsze widoki na zdobycie ukończonego monumentu
more-monuments = lepsza pozycja przy monumentach
less-monuments = gorsza pozycja przy monumentach
more-realm = silniejsze państwo
less-realm = słabsze państwo
more-prospects = lepsze widoki na podboje
less-prospects = gorsze widoki na podboje
