regions-and-lands = Regiony tworzą krainy
    .now = [Arkadia](region:arcadia), [Elida](region:elis) i regiony wokół mają jeden kolor: razem są krainą. Wszystkie regiony dwóch krain dają zwycięstwo.

action-board = Twoje akcje
    .now = Najpierw zwykłe akcje, każda raz, w dowolnej kolejności. Akcja specjalna kończy turę i jest zakryta, dopóki ktoś nie zbuduje monumentu.

taking-a-region = Zajęcie neutralnego regionu
    .before = Liczba w regionie [Argolida](region:argolis) mówi, ilu hoplitów trzeba do kontroli: trzech.
    .after = Dwóch hoplitów przeszło z [Krety](region:crete) do [Argolidy](region:argolis). O jednego za mało: stoją tam, ale region jest nadal neutralny.

battle-by-cards = Bitwa
    .begins = Hoplita wszedł do regionu z wrogim. Pasek porównuje siły; o kartę najpierw pyta się obrońcę.
    .passed = Obrońca pasuje. Kto prowadzi, gdy obaj spasowali, wygrywa; remis należy do obrońcy.
    .card = Atakujący mimo to gra kartę. Dodano ją do siły i działa jej efekt.

priest-at-a-monument = Modlitwa
    .before = Kapłan może iść na wolne miejsce przy monumencie, na przykład Zeusa w [Tesalii](region:thessaly).
    .after = Kapłan stoi przy monumencie, aż powstanie następny poziom, a bohater jest na stałe silniejszy.

next-level = Kolejny poziom
    .before = Monument w [Tesalii](region:thessaly) ma dwa poziomy.
    .after = Dodano trzeci. Wszyscy kapłani wracają, użyte akcje są znów wolne, a teraz ruszają potwory.

chimera-hunted = Ranienie potwora
    .begins = Karta potwora pokazuje miejsca na rany, każde z symbolem. Zakrywa je karta z takim samym symbolem.
    .wound = Jedna karta odrzucona, jedna rana zakryta. Kto zakryje ostatnią, pokonał potwora.
