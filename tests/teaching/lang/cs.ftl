game-title = Pašerácké zátoky
game-about = Vyloďte posádky, tajně přihazujte, za klidu prodávejte sudy a držte nejcennější zátoky.

option-length = Délka
option-length-short = krátká
option-length-long = dlouhá
option-teams = Spojenci naproti sobě
option-teams-true = dva týmy po dvou
option-teams-false = každý sám za sebe

## Věci

card-barrel = Sud
card-coin = Mince
card-cutlass = Šavle
card-gull = Racek
card-map = Mapa
card-musket = Mušketa
card-rum = Rum
card-spyglass = Dalekohled
card-storm-glass = Bouřkové sklo
cove-anchor-bay = Kotevní záliv
cove-black-rock = Černá skála
cove-cork-point = Korkový mys
cove-deep-creek = Hluboký potok
cove-eel-sands = Úhoří písky
cove-fox-haven = Liščí přístav
cove-gull-cliff = Racčí útes
cove-long-strand = Dlouhá pláž
cove-mist-hollow = Mlžná úžlabina
cove-salt-cave = Solná jeskyně
weather-calm = klid
weather-fog = mlha
weather-storm = bouře

## Co lze dělat

verb-agree = Souhlasit
verb-bare = Bojovat bez karty
verb-bid = Přihodit { $amount }
verb-bury = Dát { $card } pod balíček
verb-commit = Nasadit { $card }
verb-crew = Vyrazit v počtu { $number }
verb-discard = Odhodit { $card }
verb-done = Mlčet
verb-flee = Uprchnout: { $cove }
verb-gold = Vzít si zlato
verb-hail = Oslovit hráče { $seat }
verb-keep = Nechat si všechny karty
verb-land = Vylodit posádku: { $cove }
verb-leave = Nechat být
verb-march = Vyrazit odtud: { $cove }
verb-peek = Nahlédnout do balíčku
verb-play = Zahrát { $card }
verb-pledge = Zastavit { $card }
verb-recruit = Najmout posádku: { $cove }
verb-refuse = Odmítnout
verb-rest = Ukončit tah
verb-salvage = Vzít { $card } z odhozených
verb-scatter = Rozprchnout se
verb-sell = Prodat { $card }
verb-spy = Špehovat hráče { $seat }
verb-swear = Složit přísahu
verb-to = Kam: { $cove }

## Na co se hra ptá

prompt-act =
    { $left ->
        [one] Zbývá jedna akce: co uděláte?
        [few] Zbývají { $left } akce: co uděláte?
       *[other] Zbývá { $left } akcí: co uděláte?
    }
prompt-answer = { $seat } nabízí zlaťák za kartu: souhlasíte?
prompt-bid = Kolik přihodíte na dřívější tah?
prompt-bury = Kterou kartu dáte pod balíček?
prompt-commit = Kterou kartu nasadíte proti hráči { $seat } ({ $cove })?
prompt-defend = { $seat } útočí ({ $cove }): kterou kartu nasadíte?
prompt-destination = Kam vyrazíte ({ $cove })?
prompt-discard = Kterou kartu odhodíte?
prompt-flee =
    { $number ->
        [one] Kam uprchne poslední člen posádky ({ $cove })?
        [few] Kam uprchnou { $number } členové posádky ({ $cove })?
       *[other] Kam uprchne { $number } členů posádky ({ $cove })?
    }
prompt-hail = Koho oslovíte?
prompt-land = Kde se posádka vylodí?
prompt-payment = Co si vezmete za sud?
prompt-pledge = Kterou kartu zastavíte?
prompt-sell = Můžete prodat sud.
prompt-spy = Koho budete špehovat?
prompt-strength = Kolik jich vyrazí ({ $from } – { $to })?

## Co se stalo

event-agrees = { $seat } souhlasí, { $other } líže kartu.
event-bids = { $seat }: příhoz { $amount }.
event-buries = { $seat } dává kartu pod balíček.
event-commits = { $seat } nasazuje kartu.
event-conquers = { $seat } dobývá: { $cove }.
event-discards = { $seat } odhazuje { $card }.
event-draws = { $seat } líže { $card }.
event-earns = { $seat } získává zlato: { $amount }.
event-ends = Hra skončila.
event-flees = { $seat } prchá: { $cove }, v počtu { $number }.
event-hails = { $seat } oslovuje: { $other }.
event-has-bid = { $seat } má přihozeno.
event-has-pledged = { $seat } má zastavenou kartu.
event-is-out = { $seat } končí.
event-is-repelled = { $seat }: útok odražen ({ $cove }), ztráty { $number }.
event-lands = { $seat } vyloďuje posádku: { $cove }.
event-loses = { $seat } ztrácí na moři { $number }.
event-marches = { $seat } vyráží ({ $from } – { $to }) v počtu { $number }.
event-odds = { $attack } proti { $defence }.
event-peeks = { $seat } nahlíží do balíčku.
event-plays = { $seat } hraje { $card }.
event-pledged = { $seat } měl v zástavě { $card }.
event-recalls = { $seat } vrací na balíček { $card }.
event-refuses = { $seat } odmítá: { $other }.
event-reshuffles = Z odhozených karet je nový balíček.
event-rests = { $seat } končí tah.
event-rolls = { $seat } hází { $die }.
event-round = Začíná { $round }. kolo.
event-salvages = { $seat } bere z odhozených { $card }.
event-sees = { $seat } vidí { $card }.
event-sells = { $seat } prodává { $card }.
event-shows = { $seat } nasadil { $card }.
event-spied = { $seat } drží { $card }.
event-spies = { $seat } špehuje: { $other }.
event-swears = { $seat } skládá přísahu.
event-turn = Na tahu je { $seat }.
event-weather = Počasí: { $weather }.

## Proč ne

reason-bid-limit = více než { $amount } přihodit nelze
reason-fog = v mlze není nic vidět
reason-full = je plno: { $cove }
reason-is-friend = { $seat } patří k vám
reason-is-out = { $seat } už nehraje
reason-last-crew = jeden musí zůstat: { $cove }
reason-no-cards = nejsou žádné karty
reason-no-effect = { $card } se nehraje
reason-no-gold = stojí to zlato: { $amount }
reason-no-supply = nemáte už žádnou posádku
reason-no-way = nevede odtud cesta: { $cove }
reason-not-in-hand = nemáte v ruce { $card }
reason-not-yours = není vaše: { $cove }
reason-storm = v bouři není slyšet volání
reason-sworn = přísahu už jste složili
reason-too-far = je to příliš daleko ({ $from } – { $to })
reason-too-late = přísaha se skládá před ostatními akcemi

## Deska v terminálu

coast-title = Kolo { $round } z { $rounds }, { $weather }
coast-cove = { $cove }: { $seat }, { $crew }
coast-free-cove = { $cove }
coast-player = { $seat }: zlato { $gold }, karty { $cards }
coast-hand = v ruce: { $cards }
coast-piles = balíček { $deck }, odhozené { $discard }

## Slova zprávy o vyváženosti

facet-harbour = Zátoky na konci
facet-fate = Osud
facet-rounds = Kola
facet-card = Karty
facet-cove = Zátoky
facet-weather = Počasí
facet-fate-ashore = ve hře
facet-fate-out = vyřazen
