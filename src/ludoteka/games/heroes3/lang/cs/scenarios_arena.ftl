# Astrální běh, Zkouška bojem a scénáře z téže rodiny.

option-scenario-community_astral_run = Astrální běh
option-scenario-community_astral_run_short = Astrální běh (krátká hra)

location-astral_gate = Astrální brána
    .acc = Astrální bránu

verb-empower-in-deck = Vylepšit kartu { $card } ve svém balíčku

prompt-raise-incomes = Který příjem stoupne o stupeň?
prompt-take-from-own-deck = Kterou kartu ze svého balíčku si vezmete do ruky?
prompt-empower-card = Která z vašich karet se vylepší?
prompt-offer-beaten = Naverbovat jednu z poražených jednotek?
prompt-recruit-townsfolk = Naverbovat za polovinu zlaťáků jednu z poražených jednotek města?
prompt-reinforce-this = Posílit jednotku za polovinu zlaťáků?

event-through-gate = { $seat }: { $leader } prochází branou a vychází na poli „{ $field }“.
event-empowered = { $seat } vylepšuje kartu: { $card }.

reason-gate-closed = brána na poli „{ $field }“ spí, dokud někdo nenavštíví obelisk vedle ní
reason-gate-from-inside = do brány na poli „{ $field }“ se vstupuje jen z jejího dílku
reason-income-raised = tento příjem už stoupl: { $resource }
reason-already-empowered = karta { $card } už je vylepšená
reason-card-elsewhere = karta { $card } tam není

gift-community_astral_run_obelisk = Astrální běh: obelisk
    .first = Hledání (4) v balíčku schopností, kouzel nebo artefaktů
gift-community_astral_run_short_obelisk = Astrální běh (krátká hra): obelisk
    .first = Hledání (4) v balíčku schopností, kouzel nebo artefaktů

field-links = Brány
field-other-tile = Dílek za branou
field-gate = Brána
field-other-gate = Brána na druhé straně
field-gate-open = Brána je otevřená
field-other-gate-open = Brána na druhé straně je otevřená

option-scenario-community_trial_by_combat = Zkouška bojem
location-the_hill = Kopec
gift-community_trial_by_combat_timed_2 = Zkouška bojem: 2. kolo
    .first = 10 zlaťáků
    .second = 4 stavební materiály
    .third = 2 cennosti
verb-part-with = Vzdát se jednotky: { $unit }
prompt-fallen-return = Která z vašich padlých jednotek se vrátí?
prompt-bronze-for-silver = Vzdát se dvou bronzových jednotek za poraženou stříbrnou?
prompt-take-neutral = Která neutrální jednotka se k vám přidá?
event-last-turns =
    { $count ->
        [one] Konec se blíží: každý má ještě jeden celý tah.
        [few] Konec se blíží: každý má ještě { $count } celé tahy.
       *[other] Konec se blíží: každý má ještě { $count } celých tahů.
    }
reason-did-not-fall = jednotka { $unit } v tomto souboji nepadla

option-scenario-community_the_obelisk = Obelisk
option-scenario-community_blood_for_ore = Krev za rudu
gift-community_blood_for_ore_obelisk = Krev za rudu: obelisk
    .first = odměna pole vedle něj
prompt-reward-beside = Které pole vedle obelisku vám dá svou odměnu?
reason-no-reward-there = pole „{ $field }“ není navštívitelné pole vedle vás

option-scenario-community_dragnarok = Dragnarøk
gift-community_dragnarok_obelisk = Dragnarøk: obelisk
    .first = hod kostkou surovin
    .second = hod kostkou pokladů
prompt-flee-tile = Váš dílek je pryč: kam hrdina uteče?
event-tile-removed = Dílek mizí z mapy: { $place }.

option-scenario-community_shattered_alliance = Rozbitá aliance
gift-community_shattered_alliance_obelisk = Rozbitá aliance: obelisk
    .first = artefakt podle výběru z vašeho balíčku
verb-swap-in = { $unit } místo: { $old }
prompt-copy-visits = Které pole, jež navštívil váš nejbližší soused, vyhodnotíte?
prompt-recruit-of-faction = Naverbovat za polovinu ceny neutrální jednotku frakce vašeho souseda?
prompt-free-townsfolk = Která jednotka dobytého města se k vám přidá?
prompt-swap-for-neighbour = Váš nejbližší soused jde do souboje: vyměníte jednu z neutrálních jednotek?
event-neutral-swapped = { $seat } posílá jednotku { $unit } místo jednotky { $old }.
