"""Trade, recruiting and exchanges between allies."""
