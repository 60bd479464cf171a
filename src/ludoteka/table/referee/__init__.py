"""The referee: applies rules and asks bots, in whatever process its host gives it."""
