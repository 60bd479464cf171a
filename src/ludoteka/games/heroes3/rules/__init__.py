"""The rules of Heroes III, one file per chapter."""
