"""Playing cards and casting spells outside combat."""
