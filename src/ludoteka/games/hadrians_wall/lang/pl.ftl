game-title = Mur Hadriana
game-about = Sześć lat na północnej granicy: zbuduj fort milowy i swój odcinek muru, przyciągnij obywateli i odeprzyj Piktów.

option-difficulty = Poziom trudności
    .help = Im trudniej, tym więcej Piktów atakuje pod koniec roku. Na pierwsze gry najlepszy jest łatwy.
option-difficulty-easy = łatwy
option-difficulty-medium = średni
option-difficulty-hard = trudny

## Robotnicy i surowce

item-soldier = legionista
    .acc = legionistę
    .gen = legionisty
    .few = legionistów
    .many = legionistów
item-builder = budowniczy
    .acc = budowniczego
    .gen = budowniczego
    .few = budowniczych
    .many = budowniczych
item-servant = sługa
    .acc = sługę
    .gen = sługi
    .few = sługi
    .many = sług
item-civilian = plebejusz
    .acc = plebejusza
    .gen = plebejusza
    .few = plebejuszy
    .many = plebejuszy
item-resource = surowiec
    .acc = surowiec
    .gen = surowca
    .few = surowce
    .many = surowców

## Obszary arkuszy

area-renown = Sława
area-piety = Pobożność
area-valour = Męstwo
area-discipline = Dyscyplina
area-traders = Kupcy
area-performers = Artyści
area-priests = Kapłani
area-apparitores = Urzędnicy
area-patricians = Patrycjusze
area-left-cohort = Lewa kohorta
area-centre-cohort = Środkowa kohorta
area-right-cohort = Prawa kohorta
area-mining = Górnictwo
area-guard = Straż muru
area-cippi = Cippi
area-wall = Mur
area-fort = Fort
area-production = Produkcja
area-training = Plac ćwiczeń
area-small-temple = Mała świątynia
area-medium-temple = Średnia świątynia
area-large-temple = Duża świątynia
area-red-gladiator = Czerwony gladiator
area-blue-gladiator = Niebieski gladiator
area-forum = Forum
area-market = Targ
area-theatre = Teatr
area-baths = Łaźnie
area-courthouse = Sąd
area-diplomats = Dyplomaci
area-scouts = Zwiadowcy
area-infrastructure = Infrastruktura
area-disdain = Pogarda

attribute-renown = sława
    .acc = sławę
attribute-piety = pobożność
    .acc = pobożność
attribute-valour = męstwo
    .acc = męstwo
attribute-discipline = dyscyplina
    .acc = dyscyplinę

side-left = lewa
    .acc = lewą
    .gen = lewej
side-centre = środkowa
    .acc = środkową
    .gen = środkowej
side-right = prawa
    .acc = prawą
    .gen = prawej

building-small-granary = mały spichlerz
building-medium-granary = średni spichlerz
building-large-granary = duży spichlerz
building-small-hotel = mały hotel
building-large-hotel = duży hotel
building-small-workshop = mały warsztat
building-large-workshop = duży warsztat
building-small-road = mała droga
    .acc = małą drogę
building-large-road = duża droga
    .acc = dużą drogę
building-small-precinct = mały okręg
building-medium-precinct = średni okręg
building-large-precinct = duży okręg
building-market = targ
building-theatre = teatr
building-ludus = Ludus Gladiatorius
building-small-gardens = małe ogrody
building-large-gardens = duże ogrody
building-small-temple = mała świątynia
    .acc = małą świątynię
building-medium-temple = średnia świątynia
    .acc = średnią świątynię
building-large-temple = duża świątynia
    .acc = dużą świątynię
building-baths = łaźnie
building-courthouse = sąd
building-archway = łuk
building-monolith = monolit
building-column = kolumna
    .acc = kolumnę
building-statue = posąg

gladiator-red = czerwony gladiator
    .acc = czerwonego gladiatora
gladiator-blue = niebieski gladiator
    .acc = niebieskiego gladiatora

show-s1 = 1 (kupiec)
show-s3 = 3 (dyscyplina i legionista)
show-s5 = 5 (pobożność i sługa)
show-s6 = 6 (dyscyplina i urzędnik)
show-s8 = 8 (pobożność i kapłan)
show-s9 = 9 (sława i patrycjusz)

hexagon-h4 = 4
hexagon-h5a = 5 (na dole po lewej)
hexagon-h5b = 5 (u góry)
hexagon-h6a = 6 (na dole)
hexagon-h6b = 6 (u góry)
hexagon-h7 = 7
hexagon-h8 = 8 (ze sługą)
hexagon-h9 = 9 (z budowniczym)

bribe-b3 = 3 (1 surowiec)
bribe-b4 = 4 (1 surowiec)
bribe-b5 = 5 (2 surowce)
bribe-b6 = 6 (2 surowce)
bribe-b7 = 7 (3 surowce)
bribe-b8 = 8 (3 surowce)

favour-temple = łaska świątyni
    .acc = łaskę świątyni
favour-diplomat = łaska dyplomaty
    .acc = łaskę dyplomaty

source-fate = talia losu
source-own = własna karta perspektywy
source-left = sąsiad z lewej
source-right = sąsiad z prawej
source-first-neutral = pierwsza karta neutralna
source-second-neutral = druga karta neutralna

cell-r1c1 = rząd 1, pole 1
cell-r1c2 = rząd 1, pole 2
cell-r1c3 = rząd 1, pole 3
cell-r1c4 = rząd 1, pole 4
cell-r1c5 = rząd 1, pole 5
cell-r2c1 = rząd 2, pole 1
cell-r2c2 = rząd 2, pole 2
cell-r2c3 = rząd 2, pole 3
cell-r2c4 = rząd 2, pole 4
cell-r2c5 = rząd 2, pole 5
cell-r3c1 = rząd 3, pole 1
cell-r3c2 = rząd 3, pole 2
cell-r3c3 = rząd 3, pole 3
cell-r3c4 = rząd 3, pole 4
cell-r3c5 = rząd 3, pole 5
cell-r4c1 = rząd 4, pole 1
cell-r4c2 = rząd 4, pole 2
cell-r4c3 = rząd 4, pole 3
cell-r4c4 = rząd 4, pole 4
cell-r4c5 = rząd 4, pole 5
pattern-l = L
pattern-o = O
pattern-i = I
pattern-t = T
pattern-s = S

## Karty i rangi

card-architect = architekt
card-aristocrat = arystokrata
card-defender = obrońca
card-engineer = inżynier
card-fighter = wojownik
card-forager = zbieracz
card-merchant = handlarz
card-planner = planista
card-pontiff = pontyfik
card-ranger = tropiciel
card-trainer = trener
card-vanguard = straż przednia

rank-miles = Miles
rank-centurion = Centurion
rank-primus-pilus = Primus Pilus
rank-praefectus-castrorum = Praefectus Castrorum
rank-legatus-legionis = Legatus Legionis

## Co można zrobić

verb-bribe = Daj łapówkę: { $bribe }
verb-build = Wybuduj { $building-acc }
verb-cohort = Wzmocnij { $side-acc } kohortę
verb-diplomat = Zdobądź dyplomatę (sługa, legionista, 2 surowce)
verb-done = Nie używaj więcej łask
verb-end-year = Zakończ rok
verb-enter = Wpisz towar w sześciokąt { $hexagon }
verb-exchange = Forum: { $first } i { $second } za { $gained-acc }
verb-favour = Użyj na kartę przeciw { $side-gen } kohorcie: { $favour }
verb-fight = Wyślij do walki { $gladiator-acc }
verb-fill = { $area }: zapłać { $item-acc }
verb-path = Karta ścieżki: { $card }
verb-place = Narysuj: { $first }; { $second }; { $third }; { $fourth }
verb-raise = Podnieś { $attribute-acc }
verb-resume-year = Jednak działaj dalej
verb-rule =
    { $side-id ->
        [left] Orzeczenie: zyskaj sługę
        [centre] Orzeczenie: budowniczy za 2 sług
       *[other] Orzeczenie: sługa za budowniczego
    }
verb-scout = Wyślij zwiadowcę, kształt: { $source }
verb-serve = Przydziel dyplomatę: { $side } kohorta
verb-show = Wystaw przedstawienie { $show }
verb-trade = Kup towar: { $source }
verb-train = Szkol { $gladiator-acc }: zapłać { $item-acc }

## Jak gra pyta

prompt-choose-cards = Wybierz kartę ścieżki; druga karta będzie tegoroczną kartą perspektywy.
prompt-enter-good = Towar { $good } jest kupiony. W który sześciokąt go wpiszesz?
prompt-fill-cohort = Symbol kohorty: którą kohortę wzmocnisz?
prompt-place-pattern = Narysuj na mapie kształt { $pattern }.
prompt-raise-attribute = Który atrybut podniesiesz?
prompt-resume-year = Twój rok jest zakończony. Dopóki grają inni, możesz jeszcze działać.
prompt-serve-cohort = Przy której kohorcie będzie służył nowy dyplomata?
prompt-spend-favours = Ataki, które się przedzierają: { $through } (flaga { $flag }). Użyjesz łaski?
prompt-swap-cards = Karty są wybrane. Dopóki nie wybrali wszyscy, możesz je zamienić.
prompt-take-action = Jaka akcja?

## Co się stało

event-attacked = Piktowie atakują: { $side } kohorta.
event-bribed = { $seat } daje łapówkę: { $bribe }; pozostała pogarda: { $left }.
event-built = { $seat } buduje { $building-acc }.
event-cards-chosen = { $seat } ma wybrane karty.
event-diplomat-serves = { $seat }: nowy dyplomata służy przy { $side-gen } kohorcie.
event-drew = { $seat } dobiera karty { $first } i { $second }.
event-ended-year = { $seat } kończy rok.
event-exchanged = { $seat } wymienia na forum: { $first } i { $second } za { $gained-acc }.
event-favour-earned = { $seat } zyskuje łaskę świątyni.
event-favour-spent = { $seat } używa na kartę przeciw { $side-gen } kohorcie: { $favour }.
event-filled = { $seat }: { $area } { $number }.
event-flipped = { $seat } odwraca kartę losu.
event-fought = { $seat }: { $gladiator } walczy, rany: { $damage }.
event-gained =
    { $count ->
        [one] { $seat } zyskuje { $count } { $item-acc }.
        [few] { $seat } zyskuje { $count } { $item-few }.
       *[other] { $seat } zyskuje { $count } { $item-many }.
    }
event-gladiator-died = { $seat }: { $gladiator } ginie w walce.
event-gladiator-survived = { $seat }: { $gladiator } przeżywa walkę.
event-good-entered = { $seat } wpisuje towar { $good } w sześciokąt { $hexagon }.
event-infrastructure = { $seat }: infrastruktura rośnie do { $level }.
event-lost = { $seat }: zysk przepada, tor jest pełny: { $area }.
event-neutral-shown = Karta neutralna: { $card }.
event-paid-neighbour = { $seat } płaci { $item-acc } sąsiadowi: { $other }.
event-paid-neutral = { $seat } kładzie { $item-acc } na karcie neutralnej { $card }.
event-path-chosen = { $seat } wybiera kartę ścieżki: { $card }.
event-ranked = Ranga: { $rank }.
event-reshuffled = Odrzucone karty losu tworzą nową talię.
event-resumed-year = { $seat } jednak działa dalej.
event-revealed = { $seat } odkrywa: ścieżka { $path }, perspektywa { $prospect }.
event-row-completed = { $seat } kończy rząd mapy.
event-ruled = { $seat } wydaje orzeczenie: { $side } kolumna.
event-scored = { $seat }: { $total } PZ (atrybuty { $attributes }, ścieżki { $paths }, pogarda -{ $penalty }).
event-scouted = { $seat } rysuje na mapie kształt { $pattern }.
event-settled = { $seat }: przedarło się { $through }, pogarda { $disdain }, męstwo { $valour }.
event-show-given = { $seat } wystawia przedstawienie { $show }.
event-started = { $seat } zaczyna z budowlą: { $building }.
event-traded = { $seat } kupuje towar { $good }: { $source }.
event-used = Użyty obszar: { $area }.
event-year-began = Zaczyna się rok { $year }.

## Dlaczego coś jest zamknięte

reason-already-built = Ta budowla już stoi: { $building }.
reason-baths-level = Łaźnie: { $area } co najmniej { $need }, masz { $have }.
reason-boxes-used = Wszystkie pola są zużyte: { $area }.
reason-bribe-given = Ta łapówka została już dana: { $bribe }.
reason-bribe-level = Ta łapówka: { $area } co najmniej { $need }, masz { $have }.
reason-bribes-this-year =
    { $count ->
        [one] W roku możesz dać tylko { $count } łapówkę.
        [few] W roku możesz dać tylko { $count } łapówki.
       *[other] W roku możesz dać tylko { $count } łapówek.
    }
reason-building-level = Budowla wymaga: { $area } co najmniej { $need }, masz { $have }.
reason-building-order = Najpierw { $before }, dopiero potem { $building }.
reason-cell-filled = To pole mapy jest już wypełnione: { $cell }.
reason-choose-cards-first = Najpierw wybierz kartę ścieżki.
reason-chosen-already = Ta karta ścieżki jest już wybrana: { $card }.
reason-cippi-chain = Następne pole cippi: { $area } co najmniej { $need }, masz { $have }.
reason-cohort-full = Ta kohorta jest pełna: { $side }.
reason-column-closed = { $area }: następne pole otworzy { $building }.
reason-courthouse-level = Sąd: { $area } co najmniej { $need }, masz { $have }.
reason-diplomat-level = Następny dyplomata: { $area } co najmniej { $need }, masz { $have }.
reason-finish-first = Najpierw odpowiedz na to, o co pyta ostatnie pole.
reason-forum-kinds = Forum bierze dwóch budowniczych, sług lub plebejuszy i daje jednego innego rodzaju niż obaj.
reason-forum-this-year = Forum zostało już w tym roku użyte.
reason-fought-this-year = W tym roku już walczył: { $gladiator }.
reason-gardens-level = Ogrody: { $area } co najmniej { $need }, masz { $have }.
reason-gladiator-dead = Ten gladiator nie żyje: { $gladiator }.
reason-granary-level = Spichlerz: { $area } co najmniej { $need }, masz { $have }.
reason-hexagon-filled = Sześciokąt { $hexagon } jest już wypełniony.
reason-hexagon-level = Następny wolny sześciokąt: { $area } co najmniej { $need }, masz { $have }.
reason-landmark-level = Monument: { $area } co najmniej { $need }, masz { $have }.
reason-large-gardens-level = Duże ogrody: { $area } co najmniej { $need }, masz { $have }.
reason-large-gardens-order = Najpierw { $before }, dopiero potem { $building }.
reason-large-granary-level = Duży spichlerz: { $area } co najmniej { $need }, masz { $have }.
reason-large-granary-order = Najpierw { $before }, dopiero potem { $building }.
reason-ludus-level = Ludus Gladiatorius: { $area } co najmniej { $need }, masz { $have }.
reason-market-level = Targ: { $area } co najmniej { $need }, masz { $have }.
reason-no-attack-there = Żadna licząca się karta nie atakuje tej kohorty: { $side }.
reason-no-diplomat-favour = Nie masz łaski dyplomaty dla tej kohorty: { $side }.
reason-no-disdain = Nie masz pogardy, którą można by usunąć.
reason-no-good-there = Stąd nie kupisz towaru: { $source }.
reason-no-guard-box = Miecz nie ma otwartego pola straży do wypełnienia.
reason-no-pattern-there = Stąd nie weźmiesz kształtu: { $source }.
reason-no-strength = Jeszcze nie ćwiczył: { $gladiator }.
reason-no-temple-favour = Nie masz łaski świątyni.
reason-not-built = Jeszcze nie stoi: { $building }.
reason-not-drawn = Tej karty nie ma wśród dobranych: { $card }.
reason-not-ended = Twój rok nie jest zakończony.
reason-not-now = Podczas akcji roku to niemożliwe.
reason-not-printed = Tego atrybutu nie można tu wybrać: { $attribute }.
reason-not-the-pattern = Tak nie da się ułożyć kształtu { $pattern }.
reason-own-good = Towaru z własnej karty perspektywy nie możesz kupić.
reason-pattern-does-not-fit = Kształt { $pattern } nigdzie nie mieści się na twojej mapie.
reason-precinct-level = Okręg: { $area } co najmniej { $need }, masz { $have }.
reason-precinct-order = Najpierw { $before }, dopiero potem { $building }.
reason-row-level = Następny rząd świątyni: { $area } co najmniej { $need }, masz { $have }.
reason-ruling-level = Następne orzeczenie w tej kolumnie: { $area } co najmniej { $need }, masz { $have }.
reason-ruling-this-year = W tym roku wydano już orzeczenie, { $side } kolumna.
reason-rulings-made = Wszystkie orzeczenia są już wydane, { $side } kolumna.
reason-scout-level = Następny zwiadowca: { $area } co najmniej { $need }, masz { $have }.
reason-served-already = Przy tej kohorcie służy już dyplomata: { $side }.
reason-settle-first = Najpierw trzeba rozliczyć atak.
reason-short-of =
    { $missing ->
        [one] Brakuje ci { $missing } { $item-gen }.
        [few] Brakuje ci { $missing } { $item-many }.
       *[other] Brakuje ci { $missing } { $item-many }.
    }
reason-show-given = To przedstawienie już się odbyło: { $show }.
reason-show-level = To przedstawienie: { $area } co najmniej { $need }, masz { $have }.
reason-show-this-year = W tym roku odbyło się już przedstawienie.
reason-strength-level = Następne szkolenie: { $area } co najmniej { $need }, masz { $have }.
reason-temple-level = Świątynia: { $area } co najmniej { $need }, masz { $have }.
reason-temple-not-filled =
    { $missing ->
        [one] Najpierw wypełnij mniejszą świątynię: { $area }, zostało { $missing } pole.
        [few] Najpierw wypełnij mniejszą świątynię: { $area }, zostały { $missing } pola.
       *[other] Najpierw wypełnij mniejszą świątynię: { $area }, zostało { $missing } pól.
    }
reason-temple-order = Najpierw { $before }, dopiero potem { $building }.
reason-theatre-level = Teatr: { $area } co najmniej { $need }, masz { $have }.
reason-track-full = Tor jest pełny: { $area }.
reason-trained-this-year = Plac ćwiczeń został już w tym roku użyty.
reason-wait-for-reveal = Karty są wybrane; poczekaj, aż wszyscy je odkryją.
reason-wall-chain = Następne pole muru: { $area } co najmniej { $need }, masz { $have }.
reason-wrong-payment = { $area }: tak nie można zapłacić ({ $item }).
reason-wrong-training = { $gladiator }: tak nie można zapłacić za szkolenie ({ $item }).
reason-year-ended = Twój rok jest zakończony; najpierw go wznów.

## Arkusze w terminalu

draw-title = Rok { $year } z { $years } · { $phase } · poziom { $difficulty }
draw-phase-cards = wybór kart
draw-phase-actions = akcje
draw-phase-attack = atak Piktów
draw-phase-scored = wynik końcowy
draw-attack = Na koniec roku zaatakują karty losu: { $cards }, flaga { $flag }
draw-attacked = Piktowie atakują: lewa { $left }, środkowa { $centre }, prawa { $right }; flaga { $flag }
draw-decks = Talia losu { $deck }, odrzucone { $discard }
draw-neutral = Karta neutralna: { $card }; leżą na niej surowce { $resources }, legioniści { $soldiers }
draw-good = { $card } (towar { $good }, kształt { $pattern })
draw-player = { $seat } ({ $colour })
draw-colour-blue = niebieski
draw-colour-green = zielony
draw-colour-red = czerwony
draw-colour-orange = pomarańczowy
draw-colour-yellow = żółty
draw-colour-black = czarny
draw-score = { $total } PZ (atrybuty { $attributes } + ścieżki { $paths } - pogarda { $penalty })
draw-rank = ranga { $rank }
draw-ended = rok zakończony
draw-has-chosen = karty wybrane
draw-pool = Pula: legioniści { $soldier } · budowniczowie { $builder } · słudzy { $servant } · plebejusze { $civilian } · surowce { $resource }
draw-drawn = Dobrane karty:
draw-card = { $card }: ścieżka { $measure } { $at }; perspektywa { $items }, towar { $good }, kształt { $pattern }
draw-chosen = Wybrana karta ścieżki: { $card }
draw-paths = Ścieżki:
draw-path = { $card }: { $measure } { $reached } (z { $at }) → { $points } PZ
draw-prospect = Perspektywa: { $card }
draw-neighbour = { $source } { $seat }: { $card }
draw-left-sheet = Lewy arkusz
draw-right-sheet = Prawy arkusz
draw-to-build = Do wybudowania
draw-built = Stoją: { $buildings }
draw-chain = czeka na fort { $fort }
draw-disdain = aktywna { $active }, kosztuje { $penalty } PZ
draw-battles = walki { $years }
draw-favours = łaski: świątynie { $temple }, dyplomaci lewa { $left }, środkowa { $centre }, prawa { $right }
draw-summary-left = { $attributes } · kohorty { $cohorts } · fort { $fort } · mur { $wall } · cippi { $cippi } · straż { $guard } · górnictwo { $mining } · produkcja { $production } · pogarda { $disdain }
draw-summary-right = { $citizens } · towary { $goods } · zwiadowcy { $scouts }
draw-legend = le legionista · bu budowniczy · sł sługa · pl plebejusz · su surowiec · SŁ sława · PO pobożność · MĘ męstwo · DY dyscyplina · Ku kupiec · Ar artysta · Ka kapłan · Ur urzędnik · Pa patrycjusz · Ko kohorta · ⚒ produkcja · If infrastruktura · #2 użyte w roku 2
draw-short-soldier = le
draw-short-builder = bu
draw-short-servant = sł
draw-short-civilian = pl
draw-short-resource = su
draw-short-renown = SŁ
draw-short-piety = PO
draw-short-valour = MĘ
draw-short-discipline = DY
draw-short-trader = Ku
draw-short-performer = Ar
draw-short-priest = Ka
draw-short-apparitor = Ur
draw-short-patrician = Pa
draw-short-cohort = Ko
draw-short-infrastructure = If
draw-measure-landmarks = monumenty
draw-measure-active-disdain = pogarda najwyżej
draw-measure-wall-columns = ukończone sekcje muru
draw-measure-large-buildings = duże budowle
draw-measure-cohorts = ukończone kohorty
draw-measure-production = kółka produkcji
draw-measure-goods = towary na targu
draw-measure-citizen-tracks = ukończone tory obywateli
draw-measure-temples = wypełnione świątynie
draw-measure-map-columns = ukończone kolumny mapy
draw-measure-gladiator-strength = siła obu gladiatorów
draw-measure-guard-columns = ukończone sekcje straży

## Słowa raportu o równowadze

facet-strongest = Najsilniejsza cecha
facet-paths = Karty ścieżek z punktami
facet-disdain = Pogarda na końcu
facet-rank = Ranga
facet-area = Tory
facet-attribute = Cechy
facet-bribe = Łapówki
facet-card = Karty graczy
facet-cell = Pola mapy
facet-fate = Karty losu
facet-favour = Łaski
facet-gladiator = Gladiatorzy
facet-hexagon = Towary na targu
facet-item = Robotnicy i zasoby
facet-pattern = Wzory zwiadu
facet-show = Przedstawienia
facet-side = Strony
facet-source = Źródła
facet-building = Budowle

# Co ruch zmienia w położeniu jednej strony, dla wskazówek i analiz; mówi się po jej nazwie

more-points = { $count ->
    [one] o jeden punkt więcej
    [few] o { $count } punkty więcej
   *[other] o { $count } punktów więcej
 }
less-points = { $count ->
    [one] o jeden punkt mniej
    [few] o { $count } punkty mniej
   *[other] o { $count } punktów mniej
 }
more-renown = { $count ->
    [one] o jedną sławę więcej
    [few] o { $count } sławy więcej
   *[other] o { $count } sławy więcej
 }
less-renown = { $count ->
    [one] o jedną sławę mniej
    [few] o { $count } sławy mniej
   *[other] o { $count } sławy mniej
 }
more-piety = { $count ->
    [one] o jedną pobożność więcej
    [few] o { $count } pobożności więcej
   *[other] o { $count } pobożności więcej
 }
less-piety = { $count ->
    [one] o jedną pobożność mniej
    [few] o { $count } pobożności mniej
   *[other] o { $count } pobożności mniej
 }
more-valour = { $count ->
    [one] o jedno męstwo więcej
    [few] o { $count } męstwa więcej
   *[other] o { $count } męstwa więcej
 }
less-valour = { $count ->
    [one] o jedno męstwo mniej
    [few] o { $count } męstwa mniej
   *[other] o { $count } męstwa mniej
 }
more-discipline = { $count ->
    [one] o jedną dyscyplinę więcej
    [few] o { $count } dyscypliny więcej
   *[other] o { $count } dyscypliny więcej
 }
less-discipline = { $count ->
    [one] o jedną dyscyplinę mniej
    [few] o { $count } dyscypliny mniej
   *[other] o { $count } dyscypliny mniej
 }
more-disdain = { $count ->
    [one] o jedną pogardę więcej
    [few] o { $count } pogardy więcej
   *[other] o { $count } pogardy więcej
 }
less-disdain = { $count ->
    [one] o jedną pogardę mniej
    [few] o { $count } pogardy mniej
   *[other] o { $count } pogardy mniej
 }
more-buildings = { $count ->
    [one] o jedną budowlę więcej
    [few] o { $count } budowle więcej
   *[other] o { $count } budowli więcej
 }
less-buildings = { $count ->
    [one] o jedną budowlę mniej
    [few] o { $count } budowle mniej
   *[other] o { $count } budowli mniej
 }
more-production = { $count ->
    [one] o jedno pole produkcji więcej
    [few] o { $count } pola produkcji więcej
   *[other] o { $count } pól produkcji więcej
 }
less-production = { $count ->
    [one] o jedno pole produkcji mniej
    [few] o { $count } pola produkcji mniej
   *[other] o { $count } pól produkcji mniej
 }
more-fort = { $count ->
    [one] o jedno pole fortu więcej
    [few] o { $count } pola fortu więcej
   *[other] o { $count } pól fortu więcej
 }
less-fort = { $count ->
    [one] o jedno pole fortu mniej
    [few] o { $count } pola fortu mniej
   *[other] o { $count } pól fortu mniej
 }
more-cohorts = { $count ->
    [one] o jedno pole kohort więcej
    [few] o { $count } pola kohort więcej
   *[other] o { $count } pól kohort więcej
 }
less-cohorts = { $count ->
    [one] o jedno pole kohort mniej
    [few] o { $count } pola kohort mniej
   *[other] o { $count } pól kohort mniej
 }
more-pool = więcej ludzi i surowców w zapasie
less-pool = mniej ludzi i surowców w zapasie
more-defence = lepsze przygotowanie na ataki
less-defence = gorsze przygotowanie na ataki
more-paths = bliżej celów kart ścieżek
less-paths = dalej od celów kart ścieżek
more-left-sheet = lewy arkusz obiecuje więcej
less-left-sheet = lewy arkusz obiecuje mniej
more-right-sheet = prawy arkusz obiecuje więcej
less-right-sheet = prawy arkusz obiecuje mniej
