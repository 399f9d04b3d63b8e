"""What is told of a game: names, views, positions, odds, and why something cannot be done."""
