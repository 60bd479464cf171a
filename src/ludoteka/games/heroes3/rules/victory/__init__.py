"""What counts for victory, how the game ends, linked scenarios."""
