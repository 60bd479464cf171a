### Co říkají kampaně s útočícími armádami, výpravami a splátkami.

option-scenario-dd2_steadwicks_fall = Pád Steadwicku
option-scenario-dd3_deal_with_the_devil = Úmluva s ďáblem

verb-pick-machine = Vzít si: { $card }
verb-arrival = Objeví se na poli „{ $field }“

prompt-pick-machine = S jakým válečným strojem začnete?
prompt-choose-arrival = Kde se objeví další armáda?

event-called-home = { $seat } se kvůli útočící armádě musí hned vrátit do města: přichází o zbylý pohyb, zlaťáky, morálku a kartu.
event-tile-opens = Cesta na dílek „{ $place }“ je od této chvíle otevřená.

reason-not-to-be-attacked = na armádu na poli „{ $field }“ nelze zaútočit; střetnete se s ní jen ve svém městě

gift-dd2_steadwicks_fall_bonus = Pád Steadwicku: bonus
    .first = přidá se Tlupa: Harpyje
    .second = přidá se Tlupa: Magogové
    .third = získat: Vůz s municí
    .fourth = hledat kouzla (4)
gift-dd2_steadwicks_fall_obelisk = Pád Steadwicku: obelisk
    .first = +1 cenností
gift-dd3_deal_with_the_devil_bonus = Úmluva s ďáblem: bonus
    .first = válečný stroj podle volby

option-scenario-community_gold_rush = Zlatá horečka

verb-take-resource = Vzít ze surovinových karet: { $card }
verb-pay-tranche = Zaplatit: zlaťáky { $gold }, stavební materiály { $materials }, cennosti { $valuables }
verb-spoils-gold = Vzít zlaťáky
verb-spoils-artifact = Místo zlaťáků si vzít: { $card }

prompt-take-pool-card = Kterou surovinovou kartu si vezmete?
prompt-pay-tranche = Nadešla splátka v hodnotě { $gold } zlaťáků. Čím ji zaplatíte? Nevrací se.
prompt-gold-or-artifact = Co si vezmete od poraženého hráče?

event-tranche-due = Nadešla splátka v hodnotě { $gold } zlaťáků.

reason-not-in-pool = karta „{ $card }“ není mezi surovinovými kartami
reason-not-given-here = kartu „{ $card }“ si tady nelze vzít


gift-community_gold_rush_obelisk = Zlatá horečka: obelisk
    .first = menší artefakt ze surovinových karet
    .second = +6 zlaťáků
gift-community_gold_rush_place_witch_hut = Zlatá horečka: Chýše čarodějnice
    .first = co chýše dává obvykle
    .second = získat: Panství
gift-community_gold_rush_place_warriors_tomb = Zlatá horečka: Hrobka válečníka
    .first = co hrobka dává obvykle
    .second = hledat artefakty (2), menší nebo větší artefakt ze surovinových karet, morálka -2
gift-community_gold_rush_place_shrine_of_magic_gesture = Zlatá horečka: svatyně
    .first = co svatyně dává obvykle
    .second = získat: Vzdušné vidění

option-scenario-eol1_graduation_exercise = Závěrečná zkouška
option-scenario-eol2_cutthroats = Hrdlořezové

verb-keep-units = Nechat jednotky, jak jsou
verb-take-unit = První hráč si bere: { $unit }
verb-deal-units = Rozdělit jednotky znovu
verb-pass-item = Předat hrdinovi vedle sebe: { $card }

prompt-deal-units = Kterou polovinu vašich jednotek si první hráč bere pro toto kolo?

event-units-dealt = Jednotky jsou znovu rozdělené.
event-one-round = Útok začal: do konce { $number }. kola musí být obě města vaše.
event-quest-place = Věštec promluvil: karta „{ $card }“ leží na poli „{ $field }“.

reason-dealt-already = v tomto tahu jste už jednotky znovu rozdělili

gift-eol1_graduation_exercise_bonus = Závěrečná zkouška: bonus
    .first = získat: Zrcadlo
    .second = zkušenost: +1
gift-eol2_cutthroats_bonus = Hrdlořezové: bonus
    .first = přidají se neutrální Zloději
    .second = +6 zlaťáků
    .third = získat: Jezdecké rukavice
