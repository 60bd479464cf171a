### Co mówi sam klient w przeglądarce. Własne komunikaty gier są w ich folderach.

## Strony i przejścia między nimi

web-title-lobby = Gry i stoły
web-title-new = Nowy stół
web-title-table = Stół
web-title-rules = Zasady
web-title-settings = Ustawienia
web-title-account = Konto
web-title-about = O Ludotece
web-title-nowhere = Nie ma takiej strony
web-nowhere-help = W adresie może być literówka albo tego, co tu było, już nie ma.
web-skip = Przejdź do treści
web-navigation = Główna
web-to-lobby = Do poczekalni
web-about = O projekcie
web-unofficial = Nieoficjalny projekt fanowski
web-loading = Wczytywanie …
web-one-moment = Chwileczkę …
web-failure = Coś się na tej stronie zepsuło
web-failure-help = Przy twoim stole nic się nie zmieniło. Spróbuj ponownie; jeśli to się powtórzy, odśwież stronę.
web-try-again = Spróbuj ponownie
web-cancel = Anuluj
web-close = Zamknij
web-save = Zapisz
web-saved = Zapisano.
web-copy = Kopiuj
web-copied = Skopiowano
web-copy-link = Kopiuj odnośnik
web-more = Pokaż więcej
web-less = Pokaż mniej
web-yes = tak
web-no = nie
web-on = włączone
web-off = wyłączone

## Poczekalnia

web-games = Gry
web-no-games = Na tym serwerze nie zainstalowano żadnej gry.
web-players = gracze: { $seats }
web-minutes = około { $minutes } min
web-play-now = Graj od razu z botami
web-play-alone = Graj od razu
web-starting = Przygotowywanie …
web-new-table = Nowy stół …
web-my-tables = Moje stoły
web-open-tables = Otwarte stoły
web-ended-tables = Niedawno zakończone
web-no-tables = W tej chwili nikt nie czeka na graczy. Zagraj z botami albo otwórz stół i kogoś zaproś.
web-no-tables-fit = Nie ma takiego stołu.
web-filter-game = Gra
web-filter-any-game = dowolna gra
web-filter-any-clock = dowolne tempo
web-filter-free = z wolnym miejscem
web-seats-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
web-not-started = zaraz się zacznie
web-your-turn = Twoja kolej
web-waiting-for = Czekamy na: { $names }
web-thinking = Zastanawia się: { $names } …
web-won-by = Zwycięzca: { $names }
web-ended = Gra się skończyła
web-closed = Ten stół zamknięto
web-watch = oglądaj
web-records = Zapisy gier
web-records-help = Obejrzyj pobraną grę ponownie albo kontynuuj niedokończoną.
web-records-open = Otwórz zapis …

## Nowy stół

web-seats = Miejsca
web-how-many = Ile osób gra?
web-seat-number = Miejsce { $number }
web-seat-me = ja
web-seat-here = ktoś inny przy tym ekranie
web-seat-open = wolne dla każdego
web-seat-by-link = z zaproszenia
web-seat-bot = bot
web-seat-free = wolne miejsce
web-seat-invited = z zaproszenia
web-seats-help = Przy jednym ekranie może grać kilka osób: między ich ruchami jest zasłaniany. Jeśli są miejsca wolne lub z zaproszenia, gra zacznie się, gdy wszystkie będą zajęte.
web-bot-name = Bot { $number }
web-bot-level = Jak dobrze gra bot
web-bot-random = losowy
web-bot-greedy = zachłanny
web-bot-easy = łatwy
web-bot-easy-how = Często bierze drugą najlepszą możliwość za najlepszą; na pierwszą grę.
web-bot-normal = średni
web-bot-normal-how = Porównuje, co będzie miał po każdej akcji; równorzędny przeciwnik.
web-bot-hard = trudny
web-bot-hard-how = Planuje całą swoją turę; ze średnim zwykle wygrywa.
web-bot-expert = ekspert
web-bot-expert-how = Planuje najdłużej i widzi najdalej; najsilniejszy.
web-bot-at-once = Odpowiada od razu.
web-bot-thinks =
    { $seconds ->
        [one] Nad decyzją myśli najwyżej { $seconds } sekundę.
        [few] Nad decyzją myśli najwyżej { $seconds } sekundy.
        [many] Nad decyzją myśli najwyżej { $seconds } sekund.
       *[other] Nad decyzją myśli najwyżej { $seconds } sekundy.
    }
web-bot-and-level = bot, { $level }
web-options = Jak się gra
web-usual = zwykle
web-clock = Zegar
web-clock-none = bez zegara
web-clock-live = jedno posiedzenie
web-clock-days = przez kilka dni
web-clock-bank = Minut na całą grę
web-clock-increment = Sekund dodawanych po każdej turze
web-clock-hours = Godzin na każdą turę
web-clock-none-help = Każdy ma tyle czasu, ile chce.
web-clock-live-help = Za tego, komu skończy się czas, gra bot, dopóki nie wróci.
web-clock-days-help = Za tego, komu skończy się czas, gra bot, dopóki nie wróci. Godziny snu ustawione w koncie się nie liczą.
web-table = Stół
web-table-title = Nazwa
web-public = Stół widzą wszyscy
web-public-help = Inni znajdą go w poczekalni i mogą oglądać. Zakryte karty pozostaną zakryte.
web-set-up = Otwórz stół
web-set-up-and-start = Zacznij grę

## Przed początkiem

web-hosted-by = Stół otworzył(a) { $name }
web-is-public = publiczny
web-is-private = tylko z odnośnikiem
web-sit-down = Usiądź tutaj
web-stand-up = Wstań
web-give-to-bot = Oddaj botowi
web-free-seat = Zwolnij miejsce
web-keep-for-invited = Zostaw dla zaproszonego
web-invite = Odnośnik dla znajomych
web-invite-help = Kto ma odnośnik, siada na wolnym miejscu lub zamiast bota, a trwającą grę może oglądać.
web-start = Zacznij grę
web-start-when-full = Gra może się zacząć, gdy żadne miejsce nie będzie wolne.
web-waiting-host = Grę zaczyna { $name }.
web-luck-how = Skąd wiadomo, że los jest uczciwy
web-luck-promise = Serwer wylosował dla tego stołu tajną liczbę i pokazuje tu jej odcisk, więc nie może jej już podmienić. Przeglądarka każdego gracza dodaje własną losową liczbę, najpóźniej na początku gry. O każdym tasowaniu i każdym rzucie decydują wszystkie te liczby razem, więc losu nie wybierze nikt, nawet ten, kto prowadzi ten serwer.
web-luck-fingerprint = Odcisk liczby serwera
web-luck-number-of = Liczba ({ $name })
web-luck-to-come = jeszcze jej nie ma
web-close-table = Zamknij stół
web-close-sure = Zamknąć ten stół?
web-close-help = Gra skończy się dla wszystkich i nie będzie można jej kontynuować.
web-table-closed-to-you = Nie można pokazać tego stołu
web-table-menu = Więcej o tym stole

## Stół

web-board = Plansza
web-board-text = Plansza jako tekst
web-prompt = Co trzeba zrobić
web-players-list = Gracze
web-side = Dziennik, czat, notatki, zasady
web-player = Gracz { $number }
web-player-name = Gracz
web-player-leads = { $name } ({ $thing })
web-player-gen = gracza { $name }
web-player-dat = graczowi { $name }
web-player-acc = gracza { $name }
web-player-ins = graczem { $name }
web-you = ty
web-you-watch = oglądasz
web-your-turn-says = Twoja kolej. { $prompt }
web-to-act = na ruchu
web-online = jest tu
web-offline = nie ma
web-away = poza stołem, gra bot
web-time-used-up = Twój czas się skończył. Gra za ciebie bot.
web-resigned = poddał(a) grę
web-standing = Stan
web-spectators =
    { $count ->
        [one] ogląda { $count } osoba
        [few] oglądają { $count } osoby
       *[other] ogląda { $count } osób
    }
web-switch-seat = Graj na tym miejscu
web-choose-glowing = Wybierz na planszy coś, co świeci.
web-step-back = Wstecz
web-undo = Cofnij
web-redo = Ponów
web-undo-closed = Tego nie można już cofnąć: zdecydował los, coś się ujawniło albo inny gracz już działał.
web-sending = …
web-search-options = Szukaj we wszystkich możliwościach
web-what-you-can-do = Co możesz zrobić
web-closed-options = Teraz niemożliwe
web-nothing-fits = Żadna możliwość nie pasuje do „{ $text }”.
web-thing-options =
    { $count ->
        [one] { $thing }, { $count } możliwość
        [few] { $thing }, { $count } możliwości
       *[other] { $thing }, { $count } możliwości
    }
web-and-more =
    { $count ->
        [one] i jeszcze { $count }
        [few] i jeszcze { $count }
       *[other] i jeszcze { $count }
    }
web-then-chance = … potem decyduje los.
web-then-reveal = … potem coś się ujawnia.
web-less-of = Mniej: { $name }
web-more-of = Więcej: { $name }
web-number-amount = kwota
web-number-number = liczba
web-number-ships = statki
web-number-soldiers = żołnierze
web-number-mercenaries = najemnicy
web-number-gold = złoto
web-number-hoplites = hoplici
web-disconnected = Połączenie zostało przerwane. Plansza zostaje, jaka była; próbujemy połączyć się ponownie …
web-connected-again = Połączenie wróciło.

## Dziennik, czat, notatki, zasady

web-log = Dziennik
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-earlier = Pokaż, co było wcześniej
web-more-lines =
    { $count ->
        [one] jeszcze { $count } wiersz
        [few] jeszcze { $count } wiersze
       *[other] jeszcze { $count } wierszy
    }
web-log-started = Gra się zaczyna.
web-log-closed = Stół zamknięto.
web-log-rematch = Jest rewanż.
web-log-joined = { $name } siada do stołu.
web-log-left = { $name } wstaje od stołu.
web-log-changed = Jedno miejsce ma nowe przeznaczenie.
web-log-away = { $name }: poza stołem, dalej gra bot.
web-log-out-of-time = { $name }: koniec czasu, dalej gra bot.
web-log-back = { $name } wraca do stołu.
web-log-resigned = { $name } poddaje grę.
web-chat = Czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-say = Napisz coś
web-said = { $name } mówi: { $text }
web-send = Wyślij
web-notes = Notatki
web-notes-own = Twoje notatki; nikt inny ich nie widzi
web-notes-guest = Wejdź, aby prowadzić notatki.
web-notes-kept = Zapisano.
web-notes-typing = Jeszcze niezapisane …
web-notes-failed = Nie udało się zapisać notatek. Zostają tutaj; pisz dalej, aby spróbować ponownie.
web-rules = Zasady
web-rules-search = Szukaj w zasadach
web-rules-origin = Skąd pochodzą zasady
web-rules-origin-all = Wszystko
web-rules-link = Odnośnik do: { $title }
web-rules-none = Ta gra nie ma spisu zasad.
web-rules-no-match = Żadna zasada nie zawiera „{ $words }”.
web-rules-failed = Nie udało się wczytać zasad. Otwórz tę kartę ponownie.
web-rule-open = Przeczytaj zasadę

## Historia

web-history = Historia
web-history-first = Na początek
web-history-back = Ruch wstecz
web-history-forward = Ruch naprzód
web-history-now = Wróć do teraz
web-history-mine = Do mojej ostatniej tury
web-move-of = ruch { $at } z { $last }
web-in-the-past = Patrzysz na stół po ruchu { $at } z { $last }.
web-since = Od twojej tury
web-playback-stop = Zatrzymaj

## Kilka osób przy jednym ekranie

web-hand-over = Przekaż ekran: { $name }
web-hand-over-help = To, co widział poprzedni gracz, jest zasłonięte. Nikt inny nie powinien teraz patrzeć.
web-i-am = To ja, { $name }
web-trusting = Między graczami przy jednym ekranie
web-trusting-off = zasłaniaj stół
web-trusting-on = przekazuj bez zasłaniania

## Koniec

web-result = Wynik
web-winner = Zwycięzca
web-winners =
    { $count ->
        [one] Zwycięstwo: { $names }.
        [few] Wspólne zwycięstwo: { $names }.
       *[other] Wspólne zwycięstwo: { $names }.
    }
web-ended-by-resigning = Wszyscy inni się poddali.
web-score-sheet = Punktacja
web-course = Przebieg gry
web-course-of = Co pokazuje wykres
web-moves = ruchów
web-rematch = Rewanż
web-to-rematch = Do rewanżu
web-show-board = Pokaż planszę
web-replay = Obejrzyj grę ponownie
web-record = Zapis gry
web-record-facts =
    { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }
web-download = Pobierz zapis
web-fair = Czy los był uczciwy?
web-fair-help = Cały los pochodził z jednego ziarna. Jego odcisk ogłoszono przed pierwszym ruchem, ziarno teraz: polecenie „ludoteka verify” sprawdza według nich pobrany zapis.
web-fair-story = Zanim ktokolwiek usiadł do stołu, serwer wylosował tajną liczbę i pokazał jej odcisk. Potem przeglądarka każdego gracza dodała własną losową liczbę. Każde tasowanie i każdy rzut wynikały ze wszystkich tych liczb razem. Losu nie mógł wybrać nikt, nawet ten, kto prowadzi serwer.
web-fair-alone = Przed grą serwer wylosował tajną liczbę i pokazał jej odcisk. Żadna przeglądarka nie dodała swojej liczby, decydowała więc tylko liczba serwera: w trakcie gry nie dało się jej zmienić, ale wybrał ją serwer.
web-fair-imported = Gra zaczęła się gdzie indziej: dotyczy to tylko losowań od chwili jej wczytania.
web-fair-yes = Tak, o ile ta przeglądarka może to ocenić.
web-fair-no = Nie, coś się tu nie zgadza.
web-fair-secret = Liczba serwera zgadza się z odciskiem pokazanym przed grą.
web-fair-secret-wrong = Liczba serwera nie zgadza się z odciskiem pokazanym przed grą. Ktoś ją podmienił.
web-fair-noted = To ten sam odcisk, który ta przeglądarka widziała przy zajmowaniu miejsca.
web-fair-noted-wrong = Przy zajmowaniu miejsca ta przeglądarka widziała inny odcisk.
web-fair-mine = Liczba dodana przez twoją przeglądarkę została użyta.
web-fair-mine-wrong = Liczba dodana przez tę przeglądarkę nie została użyta. To w porządku tylko wtedy, gdy później zajęto miejsce ponownie w innej przeglądarce.
web-fair-seed = Ziarno wszystkich losowań powstało dokładnie z tych liczb.
web-fair-seed-wrong = Ziarno wszystkich losowań nie powstało z tych liczb.
web-fair-not-noted = Miejsce zajęto w innej przeglądarce, więc ta nie wie, czy odcisk i twoja liczba są takie same jak wtedy.
web-fair-command = Aby sprawdzić też każde tasowanie i każdy rzut, pobierz zapis i uruchom to polecenie tam, gdzie zainstalowano Ludotekę:
web-fair-not-copied = Nie udało się skopiować polecenia; zaznacz je ręcznie.
web-fair-numbers = Pokaż wszystkie liczby
web-fair-seed-fingerprint = Odcisk ziarna
web-fair-server-number = Tajna liczba serwera
web-fair-bot-number = brak, bo liczbę bota wybrałby serwer
web-fair-no-number = brak
web-seed = Ziarno
web-leave = Odejdź, dalej gra bot
web-resign = Poddaj grę
web-resign-sure = Poddać tę grę?
web-resign-help = Twoje miejsce do końca gra bot. Nie można tego cofnąć.

## Klawisze

web-keys = Klawisze
web-keys-help = Pojedyncze litery działają przy stole, na przykład u cofa ruch. Wyłącz je, jeśli przeszkadzają czytnikowi ekranu lub sterowaniu głosem.
web-keys-are-off = Pojedyncze klawisze są wyłączone w ustawieniach.
web-key-board = do tego, co świeci na planszy
web-key-walk = przechodź po tym, co świeci
web-key-take = wybierz
web-key-escape = krok wstecz
web-key-search = szukaj możliwości według słów
web-key-undo = cofnij, ponów
web-key-end = zakończ turę
web-key-history = ruch wstecz, naprzód
web-key-history-ends = na początek, do teraz
web-key-since = co się stało od twojej tury
web-key-log = dziennik
web-key-rules = zasady
web-key-chat = czat
web-key-notes = notatki
web-key-text = plansza jako tekst
web-key-zoom = przybliż, oddal, cała plansza
web-key-keys = ta lista
web-zoom = Powiększenie
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-zoom-whole = Cała plansza
web-zoomed = { $percent } procent

## Ustawienia

web-language = Język
web-theme = Wygląd
web-theme-light = jasny
web-theme-dark = ciemny
web-theme-to-light = Przełącz na jasny wygląd
web-theme-to-dark = Przełącz na ciemny wygląd
web-as-system = jak w systemie
web-motion = Ruch
web-motion-help = Pionki przesuwają się na swoje miejsca, a liczby odliczają.
web-palette = Kolory graczy
web-palette-normal = zwykłe
web-palette-distinct = dla daltonistów
web-palette-help = Każdy kolor ma też własny znak.
web-size = Wielkość tekstu
web-size-normal = zwykła
web-size-large = duża
web-size-larger = większa
web-text-mode = Plansza jako tekst
web-text-mode-off = rysowana
web-text-mode-on = jako tekst
web-text-mode-help = Pokazuje każdą planszę jako listy i tabele, dla czytników ekranu i dla lubiących czytać.
web-settings-kept = Te ustawienia są zapisane tylko w tej przeglądarce.

## Kim jestem

web-come-in = Wejdź
web-as-guest = Jako gość
web-sign-in = Zaloguj się
web-sign-out = Wyloguj się
web-register = Załóż konto
web-register-help = Z kontem możesz wrócić z każdego urządzenia. Miejsca i stoły pozostaną twoje.
web-registered = Konto jest gotowe.
web-guest-help = Wystarczy imię. Twoje stoły zostają w tej przeglądarce.
web-guest-keeps = Jesteś gościem. Stoły zostają w tej przeglądarce, dopóki się nie wylogujesz.
web-guest-name = Gość { $number }
web-name = Imię
web-login = Login
web-password = Hasło
web-password-help = Co najmniej 8 znaków.
web-old-password = Stare hasło
web-new-password = Nowe hasło
web-change-password = Zmień hasło
web-sleep = Godziny snu
web-sleep-help = Przy stołach z zegarem na dni twój czas stoi, gdy śpisz.
web-sleep-on = W nocy mój zegar stoi
web-sleep-from = od
web-sleep-to = do
web-signed-in-as = Zalogowano jako { $login }.
web-tokens = Klucze dla programów
web-tokens-help = Program z kluczem gra w twoim imieniu.
web-token-name = Do czego służy
web-token-new = Utwórz klucz
web-token-once = To widać tylko raz:
web-token-end = Usuń
web-api = Opis API
web-delete-me = Usuń wszystko o mnie
web-delete-help = Zniknie twoje imię, hasło, klucze, notatki i wszystko, co powiedziano w twoim imieniu. Przy twoich stołach dalej zagrają boty.
web-delete-really = Tak, usuń wszystko
web-deleted = Wszystko o tobie usunięto.

## O projekcie

web-about-what = Ludoteka to stół do złożonych strategicznych gier planszowych: ze znajomymi, przez kilka dni albo z botami. Jeden silnik zasad służy przeglądarce, terminalowi, botom i badaniom.
web-about-free = To wolne oprogramowanie na licencji Apache 2.0. Możesz uruchomić je samodzielnie jednym poleceniem.
web-unofficial-title = Nieoficjalny projekt fanowski
web-unofficial-text = Ludotekę tworzą ludzie, którzy kochają te gry. Nie jest związana z ich autorami, ilustratorami ani wydawcami ani przez nich zatwierdzona. Nazwy gier i ich elementów należą do ich właścicieli. Wszystkie teksty i rysunki są nasze własne. Jeśli podoba ci się jakaś gra, kup ją: nic nie zastąpi prawdziwego stołu.
web-credits = Z podziękowaniem
web-credits-icons = Ikony pochodzą z game-icons.net, zostały pokolorowane i przeskalowane i są używane na licencji Creative Commons Attribution 3.0.

## Nazwy tego, co pokazuje gra

web-field-active = Na ruchu
web-field-area = Obszar
web-field-areas = Obszary
web-field-attack = Atak
web-field-attack-cards = Karty ataku
web-field-attacker = Atakujący
web-field-attacker-die = Kość atakującego
web-field-attackers = Atakujący
web-field-attacks = Ataki
web-field-attributes = Atrybuty
web-field-bank = Bank
web-field-battles = Bitwy
web-field-bid = Stawka
web-field-bottom = Spód talii
web-field-bribes = Łapówki
web-field-building = Budowla
web-field-buildings = Budowle
web-field-buildings-left = Pozostałe budowle
web-field-card = Karta
web-field-cards = Karty
web-field-cohorts = Kohorty
web-field-cohorts-spent = Kohorty: wykorzystane łaski
web-field-colour = Kolor
web-field-creature = Stwór
web-field-creature-deck = Talia stworów
web-field-creature-discard = Odrzucone stwory
web-field-creature-market = Oferta stworów
web-field-creatures = Stwory
web-field-crew = Załoga
web-field-dead = Nie żyje
web-field-deck = Talia
web-field-defence = Obrona
web-field-defender = Obrońca
web-field-defender-die = Kość obrońcy
web-field-difficulty = Poziom trudności
web-field-discard = Odrzucone
web-field-drawn = Dobrane
web-field-drawn-count = Liczba dobranych
web-field-eliminated = Poza grą
web-field-epoch = Epoka
web-field-extra = Dodatkowo
web-field-face-up = Awersem do góry
web-field-faction = Frakcja
web-field-factions = Frakcje
web-field-fallen-heroes = Polegli bohaterowie
web-field-fate-deck = Talia losu
web-field-fate-discard = Odrzucone karty losu
web-field-favours = Łaski
web-field-flag = Flaga
web-field-forgiven = Wybaczone
web-field-fresh-heroes = Bohaterowie zdobyci w tej turze
web-field-gain = Zysk
web-field-gladiators = Gladiatorzy
web-field-god = Bóg
web-field-gods = Bogowie
web-field-gold = Złoto
web-field-goods = Towary
web-field-hand = Na ręce
web-field-has-chosen = Wybrane
web-field-has-ended = Zakończone
web-field-hero-deck = Talia bohaterów
web-field-hero-market = Oferta bohaterów
web-field-hero-move = Ruch bohatera
web-field-heroes = Bohaterowie
web-field-hexes = Pola
web-field-horns = Rogi obfitości
web-field-ignored = Pominięte
web-field-income = Dochód
web-field-land = Ląd
web-field-loses = Porażki
web-field-map = Mapa
web-field-mercenaries = Najemnicy
web-field-mercenaries-left = Pozostali najemnicy
web-field-metropolises = Metropolie
web-field-metropolises-left = Pozostałe metropolie
web-field-move = Ruch
web-field-neutral = Karty neutralne
web-field-neutral-deck = Talia neutralna
web-field-neutral-discard = Odrzucone karty neutralne
web-field-order = Kolejność
web-field-origin = Skąd
web-field-owner = Właściciel
web-field-path = Ścieżka
web-field-paths = Ścieżki
web-field-peek = Podgląd
web-field-penalty = Kara
web-field-phase = Faza
web-field-philosophers = Filozofowie
web-field-philosophers-left = Pozostali filozofowie
web-field-places = Miejsca
web-field-players = Gracze
web-field-points = Punkty
web-field-pool = Do użycia
web-field-price = Cena
web-field-priestesses = Kapłanki
web-field-priestesses-left = Pozostałe kapłanki
web-field-prospects = Perspektywy
web-field-rank = Ranga
web-field-reached = Osiągnięte
web-field-recruit = Werbunek
web-field-resources = Surowce
web-field-round = Runda
web-field-rounds = Liczba rund
web-field-rulings = Wyroki
web-field-scale = Skala stawek
web-field-score = Punkty
web-field-seat = Gracz
web-field-ships = Statki
web-field-ships-in-supply = Statki w zasobach
web-field-shows = Przedstawienia
web-field-side = Strona
web-field-sites = Place budowy
web-field-soldiers = Żołnierze
web-field-soldiers-in-supply = Żołnierze w zasobach
web-field-stored-metropolises = Zachowane metropolie
web-field-strength = Siła
web-field-supply = Zasób
web-field-takes = Bierze
web-field-teams = Drużyny
web-field-temple-spent = Świątynie: wykorzystane łaski
web-field-temples = Świątynie
web-field-ties = Remisy
web-field-to-win = Do zwycięstwa
web-field-top = Wierzch talii
web-field-top-creature = Wierzchni stwór
web-field-total = Razem
web-field-track = Tor
web-field-turn = Tura
web-field-used-metropolises = Użyte metropolie
web-field-used-temples = Użyte świątynie
web-field-weather = Pogoda
web-field-wins = Wygrane
web-field-wounds = Rany
web-field-year = Rok
web-field-years = Liczba lat

## Co poszło nie tak i co zrobić

web-bell = Dźwięk i powiadomienie, gdy jest twoja kolej
web-bell-offer = Czy cichy dźwięk i powiadomienie przeglądarki mają powiedzieć, że jest twoja kolej, gdy patrzysz gdzie indziej?
web-bell-yes = Tak, powiadamiaj
web-bell-no = Nie, dziękuję
web-copy-moment = Kopiuj odnośnik do tej chwili
web-moment-copied = Skopiowano odnośnik do ruchu { $at }.
web-moment-not-copied = Nie udało się skopiować odnośnika. Oto on: { $link }
web-auto-pass = Automatycznie: { $what }, dopóki coś się nie zmieni
web-auto-only = Automatycznie: brana jest jedyna możliwość
web-auto-off = Już nie automatycznie: { $what }
web-auto-start-pass = Rób tak, dopóki coś się nie zmieni: { $what }
web-auto-start-only = Jedyną możliwość bierz tu zawsze
web-auto-ended = Coś się zmieniło: decyzja znów należy do ciebie.
web-notices = Powiadomienia
web-dismiss = Zamknij powiadomienie
web-board-missing = Nie udało się wczytać planszy. Gra toczy się dalej jako tekst; spróbuj odświeżyć stronę.
web-problem-offline = Serwer jest niedostępny. Sprawdź połączenie; próbujemy dalej.
web-problem-busy = Serwer jest zajęty. Nic się nie zmieniło; spróbuj za chwilę.
web-problem-database = Serwer jest zajęty. Nic się nie zmieniło; spróbuj za chwilę.
web-problem-broken = Na serwerze coś poszło nie tak. Nic się nie zmieniło; spróbuj ponownie.
web-problem-stale = Gra poszła dalej. Zobacz, o co chodzi teraz, i zdecyduj jeszcze raz.
web-problem-study-changed = To studium zostało tymczasem zmienione gdzie indziej. Oto jego obecna postać.
web-problem-study-full = To studium jest pełne. Najpierw usuń wariant albo komentarz.
web-problem-not-offered = To teraz niemożliwe.
web-problem-refused = Tego nie da się zrobić.
web-problem-not-signed-in = Najpierw wejdź: jako gość albo ze swoim kontem.
web-problem-signed-in = Masz już konto. Aby założyć inne, najpierw się wyloguj.
web-problem-no-password = Gość nie ma hasła. Najpierw załóż konto.
web-problem-csrf = Ta strona jest nieaktualna. Odśwież ją i spróbuj ponownie.
web-problem-foreign-origin = Ta strona nie należy do tego serwera. Otwórz stół z jego poczekalni.
web-problem-not-found = Nie ma tego tutaj albo nie jest dla twoich oczu. Poproś o pełny odnośnik tego, kto cię zaprosił.
web-problem-too-many-requests =
    { $seconds ->
        [one] Za dużo żądań. Odczekaj { $seconds } sekundę i spróbuj ponownie.
        [few] Za dużo żądań. Odczekaj { $seconds } sekundy i spróbuj ponownie.
       *[other] Za dużo żądań. Odczekaj { $seconds } sekund i spróbuj ponownie.
    }
web-problem-too-many-guesses =
    { $seconds ->
        [one] Za dużo błędnych haseł. Odczekaj { $seconds } sekundę i spróbuj ponownie.
        [few] Za dużo błędnych haseł. Odczekaj { $seconds } sekundy i spróbuj ponownie.
       *[other] Za dużo błędnych haseł. Odczekaj { $seconds } sekund i spróbuj ponownie.
    }
web-problem-common-password = To hasło łatwo odgadnąć. Wybierz inne.
web-problem-token-reads = Ten token pozwala tylko czytać; niczego nie może zmienić.
web-problem-token-refused = Token na to nie pozwala. Zaloguj się w przeglądarce.
web-problem-unknown-host = Serwer nie zna nazwy, pod którą go otwarto. Użyj jego zwykłego adresu.
web-problem-too-many-tables =
    { $most ->
        [one] Masz { $most } niedokończony stół. Najpierw go zamknij.
        [few] Masz { $most } niedokończone stoły. Najpierw zamknij któryś.
       *[other] Masz { $most } niedokończonych stołów. Najpierw zamknij któryś.
    }
web-problem-too-many-imports =
    { $most ->
        [one] Masz { $most } stół, licząc ukończone gry zaimportowane dzisiaj. Zamknij go albo poczekaj jeden dzień.
        [few] Masz { $most } stoły, licząc ukończone gry zaimportowane dzisiaj. Zamknij któryś albo poczekaj jeden dzień.
       *[other] Masz { $most } stołów, licząc ukończone gry zaimportowane dzisiaj. Zamknij któryś albo poczekaj jeden dzień.
    }
web-problem-too-many-bot-games =
    { $most ->
        [one] Masz już { $most } grę, w którą grają same boty. Poczekaj, aż się skończy, albo ją zamknij.
        [few] Masz już { $most } gry, w które grają same boty. Poczekaj, aż któraś się skończy, albo ją zamknij.
       *[other] Masz już { $most } gier, w które grają same boty. Poczekaj, aż któraś się skończy, albo ją zamknij.
    }
web-problem-too-many-studies =
    { $most ->
        [one] Masz { $most } studium. Najpierw je usuń.
        [few] Masz { $most } studia. Najpierw usuń któreś.
       *[other] Masz { $most } studiów. Najpierw usuń któreś.
    }
web-problem-too-many-tokens =
    { $most ->
        [one] Masz { $most } token. Najpierw go usuń.
        [few] Masz { $most } tokeny. Najpierw usuń któryś.
       *[other] Masz { $most } tokenów. Najpierw usuń któryś.
    }
web-problem-too-large = To jest za duże, aby je wysłać.
web-problem-taken = To miejsce jest zajęte. Wybierz inne.
web-problem-invited-only = To miejsce jest dla zaproszonego gościa. Wybierz inne albo poproś o odnośnik.
web-problem-seated = Siedzisz już przy tym stole.
web-problem-not-seated = Nie siedzisz przy tym stole.
web-problem-not-your-seat = To nie jest twoje miejsce.
web-problem-not-author = Studium może zmieniać tylko jego autor.
web-problem-not-host = To może zrobić tylko ten, kto otworzył stół.
web-problem-seats-free = Któreś miejsce jest wolne. Poczekaj na kogoś albo oddaj je botowi.
web-problem-full = Wszystkie miejsca są zajęte. Możesz za to oglądać.
web-problem-left = Już cię nie ma przy stole; gra za ciebie bot.
web-problem-over = Ta gra już nie trwa.
web-problem-out-of-time = Twój czas minął i grę przejmuje bot. Wróć, jeśli chcesz grać dalej.
web-problem-time-used-up = Twój czas się skończył, dodatkowy też. Gra za ciebie bot.
web-problem-not-playing = Ta gra nie trwa.
web-problem-not-over = Gra jeszcze trwa.
web-problem-not-started = Gra jeszcze się nie zaczęła.
web-problem-not-open = Gra już się zaczęła.
web-problem-resigned = Ta gra jest przez ciebie poddana.
web-problem-others-play = Inni jeszcze nie porzucili tej gry. Odejdź albo poddaj grę.
web-problem-login-taken = Login { $login } jest zajęty. Wybierz inny.
web-problem-wrong-password = Login lub hasło są błędne. Spróbuj ponownie.
web-problem-bad-option = Te opcje do siebie nie pasują. Zmień którąś i spróbuj ponownie.
web-problem-bad-record = Ten zapis jest uszkodzony albo powstał z innymi zasadami. Wybierz inny.
web-problem-seat-count = Liczba graczy { $seats } nie pasuje do tej gry. Możliwe liczby graczy: { $counts }.
web-problem-unknown-game = Ta gra nie jest tu zainstalowana.
web-problem-game-missing = Ta gra nie jest tu już zainstalowana. Stół ruszy dalej, gdy wróci.
web-problem-unknown-bot = Nie ma tu takiego bota. Wybierz innego.
web-problem-unknown-zone = Strefa czasowa { $zone } nie jest tu znana.
web-problem-long-sleep =
    { $hours ->
        [one] Godziny snu mogą trwać najwyżej { $hours } godzinę.
        [few] Godziny snu mogą trwać najwyżej { $hours } godziny.
       *[other] Godziny snu mogą trwać najwyżej { $hours } godzin.
    }
web-problem-key-used = To już zostało wysłane. Odśwież stronę i zobacz.
web-problem-malformed = Coś w formularzu się nie zgadza. Sprawdź, co wpisano.
web-problem-method = Serwer nie rozumie tego żądania. Odśwież stronę.
web-problem-media-type = Serwer nie rozumie tego żądania. Odśwież stronę.
web-problem-no-record = Ten plik nie jest zapisem gry. Wybierz taki, który pobrano tutaj.

## Ludzie i kolory

web-colour-red = Czerwony
web-colour-blue = Niebieski
web-colour-green = Zielony
web-colour-yellow = Żółty
web-colour-purple = Fioletowy
web-colour-black = Czarny
web-colour-orange = Pomarańczowy
web-colour-white = Biały
web-colour-open = Kolor wybiera się dopiero w grze
web-name-and-colour = { $name } ({ $colour })

## Przygotowanie stołu, dokładniej

web-not-possible-so = Tak się nie da
web-join-table = Usiądź przy tym stole
web-join-bot-place = Usiądź zamiast bota

## Poza stołem

web-you-are-away = Nie ma cię przy stole. Dopóki nie wrócisz, gra za ciebie bot.
web-i-am-back = Już jestem

## Własna historia

web-title-history = Moje gry
web-history-empty = Nie masz jeszcze żadnej dokończonej gry.
web-history-stranger = Tu będą twoje dokończone gry, także bez konta.
web-history-all = wszystkie gry
web-history-won = wygrana
web-history-shared = wspólna wygrana
web-history-place = { $place }. miejsce z { $count }
web-history-resigned = poddana
web-history-score =
    { $played ->
        [one] { $played } gra, wygrane: { $won }
        [few] { $played } gry, wygrane: { $won }
       *[other] { $played } gier, wygrane: { $won }
    }
web-history-replay = Odtwórz

## Ludzie między sobą

web-remove = Poproś o odejście
web-remove-person = Poproś o odejście od stołu: { $name }
web-person-menu = Co zrobić: { $name }
web-mute = Wycisz
web-mute-help = Nie zobaczysz, co ta osoba pisze.
web-block = Zablokuj
web-block-help = Wycisz, a do tego nie wpuszczaj do swoich stołów.
web-unmute = Cofnij wyciszenie
web-unblock = Odblokuj
web-is-muted = wyciszenie
web-is-blocked = blokada
web-muted-done = { $name }: wyciszono. Możesz to zmienić na stronie konta.
web-blocked-done = { $name }: zablokowano. Możesz to zmienić na stronie konta.
web-unshunned-done = { $name }: wiadomości są znowu widoczne.
web-blocks = Osoby wyciszone i zablokowane
web-blocks-help = Nie dowiedzą się o tym. Nie widzisz, co piszą, a osoba zablokowana nie usiądzie do twojego stołu.
web-report = Zgłoś …
web-report-title = Zgłoszenie: { $name }
web-report-person-help = Zawiadom opiekunów serwera o tej osobie.
web-report-message-help = Zawiadom opiekunów serwera o tej wiadomości.
web-report-why = Co się stało?
web-report-abuse = Obelgi lub groźby
web-report-spam = Spam lub reklama
web-report-cheating = Oszukiwanie
web-report-name = Obraźliwe imię
web-report-other = Coś innego
web-report-text = Chcesz coś dodać?
web-report-help = Opiekunowie zobaczą też ostatnie wiadomości przy tym stole. Ta osoba nie dowie się, kto ją zgłosił.
web-report-send = Wyślij zgłoszenie
web-report-done = Dziękujemy. Opiekunowie się tym zajmą.
web-talk = Kto może pisać?
web-talk-players = tylko gracze
web-talk-everyone = także widzowie
web-talk-closed = Przy tym stole piszą tylko gracze.
web-talk-muted = Nie możesz tu teraz pisać.
web-grace = Głosowanie o nieobecnym graczu możliwe po
web-grace-usual = zależnie od zegara
web-grace-help = Gdy stół czeka na kogoś, kogo nie ma, pozostali mogą potem zagłosować, czy do jego powrotu ma grać bot.
web-vote = Głosowanie
web-vote-asks = Nie ma tu gracza { $name }. Możesz zagłosować, czy ma zagrać bot.
web-vote-away = { $name }: nieobecność trwa { $time }
web-vote-alone = Czy do powrotu gracza ma grać bot?
web-vote-count = Za botem: { $replace }, za czekaniem: { $wait }, uprawnionych: { $voters }
web-vote-replace = Niech gra bot
web-vote-wait = Czekamy
web-log-removed = Ktoś na prośbę gospodarza odchodzi od stołu.
web-log-replaced = Pozostali zdecydowali: dopóki { $name } nie wróci, gra bot.
web-log-vote-replace = { $name } głosuje za botem. Głosowanie dotyczy: { $other }.
web-log-vote-wait = { $name } woli poczekać. Głosowanie dotyczy: { $other }.
web-log-vote-waits = Pozostali zdecydowali, że poczekają. Stół czeka na gracza { $name }.
web-log-talk-players = Od teraz przy stole piszą tylko gracze.
web-log-talk-everyone = Od teraz mogą pisać także widzowie.
web-log-closed-operator = Stół zamknął opiekun serwera.
web-announcement = Ogłoszenie
web-announcement-seen = Rozumiem
web-suspended-title = Twój dostęp jest zawieszony
web-suspended-until = Możesz znowu grać od { $until }.
web-suspended-open = Jest zawieszony, dopóki opiekun serwera go nie przywróci.
web-suspended-help = Rozpoczęte gry toczą się dalej: pozostali zdecydują, czy zagra za ciebie bot.
web-reason-given = Powód:

## Opieka nad serwerem

web-title-operator = Opieka nad serwerem
web-operator-reports = Zgłoszenia
web-operator-people = Ludzie
web-operator-tables = Stoły
web-operator-announce = Ogłoszenia
web-operator-audit = Dziennik działań
web-operator-show = Pokaż
web-operator-open-reports = zgłoszenia do załatwienia
web-operator-closed-reports = zgłoszenia załatwione
web-operator-no-reports = Nie ma tu zgłoszeń.
web-operator-told-by = Zgłosił(a) { $name }
web-operator-said = Co kto pisał
web-operator-reported-line = Zgłoszono:
web-operator-outcome = Wynik:
web-operator-look-up = Znajdź tę osobę
web-operator-why = Powód
web-operator-for = Na jak długo?
web-operator-until-lifted = do odwołania
web-operator-until-ended = do zakończenia
web-operator-suspend = Zawieś
web-operator-suspend-title = Zawiesić dostęp: { $name }?
web-operator-suspend-help = Ta osoba nigdzie nie wejdzie i pozna powód. Jej gry toczą się dalej: według zegara albo pozostali głosują za botem.
web-operator-unsuspend = Przywróć dostęp
web-operator-mute = Odbierz głos
web-operator-mute-title = Odebrać głos: { $name }?
web-operator-mute-help = Ta osoba może grać, ale nie pisać, i pozna powód.
web-operator-unmute = Przywróć głos
web-operator-lift = Cofnij
web-operator-lift-title = { $name }: cofnąć?
web-operator-lift-suspended = Ta osoba znów może się zalogować i grać.
web-operator-lift-muted = Ta osoba znów może pisać.
web-operator-delete = Usuń
web-operator-delete-title = Usunąć na zawsze: { $name }?
web-operator-delete-help = Znikną imię, login, notatki i wszystko, co ta osoba napisała. Gry innych zostają, a miejsca przejmie bot. Nie można tego cofnąć.
web-operator-close-title = Zamknąć stół „{ $title }”?
web-operator-close-help = Gra skończy się tam dla wszystkich i nie będzie można jej dokończyć.
web-operator-hush = Usuń wiadomość
web-operator-hush-help = Nikt już jej nie zobaczy. W zgłoszeniu zostanie jej kopia.
web-operator-resolve = Zamknij zgłoszenie
web-operator-resolve-help = Napisz jednym zdaniem, jak się to skończyło.
web-operator-find = Szukaj
web-operator-find-person = Imię, login lub id
web-operator-find-table = Tytuł, gracz lub id
web-operator-nobody = Nikt nie pasuje.
web-operator-guest = gość
web-operator-is = opiekun serwera
web-operator-is-suspended = Dostęp zawieszony
web-operator-is-muted = Odebrany głos
web-operator-seen = ostatnio { $when }
web-operator-sits =
    { $count ->
        [one] przy { $count } stole
        [few] przy { $count } stołach
        [many] przy { $count } stołach
       *[other] przy { $count } stołu
    }
web-operator-has-reports =
    { $count ->
        [one] { $count } otwarte zgłoszenie
        [few] { $count } otwarte zgłoszenia
        [many] { $count } otwartych zgłoszeń
       *[other] { $count } otwartego zgłoszenia
    }
web-operator-playing = trwa gra
web-operator-announce-help = Wszyscy zobaczą je nad każdą stroną, dopóki go nie zamkną albo się nie skończy. Gdzie brak tłumaczenia, pokaże się tekst angielski.
web-operator-announce-now = Ogłoś
web-operator-ends = koniec { $when }
web-operator-end = Zakończ
web-audit-when = Kiedy
web-audit-who = Kto
web-audit-what = Co
web-audit-whom = Kogo lub gdzie
web-audit-console = { $name }, wiersz poleceń
web-audit-grant = powołanie opiekuna
web-audit-revoke = odwołanie opiekuna
web-audit-suspend = zawieszenie
web-audit-unsuspend = przywrócenie dostępu
web-audit-mute = odebranie głosu
web-audit-unmute = przywrócenie głosu
web-audit-delete = usunięcie
web-audit-close = zamknięcie stołu
web-audit-hush = usunięcie wiadomości
web-audit-resolve = zamknięcie zgłoszenia
web-audit-announce = ogłoszenie
web-audit-end-announcement = koniec ogłoszenia
web-audit-other = coś innego

web-problem-is-operator = To opiekun serwera. Najpierw trzeba go odwołać w wierszu poleceń.
web-problem-muted =
    { $until ->
        [never] Opiekun serwera odebrał ci głos. Powód: { $why }
       *[other] Opiekun serwera odebrał ci głos do { $until }. Powód: { $why }
    }
web-problem-not-absent = Nie ma o czym głosować: gracz jest tutaj albo nikt na niego nie czeka.
web-problem-not-operator = Ta strona jest dla opiekunów serwera zalogowanych hasłem.
web-problem-not-welcome = Do tego stołu nie możesz usiąść. Wybierz inny albo otwórz własny.
web-problem-removed = Gospodarz prosi, by do tego stołu nie siadać. Wybierz inny albo otwórz własny.
web-problem-seat-empty = Nikt już tam nie siedzi.
web-problem-suspended =
    { $until ->
        [never] Twój dostęp jest zawieszony. Powód: { $why }
       *[other] Twój dostęp jest zawieszony do { $until }. Powód: { $why }
    }
web-problem-talk-closed = Przy tym stole piszą tylko gracze.
web-problem-too-many-blocks =
    { $most ->
        [one] Masz { $most } zablokowaną osobę. Najpierw kogoś odblokuj.
        [few] Masz { $most } zablokowane osoby. Najpierw kogoś odblokuj.
        [many] Masz { $most } zablokowanych osób. Najpierw kogoś odblokuj.
       *[other] Masz { $most } zablokowanej osoby. Najpierw kogoś odblokuj.
    }
web-problem-too-many-reports =
    { $most ->
        [one] { $most } twoje zgłoszenie jeszcze czeka. Daj opiekunom czas, by się nim zajęli.
        [few] { $most } twoje zgłoszenia jeszcze czekają. Daj opiekunom czas, by się nimi zajęli.
        [many] { $most } twoich zgłoszeń jeszcze czeka. Daj opiekunom czas, by się nimi zajęli.
       *[other] { $most } twojego zgłoszenia jeszcze czeka. Daj opiekunom czas, by się nimi zajęli.
    }
web-problem-vote-early =
    { $minutes ->
        [one] Daj graczowi jeszcze { $minutes } minutę, potem możesz zagłosować.
        [few] Daj graczowi jeszcze { $minutes } minuty, potem możesz zagłosować.
        [many] Daj graczowi jeszcze { $minutes } minut, potem możesz zagłosować.
       *[other] Daj graczowi jeszcze { $minutes } minuty, potem możesz zagłosować.
    }
web-problem-yourself = Nie możesz zrobić tego sobie.

## Learning

web-learn = Nauka
web-learn-lead = Krótkie lekcje przy prawdziwym stole: w każdej jedna myśl, od jednej do pięciu minut. Po nich pierwsza gra z trenerem u boku.
web-learn-title = Naucz się grać: { $game }
web-learn-course = Krótkie lekcje: { $count }, razem około { $minutes } minut. Przejdź je po kolei albo wybierz tę, której potrzebujesz.
web-learn-progress = opanowane { $done } z { $count }
web-learn-begin = Zacznij
web-learn-go-on = Dalej
web-learn-start = Zacznij
web-learn-repeat = Powtórz
web-learn-start-lesson = Zacznij lekcję „{ $title }”
web-learn-done = opanowana
web-learn-none = Do tej gry nie ma lekcji.
web-learn-forget = Zacznij od nowa
web-lesson = Lekcja
web-lesson-number = Lekcja { $number } z { $count }
web-lesson-done = Lekcja opanowana!
web-lesson-right = Dobrze!
web-lesson-hint = Wskazówka
web-lesson-show = Pokaż
web-lesson-showing = Patrz …
web-lesson-turn = Dalej
web-lesson-back = Wstecz
web-lesson-next = Następna: { $title }
web-lesson-again = Jeszcze raz
web-lesson-task-again = Spróbuj ponownie
web-lesson-other = Zasady na to pozwalają, ale ta lekcja jest o czym innym. Nic się nie stało: przeczytaj zadanie jeszcze raz albo poproś o wskazówkę.
web-lesson-is-over = Ta lekcja jest skończona. Przejdź do następnej.
web-lessons-all = Wszystkie lekcje
web-lessons-finished = Wszystkie lekcje gotowe: teraz pierwsza gra
web-coach = Trener
web-coach-title = Pierwsza gra z trenerem
web-coach-about = Cała gra przeciw łatwym przeciwnikom. Trener wyjaśnia każdy rodzaj pytania, gdy pojawia się po raz pierwszy. Jednym kliknięciem można go odprawić.
web-coach-start = Graj z trenerem
web-coach-understood = Jasne
web-coach-again = Co to jest?
web-coach-off = Bez trenera
web-problem-lesson-wrong = Nie o to chodzi w tej lekcji. Spróbuj czegoś innego.
web-problem-no-hints = Podpowiedzi są tylko dla gier przeciw botom i dla gier w pojedynkę.
web-problem-no-lesson = Ten stół nie jest lekcją.
web-problem-no-review = W tej grze nie da się podać szans na wygraną, jak wszędzie tam, gdzie wszyscy grają po jednej stronie. Przejrzyj grę krok po kroku albo zacznij studium i wypróbuj inne drogi.
web-rules-contents = Spis treści
web-rules-summary = Na jednej stronie
web-rules-try = Wypróbuj na planszy: { $title }
web-print = Drukuj
web-summary-aim = Cel
web-summary-start = Początek
web-summary-turn = Tura
web-summary-fight = Walka
web-summary-end = Koniec
web-summary-advice = Dobra rada
# A site without a server: the house in the browser itself
web-anywhere = Bez serwera
web-anywhere-help = Wszystko dzieje się w tej przeglądarce: zasady, boty i twoje gry. Graj samodzielnie, przeciw botom albo z innymi przy tym ekranie, a gdy strona już tu raz była, także bez sieci. Aby grać z ludźmi skądinąd, otwórz zapis gry na serwerze.
web-anywhere-seats-help = Przy tym ekranie może grać kilka osób: każda ma swoje imię, a to, czego inni nie mogą widzieć, jest zakrywane między turami. Gra z ludźmi skądinąd wymaga serwera.
web-anywhere-account = Nie ma tu kont. Twoje imię i twoje gry pozostają w tej przeglądarce; zapisz grę do pliku, jeśli chcesz ją mieć gdzie indziej.
web-anywhere-loading = Zasady są w drodze: { $percent } %
web-anywhere-waking = Zasady się przygotowują …
web-anywhere-elsewhere = Ludoteka jest otwarta w innej karcie. Zamknij ją tam, a ta ruszy dalej.
web-anywhere-failed = Nie udało się wczytać zasad. Bez sieci musiały tu być już wcześniej.
web-anywhere-renewed = Nowa wersja Ludoteki jest gotowa.
web-anywhere-renew = Użyj jej teraz
web-anywhere-move = Zapisz, by grać dalej gdzie indziej
web-anywhere-licences = Licencje wszystkiego na tej stronie
web-problem-alone = Do tego potrzeba innych ludzi, a bez serwera ich tu nie ma.
web-problem-not-kept = Tej gry nie ma jeszcze w przeglądarce. Otwórz ją raz, gdy będzie sieć.
web-problem-engine = Nie udało się wczytać zasad; odśwież stronę, by spróbować ponownie.
# A game that moves between a server and a browser
web-arrive = Gra skądinąd
web-arrive-about = Gra { $game } trafiła tu, by toczyć się dalej. Przy stole: { $players }. Zasady sprawdzą każdy jej ruch; los, który dopiero nadejdzie, zostanie wylosowany na nowo.
web-arrive-play = Graj dalej tutaj
web-move = Przenieś tę grę na serwer
web-move-there = Przenieś tę grę na { $host }
web-move-back = Graj dalej bez sieci
web-move-back-there = Graj dalej bez sieci na { $host }
web-move-other = Przenieś gdzie indziej
web-move-help = Serwer otworzy się w nowej karcie i pokaże grę, zanim cokolwiek się tam stanie. To, co już rozegrano, idzie z nią; gra tutaj zostaje, jaka jest.
web-move-back-help = W nowej karcie otworzy się Ludoteka bez serwera i pokaże grę, zanim cokolwiek się tam stanie. To, co już rozegrano, idzie z nią; gra tutaj zostaje, jaka jest.
web-move-address = Adres
web-move-go = Otwórz tam
web-move-too-long = Ta gra jest za długa, by tak podróżować. Zapisz ją i otwórz zapis na miejscu.

## Pictures in the rules

web-picture-steps = Kroki przykładu „{ $title }”
web-picture-back = Krok wstecz
web-picture-on = Krok dalej
web-picture-at = { $at } z { $count }
web-picture-failed = Obrazek nie dotarł.

## Hints and the coach's warnings

web-hints = Podpowiedź
web-hints-now = Teraz: { $standing }
web-hints-thinking = Ekspert myśli …
web-hints-wait = Podpowiedzi pojawią się w twojej turze.
web-hints-ready = { $count ->
    [one] Jest jedna podpowiedź.
    [few] Są { $count } podpowiedzi.
   *[other] Jest { $count } podpowiedzi.
}
web-hint-quiet = Niczego od razu nie zmienia.
web-advice-chance = szansa na wygraną { $percent } %
web-advice-points = około { $points } { $points ->
    [one] punktu
    [few] punktów
   *[other] punktów
}
web-advice-you = Ty: { $what }.
web-advice-side = { $name }: { $what }.
web-why-bot = Dlaczego bot to zrobił?
web-why-chance = Szansa na wygraną ({ $name }): przedtem { $before } %, potem { $after } %.
web-close-panel = Zamknij
web-key-hints = podpowiedź, przeciw botom i solo
web-caution-chance = Uwaga: „{ $what }” kosztuje około { $given } { $given ->
    [one] punktu procentowego
    [few] punktów procentowych
   *[other] punktów procentowych
} szansy na wygraną.
web-caution-points = Uwaga: „{ $what }” kosztuje około { $given } { $given ->
    [one] punktu
    [few] punktów
   *[other] punktów
}.
web-caution-better = Lepiej: „{ $what }”.
web-caution-take-better = Zagraj lepszy ruch
web-caution-think = Zastanowię się
web-caution-anyway = Zrób mimo to
web-caution-silence = Bez ostrzeżeń

## The review of a finished game

web-review = Analiza
web-review-open = Przeanalizuj grę
web-review-knowledge = Co jest wiadome
web-review-seats = Co gracze mogli wiedzieć
web-review-all = Ze wszystkim znanym
web-review-working = Gra jest przeglądana: { $done } z { $total } akcji.
web-review-failed = Analiza się nie udała.
web-review-none = Nikt jeszcze nie poprosił o tę analizę.
web-review-graph = Szanse w trakcie gry
web-review-at = Po akcji { $at }: { $standings }
web-review-graph-help = Szansa każdego gracza na wygraną. Kliknij wykres, by zobaczyć ten moment; kropki to punkty zwrotne.
web-review-graph-points = Punkty, których każdy gracz mógł oczekiwać. Kliknij wykres, by zobaczyć ten moment; kropki to punkty zwrotne.
web-review-given = Kosztowało { $given } { $given ->
    [one] punkt procentowy
    [few] punkty procentowe
   *[other] punktów procentowych
}.
web-review-given-points = Kosztowało { $given } { $given ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
web-review-show = Pokaż
web-review-luck-here = Szczęście tutaj: { $luck }.
web-review-play-on = Graj dalej stąd przeciw botom
web-review-play-on-how = Najpierw wybierz moment.
web-review-luck-and-skill = Szczęście i umiejętności
web-review-player = Gracz
web-review-decisions = Decyzje
web-review-luck = Szczęście
web-review-gave = Stracone
web-review-sum = W punktach procentowych szansy na wygraną. Początek, decyzje i szczęście dają razem wynik.
web-review-sum-points = W punktach. Początek, decyzje i szczęście dają razem wynik.
web-review-turning = Punkty zwrotne
web-review-worst = Najdroższe ruchy
web-review-best = Najlepsze ruchy
web-review-trust = Jak bardzo ufać tym szansom
web-review-trust-told = Sprawdzone na { $games } grach, z których ocena się nie uczyła: gdzie przewidywała około { $foretold } %, wygrano w { $won } %.
web-review-brier = Wynik Briera { $brier }, przy równych szansach { $even }; mniej znaczy lepiej.
web-review-tenth = przewidziano { $foretold } %, wygrano { $won } % (liczba pozycji: { $count })

## Puzzles

web-puzzles = Zadania
web-puzzles-lead = { $count ->
    [one] Jedna pozycja
    [few] { $count } pozycje
   *[other] { $count } pozycji
} z prawdziwych gier, w których jeden ruch jest wyraźnie najlepszy. Znajdź go.
web-puzzles-all = Wszystkie zadania
web-puzzles-none = Do tej gry nie ma jeszcze zadań.
web-puzzles-today = Dzisiejsze zadania
web-puzzle-today = Zadanie dnia
web-puzzle-number = Zadanie { $number }
web-puzzle-grade-1 = łatwe
web-puzzle-grade-2 = średnie
web-puzzle-grade-3 = trudne
web-puzzle-solved = rozwiązane
web-puzzle-task = Grasz jako { $name }. Jeden ruch jest wyraźnie najlepszy: znajdź go na planszy albo na liście.
web-puzzle-right = Dobrze! Wszystko inne jest gorsze o co najmniej { $behind } punktów procentowych.
web-puzzle-task-points = Grasz jako { $name }. O twoich punktach decydujesz już tylko ty. Jeden ruch daje ich na końcu najwięcej: znajdź go na planszy albo na liście.
web-puzzle-right-points = Dobrze! Każdy inny ruch daje na końcu co najmniej o { $behind } { $behind ->
    [one] punkt
    [few] punkty
   *[other] punktów
} mniej.
web-puzzle-worth = Przy najlepszej grze będzie na końcu { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
web-puzzle-line = Najlepszy dalszy ciąg: { $what }.
web-puzzle-wrong = „{ $what }” można zagrać, ale jest coś wyraźnie lepszego. Spróbuj jeszcze raz.
web-puzzle-solution = Najlepszy ruch to „{ $what }”.
web-puzzle-show = Pokaż rozwiązanie
web-puzzle-next = Następne zadanie
web-puzzle-moves = Możliwe ruchy

## Studies: comments, marks and lines on a finished game

web-study = Studium
web-studies = Studia
web-studies-lead = Studium zawiera twoje komentarze, znaki na planszy i własne warianty do zakończonej gry. Przeczyta je każdy, kto ma odnośnik.
web-studies-none = Nie masz jeszcze żadnego studium. Odtwórz zakończoną grę, otwórz jej analizę i wybierz „Studiuj tę grę”.
web-studies-import = Wczytaj studium z pliku
web-study-begin = Studiuj tę grę
web-study-of = Studium gry { $game }
web-study-by = autor: { $name }
web-study-title = Tytuł studium
web-study-game = Gra
web-study-copied = Odnośnik do tej chwili studium skopiowany.
web-study-here-only = To studium jest tylko w tej przeglądarce. Aby się nim podzielić, zapisz je do pliku.
web-study-file = Zapisz do pliku
web-study-delete = Usuń
web-study-delete-really = Tak, usuń to studium
web-study-counts = { $lines ->
    [one] { $lines } wariant
    [few] { $lines } warianty
   *[other] { $lines } wariantów
}, { $notes ->
    [one] { $notes } komentarz
    [few] { $notes } komentarze
   *[other] { $notes } komentarzy
}
web-study-eyes = Czyimi oczami
web-study-whoever = Kto decyduje
web-study-start = Na początek
web-study-try = Zagraj coś innego ({ $name })
web-study-moves = Ruchy i warianty
web-study-line-opens = Wariant:
web-study-noted = Jest tu komentarz.
web-study-comment = Komentarz do tej chwili
web-study-tools = Co robi kliknięcie w planszę
web-study-tool-play = Graj
web-study-tool-ring = Zaznacz
web-study-tool-arrow = Strzałka
web-study-tool-play-help = Kliknij to, co świeci, aby zagrać stąd coś innego. Wariant zostanie zapisany.
web-study-tool-ring-help = Kliknij rzecz na planszy, aby ją zaznaczyć; kliknij znowu, aby cofnąć.
web-study-tool-arrow-help = Kliknij tam, gdzie strzałka się zaczyna.
web-study-tool-arrow-end = Teraz kliknij tam, dokąd prowadzi.
web-study-from-list = Zaznacz rzeczy z listy
web-study-arrow-from = Strzałka od
web-study-thing = Rzecz
web-study-add = Dodaj
web-study-marks = Znaki na planszy
web-study-ring = Zaznaczone: { $thing }
web-study-arrow = Strzałka: { $from } → { $thing }
web-study-a-thing = coś na planszy
web-study-unmark = Usuń: { $mark }
web-study-other-luck = Ten sam ruch z innym szczęściem
web-study-cut = Usuń ten ruch i wszystko po nim
