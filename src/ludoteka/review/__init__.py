"""Review: what a finished game turned on, with luck kept apart from skill."""
