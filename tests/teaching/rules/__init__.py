"""The rules of the teaching game, one file per chapter."""
