"""The table of a fight: what lies on it, what can be asked, what can happen."""
