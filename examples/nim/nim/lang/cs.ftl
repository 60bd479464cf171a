game-title = Nim
game-about = Berte střídavě jednu až tři tyčky; kdo vezme poslední, vyhrává.
option-sticks = Tyček na hromádce
verb-take =
    { $count ->
        [one] Vzít jednu tyčku
        [few] Vzít { $count } tyčky
       *[other] Vzít { $count } tyček
    }
prompt-take = Vezměte jednu až tři tyčky.
event-took =
    { $count ->
        [one] { $seat } bere jednu tyčku.
        [few] { $seat } bere { $count } tyčky.
       *[other] { $seat } bere { $count } tyček.
    }
reason-too-many =
    { $sticks ->
        [one] Bere se jedna až tři tyčky; zbývá jedna.
        [few] Bere se jedna až tři tyčky; zbývají { $sticks }.
       *[other] Bere se jedna až tři tyčky; zbývá jich { $sticks }.
    }
