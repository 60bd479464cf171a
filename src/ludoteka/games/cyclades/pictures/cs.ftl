areas-on-the-map = Pevnina a moře
    .now = [Sikinos](area:sikinos) a [Théra](area:thera) jsou pevnina, [Menippé](area:menippe) a [Euagoré](area:evagore) moře. Oblasti, které se dotýkají, sousedí, ať jsou jakékoli.

income-of-horns = Rohy platí
    .now = Každý roh přinese zlato tomu, kdo ovládá jeho oblast: fialová má jeden na [Sikinu](area:sikinos) a dva v moři [Dexamené](area:dexamene).

bidding = Přebití a kam dál
    .first = Fialová slíbí [Héře](god:hera) dvě zlata.
    .outbid = Žlutá slíbí tři. Fialová přijde o místo a musí k jinému bohu, ne hned zpátky.
    .elsewhere = Fialová nabídne pět u [Dia](god:zeus) a vyžene odtud modrou.
    .end = Nakonec každý někde stojí. Fialová skončila u [Apollóna](god:apollo), který nestojí nic.

creatures-on-sale = Trh s tvory
    .now = Vedle karty stojí cena: čím déle tvor čeká, tím je levnější. Každý váš chrám ubere jedno zlato.

bridge-of-ships = Lodě jako most
    .before = Vojáci přejdou ze [Sikinu](area:sikinos) na [Antiparos](area:antiparos), protože na mořích mezi nimi leží fialové lodě.
    .after = [Antiparos](area:antiparos) nikdo nebránil: připadne bez boje, i s přístavem.

land-battle = Kolo bitvy na pevnině
    .strengths = Modrá útočí na [Amorgos](area:amorgos). Obě strany počítají vojáky, námezdní vojáky, hrdiny a budovy, které pomáhají. Před hodem smí obránce ustoupit.
    .round = Každá strana hodila jednou kostkou a přičetla ji. Nižší součet ztrácí jednotku; poslední obránce padl a oblast mění majitele.

sea-battle = Kolo bitvy na moři
    .before = Fialová loď v oblasti [Speió](area:speio) se chystá na žlutou v oblasti [Halié](area:halia).
    .round = Jedna kostka za stranu, plus lodě a co pomáhá. Žlutá má nižší součet, přijde o jedinou loď a moře je fialové.

from-buildings-to-metropolis = Čtyři budovy, jedna metropole
    .four = Fialová má chrám na [Mykonu](area:mykonos), pevnost a akademii na [Théře](area:thera). Chybí jen přístav a ten stojí na [Antiparu](area:antiparos).
    .stands = S přístavem jsou čtyři různé budovy pohromadě. Odstraní se a na [Mykonu](area:mykonos) stojí metropole.
