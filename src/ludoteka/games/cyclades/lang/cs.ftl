### Co říká Cyclades: možnosti, události, výzvy, důvody a pozice v terminálu.

game-title = Cyclades: Legendární edice
game-about = Dražte zlaťáky o přízeň bohů, šiřte se po souostroví, posílejte na ostatní mytické tvory a hrdiny a ovládněte na konci epochy tři metropole.

## Volby stolu

option-teams = Dvoučlenné týmy (čtyři hráči)
    .help = Jen ve čtyřech: spoluhráči hrají společně a počítají se metropole obou.
option-teams-true = v týmech
option-teams-false = každý sám za sebe
option-long_game = Delší týmová hra: čtyři metropole místo tří
    .help = Jen v týmech; hra trvá znatelně déle.
option-long_game-true = čtyři metropole
option-long_game-false = tři metropole
option-board_side = Strana desek
    .help = Obě strany desek ukazují jiné souostroví.
option-board_side-front = líc
option-board_side-back = rub
option-map = Mapa
    .help = fixed je mapa pro tento počet hráčů, random poskládá desky znovu; kód mapy zopakuje mapu, kterou už znáte.
option-map-fixed = pevná: mapa pro tento počet hráčů
option-map-random = náhodná: překvapení
option-map-code = podle kódu mapy
option-start = Úvodní rozmisťování
    .help = Při postupném výběru si hráči volí, kde začnou; hotové rozmístění začíná rychleji.
option-start-draft = hráči vybírají postupně
option-start-quick = hotové rozmístění dané mapy
option-bid_scale = Stupnice nabídek
    .help = Jaké částky lze bohu nabídnout. Pravidla uvádějí jen 1 a 25; čísla mezi nimi jsme zvolili sami.
option-bid_scale-linear = každé číslo od 1 do 25
option-bid_scale-stepped = méně rostoucích hodnot do 25
option-allow_overbid = Nabídky nad vlastní možnosti
    .help = Zda hráč smí nabídnout víc, než může zaplatit, a zaplatit za to pokutu.
option-allow_overbid-true = dovolené, s pokutou
option-allow_overbid-false = nelze

## Frakce, bohové, budovy, bonusy

faction-purple = Fialová
    .gen = Fialové
    .dat = Fialové
    .acc = Fialovou
    .ins = Fialovou
faction-yellow = Žlutá
    .gen = Žluté
    .dat = Žluté
    .acc = Žlutou
    .ins = Žlutou
faction-blue = Modrá
    .gen = Modré
    .dat = Modré
    .acc = Modrou
    .ins = Modrou
faction-black = Černá
    .gen = Černé
    .dat = Černé
    .acc = Černou
    .ins = Černou
faction-red = Červená
    .gen = Červené
    .dat = Červené
    .acc = Červenou
    .ins = Červenou
faction-green = Zelená
    .gen = Zelené
    .dat = Zelené
    .acc = Zelenou
    .ins = Zelenou

god-athena = Athéna
    .gen = Athény
    .dat = Athéně
    .acc = Athénu
    .ins = Athénou
god-zeus = Zeus
    .gen = Dia
    .dat = Diovi
    .acc = Dia
    .ins = Diem
god-poseidon = Poseidón
    .gen = Poseidóna
    .dat = Poseidónovi
    .acc = Poseidóna
    .ins = Poseidónem
god-ares = Arés
    .gen = Aréa
    .dat = Aréovi
    .acc = Aréa
    .ins = Aréem
god-hera = Héra
    .gen = Héry
    .dat = Héře
    .acc = Héru
    .ins = Hérou
god-apollo = Apollón
    .gen = Apollóna
    .dat = Apollónovi
    .acc = Apollóna
    .ins = Apollónem

building-port = přístav
    .gen = přístavu
    .acc = přístav
building-fortress = pevnost
    .gen = pevnosti
    .acc = pevnost
building-temple = chrám
    .gen = chrámu
    .acc = chrám
building-academy = akademie
    .gen = akademie
    .acc = akademii

bonus-two-soldiers = dva vojáci
bonus-cornucopia = roh hojnosti
bonus-priestess = kněžka
bonus-three-gold = tři zlaťáky
bonus-two-ships = dvě lodě

## Tvorové a hrdinové

creature-charon = Charón
    .acc = Charóna
creature-chimera = Chiméra
    .acc = Chiméru
creature-dryad = Dryáda
    .acc = Dryádu
creature-graeae = Graie
    .acc = Graie
creature-griffin = Gryf
    .acc = Gryfa
creature-harpy = Harpyje
    .acc = Harpyji
creature-cyclops = Kyklop
    .acc = Kyklopa
creature-giant = Obr
    .acc = Obra
creature-pegasus = Pegas
    .acc = Pegase
creature-satyr = Satyr
    .acc = Satyra
creature-sphinx = Sfinga
    .acc = Sfingu
creature-sylph = Sylfa
    .acc = Sylfu
creature-hydra = Hydra
    .acc = Hydru
creature-cerberus = Kerberos
    .acc = Kerbera
creature-kraken = Kraken
    .acc = Krakena
creature-medusa = Medúsa
    .acc = Medúsu
creature-minotaur = Mínótauros
    .acc = Mínótaura
creature-polyphemus = Polyfémos
    .acc = Polyféma

hero-ajax = Ajax
    .gen = Ajaxe
    .acc = Ajaxe
hero-hector = Hektór
    .gen = Hektóra
    .acc = Hektóra
hero-helen = Helena
    .gen = Heleny
    .acc = Helenu
hero-jason = Jáson
    .gen = Jásona
    .acc = Jásona
hero-croesus = Kroisos
    .gen = Kroisa
    .acc = Kroisa
hero-odysseus = Odysseus
    .gen = Odyssea
    .acc = Odyssea
hero-pandora = Pandóra
    .gen = Pandóry
    .acc = Pandóru
hero-penthesilea = Penthesilea
    .gen = Penthesiley
    .acc = Penthesileu
hero-perseus = Perseus
    .gen = Persea
    .acc = Persea

## Co lze udělat

verb-settle = Usadit se v oblasti { $area }
verb-place-ship = Umístit loď do oblasti { $area }
verb-place-soldier = Umístit vojáka do oblasti { $area }
verb-place-mercenary = Umístit námezdního vojáka do oblasti { $area }
verb-place-horn = Přidat roh do oblasti { $area }
verb-bid = { $god-id ->
        [apollo] Jít k { $god-dat } za { $amount } ZL
       *[other] { $god }: nabídnout { $amount } ZL
    }
verb-overbid = Slíbit víc, než můžete zaplatit
verb-keep = Udržet { $creature-acc } za kněžku
verb-release = Propustit { $creature-acc }
verb-move-figure = Přesunout figurku do oblasti { $area }
verb-build = Postavit { $building-acc } v oblasti { $area }
verb-rebuild = Postavit { $building-acc } v oblasti { $area } (odstranit: { $old })
verb-skip-building = Obejít se bez budovy
verb-take-philosopher = Vzít si filozofa
verb-take-priestess = Vzít si kněžku
verb-buy-philosopher = Najmout dalšího filozofa
verb-buy-priestess = Najmout další kněžku
verb-buy-ship = Koupit loď do oblasti { $area }
verb-buy-soldier = Naverbovat vojáka do oblasti { $area }
verb-buy-mercenary = Naverbovat námezdního vojáka do oblasti { $area }
verb-recruit-hero = { $hero }: naverbovat do oblasti { $area }
verb-peek = Nahlédnout na vrchní kartu tvora
verb-play-card = Zaplatit a zahrát { $creature-acc }
verb-put-back = Vrátit kartu na balíček
verb-bribe = Uplatit { $creature-acc }
verb-end-turn = Ukončit tah
verb-sail = Vyplout z oblasti { $area }
verb-sail-to = Plout do oblasti { $area } ({ $ships ->
        [one] { $ships } loď
        [few] { $ships } lodě
       *[other] { $ships } lodí
    })
verb-march = Pochodovat z oblasti { $area }
verb-hero-move = Pohyb hrdiny z oblasti { $area }
verb-move-from = Vyrazit z oblasti { $area }
verb-move-to = Jít do oblasti { $area }
verb-take-along = Vzít s sebou { $hero-acc }
verb-leave-behind = Nechat na místě { $hero-acc }
verb-troops = Jdou: { $soldiers ->
        [one] { $soldiers } voják
        [few] { $soldiers } vojáci
       *[other] { $soldiers } vojáků
    } a { $mercenaries ->
        [one] { $mercenaries } námezdní voják
        [few] { $mercenaries } námezdní vojáci
       *[other] { $mercenaries } námezdních vojáků
    }
verb-begin-with = Nejdřív { $hero }
verb-strike-soldier = Zničit běžného vojáka
verb-strike-mercenary = Zničit námezdního vojáka
verb-reroll = Zaplatit a hodit znovu
verb-keep-roll = Nechat hod být
verb-lose-soldier = Odstranit běžného vojáka
verb-lose-mercenary = Odstranit námezdního vojáka
verb-lose-hero = Odstranit { $hero-acc }
verb-lose-minotaur = Odstranit Mínótaura
verb-rescue = Zachránit vojáka do oblasti { $area }
verb-let-die = Nechat vojáka padnout
verb-retreat = Ustoupit do oblasti { $area }
verb-withdraw = Stáhnout lodě do oblasti { $area }
verb-stay = Zůstat
verb-give-up = Odhodit { $building-acc } v oblasti { $area }
verb-found = Metropole v oblasti { $area }
verb-found-over = Metropole v oblasti { $area } (odstranit: { $building })
verb-found-on-card = Metropole na kartu { $hero-gen }
verb-place-figure = Postavit figurku do oblasti { $area }
verb-swap-hero = Vyměnit { $own-acc } za { $other-acc }
verb-recall = Zahrát { $creature-acc } z odhazovací hromádky
verb-steal-priestess = Vzít kněžku { $faction-dat }
verb-rob = Okrást { $faction-acc }
verb-destroy-soldier = Zničit vojáka v oblasti { $area }
verb-destroy-mercenary = Zničit námezdního vojáka v oblasti { $area }
verb-destroy-ship = Zničit loď v oblasti { $area }
verb-exchange = { $area }: { $new } místo { $old-gen }
verb-lure = Získat námezdní vojáky z oblasti { $area }
verb-steal-philosopher = Vzít filozofa { $faction-dat }
verb-play-drawn = Zahrát { $creature-acc } zdarma
verb-swap-ships = Lodě v oblasti { $area }
verb-push-ship = Odsunout loď z oblasti { $from } do oblasti { $to }
verb-sacrifice = Obětovat { $hero-acc }
verb-sacrifice-as = Obětovat Pandóru po způsobu { $hero-gen }
verb-give-priestesses = Odhodit { $count ->
        [one] { $count } kněžku
        [few] { $count } kněžky
       *[other] { $count } kněžek
    }
verb-give-type = Budovy typu: { $building }

## Jak se hra ptá

prompt-settle = { $faction }: vyberte oblast pevniny, kde se usadíte.
prompt-launch = { $faction }: vyberte moře pro loď k oblasti { $area }.
prompt-garrison = { $faction }: rozmístěte počáteční vojáky (zbývá { $left }).
prompt-bid = { $faction }: o čí přízeň se ucházíte?
prompt-bid-again = { $faction }: od { $god-gen } vás vykopli; jděte k jinému bohu.
prompt-overbid = { $faction }: jakou nabídku slíbíte bez krytí?
prompt-settle-creatures = { $faction }: udržte, nebo propusťte své tvory.
prompt-move-figure = { $faction }: přesuňte { $creature-acc }, nebo nechte na místě.
prompt-mandatory-actions = { $faction }: povinné akce, { $god }.
prompt-optional-actions = { $faction }: volitelné akce, { $god }.
prompt-play-peeked = { $faction }: zahrát vrchní kartu tvora, nebo ji vrátit?
prompt-apollo-horn-land = { $faction }: vyberte oblast pevniny pro roh.
prompt-apollo-horn-sea = { $faction }: vyberte oblast moře pro roh.
prompt-sail-to = { $faction }: kam plují lodě z oblasti { $area }?
prompt-withdraw = { $faction }: stáhnout lodě z bitvy o oblast { $area }?
prompt-move-from = { $faction }: odkud skupina vyráží?
prompt-move-to = { $faction }: kam jde skupina z oblasti { $area }?
prompt-group = { $faction }: kdo jde z oblasti { $from } do oblasti { $to }?
prompt-omen-order = { $faction }: kdo jedná před bitvou jako první?
prompt-hector-strikes = { $faction }: koho Hektór zničí před bitvou?
prompt-croesus-reroll = { $faction }: na vaší kostce je { $own }, na druhé { $other }; hodit s Kroisem znovu?
prompt-casualty = { $faction }: kterou jednotku odstraníte v oblasti { $area }?
prompt-perseus-rescue = { $faction }: zachrání Perseus vojáka?
prompt-defender-retreat = { $faction }: ustoupit z oblasti { $area }?
prompt-attacker-retreat = { $faction }: přerušit útok na oblast { $area }?
prompt-give-up = { $faction }: kterou budovu odhodíte ({ $building })?
prompt-found = { $faction }: kde bude stát metropole?
prompt-bonus-soldiers = { $faction }: rozmístěte vojáky za metropoli (zbývá { $left }).
prompt-bonus-ships = { $faction }: rozmístěte lodě za metropoli (zbývá { $left }).
prompt-bonus-horns = { $faction }: umístěte roh za metropoli (zbývá { $left }).
prompt-place-figure = { $faction }: kam postavíte { $creature-acc }?
prompt-charon-ferries = { $faction }: které hrdiny Charón vymění?
prompt-chimera-recalls = { $faction }: kterou kartu z odhazovací hromádky Chiméra zahraje?
prompt-dryad-takes = { $faction }: komu Dryáda vezme kněžku?
prompt-griffin-robs = { $faction }: koho Gryf okrade?
prompt-harpy-strikes = { $faction }: koho Harpyje zničí?
prompt-cyclops-rebuilds = { $faction }: kterou budovu Kyklop vymění?
prompt-giant-lures = { $faction }: čí námezdní vojáky Obr získá?
prompt-giant-settles = { $faction }: rozmístěte vojáky, které Obr získal (zbývá { $left }).
prompt-satyr-takes = { $faction }: komu Satyr vezme filozofa?
prompt-sphinx-asks = { $faction }: kterou z dobraných karet zahrajete?
prompt-sylph-first = { $faction }: vyberte první oblast moře pro Sylfu.
prompt-sylph-second = { $faction }: se kterou oblastí si lodě z oblasti { $area } vymění místo?
prompt-hydra-devours = { $faction }: co Hydra zničí?
prompt-polyphemus-pushes = { $faction }: odsuňte lodě od Polyféma.
prompt-hector-trades = { $faction }: kolik kněžek vyměníte za filozofy?
prompt-give-types = { $faction }: kterého typu odhodíte budovy ({ $each } kusy)?

## Co se stalo

event-settled = { $faction } se usazuje v oblasti { $area }.
event-epoch = Začíná epocha { $number }.
event-hero-offered = V nabídce je nový hrdina: { $hero }.
event-creature-left = Z nabídky odchází { $creature }.
event-creature-offered = V nabídce je nový tvor: { $creature } za { $price } ZL.
event-creatures-shuffled = Balíček tvorů a odhazovací hromádka se zamíchaly dohromady.
event-gods-moved = Bohové se posouvají o pole výš.
event-income = { $faction } bere příjem { $gold } ZL.
event-bid = { $god-id ->
        [apollo] { $faction } jde k { $god-dat } za { $amount } ZL.
       *[other] { $faction } nabízí { $god-dat } { $amount } ZL.
    }
event-thrown-off = { $faction } přichází o místo u { $god-gen }.
event-offered = { $faction } platí { $god-dat } { $gold } ZL.
event-fined = { $faction } nemůže dar zaplatit a ztrácí polovinu zlaťáků; nabízí se znovu.
event-fine-paid = { $faction } platí pokutu { $gold } ZL.
event-kept = { $faction } si ponechává { $creature-acc }.
event-released = { $faction } propouští { $creature-acc }.
event-figure-moved = { $faction } přesouvá { $creature-acc } do oblasti { $area }.
event-turn = { $faction } je na tahu s přízní { $god-gen }.
event-turn-ended = { $faction } končí tah a bere pole { $space } na stupnici pořadí tahu.
event-paid = { $faction } platí { $gold } ZL.
event-gold-gained = { $faction } bere { $gold } ZL.
event-built = { $faction } staví { $building-acc } v oblasti { $area }.
event-rebuilt = { $faction } staví { $building-acc } v oblasti { $area } místo { $old-gen }.
event-building-skipped = { $faction } se obejde bez budovy.
event-philosopher-gained = { $faction } bere filozofa.
event-priestess-gained = { $faction } bere kněžku.
event-ship-placed = { $faction } umisťuje loď do oblasti { $area }.
event-soldier-placed = { $faction } umisťuje vojáka do oblasti { $area }.
event-mercenary-placed = { $faction } umisťuje námezdního vojáka do oblasti { $area }.
event-horn-placed = { $faction } přidává roh do oblasti { $area }.
event-hero-recruited = { $faction } verbuje { $hero-acc } do oblasti { $area }.
event-bribed = { $faction } uplácí { $creature-acc } za { $gold } ZL.
event-peeked = { $faction } nahlíží na vrchní kartu tvora.
event-peeked-at = { $faction } vidí, že navrchu balíčku tvorů leží { $creature }.
event-put-back = { $faction } vrací kartu na balíček.
event-sailed = { $faction } pluje z oblasti { $from } do oblasti { $to } ({ $ships ->
        [one] { $ships } loď
        [few] { $ships } lodě
       *[other] { $ships } lodí
    }).
event-moved = { $faction } jde z oblasti { $from } do oblasti { $to } ({ $soldiers ->
        [one] { $soldiers } voják
        [few] { $soldiers } vojáci
       *[other] { $soldiers } vojáků
    }, { $mercenaries ->
        [one] { $mercenaries } námezdní voják
        [few] { $mercenaries } námezdní vojáci
       *[other] { $mercenaries } námezdních vojáků
    }).
event-hero-moved = { $hero } ({ $faction }) jde do oblasti { $area }.
event-area-taken = { $faction } přebírá oblast { $area }.
event-eliminated = { $faction } už nemá žádnou pevninu a vypadává ze hry.
event-sea-battle = { $attacker } útočí na { $defender-acc } na moři v oblasti { $area }.
event-land-battle = { $attacker } útočí na { $defender-acc } v oblasti { $area }.
event-won-over = Pandóra v oblasti { $area } převádí na stranu { $faction-gen } { $mercenaries ->
        [one] { $mercenaries } námezdního vojáka
        [few] { $mercenaries } námezdní vojáky
       *[other] { $mercenaries } námezdních vojáků
    }.
event-rolled = { $faction } hází { $die }.
event-compared = { $attacker } { $attack } proti { $defender-dat } { $defence }.
event-soldier-lost = { $faction } ztrácí vojáka v oblasti { $area }.
event-mercenary-lost = { $faction } ztrácí námezdního vojáka v oblasti { $area }.
event-ship-lost = { $faction } ztrácí loď v oblasti { $area }.
event-hero-fell = { $hero } ({ $faction }) padá v bitvě.
event-minotaur-fell = Mínótauros ({ $faction }) padá v oblasti { $area }.
event-rescued = Perseus zachraňuje vojáka ({ $faction }), který ustupuje do oblasti { $area }.
event-retreated = { $faction } ustupuje z oblasti { $from } do oblasti { $to }.
event-withdrew = { $faction } stahuje lodě z oblasti { $from } do oblasti { $to }.
event-defended = { $faction } si udržuje oblast { $area }.
event-economic-development = { $faction } má všechny čtyři budovy: vzniká metropole.
event-cultural-development = { $faction } má dost filozofů: vzniká metropole.
event-gave-up = { $faction } odhazuje { $building-acc } v oblasti { $area }.
event-metropolis-built = { $faction } staví metropoli v oblasti { $area } (bonus: { $bonus }).
event-metropolis-sheltered = { $faction } staví metropoli na kartu { $hero-gen } (bonus: { $bonus }).
event-bonus = { $faction } získává bonus: { $bonus }.
event-robbed = { $thief } krade { $victim-dat } polovinu zlaťáků.
event-robbed-of = { $thief } bere { $victim-dat } { $gold } ZL.
event-gold-shown = { $faction }: zbývá { $gold } ZL.
event-no-effect = { $creature } ({ $faction }) nemá žádný účinek.
event-figure-placed = { $faction } staví { $creature-acc } do oblasti { $area }.
event-heroes-swapped = { $faction } mění { $own-acc } za { $other-acc } v oblasti { $area }.
event-looked-through = { $faction } prohlíží odhazovací hromádku.
event-found-card = { $faction } nachází v odhazovací hromádce { $creature-acc }.
event-recalled = { $faction } hraje z odhazovací hromádky { $creature-acc }.
event-priestess-stolen = { $faction } bere { $victim-dat } { $cards ->
        [one] { $cards } kněžku
        [few] { $cards } kněžky
       *[other] { $cards } kněžek
    }.
event-lured = { $faction } získává od { $victim-gen } v oblasti { $area } { $mercenaries ->
        [one] { $mercenaries } námezdního vojáka
        [few] { $mercenaries } námezdní vojáky
       *[other] { $mercenaries } námezdních vojáků
    }.
event-philosopher-stolen = { $faction } bere { $victim-dat } { $cards ->
        [one] { $cards } filozofa
        [few] { $cards } filozofy
       *[other] { $cards } filozofů
    }.
event-drew = { $faction } dobírá { $cards ->
        [one] { $cards } kartu tvora
        [few] { $cards } karty tvorů
       *[other] { $cards } karet tvorů
    }.
event-drew-card = { $faction } dobírá { $creature-acc }.
event-played-drawn = { $faction } hraje zdarma { $creature-acc }.
event-ships-swapped = { $faction } vyměňuje lodě oblastí { $from } a { $to }.
event-ships-sunk = { $faction } ztrácí { $ships ->
        [one] { $ships } loď
        [few] { $ships } lodě
       *[other] { $ships } lodí
    } v oblasti { $area }.
event-ship-pushed = Loď ({ $faction }) je odsunuta z oblasti { $from } do oblasti { $to }.
event-sacrificed = { $faction } obětuje { $hero-acc }.
event-sacrificed-as = { $faction } obětuje { $hero-acc } po způsobu { $copied-gen }.
event-priestesses-given = { $faction } odhazuje { $cards ->
        [one] { $cards } kněžku
        [few] { $cards } kněžky
       *[other] { $cards } kněžek
    }.

## Proč ne

reason-not-land = { $area } není oblast pevniny
reason-not-sea = { $area } není oblast moře
reason-not-yours = oblast { $area } není vaše
reason-area-taken = { $area }: oblast už má { $faction }
reason-same-island = na ostrově oblasti { $area } už jste
reason-teammate-on-island = na ostrově oblasti { $area } už je váš spoluhráč
reason-no-place-for-ship = vedle oblasti { $area } není prázdné moře pro loď
reason-god-absent = { $god } v této epoše není k dispozici
reason-just-thrown-off = od { $god-gen } vás právě vykopli; zvolte jiného boha
reason-apollo-taken = u Apollóna už stojí { $faction }; tuto nabídku nelze přehodit
reason-no-such-space = políčko { $amount } ZL tu není
reason-must-outbid = { $faction } nabízí { $amount }; musíte nabídnout víc
reason-too-expensive = { $gold } ZL nezaplatíte
reason-cannot-outbid = { $faction } nabízí { $amount }; vy nejvýš { $most }
reason-can-pay-that = { $amount } není planý slib: na to máte
reason-bids-first = nejdřív musí všechny sloupy stát u bohů
reason-creature-later = { $creature-acc } uplatíte ve svém tahu s kterýmkoli bohem kromě Apollóna; teď by vás to stálo { $gold } ZL
reason-hero-later = { $hero-acc } naverbujete ve svém tahu s Hérou za { $gold } ZL
reason-nothing-due = za { $creature-acc } teď nic neplatíte
reason-not-looked-at = { $creature } není karta, na kterou jste se podívali
reason-give-this-type = vzdáváte se jiného typu: { $building }
reason-decide-first = nejdřív rozhodněte: { $hero }
reason-nothing-to-decide = { $hero }: není o čem rozhodovat
reason-must-lead = { $hero } musí jít také: jinak by pohyb neměl kdo vést
reason-somebody-must-go = někdo jít musí
reason-only-so-many = vojáků je tam { $soldiers }, námezdních { $mercenaries }
reason-not-in-battle = { $hero } v této bitvě nebojuje
reason-not-on-map = oblast { $area } na této mapě není
reason-not-in-game = { $faction } není ve hře
reason-same-purse = { $faction } a { $mate } mají společnou pokladnu; zvolte druhou z nich
reason-no-priestess = nemáte kněžku na zaplacení
reason-figure-there = v oblasti { $area } už stojí { $creature }
reason-wrong-place = { $creature } v oblasti { $area } stát nesmí
reason-duties-first = nejdřív proveďte povinné akce
reason-not-this-god = { $god } tohle neposkytuje
reason-other-building = { $god } staví něco jiného: { $building }
reason-building-owned = tuto budovu už máte: { $building }
reason-building-mandatory = staveniště tu je, musíte stavět
reason-site-free = máte volné staveniště, nic ustupovat nemusí
reason-no-site = v oblasti { $area } není volné staveniště
reason-sold-out = žetony došly: { $building }
reason-supply-empty = zásoba je prázdná
reason-no-more-this-turn = víc jich v tomto tahu nejde
reason-once-per-turn = jen jednou za tah
reason-no-cards = žádné karty nezbývají
reason-not-on-offer = to není v nabídce
reason-sea-closed = oblast { $area } uzavírá lodím tvor
reason-enemy-ships = v oblasti { $area } jsou lodě, které má { $faction }
reason-not-at-your-coast = oblast { $area } není vaše ani prázdná u vašeho pobřeží
reason-no-ships-there = v oblasti { $area } nejsou lodě k výběru
reason-not-so-many-ships = lodí je tu jen { $ships }
reason-teammate-there = oblast { $area } drží váš spoluhráč
reason-petrified = Medúsa nepustí nikoho do oblasti { $area } ani ven
reason-last-area = { $area } je poslední pevnina, kterou má { $faction }
reason-out-of-reach = oblast { $area } není dosažitelná
reason-refuge-taken = oblast { $area } má { $faction }; ustoupit tam nelze
reason-no-units-there = v oblasti { $area } nemáte jednotky
reason-no-hero-there = v oblasti { $area } nemáte hrdinu
reason-nowhere-to-go = z oblasti { $area } není kam jít
reason-not-your-hero = { $hero } vám neslouží
reason-not-in-pile = { $creature } neleží v odhazovací hromádce
reason-not-drawn = { $creature } mezi dobranými kartami není
reason-another-faction = vyberte jinou frakci než svou
reason-has-no-priestess = { $faction } nemá kněžku
reason-has-no-philosopher = { $faction } nemá filozofa
reason-own-side = vyberte jinou stranu než svou
reason-no-soldiers-there = v oblasti { $area } nejsou běžní vojáci
reason-no-mercenaries-there = v oblasti { $area } nejsou námezdní vojáci
reason-no-such-building = v oblasti { $area } nic takového nestojí: { $building }
reason-same-building = musí to být jiný typ
reason-two-areas = vyberte dvě různé oblasti
reason-joined-this-epoch = { $hero } vám slouží teprve od této epochy
reason-only-when-building = obětovat ji lze jen při stavbě metropole
reason-pandora-copies = Pandóra napodobuje hrdinu z nabídky; vyberte kterého
reason-too-little-land = potřebujete oblastí pevniny: { $areas }
reason-too-few-priestesses = potřebujete kněžek: { $priestesses }
reason-even-number = počet musí být dělitelný { $number }
reason-no-two-pairs = potřebujete dvě dvojice stejných budov dvou typů
reason-ships-in-supply = na mapě musí být všech { $ships } vašich lodí
reason-no-three-alike = potřebujete budov jednoho typu: { $buildings }
reason-too-few-buildings = těchto budov máte méně než { $buildings }: { $building }
reason-nobody-to-move = nikdo jiný z vašich se nemůže přesunout
reason-no-place-to-build = pro metropoli není místo
reason-no-metropolis-left = žádná metropole už nezbývá

## Pozice v terminálu

draw-placement = Úvodní rozmisťování
draw-epoch = Epocha { $epoch } · vyhrává, kdo má na konci epochy metropole: { $goal }
draw-turn = Na tahu { $faction }, bůh { $god }
draw-name = { $name }
draw-legend = M metropole  _ volné staveniště  ¤ rohy  † symbol kněžky  · jen žeton  * hrdina  ! tvor  2+1 vojáci+námezdní
draw-land = Pevnina
draw-sea = Moře
draw-gods = Bohové
draw-face-down = (lícem dolů)
draw-creatures = Tvorové
draw-heroes = Hrdinové
draw-price = { $gold } ZL
draw-empty = –
draw-order = Pořadí tahu
draw-faction = Frakce
draw-metropolises = Metr.
draw-gold = ZL
draw-income = Příjem
draw-priestesses = Kněžky
draw-philosophers = Filoz.
draw-soldiers = Vojáci v zásobě
draw-ships = Lodě v zásobě
draw-cards = Karty
draw-stored = { $count } M na kartě hrdiny
draw-fresh = (nový)
draw-out = mimo hru
draw-bank = Obecná zásoba: { $buildings }  námezdní { $mercenaries }  kněžky { $priestesses }  filozofové { $philosophers }  metropole { $metropolises }
draw-decks = Balíčky: tvorové { $creatures } (odhozeno { $discards })  hrdinové { $heroes }
draw-top-card = Navrchu balíčku tvorů, jen pro vaše oči: { $creature }
draw-drawn = Dobráno Sfingou, jen pro vaše oči: { $cards }
draw-battle = Bitva o oblast { $area }: { $attacker } ({ $attack }) proti { $defender-dat } ({ $defence }); šance oblast získat bez ústupu: { $percent } %.
draw-dice = Poslední hod: { $own } a { $other }.

## Oblasti

area-naxos = Naxos
area-paros = Paros
area-andros = Andros
area-tinos = Tinos
area-mykonos = Mykonos
area-delos = Délos
area-syros = Syros
area-kea = Kea
area-kythnos = Kythnos
area-serifos = Serifos
area-sifnos = Sifnos
area-milos = Milos
area-kimolos = Kimolos
area-folegandros = Folegandros
area-sikinos = Sikinos
area-ios = Ios
area-thera = Théra
area-anafi = Anafi
area-amorgos = Amorgos
area-antiparos = Antiparos
area-donousa = Donousa
area-iraklia = Iraklia
area-schinoussa = Schinoussa
area-koufonisi = Koufonisi
area-keros = Keros
area-polyaigos = Polyaigos
area-gyaros = Gyaros
area-rineia = Rineia
area-despotiko = Despotiko
area-makronisos = Makronisos
area-actaea = Aktaia
area-agave = Agaué
area-amatheia = Amatheia
area-amphitrite = Amfitrité
area-apseudes = Apseudés
area-autonoe = Autonoé
area-clymene = Klymené
area-cranto = Krantó
area-cymo = Kymó
area-cymodoce = Kymodoké
area-dero = Déró
area-dexamene = Dexamené
area-dione = Dióné
area-doris = Dóris
area-doto = Dótó
area-dynamene = Dynamené
area-eione = Éioné
area-erato = Erató
area-eudora = Eudóra
area-eunice = Euniké
area-evagore = Euagoré
area-evarne = Euarné
area-galatea = Galateia
area-galene = Galéné
area-glauce = Glauké
area-halia = Halié
area-ianassa = Ianassa
area-iaera = Iaira
area-melite = Melité
area-menippe = Menippé
area-nesaea = Nésaia
area-panope = Panopé
area-pherusa = Ferúsa
area-proto = Prótó
area-psamathe = Psamathé
area-sao = Saó
area-speio = Speió
area-thaleia = Thaleia
area-thetis = Thetis
area-thoe = Thoé

## Deska v prohlížeči

board-map = Souostroví
board-soldiers = { $count ->
        [one] { $count } voják
        [few] { $count } vojáci
       *[other] { $count } vojáků
    }
board-mercenaries = { $count ->
        [one] { $count } námezdní voják
        [few] { $count } námezdní vojáci
       *[other] { $count } námezdních vojáků
    }
board-ships = { $count ->
        [one] { $count } loď
        [few] { $count } lodě
       *[other] { $count } lodí
    }
board-metropolises = { $count ->
        [one] { $count } metropole
        [few] { $count } metropole
       *[other] { $count } metropolí
    }
board-free-sites = { $count ->
        [one] { $count } volné staveniště
        [few] { $count } volná staveniště
       *[other] { $count } volných stavenišť
    }
board-horns = { $count ->
        [one] { $count } roh hojnosti
        [few] { $count } rohy hojnosti
       *[other] { $count } rohů hojnosti
    }
board-priestess-symbol = symbol kněžky
board-epoch = { $number }. epocha
board-offerings = Nabídky bohům
board-actions = Akce: { $god }
board-later-gods = V dalších epochách
board-hand = Karty na výběr
board-deck = v balíčku { $cards }
board-supply = Zásoba
board-battle = Bitva: { $area }
board-strength = síla před hodem
board-takes = Útočník získá oblast
board-next-round = Další kolo: útočník vyhraje, remíza, prohraje (%)
board-round-wins = jednotku ztratí obránce
board-round-ties = jednotku ztratí oba
board-round-loses = jednotku ztratí útočník
board-has-won = { $faction } zvítězila.
board-gain-philosopher = filozof
board-gain-priestess = kněžka
board-gain-ship = loď
board-gain-soldier = voják
board-gain-mercenary = námezdní
board-gain-gold = zlaťáky
board-missing-building = chybějící budova
board-move = přesun
board-hero-move = pohyb hrdiny
board-free = zdarma
board-progress = Metropole: { $built } z { $goal }
board-metropolises-built = Metropole
board-gold = Zlaťáky
board-hidden-gold = zlaťáky skryté za zástěnou
board-income = Příjem v příští epoše
board-priestesses = Kněžky
board-economic = Po jedné budově od každého typu dá metropoli
board-cultural = Čtyři filozofové dají metropoli
board-soldiers-placed = Vojáci na plánu ze všech
board-ships-placed = Lodě na plánu ze všech

## Slova zprávy o vyváženosti

facet-faction = Frakce
facet-favourite = Bůh, kterému sloužil nejčastěji
facet-way = Cesta k metropolím
facet-epochs = Epochy
facet-god = Bohové
facet-building = Stavby
facet-bonus = Bonusy metropolí
facet-creature = Tvorové
facet-hero = Hrdinové
facet-way-economic = hospodářský rozvoj
facet-way-cultural = kulturní rozvoj
facet-way-conquest = dobytí
facet-way-none = žádná metropole

## Před hrou: co nejde připravit

reason-odd-teams =
    { $seats ->
        [one] { $seats } hráč nemůže vytvořit dvojice
        [few] { $seats } hráči nemohou vytvořit dvojice
       *[other] { $seats } hráčů nemůže vytvořit dvojice
    }
reason-long-game-alone = delší může být jen hra dvojic a hra ve dvou
reason-map-unreadable = tohle není kód mapy: zkopírujte ho celý, tak jak ho ukazuje stůl
reason-map-unplayable =
    { $seats ->
        [one] tahle mapa není pro { $seats } hráče
        [few] tahle mapa není pro { $seats } hráče
       *[other] tahle mapa není pro { $seats } hráčů
    }
reason-no-quick-start = tahle mapa nemá hotové výchozí rozmístění: zvolte postupné rozmísťování
board-map-roll = Vymyslet jinou
board-map-surprise = Desky se položí, až hra začne; předtím je nikdo neuvidí.
board-map-preview = Mapa, jaká bude
board-map-own = Co na deskách leží, jsme navrhli sami: tištěná podoba ostrovů není veřejná. Majitel hry ji může opravit balíčkem obsahu.

# Co tah mění na postavení jedné strany, pro rady a rozbory; říká se za jejím jménem

more-metropolises = { $count ->
    [one] o jednu metropoli více
    [few] o { $count } metropole více
   *[other] o { $count } metropolí více
 }
less-metropolises = { $count ->
    [one] o jednu metropoli méně
    [few] o { $count } metropole méně
   *[other] o { $count } metropolí méně
 }
more-building-types = { $count ->
    [one] o jeden druh budov více
    [few] o { $count } druhy budov více
   *[other] o { $count } druhů budov více
 }
less-building-types = { $count ->
    [one] o jeden druh budov méně
    [few] o { $count } druhy budov méně
   *[other] o { $count } druhů budov méně
 }
more-philosophers = { $count ->
    [one] o jednoho filozofa více
    [few] o { $count } filozofy více
   *[other] o { $count } filozofů více
 }
less-philosophers = { $count ->
    [one] o jednoho filozofa méně
    [few] o { $count } filozofy méně
   *[other] o { $count } filozofů méně
 }
more-priestesses = { $count ->
    [one] o jednu kněžku více
    [few] o { $count } kněžky více
   *[other] o { $count } kněžek více
 }
less-priestesses = { $count ->
    [one] o jednu kněžku méně
    [few] o { $count } kněžky méně
   *[other] o { $count } kněžek méně
 }
more-gold = { $count ->
    [one] o jeden zlaťák více
    [few] o { $count } zlaťáky více
   *[other] o { $count } zlaťáků více
 }
less-gold = { $count ->
    [one] o jeden zlaťák méně
    [few] o { $count } zlaťáky méně
   *[other] o { $count } zlaťáků méně
 }
more-spare-gold = { $count ->
    [one] o jeden zlaťák v záloze více
    [few] o { $count } zlaťáky v záloze více
   *[other] o { $count } zlaťáků v záloze více
 }
less-spare-gold = { $count ->
    [one] o jeden zlaťák v záloze méně
    [few] o { $count } zlaťáky v záloze méně
   *[other] o { $count } zlaťáků v záloze méně
 }
more-income = { $count ->
    [one] o jeden zlaťák příjmu více
    [few] o { $count } zlaťáky příjmu více
   *[other] o { $count } zlaťáků příjmu více
 }
less-income = { $count ->
    [one] o jeden zlaťák příjmu méně
    [few] o { $count } zlaťáky příjmu méně
   *[other] o { $count } zlaťáků příjmu méně
 }
more-lands = { $count ->
    [one] o jednu oblast více
    [few] o { $count } oblasti více
   *[other] o { $count } oblastí více
 }
less-lands = { $count ->
    [one] o jednu oblast méně
    [few] o { $count } oblasti méně
   *[other] o { $count } oblastí méně
 }
more-sites = { $count ->
    [one] o jedno volné staveniště více
    [few] o { $count } volná staveniště více
   *[other] o { $count } volných stavenišť více
 }
less-sites = { $count ->
    [one] o jedno volné staveniště méně
    [few] o { $count } volná staveniště méně
   *[other] o { $count } volných stavenišť méně
 }
more-soldiers = { $count ->
    [one] o jednoho vojáka více
    [few] o { $count } vojáky více
   *[other] o { $count } vojáků více
 }
less-soldiers = { $count ->
    [one] o jednoho vojáka méně
    [few] o { $count } vojáky méně
   *[other] o { $count } vojáků méně
 }
more-ships = { $count ->
    [one] o jednu loď více
    [few] o { $count } lodě více
   *[other] o { $count } lodí více
 }
less-ships = { $count ->
    [one] o jednu loď méně
    [few] o { $count } lodě méně
   *[other] o { $count } lodí méně
 }
more-seas = { $count ->
    [one] o jedno mořské pole více
    [few] o { $count } mořská pole více
   *[other] o { $count } mořských polí více
 }
less-seas = { $count ->
    [one] o jedno mořské pole méně
    [few] o { $count } mořská pole méně
   *[other] o { $count } mořských polí méně
 }
more-hero-strength = { $count ->
    [one] o jeden bod síly hrdinů více
    [few] o { $count } body síly hrdinů více
   *[other] o { $count } bodů síly hrdinů více
 }
less-hero-strength = { $count ->
    [one] o jeden bod síly hrdinů méně
    [few] o { $count } body síly hrdinů méně
   *[other] o { $count } bodů síly hrdinů méně
 }
more-fit-heroes = { $count ->
    [one] o jednoho hrdinu připraveného k oběti více
    [few] o { $count } hrdiny připravené k oběti více
   *[other] o { $count } hrdinů připravených k oběti více
 }
less-fit-heroes = { $count ->
    [one] o jednoho hrdinu připraveného k oběti méně
    [few] o { $count } hrdiny připravené k oběti méně
   *[other] o { $count } hrdinů připravených k oběti méně
 }
more-creatures = { $count ->
    [one] o jednoho tvora více
    [few] o { $count } tvory více
   *[other] o { $count } tvorů více
 }
less-creatures = { $count ->
    [one] o jednoho tvora méně
    [few] o { $count } tvory méně
   *[other] o { $count } tvorů méně
 }
more-one-short = k vítězství chybí už jen jedna metropole
less-one-short = k vítězství chybí zase víc než jedna metropole
more-enough = dost metropolí k vítězství
less-enough = už ne dost metropolí k vítězství
more-danger = větší ohrožení útokem
less-danger = menší ohrožení útokem
more-prospects = lepší vyhlídky na dobývání
less-prospects = horší vyhlídky na dobývání
