
## Stages and cards

board-hand = Your hand
