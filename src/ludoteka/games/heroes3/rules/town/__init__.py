"""Towns: building, special buildings, what may be done in any turn."""
