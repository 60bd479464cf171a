
## Stages and cards

board-hand = Tvoje ruka
