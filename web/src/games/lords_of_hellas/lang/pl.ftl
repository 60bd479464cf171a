
## Stages and cards

board-hand = Twoja ręka
