"""Heroes of Might and Magic III: The Board Game: armies, heroes, towns and magic on a map of hexes."""
