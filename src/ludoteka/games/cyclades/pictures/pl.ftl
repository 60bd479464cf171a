areas-on-the-map = Ląd i morze
    .now = [Sikinos](area:sikinos) i [Tera](area:thera) to ląd, [Menippe](area:menippe) i [Euagore](area:evagore) to morze. Obszary, które się stykają, sąsiadują, bez względu na rodzaj.

income-of-horns = Rogi płacą
    .now = Każdy róg daje jedno złoto temu, kto kontroluje jego obszar: fioletowi mają jeden na [Sikinos](area:sikinos) i dwa na morzu [Deksamene](area:dexamene).

bidding = Przebicie i co dalej
    .first = Fioletowi obiecują [Herze](god:hera) dwie sztuki złota.
    .outbid = Żółci obiecują trzy. Fioletowi tracą miejsce i muszą iść do innego boga, nie od razu z powrotem.
    .elsewhere = Fioletowi dają pięć u [Zeusa](god:zeus) i wypierają stamtąd niebieskich.
    .end = Na koniec każdy gdzieś stoi. Fioletowi poprzestali na [Apollu](god:apollo), który nic nie kosztuje.

creatures-on-sale = Targ stworów
    .now = Obok karty stoi cena: im dłużej stwór czeka, tym jest tańszy. Każda twoja świątynia obniża cenę o jedno złoto.

bridge-of-ships = Statki to most
    .before = Żołnierze przechodzą z [Sikinos](area:sikinos) na [Antiparos](area:antiparos), bo na morzach między nimi stoją fioletowe statki.
    .after = [Antiparos](area:antiparos) nie było bronione, więc przechodzi w inne ręce bez bitwy, razem z portem.

land-battle = Runda bitwy na lądzie
    .strengths = Niebiescy atakują [Amorgos](area:amorgos). Obie strony liczą żołnierzy, najemników, herosów i budowle, które pomagają. Przed rzutem obrońca może się wycofać.
    .round = Każda strona rzuciła jedną kością i dodała wynik. Niższa suma traci jednostkę; ostatni obrońca zginął i obszar zmienia właściciela.

sea-battle = Runda bitwy na morzu
    .before = Fioletowy statek w obszarze [Speio](area:speio) zaraz zaatakuje żółty w obszarze [Halia](area:halia).
    .round = Jedna kość na stronę, plus statki i to, co pomaga. Żółci mają niższą sumę, tracą jedyny statek i morze jest fioletowe.

from-buildings-to-metropolis = Cztery budowle, jedna metropolia
    .four = Fioletowi mają świątynię na [Mykonos](area:mykonos), fortecę i akademię na [Terze](area:thera). Brakuje tylko portu, a ten stoi na [Antiparos](area:antiparos).
    .stands = Z portem są cztery różne budowle. Zdejmuje się je, a na [Mykonos](area:mykonos) stoi metropolia.
