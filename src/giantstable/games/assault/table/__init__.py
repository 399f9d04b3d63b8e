"""The table of a game: who stands where, what can be asked, what can happen."""
