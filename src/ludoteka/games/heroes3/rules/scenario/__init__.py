"""Special rules, choices and timed events of scenarios."""
