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
ui-rules-empty = Tato hra nemá přehled pravidel.
ui-rules-more =
    { $count ->
        [one] Ještě { $count } další:
        [few] Ještě { $count } další:
       *[other] Ještě { $count } dalších:
    }

## Záznamy partií

ui-verified =
    { $actions ->
        [one] { $file }: přehrána { $actions } akce, všechny pozice souhlasí se záznamem.
        [few] { $file }: přehrány { $actions } akce, všechny pozice souhlasí se záznamem.
       *[other] { $file }: přehráno { $actions } akcí, všechny pozice souhlasí se záznamem.
    }
ui-luck-checked = Veškerá náhoda vychází ze semínka určeného před první akcí.
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
ui-coverage-nothing = Tato hra neříká, co má přijít do hry.

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
