"""Why not: the rule that forbids what somebody pointed at."""
