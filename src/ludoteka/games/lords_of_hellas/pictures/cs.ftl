regions-and-lands = Regiony tvoří území
    .now = [Arkádie](region:arcadia), [Élida](region:elis) a regiony kolem mají jednu barvu: dohromady jsou to území. Všechny regiony dvou území vyhrávají.

action-board = Vaše akce
    .now = Nejdřív základní akce, každá jednou, v libovolném pořadí. Zvláštní akce tah ukončí a zůstane zakrytá, dokud někdo nestaví monument.

taking-a-region = Obsazení neutrálního regionu
    .before = Číslo v regionu [Argolida](region:argolis) říká, kolik hoplitů je potřeba k ovládnutí: tři.
    .after = Dva hoplité vypochodovali z [Kréty](region:crete) do [Argolidy](region:argolis). Je jich o jednoho málo: stojí tam, ale region zůstává neutrální.

battle-by-cards = Bitva
    .begins = Hoplita vstoupil do regionu s nepřátelským. Pruh porovnává síly; na kartu se nejdřív ptáme obránce.
    .passed = Obránce pasuje. Kdo vede, když oba pasovali, vítězí; shoda patří obránci.
    .card = Útočník přesto zahraje kartu. Přičetla se k síle a provede se její efekt.

priest-at-a-monument = Modlitba
    .before = Kněz smí jít na volné místo u monumentu, třeba Diova v [Thesálii](region:thessaly).
    .after = Kněz zůstane u monumentu, dokud se nepostaví další úroveň, a hrdina je natrvalo silnější.

next-level = Další úroveň
    .before = Monument v [Thesálii](region:thessaly) má dvě úrovně.
    .after = Přibyla třetí. Všichni kněží odejdou domů, použité akce jsou zase volné a teď se pohnou nestvůry.

chimera-hunted = Zraňování nestvůry
    .begins = List ukazuje místa pro zranění, každé se symbolem. Zakryje je karta se stejným symbolem.
    .wound = Jedna karta je odhozená, jedno zranění zakryté. Kdo zakryje poslední, nestvůru skolil.
