known-world = Kafelki i pola
    .now = Kafelek ma siedem pól. Bohater stoi w [mieście](field:t1-c) na kafelku startowym; zakryte kafelki odkrywa, kto do nich dojdzie.

far-tile = Daleki kafelek
    .before = Bohater stoi na skraju znanego świata i ma w zapasie daleki kafelek.
    .placed = Kafelek leży obok jego kafelka i jest tak obrócony, że drogi nie zamyka żadna krawędź.

a-town = Miasto
    .before = Co stoi, jest wypełnione; co można zbudować, ma cenę. Jeden budynek na rundę.
    .built = [Ratusz](building:necropolis_city_hall) stoi, a żeton budowy jest zużyty.

a-hand = Karty na ręce
    .now = Większość kart ma efekt podstawowy, a pod nim ekspercki, którego możesz użyć tyle razy w rundzie, na ile pozwala poziom.

combat-board = Pole bitwy
    .empty = Cztery rzędy i pięć kolumn. Twoje jednostki zaczynają w twoich dwóch kolumnach, wróg w dwóch przeciwległych.
    .ready = Wszystkie trzy jednostki stoją: szybkie działają pierwsze, więc kolejność z boku znaczy więcej niż miejsce.

a-blow = Cios
    .far = Działają [szkielety](space:c3); [kusznicy](space:a5) stoją w rogu.
    .marched = Podeszły obok nich: jednostka naziemna musi sąsiadować, by uderzyć.
    .attacks = Atak jest ogłoszony. Zanim padnie kość, obie strony mogą grać karty.
    .card = Karta podniosła atak. Teraz kość dodaje jeden, nic albo jeden odejmuje; atak minus obrona to obrażenia.

few-and-pack = Garstka i Grupa
    .before = [Upiory](unit:wraiths) to Garstka. Grupa jest silniejsza i pada dopiero za drugim razem.
    .after = Z [Cytadelą](building:necropolis_citadel) zostały wzmocnione: karta leży stroną Grupy.
