"""The rules of Cyclades, one file per chapter of the rulebook."""
