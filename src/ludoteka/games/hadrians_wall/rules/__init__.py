"""The rules of Hadrian's Wall, one file for each area of the sheets and each part of a year."""
