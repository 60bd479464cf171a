game-title = Nim
game-about = Zabierajcie na zmianę od jednego do trzech patyczków; kto weźmie ostatni, wygrywa.
option-sticks = Patyczków na stosie
verb-take =
    { $count ->
        [one] Weź jeden patyczek
        [few] Weź { $count } patyczki
       *[other] Weź { $count } patyczków
    }
prompt-take = Weź od jednego do trzech patyczków.
event-took =
    { $count ->
        [one] { $seat } zabiera jeden patyczek.
        [few] { $seat } zabiera { $count } patyczki.
       *[other] { $seat } zabiera { $count } patyczków.
    }
reason-too-many =
    { $sticks ->
        [one] Zabiera się od jednego do trzech patyczków; został jeden.
        [few] Zabiera się od jednego do trzech patyczków; zostały { $sticks }.
       *[other] Zabiera się od jednego do trzech patyczków; zostało { $sticks }.
    }
