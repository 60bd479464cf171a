### Co mówi sama Ludoteka, niezależnie od gry. Komunikaty gier są w ich folderach.

## Słowa samodzielne: nagłówki i odpowiedzi

ui-game = Gra
ui-title = Tytuł
ui-players = Gracze
ui-minutes = Minuty
ui-name = Gracz
ui-seat = Miejsce
ui-bot = Bot
ui-place = Pozycja
ui-score = Punkty
ui-wins = Wygrane
ui-shared = Wspólne wygrane
ui-mean-place = Średnia pozycja
ui-mean-score = Średnia punktów
ui-yes = tak
ui-no = nie

## Gracze i rzeczy liczone

ui-player = Gracz { $number }
ui-bot-name = Bot { $number } ({ $bot })

## Partia w terminalu

ui-hand-over = { $name }, twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.
ui-done-looking = Gdy już przeczytasz, naciśnij Enter; zanim spojrzy następny gracz, ekran zostanie wyczyszczony.
ui-thinking = Bot myśli …
ui-earlier =
    { $count ->
        [one] … i wcześniej { $count } zdarzenie; wszystko pokaże „dziennik”
        [few] … i wcześniej { $count } zdarzenia; wszystko pokaże „dziennik”
       *[many] … i wcześniej { $count } zdarzeń; wszystko pokaże „dziennik”
    }
ui-more-options =
    { $count ->
        [one] … została { $count } możliwość: naciśnij Enter albo zawęź listę słowami
        [few] … zostały { $count } możliwości: naciśnij Enter albo zawęź listę słowami
       *[many] … zostało { $count } możliwości: naciśnij Enter albo zawęź listę słowami
    }
ui-last-options = To już ostatnie; Enter pokaże znów pierwsze, słowa zawężą listę
ui-only-option = Enter ją wybiera
ui-may-pass = Nikt na ciebie nie czeka: sam Enter pozwala grać innym
ui-nothing-fits = Nic z oferty nie pasuje do „{ $text }”. Wpisz numer, akcję albo jej słowa; resztę pokaże „pomoc”.
ui-offered = { $action }: nic nie stoi na przeszkodzie.
ui-not-offered = { $action }: teraz nie można.
ui-undo-closed = Nie ma czego cofnąć: drogę zamknęło losowanie, coś odkrytego albo inny gracz.
ui-redo-none = Nie ma czego ponowić.
ui-why-what = Dlaczego co? Dopisz akcję, na przykład: dlaczego pass
ui-no-scores = W tej grze przed końcem nie liczy się punktów.
ui-switch-who = Który gracz? Teraz mogą grać: { $seats }. Na przykład: miejsce { $example }
ui-log-resumed =
    { $count ->
        [one] Nie pokazano { $count } akcji sprzed wznowienia partii.
        [few] Nie pokazano { $count } akcji sprzed wznowienia partii.
       *[many] Nie pokazano { $count } akcji sprzed wznowienia partii.
    }
ui-other-version = Partię zaczęto z inną wersją zasad lub zawartości; toczy się dalej od ostatniej pozycji.
ui-winners =
    { $count ->
        [one] Wygrywa { $names }.
        [few] Wygrywają: { $names }.
       *[many] Wygrywają: { $names }.
    }
ui-no-winner = Nikt nie wygrał.

## Zapisywanie i wyjście

ui-saved = Zapisano w { $file }
ui-save-failed = Nie można zapisać { $file }: { $why }
ui-board-changes = Plansza nie mieści się w oknie, więc widać tylko to, co się zmieniło. Całą pokaże „plansza”.
ui-final-question = { $action }: tego nie da się cofnąć. Na pewno? (tak/nie)
ui-save-question = Zapisać partię przed wyjściem? (tak/nie)
ui-parted-saved = Partia jest zapisana w { $file }; graj dalej poleceniem: { $command }
ui-parted-unsaved = Partii nie zapisano.

## Polecenia

ui-help = Wpisz numer możliwości, jej zapis albo słowa, które zawężą listę. Możesz też powiedzieć:
ui-order-help = pomoc
ui-order-undo = cofnij
ui-order-redo = ponów
ui-order-log = dziennik
ui-order-rules = zasady
ui-order-hint = wskazówka
ui-order-why = dlaczego
ui-order-score = punkty
ui-order-board = plansza
ui-order-seat = miejsce
ui-order-save = zapisz
ui-order-quit = koniec
ui-help-help = ta lista
ui-help-undo = cofnąć swoją ostatnią akcję
ui-help-redo = ponowić to, co cofnięto
ui-help-log = wszystko, co się wydarzyło
ui-help-rules = zasady: samo „zasady” pokaże nagłówki, ze słowami lub numerem zasady jej treść
ui-help-hint = co zrobiłby ekspert, z szansą na zwycięstwo; tylko gdy nikt inny nie gra przy tej klawiaturze
ui-hint-chance = szansa na zwycięstwo { $percent } %
ui-hint-points = spodziewane punkty: { $points }
ui-hint-alone = Wskazówki są tylko dla gier przeciw botom i dla gier w pojedynkę.
ui-help-why = dlaczego akcji nie ma w ofercie: „dlaczego” i akcja
ui-help-score = dotychczasowe punkty
ui-help-board = pokazać znów planszę i wszystkie możliwości
ui-help-seat = pozwolić grać innemu graczowi przy tej klawiaturze: „miejsce 2”
ui-help-save = zapisać partię; „zapisz” z nazwą pliku w innym pliku
ui-help-quit = wyjść

## Menu

ui-menu-title = W co zagramy?
ui-menu-line = gracze: { $seats }; około { $minutes } minut
ui-menu-saved =
    { $count ->
        [one] Graj dalej: { $game }, po { $count } akcji
        [few] Graj dalej: { $game }, po { $count } akcjach
       *[many] Graj dalej: { $game }, po { $count } akcjach
    }
ui-menu-game = Numer gry, język (en, cs, pl) albo koniec:
ui-menu-seats = Ilu będzie graczy łącznie? ({ $choices })
ui-menu-people = Ilu z nich to ludzie? ({ $choices })
ui-menu-bots = Który bot zajmie pozostałe miejsca? ({ $choices })
ui-menu-options = Zmienić opcje gry? (tak/nie)
ui-menu-choose = Numer ({ $choices }):
ui-no-games = Nie zainstalowano żadnej gry.

## Zasady

ui-rules-none = Żadna zasada nie zawiera „{ $words }”.
ui-rules-packs = Zasady podają wartości samej gry; tego, co zmienia pakiet treści, nie ma w ich tekście.
ui-rules-empty = Ta gra nie ma zestawienia zasad.
ui-rules-more =
    { $count ->
        [one] Jeszcze { $count }:
        [few] Jeszcze { $count }:
       *[many] Jeszcze { $count }:
    }

# Where an entry of the reference comes from: the label, and a sentence on what it means.
ui-mark-rulebook = instrukcja
ui-mark-rulebook-means = Tak mówi instrukcja gry.
ui-mark-printed = elementy gry
ui-mark-printed-means = Tak jest wydrukowane na elementach gry, według tego, co o nich publicznie wiadomo.
ui-mark-faq = FAQ
ui-mark-faq-means = Tak odpowiada FAQ gry.
ui-mark-ruling = nasze rozstrzygnięcie
ui-mark-ruling-means = Tam, gdzie drukowane zasady tego nie rozstrzygają, przy tym stole gra się właśnie tak.
ui-mark-own = nasze własne dane
ui-mark-own-means = Nie ma tego w instrukcji; to nasze własne dane, dopóki właściciel gry ich nie poprawi.
ui-mark-unsure = niepotwierdzone
ui-mark-unsure-means = Podajemy to z pamięci; obowiązuje, dopóki właściciel gry tego nie potwierdzi albo nie poprawi.
ui-mark-part = Dotyczy to: { $part }.
ui-mark-correct = Poprawia to pakiet treści w miejscu { $place }.

## Zapisy partii

ui-scenario-sound = { $file }: da się zagrać.
ui-scenario-doubt = Podejrzane: { $doubt }
ui-scenario-trial =
    { $players ->
        [one] { $players } gracz: losowe gry ({ $games }) kończyły się średnio po { $decisions } decyzjach.
        [few] { $players } graczy: losowe gry ({ $games }) kończyły się średnio po { $decisions } decyzjach.
        [many] { $players } graczy: losowe gry ({ $games }) kończyły się średnio po { $decisions } decyzjach.
       *[other] { $players } gracza: losowe gry ({ $games }) kończyły się średnio po { $decisions } decyzjach.
    }
ui-scenario-made = Zapisano plik { $file }. Popraw początek, wydarzenia i zakończenie, a potem uruchom: ludoteka scenario check
ui-verified =
    { $actions ->
        [one] { $file }: odtworzono { $actions } akcję, wszystkie pozycje zgadzają się z zapisem.
        [few] { $file }: odtworzono { $actions } akcje, wszystkie pozycje zgadzają się z zapisem.
       *[many] { $file }: odtworzono { $actions } akcji, wszystkie pozycje zgadzają się z zapisem.
    }
ui-study-verified =
    { $lines ->
        [0] Nie ma własnych wariantów.
        [one] Odtworzono { $lines } wariant studium, wszystkie pozycje się zgadzają.
        [few] Odtworzono { $lines } warianty studium, wszystkie pozycje się zgadzają.
       *[many] Odtworzono { $lines } wariantów studium, wszystkie pozycje się zgadzają.
    }
ui-luck-checked = Wszystkie losowania wynikają z ziarna ustalonego przed pierwszą akcją.
ui-luck-adopted =
    { $actions ->
        [one] Przygotowanie i pierwsza akcja pochodzą z wczytanego zapisu. Wszystkie późniejsze losowania wynikają z ziarna.
        [few] Przygotowanie i pierwsze { $actions } akcje pochodzą z wczytanego zapisu. Wszystkie późniejsze losowania wynikają z ziarna.
       *[many] Przygotowanie i pierwszych { $actions } akcji pochodzi z wczytanego zapisu. Wszystkie późniejsze losowania wynikają z ziarna.
    }
ui-luck-shared =
    { $given ->
        [0] Ziarno ustalił sam serwer: żadne miejsce nie dodało do niego swojej liczby.
        [one] Ziarno powstało z tajnej liczby serwera, ustalonej, zanim ktokolwiek usiadł, i z liczby od { $given } miejsca z { $seats }.
        [few] Ziarno powstało z tajnej liczby serwera, ustalonej, zanim ktokolwiek usiadł, i z liczb od { $given } miejsc z { $seats }.
       *[many] Ziarno powstało z tajnej liczby serwera, ustalonej, zanim ktokolwiek usiadł, i z liczb od { $given } miejsc z { $seats }.
    }
ui-luck-noted = To, co zanotowano przed grą, jest w zapisie.
ui-luck-unchecked = Zapis nie podaje ziarna, więc nie sprawdzono, skąd wzięły się losowania.
ui-replay-keys = { $number } z { $last }: Enter dalej, b wstecz, numer skacze do akcji, q koniec

## Gra botów

ui-playing = Trwa gra { $game }
ui-interrupted = Przerwano: rozegrano { $done } z { $wanted } gier.
ui-selfplay-games =
    { $games ->
        [one] { $games } gra { $game }, graczy: { $players }
        [few] { $games } gry { $game }, graczy: { $players }
       *[many] { $games } gier { $game }, graczy: { $players }
    }
ui-selfplay-speed =
    { $decisions ->
        [one] { $decisions } decyzja, { $rate } na sekundę
        [few] { $decisions } decyzje, { $rate } na sekundę
       *[many] { $decisions } decyzji, { $rate } na sekundę
    }
ui-selfplay-time = { $seconds } s, gier na sekundę: { $rate }
ui-selfplay-lengths = Decyzji na grę: od { $shortest } do { $longest }, średnio { $mean }, mediana { $median }

## Pokrycie zawartości

ui-coverage-kind = { $kind }: do gry weszło { $seen } z { $all }
ui-coverage-never = nigdy: { $names }
ui-whynot = { $game }: pytań { $questions }, błędów { $errors }; spośród { $offered } pytań o oferowany ruch powód podano dla { $percent } %
ui-coverage-nothing = Ta gra nie mówi, co powinno wejść do gry.

## Uczenie oceny

ui-train-group = Pozycje z gier, z których się nie uczono
ui-train-positions = Liczba
ui-train-log-loss = Strata logarytmiczna
ui-train-brier = Wynik Briera
ui-train-score =
    { $group ->
        [part] { $number }. część gry
        [players] graczy: { $number }
        [equals] równi bez pomyłek
       *[all] wszystkie
    }
ui-train-judges = Zawsze trzy liczby: wyuczona ocena / ocena przeliczona na szanse / ta sama szansa dla wszystkich. Mniej znaczy lepiej.
ui-train-written = Zostaje: { $kind }. Zapisano: { $file }

## Kontrola instalacji

ui-doctor-build = wariant
ui-doctor-data = folder danych
ui-doctor-missing = brak
ui-doctor-optional = nie znaleziono (potrzebne tylko do niektórych zadań)
ui-doctor-game =
    { $decisions ->
        [one] działa, losowa gra miała { $decisions } decyzję
        [few] działa, losowa gra miała { $decisions } decyzje
       *[many] działa, losowa gra miała { $decisions } decyzji
    }
ui-doctor-subclasses = gry w czystym Pythonie
ui-doctor-fine = działają
ui-doctor-well = Wszystko, co potrzebne, jest na miejscu i działa.
ui-doctor-ill = Coś jest zepsute: patrz wyżej.

## Pomiary

ui-bench-build = Wariant: { $build }, Python { $python }, jeden rdzeń, gra losowa
ui-bench-calibration = Pętla porównawcza: { $rounds } przebiegów na sekundę
ui-bench-decisions = Decyzje/s
ui-bench-games = Gry/s
ui-bench-copies = Kopie/s
ui-bench-length = Długość
ui-bench-options = Możliwości
ui-bench-slowest = Maks. ms
ui-bench-contest = Python { $python }, jeden rdzeń, rundy: { $rounds }, w każdej { $seconds } s na każdą grę; mediany
ui-bench-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[other] { $count } rund
  }
ui-bench-engine = Silnik
ui-bench-spread = ±
ui-bench-copy-cost = Kopia, µs
ui-bench-steps = Kroki/s
ui-bench-many = Naraz/s
ui-bench-to-catanatron = × Cat.
ui-bench-copies-to-catanatron = kopie
ui-bench-to-pure = × niesk.
ui-bench-ratios = × Cat. i kopie: ile razy więcej decyzji i kopii niż Catanatron; × niesk.: ile razy więcej decyzji niż wersja nieskompilowana. W nawiasie liczba graczy.
ui-bench-observing = Decyzje liczone są bez obserwacji; kroki obejmują obserwację i maskę dozwolonych akcji, tak samo dla wszystkich silników; naraz: kroki 64 stołów jednocześnie.
ui-bench-skipped = Nie zmierzono: { $name }: { $why }
ui-bench-kept = Zapisane dane: { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[other] { $count } gier
  }, plik { $file }
ui-bench-nothing-kept = { $name }: nie zapisano nic do porównania
ui-bench-as-fast = { $name }: { $figure }: { $share } % zapisanej wartości (prób: { $tries })
ui-bench-slower = { $name }: { $figure }: tylko { $share } % zapisanej wartości (prób: { $tries }): WOLNIEJ

## Arena

ui-arena-games =
    { $games ->
        [one] { $games } gra { $game }, graczy: { $players }, rozdań: { $deals }. Przedziały ufności 95 %.
        [few] { $games } gry { $game }, graczy: { $players }, rozdań: { $deals }. Przedziały ufności 95 %.
       *[other] { $games } gier { $game }, graczy: { $players }, rozdań: { $deals }. Przedziały ufności 95 %.
    }
ui-arena-rating = Siła
ui-arena-share = Udział zwycięstw
ui-arena-appearances = Rozegrane miejsca
ui-arena-pairs = Jak często bot z wiersza był przed botem z kolumny, remis za pół:
ui-arena-deviation = Odchylenie
ui-arena-quartiles = Kwartyle
ui-arena-range = Najmniej i najwięcej
ui-arena-played = Gry
ui-arena-score-pair = { $bot } przeciw { $other }, te same rozdania ({ $deals }): { $difference } punktów
ui-arena-waiting =
    Czekam na Ray: od { $seconds } s nie wróciła żadna gra. { $processors ->
        [0] Klaster nie ma teraz żadnego procesora.
       *[some] Zlecone gry: { $games }; procesory klastra: { $processors }, w tym wolne: { $free }.
    }
ui-arena-failed =
    { $count ->
        [one] { $count } gra zawiodła i nie liczy się nikomu:
        [few] { $count } gry zawiodły i nie liczą się nikomu:
       *[other] { $count } gier zawiodło i nie liczy się nikomu:
    }
ui-arena-failure = gra { $number } ({ $bots }), właśnie wybierał: { $culprit }: { $why }

## Raport o równowadze

ui-balance-title = Równowaga gry { $game }
ui-balance-subtitle = Co towarzyszyło wygranej, gdy boty rozegrały wiele gier
ui-balance-standout = Co się wyróżnia
ui-balance-standout-nothing = Nic: gdy wszystkie porównania ocenia się razem, żadna różnica nie jest istotna.
ui-balance-what = Co
ui-balance-packs = Pakiety zawartości
ui-balance-against = Porównanie: { $one } / { $other }
ui-balance-unchanged = Bez zmian
ui-balance-gap = Różnica
ui-balance-more = więcej
ui-balance-less = mniej
ui-balance-against-note = Oba warianty rozegrano z tym samym ziarnem i tymi samymi botami; liczba gier drugiego: { $games }. Porównane liczby: { $count }, w tym wyraźnie różne: { $clear } (oceniane razem).
ui-balance-standout-more =
    { $count ->
        [one] { $count } kolejna wyraźna różnica jest w rozdziałach poniżej.
        [few] { $count } kolejne wyraźne różnice są w rozdziałach poniżej.
       *[many] { $count } kolejnych wyraźnych różnic jest w rozdziałach poniżej.
    }
ui-balance-standout-never =
    { $count ->
        [one] { $count } rzecz ani razu nie weszła do gry; wymienia ją ostatni rozdział.
        [few] { $count } rzeczy ani razu nie weszły do gry; wymienia je ostatni rozdział.
       *[many] { $count } rzeczy ani razu nie weszło do gry; wymienia je ostatni rozdział.
    }
ui-balance-contents = Spis treści
ui-balance-games = Gry
ui-balance-seed = Ziarno losowe
ui-balance-options = Opcje
ui-balance-varied = Grane we wszystkich wartościach
ui-balance-base = Podstawa
ui-balance-version = Wersja / zasady / zawartość
ui-balance-measure-win = Wygrana to pierwsze miejsce. Jeśli dzieli je kilka stron, każda ma część wygranej; drużyna wygrywa w całości. Podstawa to średnia wygrana miejsca przy stole i od niej liczy się różnice.
ui-balance-measure-score = Nikt tu nie gra przeciw nikomu, więc porównuje się punkty. Podstawa to średnia liczba punktów.
ui-balance-note-bots = Na wszystkich miejscach grały boty: { $bots }. Liczby mówią, jak gra przebiegała między nimi, nie między ludźmi.
ui-balance-note-random = Losowa gra pokazuje, na co pozwalają zasady i czy coś samo w sobie jest nieproporcjonalne; co woleliby dobrzy gracze, pokazać nie może. Do tego weź silniejsze boty.
ui-balance-nothing = Nic takiego się nie wydarzyło.
ui-balance-picture = Rysunek: { $title }; liczby są w tabeli poniżej
ui-balance-seats = Miejsca
ui-balance-share = Ze wszystkich miejsc
ui-balance-of-games = Ze wszystkich gier
ui-balance-interval = Przedział 95 %
ui-balance-difference = Różnica od podstawy
ui-balance-verdict = Ocenione łącznie
ui-balance-few = za mało
ui-balance-above = powyżej
ui-balance-below = poniżej
ui-balance-decisions = Decyzji w grze
ui-balance-ways = Sposoby gry
ui-balance-first = Pierwsze miejsce przy stole
ui-balance-length = Długość
ui-balance-winners = Zwycięzcy
ui-balance-others = Pozostali
ui-balance-everybody = Wszyscy
ui-balance-mean = Średnia
ui-balance-taken = Wzięte lub użyte: { $things }
ui-balance-taken-note = Miejsce liczy się raz na grę, ilekroć wzięło rzecz. Towarzyszyć wygranej to nie powodować jej: kto gra dłużej lub już prowadzi, bierze wszystkiego więcej.
ui-balance-coverage = Co weszło do gry
ui-balance-coverage-note = Rzeczy nazwane przez jakąś akcję lub zdarzenie tych gier. Co się nie pojawiło, może wymagać więcej gier, innej liczby graczy, innych opcji lub lepszych botów.
ui-balance-kind = Rzeczy
ui-balance-all = W pudełku
ui-balance-played = W grze
ui-balance-never = Nigdy
ui-balance-note-many =
    { $count ->
        [one] Strona ocenia { $count } porównanie. Każdy przedział obejmuje 95 % przypadków, więc około { $chance } może chybić przez sam przypadek. „Powyżej” i „poniżej” stoi tylko tam, gdzie różnica utrzymuje się przy łącznej ocenie wszystkich (Bonferroni). Miejsca w jednej grze nie są niezależne, więc przedziały są nieco za wąskie.
        [few] Strona ocenia { $count } porównania. Każdy przedział obejmuje 95 % przypadków, więc około { $chance } może chybić przez sam przypadek. „Powyżej” i „poniżej” stoi tylko tam, gdzie różnica utrzymuje się przy łącznej ocenie wszystkich (Bonferroni). Miejsca w jednej grze nie są niezależne, więc przedziały są nieco za wąskie.
       *[other] Strona ocenia { $count } porównań. Każdy przedział obejmuje 95 % przypadków, więc około { $chance } może chybić przez sam przypadek. „Powyżej” i „poniżej” stoi tylko tam, gdzie różnica utrzymuje się przy łącznej ocenie wszystkich (Bonferroni). Miejsca w jednej grze nie są niezależne, więc przedziały są nieco za wąskie.
    }
ui-balance-failed =
    { $count ->
        [one] { $count } gra zawiodła i została pominięta; pierwsza to gra { $number }: { $why }
        [few] { $count } gry zawiodły i zostały pominięte; pierwsza to gra { $number }: { $why }
       *[other] { $count } gier zawiodło i zostało pominiętych; pierwsza to gra { $number }: { $why }
    }
ui-balance-unfold =
    { $count ->
        [one] Wszystkie liczby: { $count } wiersz
        [few] Wszystkie liczby: { $count } wiersze
       *[other] Wszystkie liczby: { $count } wierszy
    }
ui-balance-written =
    { $games ->
        [one] { $games } gra, strona to { $file }
        [few] { $games } gry, strona to { $file }
       *[other] { $games } gier, strona to { $file }
    }
ui-balance-note-few =
    { $few ->
        [one] Wiersze z mniej niż { $few } miejscem są szare i niczego nie dowodzą.
        [few] Wiersze z mniej niż { $few } miejscami są szare i niczego nie dowodzą.
       *[other] Wiersze z mniej niż { $few } miejscami są szare i niczego nie dowodzą.
    }
ui-balance-most =
    { $count ->
        [one] Rysunek pokazuje { $count } z największą różnicą; tabela zawiera wszystkie.
        [few] Rysunek pokazuje { $count } z największymi różnicami; tabela zawiera wszystkie.
       *[other] Rysunek pokazuje { $count } z największymi różnicami; tabela zawiera wszystkie.
    }

## Co mówi odnośnik do stołu tam, gdzie ktoś go wklei

ui-guest = Gość { $number }
ui-share-open = Stół czeka na graczy: { $names }.
ui-share-playing = { $moment }. Grają: { $names }.
ui-share-over = Zakończona gra. Grali: { $names }.
ui-share-won = Zwycięstwo: { $winners }. Grali: { $names }.
ui-share-bot = bot
ui-share-free = wolne miejsce
ui-share-epoch = Epoka { $number }
ui-share-year = Rok { $number }
ui-share-round = Runda { $number }
ui-share-turn = Tura { $number }
ui-share-move = Ruch { $number }

## Analizy

review-title = Analiza: { $game }
review-eyes-seats = Szansa każdego gracza jest podana tak, jak mógł ją wtedy znać on sam.
review-eyes-all = Szanse są podane ze znajomością wszystkiego, także ukrytych kart.
review-seat = Gracz
review-start = Początek
review-result = Wynik
review-decisions = Decyzje
review-decision = Decyzja
review-luck = Los
review-given = Stracone
review-explained = Początek, decyzje i los dają w sumie wynik. Decyzje mówią, o ile punktów procentowych zmieniły szansę gracza na zwycięstwo wszystkie decyzje razem, jego własne i cudze; los mówi, o ile lepiej lub gorzej niż średnio wypadły kości, dobrane karty i rozdanie. „Stracone” to, co własne decyzje gracza straciły wobec najlepszych znalezionych możliwości.
review-points-explained = Początek, decyzje i los dają w sumie wynik. Decyzje mówią, jak zmieniły spodziewane punkty; los mówi, o ile lepiej lub gorzej niż średnio wypadły kości, dobrane karty i rozdanie. „Stracone” to, co decyzje straciły wobec najlepszych znalezionych możliwości.
review-graph = Szansa na zwycięstwo
review-points-graph = Spodziewane punkty
review-turning = Punkty zwrotne
review-best = Najlepsze decyzje
review-worst = Najgorsze decyzje
review-none = Żadna się nie wyróżnia.
review-better = Lepiej: { $action } (o { $amount } więcej).
review-moments = Wszystkie akcje
review-action = Akcja
review-trust = Na ile można ufać liczbom
review-trust-told = Szanse pochodzą z oceny wyuczonej na grach między botami. Sprawdzono ją na { $games } grach, z których się nie uczyła: jej wynik Briera to { $brier }, a przy równych szansach dla wszystkich { $even } (mniej znaczy lepiej). Tabela pokazuje, ilu z tych, którzy mieli daną szansę, wygrało.
review-trust-unknown = Nie wiadomo, jak dobrze szanse w tej grze odpowiadają rzeczywistości.
review-trust-points = Spodziewane punkty to szacunek botów, którego nie porównano z wynikami.
review-foretold = Zapowiedziano
review-won = Wygrało
review-sides = Liczba stron
review-written = Zapisano { $file }.
review-summary = { $player }: początek { $start }, decyzje { $decisions }, los { $luck }, wynik { $result }; stracone { $given }

## Zadania

puzzle-title = Zadanie { $number } z { $count }, trudność { $grade } z 3. Ruch ma { $player }: jedna możliwość jest wyraźnie najlepsza.
puzzle-right = Dobrze.
puzzle-wrong = Nie to. Spróbuj jeszcze raz albo naciśnij Enter, by zobaczyć rozwiązanie.
puzzle-numbers = Wpisz numer możliwości od 1 do { $most } albo naciśnij Enter, by zobaczyć rozwiązanie.
puzzle-solution = Rozwiązanie: { $action }. Wszystko inne kosztuje co najmniej { $percent } punktów procentowych szansy na zwycięstwo.
puzzle-solution-points = Rozwiązanie: { $action }. Przy najlepszej grze będzie na końcu { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}, po każdym innym ruchu co najmniej o { $behind } mniej.
puzzle-line = Dalej: { $what }.
puzzle-none = Nie ma tu zadań do gry { $game }. Utwórz je za pomocą --make.
puzzle-made = Utworzone zadania: { $count }, gry: { $games }, plik { $file }.
puzzle-refuted = Zadanie { $number } się nie potwierdza.
puzzle-proved = Potwierdza się { $count } z { $all } zadań.
