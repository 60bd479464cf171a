"""What bots know of Lords of Hellas."""
