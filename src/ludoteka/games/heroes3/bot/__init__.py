"""What bots know of Heroes III: how well a seat stands, what a fight promises, what everybody does by habit."""
