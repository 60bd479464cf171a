"""What every part of a combat stands on: board, figures, damage, effects, siege."""
