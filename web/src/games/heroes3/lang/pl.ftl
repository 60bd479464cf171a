### Combat, cards, scenario, set-up

board-card-few = Garstka
board-card-pack = Grupa
board-card-attack = Atak
board-card-defense = Obrona
board-card-health = Życie
board-card-initiative = Inicjatywa
board-card-movement =
    { $movement ->
        [flying] Lata
        [ranged] Strzela
       *[other] Chodzi
    }
board-card-power = Albo daje { $power } mocy innemu zaklęciu.
board-card-hand = Twoja ręka
board-card-hidden =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
board-card-empty-hand = Brak kart na ręce
board-card-deck = talia
board-card-discard = odrzucone
board-card-deck-holds = Karty w talii, bez kolejności
board-card-discard-holds = Stos kart odrzuconych
board-card-none = Brak
board-card-close = Zamknij
board-card-experts =
    { $count ->
        [one] zostało { $count } użycie eksperckie
        [few] zostały { $count } użycia eksperckie
       *[many] zostało { $count } użyć eksperckich
    }
board-card-never-in-combat = nie w walce
board-card-only-in-combat = tylko w walce
board-card-not-now = nie teraz
board-card-now = można zagrać teraz

board-search = Wybierz kartę
board-search-fair = Wyłożone na stole
board-search-other =
    { $count ->
        [one] { $seat } ogląda { $count } kartę
        [few] { $seat } ogląda { $count } karty
       *[many] { $seat } ogląda { $count } kart
    }
board-search-bid = Twoja oferta: { $gold } złota

board-fight = Walka
board-fight-none = Teraz nie toczy się żadna walka.
board-fight-field = Pole bitwy
board-fight-deployment = Rozstawienie
board-fight-place = Wybierz jednostkę, a potem jej pole.
board-fight-round = Runda { $round }
board-fight-order = Kolejność aktywacji
board-fight-unit = { $unit } ({ $owner })
board-fight-health = życie { $left } z { $health }
board-fight-defending = broni się
board-fight-paralysed = paraliż
board-fight-retaliated = kontratak wykonany
board-fight-activated = już działała
board-fight-space = Pole { $space }
board-fight-wall = Mur
board-fight-wall-on = Mur na { $space }
board-fight-gate-on = Brama na { $space }
board-fight-rank-back = tył
board-fight-rank-front = przód
board-fight-rank-middle = środek
board-fight-last-round = Ostatnia runda
board-fight-one-more =
    { $price ->
        [0] kolejna jest za darmo
       *[other] kolejna: { $price } ruchu (zostało { $moves })
    }
board-fight-no-limit = Bez limitu
board-fight-to-the-end = do ostatniej jednostki
board-fight-neutrals = Jednostki neutralne
board-fight-ai = Bohater AI
board-fight-led-by = dowodzi { $name }
board-fight-led-by-rules = kierują nimi zasady AI
board-fight-siege =
    { $walls ->
        [0] Nie stoi żaden mur
        [one] Stoi { $walls } mur
        [few] Stoją { $walls } mury
       *[many] Stoi { $walls } murów
    }{ $gate ->
        [0] .
       *[other] { " " }i brama.
    } Strzały ponad nimi ranią o 1 mniej; padają od jednego ciosu.
board-fight-spells = Zaklęcia w tej rundzie: { $cast } z { $limit }
board-fight-ai-deck = Talia AI: karty { $cards }, zaklęcia { $spells }
board-fight-surrender = Poddanie się kosztuje { $gold } złota.
board-fight-effects = Działa
board-fight-last = Ostatni atak
board-fight-last-back = Kontratak
board-fight-damage = obrażenia: { $amount }
board-fight-die = kość ataku
board-fight-least = najmniej
board-fight-likely = zwykle
board-fight-most = najwięcej
board-fight-falls = ginie cel: { $unit }
board-fight-drops = spada do garstki
board-fight-dice-low = Dwie kości, liczy się niższa.
board-fight-dice-high = Dwie kości, liczy się wyższa.
board-fight-dice-sum = Dwie kości, liczą się obie.
board-fight-guarded = Obrońca też rzuca: +1 dodaje 1 obrony.
board-fight-you-strike = Twój cios
board-fight-answer = Kontratak
board-fight-no-answer = Brak
board-fight-without-cards = Bez dalszych kart.
board-fight-without-rerolls = Bez dalszych kart i przerzutów.
board-fight-other-targets =
    { $count ->
        [one] stamtąd jeszcze { $count } cel
        [few] stamtąd jeszcze { $count } cele
       *[many] stamtąd jeszcze { $count } celów
    }
board-fight-pace = Tempo
board-fight-pace-slow = wolno
board-fight-pace-normal = zwykle
board-fight-pace-fast = szybko
board-fight-pace-off = bez ruchu
