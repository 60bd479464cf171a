"""The rules of Lords of Hellas, one file per chapter."""
