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
ui-rules-empty = Ta gra nie ma zestawienia zasad.
ui-rules-more =
    { $count ->
        [one] Jeszcze { $count }:
        [few] Jeszcze { $count }:
       *[many] Jeszcze { $count }:
    }

## Zapisy partii

ui-verified =
    { $actions ->
        [one] { $file }: odtworzono { $actions } akcję, wszystkie pozycje zgadzają się z zapisem.
        [few] { $file }: odtworzono { $actions } akcje, wszystkie pozycje zgadzają się z zapisem.
       *[many] { $file }: odtworzono { $actions } akcji, wszystkie pozycje zgadzają się z zapisem.
    }
ui-luck-checked = Wszystkie losowania wynikają z ziarna ustalonego przed pierwszą akcją.
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
ui-coverage-nothing = Ta gra nie mówi, co powinno wejść do gry.

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
