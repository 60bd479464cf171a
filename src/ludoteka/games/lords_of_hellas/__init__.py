"""Lords of Hellas: heroes, armies, monsters and monuments in a Greece that new gods have come to."""
