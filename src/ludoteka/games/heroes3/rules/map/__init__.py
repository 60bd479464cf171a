"""Heroes on the map: moving, visiting, locations."""
