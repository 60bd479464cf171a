### Co mówią kampanie z szarżującymi armiami, wyprawami i ratami daniny.

option-scenario-dd2_steadwicks_fall = Upadek Steadwick
option-scenario-dd3_deal_with_the_devil = Pakt z diabłem

verb-pick-machine = Weź: { $card }
verb-arrival = Pojawia się na polu „{ $field }”

prompt-pick-machine = Z którą machiną wojenną zaczynasz?
prompt-choose-arrival = Gdzie pojawia się następna armia?

event-called-home = { $seat } wraca natychmiast do miasta przed szarżującą armią: przepada reszta ruchu, złoto, morale i karta.
event-tile-opens = Droga na kafelek „{ $place }” jest odtąd otwarta.

reason-not-to-be-attacked = armii na polu „{ $field }” nie można zaatakować; spotkasz ją tylko w swoim mieście

gift-dd2_steadwicks_fall_bonus = Upadek Steadwick: bonus
    .first = dołącza Grupa: Harpie
    .second = dołącza Grupa: Magogi
    .third = zdobądź: Wóz z amunicją
    .fourth = szukaj: zaklęcia (4)
gift-dd2_steadwicks_fall_obelisk = Upadek Steadwick: obelisk
    .first = +1 kosztowności
gift-dd3_deal_with_the_devil_bonus = Pakt z diabłem: bonus
    .first = wybrana machina wojenna

option-scenario-community_gold_rush = Gorączka złota

verb-take-resource = Weź z kart zasobów: { $card }
verb-pay-tranche = Zapłać: złoto { $gold }, materiały budowlane { $materials }, kosztowności { $valuables }
verb-spoils-gold = Weź złoto
verb-spoils-artifact = Zamiast złota weź: { $card }

prompt-take-pool-card = Którą kartę zasobów bierzesz?
prompt-pay-tranche = Przyszła rata warta { $gold } złota. Czym ją płacisz? Reszty się nie wydaje.
prompt-gold-or-artifact = Co bierzesz od pokonanego gracza?

event-tranche-due = Przyszła rata warta { $gold } złota.

reason-not-in-pool = karty „{ $card }” nie ma wśród kart zasobów
reason-not-given-here = karty „{ $card }” nie można tu wziąć


gift-community_gold_rush_obelisk = Gorączka złota: obelisk
    .first = pomniejszy artefakt z kart zasobów
    .second = +6 złota
gift-community_gold_rush_place_witch_hut = Gorączka złota: Chata wiedźmy
    .first = to, co chata daje zwykle
    .second = zdobądź: Finanse
gift-community_gold_rush_place_warriors_tomb = Gorączka złota: Grobowiec wojownika
    .first = to, co grobowiec daje zwykle
    .second = szukaj: artefakty (2), pomniejszy lub większy artefakt z kart zasobów, morale -2
gift-community_gold_rush_place_shrine_of_magic_gesture = Gorączka złota: kapliczka
    .first = to, co kapliczka daje zwykle
    .second = zdobądź: Wzrok powietrza

option-scenario-eol1_graduation_exercise = Egzamin końcowy
option-scenario-eol2_cutthroats = Rzezimieszki

verb-keep-units = Zostaw jednostki, jak są
verb-take-unit = Pierwszy gracz bierze: { $unit }
verb-deal-units = Rozdziel jednostki na nowo
verb-pass-item = Przekaż bohaterowi obok: { $card }

prompt-deal-units = Którą połowę waszych jednostek bierze pierwszy gracz na tę rundę?

event-units-dealt = Jednostki zostały rozdzielone na nowo.
event-one-round = Atak się zaczął: do końca { $number }. rundy oba miasta muszą być wasze.
event-quest-place = Wróżbita przemówił: karta „{ $card }” leży na polu „{ $field }”.

reason-dealt-already = w tej turze jednostki zostały już rozdzielone na nowo

gift-eol1_graduation_exercise_bonus = Egzamin końcowy: bonus
    .first = zdobądź: Zwierciadło
    .second = doświadczenie: +1
gift-eol2_cutthroats_bonus = Rzezimieszki: bonus
    .first = dołączają neutralni Złodzieje
    .second = +6 złota
    .third = zdobądź: Rękawice jeźdźca
