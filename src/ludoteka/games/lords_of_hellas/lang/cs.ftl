### Co říká Lords of Hellas: možnosti, události, výzvy, důvody a pozice v terminálu.

game-title = Lords of Hellas
game-about = Veďte hrdinu a jeho armádu Řeckem nových bohů: dobývejte celá území, stavte chrámy, lovte nestvůry, nebo dokončete monument a udržte ho.

option-edition = Vydání pravidel tam, kde se obě příručky liší
option-edition-cs = české
option-edition-pl = polské
option-starting_player = Kdo si bere hrdinu jako první
option-starting_player-random = určí los
option-starting_player-first = první místo u stolu
option-armies = Barvy armád
option-armies-seats = podle místa u stolu
option-armies-choice = každý si vybírá spolu s hrdinou
option-neutral_artifacts = Neutrální artefakty
option-neutral_artifacts-ten = deset z krabice
option-neutral_artifacts-all = i ty z jiných vydání
option-leadership_track = Stupnice vůdcovství
    .help = Záznamy tištěných desek uvádějí pět; deska vyobrazená v českých pravidlech ukazuje tři.
option-leadership_track-five = 1 až 5
option-leadership_track-three = 1 až 3
option-achilles_speed = Počáteční rychlost Achilla
    .help = Česká deska ukazuje 3; polská pravidla číslo neuvádějí, veřejný záznam říká 2.
option-achilles_speed-edition = podle vydání: české 3, polské 2
option-achilles_speed-three = 3
option-achilles_speed-two = 2

## Turn and battle

region-epirus = Epirus
    .in = v Epiru
    .into = do Epiru
    .from = z Epiru
region-macedonia = Makedonie
    .in = v Makedonii
    .into = do Makedonie
    .from = z Makedonie
region-thessaly = Thesálie
    .in = v Thesálii
    .into = do Thesálie
    .from = z Thesálie
region-chalkidiki = Chalkidiki
    .in = na Chalkidiki
    .into = na Chalkidiki
    .from = z Chalkidiki
region-acarnania = Akarnánie
    .in = v Akarnánii
    .into = do Akarnánie
    .from = z Akarnánie
region-aetolia = Aitólie
    .in = v Aitólii
    .into = do Aitólie
    .from = z Aitólie
region-locris = Lokrida
    .in = v Lokridě
    .into = do Lokridy
    .from = z Lokridy
region-phocis = Fókida
    .in = ve Fókidě
    .into = do Fókidy
    .from = z Fókidy
region-euboea = Euboia
    .in = na Euboii
    .into = na Euboiu
    .from = z Euboie
region-boeotia = Bojotie
    .in = v Bojotii
    .into = do Bojotie
    .from = z Bojotie
region-attica = Attika
    .in = v Attice
    .into = do Attiky
    .from = z Attiky
region-corinthia = Korintie
    .in = v Korintii
    .into = do Korintie
    .from = z Korintie
region-achaea = Achaia
    .in = v Achaii
    .into = do Achaie
    .from = z Achaie
region-elis = Élida
    .in = v Élidě
    .into = do Élidy
    .from = z Élidy
region-arcadia = Arkádie
    .in = v Arkádii
    .into = do Arkádie
    .from = z Arkádie
region-messenia = Messénie
    .in = v Messénii
    .into = do Messénie
    .from = z Messénie
region-argolis = Argolida
    .in = v Argolidě
    .into = do Argolidy
    .from = z Argolidy
region-laconia = Lakonie
    .in = v Lakonii
    .into = do Lakonie
    .from = z Lakonie
region-crete = Kréta
    .in = na Krétě
    .into = na Krétu
    .from = z Kréty

land-red = Červené území
    .gen = červeného území
land-yellow = Žluté území
    .gen = žlutého území
land-blue = Modré území
    .gen = modrého území
land-green = Zelené území
    .gen = zeleného území
land-brown = Hnědé území
    .gen = hnědého území

army-red = Červená
army-blue = Modrá
army-yellow = Žlutá
army-green = Zelená

hero-achilles = Achilles
    .acc = Achilla
hero-helen = Helena
    .acc = Helenu
hero-heracles = Héraklés
    .acc = Hérakla
hero-perseus = Perseus
    .acc = Persea

god-zeus = Zeus
    .gen = Dia
    .dat = Diovi
god-athena = Athéna
    .gen = Athény
    .dat = Athéně
god-hermes = Hermés
    .gen = Herma
    .dat = Hermovi

attribute-leadership = Vůdcovství
    .low = vůdcovství
    .acc = vůdcovství
attribute-strength = Síla
    .low = síla
    .acc = sílu
attribute-speed = Rychlost
    .low = rychlost
    .acc = rychlost

action-use-artifacts = Použití artefaktů
action-prayer = Modlitba
action-hero-move = Pohyb hrdiny
action-hoplite-move = Pohyb hoplitů
action-recruit = Nábor
action-march = Pochod
action-build-temple = Stavba chrámu
action-prepare = Přípravy
action-usurp = Uzurpace
action-hunt = Lov
action-build-monument = Budování monumentu

combat-fortification-torch = Opevnění (pochodeň)
combat-local-support-torch = Místní podpora (pochodeň)
combat-glory-torch = Sláva (pochodeň)
combat-phalanx-1 = Falanga (pochodeň, síla 1)
combat-phalanx-2 = Falanga (pochodeň, síla 2)
combat-fortification-bow = Opevnění (luk)
combat-local-support-bow = Místní podpora (luk)
combat-glory-bow = Sláva (luk)
combat-flank-attack = Útok z boku (luk)
combat-trap-sword = Past (meč)
combat-tactical-maneuver-sword = Taktický manévr (meč)
combat-encirclement-sword = Obklíčení (meč)
combat-wild-attack-sword = Divoký útok (meč)
combat-trap-mace = Past (kyj)
combat-tactical-maneuver-mace = Taktický manévr (kyj)
combat-encirclement-mace = Obklíčení (kyj)
combat-wild-attack-mace = Divoký útok (kyj)
combat-reinforcements = Posily (štít)
combat-charge = Zteč (srp)
combat-javelin-volley-axe = Salva oštěpů (sekera)
combat-wild-attack-axe = Divoký útok (sekera)
combat-assault-axe = Nápor (sekera)
combat-javelin-volley-spear = Salva oštěpů (kopí)
combat-wild-attack-spear = Divoký útok (kopí)
combat-assault-spear = Nápor (kopí)

symbol-torch = Pochodeň
symbol-bow = Luk
symbol-sword = Meč
symbol-mace = Kyj
symbol-axe = Sekera
symbol-spear = Kopí
symbol-sickle = Srp
symbol-shield = Štít

victory-lord-of-hellas = Dobyvatel Hellady
victory-favourite-of-the-gods = Miláček bohů
victory-monster-slayer = Lovec nestvůr
victory-king-of-kings = Král králů

verb-choose-hero = Vzít si { $hero-acc }
verb-choose-army = Vzít si armádu: { $army }
verb-place-hero = Umístit hrdinu { $region-into }
verb-take-artifact = Vzít si artefakt { $artifact }
verb-use-artifact = Použít artefakt { $artifact }
verb-pray = Modlit se k { $god-dat }
verb-use-power = Využít božskou sílu
verb-move-hero = Přesunout hrdinu { $region-into }
verb-advance-quest = Postoupit o krok hrdinského skutku
verb-move-hoplites = Pohyb hoplitů
verb-move = Přesunout hoplitu { $from-from } { $to-into }
verb-fortify = Opevnit hoplitu ve městě { $region-in }
verb-leave-city = Vyvést hoplitu z města { $region-in }
verb-lead-from = Vyrazit { $region-from }
verb-lead-to = Jít { $region-into }
verb-lead = { $hoplites ->
    [one] Jde jeden hoplita
    [few] Jdou { $hoplites } hoplité
   *[other] Jde { $hoplites } hoplitů
}
verb-march-murderously = Vražedný pochod { $region-from }
verb-give-up-glory = Vzdát se slávy { $land-gen } za artefakt
verb-special = { $action }
verb-exhausted-fight = Lovit díky Vyčerpávajícímu boji
verb-repeat = Provést znovu akci { $action }
verb-recruit = { $hoplites ->
    [one] Naverbovat hoplitu { $region-in }
    [few] Naverbovat { $hoplites } hoplity { $region-in }
   *[other] Naverbovat { $hoplites } hoplitů { $region-in }
}
verb-recruit-fortified = { $hoplites ->
    [one] Naverbovat opevněného hoplitu { $region-in }
    [few] Naverbovat { $hoplites } hoplity { $region-in }, jednoho opevněného
   *[other] Naverbovat { $hoplites } hoplitů { $region-in }, jednoho opevněného
}
verb-draw-card = Táhnout bojovou kartu
verb-heal = Vyléčit { $attribute-acc }
verb-build-temple = Postavit chrám { $region-in }
verb-add-level = Přidat úroveň monumentu { $god-gen }
verb-raise = Zvýšit { $attribute-acc }
verb-keep-blessing = Nechat si požehnání { $blessing }
verb-fight = Nyní bojovat { $region-in }
verb-play = Zahrát kartu { $combat }
verb-pass = Už žádnou kartu nehrát
verb-reinforce = { $hoplites ->
    [one] Přivést hoplitu { $region-from }
    [few] Přivést { $hoplites } hoplity { $region-from }
   *[other] Přivést { $hoplites } hoplitů { $region-from }
}
verb-withdraw = Ustoupit { $region-into }
verb-save = { $hoplites ->
    [one] Zachránit hoplitu aigidou
    [few] Zachránit { $hoplites } hoplity aigidou
   *[other] Zachránit { $hoplites } hoplitů aigidou
}
verb-let-die = Nechat je padnout
verb-injure = Zranění: { $attribute-low }
verb-discard = Odhodit kartu { $combat }
verb-decline = Nevyužít
verb-done = Hotovo

prompt-choose-hero = Vyberte si hrdinu
prompt-choose-army = Vyberte si barvu armády
prompt-place-hero = Umístěte hrdinu a hoplity
prompt-take-artifact = Vezměte si jeden z těchto artefaktů
prompt-turn = Váš tah: základní akce, zakončí ho zvláštní akce
prompt-use-artifacts = Použít další artefakty?
prompt-divine-power = Využít božskou sílu { $god-gen }?
prompt-hoplite-move = { $left ->
    [one] Přesuňte ještě jednoho hoplitu
    [few] Přesuňte až { $left } hoplity
   *[other] Přesuňte až { $left } hoplitů
}
prompt-lead-from = { $distance ->
    [one] Která armáda se přesune o jeden region?
    [few] Která armáda se přesune až o { $distance } regiony?
   *[other] Která armáda se přesune až o { $distance } regionů?
}
prompt-lead-to = Kam { $region-from }?
prompt-lead-hoplites = Kolik hoplitů jde { $from-from } { $to-into }?
prompt-special-action = Vyberte ještě jednu zvláštní akci
prompt-repeat = Kterou využitou akci provedete před stavbou monumentu znovu?
prompt-recruit-action = Verbujte ve svých městech
prompt-muster = { $hoplites ->
    [one] Naverbovat hoplitu?
    [few] Naverbovat až { $hoplites } hoplity?
   *[other] Naverbovat až { $hoplites } hoplitů?
}
prompt-march = Kdo pochoduje?
prompt-prepare = { $left ->
    [one] Přípravy: poslední volba
    [few] Přípravy: { $left } volby
   *[other] Přípravy: { $left } voleb
}
prompt-perseus-flies = Perseus se může přemístit do kteréhokoli regionu
prompt-build-temple = Kde postavíte chrám?
prompt-add-level = Který monument poroste?
prompt-raise = { $left ->
    [one] Zvyšte jednu vlastnost
    [few] Zvyšte postupně { $left } vlastnosti
   *[other] Zvyšte postupně { $left } vlastností
}
prompt-keep-blessing = Nechte si jedno požehnání, ostatní putují doprava
prompt-next-battle = Která bitva bude teď?
prompt-play-card = Bitva { $region-in }: síla vaší armády je { $own }, { $enemy } má { $other }. Zahrát kartu?
prompt-reinforce = Přivést hoplity do bitvy { $region-in }?
prompt-withdraw = Kam ustoupí vaši hoplité { $region-from }?
prompt-aegis = { $hoplites ->
    [one] Padl by hoplita { $region-in }. Použít Aigidu?
    [few] Padli by { $hoplites } hoplité { $region-in }. Použít Aigidu?
   *[other] Padlo by { $hoplites } hoplitů { $region-in }. Použít Aigidu?
}
prompt-injury = Která vlastnost utrpí zranění?
prompt-healing = Které zranění se vyléčí?
prompt-hand-limit = Příliš mnoho bojových karet: jednu odhoďte
prompt-discard-cards = { $left ->
    [one] Odhoďte bojovou kartu
    [few] Odhoďte { $left } bojové karty
   *[other] Odhoďte { $left } bojových karet
}

event-quest-appears = Nový hrdinský skutek { $region-in }: { $quest }
event-quest-discarded = Pro hrdinský skutek { $quest } není volné místo
event-monster-appears = { $monster } se objevuje { $region-in }
event-evolved = { $monster } prodělává vývoj: { $evolution }
event-events-shuffled = Karty událostí se míchají
event-hero-chosen = { $seat } si bere { $hero-acc }
event-army-chosen = { $seat } si bere armádu: { $army }
event-hero-placed = { $seat } umisťuje hrdinu { $region-into }
event-artifacts-looked-at = { $cards ->
    [one] { $seat } si prohlíží neutrální artefakt
    [few] { $seat } si prohlíží { $cards } neutrální artefakty
   *[other] { $seat } si prohlíží { $cards } neutrálních artefaktů
}
event-artifact-seen = { $seat } vidí artefakt { $artifact }
event-artifact-gained = { $seat } získává artefakt { $artifact }
event-artifact-used = { $seat } používá artefakt { $artifact }
event-turn = { $number }. tah: { $seat }
event-prayed = { $seat } vysílá kněze k { $god-dat }
event-attribute-raised = { $seat }: { $attribute-low } stoupá na { $value }
event-attribute-lowered = { $seat }: { $attribute-low } klesá na { $value }
event-hero-moved = { $seat } přesouvá hrdinu { $region-into }
event-moved = { $hoplites ->
    [one] { $seat }: hoplita jde { $from-from } { $to-into }
    [few] { $seat }: { $hoplites } hoplité jdou { $from-from } { $to-into }
   *[other] { $seat }: { $hoplites } hoplitů jde { $from-from } { $to-into }
}
event-fortified = { $seat } opevňuje hoplitu { $region-in }
event-left-city = { $seat } vyvádí hoplitu z města { $region-in }
event-control = { $seat } přebírá nadvládu: { $region }
event-glory = { $seat } bere žeton slávy { $land-gen }
event-glory-given-up = { $seat } se vzdává žetonu slávy { $land-gen }
event-special = { $seat }: { $action }
event-exhausted-fight = { $seat } loví díky Vyčerpávajícímu boji
event-repeated = { $seat } provádí znovu akci { $action }
event-recruited = { $hoplites ->
    [one] { $seat } verbuje hoplitu { $region-in }
    [few] { $seat } verbuje { $hoplites } hoplity { $region-in }
   *[other] { $seat } verbuje { $hoplites } hoplitů { $region-in }
}
event-priests-gained = { $priests ->
    [one] { $seat } získává kněze
    [few] { $seat } získává { $priests } kněze
   *[other] { $seat } získává { $priests } kněží
}
event-priests-sacrificed = { $priests ->
    [one] { $seat } obětuje kněze
    [few] { $seat } obětuje { $priests } kněze
   *[other] { $seat } obětuje { $priests } kněží
}
event-injured = { $seat }: zranění hrdiny, { $attribute-low }
event-healed = { $seat }: zranění vyléčeno, { $attribute-low }
event-cards-drawn = { $cards ->
    [one] { $seat } táhne bojovou kartu
    [few] { $seat } táhne { $cards } bojové karty
   *[other] { $seat } táhne { $cards } bojových karet
}
event-card-drawn = { $seat } má nově v ruce: { $combat }
event-combat-cards-shuffled = Bojové karty se míchají
event-discarded = { $seat } odhazuje kartu { $combat }
event-temple-built = { $seat } staví chrám { $region-in }
event-level-built = { $seat } staví { $level }. úroveň monumentu { $god-gen }
event-renewal = Kněží se vracejí do zásob, využité akce jsou opět volné, artefakty se nabíjejí
event-activation = { $tokens ->
    [one] Monument { $god-gen } je dokončen: po jedné další zvláštní akci ({ $seat }) rozhodne jeho region
    [few] Monument { $god-gen } je dokončen: po { $tokens } dalších zvláštních akcích ({ $seat }) rozhodne jeho region
   *[other] Monument { $god-gen } je dokončen: po { $tokens } dalších zvláštních akcích ({ $seat }) rozhodne jeho region
}
event-countdown = { $tokens ->
    [0] { $seat } bere z karty aktivace poslední žeton
    [one] { $seat } nechává na kartě aktivace jeden žeton
    [few] { $seat } nechává na kartě aktivace { $tokens } žetony
   *[other] { $seat } nechává na kartě aktivace { $tokens } žetonů
}
event-draft = { $cards ->
    [one] { $seat } bere pro výběr jedno požehnání
    [few] { $seat } bere pro výběr { $cards } požehnání
   *[other] { $seat } bere pro výběr { $cards } požehnání
}
event-blessing-seen = { $seat } vidí požehnání { $blessing }
event-blessing-kept = { $seat } si nechává požehnání { $blessing }
event-blessing-discarded = Požehnání { $blessing } se odhazuje
event-blessings-shuffled = Požehnání se míchají
event-battle = { $attacker } útočí { $region-in }, brání { $defender }
event-battle-called-off = Bitva { $region-in } se nekoná
event-played = { $seat } hraje kartu { $combat }
event-passed = { $seat } už karty nehraje
event-compared = Síla armád: { $attacker } { $attack }, { $defender } { $defence }
event-battle-won = { $seat } vítězí v bitvě { $region-in }
event-hoplites-died = { $hoplites ->
    [one] { $seat } ztrácí hoplitu { $region-in }
    [few] { $seat } ztrácí { $hoplites } hoplity { $region-in }
   *[other] { $seat } ztrácí { $hoplites } hoplitů { $region-in }
}
event-withdrew = { $hoplites ->
    [one] { $seat }: hoplita ustupuje { $from-from } { $to-into }
    [few] { $seat }: { $hoplites } hoplité ustupují { $from-from } { $to-into }
   *[other] { $seat }: { $hoplites } hoplitů ustupuje { $from-from } { $to-into }
}
event-victory = { $seat } vítězí: { $victory }

reason-hero-there = { $region-in } už stojí jiný hrdina
reason-monster-rolled = { $monster }: kostkou už se házelo
reason-monster-absent = { $monster } na mapě není
reason-other-monster = teď jde o jinou nestvůru: { $monster }
reason-not-in-hand = kartu { $combat } nemáte v ruce
reason-too-many-losses = { $hoplites ->
    [one] symbolů ztrát by bylo víc než jeden hoplita
    [few] symbolů ztrát by bylo víc než vaši { $hoplites } hoplité
   *[other] symbolů ztrát by bylo víc než vašich { $hoplites } hoplitů
}
reason-already-done = { $action }: v tomto tahu už proběhlo
reason-covered = { $action }: využitá akce, dokud někdo nepostaví úroveň monumentu
reason-nothing-to-repeat = nemáte žádnou využitou akci, kterou byste předtím provedli znovu
reason-no-priest = nemáte kněze ve svém kněžstvu
reason-monument-full = { $priests ->
    [one] monument { $god-gen } už nemá volné místo, stojí tam jeden kněz
    [few] monument { $god-gen } už nemá volné místo, stojí tam { $priests } kněží
   *[other] monument { $god-gen } už nemá volné místo, stojí tam { $priests } kněží
}
reason-on-quest = váš hrdina plní hrdinský skutek: { $quest }
reason-nothing-there = pohyb na místě by { $region-in } nic nepřinesl
reason-too-far = { $region } je na rychlost { $speed } příliš daleko
reason-not-your-artifact = artefakt { $artifact } není váš
reason-discharged = artefakt { $artifact } není nabitý
reason-no-hoplites = žádný z vašich hoplitů se nemůže pohnout
reason-not-neighbours = regiony { $from } a { $to } nesousedí
reason-helen-there = { $region-in } stojí Helena a váš hrdina ne
reason-none-of-yours = { $region-in } nemáte žádné hoplity
reason-only-fortified = vaši hoplité { $region-in } jsou opevnění
reason-have-moved = vaši hoplité { $region-in } se už pohnuli
reason-not-controlled = nad regionem { $region } nemáte nadvládu
reason-no-room = ve městě { $region-in } není místo
reason-nobody-fortified = město { $region-in } nemůže opustit žádný hoplita
reason-out-of-reach = { $region } je mimo dosah
reason-supply-empty = v zásobě už nemáte hoplity
reason-not-so-many = { $hoplites ->
    [one] v zásobě vám zbývá jeden hoplita
    [few] v zásobě vám zbývají { $hoplites } hoplité
   *[other] v zásobě vám zbývá { $hoplites } hoplitů
}
reason-enemies-there = { $region-in } stojí hoplité jiného hráče
reason-sphinx-there = Sfinga { $region-in } nedovolí nikoho naverbovat
reason-not-injured = bez zranění: { $attribute-low }
reason-hero-not-there = váš hrdina nestojí { $region-in }
reason-temple-there = { $region-in } už chrám stojí
reason-no-shrine = { $region-in } není svatyně
reason-minotaur-there = Mínótauros { $region-in } nedovolí stavět
reason-no-temple-left = na kartě chrámů už žádný chrám není
reason-monument-complete = monument { $god-gen } je dokončený
reason-refuge-taken = { $region } patří jinému hráči
reason-no-refuge = { $region }: tam tato armáda ustoupit nesmí

## Hunt, monsters, quests, artifacts, blessings

monster-cerberus = Kerberos
monster-chimera = Chiméra
monster-cyclops = Kyklop
monster-hydra = Hydra
monster-medusa = Medúza
monster-minotaur = Minotaurus
monster-sphinx = Sfinga

quest-aid-to-atlas = Pomoc Atlantovi
quest-amazon-queen = Královna Amazonek
quest-augean-stables = Vyčištění Augiášova chléva
quest-saving-prometheus = Záchrana Prométhea
quest-cretan-bull = Polapení krétského býka
quest-calydonian-hunt = Kalydónský lov
quest-stymphalian-birds = Zabití stymfalských ptáků
quest-golden-fleece = Výprava za zlatým rounem
quest-cattle-of-geryon = Géryonův skot

artifact-owl-of-athena = Athénina sova
artifact-boots-of-hermes = Hermovy boty
artifact-thunder-of-zeus = Diův hrom
artifact-poison-arrows = Otrávené šípy
artifact-minotaurs-horn = Minotaurův roh
artifact-head-of-sphinx = Hlava Sfingy
artifact-eye-of-cyclops = Kyklopovo oko
artifact-medusas-blood = Krev Medúzy
artifact-chimeras-fire = Oheň Chiméry
artifact-adamant-tethers = Adamantová pouta
artifact-caduceus = Caduceus
artifact-harpe = Harpé
artifact-pandoras-box = Pandořina skříňka
artifact-horn-of-plenty = Roh hojnosti
artifact-staff-of-tiresias = Teiresiova hůl
artifact-ambrosia = Ambrózie
artifact-aegis = Aigis
artifact-eye-of-graeae = Oko Graií
artifact-ariadnes-thread = Ariadnina nit
artifact-palladium = Palladion
artifact-apollos-arrow = Apollónův šíp
artifact-orpheus-lyre = Orfeova lyra
artifact-dragon-teeth = Dračí zuby
artifact-golden-goblet = Héliův zlatý pohár
artifact-femes-trumpet = Trubka Fémé

blessing-cunning-tactician = Lstivý taktik
blessing-mobilization = Mobilizace
blessing-master-plan = Mistrovský plán
blessing-athenas-gift = Athénin dar
blessing-heroic-presence = Hrdinova přítomnost
blessing-always-prepared = Vždy připraven
blessing-unbroken-morale = Nezlomná morálka
blessing-local-volunteers = Místní dobrovolníci
blessing-stalwart-defense = Houževnatá obrana
blessing-no-attrition = Beze ztrát
blessing-battle-prayer = Bojová modlitba
blessing-restrictive-maneuver = Svazující manévr
blessing-sacrifice-of-flesh = Oběť těla
blessing-weak-spot = Slabé místo
blessing-push-ups = Kliky
blessing-inspiring-hunt = Povzbuzující lov
blessing-combat-training = Bojový výcvik
blessing-heros-wrath = Hrdinův hněv
blessing-local-support = Místní podpora
blessing-glory-of-zeus = Diova sláva
blessing-armory = Zbrojnice
blessing-gods-strength = Síla boha
blessing-wild-hunt = Divoký lov
blessing-shoot-to-kill = Smrtící střela
blessing-exhausted-fight = Boj do vyčerpání
blessing-forced-march = Usilovný pochod
blessing-rearguard = Zadní voj
blessing-response-force = Pohotovostní oddíl
blessing-bluff = Blaf
blessing-exile = Vyhnanství
blessing-ambush = Přepad ze zálohy
blessing-murderous-march = Vražedný pochod
blessing-advanced-dodge = Mistrovský úhyb
blessing-hermes-temple = Hermův chrám
blessing-winged-boots = Okřídlené boty
blessing-heros-apprentice = Hrdinův učeň

attack-attack-3 = Útok (3)
attack-attack-4 = Útok (4)
attack-attack-5 = Útok (5)
attack-charge = Výpad
attack-fury = Zuřivost
attack-mighty-attack = Mocný útok
attack-nasty-wounds = Ošklivé rány
attack-quick-attack-4 = Rychlý útok (4)
attack-quick-attack-5 = Rychlý útok (5)
attack-rampage = Běsnění
attack-recall-3 = Odvolání (3)
attack-recall-4 = Odvolání (4)
attack-special-attack-3 = Zvláštní útok (3)
attack-special-attack-4 = Zvláštní útok (4)
attack-surprise-attack = Překvapivý útok
attack-wild-attack-4 = Divoký útok (4)
attack-wild-attack-5 = Divoký útok (5)

evolution-cerberus-1 = Kerberos I
evolution-cerberus-2 = Kerberos II
evolution-chimera-1 = Chiméra I
evolution-chimera-2 = Chiméra II
evolution-cyclops-1 = Kyklop I
evolution-cyclops-2 = Kyklop II
evolution-hydra-1 = Hydra I
evolution-hydra-2 = Hydra II
evolution-medusa-1 = Medúza I
evolution-medusa-2 = Medúza II
evolution-minotaur-1 = Minotaurus I
evolution-minotaur-2 = Minotaurus II
evolution-sphinx-1 = Sfinga I
evolution-sphinx-2 = Sfinga II

reward-monster-artifact = artefakt nestvůry
reward-neutral-artifact = neutrální artefakt
reward-priest = kněz

face-nothing = nic
face-region-attack = napadení regionu
face-move = pohyb
face-move-or-region-attack = pohyb nebo napadení regionu

verb-hunt = Lovit: { $monster }
verb-wound = Zasadit zranění { $symbol } ({ $place }) kartou { $combat }
verb-wound-with-set = Zasadit zranění { $symbol } ({ $place }) sadou karet: { $set }
verb-give-up = Ukončit lov
verb-attack = Zahrát útok { $attack }
verb-defend = Bránit se kartou { $combat }
verb-defend-planned = Bránit se kartou { $combat } a obětovat kněze za Mistrovský plán
verb-parry = Odrazit útok kartou { $combat } za cenu zranění
verb-suffer = Nebránit se
verb-lower = Snížit vlastnost: { $attribute-low }
verb-sacrifice-priest = Obětovat kněze
verb-take-injury = Utrpět zranění
verb-take-reward = Vzít odměnu: { $reward }
verb-strike = Zranění { $symbol } ({ $place })
verb-mend = Odebrat žeton zranění { $symbol } ({ $place })
verb-roll = Hodit kostkou: { $monster }
verb-move-monster = { $monster }: přesunout { $region-into }
verb-region-attack = { $monster } napadne region
verb-attack-region = Napadnout region { $region }
verb-start-quest = Zahájit skutek { $quest } od { $step }. kroku
verb-discard-quest = Odhodit skutek { $quest } za jeho odměnu
verb-take-glory = Vzít žeton slávy: { $land }
verb-strike-hero = Zranit hrdinu hráče { $seat }
verb-strike-monster = Zranit nestvůru: { $monster }
verb-keep-card = Nechat si kartu { $combat }
verb-give-up-blessing = Odhodit za něj požehnání { $blessing }
verb-take-back = Vzít zpět žeton využití z akce { $action }
verb-drink = Napít se z Héliova zlatého poháru: { $attribute-low } platí o 1 více
verb-drink-before = Napít se z Héliova zlatého poháru, { $action }: { $attribute-low } platí o 1 více
verb-play-with-losses = Zahrát kartu { $combat } a její ztráty neignorovat
verb-use-blessing = Použít požehnání { $blessing }
verb-shoot = Smrtící střela: odhodit kartu { $combat }
verb-kill-hoplites = Zabít hoplity { $region-in }
verb-go-first = První je na řadě { $seat }
verb-add-loss = Přidat soupeři symbol ztrát
verb-ignore-loss = Ignorovat jeden svůj symbol ztrát

prompt-prey = Kterou nestvůru lovíte?
prompt-before-hunt = Před lovem: použít něco?
prompt-use-at-start = Na začátku lovu: zasadit zranění?
prompt-hero-attack = Zaútočte na nestvůru: { $monster }
prompt-spend-set = { $left ->
        [one] Odhoďte ještě { $left } kartu se symbolem { $symbol }
        [few] Odhoďte ještě { $left } karty se symbolem { $symbol }
       *[other] Odhoďte ještě { $left } karet se symbolem { $symbol }
    }
prompt-staff-of-tiresias = Použít Teiresiovu hůl a vybrat útok?
prompt-choose-attack = { $monster } útočí, loví { $hunter }: vyberte útok
prompt-answer-attack = { $attack }, síla { $strength }; vaše obrana je { $defence }
prompt-attribute-drop = Která z nejvyšších vlastností klesne?
prompt-ransom = Obětovat kněze ({ $priests }), nebo utrpět zranění ({ $injuries })?
prompt-take-reward = Vyberte si odměnu za lov
prompt-strike = Které zranění dostane { $monster }?
prompt-mend = Které zranění se vyléčí? ({ $monster })
prompt-roll-for = Fáze nestvůr: pro kterou nestvůru házíte dál?
prompt-move-monster = Kam se přesune { $monster }?
prompt-move-or-attack = { $monster }: pohyb, nebo napadení regionu?
prompt-target = { $left ->
        [one] { $monster } útočí: vyberte ještě { $left } region
        [few] { $monster } útočí: vyberte ještě { $left } regiony
       *[other] { $monster } útočí: vyberte ještě { $left } regionů
    }
prompt-start-quest = Zahájit hrdinský skutek?
prompt-recruit-in-cities = { $hoplites ->
        [one] Naverbujte { $hoplites } hoplitu v každém svém městě
        [few] Naverbujte až { $hoplites } hoplity v každém svém městě
       *[other] Naverbujte až { $hoplites } hoplitů v každém svém městě
    }
prompt-more-glory = Vezměte si žeton slávy, který nikdo nemá
prompt-raise-to = Která vlastnost stoupne na { $value }?
prompt-second-action = Odhodit ponechaný skutek za další zvláštní akci?
prompt-hermes-carries = Kam Hermovy boty přenesou vašeho hrdinu?
prompt-thunder = Koho zasáhne Diův hrom?
prompt-ariadnes-thread = Ariadnina nit: která nestvůra půjde kam?
prompt-keep-card = Athénina sova: kterou kartu si necháte?
prompt-exchange-blessing = Orfeova lyra: odhodit požehnání za nové?
prompt-take-back-token = Ze které zvláštní akce si berete žeton zpět?
prompt-exchange-cards = Odhoďte karty, táhnete jich stejně; zatím { $cards }
prompt-fast-move = Kam jde váš hrdina?
prompt-banish = Vyhnanství: která nestvůra půjde kam?
prompt-shot = Na co vystřelíte?
prompt-apprentice = Hrdinův učeň: který hoplita se pohne?
prompt-winged-boots = Okřídlené boty: který hoplita poletí?
prompt-first-to-act = Před bitvou chtějí jednat oba: kdo bude první?
prompt-before-battle = Před bitvou, soupeř { $enemy }, { $region }: použít něco?
prompt-blow-horn = Zatroubit na Minotaurův roh a přivést hoplity { $region-into }?
prompt-master-plan = Mistrovský plán: obětovat kněze a posílit kartu { $combat }?
prompt-bluff = Blaf: zahrát ještě kartu? Síla vaší armády je { $own }, { $enemy } { $other }
prompt-spill-blood = Použít Krev Medúzy?
prompt-palladium = Použít Palladion, aby se stáhl vítěz?

event-hunt = { $seat } loví: { $monster }
event-wounded = { $seat } zasazuje zranění: { $monster }, { $symbol } ({ $place })
event-attacks-shuffled = Balíček útočných karet nestvůr se znovu zamíchá
event-attack-seen = { $seat } vidí útok { $attack }
event-attack = { $monster } útočí: { $attack }, síla { $strength }
event-attack-discarded = Útok { $attack } se odhazuje
event-parried = { $seat } odráží útok
event-suffered = { $seat } se nebrání
event-special-attack = { $monster } používá zvláštní útok
event-hunt-won = { $seat }: lov je úspěšný ({ $monster })
event-hunt-lost = { $seat }: lov je neúspěšný ({ $monster })
event-slain = { $seat } má na kontě nestvůru: { $monster }
event-artifact-lost = { $artifact } opouští hru
event-mended = { $monster } si léčí zranění: { $symbol } ({ $place })
event-monster-phase = Fáze nestvůr; rozhoduje { $seat }
event-rolled = { $seat } hází kostkou, { $monster }: { $face }
event-monster-moved = { $monster } se přesouvá { $from-from } { $to-into }
event-region-attack = { $monster } napadá region { $region }
event-quest-step = { $seat }: hrdina koná skutek { $quest }, { $step }. krok
event-quest-completed = { $seat } dokončuje skutek { $quest }
event-hero-returned = { $seat }: hrdina se vrací { $region-into }
event-quest-kept = { $seat } si nechává kartu { $quest }
event-quest-used = { $seat } odhazuje skutek { $quest } za jeho odměnu
event-card-seen = { $seat } vidí kartu { $combat }
event-taken-back = { $seat } si bere zpět žeton využití z akce { $action }
event-blessing-used = { $seat } používá požehnání { $blessing }

reason-must-wound = lovec, který nestvůru může zranit, ji zranit musí
reason-wrong-symbol = karta { $combat } neodpovídá takovému volnému zranění
reason-too-weak = vaše karty nedosáhnou síly útoku { $strength }
reason-defence-begun = započatá obrana se musí dokončit

draw-name = { $name }
draw-start = Před prvním tahem
draw-turn = Tah { $number }: { $seat }
draw-legend = (2) vzdor obyvatel neutrálního regionu  R3 nadvláda a hoplité  f opevněný  · jen žeton  # město, ## Sparta  ^ chrám  _ svatyně  M2 monument  *R hrdina  ! nestvůra  ? skutek
draw-goals = K vítězství: území { $lands }, chrámy { $temples }, nestvůry { $monsters }, nebo dokončený monument
draw-regions = Regiony (vzdor obyvatel, síla, co tam je → sousedé)
draw-monuments = Monumenty
draw-monument = { $god } { $level } ({ $priests }, { $power })
draw-temples = Chrámy na kartě: { $count }
draw-next-draft = , výběr požehnání u { $count }. z nich
draw-king = Král králů: { $seat } má aktivační kartu monumentu ({ $god }), zbývá žetonů: { $tokens }
draw-monsters = Nestvůry (zranění v závorce jsou zasazena, + kněz, $ artefakt)
draw-slain = { $monster }: ulovená, má ji { $seat }
draw-quests = Hrdinské skutky (krok a hrdinové na něm)
draw-quest = { $quest }, { $region }: { $steps }
draw-player = Hráč
draw-hero = Hrdina
draw-on-quest = { $hero }: { $quest }, krok { $step }
draw-leadership = Vůd.
draw-strength = Síla
draw-speed = Rych.
draw-priests = Kněží
draw-cards = Karty
draw-hoplites = Hopl. v zás.
draw-held = Regiony
draw-lands = Území
draw-held-temples = Chrámy
draw-figures = Nestvůry
draw-glory = sláva
draw-covered = Využité akce: { $actions }
draw-artifacts = Artefakty: { $artifacts }
draw-discharged = (použitý)
draw-blessings = Požehnání: { $blessings }
draw-kept = Ponechané skutky: { $quests }
draw-hand = Ruka: { $cards }
draw-battle = Bitva, { $region }: { $attacker } { $attack } (ztráty { $losses }; { $cards }) proti { $defender } { $defence } (ztráty { $others }; { $answers })
draw-hunt = Lov: { $seat }, { $monster }
draw-attack = { $attack }, síla { $strength }, obrana zatím { $defence }
draw-drawn = Útočné karty, jen pro vaše oči: { $cards }
draw-looked = Díváte se na: { $cards }
draw-draft = Výběr požehnání: { $cards }
draw-decks = Balíčky: bojové karty { $combat } (odhozeno { $discards })  události { $events }  artefakty { $artifacts }  požehnání { $blessings }

reason-place-closed = { $place } není volné
reason-no-set = sada potřebuje karty se symbolem { $symbol }: { $cards }
reason-no-shield = karta { $combat } nenese štít
reason-no-prey = { $region-in } není žádná nestvůra
reason-prey-needs-priests = { $monster }: lov vyžaduje kněze v zásobě: { $priests }
reason-prey-needs-leadership = { $monster }: lov vyžaduje vůdcovství { $value }
reason-not-your-blessing = požehnání { $blessing } nemáte
reason-blessing-spent = požehnání { $blessing } působí jednou za tah
reason-no-quest-there = skutek { $quest } nezačíná tam, kde je váš hrdina
reason-all-injured = všechny vlastnosti vašeho hrdiny jsou zraněné
reason-all-priests = všechny své kněze už máte ve hře
reason-already-attacked = { $region-in } už útok dopadl
reason-already-injured = už má zranění: { $attribute-low }
reason-already-raised = už zvýšeno: { $attribute-low }
reason-already-recruited = { $region-in } už verbování proběhlo
reason-already-there = tam už je: { $region }
reason-army-taken = tuto armádu už někdo má: { $army }
reason-artifact-not-shown = artefakt { $artifact } není mezi prohlíženými
reason-artifact-other-time = artefakt { $artifact } se používá v jinou chvíli
reason-attack-begun = útok už začal: nestvůra je zraněná
reason-attack-not-drawn = karta { $attack } není mezi taženými
reason-battle-elsewhere = bitva probíhá { $region-in }
reason-blessing-covered = požehnání { $blessing } je využité, dokud někdo nepostaví úroveň monumentu
reason-blessing-not-shown = požehnání { $blessing } není mezi kartami, které máte na výběr
reason-blessing-other-time = požehnání { $blessing } působí v jinou chvíli
reason-card-not-shown = karta { $combat } není mezi prohlíženými
reason-defence-not-begun = nejdřív musíte na obranu odhodit kartu
reason-empty-hand = nemáte v ruce žádnou bojovou kartu
reason-enemy-empty-hand = { $enemy } nemá bojovou kartu k odhození
reason-for-defenders = požehnání { $blessing } působí jen v obraně
reason-fully-injured = hrdina už další zranění utržit nemůže: { $seat }
reason-glory-given = v jednom tahu se lze vzdát jen jednoho žetonu slávy
reason-glory-held = žeton slávy { $land-gen } už má { $seat }
reason-hero-not-moved = váš hrdina se v tomto tahu nepohnul
reason-hero-rests = váš hrdina dokončil skutek a v tomto tahu už se nepohne
reason-hero-taken = tohoto hrdinu už někdo má: { $hero }
reason-high-enough = už má hodnotu { $value } nebo víc: { $attribute-low }
reason-maneuver-holds = požehnání { $blessing } útočníkovi další kartu nedovolí
reason-monster-too-far = { $monster } tam nedosáhne: { $region }
reason-needs-cards = { $cards ->
    [one] požehnání { $blessing } stojí jednu bojovou kartu
    [few] požehnání { $blessing } stojí { $cards } bojové karty
   *[other] požehnání { $blessing } stojí { $cards } bojových karet
}
reason-needs-priests = { $priests ->
    [one] požehnání { $blessing } stojí jednoho kněze z kněžstva
    [few] požehnání { $blessing } stojí { $priests } kněze z kněžstva
   *[other] požehnání { $blessing } stojí { $priests } kněží z kněžstva
}
reason-never-a-set = karty s tímto symbolem zranění sadou nezasadí: { $symbol }
reason-no-action-token = nemáte volný žeton využité akce
reason-no-army = nemáte na mapě žádné hoplity
reason-no-artifact-left = žádný neutrální artefakt už nezbývá
reason-no-battle-there = { $region-in } žádnou bitvu nesvádíte
reason-no-blessing = nemáte požehnání, kterého byste se vzdali
reason-no-blessing-left = žádné požehnání k prohlédnutí už nezbývá
reason-no-cards-left = žádná bojová karta k tažení už nezbývá
reason-no-city = { $region-in } není město
reason-no-city-held = neovládáte žádný region s městem
reason-no-control-token = všechny vaše žetony nadvlády jsou na mapě
reason-no-drink-before = Héliův zlatý pohár se používá jen před pohybem, ne pro: { $action }
reason-no-injury = váš hrdina není zraněný
reason-no-monster-on-map = na mapě není žádná nestvůra
reason-no-region-held = neovládáte žádný region
reason-no-shrine-held = neovládáte žádný region s prázdnou svatyní
reason-no-such-step = { $steps ->
    [one] skutek { $quest } má jeden krok
    [few] skutek { $quest } má { $steps } kroky
   *[other] skutek { $quest } má { $steps } kroků
}
reason-no-temple-there = { $region-in } není chrám
reason-no-way-out = { $region-from } není kudy odejít
reason-nobody-near = žádný váš hoplita nemůže ze sousedství přijít { $region-into }
reason-nobody-there = { $region-in } není koho zasáhnout
reason-nobody-to-strike = žádného nepřátelského hrdinu nelze zranit a na mapě není nestvůra
reason-not-covered = { $action }: tato akce není využitá
reason-not-highest = klesá jen nejvyšší vlastnost, ne { $attribute-low }
reason-not-in-battle = v této bitvě nebojuje: { $seat }
reason-not-neutral = { $region } není neutrální
reason-not-special = { $action }: základní, ne zvláštní akce
reason-not-your-glory = nemáte žeton slávy { $land-gen }
reason-not-your-hero = to umí jen { $hero }
reason-nothing-covered = nemáte žádnou využitou akci
reason-nothing-to-ignore = karta { $combat } nemá symbol ztrát, který by se ignoroval
reason-nothing-to-prepare = není co léčit, táhnout ani koho verbovat
reason-nothing-wounded = v tomto útoku jste nestvůru ještě nezranili
reason-number-between = { $most ->
    [one] tady je možný jen jeden hoplita
    [few] tady je možný počet hoplitů od { $least } do { $most }
   *[other] tady je možný počet hoplitů od { $least } do { $most }
}
reason-on-no-quest = váš hrdina žádný skutek neplní
reason-place-open = žádný žeton zranění tam neleží: { $place }
reason-prey-elsewhere = { $monster } je { $region-in }, váš hrdina ne
reason-quest-not-kept = kartu { $quest } nemáte
reason-quest-other-time = karta { $quest } se odhazuje v jinou chvíli
reason-recruits-elsewhere = tyto hoplity nelze naverbovat { $region-in }
reason-reward-not-earned = v tomto lovu nezískáno nebo už nezbývá: { $reward }
reason-set-of-symbol = karta { $combat } nemá potřebný symbol: { $symbol }
reason-step-artifacts = { $artifacts ->
    [one] je potřeba mít artefakt
    [few] je potřeba mít { $artifacts } artefakty
   *[other] je potřeba mít { $artifacts } artefaktů
}
reason-step-attribute = je potřeba hodnota aspoň { $value }: { $attribute-low }
reason-step-cards = { $cards ->
    [one] stojí to jednu bojovou kartu
    [few] stojí to { $cards } bojové karty
   *[other] stojí to { $cards } bojových karet
}
reason-step-cities = { $cities ->
    [one] je potřeba ovládat jedno město
    [few] je potřeba ovládat { $cities } města
   *[other] je potřeba ovládat { $cities } měst
}
reason-step-injuries = { $injuries ->
    [one] stojí to jedno zranění a hrdina už žádné utržit nemůže
    [few] stojí to { $injuries } zranění a tolik jich hrdina utržit nemůže
   *[other] stojí to { $injuries } zranění a tolik jich hrdina utržit nemůže
}
reason-step-priests = { $priests ->
    [one] je potřeba mít v kněžstvu jednoho kněze
    [few] je potřeba mít v kněžstvu { $priests } kněze
   *[other] je potřeba mít v kněžstvu { $priests } kněží
}
reason-step-temples = { $temples ->
    [one] je potřeba ovládat jeden chrám
    [few] je potřeba ovládat { $temples } chrámy
   *[other] je potřeba ovládat { $temples } chrámů
}
reason-symbol-of-place = symbol, který má { $place }: { $symbol }
reason-too-few-to-pay = { $hoplites ->
    [one] { $region-from } by nikdo nedorazil: cenou je jeden hoplita
    [few] { $region-from } by nikdo nedorazil: cenou jsou { $hoplites } hoplité
   *[other] { $region-from } by nikdo nedorazil: cenou je { $hoplites } hoplitů
}
reason-turn-begun = jen na začátku tahu, než uděláte cokoli jiného
reason-used-in-battle = požehnání { $blessing } už v této bitvě působilo
reason-way-barred = cestě brání cizí regiony a hoplité: { $region }
reason-your-own-hero = to je váš vlastní hrdina

## Slova zprávy o vyváženosti

facet-hero = Hrdinové
facet-order = Pořadí na tahu
facet-victory = Cesta k vítězství
facet-turns = Tahy
facet-artifact = Artefakty
facet-blessing = Požehnání
facet-god = Bohové
facet-monster = Nestvůry
facet-quest = Hrdinské skutky
facet-combat = Bojové karty
facet-land = Území
facet-region = Regiony
facet-attack = Útoky nestvůr
facet-evolution = Evoluce
facet-face = Strany kostky nestvůr

## Názvy toho, co stůl ukazuje

field-armies = Armády
field-army = Armáda
field-artifact = Artefakt
field-artifact-deck = Artefakty v balíčku
field-artifacts = Artefakty
field-attack-deck = Karty útoku v balíčku
field-attack-discard = Odložené karty útoku
field-battle = Bitva
field-blessing-deck = Požehnání v balíčku
field-blessing-discard = Odložená požehnání
field-blessings = Požehnání
field-bonus = Bonus
field-centre = Místo na mapě
field-charged = Připraven
field-city = Město
field-combat-deck = Bojové karty v balíčku
field-combat-discard = Odložené bojové karty
field-countdown = Tahy do rozhodnutí monumentu
field-covered = Zakryto
field-delphi = Delfy
field-done = Provedené akce
field-draft = Karty na výběr
field-draft-count = Počet karet na výběr
field-edition = Vydání pravidel
field-event-deck = Události v balíčku
field-event-discard = Minulé události
field-evolutions = Evoluce
field-exhausted = Vyčerpán
field-extra-actions = Akce navíc
field-fortified = Opevnění
field-glory = Žetony slávy
field-hand-limit = Limit karet v ruce
field-hero = Hrdina
field-hoplites = Hoplité
field-hoplites-in-supply = Hoplité v zásobě
field-hunt = Lov
field-injured = Zraněné vlastnosti
field-kept-quests = Splněné skutky
field-king = Král králů
field-king-god = Dokončený monument
field-lands = Území
field-lands-left-out = Území, která se nepočítají
field-lands-to-win = Území k vítězství
field-level = Úroveň
field-looked = Prohlížené karty
field-looked-count = Počet prohlížených karet
field-looker = Kdo si prohlíží
field-losses = Ztráty
field-lost-artifacts = Artefakty mimo hru
field-monster = Nestvůra
field-monsters = Nestvůry
field-monsters-to-win = Nestvůry k vítězství
field-monuments = Monumenty
field-neighbours = Sousedé
field-origins = Odkud přišli
field-passed = Vzdal se dalších karet
field-peeked = Prohlížené karty
field-peeked-count = Počet prohlížených karet
field-place = Místo
field-population = Obyvatelstvo
field-power = Síla
field-priests = Kněží
field-priests-in-supply = Kněží v zásobě
field-quest = Hrdinský skutek
field-quest-step = Krok skutku
field-quests = Hrdinské skutky
field-recruits = Verbování
field-region = Region
field-regions = Regiony
field-reward = Odměna
field-shrine = Svatyně
field-slayer = Zabil
field-steps = Kroky
field-stored = Uloženo
field-symbol = Symbol
field-temple = Chrám
field-temple-card = Karta chrámů
field-temple-drafts = Rozdávání požehnání
field-temples-left = Zbývající chrámy
field-temples-to-win = Chrámy k vítězství
field-winner = Vítěz

## What figures of our own are about

source-sheet = zranění, útoky a schopnost na kartě nestvůry
source-deck = zda karta patří do základní krabice
field-chooser = Kdo volí útok
field-defeat = Ztráta při porážce
field-drawn = Útočné karty
field-drawn-count = Počet útočných karet
field-drawn-strengths = Jejich síla
field-draws = Naděje zranit po dobrání
field-fits = Karty, které sedí na ránu
field-meets = Naděje odrazit příští útok
field-most = Nejvyšší možná síla
field-next-cards = S další kartou
field-parts = Z čeho se skládá
field-refuges = Kam lze ustoupit
field-sets = Sady na jakoukoli ránu
field-strongest = Nejsilnější příští útok
field-turning = Naděje zvrátit bitvu jednou kartou
field-victory = Vítězství
field-weakest = Nejslabší příští útok
field-prayed-to = Ke komu se modlí

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

temple-card-extra-action = další zvláštní akce
temple-card-priest-and-draft = kněz a požehnání
temple-card-neutral-artifact = artefakt
temple-card-fill-hand = bojové karty
temple-card-attributes = vlastnosti

# Co tah mění na postavení jedné strany, pro rady a rozbory; říká se za jejím jménem

more-temples = { $count ->
    [one] o jeden chrám více
    [few] o { $count } chrámy více
   *[other] o { $count } chrámů více
 }
less-temples = { $count ->
    [one] o jeden chrám méně
    [few] o { $count } chrámy méně
   *[other] o { $count } chrámů méně
 }
more-lands = { $count ->
    [one] o jedno celé území více
    [few] o { $count } celá území více
   *[other] o { $count } celých území více
 }
less-lands = { $count ->
    [one] o jedno celé území méně
    [few] o { $count } celá území méně
   *[other] o { $count } celých území méně
 }
more-monsters = { $count ->
    [one] o jednu zabitou nestvůru více
    [few] o { $count } zabité nestvůry více
   *[other] o { $count } zabitých nestvůr více
 }
less-monsters = { $count ->
    [one] o jednu zabitou nestvůru méně
    [few] o { $count } zabité nestvůry méně
   *[other] o { $count } zabitých nestvůr méně
 }
more-regions = { $count ->
    [one] o jeden region více
    [few] o { $count } regiony více
   *[other] o { $count } regionů více
 }
less-regions = { $count ->
    [one] o jeden region méně
    [few] o { $count } regiony méně
   *[other] o { $count } regionů méně
 }
more-hoplites = { $count ->
    [one] o jednoho hoplitu více
    [few] o { $count } hoplity více
   *[other] o { $count } hoplitů více
 }
less-hoplites = { $count ->
    [one] o jednoho hoplitu méně
    [few] o { $count } hoplity méně
   *[other] o { $count } hoplitů méně
 }
more-attributes = { $count ->
    [one] o jeden bod vlastností hrdiny více
    [few] o { $count } body vlastností hrdiny více
   *[other] o { $count } bodů vlastností hrdiny více
 }
less-attributes = { $count ->
    [one] o jeden bod vlastností hrdiny méně
    [few] o { $count } body vlastností hrdiny méně
   *[other] o { $count } bodů vlastností hrdiny méně
 }
more-priests = { $count ->
    [one] o jednoho kněze více
    [few] o { $count } kněze více
   *[other] o { $count } kněží více
 }
less-priests = { $count ->
    [one] o jednoho kněze méně
    [few] o { $count } kněze méně
   *[other] o { $count } kněží méně
 }
more-cards = { $count ->
    [one] o jednu bojovou kartu více
    [few] o { $count } bojové karty více
   *[other] o { $count } bojových karet více
 }
less-cards = { $count ->
    [one] o jednu bojovou kartu méně
    [few] o { $count } bojové karty méně
   *[other] o { $count } bojových karet méně
 }
more-artifacts = { $count ->
    [one] o jeden artefakt více
    [few] o { $count } artefakty více
   *[other] o { $count } artefaktů více
 }
less-artifacts = { $count ->
    [one] o jeden artefakt méně
    [few] o { $count } artefakty méně
   *[other] o { $count } artefaktů méně
 }
more-blessings = { $count ->
    [one] o jedno požehnání více
    [few] o { $count } požehnání více
   *[other] o { $count } požehnání více
 }
less-blessings = { $count ->
    [one] o jedno požehnání méně
    [few] o { $count } požehnání méně
   *[other] o { $count } požehnání méně
 }
more-glory = { $count ->
    [one] o jednu slávu území více
    [few] o { $count } slávy území více
   *[other] o { $count } sláv území více
 }
less-glory = { $count ->
    [one] o jednu slávu území méně
    [few] o { $count } slávy území méně
   *[other] o { $count } sláv území méně
 }
more-quest = { $count ->
    [one] o jeden krok hrdinského skutku více
    [few] o { $count } kroky hrdinského skutku více
   *[other] o { $count } kroků hrdinského skutku více
 }
less-quest = { $count ->
    [one] o jeden krok hrdinského skutku méně
    [few] o { $count } kroky hrdinského skutku méně
   *[other] o { $count } kroků hrdinského skutku méně
 }
more-covered = { $count ->
    [one] o jednu využitou zvláštní akci více
    [few] o { $count } využité zvláštní akce více
   *[other] o { $count } využitých zvláštních akcí více
 }
less-covered = { $count ->
    [one] o jednu využitou zvláštní akci méně
    [few] o { $count } využité zvláštní akce méně
   *[other] o { $count } využitých zvláštních akcí méně
 }
more-last-temple = k vítězství chybí už jen jeden chrám
less-last-temple = k vítězství chybí zase víc než jeden chrám
more-last-monster = k vítězství chybí už jen jedna nestvůra
less-last-monster = k vítězství chybí zase víc než jedna nestvůra
more-lands-share = blíž k ovládnutí celých území
less-lands-share = dál od ovládnutí celých území
more-throne = drží region s dokončeným monumentem
less-throne = už nedrží region s dokončeným monumentem
more-throne-soon = blíž k vítězství díky dokončenému monumentu
less-throne-soon = dál od vítězství díky dokončenému monumentu
more-throne-lost = někdo jiný je blíž k vítězství díky dokončenému monumentu
less-throne-lost = někdo jiný je dál od vítězství díky dokončenému monumentu
more-claim = lepší vyhlídky na dobytí dokončeného monumentu
less-claim = horší vyhlídky na dobytí dokončeného monumentu
more-monuments = lepší postavení u monumentů
less-monuments = horší postavení u monumentů
more-realm = silnější říše
less-realm = slabší říše
more-prospects = lepší vyhlídky na dobývání
less-prospects = horší vyhlídky na dobývání
