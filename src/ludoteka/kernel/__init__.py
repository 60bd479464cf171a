"""The kernel: the words every game, table, bot and arena speaks."""
