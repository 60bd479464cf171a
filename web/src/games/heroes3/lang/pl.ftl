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
