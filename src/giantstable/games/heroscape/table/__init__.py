"""The table of a battle: who stands where, what can be asked, what can happen."""
