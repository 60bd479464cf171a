### Co říkají scénáře o kopci, bombě, údolí a dračím ostrově.

option-scenario-community_dragon_valley = Dračí údolí
option-scenario-community_king_of_the_hill = Král kopce
option-scenario-community_race_for_the_dragon_isle = Závod na Dračí ostrov
option-scenario-community_secret_bomb_stash = Tajný sklad bomb

location-portal = Portál
unit-young_dragon = Mladý drak
unit-mature_dragon = Dospělý drak

verb-pass-bomb = Předat bombu: { $seat }, { $leader }
verb-fortify = Vztyčit na Kopci hradby a střílnu
verb-token = Položit žeton zranění na draka na poli { $space }

prompt-obelisk-travel = Obelisk duní. Kam se vydá váš hrdina, nebo bomba?
prompt-offer-own-search = Hledat ({ $looks }) ve vlastním balíčku?
prompt-dragon-for-units = Naverbujete některého z poražených draků? Za obětované jednotky bude levnější.
prompt-give-for-dragon = Které jednotky obětujete? Získáte: { $unit }.

event-points-scored = { $seat }: vítězné body { $amount }.
event-sudden-death = Remíza: hraje se nejdéle do { $number }. kola a vyhrává příští bod.
event-bomb-delivered = { $seat } přináší bombu do města, které patří hráči { $other }.
event-hill-fortified = { $seat } dává na Kopci vztyčit hradby a střílnu.
event-walls-fall = Hradby na Kopci se strhávají.
event-token-gained = { $seat } získává žeton zranění pro draka.
event-token-laid = { $seat } pokládá žeton zranění na jednotku { $unit }, pole { $space }.
event-portals-open = { $seat }: portály jsou otevřené.
event-first-on-isle = { $seat } je na Dračím ostrově první a odteď hraje jako první.

reason-no-bomb = bombu nenesete
reason-had-bomb = tento hrdina hráče { $seat } už v tomto tahu bombu nesl
reason-not-your-obelisk = { $field } není jiný obelisk s vaší kostičkou
reason-hill-not-yours = Kopec nedržíte
reason-hill-walled = na Kopci už hradby stojí
reason-no-token = nemáte žádný žeton zranění
reason-not-a-dragon = na poli { $space } nestojí žádný nepřátelský drak
reason-partner-token-spent = { $seat } už nemá žeton výstavby na výměnu karet

gift-community_dragon_valley_town_choice_1 = Dragon Valley: vaše město
    .first = Citadela za 4 zlaťáky
    .second = Cech mágů a 2 cennosti
gift-community_dragon_valley_town_choice_2 = Dragon Valley: vaše město
    .first = první zvláštní budova, o 2 zlaťáky a 2 stavební materiály levnější
    .second = 3 zlaťáky
gift-community_dragon_valley_place_dragon_utopia = Dragon Valley: Dračí utopie
    .first = 10 zlaťáků, pak poražený drak za zlaťáky a jednotky
    .second = 20 zlaťáků, pak hledání (3) v kouzlech nebo artefaktech
gift-community_king_of_the_hill_obelisk = King of the Hill: obelisk
    .first = hledání (2) v artefaktech
gift-community_secret_bomb_stash_bonus = Secret Bomb Stash: bonus
    .first = hledání (4) v kouzlech a hledání (4) ve schopnostech
gift-community_secret_bomb_stash_extra_bonus = Secret Bomb Stash: další bonus
    .first = hledání (4) v artefaktech; karta přijde do vašeho balíčku
gift-community_secret_bomb_stash_obelisk = Secret Bomb Stash: obelisk
    .first = pohyb: +1

field-damage-tokens = Žetony zranění
field-portals = Portály jsou otevřené
field-second-cards = Karty sekundárního hrdiny
field-hand-aside = Odložená ruka
field-hill-walls = Hradby na Kopci
field-bombed-last = Naposled vybombardované město
facet-points = Vítězné body
