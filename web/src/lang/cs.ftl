### Co říká samotný prohlížečový klient. Vlastní zprávy her jsou v jejich složkách.

## Stránky a cesty mezi nimi

web-title-lobby = Hry a stoly
web-title-new = Nový stůl
web-title-table = Stůl
web-title-rules = Pravidla
web-title-settings = Nastavení
web-title-account = Účet
web-title-about = O Ludotece
web-title-nowhere = Taková stránka tu není
web-nowhere-help = Možná je v adrese překlep, nebo už to, co tu bylo, neexistuje.
web-skip = Přejít k obsahu
web-navigation = Hlavní
web-to-lobby = Do herny
web-about = O projektu
web-unofficial = Neoficiální fanouškovský projekt
web-loading = Načítá se …
web-one-moment = Okamžik …
web-failure = Něco se na této stránce pokazilo
web-failure-help = U vašeho stolu se nic nezměnilo. Zkuste to znovu; stane-li se to zas, načtěte stránku.
web-try-again = Zkusit znovu
web-cancel = Zrušit
web-close = Zavřít
web-save = Uložit
web-saved = Uloženo.
web-copy = Kopírovat
web-copied = Zkopírováno
web-copy-link = Kopírovat odkaz
web-more = Zobrazit další
web-less = Zobrazit méně
web-yes = ano
web-no = ne
web-on = zapnuto
web-off = vypnuto

## Herna

web-games = Hry
web-no-games = Na tomto serveru není nainstalována žádná hra.
web-players = hráči: { $seats }
web-minutes = asi { $minutes } min
web-play-now = Hrát hned proti botům
web-play-alone = Hrát hned
web-starting = Připravuje se …
web-new-table = Nový stůl …
web-my-tables = Moje stoly
web-open-tables = Otevřené stoly
web-ended-tables = Nedávno dohrané
web-no-tables = Právě teď nikdo nečeká na spoluhráče. Zahrajte si proti botům, nebo otevřete stůl a někoho pozvěte.
web-no-tables-fit = Takový stůl tu není.
web-filter-game = Hra
web-filter-any-game = jakákoli hra
web-filter-any-clock = jakékoli tempo
web-filter-free = s volným místem
web-seats-free =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
web-not-started = brzy začne
web-your-turn = Jste na tahu
web-waiting-for = Čeká se na: { $names }
web-thinking = Přemýšlí: { $names } …
web-won-by = Zvítězil(a): { $names }
web-ended = Hra skončila
web-closed = Tento stůl byl zavřen
web-watch = přihlížet
web-records = Zápisy her
web-records-help = Prohlédněte si staženou hru znovu, nebo v nedohrané pokračujte.
web-records-open = Otevřít zápis …

## Nový stůl

web-seats = Místa
web-how-many = Kolik vás bude hrát?
web-seat-number = Místo { $number }
web-seat-me = já
web-seat-here = někdo další u této obrazovky
web-seat-open = volné pro kohokoli
web-seat-by-link = pozvaný odkazem
web-seat-bot = bot
web-seat-free = volné místo
web-seat-invited = pozvaný
web-seats-help = U jedné obrazovky může hrát víc lidí: mezi jejich tahy se zakryje. Jsou-li některá místa volná nebo pro pozvané, hra začne, až se obsadí.
web-bot-name = Bot { $number }
web-bot-level = Jak dobře bot hraje
web-bot-random = náhodný
web-bot-greedy = chamtivý
web-bot-easy = lehký
web-bot-easy-how = Často má druhou nejlepší možnost za nejlepší; na první hru.
web-bot-normal = střední
web-bot-normal-how = Porovnává, co bude mít po každé akci; rovnocenný soupeř.
web-bot-hard = těžký
web-bot-hard-how = Plánuje celý svůj tah; středního většinou poráží.
web-bot-expert = expert
web-bot-expert-how = Plánuje nejdéle a vidí nejdál; nejsilnější.
web-bot-at-once = Odpovídá hned.
web-bot-thinks =
    { $seconds ->
        [one] Nad rozhodnutím přemýšlí nejvýš { $seconds } sekundu.
        [few] Nad rozhodnutím přemýšlí nejvýš { $seconds } sekundy.
        [many] Nad rozhodnutím přemýšlí nejvýš { $seconds } sekundy.
       *[other] Nad rozhodnutím přemýšlí nejvýš { $seconds } sekund.
    }
web-bot-and-level = bot, { $level }
web-options = Jak se hraje
web-usual = obvyklé
web-clock = Hodiny
web-clock-none = bez hodin
web-clock-live = na jedno posezení
web-clock-days = přes několik dní
web-clock-bank = Minut na celou hru
web-clock-increment = Sekund přidaných po každém tahu
web-clock-hours = Hodin na každý tah
web-clock-none-help = Každý má času, kolik chce.
web-clock-live-help = Komu vyprší čas, za toho hraje bot, dokud se nevrátí.
web-clock-days-help = Komu vyprší čas, za toho hraje bot, dokud se nevrátí. Hodiny spánku nastavené v účtu se nepočítají.
web-table = Stůl
web-table-title = Název
web-public = Stůl vidí všichni
web-public-help = Ostatní ho najdou v herně a mohou přihlížet. Skryté karty zůstanou skryté.
web-set-up = Otevřít stůl
web-set-up-and-start = Začít hru

## Před začátkem

web-hosted-by = Stůl otevřel(a) { $name }
web-is-public = veřejný
web-is-private = jen s odkazem
web-sit-down = Posadit se sem
web-stand-up = Vstát
web-give-to-bot = Přenechat botovi
web-free-seat = Uvolnit místo
web-keep-for-invited = Nechat pro pozvaného
web-invite = Odkaz pro přátele
web-invite-help = Kdo má odkaz, sedne si na volné místo nebo místo bota a za hry může přihlížet.
web-start = Začít hru
web-start-when-full = Hra může začít, až nebude žádné místo volné.
web-waiting-host = Hru spustí { $name }.
web-luck-how = Jak je zajištěna poctivá náhoda
web-luck-promise = Server pro tento stůl vylosoval tajné číslo a tady ukazuje jeho otisk, takže už ho nemůže vyměnit. Prohlížeč každého hráče přidá vlastní náhodné číslo, nejpozději při začátku hry. O každém míchání a každém hodu rozhodují všechna čísla dohromady, takže náhodu si nevybere nikdo, ani ten, kdo provozuje tento server.
web-luck-fingerprint = Otisk čísla serveru
web-luck-number-of = Číslo ({ $name })
web-luck-to-come = zatím chybí
web-close-table = Zavřít stůl
web-close-sure = Zavřít tento stůl?
web-close-help = Hra skončí pro všechny a nepůjde v ní pokračovat.
web-table-closed-to-you = Tento stůl nelze zobrazit
web-table-menu = Další volby stolu

## Stůl

web-board = Herní plán
web-board-text = Herní plán jako text
web-prompt = Co je třeba udělat
web-players-list = Hráči
web-side = Záznam, chat, poznámky, pravidla
web-player = Hráč { $number }
web-player-name = Hráč
web-player-leads = { $name } ({ $thing })
web-player-gen = hráče { $name }
web-player-dat = hráči { $name }
web-player-acc = hráče { $name }
web-player-ins = hráčem { $name }
web-you = vy
web-you-watch = díváte se
web-your-turn-says = Jste na tahu. { $prompt }
web-to-act = na tahu
web-online = je tu
web-offline = není tu
web-away = pryč, hraje bot
web-time-used-up = Váš čas vypršel. Hraje za vás bot.
web-resigned = vzdal(a) hru
web-standing = Stav
web-spectators =
    { $count ->
        [one] { $count } přihlíží
        [few] { $count } přihlížejí
       *[other] { $count } přihlíží
    }
web-switch-seat = Hrát za toto místo
web-choose-glowing = Vyberte na plánu něco, co svítí.
web-step-back = Zpět
web-undo = Vzít zpět
web-redo = Provést znovu
web-undo-closed = To už vzít zpět nejde: rozhodla náhoda, něco se odhalilo nebo už jednal jiný hráč.
web-sending = …
web-search-options = Hledat ve všech možnostech
web-what-you-can-do = Co můžete udělat
web-closed-options = Teď nelze
web-nothing-fits = Žádná možnost neodpovídá „{ $text }“.
web-thing-options =
    { $count ->
        [one] { $thing }, { $count } možnost
        [few] { $thing }, { $count } možnosti
       *[other] { $thing }, { $count } možností
    }
web-and-more =
    { $count ->
        [one] a { $count } další
        [few] a { $count } další
       *[other] a { $count } dalších
    }
web-then-chance = … pak rozhodne náhoda.
web-then-reveal = … pak se něco odhalí.
web-less-of = Méně: { $name }
web-more-of = Více: { $name }
web-number-amount = částka
web-number-number = počet
web-number-ships = lodě
web-number-soldiers = vojáci
web-number-mercenaries = námezdní vojáci
web-number-gold = zlato
web-number-hoplites = hoplité
web-disconnected = Spojení je přerušeno. Plán zůstává, jak byl; zkoušíme se znovu připojit …
web-connected-again = Spojení je obnoveno.

## Záznam, chat, poznámky, pravidla

web-log = Záznam
web-log-empty = Zatím se nic nestalo.
web-log-earlier = Ukázat, co bylo předtím
web-more-lines =
    { $count ->
        [one] ještě { $count } řádek
        [few] ještě { $count } řádky
       *[other] ještě { $count } řádků
    }
web-log-started = Hra začíná.
web-log-closed = Stůl byl zavřen.
web-log-rematch = Hraje se odveta.
web-log-joined = { $name } si sedá ke stolu.
web-log-left = { $name } vstává od stolu.
web-log-changed = Jedno místo má nové využití.
web-log-away = { $name } je pryč; dál hraje bot.
web-log-out-of-time = { $name }: vypršel čas, dál hraje bot.
web-log-back = { $name } je zpět.
web-log-resigned = { $name } vzdává hru.
web-chat = Chat
web-chat-empty = Zatím nikdo nic neřekl.
web-chat-say = Napište něco
web-said = { $name } říká: { $text }
web-send = Poslat
web-notes = Poznámky
web-notes-own = Vaše poznámky; nikdo jiný je nevidí
web-notes-guest = Poznámky si můžete psát, až vstoupíte.
web-notes-kept = Uloženo.
web-notes-typing = Zatím neuloženo …
web-notes-failed = Poznámky se nepodařilo uložit. Zůstávají zde; dalším psaním to zkusíte znovu.
web-rules = Pravidla
web-rules-search = Hledat v pravidlech
web-rules-origin = Odkud pravidla pocházejí
web-rules-origin-all = Vše
web-rules-link = Odkaz na: { $title }
web-rules-none = Tato hra nemá přehled pravidel.
web-rules-no-match = Žádné pravidlo neobsahuje „{ $words }“.
web-rules-failed = Pravidla se nepodařilo načíst. Otevřete kartu znovu.
web-rule-open = Přečíst pravidlo

## Historie

web-history = Historie
web-history-first = Na začátek
web-history-back = O tah zpět
web-history-forward = O tah vpřed
web-history-now = Zpět do přítomnosti
web-history-mine = K mému poslednímu tahu
web-move-of = tah { $at } z { $last }
web-in-the-past = Díváte se na stůl po tahu { $at } z { $last }.
web-since = Od vašeho tahu
web-playback-stop = Zastavit

## Více lidí u jedné obrazovky

web-hand-over = Předejte obrazovku: { $name }
web-hand-over-help = Co viděl předchozí hráč, je zakryté. Nikdo jiný by se teď neměl dívat.
web-i-am = Jsem { $name }
web-trusting = Mezi hráči u jedné obrazovky
web-trusting-off = zakrýt stůl
web-trusting-on = předávat bez zakrytí

## Konec

web-result = Výsledek
web-winner = Vítěz
web-winners =
    { $count ->
        [one] Vítězství: { $names }.
        [few] Společné vítězství: { $names }.
       *[other] Společné vítězství: { $names }.
    }
web-ended-by-resigning = Všichni ostatní vzdali hru.
web-score-sheet = Bodování
web-course = Průběh hry
web-course-of = Co graf ukazuje
web-moves = tahů
web-rematch = Odveta
web-to-rematch = K odvetě
web-show-board = Ukázat plán
web-replay = Přehrát hru znovu
web-record = Zápis hry
web-record-facts =
    { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }
web-download = Stáhnout zápis
web-fair = Byla náhoda poctivá?
web-fair-help = Veškerá náhoda vzešla z jednoho semínka. Jeho otisk byl zveřejněn před prvním tahem, semínko nyní: příkaz „ludoteka verify“ podle nich ověří stažený zápis.
web-fair-story = Než si kdokoli sedl, vylosoval server tajné číslo a ukázal jeho otisk. Potom k němu prohlížeč každého hráče přidal vlastní náhodné číslo. Každé míchání a každý hod vyplynuly ze všech těchto čísel dohromady. Náhodu si nemohl vybrat nikdo, ani ten, kdo provozuje server.
web-fair-alone = Server před hrou vylosoval tajné číslo a ukázal jeho otisk. Žádný prohlížeč k němu své číslo nepřidal, rozhodovalo tedy jen číslo serveru: během hry se změnit nedalo, ale určil ho server.
web-fair-imported = Hra začala jinde: týká se to jen náhody od chvíle, kdy sem byla nahrána.
web-fair-yes = Ano, pokud to tento prohlížeč může posoudit.
web-fair-no = Ne, něco tu nesouhlasí.
web-fair-secret = Číslo serveru odpovídá otisku ukázanému před hrou.
web-fair-secret-wrong = Číslo serveru neodpovídá otisku ukázanému před hrou. Někdo ho vyměnil.
web-fair-noted = Je to tentýž otisk, který tento prohlížeč viděl, když jste si sedali.
web-fair-noted-wrong = Když jste si sedali, viděl tento prohlížeč jiný otisk.
web-fair-mine = Číslo, které přidal váš prohlížeč, bylo použito.
web-fair-mine-wrong = Číslo, které přidal tento prohlížeč, použito nebylo. V pořádku je to jen tehdy, pokud jste si později sedli znovu v jiném prohlížeči.
web-fair-seed = Semínko veškeré náhody vychází právě z těchto čísel.
web-fair-seed-wrong = Semínko veškeré náhody z těchto čísel nevychází.
web-fair-not-noted = Sedali jste si v jiném prohlížeči, tento proto nepozná, zda jsou otisk a vaše číslo stejné jako tehdy.
web-fair-command = Chcete-li ověřit i každé míchání a každý hod, stáhněte zápis a spusťte tento příkaz tam, kde je Ludoteka nainstalovaná:
web-fair-not-copied = Příkaz se nepodařilo zkopírovat, označte ho ručně.
web-fair-numbers = Ukázat všechna čísla
web-fair-seed-fingerprint = Otisk semínka
web-fair-server-number = Tajné číslo serveru
web-fair-bot-number = žádné, číslo bota by určil server
web-fair-no-number = žádné
web-seed = Semínko
web-leave = Odejít, dál hraje bot
web-resign = Vzdát hru
web-resign-sure = Opravdu vzdát tuto hru?
web-resign-help = Za vaše místo dohraje bot. Nelze to vzít zpět.

## Klávesy

web-keys = Klávesy
web-keys-help = Jednotlivá písmena u stolu něco dělají, například u bere tah zpět. Překáží-li to vaší čtečce nebo ovládání hlasem, vypněte je.
web-keys-are-off = Jednopísmenné klávesy jsou v nastavení vypnuty.
web-key-board = na to, co na plánu svítí
web-key-walk = procházet, co svítí
web-key-take = zvolit
web-key-escape = o krok zpět
web-key-search = hledat možnosti podle slov
web-key-undo = vzít zpět, provést znovu
web-key-end = ukončit tah
web-key-history = o tah zpět, vpřed
web-key-history-ends = na začátek, do přítomnosti
web-key-since = co se stalo od vašeho tahu
web-key-log = záznam
web-key-rules = pravidla
web-key-chat = chat
web-key-notes = poznámky
web-key-text = plán jako text
web-key-zoom = přiblížit, oddálit, celý plán
web-key-keys = tento seznam
web-zoom = Přiblížení
web-zoom-in = Přiblížit
web-zoom-out = Oddálit
web-zoom-whole = Celý plán
web-zoomed = { $percent } procent

## Nastavení

web-language = Jazyk
web-theme = Vzhled
web-theme-light = světlý
web-theme-dark = tmavý
web-theme-to-light = Přepnout na světlý vzhled
web-theme-to-dark = Přepnout na tmavý vzhled
web-as-system = podle systému
web-motion = Pohyb
web-motion-help = Figurky se přesouvají na svá místa a čísla se dopočítávají.
web-palette = Barvy hráčů
web-palette-normal = obvyklé
web-palette-distinct = pro barvoslepé
web-palette-help = Každá barva má také svůj vlastní znak.
web-size = Velikost písma
web-size-normal = běžná
web-size-large = velká
web-size-larger = větší
web-text-mode = Plán jako text
web-text-mode-off = kreslený
web-text-mode-on = jako text
web-text-mode-help = Ukazuje každý plán jako seznamy a tabulky, pro čtečky a pro ty, kdo rádi čtou.
web-settings-kept = Tato nastavení se ukládají jen v tomto prohlížeči.

## Kdo jsem

web-come-in = Vstoupit
web-as-guest = Jako host
web-sign-in = Přihlásit se
web-sign-out = Odhlásit se
web-register = Založit účet
web-register-help = S účtem se můžete vrátit z jakéhokoli zařízení. Místa i stoly vám zůstanou.
web-registered = Účet je připraven.
web-guest-help = Stačí jméno. Vaše stoly zůstanou v tomto prohlížeči.
web-guest-keeps = Jste host. Stoly zůstanou v tomto prohlížeči, dokud se neodhlásíte.
web-guest-name = Host { $number }
web-name = Jméno
web-login = Přihlašovací jméno
web-password = Heslo
web-password-help = Alespoň 8 znaků.
web-old-password = Staré heslo
web-new-password = Nové heslo
web-change-password = Změnit heslo
web-sleep = Hodiny spánku
web-sleep-help = U stolů s hodinami na dny váš čas stojí, když spíte.
web-sleep-on = V noci mé hodiny stojí
web-sleep-from = od
web-sleep-to = do
web-signed-in-as = Jste přihlášeni jako { $login }.
web-tokens = Klíče pro programy
web-tokens-help = Program s klíčem hraje vaším jménem.
web-token-name = K čemu slouží
web-token-new = Vytvořit klíč
web-token-once = Toto se ukáže jen jednou:
web-token-end = Zrušit
web-api = Popis API
web-delete-me = Smazat vše o mně
web-delete-help = Zmizí vaše jméno, heslo, klíče, poznámky a vše, co jste řekli. U vašich stolů dohrají boti.
web-delete-really = Ano, všechno smazat
web-deleted = Vše o vás je smazáno.

## O projektu

web-about-what = Ludoteka je stůl pro náročné strategické deskové hry: s přáteli, přes několik dní, nebo proti botům. Jeden stroj s pravidly slouží prohlížeči, terminálu, botům i výzkumu.
web-about-free = Je to svobodný software pod licencí Apache 2.0. Jediným příkazem si ho spustíte sami.
web-unofficial-title = Neoficiální fanouškovský projekt
web-unofficial-text = Ludoteku tvoří lidé, kteří mají tyto hry rádi. Není nijak spojena s jejich autory, ilustrátory ani vydavateli, ani jimi není schválena. Názvy her a jejich částí patří jejich vlastníkům. Všechny texty a kresby zde jsou naše vlastní. Líbí-li se vám některá hra, kupte si ji: skutečný stůl nic nenahradí.
web-credits = S poděkováním
web-credits-icons = Ikony pocházejí z game-icons.net, byly obarveny a zmenšeny a užíváme je pod licencí Creative Commons Attribution 3.0.

## Názvy toho, co hra ukazuje

web-field-active = Na tahu
web-field-area = Oblast
web-field-areas = Oblasti
web-field-attack = Útok
web-field-attack-cards = Karty útoku
web-field-attacker = Útočník
web-field-attacker-die = Kostka útočníka
web-field-attackers = Útočníci
web-field-attacks = Útoky
web-field-attributes = Vlastnosti
web-field-bank = Banka
web-field-battles = Bitvy
web-field-bid = Nabídka
web-field-bottom = Spodek balíčku
web-field-bribes = Úplatky
web-field-building = Budova
web-field-buildings = Budovy
web-field-buildings-left = Zbývající budovy
web-field-card = Karta
web-field-cards = Karty
web-field-cohorts = Kohorty
web-field-cohorts-spent = Kohorty: utracená přízeň
web-field-colour = Barva
web-field-creature = Tvor
web-field-creature-deck = Balíček tvorů
web-field-creature-discard = Odložení tvorové
web-field-creature-market = Nabídka tvorů
web-field-creatures = Tvorové
web-field-crew = Posádka
web-field-dead = Mrtev
web-field-deck = Balíček
web-field-defence = Obrana
web-field-defender = Obránce
web-field-defender-die = Kostka obránce
web-field-difficulty = Obtížnost
web-field-discard = Odhozené
web-field-drawn = Dobráno
web-field-drawn-count = Počet dobraných
web-field-eliminated = Ze hry venku
web-field-epoch = Epocha
web-field-extra = Navíc
web-field-face-up = Lícem nahoru
web-field-faction = Frakce
web-field-factions = Frakce
web-field-fallen-heroes = Padlí hrdinové
web-field-fate-deck = Balíček osudu
web-field-fate-discard = Odložené karty osudu
web-field-favours = Přízeň
web-field-flag = Praporek
web-field-forgiven = Odpuštěno
web-field-fresh-heroes = Hrdinové získaní v tomto tahu
web-field-gain = Zisk
web-field-gladiators = Gladiátoři
web-field-god = Bůh
web-field-gods = Bohové
web-field-gold = Zlato
web-field-goods = Zboží
web-field-hand = V ruce
web-field-has-chosen = Vybráno
web-field-has-ended = Skončeno
web-field-hero-deck = Balíček hrdinů
web-field-hero-market = Nabídka hrdinů
web-field-hero-move = Pohyb hrdiny
web-field-heroes = Hrdinové
web-field-hexes = Políčka
web-field-horns = Rohy hojnosti
web-field-ignored = Nepočítá se
web-field-income = Příjem
web-field-land = Pevnina
web-field-loses = Prohry
web-field-map = Mapa
web-field-mercenaries = Námezdní vojáci
web-field-mercenaries-left = Zbývající námezdní vojáci
web-field-metropolises = Metropole
web-field-metropolises-left = Zbývající metropole
web-field-move = Pohyb
web-field-neutral = Neutrální karty
web-field-neutral-deck = Neutrální balíček
web-field-neutral-discard = Odložené neutrální karty
web-field-order = Pořadí
web-field-origin = Odkud
web-field-owner = Vlastník
web-field-path = Cíl
web-field-paths = Cíle
web-field-peek = Nahlédnutí
web-field-penalty = Postih
web-field-phase = Fáze
web-field-philosophers = Filozofové
web-field-philosophers-left = Zbývající filozofové
web-field-places = Pořadí
web-field-players = Hráči
web-field-points = Body
web-field-pool = K použití
web-field-price = Cena
web-field-priestesses = Kněžky
web-field-priestesses-left = Zbývající kněžky
web-field-prospects = Vyhlídky
web-field-rank = Hodnost
web-field-reached = Dosaženo
web-field-recruit = Verbování
web-field-resources = Suroviny
web-field-round = Kolo
web-field-rounds = Počet kol
web-field-rulings = Rozsudky
web-field-scale = Stupnice nabídek
web-field-score = Body
web-field-seat = Hráč
web-field-ships = Lodě
web-field-ships-in-supply = Lodě v zásobě
web-field-shows = Představení
web-field-side = Strana
web-field-sites = Staveniště
web-field-soldiers = Vojáci
web-field-soldiers-in-supply = Vojáci v zásobě
web-field-stored-metropolises = Uschované metropole
web-field-strength = Síla
web-field-supply = Zásoba
web-field-takes = Bere
web-field-teams = Týmy
web-field-temple-spent = Chrámy: utracená přízeň
web-field-temples = Chrámy
web-field-ties = Remízy
web-field-to-win = K vítězství
web-field-top = Vršek balíčku
web-field-top-creature = Vrchní tvor
web-field-total = Celkem
web-field-track = Stupnice
web-field-turn = Tah
web-field-used-metropolises = Použité metropole
web-field-used-temples = Použité chrámy
web-field-weather = Počasí
web-field-wins = Výhry
web-field-wounds = Zranění
web-field-year = Rok
web-field-years = Počet let

## Co se nepovedlo a co s tím

web-bell = Zvuk a upozornění, když jste na tahu
web-bell-offer = Má vám tichý zvuk a upozornění prohlížeče říct, že jste na tahu, když se díváte jinam?
web-bell-yes = Ano, upozornit
web-bell-no = Ne, děkuji
web-copy-moment = Kopírovat odkaz na tento okamžik
web-moment-copied = Odkaz na tah { $at } je zkopírován.
web-moment-not-copied = Odkaz se nepodařilo zkopírovat. Zní: { $link }
web-auto-pass = Automaticky: { $what }, dokud se něco nezmění
web-auto-only = Automaticky: bere se jediná možnost
web-auto-off = Už ne automaticky: { $what }
web-auto-start-pass = Dělat to, dokud se něco nezmění: { $what }
web-auto-start-only = Jedinou možnost tady brát vždy
web-auto-ended = Něco se změnilo: rozhodujete zase vy.
web-notices = Oznámení
web-dismiss = Zavřít oznámení
web-board-missing = Herní plán se nepodařilo načíst. Stůl pokračuje jako text; zkuste stránku načíst znovu.
web-problem-offline = Server není dostupný. Zkontrolujte připojení; zkoušíme to dál.
web-problem-busy = Server je vytížený. Nic se nezměnilo; zkuste to za chvíli znovu.
web-problem-database = Server je vytížený. Nic se nezměnilo; zkuste to za chvíli znovu.
web-problem-broken = Na serveru se něco pokazilo. Nic se nezměnilo; zkuste to znovu.
web-problem-stale = Hra mezitím pokročila. Podívejte se, na co se ptá teď, a rozhodněte se znovu.
web-problem-study-changed = Studie byla mezitím změněna jinde. Tady je její současná podoba.
web-problem-study-full = Studie je plná. Nejprve smažte některou variantu nebo poznámku.
web-problem-not-offered = Toto teď nelze.
web-problem-refused = To nejde udělat.
web-problem-not-signed-in = Nejprve vstupte: jako host nebo se svým účtem.
web-problem-signed-in = Účet už máte. Chcete-li jiný, nejprve se odhlaste.
web-problem-no-password = Host nemá heslo. Nejprve si založte účet.
web-problem-csrf = Stránka je zastaralá. Načtěte ji znovu a zkuste to ještě jednou.
web-problem-foreign-origin = Tato stránka nepatří k tomuto serveru. Otevřete stůl z jeho herny.
web-problem-not-found = Není to tu, nebo to není pro vaše oči. Požádejte o celý odkaz toho, kdo vás pozval.
web-problem-too-many-requests =
    { $seconds ->
        [one] Příliš mnoho požadavků. Počkejte { $seconds } sekundu a zkuste to znovu.
        [few] Příliš mnoho požadavků. Počkejte { $seconds } sekundy a zkuste to znovu.
       *[other] Příliš mnoho požadavků. Počkejte { $seconds } sekund a zkuste to znovu.
    }
web-problem-too-many-guesses =
    { $seconds ->
        [one] Příliš mnoho chybných hesel. Počkejte { $seconds } sekundu a zkuste to znovu.
        [few] Příliš mnoho chybných hesel. Počkejte { $seconds } sekundy a zkuste to znovu.
       *[other] Příliš mnoho chybných hesel. Počkejte { $seconds } sekund a zkuste to znovu.
    }
web-problem-common-password = Toto heslo se dá snadno uhodnout. Zvolte jiné.
web-problem-token-reads = Tento token smí jen číst; nic měnit nemůže.
web-problem-token-refused = Tohle token nesmí. Přihlaste se v prohlížeči.
web-problem-unknown-host = Server nezná jméno, pod kterým jste ho otevřeli. Použijte jeho obvyklou adresu.
web-problem-too-many-tables =
    { $most ->
        [one] Máte { $most } nedohraný stůl. Nejprve ho zavřete.
        [few] Máte { $most } nedohrané stoly. Nejprve některý zavřete.
       *[other] Máte { $most } nedohraných stolů. Nejprve některý zavřete.
    }
web-problem-too-many-imports =
    { $most ->
        [one] Máte { $most } stůl včetně dohraných her, které jste dnes nahráli. Zavřete ho, nebo den počkejte.
        [few] Máte { $most } stoly včetně dohraných her, které jste dnes nahráli. Některý zavřete, nebo den počkejte.
       *[other] Máte { $most } stolů včetně dohraných her, které jste dnes nahráli. Některý zavřete, nebo den počkejte.
    }
web-problem-too-many-bot-games =
    { $most ->
        [one] Už máte { $most } hru, kterou hrají jen boti. Počkejte, až skončí, nebo ji zavřete.
        [few] Už máte { $most } hry, které hrají jen boti. Počkejte, až některá skončí, nebo ji zavřete.
       *[other] Už máte { $most } her, které hrají jen boti. Počkejte, až některá skončí, nebo ji zavřete.
    }
web-problem-too-many-studies =
    { $most ->
        [one] Máte { $most } studii. Nejprve ji smažte.
        [few] Máte { $most } studie. Nejprve některou smažte.
       *[other] Máte { $most } studií. Nejprve některou smažte.
    }
web-problem-too-many-tokens =
    { $most ->
        [one] Máte { $most } přístupový klíč. Nejprve ho smažte.
        [few] Máte { $most } přístupové klíče. Nejprve některý smažte.
       *[other] Máte { $most } přístupových klíčů. Nejprve některý smažte.
    }
web-problem-too-large = To je na odeslání příliš velké.
web-problem-taken = Toto místo je obsazené. Vyberte jiné.
web-problem-invited-only = Toto místo je pro pozvaného hosta. Vyberte jiné, nebo si řekněte o odkaz.
web-problem-seated = U tohoto stolu už sedíte.
web-problem-not-seated = U tohoto stolu nesedíte.
web-problem-not-your-seat = Toto místo není vaše.
web-problem-not-author = Studii smí měnit jen její autor.
web-problem-not-host = To smí jen ten, kdo stůl otevřel.
web-problem-seats-free = Některé místo je volné. Počkejte na někoho, nebo je přenechte botovi.
web-problem-full = Všechna místa jsou obsazena. Můžete ale přihlížet.
web-problem-left = Už jste pryč; hraje za vás bot.
web-problem-over = Tato hra už neprobíhá.
web-problem-out-of-time = Vypršel vám čas a hru přebírá bot. Vraťte se, pokud chcete hrát dál.
web-problem-time-used-up = Váš čas vypršel a čas navíc jste už také vyčerpali. Hraje za vás bot.
web-problem-not-playing = Tato hra neprobíhá.
web-problem-not-over = Hra ještě probíhá.
web-problem-not-started = Hra ještě nezačala.
web-problem-not-open = Hra už začala.
web-problem-resigned = Tuto hru jste vzdali.
web-problem-others-play = Ostatní hru ještě nevzdali. Odejděte, nebo hru vzdejte sami.
web-problem-login-taken = Přihlašovací jméno { $login } už někdo má. Zvolte jiné.
web-problem-wrong-password = Přihlašovací jméno nebo heslo nesouhlasí. Zkuste to znovu.
web-problem-bad-option = Tyto volby nejdou dohromady. Některou změňte a zkuste to znovu.
web-problem-bad-record = Tento zápis je poškozený, nebo vznikl s jinými pravidly. Vyberte jiný.
web-problem-seat-count = V počtu { $seats } se tato hra nehraje. Možné počty hráčů: { $counts }.
web-problem-unknown-game = Tato hra tu není nainstalována.
web-problem-game-missing = Tato hra tu už není nainstalována. Stůl bude pokračovat, až se vrátí.
web-problem-unknown-bot = Takový bot tu není. Vyberte jiného.
web-problem-unknown-zone = Časové pásmo { $zone } tu neznáme.
web-problem-long-sleep =
    { $hours ->
        [one] Doba spánku může být nejvýš { $hours } hodina.
        [few] Doba spánku může být nejvýš { $hours } hodiny.
       *[other] Doba spánku může být nejvýš { $hours } hodin.
    }
web-problem-key-used = Toto už bylo odesláno. Načtěte stránku znovu a podívejte se.
web-problem-malformed = Ve formuláři něco nesedí. Zkontrolujte, co jste napsali.
web-problem-method = Server tomuto požadavku nerozumí. Načtěte stránku znovu.
web-problem-media-type = Server tomuto požadavku nerozumí. Načtěte stránku znovu.
web-problem-no-record = Tento soubor není zápis hry. Vyberte některý, který byl stažen zde.

## Lidé a barvy

web-colour-red = Červený
web-colour-blue = Modrý
web-colour-green = Zelený
web-colour-yellow = Žlutý
web-colour-purple = Fialový
web-colour-black = Černý
web-colour-orange = Oranžový
web-colour-white = Bílý
web-colour-open = Barva se vybírá až ve hře
web-name-and-colour = { $name } ({ $colour })

## Příprava stolu podrobněji

web-not-possible-so = Takto to nejde
web-join-table = Sednout si k tomuto stolu
web-join-bot-place = Sednout si místo bota

## Pryč od stolu

web-you-are-away = Jste pryč. Než se vrátíte, hraje za vás bot.
web-i-am-back = Jsem zpátky

## Vlastní historie

web-title-history = Moje hry
web-history-empty = Zatím jste žádnou hru nedohráli.
web-history-stranger = Tady budou vaše dohrané hry, i bez účtu.
web-history-all = všechny hry
web-history-won = výhra
web-history-shared = společná výhra
web-history-place = { $place }. místo z { $count }
web-history-resigned = vzdáno
web-history-score =
    { $played ->
        [one] { $played } hra, vyhráno { $won }
        [few] { $played } hry, vyhráno { $won }
       *[other] { $played } her, vyhráno { $won }
    }
web-history-replay = Přehrát

## Lidé mezi sebou

web-remove = Požádat o odchod
web-remove-person = Požádat o odchod od stolu: { $name }
web-person-menu = Co s hráčem { $name }
web-mute = Ztlumit
web-mute-help = Neuvidíte, co tento člověk píše.
web-block = Zablokovat
web-block-help = Ztlumit a navíc nepustit k vašim stolům.
web-unmute = Zrušit ztlumení
web-unblock = Odblokovat
web-is-muted = ztlumeno
web-is-blocked = zablokováno
web-muted-done = { $name }: ztlumeno. Změnit to můžete ve svém účtu.
web-blocked-done = { $name }: zablokováno. Změnit to můžete ve svém účtu.
web-unshunned-done = { $name }: zprávy zase uvidíte.
web-blocks = Ztlumení a zablokovaní lidé
web-blocks-help = Nedozvědí se to. Nevidíte, co píší, a koho zablokujete, ten si k vašim stolům nesedne.
web-report = Nahlásit …
web-report-title = Nahlásit: { $name }
web-report-person-help = Upozornit správce na tohoto člověka.
web-report-message-help = Upozornit správce na tuto zprávu.
web-report-why = Co se děje?
web-report-abuse = Urážky nebo výhrůžky
web-report-spam = Spam nebo reklama
web-report-cheating = Podvádění
web-report-name = Urážlivé jméno
web-report-other = Něco jiného
web-report-text = Chcete něco dodat?
web-report-help = Správci uvidí i poslední zprávy u tohoto stolu. Kdo nahlášení poslal, se dotyčný nedozví.
web-report-send = Odeslat
web-report-done = Děkujeme. Správci se na to podívají.
web-talk = Kdo smí psát?
web-talk-players = jen hráči
web-talk-everyone = i diváci
web-talk-closed = U tohoto stolu píší jen hráči.
web-talk-muted = Teď zde psát nemůžete.
web-grace = Hlasovat o nepřítomném hráči lze po
web-grace-usual = podle hodin
web-grace-help = Když stůl čeká na někoho, kdo tu není, mohou pak ostatní hlasovat, zda za něj bude do jeho návratu hrát bot.
web-vote = Hlasování
web-vote-asks = { $name } tu není. Můžete hlasovat, zda převezme hru bot.
web-vote-away = { $name } tu není už { $time }.
web-vote-alone = Má do návratu hráče hrát bot?
web-vote-count = Pro bota: { $replace }, pro čekání: { $wait }, hlasů celkem: { $voters }
web-vote-replace = Ať hraje bot
web-vote-wait = Počkat
web-log-removed = Jeden z hráčů má na žádost zakladatele stolu odejít.
web-log-replaced = Ostatní rozhodli: než se { $name } vrátí, hraje bot.
web-log-vote-replace = { $name } je pro bota. O kom se hlasuje: { $other }.
web-log-vote-wait = { $name } chce počkat. O kom se hlasuje: { $other }.
web-log-vote-waits = Ostatní rozhodli, že počkají. Čeká se na hráče { $name }.
web-log-talk-players = Od teď u stolu píší jen hráči.
web-log-talk-everyone = Od teď smějí psát i diváci.
web-log-closed-operator = Stůl zavřel správce.
web-announcement = Oznámení
web-announcement-seen = Rozumím
web-suspended-title = Váš přístup je pozastaven
web-suspended-until = Hrát můžete znovu od { $until }.
web-suspended-open = Je pozastaven, dokud to správce nezruší.
web-suspended-help = Vaše rozehrané hry pokračují: ostatní rozhodnou, zda za vás bude hrát bot.
web-reason-given = Důvod:

## Správa

web-title-operator = Správa
web-operator-reports = Nahlášení
web-operator-people = Lidé
web-operator-tables = Stoly
web-operator-announce = Oznámení
web-operator-audit = Záznam zásahů
web-operator-show = Ukázat
web-operator-open-reports = nevyřízená nahlášení
web-operator-closed-reports = vyřízená nahlášení
web-operator-no-reports = Nic tu není.
web-operator-told-by = Nahlásil(a) { $name }
web-operator-said = Co kdo psal
web-operator-reported-line = Nahlášeno:
web-operator-outcome = Výsledek:
web-operator-look-up = Najít tohoto člověka
web-operator-why = Důvod
web-operator-for = Na jak dlouho?
web-operator-until-lifted = dokud se to nezruší
web-operator-until-ended = dokud se neukončí
web-operator-suspend = Pozastavit
web-operator-suspend-title = Pozastavit přístup: { $name }?
web-operator-suspend-help = Člověk se nikam nedostane a dozví se důvod. Jeho hry běží dál: podle hodin, nebo ostatní hlasují pro bota.
web-operator-unsuspend = Zrušit pozastavení
web-operator-mute = Umlčet
web-operator-mute-title = Umlčet: { $name }?
web-operator-mute-help = Člověk může hrát, ale ne psát, a dozví se důvod.
web-operator-unmute = Zrušit umlčení
web-operator-lift = Zrušit
web-operator-lift-title = { $name }: zrušit zásah?
web-operator-lift-suspended = Člověk se zase přihlásí a může hrát.
web-operator-lift-muted = Člověk může zase psát.
web-operator-delete = Smazat
web-operator-delete-title = Nadobro smazat: { $name }?
web-operator-delete-help = Zmizí jméno, přihlašovací jméno, poznámky i všechno napsané. Hry ostatních zůstanou a místa převezme bot. Nelze to vrátit.
web-operator-close-title = Zavřít stůl „{ $title }“?
web-operator-close-help = Hra tam všem skončí a nepůjde dohrát.
web-operator-hush = Odstranit zprávu
web-operator-hush-help = Už ji nikdo neuvidí. V nahlášení zůstane její kopie.
web-operator-resolve = Uzavřít nahlášení
web-operator-resolve-help = Napište jednou větou, jak to dopadlo.
web-operator-find = Hledat
web-operator-find-person = Jméno, přihlašovací jméno nebo id
web-operator-find-table = Název, hráč nebo id
web-operator-nobody = Nikdo neodpovídá.
web-operator-guest = host
web-operator-is = správce
web-operator-is-suspended = Přístup pozastaven
web-operator-is-muted = Umlčení
web-operator-seen = naposledy { $when }
web-operator-sits =
    { $count ->
        [one] u { $count } stolu
        [few] u { $count } stolů
        [many] u { $count } stolu
       *[other] u { $count } stolů
    }
web-operator-has-reports =
    { $count ->
        [one] { $count } nevyřízené nahlášení
        [few] { $count } nevyřízená nahlášení
        [many] { $count } nevyřízeného nahlášení
       *[other] { $count } nevyřízených nahlášení
    }
web-operator-playing = hraje se
web-operator-announce-help = Všichni ho uvidí nad každou stránkou, dokud ho nezavřou nebo neskončí. Kde chybí překlad, ukáže se anglický text.
web-operator-announce-now = Oznámit
web-operator-ends = končí { $when }
web-operator-end = Ukončit
web-audit-when = Kdy
web-audit-who = Kdo
web-audit-what = Co
web-audit-whom = Komu nebo kde
web-audit-console = { $name }, příkazový řádek
web-audit-grant = jmenování správce
web-audit-revoke = odvolání správce
web-audit-suspend = pozastavení přístupu
web-audit-unsuspend = zrušení pozastavení
web-audit-mute = umlčení
web-audit-unmute = zrušení umlčení
web-audit-delete = smazání
web-audit-close = zavření stolu
web-audit-hush = odstranění zprávy
web-audit-resolve = uzavření nahlášení
web-audit-announce = oznámení
web-audit-end-announcement = konec oznámení
web-audit-other = něco jiného

web-problem-is-operator = To je správce. Nejprve ho na příkazovém řádku odvolejte.
web-problem-muted =
    { $until ->
        [never] Správce vám zakázal psát. Důvod: { $why }
       *[other] Správce vám zakázal psát do { $until }. Důvod: { $why }
    }
web-problem-not-absent = Není o čem hlasovat: hráč tu je, nebo se na něj nečeká.
web-problem-not-operator = Tato stránka je jen pro správce přihlášené heslem.
web-problem-not-welcome = K tomuto stolu si sednout nemůžete. Vyberte jiný, nebo otevřete vlastní.
web-problem-removed = Kdo stůl otevřel, vás požádal, abyste si k němu nesedali. Vyberte jiný, nebo otevřete vlastní.
web-problem-seat-empty = Tam už nikdo nesedí.
web-problem-suspended =
    { $until ->
        [never] Váš přístup je pozastaven. Důvod: { $why }
       *[other] Váš přístup je pozastaven do { $until }. Důvod: { $why }
    }
web-problem-talk-closed = U tohoto stolu píší jen hráči.
web-problem-too-many-blocks =
    { $most ->
        [one] Zablokovali jste { $most } člověka. Nejprve někoho odblokujte.
        [few] Zablokovali jste { $most } lidi. Nejprve někoho odblokujte.
        [many] Zablokovali jste { $most } člověka. Nejprve někoho odblokujte.
       *[other] Zablokovali jste { $most } lidí. Nejprve někoho odblokujte.
    }
web-problem-too-many-reports =
    { $most ->
        [one] { $most } vaše nahlášení ještě čeká. Počkejte, až se na něj správci podívají.
        [few] { $most } vaše nahlášení ještě čekají. Počkejte, až se na ně správci podívají.
        [many] { $most } vašeho nahlášení ještě čeká. Počkejte, až se na ně správci podívají.
       *[other] { $most } vašich nahlášení ještě čeká. Počkejte, až se na ně správci podívají.
    }
web-problem-vote-early =
    { $minutes ->
        [one] Dejte hráči ještě { $minutes } minutu, pak můžete hlasovat.
        [few] Dejte hráči ještě { $minutes } minuty, pak můžete hlasovat.
        [many] Dejte hráči ještě { $minutes } minuty, pak můžete hlasovat.
       *[other] Dejte hráči ještě { $minutes } minut, pak můžete hlasovat.
    }
web-problem-yourself = Sami sobě to udělat nemůžete.

## Learning

web-learn = Naučit se
web-learn-lead = Krátké lekce u skutečného stolu: v každé jedna myšlenka, jedna až pět minut. Po nich první hra s trenérem po boku.
web-learn-title = Naučte se { $game }
web-learn-course = Krátké lekce: { $count }, dohromady asi { $minutes } minut. Berte je popořadě, nebo skočte rovnou na tu, kterou potřebujete.
web-learn-progress = hotovo { $done } z { $count }
web-learn-begin = Začít
web-learn-go-on = Pokračovat
web-learn-start = Spustit
web-learn-repeat = Zopakovat
web-learn-start-lesson = Spustit lekci „{ $title }“
web-learn-done = hotovo
web-learn-none = K této hře nejsou žádné lekce.
web-learn-forget = Začít znovu
web-lesson = Lekce
web-lesson-number = Lekce { $number } z { $count }
web-lesson-done = Lekce zvládnuta!
web-lesson-right = Správně!
web-lesson-hint = Nápověda
web-lesson-show = Ukázat
web-lesson-showing = Sledujte …
web-lesson-turn = Dál
web-lesson-back = Zpět
web-lesson-next = Další: { $title }
web-lesson-again = Ještě jednou
web-lesson-task-again = Zkusit znovu
web-lesson-other = Pravidla to dovolují, ale o tom tahle lekce není. Nic se nestalo: přečtěte si úkol ještě jednou, nebo si řekněte o nápovědu.
web-lesson-is-over = Tato lekce je hotová. Pokračujte další.
web-lessons-all = Všechny lekce
web-lessons-finished = Všechny lekce hotové: teď první hra
web-coach = Trenér
web-coach-title = První hra s trenérem
web-coach-about = Celá hra proti snadným soupeřům. Trenér vysvětlí každý druh otázky, když poprvé přijde. Jedním kliknutím ho pošlete pryč.
web-coach-start = Hrát s trenérem
web-coach-understood = Rozumím
web-coach-again = Co to je?
web-coach-off = Bez trenéra
web-problem-lesson-wrong = Po tom lekce nechce. Zkuste něco jiného.
web-problem-no-hints = Nápověda je jen pro hry proti botům a pro hry, které hrajete sami.
web-problem-no-lesson = Tento stůl není lekce.
web-problem-no-review = V této hře nejde vyčíslit šance na výhru, jako všude, kde všichni hrají na jedné straně. Projděte si hru krok za krokem, nebo začněte studii a zkuste jiné cesty.
web-rules-contents = Obsah
web-rules-summary = Na jedné stránce
web-rules-try = Vyzkoušet na desce: { $title }
web-print = Vytisknout
web-summary-aim = Cíl
web-summary-start = Začátek
web-summary-turn = Tah
web-summary-fight = Boj
web-summary-end = Konec
web-summary-advice = Dobrá rada
# A site without a server: the house in the browser itself
web-anywhere = Bez serveru
web-anywhere-help = Vše se odehrává v tomto prohlížeči: pravidla, boti i vaše hry. Hrajte sami, proti botům nebo s ostatními u této obrazovky, a jakmile tu stránka jednou byla, i bez sítě. Chcete-li hrát s lidmi odjinud, otevřete záznam hry na serveru.
web-anywhere-seats-help = O tuto obrazovku se může dělit více lidí: každý má své jméno a to, co ostatní vidět nesmějí, se mezi tahy zakrývá. Hra s lidmi odjinud potřebuje server.
web-anywhere-account = Účty tu nejsou. Vaše jméno a vaše hry zůstávají v tomto prohlížeči; chcete-li mít hru i jinde, uložte si její záznam.
web-anywhere-loading = Pravidla jsou na cestě: { $percent } %
web-anywhere-waking = Pravidla se připravují …
web-anywhere-elsewhere = Ludoteka je otevřená na jiné kartě. Zavřete ji tam a tato bude pokračovat.
web-anywhere-failed = Pravidla se nepodařilo načíst. Bez sítě tu musela být už dříve.
web-anywhere-renewed = Je připravena nová verze Ludoteky.
web-anywhere-renew = Použít ji
web-anywhere-move = Uložit a hrát dál jinde
web-anywhere-licences = Licence všeho na této stránce
web-problem-alone = K tomu jsou potřeba další lidé, a ti tu bez serveru nejsou.
web-problem-not-kept = Tato hra v prohlížeči ještě není. Otevřete ji jednou, když bude síť.
web-problem-engine = Pravidla se nepodařilo načíst; zkuste stránku načíst znovu.
# A game that moves between a server and a browser
web-arrive = Hra odjinud
web-arrive-about = Hra { $game } sem přišla, aby se tu hrála dál. U stolu: { $players }. Pravidla ověří každý její tah; náhoda, která teprve přijde, se losuje znovu.
web-arrive-play = Hrát dál tady
web-move = Přenést tuto hru na server
web-move-there = Přenést tuto hru na { $host }
web-move-back = Hrát dál bez sítě
web-move-back-there = Hrát dál bez sítě na { $host }
web-move-other = Přenést jinam
web-move-help = Server se otevře na nové kartě a než se tam cokoli stane, hru ukáže. Co je odehráno, jde s ní; hra tady zůstane, jak je.
web-move-back-help = Na nové kartě se otevře Ludoteka bez serveru a než se tam cokoli stane, hru ukáže. Co je odehráno, jde s ní; hra tady zůstane, jak je.
web-move-address = Adresa
web-move-go = Otevřít tam
web-move-too-long = Tato hra je na takovou cestu příliš dlouhá. Uložte její záznam a otevřete ho tam.

## Pictures in the rules

web-picture-steps = Kroky příkladu „{ $title }“
web-picture-back = O krok zpět
web-picture-on = O krok dál
web-picture-at = { $at } z { $count }
web-picture-failed = Obrázek nedorazil.

## Hints and the coach's warnings

web-hints = Nápověda
web-hints-now = Teď: { $standing }
web-hints-thinking = Expert přemýšlí …
web-hints-wait = Nápověda přijde, až budete na tahu.
web-hints-ready = { $count ->
    [one] Je tu jedna nápověda.
    [few] Jsou tu { $count } nápovědy.
   *[other] Je tu { $count } nápověd.
}
web-hint-quiet = Hned nic nezmění.
web-advice-chance = šance na výhru { $percent } %
web-advice-points = asi { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}
web-advice-you = Vy: { $what }.
web-advice-side = { $name }: { $what }.
web-why-bot = Proč to bot udělal?
web-why-chance = Šance na výhru ({ $name }): předtím { $before } %, potom { $after } %.
web-close-panel = Zavřít
web-key-hints = nápověda, proti botům a sólo
web-caution-chance = Pozor: „{ $what }“ vás připraví asi o { $given } procentních bodů šance na výhru.
web-caution-points = Pozor: „{ $what }“ vás připraví asi o { $given } { $given ->
    [one] bod
    [few] body
   *[other] bodů
}.
web-caution-better = Lepší: „{ $what }“.
web-caution-take-better = Zahrát lepší tah
web-caution-think = Rozmyslím si to
web-caution-anyway = Přesto provést
web-caution-silence = Už nevarovat

## The review of a finished game

web-review = Rozbor
web-review-open = Rozebrat hru
web-review-knowledge = Co všechno se ví
web-review-seats = Co hráči mohli vědět
web-review-all = Se vším známým
web-review-working = Hra se prochází: { $done } z { $total } akcí.
web-review-failed = Rozbor se nepovedl.
web-review-none = O tento rozbor zatím nikdo nepožádal.
web-review-graph = Šance během hry
web-review-at = Po akci { $at }: { $standings }
web-review-graph-help = Šance každého hráče na výhru. Klepnutím do grafu uvidíte ten okamžik; tečky jsou zlomové body.
web-review-graph-points = Body, které mohl každý hráč čekat. Klepnutím do grafu uvidíte ten okamžik; tečky jsou zlomové body.
web-review-given = Stálo to { $given } { $given ->
    [one] procentní bod
    [few] procentní body
   *[other] procentních bodů
}.
web-review-given-points = Stálo to { $given } { $given ->
    [one] bod
    [few] body
   *[other] bodů
}.
web-review-show = Ukázat
web-review-luck-here = Štěstí tady: { $luck }.
web-review-play-on = Hrát odtud dál proti botům
web-review-play-on-how = Nejdřív zvolte okamžik.
web-review-luck-and-skill = Štěstí a umění
web-review-player = Hráč
web-review-decisions = Rozhodnutí
web-review-luck = Štěstí
web-review-gave = Promarněno
web-review-sum = V procentních bodech šance na výhru. Začátek, rozhodnutí a štěstí dávají dohromady výsledek.
web-review-sum-points = V bodech. Začátek, rozhodnutí a štěstí dávají dohromady výsledek.
web-review-turning = Zlomové body
web-review-worst = Nejdražší tahy
web-review-best = Nejlepší tahy
web-review-trust = Jak moc těmto šancím věřit
web-review-trust-told = Ověřeno na { $games } hrách, ze kterých se odhad neučil: kde předpověděl asi { $foretold } %, vyhrálo se v { $won } %.
web-review-brier = Brierovo skóre { $brier }, při stejných šancích { $even }; menší je lepší.
web-review-tenth = předpověď { $foretold } %, výhra { $won } % (počet pozic: { $count })

## Puzzles

web-puzzles = Úlohy
web-puzzles-lead = { $count ->
    [one] Jedna pozice
    [few] { $count } pozice
   *[other] { $count } pozic
} ze skutečných her, kde je jeden tah jasně nejlepší. Najděte ho.
web-puzzles-all = Všechny úlohy
web-puzzles-none = Pro tuto hru zatím úlohy nejsou.
web-puzzles-today = Dnešní úlohy
web-puzzle-today = Dnešní úloha
web-puzzle-number = Úloha { $number }
web-puzzle-grade-1 = lehká
web-puzzle-grade-2 = střední
web-puzzle-grade-3 = těžká
web-puzzle-solved = vyřešeno
web-puzzle-task = Hrajete za stranu: { $name }. Jeden tah je jasně nejlepší: najděte ho na plánu, nebo v seznamu.
web-puzzle-right = Správně! Všechno ostatní je aspoň o { $behind } procentních bodů horší.
web-puzzle-task-points = Hrajete za stranu: { $name }. O vašich bodech už rozhodujete jen vy. Jeden tah vede k nejvyššímu počtu: najděte ho na plánu, nebo v seznamu.
web-puzzle-right-points = Správně! S čímkoli jiným skončíte aspoň o { $behind } { $behind ->
    [one] bod
    [few] body
   *[other] bodů
} hůř.
web-puzzle-worth = Při nejlepší hře to na konci bude { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}.
web-puzzle-line = Nejlepší pokračování: { $what }.
web-puzzle-wrong = „{ $what }“ se zahrát dá, ale něco je jasně lepší. Zkuste to znovu.
web-puzzle-solution = Nejlepší tah je „{ $what }“.
web-puzzle-show = Ukázat řešení
web-puzzle-next = Další úloha
web-puzzle-moves = Možné tahy

## Studies: comments, marks and lines on a finished game

web-study = Studie
web-studies = Studie
web-studies-lead = Studie obsahuje vaše poznámky, značky na desce a vlastní varianty k dohrané hře. Kdo má odkaz, může ji číst.
web-studies-none = Zatím nemáte žádnou studii. Přehrajte si dohranou hru, otevřete její rozbor a zvolte „Studovat tuto hru“.
web-studies-import = Načíst studii ze souboru
web-study-begin = Studovat tuto hru
web-study-of = Studie ke hře { $game }
web-study-by = autor: { $name }
web-study-title = Název studie
web-study-game = Hra
web-study-copied = Odkaz na tento okamžik studie je zkopírován.
web-study-here-only = Tato studie je jen v tomto prohlížeči. Chcete-li se o ni podělit, uložte ji do souboru.
web-study-file = Uložit do souboru
web-study-delete = Smazat
web-study-delete-really = Ano, smazat tuto studii
web-study-counts = { $lines ->
    [one] { $lines } varianta
    [few] { $lines } varianty
   *[other] { $lines } variant
}, { $notes ->
    [one] { $notes } poznámka
    [few] { $notes } poznámky
   *[other] { $notes } poznámek
}
web-study-eyes = Čí pohled
web-study-whoever = Kdo rozhoduje
web-study-start = Na začátek
web-study-try = Zahrát něco jiného ({ $name })
web-study-moves = Tahy a varianty
web-study-line-opens = Varianta:
web-study-noted = Je tu poznámka.
web-study-comment = Poznámka k tomuto okamžiku
web-study-tools = Co udělá klepnutí na desku
web-study-tool-play = Hrát
web-study-tool-ring = Označit
web-study-tool-arrow = Šipka
web-study-tool-play-help = Klepnutím na to, co svítí, zahrajete odtud něco jiného. Varianta se uloží.
web-study-tool-ring-help = Klepnutím na věc na desce ji označíte, dalším klepnutím značku zrušíte.
web-study-tool-arrow-help = Klepněte tam, kde šipka začíná.
web-study-tool-arrow-end = Teď klepněte tam, kam ukazuje.
web-study-from-list = Označit věci ze seznamu
web-study-arrow-from = Šipka od
web-study-thing = Věc
web-study-add = Přidat
web-study-marks = Značky na desce
web-study-ring = Označeno: { $thing }
web-study-arrow = Šipka: { $from } → { $thing }
web-study-a-thing = něco na desce
web-study-unmark = Zrušit: { $mark }
web-study-other-luck = Stejný tah s jiným štěstím
web-study-cut = Smazat tento tah a vše po něm
