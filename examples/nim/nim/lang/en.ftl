game-title = Nim
game-about = Take one to three sticks in turn; the player who takes the last one wins.
option-sticks = Sticks on the heap
verb-take =
    { $count ->
        [one] Take one stick
       *[other] Take { $count } sticks
    }
prompt-take = Take one to three sticks.
event-took =
    { $count ->
        [one] { $seat } takes one stick.
       *[other] { $seat } takes { $count } sticks.
    }
reason-too-many =
    { $sticks ->
        [one] Take one to three sticks; one is left.
       *[other] Take one to three sticks; { $sticks } are left.
    }
