# Co mówi tylko plansza Wału Hadriana; rzeczy, zdarzenia i wezwania mają swoje słowa w grze.

board-left-sheet = Pogranicze
board-right-sheet = Osada
board-table = Stół
board-places = Części stołu
board-sheets = Czyje arkusze widać
board-back = Wróć do swoich arkuszy
board-pool = Pracownicy i surowce
board-years = Sześć lat
board-year-flag = Rok { $year }: kart ataku { $cards }, męstwo lub pogarda najwyżej { $flag }
board-offers = W tym roku na sprzedaż
board-fate = Ostatnia karta losu · w talii { $count }
board-neutral = Talia neutralna · zostało { $count }
board-neutral-come = Jeszcze w talii
board-neutral-gone = Już poza grą
board-calls =
    { $count ->
        [one] o { $count } kartę więcej w tegorocznym ataku
        [few] o { $count } karty więcej w tegorocznym ataku
       *[other] o { $count } kart więcej w tegorocznym ataku
    }
board-hand = Karty dobrane w tym roku
board-hand-choose = Wybierz kartę ścieżki. Druga karta będzie perspektywą: od razu daje swoich pracowników i przez cały rok oferuje swój towar i kształt.
board-hand-chosen = Wybrano. Dopóki nie wybrali wszyscy, kliknięcie drugiej karty zamienia obie.
board-path = Ścieżka
board-prospect = Perspektywa
board-paths = Ścieżki
board-penalty = Pogarda
board-total = Razem
board-score = Punkty, gdyby gra skończyła się teraz
board-forum = Raz w roku: dwóch pracowników za jednego innego rodzaju
board-turn = Obróć
board-flip = Odbij
board-turn-hint = Kółko myszy obraca kształt.
board-turn-flip-hint = Kółko myszy obraca kształt, prawy przycisk go odbija.
board-cohort = kohorta
board-forgive = zapomniana pogarda
board-attack = Atak w roku { $year }
board-calm = bez ataku
board-held = trzyma się
board-through =
    { $count ->
        [one] { $count } atak się przedarł
        [few] { $count } ataki się przedarły
       *[other] { $count } ataków się przedarło
    }
board-settled = Pogarda { $disdain }, męstwo { $valour }
board-rank = Ranga
board-cell = rząd { $row }, kolumna { $column }
board-fate-card = karta { $number }
