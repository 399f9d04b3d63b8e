"""What is told of a battle: names, views, positions, odds, and why something cannot be done."""
