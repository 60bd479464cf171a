## Scenariusze, w których gracze stoją razem

option-scenario-community_close_to_enemies = W pobliżu wrogów
option-scenario-community_sentinels = Strażnicy
option-scenario-community_the_ambushed_accord = Zasadzka na przymierze
option-scenario-community_titans_stronghold = Twierdza tytanów

verb-place-near-tile = Dołóż bliski kafelek: { $leader }
verb-visit-post = Użyj żetonu budowy jak na targowisku
verb-send = Do walki idzie { $seat }
verb-favour = Pozytywne morale: { $seat }

prompt-before-wave = Na twoje miasto rusza fala wrogów. Przygotuj się, a potem walcz.
prompt-free-discovery = Który daleki kafelek odkrywasz za darmo?
prompt-pick-neutral = Z którą z dwóch brązowych jednostek neutralnych zaczynasz?
prompt-share-spoils = Komu co dajesz za pokonaną armię?
prompt-send-fighter = Nadeszła walka na czas. Kto z was ją stoczy?
prompt-morale-to-one = Kto z was zyskuje pozytywne morale?
prompt-free-special-building = Który budynek specjalny dostajesz za darmo?

event-razed = Armia niszczy pole „{ $field }”.
event-hero-left = { $seat }: bohaterowie wykonali zadanie i schodzą z mapy.
event-stronghold-opens = Twierdza na polu „{ $field }” otwiera bramy.
event-special-promised = { $seat } dostaje za darmo budynek „{ $building }”; działa, gdy stoi też to, czego wymaga.

reason-wave-comes-first = bohaterowie nie ruszają się, dopóki miasto nie odeprze fali wrogów
reason-group-costs = kosztuje to tyle zasobów, ilu razem nie macie: złoto { $gold }, materiały budowlane { $materials }, kosztowności { $valuables }
reason-lost-this-fight = { $seat } ma już za sobą porażkę z tą armią
reason-won-more-fights = { $seat } ma więcej wygranych walk na czas niż ktoś inny

gift-community_sentinels_extra_bonus = Strażnicy: dodatkowy bonus
    .first = szukaj: artefakty (2)
gift-community_the_ambushed_accord_extra_bonus = Zasadzka na przymierze: dodatkowy bonus
    .first = pozytywne morale
gift-community_the_ambushed_accord_obelisk = Zasadzka na przymierze: obelisk
    .first = kość zasobów i kość skarbów: liczy się jedna
gift-community_titans_stronghold_obelisk = Twierdza tytanów: obelisk
    .first = kość zasobów i kość skarbów: liczy się jedna
