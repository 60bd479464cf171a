two-cards = Dvě karty, dvojí použití
    .now = Horní polovina karty je cíl pro konec hry. Dolní je vyhlídka, která zaplatí hned. Vy volíte, která karta bude čím.

pool-of-the-year = Vaše zásoba
    .now = Tihle pracovníci a suroviny jsou všechno, co na rok máte. Co na konci zbude, propadne.

fort-and-wall = Od pevnosti k valu
    .before = Ještě nic nestojí. Další políčko [pevnosti](area:fort) stojí stavitele nebo vojáka.
    .fort = První políčko [pevnosti](area:fort) stojí a nese první políčko [valu](area:wall) nad sebou.
    .wall = Surovina vyplnila první políčko [valu](area:wall). Symbol v něm získáváte hned.

three-cohorts = Tři kohorty
    .now = Každé vyplněné políčko zastaví na své straně jeden útok, každý rok znovu. Tady mají [levá](side:left) a [střed](side:centre) po jednom, pravá žádné.

four-attributes = Čtyři vlastnosti
    .now = Každé vyplněné políčko [slávy](area:renown), [zbožnosti](area:piety), [udatnosti](area:valour) a [disciplíny](area:discipline) je na konci bod. Políčka se symbolem dají i to, co ukazují.

pattern-on-the-map = Umístění tvaru
    .before = Zvědové přinesou tvar ze čtyř čtverců. Smí se otáčet i zrcadlit a musí ležet na volných čtvercích.
    .after = Leží v horním rohu. Každý zakrytý symbol jste získali.

attack-of-the-picts = Útok na konci roku
    .cards = Každá karta osudu útočí na jednu kohortu. Vyplněné políčko zadrží jednu; ostatní projdou, pokud nepomůže přízeň.
    .favour = Diplomat se přimluvil vlevo: jedna karta se tam nepočítá.
    .settled = Další přízeň uprostřed. Jedna karta přesto projde: jedna nevole, a udatnosti je o jednu míň, než ukazuje šedý praporek.
