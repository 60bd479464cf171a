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
# Co mówi tylko stół Heroes III; rzeczy, zdarzenia i pytania mają swoje słowa w grze.

board-tabs = Części stołu
board-tab-map = Mapa
board-tab-town = Miasto
board-tab-combat = Walka
board-tab-scenario = Scenariusz
board-setting-up = Przygotowanie
board-round = Runda { $number } z { $last }
board-resource-round = surowce
board-astrologers-round = astrologowie
board-astrologers = Astrologowie ogłaszają

board-named = { $name }: { $which }
board-where = { $steps ->
    [one] 1 pole na { $wind } od miasta { $town }
    [few] { $steps } pola na { $wind } od miasta { $town }
   *[other] { $steps } pól na { $wind } od miasta { $town }
}
board-wind-east = wschód
board-wind-southeast = południowy wschód
board-wind-south = południe
board-wind-southwest = południowy zachód
board-wind-west = zachód
board-wind-northwest = północny zachód
board-wind-north = północ
board-wind-northeast = północny wschód
board-tile-back = { $kind ->
    [starting] Zakryty kafelek startowy, { $where }
    [far] Zakryty odległy kafelek (II–III), { $where }
    [near] Zakryty bliski kafelek (IV–V), { $where }
    [center] Zakryty środkowy kafelek (VI–VII), { $where }
    [sea] Zakryty kafelek morza, { $where }
   *[other] Zakryty kafelek, { $where }
}
board-site = Połóż kafelek { $where }
board-hero-of = { $hero }, bohater ({ $seat })
board-second-hero-of = Drugi bohater ({ $seat })
board-ai-hero = Bohater AI
board-lay = Kafelek w ręce
board-lay-here = Połóż tak
board-choose-site = Wybierz miejsce dla kafelka.
board-turn-left = Obróć w lewo
board-turn-right = Obróć w prawo (R)
board-turned = { $degrees ->
    [0] jak wydrukowano
   *[other] obrócony o { $degrees }°
}
board-income-of = +{ $amount } dochodu
board-income-each = +{ $amount } w każdej rundzie surowców
board-guards = Straż { $level }
board-of-tier = { $count } × { $tier }
board-flag-of = Flaga: { $seat }
board-flag-of-ai = Flaga AI
board-visited = Odwiedzone: nic tu nie zostało
board-costs-movement = { $cost ->
    [one] kosztuje 1 punkt ruchu
    [few] kosztuje { $cost } punkty ruchu
   *[other] kosztuje { $cost } punktów ruchu
}

board-buildings = Budynki
board-buildings-of = { $built } z { $all } budynków · masz
board-town-of = Miasto: { $seat }
board-no-town-yet = Nie wybrano jeszcze miasta.
board-built = zbudowane
board-build = Zbuduj
board-needs = wymaga: { $building }
board-recruits = Rekruci
board-recruit = Rekrutuj
board-reinforce = Wzmocnij
board-in-army = w twojej armii
board-in-their-army = w armii
board-no-dwelling = brak siedliska
board-few-first = najpierw kilka
board-no-citadel = wymaga cytadeli
board-no-guild = brak gildii
board-token-build = budowa
board-token-population = ludność
board-token-spell_book = księga czarów
board-token-ready = gotowe
board-token-used = użyte w tej rundzie
board-more = Więcej
board-second-hero = Drugi bohater
board-second-hero-help = zamiast rekrutacji, w twoim mieście lub osadzie
board-second-hero-here = jest na mapie
board-hire = Zatrudnij
board-mage-guild = Gildia magów
board-guild-missing = niezbudowana
board-guild-opens = otworzy się w rundzie { $round }
board-guild-help = szukanie czaru za pomocą księgi czarów
board-buy-spell = Szukaj
board-others-in-army = Inni w armii
board-trade = Handel
board-trade-open = wybierz, co wymienić
board-trade-closed = kursy w punkcie handlowym

board-level = Poziom
board-level-is = Poziom { $level }, doświadczenie { $has } z { $needs } do następnego
board-movement = Punkty ruchu
board-morale-high = Wysokie morale
board-morale-even = Zwykłe morale
board-morale-low = Niskie morale
board-experts = Pozostałe użycia eksperckie
board-army = Armia
board-no-army = brak jednostek
board-units = Jednostki
board-cubes = Kostki przeciwników
board-hand = Karty na ręce
board-deck = Karty w talii
board-discard = Stos kart odrzuconych
board-far-tiles = Odległe kafelki do położenia
board-out = poza grą

board-class-alchemist = Alchemik
board-class-barbarian = Barbarzyńca
board-class-battle_mage = Mag Bitewny
board-class-beastmaster = Władca Bestii
board-class-captain = Kapitan
board-class-cleric = Kleryk
board-class-death_knight = Rycerz Śmierci
board-class-demoniac = Demonolog
board-class-druid = Druid
board-class-elementalist = Mistrz Żywiołów
board-class-heretic = Heretyk
board-class-knight = Rycerz
board-class-navigator = Nawigator
board-class-necromancer = Nekromanta
board-class-overlord = Władca
board-class-planeswalker = Wędrowiec
board-class-ranger = Łowca
board-class-warlock = Czarnoksiężnik
board-class-witch = Wiedźma
board-class-wizard = Czarodziej
