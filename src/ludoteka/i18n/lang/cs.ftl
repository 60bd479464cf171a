### Co říká sama Ludoteka, ať se hraje cokoli. Zprávy her jsou v jejich složkách.

## Slova, která stojí sama: nadpisy a odpovědi

ui-game = Hra
ui-title = Název
ui-players = Hráči
ui-minutes = Minuty
ui-name = Hráč
ui-seat = Místo
ui-bot = Robot
ui-place = Pořadí
ui-score = Body
ui-wins = Výhry
ui-shared = Dělené výhry
ui-mean-place = Průměrné pořadí
ui-mean-score = Průměr bodů
ui-yes = ano
ui-no = ne

## Hráči a počítané věci

ui-player = Hráč { $number }
ui-bot-name = Robot { $number } ({ $bot })

## Partie v terminálu

ui-hand-over = { $name }, jste na řadě. Stiskněte Enter, až se nikdo jiný nebude dívat.
ui-done-looking = Až si to přečtete, stiskněte Enter; než se podívá další hráč, obrazovka se smaže.
ui-thinking = Robot přemýšlí …
ui-earlier =
    { $count ->
        [one] … a předtím { $count } událost; vše ukáže „záznam“
        [few] … a předtím { $count } události; vše ukáže „záznam“
       *[other] … a předtím { $count } událostí; vše ukáže „záznam“
    }
ui-more-options =
    { $count ->
        [one] … zbývá { $count } možnost: stiskněte Enter, nebo výběr zužte slovy
        [few] … zbývají { $count } možnosti: stiskněte Enter, nebo výběr zužte slovy
       *[other] … zbývá { $count } možností: stiskněte Enter, nebo výběr zužte slovy
    }
ui-last-options = To jsou poslední; Enter ukáže znovu první, slovy výběr zúžíte
ui-only-option = Enterem ji zvolíte
ui-may-pass = Nikdo na vás nečeká: samotným Enterem necháte hrát ostatní
ui-nothing-fits = Nic z nabídky neodpovídá textu „{ $text }“. Napište číslo, akci nebo slova z ní; ostatní ukáže „pomoc“.
ui-offered = { $action }: nic tomu nebrání.
ui-not-offered = { $action }: teď to nejde.
ui-undo-closed = Není co vzít zpět: cestu uzavřela náhoda, něco odhaleného nebo jiný hráč.
ui-redo-none = Není co zopakovat.
ui-why-what = Proč co? Připište akci, například: proč pass
ui-no-scores = V této hře se body před koncem nepočítají.
ui-switch-who = Který hráč? Teď mohou hrát: { $seats }. Například: místo { $example }
ui-log-resumed =
    { $count ->
        [one] { $count } akce z doby před obnovením partie tu není.
        [few] { $count } akce z doby před obnovením partie tu nejsou.
       *[other] { $count } akcí z doby před obnovením partie tu není.
    }
ui-other-version = Partie začala s jinou verzí pravidel nebo obsahu; pokračuje od své poslední pozice.
ui-winners =
    { $count ->
        [one] Vítěz: { $names }.
        [few] Vítězové: { $names }.
       *[other] Vítězové: { $names }.
    }
ui-no-winner = Nikdo nevyhrál.

## Ukládání a odchod

ui-saved = Uloženo do { $file }
ui-save-failed = Do { $file } nelze zapsat: { $why }
ui-board-changes = Deska se do okna nevejde, proto vidíte jen to, co se změnilo. Celou ukáže „deska“.
ui-final-question = { $action }: to už nepůjde vzít zpět. Opravdu? (ano/ne)
ui-save-question = Uložit partii, než odejdete? (ano/ne)
ui-parted-saved = Partie je uložena v { $file }; pokračujte příkazem: { $command }
ui-parted-unsaved = Partie nebyla uložena.

## Příkazy

ui-help = Napište číslo možnosti, její zápis, nebo slova, která výběr zúží. Můžete také říct:
ui-order-help = pomoc
ui-order-undo = zpět
ui-order-redo = znovu
ui-order-log = záznam
ui-order-rules = pravidla
ui-order-hint = rada
ui-order-why = proč
ui-order-score = body
ui-order-board = deska
ui-order-seat = místo
ui-order-save = ulož
ui-order-quit = konec
ui-help-help = tento přehled
ui-help-undo = vzít zpět svou poslední akci
ui-help-redo = zopakovat, co jste vzali zpět
ui-help-log = vše, co se stalo
ui-help-rules = pravidla: samo „pravidla“ ukáže nadpisy, se slovy nebo číslem pravidla jeho text
ui-help-hint = co by udělal zkušený hráč, se šancí na vítězství; jen když u této klávesnice nehraje nikdo další
ui-hint-chance = šance na vítězství { $percent } %
ui-hint-points = očekávané body: { $points }
ui-hint-alone = Rady jsou jen pro hry proti botům a pro hry, které hrajete sami.
ui-help-why = proč akce není v nabídce: „proč“ a akce
ui-help-score = dosavadní body
ui-help-board = ukázat znovu desku a všechny možnosti
ui-help-seat = nechat hrát jiného hráče u této klávesnice: „místo 2“
ui-help-save = uložit partii; „ulož“ se jménem souboru do jiného souboru
ui-help-quit = odejít

## Nabídka

ui-menu-title = Co si zahrajeme?
ui-menu-line = hráči: { $seats }; asi { $minutes } minut
ui-menu-saved =
    { $count ->
        [one] Pokračovat: { $game }, po { $count } akci
        [few] Pokračovat: { $game }, po { $count } akcích
       *[other] Pokračovat: { $game }, po { $count } akcích
    }
ui-menu-game = Číslo hry, jazyk (en, cs, pl), nebo konec:
ui-menu-seats = Kolik bude hráčů celkem? ({ $choices })
ui-menu-people = Kolik z nich jsou lidé? ({ $choices })
ui-menu-bots = Který robot obsadí ostatní místa? ({ $choices })
ui-menu-options = Změnit volby hry? (ano/ne)
ui-menu-choose = Číslo ({ $choices }):
ui-no-games = Není nainstalována žádná hra.

## Pravidla

ui-rules-none = Žádné pravidlo neobsahuje „{ $words }“.
ui-rules-packs = Pravidla se uvádějí s hodnotami samotné hry; co mění balíček obsahu, v jejich textu není.
ui-rules-empty = Tato hra nemá přehled pravidel.
ui-rules-more =
    { $count ->
        [one] Ještě { $count } další:
        [few] Ještě { $count } další:
       *[other] Ještě { $count } dalších:
    }

# Where an entry of the reference comes from: the label, and a sentence on what it means.
ui-mark-rulebook = pravidla
ui-mark-rulebook-means = Tak to říkají pravidla hry.
ui-mark-printed = tištěné díly
ui-mark-printed-means = Tak je to vytištěno na herních dílech, podle toho, co je o nich veřejně známo.
ui-mark-faq = FAQ
ui-mark-faq-means = Tak odpovídá FAQ hry.
ui-mark-ruling = náš výklad
ui-mark-ruling-means = Kde to tištěná pravidla nechávají otevřené, hraje se u tohoto stolu takto.
ui-mark-own = naše vlastní údaje
ui-mark-own-means = V pravidlech to vytištěno není; údaje jsou naše vlastní, dokud je majitel hry neopraví.
ui-mark-unsure = neověřeno
ui-mark-unsure-means = Známe to jen zpaměti; platí to, dokud to majitel hry nepotvrdí nebo neopraví.
ui-mark-part = Týká se to: { $part }.
ui-mark-correct = Opraví to balíček obsahu na místě { $place }.

## Záznamy partií

ui-scenario-sound = { $file }: dá se hrát.
ui-scenario-doubt = Podezřelé: { $doubt }
ui-scenario-trial =
    { $players ->
        [one] { $players } hráč: náhodné hry ({ $games }) skončily průměrně po { $decisions } rozhodnutích.
        [few] { $players } hráči: náhodné hry ({ $games }) skončily průměrně po { $decisions } rozhodnutích.
       *[other] { $players } hráčů: náhodné hry ({ $games }) skončily průměrně po { $decisions } rozhodnutích.
    }
ui-scenario-made = Soubor { $file } je napsán. Upravte začátek, události a konec a spusťte: ludoteka scenario check
ui-verified =
    { $actions ->
        [one] { $file }: přehrána { $actions } akce, všechny pozice souhlasí se záznamem.
        [few] { $file }: přehrány { $actions } akce, všechny pozice souhlasí se záznamem.
       *[other] { $file }: přehráno { $actions } akcí, všechny pozice souhlasí se záznamem.
    }
ui-study-verified =
    { $lines ->
        [0] Vlastní varianty nemá.
        [one] Přehrána { $lines } varianta studie, všechny pozice souhlasí.
        [few] Přehrány { $lines } varianty studie, všechny pozice souhlasí.
       *[other] Přehráno { $lines } variant studie, všechny pozice souhlasí.
    }
ui-luck-checked = Veškerá náhoda vychází ze semínka určeného před první akcí.
ui-luck-adopted =
    { $actions ->
        [one] Příprava a první akce pocházejí z nahraného záznamu. Veškerá náhoda po nich vychází ze semínka.
        [few] Příprava a první { $actions } akce pocházejí z nahraného záznamu. Veškerá náhoda po nich vychází ze semínka.
       *[other] Příprava a prvních { $actions } akcí pochází z nahraného záznamu. Veškerá náhoda po nich vychází ze semínka.
    }
ui-luck-shared =
    { $given ->
        [0] Semínko určil jen server: žádné místo k němu nepřidalo své číslo.
        [one] Semínko vzniklo z tajného čísla serveru, ke kterému se server zavázal předem, a z čísla od { $given } místa z { $seats }.
        [few] Semínko vzniklo z tajného čísla serveru, ke kterému se server zavázal předem, a z čísel od { $given } míst z { $seats }.
       *[other] Semínko vzniklo z tajného čísla serveru, ke kterému se server zavázal předem, a z čísel od { $given } míst z { $seats }.
    }
ui-luck-noted = Co jste si poznamenali před hrou, v záznamu je.
ui-luck-unchecked = Záznam neuvádí semínko, proto se neověřovalo, odkud se náhoda vzala.
ui-replay-keys = { $number } z { $last }: Enter vpřed, b zpět, číslo skočí na akci, q konec

## Hra robotů

ui-playing = Hraje se { $game }
ui-interrupted = Přerušeno: odehráno { $done } z { $wanted } her.
ui-selfplay-games =
    { $games ->
        [one] { $games } hra { $game }, hráčů: { $players }
        [few] { $games } hry { $game }, hráčů: { $players }
       *[other] { $games } her { $game }, hráčů: { $players }
    }
ui-selfplay-speed =
    { $decisions ->
        [one] { $decisions } rozhodnutí, { $rate } za sekundu
        [few] { $decisions } rozhodnutí, { $rate } za sekundu
       *[other] { $decisions } rozhodnutí, { $rate } za sekundu
    }
ui-selfplay-time = { $seconds } s, her za sekundu: { $rate }
ui-selfplay-lengths = Rozhodnutí na hru: { $shortest } až { $longest }, průměr { $mean }, medián { $median }

## Pokrytí obsahu

ui-coverage-kind = { $kind }: do hry přišlo { $seen } z { $all }
ui-coverage-never = nikdy: { $names }
ui-whynot = { $game }: dotazů { $questions }, chyb { $errors }; z { $offered } dotazů na nabízený tah dostalo důvod { $percent } %
ui-coverage-nothing = Tato hra neříká, co má přijít do hry.

## Učení úsudku

ui-train-group = Pozice z her, ze kterých se neučilo
ui-train-positions = Počet
ui-train-log-loss = Logaritmická ztráta
ui-train-brier = Brierovo skóre
ui-train-score =
    { $group ->
        [part] { $number }. část hry
        [players] hráčů: { $number }
        [equals] stejně silní bez chyb
       *[all] všechny
    }
ui-train-judges = Vždy tři čísla: naučený úsudek / hodnocení převedené na šance / stejná šance pro všechny. Menší je lepší.
ui-train-written = Zůstává: { $kind }. Zapsáno: { $file }

## Kontrola instalace

ui-doctor-build = sestavení
ui-doctor-data = složka s daty
ui-doctor-missing = chybí
ui-doctor-optional = nenalezeno (potřebují to jen některé úlohy)
ui-doctor-game =
    { $decisions ->
        [one] funguje, náhodná hra měla { $decisions } rozhodnutí
        [few] funguje, náhodná hra měla { $decisions } rozhodnutí
       *[other] funguje, náhodná hra měla { $decisions } rozhodnutí
    }
ui-doctor-subclasses = hry v čistém Pythonu
ui-doctor-fine = fungují
ui-doctor-well = Vše potřebné je zde a funguje.
ui-doctor-ill = Něco je rozbité: viz výše.

## Měření

ui-bench-build = Sestavení: { $build }, Python { $python }, jedno jádro, náhodná hra
ui-bench-calibration = Srovnávací smyčka: průběhů za sekundu { $rounds }
ui-bench-decisions = Rozhodnutí/s
ui-bench-games = Her/s
ui-bench-copies = Kopií/s
ui-bench-length = Délka
ui-bench-options = Možnosti
ui-bench-slowest = Nejvýš ms
ui-bench-contest = Python { $python }, jedno jádro, kol: { $rounds }, v každém { $seconds } s pro každou hru; mediány
ui-bench-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
  }
ui-bench-engine = Program
ui-bench-spread = ±
ui-bench-copy-cost = Kopie, µs
ui-bench-steps = Kroky/s
ui-bench-many = Najednou/s
ui-bench-to-catanatron = × Cat.
ui-bench-copies-to-catanatron = kopie
ui-bench-to-pure = × nepř.
ui-bench-ratios = × Cat. a kopie: kolikrát víc rozhodnutí a kopií než Catanatron; × nepř.: kolikrát víc rozhodnutí než nepřeložené sestavení. V závorce počet hráčů.
ui-bench-observing = Rozhodnutí jsou bez pozorování; kroky zahrnují pozorování i masku dovolených akcí, u všech programů stejně; najednou: kroky 64 stolů zároveň.
ui-bench-skipped = Neměřeno: { $name }: { $why }
ui-bench-kept = Uložené údaje: { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
  }, soubor { $file }
ui-bench-nothing-kept = { $name }: není uloženo nic k porovnání
ui-bench-as-fast = { $name }: { $figure }: { $share } % uložené hodnoty (pokusů: { $tries })
ui-bench-slower = { $name }: { $figure }: jen { $share } % uložené hodnoty (pokusů: { $tries }): POMALEJŠÍ

## Aréna

ui-arena-games =
    { $games ->
        [one] { $games } hra { $game }, hráčů: { $players }, rozdání: { $deals }. Intervaly platí na 95 %.
        [few] { $games } hry { $game }, hráčů: { $players }, rozdání: { $deals }. Intervaly platí na 95 %.
       *[other] { $games } her { $game }, hráčů: { $players }, rozdání: { $deals }. Intervaly platí na 95 %.
    }
ui-arena-rating = Síla
ui-arena-share = Podíl výher
ui-arena-appearances = Odehraná místa
ui-arena-pairs = Jak často byl robot v řádku před robotem ve sloupci, shoda za půl:
ui-arena-deviation = Odchylka
ui-arena-quartiles = Kvartily
ui-arena-range = Nejméně a nejvíce
ui-arena-played = Hry
ui-arena-score-pair = { $bot } proti { $other }, stejná rozdání ({ $deals }): { $difference } bodů
ui-arena-waiting =
    Čekám na Ray: už { $seconds } s se nevrátila žádná hra. { $processors ->
        [0] Cluster teď nemá žádný procesor.
       *[some] Zadané hry: { $games }; procesory clusteru: { $processors }, z toho volné: { $free }.
    }
ui-arena-failed =
    { $count ->
        [one] { $count } hra selhala a nepočítá se nikomu:
        [few] { $count } hry selhaly a nepočítají se nikomu:
       *[other] { $count } her selhalo a nepočítá se nikomu:
    }
ui-arena-failure = hra { $number } ({ $bots }), právě volil: { $culprit }: { $why }

## Zpráva o vyváženosti

ui-balance-title = Vyváženost hry { $game }
ui-balance-subtitle = Co provázelo výhru, když roboti odehráli mnoho her
ui-balance-standout = Co vyčnívá
ui-balance-standout-nothing = Nic: když se všechna srovnání posuzují dohromady, žádný rozdíl není průkazný.
ui-balance-what = Co
ui-balance-packs = Balíčky obsahu
ui-balance-against = Srovnání: { $one } / { $other }
ui-balance-unchanged = Beze změny
ui-balance-gap = Rozdíl
ui-balance-more = více
ui-balance-less = méně
ui-balance-against-note = Obojí se hrálo se stejným semínkem a se stejnými roboty; počet her druhé varianty: { $games }. Porovnané údaje: { $count }, z toho zřetelně odlišné: { $clear } (posuzováno dohromady).
ui-balance-standout-more =
    { $count ->
        [one] { $count } další zřetelný rozdíl je v kapitolách níže.
        [few] { $count } další zřetelné rozdíly jsou v kapitolách níže.
       *[other] { $count } dalších zřetelných rozdílů je v kapitolách níže.
    }
ui-balance-standout-never =
    { $count ->
        [one] { $count } věc se do hry nikdy nedostala; jmenuje ji poslední kapitola.
        [few] { $count } věci se do hry nikdy nedostaly; jmenuje je poslední kapitola.
       *[other] { $count } věcí se do hry nikdy nedostalo; jmenuje je poslední kapitola.
    }
ui-balance-contents = Obsah
ui-balance-games = Hry
ui-balance-seed = Semínko náhody
ui-balance-options = Možnosti
ui-balance-varied = Hráno ve všech hodnotách
ui-balance-base = Základ
ui-balance-version = Verze / pravidla / obsah
ui-balance-measure-win = Výhra znamená první místo. Dělí-li se o ně více stran, má každá část výhry; tým vyhrává celý. Základ je průměrná výhra jednoho místa u stolu a rozdíly se měří od něj.
ui-balance-measure-score = Nikdo tu nehraje proti nikomu, proto se srovnávají body. Základ je průměrný počet bodů.
ui-balance-note-bots = Na všech místech hráli roboti: { $bots }. Čísla říkají, jak hra dopadala mezi nimi, ne mezi lidmi.
ui-balance-note-random = Náhodná hra ukazuje, co pravidla dovolují a zda je něco samo o sobě nepřiměřené; co by volili dobří hráči, ukázat nemůže. K tomu vezměte silnější roboty.
ui-balance-nothing = Nic takového se nestalo.
ui-balance-picture = Obrázek: { $title }; čísla jsou v tabulce níže
ui-balance-seats = Místa
ui-balance-share = Ze všech míst
ui-balance-of-games = Ze všech her
ui-balance-interval = Interval 95 %
ui-balance-difference = Rozdíl od základu
ui-balance-verdict = Posouzeno společně
ui-balance-few = příliš málo
ui-balance-above = nad
ui-balance-below = pod
ui-balance-decisions = Rozhodnutí ve hře
ui-balance-ways = Způsoby hry
ui-balance-first = První místo u stolu
ui-balance-length = Délka
ui-balance-winners = Vítězové
ui-balance-others = Ostatní
ui-balance-everybody = Všichni
ui-balance-mean = Průměr
ui-balance-taken = Vzato či použito: { $things }
ui-balance-taken-note = Místo se za hru počítá jednou, ať věc vzalo kolikrát chce. Provázet výhru neznamená způsobit ji: kdo hraje déle nebo už vede, bere všeho víc.
ui-balance-coverage = Co se dostalo do hry
ui-balance-coverage-note = Věci, které jmenovala nějaká akce nebo událost těchto her. Co se neobjevilo, může chtít více her, jiný počet hráčů, jiné možnosti nebo lepší roboty.
ui-balance-kind = Věci
ui-balance-all = V krabici
ui-balance-played = Ve hře
ui-balance-never = Nikdy
ui-balance-note-many =
    { $count ->
        [one] Stránka posuzuje { $count } srovnání. Každý interval platí v 95 % případů, takže asi { $chance } se může mýlit pouhou náhodou. „Nad“ a „pod“ stojí jen tam, kde rozdíl obstojí při společném posouzení všech (Bonferroni). Místa jedné hry nejsou nezávislá, berte tedy intervaly jako o něco příliš úzké.
        [few] Stránka posuzuje { $count } srovnání. Každý interval platí v 95 % případů, takže asi { $chance } se může mýlit pouhou náhodou. „Nad“ a „pod“ stojí jen tam, kde rozdíl obstojí při společném posouzení všech (Bonferroni). Místa jedné hry nejsou nezávislá, berte tedy intervaly jako o něco příliš úzké.
       *[other] Stránka posuzuje { $count } srovnání. Každý interval platí v 95 % případů, takže asi { $chance } se může mýlit pouhou náhodou. „Nad“ a „pod“ stojí jen tam, kde rozdíl obstojí při společném posouzení všech (Bonferroni). Místa jedné hry nejsou nezávislá, berte tedy intervaly jako o něco příliš úzké.
    }
ui-balance-failed =
    { $count ->
        [one] { $count } hra selhala a je vynechána; první je hra { $number }: { $why }
        [few] { $count } hry selhaly a jsou vynechány; první je hra { $number }: { $why }
       *[other] { $count } her selhalo a je vynecháno; první je hra { $number }: { $why }
    }
ui-balance-unfold =
    { $count ->
        [one] Všechna čísla: { $count } řádek
        [few] Všechna čísla: { $count } řádky
       *[other] Všechna čísla: { $count } řádků
    }
ui-balance-written =
    { $games ->
        [one] { $games } hra, stránka je { $file }
        [few] { $games } hry, stránka je { $file }
       *[other] { $games } her, stránka je { $file }
    }
ui-balance-note-few =
    { $few ->
        [one] Řádky s méně než { $few } místem jsou šedé a nic nedokazují.
        [few] Řádky s méně než { $few } místy jsou šedé a nic nedokazují.
       *[other] Řádky s méně než { $few } místy jsou šedé a nic nedokazují.
    }
ui-balance-most =
    { $count ->
        [one] Obrázek ukazuje { $count } s největším rozdílem; tabulka má všechny.
        [few] Obrázek ukazuje { $count } s největšími rozdíly; tabulka má všechny.
       *[other] Obrázek ukazuje { $count } s největšími rozdíly; tabulka má všechny.
    }

## Co říká odkaz na stůl tam, kam ho někdo vloží

ui-guest = Host { $number }
ui-share-open = Stůl, který čeká na hráče: { $names }.
ui-share-playing = { $moment }. Hrají: { $names }.
ui-share-over = Dohraná hra. Hráli: { $names }.
ui-share-won = Vítězství: { $winners }. Hráli: { $names }.
ui-share-bot = bot
ui-share-free = volné místo
ui-share-epoch = { $number }. epocha
ui-share-year = { $number }. rok
ui-share-round = { $number }. kolo
ui-share-turn = { $number }. tah
ui-share-move = { $number }. krok

## Rozbory

review-title = Rozbor: { $game }
review-eyes-seats = Šance každého hráče je uvedena tak, jak ji v tu chvíli mohl znát on sám.
review-eyes-all = Šance jsou uvedeny se znalostí všeho, i skrytých karet.
review-seat = Hráč
review-start = Na začátku
review-result = Výsledek
review-decisions = Rozhodnutí
review-decision = Rozhodnutí
review-luck = Náhoda
review-given = Promarněno
review-explained = Začátek, rozhodnutí a náhoda dávají v součtu výsledek. Rozhodnutí říkají, o kolik procentních bodů změnila hráčovu šanci na vítězství všechna rozhodnutí dohromady, jeho vlastní i cizí; náhoda říká, o kolik lépe či hůře než v průměru padly kostky, líznuté karty a rozdání. „Promarněno“ je to, co hráčova vlastní rozhodnutí ztratila proti nejlepším nalezeným možnostem.
review-points-explained = Začátek, rozhodnutí a náhoda dávají v součtu výsledek. Rozhodnutí říkají, jak změnila očekávané body; náhoda říká, o kolik lépe či hůře než v průměru padly kostky, líznuté karty a rozdání. „Promarněno“ je to, co rozhodnutí ztratila proti nejlepším nalezeným možnostem.
review-graph = Šance na vítězství
review-points-graph = Očekávané body
review-turning = Zlomové okamžiky
review-best = Nejlepší rozhodnutí
review-worst = Nejhorší rozhodnutí
review-none = Žádné nevyčnívá.
review-better = Lepší: { $action } (o { $amount } více).
review-moments = Všechny akce
review-action = Akce
review-trust = Jak dalece lze číslům věřit
review-trust-told = Šance pocházejí z úsudku naučeného z her mezi boty. Vyzkoušen byl na { $games } hrách, ze kterých se neučil: jeho Brierovo skóre je { $brier }, při stejné šanci pro všechny { $even } (menší je lepší). Tabulka ukazuje, kolik z těch, kdo měli určitou šanci, vyhrálo.
review-trust-unknown = Není známo, jak dobře šance této hry odpovídají skutečnosti.
review-trust-points = Očekávané body jsou odhadem botů, který nebyl s výsledky porovnán.
review-foretold = Předpověď
review-won = Vyhrálo
review-sides = Počet stran
review-written = Zapsáno do { $file }.
review-summary = { $player }: začátek { $start }, rozhodnutí { $decisions }, náhoda { $luck }, výsledek { $result }; promarněno { $given }

## Úlohy

puzzle-title = Úloha { $number } z { $count }, obtížnost { $grade } ze 3. Na tahu je { $player }: jedna možnost je jasně nejlepší.
puzzle-right = Správně.
puzzle-wrong = Tohle ne. Zkuste to znovu, nebo stiskněte Enter a uvidíte řešení.
puzzle-numbers = Napište číslo možnosti od 1 do { $most }, nebo stiskněte Enter a uvidíte řešení.
puzzle-solution = Řešení: { $action }. Cokoli jiného stojí nejméně { $percent } procentních bodů šance na vítězství.
puzzle-solution-points = Řešení: { $action }. Při nejlepší hře to na konci bude { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}, s čímkoli jiným aspoň o { $behind } méně.
puzzle-line = Pokračuje se: { $what }.
puzzle-none = Pro hru { $game } tu žádné úlohy nejsou. Vytvořte je pomocí --make.
puzzle-made = Vytvořeno úloh: { $count }, her: { $games }, soubor { $file }.
puzzle-refuted = Úloha { $number } neplatí.
puzzle-proved = Platí { $count } z { $all } úloh.
