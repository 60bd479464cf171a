two-cards = Dwie karty, dwa zastosowania
    .now = Górna połowa karty to ścieżka, cel na koniec gry. Dolna to perspektywa, która płaci od razu. Wybierasz, która karta będzie czym.

pool-of-the-year = Twoja pula
    .now = Ci robotnicy i surowce to wszystko, co masz na rok. Co zostanie na końcu, przepada.

fort-and-wall = Od fortu do muru
    .before = Nic jeszcze nie stoi. Następne pole [fortu](area:fort) kosztuje budowniczego albo legionistę.
    .fort = Pierwsze pole [fortu](area:fort) stoi i niesie pierwsze pole [muru](area:wall) nad sobą.
    .wall = Surowiec wypełnił pierwsze pole [muru](area:wall). Symbol na nim zyskujesz od razu.

three-cohorts = Trzy kohorty
    .now = Każde wypełnione pole zatrzymuje po swojej stronie jeden atak, co roku od nowa. Tutaj [lewa](side:left) i [środek](side:centre) mają po jednym, prawa żadnego.

four-attributes = Cztery cechy
    .now = Każde wypełnione pole [sławy](area:renown), [pobożności](area:piety), [męstwa](area:valour) i [dyscypliny](area:discipline) to na końcu punkt. Pola z symbolem dają też to, co pokazują.

pattern-on-the-map = Układanie kształtu
    .before = Zwiadowcy przynoszą kształt z czterech kwadratów. Można go obracać i odbijać, a musi leżeć na wolnych kwadratach.
    .after = Leży w górnym rogu. Każdy zakryty symbol jest twój.

attack-of-the-picts = Atak na koniec roku
    .cards = Każda karta losu atakuje jedną kohortę. Wypełnione pole zatrzymuje jedną; reszta się przedziera, chyba że pomoże przychylność.
    .favour = Dyplomata wstawił się po lewej: jednej karty się tam nie liczy.
    .settled = Jeszcze jedna przychylność w środku. Jedna karta mimo to się przedziera: jedna pogarda, a męstwa o jedno mniej, niż pokazuje szara flaga.
