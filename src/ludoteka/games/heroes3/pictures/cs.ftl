known-world = Dílky a pole
    .now = Dílek má sedm polí. Hrdina stojí ve [městě](field:t1-c) na startovním dílku; skryté dílky odhalí, kdo k nim dojde.

far-tile = Vzdálený dílek
    .before = Hrdina stojí na okraji známého světa a v zásobě má vzdálený dílek.
    .placed = Dílek leží vedle hrdinova a je natočený tak, že v cestě není uzavřená hrana.

a-town = Město
    .before = Co stojí, je vybarvené; co lze postavit, má u sebe cenu. Jedna budova za kolo.
    .built = [Radnice](building:necropolis_city_hall) stojí a žeton stavby je spotřebovaný.

a-hand = Karty v ruce
    .now = Většina karet má základní efekt a pod ním expertní, který smíte použít tolikrát za kolo, kolik dovolí úroveň.

combat-board = Bojiště
    .empty = Čtyři řady a pět sloupců. Vaše jednotky začínají ve vašich dvou sloupcích, nepřítel ve dvou protějších.
    .ready = Všechny tři jednotky stojí: rychlé jednají dřív, takže pořadí po straně znamená víc než místo.

a-blow = Rána
    .far = Na tahu jsou [kostlivci](space:c3); [lučištníci](space:a5) stojí v rohu.
    .marched = Došli vedle nich: pozemní jednotka musí k úderu sousedit.
    .attacks = Útok je ohlášen. Než padne kostka, smějí obě strany hrát karty.
    .card = Karta útok zvýšila. Teď kostka přidá jedna, nic, nebo jedna ubere; útok minus obrana je zranění.

few-and-pack = Hrstka a Tlupa
    .before = [Přízraky](unit:wraiths) jsou Hrstka. Tlupa je silnější a padá až napodruhé.
    .after = S [Citadelou](building:necropolis_citadel) byly posíleny: karta je otočená na stranu Tlupa.
