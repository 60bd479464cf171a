game-title = Zatoki przemytników
game-about = Wysadzaj załogi, licytuj w tajemnicy, sprzedawaj beczki przy ciszy i trzymaj najcenniejsze zatoki.

option-length = Długość
option-length-short = krótka
option-length-long = długa
option-teams = Partnerzy naprzeciw siebie
option-teams-true = dwie drużyny po dwoje
option-teams-false = każdy sam

## Rzeczy

card-barrel = Beczka
card-coin = Moneta
card-cutlass = Kordelas
card-gull = Mewa
card-map = Mapa
card-musket = Muszkiet
card-rum = Rum
card-spyglass = Luneta
card-storm-glass = Szkło burzowe
cove-anchor-bay = Zatoka Kotwicy
cove-black-rock = Czarna Skała
cove-cork-point = Korkowy Cypel
cove-deep-creek = Głęboki Strumień
cove-eel-sands = Węgorze Piaski
cove-fox-haven = Lisia Przystań
cove-gull-cliff = Mewi Klif
cove-long-strand = Długa Plaża
cove-mist-hollow = Mglisty Jar
cove-salt-cave = Solna Jaskinia
weather-calm = cisza
weather-fog = mgła
weather-storm = burza

## Co można zrobić

verb-agree = Zgódź się
verb-bare = Walcz bez karty
verb-bid = Zalicytuj { $amount }
verb-bury = Połóż { $card } pod talią
verb-commit = Wystaw { $card }
verb-crew = Wymarsz w sile { $number }
verb-discard = Odrzuć { $card }
verb-done = Milcz
verb-flee = Uciekaj: { $cove }
verb-gold = Weź złoto
verb-hail = Zawołaj gracza { $seat }
verb-keep = Zatrzymaj wszystkie karty
verb-land = Wysadź załoganta: { $cove }
verb-leave = Zostaw
verb-march = Wymarsz stąd: { $cove }
verb-peek = Zajrzyj do talii
verb-play = Zagraj { $card }
verb-pledge = Zastaw { $card }
verb-recruit = Zwerbuj: { $cove }
verb-refuse = Odmów
verb-rest = Zakończ turę
verb-salvage = Weź { $card } z odrzuconych
verb-scatter = Rozprosz się
verb-sell = Sprzedaj { $card }
verb-spy = Szpieguj gracza { $seat }
verb-swear = Złóż przysięgę
verb-to = Dokąd: { $cove }

## O co pyta gra

prompt-act =
    { $left ->
        [one] Została jedna akcja: co robisz?
        [few] Zostały { $left } akcje: co robisz?
       *[other] Zostało { $left } akcji: co robisz?
    }
prompt-answer = { $seat } daje złotą monetę za kartę: zgoda?
prompt-bid = Ile licytujesz za wcześniejszą turę?
prompt-bury = Którą kartę kładziesz pod talią?
prompt-commit = Którą kartę wystawiasz przeciw graczowi { $seat } ({ $cove })?
prompt-defend = { $seat } atakuje ({ $cove }): którą kartę wystawiasz?
prompt-destination = Dokąd maszerujesz ({ $cove })?
prompt-discard = Którą kartę odrzucasz?
prompt-flee =
    { $number ->
        [one] Dokąd ucieka ostatni załogant ({ $cove })?
        [few] Dokąd uciekają { $number } załoganci ({ $cove })?
       *[other] Dokąd ucieka { $number } załogantów ({ $cove })?
    }
prompt-hail = Kogo wołasz?
prompt-land = Gdzie wysiada załogant?
prompt-payment = Co bierzesz za beczkę?
prompt-pledge = Którą kartę zastawiasz?
prompt-sell = Możesz sprzedać beczkę.
prompt-spy = Kogo szpiegujesz?
prompt-strength = Ilu maszeruje ({ $from } – { $to })?

## Co się stało

event-agrees = { $seat } się zgadza, kartę dobiera { $other }.
event-bids = { $seat }: licytacja { $amount }.
event-buries = { $seat } kładzie kartę pod talią.
event-commits = { $seat } wystawia kartę.
event-conquers = { $seat } zdobywa: { $cove }.
event-discards = { $seat } odrzuca { $card }.
event-draws = { $seat } dobiera { $card }.
event-earns = { $seat } zyskuje złoto: { $amount }.
event-ends = Gra skończona.
event-flees = { $seat } ucieka: { $cove }, w sile { $number }.
event-hails = { $seat } woła: { $other }.
event-has-bid = { $seat } już licytuje.
event-has-pledged = { $seat } ma zastawioną kartę.
event-is-out = { $seat } odpada.
event-is-repelled = { $seat }: atak odparty ({ $cove }), straty { $number }.
event-lands = { $seat } wysadza załoganta: { $cove }.
event-loses = { $seat } traci na morzu { $number }.
event-marches = { $seat } maszeruje ({ $from } – { $to }) w sile { $number }.
event-odds = { $attack } przeciw { $defence }.
event-peeks = { $seat } zagląda do talii.
event-plays = { $seat } zagrywa { $card }.
event-pledged = { $seat } miał w zastawie { $card }.
event-recalls = { $seat } odkłada na talię { $card }.
event-refuses = { $seat } odmawia: { $other }.
event-reshuffles = Odrzucone karty tworzą nową talię.
event-rests = { $seat } kończy turę.
event-rolls = { $seat } rzuca { $die }.
event-round = Zaczyna się runda { $round }.
event-salvages = { $seat } bierze z odrzuconych { $card }.
event-sees = { $seat } widzi { $card }.
event-sells = { $seat } sprzedaje { $card }.
event-shows = { $seat } wystawił { $card }.
event-spied = { $seat } trzyma { $card }.
event-spies = { $seat } szpieguje: { $other }.
event-swears = { $seat } składa przysięgę.
event-turn = Turę ma { $seat }.
event-weather = Pogoda: { $weather }.

## Dlaczego nie

reason-bid-limit = nie można licytować więcej niż { $amount }
reason-fog = we mgle nic nie widać
reason-full = jest pełno: { $cove }
reason-is-friend = { $seat } jest po twojej stronie
reason-is-out = { $seat } już nie gra
reason-last-crew = jeden musi zostać: { $cove }
reason-no-cards = nie ma kart
reason-no-effect = { $card } nie działa po zagraniu
reason-no-gold = to kosztuje złoto: { $amount }
reason-no-supply = nie masz już załogantów
reason-no-way = stąd nie ma drogi: { $cove }
reason-not-in-hand = nie masz na ręce { $card }
reason-not-yours = nie twoje: { $cove }
reason-storm = w burzy nie słychać wołania
reason-sworn = przysięga już złożona
reason-too-far = za daleko ({ $from } – { $to })
reason-too-late = przysięgę składa się przed innymi akcjami

## Plansza w terminalu

coast-title = Runda { $round } z { $rounds }, { $weather }
coast-cove = { $cove }: { $seat }, { $crew }
coast-free-cove = { $cove }
coast-player = { $seat }: złoto { $gold }, karty { $cards }
coast-hand = na ręce: { $cards }
coast-piles = talia { $deck }, odrzucone { $discard }

## Słowa raportu o równowadze

facet-harbour = Zatoczki na końcu
facet-fate = Los
facet-rounds = Rundy
facet-card = Karty
facet-cove = Zatoczki
facet-weather = Pogoda
facet-fate-ashore = w grze
facet-fate-out = poza grą
