# Astralny bieg, Próba walki i scenariusze z tej samej rodziny.

option-scenario-community_astral_run = Astralny bieg
option-scenario-community_astral_run_short = Astralny bieg (krótka gra)

location-astral_gate = Astralna brama
    .acc = Astralną bramę

verb-empower-in-deck = Ulepsz kartę { $card } w swojej talii

prompt-raise-incomes = Który dochód rośnie o stopień?
prompt-take-from-own-deck = Którą kartę ze swojej talii bierzesz na rękę?
prompt-empower-card = Którą ze swoich kart ulepszasz?
prompt-offer-beaten = Zrekrutować jedną z pokonanych jednostek?
prompt-recruit-townsfolk = Zrekrutować za połowę złota jedną z pokonanych jednostek miasta?
prompt-reinforce-this = Wzmocnić jednostkę za połowę złota?

event-through-gate = { $seat }: { $leader } przechodzi przez bramę i wychodzi na polu „{ $field }”.
event-empowered = { $seat } ulepsza kartę: { $card }.

reason-gate-closed = brama na polu „{ $field }” śpi, dopóki nikt nie odwiedzi obelisku obok niej
reason-gate-from-inside = do bramy na polu „{ $field }” wchodzi się tylko z jej kafelka
reason-income-raised = ten dochód już wzrósł: { $resource }
reason-already-empowered = karta { $card } jest już ulepszona
reason-card-elsewhere = karty { $card } tam nie ma

gift-community_astral_run_obelisk = Astralny bieg: obelisk
    .first = szukaj (4) w talii zdolności, zaklęć lub artefaktów
gift-community_astral_run_short_obelisk = Astralny bieg (krótka gra): obelisk
    .first = szukaj (4) w talii zdolności, zaklęć lub artefaktów

field-links = Bramy
field-other-tile = Kafelek za bramą
field-gate = Brama
field-other-gate = Brama po drugiej stronie
field-gate-open = Brama jest otwarta
field-other-gate-open = Brama po drugiej stronie jest otwarta

option-scenario-community_trial_by_combat = Próba walki
location-the_hill = Wzgórze
gift-community_trial_by_combat_timed_2 = Próba walki: runda 2
    .first = 10 złota
    .second = 4 materiały budowlane
    .third = 2 kosztowności
verb-part-with = Oddaj jednostkę: { $unit }
prompt-fallen-return = Która z twoich poległych jednostek wraca?
prompt-bronze-for-silver = Oddać dwie brązowe jednostki za pokonaną srebrną?
prompt-take-neutral = Która neutralna jednostka dołącza do ciebie?
event-last-turns =
    { $count ->
        [one] Koniec jest bliski: każdy ma jeszcze jedną pełną turę.
        [few] Koniec jest bliski: każdy ma jeszcze { $count } pełne tury.
       *[other] Koniec jest bliski: każdy ma jeszcze { $count } pełnych tur.
    }
reason-did-not-fall = jednostka { $unit } nie poległa w tej walce

option-scenario-community_the_obelisk = Obelisk
option-scenario-community_blood_for_ore = Krew za rudę
gift-community_blood_for_ore_obelisk = Krew za rudę: obelisk
    .first = nagroda pola obok niego
prompt-reward-beside = Które pole obok obelisku daje ci swoją nagrodę?
reason-no-reward-there = pole „{ $field }” nie jest polem do odwiedzenia obok ciebie

option-scenario-community_dragnarok = Dragnarøk
gift-community_dragnarok_obelisk = Dragnarøk: obelisk
    .first = rzut kością zasobów
    .second = rzut kością skarbów
prompt-flee-tile = Twój kafelek zniknął: dokąd ucieka bohater?
event-tile-removed = Kafelek znika z mapy: { $place }.

option-scenario-community_shattered_alliance = Rozbity sojusz
gift-community_shattered_alliance_obelisk = Rozbity sojusz: obelisk
    .first = wybrany artefakt z twojej talii
verb-swap-in = { $unit } zamiast: { $old }
prompt-copy-visits = Które pole odwiedzone przez najbliższego sąsiada rozpatrujesz?
prompt-recruit-of-faction = Zrekrutować za połowę ceny neutralną jednostkę frakcji sąsiada?
prompt-free-townsfolk = Która jednostka zdobytego miasta dołącza do ciebie?
prompt-swap-for-neighbour = Najbliższy sąsiad idzie do walki: wymieniasz jedną z neutralnych jednostek?
event-neutral-swapped = { $seat } wysyła jednostkę { $unit } zamiast jednostki { $old }.
