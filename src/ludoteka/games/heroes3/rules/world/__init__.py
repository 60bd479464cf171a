"""The map as it lies: tiles, fields, who stands where."""
