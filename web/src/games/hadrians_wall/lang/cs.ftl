# Co říká jen deska Hadriánova valu; věci, události a výzvy mají svá slova ve hře.

board-left-sheet = Pomezí
board-right-sheet = Osada
board-table = Stůl
board-places = Části stolu
board-sheets = Čí listy jsou vidět
board-back = Zpět na vlastní listy
board-pool = Pracovníci a suroviny
board-years = Šest let
board-year-flag = Rok { $year }: karet útoku { $cards }, udatnost nebo nevole nejvýše { $flag }
board-offers = Letos na prodej
board-fate = Poslední karta osudu · v balíčku { $count }
board-neutral = Neutrální balíček · zbývá { $count }
board-neutral-come = Ještě v balíčku
board-neutral-gone = Už mimo hru
board-calls =
    { $count ->
        [one] o { $count } kartu více v letošním útoku
        [few] o { $count } karty více v letošním útoku
       *[other] o { $count } karet více v letošním útoku
    }
board-hand = Karty dobrané letos
board-hand-choose = Vyberte kartu cíle. Druhá karta bude vyhlídkou: hned přinese své pracovníky a celý rok nabízí své zboží a tvar.
board-hand-chosen = Vybráno. Dokud nevybrali všichni, kliknutí na druhou kartu obě prohodí.
board-path = Cíl
board-prospect = Vyhlídka
board-paths = Cíle
board-penalty = Nevole
board-total = Celkem
board-score = Body, kdyby hra skončila teď
board-forum = Jednou za rok: dva pracovníci za jednoho jiného druhu
board-turn = Otočit
board-flip = Překlopit
board-turn-hint = Kolečko myši tvar otáčí.
board-turn-flip-hint = Kolečko myši tvar otáčí, pravé tlačítko ho překlápí.
board-cohort = kohorta
board-forgive = zapomenutá nevole
board-attack = Útok v roce { $year }
board-calm = bez útoku
board-held = drží
board-through =
    { $count ->
        [one] { $count } neubráněný útok
        [few] { $count } neubráněné útoky
       *[other] { $count } neubráněných útoků
    }
board-settled = Nevole { $disdain }, udatnost { $valour }
board-rank = Hodnost
board-cell = { $row }. řada, { $column }. sloupec
board-fate-card = karta { $number }
