## Scénáře, v nichž hráči stojí při sobě

option-scenario-community_close_to_enemies = Nepřátelům nablízku
option-scenario-community_sentinels = Strážci
option-scenario-community_the_ambushed_accord = Přepadená dohoda
option-scenario-community_titans_stronghold = Pevnost titánů

verb-place-near-tile = Přiložit blízký dílek: { $leader }
verb-visit-post = Použít žeton výstavby jako na tržišti
verb-send = Do souboje jde { $seat }
verb-favour = Pozitivní morálka: { $seat }

prompt-before-wave = Na vaše město se valí vlna nepřátel. Připravte se a pak bojujte.
prompt-free-discovery = Který daleký dílek zdarma objevíte?
prompt-pick-neutral = S kterou z obou bronzových neutrálních jednotek začnete?
prompt-share-spoils = Komu co dáte za poraženou armádu?
prompt-send-fighter = Nadešel časovaný souboj. Kdo z vás ho vybojuje?
prompt-morale-to-one = Kdo z vás získá pozitivní morálku?
prompt-free-special-building = Kterou zvláštní budovu dostanete zdarma?

event-razed = Armáda ničí pole „{ $field }“.
event-hero-left = { $seat }: hrdinové splnili svůj úkol a opouštějí mapu.
event-stronghold-opens = Pevnost na poli „{ $field }“ otevírá brány.
event-special-promised = { $seat } dostává zdarma budovu „{ $building }“; funguje, jakmile stojí i to, co vyžaduje.

reason-wave-comes-first = dokud město neodrazí vlnu nepřátel, hrdinové se nepohybují
reason-group-costs = stojí to tolik surovin, kolik dohromady nemáte: zlaťáky { $gold }, stavební materiály { $materials }, cennosti { $valuables }
reason-lost-this-fight = { $seat } s touto armádou už jednou prohrává
reason-won-more-fights = { $seat } má víc vyhraných časovaných soubojů než někdo jiný

gift-community_sentinels_extra_bonus = Strážci: další bonus
    .first = hledat artefakty (2)
gift-community_the_ambushed_accord_extra_bonus = Přepadená dohoda: další bonus
    .first = pozitivní morálka
gift-community_the_ambushed_accord_obelisk = Přepadená dohoda: obelisk
    .first = kostka surovin a kostka pokladu: počítá se jedna
gift-community_titans_stronghold_obelisk = Pevnost titánů: obelisk
    .first = kostka surovin a kostka pokladu: počítá se jedna
