"""What bots know of Cyclades."""
