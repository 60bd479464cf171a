"""`ludoteka bench --peers`: this engine and others in one interleaved run on one core."""
