### Co mówią Cyklady: opcje, zdarzenia, pytania, powody i pozycja w terminalu.

game-title = Cyklady: Edycja Legendarna
game-about = Licytuj monety o przychylność bogów, rozrastaj się po archipelagu, posyłaj na innych stwory i bohaterów i kontroluj trzy metropolie na koniec epoki.

## Opcje stołu

option-teams = Drużyny dwuosobowe (czworo graczy)
    .help = Tylko we czworo: partnerzy grają razem i liczą się metropolie obojga.
option-teams-true = w drużynach
option-teams-false = każdy dla siebie
option-long_game = Dłuższa gra drużynowa: cztery metropolie zamiast trzech
    .help = Tylko w drużynach; gra trwa wyraźnie dłużej.
option-long_game-true = cztery metropolie
option-long_game-false = trzy metropolie
option-board_side = Strona plansz
    .help = Obie strony plansz pokazują inny archipelag.
option-board_side-front = awers
option-board_side-back = rewers
option-map = Mapa
    .help = fixed to mapa dla tej liczby graczy, random układa plansze na nowo; kod mapy powtarza mapę, którą już znasz.
option-map-fixed = stała: mapa dla tej liczby graczy
option-map-random = losowa: niespodzianka
option-map-code = według kodu mapy
option-start = Rozstawianie początkowe
    .help = Przy wyborze po kolei gracze decydują, gdzie zaczną; gotowe rozstawienie zaczyna się szybciej.
option-start-draft = gracze wybierają po kolei
option-start-quick = gotowe rozstawienie danej mapy
option-bid_scale = Skala stawek
    .help = Jakie stawki można zaoferować bogu. Instrukcja podaje tylko 1 i 25; liczby między nimi wybraliśmy sami.
option-bid_scale-linear = każda liczba od 1 do 25
option-bid_scale-stepped = mniej rosnących wartości do 25
option-allow_overbid = Stawki ponad stan
    .help = Czy gracz może zaoferować więcej, niż zdoła zapłacić, i ponieść za to karę.
option-allow_overbid-true = dozwolone, z karą
option-allow_overbid-false = niemożliwe

## Frakcje, bogowie, budowle, bonusy

faction-purple = Fioletowa
    .gen = Fioletowej
    .dat = Fioletowej
    .acc = Fioletową
faction-yellow = Żółta
    .gen = Żółtej
    .dat = Żółtej
    .acc = Żółtą
faction-blue = Niebieska
    .gen = Niebieskiej
    .dat = Niebieskiej
    .acc = Niebieską
faction-black = Czarna
    .gen = Czarnej
    .dat = Czarnej
    .acc = Czarną
faction-red = Czerwona
    .gen = Czerwonej
    .dat = Czerwonej
    .acc = Czerwoną
faction-green = Zielona
    .gen = Zielonej
    .dat = Zielonej
    .acc = Zieloną

god-athena = Atena
    .gen = Ateny
    .dat = Atenie
    .acc = Atenę
    .ins = Ateną
god-zeus = Zeus
    .gen = Zeusa
    .dat = Zeusowi
    .acc = Zeusa
    .ins = Zeusem
god-poseidon = Posejdon
    .gen = Posejdona
    .dat = Posejdonowi
    .acc = Posejdona
    .ins = Posejdonem
god-ares = Ares
    .gen = Aresa
    .dat = Aresowi
    .acc = Aresa
    .ins = Aresem
god-hera = Hera
    .gen = Hery
    .dat = Herze
    .acc = Herę
    .ins = Herą
god-apollo = Apollo
    .gen = Apolla
    .dat = Apollowi
    .acc = Apolla
    .ins = Apollem

building-port = port
    .gen = portu
    .acc = port
building-fortress = forteca
    .gen = fortecy
    .acc = fortecę
building-temple = świątynia
    .gen = świątyni
    .acc = świątynię
building-academy = akademia
    .gen = akademii
    .acc = akademię

bonus-two-soldiers = dwaj żołnierze
bonus-cornucopia = róg obfitości
bonus-priestess = kapłanka
bonus-three-gold = trzy monety
bonus-two-ships = dwa statki

## Stwory i bohaterowie

creature-charon = Charon
    .acc = Charona
creature-chimera = Chimera
    .acc = Chimerę
creature-dryad = Driada
    .acc = Driadę
creature-graeae = Graje
    .acc = Graje
creature-griffin = Gryf
    .acc = Gryfa
creature-harpy = Harpia
    .acc = Harpię
creature-cyclops = Cyklop
    .acc = Cyklopa
creature-giant = Gigant
    .acc = Giganta
creature-pegasus = Pegaz
    .acc = Pegaza
creature-satyr = Satyr
    .acc = Satyra
creature-sphinx = Sfinks
    .acc = Sfinksa
creature-sylph = Sylfida
    .acc = Sylfidę
creature-hydra = Hydra
    .acc = Hydrę
creature-cerberus = Cerber
    .acc = Cerbera
creature-kraken = Kraken
    .acc = Krakena
creature-medusa = Meduza
    .acc = Meduzę
creature-minotaur = Minotaur
    .acc = Minotaura
creature-polyphemus = Polifem
    .acc = Polifema

hero-ajax = Ajaks
    .gen = Ajaksa
    .acc = Ajaksa
hero-hector = Hektor
    .gen = Hektora
    .acc = Hektora
hero-helen = Helena
    .gen = Heleny
    .acc = Helenę
hero-jason = Jazon
    .gen = Jazona
    .acc = Jazona
hero-croesus = Krezus
    .gen = Krezusa
    .acc = Krezusa
hero-odysseus = Odyseusz
    .gen = Odyseusza
    .acc = Odyseusza
hero-pandora = Pandora
    .gen = Pandory
    .acc = Pandorę
hero-penthesilea = Pentesilea
    .gen = Pentesilei
    .acc = Pentesileę
hero-perseus = Perseusz
    .gen = Perseusza
    .acc = Perseusza

## Co można zrobić

verb-settle = Osiedlić się w obszarze { $area }
verb-place-ship = Postawić statek w obszarze { $area }
verb-place-soldier = Postawić żołnierza w obszarze { $area }
verb-place-mercenary = Postawić najemnika w obszarze { $area }
verb-place-horn = Dołożyć róg w obszarze { $area }
verb-bid = { $god-id ->
        [apollo] Pójść do { $god-gen } (koszt: { $amount })
       *[other] { $god }: zaoferować { $amount ->
                [one] { $amount } monetę
                [few] { $amount } monety
               *[other] { $amount } monet
            }
    }
verb-overbid = Obiecać więcej, niż możesz zapłacić
verb-keep = Zatrzymać { $creature-acc } za kapłankę
verb-release = Wypuścić { $creature-acc }
verb-move-figure = Przesunąć figurkę do obszaru { $area }
verb-build = Zbudować { $building-acc } w obszarze { $area }
verb-rebuild = Zbudować { $building-acc } w obszarze { $area } (usunąć: { $old })
verb-skip-building = Obejść się bez budowli
verb-take-philosopher = Wziąć filozofa
verb-take-priestess = Wziąć kapłankę
verb-buy-philosopher = Zatrudnić kolejnego filozofa
verb-buy-priestess = Zatrudnić kolejną kapłankę
verb-buy-ship = Kupić statek do obszaru { $area }
verb-buy-soldier = Zwerbować żołnierza do obszaru { $area }
verb-buy-mercenary = Zwerbować najemnika do obszaru { $area }
verb-recruit-hero = { $hero }: zwerbować do obszaru { $area }
verb-peek = Podejrzeć wierzchnią kartę stwora
verb-play-card = Zapłacić i zagrać { $creature-acc }
verb-put-back = Odłożyć kartę na talię
verb-bribe = Przekupić { $creature-acc }
verb-end-turn = Zakończyć turę
verb-sail = Wypłynąć z obszaru { $area }
verb-sail-to = Płynąć do obszaru { $area } ({ $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[other] { $ships } statków
    })
verb-march = Maszerować z obszaru { $area }
verb-hero-move = Ruch bohatera z obszaru { $area }
verb-move-from = Wyruszyć z obszaru { $area }
verb-move-to = Iść do obszaru { $area }
verb-take-along = Zabrać { $hero-acc }
verb-leave-behind = Zostawić { $hero-acc }
verb-troops = Idą: { $soldiers ->
        [one] { $soldiers } żołnierz
        [few] { $soldiers } żołnierze
       *[other] { $soldiers } żołnierzy
    } i { $mercenaries ->
        [one] { $mercenaries } najemnik
        [few] { $mercenaries } najemnicy
       *[other] { $mercenaries } najemników
    }
verb-begin-with = Najpierw { $hero }
verb-strike-soldier = Zniszczyć zwykłego żołnierza
verb-strike-mercenary = Zniszczyć najemnika
verb-reroll = Zapłacić i rzucić ponownie
verb-keep-roll = Zostawić rzut
verb-lose-soldier = Usunąć zwykłego żołnierza
verb-lose-mercenary = Usunąć najemnika
verb-lose-hero = Usunąć { $hero-acc }
verb-lose-minotaur = Usunąć Minotaura
verb-rescue = Ocalić żołnierza: do obszaru { $area }
verb-let-die = Pozwolić żołnierzowi zginąć
verb-retreat = Wycofać się do obszaru { $area }
verb-withdraw = Wycofać statki do obszaru { $area }
verb-stay = Zostać
verb-give-up = Oddać { $building-acc } w obszarze { $area }
verb-found = Metropolia w obszarze { $area }
verb-found-over = Metropolia w obszarze { $area } (usunąć: { $building })
verb-found-on-card = Metropolia na karcie { $hero-gen }
verb-place-figure = Postawić figurkę w obszarze { $area }
verb-swap-hero = Zamienić { $own-acc } na { $other-acc }
verb-recall = Zagrać { $creature-acc } ze stosu odrzuconych
verb-steal-priestess = Zabrać kapłankę { $faction-dat }
verb-rob = Okraść { $faction-acc }
verb-destroy-soldier = Zniszczyć żołnierza w obszarze { $area }
verb-destroy-mercenary = Zniszczyć najemnika w obszarze { $area }
verb-destroy-ship = Zniszczyć statek w obszarze { $area }
verb-exchange = { $area }: { $new } zamiast { $old-gen }
verb-lure = Przejąć najemników z obszaru { $area }
verb-steal-philosopher = Zabrać filozofa { $faction-dat }
verb-play-drawn = Zagrać { $creature-acc } za darmo
verb-swap-ships = Statki w obszarze { $area }
verb-push-ship = Odepchnąć statek z obszaru { $from } do obszaru { $to }
verb-sacrifice = Poświęcić { $hero-acc }
verb-sacrifice-as = Poświęcić Pandorę na sposób { $hero-gen }
verb-give-priestesses = Oddać { $count ->
        [one] { $count } kapłankę
        [few] { $count } kapłanki
       *[other] { $count } kapłanek
    }
verb-give-type = Budowle rodzaju: { $building }

## Jak gra pyta

prompt-settle = { $faction }: wybierz obszar lądowy, w którym się osiedlisz.
prompt-launch = { $faction }: wybierz morze dla statku przy obszarze { $area }.
prompt-garrison = { $faction }: rozstaw początkowych żołnierzy (zostało { $left }).
prompt-bid = { $faction }: o czyją przychylność zabiegasz?
prompt-bid-again = { $faction }: przebito cię u { $god-gen }; idź do innego boga.
prompt-overbid = { $faction }: jaką stawkę obiecujesz bez pokrycia?
prompt-settle-creatures = { $faction }: zatrzymaj albo wypuść swoje stwory.
prompt-move-figure = { $faction }: przesuń { $creature-acc } albo zostaw na miejscu.
prompt-mandatory-actions = { $faction }: akcje obowiązkowe, { $god }.
prompt-optional-actions = { $faction }: akcje opcjonalne, { $god }.
prompt-play-peeked = { $faction }: zagrać wierzchnią kartę stwora czy ją odłożyć?
prompt-apollo-horn-land = { $faction }: wybierz obszar lądowy dla rogu.
prompt-apollo-horn-sea = { $faction }: wybierz obszar morski dla rogu.
prompt-sail-to = { $faction }: dokąd płyną statki z obszaru { $area }?
prompt-withdraw = { $faction }: wycofać statki z bitwy o obszar { $area }?
prompt-move-from = { $faction }: skąd wyrusza grupa?
prompt-move-to = { $faction }: dokąd idzie grupa z obszaru { $area }?
prompt-group = { $faction }: kto idzie z obszaru { $from } do obszaru { $to }?
prompt-omen-order = { $faction }: kto działa przed bitwą jako pierwszy?
prompt-hector-strikes = { $faction }: kogo Hektor zniszczy przed bitwą?
prompt-croesus-reroll = { $faction }: twoja kość pokazuje { $own }, druga { $other }; rzucić ponownie z Krezusem?
prompt-casualty = { $faction }: którą jednostkę tracisz w obszarze { $area }?
prompt-perseus-rescue = { $faction }: czy Perseusz ocali żołnierza?
prompt-defender-retreat = { $faction }: wycofać się z obszaru { $area }?
prompt-attacker-retreat = { $faction }: przerwać atak na obszar { $area }?
prompt-give-up = { $faction }: którą budowlę oddajesz ({ $building })?
prompt-found = { $faction }: gdzie stanie metropolia?
prompt-bonus-soldiers = { $faction }: rozstaw żołnierzy za metropolię (zostało { $left }).
prompt-bonus-ships = { $faction }: rozstaw statki za metropolię (zostało { $left }).
prompt-bonus-horns = { $faction }: połóż róg za metropolię (zostało { $left }).
prompt-place-figure = { $faction }: gdzie stawiasz { $creature-acc }?
prompt-charon-ferries = { $faction }: których bohaterów zamieni Charon?
prompt-chimera-recalls = { $faction }: którą kartę ze stosu odrzuconych zagra Chimera?
prompt-dryad-takes = { $faction }: komu Driada zabierze kapłankę?
prompt-griffin-robs = { $faction }: kogo okradnie Gryf?
prompt-harpy-strikes = { $faction }: kogo zniszczy Harpia?
prompt-cyclops-rebuilds = { $faction }: którą budowlę wymieni Cyklop?
prompt-giant-lures = { $faction }: czyich najemników przejmie Gigant?
prompt-giant-settles = { $faction }: rozstaw najemników przejętych przez Giganta (zostało { $left }).
prompt-satyr-takes = { $faction }: komu Satyr zabierze filozofa?
prompt-sphinx-asks = { $faction }: którą z dobranych kart zagrasz?
prompt-sylph-first = { $faction }: wybierz pierwszy obszar morski dla Sylfidy.
prompt-sylph-second = { $faction }: z którym obszarem zamienią się miejscami statki z obszaru { $area }?
prompt-hydra-devours = { $faction }: co zniszczy Hydra?
prompt-polyphemus-pushes = { $faction }: odepchnij statki od Polifema.
prompt-hector-trades = { $faction }: ile kapłanek wymieniasz na filozofów?
prompt-give-types = { $faction }: którego rodzaju budowle oddajesz (sztuk: { $each })?

## Co się stało

event-settled = { $faction } osiedla się w obszarze { $area }.
event-epoch = Zaczyna się epoka { $number }.
event-hero-offered = W ofercie nowy bohater: { $hero }.
event-creature-left = Z oferty znika { $creature }.
event-creature-offered = W ofercie nowy stwór: { $creature } ({ $price ->
        [one] { $price } moneta
        [few] { $price } monety
       *[other] { $price } monet
    }).
event-creatures-shuffled = Talia stworów i stos odrzuconych zostają potasowane razem.
event-gods-moved = Bogowie przesuwają się o pole w górę.
event-income = { $faction } bierze dochód: { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[other] { $gold } monet
    }.
event-bid = { $god-id ->
        [apollo] { $faction } idzie do { $god-gen } (koszt: { $amount }).
       *[other] { $faction } oferuje { $god-dat } { $amount ->
                [one] { $amount } monetę
                [few] { $amount } monety
               *[other] { $amount } monet
            }.
    }
event-thrown-off = { $faction } traci miejsce u { $god-gen }.
event-offered = { $faction } płaci { $god-dat } { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[other] { $gold } monet
    }.
event-fined = { $faction } nie może zapłacić ofiary i traci połowę monet; licytacja zaczyna się od nowa.
event-fine-paid = { $faction } płaci karę: { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[other] { $gold } monet
    }.
event-kept = { $faction } zatrzymuje { $creature-acc }.
event-released = { $faction } wypuszcza { $creature-acc }.
event-figure-moved = { $faction } przesuwa { $creature-acc } do obszaru { $area }.
event-turn = { $faction } rozgrywa turę z przychylnością { $god-gen }.
event-turn-ended = { $faction } kończy turę i zajmuje pole { $space } toru kolejności.
event-paid = { $faction } płaci { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[other] { $gold } monet
    }.
event-gold-gained = { $faction } bierze { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[other] { $gold } monet
    }.
event-built = { $faction } buduje { $building-acc } w obszarze { $area }.
event-rebuilt = { $faction } buduje { $building-acc } w obszarze { $area } zamiast { $old-gen }.
event-building-skipped = { $faction } obywa się bez budowli.
event-philosopher-gained = { $faction } bierze filozofa.
event-priestess-gained = { $faction } bierze kapłankę.
event-ship-placed = { $faction } stawia statek w obszarze { $area }.
event-soldier-placed = { $faction } stawia żołnierza w obszarze { $area }.
event-mercenary-placed = { $faction } stawia najemnika w obszarze { $area }.
event-horn-placed = { $faction } dokłada róg w obszarze { $area }.
event-hero-recruited = { $faction } werbuje { $hero-acc } w obszarze { $area }.
event-bribed = { $faction } przekupuje { $creature-acc } ({ $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[other] { $gold } monet
    }).
event-peeked = { $faction } podgląda wierzchnią kartę stwora.
event-peeked-at = { $faction } widzi, że na wierzchu talii stworów leży { $creature }.
event-put-back = { $faction } odkłada kartę na talię.
event-sailed = { $faction } płynie z obszaru { $from } do obszaru { $to } ({ $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[other] { $ships } statków
    }).
event-moved = { $faction } idzie z obszaru { $from } do obszaru { $to } ({ $soldiers ->
        [one] { $soldiers } żołnierz
        [few] { $soldiers } żołnierze
       *[other] { $soldiers } żołnierzy
    }, { $mercenaries ->
        [one] { $mercenaries } najemnik
        [few] { $mercenaries } najemnicy
       *[other] { $mercenaries } najemników
    }).
event-hero-moved = { $hero } ({ $faction }) idzie do obszaru { $area }.
event-area-taken = { $faction } przejmuje obszar { $area }.
event-eliminated = { $faction } nie ma już lądu i odpada z gry.
event-sea-battle = { $attacker } atakuje { $defender-acc } na morzu w obszarze { $area }.
event-land-battle = { $attacker } atakuje { $defender-acc } w obszarze { $area }.
event-won-over = Pandora w obszarze { $area } przeciąga na stronę { $faction-gen } { $mercenaries ->
        [one] { $mercenaries } najemnika
        [few] { $mercenaries } najemników
       *[other] { $mercenaries } najemników
    }.
event-rolled = { $faction } wyrzuca { $die }.
event-compared = { $attacker } { $attack } przeciw { $defender-dat } { $defence }.
event-soldier-lost = { $faction } traci żołnierza w obszarze { $area }.
event-mercenary-lost = { $faction } traci najemnika w obszarze { $area }.
event-ship-lost = { $faction } traci statek w obszarze { $area }.
event-hero-fell = { $hero } ({ $faction }) ginie w bitwie.
event-minotaur-fell = Minotaur ({ $faction }) ginie w obszarze { $area }.
event-rescued = Perseusz ocala żołnierza ({ $faction }), który wycofuje się do obszaru { $area }.
event-retreated = { $faction } wycofuje się z obszaru { $from } do obszaru { $to }.
event-withdrew = { $faction } wycofuje statki z obszaru { $from } do obszaru { $to }.
event-defended = { $faction } utrzymuje obszar { $area }.
event-economic-development = { $faction } ma wszystkie cztery budowle: powstaje metropolia.
event-cultural-development = { $faction } ma dość filozofów: powstaje metropolia.
event-gave-up = { $faction } oddaje { $building-acc } w obszarze { $area }.
event-metropolis-built = { $faction } buduje metropolię w obszarze { $area } (bonus: { $bonus }).
event-metropolis-sheltered = { $faction } buduje metropolię na karcie { $hero-gen } (bonus: { $bonus }).
event-bonus = { $faction } bierze bonus: { $bonus }.
event-robbed = { $thief } kradnie { $victim-dat } połowę monet.
event-robbed-of = { $thief } zabiera { $victim-dat } { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[other] { $gold } monet
    }.
event-gold-shown = { $faction }: zostało { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[other] { $gold } monet
    }.
event-no-effect = { $creature } ({ $faction }) nie ma żadnego efektu.
event-figure-placed = { $faction } stawia { $creature-acc } w obszarze { $area }.
event-heroes-swapped = { $faction } zamienia { $own-acc } na { $other-acc } w obszarze { $area }.
event-looked-through = { $faction } przegląda stos odrzuconych.
event-found-card = { $faction } znajduje w stosie odrzuconych { $creature-acc }.
event-recalled = { $faction } zagrywa ze stosu odrzuconych { $creature-acc }.
event-priestess-stolen = { $faction } zabiera { $victim-dat } { $cards ->
        [one] { $cards } kapłankę
        [few] { $cards } kapłanki
       *[other] { $cards } kapłanek
    }.
event-lured = { $faction } przejmuje od { $victim-gen } w obszarze { $area } { $mercenaries ->
        [one] { $mercenaries } najemnika
        [few] { $mercenaries } najemników
       *[other] { $mercenaries } najemników
    }.
event-philosopher-stolen = { $faction } zabiera { $victim-dat } { $cards ->
        [one] { $cards } filozofa
        [few] { $cards } filozofów
       *[other] { $cards } filozofów
    }.
event-drew = { $faction } dobiera { $cards ->
        [one] { $cards } kartę stwora
        [few] { $cards } karty stworów
       *[other] { $cards } kart stworów
    }.
event-drew-card = { $faction } dobiera { $creature-acc }.
event-played-drawn = { $faction } zagrywa za darmo { $creature-acc }.
event-ships-swapped = { $faction } zamienia miejscami statki obszarów { $from } i { $to }.
event-ships-sunk = { $faction } traci { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[other] { $ships } statków
    } w obszarze { $area }.
event-ship-pushed = Statek ({ $faction }) zostaje odepchnięty z obszaru { $from } do obszaru { $to }.
event-sacrificed = { $faction } poświęca { $hero-acc }.
event-sacrificed-as = { $faction } poświęca { $hero-acc } na sposób { $copied-gen }.
event-priestesses-given = { $faction } oddaje { $cards ->
        [one] { $cards } kapłankę
        [few] { $cards } kapłanki
       *[other] { $cards } kapłanek
    }.

## Dlaczego nie

reason-not-land = { $area } nie jest obszarem lądowym
reason-not-sea = { $area } nie jest obszarem morskim
reason-not-yours = obszar { $area } nie jest twój
reason-area-taken = { $area }: ten obszar ma już { $faction }
reason-same-island = na wyspie obszaru { $area } już jesteś
reason-teammate-on-island = na wyspie obszaru { $area } jest już twój partner
reason-no-place-for-ship = przy obszarze { $area } nie ma pustego morza dla statku
reason-god-absent = { $god } nie jest dostępny w tej epoce
reason-just-thrown-off = właśnie przebito cię u { $god-gen }; wybierz innego boga
reason-apollo-taken = u Apolla stoi już { $faction }; tej oferty nie można przebić
reason-no-such-space = nie ma pola o wartości { $amount }
reason-must-outbid = { $faction } oferuje { $amount }; musisz dać więcej
reason-too-expensive = nie zapłacisz tylu monet: { $gold }
reason-cannot-outbid = { $faction } oferuje { $amount }; ty możesz dać najwyżej { $most }
reason-can-pay-that = { $amount } to nie pusta obietnica: na to cię stać
reason-bids-first = najpierw wszystkie kolumny muszą stanąć przy bogach
reason-creature-later = { $creature-acc } przekupisz w swojej turze, z każdym bogiem oprócz Apolla; teraz kosztuje cię to tyle monet: { $gold }
reason-hero-later = { $hero }: zwerbujesz w swojej turze z Herą; koszt w monetach: { $gold }
reason-nothing-due = { $creature }: teraz nic się nie należy
reason-not-looked-at = { $creature } to nie karta, którą podejrzano
reason-give-this-type = oddajesz inny typ: { $building }
reason-decide-first = najpierw zdecyduj: { $hero }
reason-nothing-to-decide = { $hero }: nie ma o czym decydować
reason-must-lead = { $hero } musi iść: nikt inny nie poprowadzi tego ruchu
reason-somebody-must-go = ktoś musi iść
reason-only-so-many = żołnierzy jest tam { $soldiers }, najemników { $mercenaries }
reason-not-in-battle = { $hero } nie bierze udziału w tej bitwie
reason-not-on-map = obszaru { $area } nie ma na tej mapie
reason-not-in-game = { $faction } nie bierze udziału w grze
reason-same-purse = { $faction } i { $mate } mają wspólną kasę; wybierz drugą z nich
reason-no-priestess = nie masz kapłanki, by zapłacić
reason-figure-there = w obszarze { $area } stoi już { $creature }
reason-wrong-place = { $creature } nie może stać w obszarze { $area }
reason-duties-first = najpierw wykonaj akcje obowiązkowe
reason-not-this-god = { $god } tego nie daje
reason-other-building = { $god } buduje coś innego: { $building }
reason-building-owned = tę budowlę już masz: { $building }
reason-building-mandatory = jest plac budowy, musisz budować
reason-site-free = masz wolny plac budowy, nic nie musi ustąpić
reason-no-site = w obszarze { $area } nie ma wolnego placu budowy
reason-sold-out = żetony się skończyły: { $building }
reason-supply-empty = zasoby są puste
reason-no-more-this-turn = więcej w tej turze nie można
reason-once-per-turn = tylko raz na turę
reason-no-cards = nie ma już kart
reason-not-on-offer = tego nie ma w ofercie
reason-sea-closed = stwór zamyka obszar { $area } dla statków
reason-enemy-ships = w obszarze { $area } są statki, które ma { $faction }
reason-not-at-your-coast = obszar { $area } nie jest twój ani pusty przy twoim wybrzeżu
reason-no-ships-there = w obszarze { $area } nie ma statków do wyboru
reason-not-so-many-ships = statków jest tu tylko { $ships }
reason-teammate-there = obszar { $area } trzyma twój partner
reason-petrified = Meduza nie wpuszcza nikogo do obszaru { $area } ani nie wypuszcza
reason-last-area = { $area } to ostatni ląd, jaki ma { $faction }
reason-out-of-reach = obszar { $area } jest poza zasięgiem
reason-refuge-taken = obszar { $area } ma { $faction }; nie można się tam wycofać
reason-no-units-there = nie masz jednostek w obszarze { $area }
reason-no-hero-there = nie masz bohatera w obszarze { $area }
reason-nowhere-to-go = z obszaru { $area } nie ma dokąd iść
reason-not-your-hero = { $hero } ci nie służy
reason-not-in-pile = { $creature } nie leży w stosie odrzuconych
reason-not-drawn = { $creature }: tej karty nie dobrano
reason-another-faction = wybierz inną frakcję niż własna
reason-has-no-priestess = { $faction } nie ma kapłanki
reason-has-no-philosopher = { $faction } nie ma filozofa
reason-own-side = wybierz inną stronę niż własna
reason-no-soldiers-there = w obszarze { $area } nie ma zwykłych żołnierzy
reason-no-mercenaries-there = w obszarze { $area } nie ma najemników
reason-no-such-building = w obszarze { $area } nic takiego nie stoi: { $building }
reason-same-building = to musi być inny rodzaj
reason-two-areas = wybierz dwa różne obszary
reason-joined-this-epoch = { $hero } służy ci dopiero od tej epoki
reason-only-when-building = można ją poświęcić tylko podczas budowy metropolii
reason-pandora-copies = Pandora naśladuje bohatera z oferty; wybierz którego
reason-too-little-land = potrzebne obszary lądowe: { $areas }
reason-too-few-priestesses = potrzebne kapłanki: { $priestesses }
reason-even-number = liczba musi być podzielna przez { $number }
reason-no-two-pairs = potrzebujesz dwóch par jednakowych budowli dwóch rodzajów
reason-ships-in-supply = na mapie muszą być wszystkie twoje statki: { $ships }
reason-no-three-alike = potrzebne budowle jednego rodzaju: { $buildings }
reason-too-few-buildings = masz mniej niż { $buildings } takich budowli: { $building }
reason-nobody-to-move = nikt inny z twoich nie może się ruszyć
reason-no-place-to-build = nie ma miejsca na metropolię
reason-no-metropolis-left = nie ma już metropolii

## Pozycja w terminalu

draw-placement = Rozstawianie początkowe
draw-epoch = Epoka { $epoch } · wygrywa, kto na koniec epoki ma metropolie: { $goal }
draw-turn = Tura: { $faction }, bóg { $god }
draw-name = { $name }
draw-legend = M metropolia  _ wolny plac  ¤ rogi  † symbol kapłanki  · sam żeton  * bohater  ! stwór  2+1 żołnierze+najemnicy
draw-land = Ląd
draw-sea = Morze
draw-gods = Bogowie
draw-face-down = (zakryty)
draw-creatures = Stwory
draw-heroes = Bohaterowie
draw-price = { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[other] { $gold } monet
    }
draw-empty = –
draw-order = Kolejność
draw-faction = Frakcja
draw-metropolises = Metr.
draw-gold = Monety
draw-income = Dochód
draw-priestesses = Kapł.
draw-philosophers = Filoz.
draw-soldiers = Żołn. w zasobach
draw-ships = Statki w zasobach
draw-cards = Karty
draw-stored = { $count } M na karcie bohatera
draw-fresh = (nowy)
draw-out = poza grą
draw-bank = Zasoby ogólne: { $buildings }  najemnicy { $mercenaries }  kapłanki { $priestesses }  filozofowie { $philosophers }  metropolie { $metropolises }
draw-decks = Talie: stwory { $creatures } (odrzucone { $discards })  bohaterowie { $heroes }
draw-top-card = Na wierzchu talii stworów, tylko dla ciebie: { $creature }
draw-drawn = Dobrane przez Sfinksa, tylko dla ciebie: { $cards }
draw-battle = Bitwa o obszar { $area }: { $attacker } ({ $attack }) przeciw { $defender-dat } ({ $defence }); szansa na zdobycie bez odwrotu: { $percent } %.
draw-dice = Ostatnie rzuty: { $own } i { $other }.

## Obszary

area-naxos = Naksos
area-paros = Paros
area-andros = Andros
area-tinos = Tinos
area-mykonos = Mykonos
area-delos = Delos
area-syros = Syros
area-kea = Kea
area-kythnos = Kitnos
area-serifos = Serifos
area-sifnos = Sifnos
area-milos = Milos
area-kimolos = Kimolos
area-folegandros = Folegandros
area-sikinos = Sikinos
area-ios = Ios
area-thera = Tera
area-anafi = Anafi
area-amorgos = Amorgos
area-antiparos = Antiparos
area-donousa = Donousa
area-iraklia = Iraklia
area-schinoussa = Schinoussa
area-koufonisi = Koufonisi
area-keros = Keros
area-polyaigos = Polyaigos
area-gyaros = Gyaros
area-rineia = Rineia
area-despotiko = Despotiko
area-makronisos = Makronisos
area-actaea = Aktaja
area-agave = Agave
area-amatheia = Amateja
area-amphitrite = Amfitryta
area-apseudes = Apseudes
area-autonoe = Autonoe
area-clymene = Klimene
area-cranto = Kranto
area-cymo = Kymo
area-cymodoce = Kymodoke
area-dero = Dero
area-dexamene = Deksamene
area-dione = Dione
area-doris = Doris
area-doto = Doto
area-dynamene = Dynamene
area-eione = Eione
area-erato = Erato
area-eudora = Eudora
area-eunice = Eunike
area-evagore = Euagora
area-evarne = Euarne
area-galatea = Galatea
area-galene = Galena
area-glauce = Glauke
area-halia = Halia
area-ianassa = Janassa
area-iaera = Jajra
area-melite = Melita
area-menippe = Menippe
area-nesaea = Nesaja
area-panope = Panopa
area-pherusa = Feruza
area-proto = Proto
area-psamathe = Psamate
area-sao = Sao
area-speio = Speio
area-thaleia = Taleja
area-thetis = Tetyda
area-thoe = Toe

## Plansza w przeglądarce

board-map = Archipelag
board-soldiers = { $count ->
        [one] { $count } żołnierz
        [few] { $count } żołnierzy
       *[other] { $count } żołnierzy
    }
board-mercenaries = { $count ->
        [one] { $count } najemnik
        [few] { $count } najemników
       *[other] { $count } najemników
    }
board-ships = { $count ->
        [one] { $count } statek
        [few] { $count } statki
       *[other] { $count } statków
    }
board-metropolises = { $count ->
        [one] { $count } metropolia
        [few] { $count } metropolie
       *[other] { $count } metropolii
    }
board-free-sites = { $count ->
        [one] { $count } wolny plac budowy
        [few] { $count } wolne place budowy
       *[other] { $count } wolnych placów budowy
    }
board-horns = { $count ->
        [one] { $count } róg obfitości
        [few] { $count } rogi obfitości
       *[other] { $count } rogów obfitości
    }
board-priestess-symbol = symbol kapłanki
board-epoch = Epoka { $number }
board-offerings = Licytacja bogów
board-actions = Akcje: { $god }
board-later-gods = W następnych epokach
board-hand = Karty do wyboru
board-deck = w talii { $cards }
board-supply = Zasoby
board-battle = Bitwa: { $area }
board-strength = siła przed rzutem
board-takes = Atakujący zdobędzie obszar
board-next-round = Następna runda: atakujący wygra, remis, przegra (%)
board-round-wins = jednostkę traci obrońca
board-round-ties = jednostkę tracą obaj
board-round-loses = jednostkę traci atakujący
board-has-won = Zwycięża { $faction }.
board-gain-philosopher = filozof
board-gain-priestess = kapłanka
board-gain-ship = statek
board-gain-soldier = żołnierz
board-gain-mercenary = najemnik
board-gain-gold = monety
board-missing-building = brakujący budynek
board-move = ruch
board-hero-move = ruch bohatera
board-free = gratis
board-progress = Metropolie: { $built } z { $goal }
board-metropolises-built = Metropolie
board-gold = Monety
board-hidden-gold = monety ukryte za zasłonką
board-income = Dochód w następnej epoce
board-priestesses = Kapłanki
board-economic = Po jednym budynku każdego typu tworzy metropolię
board-cultural = Czterech filozofów tworzy metropolię
board-soldiers-placed = Żołnierze na planszy ze wszystkich
board-ships-placed = Statki na planszy ze wszystkich

## Słowa raportu o równowadze

facet-faction = Frakcja
facet-favourite = Bóg, któremu służono najczęściej
facet-way = Droga do metropolii
facet-epochs = Epoki
facet-god = Bogowie
facet-building = Budowle
facet-bonus = Premie metropolii
facet-creature = Stwory
facet-hero = Herosi
facet-way-economic = rozwój gospodarczy
facet-way-cultural = rozwój kulturalny
facet-way-conquest = podbój
facet-way-none = bez metropolii

## Przed grą: czego nie da się przygotować

reason-odd-teams =
    { $seats ->
        [one] { $seats } gracz nie może tworzyć par
        [few] { $seats } gracze nie mogą tworzyć par
       *[other] { $seats } graczy nie może tworzyć par
    }
reason-long-game-alone = dłuższa może być tylko gra w parach i gra we dwoje
reason-map-unreadable = to nie jest kod mapy: skopiuj go w całości, tak jak pokazuje go stół
reason-map-unplayable =
    { $seats ->
        [one] ta mapa nie jest dla { $seats } gracza
        [few] ta mapa nie jest dla { $seats } graczy
       *[other] ta mapa nie jest dla { $seats } graczy
    }
reason-no-quick-start = ta mapa nie ma gotowego ustawienia początkowego: wybierz ustawianie po kolei
board-map-roll = Wymyśl inną
board-map-surprise = Plansze zostaną ułożone, gdy gra się zacznie; wcześniej nikt ich nie zobaczy.
board-map-preview = Mapa, jaka będzie
board-map-own = To, co leży na planszach, zaprojektowaliśmy sami: drukowane wyspy nie są publicznie znane. Właściciel gry może je poprawić pakietem treści.

# Co ruch zmienia w położeniu jednej strony, dla wskazówek i analiz; mówi się po jej nazwie

more-metropolises = { $count ->
    [one] o jedną metropolię więcej
    [few] o { $count } metropolie więcej
   *[other] o { $count } metropolii więcej
 }
less-metropolises = { $count ->
    [one] o jedną metropolię mniej
    [few] o { $count } metropolie mniej
   *[other] o { $count } metropolii mniej
 }
more-building-types = { $count ->
    [one] o jeden rodzaj budowli więcej
    [few] o { $count } rodzaje budowli więcej
   *[other] o { $count } rodzajów budowli więcej
 }
less-building-types = { $count ->
    [one] o jeden rodzaj budowli mniej
    [few] o { $count } rodzaje budowli mniej
   *[other] o { $count } rodzajów budowli mniej
 }
more-philosophers = { $count ->
    [one] o jednego filozofa więcej
    [few] o { $count } filozofów więcej
   *[other] o { $count } filozofów więcej
 }
less-philosophers = { $count ->
    [one] o jednego filozofa mniej
    [few] o { $count } filozofów mniej
   *[other] o { $count } filozofów mniej
 }
more-priestesses = { $count ->
    [one] o jedną kapłankę więcej
    [few] o { $count } kapłanki więcej
   *[other] o { $count } kapłanek więcej
 }
less-priestesses = { $count ->
    [one] o jedną kapłankę mniej
    [few] o { $count } kapłanki mniej
   *[other] o { $count } kapłanek mniej
 }
more-gold = { $count ->
    [one] o jedną monetę więcej
    [few] o { $count } monety więcej
   *[other] o { $count } monet więcej
 }
less-gold = { $count ->
    [one] o jedną monetę mniej
    [few] o { $count } monety mniej
   *[other] o { $count } monet mniej
 }
more-spare-gold = { $count ->
    [one] o jedną monetę w zapasie więcej
    [few] o { $count } monety w zapasie więcej
   *[other] o { $count } monet w zapasie więcej
 }
less-spare-gold = { $count ->
    [one] o jedną monetę w zapasie mniej
    [few] o { $count } monety w zapasie mniej
   *[other] o { $count } monet w zapasie mniej
 }
more-income = { $count ->
    [one] o jedną monetę dochodu więcej
    [few] o { $count } monety dochodu więcej
   *[other] o { $count } monet dochodu więcej
 }
less-income = { $count ->
    [one] o jedną monetę dochodu mniej
    [few] o { $count } monety dochodu mniej
   *[other] o { $count } monet dochodu mniej
 }
more-lands = { $count ->
    [one] o jeden obszar więcej
    [few] o { $count } obszary więcej
   *[other] o { $count } obszarów więcej
 }
less-lands = { $count ->
    [one] o jeden obszar mniej
    [few] o { $count } obszary mniej
   *[other] o { $count } obszarów mniej
 }
more-sites = { $count ->
    [one] o jeden wolny plac budowy więcej
    [few] o { $count } wolne place budowy więcej
   *[other] o { $count } wolnych placów budowy więcej
 }
less-sites = { $count ->
    [one] o jeden wolny plac budowy mniej
    [few] o { $count } wolne place budowy mniej
   *[other] o { $count } wolnych placów budowy mniej
 }
more-soldiers = { $count ->
    [one] o jednego żołnierza więcej
    [few] o { $count } żołnierzy więcej
   *[other] o { $count } żołnierzy więcej
 }
less-soldiers = { $count ->
    [one] o jednego żołnierza mniej
    [few] o { $count } żołnierzy mniej
   *[other] o { $count } żołnierzy mniej
 }
more-ships = { $count ->
    [one] o jeden statek więcej
    [few] o { $count } statki więcej
   *[other] o { $count } statków więcej
 }
less-ships = { $count ->
    [one] o jeden statek mniej
    [few] o { $count } statki mniej
   *[other] o { $count } statków mniej
 }
more-seas = { $count ->
    [one] o jedno pole morza więcej
    [few] o { $count } pola morza więcej
   *[other] o { $count } pól morza więcej
 }
less-seas = { $count ->
    [one] o jedno pole morza mniej
    [few] o { $count } pola morza mniej
   *[other] o { $count } pól morza mniej
 }
more-hero-strength = { $count ->
    [one] o jeden punkt siły bohaterów więcej
    [few] o { $count } punkty siły bohaterów więcej
   *[other] o { $count } punktów siły bohaterów więcej
 }
less-hero-strength = { $count ->
    [one] o jeden punkt siły bohaterów mniej
    [few] o { $count } punkty siły bohaterów mniej
   *[other] o { $count } punktów siły bohaterów mniej
 }
more-fit-heroes = { $count ->
    [one] o jednego bohatera gotowego do ofiary więcej
    [few] o { $count } bohaterów gotowych do ofiary więcej
   *[other] o { $count } bohaterów gotowych do ofiary więcej
 }
less-fit-heroes = { $count ->
    [one] o jednego bohatera gotowego do ofiary mniej
    [few] o { $count } bohaterów gotowych do ofiary mniej
   *[other] o { $count } bohaterów gotowych do ofiary mniej
 }
more-creatures = { $count ->
    [one] o jedno stworzenie więcej
    [few] o { $count } stworzenia więcej
   *[other] o { $count } stworzeń więcej
 }
less-creatures = { $count ->
    [one] o jedno stworzenie mniej
    [few] o { $count } stworzenia mniej
   *[other] o { $count } stworzeń mniej
 }
more-one-short = do zwycięstwa brakuje już tylko jednej metropolii
less-one-short = do zwycięstwa znowu brakuje więcej niż jednej metropolii
more-enough = dość metropolii do zwycięstwa
less-enough = już nie dość metropolii do zwycięstwa
more-danger = większe zagrożenie atakiem
less-danger = mniejsze zagrożenie atakiem
more-prospects = lepsze widoki na podboje
less-prospects = gorsze widoki na podboje
