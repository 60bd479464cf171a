"""Learning a judgement: practice games, what they show of each position, and the weights that foretell who wins."""
