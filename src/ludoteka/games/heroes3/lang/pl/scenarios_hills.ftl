### Co mówią scenariusze o wzgórzu, bombie, dolinie i smoczej wyspie.

option-scenario-community_dragon_valley = Smocza dolina
option-scenario-community_king_of_the_hill = Król wzgórza
option-scenario-community_race_for_the_dragon_isle = Wyścig na Smoczą Wyspę
option-scenario-community_secret_bomb_stash = Tajny skład bomb

location-portal = Portal
unit-young_dragon = Młody smok
unit-mature_dragon = Dojrzały smok

verb-pass-bomb = Przekaż bombę: { $seat }, { $leader }
verb-fortify = Postaw na Wzgórzu mury i wieżę strzelniczą
verb-token = Połóż żeton obrażeń na smoku na polu { $space }

prompt-obelisk-travel = Obelisk dudni. Dokąd rusza twój bohater albo bomba?
prompt-offer-own-search = Szukasz ({ $looks }) we własnej talii?
prompt-dragon-for-units = Rekrutujesz jednego z pokonanych smoków? Za poświęcone jednostki będzie tańszy.
prompt-give-for-dragon = Które jednostki poświęcasz? Zyskasz: { $unit }.

event-points-scored = { $seat }: punkty zwycięstwa { $amount }.
event-sudden-death = Remis: gra trwa najdalej do rundy { $number }, a następny punkt wygrywa.
event-bomb-delivered = { $seat } wnosi bombę do miasta gracza { $other }.
event-hill-fortified = { $seat } stawia na Wzgórzu mury i wieżę strzelniczą.
event-walls-fall = Mury na Wzgórzu zostają rozebrane.
event-token-gained = { $seat } zyskuje żeton obrażeń na smoka.
event-token-laid = { $seat } kładzie żeton obrażeń na jednostce { $unit }, pole { $space }.
event-portals-open = { $seat }: portale są otwarte.
event-first-on-isle = { $seat } jako pierwszy gracz dociera na Smoczą Wyspę i odtąd zaczyna każdą rundę.

reason-no-bomb = nie niesiesz bomby
reason-had-bomb = ten bohater gracza { $seat } niósł już bombę w tej turze
reason-not-your-obelisk = { $field } nie jest innym obeliskiem z twoją kostką
reason-hill-not-yours = nie trzymasz Wzgórza
reason-hill-walled = na Wzgórzu stoją już mury
reason-no-token = nie masz żetonu obrażeń
reason-not-a-dragon = na polu { $space } nie stoi wrogi smok
reason-partner-token-spent = { $seat } nie ma już żetonu budowy na wymianę kart

gift-community_dragon_valley_town_choice_1 = Dragon Valley: twoje miasto
    .first = Cytadela za 4 złota
    .second = Gildia Magów i 2 kosztowności
gift-community_dragon_valley_town_choice_2 = Dragon Valley: twoje miasto
    .first = pierwszy budynek specjalny, o 2 złota i 2 materiały budowlane taniej
    .second = 3 złota
gift-community_dragon_valley_place_dragon_utopia = Dragon Valley: Smocza utopia
    .first = 10 złota, potem pokonany smok za złoto i jednostki
    .second = 20 złota, potem szukanie (3) w zaklęciach lub artefaktach
gift-community_king_of_the_hill_obelisk = King of the Hill: obelisk
    .first = szukanie (2) w artefaktach
gift-community_secret_bomb_stash_bonus = Secret Bomb Stash: premia
    .first = szukanie (4) w zaklęciach i szukanie (4) w zdolnościach
gift-community_secret_bomb_stash_extra_bonus = Secret Bomb Stash: dodatkowa premia
    .first = szukanie (4) w artefaktach; karta trafia do twojej talii
gift-community_secret_bomb_stash_obelisk = Secret Bomb Stash: obelisk
    .first = ruch: +1

field-damage-tokens = Żetony obrażeń
field-portals = Portale są otwarte
field-second-cards = Karty bohatera drugorzędnego
field-hand-aside = Odłożona ręka
field-hill-walls = Mury na Wzgórzu
field-bombed-last = Ostatnio zbombardowane miasto
facet-points = Punkty zwycięstwa
