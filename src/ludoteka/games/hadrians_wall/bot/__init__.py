"""What bots know of Hadrian's Wall."""
