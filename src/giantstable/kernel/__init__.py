"""What any game is: decisions, events, a table, a match. No game is named here."""
