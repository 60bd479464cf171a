game-title = Hadriánův val
game-about = Šest let na severní hranici: postavte mílovou pevnost a svůj kus valu, přilákejte občany a odražte Pikty.

option-difficulty = Obtížnost
    .help = Čím těžší, tím víc Piktů útočí na konci roku. Pro první hry je vhodná snadná.
option-difficulty-easy = snadná
option-difficulty-medium = střední
option-difficulty-hard = těžká

## Pracovníci a suroviny

item-soldier = voják
    .acc = vojáka
    .few = vojáky
    .pl = vojáci
    .many = vojáků
item-builder = stavitel
    .acc = stavitele
    .few = stavitele
    .pl = stavitelé
    .many = stavitelů
item-servant = služebník
    .acc = služebníka
    .few = služebníky
    .pl = služebníci
    .many = služebníků
item-civilian = civilista
    .acc = civilistu
    .few = civilisty
    .pl = civilisté
    .many = civilistů
item-resource = surovina
    .acc = surovinu
    .few = suroviny
    .pl = suroviny
    .many = surovin

## Oblasti listů

area-renown = Sláva
area-piety = Zbožnost
area-valour = Udatnost
area-discipline = Disciplína
area-traders = Obchodníci
area-performers = Účinkující
area-priests = Kněží
area-apparitores = Úřední sluhové
area-patricians = Patricijové
area-left-cohort = Levá kohorta
area-centre-cohort = Prostřední kohorta
area-right-cohort = Pravá kohorta
area-mining = Těžba
area-guard = Hlídky
area-cippi = Hraniční kameny
area-wall = Val
area-fort = Pevnost
area-production = Produkce
area-training = Cvičiště
area-small-temple = Malý chrám
area-medium-temple = Střední chrám
area-large-temple = Velký chrám
area-red-gladiator = Červený gladiátor
area-blue-gladiator = Modrý gladiátor
area-forum = Fórum
area-market = Trh
area-theatre = Amfiteátr
area-baths = Lázně
area-courthouse = Soudní dvůr
area-diplomats = Diplomaté
area-scouts = Průzkumníci
area-infrastructure = Infrastruktura
area-disdain = Nevole

attribute-renown = sláva
    .acc = slávu
attribute-piety = zbožnost
    .acc = zbožnost
attribute-valour = udatnost
    .acc = udatnost
attribute-discipline = disciplína
    .acc = disciplínu

side-left = levá
    .acc = levou
    .gen = levé
side-centre = prostřední
    .acc = prostřední
    .gen = prostřední
side-right = pravá
    .acc = pravou
    .gen = pravé

building-small-granary = malá sýpka
    .acc = malou sýpku
building-medium-granary = střední sýpka
    .acc = střední sýpku
building-large-granary = velká sýpka
    .acc = velkou sýpku
building-small-hotel = malý hotel
building-large-hotel = velký hotel
building-small-workshop = malá dílna
    .acc = malou dílnu
building-large-workshop = velká dílna
    .acc = velkou dílnu
building-small-road = malá cesta
    .acc = malou cestu
building-large-road = velká cesta
    .acc = velkou cestu
building-small-precinct = malá prefektura
    .acc = malou prefekturu
building-medium-precinct = střední prefektura
    .acc = střední prefekturu
building-large-precinct = velká prefektura
    .acc = velkou prefekturu
building-market = trh
building-theatre = amfiteátr
building-ludus = Ludus Gladiatorius
building-small-gardens = malé zahrady
building-large-gardens = velké zahrady
building-small-temple = malý chrám
building-medium-temple = střední chrám
building-large-temple = velký chrám
building-baths = lázně
building-courthouse = soudní dvůr
building-archway = oblouk
building-monolith = monolit
building-column = sloup
building-statue = socha
    .acc = sochu

gladiator-red = červený gladiátor
    .acc = červeného gladiátora
gladiator-blue = modrý gladiátor
    .acc = modrého gladiátora

show-s1 = 1 (obchodník)
show-s3 = 3 (disciplína a voják)
show-s5 = 5 (zbožnost a služebník)
show-s6 = 6 (disciplína a úřední sluha)
show-s8 = 8 (zbožnost a kněz)
show-s9 = 9 (sláva a patricij)

hexagon-h4 = 4
hexagon-h5a = 5 (vlevo dole)
hexagon-h5b = 5 (nahoře)
hexagon-h6a = 6 (dole)
hexagon-h6b = 6 (nahoře)
hexagon-h7 = 7
hexagon-h8 = 8 (se služebníkem)
hexagon-h9 = 9 (se stavitelem)

bribe-b3 = 3 (1 surovina)
bribe-b4 = 4 (1 surovina)
bribe-b5 = 5 (2 suroviny)
bribe-b6 = 6 (2 suroviny)
bribe-b7 = 7 (3 suroviny)
bribe-b8 = 8 (3 suroviny)

favour-temple = přízeň chrámu
favour-diplomat = přízeň diplomata

source-fate = balíček osudu
source-own = vlastní karta vyhlídky
source-left = soused vlevo
source-right = soused vpravo
source-first-neutral = první neutrální karta
source-second-neutral = druhá neutrální karta

cell-r1c1 = řada 1, pole 1
cell-r1c2 = řada 1, pole 2
cell-r1c3 = řada 1, pole 3
cell-r1c4 = řada 1, pole 4
cell-r1c5 = řada 1, pole 5
cell-r2c1 = řada 2, pole 1
cell-r2c2 = řada 2, pole 2
cell-r2c3 = řada 2, pole 3
cell-r2c4 = řada 2, pole 4
cell-r2c5 = řada 2, pole 5
cell-r3c1 = řada 3, pole 1
cell-r3c2 = řada 3, pole 2
cell-r3c3 = řada 3, pole 3
cell-r3c4 = řada 3, pole 4
cell-r3c5 = řada 3, pole 5
cell-r4c1 = řada 4, pole 1
cell-r4c2 = řada 4, pole 2
cell-r4c3 = řada 4, pole 3
cell-r4c4 = řada 4, pole 4
cell-r4c5 = řada 4, pole 5
pattern-l = L
pattern-o = O
pattern-i = I
pattern-t = T
pattern-s = S

## Karty a hodnosti

card-architect = architekt
card-aristocrat = aristokrat
card-defender = obránce
card-engineer = technik
card-fighter = válečník
card-forager = těžař
card-merchant = kupec
card-planner = lidumil
card-pontiff = světec
card-ranger = průzkumník
card-trainer = cvičitel
card-vanguard = velitel

rank-miles = Miles
rank-centurion = Centurion
rank-primus-pilus = Primus Pilus
rank-praefectus-castrorum = Praefectus Castrorum
rank-legatus-legionis = Legatus Legionis

## Co lze dělat

verb-bribe = Uplácet v lázních: { $bribe }
verb-build = Postavit { $building-acc }
verb-cohort = Posílit { $side-acc } kohortu
verb-diplomat = Získat diplomata (služebník, voják, 2 suroviny)
verb-done = Další přízeň nepoužít
verb-end-year = Ukončit rok
verb-enter = Zapsat zboží do políčka { $hexagon }
verb-exchange = Fórum: { $first } a { $second } za { $gained-acc }
verb-favour = Použít { $favour } na kartu proti { $side-gen } kohortě
verb-fight = Poslat do boje { $gladiator-acc }
verb-fill = { $area }: zaplatit { $item-acc }
verb-path = Karta cíle: { $card }
verb-place = Vyplnit: { $first }; { $second }; { $third }; { $fourth }
verb-raise = Zvýšit { $attribute-acc }
verb-resume-year = Přece jen pokračovat v akcích
verb-rule =
    { $side-id ->
        [left] Vyhláška: získat služebníka
        [centre] Vyhláška: stavitel za 2 služebníky
       *[other] Vyhláška: služebník za stavitele
    }
verb-scout = Vyslat průzkumníka, tvar: { $source }
verb-serve = Přidělit diplomata: { $side } kohorta
verb-show = Uspořádat vystoupení { $show }
verb-trade = Koupit zboží: { $source }
verb-train = Cvičit { $gladiator-acc }: zaplatit { $item-acc }

## Jak se hra ptá

prompt-choose-cards = Vyberte kartu cíle; druhá karta bude letošní kartou vyhlídky.
prompt-enter-good = Koupili jste zboží { $good }. Do kterého políčka trhu je zapíšete?
prompt-fill-cohort = Symbol kohorty: kterou kohortu posílíte?
prompt-place-pattern = Vyplňte na mapě tvar { $pattern }.
prompt-raise-attribute = Kterou vlastnost zvýšíte?
prompt-resume-year = Svůj rok jste ukončili. Dokud hrají ostatní, můžete ještě pokračovat.
prompt-serve-cohort = U které kohorty bude nový diplomat sloužit?
prompt-spend-favours = Neubráněné útoky: { $through } (praporek { $flag }). Použijete přízeň?
prompt-swap-cards = Máte vybráno. Dokud nevybrali všichni, můžete karty prohodit.
prompt-take-action = Jakou akci provedete?

## Co se stalo

event-attacked = Piktové útočí: { $side } kohorta.
event-bribed = { $seat } uplácí: { $bribe }; zbývající nevole: { $left }.
event-built = { $seat } staví { $building-acc }.
event-cards-chosen = { $seat } má vybrané karty.
event-diplomat-serves = { $seat }: nový diplomat slouží u { $side-gen } kohorty.
event-drew = { $seat } si dobírá karty { $first } a { $second }.
event-ended-year = { $seat } končí svůj rok.
event-exchanged = { $seat } mění na fóru: { $first } a { $second } za { $gained-acc }.
event-favour-earned = { $seat } získává přízeň chrámu.
event-favour-spent = { $seat }: { $favour } ruší kartu proti { $side-gen } kohortě.
event-filled = { $seat }: { $area } { $number }.
event-flipped = { $seat } otáčí kartu osudu.
event-fought = { $seat }: { $gladiator } bojuje, zranění: { $damage }.
event-gained =
    { $count ->
        [one] { $seat } získává { $count } { $item-acc }.
        [few] { $seat } získává { $count } { $item-few }.
       *[other] { $seat } získává { $count } { $item-many }.
    }
event-gladiator-died = { $seat }: { $gladiator } v boji zahynul.
event-gladiator-survived = { $seat }: { $gladiator } boj přežil.
event-good-entered = { $seat } zapisuje zboží { $good } do políčka { $hexagon }.
event-infrastructure = { $seat }: infrastruktura stoupá na { $level }.
event-lost = { $seat }: zisk propadá, stupnice je plná: { $area }.
event-neutral-shown = Neutrální karta: { $card }.
event-paid-neighbour = { $seat } platí { $item-acc } sousedovi: { $other }.
event-paid-neutral = { $seat } pokládá { $item-acc } na neutrální kartu { $card }.
event-path-chosen = { $seat } volí kartu cíle: { $card }.
event-ranked = Hodnost: { $rank }.
event-reshuffled = Odložené karty osudu tvoří nový dobírací balíček.
event-resumed-year = { $seat } přece jen pokračuje.
event-revealed = { $seat } odhaluje: cíl { $path }, vyhlídka { $prospect }.
event-row-completed = { $seat } dokončuje řadu na mapě.
event-ruled =
    { $side-id ->
        [left] { $seat } prosazuje vyhlášku v levém sloupci.
        [centre] { $seat } prosazuje vyhlášku v prostředním sloupci.
       *[other] { $seat } prosazuje vyhlášku v pravém sloupci.
    }
event-scored = { $seat }: { $total } VB (vlastnosti { $attributes }, cíle { $paths }, nevole -{ $penalty }).
event-scouted = { $seat } vyplňuje na mapě tvar { $pattern }.
event-settled = { $seat }: neubráněné útoky { $through }, nevole { $disdain }, udatnost { $valour }.
event-show-given = { $seat } pořádá vystoupení { $show }.
event-started = { $seat } začíná se stavbou: { $building }.
event-traded = { $seat } kupuje zboží { $good }: { $source }.
event-used = Využitá oblast: { $area }.
event-year-began = Začíná { $year }. rok.

## Proč něco nejde

reason-already-built = Tato stavba už stojí: { $building }.
reason-baths-level = Lázně: { $area } alespoň { $need }, máte { $have }.
reason-boxes-used = Všechna políčka jsou využita: { $area }.
reason-bribe-given = Tento úplatek už je využitý: { $bribe }.
reason-bribe-level = Tento úplatek: { $area } alespoň { $need }, máte { $have }.
reason-bribes-this-year =
    { $count ->
        [one] Za rok smíte dát jen { $count } úplatek.
        [few] Za rok smíte dát jen { $count } úplatky.
       *[other] Za rok smíte dát jen { $count } úplatků.
    }
reason-building-level = Stavba vyžaduje: { $area } alespoň { $need }, máte { $have }.
reason-building-order = Nejprve { $before }, teprve potom { $building }.
reason-cell-filled = Toto políčko mapy už je vyplněné: { $cell }.
reason-choose-cards-first = Nejprve vyberte kartu cíle.
reason-chosen-already = Tuto kartu cíle už máte vybranou: { $card }.
reason-cippi-chain = Další hraniční kámen: { $area } alespoň { $need }, máte { $have }.
reason-cohort-full = Tato kohorta je plná: { $side }.
reason-column-closed = { $area }: další políčko otevře { $building }.
reason-courthouse-level = Soudní dvůr: { $area } alespoň { $need }, máte { $have }.
reason-diplomat-level = Další diplomat: { $area } alespoň { $need }, máte { $have }.
reason-finish-first = Nejprve dokončete, na co se ptá poslední vyplněné políčko.
reason-forum-kinds = Fórum bere dva stavitele, služebníky nebo civilisty a dává jednoho jiného druhu, než jsou oba zaplacení.
reason-forum-this-year = Fórum už jste letos využili.
reason-fought-this-year = Letos už bojoval: { $gladiator }.
reason-gardens-level = Zahrady: { $area } alespoň { $need }, máte { $have }.
reason-gladiator-dead = Tento gladiátor už je mrtvý: { $gladiator }.
reason-granary-level = Sýpka: { $area } alespoň { $need }, máte { $have }.
reason-hexagon-filled = Políčko trhu { $hexagon } už je vyplněné.
reason-hexagon-level = Další volné políčko trhu: { $area } alespoň { $need }, máte { $have }.
reason-landmark-level = Dominanta: { $area } alespoň { $need }, máte { $have }.
reason-large-gardens-level = Velké zahrady: { $area } alespoň { $need }, máte { $have }.
reason-large-gardens-order = Nejprve { $before }, teprve potom { $building }.
reason-large-granary-level = Velká sýpka: { $area } alespoň { $need }, máte { $have }.
reason-large-granary-order = Nejprve { $before }, teprve potom { $building }.
reason-ludus-level = Ludus Gladiatorius: { $area } alespoň { $need }, máte { $have }.
reason-market-level = Trh: { $area } alespoň { $need }, máte { $have }.
reason-no-attack-there = Na tuto kohortu už žádná platná karta neútočí: { $side }.
reason-no-diplomat-favour = Pro tuto kohortu nemáte přízeň diplomata: { $side }.
reason-no-disdain = Nemáte žádnou nevoli, kterou by šlo odstranit.
reason-no-good-there = Odtud zboží koupit nelze: { $source }.
reason-no-guard-box = Meč nemá které políčko hlídek vyplnit.
reason-no-pattern-there = Odtud tvar použít nelze: { $source }.
reason-no-strength = Ještě necvičil: { $gladiator }.
reason-no-temple-favour = Nemáte přízeň chrámu.
reason-not-built = Ještě nestojí: { $building }.
reason-not-drawn = Tuto kartu jste si nedobrali: { $card }.
reason-not-ended = Svůj rok jste neukončili.
reason-not-now = Během akcí roku to nejde.
reason-not-printed = Tuto vlastnost zde vybrat nelze: { $attribute }.
reason-not-the-pattern = Takto tvar { $pattern } položit nelze.
reason-own-good = Zboží ze své vlastní karty vyhlídky koupit nesmíte.
reason-pattern-does-not-fit = Tvar { $pattern } se na vaši mapu nikam nevejde.
reason-precinct-level = Prefektura: { $area } alespoň { $need }, máte { $have }.
reason-precinct-order = Nejprve { $before }, teprve potom { $building }.
reason-row-level = Další řada chrámu: { $area } alespoň { $need }, máte { $have }.
reason-ruling-level = Další vyhláška v tomto sloupci: { $area } alespoň { $need }, máte { $have }.
reason-ruling-this-year =
    { $side-id ->
        [left] V levém sloupci už jste letos vyhlášku prosadili.
        [centre] V prostředním sloupci už jste letos vyhlášku prosadili.
       *[other] V pravém sloupci už jste letos vyhlášku prosadili.
    }
reason-rulings-made =
    { $side-id ->
        [left] V levém sloupci už jsou prosazené všechny vyhlášky.
        [centre] V prostředním sloupci už jsou prosazené všechny vyhlášky.
       *[other] V pravém sloupci už jsou prosazené všechny vyhlášky.
    }
reason-scout-level = Další průzkumník: { $area } alespoň { $need }, máte { $have }.
reason-served-already = U této kohorty už diplomat slouží: { $side }.
reason-settle-first = Nejprve je třeba vyhodnotit útok.
reason-short-of =
    { $missing ->
        [one] Chybí vám { $missing } { $item }.
        [few] Chybí vám { $missing } { $item-pl }.
       *[other] Chybí vám { $missing } { $item-many }.
    }
reason-show-given = Toto vystoupení už proběhlo: { $show }.
reason-show-level = Toto vystoupení: { $area } alespoň { $need }, máte { $have }.
reason-show-this-year = Letos už jste jedno vystoupení uspořádali.
reason-strength-level = Další výcvik: { $area } alespoň { $need }, máte { $have }.
reason-temple-level = Chrám: { $area } alespoň { $need }, máte { $have }.
reason-temple-not-filled =
    { $missing ->
        [one] Nejprve zcela vyplňte menší chrám: { $area }, zbývá { $missing } políčko.
        [few] Nejprve zcela vyplňte menší chrám: { $area }, zbývají { $missing } políčka.
       *[other] Nejprve zcela vyplňte menší chrám: { $area }, zbývá { $missing } políček.
    }
reason-temple-order = Nejprve { $before }, teprve potom { $building }.
reason-theatre-level = Amfiteátr: { $area } alespoň { $need }, máte { $have }.
reason-track-full = Stupnice je plná: { $area }.
reason-trained-this-year = Na cvičišti už jste letos cvičili.
reason-wait-for-reveal = Karty máte vybrané; počkejte, až je všichni odhalí.
reason-wall-chain = Další políčko valu: { $area } alespoň { $need }, máte { $have }.
reason-wrong-payment = { $area }: takto zaplatit nelze ({ $item }).
reason-wrong-training = { $gladiator }: takto zaplatit výcvik nelze ({ $item }).
reason-year-ended = Svůj rok jste ukončili; nejprve v něm pokračujte.

## Listy v terminálu

draw-title = Rok { $year } z { $years } · { $phase } · { $difficulty } obtížnost
draw-phase-cards = výběr karet
draw-phase-actions = akce
draw-phase-attack = útok Piktů
draw-phase-scored = konečné skóre
draw-attack = Na konci roku zaútočí karty osudu: { $cards }, praporek { $flag }
draw-attacked = Piktové útočí: vlevo { $left }, uprostřed { $centre }, vpravo { $right }; praporek { $flag }
draw-decks = Balíček osudu { $deck }, odložené { $discard }
draw-neutral = Neutrální karta: { $card }; leží na ní suroviny { $resources }, vojáci { $soldiers }
draw-good = { $card } (zboží { $good }, tvar { $pattern })
draw-player = { $seat } ({ $colour })
draw-colour-blue = modrá
draw-colour-green = zelená
draw-colour-red = červená
draw-colour-orange = oranžová
draw-colour-yellow = žlutá
draw-colour-black = černá
draw-score = { $total } VB (vlastnosti { $attributes } + cíle { $paths } - nevole { $penalty })
draw-rank = hodnost { $rank }
draw-ended = rok ukončen
draw-has-chosen = má vybráno
draw-pool = Deska: vojáci { $soldier } · stavitelé { $builder } · služebníci { $servant } · civilisté { $civilian } · suroviny { $resource }
draw-drawn = Dobrané karty:
draw-card = { $card }: cíl { $measure } { $at }; vyhlídka { $items }, zboží { $good }, tvar { $pattern }
draw-chosen = Vybraná karta cíle: { $card }
draw-paths = Cíle:
draw-path = { $card }: { $measure } { $reached } (z { $at }) → { $points } VB
draw-prospect = Vyhlídka: { $card }
draw-neighbour = { $source } { $seat }: { $card }
draw-left-sheet = Levý list
draw-right-sheet = Pravý list
draw-to-build = Zbývá postavit
draw-built = Stojí: { $buildings }
draw-chain = čeká na pevnost { $fort }
draw-disdain = aktivní { $active }, stojí { $penalty } VB
draw-battles = boje { $years }
draw-favours = přízně: chrámy { $temple }, diplomaté vlevo { $left }, uprostřed { $centre }, vpravo { $right }
draw-summary-left = { $attributes } · kohorty { $cohorts } · pevnost { $fort } · val { $wall } · kameny { $cippi } · hlídky { $guard } · těžba { $mining } · produkce { $production } · nevole { $disdain }
draw-summary-right = { $citizens } · zboží { $goods } · průzkumníci { $scouts }
draw-legend = vo voják · st stavitel · sl služebník · ci civilista · su surovina · SL sláva · ZB zbožnost · UD udatnost · DI disciplína · Ob obchodník · Úč účinkující · Kn kněz · Úř úřední sluha · Pa patricij · Ko kohorta · ⚒ produkce · If infrastruktura · #2 využito ve 2. roce
draw-short-soldier = vo
draw-short-builder = st
draw-short-servant = sl
draw-short-civilian = ci
draw-short-resource = su
draw-short-renown = SL
draw-short-piety = ZB
draw-short-valour = UD
draw-short-discipline = DI
draw-short-trader = Ob
draw-short-performer = Úč
draw-short-priest = Kn
draw-short-apparitor = Úř
draw-short-patrician = Pa
draw-short-cohort = Ko
draw-short-infrastructure = If
draw-measure-landmarks = dominanty
draw-measure-active-disdain = nevole nejvýše
draw-measure-wall-columns = dokončené sekce valu
draw-measure-large-buildings = velké budovy
draw-measure-cohorts = dokončené kohorty
draw-measure-production = produkce surovin
draw-measure-goods = zboží na trhu
draw-measure-citizen-tracks = dokončené stupnice občanů
draw-measure-temples = zcela vyplněné chrámy
draw-measure-map-columns = dokončené sloupce mapy
draw-measure-gladiator-strength = síla obou gladiátorů
draw-measure-guard-columns = dokončené sekce hlídek

## Slova zprávy o vyváženosti

facet-strongest = Nejsilnější vlastnost
facet-paths = Karty cesty s body
facet-disdain = Pohrdání na konci
facet-rank = Hodnost
facet-area = Stupnice
facet-attribute = Vlastnosti
facet-bribe = Úplatky
facet-card = Karty hráčů
facet-cell = Pole mapy
facet-fate = Karty osudu
facet-favour = Přízně
facet-gladiator = Gladiátoři
facet-hexagon = Zboží na trhu
facet-item = Dělníci a suroviny
facet-pattern = Průzkumné tvary
facet-show = Představení
facet-side = Strany
facet-source = Zdroje
facet-building = Stavby

# Co tah mění na postavení jedné strany, pro rady a rozbory; říká se za jejím jménem

more-points = { $count ->
    [one] o jeden bod více
    [few] o { $count } body více
   *[other] o { $count } bodů více
 }
less-points = { $count ->
    [one] o jeden bod méně
    [few] o { $count } body méně
   *[other] o { $count } bodů méně
 }
more-renown = { $count ->
    [one] o jednu slávu více
    [few] o { $count } slávy více
   *[other] o { $count } slávy více
 }
less-renown = { $count ->
    [one] o jednu slávu méně
    [few] o { $count } slávy méně
   *[other] o { $count } slávy méně
 }
more-piety = { $count ->
    [one] o jednu zbožnost více
    [few] o { $count } zbožnosti více
   *[other] o { $count } zbožnosti více
 }
less-piety = { $count ->
    [one] o jednu zbožnost méně
    [few] o { $count } zbožnosti méně
   *[other] o { $count } zbožnosti méně
 }
more-valour = { $count ->
    [one] o jednu udatnost více
    [few] o { $count } udatnosti více
   *[other] o { $count } udatnosti více
 }
less-valour = { $count ->
    [one] o jednu udatnost méně
    [few] o { $count } udatnosti méně
   *[other] o { $count } udatnosti méně
 }
more-discipline = { $count ->
    [one] o jednu disciplínu více
    [few] o { $count } disciplíny více
   *[other] o { $count } disciplíny více
 }
less-discipline = { $count ->
    [one] o jednu disciplínu méně
    [few] o { $count } disciplíny méně
   *[other] o { $count } disciplíny méně
 }
more-disdain = { $count ->
    [one] o jednu nevoli více
    [few] o { $count } nevole více
   *[other] o { $count } nevolí více
 }
less-disdain = { $count ->
    [one] o jednu nevoli méně
    [few] o { $count } nevole méně
   *[other] o { $count } nevolí méně
 }
more-buildings = { $count ->
    [one] o jednu stavbu více
    [few] o { $count } stavby více
   *[other] o { $count } staveb více
 }
less-buildings = { $count ->
    [one] o jednu stavbu méně
    [few] o { $count } stavby méně
   *[other] o { $count } staveb méně
 }
more-production = { $count ->
    [one] o jedno políčko produkce více
    [few] o { $count } políčka produkce více
   *[other] o { $count } políček produkce více
 }
less-production = { $count ->
    [one] o jedno políčko produkce méně
    [few] o { $count } políčka produkce méně
   *[other] o { $count } políček produkce méně
 }
more-fort = { $count ->
    [one] o jedno políčko pevnosti více
    [few] o { $count } políčka pevnosti více
   *[other] o { $count } políček pevnosti více
 }
less-fort = { $count ->
    [one] o jedno políčko pevnosti méně
    [few] o { $count } políčka pevnosti méně
   *[other] o { $count } políček pevnosti méně
 }
more-cohorts = { $count ->
    [one] o jedno políčko kohort více
    [few] o { $count } políčka kohort více
   *[other] o { $count } políček kohort více
 }
less-cohorts = { $count ->
    [one] o jedno políčko kohort méně
    [few] o { $count } políčka kohort méně
   *[other] o { $count } políček kohort méně
 }
more-pool = více lidí a surovin v zásobě
less-pool = méně lidí a surovin v zásobě
more-defence = lepší příprava na útoky
less-defence = horší příprava na útoky
more-paths = blíž k cílům karet cest
less-paths = dál od cílů karet cest
more-left-sheet = levý list slibuje více
less-left-sheet = levý list slibuje méně
more-right-sheet = pravý list slibuje více
less-right-sheet = pravý list slibuje méně
